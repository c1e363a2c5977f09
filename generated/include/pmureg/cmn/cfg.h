/*
 * Arm CoreLink coherent mesh network (CMN): Configuration node (CFG)
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
 * Made by pmureg from regdefs/arm/cmn.yaml. Edit that, not this.
 */
#ifndef PMUREG_CMN_CFG_H
#define PMUREG_CMN_CFG_H

#include <pmureg/access.h>

/* ---- por_cfgm_node_info: Which node this is. ----
 * Source: REGS; K CMN_NODE_INFO
 */

#define CMN_CFG_NODE_INFO_OFFSET                0U
#define CMN_CFG_NODE_INFO_LOGICAL_ID_SHIFT      32
#define CMN_CFG_NODE_INFO_LOGICAL_ID_WIDTH      16
#define CMN_CFG_NODE_INFO_LOGICAL_ID_MASK       0x0000ffff00000000ULL
#define CMN_CFG_NODE_INFO_NODE_ID_SHIFT         16
#define CMN_CFG_NODE_INFO_NODE_ID_WIDTH         16
#define CMN_CFG_NODE_INFO_NODE_ID_MASK          0x00000000ffff0000ULL
#define CMN_CFG_NODE_INFO_NODE_TYPE_SHIFT       0
#define CMN_CFG_NODE_INFO_NODE_TYPE_WIDTH       16
#define CMN_CFG_NODE_INFO_NODE_TYPE_MASK        0x000000000000ffffULL
#define CMN_CFG_NODE_INFO_NODE_TYPE_DVM         1U
#define CMN_CFG_NODE_INFO_NODE_TYPE_CFG         2U
#define CMN_CFG_NODE_INFO_NODE_TYPE_DTC         3U
#define CMN_CFG_NODE_INFO_NODE_TYPE_HNI         4U
#define CMN_CFG_NODE_INFO_NODE_TYPE_HNF         5U
#define CMN_CFG_NODE_INFO_NODE_TYPE_XP          6U
#define CMN_CFG_NODE_INFO_NODE_TYPE_SBSX        7U
#define CMN_CFG_NODE_INFO_NODE_TYPE_MPAM_S      8U
#define CMN_CFG_NODE_INFO_NODE_TYPE_MPAM_NS     9U
#define CMN_CFG_NODE_INFO_NODE_TYPE_RNI         10U
#define CMN_CFG_NODE_INFO_NODE_TYPE_RND         13U
#define CMN_CFG_NODE_INFO_NODE_TYPE_RNSAM       15U
#define CMN_CFG_NODE_INFO_NODE_TYPE_MTSX        16U
#define CMN_CFG_NODE_INFO_NODE_TYPE_HNP         17U
#define CMN_CFG_NODE_INFO_NODE_TYPE_CXRA        256U
#define CMN_CFG_NODE_INFO_NODE_TYPE_CXHA        257U
#define CMN_CFG_NODE_INFO_NODE_TYPE_CXLA        258U
#define CMN_CFG_NODE_INFO_NODE_TYPE_CCRA        259U
#define CMN_CFG_NODE_INFO_NODE_TYPE_CCHA        260U
#define CMN_CFG_NODE_INFO_NODE_TYPE_CCLA        261U
#define CMN_CFG_NODE_INFO_NODE_TYPE_CCLA_RNI    262U
#define CMN_CFG_NODE_INFO_NODE_TYPE_HNS         512U
#define CMN_CFG_NODE_INFO_NODE_TYPE_HNS_MPAM_S  513U
#define CMN_CFG_NODE_INFO_NODE_TYPE_HNS_MPAM_NS 514U
#define CMN_CFG_NODE_INFO_NODE_TYPE_APB         4096U

typedef struct {
	uint64_t raw;
} cmn_cfg_node_info_t;

typedef struct {
	uint64_t logical_id; /* 47:32 RO Number among the nodes of the type, from 0. */
	uint64_t node_id;    /* 31:16 RO Where it is: X, Y, port and device; how many bits each has, the size of the mesh and the ports of the crosspoint decide. */
	uint64_t node_type;  /* 15:0  RO Type of the node. */
} cmn_cfg_node_info_fields_t;

static inline __attribute__((always_inline)) cmn_cfg_node_info_t cmn_cfg_node_info_pack(cmn_cfg_node_info_fields_t f)
{
	cmn_cfg_node_info_t r;

	r.raw = 0
		| pmureg_put64(f.logical_id, 0xffffULL, 32)
		| pmureg_put64(f.node_id, 0xffffULL, 16)
		| pmureg_put64(f.node_type, 0xffffULL, 0);
	return r;
}

static inline cmn_cfg_node_info_fields_t cmn_cfg_node_info_unpack(cmn_cfg_node_info_t r)
{
	cmn_cfg_node_info_fields_t f;

	f.logical_id = (r.raw >> 32) & 0xffffULL;
	f.node_id = (r.raw >> 16) & 0xffffULL;
	f.node_type = r.raw & 0xffffULL;
	return f;
}

static inline uint64_t cmn_cfg_node_info_get(cmn_cfg_node_info_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define cmn_cfg_node_info_get_logical_id(r) cmn_cfg_node_info_get(r, 0x0000ffff00000000ULL, 32)
#define cmn_cfg_node_info_get_node_id(r)    cmn_cfg_node_info_get(r, 0x00000000ffff0000ULL, 16)
#define cmn_cfg_node_info_get_node_type(r)  cmn_cfg_node_info_get(r, 0x000000000000ffffULL, 0)

static inline int cmn_cfg_node_info_check(cmn_cfg_node_info_t r)
{
	if ((r.raw & 0xffff000000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *cmn_cfg_node_info_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffff000000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline cmn_cfg_node_info_t cmn_cfg_node_info_read(const PMUREG_MEMORY *base)
{
	cmn_cfg_node_info_t r;

	r.raw = pmureg_load64(base, CMN_CFG_NODE_INFO_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int cmn_cfg_node_info_io_read(struct pmureg_io *io, struct pmureg_place at, cmn_cfg_node_info_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CMN_CFG_NODE_INFO_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- por_cfgm_child_info: The nodes below this one. ----
 * Source: REGS; K CMN_CHILD_INFO
 */

#define CMN_CFG_CHILD_INFO_OFFSET                 0x80U
#define CMN_CFG_CHILD_INFO_CHILD_PTR_OFFSET_SHIFT 16
#define CMN_CFG_CHILD_INFO_CHILD_PTR_OFFSET_WIDTH 16
#define CMN_CFG_CHILD_INFO_CHILD_PTR_OFFSET_MASK  0x00000000ffff0000ULL
#define CMN_CFG_CHILD_INFO_CHILD_COUNT_SHIFT      0
#define CMN_CFG_CHILD_INFO_CHILD_COUNT_WIDTH      16
#define CMN_CFG_CHILD_INFO_CHILD_COUNT_MASK       0x000000000000ffffULL

typedef struct {
	uint64_t raw;
} cmn_cfg_child_info_t;

typedef struct {
	uint64_t child_ptr_offset; /* 31:16 RO Offset in this page of the pointers to them. */
	uint64_t child_count;      /* 15:0  RO How many there are. */
} cmn_cfg_child_info_fields_t;

static inline __attribute__((always_inline)) cmn_cfg_child_info_t cmn_cfg_child_info_pack(cmn_cfg_child_info_fields_t f)
{
	cmn_cfg_child_info_t r;

	r.raw = 0
		| pmureg_put64(f.child_ptr_offset, 0xffffULL, 16)
		| pmureg_put64(f.child_count, 0xffffULL, 0);
	return r;
}

static inline cmn_cfg_child_info_fields_t cmn_cfg_child_info_unpack(cmn_cfg_child_info_t r)
{
	cmn_cfg_child_info_fields_t f;

	f.child_ptr_offset = (r.raw >> 16) & 0xffffULL;
	f.child_count = r.raw & 0xffffULL;
	return f;
}

static inline uint64_t cmn_cfg_child_info_get(cmn_cfg_child_info_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define cmn_cfg_child_info_get_child_ptr_offset(r) cmn_cfg_child_info_get(r, 0x00000000ffff0000ULL, 16)
#define cmn_cfg_child_info_get_child_count(r)      cmn_cfg_child_info_get(r, 0x000000000000ffffULL, 0)

static inline int cmn_cfg_child_info_check(cmn_cfg_child_info_t r)
{
	if ((r.raw & 0xffffffff00000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *cmn_cfg_child_info_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffff00000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline cmn_cfg_child_info_t cmn_cfg_child_info_read(const PMUREG_MEMORY *base)
{
	cmn_cfg_child_info_t r;

	r.raw = pmureg_load64(base, CMN_CFG_CHILD_INFO_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int cmn_cfg_child_info_io_read(struct pmureg_io *io, struct pmureg_place at, cmn_cfg_child_info_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CMN_CFG_CHILD_INFO_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- por_cfgm_periph_id_0_periph_id_1: Part number. ----
 * Source: REGS; K CMN_CFGM_PERIPH_ID_01
 */

#define CMN_CFG_PERIPH_ID_01_OFFSET       8U
#define CMN_CFG_PERIPH_ID_01_RESET        0x000000b400000000ULL
#define CMN_CFG_PERIPH_ID_01_DES_0_SHIFT  36
#define CMN_CFG_PERIPH_ID_01_DES_0_WIDTH  4
#define CMN_CFG_PERIPH_ID_01_DES_0_MASK   0x000000f000000000ULL
#define CMN_CFG_PERIPH_ID_01_PART_1_SHIFT 32
#define CMN_CFG_PERIPH_ID_01_PART_1_WIDTH 4
#define CMN_CFG_PERIPH_ID_01_PART_1_MASK  0x0000000f00000000ULL
#define CMN_CFG_PERIPH_ID_01_PART_0_SHIFT 0
#define CMN_CFG_PERIPH_ID_01_PART_0_WIDTH 8
#define CMN_CFG_PERIPH_ID_01_PART_0_MASK  0x00000000000000ffULL

typedef struct {
	uint64_t raw;
} cmn_cfg_periph_id_01_t;

typedef struct {
	uint64_t des_0;  /* 39:36 RO Bits 3:0 of the designer's JEP106 code, Arm's 0x3B. */
	uint64_t part_1; /* 35:32 RO Bits 11:8 of the part number. */
	uint64_t part_0; /* 7:0   RO Bits 7:0 of the part number: 0x434 CMN-600, 0x436 CMN-650, 0x43A CI-700, 0x43C CMN-700, 0x43E CMN S3. */
} cmn_cfg_periph_id_01_fields_t;

static inline __attribute__((always_inline)) cmn_cfg_periph_id_01_t cmn_cfg_periph_id_01_pack(cmn_cfg_periph_id_01_fields_t f)
{
	cmn_cfg_periph_id_01_t r;

	r.raw = 0
		| pmureg_put64(f.des_0, 0xfULL, 36)
		| pmureg_put64(f.part_1, 0xfULL, 32)
		| pmureg_put64(f.part_0, 0xffULL, 0);
	return r;
}

static inline cmn_cfg_periph_id_01_fields_t cmn_cfg_periph_id_01_unpack(cmn_cfg_periph_id_01_t r)
{
	cmn_cfg_periph_id_01_fields_t f;

	f.des_0 = (r.raw >> 36) & 0xfULL;
	f.part_1 = (r.raw >> 32) & 0xfULL;
	f.part_0 = r.raw & 0xffULL;
	return f;
}

static inline uint64_t cmn_cfg_periph_id_01_get(cmn_cfg_periph_id_01_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define cmn_cfg_periph_id_01_get_des_0(r)  cmn_cfg_periph_id_01_get(r, 0x000000f000000000ULL, 36)
#define cmn_cfg_periph_id_01_get_part_1(r) cmn_cfg_periph_id_01_get(r, 0x0000000f00000000ULL, 32)
#define cmn_cfg_periph_id_01_get_part_0(r) cmn_cfg_periph_id_01_get(r, 0x00000000000000ffULL, 0)

static inline int cmn_cfg_periph_id_01_check(cmn_cfg_periph_id_01_t r)
{
	if ((r.raw & 0xffffff00ffffff00ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *cmn_cfg_periph_id_01_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffff00ffffff00 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline cmn_cfg_periph_id_01_t cmn_cfg_periph_id_01_read(const PMUREG_MEMORY *base)
{
	cmn_cfg_periph_id_01_t r;

	r.raw = pmureg_load64(base, CMN_CFG_PERIPH_ID_01_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int cmn_cfg_periph_id_01_io_read(struct pmureg_io *io, struct pmureg_place at, cmn_cfg_periph_id_01_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CMN_CFG_PERIPH_ID_01_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- por_cfgm_periph_id_2_periph_id_3: Revision. ----
 * Source: REGS; K CMN_CFGM_PERIPH_ID_01
 */

#define CMN_CFG_PERIPH_ID_23_OFFSET            0x10U
#define CMN_CFG_PERIPH_ID_23_RESET             0x000000000000000bULL
#define CMN_CFG_PERIPH_ID_23_PERIPH_ID_3_SHIFT 32
#define CMN_CFG_PERIPH_ID_23_PERIPH_ID_3_WIDTH 8
#define CMN_CFG_PERIPH_ID_23_PERIPH_ID_3_MASK  0x000000ff00000000ULL
#define CMN_CFG_PERIPH_ID_23_REVISION_SHIFT    4
#define CMN_CFG_PERIPH_ID_23_REVISION_WIDTH    4
#define CMN_CFG_PERIPH_ID_23_REVISION_MASK     0x00000000000000f0ULL
#define CMN_CFG_PERIPH_ID_23_JEDEC_SHIFT       3
#define CMN_CFG_PERIPH_ID_23_JEDEC_WIDTH       1
#define CMN_CFG_PERIPH_ID_23_JEDEC_MASK        0x0000000000000008ULL
#define CMN_CFG_PERIPH_ID_23_DES_1_SHIFT       0
#define CMN_CFG_PERIPH_ID_23_DES_1_WIDTH       3
#define CMN_CFG_PERIPH_ID_23_DES_1_MASK        0x0000000000000007ULL

typedef struct {
	uint64_t raw;
} cmn_cfg_periph_id_23_t;

typedef struct {
	uint64_t periph_id_3; /* 39:32 RO Peripheral ID 3. */
	uint64_t revision;    /* 7:4   RO Revision of the part. */
	uint64_t jedec;       /* 3     RO A JEP106 code is used. */
	uint64_t des_1;       /* 2:0   RO Bits 6:4 of that code. */
} cmn_cfg_periph_id_23_fields_t;

static inline __attribute__((always_inline)) cmn_cfg_periph_id_23_t cmn_cfg_periph_id_23_pack(cmn_cfg_periph_id_23_fields_t f)
{
	cmn_cfg_periph_id_23_t r;

	r.raw = 0
		| pmureg_put64(f.periph_id_3, 0xffULL, 32)
		| pmureg_put64(f.revision, 0xfULL, 4)
		| pmureg_put64(f.jedec, 0x1ULL, 3)
		| pmureg_put64(f.des_1, 0x7ULL, 0);
	return r;
}

static inline cmn_cfg_periph_id_23_fields_t cmn_cfg_periph_id_23_unpack(cmn_cfg_periph_id_23_t r)
{
	cmn_cfg_periph_id_23_fields_t f;

	f.periph_id_3 = (r.raw >> 32) & 0xffULL;
	f.revision = (r.raw >> 4) & 0xfULL;
	f.jedec = (r.raw >> 3) & 0x1ULL;
	f.des_1 = r.raw & 0x7ULL;
	return f;
}

static inline uint64_t cmn_cfg_periph_id_23_get(cmn_cfg_periph_id_23_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define cmn_cfg_periph_id_23_get_periph_id_3(r) cmn_cfg_periph_id_23_get(r, 0x000000ff00000000ULL, 32)
#define cmn_cfg_periph_id_23_get_revision(r)    cmn_cfg_periph_id_23_get(r, 0x00000000000000f0ULL, 4)
#define cmn_cfg_periph_id_23_get_jedec(r)       cmn_cfg_periph_id_23_get(r, 0x0000000000000008ULL, 3)
#define cmn_cfg_periph_id_23_get_des_1(r)       cmn_cfg_periph_id_23_get(r, 0x0000000000000007ULL, 0)

static inline int cmn_cfg_periph_id_23_check(cmn_cfg_periph_id_23_t r)
{
	if ((r.raw & 0xffffff00ffffff00ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *cmn_cfg_periph_id_23_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffff00ffffff00 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline cmn_cfg_periph_id_23_t cmn_cfg_periph_id_23_read(const PMUREG_MEMORY *base)
{
	cmn_cfg_periph_id_23_t r;

	r.raw = pmureg_load64(base, CMN_CFG_PERIPH_ID_23_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int cmn_cfg_periph_id_23_io_read(struct pmureg_io *io, struct pmureg_place at, cmn_cfg_periph_id_23_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CMN_CFG_PERIPH_ID_23_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- por_cfgm_periph_id_4_periph_id_5: Continuation code of the designer. ----
 * Source: REGS; K CMN_CFGM_PERIPH_ID_01
 */

#define CMN_CFG_PERIPH_ID_45_OFFSET            0x18U
#define CMN_CFG_PERIPH_ID_45_RESET             0x00000000000000c4ULL
#define CMN_CFG_PERIPH_ID_45_PERIPH_ID_5_SHIFT 32
#define CMN_CFG_PERIPH_ID_45_PERIPH_ID_5_WIDTH 8
#define CMN_CFG_PERIPH_ID_45_PERIPH_ID_5_MASK  0x000000ff00000000ULL
#define CMN_CFG_PERIPH_ID_45_PERIPH_ID_4_SHIFT 0
#define CMN_CFG_PERIPH_ID_45_PERIPH_ID_4_WIDTH 8
#define CMN_CFG_PERIPH_ID_45_PERIPH_ID_4_MASK  0x00000000000000ffULL

typedef struct {
	uint64_t raw;
} cmn_cfg_periph_id_45_t;

typedef struct {
	uint64_t periph_id_5; /* 39:32 RO Peripheral ID 5. */
	uint64_t periph_id_4; /* 7:0   RO Size, and the number of continuation codes. */
} cmn_cfg_periph_id_45_fields_t;

static inline __attribute__((always_inline)) cmn_cfg_periph_id_45_t cmn_cfg_periph_id_45_pack(cmn_cfg_periph_id_45_fields_t f)
{
	cmn_cfg_periph_id_45_t r;

	r.raw = 0
		| pmureg_put64(f.periph_id_5, 0xffULL, 32)
		| pmureg_put64(f.periph_id_4, 0xffULL, 0);
	return r;
}

static inline cmn_cfg_periph_id_45_fields_t cmn_cfg_periph_id_45_unpack(cmn_cfg_periph_id_45_t r)
{
	cmn_cfg_periph_id_45_fields_t f;

	f.periph_id_5 = (r.raw >> 32) & 0xffULL;
	f.periph_id_4 = r.raw & 0xffULL;
	return f;
}

static inline uint64_t cmn_cfg_periph_id_45_get(cmn_cfg_periph_id_45_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define cmn_cfg_periph_id_45_get_periph_id_5(r) cmn_cfg_periph_id_45_get(r, 0x000000ff00000000ULL, 32)
#define cmn_cfg_periph_id_45_get_periph_id_4(r) cmn_cfg_periph_id_45_get(r, 0x00000000000000ffULL, 0)

static inline int cmn_cfg_periph_id_45_check(cmn_cfg_periph_id_45_t r)
{
	if ((r.raw & 0xffffff00ffffff00ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *cmn_cfg_periph_id_45_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffff00ffffff00 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline cmn_cfg_periph_id_45_t cmn_cfg_periph_id_45_read(const PMUREG_MEMORY *base)
{
	cmn_cfg_periph_id_45_t r;

	r.raw = pmureg_load64(base, CMN_CFG_PERIPH_ID_45_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int cmn_cfg_periph_id_45_io_read(struct pmureg_io *io, struct pmureg_place at, cmn_cfg_periph_id_45_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CMN_CFG_PERIPH_ID_45_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- por_cfgm_child_pointer_<n>: Crosspoint <n>. ----
 * Source: REGS; K CMN_CHILD_NODE_ADDR
 */

#define CMN_CFG_CHILD_POINTER_OFFSET         0x100U
#define CMN_CFG_CHILD_POINTER_EXTERNAL_SHIFT 31
#define CMN_CFG_CHILD_POINTER_EXTERNAL_WIDTH 1
#define CMN_CFG_CHILD_POINTER_EXTERNAL_MASK  0x0000000080000000ULL
#define CMN_CFG_CHILD_POINTER_ISOLATED_SHIFT 30
#define CMN_CFG_CHILD_POINTER_ISOLATED_WIDTH 1
#define CMN_CFG_CHILD_POINTER_ISOLATED_MASK  0x0000000040000000ULL
#define CMN_CFG_CHILD_POINTER_ADDRESS_SHIFT  0
#define CMN_CFG_CHILD_POINTER_ADDRESS_WIDTH  30
#define CMN_CFG_CHILD_POINTER_ADDRESS_MASK   0x000000003fffffffULL

typedef struct {
	uint64_t raw;
} cmn_cfg_child_pointer_t;

typedef struct {
	uint64_t external; /* 31    RO The node is not the mesh's own. */
	uint64_t isolated; /* 30    RO RES0 up to CMN-700. */
	uint64_t address;  /* 29:0  RO Its offset from the beginning of the mesh's registers. */
} cmn_cfg_child_pointer_fields_t;

static inline __attribute__((always_inline)) cmn_cfg_child_pointer_t cmn_cfg_child_pointer_pack(cmn_cfg_child_pointer_fields_t f)
{
	cmn_cfg_child_pointer_t r;

	r.raw = 0
		| pmureg_put64(f.external, 0x1ULL, 31)
		| pmureg_put64(f.isolated, 0x1ULL, 30)
		| pmureg_put64(f.address, 0x3fffffffULL, 0);
	return r;
}

static inline cmn_cfg_child_pointer_fields_t cmn_cfg_child_pointer_unpack(cmn_cfg_child_pointer_t r)
{
	cmn_cfg_child_pointer_fields_t f;

	f.external = (r.raw >> 31) & 0x1ULL;
	f.isolated = (r.raw >> 30) & 0x1ULL;
	f.address = r.raw & 0x3fffffffULL;
	return f;
}

static inline uint64_t cmn_cfg_child_pointer_get(cmn_cfg_child_pointer_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define cmn_cfg_child_pointer_get_external(r) cmn_cfg_child_pointer_get(r, 0x0000000080000000ULL, 31)
#define cmn_cfg_child_pointer_get_isolated(r) cmn_cfg_child_pointer_get(r, 0x0000000040000000ULL, 30)
#define cmn_cfg_child_pointer_get_address(r)  cmn_cfg_child_pointer_get(r, 0x000000003fffffffULL, 0)

static inline int cmn_cfg_child_pointer_check(cmn_cfg_child_pointer_t r)
{
	if ((r.raw & 0xffffffff00000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *cmn_cfg_child_pointer_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffff00000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline cmn_cfg_child_pointer_t cmn_cfg_child_pointer_read(const PMUREG_MEMORY *base)
{
	cmn_cfg_child_pointer_t r;

	r.raw = pmureg_load64(base, CMN_CFG_CHILD_POINTER_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int cmn_cfg_child_pointer_io_read(struct pmureg_io *io, struct pmureg_place at, cmn_cfg_child_pointer_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CMN_CFG_CHILD_POINTER_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

#endif
