/*
 * NXP i.MX95 DDR controller: DDR controller
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
 * Made by pmureg from regdefs/nxp/imx95.yaml. Edit that, not this.
 */
#ifndef PMUREG_IMX95_DDR_H
#define PMUREG_IMX95_DDR_H

#include <pmureg/access.h>

/*
 * Registers that several blocks share. They are described once, under names of their own (imx9_ddr_pmgc0_t and so on):
 * PMGC0, PMLCA<n>, PMLCB<n>, PMC<n>, PMC0_UPPER
 */
#include <pmureg/imx9/ddr.h>

/* ---- PMCFG1: Enables filters of the events 73 of counters 2 to 5. ----
 * Source: K; DT
 */

#define IMX95_DDR_PMCFG1_OFFSET                0U
#define IMX95_DDR_PMCFG1_WR_BEAT_FILT_EN_SHIFT 31
#define IMX95_DDR_PMCFG1_WR_BEAT_FILT_EN_WIDTH 1
#define IMX95_DDR_PMCFG1_WR_BEAT_FILT_EN_MASK  0x80000000U
#define IMX95_DDR_PMCFG1_RD_BEAT_FILT_EN_SHIFT 30
#define IMX95_DDR_PMCFG1_RD_BEAT_FILT_EN_WIDTH 1
#define IMX95_DDR_PMCFG1_RD_BEAT_FILT_EN_MASK  0x40000000U

typedef struct {
	uint32_t raw;
} imx95_ddr_pmcfg1_t;

typedef struct {
	uint32_t WR_BEAT_FILT_EN; /* 31    RW Counter 2 counts beats of writes that match. */
	uint32_t RD_BEAT_FILT_EN; /* 30    RW Counters 3 to 5 count beats of reads that match. */
} imx95_ddr_pmcfg1_fields_t;

/* Writes 0 to 0x3fffffffU, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) imx95_ddr_pmcfg1_t imx95_ddr_pmcfg1_pack(imx95_ddr_pmcfg1_fields_t f)
{
	imx95_ddr_pmcfg1_t r;

	r.raw = 0
		| pmureg_put32(f.WR_BEAT_FILT_EN, 0x1U, 31)
		| pmureg_put32(f.RD_BEAT_FILT_EN, 0x1U, 30);
	return r;
}

static inline imx95_ddr_pmcfg1_fields_t imx95_ddr_pmcfg1_unpack(imx95_ddr_pmcfg1_t r)
{
	imx95_ddr_pmcfg1_fields_t f;

	f.WR_BEAT_FILT_EN = r.raw >> 31;
	f.RD_BEAT_FILT_EN = (r.raw >> 30) & 0x1U;
	return f;
}

static inline uint32_t imx95_ddr_pmcfg1_get(imx95_ddr_pmcfg1_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline imx95_ddr_pmcfg1_t imx95_ddr_pmcfg1_with(imx95_ddr_pmcfg1_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define imx95_ddr_pmcfg1_get_WR_BEAT_FILT_EN(r)         imx95_ddr_pmcfg1_get(r, 0x80000000U, 31)
#define imx95_ddr_pmcfg1_get_RD_BEAT_FILT_EN(r)         imx95_ddr_pmcfg1_get(r, 0x40000000U, 30)
#define imx95_ddr_pmcfg1_with_WR_BEAT_FILT_EN(r, value) PMUREG_WITH(imx95_ddr_pmcfg1_with, r, 0x80000000U, 31, value)
#define imx95_ddr_pmcfg1_with_RD_BEAT_FILT_EN(r, value) PMUREG_WITH(imx95_ddr_pmcfg1_with, r, 0x40000000U, 30, value)

static inline imx95_ddr_pmcfg1_t imx95_ddr_pmcfg1_read(const PMUREG_MEMORY *base)
{
	imx95_ddr_pmcfg1_t r;

	r.raw = pmureg_load32(base, IMX95_DDR_PMCFG1_OFFSET);
	return r;
}

static inline void imx95_ddr_pmcfg1_write(PMUREG_MEMORY *base, imx95_ddr_pmcfg1_t r)
{
	pmureg_store32(base, IMX95_DDR_PMCFG1_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int imx95_ddr_pmcfg1_io_read(struct pmureg_io *io, struct pmureg_place at, imx95_ddr_pmcfg1_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = IMX95_DDR_PMCFG1_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int imx95_ddr_pmcfg1_io_write(struct pmureg_io *io, struct pmureg_place at, imx95_ddr_pmcfg1_t r)
{
	at.space = PMUREG_MMIO;
	at.address = IMX95_DDR_PMCFG1_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMCFG<n + 1>: The filter of counter <n>. ----
 * Source: K; DT
 */

#define IMX95_DDR_PMCFG_OFFSET(n)     (4U * (n)) /* n: 2 to 5 */
#define IMX95_DDR_PMCFG_COUNT         4
#define IMX95_DDR_PMCFG_ID_SHIFT      16
#define IMX95_DDR_PMCFG_ID_WIDTH      10
#define IMX95_DDR_PMCFG_ID_MASK       0x03ff0000U
#define IMX95_DDR_PMCFG_ID_MASK_SHIFT 0
#define IMX95_DDR_PMCFG_ID_MASK_WIDTH 10
#define IMX95_DDR_PMCFG_ID_MASK_MASK  0x000003ffU

typedef struct {
	uint32_t raw;
} imx95_ddr_pmcfg_t;

typedef struct {
	uint32_t ID;      /* 25:16 RW The AXI ID. */
	uint32_t ID_MASK; /* 9:0   RW 1 compares the bit. */
} imx95_ddr_pmcfg_fields_t;

/* Writes 0 to 0xfc00fc00U, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) imx95_ddr_pmcfg_t imx95_ddr_pmcfg_pack(imx95_ddr_pmcfg_fields_t f)
{
	imx95_ddr_pmcfg_t r;

	r.raw = 0
		| pmureg_put32(f.ID, 0x3ffU, 16)
		| pmureg_put32(f.ID_MASK, 0x3ffU, 0);
	return r;
}

static inline imx95_ddr_pmcfg_fields_t imx95_ddr_pmcfg_unpack(imx95_ddr_pmcfg_t r)
{
	imx95_ddr_pmcfg_fields_t f;

	f.ID = (r.raw >> 16) & 0x3ffU;
	f.ID_MASK = r.raw & 0x3ffU;
	return f;
}

static inline uint32_t imx95_ddr_pmcfg_get(imx95_ddr_pmcfg_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline imx95_ddr_pmcfg_t imx95_ddr_pmcfg_with(imx95_ddr_pmcfg_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define imx95_ddr_pmcfg_get_ID(r)              imx95_ddr_pmcfg_get(r, 0x03ff0000U, 16)
#define imx95_ddr_pmcfg_get_ID_MASK(r)         imx95_ddr_pmcfg_get(r, 0x000003ffU, 0)
#define imx95_ddr_pmcfg_with_ID(r, value)      PMUREG_WITH(imx95_ddr_pmcfg_with, r, 0x03ff0000U, 16, value)
#define imx95_ddr_pmcfg_with_ID_MASK(r, value) PMUREG_WITH(imx95_ddr_pmcfg_with, r, 0x000003ffU, 0, value)

static inline imx95_ddr_pmcfg_t imx95_ddr_pmcfg_read(const PMUREG_MEMORY *base, unsigned int n)
{
	imx95_ddr_pmcfg_t r;

	PMUREG_INDEX(n - 2U, 3U);
	r.raw = pmureg_load32(base, IMX95_DDR_PMCFG_OFFSET(n));
	return r;
}

static inline void imx95_ddr_pmcfg_write(PMUREG_MEMORY *base, unsigned int n, imx95_ddr_pmcfg_t r)
{
	PMUREG_INDEX(n - 2U, 3U);
	pmureg_store32(base, IMX95_DDR_PMCFG_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int imx95_ddr_pmcfg_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, imx95_ddr_pmcfg_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n - 2U, 3U);
	at.space = PMUREG_MMIO;
	at.address = IMX95_DDR_PMCFG_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int imx95_ddr_pmcfg_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, imx95_ddr_pmcfg_t r)
{
	PMUREG_INDEX(n - 2U, 3U);
	at.space = PMUREG_MMIO;
	at.address = IMX95_DDR_PMCFG_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
