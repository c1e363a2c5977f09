/*
 * test_variants.c: events that only some variants of a system have, and which variant a machine is.
 *
 * Models and events: Intel SDM volume 3B 18.17.2 (06_1A, 06_1E, 06_1F Nehalem; 06_25, 06_2C Westmere); libpfm4's lists,
 * intel_nhm_unc (QMC_NORMAL_FULL there only) and intel_wsm_unc; LIKWID (GQ_SNOOP for Westmere only).
 */
#include <string.h>

#include "../../runtime/io/machine.h"
#include "bench.h"

extern const struct pmureg_system pmureg_system_nhm, pmureg_system_two_kinds;

static const struct pmureg_system *variant(const char *name)
{
	for (uint16_t i = 0; i < pmureg_system_nhm.variant_count; i++)
		if (!strcmp(pmureg_system_variant(&pmureg_system_variants(&pmureg_system_nhm)[i]), name))
			return &pmureg_system_variants(&pmureg_system_nhm)[i];
	fail_msg("no variant %s", name);
	return NULL;
}

static void expect(const struct pmureg_system *system, const char *text, const char *message)
{
	struct pmureg_event event;
	struct pmureg_error error;
	int result = pmureg_event_parse(system, text, &event, &error);

	if (!message) {
		if (result)
			fail_msg("%s: %s", text, error.message);
		assert_ptr_equal(event.system, system);
		return;
	}
	assert_int_equal(result, -2); /* ENOENT */
	assert_string_equal(error.message, message);
	assert_int_equal(error.column, 8); /* behind `uncore/` */
}

static void test_events(void **state)
{
	(void)state;
	assert_int_equal(pmureg_system_nhm.variant_count, 2);
	assert_null(pmureg_system_variant(&pmureg_system_nhm));
	expect(&pmureg_system_nhm, "uncore/GQ_SNOOP.GOTO_S/", NULL);
	expect(&pmureg_system_nhm, "uncore/QMC_NORMAL_FULL.READ_CH0/", NULL);
	expect(variant("wsm"), "uncore/GQ_SNOOP.GOTO_S/", NULL);
	expect(variant("wsm"), "uncore/GQ_ALLOC.READ_TRACKER/", NULL);
	expect(variant("nhm"), "uncore/GQ_ALLOC.READ_TRACKER/", NULL);
	expect(variant("nhm"), "uncore/QMC_NORMAL_FULL.READ_CH0/", NULL);
	expect(variant("nhm"), "uncore/gq_snoop.goto_s/",
	       "`GQ_SNOOP.GOTO_S` is described for Westmere, but this is Nehalem: to try it anyway, write `event=0xc,umask=0x1`");
	expect(variant("wsm"), "uncore/QMC_NORMAL_FULL.WRITE_CH2/",
	       "`QMC_NORMAL_FULL.WRITE_CH2` is described for Nehalem, but this is Westmere: "
	       "to try it anyway, write `event=0x27,umask=0x20`");
}

/* Who writes the numbers wants just them: the match filter belongs to an event that Nehalem is not known to have. */
static void test_terms(void **state)
{
	struct pmureg_event event;
	struct pmureg_error error;

	(void)state;
	assert_int_equal(pmureg_event_parse(variant("nhm"), "uncore/event=0x35,umask=0x1/", &event, &error), 0);
	assert_null(event.listed);
	assert_int_equal(pmureg_event_parse(variant("wsm"), "uncore/event=0x35,umask=0x1/", &event, &error), -22);
	assert_non_null(strstr(error.message, "`ADDR_OPCODE_MATCH.IOH` needs `match_sel`"));
}

static void test_counting(void **state)
{
	struct bench bench;

	(void)state;
	bench_init(&bench, variant("wsm"));
	bench_add(&bench, "uncore/TURBO_MODE.CORE_3/");
	bench_begin(&bench);
	bench_run(&bench, 10);
	assert_int_equal(bench.counts[0], 10 * 0x85);
	bench_end(&bench);
	bench_done(&bench);
}

static void machine_of(struct pmureg_machine *machine, uint32_t model)
{
	assert_int_equal(io_machine_init(machine, NULL, "/nonexistent", NULL), 0);
	memcpy(machine->processor.vendor, "GenuineIntel", sizeof(machine->processor.vendor));
	machine->processor.family = 6;
	machine->processor.model = model;
}

static void test_machines(void **state)
{
	static const struct {
		uint32_t model;
		const char *variant;
	} machines[] = {
		{ 0x1A, "nhm" }, { 0x1E, "nhm" }, { 0x1F, "nhm" }, { 0x25, "wsm" }, { 0x2C, "wsm" },
		{ 0x2E, NULL }, { 0x2F, NULL }, /* the EX parts have other uncores */
	};

	(void)state;
	for (size_t i = 0; i < sizeof(machines) / sizeof(machines[0]); i++) {
		const struct pmureg_system *found;
		struct pmureg_machine machine;

		machine_of(&machine, machines[i].model);
		found = io_machine_is(&machine, &pmureg_system_nhm);
		io_machine_clear(&machine);
		if (machines[i].variant)
			assert_ptr_equal(found, variant(machines[i].variant));
		else
			assert_null(found);
	}
}

/* A condition that does not tell the variant leaves the system as it is. */
static void test_unknown_variant(void **state)
{
	struct pmureg_machine machine;

	(void)state;
	machine_of(&machine, 0x1A);
	assert_int_equal(pmureg_system_two_kinds.variant_count, 2);
	assert_ptr_equal(io_machine_is(&machine, &pmureg_system_two_kinds), &pmureg_system_two_kinds);
	io_machine_clear(&machine);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_events), cmocka_unit_test(test_terms), cmocka_unit_test(test_counting),
		cmocka_unit_test(test_machines), cmocka_unit_test(test_unknown_variant),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
