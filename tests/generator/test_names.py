"""No code names a vendor, a system or a register: what is known of one stands in regdefs/ and nowhere else."""

from __future__ import annotations

import re

from describing import ROOT
from generator.load.tree import Map, Node, load, read_source
from generator.base.source import Problems

CODE = [path for folder in ("generator", "templates", "runtime") for path in sorted((ROOT / folder).rglob("*"))
        if path.is_file() and path.suffix in (".py", ".j2", ".c", ".h")]

# What the project ships: a system that a user adds may be called as it likes, wherever it stands.
SHIPPED = ("carmel", "coresight", "cspmu", "ivbep", "nhm", "pmuv3", "pmuv3_events", "spmu", "t241", "t410")
# Words that some description uses and that every program needs.
COMMON = {"core", "uncore", "global", "control", "status", "config", "counter", "filter", "select", "enable", "event", "events", "count", "memory",
          "match", "pages", "common", "fields", "layout", "preamble", "counter32", "counter64", "cycles", "counting", "accesses", "enables"}

PART = re.compile(r"[a-z0-9]+")


def keys(node: Node | None) -> set[str]:
    return set(node.items) if isinstance(node, Map) else set()


def words() -> set[str]:
    """Vendors, systems, libraries, blocks longer than 3 letters, registers of 6 and more."""
    result: set[str] = set()
    for path in (path for path in (ROOT / "regdefs").glob("*/*.yaml") if path.stem in SHIPPED):
        result |= {path.stem, path.parent.name}
        tree = load(read_source(path, path.name), Problems())
        for section in ("blocks", "bases"):
            node = tree.get(section)
            for name, block in node if isinstance(node, Map) else []:
                result |= {name} if len(name) > 3 else set()
                registers = block.get("registers") if isinstance(block, Map) else None
                result |= {key for key in keys(registers) if len(key) >= 6}
                for _, register in registers if isinstance(registers, Map) else []:
                    manual = register.get("name") if isinstance(register, Map) else None
                    text = re.sub(r"<[^>]*>", "", getattr(manual, "text", ""))
                    result |= {text} if len(text) >= 6 else set()
        for key in keys(tree.get("layouts")):
            result |= {key} if len(key) >= 6 else set()
    return {word.lower() for word in result if len(word) > 2} - COMMON


# The library of a bus standard and the instruction set's name are no vendor's: `arm` stands in __arm__ and in "alarm".
def test_no_system_is_named():
    known = sorted(words() - {"arm", "tests", "test"}, key=len, reverse=True)
    assert len(known) > 100, "the descriptions are found"
    parts = {word: set(PART.findall(word)) for word in known}
    found = []
    for path in CODE:
        text = path.read_text(encoding="utf-8")
        there = set(PART.findall(text.lower()))
        # Only words whose parts are all in the file, mostly none: to search it for each of hundreds takes long.
        if not (possible := [word for word in known if parts[word] <= there]):
            continue
        pattern = re.compile(r"(?<![a-z0-9])(" + "|".join(map(re.escape, possible)) + r")(?![a-z0-9])", re.IGNORECASE)
        for number, line in enumerate(text.splitlines(), 1):
            found += [f"{path.relative_to(ROOT)}:{number}: {match[1]}" for match in pattern.finditer(line)]
    assert found == []


def test_no_vendor_is_named():
    """Beyond the descriptions of today: names of the trade."""
    pattern = re.compile(r"\b(nvidia|intel|amd|ampere|qualcomm|marvell|hisilicon|tegra\w*|xeon|nehalem|ivy ?bridge|carmel|vera|grace)\b", re.IGNORECASE)
    found = []
    for path in CODE:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            found += [f"{path.relative_to(ROOT)}:{number}: {match[1]}" for match in pattern.finditer(line)]
    assert found == []


def test_no_path_of_a_machine():
    """Nothing that is shipped knows where it was written."""
    pattern = re.compile(r"/(?:home|Users|root|mnt)/\w|" + re.escape(str(ROOT)))
    shipped = [path for folder in ("generator", "templates", "runtime", "generated", "regdefs", "tests") for path in (ROOT / folder).rglob("*")
               if path.is_file() and "__pycache__" not in path.parts]
    shipped += [path for path in ROOT.iterdir() if path.is_file() and not path.name.startswith(".")]
    found = []
    for path in shipped:
        text = path.read_bytes().decode("utf-8", errors="replace")
        found += [f"{path.relative_to(ROOT)}: {match[0]}" for match in pattern.finditer(text)]
    assert found == []
