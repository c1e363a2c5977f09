/*
 * Arm CoreLink coherent mesh network (CMN): I/O home node between peers (HN-P)
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
#ifndef PMUREG_CMN_HNP_H
#define PMUREG_CMN_HNP_H

#include <pmureg/access.h>

/* ---- por_hnp_node_info: Which node this is. ----
 * Source: REGS; K CMN_NODE_INFO
 */

#define CMN_HNP_NODE_INFO_OFFSET                0U
#define CMN_HNP_NODE_INFO_LOGICAL_ID_SHIFT      32
#define CMN_HNP_NODE_INFO_LOGICAL_ID_WIDTH      16
#define CMN_HNP_NODE_INFO_LOGICAL_ID_MASK       0x0000ffff00000000ULL
#define CMN_HNP_NODE_INFO_NODE_ID_SHIFT         16
#define CMN_HNP_NODE_INFO_NODE_ID_WIDTH         16
#define CMN_HNP_NODE_INFO_NODE_ID_MASK          0x00000000ffff0000ULL
#define CMN_HNP_NODE_INFO_NODE_TYPE_SHIFT       0
#define CMN_HNP_NODE_INFO_NODE_TYPE_WIDTH       16
#define CMN_HNP_NODE_INFO_NODE_TYPE_MASK        0x000000000000ffffULL
#define CMN_HNP_NODE_INFO_NODE_TYPE_DVM         1U
#define CMN_HNP_NODE_INFO_NODE_TYPE_CFG         2U
#define CMN_HNP_NODE_INFO_NODE_TYPE_DTC         3U
#define CMN_HNP_NODE_INFO_NODE_TYPE_HNI         4U
#define CMN_HNP_NODE_INFO_NODE_TYPE_HNF         5U
#define CMN_HNP_NODE_INFO_NODE_TYPE_XP          6U
#define CMN_HNP_NODE_INFO_NODE_TYPE_SBSX        7U
#define CMN_HNP_NODE_INFO_NODE_TYPE_MPAM_S      8U
#define CMN_HNP_NODE_INFO_NODE_TYPE_MPAM_NS     9U
#define CMN_HNP_NODE_INFO_NODE_TYPE_RNI         10U
#define CMN_HNP_NODE_INFO_NODE_TYPE_RND         13U
#define CMN_HNP_NODE_INFO_NODE_TYPE_RNSAM       15U
#define CMN_HNP_NODE_INFO_NODE_TYPE_MTSX        16U
#define CMN_HNP_NODE_INFO_NODE_TYPE_HNP         17U
#define CMN_HNP_NODE_INFO_NODE_TYPE_CXRA        256U
#define CMN_HNP_NODE_INFO_NODE_TYPE_CXHA        257U
#define CMN_HNP_NODE_INFO_NODE_TYPE_CXLA        258U
#define CMN_HNP_NODE_INFO_NODE_TYPE_CCRA        259U
#define CMN_HNP_NODE_INFO_NODE_TYPE_CCHA        260U
#define CMN_HNP_NODE_INFO_NODE_TYPE_CCLA        261U
#define CMN_HNP_NODE_INFO_NODE_TYPE_CCLA_RNI    262U
#define CMN_HNP_NODE_INFO_NODE_TYPE_HNS         512U
#define CMN_HNP_NODE_INFO_NODE_TYPE_HNS_MPAM_S  513U
#define CMN_HNP_NODE_INFO_NODE_TYPE_HNS_MPAM_NS 514U
#define CMN_HNP_NODE_INFO_NODE_TYPE_APB         4096U

typedef struct {
	uint64_t raw;
} cmn_hnp_node_info_t;

typedef struct {
	uint64_t logical_id; /* 47:32 RO Number among the nodes of the type, from 0. */
	uint64_t node_id;    /* 31:16 RO Where it is: X, Y, port and device; how many bits each has, the size of the mesh and the ports of the crosspoint decide. */
	uint64_t node_type;  /* 15:0  RO Type of the node. */
} cmn_hnp_node_info_fields_t;

static inline __attribute__((always_inline)) cmn_hnp_node_info_t cmn_hnp_node_info_pack(cmn_hnp_node_info_fields_t f)
{
	cmn_hnp_node_info_t r;

	r.raw = 0
		| pmureg_put64(f.logical_id, 0xffffULL, 32)
		| pmureg_put64(f.node_id, 0xffffULL, 16)
		| pmureg_put64(f.node_type, 0xffffULL, 0);
	return r;
}

static inline cmn_hnp_node_info_fields_t cmn_hnp_node_info_unpack(cmn_hnp_node_info_t r)
{
	cmn_hnp_node_info_fields_t f;

	f.logical_id = (r.raw >> 32) & 0xffffULL;
	f.node_id = (r.raw >> 16) & 0xffffULL;
	f.node_type = r.raw & 0xffffULL;
	return f;
}

static inline uint64_t cmn_hnp_node_info_get(cmn_hnp_node_info_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define cmn_hnp_node_info_get_logical_id(r) cmn_hnp_node_info_get(r, 0x0000ffff00000000ULL, 32)
#define cmn_hnp_node_info_get_node_id(r)    cmn_hnp_node_info_get(r, 0x00000000ffff0000ULL, 16)
#define cmn_hnp_node_info_get_node_type(r)  cmn_hnp_node_info_get(r, 0x000000000000ffffULL, 0)

static inline int cmn_hnp_node_info_check(cmn_hnp_node_info_t r)
{
	if ((r.raw & 0xffff000000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *cmn_hnp_node_info_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffff000000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline cmn_hnp_node_info_t cmn_hnp_node_info_read(const PMUREG_MEMORY *base)
{
	cmn_hnp_node_info_t r;

	r.raw = pmureg_load64(base, CMN_HNP_NODE_INFO_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int cmn_hnp_node_info_io_read(struct pmureg_io *io, struct pmureg_place at, cmn_hnp_node_info_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CMN_HNP_NODE_INFO_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- por_hnp_child_info: The nodes below this one. ----
 * Source: REGS; K CMN_CHILD_INFO
 */

#define CMN_HNP_CHILD_INFO_OFFSET                 0x80U
#define CMN_HNP_CHILD_INFO_CHILD_PTR_OFFSET_SHIFT 16
#define CMN_HNP_CHILD_INFO_CHILD_PTR_OFFSET_WIDTH 16
#define CMN_HNP_CHILD_INFO_CHILD_PTR_OFFSET_MASK  0x00000000ffff0000ULL
#define CMN_HNP_CHILD_INFO_CHILD_COUNT_SHIFT      0
#define CMN_HNP_CHILD_INFO_CHILD_COUNT_WIDTH      16
#define CMN_HNP_CHILD_INFO_CHILD_COUNT_MASK       0x000000000000ffffULL

typedef struct {
	uint64_t raw;
} cmn_hnp_child_info_t;

typedef struct {
	uint64_t child_ptr_offset; /* 31:16 RO Offset in this page of the pointers to them. */
	uint64_t child_count;      /* 15:0  RO How many there are. */
} cmn_hnp_child_info_fields_t;

static inline __attribute__((always_inline)) cmn_hnp_child_info_t cmn_hnp_child_info_pack(cmn_hnp_child_info_fields_t f)
{
	cmn_hnp_child_info_t r;

	r.raw = 0
		| pmureg_put64(f.child_ptr_offset, 0xffffULL, 16)
		| pmureg_put64(f.child_count, 0xffffULL, 0);
	return r;
}

static inline cmn_hnp_child_info_fields_t cmn_hnp_child_info_unpack(cmn_hnp_child_info_t r)
{
	cmn_hnp_child_info_fields_t f;

	f.child_ptr_offset = (r.raw >> 16) & 0xffffULL;
	f.child_count = r.raw & 0xffffULL;
	return f;
}

static inline uint64_t cmn_hnp_child_info_get(cmn_hnp_child_info_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define cmn_hnp_child_info_get_child_ptr_offset(r) cmn_hnp_child_info_get(r, 0x00000000ffff0000ULL, 16)
#define cmn_hnp_child_info_get_child_count(r)      cmn_hnp_child_info_get(r, 0x000000000000ffffULL, 0)

static inline int cmn_hnp_child_info_check(cmn_hnp_child_info_t r)
{
	if ((r.raw & 0xffffffff00000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *cmn_hnp_child_info_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffff00000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline cmn_hnp_child_info_t cmn_hnp_child_info_read(const PMUREG_MEMORY *base)
{
	cmn_hnp_child_info_t r;

	r.raw = pmureg_load64(base, CMN_HNP_CHILD_INFO_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int cmn_hnp_child_info_io_read(struct pmureg_io *io, struct pmureg_place at, cmn_hnp_child_info_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CMN_HNP_CHILD_INFO_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- por_hnp_pmu_event_sel: What the node sends to the DTM of its crosspoint as its events 0 to 3. ----
 * Source: REGS; K
 */

#define CMN_HNP_PMU_EVENT_SEL_OFFSET             0x2008U
#define CMN_HNP_PMU_EVENT_SEL_RESET              0x0000000000000000ULL
#define CMN_HNP_PMU_EVENT_SEL_PMU_EVENT_ID_SHIFT 0
#define CMN_HNP_PMU_EVENT_SEL_PMU_EVENT_ID_WIDTH 32
#define CMN_HNP_PMU_EVENT_SEL_PMU_EVENT_ID_MASK  0x00000000ffffffffULL
#define CMN_HNP_PMU_EVENT_SEL_PMU_EVENT_ID_COUNT 4

typedef struct {
	uint64_t raw;
} cmn_hnp_pmu_event_sel_t;

typedef struct {
	uint64_t pmu_event_id; /* 31:0  RW What is sent as event <n>; 0: nothing. */
} cmn_hnp_pmu_event_sel_fields_t;

static inline __attribute__((always_inline)) cmn_hnp_pmu_event_sel_t cmn_hnp_pmu_event_sel_pack(cmn_hnp_pmu_event_sel_fields_t f)
{
	cmn_hnp_pmu_event_sel_t r;

	r.raw = 0
		| pmureg_put64(f.pmu_event_id, 0xffffffffULL, 0);
	return r;
}

static inline cmn_hnp_pmu_event_sel_fields_t cmn_hnp_pmu_event_sel_unpack(cmn_hnp_pmu_event_sel_t r)
{
	cmn_hnp_pmu_event_sel_fields_t f;

	f.pmu_event_id = r.raw & 0xffffffffULL;
	return f;
}

static inline cmn_hnp_pmu_event_sel_t cmn_hnp_pmu_event_sel_with(cmn_hnp_pmu_event_sel_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x00000000ffffffffULL & ~mask);
	return r;
}

#define cmn_hnp_pmu_event_sel_with_pmu_event_id(r, value) PMUREG_WITH(cmn_hnp_pmu_event_sel_with, r, 0x00000000ffffffffULL, 0, value)

/* Element n of pmu_event_id, 0 to 3. Another index gives 0; debug builds assert. */
static inline uint64_t cmn_hnp_pmu_event_sel_get_pmu_event_id(cmn_hnp_pmu_event_sel_t r, unsigned int n)
{
	PMUREG_INDEX(n, 3U);
	return n < 4U ? (r.raw >> (8U * n)) & 0xffULL : 0;
}

static inline int cmn_hnp_pmu_event_sel_check(cmn_hnp_pmu_event_sel_t r)
{
	if ((r.raw & 0xffffffff00000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *cmn_hnp_pmu_event_sel_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffff00000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline cmn_hnp_pmu_event_sel_t cmn_hnp_pmu_event_sel_read(const PMUREG_MEMORY *base)
{
	cmn_hnp_pmu_event_sel_t r;

	r.raw = pmureg_load64(base, CMN_HNP_PMU_EVENT_SEL_OFFSET);
	return r;
}

static inline void cmn_hnp_pmu_event_sel_write(PMUREG_MEMORY *base, cmn_hnp_pmu_event_sel_t r)
{
	pmureg_store64(base, CMN_HNP_PMU_EVENT_SEL_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int cmn_hnp_pmu_event_sel_io_read(struct pmureg_io *io, struct pmureg_place at, cmn_hnp_pmu_event_sel_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CMN_HNP_PMU_EVENT_SEL_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int cmn_hnp_pmu_event_sel_io_write(struct pmureg_io *io, struct pmureg_place at, cmn_hnp_pmu_event_sel_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CMN_HNP_PMU_EVENT_SEL_OFFSET;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
