/*
 * Arm system PMUs (FEAT_SPMU): System PMU
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
 * Made by pmureg from regdefs/arm/spmu.yaml. Edit that, not this.
 */
#ifndef PMUREG_SPMU_SPMU_H
#define PMUREG_SPMU_SPMU_H

#include <pmureg/access.h>

/* ---- SPMSELR_EL0: Selects a system PMU and a bank of sixteen counters. ----
 * Source: ARM D24.5
 */

#define SPMU_SPMSELR_ENCODING        0x9ce5U /* op0 2, op1 3, CRn 9, CRm 12, op2 5 */
#define SPMU_SPMSELR_SYSPMUSEL_SHIFT 4
#define SPMU_SPMSELR_SYSPMUSEL_WIDTH 6
#define SPMU_SPMSELR_SYSPMUSEL_MASK  0x00000000000003f0ULL
#define SPMU_SPMSELR_BANK_SHIFT      0
#define SPMU_SPMSELR_BANK_WIDTH      2
#define SPMU_SPMSELR_BANK_MASK       0x0000000000000003ULL

typedef struct {
	uint64_t raw;
} spmu_spmselr_t;

typedef struct {
	uint64_t SYSPMUSEL; /* 9:4   RW System PMU. */
	uint64_t BANK;      /* 1:0   RW Counters 16 BANK to 16 BANK + 15 are reached. */
} spmu_spmselr_fields_t;

static inline __attribute__((always_inline)) spmu_spmselr_t spmu_spmselr_pack(spmu_spmselr_fields_t f)
{
	spmu_spmselr_t r;

	r.raw = 0
		| pmureg_put64(f.SYSPMUSEL, 0x3fULL, 4)
		| pmureg_put64(f.BANK, 0x3ULL, 0);
	return r;
}

static inline spmu_spmselr_fields_t spmu_spmselr_unpack(spmu_spmselr_t r)
{
	spmu_spmselr_fields_t f;

	f.SYSPMUSEL = (r.raw >> 4) & 0x3fULL;
	f.BANK = r.raw & 0x3ULL;
	return f;
}

static inline uint64_t spmu_spmselr_get(spmu_spmselr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline spmu_spmselr_t spmu_spmselr_with(spmu_spmselr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x00000000000003f3ULL & ~mask);
	return r;
}

#define spmu_spmselr_get_SYSPMUSEL(r)         spmu_spmselr_get(r, 0x00000000000003f0ULL, 4)
#define spmu_spmselr_get_BANK(r)              spmu_spmselr_get(r, 0x0000000000000003ULL, 0)
#define spmu_spmselr_with_SYSPMUSEL(r, value) PMUREG_WITH(spmu_spmselr_with, r, 0x00000000000003f0ULL, 4, value)
#define spmu_spmselr_with_BANK(r, value)      PMUREG_WITH(spmu_spmselr_with, r, 0x0000000000000003ULL, 0, value)

static inline int spmu_spmselr_check(spmu_spmselr_t r)
{
	if (((r.raw >> 4) & 0x3fULL) > 0x1fULL)
		return 0;
	if ((r.raw & 0xfffffffffffffc0cULL) != 0x0000000000000000ULL)
		return 1;
	return -1;
}

static inline const char *spmu_spmselr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "SYSPMUSEL must be 0 to 31";
	case 1:
		return "the reserved bits 0xfffffffffffffc0c must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline spmu_spmselr_t spmu_spmselr_read(void)
{
	spmu_spmselr_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 2, 3, 9, 12, 5);
	r.raw = value;
	return r;
}

static inline void spmu_spmselr_write(spmu_spmselr_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 2, 3, 9, 12, 5);
}
#else
spmu_spmselr_t spmu_spmselr_read(void) PMUREG_NO_SYSREG;
void spmu_spmselr_write(spmu_spmselr_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int spmu_spmselr_io_read(struct pmureg_io *io, struct pmureg_place at, spmu_spmselr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = SPMU_SPMSELR_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int spmu_spmselr_io_write(struct pmureg_io *io, struct pmureg_place at, spmu_spmselr_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = SPMU_SPMSELR_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- SPMCR_EL0: Enables and resets the counters of the system PMU. ----
 * Source: ARM D24.5
 * Note: TRO and HDBG are read-only from EL0; meanings of TRO, HDBG, FZO, NA and EX are inferred from the family.
 */

#define SPMU_SPMCR_ENCODING   0x9ce0U /* op0 2, op1 3, CRn 9, CRm 12, op2 0 */
#define SPMU_SPMCR_RESET      0x0000000000000000ULL
#define SPMU_SPMCR_ACTING     0x0000000000000002ULL
#define SPMU_SPMCR_TRO_SHIFT  11
#define SPMU_SPMCR_TRO_WIDTH  1
#define SPMU_SPMCR_TRO_MASK   0x0000000000000800ULL
#define SPMU_SPMCR_HDBG_SHIFT 10
#define SPMU_SPMCR_HDBG_WIDTH 1
#define SPMU_SPMCR_HDBG_MASK  0x0000000000000400ULL
#define SPMU_SPMCR_FZO_SHIFT  9
#define SPMU_SPMCR_FZO_WIDTH  1
#define SPMU_SPMCR_FZO_MASK   0x0000000000000200ULL
#define SPMU_SPMCR_NA_SHIFT   8
#define SPMU_SPMCR_NA_WIDTH   1
#define SPMU_SPMCR_NA_MASK    0x0000000000000100ULL
#define SPMU_SPMCR_EX_SHIFT   4
#define SPMU_SPMCR_EX_WIDTH   1
#define SPMU_SPMCR_EX_MASK    0x0000000000000010ULL
#define SPMU_SPMCR_P_SHIFT    1
#define SPMU_SPMCR_P_WIDTH    1
#define SPMU_SPMCR_P_MASK     0x0000000000000002ULL
#define SPMU_SPMCR_E_SHIFT    0
#define SPMU_SPMCR_E_WIDTH    1
#define SPMU_SPMCR_E_MASK     0x0000000000000001ULL

typedef struct {
	uint64_t raw;
} spmu_spmcr_t;

typedef struct {
	uint64_t TRO;  /* 11    RW               Trace output of events; only where the configuration register has TRO. */
	uint64_t HDBG; /* 10    RW               Stops counting while the system is halted for debug; only where supported. */
	uint64_t FZO;  /* 9     RW               Stops all counters when one overflows; only where supported. */
	uint64_t NA;   /* 8     RO-V             1 while writes are refused; only where supported. */
	uint64_t EX;   /* 4     RW               Export of events; where SPMCFGR_EL1.EX is 1. */
	uint64_t P;    /* 1     WO self-clearing Write 1 to zero every counter; overflow flags stay. */
	uint64_t E;    /* 0     RW               1: the enabled counters count; 0: all stop and no overflow interrupt is raised. */
} spmu_spmcr_fields_t;

static inline __attribute__((always_inline)) spmu_spmcr_t spmu_spmcr_pack(spmu_spmcr_fields_t f)
{
	spmu_spmcr_t r;

	r.raw = 0
		| pmureg_put64(f.TRO, 0x1ULL, 11)
		| pmureg_put64(f.HDBG, 0x1ULL, 10)
		| pmureg_put64(f.FZO, 0x1ULL, 9)
		| pmureg_put64(f.NA, 0x1ULL, 8)
		| pmureg_put64(f.EX, 0x1ULL, 4)
		| pmureg_put64(f.P, 0x1ULL, 1)
		| pmureg_put64(f.E, 0x1ULL, 0);
	return r;
}

static inline spmu_spmcr_fields_t spmu_spmcr_unpack(spmu_spmcr_t r)
{
	spmu_spmcr_fields_t f;

	f.TRO = (r.raw >> 11) & 0x1ULL;
	f.HDBG = (r.raw >> 10) & 0x1ULL;
	f.FZO = (r.raw >> 9) & 0x1ULL;
	f.NA = (r.raw >> 8) & 0x1ULL;
	f.EX = (r.raw >> 4) & 0x1ULL;
	f.P = (r.raw >> 1) & 0x1ULL;
	f.E = r.raw & 0x1ULL;
	return f;
}

static inline uint64_t spmu_spmcr_get(spmu_spmcr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline spmu_spmcr_t spmu_spmcr_with(spmu_spmcr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000000000000f11ULL & ~mask);
	return r;
}

#define spmu_spmcr_get_TRO(r)          spmu_spmcr_get(r, 0x0000000000000800ULL, 11)
#define spmu_spmcr_get_HDBG(r)         spmu_spmcr_get(r, 0x0000000000000400ULL, 10)
#define spmu_spmcr_get_FZO(r)          spmu_spmcr_get(r, 0x0000000000000200ULL, 9)
#define spmu_spmcr_get_NA(r)           spmu_spmcr_get(r, 0x0000000000000100ULL, 8)
#define spmu_spmcr_get_EX(r)           spmu_spmcr_get(r, 0x0000000000000010ULL, 4)
#define spmu_spmcr_get_E(r)            spmu_spmcr_get(r, 0x0000000000000001ULL, 0)
#define spmu_spmcr_with_TRO(r, value)  PMUREG_WITH(spmu_spmcr_with, r, 0x0000000000000800ULL, 11, value)
#define spmu_spmcr_with_HDBG(r, value) PMUREG_WITH(spmu_spmcr_with, r, 0x0000000000000400ULL, 10, value)
#define spmu_spmcr_with_FZO(r, value)  PMUREG_WITH(spmu_spmcr_with, r, 0x0000000000000200ULL, 9, value)
#define spmu_spmcr_with_EX(r, value)   PMUREG_WITH(spmu_spmcr_with, r, 0x0000000000000010ULL, 4, value)
#define spmu_spmcr_with_P(r, value)    PMUREG_WITH(spmu_spmcr_with, r, 0x0000000000000002ULL, 1, value)
#define spmu_spmcr_with_E(r, value)    PMUREG_WITH(spmu_spmcr_with, r, 0x0000000000000001ULL, 0, value)

static inline int spmu_spmcr_check(spmu_spmcr_t r)
{
	if ((r.raw & 0xfffffffffffff0ecULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *spmu_spmcr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffffffff0ec must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline spmu_spmcr_t spmu_spmcr_read(void)
{
	spmu_spmcr_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 2, 3, 9, 12, 0);
	r.raw = value;
	return r;
}

static inline void spmu_spmcr_write(spmu_spmcr_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 2, 3, 9, 12, 0);
}
#else
spmu_spmcr_t spmu_spmcr_read(void) PMUREG_NO_SYSREG;
void spmu_spmcr_write(spmu_spmcr_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int spmu_spmcr_io_read(struct pmureg_io *io, struct pmureg_place at, spmu_spmcr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = SPMU_SPMCR_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int spmu_spmcr_io_write(struct pmureg_io *io, struct pmureg_place at, spmu_spmcr_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = SPMU_SPMCR_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- SPMCNTENSET_EL0: Writing 1 enables a counter; reads the enables. ----
 * Source: ARM D24.5
 */

#define SPMU_SPMCNTENSET_ENCODING 0x9ce1U /* op0 2, op1 3, CRn 9, CRm 12, op2 1 */
#define SPMU_SPMCNTENSET_ACTING   0xffffffffffffffffULL
#define SPMU_SPMCNTENSET_P_SHIFT  0
#define SPMU_SPMCNTENSET_P_WIDTH  64
#define SPMU_SPMCNTENSET_P_MASK   0xffffffffffffffffULL
#define SPMU_SPMCNTENSET_P_COUNT  64

typedef struct {
	uint64_t raw;
} spmu_spmcntenset_t;

typedef struct {
	uint64_t P; /* 63:0  W1S Bit of counter <m>; 0 where there is no such counter. */
} spmu_spmcntenset_fields_t;

static inline __attribute__((always_inline)) spmu_spmcntenset_t spmu_spmcntenset_pack(spmu_spmcntenset_fields_t f)
{
	spmu_spmcntenset_t r;

	r.raw = 0
		| f.P;
	return r;
}

static inline spmu_spmcntenset_fields_t spmu_spmcntenset_unpack(spmu_spmcntenset_t r)
{
	spmu_spmcntenset_fields_t f;

	f.P = r.raw;
	return f;
}

static inline spmu_spmcntenset_t spmu_spmcntenset_with(spmu_spmcntenset_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift);
	return r;
}

#define spmu_spmcntenset_with_P(r, value) PMUREG_WITH(spmu_spmcntenset_with, r, 0xffffffffffffffffULL, 0, value)

/* Element m of P, 0 to 63. Another index gives 0; debug builds assert. */
static inline uint64_t spmu_spmcntenset_get_P(spmu_spmcntenset_t r, unsigned int m)
{
	PMUREG_INDEX(m, 63U);
	return m < 64U ? (r.raw >> m) & 0x1ULL : 0;
}

#ifdef PMUREG_HAS_SYSREG
static inline spmu_spmcntenset_t spmu_spmcntenset_read(void)
{
	spmu_spmcntenset_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 2, 3, 9, 12, 1);
	r.raw = value;
	return r;
}

static inline void spmu_spmcntenset_write(spmu_spmcntenset_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 2, 3, 9, 12, 1);
}
#else
spmu_spmcntenset_t spmu_spmcntenset_read(void) PMUREG_NO_SYSREG;
void spmu_spmcntenset_write(spmu_spmcntenset_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int spmu_spmcntenset_io_read(struct pmureg_io *io, struct pmureg_place at, spmu_spmcntenset_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = SPMU_SPMCNTENSET_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int spmu_spmcntenset_io_write(struct pmureg_io *io, struct pmureg_place at, spmu_spmcntenset_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = SPMU_SPMCNTENSET_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- SPMCNTENCLR_EL0: Writing 1 disables a counter; reads the enables. ----
 * Source: ARM D24.5
 */

#define SPMU_SPMCNTENCLR_ENCODING 0x9ce2U /* op0 2, op1 3, CRn 9, CRm 12, op2 2 */
#define SPMU_SPMCNTENCLR_ACTING   0xffffffffffffffffULL
#define SPMU_SPMCNTENCLR_P_SHIFT  0
#define SPMU_SPMCNTENCLR_P_WIDTH  64
#define SPMU_SPMCNTENCLR_P_MASK   0xffffffffffffffffULL
#define SPMU_SPMCNTENCLR_P_COUNT  64

typedef struct {
	uint64_t raw;
} spmu_spmcntenclr_t;

typedef struct {
	uint64_t P; /* 63:0  W1C Bit of counter <m>; 0 where there is no such counter. */
} spmu_spmcntenclr_fields_t;

static inline __attribute__((always_inline)) spmu_spmcntenclr_t spmu_spmcntenclr_pack(spmu_spmcntenclr_fields_t f)
{
	spmu_spmcntenclr_t r;

	r.raw = 0
		| f.P;
	return r;
}

static inline spmu_spmcntenclr_fields_t spmu_spmcntenclr_unpack(spmu_spmcntenclr_t r)
{
	spmu_spmcntenclr_fields_t f;

	f.P = r.raw;
	return f;
}

static inline spmu_spmcntenclr_t spmu_spmcntenclr_with(spmu_spmcntenclr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift);
	return r;
}

#define spmu_spmcntenclr_with_P(r, value) PMUREG_WITH(spmu_spmcntenclr_with, r, 0xffffffffffffffffULL, 0, value)

/* Element m of P, 0 to 63. Another index gives 0; debug builds assert. */
static inline uint64_t spmu_spmcntenclr_get_P(spmu_spmcntenclr_t r, unsigned int m)
{
	PMUREG_INDEX(m, 63U);
	return m < 64U ? (r.raw >> m) & 0x1ULL : 0;
}

#ifdef PMUREG_HAS_SYSREG
static inline spmu_spmcntenclr_t spmu_spmcntenclr_read(void)
{
	spmu_spmcntenclr_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 2, 3, 9, 12, 2);
	r.raw = value;
	return r;
}

static inline void spmu_spmcntenclr_write(spmu_spmcntenclr_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 2, 3, 9, 12, 2);
}
#else
spmu_spmcntenclr_t spmu_spmcntenclr_read(void) PMUREG_NO_SYSREG;
void spmu_spmcntenclr_write(spmu_spmcntenclr_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int spmu_spmcntenclr_io_read(struct pmureg_io *io, struct pmureg_place at, spmu_spmcntenclr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = SPMU_SPMCNTENCLR_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int spmu_spmcntenclr_io_write(struct pmureg_io *io, struct pmureg_place at, spmu_spmcntenclr_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = SPMU_SPMCNTENCLR_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- SPMOVSCLR_EL0: Writing 1 clears a counter's overflow flag; reads the flags. ----
 * Source: ARM D24.5
 */

#define SPMU_SPMOVSCLR_ENCODING 0x9ce3U /* op0 2, op1 3, CRn 9, CRm 12, op2 3 */
#define SPMU_SPMOVSCLR_ACTING   0xffffffffffffffffULL
#define SPMU_SPMOVSCLR_P_SHIFT  0
#define SPMU_SPMOVSCLR_P_WIDTH  64
#define SPMU_SPMOVSCLR_P_MASK   0xffffffffffffffffULL
#define SPMU_SPMOVSCLR_P_COUNT  64

typedef struct {
	uint64_t raw;
} spmu_spmovsclr_t;

typedef struct {
	uint64_t P; /* 63:0  W1C-V Bit of counter <m>; 0 where there is no such counter. */
} spmu_spmovsclr_fields_t;

static inline __attribute__((always_inline)) spmu_spmovsclr_t spmu_spmovsclr_pack(spmu_spmovsclr_fields_t f)
{
	spmu_spmovsclr_t r;

	r.raw = 0
		| f.P;
	return r;
}

static inline spmu_spmovsclr_fields_t spmu_spmovsclr_unpack(spmu_spmovsclr_t r)
{
	spmu_spmovsclr_fields_t f;

	f.P = r.raw;
	return f;
}

static inline spmu_spmovsclr_t spmu_spmovsclr_with(spmu_spmovsclr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift);
	return r;
}

#define spmu_spmovsclr_with_P(r, value) PMUREG_WITH(spmu_spmovsclr_with, r, 0xffffffffffffffffULL, 0, value)

/* Element m of P, 0 to 63. Another index gives 0; debug builds assert. */
static inline uint64_t spmu_spmovsclr_get_P(spmu_spmovsclr_t r, unsigned int m)
{
	PMUREG_INDEX(m, 63U);
	return m < 64U ? (r.raw >> m) & 0x1ULL : 0;
}

#ifdef PMUREG_HAS_SYSREG
static inline spmu_spmovsclr_t spmu_spmovsclr_read(void)
{
	spmu_spmovsclr_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 2, 3, 9, 12, 3);
	r.raw = value;
	return r;
}

static inline void spmu_spmovsclr_write(spmu_spmovsclr_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 2, 3, 9, 12, 3);
}
#else
spmu_spmovsclr_t spmu_spmovsclr_read(void) PMUREG_NO_SYSREG;
void spmu_spmovsclr_write(spmu_spmovsclr_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int spmu_spmovsclr_io_read(struct pmureg_io *io, struct pmureg_place at, spmu_spmovsclr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = SPMU_SPMOVSCLR_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int spmu_spmovsclr_io_write(struct pmureg_io *io, struct pmureg_place at, spmu_spmovsclr_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = SPMU_SPMOVSCLR_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- SPMOVSSET_EL0: Writing 1 sets a counter's overflow flag; reads the flags. ----
 * Source: ARM D24.5
 * Note: CRm is 14, but 12 for SPMOVSCLR_EL0.
 */

#define SPMU_SPMOVSSET_ENCODING 0x9cf3U /* op0 2, op1 3, CRn 9, CRm 14, op2 3 */
#define SPMU_SPMOVSSET_ACTING   0xffffffffffffffffULL
#define SPMU_SPMOVSSET_P_SHIFT  0
#define SPMU_SPMOVSSET_P_WIDTH  64
#define SPMU_SPMOVSSET_P_MASK   0xffffffffffffffffULL
#define SPMU_SPMOVSSET_P_COUNT  64

typedef struct {
	uint64_t raw;
} spmu_spmovsset_t;

typedef struct {
	uint64_t P; /* 63:0  W1S-V Bit of counter <m>; 0 where there is no such counter. */
} spmu_spmovsset_fields_t;

static inline __attribute__((always_inline)) spmu_spmovsset_t spmu_spmovsset_pack(spmu_spmovsset_fields_t f)
{
	spmu_spmovsset_t r;

	r.raw = 0
		| f.P;
	return r;
}

static inline spmu_spmovsset_fields_t spmu_spmovsset_unpack(spmu_spmovsset_t r)
{
	spmu_spmovsset_fields_t f;

	f.P = r.raw;
	return f;
}

static inline spmu_spmovsset_t spmu_spmovsset_with(spmu_spmovsset_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift);
	return r;
}

#define spmu_spmovsset_with_P(r, value) PMUREG_WITH(spmu_spmovsset_with, r, 0xffffffffffffffffULL, 0, value)

/* Element m of P, 0 to 63. Another index gives 0; debug builds assert. */
static inline uint64_t spmu_spmovsset_get_P(spmu_spmovsset_t r, unsigned int m)
{
	PMUREG_INDEX(m, 63U);
	return m < 64U ? (r.raw >> m) & 0x1ULL : 0;
}

#ifdef PMUREG_HAS_SYSREG
static inline spmu_spmovsset_t spmu_spmovsset_read(void)
{
	spmu_spmovsset_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 2, 3, 9, 14, 3);
	r.raw = value;
	return r;
}

static inline void spmu_spmovsset_write(spmu_spmovsset_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 2, 3, 9, 14, 3);
}
#else
spmu_spmovsset_t spmu_spmovsset_read(void) PMUREG_NO_SYSREG;
void spmu_spmovsset_write(spmu_spmovsset_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int spmu_spmovsset_io_read(struct pmureg_io *io, struct pmureg_place at, spmu_spmovsset_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = SPMU_SPMOVSSET_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int spmu_spmovsset_io_write(struct pmureg_io *io, struct pmureg_place at, spmu_spmovsset_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = SPMU_SPMOVSSET_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- SPMINTENSET_EL1: Writing 1 enables a counter's overflow interrupt; reads the enables. ----
 * Source: ARM D24.5
 * Reached from: EL1 and above; UNDEFINED at EL0
 */

#define SPMU_SPMINTENSET_ENCODING 0x84f1U /* op0 2, op1 0, CRn 9, CRm 14, op2 1 */
#define SPMU_SPMINTENSET_ACTING   0xffffffffffffffffULL
#define SPMU_SPMINTENSET_P_SHIFT  0
#define SPMU_SPMINTENSET_P_WIDTH  64
#define SPMU_SPMINTENSET_P_MASK   0xffffffffffffffffULL
#define SPMU_SPMINTENSET_P_COUNT  64

typedef struct {
	uint64_t raw;
} spmu_spmintenset_t;

typedef struct {
	uint64_t P; /* 63:0  W1S Bit of counter <m>; 0 where there is no such counter. */
} spmu_spmintenset_fields_t;

static inline __attribute__((always_inline)) spmu_spmintenset_t spmu_spmintenset_pack(spmu_spmintenset_fields_t f)
{
	spmu_spmintenset_t r;

	r.raw = 0
		| f.P;
	return r;
}

static inline spmu_spmintenset_fields_t spmu_spmintenset_unpack(spmu_spmintenset_t r)
{
	spmu_spmintenset_fields_t f;

	f.P = r.raw;
	return f;
}

static inline spmu_spmintenset_t spmu_spmintenset_with(spmu_spmintenset_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift);
	return r;
}

#define spmu_spmintenset_with_P(r, value) PMUREG_WITH(spmu_spmintenset_with, r, 0xffffffffffffffffULL, 0, value)

/* Element m of P, 0 to 63. Another index gives 0; debug builds assert. */
static inline uint64_t spmu_spmintenset_get_P(spmu_spmintenset_t r, unsigned int m)
{
	PMUREG_INDEX(m, 63U);
	return m < 64U ? (r.raw >> m) & 0x1ULL : 0;
}

#ifdef PMUREG_HAS_SYSREG
static inline spmu_spmintenset_t spmu_spmintenset_read(void)
{
	spmu_spmintenset_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 2, 0, 9, 14, 1);
	r.raw = value;
	return r;
}

static inline void spmu_spmintenset_write(spmu_spmintenset_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 2, 0, 9, 14, 1);
}
#else
spmu_spmintenset_t spmu_spmintenset_read(void) PMUREG_NO_SYSREG;
void spmu_spmintenset_write(spmu_spmintenset_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int spmu_spmintenset_io_read(struct pmureg_io *io, struct pmureg_place at, spmu_spmintenset_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = SPMU_SPMINTENSET_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int spmu_spmintenset_io_write(struct pmureg_io *io, struct pmureg_place at, spmu_spmintenset_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = SPMU_SPMINTENSET_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- SPMINTENCLR_EL1: Writing 1 disables a counter's overflow interrupt; reads the enables. ----
 * Source: ARM D24.5
 * Reached from: EL1 and above; UNDEFINED at EL0
 */

#define SPMU_SPMINTENCLR_ENCODING 0x84f2U /* op0 2, op1 0, CRn 9, CRm 14, op2 2 */
#define SPMU_SPMINTENCLR_ACTING   0xffffffffffffffffULL
#define SPMU_SPMINTENCLR_P_SHIFT  0
#define SPMU_SPMINTENCLR_P_WIDTH  64
#define SPMU_SPMINTENCLR_P_MASK   0xffffffffffffffffULL
#define SPMU_SPMINTENCLR_P_COUNT  64

typedef struct {
	uint64_t raw;
} spmu_spmintenclr_t;

typedef struct {
	uint64_t P; /* 63:0  W1C Bit of counter <m>; 0 where there is no such counter. */
} spmu_spmintenclr_fields_t;

static inline __attribute__((always_inline)) spmu_spmintenclr_t spmu_spmintenclr_pack(spmu_spmintenclr_fields_t f)
{
	spmu_spmintenclr_t r;

	r.raw = 0
		| f.P;
	return r;
}

static inline spmu_spmintenclr_fields_t spmu_spmintenclr_unpack(spmu_spmintenclr_t r)
{
	spmu_spmintenclr_fields_t f;

	f.P = r.raw;
	return f;
}

static inline spmu_spmintenclr_t spmu_spmintenclr_with(spmu_spmintenclr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift);
	return r;
}

#define spmu_spmintenclr_with_P(r, value) PMUREG_WITH(spmu_spmintenclr_with, r, 0xffffffffffffffffULL, 0, value)

/* Element m of P, 0 to 63. Another index gives 0; debug builds assert. */
static inline uint64_t spmu_spmintenclr_get_P(spmu_spmintenclr_t r, unsigned int m)
{
	PMUREG_INDEX(m, 63U);
	return m < 64U ? (r.raw >> m) & 0x1ULL : 0;
}

#ifdef PMUREG_HAS_SYSREG
static inline spmu_spmintenclr_t spmu_spmintenclr_read(void)
{
	spmu_spmintenclr_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 2, 0, 9, 14, 2);
	r.raw = value;
	return r;
}

static inline void spmu_spmintenclr_write(spmu_spmintenclr_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 2, 0, 9, 14, 2);
}
#else
spmu_spmintenclr_t spmu_spmintenclr_read(void) PMUREG_NO_SYSREG;
void spmu_spmintenclr_write(spmu_spmintenclr_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int spmu_spmintenclr_io_read(struct pmureg_io *io, struct pmureg_place at, spmu_spmintenclr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = SPMU_SPMINTENCLR_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int spmu_spmintenclr_io_write(struct pmureg_io *io, struct pmureg_place at, spmu_spmintenclr_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = SPMU_SPMINTENCLR_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- SPMZR_EL0: Writing 1 zeroes a counter; cannot be read. FEAT_SPMU2 only. ----
 * Source: ARM D24.5
 */

#define SPMU_SPMZR_ENCODING 0x9ce4U /* op0 2, op1 3, CRn 9, CRm 12, op2 4 */
#define SPMU_SPMZR_ACTING   0xffffffffffffffffULL
#define SPMU_SPMZR_P_SHIFT  0
#define SPMU_SPMZR_P_WIDTH  64
#define SPMU_SPMZR_P_MASK   0xffffffffffffffffULL
#define SPMU_SPMZR_P_COUNT  64

typedef struct {
	uint64_t raw;
} spmu_spmzr_t;

typedef struct {
	uint64_t P; /* 63:0  WO self-clearing Write 1 to zero counter <m>. */
} spmu_spmzr_fields_t;

static inline __attribute__((always_inline)) spmu_spmzr_t spmu_spmzr_pack(spmu_spmzr_fields_t f)
{
	spmu_spmzr_t r;

	r.raw = 0
		| f.P;
	return r;
}

static inline spmu_spmzr_fields_t spmu_spmzr_unpack(spmu_spmzr_t r)
{
	spmu_spmzr_fields_t f;

	f.P = r.raw;
	return f;
}

static inline spmu_spmzr_t spmu_spmzr_with(spmu_spmzr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift);
	return r;
}

#define spmu_spmzr_with_P(r, value) PMUREG_WITH(spmu_spmzr_with, r, 0xffffffffffffffffULL, 0, value)

#ifdef PMUREG_HAS_SYSREG
static inline void spmu_spmzr_write(spmu_spmzr_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 2, 3, 9, 12, 4);
}
#else
void spmu_spmzr_write(spmu_spmzr_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int spmu_spmzr_io_write(struct pmureg_io *io, struct pmureg_place at, spmu_spmzr_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = SPMU_SPMZR_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- SPMCFGR_EL1: Says what the system PMU has; 0 when it is absent. ----
 * Source: ARM D24.5
 * Reached from: EL1 and above; UNDEFINED at EL0
 * Note: The example is invented for the simulated device (snapshot, freeze-on-overflow, six 64-bit counters).
 */

#define SPMU_SPMCFGR_ENCODING     0x84efU /* op0 2, op1 0, CRn 9, CRm 13, op2 7 */
#define SPMU_SPMCFGR_MUST_ONES    0x0000000000080000ULL
#define SPMU_SPMCFGR_NCG_SHIFT    28
#define SPMU_SPMCFGR_NCG_WIDTH    4
#define SPMU_SPMCFGR_NCG_MASK     0x00000000f0000000ULL
#define SPMU_SPMCFGR_HDBG_SHIFT   24
#define SPMU_SPMCFGR_HDBG_WIDTH   1
#define SPMU_SPMCFGR_HDBG_MASK    0x0000000001000000ULL
#define SPMU_SPMCFGR_TRO_SHIFT    23
#define SPMU_SPMCFGR_TRO_WIDTH    1
#define SPMU_SPMCFGR_TRO_MASK     0x0000000000800000ULL
#define SPMU_SPMCFGR_SS_SHIFT     22
#define SPMU_SPMCFGR_SS_WIDTH     1
#define SPMU_SPMCFGR_SS_MASK      0x0000000000400000ULL
#define SPMU_SPMCFGR_FZO_SHIFT    21
#define SPMU_SPMCFGR_FZO_WIDTH    1
#define SPMU_SPMCFGR_FZO_MASK     0x0000000000200000ULL
#define SPMU_SPMCFGR_MSI_SHIFT    20
#define SPMU_SPMCFGR_MSI_WIDTH    1
#define SPMU_SPMCFGR_MSI_MASK     0x0000000000100000ULL
#define SPMU_SPMCFGR_NA_SHIFT     17
#define SPMU_SPMCFGR_NA_WIDTH     1
#define SPMU_SPMCFGR_NA_MASK      0x0000000000020000ULL
#define SPMU_SPMCFGR_EX_SHIFT     16
#define SPMU_SPMCFGR_EX_WIDTH     1
#define SPMU_SPMCFGR_EX_MASK      0x0000000000010000ULL
#define SPMU_SPMCFGR_SIZE_SHIFT   8
#define SPMU_SPMCFGR_SIZE_WIDTH   6
#define SPMU_SPMCFGR_SIZE_MASK    0x0000000000003f00ULL
#define SPMU_SPMCFGR_SIZE_BITS_8  7U
#define SPMU_SPMCFGR_SIZE_BITS_10 9U
#define SPMU_SPMCFGR_SIZE_BITS_12 11U
#define SPMU_SPMCFGR_SIZE_BITS_16 15U
#define SPMU_SPMCFGR_SIZE_BITS_20 19U
#define SPMU_SPMCFGR_SIZE_BITS_24 23U
#define SPMU_SPMCFGR_SIZE_BITS_32 31U
#define SPMU_SPMCFGR_SIZE_BITS_36 35U
#define SPMU_SPMCFGR_SIZE_BITS_40 39U
#define SPMU_SPMCFGR_SIZE_BITS_44 43U
#define SPMU_SPMCFGR_SIZE_BITS_48 47U
#define SPMU_SPMCFGR_SIZE_BITS_52 51U
#define SPMU_SPMCFGR_SIZE_BITS_56 55U
#define SPMU_SPMCFGR_SIZE_BITS_64 63U
#define SPMU_SPMCFGR_N_SHIFT      0
#define SPMU_SPMCFGR_N_WIDTH      8
#define SPMU_SPMCFGR_N_MASK       0x00000000000000ffULL

typedef struct {
	uint64_t raw;
} spmu_spmcfgr_t;

typedef struct {
	uint64_t NCG;  /* 31:28 RO Counter groups minus one. */
	uint64_t HDBG; /* 24    RO Halt-on-debug can be chosen. */
	uint64_t TRO;  /* 23    RO Trace output can be chosen. */
	uint64_t SS;   /* 22    RO Snapshots are supported. */
	uint64_t FZO;  /* 21    RO Freeze-on-overflow can be chosen. */
	uint64_t MSI;  /* 20    RO Message-signaled interrupts are supported. */
	uint64_t NA;   /* 17    RO Registers may refuse writes while the monitor runs. */
	uint64_t EX;   /* 16    RO Export of events can be chosen. */
	uint64_t SIZE; /* 13:8  RO Width of the largest counter minus one. */
	uint64_t N;    /* 7:0   RO Number of counters minus one. */
} spmu_spmcfgr_fields_t;

static inline __attribute__((always_inline)) spmu_spmcfgr_t spmu_spmcfgr_pack(spmu_spmcfgr_fields_t f)
{
	spmu_spmcfgr_t r;

	r.raw = SPMU_SPMCFGR_MUST_ONES
		| pmureg_put64(f.NCG, 0xfULL, 28)
		| pmureg_put64(f.HDBG, 0x1ULL, 24)
		| pmureg_put64(f.TRO, 0x1ULL, 23)
		| pmureg_put64(f.SS, 0x1ULL, 22)
		| pmureg_put64(f.FZO, 0x1ULL, 21)
		| pmureg_put64(f.MSI, 0x1ULL, 20)
		| pmureg_put64(f.NA, 0x1ULL, 17)
		| pmureg_put64(f.EX, 0x1ULL, 16)
		| pmureg_put64(f.SIZE, 0x3fULL, 8)
		| pmureg_put64(f.N, 0xffULL, 0);
	return r;
}

static inline spmu_spmcfgr_fields_t spmu_spmcfgr_unpack(spmu_spmcfgr_t r)
{
	spmu_spmcfgr_fields_t f;

	f.NCG = (r.raw >> 28) & 0xfULL;
	f.HDBG = (r.raw >> 24) & 0x1ULL;
	f.TRO = (r.raw >> 23) & 0x1ULL;
	f.SS = (r.raw >> 22) & 0x1ULL;
	f.FZO = (r.raw >> 21) & 0x1ULL;
	f.MSI = (r.raw >> 20) & 0x1ULL;
	f.NA = (r.raw >> 17) & 0x1ULL;
	f.EX = (r.raw >> 16) & 0x1ULL;
	f.SIZE = (r.raw >> 8) & 0x3fULL;
	f.N = r.raw & 0xffULL;
	return f;
}

static inline uint64_t spmu_spmcfgr_get(spmu_spmcfgr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define spmu_spmcfgr_get_NCG(r)  spmu_spmcfgr_get(r, 0x00000000f0000000ULL, 28)
#define spmu_spmcfgr_get_HDBG(r) spmu_spmcfgr_get(r, 0x0000000001000000ULL, 24)
#define spmu_spmcfgr_get_TRO(r)  spmu_spmcfgr_get(r, 0x0000000000800000ULL, 23)
#define spmu_spmcfgr_get_SS(r)   spmu_spmcfgr_get(r, 0x0000000000400000ULL, 22)
#define spmu_spmcfgr_get_FZO(r)  spmu_spmcfgr_get(r, 0x0000000000200000ULL, 21)
#define spmu_spmcfgr_get_MSI(r)  spmu_spmcfgr_get(r, 0x0000000000100000ULL, 20)
#define spmu_spmcfgr_get_NA(r)   spmu_spmcfgr_get(r, 0x0000000000020000ULL, 17)
#define spmu_spmcfgr_get_EX(r)   spmu_spmcfgr_get(r, 0x0000000000010000ULL, 16)
#define spmu_spmcfgr_get_SIZE(r) spmu_spmcfgr_get(r, 0x0000000000003f00ULL, 8)
#define spmu_spmcfgr_get_N(r)    spmu_spmcfgr_get(r, 0x00000000000000ffULL, 0)

static inline int spmu_spmcfgr_check(spmu_spmcfgr_t r)
{
	if (((r.raw >> 28) & 0xfULL) > 0xeULL)
		return 0;
	if (((r.raw >> 8) & 0x3fULL) != 0x7ULL && ((r.raw >> 8) & 0x3fULL) != 0x9ULL && ((r.raw >> 8) & 0x3fULL) != 0xbULL && ((r.raw >> 8) & 0x3fULL) != 0xfULL && ((r.raw >> 8) & 0x3fULL) != 0x13ULL && ((r.raw >> 8) & 0x3fULL) != 0x17ULL && ((r.raw >> 8) & 0x3fULL) != 0x1fULL && ((r.raw >> 8) & 0x3fULL) != 0x23ULL && ((r.raw >> 8) & 0x3fULL) != 0x27ULL && ((r.raw >> 8) & 0x3fULL) != 0x2bULL && ((r.raw >> 8) & 0x3fULL) != 0x2fULL && ((r.raw >> 8) & 0x3fULL) != 0x33ULL && ((r.raw >> 8) & 0x3fULL) != 0x37ULL && ((r.raw >> 8) & 0x3fULL) != 0x3fULL)
		return 1;
	if ((r.raw & 0xffULL) > 0x3fULL)
		return 2;
	if ((r.raw & 0xffffffff0e0cc000ULL) != 0x0000000000080000ULL)
		return 3;
	return -1;
}

static inline const char *spmu_spmcfgr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "NCG must be 0 to 14";
	case 1:
		return "SIZE: this value is reserved";
	case 2:
		return "N must be 0 to 63";
	case 3:
		return "the reserved bits 0xffffffff0e0cc000 must be 0x80000";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline spmu_spmcfgr_t spmu_spmcfgr_read(void)
{
	spmu_spmcfgr_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 2, 0, 9, 13, 7);
	r.raw = value;
	return r;
}
#else
spmu_spmcfgr_t spmu_spmcfgr_read(void) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int spmu_spmcfgr_io_read(struct pmureg_io *io, struct pmureg_place at, spmu_spmcfgr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = SPMU_SPMCFGR_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- SPMCGCR<k>_EL1: Sizes of the counter groups; 0 with one group. ----
 * Source: ARM D24.5
 * Reached from: EL1 and above; UNDEFINED at EL0
 * Note: Group g starts at counter 32g (2 groups), 16g (3 or 4), 8g (5 to 8) or 4g (more).
 */

#define SPMU_SPMCGCR_ENCODING(k) (0x84e8U | (k)) /* op0 2, op1 0, CRn 9, CRm 13, op2 k */ /* k: 0 to 1 */
#define SPMU_SPMCGCR_COUNT       2
#define SPMU_SPMCGCR_N_SHIFT     0
#define SPMU_SPMCGCR_N_WIDTH     64
#define SPMU_SPMCGCR_N_MASK      0xffffffffffffffffULL
#define SPMU_SPMCGCR_N_COUNT     8

typedef struct {
	uint64_t raw;
} spmu_spmcgcr_t;

typedef struct {
	uint64_t N; /* 63:0  RO Number of counters in group 8k + <j>. */
} spmu_spmcgcr_fields_t;

static inline __attribute__((always_inline)) spmu_spmcgcr_t spmu_spmcgcr_pack(spmu_spmcgcr_fields_t f)
{
	spmu_spmcgcr_t r;

	r.raw = 0
		| f.N;
	return r;
}

static inline spmu_spmcgcr_fields_t spmu_spmcgcr_unpack(spmu_spmcgcr_t r)
{
	spmu_spmcgcr_fields_t f;

	f.N = r.raw;
	return f;
}

/* Element j of N, 0 to 7. Another index gives 0; debug builds assert. */
static inline uint64_t spmu_spmcgcr_get_N(spmu_spmcgcr_t r, unsigned int j)
{
	PMUREG_INDEX(j, 7U);
	return j < 8U ? (r.raw >> (8U * j)) & 0xffULL : 0;
}

#ifdef PMUREG_HAS_SYSREG
static inline __attribute__((always_inline)) spmu_spmcgcr_t spmu_spmcgcr_read(unsigned int k)
{
	spmu_spmcgcr_t r;
	uint64_t value = 0;

	PMUREG_INDEX(k, 1U);
	switch (SPMU_SPMCGCR_ENCODING(k)) {
	case 0x84e8U:
		PMUREG_READ_SYSREG(value, 2, 0, 9, 13, 0);
		break;
	case 0x84e9U:
		PMUREG_READ_SYSREG(value, 2, 0, 9, 13, 1);
		break;
	default:
		break;
	}
	r.raw = value;
	return r;
}
#else
spmu_spmcgcr_t spmu_spmcgcr_read(unsigned int k) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int spmu_spmcgcr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int k, spmu_spmcgcr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(k, 1U);
	at.space = PMUREG_SYSREG;
	at.address = SPMU_SPMCGCR_ENCODING(k);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- SPMIIDR_EL1: Implementation of the system PMU; 0 when not implemented. ----
 * Source: ARM D24.5
 * Reached from: EL1 and above; UNDEFINED at EL0
 */

#define SPMU_SPMIIDR_ENCODING           0x84ecU /* op0 2, op1 0, CRn 9, CRm 13, op2 4 */
#define SPMU_SPMIIDR_PRODUCTID_SHIFT    20
#define SPMU_SPMIIDR_PRODUCTID_WIDTH    12
#define SPMU_SPMIIDR_PRODUCTID_MASK     0x00000000fff00000ULL
#define SPMU_SPMIIDR_VARIANT_SHIFT      16
#define SPMU_SPMIIDR_VARIANT_WIDTH      4
#define SPMU_SPMIIDR_VARIANT_MASK       0x00000000000f0000ULL
#define SPMU_SPMIIDR_REVISION_SHIFT     12
#define SPMU_SPMIIDR_REVISION_WIDTH     4
#define SPMU_SPMIIDR_REVISION_MASK      0x000000000000f000ULL
#define SPMU_SPMIIDR_IMPLEMENTER_SHIFT  0
#define SPMU_SPMIIDR_IMPLEMENTER_WIDTH  12
#define SPMU_SPMIIDR_IMPLEMENTER_MASK   0x0000000000000fffULL
#define SPMU_SPMIIDR_IMPLEMENTER_NVIDIA 875U
#define SPMU_SPMIIDR_IMPLEMENTER_ARM    1083U
#define SPMU_SPMIIDR_IMPLEMENTER_AMPERE 2582U

typedef struct {
	uint64_t raw;
} spmu_spmiidr_t;

typedef struct {
	uint64_t ProductID;   /* 31:20 RO Part number. */
	uint64_t Variant;     /* 19:16 RO Major revision or variant. */
	uint64_t Revision;    /* 15:12 RO Minor revision. */
	uint64_t Implementer; /* 11:0  RO JEP106 code: continuation codes [11:8], identity [6:0]. */
} spmu_spmiidr_fields_t;

static inline __attribute__((always_inline)) spmu_spmiidr_t spmu_spmiidr_pack(spmu_spmiidr_fields_t f)
{
	spmu_spmiidr_t r;

	r.raw = 0
		| pmureg_put64(f.ProductID, 0xfffULL, 20)
		| pmureg_put64(f.Variant, 0xfULL, 16)
		| pmureg_put64(f.Revision, 0xfULL, 12)
		| pmureg_put64(f.Implementer, 0xfffULL, 0);
	return r;
}

static inline spmu_spmiidr_fields_t spmu_spmiidr_unpack(spmu_spmiidr_t r)
{
	spmu_spmiidr_fields_t f;

	f.ProductID = (r.raw >> 20) & 0xfffULL;
	f.Variant = (r.raw >> 16) & 0xfULL;
	f.Revision = (r.raw >> 12) & 0xfULL;
	f.Implementer = r.raw & 0xfffULL;
	return f;
}

static inline uint64_t spmu_spmiidr_get(spmu_spmiidr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define spmu_spmiidr_get_ProductID(r)   spmu_spmiidr_get(r, 0x00000000fff00000ULL, 20)
#define spmu_spmiidr_get_Variant(r)     spmu_spmiidr_get(r, 0x00000000000f0000ULL, 16)
#define spmu_spmiidr_get_Revision(r)    spmu_spmiidr_get(r, 0x000000000000f000ULL, 12)
#define spmu_spmiidr_get_Implementer(r) spmu_spmiidr_get(r, 0x0000000000000fffULL, 0)

static inline int spmu_spmiidr_check(spmu_spmiidr_t r)
{
	if ((r.raw & 0xffffffff00000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *spmu_spmiidr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffff00000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline spmu_spmiidr_t spmu_spmiidr_read(void)
{
	spmu_spmiidr_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 2, 0, 9, 13, 4);
	r.raw = value;
	return r;
}
#else
spmu_spmiidr_t spmu_spmiidr_read(void) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int spmu_spmiidr_io_read(struct pmureg_io *io, struct pmureg_place at, spmu_spmiidr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = SPMU_SPMIIDR_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- SPMDEVARCH_EL1: Architecture of the system PMU; 0 when not implemented. ----
 * Source: ARM D24.5
 * Reached from: EL1 and above; UNDEFINED at EL0
 */

#define SPMU_SPMDEVARCH_ENCODING        0x84edU /* op0 2, op1 0, CRn 9, CRm 13, op2 5 */
#define SPMU_SPMDEVARCH_ARCHITECT_SHIFT 21
#define SPMU_SPMDEVARCH_ARCHITECT_WIDTH 11
#define SPMU_SPMDEVARCH_ARCHITECT_MASK  0x00000000ffe00000ULL
#define SPMU_SPMDEVARCH_ARCHITECT_ARM   571U
#define SPMU_SPMDEVARCH_PRESENT_SHIFT   20
#define SPMU_SPMDEVARCH_PRESENT_WIDTH   1
#define SPMU_SPMDEVARCH_PRESENT_MASK    0x0000000000100000ULL
#define SPMU_SPMDEVARCH_REVISION_SHIFT  16
#define SPMU_SPMDEVARCH_REVISION_WIDTH  4
#define SPMU_SPMDEVARCH_REVISION_MASK   0x00000000000f0000ULL
#define SPMU_SPMDEVARCH_ARCHVER_SHIFT   12
#define SPMU_SPMDEVARCH_ARCHVER_WIDTH   4
#define SPMU_SPMDEVARCH_ARCHVER_MASK    0x000000000000f000ULL
#define SPMU_SPMDEVARCH_ARCHPART_SHIFT  0
#define SPMU_SPMDEVARCH_ARCHPART_WIDTH  12
#define SPMU_SPMDEVARCH_ARCHPART_MASK   0x0000000000000fffULL

typedef struct {
	uint64_t raw;
} spmu_spmdevarch_t;

typedef struct {
	uint64_t ARCHITECT; /* 31:21 RO JEP106 code of the architect. */
	uint64_t PRESENT;   /* 20    RO 1 when the register is implemented. */
	uint64_t REVISION;  /* 19:16 RO Revision of the architecture. */
	uint64_t ARCHVER;   /* 15:12 RO Version of the architecture. */
	uint64_t ARCHPART;  /* 11:0  RO Part of the architecture. */
} spmu_spmdevarch_fields_t;

static inline __attribute__((always_inline)) spmu_spmdevarch_t spmu_spmdevarch_pack(spmu_spmdevarch_fields_t f)
{
	spmu_spmdevarch_t r;

	r.raw = 0
		| pmureg_put64(f.ARCHITECT, 0x7ffULL, 21)
		| pmureg_put64(f.PRESENT, 0x1ULL, 20)
		| pmureg_put64(f.REVISION, 0xfULL, 16)
		| pmureg_put64(f.ARCHVER, 0xfULL, 12)
		| pmureg_put64(f.ARCHPART, 0xfffULL, 0);
	return r;
}

static inline spmu_spmdevarch_fields_t spmu_spmdevarch_unpack(spmu_spmdevarch_t r)
{
	spmu_spmdevarch_fields_t f;

	f.ARCHITECT = (r.raw >> 21) & 0x7ffULL;
	f.PRESENT = (r.raw >> 20) & 0x1ULL;
	f.REVISION = (r.raw >> 16) & 0xfULL;
	f.ARCHVER = (r.raw >> 12) & 0xfULL;
	f.ARCHPART = r.raw & 0xfffULL;
	return f;
}

static inline uint64_t spmu_spmdevarch_get(spmu_spmdevarch_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define spmu_spmdevarch_get_ARCHITECT(r) spmu_spmdevarch_get(r, 0x00000000ffe00000ULL, 21)
#define spmu_spmdevarch_get_PRESENT(r)   spmu_spmdevarch_get(r, 0x0000000000100000ULL, 20)
#define spmu_spmdevarch_get_REVISION(r)  spmu_spmdevarch_get(r, 0x00000000000f0000ULL, 16)
#define spmu_spmdevarch_get_ARCHVER(r)   spmu_spmdevarch_get(r, 0x000000000000f000ULL, 12)
#define spmu_spmdevarch_get_ARCHPART(r)  spmu_spmdevarch_get(r, 0x0000000000000fffULL, 0)

static inline int spmu_spmdevarch_check(spmu_spmdevarch_t r)
{
	if ((r.raw & 0xffffffff00000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *spmu_spmdevarch_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffff00000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline spmu_spmdevarch_t spmu_spmdevarch_read(void)
{
	spmu_spmdevarch_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 2, 0, 9, 13, 5);
	r.raw = value;
	return r;
}
#else
spmu_spmdevarch_t spmu_spmdevarch_read(void) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int spmu_spmdevarch_io_read(struct pmureg_io *io, struct pmureg_place at, spmu_spmdevarch_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = SPMU_SPMDEVARCH_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- SPMDEVAFF_EL1: Which cores the PMU belongs to, in the form of MPIDR_EL1. ----
 * Source: ARM D24.5
 * Reached from: EL1 and above; UNDEFINED at EL0
 * Note: With F0V 0 the lowest field that is not 0 marks a group: its lowest set bit and the bits below it stand for any value (0x80 for all of the level), levels above are exact.
 */

#define SPMU_SPMDEVAFF_ENCODING   0x84eeU /* op0 2, op1 0, CRn 9, CRm 13, op2 6 */
#define SPMU_SPMDEVAFF_AFF3_SHIFT 32
#define SPMU_SPMDEVAFF_AFF3_WIDTH 8
#define SPMU_SPMDEVAFF_AFF3_MASK  0x000000ff00000000ULL
#define SPMU_SPMDEVAFF_F0V_SHIFT  31
#define SPMU_SPMDEVAFF_F0V_WIDTH  1
#define SPMU_SPMDEVAFF_F0V_MASK   0x0000000080000000ULL
#define SPMU_SPMDEVAFF_U_SHIFT    30
#define SPMU_SPMDEVAFF_U_WIDTH    1
#define SPMU_SPMDEVAFF_U_MASK     0x0000000040000000ULL
#define SPMU_SPMDEVAFF_MT_SHIFT   24
#define SPMU_SPMDEVAFF_MT_WIDTH   1
#define SPMU_SPMDEVAFF_MT_MASK    0x0000000001000000ULL
#define SPMU_SPMDEVAFF_AFF2_SHIFT 16
#define SPMU_SPMDEVAFF_AFF2_WIDTH 8
#define SPMU_SPMDEVAFF_AFF2_MASK  0x0000000000ff0000ULL
#define SPMU_SPMDEVAFF_AFF1_SHIFT 8
#define SPMU_SPMDEVAFF_AFF1_WIDTH 8
#define SPMU_SPMDEVAFF_AFF1_MASK  0x000000000000ff00ULL
#define SPMU_SPMDEVAFF_AFF0_SHIFT 0
#define SPMU_SPMDEVAFF_AFF0_WIDTH 8
#define SPMU_SPMDEVAFF_AFF0_MASK  0x00000000000000ffULL

typedef struct {
	uint64_t raw;
} spmu_spmdevaff_t;

typedef struct {
	uint64_t Aff3; /* 39:32 RO Affinity level 3. */
	uint64_t F0V;  /* 31    RO 1: Aff0 is valid and the PMU belongs to one core. */
	uint64_t U;    /* 30    RO Copy of MPIDR_EL1.U when F0V is 1. */
	uint64_t MT;   /* 24    RO Copy of MPIDR_EL1.MT when F0V is 1. */
	uint64_t Aff2; /* 23:16 RO Affinity level 2 or its group mark. */
	uint64_t Aff1; /* 15:8  RO Affinity level 1 or its group mark. */
	uint64_t Aff0; /* 7:0   RO Affinity level 0 or its group mark. */
} spmu_spmdevaff_fields_t;

static inline __attribute__((always_inline)) spmu_spmdevaff_t spmu_spmdevaff_pack(spmu_spmdevaff_fields_t f)
{
	spmu_spmdevaff_t r;

	r.raw = 0
		| pmureg_put64(f.Aff3, 0xffULL, 32)
		| pmureg_put64(f.F0V, 0x1ULL, 31)
		| pmureg_put64(f.U, 0x1ULL, 30)
		| pmureg_put64(f.MT, 0x1ULL, 24)
		| pmureg_put64(f.Aff2, 0xffULL, 16)
		| pmureg_put64(f.Aff1, 0xffULL, 8)
		| pmureg_put64(f.Aff0, 0xffULL, 0);
	return r;
}

static inline spmu_spmdevaff_fields_t spmu_spmdevaff_unpack(spmu_spmdevaff_t r)
{
	spmu_spmdevaff_fields_t f;

	f.Aff3 = (r.raw >> 32) & 0xffULL;
	f.F0V = (r.raw >> 31) & 0x1ULL;
	f.U = (r.raw >> 30) & 0x1ULL;
	f.MT = (r.raw >> 24) & 0x1ULL;
	f.Aff2 = (r.raw >> 16) & 0xffULL;
	f.Aff1 = (r.raw >> 8) & 0xffULL;
	f.Aff0 = r.raw & 0xffULL;
	return f;
}

static inline uint64_t spmu_spmdevaff_get(spmu_spmdevaff_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define spmu_spmdevaff_get_Aff3(r) spmu_spmdevaff_get(r, 0x000000ff00000000ULL, 32)
#define spmu_spmdevaff_get_F0V(r)  spmu_spmdevaff_get(r, 0x0000000080000000ULL, 31)
#define spmu_spmdevaff_get_U(r)    spmu_spmdevaff_get(r, 0x0000000040000000ULL, 30)
#define spmu_spmdevaff_get_MT(r)   spmu_spmdevaff_get(r, 0x0000000001000000ULL, 24)
#define spmu_spmdevaff_get_Aff2(r) spmu_spmdevaff_get(r, 0x0000000000ff0000ULL, 16)
#define spmu_spmdevaff_get_Aff1(r) spmu_spmdevaff_get(r, 0x000000000000ff00ULL, 8)
#define spmu_spmdevaff_get_Aff0(r) spmu_spmdevaff_get(r, 0x00000000000000ffULL, 0)

static inline int spmu_spmdevaff_check(spmu_spmdevaff_t r)
{
	if ((r.raw & 0xffffff003e000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *spmu_spmdevaff_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffff003e000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline spmu_spmdevaff_t spmu_spmdevaff_read(void)
{
	spmu_spmdevaff_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 2, 0, 9, 13, 6);
	r.raw = value;
	return r;
}
#else
spmu_spmdevaff_t spmu_spmdevaff_read(void) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int spmu_spmdevaff_io_read(struct pmureg_io *io, struct pmureg_place at, spmu_spmdevaff_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = SPMU_SPMDEVAFF_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- SPMACCESSR_EL1: Which system PMUs EL0 may access. ----
 * Source: ARM D24.5
 * Reached from: EL1 and above; UNDEFINED at EL0
 * Note: At EL2 with HCR_EL2.E2H 1 this name reaches SPMACCESSR_EL2.
 */

#define SPMU_SPMACCESSR_EL1_ENCODING      0x84ebU /* op0 2, op1 0, CRn 9, CRm 13, op2 3 */
#define SPMU_SPMACCESSR_EL1_P_SHIFT       0
#define SPMU_SPMACCESSR_EL1_P_WIDTH       64
#define SPMU_SPMACCESSR_EL1_P_MASK        0xffffffffffffffffULL
#define SPMU_SPMACCESSR_EL1_P_COUNT       32
#define SPMU_SPMACCESSR_EL1_P_TRAP        0U /* Reads and writes trap. */
#define SPMU_SPMACCESSR_EL1_P_TRAP_WRITES 1U /* Writes trap. */
#define SPMU_SPMACCESSR_EL1_P_ALLOW       3U /* Nothing traps. */

typedef struct {
	uint64_t raw;
} spmu_spmaccessr_el1_t;

typedef struct {
	uint64_t P; /* 63:0  RW Access to system PMU <m>; RES0 above SYSPMUID. */
} spmu_spmaccessr_el1_fields_t;

static inline __attribute__((always_inline)) spmu_spmaccessr_el1_t spmu_spmaccessr_el1_pack(spmu_spmaccessr_el1_fields_t f)
{
	spmu_spmaccessr_el1_t r;

	r.raw = 0
		| f.P;
	return r;
}

static inline spmu_spmaccessr_el1_fields_t spmu_spmaccessr_el1_unpack(spmu_spmaccessr_el1_t r)
{
	spmu_spmaccessr_el1_fields_t f;

	f.P = r.raw;
	return f;
}

static inline spmu_spmaccessr_el1_t spmu_spmaccessr_el1_with(spmu_spmaccessr_el1_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define spmu_spmaccessr_el1_with_P(r, value) PMUREG_WITH(spmu_spmaccessr_el1_with, r, 0xffffffffffffffffULL, 0, value)

/* Element m of P, 0 to 31. Another index gives 0; debug builds assert. */
static inline uint64_t spmu_spmaccessr_el1_get_P(spmu_spmaccessr_el1_t r, unsigned int m)
{
	PMUREG_INDEX(m, 31U);
	return m < 32U ? (r.raw >> (2U * m)) & 0x3ULL : 0;
}

#ifdef PMUREG_HAS_SYSREG
static inline spmu_spmaccessr_el1_t spmu_spmaccessr_el1_read(void)
{
	spmu_spmaccessr_el1_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 2, 0, 9, 13, 3);
	r.raw = value;
	return r;
}

static inline void spmu_spmaccessr_el1_write(spmu_spmaccessr_el1_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 2, 0, 9, 13, 3);
}
#else
spmu_spmaccessr_el1_t spmu_spmaccessr_el1_read(void) PMUREG_NO_SYSREG;
void spmu_spmaccessr_el1_write(spmu_spmaccessr_el1_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int spmu_spmaccessr_el1_io_read(struct pmureg_io *io, struct pmureg_place at, spmu_spmaccessr_el1_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = SPMU_SPMACCESSR_EL1_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int spmu_spmaccessr_el1_io_write(struct pmureg_io *io, struct pmureg_place at, spmu_spmaccessr_el1_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = SPMU_SPMACCESSR_EL1_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- SPMACCESSR_EL12: SPMACCESSR_EL1 as EL2 and EL3 reach it when HCR_EL2.E2H is 1. ----
 * Source: ARM D24.5
 * Reached from: EL2 and above; UNDEFINED at EL0 and in guests, at EL1
 */

#define SPMU_SPMACCESSR_EL12_ENCODING      0xacebU /* op0 2, op1 5, CRn 9, CRm 13, op2 3 */
#define SPMU_SPMACCESSR_EL12_P_SHIFT       0
#define SPMU_SPMACCESSR_EL12_P_WIDTH       64
#define SPMU_SPMACCESSR_EL12_P_MASK        0xffffffffffffffffULL
#define SPMU_SPMACCESSR_EL12_P_COUNT       32
#define SPMU_SPMACCESSR_EL12_P_TRAP        0U /* Reads and writes trap. */
#define SPMU_SPMACCESSR_EL12_P_TRAP_WRITES 1U /* Writes trap. */
#define SPMU_SPMACCESSR_EL12_P_ALLOW       3U /* Nothing traps. */

typedef struct {
	uint64_t raw;
} spmu_spmaccessr_el12_t;

typedef struct {
	uint64_t P; /* 63:0  RW Access to system PMU <m>; RES0 above SYSPMUID. */
} spmu_spmaccessr_el12_fields_t;

static inline __attribute__((always_inline)) spmu_spmaccessr_el12_t spmu_spmaccessr_el12_pack(spmu_spmaccessr_el12_fields_t f)
{
	spmu_spmaccessr_el12_t r;

	r.raw = 0
		| f.P;
	return r;
}

static inline spmu_spmaccessr_el12_fields_t spmu_spmaccessr_el12_unpack(spmu_spmaccessr_el12_t r)
{
	spmu_spmaccessr_el12_fields_t f;

	f.P = r.raw;
	return f;
}

static inline spmu_spmaccessr_el12_t spmu_spmaccessr_el12_with(spmu_spmaccessr_el12_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define spmu_spmaccessr_el12_with_P(r, value) PMUREG_WITH(spmu_spmaccessr_el12_with, r, 0xffffffffffffffffULL, 0, value)

/* Element m of P, 0 to 31. Another index gives 0; debug builds assert. */
static inline uint64_t spmu_spmaccessr_el12_get_P(spmu_spmaccessr_el12_t r, unsigned int m)
{
	PMUREG_INDEX(m, 31U);
	return m < 32U ? (r.raw >> (2U * m)) & 0x3ULL : 0;
}

#ifdef PMUREG_HAS_SYSREG
static inline spmu_spmaccessr_el12_t spmu_spmaccessr_el12_read(void)
{
	spmu_spmaccessr_el12_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 2, 5, 9, 13, 3);
	r.raw = value;
	return r;
}

static inline void spmu_spmaccessr_el12_write(spmu_spmaccessr_el12_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 2, 5, 9, 13, 3);
}
#else
spmu_spmaccessr_el12_t spmu_spmaccessr_el12_read(void) PMUREG_NO_SYSREG;
void spmu_spmaccessr_el12_write(spmu_spmaccessr_el12_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int spmu_spmaccessr_el12_io_read(struct pmureg_io *io, struct pmureg_place at, spmu_spmaccessr_el12_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = SPMU_SPMACCESSR_EL12_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int spmu_spmaccessr_el12_io_write(struct pmureg_io *io, struct pmureg_place at, spmu_spmaccessr_el12_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = SPMU_SPMACCESSR_EL12_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- SPMACCESSR_EL2: Which system PMUs EL1 and EL0 may access. ----
 * Source: ARM D24.5
 * Reached from: EL2 and above; UNDEFINED at EL0 and in guests, at EL1
 */

#define SPMU_SPMACCESSR_EL2_ENCODING      0xa4ebU /* op0 2, op1 4, CRn 9, CRm 13, op2 3 */
#define SPMU_SPMACCESSR_EL2_P_SHIFT       0
#define SPMU_SPMACCESSR_EL2_P_WIDTH       64
#define SPMU_SPMACCESSR_EL2_P_MASK        0xffffffffffffffffULL
#define SPMU_SPMACCESSR_EL2_P_COUNT       32
#define SPMU_SPMACCESSR_EL2_P_TRAP        0U /* Reads and writes trap. */
#define SPMU_SPMACCESSR_EL2_P_TRAP_WRITES 1U /* Writes trap. */
#define SPMU_SPMACCESSR_EL2_P_ALLOW       3U /* Nothing traps. */

typedef struct {
	uint64_t raw;
} spmu_spmaccessr_el2_t;

typedef struct {
	uint64_t P; /* 63:0  RW Access to system PMU <m>; RES0 above SYSPMUID. */
} spmu_spmaccessr_el2_fields_t;

static inline __attribute__((always_inline)) spmu_spmaccessr_el2_t spmu_spmaccessr_el2_pack(spmu_spmaccessr_el2_fields_t f)
{
	spmu_spmaccessr_el2_t r;

	r.raw = 0
		| f.P;
	return r;
}

static inline spmu_spmaccessr_el2_fields_t spmu_spmaccessr_el2_unpack(spmu_spmaccessr_el2_t r)
{
	spmu_spmaccessr_el2_fields_t f;

	f.P = r.raw;
	return f;
}

static inline spmu_spmaccessr_el2_t spmu_spmaccessr_el2_with(spmu_spmaccessr_el2_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define spmu_spmaccessr_el2_with_P(r, value) PMUREG_WITH(spmu_spmaccessr_el2_with, r, 0xffffffffffffffffULL, 0, value)

/* Element m of P, 0 to 31. Another index gives 0; debug builds assert. */
static inline uint64_t spmu_spmaccessr_el2_get_P(spmu_spmaccessr_el2_t r, unsigned int m)
{
	PMUREG_INDEX(m, 31U);
	return m < 32U ? (r.raw >> (2U * m)) & 0x3ULL : 0;
}

#ifdef PMUREG_HAS_SYSREG
static inline spmu_spmaccessr_el2_t spmu_spmaccessr_el2_read(void)
{
	spmu_spmaccessr_el2_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 2, 4, 9, 13, 3);
	r.raw = value;
	return r;
}

static inline void spmu_spmaccessr_el2_write(spmu_spmaccessr_el2_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 2, 4, 9, 13, 3);
}
#else
spmu_spmaccessr_el2_t spmu_spmaccessr_el2_read(void) PMUREG_NO_SYSREG;
void spmu_spmaccessr_el2_write(spmu_spmaccessr_el2_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int spmu_spmaccessr_el2_io_read(struct pmureg_io *io, struct pmureg_place at, spmu_spmaccessr_el2_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = SPMU_SPMACCESSR_EL2_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int spmu_spmaccessr_el2_io_write(struct pmureg_io *io, struct pmureg_place at, spmu_spmaccessr_el2_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = SPMU_SPMACCESSR_EL2_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- SPMACCESSR_EL3: Which system PMUs the levels below EL3 may access. ----
 * Source: ARM D24.5
 * Reached from: EL3; UNDEFINED below
 */

#define SPMU_SPMACCESSR_EL3_ENCODING      0xb4ebU /* op0 2, op1 6, CRn 9, CRm 13, op2 3 */
#define SPMU_SPMACCESSR_EL3_P_SHIFT       0
#define SPMU_SPMACCESSR_EL3_P_WIDTH       64
#define SPMU_SPMACCESSR_EL3_P_MASK        0xffffffffffffffffULL
#define SPMU_SPMACCESSR_EL3_P_COUNT       32
#define SPMU_SPMACCESSR_EL3_P_TRAP        0U /* Reads and writes trap. */
#define SPMU_SPMACCESSR_EL3_P_TRAP_WRITES 1U /* Writes trap. */
#define SPMU_SPMACCESSR_EL3_P_ALLOW       3U /* Nothing traps. */

typedef struct {
	uint64_t raw;
} spmu_spmaccessr_el3_t;

typedef struct {
	uint64_t P; /* 63:0  RW Access to system PMU <m>; RES0 above SYSPMUID. */
} spmu_spmaccessr_el3_fields_t;

static inline __attribute__((always_inline)) spmu_spmaccessr_el3_t spmu_spmaccessr_el3_pack(spmu_spmaccessr_el3_fields_t f)
{
	spmu_spmaccessr_el3_t r;

	r.raw = 0
		| f.P;
	return r;
}

static inline spmu_spmaccessr_el3_fields_t spmu_spmaccessr_el3_unpack(spmu_spmaccessr_el3_t r)
{
	spmu_spmaccessr_el3_fields_t f;

	f.P = r.raw;
	return f;
}

static inline spmu_spmaccessr_el3_t spmu_spmaccessr_el3_with(spmu_spmaccessr_el3_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define spmu_spmaccessr_el3_with_P(r, value) PMUREG_WITH(spmu_spmaccessr_el3_with, r, 0xffffffffffffffffULL, 0, value)

/* Element m of P, 0 to 31. Another index gives 0; debug builds assert. */
static inline uint64_t spmu_spmaccessr_el3_get_P(spmu_spmaccessr_el3_t r, unsigned int m)
{
	PMUREG_INDEX(m, 31U);
	return m < 32U ? (r.raw >> (2U * m)) & 0x3ULL : 0;
}

#ifdef PMUREG_HAS_SYSREG
static inline spmu_spmaccessr_el3_t spmu_spmaccessr_el3_read(void)
{
	spmu_spmaccessr_el3_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 2, 6, 9, 13, 3);
	r.raw = value;
	return r;
}

static inline void spmu_spmaccessr_el3_write(spmu_spmaccessr_el3_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 2, 6, 9, 13, 3);
}
#else
spmu_spmaccessr_el3_t spmu_spmaccessr_el3_read(void) PMUREG_NO_SYSREG;
void spmu_spmaccessr_el3_write(spmu_spmaccessr_el3_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int spmu_spmaccessr_el3_io_read(struct pmureg_io *io, struct pmureg_place at, spmu_spmaccessr_el3_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = SPMU_SPMACCESSR_EL3_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int spmu_spmaccessr_el3_io_write(struct pmureg_io *io, struct pmureg_place at, spmu_spmaccessr_el3_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = SPMU_SPMACCESSR_EL3_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- SPMSCR_EL1: Which Secure and sourceless events may be counted; Secure state only. ----
 * Source: ARM D24.5
 * Reached from: Secure EL1 and EL3; UNDEFINED elsewhere
 */

#define SPMU_SPMSCR_ENCODING  0xbcf7U /* op0 2, op1 7, CRn 9, CRm 14, op2 7 */
#define SPMU_SPMSCR_RESET     0x0000000000000000ULL
#define SPMU_SPMSCR_MUST_ONES 0x0000000080000000ULL
#define SPMU_SPMSCR_NAO_SHIFT 4
#define SPMU_SPMSCR_NAO_WIDTH 1
#define SPMU_SPMSCR_NAO_MASK  0x0000000000000010ULL
#define SPMU_SPMSCR_SO_SHIFT  0
#define SPMU_SPMSCR_SO_WIDTH  1
#define SPMU_SPMSCR_SO_MASK   0x0000000000000001ULL

typedef struct {
	uint64_t raw;
} spmu_spmscr_t;

typedef struct {
	uint64_t NAO; /* 4     RW 1 lets events count that belong to no source. */
	uint64_t SO;  /* 0     RW 1 lets events of Secure sources count and those of no source. */
} spmu_spmscr_fields_t;

/* Writes 0 to 0xffffffff00000000ULL, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) spmu_spmscr_t spmu_spmscr_pack(spmu_spmscr_fields_t f)
{
	spmu_spmscr_t r;

	r.raw = SPMU_SPMSCR_MUST_ONES
		| pmureg_put64(f.NAO, 0x1ULL, 4)
		| pmureg_put64(f.SO, 0x1ULL, 0);
	return r;
}

static inline spmu_spmscr_fields_t spmu_spmscr_unpack(spmu_spmscr_t r)
{
	spmu_spmscr_fields_t f;

	f.NAO = (r.raw >> 4) & 0x1ULL;
	f.SO = r.raw & 0x1ULL;
	return f;
}

static inline uint64_t spmu_spmscr_get(spmu_spmscr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline spmu_spmscr_t spmu_spmscr_with(spmu_spmscr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | SPMU_SPMSCR_MUST_ONES | (r.raw & 0xffffffff00000011ULL & ~mask);
	return r;
}

#define spmu_spmscr_get_NAO(r)         spmu_spmscr_get(r, 0x0000000000000010ULL, 4)
#define spmu_spmscr_get_SO(r)          spmu_spmscr_get(r, 0x0000000000000001ULL, 0)
#define spmu_spmscr_with_NAO(r, value) PMUREG_WITH(spmu_spmscr_with, r, 0x0000000000000010ULL, 4, value)
#define spmu_spmscr_with_SO(r, value)  PMUREG_WITH(spmu_spmscr_with, r, 0x0000000000000001ULL, 0, value)

static inline int spmu_spmscr_check(spmu_spmscr_t r)
{
	if ((r.raw & 0x00000000ffffffeeULL) != 0x0000000080000000ULL)
		return 0;
	return -1;
}

static inline const char *spmu_spmscr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffee must be 0x80000000";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline spmu_spmscr_t spmu_spmscr_read(void)
{
	spmu_spmscr_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 2, 7, 9, 14, 7);
	r.raw = value;
	return r;
}

static inline void spmu_spmscr_write(spmu_spmscr_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 2, 7, 9, 14, 7);
}
#else
spmu_spmscr_t spmu_spmscr_read(void) PMUREG_NO_SYSREG;
void spmu_spmscr_write(spmu_spmscr_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int spmu_spmscr_io_read(struct pmureg_io *io, struct pmureg_place at, spmu_spmscr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = SPMU_SPMSCR_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int spmu_spmscr_io_write(struct pmureg_io *io, struct pmureg_place at, spmu_spmscr_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = SPMU_SPMSCR_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- SPMROOTCR_EL3: Which Root, Realm and sourceless events may be counted. ----
 * Source: ARM D24.5
 * Reached from: EL3; UNDEFINED below
 */

#define SPMU_SPMROOTCR_ENCODING  0xb4f7U /* op0 2, op1 6, CRn 9, CRm 14, op2 7 */
#define SPMU_SPMROOTCR_RESET     0x0000000000000008ULL
#define SPMU_SPMROOTCR_MUST_ONES 0x0000000080000000ULL
#define SPMU_SPMROOTCR_NAO_SHIFT 3
#define SPMU_SPMROOTCR_NAO_WIDTH 1
#define SPMU_SPMROOTCR_NAO_MASK  0x0000000000000008ULL
#define SPMU_SPMROOTCR_RLO_SHIFT 1
#define SPMU_SPMROOTCR_RLO_WIDTH 1
#define SPMU_SPMROOTCR_RLO_MASK  0x0000000000000002ULL
#define SPMU_SPMROOTCR_RTO_SHIFT 0
#define SPMU_SPMROOTCR_RTO_WIDTH 1
#define SPMU_SPMROOTCR_RTO_MASK  0x0000000000000001ULL

typedef struct {
	uint64_t raw;
} spmu_spmrootcr_t;

typedef struct {
	uint64_t NAO; /* 3     RW 1 lets events count that belong to no source. */
	uint64_t RLO; /* 1     RW 1 lets events of Realm sources count. */
	uint64_t RTO; /* 0     RW 1 lets events of Root sources count. */
} spmu_spmrootcr_fields_t;

/* Writes 0 to 0xffffffff00000000ULL, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) spmu_spmrootcr_t spmu_spmrootcr_pack(spmu_spmrootcr_fields_t f)
{
	spmu_spmrootcr_t r;

	r.raw = SPMU_SPMROOTCR_MUST_ONES
		| pmureg_put64(f.NAO, 0x1ULL, 3)
		| pmureg_put64(f.RLO, 0x1ULL, 1)
		| pmureg_put64(f.RTO, 0x1ULL, 0);
	return r;
}

static inline spmu_spmrootcr_fields_t spmu_spmrootcr_unpack(spmu_spmrootcr_t r)
{
	spmu_spmrootcr_fields_t f;

	f.NAO = (r.raw >> 3) & 0x1ULL;
	f.RLO = (r.raw >> 1) & 0x1ULL;
	f.RTO = r.raw & 0x1ULL;
	return f;
}

static inline uint64_t spmu_spmrootcr_get(spmu_spmrootcr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline spmu_spmrootcr_t spmu_spmrootcr_with(spmu_spmrootcr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | SPMU_SPMROOTCR_MUST_ONES | (r.raw & 0xffffffff0000000bULL & ~mask);
	return r;
}

#define spmu_spmrootcr_get_NAO(r)         spmu_spmrootcr_get(r, 0x0000000000000008ULL, 3)
#define spmu_spmrootcr_get_RLO(r)         spmu_spmrootcr_get(r, 0x0000000000000002ULL, 1)
#define spmu_spmrootcr_get_RTO(r)         spmu_spmrootcr_get(r, 0x0000000000000001ULL, 0)
#define spmu_spmrootcr_with_NAO(r, value) PMUREG_WITH(spmu_spmrootcr_with, r, 0x0000000000000008ULL, 3, value)
#define spmu_spmrootcr_with_RLO(r, value) PMUREG_WITH(spmu_spmrootcr_with, r, 0x0000000000000002ULL, 1, value)
#define spmu_spmrootcr_with_RTO(r, value) PMUREG_WITH(spmu_spmrootcr_with, r, 0x0000000000000001ULL, 0, value)

static inline int spmu_spmrootcr_check(spmu_spmrootcr_t r)
{
	if ((r.raw & 0x00000000fffffff4ULL) != 0x0000000080000000ULL)
		return 0;
	return -1;
}

static inline const char *spmu_spmrootcr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffff4 must be 0x80000000";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline spmu_spmrootcr_t spmu_spmrootcr_read(void)
{
	spmu_spmrootcr_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 2, 6, 9, 14, 7);
	r.raw = value;
	return r;
}

static inline void spmu_spmrootcr_write(spmu_spmrootcr_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 2, 6, 9, 14, 7);
}
#else
spmu_spmrootcr_t spmu_spmrootcr_read(void) PMUREG_NO_SYSREG;
void spmu_spmrootcr_write(spmu_spmrootcr_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int spmu_spmrootcr_io_read(struct pmureg_io *io, struct pmureg_place at, spmu_spmrootcr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = SPMU_SPMROOTCR_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int spmu_spmrootcr_io_write(struct pmureg_io *io, struct pmureg_place at, spmu_spmrootcr_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = SPMU_SPMROOTCR_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- SPMEVCNTR<n>_EL0: Counter <n>. ----
 * Source: ARM D24.5; LINUX arch/arm64/include/asm/sysreg.h
 * Note: Sixteen encodings reach 64 counters; BANK chooses the sixteen.
 */

#define SPMU_SPMEVCNTR_ENCODING(n) (0x9f00U | (0U | (((n) & 0xfU) >> 3)) << 3 | ((n) & 7U)) /* op0 2, op1 3, CRn 14, CRm 0 | (n & 15) >> 3, op2 n & 7 */ /* n: 0 to 63 */
#define SPMU_SPMEVCNTR_COUNT       64
#define SPMU_SPMEVCNTR_CNTR_SHIFT  0
#define SPMU_SPMEVCNTR_CNTR_WIDTH  64
#define SPMU_SPMEVCNTR_CNTR_MASK   0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} spmu_spmevcntr_t;

typedef struct {
	uint64_t CNTR; /* 63:0  RW-V The count; bits above the counter's width are RES0. */
} spmu_spmevcntr_fields_t;

static inline __attribute__((always_inline)) spmu_spmevcntr_t spmu_spmevcntr_pack(spmu_spmevcntr_fields_t f)
{
	spmu_spmevcntr_t r;

	r.raw = 0
		| f.CNTR;
	return r;
}

static inline spmu_spmevcntr_fields_t spmu_spmevcntr_unpack(spmu_spmevcntr_t r)
{
	spmu_spmevcntr_fields_t f;

	f.CNTR = r.raw;
	return f;
}

static inline uint64_t spmu_spmevcntr_get(spmu_spmevcntr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline spmu_spmevcntr_t spmu_spmevcntr_with(spmu_spmevcntr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define spmu_spmevcntr_get_CNTR(r)         spmu_spmevcntr_get(r, 0xffffffffffffffffULL, 0)
#define spmu_spmevcntr_with_CNTR(r, value) PMUREG_WITH(spmu_spmevcntr_with, r, 0xffffffffffffffffULL, 0, value)

#ifdef PMUREG_HAS_SYSREG
static inline __attribute__((always_inline)) spmu_spmevcntr_t spmu_spmevcntr_read(unsigned int n)
{
	spmu_spmevcntr_t r;
	uint64_t value = 0;

	PMUREG_INDEX(n, 63U);
	switch (SPMU_SPMEVCNTR_ENCODING(n)) {
	case 0x9f00U:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 0, 0);
		break;
	case 0x9f01U:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 0, 1);
		break;
	case 0x9f02U:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 0, 2);
		break;
	case 0x9f03U:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 0, 3);
		break;
	case 0x9f04U:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 0, 4);
		break;
	case 0x9f05U:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 0, 5);
		break;
	case 0x9f06U:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 0, 6);
		break;
	case 0x9f07U:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 0, 7);
		break;
	case 0x9f08U:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 1, 0);
		break;
	case 0x9f09U:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 1, 1);
		break;
	case 0x9f0aU:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 1, 2);
		break;
	case 0x9f0bU:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 1, 3);
		break;
	case 0x9f0cU:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 1, 4);
		break;
	case 0x9f0dU:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 1, 5);
		break;
	case 0x9f0eU:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 1, 6);
		break;
	case 0x9f0fU:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 1, 7);
		break;
	default:
		break;
	}
	r.raw = value;
	return r;
}

static inline __attribute__((always_inline)) void spmu_spmevcntr_write(unsigned int n, spmu_spmevcntr_t r)
{
	uint64_t value = r.raw;

	PMUREG_INDEX(n, 63U);
	switch (SPMU_SPMEVCNTR_ENCODING(n)) {
	case 0x9f00U:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 0, 0);
		break;
	case 0x9f01U:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 0, 1);
		break;
	case 0x9f02U:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 0, 2);
		break;
	case 0x9f03U:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 0, 3);
		break;
	case 0x9f04U:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 0, 4);
		break;
	case 0x9f05U:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 0, 5);
		break;
	case 0x9f06U:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 0, 6);
		break;
	case 0x9f07U:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 0, 7);
		break;
	case 0x9f08U:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 1, 0);
		break;
	case 0x9f09U:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 1, 1);
		break;
	case 0x9f0aU:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 1, 2);
		break;
	case 0x9f0bU:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 1, 3);
		break;
	case 0x9f0cU:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 1, 4);
		break;
	case 0x9f0dU:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 1, 5);
		break;
	case 0x9f0eU:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 1, 6);
		break;
	case 0x9f0fU:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 1, 7);
		break;
	default:
		break;
	}
}
#else
spmu_spmevcntr_t spmu_spmevcntr_read(unsigned int n) PMUREG_NO_SYSREG;
void spmu_spmevcntr_write(unsigned int n, spmu_spmevcntr_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int spmu_spmevcntr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, spmu_spmevcntr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 63U);
	at.space = PMUREG_SYSREG;
	at.address = SPMU_SPMEVCNTR_ENCODING(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int spmu_spmevcntr_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, spmu_spmevcntr_t r)
{
	PMUREG_INDEX(n, 63U);
	at.space = PMUREG_SYSREG;
	at.address = SPMU_SPMEVCNTR_ENCODING(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- SPMEVTYPER<n>_EL0: Event of counter <n>. ----
 * Source: ARM D24.5; LINUX arch/arm64/include/asm/sysreg.h
 * Note: Sixteen encodings reach 64 counters; BANK chooses the sixteen.
 */

#define SPMU_SPMEVTYPER_ENCODING(n) (0x9f00U | (2U | (((n) & 0xfU) >> 3)) << 3 | ((n) & 7U)) /* op0 2, op1 3, CRn 14, CRm 2 | (n & 15) >> 3, op2 n & 7 */ /* n: 0 to 63 */
#define SPMU_SPMEVTYPER_COUNT       64
#define SPMU_SPMEVTYPER_EVENT_SHIFT 0
#define SPMU_SPMEVTYPER_EVENT_WIDTH 64
#define SPMU_SPMEVTYPER_EVENT_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} spmu_spmevtyper_t;

typedef struct {
	uint64_t event; /* 63:0  RW Implementation defined event number and options. */
} spmu_spmevtyper_fields_t;

static inline __attribute__((always_inline)) spmu_spmevtyper_t spmu_spmevtyper_pack(spmu_spmevtyper_fields_t f)
{
	spmu_spmevtyper_t r;

	r.raw = 0
		| f.event;
	return r;
}

static inline spmu_spmevtyper_fields_t spmu_spmevtyper_unpack(spmu_spmevtyper_t r)
{
	spmu_spmevtyper_fields_t f;

	f.event = r.raw;
	return f;
}

static inline uint64_t spmu_spmevtyper_get(spmu_spmevtyper_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline spmu_spmevtyper_t spmu_spmevtyper_with(spmu_spmevtyper_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define spmu_spmevtyper_get_event(r)         spmu_spmevtyper_get(r, 0xffffffffffffffffULL, 0)
#define spmu_spmevtyper_with_event(r, value) PMUREG_WITH(spmu_spmevtyper_with, r, 0xffffffffffffffffULL, 0, value)

#ifdef PMUREG_HAS_SYSREG
static inline __attribute__((always_inline)) spmu_spmevtyper_t spmu_spmevtyper_read(unsigned int n)
{
	spmu_spmevtyper_t r;
	uint64_t value = 0;

	PMUREG_INDEX(n, 63U);
	switch (SPMU_SPMEVTYPER_ENCODING(n)) {
	case 0x9f10U:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 2, 0);
		break;
	case 0x9f11U:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 2, 1);
		break;
	case 0x9f12U:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 2, 2);
		break;
	case 0x9f13U:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 2, 3);
		break;
	case 0x9f14U:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 2, 4);
		break;
	case 0x9f15U:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 2, 5);
		break;
	case 0x9f16U:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 2, 6);
		break;
	case 0x9f17U:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 2, 7);
		break;
	case 0x9f18U:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 3, 0);
		break;
	case 0x9f19U:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 3, 1);
		break;
	case 0x9f1aU:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 3, 2);
		break;
	case 0x9f1bU:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 3, 3);
		break;
	case 0x9f1cU:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 3, 4);
		break;
	case 0x9f1dU:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 3, 5);
		break;
	case 0x9f1eU:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 3, 6);
		break;
	case 0x9f1fU:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 3, 7);
		break;
	default:
		break;
	}
	r.raw = value;
	return r;
}

static inline __attribute__((always_inline)) void spmu_spmevtyper_write(unsigned int n, spmu_spmevtyper_t r)
{
	uint64_t value = r.raw;

	PMUREG_INDEX(n, 63U);
	switch (SPMU_SPMEVTYPER_ENCODING(n)) {
	case 0x9f10U:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 2, 0);
		break;
	case 0x9f11U:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 2, 1);
		break;
	case 0x9f12U:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 2, 2);
		break;
	case 0x9f13U:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 2, 3);
		break;
	case 0x9f14U:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 2, 4);
		break;
	case 0x9f15U:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 2, 5);
		break;
	case 0x9f16U:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 2, 6);
		break;
	case 0x9f17U:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 2, 7);
		break;
	case 0x9f18U:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 3, 0);
		break;
	case 0x9f19U:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 3, 1);
		break;
	case 0x9f1aU:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 3, 2);
		break;
	case 0x9f1bU:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 3, 3);
		break;
	case 0x9f1cU:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 3, 4);
		break;
	case 0x9f1dU:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 3, 5);
		break;
	case 0x9f1eU:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 3, 6);
		break;
	case 0x9f1fU:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 3, 7);
		break;
	default:
		break;
	}
}
#else
spmu_spmevtyper_t spmu_spmevtyper_read(unsigned int n) PMUREG_NO_SYSREG;
void spmu_spmevtyper_write(unsigned int n, spmu_spmevtyper_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int spmu_spmevtyper_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, spmu_spmevtyper_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 63U);
	at.space = PMUREG_SYSREG;
	at.address = SPMU_SPMEVTYPER_ENCODING(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int spmu_spmevtyper_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, spmu_spmevtyper_t r)
{
	PMUREG_INDEX(n, 63U);
	at.space = PMUREG_SYSREG;
	at.address = SPMU_SPMEVTYPER_ENCODING(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- SPMEVFILTR<n>_EL0: First filter of counter <n>. ----
 * Source: ARM D24.5; LINUX arch/arm64/include/asm/sysreg.h
 * Note: Sixteen encodings reach 64 counters; BANK chooses the sixteen.
 */

#define SPMU_SPMEVFILTR_ENCODING(n)  (0x9f00U | (4U | (((n) & 0xfU) >> 3)) << 3 | ((n) & 7U)) /* op0 2, op1 3, CRn 14, CRm 4 | (n & 15) >> 3, op2 n & 7 */ /* n: 0 to 63 */
#define SPMU_SPMEVFILTR_COUNT        64
#define SPMU_SPMEVFILTR_FILTER_SHIFT 0
#define SPMU_SPMEVFILTR_FILTER_WIDTH 64
#define SPMU_SPMEVFILTR_FILTER_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} spmu_spmevfiltr_t;

typedef struct {
	uint64_t filter; /* 63:0  RW Implementation defined filter. */
} spmu_spmevfiltr_fields_t;

static inline __attribute__((always_inline)) spmu_spmevfiltr_t spmu_spmevfiltr_pack(spmu_spmevfiltr_fields_t f)
{
	spmu_spmevfiltr_t r;

	r.raw = 0
		| f.filter;
	return r;
}

static inline spmu_spmevfiltr_fields_t spmu_spmevfiltr_unpack(spmu_spmevfiltr_t r)
{
	spmu_spmevfiltr_fields_t f;

	f.filter = r.raw;
	return f;
}

static inline uint64_t spmu_spmevfiltr_get(spmu_spmevfiltr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline spmu_spmevfiltr_t spmu_spmevfiltr_with(spmu_spmevfiltr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define spmu_spmevfiltr_get_filter(r)         spmu_spmevfiltr_get(r, 0xffffffffffffffffULL, 0)
#define spmu_spmevfiltr_with_filter(r, value) PMUREG_WITH(spmu_spmevfiltr_with, r, 0xffffffffffffffffULL, 0, value)

#ifdef PMUREG_HAS_SYSREG
static inline __attribute__((always_inline)) spmu_spmevfiltr_t spmu_spmevfiltr_read(unsigned int n)
{
	spmu_spmevfiltr_t r;
	uint64_t value = 0;

	PMUREG_INDEX(n, 63U);
	switch (SPMU_SPMEVFILTR_ENCODING(n)) {
	case 0x9f20U:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 4, 0);
		break;
	case 0x9f21U:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 4, 1);
		break;
	case 0x9f22U:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 4, 2);
		break;
	case 0x9f23U:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 4, 3);
		break;
	case 0x9f24U:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 4, 4);
		break;
	case 0x9f25U:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 4, 5);
		break;
	case 0x9f26U:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 4, 6);
		break;
	case 0x9f27U:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 4, 7);
		break;
	case 0x9f28U:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 5, 0);
		break;
	case 0x9f29U:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 5, 1);
		break;
	case 0x9f2aU:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 5, 2);
		break;
	case 0x9f2bU:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 5, 3);
		break;
	case 0x9f2cU:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 5, 4);
		break;
	case 0x9f2dU:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 5, 5);
		break;
	case 0x9f2eU:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 5, 6);
		break;
	case 0x9f2fU:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 5, 7);
		break;
	default:
		break;
	}
	r.raw = value;
	return r;
}

static inline __attribute__((always_inline)) void spmu_spmevfiltr_write(unsigned int n, spmu_spmevfiltr_t r)
{
	uint64_t value = r.raw;

	PMUREG_INDEX(n, 63U);
	switch (SPMU_SPMEVFILTR_ENCODING(n)) {
	case 0x9f20U:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 4, 0);
		break;
	case 0x9f21U:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 4, 1);
		break;
	case 0x9f22U:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 4, 2);
		break;
	case 0x9f23U:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 4, 3);
		break;
	case 0x9f24U:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 4, 4);
		break;
	case 0x9f25U:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 4, 5);
		break;
	case 0x9f26U:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 4, 6);
		break;
	case 0x9f27U:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 4, 7);
		break;
	case 0x9f28U:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 5, 0);
		break;
	case 0x9f29U:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 5, 1);
		break;
	case 0x9f2aU:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 5, 2);
		break;
	case 0x9f2bU:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 5, 3);
		break;
	case 0x9f2cU:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 5, 4);
		break;
	case 0x9f2dU:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 5, 5);
		break;
	case 0x9f2eU:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 5, 6);
		break;
	case 0x9f2fU:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 5, 7);
		break;
	default:
		break;
	}
}
#else
spmu_spmevfiltr_t spmu_spmevfiltr_read(unsigned int n) PMUREG_NO_SYSREG;
void spmu_spmevfiltr_write(unsigned int n, spmu_spmevfiltr_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int spmu_spmevfiltr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, spmu_spmevfiltr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 63U);
	at.space = PMUREG_SYSREG;
	at.address = SPMU_SPMEVFILTR_ENCODING(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int spmu_spmevfiltr_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, spmu_spmevfiltr_t r)
{
	PMUREG_INDEX(n, 63U);
	at.space = PMUREG_SYSREG;
	at.address = SPMU_SPMEVFILTR_ENCODING(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- SPMEVFILT2R<n>_EL0: Second filter of counter <n>. ----
 * Source: ARM D24.5; LINUX arch/arm64/include/asm/sysreg.h
 * Note: Sixteen encodings reach 64 counters; BANK chooses the sixteen.
 */

#define SPMU_SPMEVFILT2R_ENCODING(n)   (0x9f00U | (6U | (((n) & 0xfU) >> 3)) << 3 | ((n) & 7U)) /* op0 2, op1 3, CRn 14, CRm 6 | (n & 15) >> 3, op2 n & 7 */ /* n: 0 to 63 */
#define SPMU_SPMEVFILT2R_COUNT         64
#define SPMU_SPMEVFILT2R_FILTER2_SHIFT 0
#define SPMU_SPMEVFILT2R_FILTER2_WIDTH 64
#define SPMU_SPMEVFILT2R_FILTER2_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} spmu_spmevfilt2r_t;

typedef struct {
	uint64_t filter2; /* 63:0  RW Implementation defined second filter. */
} spmu_spmevfilt2r_fields_t;

static inline __attribute__((always_inline)) spmu_spmevfilt2r_t spmu_spmevfilt2r_pack(spmu_spmevfilt2r_fields_t f)
{
	spmu_spmevfilt2r_t r;

	r.raw = 0
		| f.filter2;
	return r;
}

static inline spmu_spmevfilt2r_fields_t spmu_spmevfilt2r_unpack(spmu_spmevfilt2r_t r)
{
	spmu_spmevfilt2r_fields_t f;

	f.filter2 = r.raw;
	return f;
}

static inline uint64_t spmu_spmevfilt2r_get(spmu_spmevfilt2r_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline spmu_spmevfilt2r_t spmu_spmevfilt2r_with(spmu_spmevfilt2r_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define spmu_spmevfilt2r_get_filter2(r)         spmu_spmevfilt2r_get(r, 0xffffffffffffffffULL, 0)
#define spmu_spmevfilt2r_with_filter2(r, value) PMUREG_WITH(spmu_spmevfilt2r_with, r, 0xffffffffffffffffULL, 0, value)

#ifdef PMUREG_HAS_SYSREG
static inline __attribute__((always_inline)) spmu_spmevfilt2r_t spmu_spmevfilt2r_read(unsigned int n)
{
	spmu_spmevfilt2r_t r;
	uint64_t value = 0;

	PMUREG_INDEX(n, 63U);
	switch (SPMU_SPMEVFILT2R_ENCODING(n)) {
	case 0x9f30U:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 6, 0);
		break;
	case 0x9f31U:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 6, 1);
		break;
	case 0x9f32U:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 6, 2);
		break;
	case 0x9f33U:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 6, 3);
		break;
	case 0x9f34U:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 6, 4);
		break;
	case 0x9f35U:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 6, 5);
		break;
	case 0x9f36U:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 6, 6);
		break;
	case 0x9f37U:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 6, 7);
		break;
	case 0x9f38U:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 7, 0);
		break;
	case 0x9f39U:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 7, 1);
		break;
	case 0x9f3aU:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 7, 2);
		break;
	case 0x9f3bU:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 7, 3);
		break;
	case 0x9f3cU:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 7, 4);
		break;
	case 0x9f3dU:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 7, 5);
		break;
	case 0x9f3eU:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 7, 6);
		break;
	case 0x9f3fU:
		PMUREG_READ_SYSREG(value, 2, 3, 14, 7, 7);
		break;
	default:
		break;
	}
	r.raw = value;
	return r;
}

static inline __attribute__((always_inline)) void spmu_spmevfilt2r_write(unsigned int n, spmu_spmevfilt2r_t r)
{
	uint64_t value = r.raw;

	PMUREG_INDEX(n, 63U);
	switch (SPMU_SPMEVFILT2R_ENCODING(n)) {
	case 0x9f30U:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 6, 0);
		break;
	case 0x9f31U:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 6, 1);
		break;
	case 0x9f32U:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 6, 2);
		break;
	case 0x9f33U:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 6, 3);
		break;
	case 0x9f34U:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 6, 4);
		break;
	case 0x9f35U:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 6, 5);
		break;
	case 0x9f36U:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 6, 6);
		break;
	case 0x9f37U:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 6, 7);
		break;
	case 0x9f38U:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 7, 0);
		break;
	case 0x9f39U:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 7, 1);
		break;
	case 0x9f3aU:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 7, 2);
		break;
	case 0x9f3bU:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 7, 3);
		break;
	case 0x9f3cU:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 7, 4);
		break;
	case 0x9f3dU:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 7, 5);
		break;
	case 0x9f3eU:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 7, 6);
		break;
	case 0x9f3fU:
		PMUREG_WRITE_SYSREG(value, 2, 3, 14, 7, 7);
		break;
	default:
		break;
	}
}
#else
spmu_spmevfilt2r_t spmu_spmevfilt2r_read(unsigned int n) PMUREG_NO_SYSREG;
void spmu_spmevfilt2r_write(unsigned int n, spmu_spmevfilt2r_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int spmu_spmevfilt2r_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, spmu_spmevfilt2r_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 63U);
	at.space = PMUREG_SYSREG;
	at.address = SPMU_SPMEVFILT2R_ENCODING(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int spmu_spmevfilt2r_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, spmu_spmevfilt2r_t r)
{
	PMUREG_INDEX(n, 63U);
	at.space = PMUREG_SYSREG;
	at.address = SPMU_SPMEVFILT2R_ENCODING(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#ifdef PMUREG_HAS_SYSREG

/* Selects the bank of the registers behind `pmu`, and waits until the selection takes effect. */
static inline void spmu_select_pmu(unsigned int s)
{
	spmu_spmselr_t r;

	PMUREG_INDEX(s, 31U);
	r.raw = 0
		| pmureg_put64((uint64_t)(s), 0x3fULL, 4);
	spmu_spmselr_write(r);
	__asm__ volatile("isb" : : : "memory");
}

/* Selects the bank of the registers behind `counter`, and waits until the selection takes effect. */
static inline void spmu_select_counter(unsigned int s, unsigned int n)
{
	spmu_spmselr_t r;

	PMUREG_INDEX(s, 31U);
	PMUREG_INDEX(n, 63U);
	r.raw = 0
		| pmureg_put64((uint64_t)(s), 0x3fULL, 4)
		| pmureg_put64((uint64_t)(n >> 4), 0x3ULL, 0);
	spmu_spmselr_write(r);
	__asm__ volatile("isb" : : : "memory");
}
#else
void spmu_select_pmu(unsigned int s) PMUREG_NO_SYSREG;
void spmu_select_counter(unsigned int s, unsigned int n) PMUREG_NO_SYSREG;
#endif

#endif
