/*
 * HiSilicon Kunpeng 920 uncore PMUs: DDR controller
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
 * Made by pmureg from regdefs/hisilicon/kunpeng920.yaml. Edit that, not this.
 */
#ifndef PMUREG_KUNPENG920_DDRC_H
#define PMUREG_KUNPENG920_DDRC_H

#include <pmureg/access.h>

/* ---- INT_MASK: A 1 masks the overflow interrupt of a counter. ----
 * Source: DDRC
 */

#define KUNPENG920_DDRC_INT_MASK_OFFSET  0x6c8U
#define KUNPENG920_DDRC_INT_MASK_RESET   0x00000000U
#define KUNPENG920_DDRC_INT_MASK_C_SHIFT 0
#define KUNPENG920_DDRC_INT_MASK_C_WIDTH 8
#define KUNPENG920_DDRC_INT_MASK_C_MASK  0x000000ffU
#define KUNPENG920_DDRC_INT_MASK_C_COUNT 8

typedef struct {
	uint32_t raw;
} kunpeng920_ddrc_int_mask_t;

typedef struct {
	uint32_t C; /* 7:0   RW Bit of counter <m>. */
} kunpeng920_ddrc_int_mask_fields_t;

/* Writes 0 to 0xffffff00U, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) kunpeng920_ddrc_int_mask_t kunpeng920_ddrc_int_mask_pack(kunpeng920_ddrc_int_mask_fields_t f)
{
	kunpeng920_ddrc_int_mask_t r;

	r.raw = 0
		| pmureg_put32(f.C, 0xffU, 0);
	return r;
}

static inline kunpeng920_ddrc_int_mask_fields_t kunpeng920_ddrc_int_mask_unpack(kunpeng920_ddrc_int_mask_t r)
{
	kunpeng920_ddrc_int_mask_fields_t f;

	f.C = r.raw & 0xffU;
	return f;
}

static inline kunpeng920_ddrc_int_mask_t kunpeng920_ddrc_int_mask_with(kunpeng920_ddrc_int_mask_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define kunpeng920_ddrc_int_mask_with_C(r, value) PMUREG_WITH(kunpeng920_ddrc_int_mask_with, r, 0x000000ffU, 0, value)

/* Element m of C, 0 to 7. Another index gives 0; debug builds assert. */
static inline uint32_t kunpeng920_ddrc_int_mask_get_C(kunpeng920_ddrc_int_mask_t r, unsigned int m)
{
	PMUREG_INDEX(m, 7U);
	return m < 8U ? (r.raw >> m) & 0x1U : 0;
}

static inline kunpeng920_ddrc_int_mask_t kunpeng920_ddrc_int_mask_read(const PMUREG_MEMORY *base)
{
	kunpeng920_ddrc_int_mask_t r;

	r.raw = pmureg_load32(base, KUNPENG920_DDRC_INT_MASK_OFFSET);
	return r;
}

static inline void kunpeng920_ddrc_int_mask_write(PMUREG_MEMORY *base, kunpeng920_ddrc_int_mask_t r)
{
	pmureg_store32(base, KUNPENG920_DDRC_INT_MASK_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int kunpeng920_ddrc_int_mask_io_read(struct pmureg_io *io, struct pmureg_place at, kunpeng920_ddrc_int_mask_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = KUNPENG920_DDRC_INT_MASK_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int kunpeng920_ddrc_int_mask_io_write(struct pmureg_io *io, struct pmureg_place at, kunpeng920_ddrc_int_mask_t r)
{
	at.space = PMUREG_MMIO;
	at.address = KUNPENG920_DDRC_INT_MASK_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- INT_STATUS: Which counters have wrapped. ----
 * Source: DDRC
 */

#define KUNPENG920_DDRC_INT_STATUS_OFFSET  0x6ccU
#define KUNPENG920_DDRC_INT_STATUS_RESET   0x00000000U
#define KUNPENG920_DDRC_INT_STATUS_C_SHIFT 0
#define KUNPENG920_DDRC_INT_STATUS_C_WIDTH 8
#define KUNPENG920_DDRC_INT_STATUS_C_MASK  0x000000ffU
#define KUNPENG920_DDRC_INT_STATUS_C_COUNT 8

typedef struct {
	uint32_t raw;
} kunpeng920_ddrc_int_status_t;

typedef struct {
	uint32_t C; /* 7:0   RO-V Bit of counter <m>. */
} kunpeng920_ddrc_int_status_fields_t;

/* Writes 0 to 0xffffff00U, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) kunpeng920_ddrc_int_status_t kunpeng920_ddrc_int_status_pack(kunpeng920_ddrc_int_status_fields_t f)
{
	kunpeng920_ddrc_int_status_t r;

	r.raw = 0
		| pmureg_put32(f.C, 0xffU, 0);
	return r;
}

static inline kunpeng920_ddrc_int_status_fields_t kunpeng920_ddrc_int_status_unpack(kunpeng920_ddrc_int_status_t r)
{
	kunpeng920_ddrc_int_status_fields_t f;

	f.C = r.raw & 0xffU;
	return f;
}

/* Element m of C, 0 to 7. Another index gives 0; debug builds assert. */
static inline uint32_t kunpeng920_ddrc_int_status_get_C(kunpeng920_ddrc_int_status_t r, unsigned int m)
{
	PMUREG_INDEX(m, 7U);
	return m < 8U ? (r.raw >> m) & 0x1U : 0;
}

static inline kunpeng920_ddrc_int_status_t kunpeng920_ddrc_int_status_read(const PMUREG_MEMORY *base)
{
	kunpeng920_ddrc_int_status_t r;

	r.raw = pmureg_load32(base, KUNPENG920_DDRC_INT_STATUS_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int kunpeng920_ddrc_int_status_io_read(struct pmureg_io *io, struct pmureg_place at, kunpeng920_ddrc_int_status_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = KUNPENG920_DDRC_INT_STATUS_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- EVENT_CTRL: A 1 lets a counter count. ----
 * Source: DDRC
 */

#define KUNPENG920_DDRC_EVENT_CTRL_OFFSET  0x6c0U
#define KUNPENG920_DDRC_EVENT_CTRL_RESET   0x00000000U
#define KUNPENG920_DDRC_EVENT_CTRL_C_SHIFT 0
#define KUNPENG920_DDRC_EVENT_CTRL_C_WIDTH 8
#define KUNPENG920_DDRC_EVENT_CTRL_C_MASK  0x000000ffU
#define KUNPENG920_DDRC_EVENT_CTRL_C_COUNT 8

typedef struct {
	uint32_t raw;
} kunpeng920_ddrc_event_ctrl_t;

typedef struct {
	uint32_t C; /* 7:0   RW Bit of counter <m>. */
} kunpeng920_ddrc_event_ctrl_fields_t;

/* Writes 0 to 0xffffff00U, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) kunpeng920_ddrc_event_ctrl_t kunpeng920_ddrc_event_ctrl_pack(kunpeng920_ddrc_event_ctrl_fields_t f)
{
	kunpeng920_ddrc_event_ctrl_t r;

	r.raw = 0
		| pmureg_put32(f.C, 0xffU, 0);
	return r;
}

static inline kunpeng920_ddrc_event_ctrl_fields_t kunpeng920_ddrc_event_ctrl_unpack(kunpeng920_ddrc_event_ctrl_t r)
{
	kunpeng920_ddrc_event_ctrl_fields_t f;

	f.C = r.raw & 0xffU;
	return f;
}

static inline kunpeng920_ddrc_event_ctrl_t kunpeng920_ddrc_event_ctrl_with(kunpeng920_ddrc_event_ctrl_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define kunpeng920_ddrc_event_ctrl_with_C(r, value) PMUREG_WITH(kunpeng920_ddrc_event_ctrl_with, r, 0x000000ffU, 0, value)

/* Element m of C, 0 to 7. Another index gives 0; debug builds assert. */
static inline uint32_t kunpeng920_ddrc_event_ctrl_get_C(kunpeng920_ddrc_event_ctrl_t r, unsigned int m)
{
	PMUREG_INDEX(m, 7U);
	return m < 8U ? (r.raw >> m) & 0x1U : 0;
}

static inline kunpeng920_ddrc_event_ctrl_t kunpeng920_ddrc_event_ctrl_read(const PMUREG_MEMORY *base)
{
	kunpeng920_ddrc_event_ctrl_t r;

	r.raw = pmureg_load32(base, KUNPENG920_DDRC_EVENT_CTRL_OFFSET);
	return r;
}

static inline void kunpeng920_ddrc_event_ctrl_write(PMUREG_MEMORY *base, kunpeng920_ddrc_event_ctrl_t r)
{
	pmureg_store32(base, KUNPENG920_DDRC_EVENT_CTRL_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int kunpeng920_ddrc_event_ctrl_io_read(struct pmureg_io *io, struct pmureg_place at, kunpeng920_ddrc_event_ctrl_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = KUNPENG920_DDRC_EVENT_CTRL_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int kunpeng920_ddrc_event_ctrl_io_write(struct pmureg_io *io, struct pmureg_place at, kunpeng920_ddrc_event_ctrl_t r)
{
	at.space = PMUREG_MMIO;
	at.address = KUNPENG920_DDRC_EVENT_CTRL_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- VERSION: Version of the PMU. ----
 * Source: DDRC
 * Note: The example is invented; Linux takes 0x30 and more for version 2.
 */

#define KUNPENG920_DDRC_VERSION_OFFSET        0x710U
#define KUNPENG920_DDRC_VERSION_VERSION_SHIFT 0
#define KUNPENG920_DDRC_VERSION_VERSION_WIDTH 32
#define KUNPENG920_DDRC_VERSION_VERSION_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} kunpeng920_ddrc_version_t;

typedef struct {
	uint32_t VERSION; /* 31:0  RO Version; Linux shows it as `identifier`. */
} kunpeng920_ddrc_version_fields_t;

static inline __attribute__((always_inline)) kunpeng920_ddrc_version_t kunpeng920_ddrc_version_pack(kunpeng920_ddrc_version_fields_t f)
{
	kunpeng920_ddrc_version_t r;

	r.raw = 0
		| f.VERSION;
	return r;
}

static inline kunpeng920_ddrc_version_fields_t kunpeng920_ddrc_version_unpack(kunpeng920_ddrc_version_t r)
{
	kunpeng920_ddrc_version_fields_t f;

	f.VERSION = r.raw;
	return f;
}

static inline uint32_t kunpeng920_ddrc_version_get(kunpeng920_ddrc_version_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define kunpeng920_ddrc_version_get_VERSION(r) kunpeng920_ddrc_version_get(r, 0xffffffffU, 0)

static inline kunpeng920_ddrc_version_t kunpeng920_ddrc_version_read(const PMUREG_MEMORY *base)
{
	kunpeng920_ddrc_version_t r;

	r.raw = pmureg_load32(base, KUNPENG920_DDRC_VERSION_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int kunpeng920_ddrc_version_io_read(struct pmureg_io *io, struct pmureg_place at, kunpeng920_ddrc_version_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = KUNPENG920_DDRC_VERSION_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- PERF_CTRL: Starts and stops the counters. ----
 * Source: DDRC
 */

#define KUNPENG920_DDRC_PERF_CTRL_OFFSET           0x10U
#define KUNPENG920_DDRC_PERF_CTRL_RESET            0x00000000U
#define KUNPENG920_DDRC_PERF_CTRL_OTHER_HIGH_SHIFT 2
#define KUNPENG920_DDRC_PERF_CTRL_OTHER_HIGH_WIDTH 30
#define KUNPENG920_DDRC_PERF_CTRL_OTHER_HIGH_MASK  0xfffffffcU
#define KUNPENG920_DDRC_PERF_CTRL_EN_SHIFT         1
#define KUNPENG920_DDRC_PERF_CTRL_EN_WIDTH         1
#define KUNPENG920_DDRC_PERF_CTRL_EN_MASK          0x00000002U
#define KUNPENG920_DDRC_PERF_CTRL_OTHER_LOW_SHIFT  0
#define KUNPENG920_DDRC_PERF_CTRL_OTHER_LOW_WIDTH  1
#define KUNPENG920_DDRC_PERF_CTRL_OTHER_LOW_MASK   0x00000001U

typedef struct {
	uint32_t raw;
} kunpeng920_ddrc_perf_ctrl_t;

typedef struct {
	uint32_t OTHER_HIGH; /* 31:2  RW Not public; it keeps what is there. */
	uint32_t EN;         /* 1     RW 1: the enabled counters count. */
	uint32_t OTHER_LOW;  /* 0     RW Not public; it keeps what is there. */
} kunpeng920_ddrc_perf_ctrl_fields_t;

static inline __attribute__((always_inline)) kunpeng920_ddrc_perf_ctrl_t kunpeng920_ddrc_perf_ctrl_pack(kunpeng920_ddrc_perf_ctrl_fields_t f)
{
	kunpeng920_ddrc_perf_ctrl_t r;

	r.raw = 0
		| pmureg_put32(f.OTHER_HIGH, 0x3fffffffU, 2)
		| pmureg_put32(f.EN, 0x1U, 1)
		| pmureg_put32(f.OTHER_LOW, 0x1U, 0);
	return r;
}

static inline kunpeng920_ddrc_perf_ctrl_fields_t kunpeng920_ddrc_perf_ctrl_unpack(kunpeng920_ddrc_perf_ctrl_t r)
{
	kunpeng920_ddrc_perf_ctrl_fields_t f;

	f.OTHER_HIGH = r.raw >> 2;
	f.EN = (r.raw >> 1) & 0x1U;
	f.OTHER_LOW = r.raw & 0x1U;
	return f;
}

static inline uint32_t kunpeng920_ddrc_perf_ctrl_get(kunpeng920_ddrc_perf_ctrl_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline kunpeng920_ddrc_perf_ctrl_t kunpeng920_ddrc_perf_ctrl_with(kunpeng920_ddrc_perf_ctrl_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define kunpeng920_ddrc_perf_ctrl_get_OTHER_HIGH(r)         kunpeng920_ddrc_perf_ctrl_get(r, 0xfffffffcU, 2)
#define kunpeng920_ddrc_perf_ctrl_get_EN(r)                 kunpeng920_ddrc_perf_ctrl_get(r, 0x00000002U, 1)
#define kunpeng920_ddrc_perf_ctrl_get_OTHER_LOW(r)          kunpeng920_ddrc_perf_ctrl_get(r, 0x00000001U, 0)
#define kunpeng920_ddrc_perf_ctrl_with_OTHER_HIGH(r, value) PMUREG_WITH(kunpeng920_ddrc_perf_ctrl_with, r, 0xfffffffcU, 2, value)
#define kunpeng920_ddrc_perf_ctrl_with_EN(r, value)         PMUREG_WITH(kunpeng920_ddrc_perf_ctrl_with, r, 0x00000002U, 1, value)
#define kunpeng920_ddrc_perf_ctrl_with_OTHER_LOW(r, value)  PMUREG_WITH(kunpeng920_ddrc_perf_ctrl_with, r, 0x00000001U, 0, value)

static inline kunpeng920_ddrc_perf_ctrl_t kunpeng920_ddrc_perf_ctrl_read(const PMUREG_MEMORY *base)
{
	kunpeng920_ddrc_perf_ctrl_t r;

	r.raw = pmureg_load32(base, KUNPENG920_DDRC_PERF_CTRL_OFFSET);
	return r;
}

static inline void kunpeng920_ddrc_perf_ctrl_write(PMUREG_MEMORY *base, kunpeng920_ddrc_perf_ctrl_t r)
{
	pmureg_store32(base, KUNPENG920_DDRC_PERF_CTRL_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int kunpeng920_ddrc_perf_ctrl_io_read(struct pmureg_io *io, struct pmureg_place at, kunpeng920_ddrc_perf_ctrl_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = KUNPENG920_DDRC_PERF_CTRL_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int kunpeng920_ddrc_perf_ctrl_io_write(struct pmureg_io *io, struct pmureg_place at, kunpeng920_ddrc_perf_ctrl_t r)
{
	at.space = PMUREG_MMIO;
	at.address = KUNPENG920_DDRC_PERF_CTRL_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- CNTR: Counter of event <n>. ----
 * Source: DDRC
 * Note: FLUX_WR, FLUX_RD, FLUX_WCMD, FLUX_RCMD, PRE_CMD, ACT_CMD, RNK_CHG and RW_CHG of the driver.
 */

#define KUNPENG920_DDRC_CNTR_OFFSET(n)   ((n) == 0U ? 0x380U : (n) == 1U ? 0x384U : (n) == 2U ? 0x388U : (n) == 3U ? 0x38cU : (n) == 4U ? 0x3c0U : (n) == 5U ? 0x3c4U : (n) == 6U ? 0x3ccU : 0x3d0U) /* n: 0 to 7 */
#define KUNPENG920_DDRC_CNTR_COUNT       8
#define KUNPENG920_DDRC_CNTR_COUNT_SHIFT 0
#define KUNPENG920_DDRC_CNTR_COUNT_WIDTH 32
#define KUNPENG920_DDRC_CNTR_COUNT_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} kunpeng920_ddrc_cntr_t;

typedef struct {
	uint32_t COUNT; /* 31:0  RW-V The count. */
} kunpeng920_ddrc_cntr_fields_t;

static inline __attribute__((always_inline)) kunpeng920_ddrc_cntr_t kunpeng920_ddrc_cntr_pack(kunpeng920_ddrc_cntr_fields_t f)
{
	kunpeng920_ddrc_cntr_t r;

	r.raw = 0
		| f.COUNT;
	return r;
}

static inline kunpeng920_ddrc_cntr_fields_t kunpeng920_ddrc_cntr_unpack(kunpeng920_ddrc_cntr_t r)
{
	kunpeng920_ddrc_cntr_fields_t f;

	f.COUNT = r.raw;
	return f;
}

static inline uint32_t kunpeng920_ddrc_cntr_get(kunpeng920_ddrc_cntr_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline kunpeng920_ddrc_cntr_t kunpeng920_ddrc_cntr_with(kunpeng920_ddrc_cntr_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define kunpeng920_ddrc_cntr_get_COUNT(r)         kunpeng920_ddrc_cntr_get(r, 0xffffffffU, 0)
#define kunpeng920_ddrc_cntr_with_COUNT(r, value) PMUREG_WITH(kunpeng920_ddrc_cntr_with, r, 0xffffffffU, 0, value)

static inline kunpeng920_ddrc_cntr_t kunpeng920_ddrc_cntr_read(const PMUREG_MEMORY *base, unsigned int n)
{
	kunpeng920_ddrc_cntr_t r;

	PMUREG_INDEX(n, 7U);
	r.raw = pmureg_load32(base, KUNPENG920_DDRC_CNTR_OFFSET(n));
	return r;
}

static inline void kunpeng920_ddrc_cntr_write(PMUREG_MEMORY *base, unsigned int n, kunpeng920_ddrc_cntr_t r)
{
	PMUREG_INDEX(n, 7U);
	pmureg_store32(base, KUNPENG920_DDRC_CNTR_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int kunpeng920_ddrc_cntr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, kunpeng920_ddrc_cntr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 7U);
	at.space = PMUREG_MMIO;
	at.address = KUNPENG920_DDRC_CNTR_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int kunpeng920_ddrc_cntr_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, kunpeng920_ddrc_cntr_t r)
{
	PMUREG_INDEX(n, 7U);
	at.space = PMUREG_MMIO;
	at.address = KUNPENG920_DDRC_CNTR_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- INT_CLEAR: A written 1 clears the overflow of a counter. ----
 * Source: DDRC
 */

#define KUNPENG920_DDRC_INT_CLEAR_OFFSET  0x6d0U
#define KUNPENG920_DDRC_INT_CLEAR_ACTING  0x000000ffU
#define KUNPENG920_DDRC_INT_CLEAR_C_SHIFT 0
#define KUNPENG920_DDRC_INT_CLEAR_C_WIDTH 8
#define KUNPENG920_DDRC_INT_CLEAR_C_MASK  0x000000ffU
#define KUNPENG920_DDRC_INT_CLEAR_C_COUNT 8

typedef struct {
	uint32_t raw;
} kunpeng920_ddrc_int_clear_t;

typedef struct {
	uint32_t C; /* 7:0   WO self-clearing Bit of counter <m>. */
} kunpeng920_ddrc_int_clear_fields_t;

static inline __attribute__((always_inline)) kunpeng920_ddrc_int_clear_t kunpeng920_ddrc_int_clear_pack(kunpeng920_ddrc_int_clear_fields_t f)
{
	kunpeng920_ddrc_int_clear_t r;

	r.raw = 0
		| pmureg_put32(f.C, 0xffU, 0);
	return r;
}

static inline kunpeng920_ddrc_int_clear_fields_t kunpeng920_ddrc_int_clear_unpack(kunpeng920_ddrc_int_clear_t r)
{
	kunpeng920_ddrc_int_clear_fields_t f;

	f.C = r.raw & 0xffU;
	return f;
}

static inline kunpeng920_ddrc_int_clear_t kunpeng920_ddrc_int_clear_with(kunpeng920_ddrc_int_clear_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift);
	return r;
}

#define kunpeng920_ddrc_int_clear_with_C(r, value) PMUREG_WITH(kunpeng920_ddrc_int_clear_with, r, 0x000000ffU, 0, value)

static inline int kunpeng920_ddrc_int_clear_check(kunpeng920_ddrc_int_clear_t r)
{
	if ((r.raw & 0xffffff00U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *kunpeng920_ddrc_int_clear_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffff00 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline void kunpeng920_ddrc_int_clear_write(PMUREG_MEMORY *base, kunpeng920_ddrc_int_clear_t r)
{
	pmureg_store32(base, KUNPENG920_DDRC_INT_CLEAR_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int kunpeng920_ddrc_int_clear_io_write(struct pmureg_io *io, struct pmureg_place at, kunpeng920_ddrc_int_clear_t r)
{
	at.space = PMUREG_MMIO;
	at.address = KUNPENG920_DDRC_INT_CLEAR_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
