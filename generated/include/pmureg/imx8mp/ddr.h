/*
 * NXP i.MX8M Plus DDR controller: DDR controller
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
 * Made by pmureg from regdefs/nxp/imx8mp.yaml. Edit that, not this.
 */
#ifndef PMUREG_IMX8MP_DDR_H
#define PMUREG_IMX8MP_DDR_H

#include <pmureg/access.h>

/*
 * Registers that several blocks share. They are described once, under names of their own (imx8_filter_cntl0_t and so on):
 * COUNTER_CNTL0, COUNTER_READ0, COUNTER_DPCR1
 */
#include <pmureg/imx8/filter.h>

/* ---- COUNTER_CNTL<n>: Control of counter <n>. ----
 * Source: K; DOC; DT
 */

#define IMX8MP_DDR_CNTL_OFFSET(n)   (4U * (n)) /* n: 1 to 2 */
#define IMX8MP_DDR_CNTL_COUNT       2
#define IMX8MP_DDR_CNTL_RESET       0x00000000U
#define IMX8MP_DDR_CNTL_ACTING      0x00000002U
#define IMX8MP_DDR_CNTL_IDLE        0x00000002U /* a written 0 acts */
#define IMX8MP_DDR_CNTL_CSV_SHIFT   24
#define IMX8MP_DDR_CNTL_CSV_WIDTH   8
#define IMX8MP_DDR_CNTL_CSV_MASK    0xff000000U
#define IMX8MP_DDR_CNTL_CP_SHIFT    16
#define IMX8MP_DDR_CNTL_CP_WIDTH    8
#define IMX8MP_DDR_CNTL_CP_MASK     0x00ff0000U
#define IMX8MP_DDR_CNTL_EN_SHIFT    2
#define IMX8MP_DDR_CNTL_EN_WIDTH    1
#define IMX8MP_DDR_CNTL_EN_MASK     0x00000004U
#define IMX8MP_DDR_CNTL_CLEAR_SHIFT 1
#define IMX8MP_DDR_CNTL_CLEAR_WIDTH 1
#define IMX8MP_DDR_CNTL_CLEAR_MASK  0x00000002U
#define IMX8MP_DDR_CNTL_OVER_SHIFT  0
#define IMX8MP_DDR_CNTL_OVER_WIDTH  1
#define IMX8MP_DDR_CNTL_OVER_MASK   0x00000001U

typedef struct {
	uint32_t raw;
} imx8mp_ddr_cntl_t;

typedef struct {
	uint32_t CSV;  /* 31:24 RW   Event. */
	uint32_t CP;   /* 23:16 RW   Counter parameter. */
	uint32_t EN;   /* 2     RW   1: the counter counts. */
	uint32_t OVER; /* 0     RO-V The counter was full. */
} imx8mp_ddr_cntl_fields_t;

/* Writes 0 to 0x0000fff8U, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) imx8mp_ddr_cntl_t imx8mp_ddr_cntl_pack(imx8mp_ddr_cntl_fields_t f)
{
	imx8mp_ddr_cntl_t r;

	r.raw = IMX8MP_DDR_CNTL_IDLE
		| pmureg_put32(f.CSV, 0xffU, 24)
		| pmureg_put32(f.CP, 0xffU, 16)
		| pmureg_put32(f.EN, 0x1U, 2)
		| pmureg_put32(f.OVER, 0x1U, 0);
	return r;
}

static inline imx8mp_ddr_cntl_fields_t imx8mp_ddr_cntl_unpack(imx8mp_ddr_cntl_t r)
{
	imx8mp_ddr_cntl_fields_t f;

	f.CSV = r.raw >> 24;
	f.CP = (r.raw >> 16) & 0xffU;
	f.EN = (r.raw >> 2) & 0x1U;
	f.OVER = r.raw & 0x1U;
	return f;
}

static inline uint32_t imx8mp_ddr_cntl_get(imx8mp_ddr_cntl_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline imx8mp_ddr_cntl_t imx8mp_ddr_cntl_with(imx8mp_ddr_cntl_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (IMX8MP_DDR_CNTL_IDLE & ~mask) | (r.raw & 0xfffffffdU & ~mask);
	return r;
}

#define imx8mp_ddr_cntl_get_CSV(r)           imx8mp_ddr_cntl_get(r, 0xff000000U, 24)
#define imx8mp_ddr_cntl_get_CP(r)            imx8mp_ddr_cntl_get(r, 0x00ff0000U, 16)
#define imx8mp_ddr_cntl_get_EN(r)            imx8mp_ddr_cntl_get(r, 0x00000004U, 2)
#define imx8mp_ddr_cntl_get_CLEAR(r)         imx8mp_ddr_cntl_get(r, 0x00000002U, 1)
#define imx8mp_ddr_cntl_get_OVER(r)          imx8mp_ddr_cntl_get(r, 0x00000001U, 0)
#define imx8mp_ddr_cntl_with_CSV(r, value)   PMUREG_WITH(imx8mp_ddr_cntl_with, r, 0xff000000U, 24, value)
#define imx8mp_ddr_cntl_with_CP(r, value)    PMUREG_WITH(imx8mp_ddr_cntl_with, r, 0x00ff0000U, 16, value)
#define imx8mp_ddr_cntl_with_EN(r, value)    PMUREG_WITH(imx8mp_ddr_cntl_with, r, 0x00000004U, 2, value)
#define imx8mp_ddr_cntl_with_CLEAR(r, value) PMUREG_WITH(imx8mp_ddr_cntl_with, r, 0x00000002U, 1, value)

static inline imx8mp_ddr_cntl_t imx8mp_ddr_cntl_read(const PMUREG_MEMORY *base, unsigned int n)
{
	imx8mp_ddr_cntl_t r;

	PMUREG_INDEX(n - 1U, 1U);
	r.raw = pmureg_load32(base, IMX8MP_DDR_CNTL_OFFSET(n));
	return r;
}

static inline void imx8mp_ddr_cntl_write(PMUREG_MEMORY *base, unsigned int n, imx8mp_ddr_cntl_t r)
{
	PMUREG_INDEX(n - 1U, 1U);
	pmureg_store32(base, IMX8MP_DDR_CNTL_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int imx8mp_ddr_cntl_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, imx8mp_ddr_cntl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n - 1U, 1U);
	at.space = PMUREG_MMIO;
	at.address = IMX8MP_DDR_CNTL_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int imx8mp_ddr_cntl_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, imx8mp_ddr_cntl_t r)
{
	PMUREG_INDEX(n - 1U, 1U);
	at.space = PMUREG_MMIO;
	at.address = IMX8MP_DDR_CNTL_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- COUNTER_READ<n>: Counter <n>. ----
 * Source: K; DOC; DT
 */

#define IMX8MP_DDR_READ_OFFSET(n)   (0x20U + 4U * (n)) /* n: 1 to 2 */
#define IMX8MP_DDR_READ_COUNT       2
#define IMX8MP_DDR_READ_COUNT_SHIFT 0
#define IMX8MP_DDR_READ_COUNT_WIDTH 32
#define IMX8MP_DDR_READ_COUNT_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} imx8mp_ddr_read_t;

typedef struct {
	uint32_t COUNT; /* 31:0  RO-V The count. */
} imx8mp_ddr_read_fields_t;

static inline __attribute__((always_inline)) imx8mp_ddr_read_t imx8mp_ddr_read_pack(imx8mp_ddr_read_fields_t f)
{
	imx8mp_ddr_read_t r;

	r.raw = 0
		| f.COUNT;
	return r;
}

static inline imx8mp_ddr_read_fields_t imx8mp_ddr_read_unpack(imx8mp_ddr_read_t r)
{
	imx8mp_ddr_read_fields_t f;

	f.COUNT = r.raw;
	return f;
}

static inline uint32_t imx8mp_ddr_read_get(imx8mp_ddr_read_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define imx8mp_ddr_read_get_COUNT(r) imx8mp_ddr_read_get(r, 0xffffffffU, 0)

static inline imx8mp_ddr_read_t imx8mp_ddr_read_read(const PMUREG_MEMORY *base, unsigned int n)
{
	imx8mp_ddr_read_t r;

	PMUREG_INDEX(n - 1U, 1U);
	r.raw = pmureg_load32(base, IMX8MP_DDR_READ_OFFSET(n));
	return r;
}

#ifdef PMUREG_IO_H
static inline int imx8mp_ddr_read_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, imx8mp_ddr_read_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n - 1U, 1U);
	at.space = PMUREG_MMIO;
	at.address = IMX8MP_DDR_READ_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- COUNTER_CNTL3: Control of counter 3. ----
 * Source: K; DOC; DT
 */

#define IMX8MP_DDR_CNTL3_OFFSET      0xcU
#define IMX8MP_DDR_CNTL3_RESET       0x00000000U
#define IMX8MP_DDR_CNTL3_ACTING      0x00000002U
#define IMX8MP_DDR_CNTL3_IDLE        0x00000002U /* a written 0 acts */
#define IMX8MP_DDR_CNTL3_CSV_SHIFT   24
#define IMX8MP_DDR_CNTL3_CSV_WIDTH   8
#define IMX8MP_DDR_CNTL3_CSV_MASK    0xff000000U
#define IMX8MP_DDR_CNTL3_CP_SHIFT    16
#define IMX8MP_DDR_CNTL3_CP_WIDTH    8
#define IMX8MP_DDR_CNTL3_CP_MASK     0x00ff0000U
#define IMX8MP_DDR_CNTL3_EN_SHIFT    2
#define IMX8MP_DDR_CNTL3_EN_WIDTH    1
#define IMX8MP_DDR_CNTL3_EN_MASK     0x00000004U
#define IMX8MP_DDR_CNTL3_CLEAR_SHIFT 1
#define IMX8MP_DDR_CNTL3_CLEAR_WIDTH 1
#define IMX8MP_DDR_CNTL3_CLEAR_MASK  0x00000002U
#define IMX8MP_DDR_CNTL3_OVER_SHIFT  0
#define IMX8MP_DDR_CNTL3_OVER_WIDTH  1
#define IMX8MP_DDR_CNTL3_OVER_MASK   0x00000001U

typedef struct {
	uint32_t raw;
} imx8mp_ddr_cntl3_t;

typedef struct {
	uint32_t CSV;  /* 31:24 RW   Event. */
	uint32_t CP;   /* 23:16 RW   Counter parameter. */
	uint32_t EN;   /* 2     RW   1: the counter counts. */
	uint32_t OVER; /* 0     RO-V The counter was full. */
} imx8mp_ddr_cntl3_fields_t;

/* Writes 0 to 0x0000fff8U, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) imx8mp_ddr_cntl3_t imx8mp_ddr_cntl3_pack(imx8mp_ddr_cntl3_fields_t f)
{
	imx8mp_ddr_cntl3_t r;

	r.raw = IMX8MP_DDR_CNTL3_IDLE
		| pmureg_put32(f.CSV, 0xffU, 24)
		| pmureg_put32(f.CP, 0xffU, 16)
		| pmureg_put32(f.EN, 0x1U, 2)
		| pmureg_put32(f.OVER, 0x1U, 0);
	return r;
}

static inline imx8mp_ddr_cntl3_fields_t imx8mp_ddr_cntl3_unpack(imx8mp_ddr_cntl3_t r)
{
	imx8mp_ddr_cntl3_fields_t f;

	f.CSV = r.raw >> 24;
	f.CP = (r.raw >> 16) & 0xffU;
	f.EN = (r.raw >> 2) & 0x1U;
	f.OVER = r.raw & 0x1U;
	return f;
}

static inline uint32_t imx8mp_ddr_cntl3_get(imx8mp_ddr_cntl3_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline imx8mp_ddr_cntl3_t imx8mp_ddr_cntl3_with(imx8mp_ddr_cntl3_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (IMX8MP_DDR_CNTL3_IDLE & ~mask) | (r.raw & 0xfffffffdU & ~mask);
	return r;
}

#define imx8mp_ddr_cntl3_get_CSV(r)           imx8mp_ddr_cntl3_get(r, 0xff000000U, 24)
#define imx8mp_ddr_cntl3_get_CP(r)            imx8mp_ddr_cntl3_get(r, 0x00ff0000U, 16)
#define imx8mp_ddr_cntl3_get_EN(r)            imx8mp_ddr_cntl3_get(r, 0x00000004U, 2)
#define imx8mp_ddr_cntl3_get_CLEAR(r)         imx8mp_ddr_cntl3_get(r, 0x00000002U, 1)
#define imx8mp_ddr_cntl3_get_OVER(r)          imx8mp_ddr_cntl3_get(r, 0x00000001U, 0)
#define imx8mp_ddr_cntl3_with_CSV(r, value)   PMUREG_WITH(imx8mp_ddr_cntl3_with, r, 0xff000000U, 24, value)
#define imx8mp_ddr_cntl3_with_CP(r, value)    PMUREG_WITH(imx8mp_ddr_cntl3_with, r, 0x00ff0000U, 16, value)
#define imx8mp_ddr_cntl3_with_EN(r, value)    PMUREG_WITH(imx8mp_ddr_cntl3_with, r, 0x00000004U, 2, value)
#define imx8mp_ddr_cntl3_with_CLEAR(r, value) PMUREG_WITH(imx8mp_ddr_cntl3_with, r, 0x00000002U, 1, value)

static inline imx8mp_ddr_cntl3_t imx8mp_ddr_cntl3_read(const PMUREG_MEMORY *base)
{
	imx8mp_ddr_cntl3_t r;

	r.raw = pmureg_load32(base, IMX8MP_DDR_CNTL3_OFFSET);
	return r;
}

static inline void imx8mp_ddr_cntl3_write(PMUREG_MEMORY *base, imx8mp_ddr_cntl3_t r)
{
	pmureg_store32(base, IMX8MP_DDR_CNTL3_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int imx8mp_ddr_cntl3_io_read(struct pmureg_io *io, struct pmureg_place at, imx8mp_ddr_cntl3_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = IMX8MP_DDR_CNTL3_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int imx8mp_ddr_cntl3_io_write(struct pmureg_io *io, struct pmureg_place at, imx8mp_ddr_cntl3_t r)
{
	at.space = PMUREG_MMIO;
	at.address = IMX8MP_DDR_CNTL3_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- COUNTER_READ3: Bursts of counter 3. ----
 * Source: K; DOC; DT
 */

#define IMX8MP_DDR_READ3_OFFSET      0x2cU
#define IMX8MP_DDR_READ3_COUNT_SHIFT 0
#define IMX8MP_DDR_READ3_COUNT_WIDTH 32
#define IMX8MP_DDR_READ3_COUNT_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} imx8mp_ddr_read3_t;

typedef struct {
	uint32_t COUNT; /* 31:0  RO-V The count. */
} imx8mp_ddr_read3_fields_t;

static inline __attribute__((always_inline)) imx8mp_ddr_read3_t imx8mp_ddr_read3_pack(imx8mp_ddr_read3_fields_t f)
{
	imx8mp_ddr_read3_t r;

	r.raw = 0
		| f.COUNT;
	return r;
}

static inline imx8mp_ddr_read3_fields_t imx8mp_ddr_read3_unpack(imx8mp_ddr_read3_t r)
{
	imx8mp_ddr_read3_fields_t f;

	f.COUNT = r.raw;
	return f;
}

static inline uint32_t imx8mp_ddr_read3_get(imx8mp_ddr_read3_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define imx8mp_ddr_read3_get_COUNT(r) imx8mp_ddr_read3_get(r, 0xffffffffU, 0)

static inline imx8mp_ddr_read3_t imx8mp_ddr_read3_read(const PMUREG_MEMORY *base)
{
	imx8mp_ddr_read3_t r;

	r.raw = pmureg_load32(base, IMX8MP_DDR_READ3_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int imx8mp_ddr_read3_io_read(struct pmureg_io *io, struct pmureg_place at, imx8mp_ddr_read3_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = IMX8MP_DDR_READ3_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- BYTES3: Bytes of counter 3. ----
 * Source: K ddr_perf_read_counter
 * Note: COUNTER_DPCR1 + 4 * 3 in the driver.
 */

#define IMX8MP_DDR_BYTES3_OFFSET      0x3cU
#define IMX8MP_DDR_BYTES3_COUNT_SHIFT 0
#define IMX8MP_DDR_BYTES3_COUNT_WIDTH 32
#define IMX8MP_DDR_BYTES3_COUNT_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} imx8mp_ddr_bytes3_t;

typedef struct {
	uint32_t COUNT; /* 31:0  RO-V The count. */
} imx8mp_ddr_bytes3_fields_t;

static inline __attribute__((always_inline)) imx8mp_ddr_bytes3_t imx8mp_ddr_bytes3_pack(imx8mp_ddr_bytes3_fields_t f)
{
	imx8mp_ddr_bytes3_t r;

	r.raw = 0
		| f.COUNT;
	return r;
}

static inline imx8mp_ddr_bytes3_fields_t imx8mp_ddr_bytes3_unpack(imx8mp_ddr_bytes3_t r)
{
	imx8mp_ddr_bytes3_fields_t f;

	f.COUNT = r.raw;
	return f;
}

static inline uint32_t imx8mp_ddr_bytes3_get(imx8mp_ddr_bytes3_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define imx8mp_ddr_bytes3_get_COUNT(r) imx8mp_ddr_bytes3_get(r, 0xffffffffU, 0)

static inline imx8mp_ddr_bytes3_t imx8mp_ddr_bytes3_read(const PMUREG_MEMORY *base)
{
	imx8mp_ddr_bytes3_t r;

	r.raw = pmureg_load32(base, IMX8MP_DDR_BYTES3_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int imx8mp_ddr_bytes3_io_read(struct pmureg_io *io, struct pmureg_place at, imx8mp_ddr_bytes3_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = IMX8MP_DDR_BYTES3_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

#endif
