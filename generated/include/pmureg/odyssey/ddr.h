/*
 * Marvell Odyssey uncore PMUs: DRAM subsystem performance monitor
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
 * Made by pmureg from regdefs/marvell/odyssey.yaml. Edit that, not this.
 */
#ifndef PMUREG_ODYSSEY_DDR_H
#define PMUREG_ODYSSEY_DDR_H

#include <pmureg/access.h>

/* ---- OP_MODE_CTRL<n>: Operating mode of counter <n>. ----
 * Source: DDR; DOC
 */

#define ODYSSEY_DDR_OP_MODE_CTRL_OFFSET(n)    (0x20020U + 8U * (n)) /* n: 0 to 7 */
#define ODYSSEY_DDR_OP_MODE_CTRL_COUNT        8
#define ODYSSEY_DDR_OP_MODE_CTRL_RESET        0x0000000000000000ULL
#define ODYSSEY_DDR_OP_MODE_CTRL_MANUAL_SHIFT 0
#define ODYSSEY_DDR_OP_MODE_CTRL_MANUAL_WIDTH 1
#define ODYSSEY_DDR_OP_MODE_CTRL_MANUAL_MASK  0x0000000000000001ULL

typedef struct {
	uint64_t raw;
} odyssey_ddr_op_mode_ctrl_t;

typedef struct {
	uint64_t MANUAL; /* 0     RW Software starts and ends counting, not a timer. */
} odyssey_ddr_op_mode_ctrl_fields_t;

static inline __attribute__((always_inline)) odyssey_ddr_op_mode_ctrl_t odyssey_ddr_op_mode_ctrl_pack(odyssey_ddr_op_mode_ctrl_fields_t f)
{
	odyssey_ddr_op_mode_ctrl_t r;

	r.raw = 0
		| pmureg_put64(f.MANUAL, 0x1ULL, 0);
	return r;
}

static inline odyssey_ddr_op_mode_ctrl_fields_t odyssey_ddr_op_mode_ctrl_unpack(odyssey_ddr_op_mode_ctrl_t r)
{
	odyssey_ddr_op_mode_ctrl_fields_t f;

	f.MANUAL = r.raw & 0x1ULL;
	return f;
}

static inline uint64_t odyssey_ddr_op_mode_ctrl_get(odyssey_ddr_op_mode_ctrl_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline odyssey_ddr_op_mode_ctrl_t odyssey_ddr_op_mode_ctrl_with(odyssey_ddr_op_mode_ctrl_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000000000000001ULL & ~mask);
	return r;
}

#define odyssey_ddr_op_mode_ctrl_get_MANUAL(r)         odyssey_ddr_op_mode_ctrl_get(r, 0x0000000000000001ULL, 0)
#define odyssey_ddr_op_mode_ctrl_with_MANUAL(r, value) PMUREG_WITH(odyssey_ddr_op_mode_ctrl_with, r, 0x0000000000000001ULL, 0, value)

static inline int odyssey_ddr_op_mode_ctrl_check(odyssey_ddr_op_mode_ctrl_t r)
{
	if ((r.raw & 0xfffffffffffffffeULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *odyssey_ddr_op_mode_ctrl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffffffffffe must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline odyssey_ddr_op_mode_ctrl_t odyssey_ddr_op_mode_ctrl_read(const PMUREG_MEMORY *base, unsigned int n)
{
	odyssey_ddr_op_mode_ctrl_t r;

	PMUREG_INDEX(n, 7U);
	r.raw = pmureg_load64(base, ODYSSEY_DDR_OP_MODE_CTRL_OFFSET(n));
	return r;
}

static inline void odyssey_ddr_op_mode_ctrl_write(PMUREG_MEMORY *base, unsigned int n, odyssey_ddr_op_mode_ctrl_t r)
{
	PMUREG_INDEX(n, 7U);
	pmureg_store64(base, ODYSSEY_DDR_OP_MODE_CTRL_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int odyssey_ddr_op_mode_ctrl_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, odyssey_ddr_op_mode_ctrl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 7U);
	at.space = PMUREG_MMIO;
	at.address = ODYSSEY_DDR_OP_MODE_CTRL_OFFSET(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int odyssey_ddr_op_mode_ctrl_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, odyssey_ddr_op_mode_ctrl_t r)
{
	PMUREG_INDEX(n, 7U);
	at.space = PMUREG_MMIO;
	at.address = ODYSSEY_DDR_OP_MODE_CTRL_OFFSET(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- START_OP_CTRL<n>: Starts counter <n>. ----
 * Source: DDR; DOC
 */

#define ODYSSEY_DDR_START_OP_CTRL_OFFSET(n)    (0x200a0U + 8U * (n)) /* n: 0 to 7 */
#define ODYSSEY_DDR_START_OP_CTRL_COUNT        8
#define ODYSSEY_DDR_START_OP_CTRL_RESET        0x0000000000000000ULL
#define ODYSSEY_DDR_START_OP_CTRL_ACTING       0x0000000000000001ULL
#define ODYSSEY_DDR_START_OP_CTRL_ACTIVE_SHIFT 1
#define ODYSSEY_DDR_START_OP_CTRL_ACTIVE_WIDTH 1
#define ODYSSEY_DDR_START_OP_CTRL_ACTIVE_MASK  0x0000000000000002ULL
#define ODYSSEY_DDR_START_OP_CTRL_START_SHIFT  0
#define ODYSSEY_DDR_START_OP_CTRL_START_WIDTH  1
#define ODYSSEY_DDR_START_OP_CTRL_START_MASK   0x0000000000000001ULL

typedef struct {
	uint64_t raw;
} odyssey_ddr_start_op_ctrl_t;

typedef struct {
	uint64_t ACTIVE; /* 1     RO-V             It is started. */
	uint64_t START;  /* 0     WO self-clearing A written 1 zeroes the counter and starts it. */
} odyssey_ddr_start_op_ctrl_fields_t;

static inline __attribute__((always_inline)) odyssey_ddr_start_op_ctrl_t odyssey_ddr_start_op_ctrl_pack(odyssey_ddr_start_op_ctrl_fields_t f)
{
	odyssey_ddr_start_op_ctrl_t r;

	r.raw = 0
		| pmureg_put64(f.ACTIVE, 0x1ULL, 1)
		| pmureg_put64(f.START, 0x1ULL, 0);
	return r;
}

static inline odyssey_ddr_start_op_ctrl_fields_t odyssey_ddr_start_op_ctrl_unpack(odyssey_ddr_start_op_ctrl_t r)
{
	odyssey_ddr_start_op_ctrl_fields_t f;

	f.ACTIVE = (r.raw >> 1) & 0x1ULL;
	f.START = r.raw & 0x1ULL;
	return f;
}

static inline uint64_t odyssey_ddr_start_op_ctrl_get(odyssey_ddr_start_op_ctrl_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline odyssey_ddr_start_op_ctrl_t odyssey_ddr_start_op_ctrl_with(odyssey_ddr_start_op_ctrl_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000000000000002ULL & ~mask);
	return r;
}

#define odyssey_ddr_start_op_ctrl_get_ACTIVE(r)        odyssey_ddr_start_op_ctrl_get(r, 0x0000000000000002ULL, 1)
#define odyssey_ddr_start_op_ctrl_with_START(r, value) PMUREG_WITH(odyssey_ddr_start_op_ctrl_with, r, 0x0000000000000001ULL, 0, value)

static inline int odyssey_ddr_start_op_ctrl_check(odyssey_ddr_start_op_ctrl_t r)
{
	if ((r.raw & 0xfffffffffffffffcULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *odyssey_ddr_start_op_ctrl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffffffffffc must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline odyssey_ddr_start_op_ctrl_t odyssey_ddr_start_op_ctrl_read(const PMUREG_MEMORY *base, unsigned int n)
{
	odyssey_ddr_start_op_ctrl_t r;

	PMUREG_INDEX(n, 7U);
	r.raw = pmureg_load64(base, ODYSSEY_DDR_START_OP_CTRL_OFFSET(n));
	return r;
}

static inline void odyssey_ddr_start_op_ctrl_write(PMUREG_MEMORY *base, unsigned int n, odyssey_ddr_start_op_ctrl_t r)
{
	PMUREG_INDEX(n, 7U);
	pmureg_store64(base, ODYSSEY_DDR_START_OP_CTRL_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int odyssey_ddr_start_op_ctrl_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, odyssey_ddr_start_op_ctrl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 7U);
	at.space = PMUREG_MMIO;
	at.address = ODYSSEY_DDR_START_OP_CTRL_OFFSET(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int odyssey_ddr_start_op_ctrl_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, odyssey_ddr_start_op_ctrl_t r)
{
	PMUREG_INDEX(n, 7U);
	at.space = PMUREG_MMIO;
	at.address = ODYSSEY_DDR_START_OP_CTRL_OFFSET(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- END_OP_CTRL<n>: Stops counter <n>. ----
 * Source: DDR; DOC
 */

#define ODYSSEY_DDR_END_OP_CTRL_OFFSET(n) (0x200e0U + 8U * (n)) /* n: 0 to 7 */
#define ODYSSEY_DDR_END_OP_CTRL_COUNT     8
#define ODYSSEY_DDR_END_OP_CTRL_ACTING    0x0000000000000001ULL
#define ODYSSEY_DDR_END_OP_CTRL_END_SHIFT 0
#define ODYSSEY_DDR_END_OP_CTRL_END_WIDTH 1
#define ODYSSEY_DDR_END_OP_CTRL_END_MASK  0x0000000000000001ULL

typedef struct {
	uint64_t raw;
} odyssey_ddr_end_op_ctrl_t;

typedef struct {
	uint64_t END; /* 0     WO self-clearing A written 1 stops it. */
} odyssey_ddr_end_op_ctrl_fields_t;

static inline __attribute__((always_inline)) odyssey_ddr_end_op_ctrl_t odyssey_ddr_end_op_ctrl_pack(odyssey_ddr_end_op_ctrl_fields_t f)
{
	odyssey_ddr_end_op_ctrl_t r;

	r.raw = 0
		| pmureg_put64(f.END, 0x1ULL, 0);
	return r;
}

static inline odyssey_ddr_end_op_ctrl_fields_t odyssey_ddr_end_op_ctrl_unpack(odyssey_ddr_end_op_ctrl_t r)
{
	odyssey_ddr_end_op_ctrl_fields_t f;

	f.END = r.raw & 0x1ULL;
	return f;
}

static inline odyssey_ddr_end_op_ctrl_t odyssey_ddr_end_op_ctrl_with(odyssey_ddr_end_op_ctrl_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift);
	return r;
}

#define odyssey_ddr_end_op_ctrl_with_END(r, value) PMUREG_WITH(odyssey_ddr_end_op_ctrl_with, r, 0x0000000000000001ULL, 0, value)

static inline int odyssey_ddr_end_op_ctrl_check(odyssey_ddr_end_op_ctrl_t r)
{
	if ((r.raw & 0xfffffffffffffffeULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *odyssey_ddr_end_op_ctrl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffffffffffe must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline void odyssey_ddr_end_op_ctrl_write(PMUREG_MEMORY *base, unsigned int n, odyssey_ddr_end_op_ctrl_t r)
{
	PMUREG_INDEX(n, 7U);
	pmureg_store64(base, ODYSSEY_DDR_END_OP_CTRL_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int odyssey_ddr_end_op_ctrl_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, odyssey_ddr_end_op_ctrl_t r)
{
	PMUREG_INDEX(n, 7U);
	at.space = PMUREG_MMIO;
	at.address = ODYSSEY_DDR_END_OP_CTRL_OFFSET(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- END_STATUS<n>: Whether the timer has ended counting. ----
 * Source: DDR; DOC
 */

#define ODYSSEY_DDR_END_STATUS_OFFSET(n)                (0x20120U + 8U * (n)) /* n: 0 to 7 */
#define ODYSSEY_DDR_END_STATUS_COUNT                    8
#define ODYSSEY_DDR_END_STATUS_END_TIMER_MODE_END_SHIFT 0
#define ODYSSEY_DDR_END_STATUS_END_TIMER_MODE_END_WIDTH 1
#define ODYSSEY_DDR_END_STATUS_END_TIMER_MODE_END_MASK  0x0000000000000001ULL

typedef struct {
	uint64_t raw;
} odyssey_ddr_end_status_t;

typedef struct {
	uint64_t END_TIMER_MODE_END; /* 0     RO-V 1: it has. */
} odyssey_ddr_end_status_fields_t;

static inline __attribute__((always_inline)) odyssey_ddr_end_status_t odyssey_ddr_end_status_pack(odyssey_ddr_end_status_fields_t f)
{
	odyssey_ddr_end_status_t r;

	r.raw = 0
		| pmureg_put64(f.END_TIMER_MODE_END, 0x1ULL, 0);
	return r;
}

static inline odyssey_ddr_end_status_fields_t odyssey_ddr_end_status_unpack(odyssey_ddr_end_status_t r)
{
	odyssey_ddr_end_status_fields_t f;

	f.END_TIMER_MODE_END = r.raw & 0x1ULL;
	return f;
}

static inline uint64_t odyssey_ddr_end_status_get(odyssey_ddr_end_status_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define odyssey_ddr_end_status_get_END_TIMER_MODE_END(r) odyssey_ddr_end_status_get(r, 0x0000000000000001ULL, 0)

static inline int odyssey_ddr_end_status_check(odyssey_ddr_end_status_t r)
{
	if ((r.raw & 0xfffffffffffffffeULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *odyssey_ddr_end_status_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffffffffffe must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline odyssey_ddr_end_status_t odyssey_ddr_end_status_read(const PMUREG_MEMORY *base, unsigned int n)
{
	odyssey_ddr_end_status_t r;

	PMUREG_INDEX(n, 7U);
	r.raw = pmureg_load64(base, ODYSSEY_DDR_END_STATUS_OFFSET(n));
	return r;
}

#ifdef PMUREG_IO_H
static inline int odyssey_ddr_end_status_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, odyssey_ddr_end_status_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 7U);
	at.space = PMUREG_MMIO;
	at.address = ODYSSEY_DDR_END_STATUS_OFFSET(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- CFG: What counter <n> counts. ----
 * Source: DDR; DOC
 */

#define ODYSSEY_DDR_CFG_OFFSET(n)    (0x20160U + 8U * (n)) /* n: 0 to 7 */
#define ODYSSEY_DDR_CFG_COUNT        8
#define ODYSSEY_DDR_CFG_RESET        0x0000000000000000ULL
#define ODYSSEY_DDR_CFG_ENABLE_SHIFT 63
#define ODYSSEY_DDR_CFG_ENABLE_WIDTH 1
#define ODYSSEY_DDR_CFG_ENABLE_MASK  0x8000000000000000ULL
#define ODYSSEY_DDR_CFG_EVENTS_SHIFT 0
#define ODYSSEY_DDR_CFG_EVENTS_WIDTH 61
#define ODYSSEY_DDR_CFG_EVENTS_MASK  0x1fffffffffffffffULL

typedef struct {
	uint64_t raw;
} odyssey_ddr_cfg_t;

typedef struct {
	uint64_t ENABLE; /* 63    RW 1 counts. */
	uint64_t EVENTS; /* 60:0  RW A bit for each event, bit 0 for event 1. */
} odyssey_ddr_cfg_fields_t;

static inline __attribute__((always_inline)) odyssey_ddr_cfg_t odyssey_ddr_cfg_pack(odyssey_ddr_cfg_fields_t f)
{
	odyssey_ddr_cfg_t r;

	r.raw = 0
		| pmureg_put64(f.ENABLE, 0x1ULL, 63)
		| pmureg_put64(f.EVENTS, 0x1fffffffffffffffULL, 0);
	return r;
}

static inline odyssey_ddr_cfg_fields_t odyssey_ddr_cfg_unpack(odyssey_ddr_cfg_t r)
{
	odyssey_ddr_cfg_fields_t f;

	f.ENABLE = r.raw >> 63;
	f.EVENTS = r.raw & 0x1fffffffffffffffULL;
	return f;
}

static inline uint64_t odyssey_ddr_cfg_get(odyssey_ddr_cfg_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline odyssey_ddr_cfg_t odyssey_ddr_cfg_with(odyssey_ddr_cfg_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x9fffffffffffffffULL & ~mask);
	return r;
}

#define odyssey_ddr_cfg_get_ENABLE(r)         odyssey_ddr_cfg_get(r, 0x8000000000000000ULL, 63)
#define odyssey_ddr_cfg_get_EVENTS(r)         odyssey_ddr_cfg_get(r, 0x1fffffffffffffffULL, 0)
#define odyssey_ddr_cfg_with_ENABLE(r, value) PMUREG_WITH(odyssey_ddr_cfg_with, r, 0x8000000000000000ULL, 63, value)
#define odyssey_ddr_cfg_with_EVENTS(r, value) PMUREG_WITH(odyssey_ddr_cfg_with, r, 0x1fffffffffffffffULL, 0, value)

static inline int odyssey_ddr_cfg_check(odyssey_ddr_cfg_t r)
{
	if ((r.raw & 0x6000000000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *odyssey_ddr_cfg_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0x6000000000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline odyssey_ddr_cfg_t odyssey_ddr_cfg_read(const PMUREG_MEMORY *base, unsigned int n)
{
	odyssey_ddr_cfg_t r;

	PMUREG_INDEX(n, 7U);
	r.raw = pmureg_load64(base, ODYSSEY_DDR_CFG_OFFSET(n));
	return r;
}

static inline void odyssey_ddr_cfg_write(PMUREG_MEMORY *base, unsigned int n, odyssey_ddr_cfg_t r)
{
	PMUREG_INDEX(n, 7U);
	pmureg_store64(base, ODYSSEY_DDR_CFG_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int odyssey_ddr_cfg_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, odyssey_ddr_cfg_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 7U);
	at.space = PMUREG_MMIO;
	at.address = ODYSSEY_DDR_CFG_OFFSET(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int odyssey_ddr_cfg_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, odyssey_ddr_cfg_t r)
{
	PMUREG_INDEX(n, 7U);
	at.space = PMUREG_MMIO;
	at.address = ODYSSEY_DDR_CFG_OFFSET(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- VALUE: Counter <n>. ----
 * Source: DDR; DOC
 */

#define ODYSSEY_DDR_VALUE_OFFSET(n)   (0x201c0U + 8U * (n)) /* n: 0 to 7 */
#define ODYSSEY_DDR_VALUE_COUNT       8
#define ODYSSEY_DDR_VALUE_RESET       0x0000000000000000ULL
#define ODYSSEY_DDR_VALUE_COUNT_SHIFT 0
#define ODYSSEY_DDR_VALUE_COUNT_WIDTH 64
#define ODYSSEY_DDR_VALUE_COUNT_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} odyssey_ddr_value_t;

typedef struct {
	uint64_t COUNT; /* 63:0  RO-V The count. */
} odyssey_ddr_value_fields_t;

static inline __attribute__((always_inline)) odyssey_ddr_value_t odyssey_ddr_value_pack(odyssey_ddr_value_fields_t f)
{
	odyssey_ddr_value_t r;

	r.raw = 0
		| f.COUNT;
	return r;
}

static inline odyssey_ddr_value_fields_t odyssey_ddr_value_unpack(odyssey_ddr_value_t r)
{
	odyssey_ddr_value_fields_t f;

	f.COUNT = r.raw;
	return f;
}

static inline uint64_t odyssey_ddr_value_get(odyssey_ddr_value_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define odyssey_ddr_value_get_COUNT(r) odyssey_ddr_value_get(r, 0xffffffffffffffffULL, 0)

static inline odyssey_ddr_value_t odyssey_ddr_value_read(const PMUREG_MEMORY *base, unsigned int n)
{
	odyssey_ddr_value_t r;

	PMUREG_INDEX(n, 7U);
	r.raw = pmureg_load64(base, ODYSSEY_DDR_VALUE_OFFSET(n));
	return r;
}

#ifdef PMUREG_IO_H
static inline int odyssey_ddr_value_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, odyssey_ddr_value_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 7U);
	at.space = PMUREG_MMIO;
	at.address = ODYSSEY_DDR_VALUE_OFFSET(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- FREERUN_VALUE: Writes, and reads. ----
 * Source: DDR; DOC
 */

#define ODYSSEY_DDR_FREERUN_VALUE_OFFSET(n)   (0x20250U + 8U * (n)) /* n: 0 to 1 */
#define ODYSSEY_DDR_FREERUN_VALUE_COUNT       2
#define ODYSSEY_DDR_FREERUN_VALUE_RESET       0x0000000000000000ULL
#define ODYSSEY_DDR_FREERUN_VALUE_COUNT_SHIFT 0
#define ODYSSEY_DDR_FREERUN_VALUE_COUNT_WIDTH 64
#define ODYSSEY_DDR_FREERUN_VALUE_COUNT_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} odyssey_ddr_freerun_value_t;

typedef struct {
	uint64_t COUNT; /* 63:0  RO-V The count. */
} odyssey_ddr_freerun_value_fields_t;

static inline __attribute__((always_inline)) odyssey_ddr_freerun_value_t odyssey_ddr_freerun_value_pack(odyssey_ddr_freerun_value_fields_t f)
{
	odyssey_ddr_freerun_value_t r;

	r.raw = 0
		| f.COUNT;
	return r;
}

static inline odyssey_ddr_freerun_value_fields_t odyssey_ddr_freerun_value_unpack(odyssey_ddr_freerun_value_t r)
{
	odyssey_ddr_freerun_value_fields_t f;

	f.COUNT = r.raw;
	return f;
}

static inline uint64_t odyssey_ddr_freerun_value_get(odyssey_ddr_freerun_value_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define odyssey_ddr_freerun_value_get_COUNT(r) odyssey_ddr_freerun_value_get(r, 0xffffffffffffffffULL, 0)

static inline odyssey_ddr_freerun_value_t odyssey_ddr_freerun_value_read(const PMUREG_MEMORY *base, unsigned int n)
{
	odyssey_ddr_freerun_value_t r;

	PMUREG_INDEX(n, 1U);
	r.raw = pmureg_load64(base, ODYSSEY_DDR_FREERUN_VALUE_OFFSET(n));
	return r;
}

#ifdef PMUREG_IO_H
static inline int odyssey_ddr_freerun_value_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, odyssey_ddr_freerun_value_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 1U);
	at.space = PMUREG_MMIO;
	at.address = ODYSSEY_DDR_FREERUN_VALUE_OFFSET(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- FREERUN_CTRL: Enables the counters of reads and writes. ----
 * Source: DDR; DOC
 */

#define ODYSSEY_DDR_FREERUN_CTRL_OFFSET   0x20240U
#define ODYSSEY_DDR_FREERUN_CTRL_RESET    0x0000000000000000ULL
#define ODYSSEY_DDR_FREERUN_CTRL_EN_SHIFT 0
#define ODYSSEY_DDR_FREERUN_CTRL_EN_WIDTH 2
#define ODYSSEY_DDR_FREERUN_CTRL_EN_MASK  0x0000000000000003ULL
#define ODYSSEY_DDR_FREERUN_CTRL_EN_COUNT 2

typedef struct {
	uint64_t raw;
} odyssey_ddr_freerun_ctrl_t;

typedef struct {
	uint64_t EN; /* 1:0   RW Of writes, of reads. */
} odyssey_ddr_freerun_ctrl_fields_t;

static inline __attribute__((always_inline)) odyssey_ddr_freerun_ctrl_t odyssey_ddr_freerun_ctrl_pack(odyssey_ddr_freerun_ctrl_fields_t f)
{
	odyssey_ddr_freerun_ctrl_t r;

	r.raw = 0
		| pmureg_put64(f.EN, 0x3ULL, 0);
	return r;
}

static inline odyssey_ddr_freerun_ctrl_fields_t odyssey_ddr_freerun_ctrl_unpack(odyssey_ddr_freerun_ctrl_t r)
{
	odyssey_ddr_freerun_ctrl_fields_t f;

	f.EN = r.raw & 0x3ULL;
	return f;
}

static inline odyssey_ddr_freerun_ctrl_t odyssey_ddr_freerun_ctrl_with(odyssey_ddr_freerun_ctrl_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000000000000003ULL & ~mask);
	return r;
}

#define odyssey_ddr_freerun_ctrl_with_EN(r, value) PMUREG_WITH(odyssey_ddr_freerun_ctrl_with, r, 0x0000000000000003ULL, 0, value)

/* Element m of EN, 0 to 1. Another index gives 0; debug builds assert. */
static inline uint64_t odyssey_ddr_freerun_ctrl_get_EN(odyssey_ddr_freerun_ctrl_t r, unsigned int m)
{
	PMUREG_INDEX(m, 1U);
	return m < 2U ? (r.raw >> m) & 0x1ULL : 0;
}

static inline int odyssey_ddr_freerun_ctrl_check(odyssey_ddr_freerun_ctrl_t r)
{
	if ((r.raw & 0xfffffffffffffffcULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *odyssey_ddr_freerun_ctrl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffffffffffc must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline odyssey_ddr_freerun_ctrl_t odyssey_ddr_freerun_ctrl_read(const PMUREG_MEMORY *base)
{
	odyssey_ddr_freerun_ctrl_t r;

	r.raw = pmureg_load64(base, ODYSSEY_DDR_FREERUN_CTRL_OFFSET);
	return r;
}

static inline void odyssey_ddr_freerun_ctrl_write(PMUREG_MEMORY *base, odyssey_ddr_freerun_ctrl_t r)
{
	pmureg_store64(base, ODYSSEY_DDR_FREERUN_CTRL_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int odyssey_ddr_freerun_ctrl_io_read(struct pmureg_io *io, struct pmureg_place at, odyssey_ddr_freerun_ctrl_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = ODYSSEY_DDR_FREERUN_CTRL_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int odyssey_ddr_freerun_ctrl_io_write(struct pmureg_io *io, struct pmureg_place at, odyssey_ddr_freerun_ctrl_t r)
{
	at.space = PMUREG_MMIO;
	at.address = ODYSSEY_DDR_FREERUN_CTRL_OFFSET;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- FREERUN_CLR: Clears them. ----
 * Source: DDR; DOC
 */

#define ODYSSEY_DDR_FREERUN_CLR_OFFSET    0x20248U
#define ODYSSEY_DDR_FREERUN_CLR_ACTING    0x0000000000000003ULL
#define ODYSSEY_DDR_FREERUN_CLR_CLR_SHIFT 0
#define ODYSSEY_DDR_FREERUN_CLR_CLR_WIDTH 2
#define ODYSSEY_DDR_FREERUN_CLR_CLR_MASK  0x0000000000000003ULL
#define ODYSSEY_DDR_FREERUN_CLR_CLR_COUNT 2

typedef struct {
	uint64_t raw;
} odyssey_ddr_freerun_clr_t;

typedef struct {
	uint64_t CLR; /* 1:0   WO self-clearing A written 1 zeroes that of writes, of reads. */
} odyssey_ddr_freerun_clr_fields_t;

static inline __attribute__((always_inline)) odyssey_ddr_freerun_clr_t odyssey_ddr_freerun_clr_pack(odyssey_ddr_freerun_clr_fields_t f)
{
	odyssey_ddr_freerun_clr_t r;

	r.raw = 0
		| pmureg_put64(f.CLR, 0x3ULL, 0);
	return r;
}

static inline odyssey_ddr_freerun_clr_fields_t odyssey_ddr_freerun_clr_unpack(odyssey_ddr_freerun_clr_t r)
{
	odyssey_ddr_freerun_clr_fields_t f;

	f.CLR = r.raw & 0x3ULL;
	return f;
}

static inline odyssey_ddr_freerun_clr_t odyssey_ddr_freerun_clr_with(odyssey_ddr_freerun_clr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift);
	return r;
}

#define odyssey_ddr_freerun_clr_with_CLR(r, value) PMUREG_WITH(odyssey_ddr_freerun_clr_with, r, 0x0000000000000003ULL, 0, value)

static inline int odyssey_ddr_freerun_clr_check(odyssey_ddr_freerun_clr_t r)
{
	if ((r.raw & 0xfffffffffffffffcULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *odyssey_ddr_freerun_clr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffffffffffc must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline void odyssey_ddr_freerun_clr_write(PMUREG_MEMORY *base, odyssey_ddr_freerun_clr_t r)
{
	pmureg_store64(base, ODYSSEY_DDR_FREERUN_CLR_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int odyssey_ddr_freerun_clr_io_write(struct pmureg_io *io, struct pmureg_place at, odyssey_ddr_freerun_clr_t r)
{
	at.space = PMUREG_MMIO;
	at.address = ODYSSEY_DDR_FREERUN_CLR_OFFSET;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
