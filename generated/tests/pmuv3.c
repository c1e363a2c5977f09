/*
 * Arm core PMU (PMUv3): the headers agree with the tables, and the simulated device with both.
 *
 * Made by pmureg from regdefs/arm/pmuv3.yaml. Edit that, not this.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <pmureg/pmuv3.h>

#include "validate.h"

extern const struct pmureg_system pmureg_system_pmuv3;

/* ---- Core PMU ---- */

/* Every bit of PMCR_EL0 is in one field or reserved. */
_Static_assert((uint64_t)(0xfffffffe00000500ULL +
	       PMUV3_PMCR_FZS_MASK +
	       PMUV3_PMCR_IMP_MASK +
	       PMUV3_PMCR_IDCODE_MASK +
	       PMUV3_PMCR_N_MASK +
	       PMUV3_PMCR_FZO_MASK +
	       PMUV3_PMCR_LP_MASK +
	       PMUV3_PMCR_LC_MASK +
	       PMUV3_PMCR_DP_MASK +
	       PMUV3_PMCR_X_MASK +
	       PMUV3_PMCR_D_MASK +
	       PMUV3_PMCR_C_MASK +
	       PMUV3_PMCR_P_MASK +
	       PMUV3_PMCR_E_MASK) == 0xffffffffffffffffULL, "pmuv3_pmcr");

static void test_pmuv3_pmcr(void **state)
{
	const pmuv3_pmcr_fields_t none = {0};
	pmuv3_pmcr_fields_t f;

	(void)state;
	assert_true(pmuv3_pmcr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.FZS = ~(uint64_t)0;
	assert_true(pmuv3_pmcr_pack(f).raw == (PMUV3_PMCR_FZS_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmcr_unpack(pmuv3_pmcr_pack(f)).FZS == (PMUV3_PMCR_FZS_MASK >> PMUV3_PMCR_FZS_SHIFT));
	f = none;
	f.IMP = ~(uint64_t)0;
	assert_true(pmuv3_pmcr_pack(f).raw == (PMUV3_PMCR_IMP_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmcr_unpack(pmuv3_pmcr_pack(f)).IMP == (PMUV3_PMCR_IMP_MASK >> PMUV3_PMCR_IMP_SHIFT));
	f = none;
	f.IDCODE = ~(uint64_t)0;
	assert_true(pmuv3_pmcr_pack(f).raw == (PMUV3_PMCR_IDCODE_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmcr_unpack(pmuv3_pmcr_pack(f)).IDCODE == (PMUV3_PMCR_IDCODE_MASK >> PMUV3_PMCR_IDCODE_SHIFT));
	f = none;
	f.N = ~(uint64_t)0;
	assert_true(pmuv3_pmcr_pack(f).raw == (PMUV3_PMCR_N_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmcr_unpack(pmuv3_pmcr_pack(f)).N == (PMUV3_PMCR_N_MASK >> PMUV3_PMCR_N_SHIFT));
	f = none;
	f.FZO = ~(uint64_t)0;
	assert_true(pmuv3_pmcr_pack(f).raw == (PMUV3_PMCR_FZO_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmcr_unpack(pmuv3_pmcr_pack(f)).FZO == (PMUV3_PMCR_FZO_MASK >> PMUV3_PMCR_FZO_SHIFT));
	f = none;
	f.LP = ~(uint64_t)0;
	assert_true(pmuv3_pmcr_pack(f).raw == (PMUV3_PMCR_LP_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmcr_unpack(pmuv3_pmcr_pack(f)).LP == (PMUV3_PMCR_LP_MASK >> PMUV3_PMCR_LP_SHIFT));
	f = none;
	f.LC = ~(uint64_t)0;
	assert_true(pmuv3_pmcr_pack(f).raw == (PMUV3_PMCR_LC_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmcr_unpack(pmuv3_pmcr_pack(f)).LC == (PMUV3_PMCR_LC_MASK >> PMUV3_PMCR_LC_SHIFT));
	f = none;
	f.DP = ~(uint64_t)0;
	assert_true(pmuv3_pmcr_pack(f).raw == (PMUV3_PMCR_DP_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmcr_unpack(pmuv3_pmcr_pack(f)).DP == (PMUV3_PMCR_DP_MASK >> PMUV3_PMCR_DP_SHIFT));
	f = none;
	f.X = ~(uint64_t)0;
	assert_true(pmuv3_pmcr_pack(f).raw == (PMUV3_PMCR_X_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmcr_unpack(pmuv3_pmcr_pack(f)).X == (PMUV3_PMCR_X_MASK >> PMUV3_PMCR_X_SHIFT));
	f = none;
	f.D = ~(uint64_t)0;
	assert_true(pmuv3_pmcr_pack(f).raw == (PMUV3_PMCR_D_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmcr_unpack(pmuv3_pmcr_pack(f)).D == (PMUV3_PMCR_D_MASK >> PMUV3_PMCR_D_SHIFT));
	f = none;
	f.C = ~(uint64_t)0;
	assert_true(pmuv3_pmcr_pack(f).raw == (PMUV3_PMCR_C_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmcr_unpack(pmuv3_pmcr_pack(f)).C == (PMUV3_PMCR_C_MASK >> PMUV3_PMCR_C_SHIFT));
	f = none;
	f.P = ~(uint64_t)0;
	assert_true(pmuv3_pmcr_pack(f).raw == (PMUV3_PMCR_P_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmcr_unpack(pmuv3_pmcr_pack(f)).P == (PMUV3_PMCR_P_MASK >> PMUV3_PMCR_P_SHIFT));
	f = none;
	f.E = ~(uint64_t)0;
	assert_true(pmuv3_pmcr_pack(f).raw == (PMUV3_PMCR_E_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmcr_unpack(pmuv3_pmcr_pack(f)).E == (PMUV3_PMCR_E_MASK >> PMUV3_PMCR_E_SHIFT));
}

/* Every bit of PMCNTENSET_EL0 is in one field or reserved. */
_Static_assert((uint64_t)(0xfffffffe00000000ULL +
	       PMUV3_PMCNTENSET_F0_MASK +
	       PMUV3_PMCNTENSET_C_MASK +
	       PMUV3_PMCNTENSET_P_MASK) == 0xffffffffffffffffULL, "pmuv3_pmcntenset");

static void test_pmuv3_pmcntenset(void **state)
{
	const pmuv3_pmcntenset_fields_t none = {0};
	pmuv3_pmcntenset_fields_t f;

	(void)state;
	assert_true(pmuv3_pmcntenset_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.F0 = ~(uint64_t)0;
	assert_true(pmuv3_pmcntenset_pack(f).raw == (PMUV3_PMCNTENSET_F0_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmcntenset_unpack(pmuv3_pmcntenset_pack(f)).F0 == (PMUV3_PMCNTENSET_F0_MASK >> PMUV3_PMCNTENSET_F0_SHIFT));
	f = none;
	f.C = ~(uint64_t)0;
	assert_true(pmuv3_pmcntenset_pack(f).raw == (PMUV3_PMCNTENSET_C_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmcntenset_unpack(pmuv3_pmcntenset_pack(f)).C == (PMUV3_PMCNTENSET_C_MASK >> PMUV3_PMCNTENSET_C_SHIFT));
	f = none;
	f.P = ~(uint64_t)0;
	assert_true(pmuv3_pmcntenset_pack(f).raw == (PMUV3_PMCNTENSET_P_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmcntenset_unpack(pmuv3_pmcntenset_pack(f)).P == (PMUV3_PMCNTENSET_P_MASK >> PMUV3_PMCNTENSET_P_SHIFT));
}

/* Every bit of PMCNTENCLR_EL0 is in one field or reserved. */
_Static_assert((uint64_t)(0xfffffffe00000000ULL +
	       PMUV3_PMCNTENCLR_F0_MASK +
	       PMUV3_PMCNTENCLR_C_MASK +
	       PMUV3_PMCNTENCLR_P_MASK) == 0xffffffffffffffffULL, "pmuv3_pmcntenclr");

static void test_pmuv3_pmcntenclr(void **state)
{
	const pmuv3_pmcntenclr_fields_t none = {0};
	pmuv3_pmcntenclr_fields_t f;

	(void)state;
	assert_true(pmuv3_pmcntenclr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.F0 = ~(uint64_t)0;
	assert_true(pmuv3_pmcntenclr_pack(f).raw == (PMUV3_PMCNTENCLR_F0_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmcntenclr_unpack(pmuv3_pmcntenclr_pack(f)).F0 == (PMUV3_PMCNTENCLR_F0_MASK >> PMUV3_PMCNTENCLR_F0_SHIFT));
	f = none;
	f.C = ~(uint64_t)0;
	assert_true(pmuv3_pmcntenclr_pack(f).raw == (PMUV3_PMCNTENCLR_C_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmcntenclr_unpack(pmuv3_pmcntenclr_pack(f)).C == (PMUV3_PMCNTENCLR_C_MASK >> PMUV3_PMCNTENCLR_C_SHIFT));
	f = none;
	f.P = ~(uint64_t)0;
	assert_true(pmuv3_pmcntenclr_pack(f).raw == (PMUV3_PMCNTENCLR_P_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmcntenclr_unpack(pmuv3_pmcntenclr_pack(f)).P == (PMUV3_PMCNTENCLR_P_MASK >> PMUV3_PMCNTENCLR_P_SHIFT));
}

/* Every bit of PMOVSCLR_EL0 is in one field or reserved. */
_Static_assert((uint64_t)(0xfffffffe00000000ULL +
	       PMUV3_PMOVSCLR_F0_MASK +
	       PMUV3_PMOVSCLR_C_MASK +
	       PMUV3_PMOVSCLR_P_MASK) == 0xffffffffffffffffULL, "pmuv3_pmovsclr");

static void test_pmuv3_pmovsclr(void **state)
{
	const pmuv3_pmovsclr_fields_t none = {0};
	pmuv3_pmovsclr_fields_t f;

	(void)state;
	assert_true(pmuv3_pmovsclr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.F0 = ~(uint64_t)0;
	assert_true(pmuv3_pmovsclr_pack(f).raw == (PMUV3_PMOVSCLR_F0_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmovsclr_unpack(pmuv3_pmovsclr_pack(f)).F0 == (PMUV3_PMOVSCLR_F0_MASK >> PMUV3_PMOVSCLR_F0_SHIFT));
	f = none;
	f.C = ~(uint64_t)0;
	assert_true(pmuv3_pmovsclr_pack(f).raw == (PMUV3_PMOVSCLR_C_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmovsclr_unpack(pmuv3_pmovsclr_pack(f)).C == (PMUV3_PMOVSCLR_C_MASK >> PMUV3_PMOVSCLR_C_SHIFT));
	f = none;
	f.P = ~(uint64_t)0;
	assert_true(pmuv3_pmovsclr_pack(f).raw == (PMUV3_PMOVSCLR_P_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmovsclr_unpack(pmuv3_pmovsclr_pack(f)).P == (PMUV3_PMOVSCLR_P_MASK >> PMUV3_PMOVSCLR_P_SHIFT));
}

/* Every bit of PMOVSSET_EL0 is in one field or reserved. */
_Static_assert((uint64_t)(0xfffffffe00000000ULL +
	       PMUV3_PMOVSSET_F0_MASK +
	       PMUV3_PMOVSSET_C_MASK +
	       PMUV3_PMOVSSET_P_MASK) == 0xffffffffffffffffULL, "pmuv3_pmovsset");

static void test_pmuv3_pmovsset(void **state)
{
	const pmuv3_pmovsset_fields_t none = {0};
	pmuv3_pmovsset_fields_t f;

	(void)state;
	assert_true(pmuv3_pmovsset_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.F0 = ~(uint64_t)0;
	assert_true(pmuv3_pmovsset_pack(f).raw == (PMUV3_PMOVSSET_F0_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmovsset_unpack(pmuv3_pmovsset_pack(f)).F0 == (PMUV3_PMOVSSET_F0_MASK >> PMUV3_PMOVSSET_F0_SHIFT));
	f = none;
	f.C = ~(uint64_t)0;
	assert_true(pmuv3_pmovsset_pack(f).raw == (PMUV3_PMOVSSET_C_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmovsset_unpack(pmuv3_pmovsset_pack(f)).C == (PMUV3_PMOVSSET_C_MASK >> PMUV3_PMOVSSET_C_SHIFT));
	f = none;
	f.P = ~(uint64_t)0;
	assert_true(pmuv3_pmovsset_pack(f).raw == (PMUV3_PMOVSSET_P_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmovsset_unpack(pmuv3_pmovsset_pack(f)).P == (PMUV3_PMOVSSET_P_MASK >> PMUV3_PMOVSSET_P_SHIFT));
}

/* Every bit of PMINTENSET_EL1 is in one field or reserved. */
_Static_assert((uint64_t)(0xfffffffe00000000ULL +
	       PMUV3_PMINTENSET_F0_MASK +
	       PMUV3_PMINTENSET_C_MASK +
	       PMUV3_PMINTENSET_P_MASK) == 0xffffffffffffffffULL, "pmuv3_pmintenset");

static void test_pmuv3_pmintenset(void **state)
{
	const pmuv3_pmintenset_fields_t none = {0};
	pmuv3_pmintenset_fields_t f;

	(void)state;
	assert_true(pmuv3_pmintenset_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.F0 = ~(uint64_t)0;
	assert_true(pmuv3_pmintenset_pack(f).raw == (PMUV3_PMINTENSET_F0_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmintenset_unpack(pmuv3_pmintenset_pack(f)).F0 == (PMUV3_PMINTENSET_F0_MASK >> PMUV3_PMINTENSET_F0_SHIFT));
	f = none;
	f.C = ~(uint64_t)0;
	assert_true(pmuv3_pmintenset_pack(f).raw == (PMUV3_PMINTENSET_C_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmintenset_unpack(pmuv3_pmintenset_pack(f)).C == (PMUV3_PMINTENSET_C_MASK >> PMUV3_PMINTENSET_C_SHIFT));
	f = none;
	f.P = ~(uint64_t)0;
	assert_true(pmuv3_pmintenset_pack(f).raw == (PMUV3_PMINTENSET_P_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmintenset_unpack(pmuv3_pmintenset_pack(f)).P == (PMUV3_PMINTENSET_P_MASK >> PMUV3_PMINTENSET_P_SHIFT));
}

/* Every bit of PMINTENCLR_EL1 is in one field or reserved. */
_Static_assert((uint64_t)(0xfffffffe00000000ULL +
	       PMUV3_PMINTENCLR_F0_MASK +
	       PMUV3_PMINTENCLR_C_MASK +
	       PMUV3_PMINTENCLR_P_MASK) == 0xffffffffffffffffULL, "pmuv3_pmintenclr");

static void test_pmuv3_pmintenclr(void **state)
{
	const pmuv3_pmintenclr_fields_t none = {0};
	pmuv3_pmintenclr_fields_t f;

	(void)state;
	assert_true(pmuv3_pmintenclr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.F0 = ~(uint64_t)0;
	assert_true(pmuv3_pmintenclr_pack(f).raw == (PMUV3_PMINTENCLR_F0_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmintenclr_unpack(pmuv3_pmintenclr_pack(f)).F0 == (PMUV3_PMINTENCLR_F0_MASK >> PMUV3_PMINTENCLR_F0_SHIFT));
	f = none;
	f.C = ~(uint64_t)0;
	assert_true(pmuv3_pmintenclr_pack(f).raw == (PMUV3_PMINTENCLR_C_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmintenclr_unpack(pmuv3_pmintenclr_pack(f)).C == (PMUV3_PMINTENCLR_C_MASK >> PMUV3_PMINTENCLR_C_SHIFT));
	f = none;
	f.P = ~(uint64_t)0;
	assert_true(pmuv3_pmintenclr_pack(f).raw == (PMUV3_PMINTENCLR_P_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmintenclr_unpack(pmuv3_pmintenclr_pack(f)).P == (PMUV3_PMINTENCLR_P_MASK >> PMUV3_PMINTENCLR_P_SHIFT));
}

/* Every bit of PMSWINC_EL0 is in one field or reserved. */
_Static_assert((uint64_t)(0xffffffff80000000ULL +
	       PMUV3_PMSWINC_P_MASK) == 0xffffffffffffffffULL, "pmuv3_pmswinc");

static void test_pmuv3_pmswinc(void **state)
{
	const pmuv3_pmswinc_fields_t none = {0};
	pmuv3_pmswinc_fields_t f;

	(void)state;
	assert_true(pmuv3_pmswinc_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.P = ~(uint64_t)0;
	assert_true(pmuv3_pmswinc_pack(f).raw == (PMUV3_PMSWINC_P_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmswinc_unpack(pmuv3_pmswinc_pack(f)).P == (PMUV3_PMSWINC_P_MASK >> PMUV3_PMSWINC_P_SHIFT));
}

/* Every bit of PMZR_EL0 is in one field or reserved. */
_Static_assert((uint64_t)(0xfffffffe00000000ULL +
	       PMUV3_PMZR_F0_MASK +
	       PMUV3_PMZR_C_MASK +
	       PMUV3_PMZR_P_MASK) == 0xffffffffffffffffULL, "pmuv3_pmzr");

static void test_pmuv3_pmzr(void **state)
{
	const pmuv3_pmzr_fields_t none = {0};
	pmuv3_pmzr_fields_t f;

	(void)state;
	assert_true(pmuv3_pmzr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.F0 = ~(uint64_t)0;
	assert_true(pmuv3_pmzr_pack(f).raw == (PMUV3_PMZR_F0_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmzr_unpack(pmuv3_pmzr_pack(f)).F0 == (PMUV3_PMZR_F0_MASK >> PMUV3_PMZR_F0_SHIFT));
	f = none;
	f.C = ~(uint64_t)0;
	assert_true(pmuv3_pmzr_pack(f).raw == (PMUV3_PMZR_C_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmzr_unpack(pmuv3_pmzr_pack(f)).C == (PMUV3_PMZR_C_MASK >> PMUV3_PMZR_C_SHIFT));
	f = none;
	f.P = ~(uint64_t)0;
	assert_true(pmuv3_pmzr_pack(f).raw == (PMUV3_PMZR_P_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmzr_unpack(pmuv3_pmzr_pack(f)).P == (PMUV3_PMZR_P_MASK >> PMUV3_PMZR_P_SHIFT));
}

/* Every bit of PMSELR_EL0 is in one field or reserved. */
_Static_assert((uint64_t)(0xffffffffffffffe0ULL +
	       PMUV3_PMSELR_SEL_MASK) == 0xffffffffffffffffULL, "pmuv3_pmselr");

static void test_pmuv3_pmselr(void **state)
{
	const pmuv3_pmselr_fields_t none = {0};
	pmuv3_pmselr_fields_t f;

	(void)state;
	assert_true(pmuv3_pmselr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.SEL = ~(uint64_t)0;
	assert_true(pmuv3_pmselr_pack(f).raw == (PMUV3_PMSELR_SEL_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmselr_unpack(pmuv3_pmselr_pack(f)).SEL == (PMUV3_PMSELR_SEL_MASK >> PMUV3_PMSELR_SEL_SHIFT));
}

/* Every bit of PMXEVTYPER_EL0 is in one field or reserved. */
_Static_assert((uint64_t)(0x083ff000008f0000ULL +
	       PMUV3_PMXEVTYPER_TC_MASK +
	       PMUV3_PMXEVTYPER_TE_MASK +
	       PMUV3_PMXEVTYPER_SYNC_MASK +
	       PMUV3_PMXEVTYPER_VS_MASK +
	       PMUV3_PMXEVTYPER_TLC_MASK +
	       PMUV3_PMXEVTYPER_TH_MASK +
	       PMUV3_PMXEVTYPER_P_MASK +
	       PMUV3_PMXEVTYPER_U_MASK +
	       PMUV3_PMXEVTYPER_NSK_MASK +
	       PMUV3_PMXEVTYPER_NSU_MASK +
	       PMUV3_PMXEVTYPER_NSH_MASK +
	       PMUV3_PMXEVTYPER_M_MASK +
	       PMUV3_PMXEVTYPER_MT_MASK +
	       PMUV3_PMXEVTYPER_SH_MASK +
	       PMUV3_PMXEVTYPER_RLK_MASK +
	       PMUV3_PMXEVTYPER_RLU_MASK +
	       PMUV3_PMXEVTYPER_RLH_MASK +
	       PMUV3_PMXEVTYPER_EVTCOUNT_MASK) == 0xffffffffffffffffULL, "pmuv3_pmxevtyper");

static void test_pmuv3_pmxevtyper(void **state)
{
	const pmuv3_pmxevtyper_fields_t none = {0};
	pmuv3_pmxevtyper_fields_t f;

	(void)state;
	assert_true(pmuv3_pmxevtyper_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.TC = ~(uint64_t)0;
	assert_true(pmuv3_pmxevtyper_pack(f).raw == (PMUV3_PMXEVTYPER_TC_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmxevtyper_unpack(pmuv3_pmxevtyper_pack(f)).TC == (PMUV3_PMXEVTYPER_TC_MASK >> PMUV3_PMXEVTYPER_TC_SHIFT));
	f = none;
	f.TE = ~(uint64_t)0;
	assert_true(pmuv3_pmxevtyper_pack(f).raw == (PMUV3_PMXEVTYPER_TE_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmxevtyper_unpack(pmuv3_pmxevtyper_pack(f)).TE == (PMUV3_PMXEVTYPER_TE_MASK >> PMUV3_PMXEVTYPER_TE_SHIFT));
	f = none;
	f.SYNC = ~(uint64_t)0;
	assert_true(pmuv3_pmxevtyper_pack(f).raw == (PMUV3_PMXEVTYPER_SYNC_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmxevtyper_unpack(pmuv3_pmxevtyper_pack(f)).SYNC == (PMUV3_PMXEVTYPER_SYNC_MASK >> PMUV3_PMXEVTYPER_SYNC_SHIFT));
	f = none;
	f.VS = ~(uint64_t)0;
	assert_true(pmuv3_pmxevtyper_pack(f).raw == (PMUV3_PMXEVTYPER_VS_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmxevtyper_unpack(pmuv3_pmxevtyper_pack(f)).VS == (PMUV3_PMXEVTYPER_VS_MASK >> PMUV3_PMXEVTYPER_VS_SHIFT));
	f = none;
	f.TLC = ~(uint64_t)0;
	assert_true(pmuv3_pmxevtyper_pack(f).raw == (PMUV3_PMXEVTYPER_TLC_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmxevtyper_unpack(pmuv3_pmxevtyper_pack(f)).TLC == (PMUV3_PMXEVTYPER_TLC_MASK >> PMUV3_PMXEVTYPER_TLC_SHIFT));
	f = none;
	f.TH = ~(uint64_t)0;
	assert_true(pmuv3_pmxevtyper_pack(f).raw == (PMUV3_PMXEVTYPER_TH_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmxevtyper_unpack(pmuv3_pmxevtyper_pack(f)).TH == (PMUV3_PMXEVTYPER_TH_MASK >> PMUV3_PMXEVTYPER_TH_SHIFT));
	f = none;
	f.P = ~(uint64_t)0;
	assert_true(pmuv3_pmxevtyper_pack(f).raw == (PMUV3_PMXEVTYPER_P_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmxevtyper_unpack(pmuv3_pmxevtyper_pack(f)).P == (PMUV3_PMXEVTYPER_P_MASK >> PMUV3_PMXEVTYPER_P_SHIFT));
	f = none;
	f.U = ~(uint64_t)0;
	assert_true(pmuv3_pmxevtyper_pack(f).raw == (PMUV3_PMXEVTYPER_U_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmxevtyper_unpack(pmuv3_pmxevtyper_pack(f)).U == (PMUV3_PMXEVTYPER_U_MASK >> PMUV3_PMXEVTYPER_U_SHIFT));
	f = none;
	f.NSK = ~(uint64_t)0;
	assert_true(pmuv3_pmxevtyper_pack(f).raw == (PMUV3_PMXEVTYPER_NSK_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmxevtyper_unpack(pmuv3_pmxevtyper_pack(f)).NSK == (PMUV3_PMXEVTYPER_NSK_MASK >> PMUV3_PMXEVTYPER_NSK_SHIFT));
	f = none;
	f.NSU = ~(uint64_t)0;
	assert_true(pmuv3_pmxevtyper_pack(f).raw == (PMUV3_PMXEVTYPER_NSU_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmxevtyper_unpack(pmuv3_pmxevtyper_pack(f)).NSU == (PMUV3_PMXEVTYPER_NSU_MASK >> PMUV3_PMXEVTYPER_NSU_SHIFT));
	f = none;
	f.NSH = ~(uint64_t)0;
	assert_true(pmuv3_pmxevtyper_pack(f).raw == (PMUV3_PMXEVTYPER_NSH_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmxevtyper_unpack(pmuv3_pmxevtyper_pack(f)).NSH == (PMUV3_PMXEVTYPER_NSH_MASK >> PMUV3_PMXEVTYPER_NSH_SHIFT));
	f = none;
	f.M = ~(uint64_t)0;
	assert_true(pmuv3_pmxevtyper_pack(f).raw == (PMUV3_PMXEVTYPER_M_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmxevtyper_unpack(pmuv3_pmxevtyper_pack(f)).M == (PMUV3_PMXEVTYPER_M_MASK >> PMUV3_PMXEVTYPER_M_SHIFT));
	f = none;
	f.MT = ~(uint64_t)0;
	assert_true(pmuv3_pmxevtyper_pack(f).raw == (PMUV3_PMXEVTYPER_MT_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmxevtyper_unpack(pmuv3_pmxevtyper_pack(f)).MT == (PMUV3_PMXEVTYPER_MT_MASK >> PMUV3_PMXEVTYPER_MT_SHIFT));
	f = none;
	f.SH = ~(uint64_t)0;
	assert_true(pmuv3_pmxevtyper_pack(f).raw == (PMUV3_PMXEVTYPER_SH_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmxevtyper_unpack(pmuv3_pmxevtyper_pack(f)).SH == (PMUV3_PMXEVTYPER_SH_MASK >> PMUV3_PMXEVTYPER_SH_SHIFT));
	f = none;
	f.RLK = ~(uint64_t)0;
	assert_true(pmuv3_pmxevtyper_pack(f).raw == (PMUV3_PMXEVTYPER_RLK_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmxevtyper_unpack(pmuv3_pmxevtyper_pack(f)).RLK == (PMUV3_PMXEVTYPER_RLK_MASK >> PMUV3_PMXEVTYPER_RLK_SHIFT));
	f = none;
	f.RLU = ~(uint64_t)0;
	assert_true(pmuv3_pmxevtyper_pack(f).raw == (PMUV3_PMXEVTYPER_RLU_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmxevtyper_unpack(pmuv3_pmxevtyper_pack(f)).RLU == (PMUV3_PMXEVTYPER_RLU_MASK >> PMUV3_PMXEVTYPER_RLU_SHIFT));
	f = none;
	f.RLH = ~(uint64_t)0;
	assert_true(pmuv3_pmxevtyper_pack(f).raw == (PMUV3_PMXEVTYPER_RLH_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmxevtyper_unpack(pmuv3_pmxevtyper_pack(f)).RLH == (PMUV3_PMXEVTYPER_RLH_MASK >> PMUV3_PMXEVTYPER_RLH_SHIFT));
	f = none;
	f.evtCount = ~(uint64_t)0;
	assert_true(pmuv3_pmxevtyper_pack(f).raw == (PMUV3_PMXEVTYPER_EVTCOUNT_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmxevtyper_unpack(pmuv3_pmxevtyper_pack(f)).evtCount == (PMUV3_PMXEVTYPER_EVTCOUNT_MASK >> PMUV3_PMXEVTYPER_EVTCOUNT_SHIFT));
}

/* Every bit of PMXEVCNTR_EL0 is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       PMUV3_PMXEVCNTR_EVCNT_MASK) == 0xffffffffffffffffULL, "pmuv3_pmxevcntr");

static void test_pmuv3_pmxevcntr(void **state)
{
	const pmuv3_pmxevcntr_fields_t none = {0};
	pmuv3_pmxevcntr_fields_t f;

	(void)state;
	assert_true(pmuv3_pmxevcntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.EVCNT = ~(uint64_t)0;
	assert_true(pmuv3_pmxevcntr_pack(f).raw == (PMUV3_PMXEVCNTR_EVCNT_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmxevcntr_unpack(pmuv3_pmxevcntr_pack(f)).EVCNT == (PMUV3_PMXEVCNTR_EVCNT_MASK >> PMUV3_PMXEVCNTR_EVCNT_SHIFT));
}

/* Every bit of PMCEID0_EL0 is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       PMUV3_PMCEID0_IDHI_MASK +
	       PMUV3_PMCEID0_ID_MASK) == 0xffffffffffffffffULL, "pmuv3_pmceid0");

static void test_pmuv3_pmceid0(void **state)
{
	const pmuv3_pmceid0_fields_t none = {0};
	pmuv3_pmceid0_fields_t f;

	(void)state;
	assert_true(pmuv3_pmceid0_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.IDhi = ~(uint64_t)0;
	assert_true(pmuv3_pmceid0_pack(f).raw == (PMUV3_PMCEID0_IDHI_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmceid0_unpack(pmuv3_pmceid0_pack(f)).IDhi == (PMUV3_PMCEID0_IDHI_MASK >> PMUV3_PMCEID0_IDHI_SHIFT));
	f = none;
	f.ID = ~(uint64_t)0;
	assert_true(pmuv3_pmceid0_pack(f).raw == (PMUV3_PMCEID0_ID_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmceid0_unpack(pmuv3_pmceid0_pack(f)).ID == (PMUV3_PMCEID0_ID_MASK >> PMUV3_PMCEID0_ID_SHIFT));
}

/* Every bit of PMCEID1_EL0 is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       PMUV3_PMCEID1_IDHI_MASK +
	       PMUV3_PMCEID1_ID_MASK) == 0xffffffffffffffffULL, "pmuv3_pmceid1");

static void test_pmuv3_pmceid1(void **state)
{
	const pmuv3_pmceid1_fields_t none = {0};
	pmuv3_pmceid1_fields_t f;

	(void)state;
	assert_true(pmuv3_pmceid1_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.IDhi = ~(uint64_t)0;
	assert_true(pmuv3_pmceid1_pack(f).raw == (PMUV3_PMCEID1_IDHI_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmceid1_unpack(pmuv3_pmceid1_pack(f)).IDhi == (PMUV3_PMCEID1_IDHI_MASK >> PMUV3_PMCEID1_IDHI_SHIFT));
	f = none;
	f.ID = ~(uint64_t)0;
	assert_true(pmuv3_pmceid1_pack(f).raw == (PMUV3_PMCEID1_ID_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmceid1_unpack(pmuv3_pmceid1_pack(f)).ID == (PMUV3_PMCEID1_ID_MASK >> PMUV3_PMCEID1_ID_SHIFT));
}

/* Every bit of PMCCNTR_EL0 is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       PMUV3_PMCCNTR_CCNT_MASK) == 0xffffffffffffffffULL, "pmuv3_pmccntr");

static void test_pmuv3_pmccntr(void **state)
{
	const pmuv3_pmccntr_fields_t none = {0};
	pmuv3_pmccntr_fields_t f;

	(void)state;
	assert_true(pmuv3_pmccntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.CCNT = ~(uint64_t)0;
	assert_true(pmuv3_pmccntr_pack(f).raw == (PMUV3_PMCCNTR_CCNT_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmccntr_unpack(pmuv3_pmccntr_pack(f)).CCNT == (PMUV3_PMCCNTR_CCNT_MASK >> PMUV3_PMCCNTR_CCNT_SHIFT));
}

/* Every bit of PMCCFILTR_EL0 is in one field or reserved. */
_Static_assert((uint64_t)(0xfcffffff028fffffULL +
	       PMUV3_PMCCFILTR_VS_MASK +
	       PMUV3_PMCCFILTR_P_MASK +
	       PMUV3_PMCCFILTR_U_MASK +
	       PMUV3_PMCCFILTR_NSK_MASK +
	       PMUV3_PMCCFILTR_NSU_MASK +
	       PMUV3_PMCCFILTR_NSH_MASK +
	       PMUV3_PMCCFILTR_M_MASK +
	       PMUV3_PMCCFILTR_SH_MASK +
	       PMUV3_PMCCFILTR_RLK_MASK +
	       PMUV3_PMCCFILTR_RLU_MASK +
	       PMUV3_PMCCFILTR_RLH_MASK) == 0xffffffffffffffffULL, "pmuv3_pmccfiltr");

static void test_pmuv3_pmccfiltr(void **state)
{
	const pmuv3_pmccfiltr_fields_t none = {0};
	pmuv3_pmccfiltr_fields_t f;

	(void)state;
	assert_true(pmuv3_pmccfiltr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.VS = ~(uint64_t)0;
	assert_true(pmuv3_pmccfiltr_pack(f).raw == (PMUV3_PMCCFILTR_VS_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmccfiltr_unpack(pmuv3_pmccfiltr_pack(f)).VS == (PMUV3_PMCCFILTR_VS_MASK >> PMUV3_PMCCFILTR_VS_SHIFT));
	f = none;
	f.P = ~(uint64_t)0;
	assert_true(pmuv3_pmccfiltr_pack(f).raw == (PMUV3_PMCCFILTR_P_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmccfiltr_unpack(pmuv3_pmccfiltr_pack(f)).P == (PMUV3_PMCCFILTR_P_MASK >> PMUV3_PMCCFILTR_P_SHIFT));
	f = none;
	f.U = ~(uint64_t)0;
	assert_true(pmuv3_pmccfiltr_pack(f).raw == (PMUV3_PMCCFILTR_U_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmccfiltr_unpack(pmuv3_pmccfiltr_pack(f)).U == (PMUV3_PMCCFILTR_U_MASK >> PMUV3_PMCCFILTR_U_SHIFT));
	f = none;
	f.NSK = ~(uint64_t)0;
	assert_true(pmuv3_pmccfiltr_pack(f).raw == (PMUV3_PMCCFILTR_NSK_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmccfiltr_unpack(pmuv3_pmccfiltr_pack(f)).NSK == (PMUV3_PMCCFILTR_NSK_MASK >> PMUV3_PMCCFILTR_NSK_SHIFT));
	f = none;
	f.NSU = ~(uint64_t)0;
	assert_true(pmuv3_pmccfiltr_pack(f).raw == (PMUV3_PMCCFILTR_NSU_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmccfiltr_unpack(pmuv3_pmccfiltr_pack(f)).NSU == (PMUV3_PMCCFILTR_NSU_MASK >> PMUV3_PMCCFILTR_NSU_SHIFT));
	f = none;
	f.NSH = ~(uint64_t)0;
	assert_true(pmuv3_pmccfiltr_pack(f).raw == (PMUV3_PMCCFILTR_NSH_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmccfiltr_unpack(pmuv3_pmccfiltr_pack(f)).NSH == (PMUV3_PMCCFILTR_NSH_MASK >> PMUV3_PMCCFILTR_NSH_SHIFT));
	f = none;
	f.M = ~(uint64_t)0;
	assert_true(pmuv3_pmccfiltr_pack(f).raw == (PMUV3_PMCCFILTR_M_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmccfiltr_unpack(pmuv3_pmccfiltr_pack(f)).M == (PMUV3_PMCCFILTR_M_MASK >> PMUV3_PMCCFILTR_M_SHIFT));
	f = none;
	f.SH = ~(uint64_t)0;
	assert_true(pmuv3_pmccfiltr_pack(f).raw == (PMUV3_PMCCFILTR_SH_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmccfiltr_unpack(pmuv3_pmccfiltr_pack(f)).SH == (PMUV3_PMCCFILTR_SH_MASK >> PMUV3_PMCCFILTR_SH_SHIFT));
	f = none;
	f.RLK = ~(uint64_t)0;
	assert_true(pmuv3_pmccfiltr_pack(f).raw == (PMUV3_PMCCFILTR_RLK_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmccfiltr_unpack(pmuv3_pmccfiltr_pack(f)).RLK == (PMUV3_PMCCFILTR_RLK_MASK >> PMUV3_PMCCFILTR_RLK_SHIFT));
	f = none;
	f.RLU = ~(uint64_t)0;
	assert_true(pmuv3_pmccfiltr_pack(f).raw == (PMUV3_PMCCFILTR_RLU_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmccfiltr_unpack(pmuv3_pmccfiltr_pack(f)).RLU == (PMUV3_PMCCFILTR_RLU_MASK >> PMUV3_PMCCFILTR_RLU_SHIFT));
	f = none;
	f.RLH = ~(uint64_t)0;
	assert_true(pmuv3_pmccfiltr_pack(f).raw == (PMUV3_PMCCFILTR_RLH_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmccfiltr_unpack(pmuv3_pmccfiltr_pack(f)).RLH == (PMUV3_PMCCFILTR_RLH_MASK >> PMUV3_PMCCFILTR_RLH_SHIFT));
}

/* Every bit of PMICNTR_EL0 is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       PMUV3_PMICNTR_ICNT_MASK) == 0xffffffffffffffffULL, "pmuv3_pmicntr");

static void test_pmuv3_pmicntr(void **state)
{
	const pmuv3_pmicntr_fields_t none = {0};
	pmuv3_pmicntr_fields_t f;

	(void)state;
	assert_true(pmuv3_pmicntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.ICNT = ~(uint64_t)0;
	assert_true(pmuv3_pmicntr_pack(f).raw == (PMUV3_PMICNTR_ICNT_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmicntr_unpack(pmuv3_pmicntr_pack(f)).ICNT == (PMUV3_PMICNTR_ICNT_MASK >> PMUV3_PMICNTR_ICNT_SHIFT));
}

/* Every bit of PMICFILTR_EL0 is in one field or reserved. */
_Static_assert((uint64_t)(0xf8ffffff028f0000ULL +
	       PMUV3_PMICFILTR_SYNC_MASK +
	       PMUV3_PMICFILTR_VS_MASK +
	       PMUV3_PMICFILTR_P_MASK +
	       PMUV3_PMICFILTR_U_MASK +
	       PMUV3_PMICFILTR_NSK_MASK +
	       PMUV3_PMICFILTR_NSU_MASK +
	       PMUV3_PMICFILTR_NSH_MASK +
	       PMUV3_PMICFILTR_M_MASK +
	       PMUV3_PMICFILTR_SH_MASK +
	       PMUV3_PMICFILTR_RLK_MASK +
	       PMUV3_PMICFILTR_RLU_MASK +
	       PMUV3_PMICFILTR_RLH_MASK +
	       PMUV3_PMICFILTR_EVTCOUNT_MASK) == 0xffffffffffffffffULL, "pmuv3_pmicfiltr");

static void test_pmuv3_pmicfiltr(void **state)
{
	const pmuv3_pmicfiltr_fields_t none = {0};
	pmuv3_pmicfiltr_fields_t f;

	(void)state;
	assert_true(pmuv3_pmicfiltr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.SYNC = ~(uint64_t)0;
	assert_true(pmuv3_pmicfiltr_pack(f).raw == (PMUV3_PMICFILTR_SYNC_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmicfiltr_unpack(pmuv3_pmicfiltr_pack(f)).SYNC == (PMUV3_PMICFILTR_SYNC_MASK >> PMUV3_PMICFILTR_SYNC_SHIFT));
	f = none;
	f.VS = ~(uint64_t)0;
	assert_true(pmuv3_pmicfiltr_pack(f).raw == (PMUV3_PMICFILTR_VS_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmicfiltr_unpack(pmuv3_pmicfiltr_pack(f)).VS == (PMUV3_PMICFILTR_VS_MASK >> PMUV3_PMICFILTR_VS_SHIFT));
	f = none;
	f.P = ~(uint64_t)0;
	assert_true(pmuv3_pmicfiltr_pack(f).raw == (PMUV3_PMICFILTR_P_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmicfiltr_unpack(pmuv3_pmicfiltr_pack(f)).P == (PMUV3_PMICFILTR_P_MASK >> PMUV3_PMICFILTR_P_SHIFT));
	f = none;
	f.U = ~(uint64_t)0;
	assert_true(pmuv3_pmicfiltr_pack(f).raw == (PMUV3_PMICFILTR_U_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmicfiltr_unpack(pmuv3_pmicfiltr_pack(f)).U == (PMUV3_PMICFILTR_U_MASK >> PMUV3_PMICFILTR_U_SHIFT));
	f = none;
	f.NSK = ~(uint64_t)0;
	assert_true(pmuv3_pmicfiltr_pack(f).raw == (PMUV3_PMICFILTR_NSK_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmicfiltr_unpack(pmuv3_pmicfiltr_pack(f)).NSK == (PMUV3_PMICFILTR_NSK_MASK >> PMUV3_PMICFILTR_NSK_SHIFT));
	f = none;
	f.NSU = ~(uint64_t)0;
	assert_true(pmuv3_pmicfiltr_pack(f).raw == (PMUV3_PMICFILTR_NSU_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmicfiltr_unpack(pmuv3_pmicfiltr_pack(f)).NSU == (PMUV3_PMICFILTR_NSU_MASK >> PMUV3_PMICFILTR_NSU_SHIFT));
	f = none;
	f.NSH = ~(uint64_t)0;
	assert_true(pmuv3_pmicfiltr_pack(f).raw == (PMUV3_PMICFILTR_NSH_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmicfiltr_unpack(pmuv3_pmicfiltr_pack(f)).NSH == (PMUV3_PMICFILTR_NSH_MASK >> PMUV3_PMICFILTR_NSH_SHIFT));
	f = none;
	f.M = ~(uint64_t)0;
	assert_true(pmuv3_pmicfiltr_pack(f).raw == (PMUV3_PMICFILTR_M_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmicfiltr_unpack(pmuv3_pmicfiltr_pack(f)).M == (PMUV3_PMICFILTR_M_MASK >> PMUV3_PMICFILTR_M_SHIFT));
	f = none;
	f.SH = ~(uint64_t)0;
	assert_true(pmuv3_pmicfiltr_pack(f).raw == (PMUV3_PMICFILTR_SH_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmicfiltr_unpack(pmuv3_pmicfiltr_pack(f)).SH == (PMUV3_PMICFILTR_SH_MASK >> PMUV3_PMICFILTR_SH_SHIFT));
	f = none;
	f.RLK = ~(uint64_t)0;
	assert_true(pmuv3_pmicfiltr_pack(f).raw == (PMUV3_PMICFILTR_RLK_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmicfiltr_unpack(pmuv3_pmicfiltr_pack(f)).RLK == (PMUV3_PMICFILTR_RLK_MASK >> PMUV3_PMICFILTR_RLK_SHIFT));
	f = none;
	f.RLU = ~(uint64_t)0;
	assert_true(pmuv3_pmicfiltr_pack(f).raw == (PMUV3_PMICFILTR_RLU_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmicfiltr_unpack(pmuv3_pmicfiltr_pack(f)).RLU == (PMUV3_PMICFILTR_RLU_MASK >> PMUV3_PMICFILTR_RLU_SHIFT));
	f = none;
	f.RLH = ~(uint64_t)0;
	assert_true(pmuv3_pmicfiltr_pack(f).raw == (PMUV3_PMICFILTR_RLH_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmicfiltr_unpack(pmuv3_pmicfiltr_pack(f)).RLH == (PMUV3_PMICFILTR_RLH_MASK >> PMUV3_PMICFILTR_RLH_SHIFT));
	f = none;
	f.evtCount = ~(uint64_t)0;
	assert_true(pmuv3_pmicfiltr_pack(f).raw == (PMUV3_PMICFILTR_EVTCOUNT_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmicfiltr_unpack(pmuv3_pmicfiltr_pack(f)).evtCount == (PMUV3_PMICFILTR_EVTCOUNT_MASK >> PMUV3_PMICFILTR_EVTCOUNT_SHIFT));
}

/* Every bit of PMUSERENR_EL0 is in one field or reserved. */
_Static_assert((uint64_t)(0xffffffffffffff80ULL +
	       PMUV3_PMUSERENR_TID_MASK +
	       PMUV3_PMUSERENR_IR_MASK +
	       PMUV3_PMUSERENR_UEN_MASK +
	       PMUV3_PMUSERENR_ER_MASK +
	       PMUV3_PMUSERENR_CR_MASK +
	       PMUV3_PMUSERENR_SW_MASK +
	       PMUV3_PMUSERENR_EN_MASK) == 0xffffffffffffffffULL, "pmuv3_pmuserenr");

static void test_pmuv3_pmuserenr(void **state)
{
	const pmuv3_pmuserenr_fields_t none = {0};
	pmuv3_pmuserenr_fields_t f;

	(void)state;
	assert_true(pmuv3_pmuserenr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.TID = ~(uint64_t)0;
	assert_true(pmuv3_pmuserenr_pack(f).raw == (PMUV3_PMUSERENR_TID_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmuserenr_unpack(pmuv3_pmuserenr_pack(f)).TID == (PMUV3_PMUSERENR_TID_MASK >> PMUV3_PMUSERENR_TID_SHIFT));
	f = none;
	f.IR = ~(uint64_t)0;
	assert_true(pmuv3_pmuserenr_pack(f).raw == (PMUV3_PMUSERENR_IR_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmuserenr_unpack(pmuv3_pmuserenr_pack(f)).IR == (PMUV3_PMUSERENR_IR_MASK >> PMUV3_PMUSERENR_IR_SHIFT));
	f = none;
	f.UEN = ~(uint64_t)0;
	assert_true(pmuv3_pmuserenr_pack(f).raw == (PMUV3_PMUSERENR_UEN_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmuserenr_unpack(pmuv3_pmuserenr_pack(f)).UEN == (PMUV3_PMUSERENR_UEN_MASK >> PMUV3_PMUSERENR_UEN_SHIFT));
	f = none;
	f.ER = ~(uint64_t)0;
	assert_true(pmuv3_pmuserenr_pack(f).raw == (PMUV3_PMUSERENR_ER_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmuserenr_unpack(pmuv3_pmuserenr_pack(f)).ER == (PMUV3_PMUSERENR_ER_MASK >> PMUV3_PMUSERENR_ER_SHIFT));
	f = none;
	f.CR = ~(uint64_t)0;
	assert_true(pmuv3_pmuserenr_pack(f).raw == (PMUV3_PMUSERENR_CR_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmuserenr_unpack(pmuv3_pmuserenr_pack(f)).CR == (PMUV3_PMUSERENR_CR_MASK >> PMUV3_PMUSERENR_CR_SHIFT));
	f = none;
	f.SW = ~(uint64_t)0;
	assert_true(pmuv3_pmuserenr_pack(f).raw == (PMUV3_PMUSERENR_SW_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmuserenr_unpack(pmuv3_pmuserenr_pack(f)).SW == (PMUV3_PMUSERENR_SW_MASK >> PMUV3_PMUSERENR_SW_SHIFT));
	f = none;
	f.EN = ~(uint64_t)0;
	assert_true(pmuv3_pmuserenr_pack(f).raw == (PMUV3_PMUSERENR_EN_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmuserenr_unpack(pmuv3_pmuserenr_pack(f)).EN == (PMUV3_PMUSERENR_EN_MASK >> PMUV3_PMUSERENR_EN_SHIFT));
}

/* Every bit of PMUACR_EL1 is in one field or reserved. */
_Static_assert((uint64_t)(0xfffffffe00000000ULL +
	       PMUV3_PMUACR_F0_MASK +
	       PMUV3_PMUACR_C_MASK +
	       PMUV3_PMUACR_P_MASK) == 0xffffffffffffffffULL, "pmuv3_pmuacr");

static void test_pmuv3_pmuacr(void **state)
{
	const pmuv3_pmuacr_fields_t none = {0};
	pmuv3_pmuacr_fields_t f;

	(void)state;
	assert_true(pmuv3_pmuacr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.F0 = ~(uint64_t)0;
	assert_true(pmuv3_pmuacr_pack(f).raw == (PMUV3_PMUACR_F0_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmuacr_unpack(pmuv3_pmuacr_pack(f)).F0 == (PMUV3_PMUACR_F0_MASK >> PMUV3_PMUACR_F0_SHIFT));
	f = none;
	f.C = ~(uint64_t)0;
	assert_true(pmuv3_pmuacr_pack(f).raw == (PMUV3_PMUACR_C_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmuacr_unpack(pmuv3_pmuacr_pack(f)).C == (PMUV3_PMUACR_C_MASK >> PMUV3_PMUACR_C_SHIFT));
	f = none;
	f.P = ~(uint64_t)0;
	assert_true(pmuv3_pmuacr_pack(f).raw == (PMUV3_PMUACR_P_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmuacr_unpack(pmuv3_pmuacr_pack(f)).P == (PMUV3_PMUACR_P_MASK >> PMUV3_PMUACR_P_SHIFT));
}

/* Every bit of PMECR_EL1 is in one field or reserved. */
_Static_assert((uint64_t)(0xffffffffffffffe0ULL +
	       PMUV3_PMECR_SSE_MASK +
	       PMUV3_PMECR_KPME_MASK +
	       PMUV3_PMECR_PMEE_MASK) == 0xffffffffffffffffULL, "pmuv3_pmecr");

static void test_pmuv3_pmecr(void **state)
{
	const pmuv3_pmecr_fields_t none = {0};
	pmuv3_pmecr_fields_t f;

	(void)state;
	assert_true(pmuv3_pmecr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.SSE = ~(uint64_t)0;
	assert_true(pmuv3_pmecr_pack(f).raw == (PMUV3_PMECR_SSE_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmecr_unpack(pmuv3_pmecr_pack(f)).SSE == (PMUV3_PMECR_SSE_MASK >> PMUV3_PMECR_SSE_SHIFT));
	f = none;
	f.KPME = ~(uint64_t)0;
	assert_true(pmuv3_pmecr_pack(f).raw == (PMUV3_PMECR_KPME_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmecr_unpack(pmuv3_pmecr_pack(f)).KPME == (PMUV3_PMECR_KPME_MASK >> PMUV3_PMECR_KPME_SHIFT));
	f = none;
	f.PMEE = ~(uint64_t)0;
	assert_true(pmuv3_pmecr_pack(f).raw == (PMUV3_PMECR_PMEE_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmecr_unpack(pmuv3_pmecr_pack(f)).PMEE == (PMUV3_PMECR_PMEE_MASK >> PMUV3_PMECR_PMEE_SHIFT));
}

/* Every bit of PMIAR_EL1 is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       PMUV3_PMIAR_ADDRESS_MASK) == 0xffffffffffffffffULL, "pmuv3_pmiar");

static void test_pmuv3_pmiar(void **state)
{
	const pmuv3_pmiar_fields_t none = {0};
	pmuv3_pmiar_fields_t f;

	(void)state;
	assert_true(pmuv3_pmiar_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.ADDRESS = ~(uint64_t)0;
	assert_true(pmuv3_pmiar_pack(f).raw == (PMUV3_PMIAR_ADDRESS_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmiar_unpack(pmuv3_pmiar_pack(f)).ADDRESS == (PMUV3_PMIAR_ADDRESS_MASK >> PMUV3_PMIAR_ADDRESS_SHIFT));
}

/* Every bit of PMMIR_EL1 is in one field or reserved. */
_Static_assert((uint64_t)(0xffffffffe0000000ULL +
	       PMUV3_PMMIR_SME_MASK +
	       PMUV3_PMMIR_EDGE_MASK +
	       PMUV3_PMMIR_THWIDTH_MASK +
	       PMUV3_PMMIR_BUS_WIDTH_MASK +
	       PMUV3_PMMIR_BUS_SLOTS_MASK +
	       PMUV3_PMMIR_SLOTS_MASK) == 0xffffffffffffffffULL, "pmuv3_pmmir");

static void test_pmuv3_pmmir(void **state)
{
	const pmuv3_pmmir_fields_t none = {0};
	pmuv3_pmmir_fields_t f;

	(void)state;
	assert_true(pmuv3_pmmir_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.SME = ~(uint64_t)0;
	assert_true(pmuv3_pmmir_pack(f).raw == (PMUV3_PMMIR_SME_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmmir_unpack(pmuv3_pmmir_pack(f)).SME == (PMUV3_PMMIR_SME_MASK >> PMUV3_PMMIR_SME_SHIFT));
	f = none;
	f.EDGE = ~(uint64_t)0;
	assert_true(pmuv3_pmmir_pack(f).raw == (PMUV3_PMMIR_EDGE_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmmir_unpack(pmuv3_pmmir_pack(f)).EDGE == (PMUV3_PMMIR_EDGE_MASK >> PMUV3_PMMIR_EDGE_SHIFT));
	f = none;
	f.THWIDTH = ~(uint64_t)0;
	assert_true(pmuv3_pmmir_pack(f).raw == (PMUV3_PMMIR_THWIDTH_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmmir_unpack(pmuv3_pmmir_pack(f)).THWIDTH == (PMUV3_PMMIR_THWIDTH_MASK >> PMUV3_PMMIR_THWIDTH_SHIFT));
	f = none;
	f.BUS_WIDTH = ~(uint64_t)0;
	assert_true(pmuv3_pmmir_pack(f).raw == (PMUV3_PMMIR_BUS_WIDTH_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmmir_unpack(pmuv3_pmmir_pack(f)).BUS_WIDTH == (PMUV3_PMMIR_BUS_WIDTH_MASK >> PMUV3_PMMIR_BUS_WIDTH_SHIFT));
	f = none;
	f.BUS_SLOTS = ~(uint64_t)0;
	assert_true(pmuv3_pmmir_pack(f).raw == (PMUV3_PMMIR_BUS_SLOTS_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmmir_unpack(pmuv3_pmmir_pack(f)).BUS_SLOTS == (PMUV3_PMMIR_BUS_SLOTS_MASK >> PMUV3_PMMIR_BUS_SLOTS_SHIFT));
	f = none;
	f.SLOTS = ~(uint64_t)0;
	assert_true(pmuv3_pmmir_pack(f).raw == (PMUV3_PMMIR_SLOTS_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmmir_unpack(pmuv3_pmmir_pack(f)).SLOTS == (PMUV3_PMMIR_SLOTS_MASK >> PMUV3_PMMIR_SLOTS_SHIFT));
}

/* Every bit of PMSSCR_EL1 is in one field or reserved. */
_Static_assert((uint64_t)(0xfffffffefffffffeULL +
	       PMUV3_PMSSCR_NC_MASK +
	       PMUV3_PMSSCR_SS_MASK) == 0xffffffffffffffffULL, "pmuv3_pmsscr");

static void test_pmuv3_pmsscr(void **state)
{
	const pmuv3_pmsscr_fields_t none = {0};
	pmuv3_pmsscr_fields_t f;

	(void)state;
	assert_true(pmuv3_pmsscr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.NC = ~(uint64_t)0;
	assert_true(pmuv3_pmsscr_pack(f).raw == (PMUV3_PMSSCR_NC_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmsscr_unpack(pmuv3_pmsscr_pack(f)).NC == (PMUV3_PMSSCR_NC_MASK >> PMUV3_PMSSCR_NC_SHIFT));
	f = none;
	f.SS = ~(uint64_t)0;
	assert_true(pmuv3_pmsscr_pack(f).raw == (PMUV3_PMSSCR_SS_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmsscr_unpack(pmuv3_pmsscr_pack(f)).SS == (PMUV3_PMSSCR_SS_MASK >> PMUV3_PMSSCR_SS_SHIFT));
}

/* Every bit of PMEVCNTR<n>_EL0 is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       PMUV3_PMEVCNTR_EVCNT_MASK) == 0xffffffffffffffffULL, "pmuv3_pmevcntr");

static void test_pmuv3_pmevcntr(void **state)
{
	const pmuv3_pmevcntr_fields_t none = {0};
	pmuv3_pmevcntr_fields_t f;

	(void)state;
	assert_true(pmuv3_pmevcntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.EVCNT = ~(uint64_t)0;
	assert_true(pmuv3_pmevcntr_pack(f).raw == (PMUV3_PMEVCNTR_EVCNT_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmevcntr_unpack(pmuv3_pmevcntr_pack(f)).EVCNT == (PMUV3_PMEVCNTR_EVCNT_MASK >> PMUV3_PMEVCNTR_EVCNT_SHIFT));
}

/* Every bit of PMEVTYPER<n>_EL0 is in one field or reserved. */
_Static_assert((uint64_t)(0x083ff000008f0000ULL +
	       PMUV3_PMEVTYPER_TC_MASK +
	       PMUV3_PMEVTYPER_TE_MASK +
	       PMUV3_PMEVTYPER_SYNC_MASK +
	       PMUV3_PMEVTYPER_VS_MASK +
	       PMUV3_PMEVTYPER_TLC_MASK +
	       PMUV3_PMEVTYPER_TH_MASK +
	       PMUV3_PMEVTYPER_P_MASK +
	       PMUV3_PMEVTYPER_U_MASK +
	       PMUV3_PMEVTYPER_NSK_MASK +
	       PMUV3_PMEVTYPER_NSU_MASK +
	       PMUV3_PMEVTYPER_NSH_MASK +
	       PMUV3_PMEVTYPER_M_MASK +
	       PMUV3_PMEVTYPER_MT_MASK +
	       PMUV3_PMEVTYPER_SH_MASK +
	       PMUV3_PMEVTYPER_RLK_MASK +
	       PMUV3_PMEVTYPER_RLU_MASK +
	       PMUV3_PMEVTYPER_RLH_MASK +
	       PMUV3_PMEVTYPER_EVTCOUNT_MASK) == 0xffffffffffffffffULL, "pmuv3_pmevtyper");

static void test_pmuv3_pmevtyper(void **state)
{
	const pmuv3_pmevtyper_fields_t none = {0};
	pmuv3_pmevtyper_fields_t f;

	(void)state;
	assert_true(pmuv3_pmevtyper_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.TC = ~(uint64_t)0;
	assert_true(pmuv3_pmevtyper_pack(f).raw == (PMUV3_PMEVTYPER_TC_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmevtyper_unpack(pmuv3_pmevtyper_pack(f)).TC == (PMUV3_PMEVTYPER_TC_MASK >> PMUV3_PMEVTYPER_TC_SHIFT));
	f = none;
	f.TE = ~(uint64_t)0;
	assert_true(pmuv3_pmevtyper_pack(f).raw == (PMUV3_PMEVTYPER_TE_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmevtyper_unpack(pmuv3_pmevtyper_pack(f)).TE == (PMUV3_PMEVTYPER_TE_MASK >> PMUV3_PMEVTYPER_TE_SHIFT));
	f = none;
	f.SYNC = ~(uint64_t)0;
	assert_true(pmuv3_pmevtyper_pack(f).raw == (PMUV3_PMEVTYPER_SYNC_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmevtyper_unpack(pmuv3_pmevtyper_pack(f)).SYNC == (PMUV3_PMEVTYPER_SYNC_MASK >> PMUV3_PMEVTYPER_SYNC_SHIFT));
	f = none;
	f.VS = ~(uint64_t)0;
	assert_true(pmuv3_pmevtyper_pack(f).raw == (PMUV3_PMEVTYPER_VS_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmevtyper_unpack(pmuv3_pmevtyper_pack(f)).VS == (PMUV3_PMEVTYPER_VS_MASK >> PMUV3_PMEVTYPER_VS_SHIFT));
	f = none;
	f.TLC = ~(uint64_t)0;
	assert_true(pmuv3_pmevtyper_pack(f).raw == (PMUV3_PMEVTYPER_TLC_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmevtyper_unpack(pmuv3_pmevtyper_pack(f)).TLC == (PMUV3_PMEVTYPER_TLC_MASK >> PMUV3_PMEVTYPER_TLC_SHIFT));
	f = none;
	f.TH = ~(uint64_t)0;
	assert_true(pmuv3_pmevtyper_pack(f).raw == (PMUV3_PMEVTYPER_TH_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmevtyper_unpack(pmuv3_pmevtyper_pack(f)).TH == (PMUV3_PMEVTYPER_TH_MASK >> PMUV3_PMEVTYPER_TH_SHIFT));
	f = none;
	f.P = ~(uint64_t)0;
	assert_true(pmuv3_pmevtyper_pack(f).raw == (PMUV3_PMEVTYPER_P_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmevtyper_unpack(pmuv3_pmevtyper_pack(f)).P == (PMUV3_PMEVTYPER_P_MASK >> PMUV3_PMEVTYPER_P_SHIFT));
	f = none;
	f.U = ~(uint64_t)0;
	assert_true(pmuv3_pmevtyper_pack(f).raw == (PMUV3_PMEVTYPER_U_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmevtyper_unpack(pmuv3_pmevtyper_pack(f)).U == (PMUV3_PMEVTYPER_U_MASK >> PMUV3_PMEVTYPER_U_SHIFT));
	f = none;
	f.NSK = ~(uint64_t)0;
	assert_true(pmuv3_pmevtyper_pack(f).raw == (PMUV3_PMEVTYPER_NSK_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmevtyper_unpack(pmuv3_pmevtyper_pack(f)).NSK == (PMUV3_PMEVTYPER_NSK_MASK >> PMUV3_PMEVTYPER_NSK_SHIFT));
	f = none;
	f.NSU = ~(uint64_t)0;
	assert_true(pmuv3_pmevtyper_pack(f).raw == (PMUV3_PMEVTYPER_NSU_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmevtyper_unpack(pmuv3_pmevtyper_pack(f)).NSU == (PMUV3_PMEVTYPER_NSU_MASK >> PMUV3_PMEVTYPER_NSU_SHIFT));
	f = none;
	f.NSH = ~(uint64_t)0;
	assert_true(pmuv3_pmevtyper_pack(f).raw == (PMUV3_PMEVTYPER_NSH_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmevtyper_unpack(pmuv3_pmevtyper_pack(f)).NSH == (PMUV3_PMEVTYPER_NSH_MASK >> PMUV3_PMEVTYPER_NSH_SHIFT));
	f = none;
	f.M = ~(uint64_t)0;
	assert_true(pmuv3_pmevtyper_pack(f).raw == (PMUV3_PMEVTYPER_M_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmevtyper_unpack(pmuv3_pmevtyper_pack(f)).M == (PMUV3_PMEVTYPER_M_MASK >> PMUV3_PMEVTYPER_M_SHIFT));
	f = none;
	f.MT = ~(uint64_t)0;
	assert_true(pmuv3_pmevtyper_pack(f).raw == (PMUV3_PMEVTYPER_MT_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmevtyper_unpack(pmuv3_pmevtyper_pack(f)).MT == (PMUV3_PMEVTYPER_MT_MASK >> PMUV3_PMEVTYPER_MT_SHIFT));
	f = none;
	f.SH = ~(uint64_t)0;
	assert_true(pmuv3_pmevtyper_pack(f).raw == (PMUV3_PMEVTYPER_SH_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmevtyper_unpack(pmuv3_pmevtyper_pack(f)).SH == (PMUV3_PMEVTYPER_SH_MASK >> PMUV3_PMEVTYPER_SH_SHIFT));
	f = none;
	f.RLK = ~(uint64_t)0;
	assert_true(pmuv3_pmevtyper_pack(f).raw == (PMUV3_PMEVTYPER_RLK_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmevtyper_unpack(pmuv3_pmevtyper_pack(f)).RLK == (PMUV3_PMEVTYPER_RLK_MASK >> PMUV3_PMEVTYPER_RLK_SHIFT));
	f = none;
	f.RLU = ~(uint64_t)0;
	assert_true(pmuv3_pmevtyper_pack(f).raw == (PMUV3_PMEVTYPER_RLU_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmevtyper_unpack(pmuv3_pmevtyper_pack(f)).RLU == (PMUV3_PMEVTYPER_RLU_MASK >> PMUV3_PMEVTYPER_RLU_SHIFT));
	f = none;
	f.RLH = ~(uint64_t)0;
	assert_true(pmuv3_pmevtyper_pack(f).raw == (PMUV3_PMEVTYPER_RLH_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmevtyper_unpack(pmuv3_pmevtyper_pack(f)).RLH == (PMUV3_PMEVTYPER_RLH_MASK >> PMUV3_PMEVTYPER_RLH_SHIFT));
	f = none;
	f.evtCount = ~(uint64_t)0;
	assert_true(pmuv3_pmevtyper_pack(f).raw == (PMUV3_PMEVTYPER_EVTCOUNT_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmevtyper_unpack(pmuv3_pmevtyper_pack(f)).evtCount == (PMUV3_PMEVTYPER_EVTCOUNT_MASK >> PMUV3_PMEVTYPER_EVTCOUNT_SHIFT));
}

/* Every bit of PMEVCNTSVR<n>_EL1 is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       PMUV3_PMEVCNTSVR_EVCNT_MASK) == 0xffffffffffffffffULL, "pmuv3_pmevcntsvr");

static void test_pmuv3_pmevcntsvr(void **state)
{
	const pmuv3_pmevcntsvr_fields_t none = {0};
	pmuv3_pmevcntsvr_fields_t f;

	(void)state;
	assert_true(pmuv3_pmevcntsvr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.EVCNT = ~(uint64_t)0;
	assert_true(pmuv3_pmevcntsvr_pack(f).raw == (PMUV3_PMEVCNTSVR_EVCNT_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmevcntsvr_unpack(pmuv3_pmevcntsvr_pack(f)).EVCNT == (PMUV3_PMEVCNTSVR_EVCNT_MASK >> PMUV3_PMEVCNTSVR_EVCNT_SHIFT));
}

/* Every bit of PMCCNTSVR_EL1 is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       PMUV3_PMCCNTSVR_CCNT_MASK) == 0xffffffffffffffffULL, "pmuv3_pmccntsvr");

static void test_pmuv3_pmccntsvr(void **state)
{
	const pmuv3_pmccntsvr_fields_t none = {0};
	pmuv3_pmccntsvr_fields_t f;

	(void)state;
	assert_true(pmuv3_pmccntsvr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.CCNT = ~(uint64_t)0;
	assert_true(pmuv3_pmccntsvr_pack(f).raw == (PMUV3_PMCCNTSVR_CCNT_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmccntsvr_unpack(pmuv3_pmccntsvr_pack(f)).CCNT == (PMUV3_PMCCNTSVR_CCNT_MASK >> PMUV3_PMCCNTSVR_CCNT_SHIFT));
}

/* Every bit of PMICNTSVR_EL1 is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       PMUV3_PMICNTSVR_ICNT_MASK) == 0xffffffffffffffffULL, "pmuv3_pmicntsvr");

static void test_pmuv3_pmicntsvr(void **state)
{
	const pmuv3_pmicntsvr_fields_t none = {0};
	pmuv3_pmicntsvr_fields_t f;

	(void)state;
	assert_true(pmuv3_pmicntsvr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.ICNT = ~(uint64_t)0;
	assert_true(pmuv3_pmicntsvr_pack(f).raw == (PMUV3_PMICNTSVR_ICNT_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_pmicntsvr_unpack(pmuv3_pmicntsvr_pack(f)).ICNT == (PMUV3_PMICNTSVR_ICNT_MASK >> PMUV3_PMICNTSVR_ICNT_SHIFT));
}

/* Every bit of ID_AA64DFR0_EL1 is in one field or reserved. */
_Static_assert((uint64_t)(0x0ff0fffff0f0f0ffULL +
	       PMUV3_ID_AA64DFR0_HPMN0_MASK +
	       PMUV3_ID_AA64DFR0_MTPMU_MASK +
	       PMUV3_ID_AA64DFR0_SEBEP_MASK +
	       PMUV3_ID_AA64DFR0_PMSS_MASK +
	       PMUV3_ID_AA64DFR0_PMUVER_MASK) == 0xffffffffffffffffULL, "pmuv3_id_aa64dfr0");

static void test_pmuv3_id_aa64dfr0(void **state)
{
	const pmuv3_id_aa64dfr0_fields_t none = {0};
	pmuv3_id_aa64dfr0_fields_t f;

	(void)state;
	assert_true(pmuv3_id_aa64dfr0_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.HPMN0 = ~(uint64_t)0;
	assert_true(pmuv3_id_aa64dfr0_pack(f).raw == (PMUV3_ID_AA64DFR0_HPMN0_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_id_aa64dfr0_unpack(pmuv3_id_aa64dfr0_pack(f)).HPMN0 == (PMUV3_ID_AA64DFR0_HPMN0_MASK >> PMUV3_ID_AA64DFR0_HPMN0_SHIFT));
	f = none;
	f.MTPMU = ~(uint64_t)0;
	assert_true(pmuv3_id_aa64dfr0_pack(f).raw == (PMUV3_ID_AA64DFR0_MTPMU_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_id_aa64dfr0_unpack(pmuv3_id_aa64dfr0_pack(f)).MTPMU == (PMUV3_ID_AA64DFR0_MTPMU_MASK >> PMUV3_ID_AA64DFR0_MTPMU_SHIFT));
	f = none;
	f.SEBEP = ~(uint64_t)0;
	assert_true(pmuv3_id_aa64dfr0_pack(f).raw == (PMUV3_ID_AA64DFR0_SEBEP_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_id_aa64dfr0_unpack(pmuv3_id_aa64dfr0_pack(f)).SEBEP == (PMUV3_ID_AA64DFR0_SEBEP_MASK >> PMUV3_ID_AA64DFR0_SEBEP_SHIFT));
	f = none;
	f.PMSS = ~(uint64_t)0;
	assert_true(pmuv3_id_aa64dfr0_pack(f).raw == (PMUV3_ID_AA64DFR0_PMSS_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_id_aa64dfr0_unpack(pmuv3_id_aa64dfr0_pack(f)).PMSS == (PMUV3_ID_AA64DFR0_PMSS_MASK >> PMUV3_ID_AA64DFR0_PMSS_SHIFT));
	f = none;
	f.PMUVer = ~(uint64_t)0;
	assert_true(pmuv3_id_aa64dfr0_pack(f).raw == (PMUV3_ID_AA64DFR0_PMUVER_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_id_aa64dfr0_unpack(pmuv3_id_aa64dfr0_pack(f)).PMUVer == (PMUV3_ID_AA64DFR0_PMUVER_MASK >> PMUV3_ID_AA64DFR0_PMUVER_SHIFT));
}

/* Every bit of ID_AA64DFR1_EL1 is in one field or reserved. */
_Static_assert((uint64_t)(0xff00ff00ffffff00ULL +
	       PMUV3_ID_AA64DFR1_DPFZS_MASK +
	       PMUV3_ID_AA64DFR1_EBEP_MASK +
	       PMUV3_ID_AA64DFR1_PMICNTR_MASK +
	       PMUV3_ID_AA64DFR1_SPMU_MASK +
	       PMUV3_ID_AA64DFR1_SYSPMUID_MASK) == 0xffffffffffffffffULL, "pmuv3_id_aa64dfr1");

static void test_pmuv3_id_aa64dfr1(void **state)
{
	const pmuv3_id_aa64dfr1_fields_t none = {0};
	pmuv3_id_aa64dfr1_fields_t f;

	(void)state;
	assert_true(pmuv3_id_aa64dfr1_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.DPFZS = ~(uint64_t)0;
	assert_true(pmuv3_id_aa64dfr1_pack(f).raw == (PMUV3_ID_AA64DFR1_DPFZS_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_id_aa64dfr1_unpack(pmuv3_id_aa64dfr1_pack(f)).DPFZS == (PMUV3_ID_AA64DFR1_DPFZS_MASK >> PMUV3_ID_AA64DFR1_DPFZS_SHIFT));
	f = none;
	f.EBEP = ~(uint64_t)0;
	assert_true(pmuv3_id_aa64dfr1_pack(f).raw == (PMUV3_ID_AA64DFR1_EBEP_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_id_aa64dfr1_unpack(pmuv3_id_aa64dfr1_pack(f)).EBEP == (PMUV3_ID_AA64DFR1_EBEP_MASK >> PMUV3_ID_AA64DFR1_EBEP_SHIFT));
	f = none;
	f.PMICNTR = ~(uint64_t)0;
	assert_true(pmuv3_id_aa64dfr1_pack(f).raw == (PMUV3_ID_AA64DFR1_PMICNTR_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_id_aa64dfr1_unpack(pmuv3_id_aa64dfr1_pack(f)).PMICNTR == (PMUV3_ID_AA64DFR1_PMICNTR_MASK >> PMUV3_ID_AA64DFR1_PMICNTR_SHIFT));
	f = none;
	f.SPMU = ~(uint64_t)0;
	assert_true(pmuv3_id_aa64dfr1_pack(f).raw == (PMUV3_ID_AA64DFR1_SPMU_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_id_aa64dfr1_unpack(pmuv3_id_aa64dfr1_pack(f)).SPMU == (PMUV3_ID_AA64DFR1_SPMU_MASK >> PMUV3_ID_AA64DFR1_SPMU_SHIFT));
	f = none;
	f.SYSPMUID = ~(uint64_t)0;
	assert_true(pmuv3_id_aa64dfr1_pack(f).raw == (PMUV3_ID_AA64DFR1_SYSPMUID_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_id_aa64dfr1_unpack(pmuv3_id_aa64dfr1_pack(f)).SYSPMUID == (PMUV3_ID_AA64DFR1_SYSPMUID_MASK >> PMUV3_ID_AA64DFR1_SYSPMUID_SHIFT));
}

/* ---- Controls of the exception levels ---- */

/* Every bit of MDCR_EL2 is in one field or reserved. */
_Static_assert((uint64_t)(0xfffffcef0b7d7f00ULL +
	       PMUV3_EL_CONTROL_MDCR_EL2_PMEE_MASK +
	       PMUV3_EL_CONTROL_MDCR_EL2_HPMFZS_MASK +
	       PMUV3_EL_CONTROL_MDCR_EL2_PMSSE_MASK +
	       PMUV3_EL_CONTROL_MDCR_EL2_HPMFZO_MASK +
	       PMUV3_EL_CONTROL_MDCR_EL2_MTPME_MASK +
	       PMUV3_EL_CONTROL_MDCR_EL2_HLP_MASK +
	       PMUV3_EL_CONTROL_MDCR_EL2_HCCD_MASK +
	       PMUV3_EL_CONTROL_MDCR_EL2_HPMD_MASK +
	       PMUV3_EL_CONTROL_MDCR_EL2_ENSPM_MASK +
	       PMUV3_EL_CONTROL_MDCR_EL2_HPME_MASK +
	       PMUV3_EL_CONTROL_MDCR_EL2_TPM_MASK +
	       PMUV3_EL_CONTROL_MDCR_EL2_TPMCR_MASK +
	       PMUV3_EL_CONTROL_MDCR_EL2_HPMN_MASK) == 0xffffffffffffffffULL, "pmuv3_el_control_mdcr_el2");

static void test_el_control_mdcr_el2(void **state)
{
	const pmuv3_el_control_mdcr_el2_fields_t none = {0};
	pmuv3_el_control_mdcr_el2_fields_t f;

	(void)state;
	assert_true(pmuv3_el_control_mdcr_el2_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.PMEE = ~(uint64_t)0;
	assert_true(pmuv3_el_control_mdcr_el2_pack(f).raw == (PMUV3_EL_CONTROL_MDCR_EL2_PMEE_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_mdcr_el2_unpack(pmuv3_el_control_mdcr_el2_pack(f)).PMEE == (PMUV3_EL_CONTROL_MDCR_EL2_PMEE_MASK >> PMUV3_EL_CONTROL_MDCR_EL2_PMEE_SHIFT));
	f = none;
	f.HPMFZS = ~(uint64_t)0;
	assert_true(pmuv3_el_control_mdcr_el2_pack(f).raw == (PMUV3_EL_CONTROL_MDCR_EL2_HPMFZS_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_mdcr_el2_unpack(pmuv3_el_control_mdcr_el2_pack(f)).HPMFZS == (PMUV3_EL_CONTROL_MDCR_EL2_HPMFZS_MASK >> PMUV3_EL_CONTROL_MDCR_EL2_HPMFZS_SHIFT));
	f = none;
	f.PMSSE = ~(uint64_t)0;
	assert_true(pmuv3_el_control_mdcr_el2_pack(f).raw == (PMUV3_EL_CONTROL_MDCR_EL2_PMSSE_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_mdcr_el2_unpack(pmuv3_el_control_mdcr_el2_pack(f)).PMSSE == (PMUV3_EL_CONTROL_MDCR_EL2_PMSSE_MASK >> PMUV3_EL_CONTROL_MDCR_EL2_PMSSE_SHIFT));
	f = none;
	f.HPMFZO = ~(uint64_t)0;
	assert_true(pmuv3_el_control_mdcr_el2_pack(f).raw == (PMUV3_EL_CONTROL_MDCR_EL2_HPMFZO_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_mdcr_el2_unpack(pmuv3_el_control_mdcr_el2_pack(f)).HPMFZO == (PMUV3_EL_CONTROL_MDCR_EL2_HPMFZO_MASK >> PMUV3_EL_CONTROL_MDCR_EL2_HPMFZO_SHIFT));
	f = none;
	f.MTPME = ~(uint64_t)0;
	assert_true(pmuv3_el_control_mdcr_el2_pack(f).raw == (PMUV3_EL_CONTROL_MDCR_EL2_MTPME_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_mdcr_el2_unpack(pmuv3_el_control_mdcr_el2_pack(f)).MTPME == (PMUV3_EL_CONTROL_MDCR_EL2_MTPME_MASK >> PMUV3_EL_CONTROL_MDCR_EL2_MTPME_SHIFT));
	f = none;
	f.HLP = ~(uint64_t)0;
	assert_true(pmuv3_el_control_mdcr_el2_pack(f).raw == (PMUV3_EL_CONTROL_MDCR_EL2_HLP_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_mdcr_el2_unpack(pmuv3_el_control_mdcr_el2_pack(f)).HLP == (PMUV3_EL_CONTROL_MDCR_EL2_HLP_MASK >> PMUV3_EL_CONTROL_MDCR_EL2_HLP_SHIFT));
	f = none;
	f.HCCD = ~(uint64_t)0;
	assert_true(pmuv3_el_control_mdcr_el2_pack(f).raw == (PMUV3_EL_CONTROL_MDCR_EL2_HCCD_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_mdcr_el2_unpack(pmuv3_el_control_mdcr_el2_pack(f)).HCCD == (PMUV3_EL_CONTROL_MDCR_EL2_HCCD_MASK >> PMUV3_EL_CONTROL_MDCR_EL2_HCCD_SHIFT));
	f = none;
	f.HPMD = ~(uint64_t)0;
	assert_true(pmuv3_el_control_mdcr_el2_pack(f).raw == (PMUV3_EL_CONTROL_MDCR_EL2_HPMD_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_mdcr_el2_unpack(pmuv3_el_control_mdcr_el2_pack(f)).HPMD == (PMUV3_EL_CONTROL_MDCR_EL2_HPMD_MASK >> PMUV3_EL_CONTROL_MDCR_EL2_HPMD_SHIFT));
	f = none;
	f.EnSPM = ~(uint64_t)0;
	assert_true(pmuv3_el_control_mdcr_el2_pack(f).raw == (PMUV3_EL_CONTROL_MDCR_EL2_ENSPM_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_mdcr_el2_unpack(pmuv3_el_control_mdcr_el2_pack(f)).EnSPM == (PMUV3_EL_CONTROL_MDCR_EL2_ENSPM_MASK >> PMUV3_EL_CONTROL_MDCR_EL2_ENSPM_SHIFT));
	f = none;
	f.HPME = ~(uint64_t)0;
	assert_true(pmuv3_el_control_mdcr_el2_pack(f).raw == (PMUV3_EL_CONTROL_MDCR_EL2_HPME_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_mdcr_el2_unpack(pmuv3_el_control_mdcr_el2_pack(f)).HPME == (PMUV3_EL_CONTROL_MDCR_EL2_HPME_MASK >> PMUV3_EL_CONTROL_MDCR_EL2_HPME_SHIFT));
	f = none;
	f.TPM = ~(uint64_t)0;
	assert_true(pmuv3_el_control_mdcr_el2_pack(f).raw == (PMUV3_EL_CONTROL_MDCR_EL2_TPM_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_mdcr_el2_unpack(pmuv3_el_control_mdcr_el2_pack(f)).TPM == (PMUV3_EL_CONTROL_MDCR_EL2_TPM_MASK >> PMUV3_EL_CONTROL_MDCR_EL2_TPM_SHIFT));
	f = none;
	f.TPMCR = ~(uint64_t)0;
	assert_true(pmuv3_el_control_mdcr_el2_pack(f).raw == (PMUV3_EL_CONTROL_MDCR_EL2_TPMCR_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_mdcr_el2_unpack(pmuv3_el_control_mdcr_el2_pack(f)).TPMCR == (PMUV3_EL_CONTROL_MDCR_EL2_TPMCR_MASK >> PMUV3_EL_CONTROL_MDCR_EL2_TPMCR_SHIFT));
	f = none;
	f.HPMN = ~(uint64_t)0;
	assert_true(pmuv3_el_control_mdcr_el2_pack(f).raw == (PMUV3_EL_CONTROL_MDCR_EL2_HPMN_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_mdcr_el2_unpack(pmuv3_el_control_mdcr_el2_pack(f)).HPMN == (PMUV3_EL_CONTROL_MDCR_EL2_HPMN_MASK >> PMUV3_EL_CONTROL_MDCR_EL2_HPMN_SHIFT));
}

/* Every bit of MDCR_EL3 is in one field or reserved. */
_Static_assert((uint64_t)(0xffff8cf32f5dff3bULL +
	       PMUV3_EL_CONTROL_MDCR_EL3_EPMSSAD_MASK +
	       PMUV3_EL_CONTROL_MDCR_EL3_ENPMSS_MASK +
	       PMUV3_EL_CONTROL_MDCR_EL3_PMEE_MASK +
	       PMUV3_EL_CONTROL_MDCR_EL3_MPMX_MASK +
	       PMUV3_EL_CONTROL_MDCR_EL3_MCCD_MASK +
	       PMUV3_EL_CONTROL_MDCR_EL3_PMSSE_MASK +
	       PMUV3_EL_CONTROL_MDCR_EL3_MTPME_MASK +
	       PMUV3_EL_CONTROL_MDCR_EL3_SCCD_MASK +
	       PMUV3_EL_CONTROL_MDCR_EL3_EPMAD_MASK +
	       PMUV3_EL_CONTROL_MDCR_EL3_SPME_MASK +
	       PMUV3_EL_CONTROL_MDCR_EL3_ENPM2_MASK +
	       PMUV3_EL_CONTROL_MDCR_EL3_TPM_MASK +
	       PMUV3_EL_CONTROL_MDCR_EL3_EPMADE_MASK) == 0xffffffffffffffffULL, "pmuv3_el_control_mdcr_el3");

static void test_el_control_mdcr_el3(void **state)
{
	const pmuv3_el_control_mdcr_el3_fields_t none = {0};
	pmuv3_el_control_mdcr_el3_fields_t f;

	(void)state;
	assert_true(pmuv3_el_control_mdcr_el3_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.EPMSSAD = ~(uint64_t)0;
	assert_true(pmuv3_el_control_mdcr_el3_pack(f).raw == (PMUV3_EL_CONTROL_MDCR_EL3_EPMSSAD_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_mdcr_el3_unpack(pmuv3_el_control_mdcr_el3_pack(f)).EPMSSAD == (PMUV3_EL_CONTROL_MDCR_EL3_EPMSSAD_MASK >> PMUV3_EL_CONTROL_MDCR_EL3_EPMSSAD_SHIFT));
	f = none;
	f.EnPMSS = ~(uint64_t)0;
	assert_true(pmuv3_el_control_mdcr_el3_pack(f).raw == (PMUV3_EL_CONTROL_MDCR_EL3_ENPMSS_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_mdcr_el3_unpack(pmuv3_el_control_mdcr_el3_pack(f)).EnPMSS == (PMUV3_EL_CONTROL_MDCR_EL3_ENPMSS_MASK >> PMUV3_EL_CONTROL_MDCR_EL3_ENPMSS_SHIFT));
	f = none;
	f.PMEE = ~(uint64_t)0;
	assert_true(pmuv3_el_control_mdcr_el3_pack(f).raw == (PMUV3_EL_CONTROL_MDCR_EL3_PMEE_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_mdcr_el3_unpack(pmuv3_el_control_mdcr_el3_pack(f)).PMEE == (PMUV3_EL_CONTROL_MDCR_EL3_PMEE_MASK >> PMUV3_EL_CONTROL_MDCR_EL3_PMEE_SHIFT));
	f = none;
	f.MPMX = ~(uint64_t)0;
	assert_true(pmuv3_el_control_mdcr_el3_pack(f).raw == (PMUV3_EL_CONTROL_MDCR_EL3_MPMX_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_mdcr_el3_unpack(pmuv3_el_control_mdcr_el3_pack(f)).MPMX == (PMUV3_EL_CONTROL_MDCR_EL3_MPMX_MASK >> PMUV3_EL_CONTROL_MDCR_EL3_MPMX_SHIFT));
	f = none;
	f.MCCD = ~(uint64_t)0;
	assert_true(pmuv3_el_control_mdcr_el3_pack(f).raw == (PMUV3_EL_CONTROL_MDCR_EL3_MCCD_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_mdcr_el3_unpack(pmuv3_el_control_mdcr_el3_pack(f)).MCCD == (PMUV3_EL_CONTROL_MDCR_EL3_MCCD_MASK >> PMUV3_EL_CONTROL_MDCR_EL3_MCCD_SHIFT));
	f = none;
	f.PMSSE = ~(uint64_t)0;
	assert_true(pmuv3_el_control_mdcr_el3_pack(f).raw == (PMUV3_EL_CONTROL_MDCR_EL3_PMSSE_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_mdcr_el3_unpack(pmuv3_el_control_mdcr_el3_pack(f)).PMSSE == (PMUV3_EL_CONTROL_MDCR_EL3_PMSSE_MASK >> PMUV3_EL_CONTROL_MDCR_EL3_PMSSE_SHIFT));
	f = none;
	f.MTPME = ~(uint64_t)0;
	assert_true(pmuv3_el_control_mdcr_el3_pack(f).raw == (PMUV3_EL_CONTROL_MDCR_EL3_MTPME_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_mdcr_el3_unpack(pmuv3_el_control_mdcr_el3_pack(f)).MTPME == (PMUV3_EL_CONTROL_MDCR_EL3_MTPME_MASK >> PMUV3_EL_CONTROL_MDCR_EL3_MTPME_SHIFT));
	f = none;
	f.SCCD = ~(uint64_t)0;
	assert_true(pmuv3_el_control_mdcr_el3_pack(f).raw == (PMUV3_EL_CONTROL_MDCR_EL3_SCCD_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_mdcr_el3_unpack(pmuv3_el_control_mdcr_el3_pack(f)).SCCD == (PMUV3_EL_CONTROL_MDCR_EL3_SCCD_MASK >> PMUV3_EL_CONTROL_MDCR_EL3_SCCD_SHIFT));
	f = none;
	f.EPMAD = ~(uint64_t)0;
	assert_true(pmuv3_el_control_mdcr_el3_pack(f).raw == (PMUV3_EL_CONTROL_MDCR_EL3_EPMAD_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_mdcr_el3_unpack(pmuv3_el_control_mdcr_el3_pack(f)).EPMAD == (PMUV3_EL_CONTROL_MDCR_EL3_EPMAD_MASK >> PMUV3_EL_CONTROL_MDCR_EL3_EPMAD_SHIFT));
	f = none;
	f.SPME = ~(uint64_t)0;
	assert_true(pmuv3_el_control_mdcr_el3_pack(f).raw == (PMUV3_EL_CONTROL_MDCR_EL3_SPME_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_mdcr_el3_unpack(pmuv3_el_control_mdcr_el3_pack(f)).SPME == (PMUV3_EL_CONTROL_MDCR_EL3_SPME_MASK >> PMUV3_EL_CONTROL_MDCR_EL3_SPME_SHIFT));
	f = none;
	f.EnPM2 = ~(uint64_t)0;
	assert_true(pmuv3_el_control_mdcr_el3_pack(f).raw == (PMUV3_EL_CONTROL_MDCR_EL3_ENPM2_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_mdcr_el3_unpack(pmuv3_el_control_mdcr_el3_pack(f)).EnPM2 == (PMUV3_EL_CONTROL_MDCR_EL3_ENPM2_MASK >> PMUV3_EL_CONTROL_MDCR_EL3_ENPM2_SHIFT));
	f = none;
	f.TPM = ~(uint64_t)0;
	assert_true(pmuv3_el_control_mdcr_el3_pack(f).raw == (PMUV3_EL_CONTROL_MDCR_EL3_TPM_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_mdcr_el3_unpack(pmuv3_el_control_mdcr_el3_pack(f)).TPM == (PMUV3_EL_CONTROL_MDCR_EL3_TPM_MASK >> PMUV3_EL_CONTROL_MDCR_EL3_TPM_SHIFT));
	f = none;
	f.EPMADE = ~(uint64_t)0;
	assert_true(pmuv3_el_control_mdcr_el3_pack(f).raw == (PMUV3_EL_CONTROL_MDCR_EL3_EPMADE_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_mdcr_el3_unpack(pmuv3_el_control_mdcr_el3_pack(f)).EPMADE == (PMUV3_EL_CONTROL_MDCR_EL3_EPMADE_MASK >> PMUV3_EL_CONTROL_MDCR_EL3_EPMADE_SHIFT));
}

/* Every bit of HDFGRTR_EL2 is in one field or reserved. */
_Static_assert((uint64_t)(0xf9ffffffffb00fffULL +
	       PMUV3_EL_CONTROL_HDFGRTR_EL2_PMCEIDN_EL0_MASK +
	       PMUV3_EL_CONTROL_HDFGRTR_EL2_PMUSERENR_EL0_MASK +
	       PMUV3_EL_CONTROL_HDFGRTR_EL2_PMMIR_EL1_MASK +
	       PMUV3_EL_CONTROL_HDFGRTR_EL2_PMSELR_EL0_MASK +
	       PMUV3_EL_CONTROL_HDFGRTR_EL2_PMOVS_MASK +
	       PMUV3_EL_CONTROL_HDFGRTR_EL2_PMINTEN_MASK +
	       PMUV3_EL_CONTROL_HDFGRTR_EL2_PMCNTEN_MASK +
	       PMUV3_EL_CONTROL_HDFGRTR_EL2_PMCCNTR_EL0_MASK +
	       PMUV3_EL_CONTROL_HDFGRTR_EL2_PMCCFILTR_EL0_MASK +
	       PMUV3_EL_CONTROL_HDFGRTR_EL2_PMEVTYPERN_EL0_MASK +
	       PMUV3_EL_CONTROL_HDFGRTR_EL2_PMEVCNTRN_EL0_MASK) == 0xffffffffffffffffULL, "pmuv3_el_control_hdfgrtr_el2");

static void test_el_control_hdfgrtr_el2(void **state)
{
	const pmuv3_el_control_hdfgrtr_el2_fields_t none = {0};
	pmuv3_el_control_hdfgrtr_el2_fields_t f;

	(void)state;
	assert_true(pmuv3_el_control_hdfgrtr_el2_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.PMCEIDn_EL0 = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgrtr_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGRTR_EL2_PMCEIDN_EL0_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgrtr_el2_unpack(pmuv3_el_control_hdfgrtr_el2_pack(f)).PMCEIDn_EL0 == (PMUV3_EL_CONTROL_HDFGRTR_EL2_PMCEIDN_EL0_MASK >> PMUV3_EL_CONTROL_HDFGRTR_EL2_PMCEIDN_EL0_SHIFT));
	f = none;
	f.PMUSERENR_EL0 = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgrtr_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGRTR_EL2_PMUSERENR_EL0_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgrtr_el2_unpack(pmuv3_el_control_hdfgrtr_el2_pack(f)).PMUSERENR_EL0 == (PMUV3_EL_CONTROL_HDFGRTR_EL2_PMUSERENR_EL0_MASK >> PMUV3_EL_CONTROL_HDFGRTR_EL2_PMUSERENR_EL0_SHIFT));
	f = none;
	f.PMMIR_EL1 = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgrtr_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGRTR_EL2_PMMIR_EL1_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgrtr_el2_unpack(pmuv3_el_control_hdfgrtr_el2_pack(f)).PMMIR_EL1 == (PMUV3_EL_CONTROL_HDFGRTR_EL2_PMMIR_EL1_MASK >> PMUV3_EL_CONTROL_HDFGRTR_EL2_PMMIR_EL1_SHIFT));
	f = none;
	f.PMSELR_EL0 = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgrtr_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGRTR_EL2_PMSELR_EL0_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgrtr_el2_unpack(pmuv3_el_control_hdfgrtr_el2_pack(f)).PMSELR_EL0 == (PMUV3_EL_CONTROL_HDFGRTR_EL2_PMSELR_EL0_MASK >> PMUV3_EL_CONTROL_HDFGRTR_EL2_PMSELR_EL0_SHIFT));
	f = none;
	f.PMOVS = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgrtr_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGRTR_EL2_PMOVS_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgrtr_el2_unpack(pmuv3_el_control_hdfgrtr_el2_pack(f)).PMOVS == (PMUV3_EL_CONTROL_HDFGRTR_EL2_PMOVS_MASK >> PMUV3_EL_CONTROL_HDFGRTR_EL2_PMOVS_SHIFT));
	f = none;
	f.PMINTEN = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgrtr_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGRTR_EL2_PMINTEN_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgrtr_el2_unpack(pmuv3_el_control_hdfgrtr_el2_pack(f)).PMINTEN == (PMUV3_EL_CONTROL_HDFGRTR_EL2_PMINTEN_MASK >> PMUV3_EL_CONTROL_HDFGRTR_EL2_PMINTEN_SHIFT));
	f = none;
	f.PMCNTEN = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgrtr_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGRTR_EL2_PMCNTEN_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgrtr_el2_unpack(pmuv3_el_control_hdfgrtr_el2_pack(f)).PMCNTEN == (PMUV3_EL_CONTROL_HDFGRTR_EL2_PMCNTEN_MASK >> PMUV3_EL_CONTROL_HDFGRTR_EL2_PMCNTEN_SHIFT));
	f = none;
	f.PMCCNTR_EL0 = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgrtr_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGRTR_EL2_PMCCNTR_EL0_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgrtr_el2_unpack(pmuv3_el_control_hdfgrtr_el2_pack(f)).PMCCNTR_EL0 == (PMUV3_EL_CONTROL_HDFGRTR_EL2_PMCCNTR_EL0_MASK >> PMUV3_EL_CONTROL_HDFGRTR_EL2_PMCCNTR_EL0_SHIFT));
	f = none;
	f.PMCCFILTR_EL0 = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgrtr_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGRTR_EL2_PMCCFILTR_EL0_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgrtr_el2_unpack(pmuv3_el_control_hdfgrtr_el2_pack(f)).PMCCFILTR_EL0 == (PMUV3_EL_CONTROL_HDFGRTR_EL2_PMCCFILTR_EL0_MASK >> PMUV3_EL_CONTROL_HDFGRTR_EL2_PMCCFILTR_EL0_SHIFT));
	f = none;
	f.PMEVTYPERn_EL0 = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgrtr_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGRTR_EL2_PMEVTYPERN_EL0_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgrtr_el2_unpack(pmuv3_el_control_hdfgrtr_el2_pack(f)).PMEVTYPERn_EL0 == (PMUV3_EL_CONTROL_HDFGRTR_EL2_PMEVTYPERN_EL0_MASK >> PMUV3_EL_CONTROL_HDFGRTR_EL2_PMEVTYPERN_EL0_SHIFT));
	f = none;
	f.PMEVCNTRn_EL0 = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgrtr_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGRTR_EL2_PMEVCNTRN_EL0_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgrtr_el2_unpack(pmuv3_el_control_hdfgrtr_el2_pack(f)).PMEVCNTRn_EL0 == (PMUV3_EL_CONTROL_HDFGRTR_EL2_PMEVCNTRN_EL0_MASK >> PMUV3_EL_CONTROL_HDFGRTR_EL2_PMEVCNTRN_EL0_SHIFT));
}

/* Every bit of HDFGWTR_EL2 is in one field or reserved. */
_Static_assert((uint64_t)(0xfdffffffffc00fffULL +
	       PMUV3_EL_CONTROL_HDFGWTR_EL2_PMUSERENR_EL0_MASK +
	       PMUV3_EL_CONTROL_HDFGWTR_EL2_PMCR_EL0_MASK +
	       PMUV3_EL_CONTROL_HDFGWTR_EL2_PMSWINC_EL0_MASK +
	       PMUV3_EL_CONTROL_HDFGWTR_EL2_PMSELR_EL0_MASK +
	       PMUV3_EL_CONTROL_HDFGWTR_EL2_PMOVS_MASK +
	       PMUV3_EL_CONTROL_HDFGWTR_EL2_PMINTEN_MASK +
	       PMUV3_EL_CONTROL_HDFGWTR_EL2_PMCNTEN_MASK +
	       PMUV3_EL_CONTROL_HDFGWTR_EL2_PMCCNTR_EL0_MASK +
	       PMUV3_EL_CONTROL_HDFGWTR_EL2_PMCCFILTR_EL0_MASK +
	       PMUV3_EL_CONTROL_HDFGWTR_EL2_PMEVTYPERN_EL0_MASK +
	       PMUV3_EL_CONTROL_HDFGWTR_EL2_PMEVCNTRN_EL0_MASK) == 0xffffffffffffffffULL, "pmuv3_el_control_hdfgwtr_el2");

static void test_el_control_hdfgwtr_el2(void **state)
{
	const pmuv3_el_control_hdfgwtr_el2_fields_t none = {0};
	pmuv3_el_control_hdfgwtr_el2_fields_t f;

	(void)state;
	assert_true(pmuv3_el_control_hdfgwtr_el2_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.PMUSERENR_EL0 = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgwtr_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGWTR_EL2_PMUSERENR_EL0_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgwtr_el2_unpack(pmuv3_el_control_hdfgwtr_el2_pack(f)).PMUSERENR_EL0 == (PMUV3_EL_CONTROL_HDFGWTR_EL2_PMUSERENR_EL0_MASK >> PMUV3_EL_CONTROL_HDFGWTR_EL2_PMUSERENR_EL0_SHIFT));
	f = none;
	f.PMCR_EL0 = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgwtr_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGWTR_EL2_PMCR_EL0_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgwtr_el2_unpack(pmuv3_el_control_hdfgwtr_el2_pack(f)).PMCR_EL0 == (PMUV3_EL_CONTROL_HDFGWTR_EL2_PMCR_EL0_MASK >> PMUV3_EL_CONTROL_HDFGWTR_EL2_PMCR_EL0_SHIFT));
	f = none;
	f.PMSWINC_EL0 = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgwtr_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGWTR_EL2_PMSWINC_EL0_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgwtr_el2_unpack(pmuv3_el_control_hdfgwtr_el2_pack(f)).PMSWINC_EL0 == (PMUV3_EL_CONTROL_HDFGWTR_EL2_PMSWINC_EL0_MASK >> PMUV3_EL_CONTROL_HDFGWTR_EL2_PMSWINC_EL0_SHIFT));
	f = none;
	f.PMSELR_EL0 = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgwtr_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGWTR_EL2_PMSELR_EL0_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgwtr_el2_unpack(pmuv3_el_control_hdfgwtr_el2_pack(f)).PMSELR_EL0 == (PMUV3_EL_CONTROL_HDFGWTR_EL2_PMSELR_EL0_MASK >> PMUV3_EL_CONTROL_HDFGWTR_EL2_PMSELR_EL0_SHIFT));
	f = none;
	f.PMOVS = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgwtr_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGWTR_EL2_PMOVS_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgwtr_el2_unpack(pmuv3_el_control_hdfgwtr_el2_pack(f)).PMOVS == (PMUV3_EL_CONTROL_HDFGWTR_EL2_PMOVS_MASK >> PMUV3_EL_CONTROL_HDFGWTR_EL2_PMOVS_SHIFT));
	f = none;
	f.PMINTEN = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgwtr_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGWTR_EL2_PMINTEN_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgwtr_el2_unpack(pmuv3_el_control_hdfgwtr_el2_pack(f)).PMINTEN == (PMUV3_EL_CONTROL_HDFGWTR_EL2_PMINTEN_MASK >> PMUV3_EL_CONTROL_HDFGWTR_EL2_PMINTEN_SHIFT));
	f = none;
	f.PMCNTEN = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgwtr_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGWTR_EL2_PMCNTEN_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgwtr_el2_unpack(pmuv3_el_control_hdfgwtr_el2_pack(f)).PMCNTEN == (PMUV3_EL_CONTROL_HDFGWTR_EL2_PMCNTEN_MASK >> PMUV3_EL_CONTROL_HDFGWTR_EL2_PMCNTEN_SHIFT));
	f = none;
	f.PMCCNTR_EL0 = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgwtr_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGWTR_EL2_PMCCNTR_EL0_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgwtr_el2_unpack(pmuv3_el_control_hdfgwtr_el2_pack(f)).PMCCNTR_EL0 == (PMUV3_EL_CONTROL_HDFGWTR_EL2_PMCCNTR_EL0_MASK >> PMUV3_EL_CONTROL_HDFGWTR_EL2_PMCCNTR_EL0_SHIFT));
	f = none;
	f.PMCCFILTR_EL0 = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgwtr_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGWTR_EL2_PMCCFILTR_EL0_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgwtr_el2_unpack(pmuv3_el_control_hdfgwtr_el2_pack(f)).PMCCFILTR_EL0 == (PMUV3_EL_CONTROL_HDFGWTR_EL2_PMCCFILTR_EL0_MASK >> PMUV3_EL_CONTROL_HDFGWTR_EL2_PMCCFILTR_EL0_SHIFT));
	f = none;
	f.PMEVTYPERn_EL0 = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgwtr_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGWTR_EL2_PMEVTYPERN_EL0_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgwtr_el2_unpack(pmuv3_el_control_hdfgwtr_el2_pack(f)).PMEVTYPERn_EL0 == (PMUV3_EL_CONTROL_HDFGWTR_EL2_PMEVTYPERN_EL0_MASK >> PMUV3_EL_CONTROL_HDFGWTR_EL2_PMEVTYPERN_EL0_SHIFT));
	f = none;
	f.PMEVCNTRn_EL0 = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgwtr_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGWTR_EL2_PMEVCNTRN_EL0_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgwtr_el2_unpack(pmuv3_el_control_hdfgwtr_el2_pack(f)).PMEVCNTRn_EL0 == (PMUV3_EL_CONTROL_HDFGWTR_EL2_PMEVCNTRN_EL0_MASK >> PMUV3_EL_CONTROL_HDFGWTR_EL2_PMEVCNTRN_EL0_SHIFT));
}

/* Every bit of HDFGRTR2_EL2 is in one field or reserved. */
_Static_assert((uint64_t)(0xfffffffffff80020ULL +
	       PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMDEVAFF_EL1_MASK +
	       PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMID_MASK +
	       PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMSCR_EL1_MASK +
	       PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMACCESSR_EL1_MASK +
	       PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMCR_EL0_MASK +
	       PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMOVS_MASK +
	       PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMINTEN_MASK +
	       PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMCNTEN_MASK +
	       PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMSELR_EL0_MASK +
	       PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMEVTYPERN_EL0_MASK +
	       PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMEVCNTRN_EL0_MASK +
	       PMUV3_EL_CONTROL_HDFGRTR2_EL2_NPMSSCR_EL1_MASK +
	       PMUV3_EL_CONTROL_HDFGRTR2_EL2_NPMSSDATA_MASK +
	       PMUV3_EL_CONTROL_HDFGRTR2_EL2_NPMUACR_EL1_MASK +
	       PMUV3_EL_CONTROL_HDFGRTR2_EL2_NPMICFILTR_EL0_MASK +
	       PMUV3_EL_CONTROL_HDFGRTR2_EL2_NPMICNTR_EL0_MASK +
	       PMUV3_EL_CONTROL_HDFGRTR2_EL2_NPMIAR_EL1_MASK +
	       PMUV3_EL_CONTROL_HDFGRTR2_EL2_NPMECR_EL1_MASK) == 0xffffffffffffffffULL, "pmuv3_el_control_hdfgrtr2_el2");

static void test_el_control_hdfgrtr2_el2(void **state)
{
	const pmuv3_el_control_hdfgrtr2_el2_fields_t none = {0};
	pmuv3_el_control_hdfgrtr2_el2_fields_t f;

	(void)state;
	assert_true(pmuv3_el_control_hdfgrtr2_el2_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.nSPMDEVAFF_EL1 = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgrtr2_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMDEVAFF_EL1_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgrtr2_el2_unpack(pmuv3_el_control_hdfgrtr2_el2_pack(f)).nSPMDEVAFF_EL1 == (PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMDEVAFF_EL1_MASK >> PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMDEVAFF_EL1_SHIFT));
	f = none;
	f.nSPMID = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgrtr2_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMID_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgrtr2_el2_unpack(pmuv3_el_control_hdfgrtr2_el2_pack(f)).nSPMID == (PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMID_MASK >> PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMID_SHIFT));
	f = none;
	f.nSPMSCR_EL1 = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgrtr2_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMSCR_EL1_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgrtr2_el2_unpack(pmuv3_el_control_hdfgrtr2_el2_pack(f)).nSPMSCR_EL1 == (PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMSCR_EL1_MASK >> PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMSCR_EL1_SHIFT));
	f = none;
	f.nSPMACCESSR_EL1 = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgrtr2_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMACCESSR_EL1_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgrtr2_el2_unpack(pmuv3_el_control_hdfgrtr2_el2_pack(f)).nSPMACCESSR_EL1 == (PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMACCESSR_EL1_MASK >> PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMACCESSR_EL1_SHIFT));
	f = none;
	f.nSPMCR_EL0 = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgrtr2_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMCR_EL0_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgrtr2_el2_unpack(pmuv3_el_control_hdfgrtr2_el2_pack(f)).nSPMCR_EL0 == (PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMCR_EL0_MASK >> PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMCR_EL0_SHIFT));
	f = none;
	f.nSPMOVS = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgrtr2_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMOVS_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgrtr2_el2_unpack(pmuv3_el_control_hdfgrtr2_el2_pack(f)).nSPMOVS == (PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMOVS_MASK >> PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMOVS_SHIFT));
	f = none;
	f.nSPMINTEN = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgrtr2_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMINTEN_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgrtr2_el2_unpack(pmuv3_el_control_hdfgrtr2_el2_pack(f)).nSPMINTEN == (PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMINTEN_MASK >> PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMINTEN_SHIFT));
	f = none;
	f.nSPMCNTEN = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgrtr2_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMCNTEN_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgrtr2_el2_unpack(pmuv3_el_control_hdfgrtr2_el2_pack(f)).nSPMCNTEN == (PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMCNTEN_MASK >> PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMCNTEN_SHIFT));
	f = none;
	f.nSPMSELR_EL0 = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgrtr2_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMSELR_EL0_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgrtr2_el2_unpack(pmuv3_el_control_hdfgrtr2_el2_pack(f)).nSPMSELR_EL0 == (PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMSELR_EL0_MASK >> PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMSELR_EL0_SHIFT));
	f = none;
	f.nSPMEVTYPERn_EL0 = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgrtr2_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMEVTYPERN_EL0_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgrtr2_el2_unpack(pmuv3_el_control_hdfgrtr2_el2_pack(f)).nSPMEVTYPERn_EL0 == (PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMEVTYPERN_EL0_MASK >> PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMEVTYPERN_EL0_SHIFT));
	f = none;
	f.nSPMEVCNTRn_EL0 = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgrtr2_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMEVCNTRN_EL0_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgrtr2_el2_unpack(pmuv3_el_control_hdfgrtr2_el2_pack(f)).nSPMEVCNTRn_EL0 == (PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMEVCNTRN_EL0_MASK >> PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMEVCNTRN_EL0_SHIFT));
	f = none;
	f.nPMSSCR_EL1 = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgrtr2_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGRTR2_EL2_NPMSSCR_EL1_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgrtr2_el2_unpack(pmuv3_el_control_hdfgrtr2_el2_pack(f)).nPMSSCR_EL1 == (PMUV3_EL_CONTROL_HDFGRTR2_EL2_NPMSSCR_EL1_MASK >> PMUV3_EL_CONTROL_HDFGRTR2_EL2_NPMSSCR_EL1_SHIFT));
	f = none;
	f.nPMSSDATA = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgrtr2_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGRTR2_EL2_NPMSSDATA_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgrtr2_el2_unpack(pmuv3_el_control_hdfgrtr2_el2_pack(f)).nPMSSDATA == (PMUV3_EL_CONTROL_HDFGRTR2_EL2_NPMSSDATA_MASK >> PMUV3_EL_CONTROL_HDFGRTR2_EL2_NPMSSDATA_SHIFT));
	f = none;
	f.nPMUACR_EL1 = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgrtr2_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGRTR2_EL2_NPMUACR_EL1_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgrtr2_el2_unpack(pmuv3_el_control_hdfgrtr2_el2_pack(f)).nPMUACR_EL1 == (PMUV3_EL_CONTROL_HDFGRTR2_EL2_NPMUACR_EL1_MASK >> PMUV3_EL_CONTROL_HDFGRTR2_EL2_NPMUACR_EL1_SHIFT));
	f = none;
	f.nPMICFILTR_EL0 = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgrtr2_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGRTR2_EL2_NPMICFILTR_EL0_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgrtr2_el2_unpack(pmuv3_el_control_hdfgrtr2_el2_pack(f)).nPMICFILTR_EL0 == (PMUV3_EL_CONTROL_HDFGRTR2_EL2_NPMICFILTR_EL0_MASK >> PMUV3_EL_CONTROL_HDFGRTR2_EL2_NPMICFILTR_EL0_SHIFT));
	f = none;
	f.nPMICNTR_EL0 = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgrtr2_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGRTR2_EL2_NPMICNTR_EL0_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgrtr2_el2_unpack(pmuv3_el_control_hdfgrtr2_el2_pack(f)).nPMICNTR_EL0 == (PMUV3_EL_CONTROL_HDFGRTR2_EL2_NPMICNTR_EL0_MASK >> PMUV3_EL_CONTROL_HDFGRTR2_EL2_NPMICNTR_EL0_SHIFT));
	f = none;
	f.nPMIAR_EL1 = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgrtr2_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGRTR2_EL2_NPMIAR_EL1_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgrtr2_el2_unpack(pmuv3_el_control_hdfgrtr2_el2_pack(f)).nPMIAR_EL1 == (PMUV3_EL_CONTROL_HDFGRTR2_EL2_NPMIAR_EL1_MASK >> PMUV3_EL_CONTROL_HDFGRTR2_EL2_NPMIAR_EL1_SHIFT));
	f = none;
	f.nPMECR_EL1 = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgrtr2_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGRTR2_EL2_NPMECR_EL1_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgrtr2_el2_unpack(pmuv3_el_control_hdfgrtr2_el2_pack(f)).nPMECR_EL1 == (PMUV3_EL_CONTROL_HDFGRTR2_EL2_NPMECR_EL1_MASK >> PMUV3_EL_CONTROL_HDFGRTR2_EL2_NPMECR_EL1_SHIFT));
}

/* Every bit of HDFGWTR2_EL2 is in one field or reserved. */
_Static_assert((uint64_t)(0xffffffffffde0060ULL +
	       PMUV3_EL_CONTROL_HDFGWTR2_EL2_NPMZR_EL0_MASK +
	       PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMSCR_EL1_MASK +
	       PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMACCESSR_EL1_MASK +
	       PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMCR_EL0_MASK +
	       PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMOVS_MASK +
	       PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMINTEN_MASK +
	       PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMCNTEN_MASK +
	       PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMSELR_EL0_MASK +
	       PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMEVTYPERN_EL0_MASK +
	       PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMEVCNTRN_EL0_MASK +
	       PMUV3_EL_CONTROL_HDFGWTR2_EL2_NPMSSCR_EL1_MASK +
	       PMUV3_EL_CONTROL_HDFGWTR2_EL2_NPMUACR_EL1_MASK +
	       PMUV3_EL_CONTROL_HDFGWTR2_EL2_NPMICFILTR_EL0_MASK +
	       PMUV3_EL_CONTROL_HDFGWTR2_EL2_NPMICNTR_EL0_MASK +
	       PMUV3_EL_CONTROL_HDFGWTR2_EL2_NPMIAR_EL1_MASK +
	       PMUV3_EL_CONTROL_HDFGWTR2_EL2_NPMECR_EL1_MASK) == 0xffffffffffffffffULL, "pmuv3_el_control_hdfgwtr2_el2");

static void test_el_control_hdfgwtr2_el2(void **state)
{
	const pmuv3_el_control_hdfgwtr2_el2_fields_t none = {0};
	pmuv3_el_control_hdfgwtr2_el2_fields_t f;

	(void)state;
	assert_true(pmuv3_el_control_hdfgwtr2_el2_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.nPMZR_EL0 = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgwtr2_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGWTR2_EL2_NPMZR_EL0_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgwtr2_el2_unpack(pmuv3_el_control_hdfgwtr2_el2_pack(f)).nPMZR_EL0 == (PMUV3_EL_CONTROL_HDFGWTR2_EL2_NPMZR_EL0_MASK >> PMUV3_EL_CONTROL_HDFGWTR2_EL2_NPMZR_EL0_SHIFT));
	f = none;
	f.nSPMSCR_EL1 = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgwtr2_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMSCR_EL1_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgwtr2_el2_unpack(pmuv3_el_control_hdfgwtr2_el2_pack(f)).nSPMSCR_EL1 == (PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMSCR_EL1_MASK >> PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMSCR_EL1_SHIFT));
	f = none;
	f.nSPMACCESSR_EL1 = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgwtr2_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMACCESSR_EL1_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgwtr2_el2_unpack(pmuv3_el_control_hdfgwtr2_el2_pack(f)).nSPMACCESSR_EL1 == (PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMACCESSR_EL1_MASK >> PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMACCESSR_EL1_SHIFT));
	f = none;
	f.nSPMCR_EL0 = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgwtr2_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMCR_EL0_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgwtr2_el2_unpack(pmuv3_el_control_hdfgwtr2_el2_pack(f)).nSPMCR_EL0 == (PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMCR_EL0_MASK >> PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMCR_EL0_SHIFT));
	f = none;
	f.nSPMOVS = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgwtr2_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMOVS_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgwtr2_el2_unpack(pmuv3_el_control_hdfgwtr2_el2_pack(f)).nSPMOVS == (PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMOVS_MASK >> PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMOVS_SHIFT));
	f = none;
	f.nSPMINTEN = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgwtr2_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMINTEN_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgwtr2_el2_unpack(pmuv3_el_control_hdfgwtr2_el2_pack(f)).nSPMINTEN == (PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMINTEN_MASK >> PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMINTEN_SHIFT));
	f = none;
	f.nSPMCNTEN = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgwtr2_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMCNTEN_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgwtr2_el2_unpack(pmuv3_el_control_hdfgwtr2_el2_pack(f)).nSPMCNTEN == (PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMCNTEN_MASK >> PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMCNTEN_SHIFT));
	f = none;
	f.nSPMSELR_EL0 = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgwtr2_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMSELR_EL0_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgwtr2_el2_unpack(pmuv3_el_control_hdfgwtr2_el2_pack(f)).nSPMSELR_EL0 == (PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMSELR_EL0_MASK >> PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMSELR_EL0_SHIFT));
	f = none;
	f.nSPMEVTYPERn_EL0 = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgwtr2_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMEVTYPERN_EL0_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgwtr2_el2_unpack(pmuv3_el_control_hdfgwtr2_el2_pack(f)).nSPMEVTYPERn_EL0 == (PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMEVTYPERN_EL0_MASK >> PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMEVTYPERN_EL0_SHIFT));
	f = none;
	f.nSPMEVCNTRn_EL0 = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgwtr2_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMEVCNTRN_EL0_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgwtr2_el2_unpack(pmuv3_el_control_hdfgwtr2_el2_pack(f)).nSPMEVCNTRn_EL0 == (PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMEVCNTRN_EL0_MASK >> PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMEVCNTRN_EL0_SHIFT));
	f = none;
	f.nPMSSCR_EL1 = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgwtr2_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGWTR2_EL2_NPMSSCR_EL1_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgwtr2_el2_unpack(pmuv3_el_control_hdfgwtr2_el2_pack(f)).nPMSSCR_EL1 == (PMUV3_EL_CONTROL_HDFGWTR2_EL2_NPMSSCR_EL1_MASK >> PMUV3_EL_CONTROL_HDFGWTR2_EL2_NPMSSCR_EL1_SHIFT));
	f = none;
	f.nPMUACR_EL1 = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgwtr2_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGWTR2_EL2_NPMUACR_EL1_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgwtr2_el2_unpack(pmuv3_el_control_hdfgwtr2_el2_pack(f)).nPMUACR_EL1 == (PMUV3_EL_CONTROL_HDFGWTR2_EL2_NPMUACR_EL1_MASK >> PMUV3_EL_CONTROL_HDFGWTR2_EL2_NPMUACR_EL1_SHIFT));
	f = none;
	f.nPMICFILTR_EL0 = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgwtr2_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGWTR2_EL2_NPMICFILTR_EL0_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgwtr2_el2_unpack(pmuv3_el_control_hdfgwtr2_el2_pack(f)).nPMICFILTR_EL0 == (PMUV3_EL_CONTROL_HDFGWTR2_EL2_NPMICFILTR_EL0_MASK >> PMUV3_EL_CONTROL_HDFGWTR2_EL2_NPMICFILTR_EL0_SHIFT));
	f = none;
	f.nPMICNTR_EL0 = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgwtr2_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGWTR2_EL2_NPMICNTR_EL0_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgwtr2_el2_unpack(pmuv3_el_control_hdfgwtr2_el2_pack(f)).nPMICNTR_EL0 == (PMUV3_EL_CONTROL_HDFGWTR2_EL2_NPMICNTR_EL0_MASK >> PMUV3_EL_CONTROL_HDFGWTR2_EL2_NPMICNTR_EL0_SHIFT));
	f = none;
	f.nPMIAR_EL1 = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgwtr2_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGWTR2_EL2_NPMIAR_EL1_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgwtr2_el2_unpack(pmuv3_el_control_hdfgwtr2_el2_pack(f)).nPMIAR_EL1 == (PMUV3_EL_CONTROL_HDFGWTR2_EL2_NPMIAR_EL1_MASK >> PMUV3_EL_CONTROL_HDFGWTR2_EL2_NPMIAR_EL1_SHIFT));
	f = none;
	f.nPMECR_EL1 = ~(uint64_t)0;
	assert_true(pmuv3_el_control_hdfgwtr2_el2_pack(f).raw == (PMUV3_EL_CONTROL_HDFGWTR2_EL2_NPMECR_EL1_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_hdfgwtr2_el2_unpack(pmuv3_el_control_hdfgwtr2_el2_pack(f)).nPMECR_EL1 == (PMUV3_EL_CONTROL_HDFGWTR2_EL2_NPMECR_EL1_MASK >> PMUV3_EL_CONTROL_HDFGWTR2_EL2_NPMECR_EL1_SHIFT));
}

/* Every bit of MDSCR_EL1 is in one field or reserved. */
_Static_assert((uint64_t)(0xfffffffbffffffffULL +
	       PMUV3_EL_CONTROL_MDSCR_EL1_ENSPM_MASK) == 0xffffffffffffffffULL, "pmuv3_el_control_mdscr_el1");

static void test_el_control_mdscr_el1(void **state)
{
	const pmuv3_el_control_mdscr_el1_fields_t none = {0};
	pmuv3_el_control_mdscr_el1_fields_t f;

	(void)state;
	assert_true(pmuv3_el_control_mdscr_el1_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.EnSPM = ~(uint64_t)0;
	assert_true(pmuv3_el_control_mdscr_el1_pack(f).raw == (PMUV3_EL_CONTROL_MDSCR_EL1_ENSPM_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_mdscr_el1_unpack(pmuv3_el_control_mdscr_el1_pack(f)).EnSPM == (PMUV3_EL_CONTROL_MDSCR_EL1_ENSPM_MASK >> PMUV3_EL_CONTROL_MDSCR_EL1_ENSPM_SHIFT));
}

/* Every bit of SCR_EL3 is in one field or reserved. */
_Static_assert((uint64_t)(0xf7ffffffffffffffULL +
	       PMUV3_EL_CONTROL_SCR_EL3_FGTEN2_MASK) == 0xffffffffffffffffULL, "pmuv3_el_control_scr_el3");

static void test_el_control_scr_el3(void **state)
{
	const pmuv3_el_control_scr_el3_fields_t none = {0};
	pmuv3_el_control_scr_el3_fields_t f;

	(void)state;
	assert_true(pmuv3_el_control_scr_el3_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.FGTEn2 = ~(uint64_t)0;
	assert_true(pmuv3_el_control_scr_el3_pack(f).raw == (PMUV3_EL_CONTROL_SCR_EL3_FGTEN2_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_scr_el3_unpack(pmuv3_el_control_scr_el3_pack(f)).FGTEn2 == (PMUV3_EL_CONTROL_SCR_EL3_FGTEN2_MASK >> PMUV3_EL_CONTROL_SCR_EL3_FGTEN2_SHIFT));
}

/* Every bit of FGWTE3_EL3 is in one field or reserved. */
_Static_assert((uint64_t)(0xfffffffffffdffffULL +
	       PMUV3_EL_CONTROL_FGWTE3_EL3_SPMROOTCR_EL3_MASK) == 0xffffffffffffffffULL, "pmuv3_el_control_fgwte3_el3");

static void test_el_control_fgwte3_el3(void **state)
{
	const pmuv3_el_control_fgwte3_el3_fields_t none = {0};
	pmuv3_el_control_fgwte3_el3_fields_t f;

	(void)state;
	assert_true(pmuv3_el_control_fgwte3_el3_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.SPMROOTCR_EL3 = ~(uint64_t)0;
	assert_true(pmuv3_el_control_fgwte3_el3_pack(f).raw == (PMUV3_EL_CONTROL_FGWTE3_EL3_SPMROOTCR_EL3_MASK | 0x0000000000000000ULL));
	assert_true(pmuv3_el_control_fgwte3_el3_unpack(pmuv3_el_control_fgwte3_el3_pack(f)).SPMROOTCR_EL3 == (PMUV3_EL_CONTROL_FGWTE3_EL3_SPMROOTCR_EL3_MASK >> PMUV3_EL_CONTROL_FGWTE3_EL3_SPMROOTCR_EL3_SHIFT));
}

/* What the headers say of the first and the last element of each register. */
static const struct validate_row rows[] = {
	{"pmuv3", "pmcr", PMUV3_PMCR_ENCODING,
	 PMUV3_PMCR_ENCODING, 8 * sizeof(pmuv3_pmcr_t)},
	{"pmuv3", "pmcntenset", PMUV3_PMCNTENSET_ENCODING,
	 PMUV3_PMCNTENSET_ENCODING, 8 * sizeof(pmuv3_pmcntenset_t)},
	{"pmuv3", "pmcntenclr", PMUV3_PMCNTENCLR_ENCODING,
	 PMUV3_PMCNTENCLR_ENCODING, 8 * sizeof(pmuv3_pmcntenclr_t)},
	{"pmuv3", "pmovsclr", PMUV3_PMOVSCLR_ENCODING,
	 PMUV3_PMOVSCLR_ENCODING, 8 * sizeof(pmuv3_pmovsclr_t)},
	{"pmuv3", "pmovsset", PMUV3_PMOVSSET_ENCODING,
	 PMUV3_PMOVSSET_ENCODING, 8 * sizeof(pmuv3_pmovsset_t)},
	{"pmuv3", "pmintenset", PMUV3_PMINTENSET_ENCODING,
	 PMUV3_PMINTENSET_ENCODING, 8 * sizeof(pmuv3_pmintenset_t)},
	{"pmuv3", "pmintenclr", PMUV3_PMINTENCLR_ENCODING,
	 PMUV3_PMINTENCLR_ENCODING, 8 * sizeof(pmuv3_pmintenclr_t)},
	{"pmuv3", "pmswinc", PMUV3_PMSWINC_ENCODING,
	 PMUV3_PMSWINC_ENCODING, 8 * sizeof(pmuv3_pmswinc_t)},
	{"pmuv3", "pmzr", PMUV3_PMZR_ENCODING,
	 PMUV3_PMZR_ENCODING, 8 * sizeof(pmuv3_pmzr_t)},
	{"pmuv3", "pmselr", PMUV3_PMSELR_ENCODING,
	 PMUV3_PMSELR_ENCODING, 8 * sizeof(pmuv3_pmselr_t)},
	{"pmuv3", "pmxevtyper", PMUV3_PMXEVTYPER_ENCODING,
	 PMUV3_PMXEVTYPER_ENCODING, 8 * sizeof(pmuv3_pmxevtyper_t)},
	{"pmuv3", "pmxevcntr", PMUV3_PMXEVCNTR_ENCODING,
	 PMUV3_PMXEVCNTR_ENCODING, 8 * sizeof(pmuv3_pmxevcntr_t)},
	{"pmuv3", "pmceid0", PMUV3_PMCEID0_ENCODING,
	 PMUV3_PMCEID0_ENCODING, 8 * sizeof(pmuv3_pmceid0_t)},
	{"pmuv3", "pmceid1", PMUV3_PMCEID1_ENCODING,
	 PMUV3_PMCEID1_ENCODING, 8 * sizeof(pmuv3_pmceid1_t)},
	{"pmuv3", "pmccntr", PMUV3_PMCCNTR_ENCODING,
	 PMUV3_PMCCNTR_ENCODING, 8 * sizeof(pmuv3_pmccntr_t)},
	{"pmuv3", "pmccfiltr", PMUV3_PMCCFILTR_ENCODING,
	 PMUV3_PMCCFILTR_ENCODING, 8 * sizeof(pmuv3_pmccfiltr_t)},
	{"pmuv3", "pmicntr", PMUV3_PMICNTR_ENCODING,
	 PMUV3_PMICNTR_ENCODING, 8 * sizeof(pmuv3_pmicntr_t)},
	{"pmuv3", "pmicfiltr", PMUV3_PMICFILTR_ENCODING,
	 PMUV3_PMICFILTR_ENCODING, 8 * sizeof(pmuv3_pmicfiltr_t)},
	{"pmuv3", "pmuserenr", PMUV3_PMUSERENR_ENCODING,
	 PMUV3_PMUSERENR_ENCODING, 8 * sizeof(pmuv3_pmuserenr_t)},
	{"pmuv3", "pmuacr", PMUV3_PMUACR_ENCODING,
	 PMUV3_PMUACR_ENCODING, 8 * sizeof(pmuv3_pmuacr_t)},
	{"pmuv3", "pmecr", PMUV3_PMECR_ENCODING,
	 PMUV3_PMECR_ENCODING, 8 * sizeof(pmuv3_pmecr_t)},
	{"pmuv3", "pmiar", PMUV3_PMIAR_ENCODING,
	 PMUV3_PMIAR_ENCODING, 8 * sizeof(pmuv3_pmiar_t)},
	{"pmuv3", "pmmir", PMUV3_PMMIR_ENCODING,
	 PMUV3_PMMIR_ENCODING, 8 * sizeof(pmuv3_pmmir_t)},
	{"pmuv3", "pmsscr", PMUV3_PMSSCR_ENCODING,
	 PMUV3_PMSSCR_ENCODING, 8 * sizeof(pmuv3_pmsscr_t)},
	{"pmuv3", "pmevcntr", PMUV3_PMEVCNTR_ENCODING(0U),
	 PMUV3_PMEVCNTR_ENCODING(30U), 8 * sizeof(pmuv3_pmevcntr_t)},
	{"pmuv3", "pmevtyper", PMUV3_PMEVTYPER_ENCODING(0U),
	 PMUV3_PMEVTYPER_ENCODING(30U), 8 * sizeof(pmuv3_pmevtyper_t)},
	{"pmuv3", "pmevcntsvr", PMUV3_PMEVCNTSVR_ENCODING(0U),
	 PMUV3_PMEVCNTSVR_ENCODING(30U), 8 * sizeof(pmuv3_pmevcntsvr_t)},
	{"pmuv3", "pmccntsvr", PMUV3_PMCCNTSVR_ENCODING,
	 PMUV3_PMCCNTSVR_ENCODING, 8 * sizeof(pmuv3_pmccntsvr_t)},
	{"pmuv3", "pmicntsvr", PMUV3_PMICNTSVR_ENCODING,
	 PMUV3_PMICNTSVR_ENCODING, 8 * sizeof(pmuv3_pmicntsvr_t)},
	{"pmuv3", "id_aa64dfr0", PMUV3_ID_AA64DFR0_ENCODING,
	 PMUV3_ID_AA64DFR0_ENCODING, 8 * sizeof(pmuv3_id_aa64dfr0_t)},
	{"pmuv3", "id_aa64dfr1", PMUV3_ID_AA64DFR1_ENCODING,
	 PMUV3_ID_AA64DFR1_ENCODING, 8 * sizeof(pmuv3_id_aa64dfr1_t)},
	{"el_control", "mdcr_el2", PMUV3_EL_CONTROL_MDCR_EL2_ENCODING,
	 PMUV3_EL_CONTROL_MDCR_EL2_ENCODING, 8 * sizeof(pmuv3_el_control_mdcr_el2_t)},
	{"el_control", "mdcr_el3", PMUV3_EL_CONTROL_MDCR_EL3_ENCODING,
	 PMUV3_EL_CONTROL_MDCR_EL3_ENCODING, 8 * sizeof(pmuv3_el_control_mdcr_el3_t)},
	{"el_control", "hdfgrtr_el2", PMUV3_EL_CONTROL_HDFGRTR_EL2_ENCODING,
	 PMUV3_EL_CONTROL_HDFGRTR_EL2_ENCODING, 8 * sizeof(pmuv3_el_control_hdfgrtr_el2_t)},
	{"el_control", "hdfgwtr_el2", PMUV3_EL_CONTROL_HDFGWTR_EL2_ENCODING,
	 PMUV3_EL_CONTROL_HDFGWTR_EL2_ENCODING, 8 * sizeof(pmuv3_el_control_hdfgwtr_el2_t)},
	{"el_control", "hdfgrtr2_el2", PMUV3_EL_CONTROL_HDFGRTR2_EL2_ENCODING,
	 PMUV3_EL_CONTROL_HDFGRTR2_EL2_ENCODING, 8 * sizeof(pmuv3_el_control_hdfgrtr2_el2_t)},
	{"el_control", "hdfgwtr2_el2", PMUV3_EL_CONTROL_HDFGWTR2_EL2_ENCODING,
	 PMUV3_EL_CONTROL_HDFGWTR2_EL2_ENCODING, 8 * sizeof(pmuv3_el_control_hdfgwtr2_el2_t)},
	{"el_control", "mdscr_el1", PMUV3_EL_CONTROL_MDSCR_EL1_ENCODING,
	 PMUV3_EL_CONTROL_MDSCR_EL1_ENCODING, 8 * sizeof(pmuv3_el_control_mdscr_el1_t)},
	{"el_control", "scr_el3", PMUV3_EL_CONTROL_SCR_EL3_ENCODING,
	 PMUV3_EL_CONTROL_SCR_EL3_ENCODING, 8 * sizeof(pmuv3_el_control_scr_el3_t)},
	{"el_control", "fgwte3_el3", PMUV3_EL_CONTROL_FGWTE3_EL3_ENCODING,
	 PMUV3_EL_CONTROL_FGWTE3_EL3_ENCODING, 8 * sizeof(pmuv3_el_control_fgwte3_el3_t)},
};

static void test_places(void **state)
{
	(void)state;
	validate_places(&pmureg_system_pmuv3, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_registers(void **state)
{
	(void)state;
	validate_registers(&pmureg_system_pmuv3);
}

static void test_counting(void **state)
{
	(void)state;
	validate_counting(&pmureg_system_pmuv3);
}

static void test_choice(void **state)
{
	(void)state;
	validate_choice(&pmureg_system_pmuv3);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_pmuv3_pmcr),
		cmocka_unit_test(test_pmuv3_pmcntenset),
		cmocka_unit_test(test_pmuv3_pmcntenclr),
		cmocka_unit_test(test_pmuv3_pmovsclr),
		cmocka_unit_test(test_pmuv3_pmovsset),
		cmocka_unit_test(test_pmuv3_pmintenset),
		cmocka_unit_test(test_pmuv3_pmintenclr),
		cmocka_unit_test(test_pmuv3_pmswinc),
		cmocka_unit_test(test_pmuv3_pmzr),
		cmocka_unit_test(test_pmuv3_pmselr),
		cmocka_unit_test(test_pmuv3_pmxevtyper),
		cmocka_unit_test(test_pmuv3_pmxevcntr),
		cmocka_unit_test(test_pmuv3_pmceid0),
		cmocka_unit_test(test_pmuv3_pmceid1),
		cmocka_unit_test(test_pmuv3_pmccntr),
		cmocka_unit_test(test_pmuv3_pmccfiltr),
		cmocka_unit_test(test_pmuv3_pmicntr),
		cmocka_unit_test(test_pmuv3_pmicfiltr),
		cmocka_unit_test(test_pmuv3_pmuserenr),
		cmocka_unit_test(test_pmuv3_pmuacr),
		cmocka_unit_test(test_pmuv3_pmecr),
		cmocka_unit_test(test_pmuv3_pmiar),
		cmocka_unit_test(test_pmuv3_pmmir),
		cmocka_unit_test(test_pmuv3_pmsscr),
		cmocka_unit_test(test_pmuv3_pmevcntr),
		cmocka_unit_test(test_pmuv3_pmevtyper),
		cmocka_unit_test(test_pmuv3_pmevcntsvr),
		cmocka_unit_test(test_pmuv3_pmccntsvr),
		cmocka_unit_test(test_pmuv3_pmicntsvr),
		cmocka_unit_test(test_pmuv3_id_aa64dfr0),
		cmocka_unit_test(test_pmuv3_id_aa64dfr1),
		cmocka_unit_test(test_el_control_mdcr_el2),
		cmocka_unit_test(test_el_control_mdcr_el3),
		cmocka_unit_test(test_el_control_hdfgrtr_el2),
		cmocka_unit_test(test_el_control_hdfgwtr_el2),
		cmocka_unit_test(test_el_control_hdfgrtr2_el2),
		cmocka_unit_test(test_el_control_hdfgwtr2_el2),
		cmocka_unit_test(test_el_control_mdscr_el1),
		cmocka_unit_test(test_el_control_scr_el3),
		cmocka_unit_test(test_el_control_fgwte3_el3),
		cmocka_unit_test(test_places),
		cmocka_unit_test(test_registers),
		cmocka_unit_test(test_counting),
		cmocka_unit_test(test_choice),
	};

	return cmocka_run_group_tests_name("pmuv3", tests, NULL, NULL);
}
