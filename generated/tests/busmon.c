/*
 * Bus monitors of the Acme B1: the headers agree with the tables, and the simulated device with both.
 *
 * Made by pmureg from regdefs/acme/busmon.yaml. Edit that, not this.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <pmureg/busmon.h>

#include "validate.h"

extern const struct pmureg_system pmureg_system_busmon;

/* The address of the first and of the last element of each register, instances included. */
static const struct validate_place places[] = {
	PLACE("monitor", "CTRL", busmon_monitor_ctrl, BUSMON_MONITOR_CTRL_OFFSET, , ),
	PLACE("monitor", "EVSEL", busmon_monitor_evsel, BUSMON_MONITOR_EVSEL_OFFSET, (0U), (3U)),
	PLACE("monitor", "CNT", busmon_monitor_cnt, BUSMON_MONITOR_CNT_OFFSET, (0U), (3U)),
};

static void test_places(void **state)
{
	(void)state;
	validate_places(&pmureg_system_busmon, places, sizeof(places) / sizeof(places[0]));
}

static void test_fields_of_monitor(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("monitor", "CTRL", busmon_monitor_ctrl, 0xfffffffcU, 0x00000000U),
		FIELD(busmon_monitor_ctrl, CLR, BUSMON_MONITOR_CTRL_CLR),
		FIELD(busmon_monitor_ctrl, EN, BUSMON_MONITOR_CTRL_EN),
		REGISTER("monitor", "EVSEL", busmon_monitor_evsel, 0xffffffc0U, 0x00000000U),
		FIELD(busmon_monitor_evsel, EV, BUSMON_MONITOR_EVSEL_EV),
		REGISTER("monitor", "CNT", busmon_monitor_cnt, 0x00000000U, 0x00000000U),
		FIELD(busmon_monitor_cnt, COUNT, BUSMON_MONITOR_CNT_COUNT),
	};

	(void)state;
	validate_fields(&pmureg_system_busmon, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_registers(void **state)
{
	(void)state;
	validate_registers(&pmureg_system_busmon);
}

static void test_counting(void **state)
{
	(void)state;
	validate_counting(&pmureg_system_busmon);
}

static void test_choice(void **state)
{
	(void)state;
	validate_choice(&pmureg_system_busmon);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_places),
		cmocka_unit_test(test_fields_of_monitor),
		cmocka_unit_test(test_registers),
		cmocka_unit_test(test_counting),
		cmocka_unit_test(test_choice),
	};

	return cmocka_run_group_tests_name("busmon", tests, NULL, NULL);
}
