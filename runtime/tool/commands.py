#!/usr/bin/env python3
"""Makes from commands.yaml the C tables of the parser, of --help and of session files, the man page, the completion and both
schemas.

    commands.py build/tool runtime/tool    folders of commands.c, pmureg.1 and pmureg.bash, and of the schemas
"""

from __future__ import annotations

import json
import re
import sys
import textwrap
from pathlib import Path
from typing import Any

import jinja2
import yaml  # type: ignore[import]

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
SYSTEM = "system"  # words: [..., system] and [ends]
ENDS = "ends"

Row = dict[str, Any]


class Mistake(Exception):
    """The table has a contradiction."""


def option_row(name: str, known: Row, own: Row) -> Row:
    """Returns an option of one command, with defaults filled in."""
    row: Row = {"name": name, "letter": None, "argument": None, "least": 1, "most": 2**64 - 1, "choices": [], "needs": "",
                "complete": None, "member": name.replace("-", "_"), **known, **own}
    row.setdefault("kind", "text" if row["argument"] else "flag")
    row.setdefault("is", value_of(row))
    return row


def value_of(row: Row) -> str:
    """Returns what the option's value must be, for messages."""
    if row["choices"]:
        return f"{', '.join(row['choices'][:-1])} or {row['choices'][-1]}"
    if row["kind"] == "number":
        return f"a number from {row['least']} to {row['most']}"
    if row["kind"] == "time":
        return "a time (100ms, 10s, 5min, 2h, at most 99h) or a number of milliseconds"
    if row["kind"] == "size":
        return "a size from 64KiB to 1GiB, as 64MiB"
    return "true or false" if row["kind"] == "flag" else str(row["argument"]) if row["needs"] else "a value"


def command_row(name: str, said: Row, options: dict[str, Row]) -> Row:
    rows = []
    for item in said.get("options", []) + ([] if "help" in said.get("options", []) else ["help"]):
        option, own = (item, {}) if isinstance(item, str) else next(iter(item.items()))
        if option not in options:
            raise Mistake(f"{name} has option {option}, which is not under `options`")
        rows.append(option_row(option, options[option], own))
    words = said.get("words", [0])
    refused = [option_row(option, {}, {"help": "", "kind": "refused", **row}) for option, row in said.get("refused", {}).items()]
    return {"name": name, "complete": None, "needs_system": False, "more": "", **said, "rows": rows, "refused": refused,
            "takes_system": SYSTEM in words, "ends": ENDS in words, "words": 0 if ENDS in words else words[0],
            "too_many": words[1] if len(words) > 1 else None}


def key_rows(keys: dict[str, Row], options: dict[str, Row]) -> list[Row]:
    """Returns the keys of a mapping in session files."""
    rows = []
    for key, said in keys.items():
        option = said.get("option", key.replace("_", "-"))
        row = option_row(option, options.get(option, {}), said)
        row["name"] = key
        row["text"] = said.get("text", row.get("help", "")[:1].upper() + row.get("help", "")[1:] + ".")
        rows.append(row)
    return rows


def others(keys: list[Row], text: str) -> str:
    """Returns the keys that a text about session files does not name."""
    return ", ".join(row["name"] for row in keys if not re.search(rf"\b{row['name']}\b", text))


def c_string(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t").replace("??", "?\\?")
    return f'"{escaped}"'


def c_lines(text: str, indent: int) -> str:
    """Returns a C string, one line of text on each line."""
    return ("\n" + indent * "\t").join(c_string(line) for line in text.splitlines(keepends=True)) or '""'


def roff(text: str) -> str:
    """Escapes text for roff: backslashes, hyphens, and lines that look like requests."""
    return re.sub(r"^([.'])", r"\\&\1", text.replace("\\", "\\e").replace("-", "\\-"), flags=re.M)


def example(line: str) -> str:
    return line[2:] if line.startswith("| ") else f"pmureg {line}"


def stand_ins(line: str) -> list[str]:
    """Returns the pieces of an example: text, placeholder (generator/views/examples.py), text, ..."""
    return [f"EXAMPLE_{piece.upper()}" if i % 2 else piece for i, piece in enumerate(re.split(r"\{(\w+)\}", line))]


def named(line: str) -> str:
    """Returns an example with generic names instead of described ones."""
    return re.sub(r"\{(\w+)\}", lambda found: found[1].upper().rpartition("_")[2], line)


def environment() -> jinja2.Environment:
    env = jinja2.Environment(loader=jinja2.FileSystemLoader(ROOT / "templates" / "tool"), trim_blocks=True, lstrip_blocks=True,
                             keep_trailing_newline=True, undefined=jinja2.StrictUndefined, autoescape=False)
    env.filters.update({"c": c_string, "c_lines": c_lines, "roff": roff, "example": example, "named": named, "stand_ins": stand_ins, "json": json.dumps,
                        "keys": lambda names: "|".join(names)})
    return env


def tables() -> Row:
    said = yaml.safe_load((HERE / "commands.yaml").read_text(encoding="utf-8"))
    said["output"]["format"]["choices"] = list(said["formats"])
    options: dict[str, Row] = said["options"]
    keys = key_rows(said["session"], options)
    more = said["commands"]["run"]["more"].replace("@formats@", "|".join(said["formats"]))
    said["commands"]["run"]["more"] = more.replace("@others@", others(keys, more))
    version = re.search(r'PMUREG_VERSION "(.+)"', (ROOT / "runtime/include/pmureg/pmureg.h").read_text(encoding="utf-8"))
    assert version is not None
    return {
        "before": command_row("", said["before"], options),
        "commands": [command_row(name, command, options) for name, command in said["commands"].items()],
        "keys": {"session_keys": keys, "output_keys": key_rows(said["output"], {}), "event_keys": key_rows(said["event"], {})},
        "version": version[1],
        "formats": {name: {"takes_separator": False, "takes_size": False, "needs_file": False, **row} for name, row in said["formats"].items()},
        "lines": {of: {name: {"sometimes": False, **row} for name, row in line.items()} for of, line in said["lines"].items()},
    }


def write(path: Path, text: str) -> None:
    """Writes a file only if its text changes, so that dependent files stay up to date."""
    if not path.is_file() or path.read_text(encoding="utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def main(made: Path, published: Path) -> None:
    env, known = environment(), tables()
    texts = {name: env.get_template(f"{name}.j2").render(known)
             for name in ("pmureg.1", "pmureg.bash", "session.schema.json", "stat.schema.json")}
    for name, text in texts.items():
        write((published if name.endswith(".json") else made) / name, text)
    write(made / "commands.c", env.get_template("commands.c.j2").render(
        known, texts={re.sub(r"\W", "_", name): text.splitlines(keepends=True) for name, text in texts.items()}))


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(textwrap.dedent(__doc__ or ""))
    main(Path(sys.argv[1]), Path(sys.argv[2]))
