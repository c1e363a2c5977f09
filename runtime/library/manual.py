#!/usr/bin/env python3
"""Makes the library's man page, or the linker's list of exported names with their version, from its header.

    manual.py page runtime/include/pmureg/pmureg.h runtime/include/pmureg/base.h > pmureg.3
    manual.py versions runtime/include/pmureg/pmureg.h > pmureg.map

From the second header, the page only takes the section on errors.
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


def page(header: str, base: str) -> str:
    version = re.search(r'#define PMUREG_VERSION "(.+)"', header)
    top = re.search(r"/\*\n \* pmureg\.h: (.*?)\*/", header, re.S)
    if not version or not top:
        raise SystemExit("manual.py: the header has no version, or no opening comment")
    names = ", ".join(["pmureg", *(name_of(function) for function in declared(header))])
    out = [f'.TH PMUREG 3 "" "pmureg {version[1]}" "Library Functions Manual"',
           ".nh", ".SH NAME", f"{names} \\- count with described performance\\-monitoring units",
           ".SH LIBRARY", "libpmureg (\\-lpmureg)",
           ".SH SYNOPSIS", ".nf", ".B #include <pmureg/pmureg.h>", "",
           *map(prototype, declared(header)), ".fi",
           ".hy", ".SH DESCRIPTION", comment(top[1])]
    body = header[top.end():] + base[base.index("/* ---- Errors"):base.index("/* ---- Words")]
    for piece in re.finditer(r"/\* ---- (?P<section>.*?) ---- \*/"
                             r"|(?:/\*(?P<text>(?:(?!\*/).)*)\*/\n)?(?P<code>^(?:PMUREG_API|struct|enum|typedef)\b[^;{]*(?:\{.*?^\})?[^;]*;)",
                             body, re.M | re.S):
        if piece["section"]:
            out.append(f".SH {roff(piece['section']).upper()}")
            continue
        out += [".PP", ".nf", prototype(piece["code"]) if piece["code"].startswith("PMUREG_API")
                else roff(piece["code"].expandtabs(4)), ".fi"]
        if piece["text"]:
            out += [".RS", comment(piece["text"]), ".RE"]
    out += [".SH SEE ALSO", ".BR pmureg (1)"]
    return "\n".join(line for line in out if line) + "\n"


if __name__ == "__main__":
    sys.stdout.write({"page": page, "versions": versions}[sys.argv[1]](*(Path(name).read_text(encoding="utf-8") for name in sys.argv[2:])))
