/*
 * Arm CoreLink DMC-620 memory controllers: Memory controller
 *
 * Each register has constants for #if and static initialisers, a type of its own, so that the compiler refuses one
 * register in place of another, and functions on values, which access no device:
 *
 *	_pack(fields)       the value with these fields, must-write bits filled in, each field cut to its width
 *	_unpack(value)      all fields of a value
 *	_get_FIELD(value)   one field
 *	_with_FIELD(value)  the value with one field changed, ready to be written: other bits that act when written as 1
 *	                    are 0. To act with several at once, pack them.
 *	                    Other bits that act when written as 0 are 1. _pack() has no such field: a field
 *	                    that is not given would act.
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
 * Made by pmureg from regdefs/arm/dmc620.yaml. Edit that, not this.
 */
#ifndef PMUREG_DMC620_DMC_H
#define PMUREG_DMC620_DMC_H

#include <pmureg/access.h>

/* ---- OVERFLOW_STATUS_CLKDIV2: Overflows of the counters of half the clock; a written 0 clears. ----
 * Source: K
 */

#define DMC620_DMC_OVERFLOW_STATUS_CLKDIV2_OFFSET  8U
#define DMC620_DMC_OVERFLOW_STATUS_CLKDIV2_ACTING  0x000000ffU
#define DMC620_DMC_OVERFLOW_STATUS_CLKDIV2_IDLE    0x000000ffU /* a written 0 acts */
#define DMC620_DMC_OVERFLOW_STATUS_CLKDIV2_O_SHIFT 0
#define DMC620_DMC_OVERFLOW_STATUS_CLKDIV2_O_WIDTH 8
#define DMC620_DMC_OVERFLOW_STATUS_CLKDIV2_O_MASK  0x000000ffU
#define DMC620_DMC_OVERFLOW_STATUS_CLKDIV2_O_COUNT 8

typedef struct {
	uint32_t raw;
} dmc620_dmc_overflow_status_clkdiv2_t;

static inline dmc620_dmc_overflow_status_clkdiv2_t dmc620_dmc_overflow_status_clkdiv2_with(dmc620_dmc_overflow_status_clkdiv2_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (DMC620_DMC_OVERFLOW_STATUS_CLKDIV2_IDLE & ~mask);
	return r;
}

#define dmc620_dmc_overflow_status_clkdiv2_with_O(r, value) PMUREG_WITH(dmc620_dmc_overflow_status_clkdiv2_with, r, 0x000000ffU, 0, value)

/* Element m of O, 0 to 7. Another index gives 0; debug builds assert. */
static inline uint32_t dmc620_dmc_overflow_status_clkdiv2_get_O(dmc620_dmc_overflow_status_clkdiv2_t r, unsigned int m)
{
	PMUREG_INDEX(m, 7U);
	return m < 8U ? (r.raw >> m) & 0x1U : 0;
}

static inline int dmc620_dmc_overflow_status_clkdiv2_check(dmc620_dmc_overflow_status_clkdiv2_t r)
{
	if ((r.raw & 0xffffff00U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *dmc620_dmc_overflow_status_clkdiv2_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffff00 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline dmc620_dmc_overflow_status_clkdiv2_t dmc620_dmc_overflow_status_clkdiv2_read(const PMUREG_MEMORY *base)
{
	dmc620_dmc_overflow_status_clkdiv2_t r;

	r.raw = pmureg_load32(base, DMC620_DMC_OVERFLOW_STATUS_CLKDIV2_OFFSET);
	return r;
}

static inline void dmc620_dmc_overflow_status_clkdiv2_write(PMUREG_MEMORY *base, dmc620_dmc_overflow_status_clkdiv2_t r)
{
	pmureg_store32(base, DMC620_DMC_OVERFLOW_STATUS_CLKDIV2_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int dmc620_dmc_overflow_status_clkdiv2_io_read(struct pmureg_io *io, struct pmureg_place at, dmc620_dmc_overflow_status_clkdiv2_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = DMC620_DMC_OVERFLOW_STATUS_CLKDIV2_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int dmc620_dmc_overflow_status_clkdiv2_io_write(struct pmureg_io *io, struct pmureg_place at, dmc620_dmc_overflow_status_clkdiv2_t r)
{
	at.space = PMUREG_MMIO;
	at.address = DMC620_DMC_OVERFLOW_STATUS_CLKDIV2_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- OVERFLOW_STATUS_CLK: Overflows of the counters of the clock; a written 0 clears. ----
 * Source: K
 */

#define DMC620_DMC_OVERFLOW_STATUS_CLK_OFFSET  0xcU
#define DMC620_DMC_OVERFLOW_STATUS_CLK_ACTING  0x00000003U
#define DMC620_DMC_OVERFLOW_STATUS_CLK_IDLE    0x00000003U /* a written 0 acts */
#define DMC620_DMC_OVERFLOW_STATUS_CLK_O_SHIFT 0
#define DMC620_DMC_OVERFLOW_STATUS_CLK_O_WIDTH 2
#define DMC620_DMC_OVERFLOW_STATUS_CLK_O_MASK  0x00000003U
#define DMC620_DMC_OVERFLOW_STATUS_CLK_O_COUNT 2

typedef struct {
	uint32_t raw;
} dmc620_dmc_overflow_status_clk_t;

static inline dmc620_dmc_overflow_status_clk_t dmc620_dmc_overflow_status_clk_with(dmc620_dmc_overflow_status_clk_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (DMC620_DMC_OVERFLOW_STATUS_CLK_IDLE & ~mask);
	return r;
}

#define dmc620_dmc_overflow_status_clk_with_O(r, value) PMUREG_WITH(dmc620_dmc_overflow_status_clk_with, r, 0x00000003U, 0, value)

/* Element m of O, 0 to 1. Another index gives 0; debug builds assert. */
static inline uint32_t dmc620_dmc_overflow_status_clk_get_O(dmc620_dmc_overflow_status_clk_t r, unsigned int m)
{
	PMUREG_INDEX(m, 1U);
	return m < 2U ? (r.raw >> m) & 0x1U : 0;
}

static inline int dmc620_dmc_overflow_status_clk_check(dmc620_dmc_overflow_status_clk_t r)
{
	if ((r.raw & 0xfffffffcU) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *dmc620_dmc_overflow_status_clk_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffc must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline dmc620_dmc_overflow_status_clk_t dmc620_dmc_overflow_status_clk_read(const PMUREG_MEMORY *base)
{
	dmc620_dmc_overflow_status_clk_t r;

	r.raw = pmureg_load32(base, DMC620_DMC_OVERFLOW_STATUS_CLK_OFFSET);
	return r;
}

static inline void dmc620_dmc_overflow_status_clk_write(PMUREG_MEMORY *base, dmc620_dmc_overflow_status_clk_t r)
{
	pmureg_store32(base, DMC620_DMC_OVERFLOW_STATUS_CLK_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int dmc620_dmc_overflow_status_clk_io_read(struct pmureg_io *io, struct pmureg_place at, dmc620_dmc_overflow_status_clk_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = DMC620_DMC_OVERFLOW_STATUS_CLK_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int dmc620_dmc_overflow_status_clk_io_write(struct pmureg_io *io, struct pmureg_place at, dmc620_dmc_overflow_status_clk_t r)
{
	at.space = PMUREG_MMIO;
	at.address = DMC620_DMC_OVERFLOW_STATUS_CLK_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- COUNTER<n>_MASK: Which bits of the event's information counter <n> compares. ----
 * Source: K
 */

#define DMC620_DMC_MASK_OFFSET(n)  (0x10U + 0x28U * (n)) /* n: 0 to 9 */
#define DMC620_DMC_MASK_COUNT      10
#define DMC620_DMC_MASK_MASK_SHIFT 0
#define DMC620_DMC_MASK_MASK_WIDTH 45
#define DMC620_DMC_MASK_MASK_MASK  0x00001fffffffffffULL

typedef struct {
	uint64_t raw;
} dmc620_dmc_mask_t;

typedef struct {
	uint64_t MASK; /* 44:0  RW 1 compares the bit. */
} dmc620_dmc_mask_fields_t;

static inline __attribute__((always_inline)) dmc620_dmc_mask_t dmc620_dmc_mask_pack(dmc620_dmc_mask_fields_t f)
{
	dmc620_dmc_mask_t r;

	r.raw = 0
		| pmureg_put64(f.MASK, 0x1fffffffffffULL, 0);
	return r;
}

static inline dmc620_dmc_mask_fields_t dmc620_dmc_mask_unpack(dmc620_dmc_mask_t r)
{
	dmc620_dmc_mask_fields_t f;

	f.MASK = r.raw & 0x1fffffffffffULL;
	return f;
}

static inline uint64_t dmc620_dmc_mask_get(dmc620_dmc_mask_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline dmc620_dmc_mask_t dmc620_dmc_mask_with(dmc620_dmc_mask_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x00001fffffffffffULL & ~mask);
	return r;
}

#define dmc620_dmc_mask_get_MASK(r)         dmc620_dmc_mask_get(r, 0x00001fffffffffffULL, 0)
#define dmc620_dmc_mask_with_MASK(r, value) PMUREG_WITH(dmc620_dmc_mask_with, r, 0x00001fffffffffffULL, 0, value)

static inline int dmc620_dmc_mask_check(dmc620_dmc_mask_t r)
{
	if ((r.raw & 0xffffe00000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *dmc620_dmc_mask_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffe00000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

/* Two accesses: the low half first. */
static inline dmc620_dmc_mask_t dmc620_dmc_mask_read(const PMUREG_MEMORY *base, unsigned int n)
{
	dmc620_dmc_mask_t r;
	uint32_t low, high;

	PMUREG_INDEX(n, 9U);
	low = pmureg_load32(base, DMC620_DMC_MASK_OFFSET(n));
	high = pmureg_load32(base, DMC620_DMC_MASK_OFFSET(n) + 4U);
	r.raw = (uint64_t)high << 32 | low;
	return r;
}

static inline void dmc620_dmc_mask_write(PMUREG_MEMORY *base, unsigned int n, dmc620_dmc_mask_t r)
{
	PMUREG_INDEX(n, 9U);
	pmureg_store32(base, DMC620_DMC_MASK_OFFSET(n), (uint32_t)r.raw);
	pmureg_store32(base, DMC620_DMC_MASK_OFFSET(n) + 4U, (uint32_t)(r.raw >> 32));
}

#ifdef PMUREG_IO_H
static inline int dmc620_dmc_mask_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, dmc620_dmc_mask_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 9U);
	at.space = PMUREG_MMIO;
	at.address = DMC620_DMC_MASK_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read_halves(io, at, 1, &value);
	r->raw = value;
	return error;
}

static inline int dmc620_dmc_mask_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, dmc620_dmc_mask_t r)
{
	PMUREG_INDEX(n, 9U);
	at.space = PMUREG_MMIO;
	at.address = DMC620_DMC_MASK_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write_halves(io, at, r.raw);
}
#endif

/* ---- COUNTER<n>_MATCH: What those bits must be. ----
 * Source: K
 */

#define DMC620_DMC_MATCH_OFFSET(n)   (0x18U + 0x28U * (n)) /* n: 0 to 9 */
#define DMC620_DMC_MATCH_COUNT       10
#define DMC620_DMC_MATCH_MATCH_SHIFT 0
#define DMC620_DMC_MATCH_MATCH_WIDTH 45
#define DMC620_DMC_MATCH_MATCH_MASK  0x00001fffffffffffULL

typedef struct {
	uint64_t raw;
} dmc620_dmc_match_t;

typedef struct {
	uint64_t MATCH; /* 44:0  RW The value. */
} dmc620_dmc_match_fields_t;

static inline __attribute__((always_inline)) dmc620_dmc_match_t dmc620_dmc_match_pack(dmc620_dmc_match_fields_t f)
{
	dmc620_dmc_match_t r;

	r.raw = 0
		| pmureg_put64(f.MATCH, 0x1fffffffffffULL, 0);
	return r;
}

static inline dmc620_dmc_match_fields_t dmc620_dmc_match_unpack(dmc620_dmc_match_t r)
{
	dmc620_dmc_match_fields_t f;

	f.MATCH = r.raw & 0x1fffffffffffULL;
	return f;
}

static inline uint64_t dmc620_dmc_match_get(dmc620_dmc_match_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline dmc620_dmc_match_t dmc620_dmc_match_with(dmc620_dmc_match_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x00001fffffffffffULL & ~mask);
	return r;
}

#define dmc620_dmc_match_get_MATCH(r)         dmc620_dmc_match_get(r, 0x00001fffffffffffULL, 0)
#define dmc620_dmc_match_with_MATCH(r, value) PMUREG_WITH(dmc620_dmc_match_with, r, 0x00001fffffffffffULL, 0, value)

static inline int dmc620_dmc_match_check(dmc620_dmc_match_t r)
{
	if ((r.raw & 0xffffe00000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *dmc620_dmc_match_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffe00000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

/* Two accesses: the low half first. */
static inline dmc620_dmc_match_t dmc620_dmc_match_read(const PMUREG_MEMORY *base, unsigned int n)
{
	dmc620_dmc_match_t r;
	uint32_t low, high;

	PMUREG_INDEX(n, 9U);
	low = pmureg_load32(base, DMC620_DMC_MATCH_OFFSET(n));
	high = pmureg_load32(base, DMC620_DMC_MATCH_OFFSET(n) + 4U);
	r.raw = (uint64_t)high << 32 | low;
	return r;
}

static inline void dmc620_dmc_match_write(PMUREG_MEMORY *base, unsigned int n, dmc620_dmc_match_t r)
{
	PMUREG_INDEX(n, 9U);
	pmureg_store32(base, DMC620_DMC_MATCH_OFFSET(n), (uint32_t)r.raw);
	pmureg_store32(base, DMC620_DMC_MATCH_OFFSET(n) + 4U, (uint32_t)(r.raw >> 32));
}

#ifdef PMUREG_IO_H
static inline int dmc620_dmc_match_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, dmc620_dmc_match_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 9U);
	at.space = PMUREG_MMIO;
	at.address = DMC620_DMC_MATCH_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read_halves(io, at, 1, &value);
	r->raw = value;
	return error;
}

static inline int dmc620_dmc_match_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, dmc620_dmc_match_t r)
{
	PMUREG_INDEX(n, 9U);
	at.space = PMUREG_MMIO;
	at.address = DMC620_DMC_MATCH_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write_halves(io, at, r.raw);
}
#endif

/* ---- COUNTER<n>_CONTROL: What counter <n> counts. ----
 * Source: K
 */

#define DMC620_DMC_CONTROL_OFFSET(n)       (0x20U + 0x28U * (n)) /* n: 0 to 9 */
#define DMC620_DMC_CONTROL_COUNT           10
#define DMC620_DMC_CONTROL_RESET           0x00000000U
#define DMC620_DMC_CONTROL_INCR_MUX_SHIFT  7
#define DMC620_DMC_CONTROL_INCR_MUX_WIDTH  2
#define DMC620_DMC_CONTROL_INCR_MUX_MASK   0x00000180U
#define DMC620_DMC_CONTROL_EVENT_MUX_SHIFT 2
#define DMC620_DMC_CONTROL_EVENT_MUX_WIDTH 5
#define DMC620_DMC_CONTROL_EVENT_MUX_MASK  0x0000007cU
#define DMC620_DMC_CONTROL_INVERT_SHIFT    1
#define DMC620_DMC_CONTROL_INVERT_WIDTH    1
#define DMC620_DMC_CONTROL_INVERT_MASK     0x00000002U
#define DMC620_DMC_CONTROL_ENABLE_SHIFT    0
#define DMC620_DMC_CONTROL_ENABLE_WIDTH    1
#define DMC620_DMC_CONTROL_ENABLE_MASK     0x00000001U

typedef struct {
	uint32_t raw;
} dmc620_dmc_control_t;

typedef struct {
	uint32_t INCR_MUX;  /* 8:7   RW What is added for an event. */
	uint32_t EVENT_MUX; /* 6:2   RW Event. */
	uint32_t INVERT;    /* 1     RW 1: counts what does not match. */
	uint32_t ENABLE;    /* 0     RW 1: the counter counts. */
} dmc620_dmc_control_fields_t;

static inline __attribute__((always_inline)) dmc620_dmc_control_t dmc620_dmc_control_pack(dmc620_dmc_control_fields_t f)
{
	dmc620_dmc_control_t r;

	r.raw = 0
		| pmureg_put32(f.INCR_MUX, 0x3U, 7)
		| pmureg_put32(f.EVENT_MUX, 0x1fU, 2)
		| pmureg_put32(f.INVERT, 0x1U, 1)
		| pmureg_put32(f.ENABLE, 0x1U, 0);
	return r;
}

static inline dmc620_dmc_control_fields_t dmc620_dmc_control_unpack(dmc620_dmc_control_t r)
{
	dmc620_dmc_control_fields_t f;

	f.INCR_MUX = (r.raw >> 7) & 0x3U;
	f.EVENT_MUX = (r.raw >> 2) & 0x1fU;
	f.INVERT = (r.raw >> 1) & 0x1U;
	f.ENABLE = r.raw & 0x1U;
	return f;
}

static inline uint32_t dmc620_dmc_control_get(dmc620_dmc_control_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline dmc620_dmc_control_t dmc620_dmc_control_with(dmc620_dmc_control_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x000001ffU & ~mask);
	return r;
}

#define dmc620_dmc_control_get_INCR_MUX(r)          dmc620_dmc_control_get(r, 0x00000180U, 7)
#define dmc620_dmc_control_get_EVENT_MUX(r)         dmc620_dmc_control_get(r, 0x0000007cU, 2)
#define dmc620_dmc_control_get_INVERT(r)            dmc620_dmc_control_get(r, 0x00000002U, 1)
#define dmc620_dmc_control_get_ENABLE(r)            dmc620_dmc_control_get(r, 0x00000001U, 0)
#define dmc620_dmc_control_with_INCR_MUX(r, value)  PMUREG_WITH(dmc620_dmc_control_with, r, 0x00000180U, 7, value)
#define dmc620_dmc_control_with_EVENT_MUX(r, value) PMUREG_WITH(dmc620_dmc_control_with, r, 0x0000007cU, 2, value)
#define dmc620_dmc_control_with_INVERT(r, value)    PMUREG_WITH(dmc620_dmc_control_with, r, 0x00000002U, 1, value)
#define dmc620_dmc_control_with_ENABLE(r, value)    PMUREG_WITH(dmc620_dmc_control_with, r, 0x00000001U, 0, value)

static inline int dmc620_dmc_control_check(dmc620_dmc_control_t r)
{
	if ((r.raw & 0xfffffe00U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *dmc620_dmc_control_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffe00 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline dmc620_dmc_control_t dmc620_dmc_control_read(const PMUREG_MEMORY *base, unsigned int n)
{
	dmc620_dmc_control_t r;

	PMUREG_INDEX(n, 9U);
	r.raw = pmureg_load32(base, DMC620_DMC_CONTROL_OFFSET(n));
	return r;
}

static inline void dmc620_dmc_control_write(PMUREG_MEMORY *base, unsigned int n, dmc620_dmc_control_t r)
{
	PMUREG_INDEX(n, 9U);
	pmureg_store32(base, DMC620_DMC_CONTROL_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int dmc620_dmc_control_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, dmc620_dmc_control_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 9U);
	at.space = PMUREG_MMIO;
	at.address = DMC620_DMC_CONTROL_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int dmc620_dmc_control_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, dmc620_dmc_control_t r)
{
	PMUREG_INDEX(n, 9U);
	at.space = PMUREG_MMIO;
	at.address = DMC620_DMC_CONTROL_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- COUNTER<n>_VALUE: Counter <n>. ----
 * Source: K
 */

#define DMC620_DMC_VALUE_OFFSET(n)   (0x30U + 0x28U * (n)) /* n: 0 to 9 */
#define DMC620_DMC_VALUE_COUNT       10
#define DMC620_DMC_VALUE_VALUE_SHIFT 0
#define DMC620_DMC_VALUE_VALUE_WIDTH 32
#define DMC620_DMC_VALUE_VALUE_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} dmc620_dmc_value_t;

typedef struct {
	uint32_t VALUE; /* 31:0  RW-V The count. */
} dmc620_dmc_value_fields_t;

static inline __attribute__((always_inline)) dmc620_dmc_value_t dmc620_dmc_value_pack(dmc620_dmc_value_fields_t f)
{
	dmc620_dmc_value_t r;

	r.raw = 0
		| f.VALUE;
	return r;
}

static inline dmc620_dmc_value_fields_t dmc620_dmc_value_unpack(dmc620_dmc_value_t r)
{
	dmc620_dmc_value_fields_t f;

	f.VALUE = r.raw;
	return f;
}

static inline uint32_t dmc620_dmc_value_get(dmc620_dmc_value_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline dmc620_dmc_value_t dmc620_dmc_value_with(dmc620_dmc_value_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define dmc620_dmc_value_get_VALUE(r)         dmc620_dmc_value_get(r, 0xffffffffU, 0)
#define dmc620_dmc_value_with_VALUE(r, value) PMUREG_WITH(dmc620_dmc_value_with, r, 0xffffffffU, 0, value)

static inline dmc620_dmc_value_t dmc620_dmc_value_read(const PMUREG_MEMORY *base, unsigned int n)
{
	dmc620_dmc_value_t r;

	PMUREG_INDEX(n, 9U);
	r.raw = pmureg_load32(base, DMC620_DMC_VALUE_OFFSET(n));
	return r;
}

static inline void dmc620_dmc_value_write(PMUREG_MEMORY *base, unsigned int n, dmc620_dmc_value_t r)
{
	PMUREG_INDEX(n, 9U);
	pmureg_store32(base, DMC620_DMC_VALUE_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int dmc620_dmc_value_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, dmc620_dmc_value_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 9U);
	at.space = PMUREG_MMIO;
	at.address = DMC620_DMC_VALUE_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int dmc620_dmc_value_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, dmc620_dmc_value_t r)
{
	PMUREG_INDEX(n, 9U);
	at.space = PMUREG_MMIO;
	at.address = DMC620_DMC_VALUE_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
