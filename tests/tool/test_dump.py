"""pmureg dump: on simulated devices, and on trees of files that stand for a machine's registers.

Addresses and bits: Intel 64 SDM Volume 3B (0x391, 0x394, 0x3C0), 329468 (PCI: offset 0xd8 is MC_CHy_PCI_PMON_CTL0).
"""

from __future__ import annotations

import json
import struct
from pathlib import Path

import pytest

from command import SYSTEMS, Run
from drawn import drawn


def msr_tree(root: Path, values: dict[int, int], cpu: int = 0) -> Path:
    """/dev/cpu/N/msr is read and written 8 bytes at the register's address."""
    path = root / f"dev/cpu/{cpu}/msr"
    path.parent.mkdir(parents=True, exist_ok=True)
    with open(path, "wb") as file:
        file.truncate(0x10000)
        for address, value in values.items():
            file.seek(address)
            file.write(struct.pack("<Q", value))
    return root


@pytest.mark.parametrize("system", drawn(SYSTEMS))
def test_every_simulated_register(run: Run, system: str) -> None:
    result = run("dump", system, "--io", "sim", "--json")
    rows = [json.loads(line) for line in result.stdout.splitlines()]
    registers = [(row["unit"], row["register"], row["element"]) for row in rows if "register" in row]
    assert len(set(registers)) == len(registers) > 0  # beside those are the units that the machine of the examples lacks
    for row in rows:
        assert row["system"] == system and row["simulated"] is True
        assert "fields" in row or "skipped" in row or ("absent" in row and "register" not in row)


def test_lines_for_people(run: Run) -> None:
    """NV_PMCR_EL0 of a simulated device shows implementer 0x4e and 2 counters."""
    lines = run("dump", "carmel", "--io", "sim").stdout.splitlines()
    assert lines[0] == "# simulated carmel"
    assert "carmel_scf        NV_PMCR_EL0                     0x000000004e001000 IMP=0x4e N=2" in lines
    assert len([line for line in lines if "NV_PMEVCNTR1_EL0" in line]) == 5


def test_one_register_closely(run: Run) -> None:
    text = run("dump", "carmel", "carmel_l2_0", "--io", "sim").stdout
    assert "carmel_l2_0       NV_PMCR_EL0" in text and "scf" not in text
    text = run("dump", "nhm", "uncore.perfevtsel[2]", "--io", "sim").stdout
    assert text.splitlines()[1] == "uncore            MSR_UNCORE_PerfEvtSel2          0x0000000000000000"
    assert "  31:24  CMASK                0x0\n" in text and "PerfEvtSel1" not in text


def test_a_machine_of_msrs(run: Run, tmp_path: Path) -> None:
    msr_tree(tmp_path, {0x391: 1 << 32 | 1, 0x3C0: 0x00400103}, cpu=2)
    text = run("dump", "nhm", "--root", str(tmp_path), "--cpu", "2", "--io", "msr").stdout
    assert "# simulated" not in text
    assert "uncore            MSR_UNCORE_PERF_GLOBAL_CTRL     0x0000000100000001 EN_FC0=1" in text
    assert "uncore            MSR_UNCORE_PerfEvtSel0          0x0000000000400103 EN=1 UMASK=1 EVENT=3" in text


def test_reading_writes_nothing(run: Run, tmp_path: Path) -> None:
    path = msr_tree(tmp_path, {0x391: 0xFF}) / "dev/cpu/0/msr"
    before = path.read_bytes()
    path.chmod(0o400)
    run("dump", "nhm", "--root", str(tmp_path))
    assert path.read_bytes() == before


def test_what_cannot_be_read_is_said_and_the_rest_goes_on(run: Run, tmp_path: Path) -> None:
    """A file that ends in front of a register; units of another space."""
    with open(msr_tree(tmp_path, {0x391: 1}) / "dev/cpu/0/msr", "r+b") as file:
        file.truncate(0x3B8)
    result = run("dump", "nhm", "--root", str(tmp_path), "--io", "msr", "--json", status=1)
    rows = {row["name"]: row for row in map(json.loads, result.stdout.splitlines())}
    assert rows["MSR_UNCORE_PERF_GLOBAL_CTRL"]["fields"]["EN_FC0"] == 0
    assert rows["MSR_UNCORE_PERF_GLOBAL_CTRL"]["value"] == "0x0000000000000001"
    assert rows["MSR_UNCORE_PerfEvtSel7"]["error"].startswith("MSR 0x3c7 of CPU 0 cannot be read")
    text = run("dump", "ivbep", "uncore_imc_0", "uncore_ubox", "--root", str(msr_tree(tmp_path, {})), "--io", "msr", status=1).stdout
    assert "uncore_imc_0      (excluded by --io msr)\n" in text
    assert "uncore_ubox       U_MSR_PMON_CTL0 " in text


def test_a_memory_mapped_unit(run: Run, tmp_path: Path) -> None:
    """A file in place of /dev/mem: PMIIDR is at 0xE08 of the unit's page (Arm CoreSight PMU, IHI 0091), 0x136B an implementer."""
    memory = tmp_path / "mem"
    memory.write_bytes(bytes(0x2000) + bytes(0xE08) + struct.pack("<I", 0x2030136B) + bytes(0x10000))
    where = f"nvidia_ucf_pmu_1={memory}@0x2000"
    result = run("dump", "t410", "nvidia_ucf_pmu_1", "--io", "mmio", "--mmio", where, "--force", "--json")
    rows = {row["register"]: row for row in map(json.loads, result.stdout.splitlines()) if "value" in row}
    assert rows["ucf.pmiidr"]["value"] == "0x2030136b"
    result = run("dump", "t410", "nvidia_ucf_pmu_0", "--io", "mmio", "--mmio", where, "--force", status=1)
    assert result.stdout == ("nvidia_ucf_pmu_0  (the address of page 0 of nvidia_ucf_pmu_0 is unknown; "
                             "give it as nvidia_ucf_pmu_0.0=FILE@OFFSET)\n")


def test_pci_devices(run: Run, tmp_path: Path) -> None:
    """uncore_imc_0 is function 16.4 of the package's second bus, id 0x0eb4 (uncore_snbep.c); MC_CHy_PCI_PMON_CTL0 is at 0xd8."""
    config = bytearray(4096)
    struct.pack_into("<HH", config, 0, 0x8086, 0x0EB4)
    struct.pack_into("<I", config, 0xD8, 0x00400304)
    folder = tmp_path / "sys/bus/pci/devices/0000:ff:10.4"
    folder.mkdir(parents=True)
    (folder / "config").write_bytes(config)
    (folder / "vendor").write_text("0x8086\n")
    (folder / "device").write_text("0x0eb4\n")
    (folder / "numa_node").write_text("-1\n")
    result = run("dump", "ivbep", "uncore_imc_0", "--io", "pci", "--root", str(tmp_path))
    assert "MC_CH0_PCI_PMON_CTL0            0x00400304 " in result.stdout and "umask=3" in result.stdout
    result = run("dump", "ivbep", "uncore_imc_1", "uncore_imc_0", "--io", "pci", "--root", str(tmp_path))
    assert "uncore_imc_1      (absent: package 0 has no PCI device 8086:0eb5 at 10.5 (ivbep_imc_1): this part lacks the unit" in result.stdout
    assert "MC_CH0_PCI_PMON_CTL0            0x00400304 " in result.stdout


@pytest.mark.parametrize(("arguments", "status", "message"), [
    (["dump"], 2, "pmureg: no system is given; see `pmureg list`\n"),
    (["dump", "nhm", "--io", "tape"], 2, "pmureg: --io must be sim, direct, msr, pci, mmio, sysreg, csr or auto, not 'tape'\n"),
    (["dump", "nhm", "--cpu", "x"], 2, "pmureg: --cpu must be a CPU's number (0 to 65535), not 'x'\n"),
    (["dump", "nhm", "--mmio", "x"], 2, "pmureg: --mmio must be UNIT=FILE@OFFSET, not 'x'\n"),
    (["dump", "nhn", "--io", "sim"], 1, "pmureg: there is no described system 'nhn'; did you mean 'nhm'?\n"),
    (["dump", "nhm", "uncore.perfevtsl", "--io", "sim"], 1, "pmureg: "),
    (["dump", "nhm", "uncore.perfevtsel[8]", "--io", "sim"], 1, "pmureg: `perfevtsel` has no element 8: use 0 to 7\n"),
    (["dump", "t410", "--io", "msr", "--root", "/nowhere"], 1,
     "pmureg: t410 has no msr registers; omit --io to use its own access method\n"),
    (["dump", "nhm", "--root", "/nowhere"], 1,
     "pmureg: the registers of nhm are not accessible: there is no /nowhere/dev/cpu/0/msr; load the module"),
])
def test_mistakes(run: Run, arguments: list[str], status: int, message: str) -> None:
    result = run(*arguments, status=status)
    assert result.stderr.startswith(message)
    assert result.stdout == ""


def test_another_machine_is_left_alone(run: Run, tree: Path) -> None:
    result = run("--sysfs", str(tree), "dump", "nhm", status=1)
    assert result.stderr.startswith("pmureg: this machine is not nhm (Intel Nehalem and Westmere uncore PMU): its registers are not accessed without --force; use --io sim ")


@pytest.mark.parametrize("system", drawn(SYSTEMS))
def test_each_element_has_a_name_of_its_own(run: Run, system: str) -> None:
    """Of an array on several pages, too."""
    rows = [json.loads(line) for line in run("dump", system, "--io", "sim", "--all", "--json").stdout.splitlines()]
    names = [(row["unit"], row["name"]) for row in rows if "register" in row]
    assert len(set(names)) == len(names)
