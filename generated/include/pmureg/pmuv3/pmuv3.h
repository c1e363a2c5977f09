/*
 * Arm core PMU (PMUv3): Core PMU
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
#ifndef PMUREG_PMUV3_PMUV3_H
#define PMUREG_PMUV3_PMUV3_H

#include <pmureg/access.h>

/* ---- PMCR_EL0: Enables and resets the counters. ----
 * Source: ARM D24.5; K
 * Note: The example is invented for the simulated device (six event counters).
 */

#define PMUV3_PMCR_ENCODING     0xdce0U /* op0 3, op1 3, CRn 9, CRm 12, op2 0 */
#define PMUV3_PMCR_RESET        0x0000000000000000ULL
#define PMUV3_PMCR_ACTING       0x0000000000000006ULL
#define PMUV3_PMCR_FZS_SHIFT    32
#define PMUV3_PMCR_FZS_WIDTH    1
#define PMUV3_PMCR_FZS_MASK     0x0000000100000000ULL
#define PMUV3_PMCR_IMP_SHIFT    24
#define PMUV3_PMCR_IMP_WIDTH    8
#define PMUV3_PMCR_IMP_MASK     0x00000000ff000000ULL
#define PMUV3_PMCR_IMP_SEE_MIDR 0U
#define PMUV3_PMCR_IMP_ARM      65U
#define PMUV3_PMCR_IDCODE_SHIFT 16
#define PMUV3_PMCR_IDCODE_WIDTH 8
#define PMUV3_PMCR_IDCODE_MASK  0x0000000000ff0000ULL
#define PMUV3_PMCR_N_SHIFT      11
#define PMUV3_PMCR_N_WIDTH      5
#define PMUV3_PMCR_N_MASK       0x000000000000f800ULL
#define PMUV3_PMCR_FZO_SHIFT    9
#define PMUV3_PMCR_FZO_WIDTH    1
#define PMUV3_PMCR_FZO_MASK     0x0000000000000200ULL
#define PMUV3_PMCR_LP_SHIFT     7
#define PMUV3_PMCR_LP_WIDTH     1
#define PMUV3_PMCR_LP_MASK      0x0000000000000080ULL
#define PMUV3_PMCR_LP_BIT_31    0U
#define PMUV3_PMCR_LP_BIT_63    1U
#define PMUV3_PMCR_LC_SHIFT     6
#define PMUV3_PMCR_LC_WIDTH     1
#define PMUV3_PMCR_LC_MASK      0x0000000000000040ULL
#define PMUV3_PMCR_LC_BIT_31    0U
#define PMUV3_PMCR_LC_BIT_63    1U
#define PMUV3_PMCR_DP_SHIFT     5
#define PMUV3_PMCR_DP_WIDTH     1
#define PMUV3_PMCR_DP_MASK      0x0000000000000020ULL
#define PMUV3_PMCR_X_SHIFT      4
#define PMUV3_PMCR_X_WIDTH      1
#define PMUV3_PMCR_X_MASK       0x0000000000000010ULL
#define PMUV3_PMCR_D_SHIFT      3
#define PMUV3_PMCR_D_WIDTH      1
#define PMUV3_PMCR_D_MASK       0x0000000000000008ULL
#define PMUV3_PMCR_C_SHIFT      2
#define PMUV3_PMCR_C_WIDTH      1
#define PMUV3_PMCR_C_MASK       0x0000000000000004ULL
#define PMUV3_PMCR_P_SHIFT      1
#define PMUV3_PMCR_P_WIDTH      1
#define PMUV3_PMCR_P_MASK       0x0000000000000002ULL
#define PMUV3_PMCR_E_SHIFT      0
#define PMUV3_PMCR_E_WIDTH      1
#define PMUV3_PMCR_E_MASK       0x0000000000000001ULL

typedef struct {
	uint64_t raw;
} pmuv3_pmcr_t;

typedef struct {
	uint64_t FZS;    /* 32    RW               1: freezes on an event of statistical profiling; FEAT_SPEv1p2. */
	uint64_t IMP;    /* 31:24 RO               Implementer; 0 from PMUv3p7. */
	uint64_t IDCODE; /* 23:16 RO               Part; RES0 where IMP is 0. */
	uint64_t N;      /* 15:11 RO               Number of event counters; MDCR_EL2.HPMN below EL2. */
	uint64_t FZO;    /* 9     RW               1: freezes when an event counter overflows; PMUv3p7. */
	uint64_t LP;     /* 7     RW               From where event counters overflow; PMUv3p5. */
	uint64_t LC;     /* 6     RW               From where the cycle counter overflows; 0 is deprecated. RES1 without AArch32. */
	uint64_t DP;     /* 5     RW               1: the cycle counter stops where events may not be counted. */
	uint64_t X;      /* 4     RW               1: exports events; RAZ/WI without an export bus. */
	uint64_t D;      /* 3     RW               1: the cycle counter counts every 64th cycle where LC is 0; deprecated. RES0 without AArch32. */
	uint64_t C;      /* 2     WO self-clearing Write 1 to zero the cycle counter; overflow flags stay. */
	uint64_t P;      /* 1     WO self-clearing Write 1 to zero the event counters, no other; overflow flags stay. */
	uint64_t E;      /* 0     RW               1: the enabled counters count; 0: all stop and no overflow interrupt is raised. */
} pmuv3_pmcr_fields_t;

static inline __attribute__((always_inline)) pmuv3_pmcr_t pmuv3_pmcr_pack(pmuv3_pmcr_fields_t f)
{
	pmuv3_pmcr_t r;

	r.raw = 0
		| pmureg_put64(f.FZS, 0x1ULL, 32)
		| pmureg_put64(f.IMP, 0xffULL, 24)
		| pmureg_put64(f.IDCODE, 0xffULL, 16)
		| pmureg_put64(f.N, 0x1fULL, 11)
		| pmureg_put64(f.FZO, 0x1ULL, 9)
		| pmureg_put64(f.LP, 0x1ULL, 7)
		| pmureg_put64(f.LC, 0x1ULL, 6)
		| pmureg_put64(f.DP, 0x1ULL, 5)
		| pmureg_put64(f.X, 0x1ULL, 4)
		| pmureg_put64(f.D, 0x1ULL, 3)
		| pmureg_put64(f.C, 0x1ULL, 2)
		| pmureg_put64(f.P, 0x1ULL, 1)
		| pmureg_put64(f.E, 0x1ULL, 0);
	return r;
}

static inline pmuv3_pmcr_fields_t pmuv3_pmcr_unpack(pmuv3_pmcr_t r)
{
	pmuv3_pmcr_fields_t f;

	f.FZS = (r.raw >> 32) & 0x1ULL;
	f.IMP = (r.raw >> 24) & 0xffULL;
	f.IDCODE = (r.raw >> 16) & 0xffULL;
	f.N = (r.raw >> 11) & 0x1fULL;
	f.FZO = (r.raw >> 9) & 0x1ULL;
	f.LP = (r.raw >> 7) & 0x1ULL;
	f.LC = (r.raw >> 6) & 0x1ULL;
	f.DP = (r.raw >> 5) & 0x1ULL;
	f.X = (r.raw >> 4) & 0x1ULL;
	f.D = (r.raw >> 3) & 0x1ULL;
	f.C = (r.raw >> 2) & 0x1ULL;
	f.P = (r.raw >> 1) & 0x1ULL;
	f.E = r.raw & 0x1ULL;
	return f;
}

static inline uint64_t pmuv3_pmcr_get(pmuv3_pmcr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline pmuv3_pmcr_t pmuv3_pmcr_with(pmuv3_pmcr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x00000001fffffaf9ULL & ~mask);
	return r;
}

#define pmuv3_pmcr_get_FZS(r)         pmuv3_pmcr_get(r, 0x0000000100000000ULL, 32)
#define pmuv3_pmcr_get_IMP(r)         pmuv3_pmcr_get(r, 0x00000000ff000000ULL, 24)
#define pmuv3_pmcr_get_IDCODE(r)      pmuv3_pmcr_get(r, 0x0000000000ff0000ULL, 16)
#define pmuv3_pmcr_get_N(r)           pmuv3_pmcr_get(r, 0x000000000000f800ULL, 11)
#define pmuv3_pmcr_get_FZO(r)         pmuv3_pmcr_get(r, 0x0000000000000200ULL, 9)
#define pmuv3_pmcr_get_LP(r)          pmuv3_pmcr_get(r, 0x0000000000000080ULL, 7)
#define pmuv3_pmcr_get_LC(r)          pmuv3_pmcr_get(r, 0x0000000000000040ULL, 6)
#define pmuv3_pmcr_get_DP(r)          pmuv3_pmcr_get(r, 0x0000000000000020ULL, 5)
#define pmuv3_pmcr_get_X(r)           pmuv3_pmcr_get(r, 0x0000000000000010ULL, 4)
#define pmuv3_pmcr_get_D(r)           pmuv3_pmcr_get(r, 0x0000000000000008ULL, 3)
#define pmuv3_pmcr_get_E(r)           pmuv3_pmcr_get(r, 0x0000000000000001ULL, 0)
#define pmuv3_pmcr_with_FZS(r, value) PMUREG_WITH(pmuv3_pmcr_with, r, 0x0000000100000000ULL, 32, value)
#define pmuv3_pmcr_with_FZO(r, value) PMUREG_WITH(pmuv3_pmcr_with, r, 0x0000000000000200ULL, 9, value)
#define pmuv3_pmcr_with_LP(r, value)  PMUREG_WITH(pmuv3_pmcr_with, r, 0x0000000000000080ULL, 7, value)
#define pmuv3_pmcr_with_LC(r, value)  PMUREG_WITH(pmuv3_pmcr_with, r, 0x0000000000000040ULL, 6, value)
#define pmuv3_pmcr_with_DP(r, value)  PMUREG_WITH(pmuv3_pmcr_with, r, 0x0000000000000020ULL, 5, value)
#define pmuv3_pmcr_with_X(r, value)   PMUREG_WITH(pmuv3_pmcr_with, r, 0x0000000000000010ULL, 4, value)
#define pmuv3_pmcr_with_D(r, value)   PMUREG_WITH(pmuv3_pmcr_with, r, 0x0000000000000008ULL, 3, value)
#define pmuv3_pmcr_with_C(r, value)   PMUREG_WITH(pmuv3_pmcr_with, r, 0x0000000000000004ULL, 2, value)
#define pmuv3_pmcr_with_P(r, value)   PMUREG_WITH(pmuv3_pmcr_with, r, 0x0000000000000002ULL, 1, value)
#define pmuv3_pmcr_with_E(r, value)   PMUREG_WITH(pmuv3_pmcr_with, r, 0x0000000000000001ULL, 0, value)

static inline int pmuv3_pmcr_check(pmuv3_pmcr_t r)
{
	if ((r.raw & 0xfffffffe00000500ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *pmuv3_pmcr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffe00000500 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline pmuv3_pmcr_t pmuv3_pmcr_read(void)
{
	pmuv3_pmcr_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 3, 9, 12, 0);
	r.raw = value;
	return r;
}

static inline void pmuv3_pmcr_write(pmuv3_pmcr_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 3, 3, 9, 12, 0);
}
#else
pmuv3_pmcr_t pmuv3_pmcr_read(void) PMUREG_NO_SYSREG;
void pmuv3_pmcr_write(pmuv3_pmcr_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int pmuv3_pmcr_io_read(struct pmureg_io *io, struct pmureg_place at, pmuv3_pmcr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = PMUV3_PMCR_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int pmuv3_pmcr_io_write(struct pmureg_io *io, struct pmureg_place at, pmuv3_pmcr_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = PMUV3_PMCR_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMCNTENSET_EL0: Writing 1 enables a counter; reads the enables. ----
 * Source: ARM D24.5; K
 */

#define PMUV3_PMCNTENSET_ENCODING 0xdce1U /* op0 3, op1 3, CRn 9, CRm 12, op2 1 */
#define PMUV3_PMCNTENSET_RESET    0x0000000000000000ULL
#define PMUV3_PMCNTENSET_ACTING   0x00000001ffffffffULL
#define PMUV3_PMCNTENSET_F0_SHIFT 32
#define PMUV3_PMCNTENSET_F0_WIDTH 1
#define PMUV3_PMCNTENSET_F0_MASK  0x0000000100000000ULL
#define PMUV3_PMCNTENSET_C_SHIFT  31
#define PMUV3_PMCNTENSET_C_WIDTH  1
#define PMUV3_PMCNTENSET_C_MASK   0x0000000080000000ULL
#define PMUV3_PMCNTENSET_P_SHIFT  0
#define PMUV3_PMCNTENSET_P_WIDTH  31
#define PMUV3_PMCNTENSET_P_MASK   0x000000007fffffffULL
#define PMUV3_PMCNTENSET_P_COUNT  31

typedef struct {
	uint64_t raw;
} pmuv3_pmcntenset_t;

typedef struct {
	uint64_t F0; /* 32    W1S Bit of the instruction counter; RES0 without FEAT_PMUv3_ICNTR. */
	uint64_t C;  /* 31    W1S Bit of the cycle counter. */
	uint64_t P;  /* 30:0  W1S Bit of event counter <m>; RAZ/WI where there is no such counter. */
} pmuv3_pmcntenset_fields_t;

static inline __attribute__((always_inline)) pmuv3_pmcntenset_t pmuv3_pmcntenset_pack(pmuv3_pmcntenset_fields_t f)
{
	pmuv3_pmcntenset_t r;

	r.raw = 0
		| pmureg_put64(f.F0, 0x1ULL, 32)
		| pmureg_put64(f.C, 0x1ULL, 31)
		| pmureg_put64(f.P, 0x7fffffffULL, 0);
	return r;
}

static inline pmuv3_pmcntenset_fields_t pmuv3_pmcntenset_unpack(pmuv3_pmcntenset_t r)
{
	pmuv3_pmcntenset_fields_t f;

	f.F0 = (r.raw >> 32) & 0x1ULL;
	f.C = (r.raw >> 31) & 0x1ULL;
	f.P = r.raw & 0x7fffffffULL;
	return f;
}

static inline uint64_t pmuv3_pmcntenset_get(pmuv3_pmcntenset_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline pmuv3_pmcntenset_t pmuv3_pmcntenset_with(pmuv3_pmcntenset_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift);
	return r;
}

#define pmuv3_pmcntenset_get_F0(r)         pmuv3_pmcntenset_get(r, 0x0000000100000000ULL, 32)
#define pmuv3_pmcntenset_get_C(r)          pmuv3_pmcntenset_get(r, 0x0000000080000000ULL, 31)
#define pmuv3_pmcntenset_with_F0(r, value) PMUREG_WITH(pmuv3_pmcntenset_with, r, 0x0000000100000000ULL, 32, value)
#define pmuv3_pmcntenset_with_C(r, value)  PMUREG_WITH(pmuv3_pmcntenset_with, r, 0x0000000080000000ULL, 31, value)
#define pmuv3_pmcntenset_with_P(r, value)  PMUREG_WITH(pmuv3_pmcntenset_with, r, 0x000000007fffffffULL, 0, value)

/* Element m of P, 0 to 30. Another index gives 0; debug builds assert. */
static inline uint64_t pmuv3_pmcntenset_get_P(pmuv3_pmcntenset_t r, unsigned int m)
{
	PMUREG_INDEX(m, 30U);
	return m < 31U ? (r.raw >> m) & 0x1ULL : 0;
}

static inline int pmuv3_pmcntenset_check(pmuv3_pmcntenset_t r)
{
	if ((r.raw & 0xfffffffe00000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *pmuv3_pmcntenset_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffe00000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline pmuv3_pmcntenset_t pmuv3_pmcntenset_read(void)
{
	pmuv3_pmcntenset_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 3, 9, 12, 1);
	r.raw = value;
	return r;
}

static inline void pmuv3_pmcntenset_write(pmuv3_pmcntenset_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 3, 3, 9, 12, 1);
}
#else
pmuv3_pmcntenset_t pmuv3_pmcntenset_read(void) PMUREG_NO_SYSREG;
void pmuv3_pmcntenset_write(pmuv3_pmcntenset_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int pmuv3_pmcntenset_io_read(struct pmureg_io *io, struct pmureg_place at, pmuv3_pmcntenset_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = PMUV3_PMCNTENSET_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int pmuv3_pmcntenset_io_write(struct pmureg_io *io, struct pmureg_place at, pmuv3_pmcntenset_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = PMUV3_PMCNTENSET_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMCNTENCLR_EL0: Writing 1 disables a counter; reads the enables. ----
 * Source: ARM D24.5; K
 */

#define PMUV3_PMCNTENCLR_ENCODING 0xdce2U /* op0 3, op1 3, CRn 9, CRm 12, op2 2 */
#define PMUV3_PMCNTENCLR_RESET    0x0000000000000000ULL
#define PMUV3_PMCNTENCLR_ACTING   0x00000001ffffffffULL
#define PMUV3_PMCNTENCLR_F0_SHIFT 32
#define PMUV3_PMCNTENCLR_F0_WIDTH 1
#define PMUV3_PMCNTENCLR_F0_MASK  0x0000000100000000ULL
#define PMUV3_PMCNTENCLR_C_SHIFT  31
#define PMUV3_PMCNTENCLR_C_WIDTH  1
#define PMUV3_PMCNTENCLR_C_MASK   0x0000000080000000ULL
#define PMUV3_PMCNTENCLR_P_SHIFT  0
#define PMUV3_PMCNTENCLR_P_WIDTH  31
#define PMUV3_PMCNTENCLR_P_MASK   0x000000007fffffffULL
#define PMUV3_PMCNTENCLR_P_COUNT  31

typedef struct {
	uint64_t raw;
} pmuv3_pmcntenclr_t;

typedef struct {
	uint64_t F0; /* 32    W1C Bit of the instruction counter; RES0 without FEAT_PMUv3_ICNTR. */
	uint64_t C;  /* 31    W1C Bit of the cycle counter. */
	uint64_t P;  /* 30:0  W1C Bit of event counter <m>; RAZ/WI where there is no such counter. */
} pmuv3_pmcntenclr_fields_t;

static inline __attribute__((always_inline)) pmuv3_pmcntenclr_t pmuv3_pmcntenclr_pack(pmuv3_pmcntenclr_fields_t f)
{
	pmuv3_pmcntenclr_t r;

	r.raw = 0
		| pmureg_put64(f.F0, 0x1ULL, 32)
		| pmureg_put64(f.C, 0x1ULL, 31)
		| pmureg_put64(f.P, 0x7fffffffULL, 0);
	return r;
}

static inline pmuv3_pmcntenclr_fields_t pmuv3_pmcntenclr_unpack(pmuv3_pmcntenclr_t r)
{
	pmuv3_pmcntenclr_fields_t f;

	f.F0 = (r.raw >> 32) & 0x1ULL;
	f.C = (r.raw >> 31) & 0x1ULL;
	f.P = r.raw & 0x7fffffffULL;
	return f;
}

static inline uint64_t pmuv3_pmcntenclr_get(pmuv3_pmcntenclr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline pmuv3_pmcntenclr_t pmuv3_pmcntenclr_with(pmuv3_pmcntenclr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift);
	return r;
}

#define pmuv3_pmcntenclr_get_F0(r)         pmuv3_pmcntenclr_get(r, 0x0000000100000000ULL, 32)
#define pmuv3_pmcntenclr_get_C(r)          pmuv3_pmcntenclr_get(r, 0x0000000080000000ULL, 31)
#define pmuv3_pmcntenclr_with_F0(r, value) PMUREG_WITH(pmuv3_pmcntenclr_with, r, 0x0000000100000000ULL, 32, value)
#define pmuv3_pmcntenclr_with_C(r, value)  PMUREG_WITH(pmuv3_pmcntenclr_with, r, 0x0000000080000000ULL, 31, value)
#define pmuv3_pmcntenclr_with_P(r, value)  PMUREG_WITH(pmuv3_pmcntenclr_with, r, 0x000000007fffffffULL, 0, value)

/* Element m of P, 0 to 30. Another index gives 0; debug builds assert. */
static inline uint64_t pmuv3_pmcntenclr_get_P(pmuv3_pmcntenclr_t r, unsigned int m)
{
	PMUREG_INDEX(m, 30U);
	return m < 31U ? (r.raw >> m) & 0x1ULL : 0;
}

static inline int pmuv3_pmcntenclr_check(pmuv3_pmcntenclr_t r)
{
	if ((r.raw & 0xfffffffe00000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *pmuv3_pmcntenclr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffe00000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline pmuv3_pmcntenclr_t pmuv3_pmcntenclr_read(void)
{
	pmuv3_pmcntenclr_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 3, 9, 12, 2);
	r.raw = value;
	return r;
}

static inline void pmuv3_pmcntenclr_write(pmuv3_pmcntenclr_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 3, 3, 9, 12, 2);
}
#else
pmuv3_pmcntenclr_t pmuv3_pmcntenclr_read(void) PMUREG_NO_SYSREG;
void pmuv3_pmcntenclr_write(pmuv3_pmcntenclr_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int pmuv3_pmcntenclr_io_read(struct pmureg_io *io, struct pmureg_place at, pmuv3_pmcntenclr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = PMUV3_PMCNTENCLR_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int pmuv3_pmcntenclr_io_write(struct pmureg_io *io, struct pmureg_place at, pmuv3_pmcntenclr_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = PMUV3_PMCNTENCLR_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMOVSCLR_EL0: Writing 1 clears a counter's overflow flag; reads the flags. ----
 * Source: ARM D24.5; K
 */

#define PMUV3_PMOVSCLR_ENCODING 0xdce3U /* op0 3, op1 3, CRn 9, CRm 12, op2 3 */
#define PMUV3_PMOVSCLR_RESET    0x0000000000000000ULL
#define PMUV3_PMOVSCLR_ACTING   0x00000001ffffffffULL
#define PMUV3_PMOVSCLR_F0_SHIFT 32
#define PMUV3_PMOVSCLR_F0_WIDTH 1
#define PMUV3_PMOVSCLR_F0_MASK  0x0000000100000000ULL
#define PMUV3_PMOVSCLR_C_SHIFT  31
#define PMUV3_PMOVSCLR_C_WIDTH  1
#define PMUV3_PMOVSCLR_C_MASK   0x0000000080000000ULL
#define PMUV3_PMOVSCLR_P_SHIFT  0
#define PMUV3_PMOVSCLR_P_WIDTH  31
#define PMUV3_PMOVSCLR_P_MASK   0x000000007fffffffULL
#define PMUV3_PMOVSCLR_P_COUNT  31

typedef struct {
	uint64_t raw;
} pmuv3_pmovsclr_t;

typedef struct {
	uint64_t F0; /* 32    W1C-V Bit of the instruction counter; RES0 without FEAT_PMUv3_ICNTR. */
	uint64_t C;  /* 31    W1C-V Bit of the cycle counter. */
	uint64_t P;  /* 30:0  W1C-V Bit of event counter <m>; RAZ/WI where there is no such counter. */
} pmuv3_pmovsclr_fields_t;

static inline __attribute__((always_inline)) pmuv3_pmovsclr_t pmuv3_pmovsclr_pack(pmuv3_pmovsclr_fields_t f)
{
	pmuv3_pmovsclr_t r;

	r.raw = 0
		| pmureg_put64(f.F0, 0x1ULL, 32)
		| pmureg_put64(f.C, 0x1ULL, 31)
		| pmureg_put64(f.P, 0x7fffffffULL, 0);
	return r;
}

static inline pmuv3_pmovsclr_fields_t pmuv3_pmovsclr_unpack(pmuv3_pmovsclr_t r)
{
	pmuv3_pmovsclr_fields_t f;

	f.F0 = (r.raw >> 32) & 0x1ULL;
	f.C = (r.raw >> 31) & 0x1ULL;
	f.P = r.raw & 0x7fffffffULL;
	return f;
}

static inline uint64_t pmuv3_pmovsclr_get(pmuv3_pmovsclr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline pmuv3_pmovsclr_t pmuv3_pmovsclr_with(pmuv3_pmovsclr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift);
	return r;
}

#define pmuv3_pmovsclr_get_F0(r)         pmuv3_pmovsclr_get(r, 0x0000000100000000ULL, 32)
#define pmuv3_pmovsclr_get_C(r)          pmuv3_pmovsclr_get(r, 0x0000000080000000ULL, 31)
#define pmuv3_pmovsclr_with_F0(r, value) PMUREG_WITH(pmuv3_pmovsclr_with, r, 0x0000000100000000ULL, 32, value)
#define pmuv3_pmovsclr_with_C(r, value)  PMUREG_WITH(pmuv3_pmovsclr_with, r, 0x0000000080000000ULL, 31, value)
#define pmuv3_pmovsclr_with_P(r, value)  PMUREG_WITH(pmuv3_pmovsclr_with, r, 0x000000007fffffffULL, 0, value)

/* Element m of P, 0 to 30. Another index gives 0; debug builds assert. */
static inline uint64_t pmuv3_pmovsclr_get_P(pmuv3_pmovsclr_t r, unsigned int m)
{
	PMUREG_INDEX(m, 30U);
	return m < 31U ? (r.raw >> m) & 0x1ULL : 0;
}

static inline int pmuv3_pmovsclr_check(pmuv3_pmovsclr_t r)
{
	if ((r.raw & 0xfffffffe00000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *pmuv3_pmovsclr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffe00000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline pmuv3_pmovsclr_t pmuv3_pmovsclr_read(void)
{
	pmuv3_pmovsclr_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 3, 9, 12, 3);
	r.raw = value;
	return r;
}

static inline void pmuv3_pmovsclr_write(pmuv3_pmovsclr_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 3, 3, 9, 12, 3);
}
#else
pmuv3_pmovsclr_t pmuv3_pmovsclr_read(void) PMUREG_NO_SYSREG;
void pmuv3_pmovsclr_write(pmuv3_pmovsclr_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int pmuv3_pmovsclr_io_read(struct pmureg_io *io, struct pmureg_place at, pmuv3_pmovsclr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = PMUV3_PMOVSCLR_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int pmuv3_pmovsclr_io_write(struct pmureg_io *io, struct pmureg_place at, pmuv3_pmovsclr_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = PMUV3_PMOVSCLR_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMOVSSET_EL0: Writing 1 sets a counter's overflow flag; reads the flags. ----
 * Source: ARM D24.5; K
 * Note: CRm is 14, but 12 for PMOVSCLR_EL0.
 */

#define PMUV3_PMOVSSET_ENCODING 0xdcf3U /* op0 3, op1 3, CRn 9, CRm 14, op2 3 */
#define PMUV3_PMOVSSET_RESET    0x0000000000000000ULL
#define PMUV3_PMOVSSET_ACTING   0x00000001ffffffffULL
#define PMUV3_PMOVSSET_F0_SHIFT 32
#define PMUV3_PMOVSSET_F0_WIDTH 1
#define PMUV3_PMOVSSET_F0_MASK  0x0000000100000000ULL
#define PMUV3_PMOVSSET_C_SHIFT  31
#define PMUV3_PMOVSSET_C_WIDTH  1
#define PMUV3_PMOVSSET_C_MASK   0x0000000080000000ULL
#define PMUV3_PMOVSSET_P_SHIFT  0
#define PMUV3_PMOVSSET_P_WIDTH  31
#define PMUV3_PMOVSSET_P_MASK   0x000000007fffffffULL
#define PMUV3_PMOVSSET_P_COUNT  31

typedef struct {
	uint64_t raw;
} pmuv3_pmovsset_t;

typedef struct {
	uint64_t F0; /* 32    W1S-V Bit of the instruction counter; RES0 without FEAT_PMUv3_ICNTR. */
	uint64_t C;  /* 31    W1S-V Bit of the cycle counter. */
	uint64_t P;  /* 30:0  W1S-V Bit of event counter <m>; RAZ/WI where there is no such counter. */
} pmuv3_pmovsset_fields_t;

static inline __attribute__((always_inline)) pmuv3_pmovsset_t pmuv3_pmovsset_pack(pmuv3_pmovsset_fields_t f)
{
	pmuv3_pmovsset_t r;

	r.raw = 0
		| pmureg_put64(f.F0, 0x1ULL, 32)
		| pmureg_put64(f.C, 0x1ULL, 31)
		| pmureg_put64(f.P, 0x7fffffffULL, 0);
	return r;
}

static inline pmuv3_pmovsset_fields_t pmuv3_pmovsset_unpack(pmuv3_pmovsset_t r)
{
	pmuv3_pmovsset_fields_t f;

	f.F0 = (r.raw >> 32) & 0x1ULL;
	f.C = (r.raw >> 31) & 0x1ULL;
	f.P = r.raw & 0x7fffffffULL;
	return f;
}

static inline uint64_t pmuv3_pmovsset_get(pmuv3_pmovsset_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline pmuv3_pmovsset_t pmuv3_pmovsset_with(pmuv3_pmovsset_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift);
	return r;
}

#define pmuv3_pmovsset_get_F0(r)         pmuv3_pmovsset_get(r, 0x0000000100000000ULL, 32)
#define pmuv3_pmovsset_get_C(r)          pmuv3_pmovsset_get(r, 0x0000000080000000ULL, 31)
#define pmuv3_pmovsset_with_F0(r, value) PMUREG_WITH(pmuv3_pmovsset_with, r, 0x0000000100000000ULL, 32, value)
#define pmuv3_pmovsset_with_C(r, value)  PMUREG_WITH(pmuv3_pmovsset_with, r, 0x0000000080000000ULL, 31, value)
#define pmuv3_pmovsset_with_P(r, value)  PMUREG_WITH(pmuv3_pmovsset_with, r, 0x000000007fffffffULL, 0, value)

/* Element m of P, 0 to 30. Another index gives 0; debug builds assert. */
static inline uint64_t pmuv3_pmovsset_get_P(pmuv3_pmovsset_t r, unsigned int m)
{
	PMUREG_INDEX(m, 30U);
	return m < 31U ? (r.raw >> m) & 0x1ULL : 0;
}

static inline int pmuv3_pmovsset_check(pmuv3_pmovsset_t r)
{
	if ((r.raw & 0xfffffffe00000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *pmuv3_pmovsset_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffe00000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline pmuv3_pmovsset_t pmuv3_pmovsset_read(void)
{
	pmuv3_pmovsset_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 3, 9, 14, 3);
	r.raw = value;
	return r;
}

static inline void pmuv3_pmovsset_write(pmuv3_pmovsset_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 3, 3, 9, 14, 3);
}
#else
pmuv3_pmovsset_t pmuv3_pmovsset_read(void) PMUREG_NO_SYSREG;
void pmuv3_pmovsset_write(pmuv3_pmovsset_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int pmuv3_pmovsset_io_read(struct pmureg_io *io, struct pmureg_place at, pmuv3_pmovsset_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = PMUV3_PMOVSSET_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int pmuv3_pmovsset_io_write(struct pmureg_io *io, struct pmureg_place at, pmuv3_pmovsset_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = PMUV3_PMOVSSET_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMINTENSET_EL1: Writing 1 enables a counter's overflow interrupt; reads the enables. ----
 * Source: ARM D24.5; K
 * Reached from: EL1 and above; UNDEFINED at EL0
 */

#define PMUV3_PMINTENSET_ENCODING 0xc4f1U /* op0 3, op1 0, CRn 9, CRm 14, op2 1 */
#define PMUV3_PMINTENSET_RESET    0x0000000000000000ULL
#define PMUV3_PMINTENSET_ACTING   0x00000001ffffffffULL
#define PMUV3_PMINTENSET_F0_SHIFT 32
#define PMUV3_PMINTENSET_F0_WIDTH 1
#define PMUV3_PMINTENSET_F0_MASK  0x0000000100000000ULL
#define PMUV3_PMINTENSET_C_SHIFT  31
#define PMUV3_PMINTENSET_C_WIDTH  1
#define PMUV3_PMINTENSET_C_MASK   0x0000000080000000ULL
#define PMUV3_PMINTENSET_P_SHIFT  0
#define PMUV3_PMINTENSET_P_WIDTH  31
#define PMUV3_PMINTENSET_P_MASK   0x000000007fffffffULL
#define PMUV3_PMINTENSET_P_COUNT  31

typedef struct {
	uint64_t raw;
} pmuv3_pmintenset_t;

typedef struct {
	uint64_t F0; /* 32    W1S Bit of the instruction counter; RES0 without FEAT_PMUv3_ICNTR. */
	uint64_t C;  /* 31    W1S Bit of the cycle counter. */
	uint64_t P;  /* 30:0  W1S Bit of event counter <m>; RAZ/WI where there is no such counter. */
} pmuv3_pmintenset_fields_t;

static inline __attribute__((always_inline)) pmuv3_pmintenset_t pmuv3_pmintenset_pack(pmuv3_pmintenset_fields_t f)
{
	pmuv3_pmintenset_t r;

	r.raw = 0
		| pmureg_put64(f.F0, 0x1ULL, 32)
		| pmureg_put64(f.C, 0x1ULL, 31)
		| pmureg_put64(f.P, 0x7fffffffULL, 0);
	return r;
}

static inline pmuv3_pmintenset_fields_t pmuv3_pmintenset_unpack(pmuv3_pmintenset_t r)
{
	pmuv3_pmintenset_fields_t f;

	f.F0 = (r.raw >> 32) & 0x1ULL;
	f.C = (r.raw >> 31) & 0x1ULL;
	f.P = r.raw & 0x7fffffffULL;
	return f;
}

static inline uint64_t pmuv3_pmintenset_get(pmuv3_pmintenset_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline pmuv3_pmintenset_t pmuv3_pmintenset_with(pmuv3_pmintenset_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift);
	return r;
}

#define pmuv3_pmintenset_get_F0(r)         pmuv3_pmintenset_get(r, 0x0000000100000000ULL, 32)
#define pmuv3_pmintenset_get_C(r)          pmuv3_pmintenset_get(r, 0x0000000080000000ULL, 31)
#define pmuv3_pmintenset_with_F0(r, value) PMUREG_WITH(pmuv3_pmintenset_with, r, 0x0000000100000000ULL, 32, value)
#define pmuv3_pmintenset_with_C(r, value)  PMUREG_WITH(pmuv3_pmintenset_with, r, 0x0000000080000000ULL, 31, value)
#define pmuv3_pmintenset_with_P(r, value)  PMUREG_WITH(pmuv3_pmintenset_with, r, 0x000000007fffffffULL, 0, value)

/* Element m of P, 0 to 30. Another index gives 0; debug builds assert. */
static inline uint64_t pmuv3_pmintenset_get_P(pmuv3_pmintenset_t r, unsigned int m)
{
	PMUREG_INDEX(m, 30U);
	return m < 31U ? (r.raw >> m) & 0x1ULL : 0;
}

static inline int pmuv3_pmintenset_check(pmuv3_pmintenset_t r)
{
	if ((r.raw & 0xfffffffe00000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *pmuv3_pmintenset_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffe00000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline pmuv3_pmintenset_t pmuv3_pmintenset_read(void)
{
	pmuv3_pmintenset_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 0, 9, 14, 1);
	r.raw = value;
	return r;
}

static inline void pmuv3_pmintenset_write(pmuv3_pmintenset_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 3, 0, 9, 14, 1);
}
#else
pmuv3_pmintenset_t pmuv3_pmintenset_read(void) PMUREG_NO_SYSREG;
void pmuv3_pmintenset_write(pmuv3_pmintenset_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int pmuv3_pmintenset_io_read(struct pmureg_io *io, struct pmureg_place at, pmuv3_pmintenset_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = PMUV3_PMINTENSET_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int pmuv3_pmintenset_io_write(struct pmureg_io *io, struct pmureg_place at, pmuv3_pmintenset_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = PMUV3_PMINTENSET_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMINTENCLR_EL1: Writing 1 disables a counter's overflow interrupt; reads the enables. ----
 * Source: ARM D24.5; K
 * Reached from: EL1 and above; UNDEFINED at EL0
 */

#define PMUV3_PMINTENCLR_ENCODING 0xc4f2U /* op0 3, op1 0, CRn 9, CRm 14, op2 2 */
#define PMUV3_PMINTENCLR_RESET    0x0000000000000000ULL
#define PMUV3_PMINTENCLR_ACTING   0x00000001ffffffffULL
#define PMUV3_PMINTENCLR_F0_SHIFT 32
#define PMUV3_PMINTENCLR_F0_WIDTH 1
#define PMUV3_PMINTENCLR_F0_MASK  0x0000000100000000ULL
#define PMUV3_PMINTENCLR_C_SHIFT  31
#define PMUV3_PMINTENCLR_C_WIDTH  1
#define PMUV3_PMINTENCLR_C_MASK   0x0000000080000000ULL
#define PMUV3_PMINTENCLR_P_SHIFT  0
#define PMUV3_PMINTENCLR_P_WIDTH  31
#define PMUV3_PMINTENCLR_P_MASK   0x000000007fffffffULL
#define PMUV3_PMINTENCLR_P_COUNT  31

typedef struct {
	uint64_t raw;
} pmuv3_pmintenclr_t;

typedef struct {
	uint64_t F0; /* 32    W1C Bit of the instruction counter; RES0 without FEAT_PMUv3_ICNTR. */
	uint64_t C;  /* 31    W1C Bit of the cycle counter. */
	uint64_t P;  /* 30:0  W1C Bit of event counter <m>; RAZ/WI where there is no such counter. */
} pmuv3_pmintenclr_fields_t;

static inline __attribute__((always_inline)) pmuv3_pmintenclr_t pmuv3_pmintenclr_pack(pmuv3_pmintenclr_fields_t f)
{
	pmuv3_pmintenclr_t r;

	r.raw = 0
		| pmureg_put64(f.F0, 0x1ULL, 32)
		| pmureg_put64(f.C, 0x1ULL, 31)
		| pmureg_put64(f.P, 0x7fffffffULL, 0);
	return r;
}

static inline pmuv3_pmintenclr_fields_t pmuv3_pmintenclr_unpack(pmuv3_pmintenclr_t r)
{
	pmuv3_pmintenclr_fields_t f;

	f.F0 = (r.raw >> 32) & 0x1ULL;
	f.C = (r.raw >> 31) & 0x1ULL;
	f.P = r.raw & 0x7fffffffULL;
	return f;
}

static inline uint64_t pmuv3_pmintenclr_get(pmuv3_pmintenclr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline pmuv3_pmintenclr_t pmuv3_pmintenclr_with(pmuv3_pmintenclr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift);
	return r;
}

#define pmuv3_pmintenclr_get_F0(r)         pmuv3_pmintenclr_get(r, 0x0000000100000000ULL, 32)
#define pmuv3_pmintenclr_get_C(r)          pmuv3_pmintenclr_get(r, 0x0000000080000000ULL, 31)
#define pmuv3_pmintenclr_with_F0(r, value) PMUREG_WITH(pmuv3_pmintenclr_with, r, 0x0000000100000000ULL, 32, value)
#define pmuv3_pmintenclr_with_C(r, value)  PMUREG_WITH(pmuv3_pmintenclr_with, r, 0x0000000080000000ULL, 31, value)
#define pmuv3_pmintenclr_with_P(r, value)  PMUREG_WITH(pmuv3_pmintenclr_with, r, 0x000000007fffffffULL, 0, value)

/* Element m of P, 0 to 30. Another index gives 0; debug builds assert. */
static inline uint64_t pmuv3_pmintenclr_get_P(pmuv3_pmintenclr_t r, unsigned int m)
{
	PMUREG_INDEX(m, 30U);
	return m < 31U ? (r.raw >> m) & 0x1ULL : 0;
}

static inline int pmuv3_pmintenclr_check(pmuv3_pmintenclr_t r)
{
	if ((r.raw & 0xfffffffe00000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *pmuv3_pmintenclr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffe00000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline pmuv3_pmintenclr_t pmuv3_pmintenclr_read(void)
{
	pmuv3_pmintenclr_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 0, 9, 14, 2);
	r.raw = value;
	return r;
}

static inline void pmuv3_pmintenclr_write(pmuv3_pmintenclr_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 3, 0, 9, 14, 2);
}
#else
pmuv3_pmintenclr_t pmuv3_pmintenclr_read(void) PMUREG_NO_SYSREG;
void pmuv3_pmintenclr_write(pmuv3_pmintenclr_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int pmuv3_pmintenclr_io_read(struct pmureg_io *io, struct pmureg_place at, pmuv3_pmintenclr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = PMUV3_PMINTENCLR_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int pmuv3_pmintenclr_io_write(struct pmureg_io *io, struct pmureg_place at, pmuv3_pmintenclr_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = PMUV3_PMINTENCLR_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMSWINC_EL0: Counts by software; cannot be read. ----
 * Source: ARM D24.5; K
 */

#define PMUV3_PMSWINC_ENCODING 0xdce4U /* op0 3, op1 3, CRn 9, CRm 12, op2 4 */
#define PMUV3_PMSWINC_ACTING   0x000000007fffffffULL
#define PMUV3_PMSWINC_P_SHIFT  0
#define PMUV3_PMSWINC_P_WIDTH  31
#define PMUV3_PMSWINC_P_MASK   0x000000007fffffffULL
#define PMUV3_PMSWINC_P_COUNT  31

typedef struct {
	uint64_t raw;
} pmuv3_pmswinc_t;

typedef struct {
	uint64_t P; /* 30:0  WO self-clearing Write 1 to add 1 to counter <m> where its event is SW_INCR (0). */
} pmuv3_pmswinc_fields_t;

static inline __attribute__((always_inline)) pmuv3_pmswinc_t pmuv3_pmswinc_pack(pmuv3_pmswinc_fields_t f)
{
	pmuv3_pmswinc_t r;

	r.raw = 0
		| pmureg_put64(f.P, 0x7fffffffULL, 0);
	return r;
}

static inline pmuv3_pmswinc_fields_t pmuv3_pmswinc_unpack(pmuv3_pmswinc_t r)
{
	pmuv3_pmswinc_fields_t f;

	f.P = r.raw & 0x7fffffffULL;
	return f;
}

static inline pmuv3_pmswinc_t pmuv3_pmswinc_with(pmuv3_pmswinc_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift);
	return r;
}

#define pmuv3_pmswinc_with_P(r, value) PMUREG_WITH(pmuv3_pmswinc_with, r, 0x000000007fffffffULL, 0, value)

static inline int pmuv3_pmswinc_check(pmuv3_pmswinc_t r)
{
	if ((r.raw & 0xffffffff80000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *pmuv3_pmswinc_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffff80000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline void pmuv3_pmswinc_write(pmuv3_pmswinc_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 3, 3, 9, 12, 4);
}
#else
void pmuv3_pmswinc_write(pmuv3_pmswinc_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int pmuv3_pmswinc_io_write(struct pmureg_io *io, struct pmureg_place at, pmuv3_pmswinc_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = PMUV3_PMSWINC_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMZR_EL0: Zeroes counters; cannot be read. PMUv3p9. ----
 * Source: ARM D24.5
 */

#define PMUV3_PMZR_ENCODING 0xdcecU /* op0 3, op1 3, CRn 9, CRm 13, op2 4 */
#define PMUV3_PMZR_ACTING   0x00000001ffffffffULL
#define PMUV3_PMZR_F0_SHIFT 32
#define PMUV3_PMZR_F0_WIDTH 1
#define PMUV3_PMZR_F0_MASK  0x0000000100000000ULL
#define PMUV3_PMZR_C_SHIFT  31
#define PMUV3_PMZR_C_WIDTH  1
#define PMUV3_PMZR_C_MASK   0x0000000080000000ULL
#define PMUV3_PMZR_P_SHIFT  0
#define PMUV3_PMZR_P_WIDTH  31
#define PMUV3_PMZR_P_MASK   0x000000007fffffffULL
#define PMUV3_PMZR_P_COUNT  31

typedef struct {
	uint64_t raw;
} pmuv3_pmzr_t;

typedef struct {
	uint64_t F0; /* 32    WO self-clearing Write 1 to zero the instruction counter; FEAT_PMUv3_ICNTR. */
	uint64_t C;  /* 31    WO self-clearing Write 1 to zero the cycle counter. */
	uint64_t P;  /* 30:0  WO self-clearing Write 1 to zero event counter <m>. */
} pmuv3_pmzr_fields_t;

static inline __attribute__((always_inline)) pmuv3_pmzr_t pmuv3_pmzr_pack(pmuv3_pmzr_fields_t f)
{
	pmuv3_pmzr_t r;

	r.raw = 0
		| pmureg_put64(f.F0, 0x1ULL, 32)
		| pmureg_put64(f.C, 0x1ULL, 31)
		| pmureg_put64(f.P, 0x7fffffffULL, 0);
	return r;
}

static inline pmuv3_pmzr_fields_t pmuv3_pmzr_unpack(pmuv3_pmzr_t r)
{
	pmuv3_pmzr_fields_t f;

	f.F0 = (r.raw >> 32) & 0x1ULL;
	f.C = (r.raw >> 31) & 0x1ULL;
	f.P = r.raw & 0x7fffffffULL;
	return f;
}

static inline pmuv3_pmzr_t pmuv3_pmzr_with(pmuv3_pmzr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift);
	return r;
}

#define pmuv3_pmzr_with_F0(r, value) PMUREG_WITH(pmuv3_pmzr_with, r, 0x0000000100000000ULL, 32, value)
#define pmuv3_pmzr_with_C(r, value)  PMUREG_WITH(pmuv3_pmzr_with, r, 0x0000000080000000ULL, 31, value)
#define pmuv3_pmzr_with_P(r, value)  PMUREG_WITH(pmuv3_pmzr_with, r, 0x000000007fffffffULL, 0, value)

static inline int pmuv3_pmzr_check(pmuv3_pmzr_t r)
{
	if ((r.raw & 0xfffffffe00000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *pmuv3_pmzr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffe00000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline void pmuv3_pmzr_write(pmuv3_pmzr_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 3, 3, 9, 13, 4);
}
#else
void pmuv3_pmzr_write(pmuv3_pmzr_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int pmuv3_pmzr_io_write(struct pmureg_io *io, struct pmureg_place at, pmuv3_pmzr_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = PMUV3_PMZR_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMSELR_EL0: Selects what PMXEVTYPER_EL0 and PMXEVCNTR_EL0 reach; an ISB must follow. ----
 * Source: ARM D24.5; K
 */

#define PMUV3_PMSELR_ENCODING   0xdce5U /* op0 3, op1 3, CRn 9, CRm 12, op2 5 */
#define PMUV3_PMSELR_SEL_SHIFT  0
#define PMUV3_PMSELR_SEL_WIDTH  5
#define PMUV3_PMSELR_SEL_MASK   0x000000000000001fULL
#define PMUV3_PMSELR_SEL_CYCLES 31U

typedef struct {
	uint64_t raw;
} pmuv3_pmselr_t;

typedef struct {
	uint64_t SEL; /* 4:0   RW Event counter 0 to 30; 31: PMCCFILTR_EL0, and no counter. */
} pmuv3_pmselr_fields_t;

static inline __attribute__((always_inline)) pmuv3_pmselr_t pmuv3_pmselr_pack(pmuv3_pmselr_fields_t f)
{
	pmuv3_pmselr_t r;

	r.raw = 0
		| pmureg_put64(f.SEL, 0x1fULL, 0);
	return r;
}

static inline pmuv3_pmselr_fields_t pmuv3_pmselr_unpack(pmuv3_pmselr_t r)
{
	pmuv3_pmselr_fields_t f;

	f.SEL = r.raw & 0x1fULL;
	return f;
}

static inline uint64_t pmuv3_pmselr_get(pmuv3_pmselr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline pmuv3_pmselr_t pmuv3_pmselr_with(pmuv3_pmselr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x000000000000001fULL & ~mask);
	return r;
}

#define pmuv3_pmselr_get_SEL(r)         pmuv3_pmselr_get(r, 0x000000000000001fULL, 0)
#define pmuv3_pmselr_with_SEL(r, value) PMUREG_WITH(pmuv3_pmselr_with, r, 0x000000000000001fULL, 0, value)

static inline int pmuv3_pmselr_check(pmuv3_pmselr_t r)
{
	if ((r.raw & 0xffffffffffffffe0ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *pmuv3_pmselr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffffffffffe0 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline pmuv3_pmselr_t pmuv3_pmselr_read(void)
{
	pmuv3_pmselr_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 3, 9, 12, 5);
	r.raw = value;
	return r;
}

static inline void pmuv3_pmselr_write(pmuv3_pmselr_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 3, 3, 9, 12, 5);
}
#else
pmuv3_pmselr_t pmuv3_pmselr_read(void) PMUREG_NO_SYSREG;
void pmuv3_pmselr_write(pmuv3_pmselr_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int pmuv3_pmselr_io_read(struct pmureg_io *io, struct pmureg_place at, pmuv3_pmselr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = PMUV3_PMSELR_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int pmuv3_pmselr_io_write(struct pmureg_io *io, struct pmureg_place at, pmuv3_pmselr_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = PMUV3_PMSELR_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMXEVTYPER_EL0: PMEVTYPER<n>_EL0 of the counter that PMSELR_EL0 selects. ----
 * Source: ARM D24.5; K
 * Note: One encoding; the element is what is selected. With 31 selected it is PMCCFILTR_EL0.
 */

#define PMUV3_PMXEVTYPER_ENCODING          0xdce9U /* op0 3, op1 3, CRn 9, CRm 13, op2 1 */
#define PMUV3_PMXEVTYPER_COUNT             31
#define PMUV3_PMXEVTYPER_TC_SHIFT          61
#define PMUV3_PMXEVTYPER_TC_WIDTH          3
#define PMUV3_PMXEVTYPER_TC_MASK           0xe000000000000000ULL
#define PMUV3_PMXEVTYPER_TC_NE             0U
#define PMUV3_PMXEVTYPER_TC_NE_ONE         1U
#define PMUV3_PMXEVTYPER_TC_EQ             2U
#define PMUV3_PMXEVTYPER_TC_EQ_ONE         3U
#define PMUV3_PMXEVTYPER_TC_GE             4U
#define PMUV3_PMXEVTYPER_TC_GE_ONE         5U
#define PMUV3_PMXEVTYPER_TC_LT             6U
#define PMUV3_PMXEVTYPER_TC_LT_ONE         7U
#define PMUV3_PMXEVTYPER_TE_SHIFT          60
#define PMUV3_PMXEVTYPER_TE_WIDTH          1
#define PMUV3_PMXEVTYPER_TE_MASK           0x1000000000000000ULL
#define PMUV3_PMXEVTYPER_SYNC_SHIFT        58
#define PMUV3_PMXEVTYPER_SYNC_WIDTH        1
#define PMUV3_PMXEVTYPER_SYNC_MASK         0x0400000000000000ULL
#define PMUV3_PMXEVTYPER_VS_SHIFT          56
#define PMUV3_PMXEVTYPER_VS_WIDTH          2
#define PMUV3_PMXEVTYPER_VS_MASK           0x0300000000000000ULL
#define PMUV3_PMXEVTYPER_VS_ANY            0U
#define PMUV3_PMXEVTYPER_VS_NOT_STREAMING  1U
#define PMUV3_PMXEVTYPER_VS_ONLY_STREAMING 2U
#define PMUV3_PMXEVTYPER_TLC_SHIFT         54
#define PMUV3_PMXEVTYPER_TLC_WIDTH         2
#define PMUV3_PMXEVTYPER_TLC_MASK          0x00c0000000000000ULL
#define PMUV3_PMXEVTYPER_TLC_NONE          0U
#define PMUV3_PMXEVTYPER_TLC_WHEN_FALSE    1U
#define PMUV3_PMXEVTYPER_TLC_WHEN_TRUE     2U
#define PMUV3_PMXEVTYPER_TH_SHIFT          32
#define PMUV3_PMXEVTYPER_TH_WIDTH          12
#define PMUV3_PMXEVTYPER_TH_MASK           0x00000fff00000000ULL
#define PMUV3_PMXEVTYPER_P_SHIFT           31
#define PMUV3_PMXEVTYPER_P_WIDTH           1
#define PMUV3_PMXEVTYPER_P_MASK            0x0000000080000000ULL
#define PMUV3_PMXEVTYPER_U_SHIFT           30
#define PMUV3_PMXEVTYPER_U_WIDTH           1
#define PMUV3_PMXEVTYPER_U_MASK            0x0000000040000000ULL
#define PMUV3_PMXEVTYPER_NSK_SHIFT         29
#define PMUV3_PMXEVTYPER_NSK_WIDTH         1
#define PMUV3_PMXEVTYPER_NSK_MASK          0x0000000020000000ULL
#define PMUV3_PMXEVTYPER_NSU_SHIFT         28
#define PMUV3_PMXEVTYPER_NSU_WIDTH         1
#define PMUV3_PMXEVTYPER_NSU_MASK          0x0000000010000000ULL
#define PMUV3_PMXEVTYPER_NSH_SHIFT         27
#define PMUV3_PMXEVTYPER_NSH_WIDTH         1
#define PMUV3_PMXEVTYPER_NSH_MASK          0x0000000008000000ULL
#define PMUV3_PMXEVTYPER_M_SHIFT           26
#define PMUV3_PMXEVTYPER_M_WIDTH           1
#define PMUV3_PMXEVTYPER_M_MASK            0x0000000004000000ULL
#define PMUV3_PMXEVTYPER_MT_SHIFT          25
#define PMUV3_PMXEVTYPER_MT_WIDTH          1
#define PMUV3_PMXEVTYPER_MT_MASK           0x0000000002000000ULL
#define PMUV3_PMXEVTYPER_SH_SHIFT          24
#define PMUV3_PMXEVTYPER_SH_WIDTH          1
#define PMUV3_PMXEVTYPER_SH_MASK           0x0000000001000000ULL
#define PMUV3_PMXEVTYPER_RLK_SHIFT         22
#define PMUV3_PMXEVTYPER_RLK_WIDTH         1
#define PMUV3_PMXEVTYPER_RLK_MASK          0x0000000000400000ULL
#define PMUV3_PMXEVTYPER_RLU_SHIFT         21
#define PMUV3_PMXEVTYPER_RLU_WIDTH         1
#define PMUV3_PMXEVTYPER_RLU_MASK          0x0000000000200000ULL
#define PMUV3_PMXEVTYPER_RLH_SHIFT         20
#define PMUV3_PMXEVTYPER_RLH_WIDTH         1
#define PMUV3_PMXEVTYPER_RLH_MASK          0x0000000000100000ULL
#define PMUV3_PMXEVTYPER_EVTCOUNT_SHIFT    0
#define PMUV3_PMXEVTYPER_EVTCOUNT_WIDTH    16
#define PMUV3_PMXEVTYPER_EVTCOUNT_MASK     0x000000000000ffffULL

typedef struct {
	uint64_t raw;
} pmuv3_pmxevtyper_t;

typedef struct {
	uint64_t TC;       /* 63:61 RW Which values V of the event count, and what they add; 0 with TH 0 adds every V. FEAT_PMUv3_TH. */
	uint64_t TE;       /* 60    RW 1: counts changes of the threshold condition; FEAT_PMUv3_EDGE. */
	uint64_t SYNC;     /* 58    RW 1: the overflow raises a synchronous exception; FEAT_SEBEP. Other events then do not count. (where the core has FEAT_SEBEP, which Arm's architecture of 2026 has no more) */
	uint64_t VS;       /* 57:56 RW Streaming SVE mode; FEAT_PMUv3_SME. */
	uint64_t TLC;      /* 55:54 RW What the counter below adds to an odd one; FEAT_PMUv3_TH2. RES0 in an even counter. */
	uint64_t TH;       /* 43:32 RW Threshold; bits from PMMIR_EL1.THWIDTH up are RES0. FEAT_PMUv3_TH. */
	uint64_t P;        /* 31    RW 1: EL1 is not counted, but see NSK, RLK and M. */
	uint64_t U;        /* 30    RW 1: EL0 is not counted, but see NSU and RLU. */
	uint64_t NSK;      /* 29    RW Non-secure EL1 counts where this equals P; with EL3. */
	uint64_t NSU;      /* 28    RW Non-secure EL0 counts where this equals U; with EL3. */
	uint64_t NSH;      /* 27    RW 1: EL2 counts. */
	uint64_t M;        /* 26    RW EL3 counts where this equals P; with EL3. */
	uint64_t MT;       /* 25    RW 1: counts for all threads of the core; FEAT_MTPMU or implementation defined. */
	uint64_t SH;       /* 24    RW Secure EL2 counts where this differs from NSH; with Secure EL2. */
	uint64_t RLK;      /* 22    RW Realm EL1 counts where this equals P; FEAT_RME. */
	uint64_t RLU;      /* 21    RW Realm EL0 counts where this equals U; FEAT_RME. */
	uint64_t RLH;      /* 20    RW Realm EL2 counts where this differs from NSH; FEAT_RME. */
	uint64_t evtCount; /* 15:0  RW Event number; bits 15:10 are RES0 before PMUv3p1. */
} pmuv3_pmxevtyper_fields_t;

static inline __attribute__((always_inline)) pmuv3_pmxevtyper_t pmuv3_pmxevtyper_pack(pmuv3_pmxevtyper_fields_t f)
{
	pmuv3_pmxevtyper_t r;

	r.raw = 0
		| pmureg_put64(f.TC, 0x7ULL, 61)
		| pmureg_put64(f.TE, 0x1ULL, 60)
		| pmureg_put64(f.SYNC, 0x1ULL, 58)
		| pmureg_put64(f.VS, 0x3ULL, 56)
		| pmureg_put64(f.TLC, 0x3ULL, 54)
		| pmureg_put64(f.TH, 0xfffULL, 32)
		| pmureg_put64(f.P, 0x1ULL, 31)
		| pmureg_put64(f.U, 0x1ULL, 30)
		| pmureg_put64(f.NSK, 0x1ULL, 29)
		| pmureg_put64(f.NSU, 0x1ULL, 28)
		| pmureg_put64(f.NSH, 0x1ULL, 27)
		| pmureg_put64(f.M, 0x1ULL, 26)
		| pmureg_put64(f.MT, 0x1ULL, 25)
		| pmureg_put64(f.SH, 0x1ULL, 24)
		| pmureg_put64(f.RLK, 0x1ULL, 22)
		| pmureg_put64(f.RLU, 0x1ULL, 21)
		| pmureg_put64(f.RLH, 0x1ULL, 20)
		| pmureg_put64(f.evtCount, 0xffffULL, 0);
	return r;
}

static inline pmuv3_pmxevtyper_fields_t pmuv3_pmxevtyper_unpack(pmuv3_pmxevtyper_t r)
{
	pmuv3_pmxevtyper_fields_t f;

	f.TC = r.raw >> 61;
	f.TE = (r.raw >> 60) & 0x1ULL;
	f.SYNC = (r.raw >> 58) & 0x1ULL;
	f.VS = (r.raw >> 56) & 0x3ULL;
	f.TLC = (r.raw >> 54) & 0x3ULL;
	f.TH = (r.raw >> 32) & 0xfffULL;
	f.P = (r.raw >> 31) & 0x1ULL;
	f.U = (r.raw >> 30) & 0x1ULL;
	f.NSK = (r.raw >> 29) & 0x1ULL;
	f.NSU = (r.raw >> 28) & 0x1ULL;
	f.NSH = (r.raw >> 27) & 0x1ULL;
	f.M = (r.raw >> 26) & 0x1ULL;
	f.MT = (r.raw >> 25) & 0x1ULL;
	f.SH = (r.raw >> 24) & 0x1ULL;
	f.RLK = (r.raw >> 22) & 0x1ULL;
	f.RLU = (r.raw >> 21) & 0x1ULL;
	f.RLH = (r.raw >> 20) & 0x1ULL;
	f.evtCount = r.raw & 0xffffULL;
	return f;
}

static inline uint64_t pmuv3_pmxevtyper_get(pmuv3_pmxevtyper_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline pmuv3_pmxevtyper_t pmuv3_pmxevtyper_with(pmuv3_pmxevtyper_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0xf7c00fffff70ffffULL & ~mask);
	return r;
}

#define pmuv3_pmxevtyper_get_TC(r)               pmuv3_pmxevtyper_get(r, 0xe000000000000000ULL, 61)
#define pmuv3_pmxevtyper_get_TE(r)               pmuv3_pmxevtyper_get(r, 0x1000000000000000ULL, 60)
#define pmuv3_pmxevtyper_get_SYNC(r)             pmuv3_pmxevtyper_get(r, 0x0400000000000000ULL, 58)
#define pmuv3_pmxevtyper_get_VS(r)               pmuv3_pmxevtyper_get(r, 0x0300000000000000ULL, 56)
#define pmuv3_pmxevtyper_get_TLC(r)              pmuv3_pmxevtyper_get(r, 0x00c0000000000000ULL, 54)
#define pmuv3_pmxevtyper_get_TH(r)               pmuv3_pmxevtyper_get(r, 0x00000fff00000000ULL, 32)
#define pmuv3_pmxevtyper_get_P(r)                pmuv3_pmxevtyper_get(r, 0x0000000080000000ULL, 31)
#define pmuv3_pmxevtyper_get_U(r)                pmuv3_pmxevtyper_get(r, 0x0000000040000000ULL, 30)
#define pmuv3_pmxevtyper_get_NSK(r)              pmuv3_pmxevtyper_get(r, 0x0000000020000000ULL, 29)
#define pmuv3_pmxevtyper_get_NSU(r)              pmuv3_pmxevtyper_get(r, 0x0000000010000000ULL, 28)
#define pmuv3_pmxevtyper_get_NSH(r)              pmuv3_pmxevtyper_get(r, 0x0000000008000000ULL, 27)
#define pmuv3_pmxevtyper_get_M(r)                pmuv3_pmxevtyper_get(r, 0x0000000004000000ULL, 26)
#define pmuv3_pmxevtyper_get_MT(r)               pmuv3_pmxevtyper_get(r, 0x0000000002000000ULL, 25)
#define pmuv3_pmxevtyper_get_SH(r)               pmuv3_pmxevtyper_get(r, 0x0000000001000000ULL, 24)
#define pmuv3_pmxevtyper_get_RLK(r)              pmuv3_pmxevtyper_get(r, 0x0000000000400000ULL, 22)
#define pmuv3_pmxevtyper_get_RLU(r)              pmuv3_pmxevtyper_get(r, 0x0000000000200000ULL, 21)
#define pmuv3_pmxevtyper_get_RLH(r)              pmuv3_pmxevtyper_get(r, 0x0000000000100000ULL, 20)
#define pmuv3_pmxevtyper_get_evtCount(r)         pmuv3_pmxevtyper_get(r, 0x000000000000ffffULL, 0)
#define pmuv3_pmxevtyper_with_TC(r, value)       PMUREG_WITH(pmuv3_pmxevtyper_with, r, 0xe000000000000000ULL, 61, value)
#define pmuv3_pmxevtyper_with_TE(r, value)       PMUREG_WITH(pmuv3_pmxevtyper_with, r, 0x1000000000000000ULL, 60, value)
#define pmuv3_pmxevtyper_with_SYNC(r, value)     PMUREG_WITH(pmuv3_pmxevtyper_with, r, 0x0400000000000000ULL, 58, value)
#define pmuv3_pmxevtyper_with_VS(r, value)       PMUREG_WITH(pmuv3_pmxevtyper_with, r, 0x0300000000000000ULL, 56, value)
#define pmuv3_pmxevtyper_with_TLC(r, value)      PMUREG_WITH(pmuv3_pmxevtyper_with, r, 0x00c0000000000000ULL, 54, value)
#define pmuv3_pmxevtyper_with_TH(r, value)       PMUREG_WITH(pmuv3_pmxevtyper_with, r, 0x00000fff00000000ULL, 32, value)
#define pmuv3_pmxevtyper_with_P(r, value)        PMUREG_WITH(pmuv3_pmxevtyper_with, r, 0x0000000080000000ULL, 31, value)
#define pmuv3_pmxevtyper_with_U(r, value)        PMUREG_WITH(pmuv3_pmxevtyper_with, r, 0x0000000040000000ULL, 30, value)
#define pmuv3_pmxevtyper_with_NSK(r, value)      PMUREG_WITH(pmuv3_pmxevtyper_with, r, 0x0000000020000000ULL, 29, value)
#define pmuv3_pmxevtyper_with_NSU(r, value)      PMUREG_WITH(pmuv3_pmxevtyper_with, r, 0x0000000010000000ULL, 28, value)
#define pmuv3_pmxevtyper_with_NSH(r, value)      PMUREG_WITH(pmuv3_pmxevtyper_with, r, 0x0000000008000000ULL, 27, value)
#define pmuv3_pmxevtyper_with_M(r, value)        PMUREG_WITH(pmuv3_pmxevtyper_with, r, 0x0000000004000000ULL, 26, value)
#define pmuv3_pmxevtyper_with_MT(r, value)       PMUREG_WITH(pmuv3_pmxevtyper_with, r, 0x0000000002000000ULL, 25, value)
#define pmuv3_pmxevtyper_with_SH(r, value)       PMUREG_WITH(pmuv3_pmxevtyper_with, r, 0x0000000001000000ULL, 24, value)
#define pmuv3_pmxevtyper_with_RLK(r, value)      PMUREG_WITH(pmuv3_pmxevtyper_with, r, 0x0000000000400000ULL, 22, value)
#define pmuv3_pmxevtyper_with_RLU(r, value)      PMUREG_WITH(pmuv3_pmxevtyper_with, r, 0x0000000000200000ULL, 21, value)
#define pmuv3_pmxevtyper_with_RLH(r, value)      PMUREG_WITH(pmuv3_pmxevtyper_with, r, 0x0000000000100000ULL, 20, value)
#define pmuv3_pmxevtyper_with_evtCount(r, value) PMUREG_WITH(pmuv3_pmxevtyper_with, r, 0x000000000000ffffULL, 0, value)

static inline int pmuv3_pmxevtyper_check(pmuv3_pmxevtyper_t r)
{
	if (((r.raw >> 56) & 0x3ULL) != 0x0ULL && ((r.raw >> 56) & 0x3ULL) != 0x1ULL && ((r.raw >> 56) & 0x3ULL) != 0x2ULL)
		return 0;
	if (((r.raw >> 54) & 0x3ULL) != 0x0ULL && ((r.raw >> 54) & 0x3ULL) != 0x1ULL && ((r.raw >> 54) & 0x3ULL) != 0x2ULL)
		return 1;
	if ((((r.raw >> 60) & 0x1ULL)) && !(((r.raw >> 61) != 0ULL) && ((r.raw >> 61) != 4ULL)))
		return 2;
	if ((((r.raw >> 54) & 0x3ULL) == 1ULL) && !(((r.raw >> 60) & 0x1ULL) == 0ULL))
		return 3;
	if (((((r.raw >> 54) & 0x3ULL) == 2ULL) && (((r.raw >> 60) & 0x1ULL) == 0ULL)) && !(((r.raw >> 61) % 2ULL) == 0ULL))
		return 4;
	if ((r.raw & 0x083ff000008f0000ULL) != 0x0000000000000000ULL)
		return 5;
	return -1;
}

static inline const char *pmuv3_pmxevtyper_rule(int rule)
{
	switch (rule) {
	case 0:
		return "VS: this value is reserved";
	case 1:
		return "TLC: this value is reserved";
	case 2:
		return "with TE the values 0 and 4 of TC are reserved.";
	case 3:
		return "TLC 1 is reserved with TE.";
	case 4:
		return "TLC 2 without TE needs a TC that adds V: 0, 2, 4 or 6.";
	case 5:
		return "the reserved bits 0x83ff000008f0000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline pmuv3_pmxevtyper_t pmuv3_pmxevtyper_read(void)
{
	pmuv3_pmxevtyper_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 3, 9, 13, 1);
	r.raw = value;
	return r;
}

static inline void pmuv3_pmxevtyper_write(pmuv3_pmxevtyper_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 3, 3, 9, 13, 1);
}
#else
pmuv3_pmxevtyper_t pmuv3_pmxevtyper_read(void) PMUREG_NO_SYSREG;
void pmuv3_pmxevtyper_write(pmuv3_pmxevtyper_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int pmuv3_pmxevtyper_io_read(struct pmureg_io *io, struct pmureg_place at, pmuv3_pmxevtyper_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = PMUV3_PMXEVTYPER_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int pmuv3_pmxevtyper_io_write(struct pmureg_io *io, struct pmureg_place at, pmuv3_pmxevtyper_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = PMUV3_PMXEVTYPER_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMXEVCNTR_EL0: PMEVCNTR<n>_EL0 of the counter that PMSELR_EL0 selects. ----
 * Source: ARM D24.5; K
 * Note: One encoding; the element is what is selected. 31 is CONSTRAINED UNPREDICTABLE.
 */

#define PMUV3_PMXEVCNTR_ENCODING    0xdceaU /* op0 3, op1 3, CRn 9, CRm 13, op2 2 */
#define PMUV3_PMXEVCNTR_COUNT       31
#define PMUV3_PMXEVCNTR_EVCNT_SHIFT 0
#define PMUV3_PMXEVCNTR_EVCNT_WIDTH 64
#define PMUV3_PMXEVCNTR_EVCNT_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} pmuv3_pmxevcntr_t;

typedef struct {
	uint64_t EVCNT; /* 63:0  RW-V The count; bits 63:32 are RES0 before PMUv3p5. */
} pmuv3_pmxevcntr_fields_t;

static inline __attribute__((always_inline)) pmuv3_pmxevcntr_t pmuv3_pmxevcntr_pack(pmuv3_pmxevcntr_fields_t f)
{
	pmuv3_pmxevcntr_t r;

	r.raw = 0
		| f.EVCNT;
	return r;
}

static inline pmuv3_pmxevcntr_fields_t pmuv3_pmxevcntr_unpack(pmuv3_pmxevcntr_t r)
{
	pmuv3_pmxevcntr_fields_t f;

	f.EVCNT = r.raw;
	return f;
}

static inline uint64_t pmuv3_pmxevcntr_get(pmuv3_pmxevcntr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline pmuv3_pmxevcntr_t pmuv3_pmxevcntr_with(pmuv3_pmxevcntr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define pmuv3_pmxevcntr_get_EVCNT(r)         pmuv3_pmxevcntr_get(r, 0xffffffffffffffffULL, 0)
#define pmuv3_pmxevcntr_with_EVCNT(r, value) PMUREG_WITH(pmuv3_pmxevcntr_with, r, 0xffffffffffffffffULL, 0, value)

#ifdef PMUREG_HAS_SYSREG
static inline pmuv3_pmxevcntr_t pmuv3_pmxevcntr_read(void)
{
	pmuv3_pmxevcntr_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 3, 9, 13, 2);
	r.raw = value;
	return r;
}

static inline void pmuv3_pmxevcntr_write(pmuv3_pmxevcntr_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 3, 3, 9, 13, 2);
}
#else
pmuv3_pmxevcntr_t pmuv3_pmxevcntr_read(void) PMUREG_NO_SYSREG;
void pmuv3_pmxevcntr_write(pmuv3_pmxevcntr_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int pmuv3_pmxevcntr_io_read(struct pmureg_io *io, struct pmureg_place at, pmuv3_pmxevcntr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = PMUV3_PMXEVCNTR_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int pmuv3_pmxevcntr_io_write(struct pmureg_io *io, struct pmureg_place at, pmuv3_pmxevcntr_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = PMUV3_PMXEVCNTR_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMCEID0_EL0: Which common events are counted, 0x00 to 0x1F and 0x4000 to 0x401F. ----
 * Source: ARM D24.5; K
 * Note: The example is invented for the simulated device (every event that Linux lists).
 */

#define PMUV3_PMCEID0_ENCODING   0xdce6U /* op0 3, op1 3, CRn 9, CRm 12, op2 6 */
#define PMUV3_PMCEID0_IDHI_SHIFT 32
#define PMUV3_PMCEID0_IDHI_WIDTH 32
#define PMUV3_PMCEID0_IDHI_MASK  0xffffffff00000000ULL
#define PMUV3_PMCEID0_IDHI_COUNT 32
#define PMUV3_PMCEID0_ID_SHIFT   0
#define PMUV3_PMCEID0_ID_WIDTH   32
#define PMUV3_PMCEID0_ID_MASK    0x00000000ffffffffULL
#define PMUV3_PMCEID0_ID_COUNT   32

typedef struct {
	uint64_t raw;
} pmuv3_pmceid0_t;

typedef struct {
	uint64_t IDhi; /* 63:32 RO Event 0x4000 + <k> is counted; PMUv3p1. */
	uint64_t ID;   /* 31:0  RO Event <k> is counted. */
} pmuv3_pmceid0_fields_t;

static inline __attribute__((always_inline)) pmuv3_pmceid0_t pmuv3_pmceid0_pack(pmuv3_pmceid0_fields_t f)
{
	pmuv3_pmceid0_t r;

	r.raw = 0
		| pmureg_put64(f.IDhi, 0xffffffffULL, 32)
		| pmureg_put64(f.ID, 0xffffffffULL, 0);
	return r;
}

static inline pmuv3_pmceid0_fields_t pmuv3_pmceid0_unpack(pmuv3_pmceid0_t r)
{
	pmuv3_pmceid0_fields_t f;

	f.IDhi = r.raw >> 32;
	f.ID = r.raw & 0xffffffffULL;
	return f;
}

/* Element k of IDhi, 0 to 31. Another index gives 0; debug builds assert. */
static inline uint64_t pmuv3_pmceid0_get_IDhi(pmuv3_pmceid0_t r, unsigned int k)
{
	PMUREG_INDEX(k, 31U);
	return k < 32U ? (r.raw >> (32U + k)) & 0x1ULL : 0;
}

/* Element k of ID, 0 to 31. Another index gives 0; debug builds assert. */
static inline uint64_t pmuv3_pmceid0_get_ID(pmuv3_pmceid0_t r, unsigned int k)
{
	PMUREG_INDEX(k, 31U);
	return k < 32U ? (r.raw >> k) & 0x1ULL : 0;
}

#ifdef PMUREG_HAS_SYSREG
static inline pmuv3_pmceid0_t pmuv3_pmceid0_read(void)
{
	pmuv3_pmceid0_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 3, 9, 12, 6);
	r.raw = value;
	return r;
}
#else
pmuv3_pmceid0_t pmuv3_pmceid0_read(void) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int pmuv3_pmceid0_io_read(struct pmureg_io *io, struct pmureg_place at, pmuv3_pmceid0_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = PMUV3_PMCEID0_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- PMCEID1_EL0: Which common events are counted, 0x20 to 0x3F and 0x4020 to 0x403F. ----
 * Source: ARM D24.5; K
 * Note: The example is invented for the simulated device (every event that Linux lists).
 */

#define PMUV3_PMCEID1_ENCODING   0xdce7U /* op0 3, op1 3, CRn 9, CRm 12, op2 7 */
#define PMUV3_PMCEID1_IDHI_SHIFT 32
#define PMUV3_PMCEID1_IDHI_WIDTH 32
#define PMUV3_PMCEID1_IDHI_MASK  0xffffffff00000000ULL
#define PMUV3_PMCEID1_IDHI_COUNT 32
#define PMUV3_PMCEID1_ID_SHIFT   0
#define PMUV3_PMCEID1_ID_WIDTH   32
#define PMUV3_PMCEID1_ID_MASK    0x00000000ffffffffULL
#define PMUV3_PMCEID1_ID_COUNT   32

typedef struct {
	uint64_t raw;
} pmuv3_pmceid1_t;

typedef struct {
	uint64_t IDhi; /* 63:32 RO Event 0x4020 + <k> is counted; PMUv3p1. */
	uint64_t ID;   /* 31:0  RO Event 0x20 + <k> is counted. */
} pmuv3_pmceid1_fields_t;

static inline __attribute__((always_inline)) pmuv3_pmceid1_t pmuv3_pmceid1_pack(pmuv3_pmceid1_fields_t f)
{
	pmuv3_pmceid1_t r;

	r.raw = 0
		| pmureg_put64(f.IDhi, 0xffffffffULL, 32)
		| pmureg_put64(f.ID, 0xffffffffULL, 0);
	return r;
}

static inline pmuv3_pmceid1_fields_t pmuv3_pmceid1_unpack(pmuv3_pmceid1_t r)
{
	pmuv3_pmceid1_fields_t f;

	f.IDhi = r.raw >> 32;
	f.ID = r.raw & 0xffffffffULL;
	return f;
}

/* Element k of IDhi, 0 to 31. Another index gives 0; debug builds assert. */
static inline uint64_t pmuv3_pmceid1_get_IDhi(pmuv3_pmceid1_t r, unsigned int k)
{
	PMUREG_INDEX(k, 31U);
	return k < 32U ? (r.raw >> (32U + k)) & 0x1ULL : 0;
}

/* Element k of ID, 0 to 31. Another index gives 0; debug builds assert. */
static inline uint64_t pmuv3_pmceid1_get_ID(pmuv3_pmceid1_t r, unsigned int k)
{
	PMUREG_INDEX(k, 31U);
	return k < 32U ? (r.raw >> k) & 0x1ULL : 0;
}

#ifdef PMUREG_HAS_SYSREG
static inline pmuv3_pmceid1_t pmuv3_pmceid1_read(void)
{
	pmuv3_pmceid1_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 3, 9, 12, 7);
	r.raw = value;
	return r;
}
#else
pmuv3_pmceid1_t pmuv3_pmceid1_read(void) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int pmuv3_pmceid1_io_read(struct pmureg_io *io, struct pmureg_place at, pmuv3_pmceid1_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = PMUV3_PMCEID1_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- PMCCNTR_EL0: Cycle counter. ----
 * Source: ARM D24.5; K
 */

#define PMUV3_PMCCNTR_ENCODING   0xdce8U /* op0 3, op1 3, CRn 9, CRm 13, op2 0 */
#define PMUV3_PMCCNTR_CCNT_SHIFT 0
#define PMUV3_PMCCNTR_CCNT_WIDTH 64
#define PMUV3_PMCCNTR_CCNT_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} pmuv3_pmccntr_t;

typedef struct {
	uint64_t CCNT; /* 63:0  RW-V Cycles. */
} pmuv3_pmccntr_fields_t;

static inline __attribute__((always_inline)) pmuv3_pmccntr_t pmuv3_pmccntr_pack(pmuv3_pmccntr_fields_t f)
{
	pmuv3_pmccntr_t r;

	r.raw = 0
		| f.CCNT;
	return r;
}

static inline pmuv3_pmccntr_fields_t pmuv3_pmccntr_unpack(pmuv3_pmccntr_t r)
{
	pmuv3_pmccntr_fields_t f;

	f.CCNT = r.raw;
	return f;
}

static inline uint64_t pmuv3_pmccntr_get(pmuv3_pmccntr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline pmuv3_pmccntr_t pmuv3_pmccntr_with(pmuv3_pmccntr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define pmuv3_pmccntr_get_CCNT(r)         pmuv3_pmccntr_get(r, 0xffffffffffffffffULL, 0)
#define pmuv3_pmccntr_with_CCNT(r, value) PMUREG_WITH(pmuv3_pmccntr_with, r, 0xffffffffffffffffULL, 0, value)

#ifdef PMUREG_HAS_SYSREG
static inline pmuv3_pmccntr_t pmuv3_pmccntr_read(void)
{
	pmuv3_pmccntr_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 3, 9, 13, 0);
	r.raw = value;
	return r;
}

static inline void pmuv3_pmccntr_write(pmuv3_pmccntr_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 3, 3, 9, 13, 0);
}
#else
pmuv3_pmccntr_t pmuv3_pmccntr_read(void) PMUREG_NO_SYSREG;
void pmuv3_pmccntr_write(pmuv3_pmccntr_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int pmuv3_pmccntr_io_read(struct pmureg_io *io, struct pmureg_place at, pmuv3_pmccntr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = PMUV3_PMCCNTR_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int pmuv3_pmccntr_io_write(struct pmureg_io *io, struct pmureg_place at, pmuv3_pmccntr_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = PMUV3_PMCCNTR_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMCCFILTR_EL0: Where the cycle counter counts; in the place of PMEVTYPER31_EL0. ----
 * Source: ARM D24.5; K
 */

#define PMUV3_PMCCFILTR_ENCODING          0xdf7fU /* op0 3, op1 3, CRn 14, CRm 15, op2 7 */
#define PMUV3_PMCCFILTR_VS_SHIFT          56
#define PMUV3_PMCCFILTR_VS_WIDTH          2
#define PMUV3_PMCCFILTR_VS_MASK           0x0300000000000000ULL
#define PMUV3_PMCCFILTR_VS_ANY            0U
#define PMUV3_PMCCFILTR_VS_NOT_STREAMING  1U
#define PMUV3_PMCCFILTR_VS_ONLY_STREAMING 2U
#define PMUV3_PMCCFILTR_P_SHIFT           31
#define PMUV3_PMCCFILTR_P_WIDTH           1
#define PMUV3_PMCCFILTR_P_MASK            0x0000000080000000ULL
#define PMUV3_PMCCFILTR_U_SHIFT           30
#define PMUV3_PMCCFILTR_U_WIDTH           1
#define PMUV3_PMCCFILTR_U_MASK            0x0000000040000000ULL
#define PMUV3_PMCCFILTR_NSK_SHIFT         29
#define PMUV3_PMCCFILTR_NSK_WIDTH         1
#define PMUV3_PMCCFILTR_NSK_MASK          0x0000000020000000ULL
#define PMUV3_PMCCFILTR_NSU_SHIFT         28
#define PMUV3_PMCCFILTR_NSU_WIDTH         1
#define PMUV3_PMCCFILTR_NSU_MASK          0x0000000010000000ULL
#define PMUV3_PMCCFILTR_NSH_SHIFT         27
#define PMUV3_PMCCFILTR_NSH_WIDTH         1
#define PMUV3_PMCCFILTR_NSH_MASK          0x0000000008000000ULL
#define PMUV3_PMCCFILTR_M_SHIFT           26
#define PMUV3_PMCCFILTR_M_WIDTH           1
#define PMUV3_PMCCFILTR_M_MASK            0x0000000004000000ULL
#define PMUV3_PMCCFILTR_SH_SHIFT          24
#define PMUV3_PMCCFILTR_SH_WIDTH          1
#define PMUV3_PMCCFILTR_SH_MASK           0x0000000001000000ULL
#define PMUV3_PMCCFILTR_RLK_SHIFT         22
#define PMUV3_PMCCFILTR_RLK_WIDTH         1
#define PMUV3_PMCCFILTR_RLK_MASK          0x0000000000400000ULL
#define PMUV3_PMCCFILTR_RLU_SHIFT         21
#define PMUV3_PMCCFILTR_RLU_WIDTH         1
#define PMUV3_PMCCFILTR_RLU_MASK          0x0000000000200000ULL
#define PMUV3_PMCCFILTR_RLH_SHIFT         20
#define PMUV3_PMCCFILTR_RLH_WIDTH         1
#define PMUV3_PMCCFILTR_RLH_MASK          0x0000000000100000ULL

typedef struct {
	uint64_t raw;
} pmuv3_pmccfiltr_t;

typedef struct {
	uint64_t VS;  /* 57:56 RW Streaming SVE mode; FEAT_PMUv3_SME. */
	uint64_t P;   /* 31    RW 1: EL1 is not counted, but see NSK, RLK and M. */
	uint64_t U;   /* 30    RW 1: EL0 is not counted, but see NSU and RLU. */
	uint64_t NSK; /* 29    RW Non-secure EL1 counts where this equals P; with EL3. */
	uint64_t NSU; /* 28    RW Non-secure EL0 counts where this equals U; with EL3. */
	uint64_t NSH; /* 27    RW 1: EL2 counts. */
	uint64_t M;   /* 26    RW EL3 counts where this equals P; with EL3. */
	uint64_t SH;  /* 24    RW Secure EL2 counts where this differs from NSH; with Secure EL2. */
	uint64_t RLK; /* 22    RW Realm EL1 counts where this equals P; FEAT_RME. */
	uint64_t RLU; /* 21    RW Realm EL0 counts where this equals U; FEAT_RME. */
	uint64_t RLH; /* 20    RW Realm EL2 counts where this differs from NSH; FEAT_RME. */
} pmuv3_pmccfiltr_fields_t;

static inline __attribute__((always_inline)) pmuv3_pmccfiltr_t pmuv3_pmccfiltr_pack(pmuv3_pmccfiltr_fields_t f)
{
	pmuv3_pmccfiltr_t r;

	r.raw = 0
		| pmureg_put64(f.VS, 0x3ULL, 56)
		| pmureg_put64(f.P, 0x1ULL, 31)
		| pmureg_put64(f.U, 0x1ULL, 30)
		| pmureg_put64(f.NSK, 0x1ULL, 29)
		| pmureg_put64(f.NSU, 0x1ULL, 28)
		| pmureg_put64(f.NSH, 0x1ULL, 27)
		| pmureg_put64(f.M, 0x1ULL, 26)
		| pmureg_put64(f.SH, 0x1ULL, 24)
		| pmureg_put64(f.RLK, 0x1ULL, 22)
		| pmureg_put64(f.RLU, 0x1ULL, 21)
		| pmureg_put64(f.RLH, 0x1ULL, 20);
	return r;
}

static inline pmuv3_pmccfiltr_fields_t pmuv3_pmccfiltr_unpack(pmuv3_pmccfiltr_t r)
{
	pmuv3_pmccfiltr_fields_t f;

	f.VS = (r.raw >> 56) & 0x3ULL;
	f.P = (r.raw >> 31) & 0x1ULL;
	f.U = (r.raw >> 30) & 0x1ULL;
	f.NSK = (r.raw >> 29) & 0x1ULL;
	f.NSU = (r.raw >> 28) & 0x1ULL;
	f.NSH = (r.raw >> 27) & 0x1ULL;
	f.M = (r.raw >> 26) & 0x1ULL;
	f.SH = (r.raw >> 24) & 0x1ULL;
	f.RLK = (r.raw >> 22) & 0x1ULL;
	f.RLU = (r.raw >> 21) & 0x1ULL;
	f.RLH = (r.raw >> 20) & 0x1ULL;
	return f;
}

static inline uint64_t pmuv3_pmccfiltr_get(pmuv3_pmccfiltr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline pmuv3_pmccfiltr_t pmuv3_pmccfiltr_with(pmuv3_pmccfiltr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x03000000fd700000ULL & ~mask);
	return r;
}

#define pmuv3_pmccfiltr_get_VS(r)          pmuv3_pmccfiltr_get(r, 0x0300000000000000ULL, 56)
#define pmuv3_pmccfiltr_get_P(r)           pmuv3_pmccfiltr_get(r, 0x0000000080000000ULL, 31)
#define pmuv3_pmccfiltr_get_U(r)           pmuv3_pmccfiltr_get(r, 0x0000000040000000ULL, 30)
#define pmuv3_pmccfiltr_get_NSK(r)         pmuv3_pmccfiltr_get(r, 0x0000000020000000ULL, 29)
#define pmuv3_pmccfiltr_get_NSU(r)         pmuv3_pmccfiltr_get(r, 0x0000000010000000ULL, 28)
#define pmuv3_pmccfiltr_get_NSH(r)         pmuv3_pmccfiltr_get(r, 0x0000000008000000ULL, 27)
#define pmuv3_pmccfiltr_get_M(r)           pmuv3_pmccfiltr_get(r, 0x0000000004000000ULL, 26)
#define pmuv3_pmccfiltr_get_SH(r)          pmuv3_pmccfiltr_get(r, 0x0000000001000000ULL, 24)
#define pmuv3_pmccfiltr_get_RLK(r)         pmuv3_pmccfiltr_get(r, 0x0000000000400000ULL, 22)
#define pmuv3_pmccfiltr_get_RLU(r)         pmuv3_pmccfiltr_get(r, 0x0000000000200000ULL, 21)
#define pmuv3_pmccfiltr_get_RLH(r)         pmuv3_pmccfiltr_get(r, 0x0000000000100000ULL, 20)
#define pmuv3_pmccfiltr_with_VS(r, value)  PMUREG_WITH(pmuv3_pmccfiltr_with, r, 0x0300000000000000ULL, 56, value)
#define pmuv3_pmccfiltr_with_P(r, value)   PMUREG_WITH(pmuv3_pmccfiltr_with, r, 0x0000000080000000ULL, 31, value)
#define pmuv3_pmccfiltr_with_U(r, value)   PMUREG_WITH(pmuv3_pmccfiltr_with, r, 0x0000000040000000ULL, 30, value)
#define pmuv3_pmccfiltr_with_NSK(r, value) PMUREG_WITH(pmuv3_pmccfiltr_with, r, 0x0000000020000000ULL, 29, value)
#define pmuv3_pmccfiltr_with_NSU(r, value) PMUREG_WITH(pmuv3_pmccfiltr_with, r, 0x0000000010000000ULL, 28, value)
#define pmuv3_pmccfiltr_with_NSH(r, value) PMUREG_WITH(pmuv3_pmccfiltr_with, r, 0x0000000008000000ULL, 27, value)
#define pmuv3_pmccfiltr_with_M(r, value)   PMUREG_WITH(pmuv3_pmccfiltr_with, r, 0x0000000004000000ULL, 26, value)
#define pmuv3_pmccfiltr_with_SH(r, value)  PMUREG_WITH(pmuv3_pmccfiltr_with, r, 0x0000000001000000ULL, 24, value)
#define pmuv3_pmccfiltr_with_RLK(r, value) PMUREG_WITH(pmuv3_pmccfiltr_with, r, 0x0000000000400000ULL, 22, value)
#define pmuv3_pmccfiltr_with_RLU(r, value) PMUREG_WITH(pmuv3_pmccfiltr_with, r, 0x0000000000200000ULL, 21, value)
#define pmuv3_pmccfiltr_with_RLH(r, value) PMUREG_WITH(pmuv3_pmccfiltr_with, r, 0x0000000000100000ULL, 20, value)

static inline int pmuv3_pmccfiltr_check(pmuv3_pmccfiltr_t r)
{
	if (((r.raw >> 56) & 0x3ULL) != 0x0ULL && ((r.raw >> 56) & 0x3ULL) != 0x1ULL && ((r.raw >> 56) & 0x3ULL) != 0x2ULL)
		return 0;
	if ((r.raw & 0xfcffffff028fffffULL) != 0x0000000000000000ULL)
		return 1;
	return -1;
}

static inline const char *pmuv3_pmccfiltr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "VS: this value is reserved";
	case 1:
		return "the reserved bits 0xfcffffff028fffff must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline pmuv3_pmccfiltr_t pmuv3_pmccfiltr_read(void)
{
	pmuv3_pmccfiltr_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 3, 14, 15, 7);
	r.raw = value;
	return r;
}

static inline void pmuv3_pmccfiltr_write(pmuv3_pmccfiltr_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 3, 3, 14, 15, 7);
}
#else
pmuv3_pmccfiltr_t pmuv3_pmccfiltr_read(void) PMUREG_NO_SYSREG;
void pmuv3_pmccfiltr_write(pmuv3_pmccfiltr_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int pmuv3_pmccfiltr_io_read(struct pmureg_io *io, struct pmureg_place at, pmuv3_pmccfiltr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = PMUV3_PMCCFILTR_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int pmuv3_pmccfiltr_io_write(struct pmureg_io *io, struct pmureg_place at, pmuv3_pmccfiltr_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = PMUV3_PMCCFILTR_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMICNTR_EL0: Instruction counter; FEAT_PMUv3_ICNTR. ----
 * Source: ARM D24.5
 */

#define PMUV3_PMICNTR_ENCODING   0xdca0U /* op0 3, op1 3, CRn 9, CRm 4, op2 0 */
#define PMUV3_PMICNTR_ICNT_SHIFT 0
#define PMUV3_PMICNTR_ICNT_WIDTH 64
#define PMUV3_PMICNTR_ICNT_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} pmuv3_pmicntr_t;

typedef struct {
	uint64_t ICNT; /* 63:0  RW-V Instructions. */
} pmuv3_pmicntr_fields_t;

static inline __attribute__((always_inline)) pmuv3_pmicntr_t pmuv3_pmicntr_pack(pmuv3_pmicntr_fields_t f)
{
	pmuv3_pmicntr_t r;

	r.raw = 0
		| f.ICNT;
	return r;
}

static inline pmuv3_pmicntr_fields_t pmuv3_pmicntr_unpack(pmuv3_pmicntr_t r)
{
	pmuv3_pmicntr_fields_t f;

	f.ICNT = r.raw;
	return f;
}

static inline uint64_t pmuv3_pmicntr_get(pmuv3_pmicntr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline pmuv3_pmicntr_t pmuv3_pmicntr_with(pmuv3_pmicntr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define pmuv3_pmicntr_get_ICNT(r)         pmuv3_pmicntr_get(r, 0xffffffffffffffffULL, 0)
#define pmuv3_pmicntr_with_ICNT(r, value) PMUREG_WITH(pmuv3_pmicntr_with, r, 0xffffffffffffffffULL, 0, value)

#ifdef PMUREG_HAS_SYSREG
static inline pmuv3_pmicntr_t pmuv3_pmicntr_read(void)
{
	pmuv3_pmicntr_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 3, 9, 4, 0);
	r.raw = value;
	return r;
}

static inline void pmuv3_pmicntr_write(pmuv3_pmicntr_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 3, 3, 9, 4, 0);
}
#else
pmuv3_pmicntr_t pmuv3_pmicntr_read(void) PMUREG_NO_SYSREG;
void pmuv3_pmicntr_write(pmuv3_pmicntr_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int pmuv3_pmicntr_io_read(struct pmureg_io *io, struct pmureg_place at, pmuv3_pmicntr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = PMUV3_PMICNTR_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int pmuv3_pmicntr_io_write(struct pmureg_io *io, struct pmureg_place at, pmuv3_pmicntr_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = PMUV3_PMICNTR_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMICFILTR_EL0: Where the instruction counter counts; FEAT_PMUv3_ICNTR. ----
 * Source: ARM D24.5
 */

#define PMUV3_PMICFILTR_ENCODING          0xdcb0U /* op0 3, op1 3, CRn 9, CRm 6, op2 0 */
#define PMUV3_PMICFILTR_RESET             0x0000000000000008ULL
#define PMUV3_PMICFILTR_SYNC_SHIFT        58
#define PMUV3_PMICFILTR_SYNC_WIDTH        1
#define PMUV3_PMICFILTR_SYNC_MASK         0x0400000000000000ULL
#define PMUV3_PMICFILTR_VS_SHIFT          56
#define PMUV3_PMICFILTR_VS_WIDTH          2
#define PMUV3_PMICFILTR_VS_MASK           0x0300000000000000ULL
#define PMUV3_PMICFILTR_VS_ANY            0U
#define PMUV3_PMICFILTR_VS_NOT_STREAMING  1U
#define PMUV3_PMICFILTR_VS_ONLY_STREAMING 2U
#define PMUV3_PMICFILTR_P_SHIFT           31
#define PMUV3_PMICFILTR_P_WIDTH           1
#define PMUV3_PMICFILTR_P_MASK            0x0000000080000000ULL
#define PMUV3_PMICFILTR_U_SHIFT           30
#define PMUV3_PMICFILTR_U_WIDTH           1
#define PMUV3_PMICFILTR_U_MASK            0x0000000040000000ULL
#define PMUV3_PMICFILTR_NSK_SHIFT         29
#define PMUV3_PMICFILTR_NSK_WIDTH         1
#define PMUV3_PMICFILTR_NSK_MASK          0x0000000020000000ULL
#define PMUV3_PMICFILTR_NSU_SHIFT         28
#define PMUV3_PMICFILTR_NSU_WIDTH         1
#define PMUV3_PMICFILTR_NSU_MASK          0x0000000010000000ULL
#define PMUV3_PMICFILTR_NSH_SHIFT         27
#define PMUV3_PMICFILTR_NSH_WIDTH         1
#define PMUV3_PMICFILTR_NSH_MASK          0x0000000008000000ULL
#define PMUV3_PMICFILTR_M_SHIFT           26
#define PMUV3_PMICFILTR_M_WIDTH           1
#define PMUV3_PMICFILTR_M_MASK            0x0000000004000000ULL
#define PMUV3_PMICFILTR_SH_SHIFT          24
#define PMUV3_PMICFILTR_SH_WIDTH          1
#define PMUV3_PMICFILTR_SH_MASK           0x0000000001000000ULL
#define PMUV3_PMICFILTR_RLK_SHIFT         22
#define PMUV3_PMICFILTR_RLK_WIDTH         1
#define PMUV3_PMICFILTR_RLK_MASK          0x0000000000400000ULL
#define PMUV3_PMICFILTR_RLU_SHIFT         21
#define PMUV3_PMICFILTR_RLU_WIDTH         1
#define PMUV3_PMICFILTR_RLU_MASK          0x0000000000200000ULL
#define PMUV3_PMICFILTR_RLH_SHIFT         20
#define PMUV3_PMICFILTR_RLH_WIDTH         1
#define PMUV3_PMICFILTR_RLH_MASK          0x0000000000100000ULL
#define PMUV3_PMICFILTR_EVTCOUNT_SHIFT    0
#define PMUV3_PMICFILTR_EVTCOUNT_WIDTH    16
#define PMUV3_PMICFILTR_EVTCOUNT_MASK     0x000000000000ffffULL

typedef struct {
	uint64_t raw;
} pmuv3_pmicfiltr_t;

typedef struct {
	uint64_t SYNC;     /* 58    RW 1: the overflow raises a synchronous exception; FEAT_SEBEP. (where the core has FEAT_SEBEP, which Arm's architecture of 2026 has no more) */
	uint64_t VS;       /* 57:56 RW Streaming SVE mode; FEAT_PMUv3_SME. */
	uint64_t P;        /* 31    RW 1: EL1 is not counted, but see NSK, RLK and M. */
	uint64_t U;        /* 30    RW 1: EL0 is not counted, but see NSU and RLU. */
	uint64_t NSK;      /* 29    RW Non-secure EL1 counts where this equals P; with EL3. */
	uint64_t NSU;      /* 28    RW Non-secure EL0 counts where this equals U; with EL3. */
	uint64_t NSH;      /* 27    RW 1: EL2 counts. */
	uint64_t M;        /* 26    RW EL3 counts where this equals P; with EL3. */
	uint64_t SH;       /* 24    RW Secure EL2 counts where this differs from NSH; with Secure EL2. */
	uint64_t RLK;      /* 22    RW Realm EL1 counts where this equals P; FEAT_RME. */
	uint64_t RLU;      /* 21    RW Realm EL0 counts where this equals U; FEAT_RME. */
	uint64_t RLH;      /* 20    RW Realm EL2 counts where this differs from NSH; FEAT_RME. */
	uint64_t evtCount; /* 15:0  RO INST_RETIRED, always. */
} pmuv3_pmicfiltr_fields_t;

static inline __attribute__((always_inline)) pmuv3_pmicfiltr_t pmuv3_pmicfiltr_pack(pmuv3_pmicfiltr_fields_t f)
{
	pmuv3_pmicfiltr_t r;

	r.raw = 0
		| pmureg_put64(f.SYNC, 0x1ULL, 58)
		| pmureg_put64(f.VS, 0x3ULL, 56)
		| pmureg_put64(f.P, 0x1ULL, 31)
		| pmureg_put64(f.U, 0x1ULL, 30)
		| pmureg_put64(f.NSK, 0x1ULL, 29)
		| pmureg_put64(f.NSU, 0x1ULL, 28)
		| pmureg_put64(f.NSH, 0x1ULL, 27)
		| pmureg_put64(f.M, 0x1ULL, 26)
		| pmureg_put64(f.SH, 0x1ULL, 24)
		| pmureg_put64(f.RLK, 0x1ULL, 22)
		| pmureg_put64(f.RLU, 0x1ULL, 21)
		| pmureg_put64(f.RLH, 0x1ULL, 20)
		| pmureg_put64(f.evtCount, 0xffffULL, 0);
	return r;
}

static inline pmuv3_pmicfiltr_fields_t pmuv3_pmicfiltr_unpack(pmuv3_pmicfiltr_t r)
{
	pmuv3_pmicfiltr_fields_t f;

	f.SYNC = (r.raw >> 58) & 0x1ULL;
	f.VS = (r.raw >> 56) & 0x3ULL;
	f.P = (r.raw >> 31) & 0x1ULL;
	f.U = (r.raw >> 30) & 0x1ULL;
	f.NSK = (r.raw >> 29) & 0x1ULL;
	f.NSU = (r.raw >> 28) & 0x1ULL;
	f.NSH = (r.raw >> 27) & 0x1ULL;
	f.M = (r.raw >> 26) & 0x1ULL;
	f.SH = (r.raw >> 24) & 0x1ULL;
	f.RLK = (r.raw >> 22) & 0x1ULL;
	f.RLU = (r.raw >> 21) & 0x1ULL;
	f.RLH = (r.raw >> 20) & 0x1ULL;
	f.evtCount = r.raw & 0xffffULL;
	return f;
}

static inline uint64_t pmuv3_pmicfiltr_get(pmuv3_pmicfiltr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline pmuv3_pmicfiltr_t pmuv3_pmicfiltr_with(pmuv3_pmicfiltr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x07000000fd70ffffULL & ~mask);
	return r;
}

#define pmuv3_pmicfiltr_get_SYNC(r)         pmuv3_pmicfiltr_get(r, 0x0400000000000000ULL, 58)
#define pmuv3_pmicfiltr_get_VS(r)           pmuv3_pmicfiltr_get(r, 0x0300000000000000ULL, 56)
#define pmuv3_pmicfiltr_get_P(r)            pmuv3_pmicfiltr_get(r, 0x0000000080000000ULL, 31)
#define pmuv3_pmicfiltr_get_U(r)            pmuv3_pmicfiltr_get(r, 0x0000000040000000ULL, 30)
#define pmuv3_pmicfiltr_get_NSK(r)          pmuv3_pmicfiltr_get(r, 0x0000000020000000ULL, 29)
#define pmuv3_pmicfiltr_get_NSU(r)          pmuv3_pmicfiltr_get(r, 0x0000000010000000ULL, 28)
#define pmuv3_pmicfiltr_get_NSH(r)          pmuv3_pmicfiltr_get(r, 0x0000000008000000ULL, 27)
#define pmuv3_pmicfiltr_get_M(r)            pmuv3_pmicfiltr_get(r, 0x0000000004000000ULL, 26)
#define pmuv3_pmicfiltr_get_SH(r)           pmuv3_pmicfiltr_get(r, 0x0000000001000000ULL, 24)
#define pmuv3_pmicfiltr_get_RLK(r)          pmuv3_pmicfiltr_get(r, 0x0000000000400000ULL, 22)
#define pmuv3_pmicfiltr_get_RLU(r)          pmuv3_pmicfiltr_get(r, 0x0000000000200000ULL, 21)
#define pmuv3_pmicfiltr_get_RLH(r)          pmuv3_pmicfiltr_get(r, 0x0000000000100000ULL, 20)
#define pmuv3_pmicfiltr_get_evtCount(r)     pmuv3_pmicfiltr_get(r, 0x000000000000ffffULL, 0)
#define pmuv3_pmicfiltr_with_SYNC(r, value) PMUREG_WITH(pmuv3_pmicfiltr_with, r, 0x0400000000000000ULL, 58, value)
#define pmuv3_pmicfiltr_with_VS(r, value)   PMUREG_WITH(pmuv3_pmicfiltr_with, r, 0x0300000000000000ULL, 56, value)
#define pmuv3_pmicfiltr_with_P(r, value)    PMUREG_WITH(pmuv3_pmicfiltr_with, r, 0x0000000080000000ULL, 31, value)
#define pmuv3_pmicfiltr_with_U(r, value)    PMUREG_WITH(pmuv3_pmicfiltr_with, r, 0x0000000040000000ULL, 30, value)
#define pmuv3_pmicfiltr_with_NSK(r, value)  PMUREG_WITH(pmuv3_pmicfiltr_with, r, 0x0000000020000000ULL, 29, value)
#define pmuv3_pmicfiltr_with_NSU(r, value)  PMUREG_WITH(pmuv3_pmicfiltr_with, r, 0x0000000010000000ULL, 28, value)
#define pmuv3_pmicfiltr_with_NSH(r, value)  PMUREG_WITH(pmuv3_pmicfiltr_with, r, 0x0000000008000000ULL, 27, value)
#define pmuv3_pmicfiltr_with_M(r, value)    PMUREG_WITH(pmuv3_pmicfiltr_with, r, 0x0000000004000000ULL, 26, value)
#define pmuv3_pmicfiltr_with_SH(r, value)   PMUREG_WITH(pmuv3_pmicfiltr_with, r, 0x0000000001000000ULL, 24, value)
#define pmuv3_pmicfiltr_with_RLK(r, value)  PMUREG_WITH(pmuv3_pmicfiltr_with, r, 0x0000000000400000ULL, 22, value)
#define pmuv3_pmicfiltr_with_RLU(r, value)  PMUREG_WITH(pmuv3_pmicfiltr_with, r, 0x0000000000200000ULL, 21, value)
#define pmuv3_pmicfiltr_with_RLH(r, value)  PMUREG_WITH(pmuv3_pmicfiltr_with, r, 0x0000000000100000ULL, 20, value)

static inline int pmuv3_pmicfiltr_check(pmuv3_pmicfiltr_t r)
{
	if (((r.raw >> 56) & 0x3ULL) != 0x0ULL && ((r.raw >> 56) & 0x3ULL) != 0x1ULL && ((r.raw >> 56) & 0x3ULL) != 0x2ULL)
		return 0;
	if ((r.raw & 0xf8ffffff028f0000ULL) != 0x0000000000000000ULL)
		return 1;
	return -1;
}

static inline const char *pmuv3_pmicfiltr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "VS: this value is reserved";
	case 1:
		return "the reserved bits 0xf8ffffff028f0000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline pmuv3_pmicfiltr_t pmuv3_pmicfiltr_read(void)
{
	pmuv3_pmicfiltr_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 3, 9, 6, 0);
	r.raw = value;
	return r;
}

static inline void pmuv3_pmicfiltr_write(pmuv3_pmicfiltr_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 3, 3, 9, 6, 0);
}
#else
pmuv3_pmicfiltr_t pmuv3_pmicfiltr_read(void) PMUREG_NO_SYSREG;
void pmuv3_pmicfiltr_write(pmuv3_pmicfiltr_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int pmuv3_pmicfiltr_io_read(struct pmureg_io *io, struct pmureg_place at, pmuv3_pmicfiltr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = PMUV3_PMICFILTR_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int pmuv3_pmicfiltr_io_write(struct pmureg_io *io, struct pmureg_place at, pmuv3_pmicfiltr_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = PMUV3_PMICFILTR_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMUSERENR_EL0: What EL0 may do; read-only there. ----
 * Source: ARM D24.5; K
 */

#define PMUV3_PMUSERENR_ENCODING  0xdcf0U /* op0 3, op1 3, CRn 9, CRm 14, op2 0 */
#define PMUV3_PMUSERENR_TID_SHIFT 6
#define PMUV3_PMUSERENR_TID_WIDTH 1
#define PMUV3_PMUSERENR_TID_MASK  0x0000000000000040ULL
#define PMUV3_PMUSERENR_IR_SHIFT  5
#define PMUV3_PMUSERENR_IR_WIDTH  1
#define PMUV3_PMUSERENR_IR_MASK   0x0000000000000020ULL
#define PMUV3_PMUSERENR_UEN_SHIFT 4
#define PMUV3_PMUSERENR_UEN_WIDTH 1
#define PMUV3_PMUSERENR_UEN_MASK  0x0000000000000010ULL
#define PMUV3_PMUSERENR_ER_SHIFT  3
#define PMUV3_PMUSERENR_ER_WIDTH  1
#define PMUV3_PMUSERENR_ER_MASK   0x0000000000000008ULL
#define PMUV3_PMUSERENR_CR_SHIFT  2
#define PMUV3_PMUSERENR_CR_WIDTH  1
#define PMUV3_PMUSERENR_CR_MASK   0x0000000000000004ULL
#define PMUV3_PMUSERENR_SW_SHIFT  1
#define PMUV3_PMUSERENR_SW_WIDTH  1
#define PMUV3_PMUSERENR_SW_MASK   0x0000000000000002ULL
#define PMUV3_PMUSERENR_EN_SHIFT  0
#define PMUV3_PMUSERENR_EN_WIDTH  1
#define PMUV3_PMUSERENR_EN_MASK   0x0000000000000001ULL

typedef struct {
	uint64_t raw;
} pmuv3_pmuserenr_t;

typedef struct {
	uint64_t TID; /* 6     RW 1: EL0 reads of PMCEID0_EL0 and PMCEID1_EL0 trap; PMUv3p9. */
	uint64_t IR;  /* 5     RW 1: with UEN, the instruction counter is read-only; FEAT_PMUv3_ICNTR. */
	uint64_t UEN; /* 4     RW 1: EL0 accesses all but PMCR_EL0, each counter as PMUACR_EL1 says, and EN is ignored; PMUv3p9. */
	uint64_t ER;  /* 3     RW Event counters: readable where UEN is 0, read-only where it is 1. */
	uint64_t CR;  /* 2     RW Cycle counter: readable where UEN is 0, read-only where it is 1. */
	uint64_t SW;  /* 1     RW PMSWINC_EL0: writable where UEN is 0, not held back by PMUACR_EL1 where it is 1. */
	uint64_t EN;  /* 0     RW 1: where UEN is 0, EL0 reads and writes everything. */
} pmuv3_pmuserenr_fields_t;

static inline __attribute__((always_inline)) pmuv3_pmuserenr_t pmuv3_pmuserenr_pack(pmuv3_pmuserenr_fields_t f)
{
	pmuv3_pmuserenr_t r;

	r.raw = 0
		| pmureg_put64(f.TID, 0x1ULL, 6)
		| pmureg_put64(f.IR, 0x1ULL, 5)
		| pmureg_put64(f.UEN, 0x1ULL, 4)
		| pmureg_put64(f.ER, 0x1ULL, 3)
		| pmureg_put64(f.CR, 0x1ULL, 2)
		| pmureg_put64(f.SW, 0x1ULL, 1)
		| pmureg_put64(f.EN, 0x1ULL, 0);
	return r;
}

static inline pmuv3_pmuserenr_fields_t pmuv3_pmuserenr_unpack(pmuv3_pmuserenr_t r)
{
	pmuv3_pmuserenr_fields_t f;

	f.TID = (r.raw >> 6) & 0x1ULL;
	f.IR = (r.raw >> 5) & 0x1ULL;
	f.UEN = (r.raw >> 4) & 0x1ULL;
	f.ER = (r.raw >> 3) & 0x1ULL;
	f.CR = (r.raw >> 2) & 0x1ULL;
	f.SW = (r.raw >> 1) & 0x1ULL;
	f.EN = r.raw & 0x1ULL;
	return f;
}

static inline uint64_t pmuv3_pmuserenr_get(pmuv3_pmuserenr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline pmuv3_pmuserenr_t pmuv3_pmuserenr_with(pmuv3_pmuserenr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x000000000000007fULL & ~mask);
	return r;
}

#define pmuv3_pmuserenr_get_TID(r)         pmuv3_pmuserenr_get(r, 0x0000000000000040ULL, 6)
#define pmuv3_pmuserenr_get_IR(r)          pmuv3_pmuserenr_get(r, 0x0000000000000020ULL, 5)
#define pmuv3_pmuserenr_get_UEN(r)         pmuv3_pmuserenr_get(r, 0x0000000000000010ULL, 4)
#define pmuv3_pmuserenr_get_ER(r)          pmuv3_pmuserenr_get(r, 0x0000000000000008ULL, 3)
#define pmuv3_pmuserenr_get_CR(r)          pmuv3_pmuserenr_get(r, 0x0000000000000004ULL, 2)
#define pmuv3_pmuserenr_get_SW(r)          pmuv3_pmuserenr_get(r, 0x0000000000000002ULL, 1)
#define pmuv3_pmuserenr_get_EN(r)          pmuv3_pmuserenr_get(r, 0x0000000000000001ULL, 0)
#define pmuv3_pmuserenr_with_TID(r, value) PMUREG_WITH(pmuv3_pmuserenr_with, r, 0x0000000000000040ULL, 6, value)
#define pmuv3_pmuserenr_with_IR(r, value)  PMUREG_WITH(pmuv3_pmuserenr_with, r, 0x0000000000000020ULL, 5, value)
#define pmuv3_pmuserenr_with_UEN(r, value) PMUREG_WITH(pmuv3_pmuserenr_with, r, 0x0000000000000010ULL, 4, value)
#define pmuv3_pmuserenr_with_ER(r, value)  PMUREG_WITH(pmuv3_pmuserenr_with, r, 0x0000000000000008ULL, 3, value)
#define pmuv3_pmuserenr_with_CR(r, value)  PMUREG_WITH(pmuv3_pmuserenr_with, r, 0x0000000000000004ULL, 2, value)
#define pmuv3_pmuserenr_with_SW(r, value)  PMUREG_WITH(pmuv3_pmuserenr_with, r, 0x0000000000000002ULL, 1, value)
#define pmuv3_pmuserenr_with_EN(r, value)  PMUREG_WITH(pmuv3_pmuserenr_with, r, 0x0000000000000001ULL, 0, value)

static inline int pmuv3_pmuserenr_check(pmuv3_pmuserenr_t r)
{
	if ((r.raw & 0xffffffffffffff80ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *pmuv3_pmuserenr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffffffffff80 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline pmuv3_pmuserenr_t pmuv3_pmuserenr_read(void)
{
	pmuv3_pmuserenr_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 3, 9, 14, 0);
	r.raw = value;
	return r;
}

static inline void pmuv3_pmuserenr_write(pmuv3_pmuserenr_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 3, 3, 9, 14, 0);
}
#else
pmuv3_pmuserenr_t pmuv3_pmuserenr_read(void) PMUREG_NO_SYSREG;
void pmuv3_pmuserenr_write(pmuv3_pmuserenr_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int pmuv3_pmuserenr_io_read(struct pmureg_io *io, struct pmureg_place at, pmuv3_pmuserenr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = PMUV3_PMUSERENR_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int pmuv3_pmuserenr_io_write(struct pmureg_io *io, struct pmureg_place at, pmuv3_pmuserenr_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = PMUV3_PMUSERENR_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMUACR_EL1: Which counters EL0 reaches where PMUSERENR_EL0.UEN is 1; PMUv3p9. ----
 * Source: ARM D24.5
 * Reached from: EL1 and above; UNDEFINED at EL0
 */

#define PMUV3_PMUACR_ENCODING 0xc4f4U /* op0 3, op1 0, CRn 9, CRm 14, op2 4 */
#define PMUV3_PMUACR_F0_SHIFT 32
#define PMUV3_PMUACR_F0_WIDTH 1
#define PMUV3_PMUACR_F0_MASK  0x0000000100000000ULL
#define PMUV3_PMUACR_C_SHIFT  31
#define PMUV3_PMUACR_C_WIDTH  1
#define PMUV3_PMUACR_C_MASK   0x0000000080000000ULL
#define PMUV3_PMUACR_P_SHIFT  0
#define PMUV3_PMUACR_P_WIDTH  31
#define PMUV3_PMUACR_P_MASK   0x000000007fffffffULL
#define PMUV3_PMUACR_P_COUNT  31

typedef struct {
	uint64_t raw;
} pmuv3_pmuacr_t;

typedef struct {
	uint64_t F0; /* 32    RW Bit of the instruction counter; RES0 without FEAT_PMUv3_ICNTR. */
	uint64_t C;  /* 31    RW Bit of the cycle counter. */
	uint64_t P;  /* 30:0  RW Bit of event counter <m>; RAZ/WI where there is no such counter. */
} pmuv3_pmuacr_fields_t;

static inline __attribute__((always_inline)) pmuv3_pmuacr_t pmuv3_pmuacr_pack(pmuv3_pmuacr_fields_t f)
{
	pmuv3_pmuacr_t r;

	r.raw = 0
		| pmureg_put64(f.F0, 0x1ULL, 32)
		| pmureg_put64(f.C, 0x1ULL, 31)
		| pmureg_put64(f.P, 0x7fffffffULL, 0);
	return r;
}

static inline pmuv3_pmuacr_fields_t pmuv3_pmuacr_unpack(pmuv3_pmuacr_t r)
{
	pmuv3_pmuacr_fields_t f;

	f.F0 = (r.raw >> 32) & 0x1ULL;
	f.C = (r.raw >> 31) & 0x1ULL;
	f.P = r.raw & 0x7fffffffULL;
	return f;
}

static inline uint64_t pmuv3_pmuacr_get(pmuv3_pmuacr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline pmuv3_pmuacr_t pmuv3_pmuacr_with(pmuv3_pmuacr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x00000001ffffffffULL & ~mask);
	return r;
}

#define pmuv3_pmuacr_get_F0(r)         pmuv3_pmuacr_get(r, 0x0000000100000000ULL, 32)
#define pmuv3_pmuacr_get_C(r)          pmuv3_pmuacr_get(r, 0x0000000080000000ULL, 31)
#define pmuv3_pmuacr_with_F0(r, value) PMUREG_WITH(pmuv3_pmuacr_with, r, 0x0000000100000000ULL, 32, value)
#define pmuv3_pmuacr_with_C(r, value)  PMUREG_WITH(pmuv3_pmuacr_with, r, 0x0000000080000000ULL, 31, value)
#define pmuv3_pmuacr_with_P(r, value)  PMUREG_WITH(pmuv3_pmuacr_with, r, 0x000000007fffffffULL, 0, value)

/* Element m of P, 0 to 30. Another index gives 0; debug builds assert. */
static inline uint64_t pmuv3_pmuacr_get_P(pmuv3_pmuacr_t r, unsigned int m)
{
	PMUREG_INDEX(m, 30U);
	return m < 31U ? (r.raw >> m) & 0x1ULL : 0;
}

static inline int pmuv3_pmuacr_check(pmuv3_pmuacr_t r)
{
	if ((r.raw & 0xfffffffe00000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *pmuv3_pmuacr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffe00000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline pmuv3_pmuacr_t pmuv3_pmuacr_read(void)
{
	pmuv3_pmuacr_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 0, 9, 14, 4);
	r.raw = value;
	return r;
}

static inline void pmuv3_pmuacr_write(pmuv3_pmuacr_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 3, 0, 9, 14, 4);
}
#else
pmuv3_pmuacr_t pmuv3_pmuacr_read(void) PMUREG_NO_SYSREG;
void pmuv3_pmuacr_write(pmuv3_pmuacr_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int pmuv3_pmuacr_io_read(struct pmureg_io *io, struct pmureg_place at, pmuv3_pmuacr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = PMUV3_PMUACR_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int pmuv3_pmuacr_io_write(struct pmureg_io *io, struct pmureg_place at, pmuv3_pmuacr_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = PMUV3_PMUACR_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMECR_EL1: Profiling exceptions and snapshots; FEAT_EBEP or FEAT_PMUv3_SS. ----
 * Source: ARM D24.5
 * Reached from: EL1 and above; UNDEFINED at EL0
 */

#define PMUV3_PMECR_ENCODING       0xc4f5U /* op0 3, op1 0, CRn 9, CRm 14, op2 5 */
#define PMUV3_PMECR_SSE_SHIFT      3
#define PMUV3_PMECR_SSE_WIDTH      2
#define PMUV3_PMECR_SSE_MASK       0x0000000000000018ULL
#define PMUV3_PMECR_SSE_OFF        0U
#define PMUV3_PMECR_SSE_PROHIBITED 2U
#define PMUV3_PMECR_SSE_ALLOWED    3U
#define PMUV3_PMECR_KPME_SHIFT     2
#define PMUV3_PMECR_KPME_WIDTH     1
#define PMUV3_PMECR_KPME_MASK      0x0000000000000004ULL
#define PMUV3_PMECR_PMEE_SHIFT     0
#define PMUV3_PMECR_PMEE_WIDTH     2
#define PMUV3_PMECR_PMEE_MASK      0x0000000000000003ULL
#define PMUV3_PMECR_PMEE_INTERRUPT 0U
#define PMUV3_PMECR_PMEE_EXCEPTION 3U

typedef struct {
	uint64_t raw;
} pmuv3_pmecr_t;

typedef struct {
	uint64_t SSE;  /* 4:3   RW Snapshots; FEAT_PMUv3_SS. */
	uint64_t KPME; /* 2     RW 1: profiling exceptions to the level itself are allowed; FEAT_EBEP. */
	uint64_t PMEE; /* 1:0   RW What an overflow raises; FEAT_EBEP. */
} pmuv3_pmecr_fields_t;

static inline __attribute__((always_inline)) pmuv3_pmecr_t pmuv3_pmecr_pack(pmuv3_pmecr_fields_t f)
{
	pmuv3_pmecr_t r;

	r.raw = 0
		| pmureg_put64(f.SSE, 0x3ULL, 3)
		| pmureg_put64(f.KPME, 0x1ULL, 2)
		| pmureg_put64(f.PMEE, 0x3ULL, 0);
	return r;
}

static inline pmuv3_pmecr_fields_t pmuv3_pmecr_unpack(pmuv3_pmecr_t r)
{
	pmuv3_pmecr_fields_t f;

	f.SSE = (r.raw >> 3) & 0x3ULL;
	f.KPME = (r.raw >> 2) & 0x1ULL;
	f.PMEE = r.raw & 0x3ULL;
	return f;
}

static inline uint64_t pmuv3_pmecr_get(pmuv3_pmecr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline pmuv3_pmecr_t pmuv3_pmecr_with(pmuv3_pmecr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x000000000000001fULL & ~mask);
	return r;
}

#define pmuv3_pmecr_get_SSE(r)          pmuv3_pmecr_get(r, 0x0000000000000018ULL, 3)
#define pmuv3_pmecr_get_KPME(r)         pmuv3_pmecr_get(r, 0x0000000000000004ULL, 2)
#define pmuv3_pmecr_get_PMEE(r)         pmuv3_pmecr_get(r, 0x0000000000000003ULL, 0)
#define pmuv3_pmecr_with_SSE(r, value)  PMUREG_WITH(pmuv3_pmecr_with, r, 0x0000000000000018ULL, 3, value)
#define pmuv3_pmecr_with_KPME(r, value) PMUREG_WITH(pmuv3_pmecr_with, r, 0x0000000000000004ULL, 2, value)
#define pmuv3_pmecr_with_PMEE(r, value) PMUREG_WITH(pmuv3_pmecr_with, r, 0x0000000000000003ULL, 0, value)

static inline int pmuv3_pmecr_check(pmuv3_pmecr_t r)
{
	if (((r.raw >> 3) & 0x3ULL) != 0x0ULL && ((r.raw >> 3) & 0x3ULL) != 0x2ULL && ((r.raw >> 3) & 0x3ULL) != 0x3ULL)
		return 0;
	if ((r.raw & 0x3ULL) != 0x0ULL && (r.raw & 0x3ULL) != 0x3ULL)
		return 1;
	if ((r.raw & 0xffffffffffffffe0ULL) != 0x0000000000000000ULL)
		return 2;
	return -1;
}

static inline const char *pmuv3_pmecr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "SSE: this value is reserved";
	case 1:
		return "PMEE: this value is reserved";
	case 2:
		return "the reserved bits 0xffffffffffffffe0 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline pmuv3_pmecr_t pmuv3_pmecr_read(void)
{
	pmuv3_pmecr_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 0, 9, 14, 5);
	r.raw = value;
	return r;
}

static inline void pmuv3_pmecr_write(pmuv3_pmecr_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 3, 0, 9, 14, 5);
}
#else
pmuv3_pmecr_t pmuv3_pmecr_read(void) PMUREG_NO_SYSREG;
void pmuv3_pmecr_write(pmuv3_pmecr_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int pmuv3_pmecr_io_read(struct pmureg_io *io, struct pmureg_place at, pmuv3_pmecr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = PMUV3_PMECR_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int pmuv3_pmecr_io_write(struct pmureg_io *io, struct pmureg_place at, pmuv3_pmecr_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = PMUV3_PMECR_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMIAR_EL1: Instruction of a synchronous profiling exception; FEAT_SEBEP. ----
 * Source: ARM D24.5
 * Reached from: EL1 and above; UNDEFINED at EL0
 * Only: where the core has FEAT_SEBEP, which Arm's architecture of 2026 has no more
 * Note: Arm took FEAT_SEBEP out of its architecture in 2026; the number of that release is not known here.
 */

#define PMUV3_PMIAR_ENCODING      0xc4f7U /* op0 3, op1 0, CRn 9, CRm 14, op2 7 */
#define PMUV3_PMIAR_ADDRESS_SHIFT 0
#define PMUV3_PMIAR_ADDRESS_WIDTH 64
#define PMUV3_PMIAR_ADDRESS_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} pmuv3_pmiar_t;

typedef struct {
	uint64_t ADDRESS; /* 63:0  RW-V Its address. */
} pmuv3_pmiar_fields_t;

static inline __attribute__((always_inline)) pmuv3_pmiar_t pmuv3_pmiar_pack(pmuv3_pmiar_fields_t f)
{
	pmuv3_pmiar_t r;

	r.raw = 0
		| f.ADDRESS;
	return r;
}

static inline pmuv3_pmiar_fields_t pmuv3_pmiar_unpack(pmuv3_pmiar_t r)
{
	pmuv3_pmiar_fields_t f;

	f.ADDRESS = r.raw;
	return f;
}

static inline uint64_t pmuv3_pmiar_get(pmuv3_pmiar_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline pmuv3_pmiar_t pmuv3_pmiar_with(pmuv3_pmiar_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define pmuv3_pmiar_get_ADDRESS(r)         pmuv3_pmiar_get(r, 0xffffffffffffffffULL, 0)
#define pmuv3_pmiar_with_ADDRESS(r, value) PMUREG_WITH(pmuv3_pmiar_with, r, 0xffffffffffffffffULL, 0, value)

#ifdef PMUREG_HAS_SYSREG
static inline pmuv3_pmiar_t pmuv3_pmiar_read(void)
{
	pmuv3_pmiar_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 0, 9, 14, 7);
	r.raw = value;
	return r;
}

static inline void pmuv3_pmiar_write(pmuv3_pmiar_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 3, 0, 9, 14, 7);
}
#else
pmuv3_pmiar_t pmuv3_pmiar_read(void) PMUREG_NO_SYSREG;
void pmuv3_pmiar_write(pmuv3_pmiar_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int pmuv3_pmiar_io_read(struct pmureg_io *io, struct pmureg_place at, pmuv3_pmiar_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = PMUV3_PMIAR_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int pmuv3_pmiar_io_write(struct pmureg_io *io, struct pmureg_place at, pmuv3_pmiar_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = PMUV3_PMIAR_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMMIR_EL1: What the core can issue, and what its counters can compare; PMUv3p4. ----
 * Source: ARM D24.5; K
 * Reached from: EL1 and above; UNDEFINED at EL0
 * Note: The example is invented for the simulated device (eight slots, thresholds of 12 bits, edges and linking).
 */

#define PMUV3_PMMIR_ENCODING              0xc4f6U /* op0 3, op1 0, CRn 9, CRm 14, op2 6 */
#define PMUV3_PMMIR_SME_SHIFT             28
#define PMUV3_PMMIR_SME_WIDTH             1
#define PMUV3_PMMIR_SME_MASK              0x0000000010000000ULL
#define PMUV3_PMMIR_EDGE_SHIFT            24
#define PMUV3_PMMIR_EDGE_WIDTH            4
#define PMUV3_PMMIR_EDGE_MASK             0x000000000f000000ULL
#define PMUV3_PMMIR_EDGE_NONE             0U
#define PMUV3_PMMIR_EDGE_EDGE             1U
#define PMUV3_PMMIR_EDGE_EDGE_AND_LINKING 2U
#define PMUV3_PMMIR_THWIDTH_SHIFT         20
#define PMUV3_PMMIR_THWIDTH_WIDTH         4
#define PMUV3_PMMIR_THWIDTH_MASK          0x0000000000f00000ULL
#define PMUV3_PMMIR_BUS_WIDTH_SHIFT       16
#define PMUV3_PMMIR_BUS_WIDTH_WIDTH       4
#define PMUV3_PMMIR_BUS_WIDTH_MASK        0x00000000000f0000ULL
#define PMUV3_PMMIR_BUS_WIDTH_UNKNOWN     0U
#define PMUV3_PMMIR_BUS_WIDTH_BYTES_4     3U
#define PMUV3_PMMIR_BUS_WIDTH_BYTES_8     4U
#define PMUV3_PMMIR_BUS_WIDTH_BYTES_16    5U
#define PMUV3_PMMIR_BUS_WIDTH_BYTES_32    6U
#define PMUV3_PMMIR_BUS_WIDTH_BYTES_64    7U
#define PMUV3_PMMIR_BUS_WIDTH_BYTES_128   8U
#define PMUV3_PMMIR_BUS_WIDTH_BYTES_256   9U
#define PMUV3_PMMIR_BUS_WIDTH_BYTES_512   10U
#define PMUV3_PMMIR_BUS_WIDTH_BYTES_1024  11U
#define PMUV3_PMMIR_BUS_WIDTH_BYTES_2048  12U
#define PMUV3_PMMIR_BUS_SLOTS_SHIFT       8
#define PMUV3_PMMIR_BUS_SLOTS_WIDTH       8
#define PMUV3_PMMIR_BUS_SLOTS_MASK        0x000000000000ff00ULL
#define PMUV3_PMMIR_SLOTS_SHIFT           0
#define PMUV3_PMMIR_SLOTS_WIDTH           8
#define PMUV3_PMMIR_SLOTS_MASK            0x00000000000000ffULL

typedef struct {
	uint64_t raw;
} pmuv3_pmmir_t;

typedef struct {
	uint64_t SME;       /* 28    RO 1: counting can depend on streaming mode; FEAT_PMUv3_SME. */
	uint64_t EDGE;      /* 27:24 RO FEAT_PMUv3_EDGE, FEAT_PMUv3_TH2. */
	uint64_t THWIDTH;   /* 23:20 RO Width of a threshold; 0: there is none. */
	uint64_t BUS_WIDTH; /* 19:16 RO Width of the bus. */
	uint64_t BUS_SLOTS; /* 15:8  RO Most that BUS_ACCESS adds in a bus cycle; 0: unknown. */
	uint64_t SLOTS;     /* 7:0   RO Most that STALL_SLOT adds in a cycle. */
} pmuv3_pmmir_fields_t;

static inline __attribute__((always_inline)) pmuv3_pmmir_t pmuv3_pmmir_pack(pmuv3_pmmir_fields_t f)
{
	pmuv3_pmmir_t r;

	r.raw = 0
		| pmureg_put64(f.SME, 0x1ULL, 28)
		| pmureg_put64(f.EDGE, 0xfULL, 24)
		| pmureg_put64(f.THWIDTH, 0xfULL, 20)
		| pmureg_put64(f.BUS_WIDTH, 0xfULL, 16)
		| pmureg_put64(f.BUS_SLOTS, 0xffULL, 8)
		| pmureg_put64(f.SLOTS, 0xffULL, 0);
	return r;
}

static inline pmuv3_pmmir_fields_t pmuv3_pmmir_unpack(pmuv3_pmmir_t r)
{
	pmuv3_pmmir_fields_t f;

	f.SME = (r.raw >> 28) & 0x1ULL;
	f.EDGE = (r.raw >> 24) & 0xfULL;
	f.THWIDTH = (r.raw >> 20) & 0xfULL;
	f.BUS_WIDTH = (r.raw >> 16) & 0xfULL;
	f.BUS_SLOTS = (r.raw >> 8) & 0xffULL;
	f.SLOTS = r.raw & 0xffULL;
	return f;
}

static inline uint64_t pmuv3_pmmir_get(pmuv3_pmmir_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define pmuv3_pmmir_get_SME(r)       pmuv3_pmmir_get(r, 0x0000000010000000ULL, 28)
#define pmuv3_pmmir_get_EDGE(r)      pmuv3_pmmir_get(r, 0x000000000f000000ULL, 24)
#define pmuv3_pmmir_get_THWIDTH(r)   pmuv3_pmmir_get(r, 0x0000000000f00000ULL, 20)
#define pmuv3_pmmir_get_BUS_WIDTH(r) pmuv3_pmmir_get(r, 0x00000000000f0000ULL, 16)
#define pmuv3_pmmir_get_BUS_SLOTS(r) pmuv3_pmmir_get(r, 0x000000000000ff00ULL, 8)
#define pmuv3_pmmir_get_SLOTS(r)     pmuv3_pmmir_get(r, 0x00000000000000ffULL, 0)

static inline int pmuv3_pmmir_check(pmuv3_pmmir_t r)
{
	if (((r.raw >> 24) & 0xfULL) != 0x0ULL && ((r.raw >> 24) & 0xfULL) != 0x1ULL && ((r.raw >> 24) & 0xfULL) != 0x2ULL)
		return 0;
	if (((r.raw >> 20) & 0xfULL) > 0xcULL)
		return 1;
	if (((r.raw >> 16) & 0xfULL) != 0x0ULL && ((r.raw >> 16) & 0xfULL) != 0x3ULL && ((r.raw >> 16) & 0xfULL) != 0x4ULL && ((r.raw >> 16) & 0xfULL) != 0x5ULL && ((r.raw >> 16) & 0xfULL) != 0x6ULL && ((r.raw >> 16) & 0xfULL) != 0x7ULL && ((r.raw >> 16) & 0xfULL) != 0x8ULL && ((r.raw >> 16) & 0xfULL) != 0x9ULL && ((r.raw >> 16) & 0xfULL) != 0xaULL && ((r.raw >> 16) & 0xfULL) != 0xbULL && ((r.raw >> 16) & 0xfULL) != 0xcULL)
		return 2;
	if ((r.raw & 0xffffffffe0000000ULL) != 0x0000000000000000ULL)
		return 3;
	return -1;
}

static inline const char *pmuv3_pmmir_rule(int rule)
{
	switch (rule) {
	case 0:
		return "EDGE: this value is reserved";
	case 1:
		return "THWIDTH must be 0 to 12";
	case 2:
		return "BUS_WIDTH: this value is reserved";
	case 3:
		return "the reserved bits 0xffffffffe0000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline pmuv3_pmmir_t pmuv3_pmmir_read(void)
{
	pmuv3_pmmir_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 0, 9, 14, 6);
	r.raw = value;
	return r;
}
#else
pmuv3_pmmir_t pmuv3_pmmir_read(void) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int pmuv3_pmmir_io_read(struct pmureg_io *io, struct pmureg_place at, pmuv3_pmmir_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = PMUV3_PMMIR_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- PMSSCR_EL1: Takes a snapshot of all counters; FEAT_PMUv3_SS. ----
 * Source: ARM D24.5
 * Reached from: EL1 and above; UNDEFINED at EL0
 */

#define PMUV3_PMSSCR_ENCODING 0xc4ebU /* op0 3, op1 0, CRn 9, CRm 13, op2 3 */
#define PMUV3_PMSSCR_RESET    0x0000000100000000ULL
#define PMUV3_PMSSCR_ACTING   0x0000000000000001ULL
#define PMUV3_PMSSCR_NC_SHIFT 32
#define PMUV3_PMSSCR_NC_WIDTH 1
#define PMUV3_PMSSCR_NC_MASK  0x0000000100000000ULL
#define PMUV3_PMSSCR_SS_SHIFT 0
#define PMUV3_PMSSCR_SS_WIDTH 1
#define PMUV3_PMSSCR_SS_MASK  0x0000000000000001ULL

typedef struct {
	uint64_t raw;
} pmuv3_pmsscr_t;

typedef struct {
	uint64_t NC; /* 32    RW-V  1: the counters were not captured. */
	uint64_t SS; /* 0     W1S-V Write 1 to capture; reads 1 until that is done. */
} pmuv3_pmsscr_fields_t;

static inline __attribute__((always_inline)) pmuv3_pmsscr_t pmuv3_pmsscr_pack(pmuv3_pmsscr_fields_t f)
{
	pmuv3_pmsscr_t r;

	r.raw = 0
		| pmureg_put64(f.NC, 0x1ULL, 32)
		| pmureg_put64(f.SS, 0x1ULL, 0);
	return r;
}

static inline pmuv3_pmsscr_fields_t pmuv3_pmsscr_unpack(pmuv3_pmsscr_t r)
{
	pmuv3_pmsscr_fields_t f;

	f.NC = (r.raw >> 32) & 0x1ULL;
	f.SS = r.raw & 0x1ULL;
	return f;
}

static inline uint64_t pmuv3_pmsscr_get(pmuv3_pmsscr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline pmuv3_pmsscr_t pmuv3_pmsscr_with(pmuv3_pmsscr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000000100000000ULL & ~mask);
	return r;
}

#define pmuv3_pmsscr_get_NC(r)         pmuv3_pmsscr_get(r, 0x0000000100000000ULL, 32)
#define pmuv3_pmsscr_get_SS(r)         pmuv3_pmsscr_get(r, 0x0000000000000001ULL, 0)
#define pmuv3_pmsscr_with_NC(r, value) PMUREG_WITH(pmuv3_pmsscr_with, r, 0x0000000100000000ULL, 32, value)
#define pmuv3_pmsscr_with_SS(r, value) PMUREG_WITH(pmuv3_pmsscr_with, r, 0x0000000000000001ULL, 0, value)

static inline int pmuv3_pmsscr_check(pmuv3_pmsscr_t r)
{
	if ((r.raw & 0xfffffffefffffffeULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *pmuv3_pmsscr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffefffffffe must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline pmuv3_pmsscr_t pmuv3_pmsscr_read(void)
{
	pmuv3_pmsscr_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 0, 9, 13, 3);
	r.raw = value;
	return r;
}

static inline void pmuv3_pmsscr_write(pmuv3_pmsscr_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 3, 0, 9, 13, 3);
}
#else
pmuv3_pmsscr_t pmuv3_pmsscr_read(void) PMUREG_NO_SYSREG;
void pmuv3_pmsscr_write(pmuv3_pmsscr_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int pmuv3_pmsscr_io_read(struct pmureg_io *io, struct pmureg_place at, pmuv3_pmsscr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = PMUV3_PMSSCR_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int pmuv3_pmsscr_io_write(struct pmureg_io *io, struct pmureg_place at, pmuv3_pmsscr_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = PMUV3_PMSSCR_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMEVCNTR<n>_EL0: Event counter <n>. ----
 * Source: ARM D24.5; K
 */

#define PMUV3_PMEVCNTR_ENCODING(n) (0xdf00U | (8U | ((n) >> 3)) << 3 | ((n) & 7U)) /* op0 3, op1 3, CRn 14, CRm 8 | n >> 3, op2 n & 7 */ /* n: 0 to 30 */
#define PMUV3_PMEVCNTR_COUNT       31
#define PMUV3_PMEVCNTR_EVCNT_SHIFT 0
#define PMUV3_PMEVCNTR_EVCNT_WIDTH 64
#define PMUV3_PMEVCNTR_EVCNT_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} pmuv3_pmevcntr_t;

typedef struct {
	uint64_t EVCNT; /* 63:0  RW-V The count; bits 63:32 are RES0 before PMUv3p5. */
} pmuv3_pmevcntr_fields_t;

static inline __attribute__((always_inline)) pmuv3_pmevcntr_t pmuv3_pmevcntr_pack(pmuv3_pmevcntr_fields_t f)
{
	pmuv3_pmevcntr_t r;

	r.raw = 0
		| f.EVCNT;
	return r;
}

static inline pmuv3_pmevcntr_fields_t pmuv3_pmevcntr_unpack(pmuv3_pmevcntr_t r)
{
	pmuv3_pmevcntr_fields_t f;

	f.EVCNT = r.raw;
	return f;
}

static inline uint64_t pmuv3_pmevcntr_get(pmuv3_pmevcntr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline pmuv3_pmevcntr_t pmuv3_pmevcntr_with(pmuv3_pmevcntr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define pmuv3_pmevcntr_get_EVCNT(r)         pmuv3_pmevcntr_get(r, 0xffffffffffffffffULL, 0)
#define pmuv3_pmevcntr_with_EVCNT(r, value) PMUREG_WITH(pmuv3_pmevcntr_with, r, 0xffffffffffffffffULL, 0, value)

#ifdef PMUREG_HAS_SYSREG
static inline __attribute__((always_inline)) pmuv3_pmevcntr_t pmuv3_pmevcntr_read(unsigned int n)
{
	pmuv3_pmevcntr_t r;
	uint64_t value = 0;

	PMUREG_INDEX(n, 30U);
	switch (PMUV3_PMEVCNTR_ENCODING(n)) {
	case 0xdf40U:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 8, 0);
		break;
	case 0xdf41U:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 8, 1);
		break;
	case 0xdf42U:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 8, 2);
		break;
	case 0xdf43U:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 8, 3);
		break;
	case 0xdf44U:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 8, 4);
		break;
	case 0xdf45U:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 8, 5);
		break;
	case 0xdf46U:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 8, 6);
		break;
	case 0xdf47U:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 8, 7);
		break;
	case 0xdf48U:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 9, 0);
		break;
	case 0xdf49U:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 9, 1);
		break;
	case 0xdf4aU:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 9, 2);
		break;
	case 0xdf4bU:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 9, 3);
		break;
	case 0xdf4cU:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 9, 4);
		break;
	case 0xdf4dU:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 9, 5);
		break;
	case 0xdf4eU:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 9, 6);
		break;
	case 0xdf4fU:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 9, 7);
		break;
	case 0xdf50U:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 10, 0);
		break;
	case 0xdf51U:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 10, 1);
		break;
	case 0xdf52U:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 10, 2);
		break;
	case 0xdf53U:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 10, 3);
		break;
	case 0xdf54U:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 10, 4);
		break;
	case 0xdf55U:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 10, 5);
		break;
	case 0xdf56U:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 10, 6);
		break;
	case 0xdf57U:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 10, 7);
		break;
	case 0xdf58U:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 11, 0);
		break;
	case 0xdf59U:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 11, 1);
		break;
	case 0xdf5aU:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 11, 2);
		break;
	case 0xdf5bU:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 11, 3);
		break;
	case 0xdf5cU:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 11, 4);
		break;
	case 0xdf5dU:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 11, 5);
		break;
	case 0xdf5eU:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 11, 6);
		break;
	default:
		break;
	}
	r.raw = value;
	return r;
}

static inline __attribute__((always_inline)) void pmuv3_pmevcntr_write(unsigned int n, pmuv3_pmevcntr_t r)
{
	uint64_t value = r.raw;

	PMUREG_INDEX(n, 30U);
	switch (PMUV3_PMEVCNTR_ENCODING(n)) {
	case 0xdf40U:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 8, 0);
		break;
	case 0xdf41U:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 8, 1);
		break;
	case 0xdf42U:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 8, 2);
		break;
	case 0xdf43U:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 8, 3);
		break;
	case 0xdf44U:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 8, 4);
		break;
	case 0xdf45U:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 8, 5);
		break;
	case 0xdf46U:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 8, 6);
		break;
	case 0xdf47U:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 8, 7);
		break;
	case 0xdf48U:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 9, 0);
		break;
	case 0xdf49U:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 9, 1);
		break;
	case 0xdf4aU:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 9, 2);
		break;
	case 0xdf4bU:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 9, 3);
		break;
	case 0xdf4cU:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 9, 4);
		break;
	case 0xdf4dU:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 9, 5);
		break;
	case 0xdf4eU:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 9, 6);
		break;
	case 0xdf4fU:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 9, 7);
		break;
	case 0xdf50U:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 10, 0);
		break;
	case 0xdf51U:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 10, 1);
		break;
	case 0xdf52U:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 10, 2);
		break;
	case 0xdf53U:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 10, 3);
		break;
	case 0xdf54U:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 10, 4);
		break;
	case 0xdf55U:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 10, 5);
		break;
	case 0xdf56U:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 10, 6);
		break;
	case 0xdf57U:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 10, 7);
		break;
	case 0xdf58U:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 11, 0);
		break;
	case 0xdf59U:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 11, 1);
		break;
	case 0xdf5aU:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 11, 2);
		break;
	case 0xdf5bU:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 11, 3);
		break;
	case 0xdf5cU:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 11, 4);
		break;
	case 0xdf5dU:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 11, 5);
		break;
	case 0xdf5eU:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 11, 6);
		break;
	default:
		break;
	}
}
#else
pmuv3_pmevcntr_t pmuv3_pmevcntr_read(unsigned int n) PMUREG_NO_SYSREG;
void pmuv3_pmevcntr_write(unsigned int n, pmuv3_pmevcntr_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int pmuv3_pmevcntr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, pmuv3_pmevcntr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 30U);
	at.space = PMUREG_SYSREG;
	at.address = PMUV3_PMEVCNTR_ENCODING(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int pmuv3_pmevcntr_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, pmuv3_pmevcntr_t r)
{
	PMUREG_INDEX(n, 30U);
	at.space = PMUREG_SYSREG;
	at.address = PMUV3_PMEVCNTR_ENCODING(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMEVTYPER<n>_EL0: Event of counter <n>, and where it counts. ----
 * Source: ARM D24.5; K
 * Note: Bit 23 (T) of older tables went with transactional memory.
 */

#define PMUV3_PMEVTYPER_ENCODING(n)       (0xdf00U | (0xcU | ((n) >> 3)) << 3 | ((n) & 7U)) /* op0 3, op1 3, CRn 14, CRm 12 | n >> 3, op2 n & 7 */ /* n: 0 to 30 */
#define PMUV3_PMEVTYPER_COUNT             31
#define PMUV3_PMEVTYPER_TC_SHIFT          61
#define PMUV3_PMEVTYPER_TC_WIDTH          3
#define PMUV3_PMEVTYPER_TC_MASK           0xe000000000000000ULL
#define PMUV3_PMEVTYPER_TC_NE             0U
#define PMUV3_PMEVTYPER_TC_NE_ONE         1U
#define PMUV3_PMEVTYPER_TC_EQ             2U
#define PMUV3_PMEVTYPER_TC_EQ_ONE         3U
#define PMUV3_PMEVTYPER_TC_GE             4U
#define PMUV3_PMEVTYPER_TC_GE_ONE         5U
#define PMUV3_PMEVTYPER_TC_LT             6U
#define PMUV3_PMEVTYPER_TC_LT_ONE         7U
#define PMUV3_PMEVTYPER_TE_SHIFT          60
#define PMUV3_PMEVTYPER_TE_WIDTH          1
#define PMUV3_PMEVTYPER_TE_MASK           0x1000000000000000ULL
#define PMUV3_PMEVTYPER_SYNC_SHIFT        58
#define PMUV3_PMEVTYPER_SYNC_WIDTH        1
#define PMUV3_PMEVTYPER_SYNC_MASK         0x0400000000000000ULL
#define PMUV3_PMEVTYPER_VS_SHIFT          56
#define PMUV3_PMEVTYPER_VS_WIDTH          2
#define PMUV3_PMEVTYPER_VS_MASK           0x0300000000000000ULL
#define PMUV3_PMEVTYPER_VS_ANY            0U
#define PMUV3_PMEVTYPER_VS_NOT_STREAMING  1U
#define PMUV3_PMEVTYPER_VS_ONLY_STREAMING 2U
#define PMUV3_PMEVTYPER_TLC_SHIFT         54
#define PMUV3_PMEVTYPER_TLC_WIDTH         2
#define PMUV3_PMEVTYPER_TLC_MASK          0x00c0000000000000ULL
#define PMUV3_PMEVTYPER_TLC_NONE          0U
#define PMUV3_PMEVTYPER_TLC_WHEN_FALSE    1U
#define PMUV3_PMEVTYPER_TLC_WHEN_TRUE     2U
#define PMUV3_PMEVTYPER_TH_SHIFT          32
#define PMUV3_PMEVTYPER_TH_WIDTH          12
#define PMUV3_PMEVTYPER_TH_MASK           0x00000fff00000000ULL
#define PMUV3_PMEVTYPER_P_SHIFT           31
#define PMUV3_PMEVTYPER_P_WIDTH           1
#define PMUV3_PMEVTYPER_P_MASK            0x0000000080000000ULL
#define PMUV3_PMEVTYPER_U_SHIFT           30
#define PMUV3_PMEVTYPER_U_WIDTH           1
#define PMUV3_PMEVTYPER_U_MASK            0x0000000040000000ULL
#define PMUV3_PMEVTYPER_NSK_SHIFT         29
#define PMUV3_PMEVTYPER_NSK_WIDTH         1
#define PMUV3_PMEVTYPER_NSK_MASK          0x0000000020000000ULL
#define PMUV3_PMEVTYPER_NSU_SHIFT         28
#define PMUV3_PMEVTYPER_NSU_WIDTH         1
#define PMUV3_PMEVTYPER_NSU_MASK          0x0000000010000000ULL
#define PMUV3_PMEVTYPER_NSH_SHIFT         27
#define PMUV3_PMEVTYPER_NSH_WIDTH         1
#define PMUV3_PMEVTYPER_NSH_MASK          0x0000000008000000ULL
#define PMUV3_PMEVTYPER_M_SHIFT           26
#define PMUV3_PMEVTYPER_M_WIDTH           1
#define PMUV3_PMEVTYPER_M_MASK            0x0000000004000000ULL
#define PMUV3_PMEVTYPER_MT_SHIFT          25
#define PMUV3_PMEVTYPER_MT_WIDTH          1
#define PMUV3_PMEVTYPER_MT_MASK           0x0000000002000000ULL
#define PMUV3_PMEVTYPER_SH_SHIFT          24
#define PMUV3_PMEVTYPER_SH_WIDTH          1
#define PMUV3_PMEVTYPER_SH_MASK           0x0000000001000000ULL
#define PMUV3_PMEVTYPER_RLK_SHIFT         22
#define PMUV3_PMEVTYPER_RLK_WIDTH         1
#define PMUV3_PMEVTYPER_RLK_MASK          0x0000000000400000ULL
#define PMUV3_PMEVTYPER_RLU_SHIFT         21
#define PMUV3_PMEVTYPER_RLU_WIDTH         1
#define PMUV3_PMEVTYPER_RLU_MASK          0x0000000000200000ULL
#define PMUV3_PMEVTYPER_RLH_SHIFT         20
#define PMUV3_PMEVTYPER_RLH_WIDTH         1
#define PMUV3_PMEVTYPER_RLH_MASK          0x0000000000100000ULL
#define PMUV3_PMEVTYPER_EVTCOUNT_SHIFT    0
#define PMUV3_PMEVTYPER_EVTCOUNT_WIDTH    16
#define PMUV3_PMEVTYPER_EVTCOUNT_MASK     0x000000000000ffffULL

typedef struct {
	uint64_t raw;
} pmuv3_pmevtyper_t;

typedef struct {
	uint64_t TC;       /* 63:61 RW Which values V of the event count, and what they add; 0 with TH 0 adds every V. FEAT_PMUv3_TH. */
	uint64_t TE;       /* 60    RW 1: counts changes of the threshold condition; FEAT_PMUv3_EDGE. */
	uint64_t SYNC;     /* 58    RW 1: the overflow raises a synchronous exception; FEAT_SEBEP. Other events then do not count. (where the core has FEAT_SEBEP, which Arm's architecture of 2026 has no more) */
	uint64_t VS;       /* 57:56 RW Streaming SVE mode; FEAT_PMUv3_SME. */
	uint64_t TLC;      /* 55:54 RW What the counter below adds to an odd one; FEAT_PMUv3_TH2. RES0 in an even counter. */
	uint64_t TH;       /* 43:32 RW Threshold; bits from PMMIR_EL1.THWIDTH up are RES0. FEAT_PMUv3_TH. */
	uint64_t P;        /* 31    RW 1: EL1 is not counted, but see NSK, RLK and M. */
	uint64_t U;        /* 30    RW 1: EL0 is not counted, but see NSU and RLU. */
	uint64_t NSK;      /* 29    RW Non-secure EL1 counts where this equals P; with EL3. */
	uint64_t NSU;      /* 28    RW Non-secure EL0 counts where this equals U; with EL3. */
	uint64_t NSH;      /* 27    RW 1: EL2 counts. */
	uint64_t M;        /* 26    RW EL3 counts where this equals P; with EL3. */
	uint64_t MT;       /* 25    RW 1: counts for all threads of the core; FEAT_MTPMU or implementation defined. */
	uint64_t SH;       /* 24    RW Secure EL2 counts where this differs from NSH; with Secure EL2. */
	uint64_t RLK;      /* 22    RW Realm EL1 counts where this equals P; FEAT_RME. */
	uint64_t RLU;      /* 21    RW Realm EL0 counts where this equals U; FEAT_RME. */
	uint64_t RLH;      /* 20    RW Realm EL2 counts where this differs from NSH; FEAT_RME. */
	uint64_t evtCount; /* 15:0  RW Event number; bits 15:10 are RES0 before PMUv3p1. */
} pmuv3_pmevtyper_fields_t;

static inline __attribute__((always_inline)) pmuv3_pmevtyper_t pmuv3_pmevtyper_pack(pmuv3_pmevtyper_fields_t f)
{
	pmuv3_pmevtyper_t r;

	r.raw = 0
		| pmureg_put64(f.TC, 0x7ULL, 61)
		| pmureg_put64(f.TE, 0x1ULL, 60)
		| pmureg_put64(f.SYNC, 0x1ULL, 58)
		| pmureg_put64(f.VS, 0x3ULL, 56)
		| pmureg_put64(f.TLC, 0x3ULL, 54)
		| pmureg_put64(f.TH, 0xfffULL, 32)
		| pmureg_put64(f.P, 0x1ULL, 31)
		| pmureg_put64(f.U, 0x1ULL, 30)
		| pmureg_put64(f.NSK, 0x1ULL, 29)
		| pmureg_put64(f.NSU, 0x1ULL, 28)
		| pmureg_put64(f.NSH, 0x1ULL, 27)
		| pmureg_put64(f.M, 0x1ULL, 26)
		| pmureg_put64(f.MT, 0x1ULL, 25)
		| pmureg_put64(f.SH, 0x1ULL, 24)
		| pmureg_put64(f.RLK, 0x1ULL, 22)
		| pmureg_put64(f.RLU, 0x1ULL, 21)
		| pmureg_put64(f.RLH, 0x1ULL, 20)
		| pmureg_put64(f.evtCount, 0xffffULL, 0);
	return r;
}

static inline pmuv3_pmevtyper_fields_t pmuv3_pmevtyper_unpack(pmuv3_pmevtyper_t r)
{
	pmuv3_pmevtyper_fields_t f;

	f.TC = r.raw >> 61;
	f.TE = (r.raw >> 60) & 0x1ULL;
	f.SYNC = (r.raw >> 58) & 0x1ULL;
	f.VS = (r.raw >> 56) & 0x3ULL;
	f.TLC = (r.raw >> 54) & 0x3ULL;
	f.TH = (r.raw >> 32) & 0xfffULL;
	f.P = (r.raw >> 31) & 0x1ULL;
	f.U = (r.raw >> 30) & 0x1ULL;
	f.NSK = (r.raw >> 29) & 0x1ULL;
	f.NSU = (r.raw >> 28) & 0x1ULL;
	f.NSH = (r.raw >> 27) & 0x1ULL;
	f.M = (r.raw >> 26) & 0x1ULL;
	f.MT = (r.raw >> 25) & 0x1ULL;
	f.SH = (r.raw >> 24) & 0x1ULL;
	f.RLK = (r.raw >> 22) & 0x1ULL;
	f.RLU = (r.raw >> 21) & 0x1ULL;
	f.RLH = (r.raw >> 20) & 0x1ULL;
	f.evtCount = r.raw & 0xffffULL;
	return f;
}

static inline uint64_t pmuv3_pmevtyper_get(pmuv3_pmevtyper_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline pmuv3_pmevtyper_t pmuv3_pmevtyper_with(pmuv3_pmevtyper_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0xf7c00fffff70ffffULL & ~mask);
	return r;
}

#define pmuv3_pmevtyper_get_TC(r)               pmuv3_pmevtyper_get(r, 0xe000000000000000ULL, 61)
#define pmuv3_pmevtyper_get_TE(r)               pmuv3_pmevtyper_get(r, 0x1000000000000000ULL, 60)
#define pmuv3_pmevtyper_get_SYNC(r)             pmuv3_pmevtyper_get(r, 0x0400000000000000ULL, 58)
#define pmuv3_pmevtyper_get_VS(r)               pmuv3_pmevtyper_get(r, 0x0300000000000000ULL, 56)
#define pmuv3_pmevtyper_get_TLC(r)              pmuv3_pmevtyper_get(r, 0x00c0000000000000ULL, 54)
#define pmuv3_pmevtyper_get_TH(r)               pmuv3_pmevtyper_get(r, 0x00000fff00000000ULL, 32)
#define pmuv3_pmevtyper_get_P(r)                pmuv3_pmevtyper_get(r, 0x0000000080000000ULL, 31)
#define pmuv3_pmevtyper_get_U(r)                pmuv3_pmevtyper_get(r, 0x0000000040000000ULL, 30)
#define pmuv3_pmevtyper_get_NSK(r)              pmuv3_pmevtyper_get(r, 0x0000000020000000ULL, 29)
#define pmuv3_pmevtyper_get_NSU(r)              pmuv3_pmevtyper_get(r, 0x0000000010000000ULL, 28)
#define pmuv3_pmevtyper_get_NSH(r)              pmuv3_pmevtyper_get(r, 0x0000000008000000ULL, 27)
#define pmuv3_pmevtyper_get_M(r)                pmuv3_pmevtyper_get(r, 0x0000000004000000ULL, 26)
#define pmuv3_pmevtyper_get_MT(r)               pmuv3_pmevtyper_get(r, 0x0000000002000000ULL, 25)
#define pmuv3_pmevtyper_get_SH(r)               pmuv3_pmevtyper_get(r, 0x0000000001000000ULL, 24)
#define pmuv3_pmevtyper_get_RLK(r)              pmuv3_pmevtyper_get(r, 0x0000000000400000ULL, 22)
#define pmuv3_pmevtyper_get_RLU(r)              pmuv3_pmevtyper_get(r, 0x0000000000200000ULL, 21)
#define pmuv3_pmevtyper_get_RLH(r)              pmuv3_pmevtyper_get(r, 0x0000000000100000ULL, 20)
#define pmuv3_pmevtyper_get_evtCount(r)         pmuv3_pmevtyper_get(r, 0x000000000000ffffULL, 0)
#define pmuv3_pmevtyper_with_TC(r, value)       PMUREG_WITH(pmuv3_pmevtyper_with, r, 0xe000000000000000ULL, 61, value)
#define pmuv3_pmevtyper_with_TE(r, value)       PMUREG_WITH(pmuv3_pmevtyper_with, r, 0x1000000000000000ULL, 60, value)
#define pmuv3_pmevtyper_with_SYNC(r, value)     PMUREG_WITH(pmuv3_pmevtyper_with, r, 0x0400000000000000ULL, 58, value)
#define pmuv3_pmevtyper_with_VS(r, value)       PMUREG_WITH(pmuv3_pmevtyper_with, r, 0x0300000000000000ULL, 56, value)
#define pmuv3_pmevtyper_with_TLC(r, value)      PMUREG_WITH(pmuv3_pmevtyper_with, r, 0x00c0000000000000ULL, 54, value)
#define pmuv3_pmevtyper_with_TH(r, value)       PMUREG_WITH(pmuv3_pmevtyper_with, r, 0x00000fff00000000ULL, 32, value)
#define pmuv3_pmevtyper_with_P(r, value)        PMUREG_WITH(pmuv3_pmevtyper_with, r, 0x0000000080000000ULL, 31, value)
#define pmuv3_pmevtyper_with_U(r, value)        PMUREG_WITH(pmuv3_pmevtyper_with, r, 0x0000000040000000ULL, 30, value)
#define pmuv3_pmevtyper_with_NSK(r, value)      PMUREG_WITH(pmuv3_pmevtyper_with, r, 0x0000000020000000ULL, 29, value)
#define pmuv3_pmevtyper_with_NSU(r, value)      PMUREG_WITH(pmuv3_pmevtyper_with, r, 0x0000000010000000ULL, 28, value)
#define pmuv3_pmevtyper_with_NSH(r, value)      PMUREG_WITH(pmuv3_pmevtyper_with, r, 0x0000000008000000ULL, 27, value)
#define pmuv3_pmevtyper_with_M(r, value)        PMUREG_WITH(pmuv3_pmevtyper_with, r, 0x0000000004000000ULL, 26, value)
#define pmuv3_pmevtyper_with_MT(r, value)       PMUREG_WITH(pmuv3_pmevtyper_with, r, 0x0000000002000000ULL, 25, value)
#define pmuv3_pmevtyper_with_SH(r, value)       PMUREG_WITH(pmuv3_pmevtyper_with, r, 0x0000000001000000ULL, 24, value)
#define pmuv3_pmevtyper_with_RLK(r, value)      PMUREG_WITH(pmuv3_pmevtyper_with, r, 0x0000000000400000ULL, 22, value)
#define pmuv3_pmevtyper_with_RLU(r, value)      PMUREG_WITH(pmuv3_pmevtyper_with, r, 0x0000000000200000ULL, 21, value)
#define pmuv3_pmevtyper_with_RLH(r, value)      PMUREG_WITH(pmuv3_pmevtyper_with, r, 0x0000000000100000ULL, 20, value)
#define pmuv3_pmevtyper_with_evtCount(r, value) PMUREG_WITH(pmuv3_pmevtyper_with, r, 0x000000000000ffffULL, 0, value)

static inline int pmuv3_pmevtyper_check(pmuv3_pmevtyper_t r)
{
	if (((r.raw >> 56) & 0x3ULL) != 0x0ULL && ((r.raw >> 56) & 0x3ULL) != 0x1ULL && ((r.raw >> 56) & 0x3ULL) != 0x2ULL)
		return 0;
	if (((r.raw >> 54) & 0x3ULL) != 0x0ULL && ((r.raw >> 54) & 0x3ULL) != 0x1ULL && ((r.raw >> 54) & 0x3ULL) != 0x2ULL)
		return 1;
	if ((((r.raw >> 60) & 0x1ULL)) && !(((r.raw >> 61) != 0ULL) && ((r.raw >> 61) != 4ULL)))
		return 2;
	if ((((r.raw >> 54) & 0x3ULL) == 1ULL) && !(((r.raw >> 60) & 0x1ULL) == 0ULL))
		return 3;
	if (((((r.raw >> 54) & 0x3ULL) == 2ULL) && (((r.raw >> 60) & 0x1ULL) == 0ULL)) && !(((r.raw >> 61) % 2ULL) == 0ULL))
		return 4;
	if ((r.raw & 0x083ff000008f0000ULL) != 0x0000000000000000ULL)
		return 5;
	return -1;
}

static inline const char *pmuv3_pmevtyper_rule(int rule)
{
	switch (rule) {
	case 0:
		return "VS: this value is reserved";
	case 1:
		return "TLC: this value is reserved";
	case 2:
		return "with TE the values 0 and 4 of TC are reserved.";
	case 3:
		return "TLC 1 is reserved with TE.";
	case 4:
		return "TLC 2 without TE needs a TC that adds V: 0, 2, 4 or 6.";
	case 5:
		return "the reserved bits 0x83ff000008f0000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline __attribute__((always_inline)) pmuv3_pmevtyper_t pmuv3_pmevtyper_read(unsigned int n)
{
	pmuv3_pmevtyper_t r;
	uint64_t value = 0;

	PMUREG_INDEX(n, 30U);
	switch (PMUV3_PMEVTYPER_ENCODING(n)) {
	case 0xdf60U:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 12, 0);
		break;
	case 0xdf61U:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 12, 1);
		break;
	case 0xdf62U:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 12, 2);
		break;
	case 0xdf63U:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 12, 3);
		break;
	case 0xdf64U:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 12, 4);
		break;
	case 0xdf65U:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 12, 5);
		break;
	case 0xdf66U:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 12, 6);
		break;
	case 0xdf67U:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 12, 7);
		break;
	case 0xdf68U:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 13, 0);
		break;
	case 0xdf69U:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 13, 1);
		break;
	case 0xdf6aU:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 13, 2);
		break;
	case 0xdf6bU:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 13, 3);
		break;
	case 0xdf6cU:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 13, 4);
		break;
	case 0xdf6dU:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 13, 5);
		break;
	case 0xdf6eU:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 13, 6);
		break;
	case 0xdf6fU:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 13, 7);
		break;
	case 0xdf70U:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 14, 0);
		break;
	case 0xdf71U:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 14, 1);
		break;
	case 0xdf72U:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 14, 2);
		break;
	case 0xdf73U:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 14, 3);
		break;
	case 0xdf74U:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 14, 4);
		break;
	case 0xdf75U:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 14, 5);
		break;
	case 0xdf76U:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 14, 6);
		break;
	case 0xdf77U:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 14, 7);
		break;
	case 0xdf78U:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 15, 0);
		break;
	case 0xdf79U:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 15, 1);
		break;
	case 0xdf7aU:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 15, 2);
		break;
	case 0xdf7bU:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 15, 3);
		break;
	case 0xdf7cU:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 15, 4);
		break;
	case 0xdf7dU:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 15, 5);
		break;
	case 0xdf7eU:
		PMUREG_READ_SYSREG(value, 3, 3, 14, 15, 6);
		break;
	default:
		break;
	}
	r.raw = value;
	return r;
}

static inline __attribute__((always_inline)) void pmuv3_pmevtyper_write(unsigned int n, pmuv3_pmevtyper_t r)
{
	uint64_t value = r.raw;

	PMUREG_INDEX(n, 30U);
	switch (PMUV3_PMEVTYPER_ENCODING(n)) {
	case 0xdf60U:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 12, 0);
		break;
	case 0xdf61U:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 12, 1);
		break;
	case 0xdf62U:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 12, 2);
		break;
	case 0xdf63U:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 12, 3);
		break;
	case 0xdf64U:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 12, 4);
		break;
	case 0xdf65U:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 12, 5);
		break;
	case 0xdf66U:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 12, 6);
		break;
	case 0xdf67U:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 12, 7);
		break;
	case 0xdf68U:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 13, 0);
		break;
	case 0xdf69U:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 13, 1);
		break;
	case 0xdf6aU:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 13, 2);
		break;
	case 0xdf6bU:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 13, 3);
		break;
	case 0xdf6cU:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 13, 4);
		break;
	case 0xdf6dU:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 13, 5);
		break;
	case 0xdf6eU:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 13, 6);
		break;
	case 0xdf6fU:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 13, 7);
		break;
	case 0xdf70U:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 14, 0);
		break;
	case 0xdf71U:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 14, 1);
		break;
	case 0xdf72U:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 14, 2);
		break;
	case 0xdf73U:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 14, 3);
		break;
	case 0xdf74U:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 14, 4);
		break;
	case 0xdf75U:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 14, 5);
		break;
	case 0xdf76U:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 14, 6);
		break;
	case 0xdf77U:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 14, 7);
		break;
	case 0xdf78U:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 15, 0);
		break;
	case 0xdf79U:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 15, 1);
		break;
	case 0xdf7aU:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 15, 2);
		break;
	case 0xdf7bU:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 15, 3);
		break;
	case 0xdf7cU:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 15, 4);
		break;
	case 0xdf7dU:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 15, 5);
		break;
	case 0xdf7eU:
		PMUREG_WRITE_SYSREG(value, 3, 3, 14, 15, 6);
		break;
	default:
		break;
	}
}
#else
pmuv3_pmevtyper_t pmuv3_pmevtyper_read(unsigned int n) PMUREG_NO_SYSREG;
void pmuv3_pmevtyper_write(unsigned int n, pmuv3_pmevtyper_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int pmuv3_pmevtyper_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, pmuv3_pmevtyper_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 30U);
	at.space = PMUREG_SYSREG;
	at.address = PMUV3_PMEVTYPER_ENCODING(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int pmuv3_pmevtyper_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, pmuv3_pmevtyper_t r)
{
	PMUREG_INDEX(n, 30U);
	at.space = PMUREG_SYSREG;
	at.address = PMUV3_PMEVTYPER_ENCODING(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMEVCNTSVR<n>_EL1: Event counter <n> at the last snapshot; FEAT_PMUv3_SS. ----
 * Source: ARM D24.5
 * Reached from: EL1 and above; UNDEFINED at EL0
 */

#define PMUV3_PMEVCNTSVR_ENCODING(n) (0x8700U | (8U | ((n) >> 3)) << 3 | ((n) & 7U)) /* op0 2, op1 0, CRn 14, CRm 8 | n >> 3, op2 n & 7 */ /* n: 0 to 30 */
#define PMUV3_PMEVCNTSVR_COUNT       31
#define PMUV3_PMEVCNTSVR_EVCNT_SHIFT 0
#define PMUV3_PMEVCNTSVR_EVCNT_WIDTH 64
#define PMUV3_PMEVCNTSVR_EVCNT_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} pmuv3_pmevcntsvr_t;

typedef struct {
	uint64_t EVCNT; /* 63:0  RO The count; bits 63:32 are RES0 before PMUv3p5. */
} pmuv3_pmevcntsvr_fields_t;

static inline __attribute__((always_inline)) pmuv3_pmevcntsvr_t pmuv3_pmevcntsvr_pack(pmuv3_pmevcntsvr_fields_t f)
{
	pmuv3_pmevcntsvr_t r;

	r.raw = 0
		| f.EVCNT;
	return r;
}

static inline pmuv3_pmevcntsvr_fields_t pmuv3_pmevcntsvr_unpack(pmuv3_pmevcntsvr_t r)
{
	pmuv3_pmevcntsvr_fields_t f;

	f.EVCNT = r.raw;
	return f;
}

static inline uint64_t pmuv3_pmevcntsvr_get(pmuv3_pmevcntsvr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define pmuv3_pmevcntsvr_get_EVCNT(r) pmuv3_pmevcntsvr_get(r, 0xffffffffffffffffULL, 0)

#ifdef PMUREG_HAS_SYSREG
static inline __attribute__((always_inline)) pmuv3_pmevcntsvr_t pmuv3_pmevcntsvr_read(unsigned int n)
{
	pmuv3_pmevcntsvr_t r;
	uint64_t value = 0;

	PMUREG_INDEX(n, 30U);
	switch (PMUV3_PMEVCNTSVR_ENCODING(n)) {
	case 0x8740U:
		PMUREG_READ_SYSREG(value, 2, 0, 14, 8, 0);
		break;
	case 0x8741U:
		PMUREG_READ_SYSREG(value, 2, 0, 14, 8, 1);
		break;
	case 0x8742U:
		PMUREG_READ_SYSREG(value, 2, 0, 14, 8, 2);
		break;
	case 0x8743U:
		PMUREG_READ_SYSREG(value, 2, 0, 14, 8, 3);
		break;
	case 0x8744U:
		PMUREG_READ_SYSREG(value, 2, 0, 14, 8, 4);
		break;
	case 0x8745U:
		PMUREG_READ_SYSREG(value, 2, 0, 14, 8, 5);
		break;
	case 0x8746U:
		PMUREG_READ_SYSREG(value, 2, 0, 14, 8, 6);
		break;
	case 0x8747U:
		PMUREG_READ_SYSREG(value, 2, 0, 14, 8, 7);
		break;
	case 0x8748U:
		PMUREG_READ_SYSREG(value, 2, 0, 14, 9, 0);
		break;
	case 0x8749U:
		PMUREG_READ_SYSREG(value, 2, 0, 14, 9, 1);
		break;
	case 0x874aU:
		PMUREG_READ_SYSREG(value, 2, 0, 14, 9, 2);
		break;
	case 0x874bU:
		PMUREG_READ_SYSREG(value, 2, 0, 14, 9, 3);
		break;
	case 0x874cU:
		PMUREG_READ_SYSREG(value, 2, 0, 14, 9, 4);
		break;
	case 0x874dU:
		PMUREG_READ_SYSREG(value, 2, 0, 14, 9, 5);
		break;
	case 0x874eU:
		PMUREG_READ_SYSREG(value, 2, 0, 14, 9, 6);
		break;
	case 0x874fU:
		PMUREG_READ_SYSREG(value, 2, 0, 14, 9, 7);
		break;
	case 0x8750U:
		PMUREG_READ_SYSREG(value, 2, 0, 14, 10, 0);
		break;
	case 0x8751U:
		PMUREG_READ_SYSREG(value, 2, 0, 14, 10, 1);
		break;
	case 0x8752U:
		PMUREG_READ_SYSREG(value, 2, 0, 14, 10, 2);
		break;
	case 0x8753U:
		PMUREG_READ_SYSREG(value, 2, 0, 14, 10, 3);
		break;
	case 0x8754U:
		PMUREG_READ_SYSREG(value, 2, 0, 14, 10, 4);
		break;
	case 0x8755U:
		PMUREG_READ_SYSREG(value, 2, 0, 14, 10, 5);
		break;
	case 0x8756U:
		PMUREG_READ_SYSREG(value, 2, 0, 14, 10, 6);
		break;
	case 0x8757U:
		PMUREG_READ_SYSREG(value, 2, 0, 14, 10, 7);
		break;
	case 0x8758U:
		PMUREG_READ_SYSREG(value, 2, 0, 14, 11, 0);
		break;
	case 0x8759U:
		PMUREG_READ_SYSREG(value, 2, 0, 14, 11, 1);
		break;
	case 0x875aU:
		PMUREG_READ_SYSREG(value, 2, 0, 14, 11, 2);
		break;
	case 0x875bU:
		PMUREG_READ_SYSREG(value, 2, 0, 14, 11, 3);
		break;
	case 0x875cU:
		PMUREG_READ_SYSREG(value, 2, 0, 14, 11, 4);
		break;
	case 0x875dU:
		PMUREG_READ_SYSREG(value, 2, 0, 14, 11, 5);
		break;
	case 0x875eU:
		PMUREG_READ_SYSREG(value, 2, 0, 14, 11, 6);
		break;
	default:
		break;
	}
	r.raw = value;
	return r;
}
#else
pmuv3_pmevcntsvr_t pmuv3_pmevcntsvr_read(unsigned int n) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int pmuv3_pmevcntsvr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, pmuv3_pmevcntsvr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 30U);
	at.space = PMUREG_SYSREG;
	at.address = PMUV3_PMEVCNTSVR_ENCODING(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- PMCCNTSVR_EL1: Cycle counter at the last snapshot; FEAT_PMUv3_SS. ----
 * Source: ARM D24.5
 * Reached from: EL1 and above; UNDEFINED at EL0
 */

#define PMUV3_PMCCNTSVR_ENCODING   0x875fU /* op0 2, op1 0, CRn 14, CRm 11, op2 7 */
#define PMUV3_PMCCNTSVR_CCNT_SHIFT 0
#define PMUV3_PMCCNTSVR_CCNT_WIDTH 64
#define PMUV3_PMCCNTSVR_CCNT_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} pmuv3_pmccntsvr_t;

typedef struct {
	uint64_t CCNT; /* 63:0  RO Cycles. */
} pmuv3_pmccntsvr_fields_t;

static inline __attribute__((always_inline)) pmuv3_pmccntsvr_t pmuv3_pmccntsvr_pack(pmuv3_pmccntsvr_fields_t f)
{
	pmuv3_pmccntsvr_t r;

	r.raw = 0
		| f.CCNT;
	return r;
}

static inline pmuv3_pmccntsvr_fields_t pmuv3_pmccntsvr_unpack(pmuv3_pmccntsvr_t r)
{
	pmuv3_pmccntsvr_fields_t f;

	f.CCNT = r.raw;
	return f;
}

static inline uint64_t pmuv3_pmccntsvr_get(pmuv3_pmccntsvr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define pmuv3_pmccntsvr_get_CCNT(r) pmuv3_pmccntsvr_get(r, 0xffffffffffffffffULL, 0)

#ifdef PMUREG_HAS_SYSREG
static inline pmuv3_pmccntsvr_t pmuv3_pmccntsvr_read(void)
{
	pmuv3_pmccntsvr_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 2, 0, 14, 11, 7);
	r.raw = value;
	return r;
}
#else
pmuv3_pmccntsvr_t pmuv3_pmccntsvr_read(void) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int pmuv3_pmccntsvr_io_read(struct pmureg_io *io, struct pmureg_place at, pmuv3_pmccntsvr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = PMUV3_PMCCNTSVR_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- PMICNTSVR_EL1: Instruction counter at the last snapshot; FEAT_PMUv3_SS and FEAT_PMUv3_ICNTR. ----
 * Source: ARM D24.5
 * Reached from: EL1 and above; UNDEFINED at EL0
 */

#define PMUV3_PMICNTSVR_ENCODING   0x8760U /* op0 2, op1 0, CRn 14, CRm 12, op2 0 */
#define PMUV3_PMICNTSVR_ICNT_SHIFT 0
#define PMUV3_PMICNTSVR_ICNT_WIDTH 64
#define PMUV3_PMICNTSVR_ICNT_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} pmuv3_pmicntsvr_t;

typedef struct {
	uint64_t ICNT; /* 63:0  RO Instructions. */
} pmuv3_pmicntsvr_fields_t;

static inline __attribute__((always_inline)) pmuv3_pmicntsvr_t pmuv3_pmicntsvr_pack(pmuv3_pmicntsvr_fields_t f)
{
	pmuv3_pmicntsvr_t r;

	r.raw = 0
		| f.ICNT;
	return r;
}

static inline pmuv3_pmicntsvr_fields_t pmuv3_pmicntsvr_unpack(pmuv3_pmicntsvr_t r)
{
	pmuv3_pmicntsvr_fields_t f;

	f.ICNT = r.raw;
	return f;
}

static inline uint64_t pmuv3_pmicntsvr_get(pmuv3_pmicntsvr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define pmuv3_pmicntsvr_get_ICNT(r) pmuv3_pmicntsvr_get(r, 0xffffffffffffffffULL, 0)

#ifdef PMUREG_HAS_SYSREG
static inline pmuv3_pmicntsvr_t pmuv3_pmicntsvr_read(void)
{
	pmuv3_pmicntsvr_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 2, 0, 14, 12, 0);
	r.raw = value;
	return r;
}
#else
pmuv3_pmicntsvr_t pmuv3_pmicntsvr_read(void) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int pmuv3_pmicntsvr_io_read(struct pmureg_io *io, struct pmureg_place at, pmuv3_pmicntsvr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = PMUV3_PMICNTSVR_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- ID_AA64DFR0_EL1: What the core can debug and count. ----
 * Source: ARM D24.2
 * Reached from: EL1 and above; UNDEFINED at EL0
 * Note: Fields of other features are not described. The example is invented for the simulated device (PMUv3p9 with an instruction counter).
 */

#define PMUV3_ID_AA64DFR0_ENCODING         0xc028U /* op0 3, op1 0, CRn 0, CRm 5, op2 0 */
#define PMUV3_ID_AA64DFR0_HPMN0_SHIFT      60
#define PMUV3_ID_AA64DFR0_HPMN0_WIDTH      4
#define PMUV3_ID_AA64DFR0_HPMN0_MASK       0xf000000000000000ULL
#define PMUV3_ID_AA64DFR0_HPMN0_NONE       0U
#define PMUV3_ID_AA64DFR0_HPMN0_ALLOWED    1U
#define PMUV3_ID_AA64DFR0_MTPMU_SHIFT      48
#define PMUV3_ID_AA64DFR0_MTPMU_WIDTH      4
#define PMUV3_ID_AA64DFR0_MTPMU_MASK       0x000f000000000000ULL
#define PMUV3_ID_AA64DFR0_MTPMU_MAYBE      0U
#define PMUV3_ID_AA64DFR0_MTPMU_MTPMU      1U
#define PMUV3_ID_AA64DFR0_MTPMU_NONE       15U
#define PMUV3_ID_AA64DFR0_SEBEP_SHIFT      24
#define PMUV3_ID_AA64DFR0_SEBEP_WIDTH      4
#define PMUV3_ID_AA64DFR0_SEBEP_MASK       0x000000000f000000ULL
#define PMUV3_ID_AA64DFR0_SEBEP_NONE       0U
#define PMUV3_ID_AA64DFR0_SEBEP_SEBEP      1U
#define PMUV3_ID_AA64DFR0_PMSS_SHIFT       16
#define PMUV3_ID_AA64DFR0_PMSS_WIDTH       4
#define PMUV3_ID_AA64DFR0_PMSS_MASK        0x00000000000f0000ULL
#define PMUV3_ID_AA64DFR0_PMSS_NONE        0U
#define PMUV3_ID_AA64DFR0_PMSS_PMUV3_SS    1U
#define PMUV3_ID_AA64DFR0_PMUVER_SHIFT     8
#define PMUV3_ID_AA64DFR0_PMUVER_WIDTH     4
#define PMUV3_ID_AA64DFR0_PMUVER_MASK      0x0000000000000f00ULL
#define PMUV3_ID_AA64DFR0_PMUVER_NONE      0U
#define PMUV3_ID_AA64DFR0_PMUVER_PMUV3     1U
#define PMUV3_ID_AA64DFR0_PMUVER_PMUV3P1   4U
#define PMUV3_ID_AA64DFR0_PMUVER_PMUV3P4   5U
#define PMUV3_ID_AA64DFR0_PMUVER_PMUV3P5   6U
#define PMUV3_ID_AA64DFR0_PMUVER_PMUV3P7   7U
#define PMUV3_ID_AA64DFR0_PMUVER_PMUV3P8   8U
#define PMUV3_ID_AA64DFR0_PMUVER_PMUV3P9   9U
#define PMUV3_ID_AA64DFR0_PMUVER_NOT_PMUV3 15U

typedef struct {
	uint64_t raw;
} pmuv3_id_aa64dfr0_t;

typedef struct {
	uint64_t HPMN0;  /* 63:60 RO MDCR_EL2.HPMN may be 0. */
	uint64_t MTPMU;  /* 51:48 RO Counting for all threads of a core. */
	uint64_t SEBEP;  /* 27:24 RO Synchronous profiling exceptions. (where the core has FEAT_SEBEP, which Arm's architecture of 2026 has no more) */
	uint64_t PMSS;   /* 19:16 RO Snapshots. */
	uint64_t PMUVer; /* 11:8  RO Version of the PMU; 15 is no PMUv3. */
} pmuv3_id_aa64dfr0_fields_t;

/* Writes 0 to 0x0ff0fffff0f0f0ffULL, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) pmuv3_id_aa64dfr0_t pmuv3_id_aa64dfr0_pack(pmuv3_id_aa64dfr0_fields_t f)
{
	pmuv3_id_aa64dfr0_t r;

	r.raw = 0
		| pmureg_put64(f.HPMN0, 0xfULL, 60)
		| pmureg_put64(f.MTPMU, 0xfULL, 48)
		| pmureg_put64(f.SEBEP, 0xfULL, 24)
		| pmureg_put64(f.PMSS, 0xfULL, 16)
		| pmureg_put64(f.PMUVer, 0xfULL, 8);
	return r;
}

static inline pmuv3_id_aa64dfr0_fields_t pmuv3_id_aa64dfr0_unpack(pmuv3_id_aa64dfr0_t r)
{
	pmuv3_id_aa64dfr0_fields_t f;

	f.HPMN0 = r.raw >> 60;
	f.MTPMU = (r.raw >> 48) & 0xfULL;
	f.SEBEP = (r.raw >> 24) & 0xfULL;
	f.PMSS = (r.raw >> 16) & 0xfULL;
	f.PMUVer = (r.raw >> 8) & 0xfULL;
	return f;
}

static inline uint64_t pmuv3_id_aa64dfr0_get(pmuv3_id_aa64dfr0_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define pmuv3_id_aa64dfr0_get_HPMN0(r)  pmuv3_id_aa64dfr0_get(r, 0xf000000000000000ULL, 60)
#define pmuv3_id_aa64dfr0_get_MTPMU(r)  pmuv3_id_aa64dfr0_get(r, 0x000f000000000000ULL, 48)
#define pmuv3_id_aa64dfr0_get_SEBEP(r)  pmuv3_id_aa64dfr0_get(r, 0x000000000f000000ULL, 24)
#define pmuv3_id_aa64dfr0_get_PMSS(r)   pmuv3_id_aa64dfr0_get(r, 0x00000000000f0000ULL, 16)
#define pmuv3_id_aa64dfr0_get_PMUVer(r) pmuv3_id_aa64dfr0_get(r, 0x0000000000000f00ULL, 8)

static inline int pmuv3_id_aa64dfr0_check(pmuv3_id_aa64dfr0_t r)
{
	if (((r.raw >> 8) & 0xfULL) != 0x0ULL && ((r.raw >> 8) & 0xfULL) != 0x1ULL && ((r.raw >> 8) & 0xfULL) != 0x4ULL && ((r.raw >> 8) & 0xfULL) != 0x5ULL && ((r.raw >> 8) & 0xfULL) != 0x6ULL && ((r.raw >> 8) & 0xfULL) != 0x7ULL && ((r.raw >> 8) & 0xfULL) != 0x8ULL && ((r.raw >> 8) & 0xfULL) != 0x9ULL && ((r.raw >> 8) & 0xfULL) != 0xfULL)
		return 0;
	return -1;
}

static inline const char *pmuv3_id_aa64dfr0_rule(int rule)
{
	switch (rule) {
	case 0:
		return "PMUVer: this value is reserved";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline pmuv3_id_aa64dfr0_t pmuv3_id_aa64dfr0_read(void)
{
	pmuv3_id_aa64dfr0_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 0, 0, 5, 0);
	r.raw = value;
	return r;
}
#else
pmuv3_id_aa64dfr0_t pmuv3_id_aa64dfr0_read(void) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int pmuv3_id_aa64dfr0_io_read(struct pmureg_io *io, struct pmureg_place at, pmuv3_id_aa64dfr0_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = PMUV3_ID_AA64DFR0_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- ID_AA64DFR1_EL1: More of what the core can debug and count. ----
 * Source: ARM D24.2
 * Reached from: EL1 and above; UNDEFINED at EL0
 * Note: Fields of other features are not described. The example is invented for the simulated device (PMUv3p9 with an instruction counter).
 */

#define PMUV3_ID_AA64DFR1_ENCODING            0xc029U /* op0 3, op1 0, CRn 0, CRm 5, op2 1 */
#define PMUV3_ID_AA64DFR1_DPFZS_SHIFT         52
#define PMUV3_ID_AA64DFR1_DPFZS_WIDTH         4
#define PMUV3_ID_AA64DFR1_DPFZS_MASK          0x00f0000000000000ULL
#define PMUV3_ID_AA64DFR1_DPFZS_NONE          0U
#define PMUV3_ID_AA64DFR1_DPFZS_SPE_DPFZS     1U
#define PMUV3_ID_AA64DFR1_EBEP_SHIFT          48
#define PMUV3_ID_AA64DFR1_EBEP_WIDTH          4
#define PMUV3_ID_AA64DFR1_EBEP_MASK           0x000f000000000000ULL
#define PMUV3_ID_AA64DFR1_EBEP_NONE           0U
#define PMUV3_ID_AA64DFR1_EBEP_EBEP           1U
#define PMUV3_ID_AA64DFR1_PMICNTR_SHIFT       36
#define PMUV3_ID_AA64DFR1_PMICNTR_WIDTH       4
#define PMUV3_ID_AA64DFR1_PMICNTR_MASK        0x000000f000000000ULL
#define PMUV3_ID_AA64DFR1_PMICNTR_NONE        0U
#define PMUV3_ID_AA64DFR1_PMICNTR_PMUV3_ICNTR 1U
#define PMUV3_ID_AA64DFR1_SPMU_SHIFT          32
#define PMUV3_ID_AA64DFR1_SPMU_WIDTH          4
#define PMUV3_ID_AA64DFR1_SPMU_MASK           0x0000000f00000000ULL
#define PMUV3_ID_AA64DFR1_SPMU_NONE           0U
#define PMUV3_ID_AA64DFR1_SPMU_SPMU           1U
#define PMUV3_ID_AA64DFR1_SPMU_SPMU2          2U
#define PMUV3_ID_AA64DFR1_SYSPMUID_SHIFT      0
#define PMUV3_ID_AA64DFR1_SYSPMUID_WIDTH      8
#define PMUV3_ID_AA64DFR1_SYSPMUID_MASK       0x00000000000000ffULL

typedef struct {
	uint64_t raw;
} pmuv3_id_aa64dfr1_t;

typedef struct {
	uint64_t DPFZS;    /* 55:52 RO PMCR_EL0.DP also holds while counters are frozen by profiling. */
	uint64_t EBEP;     /* 51:48 RO Profiling exceptions. */
	uint64_t PMICNTR;  /* 39:36 RO Instruction counter. */
	uint64_t SPMU;     /* 35:32 RO System PMUs. */
	uint64_t SYSPMUID; /* 7:0   RO Largest number of a system PMU. */
} pmuv3_id_aa64dfr1_fields_t;

/* Writes 0 to 0xff00ff00ffffff00ULL, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) pmuv3_id_aa64dfr1_t pmuv3_id_aa64dfr1_pack(pmuv3_id_aa64dfr1_fields_t f)
{
	pmuv3_id_aa64dfr1_t r;

	r.raw = 0
		| pmureg_put64(f.DPFZS, 0xfULL, 52)
		| pmureg_put64(f.EBEP, 0xfULL, 48)
		| pmureg_put64(f.PMICNTR, 0xfULL, 36)
		| pmureg_put64(f.SPMU, 0xfULL, 32)
		| pmureg_put64(f.SYSPMUID, 0xffULL, 0);
	return r;
}

static inline pmuv3_id_aa64dfr1_fields_t pmuv3_id_aa64dfr1_unpack(pmuv3_id_aa64dfr1_t r)
{
	pmuv3_id_aa64dfr1_fields_t f;

	f.DPFZS = (r.raw >> 52) & 0xfULL;
	f.EBEP = (r.raw >> 48) & 0xfULL;
	f.PMICNTR = (r.raw >> 36) & 0xfULL;
	f.SPMU = (r.raw >> 32) & 0xfULL;
	f.SYSPMUID = r.raw & 0xffULL;
	return f;
}

static inline uint64_t pmuv3_id_aa64dfr1_get(pmuv3_id_aa64dfr1_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define pmuv3_id_aa64dfr1_get_DPFZS(r)    pmuv3_id_aa64dfr1_get(r, 0x00f0000000000000ULL, 52)
#define pmuv3_id_aa64dfr1_get_EBEP(r)     pmuv3_id_aa64dfr1_get(r, 0x000f000000000000ULL, 48)
#define pmuv3_id_aa64dfr1_get_PMICNTR(r)  pmuv3_id_aa64dfr1_get(r, 0x000000f000000000ULL, 36)
#define pmuv3_id_aa64dfr1_get_SPMU(r)     pmuv3_id_aa64dfr1_get(r, 0x0000000f00000000ULL, 32)
#define pmuv3_id_aa64dfr1_get_SYSPMUID(r) pmuv3_id_aa64dfr1_get(r, 0x00000000000000ffULL, 0)

#ifdef PMUREG_HAS_SYSREG
static inline pmuv3_id_aa64dfr1_t pmuv3_id_aa64dfr1_read(void)
{
	pmuv3_id_aa64dfr1_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 0, 0, 5, 1);
	r.raw = value;
	return r;
}
#else
pmuv3_id_aa64dfr1_t pmuv3_id_aa64dfr1_read(void) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int pmuv3_id_aa64dfr1_io_read(struct pmureg_io *io, struct pmureg_place at, pmuv3_id_aa64dfr1_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = PMUV3_ID_AA64DFR1_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

#ifdef PMUREG_HAS_SYSREG

/* Selects the bank of the registers behind `counter`, and waits until the selection takes effect. */
static inline void pmuv3_select_counter(unsigned int n)
{
	pmuv3_pmselr_t r;

	PMUREG_INDEX(n, 30U);
	r.raw = 0
		| pmureg_put64((uint64_t)(n), 0x1fULL, 0);
	pmuv3_pmselr_write(r);
	__asm__ volatile("isb" : : : "memory");
}
#else
void pmuv3_select_counter(unsigned int n) PMUREG_NO_SYSREG;
#endif

#endif
