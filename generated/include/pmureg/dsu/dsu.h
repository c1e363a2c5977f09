/*
 * Arm DynamIQ Shared Unit PMU (DSU, DSU-110, DSU-120): Shared unit of a cluster
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
 * Made by pmureg from regdefs/arm/dsu.yaml. Edit that, not this.
 */
#ifndef PMUREG_DSU_DSU_H
#define PMUREG_DSU_DSU_H

#include <pmureg/access.h>

/* ---- CLUSTERPMCR_EL1: Enables the counters, and says how many there are. ----
 * Source: K; TRM
 * Reached from: EL1 and above; UNDEFINED at EL0
 * Note: The example is invented for the simulated device (six event counters, as in the DSU-120).
 */

#define DSU_PMCR_ENCODING     0xc7a8U /* op0 3, op1 0, CRn 15, CRm 5, op2 0 */
#define DSU_PMCR_RESET        0x0000000000000000ULL
#define DSU_PMCR_ACTING       0x0000000000000006ULL
#define DSU_PMCR_IMP_SHIFT    24
#define DSU_PMCR_IMP_WIDTH    8
#define DSU_PMCR_IMP_MASK     0x00000000ff000000ULL
#define DSU_PMCR_IMP_SEE_MIDR 0U
#define DSU_PMCR_IMP_ARM      65U
#define DSU_PMCR_IDCODE_SHIFT 16
#define DSU_PMCR_IDCODE_WIDTH 8
#define DSU_PMCR_IDCODE_MASK  0x0000000000ff0000ULL
#define DSU_PMCR_N_SHIFT      11
#define DSU_PMCR_N_WIDTH      5
#define DSU_PMCR_N_MASK       0x000000000000f800ULL
#define DSU_PMCR_FZO_SHIFT    9
#define DSU_PMCR_FZO_WIDTH    1
#define DSU_PMCR_FZO_MASK     0x0000000000000200ULL
#define DSU_PMCR_ONE_SHIFT    6
#define DSU_PMCR_ONE_WIDTH    1
#define DSU_PMCR_ONE_MASK     0x0000000000000040ULL
#define DSU_PMCR_X_SHIFT      4
#define DSU_PMCR_X_WIDTH      1
#define DSU_PMCR_X_MASK       0x0000000000000010ULL
#define DSU_PMCR_C_SHIFT      2
#define DSU_PMCR_C_WIDTH      1
#define DSU_PMCR_C_MASK       0x0000000000000004ULL
#define DSU_PMCR_P_SHIFT      1
#define DSU_PMCR_P_WIDTH      1
#define DSU_PMCR_P_MASK       0x0000000000000002ULL
#define DSU_PMCR_E_SHIFT      0
#define DSU_PMCR_E_WIDTH      1
#define DSU_PMCR_E_MASK       0x0000000000000001ULL

typedef struct {
	uint64_t raw;
} dsu_pmcr_t;

typedef struct {
	uint64_t IMP;    /* 31:24 RO               Implementer. */
	uint64_t IDCODE; /* 23:16 RO               Part; RES0 where IMP is 0. */
	uint64_t N;      /* 15:11 RO               Number of event counters. */
	uint64_t FZO;    /* 9     RW               1: freezes when an event counter overflows; DSU-120, RES0 before. */
	uint64_t ONE;    /* 6     RO               Reads 1; 0 in the DSU-120. */
	uint64_t X;      /* 4     RW               Neither reserved nor named; RES0 in the DSU-120. */
	uint64_t C;      /* 2     WO self-clearing Write 1 to zero the cycle counter; RES0 in the DSU-120. */
	uint64_t P;      /* 1     WO self-clearing Write 1 to zero the event counters; RES0 in the DSU-120. */
	uint64_t E;      /* 0     RW               1: the enabled counters count; 0: all stop. */
} dsu_pmcr_fields_t;

static inline __attribute__((always_inline)) dsu_pmcr_t dsu_pmcr_pack(dsu_pmcr_fields_t f)
{
	dsu_pmcr_t r;

	r.raw = 0
		| pmureg_put64(f.IMP, 0xffULL, 24)
		| pmureg_put64(f.IDCODE, 0xffULL, 16)
		| pmureg_put64(f.N, 0x1fULL, 11)
		| pmureg_put64(f.FZO, 0x1ULL, 9)
		| pmureg_put64(f.ONE, 0x1ULL, 6)
		| pmureg_put64(f.X, 0x1ULL, 4)
		| pmureg_put64(f.C, 0x1ULL, 2)
		| pmureg_put64(f.P, 0x1ULL, 1)
		| pmureg_put64(f.E, 0x1ULL, 0);
	return r;
}

static inline dsu_pmcr_fields_t dsu_pmcr_unpack(dsu_pmcr_t r)
{
	dsu_pmcr_fields_t f;

	f.IMP = (r.raw >> 24) & 0xffULL;
	f.IDCODE = (r.raw >> 16) & 0xffULL;
	f.N = (r.raw >> 11) & 0x1fULL;
	f.FZO = (r.raw >> 9) & 0x1ULL;
	f.ONE = (r.raw >> 6) & 0x1ULL;
	f.X = (r.raw >> 4) & 0x1ULL;
	f.C = (r.raw >> 2) & 0x1ULL;
	f.P = (r.raw >> 1) & 0x1ULL;
	f.E = r.raw & 0x1ULL;
	return f;
}

static inline uint64_t dsu_pmcr_get(dsu_pmcr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline dsu_pmcr_t dsu_pmcr_with(dsu_pmcr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x00000000fffffa51ULL & ~mask);
	return r;
}

#define dsu_pmcr_get_IMP(r)         dsu_pmcr_get(r, 0x00000000ff000000ULL, 24)
#define dsu_pmcr_get_IDCODE(r)      dsu_pmcr_get(r, 0x0000000000ff0000ULL, 16)
#define dsu_pmcr_get_N(r)           dsu_pmcr_get(r, 0x000000000000f800ULL, 11)
#define dsu_pmcr_get_FZO(r)         dsu_pmcr_get(r, 0x0000000000000200ULL, 9)
#define dsu_pmcr_get_ONE(r)         dsu_pmcr_get(r, 0x0000000000000040ULL, 6)
#define dsu_pmcr_get_X(r)           dsu_pmcr_get(r, 0x0000000000000010ULL, 4)
#define dsu_pmcr_get_E(r)           dsu_pmcr_get(r, 0x0000000000000001ULL, 0)
#define dsu_pmcr_with_FZO(r, value) PMUREG_WITH(dsu_pmcr_with, r, 0x0000000000000200ULL, 9, value)
#define dsu_pmcr_with_X(r, value)   PMUREG_WITH(dsu_pmcr_with, r, 0x0000000000000010ULL, 4, value)
#define dsu_pmcr_with_C(r, value)   PMUREG_WITH(dsu_pmcr_with, r, 0x0000000000000004ULL, 2, value)
#define dsu_pmcr_with_P(r, value)   PMUREG_WITH(dsu_pmcr_with, r, 0x0000000000000002ULL, 1, value)
#define dsu_pmcr_with_E(r, value)   PMUREG_WITH(dsu_pmcr_with, r, 0x0000000000000001ULL, 0, value)

static inline int dsu_pmcr_check(dsu_pmcr_t r)
{
	if ((r.raw & 0xffffffff000005a8ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *dsu_pmcr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffff000005a8 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline dsu_pmcr_t dsu_pmcr_read(void)
{
	dsu_pmcr_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 0, 15, 5, 0);
	r.raw = value;
	return r;
}

static inline void dsu_pmcr_write(dsu_pmcr_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 3, 0, 15, 5, 0);
}
#else
dsu_pmcr_t dsu_pmcr_read(void) PMUREG_NO_SYSREG;
void dsu_pmcr_write(dsu_pmcr_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int dsu_pmcr_io_read(struct pmureg_io *io, struct pmureg_place at, dsu_pmcr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = DSU_PMCR_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int dsu_pmcr_io_write(struct pmureg_io *io, struct pmureg_place at, dsu_pmcr_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = DSU_PMCR_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- CLUSTERPMCNTENSET_EL1: Writing 1 enables a counter; reads the enables. ----
 * Source: K; TRM
 * Reached from: EL1 and above; UNDEFINED at EL0
 */

#define DSU_PMCNTENSET_ENCODING 0xc7a9U /* op0 3, op1 0, CRn 15, CRm 5, op2 1 */
#define DSU_PMCNTENSET_ACTING   0x00000000ffffffffULL
#define DSU_PMCNTENSET_C_SHIFT  31
#define DSU_PMCNTENSET_C_WIDTH  1
#define DSU_PMCNTENSET_C_MASK   0x0000000080000000ULL
#define DSU_PMCNTENSET_P_SHIFT  0
#define DSU_PMCNTENSET_P_WIDTH  31
#define DSU_PMCNTENSET_P_MASK   0x000000007fffffffULL
#define DSU_PMCNTENSET_P_COUNT  31

typedef struct {
	uint64_t raw;
} dsu_pmcntenset_t;

typedef struct {
	uint64_t C; /* 31    W1S Bit of the cycle counter; RES0 in the DSU-120. */
	uint64_t P; /* 30:0  W1S Bit of event counter <m>; RAZ/WI where there is no such counter. */
} dsu_pmcntenset_fields_t;

static inline __attribute__((always_inline)) dsu_pmcntenset_t dsu_pmcntenset_pack(dsu_pmcntenset_fields_t f)
{
	dsu_pmcntenset_t r;

	r.raw = 0
		| pmureg_put64(f.C, 0x1ULL, 31)
		| pmureg_put64(f.P, 0x7fffffffULL, 0);
	return r;
}

static inline dsu_pmcntenset_fields_t dsu_pmcntenset_unpack(dsu_pmcntenset_t r)
{
	dsu_pmcntenset_fields_t f;

	f.C = (r.raw >> 31) & 0x1ULL;
	f.P = r.raw & 0x7fffffffULL;
	return f;
}

static inline uint64_t dsu_pmcntenset_get(dsu_pmcntenset_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline dsu_pmcntenset_t dsu_pmcntenset_with(dsu_pmcntenset_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift);
	return r;
}

#define dsu_pmcntenset_get_C(r)         dsu_pmcntenset_get(r, 0x0000000080000000ULL, 31)
#define dsu_pmcntenset_with_C(r, value) PMUREG_WITH(dsu_pmcntenset_with, r, 0x0000000080000000ULL, 31, value)
#define dsu_pmcntenset_with_P(r, value) PMUREG_WITH(dsu_pmcntenset_with, r, 0x000000007fffffffULL, 0, value)

/* Element m of P, 0 to 30. Another index gives 0; debug builds assert. */
static inline uint64_t dsu_pmcntenset_get_P(dsu_pmcntenset_t r, unsigned int m)
{
	PMUREG_INDEX(m, 30U);
	return m < 31U ? (r.raw >> m) & 0x1ULL : 0;
}

static inline int dsu_pmcntenset_check(dsu_pmcntenset_t r)
{
	if ((r.raw & 0xffffffff00000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *dsu_pmcntenset_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffff00000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline dsu_pmcntenset_t dsu_pmcntenset_read(void)
{
	dsu_pmcntenset_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 0, 15, 5, 1);
	r.raw = value;
	return r;
}

static inline void dsu_pmcntenset_write(dsu_pmcntenset_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 3, 0, 15, 5, 1);
}
#else
dsu_pmcntenset_t dsu_pmcntenset_read(void) PMUREG_NO_SYSREG;
void dsu_pmcntenset_write(dsu_pmcntenset_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int dsu_pmcntenset_io_read(struct pmureg_io *io, struct pmureg_place at, dsu_pmcntenset_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = DSU_PMCNTENSET_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int dsu_pmcntenset_io_write(struct pmureg_io *io, struct pmureg_place at, dsu_pmcntenset_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = DSU_PMCNTENSET_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- CLUSTERPMCNTENCLR_EL1: Writing 1 disables a counter; reads the enables. ----
 * Source: K; TRM
 * Reached from: EL1 and above; UNDEFINED at EL0
 */

#define DSU_PMCNTENCLR_ENCODING 0xc7aaU /* op0 3, op1 0, CRn 15, CRm 5, op2 2 */
#define DSU_PMCNTENCLR_ACTING   0x00000000ffffffffULL
#define DSU_PMCNTENCLR_C_SHIFT  31
#define DSU_PMCNTENCLR_C_WIDTH  1
#define DSU_PMCNTENCLR_C_MASK   0x0000000080000000ULL
#define DSU_PMCNTENCLR_P_SHIFT  0
#define DSU_PMCNTENCLR_P_WIDTH  31
#define DSU_PMCNTENCLR_P_MASK   0x000000007fffffffULL
#define DSU_PMCNTENCLR_P_COUNT  31

typedef struct {
	uint64_t raw;
} dsu_pmcntenclr_t;

typedef struct {
	uint64_t C; /* 31    W1C Bit of the cycle counter; RES0 in the DSU-120. */
	uint64_t P; /* 30:0  W1C Bit of event counter <m>; RAZ/WI where there is no such counter. */
} dsu_pmcntenclr_fields_t;

static inline __attribute__((always_inline)) dsu_pmcntenclr_t dsu_pmcntenclr_pack(dsu_pmcntenclr_fields_t f)
{
	dsu_pmcntenclr_t r;

	r.raw = 0
		| pmureg_put64(f.C, 0x1ULL, 31)
		| pmureg_put64(f.P, 0x7fffffffULL, 0);
	return r;
}

static inline dsu_pmcntenclr_fields_t dsu_pmcntenclr_unpack(dsu_pmcntenclr_t r)
{
	dsu_pmcntenclr_fields_t f;

	f.C = (r.raw >> 31) & 0x1ULL;
	f.P = r.raw & 0x7fffffffULL;
	return f;
}

static inline uint64_t dsu_pmcntenclr_get(dsu_pmcntenclr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline dsu_pmcntenclr_t dsu_pmcntenclr_with(dsu_pmcntenclr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift);
	return r;
}

#define dsu_pmcntenclr_get_C(r)         dsu_pmcntenclr_get(r, 0x0000000080000000ULL, 31)
#define dsu_pmcntenclr_with_C(r, value) PMUREG_WITH(dsu_pmcntenclr_with, r, 0x0000000080000000ULL, 31, value)
#define dsu_pmcntenclr_with_P(r, value) PMUREG_WITH(dsu_pmcntenclr_with, r, 0x000000007fffffffULL, 0, value)

/* Element m of P, 0 to 30. Another index gives 0; debug builds assert. */
static inline uint64_t dsu_pmcntenclr_get_P(dsu_pmcntenclr_t r, unsigned int m)
{
	PMUREG_INDEX(m, 30U);
	return m < 31U ? (r.raw >> m) & 0x1ULL : 0;
}

static inline int dsu_pmcntenclr_check(dsu_pmcntenclr_t r)
{
	if ((r.raw & 0xffffffff00000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *dsu_pmcntenclr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffff00000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline dsu_pmcntenclr_t dsu_pmcntenclr_read(void)
{
	dsu_pmcntenclr_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 0, 15, 5, 2);
	r.raw = value;
	return r;
}

static inline void dsu_pmcntenclr_write(dsu_pmcntenclr_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 3, 0, 15, 5, 2);
}
#else
dsu_pmcntenclr_t dsu_pmcntenclr_read(void) PMUREG_NO_SYSREG;
void dsu_pmcntenclr_write(dsu_pmcntenclr_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int dsu_pmcntenclr_io_read(struct pmureg_io *io, struct pmureg_place at, dsu_pmcntenclr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = DSU_PMCNTENCLR_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int dsu_pmcntenclr_io_write(struct pmureg_io *io, struct pmureg_place at, dsu_pmcntenclr_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = DSU_PMCNTENCLR_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- CLUSTERPMOVSSET_EL1: Writing 1 sets a counter's overflow flag; reads the flags. ----
 * Source: K; TRM
 * Reached from: EL1 and above; UNDEFINED at EL0
 */

#define DSU_PMOVSSET_ENCODING 0xc7abU /* op0 3, op1 0, CRn 15, CRm 5, op2 3 */
#define DSU_PMOVSSET_ACTING   0x00000000ffffffffULL
#define DSU_PMOVSSET_C_SHIFT  31
#define DSU_PMOVSSET_C_WIDTH  1
#define DSU_PMOVSSET_C_MASK   0x0000000080000000ULL
#define DSU_PMOVSSET_P_SHIFT  0
#define DSU_PMOVSSET_P_WIDTH  31
#define DSU_PMOVSSET_P_MASK   0x000000007fffffffULL
#define DSU_PMOVSSET_P_COUNT  31

typedef struct {
	uint64_t raw;
} dsu_pmovsset_t;

typedef struct {
	uint64_t C; /* 31    W1S-V Bit of the cycle counter; RES0 in the DSU-120. */
	uint64_t P; /* 30:0  W1S-V Bit of event counter <m>; RAZ/WI where there is no such counter. */
} dsu_pmovsset_fields_t;

static inline __attribute__((always_inline)) dsu_pmovsset_t dsu_pmovsset_pack(dsu_pmovsset_fields_t f)
{
	dsu_pmovsset_t r;

	r.raw = 0
		| pmureg_put64(f.C, 0x1ULL, 31)
		| pmureg_put64(f.P, 0x7fffffffULL, 0);
	return r;
}

static inline dsu_pmovsset_fields_t dsu_pmovsset_unpack(dsu_pmovsset_t r)
{
	dsu_pmovsset_fields_t f;

	f.C = (r.raw >> 31) & 0x1ULL;
	f.P = r.raw & 0x7fffffffULL;
	return f;
}

static inline uint64_t dsu_pmovsset_get(dsu_pmovsset_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline dsu_pmovsset_t dsu_pmovsset_with(dsu_pmovsset_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift);
	return r;
}

#define dsu_pmovsset_get_C(r)         dsu_pmovsset_get(r, 0x0000000080000000ULL, 31)
#define dsu_pmovsset_with_C(r, value) PMUREG_WITH(dsu_pmovsset_with, r, 0x0000000080000000ULL, 31, value)
#define dsu_pmovsset_with_P(r, value) PMUREG_WITH(dsu_pmovsset_with, r, 0x000000007fffffffULL, 0, value)

/* Element m of P, 0 to 30. Another index gives 0; debug builds assert. */
static inline uint64_t dsu_pmovsset_get_P(dsu_pmovsset_t r, unsigned int m)
{
	PMUREG_INDEX(m, 30U);
	return m < 31U ? (r.raw >> m) & 0x1ULL : 0;
}

static inline int dsu_pmovsset_check(dsu_pmovsset_t r)
{
	if ((r.raw & 0xffffffff00000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *dsu_pmovsset_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffff00000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline dsu_pmovsset_t dsu_pmovsset_read(void)
{
	dsu_pmovsset_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 0, 15, 5, 3);
	r.raw = value;
	return r;
}

static inline void dsu_pmovsset_write(dsu_pmovsset_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 3, 0, 15, 5, 3);
}
#else
dsu_pmovsset_t dsu_pmovsset_read(void) PMUREG_NO_SYSREG;
void dsu_pmovsset_write(dsu_pmovsset_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int dsu_pmovsset_io_read(struct pmureg_io *io, struct pmureg_place at, dsu_pmovsset_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = DSU_PMOVSSET_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int dsu_pmovsset_io_write(struct pmureg_io *io, struct pmureg_place at, dsu_pmovsset_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = DSU_PMOVSSET_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- CLUSTERPMOVSCLR_EL1: Writing 1 clears a counter's overflow flag; reads the flags. ----
 * Source: K; TRM
 * Reached from: EL1 and above; UNDEFINED at EL0
 */

#define DSU_PMOVSCLR_ENCODING 0xc7acU /* op0 3, op1 0, CRn 15, CRm 5, op2 4 */
#define DSU_PMOVSCLR_ACTING   0x00000000ffffffffULL
#define DSU_PMOVSCLR_C_SHIFT  31
#define DSU_PMOVSCLR_C_WIDTH  1
#define DSU_PMOVSCLR_C_MASK   0x0000000080000000ULL
#define DSU_PMOVSCLR_P_SHIFT  0
#define DSU_PMOVSCLR_P_WIDTH  31
#define DSU_PMOVSCLR_P_MASK   0x000000007fffffffULL
#define DSU_PMOVSCLR_P_COUNT  31

typedef struct {
	uint64_t raw;
} dsu_pmovsclr_t;

typedef struct {
	uint64_t C; /* 31    W1C-V Bit of the cycle counter; RES0 in the DSU-120. */
	uint64_t P; /* 30:0  W1C-V Bit of event counter <m>; RAZ/WI where there is no such counter. */
} dsu_pmovsclr_fields_t;

static inline __attribute__((always_inline)) dsu_pmovsclr_t dsu_pmovsclr_pack(dsu_pmovsclr_fields_t f)
{
	dsu_pmovsclr_t r;

	r.raw = 0
		| pmureg_put64(f.C, 0x1ULL, 31)
		| pmureg_put64(f.P, 0x7fffffffULL, 0);
	return r;
}

static inline dsu_pmovsclr_fields_t dsu_pmovsclr_unpack(dsu_pmovsclr_t r)
{
	dsu_pmovsclr_fields_t f;

	f.C = (r.raw >> 31) & 0x1ULL;
	f.P = r.raw & 0x7fffffffULL;
	return f;
}

static inline uint64_t dsu_pmovsclr_get(dsu_pmovsclr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline dsu_pmovsclr_t dsu_pmovsclr_with(dsu_pmovsclr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift);
	return r;
}

#define dsu_pmovsclr_get_C(r)         dsu_pmovsclr_get(r, 0x0000000080000000ULL, 31)
#define dsu_pmovsclr_with_C(r, value) PMUREG_WITH(dsu_pmovsclr_with, r, 0x0000000080000000ULL, 31, value)
#define dsu_pmovsclr_with_P(r, value) PMUREG_WITH(dsu_pmovsclr_with, r, 0x000000007fffffffULL, 0, value)

/* Element m of P, 0 to 30. Another index gives 0; debug builds assert. */
static inline uint64_t dsu_pmovsclr_get_P(dsu_pmovsclr_t r, unsigned int m)
{
	PMUREG_INDEX(m, 30U);
	return m < 31U ? (r.raw >> m) & 0x1ULL : 0;
}

static inline int dsu_pmovsclr_check(dsu_pmovsclr_t r)
{
	if ((r.raw & 0xffffffff00000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *dsu_pmovsclr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffff00000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline dsu_pmovsclr_t dsu_pmovsclr_read(void)
{
	dsu_pmovsclr_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 0, 15, 5, 4);
	r.raw = value;
	return r;
}

static inline void dsu_pmovsclr_write(dsu_pmovsclr_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 3, 0, 15, 5, 4);
}
#else
dsu_pmovsclr_t dsu_pmovsclr_read(void) PMUREG_NO_SYSREG;
void dsu_pmovsclr_write(dsu_pmovsclr_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int dsu_pmovsclr_io_read(struct pmureg_io *io, struct pmureg_place at, dsu_pmovsclr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = DSU_PMOVSCLR_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int dsu_pmovsclr_io_write(struct pmureg_io *io, struct pmureg_place at, dsu_pmovsclr_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = DSU_PMOVSCLR_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- CLUSTERPMSELR_EL1: Selects the counter that CLUSTERPMXEVTYPER_EL1 and CLUSTERPMXEVCNTR_EL1 reach; an ISB must follow. ----
 * Source: K; TRM
 * Reached from: EL1 and above; UNDEFINED at EL0
 */

#define DSU_PMSELR_ENCODING   0xc7adU /* op0 3, op1 0, CRn 15, CRm 5, op2 5 */
#define DSU_PMSELR_SEL_SHIFT  0
#define DSU_PMSELR_SEL_WIDTH  5
#define DSU_PMSELR_SEL_MASK   0x000000000000001fULL
#define DSU_PMSELR_SEL_CYCLES 31U

typedef struct {
	uint64_t raw;
} dsu_pmselr_t;

typedef struct {
	uint64_t SEL; /* 4:0   RW Event counter 0 to 30; what is no counter reads as zero. */
} dsu_pmselr_fields_t;

static inline __attribute__((always_inline)) dsu_pmselr_t dsu_pmselr_pack(dsu_pmselr_fields_t f)
{
	dsu_pmselr_t r;

	r.raw = 0
		| pmureg_put64(f.SEL, 0x1fULL, 0);
	return r;
}

static inline dsu_pmselr_fields_t dsu_pmselr_unpack(dsu_pmselr_t r)
{
	dsu_pmselr_fields_t f;

	f.SEL = r.raw & 0x1fULL;
	return f;
}

static inline uint64_t dsu_pmselr_get(dsu_pmselr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline dsu_pmselr_t dsu_pmselr_with(dsu_pmselr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x000000000000001fULL & ~mask);
	return r;
}

#define dsu_pmselr_get_SEL(r)         dsu_pmselr_get(r, 0x000000000000001fULL, 0)
#define dsu_pmselr_with_SEL(r, value) PMUREG_WITH(dsu_pmselr_with, r, 0x000000000000001fULL, 0, value)

static inline int dsu_pmselr_check(dsu_pmselr_t r)
{
	if ((r.raw & 0xffffffffffffffe0ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *dsu_pmselr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffffffffffe0 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline dsu_pmselr_t dsu_pmselr_read(void)
{
	dsu_pmselr_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 0, 15, 5, 5);
	r.raw = value;
	return r;
}

static inline void dsu_pmselr_write(dsu_pmselr_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 3, 0, 15, 5, 5);
}
#else
dsu_pmselr_t dsu_pmselr_read(void) PMUREG_NO_SYSREG;
void dsu_pmselr_write(dsu_pmselr_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int dsu_pmselr_io_read(struct pmureg_io *io, struct pmureg_place at, dsu_pmselr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = DSU_PMSELR_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int dsu_pmselr_io_write(struct pmureg_io *io, struct pmureg_place at, dsu_pmselr_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = DSU_PMSELR_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- CLUSTERPMINTENSET_EL1: Writing 1 enables a counter's overflow interrupt; reads the enables. ----
 * Source: K; TRM
 * Reached from: EL1 and above; UNDEFINED at EL0
 */

#define DSU_PMINTENSET_ENCODING 0xc7aeU /* op0 3, op1 0, CRn 15, CRm 5, op2 6 */
#define DSU_PMINTENSET_ACTING   0x00000000ffffffffULL
#define DSU_PMINTENSET_C_SHIFT  31
#define DSU_PMINTENSET_C_WIDTH  1
#define DSU_PMINTENSET_C_MASK   0x0000000080000000ULL
#define DSU_PMINTENSET_P_SHIFT  0
#define DSU_PMINTENSET_P_WIDTH  31
#define DSU_PMINTENSET_P_MASK   0x000000007fffffffULL
#define DSU_PMINTENSET_P_COUNT  31

typedef struct {
	uint64_t raw;
} dsu_pmintenset_t;

typedef struct {
	uint64_t C; /* 31    W1S Bit of the cycle counter; RES0 in the DSU-120. */
	uint64_t P; /* 30:0  W1S Bit of event counter <m>; RAZ/WI where there is no such counter. */
} dsu_pmintenset_fields_t;

static inline __attribute__((always_inline)) dsu_pmintenset_t dsu_pmintenset_pack(dsu_pmintenset_fields_t f)
{
	dsu_pmintenset_t r;

	r.raw = 0
		| pmureg_put64(f.C, 0x1ULL, 31)
		| pmureg_put64(f.P, 0x7fffffffULL, 0);
	return r;
}

static inline dsu_pmintenset_fields_t dsu_pmintenset_unpack(dsu_pmintenset_t r)
{
	dsu_pmintenset_fields_t f;

	f.C = (r.raw >> 31) & 0x1ULL;
	f.P = r.raw & 0x7fffffffULL;
	return f;
}

static inline uint64_t dsu_pmintenset_get(dsu_pmintenset_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline dsu_pmintenset_t dsu_pmintenset_with(dsu_pmintenset_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift);
	return r;
}

#define dsu_pmintenset_get_C(r)         dsu_pmintenset_get(r, 0x0000000080000000ULL, 31)
#define dsu_pmintenset_with_C(r, value) PMUREG_WITH(dsu_pmintenset_with, r, 0x0000000080000000ULL, 31, value)
#define dsu_pmintenset_with_P(r, value) PMUREG_WITH(dsu_pmintenset_with, r, 0x000000007fffffffULL, 0, value)

/* Element m of P, 0 to 30. Another index gives 0; debug builds assert. */
static inline uint64_t dsu_pmintenset_get_P(dsu_pmintenset_t r, unsigned int m)
{
	PMUREG_INDEX(m, 30U);
	return m < 31U ? (r.raw >> m) & 0x1ULL : 0;
}

static inline int dsu_pmintenset_check(dsu_pmintenset_t r)
{
	if ((r.raw & 0xffffffff00000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *dsu_pmintenset_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffff00000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline dsu_pmintenset_t dsu_pmintenset_read(void)
{
	dsu_pmintenset_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 0, 15, 5, 6);
	r.raw = value;
	return r;
}

static inline void dsu_pmintenset_write(dsu_pmintenset_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 3, 0, 15, 5, 6);
}
#else
dsu_pmintenset_t dsu_pmintenset_read(void) PMUREG_NO_SYSREG;
void dsu_pmintenset_write(dsu_pmintenset_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int dsu_pmintenset_io_read(struct pmureg_io *io, struct pmureg_place at, dsu_pmintenset_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = DSU_PMINTENSET_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int dsu_pmintenset_io_write(struct pmureg_io *io, struct pmureg_place at, dsu_pmintenset_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = DSU_PMINTENSET_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- CLUSTERPMINTENCLR_EL1: Writing 1 disables a counter's overflow interrupt; reads the enables. ----
 * Source: K; TRM
 * Reached from: EL1 and above; UNDEFINED at EL0
 */

#define DSU_PMINTENCLR_ENCODING 0xc7afU /* op0 3, op1 0, CRn 15, CRm 5, op2 7 */
#define DSU_PMINTENCLR_ACTING   0x00000000ffffffffULL
#define DSU_PMINTENCLR_C_SHIFT  31
#define DSU_PMINTENCLR_C_WIDTH  1
#define DSU_PMINTENCLR_C_MASK   0x0000000080000000ULL
#define DSU_PMINTENCLR_P_SHIFT  0
#define DSU_PMINTENCLR_P_WIDTH  31
#define DSU_PMINTENCLR_P_MASK   0x000000007fffffffULL
#define DSU_PMINTENCLR_P_COUNT  31

typedef struct {
	uint64_t raw;
} dsu_pmintenclr_t;

typedef struct {
	uint64_t C; /* 31    W1C Bit of the cycle counter; RES0 in the DSU-120. */
	uint64_t P; /* 30:0  W1C Bit of event counter <m>; RAZ/WI where there is no such counter. */
} dsu_pmintenclr_fields_t;

static inline __attribute__((always_inline)) dsu_pmintenclr_t dsu_pmintenclr_pack(dsu_pmintenclr_fields_t f)
{
	dsu_pmintenclr_t r;

	r.raw = 0
		| pmureg_put64(f.C, 0x1ULL, 31)
		| pmureg_put64(f.P, 0x7fffffffULL, 0);
	return r;
}

static inline dsu_pmintenclr_fields_t dsu_pmintenclr_unpack(dsu_pmintenclr_t r)
{
	dsu_pmintenclr_fields_t f;

	f.C = (r.raw >> 31) & 0x1ULL;
	f.P = r.raw & 0x7fffffffULL;
	return f;
}

static inline uint64_t dsu_pmintenclr_get(dsu_pmintenclr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline dsu_pmintenclr_t dsu_pmintenclr_with(dsu_pmintenclr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift);
	return r;
}

#define dsu_pmintenclr_get_C(r)         dsu_pmintenclr_get(r, 0x0000000080000000ULL, 31)
#define dsu_pmintenclr_with_C(r, value) PMUREG_WITH(dsu_pmintenclr_with, r, 0x0000000080000000ULL, 31, value)
#define dsu_pmintenclr_with_P(r, value) PMUREG_WITH(dsu_pmintenclr_with, r, 0x000000007fffffffULL, 0, value)

/* Element m of P, 0 to 30. Another index gives 0; debug builds assert. */
static inline uint64_t dsu_pmintenclr_get_P(dsu_pmintenclr_t r, unsigned int m)
{
	PMUREG_INDEX(m, 30U);
	return m < 31U ? (r.raw >> m) & 0x1ULL : 0;
}

static inline int dsu_pmintenclr_check(dsu_pmintenclr_t r)
{
	if ((r.raw & 0xffffffff00000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *dsu_pmintenclr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffff00000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline dsu_pmintenclr_t dsu_pmintenclr_read(void)
{
	dsu_pmintenclr_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 0, 15, 5, 7);
	r.raw = value;
	return r;
}

static inline void dsu_pmintenclr_write(dsu_pmintenclr_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 3, 0, 15, 5, 7);
}
#else
dsu_pmintenclr_t dsu_pmintenclr_read(void) PMUREG_NO_SYSREG;
void dsu_pmintenclr_write(dsu_pmintenclr_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int dsu_pmintenclr_io_read(struct pmureg_io *io, struct pmureg_place at, dsu_pmintenclr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = DSU_PMINTENCLR_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int dsu_pmintenclr_io_write(struct pmureg_io *io, struct pmureg_place at, dsu_pmintenclr_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = DSU_PMINTENCLR_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- CLUSTERPMCCNTR_EL1: Cycle counter; RES0 where there is none (DSU-120). ----
 * Source: K; TRM
 * Reached from: EL1 and above; UNDEFINED at EL0
 */

#define DSU_PMCCNTR_ENCODING   0xc7b0U /* op0 3, op1 0, CRn 15, CRm 6, op2 0 */
#define DSU_PMCCNTR_CCNT_SHIFT 0
#define DSU_PMCCNTR_CCNT_WIDTH 64
#define DSU_PMCCNTR_CCNT_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} dsu_pmccntr_t;

typedef struct {
	uint64_t CCNT; /* 63:0  RW-V Cycles. */
} dsu_pmccntr_fields_t;

static inline __attribute__((always_inline)) dsu_pmccntr_t dsu_pmccntr_pack(dsu_pmccntr_fields_t f)
{
	dsu_pmccntr_t r;

	r.raw = 0
		| f.CCNT;
	return r;
}

static inline dsu_pmccntr_fields_t dsu_pmccntr_unpack(dsu_pmccntr_t r)
{
	dsu_pmccntr_fields_t f;

	f.CCNT = r.raw;
	return f;
}

static inline uint64_t dsu_pmccntr_get(dsu_pmccntr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline dsu_pmccntr_t dsu_pmccntr_with(dsu_pmccntr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define dsu_pmccntr_get_CCNT(r)         dsu_pmccntr_get(r, 0xffffffffffffffffULL, 0)
#define dsu_pmccntr_with_CCNT(r, value) PMUREG_WITH(dsu_pmccntr_with, r, 0xffffffffffffffffULL, 0, value)

#ifdef PMUREG_HAS_SYSREG
static inline dsu_pmccntr_t dsu_pmccntr_read(void)
{
	dsu_pmccntr_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 0, 15, 6, 0);
	r.raw = value;
	return r;
}

static inline void dsu_pmccntr_write(dsu_pmccntr_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 3, 0, 15, 6, 0);
}
#else
dsu_pmccntr_t dsu_pmccntr_read(void) PMUREG_NO_SYSREG;
void dsu_pmccntr_write(dsu_pmccntr_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int dsu_pmccntr_io_read(struct pmureg_io *io, struct pmureg_place at, dsu_pmccntr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = DSU_PMCCNTR_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int dsu_pmccntr_io_write(struct pmureg_io *io, struct pmureg_place at, dsu_pmccntr_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = DSU_PMCCNTR_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- CLUSTERPMXEVTYPER_EL1: Event of the counter that CLUSTERPMSELR_EL1 selects. ----
 * Source: K; TRM
 * Reached from: EL1 and above; UNDEFINED at EL0
 * Note: One encoding; the element is what is selected.
 */

#define DSU_PMXEVTYPER_ENCODING       0xc7b1U /* op0 3, op1 0, CRn 15, CRm 6, op2 1 */
#define DSU_PMXEVTYPER_COUNT          31
#define DSU_PMXEVTYPER_EVTCOUNT_SHIFT 0
#define DSU_PMXEVTYPER_EVTCOUNT_WIDTH 32
#define DSU_PMXEVTYPER_EVTCOUNT_MASK  0x00000000ffffffffULL

typedef struct {
	uint64_t raw;
} dsu_pmxevtyper_t;

typedef struct {
	uint64_t evtCount; /* 31:0  RW Event number. */
} dsu_pmxevtyper_fields_t;

static inline __attribute__((always_inline)) dsu_pmxevtyper_t dsu_pmxevtyper_pack(dsu_pmxevtyper_fields_t f)
{
	dsu_pmxevtyper_t r;

	r.raw = 0
		| pmureg_put64(f.evtCount, 0xffffffffULL, 0);
	return r;
}

static inline dsu_pmxevtyper_fields_t dsu_pmxevtyper_unpack(dsu_pmxevtyper_t r)
{
	dsu_pmxevtyper_fields_t f;

	f.evtCount = r.raw & 0xffffffffULL;
	return f;
}

static inline uint64_t dsu_pmxevtyper_get(dsu_pmxevtyper_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline dsu_pmxevtyper_t dsu_pmxevtyper_with(dsu_pmxevtyper_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x00000000ffffffffULL & ~mask);
	return r;
}

#define dsu_pmxevtyper_get_evtCount(r)         dsu_pmxevtyper_get(r, 0x00000000ffffffffULL, 0)
#define dsu_pmxevtyper_with_evtCount(r, value) PMUREG_WITH(dsu_pmxevtyper_with, r, 0x00000000ffffffffULL, 0, value)

static inline int dsu_pmxevtyper_check(dsu_pmxevtyper_t r)
{
	if ((r.raw & 0xffffffff00000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *dsu_pmxevtyper_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffff00000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline dsu_pmxevtyper_t dsu_pmxevtyper_read(void)
{
	dsu_pmxevtyper_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 0, 15, 6, 1);
	r.raw = value;
	return r;
}

static inline void dsu_pmxevtyper_write(dsu_pmxevtyper_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 3, 0, 15, 6, 1);
}
#else
dsu_pmxevtyper_t dsu_pmxevtyper_read(void) PMUREG_NO_SYSREG;
void dsu_pmxevtyper_write(dsu_pmxevtyper_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int dsu_pmxevtyper_io_read(struct pmureg_io *io, struct pmureg_place at, dsu_pmxevtyper_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = DSU_PMXEVTYPER_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int dsu_pmxevtyper_io_write(struct pmureg_io *io, struct pmureg_place at, dsu_pmxevtyper_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = DSU_PMXEVTYPER_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- CLUSTERPMXEVCNTR_EL1: The counter that CLUSTERPMSELR_EL1 selects. ----
 * Source: K; TRM
 * Reached from: EL1 and above; UNDEFINED at EL0
 * Note: One encoding; the element is what is selected.
 */

#define DSU_PMXEVCNTR_ENCODING    0xc7b2U /* op0 3, op1 0, CRn 15, CRm 6, op2 2 */
#define DSU_PMXEVCNTR_COUNT       31
#define DSU_PMXEVCNTR_EVCNT_SHIFT 0
#define DSU_PMXEVCNTR_EVCNT_WIDTH 64
#define DSU_PMXEVCNTR_EVCNT_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} dsu_pmxevcntr_t;

typedef struct {
	uint64_t EVCNT; /* 63:0  RW-V The count; bits 63:32 are RES0 before the DSU-120. */
} dsu_pmxevcntr_fields_t;

static inline __attribute__((always_inline)) dsu_pmxevcntr_t dsu_pmxevcntr_pack(dsu_pmxevcntr_fields_t f)
{
	dsu_pmxevcntr_t r;

	r.raw = 0
		| f.EVCNT;
	return r;
}

static inline dsu_pmxevcntr_fields_t dsu_pmxevcntr_unpack(dsu_pmxevcntr_t r)
{
	dsu_pmxevcntr_fields_t f;

	f.EVCNT = r.raw;
	return f;
}

static inline uint64_t dsu_pmxevcntr_get(dsu_pmxevcntr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline dsu_pmxevcntr_t dsu_pmxevcntr_with(dsu_pmxevcntr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define dsu_pmxevcntr_get_EVCNT(r)         dsu_pmxevcntr_get(r, 0xffffffffffffffffULL, 0)
#define dsu_pmxevcntr_with_EVCNT(r, value) PMUREG_WITH(dsu_pmxevcntr_with, r, 0xffffffffffffffffULL, 0, value)

#ifdef PMUREG_HAS_SYSREG
static inline dsu_pmxevcntr_t dsu_pmxevcntr_read(void)
{
	dsu_pmxevcntr_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 0, 15, 6, 2);
	r.raw = value;
	return r;
}

static inline void dsu_pmxevcntr_write(dsu_pmxevcntr_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 3, 0, 15, 6, 2);
}
#else
dsu_pmxevcntr_t dsu_pmxevcntr_read(void) PMUREG_NO_SYSREG;
void dsu_pmxevcntr_write(dsu_pmxevcntr_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int dsu_pmxevcntr_io_read(struct pmureg_io *io, struct pmureg_place at, dsu_pmxevcntr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = DSU_PMXEVCNTR_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int dsu_pmxevcntr_io_write(struct pmureg_io *io, struct pmureg_place at, dsu_pmxevcntr_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = DSU_PMXEVCNTR_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- CLUSTERPMCEID0_EL1: Which common events are counted. ----
 * Source: K; TRM
 * Reached from: EL1 and above; UNDEFINED at EL0
 * Note: The example is what the events of Linux need. A DSU-120AE reads 0x00001E0026020000, so Linux 6.12 lists no l3d_cache there.
 */

#define DSU_PMCEID0_ENCODING   0xc7b4U /* op0 3, op1 0, CRn 15, CRm 6, op2 4 */
#define DSU_PMCEID0_IDHI_SHIFT 32
#define DSU_PMCEID0_IDHI_WIDTH 32
#define DSU_PMCEID0_IDHI_MASK  0xffffffff00000000ULL
#define DSU_PMCEID0_IDHI_COUNT 32
#define DSU_PMCEID0_ID_SHIFT   0
#define DSU_PMCEID0_ID_WIDTH   32
#define DSU_PMCEID0_ID_MASK    0x00000000ffffffffULL
#define DSU_PMCEID0_ID_COUNT   32

typedef struct {
	uint64_t raw;
} dsu_pmceid0_t;

typedef struct {
	uint64_t IDhi; /* 63:32 RO Event 0x20 + <k> is counted; DSU-120. */
	uint64_t ID;   /* 31:0  RO Event <k> is counted. */
} dsu_pmceid0_fields_t;

static inline __attribute__((always_inline)) dsu_pmceid0_t dsu_pmceid0_pack(dsu_pmceid0_fields_t f)
{
	dsu_pmceid0_t r;

	r.raw = 0
		| pmureg_put64(f.IDhi, 0xffffffffULL, 32)
		| pmureg_put64(f.ID, 0xffffffffULL, 0);
	return r;
}

static inline dsu_pmceid0_fields_t dsu_pmceid0_unpack(dsu_pmceid0_t r)
{
	dsu_pmceid0_fields_t f;

	f.IDhi = r.raw >> 32;
	f.ID = r.raw & 0xffffffffULL;
	return f;
}

/* Element k of IDhi, 0 to 31. Another index gives 0; debug builds assert. */
static inline uint64_t dsu_pmceid0_get_IDhi(dsu_pmceid0_t r, unsigned int k)
{
	PMUREG_INDEX(k, 31U);
	return k < 32U ? (r.raw >> (32U + k)) & 0x1ULL : 0;
}

/* Element k of ID, 0 to 31. Another index gives 0; debug builds assert. */
static inline uint64_t dsu_pmceid0_get_ID(dsu_pmceid0_t r, unsigned int k)
{
	PMUREG_INDEX(k, 31U);
	return k < 32U ? (r.raw >> k) & 0x1ULL : 0;
}

#ifdef PMUREG_HAS_SYSREG
static inline dsu_pmceid0_t dsu_pmceid0_read(void)
{
	dsu_pmceid0_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 0, 15, 6, 4);
	r.raw = value;
	return r;
}
#else
dsu_pmceid0_t dsu_pmceid0_read(void) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int dsu_pmceid0_io_read(struct pmureg_io *io, struct pmureg_place at, dsu_pmceid0_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = DSU_PMCEID0_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- CLUSTERPMCEID1_EL1: Which common events from 0x20 on are counted; 0 in the DSU-120. ----
 * Source: K; TRM
 * Reached from: EL1 and above; UNDEFINED at EL0
 * Note: The example is what the events of Linux need.
 */

#define DSU_PMCEID1_ENCODING 0xc7b5U /* op0 3, op1 0, CRn 15, CRm 6, op2 5 */
#define DSU_PMCEID1_ID_SHIFT 0
#define DSU_PMCEID1_ID_WIDTH 32
#define DSU_PMCEID1_ID_MASK  0x00000000ffffffffULL
#define DSU_PMCEID1_ID_COUNT 32

typedef struct {
	uint64_t raw;
} dsu_pmceid1_t;

typedef struct {
	uint64_t ID; /* 31:0  RO Event 0x20 + <k> is counted. */
} dsu_pmceid1_fields_t;

static inline __attribute__((always_inline)) dsu_pmceid1_t dsu_pmceid1_pack(dsu_pmceid1_fields_t f)
{
	dsu_pmceid1_t r;

	r.raw = 0
		| pmureg_put64(f.ID, 0xffffffffULL, 0);
	return r;
}

static inline dsu_pmceid1_fields_t dsu_pmceid1_unpack(dsu_pmceid1_t r)
{
	dsu_pmceid1_fields_t f;

	f.ID = r.raw & 0xffffffffULL;
	return f;
}

/* Element k of ID, 0 to 31. Another index gives 0; debug builds assert. */
static inline uint64_t dsu_pmceid1_get_ID(dsu_pmceid1_t r, unsigned int k)
{
	PMUREG_INDEX(k, 31U);
	return k < 32U ? (r.raw >> k) & 0x1ULL : 0;
}

static inline int dsu_pmceid1_check(dsu_pmceid1_t r)
{
	if ((r.raw & 0xffffffff00000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *dsu_pmceid1_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffff00000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline dsu_pmceid1_t dsu_pmceid1_read(void)
{
	dsu_pmceid1_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 0, 15, 6, 5);
	r.raw = value;
	return r;
}
#else
dsu_pmceid1_t dsu_pmceid1_read(void) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int dsu_pmceid1_io_read(struct pmureg_io *io, struct pmureg_place at, dsu_pmceid1_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = DSU_PMCEID1_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

#ifdef PMUREG_HAS_SYSREG

/* Selects the bank of the registers behind `counter`, and waits until the selection takes effect. */
static inline void dsu_select_counter(unsigned int n)
{
	dsu_pmselr_t r;

	PMUREG_INDEX(n, 30U);
	r.raw = 0
		| pmureg_put64((uint64_t)(n), 0x1fULL, 0);
	dsu_pmselr_write(r);
	__asm__ volatile("isb" : : : "memory");
}
#else
void dsu_select_counter(unsigned int n) PMUREG_NO_SYSREG;
#endif

#endif
