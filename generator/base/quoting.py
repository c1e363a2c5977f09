"""Mends YAML errors in unquoted text: finds the text and writes the line with quotes."""

from __future__ import annotations


def quoted(text: str) -> str:
    return "\"" + text.strip().replace("\\", "\\\\").replace("\"", "\\\"") + "\""


def mend_syntax(what: str, line: str, column: int) -> str:
    """The line to write if YAML stumbles over unquoted text at a column; empty if the error is another one."""
    found = line[column:column + 1]
    within = "expected ',' or" in what  # inside brackets, opened on this line or before
    if not found or not (within or "cannot start any token" in what or "mapping values" in what):
        return ""
    depth, key, start = int(within and found in "[{"), "", None
    for at in range(min(column, len(line))):
        char, begins = line[at], start is None
        if char in "{[" and begins or char in "}]" and depth:
            depth, key, start = depth + (1 if char in "{[" else -1), "", None
        elif char == "," and depth:
            key, start = "", None
        elif char == ":" and line[at + 1:at + 2] in ("", " ") and start is not None:
            key, start = line[start:at], None
        elif begins and char != " " and line[at:at + 2] != "- ":
            start = at
    start = column if start is None else start
    text = line[start:_end_of_text(line, column, depth)].strip()
    if not text or text[0] in "{}[],#\"'" or within and not depth:
        return ""
    name, colon, rest = text.partition("]: ")
    if colon and depth and not key:
        return f"write `{quoted(name + ']')}: {rest}`"
    return f"write `{key}: {quoted(text)}`" if key else f"write `{quoted(text)}`"


def _end_of_text(line: str, column: int, depth: int) -> int:
    """Where a text that goes on at a column ends. Inside brackets it ends at a comma or at a bracket that it has not
    opened itself."""
    opened = 0
    for at in range(column, len(line)):
        if line[at:at + 2] == " #":
            return at
        if line[at] in "{[(":
            opened += 1
        elif line[at] in "}])" and opened:
            opened -= 1
        elif depth and not opened and line[at] in "}],":
            return at
    return len(line)
