/*
 * selftest.c: see selftest.h. Registers are saved before the first write and restored in reverse order.
 */
#include "hosted.h"

#include "../core/run/run.h"
#include "checks.h"
#include "selftest.h"

#define MOST_ACCESSES 6 /* most accesses to one register: its selector in halves, the barrier, and its halves */

struct unit {
	struct selftest *test;
	struct pmureg_check check; /* of the current element; its runner saves what is written */
	struct pmureg_asking asking;
	struct pmureg_undo undo;
	const char *unwritten;     /* why no further register is written; NULL: they are */
	int lost;                  /* a register could not be restored */
};

static const struct pmureg_register *library_selftest_register_of(const struct unit *unit,
								  const struct pmureg_access *access)
{
	return pmureg_access_register(unit->test->system, access);
}

/* ---- Reports ---- */

static void report_mistake(struct pmureg_check *check, const char *what, uint64_t found, const uint64_t *wanted,
			   uint64_t mask)
{
	struct unit *unit = check->context;
	char instead[64] = "which is not one of them";

	if (wanted)
		(void)pmureg_format(instead, sizeof(instead), "not 0x%llx", (unsigned long long)(*wanted & mask));
	selftest_report(unit->test, PMUREG_TEST_FAILED, library_selftest_register_of(unit, &check->at),
			check->at.element, "%s is 0x%llx, %s (bits 0x%llx)", what, (unsigned long long)(found & mask),
			instead, (unsigned long long)mask);
}

/* Reports a failed access. Returns its code. */
static int report_access(struct unit *unit, const char *what, int code)
{
	const char *why = pmureg_io_why(unit->test->io);

	if (!code)
		return 0;
	selftest_report(unit->test, PMUREG_TEST_FAILED, library_selftest_register_of(unit, &unit->check.at),
			unit->check.at.element, "%s: %s", what, why ? why : strerror(-code));
	unit->check.mistakes++;
	return code;
}

/* ---- Counters ---- */

/* Returns the number of counters of a kind that this unit has. */
static uint64_t counter_count(struct unit *unit, const struct pmureg_counter *counter)
{
	uint64_t count;
	int code = pmureg_ask_for(&unit->asking, pmureg_counter_discover_count(counter), NULL, counter->count, &count);

	return code || count > counter->count ? counter->count : count;
}

/*
 * Finds a running counter; with `used`, only one whose registers differ from their reset values. Returns 1 and the
 * counter, 0, or a negative errno value.
 */
static int find_running(struct unit *unit, int used, const struct pmureg_counter **counter, uint64_t *number)
{
	const struct pmureg_block *block = unit->test->block;
	const struct pmureg_counter *counters = pmureg_block_counters(block);
	uint64_t runs = 0;

	for (uint16_t c = 0; c < block->counter_count; c++) {
		const uint64_t count = counters[c].runs.count ? counter_count(unit, &counters[c]) : 0;

		*counter = &counters[c];
		for (*number = 0; *number < count; ++*number) {
			struct pmureg_asking asking = {unit->asking.runner, block, unit->test->instance, .reads = 0};
			const uint64_t n = (*counter)->first + *number;
			int code = pmureg_ask_for(&asking, pmureg_counter_runs((*counter)), &n, 0, &runs);

			if (code)
				selftest_report(unit->test, PMUREG_TEST_FAILED, NULL, PMUREG_NONE,
						"cannot read whether %s counter %llu runs: %s",
						pmureg_counter_key((*counter)), (unsigned long long)*number,
						strerror(-code));
			if (code || (runs && (asking.differs || !used)))
				return code ? code : 1;
		}
	}
	return 0;
}

static int check_use(struct unit *unit, struct pmureg_error *error)
{
	const struct selftest *test = unit->test;
	const struct pmureg_counter *counter;
	uint64_t number;
	char name[64];

	if (test->force || find_running(unit, 1, &counter, &number) <= 0)
		return 0;
	(void)pmureg_unit_any_name(test->system, test->block, test->instance, name, sizeof(name));
	return pmureg_fail(
		error, -EBUSY, 0,
		"%s is in use: its %s counter %llu runs; stop the program that counts there, or use --force (the "
		"test restores it afterwards)",
		name, pmureg_counter_key(counter), (unsigned long long)number);
}

/*
 * Returns the number of elements. Registers with an element for each counter have no more than the unit has counters.
 */
static uint32_t element_count(struct unit *unit, const struct pmureg_register *reg)
{
	const struct selftest *test = unit->test;

	for (uint16_t i = 0; i < test->block->counter_count; i++) {
		const struct pmureg_counter *counter = &pmureg_block_counters(test->block)[i];
		uint64_t count;

		if (counter->sum || !counter->reg_count || !counter->discover_count.count || reg->elements < 2 ||
		    pmureg_block_registers(test->block)[pmureg_counter_regs(counter)[0].reg].elements != reg->elements)
			continue;
		count = counter->first + counter_count(unit, counter);
		if (count < reg->elements)
			return (uint32_t)count;
	}
	return reg->elements;
}

/* ---- Saving and restoring ---- */

/* Returns why a register cannot be read safely, or NULL. */
static const char *skip_reason(const struct pmureg_register *reg)
{
	return !reg->masks.readable ? "it has no readable bits" : pmureg_read_changes(reg) ? "a read changes it" : NULL;
}

/* Checks for registers with writable bits that can be saved. */
static int is_saved(const struct pmureg_register *reg)
{
	return !skip_reason(reg) && (pmureg_check_plain_bits(reg) | reg->masks.w1c | reg->masks.w1s);
}

static void save(struct unit *unit, uint16_t reg)
{
	const struct selftest *test = unit->test;
	const struct pmureg_register *of = &pmureg_block_registers(test->block)[reg];
	const uint32_t count = element_count(unit, of);

	for (uint32_t element = 0; element < count; element++) {
		struct pmureg_runner *runner = &unit->check.runner;

		if (pmureg_is_on(unit->asking.absent, of, element))
			continue;
		unit->check.at = pmureg_access_of(test->system, test->block, test->instance, reg, element);
		pmureg_list_saved(runner, test->block, test->instance, reg, element,
				  (of->roles & PMUREG_CHOOSES_BANKS) != 0);
		if (report_access(unit, "it cannot be read", pmureg_read_saved(runner)) &&
		    (of->roles & PMUREG_COUNTS))
			unit->unwritten = "a counter, which its control may change, could not be saved";
	}
}

/* Selectors are restored last, because the other registers are accessed through them. */
static int save_all(struct unit *unit)
{
	struct pmureg_runner *runner = &unit->check.runner;
	const struct pmureg_block *block = unit->test->block;
	const struct pmureg_register *registers = pmureg_block_registers(block);

	for (uint16_t i = 0; i < block->register_count; i++)
		runner->saved_capacity += registers[i].elements;
	runner->saved = calloc(runner->saved_capacity + 1, sizeof(*runner->saved));
	if (!runner->saved)
		return -ENOMEM;
	for (int others = 0; others < 2; others++)
		for (uint16_t i = 0; i < block->register_count; i++)
			if ((!(registers[i].roles & PMUREG_CHOOSES_BANKS)) == others &&
			    is_saved(&registers[i]))
				save(unit, i);
	return 0;
}

/* Adds a control with the values that a test may leave in it: each pattern, and the saved value. */
static void add_left(struct unit *unit, const struct pmureg_saved *saved)
{
	const struct pmureg_register *reg = library_selftest_register_of(unit, &saved->access);
	const uint64_t mask = pmureg_check_plain_bits(reg) & pmureg_lasting_bits(reg);
	struct pmureg_undo *undo = &unit->undo;
	struct pmureg_compared left = pmureg_compared_of(&saved->access, mask);
	uint64_t *values = undo->values + undo->value_count;

	for (size_t i = 0; i < PMUREG_CHECK_PATTERNS && mask && !(reg->roles & PMUREG_CHOOSES_BANKS); i++)
		left.count += (uint32_t)pmureg_check_pattern(reg, i, saved->access.value, 1, &values[left.count]);
	if (!left.count)
		return;
	values[left.count++] = saved->access.value;
	left.first = (uint32_t)undo->value_count;
	undo->value_count += left.count;
	undo->compared[undo->compared_count++] = left;
}

/*
 * Stores how to restore before the first write, for another process if this one is killed. A register that could not be
 * saved is not written.
 */
static int library_selftest_keep(struct unit *unit)
{
	const struct pmureg_runner *runner = &unit->check.runner;
	struct pmureg_list writes = {.capacity = 2 * MOST_ACCESSES * runner->saved_count};

	unit->undo.list = writes.at = calloc(writes.capacity + 1, sizeof(*writes.at));
	unit->undo.compared = calloc(runner->saved_count + 1, sizeof(*unit->undo.compared));
	unit->undo.values = calloc(runner->saved_count * (PMUREG_CHECK_PATTERNS + 1) + 1, sizeof(*unit->undo.values));
	if (!writes.at || !unit->undo.compared || !unit->undo.values)
		return -ENOMEM;
	/*
	 * Restores twice: a counter that the test started runs on until the controls are restored, so its value is
	 * written again.
	 */
	pmureg_append_saved(runner, &writes);
	pmureg_append_saved(runner, &writes);
	unit->undo.count = writes.count;
	for (size_t i = 0; i < runner->saved_count; i++)
		add_left(unit, &runner->saved[i]);
	return writes.count ? unit->test->keep(unit->test->context, &unit->undo) : 0;
}

/* Checks restored registers. Flags and counters change by themselves; all other bits must be as saved. */
static int check_back(struct unit *unit, const struct pmureg_access *saved)
{
	const struct pmureg_register *reg = library_selftest_register_of(unit, saved);
	const uint64_t mask = pmureg_check_plain_bits(reg) & ~reg->masks.is_volatile;
	uint64_t now = 0;
	int code;

	unit->check.at = *saved;
	code = report_access(unit, "the restored value cannot be read",
			     pmureg_read_one(&unit->check.runner, saved, &now));
	if (code || !((now ^ saved->value) & mask))
		return code;
	report_mistake(&unit->check, "the restored value", now, &saved->value, mask);
	return -EIO;
}

/* Restores all registers, or only the selectors if nothing else was written. */
static void put_back(struct unit *unit, int only_selects)
{
	struct pmureg_runner *runner = &unit->check.runner;
	struct pmureg_error error;
	int compared, code;

	runner->error = &error;
	runner->unrestored = 0;
	compared = only_selects ? 0 : pmureg_undo_compare(runner, &unit->undo);
	code = only_selects ? pmureg_put_back_selects(runner) : pmureg_undo_rest(runner, &unit->undo);
	unit->lost = !runner->unrestored ? 0 : compared ? compared : code;
	runner->error = NULL;
	runner->bank.known = 0;
	if (compared || code)
		selftest_report(unit->test, PMUREG_TEST_FAILED, library_selftest_register_of(unit, &runner->failed),
				runner->failed.element, "it could not be restored%s: %s",
				unit->lost ? "" : " at first", error.message);
	for (size_t i = 0; i < runner->saved_count; i++) {
		code = check_back(unit, &runner->saved[i].access);
		unit->lost = code ? code : unit->lost;
	}
}

/* ---- Registers ---- */

/* Checks whether a writable register differed from its reset value. */
static int is_used(const struct selftest *test, const struct pmureg_register *reg, const struct pmureg_saved *saved)
{
	const uint64_t reset = pmureg_reset_value(test->block, reg, test->instance, saved->access.element);

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
	/* Registers that could not be saved are not written. */
	if (!saved || !pmureg_check_plain_bits(reg) || (reg->roles & PMUREG_CHOOSES_BANKS) || unit->unwritten)
		return;
	*used |= is_used(unit->test, reg, saved);
	code = pmureg_check_read_back(&unit->check, 1);
	(void)report_access(unit, "writing and reading it back failed", code);
}

static void check_register(struct unit *unit, uint16_t index)
{
	struct selftest *test = unit->test;
	const struct pmureg_register *reg = &pmureg_block_registers(test->block)[index];
	const char *reason = skip_reason(reg);
	const uint32_t count = reason ? 0 : element_count(unit, reg);
	const uint32_t about = count == 1 && reg->elements == 1 ? 0 : PMUREG_NONE;
	const uint64_t plain = pmureg_check_plain_bits(reg);
	int used = 0;

	unit->check.mistakes = 0;
	for (uint32_t element = 0; element < count; element++) {
		if (pmureg_is_on(unit->asking.absent, reg, element))
			continue;
		unit->check.at = pmureg_access_of(test->system, test->block, test->instance, index, element);
		check_element(unit, reg, &used);
	}
	if (reason)
		selftest_report(test, PMUREG_TEST_SKIPPED, reg, PMUREG_NONE, "%s", reason);
	else if (unit->check.mistakes)
		return;
	else if (reg->roles & PMUREG_CHOOSES_BANKS)
		selftest_report(test, PMUREG_TEST_PASSED, reg, about, "read; not written, because it selects banks");
	else if (plain && unit->unwritten)
		selftest_report(test, PMUREG_TEST_PASSED, reg, about, "read; not written: %s", unit->unwritten);
	else if (plain)
		selftest_report(test, PMUREG_TEST_PASSED, reg, about, "bits 0x%llx read back%s",
				(unsigned long long)plain, used ? "; was not at its reset value" : "");
	else
		selftest_report(test, PMUREG_TEST_PASSED, reg, about, "read");
}

/* ---- The unit ---- */

/* Tests counters last, when the controls are quiet. A register that counts even without enables is not written. */
static void check_registers(struct unit *unit)
{
	const struct pmureg_block *block = unit->test->block;
	const struct pmureg_counter *counter;
	uint64_t number;

	for (int counters = 0; counters < 2; counters++) {
		if (counters && !unit->unwritten && find_running(unit, 0, &counter, &number))
			unit->unwritten = "it cannot be stopped";
		for (uint16_t i = 0; i < block->register_count && !unit->test->stopped; i++)
			if (((pmureg_block_registers(block)[i].roles & PMUREG_COUNTS) != 0) == counters)
				check_register(unit, i);
	}
}

int selftest_unit(struct selftest *test, struct pmureg_error *error)
{
	struct unit unit = {.test = test};
	int code;

	unit.check = (struct pmureg_check){
		.runner = {.system = test->system, .io = test->io}, .report = report_mistake, .context = &unit,
	};
	unit.asking =
		(struct pmureg_asking){.runner = &unit.check.runner, .block = test->block, .instance = test->instance};
	code = pmureg_is_present(&unit.asking);
	code = code ? code : save_all(&unit);
	code = code ? code : check_use(&unit, error);
	code = code ? code : library_selftest_keep(&unit);
	if (!code)
		check_registers(&unit);
	put_back(&unit, code != 0);
	if (!code && !unit.lost && !test->stopped)
		code = selftest_counters(test);
	free(unit.undo.list);
	free(unit.undo.compared);
	free(unit.undo.values);
	free(unit.check.runner.saved);
	return code ? code : unit.lost;
}
