/*
 * NXP i.MX8DXL DDR controller: DDR controller
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
 * Made by pmureg from regdefs/nxp/imx8dxl.yaml. Edit that, not this.
 */
#ifndef PMUREG_IMX8DXL_DDR_H
#define PMUREG_IMX8DXL_DDR_H

#include <pmureg/access.h>

/*
 * Registers that several blocks share. They are described once, under names of their own (imx8_ddr_cntl0_t and so on):
 * COUNTER_CNTL0, COUNTER_READ0, COUNTER_CNTL<n>, COUNTER_READ<n>
 */
#include <pmureg/imx8/ddr.h>

/* ---- COUNTER_MUX_CNTL<n>: Port and channel of the filter of counter <n + 1>. ----
 * Source: K; DOC; DT
 */

#define IMX8DXL_DDR_MUX_CNTL_OFFSET(n)             (0x50U + 0x10U * (n)) /* n: 0 to 2 */
#define IMX8DXL_DDR_MUX_CNTL_COUNT                 3
#define IMX8DXL_DDR_MUX_CNTL_WRITE_CHANNEL_SHIFT   11
#define IMX8DXL_DDR_MUX_CNTL_WRITE_CHANNEL_WIDTH   1
#define IMX8DXL_DDR_MUX_CNTL_WRITE_CHANNEL_MASK    0x00000800U
#define IMX8DXL_DDR_MUX_CNTL_WRITE_CHANNEL_ADDRESS 0U
#define IMX8DXL_DDR_MUX_CNTL_WRITE_CHANNEL_DATA    1U
#define IMX8DXL_DDR_MUX_CNTL_WRITE_PORT_SHIFT      8
#define IMX8DXL_DDR_MUX_CNTL_WRITE_PORT_WIDTH      3
#define IMX8DXL_DDR_MUX_CNTL_WRITE_PORT_MASK       0x00000700U
#define IMX8DXL_DDR_MUX_CNTL_READ_CHANNEL_SHIFT    3
#define IMX8DXL_DDR_MUX_CNTL_READ_CHANNEL_WIDTH    1
#define IMX8DXL_DDR_MUX_CNTL_READ_CHANNEL_MASK     0x00000008U
#define IMX8DXL_DDR_MUX_CNTL_READ_CHANNEL_ADDRESS  0U
#define IMX8DXL_DDR_MUX_CNTL_READ_CHANNEL_DATA     1U
#define IMX8DXL_DDR_MUX_CNTL_READ_PORT_SHIFT       0
#define IMX8DXL_DDR_MUX_CNTL_READ_PORT_WIDTH       3
#define IMX8DXL_DDR_MUX_CNTL_READ_PORT_MASK        0x00000007U

typedef struct {
	uint32_t raw;
} imx8dxl_ddr_mux_cntl_t;

typedef struct {
	uint32_t WRITE_CHANNEL; /* 11    RW The channel of writes. */
	uint32_t WRITE_PORT;    /* 10:8  RW The port of writes; only 0 is there. */
	uint32_t READ_CHANNEL;  /* 3     RW The channel of reads. */
	uint32_t READ_PORT;     /* 2:0   RW The port of reads; only 0 is there. */
} imx8dxl_ddr_mux_cntl_fields_t;

/* Writes 0 to 0xfffff0f0U, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) imx8dxl_ddr_mux_cntl_t imx8dxl_ddr_mux_cntl_pack(imx8dxl_ddr_mux_cntl_fields_t f)
{
	imx8dxl_ddr_mux_cntl_t r;

	r.raw = 0
		| pmureg_put32(f.WRITE_CHANNEL, 0x1U, 11)
		| pmureg_put32(f.WRITE_PORT, 0x7U, 8)
		| pmureg_put32(f.READ_CHANNEL, 0x1U, 3)
		| pmureg_put32(f.READ_PORT, 0x7U, 0);
	return r;
}

static inline imx8dxl_ddr_mux_cntl_fields_t imx8dxl_ddr_mux_cntl_unpack(imx8dxl_ddr_mux_cntl_t r)
{
	imx8dxl_ddr_mux_cntl_fields_t f;

	f.WRITE_CHANNEL = (r.raw >> 11) & 0x1U;
	f.WRITE_PORT = (r.raw >> 8) & 0x7U;
	f.READ_CHANNEL = (r.raw >> 3) & 0x1U;
	f.READ_PORT = r.raw & 0x7U;
	return f;
}

static inline uint32_t imx8dxl_ddr_mux_cntl_get(imx8dxl_ddr_mux_cntl_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline imx8dxl_ddr_mux_cntl_t imx8dxl_ddr_mux_cntl_with(imx8dxl_ddr_mux_cntl_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define imx8dxl_ddr_mux_cntl_get_WRITE_CHANNEL(r)         imx8dxl_ddr_mux_cntl_get(r, 0x00000800U, 11)
#define imx8dxl_ddr_mux_cntl_get_WRITE_PORT(r)            imx8dxl_ddr_mux_cntl_get(r, 0x00000700U, 8)
#define imx8dxl_ddr_mux_cntl_get_READ_CHANNEL(r)          imx8dxl_ddr_mux_cntl_get(r, 0x00000008U, 3)
#define imx8dxl_ddr_mux_cntl_get_READ_PORT(r)             imx8dxl_ddr_mux_cntl_get(r, 0x00000007U, 0)
#define imx8dxl_ddr_mux_cntl_with_WRITE_CHANNEL(r, value) PMUREG_WITH(imx8dxl_ddr_mux_cntl_with, r, 0x00000800U, 11, value)
#define imx8dxl_ddr_mux_cntl_with_WRITE_PORT(r, value)    PMUREG_WITH(imx8dxl_ddr_mux_cntl_with, r, 0x00000700U, 8, value)
#define imx8dxl_ddr_mux_cntl_with_READ_CHANNEL(r, value)  PMUREG_WITH(imx8dxl_ddr_mux_cntl_with, r, 0x00000008U, 3, value)
#define imx8dxl_ddr_mux_cntl_with_READ_PORT(r, value)     PMUREG_WITH(imx8dxl_ddr_mux_cntl_with, r, 0x00000007U, 0, value)

static inline imx8dxl_ddr_mux_cntl_t imx8dxl_ddr_mux_cntl_read(const PMUREG_MEMORY *base, unsigned int n)
{
	imx8dxl_ddr_mux_cntl_t r;

	PMUREG_INDEX(n, 2U);
	r.raw = pmureg_load32(base, IMX8DXL_DDR_MUX_CNTL_OFFSET(n));
	return r;
}

static inline void imx8dxl_ddr_mux_cntl_write(PMUREG_MEMORY *base, unsigned int n, imx8dxl_ddr_mux_cntl_t r)
{
	PMUREG_INDEX(n, 2U);
	pmureg_store32(base, IMX8DXL_DDR_MUX_CNTL_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int imx8dxl_ddr_mux_cntl_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, imx8dxl_ddr_mux_cntl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 2U);
	at.space = PMUREG_MMIO;
	at.address = IMX8DXL_DDR_MUX_CNTL_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int imx8dxl_ddr_mux_cntl_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, imx8dxl_ddr_mux_cntl_t r)
{
	PMUREG_INDEX(n, 2U);
	at.space = PMUREG_MMIO;
	at.address = IMX8DXL_DDR_MUX_CNTL_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- COUNTER_MASK_COMP<n>: Which accesses counter <n + 1> counts as axid-read and axid-write. ----
 * Source: K; DOC; DT
 */

#define IMX8DXL_DDR_MASK_COMP_OFFSET(n)         (0x54U + 0x10U * (n)) /* n: 0 to 2 */
#define IMX8DXL_DDR_MASK_COMP_COUNT             3
#define IMX8DXL_DDR_MASK_COMP_AXI_MASKING_SHIFT 16
#define IMX8DXL_DDR_MASK_COMP_AXI_MASKING_WIDTH 16
#define IMX8DXL_DDR_MASK_COMP_AXI_MASKING_MASK  0xffff0000U
#define IMX8DXL_DDR_MASK_COMP_AXI_ID_SHIFT      0
#define IMX8DXL_DDR_MASK_COMP_AXI_ID_WIDTH      16
#define IMX8DXL_DDR_MASK_COMP_AXI_ID_MASK       0x0000ffffU

typedef struct {
	uint32_t raw;
} imx8dxl_ddr_mask_comp_t;

typedef struct {
	uint32_t AXI_MASKING; /* 31:16 RW 1 compares the bit. */
	uint32_t AXI_ID;      /* 15:0  RW What the AXI ID must be. */
} imx8dxl_ddr_mask_comp_fields_t;

static inline __attribute__((always_inline)) imx8dxl_ddr_mask_comp_t imx8dxl_ddr_mask_comp_pack(imx8dxl_ddr_mask_comp_fields_t f)
{
	imx8dxl_ddr_mask_comp_t r;

	r.raw = 0
		| pmureg_put32(f.AXI_MASKING, 0xffffU, 16)
		| pmureg_put32(f.AXI_ID, 0xffffU, 0);
	return r;
}

static inline imx8dxl_ddr_mask_comp_fields_t imx8dxl_ddr_mask_comp_unpack(imx8dxl_ddr_mask_comp_t r)
{
	imx8dxl_ddr_mask_comp_fields_t f;

	f.AXI_MASKING = r.raw >> 16;
	f.AXI_ID = r.raw & 0xffffU;
	return f;
}

static inline uint32_t imx8dxl_ddr_mask_comp_get(imx8dxl_ddr_mask_comp_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline imx8dxl_ddr_mask_comp_t imx8dxl_ddr_mask_comp_with(imx8dxl_ddr_mask_comp_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define imx8dxl_ddr_mask_comp_get_AXI_MASKING(r)         imx8dxl_ddr_mask_comp_get(r, 0xffff0000U, 16)
#define imx8dxl_ddr_mask_comp_get_AXI_ID(r)              imx8dxl_ddr_mask_comp_get(r, 0x0000ffffU, 0)
#define imx8dxl_ddr_mask_comp_with_AXI_MASKING(r, value) PMUREG_WITH(imx8dxl_ddr_mask_comp_with, r, 0xffff0000U, 16, value)
#define imx8dxl_ddr_mask_comp_with_AXI_ID(r, value)      PMUREG_WITH(imx8dxl_ddr_mask_comp_with, r, 0x0000ffffU, 0, value)

static inline imx8dxl_ddr_mask_comp_t imx8dxl_ddr_mask_comp_read(const PMUREG_MEMORY *base, unsigned int n)
{
	imx8dxl_ddr_mask_comp_t r;

	PMUREG_INDEX(n, 2U);
	r.raw = pmureg_load32(base, IMX8DXL_DDR_MASK_COMP_OFFSET(n));
	return r;
}

static inline void imx8dxl_ddr_mask_comp_write(PMUREG_MEMORY *base, unsigned int n, imx8dxl_ddr_mask_comp_t r)
{
	PMUREG_INDEX(n, 2U);
	pmureg_store32(base, IMX8DXL_DDR_MASK_COMP_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int imx8dxl_ddr_mask_comp_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, imx8dxl_ddr_mask_comp_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 2U);
	at.space = PMUREG_MMIO;
	at.address = IMX8DXL_DDR_MASK_COMP_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int imx8dxl_ddr_mask_comp_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, imx8dxl_ddr_mask_comp_t r)
{
	PMUREG_INDEX(n, 2U);
	at.space = PMUREG_MMIO;
	at.address = IMX8DXL_DDR_MASK_COMP_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
