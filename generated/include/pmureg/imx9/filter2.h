/*
 * NXP i.MX9 DDR controllers: DDR controller
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
 * Made by pmureg from regdefs/nxp/imx9.yaml. Edit that, not this.
 */
#ifndef PMUREG_IMX9_FILTER2_H
#define PMUREG_IMX9_FILTER2_H

#include <pmureg/access.h>

/* ---- PMGC0: Controls all counters; before local controls. ----
 * Source: K; DT
 */

#define IMX9_FILTER2_PMGC0_OFFSET           0x40U
#define IMX9_FILTER2_PMGC0_RESET            0x80000000U
#define IMX9_FILTER2_PMGC0_FAC_SHIFT        31
#define IMX9_FILTER2_PMGC0_FAC_WIDTH        1
#define IMX9_FILTER2_PMGC0_FAC_MASK         0x80000000U
#define IMX9_FILTER2_PMGC0_PMIE_SHIFT       30
#define IMX9_FILTER2_PMGC0_PMIE_WIDTH       1
#define IMX9_FILTER2_PMGC0_PMIE_MASK        0x40000000U
#define IMX9_FILTER2_PMGC0_FCECE_SHIFT      29
#define IMX9_FILTER2_PMGC0_FCECE_WIDTH      1
#define IMX9_FILTER2_PMGC0_FCECE_MASK       0x20000000U
#define IMX9_FILTER2_PMGC0_OTHER_28_0_SHIFT 0
#define IMX9_FILTER2_PMGC0_OTHER_28_0_WIDTH 29
#define IMX9_FILTER2_PMGC0_OTHER_28_0_MASK  0x1fffffffU

typedef struct {
	uint32_t raw;
} imx9_filter2_pmgc0_t;

typedef struct {
	uint32_t FAC;        /* 31    RW 1: no counter counts; to clear it resets the monitor. */
	uint32_t PMIE;       /* 30    RW An overflow interrupts. */
	uint32_t FCECE;      /* 29    RW An overflow that interrupts sets FAC. */
	uint32_t OTHER_28_0; /* 28:0  RO Not public; a write keeps what is there. */
} imx9_filter2_pmgc0_fields_t;

static inline __attribute__((always_inline)) imx9_filter2_pmgc0_t imx9_filter2_pmgc0_pack(imx9_filter2_pmgc0_fields_t f)
{
	imx9_filter2_pmgc0_t r;

	r.raw = 0
		| pmureg_put32(f.FAC, 0x1U, 31)
		| pmureg_put32(f.PMIE, 0x1U, 30)
		| pmureg_put32(f.FCECE, 0x1U, 29)
		| pmureg_put32(f.OTHER_28_0, 0x1fffffffU, 0);
	return r;
}

static inline imx9_filter2_pmgc0_fields_t imx9_filter2_pmgc0_unpack(imx9_filter2_pmgc0_t r)
{
	imx9_filter2_pmgc0_fields_t f;

	f.FAC = r.raw >> 31;
	f.PMIE = (r.raw >> 30) & 0x1U;
	f.FCECE = (r.raw >> 29) & 0x1U;
	f.OTHER_28_0 = r.raw & 0x1fffffffU;
	return f;
}

static inline uint32_t imx9_filter2_pmgc0_get(imx9_filter2_pmgc0_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline imx9_filter2_pmgc0_t imx9_filter2_pmgc0_with(imx9_filter2_pmgc0_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define imx9_filter2_pmgc0_get_FAC(r)           imx9_filter2_pmgc0_get(r, 0x80000000U, 31)
#define imx9_filter2_pmgc0_get_PMIE(r)          imx9_filter2_pmgc0_get(r, 0x40000000U, 30)
#define imx9_filter2_pmgc0_get_FCECE(r)         imx9_filter2_pmgc0_get(r, 0x20000000U, 29)
#define imx9_filter2_pmgc0_get_OTHER_28_0(r)    imx9_filter2_pmgc0_get(r, 0x1fffffffU, 0)
#define imx9_filter2_pmgc0_with_FAC(r, value)   PMUREG_WITH(imx9_filter2_pmgc0_with, r, 0x80000000U, 31, value)
#define imx9_filter2_pmgc0_with_PMIE(r, value)  PMUREG_WITH(imx9_filter2_pmgc0_with, r, 0x40000000U, 30, value)
#define imx9_filter2_pmgc0_with_FCECE(r, value) PMUREG_WITH(imx9_filter2_pmgc0_with, r, 0x20000000U, 29, value)

static inline imx9_filter2_pmgc0_t imx9_filter2_pmgc0_read(const PMUREG_MEMORY *base)
{
	imx9_filter2_pmgc0_t r;

	r.raw = pmureg_load32(base, IMX9_FILTER2_PMGC0_OFFSET);
	return r;
}

static inline void imx9_filter2_pmgc0_write(PMUREG_MEMORY *base, imx9_filter2_pmgc0_t r)
{
	pmureg_store32(base, IMX9_FILTER2_PMGC0_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int imx9_filter2_pmgc0_io_read(struct pmureg_io *io, struct pmureg_place at, imx9_filter2_pmgc0_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = IMX9_FILTER2_PMGC0_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int imx9_filter2_pmgc0_io_write(struct pmureg_io *io, struct pmureg_place at, imx9_filter2_pmgc0_t r)
{
	at.space = PMUREG_MMIO;
	at.address = IMX9_FILTER2_PMGC0_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMLCA<n>: Local control of counter <n>. ----
 * Source: K; DT
 */

#define IMX9_FILTER2_PMLCA_OFFSET(n)         (0x50U + 0x10U * (n)) /* n: 0 to 10 */
#define IMX9_FILTER2_PMLCA_COUNT             11
#define IMX9_FILTER2_PMLCA_RESET             0x80000000U
#define IMX9_FILTER2_PMLCA_FC_SHIFT          31
#define IMX9_FILTER2_PMLCA_FC_WIDTH          1
#define IMX9_FILTER2_PMLCA_FC_MASK           0x80000000U
#define IMX9_FILTER2_PMLCA_OTHER_30_27_SHIFT 27
#define IMX9_FILTER2_PMLCA_OTHER_30_27_WIDTH 4
#define IMX9_FILTER2_PMLCA_OTHER_30_27_MASK  0x78000000U
#define IMX9_FILTER2_PMLCA_CE_SHIFT          26
#define IMX9_FILTER2_PMLCA_CE_WIDTH          1
#define IMX9_FILTER2_PMLCA_CE_MASK           0x04000000U
#define IMX9_FILTER2_PMLCA_OTHER_25_23_SHIFT 23
#define IMX9_FILTER2_PMLCA_OTHER_25_23_WIDTH 3
#define IMX9_FILTER2_PMLCA_OTHER_25_23_MASK  0x03800000U
#define IMX9_FILTER2_PMLCA_EVENT_SHIFT       16
#define IMX9_FILTER2_PMLCA_EVENT_WIDTH       7
#define IMX9_FILTER2_PMLCA_EVENT_MASK        0x007f0000U
#define IMX9_FILTER2_PMLCA_OTHER_15_0_SHIFT  0
#define IMX9_FILTER2_PMLCA_OTHER_15_0_WIDTH  16
#define IMX9_FILTER2_PMLCA_OTHER_15_0_MASK   0x0000ffffU

typedef struct {
	uint32_t raw;
} imx9_filter2_pmlca_t;

typedef struct {
	uint32_t FC;          /* 31    RW 1: the counter does not count. */
	uint32_t OTHER_30_27; /* 30:27 RO Not public; a write keeps what is there. */
	uint32_t CE;          /* 26    RW An overflow of this counter interrupts. */
	uint32_t OTHER_25_23; /* 25:23 RO Not public; a write keeps what is there. */
	uint32_t EVENT;       /* 22:16 RW Event; what 64 and more are depends on the counter. */
	uint32_t OTHER_15_0;  /* 15:0  RO Not public; a write keeps what is there. */
} imx9_filter2_pmlca_fields_t;

static inline __attribute__((always_inline)) imx9_filter2_pmlca_t imx9_filter2_pmlca_pack(imx9_filter2_pmlca_fields_t f)
{
	imx9_filter2_pmlca_t r;

	r.raw = 0
		| pmureg_put32(f.FC, 0x1U, 31)
		| pmureg_put32(f.OTHER_30_27, 0xfU, 27)
		| pmureg_put32(f.CE, 0x1U, 26)
		| pmureg_put32(f.OTHER_25_23, 0x7U, 23)
		| pmureg_put32(f.EVENT, 0x7fU, 16)
		| pmureg_put32(f.OTHER_15_0, 0xffffU, 0);
	return r;
}

static inline imx9_filter2_pmlca_fields_t imx9_filter2_pmlca_unpack(imx9_filter2_pmlca_t r)
{
	imx9_filter2_pmlca_fields_t f;

	f.FC = r.raw >> 31;
	f.OTHER_30_27 = (r.raw >> 27) & 0xfU;
	f.CE = (r.raw >> 26) & 0x1U;
	f.OTHER_25_23 = (r.raw >> 23) & 0x7U;
	f.EVENT = (r.raw >> 16) & 0x7fU;
	f.OTHER_15_0 = r.raw & 0xffffU;
	return f;
}

static inline uint32_t imx9_filter2_pmlca_get(imx9_filter2_pmlca_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline imx9_filter2_pmlca_t imx9_filter2_pmlca_with(imx9_filter2_pmlca_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define imx9_filter2_pmlca_get_FC(r)            imx9_filter2_pmlca_get(r, 0x80000000U, 31)
#define imx9_filter2_pmlca_get_OTHER_30_27(r)   imx9_filter2_pmlca_get(r, 0x78000000U, 27)
#define imx9_filter2_pmlca_get_CE(r)            imx9_filter2_pmlca_get(r, 0x04000000U, 26)
#define imx9_filter2_pmlca_get_OTHER_25_23(r)   imx9_filter2_pmlca_get(r, 0x03800000U, 23)
#define imx9_filter2_pmlca_get_EVENT(r)         imx9_filter2_pmlca_get(r, 0x007f0000U, 16)
#define imx9_filter2_pmlca_get_OTHER_15_0(r)    imx9_filter2_pmlca_get(r, 0x0000ffffU, 0)
#define imx9_filter2_pmlca_with_FC(r, value)    PMUREG_WITH(imx9_filter2_pmlca_with, r, 0x80000000U, 31, value)
#define imx9_filter2_pmlca_with_CE(r, value)    PMUREG_WITH(imx9_filter2_pmlca_with, r, 0x04000000U, 26, value)
#define imx9_filter2_pmlca_with_EVENT(r, value) PMUREG_WITH(imx9_filter2_pmlca_with, r, 0x007f0000U, 16, value)

static inline imx9_filter2_pmlca_t imx9_filter2_pmlca_read(const PMUREG_MEMORY *base, unsigned int n)
{
	imx9_filter2_pmlca_t r;

	PMUREG_INDEX(n, 10U);
	r.raw = pmureg_load32(base, IMX9_FILTER2_PMLCA_OFFSET(n));
	return r;
}

static inline void imx9_filter2_pmlca_write(PMUREG_MEMORY *base, unsigned int n, imx9_filter2_pmlca_t r)
{
	PMUREG_INDEX(n, 10U);
	pmureg_store32(base, IMX9_FILTER2_PMLCA_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int imx9_filter2_pmlca_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, imx9_filter2_pmlca_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 10U);
	at.space = PMUREG_MMIO;
	at.address = IMX9_FILTER2_PMLCA_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int imx9_filter2_pmlca_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, imx9_filter2_pmlca_t r)
{
	PMUREG_INDEX(n, 10U);
	at.space = PMUREG_MMIO;
	at.address = IMX9_FILTER2_PMLCA_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMLCB<n>: More local control of counter <n>, which the driver does not use. ----
 * Source: K; DT
 */

#define IMX9_FILTER2_PMLCB_OFFSET(n) (0x54U + 0x10U * (n)) /* n: 0 to 10 */
#define IMX9_FILTER2_PMLCB_COUNT     11

typedef struct {
	uint32_t raw;
} imx9_filter2_pmlcb_t;

static inline imx9_filter2_pmlcb_t imx9_filter2_pmlcb_read(const PMUREG_MEMORY *base, unsigned int n)
{
	imx9_filter2_pmlcb_t r;

	PMUREG_INDEX(n, 10U);
	r.raw = pmureg_load32(base, IMX9_FILTER2_PMLCB_OFFSET(n));
	return r;
}

#ifdef PMUREG_IO_H
static inline int imx9_filter2_pmlcb_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, imx9_filter2_pmlcb_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 10U);
	at.space = PMUREG_MMIO;
	at.address = IMX9_FILTER2_PMLCB_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- PMC<n>: Counter <n>; of counter 0 the lower half. ----
 * Source: K; DT
 */

#define IMX9_FILTER2_PMC_OFFSET(n)   (0x58U + 0x10U * (n)) /* n: 0 to 10 */
#define IMX9_FILTER2_PMC_COUNT       11
#define IMX9_FILTER2_PMC_COUNT_SHIFT 0
#define IMX9_FILTER2_PMC_COUNT_WIDTH 32
#define IMX9_FILTER2_PMC_COUNT_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} imx9_filter2_pmc_t;

typedef struct {
	uint32_t COUNT; /* 31:0  RW-V The count. */
} imx9_filter2_pmc_fields_t;

static inline __attribute__((always_inline)) imx9_filter2_pmc_t imx9_filter2_pmc_pack(imx9_filter2_pmc_fields_t f)
{
	imx9_filter2_pmc_t r;

	r.raw = 0
		| f.COUNT;
	return r;
}

static inline imx9_filter2_pmc_fields_t imx9_filter2_pmc_unpack(imx9_filter2_pmc_t r)
{
	imx9_filter2_pmc_fields_t f;

	f.COUNT = r.raw;
	return f;
}

static inline uint32_t imx9_filter2_pmc_get(imx9_filter2_pmc_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline imx9_filter2_pmc_t imx9_filter2_pmc_with(imx9_filter2_pmc_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define imx9_filter2_pmc_get_COUNT(r)         imx9_filter2_pmc_get(r, 0xffffffffU, 0)
#define imx9_filter2_pmc_with_COUNT(r, value) PMUREG_WITH(imx9_filter2_pmc_with, r, 0xffffffffU, 0, value)

static inline imx9_filter2_pmc_t imx9_filter2_pmc_read(const PMUREG_MEMORY *base, unsigned int n)
{
	imx9_filter2_pmc_t r;

	PMUREG_INDEX(n, 10U);
	r.raw = pmureg_load32(base, IMX9_FILTER2_PMC_OFFSET(n));
	return r;
}

static inline void imx9_filter2_pmc_write(PMUREG_MEMORY *base, unsigned int n, imx9_filter2_pmc_t r)
{
	PMUREG_INDEX(n, 10U);
	pmureg_store32(base, IMX9_FILTER2_PMC_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int imx9_filter2_pmc_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, imx9_filter2_pmc_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 10U);
	at.space = PMUREG_MMIO;
	at.address = IMX9_FILTER2_PMC_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int imx9_filter2_pmc_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, imx9_filter2_pmc_t r)
{
	PMUREG_INDEX(n, 10U);
	at.space = PMUREG_MMIO;
	at.address = IMX9_FILTER2_PMC_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMC0_UPPER: Upper half of counter 0. ----
 * Source: K ddr_perf_read_counter
 */

#define IMX9_FILTER2_PMC0_UPPER_OFFSET      0x5cU
#define IMX9_FILTER2_PMC0_UPPER_COUNT_SHIFT 0
#define IMX9_FILTER2_PMC0_UPPER_COUNT_WIDTH 32
#define IMX9_FILTER2_PMC0_UPPER_COUNT_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} imx9_filter2_pmc0_upper_t;

typedef struct {
	uint32_t COUNT; /* 31:0  RW-V The count. */
} imx9_filter2_pmc0_upper_fields_t;

static inline __attribute__((always_inline)) imx9_filter2_pmc0_upper_t imx9_filter2_pmc0_upper_pack(imx9_filter2_pmc0_upper_fields_t f)
{
	imx9_filter2_pmc0_upper_t r;

	r.raw = 0
		| f.COUNT;
	return r;
}

static inline imx9_filter2_pmc0_upper_fields_t imx9_filter2_pmc0_upper_unpack(imx9_filter2_pmc0_upper_t r)
{
	imx9_filter2_pmc0_upper_fields_t f;

	f.COUNT = r.raw;
	return f;
}

static inline uint32_t imx9_filter2_pmc0_upper_get(imx9_filter2_pmc0_upper_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline imx9_filter2_pmc0_upper_t imx9_filter2_pmc0_upper_with(imx9_filter2_pmc0_upper_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define imx9_filter2_pmc0_upper_get_COUNT(r)         imx9_filter2_pmc0_upper_get(r, 0xffffffffU, 0)
#define imx9_filter2_pmc0_upper_with_COUNT(r, value) PMUREG_WITH(imx9_filter2_pmc0_upper_with, r, 0xffffffffU, 0, value)

static inline imx9_filter2_pmc0_upper_t imx9_filter2_pmc0_upper_read(const PMUREG_MEMORY *base)
{
	imx9_filter2_pmc0_upper_t r;

	r.raw = pmureg_load32(base, IMX9_FILTER2_PMC0_UPPER_OFFSET);
	return r;
}

static inline void imx9_filter2_pmc0_upper_write(PMUREG_MEMORY *base, imx9_filter2_pmc0_upper_t r)
{
	pmureg_store32(base, IMX9_FILTER2_PMC0_UPPER_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int imx9_filter2_pmc0_upper_io_read(struct pmureg_io *io, struct pmureg_place at, imx9_filter2_pmc0_upper_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = IMX9_FILTER2_PMC0_UPPER_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int imx9_filter2_pmc0_upper_io_write(struct pmureg_io *io, struct pmureg_place at, imx9_filter2_pmc0_upper_t r)
{
	at.space = PMUREG_MMIO;
	at.address = IMX9_FILTER2_PMC0_UPPER_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMCFG1: Enables filters of the events 73 of counters 2 to 5. ----
 * Source: K; DT
 */

#define IMX9_FILTER2_PMCFG1_OFFSET                0U
#define IMX9_FILTER2_PMCFG1_WR_BEAT_FILT_EN_SHIFT 31
#define IMX9_FILTER2_PMCFG1_WR_BEAT_FILT_EN_WIDTH 1
#define IMX9_FILTER2_PMCFG1_WR_BEAT_FILT_EN_MASK  0x80000000U
#define IMX9_FILTER2_PMCFG1_RD_BEAT_FILT_EN_SHIFT 30
#define IMX9_FILTER2_PMCFG1_RD_BEAT_FILT_EN_WIDTH 1
#define IMX9_FILTER2_PMCFG1_RD_BEAT_FILT_EN_MASK  0x40000000U
#define IMX9_FILTER2_PMCFG1_OTHER_29_0_SHIFT      0
#define IMX9_FILTER2_PMCFG1_OTHER_29_0_WIDTH      30
#define IMX9_FILTER2_PMCFG1_OTHER_29_0_MASK       0x3fffffffU

typedef struct {
	uint32_t raw;
} imx9_filter2_pmcfg1_t;

typedef struct {
	uint32_t WR_BEAT_FILT_EN; /* 31    RW Counter 2 counts beats of writes that match. */
	uint32_t RD_BEAT_FILT_EN; /* 30    RW Counters 3 to 5 count beats of reads that match. */
	uint32_t OTHER_29_0;      /* 29:0  RO Not public; a write keeps what is there. */
} imx9_filter2_pmcfg1_fields_t;

static inline __attribute__((always_inline)) imx9_filter2_pmcfg1_t imx9_filter2_pmcfg1_pack(imx9_filter2_pmcfg1_fields_t f)
{
	imx9_filter2_pmcfg1_t r;

	r.raw = 0
		| pmureg_put32(f.WR_BEAT_FILT_EN, 0x1U, 31)
		| pmureg_put32(f.RD_BEAT_FILT_EN, 0x1U, 30)
		| pmureg_put32(f.OTHER_29_0, 0x3fffffffU, 0);
	return r;
}

static inline imx9_filter2_pmcfg1_fields_t imx9_filter2_pmcfg1_unpack(imx9_filter2_pmcfg1_t r)
{
	imx9_filter2_pmcfg1_fields_t f;

	f.WR_BEAT_FILT_EN = r.raw >> 31;
	f.RD_BEAT_FILT_EN = (r.raw >> 30) & 0x1U;
	f.OTHER_29_0 = r.raw & 0x3fffffffU;
	return f;
}

static inline uint32_t imx9_filter2_pmcfg1_get(imx9_filter2_pmcfg1_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline imx9_filter2_pmcfg1_t imx9_filter2_pmcfg1_with(imx9_filter2_pmcfg1_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define imx9_filter2_pmcfg1_get_WR_BEAT_FILT_EN(r)         imx9_filter2_pmcfg1_get(r, 0x80000000U, 31)
#define imx9_filter2_pmcfg1_get_RD_BEAT_FILT_EN(r)         imx9_filter2_pmcfg1_get(r, 0x40000000U, 30)
#define imx9_filter2_pmcfg1_get_OTHER_29_0(r)              imx9_filter2_pmcfg1_get(r, 0x3fffffffU, 0)
#define imx9_filter2_pmcfg1_with_WR_BEAT_FILT_EN(r, value) PMUREG_WITH(imx9_filter2_pmcfg1_with, r, 0x80000000U, 31, value)
#define imx9_filter2_pmcfg1_with_RD_BEAT_FILT_EN(r, value) PMUREG_WITH(imx9_filter2_pmcfg1_with, r, 0x40000000U, 30, value)

static inline imx9_filter2_pmcfg1_t imx9_filter2_pmcfg1_read(const PMUREG_MEMORY *base)
{
	imx9_filter2_pmcfg1_t r;

	r.raw = pmureg_load32(base, IMX9_FILTER2_PMCFG1_OFFSET);
	return r;
}

static inline void imx9_filter2_pmcfg1_write(PMUREG_MEMORY *base, imx9_filter2_pmcfg1_t r)
{
	pmureg_store32(base, IMX9_FILTER2_PMCFG1_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int imx9_filter2_pmcfg1_io_read(struct pmureg_io *io, struct pmureg_place at, imx9_filter2_pmcfg1_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = IMX9_FILTER2_PMCFG1_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int imx9_filter2_pmcfg1_io_write(struct pmureg_io *io, struct pmureg_place at, imx9_filter2_pmcfg1_t r)
{
	at.space = PMUREG_MMIO;
	at.address = IMX9_FILTER2_PMCFG1_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMCFG<n + 1>: The filter of counter <n>. ----
 * Source: K; DT
 */

#define IMX9_FILTER2_PMCFG_OFFSET(n)         (4U * (n)) /* n: 2 to 5 */
#define IMX9_FILTER2_PMCFG_COUNT             4
#define IMX9_FILTER2_PMCFG_OTHER_31_26_SHIFT 26
#define IMX9_FILTER2_PMCFG_OTHER_31_26_WIDTH 6
#define IMX9_FILTER2_PMCFG_OTHER_31_26_MASK  0xfc000000U
#define IMX9_FILTER2_PMCFG_ID_SHIFT          16
#define IMX9_FILTER2_PMCFG_ID_WIDTH          10
#define IMX9_FILTER2_PMCFG_ID_MASK           0x03ff0000U
#define IMX9_FILTER2_PMCFG_OTHER_15_10_SHIFT 10
#define IMX9_FILTER2_PMCFG_OTHER_15_10_WIDTH 6
#define IMX9_FILTER2_PMCFG_OTHER_15_10_MASK  0x0000fc00U
#define IMX9_FILTER2_PMCFG_ID_MASK_SHIFT     0
#define IMX9_FILTER2_PMCFG_ID_MASK_WIDTH     10
#define IMX9_FILTER2_PMCFG_ID_MASK_MASK      0x000003ffU

typedef struct {
	uint32_t raw;
} imx9_filter2_pmcfg_t;

typedef struct {
	uint32_t OTHER_31_26; /* 31:26 RO Not public; a write keeps what is there. */
	uint32_t ID;          /* 25:16 RW The AXI ID. */
	uint32_t OTHER_15_10; /* 15:10 RO Not public; a write keeps what is there. */
	uint32_t ID_MASK;     /* 9:0   RW 1 compares the bit. */
} imx9_filter2_pmcfg_fields_t;

static inline __attribute__((always_inline)) imx9_filter2_pmcfg_t imx9_filter2_pmcfg_pack(imx9_filter2_pmcfg_fields_t f)
{
	imx9_filter2_pmcfg_t r;

	r.raw = 0
		| pmureg_put32(f.OTHER_31_26, 0x3fU, 26)
		| pmureg_put32(f.ID, 0x3ffU, 16)
		| pmureg_put32(f.OTHER_15_10, 0x3fU, 10)
		| pmureg_put32(f.ID_MASK, 0x3ffU, 0);
	return r;
}

static inline imx9_filter2_pmcfg_fields_t imx9_filter2_pmcfg_unpack(imx9_filter2_pmcfg_t r)
{
	imx9_filter2_pmcfg_fields_t f;

	f.OTHER_31_26 = r.raw >> 26;
	f.ID = (r.raw >> 16) & 0x3ffU;
	f.OTHER_15_10 = (r.raw >> 10) & 0x3fU;
	f.ID_MASK = r.raw & 0x3ffU;
	return f;
}

static inline uint32_t imx9_filter2_pmcfg_get(imx9_filter2_pmcfg_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline imx9_filter2_pmcfg_t imx9_filter2_pmcfg_with(imx9_filter2_pmcfg_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define imx9_filter2_pmcfg_get_OTHER_31_26(r)     imx9_filter2_pmcfg_get(r, 0xfc000000U, 26)
#define imx9_filter2_pmcfg_get_ID(r)              imx9_filter2_pmcfg_get(r, 0x03ff0000U, 16)
#define imx9_filter2_pmcfg_get_OTHER_15_10(r)     imx9_filter2_pmcfg_get(r, 0x0000fc00U, 10)
#define imx9_filter2_pmcfg_get_ID_MASK(r)         imx9_filter2_pmcfg_get(r, 0x000003ffU, 0)
#define imx9_filter2_pmcfg_with_ID(r, value)      PMUREG_WITH(imx9_filter2_pmcfg_with, r, 0x03ff0000U, 16, value)
#define imx9_filter2_pmcfg_with_ID_MASK(r, value) PMUREG_WITH(imx9_filter2_pmcfg_with, r, 0x000003ffU, 0, value)

static inline imx9_filter2_pmcfg_t imx9_filter2_pmcfg_read(const PMUREG_MEMORY *base, unsigned int n)
{
	imx9_filter2_pmcfg_t r;

	PMUREG_INDEX(n - 2U, 3U);
	r.raw = pmureg_load32(base, IMX9_FILTER2_PMCFG_OFFSET(n));
	return r;
}

static inline void imx9_filter2_pmcfg_write(PMUREG_MEMORY *base, unsigned int n, imx9_filter2_pmcfg_t r)
{
	PMUREG_INDEX(n - 2U, 3U);
	pmureg_store32(base, IMX9_FILTER2_PMCFG_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int imx9_filter2_pmcfg_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, imx9_filter2_pmcfg_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n - 2U, 3U);
	at.space = PMUREG_MMIO;
	at.address = IMX9_FILTER2_PMCFG_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int imx9_filter2_pmcfg_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, imx9_filter2_pmcfg_t r)
{
	PMUREG_INDEX(n - 2U, 3U);
	at.space = PMUREG_MMIO;
	at.address = IMX9_FILTER2_PMCFG_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
