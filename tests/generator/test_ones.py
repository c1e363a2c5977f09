"""A width that no register tells: a counter is written as all ones, and what sticks is how wide it is."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from describing import change
from driving import Driven
from simulated import Simulated
from test_reference import Page, generated

NARROW = """\
pmureg: 2
system: narrow
title: Narrow
sources: {N: Narrow's manual}
blocks:
  narrow:
    title: Narrow
    space: mmio
    source: N 1
    registers:
      CTL:
        text: Starts all.
        at: 0x0
        fields:
          31:1: RES0
          0: {name: EN, reset: 0, text: 1 counts.}
      EVENT:
        text: Chooses the event of counter <n>.
        at: 0x10 + 4 * n
        array: 2
        fields:
          31:8: RES0
          7:0: {name: EVENT, reset: 0, text: Event number.}
      COUNT:
        text: Counter <n>, of up to 48 bits.
        at: 0x20 + 8 * n
        array: 2
        width: 64
        fields:
          63:48: RES0
          47:0: {name: VALUE, access: RW-V, reset: 0, text: The count.}
    terms:
      event: {field: EVENT.EVENT, linux: "config:0-7"}
    counters:
      general:
        count: 2
        width: probed(20)
        register: COUNT
        selects: EVENT[n].EVENT
        runs: CTL.EN
        top_rate: 1
        program:
          - write: COUNT[n]
          - write: EVENT[n]
        disable: [{write: "EVENT[n]", set: {EVENT: 0}}]
    sequences:
      start: [{modify: CTL, set: {EN: 1}}]
      stop: [{modify: CTL, set: {EN: 0}}]
    events:
      reads: {is: event=0x0f, text: Reads.}
"""
STEPS = """\
        program:
          - write: COUNT[n]
          - write: EVENT[n]
        disable: [{write: "EVENT[n]", set: {EVENT: 0}}]
"""
DISCOVER = "        width: probed(20)\n"


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Simulated:
    return Simulated(tmp_path_factory.mktemp("narrow"), "narrow", NARROW)


def test_the_counter_is_tried_before_anything_is_programmed(narrow: Simulated) -> None:
    """The unit is stopped, 48 ones are written, 20 stick; what was there goes back, and then the counter is programmed."""
    said = narrow.do("poke COUNT 0 0x12345", "event narrow/event=0xf/ 1", "open", "writes", "close", "peek COUNT 0")
    assert said[0].split() == ["0=0", "20=ffffffffffff", "20=12345", "20=0", "10=f", "0=1"]
    assert said[1:] == ["undone", "12345"]


def test_wraps_are_those_of_the_real_width(narrow: Simulated) -> None:
    """16 a tick: 20 bits wrap after 65,536 ticks, and a reading every 60,000 sees each wrap once."""
    said = narrow.do("event narrow/event=0xf/ 1", "event narrow/event=0xf/ 1", "open", "advance 60000", "advance 60000", "advance 60000", "close")
    assert said == ["counts 960000 960000", "counts 1920000 1920000", "counts 2880000 2880000", "undone"]


def test_the_simulated_device_is_as_narrow(narrow: Simulated) -> None:
    assert narrow.do("poke COUNT 1 0xffffffffffff", "peek COUNT 1") == ["fffff"]


def test_once_for_a_unit(narrow: Simulated) -> None:
    """Events that take turns: one counter of the kind speaks for all of them, once."""
    lines = [f"event narrow/event={i + 1}/ {i + 1}" for i in range(5)]
    said = narrow.do(*lines, "rotate", "writes", "turn", "turn", "writes", "close")
    assert (said[0] + said[1]).count("ffffffffffff") == 1
    assert said[-1] == "undone"


def test_the_reference_says_so(folder, tmp_path, run) -> None:
    text = Page(generated(folder, tmp_path / "out", {"narrow": NARROW}, run)["narrow/narrow.html"]).all("body")[0].text
    assert "the bits that stay 1 after a write of all ones" in text


# ---- What cannot be found, and every end ----

PROGRAM = r"""
#define _DEFAULT_SOURCE
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>
#include <pmureg/core.h>
#include "core/internal.h"
#include "io/sim.h"

extern const struct pmureg_system SYSTEM;

/* The device and what was kept outlive the child that is killed. */
static struct shared {
	_Alignas(16) unsigned char device[1 << 16];
	struct pmureg_access list[64];
	struct pmureg_compared compared[64];
	uint64_t values[64];
	struct pmureg_undo undo;
	int kept, done;
} *shared;
static _Alignas(16) unsigned char memory[1 << 16];
static struct pmureg_io io, *inner;
static size_t left, fails;
static uint64_t stuck, moves; /* ones that always read; what a counter is further at each read */

static int ends(void)
{
	if (left == 0)
		(void)kill(getpid(), SIGKILL);
	left--;
	return fails && !--fails;
}

static int access_it(struct pmureg_io *self, struct pmureg_access *access)
{
	static uint64_t more;
	int code;

	(void)self;
	if (access->kind != PMUREG_ACCESS_READ)
		return access->kind == PMUREG_ACCESS_WRITE && ends() ? -5 : pmureg_io_access(inner, access);
	code = pmureg_io_access(inner, access);
	if (access->place.address == 0x20)
		access->value = (access->value & ~stuck) + (more += moves);
	return ends() ? -5 : code;
}

static int run_it(struct pmureg_io *self, struct pmureg_access *list, size_t count, size_t *failed)
{
	return pmureg_io_each(self, list, count, failed, access_it);
}

static int keep(void *context, const struct pmureg_undo *undo)
{
	(void)context;
	shared->kept = undo != NULL;
	if (!undo)
		return 0;
	shared->undo = *undo;
	memcpy(shared->list, undo->list, undo->count * sizeof(*undo->list));
	memcpy(shared->compared, undo->compared, undo->compared_count * sizeof(*undo->compared));
	memcpy(shared->values, undo->values, undo->value_count * sizeof(*undo->values));
	shared->undo.list = shared->list;
	shared->undo.compared = shared->compared;
	shared->undo.values = shared->values;
	return 0;
}

static int live(struct pmureg_error *error)
{
	struct pmureg_session_options options = {.size = sizeof(options), .flags = PMUREG_SESSION_ANY_RATE, .keep = keep};
	struct pmureg_session *session;
	struct pmureg_event event;
	struct pmureg_count count;
	int code = pmureg_event_parse(&SYSTEM, "narrow/event=0xf/", &event, error);

	code = code ? code : pmureg_session_open(memory, sizeof(memory), &SYSTEM, &io, &event, 1, &options, &session, error);
	if (code)
		return code;
	code = pmureg_session_start(session, error);
	code = code ? code : pmureg_session_read(session, &count, error);
	return pmureg_session_close(session, code ? NULL : error) || code;
}

static uint64_t value_of(struct pmureg_sim *sim, const char *key, uint32_t element)
{
	const struct pmureg_block *block = pmureg_system_blocks(&SYSTEM);
	const struct pmureg_register *registers = pmureg_block_registers(block);
	uint64_t value = 0;

	for (uint16_t r = 0; r < block->register_count; r++)
		if (!strcmp(pmureg_register_key(&registers[r]), key))
			(void)pmureg_register_read(&SYSTEM, block, &registers[r], 0, element, pmureg_sim_io(sim), &value);
	return value;
}

static struct pmureg_sim *make(void)
{
	struct pmureg_sim *sim;
	struct pmureg_place place = {.space = PMUREG_MMIO, .bits = 64, .address = 0x20};

	shared->kept = shared->done = 0;
	if (pmureg_sim_init(shared->device, sizeof(shared->device), &SYSTEM, &sim))
		exit(2);
	inner = pmureg_sim_io(sim);
	(void)pmureg_io_write(inner, &place, 0x12345);
	return sim;
}

static void show(struct pmureg_sim *sim)
{
	printf("%llx %llx %llx\n", (unsigned long long)value_of(sim, "COUNT", 0), (unsigned long long)value_of(sim, "EVENT", 0),
	       (unsigned long long)value_of(sim, "CTL", 0));
}

int main(int argc, char **argv)
{
	struct pmureg_error error = {0};
	struct pmureg_sim *sim;

	shared = mmap(NULL, sizeof(*shared), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	if (shared == MAP_FAILED || argc < 2)
		return 2;
	io = (struct pmureg_io){.run = run_it};
	if (!strcmp(argv[1], "stuck") || !strcmp(argv[1], "moves")) {
		sim = make();
		left = SIZE_MAX;
		*(*argv[1] == 's' ? &stuck : &moves) = strtoull(argv[2], NULL, 0);
		printf("%d %s\n", live(&error), error.message);
		stuck = moves = 0;
		show(sim);
		return 0;
	}
	for (size_t k = 0; k < 200; k++) {
		int status, kills = !strcmp(argv[1], "kill");
		pid_t child;

		sim = make();
		left = kills ? k : SIZE_MAX;
		fails = kills ? 0 : k + 1;
		(void)fflush(stdout);
		child = fork();
		if (!child) {
			(void)live(&error);
			shared->done = kills || fails;
			_exit(0);
		}
		if (waitpid(child, &status, 0) != child)
			return 2;
		left = SIZE_MAX;
		if (shared->kept && pmureg_undo_run(&SYSTEM, inner, &shared->undo, NULL, NULL, &error))
			printf("%s\n", error.message);
		show(sim);
		if (shared->done)
			return 0;
	}
	return 1;
}
"""


@pytest.fixture(scope="module")
def ends(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return Driven(tmp_path_factory.mktemp("ends"), NARROW, "narrow", program=PROGRAM).program


def said(program: Path, *words: str) -> list[str]:
    done = subprocess.run([program, *words], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize("how", ["kill", "fail"])
def test_the_counter_holds_what_it_did_whatever_access_ends_it(ends: Path, how: str) -> None:
    """Killed behind each access, and put back by what was kept; or each access fails, and the session puts back by itself, but for what it cannot, which is kept."""
    lines = said(ends, how)
    assert len(lines) > 20
    assert set(lines) == {"12345 0 0"}


def test_ones_that_are_no_width(ends: Path) -> None:
    assert said(ends, "stuck", "0x10") == [
        "-5 cannot measure the width of narrow_COUNT[0] of narrow: after a write of all ones it reads 0xfffef", "12345 0 0"]
    assert said(ends, "stuck", "0xffffffffffff")[0].endswith("it reads 0x0")
    assert said(ends, "moves", "1")[0].startswith("-5 cannot measure the width of narrow_COUNT[0] of narrow: after a write of all ones it keeps counting, and first reads ")


REFUSED = [
    ("no example", (DISCOVER, "        width: @probed()\n"),
     "`probed()` takes the width on the simulated device, from 1 to 48; write `probed(48)`"),
    ("too many", (DISCOVER, "        width: @probed(49)\n"),
     "`probed()` takes the width on the simulated device, from 1 to 48; write `probed(48)`"),
    ("a free one", (DISCOVER, "        width: @probed(20)\n        allows: n == event % 2\n"), (STEPS, ""), ("terms:\n      event: {field: EVENT.EVENT, linux: \"config:0-7\"}", "terms:\n      event: {linux: \"config:0-7\"}"),
     "counter `general` is fixed, but `probed()` writes ones to a register that is one counter; remove `width`"),
    ("a sum", (DISCOVER, "        width: @probed(20)\n"), ("        count: 2\n", ""), ("        register: COUNT\n", "        register: sum(COUNT[*])\n"),
     "counter `general` is a sum, but `probed()` writes ones to a register that is one counter; remove `width`"),
    ("what cannot be written", ("access: RW-V", "access: RO-V"), None),
]


@pytest.mark.parametrize("mistakes, message", [(case[1:-1], case[-1]) for case in REFUSED], ids=[case[0] for case in REFUSED])
def test_refused(mistakes: tuple[tuple[str, str], ...], message: str | None, checked) -> None:
    changes = mistakes if message else [*mistakes, (DISCOVER, "        width: @probed(20)\n"), ("          - write: COUNT[n]\n", "")]
    text, places = change(NARROW, *changes)
    outcome = checked(text, "narrow")
    assert [m["words"] for m in outcome.messages] == [
        message or "`probed()` writes ones to all 48 bits of `COUNT` and reads them back, but some are not plain read-write bits; correct `access`, or `width`"], outcome.err
    assert outcome.places() == places


