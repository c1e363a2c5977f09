"""`import sysfs`: the PMUs that Linux shows. What comes out must give Linux's files back, byte for byte."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from describing import Outcome, model

# A core's PMU whose terms share bits, as Linux has them for x86 (arch/x86/events/intel/core.c): ldlat, offcore_rsp and frontend.
CORE = {"format/event": "config:0-7\n", "format/umask": "config:8-15\n", "format/edge": "config:18\n", "format/ldlat": "config1:0-15\n",
        "format/offcore_rsp": "config1:0-63\n", "format/frontend": "config1:0-23\n", "events/cpu-cycles": "event=0x3c\n",
        "events/instructions": "event=0xc0\n", "events/cache-misses": "event=0x2e,umask=0x41\n", "events/mem-loads": "event=0xcd,umask=0x1,ldlat=3\n",
        "events/bus-cycles": "event=0x3c,umask=0x01\n", "caps/max_precise": "3\n", "caps/pmu_name": "some_lake\n", "type": "4\n"}
# Energy, with a factor and a unit: its files of events have no newline.
POWER = {"format/event": "config:0-7\n", "events/energy-pkg": "event=0x02", "events/energy-pkg.scale": "2.3283064365386962890625e-10",
         "events/energy-pkg.unit": "Joules", "events/energy-ram": "event=0x03", "events/energy-ram.scale": "6.103515625e-05",
         "events/energy-ram.unit": "Joules", "cpumask": "0,18\n", "type": "11\n"}
BOX = {"format/event": "config:0-7\n", "format/umask": "config:8-15,32-63\n", "cpumask": "0\n", "type": "20\n",
       **{f"events/part{n}": f"event=0x83,umask=0x{1 << n:02x}\n" for n in range(4)}, "events/clockticks": "event=0xff\n"}
ODD = {"format/event": "config:0-63\n", "events/any": "config=0x14\n", "events/asked": "event=?,config1=0x7\n", "type": "30\n"}


def tree(root: Path, **pmus: dict[str, str]) -> Path:
    for pmu, files in pmus.items():
        for name, content in files.items():
            path = root / "bus/event_source/devices" / pmu / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content.encode())
    return root


@pytest.fixture
def sysfs(folder: Path, tmp_path: Path, run: Callable[..., Outcome]) -> Callable[..., Outcome]:
    """Imports these PMUs into soc.yaml."""
    def call(**pmus: dict[str, str]) -> Outcome:
        return run("import", "sysfs", tree(tmp_path / "sys", **pmus), "--into", folder / "soc.yaml")
    return call


def text(folder: Path) -> str:
    return (folder / "soc.yaml").read_text()


def edit(folder: Path, *changes: tuple[str, str]) -> None:
    found = text(folder)
    for old, new in changes:
        assert found.count(old) == 1, f"{old}\n{found}"
        found = found.replace(old, new)
    (folder / "soc.yaml").write_text(found)


def test_linux_files_come_back(sysfs, folder, run, tmp_path) -> None:
    other = {"format/event": "config:0-15\n", "events/more": "event=0x01\n", "cpumask": "0\n", "type": "40\n"}    # by a number, of another kind
    outcome = sysfs(cpu=CORE, power=POWER, ring_box_0=BOX, ring_box_1=BOX, ring_box_2=BOX, link_0=BOX, link_1=BOX, link_4=other)
    assert outcome.status == 0, outcome.err
    assert run("build", "--regdefs", folder.parent, "--out", tmp_path / "out").status == 0
    made = tmp_path / "out" / "sysfs" / "soc"
    for pmu, files in (("cpu", CORE), ("power", POWER), ("ring_box_N", BOX), ("link_0", BOX), ("link_1", BOX), ("link_4", other)):
        wanted = {name: content for name, content in files.items() if "/" in name and not name.startswith("caps/")}
        assert {str(path.relative_to(made / pmu)): path.read_bytes().decode() for path in (made / pmu).rglob("*") if path.is_file()} == wanted


def test_terms_are_fields_of_linux_words(sysfs, folder) -> None:
    """Shared bits are cut where a term begins or ends; what covers others is another way to write them."""
    sysfs(cpu=CORE, power=POWER, ring_box_0=BOX)
    found = model(folder / "soc.yaml", folder.parent)
    cpu, box = found.blocks["cpu"], found.blocks["ring_box"]
    assert [(field.name, field.high, field.low) for field in cpu.registers["config1"].named] == [
        ("offcore_rsp", 63, 24), ("frontend", 23, 16), ("ldlat", 15, 0)]
    assert {name: list(term.overlaps) for name, term in cpu.terms.items()} == {"edge": [], "event": [], "frontend": ["ldlat"], "ldlat": [],
                                                                               "offcore_rsp": ["ldlat", "frontend"], "umask": []}
    assert str(cpu.terms["offcore_rsp"].place) == "config1:0-63"
    assert cpu.events["mem-loads"].terms == {"event": 0xCD, "umask": 1, "ldlat": 3}
    assert [reference.field for reference in box.terms["umask"].fields] == ["umask", "umask_32"]
    assert cpu.note == "caps/max_precise 3; caps/pmu_name some_lake" and found.blocks["power"].note == "cpumask 0,18"
    assert found.blocks["power"].events["energy-pkg"].scale == "2.3283064365386962890625e-10"
    assert 'part<m>: {is: "event=0x83,umask=1 << m", array: {m: 4}}' in text(folder)


def test_units_of_a_kind_are_one_block(sysfs, folder) -> None:
    other = {**BOX, "events/more": "event=0x01\n"}
    outcome = sysfs(ring_box_0=BOX, ring_box_1=BOX, ring_box_10=other, link_pmu_0_rc_0=BOX, link_pmu_0_rc_1=BOX, link_pmu_1_rc_0=BOX, link_pmu_1_rc_1=BOX,
                    sccl1_ddrc0=BOX, sccl1_ddrc2=BOX, l3=POWER)
    assert outcome.status == 0, outcome.err
    found = model(folder / "soc.yaml", folder.parent)
    assert {name: (block.linux.device, [dict(unit.numbers) for unit in block.instances]) for name, block in found.blocks.items() if block.linux} == {
        "ring_box": ("ring_box_<box>", [{"box": 0}, {"box": 1}]), "ring_box_10": ("ring_box_<box>", [{"box": 10}]),
        "link_pmu_rc": ("link_pmu_<pmu>_rc_<rc>", [{"pmu": 0, "rc": 0}, {"pmu": 0, "rc": 1}, {"pmu": 1, "rc": 0}, {"pmu": 1, "rc": 1}]),
        "sccl1_ddrc": ("sccl1_ddrc<ddrc>", [{"ddrc": 0}, {"ddrc": 2}]), "l3": ("l3", [{}])}


def test_addresses_in_names_are_numbers_in_hex(sysfs, folder) -> None:
    """As drivers/perf/marvell_cn10k_ddr_pmu.c and arm_dmc620_pmu.c name their devices; a core that is called by letters is no number."""
    outcome = sysfs(mrvl_ddr_pmu_87e1c0000000=BOX, mrvl_ddr_pmu_87e1c1000000=BOX, arm_dmc620_100900=BOX, arm_dmc620_10008c000=BOX, armv8_cortex_a53=CORE, cpum_cf=BOX)
    assert outcome.status == 0, outcome.err
    found = model(folder / "soc.yaml", folder.parent)
    assert {block.linux.device: [dict(unit.numbers) for unit in block.instances] for block in found.blocks.values() if block.linux} == {
        "mrvl_ddr_pmu_<pmu:x>": [{"pmu": 0x87E1C0000000}, {"pmu": 0x87E1C1000000}], "arm_dmc620_<unit:x>": [{"unit": 0x100900}, {"unit": 0x10008C000}],
        "armv8_cortex_a53": [{}], "cpum_cf": [{}]}


def test_what_cannot_be_carried_is_listed(sysfs, folder) -> None:
    outcome = sysfs(odd=ODD, software={"type": "1\n"}, half={"format/event": "config:0-7\n", "format/far": "config9:0-7\n", "type": "31\n",
                                                             "events/a": "event=1\n", "events/b": "far=1\n", "events/c d": "event=2\n"})
    assert outcome.status == 0, outcome.err
    found = model(folder / "soc.yaml", folder.parent)
    assert found.blocks["odd"].events["any"].terms == {"config": 0x14}
    assert found.blocks["odd"].events["asked"].needs == ["event"]
    assert set(found.blocks["half"].events) == {"a"}
    for line in ("    software\n", "    half/far (config9:0-7)\n", "    half/b (far)\n", "    half/c d\n"):
        assert line in outcome.err


def test_again_changes_nothing(sysfs, folder) -> None:
    sysfs(cpu=CORE, power=POWER, ring_box_0=BOX)
    edit(folder, ("title: Linux's PMU cpu", "title: The cores"), ("is: event=0xc0", "text: Retired., is: event=0xc0"),
         ("      edge: {field: config.edge}", "      # of a threshold\n      edge: {field: config.edge, text: Rising edges.}"))
    before = text(folder)
    outcome = sysfs(cpu=CORE, power=POWER, ring_box_0=BOX)
    assert (outcome.status, outcome.err, text(folder)) == (0, "", before)


def test_again_renews_what_nobody_changed(sysfs, folder) -> None:
    """A newer kernel: a term is wider, an event has another code, a PMU and an event are new. Words that were added stay."""
    sysfs(cpu=CORE, ring_box_0=BOX)
    edit(folder, ("          15:8: {name: umask}\n          7:0: {name: event}\n      config1", "          15:8: {name: umask, text: Which.}\n          7:0: {name: event}\n      config1"),
         ("instructions: {is: event=0xc0}", "instructions: {is: event=0xc1, text: Mine.}"))
    outcome = sysfs(cpu={**CORE, "format/event": "config:0-7,32-35\n", "events/cpu-cycles": "event=0x3d\n", "events/new": "event=0x13c\n"},
                    ring_box_0=BOX, power=POWER)
    assert outcome.status == 0, outcome.err
    found = model(folder / "soc.yaml", folder.parent)
    cpu = found.blocks["cpu"]
    assert str(cpu.terms["event"].place) == "config:0-7,32-35"
    assert next(field for field in cpu.registers["config"].named if field.name == "umask").text == "Which."
    assert (cpu.events["cpu-cycles"].terms, cpu.events["new"].terms) == ({"event": 0x3D}, {"event": 0x13C})
    assert (cpu.events["instructions"].terms, cpu.events["instructions"].text) == ({"event": 0xC1}, "Mine.")
    assert "`instructions` is event=0xc1 here, but event=0xc0 in its source" in outcome.err
    assert "power" in found.blocks and "added: 2: cpu/new, power\n" in outcome.err.replace("power, cpu/new", "cpu/new, power")


def test_again_tells_what_contradicts(sysfs, folder) -> None:
    sysfs(power=POWER, ring_box_0=BOX)
    edit(folder, ("instances: {box: 1}", "instances: {box: 3}"), ("scale: 6.103515625e-05", "scale: 6.2e-05"), ("device: power", "device: power\n      since: 3.14"))
    before = text(folder)
    outcome = sysfs(power=POWER, ring_box_0=BOX)
    assert (outcome.status, text(folder)) == (0, before)
    assert "`instances` of `ring_box` is {box: 3} here, but {box: 1} in its source" in outcome.err
    assert "the scale of `energy-ram` is 6.2e-05 here, but 6.103515625e-05 in its source" in outcome.err
    assert len(outcome.err.splitlines()) == 2


def test_a_library_is_another_thing(sysfs, folder) -> None:
    (folder / "soc.yaml").write_text("pmureg: 2\nlibrary: soc\ntitle: x\nsources: {M: x}\nbases: {}\n")
    outcome = sysfs(power=POWER)
    assert outcome.status == 1 and "the file is a library, but the sources make a system" in outcome.err


HOSTILE = {
    "no place": ("format/event", "config 0-7\n", 1, "`config 0-7` is not a range of bits in perf's attribute"),
    "bits of no word": ("format/event", "config:0-64\n", 8, "are not ascending, or above 63"),
    "bits twice": ("format/event", "config:0-7,7\n", 8, "are not ascending, or above 63"),
    "bits upside down": ("format/event", "config:7-0\n", 8, "are not ascending, or above 63"),
    "a huge bit": ("format/event", "config:" + "9" * 4000 + "\n", 1, "is not a range of bits in perf's attribute"),
    "nothing": ("format/event", "", 1, "is not a range of bits in perf's attribute"),
    "two lines": ("format/event", "config:0\nconfig:1\n", 9, "a second line"),
    "a control character": ("events/a", "event=\x1b[31m\n", 7, "an invisible character"),
    "not UTF-8": ("events/a", b"\xff\n", 1, "not UTF-8"),
    "too long": ("events/a", "event=1," * 1000, 1, "more than 4096 bytes"),
    "no term": ("events/a", "event=1,,umask=2\n", 9, "`` is not a term of an event"),
    "no number": ("events/a", "umask=1,event=many\n", 9, "`event=many` is not a term of an event"),
    "too wide": ("events/a", "umask=1,event=0x100\n", 9, "does not fit the 8 bits of `event`"),
    "no factor": ("events/clockticks.scale", "1e99999", 1, "is not a number"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_trees_are_one_error(sysfs, folder, tmp_path, name) -> None:
    file, content, column, words = HOSTILE[name]
    tree(tmp_path / "sys", box=BOX)
    path = tmp_path / "sys/bus/event_source/devices/box" / file
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    outcome = sysfs(other=POWER)
    assert outcome.status == 1 and "Traceback" not in outcome.err
    assert outcome.places() == [(1, column)] and outcome.messages[0]["file"] == str(path), outcome.err
    assert words in outcome.messages[0]["words"] and "; " in outcome.messages[0]["words"]
    assert not (folder / "soc.yaml").exists()


def test_what_is_no_file_is_not_opened(sysfs, tmp_path) -> None:
    """A pipe, for one, would never end."""
    formats = tree(tmp_path / "sys", box=BOX) / "bus/event_source/devices/box/format"
    os.mkfifo(formats / "pipe")
    assert "it is not a regular file" in sysfs().err
    os.remove(formats / "pipe")
    (formats / "loop").symlink_to(formats / "loop")
    assert "cannot read the file" in sysfs().err
    os.remove(formats / "loop")
    (formats / "zero").symlink_to("/dev/zero")
    assert "it is not a regular file" in sysfs().err


@pytest.mark.parametrize("root, words", [("none", "there is no such folder"), (".", "import can carry no PMU of this folder")])
def test_nothing_there(folder, tmp_path, run, root, words) -> None:
    outcome = run("import", "sysfs", tmp_path / root, "--into", folder / "soc.yaml")
    assert outcome.status == 1 and words in outcome.err and len(outcome.messages) == 1


def test_too_much_there(sysfs, tmp_path, monkeypatch) -> None:
    monkeypatch.setattr("generator.imports.sysfs.MOST_FILES", 3)
    assert "more than 3 entries" in sysfs(box=BOX).err
    monkeypatch.undo()
    assert "72 terms, more than 64" in sysfs(box={f"format/t{n}": f"config:{n % 64}\n" for n in range(70)} | {"type": "1\n"}).err


def test_this_machine(folder, run) -> None:
    """Whatever PMUs there are: what comes out is right, and nothing of it changes the second time."""
    if not Path("/sys/bus/event_source/devices").is_dir():
        pytest.skip("skipped: Linux shows no PMUs here")
    outcome = run("import", "sysfs", "--into", folder / "soc.yaml")
    if "import can carry no PMU of this folder" in outcome.err:
        pytest.skip("skipped: Linux shows no PMU with terms here")
    assert outcome.status == 0, outcome.err
    before = text(folder)
    assert run("check", "--regdefs", folder.parent).status == 0
    assert run("import", "sysfs", "--into", folder / "soc.yaml").status == 0 and text(folder) == before
