/*
 * NVIDIA Tegra241 (Grace) uncore PMUs: the headers agree with the tables, and the simulated device with both.
 *
 * Made by pmureg from regdefs/nvidia/t241.yaml. Edit that, not this.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <pmureg/t241.h>

#include "validate.h"

extern const struct pmureg_system pmureg_system_t241;

/* ---- Scalable coherency fabric ---- */

/* Every bit of PMEVFILTR<n> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_SCF_PMEVFILTR_FILTER_MASK) == 0xffffffffU, "t241_scf_pmevfiltr");

static void test_scf_pmevfiltr(void **state)
{
	const t241_scf_pmevfiltr_fields_t none = {0};
	t241_scf_pmevfiltr_fields_t f;

	(void)state;
	assert_true(t241_scf_pmevfiltr_pack(none).raw == 0x00000000U);
	f = none;
	f.filter = ~(uint32_t)0;
	assert_true(t241_scf_pmevfiltr_pack(f).raw == (T241_SCF_PMEVFILTR_FILTER_MASK | 0x00000000U));
	assert_true(t241_scf_pmevfiltr_unpack(t241_scf_pmevfiltr_pack(f)).filter == (T241_SCF_PMEVFILTR_FILTER_MASK >> T241_SCF_PMEVFILTR_FILTER_SHIFT));
}

/* Every bit of PMCCFILTR is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       T241_SCF_PMCCFILTR_FILTER_MASK) == 0xffffffffU, "t241_scf_pmccfiltr");

static void test_scf_pmccfiltr(void **state)
{
	const t241_scf_pmccfiltr_fields_t none = {0};
	t241_scf_pmccfiltr_fields_t f;

	(void)state;
	assert_true(t241_scf_pmccfiltr_pack(none).raw == 0x00000000U);
	f = none;
	f.filter = ~(uint32_t)0;
	assert_true(t241_scf_pmccfiltr_pack(f).raw == (T241_SCF_PMCCFILTR_FILTER_MASK | 0x00000000U));
	assert_true(t241_scf_pmccfiltr_unpack(t241_scf_pmccfiltr_pack(f)).filter == (T241_SCF_PMCCFILTR_FILTER_MASK >> T241_SCF_PMCCFILTR_FILTER_SHIFT));
}

/* ---- PCIe root ports ---- */

/* Every bit of PMEVFILTR<n> is in one field or reserved. */
_Static_assert((uint32_t)(0xfffffc00U +
	       T241_PCIE_PMEVFILTR_ROOT_PORT_MASK) == 0xffffffffU, "t241_pcie_pmevfiltr");

static void test_pcie_pmevfiltr(void **state)
{
	const t241_pcie_pmevfiltr_fields_t none = {0};
	t241_pcie_pmevfiltr_fields_t f;

	(void)state;
	assert_true(t241_pcie_pmevfiltr_pack(none).raw == 0x00000000U);
	f = none;
	f.root_port = ~(uint32_t)0;
	assert_true(t241_pcie_pmevfiltr_pack(f).raw == (T241_PCIE_PMEVFILTR_ROOT_PORT_MASK | 0x00000000U));
	assert_true(t241_pcie_pmevfiltr_unpack(t241_pcie_pmevfiltr_pack(f)).root_port == (T241_PCIE_PMEVFILTR_ROOT_PORT_MASK >> T241_PCIE_PMEVFILTR_ROOT_PORT_SHIFT));
}

/* Every bit of PMCCFILTR is in one field or reserved. */
_Static_assert((uint32_t)(0xfffffc00U +
	       T241_PCIE_PMCCFILTR_ROOT_PORT_MASK) == 0xffffffffU, "t241_pcie_pmccfiltr");

static void test_pcie_pmccfiltr(void **state)
{
	const t241_pcie_pmccfiltr_fields_t none = {0};
	t241_pcie_pmccfiltr_fields_t f;

	(void)state;
	assert_true(t241_pcie_pmccfiltr_pack(none).raw == 0x00000000U);
	f = none;
	f.root_port = ~(uint32_t)0;
	assert_true(t241_pcie_pmccfiltr_pack(f).raw == (T241_PCIE_PMCCFILTR_ROOT_PORT_MASK | 0x00000000U));
	assert_true(t241_pcie_pmccfiltr_unpack(t241_pcie_pmccfiltr_pack(f)).root_port == (T241_PCIE_PMCCFILTR_ROOT_PORT_MASK >> T241_PCIE_PMCCFILTR_ROOT_PORT_SHIFT));
}

/* ---- NVLink-C2C0 ---- */

/* Every bit of PMEVFILTR<n> is in one field or reserved. */
_Static_assert((uint32_t)(0xfffffffcU +
	       T241_C2C0_PMEVFILTR_PORT_MASK) == 0xffffffffU, "t241_c2c0_pmevfiltr");

static void test_c2c0_pmevfiltr(void **state)
{
	const t241_c2c0_pmevfiltr_fields_t none = {0};
	t241_c2c0_pmevfiltr_fields_t f;

	(void)state;
	assert_true(t241_c2c0_pmevfiltr_pack(none).raw == 0x00000000U);
	f = none;
	f.port = ~(uint32_t)0;
	assert_true(t241_c2c0_pmevfiltr_pack(f).raw == (T241_C2C0_PMEVFILTR_PORT_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmevfiltr_unpack(t241_c2c0_pmevfiltr_pack(f)).port == (T241_C2C0_PMEVFILTR_PORT_MASK >> T241_C2C0_PMEVFILTR_PORT_SHIFT));
}

/* Every bit of PMCCFILTR is in one field or reserved. */
_Static_assert((uint32_t)(0xfffffffcU +
	       T241_C2C0_PMCCFILTR_PORT_MASK) == 0xffffffffU, "t241_c2c0_pmccfiltr");

static void test_c2c0_pmccfiltr(void **state)
{
	const t241_c2c0_pmccfiltr_fields_t none = {0};
	t241_c2c0_pmccfiltr_fields_t f;

	(void)state;
	assert_true(t241_c2c0_pmccfiltr_pack(none).raw == 0x00000000U);
	f = none;
	f.port = ~(uint32_t)0;
	assert_true(t241_c2c0_pmccfiltr_pack(f).raw == (T241_C2C0_PMCCFILTR_PORT_MASK | 0x00000000U));
	assert_true(t241_c2c0_pmccfiltr_unpack(t241_c2c0_pmccfiltr_pack(f)).port == (T241_C2C0_PMCCFILTR_PORT_MASK >> T241_C2C0_PMCCFILTR_PORT_SHIFT));
}

/* ---- NVLink-C2C1 ---- */

/* Every bit of PMEVFILTR<n> is in one field or reserved. */
_Static_assert((uint32_t)(0xfffffffcU +
	       T241_C2C1_PMEVFILTR_PORT_MASK) == 0xffffffffU, "t241_c2c1_pmevfiltr");

static void test_c2c1_pmevfiltr(void **state)
{
	const t241_c2c1_pmevfiltr_fields_t none = {0};
	t241_c2c1_pmevfiltr_fields_t f;

	(void)state;
	assert_true(t241_c2c1_pmevfiltr_pack(none).raw == 0x00000000U);
	f = none;
	f.port = ~(uint32_t)0;
	assert_true(t241_c2c1_pmevfiltr_pack(f).raw == (T241_C2C1_PMEVFILTR_PORT_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmevfiltr_unpack(t241_c2c1_pmevfiltr_pack(f)).port == (T241_C2C1_PMEVFILTR_PORT_MASK >> T241_C2C1_PMEVFILTR_PORT_SHIFT));
}

/* Every bit of PMCCFILTR is in one field or reserved. */
_Static_assert((uint32_t)(0xfffffffcU +
	       T241_C2C1_PMCCFILTR_PORT_MASK) == 0xffffffffU, "t241_c2c1_pmccfiltr");

static void test_c2c1_pmccfiltr(void **state)
{
	const t241_c2c1_pmccfiltr_fields_t none = {0};
	t241_c2c1_pmccfiltr_fields_t f;

	(void)state;
	assert_true(t241_c2c1_pmccfiltr_pack(none).raw == 0x00000000U);
	f = none;
	f.port = ~(uint32_t)0;
	assert_true(t241_c2c1_pmccfiltr_pack(f).raw == (T241_C2C1_PMCCFILTR_PORT_MASK | 0x00000000U));
	assert_true(t241_c2c1_pmccfiltr_unpack(t241_c2c1_pmccfiltr_pack(f)).port == (T241_C2C1_PMCCFILTR_PORT_MASK >> T241_C2C1_PMCCFILTR_PORT_SHIFT));
}

/* ---- CNVLink ---- */

/* Every bit of PMEVFILTR<n> is in one field or reserved. */
_Static_assert((uint32_t)(0xfffffff0U +
	       T241_CNVLINK_PMEVFILTR_REM_SOCKET_MASK) == 0xffffffffU, "t241_cnvlink_pmevfiltr");

static void test_cnvlink_pmevfiltr(void **state)
{
	const t241_cnvlink_pmevfiltr_fields_t none = {0};
	t241_cnvlink_pmevfiltr_fields_t f;

	(void)state;
	assert_true(t241_cnvlink_pmevfiltr_pack(none).raw == 0x00000000U);
	f = none;
	f.rem_socket = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmevfiltr_pack(f).raw == (T241_CNVLINK_PMEVFILTR_REM_SOCKET_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmevfiltr_unpack(t241_cnvlink_pmevfiltr_pack(f)).rem_socket == (T241_CNVLINK_PMEVFILTR_REM_SOCKET_MASK >> T241_CNVLINK_PMEVFILTR_REM_SOCKET_SHIFT));
}

/* Every bit of PMCCFILTR is in one field or reserved. */
_Static_assert((uint32_t)(0xfffffff0U +
	       T241_CNVLINK_PMCCFILTR_REM_SOCKET_MASK) == 0xffffffffU, "t241_cnvlink_pmccfiltr");

static void test_cnvlink_pmccfiltr(void **state)
{
	const t241_cnvlink_pmccfiltr_fields_t none = {0};
	t241_cnvlink_pmccfiltr_fields_t f;

	(void)state;
	assert_true(t241_cnvlink_pmccfiltr_pack(none).raw == 0x00000000U);
	f = none;
	f.rem_socket = ~(uint32_t)0;
	assert_true(t241_cnvlink_pmccfiltr_pack(f).raw == (T241_CNVLINK_PMCCFILTR_REM_SOCKET_MASK | 0x00000000U));
	assert_true(t241_cnvlink_pmccfiltr_unpack(t241_cnvlink_pmccfiltr_pack(f)).rem_socket == (T241_CNVLINK_PMCCFILTR_REM_SOCKET_MASK >> T241_CNVLINK_PMCCFILTR_REM_SOCKET_SHIFT));
}

/* ---- PMU of a product that Linux does not know ---- */

/* ---- CoreSight PMU with counters wider than 32 bits ---- */

/* Every bit of PMEVCNTR<n> is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       CORESIGHT64_CYCLES_PMEVCNTR_COUNT_MASK) == 0xffffffffffffffffULL, "coresight64_cycles_pmevcntr");

static void test_coresight64_cycles_pmevcntr(void **state)
{
	const coresight64_cycles_pmevcntr_fields_t none = {0};
	coresight64_cycles_pmevcntr_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmevcntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(coresight64_cycles_pmevcntr_pack(f).raw == (CORESIGHT64_CYCLES_PMEVCNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(coresight64_cycles_pmevcntr_unpack(coresight64_cycles_pmevcntr_pack(f)).count == (CORESIGHT64_CYCLES_PMEVCNTR_COUNT_MASK >> CORESIGHT64_CYCLES_PMEVCNTR_COUNT_SHIFT));
}

/* Every bit of PMEVTYPER<n> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       CORESIGHT64_CYCLES_PMEVTYPER_EVENT_MASK) == 0xffffffffU, "coresight64_cycles_pmevtyper");

static void test_coresight64_cycles_pmevtyper(void **state)
{
	const coresight64_cycles_pmevtyper_fields_t none = {0};
	coresight64_cycles_pmevtyper_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmevtyper_pack(none).raw == 0x00000000U);
	f = none;
	f.event = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmevtyper_pack(f).raw == (CORESIGHT64_CYCLES_PMEVTYPER_EVENT_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmevtyper_unpack(coresight64_cycles_pmevtyper_pack(f)).event == (CORESIGHT64_CYCLES_PMEVTYPER_EVENT_MASK >> CORESIGHT64_CYCLES_PMEVTYPER_EVENT_SHIFT));
}

/* Every bit of PMSVR<n> is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       CORESIGHT64_CYCLES_PMSVR_COUNT_MASK) == 0xffffffffffffffffULL, "coresight64_cycles_pmsvr");

static void test_coresight64_cycles_pmsvr(void **state)
{
	const coresight64_cycles_pmsvr_fields_t none = {0};
	coresight64_cycles_pmsvr_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmsvr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(coresight64_cycles_pmsvr_pack(f).raw == (CORESIGHT64_CYCLES_PMSVR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(coresight64_cycles_pmsvr_unpack(coresight64_cycles_pmsvr_pack(f)).count == (CORESIGHT64_CYCLES_PMSVR_COUNT_MASK >> CORESIGHT64_CYCLES_PMSVR_COUNT_SHIFT));
}

/* Every bit of PMEVFILT2R<n> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       CORESIGHT64_CYCLES_PMEVFILT2R_FILTER2_MASK) == 0xffffffffU, "coresight64_cycles_pmevfilt2r");

static void test_coresight64_cycles_pmevfilt2r(void **state)
{
	const coresight64_cycles_pmevfilt2r_fields_t none = {0};
	coresight64_cycles_pmevfilt2r_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmevfilt2r_pack(none).raw == 0x00000000U);
	f = none;
	f.filter2 = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmevfilt2r_pack(f).raw == (CORESIGHT64_CYCLES_PMEVFILT2R_FILTER2_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmevfilt2r_unpack(coresight64_cycles_pmevfilt2r_pack(f)).filter2 == (CORESIGHT64_CYCLES_PMEVFILT2R_FILTER2_MASK >> CORESIGHT64_CYCLES_PMEVFILT2R_FILTER2_SHIFT));
}

/* Every bit of PMEVFILTR<n> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       CORESIGHT64_CYCLES_PMEVFILTR_FILTER_MASK) == 0xffffffffU, "coresight64_cycles_pmevfiltr");

static void test_coresight64_cycles_pmevfiltr(void **state)
{
	const coresight64_cycles_pmevfiltr_fields_t none = {0};
	coresight64_cycles_pmevfiltr_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmevfiltr_pack(none).raw == 0x00000000U);
	f = none;
	f.filter = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmevfiltr_pack(f).raw == (CORESIGHT64_CYCLES_PMEVFILTR_FILTER_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmevfiltr_unpack(coresight64_cycles_pmevfiltr_pack(f)).filter == (CORESIGHT64_CYCLES_PMEVFILTR_FILTER_MASK >> CORESIGHT64_CYCLES_PMEVFILTR_FILTER_SHIFT));
}

/* Every bit of PMCNTENSET<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       CORESIGHT64_CYCLES_PMCNTENSET_P_MASK) == 0xffffffffU, "coresight64_cycles_pmcntenset");

static void test_coresight64_cycles_pmcntenset(void **state)
{
	const coresight64_cycles_pmcntenset_fields_t none = {0};
	coresight64_cycles_pmcntenset_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmcntenset_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcntenset_pack(f).raw == (CORESIGHT64_CYCLES_PMCNTENSET_P_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcntenset_unpack(coresight64_cycles_pmcntenset_pack(f)).P == (CORESIGHT64_CYCLES_PMCNTENSET_P_MASK >> CORESIGHT64_CYCLES_PMCNTENSET_P_SHIFT));
}

/* Every bit of PMCNTENCLR<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       CORESIGHT64_CYCLES_PMCNTENCLR_P_MASK) == 0xffffffffU, "coresight64_cycles_pmcntenclr");

static void test_coresight64_cycles_pmcntenclr(void **state)
{
	const coresight64_cycles_pmcntenclr_fields_t none = {0};
	coresight64_cycles_pmcntenclr_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmcntenclr_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcntenclr_pack(f).raw == (CORESIGHT64_CYCLES_PMCNTENCLR_P_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcntenclr_unpack(coresight64_cycles_pmcntenclr_pack(f)).P == (CORESIGHT64_CYCLES_PMCNTENCLR_P_MASK >> CORESIGHT64_CYCLES_PMCNTENCLR_P_SHIFT));
}

/* Every bit of PMINTENSET<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       CORESIGHT64_CYCLES_PMINTENSET_P_MASK) == 0xffffffffU, "coresight64_cycles_pmintenset");

static void test_coresight64_cycles_pmintenset(void **state)
{
	const coresight64_cycles_pmintenset_fields_t none = {0};
	coresight64_cycles_pmintenset_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmintenset_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmintenset_pack(f).raw == (CORESIGHT64_CYCLES_PMINTENSET_P_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmintenset_unpack(coresight64_cycles_pmintenset_pack(f)).P == (CORESIGHT64_CYCLES_PMINTENSET_P_MASK >> CORESIGHT64_CYCLES_PMINTENSET_P_SHIFT));
}

/* Every bit of PMINTENCLR<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       CORESIGHT64_CYCLES_PMINTENCLR_P_MASK) == 0xffffffffU, "coresight64_cycles_pmintenclr");

static void test_coresight64_cycles_pmintenclr(void **state)
{
	const coresight64_cycles_pmintenclr_fields_t none = {0};
	coresight64_cycles_pmintenclr_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmintenclr_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmintenclr_pack(f).raw == (CORESIGHT64_CYCLES_PMINTENCLR_P_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmintenclr_unpack(coresight64_cycles_pmintenclr_pack(f)).P == (CORESIGHT64_CYCLES_PMINTENCLR_P_MASK >> CORESIGHT64_CYCLES_PMINTENCLR_P_SHIFT));
}

/* Every bit of PMOVSCLR<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       CORESIGHT64_CYCLES_PMOVSCLR_P_MASK) == 0xffffffffU, "coresight64_cycles_pmovsclr");

static void test_coresight64_cycles_pmovsclr(void **state)
{
	const coresight64_cycles_pmovsclr_fields_t none = {0};
	coresight64_cycles_pmovsclr_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmovsclr_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmovsclr_pack(f).raw == (CORESIGHT64_CYCLES_PMOVSCLR_P_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmovsclr_unpack(coresight64_cycles_pmovsclr_pack(f)).P == (CORESIGHT64_CYCLES_PMOVSCLR_P_MASK >> CORESIGHT64_CYCLES_PMOVSCLR_P_SHIFT));
}

/* Every bit of PMOVSSET<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       CORESIGHT64_CYCLES_PMOVSSET_P_MASK) == 0xffffffffU, "coresight64_cycles_pmovsset");

static void test_coresight64_cycles_pmovsset(void **state)
{
	const coresight64_cycles_pmovsset_fields_t none = {0};
	coresight64_cycles_pmovsset_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmovsset_pack(none).raw == 0x00000000U);
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmovsset_pack(f).raw == (CORESIGHT64_CYCLES_PMOVSSET_P_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmovsset_unpack(coresight64_cycles_pmovsset_pack(f)).P == (CORESIGHT64_CYCLES_PMOVSSET_P_MASK >> CORESIGHT64_CYCLES_PMOVSSET_P_SHIFT));
}

/* Every bit of PMCGCR<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       CORESIGHT64_CYCLES_PMCGCR_N_MASK) == 0xffffffffU, "coresight64_cycles_pmcgcr");

static void test_coresight64_cycles_pmcgcr(void **state)
{
	const coresight64_cycles_pmcgcr_fields_t none = {0};
	coresight64_cycles_pmcgcr_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmcgcr_pack(none).raw == 0x00000000U);
	f = none;
	f.N = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcgcr_pack(f).raw == (CORESIGHT64_CYCLES_PMCGCR_N_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcgcr_unpack(coresight64_cycles_pmcgcr_pack(f)).N == (CORESIGHT64_CYCLES_PMCGCR_N_MASK >> CORESIGHT64_CYCLES_PMCGCR_N_SHIFT));
}

/* Every bit of PMCFGR is in one field or reserved. */
_Static_assert((uint32_t)(0x0e040000U +
	       CORESIGHT64_CYCLES_PMCFGR_NCG_MASK +
	       CORESIGHT64_CYCLES_PMCFGR_HDBG_MASK +
	       CORESIGHT64_CYCLES_PMCFGR_TRO_MASK +
	       CORESIGHT64_CYCLES_PMCFGR_SS_MASK +
	       CORESIGHT64_CYCLES_PMCFGR_FZO_MASK +
	       CORESIGHT64_CYCLES_PMCFGR_MSI_MASK +
	       CORESIGHT64_CYCLES_PMCFGR_UEN_MASK +
	       CORESIGHT64_CYCLES_PMCFGR_NA_MASK +
	       CORESIGHT64_CYCLES_PMCFGR_EX_MASK +
	       CORESIGHT64_CYCLES_PMCFGR_CCD_MASK +
	       CORESIGHT64_CYCLES_PMCFGR_CC_MASK +
	       CORESIGHT64_CYCLES_PMCFGR_SIZE_MASK +
	       CORESIGHT64_CYCLES_PMCFGR_N_MASK) == 0xffffffffU, "coresight64_cycles_pmcfgr");

static void test_coresight64_cycles_pmcfgr(void **state)
{
	const coresight64_cycles_pmcfgr_fields_t none = {0};
	coresight64_cycles_pmcfgr_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmcfgr_pack(none).raw == 0x00000000U);
	f = none;
	f.NCG = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcfgr_pack(f).raw == (CORESIGHT64_CYCLES_PMCFGR_NCG_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcfgr_unpack(coresight64_cycles_pmcfgr_pack(f)).NCG == (CORESIGHT64_CYCLES_PMCFGR_NCG_MASK >> CORESIGHT64_CYCLES_PMCFGR_NCG_SHIFT));
	f = none;
	f.HDBG = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcfgr_pack(f).raw == (CORESIGHT64_CYCLES_PMCFGR_HDBG_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcfgr_unpack(coresight64_cycles_pmcfgr_pack(f)).HDBG == (CORESIGHT64_CYCLES_PMCFGR_HDBG_MASK >> CORESIGHT64_CYCLES_PMCFGR_HDBG_SHIFT));
	f = none;
	f.TRO = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcfgr_pack(f).raw == (CORESIGHT64_CYCLES_PMCFGR_TRO_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcfgr_unpack(coresight64_cycles_pmcfgr_pack(f)).TRO == (CORESIGHT64_CYCLES_PMCFGR_TRO_MASK >> CORESIGHT64_CYCLES_PMCFGR_TRO_SHIFT));
	f = none;
	f.SS = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcfgr_pack(f).raw == (CORESIGHT64_CYCLES_PMCFGR_SS_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcfgr_unpack(coresight64_cycles_pmcfgr_pack(f)).SS == (CORESIGHT64_CYCLES_PMCFGR_SS_MASK >> CORESIGHT64_CYCLES_PMCFGR_SS_SHIFT));
	f = none;
	f.FZO = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcfgr_pack(f).raw == (CORESIGHT64_CYCLES_PMCFGR_FZO_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcfgr_unpack(coresight64_cycles_pmcfgr_pack(f)).FZO == (CORESIGHT64_CYCLES_PMCFGR_FZO_MASK >> CORESIGHT64_CYCLES_PMCFGR_FZO_SHIFT));
	f = none;
	f.MSI = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcfgr_pack(f).raw == (CORESIGHT64_CYCLES_PMCFGR_MSI_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcfgr_unpack(coresight64_cycles_pmcfgr_pack(f)).MSI == (CORESIGHT64_CYCLES_PMCFGR_MSI_MASK >> CORESIGHT64_CYCLES_PMCFGR_MSI_SHIFT));
	f = none;
	f.UEN = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcfgr_pack(f).raw == (CORESIGHT64_CYCLES_PMCFGR_UEN_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcfgr_unpack(coresight64_cycles_pmcfgr_pack(f)).UEN == (CORESIGHT64_CYCLES_PMCFGR_UEN_MASK >> CORESIGHT64_CYCLES_PMCFGR_UEN_SHIFT));
	f = none;
	f.NA = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcfgr_pack(f).raw == (CORESIGHT64_CYCLES_PMCFGR_NA_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcfgr_unpack(coresight64_cycles_pmcfgr_pack(f)).NA == (CORESIGHT64_CYCLES_PMCFGR_NA_MASK >> CORESIGHT64_CYCLES_PMCFGR_NA_SHIFT));
	f = none;
	f.EX = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcfgr_pack(f).raw == (CORESIGHT64_CYCLES_PMCFGR_EX_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcfgr_unpack(coresight64_cycles_pmcfgr_pack(f)).EX == (CORESIGHT64_CYCLES_PMCFGR_EX_MASK >> CORESIGHT64_CYCLES_PMCFGR_EX_SHIFT));
	f = none;
	f.CCD = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcfgr_pack(f).raw == (CORESIGHT64_CYCLES_PMCFGR_CCD_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcfgr_unpack(coresight64_cycles_pmcfgr_pack(f)).CCD == (CORESIGHT64_CYCLES_PMCFGR_CCD_MASK >> CORESIGHT64_CYCLES_PMCFGR_CCD_SHIFT));
	f = none;
	f.CC = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcfgr_pack(f).raw == (CORESIGHT64_CYCLES_PMCFGR_CC_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcfgr_unpack(coresight64_cycles_pmcfgr_pack(f)).CC == (CORESIGHT64_CYCLES_PMCFGR_CC_MASK >> CORESIGHT64_CYCLES_PMCFGR_CC_SHIFT));
	f = none;
	f.SIZE = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcfgr_pack(f).raw == (CORESIGHT64_CYCLES_PMCFGR_SIZE_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcfgr_unpack(coresight64_cycles_pmcfgr_pack(f)).SIZE == (CORESIGHT64_CYCLES_PMCFGR_SIZE_MASK >> CORESIGHT64_CYCLES_PMCFGR_SIZE_SHIFT));
	f = none;
	f.N = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcfgr_pack(f).raw == (CORESIGHT64_CYCLES_PMCFGR_N_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcfgr_unpack(coresight64_cycles_pmcfgr_pack(f)).N == (CORESIGHT64_CYCLES_PMCFGR_N_MASK >> CORESIGHT64_CYCLES_PMCFGR_N_SHIFT));
}

/* Every bit of PMCR is in one field or reserved. */
_Static_assert((uint32_t)(0xfffff0c0U +
	       CORESIGHT64_CYCLES_PMCR_TRO_MASK +
	       CORESIGHT64_CYCLES_PMCR_HDBG_MASK +
	       CORESIGHT64_CYCLES_PMCR_FZO_MASK +
	       CORESIGHT64_CYCLES_PMCR_NA_MASK +
	       CORESIGHT64_CYCLES_PMCR_DP_MASK +
	       CORESIGHT64_CYCLES_PMCR_X_MASK +
	       CORESIGHT64_CYCLES_PMCR_D_MASK +
	       CORESIGHT64_CYCLES_PMCR_C_MASK +
	       CORESIGHT64_CYCLES_PMCR_P_MASK +
	       CORESIGHT64_CYCLES_PMCR_E_MASK) == 0xffffffffU, "coresight64_cycles_pmcr");

static void test_coresight64_cycles_pmcr(void **state)
{
	const coresight64_cycles_pmcr_fields_t none = {0};
	coresight64_cycles_pmcr_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmcr_pack(none).raw == 0x00000000U);
	f = none;
	f.TRO = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcr_pack(f).raw == (CORESIGHT64_CYCLES_PMCR_TRO_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcr_unpack(coresight64_cycles_pmcr_pack(f)).TRO == (CORESIGHT64_CYCLES_PMCR_TRO_MASK >> CORESIGHT64_CYCLES_PMCR_TRO_SHIFT));
	f = none;
	f.HDBG = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcr_pack(f).raw == (CORESIGHT64_CYCLES_PMCR_HDBG_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcr_unpack(coresight64_cycles_pmcr_pack(f)).HDBG == (CORESIGHT64_CYCLES_PMCR_HDBG_MASK >> CORESIGHT64_CYCLES_PMCR_HDBG_SHIFT));
	f = none;
	f.FZO = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcr_pack(f).raw == (CORESIGHT64_CYCLES_PMCR_FZO_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcr_unpack(coresight64_cycles_pmcr_pack(f)).FZO == (CORESIGHT64_CYCLES_PMCR_FZO_MASK >> CORESIGHT64_CYCLES_PMCR_FZO_SHIFT));
	f = none;
	f.NA = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcr_pack(f).raw == (CORESIGHT64_CYCLES_PMCR_NA_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcr_unpack(coresight64_cycles_pmcr_pack(f)).NA == (CORESIGHT64_CYCLES_PMCR_NA_MASK >> CORESIGHT64_CYCLES_PMCR_NA_SHIFT));
	f = none;
	f.DP = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcr_pack(f).raw == (CORESIGHT64_CYCLES_PMCR_DP_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcr_unpack(coresight64_cycles_pmcr_pack(f)).DP == (CORESIGHT64_CYCLES_PMCR_DP_MASK >> CORESIGHT64_CYCLES_PMCR_DP_SHIFT));
	f = none;
	f.X = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcr_pack(f).raw == (CORESIGHT64_CYCLES_PMCR_X_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcr_unpack(coresight64_cycles_pmcr_pack(f)).X == (CORESIGHT64_CYCLES_PMCR_X_MASK >> CORESIGHT64_CYCLES_PMCR_X_SHIFT));
	f = none;
	f.D = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcr_pack(f).raw == (CORESIGHT64_CYCLES_PMCR_D_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcr_unpack(coresight64_cycles_pmcr_pack(f)).D == (CORESIGHT64_CYCLES_PMCR_D_MASK >> CORESIGHT64_CYCLES_PMCR_D_SHIFT));
	f = none;
	f.C = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcr_pack(f).raw == (CORESIGHT64_CYCLES_PMCR_C_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcr_unpack(coresight64_cycles_pmcr_pack(f)).C == (CORESIGHT64_CYCLES_PMCR_C_MASK >> CORESIGHT64_CYCLES_PMCR_C_SHIFT));
	f = none;
	f.P = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcr_pack(f).raw == (CORESIGHT64_CYCLES_PMCR_P_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcr_unpack(coresight64_cycles_pmcr_pack(f)).P == (CORESIGHT64_CYCLES_PMCR_P_MASK >> CORESIGHT64_CYCLES_PMCR_P_SHIFT));
	f = none;
	f.E = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcr_pack(f).raw == (CORESIGHT64_CYCLES_PMCR_E_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcr_unpack(coresight64_cycles_pmcr_pack(f)).E == (CORESIGHT64_CYCLES_PMCR_E_MASK >> CORESIGHT64_CYCLES_PMCR_E_SHIFT));
}

/* Every bit of PMIIDR is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       CORESIGHT64_CYCLES_PMIIDR_PRODUCTID_MASK +
	       CORESIGHT64_CYCLES_PMIIDR_VARIANT_MASK +
	       CORESIGHT64_CYCLES_PMIIDR_REVISION_MASK +
	       CORESIGHT64_CYCLES_PMIIDR_IMPLEMENTER_MASK) == 0xffffffffU, "coresight64_cycles_pmiidr");

static void test_coresight64_cycles_pmiidr(void **state)
{
	const coresight64_cycles_pmiidr_fields_t none = {0};
	coresight64_cycles_pmiidr_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmiidr_pack(none).raw == 0x00000000U);
	f = none;
	f.ProductID = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmiidr_pack(f).raw == (CORESIGHT64_CYCLES_PMIIDR_PRODUCTID_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmiidr_unpack(coresight64_cycles_pmiidr_pack(f)).ProductID == (CORESIGHT64_CYCLES_PMIIDR_PRODUCTID_MASK >> CORESIGHT64_CYCLES_PMIIDR_PRODUCTID_SHIFT));
	f = none;
	f.Variant = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmiidr_pack(f).raw == (CORESIGHT64_CYCLES_PMIIDR_VARIANT_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmiidr_unpack(coresight64_cycles_pmiidr_pack(f)).Variant == (CORESIGHT64_CYCLES_PMIIDR_VARIANT_MASK >> CORESIGHT64_CYCLES_PMIIDR_VARIANT_SHIFT));
	f = none;
	f.Revision = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmiidr_pack(f).raw == (CORESIGHT64_CYCLES_PMIIDR_REVISION_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmiidr_unpack(coresight64_cycles_pmiidr_pack(f)).Revision == (CORESIGHT64_CYCLES_PMIIDR_REVISION_MASK >> CORESIGHT64_CYCLES_PMIIDR_REVISION_SHIFT));
	f = none;
	f.Implementer = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmiidr_pack(f).raw == (CORESIGHT64_CYCLES_PMIIDR_IMPLEMENTER_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmiidr_unpack(coresight64_cycles_pmiidr_pack(f)).Implementer == (CORESIGHT64_CYCLES_PMIIDR_IMPLEMENTER_MASK >> CORESIGHT64_CYCLES_PMIIDR_IMPLEMENTER_SHIFT));
}

/* Every bit of PMCEID<i> is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       CORESIGHT64_CYCLES_PMCEID_ID_MASK) == 0xffffffffU, "coresight64_cycles_pmceid");

static void test_coresight64_cycles_pmceid(void **state)
{
	const coresight64_cycles_pmceid_fields_t none = {0};
	coresight64_cycles_pmceid_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmceid_pack(none).raw == 0x00000000U);
	f = none;
	f.ID = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmceid_pack(f).raw == (CORESIGHT64_CYCLES_PMCEID_ID_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmceid_unpack(coresight64_cycles_pmceid_pack(f)).ID == (CORESIGHT64_CYCLES_PMCEID_ID_MASK >> CORESIGHT64_CYCLES_PMCEID_ID_SHIFT));
}

/* Every bit of PMSSCR is in one field or reserved. */
_Static_assert((uint32_t)(0xfffffffeU +
	       CORESIGHT64_CYCLES_PMSSCR_SS_MASK) == 0xffffffffU, "coresight64_cycles_pmsscr");

static void test_coresight64_cycles_pmsscr(void **state)
{
	const coresight64_cycles_pmsscr_fields_t none = {0};
	coresight64_cycles_pmsscr_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmsscr_pack(none).raw == 0x00000000U);
	f = none;
	f.SS = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmsscr_pack(f).raw == (CORESIGHT64_CYCLES_PMSSCR_SS_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmsscr_unpack(coresight64_cycles_pmsscr_pack(f)).SS == (CORESIGHT64_CYCLES_PMSSCR_SS_MASK >> CORESIGHT64_CYCLES_PMSSCR_SS_SHIFT));
}

/* Every bit of PMSSRR is in one field or reserved. */
_Static_assert((uint64_t)(0xffffffff00000000ULL +
	       CORESIGHT64_CYCLES_PMSSRR_RC_MASK +
	       CORESIGHT64_CYCLES_PMSSRR_RP_MASK) == 0xffffffffffffffffULL, "coresight64_cycles_pmssrr");

static void test_coresight64_cycles_pmssrr(void **state)
{
	const coresight64_cycles_pmssrr_fields_t none = {0};
	coresight64_cycles_pmssrr_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmssrr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.RC = ~(uint64_t)0;
	assert_true(coresight64_cycles_pmssrr_pack(f).raw == (CORESIGHT64_CYCLES_PMSSRR_RC_MASK | 0x0000000000000000ULL));
	assert_true(coresight64_cycles_pmssrr_unpack(coresight64_cycles_pmssrr_pack(f)).RC == (CORESIGHT64_CYCLES_PMSSRR_RC_MASK >> CORESIGHT64_CYCLES_PMSSRR_RC_SHIFT));
	f = none;
	f.RP = ~(uint64_t)0;
	assert_true(coresight64_cycles_pmssrr_pack(f).raw == (CORESIGHT64_CYCLES_PMSSRR_RP_MASK | 0x0000000000000000ULL));
	assert_true(coresight64_cycles_pmssrr_unpack(coresight64_cycles_pmssrr_pack(f)).RP == (CORESIGHT64_CYCLES_PMSSRR_RP_MASK >> CORESIGHT64_CYCLES_PMSSRR_RP_SHIFT));
}

/* Every bit of PMSCR is in one field or reserved. */
_Static_assert((uint64_t)(0xffffffff7fffffe0ULL +
	       CORESIGHT64_CYCLES_PMSCR_IMPL_MASK +
	       CORESIGHT64_CYCLES_PMSCR_NAO_MASK +
	       CORESIGHT64_CYCLES_PMSCR_MSI_MPAM_NS_MASK +
	       CORESIGHT64_CYCLES_PMSCR_NSMSI_MASK +
	       CORESIGHT64_CYCLES_PMSCR_NSRA_MASK +
	       CORESIGHT64_CYCLES_PMSCR_SO_MASK) == 0xffffffffffffffffULL, "coresight64_cycles_pmscr");

static void test_coresight64_cycles_pmscr(void **state)
{
	const coresight64_cycles_pmscr_fields_t none = {0};
	coresight64_cycles_pmscr_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmscr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.IMPL = ~(uint64_t)0;
	assert_true(coresight64_cycles_pmscr_pack(f).raw == (CORESIGHT64_CYCLES_PMSCR_IMPL_MASK | 0x0000000000000000ULL));
	assert_true(coresight64_cycles_pmscr_unpack(coresight64_cycles_pmscr_pack(f)).IMPL == (CORESIGHT64_CYCLES_PMSCR_IMPL_MASK >> CORESIGHT64_CYCLES_PMSCR_IMPL_SHIFT));
	f = none;
	f.NAO = ~(uint64_t)0;
	assert_true(coresight64_cycles_pmscr_pack(f).raw == (CORESIGHT64_CYCLES_PMSCR_NAO_MASK | 0x0000000000000000ULL));
	assert_true(coresight64_cycles_pmscr_unpack(coresight64_cycles_pmscr_pack(f)).NAO == (CORESIGHT64_CYCLES_PMSCR_NAO_MASK >> CORESIGHT64_CYCLES_PMSCR_NAO_SHIFT));
	f = none;
	f.MSI_MPAM_NS = ~(uint64_t)0;
	assert_true(coresight64_cycles_pmscr_pack(f).raw == (CORESIGHT64_CYCLES_PMSCR_MSI_MPAM_NS_MASK | 0x0000000000000000ULL));
	assert_true(coresight64_cycles_pmscr_unpack(coresight64_cycles_pmscr_pack(f)).MSI_MPAM_NS == (CORESIGHT64_CYCLES_PMSCR_MSI_MPAM_NS_MASK >> CORESIGHT64_CYCLES_PMSCR_MSI_MPAM_NS_SHIFT));
	f = none;
	f.NSMSI = ~(uint64_t)0;
	assert_true(coresight64_cycles_pmscr_pack(f).raw == (CORESIGHT64_CYCLES_PMSCR_NSMSI_MASK | 0x0000000000000000ULL));
	assert_true(coresight64_cycles_pmscr_unpack(coresight64_cycles_pmscr_pack(f)).NSMSI == (CORESIGHT64_CYCLES_PMSCR_NSMSI_MASK >> CORESIGHT64_CYCLES_PMSCR_NSMSI_SHIFT));
	f = none;
	f.NSRA = ~(uint64_t)0;
	assert_true(coresight64_cycles_pmscr_pack(f).raw == (CORESIGHT64_CYCLES_PMSCR_NSRA_MASK | 0x0000000000000000ULL));
	assert_true(coresight64_cycles_pmscr_unpack(coresight64_cycles_pmscr_pack(f)).NSRA == (CORESIGHT64_CYCLES_PMSCR_NSRA_MASK >> CORESIGHT64_CYCLES_PMSCR_NSRA_SHIFT));
	f = none;
	f.SO = ~(uint64_t)0;
	assert_true(coresight64_cycles_pmscr_pack(f).raw == (CORESIGHT64_CYCLES_PMSCR_SO_MASK | 0x0000000000000000ULL));
	assert_true(coresight64_cycles_pmscr_unpack(coresight64_cycles_pmscr_pack(f)).SO == (CORESIGHT64_CYCLES_PMSCR_SO_MASK >> CORESIGHT64_CYCLES_PMSCR_SO_SHIFT));
}

/* Every bit of PMROOTCR is in one field or reserved. */
_Static_assert((uint64_t)(0xffffffff7ffffff4ULL +
	       CORESIGHT64_CYCLES_PMROOTCR_IMPL_MASK +
	       CORESIGHT64_CYCLES_PMROOTCR_NAO_MASK +
	       CORESIGHT64_CYCLES_PMROOTCR_RLO_MASK +
	       CORESIGHT64_CYCLES_PMROOTCR_RTO_MASK) == 0xffffffffffffffffULL, "coresight64_cycles_pmrootcr");

static void test_coresight64_cycles_pmrootcr(void **state)
{
	const coresight64_cycles_pmrootcr_fields_t none = {0};
	coresight64_cycles_pmrootcr_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmrootcr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.IMPL = ~(uint64_t)0;
	assert_true(coresight64_cycles_pmrootcr_pack(f).raw == (CORESIGHT64_CYCLES_PMROOTCR_IMPL_MASK | 0x0000000000000000ULL));
	assert_true(coresight64_cycles_pmrootcr_unpack(coresight64_cycles_pmrootcr_pack(f)).IMPL == (CORESIGHT64_CYCLES_PMROOTCR_IMPL_MASK >> CORESIGHT64_CYCLES_PMROOTCR_IMPL_SHIFT));
	f = none;
	f.NAO = ~(uint64_t)0;
	assert_true(coresight64_cycles_pmrootcr_pack(f).raw == (CORESIGHT64_CYCLES_PMROOTCR_NAO_MASK | 0x0000000000000000ULL));
	assert_true(coresight64_cycles_pmrootcr_unpack(coresight64_cycles_pmrootcr_pack(f)).NAO == (CORESIGHT64_CYCLES_PMROOTCR_NAO_MASK >> CORESIGHT64_CYCLES_PMROOTCR_NAO_SHIFT));
	f = none;
	f.RLO = ~(uint64_t)0;
	assert_true(coresight64_cycles_pmrootcr_pack(f).raw == (CORESIGHT64_CYCLES_PMROOTCR_RLO_MASK | 0x0000000000000000ULL));
	assert_true(coresight64_cycles_pmrootcr_unpack(coresight64_cycles_pmrootcr_pack(f)).RLO == (CORESIGHT64_CYCLES_PMROOTCR_RLO_MASK >> CORESIGHT64_CYCLES_PMROOTCR_RLO_SHIFT));
	f = none;
	f.RTO = ~(uint64_t)0;
	assert_true(coresight64_cycles_pmrootcr_pack(f).raw == (CORESIGHT64_CYCLES_PMROOTCR_RTO_MASK | 0x0000000000000000ULL));
	assert_true(coresight64_cycles_pmrootcr_unpack(coresight64_cycles_pmrootcr_pack(f)).RTO == (CORESIGHT64_CYCLES_PMROOTCR_RTO_MASK >> CORESIGHT64_CYCLES_PMROOTCR_RTO_SHIFT));
}

/* Every bit of PMIRQCR0 is in one field or reserved. */
_Static_assert((uint64_t)(0xff00000000000003ULL +
	       CORESIGHT64_CYCLES_PMIRQCR0_ADDR_MASK) == 0xffffffffffffffffULL, "coresight64_cycles_pmirqcr0");

static void test_coresight64_cycles_pmirqcr0(void **state)
{
	const coresight64_cycles_pmirqcr0_fields_t none = {0};
	coresight64_cycles_pmirqcr0_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmirqcr0_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.ADDR = ~(uint64_t)0;
	assert_true(coresight64_cycles_pmirqcr0_pack(f).raw == (CORESIGHT64_CYCLES_PMIRQCR0_ADDR_MASK | 0x0000000000000000ULL));
	assert_true(coresight64_cycles_pmirqcr0_unpack(coresight64_cycles_pmirqcr0_pack(f)).ADDR == (CORESIGHT64_CYCLES_PMIRQCR0_ADDR_MASK >> CORESIGHT64_CYCLES_PMIRQCR0_ADDR_SHIFT));
}

/* Every bit of PMIRQCR1 is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       CORESIGHT64_CYCLES_PMIRQCR1_DATA_MASK) == 0xffffffffU, "coresight64_cycles_pmirqcr1");

static void test_coresight64_cycles_pmirqcr1(void **state)
{
	const coresight64_cycles_pmirqcr1_fields_t none = {0};
	coresight64_cycles_pmirqcr1_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmirqcr1_pack(none).raw == 0x00000000U);
	f = none;
	f.DATA = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmirqcr1_pack(f).raw == (CORESIGHT64_CYCLES_PMIRQCR1_DATA_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmirqcr1_unpack(coresight64_cycles_pmirqcr1_pack(f)).DATA == (CORESIGHT64_CYCLES_PMIRQCR1_DATA_MASK >> CORESIGHT64_CYCLES_PMIRQCR1_DATA_SHIFT));
}

/* Every bit of PMIRQCR2 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       CORESIGHT64_CYCLES_PMIRQCR2_IRQEN_MASK +
	       CORESIGHT64_CYCLES_PMIRQCR2_NSMSI_MASK +
	       CORESIGHT64_CYCLES_PMIRQCR2_SH_MASK +
	       CORESIGHT64_CYCLES_PMIRQCR2_MEMATTR_MASK) == 0xffffffffU, "coresight64_cycles_pmirqcr2");

static void test_coresight64_cycles_pmirqcr2(void **state)
{
	const coresight64_cycles_pmirqcr2_fields_t none = {0};
	coresight64_cycles_pmirqcr2_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmirqcr2_pack(none).raw == 0x00000000U);
	f = none;
	f.IRQEN = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmirqcr2_pack(f).raw == (CORESIGHT64_CYCLES_PMIRQCR2_IRQEN_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmirqcr2_unpack(coresight64_cycles_pmirqcr2_pack(f)).IRQEN == (CORESIGHT64_CYCLES_PMIRQCR2_IRQEN_MASK >> CORESIGHT64_CYCLES_PMIRQCR2_IRQEN_SHIFT));
	f = none;
	f.NSMSI = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmirqcr2_pack(f).raw == (CORESIGHT64_CYCLES_PMIRQCR2_NSMSI_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmirqcr2_unpack(coresight64_cycles_pmirqcr2_pack(f)).NSMSI == (CORESIGHT64_CYCLES_PMIRQCR2_NSMSI_MASK >> CORESIGHT64_CYCLES_PMIRQCR2_NSMSI_SHIFT));
	f = none;
	f.SH = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmirqcr2_pack(f).raw == (CORESIGHT64_CYCLES_PMIRQCR2_SH_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmirqcr2_unpack(coresight64_cycles_pmirqcr2_pack(f)).SH == (CORESIGHT64_CYCLES_PMIRQCR2_SH_MASK >> CORESIGHT64_CYCLES_PMIRQCR2_SH_SHIFT));
	f = none;
	f.MemAttr = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmirqcr2_pack(f).raw == (CORESIGHT64_CYCLES_PMIRQCR2_MEMATTR_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmirqcr2_unpack(coresight64_cycles_pmirqcr2_pack(f)).MemAttr == (CORESIGHT64_CYCLES_PMIRQCR2_MEMATTR_MASK >> CORESIGHT64_CYCLES_PMIRQCR2_MEMATTR_SHIFT));
}

/* Every bit of PMDEVAFF is in one field or reserved. */
_Static_assert((uint64_t)(0xffffff003e000000ULL +
	       CORESIGHT64_CYCLES_PMDEVAFF_AFF3_MASK +
	       CORESIGHT64_CYCLES_PMDEVAFF_F0V_MASK +
	       CORESIGHT64_CYCLES_PMDEVAFF_U_MASK +
	       CORESIGHT64_CYCLES_PMDEVAFF_MT_MASK +
	       CORESIGHT64_CYCLES_PMDEVAFF_AFF2_MASK +
	       CORESIGHT64_CYCLES_PMDEVAFF_AFF1_MASK +
	       CORESIGHT64_CYCLES_PMDEVAFF_AFF0_MASK) == 0xffffffffffffffffULL, "coresight64_cycles_pmdevaff");

static void test_coresight64_cycles_pmdevaff(void **state)
{
	const coresight64_cycles_pmdevaff_fields_t none = {0};
	coresight64_cycles_pmdevaff_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmdevaff_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.Aff3 = ~(uint64_t)0;
	assert_true(coresight64_cycles_pmdevaff_pack(f).raw == (CORESIGHT64_CYCLES_PMDEVAFF_AFF3_MASK | 0x0000000000000000ULL));
	assert_true(coresight64_cycles_pmdevaff_unpack(coresight64_cycles_pmdevaff_pack(f)).Aff3 == (CORESIGHT64_CYCLES_PMDEVAFF_AFF3_MASK >> CORESIGHT64_CYCLES_PMDEVAFF_AFF3_SHIFT));
	f = none;
	f.F0V = ~(uint64_t)0;
	assert_true(coresight64_cycles_pmdevaff_pack(f).raw == (CORESIGHT64_CYCLES_PMDEVAFF_F0V_MASK | 0x0000000000000000ULL));
	assert_true(coresight64_cycles_pmdevaff_unpack(coresight64_cycles_pmdevaff_pack(f)).F0V == (CORESIGHT64_CYCLES_PMDEVAFF_F0V_MASK >> CORESIGHT64_CYCLES_PMDEVAFF_F0V_SHIFT));
	f = none;
	f.U = ~(uint64_t)0;
	assert_true(coresight64_cycles_pmdevaff_pack(f).raw == (CORESIGHT64_CYCLES_PMDEVAFF_U_MASK | 0x0000000000000000ULL));
	assert_true(coresight64_cycles_pmdevaff_unpack(coresight64_cycles_pmdevaff_pack(f)).U == (CORESIGHT64_CYCLES_PMDEVAFF_U_MASK >> CORESIGHT64_CYCLES_PMDEVAFF_U_SHIFT));
	f = none;
	f.MT = ~(uint64_t)0;
	assert_true(coresight64_cycles_pmdevaff_pack(f).raw == (CORESIGHT64_CYCLES_PMDEVAFF_MT_MASK | 0x0000000000000000ULL));
	assert_true(coresight64_cycles_pmdevaff_unpack(coresight64_cycles_pmdevaff_pack(f)).MT == (CORESIGHT64_CYCLES_PMDEVAFF_MT_MASK >> CORESIGHT64_CYCLES_PMDEVAFF_MT_SHIFT));
	f = none;
	f.Aff2 = ~(uint64_t)0;
	assert_true(coresight64_cycles_pmdevaff_pack(f).raw == (CORESIGHT64_CYCLES_PMDEVAFF_AFF2_MASK | 0x0000000000000000ULL));
	assert_true(coresight64_cycles_pmdevaff_unpack(coresight64_cycles_pmdevaff_pack(f)).Aff2 == (CORESIGHT64_CYCLES_PMDEVAFF_AFF2_MASK >> CORESIGHT64_CYCLES_PMDEVAFF_AFF2_SHIFT));
	f = none;
	f.Aff1 = ~(uint64_t)0;
	assert_true(coresight64_cycles_pmdevaff_pack(f).raw == (CORESIGHT64_CYCLES_PMDEVAFF_AFF1_MASK | 0x0000000000000000ULL));
	assert_true(coresight64_cycles_pmdevaff_unpack(coresight64_cycles_pmdevaff_pack(f)).Aff1 == (CORESIGHT64_CYCLES_PMDEVAFF_AFF1_MASK >> CORESIGHT64_CYCLES_PMDEVAFF_AFF1_SHIFT));
	f = none;
	f.Aff0 = ~(uint64_t)0;
	assert_true(coresight64_cycles_pmdevaff_pack(f).raw == (CORESIGHT64_CYCLES_PMDEVAFF_AFF0_MASK | 0x0000000000000000ULL));
	assert_true(coresight64_cycles_pmdevaff_unpack(coresight64_cycles_pmdevaff_pack(f)).Aff0 == (CORESIGHT64_CYCLES_PMDEVAFF_AFF0_MASK >> CORESIGHT64_CYCLES_PMDEVAFF_AFF0_SHIFT));
}

/* Every bit of PMLAR is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       CORESIGHT64_CYCLES_PMLAR_KEY_MASK) == 0xffffffffU, "coresight64_cycles_pmlar");

static void test_coresight64_cycles_pmlar(void **state)
{
	const coresight64_cycles_pmlar_fields_t none = {0};
	coresight64_cycles_pmlar_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmlar_pack(none).raw == 0x00000000U);
	f = none;
	f.KEY = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmlar_pack(f).raw == (CORESIGHT64_CYCLES_PMLAR_KEY_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmlar_unpack(coresight64_cycles_pmlar_pack(f)).KEY == (CORESIGHT64_CYCLES_PMLAR_KEY_MASK >> CORESIGHT64_CYCLES_PMLAR_KEY_SHIFT));
}

/* Every bit of PMAUTHSTATUS is in one field or reserved. */
_Static_assert((uint32_t)(0xf0ff0f00U +
	       CORESIGHT64_CYCLES_PMAUTHSTATUS_RTNID_MASK +
	       CORESIGHT64_CYCLES_PMAUTHSTATUS_RTID_MASK +
	       CORESIGHT64_CYCLES_PMAUTHSTATUS_RLNID_MASK +
	       CORESIGHT64_CYCLES_PMAUTHSTATUS_RLID_MASK +
	       CORESIGHT64_CYCLES_PMAUTHSTATUS_SNID_MASK +
	       CORESIGHT64_CYCLES_PMAUTHSTATUS_SID_MASK +
	       CORESIGHT64_CYCLES_PMAUTHSTATUS_NSNID_MASK +
	       CORESIGHT64_CYCLES_PMAUTHSTATUS_NSID_MASK) == 0xffffffffU, "coresight64_cycles_pmauthstatus");

static void test_coresight64_cycles_pmauthstatus(void **state)
{
	const coresight64_cycles_pmauthstatus_fields_t none = {0};
	coresight64_cycles_pmauthstatus_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmauthstatus_pack(none).raw == 0x00000000U);
	f = none;
	f.RTNID = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmauthstatus_pack(f).raw == (CORESIGHT64_CYCLES_PMAUTHSTATUS_RTNID_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmauthstatus_unpack(coresight64_cycles_pmauthstatus_pack(f)).RTNID == (CORESIGHT64_CYCLES_PMAUTHSTATUS_RTNID_MASK >> CORESIGHT64_CYCLES_PMAUTHSTATUS_RTNID_SHIFT));
	f = none;
	f.RTID = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmauthstatus_pack(f).raw == (CORESIGHT64_CYCLES_PMAUTHSTATUS_RTID_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmauthstatus_unpack(coresight64_cycles_pmauthstatus_pack(f)).RTID == (CORESIGHT64_CYCLES_PMAUTHSTATUS_RTID_MASK >> CORESIGHT64_CYCLES_PMAUTHSTATUS_RTID_SHIFT));
	f = none;
	f.RLNID = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmauthstatus_pack(f).raw == (CORESIGHT64_CYCLES_PMAUTHSTATUS_RLNID_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmauthstatus_unpack(coresight64_cycles_pmauthstatus_pack(f)).RLNID == (CORESIGHT64_CYCLES_PMAUTHSTATUS_RLNID_MASK >> CORESIGHT64_CYCLES_PMAUTHSTATUS_RLNID_SHIFT));
	f = none;
	f.RLID = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmauthstatus_pack(f).raw == (CORESIGHT64_CYCLES_PMAUTHSTATUS_RLID_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmauthstatus_unpack(coresight64_cycles_pmauthstatus_pack(f)).RLID == (CORESIGHT64_CYCLES_PMAUTHSTATUS_RLID_MASK >> CORESIGHT64_CYCLES_PMAUTHSTATUS_RLID_SHIFT));
	f = none;
	f.SNID = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmauthstatus_pack(f).raw == (CORESIGHT64_CYCLES_PMAUTHSTATUS_SNID_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmauthstatus_unpack(coresight64_cycles_pmauthstatus_pack(f)).SNID == (CORESIGHT64_CYCLES_PMAUTHSTATUS_SNID_MASK >> CORESIGHT64_CYCLES_PMAUTHSTATUS_SNID_SHIFT));
	f = none;
	f.SID = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmauthstatus_pack(f).raw == (CORESIGHT64_CYCLES_PMAUTHSTATUS_SID_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmauthstatus_unpack(coresight64_cycles_pmauthstatus_pack(f)).SID == (CORESIGHT64_CYCLES_PMAUTHSTATUS_SID_MASK >> CORESIGHT64_CYCLES_PMAUTHSTATUS_SID_SHIFT));
	f = none;
	f.NSNID = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmauthstatus_pack(f).raw == (CORESIGHT64_CYCLES_PMAUTHSTATUS_NSNID_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmauthstatus_unpack(coresight64_cycles_pmauthstatus_pack(f)).NSNID == (CORESIGHT64_CYCLES_PMAUTHSTATUS_NSNID_MASK >> CORESIGHT64_CYCLES_PMAUTHSTATUS_NSNID_SHIFT));
	f = none;
	f.NSID = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmauthstatus_pack(f).raw == (CORESIGHT64_CYCLES_PMAUTHSTATUS_NSID_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmauthstatus_unpack(coresight64_cycles_pmauthstatus_pack(f)).NSID == (CORESIGHT64_CYCLES_PMAUTHSTATUS_NSID_MASK >> CORESIGHT64_CYCLES_PMAUTHSTATUS_NSID_SHIFT));
}

/* Every bit of PMDEVARCH is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       CORESIGHT64_CYCLES_PMDEVARCH_ARCHITECT_MASK +
	       CORESIGHT64_CYCLES_PMDEVARCH_PRESENT_MASK +
	       CORESIGHT64_CYCLES_PMDEVARCH_REVISION_MASK +
	       CORESIGHT64_CYCLES_PMDEVARCH_ARCHVER_MASK +
	       CORESIGHT64_CYCLES_PMDEVARCH_ARCHPART_MASK) == 0xffffffffU, "coresight64_cycles_pmdevarch");

static void test_coresight64_cycles_pmdevarch(void **state)
{
	const coresight64_cycles_pmdevarch_fields_t none = {0};
	coresight64_cycles_pmdevarch_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmdevarch_pack(none).raw == 0x00000000U);
	f = none;
	f.ARCHITECT = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmdevarch_pack(f).raw == (CORESIGHT64_CYCLES_PMDEVARCH_ARCHITECT_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmdevarch_unpack(coresight64_cycles_pmdevarch_pack(f)).ARCHITECT == (CORESIGHT64_CYCLES_PMDEVARCH_ARCHITECT_MASK >> CORESIGHT64_CYCLES_PMDEVARCH_ARCHITECT_SHIFT));
	f = none;
	f.PRESENT = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmdevarch_pack(f).raw == (CORESIGHT64_CYCLES_PMDEVARCH_PRESENT_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmdevarch_unpack(coresight64_cycles_pmdevarch_pack(f)).PRESENT == (CORESIGHT64_CYCLES_PMDEVARCH_PRESENT_MASK >> CORESIGHT64_CYCLES_PMDEVARCH_PRESENT_SHIFT));
	f = none;
	f.REVISION = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmdevarch_pack(f).raw == (CORESIGHT64_CYCLES_PMDEVARCH_REVISION_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmdevarch_unpack(coresight64_cycles_pmdevarch_pack(f)).REVISION == (CORESIGHT64_CYCLES_PMDEVARCH_REVISION_MASK >> CORESIGHT64_CYCLES_PMDEVARCH_REVISION_SHIFT));
	f = none;
	f.ARCHVER = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmdevarch_pack(f).raw == (CORESIGHT64_CYCLES_PMDEVARCH_ARCHVER_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmdevarch_unpack(coresight64_cycles_pmdevarch_pack(f)).ARCHVER == (CORESIGHT64_CYCLES_PMDEVARCH_ARCHVER_MASK >> CORESIGHT64_CYCLES_PMDEVARCH_ARCHVER_SHIFT));
	f = none;
	f.ARCHPART = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmdevarch_pack(f).raw == (CORESIGHT64_CYCLES_PMDEVARCH_ARCHPART_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmdevarch_unpack(coresight64_cycles_pmdevarch_pack(f)).ARCHPART == (CORESIGHT64_CYCLES_PMDEVARCH_ARCHPART_MASK >> CORESIGHT64_CYCLES_PMDEVARCH_ARCHPART_SHIFT));
}

/* Every bit of PMDEVTYPE is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       CORESIGHT64_CYCLES_PMDEVTYPE_SUB_MASK +
	       CORESIGHT64_CYCLES_PMDEVTYPE_MAJOR_MASK) == 0xffffffffU, "coresight64_cycles_pmdevtype");

static void test_coresight64_cycles_pmdevtype(void **state)
{
	const coresight64_cycles_pmdevtype_fields_t none = {0};
	coresight64_cycles_pmdevtype_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmdevtype_pack(none).raw == 0x00000000U);
	f = none;
	f.SUB = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmdevtype_pack(f).raw == (CORESIGHT64_CYCLES_PMDEVTYPE_SUB_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmdevtype_unpack(coresight64_cycles_pmdevtype_pack(f)).SUB == (CORESIGHT64_CYCLES_PMDEVTYPE_SUB_MASK >> CORESIGHT64_CYCLES_PMDEVTYPE_SUB_SHIFT));
	f = none;
	f.MAJOR = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmdevtype_pack(f).raw == (CORESIGHT64_CYCLES_PMDEVTYPE_MAJOR_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmdevtype_unpack(coresight64_cycles_pmdevtype_pack(f)).MAJOR == (CORESIGHT64_CYCLES_PMDEVTYPE_MAJOR_MASK >> CORESIGHT64_CYCLES_PMDEVTYPE_MAJOR_SHIFT));
}

/* Every bit of PMPIDR4 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       CORESIGHT64_CYCLES_PMPIDR4_SIZE_MASK +
	       CORESIGHT64_CYCLES_PMPIDR4_DES_2_MASK) == 0xffffffffU, "coresight64_cycles_pmpidr4");

static void test_coresight64_cycles_pmpidr4(void **state)
{
	const coresight64_cycles_pmpidr4_fields_t none = {0};
	coresight64_cycles_pmpidr4_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmpidr4_pack(none).raw == 0x00000000U);
	f = none;
	f.SIZE = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmpidr4_pack(f).raw == (CORESIGHT64_CYCLES_PMPIDR4_SIZE_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmpidr4_unpack(coresight64_cycles_pmpidr4_pack(f)).SIZE == (CORESIGHT64_CYCLES_PMPIDR4_SIZE_MASK >> CORESIGHT64_CYCLES_PMPIDR4_SIZE_SHIFT));
	f = none;
	f.DES_2 = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmpidr4_pack(f).raw == (CORESIGHT64_CYCLES_PMPIDR4_DES_2_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmpidr4_unpack(coresight64_cycles_pmpidr4_pack(f)).DES_2 == (CORESIGHT64_CYCLES_PMPIDR4_DES_2_MASK >> CORESIGHT64_CYCLES_PMPIDR4_DES_2_SHIFT));
}

/* Every bit of PMPIDR0 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       CORESIGHT64_CYCLES_PMPIDR0_PART_0_MASK) == 0xffffffffU, "coresight64_cycles_pmpidr0");

static void test_coresight64_cycles_pmpidr0(void **state)
{
	const coresight64_cycles_pmpidr0_fields_t none = {0};
	coresight64_cycles_pmpidr0_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmpidr0_pack(none).raw == 0x00000000U);
	f = none;
	f.PART_0 = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmpidr0_pack(f).raw == (CORESIGHT64_CYCLES_PMPIDR0_PART_0_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmpidr0_unpack(coresight64_cycles_pmpidr0_pack(f)).PART_0 == (CORESIGHT64_CYCLES_PMPIDR0_PART_0_MASK >> CORESIGHT64_CYCLES_PMPIDR0_PART_0_SHIFT));
}

/* Every bit of PMPIDR1 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       CORESIGHT64_CYCLES_PMPIDR1_DES_0_MASK +
	       CORESIGHT64_CYCLES_PMPIDR1_PART_1_MASK) == 0xffffffffU, "coresight64_cycles_pmpidr1");

static void test_coresight64_cycles_pmpidr1(void **state)
{
	const coresight64_cycles_pmpidr1_fields_t none = {0};
	coresight64_cycles_pmpidr1_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmpidr1_pack(none).raw == 0x00000000U);
	f = none;
	f.DES_0 = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmpidr1_pack(f).raw == (CORESIGHT64_CYCLES_PMPIDR1_DES_0_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmpidr1_unpack(coresight64_cycles_pmpidr1_pack(f)).DES_0 == (CORESIGHT64_CYCLES_PMPIDR1_DES_0_MASK >> CORESIGHT64_CYCLES_PMPIDR1_DES_0_SHIFT));
	f = none;
	f.PART_1 = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmpidr1_pack(f).raw == (CORESIGHT64_CYCLES_PMPIDR1_PART_1_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmpidr1_unpack(coresight64_cycles_pmpidr1_pack(f)).PART_1 == (CORESIGHT64_CYCLES_PMPIDR1_PART_1_MASK >> CORESIGHT64_CYCLES_PMPIDR1_PART_1_SHIFT));
}

/* Every bit of PMPIDR2 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       CORESIGHT64_CYCLES_PMPIDR2_REVISION_MASK +
	       CORESIGHT64_CYCLES_PMPIDR2_JEDEC_MASK +
	       CORESIGHT64_CYCLES_PMPIDR2_DES_1_MASK) == 0xffffffffU, "coresight64_cycles_pmpidr2");

static void test_coresight64_cycles_pmpidr2(void **state)
{
	const coresight64_cycles_pmpidr2_fields_t none = {0};
	coresight64_cycles_pmpidr2_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmpidr2_pack(none).raw == 0x00000000U);
	f = none;
	f.REVISION = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmpidr2_pack(f).raw == (CORESIGHT64_CYCLES_PMPIDR2_REVISION_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmpidr2_unpack(coresight64_cycles_pmpidr2_pack(f)).REVISION == (CORESIGHT64_CYCLES_PMPIDR2_REVISION_MASK >> CORESIGHT64_CYCLES_PMPIDR2_REVISION_SHIFT));
	f = none;
	f.JEDEC = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmpidr2_pack(f).raw == (CORESIGHT64_CYCLES_PMPIDR2_JEDEC_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmpidr2_unpack(coresight64_cycles_pmpidr2_pack(f)).JEDEC == (CORESIGHT64_CYCLES_PMPIDR2_JEDEC_MASK >> CORESIGHT64_CYCLES_PMPIDR2_JEDEC_SHIFT));
	f = none;
	f.DES_1 = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmpidr2_pack(f).raw == (CORESIGHT64_CYCLES_PMPIDR2_DES_1_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmpidr2_unpack(coresight64_cycles_pmpidr2_pack(f)).DES_1 == (CORESIGHT64_CYCLES_PMPIDR2_DES_1_MASK >> CORESIGHT64_CYCLES_PMPIDR2_DES_1_SHIFT));
}

/* Every bit of PMPIDR3 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       CORESIGHT64_CYCLES_PMPIDR3_REVAND_MASK +
	       CORESIGHT64_CYCLES_PMPIDR3_CMOD_MASK) == 0xffffffffU, "coresight64_cycles_pmpidr3");

static void test_coresight64_cycles_pmpidr3(void **state)
{
	const coresight64_cycles_pmpidr3_fields_t none = {0};
	coresight64_cycles_pmpidr3_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmpidr3_pack(none).raw == 0x00000000U);
	f = none;
	f.REVAND = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmpidr3_pack(f).raw == (CORESIGHT64_CYCLES_PMPIDR3_REVAND_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmpidr3_unpack(coresight64_cycles_pmpidr3_pack(f)).REVAND == (CORESIGHT64_CYCLES_PMPIDR3_REVAND_MASK >> CORESIGHT64_CYCLES_PMPIDR3_REVAND_SHIFT));
	f = none;
	f.CMOD = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmpidr3_pack(f).raw == (CORESIGHT64_CYCLES_PMPIDR3_CMOD_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmpidr3_unpack(coresight64_cycles_pmpidr3_pack(f)).CMOD == (CORESIGHT64_CYCLES_PMPIDR3_CMOD_MASK >> CORESIGHT64_CYCLES_PMPIDR3_CMOD_SHIFT));
}

/* Every bit of PMCIDR0 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       CORESIGHT64_CYCLES_PMCIDR0_PRMBL_0_MASK) == 0xffffffffU, "coresight64_cycles_pmcidr0");

static void test_coresight64_cycles_pmcidr0(void **state)
{
	const coresight64_cycles_pmcidr0_fields_t none = {0};
	coresight64_cycles_pmcidr0_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmcidr0_pack(none).raw == 0x00000000U);
	f = none;
	f.PRMBL_0 = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcidr0_pack(f).raw == (CORESIGHT64_CYCLES_PMCIDR0_PRMBL_0_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcidr0_unpack(coresight64_cycles_pmcidr0_pack(f)).PRMBL_0 == (CORESIGHT64_CYCLES_PMCIDR0_PRMBL_0_MASK >> CORESIGHT64_CYCLES_PMCIDR0_PRMBL_0_SHIFT));
}

/* Every bit of PMCIDR1 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       CORESIGHT64_CYCLES_PMCIDR1_CLASS_MASK +
	       CORESIGHT64_CYCLES_PMCIDR1_PRMBL_1_MASK) == 0xffffffffU, "coresight64_cycles_pmcidr1");

static void test_coresight64_cycles_pmcidr1(void **state)
{
	const coresight64_cycles_pmcidr1_fields_t none = {0};
	coresight64_cycles_pmcidr1_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmcidr1_pack(none).raw == 0x00000000U);
	f = none;
	f.CLASS = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcidr1_pack(f).raw == (CORESIGHT64_CYCLES_PMCIDR1_CLASS_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcidr1_unpack(coresight64_cycles_pmcidr1_pack(f)).CLASS == (CORESIGHT64_CYCLES_PMCIDR1_CLASS_MASK >> CORESIGHT64_CYCLES_PMCIDR1_CLASS_SHIFT));
	f = none;
	f.PRMBL_1 = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcidr1_pack(f).raw == (CORESIGHT64_CYCLES_PMCIDR1_PRMBL_1_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcidr1_unpack(coresight64_cycles_pmcidr1_pack(f)).PRMBL_1 == (CORESIGHT64_CYCLES_PMCIDR1_PRMBL_1_MASK >> CORESIGHT64_CYCLES_PMCIDR1_PRMBL_1_SHIFT));
}

/* Every bit of PMCIDR2 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       CORESIGHT64_CYCLES_PMCIDR2_PRMBL_2_MASK) == 0xffffffffU, "coresight64_cycles_pmcidr2");

static void test_coresight64_cycles_pmcidr2(void **state)
{
	const coresight64_cycles_pmcidr2_fields_t none = {0};
	coresight64_cycles_pmcidr2_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmcidr2_pack(none).raw == 0x00000000U);
	f = none;
	f.PRMBL_2 = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcidr2_pack(f).raw == (CORESIGHT64_CYCLES_PMCIDR2_PRMBL_2_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcidr2_unpack(coresight64_cycles_pmcidr2_pack(f)).PRMBL_2 == (CORESIGHT64_CYCLES_PMCIDR2_PRMBL_2_MASK >> CORESIGHT64_CYCLES_PMCIDR2_PRMBL_2_SHIFT));
}

/* Every bit of PMCIDR3 is in one field or reserved. */
_Static_assert((uint32_t)(0xffffff00U +
	       CORESIGHT64_CYCLES_PMCIDR3_PRMBL_3_MASK) == 0xffffffffU, "coresight64_cycles_pmcidr3");

static void test_coresight64_cycles_pmcidr3(void **state)
{
	const coresight64_cycles_pmcidr3_fields_t none = {0};
	coresight64_cycles_pmcidr3_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmcidr3_pack(none).raw == 0x00000000U);
	f = none;
	f.PRMBL_3 = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmcidr3_pack(f).raw == (CORESIGHT64_CYCLES_PMCIDR3_PRMBL_3_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmcidr3_unpack(coresight64_cycles_pmcidr3_pack(f)).PRMBL_3 == (CORESIGHT64_CYCLES_PMCIDR3_PRMBL_3_MASK >> CORESIGHT64_CYCLES_PMCIDR3_PRMBL_3_SHIFT));
}

/* Every bit of PMCCNTR is in one field or reserved. */
_Static_assert((uint64_t)(0x0000000000000000ULL +
	       CORESIGHT64_CYCLES_PMCCNTR_COUNT_MASK) == 0xffffffffffffffffULL, "coresight64_cycles_pmccntr");

static void test_coresight64_cycles_pmccntr(void **state)
{
	const coresight64_cycles_pmccntr_fields_t none = {0};
	coresight64_cycles_pmccntr_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmccntr_pack(none).raw == 0x0000000000000000ULL);
	f = none;
	f.count = ~(uint64_t)0;
	assert_true(coresight64_cycles_pmccntr_pack(f).raw == (CORESIGHT64_CYCLES_PMCCNTR_COUNT_MASK | 0x0000000000000000ULL));
	assert_true(coresight64_cycles_pmccntr_unpack(coresight64_cycles_pmccntr_pack(f)).count == (CORESIGHT64_CYCLES_PMCCNTR_COUNT_MASK >> CORESIGHT64_CYCLES_PMCCNTR_COUNT_SHIFT));
}

/* Every bit of PMCCFILTR is in one field or reserved. */
_Static_assert((uint32_t)(0x00000000U +
	       CORESIGHT64_CYCLES_PMCCFILTR_FILTER_MASK) == 0xffffffffU, "coresight64_cycles_pmccfiltr");

static void test_coresight64_cycles_pmccfiltr(void **state)
{
	const coresight64_cycles_pmccfiltr_fields_t none = {0};
	coresight64_cycles_pmccfiltr_fields_t f;

	(void)state;
	assert_true(coresight64_cycles_pmccfiltr_pack(none).raw == 0x00000000U);
	f = none;
	f.filter = ~(uint32_t)0;
	assert_true(coresight64_cycles_pmccfiltr_pack(f).raw == (CORESIGHT64_CYCLES_PMCCFILTR_FILTER_MASK | 0x00000000U));
	assert_true(coresight64_cycles_pmccfiltr_unpack(coresight64_cycles_pmccfiltr_pack(f)).filter == (CORESIGHT64_CYCLES_PMCCFILTR_FILTER_MASK >> CORESIGHT64_CYCLES_PMCCFILTR_FILTER_SHIFT));
}

/* What the headers say of the first and the last element of each register. */
static const struct validate_row rows[] = {
	{"scf", "pmevcntr", CORESIGHT64_CYCLES_PMEVCNTR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMEVCNTR_OFFSET(30U), 8 * sizeof(coresight64_cycles_pmevcntr_t)},
	{"scf", "pmevtyper", CORESIGHT64_CYCLES_PMEVTYPER_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMEVTYPER_OFFSET(30U), 8 * sizeof(coresight64_cycles_pmevtyper_t)},
	{"scf", "pmsvr", CORESIGHT64_CYCLES_PMSVR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMSVR_OFFSET(63U), 8 * sizeof(coresight64_cycles_pmsvr_t)},
	{"scf", "pmevfilt2r", CORESIGHT64_CYCLES_PMEVFILT2R_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMEVFILT2R_OFFSET(127U), 8 * sizeof(coresight64_cycles_pmevfilt2r_t)},
	{"scf", "pmevfiltr", T241_SCF_PMEVFILTR_OFFSET(0U),
	 T241_SCF_PMEVFILTR_OFFSET(127U), 8 * sizeof(t241_scf_pmevfiltr_t)},
	{"scf", "pmcntenset", CORESIGHT64_CYCLES_PMCNTENSET_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMCNTENSET_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmcntenset_t)},
	{"scf", "pmcntenclr", CORESIGHT64_CYCLES_PMCNTENCLR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMCNTENCLR_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmcntenclr_t)},
	{"scf", "pmintenset", CORESIGHT64_CYCLES_PMINTENSET_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMINTENSET_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmintenset_t)},
	{"scf", "pmintenclr", CORESIGHT64_CYCLES_PMINTENCLR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMINTENCLR_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmintenclr_t)},
	{"scf", "pmovsclr", CORESIGHT64_CYCLES_PMOVSCLR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMOVSCLR_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmovsclr_t)},
	{"scf", "pmovsset", CORESIGHT64_CYCLES_PMOVSSET_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMOVSSET_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmovsset_t)},
	{"scf", "pmcgcr", CORESIGHT64_CYCLES_PMCGCR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMCGCR_OFFSET(3U), 8 * sizeof(coresight64_cycles_pmcgcr_t)},
	{"scf", "pmimpdef", CORESIGHT64_CYCLES_PMIMPDEF_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMIMPDEF_OFFSET(31U), 8 * sizeof(coresight64_cycles_pmimpdef_t)},
	{"scf", "pmcfgr", CORESIGHT64_CYCLES_PMCFGR_OFFSET,
	 CORESIGHT64_CYCLES_PMCFGR_OFFSET, 8 * sizeof(coresight64_cycles_pmcfgr_t)},
	{"scf", "pmcr", CORESIGHT64_CYCLES_PMCR_OFFSET,
	 CORESIGHT64_CYCLES_PMCR_OFFSET, 8 * sizeof(coresight64_cycles_pmcr_t)},
	{"scf", "pmiidr", CORESIGHT64_CYCLES_PMIIDR_OFFSET,
	 CORESIGHT64_CYCLES_PMIIDR_OFFSET, 8 * sizeof(coresight64_cycles_pmiidr_t)},
	{"scf", "pmceid", CORESIGHT64_CYCLES_PMCEID_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMCEID_OFFSET(3U), 8 * sizeof(coresight64_cycles_pmceid_t)},
	{"scf", "pmsscr", CORESIGHT64_CYCLES_PMSSCR_OFFSET,
	 CORESIGHT64_CYCLES_PMSSCR_OFFSET, 8 * sizeof(coresight64_cycles_pmsscr_t)},
	{"scf", "pmssrr", CORESIGHT64_CYCLES_PMSSRR_OFFSET,
	 CORESIGHT64_CYCLES_PMSSRR_OFFSET, 8 * sizeof(coresight64_cycles_pmssrr_t)},
	{"scf", "pmscr", CORESIGHT64_CYCLES_PMSCR_OFFSET,
	 CORESIGHT64_CYCLES_PMSCR_OFFSET, 8 * sizeof(coresight64_cycles_pmscr_t)},
	{"scf", "pmrootcr", CORESIGHT64_CYCLES_PMROOTCR_OFFSET,
	 CORESIGHT64_CYCLES_PMROOTCR_OFFSET, 8 * sizeof(coresight64_cycles_pmrootcr_t)},
	{"scf", "pmirqcr0", CORESIGHT64_CYCLES_PMIRQCR0_OFFSET,
	 CORESIGHT64_CYCLES_PMIRQCR0_OFFSET, 8 * sizeof(coresight64_cycles_pmirqcr0_t)},
	{"scf", "pmirqcr1", CORESIGHT64_CYCLES_PMIRQCR1_OFFSET,
	 CORESIGHT64_CYCLES_PMIRQCR1_OFFSET, 8 * sizeof(coresight64_cycles_pmirqcr1_t)},
	{"scf", "pmirqcr2", CORESIGHT64_CYCLES_PMIRQCR2_OFFSET,
	 CORESIGHT64_CYCLES_PMIRQCR2_OFFSET, 8 * sizeof(coresight64_cycles_pmirqcr2_t)},
	{"scf", "pmirqsr", CORESIGHT64_CYCLES_PMIRQSR_OFFSET,
	 CORESIGHT64_CYCLES_PMIRQSR_OFFSET, 8 * sizeof(coresight64_cycles_pmirqsr_t)},
	{"scf", "pmitctrl", CORESIGHT64_CYCLES_PMITCTRL_OFFSET,
	 CORESIGHT64_CYCLES_PMITCTRL_OFFSET, 8 * sizeof(coresight64_cycles_pmitctrl_t)},
	{"scf", "pmdevaff", CORESIGHT64_CYCLES_PMDEVAFF_OFFSET,
	 CORESIGHT64_CYCLES_PMDEVAFF_OFFSET, 8 * sizeof(coresight64_cycles_pmdevaff_t)},
	{"scf", "pmlar", CORESIGHT64_CYCLES_PMLAR_OFFSET,
	 CORESIGHT64_CYCLES_PMLAR_OFFSET, 8 * sizeof(coresight64_cycles_pmlar_t)},
	{"scf", "pmlsr", CORESIGHT64_CYCLES_PMLSR_OFFSET,
	 CORESIGHT64_CYCLES_PMLSR_OFFSET, 8 * sizeof(coresight64_cycles_pmlsr_t)},
	{"scf", "pmauthstatus", CORESIGHT64_CYCLES_PMAUTHSTATUS_OFFSET,
	 CORESIGHT64_CYCLES_PMAUTHSTATUS_OFFSET, 8 * sizeof(coresight64_cycles_pmauthstatus_t)},
	{"scf", "pmdevarch", CORESIGHT64_CYCLES_PMDEVARCH_OFFSET,
	 CORESIGHT64_CYCLES_PMDEVARCH_OFFSET, 8 * sizeof(coresight64_cycles_pmdevarch_t)},
	{"scf", "pmdevid", CORESIGHT64_CYCLES_PMDEVID_OFFSET,
	 CORESIGHT64_CYCLES_PMDEVID_OFFSET, 8 * sizeof(coresight64_cycles_pmdevid_t)},
	{"scf", "pmdevtype", CORESIGHT64_CYCLES_PMDEVTYPE_OFFSET,
	 CORESIGHT64_CYCLES_PMDEVTYPE_OFFSET, 8 * sizeof(coresight64_cycles_pmdevtype_t)},
	{"scf", "pmpidr4", CORESIGHT64_CYCLES_PMPIDR4_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR4_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr4_t)},
	{"scf", "pmpidr5", CORESIGHT64_CYCLES_PMPIDR5_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR5_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr5_t)},
	{"scf", "pmpidr6", CORESIGHT64_CYCLES_PMPIDR6_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR6_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr6_t)},
	{"scf", "pmpidr7", CORESIGHT64_CYCLES_PMPIDR7_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR7_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr7_t)},
	{"scf", "pmpidr0", CORESIGHT64_CYCLES_PMPIDR0_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR0_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr0_t)},
	{"scf", "pmpidr1", CORESIGHT64_CYCLES_PMPIDR1_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR1_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr1_t)},
	{"scf", "pmpidr2", CORESIGHT64_CYCLES_PMPIDR2_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR2_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr2_t)},
	{"scf", "pmpidr3", CORESIGHT64_CYCLES_PMPIDR3_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR3_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr3_t)},
	{"scf", "pmcidr0", CORESIGHT64_CYCLES_PMCIDR0_OFFSET,
	 CORESIGHT64_CYCLES_PMCIDR0_OFFSET, 8 * sizeof(coresight64_cycles_pmcidr0_t)},
	{"scf", "pmcidr1", CORESIGHT64_CYCLES_PMCIDR1_OFFSET,
	 CORESIGHT64_CYCLES_PMCIDR1_OFFSET, 8 * sizeof(coresight64_cycles_pmcidr1_t)},
	{"scf", "pmcidr2", CORESIGHT64_CYCLES_PMCIDR2_OFFSET,
	 CORESIGHT64_CYCLES_PMCIDR2_OFFSET, 8 * sizeof(coresight64_cycles_pmcidr2_t)},
	{"scf", "pmcidr3", CORESIGHT64_CYCLES_PMCIDR3_OFFSET,
	 CORESIGHT64_CYCLES_PMCIDR3_OFFSET, 8 * sizeof(coresight64_cycles_pmcidr3_t)},
	{"scf", "pmccntr", CORESIGHT64_CYCLES_PMCCNTR_OFFSET,
	 CORESIGHT64_CYCLES_PMCCNTR_OFFSET, 8 * sizeof(coresight64_cycles_pmccntr_t)},
	{"scf", "pmccfiltr", T241_SCF_PMCCFILTR_OFFSET,
	 T241_SCF_PMCCFILTR_OFFSET, 8 * sizeof(t241_scf_pmccfiltr_t)},
	{"pcie", "pmevcntr", CORESIGHT64_CYCLES_PMEVCNTR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMEVCNTR_OFFSET(30U), 8 * sizeof(coresight64_cycles_pmevcntr_t)},
	{"pcie", "pmevtyper", CORESIGHT64_CYCLES_PMEVTYPER_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMEVTYPER_OFFSET(30U), 8 * sizeof(coresight64_cycles_pmevtyper_t)},
	{"pcie", "pmsvr", CORESIGHT64_CYCLES_PMSVR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMSVR_OFFSET(63U), 8 * sizeof(coresight64_cycles_pmsvr_t)},
	{"pcie", "pmevfilt2r", CORESIGHT64_CYCLES_PMEVFILT2R_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMEVFILT2R_OFFSET(127U), 8 * sizeof(coresight64_cycles_pmevfilt2r_t)},
	{"pcie", "pmevfiltr", T241_PCIE_PMEVFILTR_OFFSET(0U),
	 T241_PCIE_PMEVFILTR_OFFSET(127U), 8 * sizeof(t241_pcie_pmevfiltr_t)},
	{"pcie", "pmcntenset", CORESIGHT64_CYCLES_PMCNTENSET_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMCNTENSET_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmcntenset_t)},
	{"pcie", "pmcntenclr", CORESIGHT64_CYCLES_PMCNTENCLR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMCNTENCLR_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmcntenclr_t)},
	{"pcie", "pmintenset", CORESIGHT64_CYCLES_PMINTENSET_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMINTENSET_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmintenset_t)},
	{"pcie", "pmintenclr", CORESIGHT64_CYCLES_PMINTENCLR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMINTENCLR_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmintenclr_t)},
	{"pcie", "pmovsclr", CORESIGHT64_CYCLES_PMOVSCLR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMOVSCLR_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmovsclr_t)},
	{"pcie", "pmovsset", CORESIGHT64_CYCLES_PMOVSSET_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMOVSSET_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmovsset_t)},
	{"pcie", "pmcgcr", CORESIGHT64_CYCLES_PMCGCR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMCGCR_OFFSET(3U), 8 * sizeof(coresight64_cycles_pmcgcr_t)},
	{"pcie", "pmimpdef", CORESIGHT64_CYCLES_PMIMPDEF_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMIMPDEF_OFFSET(31U), 8 * sizeof(coresight64_cycles_pmimpdef_t)},
	{"pcie", "pmcfgr", CORESIGHT64_CYCLES_PMCFGR_OFFSET,
	 CORESIGHT64_CYCLES_PMCFGR_OFFSET, 8 * sizeof(coresight64_cycles_pmcfgr_t)},
	{"pcie", "pmcr", CORESIGHT64_CYCLES_PMCR_OFFSET,
	 CORESIGHT64_CYCLES_PMCR_OFFSET, 8 * sizeof(coresight64_cycles_pmcr_t)},
	{"pcie", "pmiidr", CORESIGHT64_CYCLES_PMIIDR_OFFSET,
	 CORESIGHT64_CYCLES_PMIIDR_OFFSET, 8 * sizeof(coresight64_cycles_pmiidr_t)},
	{"pcie", "pmceid", CORESIGHT64_CYCLES_PMCEID_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMCEID_OFFSET(3U), 8 * sizeof(coresight64_cycles_pmceid_t)},
	{"pcie", "pmsscr", CORESIGHT64_CYCLES_PMSSCR_OFFSET,
	 CORESIGHT64_CYCLES_PMSSCR_OFFSET, 8 * sizeof(coresight64_cycles_pmsscr_t)},
	{"pcie", "pmssrr", CORESIGHT64_CYCLES_PMSSRR_OFFSET,
	 CORESIGHT64_CYCLES_PMSSRR_OFFSET, 8 * sizeof(coresight64_cycles_pmssrr_t)},
	{"pcie", "pmscr", CORESIGHT64_CYCLES_PMSCR_OFFSET,
	 CORESIGHT64_CYCLES_PMSCR_OFFSET, 8 * sizeof(coresight64_cycles_pmscr_t)},
	{"pcie", "pmrootcr", CORESIGHT64_CYCLES_PMROOTCR_OFFSET,
	 CORESIGHT64_CYCLES_PMROOTCR_OFFSET, 8 * sizeof(coresight64_cycles_pmrootcr_t)},
	{"pcie", "pmirqcr0", CORESIGHT64_CYCLES_PMIRQCR0_OFFSET,
	 CORESIGHT64_CYCLES_PMIRQCR0_OFFSET, 8 * sizeof(coresight64_cycles_pmirqcr0_t)},
	{"pcie", "pmirqcr1", CORESIGHT64_CYCLES_PMIRQCR1_OFFSET,
	 CORESIGHT64_CYCLES_PMIRQCR1_OFFSET, 8 * sizeof(coresight64_cycles_pmirqcr1_t)},
	{"pcie", "pmirqcr2", CORESIGHT64_CYCLES_PMIRQCR2_OFFSET,
	 CORESIGHT64_CYCLES_PMIRQCR2_OFFSET, 8 * sizeof(coresight64_cycles_pmirqcr2_t)},
	{"pcie", "pmirqsr", CORESIGHT64_CYCLES_PMIRQSR_OFFSET,
	 CORESIGHT64_CYCLES_PMIRQSR_OFFSET, 8 * sizeof(coresight64_cycles_pmirqsr_t)},
	{"pcie", "pmitctrl", CORESIGHT64_CYCLES_PMITCTRL_OFFSET,
	 CORESIGHT64_CYCLES_PMITCTRL_OFFSET, 8 * sizeof(coresight64_cycles_pmitctrl_t)},
	{"pcie", "pmdevaff", CORESIGHT64_CYCLES_PMDEVAFF_OFFSET,
	 CORESIGHT64_CYCLES_PMDEVAFF_OFFSET, 8 * sizeof(coresight64_cycles_pmdevaff_t)},
	{"pcie", "pmlar", CORESIGHT64_CYCLES_PMLAR_OFFSET,
	 CORESIGHT64_CYCLES_PMLAR_OFFSET, 8 * sizeof(coresight64_cycles_pmlar_t)},
	{"pcie", "pmlsr", CORESIGHT64_CYCLES_PMLSR_OFFSET,
	 CORESIGHT64_CYCLES_PMLSR_OFFSET, 8 * sizeof(coresight64_cycles_pmlsr_t)},
	{"pcie", "pmauthstatus", CORESIGHT64_CYCLES_PMAUTHSTATUS_OFFSET,
	 CORESIGHT64_CYCLES_PMAUTHSTATUS_OFFSET, 8 * sizeof(coresight64_cycles_pmauthstatus_t)},
	{"pcie", "pmdevarch", CORESIGHT64_CYCLES_PMDEVARCH_OFFSET,
	 CORESIGHT64_CYCLES_PMDEVARCH_OFFSET, 8 * sizeof(coresight64_cycles_pmdevarch_t)},
	{"pcie", "pmdevid", CORESIGHT64_CYCLES_PMDEVID_OFFSET,
	 CORESIGHT64_CYCLES_PMDEVID_OFFSET, 8 * sizeof(coresight64_cycles_pmdevid_t)},
	{"pcie", "pmdevtype", CORESIGHT64_CYCLES_PMDEVTYPE_OFFSET,
	 CORESIGHT64_CYCLES_PMDEVTYPE_OFFSET, 8 * sizeof(coresight64_cycles_pmdevtype_t)},
	{"pcie", "pmpidr4", CORESIGHT64_CYCLES_PMPIDR4_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR4_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr4_t)},
	{"pcie", "pmpidr5", CORESIGHT64_CYCLES_PMPIDR5_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR5_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr5_t)},
	{"pcie", "pmpidr6", CORESIGHT64_CYCLES_PMPIDR6_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR6_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr6_t)},
	{"pcie", "pmpidr7", CORESIGHT64_CYCLES_PMPIDR7_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR7_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr7_t)},
	{"pcie", "pmpidr0", CORESIGHT64_CYCLES_PMPIDR0_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR0_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr0_t)},
	{"pcie", "pmpidr1", CORESIGHT64_CYCLES_PMPIDR1_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR1_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr1_t)},
	{"pcie", "pmpidr2", CORESIGHT64_CYCLES_PMPIDR2_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR2_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr2_t)},
	{"pcie", "pmpidr3", CORESIGHT64_CYCLES_PMPIDR3_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR3_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr3_t)},
	{"pcie", "pmcidr0", CORESIGHT64_CYCLES_PMCIDR0_OFFSET,
	 CORESIGHT64_CYCLES_PMCIDR0_OFFSET, 8 * sizeof(coresight64_cycles_pmcidr0_t)},
	{"pcie", "pmcidr1", CORESIGHT64_CYCLES_PMCIDR1_OFFSET,
	 CORESIGHT64_CYCLES_PMCIDR1_OFFSET, 8 * sizeof(coresight64_cycles_pmcidr1_t)},
	{"pcie", "pmcidr2", CORESIGHT64_CYCLES_PMCIDR2_OFFSET,
	 CORESIGHT64_CYCLES_PMCIDR2_OFFSET, 8 * sizeof(coresight64_cycles_pmcidr2_t)},
	{"pcie", "pmcidr3", CORESIGHT64_CYCLES_PMCIDR3_OFFSET,
	 CORESIGHT64_CYCLES_PMCIDR3_OFFSET, 8 * sizeof(coresight64_cycles_pmcidr3_t)},
	{"pcie", "pmccntr", CORESIGHT64_CYCLES_PMCCNTR_OFFSET,
	 CORESIGHT64_CYCLES_PMCCNTR_OFFSET, 8 * sizeof(coresight64_cycles_pmccntr_t)},
	{"pcie", "pmccfiltr", T241_PCIE_PMCCFILTR_OFFSET,
	 T241_PCIE_PMCCFILTR_OFFSET, 8 * sizeof(t241_pcie_pmccfiltr_t)},
	{"c2c0", "pmevcntr", CORESIGHT64_CYCLES_PMEVCNTR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMEVCNTR_OFFSET(30U), 8 * sizeof(coresight64_cycles_pmevcntr_t)},
	{"c2c0", "pmevtyper", CORESIGHT64_CYCLES_PMEVTYPER_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMEVTYPER_OFFSET(30U), 8 * sizeof(coresight64_cycles_pmevtyper_t)},
	{"c2c0", "pmsvr", CORESIGHT64_CYCLES_PMSVR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMSVR_OFFSET(63U), 8 * sizeof(coresight64_cycles_pmsvr_t)},
	{"c2c0", "pmevfilt2r", CORESIGHT64_CYCLES_PMEVFILT2R_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMEVFILT2R_OFFSET(127U), 8 * sizeof(coresight64_cycles_pmevfilt2r_t)},
	{"c2c0", "pmevfiltr", T241_C2C0_PMEVFILTR_OFFSET(0U),
	 T241_C2C0_PMEVFILTR_OFFSET(127U), 8 * sizeof(t241_c2c0_pmevfiltr_t)},
	{"c2c0", "pmcntenset", CORESIGHT64_CYCLES_PMCNTENSET_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMCNTENSET_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmcntenset_t)},
	{"c2c0", "pmcntenclr", CORESIGHT64_CYCLES_PMCNTENCLR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMCNTENCLR_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmcntenclr_t)},
	{"c2c0", "pmintenset", CORESIGHT64_CYCLES_PMINTENSET_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMINTENSET_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmintenset_t)},
	{"c2c0", "pmintenclr", CORESIGHT64_CYCLES_PMINTENCLR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMINTENCLR_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmintenclr_t)},
	{"c2c0", "pmovsclr", CORESIGHT64_CYCLES_PMOVSCLR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMOVSCLR_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmovsclr_t)},
	{"c2c0", "pmovsset", CORESIGHT64_CYCLES_PMOVSSET_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMOVSSET_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmovsset_t)},
	{"c2c0", "pmcgcr", CORESIGHT64_CYCLES_PMCGCR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMCGCR_OFFSET(3U), 8 * sizeof(coresight64_cycles_pmcgcr_t)},
	{"c2c0", "pmimpdef", CORESIGHT64_CYCLES_PMIMPDEF_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMIMPDEF_OFFSET(31U), 8 * sizeof(coresight64_cycles_pmimpdef_t)},
	{"c2c0", "pmcfgr", CORESIGHT64_CYCLES_PMCFGR_OFFSET,
	 CORESIGHT64_CYCLES_PMCFGR_OFFSET, 8 * sizeof(coresight64_cycles_pmcfgr_t)},
	{"c2c0", "pmcr", CORESIGHT64_CYCLES_PMCR_OFFSET,
	 CORESIGHT64_CYCLES_PMCR_OFFSET, 8 * sizeof(coresight64_cycles_pmcr_t)},
	{"c2c0", "pmiidr", CORESIGHT64_CYCLES_PMIIDR_OFFSET,
	 CORESIGHT64_CYCLES_PMIIDR_OFFSET, 8 * sizeof(coresight64_cycles_pmiidr_t)},
	{"c2c0", "pmceid", CORESIGHT64_CYCLES_PMCEID_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMCEID_OFFSET(3U), 8 * sizeof(coresight64_cycles_pmceid_t)},
	{"c2c0", "pmsscr", CORESIGHT64_CYCLES_PMSSCR_OFFSET,
	 CORESIGHT64_CYCLES_PMSSCR_OFFSET, 8 * sizeof(coresight64_cycles_pmsscr_t)},
	{"c2c0", "pmssrr", CORESIGHT64_CYCLES_PMSSRR_OFFSET,
	 CORESIGHT64_CYCLES_PMSSRR_OFFSET, 8 * sizeof(coresight64_cycles_pmssrr_t)},
	{"c2c0", "pmscr", CORESIGHT64_CYCLES_PMSCR_OFFSET,
	 CORESIGHT64_CYCLES_PMSCR_OFFSET, 8 * sizeof(coresight64_cycles_pmscr_t)},
	{"c2c0", "pmrootcr", CORESIGHT64_CYCLES_PMROOTCR_OFFSET,
	 CORESIGHT64_CYCLES_PMROOTCR_OFFSET, 8 * sizeof(coresight64_cycles_pmrootcr_t)},
	{"c2c0", "pmirqcr0", CORESIGHT64_CYCLES_PMIRQCR0_OFFSET,
	 CORESIGHT64_CYCLES_PMIRQCR0_OFFSET, 8 * sizeof(coresight64_cycles_pmirqcr0_t)},
	{"c2c0", "pmirqcr1", CORESIGHT64_CYCLES_PMIRQCR1_OFFSET,
	 CORESIGHT64_CYCLES_PMIRQCR1_OFFSET, 8 * sizeof(coresight64_cycles_pmirqcr1_t)},
	{"c2c0", "pmirqcr2", CORESIGHT64_CYCLES_PMIRQCR2_OFFSET,
	 CORESIGHT64_CYCLES_PMIRQCR2_OFFSET, 8 * sizeof(coresight64_cycles_pmirqcr2_t)},
	{"c2c0", "pmirqsr", CORESIGHT64_CYCLES_PMIRQSR_OFFSET,
	 CORESIGHT64_CYCLES_PMIRQSR_OFFSET, 8 * sizeof(coresight64_cycles_pmirqsr_t)},
	{"c2c0", "pmitctrl", CORESIGHT64_CYCLES_PMITCTRL_OFFSET,
	 CORESIGHT64_CYCLES_PMITCTRL_OFFSET, 8 * sizeof(coresight64_cycles_pmitctrl_t)},
	{"c2c0", "pmdevaff", CORESIGHT64_CYCLES_PMDEVAFF_OFFSET,
	 CORESIGHT64_CYCLES_PMDEVAFF_OFFSET, 8 * sizeof(coresight64_cycles_pmdevaff_t)},
	{"c2c0", "pmlar", CORESIGHT64_CYCLES_PMLAR_OFFSET,
	 CORESIGHT64_CYCLES_PMLAR_OFFSET, 8 * sizeof(coresight64_cycles_pmlar_t)},
	{"c2c0", "pmlsr", CORESIGHT64_CYCLES_PMLSR_OFFSET,
	 CORESIGHT64_CYCLES_PMLSR_OFFSET, 8 * sizeof(coresight64_cycles_pmlsr_t)},
	{"c2c0", "pmauthstatus", CORESIGHT64_CYCLES_PMAUTHSTATUS_OFFSET,
	 CORESIGHT64_CYCLES_PMAUTHSTATUS_OFFSET, 8 * sizeof(coresight64_cycles_pmauthstatus_t)},
	{"c2c0", "pmdevarch", CORESIGHT64_CYCLES_PMDEVARCH_OFFSET,
	 CORESIGHT64_CYCLES_PMDEVARCH_OFFSET, 8 * sizeof(coresight64_cycles_pmdevarch_t)},
	{"c2c0", "pmdevid", CORESIGHT64_CYCLES_PMDEVID_OFFSET,
	 CORESIGHT64_CYCLES_PMDEVID_OFFSET, 8 * sizeof(coresight64_cycles_pmdevid_t)},
	{"c2c0", "pmdevtype", CORESIGHT64_CYCLES_PMDEVTYPE_OFFSET,
	 CORESIGHT64_CYCLES_PMDEVTYPE_OFFSET, 8 * sizeof(coresight64_cycles_pmdevtype_t)},
	{"c2c0", "pmpidr4", CORESIGHT64_CYCLES_PMPIDR4_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR4_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr4_t)},
	{"c2c0", "pmpidr5", CORESIGHT64_CYCLES_PMPIDR5_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR5_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr5_t)},
	{"c2c0", "pmpidr6", CORESIGHT64_CYCLES_PMPIDR6_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR6_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr6_t)},
	{"c2c0", "pmpidr7", CORESIGHT64_CYCLES_PMPIDR7_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR7_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr7_t)},
	{"c2c0", "pmpidr0", CORESIGHT64_CYCLES_PMPIDR0_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR0_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr0_t)},
	{"c2c0", "pmpidr1", CORESIGHT64_CYCLES_PMPIDR1_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR1_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr1_t)},
	{"c2c0", "pmpidr2", CORESIGHT64_CYCLES_PMPIDR2_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR2_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr2_t)},
	{"c2c0", "pmpidr3", CORESIGHT64_CYCLES_PMPIDR3_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR3_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr3_t)},
	{"c2c0", "pmcidr0", CORESIGHT64_CYCLES_PMCIDR0_OFFSET,
	 CORESIGHT64_CYCLES_PMCIDR0_OFFSET, 8 * sizeof(coresight64_cycles_pmcidr0_t)},
	{"c2c0", "pmcidr1", CORESIGHT64_CYCLES_PMCIDR1_OFFSET,
	 CORESIGHT64_CYCLES_PMCIDR1_OFFSET, 8 * sizeof(coresight64_cycles_pmcidr1_t)},
	{"c2c0", "pmcidr2", CORESIGHT64_CYCLES_PMCIDR2_OFFSET,
	 CORESIGHT64_CYCLES_PMCIDR2_OFFSET, 8 * sizeof(coresight64_cycles_pmcidr2_t)},
	{"c2c0", "pmcidr3", CORESIGHT64_CYCLES_PMCIDR3_OFFSET,
	 CORESIGHT64_CYCLES_PMCIDR3_OFFSET, 8 * sizeof(coresight64_cycles_pmcidr3_t)},
	{"c2c0", "pmccntr", CORESIGHT64_CYCLES_PMCCNTR_OFFSET,
	 CORESIGHT64_CYCLES_PMCCNTR_OFFSET, 8 * sizeof(coresight64_cycles_pmccntr_t)},
	{"c2c0", "pmccfiltr", T241_C2C0_PMCCFILTR_OFFSET,
	 T241_C2C0_PMCCFILTR_OFFSET, 8 * sizeof(t241_c2c0_pmccfiltr_t)},
	{"c2c1", "pmevcntr", CORESIGHT64_CYCLES_PMEVCNTR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMEVCNTR_OFFSET(30U), 8 * sizeof(coresight64_cycles_pmevcntr_t)},
	{"c2c1", "pmevtyper", CORESIGHT64_CYCLES_PMEVTYPER_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMEVTYPER_OFFSET(30U), 8 * sizeof(coresight64_cycles_pmevtyper_t)},
	{"c2c1", "pmsvr", CORESIGHT64_CYCLES_PMSVR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMSVR_OFFSET(63U), 8 * sizeof(coresight64_cycles_pmsvr_t)},
	{"c2c1", "pmevfilt2r", CORESIGHT64_CYCLES_PMEVFILT2R_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMEVFILT2R_OFFSET(127U), 8 * sizeof(coresight64_cycles_pmevfilt2r_t)},
	{"c2c1", "pmevfiltr", T241_C2C1_PMEVFILTR_OFFSET(0U),
	 T241_C2C1_PMEVFILTR_OFFSET(127U), 8 * sizeof(t241_c2c1_pmevfiltr_t)},
	{"c2c1", "pmcntenset", CORESIGHT64_CYCLES_PMCNTENSET_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMCNTENSET_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmcntenset_t)},
	{"c2c1", "pmcntenclr", CORESIGHT64_CYCLES_PMCNTENCLR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMCNTENCLR_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmcntenclr_t)},
	{"c2c1", "pmintenset", CORESIGHT64_CYCLES_PMINTENSET_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMINTENSET_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmintenset_t)},
	{"c2c1", "pmintenclr", CORESIGHT64_CYCLES_PMINTENCLR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMINTENCLR_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmintenclr_t)},
	{"c2c1", "pmovsclr", CORESIGHT64_CYCLES_PMOVSCLR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMOVSCLR_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmovsclr_t)},
	{"c2c1", "pmovsset", CORESIGHT64_CYCLES_PMOVSSET_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMOVSSET_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmovsset_t)},
	{"c2c1", "pmcgcr", CORESIGHT64_CYCLES_PMCGCR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMCGCR_OFFSET(3U), 8 * sizeof(coresight64_cycles_pmcgcr_t)},
	{"c2c1", "pmimpdef", CORESIGHT64_CYCLES_PMIMPDEF_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMIMPDEF_OFFSET(31U), 8 * sizeof(coresight64_cycles_pmimpdef_t)},
	{"c2c1", "pmcfgr", CORESIGHT64_CYCLES_PMCFGR_OFFSET,
	 CORESIGHT64_CYCLES_PMCFGR_OFFSET, 8 * sizeof(coresight64_cycles_pmcfgr_t)},
	{"c2c1", "pmcr", CORESIGHT64_CYCLES_PMCR_OFFSET,
	 CORESIGHT64_CYCLES_PMCR_OFFSET, 8 * sizeof(coresight64_cycles_pmcr_t)},
	{"c2c1", "pmiidr", CORESIGHT64_CYCLES_PMIIDR_OFFSET,
	 CORESIGHT64_CYCLES_PMIIDR_OFFSET, 8 * sizeof(coresight64_cycles_pmiidr_t)},
	{"c2c1", "pmceid", CORESIGHT64_CYCLES_PMCEID_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMCEID_OFFSET(3U), 8 * sizeof(coresight64_cycles_pmceid_t)},
	{"c2c1", "pmsscr", CORESIGHT64_CYCLES_PMSSCR_OFFSET,
	 CORESIGHT64_CYCLES_PMSSCR_OFFSET, 8 * sizeof(coresight64_cycles_pmsscr_t)},
	{"c2c1", "pmssrr", CORESIGHT64_CYCLES_PMSSRR_OFFSET,
	 CORESIGHT64_CYCLES_PMSSRR_OFFSET, 8 * sizeof(coresight64_cycles_pmssrr_t)},
	{"c2c1", "pmscr", CORESIGHT64_CYCLES_PMSCR_OFFSET,
	 CORESIGHT64_CYCLES_PMSCR_OFFSET, 8 * sizeof(coresight64_cycles_pmscr_t)},
	{"c2c1", "pmrootcr", CORESIGHT64_CYCLES_PMROOTCR_OFFSET,
	 CORESIGHT64_CYCLES_PMROOTCR_OFFSET, 8 * sizeof(coresight64_cycles_pmrootcr_t)},
	{"c2c1", "pmirqcr0", CORESIGHT64_CYCLES_PMIRQCR0_OFFSET,
	 CORESIGHT64_CYCLES_PMIRQCR0_OFFSET, 8 * sizeof(coresight64_cycles_pmirqcr0_t)},
	{"c2c1", "pmirqcr1", CORESIGHT64_CYCLES_PMIRQCR1_OFFSET,
	 CORESIGHT64_CYCLES_PMIRQCR1_OFFSET, 8 * sizeof(coresight64_cycles_pmirqcr1_t)},
	{"c2c1", "pmirqcr2", CORESIGHT64_CYCLES_PMIRQCR2_OFFSET,
	 CORESIGHT64_CYCLES_PMIRQCR2_OFFSET, 8 * sizeof(coresight64_cycles_pmirqcr2_t)},
	{"c2c1", "pmirqsr", CORESIGHT64_CYCLES_PMIRQSR_OFFSET,
	 CORESIGHT64_CYCLES_PMIRQSR_OFFSET, 8 * sizeof(coresight64_cycles_pmirqsr_t)},
	{"c2c1", "pmitctrl", CORESIGHT64_CYCLES_PMITCTRL_OFFSET,
	 CORESIGHT64_CYCLES_PMITCTRL_OFFSET, 8 * sizeof(coresight64_cycles_pmitctrl_t)},
	{"c2c1", "pmdevaff", CORESIGHT64_CYCLES_PMDEVAFF_OFFSET,
	 CORESIGHT64_CYCLES_PMDEVAFF_OFFSET, 8 * sizeof(coresight64_cycles_pmdevaff_t)},
	{"c2c1", "pmlar", CORESIGHT64_CYCLES_PMLAR_OFFSET,
	 CORESIGHT64_CYCLES_PMLAR_OFFSET, 8 * sizeof(coresight64_cycles_pmlar_t)},
	{"c2c1", "pmlsr", CORESIGHT64_CYCLES_PMLSR_OFFSET,
	 CORESIGHT64_CYCLES_PMLSR_OFFSET, 8 * sizeof(coresight64_cycles_pmlsr_t)},
	{"c2c1", "pmauthstatus", CORESIGHT64_CYCLES_PMAUTHSTATUS_OFFSET,
	 CORESIGHT64_CYCLES_PMAUTHSTATUS_OFFSET, 8 * sizeof(coresight64_cycles_pmauthstatus_t)},
	{"c2c1", "pmdevarch", CORESIGHT64_CYCLES_PMDEVARCH_OFFSET,
	 CORESIGHT64_CYCLES_PMDEVARCH_OFFSET, 8 * sizeof(coresight64_cycles_pmdevarch_t)},
	{"c2c1", "pmdevid", CORESIGHT64_CYCLES_PMDEVID_OFFSET,
	 CORESIGHT64_CYCLES_PMDEVID_OFFSET, 8 * sizeof(coresight64_cycles_pmdevid_t)},
	{"c2c1", "pmdevtype", CORESIGHT64_CYCLES_PMDEVTYPE_OFFSET,
	 CORESIGHT64_CYCLES_PMDEVTYPE_OFFSET, 8 * sizeof(coresight64_cycles_pmdevtype_t)},
	{"c2c1", "pmpidr4", CORESIGHT64_CYCLES_PMPIDR4_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR4_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr4_t)},
	{"c2c1", "pmpidr5", CORESIGHT64_CYCLES_PMPIDR5_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR5_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr5_t)},
	{"c2c1", "pmpidr6", CORESIGHT64_CYCLES_PMPIDR6_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR6_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr6_t)},
	{"c2c1", "pmpidr7", CORESIGHT64_CYCLES_PMPIDR7_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR7_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr7_t)},
	{"c2c1", "pmpidr0", CORESIGHT64_CYCLES_PMPIDR0_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR0_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr0_t)},
	{"c2c1", "pmpidr1", CORESIGHT64_CYCLES_PMPIDR1_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR1_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr1_t)},
	{"c2c1", "pmpidr2", CORESIGHT64_CYCLES_PMPIDR2_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR2_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr2_t)},
	{"c2c1", "pmpidr3", CORESIGHT64_CYCLES_PMPIDR3_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR3_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr3_t)},
	{"c2c1", "pmcidr0", CORESIGHT64_CYCLES_PMCIDR0_OFFSET,
	 CORESIGHT64_CYCLES_PMCIDR0_OFFSET, 8 * sizeof(coresight64_cycles_pmcidr0_t)},
	{"c2c1", "pmcidr1", CORESIGHT64_CYCLES_PMCIDR1_OFFSET,
	 CORESIGHT64_CYCLES_PMCIDR1_OFFSET, 8 * sizeof(coresight64_cycles_pmcidr1_t)},
	{"c2c1", "pmcidr2", CORESIGHT64_CYCLES_PMCIDR2_OFFSET,
	 CORESIGHT64_CYCLES_PMCIDR2_OFFSET, 8 * sizeof(coresight64_cycles_pmcidr2_t)},
	{"c2c1", "pmcidr3", CORESIGHT64_CYCLES_PMCIDR3_OFFSET,
	 CORESIGHT64_CYCLES_PMCIDR3_OFFSET, 8 * sizeof(coresight64_cycles_pmcidr3_t)},
	{"c2c1", "pmccntr", CORESIGHT64_CYCLES_PMCCNTR_OFFSET,
	 CORESIGHT64_CYCLES_PMCCNTR_OFFSET, 8 * sizeof(coresight64_cycles_pmccntr_t)},
	{"c2c1", "pmccfiltr", T241_C2C1_PMCCFILTR_OFFSET,
	 T241_C2C1_PMCCFILTR_OFFSET, 8 * sizeof(t241_c2c1_pmccfiltr_t)},
	{"cnvlink", "pmevcntr", CORESIGHT64_CYCLES_PMEVCNTR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMEVCNTR_OFFSET(30U), 8 * sizeof(coresight64_cycles_pmevcntr_t)},
	{"cnvlink", "pmevtyper", CORESIGHT64_CYCLES_PMEVTYPER_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMEVTYPER_OFFSET(30U), 8 * sizeof(coresight64_cycles_pmevtyper_t)},
	{"cnvlink", "pmsvr", CORESIGHT64_CYCLES_PMSVR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMSVR_OFFSET(63U), 8 * sizeof(coresight64_cycles_pmsvr_t)},
	{"cnvlink", "pmevfilt2r", CORESIGHT64_CYCLES_PMEVFILT2R_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMEVFILT2R_OFFSET(127U), 8 * sizeof(coresight64_cycles_pmevfilt2r_t)},
	{"cnvlink", "pmevfiltr", T241_CNVLINK_PMEVFILTR_OFFSET(0U),
	 T241_CNVLINK_PMEVFILTR_OFFSET(127U), 8 * sizeof(t241_cnvlink_pmevfiltr_t)},
	{"cnvlink", "pmcntenset", CORESIGHT64_CYCLES_PMCNTENSET_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMCNTENSET_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmcntenset_t)},
	{"cnvlink", "pmcntenclr", CORESIGHT64_CYCLES_PMCNTENCLR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMCNTENCLR_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmcntenclr_t)},
	{"cnvlink", "pmintenset", CORESIGHT64_CYCLES_PMINTENSET_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMINTENSET_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmintenset_t)},
	{"cnvlink", "pmintenclr", CORESIGHT64_CYCLES_PMINTENCLR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMINTENCLR_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmintenclr_t)},
	{"cnvlink", "pmovsclr", CORESIGHT64_CYCLES_PMOVSCLR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMOVSCLR_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmovsclr_t)},
	{"cnvlink", "pmovsset", CORESIGHT64_CYCLES_PMOVSSET_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMOVSSET_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmovsset_t)},
	{"cnvlink", "pmcgcr", CORESIGHT64_CYCLES_PMCGCR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMCGCR_OFFSET(3U), 8 * sizeof(coresight64_cycles_pmcgcr_t)},
	{"cnvlink", "pmimpdef", CORESIGHT64_CYCLES_PMIMPDEF_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMIMPDEF_OFFSET(31U), 8 * sizeof(coresight64_cycles_pmimpdef_t)},
	{"cnvlink", "pmcfgr", CORESIGHT64_CYCLES_PMCFGR_OFFSET,
	 CORESIGHT64_CYCLES_PMCFGR_OFFSET, 8 * sizeof(coresight64_cycles_pmcfgr_t)},
	{"cnvlink", "pmcr", CORESIGHT64_CYCLES_PMCR_OFFSET,
	 CORESIGHT64_CYCLES_PMCR_OFFSET, 8 * sizeof(coresight64_cycles_pmcr_t)},
	{"cnvlink", "pmiidr", CORESIGHT64_CYCLES_PMIIDR_OFFSET,
	 CORESIGHT64_CYCLES_PMIIDR_OFFSET, 8 * sizeof(coresight64_cycles_pmiidr_t)},
	{"cnvlink", "pmceid", CORESIGHT64_CYCLES_PMCEID_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMCEID_OFFSET(3U), 8 * sizeof(coresight64_cycles_pmceid_t)},
	{"cnvlink", "pmsscr", CORESIGHT64_CYCLES_PMSSCR_OFFSET,
	 CORESIGHT64_CYCLES_PMSSCR_OFFSET, 8 * sizeof(coresight64_cycles_pmsscr_t)},
	{"cnvlink", "pmssrr", CORESIGHT64_CYCLES_PMSSRR_OFFSET,
	 CORESIGHT64_CYCLES_PMSSRR_OFFSET, 8 * sizeof(coresight64_cycles_pmssrr_t)},
	{"cnvlink", "pmscr", CORESIGHT64_CYCLES_PMSCR_OFFSET,
	 CORESIGHT64_CYCLES_PMSCR_OFFSET, 8 * sizeof(coresight64_cycles_pmscr_t)},
	{"cnvlink", "pmrootcr", CORESIGHT64_CYCLES_PMROOTCR_OFFSET,
	 CORESIGHT64_CYCLES_PMROOTCR_OFFSET, 8 * sizeof(coresight64_cycles_pmrootcr_t)},
	{"cnvlink", "pmirqcr0", CORESIGHT64_CYCLES_PMIRQCR0_OFFSET,
	 CORESIGHT64_CYCLES_PMIRQCR0_OFFSET, 8 * sizeof(coresight64_cycles_pmirqcr0_t)},
	{"cnvlink", "pmirqcr1", CORESIGHT64_CYCLES_PMIRQCR1_OFFSET,
	 CORESIGHT64_CYCLES_PMIRQCR1_OFFSET, 8 * sizeof(coresight64_cycles_pmirqcr1_t)},
	{"cnvlink", "pmirqcr2", CORESIGHT64_CYCLES_PMIRQCR2_OFFSET,
	 CORESIGHT64_CYCLES_PMIRQCR2_OFFSET, 8 * sizeof(coresight64_cycles_pmirqcr2_t)},
	{"cnvlink", "pmirqsr", CORESIGHT64_CYCLES_PMIRQSR_OFFSET,
	 CORESIGHT64_CYCLES_PMIRQSR_OFFSET, 8 * sizeof(coresight64_cycles_pmirqsr_t)},
	{"cnvlink", "pmitctrl", CORESIGHT64_CYCLES_PMITCTRL_OFFSET,
	 CORESIGHT64_CYCLES_PMITCTRL_OFFSET, 8 * sizeof(coresight64_cycles_pmitctrl_t)},
	{"cnvlink", "pmdevaff", CORESIGHT64_CYCLES_PMDEVAFF_OFFSET,
	 CORESIGHT64_CYCLES_PMDEVAFF_OFFSET, 8 * sizeof(coresight64_cycles_pmdevaff_t)},
	{"cnvlink", "pmlar", CORESIGHT64_CYCLES_PMLAR_OFFSET,
	 CORESIGHT64_CYCLES_PMLAR_OFFSET, 8 * sizeof(coresight64_cycles_pmlar_t)},
	{"cnvlink", "pmlsr", CORESIGHT64_CYCLES_PMLSR_OFFSET,
	 CORESIGHT64_CYCLES_PMLSR_OFFSET, 8 * sizeof(coresight64_cycles_pmlsr_t)},
	{"cnvlink", "pmauthstatus", CORESIGHT64_CYCLES_PMAUTHSTATUS_OFFSET,
	 CORESIGHT64_CYCLES_PMAUTHSTATUS_OFFSET, 8 * sizeof(coresight64_cycles_pmauthstatus_t)},
	{"cnvlink", "pmdevarch", CORESIGHT64_CYCLES_PMDEVARCH_OFFSET,
	 CORESIGHT64_CYCLES_PMDEVARCH_OFFSET, 8 * sizeof(coresight64_cycles_pmdevarch_t)},
	{"cnvlink", "pmdevid", CORESIGHT64_CYCLES_PMDEVID_OFFSET,
	 CORESIGHT64_CYCLES_PMDEVID_OFFSET, 8 * sizeof(coresight64_cycles_pmdevid_t)},
	{"cnvlink", "pmdevtype", CORESIGHT64_CYCLES_PMDEVTYPE_OFFSET,
	 CORESIGHT64_CYCLES_PMDEVTYPE_OFFSET, 8 * sizeof(coresight64_cycles_pmdevtype_t)},
	{"cnvlink", "pmpidr4", CORESIGHT64_CYCLES_PMPIDR4_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR4_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr4_t)},
	{"cnvlink", "pmpidr5", CORESIGHT64_CYCLES_PMPIDR5_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR5_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr5_t)},
	{"cnvlink", "pmpidr6", CORESIGHT64_CYCLES_PMPIDR6_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR6_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr6_t)},
	{"cnvlink", "pmpidr7", CORESIGHT64_CYCLES_PMPIDR7_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR7_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr7_t)},
	{"cnvlink", "pmpidr0", CORESIGHT64_CYCLES_PMPIDR0_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR0_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr0_t)},
	{"cnvlink", "pmpidr1", CORESIGHT64_CYCLES_PMPIDR1_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR1_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr1_t)},
	{"cnvlink", "pmpidr2", CORESIGHT64_CYCLES_PMPIDR2_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR2_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr2_t)},
	{"cnvlink", "pmpidr3", CORESIGHT64_CYCLES_PMPIDR3_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR3_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr3_t)},
	{"cnvlink", "pmcidr0", CORESIGHT64_CYCLES_PMCIDR0_OFFSET,
	 CORESIGHT64_CYCLES_PMCIDR0_OFFSET, 8 * sizeof(coresight64_cycles_pmcidr0_t)},
	{"cnvlink", "pmcidr1", CORESIGHT64_CYCLES_PMCIDR1_OFFSET,
	 CORESIGHT64_CYCLES_PMCIDR1_OFFSET, 8 * sizeof(coresight64_cycles_pmcidr1_t)},
	{"cnvlink", "pmcidr2", CORESIGHT64_CYCLES_PMCIDR2_OFFSET,
	 CORESIGHT64_CYCLES_PMCIDR2_OFFSET, 8 * sizeof(coresight64_cycles_pmcidr2_t)},
	{"cnvlink", "pmcidr3", CORESIGHT64_CYCLES_PMCIDR3_OFFSET,
	 CORESIGHT64_CYCLES_PMCIDR3_OFFSET, 8 * sizeof(coresight64_cycles_pmcidr3_t)},
	{"cnvlink", "pmccntr", CORESIGHT64_CYCLES_PMCCNTR_OFFSET,
	 CORESIGHT64_CYCLES_PMCCNTR_OFFSET, 8 * sizeof(coresight64_cycles_pmccntr_t)},
	{"cnvlink", "pmccfiltr", T241_CNVLINK_PMCCFILTR_OFFSET,
	 T241_CNVLINK_PMCCFILTR_OFFSET, 8 * sizeof(t241_cnvlink_pmccfiltr_t)},
	{"other_product", "pmevcntr", CORESIGHT64_CYCLES_PMEVCNTR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMEVCNTR_OFFSET(30U), 8 * sizeof(coresight64_cycles_pmevcntr_t)},
	{"other_product", "pmevtyper", CORESIGHT64_CYCLES_PMEVTYPER_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMEVTYPER_OFFSET(30U), 8 * sizeof(coresight64_cycles_pmevtyper_t)},
	{"other_product", "pmsvr", CORESIGHT64_CYCLES_PMSVR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMSVR_OFFSET(63U), 8 * sizeof(coresight64_cycles_pmsvr_t)},
	{"other_product", "pmevfilt2r", CORESIGHT64_CYCLES_PMEVFILT2R_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMEVFILT2R_OFFSET(127U), 8 * sizeof(coresight64_cycles_pmevfilt2r_t)},
	{"other_product", "pmevfiltr", CORESIGHT64_CYCLES_PMEVFILTR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMEVFILTR_OFFSET(127U), 8 * sizeof(coresight64_cycles_pmevfiltr_t)},
	{"other_product", "pmcntenset", CORESIGHT64_CYCLES_PMCNTENSET_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMCNTENSET_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmcntenset_t)},
	{"other_product", "pmcntenclr", CORESIGHT64_CYCLES_PMCNTENCLR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMCNTENCLR_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmcntenclr_t)},
	{"other_product", "pmintenset", CORESIGHT64_CYCLES_PMINTENSET_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMINTENSET_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmintenset_t)},
	{"other_product", "pmintenclr", CORESIGHT64_CYCLES_PMINTENCLR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMINTENCLR_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmintenclr_t)},
	{"other_product", "pmovsclr", CORESIGHT64_CYCLES_PMOVSCLR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMOVSCLR_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmovsclr_t)},
	{"other_product", "pmovsset", CORESIGHT64_CYCLES_PMOVSSET_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMOVSSET_OFFSET(7U), 8 * sizeof(coresight64_cycles_pmovsset_t)},
	{"other_product", "pmcgcr", CORESIGHT64_CYCLES_PMCGCR_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMCGCR_OFFSET(3U), 8 * sizeof(coresight64_cycles_pmcgcr_t)},
	{"other_product", "pmimpdef", CORESIGHT64_CYCLES_PMIMPDEF_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMIMPDEF_OFFSET(31U), 8 * sizeof(coresight64_cycles_pmimpdef_t)},
	{"other_product", "pmcfgr", CORESIGHT64_CYCLES_PMCFGR_OFFSET,
	 CORESIGHT64_CYCLES_PMCFGR_OFFSET, 8 * sizeof(coresight64_cycles_pmcfgr_t)},
	{"other_product", "pmcr", CORESIGHT64_CYCLES_PMCR_OFFSET,
	 CORESIGHT64_CYCLES_PMCR_OFFSET, 8 * sizeof(coresight64_cycles_pmcr_t)},
	{"other_product", "pmiidr", CORESIGHT64_CYCLES_PMIIDR_OFFSET,
	 CORESIGHT64_CYCLES_PMIIDR_OFFSET, 8 * sizeof(coresight64_cycles_pmiidr_t)},
	{"other_product", "pmceid", CORESIGHT64_CYCLES_PMCEID_OFFSET(0U),
	 CORESIGHT64_CYCLES_PMCEID_OFFSET(3U), 8 * sizeof(coresight64_cycles_pmceid_t)},
	{"other_product", "pmsscr", CORESIGHT64_CYCLES_PMSSCR_OFFSET,
	 CORESIGHT64_CYCLES_PMSSCR_OFFSET, 8 * sizeof(coresight64_cycles_pmsscr_t)},
	{"other_product", "pmssrr", CORESIGHT64_CYCLES_PMSSRR_OFFSET,
	 CORESIGHT64_CYCLES_PMSSRR_OFFSET, 8 * sizeof(coresight64_cycles_pmssrr_t)},
	{"other_product", "pmscr", CORESIGHT64_CYCLES_PMSCR_OFFSET,
	 CORESIGHT64_CYCLES_PMSCR_OFFSET, 8 * sizeof(coresight64_cycles_pmscr_t)},
	{"other_product", "pmrootcr", CORESIGHT64_CYCLES_PMROOTCR_OFFSET,
	 CORESIGHT64_CYCLES_PMROOTCR_OFFSET, 8 * sizeof(coresight64_cycles_pmrootcr_t)},
	{"other_product", "pmirqcr0", CORESIGHT64_CYCLES_PMIRQCR0_OFFSET,
	 CORESIGHT64_CYCLES_PMIRQCR0_OFFSET, 8 * sizeof(coresight64_cycles_pmirqcr0_t)},
	{"other_product", "pmirqcr1", CORESIGHT64_CYCLES_PMIRQCR1_OFFSET,
	 CORESIGHT64_CYCLES_PMIRQCR1_OFFSET, 8 * sizeof(coresight64_cycles_pmirqcr1_t)},
	{"other_product", "pmirqcr2", CORESIGHT64_CYCLES_PMIRQCR2_OFFSET,
	 CORESIGHT64_CYCLES_PMIRQCR2_OFFSET, 8 * sizeof(coresight64_cycles_pmirqcr2_t)},
	{"other_product", "pmirqsr", CORESIGHT64_CYCLES_PMIRQSR_OFFSET,
	 CORESIGHT64_CYCLES_PMIRQSR_OFFSET, 8 * sizeof(coresight64_cycles_pmirqsr_t)},
	{"other_product", "pmitctrl", CORESIGHT64_CYCLES_PMITCTRL_OFFSET,
	 CORESIGHT64_CYCLES_PMITCTRL_OFFSET, 8 * sizeof(coresight64_cycles_pmitctrl_t)},
	{"other_product", "pmdevaff", CORESIGHT64_CYCLES_PMDEVAFF_OFFSET,
	 CORESIGHT64_CYCLES_PMDEVAFF_OFFSET, 8 * sizeof(coresight64_cycles_pmdevaff_t)},
	{"other_product", "pmlar", CORESIGHT64_CYCLES_PMLAR_OFFSET,
	 CORESIGHT64_CYCLES_PMLAR_OFFSET, 8 * sizeof(coresight64_cycles_pmlar_t)},
	{"other_product", "pmlsr", CORESIGHT64_CYCLES_PMLSR_OFFSET,
	 CORESIGHT64_CYCLES_PMLSR_OFFSET, 8 * sizeof(coresight64_cycles_pmlsr_t)},
	{"other_product", "pmauthstatus", CORESIGHT64_CYCLES_PMAUTHSTATUS_OFFSET,
	 CORESIGHT64_CYCLES_PMAUTHSTATUS_OFFSET, 8 * sizeof(coresight64_cycles_pmauthstatus_t)},
	{"other_product", "pmdevarch", CORESIGHT64_CYCLES_PMDEVARCH_OFFSET,
	 CORESIGHT64_CYCLES_PMDEVARCH_OFFSET, 8 * sizeof(coresight64_cycles_pmdevarch_t)},
	{"other_product", "pmdevid", CORESIGHT64_CYCLES_PMDEVID_OFFSET,
	 CORESIGHT64_CYCLES_PMDEVID_OFFSET, 8 * sizeof(coresight64_cycles_pmdevid_t)},
	{"other_product", "pmdevtype", CORESIGHT64_CYCLES_PMDEVTYPE_OFFSET,
	 CORESIGHT64_CYCLES_PMDEVTYPE_OFFSET, 8 * sizeof(coresight64_cycles_pmdevtype_t)},
	{"other_product", "pmpidr4", CORESIGHT64_CYCLES_PMPIDR4_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR4_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr4_t)},
	{"other_product", "pmpidr5", CORESIGHT64_CYCLES_PMPIDR5_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR5_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr5_t)},
	{"other_product", "pmpidr6", CORESIGHT64_CYCLES_PMPIDR6_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR6_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr6_t)},
	{"other_product", "pmpidr7", CORESIGHT64_CYCLES_PMPIDR7_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR7_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr7_t)},
	{"other_product", "pmpidr0", CORESIGHT64_CYCLES_PMPIDR0_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR0_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr0_t)},
	{"other_product", "pmpidr1", CORESIGHT64_CYCLES_PMPIDR1_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR1_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr1_t)},
	{"other_product", "pmpidr2", CORESIGHT64_CYCLES_PMPIDR2_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR2_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr2_t)},
	{"other_product", "pmpidr3", CORESIGHT64_CYCLES_PMPIDR3_OFFSET,
	 CORESIGHT64_CYCLES_PMPIDR3_OFFSET, 8 * sizeof(coresight64_cycles_pmpidr3_t)},
	{"other_product", "pmcidr0", CORESIGHT64_CYCLES_PMCIDR0_OFFSET,
	 CORESIGHT64_CYCLES_PMCIDR0_OFFSET, 8 * sizeof(coresight64_cycles_pmcidr0_t)},
	{"other_product", "pmcidr1", CORESIGHT64_CYCLES_PMCIDR1_OFFSET,
	 CORESIGHT64_CYCLES_PMCIDR1_OFFSET, 8 * sizeof(coresight64_cycles_pmcidr1_t)},
	{"other_product", "pmcidr2", CORESIGHT64_CYCLES_PMCIDR2_OFFSET,
	 CORESIGHT64_CYCLES_PMCIDR2_OFFSET, 8 * sizeof(coresight64_cycles_pmcidr2_t)},
	{"other_product", "pmcidr3", CORESIGHT64_CYCLES_PMCIDR3_OFFSET,
	 CORESIGHT64_CYCLES_PMCIDR3_OFFSET, 8 * sizeof(coresight64_cycles_pmcidr3_t)},
	{"other_product", "pmccntr", CORESIGHT64_CYCLES_PMCCNTR_OFFSET,
	 CORESIGHT64_CYCLES_PMCCNTR_OFFSET, 8 * sizeof(coresight64_cycles_pmccntr_t)},
	{"other_product", "pmccfiltr", CORESIGHT64_CYCLES_PMCCFILTR_OFFSET,
	 CORESIGHT64_CYCLES_PMCCFILTR_OFFSET, 8 * sizeof(coresight64_cycles_pmccfiltr_t)},
};

static void test_places(void **state)
{
	(void)state;
	validate_places(&pmureg_system_t241, rows, sizeof(rows) / sizeof(rows[0]));
}

static void test_registers(void **state)
{
	(void)state;
	validate_registers(&pmureg_system_t241);
}

static void test_counting(void **state)
{
	(void)state;
	validate_counting(&pmureg_system_t241);
}

static void test_choice(void **state)
{
	(void)state;
	validate_choice(&pmureg_system_t241);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_scf_pmevfiltr),
		cmocka_unit_test(test_scf_pmccfiltr),
		cmocka_unit_test(test_pcie_pmevfiltr),
		cmocka_unit_test(test_pcie_pmccfiltr),
		cmocka_unit_test(test_c2c0_pmevfiltr),
		cmocka_unit_test(test_c2c0_pmccfiltr),
		cmocka_unit_test(test_c2c1_pmevfiltr),
		cmocka_unit_test(test_c2c1_pmccfiltr),
		cmocka_unit_test(test_cnvlink_pmevfiltr),
		cmocka_unit_test(test_cnvlink_pmccfiltr),
		cmocka_unit_test(test_coresight64_cycles_pmevcntr),
		cmocka_unit_test(test_coresight64_cycles_pmevtyper),
		cmocka_unit_test(test_coresight64_cycles_pmsvr),
		cmocka_unit_test(test_coresight64_cycles_pmevfilt2r),
		cmocka_unit_test(test_coresight64_cycles_pmevfiltr),
		cmocka_unit_test(test_coresight64_cycles_pmcntenset),
		cmocka_unit_test(test_coresight64_cycles_pmcntenclr),
		cmocka_unit_test(test_coresight64_cycles_pmintenset),
		cmocka_unit_test(test_coresight64_cycles_pmintenclr),
		cmocka_unit_test(test_coresight64_cycles_pmovsclr),
		cmocka_unit_test(test_coresight64_cycles_pmovsset),
		cmocka_unit_test(test_coresight64_cycles_pmcgcr),
		cmocka_unit_test(test_coresight64_cycles_pmcfgr),
		cmocka_unit_test(test_coresight64_cycles_pmcr),
		cmocka_unit_test(test_coresight64_cycles_pmiidr),
		cmocka_unit_test(test_coresight64_cycles_pmceid),
		cmocka_unit_test(test_coresight64_cycles_pmsscr),
		cmocka_unit_test(test_coresight64_cycles_pmssrr),
		cmocka_unit_test(test_coresight64_cycles_pmscr),
		cmocka_unit_test(test_coresight64_cycles_pmrootcr),
		cmocka_unit_test(test_coresight64_cycles_pmirqcr0),
		cmocka_unit_test(test_coresight64_cycles_pmirqcr1),
		cmocka_unit_test(test_coresight64_cycles_pmirqcr2),
		cmocka_unit_test(test_coresight64_cycles_pmdevaff),
		cmocka_unit_test(test_coresight64_cycles_pmlar),
		cmocka_unit_test(test_coresight64_cycles_pmauthstatus),
		cmocka_unit_test(test_coresight64_cycles_pmdevarch),
		cmocka_unit_test(test_coresight64_cycles_pmdevtype),
		cmocka_unit_test(test_coresight64_cycles_pmpidr4),
		cmocka_unit_test(test_coresight64_cycles_pmpidr0),
		cmocka_unit_test(test_coresight64_cycles_pmpidr1),
		cmocka_unit_test(test_coresight64_cycles_pmpidr2),
		cmocka_unit_test(test_coresight64_cycles_pmpidr3),
		cmocka_unit_test(test_coresight64_cycles_pmcidr0),
		cmocka_unit_test(test_coresight64_cycles_pmcidr1),
		cmocka_unit_test(test_coresight64_cycles_pmcidr2),
		cmocka_unit_test(test_coresight64_cycles_pmcidr3),
		cmocka_unit_test(test_coresight64_cycles_pmccntr),
		cmocka_unit_test(test_coresight64_cycles_pmccfiltr),
		cmocka_unit_test(test_places),
		cmocka_unit_test(test_registers),
		cmocka_unit_test(test_counting),
		cmocka_unit_test(test_choice),
	};

	return cmocka_run_group_tests_name("t241", tests, NULL, NULL);
}
