#!/usr/bin/env python3
"""Makes from the library's header its man page, the linker's list of exported names with their version, or Python's types.

    manual.py page runtime/include/pmureg/pmureg.h runtime/include/pmureg/base.h > pmureg.3
    manual.py versions runtime/include/pmureg/pmureg.h > pmureg.map
    manual.py python runtime/include/pmureg/pmureg.h runtime/include/pmureg/base.h > header.py

From the second header, they only take the sections on errors and registers.
"""

from __future__ import annotations

import re
import sys
import textwrap
from pathlib import Path


def roff(text: str) -> str:
    """Escapes text for roff: backslashes, hyphens, and lines that look like requests."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return re.sub(r"^([.'])", r"\\&\1", text, flags=re.M)


def comment(text: str) -> str:
    """Formats the text of a C comment: keeps paragraphs apart and indented lines unchanged."""
    lines = [re.sub(r"^\s*\*? ?", "", line, count=1).rstrip() for line in text.strip().splitlines()]
    out: list[str] = []
    verbatim = False
    for line in lines:
        if line.startswith("\t") != verbatim and line:
            verbatim = not verbatim
            out.append(".PP\n.nf" if verbatim else ".fi\n.PP")
        out.append(roff(line.removeprefix("\t")) if line else "" if verbatim else ".PP")
    if verbatim:
        out.append(".fi")
    return "\n".join(out).strip()


def prototype(text: str) -> str:
    """Formats a prototype in bold, wrapped for a terminal without breaking within an argument."""
    words = re.sub(r"\s+", " ", text.replace("PMUREG_API ", "")).strip().replace(" ", "~").replace(",~", ", ")
    lines = textwrap.wrap(words, 71, subsequent_indent=8 * " ", break_on_hyphens=False, break_long_words=False)
    return "\n".join(f'.B "{roff(line)}"' for line in lines).replace("~", " ")


def declared(header: str) -> list[str]:
    """Returns the public functions."""
    return re.findall(r"^PMUREG_API .*?;", header, re.M | re.S)


def name_of(function: str) -> str:
    found = re.search(r"\b(pmureg_\w+)\(", function)
    assert found is not None, function
    return found[1]


def versions(header: str) -> str:
    """Returns the linker's version script. The version is that of the soname, so other major versions do not match."""
    major = re.search(r"#define PMUREG_VERSION_MAJOR (\d+)", header)
    assert major is not None
    names = "".join(f"\t\t{name_of(function)};\n" for function in declared(header))
    return f"PMUREG_{major[1]} {{\n\tglobal:\n{names}\tlocal:\n\t\t*;\n}};\n"


PIECE = re.compile(r"/\* ---- (?P<section>.*?) ---- \*/"
                   r"|(?:/\*(?P<text>(?:(?!\*/).)*)\*/\n)?(?P<code>^(?:PMUREG_API|struct|enum|typedef)\b[^;{]*(?:\{.*?^\})?[^;]*;)", re.M | re.S)


def version_of(header: str) -> str:
    found = re.search(r'#define PMUREG_VERSION "(.+)"', header)
    if not found:
        raise SystemExit("manual.py: the header has no version")
    return found[1]


def shared(base: str) -> str:
    """Returns what the library's users need of the second header."""
    return base[base.index("/* ---- Errors"):base.index("/* ---- Words")]


def page(header: str, base: str) -> str:
    top = re.search(r"/\*\n \* pmureg\.h: (.*?)\*/", header, re.S)
    if not top:
        raise SystemExit("manual.py: the header has no opening comment")
    names = ", ".join(["pmureg", *(name_of(function) for function in declared(header))])
    out = [f'.TH PMUREG 3 "" "pmureg {version_of(header)}" "Library Functions Manual"',
           ".nh", ".SH NAME", f"{names} \\- count with described performance\\-monitoring units",
           ".SH LIBRARY", "libpmureg (\\-lpmureg)",
           ".SH SYNOPSIS", ".nf", ".B #include <pmureg/pmureg.h>", "",
           *map(prototype, declared(header)), ".fi",
           ".hy", ".SH DESCRIPTION", comment(top[1])]
    for piece in PIECE.finditer(header[top.end():] + shared(base)):
        if piece["section"]:
            out.append(f".SH {roff(piece['section']).upper()}")
            continue
        out += [".PP", ".nf", prototype(piece["code"]) if piece["code"].startswith("PMUREG_API")
                else roff(piece["code"].expandtabs(4)), ".fi"]
        if piece["text"]:
            out += [".RS", comment(piece["text"]), ".RE"]
    out += [".SH SEE ALSO", ".BR pmureg (1)"]
    return "\n".join(line for line in out if line) + "\n"


# ---- Python's types ----

SCALARS = {"char": "c_char", "double": "c_double", "int": "c_int", "long": "c_long", "unsigned": "c_uint", "size_t": "c_size_t",
           "uint16_t": "c_uint16", "uint32_t": "c_uint32", "uint64_t": "c_uint64"}


class Python:
    """The types of the header as ctypes knows them, in the header's order."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.known: dict[str, str] = {}  # the classes of structures and callbacks
        self.callbacks: set[str] = set()
        self.functions: list[str] = []

    def type_of(self, words: str, stars: int) -> str:
        """Returns the type of what is declared with these words and stars. What has no members here is known by its address."""
        name = re.sub(r"\bconst\b", "", words).strip()
        if name.startswith("enum "):
            name = "int"
        if stars and name in ("char", "void"):
            made, stars = {"char": "c_char_p", "void": "c_void_p"}[name], stars - 1
        elif name in self.known:
            made = self.known[name]
            stars -= name in self.callbacks  # the class is of pointers to such functions
        elif name.startswith("struct "):
            made, stars = "c_void_p", stars - 1
        else:
            made = SCALARS[name]
        for _ in range(stars):
            made = f"POINTER({made})"
        return made

    def declared(self, text: str) -> list[tuple[str, str]]:
        """Returns the names and types of a declaration, such as `const char *path, *system`; of parameters one each."""
        words, rest = re.fullmatch(r"((?:const |enum |struct )*\w+)\b(.*)", " ".join(text.split())).groups()  # type: ignore[union-attr]
        if callback := re.fullmatch(r" \(\*(\w+)\)\((.*)\)", rest):
            return [(callback[1], self.callback(words, callback[2]))]
        found = []
        for one in rest.split(","):
            stars, name, length = re.fullmatch(r"([\s*]*)(\w*)(?:\[(\d+)\])?", one.strip()).groups()  # type: ignore[union-attr]
            made = self.type_of(words, stars.count("*"))
            found.append((name, f"{made} * {length}" if length else made))
        return found

    def parameters(self, text: str) -> list[str]:
        return [] if text.strip() == "void" else [self.declared(one)[0][1] for one in text.split(",")]

    def result(self, text: str) -> str:
        return "None" if text == "void" else self.declared(text)[0][1]

    def callback(self, result: str, parameters: str) -> str:
        return f"CFUNCTYPE({', '.join([self.result(result), *self.parameters(parameters)])})"

    def structure(self, name: str, members: str) -> None:
        fields = [pair for member in members.split(";") if member.strip() for pair in self.declared(member)]
        self.known[f"struct {name}"] = class_of(name)
        self.lines += [f"class {class_of(name)}(Structure):", "    _fields_ = [",
                       *(f'        ("{field}", {made}),' for field, made in fields), "    ]", "", ""]

    def enumeration(self, name: str, members: str) -> None:
        """Flags and numbers of errors have no name: they become constants."""
        value = 0
        for member in filter(None, map(str.strip, members.split(","))):
            label, _, given = member.partition(" = ")
            value = int(given, 0) if given else value
            self.lines.append(f"{'    ' if name else ''}{label.removeprefix('PMUREG_').removeprefix('TEST_')} = {value}")
            value += 1
        self.lines += ["", ""]

    def take(self, code: str) -> None:
        """Takes one declaration, without comments."""
        if found := re.fullmatch(r"struct (\w+) \{(.*)\}", code):
            self.structure(*found.groups())
        elif found := re.fullmatch(r"enum (\w*) ?\{(.*)\}", code):
            self.lines += [f"class {class_of(found[1])}(IntEnum):"] if found[1] else []
            self.enumeration(*found.groups())
        elif found := re.fullmatch(r"typedef (.*?)(\w+)\((.*)\)", code):
            self.known[found[2]] = class_of(found[2])
            self.callbacks.add(found[2])
            self.lines += [f"{class_of(found[2])} = {self.callback(found[1].strip(), found[3])}", "", ""]
        elif found := re.fullmatch(r"(.*?)(\w+)\((.*)\)", code):
            self.functions.append(f'    "{found[2]}": ({self.result(found[1].strip())}, [{", ".join(self.parameters(found[3]))}]),')
        elif not re.fullmatch(r"struct \w+", code):
            raise SystemExit(f"manual.py: what is `{code}`?")


def class_of(name: str) -> str:
    return "".join(word.capitalize() for word in name.removeprefix("pmureg_").split("_"))


def python(header: str, base: str) -> str:
    made = Python()
    for piece in PIECE.finditer(shared(base) + header):
        code = " ".join(re.sub(r"/\*.*?\*/", "", piece["code"] or "", flags=re.S).replace("PMUREG_API ", "").split())
        for declaration in re.findall(r"([^;{]+(?:\{[^}]*\})?);", code):
            made.take(declaration.strip())
    version = version_of(header)
    names = ["CFUNCTYPE", "POINTER", "Structure", *sorted(set(re.findall(r"\bc_\w+", "\n".join([*made.lines, *made.functions]))))]
    top = ['"""The types and functions of <pmureg/pmureg.h>, as ctypes knows them. runtime/library/manual.py makes this file."""', "",
           *textwrap.wrap(f"from ctypes import ({', '.join(names)})", 120, subsequent_indent=" " * 20), "from enum import IntEnum", "",
           f'VERSION = "{version}"', f'SONAME = "libpmureg.so.{version.split(".")[0]}"', "", ""]
    body = "\n".join([*top, *made.lines, "# What each returns, and its parameters.",
                      "FUNCTIONS: dict[str, tuple[object, list[object]]] = {", *made.functions, "}"])
    return re.sub(r"\n{4,}", "\n\n\n", body) + "\n"


if __name__ == "__main__":
    sys.stdout.write({"page": page, "versions": versions, "python": python}[sys.argv[1]](*(Path(name).read_text(encoding="utf-8") for name in sys.argv[2:])))
