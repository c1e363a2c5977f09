/*
 * NXP i.MX93 DDR controller: DDR controller
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
 * Made by pmureg from regdefs/nxp/imx93.yaml. Edit that, not this.
 */
#ifndef PMUREG_IMX93_DDR_H
#define PMUREG_IMX93_DDR_H

#include <pmureg/access.h>

/*
 * Registers that several blocks share. They are described once, under names of their own (imx9_ddr_pmgc0_t and so on):
 * PMGC0, PMLCA<n>, PMLCB<n>, PMC<n>, PMC0_UPPER
 */
#include <pmureg/imx9/ddr.h>

/* ---- PMCFG1: Enables filters of the events 73 of counters 2 to 4. ----
 * Source: K; DT
 */

#define IMX93_DDR_PMCFG1_OFFSET                 0U
#define IMX93_DDR_PMCFG1_RD_TRANS_FILT_EN_SHIFT 31
#define IMX93_DDR_PMCFG1_RD_TRANS_FILT_EN_WIDTH 1
#define IMX93_DDR_PMCFG1_RD_TRANS_FILT_EN_MASK  0x80000000U
#define IMX93_DDR_PMCFG1_WR_TRANS_FILT_EN_SHIFT 30
#define IMX93_DDR_PMCFG1_WR_TRANS_FILT_EN_WIDTH 1
#define IMX93_DDR_PMCFG1_WR_TRANS_FILT_EN_MASK  0x40000000U
#define IMX93_DDR_PMCFG1_RD_BT_FILT_EN_SHIFT    29
#define IMX93_DDR_PMCFG1_RD_BT_FILT_EN_WIDTH    1
#define IMX93_DDR_PMCFG1_RD_BT_FILT_EN_MASK     0x20000000U
#define IMX93_DDR_PMCFG1_ID_MASK_SHIFT          0
#define IMX93_DDR_PMCFG1_ID_MASK_WIDTH          18
#define IMX93_DDR_PMCFG1_ID_MASK_MASK           0x0003ffffU

typedef struct {
	uint32_t raw;
} imx93_ddr_pmcfg1_t;

typedef struct {
	uint32_t RD_TRANS_FILT_EN; /* 31    RW Counter 2 counts reads that match. */
	uint32_t WR_TRANS_FILT_EN; /* 30    RW Counter 3 counts writes that match. */
	uint32_t RD_BT_FILT_EN;    /* 29    RW Counter 4 counts beats of reads that match. */
	uint32_t ID_MASK;          /* 17:0  RW Which bits of the AXI ID are compared. */
} imx93_ddr_pmcfg1_fields_t;

/* Writes 0 to 0x1ffc0000U, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) imx93_ddr_pmcfg1_t imx93_ddr_pmcfg1_pack(imx93_ddr_pmcfg1_fields_t f)
{
	imx93_ddr_pmcfg1_t r;

	r.raw = 0
		| pmureg_put32(f.RD_TRANS_FILT_EN, 0x1U, 31)
		| pmureg_put32(f.WR_TRANS_FILT_EN, 0x1U, 30)
		| pmureg_put32(f.RD_BT_FILT_EN, 0x1U, 29)
		| pmureg_put32(f.ID_MASK, 0x3ffffU, 0);
	return r;
}

static inline imx93_ddr_pmcfg1_fields_t imx93_ddr_pmcfg1_unpack(imx93_ddr_pmcfg1_t r)
{
	imx93_ddr_pmcfg1_fields_t f;

	f.RD_TRANS_FILT_EN = r.raw >> 31;
	f.WR_TRANS_FILT_EN = (r.raw >> 30) & 0x1U;
	f.RD_BT_FILT_EN = (r.raw >> 29) & 0x1U;
	f.ID_MASK = r.raw & 0x3ffffU;
	return f;
}

static inline uint32_t imx93_ddr_pmcfg1_get(imx93_ddr_pmcfg1_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline imx93_ddr_pmcfg1_t imx93_ddr_pmcfg1_with(imx93_ddr_pmcfg1_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define imx93_ddr_pmcfg1_get_RD_TRANS_FILT_EN(r)         imx93_ddr_pmcfg1_get(r, 0x80000000U, 31)
#define imx93_ddr_pmcfg1_get_WR_TRANS_FILT_EN(r)         imx93_ddr_pmcfg1_get(r, 0x40000000U, 30)
#define imx93_ddr_pmcfg1_get_RD_BT_FILT_EN(r)            imx93_ddr_pmcfg1_get(r, 0x20000000U, 29)
#define imx93_ddr_pmcfg1_get_ID_MASK(r)                  imx93_ddr_pmcfg1_get(r, 0x0003ffffU, 0)
#define imx93_ddr_pmcfg1_with_RD_TRANS_FILT_EN(r, value) PMUREG_WITH(imx93_ddr_pmcfg1_with, r, 0x80000000U, 31, value)
#define imx93_ddr_pmcfg1_with_WR_TRANS_FILT_EN(r, value) PMUREG_WITH(imx93_ddr_pmcfg1_with, r, 0x40000000U, 30, value)
#define imx93_ddr_pmcfg1_with_RD_BT_FILT_EN(r, value)    PMUREG_WITH(imx93_ddr_pmcfg1_with, r, 0x20000000U, 29, value)
#define imx93_ddr_pmcfg1_with_ID_MASK(r, value)          PMUREG_WITH(imx93_ddr_pmcfg1_with, r, 0x0003ffffU, 0, value)

static inline imx93_ddr_pmcfg1_t imx93_ddr_pmcfg1_read(const PMUREG_MEMORY *base)
{
	imx93_ddr_pmcfg1_t r;

	r.raw = pmureg_load32(base, IMX93_DDR_PMCFG1_OFFSET);
	return r;
}

static inline void imx93_ddr_pmcfg1_write(PMUREG_MEMORY *base, imx93_ddr_pmcfg1_t r)
{
	pmureg_store32(base, IMX93_DDR_PMCFG1_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int imx93_ddr_pmcfg1_io_read(struct pmureg_io *io, struct pmureg_place at, imx93_ddr_pmcfg1_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = IMX93_DDR_PMCFG1_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int imx93_ddr_pmcfg1_io_write(struct pmureg_io *io, struct pmureg_place at, imx93_ddr_pmcfg1_t r)
{
	at.space = PMUREG_MMIO;
	at.address = IMX93_DDR_PMCFG1_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMCFG2: The AXI ID of the filters. ----
 * Source: K; DT
 */

#define IMX93_DDR_PMCFG2_OFFSET   4U
#define IMX93_DDR_PMCFG2_ID_SHIFT 0
#define IMX93_DDR_PMCFG2_ID_WIDTH 18
#define IMX93_DDR_PMCFG2_ID_MASK  0x0003ffffU

typedef struct {
	uint32_t raw;
} imx93_ddr_pmcfg2_t;

typedef struct {
	uint32_t ID; /* 17:0  RW The ID. */
} imx93_ddr_pmcfg2_fields_t;

/* Writes 0 to 0xfffc0000U, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) imx93_ddr_pmcfg2_t imx93_ddr_pmcfg2_pack(imx93_ddr_pmcfg2_fields_t f)
{
	imx93_ddr_pmcfg2_t r;

	r.raw = 0
		| pmureg_put32(f.ID, 0x3ffffU, 0);
	return r;
}

static inline imx93_ddr_pmcfg2_fields_t imx93_ddr_pmcfg2_unpack(imx93_ddr_pmcfg2_t r)
{
	imx93_ddr_pmcfg2_fields_t f;

	f.ID = r.raw & 0x3ffffU;
	return f;
}

static inline uint32_t imx93_ddr_pmcfg2_get(imx93_ddr_pmcfg2_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline imx93_ddr_pmcfg2_t imx93_ddr_pmcfg2_with(imx93_ddr_pmcfg2_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define imx93_ddr_pmcfg2_get_ID(r)         imx93_ddr_pmcfg2_get(r, 0x0003ffffU, 0)
#define imx93_ddr_pmcfg2_with_ID(r, value) PMUREG_WITH(imx93_ddr_pmcfg2_with, r, 0x0003ffffU, 0, value)

static inline imx93_ddr_pmcfg2_t imx93_ddr_pmcfg2_read(const PMUREG_MEMORY *base)
{
	imx93_ddr_pmcfg2_t r;

	r.raw = pmureg_load32(base, IMX93_DDR_PMCFG2_OFFSET);
	return r;
}

static inline void imx93_ddr_pmcfg2_write(PMUREG_MEMORY *base, imx93_ddr_pmcfg2_t r)
{
	pmureg_store32(base, IMX93_DDR_PMCFG2_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int imx93_ddr_pmcfg2_io_read(struct pmureg_io *io, struct pmureg_place at, imx93_ddr_pmcfg2_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = IMX93_DDR_PMCFG2_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int imx93_ddr_pmcfg2_io_write(struct pmureg_io *io, struct pmureg_place at, imx93_ddr_pmcfg2_t r)
{
	at.space = PMUREG_MMIO;
	at.address = IMX93_DDR_PMCFG2_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
