"""pmureg verify: sysfs trees as the description has them, with mistakes put in, and machines that bar the way.

What Linux shows under /sys/bus/event_source/devices is tested in tests/generator/test_sysfs.py; here it is only copied.
"""

from __future__ import annotations

import functools
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from command import PMUREG, ROOT, SYSTEMS, Run
from described import make
from drawn import drawn

GENERATED = ROOT / "generated" / "sysfs"
DEVICES = "bus/event_source/devices"


@pytest.fixture(scope="session")
def shown(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What is generated of /sys, where a test's own tree can link to its files."""
    return shutil.copytree(GENERATED, tmp_path_factory.mktemp("shown") / "sysfs")


@pytest.fixture(scope="session")
def devices(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], list[str]]:
    """A system's devices: those that a machine without any lacks."""
    nothing = tmp_path_factory.mktemp("nothing")
    (nothing / DEVICES).mkdir(parents=True)

    @functools.cache
    def names(system: str) -> list[str]:
        done = subprocess.run([PMUREG, "verify", system, "--sysfs", nothing, "--json"], capture_output=True, text=True)
        return list(json.loads(done.stdout)["absent"])

    return names


@pytest.fixture
def machine(tmp_path: Path, request: pytest.FixtureRequest, shown: Path, devices: Callable[[str], list[str]]) -> Path:
    """A /sys that has every described device once, its first; where several systems have it, that of the system that is verified."""
    parameters = request.node.callspec.params if hasattr(request.node, "callspec") else {}
    verified = [parameters["system"]] if "system" in parameters else ["ivbep", "nhm", "pmuv3", "t241", "t410"]
    (tmp_path / DEVICES).mkdir(parents=True)
    named = [name for system in verified for name in devices(system)]
    taken: set[str] = set()
    systems = [name.partition(".")[0] for name in verified]
    for source in sorted(shown.glob("*/*"), key=lambda path: (path.parent.name not in verified, path.parent.name not in systems, path)):
        pattern = re.compile(re.escape(source.name).replace("N", r"\d+"))
        name = next(filter(pattern.fullmatch, named), re.sub(r"(?<=[_a-z0-9])N(?=_|$)", "0", source.name))
        # Devices of another system whose names differ in numbers alone are not beside those that are verified.
        alike, roughly = re.sub(r"(?<=_)\d+(?=_|$)", "N", name), re.sub(r"_?\d+", "", name)
        if not {alike, *([] if source.parent.name in verified else [roughly])} & taken:
            taken |= {alike, roughly}
            shutil.copytree(source, tmp_path / DEVICES / name, copy_function=os.link)
            (tmp_path / DEVICES / name / "type").write_text("30\n")
            (tmp_path / DEVICES / name / "cpumask").write_text("0\n")
    return tmp_path


def change(machine: Path, file: str, text: str | None) -> None:
    path = machine / DEVICES / file
    path.unlink(missing_ok=text is not None)  # a link: others have the file, too
    if text is not None:
        path.write_bytes(text.encode(errors="surrogateescape"))


def differences(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if line.startswith("    ")]


# Where variants have devices of one name, each of them
VARIANTS = sorted(folder.name for folder in GENERATED.iterdir() if "." in folder.name)
WHOLE = sorted(set(SYSTEMS) - {name.partition(".")[0] for name in VARIANTS})


@pytest.mark.parametrize("system", [*drawn(WHOLE), *VARIANTS])
def test_the_described_machine_has_no_difference(run: Run, machine: Path, system: str) -> None:
    result = json.loads(run("verify", system, "--sysfs", str(machine), "--json").stdout)
    assert result["system"] == system.partition(".")[0]
    assert result["differences"] == []


@pytest.mark.parametrize(("peer", "files"), [("nr_cpu=1\n", []), ("nr_gpu=2\n", ["format/gpu_mask", "events/in_wr_cum_outs", "events/in_wr_req",
                                                                                      "events/out_wr_cum_outs", "events/out_wr_req"])])
def test_what_a_peer_decides(run: Run, machine: Path, peer: str, files: list[str]) -> None:
    """nvidia_t410_c2c_pmu.c shows gpu_mask and the events of writes where the peer is a GPU."""
    device = "nvidia_nvclink_pmu_0"
    change(machine, f"{device}/peer", peer)
    for name in ("format/gpu_mask", "events/in_wr_cum_outs", "events/in_wr_req", "events/out_wr_cum_outs", "events/out_wr_req"):
        change(machine, f"{device}/{name}", None)
    done = run("verify", "t410", "--sysfs", str(machine), "--json", status=1 if files else 0)
    found = json.loads(done.stdout)["differences"]
    assert [(row["device"], row["file"]) for row in found] == [(device, name) for name in files]


def test_a_device_that_is_not_what_its_name_says(run: Run, machine: Path) -> None:
    """Linux before 6.19 takes a Tegra410's UCF for Grace's SCF; the identifier is PMIIDR (0x2CF20 its product, 0x2CF00 Grace's)."""
    for device in (machine / DEVICES).iterdir():
        if device.name != "nvidia_scf_pmu_0":
            shutil.rmtree(device)
    (machine / "sys").symlink_to(machine)
    words = ("stat", "--root", str(machine), "--io", "perf", "--system", "t241", "-e", "nvidia_scf_pmu_0/cmem_rd_data/", "--", "true")
    change(machine, "nvidia_scf_pmu_0/identifier", "2cf2036b\n")
    assert "nvidia_scf_pmu_0 is another device: its identifier in sysfs is 2cf2036b, not 2cf0036b" in run(*words, status=1).stderr
    # And the machine is no Grace, but a Tegra410, which has no such device.
    done = run("verify", "--sysfs", str(machine))
    assert done.stdout.startswith("t410 ") and "t241" not in done.stdout
    change(machine, "nvidia_scf_pmu_0/identifier", "2cf0036b\n")
    assert run("verify", "--sysfs", str(machine)).stdout.startswith("t241 ")


def test_what_the_peer_of_a_unit_takes_away(run: Run, machine: Path) -> None:
    device = "nvidia_nvlink_c2c_pmu_0"
    (machine / "sys").symlink_to(machine)
    change(machine, f"{device}/peer", "nr_cpu=1\n")
    for event, what in (("in_wr_req", "in_wr_req"), ("in_rd_req,gpu_mask=1", "gpu_mask")):
        error = run("stat", "--root", str(machine), "--io", "perf", "--system", "t410", "-e", f"{device}/{event}/", "--", "true", status=1).stderr
        assert f"{device} has `{what}` only if the peer is a GPU, but its file `peer` in sysfs says 'nr_cpu=1'" in error


def test_devices_are_found_by_pattern(run: Run, machine: Path) -> None:
    """Linux numbers uncore_cbox_0 to uncore_cbox_14 (uncore_snbep.c); what is not there is said, and is no error."""
    shutil.copytree(machine / DEVICES / "uncore_cbox_0", machine / DEVICES / "uncore_cbox_14")
    shutil.copytree(machine / DEVICES / "uncore_cbox_0", machine / DEVICES / "uncore_cboxes")
    result = json.loads(run("verify", "ivbep", "--sysfs", str(machine), "-j").stdout)
    # ubox, cbox twice, ha, imc, irp, pcu, power, qpi, r2pcie, r3qpi
    assert result["devices"] == 12
    assert "uncore_cbox_1" in result["absent"] and "uncore_cbox_13" in result["absent"]
    assert "uncore_cbox_0" not in result["absent"] and "uncore_cbox_14" not in result["absent"]
    text = run("verify", "ivbep", "--sysfs", str(machine)).stdout
    assert text.startswith("ivbep  Intel Xeon E5 v2 and E7 v2 (Ivy Bridge-EP and -EX): 12 devices compared, 0 differences\n")
    assert "\n  not on this machine: uncore_ha_1\n" in text
    shutil.rmtree(machine / DEVICES / "uncore_ha_0")
    assert "\n  not on this machine: uncore_ha_<ha> (2 devices)\n" in run("verify", "ivbep", "--sysfs", str(machine)).stdout


# In what Linux shows of uncore_imc_0: event config:0-7, inv config:23, cas_count_read event=0x04,umask=0x03.
@pytest.mark.parametrize(("file", "text", "sentence"), [
    ("uncore_imc_0/format/event", "config:0-6\n",
     "format/event: described as `config:0-7`, but `config:0-6` on this machine"),
    ("uncore_imc_0/format/event", "config1:0-7\n",
     "format/event: described as `config:0-7`, but `config1:0-7` on this machine"),
    ("uncore_imc_0/format/event", "nonsense\n",
     "format/event: described as `config:0-7`, but `nonsense` on this machine"),
    ("uncore_imc_0/format/event", "config:4-7,0-3\n",
     "format/event: described as `config:0-7`, but `config:4-7,0-3` on this machine"),
    ("uncore_imc_0/format/inv", None, "format/inv: described as `config:23`, but missing on this machine"),
    ("uncore_imc_0/format/extra", "config:6\n", "format/extra: `config:6` on this machine, but not described"),
    ("uncore_imc_0/events/cas_count_read", "event=0x04,umask=0x07",
     "events/cas_count_read: described as `event=0x04,umask=0x03`, but `event=0x04,umask=0x07` on this machine"),
    ("uncore_imc_0/events/cas_count_read", "evnt=0x04",
     "events/cas_count_read: described as `event=0x04,umask=0x03`, but `evnt=0x04` on this machine"),
    ("uncore_imc_0/events/clockticks", None,
     "events/clockticks: described as `event=0xff,umask=0x00`, but missing on this machine"),
    ("uncore_imc_0/events/cas_count_read", "event=0x0",
     "events/cas_count_read: described as `event=0x04,umask=0x03`, but `event=0x0` on this machine"),
    ("uncore_imc_0/events/cas_count_read.scale", "64",
     "events/cas_count_read.scale: described as `6.103515625e-5`, but `64` on this machine"),
    ("uncore_imc_0/events/cas_count_read.scale", None,
     "events/cas_count_read.scale: described as `6.103515625e-5`, but missing on this machine"),
    ("uncore_imc_0/events/cas_count_read.unit", "MB",
     "events/cas_count_read.unit: described as `MiB`, but `MB` on this machine"),
    ("uncore_imc_0/events/clockticks.scale", "2",
     "events/clockticks.scale: `2` on this machine, but not described"),
])
def test_a_changed_file(run: Run, machine: Path, file: str, text: str | None, sentence: str) -> None:
    change(machine, file, text)
    result = run("verify", "ivbep", "--sysfs", str(machine), status=1)
    assert "\n  uncore_imc_0\n" in result.stdout
    assert differences(result.stdout) == [sentence]
    assert ": 11 devices compared, 1 differences\n" in result.stdout
    assert result.stderr == ""


@pytest.mark.parametrize(("file", "text", "sentence"), [
    ("uncore_imc_0/format/event", "config:0-3,4-7\n",
     "format/event: described as `config:0-7`, but written `config:0-3,4-7` on this machine, with the same meaning"),
    ("uncore_imc_0/events/cas_count_read", "umask=3,event=0x4\n",
     "events/cas_count_read: described as `event=0x04,umask=0x03`, but written `umask=3,event=0x4` on this machine, with the same meaning"),
    ("uncore_imc_0/events/cas_count_read", "config=0x304",
     "events/cas_count_read: described as `event=0x04,umask=0x03`, but written `config=0x304` on this machine, with the same meaning"),
    ("uncore_imc_0/events/cas_count_read.scale", "0.00006103515625",
     "events/cas_count_read.scale: described as `6.103515625e-5`, but written `0.00006103515625` on this machine, with the same meaning"),
])
def test_what_is_only_written_differently_is_a_note(run: Run, machine: Path, file: str, text: str, sentence: str) -> None:
    change(machine, file, text)
    result = run("verify", "ivbep", "--sysfs", str(machine))
    assert differences(result.stdout) == [sentence]
    assert ": 11 devices compared, 0 differences, 1 only written differently\n" in result.stdout
    found = json.loads(run("verify", "ivbep", "--sysfs", str(machine), "--json").stdout)
    assert found["differences"] == [] and [note["kind"] for note in found["notes"]] == ["written-differently"]
    assert [note["file"] for note in found["notes"]] == [file.removeprefix("uncore_imc_0/")]


def test_a_renamed_event(run: Run, machine: Path) -> None:
    change(machine, "uncore_imc_0/events/clockticks", None)
    change(machine, "uncore_imc_0/events/dclk", "event=0xff,umask=0x00")
    result = run("verify", "ivbep", "--sysfs", str(machine))
    assert differences(result.stdout) == ["events/dclk: `event=0xff,umask=0x00` is described under the name clockticks"]
    assert ": 11 devices compared, 0 differences, 1 only renamed\n" in result.stdout


def test_a_renamed_term(run: Run, machine: Path) -> None:
    """The same bits under another name are no difference in what can be counted; other bits are two."""
    change(machine, "uncore_imc_0/format/thresh", None)
    change(machine, "uncore_imc_0/format/threshold", "config:24-31\n")
    result = run("verify", "ivbep", "--sysfs", str(machine))
    assert differences(result.stdout) == ["format/threshold: `config:24-31` is described under the name thresh"]
    assert [note["kind"] for note in json.loads(run("verify", "ivbep", "--sysfs", str(machine), "-j").stdout)["notes"]] == ["renamed"]
    change(machine, "uncore_imc_0/format/threshold", "config:24-30\n")
    assert len(differences(run("verify", "ivbep", "--sysfs", str(machine), status=1).stdout)) == 2


@pytest.mark.parametrize(("cpus", "is_right"), [
    ("0\n", True), ("0,4\n", True), ("3-4\n", True), ("8\n", False), ("999\n", False), ("0,999\n", False), ("0-7\n", False), ("\n", False),
    ("0,3\n", False), ("4-5\n", False)])
def test_which_cpus_count(run: Run, machine: Path, cpus: str, is_right: bool) -> None:
    """Linux's uncore_cpumask_show: one CPU of each package, here 0 to 3 and 4 to 7. Where no packages are told, all CPUs are too many."""
    folder = machine / "devices/system/cpu"
    for cpu in range(8):
        (folder / f"cpu{cpu}/topology").mkdir(parents=True, exist_ok=True)
        (folder / f"cpu{cpu}/topology/physical_package_id").write_text(f"{cpu // 4}\n")
    for name in ("possible", "online"):
        (folder / name).write_text("0-7\n")
    change(machine, "uncore_imc_0/cpumask", cpus)
    result = run("verify", "ivbep", "--sysfs", str(machine), status=not is_right)
    assert differences(result.stdout) == ([] if is_right else [f"cpumask: described as `one CPU of each package`, but `{cpus.strip()}` on this machine"])
    if cpus in ("0-7\n", "0,3\n"):
        shutil.rmtree(folder / "cpu0")
        run("verify", "ivbep", "--sysfs", str(machine), status=cpus == "0-7\n")


def test_what_a_newer_kernel_has_besides(run: Run, machine: Path) -> None:
    """One line, and no difference; a term is one of them where its bits are no described term's."""
    change(machine, "uncore_imc_0/events/dimm", "event=0x99")
    change(machine, "uncore_imc_0/format/extra", "config:63\n")
    result = run("verify", "ivbep", "--sysfs", str(machine))
    assert differences(result.stdout) == [] and "\n  2 files are not described (of another kernel release): format/extra, for example, of uncore_imc_0\n" in result.stdout
    found = json.loads(run("verify", "ivbep", "--sysfs", str(machine), "-j").stdout)
    assert found["differences"] == [] and [(row["kind"], row["file"], row["found"]) for row in found["notes"]] == [
        ("newer", "format/extra", "config:63"), ("newer", "events/dimm", "event=0x99")]


def test_an_unreadable_file(run: Run, machine: Path) -> None:
    """A folder in its place cannot be read even by root."""
    change(machine, "uncore_imc_0/format/inv", None)
    (machine / DEVICES / "uncore_imc_0/format/inv").mkdir()
    result = run("verify", "ivbep", "--sysfs", str(machine), status=1)
    assert differences(result.stdout) == ["format/inv: cannot be read: Is a directory; run as a user who may read it"]


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can become a user who may not read")
def test_a_forbidden_file(pmureg: Path, machine: Path) -> None:
    (machine / DEVICES / "uncore_imc_0/format/inv").chmod(0)
    mine = shutil.copy(pmureg, machine / "pmureg")
    for folder in [machine, *machine.parents]:  # other users must come as far as the file
        if not folder.stat().st_mode & 1:
            folder.chmod(folder.stat().st_mode | 0o11)
    result = subprocess.run([mine, "verify", "ivbep", "--sysfs", str(machine)], capture_output=True, text=True, user=65534)
    assert result.returncode == 1
    assert differences(result.stdout) == ["format/inv: cannot be read: Permission denied; run as a user who may read it"]


def test_a_device_without_folders(run: Run, machine: Path) -> None:
    shutil.rmtree(machine / DEVICES / "uncore_imc_0")
    (machine / DEVICES / "uncore_imc_0").mkdir()
    result = run("verify", "ivbep", "--sysfs", str(machine), status=1)
    # Linux has five terms and three events for this device, the type and the CPUs of every one.
    assert len(differences(result.stdout)) == 10
    assert all("missing on this machine" in line for line in differences(result.stdout))


def test_every_mistake_in_json(run: Run, machine: Path) -> None:
    change(machine, "uncore_imc_0/format/event", "config:0-6\n")
    change(machine, "uncore_imc_0/format/inv", None)
    change(machine, "uncore_imc_0/format/q", 'a="b\\c"')
    result = json.loads(run("verify", "ivbep", "--sysfs", str(machine), "--json", status=1).stdout)
    assert result["differences"] == [
        {"device": "uncore_imc_0", "file": "format/q", "kind": "not-described", "described": "", "found": 'a="b\\c"'},
        {"device": "uncore_imc_0", "file": "format/event", "kind": "different", "described": "config:0-7", "found": "config:0-6"},
        {"device": "uncore_imc_0", "file": "format/inv", "kind": "not-here", "described": "config:23", "found": ""},
    ]


# ---- which systems ----


def test_the_systems_whose_devices_exist(run: Run, machine: Path) -> None:
    """Without a system and a processor that tells: those that have a device here."""
    for device in (machine / DEVICES).iterdir():
        if device.name != "nvidia_ucf_pmu_0":    # no other system has one
            shutil.rmtree(device)
    lines = run("verify", "--sysfs", str(machine), "--json").stdout.splitlines()
    assert [json.loads(line)["system"] for line in lines] == ["t410"]


def test_no_described_machine(run: Run, tree: Path) -> None:
    result = run("verify", "--sysfs", str(tree), status=1)
    assert result.stderr.startswith("pmureg: this machine is not a described system")


def test_a_named_system_without_a_device_here(run: Run, tree: Path) -> None:
    """FEAT_SPMU has no PMU in Linux, and nothing tells a machine that has it: there is nothing to compare, and only the ways are told."""
    result = run("verify", "ivbep", "--sysfs", str(tree), status=1)
    assert ": 0 devices compared, 0 differences\n" in result.stdout and "not on this machine: " in result.stdout
    assert result.stderr == (f"pmureg: this machine is not ivbep, and none of its devices is in {tree}/bus/event_source/devices: nothing was "
                             "compared; run it there, or on a copy of its /sys with --sysfs\n")
    assert run("verify", "spmu", "--sysfs", str(tree)).stderr == ""


def test_the_named_system_without_its_driver(run: Run, tree: Path) -> None:
    """MIDR 0x410fd4f0: Neoverse V2, of which Grace is made; implementer 0x41, part 0xd4f."""
    write(tree / "devices/system/cpu/cpu0/regs/identification/midr_el1", "0x00000000410fd4f0\n")
    assert run("verify", "t241", "--sysfs", str(tree), status=1).stderr == (
        f"pmureg: t241 has no device in {tree}/bus/event_source/devices: nothing was compared, because the kernel lacks the driver\n")


# ---- the device itself ----


def swap(machine: Path, one: str, other: str) -> None:
    folder = machine / DEVICES
    (folder / one).rename(folder / "x")
    (folder / other).rename(folder / one)
    (folder / "x").rename(folder / other)


@pytest.mark.parametrize(("file", "text", "sentence"), [
    ("type", None, "type: described as `a number`, but missing on this machine"),
    ("type", "software\n", "type: described as `a number`, but `software` on this machine"),
    ("type", "\n", "type: described as `a number`, but `` on this machine"),
    ("type", "30\n31\n", "type: described as `a number`, but `30\\x0a31` on this machine"),
    ("cpumask", None, "cpumask: described as `one CPU of each package`, but missing on this machine"),
    ("cpumask", "0,\n", "cpumask: described as `one CPU of each package`, but `0,` on this machine"),
    ("cpumask", "3-1\n", "cpumask: described as `one CPU of each package`, but `3-1` on this machine"),
    ("cpumask", "all\n", "cpumask: described as `one CPU of each package`, but `all` on this machine"),
    ("identifier", None, "identifier: described as `2cf0036b`, but missing on this machine"),
    ("identifier", "2cf0136b\n", "identifier: described as `2cf0036b`, but `2cf0136b` on this machine: the device is not described, so its other files were not compared"),
    ("identifier", "2cf0036b\nx\n", "identifier: described as `2cf0036b`, but `2cf0036b\\x0ax` on this machine: the device is not described, so its other files were not compared"),
    ("identifier", "1040036b\n",
     "identifier: described as `2cf0036b`, but `1040036b` on this machine, which is that of nvidia_nvlink_c2c1_pmu_<socket>"),
    ("format/event", "config:0-32\nconfig:0-7\n",
     "format/event: described as `config:0-32`, but `config:0-32\\x0aconfig:0-7` on this machine"),
    ("format/event", "config:0-\udcff\x1b[31m\n",
     "format/event: described as `config:0-32`, but `config:0-\\xff\\x1b[31m` on this machine"),
    ("events/cycles", "event=0x100000000\n\n",
     "events/cycles: described as `event=0x100000000`, but `event=0x100000000\\x0a` on this machine"),
    ("events/cycles", "event=0x1\0x\n", "events/cycles: cannot be read: it is not text"),
    ("events/cycles", "x" * 5000, "events/cycles: cannot be read: it is too long"),
])
def test_files_of_the_device(run: Run, machine: Path, file: str, text: str | None, sentence: str) -> None:
    change(machine, f"nvidia_scf_pmu_0/{file}", text)
    result = run("verify", "t241", "--sysfs", str(machine), status=1)
    assert differences(result.stdout) == [sentence]
    json.loads(run("verify", "t241", "--sysfs", str(machine), "--json", status=1).stdout)


def test_cpus_that_are_all_offline(run: Run, machine: Path) -> None:
    (machine / "devices/system/cpu").mkdir(parents=True, exist_ok=True)
    (machine / "devices/system/cpu/possible").write_text("0-7\n")
    (machine / "devices/system/cpu/online").write_text("0-3\n")
    change(machine, "nvidia_scf_pmu_0/cpumask", "\n")
    run("verify", "t241", "--sysfs", str(machine))
    change(machine, "armv8_pmuv3_0/cpumask", None)  # of a core: `cpus`
    change(machine, "armv8_pmuv3_0/cpus", "0-3,7\n")
    run("verify", "pmuv3", "--sysfs", str(machine))


def test_devices_of_the_kernel_alone(tmp_path: Path) -> None:
    """Linux's msr counts tasks, and has no list of CPUs; power (RAPL) counts packages (Linux arch/x86/events/msr.c and rapl.c)."""
    shown = {"msr/type": "10", "msr/format/event": "config:0-63", "msr/events/tsc": "event=0x00",
             "power/type": "22", "power/format/event": "config:0-7", "power/events/energy-pkg": "event=0x02", "power/cpumask": "0"}
    for name, text in shown.items():
        (tmp_path / "sys" / DEVICES / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "sys" / DEVICES / name).write_text(f"{text}\n")
    subprocess.run([sys.executable, "-m", "generator", "import", "sysfs", tmp_path / "sys" / DEVICES, "--into", tmp_path / "own.yaml"], cwd=ROOT, check=True,
                   capture_output=True)
    own = make(tmp_path, own=(tmp_path / "own.yaml").read_text())
    verify = ("verify", "own", "--sysfs", tmp_path / "sys")
    assert own(*verify).stdout.startswith("own  PMUs of own as Linux shows them: 2 devices compared, 0 differences\n")
    (tmp_path / "sys" / DEVICES / "msr/cpumask").write_text("all\n")
    assert differences(own(*verify, status=1).stdout) == ["cpumask: described as `one CPU of each package`, but `all` on this machine"]


def test_swapped_devices(run: Run, machine: Path) -> None:
    """They have the same files but for the identifier: products 0x105 (C2C0) and 0x104 (C2C1)."""
    swap(machine, "nvidia_nvlink_c2c0_pmu_0", "nvidia_nvlink_c2c1_pmu_0")
    result = run("verify", "t241", "--sysfs", str(machine), status=1)
    assert differences(result.stdout) == [
        "identifier: described as `1050036b`, but `1040036b` on this machine, which is that of nvidia_nvlink_c2c1_pmu_<socket>",
        "identifier: described as `1040036b`, but `1050036b` on this machine, which is that of nvidia_nvlink_c2c0_pmu_<socket>"]
    found = json.loads(run("verify", "t241", "--sysfs", str(machine), "-j", status=1).stdout)["differences"]
    assert [(row["kind"], row["described"], row["found"]) for row in found] == [
        ("anothers", "1050036b", "1040036b"), ("anothers", "1040036b", "1050036b")]


@pytest.mark.parametrize(("name", "sentence"), [
    ("uncore_imc_x", "begins like uncore_imc_<ch>, but is not a described device"),
    ("uncore_imc_0_1", "begins like uncore_imc_<ch>, but is not a described device"),
    ("uncore_ubox_1", "begins like uncore_ubox, but is not a described device"),
    ("uncore_imcs", None), ("uncore_strange_0", None), ("uncore_pcu_x", None),
])
def test_an_unknown_device(run: Run, machine: Path, name: str, sentence: str | None) -> None:
    shutil.copytree(machine / DEVICES / "uncore_imc_0", machine / DEVICES / name)
    result = run("verify", "ivbep", "--sysfs", str(machine), status=1 if sentence else 0)
    assert differences(result.stdout) == ([f"name: {sentence}"] if sentence else [])


def test_a_file_that_waits_for_a_writer(run: Run, machine: Path) -> None:
    for file in ("type", "identifier", "events/cycles", "format/event"):
        change(machine, f"nvidia_scf_pmu_0/{file}", None)
        os.mkfifo(machine / DEVICES / "nvidia_scf_pmu_0" / file)
    result = run("verify", "t241", "--sysfs", str(machine), status=1)
    assert [line for line in differences(result.stdout) if "cannot" in line] == [
        "type: cannot be read: it is not text", "identifier: cannot be read: it is not text",
        "format/event: cannot be read: it is not text", "events/cycles: cannot be read: it is not text"]


# What ac4c52956f62 took away (Linux 6.14): eleven families of sockets, three of nine of OCUs, all of four, and nineteen more.
DROPPED = [f"socket_{n}_{name}" for n in range(4) for name in (
    "dl_rsp", "ev_rsp", "prb_data", "dl_outstanding", "wb_outstanding", "wr_outstanding", "ev_outstanding", "prb_outstanding", "dl_access",
    "ev_access", "prb_access")] + [f"ocu_{n}_{kind}_{name}" for n in range(4) for kind in ("gmem", "rem", "cmem") for name in (
        "rd_data", "rd_access", "wb_access", "rd_outstanding", "wr_outstanding", "wr_data", "wb_data", "wr_access", "wb_outstanding")] + [
    f"{kind}_{name}" for kind in ("gmem", "cmem") for name in (
        "dl_rsp", "dl_access", "dl_outstanding", "wb_outstanding", "ev_rsp", "ev_access", "ev_outstanding", "wr_outstanding")] + [
    "ocu_prb_access", "ocu_prb_data", "ocu_prb_outstanding"]


def test_an_older_kernel_is_one_line_and_no_difference(run: Run, machine: Path) -> None:
    """Grace's SCF of two sockets on a kernel before 6.14, whose links have no filter `port` either."""
    shutil.copytree(machine / DEVICES / "nvidia_scf_pmu_0", machine / DEVICES / "nvidia_scf_pmu_1")
    for socket in (0, 1):
        for name in DROPPED:
            change(machine, f"nvidia_scf_pmu_{socket}/events/{name}", "event=0x100\n")
    result = run("verify", "t241", "--sysfs", str(machine))
    assert ": 7 devices compared, 0 differences\n" in result.stdout and differences(result.stdout) == []
    assert "\n  342 files are as in Linux before 6.14, but described as in 6.14 and later: nvidia_scf_pmu_0, nvidia_scf_pmu_1\n" in result.stdout
    change(machine, "nvidia_nvlink_c2c0_pmu_0/format/port", None)
    change(machine, "nvidia_scf_pmu_0/events/new", "event=0x100\n")
    result = run("verify", "t241", "--sysfs", str(machine))
    assert differences(result.stdout) == [] and "1 file is not described (of another kernel release): events/new, for example, of nvidia_scf_pmu_0\n" in result.stdout
    found = json.loads(run("verify", "t241", "--sysfs", str(machine), "-j").stdout)
    assert found["older"] == [{"since": "6.14", "files": 343, "devices": "nvidia_nvlink_c2c0_pmu_0, nvidia_scf_pmu_0, nvidia_scf_pmu_1"}]
    assert found["differences"] == []


@pytest.mark.parametrize("system", ["spr"])
def test_an_older_kernel_lists_no_events_of_memory(run: Run, machine: Path, system: str) -> None:
    """Linux 6.1's spr_uncore_imc has no event_descs."""
    for path in (machine / DEVICES).glob("uncore_imc_[0-9]*/events/*"):
        path.unlink()
    result = run("verify", system, "--sysfs", str(machine))
    assert ", 0 differences\n" in result.stdout and "as in Linux before 6.4, but described as in 6.4 and later: uncore_imc_0\n" in result.stdout


def test_wrong_usage(run: Run, tmp_path: Path) -> None:
    assert "one system at a time" in run("verify", "a", "b", status=2).stderr
    assert run("verify", "ivbp", status=1).stderr == "pmureg: there is no described system 'ivbp'; did you mean 'ivbep'?\n"
    result = run("verify", "ivbep", "--sysfs", str(tmp_path / "none"), status=1)
    assert result.stderr == (f"pmureg: {tmp_path}/none/bus/event_source/devices cannot be read: No such file or directory; "
                             "name another tree with --sysfs\n")


# ---- ways ----


def ways(run: Run, machine: Path, system: str = "ivbep") -> dict[str, tuple[bool, str]]:
    result = json.loads(run("verify", system, "--sysfs", str(machine), "--root", str(machine), "--json").stdout)
    return {way["way"]: (way["open"], way["text"].replace(str(machine), "")) for way in result["ways"]}


def write(path: Path, text: str = "") -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def test_a_bare_machine(run: Run, machine: Path) -> None:
    found = ways(run, machine)
    assert found["perf"] == (False, "/proc/sys/kernel/perf_event_paranoid cannot be read: this kernel has no perf events; "
                                    "use a kernel with CONFIG_PERF_EVENTS")
    assert found["msr"] == (False, "there is no /dev/cpu/0/msr; load the module (modprobe msr), or give the container access to the file")
    assert found["pci"][0] is False
    assert found["pci"][1].startswith("none of the ")
    found = ways(run, machine, "t410")
    assert found["mmio"] == (False, "/dev/mem is missing; the kernel has no CONFIG_DEVMEM: map the registers through UIO")
    assert "sysreg" in ways(run, machine, "carmel")


def test_msr_files(run: Run, machine: Path) -> None:
    write(machine / "devices/system/cpu/online", "0-1,3\n")
    write(machine / "dev/cpu/0/msr")
    write(machine / "dev/cpu/1/msr")
    write(machine / "devices/system/cpu/cpu3/online", "1\n")
    assert ways(run, machine)["msr"][1].startswith("there is no /dev/cpu/3/msr; load the module (modprobe msr)")
    write(machine / "dev/cpu/3/msr")
    assert ways(run, machine)["msr"] == (True, "the MSRs of 3 CPUs can be opened")
    write(machine / "kernel/security/lockdown", "[none] integrity confidentiality\n")
    assert ways(run, machine)["msr"][0] is True
    write(machine / "kernel/security/lockdown", "none [integrity] confidentiality\n")
    assert ways(run, machine)["msr"] == (False, "kernel lockdown (integrity) refuses writes to model-specific registers; disable "
                                                "Secure Boot, boot with lockdown=none, or count through perf")


def test_paranoid_level(run: Run, machine: Path) -> None:
    """Capabilities are those of /proc/self/status: bit 38 is CAP_PERFMON, bit 21 CAP_SYS_ADMIN (linux/capability.h)."""
    write(machine / "proc/sys/kernel/perf_event_paranoid", "2\n")
    assert ways(run, machine)["perf"] == (False, "perf_event_paranoid is 2, and these units count for the whole machine; run as root "
                                                 "(CAP_PERFMON), or set: sysctl kernel.perf_event_paranoid=0")
    write(machine / "proc/self/status", "Name:\tx\nCapEff:\t0000004000000000\n")
    assert ways(run, machine)["perf"][0] is True
    write(machine / "proc/self/status", "Name:\tx\nCapEff:\t0000000000200000\n")
    assert ways(run, machine)["perf"][0] is True
    write(machine / "proc/self/status", "Name:\tx\nCapEff:\t0000000000000001\n")
    assert ways(run, machine)["perf"][0] is False
    write(machine / "proc/sys/kernel/perf_event_paranoid", "0\n")
    assert ways(run, machine)["perf"] == (True, "perf_event_paranoid is 0, so the whole machine may be counted")


def test_pci_functions(run: Run, machine: Path) -> None:
    """Device ids 0x0eb4 and 0x0eb5 are channels of the memory controller (uncore_snbep.c, ivbep_uncore_pci_ids), functions
    4 and 5 of device 16 (Intel 329468-002); the place counts, too."""
    for number, device in ((4, 0x0EB4), (5, 0x0EB5), (6, 0x0EB0)):
        write(machine / f"bus/pci/devices/0000:7f:10.{number}/device", f"0x{device:04x}\n")
        write(machine / f"bus/pci/devices/0000:7f:10.{number}/vendor", "0x8086\n")
        write(machine / f"bus/pci/devices/0000:7f:10.{number}/config")
    write(machine / "bus/pci/devices/0000:01:00.0/device", "0x0eb0\n")  # another maker's device
    write(machine / "bus/pci/devices/0000:01:00.0/vendor", "0x10de\n")
    is_open, text = ways(run, machine)["pci"]
    assert not is_open
    assert " described PCI functions are missing: " in text and "id 0eb4" not in text and "(id 0eb0)" in text
