/*
 * selftest.c: see selftest.h. What is written is saved first, and goes back backwards.
 */
#include "hosted.h"

#include "checks.h"
#include "selftest.h"

#define MOST_ACCESSES 6 /* for one register: a select in halves, its barrier, and halves */

struct unit {
	struct selftest *test;
	struct pmureg_check check; /* of the element at hand; its runner saves what is written */
	int lost;                  /* a register could not be put back */
};

static const struct pmureg_register *register_of(const struct unit *unit, const struct pmureg_access *access)
{
	return pmureg_access_register(unit->test->system, access);
}

/* ---- Reports ---- */

static void report_mistake(struct pmureg_check *check, const char *what, uint64_t found, uint64_t wanted, uint64_t mask)
{
	struct unit *unit = check->context;
	char instead[64];

	(void)pmureg_format(instead, sizeof(instead), "not 0x%llx", (unsigned long long)(wanted & mask));
	/* What is wanted instead of a value outside of a list cannot be said in one number. */
	selftest_report(unit->test, PMUREG_TEST_FAILED, register_of(unit, &check->at), check->at.element,
			"%s is 0x%llx, %s (bits 0x%llx)", what, (unsigned long long)(found & mask),
			found == ~wanted && strstr(what, "with") ? "which is not one of them" : instead,
			(unsigned long long)mask);
}

/* Returns the code of the access, whether it failed or not. */
static int report_access(struct unit *unit, const char *what, int code)
{
	const char *why = pmureg_io_why(unit->test->io);

	if (!code)
		return 0;
	selftest_report(unit->test, PMUREG_TEST_FAILED, register_of(unit, &unit->check.at), unit->check.at.element,
			"%s: %s", what, why ? why : strerror(-code));
	unit->check.mistakes++;
	return code;
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

#define SELECTORS 8

int selftest_in_use(const struct selftest *test, char *text, size_t size)
{
	struct pmureg_saved saved[SELECTORS];
	struct pmureg_runner runner = {.system = test->system, .io = test->io, .saved = saved, .saved_capacity = SELECTORS};
	struct pmureg_asking asking = {.runner = &runner, .block = test->block, .instance = test->instance};
	int in_use = 0, code;

	for (uint16_t i = 0; i < test->block->counter_count && !in_use; i++) {
		const struct pmureg_counter *counter = &test->block->counters[i];
		const uint64_t count = counter_count(test, counter);

		for (uint64_t n = 0; n < count && !in_use; n++) {
			in_use = pmureg_is_in_use(&asking, counter, counter->first + n);
			(void)pmureg_format(text, size, "%s counter %llu", counter->key, (unsigned long long)n);
		}
	}
	code = pmureg_put_back_selects(&runner);
	return in_use ? in_use : code;
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

/* Registers of which something can be written, if it can be seen before. */
static int is_saved(const struct pmureg_register *reg)
{
	return !skip_reason(reg) && (pmureg_check_plain_bits(reg) | reg->masks.w1c | reg->masks.w1s);
}

static int save(struct unit *unit, uint16_t reg)
{
	const struct selftest *test = unit->test;
	const uint32_t count = element_count(test, &test->block->registers[reg]);
	int code = 0;

	for (uint32_t element = 0; element < count && !code; element++) {
		struct pmureg_runner *runner = &unit->check.runner;

		unit->check.at = pmureg_access_of(test->system, test->block, test->instance, reg, element);
		code = pmureg_list_saved(runner, test->block, test->instance, reg, element,
					 (test->block->registers[reg].roles & PMUREG_CHOOSES_BANKS) != 0);
		(void)report_access(unit, "it cannot be read", code ? 0 : pmureg_read_saved(runner));
	}
	return code;
}

/* Selecting registers go back last, for the others are reached through them. */
static int save_all(struct unit *unit)
{
	struct pmureg_runner *runner = &unit->check.runner;
	const struct pmureg_block *block = unit->test->block;
	int code = 0;

	for (uint16_t i = 0; i < block->register_count; i++)
		runner->saved_capacity += block->registers[i].elements;
	runner->saved = calloc(runner->saved_capacity + 1, sizeof(*runner->saved));
	if (!runner->saved)
		return -ENOMEM;
	for (int others = 0; others < 2; others++)
		for (uint16_t i = 0; i < block->register_count && !code; i++)
			if ((!(block->registers[i].roles & PMUREG_CHOOSES_BANKS)) == others &&
			    is_saved(&block->registers[i]))
				code = save(unit, i);
	return code;
}

/*
 * What puts back is kept, for another process should this one be killed, before anything is written. What could not be
 * saved is not written: nothing may be left.
 */
static int keep(const struct unit *unit, struct pmureg_list *writes)
{
	const struct pmureg_runner *runner = &unit->check.runner;
	struct pmureg_undo undo = {.list = NULL};

	writes->capacity = 2 * MOST_ACCESSES * runner->saved_count;
	writes->at = calloc(writes->capacity + 1, sizeof(*writes->at));
	if (!writes->at)
		return -ENOMEM;
	/* Twice: until the controls are as they were found, a counter that the test lets run goes on from what was put back. */
	pmureg_append_saved(runner, writes);
	pmureg_append_saved(runner, writes);
	undo.list = writes->at;
	undo.count = writes->count;
	return writes->count ? unit->test->keep(unit->test->context, &undo) : 0;
}

/* Flags and counters change by themselves; all other bits must be as they were. */
static int check_back(struct unit *unit, const struct pmureg_access *saved)
{
	const struct pmureg_register *reg = register_of(unit, saved);
	const uint64_t mask = pmureg_check_plain_bits(reg) & ~reg->masks.is_volatile;
	uint64_t now = 0;
	int code;

	unit->check.at = *saved;
	code = report_access(unit, "whether it was put back cannot be read",
			     pmureg_read_one(&unit->check.runner, saved, &now));
	if (code || !((now ^ saved->value) & mask))
		return code;
	report_mistake(&unit->check, "what was put back", now, saved->value, mask);
	return -EIO;
}

/* All of it; or where nothing but selects has been written, these. */
static void put_back(struct unit *unit, const struct pmureg_list *writes, int only_selects)
{
	struct pmureg_runner *runner = &unit->check.runner;
	struct pmureg_error error;

	runner->error = &error;
	unit->lost = only_selects ? pmureg_put_back_selects(runner) : pmureg_run(runner, writes, 1);
	runner->error = NULL;
	runner->bank.known = 0;
	if (unit->lost)
		selftest_report(unit->test, PMUREG_TEST_FAILED, register_of(unit, &runner->failed),
				runner->failed.element, "it could not be put back: %s", error.message);
	for (size_t i = 0; i < runner->saved_count; i++) {
		int code = check_back(unit, &runner->saved[i].access);

		unit->lost = code ? code : unit->lost;
	}
}

/* ---- Registers ---- */

/* Whether it was not at its reset value, where it can be written. */
static int is_used(const struct selftest *test, const struct pmureg_register *reg, const struct pmureg_saved *saved)
{
	const uint64_t reset = pmureg_register_reset(test->block, reg, test->instance, saved->access.element);

	return ((saved->access.value ^ reset) & (reg->masks.has_reset | reg->reset_differs) & reg->masks.writable &
		reg->masks.readable) != 0;
}

static void check_element(struct unit *unit, const struct pmureg_register *reg, int *used)
{
	const struct pmureg_saved *saved = pmureg_find_saved(&unit->check.runner, &unit->check.at);
	int code = pmureg_check_identity(&unit->check);

	code = code ? code : pmureg_check_reset(&unit->check, ~reg->masks.writable & ~reg->masks.is_volatile);
	if (report_access(unit, "it cannot be read", code))
		return;
	/* What could not be saved is not written. */
	if (!saved || !pmureg_check_plain_bits(reg) || (reg->roles & PMUREG_CHOOSES_BANKS))
		return;
	*used |= is_used(unit->test, reg, saved);
	code = pmureg_check_read_back(&unit->check, 1);
	(void)report_access(unit, "it cannot be written and read back", code);
}

static void check_register(struct unit *unit, uint16_t index)
{
	struct selftest *test = unit->test;
	const struct pmureg_register *reg = &test->block->registers[index];
	const char *reason = skip_reason(reg);
	const uint32_t count = reason ? 0 : element_count(test, reg);
	const uint32_t about = count == 1 && reg->elements == 1 ? 0 : PMUREG_NONE;
	const uint64_t plain = pmureg_check_plain_bits(reg);
	int used = 0;

	unit->check.mistakes = 0;
	for (uint32_t element = 0; element < count; element++) {
		unit->check.at = pmureg_access_of(test->system, test->block, test->instance, index, element);
		check_element(unit, reg, &used);
	}
	if (reason)
		selftest_report(test, PMUREG_TEST_SKIPPED, reg, PMUREG_NONE, "%s", reason);
	else if (unit->check.mistakes)
		return;
	else if (reg->roles & PMUREG_CHOOSES_BANKS)
		selftest_report(test, PMUREG_TEST_PASSED, reg, about, "read; not written: it chooses banks");
	else if (plain)
		selftest_report(test, PMUREG_TEST_PASSED, reg, about, "bits 0x%llx read back%s",
				(unsigned long long)plain, used ? "; was not at its reset value" : "");
	else
		selftest_report(test, PMUREG_TEST_PASSED, reg, about, "read");
}

/* ---- A unit ---- */

int selftest_unit(struct selftest *test)
{
	struct unit unit = {.test = test};
	struct pmureg_list writes = {.at = NULL};
	int code;

	unit.check = (struct pmureg_check){
		.runner = {.system = test->system, .io = test->io}, .report = report_mistake, .context = &unit,
	};
	code = save_all(&unit);
	code = code ? code : keep(&unit, &writes);
	for (uint16_t i = 0; i < test->block->register_count && !code && !test->stopped; i++)
		check_register(&unit, i);
	put_back(&unit, &writes, code != 0);
	if (!code && !unit.lost && !test->stopped)
		code = selftest_counters(test);
	free(writes.at);
	free(unit.check.runner.saved);
	return code ? code : unit.lost;
}
