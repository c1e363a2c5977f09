/*
 * test_meaning.c: an event means the same whichever way it is counted: where the kernel has a driver, by the driver's
 * formats.
 *
 * The trees are the files that Linux shows (generated/sysfs). LLC_LOOKUP.ANY of a C-Box is event 0x34, umask 0x11; its
 * filter's state is bits 22:17 of config1, as the driver's format says (ivbep_uncore_cbox_format_attr in
 * uncore_snbep.c). Requests to a home agent are event 1, umask 0x3 from anywhere to read, 0x1 from this socket.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tree.h"

#include "../../runtime/library/handle.h"

/* ---- A machine whose kernel has the drivers of a system ---- */

/* Folders of devices are called with N for each number: there is number 0, and number 1 where it has one number. */
static void make_drivers(char made[TREE_PATH], const char *name)
{
	char command[4 * TREE_PATH];

	tree_make(made);
	(void)snprintf(
		command, sizeof(command),
		"to=%s/sys/bus/event_source/devices; mkdir -p $to; for d in generated/sysfs/%s/*; do for n in 0 1; do "
		"cp -r $d $to/.new; echo 10 >$to/.new/type; echo 0 >$to/.new/cpumask; "
		"mv -T $to/.new $to/$(basename $d | sed s/N/$n/g) 2>/dev/null || rm -r $to/.new; done; done",
		made, name);
	assert_int_equal(system(command), 0);
}

struct opened {
	char root[TREE_PATH];
	struct pmureg_options options;
};

static void open_drivers(struct opened *opened, const char *name)
{
	make_drivers(opened->root, name);
	opened->options = (struct pmureg_options)PMUREG_OPTIONS;
	opened->options.system = name;
	assert_int_equal(pmureg_machine_open(opened->root, NULL, &opened->options.machine, NULL), 0);
}

static void close_drivers(struct opened *opened)
{
	pmureg_machine_close(opened->options.machine);
	tree_remove(opened->root);
}

static struct pmureg *parse(const struct opened *opened, const char *events)
{
	struct pmureg *pmureg;
	struct pmureg_error error;

	if (pmureg_parse(&opened->options, events, &pmureg, &error))
		fail_msg("%s: %s", events, error.message);
	assert_string_equal(pmureg_counts_by(pmureg), "perf");
	return pmureg;
}

/* ---- Events ---- */

static void test_sub_events_filters_and_pmuregs_names(void **state)
{
	static const char *const same[] = {
		"uncore_cbox/LLC_LOOKUP.ANY,filter_state=0x3f/", "uncore_cbox/event=0x34,umask=0x11,filter_state=0x3f/",
		"ivbep_cbo/llc_lookup.any,filter_state=0x3f/",
	};
	struct opened opened;

	(void)state;
	open_drivers(&opened, "ivbep");
	for (size_t i = 0; i < sizeof(same) / sizeof(same[0]); i++) {
		struct pmureg *pmureg = parse(&opened, same[i]);
		const struct event *event = &pmureg->events[0];

		assert_int_equal(event->perf.unit_count, 2);
		assert_string_equal(event->perf.units[1].device, "uncore_cbox_1");
		assert_int_equal(event->perf.units[1].config[0], 0x1134);
		assert_int_equal(event->perf.units[1].config[1], 0x3f << 17);
		assert_true(event->is_described);
		assert_string_equal(pmureg_described_event_name(event->described.listed), "LLC_LOOKUP.ANY");
		assert_null(pmureg_notice(pmureg, 0));
		assert_int_equal(pmureg_close(pmureg, NULL), 0);
	}
	close_drivers(&opened);
}

static void test_metrics_with_the_driver_and_without(void **state)
{
	struct opened opened;
	struct pmureg *pmureg;

	(void)state;
	open_drivers(&opened, "ivbep");
	opened.options.metrics = "local_reads";
	pmureg = parse(&opened, NULL);
	assert_int_equal(pmureg->event_count, 2);
	for (size_t i = 0; i < 2; i++) {
		const struct event *event = &pmureg->events[i];
		const int is_local = strstr(event->text, "LOCAL") != NULL;

		assert_int_equal(event->perf.unit_count, 2);
		assert_string_equal(event->perf.units[0].device, "uncore_ha_0");
		assert_int_equal(event->perf.units[0].config[0], is_local ? 0x101 : 0x301);
		assert_int_equal(event->group, 1);
	}
	assert_int_equal(pmureg_close(pmureg, NULL), 0);
	close_drivers(&opened);

	/* No driver: the registers. */
	tree_make(opened.root);
	assert_int_equal(pmureg_machine_open(opened.root, NULL, &opened.options.machine, NULL), 0);
	opened.options.io = "direct";
	assert_int_equal(pmureg_parse(&opened.options, NULL, &pmureg, NULL), 0);
	assert_string_equal(pmureg_counts_by(pmureg), "direct");
	assert_int_equal(pmureg->event_count, 2);
	assert_int_equal(pmureg_close(pmureg, NULL), 0);
	close_drivers(&opened);
}

/* The driver of an older kernel has fewer terms; one that was given is not left out in silence. */
static void test_a_term_without_a_format(void **state)
{
	struct opened opened;
	struct pmureg *pmureg;
	struct pmureg_error error;

	(void)state;
	open_drivers(&opened, "ivbep");
	tree_delete(opened.root, "sys/bus/event_source/devices/uncore_cbox_0/format/filter_state");
	tree_delete(opened.root, "sys/bus/event_source/devices/uncore_cbox_1/format/filter_state");
	assert_int_equal(
		pmureg_parse(&opened.options, "uncore_cbox/LLC_LOOKUP.ANY,filter_state=0x3f/", &pmureg, &error),
		-EINVAL);
	assert_non_null(strstr(error.message, "has no term 'filter_state'"));
	close_drivers(&opened);
}

/* ---- Where the driver and the description differ ---- */

static void test_the_user_is_told_what_the_driver_counts_otherwise(void **state)
{
	struct opened opened;
	struct pmureg *pmureg;

	(void)state;
	open_drivers(&opened, "nhm");
	pmureg = parse(&opened, "uncore/qmc_writes_full_any/");
	assert_string_equal(pmureg_notice(pmureg, 0),
			    "uncore/qmc_writes_full_any/: the kernel's driver counts umask=0xf, but the description "
			    "says 0x7");
	assert_null(pmureg_notice(pmureg, 1));
	assert_int_equal(pmureg->events[0].perf.units[0].config[0], 0xf2f); /* the driver's */
	assert_int_equal(pmureg_close(pmureg, NULL), 0);
	close_drivers(&opened);

	open_drivers(&opened, "ivbep");
	pmureg = parse(&opened, "uncore_pcu/event=0x80,occ_sel=1,occ_edge=1/");
	assert_string_equal(
		pmureg_notice(pmureg, 0),
		"uncore_pcu/event=0x80,occ_sel=1,occ_edge=1/: the kernel's driver counts occ_edge=0x0, but "
		"the description says 0x1");
	assert_int_equal(pmureg_close(pmureg, NULL), 0);
	close_drivers(&opened);
}

/* Linux has both terms in config1, of events that differ: "config1:0-63" and "config1:0-23". */
static void test_terms_that_share_bits_are_counted_alike(void **state)
{
	struct opened opened;
	struct pmureg *pmureg;

	(void)state;
	open_drivers(&opened, "skl");
	pmureg = parse(&opened, "cpu/event=0xb7,umask=0x1,offcore_rsp=0x3c0001/");
	assert_null(pmureg_notice(pmureg, 0));
	assert_int_equal(pmureg->events[0].perf.units[0].config[1], 0x3c0001);
	assert_int_equal(pmureg_close(pmureg, NULL), 0);
	close_drivers(&opened);
}

struct checking {
	struct opened *opened;
	const char *pmu;
	struct pmureg_options described; /* the same, simulated */
	size_t parsed, notices;
};

static int check_event(void *context, const char *event, const char *text)
{
	struct checking *checking = context;
	struct pmureg_error error, other;
	struct pmureg *pmureg;
	int code = pmureg_parse(&checking->opened->options, event, &pmureg, &error);

	(void)text;
	if (code && !pmureg_parse(&checking->described, event, &pmureg, &other)) {
		/* A unit that the kernel has no driver for, or a term of ours. */
		if (!strstr(error.message, "no PMU") && !strstr(error.message, "has no term"))
			fail_msg("%s: %s", event, error.message);
		(void)pmureg_close(pmureg, NULL);
	} else if (!code) {
		checking->parsed++;
		for (size_t i = 0; pmureg_notice(pmureg, i); i++)
			checking->notices += strncmp(pmureg_notice(pmureg, i), "erratum ", 8) != 0;
	}
	(void)(code ? 0 : pmureg_close(pmureg, NULL));
	return 0;
}

/* Every name that the driver itself has. */
static int check_name(void *context, const char *name)
{
	struct checking *checking = context;
	struct pmureg *pmureg;
	char event[256];

	(void)snprintf(event, sizeof(event), "%s/%s/", checking->pmu, name);
	pmureg = parse(checking->opened, event);
	if (pmureg_notice(pmureg, 0) && strncmp(name, "qmc_", 4) != 0)
		fail_msg("%s", pmureg_notice(pmureg, 0));
	checking->parsed++;
	return pmureg_close(pmureg, NULL);
}

static int check_pmu(void *context, const char *name)
{
	struct checking *checking = context;
	int code;

	checking->pmu = name;
	code = pmureg_kernel_files(checking->opened->options.machine, name, "events", check_name, checking);
	return code == -ENOENT ? 0 : code;
}

static void test_every_described_event(void **state)
{
	static const struct {
		const char *system;
		size_t least;
	} systems[] = {{"ivbep", 400}, {"nhm", 100}, {"t241", 20}, {"t410", 20}, {"carmel", 10}};

	(void)state;
	for (size_t i = 0; i < sizeof(systems) / sizeof(systems[0]); i++) {
		struct opened opened;
		struct checking checking = {.opened = &opened};

		open_drivers(&opened, systems[i].system);
		opened.options.io = "perf";
		checking.described = opened.options;
		checking.described.io = "sim";
		assert_int_equal(pmureg_events(systems[i].system, check_event, &checking), 0);
		assert_true(checking.parsed >= systems[i].least);
		assert_int_equal(checking.notices, 0);
		assert_int_equal(pmureg_kernel_pmus(opened.options.machine, check_pmu, &checking), 0);
		close_drivers(&opened);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_sub_events_filters_and_pmuregs_names),
		cmocka_unit_test(test_metrics_with_the_driver_and_without),
		cmocka_unit_test(test_a_term_without_a_format),
		cmocka_unit_test(test_the_user_is_told_what_the_driver_counts_otherwise),
		cmocka_unit_test(test_terms_that_share_bits_are_counted_alike),
		cmocka_unit_test(test_every_described_event),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
