"""A shell completes what can be given: bash itself, on a terminal, is typed to; what it is offered is asked of the command."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from command import SYSTEMS, Run
from terminal import Terminal


class Bash:
    """A bash that has read the script."""

    def __init__(self, pmureg: Path, folder: Path) -> None:
        (folder / ".rc").write_text(f"""
PS1='> '
bind 'set bell-style none'
bind 'set completion-query-items 0'
bind 'set page-completions off'
bind -x '"\\C-t": printf "\\n<%s>\\n" "$READLINE_LINE"' # what the line is
eval "$({pmureg} completion bash)"
""")
        self.terminal = Terminal(["bash", "--noprofile", "--rcfile", str(folder / ".rc"), "-i"],
                                 {"PATH": f"{pmureg.parent}:/usr/bin:/bin", "HOME": str(folder), "TERM": "dumb"}, str(folder))
        self.terminal.read("> ")

    def tab(self, line: str) -> str:
        """What becomes of the line."""
        self.terminal.type(line + "\t\x14")
        text = self.terminal.read(">\n")
        while not re.search(r"\n<(.*)>\n", text):
            text += self.terminal.read(">\n")
        self.terminal.type("\x15")
        return re.findall(r"\n<(.*)>\n", text)[-1]


@pytest.fixture(scope="module")
def bash(pmureg: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Bash]:
    if pmureg.name != "pmureg":
        pytest.skip("the script is for `pmureg`, which is not what this binary is called")
    folder = tmp_path_factory.mktemp("typed")
    for name in ("counts.yaml", "more.yml", "notes.txt"):
        (folder / name).touch()
    (folder / "inner").mkdir()
    running = Bash(pmureg, folder)
    yield running
    running.terminal.kill()


# What is typed, with a tab behind it, and the line then: as far as all that fits goes on in one way.
@pytest.mark.parametrize(("typed", "line"), [
    # Commands, options of every command, their values.
    ("pmureg enc", "pmureg encode "),
    ("pmureg --sys", "pmureg --sysfs "),
    ("pmureg --no-pager lis", "pmureg --no-pager list "),
    ("pmureg stat --no-ro", "pmureg stat --no-rotation "),
    ("pmureg verify --js", "pmureg verify --json "),
    ("pmureg restore --run", "pmureg restore --run-directory "),
    ("pmureg stat --io tr", "pmureg stat --io trace "),
    ("pmureg stat --io=tr", "pmureg stat --io=trace "),
    # Systems: as an option's value, in one word with it, as a word.
    ("pmureg stat --system ivb", "pmureg stat --system ivbep "),
    ("pmureg stat --system=ivb", "pmureg stat --system=ivbep "),
    ("pmureg list --system nhm.w", "pmureg list --system nhm.wsm "),
    ("pmureg verify ivb", "pmureg verify ivbep "),
    ("pmureg describe ivb", "pmureg describe ivbep"),  # and its registers
    # Units and registers.
    ("pmureg selftest ivbep uncore_pc", "pmureg selftest ivbep uncore_pcu "),
    ("pmureg dump ivbep uncore_h", "pmureg dump ivbep uncore_ha_"),
    ("pmureg dump ivbep cbo.filter0", "pmureg dump ivbep cbo.filter0 "),
    ("pmureg decode ivbep_cbo_filter0", "pmureg decode ivbep_cbo_filter0 "),
    ("pmureg decode ivbep:cbo.filter0", "pmureg decode ivbep:cbo.filter0 "),
    ("pmureg decode --system spmu SPMCF", "pmureg decode --system spmu SPMCFGR_EL1 "),
    ("pmureg describe ivbep_cbo_filter0", "pmureg describe ivbep_cbo_filter0 "),
    ("pmureg dump t241 --mmio nvidia_scf_pmu_3", "pmureg dump t241 --mmio nvidia_scf_pmu_3="),
    ("pmureg dump t241 --mmio nvidia_scf_pmu_3=/dev/nul", "pmureg dump t241 --mmio nvidia_scf_pmu_3=/dev/null "),
    # Fields behind a register, and what their values are called.
    ("pmureg encode ivbep_cbo_ctl thr", "pmureg encode ivbep_cbo_ctl thresh="),
    ("pmureg encode ivbep_cbo_ctl thresh=1 ev_", "pmureg encode ivbep_cbo_ctl thresh=1 ev_sel="),
    ("pmureg encode ivbep_cbo_filter1 opc=RF", "pmureg encode ivbep_cbo_filter1 opc=RFO "),
    ("pmureg encode --system ivbep cbo.ctl umas", "pmureg encode --system ivbep cbo.ctl umask="),
    # Events: alone, in either quotes, in braces, several, behind their system, terms of one.
    ("pmureg stat -e page-f", "pmureg stat -e page-faults"),
    ("pmureg stat --system ivbep -e uncore_imc/cas_count_r", "pmureg stat --system ivbep -e uncore_imc/cas_count_read/"),
    ("pmureg stat --system ivbep -e 'uncore_imc/cas_count_r", "pmureg stat --system ivbep -e 'uncore_imc/cas_count_read/'"),
    ('pmureg stat --system ivbep -e "uncore_imc/cas_c', 'pmureg stat --system ivbep -e "uncore_imc/cas_count_'),
    ("pmureg stat --system ivbep -e '{uncore_imc/cas_count_r", "pmureg stat --system ivbep -e '{uncore_imc/cas_count_read/"),
    ("pmureg stat --system ivbep -e '{uncore_imc/cas_count_read/,uncore_imc/cas_count_w",
     "pmureg stat --system ivbep -e '{uncore_imc/cas_count_read/,uncore_imc/cas_count_write/"),
    ("pmureg stat --system ivbep -e uncore_cbox_0/event=1,umask=3/,uncore_pcu/CLO",
     "pmureg stat --system ivbep -e uncore_cbox_0/event=1,umask=3/,uncore_pcu/CLOCKTICKS/"),
    ("pmureg stat -e ivbep:uncore_imc/cas_count_w", "pmureg stat -e ivbep:uncore_imc/cas_count_write/"),
    ("pmureg stat -e 'ivbep:uncore_imc/cas_count_w", "pmureg stat -e 'ivbep:uncore_imc/cas_count_write/'"),
    ("pmureg stat --system ivbep --event=uncore_imc/cas_count_w", "pmureg stat --system ivbep --event=uncore_imc/cas_count_write/"),
    ("pmureg stat --system ivbep -e uncore_imc/UNC_M_CAS_COUNT.RD_U", "pmureg stat --system ivbep -e uncore_imc/UNC_M_CAS_COUNT.RD_UNDERFILL/"),
    ("pmureg stat --system ivbep -e uncore_imc/CAS_COUNT_WRI", "pmureg stat --system ivbep -e uncore_imc/cas_count_write/"),
    ("pmureg stat --system ivbep -e uncore_imc_0/cas_count_w", "pmureg stat --system ivbep -e uncore_imc_0/cas_count_write/"),
    ("pmureg stat --system nhm.wsm -e nhm_uncore/GQ_SNOOP.GOTO_S", "pmureg stat --system nhm.wsm -e nhm_uncore/GQ_SNOOP.GOTO_S/"),
    ("pmureg stat --system nhm.nhm -e nhm_uncore/GQ_SNOOP.GOTO_S", "pmureg stat --system nhm.nhm -e nhm_uncore/GQ_SNOOP.GOTO_S"), # Westmere's
    ("pmureg stat --system ivbep -e uncore_imc/event=4,uma", "pmureg stat --system ivbep -e uncore_imc/event=4,umask="),
    ("pmureg stat --system spmu -e spmu_31/ev", "pmureg stat --system spmu -e spmu_31/event="),
    ("pmureg allowlist ivbep --session -e uncore_pcu/CLO", "pmureg allowlist ivbep --session -e uncore_pcu/CLOCKTICKS/"),
    ("pmureg list --system ivbep uncore_imc/cas_count_r", "pmureg list --system ivbep uncore_imc/cas_count_read/"),
    ("pmureg describe ivbep:uncore_pcu/CLO", "pmureg describe ivbep:uncore_pcu/CLOCKTICKS/"),
    # Metrics, and views.
    ("pmureg stat --system ivbep -M pow", "pmureg stat --system ivbep -M power"),
    ("pmureg view --system ivbep mem", "pmureg view --system ivbep memory"),
    ("pmureg view --system ivbep write_b", "pmureg view --system ivbep write_b"),
    ("pmureg stat --system t410 -M avg_slc_read_b", "pmureg stat --system t410 -M avg_slc_read_bandwidth_in_gbps"),
    ("pmureg stat --system t410 -M read_bandwidth,avg_slc_read_b", "pmureg stat --system t410 -M read_bandwidth,avg_slc_read_bandwidth_in_gbps"),
    # Files: of sessions, of other options, of the command that is counted.
    ("pmureg run cou", "pmureg run counts.yaml "),
    ("pmureg run mo", "pmureg run more.yml "),
    ("pmureg run no", "pmureg run no"),
    ("pmureg run inn", "pmureg run inner/"),
    ("pmureg stat -o no", "pmureg stat -o notes.txt "),
    ("pmureg stat -e page-faults -- cat no", "pmureg stat -e page-faults -- cat notes.txt "),
    # Nothing fits.
    ("pmureg stat --system ivbep -e uncore_imc/nosuch", "pmureg stat --system ivbep -e uncore_imc/nosuch"),
    ("pmureg nosuch uncore", "pmureg nosuch uncore"),
])
def test_bash_goes_on(bash: Bash, typed: str, line: str) -> None:
    assert bash.tab(typed) == line


@pytest.fixture
def offered(run: Run) -> "Offered":
    return Offered(run)


class Offered:
    """The answers to a line; the shell breaks words at blanks, quotes, = and :."""

    def __init__(self, run: Run) -> None:
        self.run = run

    def __call__(self, line: str) -> list[str]:
        word = re.split(r"[\s=:'\"]", line)[-1]
        return [name.rstrip(" ") for name in self.run("completion", "bash", "--", line, word).stdout.splitlines()]


def test_every_command_and_its_options(run: Run, offered: Offered) -> None:
    commands = re.findall(r"^  (\w+) ", run("--help").stdout.split("commands:\n")[1].split("options:")[0], re.M)
    assert offered("pmureg ") == commands
    for command in commands:
        text = run(command, "--help").stdout.split("options:\n")[1]
        told = re.findall(r"^  (?:(-\w), |    )(--[\w-]+)", text, re.M)
        assert set(offered(f"pmureg {command} -")) == {name for names in told for name in names if name}
    assert offered("pmureg stat --io ") == ["auto", "perf", "direct", "sysreg", "csr", "msr", "pci", "mmio", "sim", "trace"]


def test_every_name(run: Run, offered: Offered) -> None:
    assert {name.partition(".")[0] for name in offered("pmureg stat --system ")} == set(SYSTEMS)
    assert offered("pmureg stat --system ivbep -e ") == run("list", "--names", "--system", "ivbep").stdout.splitlines()
    assert offered("pmureg stat -e ivbep:") == run("list", "--names", "--system", "ivbep").stdout.splitlines()
    registers = offered("pmureg decode --system nhm ")
    assert len(registers) == 8 and all(run("decode", name, "0").stdout.startswith(name) for name in registers)
    assert offered("pmureg encode ivbep_cbo_ctl ") == [f"{name}=" for name in ("thresh", "en", "tid_en", "edge_det", "rst", "umask", "ev_sel")]
    assert offered("pmureg encode ivbep_cbo_ctl ")[0] + "1" == "thresh=1"
    assert set(offered("pmureg selftest ivbep ")) >= {"uncore_pcu", "uncore_imc_0", "uncore_imc_7"}
    assert "avg_slc_read_bandwidth_in_gbps" in offered("pmureg stat --system t410 -M ")


def test_what_cannot_be_counted_is_not_offered(offered: Offered) -> None:
    """The global control of this one has registers and no event."""
    assert not [name for name in offered("pmureg stat --system ivbep -e ") if name.startswith("ivbep_global")]
    assert "ivbep_global" in offered("pmureg dump ivbep ")
    assert "uncore/GQ_SNOOP.GOTO_S/" in offered("pmureg stat --system nhm.wsm -e ")
    assert "uncore/GQ_SNOOP.GOTO_S/" not in offered("pmureg stat --system nhm.nhm -e ")


def test_a_group_goes_on_or_ends(offered: Offered) -> None:
    assert offered("pmureg stat --system ivbep -e '{uncore_imc/cas_count_r") == ["{uncore_imc/cas_count_read/,", "{uncore_imc/cas_count_read/}"]
    assert offered("pmureg stat --system ivbep -e '{uncore_pcu/CLOCKTICKS/},uncore_imc/cas_count_r") == ["{uncore_pcu/CLOCKTICKS/},uncore_imc/cas_count_read/"]


@pytest.mark.parametrize("line", ["", "pmureg", "pmureg stat -e '", "pmureg stat -e \\", "pmureg encode nosuch f", "pmureg -x ", "pmureg stat --system nosuch -e x",
                                  "pmureg stat -e " + "a" * 5000, "pmureg stat -e ivbep:" + "{," * 2000, "pmureg describe " + "x" * 200 + ":y"])
def test_odd_lines(run: Run, line: str) -> None:
    run("completion", "bash", "--", line, line.split(" ")[-1])
    run("completion", "bash", "--", line, "nothing of it")
