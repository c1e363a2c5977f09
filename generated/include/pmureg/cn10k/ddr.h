/*
 * Marvell Octeon 10 (CN10K) uncore PMUs: DRAM subsystem performance monitor
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
 * Made by pmureg from regdefs/marvell/cn10k.yaml. Edit that, not this.
 */
#ifndef PMUREG_CN10K_DDR_H
#define PMUREG_CN10K_DDR_H

#include <pmureg/access.h>

/* ---- OP_MODE_CTRL: Operating mode of the counters. ----
 * Source: DDR; DT
 */

#define CN10K_DDR_OP_MODE_CTRL_OFFSET       0x8020U
#define CN10K_DDR_OP_MODE_CTRL_RESET        0x0000000000000000ULL
#define CN10K_DDR_OP_MODE_CTRL_MANUAL_SHIFT 0
#define CN10K_DDR_OP_MODE_CTRL_MANUAL_WIDTH 1
#define CN10K_DDR_OP_MODE_CTRL_MANUAL_MASK  0x0000000000000001ULL

typedef struct {
	uint64_t raw;
} cn10k_ddr_op_mode_ctrl_t;

typedef struct {
	uint64_t MANUAL; /* 0     RW Software starts and ends counting, not a timer. */
} cn10k_ddr_op_mode_ctrl_fields_t;

static inline __attribute__((always_inline)) cn10k_ddr_op_mode_ctrl_t cn10k_ddr_op_mode_ctrl_pack(cn10k_ddr_op_mode_ctrl_fields_t f)
{
	cn10k_ddr_op_mode_ctrl_t r;

	r.raw = 0
		| pmureg_put64(f.MANUAL, 0x1ULL, 0);
	return r;
}

static inline cn10k_ddr_op_mode_ctrl_fields_t cn10k_ddr_op_mode_ctrl_unpack(cn10k_ddr_op_mode_ctrl_t r)
{
	cn10k_ddr_op_mode_ctrl_fields_t f;

	f.MANUAL = r.raw & 0x1ULL;
	return f;
}

static inline uint64_t cn10k_ddr_op_mode_ctrl_get(cn10k_ddr_op_mode_ctrl_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline cn10k_ddr_op_mode_ctrl_t cn10k_ddr_op_mode_ctrl_with(cn10k_ddr_op_mode_ctrl_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000000000000001ULL & ~mask);
	return r;
}

#define cn10k_ddr_op_mode_ctrl_get_MANUAL(r)         cn10k_ddr_op_mode_ctrl_get(r, 0x0000000000000001ULL, 0)
#define cn10k_ddr_op_mode_ctrl_with_MANUAL(r, value) PMUREG_WITH(cn10k_ddr_op_mode_ctrl_with, r, 0x0000000000000001ULL, 0, value)

static inline int cn10k_ddr_op_mode_ctrl_check(cn10k_ddr_op_mode_ctrl_t r)
{
	if ((r.raw & 0xfffffffffffffffeULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *cn10k_ddr_op_mode_ctrl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffffffffffe must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline cn10k_ddr_op_mode_ctrl_t cn10k_ddr_op_mode_ctrl_read(const PMUREG_MEMORY *base)
{
	cn10k_ddr_op_mode_ctrl_t r;

	r.raw = pmureg_load64(base, CN10K_DDR_OP_MODE_CTRL_OFFSET);
	return r;
}

static inline void cn10k_ddr_op_mode_ctrl_write(PMUREG_MEMORY *base, cn10k_ddr_op_mode_ctrl_t r)
{
	pmureg_store64(base, CN10K_DDR_OP_MODE_CTRL_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int cn10k_ddr_op_mode_ctrl_io_read(struct pmureg_io *io, struct pmureg_place at, cn10k_ddr_op_mode_ctrl_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CN10K_DDR_OP_MODE_CTRL_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int cn10k_ddr_op_mode_ctrl_io_write(struct pmureg_io *io, struct pmureg_place at, cn10k_ddr_op_mode_ctrl_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CN10K_DDR_OP_MODE_CTRL_OFFSET;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- START_OP_CTRL: Starts counting. ----
 * Source: DDR; DT
 */

#define CN10K_DDR_START_OP_CTRL_OFFSET       0x8028U
#define CN10K_DDR_START_OP_CTRL_RESET        0x0000000000000000ULL
#define CN10K_DDR_START_OP_CTRL_ACTING       0x0000000000000001ULL
#define CN10K_DDR_START_OP_CTRL_ACTIVE_SHIFT 1
#define CN10K_DDR_START_OP_CTRL_ACTIVE_WIDTH 1
#define CN10K_DDR_START_OP_CTRL_ACTIVE_MASK  0x0000000000000002ULL
#define CN10K_DDR_START_OP_CTRL_START_SHIFT  0
#define CN10K_DDR_START_OP_CTRL_START_WIDTH  1
#define CN10K_DDR_START_OP_CTRL_START_MASK   0x0000000000000001ULL

typedef struct {
	uint64_t raw;
} cn10k_ddr_start_op_ctrl_t;

typedef struct {
	uint64_t ACTIVE; /* 1     RO-V             Counting. */
	uint64_t START;  /* 0     WO self-clearing A written 1 zeroes the general counters and starts them. */
} cn10k_ddr_start_op_ctrl_fields_t;

static inline __attribute__((always_inline)) cn10k_ddr_start_op_ctrl_t cn10k_ddr_start_op_ctrl_pack(cn10k_ddr_start_op_ctrl_fields_t f)
{
	cn10k_ddr_start_op_ctrl_t r;

	r.raw = 0
		| pmureg_put64(f.ACTIVE, 0x1ULL, 1)
		| pmureg_put64(f.START, 0x1ULL, 0);
	return r;
}

static inline cn10k_ddr_start_op_ctrl_fields_t cn10k_ddr_start_op_ctrl_unpack(cn10k_ddr_start_op_ctrl_t r)
{
	cn10k_ddr_start_op_ctrl_fields_t f;

	f.ACTIVE = (r.raw >> 1) & 0x1ULL;
	f.START = r.raw & 0x1ULL;
	return f;
}

static inline uint64_t cn10k_ddr_start_op_ctrl_get(cn10k_ddr_start_op_ctrl_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline cn10k_ddr_start_op_ctrl_t cn10k_ddr_start_op_ctrl_with(cn10k_ddr_start_op_ctrl_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000000000000002ULL & ~mask);
	return r;
}

#define cn10k_ddr_start_op_ctrl_get_ACTIVE(r)        cn10k_ddr_start_op_ctrl_get(r, 0x0000000000000002ULL, 1)
#define cn10k_ddr_start_op_ctrl_with_START(r, value) PMUREG_WITH(cn10k_ddr_start_op_ctrl_with, r, 0x0000000000000001ULL, 0, value)

static inline int cn10k_ddr_start_op_ctrl_check(cn10k_ddr_start_op_ctrl_t r)
{
	if ((r.raw & 0xfffffffffffffffcULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *cn10k_ddr_start_op_ctrl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffffffffffc must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline cn10k_ddr_start_op_ctrl_t cn10k_ddr_start_op_ctrl_read(const PMUREG_MEMORY *base)
{
	cn10k_ddr_start_op_ctrl_t r;

	r.raw = pmureg_load64(base, CN10K_DDR_START_OP_CTRL_OFFSET);
	return r;
}

static inline void cn10k_ddr_start_op_ctrl_write(PMUREG_MEMORY *base, cn10k_ddr_start_op_ctrl_t r)
{
	pmureg_store64(base, CN10K_DDR_START_OP_CTRL_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int cn10k_ddr_start_op_ctrl_io_read(struct pmureg_io *io, struct pmureg_place at, cn10k_ddr_start_op_ctrl_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CN10K_DDR_START_OP_CTRL_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int cn10k_ddr_start_op_ctrl_io_write(struct pmureg_io *io, struct pmureg_place at, cn10k_ddr_start_op_ctrl_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CN10K_DDR_START_OP_CTRL_OFFSET;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- END_OP_CTRL: Ends counting. ----
 * Source: DDR; DT
 */

#define CN10K_DDR_END_OP_CTRL_OFFSET    0x8030U
#define CN10K_DDR_END_OP_CTRL_ACTING    0x0000000000000001ULL
#define CN10K_DDR_END_OP_CTRL_END_SHIFT 0
#define CN10K_DDR_END_OP_CTRL_END_WIDTH 1
#define CN10K_DDR_END_OP_CTRL_END_MASK  0x0000000000000001ULL

typedef struct {
	uint64_t raw;
} cn10k_ddr_end_op_ctrl_t;

typedef struct {
	uint64_t END; /* 0     WO self-clearing A written 1 ends it. */
} cn10k_ddr_end_op_ctrl_fields_t;

static inline __attribute__((always_inline)) cn10k_ddr_end_op_ctrl_t cn10k_ddr_end_op_ctrl_pack(cn10k_ddr_end_op_ctrl_fields_t f)
{
	cn10k_ddr_end_op_ctrl_t r;

	r.raw = 0
		| pmureg_put64(f.END, 0x1ULL, 0);
	return r;
}

static inline cn10k_ddr_end_op_ctrl_fields_t cn10k_ddr_end_op_ctrl_unpack(cn10k_ddr_end_op_ctrl_t r)
{
	cn10k_ddr_end_op_ctrl_fields_t f;

	f.END = r.raw & 0x1ULL;
	return f;
}

static inline cn10k_ddr_end_op_ctrl_t cn10k_ddr_end_op_ctrl_with(cn10k_ddr_end_op_ctrl_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift);
	return r;
}

#define cn10k_ddr_end_op_ctrl_with_END(r, value) PMUREG_WITH(cn10k_ddr_end_op_ctrl_with, r, 0x0000000000000001ULL, 0, value)

static inline int cn10k_ddr_end_op_ctrl_check(cn10k_ddr_end_op_ctrl_t r)
{
	if ((r.raw & 0xfffffffffffffffeULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *cn10k_ddr_end_op_ctrl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffffffffffe must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline void cn10k_ddr_end_op_ctrl_write(PMUREG_MEMORY *base, cn10k_ddr_end_op_ctrl_t r)
{
	pmureg_store64(base, CN10K_DDR_END_OP_CTRL_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int cn10k_ddr_end_op_ctrl_io_write(struct pmureg_io *io, struct pmureg_place at, cn10k_ddr_end_op_ctrl_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CN10K_DDR_END_OP_CTRL_OFFSET;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- END_STATUS: Whether the timer has ended counting. ----
 * Source: DDR; DT
 */

#define CN10K_DDR_END_STATUS_OFFSET                   0x8038U
#define CN10K_DDR_END_STATUS_END_TIMER_MODE_END_SHIFT 0
#define CN10K_DDR_END_STATUS_END_TIMER_MODE_END_WIDTH 1
#define CN10K_DDR_END_STATUS_END_TIMER_MODE_END_MASK  0x0000000000000001ULL

typedef struct {
	uint64_t raw;
} cn10k_ddr_end_status_t;

typedef struct {
	uint64_t END_TIMER_MODE_END; /* 0     RO-V 1: it has. */
} cn10k_ddr_end_status_fields_t;

static inline __attribute__((always_inline)) cn10k_ddr_end_status_t cn10k_ddr_end_status_pack(cn10k_ddr_end_status_fields_t f)
{
	cn10k_ddr_end_status_t r;

	r.raw = 0
		| pmureg_put64(f.END_TIMER_MODE_END, 0x1ULL, 0);
	return r;
}

static inline cn10k_ddr_end_status_fields_t cn10k_ddr_end_status_unpack(cn10k_ddr_end_status_t r)
{
	cn10k_ddr_end_status_fields_t f;

	f.END_TIMER_MODE_END = r.raw & 0x1ULL;
	return f;
}

static inline uint64_t cn10k_ddr_end_status_get(cn10k_ddr_end_status_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define cn10k_ddr_end_status_get_END_TIMER_MODE_END(r) cn10k_ddr_end_status_get(r, 0x0000000000000001ULL, 0)

static inline int cn10k_ddr_end_status_check(cn10k_ddr_end_status_t r)
{
	if ((r.raw & 0xfffffffffffffffeULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *cn10k_ddr_end_status_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffffffffffe must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline cn10k_ddr_end_status_t cn10k_ddr_end_status_read(const PMUREG_MEMORY *base)
{
	cn10k_ddr_end_status_t r;

	r.raw = pmureg_load64(base, CN10K_DDR_END_STATUS_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int cn10k_ddr_end_status_io_read(struct pmureg_io *io, struct pmureg_place at, cn10k_ddr_end_status_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CN10K_DDR_END_STATUS_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- CFG: What counter <n> counts. ----
 * Source: DDR; DT
 */

#define CN10K_DDR_CFG_OFFSET(n)    (0x8040U + 8U * (n)) /* n: 0 to 7 */
#define CN10K_DDR_CFG_COUNT        8
#define CN10K_DDR_CFG_RESET        0x0000000000000000ULL
#define CN10K_DDR_CFG_ENABLE_SHIFT 63
#define CN10K_DDR_CFG_ENABLE_WIDTH 1
#define CN10K_DDR_CFG_ENABLE_MASK  0x8000000000000000ULL
#define CN10K_DDR_CFG_EVENTS_SHIFT 0
#define CN10K_DDR_CFG_EVENTS_WIDTH 55
#define CN10K_DDR_CFG_EVENTS_MASK  0x007fffffffffffffULL

typedef struct {
	uint64_t raw;
} cn10k_ddr_cfg_t;

typedef struct {
	uint64_t ENABLE; /* 63    RW 1 counts. */
	uint64_t EVENTS; /* 54:0  RW A bit for each event, bit 0 for event 1. */
} cn10k_ddr_cfg_fields_t;

static inline __attribute__((always_inline)) cn10k_ddr_cfg_t cn10k_ddr_cfg_pack(cn10k_ddr_cfg_fields_t f)
{
	cn10k_ddr_cfg_t r;

	r.raw = 0
		| pmureg_put64(f.ENABLE, 0x1ULL, 63)
		| pmureg_put64(f.EVENTS, 0x7fffffffffffffULL, 0);
	return r;
}

static inline cn10k_ddr_cfg_fields_t cn10k_ddr_cfg_unpack(cn10k_ddr_cfg_t r)
{
	cn10k_ddr_cfg_fields_t f;

	f.ENABLE = r.raw >> 63;
	f.EVENTS = r.raw & 0x7fffffffffffffULL;
	return f;
}

static inline uint64_t cn10k_ddr_cfg_get(cn10k_ddr_cfg_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline cn10k_ddr_cfg_t cn10k_ddr_cfg_with(cn10k_ddr_cfg_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x807fffffffffffffULL & ~mask);
	return r;
}

#define cn10k_ddr_cfg_get_ENABLE(r)         cn10k_ddr_cfg_get(r, 0x8000000000000000ULL, 63)
#define cn10k_ddr_cfg_get_EVENTS(r)         cn10k_ddr_cfg_get(r, 0x007fffffffffffffULL, 0)
#define cn10k_ddr_cfg_with_ENABLE(r, value) PMUREG_WITH(cn10k_ddr_cfg_with, r, 0x8000000000000000ULL, 63, value)
#define cn10k_ddr_cfg_with_EVENTS(r, value) PMUREG_WITH(cn10k_ddr_cfg_with, r, 0x007fffffffffffffULL, 0, value)

static inline int cn10k_ddr_cfg_check(cn10k_ddr_cfg_t r)
{
	if ((r.raw & 0x7f80000000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *cn10k_ddr_cfg_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0x7f80000000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline cn10k_ddr_cfg_t cn10k_ddr_cfg_read(const PMUREG_MEMORY *base, unsigned int n)
{
	cn10k_ddr_cfg_t r;

	PMUREG_INDEX(n, 7U);
	r.raw = pmureg_load64(base, CN10K_DDR_CFG_OFFSET(n));
	return r;
}

static inline void cn10k_ddr_cfg_write(PMUREG_MEMORY *base, unsigned int n, cn10k_ddr_cfg_t r)
{
	PMUREG_INDEX(n, 7U);
	pmureg_store64(base, CN10K_DDR_CFG_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int cn10k_ddr_cfg_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, cn10k_ddr_cfg_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 7U);
	at.space = PMUREG_MMIO;
	at.address = CN10K_DDR_CFG_OFFSET(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int cn10k_ddr_cfg_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, cn10k_ddr_cfg_t r)
{
	PMUREG_INDEX(n, 7U);
	at.space = PMUREG_MMIO;
	at.address = CN10K_DDR_CFG_OFFSET(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- VALUE: Counter <n>. ----
 * Source: DDR; DT
 */

#define CN10K_DDR_VALUE_OFFSET(n)   (0x8080U + 8U * (n)) /* n: 0 to 7 */
#define CN10K_DDR_VALUE_COUNT       8
#define CN10K_DDR_VALUE_RESET       0x0000000000000000ULL
#define CN10K_DDR_VALUE_COUNT_SHIFT 0
#define CN10K_DDR_VALUE_COUNT_WIDTH 49
#define CN10K_DDR_VALUE_COUNT_MASK  0x0001ffffffffffffULL

typedef struct {
	uint64_t raw;
} cn10k_ddr_value_t;

typedef struct {
	uint64_t COUNT; /* 48:0  RO-V The count. */
} cn10k_ddr_value_fields_t;

static inline __attribute__((always_inline)) cn10k_ddr_value_t cn10k_ddr_value_pack(cn10k_ddr_value_fields_t f)
{
	cn10k_ddr_value_t r;

	r.raw = 0
		| pmureg_put64(f.COUNT, 0x1ffffffffffffULL, 0);
	return r;
}

static inline cn10k_ddr_value_fields_t cn10k_ddr_value_unpack(cn10k_ddr_value_t r)
{
	cn10k_ddr_value_fields_t f;

	f.COUNT = r.raw & 0x1ffffffffffffULL;
	return f;
}

static inline uint64_t cn10k_ddr_value_get(cn10k_ddr_value_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define cn10k_ddr_value_get_COUNT(r) cn10k_ddr_value_get(r, 0x0001ffffffffffffULL, 0)

static inline int cn10k_ddr_value_check(cn10k_ddr_value_t r)
{
	if ((r.raw & 0xfffe000000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *cn10k_ddr_value_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffe000000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline cn10k_ddr_value_t cn10k_ddr_value_read(const PMUREG_MEMORY *base, unsigned int n)
{
	cn10k_ddr_value_t r;

	PMUREG_INDEX(n, 7U);
	r.raw = pmureg_load64(base, CN10K_DDR_VALUE_OFFSET(n));
	return r;
}

#ifdef PMUREG_IO_H
static inline int cn10k_ddr_value_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, cn10k_ddr_value_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 7U);
	at.space = PMUREG_MMIO;
	at.address = CN10K_DDR_VALUE_OFFSET(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- FREERUN_VALUE: Writes, and reads. ----
 * Source: DDR; DT
 */

#define CN10K_DDR_FREERUN_VALUE_OFFSET(n)   (0x80d0U + 8U * (n)) /* n: 0 to 1 */
#define CN10K_DDR_FREERUN_VALUE_COUNT       2
#define CN10K_DDR_FREERUN_VALUE_RESET       0x0000000000000000ULL
#define CN10K_DDR_FREERUN_VALUE_COUNT_SHIFT 0
#define CN10K_DDR_FREERUN_VALUE_COUNT_WIDTH 49
#define CN10K_DDR_FREERUN_VALUE_COUNT_MASK  0x0001ffffffffffffULL

typedef struct {
	uint64_t raw;
} cn10k_ddr_freerun_value_t;

typedef struct {
	uint64_t COUNT; /* 48:0  RO-V The count. */
} cn10k_ddr_freerun_value_fields_t;

static inline __attribute__((always_inline)) cn10k_ddr_freerun_value_t cn10k_ddr_freerun_value_pack(cn10k_ddr_freerun_value_fields_t f)
{
	cn10k_ddr_freerun_value_t r;

	r.raw = 0
		| pmureg_put64(f.COUNT, 0x1ffffffffffffULL, 0);
	return r;
}

static inline cn10k_ddr_freerun_value_fields_t cn10k_ddr_freerun_value_unpack(cn10k_ddr_freerun_value_t r)
{
	cn10k_ddr_freerun_value_fields_t f;

	f.COUNT = r.raw & 0x1ffffffffffffULL;
	return f;
}

static inline uint64_t cn10k_ddr_freerun_value_get(cn10k_ddr_freerun_value_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define cn10k_ddr_freerun_value_get_COUNT(r) cn10k_ddr_freerun_value_get(r, 0x0001ffffffffffffULL, 0)

static inline int cn10k_ddr_freerun_value_check(cn10k_ddr_freerun_value_t r)
{
	if ((r.raw & 0xfffe000000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *cn10k_ddr_freerun_value_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffe000000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline cn10k_ddr_freerun_value_t cn10k_ddr_freerun_value_read(const PMUREG_MEMORY *base, unsigned int n)
{
	cn10k_ddr_freerun_value_t r;

	PMUREG_INDEX(n, 1U);
	r.raw = pmureg_load64(base, CN10K_DDR_FREERUN_VALUE_OFFSET(n));
	return r;
}

#ifdef PMUREG_IO_H
static inline int cn10k_ddr_freerun_value_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, cn10k_ddr_freerun_value_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 1U);
	at.space = PMUREG_MMIO;
	at.address = CN10K_DDR_FREERUN_VALUE_OFFSET(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- FREERUN_EN: Enables the counters of reads and writes. ----
 * Source: DDR; DT
 */

#define CN10K_DDR_FREERUN_EN_OFFSET   0x80c0U
#define CN10K_DDR_FREERUN_EN_RESET    0x0000000000000000ULL
#define CN10K_DDR_FREERUN_EN_EN_SHIFT 0
#define CN10K_DDR_FREERUN_EN_EN_WIDTH 2
#define CN10K_DDR_FREERUN_EN_EN_MASK  0x0000000000000003ULL
#define CN10K_DDR_FREERUN_EN_EN_COUNT 2

typedef struct {
	uint64_t raw;
} cn10k_ddr_freerun_en_t;

typedef struct {
	uint64_t EN; /* 1:0   RW Of writes, of reads. */
} cn10k_ddr_freerun_en_fields_t;

static inline __attribute__((always_inline)) cn10k_ddr_freerun_en_t cn10k_ddr_freerun_en_pack(cn10k_ddr_freerun_en_fields_t f)
{
	cn10k_ddr_freerun_en_t r;

	r.raw = 0
		| pmureg_put64(f.EN, 0x3ULL, 0);
	return r;
}

static inline cn10k_ddr_freerun_en_fields_t cn10k_ddr_freerun_en_unpack(cn10k_ddr_freerun_en_t r)
{
	cn10k_ddr_freerun_en_fields_t f;

	f.EN = r.raw & 0x3ULL;
	return f;
}

static inline cn10k_ddr_freerun_en_t cn10k_ddr_freerun_en_with(cn10k_ddr_freerun_en_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000000000000003ULL & ~mask);
	return r;
}

#define cn10k_ddr_freerun_en_with_EN(r, value) PMUREG_WITH(cn10k_ddr_freerun_en_with, r, 0x0000000000000003ULL, 0, value)

/* Element m of EN, 0 to 1. Another index gives 0; debug builds assert. */
static inline uint64_t cn10k_ddr_freerun_en_get_EN(cn10k_ddr_freerun_en_t r, unsigned int m)
{
	PMUREG_INDEX(m, 1U);
	return m < 2U ? (r.raw >> m) & 0x1ULL : 0;
}

static inline int cn10k_ddr_freerun_en_check(cn10k_ddr_freerun_en_t r)
{
	if ((r.raw & 0xfffffffffffffffcULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *cn10k_ddr_freerun_en_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffffffffffc must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline cn10k_ddr_freerun_en_t cn10k_ddr_freerun_en_read(const PMUREG_MEMORY *base)
{
	cn10k_ddr_freerun_en_t r;

	r.raw = pmureg_load64(base, CN10K_DDR_FREERUN_EN_OFFSET);
	return r;
}

static inline void cn10k_ddr_freerun_en_write(PMUREG_MEMORY *base, cn10k_ddr_freerun_en_t r)
{
	pmureg_store64(base, CN10K_DDR_FREERUN_EN_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int cn10k_ddr_freerun_en_io_read(struct pmureg_io *io, struct pmureg_place at, cn10k_ddr_freerun_en_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CN10K_DDR_FREERUN_EN_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int cn10k_ddr_freerun_en_io_write(struct pmureg_io *io, struct pmureg_place at, cn10k_ddr_freerun_en_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CN10K_DDR_FREERUN_EN_OFFSET;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- FREERUN_CTRL: Clears them. ----
 * Source: DDR; DT
 */

#define CN10K_DDR_FREERUN_CTRL_OFFSET    0x80c8U
#define CN10K_DDR_FREERUN_CTRL_ACTING    0x0000000000000003ULL
#define CN10K_DDR_FREERUN_CTRL_CLR_SHIFT 0
#define CN10K_DDR_FREERUN_CTRL_CLR_WIDTH 2
#define CN10K_DDR_FREERUN_CTRL_CLR_MASK  0x0000000000000003ULL
#define CN10K_DDR_FREERUN_CTRL_CLR_COUNT 2

typedef struct {
	uint64_t raw;
} cn10k_ddr_freerun_ctrl_t;

typedef struct {
	uint64_t CLR; /* 1:0   WO self-clearing A written 1 zeroes that of writes, of reads. */
} cn10k_ddr_freerun_ctrl_fields_t;

static inline __attribute__((always_inline)) cn10k_ddr_freerun_ctrl_t cn10k_ddr_freerun_ctrl_pack(cn10k_ddr_freerun_ctrl_fields_t f)
{
	cn10k_ddr_freerun_ctrl_t r;

	r.raw = 0
		| pmureg_put64(f.CLR, 0x3ULL, 0);
	return r;
}

static inline cn10k_ddr_freerun_ctrl_fields_t cn10k_ddr_freerun_ctrl_unpack(cn10k_ddr_freerun_ctrl_t r)
{
	cn10k_ddr_freerun_ctrl_fields_t f;

	f.CLR = r.raw & 0x3ULL;
	return f;
}

static inline cn10k_ddr_freerun_ctrl_t cn10k_ddr_freerun_ctrl_with(cn10k_ddr_freerun_ctrl_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift);
	return r;
}

#define cn10k_ddr_freerun_ctrl_with_CLR(r, value) PMUREG_WITH(cn10k_ddr_freerun_ctrl_with, r, 0x0000000000000003ULL, 0, value)

static inline int cn10k_ddr_freerun_ctrl_check(cn10k_ddr_freerun_ctrl_t r)
{
	if ((r.raw & 0xfffffffffffffffcULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *cn10k_ddr_freerun_ctrl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffffffffffc must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline void cn10k_ddr_freerun_ctrl_write(PMUREG_MEMORY *base, cn10k_ddr_freerun_ctrl_t r)
{
	pmureg_store64(base, CN10K_DDR_FREERUN_CTRL_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int cn10k_ddr_freerun_ctrl_io_write(struct pmureg_io *io, struct pmureg_place at, cn10k_ddr_freerun_ctrl_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CN10K_DDR_FREERUN_CTRL_OFFSET;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
