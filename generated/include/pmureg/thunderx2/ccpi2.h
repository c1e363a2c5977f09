/*
 * Marvell (Cavium) ThunderX2 uncore PMUs: Coherent processor interconnect, the link between the sockets
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
 * Made by pmureg from regdefs/marvell/thunderx2.yaml. Edit that, not this.
 */
#ifndef PMUREG_THUNDERX2_CCPI2_H
#define PMUREG_THUNDERX2_CCPI2_H

#include <pmureg/access.h>

/* ---- CCPI2_PERF_CTL: Starts, stops and resets the counters. ----
 * Source: K; DOC
 */

#define THUNDERX2_CCPI2_PERF_CTL_OFFSET       0x108U
#define THUNDERX2_CCPI2_PERF_CTL_RESET        0x00000000U
#define THUNDERX2_CCPI2_PERF_CTL_ACTING       0x00000010U
#define THUNDERX2_CCPI2_PERF_CTL_RESET_SHIFT  4
#define THUNDERX2_CCPI2_PERF_CTL_RESET_WIDTH  1
#define THUNDERX2_CCPI2_PERF_CTL_RESET_MASK   0x00000010U
#define THUNDERX2_CCPI2_PERF_CTL_START_SHIFT  1
#define THUNDERX2_CCPI2_PERF_CTL_START_WIDTH  1
#define THUNDERX2_CCPI2_PERF_CTL_START_MASK   0x00000002U
#define THUNDERX2_CCPI2_PERF_CTL_ENABLE_SHIFT 0
#define THUNDERX2_CCPI2_PERF_CTL_ENABLE_WIDTH 1
#define THUNDERX2_CCPI2_PERF_CTL_ENABLE_MASK  0x00000001U

typedef struct {
	uint32_t raw;
} thunderx2_ccpi2_perf_ctl_t;

typedef struct {
	uint32_t RESET;  /* 4     WO self-clearing A written 1 zeroes the counters. */
	uint32_t START;  /* 1     RW               1 starts the counters. */
	uint32_t ENABLE; /* 0     RW               1 enables the counters. */
} thunderx2_ccpi2_perf_ctl_fields_t;

static inline __attribute__((always_inline)) thunderx2_ccpi2_perf_ctl_t thunderx2_ccpi2_perf_ctl_pack(thunderx2_ccpi2_perf_ctl_fields_t f)
{
	thunderx2_ccpi2_perf_ctl_t r;

	r.raw = 0
		| pmureg_put32(f.RESET, 0x1U, 4)
		| pmureg_put32(f.START, 0x1U, 1)
		| pmureg_put32(f.ENABLE, 0x1U, 0);
	return r;
}

static inline thunderx2_ccpi2_perf_ctl_fields_t thunderx2_ccpi2_perf_ctl_unpack(thunderx2_ccpi2_perf_ctl_t r)
{
	thunderx2_ccpi2_perf_ctl_fields_t f;

	f.RESET = (r.raw >> 4) & 0x1U;
	f.START = (r.raw >> 1) & 0x1U;
	f.ENABLE = r.raw & 0x1U;
	return f;
}

static inline uint32_t thunderx2_ccpi2_perf_ctl_get(thunderx2_ccpi2_perf_ctl_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline thunderx2_ccpi2_perf_ctl_t thunderx2_ccpi2_perf_ctl_with(thunderx2_ccpi2_perf_ctl_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x00000003U & ~mask);
	return r;
}

#define thunderx2_ccpi2_perf_ctl_get_START(r)          thunderx2_ccpi2_perf_ctl_get(r, 0x00000002U, 1)
#define thunderx2_ccpi2_perf_ctl_get_ENABLE(r)         thunderx2_ccpi2_perf_ctl_get(r, 0x00000001U, 0)
#define thunderx2_ccpi2_perf_ctl_with_RESET(r, value)  PMUREG_WITH(thunderx2_ccpi2_perf_ctl_with, r, 0x00000010U, 4, value)
#define thunderx2_ccpi2_perf_ctl_with_START(r, value)  PMUREG_WITH(thunderx2_ccpi2_perf_ctl_with, r, 0x00000002U, 1, value)
#define thunderx2_ccpi2_perf_ctl_with_ENABLE(r, value) PMUREG_WITH(thunderx2_ccpi2_perf_ctl_with, r, 0x00000001U, 0, value)

static inline int thunderx2_ccpi2_perf_ctl_check(thunderx2_ccpi2_perf_ctl_t r)
{
	if ((r.raw & 0xffffffecU) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *thunderx2_ccpi2_perf_ctl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffec must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline thunderx2_ccpi2_perf_ctl_t thunderx2_ccpi2_perf_ctl_read(const PMUREG_MEMORY *base)
{
	thunderx2_ccpi2_perf_ctl_t r;

	r.raw = pmureg_load32(base, THUNDERX2_CCPI2_PERF_CTL_OFFSET);
	return r;
}

static inline void thunderx2_ccpi2_perf_ctl_write(PMUREG_MEMORY *base, thunderx2_ccpi2_perf_ctl_t r)
{
	pmureg_store32(base, THUNDERX2_CCPI2_PERF_CTL_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int thunderx2_ccpi2_perf_ctl_io_read(struct pmureg_io *io, struct pmureg_place at, thunderx2_ccpi2_perf_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = THUNDERX2_CCPI2_PERF_CTL_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int thunderx2_ccpi2_perf_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, thunderx2_ccpi2_perf_ctl_t r)
{
	at.space = PMUREG_MMIO;
	at.address = THUNDERX2_CCPI2_PERF_CTL_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- CCPI2_COUNTER_CTL<n>: Event of counter <n>. ----
 * Source: K; DOC
 */

#define THUNDERX2_CCPI2_CTL_OFFSET(n)            (0x10cU + 4U * (n)) /* n: 0 to 7 */
#define THUNDERX2_CCPI2_CTL_COUNT                8
#define THUNDERX2_CCPI2_CTL_RESET                0x00000000U
#define THUNDERX2_CCPI2_CTL_EDGE_SENSITIVE_SHIFT 11
#define THUNDERX2_CCPI2_CTL_EDGE_SENSITIVE_WIDTH 1
#define THUNDERX2_CCPI2_CTL_EDGE_SENSITIVE_MASK  0x00000800U
#define THUNDERX2_CCPI2_CTL_RISING_EDGE_SHIFT    10
#define THUNDERX2_CCPI2_CTL_RISING_EDGE_WIDTH    1
#define THUNDERX2_CCPI2_CTL_RISING_EDGE_MASK     0x00000400U
#define THUNDERX2_CCPI2_CTL_EVENT_SHIFT          0
#define THUNDERX2_CCPI2_CTL_EVENT_WIDTH          10
#define THUNDERX2_CCPI2_CTL_EVENT_MASK           0x000003ffU

typedef struct {
	uint32_t raw;
} thunderx2_ccpi2_ctl_t;

typedef struct {
	uint32_t EDGE_SENSITIVE; /* 11    RW 1: counts edges. */
	uint32_t RISING_EDGE;    /* 10    RW 1: rising edges. */
	uint32_t EVENT;          /* 9:0   RW Event. */
} thunderx2_ccpi2_ctl_fields_t;

static inline __attribute__((always_inline)) thunderx2_ccpi2_ctl_t thunderx2_ccpi2_ctl_pack(thunderx2_ccpi2_ctl_fields_t f)
{
	thunderx2_ccpi2_ctl_t r;

	r.raw = 0
		| pmureg_put32(f.EDGE_SENSITIVE, 0x1U, 11)
		| pmureg_put32(f.RISING_EDGE, 0x1U, 10)
		| pmureg_put32(f.EVENT, 0x3ffU, 0);
	return r;
}

static inline thunderx2_ccpi2_ctl_fields_t thunderx2_ccpi2_ctl_unpack(thunderx2_ccpi2_ctl_t r)
{
	thunderx2_ccpi2_ctl_fields_t f;

	f.EDGE_SENSITIVE = (r.raw >> 11) & 0x1U;
	f.RISING_EDGE = (r.raw >> 10) & 0x1U;
	f.EVENT = r.raw & 0x3ffU;
	return f;
}

static inline uint32_t thunderx2_ccpi2_ctl_get(thunderx2_ccpi2_ctl_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline thunderx2_ccpi2_ctl_t thunderx2_ccpi2_ctl_with(thunderx2_ccpi2_ctl_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x00000fffU & ~mask);
	return r;
}

#define thunderx2_ccpi2_ctl_get_EDGE_SENSITIVE(r)         thunderx2_ccpi2_ctl_get(r, 0x00000800U, 11)
#define thunderx2_ccpi2_ctl_get_RISING_EDGE(r)            thunderx2_ccpi2_ctl_get(r, 0x00000400U, 10)
#define thunderx2_ccpi2_ctl_get_EVENT(r)                  thunderx2_ccpi2_ctl_get(r, 0x000003ffU, 0)
#define thunderx2_ccpi2_ctl_with_EDGE_SENSITIVE(r, value) PMUREG_WITH(thunderx2_ccpi2_ctl_with, r, 0x00000800U, 11, value)
#define thunderx2_ccpi2_ctl_with_RISING_EDGE(r, value)    PMUREG_WITH(thunderx2_ccpi2_ctl_with, r, 0x00000400U, 10, value)
#define thunderx2_ccpi2_ctl_with_EVENT(r, value)          PMUREG_WITH(thunderx2_ccpi2_ctl_with, r, 0x000003ffU, 0, value)

static inline int thunderx2_ccpi2_ctl_check(thunderx2_ccpi2_ctl_t r)
{
	if ((r.raw & 0xfffff000U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *thunderx2_ccpi2_ctl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffff000 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline thunderx2_ccpi2_ctl_t thunderx2_ccpi2_ctl_read(const PMUREG_MEMORY *base, unsigned int n)
{
	thunderx2_ccpi2_ctl_t r;

	PMUREG_INDEX(n, 7U);
	r.raw = pmureg_load32(base, THUNDERX2_CCPI2_CTL_OFFSET(n));
	return r;
}

static inline void thunderx2_ccpi2_ctl_write(PMUREG_MEMORY *base, unsigned int n, thunderx2_ccpi2_ctl_t r)
{
	PMUREG_INDEX(n, 7U);
	pmureg_store32(base, THUNDERX2_CCPI2_CTL_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int thunderx2_ccpi2_ctl_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, thunderx2_ccpi2_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 7U);
	at.space = PMUREG_MMIO;
	at.address = THUNDERX2_CCPI2_CTL_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int thunderx2_ccpi2_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, thunderx2_ccpi2_ctl_t r)
{
	PMUREG_INDEX(n, 7U);
	at.space = PMUREG_MMIO;
	at.address = THUNDERX2_CCPI2_CTL_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- CCPI2_COUNTER_SEL: Selects the counter that CCPI2_COUNTER_DATA shows. ----
 * Source: K; DOC
 */

#define THUNDERX2_CCPI2_SEL_OFFSET        0x12cU
#define THUNDERX2_CCPI2_SEL_RESET         0x00000000U
#define THUNDERX2_CCPI2_SEL_COUNTER_SHIFT 0
#define THUNDERX2_CCPI2_SEL_COUNTER_WIDTH 4
#define THUNDERX2_CCPI2_SEL_COUNTER_MASK  0x0000000fU

typedef struct {
	uint32_t raw;
} thunderx2_ccpi2_sel_t;

typedef struct {
	uint32_t COUNTER; /* 3:0   RW The counter: 8 for the first, to 15. */
} thunderx2_ccpi2_sel_fields_t;

static inline __attribute__((always_inline)) thunderx2_ccpi2_sel_t thunderx2_ccpi2_sel_pack(thunderx2_ccpi2_sel_fields_t f)
{
	thunderx2_ccpi2_sel_t r;

	r.raw = 0
		| pmureg_put32(f.COUNTER, 0xfU, 0);
	return r;
}

static inline thunderx2_ccpi2_sel_fields_t thunderx2_ccpi2_sel_unpack(thunderx2_ccpi2_sel_t r)
{
	thunderx2_ccpi2_sel_fields_t f;

	f.COUNTER = r.raw & 0xfU;
	return f;
}

static inline uint32_t thunderx2_ccpi2_sel_get(thunderx2_ccpi2_sel_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline thunderx2_ccpi2_sel_t thunderx2_ccpi2_sel_with(thunderx2_ccpi2_sel_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x0000000fU & ~mask);
	return r;
}

#define thunderx2_ccpi2_sel_get_COUNTER(r)         thunderx2_ccpi2_sel_get(r, 0x0000000fU, 0)
#define thunderx2_ccpi2_sel_with_COUNTER(r, value) PMUREG_WITH(thunderx2_ccpi2_sel_with, r, 0x0000000fU, 0, value)

static inline int thunderx2_ccpi2_sel_check(thunderx2_ccpi2_sel_t r)
{
	if ((r.raw & 0xfffffff0U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *thunderx2_ccpi2_sel_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffff0 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline thunderx2_ccpi2_sel_t thunderx2_ccpi2_sel_read(const PMUREG_MEMORY *base)
{
	thunderx2_ccpi2_sel_t r;

	r.raw = pmureg_load32(base, THUNDERX2_CCPI2_SEL_OFFSET);
	return r;
}

static inline void thunderx2_ccpi2_sel_write(PMUREG_MEMORY *base, thunderx2_ccpi2_sel_t r)
{
	pmureg_store32(base, THUNDERX2_CCPI2_SEL_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int thunderx2_ccpi2_sel_io_read(struct pmureg_io *io, struct pmureg_place at, thunderx2_ccpi2_sel_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = THUNDERX2_CCPI2_SEL_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int thunderx2_ccpi2_sel_io_write(struct pmureg_io *io, struct pmureg_place at, thunderx2_ccpi2_sel_t r)
{
	at.space = PMUREG_MMIO;
	at.address = THUNDERX2_CCPI2_SEL_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- CCPI2_COUNTER_DATA: The selected counter. ----
 * Source: K; DOC
 * Note: DATA_L and DATA_H of the driver.
 */

#define THUNDERX2_CCPI2_DATA_OFFSET      0x130U
#define THUNDERX2_CCPI2_DATA_COUNT       8
#define THUNDERX2_CCPI2_DATA_COUNT_SHIFT 0
#define THUNDERX2_CCPI2_DATA_COUNT_WIDTH 64
#define THUNDERX2_CCPI2_DATA_COUNT_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} thunderx2_ccpi2_data_t;

typedef struct {
	uint64_t COUNT; /* 63:0  RO-V The count. */
} thunderx2_ccpi2_data_fields_t;

static inline __attribute__((always_inline)) thunderx2_ccpi2_data_t thunderx2_ccpi2_data_pack(thunderx2_ccpi2_data_fields_t f)
{
	thunderx2_ccpi2_data_t r;

	r.raw = 0
		| f.COUNT;
	return r;
}

static inline thunderx2_ccpi2_data_fields_t thunderx2_ccpi2_data_unpack(thunderx2_ccpi2_data_t r)
{
	thunderx2_ccpi2_data_fields_t f;

	f.COUNT = r.raw;
	return f;
}

static inline uint64_t thunderx2_ccpi2_data_get(thunderx2_ccpi2_data_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define thunderx2_ccpi2_data_get_COUNT(r) thunderx2_ccpi2_data_get(r, 0xffffffffffffffffULL, 0)

/*
 * Reads high, low, high, until both high halves are equal, so that a carry between them does not matter. After 1,000 tries
 * it returns the value at the last change of the high half.
 */
static inline thunderx2_ccpi2_data_t thunderx2_ccpi2_data_read(const PMUREG_MEMORY *base)
{
	thunderx2_ccpi2_data_t r;
	uint32_t low, high, again;
	uint32_t tries = 1000;

	again = pmureg_load32(base, THUNDERX2_CCPI2_DATA_OFFSET + 4U);
	do {
		high = again;
		low = pmureg_load32(base, THUNDERX2_CCPI2_DATA_OFFSET);
		again = pmureg_load32(base, THUNDERX2_CCPI2_DATA_OFFSET + 4U);
	} while (high != again && --tries);
	r.raw = (uint64_t)again << 32 | (high == again ? low : 0U);
	return r;
}

#ifdef PMUREG_IO_H
static inline int thunderx2_ccpi2_data_io_read(struct pmureg_io *io, struct pmureg_place at, thunderx2_ccpi2_data_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = THUNDERX2_CCPI2_DATA_OFFSET;
	at.bits = 32;
	error = pmureg_io_read_halves(io, at, 0, &value);
	r->raw = value;
	return error;
}
#endif

#endif
