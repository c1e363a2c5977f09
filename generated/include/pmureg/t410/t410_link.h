/*
 * NVIDIA Tegra410 (Vera) uncore PMUs: t410_link
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
 * Made by pmureg from regdefs/nvidia/t410.yaml. Edit that, not this.
 */
#ifndef PMUREG_T410_T410_LINK_H
#define PMUREG_T410_T410_LINK_H

#include <pmureg/access.h>

/* ---- CTRL: Starts and stops the counters of all instances. ----
 * Source: C2C
 * Page: broadcast
 * Note: Counters begin at 0 at each start; there is no clear.
 */

#define T410_LINK_CTRL_OFFSET       0x864U
#define T410_LINK_CTRL_ENABLE_SHIFT 0
#define T410_LINK_CTRL_ENABLE_WIDTH 1
#define T410_LINK_CTRL_ENABLE_MASK  0x00000001U

typedef struct {
	uint32_t raw;
} t410_link_ctrl_t;

typedef struct {
	uint32_t ENABLE; /* 0     WO 1: count from 0; 0: stop. */
} t410_link_ctrl_fields_t;

static inline __attribute__((always_inline)) t410_link_ctrl_t t410_link_ctrl_pack(t410_link_ctrl_fields_t f)
{
	t410_link_ctrl_t r;

	r.raw = 0
		| pmureg_put32(f.ENABLE, 0x1U, 0);
	return r;
}

static inline t410_link_ctrl_fields_t t410_link_ctrl_unpack(t410_link_ctrl_t r)
{
	t410_link_ctrl_fields_t f;

	f.ENABLE = r.raw & 0x1U;
	return f;
}

static inline t410_link_ctrl_t t410_link_ctrl_with(t410_link_ctrl_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x00000001U & ~mask);
	return r;
}

#define t410_link_ctrl_with_ENABLE(r, value) PMUREG_WITH(t410_link_ctrl_with, r, 0x00000001U, 0, value)

static inline int t410_link_ctrl_check(t410_link_ctrl_t r)
{
	if ((r.raw & 0xfffffffeU) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *t410_link_ctrl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffe must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline void t410_link_ctrl_write(PMUREG_MEMORY *base, t410_link_ctrl_t r)
{
	pmureg_store32(base, T410_LINK_CTRL_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int t410_link_ctrl_io_write(struct pmureg_io *io, struct pmureg_place at, t410_link_ctrl_t r)
{
	at.space = PMUREG_MMIO;
	at.address = T410_LINK_CTRL_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- IN_STATUS: Overflow of the cycle counter and the counters of incoming requests. ----
 * Source: C2C
 * Page: page
 * Note: Nothing is known to clear it.
 */

#define T410_LINK_IN_STATUS_OFFSET               0x868U
#define T410_LINK_IN_STATUS_IN_WR_REQ_SHIFT      4
#define T410_LINK_IN_STATUS_IN_WR_REQ_WIDTH      1
#define T410_LINK_IN_STATUS_IN_WR_REQ_MASK       0x00000010U
#define T410_LINK_IN_STATUS_IN_WR_CUM_OUTS_SHIFT 3
#define T410_LINK_IN_STATUS_IN_WR_CUM_OUTS_WIDTH 1
#define T410_LINK_IN_STATUS_IN_WR_CUM_OUTS_MASK  0x00000008U
#define T410_LINK_IN_STATUS_IN_RD_REQ_SHIFT      2
#define T410_LINK_IN_STATUS_IN_RD_REQ_WIDTH      1
#define T410_LINK_IN_STATUS_IN_RD_REQ_MASK       0x00000004U
#define T410_LINK_IN_STATUS_IN_RD_CUM_OUTS_SHIFT 1
#define T410_LINK_IN_STATUS_IN_RD_CUM_OUTS_WIDTH 1
#define T410_LINK_IN_STATUS_IN_RD_CUM_OUTS_MASK  0x00000002U
#define T410_LINK_IN_STATUS_CYCLES_SHIFT         0
#define T410_LINK_IN_STATUS_CYCLES_WIDTH         1
#define T410_LINK_IN_STATUS_CYCLES_MASK          0x00000001U

typedef struct {
	uint32_t raw;
} t410_link_in_status_t;

typedef struct {
	uint32_t in_wr_req;      /* 4     RO-V in_wr_req_cntr wrapped. */
	uint32_t in_wr_cum_outs; /* 3     RO-V in_wr_cum_outs_cntr wrapped. */
	uint32_t in_rd_req;      /* 2     RO-V in_rd_req_cntr wrapped. */
	uint32_t in_rd_cum_outs; /* 1     RO-V in_rd_cum_outs_cntr wrapped. */
	uint32_t cycles;         /* 0     RO-V cycle_cntr wrapped. */
} t410_link_in_status_fields_t;

static inline __attribute__((always_inline)) t410_link_in_status_t t410_link_in_status_pack(t410_link_in_status_fields_t f)
{
	t410_link_in_status_t r;

	r.raw = 0
		| pmureg_put32(f.in_wr_req, 0x1U, 4)
		| pmureg_put32(f.in_wr_cum_outs, 0x1U, 3)
		| pmureg_put32(f.in_rd_req, 0x1U, 2)
		| pmureg_put32(f.in_rd_cum_outs, 0x1U, 1)
		| pmureg_put32(f.cycles, 0x1U, 0);
	return r;
}

static inline t410_link_in_status_fields_t t410_link_in_status_unpack(t410_link_in_status_t r)
{
	t410_link_in_status_fields_t f;

	f.in_wr_req = (r.raw >> 4) & 0x1U;
	f.in_wr_cum_outs = (r.raw >> 3) & 0x1U;
	f.in_rd_req = (r.raw >> 2) & 0x1U;
	f.in_rd_cum_outs = (r.raw >> 1) & 0x1U;
	f.cycles = r.raw & 0x1U;
	return f;
}

static inline uint32_t t410_link_in_status_get(t410_link_in_status_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define t410_link_in_status_get_in_wr_req(r)      t410_link_in_status_get(r, 0x00000010U, 4)
#define t410_link_in_status_get_in_wr_cum_outs(r) t410_link_in_status_get(r, 0x00000008U, 3)
#define t410_link_in_status_get_in_rd_req(r)      t410_link_in_status_get(r, 0x00000004U, 2)
#define t410_link_in_status_get_in_rd_cum_outs(r) t410_link_in_status_get(r, 0x00000002U, 1)
#define t410_link_in_status_get_cycles(r)         t410_link_in_status_get(r, 0x00000001U, 0)

static inline int t410_link_in_status_check(t410_link_in_status_t r)
{
	if ((r.raw & 0xffffffe0U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *t410_link_in_status_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffe0 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline t410_link_in_status_t t410_link_in_status_read(const PMUREG_MEMORY *base)
{
	t410_link_in_status_t r;

	r.raw = pmureg_load32(base, T410_LINK_IN_STATUS_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int t410_link_in_status_io_read(struct pmureg_io *io, struct pmureg_place at, t410_link_in_status_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = T410_LINK_IN_STATUS_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- CYCLE_CNTR: Cycles of the interface. ----
 * Source: C2C
 * Page: page
 */

#define T410_LINK_CYCLE_CNTR_OFFSET      0x86cU
#define T410_LINK_CYCLE_CNTR_COUNT_SHIFT 0
#define T410_LINK_CYCLE_CNTR_COUNT_WIDTH 64
#define T410_LINK_CYCLE_CNTR_COUNT_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} t410_link_cycle_cntr_t;

typedef struct {
	uint64_t count; /* 63:0  RO-V The count. */
} t410_link_cycle_cntr_fields_t;

static inline __attribute__((always_inline)) t410_link_cycle_cntr_t t410_link_cycle_cntr_pack(t410_link_cycle_cntr_fields_t f)
{
	t410_link_cycle_cntr_t r;

	r.raw = 0
		| f.count;
	return r;
}

static inline t410_link_cycle_cntr_fields_t t410_link_cycle_cntr_unpack(t410_link_cycle_cntr_t r)
{
	t410_link_cycle_cntr_fields_t f;

	f.count = r.raw;
	return f;
}

static inline uint64_t t410_link_cycle_cntr_get(t410_link_cycle_cntr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define t410_link_cycle_cntr_get_count(r) t410_link_cycle_cntr_get(r, 0xffffffffffffffffULL, 0)

/*
 * Reads high, low, high, until both high halves are equal, so that a carry between them does not matter. After 1,000 tries
 * it returns the value at the last change of the high half.
 */
static inline t410_link_cycle_cntr_t t410_link_cycle_cntr_read(const PMUREG_MEMORY *base)
{
	t410_link_cycle_cntr_t r;
	uint32_t low, high, again;
	uint32_t tries = 1000;

	again = pmureg_load32(base, T410_LINK_CYCLE_CNTR_OFFSET + 4U);
	do {
		high = again;
		low = pmureg_load32(base, T410_LINK_CYCLE_CNTR_OFFSET);
		again = pmureg_load32(base, T410_LINK_CYCLE_CNTR_OFFSET + 4U);
	} while (high != again && --tries);
	r.raw = (uint64_t)again << 32 | (high == again ? low : 0U);
	return r;
}

#ifdef PMUREG_IO_H
static inline int t410_link_cycle_cntr_io_read(struct pmureg_io *io, struct pmureg_place at, t410_link_cycle_cntr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = T410_LINK_CYCLE_CNTR_OFFSET;
	at.bits = 32;
	error = pmureg_io_read_halves(io, at, 0, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- IN_RD_CUM_OUTS_CNTR: Incoming reads outstanding in each cycle. ----
 * Source: C2C
 * Page: page
 */

#define T410_LINK_IN_RD_CUM_OUTS_CNTR_OFFSET      0x874U
#define T410_LINK_IN_RD_CUM_OUTS_CNTR_COUNT_SHIFT 0
#define T410_LINK_IN_RD_CUM_OUTS_CNTR_COUNT_WIDTH 64
#define T410_LINK_IN_RD_CUM_OUTS_CNTR_COUNT_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} t410_link_in_rd_cum_outs_cntr_t;

typedef struct {
	uint64_t count; /* 63:0  RO-V The count. */
} t410_link_in_rd_cum_outs_cntr_fields_t;

static inline __attribute__((always_inline)) t410_link_in_rd_cum_outs_cntr_t t410_link_in_rd_cum_outs_cntr_pack(t410_link_in_rd_cum_outs_cntr_fields_t f)
{
	t410_link_in_rd_cum_outs_cntr_t r;

	r.raw = 0
		| f.count;
	return r;
}

static inline t410_link_in_rd_cum_outs_cntr_fields_t t410_link_in_rd_cum_outs_cntr_unpack(t410_link_in_rd_cum_outs_cntr_t r)
{
	t410_link_in_rd_cum_outs_cntr_fields_t f;

	f.count = r.raw;
	return f;
}

static inline uint64_t t410_link_in_rd_cum_outs_cntr_get(t410_link_in_rd_cum_outs_cntr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define t410_link_in_rd_cum_outs_cntr_get_count(r) t410_link_in_rd_cum_outs_cntr_get(r, 0xffffffffffffffffULL, 0)

/*
 * Reads high, low, high, until both high halves are equal, so that a carry between them does not matter. After 1,000 tries
 * it returns the value at the last change of the high half.
 */
static inline t410_link_in_rd_cum_outs_cntr_t t410_link_in_rd_cum_outs_cntr_read(const PMUREG_MEMORY *base)
{
	t410_link_in_rd_cum_outs_cntr_t r;
	uint32_t low, high, again;
	uint32_t tries = 1000;

	again = pmureg_load32(base, T410_LINK_IN_RD_CUM_OUTS_CNTR_OFFSET + 4U);
	do {
		high = again;
		low = pmureg_load32(base, T410_LINK_IN_RD_CUM_OUTS_CNTR_OFFSET);
		again = pmureg_load32(base, T410_LINK_IN_RD_CUM_OUTS_CNTR_OFFSET + 4U);
	} while (high != again && --tries);
	r.raw = (uint64_t)again << 32 | (high == again ? low : 0U);
	return r;
}

#ifdef PMUREG_IO_H
static inline int t410_link_in_rd_cum_outs_cntr_io_read(struct pmureg_io *io, struct pmureg_place at, t410_link_in_rd_cum_outs_cntr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = T410_LINK_IN_RD_CUM_OUTS_CNTR_OFFSET;
	at.bits = 32;
	error = pmureg_io_read_halves(io, at, 0, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- IN_RD_REQ_CNTR: Incoming reads. ----
 * Source: C2C
 * Page: page
 */

#define T410_LINK_IN_RD_REQ_CNTR_OFFSET      0x87cU
#define T410_LINK_IN_RD_REQ_CNTR_COUNT_SHIFT 0
#define T410_LINK_IN_RD_REQ_CNTR_COUNT_WIDTH 64
#define T410_LINK_IN_RD_REQ_CNTR_COUNT_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} t410_link_in_rd_req_cntr_t;

typedef struct {
	uint64_t count; /* 63:0  RO-V The count. */
} t410_link_in_rd_req_cntr_fields_t;

static inline __attribute__((always_inline)) t410_link_in_rd_req_cntr_t t410_link_in_rd_req_cntr_pack(t410_link_in_rd_req_cntr_fields_t f)
{
	t410_link_in_rd_req_cntr_t r;

	r.raw = 0
		| f.count;
	return r;
}

static inline t410_link_in_rd_req_cntr_fields_t t410_link_in_rd_req_cntr_unpack(t410_link_in_rd_req_cntr_t r)
{
	t410_link_in_rd_req_cntr_fields_t f;

	f.count = r.raw;
	return f;
}

static inline uint64_t t410_link_in_rd_req_cntr_get(t410_link_in_rd_req_cntr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define t410_link_in_rd_req_cntr_get_count(r) t410_link_in_rd_req_cntr_get(r, 0xffffffffffffffffULL, 0)

/*
 * Reads high, low, high, until both high halves are equal, so that a carry between them does not matter. After 1,000 tries
 * it returns the value at the last change of the high half.
 */
static inline t410_link_in_rd_req_cntr_t t410_link_in_rd_req_cntr_read(const PMUREG_MEMORY *base)
{
	t410_link_in_rd_req_cntr_t r;
	uint32_t low, high, again;
	uint32_t tries = 1000;

	again = pmureg_load32(base, T410_LINK_IN_RD_REQ_CNTR_OFFSET + 4U);
	do {
		high = again;
		low = pmureg_load32(base, T410_LINK_IN_RD_REQ_CNTR_OFFSET);
		again = pmureg_load32(base, T410_LINK_IN_RD_REQ_CNTR_OFFSET + 4U);
	} while (high != again && --tries);
	r.raw = (uint64_t)again << 32 | (high == again ? low : 0U);
	return r;
}

#ifdef PMUREG_IO_H
static inline int t410_link_in_rd_req_cntr_io_read(struct pmureg_io *io, struct pmureg_place at, t410_link_in_rd_req_cntr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = T410_LINK_IN_RD_REQ_CNTR_OFFSET;
	at.bits = 32;
	error = pmureg_io_read_halves(io, at, 0, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- IN_WR_CUM_OUTS_CNTR: Incoming writes outstanding in each cycle. ----
 * Source: C2C
 * Page: page
 */

#define T410_LINK_IN_WR_CUM_OUTS_CNTR_OFFSET      0x884U
#define T410_LINK_IN_WR_CUM_OUTS_CNTR_COUNT_SHIFT 0
#define T410_LINK_IN_WR_CUM_OUTS_CNTR_COUNT_WIDTH 64
#define T410_LINK_IN_WR_CUM_OUTS_CNTR_COUNT_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} t410_link_in_wr_cum_outs_cntr_t;

typedef struct {
	uint64_t count; /* 63:0  RO-V The count. */
} t410_link_in_wr_cum_outs_cntr_fields_t;

static inline __attribute__((always_inline)) t410_link_in_wr_cum_outs_cntr_t t410_link_in_wr_cum_outs_cntr_pack(t410_link_in_wr_cum_outs_cntr_fields_t f)
{
	t410_link_in_wr_cum_outs_cntr_t r;

	r.raw = 0
		| f.count;
	return r;
}

static inline t410_link_in_wr_cum_outs_cntr_fields_t t410_link_in_wr_cum_outs_cntr_unpack(t410_link_in_wr_cum_outs_cntr_t r)
{
	t410_link_in_wr_cum_outs_cntr_fields_t f;

	f.count = r.raw;
	return f;
}

static inline uint64_t t410_link_in_wr_cum_outs_cntr_get(t410_link_in_wr_cum_outs_cntr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define t410_link_in_wr_cum_outs_cntr_get_count(r) t410_link_in_wr_cum_outs_cntr_get(r, 0xffffffffffffffffULL, 0)

/*
 * Reads high, low, high, until both high halves are equal, so that a carry between them does not matter. After 1,000 tries
 * it returns the value at the last change of the high half.
 */
static inline t410_link_in_wr_cum_outs_cntr_t t410_link_in_wr_cum_outs_cntr_read(const PMUREG_MEMORY *base)
{
	t410_link_in_wr_cum_outs_cntr_t r;
	uint32_t low, high, again;
	uint32_t tries = 1000;

	again = pmureg_load32(base, T410_LINK_IN_WR_CUM_OUTS_CNTR_OFFSET + 4U);
	do {
		high = again;
		low = pmureg_load32(base, T410_LINK_IN_WR_CUM_OUTS_CNTR_OFFSET);
		again = pmureg_load32(base, T410_LINK_IN_WR_CUM_OUTS_CNTR_OFFSET + 4U);
	} while (high != again && --tries);
	r.raw = (uint64_t)again << 32 | (high == again ? low : 0U);
	return r;
}

#ifdef PMUREG_IO_H
static inline int t410_link_in_wr_cum_outs_cntr_io_read(struct pmureg_io *io, struct pmureg_place at, t410_link_in_wr_cum_outs_cntr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = T410_LINK_IN_WR_CUM_OUTS_CNTR_OFFSET;
	at.bits = 32;
	error = pmureg_io_read_halves(io, at, 0, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- IN_WR_REQ_CNTR: Incoming writes. ----
 * Source: C2C
 * Page: page
 * Note: The driver reads its high word where it reads OUT_STATUS; 0x894, which nothing uses, is probably the place of OUT_STATUS.
 */

#define T410_LINK_IN_WR_REQ_CNTR_OFFSET      0x88cU
#define T410_LINK_IN_WR_REQ_CNTR_COUNT_SHIFT 0
#define T410_LINK_IN_WR_REQ_CNTR_COUNT_WIDTH 64
#define T410_LINK_IN_WR_REQ_CNTR_COUNT_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} t410_link_in_wr_req_cntr_t;

typedef struct {
	uint64_t count; /* 63:0  RO-V The count. */
} t410_link_in_wr_req_cntr_fields_t;

static inline __attribute__((always_inline)) t410_link_in_wr_req_cntr_t t410_link_in_wr_req_cntr_pack(t410_link_in_wr_req_cntr_fields_t f)
{
	t410_link_in_wr_req_cntr_t r;

	r.raw = 0
		| f.count;
	return r;
}

static inline t410_link_in_wr_req_cntr_fields_t t410_link_in_wr_req_cntr_unpack(t410_link_in_wr_req_cntr_t r)
{
	t410_link_in_wr_req_cntr_fields_t f;

	f.count = r.raw;
	return f;
}

static inline uint64_t t410_link_in_wr_req_cntr_get(t410_link_in_wr_req_cntr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define t410_link_in_wr_req_cntr_get_count(r) t410_link_in_wr_req_cntr_get(r, 0xffffffffffffffffULL, 0)

/*
 * Reads high, low, high, until both high halves are equal, so that a carry between them does not matter. After 1,000 tries
 * it returns the value at the last change of the high half.
 */
static inline t410_link_in_wr_req_cntr_t t410_link_in_wr_req_cntr_read(const PMUREG_MEMORY *base)
{
	t410_link_in_wr_req_cntr_t r;
	uint32_t low, high, again;
	uint32_t tries = 1000;

	again = pmureg_load32(base, T410_LINK_IN_WR_REQ_CNTR_OFFSET + 4U);
	do {
		high = again;
		low = pmureg_load32(base, T410_LINK_IN_WR_REQ_CNTR_OFFSET);
		again = pmureg_load32(base, T410_LINK_IN_WR_REQ_CNTR_OFFSET + 4U);
	} while (high != again && --tries);
	r.raw = (uint64_t)again << 32 | (high == again ? low : 0U);
	return r;
}

#ifdef PMUREG_IO_H
static inline int t410_link_in_wr_req_cntr_io_read(struct pmureg_io *io, struct pmureg_place at, t410_link_in_wr_req_cntr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = T410_LINK_IN_WR_REQ_CNTR_OFFSET;
	at.bits = 32;
	error = pmureg_io_read_halves(io, at, 0, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- OUT_STATUS: Overflow of the counters of outgoing requests. ----
 * Source: C2C
 * Page: page
 * Note: Shares its place with the high word of IN_WR_REQ_CNTR in every version of the driver; 0x894 is the likely place.
 */

#define T410_LINK_OUT_STATUS_OFFSET                0x890U
#define T410_LINK_OUT_STATUS_OUT_WR_REQ_SHIFT      3
#define T410_LINK_OUT_STATUS_OUT_WR_REQ_WIDTH      1
#define T410_LINK_OUT_STATUS_OUT_WR_REQ_MASK       0x00000008U
#define T410_LINK_OUT_STATUS_OUT_WR_CUM_OUTS_SHIFT 2
#define T410_LINK_OUT_STATUS_OUT_WR_CUM_OUTS_WIDTH 1
#define T410_LINK_OUT_STATUS_OUT_WR_CUM_OUTS_MASK  0x00000004U
#define T410_LINK_OUT_STATUS_OUT_RD_REQ_SHIFT      1
#define T410_LINK_OUT_STATUS_OUT_RD_REQ_WIDTH      1
#define T410_LINK_OUT_STATUS_OUT_RD_REQ_MASK       0x00000002U
#define T410_LINK_OUT_STATUS_OUT_RD_CUM_OUTS_SHIFT 0
#define T410_LINK_OUT_STATUS_OUT_RD_CUM_OUTS_WIDTH 1
#define T410_LINK_OUT_STATUS_OUT_RD_CUM_OUTS_MASK  0x00000001U

typedef struct {
	uint32_t raw;
} t410_link_out_status_t;

typedef struct {
	uint32_t out_wr_req;      /* 3     RO-V out_wr_req_cntr wrapped. */
	uint32_t out_wr_cum_outs; /* 2     RO-V out_wr_cum_outs_cntr wrapped. */
	uint32_t out_rd_req;      /* 1     RO-V out_rd_req_cntr wrapped. */
	uint32_t out_rd_cum_outs; /* 0     RO-V out_rd_cum_outs_cntr wrapped. */
} t410_link_out_status_fields_t;

static inline __attribute__((always_inline)) t410_link_out_status_t t410_link_out_status_pack(t410_link_out_status_fields_t f)
{
	t410_link_out_status_t r;

	r.raw = 0
		| pmureg_put32(f.out_wr_req, 0x1U, 3)
		| pmureg_put32(f.out_wr_cum_outs, 0x1U, 2)
		| pmureg_put32(f.out_rd_req, 0x1U, 1)
		| pmureg_put32(f.out_rd_cum_outs, 0x1U, 0);
	return r;
}

static inline t410_link_out_status_fields_t t410_link_out_status_unpack(t410_link_out_status_t r)
{
	t410_link_out_status_fields_t f;

	f.out_wr_req = (r.raw >> 3) & 0x1U;
	f.out_wr_cum_outs = (r.raw >> 2) & 0x1U;
	f.out_rd_req = (r.raw >> 1) & 0x1U;
	f.out_rd_cum_outs = r.raw & 0x1U;
	return f;
}

static inline uint32_t t410_link_out_status_get(t410_link_out_status_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define t410_link_out_status_get_out_wr_req(r)      t410_link_out_status_get(r, 0x00000008U, 3)
#define t410_link_out_status_get_out_wr_cum_outs(r) t410_link_out_status_get(r, 0x00000004U, 2)
#define t410_link_out_status_get_out_rd_req(r)      t410_link_out_status_get(r, 0x00000002U, 1)
#define t410_link_out_status_get_out_rd_cum_outs(r) t410_link_out_status_get(r, 0x00000001U, 0)

static inline int t410_link_out_status_check(t410_link_out_status_t r)
{
	if ((r.raw & 0xfffffff0U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *t410_link_out_status_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffff0 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline t410_link_out_status_t t410_link_out_status_read(const PMUREG_MEMORY *base)
{
	t410_link_out_status_t r;

	r.raw = pmureg_load32(base, T410_LINK_OUT_STATUS_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int t410_link_out_status_io_read(struct pmureg_io *io, struct pmureg_place at, t410_link_out_status_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = T410_LINK_OUT_STATUS_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- OUT_RD_CUM_OUTS_CNTR: Outgoing reads outstanding in each cycle. ----
 * Source: C2C
 * Page: page
 */

#define T410_LINK_OUT_RD_CUM_OUTS_CNTR_OFFSET      0x898U
#define T410_LINK_OUT_RD_CUM_OUTS_CNTR_COUNT_SHIFT 0
#define T410_LINK_OUT_RD_CUM_OUTS_CNTR_COUNT_WIDTH 64
#define T410_LINK_OUT_RD_CUM_OUTS_CNTR_COUNT_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} t410_link_out_rd_cum_outs_cntr_t;

typedef struct {
	uint64_t count; /* 63:0  RO-V The count. */
} t410_link_out_rd_cum_outs_cntr_fields_t;

static inline __attribute__((always_inline)) t410_link_out_rd_cum_outs_cntr_t t410_link_out_rd_cum_outs_cntr_pack(t410_link_out_rd_cum_outs_cntr_fields_t f)
{
	t410_link_out_rd_cum_outs_cntr_t r;

	r.raw = 0
		| f.count;
	return r;
}

static inline t410_link_out_rd_cum_outs_cntr_fields_t t410_link_out_rd_cum_outs_cntr_unpack(t410_link_out_rd_cum_outs_cntr_t r)
{
	t410_link_out_rd_cum_outs_cntr_fields_t f;

	f.count = r.raw;
	return f;
}

static inline uint64_t t410_link_out_rd_cum_outs_cntr_get(t410_link_out_rd_cum_outs_cntr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define t410_link_out_rd_cum_outs_cntr_get_count(r) t410_link_out_rd_cum_outs_cntr_get(r, 0xffffffffffffffffULL, 0)

/*
 * Reads high, low, high, until both high halves are equal, so that a carry between them does not matter. After 1,000 tries
 * it returns the value at the last change of the high half.
 */
static inline t410_link_out_rd_cum_outs_cntr_t t410_link_out_rd_cum_outs_cntr_read(const PMUREG_MEMORY *base)
{
	t410_link_out_rd_cum_outs_cntr_t r;
	uint32_t low, high, again;
	uint32_t tries = 1000;

	again = pmureg_load32(base, T410_LINK_OUT_RD_CUM_OUTS_CNTR_OFFSET + 4U);
	do {
		high = again;
		low = pmureg_load32(base, T410_LINK_OUT_RD_CUM_OUTS_CNTR_OFFSET);
		again = pmureg_load32(base, T410_LINK_OUT_RD_CUM_OUTS_CNTR_OFFSET + 4U);
	} while (high != again && --tries);
	r.raw = (uint64_t)again << 32 | (high == again ? low : 0U);
	return r;
}

#ifdef PMUREG_IO_H
static inline int t410_link_out_rd_cum_outs_cntr_io_read(struct pmureg_io *io, struct pmureg_place at, t410_link_out_rd_cum_outs_cntr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = T410_LINK_OUT_RD_CUM_OUTS_CNTR_OFFSET;
	at.bits = 32;
	error = pmureg_io_read_halves(io, at, 0, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- OUT_RD_REQ_CNTR: Outgoing reads. ----
 * Source: C2C
 * Page: page
 */

#define T410_LINK_OUT_RD_REQ_CNTR_OFFSET      0x8a0U
#define T410_LINK_OUT_RD_REQ_CNTR_COUNT_SHIFT 0
#define T410_LINK_OUT_RD_REQ_CNTR_COUNT_WIDTH 64
#define T410_LINK_OUT_RD_REQ_CNTR_COUNT_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} t410_link_out_rd_req_cntr_t;

typedef struct {
	uint64_t count; /* 63:0  RO-V The count. */
} t410_link_out_rd_req_cntr_fields_t;

static inline __attribute__((always_inline)) t410_link_out_rd_req_cntr_t t410_link_out_rd_req_cntr_pack(t410_link_out_rd_req_cntr_fields_t f)
{
	t410_link_out_rd_req_cntr_t r;

	r.raw = 0
		| f.count;
	return r;
}

static inline t410_link_out_rd_req_cntr_fields_t t410_link_out_rd_req_cntr_unpack(t410_link_out_rd_req_cntr_t r)
{
	t410_link_out_rd_req_cntr_fields_t f;

	f.count = r.raw;
	return f;
}

static inline uint64_t t410_link_out_rd_req_cntr_get(t410_link_out_rd_req_cntr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define t410_link_out_rd_req_cntr_get_count(r) t410_link_out_rd_req_cntr_get(r, 0xffffffffffffffffULL, 0)

/*
 * Reads high, low, high, until both high halves are equal, so that a carry between them does not matter. After 1,000 tries
 * it returns the value at the last change of the high half.
 */
static inline t410_link_out_rd_req_cntr_t t410_link_out_rd_req_cntr_read(const PMUREG_MEMORY *base)
{
	t410_link_out_rd_req_cntr_t r;
	uint32_t low, high, again;
	uint32_t tries = 1000;

	again = pmureg_load32(base, T410_LINK_OUT_RD_REQ_CNTR_OFFSET + 4U);
	do {
		high = again;
		low = pmureg_load32(base, T410_LINK_OUT_RD_REQ_CNTR_OFFSET);
		again = pmureg_load32(base, T410_LINK_OUT_RD_REQ_CNTR_OFFSET + 4U);
	} while (high != again && --tries);
	r.raw = (uint64_t)again << 32 | (high == again ? low : 0U);
	return r;
}

#ifdef PMUREG_IO_H
static inline int t410_link_out_rd_req_cntr_io_read(struct pmureg_io *io, struct pmureg_place at, t410_link_out_rd_req_cntr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = T410_LINK_OUT_RD_REQ_CNTR_OFFSET;
	at.bits = 32;
	error = pmureg_io_read_halves(io, at, 0, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- OUT_WR_CUM_OUTS_CNTR: Outgoing writes outstanding in each cycle. ----
 * Source: C2C
 * Page: page
 */

#define T410_LINK_OUT_WR_CUM_OUTS_CNTR_OFFSET      0x8a8U
#define T410_LINK_OUT_WR_CUM_OUTS_CNTR_COUNT_SHIFT 0
#define T410_LINK_OUT_WR_CUM_OUTS_CNTR_COUNT_WIDTH 64
#define T410_LINK_OUT_WR_CUM_OUTS_CNTR_COUNT_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} t410_link_out_wr_cum_outs_cntr_t;

typedef struct {
	uint64_t count; /* 63:0  RO-V The count. */
} t410_link_out_wr_cum_outs_cntr_fields_t;

static inline __attribute__((always_inline)) t410_link_out_wr_cum_outs_cntr_t t410_link_out_wr_cum_outs_cntr_pack(t410_link_out_wr_cum_outs_cntr_fields_t f)
{
	t410_link_out_wr_cum_outs_cntr_t r;

	r.raw = 0
		| f.count;
	return r;
}

static inline t410_link_out_wr_cum_outs_cntr_fields_t t410_link_out_wr_cum_outs_cntr_unpack(t410_link_out_wr_cum_outs_cntr_t r)
{
	t410_link_out_wr_cum_outs_cntr_fields_t f;

	f.count = r.raw;
	return f;
}

static inline uint64_t t410_link_out_wr_cum_outs_cntr_get(t410_link_out_wr_cum_outs_cntr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define t410_link_out_wr_cum_outs_cntr_get_count(r) t410_link_out_wr_cum_outs_cntr_get(r, 0xffffffffffffffffULL, 0)

/*
 * Reads high, low, high, until both high halves are equal, so that a carry between them does not matter. After 1,000 tries
 * it returns the value at the last change of the high half.
 */
static inline t410_link_out_wr_cum_outs_cntr_t t410_link_out_wr_cum_outs_cntr_read(const PMUREG_MEMORY *base)
{
	t410_link_out_wr_cum_outs_cntr_t r;
	uint32_t low, high, again;
	uint32_t tries = 1000;

	again = pmureg_load32(base, T410_LINK_OUT_WR_CUM_OUTS_CNTR_OFFSET + 4U);
	do {
		high = again;
		low = pmureg_load32(base, T410_LINK_OUT_WR_CUM_OUTS_CNTR_OFFSET);
		again = pmureg_load32(base, T410_LINK_OUT_WR_CUM_OUTS_CNTR_OFFSET + 4U);
	} while (high != again && --tries);
	r.raw = (uint64_t)again << 32 | (high == again ? low : 0U);
	return r;
}

#ifdef PMUREG_IO_H
static inline int t410_link_out_wr_cum_outs_cntr_io_read(struct pmureg_io *io, struct pmureg_place at, t410_link_out_wr_cum_outs_cntr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = T410_LINK_OUT_WR_CUM_OUTS_CNTR_OFFSET;
	at.bits = 32;
	error = pmureg_io_read_halves(io, at, 0, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- OUT_WR_REQ_CNTR: Outgoing writes. ----
 * Source: C2C
 * Page: page
 */

#define T410_LINK_OUT_WR_REQ_CNTR_OFFSET      0x8b0U
#define T410_LINK_OUT_WR_REQ_CNTR_COUNT_SHIFT 0
#define T410_LINK_OUT_WR_REQ_CNTR_COUNT_WIDTH 64
#define T410_LINK_OUT_WR_REQ_CNTR_COUNT_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} t410_link_out_wr_req_cntr_t;

typedef struct {
	uint64_t count; /* 63:0  RO-V The count. */
} t410_link_out_wr_req_cntr_fields_t;

static inline __attribute__((always_inline)) t410_link_out_wr_req_cntr_t t410_link_out_wr_req_cntr_pack(t410_link_out_wr_req_cntr_fields_t f)
{
	t410_link_out_wr_req_cntr_t r;

	r.raw = 0
		| f.count;
	return r;
}

static inline t410_link_out_wr_req_cntr_fields_t t410_link_out_wr_req_cntr_unpack(t410_link_out_wr_req_cntr_t r)
{
	t410_link_out_wr_req_cntr_fields_t f;

	f.count = r.raw;
	return f;
}

static inline uint64_t t410_link_out_wr_req_cntr_get(t410_link_out_wr_req_cntr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define t410_link_out_wr_req_cntr_get_count(r) t410_link_out_wr_req_cntr_get(r, 0xffffffffffffffffULL, 0)

/*
 * Reads high, low, high, until both high halves are equal, so that a carry between them does not matter. After 1,000 tries
 * it returns the value at the last change of the high half.
 */
static inline t410_link_out_wr_req_cntr_t t410_link_out_wr_req_cntr_read(const PMUREG_MEMORY *base)
{
	t410_link_out_wr_req_cntr_t r;
	uint32_t low, high, again;
	uint32_t tries = 1000;

	again = pmureg_load32(base, T410_LINK_OUT_WR_REQ_CNTR_OFFSET + 4U);
	do {
		high = again;
		low = pmureg_load32(base, T410_LINK_OUT_WR_REQ_CNTR_OFFSET);
		again = pmureg_load32(base, T410_LINK_OUT_WR_REQ_CNTR_OFFSET + 4U);
	} while (high != again && --tries);
	r.raw = (uint64_t)again << 32 | (high == again ? low : 0U);
	return r;
}

#ifdef PMUREG_IO_H
static inline int t410_link_out_wr_req_cntr_io_read(struct pmureg_io *io, struct pmureg_place at, t410_link_out_wr_req_cntr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = T410_LINK_OUT_WR_REQ_CNTR_OFFSET;
	at.bits = 32;
	error = pmureg_io_read_halves(io, at, 0, &value);
	r->raw = value;
	return error;
}
#endif

#endif
