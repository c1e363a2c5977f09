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

/* ---- System PMU ---- */

/* Every bit of SPMSELR_EL0 is in one field or reserved. */
_Static_assert((uint64_t)(0xfffffffffffffc0cULL +
	       SPMU_SPMSELR_SYSPMUSEL_MASK +
	       SPMU_SPMSELR_BANK_MASK) == 0xffffffffffffffffULL, "spmu_spmselr");

static void test_spmu_spmselr(void **state)
{
	const spmu_spmselr_fields_t none = {0};
	spmu_spmselr_fields_t f;

	(void)state;
	assert_true(spmu_spmselr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.SYSPMUSEL = ~(uint64_t)0;
	assert_true(spmu_spmselr_pack(f).raw == (SPMU_SPMSELR_SYSPMUSEL_MASK | 0x0000000000000000ULL));
	assert_true(spmu_spmselr_unpack(spmu_spmselr_pack(f)).SYSPMUSEL == (SPMU_SPMSELR_SYSPMUSEL_MASK >> SPMU_SPMSELR_SYSPMUSEL_SHIFT));
	f = none;
	f.BANK = ~(uint64_t)0;
	assert_true(spmu_spmselr_pack(f).raw == (SPMU_SPMSELR_BANK_MASK | 0x0000000000000000ULL));
	assert_true(spmu_spmselr_unpack(spmu_spmselr_pack(f)).BANK == (SPMU_SPMSELR_BANK_MASK >> SPMU_SPMSELR_BANK_SHIFT));
}

/* Every bit of SPMCR_EL0 is in one field or reserved. */
_Static_assert((uint64_t)(0xfffffffffffff0ecULL +
	       SPMU_SPMCR_TRO_MASK +
	       SPMU_SPMCR_HDBG_MASK +
	       SPMU_SPMCR_FZO_MASK +
	       SPMU_SPMCR_NA_MASK +
	       SPMU_SPMCR_EX_MASK +
	       SPMU_SPMCR_P_MASK +
	       SPMU_SPMCR_E_MASK) == 0xffffffffffffffffULL, "spmu_spmcr");

static void test_spmu_spmcr(void **state)
{
	const spmu_spmcr_fields_t none = {0};
	spmu_spmcr_fields_t f;

	(void)state;
	assert_true(spmu_spmcr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.TRO = ~(uint64_t)0;
	assert_true(spmu_spmcr_pack(f).raw == (SPMU_SPMCR_TRO_MASK | 0x0000000000000000ULL));
	assert_true(spmu_spmcr_unpack(spmu_spmcr_pack(f)).TRO == (SPMU_SPMCR_TRO_MASK >> SPMU_SPMCR_TRO_SHIFT));
	f = none;
	f.HDBG = ~(uint64_t)0;
	assert_true(spmu_spmcr_pack(f).raw == (SPMU_SPMCR_HDBG_MASK | 0x0000000000000000ULL));
	assert_true(spmu_spmcr_unpack(spmu_spmcr_pack(f)).HDBG == (SPMU_SPMCR_HDBG_MASK >> SPMU_SPMCR_HDBG_SHIFT));
	f = none;
	f.FZO = ~(uint64_t)0;
	assert_true(spmu_spmcr_pack(f).raw == (SPMU_SPMCR_FZO_MASK | 0x0000000000000000ULL));
	assert_true(spmu_spmcr_unpack(spmu_spmcr_pack(f)).FZO == (SPMU_SPMCR_FZO_MASK >> SPMU_SPMCR_FZO_SHIFT));
	f = none;
	f.NA = ~(uint64_t)0;
	assert_true(spmu_spmcr_pack(f).raw == (SPMU_SPMCR_NA_MASK | 0x0000000000000000ULL));
	assert_true(spmu_spmcr_unpack(spmu_spmcr_pack(f)).NA == (SPMU_SPMCR_NA_MASK >> SPMU_SPMCR_NA_SHIFT));
	f = none;
	f.EX = ~(uint64_t)0;
	assert_true(spmu_spmcr_pack(f).raw == (SPMU_SPMCR_EX_MASK | 0x0000000000000000ULL));
	assert_true(spmu_spmcr_unpack(spmu_spmcr_pack(f)).EX == (SPMU_SPMCR_EX_MASK >> SPMU_SPMCR_EX_SHIFT));
	f = none;
	f.P = ~(uint64_t)0;
	assert_true(spmu_spmcr_pack(f).raw == (SPMU_SPMCR_P_MASK | 0x0000000000000000ULL));
	assert_true(spmu_spmcr_unpack(spmu_spmcr_pack(f)).P == (SPMU_SPMCR_P_MASK >> SPMU_SPMCR_P_SHIFT));
	f = none;
	f.E = ~(uint64_t)0;
	assert_true(spmu_spmcr_pack(f).raw == (SPMU_SPMCR_E_MASK | 0x0000000000000000ULL));
	assert_true(spmu_spmcr_unpack(spmu_spmcr_pack(f)).E == (SPMU_SPMCR_E_MASK >> SPMU_SPMCR_E_SHIFT));
}

/* Every bit of SPMCNTENSET_EL0 is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       SPMU_SPMCNTENSET_P_MASK) == 0xffffffffffffffffULL, "spmu_spmcntenset");

static void test_spmu_spmcntenset(void **state)
{
	const spmu_spmcntenset_fields_t none = {0};
	spmu_spmcntenset_fields_t f;

	(void)state;
	assert_true(spmu_spmcntenset_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.P = ~(uint64_t)0;
	assert_true(spmu_spmcntenset_pack(f).raw == (SPMU_SPMCNTENSET_P_MASK | 0x0000000000000000ULL));
	assert_true(spmu_spmcntenset_unpack(spmu_spmcntenset_pack(f)).P == (SPMU_SPMCNTENSET_P_MASK >> SPMU_SPMCNTENSET_P_SHIFT));
}

/* Every bit of SPMCNTENCLR_EL0 is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       SPMU_SPMCNTENCLR_P_MASK) == 0xffffffffffffffffULL, "spmu_spmcntenclr");

static void test_spmu_spmcntenclr(void **state)
{
	const spmu_spmcntenclr_fields_t none = {0};
	spmu_spmcntenclr_fields_t f;

	(void)state;
	assert_true(spmu_spmcntenclr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.P = ~(uint64_t)0;
	assert_true(spmu_spmcntenclr_pack(f).raw == (SPMU_SPMCNTENCLR_P_MASK | 0x0000000000000000ULL));
	assert_true(spmu_spmcntenclr_unpack(spmu_spmcntenclr_pack(f)).P == (SPMU_SPMCNTENCLR_P_MASK >> SPMU_SPMCNTENCLR_P_SHIFT));
}

/* Every bit of SPMOVSCLR_EL0 is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       SPMU_SPMOVSCLR_P_MASK) == 0xffffffffffffffffULL, "spmu_spmovsclr");

static void test_spmu_spmovsclr(void **state)
{
	const spmu_spmovsclr_fields_t none = {0};
	spmu_spmovsclr_fields_t f;

	(void)state;
	assert_true(spmu_spmovsclr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.P = ~(uint64_t)0;
	assert_true(spmu_spmovsclr_pack(f).raw == (SPMU_SPMOVSCLR_P_MASK | 0x0000000000000000ULL));
	assert_true(spmu_spmovsclr_unpack(spmu_spmovsclr_pack(f)).P == (SPMU_SPMOVSCLR_P_MASK >> SPMU_SPMOVSCLR_P_SHIFT));
}

/* Every bit of SPMOVSSET_EL0 is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       SPMU_SPMOVSSET_P_MASK) == 0xffffffffffffffffULL, "spmu_spmovsset");

static void test_spmu_spmovsset(void **state)
{
	const spmu_spmovsset_fields_t none = {0};
	spmu_spmovsset_fields_t f;

	(void)state;
	assert_true(spmu_spmovsset_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.P = ~(uint64_t)0;
	assert_true(spmu_spmovsset_pack(f).raw == (SPMU_SPMOVSSET_P_MASK | 0x0000000000000000ULL));
	assert_true(spmu_spmovsset_unpack(spmu_spmovsset_pack(f)).P == (SPMU_SPMOVSSET_P_MASK >> SPMU_SPMOVSSET_P_SHIFT));
}

/* Every bit of SPMINTENSET_EL1 is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       SPMU_SPMINTENSET_P_MASK) == 0xffffffffffffffffULL, "spmu_spmintenset");

static void test_spmu_spmintenset(void **state)
{
	const spmu_spmintenset_fields_t none = {0};
	spmu_spmintenset_fields_t f;

	(void)state;
	assert_true(spmu_spmintenset_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.P = ~(uint64_t)0;
	assert_true(spmu_spmintenset_pack(f).raw == (SPMU_SPMINTENSET_P_MASK | 0x0000000000000000ULL));
	assert_true(spmu_spmintenset_unpack(spmu_spmintenset_pack(f)).P == (SPMU_SPMINTENSET_P_MASK >> SPMU_SPMINTENSET_P_SHIFT));
}

/* Every bit of SPMINTENCLR_EL1 is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       SPMU_SPMINTENCLR_P_MASK) == 0xffffffffffffffffULL, "spmu_spmintenclr");

static void test_spmu_spmintenclr(void **state)
{
	const spmu_spmintenclr_fields_t none = {0};
	spmu_spmintenclr_fields_t f;

	(void)state;
	assert_true(spmu_spmintenclr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.P = ~(uint64_t)0;
	assert_true(spmu_spmintenclr_pack(f).raw == (SPMU_SPMINTENCLR_P_MASK | 0x0000000000000000ULL));
	assert_true(spmu_spmintenclr_unpack(spmu_spmintenclr_pack(f)).P == (SPMU_SPMINTENCLR_P_MASK >> SPMU_SPMINTENCLR_P_SHIFT));
}

/* Every bit of SPMZR_EL0 is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       SPMU_SPMZR_P_MASK) == 0xffffffffffffffffULL, "spmu_spmzr");

static void test_spmu_spmzr(void **state)
{
	const spmu_spmzr_fields_t none = {0};
	spmu_spmzr_fields_t f;

	(void)state;
	assert_true(spmu_spmzr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.P = ~(uint64_t)0;
	assert_true(spmu_spmzr_pack(f).raw == (SPMU_SPMZR_P_MASK | 0x0000000000000000ULL));
	assert_true(spmu_spmzr_unpack(spmu_spmzr_pack(f)).P == (SPMU_SPMZR_P_MASK >> SPMU_SPMZR_P_SHIFT));
}

/* Every bit of SPMCFGR_EL1 is in one field or reserved. */
_Static_assert((uint64_t)(0xffffffff0e0cc000ULL +
	       SPMU_SPMCFGR_NCG_MASK +
	       SPMU_SPMCFGR_HDBG_MASK +
	       SPMU_SPMCFGR_TRO_MASK +
	       SPMU_SPMCFGR_SS_MASK +
	       SPMU_SPMCFGR_FZO_MASK +
	       SPMU_SPMCFGR_MSI_MASK +
	       SPMU_SPMCFGR_NA_MASK +
	       SPMU_SPMCFGR_EX_MASK +
	       SPMU_SPMCFGR_SIZE_MASK +
	       SPMU_SPMCFGR_N_MASK) == 0xffffffffffffffffULL, "spmu_spmcfgr");

static void test_spmu_spmcfgr(void **state)
{
	const spmu_spmcfgr_fields_t none = {0};
	spmu_spmcfgr_fields_t f;

	(void)state;
	assert_true(spmu_spmcfgr_pack(none).raw == 0x0000000000080000ULL);
	f = none;
	f.NCG = ~(uint64_t)0;
	assert_true(spmu_spmcfgr_pack(f).raw == (SPMU_SPMCFGR_NCG_MASK | 0x0000000000080000ULL));
	assert_true(spmu_spmcfgr_unpack(spmu_spmcfgr_pack(f)).NCG == (SPMU_SPMCFGR_NCG_MASK >> SPMU_SPMCFGR_NCG_SHIFT));
	f = none;
	f.HDBG = ~(uint64_t)0;
	assert_true(spmu_spmcfgr_pack(f).raw == (SPMU_SPMCFGR_HDBG_MASK | 0x0000000000080000ULL));
	assert_true(spmu_spmcfgr_unpack(spmu_spmcfgr_pack(f)).HDBG == (SPMU_SPMCFGR_HDBG_MASK >> SPMU_SPMCFGR_HDBG_SHIFT));
	f = none;
	f.TRO = ~(uint64_t)0;
	assert_true(spmu_spmcfgr_pack(f).raw == (SPMU_SPMCFGR_TRO_MASK | 0x0000000000080000ULL));
	assert_true(spmu_spmcfgr_unpack(spmu_spmcfgr_pack(f)).TRO == (SPMU_SPMCFGR_TRO_MASK >> SPMU_SPMCFGR_TRO_SHIFT));
	f = none;
	f.SS = ~(uint64_t)0;
	assert_true(spmu_spmcfgr_pack(f).raw == (SPMU_SPMCFGR_SS_MASK | 0x0000000000080000ULL));
	assert_true(spmu_spmcfgr_unpack(spmu_spmcfgr_pack(f)).SS == (SPMU_SPMCFGR_SS_MASK >> SPMU_SPMCFGR_SS_SHIFT));
	f = none;
	f.FZO = ~(uint64_t)0;
	assert_true(spmu_spmcfgr_pack(f).raw == (SPMU_SPMCFGR_FZO_MASK | 0x0000000000080000ULL));
	assert_true(spmu_spmcfgr_unpack(spmu_spmcfgr_pack(f)).FZO == (SPMU_SPMCFGR_FZO_MASK >> SPMU_SPMCFGR_FZO_SHIFT));
	f = none;
	f.MSI = ~(uint64_t)0;
	assert_true(spmu_spmcfgr_pack(f).raw == (SPMU_SPMCFGR_MSI_MASK | 0x0000000000080000ULL));
	assert_true(spmu_spmcfgr_unpack(spmu_spmcfgr_pack(f)).MSI == (SPMU_SPMCFGR_MSI_MASK >> SPMU_SPMCFGR_MSI_SHIFT));
	f = none;
	f.NA = ~(uint64_t)0;
	assert_true(spmu_spmcfgr_pack(f).raw == (SPMU_SPMCFGR_NA_MASK | 0x0000000000080000ULL));
	assert_true(spmu_spmcfgr_unpack(spmu_spmcfgr_pack(f)).NA == (SPMU_SPMCFGR_NA_MASK >> SPMU_SPMCFGR_NA_SHIFT));
	f = none;
	f.EX = ~(uint64_t)0;
	assert_true(spmu_spmcfgr_pack(f).raw == (SPMU_SPMCFGR_EX_MASK | 0x0000000000080000ULL));
	assert_true(spmu_spmcfgr_unpack(spmu_spmcfgr_pack(f)).EX == (SPMU_SPMCFGR_EX_MASK >> SPMU_SPMCFGR_EX_SHIFT));
	f = none;
	f.SIZE = ~(uint64_t)0;
	assert_true(spmu_spmcfgr_pack(f).raw == (SPMU_SPMCFGR_SIZE_MASK | 0x0000000000080000ULL));
	assert_true(spmu_spmcfgr_unpack(spmu_spmcfgr_pack(f)).SIZE == (SPMU_SPMCFGR_SIZE_MASK >> SPMU_SPMCFGR_SIZE_SHIFT));
	f = none;
	f.N = ~(uint64_t)0;
	assert_true(spmu_spmcfgr_pack(f).raw == (SPMU_SPMCFGR_N_MASK | 0x0000000000080000ULL));
	assert_true(spmu_spmcfgr_unpack(spmu_spmcfgr_pack(f)).N == (SPMU_SPMCFGR_N_MASK >> SPMU_SPMCFGR_N_SHIFT));
}

/* Every bit of SPMCGCR<k>_EL1 is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       SPMU_SPMCGCR_N_MASK) == 0xffffffffffffffffULL, "spmu_spmcgcr");

static void test_spmu_spmcgcr(void **state)
{
	const spmu_spmcgcr_fields_t none = {0};
	spmu_spmcgcr_fields_t f;

	(void)state;
	assert_true(spmu_spmcgcr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.N = ~(uint64_t)0;
	assert_true(spmu_spmcgcr_pack(f).raw == (SPMU_SPMCGCR_N_MASK | 0x0000000000000000ULL));
	assert_true(spmu_spmcgcr_unpack(spmu_spmcgcr_pack(f)).N == (SPMU_SPMCGCR_N_MASK >> SPMU_SPMCGCR_N_SHIFT));
}

/* Every bit of SPMIIDR_EL1 is in one field or reserved. */
_Static_assert((uint64_t)(0xffffffff00000000ULL +
	       SPMU_SPMIIDR_PRODUCTID_MASK +
	       SPMU_SPMIIDR_VARIANT_MASK +
	       SPMU_SPMIIDR_REVISION_MASK +
	       SPMU_SPMIIDR_IMPLEMENTER_MASK) == 0xffffffffffffffffULL, "spmu_spmiidr");

static void test_spmu_spmiidr(void **state)
{
	const spmu_spmiidr_fields_t none = {0};
	spmu_spmiidr_fields_t f;

	(void)state;
	assert_true(spmu_spmiidr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.ProductID = ~(uint64_t)0;
	assert_true(spmu_spmiidr_pack(f).raw == (SPMU_SPMIIDR_PRODUCTID_MASK | 0x0000000000000000ULL));
	assert_true(spmu_spmiidr_unpack(spmu_spmiidr_pack(f)).ProductID == (SPMU_SPMIIDR_PRODUCTID_MASK >> SPMU_SPMIIDR_PRODUCTID_SHIFT));
	f = none;
	f.Variant = ~(uint64_t)0;
	assert_true(spmu_spmiidr_pack(f).raw == (SPMU_SPMIIDR_VARIANT_MASK | 0x0000000000000000ULL));
	assert_true(spmu_spmiidr_unpack(spmu_spmiidr_pack(f)).Variant == (SPMU_SPMIIDR_VARIANT_MASK >> SPMU_SPMIIDR_VARIANT_SHIFT));
	f = none;
	f.Revision = ~(uint64_t)0;
	assert_true(spmu_spmiidr_pack(f).raw == (SPMU_SPMIIDR_REVISION_MASK | 0x0000000000000000ULL));
	assert_true(spmu_spmiidr_unpack(spmu_spmiidr_pack(f)).Revision == (SPMU_SPMIIDR_REVISION_MASK >> SPMU_SPMIIDR_REVISION_SHIFT));
	f = none;
	f.Implementer = ~(uint64_t)0;
	assert_true(spmu_spmiidr_pack(f).raw == (SPMU_SPMIIDR_IMPLEMENTER_MASK | 0x0000000000000000ULL));
	assert_true(spmu_spmiidr_unpack(spmu_spmiidr_pack(f)).Implementer == (SPMU_SPMIIDR_IMPLEMENTER_MASK >> SPMU_SPMIIDR_IMPLEMENTER_SHIFT));
}

/* Every bit of SPMDEVARCH_EL1 is in one field or reserved. */
_Static_assert((uint64_t)(0xffffffff00000000ULL +
	       SPMU_SPMDEVARCH_ARCHITECT_MASK +
	       SPMU_SPMDEVARCH_PRESENT_MASK +
	       SPMU_SPMDEVARCH_REVISION_MASK +
	       SPMU_SPMDEVARCH_ARCHVER_MASK +
	       SPMU_SPMDEVARCH_ARCHPART_MASK) == 0xffffffffffffffffULL, "spmu_spmdevarch");

static void test_spmu_spmdevarch(void **state)
{
	const spmu_spmdevarch_fields_t none = {0};
	spmu_spmdevarch_fields_t f;

	(void)state;
	assert_true(spmu_spmdevarch_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.ARCHITECT = ~(uint64_t)0;
	assert_true(spmu_spmdevarch_pack(f).raw == (SPMU_SPMDEVARCH_ARCHITECT_MASK | 0x0000000000000000ULL));
	assert_true(spmu_spmdevarch_unpack(spmu_spmdevarch_pack(f)).ARCHITECT == (SPMU_SPMDEVARCH_ARCHITECT_MASK >> SPMU_SPMDEVARCH_ARCHITECT_SHIFT));
	f = none;
	f.PRESENT = ~(uint64_t)0;
	assert_true(spmu_spmdevarch_pack(f).raw == (SPMU_SPMDEVARCH_PRESENT_MASK | 0x0000000000000000ULL));
	assert_true(spmu_spmdevarch_unpack(spmu_spmdevarch_pack(f)).PRESENT == (SPMU_SPMDEVARCH_PRESENT_MASK >> SPMU_SPMDEVARCH_PRESENT_SHIFT));
	f = none;
	f.REVISION = ~(uint64_t)0;
	assert_true(spmu_spmdevarch_pack(f).raw == (SPMU_SPMDEVARCH_REVISION_MASK | 0x0000000000000000ULL));
	assert_true(spmu_spmdevarch_unpack(spmu_spmdevarch_pack(f)).REVISION == (SPMU_SPMDEVARCH_REVISION_MASK >> SPMU_SPMDEVARCH_REVISION_SHIFT));
	f = none;
	f.ARCHVER = ~(uint64_t)0;
	assert_true(spmu_spmdevarch_pack(f).raw == (SPMU_SPMDEVARCH_ARCHVER_MASK | 0x0000000000000000ULL));
	assert_true(spmu_spmdevarch_unpack(spmu_spmdevarch_pack(f)).ARCHVER == (SPMU_SPMDEVARCH_ARCHVER_MASK >> SPMU_SPMDEVARCH_ARCHVER_SHIFT));
	f = none;
	f.ARCHPART = ~(uint64_t)0;
	assert_true(spmu_spmdevarch_pack(f).raw == (SPMU_SPMDEVARCH_ARCHPART_MASK | 0x0000000000000000ULL));
	assert_true(spmu_spmdevarch_unpack(spmu_spmdevarch_pack(f)).ARCHPART == (SPMU_SPMDEVARCH_ARCHPART_MASK >> SPMU_SPMDEVARCH_ARCHPART_SHIFT));
}

/* Every bit of SPMDEVAFF_EL1 is in one field or reserved. */
_Static_assert((uint64_t)(0xffffff003e000000ULL +
	       SPMU_SPMDEVAFF_AFF3_MASK +
	       SPMU_SPMDEVAFF_F0V_MASK +
	       SPMU_SPMDEVAFF_U_MASK +
	       SPMU_SPMDEVAFF_MT_MASK +
	       SPMU_SPMDEVAFF_AFF2_MASK +
	       SPMU_SPMDEVAFF_AFF1_MASK +
	       SPMU_SPMDEVAFF_AFF0_MASK) == 0xffffffffffffffffULL, "spmu_spmdevaff");

static void test_spmu_spmdevaff(void **state)
{
	const spmu_spmdevaff_fields_t none = {0};
	spmu_spmdevaff_fields_t f;

	(void)state;
	assert_true(spmu_spmdevaff_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.Aff3 = ~(uint64_t)0;
	assert_true(spmu_spmdevaff_pack(f).raw == (SPMU_SPMDEVAFF_AFF3_MASK | 0x0000000000000000ULL));
	assert_true(spmu_spmdevaff_unpack(spmu_spmdevaff_pack(f)).Aff3 == (SPMU_SPMDEVAFF_AFF3_MASK >> SPMU_SPMDEVAFF_AFF3_SHIFT));
	f = none;
	f.F0V = ~(uint64_t)0;
	assert_true(spmu_spmdevaff_pack(f).raw == (SPMU_SPMDEVAFF_F0V_MASK | 0x0000000000000000ULL));
	assert_true(spmu_spmdevaff_unpack(spmu_spmdevaff_pack(f)).F0V == (SPMU_SPMDEVAFF_F0V_MASK >> SPMU_SPMDEVAFF_F0V_SHIFT));
	f = none;
	f.U = ~(uint64_t)0;
	assert_true(spmu_spmdevaff_pack(f).raw == (SPMU_SPMDEVAFF_U_MASK | 0x0000000000000000ULL));
	assert_true(spmu_spmdevaff_unpack(spmu_spmdevaff_pack(f)).U == (SPMU_SPMDEVAFF_U_MASK >> SPMU_SPMDEVAFF_U_SHIFT));
	f = none;
	f.MT = ~(uint64_t)0;
	assert_true(spmu_spmdevaff_pack(f).raw == (SPMU_SPMDEVAFF_MT_MASK | 0x0000000000000000ULL));
	assert_true(spmu_spmdevaff_unpack(spmu_spmdevaff_pack(f)).MT == (SPMU_SPMDEVAFF_MT_MASK >> SPMU_SPMDEVAFF_MT_SHIFT));
	f = none;
	f.Aff2 = ~(uint64_t)0;
	assert_true(spmu_spmdevaff_pack(f).raw == (SPMU_SPMDEVAFF_AFF2_MASK | 0x0000000000000000ULL));
	assert_true(spmu_spmdevaff_unpack(spmu_spmdevaff_pack(f)).Aff2 == (SPMU_SPMDEVAFF_AFF2_MASK >> SPMU_SPMDEVAFF_AFF2_SHIFT));
	f = none;
	f.Aff1 = ~(uint64_t)0;
	assert_true(spmu_spmdevaff_pack(f).raw == (SPMU_SPMDEVAFF_AFF1_MASK | 0x0000000000000000ULL));
	assert_true(spmu_spmdevaff_unpack(spmu_spmdevaff_pack(f)).Aff1 == (SPMU_SPMDEVAFF_AFF1_MASK >> SPMU_SPMDEVAFF_AFF1_SHIFT));
	f = none;
	f.Aff0 = ~(uint64_t)0;
	assert_true(spmu_spmdevaff_pack(f).raw == (SPMU_SPMDEVAFF_AFF0_MASK | 0x0000000000000000ULL));
	assert_true(spmu_spmdevaff_unpack(spmu_spmdevaff_pack(f)).Aff0 == (SPMU_SPMDEVAFF_AFF0_MASK >> SPMU_SPMDEVAFF_AFF0_SHIFT));
}

/* Every bit of SPMACCESSR_EL1 is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       SPMU_SPMACCESSR_EL1_P_MASK) == 0xffffffffffffffffULL, "spmu_spmaccessr_el1");

static void test_spmu_spmaccessr_el1(void **state)
{
	const spmu_spmaccessr_el1_fields_t none = {0};
	spmu_spmaccessr_el1_fields_t f;

	(void)state;
	assert_true(spmu_spmaccessr_el1_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.P = ~(uint64_t)0;
	assert_true(spmu_spmaccessr_el1_pack(f).raw == (SPMU_SPMACCESSR_EL1_P_MASK | 0x0000000000000000ULL));
	assert_true(spmu_spmaccessr_el1_unpack(spmu_spmaccessr_el1_pack(f)).P == (SPMU_SPMACCESSR_EL1_P_MASK >> SPMU_SPMACCESSR_EL1_P_SHIFT));
}

/* Every bit of SPMACCESSR_EL12 is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       SPMU_SPMACCESSR_EL12_P_MASK) == 0xffffffffffffffffULL, "spmu_spmaccessr_el12");

static void test_spmu_spmaccessr_el12(void **state)
{
	const spmu_spmaccessr_el12_fields_t none = {0};
	spmu_spmaccessr_el12_fields_t f;

	(void)state;
	assert_true(spmu_spmaccessr_el12_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.P = ~(uint64_t)0;
	assert_true(spmu_spmaccessr_el12_pack(f).raw == (SPMU_SPMACCESSR_EL12_P_MASK | 0x0000000000000000ULL));
	assert_true(spmu_spmaccessr_el12_unpack(spmu_spmaccessr_el12_pack(f)).P == (SPMU_SPMACCESSR_EL12_P_MASK >> SPMU_SPMACCESSR_EL12_P_SHIFT));
}

/* Every bit of SPMACCESSR_EL2 is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       SPMU_SPMACCESSR_EL2_P_MASK) == 0xffffffffffffffffULL, "spmu_spmaccessr_el2");

static void test_spmu_spmaccessr_el2(void **state)
{
	const spmu_spmaccessr_el2_fields_t none = {0};
	spmu_spmaccessr_el2_fields_t f;

	(void)state;
	assert_true(spmu_spmaccessr_el2_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.P = ~(uint64_t)0;
	assert_true(spmu_spmaccessr_el2_pack(f).raw == (SPMU_SPMACCESSR_EL2_P_MASK | 0x0000000000000000ULL));
	assert_true(spmu_spmaccessr_el2_unpack(spmu_spmaccessr_el2_pack(f)).P == (SPMU_SPMACCESSR_EL2_P_MASK >> SPMU_SPMACCESSR_EL2_P_SHIFT));
}

/* Every bit of SPMACCESSR_EL3 is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       SPMU_SPMACCESSR_EL3_P_MASK) == 0xffffffffffffffffULL, "spmu_spmaccessr_el3");

static void test_spmu_spmaccessr_el3(void **state)
{
	const spmu_spmaccessr_el3_fields_t none = {0};
	spmu_spmaccessr_el3_fields_t f;

	(void)state;
	assert_true(spmu_spmaccessr_el3_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.P = ~(uint64_t)0;
	assert_true(spmu_spmaccessr_el3_pack(f).raw == (SPMU_SPMACCESSR_EL3_P_MASK | 0x0000000000000000ULL));
	assert_true(spmu_spmaccessr_el3_unpack(spmu_spmaccessr_el3_pack(f)).P == (SPMU_SPMACCESSR_EL3_P_MASK >> SPMU_SPMACCESSR_EL3_P_SHIFT));
}

/* Every bit of SPMSCR_EL1 is in one field or reserved. */
_Static_assert((uint64_t)(0xffffffffffffffeeULL +
	       SPMU_SPMSCR_NAO_MASK +
	       SPMU_SPMSCR_SO_MASK) == 0xffffffffffffffffULL, "spmu_spmscr");

static void test_spmu_spmscr(void **state)
{
	const spmu_spmscr_fields_t none = {0};
	spmu_spmscr_fields_t f;

	(void)state;
	assert_true(spmu_spmscr_pack(none).raw == 0x0000000080000000ULL);
	f = none;
	f.NAO = ~(uint64_t)0;
	assert_true(spmu_spmscr_pack(f).raw == (SPMU_SPMSCR_NAO_MASK | 0x0000000080000000ULL));
	assert_true(spmu_spmscr_unpack(spmu_spmscr_pack(f)).NAO == (SPMU_SPMSCR_NAO_MASK >> SPMU_SPMSCR_NAO_SHIFT));
	f = none;
	f.SO = ~(uint64_t)0;
	assert_true(spmu_spmscr_pack(f).raw == (SPMU_SPMSCR_SO_MASK | 0x0000000080000000ULL));
	assert_true(spmu_spmscr_unpack(spmu_spmscr_pack(f)).SO == (SPMU_SPMSCR_SO_MASK >> SPMU_SPMSCR_SO_SHIFT));
}

/* Every bit of SPMROOTCR_EL3 is in one field or reserved. */
_Static_assert((uint64_t)(0xfffffffffffffff4ULL +
	       SPMU_SPMROOTCR_NAO_MASK +
	       SPMU_SPMROOTCR_RLO_MASK +
	       SPMU_SPMROOTCR_RTO_MASK) == 0xffffffffffffffffULL, "spmu_spmrootcr");

static void test_spmu_spmrootcr(void **state)
{
	const spmu_spmrootcr_fields_t none = {0};
	spmu_spmrootcr_fields_t f;

	(void)state;
	assert_true(spmu_spmrootcr_pack(none).raw == 0x0000000080000000ULL);
	f = none;
	f.NAO = ~(uint64_t)0;
	assert_true(spmu_spmrootcr_pack(f).raw == (SPMU_SPMROOTCR_NAO_MASK | 0x0000000080000000ULL));
	assert_true(spmu_spmrootcr_unpack(spmu_spmrootcr_pack(f)).NAO == (SPMU_SPMROOTCR_NAO_MASK >> SPMU_SPMROOTCR_NAO_SHIFT));
	f = none;
	f.RLO = ~(uint64_t)0;
	assert_true(spmu_spmrootcr_pack(f).raw == (SPMU_SPMROOTCR_RLO_MASK | 0x0000000080000000ULL));
	assert_true(spmu_spmrootcr_unpack(spmu_spmrootcr_pack(f)).RLO == (SPMU_SPMROOTCR_RLO_MASK >> SPMU_SPMROOTCR_RLO_SHIFT));
	f = none;
	f.RTO = ~(uint64_t)0;
	assert_true(spmu_spmrootcr_pack(f).raw == (SPMU_SPMROOTCR_RTO_MASK | 0x0000000080000000ULL));
	assert_true(spmu_spmrootcr_unpack(spmu_spmrootcr_pack(f)).RTO == (SPMU_SPMROOTCR_RTO_MASK >> SPMU_SPMROOTCR_RTO_SHIFT));
}

/* Every bit of SPMEVCNTR<n>_EL0 is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       SPMU_SPMEVCNTR_CNTR_MASK) == 0xffffffffffffffffULL, "spmu_spmevcntr");

static void test_spmu_spmevcntr(void **state)
{
	const spmu_spmevcntr_fields_t none = {0};
	spmu_spmevcntr_fields_t f;

	(void)state;
	assert_true(spmu_spmevcntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.CNTR = ~(uint64_t)0;
	assert_true(spmu_spmevcntr_pack(f).raw == (SPMU_SPMEVCNTR_CNTR_MASK | 0x0000000000000000ULL));
	assert_true(spmu_spmevcntr_unpack(spmu_spmevcntr_pack(f)).CNTR == (SPMU_SPMEVCNTR_CNTR_MASK >> SPMU_SPMEVCNTR_CNTR_SHIFT));
}

/* Every bit of SPMEVTYPER<n>_EL0 is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       SPMU_SPMEVTYPER_EVENT_MASK) == 0xffffffffffffffffULL, "spmu_spmevtyper");

static void test_spmu_spmevtyper(void **state)
{
	const spmu_spmevtyper_fields_t none = {0};
	spmu_spmevtyper_fields_t f;

	(void)state;
	assert_true(spmu_spmevtyper_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.event = ~(uint64_t)0;
	assert_true(spmu_spmevtyper_pack(f).raw == (SPMU_SPMEVTYPER_EVENT_MASK | 0x0000000000000000ULL));
	assert_true(spmu_spmevtyper_unpack(spmu_spmevtyper_pack(f)).event == (SPMU_SPMEVTYPER_EVENT_MASK >> SPMU_SPMEVTYPER_EVENT_SHIFT));
}

/* Every bit of SPMEVFILTR<n>_EL0 is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       SPMU_SPMEVFILTR_FILTER_MASK) == 0xffffffffffffffffULL, "spmu_spmevfiltr");

static void test_spmu_spmevfiltr(void **state)
{
	const spmu_spmevfiltr_fields_t none = {0};
	spmu_spmevfiltr_fields_t f;

	(void)state;
	assert_true(spmu_spmevfiltr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.filter = ~(uint64_t)0;
	assert_true(spmu_spmevfiltr_pack(f).raw == (SPMU_SPMEVFILTR_FILTER_MASK | 0x0000000000000000ULL));
	assert_true(spmu_spmevfiltr_unpack(spmu_spmevfiltr_pack(f)).filter == (SPMU_SPMEVFILTR_FILTER_MASK >> SPMU_SPMEVFILTR_FILTER_SHIFT));
}

/* Every bit of SPMEVFILT2R<n>_EL0 is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       SPMU_SPMEVFILT2R_FILTER2_MASK) == 0xffffffffffffffffULL, "spmu_spmevfilt2r");

static void test_spmu_spmevfilt2r(void **state)
{
	const spmu_spmevfilt2r_fields_t none = {0};
	spmu_spmevfilt2r_fields_t f;

	(void)state;
	assert_true(spmu_spmevfilt2r_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.filter2 = ~(uint64_t)0;
	assert_true(spmu_spmevfilt2r_pack(f).raw == (SPMU_SPMEVFILT2R_FILTER2_MASK | 0x0000000000000000ULL));
	assert_true(spmu_spmevfilt2r_unpack(spmu_spmevfilt2r_pack(f)).filter2 == (SPMU_SPMEVFILT2R_FILTER2_MASK >> SPMU_SPMEVFILT2R_FILTER2_SHIFT));
}

/* What the headers say of the first and the last element of each register. */
static const struct validate_row rows[] = {
	{"spmu", "spmselr", SPMU_SPMSELR_ENCODING,
	 SPMU_SPMSELR_ENCODING, 8 * sizeof(spmu_spmselr_t)},
	{"spmu", "spmcr", SPMU_SPMCR_ENCODING,
	 SPMU_SPMCR_ENCODING, 8 * sizeof(spmu_spmcr_t)},
	{"spmu", "spmcntenset", SPMU_SPMCNTENSET_ENCODING,
	 SPMU_SPMCNTENSET_ENCODING, 8 * sizeof(spmu_spmcntenset_t)},
	{"spmu", "spmcntenclr", SPMU_SPMCNTENCLR_ENCODING,
	 SPMU_SPMCNTENCLR_ENCODING, 8 * sizeof(spmu_spmcntenclr_t)},
	{"spmu", "spmovsclr", SPMU_SPMOVSCLR_ENCODING,
	 SPMU_SPMOVSCLR_ENCODING, 8 * sizeof(spmu_spmovsclr_t)},
	{"spmu", "spmovsset", SPMU_SPMOVSSET_ENCODING,
	 SPMU_SPMOVSSET_ENCODING, 8 * sizeof(spmu_spmovsset_t)},
	{"spmu", "spmintenset", SPMU_SPMINTENSET_ENCODING,
	 SPMU_SPMINTENSET_ENCODING, 8 * sizeof(spmu_spmintenset_t)},
	{"spmu", "spmintenclr", SPMU_SPMINTENCLR_ENCODING,
	 SPMU_SPMINTENCLR_ENCODING, 8 * sizeof(spmu_spmintenclr_t)},
	{"spmu", "spmzr", SPMU_SPMZR_ENCODING,
	 SPMU_SPMZR_ENCODING, 8 * sizeof(spmu_spmzr_t)},
	{"spmu", "spmcfgr", SPMU_SPMCFGR_ENCODING,
	 SPMU_SPMCFGR_ENCODING, 8 * sizeof(spmu_spmcfgr_t)},
	{"spmu", "spmcgcr", SPMU_SPMCGCR_ENCODING(0U),
	 SPMU_SPMCGCR_ENCODING(1U), 8 * sizeof(spmu_spmcgcr_t)},
	{"spmu", "spmiidr", SPMU_SPMIIDR_ENCODING,
	 SPMU_SPMIIDR_ENCODING, 8 * sizeof(spmu_spmiidr_t)},
	{"spmu", "spmdevarch", SPMU_SPMDEVARCH_ENCODING,
	 SPMU_SPMDEVARCH_ENCODING, 8 * sizeof(spmu_spmdevarch_t)},
	{"spmu", "spmdevaff", SPMU_SPMDEVAFF_ENCODING,
	 SPMU_SPMDEVAFF_ENCODING, 8 * sizeof(spmu_spmdevaff_t)},
	{"spmu", "spmaccessr_el1", SPMU_SPMACCESSR_EL1_ENCODING,
	 SPMU_SPMACCESSR_EL1_ENCODING, 8 * sizeof(spmu_spmaccessr_el1_t)},
	{"spmu", "spmaccessr_el12", SPMU_SPMACCESSR_EL12_ENCODING,
	 SPMU_SPMACCESSR_EL12_ENCODING, 8 * sizeof(spmu_spmaccessr_el12_t)},
	{"spmu", "spmaccessr_el2", SPMU_SPMACCESSR_EL2_ENCODING,
	 SPMU_SPMACCESSR_EL2_ENCODING, 8 * sizeof(spmu_spmaccessr_el2_t)},
	{"spmu", "spmaccessr_el3", SPMU_SPMACCESSR_EL3_ENCODING,
	 SPMU_SPMACCESSR_EL3_ENCODING, 8 * sizeof(spmu_spmaccessr_el3_t)},
	{"spmu", "spmscr", SPMU_SPMSCR_ENCODING,
	 SPMU_SPMSCR_ENCODING, 8 * sizeof(spmu_spmscr_t)},
	{"spmu", "spmrootcr", SPMU_SPMROOTCR_ENCODING,
	 SPMU_SPMROOTCR_ENCODING, 8 * sizeof(spmu_spmrootcr_t)},
	{"spmu", "spmevcntr", SPMU_SPMEVCNTR_ENCODING(0U),
	 SPMU_SPMEVCNTR_ENCODING(63U), 8 * sizeof(spmu_spmevcntr_t)},
	{"spmu", "spmevtyper", SPMU_SPMEVTYPER_ENCODING(0U),
	 SPMU_SPMEVTYPER_ENCODING(63U), 8 * sizeof(spmu_spmevtyper_t)},
	{"spmu", "spmevfiltr", SPMU_SPMEVFILTR_ENCODING(0U),
	 SPMU_SPMEVFILTR_ENCODING(63U), 8 * sizeof(spmu_spmevfiltr_t)},
	{"spmu", "spmevfilt2r", SPMU_SPMEVFILT2R_ENCODING(0U),
	 SPMU_SPMEVFILT2R_ENCODING(63U), 8 * sizeof(spmu_spmevfilt2r_t)},
};

static void test_places(void **state)
{
	(void)state;
	validate_places(&pmureg_system_spmu, rows, sizeof(rows) / sizeof(rows[0]));
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
		cmocka_unit_test(test_spmu_spmselr),
		cmocka_unit_test(test_spmu_spmcr),
		cmocka_unit_test(test_spmu_spmcntenset),
		cmocka_unit_test(test_spmu_spmcntenclr),
		cmocka_unit_test(test_spmu_spmovsclr),
		cmocka_unit_test(test_spmu_spmovsset),
		cmocka_unit_test(test_spmu_spmintenset),
		cmocka_unit_test(test_spmu_spmintenclr),
		cmocka_unit_test(test_spmu_spmzr),
		cmocka_unit_test(test_spmu_spmcfgr),
		cmocka_unit_test(test_spmu_spmcgcr),
		cmocka_unit_test(test_spmu_spmiidr),
		cmocka_unit_test(test_spmu_spmdevarch),
		cmocka_unit_test(test_spmu_spmdevaff),
		cmocka_unit_test(test_spmu_spmaccessr_el1),
		cmocka_unit_test(test_spmu_spmaccessr_el12),
		cmocka_unit_test(test_spmu_spmaccessr_el2),
		cmocka_unit_test(test_spmu_spmaccessr_el3),
		cmocka_unit_test(test_spmu_spmscr),
		cmocka_unit_test(test_spmu_spmrootcr),
		cmocka_unit_test(test_spmu_spmevcntr),
		cmocka_unit_test(test_spmu_spmevtyper),
		cmocka_unit_test(test_spmu_spmevfiltr),
		cmocka_unit_test(test_spmu_spmevfilt2r),
		cmocka_unit_test(test_places),
		cmocka_unit_test(test_registers),
		cmocka_unit_test(test_counting),
		cmocka_unit_test(test_choice),
	};

	return cmocka_run_group_tests_name("spmu", tests, NULL, NULL);
}
