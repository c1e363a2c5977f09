/*
 * Alibaba Yitian 710 DDR driveways: DDR driveway
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
 * Made by pmureg from regdefs/alibaba/yitian710.yaml. Edit that, not this.
 */
#ifndef PMUREG_YITIAN710_DRW_H
#define PMUREG_YITIAN710_DRW_H

#include <pmureg/access.h>

/* ---- CNT_CTRL: Starts, stops and resets all counters. ----
 * Source: K; DOC
 */

#define YITIAN710_DRW_CNT_CTRL_OFFSET      0xc00U
#define YITIAN710_DRW_CNT_CTRL_RESET       0x00000000U
#define YITIAN710_DRW_CNT_CTRL_ACTING      0x00000006U
#define YITIAN710_DRW_CNT_CTRL_RST_SHIFT   2
#define YITIAN710_DRW_CNT_CTRL_RST_WIDTH   1
#define YITIAN710_DRW_CNT_CTRL_RST_MASK    0x00000004U
#define YITIAN710_DRW_CNT_CTRL_STOP_SHIFT  1
#define YITIAN710_DRW_CNT_CTRL_STOP_WIDTH  1
#define YITIAN710_DRW_CNT_CTRL_STOP_MASK   0x00000002U
#define YITIAN710_DRW_CNT_CTRL_START_SHIFT 0
#define YITIAN710_DRW_CNT_CTRL_START_WIDTH 1
#define YITIAN710_DRW_CNT_CTRL_START_MASK  0x00000001U

typedef struct {
	uint32_t raw;
} yitian710_drw_cnt_ctrl_t;

typedef struct {
	uint32_t RST;   /* 2     WO self-clearing A written 1 zeroes the counters. */
	uint32_t STOP;  /* 1     WO self-clearing A written 1 stops them. */
	uint32_t START; /* 0     RW               A written 1 starts them. */
} yitian710_drw_cnt_ctrl_fields_t;

static inline __attribute__((always_inline)) yitian710_drw_cnt_ctrl_t yitian710_drw_cnt_ctrl_pack(yitian710_drw_cnt_ctrl_fields_t f)
{
	yitian710_drw_cnt_ctrl_t r;

	r.raw = 0
		| pmureg_put32(f.RST, 0x1U, 2)
		| pmureg_put32(f.STOP, 0x1U, 1)
		| pmureg_put32(f.START, 0x1U, 0);
	return r;
}

static inline yitian710_drw_cnt_ctrl_fields_t yitian710_drw_cnt_ctrl_unpack(yitian710_drw_cnt_ctrl_t r)
{
	yitian710_drw_cnt_ctrl_fields_t f;

	f.RST = (r.raw >> 2) & 0x1U;
	f.STOP = (r.raw >> 1) & 0x1U;
	f.START = r.raw & 0x1U;
	return f;
}

static inline uint32_t yitian710_drw_cnt_ctrl_get(yitian710_drw_cnt_ctrl_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline yitian710_drw_cnt_ctrl_t yitian710_drw_cnt_ctrl_with(yitian710_drw_cnt_ctrl_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x00000001U & ~mask);
	return r;
}

#define yitian710_drw_cnt_ctrl_get_START(r)         yitian710_drw_cnt_ctrl_get(r, 0x00000001U, 0)
#define yitian710_drw_cnt_ctrl_with_RST(r, value)   PMUREG_WITH(yitian710_drw_cnt_ctrl_with, r, 0x00000004U, 2, value)
#define yitian710_drw_cnt_ctrl_with_STOP(r, value)  PMUREG_WITH(yitian710_drw_cnt_ctrl_with, r, 0x00000002U, 1, value)
#define yitian710_drw_cnt_ctrl_with_START(r, value) PMUREG_WITH(yitian710_drw_cnt_ctrl_with, r, 0x00000001U, 0, value)

static inline int yitian710_drw_cnt_ctrl_check(yitian710_drw_cnt_ctrl_t r)
{
	if ((r.raw & 0xfffffff8U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *yitian710_drw_cnt_ctrl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffff8 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline yitian710_drw_cnt_ctrl_t yitian710_drw_cnt_ctrl_read(const PMUREG_MEMORY *base)
{
	yitian710_drw_cnt_ctrl_t r;

	r.raw = pmureg_load32(base, YITIAN710_DRW_CNT_CTRL_OFFSET);
	return r;
}

static inline void yitian710_drw_cnt_ctrl_write(PMUREG_MEMORY *base, yitian710_drw_cnt_ctrl_t r)
{
	pmureg_store32(base, YITIAN710_DRW_CNT_CTRL_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int yitian710_drw_cnt_ctrl_io_read(struct pmureg_io *io, struct pmureg_place at, yitian710_drw_cnt_ctrl_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = YITIAN710_DRW_CNT_CTRL_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int yitian710_drw_cnt_ctrl_io_write(struct pmureg_io *io, struct pmureg_place at, yitian710_drw_cnt_ctrl_t r)
{
	at.space = PMUREG_MMIO;
	at.address = YITIAN710_DRW_CNT_CTRL_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- CNT_STATE: State of the counters. ----
 * Source: K; DOC
 */

#define YITIAN710_DRW_CNT_STATE_OFFSET 0xc04U

typedef struct {
	uint32_t raw;
} yitian710_drw_cnt_state_t;

static inline yitian710_drw_cnt_state_t yitian710_drw_cnt_state_read(const PMUREG_MEMORY *base)
{
	yitian710_drw_cnt_state_t r;

	r.raw = pmureg_load32(base, YITIAN710_DRW_CNT_STATE_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int yitian710_drw_cnt_state_io_read(struct pmureg_io *io, struct pmureg_place at, yitian710_drw_cnt_state_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = YITIAN710_DRW_CNT_STATE_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- TEST_CTRL: Chooses the counter that CNT_PRELOAD writes: 19 + its number; 0: none. ----
 * Source: K; DOC
 */

#define YITIAN710_DRW_TEST_CTRL_OFFSET    0xc08U
#define YITIAN710_DRW_TEST_CTRL_RESET     0x00000000U
#define YITIAN710_DRW_TEST_CTRL_SEL_SHIFT 0
#define YITIAN710_DRW_TEST_CTRL_SEL_WIDTH 32
#define YITIAN710_DRW_TEST_CTRL_SEL_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} yitian710_drw_test_ctrl_t;

typedef struct {
	uint32_t SEL; /* 31:0  RW The counter. */
} yitian710_drw_test_ctrl_fields_t;

static inline __attribute__((always_inline)) yitian710_drw_test_ctrl_t yitian710_drw_test_ctrl_pack(yitian710_drw_test_ctrl_fields_t f)
{
	yitian710_drw_test_ctrl_t r;

	r.raw = 0
		| f.SEL;
	return r;
}

static inline yitian710_drw_test_ctrl_fields_t yitian710_drw_test_ctrl_unpack(yitian710_drw_test_ctrl_t r)
{
	yitian710_drw_test_ctrl_fields_t f;

	f.SEL = r.raw;
	return f;
}

static inline uint32_t yitian710_drw_test_ctrl_get(yitian710_drw_test_ctrl_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline yitian710_drw_test_ctrl_t yitian710_drw_test_ctrl_with(yitian710_drw_test_ctrl_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define yitian710_drw_test_ctrl_get_SEL(r)         yitian710_drw_test_ctrl_get(r, 0xffffffffU, 0)
#define yitian710_drw_test_ctrl_with_SEL(r, value) PMUREG_WITH(yitian710_drw_test_ctrl_with, r, 0xffffffffU, 0, value)

static inline yitian710_drw_test_ctrl_t yitian710_drw_test_ctrl_read(const PMUREG_MEMORY *base)
{
	yitian710_drw_test_ctrl_t r;

	r.raw = pmureg_load32(base, YITIAN710_DRW_TEST_CTRL_OFFSET);
	return r;
}

static inline void yitian710_drw_test_ctrl_write(PMUREG_MEMORY *base, yitian710_drw_test_ctrl_t r)
{
	pmureg_store32(base, YITIAN710_DRW_TEST_CTRL_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int yitian710_drw_test_ctrl_io_read(struct pmureg_io *io, struct pmureg_place at, yitian710_drw_test_ctrl_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = YITIAN710_DRW_TEST_CTRL_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int yitian710_drw_test_ctrl_io_write(struct pmureg_io *io, struct pmureg_place at, yitian710_drw_test_ctrl_t r)
{
	at.space = PMUREG_MMIO;
	at.address = YITIAN710_DRW_TEST_CTRL_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- CNT_PRELOAD: Value of the counter that TEST_CTRL chooses. ----
 * Source: K; DOC
 */

#define YITIAN710_DRW_CNT_PRELOAD_OFFSET      0xc0cU
#define YITIAN710_DRW_CNT_PRELOAD_VALUE_SHIFT 0
#define YITIAN710_DRW_CNT_PRELOAD_VALUE_WIDTH 32
#define YITIAN710_DRW_CNT_PRELOAD_VALUE_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} yitian710_drw_cnt_preload_t;

typedef struct {
	uint32_t VALUE; /* 31:0  WO The value. */
} yitian710_drw_cnt_preload_fields_t;

static inline __attribute__((always_inline)) yitian710_drw_cnt_preload_t yitian710_drw_cnt_preload_pack(yitian710_drw_cnt_preload_fields_t f)
{
	yitian710_drw_cnt_preload_t r;

	r.raw = 0
		| f.VALUE;
	return r;
}

static inline yitian710_drw_cnt_preload_fields_t yitian710_drw_cnt_preload_unpack(yitian710_drw_cnt_preload_t r)
{
	yitian710_drw_cnt_preload_fields_t f;

	f.VALUE = r.raw;
	return f;
}

static inline yitian710_drw_cnt_preload_t yitian710_drw_cnt_preload_with(yitian710_drw_cnt_preload_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define yitian710_drw_cnt_preload_with_VALUE(r, value) PMUREG_WITH(yitian710_drw_cnt_preload_with, r, 0xffffffffU, 0, value)

static inline void yitian710_drw_cnt_preload_write(PMUREG_MEMORY *base, yitian710_drw_cnt_preload_t r)
{
	pmureg_store32(base, YITIAN710_DRW_CNT_PRELOAD_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int yitian710_drw_cnt_preload_io_write(struct pmureg_io *io, struct pmureg_place at, yitian710_drw_cnt_preload_t r)
{
	at.space = PMUREG_MMIO;
	at.address = YITIAN710_DRW_CNT_PRELOAD_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- CYCLE_CNT_HIGH: Upper bits of the cycles. ----
 * Source: K; DOC
 */

#define YITIAN710_DRW_CYCLE_CNT_HIGH_OFFSET      0xc10U
#define YITIAN710_DRW_CYCLE_CNT_HIGH_COUNT_SHIFT 0
#define YITIAN710_DRW_CYCLE_CNT_HIGH_COUNT_WIDTH 24
#define YITIAN710_DRW_CYCLE_CNT_HIGH_COUNT_MASK  0x00ffffffU

typedef struct {
	uint32_t raw;
} yitian710_drw_cycle_cnt_high_t;

typedef struct {
	uint32_t COUNT; /* 23:0  RO-V The count. */
} yitian710_drw_cycle_cnt_high_fields_t;

static inline __attribute__((always_inline)) yitian710_drw_cycle_cnt_high_t yitian710_drw_cycle_cnt_high_pack(yitian710_drw_cycle_cnt_high_fields_t f)
{
	yitian710_drw_cycle_cnt_high_t r;

	r.raw = 0
		| pmureg_put32(f.COUNT, 0xffffffU, 0);
	return r;
}

static inline yitian710_drw_cycle_cnt_high_fields_t yitian710_drw_cycle_cnt_high_unpack(yitian710_drw_cycle_cnt_high_t r)
{
	yitian710_drw_cycle_cnt_high_fields_t f;

	f.COUNT = r.raw & 0xffffffU;
	return f;
}

static inline uint32_t yitian710_drw_cycle_cnt_high_get(yitian710_drw_cycle_cnt_high_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define yitian710_drw_cycle_cnt_high_get_COUNT(r) yitian710_drw_cycle_cnt_high_get(r, 0x00ffffffU, 0)

static inline int yitian710_drw_cycle_cnt_high_check(yitian710_drw_cycle_cnt_high_t r)
{
	if ((r.raw & 0xff000000U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *yitian710_drw_cycle_cnt_high_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xff000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline yitian710_drw_cycle_cnt_high_t yitian710_drw_cycle_cnt_high_read(const PMUREG_MEMORY *base)
{
	yitian710_drw_cycle_cnt_high_t r;

	r.raw = pmureg_load32(base, YITIAN710_DRW_CYCLE_CNT_HIGH_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int yitian710_drw_cycle_cnt_high_io_read(struct pmureg_io *io, struct pmureg_place at, yitian710_drw_cycle_cnt_high_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = YITIAN710_DRW_CYCLE_CNT_HIGH_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- CYCLE_CNT_LOW: Lower bits of the cycles. ----
 * Source: K; DOC
 */

#define YITIAN710_DRW_CYCLE_CNT_LOW_OFFSET      0xc14U
#define YITIAN710_DRW_CYCLE_CNT_LOW_COUNT_SHIFT 0
#define YITIAN710_DRW_CYCLE_CNT_LOW_COUNT_WIDTH 32
#define YITIAN710_DRW_CYCLE_CNT_LOW_COUNT_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} yitian710_drw_cycle_cnt_low_t;

typedef struct {
	uint32_t COUNT; /* 31:0  RO-V The count. */
} yitian710_drw_cycle_cnt_low_fields_t;

static inline __attribute__((always_inline)) yitian710_drw_cycle_cnt_low_t yitian710_drw_cycle_cnt_low_pack(yitian710_drw_cycle_cnt_low_fields_t f)
{
	yitian710_drw_cycle_cnt_low_t r;

	r.raw = 0
		| f.COUNT;
	return r;
}

static inline yitian710_drw_cycle_cnt_low_fields_t yitian710_drw_cycle_cnt_low_unpack(yitian710_drw_cycle_cnt_low_t r)
{
	yitian710_drw_cycle_cnt_low_fields_t f;

	f.COUNT = r.raw;
	return f;
}

static inline uint32_t yitian710_drw_cycle_cnt_low_get(yitian710_drw_cycle_cnt_low_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define yitian710_drw_cycle_cnt_low_get_COUNT(r) yitian710_drw_cycle_cnt_low_get(r, 0xffffffffU, 0)

static inline yitian710_drw_cycle_cnt_low_t yitian710_drw_cycle_cnt_low_read(const PMUREG_MEMORY *base)
{
	yitian710_drw_cycle_cnt_low_t r;

	r.raw = pmureg_load32(base, YITIAN710_DRW_CYCLE_CNT_LOW_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int yitian710_drw_cycle_cnt_low_io_read(struct pmureg_io *io, struct pmureg_place at, yitian710_drw_cycle_cnt_low_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = YITIAN710_DRW_CYCLE_CNT_LOW_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- EVENT_SEL<r>: Events of counters <4 * r> to <4 * r + 3>. ----
 * Source: K; DOC
 */

#define YITIAN710_DRW_EVENT_SEL_OFFSET(r_) (0xc68U + 4U * (r_)) /* r_: 0 to 3 */
#define YITIAN710_DRW_EVENT_SEL_COUNT      4
#define YITIAN710_DRW_EVENT_SEL_RESET      0x00000000U
#define YITIAN710_DRW_EVENT_SEL_C_SHIFT    0
#define YITIAN710_DRW_EVENT_SEL_C_WIDTH    32
#define YITIAN710_DRW_EVENT_SEL_C_MASK     0xffffffffU
#define YITIAN710_DRW_EVENT_SEL_C_COUNT    4

typedef struct {
	uint32_t raw;
} yitian710_drw_event_sel_t;

typedef struct {
	uint32_t C; /* 31:0  RW The event, and bit 7, which lets the counter count. */
} yitian710_drw_event_sel_fields_t;

static inline __attribute__((always_inline)) yitian710_drw_event_sel_t yitian710_drw_event_sel_pack(yitian710_drw_event_sel_fields_t f)
{
	yitian710_drw_event_sel_t r;

	r.raw = 0
		| f.C;
	return r;
}

static inline yitian710_drw_event_sel_fields_t yitian710_drw_event_sel_unpack(yitian710_drw_event_sel_t r)
{
	yitian710_drw_event_sel_fields_t f;

	f.C = r.raw;
	return f;
}

static inline yitian710_drw_event_sel_t yitian710_drw_event_sel_with(yitian710_drw_event_sel_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define yitian710_drw_event_sel_with_C(r, value) PMUREG_WITH(yitian710_drw_event_sel_with, r, 0xffffffffU, 0, value)

/* Element k of C, 0 to 3. Another index gives 0; debug builds assert. */
static inline uint32_t yitian710_drw_event_sel_get_C(yitian710_drw_event_sel_t r, unsigned int k)
{
	PMUREG_INDEX(k, 3U);
	return k < 4U ? (r.raw >> (8U * k)) & 0xffU : 0;
}

static inline yitian710_drw_event_sel_t yitian710_drw_event_sel_read(const PMUREG_MEMORY *base, unsigned int r_)
{
	yitian710_drw_event_sel_t r;

	PMUREG_INDEX(r_, 3U);
	r.raw = pmureg_load32(base, YITIAN710_DRW_EVENT_SEL_OFFSET(r_));
	return r;
}

static inline void yitian710_drw_event_sel_write(PMUREG_MEMORY *base, unsigned int r_, yitian710_drw_event_sel_t r)
{
	PMUREG_INDEX(r_, 3U);
	pmureg_store32(base, YITIAN710_DRW_EVENT_SEL_OFFSET(r_), r.raw);
}

#ifdef PMUREG_IO_H
static inline int yitian710_drw_event_sel_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int r_, yitian710_drw_event_sel_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(r_, 3U);
	at.space = PMUREG_MMIO;
	at.address = YITIAN710_DRW_EVENT_SEL_OFFSET(r_);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int yitian710_drw_event_sel_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int r_, yitian710_drw_event_sel_t r)
{
	PMUREG_INDEX(r_, 3U);
	at.space = PMUREG_MMIO;
	at.address = YITIAN710_DRW_EVENT_SEL_OFFSET(r_);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- COMMON_COUNTER<n>: Counter <n>. ----
 * Source: K; DOC
 */

#define YITIAN710_DRW_COUNTER_OFFSET(n)   (0xc78U + 4U * (n)) /* n: 0 to 15 */
#define YITIAN710_DRW_COUNTER_COUNT       16
#define YITIAN710_DRW_COUNTER_COUNT_SHIFT 0
#define YITIAN710_DRW_COUNTER_COUNT_WIDTH 32
#define YITIAN710_DRW_COUNTER_COUNT_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} yitian710_drw_counter_t;

typedef struct {
	uint32_t COUNT; /* 31:0  RO-V The count. */
} yitian710_drw_counter_fields_t;

static inline __attribute__((always_inline)) yitian710_drw_counter_t yitian710_drw_counter_pack(yitian710_drw_counter_fields_t f)
{
	yitian710_drw_counter_t r;

	r.raw = 0
		| f.COUNT;
	return r;
}

static inline yitian710_drw_counter_fields_t yitian710_drw_counter_unpack(yitian710_drw_counter_t r)
{
	yitian710_drw_counter_fields_t f;

	f.COUNT = r.raw;
	return f;
}

static inline uint32_t yitian710_drw_counter_get(yitian710_drw_counter_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define yitian710_drw_counter_get_COUNT(r) yitian710_drw_counter_get(r, 0xffffffffU, 0)

static inline yitian710_drw_counter_t yitian710_drw_counter_read(const PMUREG_MEMORY *base, unsigned int n)
{
	yitian710_drw_counter_t r;

	PMUREG_INDEX(n, 15U);
	r.raw = pmureg_load32(base, YITIAN710_DRW_COUNTER_OFFSET(n));
	return r;
}

#ifdef PMUREG_IO_H
static inline int yitian710_drw_counter_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, yitian710_drw_counter_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 15U);
	at.space = PMUREG_MMIO;
	at.address = YITIAN710_DRW_COUNTER_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- OV_INTR_ENABLE_CTL: A written 1 enables the interrupt of a counter. ----
 * Source: K; DOC
 */

#define YITIAN710_DRW_OV_INTR_ENABLE_CTL_OFFSET          0xcb8U
#define YITIAN710_DRW_OV_INTR_ENABLE_CTL_COMMON_SHIFT    8
#define YITIAN710_DRW_OV_INTR_ENABLE_CTL_COMMON_WIDTH    16
#define YITIAN710_DRW_OV_INTR_ENABLE_CTL_COMMON_MASK     0x00ffff00U
#define YITIAN710_DRW_OV_INTR_ENABLE_CTL_COMMON_COUNT    16
#define YITIAN710_DRW_OV_INTR_ENABLE_CTL_BANDWIDTH_SHIFT 0
#define YITIAN710_DRW_OV_INTR_ENABLE_CTL_BANDWIDTH_WIDTH 8
#define YITIAN710_DRW_OV_INTR_ENABLE_CTL_BANDWIDTH_MASK  0x000000ffU
#define YITIAN710_DRW_OV_INTR_ENABLE_CTL_BANDWIDTH_COUNT 8

typedef struct {
	uint32_t raw;
} yitian710_drw_ov_intr_enable_ctl_t;

typedef struct {
	uint32_t COMMON;    /* 23:8  WO Bit of counter <m>. */
	uint32_t BANDWIDTH; /* 7:0   WO Bit of counter <m> of bandwidth. */
} yitian710_drw_ov_intr_enable_ctl_fields_t;

static inline __attribute__((always_inline)) yitian710_drw_ov_intr_enable_ctl_t yitian710_drw_ov_intr_enable_ctl_pack(yitian710_drw_ov_intr_enable_ctl_fields_t f)
{
	yitian710_drw_ov_intr_enable_ctl_t r;

	r.raw = 0
		| pmureg_put32(f.COMMON, 0xffffU, 8)
		| pmureg_put32(f.BANDWIDTH, 0xffU, 0);
	return r;
}

static inline yitian710_drw_ov_intr_enable_ctl_fields_t yitian710_drw_ov_intr_enable_ctl_unpack(yitian710_drw_ov_intr_enable_ctl_t r)
{
	yitian710_drw_ov_intr_enable_ctl_fields_t f;

	f.COMMON = (r.raw >> 8) & 0xffffU;
	f.BANDWIDTH = r.raw & 0xffU;
	return f;
}

static inline yitian710_drw_ov_intr_enable_ctl_t yitian710_drw_ov_intr_enable_ctl_with(yitian710_drw_ov_intr_enable_ctl_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x00ffffffU & ~mask);
	return r;
}

#define yitian710_drw_ov_intr_enable_ctl_with_COMMON(r, value)    PMUREG_WITH(yitian710_drw_ov_intr_enable_ctl_with, r, 0x00ffff00U, 8, value)
#define yitian710_drw_ov_intr_enable_ctl_with_BANDWIDTH(r, value) PMUREG_WITH(yitian710_drw_ov_intr_enable_ctl_with, r, 0x000000ffU, 0, value)

static inline int yitian710_drw_ov_intr_enable_ctl_check(yitian710_drw_ov_intr_enable_ctl_t r)
{
	if ((r.raw & 0xff000000U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *yitian710_drw_ov_intr_enable_ctl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xff000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline void yitian710_drw_ov_intr_enable_ctl_write(PMUREG_MEMORY *base, yitian710_drw_ov_intr_enable_ctl_t r)
{
	pmureg_store32(base, YITIAN710_DRW_OV_INTR_ENABLE_CTL_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int yitian710_drw_ov_intr_enable_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, yitian710_drw_ov_intr_enable_ctl_t r)
{
	at.space = PMUREG_MMIO;
	at.address = YITIAN710_DRW_OV_INTR_ENABLE_CTL_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- OV_INTR_DISABLE_CTL: A written 1 disables the interrupt of a counter. ----
 * Source: K; DOC
 */

#define YITIAN710_DRW_OV_INTR_DISABLE_CTL_OFFSET          0xcbcU
#define YITIAN710_DRW_OV_INTR_DISABLE_CTL_COMMON_SHIFT    8
#define YITIAN710_DRW_OV_INTR_DISABLE_CTL_COMMON_WIDTH    16
#define YITIAN710_DRW_OV_INTR_DISABLE_CTL_COMMON_MASK     0x00ffff00U
#define YITIAN710_DRW_OV_INTR_DISABLE_CTL_COMMON_COUNT    16
#define YITIAN710_DRW_OV_INTR_DISABLE_CTL_BANDWIDTH_SHIFT 0
#define YITIAN710_DRW_OV_INTR_DISABLE_CTL_BANDWIDTH_WIDTH 8
#define YITIAN710_DRW_OV_INTR_DISABLE_CTL_BANDWIDTH_MASK  0x000000ffU
#define YITIAN710_DRW_OV_INTR_DISABLE_CTL_BANDWIDTH_COUNT 8

typedef struct {
	uint32_t raw;
} yitian710_drw_ov_intr_disable_ctl_t;

typedef struct {
	uint32_t COMMON;    /* 23:8  WO Bit of counter <m>. */
	uint32_t BANDWIDTH; /* 7:0   WO Bit of counter <m> of bandwidth. */
} yitian710_drw_ov_intr_disable_ctl_fields_t;

static inline __attribute__((always_inline)) yitian710_drw_ov_intr_disable_ctl_t yitian710_drw_ov_intr_disable_ctl_pack(yitian710_drw_ov_intr_disable_ctl_fields_t f)
{
	yitian710_drw_ov_intr_disable_ctl_t r;

	r.raw = 0
		| pmureg_put32(f.COMMON, 0xffffU, 8)
		| pmureg_put32(f.BANDWIDTH, 0xffU, 0);
	return r;
}

static inline yitian710_drw_ov_intr_disable_ctl_fields_t yitian710_drw_ov_intr_disable_ctl_unpack(yitian710_drw_ov_intr_disable_ctl_t r)
{
	yitian710_drw_ov_intr_disable_ctl_fields_t f;

	f.COMMON = (r.raw >> 8) & 0xffffU;
	f.BANDWIDTH = r.raw & 0xffU;
	return f;
}

static inline yitian710_drw_ov_intr_disable_ctl_t yitian710_drw_ov_intr_disable_ctl_with(yitian710_drw_ov_intr_disable_ctl_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x00ffffffU & ~mask);
	return r;
}

#define yitian710_drw_ov_intr_disable_ctl_with_COMMON(r, value)    PMUREG_WITH(yitian710_drw_ov_intr_disable_ctl_with, r, 0x00ffff00U, 8, value)
#define yitian710_drw_ov_intr_disable_ctl_with_BANDWIDTH(r, value) PMUREG_WITH(yitian710_drw_ov_intr_disable_ctl_with, r, 0x000000ffU, 0, value)

static inline int yitian710_drw_ov_intr_disable_ctl_check(yitian710_drw_ov_intr_disable_ctl_t r)
{
	if ((r.raw & 0xff000000U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *yitian710_drw_ov_intr_disable_ctl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xff000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline void yitian710_drw_ov_intr_disable_ctl_write(PMUREG_MEMORY *base, yitian710_drw_ov_intr_disable_ctl_t r)
{
	pmureg_store32(base, YITIAN710_DRW_OV_INTR_DISABLE_CTL_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int yitian710_drw_ov_intr_disable_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, yitian710_drw_ov_intr_disable_ctl_t r)
{
	at.space = PMUREG_MMIO;
	at.address = YITIAN710_DRW_OV_INTR_DISABLE_CTL_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- OV_INTR_ENABLE_STATUS: Which interrupts are enabled. ----
 * Source: K; DOC
 */

#define YITIAN710_DRW_OV_INTR_ENABLE_STATUS_OFFSET          0xcc0U
#define YITIAN710_DRW_OV_INTR_ENABLE_STATUS_COMMON_SHIFT    8
#define YITIAN710_DRW_OV_INTR_ENABLE_STATUS_COMMON_WIDTH    16
#define YITIAN710_DRW_OV_INTR_ENABLE_STATUS_COMMON_MASK     0x00ffff00U
#define YITIAN710_DRW_OV_INTR_ENABLE_STATUS_COMMON_COUNT    16
#define YITIAN710_DRW_OV_INTR_ENABLE_STATUS_BANDWIDTH_SHIFT 0
#define YITIAN710_DRW_OV_INTR_ENABLE_STATUS_BANDWIDTH_WIDTH 8
#define YITIAN710_DRW_OV_INTR_ENABLE_STATUS_BANDWIDTH_MASK  0x000000ffU
#define YITIAN710_DRW_OV_INTR_ENABLE_STATUS_BANDWIDTH_COUNT 8

typedef struct {
	uint32_t raw;
} yitian710_drw_ov_intr_enable_status_t;

typedef struct {
	uint32_t COMMON;    /* 23:8  RO Bit of counter <m>. */
	uint32_t BANDWIDTH; /* 7:0   RO Bit of counter <m> of bandwidth. */
} yitian710_drw_ov_intr_enable_status_fields_t;

static inline __attribute__((always_inline)) yitian710_drw_ov_intr_enable_status_t yitian710_drw_ov_intr_enable_status_pack(yitian710_drw_ov_intr_enable_status_fields_t f)
{
	yitian710_drw_ov_intr_enable_status_t r;

	r.raw = 0
		| pmureg_put32(f.COMMON, 0xffffU, 8)
		| pmureg_put32(f.BANDWIDTH, 0xffU, 0);
	return r;
}

static inline yitian710_drw_ov_intr_enable_status_fields_t yitian710_drw_ov_intr_enable_status_unpack(yitian710_drw_ov_intr_enable_status_t r)
{
	yitian710_drw_ov_intr_enable_status_fields_t f;

	f.COMMON = (r.raw >> 8) & 0xffffU;
	f.BANDWIDTH = r.raw & 0xffU;
	return f;
}

/* Element m of COMMON, 0 to 15. Another index gives 0; debug builds assert. */
static inline uint32_t yitian710_drw_ov_intr_enable_status_get_COMMON(yitian710_drw_ov_intr_enable_status_t r, unsigned int m)
{
	PMUREG_INDEX(m, 15U);
	return m < 16U ? (r.raw >> (8U + m)) & 0x1U : 0;
}

/* Element m of BANDWIDTH, 0 to 7. Another index gives 0; debug builds assert. */
static inline uint32_t yitian710_drw_ov_intr_enable_status_get_BANDWIDTH(yitian710_drw_ov_intr_enable_status_t r, unsigned int m)
{
	PMUREG_INDEX(m, 7U);
	return m < 8U ? (r.raw >> m) & 0x1U : 0;
}

static inline int yitian710_drw_ov_intr_enable_status_check(yitian710_drw_ov_intr_enable_status_t r)
{
	if ((r.raw & 0xff000000U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *yitian710_drw_ov_intr_enable_status_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xff000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline yitian710_drw_ov_intr_enable_status_t yitian710_drw_ov_intr_enable_status_read(const PMUREG_MEMORY *base)
{
	yitian710_drw_ov_intr_enable_status_t r;

	r.raw = pmureg_load32(base, YITIAN710_DRW_OV_INTR_ENABLE_STATUS_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int yitian710_drw_ov_intr_enable_status_io_read(struct pmureg_io *io, struct pmureg_place at, yitian710_drw_ov_intr_enable_status_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = YITIAN710_DRW_OV_INTR_ENABLE_STATUS_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- OV_INTR_CLR: A written 1 clears the overflow of a counter. ----
 * Source: K; DOC
 */

#define YITIAN710_DRW_OV_INTR_CLR_OFFSET          0xcc4U
#define YITIAN710_DRW_OV_INTR_CLR_COMMON_SHIFT    8
#define YITIAN710_DRW_OV_INTR_CLR_COMMON_WIDTH    16
#define YITIAN710_DRW_OV_INTR_CLR_COMMON_MASK     0x00ffff00U
#define YITIAN710_DRW_OV_INTR_CLR_COMMON_COUNT    16
#define YITIAN710_DRW_OV_INTR_CLR_BANDWIDTH_SHIFT 0
#define YITIAN710_DRW_OV_INTR_CLR_BANDWIDTH_WIDTH 8
#define YITIAN710_DRW_OV_INTR_CLR_BANDWIDTH_MASK  0x000000ffU
#define YITIAN710_DRW_OV_INTR_CLR_BANDWIDTH_COUNT 8

typedef struct {
	uint32_t raw;
} yitian710_drw_ov_intr_clr_t;

typedef struct {
	uint32_t COMMON;    /* 23:8  WO Bit of counter <m>. */
	uint32_t BANDWIDTH; /* 7:0   WO Bit of counter <m> of bandwidth. */
} yitian710_drw_ov_intr_clr_fields_t;

static inline __attribute__((always_inline)) yitian710_drw_ov_intr_clr_t yitian710_drw_ov_intr_clr_pack(yitian710_drw_ov_intr_clr_fields_t f)
{
	yitian710_drw_ov_intr_clr_t r;

	r.raw = 0
		| pmureg_put32(f.COMMON, 0xffffU, 8)
		| pmureg_put32(f.BANDWIDTH, 0xffU, 0);
	return r;
}

static inline yitian710_drw_ov_intr_clr_fields_t yitian710_drw_ov_intr_clr_unpack(yitian710_drw_ov_intr_clr_t r)
{
	yitian710_drw_ov_intr_clr_fields_t f;

	f.COMMON = (r.raw >> 8) & 0xffffU;
	f.BANDWIDTH = r.raw & 0xffU;
	return f;
}

static inline yitian710_drw_ov_intr_clr_t yitian710_drw_ov_intr_clr_with(yitian710_drw_ov_intr_clr_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x00ffffffU & ~mask);
	return r;
}

#define yitian710_drw_ov_intr_clr_with_COMMON(r, value)    PMUREG_WITH(yitian710_drw_ov_intr_clr_with, r, 0x00ffff00U, 8, value)
#define yitian710_drw_ov_intr_clr_with_BANDWIDTH(r, value) PMUREG_WITH(yitian710_drw_ov_intr_clr_with, r, 0x000000ffU, 0, value)

static inline int yitian710_drw_ov_intr_clr_check(yitian710_drw_ov_intr_clr_t r)
{
	if ((r.raw & 0xff000000U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *yitian710_drw_ov_intr_clr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xff000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline void yitian710_drw_ov_intr_clr_write(PMUREG_MEMORY *base, yitian710_drw_ov_intr_clr_t r)
{
	pmureg_store32(base, YITIAN710_DRW_OV_INTR_CLR_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int yitian710_drw_ov_intr_clr_io_write(struct pmureg_io *io, struct pmureg_place at, yitian710_drw_ov_intr_clr_t r)
{
	at.space = PMUREG_MMIO;
	at.address = YITIAN710_DRW_OV_INTR_CLR_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- OV_INTR_STATUS: Which counters have wrapped. ----
 * Source: K; DOC
 */

#define YITIAN710_DRW_OV_INTR_STATUS_OFFSET          0xcc8U
#define YITIAN710_DRW_OV_INTR_STATUS_COMMON_SHIFT    8
#define YITIAN710_DRW_OV_INTR_STATUS_COMMON_WIDTH    16
#define YITIAN710_DRW_OV_INTR_STATUS_COMMON_MASK     0x00ffff00U
#define YITIAN710_DRW_OV_INTR_STATUS_COMMON_COUNT    16
#define YITIAN710_DRW_OV_INTR_STATUS_BANDWIDTH_SHIFT 0
#define YITIAN710_DRW_OV_INTR_STATUS_BANDWIDTH_WIDTH 8
#define YITIAN710_DRW_OV_INTR_STATUS_BANDWIDTH_MASK  0x000000ffU
#define YITIAN710_DRW_OV_INTR_STATUS_BANDWIDTH_COUNT 8

typedef struct {
	uint32_t raw;
} yitian710_drw_ov_intr_status_t;

typedef struct {
	uint32_t COMMON;    /* 23:8  RO-V Bit of counter <m>. */
	uint32_t BANDWIDTH; /* 7:0   RO-V Bit of counter <m> of bandwidth. */
} yitian710_drw_ov_intr_status_fields_t;

static inline __attribute__((always_inline)) yitian710_drw_ov_intr_status_t yitian710_drw_ov_intr_status_pack(yitian710_drw_ov_intr_status_fields_t f)
{
	yitian710_drw_ov_intr_status_t r;

	r.raw = 0
		| pmureg_put32(f.COMMON, 0xffffU, 8)
		| pmureg_put32(f.BANDWIDTH, 0xffU, 0);
	return r;
}

static inline yitian710_drw_ov_intr_status_fields_t yitian710_drw_ov_intr_status_unpack(yitian710_drw_ov_intr_status_t r)
{
	yitian710_drw_ov_intr_status_fields_t f;

	f.COMMON = (r.raw >> 8) & 0xffffU;
	f.BANDWIDTH = r.raw & 0xffU;
	return f;
}

/* Element m of COMMON, 0 to 15. Another index gives 0; debug builds assert. */
static inline uint32_t yitian710_drw_ov_intr_status_get_COMMON(yitian710_drw_ov_intr_status_t r, unsigned int m)
{
	PMUREG_INDEX(m, 15U);
	return m < 16U ? (r.raw >> (8U + m)) & 0x1U : 0;
}

/* Element m of BANDWIDTH, 0 to 7. Another index gives 0; debug builds assert. */
static inline uint32_t yitian710_drw_ov_intr_status_get_BANDWIDTH(yitian710_drw_ov_intr_status_t r, unsigned int m)
{
	PMUREG_INDEX(m, 7U);
	return m < 8U ? (r.raw >> m) & 0x1U : 0;
}

static inline int yitian710_drw_ov_intr_status_check(yitian710_drw_ov_intr_status_t r)
{
	if ((r.raw & 0xff000000U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *yitian710_drw_ov_intr_status_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xff000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline yitian710_drw_ov_intr_status_t yitian710_drw_ov_intr_status_read(const PMUREG_MEMORY *base)
{
	yitian710_drw_ov_intr_status_t r;

	r.raw = pmureg_load32(base, YITIAN710_DRW_OV_INTR_STATUS_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int yitian710_drw_ov_intr_status_io_read(struct pmureg_io *io, struct pmureg_place at, yitian710_drw_ov_intr_status_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = YITIAN710_DRW_OV_INTR_STATUS_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

#endif
