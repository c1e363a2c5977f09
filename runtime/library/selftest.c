/*
 * selftest.c: see selftest.h. What is written is saved first, and goes back backwards.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../core/internal.h"
#include "saved.h"
#include "selftest.h"

struct unit {
	const struct pmureg_selftest *test;
	const struct pmureg_block *block;
	uint16_t instance;
	struct saved found;
	size_t selecting;    /* the first of them: reading writes these, too */
	size_t mistakes;     /* of the register at hand */
	int lost;            /* a register could not be put back */
};

/* ---- Reports ---- */

static void report(const struct unit *unit, enum pmureg_outcome outcome, const struct pmureg_register *reg,
		   uint32_t element, const char *text)
{
	const struct pmureg_tested result = {sizeof(result), outcome, unit->block, reg, unit->instance, element, text};

	unit->test->report(unit->test->context, &result);
}

static void report_mistake(void *context, const struct pmureg_spot *spot, const char *what, uint64_t found,
			   uint64_t wanted, uint64_t mask)
{
	struct unit *unit = context;
	char text[200];

	(void)snprintf(text, sizeof(text), "%s is 0x%llx, not 0x%llx (bits 0x%llx)", what, (unsigned long long)(found & mask),
		       (unsigned long long)(wanted & mask), (unsigned long long)mask);
	/* What is wanted instead of a value outside of a list cannot be said in one number. */
	if (found == ~wanted && strstr(what, "with"))
		(void)snprintf(text, sizeof(text), "%s is 0x%llx, which is not one of them (bits 0x%llx)", what,
			       (unsigned long long)(found & mask), (unsigned long long)mask);
	unit->mistakes++;
	report(unit, PMUREG_TEST_FAILED, spot->reg, spot->element, text);
}

static void report_access(struct unit *unit, const struct pmureg_spot *spot, const char *what, int code)
{
	const char *why = pmureg_io_why(spot->io);
	char text[320];

	(void)snprintf(text, sizeof(text), "%s: %s", what, why ? why : strerror(-code));
	unit->mistakes++;
	report(unit, PMUREG_TEST_FAILED, spot->reg, spot->element, text);
}

/* ---- Saving and putting back ---- */

static int save(struct unit *unit, const struct pmureg_spot *spot)
{
	uint64_t value;
	int code = pmureg_spot_read(spot, &value);

	if (!code)
		return saved_add(&unit->found, spot, value);
	report_access(unit, spot, "it cannot be read", code);
	return 0;
}

/* What another process needs should this one be killed. What could not be saved is not written: nothing may be left. */
static int keep(const struct unit *unit)
{
	const struct pmureg_selftest *test = unit->test;
	struct pmureg_access *list = NULL;
	size_t count = 0;
	int code = test->keep ? saved_writes(&unit->found, &list, &count) : 0;

	if (!code && count)
		code = test->keep(test->context, list, count);
	free(list);
	return code;
}

/* Flags and counters change by themselves; all other bits must be as they were. */
static void check_back(struct unit *unit, const struct saved_register *saved)
{
	const uint64_t mask = pmureg_check_plain_bits(saved->spot.reg) & ~saved->spot.reg->masks.is_volatile;
	uint64_t now = 0;
	int code = pmureg_spot_read(&saved->spot, &now);

	if (code)
		report_access(unit, &saved->spot, "whether it was put back cannot be read", code);
	else if ((now ^ saved->value) & mask)
		report_mistake(unit, &saved->spot, "what was put back", now, saved->value, mask);
	if (code || ((now ^ saved->value) & mask))
		unit->lost = code ? code : -EIO;
}

static void put_back(struct unit *unit, size_t count)
{
	for (size_t i = count; i-- > 0;) {
		int code = saved_put_back(&unit->found.list[i]);

		if (code) {
			unit->lost = code;
			report_access(unit, &unit->found.list[i].spot, "it could not be put back", code);
		}
	}
	for (size_t i = 0; i < count; i++)
		check_back(unit, &unit->found.list[i]);
}

/* ---- Registers ---- */

static int read_field(void *context, uint16_t reg, uint32_t element, uint16_t field, uint32_t field_element, int whole,
		      uint64_t *value)
{
	const struct unit *unit = context;
	uint64_t raw;
	int code = pmureg_register_read(unit->test->system, unit->block, &unit->block->registers[reg], unit->instance,
					element, unit->test->io, &raw);

	if (!code)
		*value = pmureg_field_element(&unit->block->registers[reg].fields[field], raw, field_element, whole);
	return code;
}

/* How many counters of a kind this unit has. */
static uint64_t counter_count(struct unit *unit, const struct pmureg_counter *counter)
{
	const struct pmureg_eval eval = {.read = read_field, .context = unit};
	uint64_t count;

	if (pmureg_evaluate(counter->discover_count, &eval, counter->count, &count) || count > counter->count)
		return counter->count;
	return count;
}

/* Registers that stand beside counters: the unit has no more of them than it has counters. */
static uint32_t element_count(struct unit *unit, const struct pmureg_register *reg)
{
	for (uint16_t i = 0; i < unit->block->counter_count; i++) {
		const struct pmureg_counter *counter = &unit->block->counters[i];
		uint64_t count;

		if (counter->sum || !counter->reg_count || !counter->discover_count.count || reg->elements < 2 ||
		    unit->block->registers[counter->regs[0].reg].elements != reg->elements)
			continue;
		count = counter->first + counter_count(unit, counter);
		if (count < reg->elements)
			return (uint32_t)count;
	}
	return reg->elements;
}

/* Why a register cannot be looked at; NULL: it can. */
static const char *skip_reason(const struct pmureg_register *reg)
{
	if (!reg->masks.readable)
		return "nothing of it can be read";
	if (reg->masks.rc)
		return "a read clears it";
	return NULL;
}

static void check_element(struct unit *unit, const struct pmureg_spot *spot, size_t *used)
{
	const struct pmureg_masks *masks = &spot->reg->masks;
	const uint64_t fixed = ~masks->writable & ~masks->is_volatile;
	const struct saved_register *saved;
	int code = pmureg_check_identity(spot, report_mistake, unit);

	if (code >= 0)
		code = pmureg_check_reset(spot, fixed, report_mistake, unit);
	if (code < 0) {
		report_access(unit, spot, "it cannot be read", code);
		return;
	}
	if (!pmureg_check_plain_bits(spot->reg) || pmureg_register_selects(unit->block, spot->reg))
		return;
	/* What could not be saved is not written. */
	saved = saved_find(&unit->found, spot);
	if (!saved)
		return;
	*used += ((saved->value ^ pmureg_register_reset(spot->block, spot->reg, spot->instance, spot->element)) &
		  (masks->has_reset | spot->reg->reset_differs) & masks->writable & masks->readable) != 0;
	code = pmureg_check_read_back(spot, 1, report_mistake, unit);
	if (code < 0)
		report_access(unit, spot, "it cannot be written and read back", code);
}

static void check_register(struct unit *unit, const struct pmureg_register *reg)
{
	struct pmureg_spot spot = {unit->test->system, unit->block, reg, unit->instance, 0, unit->test->io};
	const char *reason = skip_reason(reg);
	uint32_t count = reason ? 0 : element_count(unit, reg);
	size_t used = 0;
	char text[200];

	unit->mistakes = 0;
	if (reason) {
		report(unit, PMUREG_TEST_SKIPPED, reg, PMUREG_NONE, reason);
		return;
	}
	for (spot.element = 0; spot.element < count; spot.element++)
		check_element(unit, &spot, &used);
	if (unit->mistakes)
		return;
	if (pmureg_register_selects(unit->block, reg))
		(void)snprintf(text, sizeof(text), "read; not written: it chooses banks");
	else if (pmureg_check_plain_bits(reg))
		(void)snprintf(text, sizeof(text), "bits 0x%llx read back%s", (unsigned long long)pmureg_check_plain_bits(reg),
			       used ? "; was not at its reset value" : "");
	else
		(void)snprintf(text, sizeof(text), "read");
	report(unit, PMUREG_TEST_PASSED, reg, count == 1 && reg->elements == 1 ? 0 : PMUREG_NONE, text);
}

static int save_all(struct unit *unit)
{
	int code = 0;

	/* Selecting registers go back last, for the others are reached through them. */
	for (int others = 0; others < 2; others++) {
		for (uint16_t i = 0; i < unit->block->register_count && !code; i++) {
			struct pmureg_spot spot = {unit->test->system, unit->block, &unit->block->registers[i], unit->instance, 0,
						   unit->test->io};
			const struct pmureg_register *reg = spot.reg;

			if (pmureg_register_selects(unit->block, reg) == others || skip_reason(reg) ||
			    !(pmureg_check_plain_bits(reg) | reg->masks.w1c | reg->masks.w1s))
				continue;
			for (; spot.element < element_count(unit, reg) && !code; spot.element++)
				code = save(unit, &spot);
		}
		if (!others)
			unit->selecting = unit->found.count;
	}
	return code;
}

/* ---- A unit ---- */

static int is_stopped(const struct unit *unit)
{
	return unit->test->stop && unit->test->stop(unit->test->context);
}

int pmureg_selftest_unit(const struct pmureg_selftest *test, const struct pmureg_block *block, uint16_t instance)
{
	struct unit unit = {.test = test, .block = block, .instance = instance};
	int code = save_all(&unit);

	if (!code)
		code = keep(&unit);
	if (code) {
		put_back(&unit, unit.selecting);
		saved_free(&unit.found);
		return code;
	}
	for (uint16_t i = 0; i < block->register_count && !is_stopped(&unit); i++)
		check_register(&unit, &block->registers[i]);
	put_back(&unit, unit.found.count);
	if (!unit.lost && !is_stopped(&unit))
		code = pmureg_selftest_counters(test, block, instance);
	saved_free(&unit.found);
	return code ? code : unit.lost;
}

int pmureg_selftest_in_use(const struct pmureg_selftest *test, const struct pmureg_block *block, uint16_t instance,
			   char *text, size_t size)
{
	struct unit unit = {.test = test, .block = block, .instance = instance};
	uint64_t n, runs;

	for (uint16_t i = 0; i < block->counter_count; i++) {
		const struct pmureg_counter *counter = &block->counters[i];
		const struct pmureg_eval eval = {.variables = &n, .read = read_field, .context = &unit};
		uint64_t end = counter->first + (counter->runs.count ? counter_count(&unit, counter) : 0);

		for (n = counter->first; n < end; n++) {
			int code = pmureg_evaluate(counter->runs, &eval, 0, &runs);

			if (code)
				return code;
			if (!runs)
				continue;
			(void)snprintf(text, size, "%s counter %llu", counter->key, (unsigned long long)(n - counter->first));
			return 1;
		}
	}
	return 0;
}
