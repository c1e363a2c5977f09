/*
 * Arm system PMUs (FEAT_SPMU): the headers agree with the tables, and the simulated device with both.
 *
 * Made by pmureg from regdefs/arm/spmu.yaml. Edit that, not this.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <pmureg/spmu.h>

#include "validate.h"

extern const struct pmureg_system pmureg_system_spmu;

/* The address of the first and of the last element of each register, instances included. */
static const struct validate_place places[] = {
	PLACE("spmu", "spmselr", spmu_spmselr, SPMU_SPMSELR_ENCODING, , ),
	PLACE("spmu", "spmcr", spmu_spmcr, SPMU_SPMCR_ENCODING, , ),
	PLACE("spmu", "spmcntenset", spmu_spmcntenset, SPMU_SPMCNTENSET_ENCODING, , ),
	PLACE("spmu", "spmcntenclr", spmu_spmcntenclr, SPMU_SPMCNTENCLR_ENCODING, , ),
	PLACE("spmu", "spmovsclr", spmu_spmovsclr, SPMU_SPMOVSCLR_ENCODING, , ),
	PLACE("spmu", "spmovsset", spmu_spmovsset, SPMU_SPMOVSSET_ENCODING, , ),
	PLACE("spmu", "spmintenset", spmu_spmintenset, SPMU_SPMINTENSET_ENCODING, , ),
	PLACE("spmu", "spmintenclr", spmu_spmintenclr, SPMU_SPMINTENCLR_ENCODING, , ),
	PLACE("spmu", "spmzr", spmu_spmzr, SPMU_SPMZR_ENCODING, , ),
	PLACE("spmu", "spmcfgr", spmu_spmcfgr, SPMU_SPMCFGR_ENCODING, , ),
	PLACE("spmu", "spmcgcr", spmu_spmcgcr, SPMU_SPMCGCR_ENCODING, (0U), (1U)),
	PLACE("spmu", "spmiidr", spmu_spmiidr, SPMU_SPMIIDR_ENCODING, , ),
	PLACE("spmu", "spmdevarch", spmu_spmdevarch, SPMU_SPMDEVARCH_ENCODING, , ),
	PLACE("spmu", "spmdevaff", spmu_spmdevaff, SPMU_SPMDEVAFF_ENCODING, , ),
	PLACE("spmu", "spmaccessr_el1", spmu_spmaccessr_el1, SPMU_SPMACCESSR_EL1_ENCODING, , ),
	PLACE("spmu", "spmaccessr_el12", spmu_spmaccessr_el12, SPMU_SPMACCESSR_EL12_ENCODING, , ),
	PLACE("spmu", "spmaccessr_el2", spmu_spmaccessr_el2, SPMU_SPMACCESSR_EL2_ENCODING, , ),
	PLACE("spmu", "spmaccessr_el3", spmu_spmaccessr_el3, SPMU_SPMACCESSR_EL3_ENCODING, , ),
	PLACE("spmu", "spmscr", spmu_spmscr, SPMU_SPMSCR_ENCODING, , ),
	PLACE("spmu", "spmrootcr", spmu_spmrootcr, SPMU_SPMROOTCR_ENCODING, , ),
	PLACE("spmu", "spmevcntr", spmu_spmevcntr, SPMU_SPMEVCNTR_ENCODING, (0U), (63U)),
	PLACE("spmu", "spmevtyper", spmu_spmevtyper, SPMU_SPMEVTYPER_ENCODING, (0U), (63U)),
	PLACE("spmu", "spmevfiltr", spmu_spmevfiltr, SPMU_SPMEVFILTR_ENCODING, (0U), (63U)),
	PLACE("spmu", "spmevfilt2r", spmu_spmevfilt2r, SPMU_SPMEVFILT2R_ENCODING, (0U), (63U)),
};

static void test_places(void **state)
{
	(void)state;
	validate_places(&pmureg_system_spmu, places, sizeof(places) / sizeof(places[0]));
}

static void test_fields_of_spmu(void **state)
{
	const struct validate_row rows[] = {
		REGISTER("spmu", "spmselr", spmu_spmselr, 0xfffffffffffffc0cULL, 0x0000000000000000ULL),
		FIELD(spmu_spmselr, SYSPMUSEL, SPMU_SPMSELR_SYSPMUSEL),
		FIELD(spmu_spmselr, BANK, SPMU_SPMSELR_BANK),
		REGISTER("spmu", "spmcr", spmu_spmcr, 0xfffffffffffff0ecULL, 0x0000000000000000ULL),
		FIELD(spmu_spmcr, TRO, SPMU_SPMCR_TRO),
		FIELD(spmu_spmcr, HDBG, SPMU_SPMCR_HDBG),
		FIELD(spmu_spmcr, FZO, SPMU_SPMCR_FZO),
		FIELD(spmu_spmcr, NA, SPMU_SPMCR_NA),
		FIELD(spmu_spmcr, EX, SPMU_SPMCR_EX),
		FIELD(spmu_spmcr, P, SPMU_SPMCR_P),
		FIELD(spmu_spmcr, E, SPMU_SPMCR_E),
		REGISTER("spmu", "spmcntenset", spmu_spmcntenset, 0x0000000000000000ULL, 0x0000000000000000ULL),
		FIELD(spmu_spmcntenset, P, SPMU_SPMCNTENSET_P),
		REGISTER("spmu", "spmcntenclr", spmu_spmcntenclr, 0x0000000000000000ULL, 0x0000000000000000ULL),
		FIELD(spmu_spmcntenclr, P, SPMU_SPMCNTENCLR_P),
		REGISTER("spmu", "spmovsclr", spmu_spmovsclr, 0x0000000000000000ULL, 0x0000000000000000ULL),
		FIELD(spmu_spmovsclr, P, SPMU_SPMOVSCLR_P),
		REGISTER("spmu", "spmovsset", spmu_spmovsset, 0x0000000000000000ULL, 0x0000000000000000ULL),
		FIELD(spmu_spmovsset, P, SPMU_SPMOVSSET_P),
		REGISTER("spmu", "spmintenset", spmu_spmintenset, 0x0000000000000000ULL, 0x0000000000000000ULL),
		FIELD(spmu_spmintenset, P, SPMU_SPMINTENSET_P),
		REGISTER("spmu", "spmintenclr", spmu_spmintenclr, 0x0000000000000000ULL, 0x0000000000000000ULL),
		FIELD(spmu_spmintenclr, P, SPMU_SPMINTENCLR_P),
		REGISTER("spmu", "spmzr", spmu_spmzr, 0x0000000000000000ULL, 0x0000000000000000ULL),
		FIELD(spmu_spmzr, P, SPMU_SPMZR_P),
		REGISTER("spmu", "spmcfgr", spmu_spmcfgr, 0xffffffff0e0cc000ULL, 0x0000000000080000ULL),
		FIELD(spmu_spmcfgr, NCG, SPMU_SPMCFGR_NCG),
		FIELD(spmu_spmcfgr, HDBG, SPMU_SPMCFGR_HDBG),
		FIELD(spmu_spmcfgr, TRO, SPMU_SPMCFGR_TRO),
		FIELD(spmu_spmcfgr, SS, SPMU_SPMCFGR_SS),
		FIELD(spmu_spmcfgr, FZO, SPMU_SPMCFGR_FZO),
		FIELD(spmu_spmcfgr, MSI, SPMU_SPMCFGR_MSI),
		FIELD(spmu_spmcfgr, NA, SPMU_SPMCFGR_NA),
		FIELD(spmu_spmcfgr, EX, SPMU_SPMCFGR_EX),
		FIELD(spmu_spmcfgr, SIZE, SPMU_SPMCFGR_SIZE),
		FIELD(spmu_spmcfgr, N, SPMU_SPMCFGR_N),
		REGISTER("spmu", "spmcgcr", spmu_spmcgcr, 0x0000000000000000ULL, 0x0000000000000000ULL),
		FIELD(spmu_spmcgcr, N, SPMU_SPMCGCR_N),
		REGISTER("spmu", "spmiidr", spmu_spmiidr, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(spmu_spmiidr, ProductID, SPMU_SPMIIDR_PRODUCTID),
		FIELD(spmu_spmiidr, Variant, SPMU_SPMIIDR_VARIANT),
		FIELD(spmu_spmiidr, Revision, SPMU_SPMIIDR_REVISION),
		FIELD(spmu_spmiidr, Implementer, SPMU_SPMIIDR_IMPLEMENTER),
		REGISTER("spmu", "spmdevarch", spmu_spmdevarch, 0xffffffff00000000ULL, 0x0000000000000000ULL),
		FIELD(spmu_spmdevarch, ARCHITECT, SPMU_SPMDEVARCH_ARCHITECT),
		FIELD(spmu_spmdevarch, PRESENT, SPMU_SPMDEVARCH_PRESENT),
		FIELD(spmu_spmdevarch, REVISION, SPMU_SPMDEVARCH_REVISION),
		FIELD(spmu_spmdevarch, ARCHVER, SPMU_SPMDEVARCH_ARCHVER),
		FIELD(spmu_spmdevarch, ARCHPART, SPMU_SPMDEVARCH_ARCHPART),
		REGISTER("spmu", "spmdevaff", spmu_spmdevaff, 0xffffff003e000000ULL, 0x0000000000000000ULL),
		FIELD(spmu_spmdevaff, Aff3, SPMU_SPMDEVAFF_AFF3),
		FIELD(spmu_spmdevaff, F0V, SPMU_SPMDEVAFF_F0V),
		FIELD(spmu_spmdevaff, U, SPMU_SPMDEVAFF_U),
		FIELD(spmu_spmdevaff, MT, SPMU_SPMDEVAFF_MT),
		FIELD(spmu_spmdevaff, Aff2, SPMU_SPMDEVAFF_AFF2),
		FIELD(spmu_spmdevaff, Aff1, SPMU_SPMDEVAFF_AFF1),
		FIELD(spmu_spmdevaff, Aff0, SPMU_SPMDEVAFF_AFF0),
		REGISTER("spmu", "spmaccessr_el1", spmu_spmaccessr_el1, 0x0000000000000000ULL, 0x0000000000000000ULL),
		FIELD(spmu_spmaccessr_el1, P, SPMU_SPMACCESSR_EL1_P),
		REGISTER("spmu", "spmaccessr_el12", spmu_spmaccessr_el12, 0x0000000000000000ULL, 0x0000000000000000ULL),
		FIELD(spmu_spmaccessr_el12, P, SPMU_SPMACCESSR_EL12_P),
		REGISTER("spmu", "spmaccessr_el2", spmu_spmaccessr_el2, 0x0000000000000000ULL, 0x0000000000000000ULL),
		FIELD(spmu_spmaccessr_el2, P, SPMU_SPMACCESSR_EL2_P),
		REGISTER("spmu", "spmaccessr_el3", spmu_spmaccessr_el3, 0x0000000000000000ULL, 0x0000000000000000ULL),
		FIELD(spmu_spmaccessr_el3, P, SPMU_SPMACCESSR_EL3_P),
		REGISTER("spmu", "spmscr", spmu_spmscr, 0xffffffffffffffeeULL, 0x0000000080000000ULL),
		FIELD(spmu_spmscr, NAO, SPMU_SPMSCR_NAO),
		FIELD(spmu_spmscr, SO, SPMU_SPMSCR_SO),
		REGISTER("spmu", "spmrootcr", spmu_spmrootcr, 0xfffffffffffffff4ULL, 0x0000000080000000ULL),
		FIELD(spmu_spmrootcr, NAO, SPMU_SPMROOTCR_NAO),
		FIELD(spmu_spmrootcr, RLO, SPMU_SPMROOTCR_RLO),
		FIELD(spmu_spmrootcr, RTO, SPMU_SPMROOTCR_RTO),
		REGISTER("spmu", "spmevcntr", spmu_spmevcntr, 0x0000000000000000ULL, 0x0000000000000000ULL),
		FIELD(spmu_spmevcntr, CNTR, SPMU_SPMEVCNTR_CNTR),
		REGISTER("spmu", "spmevtyper", spmu_spmevtyper, 0x0000000000000000ULL, 0x0000000000000000ULL),
		FIELD(spmu_spmevtyper, event, SPMU_SPMEVTYPER_EVENT),
		REGISTER("spmu", "spmevfiltr", spmu_spmevfiltr, 0x0000000000000000ULL, 0x0000000000000000ULL),
		FIELD(spmu_spmevfiltr, filter, SPMU_SPMEVFILTR_FILTER),
		REGISTER("spmu", "spmevfilt2r", spmu_spmevfilt2r, 0x0000000000000000ULL, 0x0000000000000000ULL),
		FIELD(spmu_spmevfilt2r, filter2, SPMU_SPMEVFILT2R_FILTER2),
	};

	(void)state;
	validate_fields(&pmureg_system_spmu, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_registers(void **state)
{
	(void)state;
	validate_registers(&pmureg_system_spmu);
}

static void test_counting(void **state)
{
	(void)state;
	validate_counting(&pmureg_system_spmu);
}

static void test_choice(void **state)
{
	(void)state;
	validate_choice(&pmureg_system_spmu);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_places),
		cmocka_unit_test(test_fields_of_spmu),
		cmocka_unit_test(test_registers),
		cmocka_unit_test(test_counting),
		cmocka_unit_test(test_choice),
	};

	return cmocka_run_group_tests_name("spmu", tests, NULL, NULL);
}
