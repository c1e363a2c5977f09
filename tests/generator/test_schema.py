"""The published schema: what regdefs/schema.json says is what the checker reads, and editors can use it."""

from __future__ import annotations

import importlib
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from generator.commands import keys  # noqa: E402
from generator.commands.marks import renewed  # noqa: E402
from generator.load.shape import json_schema  # noqa: E402
from generator.base.source import Problems  # noqa: E402

DESCRIPTIONS = sorted((ROOT / "regdefs").rglob("*.yaml"))


class Yaml12Loader(yaml.SafeLoader):
    """YAML 1.2's core schema, as editors read it: `31:24` is text there, not a number in base 60."""


Yaml12Loader.yaml_implicit_resolvers = {}
for tag, pattern, first in (
        ("bool", r"^(?:true|false)$", "tf"),
        ("null", r"^(?:~|null|)$", ["~", "n", ""]),
        ("int", r"^(?:[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+)$", "-+0123456789"),
        ("float", r"^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$", "-+0123456789.")):
    Yaml12Loader.add_implicit_resolver(f"tag:yaml.org,2002:{tag}", re.compile(pattern), list(first))


def load(path: Path) -> Any:
    def keys_as_text(node: Any) -> Any:
        if isinstance(node, dict):
            return {str(key): keys_as_text(value) for key, value in node.items()}
        return [keys_as_text(item) for item in node] if isinstance(node, list) else node

    return keys_as_text(yaml.load(path.read_text(), Loader=Yaml12Loader))


@pytest.fixture(scope="module")
def jsonschema() -> Any:
    """The validator; where packages are promised to be there, a missing one is a failure."""
    if os.environ.get("CI"):
        return importlib.import_module("jsonschema")
    return pytest.importorskip("jsonschema", reason="skipped: Debian package python3-jsonschema is not here")


@pytest.fixture(scope="module")
def schema() -> Any:
    return json.loads((ROOT / "regdefs" / "schema.json").read_text())


def test_published_schema_is_the_checkers() -> None:
    printed = subprocess.run([sys.executable, "-m", "generator", "schema"], cwd=ROOT, capture_output=True, text=True, check=True)
    assert printed.stdout == (ROOT / "regdefs" / "schema.json").read_text()


def test_schema_is_a_schema(jsonschema: Any, schema: Any) -> None:
    jsonschema.Draft202012Validator.check_schema(schema)


@pytest.mark.parametrize("path", DESCRIPTIONS, ids=lambda path: path.stem)
def test_descriptions_satisfy_it(path: Path, jsonschema: Any, schema: Any) -> None:
    problems = [f"{list(error.absolute_path)}: {error.message[:200]}"
                for error in jsonschema.Draft202012Validator(schema).iter_errors(load(path))]
    assert problems == []


def test_it_refuses_an_unknown_key(jsonschema: Any, schema: Any) -> None:
    tree = load(DESCRIPTIONS[0])
    tree["tittle"] = "x"
    assert [error.validator for error in jsonschema.Draft202012Validator(schema).iter_errors(tree)] == ["additionalProperties"]


def test_every_key_is_explained_and_examples_are_right(jsonschema: Any, schema: Any) -> None:
    """What editors show of a key: what it means, and an example and a default that the schema itself accepts."""
    for title, definition in {"file": schema, **schema["$defs"]}.items():
        for name, key in definition["properties"].items():
            assert key["description"] and not key["description"].endswith("."), f"{title}.{name}"
            validator = jsonschema.Draft202012Validator({**{word: key[word] for word in key if word not in ("default", "examples")}, "$defs": schema["$defs"]})
            for value in [*key.get("examples", []), *([key["default"]] if "default" in key else [])]:
                assert validator.is_valid(value), f"{title}.{name}: {value}"
            for words in (inner for inner in [key, *key.get("anyOf", [])] if "enumDescriptions" in inner):
                assert len(words["enumDescriptions"]) == len(words["enum"]), f"{title}.{name}"


PAGE = ROOT / "regdefs" / "README.md"


def test_the_page_has_every_key_and_is_short() -> None:
    """An hour's reading: the tutorial first, then one table of all keys, up to date."""
    page = PAGE.read_text()
    assert page.index("## Tutorial") < page.index("## All keys") < page.index("## Recipes")
    assert len(page.split()) <= 5600
    problems = Problems()
    assert renewed(PAGE, "keys", keys.markdown(), problems) is None and not problems, "run `ninja`"
    assert "|**`space`**|block|" in page and "|`W1C`|a written 1 clears, a 0 changes nothing|" in page
    told = set(re.findall(r"^\|\**`(\w+)`\**\|([\w,]+)\|", page, re.M))
    for title, definition in {"file": json_schema(), **json_schema()["$defs"]}.items():
        for name in definition["properties"]:
            assert any(name == key and title in where.split(",") for key, where in told), f"{title}.{name}"


@pytest.mark.parametrize("text, words", [
    ("# Keys\n", "1:1: the page has `<!-- keys -->` 0 times; write <!-- keys --> and <!-- /keys --> once each, on lines of their own"),
    ("<!-- /keys -->\n<!-- keys -->\n", "1:1: `<!-- /keys -->` is before `<!-- keys -->`; exchange them"),
])
def test_a_page_without_its_marks_is_left_alone(run: Any, tmp_path: Path, text: str, words: str) -> None:
    page = tmp_path / "page.md"
    page.write_text(text)
    outcome = run("schema", "--page", page)
    assert outcome.status == 1 and f"{page}:{words}" in outcome.err and page.read_text() == text
