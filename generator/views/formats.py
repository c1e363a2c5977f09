"""Escapes the reference's texts for HTML, manual pages and Markdown.

`Markup` holds words, code and links, as reference.py defines it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from html import unescape

from markupsafe import Markup, escape

_TAG = re.compile(r"<(/?)(\w+)(?: href=\"([^\"]*)\")?[^<>]*>")


class Written(str):
    """Text that is already escaped."""


def pieces(text: object) -> Iterator[tuple[str, str]]:
    """The tags `code`, `/code`, `a HREF`, `/a` …, and the words between them after an empty string."""
    if not isinstance(text, Markup):
        yield "", str(text)
        return
    end = 0
    for tag in _TAG.finditer(text):
        yield "", unescape(text[end:tag.start()])
        yield tag[1] + tag[2], unescape(tag[3] or "")
        end = tag.end()
    yield "", unescape(text[end:])


# ---- HTML ----

def html(text: str) -> Markup:
    """HTML text as `Markup`. The constructor of `Markup` takes four times as long."""
    return str.__new__(Markup, text)


def in_html(text: object) -> str:
    """Like markupsafe's `escape`, but plain text stays `str`: making a `Markup` of each piece took a third of a page's
    time."""
    if type(text) is str:
        if "&" in text or "<" in text or ">" in text or "'" in text or '"' in text:
            text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
            return text.replace("'", "&#39;").replace('"', "&#34;")
        return text
    return text if type(text) is Markup else str(text) if type(text) is int else escape(text)


# ---- Manual pages ----

_IN_ROFF = {"\\": "\\e", "-": "\\-", "'": "\\(aq", "`": "\\(ga", "^": "\\(ha", "~": "\\(ti", '"': "\\(dq", "\n": " "}
_TAGS_IN_ROFF = {"code": "\\fB", "/code": "\\fR", "br": "\n.br\n"}
# Words that fill a third of a line can be broken after separators.
_LONG = re.compile(r"\S{24,}")
_BETWEEN = re.compile(r"(?<=\w[/_,.=&|:])(?=\w)")


def in_roff(text: object) -> str:
    if isinstance(text, Written):
        return text
    made = "".join(_TAGS_IN_ROFF.get(tag, "") if tag else words_in_roff(words) for tag, words in pieces(text))
    return "\\&" + made if made.startswith(".") else made


def words_in_roff(text: str) -> str:
    end, made = 0, []
    for word in _LONG.finditer(text):
        made += [letters(text[end:word.start()]), "\\:".join(map(letters, _BETWEEN.split(word[0])))]
        end = word.end()
    return "".join([*made, letters(text[end:])])


def letters(text: str) -> str:
    return "".join(_IN_ROFF.get(letter, letter) if letter.isascii() else f"\\[u{ord(letter):04X}]" for letter in text)


def roff_lines(text: str) -> Written:
    """Lines that roff does not fill."""
    return Written("\n".join("\\&" + letters(line) if line.startswith(".") else letters(line)
                             for line in text.splitlines()))


def unbroken(name: str) -> Written:
    """A page's own name, which programs read."""
    return Written(letters(name))


# ---- Markdown ----

_IN_MARKDOWN = re.compile(r"([\\`*\[\]<>&|#])|(?<![^\W_])_|_(?![^\W_])")


def in_markdown(text: object) -> str:
    """Markdown of a text; links lead to the Markdown pages, and code is not broken."""
    if isinstance(text, Written):
        return text
    made, codes, links = [], 0, []
    for tag, words in pieces(text):
        if tag == "code":
            codes += 1
            made.append("`")
        elif tag == "/code":
            codes -= 1
            made.append("`")
        elif tag == "br":
            made.append("<br>")
        elif tag == "a":
            links.append(words if "://" in words else words.replace(".html", ".md", 1))
            made.append("" if codes else "[")
        elif tag == "/a":
            made.append("" if codes else f"]({links[-1]})")
        elif not tag:
            made.append(words.replace("`", "'") if codes else _IN_MARKDOWN.sub(r"\\\g<0>", " ".join(words.split("\n"))))
    return "".join(made)


_BAR = re.compile(r"(?<!\\)\|")


def cell(text: object) -> Written:
    """A table cell, with bars escaped, also in code."""
    return Written(_BAR.sub(r"\|", in_markdown(text)))


# How values are escaped, by how the template's name ends; those of HTML and of C are template_code.py's.
ESCAPES: dict[str, tuple[str, Callable[[object], str]]] = {".7.j2": ("in_roff", in_roff),
                                                           ".md.j2": ("in_markdown", in_markdown)}
FILTERS: dict[str, Callable[..., str]] = {**dict(ESCAPES.values()), "roff_lines": roff_lines, "unbroken": unbroken,
                                          "cell": cell, "as_it_is": Written}
