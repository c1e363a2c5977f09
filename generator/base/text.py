"""Scalars of descriptions: numbers, ranges, bits, and the nearest known word."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable
from functools import lru_cache

_NUMBER = re.compile(r"(?:0[xX][0-9a-fA-F_]+|0[bB][01_]+|0[oO][0-7_]+|0|[1-9][0-9_]*)\Z")
_LEADING_ZERO = re.compile(r"0[0-9_]*[0-9]\Z")
OCTAL = "a leading 0 is ambiguous (octal or decimal)"
MOST_OF_A_FILE_NAME = 255


def _matches(pattern: str) -> Callable[[str], bool]:
    match = re.compile(pattern).fullmatch
    return lambda text: match(text) is not None


is_name = _matches("[A-Za-z][A-Za-z0-9_]*")
is_event_name = _matches("[A-Za-z0-9_.:+-]+")
# Without anything that a file system or a shell would take for something else.
is_file_name = _matches(r"(?!\.+\Z)[A-Za-z0-9_.:+-]+")
is_instance_name = _matches(r"(?!\.+\Z)[A-Za-z0-9_.-]+")
is_field_name = _matches("[A-Za-z][A-Za-z0-9_]*(?:<[a-z][a-z0-9_]*>)?[A-Za-z0-9_]*")


@lru_cache(1 << 16)
def elements(text: str) -> tuple[int, int] | None:
    """First index and number of elements, of `4` or `3-31`; None if the text is neither."""
    count, (low, high) = number(text), span(text, "-") or (0, -1)
    return (low, high - low + 1) if count is None and low <= high <= 0xFFFF else (0, count) if count else None


def number(text: str) -> int | None:
    """The value of a number; None if the text is none."""
    if not _NUMBER.match(text):
        return None
    try:
        return int(text, 0) if text[:2].lower() in ("0x", "0b", "0o") else int(text)
    except ValueError:
        return None


def as_name(text: str, taken: Collection[str] = ()) -> str:
    """The characters of a text that can be a name; empty if that name is taken."""
    name = re.sub("[^A-Za-z0-9_<>]", "", text).lstrip("0123456789_")
    return "" if name in taken else name


def leading_zero(text: str) -> bool:
    """Whether a number begins with 0, as `010`."""
    return text[:1] == "0" and _LEADING_ZERO.match(text) is not None


def mend_zero(text: str) -> str:
    """Both numbers that `010` can mean."""
    digits = text.lstrip("0_") or "0"
    return (f"write `{digits}`" if set(digits) & {"8", "9"} or digits == "0"
            else f"write `{digits}`, or `0o{digits}` for octal")


@lru_cache(1 << 12)
def span(text: str, separator: str) -> tuple[int, int] | None:
    """`31:24`, `0-3` or a single number, in the order written."""
    first, found, second = text.partition(separator)
    low = number(first.strip())
    high = number(second.strip()) if found else low
    return None if low is None or high is None else (low, high)


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word nearest to `word`; empty if none is near."""
    return _nearest(word, tuple(known))


@lru_cache(1 << 10)    # one mistake is often made a thousand times
def _nearest(word: str, known: tuple[str, ...]) -> str:
    import difflib  # only a mistake needs it

    by_lower = {candidate.lower(): candidate for candidate in known}
    close = difflib.get_close_matches(word.lower(), by_lower, n=1, cutoff=0.5)
    return by_lower[close[0]] if close else ""


def visible(text: str) -> str:
    """Replaces characters that control a terminal or are invisible by escapes: `\\x1b`."""
    return (text if text.isprintable()
            else "".join(c if c.isprintable() or c == "\t" else c.encode("unicode_escape").decode() for c in text))


def did_you_mean(word: str) -> str:
    return f"did you mean `{word}`?"


def listed(words: Iterable[str]) -> str:
    """`a`, `b` and `c`."""
    quoted = [f"`{word}`" for word in words]
    return " and ".join([", ".join(quoted[:-1]), quoted[-1]]) if len(quoted) > 1 else "".join(quoted)


def mend_unknown(word: str, known: Iterable[str]) -> str:
    """How to mend an unknown name: the nearest known one, else all known ones."""
    words = list(known)
    near = nearest(word, words)
    return did_you_mean(near) if near else f"use one of {listed(words[:12])}" if words else \
        "remove the name, because nothing of this kind is described"
