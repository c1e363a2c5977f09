/*
 * Arm CoreLink coherent mesh network (CMN): Debug and trace controller (DTC)
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
#ifndef PMUREG_CMN_DTC_H
#define PMUREG_CMN_DTC_H

#include <pmureg/access.h>

/* ---- por_dt_node_info: Which node this is. ----
 * Source: REGS; K CMN_NODE_INFO
 */

#define CMN_DTC_NODE_INFO_OFFSET                0U
#define CMN_DTC_NODE_INFO_LOGICAL_ID_SHIFT      32
#define CMN_DTC_NODE_INFO_LOGICAL_ID_WIDTH      16
#define CMN_DTC_NODE_INFO_LOGICAL_ID_MASK       0x0000ffff00000000ULL
#define CMN_DTC_NODE_INFO_NODE_ID_SHIFT         16
#define CMN_DTC_NODE_INFO_NODE_ID_WIDTH         16
#define CMN_DTC_NODE_INFO_NODE_ID_MASK          0x00000000ffff0000ULL
#define CMN_DTC_NODE_INFO_NODE_TYPE_SHIFT       0
#define CMN_DTC_NODE_INFO_NODE_TYPE_WIDTH       16
#define CMN_DTC_NODE_INFO_NODE_TYPE_MASK        0x000000000000ffffULL
#define CMN_DTC_NODE_INFO_NODE_TYPE_DVM         1U
#define CMN_DTC_NODE_INFO_NODE_TYPE_CFG         2U
#define CMN_DTC_NODE_INFO_NODE_TYPE_DTC         3U
#define CMN_DTC_NODE_INFO_NODE_TYPE_HNI         4U
#define CMN_DTC_NODE_INFO_NODE_TYPE_HNF         5U
#define CMN_DTC_NODE_INFO_NODE_TYPE_XP          6U
#define CMN_DTC_NODE_INFO_NODE_TYPE_SBSX        7U
#define CMN_DTC_NODE_INFO_NODE_TYPE_MPAM_S      8U
#define CMN_DTC_NODE_INFO_NODE_TYPE_MPAM_NS     9U
#define CMN_DTC_NODE_INFO_NODE_TYPE_RNI         10U
#define CMN_DTC_NODE_INFO_NODE_TYPE_RND         13U
#define CMN_DTC_NODE_INFO_NODE_TYPE_RNSAM       15U
#define CMN_DTC_NODE_INFO_NODE_TYPE_MTSX        16U
#define CMN_DTC_NODE_INFO_NODE_TYPE_HNP         17U
#define CMN_DTC_NODE_INFO_NODE_TYPE_CXRA        256U
#define CMN_DTC_NODE_INFO_NODE_TYPE_CXHA        257U
#define CMN_DTC_NODE_INFO_NODE_TYPE_CXLA        258U
#define CMN_DTC_NODE_INFO_NODE_TYPE_CCRA        259U
#define CMN_DTC_NODE_INFO_NODE_TYPE_CCHA        260U
#define CMN_DTC_NODE_INFO_NODE_TYPE_CCLA        261U
#define CMN_DTC_NODE_INFO_NODE_TYPE_CCLA_RNI    262U
#define CMN_DTC_NODE_INFO_NODE_TYPE_HNS         512U
#define CMN_DTC_NODE_INFO_NODE_TYPE_HNS_MPAM_S  513U
#define CMN_DTC_NODE_INFO_NODE_TYPE_HNS_MPAM_NS 514U
#define CMN_DTC_NODE_INFO_NODE_TYPE_APB         4096U

typedef struct {
	uint64_t raw;
} cmn_dtc_node_info_t;

typedef struct {
	uint64_t logical_id; /* 47:32 RO Number among the nodes of the type, from 0. */
	uint64_t node_id;    /* 31:16 RO Where it is: X, Y, port and device; how many bits each has, the size of the mesh and the ports of the crosspoint decide. */
	uint64_t node_type;  /* 15:0  RO Type of the node. */
} cmn_dtc_node_info_fields_t;

static inline __attribute__((always_inline)) cmn_dtc_node_info_t cmn_dtc_node_info_pack(cmn_dtc_node_info_fields_t f)
{
	cmn_dtc_node_info_t r;

	r.raw = 0
		| pmureg_put64(f.logical_id, 0xffffULL, 32)
		| pmureg_put64(f.node_id, 0xffffULL, 16)
		| pmureg_put64(f.node_type, 0xffffULL, 0);
	return r;
}

static inline cmn_dtc_node_info_fields_t cmn_dtc_node_info_unpack(cmn_dtc_node_info_t r)
{
	cmn_dtc_node_info_fields_t f;

	f.logical_id = (r.raw >> 32) & 0xffffULL;
	f.node_id = (r.raw >> 16) & 0xffffULL;
	f.node_type = r.raw & 0xffffULL;
	return f;
}

static inline uint64_t cmn_dtc_node_info_get(cmn_dtc_node_info_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define cmn_dtc_node_info_get_logical_id(r) cmn_dtc_node_info_get(r, 0x0000ffff00000000ULL, 32)
#define cmn_dtc_node_info_get_node_id(r)    cmn_dtc_node_info_get(r, 0x00000000ffff0000ULL, 16)
#define cmn_dtc_node_info_get_node_type(r)  cmn_dtc_node_info_get(r, 0x000000000000ffffULL, 0)

static inline int cmn_dtc_node_info_check(cmn_dtc_node_info_t r)
{
	if ((r.raw & 0xffff000000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *cmn_dtc_node_info_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffff000000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline cmn_dtc_node_info_t cmn_dtc_node_info_read(const PMUREG_MEMORY *base)
{
	cmn_dtc_node_info_t r;

	r.raw = pmureg_load64(base, CMN_DTC_NODE_INFO_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int cmn_dtc_node_info_io_read(struct pmureg_io *io, struct pmureg_place at, cmn_dtc_node_info_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CMN_DTC_NODE_INFO_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- por_dt_child_info: The nodes below this one. ----
 * Source: REGS; K CMN_CHILD_INFO
 */

#define CMN_DTC_CHILD_INFO_OFFSET                 0x80U
#define CMN_DTC_CHILD_INFO_CHILD_PTR_OFFSET_SHIFT 16
#define CMN_DTC_CHILD_INFO_CHILD_PTR_OFFSET_WIDTH 16
#define CMN_DTC_CHILD_INFO_CHILD_PTR_OFFSET_MASK  0x00000000ffff0000ULL
#define CMN_DTC_CHILD_INFO_CHILD_COUNT_SHIFT      0
#define CMN_DTC_CHILD_INFO_CHILD_COUNT_WIDTH      16
#define CMN_DTC_CHILD_INFO_CHILD_COUNT_MASK       0x000000000000ffffULL

typedef struct {
	uint64_t raw;
} cmn_dtc_child_info_t;

typedef struct {
	uint64_t child_ptr_offset; /* 31:16 RO Offset in this page of the pointers to them. */
	uint64_t child_count;      /* 15:0  RO How many there are. */
} cmn_dtc_child_info_fields_t;

static inline __attribute__((always_inline)) cmn_dtc_child_info_t cmn_dtc_child_info_pack(cmn_dtc_child_info_fields_t f)
{
	cmn_dtc_child_info_t r;

	r.raw = 0
		| pmureg_put64(f.child_ptr_offset, 0xffffULL, 16)
		| pmureg_put64(f.child_count, 0xffffULL, 0);
	return r;
}

static inline cmn_dtc_child_info_fields_t cmn_dtc_child_info_unpack(cmn_dtc_child_info_t r)
{
	cmn_dtc_child_info_fields_t f;

	f.child_ptr_offset = (r.raw >> 16) & 0xffffULL;
	f.child_count = r.raw & 0xffffULL;
	return f;
}

static inline uint64_t cmn_dtc_child_info_get(cmn_dtc_child_info_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define cmn_dtc_child_info_get_child_ptr_offset(r) cmn_dtc_child_info_get(r, 0x00000000ffff0000ULL, 16)
#define cmn_dtc_child_info_get_child_count(r)      cmn_dtc_child_info_get(r, 0x000000000000ffffULL, 0)

static inline int cmn_dtc_child_info_check(cmn_dtc_child_info_t r)
{
	if ((r.raw & 0xffffffff00000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *cmn_dtc_child_info_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffff00000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline cmn_dtc_child_info_t cmn_dtc_child_info_read(const PMUREG_MEMORY *base)
{
	cmn_dtc_child_info_t r;

	r.raw = pmureg_load64(base, CMN_DTC_CHILD_INFO_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int cmn_dtc_child_info_io_read(struct pmureg_io *io, struct pmureg_place at, cmn_dtc_child_info_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CMN_DTC_CHILD_INFO_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- por_dt_dtc_ctl: Enables debug, trace and PMU of the domain. ----
 * Source: REGS; K CMN_DT_DTC_CTL
 */

#define CMN_DTC_DTC_CTL_OFFSET                    0xa00U
#define CMN_DTC_DTC_CTL_RESET                     0x0000000000000000ULL
#define CMN_DTC_DTC_CTL_CG_DISABLE_SHIFT          10
#define CMN_DTC_DTC_CTL_CG_DISABLE_WIDTH          1
#define CMN_DTC_DTC_CTL_CG_DISABLE_MASK           0x0000000000000400ULL
#define CMN_DTC_DTC_CTL_CROSS_TRIGGER_COUNT_SHIFT 4
#define CMN_DTC_DTC_CTL_CROSS_TRIGGER_COUNT_WIDTH 6
#define CMN_DTC_DTC_CTL_CROSS_TRIGGER_COUNT_MASK  0x00000000000003f0ULL
#define CMN_DTC_DTC_CTL_DT_WAIT_FOR_TRIGGER_SHIFT 3
#define CMN_DTC_DTC_CTL_DT_WAIT_FOR_TRIGGER_WIDTH 1
#define CMN_DTC_DTC_CTL_DT_WAIT_FOR_TRIGGER_MASK  0x0000000000000008ULL
#define CMN_DTC_DTC_CTL_ATBTRIGGER_EN_SHIFT       2
#define CMN_DTC_DTC_CTL_ATBTRIGGER_EN_WIDTH       1
#define CMN_DTC_DTC_CTL_ATBTRIGGER_EN_MASK        0x0000000000000004ULL
#define CMN_DTC_DTC_CTL_DBGTRIGGER_EN_SHIFT       1
#define CMN_DTC_DTC_CTL_DBGTRIGGER_EN_WIDTH       1
#define CMN_DTC_DTC_CTL_DBGTRIGGER_EN_MASK        0x0000000000000002ULL
#define CMN_DTC_DTC_CTL_DT_EN_SHIFT               0
#define CMN_DTC_DTC_CTL_DT_EN_WIDTH               1
#define CMN_DTC_DTC_CTL_DT_EN_MASK                0x0000000000000001ULL

typedef struct {
	uint64_t raw;
} cmn_dtc_dtc_ctl_t;

typedef struct {
	uint64_t cg_disable;          /* 10    RW 1: clocks are never gated, so that the cycle counter sees each. */
	uint64_t cross_trigger_count; /* 9:4   RW How many cross triggers start the trace. */
	uint64_t dt_wait_for_trigger; /* 3     RW The trace waits for cross triggers. */
	uint64_t atbtrigger_en;       /* 2     RW A match is a trigger on ATB. */
	uint64_t dbgtrigger_en;       /* 1     RW A match asserts DBGWATCHTRIGREQ. */
	uint64_t dt_en;               /* 0     RW 1: debug, trace and PMU are on. */
} cmn_dtc_dtc_ctl_fields_t;

static inline __attribute__((always_inline)) cmn_dtc_dtc_ctl_t cmn_dtc_dtc_ctl_pack(cmn_dtc_dtc_ctl_fields_t f)
{
	cmn_dtc_dtc_ctl_t r;

	r.raw = 0
		| pmureg_put64(f.cg_disable, 0x1ULL, 10)
		| pmureg_put64(f.cross_trigger_count, 0x3fULL, 4)
		| pmureg_put64(f.dt_wait_for_trigger, 0x1ULL, 3)
		| pmureg_put64(f.atbtrigger_en, 0x1ULL, 2)
		| pmureg_put64(f.dbgtrigger_en, 0x1ULL, 1)
		| pmureg_put64(f.dt_en, 0x1ULL, 0);
	return r;
}

static inline cmn_dtc_dtc_ctl_fields_t cmn_dtc_dtc_ctl_unpack(cmn_dtc_dtc_ctl_t r)
{
	cmn_dtc_dtc_ctl_fields_t f;

	f.cg_disable = (r.raw >> 10) & 0x1ULL;
	f.cross_trigger_count = (r.raw >> 4) & 0x3fULL;
	f.dt_wait_for_trigger = (r.raw >> 3) & 0x1ULL;
	f.atbtrigger_en = (r.raw >> 2) & 0x1ULL;
	f.dbgtrigger_en = (r.raw >> 1) & 0x1ULL;
	f.dt_en = r.raw & 0x1ULL;
	return f;
}

static inline uint64_t cmn_dtc_dtc_ctl_get(cmn_dtc_dtc_ctl_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline cmn_dtc_dtc_ctl_t cmn_dtc_dtc_ctl_with(cmn_dtc_dtc_ctl_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x00000000000007ffULL & ~mask);
	return r;
}

#define cmn_dtc_dtc_ctl_get_cg_disable(r)                  cmn_dtc_dtc_ctl_get(r, 0x0000000000000400ULL, 10)
#define cmn_dtc_dtc_ctl_get_cross_trigger_count(r)         cmn_dtc_dtc_ctl_get(r, 0x00000000000003f0ULL, 4)
#define cmn_dtc_dtc_ctl_get_dt_wait_for_trigger(r)         cmn_dtc_dtc_ctl_get(r, 0x0000000000000008ULL, 3)
#define cmn_dtc_dtc_ctl_get_atbtrigger_en(r)               cmn_dtc_dtc_ctl_get(r, 0x0000000000000004ULL, 2)
#define cmn_dtc_dtc_ctl_get_dbgtrigger_en(r)               cmn_dtc_dtc_ctl_get(r, 0x0000000000000002ULL, 1)
#define cmn_dtc_dtc_ctl_get_dt_en(r)                       cmn_dtc_dtc_ctl_get(r, 0x0000000000000001ULL, 0)
#define cmn_dtc_dtc_ctl_with_cg_disable(r, value)          PMUREG_WITH(cmn_dtc_dtc_ctl_with, r, 0x0000000000000400ULL, 10, value)
#define cmn_dtc_dtc_ctl_with_cross_trigger_count(r, value) PMUREG_WITH(cmn_dtc_dtc_ctl_with, r, 0x00000000000003f0ULL, 4, value)
#define cmn_dtc_dtc_ctl_with_dt_wait_for_trigger(r, value) PMUREG_WITH(cmn_dtc_dtc_ctl_with, r, 0x0000000000000008ULL, 3, value)
#define cmn_dtc_dtc_ctl_with_atbtrigger_en(r, value)       PMUREG_WITH(cmn_dtc_dtc_ctl_with, r, 0x0000000000000004ULL, 2, value)
#define cmn_dtc_dtc_ctl_with_dbgtrigger_en(r, value)       PMUREG_WITH(cmn_dtc_dtc_ctl_with, r, 0x0000000000000002ULL, 1, value)
#define cmn_dtc_dtc_ctl_with_dt_en(r, value)               PMUREG_WITH(cmn_dtc_dtc_ctl_with, r, 0x0000000000000001ULL, 0, value)

static inline int cmn_dtc_dtc_ctl_check(cmn_dtc_dtc_ctl_t r)
{
	if ((r.raw & 0xfffffffffffff800ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *cmn_dtc_dtc_ctl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffffffff800 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline cmn_dtc_dtc_ctl_t cmn_dtc_dtc_ctl_read(const PMUREG_MEMORY *base)
{
	cmn_dtc_dtc_ctl_t r;

	r.raw = pmureg_load64(base, CMN_DTC_DTC_CTL_OFFSET);
	return r;
}

static inline void cmn_dtc_dtc_ctl_write(PMUREG_MEMORY *base, cmn_dtc_dtc_ctl_t r)
{
	pmureg_store64(base, CMN_DTC_DTC_CTL_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int cmn_dtc_dtc_ctl_io_read(struct pmureg_io *io, struct pmureg_place at, cmn_dtc_dtc_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CMN_DTC_DTC_CTL_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int cmn_dtc_dtc_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, cmn_dtc_dtc_ctl_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CMN_DTC_DTC_CTL_OFFSET;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- por_dt_pmcr: Enables the PMU; that of domain 0 enables it in the whole mesh. ----
 * Source: REGS; K CMN_DT_PMCR
 */

#define CMN_DTC_PMCR_OFFSET             0x2100U
#define CMN_DTC_PMCR_RESET              0x0000000000000000ULL
#define CMN_DTC_PMCR_OVFL_INTR_EN_SHIFT 6
#define CMN_DTC_PMCR_OVFL_INTR_EN_WIDTH 1
#define CMN_DTC_PMCR_OVFL_INTR_EN_MASK  0x0000000000000040ULL
#define CMN_DTC_PMCR_CNTR_RST_SHIFT     5
#define CMN_DTC_PMCR_CNTR_RST_WIDTH     1
#define CMN_DTC_PMCR_CNTR_RST_MASK      0x0000000000000020ULL
#define CMN_DTC_PMCR_CNTCFG_SHIFT       1
#define CMN_DTC_PMCR_CNTCFG_WIDTH       4
#define CMN_DTC_PMCR_CNTCFG_MASK        0x000000000000001eULL
#define CMN_DTC_PMCR_CNTCFG_COUNT       4
#define CMN_DTC_PMCR_PMU_EN_SHIFT       0
#define CMN_DTC_PMCR_PMU_EN_WIDTH       1
#define CMN_DTC_PMCR_PMU_EN_MASK        0x0000000000000001ULL

typedef struct {
	uint64_t raw;
} cmn_dtc_pmcr_t;

typedef struct {
	uint64_t ovfl_intr_en; /* 6     RW An overflow asserts INTREQPMU. */
	uint64_t cntr_rst;     /* 5     RW A snapshot clears the counters. */
	uint64_t cntcfg;       /* 4:1   RW Counters 2<n> and 2<n> + 1 are one of 64 bits. */
	uint64_t pmu_en;       /* 0     RW 1: counters count. */
} cmn_dtc_pmcr_fields_t;

static inline __attribute__((always_inline)) cmn_dtc_pmcr_t cmn_dtc_pmcr_pack(cmn_dtc_pmcr_fields_t f)
{
	cmn_dtc_pmcr_t r;

	r.raw = 0
		| pmureg_put64(f.ovfl_intr_en, 0x1ULL, 6)
		| pmureg_put64(f.cntr_rst, 0x1ULL, 5)
		| pmureg_put64(f.cntcfg, 0xfULL, 1)
		| pmureg_put64(f.pmu_en, 0x1ULL, 0);
	return r;
}

static inline cmn_dtc_pmcr_fields_t cmn_dtc_pmcr_unpack(cmn_dtc_pmcr_t r)
{
	cmn_dtc_pmcr_fields_t f;

	f.ovfl_intr_en = (r.raw >> 6) & 0x1ULL;
	f.cntr_rst = (r.raw >> 5) & 0x1ULL;
	f.cntcfg = (r.raw >> 1) & 0xfULL;
	f.pmu_en = r.raw & 0x1ULL;
	return f;
}

static inline uint64_t cmn_dtc_pmcr_get(cmn_dtc_pmcr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline cmn_dtc_pmcr_t cmn_dtc_pmcr_with(cmn_dtc_pmcr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x000000000000007fULL & ~mask);
	return r;
}

#define cmn_dtc_pmcr_get_ovfl_intr_en(r)         cmn_dtc_pmcr_get(r, 0x0000000000000040ULL, 6)
#define cmn_dtc_pmcr_get_cntr_rst(r)             cmn_dtc_pmcr_get(r, 0x0000000000000020ULL, 5)
#define cmn_dtc_pmcr_get_pmu_en(r)               cmn_dtc_pmcr_get(r, 0x0000000000000001ULL, 0)
#define cmn_dtc_pmcr_with_ovfl_intr_en(r, value) PMUREG_WITH(cmn_dtc_pmcr_with, r, 0x0000000000000040ULL, 6, value)
#define cmn_dtc_pmcr_with_cntr_rst(r, value)     PMUREG_WITH(cmn_dtc_pmcr_with, r, 0x0000000000000020ULL, 5, value)
#define cmn_dtc_pmcr_with_cntcfg(r, value)       PMUREG_WITH(cmn_dtc_pmcr_with, r, 0x000000000000001eULL, 1, value)
#define cmn_dtc_pmcr_with_pmu_en(r, value)       PMUREG_WITH(cmn_dtc_pmcr_with, r, 0x0000000000000001ULL, 0, value)

/* Element n of cntcfg, 0 to 3. Another index gives 0; debug builds assert. */
static inline uint64_t cmn_dtc_pmcr_get_cntcfg(cmn_dtc_pmcr_t r, unsigned int n)
{
	PMUREG_INDEX(n, 3U);
	return n < 4U ? (r.raw >> (1U + n)) & 0x1ULL : 0;
}

static inline int cmn_dtc_pmcr_check(cmn_dtc_pmcr_t r)
{
	if ((r.raw & 0xffffffffffffff80ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *cmn_dtc_pmcr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffffffffff80 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline cmn_dtc_pmcr_t cmn_dtc_pmcr_read(const PMUREG_MEMORY *base)
{
	cmn_dtc_pmcr_t r;

	r.raw = pmureg_load64(base, CMN_DTC_PMCR_OFFSET);
	return r;
}

static inline void cmn_dtc_pmcr_write(PMUREG_MEMORY *base, cmn_dtc_pmcr_t r)
{
	pmureg_store64(base, CMN_DTC_PMCR_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int cmn_dtc_pmcr_io_read(struct pmureg_io *io, struct pmureg_place at, cmn_dtc_pmcr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CMN_DTC_PMCR_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int cmn_dtc_pmcr_io_write(struct pmureg_io *io, struct pmureg_place at, cmn_dtc_pmcr_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CMN_DTC_PMCR_OFFSET;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- por_dt_trigger_status: What triggered last. ----
 * Source: REGS; TOOL
 */

#define CMN_DTC_TRIGGER_STATUS_OFFSET               0xa10U
#define CMN_DTC_TRIGGER_STATUS_RESET                0x0000000000000000ULL
#define CMN_DTC_TRIGGER_STATUS_TRIGGER_WP_SHIFT     20
#define CMN_DTC_TRIGGER_STATUS_TRIGGER_WP_WIDTH     4
#define CMN_DTC_TRIGGER_STATUS_TRIGGER_WP_MASK      0x0000000000f00000ULL
#define CMN_DTC_TRIGGER_STATUS_TRIGGER_NODEID_SHIFT 8
#define CMN_DTC_TRIGGER_STATUS_TRIGGER_NODEID_WIDTH 11
#define CMN_DTC_TRIGGER_STATUS_TRIGGER_NODEID_MASK  0x000000000007ff00ULL
#define CMN_DTC_TRIGGER_STATUS_TRIGGER_STATUS_SHIFT 0
#define CMN_DTC_TRIGGER_STATUS_TRIGGER_STATUS_WIDTH 1
#define CMN_DTC_TRIGGER_STATUS_TRIGGER_STATUS_MASK  0x0000000000000001ULL

typedef struct {
	uint64_t raw;
} cmn_dtc_trigger_status_t;

typedef struct {
	uint64_t trigger_wp;     /* 23:20 RO-V Which watchpoint. */
	uint64_t trigger_nodeid; /* 18:8  RO-V Of which crosspoint. */
	uint64_t trigger_status; /* 0     RO-V Something triggered. */
} cmn_dtc_trigger_status_fields_t;

static inline __attribute__((always_inline)) cmn_dtc_trigger_status_t cmn_dtc_trigger_status_pack(cmn_dtc_trigger_status_fields_t f)
{
	cmn_dtc_trigger_status_t r;

	r.raw = 0
		| pmureg_put64(f.trigger_wp, 0xfULL, 20)
		| pmureg_put64(f.trigger_nodeid, 0x7ffULL, 8)
		| pmureg_put64(f.trigger_status, 0x1ULL, 0);
	return r;
}

static inline cmn_dtc_trigger_status_fields_t cmn_dtc_trigger_status_unpack(cmn_dtc_trigger_status_t r)
{
	cmn_dtc_trigger_status_fields_t f;

	f.trigger_wp = (r.raw >> 20) & 0xfULL;
	f.trigger_nodeid = (r.raw >> 8) & 0x7ffULL;
	f.trigger_status = r.raw & 0x1ULL;
	return f;
}

static inline uint64_t cmn_dtc_trigger_status_get(cmn_dtc_trigger_status_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define cmn_dtc_trigger_status_get_trigger_wp(r)     cmn_dtc_trigger_status_get(r, 0x0000000000f00000ULL, 20)
#define cmn_dtc_trigger_status_get_trigger_nodeid(r) cmn_dtc_trigger_status_get(r, 0x000000000007ff00ULL, 8)
#define cmn_dtc_trigger_status_get_trigger_status(r) cmn_dtc_trigger_status_get(r, 0x0000000000000001ULL, 0)

static inline int cmn_dtc_trigger_status_check(cmn_dtc_trigger_status_t r)
{
	if ((r.raw & 0xffffffffff0800feULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *cmn_dtc_trigger_status_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffffff0800fe must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline cmn_dtc_trigger_status_t cmn_dtc_trigger_status_read(const PMUREG_MEMORY *base)
{
	cmn_dtc_trigger_status_t r;

	r.raw = pmureg_load64(base, CMN_DTC_TRIGGER_STATUS_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int cmn_dtc_trigger_status_io_read(struct pmureg_io *io, struct pmureg_place at, cmn_dtc_trigger_status_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CMN_DTC_TRIGGER_STATUS_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- por_dt_trigger_status_clr: Clears por_dt_trigger_status.trigger_status. ----
 * Source: REGS; TOOL
 */

#define CMN_DTC_TRIGGER_STATUS_CLR_OFFSET                   0xa20U
#define CMN_DTC_TRIGGER_STATUS_CLR_ACTING                   0x0000000000000001ULL
#define CMN_DTC_TRIGGER_STATUS_CLR_TRIGGER_STATUS_CLR_SHIFT 0
#define CMN_DTC_TRIGGER_STATUS_CLR_TRIGGER_STATUS_CLR_WIDTH 1
#define CMN_DTC_TRIGGER_STATUS_CLR_TRIGGER_STATUS_CLR_MASK  0x0000000000000001ULL

typedef struct {
	uint64_t raw;
} cmn_dtc_trigger_status_clr_t;

typedef struct {
	uint64_t trigger_status_clr; /* 0     WO self-clearing Write 1 to clear. */
} cmn_dtc_trigger_status_clr_fields_t;

static inline __attribute__((always_inline)) cmn_dtc_trigger_status_clr_t cmn_dtc_trigger_status_clr_pack(cmn_dtc_trigger_status_clr_fields_t f)
{
	cmn_dtc_trigger_status_clr_t r;

	r.raw = 0
		| pmureg_put64(f.trigger_status_clr, 0x1ULL, 0);
	return r;
}

static inline cmn_dtc_trigger_status_clr_fields_t cmn_dtc_trigger_status_clr_unpack(cmn_dtc_trigger_status_clr_t r)
{
	cmn_dtc_trigger_status_clr_fields_t f;

	f.trigger_status_clr = r.raw & 0x1ULL;
	return f;
}

static inline cmn_dtc_trigger_status_clr_t cmn_dtc_trigger_status_clr_with(cmn_dtc_trigger_status_clr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift);
	return r;
}

#define cmn_dtc_trigger_status_clr_with_trigger_status_clr(r, value) PMUREG_WITH(cmn_dtc_trigger_status_clr_with, r, 0x0000000000000001ULL, 0, value)

static inline int cmn_dtc_trigger_status_clr_check(cmn_dtc_trigger_status_clr_t r)
{
	if ((r.raw & 0xfffffffffffffffeULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *cmn_dtc_trigger_status_clr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffffffffffe must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline void cmn_dtc_trigger_status_clr_write(PMUREG_MEMORY *base, cmn_dtc_trigger_status_clr_t r)
{
	pmureg_store64(base, CMN_DTC_TRIGGER_STATUS_CLR_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int cmn_dtc_trigger_status_clr_io_write(struct pmureg_io *io, struct pmureg_place at, cmn_dtc_trigger_status_clr_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CMN_DTC_TRIGGER_STATUS_CLR_OFFSET;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- por_dt_pmevcnt<n>: Counters A and B, C and D, E and F, G and H. ----
 * Source: REGS; K CMN_DT_PMEVCNT
 */

#define CMN_DTC_PMEVCNT_OFFSET(n)     (0x2000U + 0x10U * (n)) /* n: 0 to 3 */
#define CMN_DTC_PMEVCNT_COUNT         4
#define CMN_DTC_PMEVCNT_RESET         0x0000000000000000ULL
#define CMN_DTC_PMEVCNT_PMEVCNT_SHIFT 0
#define CMN_DTC_PMEVCNT_PMEVCNT_WIDTH 64
#define CMN_DTC_PMEVCNT_PMEVCNT_MASK  0xffffffffffffffffULL
#define CMN_DTC_PMEVCNT_PMEVCNT_COUNT 2

typedef struct {
	uint64_t raw;
} cmn_dtc_pmevcnt_t;

typedef struct {
	uint64_t pmevcnt; /* 63:0  RW-V Counters A and B, C and D, E and F, G and H. */
} cmn_dtc_pmevcnt_fields_t;

static inline __attribute__((always_inline)) cmn_dtc_pmevcnt_t cmn_dtc_pmevcnt_pack(cmn_dtc_pmevcnt_fields_t f)
{
	cmn_dtc_pmevcnt_t r;

	r.raw = 0
		| f.pmevcnt;
	return r;
}

static inline cmn_dtc_pmevcnt_fields_t cmn_dtc_pmevcnt_unpack(cmn_dtc_pmevcnt_t r)
{
	cmn_dtc_pmevcnt_fields_t f;

	f.pmevcnt = r.raw;
	return f;
}

static inline cmn_dtc_pmevcnt_t cmn_dtc_pmevcnt_with(cmn_dtc_pmevcnt_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define cmn_dtc_pmevcnt_with_pmevcnt(r, value) PMUREG_WITH(cmn_dtc_pmevcnt_with, r, 0xffffffffffffffffULL, 0, value)

/* Element n of pmevcnt, 0 to 1. Another index gives 0; debug builds assert. */
static inline uint64_t cmn_dtc_pmevcnt_get_pmevcnt(cmn_dtc_pmevcnt_t r, unsigned int n)
{
	PMUREG_INDEX(n, 1U);
	return n < 2U ? (r.raw >> (32U * n)) & 0xffffffffULL : 0;
}

static inline cmn_dtc_pmevcnt_t cmn_dtc_pmevcnt_read(const PMUREG_MEMORY *base, unsigned int n)
{
	cmn_dtc_pmevcnt_t r;

	PMUREG_INDEX(n, 3U);
	r.raw = pmureg_load64(base, CMN_DTC_PMEVCNT_OFFSET(n));
	return r;
}

static inline void cmn_dtc_pmevcnt_write(PMUREG_MEMORY *base, unsigned int n, cmn_dtc_pmevcnt_t r)
{
	PMUREG_INDEX(n, 3U);
	pmureg_store64(base, CMN_DTC_PMEVCNT_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int cmn_dtc_pmevcnt_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, cmn_dtc_pmevcnt_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MMIO;
	at.address = CMN_DTC_PMEVCNT_OFFSET(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int cmn_dtc_pmevcnt_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, cmn_dtc_pmevcnt_t r)
{
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MMIO;
	at.address = CMN_DTC_PMEVCNT_OFFSET(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- por_dt_pmccntr: Cycle counter. ----
 * Source: REGS; K CMN_DT_PMCCNTR
 */

#define CMN_DTC_PMCCNTR_OFFSET        0x2040U
#define CMN_DTC_PMCCNTR_RESET         0x0000000000000000ULL
#define CMN_DTC_PMCCNTR_PMCCNTR_SHIFT 0
#define CMN_DTC_PMCCNTR_PMCCNTR_WIDTH 40
#define CMN_DTC_PMCCNTR_PMCCNTR_MASK  0x000000ffffffffffULL

typedef struct {
	uint64_t raw;
} cmn_dtc_pmccntr_t;

typedef struct {
	uint64_t pmccntr; /* 39:0  RW-V Cycles. */
} cmn_dtc_pmccntr_fields_t;

static inline __attribute__((always_inline)) cmn_dtc_pmccntr_t cmn_dtc_pmccntr_pack(cmn_dtc_pmccntr_fields_t f)
{
	cmn_dtc_pmccntr_t r;

	r.raw = 0
		| pmureg_put64(f.pmccntr, 0xffffffffffULL, 0);
	return r;
}

static inline cmn_dtc_pmccntr_fields_t cmn_dtc_pmccntr_unpack(cmn_dtc_pmccntr_t r)
{
	cmn_dtc_pmccntr_fields_t f;

	f.pmccntr = r.raw & 0xffffffffffULL;
	return f;
}

static inline uint64_t cmn_dtc_pmccntr_get(cmn_dtc_pmccntr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline cmn_dtc_pmccntr_t cmn_dtc_pmccntr_with(cmn_dtc_pmccntr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x000000ffffffffffULL & ~mask);
	return r;
}

#define cmn_dtc_pmccntr_get_pmccntr(r)         cmn_dtc_pmccntr_get(r, 0x000000ffffffffffULL, 0)
#define cmn_dtc_pmccntr_with_pmccntr(r, value) PMUREG_WITH(cmn_dtc_pmccntr_with, r, 0x000000ffffffffffULL, 0, value)

static inline int cmn_dtc_pmccntr_check(cmn_dtc_pmccntr_t r)
{
	if ((r.raw & 0xffffff0000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *cmn_dtc_pmccntr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffff0000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline cmn_dtc_pmccntr_t cmn_dtc_pmccntr_read(const PMUREG_MEMORY *base)
{
	cmn_dtc_pmccntr_t r;

	r.raw = pmureg_load64(base, CMN_DTC_PMCCNTR_OFFSET);
	return r;
}

static inline void cmn_dtc_pmccntr_write(PMUREG_MEMORY *base, cmn_dtc_pmccntr_t r)
{
	pmureg_store64(base, CMN_DTC_PMCCNTR_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int cmn_dtc_pmccntr_io_read(struct pmureg_io *io, struct pmureg_place at, cmn_dtc_pmccntr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CMN_DTC_PMCCNTR_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int cmn_dtc_pmccntr_io_write(struct pmureg_io *io, struct pmureg_place at, cmn_dtc_pmccntr_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CMN_DTC_PMCCNTR_OFFSET;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- por_dt_pmevcntsr<n>: The counters as they were at the last snapshot. ----
 * Source: REGS; K CMN_DT_PMEVCNTSR
 */

#define CMN_DTC_PMEVCNTSR_OFFSET(n)     (0x2050U + 0x10U * (n)) /* n: 0 to 3 */
#define CMN_DTC_PMEVCNTSR_COUNT         4
#define CMN_DTC_PMEVCNTSR_RESET         0x0000000000000000ULL
#define CMN_DTC_PMEVCNTSR_PMEVCNT_SHIFT 0
#define CMN_DTC_PMEVCNTSR_PMEVCNT_WIDTH 64
#define CMN_DTC_PMEVCNTSR_PMEVCNT_MASK  0xffffffffffffffffULL
#define CMN_DTC_PMEVCNTSR_PMEVCNT_COUNT 2

typedef struct {
	uint64_t raw;
} cmn_dtc_pmevcntsr_t;

typedef struct {
	uint64_t pmevcnt; /* 63:0  RW-V Counters A and B, C and D, E and F, G and H. */
} cmn_dtc_pmevcntsr_fields_t;

static inline __attribute__((always_inline)) cmn_dtc_pmevcntsr_t cmn_dtc_pmevcntsr_pack(cmn_dtc_pmevcntsr_fields_t f)
{
	cmn_dtc_pmevcntsr_t r;

	r.raw = 0
		| f.pmevcnt;
	return r;
}

static inline cmn_dtc_pmevcntsr_fields_t cmn_dtc_pmevcntsr_unpack(cmn_dtc_pmevcntsr_t r)
{
	cmn_dtc_pmevcntsr_fields_t f;

	f.pmevcnt = r.raw;
	return f;
}

static inline cmn_dtc_pmevcntsr_t cmn_dtc_pmevcntsr_with(cmn_dtc_pmevcntsr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define cmn_dtc_pmevcntsr_with_pmevcnt(r, value) PMUREG_WITH(cmn_dtc_pmevcntsr_with, r, 0xffffffffffffffffULL, 0, value)

/* Element n of pmevcnt, 0 to 1. Another index gives 0; debug builds assert. */
static inline uint64_t cmn_dtc_pmevcntsr_get_pmevcnt(cmn_dtc_pmevcntsr_t r, unsigned int n)
{
	PMUREG_INDEX(n, 1U);
	return n < 2U ? (r.raw >> (32U * n)) & 0xffffffffULL : 0;
}

static inline cmn_dtc_pmevcntsr_t cmn_dtc_pmevcntsr_read(const PMUREG_MEMORY *base, unsigned int n)
{
	cmn_dtc_pmevcntsr_t r;

	PMUREG_INDEX(n, 3U);
	r.raw = pmureg_load64(base, CMN_DTC_PMEVCNTSR_OFFSET(n));
	return r;
}

static inline void cmn_dtc_pmevcntsr_write(PMUREG_MEMORY *base, unsigned int n, cmn_dtc_pmevcntsr_t r)
{
	PMUREG_INDEX(n, 3U);
	pmureg_store64(base, CMN_DTC_PMEVCNTSR_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int cmn_dtc_pmevcntsr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, cmn_dtc_pmevcntsr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MMIO;
	at.address = CMN_DTC_PMEVCNTSR_OFFSET(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int cmn_dtc_pmevcntsr_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, cmn_dtc_pmevcntsr_t r)
{
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MMIO;
	at.address = CMN_DTC_PMEVCNTSR_OFFSET(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- por_dt_pmccntrsr: The cycle counter as it was at the last snapshot. ----
 * Source: REGS; K CMN_DT_PMCCNTRSR
 */

#define CMN_DTC_PMCCNTRSR_OFFSET          0x2090U
#define CMN_DTC_PMCCNTRSR_RESET           0x0000000000000000ULL
#define CMN_DTC_PMCCNTRSR_PMCCNTRSR_SHIFT 0
#define CMN_DTC_PMCCNTRSR_PMCCNTRSR_WIDTH 40
#define CMN_DTC_PMCCNTRSR_PMCCNTRSR_MASK  0x000000ffffffffffULL

typedef struct {
	uint64_t raw;
} cmn_dtc_pmccntrsr_t;

typedef struct {
	uint64_t pmccntrsr; /* 39:0  RW-V Cycles. */
} cmn_dtc_pmccntrsr_fields_t;

static inline __attribute__((always_inline)) cmn_dtc_pmccntrsr_t cmn_dtc_pmccntrsr_pack(cmn_dtc_pmccntrsr_fields_t f)
{
	cmn_dtc_pmccntrsr_t r;

	r.raw = 0
		| pmureg_put64(f.pmccntrsr, 0xffffffffffULL, 0);
	return r;
}

static inline cmn_dtc_pmccntrsr_fields_t cmn_dtc_pmccntrsr_unpack(cmn_dtc_pmccntrsr_t r)
{
	cmn_dtc_pmccntrsr_fields_t f;

	f.pmccntrsr = r.raw & 0xffffffffffULL;
	return f;
}

static inline uint64_t cmn_dtc_pmccntrsr_get(cmn_dtc_pmccntrsr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline cmn_dtc_pmccntrsr_t cmn_dtc_pmccntrsr_with(cmn_dtc_pmccntrsr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x000000ffffffffffULL & ~mask);
	return r;
}

#define cmn_dtc_pmccntrsr_get_pmccntrsr(r)         cmn_dtc_pmccntrsr_get(r, 0x000000ffffffffffULL, 0)
#define cmn_dtc_pmccntrsr_with_pmccntrsr(r, value) PMUREG_WITH(cmn_dtc_pmccntrsr_with, r, 0x000000ffffffffffULL, 0, value)

static inline int cmn_dtc_pmccntrsr_check(cmn_dtc_pmccntrsr_t r)
{
	if ((r.raw & 0xffffff0000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *cmn_dtc_pmccntrsr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffff0000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline cmn_dtc_pmccntrsr_t cmn_dtc_pmccntrsr_read(const PMUREG_MEMORY *base)
{
	cmn_dtc_pmccntrsr_t r;

	r.raw = pmureg_load64(base, CMN_DTC_PMCCNTRSR_OFFSET);
	return r;
}

static inline void cmn_dtc_pmccntrsr_write(PMUREG_MEMORY *base, cmn_dtc_pmccntrsr_t r)
{
	pmureg_store64(base, CMN_DTC_PMCCNTRSR_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int cmn_dtc_pmccntrsr_io_read(struct pmureg_io *io, struct pmureg_place at, cmn_dtc_pmccntrsr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CMN_DTC_PMCCNTRSR_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int cmn_dtc_pmccntrsr_io_write(struct pmureg_io *io, struct pmureg_place at, cmn_dtc_pmccntrsr_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CMN_DTC_PMCCNTRSR_OFFSET;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- por_dt_pmovsr: Which counters overflowed. ----
 * Source: REGS; K CMN_DT_PMOVSR
 */

#define CMN_DTC_PMOVSR_OFFSET       0x2118U
#define CMN_DTC_PMOVSR_RESET        0x0000000000000000ULL
#define CMN_DTC_PMOVSR_CYCLES_SHIFT 8
#define CMN_DTC_PMOVSR_CYCLES_WIDTH 1
#define CMN_DTC_PMOVSR_CYCLES_MASK  0x0000000000000100ULL
#define CMN_DTC_PMOVSR_PMOVSR_SHIFT 0
#define CMN_DTC_PMOVSR_PMOVSR_WIDTH 8
#define CMN_DTC_PMOVSR_PMOVSR_MASK  0x00000000000000ffULL
#define CMN_DTC_PMOVSR_PMOVSR_COUNT 8

typedef struct {
	uint64_t raw;
} cmn_dtc_pmovsr_t;

typedef struct {
	uint64_t cycles; /* 8     RO-V The cycle counter did. */
	uint64_t pmovsr; /* 7:0   RO-V Counter <n> did; 0 is A. */
} cmn_dtc_pmovsr_fields_t;

static inline __attribute__((always_inline)) cmn_dtc_pmovsr_t cmn_dtc_pmovsr_pack(cmn_dtc_pmovsr_fields_t f)
{
	cmn_dtc_pmovsr_t r;

	r.raw = 0
		| pmureg_put64(f.cycles, 0x1ULL, 8)
		| pmureg_put64(f.pmovsr, 0xffULL, 0);
	return r;
}

static inline cmn_dtc_pmovsr_fields_t cmn_dtc_pmovsr_unpack(cmn_dtc_pmovsr_t r)
{
	cmn_dtc_pmovsr_fields_t f;

	f.cycles = (r.raw >> 8) & 0x1ULL;
	f.pmovsr = r.raw & 0xffULL;
	return f;
}

static inline uint64_t cmn_dtc_pmovsr_get(cmn_dtc_pmovsr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define cmn_dtc_pmovsr_get_cycles(r) cmn_dtc_pmovsr_get(r, 0x0000000000000100ULL, 8)

/* Element n of pmovsr, 0 to 7. Another index gives 0; debug builds assert. */
static inline uint64_t cmn_dtc_pmovsr_get_pmovsr(cmn_dtc_pmovsr_t r, unsigned int n)
{
	PMUREG_INDEX(n, 7U);
	return n < 8U ? (r.raw >> n) & 0x1ULL : 0;
}

static inline int cmn_dtc_pmovsr_check(cmn_dtc_pmovsr_t r)
{
	if ((r.raw & 0xfffffffffffffe00ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *cmn_dtc_pmovsr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffffffffe00 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline cmn_dtc_pmovsr_t cmn_dtc_pmovsr_read(const PMUREG_MEMORY *base)
{
	cmn_dtc_pmovsr_t r;

	r.raw = pmureg_load64(base, CMN_DTC_PMOVSR_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int cmn_dtc_pmovsr_io_read(struct pmureg_io *io, struct pmureg_place at, cmn_dtc_pmovsr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CMN_DTC_PMOVSR_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- por_dt_pmovsr_clr: Clears those flags. ----
 * Source: REGS; K CMN_DT_PMOVSR_CLR
 */

#define CMN_DTC_PMOVSR_CLR_OFFSET           0x2120U
#define CMN_DTC_PMOVSR_CLR_ACTING           0x00000000000001ffULL
#define CMN_DTC_PMOVSR_CLR_CYCLES_SHIFT     8
#define CMN_DTC_PMOVSR_CLR_CYCLES_WIDTH     1
#define CMN_DTC_PMOVSR_CLR_CYCLES_MASK      0x0000000000000100ULL
#define CMN_DTC_PMOVSR_CLR_PMOVSR_CLR_SHIFT 0
#define CMN_DTC_PMOVSR_CLR_PMOVSR_CLR_WIDTH 8
#define CMN_DTC_PMOVSR_CLR_PMOVSR_CLR_MASK  0x00000000000000ffULL
#define CMN_DTC_PMOVSR_CLR_PMOVSR_CLR_COUNT 8

typedef struct {
	uint64_t raw;
} cmn_dtc_pmovsr_clr_t;

typedef struct {
	uint64_t cycles;     /* 8     WO self-clearing Write 1 to clear that of the cycle counter. */
	uint64_t pmovsr_clr; /* 7:0   WO self-clearing Write 1 to clear that of counter <n>. */
} cmn_dtc_pmovsr_clr_fields_t;

static inline __attribute__((always_inline)) cmn_dtc_pmovsr_clr_t cmn_dtc_pmovsr_clr_pack(cmn_dtc_pmovsr_clr_fields_t f)
{
	cmn_dtc_pmovsr_clr_t r;

	r.raw = 0
		| pmureg_put64(f.cycles, 0x1ULL, 8)
		| pmureg_put64(f.pmovsr_clr, 0xffULL, 0);
	return r;
}

static inline cmn_dtc_pmovsr_clr_fields_t cmn_dtc_pmovsr_clr_unpack(cmn_dtc_pmovsr_clr_t r)
{
	cmn_dtc_pmovsr_clr_fields_t f;

	f.cycles = (r.raw >> 8) & 0x1ULL;
	f.pmovsr_clr = r.raw & 0xffULL;
	return f;
}

static inline cmn_dtc_pmovsr_clr_t cmn_dtc_pmovsr_clr_with(cmn_dtc_pmovsr_clr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift);
	return r;
}

#define cmn_dtc_pmovsr_clr_with_cycles(r, value)     PMUREG_WITH(cmn_dtc_pmovsr_clr_with, r, 0x0000000000000100ULL, 8, value)
#define cmn_dtc_pmovsr_clr_with_pmovsr_clr(r, value) PMUREG_WITH(cmn_dtc_pmovsr_clr_with, r, 0x00000000000000ffULL, 0, value)

static inline int cmn_dtc_pmovsr_clr_check(cmn_dtc_pmovsr_clr_t r)
{
	if ((r.raw & 0xfffffffffffffe00ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *cmn_dtc_pmovsr_clr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffffffffe00 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline void cmn_dtc_pmovsr_clr_write(PMUREG_MEMORY *base, cmn_dtc_pmovsr_clr_t r)
{
	pmureg_store64(base, CMN_DTC_PMOVSR_CLR_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int cmn_dtc_pmovsr_clr_io_write(struct pmureg_io *io, struct pmureg_place at, cmn_dtc_pmovsr_clr_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CMN_DTC_PMOVSR_CLR_OFFSET;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- por_dt_pmssr: Which counters the last snapshot took. ----
 * Source: REGS; K CMN_DT_PMSSR
 */

#define CMN_DTC_PMSSR_OFFSET              0x2128U
#define CMN_DTC_PMSSR_RESET               0x0000000000000000ULL
#define CMN_DTC_PMSSR_SS_PIN_ACTIVE_SHIFT 16
#define CMN_DTC_PMSSR_SS_PIN_ACTIVE_WIDTH 1
#define CMN_DTC_PMSSR_SS_PIN_ACTIVE_MASK  0x0000000000010000ULL
#define CMN_DTC_PMSSR_SS_CFG_ACTIVE_SHIFT 15
#define CMN_DTC_PMSSR_SS_CFG_ACTIVE_WIDTH 1
#define CMN_DTC_PMSSR_SS_CFG_ACTIVE_MASK  0x0000000000008000ULL
#define CMN_DTC_PMSSR_SS_CYCLES_SHIFT     8
#define CMN_DTC_PMSSR_SS_CYCLES_WIDTH     1
#define CMN_DTC_PMSSR_SS_CYCLES_MASK      0x0000000000000100ULL
#define CMN_DTC_PMSSR_SS_STATUS_SHIFT     0
#define CMN_DTC_PMSSR_SS_STATUS_WIDTH     8
#define CMN_DTC_PMSSR_SS_STATUS_MASK      0x00000000000000ffULL
#define CMN_DTC_PMSSR_SS_STATUS_COUNT     8

typedef struct {
	uint64_t raw;
} cmn_dtc_pmssr_t;

typedef struct {
	uint64_t ss_pin_active; /* 16    RO-V PMUSNAPSHOTREQ asked for one. */
	uint64_t ss_cfg_active; /* 15    RO-V por_dt_pmsrr asked for one. */
	uint64_t ss_cycles;     /* 8     RO-V The cycle counter was taken. */
	uint64_t ss_status;     /* 7:0   RO-V Counter <n> was taken; 0 is A. */
} cmn_dtc_pmssr_fields_t;

static inline __attribute__((always_inline)) cmn_dtc_pmssr_t cmn_dtc_pmssr_pack(cmn_dtc_pmssr_fields_t f)
{
	cmn_dtc_pmssr_t r;

	r.raw = 0
		| pmureg_put64(f.ss_pin_active, 0x1ULL, 16)
		| pmureg_put64(f.ss_cfg_active, 0x1ULL, 15)
		| pmureg_put64(f.ss_cycles, 0x1ULL, 8)
		| pmureg_put64(f.ss_status, 0xffULL, 0);
	return r;
}

static inline cmn_dtc_pmssr_fields_t cmn_dtc_pmssr_unpack(cmn_dtc_pmssr_t r)
{
	cmn_dtc_pmssr_fields_t f;

	f.ss_pin_active = (r.raw >> 16) & 0x1ULL;
	f.ss_cfg_active = (r.raw >> 15) & 0x1ULL;
	f.ss_cycles = (r.raw >> 8) & 0x1ULL;
	f.ss_status = r.raw & 0xffULL;
	return f;
}

static inline uint64_t cmn_dtc_pmssr_get(cmn_dtc_pmssr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define cmn_dtc_pmssr_get_ss_pin_active(r) cmn_dtc_pmssr_get(r, 0x0000000000010000ULL, 16)
#define cmn_dtc_pmssr_get_ss_cfg_active(r) cmn_dtc_pmssr_get(r, 0x0000000000008000ULL, 15)
#define cmn_dtc_pmssr_get_ss_cycles(r)     cmn_dtc_pmssr_get(r, 0x0000000000000100ULL, 8)

/* Element n of ss_status, 0 to 7. Another index gives 0; debug builds assert. */
static inline uint64_t cmn_dtc_pmssr_get_ss_status(cmn_dtc_pmssr_t r, unsigned int n)
{
	PMUREG_INDEX(n, 7U);
	return n < 8U ? (r.raw >> n) & 0x1ULL : 0;
}

static inline int cmn_dtc_pmssr_check(cmn_dtc_pmssr_t r)
{
	if ((r.raw & 0xfffffffffffe7e00ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *cmn_dtc_pmssr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffffffe7e00 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline cmn_dtc_pmssr_t cmn_dtc_pmssr_read(const PMUREG_MEMORY *base)
{
	cmn_dtc_pmssr_t r;

	r.raw = pmureg_load64(base, CMN_DTC_PMSSR_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int cmn_dtc_pmssr_io_read(struct pmureg_io *io, struct pmureg_place at, cmn_dtc_pmssr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CMN_DTC_PMSSR_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- por_dt_pmsrr: Takes a snapshot of all counters of the domain and of its DTMs. ----
 * Source: REGS; K CMN_DT_PMSRR
 */

#define CMN_DTC_PMSRR_OFFSET       0x2130U
#define CMN_DTC_PMSRR_ACTING       0x0000000000000001ULL
#define CMN_DTC_PMSRR_SS_REQ_SHIFT 0
#define CMN_DTC_PMSRR_SS_REQ_WIDTH 1
#define CMN_DTC_PMSRR_SS_REQ_MASK  0x0000000000000001ULL

typedef struct {
	uint64_t raw;
} cmn_dtc_pmsrr_t;

typedef struct {
	uint64_t ss_req; /* 0     WO self-clearing Write 1 to take one. */
} cmn_dtc_pmsrr_fields_t;

static inline __attribute__((always_inline)) cmn_dtc_pmsrr_t cmn_dtc_pmsrr_pack(cmn_dtc_pmsrr_fields_t f)
{
	cmn_dtc_pmsrr_t r;

	r.raw = 0
		| pmureg_put64(f.ss_req, 0x1ULL, 0);
	return r;
}

static inline cmn_dtc_pmsrr_fields_t cmn_dtc_pmsrr_unpack(cmn_dtc_pmsrr_t r)
{
	cmn_dtc_pmsrr_fields_t f;

	f.ss_req = r.raw & 0x1ULL;
	return f;
}

static inline cmn_dtc_pmsrr_t cmn_dtc_pmsrr_with(cmn_dtc_pmsrr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift);
	return r;
}

#define cmn_dtc_pmsrr_with_ss_req(r, value) PMUREG_WITH(cmn_dtc_pmsrr_with, r, 0x0000000000000001ULL, 0, value)

static inline int cmn_dtc_pmsrr_check(cmn_dtc_pmsrr_t r)
{
	if ((r.raw & 0xfffffffffffffffeULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *cmn_dtc_pmsrr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffffffffffe must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline void cmn_dtc_pmsrr_write(PMUREG_MEMORY *base, cmn_dtc_pmsrr_t r)
{
	pmureg_store64(base, CMN_DTC_PMSRR_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int cmn_dtc_pmsrr_io_write(struct pmureg_io *io, struct pmureg_place at, cmn_dtc_pmsrr_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CMN_DTC_PMSRR_OFFSET;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
