/*
 * Arm core PMU (PMUv3): Controls of the exception levels
 *
 * Each register has constants for #if and static initialisers, a type of its own, so that the compiler refuses one
 * register in place of another, and functions on values, which access no device:
 *
 *	_pack(fields)       the value with these fields, must-write bits filled in, each field cut to its width
 *	_unpack(value)      all fields of a value
 *	_get_FIELD(value)   one field
 *	_with_FIELD(value)  the value with one field changed, ready to be written: other bits that act when written as 1
 *	                    are 0. To act with several at once, pack them.
 *	_check(value)       the first broken rule, or -1; _rule() is its sentence
 *
 * If the machine has the register, _read() and _write() make one access of its whole width; in Linux they call the kernel's
 * functions (see <pmureg/access.h>).
 * If <pmureg/io.h> was included before, _io_read() and _io_write() do the same through a struct pmureg_io; `at` names block,
 * instance and unit: the PCI function, or the page.
 *
 * An optimising compiler refuses a known index that is out of range, and a constant that is too large for its field. With
 * PMUREG_DEBUG, other such indices and values trap.
 *
 * Made by pmureg from regdefs/arm/pmuv3.yaml. Edit that, not this.
 */
#ifndef PMUREG_PMUV3_EL_CONTROL_H
#define PMUREG_PMUV3_EL_CONTROL_H

#include <pmureg/access.h>

/* ---- MDCR_EL2: What EL2 lets EL1 and EL0 reach, and what counts at EL2. ----
 * Source: ARM D24.2; K
 * Reached from: EL2 and above; UNDEFINED at EL0 and in guests, at EL1
 */

#define PMUV3_EL_CONTROL_MDCR_EL2_ENCODING         0xe089U /* op0 3, op1 4, CRn 1, CRm 1, op2 1 */
#define PMUV3_EL_CONTROL_MDCR_EL2_RESET            0x0000000010000000ULL
#define PMUV3_EL_CONTROL_MDCR_EL2_PMEE_SHIFT       40
#define PMUV3_EL_CONTROL_MDCR_EL2_PMEE_WIDTH       2
#define PMUV3_EL_CONTROL_MDCR_EL2_PMEE_MASK        0x0000030000000000ULL
#define PMUV3_EL_CONTROL_MDCR_EL2_PMEE_INTERRUPT   0U
#define PMUV3_EL_CONTROL_MDCR_EL2_PMEE_BY_PMECR    1U
#define PMUV3_EL_CONTROL_MDCR_EL2_PMEE_EXCEPTION   3U
#define PMUV3_EL_CONTROL_MDCR_EL2_HPMFZS_SHIFT     36
#define PMUV3_EL_CONTROL_MDCR_EL2_HPMFZS_WIDTH     1
#define PMUV3_EL_CONTROL_MDCR_EL2_HPMFZS_MASK      0x0000001000000000ULL
#define PMUV3_EL_CONTROL_MDCR_EL2_PMSSE_SHIFT      30
#define PMUV3_EL_CONTROL_MDCR_EL2_PMSSE_WIDTH      2
#define PMUV3_EL_CONTROL_MDCR_EL2_PMSSE_MASK       0x00000000c0000000ULL
#define PMUV3_EL_CONTROL_MDCR_EL2_PMSSE_OFF        0U
#define PMUV3_EL_CONTROL_MDCR_EL2_PMSSE_BY_PMECR   1U
#define PMUV3_EL_CONTROL_MDCR_EL2_PMSSE_PROHIBITED 2U
#define PMUV3_EL_CONTROL_MDCR_EL2_PMSSE_ALLOWED    3U
#define PMUV3_EL_CONTROL_MDCR_EL2_HPMFZO_SHIFT     29
#define PMUV3_EL_CONTROL_MDCR_EL2_HPMFZO_WIDTH     1
#define PMUV3_EL_CONTROL_MDCR_EL2_HPMFZO_MASK      0x0000000020000000ULL
#define PMUV3_EL_CONTROL_MDCR_EL2_MTPME_SHIFT      28
#define PMUV3_EL_CONTROL_MDCR_EL2_MTPME_WIDTH      1
#define PMUV3_EL_CONTROL_MDCR_EL2_MTPME_MASK       0x0000000010000000ULL
#define PMUV3_EL_CONTROL_MDCR_EL2_HLP_SHIFT        26
#define PMUV3_EL_CONTROL_MDCR_EL2_HLP_WIDTH        1
#define PMUV3_EL_CONTROL_MDCR_EL2_HLP_MASK         0x0000000004000000ULL
#define PMUV3_EL_CONTROL_MDCR_EL2_HLP_BIT_31       0U
#define PMUV3_EL_CONTROL_MDCR_EL2_HLP_BIT_63       1U
#define PMUV3_EL_CONTROL_MDCR_EL2_HCCD_SHIFT       23
#define PMUV3_EL_CONTROL_MDCR_EL2_HCCD_WIDTH       1
#define PMUV3_EL_CONTROL_MDCR_EL2_HCCD_MASK        0x0000000000800000ULL
#define PMUV3_EL_CONTROL_MDCR_EL2_HPMD_SHIFT       17
#define PMUV3_EL_CONTROL_MDCR_EL2_HPMD_WIDTH       1
#define PMUV3_EL_CONTROL_MDCR_EL2_HPMD_MASK        0x0000000000020000ULL
#define PMUV3_EL_CONTROL_MDCR_EL2_ENSPM_SHIFT      15
#define PMUV3_EL_CONTROL_MDCR_EL2_ENSPM_WIDTH      1
#define PMUV3_EL_CONTROL_MDCR_EL2_ENSPM_MASK       0x0000000000008000ULL
#define PMUV3_EL_CONTROL_MDCR_EL2_HPME_SHIFT       7
#define PMUV3_EL_CONTROL_MDCR_EL2_HPME_WIDTH       1
#define PMUV3_EL_CONTROL_MDCR_EL2_HPME_MASK        0x0000000000000080ULL
#define PMUV3_EL_CONTROL_MDCR_EL2_TPM_SHIFT        6
#define PMUV3_EL_CONTROL_MDCR_EL2_TPM_WIDTH        1
#define PMUV3_EL_CONTROL_MDCR_EL2_TPM_MASK         0x0000000000000040ULL
#define PMUV3_EL_CONTROL_MDCR_EL2_TPMCR_SHIFT      5
#define PMUV3_EL_CONTROL_MDCR_EL2_TPMCR_WIDTH      1
#define PMUV3_EL_CONTROL_MDCR_EL2_TPMCR_MASK       0x0000000000000020ULL
#define PMUV3_EL_CONTROL_MDCR_EL2_HPMN_SHIFT       0
#define PMUV3_EL_CONTROL_MDCR_EL2_HPMN_WIDTH       5
#define PMUV3_EL_CONTROL_MDCR_EL2_HPMN_MASK        0x000000000000001fULL

typedef struct {
	uint64_t raw;
} pmuv3_el_control_mdcr_el2_t;

typedef struct {
	uint64_t PMEE;   /* 41:40 RW What an overflow raises; FEAT_EBEP. */
	uint64_t HPMFZS; /* 36    RW 1: the second range freezes on an event of statistical profiling; FEAT_SPEv1p2. */
	uint64_t PMSSE;  /* 31:30 RW Snapshots; FEAT_PMUv3_SS. */
	uint64_t HPMFZO; /* 29    RW 1: the second range freezes when one of its counters overflows; PMUv3p7. */
	uint64_t MTPME;  /* 28    RW 1: PMEVTYPER<n>_EL0.MT acts; FEAT_MTPMU without EL3. */
	uint64_t HLP;    /* 26    RW From where counters of the second range overflow; PMUv3p5. */
	uint64_t HCCD;   /* 23    RW 1: no cycles are counted at EL2; PMUv3p5. */
	uint64_t HPMD;   /* 17    RW 1: the first range does not count at EL2; PMUv3p1. */
	uint64_t EnSPM;  /* 15    RW 0: EL1 and EL0 trap on every register of system PMUs; FEAT_SPMU. */
	uint64_t HPME;   /* 7     RW 1: the enabled counters of the second range count. */
	uint64_t TPM;    /* 6     RW 1: EL1 and EL0 trap on every register of the PMU. */
	uint64_t TPMCR;  /* 5     RW 1: EL1 and EL0 trap on PMCR_EL0. */
	uint64_t HPMN;   /* 4:0   RW Size of the first range; 0 needs FEAT_HPMN0. Reset gives all counters. */
} pmuv3_el_control_mdcr_el2_fields_t;

/* Writes 0 to 0xfffffcef0b7d7f00ULL, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) pmuv3_el_control_mdcr_el2_t pmuv3_el_control_mdcr_el2_pack(pmuv3_el_control_mdcr_el2_fields_t f)
{
	pmuv3_el_control_mdcr_el2_t r;

	r.raw = 0
		| pmureg_put64(f.PMEE, 0x3ULL, 40)
		| pmureg_put64(f.HPMFZS, 0x1ULL, 36)
		| pmureg_put64(f.PMSSE, 0x3ULL, 30)
		| pmureg_put64(f.HPMFZO, 0x1ULL, 29)
		| pmureg_put64(f.MTPME, 0x1ULL, 28)
		| pmureg_put64(f.HLP, 0x1ULL, 26)
		| pmureg_put64(f.HCCD, 0x1ULL, 23)
		| pmureg_put64(f.HPMD, 0x1ULL, 17)
		| pmureg_put64(f.EnSPM, 0x1ULL, 15)
		| pmureg_put64(f.HPME, 0x1ULL, 7)
		| pmureg_put64(f.TPM, 0x1ULL, 6)
		| pmureg_put64(f.TPMCR, 0x1ULL, 5)
		| pmureg_put64(f.HPMN, 0x1fULL, 0);
	return r;
}

static inline pmuv3_el_control_mdcr_el2_fields_t pmuv3_el_control_mdcr_el2_unpack(pmuv3_el_control_mdcr_el2_t r)
{
	pmuv3_el_control_mdcr_el2_fields_t f;

	f.PMEE = (r.raw >> 40) & 0x3ULL;
	f.HPMFZS = (r.raw >> 36) & 0x1ULL;
	f.PMSSE = (r.raw >> 30) & 0x3ULL;
	f.HPMFZO = (r.raw >> 29) & 0x1ULL;
	f.MTPME = (r.raw >> 28) & 0x1ULL;
	f.HLP = (r.raw >> 26) & 0x1ULL;
	f.HCCD = (r.raw >> 23) & 0x1ULL;
	f.HPMD = (r.raw >> 17) & 0x1ULL;
	f.EnSPM = (r.raw >> 15) & 0x1ULL;
	f.HPME = (r.raw >> 7) & 0x1ULL;
	f.TPM = (r.raw >> 6) & 0x1ULL;
	f.TPMCR = (r.raw >> 5) & 0x1ULL;
	f.HPMN = r.raw & 0x1fULL;
	return f;
}

static inline uint64_t pmuv3_el_control_mdcr_el2_get(pmuv3_el_control_mdcr_el2_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline pmuv3_el_control_mdcr_el2_t pmuv3_el_control_mdcr_el2_with(pmuv3_el_control_mdcr_el2_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define pmuv3_el_control_mdcr_el2_get_PMEE(r)           pmuv3_el_control_mdcr_el2_get(r, 0x0000030000000000ULL, 40)
#define pmuv3_el_control_mdcr_el2_get_HPMFZS(r)         pmuv3_el_control_mdcr_el2_get(r, 0x0000001000000000ULL, 36)
#define pmuv3_el_control_mdcr_el2_get_PMSSE(r)          pmuv3_el_control_mdcr_el2_get(r, 0x00000000c0000000ULL, 30)
#define pmuv3_el_control_mdcr_el2_get_HPMFZO(r)         pmuv3_el_control_mdcr_el2_get(r, 0x0000000020000000ULL, 29)
#define pmuv3_el_control_mdcr_el2_get_MTPME(r)          pmuv3_el_control_mdcr_el2_get(r, 0x0000000010000000ULL, 28)
#define pmuv3_el_control_mdcr_el2_get_HLP(r)            pmuv3_el_control_mdcr_el2_get(r, 0x0000000004000000ULL, 26)
#define pmuv3_el_control_mdcr_el2_get_HCCD(r)           pmuv3_el_control_mdcr_el2_get(r, 0x0000000000800000ULL, 23)
#define pmuv3_el_control_mdcr_el2_get_HPMD(r)           pmuv3_el_control_mdcr_el2_get(r, 0x0000000000020000ULL, 17)
#define pmuv3_el_control_mdcr_el2_get_EnSPM(r)          pmuv3_el_control_mdcr_el2_get(r, 0x0000000000008000ULL, 15)
#define pmuv3_el_control_mdcr_el2_get_HPME(r)           pmuv3_el_control_mdcr_el2_get(r, 0x0000000000000080ULL, 7)
#define pmuv3_el_control_mdcr_el2_get_TPM(r)            pmuv3_el_control_mdcr_el2_get(r, 0x0000000000000040ULL, 6)
#define pmuv3_el_control_mdcr_el2_get_TPMCR(r)          pmuv3_el_control_mdcr_el2_get(r, 0x0000000000000020ULL, 5)
#define pmuv3_el_control_mdcr_el2_get_HPMN(r)           pmuv3_el_control_mdcr_el2_get(r, 0x000000000000001fULL, 0)
#define pmuv3_el_control_mdcr_el2_with_PMEE(r, value)   PMUREG_WITH(pmuv3_el_control_mdcr_el2_with, r, 0x0000030000000000ULL, 40, value)
#define pmuv3_el_control_mdcr_el2_with_HPMFZS(r, value) PMUREG_WITH(pmuv3_el_control_mdcr_el2_with, r, 0x0000001000000000ULL, 36, value)
#define pmuv3_el_control_mdcr_el2_with_PMSSE(r, value)  PMUREG_WITH(pmuv3_el_control_mdcr_el2_with, r, 0x00000000c0000000ULL, 30, value)
#define pmuv3_el_control_mdcr_el2_with_HPMFZO(r, value) PMUREG_WITH(pmuv3_el_control_mdcr_el2_with, r, 0x0000000020000000ULL, 29, value)
#define pmuv3_el_control_mdcr_el2_with_MTPME(r, value)  PMUREG_WITH(pmuv3_el_control_mdcr_el2_with, r, 0x0000000010000000ULL, 28, value)
#define pmuv3_el_control_mdcr_el2_with_HLP(r, value)    PMUREG_WITH(pmuv3_el_control_mdcr_el2_with, r, 0x0000000004000000ULL, 26, value)
#define pmuv3_el_control_mdcr_el2_with_HCCD(r, value)   PMUREG_WITH(pmuv3_el_control_mdcr_el2_with, r, 0x0000000000800000ULL, 23, value)
#define pmuv3_el_control_mdcr_el2_with_HPMD(r, value)   PMUREG_WITH(pmuv3_el_control_mdcr_el2_with, r, 0x0000000000020000ULL, 17, value)
#define pmuv3_el_control_mdcr_el2_with_EnSPM(r, value)  PMUREG_WITH(pmuv3_el_control_mdcr_el2_with, r, 0x0000000000008000ULL, 15, value)
#define pmuv3_el_control_mdcr_el2_with_HPME(r, value)   PMUREG_WITH(pmuv3_el_control_mdcr_el2_with, r, 0x0000000000000080ULL, 7, value)
#define pmuv3_el_control_mdcr_el2_with_TPM(r, value)    PMUREG_WITH(pmuv3_el_control_mdcr_el2_with, r, 0x0000000000000040ULL, 6, value)
#define pmuv3_el_control_mdcr_el2_with_TPMCR(r, value)  PMUREG_WITH(pmuv3_el_control_mdcr_el2_with, r, 0x0000000000000020ULL, 5, value)
#define pmuv3_el_control_mdcr_el2_with_HPMN(r, value)   PMUREG_WITH(pmuv3_el_control_mdcr_el2_with, r, 0x000000000000001fULL, 0, value)

static inline int pmuv3_el_control_mdcr_el2_check(pmuv3_el_control_mdcr_el2_t r)
{
	if (((r.raw >> 40) & 0x3ULL) != 0x0ULL && ((r.raw >> 40) & 0x3ULL) != 0x1ULL && ((r.raw >> 40) & 0x3ULL) != 0x3ULL)
		return 0;
	return -1;
}

static inline const char *pmuv3_el_control_mdcr_el2_rule(int rule)
{
	switch (rule) {
	case 0:
		return "PMEE: this value is reserved";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline pmuv3_el_control_mdcr_el2_t pmuv3_el_control_mdcr_el2_read(void)
{
	pmuv3_el_control_mdcr_el2_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 4, 1, 1, 1);
	r.raw = value;
	return r;
}

static inline void pmuv3_el_control_mdcr_el2_write(pmuv3_el_control_mdcr_el2_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 3, 4, 1, 1, 1);
}
#else
pmuv3_el_control_mdcr_el2_t pmuv3_el_control_mdcr_el2_read(void) PMUREG_NO_SYSREG;
void pmuv3_el_control_mdcr_el2_write(pmuv3_el_control_mdcr_el2_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int pmuv3_el_control_mdcr_el2_io_read(struct pmureg_io *io, struct pmureg_place at, pmuv3_el_control_mdcr_el2_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = PMUV3_EL_CONTROL_MDCR_EL2_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int pmuv3_el_control_mdcr_el2_io_write(struct pmureg_io *io, struct pmureg_place at, pmuv3_el_control_mdcr_el2_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = PMUV3_EL_CONTROL_MDCR_EL2_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- MDCR_EL3: What EL3 lets the levels below reach, and what counts in Secure state and at EL3. ----
 * Source: ARM D24.2; K
 * Reached from: EL3; UNDEFINED below
 */

#define PMUV3_EL_CONTROL_MDCR_EL3_ENCODING          0xf099U /* op0 3, op1 6, CRn 1, CRm 3, op2 1 */
#define PMUV3_EL_CONTROL_MDCR_EL3_RESET             0x0000000010000000ULL
#define PMUV3_EL_CONTROL_MDCR_EL3_EPMSSAD_SHIFT     45
#define PMUV3_EL_CONTROL_MDCR_EL3_EPMSSAD_WIDTH     2
#define PMUV3_EL_CONTROL_MDCR_EL3_EPMSSAD_MASK      0x0000600000000000ULL
#define PMUV3_EL_CONTROL_MDCR_EL3_ENPMSS_SHIFT      44
#define PMUV3_EL_CONTROL_MDCR_EL3_ENPMSS_WIDTH      1
#define PMUV3_EL_CONTROL_MDCR_EL3_ENPMSS_MASK       0x0000100000000000ULL
#define PMUV3_EL_CONTROL_MDCR_EL3_PMEE_SHIFT        40
#define PMUV3_EL_CONTROL_MDCR_EL3_PMEE_WIDTH        2
#define PMUV3_EL_CONTROL_MDCR_EL3_PMEE_MASK         0x0000030000000000ULL
#define PMUV3_EL_CONTROL_MDCR_EL3_PMEE_INTERRUPT    0U
#define PMUV3_EL_CONTROL_MDCR_EL3_PMEE_BY_MDCR_EL2  1U
#define PMUV3_EL_CONTROL_MDCR_EL3_PMEE_EXCEPTION    3U
#define PMUV3_EL_CONTROL_MDCR_EL3_MPMX_SHIFT        35
#define PMUV3_EL_CONTROL_MDCR_EL3_MPMX_WIDTH        1
#define PMUV3_EL_CONTROL_MDCR_EL3_MPMX_MASK         0x0000000800000000ULL
#define PMUV3_EL_CONTROL_MDCR_EL3_MCCD_SHIFT        34
#define PMUV3_EL_CONTROL_MDCR_EL3_MCCD_WIDTH        1
#define PMUV3_EL_CONTROL_MDCR_EL3_MCCD_MASK         0x0000000400000000ULL
#define PMUV3_EL_CONTROL_MDCR_EL3_PMSSE_SHIFT       30
#define PMUV3_EL_CONTROL_MDCR_EL3_PMSSE_WIDTH       2
#define PMUV3_EL_CONTROL_MDCR_EL3_PMSSE_MASK        0x00000000c0000000ULL
#define PMUV3_EL_CONTROL_MDCR_EL3_PMSSE_OFF         0U
#define PMUV3_EL_CONTROL_MDCR_EL3_PMSSE_BY_MDCR_EL2 1U
#define PMUV3_EL_CONTROL_MDCR_EL3_PMSSE_PROHIBITED  2U
#define PMUV3_EL_CONTROL_MDCR_EL3_PMSSE_ALLOWED     3U
#define PMUV3_EL_CONTROL_MDCR_EL3_MTPME_SHIFT       28
#define PMUV3_EL_CONTROL_MDCR_EL3_MTPME_WIDTH       1
#define PMUV3_EL_CONTROL_MDCR_EL3_MTPME_MASK        0x0000000010000000ULL
#define PMUV3_EL_CONTROL_MDCR_EL3_SCCD_SHIFT        23
#define PMUV3_EL_CONTROL_MDCR_EL3_SCCD_WIDTH        1
#define PMUV3_EL_CONTROL_MDCR_EL3_SCCD_MASK         0x0000000000800000ULL
#define PMUV3_EL_CONTROL_MDCR_EL3_EPMAD_SHIFT       21
#define PMUV3_EL_CONTROL_MDCR_EL3_EPMAD_WIDTH       1
#define PMUV3_EL_CONTROL_MDCR_EL3_EPMAD_MASK        0x0000000000200000ULL
#define PMUV3_EL_CONTROL_MDCR_EL3_SPME_SHIFT        17
#define PMUV3_EL_CONTROL_MDCR_EL3_SPME_WIDTH        1
#define PMUV3_EL_CONTROL_MDCR_EL3_SPME_MASK         0x0000000000020000ULL
#define PMUV3_EL_CONTROL_MDCR_EL3_ENPM2_SHIFT       7
#define PMUV3_EL_CONTROL_MDCR_EL3_ENPM2_WIDTH       1
#define PMUV3_EL_CONTROL_MDCR_EL3_ENPM2_MASK        0x0000000000000080ULL
#define PMUV3_EL_CONTROL_MDCR_EL3_TPM_SHIFT         6
#define PMUV3_EL_CONTROL_MDCR_EL3_TPM_WIDTH         1
#define PMUV3_EL_CONTROL_MDCR_EL3_TPM_MASK          0x0000000000000040ULL
#define PMUV3_EL_CONTROL_MDCR_EL3_EPMADE_SHIFT      2
#define PMUV3_EL_CONTROL_MDCR_EL3_EPMADE_WIDTH      1
#define PMUV3_EL_CONTROL_MDCR_EL3_EPMADE_MASK       0x0000000000000004ULL

typedef struct {
	uint64_t raw;
} pmuv3_el_control_mdcr_el3_t;

typedef struct {
	uint64_t EPMSSAD; /* 46:45 RW External access to the snapshot registers; FEAT_PMUv3_SS. */
	uint64_t EnPMSS;  /* 44    RW 0: the snapshot registers trap to EL3; FEAT_PMUv3_SS. */
	uint64_t PMEE;    /* 41:40 RW What an overflow raises; FEAT_EBEP. */
	uint64_t MPMX;    /* 35    RW 1: Secure state is not held back by SPME; EL3 counts nothing where SPME is 0, nothing of the first range where it is 1. PMUv3p7. */
	uint64_t MCCD;    /* 34    RW 1: no cycles are counted at EL3; PMUv3p7. */
	uint64_t PMSSE;   /* 31:30 RW Snapshots; FEAT_PMUv3_SS. */
	uint64_t MTPME;   /* 28    RW 1: PMEVTYPER<n>_EL0.MT acts; FEAT_MTPMU. */
	uint64_t SCCD;    /* 23    RW 1: no cycles are counted in Secure state and at EL3; PMUv3p5. */
	uint64_t EPMAD;   /* 21    RW External access to the PMU; see EPMADE. */
	uint64_t SPME;    /* 17    RW 1: events are counted in Secure state and at EL3, but see MPMX. */
	uint64_t EnPM2;   /* 7     RW 0: the newer PMU registers and those of system PMUs trap to EL3; PMUv3p9, FEAT_SPMU, FEAT_EBEP, FEAT_PMUv3_SS. */
	uint64_t TPM;     /* 6     RW 1: every register of the PMU traps to EL3. */
	uint64_t EPMADE;  /* 2     RW External access to the PMU; see EPMAD. */
} pmuv3_el_control_mdcr_el3_fields_t;

/* Writes 0 to 0xffff8cf32f5dff3bULL, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) pmuv3_el_control_mdcr_el3_t pmuv3_el_control_mdcr_el3_pack(pmuv3_el_control_mdcr_el3_fields_t f)
{
	pmuv3_el_control_mdcr_el3_t r;

	r.raw = 0
		| pmureg_put64(f.EPMSSAD, 0x3ULL, 45)
		| pmureg_put64(f.EnPMSS, 0x1ULL, 44)
		| pmureg_put64(f.PMEE, 0x3ULL, 40)
		| pmureg_put64(f.MPMX, 0x1ULL, 35)
		| pmureg_put64(f.MCCD, 0x1ULL, 34)
		| pmureg_put64(f.PMSSE, 0x3ULL, 30)
		| pmureg_put64(f.MTPME, 0x1ULL, 28)
		| pmureg_put64(f.SCCD, 0x1ULL, 23)
		| pmureg_put64(f.EPMAD, 0x1ULL, 21)
		| pmureg_put64(f.SPME, 0x1ULL, 17)
		| pmureg_put64(f.EnPM2, 0x1ULL, 7)
		| pmureg_put64(f.TPM, 0x1ULL, 6)
		| pmureg_put64(f.EPMADE, 0x1ULL, 2);
	return r;
}

static inline pmuv3_el_control_mdcr_el3_fields_t pmuv3_el_control_mdcr_el3_unpack(pmuv3_el_control_mdcr_el3_t r)
{
	pmuv3_el_control_mdcr_el3_fields_t f;

	f.EPMSSAD = (r.raw >> 45) & 0x3ULL;
	f.EnPMSS = (r.raw >> 44) & 0x1ULL;
	f.PMEE = (r.raw >> 40) & 0x3ULL;
	f.MPMX = (r.raw >> 35) & 0x1ULL;
	f.MCCD = (r.raw >> 34) & 0x1ULL;
	f.PMSSE = (r.raw >> 30) & 0x3ULL;
	f.MTPME = (r.raw >> 28) & 0x1ULL;
	f.SCCD = (r.raw >> 23) & 0x1ULL;
	f.EPMAD = (r.raw >> 21) & 0x1ULL;
	f.SPME = (r.raw >> 17) & 0x1ULL;
	f.EnPM2 = (r.raw >> 7) & 0x1ULL;
	f.TPM = (r.raw >> 6) & 0x1ULL;
	f.EPMADE = (r.raw >> 2) & 0x1ULL;
	return f;
}

static inline uint64_t pmuv3_el_control_mdcr_el3_get(pmuv3_el_control_mdcr_el3_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline pmuv3_el_control_mdcr_el3_t pmuv3_el_control_mdcr_el3_with(pmuv3_el_control_mdcr_el3_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define pmuv3_el_control_mdcr_el3_get_EPMSSAD(r)         pmuv3_el_control_mdcr_el3_get(r, 0x0000600000000000ULL, 45)
#define pmuv3_el_control_mdcr_el3_get_EnPMSS(r)          pmuv3_el_control_mdcr_el3_get(r, 0x0000100000000000ULL, 44)
#define pmuv3_el_control_mdcr_el3_get_PMEE(r)            pmuv3_el_control_mdcr_el3_get(r, 0x0000030000000000ULL, 40)
#define pmuv3_el_control_mdcr_el3_get_MPMX(r)            pmuv3_el_control_mdcr_el3_get(r, 0x0000000800000000ULL, 35)
#define pmuv3_el_control_mdcr_el3_get_MCCD(r)            pmuv3_el_control_mdcr_el3_get(r, 0x0000000400000000ULL, 34)
#define pmuv3_el_control_mdcr_el3_get_PMSSE(r)           pmuv3_el_control_mdcr_el3_get(r, 0x00000000c0000000ULL, 30)
#define pmuv3_el_control_mdcr_el3_get_MTPME(r)           pmuv3_el_control_mdcr_el3_get(r, 0x0000000010000000ULL, 28)
#define pmuv3_el_control_mdcr_el3_get_SCCD(r)            pmuv3_el_control_mdcr_el3_get(r, 0x0000000000800000ULL, 23)
#define pmuv3_el_control_mdcr_el3_get_EPMAD(r)           pmuv3_el_control_mdcr_el3_get(r, 0x0000000000200000ULL, 21)
#define pmuv3_el_control_mdcr_el3_get_SPME(r)            pmuv3_el_control_mdcr_el3_get(r, 0x0000000000020000ULL, 17)
#define pmuv3_el_control_mdcr_el3_get_EnPM2(r)           pmuv3_el_control_mdcr_el3_get(r, 0x0000000000000080ULL, 7)
#define pmuv3_el_control_mdcr_el3_get_TPM(r)             pmuv3_el_control_mdcr_el3_get(r, 0x0000000000000040ULL, 6)
#define pmuv3_el_control_mdcr_el3_get_EPMADE(r)          pmuv3_el_control_mdcr_el3_get(r, 0x0000000000000004ULL, 2)
#define pmuv3_el_control_mdcr_el3_with_EPMSSAD(r, value) PMUREG_WITH(pmuv3_el_control_mdcr_el3_with, r, 0x0000600000000000ULL, 45, value)
#define pmuv3_el_control_mdcr_el3_with_EnPMSS(r, value)  PMUREG_WITH(pmuv3_el_control_mdcr_el3_with, r, 0x0000100000000000ULL, 44, value)
#define pmuv3_el_control_mdcr_el3_with_PMEE(r, value)    PMUREG_WITH(pmuv3_el_control_mdcr_el3_with, r, 0x0000030000000000ULL, 40, value)
#define pmuv3_el_control_mdcr_el3_with_MPMX(r, value)    PMUREG_WITH(pmuv3_el_control_mdcr_el3_with, r, 0x0000000800000000ULL, 35, value)
#define pmuv3_el_control_mdcr_el3_with_MCCD(r, value)    PMUREG_WITH(pmuv3_el_control_mdcr_el3_with, r, 0x0000000400000000ULL, 34, value)
#define pmuv3_el_control_mdcr_el3_with_PMSSE(r, value)   PMUREG_WITH(pmuv3_el_control_mdcr_el3_with, r, 0x00000000c0000000ULL, 30, value)
#define pmuv3_el_control_mdcr_el3_with_MTPME(r, value)   PMUREG_WITH(pmuv3_el_control_mdcr_el3_with, r, 0x0000000010000000ULL, 28, value)
#define pmuv3_el_control_mdcr_el3_with_SCCD(r, value)    PMUREG_WITH(pmuv3_el_control_mdcr_el3_with, r, 0x0000000000800000ULL, 23, value)
#define pmuv3_el_control_mdcr_el3_with_EPMAD(r, value)   PMUREG_WITH(pmuv3_el_control_mdcr_el3_with, r, 0x0000000000200000ULL, 21, value)
#define pmuv3_el_control_mdcr_el3_with_SPME(r, value)    PMUREG_WITH(pmuv3_el_control_mdcr_el3_with, r, 0x0000000000020000ULL, 17, value)
#define pmuv3_el_control_mdcr_el3_with_EnPM2(r, value)   PMUREG_WITH(pmuv3_el_control_mdcr_el3_with, r, 0x0000000000000080ULL, 7, value)
#define pmuv3_el_control_mdcr_el3_with_TPM(r, value)     PMUREG_WITH(pmuv3_el_control_mdcr_el3_with, r, 0x0000000000000040ULL, 6, value)
#define pmuv3_el_control_mdcr_el3_with_EPMADE(r, value)  PMUREG_WITH(pmuv3_el_control_mdcr_el3_with, r, 0x0000000000000004ULL, 2, value)

static inline int pmuv3_el_control_mdcr_el3_check(pmuv3_el_control_mdcr_el3_t r)
{
	if (((r.raw >> 40) & 0x3ULL) != 0x0ULL && ((r.raw >> 40) & 0x3ULL) != 0x1ULL && ((r.raw >> 40) & 0x3ULL) != 0x3ULL)
		return 0;
	return -1;
}

static inline const char *pmuv3_el_control_mdcr_el3_rule(int rule)
{
	switch (rule) {
	case 0:
		return "PMEE: this value is reserved";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline pmuv3_el_control_mdcr_el3_t pmuv3_el_control_mdcr_el3_read(void)
{
	pmuv3_el_control_mdcr_el3_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 6, 1, 3, 1);
	r.raw = value;
	return r;
}

static inline void pmuv3_el_control_mdcr_el3_write(pmuv3_el_control_mdcr_el3_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 3, 6, 1, 3, 1);
}
#else
pmuv3_el_control_mdcr_el3_t pmuv3_el_control_mdcr_el3_read(void) PMUREG_NO_SYSREG;
void pmuv3_el_control_mdcr_el3_write(pmuv3_el_control_mdcr_el3_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int pmuv3_el_control_mdcr_el3_io_read(struct pmureg_io *io, struct pmureg_place at, pmuv3_el_control_mdcr_el3_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = PMUV3_EL_CONTROL_MDCR_EL3_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int pmuv3_el_control_mdcr_el3_io_write(struct pmureg_io *io, struct pmureg_place at, pmuv3_el_control_mdcr_el3_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = PMUV3_EL_CONTROL_MDCR_EL3_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- HDFGRTR_EL2: Reads that trap to EL2: 1 traps. Reads of PMCR_EL0 are MDCR_EL2.TPMCR's. ----
 * Source: ARM D24.2; K
 * Reached from: EL2 and above; UNDEFINED at EL0 and in guests, at EL1
 */

#define PMUV3_EL_CONTROL_HDFGRTR_EL2_ENCODING             0xe18cU /* op0 3, op1 4, CRn 3, CRm 1, op2 4 */
#define PMUV3_EL_CONTROL_HDFGRTR_EL2_PMCEIDN_EL0_SHIFT    58
#define PMUV3_EL_CONTROL_HDFGRTR_EL2_PMCEIDN_EL0_WIDTH    1
#define PMUV3_EL_CONTROL_HDFGRTR_EL2_PMCEIDN_EL0_MASK     0x0400000000000000ULL
#define PMUV3_EL_CONTROL_HDFGRTR_EL2_PMUSERENR_EL0_SHIFT  57
#define PMUV3_EL_CONTROL_HDFGRTR_EL2_PMUSERENR_EL0_WIDTH  1
#define PMUV3_EL_CONTROL_HDFGRTR_EL2_PMUSERENR_EL0_MASK   0x0200000000000000ULL
#define PMUV3_EL_CONTROL_HDFGRTR_EL2_PMMIR_EL1_SHIFT      22
#define PMUV3_EL_CONTROL_HDFGRTR_EL2_PMMIR_EL1_WIDTH      1
#define PMUV3_EL_CONTROL_HDFGRTR_EL2_PMMIR_EL1_MASK       0x0000000000400000ULL
#define PMUV3_EL_CONTROL_HDFGRTR_EL2_PMSELR_EL0_SHIFT     19
#define PMUV3_EL_CONTROL_HDFGRTR_EL2_PMSELR_EL0_WIDTH     1
#define PMUV3_EL_CONTROL_HDFGRTR_EL2_PMSELR_EL0_MASK      0x0000000000080000ULL
#define PMUV3_EL_CONTROL_HDFGRTR_EL2_PMOVS_SHIFT          18
#define PMUV3_EL_CONTROL_HDFGRTR_EL2_PMOVS_WIDTH          1
#define PMUV3_EL_CONTROL_HDFGRTR_EL2_PMOVS_MASK           0x0000000000040000ULL
#define PMUV3_EL_CONTROL_HDFGRTR_EL2_PMINTEN_SHIFT        17
#define PMUV3_EL_CONTROL_HDFGRTR_EL2_PMINTEN_WIDTH        1
#define PMUV3_EL_CONTROL_HDFGRTR_EL2_PMINTEN_MASK         0x0000000000020000ULL
#define PMUV3_EL_CONTROL_HDFGRTR_EL2_PMCNTEN_SHIFT        16
#define PMUV3_EL_CONTROL_HDFGRTR_EL2_PMCNTEN_WIDTH        1
#define PMUV3_EL_CONTROL_HDFGRTR_EL2_PMCNTEN_MASK         0x0000000000010000ULL
#define PMUV3_EL_CONTROL_HDFGRTR_EL2_PMCCNTR_EL0_SHIFT    15
#define PMUV3_EL_CONTROL_HDFGRTR_EL2_PMCCNTR_EL0_WIDTH    1
#define PMUV3_EL_CONTROL_HDFGRTR_EL2_PMCCNTR_EL0_MASK     0x0000000000008000ULL
#define PMUV3_EL_CONTROL_HDFGRTR_EL2_PMCCFILTR_EL0_SHIFT  14
#define PMUV3_EL_CONTROL_HDFGRTR_EL2_PMCCFILTR_EL0_WIDTH  1
#define PMUV3_EL_CONTROL_HDFGRTR_EL2_PMCCFILTR_EL0_MASK   0x0000000000004000ULL
#define PMUV3_EL_CONTROL_HDFGRTR_EL2_PMEVTYPERN_EL0_SHIFT 13
#define PMUV3_EL_CONTROL_HDFGRTR_EL2_PMEVTYPERN_EL0_WIDTH 1
#define PMUV3_EL_CONTROL_HDFGRTR_EL2_PMEVTYPERN_EL0_MASK  0x0000000000002000ULL
#define PMUV3_EL_CONTROL_HDFGRTR_EL2_PMEVCNTRN_EL0_SHIFT  12
#define PMUV3_EL_CONTROL_HDFGRTR_EL2_PMEVCNTRN_EL0_WIDTH  1
#define PMUV3_EL_CONTROL_HDFGRTR_EL2_PMEVCNTRN_EL0_MASK   0x0000000000001000ULL

typedef struct {
	uint64_t raw;
} pmuv3_el_control_hdfgrtr_el2_t;

typedef struct {
	uint64_t PMCEIDn_EL0;    /* 58    RW PMCEID0_EL0 and PMCEID1_EL0. */
	uint64_t PMUSERENR_EL0;  /* 57    RW PMUSERENR_EL0. */
	uint64_t PMMIR_EL1;      /* 22    RW PMMIR_EL1. */
	uint64_t PMSELR_EL0;     /* 19    RW PMSELR_EL0. */
	uint64_t PMOVS;          /* 18    RW PMOVSSET_EL0 and PMOVSCLR_EL0. */
	uint64_t PMINTEN;        /* 17    RW PMINTENSET_EL1 and PMINTENCLR_EL1. */
	uint64_t PMCNTEN;        /* 16    RW PMCNTENSET_EL0 and PMCNTENCLR_EL0. */
	uint64_t PMCCNTR_EL0;    /* 15    RW PMCCNTR_EL0. */
	uint64_t PMCCFILTR_EL0;  /* 14    RW PMCCFILTR_EL0. */
	uint64_t PMEVTYPERn_EL0; /* 13    RW PMEVTYPER<n>_EL0 and PMXEVTYPER_EL0. */
	uint64_t PMEVCNTRn_EL0;  /* 12    RW PMEVCNTR<n>_EL0 and PMXEVCNTR_EL0. */
} pmuv3_el_control_hdfgrtr_el2_fields_t;

/* Writes 0 to 0xf9ffffffffb00fffULL, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) pmuv3_el_control_hdfgrtr_el2_t pmuv3_el_control_hdfgrtr_el2_pack(pmuv3_el_control_hdfgrtr_el2_fields_t f)
{
	pmuv3_el_control_hdfgrtr_el2_t r;

	r.raw = 0
		| pmureg_put64(f.PMCEIDn_EL0, 0x1ULL, 58)
		| pmureg_put64(f.PMUSERENR_EL0, 0x1ULL, 57)
		| pmureg_put64(f.PMMIR_EL1, 0x1ULL, 22)
		| pmureg_put64(f.PMSELR_EL0, 0x1ULL, 19)
		| pmureg_put64(f.PMOVS, 0x1ULL, 18)
		| pmureg_put64(f.PMINTEN, 0x1ULL, 17)
		| pmureg_put64(f.PMCNTEN, 0x1ULL, 16)
		| pmureg_put64(f.PMCCNTR_EL0, 0x1ULL, 15)
		| pmureg_put64(f.PMCCFILTR_EL0, 0x1ULL, 14)
		| pmureg_put64(f.PMEVTYPERn_EL0, 0x1ULL, 13)
		| pmureg_put64(f.PMEVCNTRn_EL0, 0x1ULL, 12);
	return r;
}

static inline pmuv3_el_control_hdfgrtr_el2_fields_t pmuv3_el_control_hdfgrtr_el2_unpack(pmuv3_el_control_hdfgrtr_el2_t r)
{
	pmuv3_el_control_hdfgrtr_el2_fields_t f;

	f.PMCEIDn_EL0 = (r.raw >> 58) & 0x1ULL;
	f.PMUSERENR_EL0 = (r.raw >> 57) & 0x1ULL;
	f.PMMIR_EL1 = (r.raw >> 22) & 0x1ULL;
	f.PMSELR_EL0 = (r.raw >> 19) & 0x1ULL;
	f.PMOVS = (r.raw >> 18) & 0x1ULL;
	f.PMINTEN = (r.raw >> 17) & 0x1ULL;
	f.PMCNTEN = (r.raw >> 16) & 0x1ULL;
	f.PMCCNTR_EL0 = (r.raw >> 15) & 0x1ULL;
	f.PMCCFILTR_EL0 = (r.raw >> 14) & 0x1ULL;
	f.PMEVTYPERn_EL0 = (r.raw >> 13) & 0x1ULL;
	f.PMEVCNTRn_EL0 = (r.raw >> 12) & 0x1ULL;
	return f;
}

static inline uint64_t pmuv3_el_control_hdfgrtr_el2_get(pmuv3_el_control_hdfgrtr_el2_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline pmuv3_el_control_hdfgrtr_el2_t pmuv3_el_control_hdfgrtr_el2_with(pmuv3_el_control_hdfgrtr_el2_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define pmuv3_el_control_hdfgrtr_el2_get_PMCEIDn_EL0(r)            pmuv3_el_control_hdfgrtr_el2_get(r, 0x0400000000000000ULL, 58)
#define pmuv3_el_control_hdfgrtr_el2_get_PMUSERENR_EL0(r)          pmuv3_el_control_hdfgrtr_el2_get(r, 0x0200000000000000ULL, 57)
#define pmuv3_el_control_hdfgrtr_el2_get_PMMIR_EL1(r)              pmuv3_el_control_hdfgrtr_el2_get(r, 0x0000000000400000ULL, 22)
#define pmuv3_el_control_hdfgrtr_el2_get_PMSELR_EL0(r)             pmuv3_el_control_hdfgrtr_el2_get(r, 0x0000000000080000ULL, 19)
#define pmuv3_el_control_hdfgrtr_el2_get_PMOVS(r)                  pmuv3_el_control_hdfgrtr_el2_get(r, 0x0000000000040000ULL, 18)
#define pmuv3_el_control_hdfgrtr_el2_get_PMINTEN(r)                pmuv3_el_control_hdfgrtr_el2_get(r, 0x0000000000020000ULL, 17)
#define pmuv3_el_control_hdfgrtr_el2_get_PMCNTEN(r)                pmuv3_el_control_hdfgrtr_el2_get(r, 0x0000000000010000ULL, 16)
#define pmuv3_el_control_hdfgrtr_el2_get_PMCCNTR_EL0(r)            pmuv3_el_control_hdfgrtr_el2_get(r, 0x0000000000008000ULL, 15)
#define pmuv3_el_control_hdfgrtr_el2_get_PMCCFILTR_EL0(r)          pmuv3_el_control_hdfgrtr_el2_get(r, 0x0000000000004000ULL, 14)
#define pmuv3_el_control_hdfgrtr_el2_get_PMEVTYPERn_EL0(r)         pmuv3_el_control_hdfgrtr_el2_get(r, 0x0000000000002000ULL, 13)
#define pmuv3_el_control_hdfgrtr_el2_get_PMEVCNTRn_EL0(r)          pmuv3_el_control_hdfgrtr_el2_get(r, 0x0000000000001000ULL, 12)
#define pmuv3_el_control_hdfgrtr_el2_with_PMCEIDn_EL0(r, value)    PMUREG_WITH(pmuv3_el_control_hdfgrtr_el2_with, r, 0x0400000000000000ULL, 58, value)
#define pmuv3_el_control_hdfgrtr_el2_with_PMUSERENR_EL0(r, value)  PMUREG_WITH(pmuv3_el_control_hdfgrtr_el2_with, r, 0x0200000000000000ULL, 57, value)
#define pmuv3_el_control_hdfgrtr_el2_with_PMMIR_EL1(r, value)      PMUREG_WITH(pmuv3_el_control_hdfgrtr_el2_with, r, 0x0000000000400000ULL, 22, value)
#define pmuv3_el_control_hdfgrtr_el2_with_PMSELR_EL0(r, value)     PMUREG_WITH(pmuv3_el_control_hdfgrtr_el2_with, r, 0x0000000000080000ULL, 19, value)
#define pmuv3_el_control_hdfgrtr_el2_with_PMOVS(r, value)          PMUREG_WITH(pmuv3_el_control_hdfgrtr_el2_with, r, 0x0000000000040000ULL, 18, value)
#define pmuv3_el_control_hdfgrtr_el2_with_PMINTEN(r, value)        PMUREG_WITH(pmuv3_el_control_hdfgrtr_el2_with, r, 0x0000000000020000ULL, 17, value)
#define pmuv3_el_control_hdfgrtr_el2_with_PMCNTEN(r, value)        PMUREG_WITH(pmuv3_el_control_hdfgrtr_el2_with, r, 0x0000000000010000ULL, 16, value)
#define pmuv3_el_control_hdfgrtr_el2_with_PMCCNTR_EL0(r, value)    PMUREG_WITH(pmuv3_el_control_hdfgrtr_el2_with, r, 0x0000000000008000ULL, 15, value)
#define pmuv3_el_control_hdfgrtr_el2_with_PMCCFILTR_EL0(r, value)  PMUREG_WITH(pmuv3_el_control_hdfgrtr_el2_with, r, 0x0000000000004000ULL, 14, value)
#define pmuv3_el_control_hdfgrtr_el2_with_PMEVTYPERn_EL0(r, value) PMUREG_WITH(pmuv3_el_control_hdfgrtr_el2_with, r, 0x0000000000002000ULL, 13, value)
#define pmuv3_el_control_hdfgrtr_el2_with_PMEVCNTRn_EL0(r, value)  PMUREG_WITH(pmuv3_el_control_hdfgrtr_el2_with, r, 0x0000000000001000ULL, 12, value)

#ifdef PMUREG_HAS_SYSREG
static inline pmuv3_el_control_hdfgrtr_el2_t pmuv3_el_control_hdfgrtr_el2_read(void)
{
	pmuv3_el_control_hdfgrtr_el2_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 4, 3, 1, 4);
	r.raw = value;
	return r;
}

static inline void pmuv3_el_control_hdfgrtr_el2_write(pmuv3_el_control_hdfgrtr_el2_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 3, 4, 3, 1, 4);
}
#else
pmuv3_el_control_hdfgrtr_el2_t pmuv3_el_control_hdfgrtr_el2_read(void) PMUREG_NO_SYSREG;
void pmuv3_el_control_hdfgrtr_el2_write(pmuv3_el_control_hdfgrtr_el2_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int pmuv3_el_control_hdfgrtr_el2_io_read(struct pmureg_io *io, struct pmureg_place at, pmuv3_el_control_hdfgrtr_el2_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = PMUV3_EL_CONTROL_HDFGRTR_EL2_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int pmuv3_el_control_hdfgrtr_el2_io_write(struct pmureg_io *io, struct pmureg_place at, pmuv3_el_control_hdfgrtr_el2_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = PMUV3_EL_CONTROL_HDFGRTR_EL2_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- HDFGWTR_EL2: Writes that trap to EL2: 1 traps. ----
 * Source: ARM D24.2; K
 * Reached from: EL2 and above; UNDEFINED at EL0 and in guests, at EL1
 */

#define PMUV3_EL_CONTROL_HDFGWTR_EL2_ENCODING             0xe18dU /* op0 3, op1 4, CRn 3, CRm 1, op2 5 */
#define PMUV3_EL_CONTROL_HDFGWTR_EL2_PMUSERENR_EL0_SHIFT  57
#define PMUV3_EL_CONTROL_HDFGWTR_EL2_PMUSERENR_EL0_WIDTH  1
#define PMUV3_EL_CONTROL_HDFGWTR_EL2_PMUSERENR_EL0_MASK   0x0200000000000000ULL
#define PMUV3_EL_CONTROL_HDFGWTR_EL2_PMCR_EL0_SHIFT       21
#define PMUV3_EL_CONTROL_HDFGWTR_EL2_PMCR_EL0_WIDTH       1
#define PMUV3_EL_CONTROL_HDFGWTR_EL2_PMCR_EL0_MASK        0x0000000000200000ULL
#define PMUV3_EL_CONTROL_HDFGWTR_EL2_PMSWINC_EL0_SHIFT    20
#define PMUV3_EL_CONTROL_HDFGWTR_EL2_PMSWINC_EL0_WIDTH    1
#define PMUV3_EL_CONTROL_HDFGWTR_EL2_PMSWINC_EL0_MASK     0x0000000000100000ULL
#define PMUV3_EL_CONTROL_HDFGWTR_EL2_PMSELR_EL0_SHIFT     19
#define PMUV3_EL_CONTROL_HDFGWTR_EL2_PMSELR_EL0_WIDTH     1
#define PMUV3_EL_CONTROL_HDFGWTR_EL2_PMSELR_EL0_MASK      0x0000000000080000ULL
#define PMUV3_EL_CONTROL_HDFGWTR_EL2_PMOVS_SHIFT          18
#define PMUV3_EL_CONTROL_HDFGWTR_EL2_PMOVS_WIDTH          1
#define PMUV3_EL_CONTROL_HDFGWTR_EL2_PMOVS_MASK           0x0000000000040000ULL
#define PMUV3_EL_CONTROL_HDFGWTR_EL2_PMINTEN_SHIFT        17
#define PMUV3_EL_CONTROL_HDFGWTR_EL2_PMINTEN_WIDTH        1
#define PMUV3_EL_CONTROL_HDFGWTR_EL2_PMINTEN_MASK         0x0000000000020000ULL
#define PMUV3_EL_CONTROL_HDFGWTR_EL2_PMCNTEN_SHIFT        16
#define PMUV3_EL_CONTROL_HDFGWTR_EL2_PMCNTEN_WIDTH        1
#define PMUV3_EL_CONTROL_HDFGWTR_EL2_PMCNTEN_MASK         0x0000000000010000ULL
#define PMUV3_EL_CONTROL_HDFGWTR_EL2_PMCCNTR_EL0_SHIFT    15
#define PMUV3_EL_CONTROL_HDFGWTR_EL2_PMCCNTR_EL0_WIDTH    1
#define PMUV3_EL_CONTROL_HDFGWTR_EL2_PMCCNTR_EL0_MASK     0x0000000000008000ULL
#define PMUV3_EL_CONTROL_HDFGWTR_EL2_PMCCFILTR_EL0_SHIFT  14
#define PMUV3_EL_CONTROL_HDFGWTR_EL2_PMCCFILTR_EL0_WIDTH  1
#define PMUV3_EL_CONTROL_HDFGWTR_EL2_PMCCFILTR_EL0_MASK   0x0000000000004000ULL
#define PMUV3_EL_CONTROL_HDFGWTR_EL2_PMEVTYPERN_EL0_SHIFT 13
#define PMUV3_EL_CONTROL_HDFGWTR_EL2_PMEVTYPERN_EL0_WIDTH 1
#define PMUV3_EL_CONTROL_HDFGWTR_EL2_PMEVTYPERN_EL0_MASK  0x0000000000002000ULL
#define PMUV3_EL_CONTROL_HDFGWTR_EL2_PMEVCNTRN_EL0_SHIFT  12
#define PMUV3_EL_CONTROL_HDFGWTR_EL2_PMEVCNTRN_EL0_WIDTH  1
#define PMUV3_EL_CONTROL_HDFGWTR_EL2_PMEVCNTRN_EL0_MASK   0x0000000000001000ULL

typedef struct {
	uint64_t raw;
} pmuv3_el_control_hdfgwtr_el2_t;

typedef struct {
	uint64_t PMUSERENR_EL0;  /* 57    RW PMUSERENR_EL0. */
	uint64_t PMCR_EL0;       /* 21    RW PMCR_EL0. */
	uint64_t PMSWINC_EL0;    /* 20    RW PMSWINC_EL0. */
	uint64_t PMSELR_EL0;     /* 19    RW PMSELR_EL0. */
	uint64_t PMOVS;          /* 18    RW PMOVSSET_EL0 and PMOVSCLR_EL0. */
	uint64_t PMINTEN;        /* 17    RW PMINTENSET_EL1 and PMINTENCLR_EL1. */
	uint64_t PMCNTEN;        /* 16    RW PMCNTENSET_EL0 and PMCNTENCLR_EL0. */
	uint64_t PMCCNTR_EL0;    /* 15    RW PMCCNTR_EL0. */
	uint64_t PMCCFILTR_EL0;  /* 14    RW PMCCFILTR_EL0. */
	uint64_t PMEVTYPERn_EL0; /* 13    RW PMEVTYPER<n>_EL0 and PMXEVTYPER_EL0. */
	uint64_t PMEVCNTRn_EL0;  /* 12    RW PMEVCNTR<n>_EL0 and PMXEVCNTR_EL0. */
} pmuv3_el_control_hdfgwtr_el2_fields_t;

/* Writes 0 to 0xfdffffffffc00fffULL, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) pmuv3_el_control_hdfgwtr_el2_t pmuv3_el_control_hdfgwtr_el2_pack(pmuv3_el_control_hdfgwtr_el2_fields_t f)
{
	pmuv3_el_control_hdfgwtr_el2_t r;

	r.raw = 0
		| pmureg_put64(f.PMUSERENR_EL0, 0x1ULL, 57)
		| pmureg_put64(f.PMCR_EL0, 0x1ULL, 21)
		| pmureg_put64(f.PMSWINC_EL0, 0x1ULL, 20)
		| pmureg_put64(f.PMSELR_EL0, 0x1ULL, 19)
		| pmureg_put64(f.PMOVS, 0x1ULL, 18)
		| pmureg_put64(f.PMINTEN, 0x1ULL, 17)
		| pmureg_put64(f.PMCNTEN, 0x1ULL, 16)
		| pmureg_put64(f.PMCCNTR_EL0, 0x1ULL, 15)
		| pmureg_put64(f.PMCCFILTR_EL0, 0x1ULL, 14)
		| pmureg_put64(f.PMEVTYPERn_EL0, 0x1ULL, 13)
		| pmureg_put64(f.PMEVCNTRn_EL0, 0x1ULL, 12);
	return r;
}

static inline pmuv3_el_control_hdfgwtr_el2_fields_t pmuv3_el_control_hdfgwtr_el2_unpack(pmuv3_el_control_hdfgwtr_el2_t r)
{
	pmuv3_el_control_hdfgwtr_el2_fields_t f;

	f.PMUSERENR_EL0 = (r.raw >> 57) & 0x1ULL;
	f.PMCR_EL0 = (r.raw >> 21) & 0x1ULL;
	f.PMSWINC_EL0 = (r.raw >> 20) & 0x1ULL;
	f.PMSELR_EL0 = (r.raw >> 19) & 0x1ULL;
	f.PMOVS = (r.raw >> 18) & 0x1ULL;
	f.PMINTEN = (r.raw >> 17) & 0x1ULL;
	f.PMCNTEN = (r.raw >> 16) & 0x1ULL;
	f.PMCCNTR_EL0 = (r.raw >> 15) & 0x1ULL;
	f.PMCCFILTR_EL0 = (r.raw >> 14) & 0x1ULL;
	f.PMEVTYPERn_EL0 = (r.raw >> 13) & 0x1ULL;
	f.PMEVCNTRn_EL0 = (r.raw >> 12) & 0x1ULL;
	return f;
}

static inline uint64_t pmuv3_el_control_hdfgwtr_el2_get(pmuv3_el_control_hdfgwtr_el2_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline pmuv3_el_control_hdfgwtr_el2_t pmuv3_el_control_hdfgwtr_el2_with(pmuv3_el_control_hdfgwtr_el2_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define pmuv3_el_control_hdfgwtr_el2_get_PMUSERENR_EL0(r)          pmuv3_el_control_hdfgwtr_el2_get(r, 0x0200000000000000ULL, 57)
#define pmuv3_el_control_hdfgwtr_el2_get_PMCR_EL0(r)               pmuv3_el_control_hdfgwtr_el2_get(r, 0x0000000000200000ULL, 21)
#define pmuv3_el_control_hdfgwtr_el2_get_PMSWINC_EL0(r)            pmuv3_el_control_hdfgwtr_el2_get(r, 0x0000000000100000ULL, 20)
#define pmuv3_el_control_hdfgwtr_el2_get_PMSELR_EL0(r)             pmuv3_el_control_hdfgwtr_el2_get(r, 0x0000000000080000ULL, 19)
#define pmuv3_el_control_hdfgwtr_el2_get_PMOVS(r)                  pmuv3_el_control_hdfgwtr_el2_get(r, 0x0000000000040000ULL, 18)
#define pmuv3_el_control_hdfgwtr_el2_get_PMINTEN(r)                pmuv3_el_control_hdfgwtr_el2_get(r, 0x0000000000020000ULL, 17)
#define pmuv3_el_control_hdfgwtr_el2_get_PMCNTEN(r)                pmuv3_el_control_hdfgwtr_el2_get(r, 0x0000000000010000ULL, 16)
#define pmuv3_el_control_hdfgwtr_el2_get_PMCCNTR_EL0(r)            pmuv3_el_control_hdfgwtr_el2_get(r, 0x0000000000008000ULL, 15)
#define pmuv3_el_control_hdfgwtr_el2_get_PMCCFILTR_EL0(r)          pmuv3_el_control_hdfgwtr_el2_get(r, 0x0000000000004000ULL, 14)
#define pmuv3_el_control_hdfgwtr_el2_get_PMEVTYPERn_EL0(r)         pmuv3_el_control_hdfgwtr_el2_get(r, 0x0000000000002000ULL, 13)
#define pmuv3_el_control_hdfgwtr_el2_get_PMEVCNTRn_EL0(r)          pmuv3_el_control_hdfgwtr_el2_get(r, 0x0000000000001000ULL, 12)
#define pmuv3_el_control_hdfgwtr_el2_with_PMUSERENR_EL0(r, value)  PMUREG_WITH(pmuv3_el_control_hdfgwtr_el2_with, r, 0x0200000000000000ULL, 57, value)
#define pmuv3_el_control_hdfgwtr_el2_with_PMCR_EL0(r, value)       PMUREG_WITH(pmuv3_el_control_hdfgwtr_el2_with, r, 0x0000000000200000ULL, 21, value)
#define pmuv3_el_control_hdfgwtr_el2_with_PMSWINC_EL0(r, value)    PMUREG_WITH(pmuv3_el_control_hdfgwtr_el2_with, r, 0x0000000000100000ULL, 20, value)
#define pmuv3_el_control_hdfgwtr_el2_with_PMSELR_EL0(r, value)     PMUREG_WITH(pmuv3_el_control_hdfgwtr_el2_with, r, 0x0000000000080000ULL, 19, value)
#define pmuv3_el_control_hdfgwtr_el2_with_PMOVS(r, value)          PMUREG_WITH(pmuv3_el_control_hdfgwtr_el2_with, r, 0x0000000000040000ULL, 18, value)
#define pmuv3_el_control_hdfgwtr_el2_with_PMINTEN(r, value)        PMUREG_WITH(pmuv3_el_control_hdfgwtr_el2_with, r, 0x0000000000020000ULL, 17, value)
#define pmuv3_el_control_hdfgwtr_el2_with_PMCNTEN(r, value)        PMUREG_WITH(pmuv3_el_control_hdfgwtr_el2_with, r, 0x0000000000010000ULL, 16, value)
#define pmuv3_el_control_hdfgwtr_el2_with_PMCCNTR_EL0(r, value)    PMUREG_WITH(pmuv3_el_control_hdfgwtr_el2_with, r, 0x0000000000008000ULL, 15, value)
#define pmuv3_el_control_hdfgwtr_el2_with_PMCCFILTR_EL0(r, value)  PMUREG_WITH(pmuv3_el_control_hdfgwtr_el2_with, r, 0x0000000000004000ULL, 14, value)
#define pmuv3_el_control_hdfgwtr_el2_with_PMEVTYPERn_EL0(r, value) PMUREG_WITH(pmuv3_el_control_hdfgwtr_el2_with, r, 0x0000000000002000ULL, 13, value)
#define pmuv3_el_control_hdfgwtr_el2_with_PMEVCNTRn_EL0(r, value)  PMUREG_WITH(pmuv3_el_control_hdfgwtr_el2_with, r, 0x0000000000001000ULL, 12, value)

#ifdef PMUREG_HAS_SYSREG
static inline pmuv3_el_control_hdfgwtr_el2_t pmuv3_el_control_hdfgwtr_el2_read(void)
{
	pmuv3_el_control_hdfgwtr_el2_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 4, 3, 1, 5);
	r.raw = value;
	return r;
}

static inline void pmuv3_el_control_hdfgwtr_el2_write(pmuv3_el_control_hdfgwtr_el2_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 3, 4, 3, 1, 5);
}
#else
pmuv3_el_control_hdfgwtr_el2_t pmuv3_el_control_hdfgwtr_el2_read(void) PMUREG_NO_SYSREG;
void pmuv3_el_control_hdfgwtr_el2_write(pmuv3_el_control_hdfgwtr_el2_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int pmuv3_el_control_hdfgwtr_el2_io_read(struct pmureg_io *io, struct pmureg_place at, pmuv3_el_control_hdfgwtr_el2_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = PMUV3_EL_CONTROL_HDFGWTR_EL2_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int pmuv3_el_control_hdfgwtr_el2_io_write(struct pmureg_io *io, struct pmureg_place at, pmuv3_el_control_hdfgwtr_el2_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = PMUV3_EL_CONTROL_HDFGWTR_EL2_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- HDFGRTR2_EL2: Reads of newer registers that trap to EL2: 0 traps. ----
 * Source: ARM D24.2; K
 * Reached from: EL2 and above; UNDEFINED at EL0 and in guests, at EL1
 * Note: nPMIAR_EL1 is missing in some tables of others.
 */

#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_ENCODING               0xe188U /* op0 3, op1 4, CRn 3, CRm 1, op2 0 */
#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMDEVAFF_EL1_SHIFT   18
#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMDEVAFF_EL1_WIDTH   1
#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMDEVAFF_EL1_MASK    0x0000000000040000ULL
#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMID_SHIFT           17
#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMID_WIDTH           1
#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMID_MASK            0x0000000000020000ULL
#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMSCR_EL1_SHIFT      16
#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMSCR_EL1_WIDTH      1
#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMSCR_EL1_MASK       0x0000000000010000ULL
#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMACCESSR_EL1_SHIFT  15
#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMACCESSR_EL1_WIDTH  1
#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMACCESSR_EL1_MASK   0x0000000000008000ULL
#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMCR_EL0_SHIFT       14
#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMCR_EL0_WIDTH       1
#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMCR_EL0_MASK        0x0000000000004000ULL
#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMOVS_SHIFT          13
#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMOVS_WIDTH          1
#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMOVS_MASK           0x0000000000002000ULL
#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMINTEN_SHIFT        12
#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMINTEN_WIDTH        1
#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMINTEN_MASK         0x0000000000001000ULL
#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMCNTEN_SHIFT        11
#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMCNTEN_WIDTH        1
#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMCNTEN_MASK         0x0000000000000800ULL
#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMSELR_EL0_SHIFT     10
#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMSELR_EL0_WIDTH     1
#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMSELR_EL0_MASK      0x0000000000000400ULL
#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMEVTYPERN_EL0_SHIFT 9
#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMEVTYPERN_EL0_WIDTH 1
#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMEVTYPERN_EL0_MASK  0x0000000000000200ULL
#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMEVCNTRN_EL0_SHIFT  8
#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMEVCNTRN_EL0_WIDTH  1
#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_NSPMEVCNTRN_EL0_MASK   0x0000000000000100ULL
#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_NPMSSCR_EL1_SHIFT      7
#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_NPMSSCR_EL1_WIDTH      1
#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_NPMSSCR_EL1_MASK       0x0000000000000080ULL
#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_NPMSSDATA_SHIFT        6
#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_NPMSSDATA_WIDTH        1
#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_NPMSSDATA_MASK         0x0000000000000040ULL
#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_NPMUACR_EL1_SHIFT      4
#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_NPMUACR_EL1_WIDTH      1
#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_NPMUACR_EL1_MASK       0x0000000000000010ULL
#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_NPMICFILTR_EL0_SHIFT   3
#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_NPMICFILTR_EL0_WIDTH   1
#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_NPMICFILTR_EL0_MASK    0x0000000000000008ULL
#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_NPMICNTR_EL0_SHIFT     2
#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_NPMICNTR_EL0_WIDTH     1
#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_NPMICNTR_EL0_MASK      0x0000000000000004ULL
#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_NPMIAR_EL1_SHIFT       1
#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_NPMIAR_EL1_WIDTH       1
#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_NPMIAR_EL1_MASK        0x0000000000000002ULL
#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_NPMECR_EL1_SHIFT       0
#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_NPMECR_EL1_WIDTH       1
#define PMUV3_EL_CONTROL_HDFGRTR2_EL2_NPMECR_EL1_MASK        0x0000000000000001ULL

typedef struct {
	uint64_t raw;
} pmuv3_el_control_hdfgrtr2_el2_t;

typedef struct {
	uint64_t nSPMDEVAFF_EL1;   /* 18    RW SPMDEVAFF_EL1. */
	uint64_t nSPMID;           /* 17    RW SPMCFGR_EL1, SPMCGCR<k>_EL1, SPMDEVARCH_EL1 and SPMIIDR_EL1. */
	uint64_t nSPMSCR_EL1;      /* 16    RW SPMSCR_EL1. */
	uint64_t nSPMACCESSR_EL1;  /* 15    RW SPMACCESSR_EL1. */
	uint64_t nSPMCR_EL0;       /* 14    RW SPMCR_EL0. */
	uint64_t nSPMOVS;          /* 13    RW SPMOVSSET_EL0 and SPMOVSCLR_EL0. */
	uint64_t nSPMINTEN;        /* 12    RW SPMINTENSET_EL1 and SPMINTENCLR_EL1. */
	uint64_t nSPMCNTEN;        /* 11    RW SPMCNTENSET_EL0 and SPMCNTENCLR_EL0. */
	uint64_t nSPMSELR_EL0;     /* 10    RW SPMSELR_EL0. */
	uint64_t nSPMEVTYPERn_EL0; /* 9     RW SPMEVTYPER<n>_EL0, SPMEVFILTR<n>_EL0 and SPMEVFILT2R<n>_EL0. */
	uint64_t nSPMEVCNTRn_EL0;  /* 8     RW SPMEVCNTR<n>_EL0; of writes SPMZR_EL0, too. */
	uint64_t nPMSSCR_EL1;      /* 7     RW PMSSCR_EL1. */
	uint64_t nPMSSDATA;        /* 6     RW PMEVCNTSVR<n>_EL1, PMCCNTSVR_EL1 and PMICNTSVR_EL1. */
	uint64_t nPMUACR_EL1;      /* 4     RW PMUACR_EL1. */
	uint64_t nPMICFILTR_EL0;   /* 3     RW PMICFILTR_EL0; 0 also hides the F0 bits of other registers. */
	uint64_t nPMICNTR_EL0;     /* 2     RW PMICNTR_EL0. */
	uint64_t nPMIAR_EL1;       /* 1     RW PMIAR_EL1. (where the core has FEAT_SEBEP, which Arm's architecture of 2026 has no more) */
	uint64_t nPMECR_EL1;       /* 0     RW PMECR_EL1. */
} pmuv3_el_control_hdfgrtr2_el2_fields_t;

/* Writes 0 to 0xfffffffffff80020ULL, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) pmuv3_el_control_hdfgrtr2_el2_t pmuv3_el_control_hdfgrtr2_el2_pack(pmuv3_el_control_hdfgrtr2_el2_fields_t f)
{
	pmuv3_el_control_hdfgrtr2_el2_t r;

	r.raw = 0
		| pmureg_put64(f.nSPMDEVAFF_EL1, 0x1ULL, 18)
		| pmureg_put64(f.nSPMID, 0x1ULL, 17)
		| pmureg_put64(f.nSPMSCR_EL1, 0x1ULL, 16)
		| pmureg_put64(f.nSPMACCESSR_EL1, 0x1ULL, 15)
		| pmureg_put64(f.nSPMCR_EL0, 0x1ULL, 14)
		| pmureg_put64(f.nSPMOVS, 0x1ULL, 13)
		| pmureg_put64(f.nSPMINTEN, 0x1ULL, 12)
		| pmureg_put64(f.nSPMCNTEN, 0x1ULL, 11)
		| pmureg_put64(f.nSPMSELR_EL0, 0x1ULL, 10)
		| pmureg_put64(f.nSPMEVTYPERn_EL0, 0x1ULL, 9)
		| pmureg_put64(f.nSPMEVCNTRn_EL0, 0x1ULL, 8)
		| pmureg_put64(f.nPMSSCR_EL1, 0x1ULL, 7)
		| pmureg_put64(f.nPMSSDATA, 0x1ULL, 6)
		| pmureg_put64(f.nPMUACR_EL1, 0x1ULL, 4)
		| pmureg_put64(f.nPMICFILTR_EL0, 0x1ULL, 3)
		| pmureg_put64(f.nPMICNTR_EL0, 0x1ULL, 2)
		| pmureg_put64(f.nPMIAR_EL1, 0x1ULL, 1)
		| pmureg_put64(f.nPMECR_EL1, 0x1ULL, 0);
	return r;
}

static inline pmuv3_el_control_hdfgrtr2_el2_fields_t pmuv3_el_control_hdfgrtr2_el2_unpack(pmuv3_el_control_hdfgrtr2_el2_t r)
{
	pmuv3_el_control_hdfgrtr2_el2_fields_t f;

	f.nSPMDEVAFF_EL1 = (r.raw >> 18) & 0x1ULL;
	f.nSPMID = (r.raw >> 17) & 0x1ULL;
	f.nSPMSCR_EL1 = (r.raw >> 16) & 0x1ULL;
	f.nSPMACCESSR_EL1 = (r.raw >> 15) & 0x1ULL;
	f.nSPMCR_EL0 = (r.raw >> 14) & 0x1ULL;
	f.nSPMOVS = (r.raw >> 13) & 0x1ULL;
	f.nSPMINTEN = (r.raw >> 12) & 0x1ULL;
	f.nSPMCNTEN = (r.raw >> 11) & 0x1ULL;
	f.nSPMSELR_EL0 = (r.raw >> 10) & 0x1ULL;
	f.nSPMEVTYPERn_EL0 = (r.raw >> 9) & 0x1ULL;
	f.nSPMEVCNTRn_EL0 = (r.raw >> 8) & 0x1ULL;
	f.nPMSSCR_EL1 = (r.raw >> 7) & 0x1ULL;
	f.nPMSSDATA = (r.raw >> 6) & 0x1ULL;
	f.nPMUACR_EL1 = (r.raw >> 4) & 0x1ULL;
	f.nPMICFILTR_EL0 = (r.raw >> 3) & 0x1ULL;
	f.nPMICNTR_EL0 = (r.raw >> 2) & 0x1ULL;
	f.nPMIAR_EL1 = (r.raw >> 1) & 0x1ULL;
	f.nPMECR_EL1 = r.raw & 0x1ULL;
	return f;
}

static inline uint64_t pmuv3_el_control_hdfgrtr2_el2_get(pmuv3_el_control_hdfgrtr2_el2_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline pmuv3_el_control_hdfgrtr2_el2_t pmuv3_el_control_hdfgrtr2_el2_with(pmuv3_el_control_hdfgrtr2_el2_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define pmuv3_el_control_hdfgrtr2_el2_get_nSPMDEVAFF_EL1(r)           pmuv3_el_control_hdfgrtr2_el2_get(r, 0x0000000000040000ULL, 18)
#define pmuv3_el_control_hdfgrtr2_el2_get_nSPMID(r)                   pmuv3_el_control_hdfgrtr2_el2_get(r, 0x0000000000020000ULL, 17)
#define pmuv3_el_control_hdfgrtr2_el2_get_nSPMSCR_EL1(r)              pmuv3_el_control_hdfgrtr2_el2_get(r, 0x0000000000010000ULL, 16)
#define pmuv3_el_control_hdfgrtr2_el2_get_nSPMACCESSR_EL1(r)          pmuv3_el_control_hdfgrtr2_el2_get(r, 0x0000000000008000ULL, 15)
#define pmuv3_el_control_hdfgrtr2_el2_get_nSPMCR_EL0(r)               pmuv3_el_control_hdfgrtr2_el2_get(r, 0x0000000000004000ULL, 14)
#define pmuv3_el_control_hdfgrtr2_el2_get_nSPMOVS(r)                  pmuv3_el_control_hdfgrtr2_el2_get(r, 0x0000000000002000ULL, 13)
#define pmuv3_el_control_hdfgrtr2_el2_get_nSPMINTEN(r)                pmuv3_el_control_hdfgrtr2_el2_get(r, 0x0000000000001000ULL, 12)
#define pmuv3_el_control_hdfgrtr2_el2_get_nSPMCNTEN(r)                pmuv3_el_control_hdfgrtr2_el2_get(r, 0x0000000000000800ULL, 11)
#define pmuv3_el_control_hdfgrtr2_el2_get_nSPMSELR_EL0(r)             pmuv3_el_control_hdfgrtr2_el2_get(r, 0x0000000000000400ULL, 10)
#define pmuv3_el_control_hdfgrtr2_el2_get_nSPMEVTYPERn_EL0(r)         pmuv3_el_control_hdfgrtr2_el2_get(r, 0x0000000000000200ULL, 9)
#define pmuv3_el_control_hdfgrtr2_el2_get_nSPMEVCNTRn_EL0(r)          pmuv3_el_control_hdfgrtr2_el2_get(r, 0x0000000000000100ULL, 8)
#define pmuv3_el_control_hdfgrtr2_el2_get_nPMSSCR_EL1(r)              pmuv3_el_control_hdfgrtr2_el2_get(r, 0x0000000000000080ULL, 7)
#define pmuv3_el_control_hdfgrtr2_el2_get_nPMSSDATA(r)                pmuv3_el_control_hdfgrtr2_el2_get(r, 0x0000000000000040ULL, 6)
#define pmuv3_el_control_hdfgrtr2_el2_get_nPMUACR_EL1(r)              pmuv3_el_control_hdfgrtr2_el2_get(r, 0x0000000000000010ULL, 4)
#define pmuv3_el_control_hdfgrtr2_el2_get_nPMICFILTR_EL0(r)           pmuv3_el_control_hdfgrtr2_el2_get(r, 0x0000000000000008ULL, 3)
#define pmuv3_el_control_hdfgrtr2_el2_get_nPMICNTR_EL0(r)             pmuv3_el_control_hdfgrtr2_el2_get(r, 0x0000000000000004ULL, 2)
#define pmuv3_el_control_hdfgrtr2_el2_get_nPMIAR_EL1(r)               pmuv3_el_control_hdfgrtr2_el2_get(r, 0x0000000000000002ULL, 1)
#define pmuv3_el_control_hdfgrtr2_el2_get_nPMECR_EL1(r)               pmuv3_el_control_hdfgrtr2_el2_get(r, 0x0000000000000001ULL, 0)
#define pmuv3_el_control_hdfgrtr2_el2_with_nSPMDEVAFF_EL1(r, value)   PMUREG_WITH(pmuv3_el_control_hdfgrtr2_el2_with, r, 0x0000000000040000ULL, 18, value)
#define pmuv3_el_control_hdfgrtr2_el2_with_nSPMID(r, value)           PMUREG_WITH(pmuv3_el_control_hdfgrtr2_el2_with, r, 0x0000000000020000ULL, 17, value)
#define pmuv3_el_control_hdfgrtr2_el2_with_nSPMSCR_EL1(r, value)      PMUREG_WITH(pmuv3_el_control_hdfgrtr2_el2_with, r, 0x0000000000010000ULL, 16, value)
#define pmuv3_el_control_hdfgrtr2_el2_with_nSPMACCESSR_EL1(r, value)  PMUREG_WITH(pmuv3_el_control_hdfgrtr2_el2_with, r, 0x0000000000008000ULL, 15, value)
#define pmuv3_el_control_hdfgrtr2_el2_with_nSPMCR_EL0(r, value)       PMUREG_WITH(pmuv3_el_control_hdfgrtr2_el2_with, r, 0x0000000000004000ULL, 14, value)
#define pmuv3_el_control_hdfgrtr2_el2_with_nSPMOVS(r, value)          PMUREG_WITH(pmuv3_el_control_hdfgrtr2_el2_with, r, 0x0000000000002000ULL, 13, value)
#define pmuv3_el_control_hdfgrtr2_el2_with_nSPMINTEN(r, value)        PMUREG_WITH(pmuv3_el_control_hdfgrtr2_el2_with, r, 0x0000000000001000ULL, 12, value)
#define pmuv3_el_control_hdfgrtr2_el2_with_nSPMCNTEN(r, value)        PMUREG_WITH(pmuv3_el_control_hdfgrtr2_el2_with, r, 0x0000000000000800ULL, 11, value)
#define pmuv3_el_control_hdfgrtr2_el2_with_nSPMSELR_EL0(r, value)     PMUREG_WITH(pmuv3_el_control_hdfgrtr2_el2_with, r, 0x0000000000000400ULL, 10, value)
#define pmuv3_el_control_hdfgrtr2_el2_with_nSPMEVTYPERn_EL0(r, value) PMUREG_WITH(pmuv3_el_control_hdfgrtr2_el2_with, r, 0x0000000000000200ULL, 9, value)
#define pmuv3_el_control_hdfgrtr2_el2_with_nSPMEVCNTRn_EL0(r, value)  PMUREG_WITH(pmuv3_el_control_hdfgrtr2_el2_with, r, 0x0000000000000100ULL, 8, value)
#define pmuv3_el_control_hdfgrtr2_el2_with_nPMSSCR_EL1(r, value)      PMUREG_WITH(pmuv3_el_control_hdfgrtr2_el2_with, r, 0x0000000000000080ULL, 7, value)
#define pmuv3_el_control_hdfgrtr2_el2_with_nPMSSDATA(r, value)        PMUREG_WITH(pmuv3_el_control_hdfgrtr2_el2_with, r, 0x0000000000000040ULL, 6, value)
#define pmuv3_el_control_hdfgrtr2_el2_with_nPMUACR_EL1(r, value)      PMUREG_WITH(pmuv3_el_control_hdfgrtr2_el2_with, r, 0x0000000000000010ULL, 4, value)
#define pmuv3_el_control_hdfgrtr2_el2_with_nPMICFILTR_EL0(r, value)   PMUREG_WITH(pmuv3_el_control_hdfgrtr2_el2_with, r, 0x0000000000000008ULL, 3, value)
#define pmuv3_el_control_hdfgrtr2_el2_with_nPMICNTR_EL0(r, value)     PMUREG_WITH(pmuv3_el_control_hdfgrtr2_el2_with, r, 0x0000000000000004ULL, 2, value)
#define pmuv3_el_control_hdfgrtr2_el2_with_nPMIAR_EL1(r, value)       PMUREG_WITH(pmuv3_el_control_hdfgrtr2_el2_with, r, 0x0000000000000002ULL, 1, value)
#define pmuv3_el_control_hdfgrtr2_el2_with_nPMECR_EL1(r, value)       PMUREG_WITH(pmuv3_el_control_hdfgrtr2_el2_with, r, 0x0000000000000001ULL, 0, value)

#ifdef PMUREG_HAS_SYSREG
static inline pmuv3_el_control_hdfgrtr2_el2_t pmuv3_el_control_hdfgrtr2_el2_read(void)
{
	pmuv3_el_control_hdfgrtr2_el2_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 4, 3, 1, 0);
	r.raw = value;
	return r;
}

static inline void pmuv3_el_control_hdfgrtr2_el2_write(pmuv3_el_control_hdfgrtr2_el2_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 3, 4, 3, 1, 0);
}
#else
pmuv3_el_control_hdfgrtr2_el2_t pmuv3_el_control_hdfgrtr2_el2_read(void) PMUREG_NO_SYSREG;
void pmuv3_el_control_hdfgrtr2_el2_write(pmuv3_el_control_hdfgrtr2_el2_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int pmuv3_el_control_hdfgrtr2_el2_io_read(struct pmureg_io *io, struct pmureg_place at, pmuv3_el_control_hdfgrtr2_el2_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = PMUV3_EL_CONTROL_HDFGRTR2_EL2_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int pmuv3_el_control_hdfgrtr2_el2_io_write(struct pmureg_io *io, struct pmureg_place at, pmuv3_el_control_hdfgrtr2_el2_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = PMUV3_EL_CONTROL_HDFGRTR2_EL2_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- HDFGWTR2_EL2: Writes of newer registers that trap to EL2: 0 traps. ----
 * Source: ARM D24.2; K
 * Reached from: EL2 and above; UNDEFINED at EL0 and in guests, at EL1
 * Note: nPMZR_EL0 is missing in some tables of others.
 */

#define PMUV3_EL_CONTROL_HDFGWTR2_EL2_ENCODING               0xe189U /* op0 3, op1 4, CRn 3, CRm 1, op2 1 */
#define PMUV3_EL_CONTROL_HDFGWTR2_EL2_NPMZR_EL0_SHIFT        21
#define PMUV3_EL_CONTROL_HDFGWTR2_EL2_NPMZR_EL0_WIDTH        1
#define PMUV3_EL_CONTROL_HDFGWTR2_EL2_NPMZR_EL0_MASK         0x0000000000200000ULL
#define PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMSCR_EL1_SHIFT      16
#define PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMSCR_EL1_WIDTH      1
#define PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMSCR_EL1_MASK       0x0000000000010000ULL
#define PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMACCESSR_EL1_SHIFT  15
#define PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMACCESSR_EL1_WIDTH  1
#define PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMACCESSR_EL1_MASK   0x0000000000008000ULL
#define PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMCR_EL0_SHIFT       14
#define PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMCR_EL0_WIDTH       1
#define PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMCR_EL0_MASK        0x0000000000004000ULL
#define PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMOVS_SHIFT          13
#define PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMOVS_WIDTH          1
#define PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMOVS_MASK           0x0000000000002000ULL
#define PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMINTEN_SHIFT        12
#define PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMINTEN_WIDTH        1
#define PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMINTEN_MASK         0x0000000000001000ULL
#define PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMCNTEN_SHIFT        11
#define PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMCNTEN_WIDTH        1
#define PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMCNTEN_MASK         0x0000000000000800ULL
#define PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMSELR_EL0_SHIFT     10
#define PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMSELR_EL0_WIDTH     1
#define PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMSELR_EL0_MASK      0x0000000000000400ULL
#define PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMEVTYPERN_EL0_SHIFT 9
#define PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMEVTYPERN_EL0_WIDTH 1
#define PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMEVTYPERN_EL0_MASK  0x0000000000000200ULL
#define PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMEVCNTRN_EL0_SHIFT  8
#define PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMEVCNTRN_EL0_WIDTH  1
#define PMUV3_EL_CONTROL_HDFGWTR2_EL2_NSPMEVCNTRN_EL0_MASK   0x0000000000000100ULL
#define PMUV3_EL_CONTROL_HDFGWTR2_EL2_NPMSSCR_EL1_SHIFT      7
#define PMUV3_EL_CONTROL_HDFGWTR2_EL2_NPMSSCR_EL1_WIDTH      1
#define PMUV3_EL_CONTROL_HDFGWTR2_EL2_NPMSSCR_EL1_MASK       0x0000000000000080ULL
#define PMUV3_EL_CONTROL_HDFGWTR2_EL2_NPMUACR_EL1_SHIFT      4
#define PMUV3_EL_CONTROL_HDFGWTR2_EL2_NPMUACR_EL1_WIDTH      1
#define PMUV3_EL_CONTROL_HDFGWTR2_EL2_NPMUACR_EL1_MASK       0x0000000000000010ULL
#define PMUV3_EL_CONTROL_HDFGWTR2_EL2_NPMICFILTR_EL0_SHIFT   3
#define PMUV3_EL_CONTROL_HDFGWTR2_EL2_NPMICFILTR_EL0_WIDTH   1
#define PMUV3_EL_CONTROL_HDFGWTR2_EL2_NPMICFILTR_EL0_MASK    0x0000000000000008ULL
#define PMUV3_EL_CONTROL_HDFGWTR2_EL2_NPMICNTR_EL0_SHIFT     2
#define PMUV3_EL_CONTROL_HDFGWTR2_EL2_NPMICNTR_EL0_WIDTH     1
#define PMUV3_EL_CONTROL_HDFGWTR2_EL2_NPMICNTR_EL0_MASK      0x0000000000000004ULL
#define PMUV3_EL_CONTROL_HDFGWTR2_EL2_NPMIAR_EL1_SHIFT       1
#define PMUV3_EL_CONTROL_HDFGWTR2_EL2_NPMIAR_EL1_WIDTH       1
#define PMUV3_EL_CONTROL_HDFGWTR2_EL2_NPMIAR_EL1_MASK        0x0000000000000002ULL
#define PMUV3_EL_CONTROL_HDFGWTR2_EL2_NPMECR_EL1_SHIFT       0
#define PMUV3_EL_CONTROL_HDFGWTR2_EL2_NPMECR_EL1_WIDTH       1
#define PMUV3_EL_CONTROL_HDFGWTR2_EL2_NPMECR_EL1_MASK        0x0000000000000001ULL

typedef struct {
	uint64_t raw;
} pmuv3_el_control_hdfgwtr2_el2_t;

typedef struct {
	uint64_t nPMZR_EL0;        /* 21    RW PMZR_EL0. */
	uint64_t nSPMSCR_EL1;      /* 16    RW SPMSCR_EL1. */
	uint64_t nSPMACCESSR_EL1;  /* 15    RW SPMACCESSR_EL1. */
	uint64_t nSPMCR_EL0;       /* 14    RW SPMCR_EL0. */
	uint64_t nSPMOVS;          /* 13    RW SPMOVSSET_EL0 and SPMOVSCLR_EL0. */
	uint64_t nSPMINTEN;        /* 12    RW SPMINTENSET_EL1 and SPMINTENCLR_EL1. */
	uint64_t nSPMCNTEN;        /* 11    RW SPMCNTENSET_EL0 and SPMCNTENCLR_EL0. */
	uint64_t nSPMSELR_EL0;     /* 10    RW SPMSELR_EL0. */
	uint64_t nSPMEVTYPERn_EL0; /* 9     RW SPMEVTYPER<n>_EL0, SPMEVFILTR<n>_EL0 and SPMEVFILT2R<n>_EL0. */
	uint64_t nSPMEVCNTRn_EL0;  /* 8     RW SPMEVCNTR<n>_EL0; of writes SPMZR_EL0, too. */
	uint64_t nPMSSCR_EL1;      /* 7     RW PMSSCR_EL1. */
	uint64_t nPMUACR_EL1;      /* 4     RW PMUACR_EL1. */
	uint64_t nPMICFILTR_EL0;   /* 3     RW PMICFILTR_EL0; 0 also hides the F0 bits of other registers. */
	uint64_t nPMICNTR_EL0;     /* 2     RW PMICNTR_EL0. */
	uint64_t nPMIAR_EL1;       /* 1     RW PMIAR_EL1. (where the core has FEAT_SEBEP, which Arm's architecture of 2026 has no more) */
	uint64_t nPMECR_EL1;       /* 0     RW PMECR_EL1. */
} pmuv3_el_control_hdfgwtr2_el2_fields_t;

/* Writes 0 to 0xffffffffffde0060ULL, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) pmuv3_el_control_hdfgwtr2_el2_t pmuv3_el_control_hdfgwtr2_el2_pack(pmuv3_el_control_hdfgwtr2_el2_fields_t f)
{
	pmuv3_el_control_hdfgwtr2_el2_t r;

	r.raw = 0
		| pmureg_put64(f.nPMZR_EL0, 0x1ULL, 21)
		| pmureg_put64(f.nSPMSCR_EL1, 0x1ULL, 16)
		| pmureg_put64(f.nSPMACCESSR_EL1, 0x1ULL, 15)
		| pmureg_put64(f.nSPMCR_EL0, 0x1ULL, 14)
		| pmureg_put64(f.nSPMOVS, 0x1ULL, 13)
		| pmureg_put64(f.nSPMINTEN, 0x1ULL, 12)
		| pmureg_put64(f.nSPMCNTEN, 0x1ULL, 11)
		| pmureg_put64(f.nSPMSELR_EL0, 0x1ULL, 10)
		| pmureg_put64(f.nSPMEVTYPERn_EL0, 0x1ULL, 9)
		| pmureg_put64(f.nSPMEVCNTRn_EL0, 0x1ULL, 8)
		| pmureg_put64(f.nPMSSCR_EL1, 0x1ULL, 7)
		| pmureg_put64(f.nPMUACR_EL1, 0x1ULL, 4)
		| pmureg_put64(f.nPMICFILTR_EL0, 0x1ULL, 3)
		| pmureg_put64(f.nPMICNTR_EL0, 0x1ULL, 2)
		| pmureg_put64(f.nPMIAR_EL1, 0x1ULL, 1)
		| pmureg_put64(f.nPMECR_EL1, 0x1ULL, 0);
	return r;
}

static inline pmuv3_el_control_hdfgwtr2_el2_fields_t pmuv3_el_control_hdfgwtr2_el2_unpack(pmuv3_el_control_hdfgwtr2_el2_t r)
{
	pmuv3_el_control_hdfgwtr2_el2_fields_t f;

	f.nPMZR_EL0 = (r.raw >> 21) & 0x1ULL;
	f.nSPMSCR_EL1 = (r.raw >> 16) & 0x1ULL;
	f.nSPMACCESSR_EL1 = (r.raw >> 15) & 0x1ULL;
	f.nSPMCR_EL0 = (r.raw >> 14) & 0x1ULL;
	f.nSPMOVS = (r.raw >> 13) & 0x1ULL;
	f.nSPMINTEN = (r.raw >> 12) & 0x1ULL;
	f.nSPMCNTEN = (r.raw >> 11) & 0x1ULL;
	f.nSPMSELR_EL0 = (r.raw >> 10) & 0x1ULL;
	f.nSPMEVTYPERn_EL0 = (r.raw >> 9) & 0x1ULL;
	f.nSPMEVCNTRn_EL0 = (r.raw >> 8) & 0x1ULL;
	f.nPMSSCR_EL1 = (r.raw >> 7) & 0x1ULL;
	f.nPMUACR_EL1 = (r.raw >> 4) & 0x1ULL;
	f.nPMICFILTR_EL0 = (r.raw >> 3) & 0x1ULL;
	f.nPMICNTR_EL0 = (r.raw >> 2) & 0x1ULL;
	f.nPMIAR_EL1 = (r.raw >> 1) & 0x1ULL;
	f.nPMECR_EL1 = r.raw & 0x1ULL;
	return f;
}

static inline uint64_t pmuv3_el_control_hdfgwtr2_el2_get(pmuv3_el_control_hdfgwtr2_el2_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline pmuv3_el_control_hdfgwtr2_el2_t pmuv3_el_control_hdfgwtr2_el2_with(pmuv3_el_control_hdfgwtr2_el2_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define pmuv3_el_control_hdfgwtr2_el2_get_nPMZR_EL0(r)                pmuv3_el_control_hdfgwtr2_el2_get(r, 0x0000000000200000ULL, 21)
#define pmuv3_el_control_hdfgwtr2_el2_get_nSPMSCR_EL1(r)              pmuv3_el_control_hdfgwtr2_el2_get(r, 0x0000000000010000ULL, 16)
#define pmuv3_el_control_hdfgwtr2_el2_get_nSPMACCESSR_EL1(r)          pmuv3_el_control_hdfgwtr2_el2_get(r, 0x0000000000008000ULL, 15)
#define pmuv3_el_control_hdfgwtr2_el2_get_nSPMCR_EL0(r)               pmuv3_el_control_hdfgwtr2_el2_get(r, 0x0000000000004000ULL, 14)
#define pmuv3_el_control_hdfgwtr2_el2_get_nSPMOVS(r)                  pmuv3_el_control_hdfgwtr2_el2_get(r, 0x0000000000002000ULL, 13)
#define pmuv3_el_control_hdfgwtr2_el2_get_nSPMINTEN(r)                pmuv3_el_control_hdfgwtr2_el2_get(r, 0x0000000000001000ULL, 12)
#define pmuv3_el_control_hdfgwtr2_el2_get_nSPMCNTEN(r)                pmuv3_el_control_hdfgwtr2_el2_get(r, 0x0000000000000800ULL, 11)
#define pmuv3_el_control_hdfgwtr2_el2_get_nSPMSELR_EL0(r)             pmuv3_el_control_hdfgwtr2_el2_get(r, 0x0000000000000400ULL, 10)
#define pmuv3_el_control_hdfgwtr2_el2_get_nSPMEVTYPERn_EL0(r)         pmuv3_el_control_hdfgwtr2_el2_get(r, 0x0000000000000200ULL, 9)
#define pmuv3_el_control_hdfgwtr2_el2_get_nSPMEVCNTRn_EL0(r)          pmuv3_el_control_hdfgwtr2_el2_get(r, 0x0000000000000100ULL, 8)
#define pmuv3_el_control_hdfgwtr2_el2_get_nPMSSCR_EL1(r)              pmuv3_el_control_hdfgwtr2_el2_get(r, 0x0000000000000080ULL, 7)
#define pmuv3_el_control_hdfgwtr2_el2_get_nPMUACR_EL1(r)              pmuv3_el_control_hdfgwtr2_el2_get(r, 0x0000000000000010ULL, 4)
#define pmuv3_el_control_hdfgwtr2_el2_get_nPMICFILTR_EL0(r)           pmuv3_el_control_hdfgwtr2_el2_get(r, 0x0000000000000008ULL, 3)
#define pmuv3_el_control_hdfgwtr2_el2_get_nPMICNTR_EL0(r)             pmuv3_el_control_hdfgwtr2_el2_get(r, 0x0000000000000004ULL, 2)
#define pmuv3_el_control_hdfgwtr2_el2_get_nPMIAR_EL1(r)               pmuv3_el_control_hdfgwtr2_el2_get(r, 0x0000000000000002ULL, 1)
#define pmuv3_el_control_hdfgwtr2_el2_get_nPMECR_EL1(r)               pmuv3_el_control_hdfgwtr2_el2_get(r, 0x0000000000000001ULL, 0)
#define pmuv3_el_control_hdfgwtr2_el2_with_nPMZR_EL0(r, value)        PMUREG_WITH(pmuv3_el_control_hdfgwtr2_el2_with, r, 0x0000000000200000ULL, 21, value)
#define pmuv3_el_control_hdfgwtr2_el2_with_nSPMSCR_EL1(r, value)      PMUREG_WITH(pmuv3_el_control_hdfgwtr2_el2_with, r, 0x0000000000010000ULL, 16, value)
#define pmuv3_el_control_hdfgwtr2_el2_with_nSPMACCESSR_EL1(r, value)  PMUREG_WITH(pmuv3_el_control_hdfgwtr2_el2_with, r, 0x0000000000008000ULL, 15, value)
#define pmuv3_el_control_hdfgwtr2_el2_with_nSPMCR_EL0(r, value)       PMUREG_WITH(pmuv3_el_control_hdfgwtr2_el2_with, r, 0x0000000000004000ULL, 14, value)
#define pmuv3_el_control_hdfgwtr2_el2_with_nSPMOVS(r, value)          PMUREG_WITH(pmuv3_el_control_hdfgwtr2_el2_with, r, 0x0000000000002000ULL, 13, value)
#define pmuv3_el_control_hdfgwtr2_el2_with_nSPMINTEN(r, value)        PMUREG_WITH(pmuv3_el_control_hdfgwtr2_el2_with, r, 0x0000000000001000ULL, 12, value)
#define pmuv3_el_control_hdfgwtr2_el2_with_nSPMCNTEN(r, value)        PMUREG_WITH(pmuv3_el_control_hdfgwtr2_el2_with, r, 0x0000000000000800ULL, 11, value)
#define pmuv3_el_control_hdfgwtr2_el2_with_nSPMSELR_EL0(r, value)     PMUREG_WITH(pmuv3_el_control_hdfgwtr2_el2_with, r, 0x0000000000000400ULL, 10, value)
#define pmuv3_el_control_hdfgwtr2_el2_with_nSPMEVTYPERn_EL0(r, value) PMUREG_WITH(pmuv3_el_control_hdfgwtr2_el2_with, r, 0x0000000000000200ULL, 9, value)
#define pmuv3_el_control_hdfgwtr2_el2_with_nSPMEVCNTRn_EL0(r, value)  PMUREG_WITH(pmuv3_el_control_hdfgwtr2_el2_with, r, 0x0000000000000100ULL, 8, value)
#define pmuv3_el_control_hdfgwtr2_el2_with_nPMSSCR_EL1(r, value)      PMUREG_WITH(pmuv3_el_control_hdfgwtr2_el2_with, r, 0x0000000000000080ULL, 7, value)
#define pmuv3_el_control_hdfgwtr2_el2_with_nPMUACR_EL1(r, value)      PMUREG_WITH(pmuv3_el_control_hdfgwtr2_el2_with, r, 0x0000000000000010ULL, 4, value)
#define pmuv3_el_control_hdfgwtr2_el2_with_nPMICFILTR_EL0(r, value)   PMUREG_WITH(pmuv3_el_control_hdfgwtr2_el2_with, r, 0x0000000000000008ULL, 3, value)
#define pmuv3_el_control_hdfgwtr2_el2_with_nPMICNTR_EL0(r, value)     PMUREG_WITH(pmuv3_el_control_hdfgwtr2_el2_with, r, 0x0000000000000004ULL, 2, value)
#define pmuv3_el_control_hdfgwtr2_el2_with_nPMIAR_EL1(r, value)       PMUREG_WITH(pmuv3_el_control_hdfgwtr2_el2_with, r, 0x0000000000000002ULL, 1, value)
#define pmuv3_el_control_hdfgwtr2_el2_with_nPMECR_EL1(r, value)       PMUREG_WITH(pmuv3_el_control_hdfgwtr2_el2_with, r, 0x0000000000000001ULL, 0, value)

#ifdef PMUREG_HAS_SYSREG
static inline pmuv3_el_control_hdfgwtr2_el2_t pmuv3_el_control_hdfgwtr2_el2_read(void)
{
	pmuv3_el_control_hdfgwtr2_el2_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 4, 3, 1, 1);
	r.raw = value;
	return r;
}

static inline void pmuv3_el_control_hdfgwtr2_el2_write(pmuv3_el_control_hdfgwtr2_el2_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 3, 4, 3, 1, 1);
}
#else
pmuv3_el_control_hdfgwtr2_el2_t pmuv3_el_control_hdfgwtr2_el2_read(void) PMUREG_NO_SYSREG;
void pmuv3_el_control_hdfgwtr2_el2_write(pmuv3_el_control_hdfgwtr2_el2_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int pmuv3_el_control_hdfgwtr2_el2_io_read(struct pmureg_io *io, struct pmureg_place at, pmuv3_el_control_hdfgwtr2_el2_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = PMUV3_EL_CONTROL_HDFGWTR2_EL2_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int pmuv3_el_control_hdfgwtr2_el2_io_write(struct pmureg_io *io, struct pmureg_place at, pmuv3_el_control_hdfgwtr2_el2_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = PMUV3_EL_CONTROL_HDFGWTR2_EL2_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- MDSCR_EL1: What EL1 lets EL0 reach. ----
 * Source: ARM D24.2
 * Reached from: EL1 and above; UNDEFINED at EL0
 */

#define PMUV3_EL_CONTROL_MDSCR_EL1_ENCODING    0x8012U /* op0 2, op1 0, CRn 0, CRm 2, op2 2 */
#define PMUV3_EL_CONTROL_MDSCR_EL1_ENSPM_SHIFT 34
#define PMUV3_EL_CONTROL_MDSCR_EL1_ENSPM_WIDTH 1
#define PMUV3_EL_CONTROL_MDSCR_EL1_ENSPM_MASK  0x0000000400000000ULL

typedef struct {
	uint64_t raw;
} pmuv3_el_control_mdscr_el1_t;

typedef struct {
	uint64_t EnSPM; /* 34    RW 0: EL0 traps on every register of system PMUs; FEAT_SPMU. */
} pmuv3_el_control_mdscr_el1_fields_t;

/* Writes 0 to 0xfffffffbffffffffULL, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) pmuv3_el_control_mdscr_el1_t pmuv3_el_control_mdscr_el1_pack(pmuv3_el_control_mdscr_el1_fields_t f)
{
	pmuv3_el_control_mdscr_el1_t r;

	r.raw = 0
		| pmureg_put64(f.EnSPM, 0x1ULL, 34);
	return r;
}

static inline pmuv3_el_control_mdscr_el1_fields_t pmuv3_el_control_mdscr_el1_unpack(pmuv3_el_control_mdscr_el1_t r)
{
	pmuv3_el_control_mdscr_el1_fields_t f;

	f.EnSPM = (r.raw >> 34) & 0x1ULL;
	return f;
}

static inline uint64_t pmuv3_el_control_mdscr_el1_get(pmuv3_el_control_mdscr_el1_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline pmuv3_el_control_mdscr_el1_t pmuv3_el_control_mdscr_el1_with(pmuv3_el_control_mdscr_el1_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define pmuv3_el_control_mdscr_el1_get_EnSPM(r)         pmuv3_el_control_mdscr_el1_get(r, 0x0000000400000000ULL, 34)
#define pmuv3_el_control_mdscr_el1_with_EnSPM(r, value) PMUREG_WITH(pmuv3_el_control_mdscr_el1_with, r, 0x0000000400000000ULL, 34, value)

#ifdef PMUREG_HAS_SYSREG
static inline pmuv3_el_control_mdscr_el1_t pmuv3_el_control_mdscr_el1_read(void)
{
	pmuv3_el_control_mdscr_el1_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 2, 0, 0, 2, 2);
	r.raw = value;
	return r;
}

static inline void pmuv3_el_control_mdscr_el1_write(pmuv3_el_control_mdscr_el1_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 2, 0, 0, 2, 2);
}
#else
pmuv3_el_control_mdscr_el1_t pmuv3_el_control_mdscr_el1_read(void) PMUREG_NO_SYSREG;
void pmuv3_el_control_mdscr_el1_write(pmuv3_el_control_mdscr_el1_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int pmuv3_el_control_mdscr_el1_io_read(struct pmureg_io *io, struct pmureg_place at, pmuv3_el_control_mdscr_el1_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = PMUV3_EL_CONTROL_MDSCR_EL1_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int pmuv3_el_control_mdscr_el1_io_write(struct pmureg_io *io, struct pmureg_place at, pmuv3_el_control_mdscr_el1_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = PMUV3_EL_CONTROL_MDSCR_EL1_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- SCR_EL3: Whether HDFGRTR2_EL2 and HDFGWTR2_EL2 are heeded. ----
 * Source: ARM D24.2
 * Reached from: EL3; UNDEFINED below
 */

#define PMUV3_EL_CONTROL_SCR_EL3_ENCODING     0xf088U /* op0 3, op1 6, CRn 1, CRm 1, op2 0 */
#define PMUV3_EL_CONTROL_SCR_EL3_FGTEN2_SHIFT 59
#define PMUV3_EL_CONTROL_SCR_EL3_FGTEN2_WIDTH 1
#define PMUV3_EL_CONTROL_SCR_EL3_FGTEN2_MASK  0x0800000000000000ULL

typedef struct {
	uint64_t raw;
} pmuv3_el_control_scr_el3_t;

typedef struct {
	uint64_t FGTEn2; /* 59    RW 0: all their bits count as 0, so that where EL2 is in use everything in them traps; FEAT_FGT2. */
} pmuv3_el_control_scr_el3_fields_t;

/* Writes 0 to 0xf7ffffffffffffffULL, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) pmuv3_el_control_scr_el3_t pmuv3_el_control_scr_el3_pack(pmuv3_el_control_scr_el3_fields_t f)
{
	pmuv3_el_control_scr_el3_t r;

	r.raw = 0
		| pmureg_put64(f.FGTEn2, 0x1ULL, 59);
	return r;
}

static inline pmuv3_el_control_scr_el3_fields_t pmuv3_el_control_scr_el3_unpack(pmuv3_el_control_scr_el3_t r)
{
	pmuv3_el_control_scr_el3_fields_t f;

	f.FGTEn2 = (r.raw >> 59) & 0x1ULL;
	return f;
}

static inline uint64_t pmuv3_el_control_scr_el3_get(pmuv3_el_control_scr_el3_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline pmuv3_el_control_scr_el3_t pmuv3_el_control_scr_el3_with(pmuv3_el_control_scr_el3_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define pmuv3_el_control_scr_el3_get_FGTEn2(r)         pmuv3_el_control_scr_el3_get(r, 0x0800000000000000ULL, 59)
#define pmuv3_el_control_scr_el3_with_FGTEn2(r, value) PMUREG_WITH(pmuv3_el_control_scr_el3_with, r, 0x0800000000000000ULL, 59, value)

#ifdef PMUREG_HAS_SYSREG
static inline pmuv3_el_control_scr_el3_t pmuv3_el_control_scr_el3_read(void)
{
	pmuv3_el_control_scr_el3_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 6, 1, 1, 0);
	r.raw = value;
	return r;
}

static inline void pmuv3_el_control_scr_el3_write(pmuv3_el_control_scr_el3_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 3, 6, 1, 1, 0);
}
#else
pmuv3_el_control_scr_el3_t pmuv3_el_control_scr_el3_read(void) PMUREG_NO_SYSREG;
void pmuv3_el_control_scr_el3_write(pmuv3_el_control_scr_el3_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int pmuv3_el_control_scr_el3_io_read(struct pmureg_io *io, struct pmureg_place at, pmuv3_el_control_scr_el3_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = PMUV3_EL_CONTROL_SCR_EL3_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int pmuv3_el_control_scr_el3_io_write(struct pmureg_io *io, struct pmureg_place at, pmuv3_el_control_scr_el3_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = PMUV3_EL_CONTROL_SCR_EL3_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- FGWTE3_EL3: Writes that trap to EL3; FEAT_FGWTE3. ----
 * Source: ARM D24.2
 * Reached from: EL3; UNDEFINED below
 */

#define PMUV3_EL_CONTROL_FGWTE3_EL3_ENCODING            0xf08dU /* op0 3, op1 6, CRn 1, CRm 1, op2 5 */
#define PMUV3_EL_CONTROL_FGWTE3_EL3_SPMROOTCR_EL3_SHIFT 17
#define PMUV3_EL_CONTROL_FGWTE3_EL3_SPMROOTCR_EL3_WIDTH 1
#define PMUV3_EL_CONTROL_FGWTE3_EL3_SPMROOTCR_EL3_MASK  0x0000000000020000ULL

typedef struct {
	uint64_t raw;
} pmuv3_el_control_fgwte3_el3_t;

typedef struct {
	uint64_t SPMROOTCR_EL3; /* 17    RW 1: SPMROOTCR_EL3. */
} pmuv3_el_control_fgwte3_el3_fields_t;

/* Writes 0 to 0xfffffffffffdffffULL, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) pmuv3_el_control_fgwte3_el3_t pmuv3_el_control_fgwte3_el3_pack(pmuv3_el_control_fgwte3_el3_fields_t f)
{
	pmuv3_el_control_fgwte3_el3_t r;

	r.raw = 0
		| pmureg_put64(f.SPMROOTCR_EL3, 0x1ULL, 17);
	return r;
}

static inline pmuv3_el_control_fgwte3_el3_fields_t pmuv3_el_control_fgwte3_el3_unpack(pmuv3_el_control_fgwte3_el3_t r)
{
	pmuv3_el_control_fgwte3_el3_fields_t f;

	f.SPMROOTCR_EL3 = (r.raw >> 17) & 0x1ULL;
	return f;
}

static inline uint64_t pmuv3_el_control_fgwte3_el3_get(pmuv3_el_control_fgwte3_el3_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline pmuv3_el_control_fgwte3_el3_t pmuv3_el_control_fgwte3_el3_with(pmuv3_el_control_fgwte3_el3_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define pmuv3_el_control_fgwte3_el3_get_SPMROOTCR_EL3(r)         pmuv3_el_control_fgwte3_el3_get(r, 0x0000000000020000ULL, 17)
#define pmuv3_el_control_fgwte3_el3_with_SPMROOTCR_EL3(r, value) PMUREG_WITH(pmuv3_el_control_fgwte3_el3_with, r, 0x0000000000020000ULL, 17, value)

#ifdef PMUREG_HAS_SYSREG
static inline pmuv3_el_control_fgwte3_el3_t pmuv3_el_control_fgwte3_el3_read(void)
{
	pmuv3_el_control_fgwte3_el3_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 6, 1, 1, 5);
	r.raw = value;
	return r;
}

static inline void pmuv3_el_control_fgwte3_el3_write(pmuv3_el_control_fgwte3_el3_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 3, 6, 1, 1, 5);
}
#else
pmuv3_el_control_fgwte3_el3_t pmuv3_el_control_fgwte3_el3_read(void) PMUREG_NO_SYSREG;
void pmuv3_el_control_fgwte3_el3_write(pmuv3_el_control_fgwte3_el3_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int pmuv3_el_control_fgwte3_el3_io_read(struct pmureg_io *io, struct pmureg_place at, pmuv3_el_control_fgwte3_el3_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = PMUV3_EL_CONTROL_FGWTE3_EL3_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int pmuv3_el_control_fgwte3_el3_io_write(struct pmureg_io *io, struct pmureg_place at, pmuv3_el_control_fgwte3_el3_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = PMUV3_EL_CONTROL_FGWTE3_EL3_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
