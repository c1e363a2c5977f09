"""Slips of the keyboard: wherever a name or a number is given, the nearest name or the range is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from command import Run

SIM = ["stat", "--io", "sim", "--system", "ivbep", "-e"]
IMC = "ivbep has uncore_imc_0 to uncore_imc_7"


# What is typed; what is answered, or a part of it; the exit status.
@pytest.mark.parametrize(("words", "answer", "status"), [
    # Systems, by option, as a word, in front of a name, in an event.
    (["list", "--system", "ivbp"], "there is no described system 'ivbp'; did you mean 'ivbep'?\n", 1),
    (["list", "ivbp:cas"], "there is no described system 'ivbp'; did you mean 'ivbep'?\n", 1),
    (["describe", "ivbp"], "nothing has the name 'ivbp'; did you mean 'ivbep'?\n", 1),
    (["describe", "ivbp:uncore_imc"], "did you mean 'ivbep'?\n", 1),
    (["describe", "--system", "ivbp"], "did you mean 'ivbep'?\n", 1),
    (["decode", "ivbp:cbo.ctl", "1"], "there is no described system 'ivbp'; did you mean 'ivbep'?\n", 1),
    (["decode", "ivbp.cbo.ctl", "1"], "did you mean 'ivbep_cbo_ctl'?\n", 1),
    (["encode", "ivbp:cbo.ctl"], "did you mean 'ivbep'?\n", 1),
    (["dump", "ivbp", "--io", "sim"], "did you mean 'ivbep'?\n", 1),
    (["selftest", "ivbp", "--io", "sim"], "did you mean 'ivbep'?\n", 1),
    (["verify", "ivbp"], "did you mean 'ivbep'?\n", 1),
    (["allowlist", "ivbp"], "did you mean 'ivbep'?\n", 1),
    (["stat", "--io", "sim", "--system", "ivbp", "-e", "uncore_imc/event=4/"], "did you mean 'ivbep'?\n", 1),
    ([*SIM, "ivbp:uncore_imc/event=4/"], "did you mean 'ivbep'?\n  ivbp:uncore_imc/event=4/\n  ^\n", 1),
    # Units: another name, another number.
    (["list", "--system", "ivbep", "ivbep"], "nothing matches 'ivbep', but a system has this name; see `pmureg list --system ivbep`\n", 1),
    (["list", "--system", "ivbep", "uncore_icm"], "nothing matches 'uncore_icm'; did you mean 'uncore_imc'?\n", 1),
    (["describe", "ivbep:uncore_icm"], "nothing of ivbep has the name 'uncore_icm'; did you mean 'uncore_imc'?\n", 1),
    (["describe", "ivbep:uncore_imc_9"], f"there is no unit `uncore_imc_9`: {IMC}\n", 1),
    (["decode", "ivbep:uncore_icm.ctl", "1"], "there is no unit `uncore_icm`; did you mean `uncore_imc`?\n", 1),
    (["decode", "ivbep:uncore_imc_9.ctl", "1"], f"there is no unit `uncore_imc_9`: {IMC}\n", 1),
    (["encode", "ivbep:cbo_15.ctl"], "there is no unit `cbo_15`: ivbep has uncore_cbox_0 to uncore_cbox_14\n", 1),
    (["dump", "ivbep", "--io", "sim", "uncore_icm_0"], "did you mean `uncore_imc_0`?\n", 1),
    (["dump", "ivbep", "--io", "sim", "uncore_imc_9"], f"there is no unit `uncore_imc_9`: {IMC}\n  uncore_imc_9\n  ^\n", 1),
    (["selftest", "ivbep", "--io", "sim", "uncore_icm_0"], "there is no unit `uncore_icm_0`; did you mean `uncore_imc_0`?\n", 1),
    (["selftest", "ivbep", "--io", "sim", "uncore_imc_9"], f"there is no unit `uncore_imc_9`: {IMC}\n", 1),
    (["selftest", "t410", "--io", "sim", "nvidia_pcie_pmu_0_rc_9"],
     "there is no unit `nvidia_pcie_pmu_0_rc_9`: t410 has nvidia_pcie_pmu_0_rc_0 to nvidia_pcie_pmu_1_rc_5\n", 1),
    (["selftest", "ivbep", "--io", "sim", "elephant"], "there is no unit `elephant`: ivbep has units such as `", 1),
    (["dump", "t241", "--io", "mmio", "--force", "--mmio", "nvidia_sfc_pmu_0=/dev/null@0"], "did you mean `nvidia_scf_pmu_0`?", 1),
    (["dump", "t241", "--io", "mmio", "--force", "--mmio", "nvidia_scf_pmu_9=/dev/null@0"],
     "there is no unit `nvidia_scf_pmu_9`: t241 has nvidia_scf_pmu_0 to nvidia_scf_pmu_3", 1),
    (["allowlist", "ivbep", "--session", "-e", "uncore_cbo/event=0/"], "there is no unit `uncore_cbo`; did you mean `uncore_cbox`?\n", 1),
    ([*SIM, "uncore_icm/event=4/"], "there is no unit `uncore_icm`; did you mean `uncore_imc`?\n  uncore_icm/event=4/\n  ^\n", 1),
    ([*SIM, "uncore_imc_9/event=4/"], f"there is no unit `uncore_imc_9`: {IMC}\n", 1),
    (["stat", "--io", "sim", "-e", "uncore_icm/event=4/"], "neither this machine nor a described system has a PMU 'uncore_icm'; did you mean 'uncore_imc'?\n", 1),
    (["stat", "--io", "sim", "-e", "nvidia_scf_pmu_9/event=4/"], "has a PMU 'nvidia_scf_pmu_9'; there are nvidia_scf_pmu_0 to nvidia_scf_pmu_3\n", 1),
    # Registers, elements of them.
    (["describe", "cbo.ctrl"], "nothing has the name 'cbo.ctrl'; did you mean 'hswep_cbo_ctl'?\n", 1),
    (["describe", "ivbep_cbo_ctrl"], "did you mean 'ivbep_cbo_ctl'?\n", 1),
    (["describe", "ivbep:cbo.ctl[4]"], "`ctl` has no element 4: use 0 to 3\n", 1),
    (["describe", "ivbep:C0_MSR_PMON_CTL4"], "there is no register `C0_MSR_PMON_CTL4`: use C0_MSR_PMON_CTL0 to C14_MSR_PMON_CTL3\n", 1),
    (["decode", "ivbep:C15_MSR_PMON_CTL0", "1"], "there is no register `C15_MSR_PMON_CTL0`: use C0_MSR_PMON_CTL0 to C14_MSR_PMON_CTL3\n", 1),
    (["decode", "ivbep:cbo_0.ctrl", "1"], "unknown register `cbo_0.ctrl`; did you mean `cbo_0.ctl`?\n", 1),
    (["decode", "ivbep.cbo.ctrl", "1"], "unknown register `cbo.ctrl`; did you mean `cbo.ctl`?\n", 1),
    (["decode", "ivbep:ctl", "1"], "`ctl` needs its block: write `global.ctl`, `ubox.ctl`, `cbo.ctl`,", 1),
    (["encode", "ivbep_cbo_ctrl"], "did you mean `ivbep_cbo_ctl`?\n", 1),
    (["dump", "ivbep", "--io", "sim", "cbo.ctrl"], "did you mean `cbo.ctl`?\n", 1),
    (["dump", "ivbep", "--io", "sim", "cbo.ctl[9]"], "`ctl` has no element 9: use 0 to 3\n", 1),
    # Values of registers; fields, their elements and their values.
    (["decode", "ivbep_cbo_ctl", "35h"], "'35h' is not a number of up to 64 bits; write decimal, 0x or 0b\n", 2),
    (["decode", "ivbep_cbo_ctl", "0x100000000"], "which has 32 bits: at most 0xffffffff\n", 1),
    (["encode", "ivbep_cbo_ctl", "thrsh=1"], "ctl has no field 'thrsh'; did you mean 'thresh'?\n", 1),
    (["encode", "nhm_uncore_perf_global_ctrl", "EN_PX[7]=1"], "did you mean 'EN_PC'?\n", 1),
    (["encode", "nhm_uncore_perf_global_ctrl", "EN_PC[8]=1"], "EN_PC has elements 0 to 7\n", 1),
    (["encode", "ivbep_cbo_ctl", "thresh=256"], "0x100 does not fit into thresh, which has 8 bits: at most 0xff\n", 1),
    (["encode", "ivbep_cbo_ctl", "thresh="], "'' is not a number from 0 to 0xff, nor", 1),
    (["encode", "ivbep_cbo_filter1", "opc=DRdd"], "0 to 0x1ff, nor a named value of opc; did you mean `DRd`?\n", 1),
    # Events, terms, their values.
    (["list", "--system", "ivbep", "cas_cuont_read"], "nothing matches 'cas_cuont_read'; did you mean 'cas_count_read'?\n", 1),
    (["list", "--system", "ivbep", "uncore_icm/cas_cuont_read/"], "did you mean 'uncore_imc/cas_count_read/'?\n", 1),
    (["describe", "ivbep:cas_cuont_read"], "did you mean 'cas_count_read'?\n", 1),
    (["describe", "ivbep:uncore_icm/cas_count_read/"], "did you mean 'uncore_imc/cas_count_read/'?\n", 1),
    ([*SIM, "uncore_imc/cas_cuont_read/"], "unknown term or event `cas_cuont_read`; did you mean `cas_count_read`?", 1),
    ([*SIM, "uncore_imc/evnt=4/"], "did you mean `event`?", 1),
    ([*SIM, "uncore_imc/confg=4/"], "did you mean `config`?", 1),
    ([*SIM, "uncore_imc/event=0x100/"], "0x100 is too large for `event`, which has 8 bits: 0 to 0xff\n", 1),
    ([*SIM, "uncore_cbox/event=0x35,umask=1,filter_opc=DRdd/"], "did you mean `DRd`?\n", 1),
    ([*SIM, "uncore_imc_0/event=1/", "--until", "uncore_imc_0/evnt=1/=5"], "is not one of the events; did you mean 'uncore_imc_0/event=1/'?\n", 1),
    # Metrics.
    (["list", "--system", "t410", "avg_slc_read_bandwith_in_gbps"], "did you mean 'avg_slc_read_bandwidth_in_gbps'?\n", 1),
    (["describe", "t410:avg_slc_read_bandwith_in_gbps"], "did you mean 'avg_slc_read_bandwidth_in_gbps'?\n", 1),
    (["stat", "--io", "sim", "--system", "t410", "-M", "avg_slc_read_bandwith_in_gbps"], "did you mean 'avg_slc_read_bandwidth_in_gbps'?\n", 1),
    (["stat", "--io", "sim", "--system", "t410", "-M", "nvidia_ufc_pmu.avg_slc_read_bandwidth_in_gbps"],
     "did you mean 'nvidia_ucf_pmu.avg_slc_read_bandwidth_in_gbps'?\n", 1),
    # Commands, options, what they take.
    (["dmup", "ivbep"], "no command 'dmup'; did you mean 'dump'?\n", 2),
    (["stat", "--no-rotaton"], "no option --no-rotaton; did you mean --no-rotation?\n", 2),
    (["stat", "--io", "simm"], "not 'simm'; did you mean 'sim'?\n", 2),
    (["dump", "ivbep", "--cpu", "99999"], "--cpu must be a CPU's number (0 to 65535), not '99999'\n", 2),
    (["stat", "--ticks", "0"], "--ticks must be a number from 1 to 1000000000000, not '0'\n", 2),
    (["stat", "-I", "1x"], "-I must be a time (100ms, 10s, 5min, 2h, at most 99h) or a number of milliseconds, not '1x'\n", 2),
])
def test_slips(run: Run, tmp_path: Path, words: list[str], answer: str, status: int) -> None:
    (tmp_path / "sys").mkdir()  # a machine that is none of the described ones
    more = ["--root", str(tmp_path)] if words[0] in ("list", "stat", "verify") else []
    assert answer in run("--sysfs", str(tmp_path / "sys"), words[0], *more, *words[1:], status=status).stderr


@pytest.mark.parametrize(("line", "column", "answer"), [
    ("system: ivbp", 9, "did you mean 'ivbep'?"),
    ("sytem: ivbep", 1, "a session has no key `sytem`; did you mean `system`?"),
    ("io: simm", 5, "did you mean 'sim'?"),
    ("outputs: tabel", 10, "did you mean 'table'?"),
    ("ticks: 0", 8, "a number from 1 to 1000000000000"),
    ("events: uncore_icm/event=1/", 9, "did you mean `uncore_imc`?"),
    ("events: {event: uncore_imc/event=1/, instances: [9]}", 50, IMC),
    ("events: uncore_imc/cas_cuont_read/", 20, "did you mean `cas_count_read`?"),
    ("metrics: read_bandwith", 10, "did you mean 'read_bandwidth'?"),
])
def test_slips_in_session_files(run: Run, tmp_path: Path, line: str, column: int, answer: str) -> None:
    keys = {"system": "ivbep", "io": "sim", "events": "uncore_imc/event=1/"}
    path = tmp_path / "s.yaml"
    path.write_text("\n".join([line, *(f"{key}: {value}" for key, value in keys.items() if not line.startswith(f"{key}:"))]) + "\n")
    error = run("run", "--check", str(path), status=1).stderr
    assert error.startswith(f"{path}:1:{column}: ") and answer in error.splitlines()[0], error


def test_slips_of_kernel_events(run: Run, tree: Path) -> None:
    for event, answer in (("page-fault", "did you mean 'page-faults'?"), ("sotf_0/clock/", "did you mean 'soft_0'?"),
                          ("soft_0/clokc/", "did you mean `clock`?"), ("soft_0/evnt=1/", "did you mean `event`?"),
                          ("task/event=0x100/", "0xff"), ("cpu-clock:x", "unknown modifier 'x'; u counts user space, k the kernel, h the hypervisor")):
        assert answer in run("--sysfs", str(tree), "stat", "-e", event, "true", status=1).stderr


@pytest.mark.parametrize("name", ["ivbep_cbo_ctl", "ivbep.cbo.ctl", "ivbep:cbo.ctl", "IVBEP.cbo.CTL", "C<box>_MSR_PMON_CTL<n>"])
def test_what_people_type_for_a_register(run: Run, name: str) -> None:
    system = ["--system", "ivbep"] if "<" in name else []
    assert run("encode", name, "ev_sel=0x35", "umask=3", "en=1", *system).stdout == "0x00400335\n"
    assert run("decode", name, "0x00400335", *system).stdout.startswith("ivbep_cbo_ctl  C<box>_MSR_PMON_CTL<n> = 0x00400335\n")
    assert run("describe", name, *system).stdout.startswith("ivbep_cbo_ctl  ")
