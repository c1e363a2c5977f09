/*
 * Arm CoreLink NI-700 network-on-chip interconnect: Power domain (PD)
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
 * Made by pmureg from regdefs/arm/ni700.yaml. Edit that, not this.
 */
#ifndef PMUREG_NI700_PD_H
#define PMUREG_NI700_PD_H

#include <pmureg/access.h>

/*
 * Registers that several blocks share. They are described once, under names of their own (ni700_domain_node_info_t and so on):
 * child_node_info, child_pointer
 */
#include <pmureg/ni700/domain.h>

/* ---- pd_node_type: Which node this is. ----
 * Source: K NI_NODE_TYPE
 */

#define NI700_PD_NODE_TYPE_OFFSET          0U
#define NI700_PD_NODE_TYPE_NODE_ID_SHIFT   16
#define NI700_PD_NODE_TYPE_NODE_ID_WIDTH   16
#define NI700_PD_NODE_TYPE_NODE_ID_MASK    0xffff0000U
#define NI700_PD_NODE_TYPE_NODE_TYPE_SHIFT 0
#define NI700_PD_NODE_TYPE_NODE_TYPE_WIDTH 16
#define NI700_PD_NODE_TYPE_NODE_TYPE_MASK  0x0000ffffU
#define NI700_PD_NODE_TYPE_NODE_TYPE_CFGNI 0U
#define NI700_PD_NODE_TYPE_NODE_TYPE_VD    1U
#define NI700_PD_NODE_TYPE_NODE_TYPE_PD    2U
#define NI700_PD_NODE_TYPE_NODE_TYPE_CD    3U
#define NI700_PD_NODE_TYPE_NODE_TYPE_ASNI  4U
#define NI700_PD_NODE_TYPE_NODE_TYPE_AMNI  5U
#define NI700_PD_NODE_TYPE_NODE_TYPE_PMU   6U
#define NI700_PD_NODE_TYPE_NODE_TYPE_HSNI  7U
#define NI700_PD_NODE_TYPE_NODE_TYPE_HMNI  8U
#define NI700_PD_NODE_TYPE_NODE_TYPE_PMNI  9U

typedef struct {
	uint32_t raw;
} ni700_pd_node_type_t;

typedef struct {
	uint32_t node_id;   /* 31:16 RO Number among the nodes of the type. */
	uint32_t node_type; /* 15:0  RO Type of the node. */
} ni700_pd_node_type_fields_t;

static inline __attribute__((always_inline)) ni700_pd_node_type_t ni700_pd_node_type_pack(ni700_pd_node_type_fields_t f)
{
	ni700_pd_node_type_t r;

	r.raw = 0
		| pmureg_put32(f.node_id, 0xffffU, 16)
		| pmureg_put32(f.node_type, 0xffffU, 0);
	return r;
}

static inline ni700_pd_node_type_fields_t ni700_pd_node_type_unpack(ni700_pd_node_type_t r)
{
	ni700_pd_node_type_fields_t f;

	f.node_id = r.raw >> 16;
	f.node_type = r.raw & 0xffffU;
	return f;
}

static inline uint32_t ni700_pd_node_type_get(ni700_pd_node_type_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define ni700_pd_node_type_get_node_id(r)   ni700_pd_node_type_get(r, 0xffff0000U, 16)
#define ni700_pd_node_type_get_node_type(r) ni700_pd_node_type_get(r, 0x0000ffffU, 0)

static inline ni700_pd_node_type_t ni700_pd_node_type_read(const PMUREG_MEMORY *base)
{
	ni700_pd_node_type_t r;

	r.raw = pmureg_load32(base, NI700_PD_NODE_TYPE_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int ni700_pd_node_type_io_read(struct pmureg_io *io, struct pmureg_place at, ni700_pd_node_type_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = NI700_PD_NODE_TYPE_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

#endif
