/*
 * Arm CoreLink NI-700 network-on-chip interconnect: Configuration node (CFGNI)
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
#ifndef PMUREG_NI700_CFG_H
#define PMUREG_NI700_CFG_H

#include <pmureg/access.h>

/*
 * Registers that several blocks share. They are described once, under names of their own (ni700_domain_node_info_t and so on):
 * child_node_info, child_pointer
 */
#include <pmureg/ni700/domain.h>

/* ---- cfgni_node_type: Which node this is. ----
 * Source: K NI_NODE_TYPE
 */

#define NI700_CFG_NODE_TYPE_OFFSET          0U
#define NI700_CFG_NODE_TYPE_NODE_ID_SHIFT   16
#define NI700_CFG_NODE_TYPE_NODE_ID_WIDTH   16
#define NI700_CFG_NODE_TYPE_NODE_ID_MASK    0xffff0000U
#define NI700_CFG_NODE_TYPE_NODE_TYPE_SHIFT 0
#define NI700_CFG_NODE_TYPE_NODE_TYPE_WIDTH 16
#define NI700_CFG_NODE_TYPE_NODE_TYPE_MASK  0x0000ffffU
#define NI700_CFG_NODE_TYPE_NODE_TYPE_CFGNI 0U
#define NI700_CFG_NODE_TYPE_NODE_TYPE_VD    1U
#define NI700_CFG_NODE_TYPE_NODE_TYPE_PD    2U
#define NI700_CFG_NODE_TYPE_NODE_TYPE_CD    3U
#define NI700_CFG_NODE_TYPE_NODE_TYPE_ASNI  4U
#define NI700_CFG_NODE_TYPE_NODE_TYPE_AMNI  5U
#define NI700_CFG_NODE_TYPE_NODE_TYPE_PMU   6U
#define NI700_CFG_NODE_TYPE_NODE_TYPE_HSNI  7U
#define NI700_CFG_NODE_TYPE_NODE_TYPE_HMNI  8U
#define NI700_CFG_NODE_TYPE_NODE_TYPE_PMNI  9U

typedef struct {
	uint32_t raw;
} ni700_cfg_node_type_t;

typedef struct {
	uint32_t node_id;   /* 31:16 RO Number among the nodes of the type. */
	uint32_t node_type; /* 15:0  RO Type of the node. */
} ni700_cfg_node_type_fields_t;

static inline __attribute__((always_inline)) ni700_cfg_node_type_t ni700_cfg_node_type_pack(ni700_cfg_node_type_fields_t f)
{
	ni700_cfg_node_type_t r;

	r.raw = 0
		| pmureg_put32(f.node_id, 0xffffU, 16)
		| pmureg_put32(f.node_type, 0xffffU, 0);
	return r;
}

static inline ni700_cfg_node_type_fields_t ni700_cfg_node_type_unpack(ni700_cfg_node_type_t r)
{
	ni700_cfg_node_type_fields_t f;

	f.node_id = r.raw >> 16;
	f.node_type = r.raw & 0xffffU;
	return f;
}

static inline uint32_t ni700_cfg_node_type_get(ni700_cfg_node_type_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define ni700_cfg_node_type_get_node_id(r)   ni700_cfg_node_type_get(r, 0xffff0000U, 16)
#define ni700_cfg_node_type_get_node_type(r) ni700_cfg_node_type_get(r, 0x0000ffffU, 0)

static inline ni700_cfg_node_type_t ni700_cfg_node_type_read(const PMUREG_MEMORY *base)
{
	ni700_cfg_node_type_t r;

	r.raw = pmureg_load32(base, NI700_CFG_NODE_TYPE_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int ni700_cfg_node_type_io_read(struct pmureg_io *io, struct pmureg_place at, ni700_cfg_node_type_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = NI700_CFG_NODE_TYPE_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- peripheral_id0: Part number. ----
 * Source: K NI_PERIPHERAL_ID0, NI_PERIPHERAL_ID1, NI_PERIPHERAL_ID2
 */

#define NI700_CFG_PERIPHERAL_ID0_OFFSET       0xfe0U
#define NI700_CFG_PERIPHERAL_ID0_PART_0_SHIFT 0
#define NI700_CFG_PERIPHERAL_ID0_PART_0_WIDTH 8
#define NI700_CFG_PERIPHERAL_ID0_PART_0_MASK  0x000000ffU

typedef struct {
	uint32_t raw;
} ni700_cfg_peripheral_id0_t;

typedef struct {
	uint32_t part_0; /* 7:0   RO Bits 7:0 of the part number: 0x43B NI-700, 0x43D NI-710AE. */
} ni700_cfg_peripheral_id0_fields_t;

static inline __attribute__((always_inline)) ni700_cfg_peripheral_id0_t ni700_cfg_peripheral_id0_pack(ni700_cfg_peripheral_id0_fields_t f)
{
	ni700_cfg_peripheral_id0_t r;

	r.raw = 0
		| pmureg_put32(f.part_0, 0xffU, 0);
	return r;
}

static inline ni700_cfg_peripheral_id0_fields_t ni700_cfg_peripheral_id0_unpack(ni700_cfg_peripheral_id0_t r)
{
	ni700_cfg_peripheral_id0_fields_t f;

	f.part_0 = r.raw & 0xffU;
	return f;
}

static inline uint32_t ni700_cfg_peripheral_id0_get(ni700_cfg_peripheral_id0_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define ni700_cfg_peripheral_id0_get_part_0(r) ni700_cfg_peripheral_id0_get(r, 0x000000ffU, 0)

static inline int ni700_cfg_peripheral_id0_check(ni700_cfg_peripheral_id0_t r)
{
	if ((r.raw & 0xffffff00U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *ni700_cfg_peripheral_id0_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffff00 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline ni700_cfg_peripheral_id0_t ni700_cfg_peripheral_id0_read(const PMUREG_MEMORY *base)
{
	ni700_cfg_peripheral_id0_t r;

	r.raw = pmureg_load32(base, NI700_CFG_PERIPHERAL_ID0_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int ni700_cfg_peripheral_id0_io_read(struct pmureg_io *io, struct pmureg_place at, ni700_cfg_peripheral_id0_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = NI700_CFG_PERIPHERAL_ID0_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- peripheral_id1: Part number. ----
 * Source: K NI_PERIPHERAL_ID0, NI_PERIPHERAL_ID1, NI_PERIPHERAL_ID2
 */

#define NI700_CFG_PERIPHERAL_ID1_OFFSET       0xfe4U
#define NI700_CFG_PERIPHERAL_ID1_RESET        0x00000004U
#define NI700_CFG_PERIPHERAL_ID1_PART_1_SHIFT 0
#define NI700_CFG_PERIPHERAL_ID1_PART_1_WIDTH 4
#define NI700_CFG_PERIPHERAL_ID1_PART_1_MASK  0x0000000fU

typedef struct {
	uint32_t raw;
} ni700_cfg_peripheral_id1_t;

typedef struct {
	uint32_t part_1; /* 3:0   RO Bits 11:8 of the part number. */
} ni700_cfg_peripheral_id1_fields_t;

/* Writes 0 to 0x000000f0U, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) ni700_cfg_peripheral_id1_t ni700_cfg_peripheral_id1_pack(ni700_cfg_peripheral_id1_fields_t f)
{
	ni700_cfg_peripheral_id1_t r;

	r.raw = 0
		| pmureg_put32(f.part_1, 0xfU, 0);
	return r;
}

static inline ni700_cfg_peripheral_id1_fields_t ni700_cfg_peripheral_id1_unpack(ni700_cfg_peripheral_id1_t r)
{
	ni700_cfg_peripheral_id1_fields_t f;

	f.part_1 = r.raw & 0xfU;
	return f;
}

static inline uint32_t ni700_cfg_peripheral_id1_get(ni700_cfg_peripheral_id1_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define ni700_cfg_peripheral_id1_get_part_1(r) ni700_cfg_peripheral_id1_get(r, 0x0000000fU, 0)

static inline int ni700_cfg_peripheral_id1_check(ni700_cfg_peripheral_id1_t r)
{
	if ((r.raw & 0xffffff00U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *ni700_cfg_peripheral_id1_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffff00 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline ni700_cfg_peripheral_id1_t ni700_cfg_peripheral_id1_read(const PMUREG_MEMORY *base)
{
	ni700_cfg_peripheral_id1_t r;

	r.raw = pmureg_load32(base, NI700_CFG_PERIPHERAL_ID1_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int ni700_cfg_peripheral_id1_io_read(struct pmureg_io *io, struct pmureg_place at, ni700_cfg_peripheral_id1_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = NI700_CFG_PERIPHERAL_ID1_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- peripheral_id2: Version. ----
 * Source: K NI_PERIPHERAL_ID0, NI_PERIPHERAL_ID1, NI_PERIPHERAL_ID2
 */

#define NI700_CFG_PERIPHERAL_ID2_OFFSET        0xfe8U
#define NI700_CFG_PERIPHERAL_ID2_VERSION_SHIFT 4
#define NI700_CFG_PERIPHERAL_ID2_VERSION_WIDTH 4
#define NI700_CFG_PERIPHERAL_ID2_VERSION_MASK  0x000000f0U

typedef struct {
	uint32_t raw;
} ni700_cfg_peripheral_id2_t;

typedef struct {
	uint32_t version; /* 7:4   RO Version of the part. */
} ni700_cfg_peripheral_id2_fields_t;

/* Writes 0 to 0x0000000fU, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) ni700_cfg_peripheral_id2_t ni700_cfg_peripheral_id2_pack(ni700_cfg_peripheral_id2_fields_t f)
{
	ni700_cfg_peripheral_id2_t r;

	r.raw = 0
		| pmureg_put32(f.version, 0xfU, 4);
	return r;
}

static inline ni700_cfg_peripheral_id2_fields_t ni700_cfg_peripheral_id2_unpack(ni700_cfg_peripheral_id2_t r)
{
	ni700_cfg_peripheral_id2_fields_t f;

	f.version = (r.raw >> 4) & 0xfU;
	return f;
}

static inline uint32_t ni700_cfg_peripheral_id2_get(ni700_cfg_peripheral_id2_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define ni700_cfg_peripheral_id2_get_version(r) ni700_cfg_peripheral_id2_get(r, 0x000000f0U, 4)

static inline int ni700_cfg_peripheral_id2_check(ni700_cfg_peripheral_id2_t r)
{
	if ((r.raw & 0xffffff00U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *ni700_cfg_peripheral_id2_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffff00 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline ni700_cfg_peripheral_id2_t ni700_cfg_peripheral_id2_read(const PMUREG_MEMORY *base)
{
	ni700_cfg_peripheral_id2_t r;

	r.raw = pmureg_load32(base, NI700_CFG_PERIPHERAL_ID2_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int ni700_cfg_peripheral_id2_io_read(struct pmureg_io *io, struct pmureg_place at, ni700_cfg_peripheral_id2_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = NI700_CFG_PERIPHERAL_ID2_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

#endif
