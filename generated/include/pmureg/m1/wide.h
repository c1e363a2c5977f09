/*
 * Apple M1 and M2 core PMUs: wide
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
 * Made by pmureg from regdefs/apple/m1.yaml. Edit that, not this.
 */
#ifndef PMUREG_M1_WIDE_H
#define PMUREG_M1_WIDE_H

#include <pmureg/access.h>

/* ---- MIDR_EL1: Tells the core. ----
 * Source: ARM MIDR_EL1; CPUTYPE
 * Reached from: EL1 and above; UNDEFINED at EL0
 */

#define M1_WIDE_MIDR_ENCODING           0xc000U /* op0 3, op1 0, CRn 0, CRm 0, op2 0 */
#define M1_WIDE_MIDR_IMPLEMENTER_SHIFT  24
#define M1_WIDE_MIDR_IMPLEMENTER_WIDTH  8
#define M1_WIDE_MIDR_IMPLEMENTER_MASK   0x00000000ff000000ULL
#define M1_WIDE_MIDR_VARIANT_SHIFT      20
#define M1_WIDE_MIDR_VARIANT_WIDTH      4
#define M1_WIDE_MIDR_VARIANT_MASK       0x0000000000f00000ULL
#define M1_WIDE_MIDR_ARCHITECTURE_SHIFT 16
#define M1_WIDE_MIDR_ARCHITECTURE_WIDTH 4
#define M1_WIDE_MIDR_ARCHITECTURE_MASK  0x00000000000f0000ULL
#define M1_WIDE_MIDR_PARTNUM_SHIFT      4
#define M1_WIDE_MIDR_PARTNUM_WIDTH      12
#define M1_WIDE_MIDR_PARTNUM_MASK       0x000000000000fff0ULL
#define M1_WIDE_MIDR_REVISION_SHIFT     0
#define M1_WIDE_MIDR_REVISION_WIDTH     4
#define M1_WIDE_MIDR_REVISION_MASK      0x000000000000000fULL

typedef struct {
	uint64_t raw;
} m1_wide_midr_t;

typedef struct {
	uint64_t Implementer;  /* 31:24 RO 0x61: Apple. */
	uint64_t Variant;      /* 23:20 RO Major revision. */
	uint64_t Architecture; /* 19:16 RO 0xF: ID registers tell it. */
	uint64_t PartNum;      /* 15:4  RO The core: bits 11:4 of the number are 2 of M1's and 3 of M2's, and bit 0 is 1 of P-cores. */
	uint64_t Revision;     /* 3:0   RO Minor revision. */
} m1_wide_midr_fields_t;

static inline __attribute__((always_inline)) m1_wide_midr_t m1_wide_midr_pack(m1_wide_midr_fields_t f)
{
	m1_wide_midr_t r;

	r.raw = 0
		| pmureg_put64(f.Implementer, 0xffULL, 24)
		| pmureg_put64(f.Variant, 0xfULL, 20)
		| pmureg_put64(f.Architecture, 0xfULL, 16)
		| pmureg_put64(f.PartNum, 0xfffULL, 4)
		| pmureg_put64(f.Revision, 0xfULL, 0);
	return r;
}

static inline m1_wide_midr_fields_t m1_wide_midr_unpack(m1_wide_midr_t r)
{
	m1_wide_midr_fields_t f;

	f.Implementer = (r.raw >> 24) & 0xffULL;
	f.Variant = (r.raw >> 20) & 0xfULL;
	f.Architecture = (r.raw >> 16) & 0xfULL;
	f.PartNum = (r.raw >> 4) & 0xfffULL;
	f.Revision = r.raw & 0xfULL;
	return f;
}

static inline uint64_t m1_wide_midr_get(m1_wide_midr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define m1_wide_midr_get_Implementer(r)  m1_wide_midr_get(r, 0x00000000ff000000ULL, 24)
#define m1_wide_midr_get_Variant(r)      m1_wide_midr_get(r, 0x0000000000f00000ULL, 20)
#define m1_wide_midr_get_Architecture(r) m1_wide_midr_get(r, 0x00000000000f0000ULL, 16)
#define m1_wide_midr_get_PartNum(r)      m1_wide_midr_get(r, 0x000000000000fff0ULL, 4)
#define m1_wide_midr_get_Revision(r)     m1_wide_midr_get(r, 0x000000000000000fULL, 0)

static inline int m1_wide_midr_check(m1_wide_midr_t r)
{
	if ((r.raw & 0xffffffff00000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *m1_wide_midr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffff00000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline m1_wide_midr_t m1_wide_midr_read(void)
{
	m1_wide_midr_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 0, 0, 0, 0);
	r.raw = value;
	return r;
}
#else
m1_wide_midr_t m1_wide_midr_read(void) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int m1_wide_midr_io_read(struct pmureg_io *io, struct pmureg_place at, m1_wide_midr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = M1_WIDE_MIDR_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- PMC<n>_EL1: Counter <n>. ----
 * Source: K; H
 * Reached from: EL1 and above; UNDEFINED at EL0
 */

#define M1_WIDE_PMC_ENCODING(n) (0xd780U | ((n) + (((n) > 7U) ? 1U : (0U))) << 3) /* op0 3, op1 2, CRn 15, CRm n + (1 if n > 7 else 0), op2 0 */ /* n: 0 to 9 */
#define M1_WIDE_PMC_COUNT       10
#define M1_WIDE_PMC_COUNT_SHIFT 0
#define M1_WIDE_PMC_COUNT_WIDTH 64
#define M1_WIDE_PMC_COUNT_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} m1_wide_pmc_t;

typedef struct {
	uint64_t COUNT; /* 63:0  RW-V The count; bit 63 interrupts, if it may. */
} m1_wide_pmc_fields_t;

static inline __attribute__((always_inline)) m1_wide_pmc_t m1_wide_pmc_pack(m1_wide_pmc_fields_t f)
{
	m1_wide_pmc_t r;

	r.raw = 0
		| f.COUNT;
	return r;
}

static inline m1_wide_pmc_fields_t m1_wide_pmc_unpack(m1_wide_pmc_t r)
{
	m1_wide_pmc_fields_t f;

	f.COUNT = r.raw;
	return f;
}

static inline uint64_t m1_wide_pmc_get(m1_wide_pmc_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline m1_wide_pmc_t m1_wide_pmc_with(m1_wide_pmc_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define m1_wide_pmc_get_COUNT(r)         m1_wide_pmc_get(r, 0xffffffffffffffffULL, 0)
#define m1_wide_pmc_with_COUNT(r, value) PMUREG_WITH(m1_wide_pmc_with, r, 0xffffffffffffffffULL, 0, value)

#ifdef PMUREG_HAS_SYSREG
static inline __attribute__((always_inline)) m1_wide_pmc_t m1_wide_pmc_read(unsigned int n)
{
	m1_wide_pmc_t r;
	uint64_t value = 0;

	PMUREG_INDEX(n, 9U);
	switch (M1_WIDE_PMC_ENCODING(n)) {
	case 0xd780U:
		PMUREG_READ_SYSREG(value, 3, 2, 15, 0, 0);
		break;
	case 0xd788U:
		PMUREG_READ_SYSREG(value, 3, 2, 15, 1, 0);
		break;
	case 0xd790U:
		PMUREG_READ_SYSREG(value, 3, 2, 15, 2, 0);
		break;
	case 0xd798U:
		PMUREG_READ_SYSREG(value, 3, 2, 15, 3, 0);
		break;
	case 0xd7a0U:
		PMUREG_READ_SYSREG(value, 3, 2, 15, 4, 0);
		break;
	case 0xd7a8U:
		PMUREG_READ_SYSREG(value, 3, 2, 15, 5, 0);
		break;
	case 0xd7b0U:
		PMUREG_READ_SYSREG(value, 3, 2, 15, 6, 0);
		break;
	case 0xd7b8U:
		PMUREG_READ_SYSREG(value, 3, 2, 15, 7, 0);
		break;
	case 0xd7c8U:
		PMUREG_READ_SYSREG(value, 3, 2, 15, 9, 0);
		break;
	case 0xd7d0U:
		PMUREG_READ_SYSREG(value, 3, 2, 15, 10, 0);
		break;
	default:
		break;
	}
	r.raw = value;
	return r;
}

static inline __attribute__((always_inline)) void m1_wide_pmc_write(unsigned int n, m1_wide_pmc_t r)
{
	uint64_t value = r.raw;

	PMUREG_INDEX(n, 9U);
	switch (M1_WIDE_PMC_ENCODING(n)) {
	case 0xd780U:
		PMUREG_WRITE_SYSREG(value, 3, 2, 15, 0, 0);
		break;
	case 0xd788U:
		PMUREG_WRITE_SYSREG(value, 3, 2, 15, 1, 0);
		break;
	case 0xd790U:
		PMUREG_WRITE_SYSREG(value, 3, 2, 15, 2, 0);
		break;
	case 0xd798U:
		PMUREG_WRITE_SYSREG(value, 3, 2, 15, 3, 0);
		break;
	case 0xd7a0U:
		PMUREG_WRITE_SYSREG(value, 3, 2, 15, 4, 0);
		break;
	case 0xd7a8U:
		PMUREG_WRITE_SYSREG(value, 3, 2, 15, 5, 0);
		break;
	case 0xd7b0U:
		PMUREG_WRITE_SYSREG(value, 3, 2, 15, 6, 0);
		break;
	case 0xd7b8U:
		PMUREG_WRITE_SYSREG(value, 3, 2, 15, 7, 0);
		break;
	case 0xd7c8U:
		PMUREG_WRITE_SYSREG(value, 3, 2, 15, 9, 0);
		break;
	case 0xd7d0U:
		PMUREG_WRITE_SYSREG(value, 3, 2, 15, 10, 0);
		break;
	default:
		break;
	}
}
#else
m1_wide_pmc_t m1_wide_pmc_read(unsigned int n) PMUREG_NO_SYSREG;
void m1_wide_pmc_write(unsigned int n, m1_wide_pmc_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int m1_wide_pmc_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, m1_wide_pmc_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 9U);
	at.space = PMUREG_SYSREG;
	at.address = M1_WIDE_PMC_ENCODING(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int m1_wide_pmc_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, m1_wide_pmc_t r)
{
	PMUREG_INDEX(n, 9U);
	at.space = PMUREG_SYSREG;
	at.address = M1_WIDE_PMC_ENCODING(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMCR0_EL1: Enables counters and their interrupts. ----
 * Source: K; H
 * Reached from: EL1 and above; UNDEFINED at EL0
 */

#define M1_WIDE_PMCR0_ENCODING                0xcf80U /* op0 3, op1 1, CRn 15, CRm 0, op2 0 */
#define M1_WIDE_PMCR0_RESET                   0x0000000000000000ULL
#define M1_WIDE_PMCR0_OTHER_63_46_SHIFT       46
#define M1_WIDE_PMCR0_OTHER_63_46_WIDTH       18
#define M1_WIDE_PMCR0_OTHER_63_46_MASK        0xffffc00000000000ULL
#define M1_WIDE_PMCR0_PMI_ENABLE_8_9_SHIFT    44
#define M1_WIDE_PMCR0_PMI_ENABLE_8_9_WIDTH    2
#define M1_WIDE_PMCR0_PMI_ENABLE_8_9_MASK     0x0000300000000000ULL
#define M1_WIDE_PMCR0_OTHER_43_34_SHIFT       34
#define M1_WIDE_PMCR0_OTHER_43_34_WIDTH       10
#define M1_WIDE_PMCR0_OTHER_43_34_MASK        0x00000ffc00000000ULL
#define M1_WIDE_PMCR0_CNT_ENABLE_8_9_SHIFT    32
#define M1_WIDE_PMCR0_CNT_ENABLE_8_9_WIDTH    2
#define M1_WIDE_PMCR0_CNT_ENABLE_8_9_MASK     0x0000000300000000ULL
#define M1_WIDE_PMCR0_OTHER_31_SHIFT          31
#define M1_WIDE_PMCR0_OTHER_31_WIDTH          1
#define M1_WIDE_PMCR0_OTHER_31_MASK           0x0000000080000000ULL
#define M1_WIDE_PMCR0_ALLOW_CNT_EN_EL0_SHIFT  30
#define M1_WIDE_PMCR0_ALLOW_CNT_EN_EL0_WIDTH  1
#define M1_WIDE_PMCR0_ALLOW_CNT_EN_EL0_MASK   0x0000000040000000ULL
#define M1_WIDE_PMCR0_OTHER_29_23_SHIFT       23
#define M1_WIDE_PMCR0_OTHER_29_23_WIDTH       7
#define M1_WIDE_PMCR0_OTHER_29_23_MASK        0x000000003f800000ULL
#define M1_WIDE_PMCR0_DEFER_PMI_TO_ERET_SHIFT 22
#define M1_WIDE_PMCR0_DEFER_PMI_TO_ERET_WIDTH 1
#define M1_WIDE_PMCR0_DEFER_PMI_TO_ERET_MASK  0x0000000000400000ULL
#define M1_WIDE_PMCR0_CNT_GLOB_L2C_EVT_SHIFT  21
#define M1_WIDE_PMCR0_CNT_GLOB_L2C_EVT_WIDTH  1
#define M1_WIDE_PMCR0_CNT_GLOB_L2C_EVT_MASK   0x0000000000200000ULL
#define M1_WIDE_PMCR0_STOP_CNT_ON_PMI_SHIFT   20
#define M1_WIDE_PMCR0_STOP_CNT_ON_PMI_WIDTH   1
#define M1_WIDE_PMCR0_STOP_CNT_ON_PMI_MASK    0x0000000000100000ULL
#define M1_WIDE_PMCR0_PMI_ENABLE_0_7_SHIFT    12
#define M1_WIDE_PMCR0_PMI_ENABLE_0_7_WIDTH    8
#define M1_WIDE_PMCR0_PMI_ENABLE_0_7_MASK     0x00000000000ff000ULL
#define M1_WIDE_PMCR0_IACT_SHIFT              11
#define M1_WIDE_PMCR0_IACT_WIDTH              1
#define M1_WIDE_PMCR0_IACT_MASK               0x0000000000000800ULL
#define M1_WIDE_PMCR0_IMODE_SHIFT             8
#define M1_WIDE_PMCR0_IMODE_WIDTH             3
#define M1_WIDE_PMCR0_IMODE_MASK              0x0000000000000700ULL
#define M1_WIDE_PMCR0_IMODE_OFF               0U
#define M1_WIDE_PMCR0_IMODE_PMI               1U
#define M1_WIDE_PMCR0_IMODE_AIC               2U
#define M1_WIDE_PMCR0_IMODE_HALT              3U
#define M1_WIDE_PMCR0_IMODE_FIQ               4U
#define M1_WIDE_PMCR0_CNT_ENABLE_0_7_SHIFT    0
#define M1_WIDE_PMCR0_CNT_ENABLE_0_7_WIDTH    8
#define M1_WIDE_PMCR0_CNT_ENABLE_0_7_MASK     0x00000000000000ffULL

typedef struct {
	uint64_t raw;
} m1_wide_pmcr0_t;

typedef struct {
	uint64_t OTHER_63_46;       /* 63:46 RW   Not public; it keeps what is there. */
	uint64_t PMI_ENABLE_8_9;    /* 45:44 RW   Enables interrupts of counters 8 and 9. */
	uint64_t OTHER_43_34;       /* 43:34 RW   Not public; it keeps what is there. */
	uint64_t CNT_ENABLE_8_9;    /* 33:32 RW   Enables counters 8 and 9. */
	uint64_t OTHER_31;          /* 31    RW   Not public; it keeps what is there. */
	uint64_t ALLOW_CNT_EN_EL0;  /* 30    RW   EL0 may read counters. */
	uint64_t OTHER_29_23;       /* 29:23 RW   Not public; it keeps what is there. */
	uint64_t DEFER_PMI_TO_ERET; /* 22    RW   Interrupts wait for ERET. */
	uint64_t CNT_GLOB_L2C_EVT;  /* 21    RW   Counts L2 events of the whole cluster. */
	uint64_t STOP_CNT_ON_PMI;   /* 20    RW   An interrupt stops the counters. */
	uint64_t PMI_ENABLE_0_7;    /* 19:12 RW   Enables interrupts of counters 0 to 7. */
	uint64_t IACT;              /* 11    RW-V An interrupt is active. */
	uint64_t IMODE;             /* 10:8  RW   How counters interrupt. */
	uint64_t CNT_ENABLE_0_7;    /* 7:0   RW   Enables counters 0 to 7. */
} m1_wide_pmcr0_fields_t;

static inline __attribute__((always_inline)) m1_wide_pmcr0_t m1_wide_pmcr0_pack(m1_wide_pmcr0_fields_t f)
{
	m1_wide_pmcr0_t r;

	r.raw = 0
		| pmureg_put64(f.OTHER_63_46, 0x3ffffULL, 46)
		| pmureg_put64(f.PMI_ENABLE_8_9, 0x3ULL, 44)
		| pmureg_put64(f.OTHER_43_34, 0x3ffULL, 34)
		| pmureg_put64(f.CNT_ENABLE_8_9, 0x3ULL, 32)
		| pmureg_put64(f.OTHER_31, 0x1ULL, 31)
		| pmureg_put64(f.ALLOW_CNT_EN_EL0, 0x1ULL, 30)
		| pmureg_put64(f.OTHER_29_23, 0x7fULL, 23)
		| pmureg_put64(f.DEFER_PMI_TO_ERET, 0x1ULL, 22)
		| pmureg_put64(f.CNT_GLOB_L2C_EVT, 0x1ULL, 21)
		| pmureg_put64(f.STOP_CNT_ON_PMI, 0x1ULL, 20)
		| pmureg_put64(f.PMI_ENABLE_0_7, 0xffULL, 12)
		| pmureg_put64(f.IACT, 0x1ULL, 11)
		| pmureg_put64(f.IMODE, 0x7ULL, 8)
		| pmureg_put64(f.CNT_ENABLE_0_7, 0xffULL, 0);
	return r;
}

static inline m1_wide_pmcr0_fields_t m1_wide_pmcr0_unpack(m1_wide_pmcr0_t r)
{
	m1_wide_pmcr0_fields_t f;

	f.OTHER_63_46 = r.raw >> 46;
	f.PMI_ENABLE_8_9 = (r.raw >> 44) & 0x3ULL;
	f.OTHER_43_34 = (r.raw >> 34) & 0x3ffULL;
	f.CNT_ENABLE_8_9 = (r.raw >> 32) & 0x3ULL;
	f.OTHER_31 = (r.raw >> 31) & 0x1ULL;
	f.ALLOW_CNT_EN_EL0 = (r.raw >> 30) & 0x1ULL;
	f.OTHER_29_23 = (r.raw >> 23) & 0x7fULL;
	f.DEFER_PMI_TO_ERET = (r.raw >> 22) & 0x1ULL;
	f.CNT_GLOB_L2C_EVT = (r.raw >> 21) & 0x1ULL;
	f.STOP_CNT_ON_PMI = (r.raw >> 20) & 0x1ULL;
	f.PMI_ENABLE_0_7 = (r.raw >> 12) & 0xffULL;
	f.IACT = (r.raw >> 11) & 0x1ULL;
	f.IMODE = (r.raw >> 8) & 0x7ULL;
	f.CNT_ENABLE_0_7 = r.raw & 0xffULL;
	return f;
}

static inline uint64_t m1_wide_pmcr0_get(m1_wide_pmcr0_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline m1_wide_pmcr0_t m1_wide_pmcr0_with(m1_wide_pmcr0_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define m1_wide_pmcr0_get_OTHER_63_46(r)               m1_wide_pmcr0_get(r, 0xffffc00000000000ULL, 46)
#define m1_wide_pmcr0_get_PMI_ENABLE_8_9(r)            m1_wide_pmcr0_get(r, 0x0000300000000000ULL, 44)
#define m1_wide_pmcr0_get_OTHER_43_34(r)               m1_wide_pmcr0_get(r, 0x00000ffc00000000ULL, 34)
#define m1_wide_pmcr0_get_CNT_ENABLE_8_9(r)            m1_wide_pmcr0_get(r, 0x0000000300000000ULL, 32)
#define m1_wide_pmcr0_get_OTHER_31(r)                  m1_wide_pmcr0_get(r, 0x0000000080000000ULL, 31)
#define m1_wide_pmcr0_get_ALLOW_CNT_EN_EL0(r)          m1_wide_pmcr0_get(r, 0x0000000040000000ULL, 30)
#define m1_wide_pmcr0_get_OTHER_29_23(r)               m1_wide_pmcr0_get(r, 0x000000003f800000ULL, 23)
#define m1_wide_pmcr0_get_DEFER_PMI_TO_ERET(r)         m1_wide_pmcr0_get(r, 0x0000000000400000ULL, 22)
#define m1_wide_pmcr0_get_CNT_GLOB_L2C_EVT(r)          m1_wide_pmcr0_get(r, 0x0000000000200000ULL, 21)
#define m1_wide_pmcr0_get_STOP_CNT_ON_PMI(r)           m1_wide_pmcr0_get(r, 0x0000000000100000ULL, 20)
#define m1_wide_pmcr0_get_PMI_ENABLE_0_7(r)            m1_wide_pmcr0_get(r, 0x00000000000ff000ULL, 12)
#define m1_wide_pmcr0_get_IACT(r)                      m1_wide_pmcr0_get(r, 0x0000000000000800ULL, 11)
#define m1_wide_pmcr0_get_IMODE(r)                     m1_wide_pmcr0_get(r, 0x0000000000000700ULL, 8)
#define m1_wide_pmcr0_get_CNT_ENABLE_0_7(r)            m1_wide_pmcr0_get(r, 0x00000000000000ffULL, 0)
#define m1_wide_pmcr0_with_OTHER_63_46(r, value)       PMUREG_WITH(m1_wide_pmcr0_with, r, 0xffffc00000000000ULL, 46, value)
#define m1_wide_pmcr0_with_PMI_ENABLE_8_9(r, value)    PMUREG_WITH(m1_wide_pmcr0_with, r, 0x0000300000000000ULL, 44, value)
#define m1_wide_pmcr0_with_OTHER_43_34(r, value)       PMUREG_WITH(m1_wide_pmcr0_with, r, 0x00000ffc00000000ULL, 34, value)
#define m1_wide_pmcr0_with_CNT_ENABLE_8_9(r, value)    PMUREG_WITH(m1_wide_pmcr0_with, r, 0x0000000300000000ULL, 32, value)
#define m1_wide_pmcr0_with_OTHER_31(r, value)          PMUREG_WITH(m1_wide_pmcr0_with, r, 0x0000000080000000ULL, 31, value)
#define m1_wide_pmcr0_with_ALLOW_CNT_EN_EL0(r, value)  PMUREG_WITH(m1_wide_pmcr0_with, r, 0x0000000040000000ULL, 30, value)
#define m1_wide_pmcr0_with_OTHER_29_23(r, value)       PMUREG_WITH(m1_wide_pmcr0_with, r, 0x000000003f800000ULL, 23, value)
#define m1_wide_pmcr0_with_DEFER_PMI_TO_ERET(r, value) PMUREG_WITH(m1_wide_pmcr0_with, r, 0x0000000000400000ULL, 22, value)
#define m1_wide_pmcr0_with_CNT_GLOB_L2C_EVT(r, value)  PMUREG_WITH(m1_wide_pmcr0_with, r, 0x0000000000200000ULL, 21, value)
#define m1_wide_pmcr0_with_STOP_CNT_ON_PMI(r, value)   PMUREG_WITH(m1_wide_pmcr0_with, r, 0x0000000000100000ULL, 20, value)
#define m1_wide_pmcr0_with_PMI_ENABLE_0_7(r, value)    PMUREG_WITH(m1_wide_pmcr0_with, r, 0x00000000000ff000ULL, 12, value)
#define m1_wide_pmcr0_with_IACT(r, value)              PMUREG_WITH(m1_wide_pmcr0_with, r, 0x0000000000000800ULL, 11, value)
#define m1_wide_pmcr0_with_IMODE(r, value)             PMUREG_WITH(m1_wide_pmcr0_with, r, 0x0000000000000700ULL, 8, value)
#define m1_wide_pmcr0_with_CNT_ENABLE_0_7(r, value)    PMUREG_WITH(m1_wide_pmcr0_with, r, 0x00000000000000ffULL, 0, value)

static inline int m1_wide_pmcr0_check(m1_wide_pmcr0_t r)
{
	if (((r.raw >> 8) & 0x7ULL) != 0x0ULL && ((r.raw >> 8) & 0x7ULL) != 0x1ULL && ((r.raw >> 8) & 0x7ULL) != 0x2ULL && ((r.raw >> 8) & 0x7ULL) != 0x3ULL && ((r.raw >> 8) & 0x7ULL) != 0x4ULL)
		return 0;
	return -1;
}

static inline const char *m1_wide_pmcr0_rule(int rule)
{
	switch (rule) {
	case 0:
		return "IMODE: this value is reserved";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline m1_wide_pmcr0_t m1_wide_pmcr0_read(void)
{
	m1_wide_pmcr0_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 1, 15, 0, 0);
	r.raw = value;
	return r;
}

static inline void m1_wide_pmcr0_write(m1_wide_pmcr0_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 3, 1, 15, 0, 0);
}
#else
m1_wide_pmcr0_t m1_wide_pmcr0_read(void) PMUREG_NO_SYSREG;
void m1_wide_pmcr0_write(m1_wide_pmcr0_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int m1_wide_pmcr0_io_read(struct pmureg_io *io, struct pmureg_place at, m1_wide_pmcr0_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = M1_WIDE_PMCR0_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int m1_wide_pmcr0_io_write(struct pmureg_io *io, struct pmureg_place at, m1_wide_pmcr0_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = M1_WIDE_PMCR0_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMCR1_EL1: Exception levels at which counters count. ----
 * Source: K; H
 * Reached from: EL1 and above; UNDEFINED at EL0
 */

#define M1_WIDE_PMCR1_ENCODING                0xcf88U /* op0 3, op1 1, CRn 15, CRm 1, op2 0 */
#define M1_WIDE_PMCR1_OTHER_63_50_SHIFT       50
#define M1_WIDE_PMCR1_OTHER_63_50_WIDTH       14
#define M1_WIDE_PMCR1_OTHER_63_50_MASK        0xfffc000000000000ULL
#define M1_WIDE_PMCR1_COUNT_A64_EL1_8_9_SHIFT 48
#define M1_WIDE_PMCR1_COUNT_A64_EL1_8_9_WIDTH 2
#define M1_WIDE_PMCR1_COUNT_A64_EL1_8_9_MASK  0x0003000000000000ULL
#define M1_WIDE_PMCR1_OTHER_47_42_SHIFT       42
#define M1_WIDE_PMCR1_OTHER_47_42_WIDTH       6
#define M1_WIDE_PMCR1_OTHER_47_42_MASK        0x0000fc0000000000ULL
#define M1_WIDE_PMCR1_COUNT_A64_EL0_8_9_SHIFT 40
#define M1_WIDE_PMCR1_COUNT_A64_EL0_8_9_WIDTH 2
#define M1_WIDE_PMCR1_COUNT_A64_EL0_8_9_MASK  0x0000030000000000ULL
#define M1_WIDE_PMCR1_OTHER_39_24_SHIFT       24
#define M1_WIDE_PMCR1_OTHER_39_24_WIDTH       16
#define M1_WIDE_PMCR1_OTHER_39_24_MASK        0x000000ffff000000ULL
#define M1_WIDE_PMCR1_COUNT_A64_EL1_0_7_SHIFT 16
#define M1_WIDE_PMCR1_COUNT_A64_EL1_0_7_WIDTH 8
#define M1_WIDE_PMCR1_COUNT_A64_EL1_0_7_MASK  0x0000000000ff0000ULL
#define M1_WIDE_PMCR1_COUNT_A64_EL0_0_7_SHIFT 8
#define M1_WIDE_PMCR1_COUNT_A64_EL0_0_7_WIDTH 8
#define M1_WIDE_PMCR1_COUNT_A64_EL0_0_7_MASK  0x000000000000ff00ULL
#define M1_WIDE_PMCR1_OTHER_7_0_SHIFT         0
#define M1_WIDE_PMCR1_OTHER_7_0_WIDTH         8
#define M1_WIDE_PMCR1_OTHER_7_0_MASK          0x00000000000000ffULL

typedef struct {
	uint64_t raw;
} m1_wide_pmcr1_t;

typedef struct {
	uint64_t OTHER_63_50;       /* 63:50 RW Not public; it keeps what is there. */
	uint64_t COUNT_A64_EL1_8_9; /* 49:48 RW Counters 8 and 9 count in the kernel. */
	uint64_t OTHER_47_42;       /* 47:42 RW Not public; it keeps what is there. */
	uint64_t COUNT_A64_EL0_8_9; /* 41:40 RW Counters 8 and 9 count at EL0. */
	uint64_t OTHER_39_24;       /* 39:24 RW Not public; it keeps what is there. */
	uint64_t COUNT_A64_EL1_0_7; /* 23:16 RW Counters 0 to 7 count in the kernel. */
	uint64_t COUNT_A64_EL0_0_7; /* 15:8  RW Counters 0 to 7 count at EL0. */
	uint64_t OTHER_7_0;         /* 7:0   RW Not public; it keeps what is there. */
} m1_wide_pmcr1_fields_t;

static inline __attribute__((always_inline)) m1_wide_pmcr1_t m1_wide_pmcr1_pack(m1_wide_pmcr1_fields_t f)
{
	m1_wide_pmcr1_t r;

	r.raw = 0
		| pmureg_put64(f.OTHER_63_50, 0x3fffULL, 50)
		| pmureg_put64(f.COUNT_A64_EL1_8_9, 0x3ULL, 48)
		| pmureg_put64(f.OTHER_47_42, 0x3fULL, 42)
		| pmureg_put64(f.COUNT_A64_EL0_8_9, 0x3ULL, 40)
		| pmureg_put64(f.OTHER_39_24, 0xffffULL, 24)
		| pmureg_put64(f.COUNT_A64_EL1_0_7, 0xffULL, 16)
		| pmureg_put64(f.COUNT_A64_EL0_0_7, 0xffULL, 8)
		| pmureg_put64(f.OTHER_7_0, 0xffULL, 0);
	return r;
}

static inline m1_wide_pmcr1_fields_t m1_wide_pmcr1_unpack(m1_wide_pmcr1_t r)
{
	m1_wide_pmcr1_fields_t f;

	f.OTHER_63_50 = r.raw >> 50;
	f.COUNT_A64_EL1_8_9 = (r.raw >> 48) & 0x3ULL;
	f.OTHER_47_42 = (r.raw >> 42) & 0x3fULL;
	f.COUNT_A64_EL0_8_9 = (r.raw >> 40) & 0x3ULL;
	f.OTHER_39_24 = (r.raw >> 24) & 0xffffULL;
	f.COUNT_A64_EL1_0_7 = (r.raw >> 16) & 0xffULL;
	f.COUNT_A64_EL0_0_7 = (r.raw >> 8) & 0xffULL;
	f.OTHER_7_0 = r.raw & 0xffULL;
	return f;
}

static inline uint64_t m1_wide_pmcr1_get(m1_wide_pmcr1_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline m1_wide_pmcr1_t m1_wide_pmcr1_with(m1_wide_pmcr1_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define m1_wide_pmcr1_get_OTHER_63_50(r)               m1_wide_pmcr1_get(r, 0xfffc000000000000ULL, 50)
#define m1_wide_pmcr1_get_COUNT_A64_EL1_8_9(r)         m1_wide_pmcr1_get(r, 0x0003000000000000ULL, 48)
#define m1_wide_pmcr1_get_OTHER_47_42(r)               m1_wide_pmcr1_get(r, 0x0000fc0000000000ULL, 42)
#define m1_wide_pmcr1_get_COUNT_A64_EL0_8_9(r)         m1_wide_pmcr1_get(r, 0x0000030000000000ULL, 40)
#define m1_wide_pmcr1_get_OTHER_39_24(r)               m1_wide_pmcr1_get(r, 0x000000ffff000000ULL, 24)
#define m1_wide_pmcr1_get_COUNT_A64_EL1_0_7(r)         m1_wide_pmcr1_get(r, 0x0000000000ff0000ULL, 16)
#define m1_wide_pmcr1_get_COUNT_A64_EL0_0_7(r)         m1_wide_pmcr1_get(r, 0x000000000000ff00ULL, 8)
#define m1_wide_pmcr1_get_OTHER_7_0(r)                 m1_wide_pmcr1_get(r, 0x00000000000000ffULL, 0)
#define m1_wide_pmcr1_with_OTHER_63_50(r, value)       PMUREG_WITH(m1_wide_pmcr1_with, r, 0xfffc000000000000ULL, 50, value)
#define m1_wide_pmcr1_with_COUNT_A64_EL1_8_9(r, value) PMUREG_WITH(m1_wide_pmcr1_with, r, 0x0003000000000000ULL, 48, value)
#define m1_wide_pmcr1_with_OTHER_47_42(r, value)       PMUREG_WITH(m1_wide_pmcr1_with, r, 0x0000fc0000000000ULL, 42, value)
#define m1_wide_pmcr1_with_COUNT_A64_EL0_8_9(r, value) PMUREG_WITH(m1_wide_pmcr1_with, r, 0x0000030000000000ULL, 40, value)
#define m1_wide_pmcr1_with_OTHER_39_24(r, value)       PMUREG_WITH(m1_wide_pmcr1_with, r, 0x000000ffff000000ULL, 24, value)
#define m1_wide_pmcr1_with_COUNT_A64_EL1_0_7(r, value) PMUREG_WITH(m1_wide_pmcr1_with, r, 0x0000000000ff0000ULL, 16, value)
#define m1_wide_pmcr1_with_COUNT_A64_EL0_0_7(r, value) PMUREG_WITH(m1_wide_pmcr1_with, r, 0x000000000000ff00ULL, 8, value)
#define m1_wide_pmcr1_with_OTHER_7_0(r, value)         PMUREG_WITH(m1_wide_pmcr1_with, r, 0x00000000000000ffULL, 0, value)

#ifdef PMUREG_HAS_SYSREG
static inline m1_wide_pmcr1_t m1_wide_pmcr1_read(void)
{
	m1_wide_pmcr1_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 1, 15, 1, 0);
	r.raw = value;
	return r;
}

static inline void m1_wide_pmcr1_write(m1_wide_pmcr1_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 3, 1, 15, 1, 0);
}
#else
m1_wide_pmcr1_t m1_wide_pmcr1_read(void) PMUREG_NO_SYSREG;
void m1_wide_pmcr1_write(m1_wide_pmcr1_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int m1_wide_pmcr1_io_read(struct pmureg_io *io, struct pmureg_place at, m1_wide_pmcr1_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = M1_WIDE_PMCR1_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int m1_wide_pmcr1_io_write(struct pmureg_io *io, struct pmureg_place at, m1_wide_pmcr1_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = M1_WIDE_PMCR1_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMCR2_EL1: More control, not public. ----
 * Source: K; H
 * Reached from: EL1 and above; UNDEFINED at EL0
 */

#define M1_WIDE_PMCR2_ENCODING 0xcf90U /* op0 3, op1 1, CRn 15, CRm 2, op2 0 */

typedef struct {
	uint64_t raw;
} m1_wide_pmcr2_t;

#ifdef PMUREG_HAS_SYSREG
static inline m1_wide_pmcr2_t m1_wide_pmcr2_read(void)
{
	m1_wide_pmcr2_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 1, 15, 2, 0);
	r.raw = value;
	return r;
}
#else
m1_wide_pmcr2_t m1_wide_pmcr2_read(void) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int m1_wide_pmcr2_io_read(struct pmureg_io *io, struct pmureg_place at, m1_wide_pmcr2_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = M1_WIDE_PMCR2_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- PMCR3_EL1: More control, not public. ----
 * Source: K; H
 * Reached from: EL1 and above; UNDEFINED at EL0
 */

#define M1_WIDE_PMCR3_ENCODING 0xcf98U /* op0 3, op1 1, CRn 15, CRm 3, op2 0 */

typedef struct {
	uint64_t raw;
} m1_wide_pmcr3_t;

#ifdef PMUREG_HAS_SYSREG
static inline m1_wide_pmcr3_t m1_wide_pmcr3_read(void)
{
	m1_wide_pmcr3_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 1, 15, 3, 0);
	r.raw = value;
	return r;
}
#else
m1_wide_pmcr3_t m1_wide_pmcr3_read(void) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int m1_wide_pmcr3_io_read(struct pmureg_io *io, struct pmureg_place at, m1_wide_pmcr3_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = M1_WIDE_PMCR3_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- PMCR4_EL1: More control, not public. ----
 * Source: K; H
 * Reached from: EL1 and above; UNDEFINED at EL0
 */

#define M1_WIDE_PMCR4_ENCODING 0xcfa0U /* op0 3, op1 1, CRn 15, CRm 4, op2 0 */

typedef struct {
	uint64_t raw;
} m1_wide_pmcr4_t;

#ifdef PMUREG_HAS_SYSREG
static inline m1_wide_pmcr4_t m1_wide_pmcr4_read(void)
{
	m1_wide_pmcr4_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 1, 15, 4, 0);
	r.raw = value;
	return r;
}
#else
m1_wide_pmcr4_t m1_wide_pmcr4_read(void) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int m1_wide_pmcr4_io_read(struct pmureg_io *io, struct pmureg_place at, m1_wide_pmcr4_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = M1_WIDE_PMCR4_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- PMESR<n>_EL1: Events of counters <4 * n + 2> to <4 * n + 5>. ----
 * Source: K; H
 * Reached from: EL1 and above; UNDEFINED at EL0
 */

#define M1_WIDE_PMESR_ENCODING(n) (0xcf80U | (5U + (n)) << 3) /* op0 3, op1 1, CRn 15, CRm 5 + n, op2 0 */ /* n: 0 to 1 */
#define M1_WIDE_PMESR_COUNT       2
#define M1_WIDE_PMESR_OTHER_SHIFT 32
#define M1_WIDE_PMESR_OTHER_WIDTH 32
#define M1_WIDE_PMESR_OTHER_MASK  0xffffffff00000000ULL
#define M1_WIDE_PMESR_EVT_SHIFT   0
#define M1_WIDE_PMESR_EVT_WIDTH   32
#define M1_WIDE_PMESR_EVT_MASK    0x00000000ffffffffULL
#define M1_WIDE_PMESR_EVT_COUNT   4

typedef struct {
	uint64_t raw;
} m1_wide_pmesr_t;

typedef struct {
	uint64_t OTHER; /* 63:32 RW Not public; it keeps what is there. */
	uint64_t EVT;   /* 31:0  RW Event of counter <m> of the four. */
} m1_wide_pmesr_fields_t;

static inline __attribute__((always_inline)) m1_wide_pmesr_t m1_wide_pmesr_pack(m1_wide_pmesr_fields_t f)
{
	m1_wide_pmesr_t r;

	r.raw = 0
		| pmureg_put64(f.OTHER, 0xffffffffULL, 32)
		| pmureg_put64(f.EVT, 0xffffffffULL, 0);
	return r;
}

static inline m1_wide_pmesr_fields_t m1_wide_pmesr_unpack(m1_wide_pmesr_t r)
{
	m1_wide_pmesr_fields_t f;

	f.OTHER = r.raw >> 32;
	f.EVT = r.raw & 0xffffffffULL;
	return f;
}

static inline uint64_t m1_wide_pmesr_get(m1_wide_pmesr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline m1_wide_pmesr_t m1_wide_pmesr_with(m1_wide_pmesr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define m1_wide_pmesr_get_OTHER(r)         m1_wide_pmesr_get(r, 0xffffffff00000000ULL, 32)
#define m1_wide_pmesr_with_OTHER(r, value) PMUREG_WITH(m1_wide_pmesr_with, r, 0xffffffff00000000ULL, 32, value)
#define m1_wide_pmesr_with_EVT(r, value)   PMUREG_WITH(m1_wide_pmesr_with, r, 0x00000000ffffffffULL, 0, value)

/* Element m of EVT, 0 to 3. Another index gives 0; debug builds assert. */
static inline uint64_t m1_wide_pmesr_get_EVT(m1_wide_pmesr_t r, unsigned int m)
{
	PMUREG_INDEX(m, 3U);
	return m < 4U ? (r.raw >> (8U * m)) & 0xffULL : 0;
}

#ifdef PMUREG_HAS_SYSREG
static inline __attribute__((always_inline)) m1_wide_pmesr_t m1_wide_pmesr_read(unsigned int n)
{
	m1_wide_pmesr_t r;
	uint64_t value = 0;

	PMUREG_INDEX(n, 1U);
	switch (M1_WIDE_PMESR_ENCODING(n)) {
	case 0xcfa8U:
		PMUREG_READ_SYSREG(value, 3, 1, 15, 5, 0);
		break;
	case 0xcfb0U:
		PMUREG_READ_SYSREG(value, 3, 1, 15, 6, 0);
		break;
	default:
		break;
	}
	r.raw = value;
	return r;
}

static inline __attribute__((always_inline)) void m1_wide_pmesr_write(unsigned int n, m1_wide_pmesr_t r)
{
	uint64_t value = r.raw;

	PMUREG_INDEX(n, 1U);
	switch (M1_WIDE_PMESR_ENCODING(n)) {
	case 0xcfa8U:
		PMUREG_WRITE_SYSREG(value, 3, 1, 15, 5, 0);
		break;
	case 0xcfb0U:
		PMUREG_WRITE_SYSREG(value, 3, 1, 15, 6, 0);
		break;
	default:
		break;
	}
}
#else
m1_wide_pmesr_t m1_wide_pmesr_read(unsigned int n) PMUREG_NO_SYSREG;
void m1_wide_pmesr_write(unsigned int n, m1_wide_pmesr_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int m1_wide_pmesr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, m1_wide_pmesr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 1U);
	at.space = PMUREG_SYSREG;
	at.address = M1_WIDE_PMESR_ENCODING(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int m1_wide_pmesr_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, m1_wide_pmesr_t r)
{
	PMUREG_INDEX(n, 1U);
	at.space = PMUREG_SYSREG;
	at.address = M1_WIDE_PMESR_ENCODING(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMSR_EL1: Which counters have overflowed. ----
 * Source: K; H
 * Reached from: EL1 and above; UNDEFINED at EL0
 */

#define M1_WIDE_PMSR_ENCODING       0xcfe8U /* op0 3, op1 1, CRn 15, CRm 13, op2 0 */
#define M1_WIDE_PMSR_OVERFLOW_SHIFT 0
#define M1_WIDE_PMSR_OVERFLOW_WIDTH 10
#define M1_WIDE_PMSR_OVERFLOW_MASK  0x00000000000003ffULL
#define M1_WIDE_PMSR_OVERFLOW_COUNT 10

typedef struct {
	uint64_t raw;
} m1_wide_pmsr_t;

typedef struct {
	uint64_t OVERFLOW; /* 9:0   RO-V Counter <m> has overflowed. */
} m1_wide_pmsr_fields_t;

/* Writes 0 to 0xfffffffffffffc00ULL, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) m1_wide_pmsr_t m1_wide_pmsr_pack(m1_wide_pmsr_fields_t f)
{
	m1_wide_pmsr_t r;

	r.raw = 0
		| pmureg_put64(f.OVERFLOW, 0x3ffULL, 0);
	return r;
}

static inline m1_wide_pmsr_fields_t m1_wide_pmsr_unpack(m1_wide_pmsr_t r)
{
	m1_wide_pmsr_fields_t f;

	f.OVERFLOW = r.raw & 0x3ffULL;
	return f;
}

/* Element m of OVERFLOW, 0 to 9. Another index gives 0; debug builds assert. */
static inline uint64_t m1_wide_pmsr_get_OVERFLOW(m1_wide_pmsr_t r, unsigned int m)
{
	PMUREG_INDEX(m, 9U);
	return m < 10U ? (r.raw >> m) & 0x1ULL : 0;
}

#ifdef PMUREG_HAS_SYSREG
static inline m1_wide_pmsr_t m1_wide_pmsr_read(void)
{
	m1_wide_pmsr_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 1, 15, 13, 0);
	r.raw = value;
	return r;
}
#else
m1_wide_pmsr_t m1_wide_pmsr_read(void) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int m1_wide_pmsr_io_read(struct pmureg_io *io, struct pmureg_place at, m1_wide_pmsr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = M1_WIDE_PMSR_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

#endif
