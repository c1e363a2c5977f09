/*
 * StarFive JH8100 StarLink PMU: StarLink, with the L3 cache
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
 * Made by pmureg from regdefs/starfive/jh8100.yaml. Edit that, not this.
 */
#ifndef PMUREG_JH8100_STARLINK_H
#define PMUREG_JH8100_STARLINK_H

#include <pmureg/access.h>

/* ---- CONTROL: Starts and stops the counters. ----
 * Source: K; DOC
 */

#define JH8100_STARLINK_CONTROL_OFFSET              0x40U
#define JH8100_STARLINK_CONTROL_RESET               0x0000000000000000ULL
#define JH8100_STARLINK_CONTROL_OTHER_SHIFT         1
#define JH8100_STARLINK_CONTROL_OTHER_WIDTH         63
#define JH8100_STARLINK_CONTROL_OTHER_MASK          0xfffffffffffffffeULL
#define JH8100_STARLINK_CONTROL_GLOBAL_ENABLE_SHIFT 0
#define JH8100_STARLINK_CONTROL_GLOBAL_ENABLE_WIDTH 1
#define JH8100_STARLINK_CONTROL_GLOBAL_ENABLE_MASK  0x0000000000000001ULL

typedef struct {
	uint64_t raw;
} jh8100_starlink_control_t;

typedef struct {
	uint64_t OTHER;         /* 63:1  RW Not public; it keeps what is there. */
	uint64_t GLOBAL_ENABLE; /* 0     RW 1: all counters count. */
} jh8100_starlink_control_fields_t;

static inline __attribute__((always_inline)) jh8100_starlink_control_t jh8100_starlink_control_pack(jh8100_starlink_control_fields_t f)
{
	jh8100_starlink_control_t r;

	r.raw = 0
		| pmureg_put64(f.OTHER, 0x7fffffffffffffffULL, 1)
		| pmureg_put64(f.GLOBAL_ENABLE, 0x1ULL, 0);
	return r;
}

static inline jh8100_starlink_control_fields_t jh8100_starlink_control_unpack(jh8100_starlink_control_t r)
{
	jh8100_starlink_control_fields_t f;

	f.OTHER = r.raw >> 1;
	f.GLOBAL_ENABLE = r.raw & 0x1ULL;
	return f;
}

static inline uint64_t jh8100_starlink_control_get(jh8100_starlink_control_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline jh8100_starlink_control_t jh8100_starlink_control_with(jh8100_starlink_control_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define jh8100_starlink_control_get_OTHER(r)                 jh8100_starlink_control_get(r, 0xfffffffffffffffeULL, 1)
#define jh8100_starlink_control_get_GLOBAL_ENABLE(r)         jh8100_starlink_control_get(r, 0x0000000000000001ULL, 0)
#define jh8100_starlink_control_with_OTHER(r, value)         PMUREG_WITH(jh8100_starlink_control_with, r, 0xfffffffffffffffeULL, 1, value)
#define jh8100_starlink_control_with_GLOBAL_ENABLE(r, value) PMUREG_WITH(jh8100_starlink_control_with, r, 0x0000000000000001ULL, 0, value)

static inline jh8100_starlink_control_t jh8100_starlink_control_read(const PMUREG_MEMORY *base)
{
	jh8100_starlink_control_t r;

	r.raw = pmureg_load64(base, JH8100_STARLINK_CONTROL_OFFSET);
	return r;
}

static inline void jh8100_starlink_control_write(PMUREG_MEMORY *base, jh8100_starlink_control_t r)
{
	pmureg_store64(base, JH8100_STARLINK_CONTROL_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int jh8100_starlink_control_io_read(struct pmureg_io *io, struct pmureg_place at, jh8100_starlink_control_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = JH8100_STARLINK_CONTROL_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int jh8100_starlink_control_io_write(struct pmureg_io *io, struct pmureg_place at, jh8100_starlink_control_t r)
{
	at.space = PMUREG_MMIO;
	at.address = JH8100_STARLINK_CONTROL_OFFSET;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- COUNTER_OVERFLOW_STATUS: Which counters have wrapped. ----
 * Source: K; DOC
 */

#define JH8100_STARLINK_COUNTER_OVERFLOW_STATUS_OFFSET      0x48U
#define JH8100_STARLINK_COUNTER_OVERFLOW_STATUS_ACTING      0x800000000000ffffULL
#define JH8100_STARLINK_COUNTER_OVERFLOW_STATUS_CYCLE_SHIFT 63
#define JH8100_STARLINK_COUNTER_OVERFLOW_STATUS_CYCLE_WIDTH 1
#define JH8100_STARLINK_COUNTER_OVERFLOW_STATUS_CYCLE_MASK  0x8000000000000000ULL
#define JH8100_STARLINK_COUNTER_OVERFLOW_STATUS_C_SHIFT     0
#define JH8100_STARLINK_COUNTER_OVERFLOW_STATUS_C_WIDTH     16
#define JH8100_STARLINK_COUNTER_OVERFLOW_STATUS_C_MASK      0x000000000000ffffULL
#define JH8100_STARLINK_COUNTER_OVERFLOW_STATUS_C_COUNT     16

typedef struct {
	uint64_t raw;
} jh8100_starlink_counter_overflow_status_t;

typedef struct {
	uint64_t CYCLE; /* 63    W1C That of cycles. */
	uint64_t C;     /* 15:0  W1C Counter <m>. */
} jh8100_starlink_counter_overflow_status_fields_t;

/* Writes 0 to 0x7fffffffffff0000ULL, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) jh8100_starlink_counter_overflow_status_t jh8100_starlink_counter_overflow_status_pack(jh8100_starlink_counter_overflow_status_fields_t f)
{
	jh8100_starlink_counter_overflow_status_t r;

	r.raw = 0
		| pmureg_put64(f.CYCLE, 0x1ULL, 63)
		| pmureg_put64(f.C, 0xffffULL, 0);
	return r;
}

static inline jh8100_starlink_counter_overflow_status_fields_t jh8100_starlink_counter_overflow_status_unpack(jh8100_starlink_counter_overflow_status_t r)
{
	jh8100_starlink_counter_overflow_status_fields_t f;

	f.CYCLE = r.raw >> 63;
	f.C = r.raw & 0xffffULL;
	return f;
}

static inline uint64_t jh8100_starlink_counter_overflow_status_get(jh8100_starlink_counter_overflow_status_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline jh8100_starlink_counter_overflow_status_t jh8100_starlink_counter_overflow_status_with(jh8100_starlink_counter_overflow_status_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x7fffffffffff0000ULL & ~mask);
	return r;
}

#define jh8100_starlink_counter_overflow_status_get_CYCLE(r)         jh8100_starlink_counter_overflow_status_get(r, 0x8000000000000000ULL, 63)
#define jh8100_starlink_counter_overflow_status_with_CYCLE(r, value) PMUREG_WITH(jh8100_starlink_counter_overflow_status_with, r, 0x8000000000000000ULL, 63, value)
#define jh8100_starlink_counter_overflow_status_with_C(r, value)     PMUREG_WITH(jh8100_starlink_counter_overflow_status_with, r, 0x000000000000ffffULL, 0, value)

/* Element m of C, 0 to 15. Another index gives 0; debug builds assert. */
static inline uint64_t jh8100_starlink_counter_overflow_status_get_C(jh8100_starlink_counter_overflow_status_t r, unsigned int m)
{
	PMUREG_INDEX(m, 15U);
	return m < 16U ? (r.raw >> m) & 0x1ULL : 0;
}

static inline jh8100_starlink_counter_overflow_status_t jh8100_starlink_counter_overflow_status_read(const PMUREG_MEMORY *base)
{
	jh8100_starlink_counter_overflow_status_t r;

	r.raw = pmureg_load64(base, JH8100_STARLINK_COUNTER_OVERFLOW_STATUS_OFFSET);
	return r;
}

static inline void jh8100_starlink_counter_overflow_status_write(PMUREG_MEMORY *base, jh8100_starlink_counter_overflow_status_t r)
{
	pmureg_store64(base, JH8100_STARLINK_COUNTER_OVERFLOW_STATUS_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int jh8100_starlink_counter_overflow_status_io_read(struct pmureg_io *io, struct pmureg_place at, jh8100_starlink_counter_overflow_status_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = JH8100_STARLINK_COUNTER_OVERFLOW_STATUS_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int jh8100_starlink_counter_overflow_status_io_write(struct pmureg_io *io, struct pmureg_place at, jh8100_starlink_counter_overflow_status_t r)
{
	at.space = PMUREG_MMIO;
	at.address = JH8100_STARLINK_COUNTER_OVERFLOW_STATUS_OFFSET;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- INTERRUPT_ENABLE: Which counters interrupt when they wrap. ----
 * Source: K; DOC
 */

#define JH8100_STARLINK_INTERRUPT_ENABLE_OFFSET      0x50U
#define JH8100_STARLINK_INTERRUPT_ENABLE_CYCLE_SHIFT 63
#define JH8100_STARLINK_INTERRUPT_ENABLE_CYCLE_WIDTH 1
#define JH8100_STARLINK_INTERRUPT_ENABLE_CYCLE_MASK  0x8000000000000000ULL
#define JH8100_STARLINK_INTERRUPT_ENABLE_C_SHIFT     0
#define JH8100_STARLINK_INTERRUPT_ENABLE_C_WIDTH     16
#define JH8100_STARLINK_INTERRUPT_ENABLE_C_MASK      0x000000000000ffffULL
#define JH8100_STARLINK_INTERRUPT_ENABLE_C_COUNT     16

typedef struct {
	uint64_t raw;
} jh8100_starlink_interrupt_enable_t;

typedef struct {
	uint64_t CYCLE; /* 63    RW That of cycles. */
	uint64_t C;     /* 15:0  RW Counter <m>. */
} jh8100_starlink_interrupt_enable_fields_t;

/* Writes 0 to 0x7fffffffffff0000ULL, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) jh8100_starlink_interrupt_enable_t jh8100_starlink_interrupt_enable_pack(jh8100_starlink_interrupt_enable_fields_t f)
{
	jh8100_starlink_interrupt_enable_t r;

	r.raw = 0
		| pmureg_put64(f.CYCLE, 0x1ULL, 63)
		| pmureg_put64(f.C, 0xffffULL, 0);
	return r;
}

static inline jh8100_starlink_interrupt_enable_fields_t jh8100_starlink_interrupt_enable_unpack(jh8100_starlink_interrupt_enable_t r)
{
	jh8100_starlink_interrupt_enable_fields_t f;

	f.CYCLE = r.raw >> 63;
	f.C = r.raw & 0xffffULL;
	return f;
}

static inline uint64_t jh8100_starlink_interrupt_enable_get(jh8100_starlink_interrupt_enable_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline jh8100_starlink_interrupt_enable_t jh8100_starlink_interrupt_enable_with(jh8100_starlink_interrupt_enable_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define jh8100_starlink_interrupt_enable_get_CYCLE(r)         jh8100_starlink_interrupt_enable_get(r, 0x8000000000000000ULL, 63)
#define jh8100_starlink_interrupt_enable_with_CYCLE(r, value) PMUREG_WITH(jh8100_starlink_interrupt_enable_with, r, 0x8000000000000000ULL, 63, value)
#define jh8100_starlink_interrupt_enable_with_C(r, value)     PMUREG_WITH(jh8100_starlink_interrupt_enable_with, r, 0x000000000000ffffULL, 0, value)

/* Element m of C, 0 to 15. Another index gives 0; debug builds assert. */
static inline uint64_t jh8100_starlink_interrupt_enable_get_C(jh8100_starlink_interrupt_enable_t r, unsigned int m)
{
	PMUREG_INDEX(m, 15U);
	return m < 16U ? (r.raw >> m) & 0x1ULL : 0;
}

static inline jh8100_starlink_interrupt_enable_t jh8100_starlink_interrupt_enable_read(const PMUREG_MEMORY *base)
{
	jh8100_starlink_interrupt_enable_t r;

	r.raw = pmureg_load64(base, JH8100_STARLINK_INTERRUPT_ENABLE_OFFSET);
	return r;
}

static inline void jh8100_starlink_interrupt_enable_write(PMUREG_MEMORY *base, jh8100_starlink_interrupt_enable_t r)
{
	pmureg_store64(base, JH8100_STARLINK_INTERRUPT_ENABLE_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int jh8100_starlink_interrupt_enable_io_read(struct pmureg_io *io, struct pmureg_place at, jh8100_starlink_interrupt_enable_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = JH8100_STARLINK_INTERRUPT_ENABLE_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int jh8100_starlink_interrupt_enable_io_write(struct pmureg_io *io, struct pmureg_place at, jh8100_starlink_interrupt_enable_t r)
{
	at.space = PMUREG_MMIO;
	at.address = JH8100_STARLINK_INTERRUPT_ENABLE_OFFSET;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- CYCLE_COUNTER: Counter of cycles. ----
 * Source: K; DOC
 */

#define JH8100_STARLINK_CYCLE_COUNTER_OFFSET      0x58U
#define JH8100_STARLINK_CYCLE_COUNTER_RESET       0x0000000000000000ULL
#define JH8100_STARLINK_CYCLE_COUNTER_COUNT_SHIFT 0
#define JH8100_STARLINK_CYCLE_COUNTER_COUNT_WIDTH 64
#define JH8100_STARLINK_CYCLE_COUNTER_COUNT_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} jh8100_starlink_cycle_counter_t;

typedef struct {
	uint64_t COUNT; /* 63:0  RW-V The count. */
} jh8100_starlink_cycle_counter_fields_t;

static inline __attribute__((always_inline)) jh8100_starlink_cycle_counter_t jh8100_starlink_cycle_counter_pack(jh8100_starlink_cycle_counter_fields_t f)
{
	jh8100_starlink_cycle_counter_t r;

	r.raw = 0
		| f.COUNT;
	return r;
}

static inline jh8100_starlink_cycle_counter_fields_t jh8100_starlink_cycle_counter_unpack(jh8100_starlink_cycle_counter_t r)
{
	jh8100_starlink_cycle_counter_fields_t f;

	f.COUNT = r.raw;
	return f;
}

static inline uint64_t jh8100_starlink_cycle_counter_get(jh8100_starlink_cycle_counter_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline jh8100_starlink_cycle_counter_t jh8100_starlink_cycle_counter_with(jh8100_starlink_cycle_counter_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define jh8100_starlink_cycle_counter_get_COUNT(r)         jh8100_starlink_cycle_counter_get(r, 0xffffffffffffffffULL, 0)
#define jh8100_starlink_cycle_counter_with_COUNT(r, value) PMUREG_WITH(jh8100_starlink_cycle_counter_with, r, 0xffffffffffffffffULL, 0, value)

static inline jh8100_starlink_cycle_counter_t jh8100_starlink_cycle_counter_read(const PMUREG_MEMORY *base)
{
	jh8100_starlink_cycle_counter_t r;

	r.raw = pmureg_load64(base, JH8100_STARLINK_CYCLE_COUNTER_OFFSET);
	return r;
}

static inline void jh8100_starlink_cycle_counter_write(PMUREG_MEMORY *base, jh8100_starlink_cycle_counter_t r)
{
	pmureg_store64(base, JH8100_STARLINK_CYCLE_COUNTER_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int jh8100_starlink_cycle_counter_io_read(struct pmureg_io *io, struct pmureg_place at, jh8100_starlink_cycle_counter_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = JH8100_STARLINK_CYCLE_COUNTER_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int jh8100_starlink_cycle_counter_io_write(struct pmureg_io *io, struct pmureg_place at, jh8100_starlink_cycle_counter_t r)
{
	at.space = PMUREG_MMIO;
	at.address = JH8100_STARLINK_CYCLE_COUNTER_OFFSET;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- EVENT_SELECT<n>: What counter <n> counts. ----
 * Source: K; DOC
 */

#define JH8100_STARLINK_EVENT_SELECT_OFFSET(n)   (0x60U + 8U * (n)) /* n: 0 to 15 */
#define JH8100_STARLINK_EVENT_SELECT_COUNT       16
#define JH8100_STARLINK_EVENT_SELECT_EVENT_SHIFT 0
#define JH8100_STARLINK_EVENT_SELECT_EVENT_WIDTH 32
#define JH8100_STARLINK_EVENT_SELECT_EVENT_MASK  0x00000000ffffffffULL

typedef struct {
	uint64_t raw;
} jh8100_starlink_event_select_t;

typedef struct {
	uint64_t EVENT; /* 31:0  RW Event. */
} jh8100_starlink_event_select_fields_t;

/* Writes 0 to 0xffffffff00000000ULL, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) jh8100_starlink_event_select_t jh8100_starlink_event_select_pack(jh8100_starlink_event_select_fields_t f)
{
	jh8100_starlink_event_select_t r;

	r.raw = 0
		| pmureg_put64(f.EVENT, 0xffffffffULL, 0);
	return r;
}

static inline jh8100_starlink_event_select_fields_t jh8100_starlink_event_select_unpack(jh8100_starlink_event_select_t r)
{
	jh8100_starlink_event_select_fields_t f;

	f.EVENT = r.raw & 0xffffffffULL;
	return f;
}

static inline uint64_t jh8100_starlink_event_select_get(jh8100_starlink_event_select_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline jh8100_starlink_event_select_t jh8100_starlink_event_select_with(jh8100_starlink_event_select_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define jh8100_starlink_event_select_get_EVENT(r)         jh8100_starlink_event_select_get(r, 0x00000000ffffffffULL, 0)
#define jh8100_starlink_event_select_with_EVENT(r, value) PMUREG_WITH(jh8100_starlink_event_select_with, r, 0x00000000ffffffffULL, 0, value)

static inline jh8100_starlink_event_select_t jh8100_starlink_event_select_read(const PMUREG_MEMORY *base, unsigned int n)
{
	jh8100_starlink_event_select_t r;

	PMUREG_INDEX(n, 15U);
	r.raw = pmureg_load64(base, JH8100_STARLINK_EVENT_SELECT_OFFSET(n));
	return r;
}

static inline void jh8100_starlink_event_select_write(PMUREG_MEMORY *base, unsigned int n, jh8100_starlink_event_select_t r)
{
	PMUREG_INDEX(n, 15U);
	pmureg_store64(base, JH8100_STARLINK_EVENT_SELECT_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int jh8100_starlink_event_select_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, jh8100_starlink_event_select_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 15U);
	at.space = PMUREG_MMIO;
	at.address = JH8100_STARLINK_EVENT_SELECT_OFFSET(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int jh8100_starlink_event_select_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, jh8100_starlink_event_select_t r)
{
	PMUREG_INDEX(n, 15U);
	at.space = PMUREG_MMIO;
	at.address = JH8100_STARLINK_EVENT_SELECT_OFFSET(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- EVENT_COUNTER<n>: Counter <n>. ----
 * Source: K; DOC
 */

#define JH8100_STARLINK_EVENT_COUNTER_OFFSET(n)   (0x160U + 8U * (n)) /* n: 0 to 15 */
#define JH8100_STARLINK_EVENT_COUNTER_COUNT       16
#define JH8100_STARLINK_EVENT_COUNTER_RESET       0x0000000000000000ULL
#define JH8100_STARLINK_EVENT_COUNTER_COUNT_SHIFT 0
#define JH8100_STARLINK_EVENT_COUNTER_COUNT_WIDTH 64
#define JH8100_STARLINK_EVENT_COUNTER_COUNT_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} jh8100_starlink_event_counter_t;

typedef struct {
	uint64_t COUNT; /* 63:0  RW-V The count. */
} jh8100_starlink_event_counter_fields_t;

static inline __attribute__((always_inline)) jh8100_starlink_event_counter_t jh8100_starlink_event_counter_pack(jh8100_starlink_event_counter_fields_t f)
{
	jh8100_starlink_event_counter_t r;

	r.raw = 0
		| f.COUNT;
	return r;
}

static inline jh8100_starlink_event_counter_fields_t jh8100_starlink_event_counter_unpack(jh8100_starlink_event_counter_t r)
{
	jh8100_starlink_event_counter_fields_t f;

	f.COUNT = r.raw;
	return f;
}

static inline uint64_t jh8100_starlink_event_counter_get(jh8100_starlink_event_counter_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline jh8100_starlink_event_counter_t jh8100_starlink_event_counter_with(jh8100_starlink_event_counter_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define jh8100_starlink_event_counter_get_COUNT(r)         jh8100_starlink_event_counter_get(r, 0xffffffffffffffffULL, 0)
#define jh8100_starlink_event_counter_with_COUNT(r, value) PMUREG_WITH(jh8100_starlink_event_counter_with, r, 0xffffffffffffffffULL, 0, value)

static inline jh8100_starlink_event_counter_t jh8100_starlink_event_counter_read(const PMUREG_MEMORY *base, unsigned int n)
{
	jh8100_starlink_event_counter_t r;

	PMUREG_INDEX(n, 15U);
	r.raw = pmureg_load64(base, JH8100_STARLINK_EVENT_COUNTER_OFFSET(n));
	return r;
}

static inline void jh8100_starlink_event_counter_write(PMUREG_MEMORY *base, unsigned int n, jh8100_starlink_event_counter_t r)
{
	PMUREG_INDEX(n, 15U);
	pmureg_store64(base, JH8100_STARLINK_EVENT_COUNTER_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int jh8100_starlink_event_counter_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, jh8100_starlink_event_counter_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 15U);
	at.space = PMUREG_MMIO;
	at.address = JH8100_STARLINK_EVENT_COUNTER_OFFSET(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int jh8100_starlink_event_counter_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, jh8100_starlink_event_counter_t r)
{
	PMUREG_INDEX(n, 15U);
	at.space = PMUREG_MMIO;
	at.address = JH8100_STARLINK_EVENT_COUNTER_OFFSET(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
