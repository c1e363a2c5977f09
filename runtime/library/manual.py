#!/usr/bin/env python3
"""Prints the library's man page, made from its header.

    manual.py runtime/include/pmureg/pmureg.h runtime/include/pmureg/base.h > pmureg.3

Of the second header only what it says of errors belongs to programs.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path


def roff(text: str) -> str:
    """Text as roff takes it: its escape, and lines that look like requests."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return re.sub(r"^([.'])", r"\\&\1", text, flags=re.M)


def comment(text: str) -> str:
    """The words of a C comment: paragraphs stay apart, indented lines stay as they are."""
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
    return roff(re.sub(r"\s+", " ", text.replace("PMUREG_API ", "")).strip())


def page(header: str, base: str) -> str:
    version = re.search(r'#define PMUREG_VERSION "(.+)"', header)
    top = re.search(r"/\*\n \* pmureg\.h: (.*?)\*/", header, re.S)
    if not version or not top:
        raise SystemExit("manual.py: the header has no version, or no opening comment")
    functions = re.findall(r"^PMUREG_API .*?;", header, re.M | re.S)
    out = [f'.TH PMUREG 3 "" "pmureg {version[1]}" "Library Functions Manual"',
           ".SH NAME", "pmureg \\- count with described performance\\-monitoring units",
           ".SH LIBRARY", "libpmureg (\\-lpmureg)",
           ".SH SYNOPSIS", ".nf", ".B #include <pmureg/pmureg.h>", "",
           *(f".B {prototype(function)}" for function in functions), ".fi",
           ".SH DESCRIPTION", comment(top[1])]
    body = header[top.end():] + base[base.index("/* ---- Errors"):base.index("/* ---- Words")]
    for piece in re.finditer(r"/\* ---- (?P<section>.*?) ---- \*/"
                             r"|(?:/\*(?P<text>(?:(?!\*/).)*)\*/\n)?(?P<code>^(?:PMUREG_API|struct|enum|typedef)\b[^;{]*(?:\{.*?^\})?[^;]*;)",
                             body, re.M | re.S):
        if piece["section"]:
            out.append(f".SH {roff(piece['section']).upper()}")
            continue
        out += [".PP", ".nf", ".B " + prototype(piece["code"]) if piece["code"].startswith("PMUREG_API")
                else roff(piece["code"].expandtabs(4)), ".fi"]
        if piece["text"]:
            out += [".RS", comment(piece["text"]), ".RE"]
    out += [".SH SEE ALSO", ".BR pmureg (1)"]
    return "\n".join(line for line in out if line) + "\n"


if __name__ == "__main__":
    sys.stdout.write(page(*(Path(name).read_text(encoding="utf-8") for name in sys.argv[1:])))
