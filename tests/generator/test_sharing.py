"""Registers that blocks have unchanged from a base: their C stands in one header, and is what the block's own would be."""

from __future__ import annotations

import re
import shutil
import subprocess

import pytest

from describing import ROOT
from generator.commands.commands import find, load_all, root_of
from generator.views.header import BlockHeader
from generator.render.render import environment
from generator.views.sharing import Sharing

REGDEFS = ROOT / "regdefs"
STRICT = ["-std=c11", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Werror"]

LIBRARY = """\
pmureg: 2
library: lib
title: A library
sources: {M: Manual}
bases:
  part:
    space: mmio
    registers:
      ctl: {text: Control., source: M, fields: {31:1: RES0, 0: {name: E, text: Enables.}}}
  lib64:
    base: part
    title: Whole
    registers:
      ctl: {at: 0x10}
      ctr: {text: Counter., source: M, at: 0x20, width: 64, fields: {63:0: {name: count, text: Count.}}}
"""
SYSTEM = """\
pmureg: 2
system: NAME
title: A system
sources: {M: Manual}
import: [vendor/lib.yaml]
blocks:
  same: {base: lib64}
  noted: {base: lib64, registers: {ctl: {note: Only here., example: 1}}}
  other: {base: lib64, registers: {ctl: {fields: {1: {name: F, text: More.}}}}}
"""


@pytest.fixture
def headers(run, folder, tmp_path):
    """Headers of the given systems, all importing the library."""
    def call(*systems: str, text: str = SYSTEM, library: str = LIBRARY):
        (folder / "lib.yaml").write_text(library)
        for system in systems:
            (folder / f"{system}.yaml").write_text(text.replace("NAME", system))
        outcome = run("build", "--regdefs", folder.parent, "--out", tmp_path / "out")
        assert outcome.status == 0, outcome.err
        return tmp_path / "out" / "include"
    return call


def types(path) -> set[str]:
    return set(re.findall(r"^\} (\w+)_t;$", path.read_text(), re.M)) - set(re.findall(r"^\} (\w+_fields)_t;$", path.read_text(), re.M))


def test_what_is_unchanged_is_the_librarys(headers):
    pmureg = headers("soc") / "pmureg"
    assert types(pmureg / "lib/lib64.h") == {"lib64_ctl", "lib64_ctr"}
    assert types(pmureg / "soc/same.h") == types(pmureg / "soc/noted.h") == set(), "a note or an example changes no C"
    assert types(pmureg / "soc/other.h") == {"soc_other_ctl"}
    for block in ("same", "noted", "other"):
        assert "#include <pmureg/lib/lib64.h>" in (pmureg / f"soc/{block}.h").read_text()
    assert not (pmureg / "lib/part.h").exists(), "a part of a block has no header"


def test_two_systems_with_one_library_in_one_unit(headers, tmp_path):
    include = headers("soc", "chip")
    unit = tmp_path / "unit.c"
    unit.write_text("#include <pmureg/soc.h>\n#include <pmureg/chip.h>\nextern int included;\n_Static_assert(LIB64_CTR_OFFSET == 0x20, \"\");\n")
    done = subprocess.run(["gcc", *STRICT, "-fsyntax-only", "-I", include, unit], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_another_system_changes_no_header(headers):
    include = headers("soc")
    before = {path: path.read_bytes() for path in include.rglob("*.h")}
    headers("chip")
    assert {path: path.read_bytes() for path in before} == before


def test_base_of_the_system_itself_is_shared_between_blocks_only(headers):
    """One block that takes from a base keeps its registers' names."""
    text = LIBRARY.replace("library: lib", "system: NAME") + "blocks:\n  one: {base: lib64}\n"
    pmureg = headers("soc", text=text) / "pmureg"
    assert types(pmureg / "soc/one.h") == {"soc_one_ctl", "soc_one_ctr"} and not (pmureg / "soc/lib64.h").exists()
    headers("soc", text=text + "  two: {base: lib64}\n")
    assert types(pmureg / "soc/lib64.h") == {"soc_lib64_ctl", "soc_lib64_ctr"}
    assert types(pmureg / "soc/one.h") == types(pmureg / "soc/two.h") == set()


def test_place_of_a_block_is_its_own(headers):
    """The address depends on the unit, so that C does, too."""
    text = SYSTEM.replace("  same: {base: lib64}", "  same: {base: lib64, instances: {box: 2}, at: 0x100 * box}")
    assert types(headers("soc", text=text) / "pmureg/soc/same.h") == {"soc_same_ctl", "soc_same_ctr"}


def test_base_that_needs_what_only_a_system_says_has_no_header(headers):
    """Here the number of the unit."""
    library = LIBRARY.replace("ctl: {at: 0x10}", "ctl: {at: 0x10 + 0x100 * box}")
    text = SYSTEM.replace("base: lib64", "base: lib64, instances: {box: 2}")
    pmureg = headers("soc", text=text, library=library) / "pmureg"
    assert not (pmureg / "lib").exists() and types(pmureg / "soc/same.h") == {"soc_same_ctl", "soc_same_ctr"}


def test_shared_text_is_what_the_block_would_have(tmp_path):
    """Of every shipped block: its own header, made without sharing, says of each shared register what the base's says."""
    for vendor in ("arm", "intel", "nvidia"):
        shutil.copytree(REGDEFS / vendor, tmp_path / vendor)
    loaded = load_all(tmp_path, find(tmp_path))
    sharing = Sharing(lambda path: root_of(path, tmp_path))
    template = environment().get_template("block.h.j2")

    def registers(header: BlockHeader) -> dict[str, str]:
        parts = re.split(r"^/\* ---- ", template.render(header=header), flags=re.M)[1:]
        # Without notes, which systems may add; where columns are padded by the length of names, without the padding.
        texts = [re.sub(r" +", " ", re.sub(r"^ \* Note: .*\n", "", part, flags=re.M)).removesuffix("#endif\n").strip() for part in parts]
        return {reg.key: re.sub(rf"\b{reg.name}", "X", text, flags=re.I) for reg, text in zip(header.registers, texts)}

    compared = 0
    for system, description in zip(loaded.systems, loaded.descriptions):
        bases = {base.home: registers(BlockHeader(base, base.block)) for base in sharing.share(system, description)}
        for block in system.blocks.values():
            home, shared, block.home, block.shared = block.home, block.shared, None, frozenset()
            own = registers(BlockHeader(system, block)) if home else {}
            for key in shared:
                assert own[key] == bases[home][key], f"{system.name}.{block.key}.{key}"
                compared += 1
    assert compared > 400


def test_library_and_system_of_one_name(run, folder):
    (folder / "lib.yaml").write_text(LIBRARY)
    other = folder.parent / "other"
    other.mkdir()
    (other / "lib.yaml").write_text(SYSTEM.replace("NAME", "lib"))
    outcome = run("check", "--regdefs", folder.parent)
    assert outcome.status == 1 and "also describes library `lib`" in outcome.err
