"""A new SoC is one YAML file and no C: describe one here, generate, compile, count."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from describing import ROOT, embedded, run_here
from driving import Driven, runtime

STRICT = ["-std=c11", "-O0", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Werror"]

SOC = """\
pmureg: 2
system: zeta
title: Zeta test chip
sources: {ZM: Zeta manual}
blocks:
  ring:
    title: Ring stop
    space: msr
    source: ZM 1
    instances: {stop: 3}
    at: 0x10 * stop
    registers:
      ctl:
        text: Freezes and clears.
        at: 0x5000
        width: 32
        fields:
          31:18: RES0
          17:16: MBO
          15:9: RES0
          8: {name: freeze, reset: 0, text: 1 stops the stop's counters.}
          7:1: RES0
          0: {name: clear, access: WO, self_clearing: true, clears: [ctr], text: Zeroes them.}
      sel:
        text: Chooses the event of counter <n>.
        at: 0x5002 + n
        array: 2
        width: 32
        fields:
          31:23: RES0
          22: {name: on, reset: 0, text: Enables.}
          21:16: RES0
          15:8: {name: mask, reset: 0, text: Mask.}
          7:0: {name: code, reset: 0, text: Event.}
      ctr:
        text: Counter <n>.
        at: 0x5008 + n
        array: 2
        fields:
          63:36: RES0
          35:0: {name: value, access: RW-V, reset: 0, text: Count.}
    terms:
      event: {field: sel.code}
      umask: {field: sel.mask}
    counters:
      general:
        count: 2
        width: 36
        register: ctr
        selects: sel[n].code
        runs: sel[n].on and not ctl.freeze
        program:
          - write: ctr[n]
          - {write: "sel[n]", set: {on: 1}}
        disable: [{write: "sel[n]"}]
    sequences:
      reset: [{write: ctl, set: {freeze: 1, clear: 1}}]
      start: [{write: ctl}]
      stop: [{write: ctl, set: {freeze: 1}}]
    events:
      flits: {is: event=0x21, text: Flits.}
      stalls: {is: "event=0x05,umask=0x03", text: Stalls.}
    linux:
      device: zeta_ring_<stop>
      config: sel
      events: all
      event_string: "event=0x{event:02x},umask=0x{umask:02x}"
  dram:
    title: Memory channel
    space: mmio
    source: ZM 2
    registers:
      enable:
        text: Enables counters.
        at: 0x100
        fields:
          31:1: RES0
          0: {name: go, reset: 0, text: 1 counts.}
      kind:
        text: Event of counter <n>.
        at: 0x200 + 4 * n
        array: 4
        fields:
          31:6: RES0
          5:0: {name: event, reset: 0, text: Event.}
      count:
        text: Counter <n>.
        at: 0x400 + 8 * n
        array: 4
        width: 64
        access_width: 32
        atomic: false
        fields:
          63:33: RES0
          32:0: {name: value, access: RW-V, reset: 0, text: Count.}
    terms:
      event: {field: kind.event, linux: "config:0-5"}
    counters:
      general:
        count: 4
        width: 33
        register: count
        selects: kind[n].event
        runs: enable.go and kind[n].event != 0
        program: [{write: "count[n]"}, {write: "kind[n]"}]
        disable: [{write: "kind[n]"}]
    sequences:
      start: [{write: enable, set: {go: 1}}]
      stop: [{write: enable}]
    events:
      bursts: {is: event=0x3, text: Bursts.}
    linux:
      device: zeta_dram
      events: all
      event_string: "event=0x{event:x}"
"""

PROGRAM = r"""
#include <inttypes.h>
#include <stdio.h>
#include <pmureg/core.h>

extern const struct pmureg_system pmureg_system_zeta;
static _Alignas(16) unsigned char device[1 << 20], memory[1 << 20];

int main(int count, char **texts)
{
	struct pmureg_event events[8];
	struct pmureg_error error = {0};
	struct pmureg_session *session;
	struct pmureg_sim *sim;
	const char *last = "";
	struct pmureg_count counts[8];
	size_t n = (size_t)count - 1;

	if (pmureg_sim_init(device, sizeof(device), &pmureg_system_zeta, &sim))
		return 2;
	for (size_t i = 0; i < n; i++) {
		if (pmureg_event_parse(&pmureg_system_zeta, texts[i + 1], &events[i], &error))
			goto failed;
		events[i].group = (uint16_t)i;
	}
	if (pmureg_session_open(memory, sizeof(memory), &pmureg_system_zeta, pmureg_sim_io(sim), events, n, NULL, &session, &error))
		goto failed;
	if (pmureg_session_start(session, &error) || pmureg_sim_advance(sim, 1000) || pmureg_session_read(session, counts, &error))
		goto failed;
	for (size_t i = 0; i < n; i++)
		printf("%" PRIu64 "\n", counts[i].value);
	/* Narrow counters wrap; reads in between keep the count right. */
	for (int i = 0; i < 40; i++)
		if (pmureg_sim_advance(sim, 1000000000U) || pmureg_session_read(session, counts, &error))
			goto failed;
	for (size_t i = 0; i < n; i++)
		printf("%" PRIu64 "\n", counts[i].value);
	if (pmureg_session_close(session, &error))
		goto failed;
	printf("%" PRIu64 "\n", pmureg_sim_faults(sim, &last));
	return 0;
failed:
	printf("%s %s\n", error.message, last);
	return 1;
}
"""


@pytest.fixture(scope="module")
def generated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    top = tmp_path_factory.mktemp("soc")
    (top / "regdefs" / "acme").mkdir(parents=True)
    (top / "regdefs" / "acme" / "zeta.yaml").write_text(SOC)
    outcome = run_here("build", "--regdefs", top / "regdefs", "--out", top / "generated")
    assert outcome.status == 0, outcome.err
    return top / "generated"


def compile_c(text: str, output: Path, generated: Path, *more: object) -> None:
    source = output.with_suffix(".c")
    source.write_text(text)
    done = subprocess.run(["gcc", *STRICT, "-I", generated / "include", "-I", ROOT / "runtime/include", source, *more, "-o", output],
                          capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_headers_compile_and_fold(generated, tmp_path):
    """Constants, types and functions of both blocks, with and without the io."""
    for prefix in ("", "#include <pmureg/io.h>\n"):
        compile_c(prefix + r"""
#include <pmureg/zeta.h>
_Static_assert(ZETA_RING_SEL_ADDRESS(2, 1) == 0x5023, "");
_Static_assert(ZETA_RING_CTL_MUST_ONES == 0x30000, "");
_Static_assert(ZETA_DRAM_COUNT_OFFSET(3) == 0x418, "");
_Static_assert(ZETA_DRAM_COUNT_VALUE_MASK == 0x1ffffffff, "");
int main(void)
{
	zeta_ring_ctl_t ctl = zeta_ring_ctl_pack((zeta_ring_ctl_fields_t){.freeze = 1});
	zeta_ring_sel_t sel = zeta_ring_sel_with_code((zeta_ring_sel_t){0}, 0x21);

	return ctl.raw == 0x30100 && zeta_ring_sel_get_code(sel) == 0x21 && zeta_ring_ctl_check(ctl) == -1 ? 0 : 1;
}
""", tmp_path / "headers", generated)
        assert subprocess.run([tmp_path / "headers"]).returncode == 0


def test_two_registers_cannot_be_mixed(generated, tmp_path):
    with pytest.raises(AssertionError, match="incompatible type"):
        compile_c("#include <pmureg/zeta.h>\nint main(void)\n{\n\tzeta_ring_ctl_t r = {0};\n\n\treturn (int)zeta_ring_sel_get_code(r);\n}\n",
                  tmp_path / "mixed", generated)


@pytest.fixture(scope="module")
def counter(generated, tmp_path_factory) -> Path:
    """A program of the runtime, the simulated device and the new table."""
    program = tmp_path_factory.mktemp("count") / "count"
    compile_c(PROGRAM, program, generated, "-I", ROOT / "runtime", *runtime(), *embedded(generated, "zeta"))
    return program


def test_counts_what_the_simulated_device_predicts(counter):
    """Each tick adds (event number & 0xff) + 1; runtime/include/pmureg/core.h says so."""
    events = {"zeta_ring_1/event=0x21/": 0x22, "zeta_ring_1/stalls/": 6, "zeta_ring_2/flits/": 0x22, "zeta_dram/event=0x3/": 4}
    done = subprocess.run([counter, *events], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
    rates = list(events.values())
    assert list(map(int, done.stdout.split())) == [1000 * rate for rate in rates] + [40_000_001_000 * rate for rate in rates] + [0]


def test_all_instances_are_added_up(counter):
    done = subprocess.run([counter, "zeta_ring/event=0x10/"], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
    assert done.stdout.split()[0] == str(3 * 0x11 * 1000)
    wrong = subprocess.run([counter, "zeta_ring_3/event=0x10/"], capture_output=True, text=True)
    assert wrong.returncode == 1 and wrong.stdout.strip()


def test_arrays_that_begin_at_1(tmp_path: Path) -> None:
    """Numbers of counters and of registers' elements are the manual's."""
    text = SOC
    for register in ("kind", "count"):
        text = text.replace(f"        at: 0x{dict(kind=2, count=4)[register]}00 + {dict(kind=4, count=8)[register]} * n\n        array: 4\n",
                            f"        at: 0x{dict(kind=2, count=4)[register]}00 + {dict(kind=4, count=8)[register]} * (n - 1)\n        array: {{n: 1-4}}\n")
    assert text.count("array: {n: 1-4}") == 2
    Driven(tmp_path, text, "zeta").validate()
