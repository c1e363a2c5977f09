/*
 * values.c: the functions on values do what the manuals say. Every number here is a literal that was worked out from a
 * manual's table, not by the generator.
 *
 * every_register() is made by test_values.py: random fields through pack and unpack, for each register that there is.
 */
#include <stdio.h>
#include <string.h>

#include <pmureg/carmel.h>
#include <pmureg/ivbep.h>
#include <pmureg/nhm.h>
#include <pmureg/spmu.h>
#include <pmureg/t410.h>

#define EQUAL(found, expected) equal((uint64_t)(found), (uint64_t)(expected), #found, __LINE__)
#define TEXT(found, expected) text(found, expected, #found, __LINE__)

static int checks, failures;

/* Called from thousands of places, into none of which a compiler needs to copy them. */
static __attribute__((noinline)) void equal(uint64_t found, uint64_t expected, const char *what, int line)
{
	checks++;
	if (found == expected)
		return;
	failures++;
	printf("values.c:%d: %s is %#llx, not %#llx\n", line, what, (unsigned long long)found,
	       (unsigned long long)expected);
}

static __attribute__((noinline)) void text(const char *found, const char *expected, const char *what, int line)
{
	checks++;
	if (found && strstr(found, expected))
		return;
	failures++;
	printf("values.c:%d: %s says \"%s\", not \"%s\"\n", line, what, found ? found : "(nothing)", expected);
}

/* Software must write 1 to bits 17:16 of every box control (Intel 329468-002, table 2-13). */
static void must_write_bits(void)
{
	EQUAL(ivbep_cbo_box_ctl_pack((ivbep_cbo_box_ctl_fields_t){0}).raw, 0x30000);
	EQUAL(ivbep_cbo_box_ctl_pack((ivbep_cbo_box_ctl_fields_t){.frz = 1}).raw, 0x30100);
	EQUAL(ivbep_cbo_box_ctl_pack((ivbep_cbo_box_ctl_fields_t){.rst_ctrl = 1, .rst_ctrs = 1}).raw, 0x30003);
	EQUAL(ivbep_ha_box_ctl_pack((ivbep_ha_box_ctl_fields_t){0}).raw, 0x30000);
	EQUAL(ivbep_pcu_box_ctl_pack((ivbep_pcu_box_ctl_fields_t){0}).raw, 0x30000);
	EQUAL(ivbep_cbo_box_ctl_with_frz((ivbep_cbo_box_ctl_t){0}, 1).raw, 0x30100);
	EQUAL(ivbep_cbo_box_ctl_with_frz((ivbep_cbo_box_ctl_t){0xffffffff}, 0).raw, 0x30000);

	EQUAL(ivbep_cbo_box_ctl_check((ivbep_cbo_box_ctl_t){0x30000}), -1);
	EQUAL(ivbep_cbo_box_ctl_check((ivbep_cbo_box_ctl_t){0x30103}), -1);
	EQUAL(ivbep_cbo_box_ctl_check((ivbep_cbo_box_ctl_t){0x10000}), 0);
	EQUAL(ivbep_cbo_box_ctl_check((ivbep_cbo_box_ctl_t){0x20100}), 0);
	EQUAL(ivbep_cbo_box_ctl_check((ivbep_cbo_box_ctl_t){0}), 0);
	TEXT(ivbep_cbo_box_ctl_rule(0), "0x30000");
	EQUAL(ivbep_cbo_box_ctl_rule(-1) == NULL, 1);
	EQUAL(ivbep_cbo_box_ctl_rule(2) == NULL, 1);

	/* Must-zero bits of a control: 23, 21, 20 and 16. */
	EQUAL(ivbep_cbo_ctl_check((ivbep_cbo_ctl_t){0x00800000}), 0);
	/* Bits 63:32 fault when they are written. */
	TEXT(nhm_uncore_perfevtsel_rule(nhm_uncore_perfevtsel_check((nhm_uncore_perfevtsel_t){0x100000000})), "the reserved bits 0xffffffff00290000 must be 0x0");
	/* Bit 19 is RAO. */
	TEXT(spmu_spmcfgr_rule(spmu_spmcfgr_check((spmu_spmcfgr_t){0x700})), "the reserved bits 0xffffffff0e0cc000 must be 0x80000");
	EQUAL(ivbep_cbo_ctl_check((ivbep_cbo_ctl_t){0x00010000}), 0);
}

/* Bits of which nothing is described stay as they were read: 20:19 of IRP's controls (Linux ivbep_uncore_irp_ctls tells nothing of them). */
static void kept_bits(void)
{
	EQUAL(ivbep_irp_ctl_with_ev_sel((ivbep_irp_ctl_t){0x00180034}, 0x12).raw, 0x00180012);
	EQUAL(ivbep_irp_ctl_with_en((ivbep_irp_ctl_t){0x00180000}, 1).raw, 0x00580000);
	EQUAL(ivbep_irp_ctl_pack((ivbep_irp_ctl_fields_t){.ev_sel = 0x12}).raw, 0x12);
}

/* A value too large for its field does not reach the neighbours. */
static void cut_to_the_field(void)
{
	/* Not known: a known one would not compile. */
	const volatile uint32_t umask = 0x1ff, two = 2, ones = 0xffffffff, other = 0xabcdef12, ev_sel = 0x134;
	const volatile uint64_t all = ~0ULL, beyond = 0x400, event = 0xfff, core = 0x1f;

	EQUAL(ivbep_cbo_ctl_pack((ivbep_cbo_ctl_fields_t){.umask = umask}).raw, 0xff00);
	EQUAL(ivbep_cbo_ctl_pack((ivbep_cbo_ctl_fields_t){.en = two}).raw, 0);
	EQUAL(ivbep_cbo_ctl_pack((ivbep_cbo_ctl_fields_t){.thresh = ones}).raw, 0xff000000);
	EQUAL(ivbep_cbo_ctl_with_umask((ivbep_cbo_ctl_t){0}, other).raw, 0x1200);
	EQUAL(ivbep_cbo_ctl_with_ev_sel((ivbep_cbo_ctl_t){0x1100}, ev_sel).raw, 0x1134);
	EQUAL(ivbep_cbo_ctr_pack((ivbep_cbo_ctr_fields_t){.event_count = all}).raw, 0xfffffffffffULL);
	EQUAL(carmel_uncore_pmevtyper_pack((carmel_uncore_pmevtyper_fields_t){.evtCount = beyond}).raw, 0);
	EQUAL(carmel_uncore_pmevtyper_pack((carmel_uncore_pmevtyper_fields_t){.evtCount = event, .IntCore = core}).raw,
	      0xf03ff);
	EQUAL(carmel_uncore_pmselr_pack((carmel_uncore_pmselr_fields_t){.G = 1, .U = 3}).raw, 0x103);
	EQUAL(nhm_uncore_fixed_ctr0_pack((nhm_uncore_fixed_ctr0_fields_t){.COUNT = all}).raw, 0xffffffffffffULL);
	EQUAL(spmu_spmselr_pack((spmu_spmselr_fields_t){.SYSPMUSEL = 31, .BANK = 3}).raw, 0x1f3);
}

/* Bits that act when written as 1 are written as 1 for the field that is named, and for no other. */
static void acting_bits(void)
{
	/* W1C flags: all are set in what was read; clearing one leaves the rest alone. */
	EQUAL(ivbep_imc_box_status_with_ov_fixed((ivbep_imc_box_status_t){0x1f}, 1).raw, 0x01);
	EQUAL(ivbep_imc_box_status_with_ov((ivbep_imc_box_status_t){0x1f}, 0x2).raw, 0x04);
	EQUAL(ivbep_imc_box_status_with_ov((ivbep_imc_box_status_t){0x1f}, 0).raw, 0);
	EQUAL(ivbep_global_status_with_ov_u((ivbep_global_status_t){0x07ffffff}, 1).raw, 0x2);
	EQUAL(ivbep_imc_box_status_pack((ivbep_imc_box_status_fields_t){.ov = 0xf, .ov_fixed = 1}).raw, 0x1f);
	EQUAL(carmel_uncore_pmovsclr_with_P((carmel_uncore_pmovsclr_t){3}, 2).raw, 2);
	EQUAL(spmu_spmovsclr_with_P((spmu_spmovsclr_t){~0ULL}, 1ULL << 63).raw, 1ULL << 63);

	/* Self-clearing: a control whose reset bit reads 1 is not reset again. */
	EQUAL(ivbep_cbo_ctl_with_en((ivbep_cbo_ctl_t){0x00021134}, 1).raw, 0x00401134);
	EQUAL(ivbep_cbo_ctl_with_rst((ivbep_cbo_ctl_t){0x01441134}, 1).raw, 0x01461134);
	EQUAL(ivbep_cbo_ctl_with_rst((ivbep_cbo_ctl_t){0x01461134}, 0).raw, 0x01441134);
	EQUAL(ivbep_cbo_box_ctl_with_frz((ivbep_cbo_box_ctl_t){0x30003}, 1).raw, 0x30100);
	EQUAL(ivbep_cbo_box_ctl_with_rst_ctrs((ivbep_cbo_box_ctl_t){0x30101}, 1).raw, 0x30102);
	EQUAL(carmel_uncore_pmcr_with_E((carmel_uncore_pmcr_t){0x4e001003}, 1).raw, 0x4e001001);
	EQUAL(carmel_uncore_pmcr_with_P((carmel_uncore_pmcr_t){0x4e001001}, 1).raw, 0x4e001003);
	EQUAL(ivbep_global_ctl_with_pmi_core_sel((ivbep_global_ctl_t){0xe0000000}, 0x7fff).raw, 0x40007fff);
	EQUAL(ivbep_global_ctl_with_unfrz_all((ivbep_global_ctl_t){0xc0000001}, 1).raw, 0x60000001);
	EQUAL(nhm_uncore_perfevtsel_with_EN((nhm_uncore_perfevtsel_t){0x00020307}, 1).raw, 0x00400307);
	EQUAL(nhm_uncore_perf_global_ovf_ctrl_with_CLR_OVF_FC0((nhm_uncore_perf_global_ovf_ctrl_t){~0ULL}, 1).raw,
	      0x100000000ULL);

	/* What does not act is kept, and reserved bits are written as 0. */
	EQUAL(ivbep_cbo_ctl_with_umask((ivbep_cbo_ctl_t){0x01440034}, 0x11).raw, 0x01441134);
	EQUAL(ivbep_cbo_ctl_with_umask((ivbep_cbo_ctl_t){0xffffffff}, 0).raw, 0xff4c00ff);
	EQUAL(carmel_uncore_pmevtyper_with_evtCount((carmel_uncore_pmevtyper_t){0x500ff}, 0x2a).raw, 0x5002a);
	EQUAL(carmel_uncore_pmevtyper_with_IntCore((carmel_uncore_pmevtyper_t){~0ULL}, 0).raw, 0x3ff);
}

static void field_arrays(void)
{
	carmel_uncore_pmcntenset_t enables = {0x2};
	spmu_spmcntenset_t wide = {0x8000000000000001ULL};
	spmu_spmaccessr_el1_t access = {0xc000000000000012ULL};
	ivbep_imc_box_status_t status = {0x12};
	const volatile unsigned int far = 0xffffffff, four = 4, two = 2, many = 64; /* not known: a known one would not compile */

	EQUAL(carmel_uncore_pmcntenset_get_P(enables, 0), 0);
	EQUAL(carmel_uncore_pmcntenset_get_P(enables, 1), 1);
	EQUAL(carmel_uncore_pmcntenset_get_P(enables, two), 0);
	EQUAL(carmel_uncore_pmcntenset_get_P(enables, far), 0);
	EQUAL(spmu_spmcntenset_get_P(wide, 0), 1);
	EQUAL(spmu_spmcntenset_get_P(wide, 62), 0);
	EQUAL(spmu_spmcntenset_get_P(wide, 63), 1);
	EQUAL(spmu_spmcntenset_get_P(wide, many), 0);
	EQUAL(spmu_spmaccessr_el1_get_P(access, 0), 2);
	EQUAL(spmu_spmaccessr_el1_get_P(access, 1), 0);
	EQUAL(spmu_spmaccessr_el1_get_P(access, 2), 1);
	EQUAL(spmu_spmaccessr_el1_get_P(access, 31), 3);
	EQUAL(ivbep_imc_box_status_get_ov(status, 0), 1);
	EQUAL(ivbep_imc_box_status_get_ov(status, 1), 0);
	EQUAL(ivbep_imc_box_status_get_ov(status, 3), 1);
	EQUAL(ivbep_imc_box_status_get_ov(status, four), 0);
	EQUAL(ivbep_imc_box_status_unpack(status).ov, 0x9);
}

static void getters(void)
{
	ivbep_cbo_ctl_t ctl = {0xa55a1134};
	spmu_spmcfgr_t cfgr = {0x00683f05};

	EQUAL(ivbep_cbo_ctl_get_thresh(ctl), 0xa5);
	EQUAL(ivbep_cbo_ctl_get_en(ctl), 1);
	EQUAL(ivbep_cbo_ctl_get_edge_det(ctl), 0);
	EQUAL(ivbep_cbo_ctl_get_umask(ctl), 0x11);
	EQUAL(ivbep_cbo_ctl_get_ev_sel(ctl), 0x34);
	EQUAL(ivbep_cbo_ctr_get_event_count((ivbep_cbo_ctr_t){~0ULL}), 0xfffffffffffULL);
	EQUAL(carmel_uncore_pmcr_get_N((carmel_uncore_pmcr_t){0x4e001001}), 2);
	EQUAL(carmel_uncore_pmcr_get_IMP((carmel_uncore_pmcr_t){0x4e001001}), 'N');
	EQUAL(carmel_uncore_pmcrn_get_Counters((carmel_uncore_pmcrn_t){0x0204}), 2);
	EQUAL(carmel_uncore_pmcrn_get_Units((carmel_uncore_pmcrn_t){0x0204}), 4);
	/* Arm ARM DDI 0487 D24.5: one group, snapshots, freeze on overflow, 64 bits, six counters. */
	EQUAL(spmu_spmcfgr_get_NCG(cfgr), 0);
	EQUAL(spmu_spmcfgr_get_SS(cfgr), 1);
	EQUAL(spmu_spmcfgr_get_FZO(cfgr), 1);
	EQUAL(spmu_spmcfgr_get_SIZE(cfgr), SPMU_SPMCFGR_SIZE_BITS_64);
	EQUAL(spmu_spmcfgr_get_N(cfgr), 5);
}

static void rules(void)
{
	ivbep_cbo_ctl_t edge = ivbep_cbo_ctl_pack((ivbep_cbo_ctl_fields_t){.edge_det = 1, .en = 1, .ev_sel = 0x11});

	EQUAL(ivbep_cbo_ctl_check((ivbep_cbo_ctl_t){0}), -1);
	EQUAL(ivbep_cbo_ctl_check(edge), 1);
	TEXT(ivbep_cbo_ctl_rule(ivbep_cbo_ctl_check(edge)), "thresh must be at least 1");
	EQUAL(ivbep_cbo_ctl_check(ivbep_cbo_ctl_with_thresh(edge, 1)), -1);
	/* The most basic mistake is named first. */
	EQUAL(ivbep_cbo_ctl_check((ivbep_cbo_ctl_t){edge.raw | 0x800000}), 0);
	EQUAL(nhm_uncore_perfevtsel_check((nhm_uncore_perfevtsel_t){0x00800000}), 0);
	EQUAL(nhm_uncore_perfevtsel_check((nhm_uncore_perfevtsel_t){0x01800000}), -1);

	/* Carmel: groups 0 and 1; group 0 has one unit, group 1 four. */
	EQUAL(carmel_uncore_pmselr_check((carmel_uncore_pmselr_t){0x0000}), -1);
	EQUAL(carmel_uncore_pmselr_check((carmel_uncore_pmselr_t){0x0103}), -1);
	EQUAL(carmel_uncore_pmselr_check((carmel_uncore_pmselr_t){0x0200}), 0);
	EQUAL(carmel_uncore_pmselr_check((carmel_uncore_pmselr_t){0x0104}), 1);
	EQUAL(carmel_uncore_pmselr_check((carmel_uncore_pmselr_t){0x0001}), 2);
	TEXT(carmel_uncore_pmselr_rule(2), "SCF");
}

/* Arm ARM DDI 0487 D24.5, SPMCFGR_EL1.SIZE: these fourteen of the 64 encodings are widths, minus one. */
static void size_encodings(void)
{
	static const unsigned char valid[] = {8, 10, 12, 16, 20, 24, 32, 36, 40, 44, 48, 52, 56, 64};
	uint64_t size;

	for (size = 0; size < 64; size++) {
		spmu_spmcfgr_t cfgr = {0x00080005 | size << 8};
		coresight64_cycles_pmcfgr_t external = {(uint32_t)(0x00000005 | size << 8)};
		int known = memchr(valid, (int)size + 1, sizeof(valid)) != NULL;

		EQUAL(spmu_spmcfgr_check(cfgr), known ? -1 : 1);
		EQUAL(coresight64_cycles_pmcfgr_check(external), known ? -1 : 1);
		if (!known)
			TEXT(spmu_spmcfgr_rule(1), "SIZE: this value is reserved");
	}
	EQUAL(spmu_spmcfgr_check((spmu_spmcfgr_t){0x00083f40}), 2);
	EQUAL(spmu_spmcfgr_check((spmu_spmcfgr_t){0xf0083f05}), 0);
}

static uint64_t state = 0x9e3779b97f4a7c15ULL;

static uint64_t any(void)
{
	state ^= state << 13;
	state ^= state >> 7;
	state ^= state << 17;
	return state;
}

static void every_register(void);

int main(void)
{
	must_write_bits();
	kept_bits();
	cut_to_the_field();
	acting_bits();
	field_arrays();
	getters();
	rules();
	size_encodings();
	every_register();
	printf("%d checks, %d failures\n", checks, failures);
	return failures != 0;
}
