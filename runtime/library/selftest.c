/*
 * selftest.c: see selftest.h. What is written is saved first, and goes back backwards.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "../core/internal.h"
#include "saved.h"
#include "selftest.h"

struct unit {
	struct selftest *test;
	struct saved saved;
	size_t selecting;    /* how many of them choose banks, which come first: reading writes these, too */
	size_t mistakes;     /* of the register at hand */
	int lost;            /* a register could not be put back */
};

static struct pmureg_spot spot_of(const struct unit *unit, const struct pmureg_register *reg)
{
	const struct selftest *test = unit->test;

	return (struct pmureg_spot){test->system, test->block, reg, test->instance, 0, test->io};
}

/* ---- Reports ---- */

static void report_mistake(void *context, const struct pmureg_spot *spot, const char *what, uint64_t found,
			   uint64_t wanted, uint64_t mask)
{
	struct unit *unit = context;
	char instead[64];

	(void)pmureg_format(instead, sizeof(instead), "not 0x%llx", (unsigned long long)(wanted & mask));
	/* What is wanted instead of a value outside of a list cannot be said in one number. */
	selftest_report(unit->test, PMUREG_TEST_FAILED, spot->reg, spot->element, "%s is 0x%llx, %s (bits 0x%llx)",
			what, (unsigned long long)(found & mask),
			found == ~wanted && strstr(what, "with") ? "which is not one of them" : instead,
			(unsigned long long)mask);
	unit->mistakes++;
}

static void report_access(struct unit *unit, const struct pmureg_spot *spot, const char *what, int code)
{
	const char *why = pmureg_io_why(spot->io);

	selftest_report(unit->test, PMUREG_TEST_FAILED, spot->reg, spot->element, "%s: %s", what,
			why ? why : strerror(-code));
	unit->mistakes++;
}

/* ---- Counters ---- */

static int read_field(void *context, uint16_t reg, uint32_t element, uint16_t field, uint32_t field_element, int whole,
		      uint64_t *value)
{
	const struct selftest *test = context;
	const struct pmureg_register *of = &test->block->registers[reg];
	uint64_t raw;
	int code = pmureg_register_read(test->system, test->block, of, test->instance, element, test->io, &raw);

	if (!code)
		*value = pmureg_field_element(&of->fields[field], raw, field_element, whole);
	return code;
}

/* How many counters of a kind this unit has. */
static uint64_t counter_count(const struct selftest *test, const struct pmureg_counter *counter)
{
	const struct pmureg_eval eval = {.read = read_field, .context = (void *)(uintptr_t)test};
	uint64_t count;
	int code = pmureg_evaluate(counter->discover_count, &eval, counter->count, &count);

	return code || count > counter->count ? counter->count : count;
}

int selftest_in_use(const struct selftest *test, char *text, size_t size)
{
	uint64_t n, runs;

	for (uint16_t i = 0; i < test->block->counter_count; i++) {
		const struct pmureg_counter *counter = &test->block->counters[i];
		const struct pmureg_eval eval = {.variables = &n,
						 .read = read_field,
						 .context = (void *)(uintptr_t)test};
		const uint64_t end = counter->first + (counter->runs.count ? counter_count(test, counter) : 0);

		for (n = counter->first; n < end; n++) {
			int code = pmureg_evaluate(counter->runs, &eval, 0, &runs);

			if (code)
				return code;
			if (!runs)
				continue;
			(void)pmureg_format(text, size, "%s counter %llu", counter->key,
					    (unsigned long long)(n - counter->first));
			return 1;
		}
	}
	return 0;
}

/* Registers that stand beside counters: the unit has no more of them than it has counters. */
static uint32_t element_count(const struct selftest *test, const struct pmureg_register *reg)
{
	for (uint16_t i = 0; i < test->block->counter_count; i++) {
		const struct pmureg_counter *counter = &test->block->counters[i];
		uint64_t count;

		if (counter->sum || !counter->reg_count || !counter->discover_count.count || reg->elements < 2 ||
		    test->block->registers[counter->regs[0].reg].elements != reg->elements)
			continue;
		count = counter->first + counter_count(test, counter);
		if (count < reg->elements)
			return (uint32_t)count;
	}
	return reg->elements;
}

/* ---- Saving and putting back ---- */

/* Why a register cannot be looked at; NULL: it can. */
static const char *skip_reason(const struct pmureg_register *reg)
{
	return !reg->masks.readable ? "nothing of it can be read" : reg->masks.rc ? "a read clears it" : NULL;
}

static int save(struct unit *unit, const struct pmureg_register *reg)
{
	const uint32_t count = element_count(unit->test, reg);
	struct pmureg_spot spot = spot_of(unit, reg);
	int code = 0;

	for (; spot.element < count && !code; spot.element++) {
		uint64_t value;
		int failed = pmureg_spot_read(&spot, &value);

		if (failed)
			report_access(unit, &spot, "it cannot be read", failed);
		else
			code = saved_add(&unit->saved, &spot, value);
	}
	return code;
}

/* Selecting registers go back last, for the others are reached through them. */
static int save_all(struct unit *unit)
{
	const struct pmureg_block *block = unit->test->block;
	int code = 0;

	for (int others = 0; others < 2; others++) {
		for (uint16_t i = 0; i < block->register_count && !code; i++) {
			const struct pmureg_register *reg = &block->registers[i];

			if ((!(reg->roles & PMUREG_CHOOSES_BANKS)) == others && !skip_reason(reg) &&
			    (pmureg_check_plain_bits(reg) | reg->masks.w1c | reg->masks.w1s))
				code = save(unit, reg);
		}
		if (!others)
			unit->selecting = unit->saved.count;
	}
	return code;
}

/* What another process needs should this one be killed. What could not be saved is not written: nothing may be left. */
static int keep(const struct unit *unit)
{
	struct pmureg_access *list;
	size_t count;
	int code = saved_writes(&unit->saved, &list, &count);

	if (!code && count)
		code = unit->test->keep(unit->test->context, list, count);
	free(list);
	return code;
}

/* Flags and counters change by themselves; all other bits must be as they were. */
static int check_back(struct unit *unit, const struct saved_register *saved)
{
	const uint64_t mask = pmureg_check_plain_bits(saved->spot.reg) & ~saved->spot.reg->masks.is_volatile;
	uint64_t now = 0;
	int code = pmureg_spot_read(&saved->spot, &now);

	if (code)
		report_access(unit, &saved->spot, "whether it was put back cannot be read", code);
	else if ((now ^ saved->value) & mask)
		report_mistake(unit, &saved->spot, "what was put back", now, saved->value, mask);
	return code ? code : (now ^ saved->value) & mask ? -EIO : 0;
}

static void put_back(struct unit *unit, size_t count)
{
	const struct saved_register *list = unit->saved.list;
	int code;

	for (size_t i = count; i-- > 0;) {
		code = saved_put_back(&list[i]);
		if (code)
			report_access(unit, &list[i].spot, "it could not be put back", code);
		unit->lost = code ? code : unit->lost;
	}
	for (size_t i = 0; i < count; i++) {
		code = check_back(unit, &list[i]);
		unit->lost = code ? code : unit->lost;
	}
}

/* ---- Registers ---- */

/* Whether it was not at its reset value, where it can be written. */
static int is_used(const struct saved_register *saved)
{
	const struct pmureg_spot *spot = &saved->spot;
	const struct pmureg_masks *masks = &spot->reg->masks;
	const uint64_t reset = pmureg_register_reset(spot->block, spot->reg, spot->instance, spot->element);

	return ((saved->value ^ reset) & (masks->has_reset | spot->reg->reset_differs) & masks->writable &
		masks->readable) != 0;
}

static void check_element(struct unit *unit, const struct pmureg_spot *spot, int *used)
{
	const struct saved_register *saved = saved_find(&unit->saved, spot);
	int code = pmureg_check_identity(spot, report_mistake, unit);

	if (code >= 0)
		code = pmureg_check_reset(spot, ~spot->reg->masks.writable & ~spot->reg->masks.is_volatile,
					  report_mistake, unit);
	if (code < 0) {
		report_access(unit, spot, "it cannot be read", code);
		return;
	}
	/* What could not be saved is not written. */
	if (!saved || !pmureg_check_plain_bits(spot->reg) || (spot->reg->roles & PMUREG_CHOOSES_BANKS))
		return;
	*used |= is_used(saved);
	code = pmureg_check_read_back(spot, 1, report_mistake, unit);
	if (code < 0)
		report_access(unit, spot, "it cannot be written and read back", code);
}

static void check_register(struct unit *unit, const struct pmureg_register *reg)
{
	struct selftest *test = unit->test;
	const char *reason = skip_reason(reg);
	const uint32_t count = reason ? 0 : element_count(test, reg);
	const uint32_t about = count == 1 && reg->elements == 1 ? 0 : PMUREG_NONE;
	struct pmureg_spot spot = spot_of(unit, reg);
	int used = 0;

	unit->mistakes = 0;
	for (; spot.element < count; spot.element++)
		check_element(unit, &spot, &used);
	if (reason)
		selftest_report(test, PMUREG_TEST_SKIPPED, reg, PMUREG_NONE, "%s", reason);
	else if (!unit->mistakes && (reg->roles & PMUREG_CHOOSES_BANKS))
		selftest_report(test, PMUREG_TEST_PASSED, reg, about, "read; not written: it chooses banks");
	else if (!unit->mistakes && pmureg_check_plain_bits(reg))
		selftest_report(test, PMUREG_TEST_PASSED, reg, about, "bits 0x%llx read back%s",
				(unsigned long long)pmureg_check_plain_bits(reg),
				used ? "; was not at its reset value" : "");
	else if (!unit->mistakes)
		selftest_report(test, PMUREG_TEST_PASSED, reg, about, "read");
}

/* ---- A unit ---- */

int selftest_unit(struct selftest *test)
{
	struct unit unit = {.test = test};
	int code = save_all(&unit);

	if (!code)
		code = keep(&unit);
	for (uint16_t i = 0; i < test->block->register_count && !code && !test->stopped; i++)
		check_register(&unit, &test->block->registers[i]);
	put_back(&unit, code ? unit.selecting : unit.saved.count);
	if (!code && !unit.lost && !test->stopped)
		code = selftest_counters(test);
	saved_free(&unit.saved);
	return code ? code : unit.lost;
}
