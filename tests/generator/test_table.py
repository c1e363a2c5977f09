"""Table files: what is in them by a reader that shares nothing with the generator, and how compilers lay out what C reads of them."""

from __future__ import annotations

import functools
import os
import shutil
import struct
import subprocess
import zlib
from itertools import product
from pathlib import Path

import pytest
import yaml

from describing import ROOT, Outcome, demo, run_apart, run_here
from generator.commands.layout import headers
from generator.views.members import KINDS, SIZES, layout
from samples import BANKED, CARDS
from table import read

TABLES = sorted((ROOT / "generated" / "tables").glob("*.pmu"))
STRANGERS = sorted((ROOT / "tests" / "generator" / "strangers").glob("*/*.yaml"))
PMUREG = ROOT / "build" / "pmureg"
HEADER = "<8sHHHHIIIii4x"  # struct pmureg_table
shipped = functools.cache(read)  # of the generated tables, which do not change here


def made(name: object, into: Path, *more: object) -> None:
    outcome = run_here("table", name, "-o", into, "--regdefs", ROOT / "regdefs", *more)
    assert outcome.status == 0, outcome.err


def refused(name: object, into: Path, *more: object, status: int = 1) -> Outcome:
    outcome = run_here("table", name, "-o", into, *more)
    assert outcome.status == status, outcome.err
    return outcome


# ---- A reader without the generator ----

OFFSETS = ("system.block_count", "system.blocks", "block.key", "block.instance_count", "block.instances", "block.event_count", "block.events",
           "instance.name", "described_event.name")


@pytest.fixture(scope="module")
def offsets(tmp_path_factory: pytest.TempPathFactory) -> dict[str, int]:
    """Where members are, and the sizes of elements, as a C compiler says."""
    folder = tmp_path_factory.mktemp("offsets")
    lines = [f'printf("{name} %zu\\n", offsetof(struct pmureg_{kind}, {member}));' for name in OFFSETS for kind, _, member in [name.partition(".")]]
    lines += [f'printf("{kind} %zu\\n", sizeof(struct pmureg_{kind}));' for kind in sorted({name.partition(".")[0] for name in OFFSETS})]
    (folder / "offsets.c").write_text("#include <stdio.h>\n#include <pmureg/table.h>\nint main(void)\n{\n" + "\n".join(lines) + "\nreturn 0;\n}\n")
    subprocess.run(["gcc", "-std=c11", "-I", ROOT / "runtime/include", folder / "offsets.c", "-o", folder / "offsets"], check=True)
    rows = subprocess.run([folder / "offsets"], capture_output=True, text=True, check=True).stdout.split()
    return dict(zip(rows[::2], map(int, rows[1::2])))


def names_of(path: Path, at: dict[str, int]) -> dict[str, tuple[list[str], list[str]]]:
    """The names of a table's units and events, for each block."""
    data = path.read_bytes()

    def follow(place: int) -> int:
        return place + int(struct.unpack_from("<i", data, place)[0])

    def text(place: int) -> str:
        return data[follow(place):data.index(0, follow(place))].decode()

    def elements(kind: str, count: int, rows: int) -> list[int]:
        return [follow(rows) + i * at[kind] for i in range(struct.unpack_from("<H", data, count)[0])]

    system = follow(28)
    return {text(block + at["block.key"]): (
        [text(unit + at["instance.name"]) for unit in elements("instance", block + at["block.instance_count"], block + at["block.instances"])],
        [text(event + at["described_event.name"]) for event in
         elements("described_event", block + at["block.event_count"], block + at["block.events"])])
        for block in elements("block", system + at["system.block_count"], system + at["system.blocks"])}


@pytest.mark.parametrize("description", ["arm/dsu", "qualcomm/centriq"])
def test_units_and_events_are_those_of_the_description(offsets: dict[str, int], description: str) -> None:
    """These descriptions have no libraries and no arrays of events: their names are as they are written."""
    tree = yaml.load((ROOT / f"regdefs/{description}.yaml").read_text(), yaml.BaseLoader)
    wanted = {}
    for key, block in tree["blocks"].items():
        counts = [range(int(count)) for count in block.get("instances", {}).values()]
        wanted[key] = (["_".join(map(str, numbers)) for numbers in product(*counts)], list(block.get("events", {})))
    assert sum(len(events) for _, events in wanted.values()) > 6
    assert names_of(ROOT / f"generated/tables/{tree['system']}.pmu", offsets) == wanted


# ---- The start of a file ----

@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.stem)
def test_header(path: Path) -> None:
    data = path.read_bytes()
    magic, version, mark, sections, zero, size, head, checksum, system, maker = struct.unpack_from(HEADER, data)
    assert (magic, version, mark, zero, data[36:40]) == (b"pmureg\r\n", 2, 0x1234, 0, bytes(4))
    assert size == len(data) and size % 8 == 0 and checksum == zlib.crc32(data[40:])
    assert 28 + system == 40 + 8 * sections < head < size
    assert data[32 + maker:].startswith(b"pmureg ") and 32 + maker < head
    ends = 40 + 8 * sections
    for at, count in struct.iter_unpack("<II", data[40:ends]):
        assert at % 8 == 0 and ends <= at <= size and at + count <= size
        ends = at
    assert shipped(path).key == path.stem


def test_the_first_part_says_what_is_described() -> None:
    """A reader that only looks for its machine needs no more of a file."""
    for path in TABLES:
        data = path.read_bytes()
        head, = struct.unpack_from("<I", data, 20)
        system = shipped(path)
        for text in (system.key, system.title, system.vendor):
            assert text.encode() + b"\0" in data[:head]


# ---- Same content, same bytes ----

@pytest.mark.parametrize("text", [demo(), BANKED, CARDS], ids=["demo", "banked", "cards"])
def test_both_orders_of_bytes_have_the_same_content(folder: Path, tmp_path: Path, text: str) -> None:
    path = folder / f"{yaml.load(text, yaml.BaseLoader)['system']}.yaml"
    path.write_text(text)
    files = {order: tmp_path / f"{order}.pmu" for order in ("little", "big")}
    for order, file in files.items():
        made(path, file, "--byte-order", order)
    little, big = (file.read_bytes() for file in files.values())
    assert little[8:12] == b"\2\0\x34\x12" and big[8:12] == b"\0\2\x12\x34"
    assert struct.unpack_from(">8x2x2x2x2xIII", big) == (len(big), struct.unpack_from("<I", little, 20)[0], zlib.crc32(big[40:]))
    assert read(files["little"]) == read(files["big"], ">")


def test_of_a_whole_system_too(tmp_path: Path) -> None:
    made("ivbep", tmp_path / "ivbep.pmu", "--byte-order", "big")
    assert read(tmp_path / "ivbep.pmu", ">") == shipped(ROOT / "generated/tables/ivbep.pmu")


def test_the_same_bytes_from_anywhere(folder: Path, tmp_path: Path) -> None:
    """`build` and `table` write the same; no path, time or host is in it, and no order of a set."""
    (folder / "demo.yaml").write_text(demo())
    assert run_apart("build", "--quiet", "--regdefs", folder.parent, "--out", tmp_path / "out").status == 0
    wanted = (tmp_path / "out/tables/demo.pmu").read_bytes()
    for seed, place in (("0", folder), ("1", tmp_path), ("4711", ROOT)):
        outcome = run_apart("table", folder / "demo.yaml", "-o", tmp_path / "demo.pmu", cwd=place,
                            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)})
        assert outcome.status == 0, outcome.err
        assert (tmp_path / "demo.pmu").read_bytes() == wanted
    for word in (str(tmp_path), str(ROOT), os.uname().nodename, "demo.yaml"):
        assert word.encode() not in wanted


def test_the_file_is_written_beside_the_reader(folder: Path) -> None:
    """Without -o: SYSTEM.pmu, in the working directory, with the bytes of this machine's order."""
    (folder / "demo.yaml").write_text(demo())
    outcome = run_here("table", "demo", "--regdefs", folder.parent, cwd=folder)
    assert (outcome.status, outcome.out) == (0, ""), outcome.err
    assert (folder / "demo.pmu").read_bytes()[10:12] == struct.pack("=H", 0x1234)


# ---- What C reads ----

@pytest.mark.parametrize("path", headers(), ids=str)
def test_headers_are_up_to_date(path: Path) -> None:
    assert (ROOT / path).read_text() == headers()[path]


FREESTANDING = ("-std=c11", "-ffreestanding", "-fsyntax-only", "-Wall", "-Wextra", "-Werror", "-Wno-unused-function", "-Wno-unused-const-variable")
# Of 32 and 64 bits, of both orders, with 64-bit numbers at multiples of 4 or 8, and of 2 for all numbers.
TARGETS = {**{name: (name,) for name in ("gcc", "clang", "aarch64-linux-gnu-gcc")}, "gcc -m32": ("gcc", "-m32"),
           **{target: ("clang", f"--target={target}") for target in (
               "i386-linux-gnu", "arm-linux-gnueabihf", "armeb-linux-gnueabi", "aarch64_be-linux-gnu", "mips-linux-gnu", "powerpc-linux-gnu", "powerpc64-linux-gnu",
               "riscv32-linux-gnu", "riscv64-linux-gnu", "s390x-linux-gnu", "sparc-linux-gnu")}}


@pytest.mark.parametrize("target", TARGETS)
def test_every_compiler_lays_out_the_same(tmp_path: Path, target: str) -> None:
    """The members are where packing.py writes them, and the checks compile."""
    if not shutil.which(TARGETS[target][0]):
        pytest.skip(f"skipped: {TARGETS[target][0]} not installed")
    lines = [f'_Static_assert(offsetof(struct pmureg_{kind.name}, {place.member.name}) == {place.offset} && '
             f'sizeof(((struct pmureg_{kind.name} *)0)->{place.member.name}) == {place.size}, "{kind.name}.{place.member.name}");'
             for kind in KINDS if kind.name not in SIZES for place in layout(kind.name)[0]]
    assert len(lines) > 300
    lines = ["#include <stddef.h>", "#include <core/table/sizes.h>", "#include <core/table/members.h>", *lines,
             f'_Static_assert(sizeof(struct pmureg_table) == {struct.calcsize(HEADER)}, "header");']
    (tmp_path / "layout.c").write_text("\n".join(lines) + "\n")
    done = subprocess.run([*TARGETS[target], *FREESTANDING, "-I", ROOT / "runtime/include", "-I", ROOT / "runtime", tmp_path / "layout.c"],
                          capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[:2000]


@pytest.mark.parametrize("path", STRANGERS, ids=lambda path: path.stem)
def test_the_command_takes_the_table(tmp_path: Path, path: Path) -> None:
    """It knows the system by the file alone, and lists each event that every variant has."""
    table = tmp_path / f"{path.stem}.pmu"
    made(path, table, "--regdefs", path.parents[1])
    done = subprocess.run([PMUREG, "list", "--table", table, "--system", path.stem], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0 and not done.stderr, done.stderr
    system = read(table)
    assert done.stdout.startswith(f"{path.stem}: {system.title} (from {table})\n")
    listed = " ".join(done.stdout.split())
    events = [event for block in system.blocks for event in block.events if not event.rest.variants]
    assert [event.name for event in events if " ".join(event.text.split()) not in listed] == []


CHECK = r"""
#include <stdio.h>
#include <pmureg/core.h>
static _Alignas(16) unsigned char table[8 << 20];
int main(int argc, char **argv)
{
	for (int i = 1; i < argc; i++) {
		struct pmureg_error error;
		FILE *file = fopen(argv[i], "rb");
		size_t size = file ? fread(table, 1, sizeof(table), file) : 0;

		if (!file || fclose(file) || pmureg_table_check(table, size, PMUREG_CHECK_ALL, &error))
			return printf("%s: %s\n", argv[i], error.message), 1;
	}
	return 0;
}
"""


def test_the_library_accepts_every_table(tmp_path: Path) -> None:
    (tmp_path / "check.c").write_text(CHECK)
    subprocess.run(["gcc", "-std=c11", "-I", ROOT / "runtime/include", tmp_path / "check.c", ROOT / "build/libpmureg.a", "-o", tmp_path / "check"], check=True)
    assert len(TABLES) > 10
    done = subprocess.run([tmp_path / "check", *TABLES], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout) == (0, "")
    broken = tmp_path / "broken.pmu"
    broken.write_bytes(TABLES[0].read_bytes()[:-8])
    assert subprocess.run([tmp_path / "check", broken], capture_output=True, timeout=60).returncode == 1, "it does check"


# ---- Mistakes ----

@pytest.mark.parametrize("name, words", [
    ("nosuch", "pmureg: no system `nosuch` is described under regdefs; name one that is\n"),
    ("nhn", "pmureg: no system `nhn` is described under regdefs; did you mean `nhm`?\n"),
    ("regdefs/amd/zen.yaml", "pmureg: regdefs/amd/zen.yaml is a library; name a system that imports it\n"),
    ("no/such.yaml", "no/such.yaml:1:1: cannot read the file: No such file or directory; name a readable YAML file\n1 mistake; nothing was changed\n")])
def test_what_is_no_system(tmp_path: Path, name: str, words: str) -> None:
    assert refused(name, tmp_path / "x.pmu").err == words
    assert not (tmp_path / "x.pmu").exists()


def test_a_mistake_in_the_description_leaves_the_file(folder: Path, tmp_path: Path) -> None:
    (folder / "demo.yaml").write_text(demo().replace("access: RW-V", "access: RX"))
    (tmp_path / "x.pmu").write_text("mine")
    assert len(refused(folder / "demo.yaml", tmp_path / "x.pmu").messages) == 1
    assert (tmp_path / "x.pmu").read_text() == "mine"


def test_what_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    for into, words in ((tmp_path, f"pmureg: {tmp_path}: it is not a regular file; "), (tmp_path / "file/x.pmu", f"pmureg: {tmp_path}/file")):
        assert words in refused("nhm", into).err
    assert [path.name for path in tmp_path.iterdir()] == ["file"] and (tmp_path / "file").read_text() == "mine"


def test_an_order_that_is_none(tmp_path: Path) -> None:
    assert "invalid choice: 'middle'" in refused("nhm", tmp_path / "x.pmu", "--byte-order", "middle", status=2).err
