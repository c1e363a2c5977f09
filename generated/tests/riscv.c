/*
 * RISC-V hardware performance monitor: the headers agree with the tables, and the simulated device with both.
 *
 * Made by pmureg from regdefs/riscv/riscv.yaml. Edit that, not this.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <pmureg/riscv.h>

#include "validate.h"

extern const struct pmureg_system pmureg_system_riscv;

/* The address of the first and of the last element of each register, instances included. */
static const struct validate_place places[] = {
	PLACE("hpm", "mcountinhibit", riscv_hpm_mcountinhibit, RISCV_HPM_MCOUNTINHIBIT_NUMBER, , ),
	PLACE("hpm", "mcounteren", riscv_hpm_mcounteren, RISCV_HPM_MCOUNTEREN_NUMBER, , ),
	PLACE("hpm", "mhpmevent", riscv_hpm_mhpmevent, RISCV_HPM_MHPMEVENT_NUMBER, (3U), (31U)),
	PLACE("hpm", "mcycle", riscv_hpm_mcycle, RISCV_HPM_MCYCLE_NUMBER, , ),
	PLACE("hpm", "minstret", riscv_hpm_minstret, RISCV_HPM_MINSTRET_NUMBER, , ),
	PLACE("hpm", "mhpmcounter", riscv_hpm_mhpmcounter, RISCV_HPM_MHPMCOUNTER_NUMBER, (3U), (31U)),
	PLACE("hpm", "scountovf", riscv_hpm_scountovf, RISCV_HPM_SCOUNTOVF_NUMBER, , ),
	PLACE("hpm", "cycle", riscv_hpm_cycle, RISCV_HPM_CYCLE_NUMBER, , ),
	PLACE("hpm", "instret", riscv_hpm_instret, RISCV_HPM_INSTRET_NUMBER, , ),
	PLACE("hpm", "hpmcounter", riscv_hpm_hpmcounter, RISCV_HPM_HPMCOUNTER_NUMBER, (3U), (31U)),
};

static void test_places(void **state)
{
	(void)state;
	validate_places(&pmureg_system_riscv, places, sizeof(places) / sizeof(places[0]));
}

static void test_fields_of_hpm(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("hpm", "mcountinhibit", riscv_hpm_mcountinhibit, 0x00000002U, 0x00000000U),
		FIELD(riscv_hpm_mcountinhibit, HPM, RISCV_HPM_MCOUNTINHIBIT_HPM),
		FIELD(riscv_hpm_mcountinhibit, IR, RISCV_HPM_MCOUNTINHIBIT_IR),
		FIELD(riscv_hpm_mcountinhibit, CY, RISCV_HPM_MCOUNTINHIBIT_CY),
		REGISTER("hpm", "mcounteren", riscv_hpm_mcounteren, 0x00000000U, 0x00000000U),
		FIELD(riscv_hpm_mcounteren, HPM, RISCV_HPM_MCOUNTEREN_HPM),
		FIELD(riscv_hpm_mcounteren, IR, RISCV_HPM_MCOUNTEREN_IR),
		FIELD(riscv_hpm_mcounteren, TM, RISCV_HPM_MCOUNTEREN_TM),
		FIELD(riscv_hpm_mcounteren, CY, RISCV_HPM_MCOUNTEREN_CY),
		REGISTER("hpm", "mhpmevent", riscv_hpm_mhpmevent, 0x0000000000000000ULL, 0x0000000000000000ULL),
		FIELD(riscv_hpm_mhpmevent, OF, RISCV_HPM_MHPMEVENT_OF),
		FIELD(riscv_hpm_mhpmevent, MINH, RISCV_HPM_MHPMEVENT_MINH),
		FIELD(riscv_hpm_mhpmevent, SINH, RISCV_HPM_MHPMEVENT_SINH),
		FIELD(riscv_hpm_mhpmevent, UINH, RISCV_HPM_MHPMEVENT_UINH),
		FIELD(riscv_hpm_mhpmevent, VSINH, RISCV_HPM_MHPMEVENT_VSINH),
		FIELD(riscv_hpm_mhpmevent, VUINH, RISCV_HPM_MHPMEVENT_VUINH),
		FIELD(riscv_hpm_mhpmevent, EVENT, RISCV_HPM_MHPMEVENT_EVENT),
		REGISTER("hpm", "mcycle", riscv_hpm_mcycle, 0x0000000000000000ULL, 0x0000000000000000ULL),
		FIELD(riscv_hpm_mcycle, COUNT, RISCV_HPM_MCYCLE_COUNT),
		REGISTER("hpm", "minstret", riscv_hpm_minstret, 0x0000000000000000ULL, 0x0000000000000000ULL),
		FIELD(riscv_hpm_minstret, COUNT, RISCV_HPM_MINSTRET_COUNT),
		REGISTER("hpm", "mhpmcounter", riscv_hpm_mhpmcounter, 0x0000000000000000ULL, 0x0000000000000000ULL),
		FIELD(riscv_hpm_mhpmcounter, COUNT, RISCV_HPM_MHPMCOUNTER_COUNT),
		REGISTER("hpm", "scountovf", riscv_hpm_scountovf, 0x00000007U, 0x00000000U),
		FIELD(riscv_hpm_scountovf, OF, RISCV_HPM_SCOUNTOVF_OF),
		REGISTER("hpm", "cycle", riscv_hpm_cycle, 0x0000000000000000ULL, 0x0000000000000000ULL),
		FIELD(riscv_hpm_cycle, COUNT, RISCV_HPM_CYCLE_COUNT),
		REGISTER("hpm", "instret", riscv_hpm_instret, 0x0000000000000000ULL, 0x0000000000000000ULL),
		FIELD(riscv_hpm_instret, COUNT, RISCV_HPM_INSTRET_COUNT),
		REGISTER("hpm", "hpmcounter", riscv_hpm_hpmcounter, 0x0000000000000000ULL, 0x0000000000000000ULL),
		FIELD(riscv_hpm_hpmcounter, COUNT, RISCV_HPM_HPMCOUNTER_COUNT),
	};

	(void)state;
	validate_fields(&pmureg_system_riscv, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_registers(void **state)
{
	(void)state;
	validate_registers(&pmureg_system_riscv);
}

static void test_counting(void **state)
{
	(void)state;
	validate_counting(&pmureg_system_riscv);
}

static void test_choice(void **state)
{
	(void)state;
	validate_choice(&pmureg_system_riscv);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_places),
		cmocka_unit_test(test_fields_of_hpm),
		cmocka_unit_test(test_registers),
		cmocka_unit_test(test_counting),
		cmocka_unit_test(test_choice),
	};

	return cmocka_run_group_tests_name("riscv", tests, NULL, NULL);
}
