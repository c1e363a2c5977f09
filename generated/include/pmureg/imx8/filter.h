/*
 * NXP i.MX8 DDR controllers: DDR controller
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
 * Made by pmureg from regdefs/nxp/imx8.yaml. Edit that, not this.
 */
#ifndef PMUREG_IMX8_FILTER_H
#define PMUREG_IMX8_FILTER_H

#include <pmureg/access.h>

/* ---- COUNTER_CNTL0: Control of the counter of cycles. ----
 * Source: K; DOC; DT
 */

#define IMX8_FILTER_CNTL0_OFFSET      0U
#define IMX8_FILTER_CNTL0_RESET       0x00000000U
#define IMX8_FILTER_CNTL0_ACTING      0x00000002U
#define IMX8_FILTER_CNTL0_IDLE        0x00000002U /* a written 0 acts */
#define IMX8_FILTER_CNTL0_CSV_SHIFT   24
#define IMX8_FILTER_CNTL0_CSV_WIDTH   8
#define IMX8_FILTER_CNTL0_CSV_MASK    0xff000000U
#define IMX8_FILTER_CNTL0_CP_SHIFT    16
#define IMX8_FILTER_CNTL0_CP_WIDTH    8
#define IMX8_FILTER_CNTL0_CP_MASK     0x00ff0000U
#define IMX8_FILTER_CNTL0_EN_SHIFT    2
#define IMX8_FILTER_CNTL0_EN_WIDTH    1
#define IMX8_FILTER_CNTL0_EN_MASK     0x00000004U
#define IMX8_FILTER_CNTL0_CLEAR_SHIFT 1
#define IMX8_FILTER_CNTL0_CLEAR_WIDTH 1
#define IMX8_FILTER_CNTL0_CLEAR_MASK  0x00000002U
#define IMX8_FILTER_CNTL0_OVER_SHIFT  0
#define IMX8_FILTER_CNTL0_OVER_WIDTH  1
#define IMX8_FILTER_CNTL0_OVER_MASK   0x00000001U

typedef struct {
	uint32_t raw;
} imx8_filter_cntl0_t;

typedef struct {
	uint32_t CSV;  /* 31:24 RW   Event, 0. */
	uint32_t CP;   /* 23:16 RW   Bits that the counter begins with. */
	uint32_t EN;   /* 2     RW   1: all counters count that are enabled. */
	uint32_t OVER; /* 0     RO-V The counter was full, and all stopped. */
} imx8_filter_cntl0_fields_t;

/* Writes 0 to 0x0000fff8U, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) imx8_filter_cntl0_t imx8_filter_cntl0_pack(imx8_filter_cntl0_fields_t f)
{
	imx8_filter_cntl0_t r;

	r.raw = IMX8_FILTER_CNTL0_IDLE
		| pmureg_put32(f.CSV, 0xffU, 24)
		| pmureg_put32(f.CP, 0xffU, 16)
		| pmureg_put32(f.EN, 0x1U, 2)
		| pmureg_put32(f.OVER, 0x1U, 0);
	return r;
}

static inline imx8_filter_cntl0_fields_t imx8_filter_cntl0_unpack(imx8_filter_cntl0_t r)
{
	imx8_filter_cntl0_fields_t f;

	f.CSV = r.raw >> 24;
	f.CP = (r.raw >> 16) & 0xffU;
	f.EN = (r.raw >> 2) & 0x1U;
	f.OVER = r.raw & 0x1U;
	return f;
}

static inline uint32_t imx8_filter_cntl0_get(imx8_filter_cntl0_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline imx8_filter_cntl0_t imx8_filter_cntl0_with(imx8_filter_cntl0_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (IMX8_FILTER_CNTL0_IDLE & ~mask) | (r.raw & 0xfffffffdU & ~mask);
	return r;
}

#define imx8_filter_cntl0_get_CSV(r)           imx8_filter_cntl0_get(r, 0xff000000U, 24)
#define imx8_filter_cntl0_get_CP(r)            imx8_filter_cntl0_get(r, 0x00ff0000U, 16)
#define imx8_filter_cntl0_get_EN(r)            imx8_filter_cntl0_get(r, 0x00000004U, 2)
#define imx8_filter_cntl0_get_CLEAR(r)         imx8_filter_cntl0_get(r, 0x00000002U, 1)
#define imx8_filter_cntl0_get_OVER(r)          imx8_filter_cntl0_get(r, 0x00000001U, 0)
#define imx8_filter_cntl0_with_CSV(r, value)   PMUREG_WITH(imx8_filter_cntl0_with, r, 0xff000000U, 24, value)
#define imx8_filter_cntl0_with_CP(r, value)    PMUREG_WITH(imx8_filter_cntl0_with, r, 0x00ff0000U, 16, value)
#define imx8_filter_cntl0_with_EN(r, value)    PMUREG_WITH(imx8_filter_cntl0_with, r, 0x00000004U, 2, value)
#define imx8_filter_cntl0_with_CLEAR(r, value) PMUREG_WITH(imx8_filter_cntl0_with, r, 0x00000002U, 1, value)

static inline imx8_filter_cntl0_t imx8_filter_cntl0_read(const PMUREG_MEMORY *base)
{
	imx8_filter_cntl0_t r;

	r.raw = pmureg_load32(base, IMX8_FILTER_CNTL0_OFFSET);
	return r;
}

static inline void imx8_filter_cntl0_write(PMUREG_MEMORY *base, imx8_filter_cntl0_t r)
{
	pmureg_store32(base, IMX8_FILTER_CNTL0_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int imx8_filter_cntl0_io_read(struct pmureg_io *io, struct pmureg_place at, imx8_filter_cntl0_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = IMX8_FILTER_CNTL0_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int imx8_filter_cntl0_io_write(struct pmureg_io *io, struct pmureg_place at, imx8_filter_cntl0_t r)
{
	at.space = PMUREG_MMIO;
	at.address = IMX8_FILTER_CNTL0_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- COUNTER_READ0: The counter of cycles. ----
 * Source: K; DOC; DT
 */

#define IMX8_FILTER_READ0_OFFSET      0x20U
#define IMX8_FILTER_READ0_COUNT_SHIFT 0
#define IMX8_FILTER_READ0_COUNT_WIDTH 32
#define IMX8_FILTER_READ0_COUNT_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} imx8_filter_read0_t;

typedef struct {
	uint32_t COUNT; /* 31:0  RO-V The count. */
} imx8_filter_read0_fields_t;

static inline __attribute__((always_inline)) imx8_filter_read0_t imx8_filter_read0_pack(imx8_filter_read0_fields_t f)
{
	imx8_filter_read0_t r;

	r.raw = 0
		| f.COUNT;
	return r;
}

static inline imx8_filter_read0_fields_t imx8_filter_read0_unpack(imx8_filter_read0_t r)
{
	imx8_filter_read0_fields_t f;

	f.COUNT = r.raw;
	return f;
}

static inline uint32_t imx8_filter_read0_get(imx8_filter_read0_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define imx8_filter_read0_get_COUNT(r) imx8_filter_read0_get(r, 0xffffffffU, 0)

static inline imx8_filter_read0_t imx8_filter_read0_read(const PMUREG_MEMORY *base)
{
	imx8_filter_read0_t r;

	r.raw = pmureg_load32(base, IMX8_FILTER_READ0_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int imx8_filter_read0_io_read(struct pmureg_io *io, struct pmureg_place at, imx8_filter_read0_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = IMX8_FILTER_READ0_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- COUNTER_CNTL<n>: Control of counter <n>. ----
 * Source: K; DOC; DT
 */

#define IMX8_FILTER_CNTL_OFFSET(n)   (4U * (n)) /* n: 1 to 3 */
#define IMX8_FILTER_CNTL_COUNT       3
#define IMX8_FILTER_CNTL_RESET       0x00000000U
#define IMX8_FILTER_CNTL_ACTING      0x00000002U
#define IMX8_FILTER_CNTL_IDLE        0x00000002U /* a written 0 acts */
#define IMX8_FILTER_CNTL_CSV_SHIFT   24
#define IMX8_FILTER_CNTL_CSV_WIDTH   8
#define IMX8_FILTER_CNTL_CSV_MASK    0xff000000U
#define IMX8_FILTER_CNTL_CP_SHIFT    16
#define IMX8_FILTER_CNTL_CP_WIDTH    8
#define IMX8_FILTER_CNTL_CP_MASK     0x00ff0000U
#define IMX8_FILTER_CNTL_EN_SHIFT    2
#define IMX8_FILTER_CNTL_EN_WIDTH    1
#define IMX8_FILTER_CNTL_EN_MASK     0x00000004U
#define IMX8_FILTER_CNTL_CLEAR_SHIFT 1
#define IMX8_FILTER_CNTL_CLEAR_WIDTH 1
#define IMX8_FILTER_CNTL_CLEAR_MASK  0x00000002U
#define IMX8_FILTER_CNTL_OVER_SHIFT  0
#define IMX8_FILTER_CNTL_OVER_WIDTH  1
#define IMX8_FILTER_CNTL_OVER_MASK   0x00000001U

typedef struct {
	uint32_t raw;
} imx8_filter_cntl_t;

typedef struct {
	uint32_t CSV;  /* 31:24 RW   Event. */
	uint32_t CP;   /* 23:16 RW   Counter parameter. */
	uint32_t EN;   /* 2     RW   1: the counter counts. */
	uint32_t OVER; /* 0     RO-V The counter was full. */
} imx8_filter_cntl_fields_t;

/* Writes 0 to 0x0000fff8U, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) imx8_filter_cntl_t imx8_filter_cntl_pack(imx8_filter_cntl_fields_t f)
{
	imx8_filter_cntl_t r;

	r.raw = IMX8_FILTER_CNTL_IDLE
		| pmureg_put32(f.CSV, 0xffU, 24)
		| pmureg_put32(f.CP, 0xffU, 16)
		| pmureg_put32(f.EN, 0x1U, 2)
		| pmureg_put32(f.OVER, 0x1U, 0);
	return r;
}

static inline imx8_filter_cntl_fields_t imx8_filter_cntl_unpack(imx8_filter_cntl_t r)
{
	imx8_filter_cntl_fields_t f;

	f.CSV = r.raw >> 24;
	f.CP = (r.raw >> 16) & 0xffU;
	f.EN = (r.raw >> 2) & 0x1U;
	f.OVER = r.raw & 0x1U;
	return f;
}

static inline uint32_t imx8_filter_cntl_get(imx8_filter_cntl_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline imx8_filter_cntl_t imx8_filter_cntl_with(imx8_filter_cntl_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (IMX8_FILTER_CNTL_IDLE & ~mask) | (r.raw & 0xfffffffdU & ~mask);
	return r;
}

#define imx8_filter_cntl_get_CSV(r)           imx8_filter_cntl_get(r, 0xff000000U, 24)
#define imx8_filter_cntl_get_CP(r)            imx8_filter_cntl_get(r, 0x00ff0000U, 16)
#define imx8_filter_cntl_get_EN(r)            imx8_filter_cntl_get(r, 0x00000004U, 2)
#define imx8_filter_cntl_get_CLEAR(r)         imx8_filter_cntl_get(r, 0x00000002U, 1)
#define imx8_filter_cntl_get_OVER(r)          imx8_filter_cntl_get(r, 0x00000001U, 0)
#define imx8_filter_cntl_with_CSV(r, value)   PMUREG_WITH(imx8_filter_cntl_with, r, 0xff000000U, 24, value)
#define imx8_filter_cntl_with_CP(r, value)    PMUREG_WITH(imx8_filter_cntl_with, r, 0x00ff0000U, 16, value)
#define imx8_filter_cntl_with_EN(r, value)    PMUREG_WITH(imx8_filter_cntl_with, r, 0x00000004U, 2, value)
#define imx8_filter_cntl_with_CLEAR(r, value) PMUREG_WITH(imx8_filter_cntl_with, r, 0x00000002U, 1, value)

static inline imx8_filter_cntl_t imx8_filter_cntl_read(const PMUREG_MEMORY *base, unsigned int n)
{
	imx8_filter_cntl_t r;

	PMUREG_INDEX(n - 1U, 2U);
	r.raw = pmureg_load32(base, IMX8_FILTER_CNTL_OFFSET(n));
	return r;
}

static inline void imx8_filter_cntl_write(PMUREG_MEMORY *base, unsigned int n, imx8_filter_cntl_t r)
{
	PMUREG_INDEX(n - 1U, 2U);
	pmureg_store32(base, IMX8_FILTER_CNTL_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int imx8_filter_cntl_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, imx8_filter_cntl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n - 1U, 2U);
	at.space = PMUREG_MMIO;
	at.address = IMX8_FILTER_CNTL_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int imx8_filter_cntl_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, imx8_filter_cntl_t r)
{
	PMUREG_INDEX(n - 1U, 2U);
	at.space = PMUREG_MMIO;
	at.address = IMX8_FILTER_CNTL_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- COUNTER_READ<n>: Counter <n>. ----
 * Source: K; DOC; DT
 */

#define IMX8_FILTER_READ_OFFSET(n)   (0x20U + 4U * (n)) /* n: 1 to 3 */
#define IMX8_FILTER_READ_COUNT       3
#define IMX8_FILTER_READ_COUNT_SHIFT 0
#define IMX8_FILTER_READ_COUNT_WIDTH 32
#define IMX8_FILTER_READ_COUNT_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} imx8_filter_read_t;

typedef struct {
	uint32_t COUNT; /* 31:0  RO-V The count. */
} imx8_filter_read_fields_t;

static inline __attribute__((always_inline)) imx8_filter_read_t imx8_filter_read_pack(imx8_filter_read_fields_t f)
{
	imx8_filter_read_t r;

	r.raw = 0
		| f.COUNT;
	return r;
}

static inline imx8_filter_read_fields_t imx8_filter_read_unpack(imx8_filter_read_t r)
{
	imx8_filter_read_fields_t f;

	f.COUNT = r.raw;
	return f;
}

static inline uint32_t imx8_filter_read_get(imx8_filter_read_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define imx8_filter_read_get_COUNT(r) imx8_filter_read_get(r, 0xffffffffU, 0)

static inline imx8_filter_read_t imx8_filter_read_read(const PMUREG_MEMORY *base, unsigned int n)
{
	imx8_filter_read_t r;

	PMUREG_INDEX(n - 1U, 2U);
	r.raw = pmureg_load32(base, IMX8_FILTER_READ_OFFSET(n));
	return r;
}

#ifdef PMUREG_IO_H
static inline int imx8_filter_read_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, imx8_filter_read_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n - 1U, 2U);
	at.space = PMUREG_MMIO;
	at.address = IMX8_FILTER_READ_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- COUNTER_DPCR1: Which accesses the events axid-read and axid-write count. ----
 * Source: K; DOC; DT
 */

#define IMX8_FILTER_DPCR1_OFFSET            0x30U
#define IMX8_FILTER_DPCR1_AXI_MASKING_SHIFT 16
#define IMX8_FILTER_DPCR1_AXI_MASKING_WIDTH 16
#define IMX8_FILTER_DPCR1_AXI_MASKING_MASK  0xffff0000U
#define IMX8_FILTER_DPCR1_AXI_ID_SHIFT      0
#define IMX8_FILTER_DPCR1_AXI_ID_WIDTH      16
#define IMX8_FILTER_DPCR1_AXI_ID_MASK       0x0000ffffU

typedef struct {
	uint32_t raw;
} imx8_filter_dpcr1_t;

typedef struct {
	uint32_t AXI_MASKING; /* 31:16 RW 1 compares the bit. */
	uint32_t AXI_ID;      /* 15:0  RW What the AXI ID must be. */
} imx8_filter_dpcr1_fields_t;

static inline __attribute__((always_inline)) imx8_filter_dpcr1_t imx8_filter_dpcr1_pack(imx8_filter_dpcr1_fields_t f)
{
	imx8_filter_dpcr1_t r;

	r.raw = 0
		| pmureg_put32(f.AXI_MASKING, 0xffffU, 16)
		| pmureg_put32(f.AXI_ID, 0xffffU, 0);
	return r;
}

static inline imx8_filter_dpcr1_fields_t imx8_filter_dpcr1_unpack(imx8_filter_dpcr1_t r)
{
	imx8_filter_dpcr1_fields_t f;

	f.AXI_MASKING = r.raw >> 16;
	f.AXI_ID = r.raw & 0xffffU;
	return f;
}

static inline uint32_t imx8_filter_dpcr1_get(imx8_filter_dpcr1_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline imx8_filter_dpcr1_t imx8_filter_dpcr1_with(imx8_filter_dpcr1_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define imx8_filter_dpcr1_get_AXI_MASKING(r)         imx8_filter_dpcr1_get(r, 0xffff0000U, 16)
#define imx8_filter_dpcr1_get_AXI_ID(r)              imx8_filter_dpcr1_get(r, 0x0000ffffU, 0)
#define imx8_filter_dpcr1_with_AXI_MASKING(r, value) PMUREG_WITH(imx8_filter_dpcr1_with, r, 0xffff0000U, 16, value)
#define imx8_filter_dpcr1_with_AXI_ID(r, value)      PMUREG_WITH(imx8_filter_dpcr1_with, r, 0x0000ffffU, 0, value)

static inline imx8_filter_dpcr1_t imx8_filter_dpcr1_read(const PMUREG_MEMORY *base)
{
	imx8_filter_dpcr1_t r;

	r.raw = pmureg_load32(base, IMX8_FILTER_DPCR1_OFFSET);
	return r;
}

static inline void imx8_filter_dpcr1_write(PMUREG_MEMORY *base, imx8_filter_dpcr1_t r)
{
	pmureg_store32(base, IMX8_FILTER_DPCR1_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int imx8_filter_dpcr1_io_read(struct pmureg_io *io, struct pmureg_place at, imx8_filter_dpcr1_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = IMX8_FILTER_DPCR1_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int imx8_filter_dpcr1_io_write(struct pmureg_io *io, struct pmureg_place at, imx8_filter_dpcr1_t r)
{
	at.space = PMUREG_MMIO;
	at.address = IMX8_FILTER_DPCR1_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
