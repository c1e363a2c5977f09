/*
 * Applied Micro X-Gene 1 and 2 uncore PMUs: Switch fabric of the processors
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
#ifndef PMUREG_XGENE2_CSW_H
#define PMUREG_XGENE2_CSW_H

#include <pmureg/access.h>

/* ---- CSWCR: How many memory bridges are active, and where they lead. ----
 * Source: K; DT
 */

#define XGENE2_CSW_CSWCR_OFFSET             0U
#define XGENE2_CSW_CSWCR_OTHER_SHIFT        6
#define XGENE2_CSW_CSWCR_OTHER_WIDTH        26
#define XGENE2_CSW_CSWCR_OTHER_MASK         0xffffffc0U
#define XGENE2_CSW_CSWCR_MCB1_ROUTING_SHIFT 4
#define XGENE2_CSW_CSWCR_MCB1_ROUTING_WIDTH 2
#define XGENE2_CSW_CSWCR_MCB1_ROUTING_MASK  0x00000030U
#define XGENE2_CSW_CSWCR_MCB0_ROUTING_SHIFT 2
#define XGENE2_CSW_CSWCR_MCB0_ROUTING_WIDTH 2
#define XGENE2_CSW_CSWCR_MCB0_ROUTING_MASK  0x0000000cU
#define XGENE2_CSW_CSWCR_OTHER1_SHIFT       1
#define XGENE2_CSW_CSWCR_OTHER1_WIDTH       1
#define XGENE2_CSW_CSWCR_OTHER1_MASK        0x00000002U
#define XGENE2_CSW_CSWCR_DUALMCB_SHIFT      0
#define XGENE2_CSW_CSWCR_DUALMCB_WIDTH      1
#define XGENE2_CSW_CSWCR_DUALMCB_MASK       0x00000001U

typedef struct {
	uint32_t raw;
} xgene2_csw_cswcr_t;

typedef struct {
	uint32_t OTHER;        /* 31:6  RO Not public. */
	uint32_t MCB1_ROUTING; /* 5:4   RO Controllers of bridge 1: 2 for four of them, 1 for two, else one. */
	uint32_t MCB0_ROUTING; /* 3:2   RO Controllers of bridge 0, in the same way. */
	uint32_t OTHER1;       /* 1     RO Not public. */
	uint32_t DUALMCB;      /* 0     RO 1: both bridges are active. */
} xgene2_csw_cswcr_fields_t;

static inline __attribute__((always_inline)) xgene2_csw_cswcr_t xgene2_csw_cswcr_pack(xgene2_csw_cswcr_fields_t f)
{
	xgene2_csw_cswcr_t r;

	r.raw = 0
		| pmureg_put32(f.OTHER, 0x3ffffffU, 6)
		| pmureg_put32(f.MCB1_ROUTING, 0x3U, 4)
		| pmureg_put32(f.MCB0_ROUTING, 0x3U, 2)
		| pmureg_put32(f.OTHER1, 0x1U, 1)
		| pmureg_put32(f.DUALMCB, 0x1U, 0);
	return r;
}

static inline xgene2_csw_cswcr_fields_t xgene2_csw_cswcr_unpack(xgene2_csw_cswcr_t r)
{
	xgene2_csw_cswcr_fields_t f;

	f.OTHER = r.raw >> 6;
	f.MCB1_ROUTING = (r.raw >> 4) & 0x3U;
	f.MCB0_ROUTING = (r.raw >> 2) & 0x3U;
	f.OTHER1 = (r.raw >> 1) & 0x1U;
	f.DUALMCB = r.raw & 0x1U;
	return f;
}

static inline uint32_t xgene2_csw_cswcr_get(xgene2_csw_cswcr_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define xgene2_csw_cswcr_get_OTHER(r)        xgene2_csw_cswcr_get(r, 0xffffffc0U, 6)
#define xgene2_csw_cswcr_get_MCB1_ROUTING(r) xgene2_csw_cswcr_get(r, 0x00000030U, 4)
#define xgene2_csw_cswcr_get_MCB0_ROUTING(r) xgene2_csw_cswcr_get(r, 0x0000000cU, 2)
#define xgene2_csw_cswcr_get_OTHER1(r)       xgene2_csw_cswcr_get(r, 0x00000002U, 1)
#define xgene2_csw_cswcr_get_DUALMCB(r)      xgene2_csw_cswcr_get(r, 0x00000001U, 0)

static inline xgene2_csw_cswcr_t xgene2_csw_cswcr_read(const PMUREG_MEMORY *base)
{
	xgene2_csw_cswcr_t r;

	r.raw = pmureg_load32(base, XGENE2_CSW_CSWCR_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int xgene2_csw_cswcr_io_read(struct pmureg_io *io, struct pmureg_place at, xgene2_csw_cswcr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = XGENE2_CSW_CSWCR_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

#endif
