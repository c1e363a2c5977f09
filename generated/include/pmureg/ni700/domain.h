/*
 * Arm CoreLink NI-700 network-on-chip interconnect: domain
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
#ifndef PMUREG_NI700_DOMAIN_H
#define PMUREG_NI700_DOMAIN_H

#include <pmureg/access.h>

/* ---- node_type: Which node this is. ----
 * Source: K NI_NODE_TYPE
 */

#define NI700_DOMAIN_NODE_TYPE_OFFSET          0U
#define NI700_DOMAIN_NODE_TYPE_NODE_ID_SHIFT   16
#define NI700_DOMAIN_NODE_TYPE_NODE_ID_WIDTH   16
#define NI700_DOMAIN_NODE_TYPE_NODE_ID_MASK    0xffff0000U
#define NI700_DOMAIN_NODE_TYPE_NODE_TYPE_SHIFT 0
#define NI700_DOMAIN_NODE_TYPE_NODE_TYPE_WIDTH 16
#define NI700_DOMAIN_NODE_TYPE_NODE_TYPE_MASK  0x0000ffffU
#define NI700_DOMAIN_NODE_TYPE_NODE_TYPE_CFGNI 0U
#define NI700_DOMAIN_NODE_TYPE_NODE_TYPE_VD    1U
#define NI700_DOMAIN_NODE_TYPE_NODE_TYPE_PD    2U
#define NI700_DOMAIN_NODE_TYPE_NODE_TYPE_CD    3U
#define NI700_DOMAIN_NODE_TYPE_NODE_TYPE_ASNI  4U
#define NI700_DOMAIN_NODE_TYPE_NODE_TYPE_AMNI  5U
#define NI700_DOMAIN_NODE_TYPE_NODE_TYPE_PMU   6U
#define NI700_DOMAIN_NODE_TYPE_NODE_TYPE_HSNI  7U
#define NI700_DOMAIN_NODE_TYPE_NODE_TYPE_HMNI  8U
#define NI700_DOMAIN_NODE_TYPE_NODE_TYPE_PMNI  9U

typedef struct {
	uint32_t raw;
} ni700_domain_node_type_t;

typedef struct {
	uint32_t node_id;   /* 31:16 RO Number among the nodes of the type. */
	uint32_t node_type; /* 15:0  RO Type of the node. */
} ni700_domain_node_type_fields_t;

static inline __attribute__((always_inline)) ni700_domain_node_type_t ni700_domain_node_type_pack(ni700_domain_node_type_fields_t f)
{
	ni700_domain_node_type_t r;

	r.raw = 0
		| pmureg_put32(f.node_id, 0xffffU, 16)
		| pmureg_put32(f.node_type, 0xffffU, 0);
	return r;
}

static inline ni700_domain_node_type_fields_t ni700_domain_node_type_unpack(ni700_domain_node_type_t r)
{
	ni700_domain_node_type_fields_t f;

	f.node_id = r.raw >> 16;
	f.node_type = r.raw & 0xffffU;
	return f;
}

static inline uint32_t ni700_domain_node_type_get(ni700_domain_node_type_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define ni700_domain_node_type_get_node_id(r)   ni700_domain_node_type_get(r, 0xffff0000U, 16)
#define ni700_domain_node_type_get_node_type(r) ni700_domain_node_type_get(r, 0x0000ffffU, 0)

static inline ni700_domain_node_type_t ni700_domain_node_type_read(const PMUREG_MEMORY *base)
{
	ni700_domain_node_type_t r;

	r.raw = pmureg_load32(base, NI700_DOMAIN_NODE_TYPE_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int ni700_domain_node_type_io_read(struct pmureg_io *io, struct pmureg_place at, ni700_domain_node_type_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = NI700_DOMAIN_NODE_TYPE_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- child_node_info: Of a domain how many nodes are below it; of an interface another register. ----
 * Source: K NI_CHILD_NODE_INFO; NCI
 */

#define NI700_DOMAIN_NODE_INFO_OFFSET       4U
#define NI700_DOMAIN_NODE_INFO_NUMBER_SHIFT 0
#define NI700_DOMAIN_NODE_INFO_NUMBER_WIDTH 32
#define NI700_DOMAIN_NODE_INFO_NUMBER_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} ni700_domain_node_info_t;

typedef struct {
	uint32_t number; /* 31:0  RO Of a domain: how many nodes. */
} ni700_domain_node_info_fields_t;

static inline __attribute__((always_inline)) ni700_domain_node_info_t ni700_domain_node_info_pack(ni700_domain_node_info_fields_t f)
{
	ni700_domain_node_info_t r;

	r.raw = 0
		| f.number;
	return r;
}

static inline ni700_domain_node_info_fields_t ni700_domain_node_info_unpack(ni700_domain_node_info_t r)
{
	ni700_domain_node_info_fields_t f;

	f.number = r.raw;
	return f;
}

static inline uint32_t ni700_domain_node_info_get(ni700_domain_node_info_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define ni700_domain_node_info_get_number(r) ni700_domain_node_info_get(r, 0xffffffffU, 0)

static inline ni700_domain_node_info_t ni700_domain_node_info_read(const PMUREG_MEMORY *base)
{
	ni700_domain_node_info_t r;

	r.raw = pmureg_load32(base, NI700_DOMAIN_NODE_INFO_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int ni700_domain_node_info_io_read(struct pmureg_io *io, struct pmureg_place at, ni700_domain_node_info_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = NI700_DOMAIN_NODE_INFO_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- child_pointer: Node <n> below this one. ----
 * Source: K NI_CHILD_PTR
 */

#define NI700_DOMAIN_CHILD_POINTER_OFFSET(n)     (8U + 4U * (n)) /* n: 0 to 63 */
#define NI700_DOMAIN_CHILD_POINTER_COUNT         64
#define NI700_DOMAIN_CHILD_POINTER_ADDRESS_SHIFT 0
#define NI700_DOMAIN_CHILD_POINTER_ADDRESS_WIDTH 32
#define NI700_DOMAIN_CHILD_POINTER_ADDRESS_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} ni700_domain_child_pointer_t;

typedef struct {
	uint32_t address; /* 31:0  RO Its offset from the configuration node. */
} ni700_domain_child_pointer_fields_t;

static inline __attribute__((always_inline)) ni700_domain_child_pointer_t ni700_domain_child_pointer_pack(ni700_domain_child_pointer_fields_t f)
{
	ni700_domain_child_pointer_t r;

	r.raw = 0
		| f.address;
	return r;
}

static inline ni700_domain_child_pointer_fields_t ni700_domain_child_pointer_unpack(ni700_domain_child_pointer_t r)
{
	ni700_domain_child_pointer_fields_t f;

	f.address = r.raw;
	return f;
}

static inline uint32_t ni700_domain_child_pointer_get(ni700_domain_child_pointer_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define ni700_domain_child_pointer_get_address(r) ni700_domain_child_pointer_get(r, 0xffffffffU, 0)

static inline ni700_domain_child_pointer_t ni700_domain_child_pointer_read(const PMUREG_MEMORY *base, unsigned int n)
{
	ni700_domain_child_pointer_t r;

	PMUREG_INDEX(n, 63U);
	r.raw = pmureg_load32(base, NI700_DOMAIN_CHILD_POINTER_OFFSET(n));
	return r;
}

#ifdef PMUREG_IO_H
static inline int ni700_domain_child_pointer_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, ni700_domain_child_pointer_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 63U);
	at.space = PMUREG_MMIO;
	at.address = NI700_DOMAIN_CHILD_POINTER_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

#endif
