/*
 * Applied Micro X-Gene 1 and 2 uncore PMUs: Memory bridge A or B
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
 * Made by pmureg from regdefs/apm/xgene2.yaml. Edit that, not this.
 */
#ifndef PMUREG_XGENE2_BRIDGE_H
#define PMUREG_XGENE2_BRIDGE_H

#include <pmureg/access.h>

/* ---- MCBADDRMR: Mode of the bridge. ----
 * Source: K; DT
 */

#define XGENE2_BRIDGE_MCBADDRMR_OFFSET             0U
#define XGENE2_BRIDGE_MCBADDRMR_OTHER_HIGH_SHIFT   3
#define XGENE2_BRIDGE_MCBADDRMR_OTHER_HIGH_WIDTH   29
#define XGENE2_BRIDGE_MCBADDRMR_OTHER_HIGH_MASK    0xfffffff8U
#define XGENE2_BRIDGE_MCBADDRMR_DUALMCU_MODE_SHIFT 2
#define XGENE2_BRIDGE_MCBADDRMR_DUALMCU_MODE_WIDTH 1
#define XGENE2_BRIDGE_MCBADDRMR_DUALMCU_MODE_MASK  0x00000004U
#define XGENE2_BRIDGE_MCBADDRMR_OTHER_LOW_SHIFT    0
#define XGENE2_BRIDGE_MCBADDRMR_OTHER_LOW_WIDTH    2
#define XGENE2_BRIDGE_MCBADDRMR_OTHER_LOW_MASK     0x00000003U

typedef struct {
	uint32_t raw;
} xgene2_bridge_mcbaddrmr_t;

typedef struct {
	uint32_t OTHER_HIGH;   /* 31:3  RO Not public. */
	uint32_t DUALMCU_MODE; /* 2     RO 1: both memory controllers of the bridge are active. */
	uint32_t OTHER_LOW;    /* 1:0   RO Not public. */
} xgene2_bridge_mcbaddrmr_fields_t;

static inline __attribute__((always_inline)) xgene2_bridge_mcbaddrmr_t xgene2_bridge_mcbaddrmr_pack(xgene2_bridge_mcbaddrmr_fields_t f)
{
	xgene2_bridge_mcbaddrmr_t r;

	r.raw = 0
		| pmureg_put32(f.OTHER_HIGH, 0x1fffffffU, 3)
		| pmureg_put32(f.DUALMCU_MODE, 0x1U, 2)
		| pmureg_put32(f.OTHER_LOW, 0x3U, 0);
	return r;
}

static inline xgene2_bridge_mcbaddrmr_fields_t xgene2_bridge_mcbaddrmr_unpack(xgene2_bridge_mcbaddrmr_t r)
{
	xgene2_bridge_mcbaddrmr_fields_t f;

	f.OTHER_HIGH = r.raw >> 3;
	f.DUALMCU_MODE = (r.raw >> 2) & 0x1U;
	f.OTHER_LOW = r.raw & 0x3U;
	return f;
}

static inline uint32_t xgene2_bridge_mcbaddrmr_get(xgene2_bridge_mcbaddrmr_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define xgene2_bridge_mcbaddrmr_get_OTHER_HIGH(r)   xgene2_bridge_mcbaddrmr_get(r, 0xfffffff8U, 3)
#define xgene2_bridge_mcbaddrmr_get_DUALMCU_MODE(r) xgene2_bridge_mcbaddrmr_get(r, 0x00000004U, 2)
#define xgene2_bridge_mcbaddrmr_get_OTHER_LOW(r)    xgene2_bridge_mcbaddrmr_get(r, 0x00000003U, 0)

static inline xgene2_bridge_mcbaddrmr_t xgene2_bridge_mcbaddrmr_read(const PMUREG_MEMORY *base)
{
	xgene2_bridge_mcbaddrmr_t r;

	r.raw = pmureg_load32(base, XGENE2_BRIDGE_MCBADDRMR_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int xgene2_bridge_mcbaddrmr_io_read(struct pmureg_io *io, struct pmureg_place at, xgene2_bridge_mcbaddrmr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = XGENE2_BRIDGE_MCBADDRMR_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

#endif
