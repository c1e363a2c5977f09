/*
 * Arm Neoverse CMN S3 coherent mesh network: Crosspoint (XP) with its debug and trace monitor (DTM)
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
 * Made by pmureg from regdefs/arm/cmns3.yaml. Edit that, not this.
 */
#ifndef PMUREG_CMNS3_XP_H
#define PMUREG_CMNS3_XP_H

#include <pmureg/access.h>

/*
 * Registers that several blocks share. They are described once, under names of their own (cmn_mxp_node_info_t and so on):
 * por_mxp_node_info, por_mxp_child_info, por_mxp_child_pointer_<n>, por_mxp_device_port_connect_info_p<p>,
 * por_mxp_mesh_port_connect_info, por_dtm_unit_info_dt<d>
 */
#include <pmureg/cmn/mxp.h>

/* ---- por_mxp_pmu_event_sel: What the crosspoint sends to its own DTM as its events 0 to 3. ----
 * Source: REGS; K
 * Note: Bits 1:0 of an event: 1 flit sent, 2 flit waits, 3 half filled flit; 4:2 east, west, north, south, ports 0 to 3; 8:5 REQ, RSP, SNP, DAT, PUB, second RSP, DAT, REQ, SNP. Bits 15:9 of each are reserved.
 */

#define CMNS3_XP_PMU_EVENT_SEL_OFFSET             0xa000U
#define CMNS3_XP_PMU_EVENT_SEL_RESET              0x0000000000000000ULL
#define CMNS3_XP_PMU_EVENT_SEL_PMU_EVENT_ID_SHIFT 0
#define CMNS3_XP_PMU_EVENT_SEL_PMU_EVENT_ID_WIDTH 64
#define CMNS3_XP_PMU_EVENT_SEL_PMU_EVENT_ID_MASK  0xffffffffffffffffULL
#define CMNS3_XP_PMU_EVENT_SEL_PMU_EVENT_ID_COUNT 4

typedef struct {
	uint64_t raw;
} cmns3_xp_pmu_event_sel_t;

typedef struct {
	uint64_t pmu_event_id; /* 63:0  RW What is sent as event <n>; 0: nothing. */
} cmns3_xp_pmu_event_sel_fields_t;

static inline __attribute__((always_inline)) cmns3_xp_pmu_event_sel_t cmns3_xp_pmu_event_sel_pack(cmns3_xp_pmu_event_sel_fields_t f)
{
	cmns3_xp_pmu_event_sel_t r;

	r.raw = 0
		| f.pmu_event_id;
	return r;
}

static inline cmns3_xp_pmu_event_sel_fields_t cmns3_xp_pmu_event_sel_unpack(cmns3_xp_pmu_event_sel_t r)
{
	cmns3_xp_pmu_event_sel_fields_t f;

	f.pmu_event_id = r.raw;
	return f;
}

static inline cmns3_xp_pmu_event_sel_t cmns3_xp_pmu_event_sel_with(cmns3_xp_pmu_event_sel_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define cmns3_xp_pmu_event_sel_with_pmu_event_id(r, value) PMUREG_WITH(cmns3_xp_pmu_event_sel_with, r, 0xffffffffffffffffULL, 0, value)

/* Element n of pmu_event_id, 0 to 3. Another index gives 0; debug builds assert. */
static inline uint64_t cmns3_xp_pmu_event_sel_get_pmu_event_id(cmns3_xp_pmu_event_sel_t r, unsigned int n)
{
	PMUREG_INDEX(n, 3U);
	return n < 4U ? (r.raw >> (16U * n)) & 0xffffULL : 0;
}

static inline cmns3_xp_pmu_event_sel_t cmns3_xp_pmu_event_sel_read(const PMUREG_MEMORY *base)
{
	cmns3_xp_pmu_event_sel_t r;

	r.raw = pmureg_load64(base, CMNS3_XP_PMU_EVENT_SEL_OFFSET);
	return r;
}

static inline void cmns3_xp_pmu_event_sel_write(PMUREG_MEMORY *base, cmns3_xp_pmu_event_sel_t r)
{
	pmureg_store64(base, CMNS3_XP_PMU_EVENT_SEL_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int cmns3_xp_pmu_event_sel_io_read(struct pmureg_io *io, struct pmureg_place at, cmns3_xp_pmu_event_sel_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CMNS3_XP_PMU_EVENT_SEL_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int cmns3_xp_pmu_event_sel_io_write(struct pmureg_io *io, struct pmureg_place at, cmns3_xp_pmu_event_sel_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CMNS3_XP_PMU_EVENT_SEL_OFFSET;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- por_dtm_control: Enables watchpoints and their traces. ----
 * Source: REGS; TOOL
 * Note: REGS: nothing else of the DTM may be written while dtm_enable is 1. Linux leaves this register alone, and counts.
 */

#define CMNS3_XP_DTM_CONTROL_OFFSET                      0xa100U
#define CMNS3_XP_DTM_CONTROL_RESET                       0x0000000000000000ULL
#define CMNS3_XP_DTM_CONTROL_TRACE_NO_ATB_SHIFT          3
#define CMNS3_XP_DTM_CONTROL_TRACE_NO_ATB_WIDTH          1
#define CMNS3_XP_DTM_CONTROL_TRACE_NO_ATB_MASK           0x0000000000000008ULL
#define CMNS3_XP_DTM_CONTROL_SAMPLE_PROFILE_ENABLE_SHIFT 2
#define CMNS3_XP_DTM_CONTROL_SAMPLE_PROFILE_ENABLE_WIDTH 1
#define CMNS3_XP_DTM_CONTROL_SAMPLE_PROFILE_ENABLE_MASK  0x0000000000000004ULL
#define CMNS3_XP_DTM_CONTROL_TRACE_TAG_ENABLE_SHIFT      1
#define CMNS3_XP_DTM_CONTROL_TRACE_TAG_ENABLE_WIDTH      1
#define CMNS3_XP_DTM_CONTROL_TRACE_TAG_ENABLE_MASK       0x0000000000000002ULL
#define CMNS3_XP_DTM_CONTROL_DTM_ENABLE_SHIFT            0
#define CMNS3_XP_DTM_CONTROL_DTM_ENABLE_WIDTH            1
#define CMNS3_XP_DTM_CONTROL_DTM_ENABLE_MASK             0x0000000000000001ULL

typedef struct {
	uint64_t raw;
} cmns3_xp_dtm_control_t;

typedef struct {
	uint64_t trace_no_atb;          /* 3     RW Traces stay in the FIFO, and are not sent on. */
	uint64_t sample_profile_enable; /* 2     RW Enables sampling by por_dtm_pmsirr. */
	uint64_t trace_tag_enable;      /* 1     RW What matches is tagged for tracing. */
	uint64_t dtm_enable;            /* 0     RW Enables watchpoints and counters. */
} cmns3_xp_dtm_control_fields_t;

static inline __attribute__((always_inline)) cmns3_xp_dtm_control_t cmns3_xp_dtm_control_pack(cmns3_xp_dtm_control_fields_t f)
{
	cmns3_xp_dtm_control_t r;

	r.raw = 0
		| pmureg_put64(f.trace_no_atb, 0x1ULL, 3)
		| pmureg_put64(f.sample_profile_enable, 0x1ULL, 2)
		| pmureg_put64(f.trace_tag_enable, 0x1ULL, 1)
		| pmureg_put64(f.dtm_enable, 0x1ULL, 0);
	return r;
}

static inline cmns3_xp_dtm_control_fields_t cmns3_xp_dtm_control_unpack(cmns3_xp_dtm_control_t r)
{
	cmns3_xp_dtm_control_fields_t f;

	f.trace_no_atb = (r.raw >> 3) & 0x1ULL;
	f.sample_profile_enable = (r.raw >> 2) & 0x1ULL;
	f.trace_tag_enable = (r.raw >> 1) & 0x1ULL;
	f.dtm_enable = r.raw & 0x1ULL;
	return f;
}

static inline uint64_t cmns3_xp_dtm_control_get(cmns3_xp_dtm_control_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline cmns3_xp_dtm_control_t cmns3_xp_dtm_control_with(cmns3_xp_dtm_control_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x000000000000000fULL & ~mask);
	return r;
}

#define cmns3_xp_dtm_control_get_trace_no_atb(r)                  cmns3_xp_dtm_control_get(r, 0x0000000000000008ULL, 3)
#define cmns3_xp_dtm_control_get_sample_profile_enable(r)         cmns3_xp_dtm_control_get(r, 0x0000000000000004ULL, 2)
#define cmns3_xp_dtm_control_get_trace_tag_enable(r)              cmns3_xp_dtm_control_get(r, 0x0000000000000002ULL, 1)
#define cmns3_xp_dtm_control_get_dtm_enable(r)                    cmns3_xp_dtm_control_get(r, 0x0000000000000001ULL, 0)
#define cmns3_xp_dtm_control_with_trace_no_atb(r, value)          PMUREG_WITH(cmns3_xp_dtm_control_with, r, 0x0000000000000008ULL, 3, value)
#define cmns3_xp_dtm_control_with_sample_profile_enable(r, value) PMUREG_WITH(cmns3_xp_dtm_control_with, r, 0x0000000000000004ULL, 2, value)
#define cmns3_xp_dtm_control_with_trace_tag_enable(r, value)      PMUREG_WITH(cmns3_xp_dtm_control_with, r, 0x0000000000000002ULL, 1, value)
#define cmns3_xp_dtm_control_with_dtm_enable(r, value)            PMUREG_WITH(cmns3_xp_dtm_control_with, r, 0x0000000000000001ULL, 0, value)

static inline int cmns3_xp_dtm_control_check(cmns3_xp_dtm_control_t r)
{
	if ((r.raw & 0xfffffffffffffff0ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *cmns3_xp_dtm_control_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffffffffff0 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline cmns3_xp_dtm_control_t cmns3_xp_dtm_control_read(const PMUREG_MEMORY *base)
{
	cmns3_xp_dtm_control_t r;

	r.raw = pmureg_load64(base, CMNS3_XP_DTM_CONTROL_OFFSET);
	return r;
}

static inline void cmns3_xp_dtm_control_write(PMUREG_MEMORY *base, cmns3_xp_dtm_control_t r)
{
	pmureg_store64(base, CMNS3_XP_DTM_CONTROL_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int cmns3_xp_dtm_control_io_read(struct pmureg_io *io, struct pmureg_place at, cmns3_xp_dtm_control_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CMNS3_XP_DTM_CONTROL_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int cmns3_xp_dtm_control_io_write(struct pmureg_io *io, struct pmureg_place at, cmns3_xp_dtm_control_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CMNS3_XP_DTM_CONTROL_OFFSET;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- por_dtm_fifo_entry_ready: Which entries of the FIFO of traces are ready. ----
 * Source: REGS; TOOL
 */

#define CMNS3_XP_DTM_FIFO_ENTRY_READY_OFFSET      0xa118U
#define CMNS3_XP_DTM_FIFO_ENTRY_READY_RESET       0x0000000000000000ULL
#define CMNS3_XP_DTM_FIFO_ENTRY_READY_ACTING      0x000000000000000fULL
#define CMNS3_XP_DTM_FIFO_ENTRY_READY_READY_SHIFT 0
#define CMNS3_XP_DTM_FIFO_ENTRY_READY_READY_WIDTH 4
#define CMNS3_XP_DTM_FIFO_ENTRY_READY_READY_MASK  0x000000000000000fULL
#define CMNS3_XP_DTM_FIFO_ENTRY_READY_READY_COUNT 4

typedef struct {
	uint64_t raw;
} cmns3_xp_dtm_fifo_entry_ready_t;

typedef struct {
	uint64_t ready; /* 3:0   W1C-V Entry <n> is ready; write 1 to clear. */
} cmns3_xp_dtm_fifo_entry_ready_fields_t;

static inline __attribute__((always_inline)) cmns3_xp_dtm_fifo_entry_ready_t cmns3_xp_dtm_fifo_entry_ready_pack(cmns3_xp_dtm_fifo_entry_ready_fields_t f)
{
	cmns3_xp_dtm_fifo_entry_ready_t r;

	r.raw = 0
		| pmureg_put64(f.ready, 0xfULL, 0);
	return r;
}

static inline cmns3_xp_dtm_fifo_entry_ready_fields_t cmns3_xp_dtm_fifo_entry_ready_unpack(cmns3_xp_dtm_fifo_entry_ready_t r)
{
	cmns3_xp_dtm_fifo_entry_ready_fields_t f;

	f.ready = r.raw & 0xfULL;
	return f;
}

static inline cmns3_xp_dtm_fifo_entry_ready_t cmns3_xp_dtm_fifo_entry_ready_with(cmns3_xp_dtm_fifo_entry_ready_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift);
	return r;
}

#define cmns3_xp_dtm_fifo_entry_ready_with_ready(r, value) PMUREG_WITH(cmns3_xp_dtm_fifo_entry_ready_with, r, 0x000000000000000fULL, 0, value)

/* Element n of ready, 0 to 3. Another index gives 0; debug builds assert. */
static inline uint64_t cmns3_xp_dtm_fifo_entry_ready_get_ready(cmns3_xp_dtm_fifo_entry_ready_t r, unsigned int n)
{
	PMUREG_INDEX(n, 3U);
	return n < 4U ? (r.raw >> n) & 0x1ULL : 0;
}

static inline int cmns3_xp_dtm_fifo_entry_ready_check(cmns3_xp_dtm_fifo_entry_ready_t r)
{
	if ((r.raw & 0xfffffffffffffff0ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *cmns3_xp_dtm_fifo_entry_ready_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffffffffff0 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline cmns3_xp_dtm_fifo_entry_ready_t cmns3_xp_dtm_fifo_entry_ready_read(const PMUREG_MEMORY *base)
{
	cmns3_xp_dtm_fifo_entry_ready_t r;

	r.raw = pmureg_load64(base, CMNS3_XP_DTM_FIFO_ENTRY_READY_OFFSET);
	return r;
}

static inline void cmns3_xp_dtm_fifo_entry_ready_write(PMUREG_MEMORY *base, cmns3_xp_dtm_fifo_entry_ready_t r)
{
	pmureg_store64(base, CMNS3_XP_DTM_FIFO_ENTRY_READY_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int cmns3_xp_dtm_fifo_entry_ready_io_read(struct pmureg_io *io, struct pmureg_place at, cmns3_xp_dtm_fifo_entry_ready_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CMNS3_XP_DTM_FIFO_ENTRY_READY_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int cmns3_xp_dtm_fifo_entry_ready_io_write(struct pmureg_io *io, struct pmureg_place at, cmns3_xp_dtm_fifo_entry_ready_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CMNS3_XP_DTM_FIFO_ENTRY_READY_OFFSET;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- por_dtm_fifo_entry<e>_<w>: Entry <e> of the FIFO of traces: its data, and behind them in the last word the count of cycles. ----
 * Source: REGS; TOOL
 */

#define CMNS3_XP_DTM_FIFO_ENTRY_OFFSET(e, w)    (0xa120U + 0x20U * (e) + 8U * (w)) /* e: 0 to 3, w: 0 to 3 */
#define CMNS3_XP_DTM_FIFO_ENTRY_COUNT           16
#define CMNS3_XP_DTM_FIFO_ENTRY_RESET           0x0000000000000000ULL
#define CMNS3_XP_DTM_FIFO_ENTRY_FIFO_DATA_SHIFT 0
#define CMNS3_XP_DTM_FIFO_ENTRY_FIFO_DATA_WIDTH 64
#define CMNS3_XP_DTM_FIFO_ENTRY_FIFO_DATA_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} cmns3_xp_dtm_fifo_entry_t;

typedef struct {
	uint64_t fifo_data; /* 63:0  RO-V The word. */
} cmns3_xp_dtm_fifo_entry_fields_t;

static inline __attribute__((always_inline)) cmns3_xp_dtm_fifo_entry_t cmns3_xp_dtm_fifo_entry_pack(cmns3_xp_dtm_fifo_entry_fields_t f)
{
	cmns3_xp_dtm_fifo_entry_t r;

	r.raw = 0
		| f.fifo_data;
	return r;
}

static inline cmns3_xp_dtm_fifo_entry_fields_t cmns3_xp_dtm_fifo_entry_unpack(cmns3_xp_dtm_fifo_entry_t r)
{
	cmns3_xp_dtm_fifo_entry_fields_t f;

	f.fifo_data = r.raw;
	return f;
}

static inline uint64_t cmns3_xp_dtm_fifo_entry_get(cmns3_xp_dtm_fifo_entry_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define cmns3_xp_dtm_fifo_entry_get_fifo_data(r) cmns3_xp_dtm_fifo_entry_get(r, 0xffffffffffffffffULL, 0)

static inline cmns3_xp_dtm_fifo_entry_t cmns3_xp_dtm_fifo_entry_read(const PMUREG_MEMORY *base, unsigned int e, unsigned int w)
{
	cmns3_xp_dtm_fifo_entry_t r;

	PMUREG_INDEX(e, 3U);
	PMUREG_INDEX(w, 3U);
	r.raw = pmureg_load64(base, CMNS3_XP_DTM_FIFO_ENTRY_OFFSET(e, w));
	return r;
}

#ifdef PMUREG_IO_H
static inline int cmns3_xp_dtm_fifo_entry_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int e, unsigned int w, cmns3_xp_dtm_fifo_entry_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(e, 3U);
	PMUREG_INDEX(w, 3U);
	at.space = PMUREG_MMIO;
	at.address = CMNS3_XP_DTM_FIFO_ENTRY_OFFSET(e, w);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- por_dtm_wp<n>_config: What watchpoint <n> looks at; 0 and 1 see flits that ports send into the mesh, 2 and 3 what ports receive. ----
 * Source: REGS; K CMN_DTM_WPn_CONFIG
 */

#define CMNS3_XP_DTM_WP_CONFIG_OFFSET(n)                 (0xa1a0U + 0x18U * (n)) /* n: 0 to 3 */
#define CMNS3_XP_DTM_WP_CONFIG_COUNT                     4
#define CMNS3_XP_DTM_WP_CONFIG_RESET                     0x0000000000000000ULL
#define CMNS3_XP_DTM_WP_CONFIG_WP_CHN_NUM_SHIFT          19
#define CMNS3_XP_DTM_WP_CONFIG_WP_CHN_NUM_WIDTH          2
#define CMNS3_XP_DTM_WP_CONFIG_WP_CHN_NUM_MASK           0x0000000000180000ULL
#define CMNS3_XP_DTM_WP_CONFIG_WP_DEV_SEL2_SHIFT         17
#define CMNS3_XP_DTM_WP_CONFIG_WP_DEV_SEL2_WIDTH         2
#define CMNS3_XP_DTM_WP_CONFIG_WP_DEV_SEL2_MASK          0x0000000000060000ULL
#define CMNS3_XP_DTM_WP_CONFIG_WP_DBGTRIG_EN_SHIFT       16
#define CMNS3_XP_DTM_WP_CONFIG_WP_DBGTRIG_EN_WIDTH       1
#define CMNS3_XP_DTM_WP_CONFIG_WP_DBGTRIG_EN_MASK        0x0000000000010000ULL
#define CMNS3_XP_DTM_WP_CONFIG_WP_CTRIG_EN_SHIFT         15
#define CMNS3_XP_DTM_WP_CONFIG_WP_CTRIG_EN_WIDTH         1
#define CMNS3_XP_DTM_WP_CONFIG_WP_CTRIG_EN_MASK          0x0000000000008000ULL
#define CMNS3_XP_DTM_WP_CONFIG_WP_CC_EN_SHIFT            14
#define CMNS3_XP_DTM_WP_CONFIG_WP_CC_EN_WIDTH            1
#define CMNS3_XP_DTM_WP_CONFIG_WP_CC_EN_MASK             0x0000000000004000ULL
#define CMNS3_XP_DTM_WP_CONFIG_WP_PKT_TYPE_SHIFT         11
#define CMNS3_XP_DTM_WP_CONFIG_WP_PKT_TYPE_WIDTH         3
#define CMNS3_XP_DTM_WP_CONFIG_WP_PKT_TYPE_MASK          0x0000000000003800ULL
#define CMNS3_XP_DTM_WP_CONFIG_WP_PKT_TYPE_TXNID         0U
#define CMNS3_XP_DTM_WP_CONFIG_WP_PKT_TYPE_OPCODE        1U
#define CMNS3_XP_DTM_WP_CONFIG_WP_PKT_TYPE_SOURCE_TARGET 2U
#define CMNS3_XP_DTM_WP_CONFIG_WP_PKT_TYPE_CONTROL_FLIT  4U
#define CMNS3_XP_DTM_WP_CONFIG_WP_PKT_GEN_SHIFT          10
#define CMNS3_XP_DTM_WP_CONFIG_WP_PKT_GEN_WIDTH          1
#define CMNS3_XP_DTM_WP_CONFIG_WP_PKT_GEN_MASK           0x0000000000000400ULL
#define CMNS3_XP_DTM_WP_CONFIG_WP_COMBINE_SHIFT          9
#define CMNS3_XP_DTM_WP_CONFIG_WP_COMBINE_WIDTH          1
#define CMNS3_XP_DTM_WP_CONFIG_WP_COMBINE_MASK           0x0000000000000200ULL
#define CMNS3_XP_DTM_WP_CONFIG_WP_EXCLUSIVE_SHIFT        8
#define CMNS3_XP_DTM_WP_CONFIG_WP_EXCLUSIVE_WIDTH        1
#define CMNS3_XP_DTM_WP_CONFIG_WP_EXCLUSIVE_MASK         0x0000000000000100ULL
#define CMNS3_XP_DTM_WP_CONFIG_RSVDC_BSEL_SHIFT          6
#define CMNS3_XP_DTM_WP_CONFIG_RSVDC_BSEL_WIDTH          2
#define CMNS3_XP_DTM_WP_CONFIG_RSVDC_BSEL_MASK           0x00000000000000c0ULL
#define CMNS3_XP_DTM_WP_CONFIG_WP_GRP_SHIFT              4
#define CMNS3_XP_DTM_WP_CONFIG_WP_GRP_WIDTH              2
#define CMNS3_XP_DTM_WP_CONFIG_WP_GRP_MASK               0x0000000000000030ULL
#define CMNS3_XP_DTM_WP_CONFIG_WP_CHN_SEL_SHIFT          1
#define CMNS3_XP_DTM_WP_CONFIG_WP_CHN_SEL_WIDTH          3
#define CMNS3_XP_DTM_WP_CONFIG_WP_CHN_SEL_MASK           0x000000000000000eULL
#define CMNS3_XP_DTM_WP_CONFIG_WP_CHN_SEL_REQ            0U
#define CMNS3_XP_DTM_WP_CONFIG_WP_CHN_SEL_RSP            1U
#define CMNS3_XP_DTM_WP_CONFIG_WP_CHN_SEL_SNP            2U
#define CMNS3_XP_DTM_WP_CONFIG_WP_CHN_SEL_DAT            3U
#define CMNS3_XP_DTM_WP_CONFIG_WP_DEV_SEL_SHIFT          0
#define CMNS3_XP_DTM_WP_CONFIG_WP_DEV_SEL_WIDTH          1
#define CMNS3_XP_DTM_WP_CONFIG_WP_DEV_SEL_MASK           0x0000000000000001ULL

typedef struct {
	uint64_t raw;
} cmns3_xp_dtm_wp_config_t;

typedef struct {
	uint64_t wp_chn_num;    /* 20:19 RW Which of the channels of a kind, where there are two. */
	uint64_t wp_dev_sel2;   /* 18:17 RW Bits 2:1 of the port. */
	uint64_t wp_dbgtrig_en; /* 16    RW A match sends a debug trigger. */
	uint64_t wp_ctrig_en;   /* 15    RW A match sends a cross trigger. */
	uint64_t wp_cc_en;      /* 14    RW Traces have a count of cycles. */
	uint64_t wp_pkt_type;   /* 13:11 RW What is traced. */
	uint64_t wp_pkt_gen;    /* 10    RW A match is traced. */
	uint64_t wp_combine;    /* 9     RW Watchpoints 0 and 1, or 2 and 3, are one; in 0 and 2 only. */
	uint64_t wp_exclusive;  /* 8     RW 1: what does not match is meant. */
	uint64_t rsvdc_bsel;    /* 7:6   RW Which byte of the flit's RSVDC is compared. */
	uint64_t wp_grp;        /* 5:4   RW Which fields are compared: 0 the primary group, 1 the secondary, and on. */
	uint64_t wp_chn_sel;    /* 3:1   RW The channel. */
	uint64_t wp_dev_sel;    /* 0     RW Bit 0 of the port. */
} cmns3_xp_dtm_wp_config_fields_t;

static inline __attribute__((always_inline)) cmns3_xp_dtm_wp_config_t cmns3_xp_dtm_wp_config_pack(cmns3_xp_dtm_wp_config_fields_t f)
{
	cmns3_xp_dtm_wp_config_t r;

	r.raw = 0
		| pmureg_put64(f.wp_chn_num, 0x3ULL, 19)
		| pmureg_put64(f.wp_dev_sel2, 0x3ULL, 17)
		| pmureg_put64(f.wp_dbgtrig_en, 0x1ULL, 16)
		| pmureg_put64(f.wp_ctrig_en, 0x1ULL, 15)
		| pmureg_put64(f.wp_cc_en, 0x1ULL, 14)
		| pmureg_put64(f.wp_pkt_type, 0x7ULL, 11)
		| pmureg_put64(f.wp_pkt_gen, 0x1ULL, 10)
		| pmureg_put64(f.wp_combine, 0x1ULL, 9)
		| pmureg_put64(f.wp_exclusive, 0x1ULL, 8)
		| pmureg_put64(f.rsvdc_bsel, 0x3ULL, 6)
		| pmureg_put64(f.wp_grp, 0x3ULL, 4)
		| pmureg_put64(f.wp_chn_sel, 0x7ULL, 1)
		| pmureg_put64(f.wp_dev_sel, 0x1ULL, 0);
	return r;
}

static inline cmns3_xp_dtm_wp_config_fields_t cmns3_xp_dtm_wp_config_unpack(cmns3_xp_dtm_wp_config_t r)
{
	cmns3_xp_dtm_wp_config_fields_t f;

	f.wp_chn_num = (r.raw >> 19) & 0x3ULL;
	f.wp_dev_sel2 = (r.raw >> 17) & 0x3ULL;
	f.wp_dbgtrig_en = (r.raw >> 16) & 0x1ULL;
	f.wp_ctrig_en = (r.raw >> 15) & 0x1ULL;
	f.wp_cc_en = (r.raw >> 14) & 0x1ULL;
	f.wp_pkt_type = (r.raw >> 11) & 0x7ULL;
	f.wp_pkt_gen = (r.raw >> 10) & 0x1ULL;
	f.wp_combine = (r.raw >> 9) & 0x1ULL;
	f.wp_exclusive = (r.raw >> 8) & 0x1ULL;
	f.rsvdc_bsel = (r.raw >> 6) & 0x3ULL;
	f.wp_grp = (r.raw >> 4) & 0x3ULL;
	f.wp_chn_sel = (r.raw >> 1) & 0x7ULL;
	f.wp_dev_sel = r.raw & 0x1ULL;
	return f;
}

static inline uint64_t cmns3_xp_dtm_wp_config_get(cmns3_xp_dtm_wp_config_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline cmns3_xp_dtm_wp_config_t cmns3_xp_dtm_wp_config_with(cmns3_xp_dtm_wp_config_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x00000000001fffffULL & ~mask);
	return r;
}

#define cmns3_xp_dtm_wp_config_get_wp_chn_num(r)            cmns3_xp_dtm_wp_config_get(r, 0x0000000000180000ULL, 19)
#define cmns3_xp_dtm_wp_config_get_wp_dev_sel2(r)           cmns3_xp_dtm_wp_config_get(r, 0x0000000000060000ULL, 17)
#define cmns3_xp_dtm_wp_config_get_wp_dbgtrig_en(r)         cmns3_xp_dtm_wp_config_get(r, 0x0000000000010000ULL, 16)
#define cmns3_xp_dtm_wp_config_get_wp_ctrig_en(r)           cmns3_xp_dtm_wp_config_get(r, 0x0000000000008000ULL, 15)
#define cmns3_xp_dtm_wp_config_get_wp_cc_en(r)              cmns3_xp_dtm_wp_config_get(r, 0x0000000000004000ULL, 14)
#define cmns3_xp_dtm_wp_config_get_wp_pkt_type(r)           cmns3_xp_dtm_wp_config_get(r, 0x0000000000003800ULL, 11)
#define cmns3_xp_dtm_wp_config_get_wp_pkt_gen(r)            cmns3_xp_dtm_wp_config_get(r, 0x0000000000000400ULL, 10)
#define cmns3_xp_dtm_wp_config_get_wp_combine(r)            cmns3_xp_dtm_wp_config_get(r, 0x0000000000000200ULL, 9)
#define cmns3_xp_dtm_wp_config_get_wp_exclusive(r)          cmns3_xp_dtm_wp_config_get(r, 0x0000000000000100ULL, 8)
#define cmns3_xp_dtm_wp_config_get_rsvdc_bsel(r)            cmns3_xp_dtm_wp_config_get(r, 0x00000000000000c0ULL, 6)
#define cmns3_xp_dtm_wp_config_get_wp_grp(r)                cmns3_xp_dtm_wp_config_get(r, 0x0000000000000030ULL, 4)
#define cmns3_xp_dtm_wp_config_get_wp_chn_sel(r)            cmns3_xp_dtm_wp_config_get(r, 0x000000000000000eULL, 1)
#define cmns3_xp_dtm_wp_config_get_wp_dev_sel(r)            cmns3_xp_dtm_wp_config_get(r, 0x0000000000000001ULL, 0)
#define cmns3_xp_dtm_wp_config_with_wp_chn_num(r, value)    PMUREG_WITH(cmns3_xp_dtm_wp_config_with, r, 0x0000000000180000ULL, 19, value)
#define cmns3_xp_dtm_wp_config_with_wp_dev_sel2(r, value)   PMUREG_WITH(cmns3_xp_dtm_wp_config_with, r, 0x0000000000060000ULL, 17, value)
#define cmns3_xp_dtm_wp_config_with_wp_dbgtrig_en(r, value) PMUREG_WITH(cmns3_xp_dtm_wp_config_with, r, 0x0000000000010000ULL, 16, value)
#define cmns3_xp_dtm_wp_config_with_wp_ctrig_en(r, value)   PMUREG_WITH(cmns3_xp_dtm_wp_config_with, r, 0x0000000000008000ULL, 15, value)
#define cmns3_xp_dtm_wp_config_with_wp_cc_en(r, value)      PMUREG_WITH(cmns3_xp_dtm_wp_config_with, r, 0x0000000000004000ULL, 14, value)
#define cmns3_xp_dtm_wp_config_with_wp_pkt_type(r, value)   PMUREG_WITH(cmns3_xp_dtm_wp_config_with, r, 0x0000000000003800ULL, 11, value)
#define cmns3_xp_dtm_wp_config_with_wp_pkt_gen(r, value)    PMUREG_WITH(cmns3_xp_dtm_wp_config_with, r, 0x0000000000000400ULL, 10, value)
#define cmns3_xp_dtm_wp_config_with_wp_combine(r, value)    PMUREG_WITH(cmns3_xp_dtm_wp_config_with, r, 0x0000000000000200ULL, 9, value)
#define cmns3_xp_dtm_wp_config_with_wp_exclusive(r, value)  PMUREG_WITH(cmns3_xp_dtm_wp_config_with, r, 0x0000000000000100ULL, 8, value)
#define cmns3_xp_dtm_wp_config_with_rsvdc_bsel(r, value)    PMUREG_WITH(cmns3_xp_dtm_wp_config_with, r, 0x00000000000000c0ULL, 6, value)
#define cmns3_xp_dtm_wp_config_with_wp_grp(r, value)        PMUREG_WITH(cmns3_xp_dtm_wp_config_with, r, 0x0000000000000030ULL, 4, value)
#define cmns3_xp_dtm_wp_config_with_wp_chn_sel(r, value)    PMUREG_WITH(cmns3_xp_dtm_wp_config_with, r, 0x000000000000000eULL, 1, value)
#define cmns3_xp_dtm_wp_config_with_wp_dev_sel(r, value)    PMUREG_WITH(cmns3_xp_dtm_wp_config_with, r, 0x0000000000000001ULL, 0, value)

static inline int cmns3_xp_dtm_wp_config_check(cmns3_xp_dtm_wp_config_t r)
{
	if (((r.raw >> 1) & 0x7ULL) != 0x0ULL && ((r.raw >> 1) & 0x7ULL) != 0x1ULL && ((r.raw >> 1) & 0x7ULL) != 0x2ULL && ((r.raw >> 1) & 0x7ULL) != 0x3ULL)
		return 0;
	if ((r.raw & 0xffffffffffe00000ULL) != 0x0000000000000000ULL)
		return 1;
	return -1;
}

static inline const char *cmns3_xp_dtm_wp_config_rule(int rule)
{
	switch (rule) {
	case 0:
		return "wp_chn_sel: this value is reserved";
	case 1:
		return "the reserved bits 0xffffffffffe00000 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline cmns3_xp_dtm_wp_config_t cmns3_xp_dtm_wp_config_read(const PMUREG_MEMORY *base, unsigned int n)
{
	cmns3_xp_dtm_wp_config_t r;

	PMUREG_INDEX(n, 3U);
	r.raw = pmureg_load64(base, CMNS3_XP_DTM_WP_CONFIG_OFFSET(n));
	return r;
}

static inline void cmns3_xp_dtm_wp_config_write(PMUREG_MEMORY *base, unsigned int n, cmns3_xp_dtm_wp_config_t r)
{
	PMUREG_INDEX(n, 3U);
	pmureg_store64(base, CMNS3_XP_DTM_WP_CONFIG_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int cmns3_xp_dtm_wp_config_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, cmns3_xp_dtm_wp_config_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MMIO;
	at.address = CMNS3_XP_DTM_WP_CONFIG_OFFSET(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int cmns3_xp_dtm_wp_config_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, cmns3_xp_dtm_wp_config_t r)
{
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MMIO;
	at.address = CMNS3_XP_DTM_WP_CONFIG_OFFSET(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- por_dtm_wp<n>_val: The bits of a flit that watchpoint <n> takes for a match. ----
 * Source: REGS; K CMN_DTM_WPn_CONFIG
 */

#define CMNS3_XP_DTM_WP_VAL_OFFSET(n)   (0xa1a8U + 0x18U * (n)) /* n: 0 to 3 */
#define CMNS3_XP_DTM_WP_VAL_COUNT       4
#define CMNS3_XP_DTM_WP_VAL_RESET       0x0000000000000000ULL
#define CMNS3_XP_DTM_WP_VAL_VALUE_SHIFT 0
#define CMNS3_XP_DTM_WP_VAL_VALUE_WIDTH 64
#define CMNS3_XP_DTM_WP_VAL_VALUE_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} cmns3_xp_dtm_wp_val_t;

typedef struct {
	uint64_t value; /* 63:0  RW Bits of a flit as the channel and the group have them. */
} cmns3_xp_dtm_wp_val_fields_t;

static inline __attribute__((always_inline)) cmns3_xp_dtm_wp_val_t cmns3_xp_dtm_wp_val_pack(cmns3_xp_dtm_wp_val_fields_t f)
{
	cmns3_xp_dtm_wp_val_t r;

	r.raw = 0
		| f.value;
	return r;
}

static inline cmns3_xp_dtm_wp_val_fields_t cmns3_xp_dtm_wp_val_unpack(cmns3_xp_dtm_wp_val_t r)
{
	cmns3_xp_dtm_wp_val_fields_t f;

	f.value = r.raw;
	return f;
}

static inline uint64_t cmns3_xp_dtm_wp_val_get(cmns3_xp_dtm_wp_val_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline cmns3_xp_dtm_wp_val_t cmns3_xp_dtm_wp_val_with(cmns3_xp_dtm_wp_val_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define cmns3_xp_dtm_wp_val_get_value(r)         cmns3_xp_dtm_wp_val_get(r, 0xffffffffffffffffULL, 0)
#define cmns3_xp_dtm_wp_val_with_value(r, value) PMUREG_WITH(cmns3_xp_dtm_wp_val_with, r, 0xffffffffffffffffULL, 0, value)

static inline cmns3_xp_dtm_wp_val_t cmns3_xp_dtm_wp_val_read(const PMUREG_MEMORY *base, unsigned int n)
{
	cmns3_xp_dtm_wp_val_t r;

	PMUREG_INDEX(n, 3U);
	r.raw = pmureg_load64(base, CMNS3_XP_DTM_WP_VAL_OFFSET(n));
	return r;
}

static inline void cmns3_xp_dtm_wp_val_write(PMUREG_MEMORY *base, unsigned int n, cmns3_xp_dtm_wp_val_t r)
{
	PMUREG_INDEX(n, 3U);
	pmureg_store64(base, CMNS3_XP_DTM_WP_VAL_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int cmns3_xp_dtm_wp_val_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, cmns3_xp_dtm_wp_val_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MMIO;
	at.address = CMNS3_XP_DTM_WP_VAL_OFFSET(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int cmns3_xp_dtm_wp_val_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, cmns3_xp_dtm_wp_val_t r)
{
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MMIO;
	at.address = CMNS3_XP_DTM_WP_VAL_OFFSET(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- por_dtm_wp<n>_mask: The bits of a flit that do not matter to watchpoint <n>. ----
 * Source: REGS; K CMN_DTM_WPn_CONFIG
 */

#define CMNS3_XP_DTM_WP_MASK_OFFSET(n)   (0xa1b0U + 0x18U * (n)) /* n: 0 to 3 */
#define CMNS3_XP_DTM_WP_MASK_COUNT       4
#define CMNS3_XP_DTM_WP_MASK_RESET       0x0000000000000000ULL
#define CMNS3_XP_DTM_WP_MASK_VALUE_SHIFT 0
#define CMNS3_XP_DTM_WP_MASK_VALUE_WIDTH 64
#define CMNS3_XP_DTM_WP_MASK_VALUE_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} cmns3_xp_dtm_wp_mask_t;

typedef struct {
	uint64_t value; /* 63:0  RW Bits of a flit as the channel and the group have them. */
} cmns3_xp_dtm_wp_mask_fields_t;

static inline __attribute__((always_inline)) cmns3_xp_dtm_wp_mask_t cmns3_xp_dtm_wp_mask_pack(cmns3_xp_dtm_wp_mask_fields_t f)
{
	cmns3_xp_dtm_wp_mask_t r;

	r.raw = 0
		| f.value;
	return r;
}

static inline cmns3_xp_dtm_wp_mask_fields_t cmns3_xp_dtm_wp_mask_unpack(cmns3_xp_dtm_wp_mask_t r)
{
	cmns3_xp_dtm_wp_mask_fields_t f;

	f.value = r.raw;
	return f;
}

static inline uint64_t cmns3_xp_dtm_wp_mask_get(cmns3_xp_dtm_wp_mask_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline cmns3_xp_dtm_wp_mask_t cmns3_xp_dtm_wp_mask_with(cmns3_xp_dtm_wp_mask_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define cmns3_xp_dtm_wp_mask_get_value(r)         cmns3_xp_dtm_wp_mask_get(r, 0xffffffffffffffffULL, 0)
#define cmns3_xp_dtm_wp_mask_with_value(r, value) PMUREG_WITH(cmns3_xp_dtm_wp_mask_with, r, 0xffffffffffffffffULL, 0, value)

static inline cmns3_xp_dtm_wp_mask_t cmns3_xp_dtm_wp_mask_read(const PMUREG_MEMORY *base, unsigned int n)
{
	cmns3_xp_dtm_wp_mask_t r;

	PMUREG_INDEX(n, 3U);
	r.raw = pmureg_load64(base, CMNS3_XP_DTM_WP_MASK_OFFSET(n));
	return r;
}

static inline void cmns3_xp_dtm_wp_mask_write(PMUREG_MEMORY *base, unsigned int n, cmns3_xp_dtm_wp_mask_t r)
{
	PMUREG_INDEX(n, 3U);
	pmureg_store64(base, CMNS3_XP_DTM_WP_MASK_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int cmns3_xp_dtm_wp_mask_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, cmns3_xp_dtm_wp_mask_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MMIO;
	at.address = CMNS3_XP_DTM_WP_MASK_OFFSET(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int cmns3_xp_dtm_wp_mask_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, cmns3_xp_dtm_wp_mask_t r)
{
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MMIO;
	at.address = CMNS3_XP_DTM_WP_MASK_OFFSET(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- por_dtm_pmsicr: Counts down to the next sample. ----
 * Source: REGS; TOOL
 */

#define CMNS3_XP_DTM_PMSICR_OFFSET      0xa200U
#define CMNS3_XP_DTM_PMSICR_RESET       0x0000000000000000ULL
#define CMNS3_XP_DTM_PMSICR_COUNT_SHIFT 0
#define CMNS3_XP_DTM_PMSICR_COUNT_WIDTH 32
#define CMNS3_XP_DTM_PMSICR_COUNT_MASK  0x00000000ffffffffULL

typedef struct {
	uint64_t raw;
} cmns3_xp_dtm_pmsicr_t;

typedef struct {
	uint64_t count; /* 31:0  RW-V The count. */
} cmns3_xp_dtm_pmsicr_fields_t;

static inline __attribute__((always_inline)) cmns3_xp_dtm_pmsicr_t cmns3_xp_dtm_pmsicr_pack(cmns3_xp_dtm_pmsicr_fields_t f)
{
	cmns3_xp_dtm_pmsicr_t r;

	r.raw = 0
		| pmureg_put64(f.count, 0xffffffffULL, 0);
	return r;
}

static inline cmns3_xp_dtm_pmsicr_fields_t cmns3_xp_dtm_pmsicr_unpack(cmns3_xp_dtm_pmsicr_t r)
{
	cmns3_xp_dtm_pmsicr_fields_t f;

	f.count = r.raw & 0xffffffffULL;
	return f;
}

static inline uint64_t cmns3_xp_dtm_pmsicr_get(cmns3_xp_dtm_pmsicr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline cmns3_xp_dtm_pmsicr_t cmns3_xp_dtm_pmsicr_with(cmns3_xp_dtm_pmsicr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x00000000ffffffffULL & ~mask);
	return r;
}

#define cmns3_xp_dtm_pmsicr_get_count(r)         cmns3_xp_dtm_pmsicr_get(r, 0x00000000ffffffffULL, 0)
#define cmns3_xp_dtm_pmsicr_with_count(r, value) PMUREG_WITH(cmns3_xp_dtm_pmsicr_with, r, 0x00000000ffffffffULL, 0, value)

static inline int cmns3_xp_dtm_pmsicr_check(cmns3_xp_dtm_pmsicr_t r)
{
	if ((r.raw & 0xffffffff00000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *cmns3_xp_dtm_pmsicr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffff00000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline cmns3_xp_dtm_pmsicr_t cmns3_xp_dtm_pmsicr_read(const PMUREG_MEMORY *base)
{
	cmns3_xp_dtm_pmsicr_t r;

	r.raw = pmureg_load64(base, CMNS3_XP_DTM_PMSICR_OFFSET);
	return r;
}

static inline void cmns3_xp_dtm_pmsicr_write(PMUREG_MEMORY *base, cmns3_xp_dtm_pmsicr_t r)
{
	pmureg_store64(base, CMNS3_XP_DTM_PMSICR_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int cmns3_xp_dtm_pmsicr_io_read(struct pmureg_io *io, struct pmureg_place at, cmns3_xp_dtm_pmsicr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CMNS3_XP_DTM_PMSICR_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int cmns3_xp_dtm_pmsicr_io_write(struct pmureg_io *io, struct pmureg_place at, cmns3_xp_dtm_pmsicr_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CMNS3_XP_DTM_PMSICR_OFFSET;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- por_dtm_pmsirr: Where that counter begins. ----
 * Source: REGS; TOOL
 */

#define CMNS3_XP_DTM_PMSIRR_OFFSET         0xa208U
#define CMNS3_XP_DTM_PMSIRR_RESET          0x0000000000000000ULL
#define CMNS3_XP_DTM_PMSIRR_INTERVAL_SHIFT 8
#define CMNS3_XP_DTM_PMSIRR_INTERVAL_WIDTH 24
#define CMNS3_XP_DTM_PMSIRR_INTERVAL_MASK  0x00000000ffffff00ULL

typedef struct {
	uint64_t raw;
} cmns3_xp_dtm_pmsirr_t;

typedef struct {
	uint64_t interval; /* 31:8  RW Bits 31:8 of the number. */
} cmns3_xp_dtm_pmsirr_fields_t;

static inline __attribute__((always_inline)) cmns3_xp_dtm_pmsirr_t cmns3_xp_dtm_pmsirr_pack(cmns3_xp_dtm_pmsirr_fields_t f)
{
	cmns3_xp_dtm_pmsirr_t r;

	r.raw = 0
		| pmureg_put64(f.interval, 0xffffffULL, 8);
	return r;
}

static inline cmns3_xp_dtm_pmsirr_fields_t cmns3_xp_dtm_pmsirr_unpack(cmns3_xp_dtm_pmsirr_t r)
{
	cmns3_xp_dtm_pmsirr_fields_t f;

	f.interval = (r.raw >> 8) & 0xffffffULL;
	return f;
}

static inline uint64_t cmns3_xp_dtm_pmsirr_get(cmns3_xp_dtm_pmsirr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline cmns3_xp_dtm_pmsirr_t cmns3_xp_dtm_pmsirr_with(cmns3_xp_dtm_pmsirr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x00000000ffffff00ULL & ~mask);
	return r;
}

#define cmns3_xp_dtm_pmsirr_get_interval(r)         cmns3_xp_dtm_pmsirr_get(r, 0x00000000ffffff00ULL, 8)
#define cmns3_xp_dtm_pmsirr_with_interval(r, value) PMUREG_WITH(cmns3_xp_dtm_pmsirr_with, r, 0x00000000ffffff00ULL, 8, value)

static inline int cmns3_xp_dtm_pmsirr_check(cmns3_xp_dtm_pmsirr_t r)
{
	if ((r.raw & 0xffffffff000000ffULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *cmns3_xp_dtm_pmsirr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffff000000ff must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline cmns3_xp_dtm_pmsirr_t cmns3_xp_dtm_pmsirr_read(const PMUREG_MEMORY *base)
{
	cmns3_xp_dtm_pmsirr_t r;

	r.raw = pmureg_load64(base, CMNS3_XP_DTM_PMSIRR_OFFSET);
	return r;
}

static inline void cmns3_xp_dtm_pmsirr_write(PMUREG_MEMORY *base, cmns3_xp_dtm_pmsirr_t r)
{
	pmureg_store64(base, CMNS3_XP_DTM_PMSIRR_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int cmns3_xp_dtm_pmsirr_io_read(struct pmureg_io *io, struct pmureg_place at, cmns3_xp_dtm_pmsirr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CMNS3_XP_DTM_PMSIRR_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int cmns3_xp_dtm_pmsirr_io_write(struct pmureg_io *io, struct pmureg_place at, cmns3_xp_dtm_pmsirr_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CMNS3_XP_DTM_PMSIRR_OFFSET;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- por_dtm_pmu_config: Enables the counters, joins them, and selects what each counts. ----
 * Source: REGS; K CMN_DTM_PMU_CONFIG
 */

#define CMNS3_XP_DTM_PMU_CONFIG_OFFSET                                    0xa210U
#define CMNS3_XP_DTM_PMU_CONFIG_RESET                                     0x0000000000000000ULL
#define CMNS3_XP_DTM_PMU_CONFIG_PMEVCNT_INPUT_SEL_SHIFT                   32
#define CMNS3_XP_DTM_PMU_CONFIG_PMEVCNT_INPUT_SEL_WIDTH                   32
#define CMNS3_XP_DTM_PMU_CONFIG_PMEVCNT_INPUT_SEL_MASK                    0xffffffff00000000ULL
#define CMNS3_XP_DTM_PMU_CONFIG_PMEVCNT_INPUT_SEL_COUNT                   4
#define CMNS3_XP_DTM_PMU_CONFIG_PMEVCNT_INPUT_SEL_WATCHPOINT_0            0U
#define CMNS3_XP_DTM_PMU_CONFIG_PMEVCNT_INPUT_SEL_WATCHPOINT_1            1U
#define CMNS3_XP_DTM_PMU_CONFIG_PMEVCNT_INPUT_SEL_WATCHPOINT_2            2U
#define CMNS3_XP_DTM_PMU_CONFIG_PMEVCNT_INPUT_SEL_WATCHPOINT_3            3U
#define CMNS3_XP_DTM_PMU_CONFIG_PMEVCNT_INPUT_SEL_XP_EVENT_0              4U
#define CMNS3_XP_DTM_PMU_CONFIG_PMEVCNT_INPUT_SEL_XP_EVENT_1              5U
#define CMNS3_XP_DTM_PMU_CONFIG_PMEVCNT_INPUT_SEL_XP_EVENT_2              6U
#define CMNS3_XP_DTM_PMU_CONFIG_PMEVCNT_INPUT_SEL_XP_EVENT_3              7U
#define CMNS3_XP_DTM_PMU_CONFIG_PMEVCNT_INPUT_SEL_PORT_0_DEVICE_0_EVENT_0 16U
#define CMNS3_XP_DTM_PMU_CONFIG_PMEVCNT_GLOBAL_NUM_SHIFT                  16
#define CMNS3_XP_DTM_PMU_CONFIG_PMEVCNT_GLOBAL_NUM_WIDTH                  16
#define CMNS3_XP_DTM_PMU_CONFIG_PMEVCNT_GLOBAL_NUM_MASK                   0x00000000ffff0000ULL
#define CMNS3_XP_DTM_PMU_CONFIG_PMEVCNT_GLOBAL_NUM_COUNT                  4
#define CMNS3_XP_DTM_PMU_CONFIG_CNTR_RST_SHIFT                            8
#define CMNS3_XP_DTM_PMU_CONFIG_CNTR_RST_WIDTH                            1
#define CMNS3_XP_DTM_PMU_CONFIG_CNTR_RST_MASK                             0x0000000000000100ULL
#define CMNS3_XP_DTM_PMU_CONFIG_PMEVCNT_PAIRED_SHIFT                      4
#define CMNS3_XP_DTM_PMU_CONFIG_PMEVCNT_PAIRED_WIDTH                      4
#define CMNS3_XP_DTM_PMU_CONFIG_PMEVCNT_PAIRED_MASK                       0x00000000000000f0ULL
#define CMNS3_XP_DTM_PMU_CONFIG_PMEVCNT_PAIRED_COUNT                      4
#define CMNS3_XP_DTM_PMU_CONFIG_PMEVCNTALL_COMBINED_SHIFT                 3
#define CMNS3_XP_DTM_PMU_CONFIG_PMEVCNTALL_COMBINED_WIDTH                 1
#define CMNS3_XP_DTM_PMU_CONFIG_PMEVCNTALL_COMBINED_MASK                  0x0000000000000008ULL
#define CMNS3_XP_DTM_PMU_CONFIG_PMEVCNT23_COMBINED_SHIFT                  2
#define CMNS3_XP_DTM_PMU_CONFIG_PMEVCNT23_COMBINED_WIDTH                  1
#define CMNS3_XP_DTM_PMU_CONFIG_PMEVCNT23_COMBINED_MASK                   0x0000000000000004ULL
#define CMNS3_XP_DTM_PMU_CONFIG_PMEVCNT01_COMBINED_SHIFT                  1
#define CMNS3_XP_DTM_PMU_CONFIG_PMEVCNT01_COMBINED_WIDTH                  1
#define CMNS3_XP_DTM_PMU_CONFIG_PMEVCNT01_COMBINED_MASK                   0x0000000000000002ULL
#define CMNS3_XP_DTM_PMU_CONFIG_PMU_EN_SHIFT                              0
#define CMNS3_XP_DTM_PMU_CONFIG_PMU_EN_WIDTH                              1
#define CMNS3_XP_DTM_PMU_CONFIG_PMU_EN_MASK                               0x0000000000000001ULL

typedef struct {
	uint64_t raw;
} cmns3_xp_dtm_pmu_config_t;

typedef struct {
	uint64_t pmevcnt_input_sel;   /* 63:32 RW What counter <n> counts. */
	uint64_t pmevcnt_global_num;  /* 31:16 RW The counter of the DTC that counts overflows of counter <n>: A to H. */
	uint64_t cntr_rst;            /* 8     RW A snapshot clears the counters. */
	uint64_t pmevcnt_paired;      /* 7:4   RW A counter of the DTC counts the overflows of counter <n>. */
	uint64_t pmevcntall_combined; /* 3     RW The four counters are one of 64 bits. */
	uint64_t pmevcnt23_combined;  /* 2     RW Counters 2 and 3 are one of 32 bits. */
	uint64_t pmevcnt01_combined;  /* 1     RW Counters 0 and 1 are one of 32 bits. */
	uint64_t pmu_en;              /* 0     RW 1: the counters count; 0: nothing else here is valid. */
} cmns3_xp_dtm_pmu_config_fields_t;

static inline __attribute__((always_inline)) cmns3_xp_dtm_pmu_config_t cmns3_xp_dtm_pmu_config_pack(cmns3_xp_dtm_pmu_config_fields_t f)
{
	cmns3_xp_dtm_pmu_config_t r;

	r.raw = 0
		| pmureg_put64(f.pmevcnt_input_sel, 0xffffffffULL, 32)
		| pmureg_put64(f.pmevcnt_global_num, 0xffffULL, 16)
		| pmureg_put64(f.cntr_rst, 0x1ULL, 8)
		| pmureg_put64(f.pmevcnt_paired, 0xfULL, 4)
		| pmureg_put64(f.pmevcntall_combined, 0x1ULL, 3)
		| pmureg_put64(f.pmevcnt23_combined, 0x1ULL, 2)
		| pmureg_put64(f.pmevcnt01_combined, 0x1ULL, 1)
		| pmureg_put64(f.pmu_en, 0x1ULL, 0);
	return r;
}

static inline cmns3_xp_dtm_pmu_config_fields_t cmns3_xp_dtm_pmu_config_unpack(cmns3_xp_dtm_pmu_config_t r)
{
	cmns3_xp_dtm_pmu_config_fields_t f;

	f.pmevcnt_input_sel = r.raw >> 32;
	f.pmevcnt_global_num = (r.raw >> 16) & 0xffffULL;
	f.cntr_rst = (r.raw >> 8) & 0x1ULL;
	f.pmevcnt_paired = (r.raw >> 4) & 0xfULL;
	f.pmevcntall_combined = (r.raw >> 3) & 0x1ULL;
	f.pmevcnt23_combined = (r.raw >> 2) & 0x1ULL;
	f.pmevcnt01_combined = (r.raw >> 1) & 0x1ULL;
	f.pmu_en = r.raw & 0x1ULL;
	return f;
}

static inline uint64_t cmns3_xp_dtm_pmu_config_get(cmns3_xp_dtm_pmu_config_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline cmns3_xp_dtm_pmu_config_t cmns3_xp_dtm_pmu_config_with(cmns3_xp_dtm_pmu_config_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0xffffffffffff01ffULL & ~mask);
	return r;
}

#define cmns3_xp_dtm_pmu_config_get_cntr_rst(r)                    cmns3_xp_dtm_pmu_config_get(r, 0x0000000000000100ULL, 8)
#define cmns3_xp_dtm_pmu_config_get_pmevcntall_combined(r)         cmns3_xp_dtm_pmu_config_get(r, 0x0000000000000008ULL, 3)
#define cmns3_xp_dtm_pmu_config_get_pmevcnt23_combined(r)          cmns3_xp_dtm_pmu_config_get(r, 0x0000000000000004ULL, 2)
#define cmns3_xp_dtm_pmu_config_get_pmevcnt01_combined(r)          cmns3_xp_dtm_pmu_config_get(r, 0x0000000000000002ULL, 1)
#define cmns3_xp_dtm_pmu_config_get_pmu_en(r)                      cmns3_xp_dtm_pmu_config_get(r, 0x0000000000000001ULL, 0)
#define cmns3_xp_dtm_pmu_config_with_pmevcnt_input_sel(r, value)   PMUREG_WITH(cmns3_xp_dtm_pmu_config_with, r, 0xffffffff00000000ULL, 32, value)
#define cmns3_xp_dtm_pmu_config_with_pmevcnt_global_num(r, value)  PMUREG_WITH(cmns3_xp_dtm_pmu_config_with, r, 0x00000000ffff0000ULL, 16, value)
#define cmns3_xp_dtm_pmu_config_with_cntr_rst(r, value)            PMUREG_WITH(cmns3_xp_dtm_pmu_config_with, r, 0x0000000000000100ULL, 8, value)
#define cmns3_xp_dtm_pmu_config_with_pmevcnt_paired(r, value)      PMUREG_WITH(cmns3_xp_dtm_pmu_config_with, r, 0x00000000000000f0ULL, 4, value)
#define cmns3_xp_dtm_pmu_config_with_pmevcntall_combined(r, value) PMUREG_WITH(cmns3_xp_dtm_pmu_config_with, r, 0x0000000000000008ULL, 3, value)
#define cmns3_xp_dtm_pmu_config_with_pmevcnt23_combined(r, value)  PMUREG_WITH(cmns3_xp_dtm_pmu_config_with, r, 0x0000000000000004ULL, 2, value)
#define cmns3_xp_dtm_pmu_config_with_pmevcnt01_combined(r, value)  PMUREG_WITH(cmns3_xp_dtm_pmu_config_with, r, 0x0000000000000002ULL, 1, value)
#define cmns3_xp_dtm_pmu_config_with_pmu_en(r, value)              PMUREG_WITH(cmns3_xp_dtm_pmu_config_with, r, 0x0000000000000001ULL, 0, value)

/* Element n of pmevcnt_input_sel, 0 to 3. Another index gives 0; debug builds assert. */
static inline uint64_t cmns3_xp_dtm_pmu_config_get_pmevcnt_input_sel(cmns3_xp_dtm_pmu_config_t r, unsigned int n)
{
	PMUREG_INDEX(n, 3U);
	return n < 4U ? (r.raw >> (32U + 8U * n)) & 0xffULL : 0;
}

/* Element n of pmevcnt_global_num, 0 to 3. Another index gives 0; debug builds assert. */
static inline uint64_t cmns3_xp_dtm_pmu_config_get_pmevcnt_global_num(cmns3_xp_dtm_pmu_config_t r, unsigned int n)
{
	PMUREG_INDEX(n, 3U);
	return n < 4U ? (r.raw >> (16U + 4U * n)) & 0xfULL : 0;
}

/* Element n of pmevcnt_paired, 0 to 3. Another index gives 0; debug builds assert. */
static inline uint64_t cmns3_xp_dtm_pmu_config_get_pmevcnt_paired(cmns3_xp_dtm_pmu_config_t r, unsigned int n)
{
	PMUREG_INDEX(n, 3U);
	return n < 4U ? (r.raw >> (4U + n)) & 0x1ULL : 0;
}

static inline int cmns3_xp_dtm_pmu_config_check(cmns3_xp_dtm_pmu_config_t r)
{
	if ((r.raw & 0x000000000000fe00ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *cmns3_xp_dtm_pmu_config_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfe00 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline cmns3_xp_dtm_pmu_config_t cmns3_xp_dtm_pmu_config_read(const PMUREG_MEMORY *base)
{
	cmns3_xp_dtm_pmu_config_t r;

	r.raw = pmureg_load64(base, CMNS3_XP_DTM_PMU_CONFIG_OFFSET);
	return r;
}

static inline void cmns3_xp_dtm_pmu_config_write(PMUREG_MEMORY *base, cmns3_xp_dtm_pmu_config_t r)
{
	pmureg_store64(base, CMNS3_XP_DTM_PMU_CONFIG_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int cmns3_xp_dtm_pmu_config_io_read(struct pmureg_io *io, struct pmureg_place at, cmns3_xp_dtm_pmu_config_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CMNS3_XP_DTM_PMU_CONFIG_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int cmns3_xp_dtm_pmu_config_io_write(struct pmureg_io *io, struct pmureg_place at, cmns3_xp_dtm_pmu_config_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CMNS3_XP_DTM_PMU_CONFIG_OFFSET;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- por_dtm_pmevcnt: The four counters. ----
 * Source: REGS; K CMN_DTM_PMEVCNT
 */

#define CMNS3_XP_DTM_PMEVCNT_OFFSET        0xa220U
#define CMNS3_XP_DTM_PMEVCNT_RESET         0x0000000000000000ULL
#define CMNS3_XP_DTM_PMEVCNT_PMEVCNT_SHIFT 0
#define CMNS3_XP_DTM_PMEVCNT_PMEVCNT_WIDTH 64
#define CMNS3_XP_DTM_PMEVCNT_PMEVCNT_MASK  0xffffffffffffffffULL
#define CMNS3_XP_DTM_PMEVCNT_PMEVCNT_COUNT 4

typedef struct {
	uint64_t raw;
} cmns3_xp_dtm_pmevcnt_t;

typedef struct {
	uint64_t pmevcnt; /* 63:0  RW-V Counter <n>. */
} cmns3_xp_dtm_pmevcnt_fields_t;

static inline __attribute__((always_inline)) cmns3_xp_dtm_pmevcnt_t cmns3_xp_dtm_pmevcnt_pack(cmns3_xp_dtm_pmevcnt_fields_t f)
{
	cmns3_xp_dtm_pmevcnt_t r;

	r.raw = 0
		| f.pmevcnt;
	return r;
}

static inline cmns3_xp_dtm_pmevcnt_fields_t cmns3_xp_dtm_pmevcnt_unpack(cmns3_xp_dtm_pmevcnt_t r)
{
	cmns3_xp_dtm_pmevcnt_fields_t f;

	f.pmevcnt = r.raw;
	return f;
}

static inline cmns3_xp_dtm_pmevcnt_t cmns3_xp_dtm_pmevcnt_with(cmns3_xp_dtm_pmevcnt_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define cmns3_xp_dtm_pmevcnt_with_pmevcnt(r, value) PMUREG_WITH(cmns3_xp_dtm_pmevcnt_with, r, 0xffffffffffffffffULL, 0, value)

/* Element n of pmevcnt, 0 to 3. Another index gives 0; debug builds assert. */
static inline uint64_t cmns3_xp_dtm_pmevcnt_get_pmevcnt(cmns3_xp_dtm_pmevcnt_t r, unsigned int n)
{
	PMUREG_INDEX(n, 3U);
	return n < 4U ? (r.raw >> (16U * n)) & 0xffffULL : 0;
}

static inline cmns3_xp_dtm_pmevcnt_t cmns3_xp_dtm_pmevcnt_read(const PMUREG_MEMORY *base)
{
	cmns3_xp_dtm_pmevcnt_t r;

	r.raw = pmureg_load64(base, CMNS3_XP_DTM_PMEVCNT_OFFSET);
	return r;
}

static inline void cmns3_xp_dtm_pmevcnt_write(PMUREG_MEMORY *base, cmns3_xp_dtm_pmevcnt_t r)
{
	pmureg_store64(base, CMNS3_XP_DTM_PMEVCNT_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int cmns3_xp_dtm_pmevcnt_io_read(struct pmureg_io *io, struct pmureg_place at, cmns3_xp_dtm_pmevcnt_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CMNS3_XP_DTM_PMEVCNT_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int cmns3_xp_dtm_pmevcnt_io_write(struct pmureg_io *io, struct pmureg_place at, cmns3_xp_dtm_pmevcnt_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CMNS3_XP_DTM_PMEVCNT_OFFSET;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- por_dtm_pmevcnt (combined): The same as two counters of 32 bits, where pmevcnt01_combined and pmevcnt23_combined are 1. ----
 * Source: REGS; TOOL pmu_counts
 */

#define CMNS3_XP_DTM_PMEVCNT_COMBINED_OFFSET     0xa220U
#define CMNS3_XP_DTM_PMEVCNT_COMBINED_RESET      0x0000000000000000ULL
#define CMNS3_XP_DTM_PMEVCNT_COMBINED_PAIR_SHIFT 0
#define CMNS3_XP_DTM_PMEVCNT_COMBINED_PAIR_WIDTH 64
#define CMNS3_XP_DTM_PMEVCNT_COMBINED_PAIR_MASK  0xffffffffffffffffULL
#define CMNS3_XP_DTM_PMEVCNT_COMBINED_PAIR_COUNT 2

typedef struct {
	uint64_t raw;
} cmns3_xp_dtm_pmevcnt_combined_t;

typedef struct {
	uint64_t pair; /* 63:0  RW-V Counters 0 and 1, 2 and 3. */
} cmns3_xp_dtm_pmevcnt_combined_fields_t;

static inline __attribute__((always_inline)) cmns3_xp_dtm_pmevcnt_combined_t cmns3_xp_dtm_pmevcnt_combined_pack(cmns3_xp_dtm_pmevcnt_combined_fields_t f)
{
	cmns3_xp_dtm_pmevcnt_combined_t r;

	r.raw = 0
		| f.pair;
	return r;
}

static inline cmns3_xp_dtm_pmevcnt_combined_fields_t cmns3_xp_dtm_pmevcnt_combined_unpack(cmns3_xp_dtm_pmevcnt_combined_t r)
{
	cmns3_xp_dtm_pmevcnt_combined_fields_t f;

	f.pair = r.raw;
	return f;
}

static inline cmns3_xp_dtm_pmevcnt_combined_t cmns3_xp_dtm_pmevcnt_combined_with(cmns3_xp_dtm_pmevcnt_combined_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define cmns3_xp_dtm_pmevcnt_combined_with_pair(r, value) PMUREG_WITH(cmns3_xp_dtm_pmevcnt_combined_with, r, 0xffffffffffffffffULL, 0, value)

/* Element n of pair, 0 to 1. Another index gives 0; debug builds assert. */
static inline uint64_t cmns3_xp_dtm_pmevcnt_combined_get_pair(cmns3_xp_dtm_pmevcnt_combined_t r, unsigned int n)
{
	PMUREG_INDEX(n, 1U);
	return n < 2U ? (r.raw >> (32U * n)) & 0xffffffffULL : 0;
}

static inline cmns3_xp_dtm_pmevcnt_combined_t cmns3_xp_dtm_pmevcnt_combined_read(const PMUREG_MEMORY *base)
{
	cmns3_xp_dtm_pmevcnt_combined_t r;

	r.raw = pmureg_load64(base, CMNS3_XP_DTM_PMEVCNT_COMBINED_OFFSET);
	return r;
}

static inline void cmns3_xp_dtm_pmevcnt_combined_write(PMUREG_MEMORY *base, cmns3_xp_dtm_pmevcnt_combined_t r)
{
	pmureg_store64(base, CMNS3_XP_DTM_PMEVCNT_COMBINED_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int cmns3_xp_dtm_pmevcnt_combined_io_read(struct pmureg_io *io, struct pmureg_place at, cmns3_xp_dtm_pmevcnt_combined_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CMNS3_XP_DTM_PMEVCNT_COMBINED_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int cmns3_xp_dtm_pmevcnt_combined_io_write(struct pmureg_io *io, struct pmureg_place at, cmns3_xp_dtm_pmevcnt_combined_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CMNS3_XP_DTM_PMEVCNT_COMBINED_OFFSET;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- por_dtm_pmevcntsr: The four counters as they were at the last snapshot. ----
 * Source: REGS; K CMN_DTM_PMEVCNTSR
 */

#define CMNS3_XP_DTM_PMEVCNTSR_OFFSET        0xa240U
#define CMNS3_XP_DTM_PMEVCNTSR_RESET         0x0000000000000000ULL
#define CMNS3_XP_DTM_PMEVCNTSR_PMEVCNT_SHIFT 0
#define CMNS3_XP_DTM_PMEVCNTSR_PMEVCNT_WIDTH 64
#define CMNS3_XP_DTM_PMEVCNTSR_PMEVCNT_MASK  0xffffffffffffffffULL
#define CMNS3_XP_DTM_PMEVCNTSR_PMEVCNT_COUNT 4

typedef struct {
	uint64_t raw;
} cmns3_xp_dtm_pmevcntsr_t;

typedef struct {
	uint64_t pmevcnt; /* 63:0  RW-V Counter <n>. */
} cmns3_xp_dtm_pmevcntsr_fields_t;

static inline __attribute__((always_inline)) cmns3_xp_dtm_pmevcntsr_t cmns3_xp_dtm_pmevcntsr_pack(cmns3_xp_dtm_pmevcntsr_fields_t f)
{
	cmns3_xp_dtm_pmevcntsr_t r;

	r.raw = 0
		| f.pmevcnt;
	return r;
}

static inline cmns3_xp_dtm_pmevcntsr_fields_t cmns3_xp_dtm_pmevcntsr_unpack(cmns3_xp_dtm_pmevcntsr_t r)
{
	cmns3_xp_dtm_pmevcntsr_fields_t f;

	f.pmevcnt = r.raw;
	return f;
}

static inline cmns3_xp_dtm_pmevcntsr_t cmns3_xp_dtm_pmevcntsr_with(cmns3_xp_dtm_pmevcntsr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define cmns3_xp_dtm_pmevcntsr_with_pmevcnt(r, value) PMUREG_WITH(cmns3_xp_dtm_pmevcntsr_with, r, 0xffffffffffffffffULL, 0, value)

/* Element n of pmevcnt, 0 to 3. Another index gives 0; debug builds assert. */
static inline uint64_t cmns3_xp_dtm_pmevcntsr_get_pmevcnt(cmns3_xp_dtm_pmevcntsr_t r, unsigned int n)
{
	PMUREG_INDEX(n, 3U);
	return n < 4U ? (r.raw >> (16U * n)) & 0xffffULL : 0;
}

static inline cmns3_xp_dtm_pmevcntsr_t cmns3_xp_dtm_pmevcntsr_read(const PMUREG_MEMORY *base)
{
	cmns3_xp_dtm_pmevcntsr_t r;

	r.raw = pmureg_load64(base, CMNS3_XP_DTM_PMEVCNTSR_OFFSET);
	return r;
}

static inline void cmns3_xp_dtm_pmevcntsr_write(PMUREG_MEMORY *base, cmns3_xp_dtm_pmevcntsr_t r)
{
	pmureg_store64(base, CMNS3_XP_DTM_PMEVCNTSR_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int cmns3_xp_dtm_pmevcntsr_io_read(struct pmureg_io *io, struct pmureg_place at, cmns3_xp_dtm_pmevcntsr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CMNS3_XP_DTM_PMEVCNTSR_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int cmns3_xp_dtm_pmevcntsr_io_write(struct pmureg_io *io, struct pmureg_place at, cmns3_xp_dtm_pmevcntsr_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CMNS3_XP_DTM_PMEVCNTSR_OFFSET;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- por_dtm_control_dt<d>: por_dtm_control of DTM <d>. ----
 * Source: REGS; K CMN_DTM_OFFSET
 */

#define CMNS3_XP_DTM_CONTROL_DT_OFFSET(d)                   ((((d) < 4U) ? 0xa100U : (0xd200U)) + 0x200U * (d)) /* d: 1 to 5 */
#define CMNS3_XP_DTM_CONTROL_DT_COUNT                       5
#define CMNS3_XP_DTM_CONTROL_DT_RESET                       0x0000000000000000ULL
#define CMNS3_XP_DTM_CONTROL_DT_TRACE_NO_ATB_SHIFT          3
#define CMNS3_XP_DTM_CONTROL_DT_TRACE_NO_ATB_WIDTH          1
#define CMNS3_XP_DTM_CONTROL_DT_TRACE_NO_ATB_MASK           0x0000000000000008ULL
#define CMNS3_XP_DTM_CONTROL_DT_SAMPLE_PROFILE_ENABLE_SHIFT 2
#define CMNS3_XP_DTM_CONTROL_DT_SAMPLE_PROFILE_ENABLE_WIDTH 1
#define CMNS3_XP_DTM_CONTROL_DT_SAMPLE_PROFILE_ENABLE_MASK  0x0000000000000004ULL
#define CMNS3_XP_DTM_CONTROL_DT_TRACE_TAG_ENABLE_SHIFT      1
#define CMNS3_XP_DTM_CONTROL_DT_TRACE_TAG_ENABLE_WIDTH      1
#define CMNS3_XP_DTM_CONTROL_DT_TRACE_TAG_ENABLE_MASK       0x0000000000000002ULL
#define CMNS3_XP_DTM_CONTROL_DT_DTM_ENABLE_SHIFT            0
#define CMNS3_XP_DTM_CONTROL_DT_DTM_ENABLE_WIDTH            1
#define CMNS3_XP_DTM_CONTROL_DT_DTM_ENABLE_MASK             0x0000000000000001ULL

typedef struct {
	uint64_t raw;
} cmns3_xp_dtm_control_dt_t;

typedef struct {
	uint64_t trace_no_atb;          /* 3     RW Traces stay in the FIFO, and are not sent on. */
	uint64_t sample_profile_enable; /* 2     RW Enables sampling by por_dtm_pmsirr. */
	uint64_t trace_tag_enable;      /* 1     RW What matches is tagged for tracing. */
	uint64_t dtm_enable;            /* 0     RW Enables watchpoints and counters. */
} cmns3_xp_dtm_control_dt_fields_t;

static inline __attribute__((always_inline)) cmns3_xp_dtm_control_dt_t cmns3_xp_dtm_control_dt_pack(cmns3_xp_dtm_control_dt_fields_t f)
{
	cmns3_xp_dtm_control_dt_t r;

	r.raw = 0
		| pmureg_put64(f.trace_no_atb, 0x1ULL, 3)
		| pmureg_put64(f.sample_profile_enable, 0x1ULL, 2)
		| pmureg_put64(f.trace_tag_enable, 0x1ULL, 1)
		| pmureg_put64(f.dtm_enable, 0x1ULL, 0);
	return r;
}

static inline cmns3_xp_dtm_control_dt_fields_t cmns3_xp_dtm_control_dt_unpack(cmns3_xp_dtm_control_dt_t r)
{
	cmns3_xp_dtm_control_dt_fields_t f;

	f.trace_no_atb = (r.raw >> 3) & 0x1ULL;
	f.sample_profile_enable = (r.raw >> 2) & 0x1ULL;
	f.trace_tag_enable = (r.raw >> 1) & 0x1ULL;
	f.dtm_enable = r.raw & 0x1ULL;
	return f;
}

static inline uint64_t cmns3_xp_dtm_control_dt_get(cmns3_xp_dtm_control_dt_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline cmns3_xp_dtm_control_dt_t cmns3_xp_dtm_control_dt_with(cmns3_xp_dtm_control_dt_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x000000000000000fULL & ~mask);
	return r;
}

#define cmns3_xp_dtm_control_dt_get_trace_no_atb(r)                  cmns3_xp_dtm_control_dt_get(r, 0x0000000000000008ULL, 3)
#define cmns3_xp_dtm_control_dt_get_sample_profile_enable(r)         cmns3_xp_dtm_control_dt_get(r, 0x0000000000000004ULL, 2)
#define cmns3_xp_dtm_control_dt_get_trace_tag_enable(r)              cmns3_xp_dtm_control_dt_get(r, 0x0000000000000002ULL, 1)
#define cmns3_xp_dtm_control_dt_get_dtm_enable(r)                    cmns3_xp_dtm_control_dt_get(r, 0x0000000000000001ULL, 0)
#define cmns3_xp_dtm_control_dt_with_trace_no_atb(r, value)          PMUREG_WITH(cmns3_xp_dtm_control_dt_with, r, 0x0000000000000008ULL, 3, value)
#define cmns3_xp_dtm_control_dt_with_sample_profile_enable(r, value) PMUREG_WITH(cmns3_xp_dtm_control_dt_with, r, 0x0000000000000004ULL, 2, value)
#define cmns3_xp_dtm_control_dt_with_trace_tag_enable(r, value)      PMUREG_WITH(cmns3_xp_dtm_control_dt_with, r, 0x0000000000000002ULL, 1, value)
#define cmns3_xp_dtm_control_dt_with_dtm_enable(r, value)            PMUREG_WITH(cmns3_xp_dtm_control_dt_with, r, 0x0000000000000001ULL, 0, value)

static inline int cmns3_xp_dtm_control_dt_check(cmns3_xp_dtm_control_dt_t r)
{
	if ((r.raw & 0xfffffffffffffff0ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *cmns3_xp_dtm_control_dt_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffffffffff0 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline cmns3_xp_dtm_control_dt_t cmns3_xp_dtm_control_dt_read(const PMUREG_MEMORY *base, unsigned int d)
{
	cmns3_xp_dtm_control_dt_t r;

	PMUREG_INDEX(d - 1U, 4U);
	r.raw = pmureg_load64(base, CMNS3_XP_DTM_CONTROL_DT_OFFSET(d));
	return r;
}

static inline void cmns3_xp_dtm_control_dt_write(PMUREG_MEMORY *base, unsigned int d, cmns3_xp_dtm_control_dt_t r)
{
	PMUREG_INDEX(d - 1U, 4U);
	pmureg_store64(base, CMNS3_XP_DTM_CONTROL_DT_OFFSET(d), r.raw);
}

#ifdef PMUREG_IO_H
static inline int cmns3_xp_dtm_control_dt_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int d, cmns3_xp_dtm_control_dt_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(d - 1U, 4U);
	at.space = PMUREG_MMIO;
	at.address = CMNS3_XP_DTM_CONTROL_DT_OFFSET(d);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int cmns3_xp_dtm_control_dt_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int d, cmns3_xp_dtm_control_dt_t r)
{
	PMUREG_INDEX(d - 1U, 4U);
	at.space = PMUREG_MMIO;
	at.address = CMNS3_XP_DTM_CONTROL_DT_OFFSET(d);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- por_dtm_fifo_entry_ready_dt<d>: por_dtm_fifo_entry_ready of DTM <d>. ----
 * Source: REGS; K CMN_DTM_OFFSET
 */

#define CMNS3_XP_DTM_FIFO_ENTRY_READY_DT_OFFSET(d)   ((((d) < 4U) ? 0xa118U : (0xd218U)) + 0x200U * (d)) /* d: 1 to 5 */
#define CMNS3_XP_DTM_FIFO_ENTRY_READY_DT_COUNT       5
#define CMNS3_XP_DTM_FIFO_ENTRY_READY_DT_RESET       0x0000000000000000ULL
#define CMNS3_XP_DTM_FIFO_ENTRY_READY_DT_ACTING      0x000000000000000fULL
#define CMNS3_XP_DTM_FIFO_ENTRY_READY_DT_READY_SHIFT 0
#define CMNS3_XP_DTM_FIFO_ENTRY_READY_DT_READY_WIDTH 4
#define CMNS3_XP_DTM_FIFO_ENTRY_READY_DT_READY_MASK  0x000000000000000fULL
#define CMNS3_XP_DTM_FIFO_ENTRY_READY_DT_READY_COUNT 4

typedef struct {
	uint64_t raw;
} cmns3_xp_dtm_fifo_entry_ready_dt_t;

typedef struct {
	uint64_t ready; /* 3:0   W1C-V Entry <n> is ready; write 1 to clear. */
} cmns3_xp_dtm_fifo_entry_ready_dt_fields_t;

static inline __attribute__((always_inline)) cmns3_xp_dtm_fifo_entry_ready_dt_t cmns3_xp_dtm_fifo_entry_ready_dt_pack(cmns3_xp_dtm_fifo_entry_ready_dt_fields_t f)
{
	cmns3_xp_dtm_fifo_entry_ready_dt_t r;

	r.raw = 0
		| pmureg_put64(f.ready, 0xfULL, 0);
	return r;
}

static inline cmns3_xp_dtm_fifo_entry_ready_dt_fields_t cmns3_xp_dtm_fifo_entry_ready_dt_unpack(cmns3_xp_dtm_fifo_entry_ready_dt_t r)
{
	cmns3_xp_dtm_fifo_entry_ready_dt_fields_t f;

	f.ready = r.raw & 0xfULL;
	return f;
}

static inline cmns3_xp_dtm_fifo_entry_ready_dt_t cmns3_xp_dtm_fifo_entry_ready_dt_with(cmns3_xp_dtm_fifo_entry_ready_dt_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift);
	return r;
}

#define cmns3_xp_dtm_fifo_entry_ready_dt_with_ready(r, value) PMUREG_WITH(cmns3_xp_dtm_fifo_entry_ready_dt_with, r, 0x000000000000000fULL, 0, value)

/* Element n of ready, 0 to 3. Another index gives 0; debug builds assert. */
static inline uint64_t cmns3_xp_dtm_fifo_entry_ready_dt_get_ready(cmns3_xp_dtm_fifo_entry_ready_dt_t r, unsigned int n)
{
	PMUREG_INDEX(n, 3U);
	return n < 4U ? (r.raw >> n) & 0x1ULL : 0;
}

static inline int cmns3_xp_dtm_fifo_entry_ready_dt_check(cmns3_xp_dtm_fifo_entry_ready_dt_t r)
{
	if ((r.raw & 0xfffffffffffffff0ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *cmns3_xp_dtm_fifo_entry_ready_dt_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffffffffff0 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline cmns3_xp_dtm_fifo_entry_ready_dt_t cmns3_xp_dtm_fifo_entry_ready_dt_read(const PMUREG_MEMORY *base, unsigned int d)
{
	cmns3_xp_dtm_fifo_entry_ready_dt_t r;

	PMUREG_INDEX(d - 1U, 4U);
	r.raw = pmureg_load64(base, CMNS3_XP_DTM_FIFO_ENTRY_READY_DT_OFFSET(d));
	return r;
}

static inline void cmns3_xp_dtm_fifo_entry_ready_dt_write(PMUREG_MEMORY *base, unsigned int d, cmns3_xp_dtm_fifo_entry_ready_dt_t r)
{
	PMUREG_INDEX(d - 1U, 4U);
	pmureg_store64(base, CMNS3_XP_DTM_FIFO_ENTRY_READY_DT_OFFSET(d), r.raw);
}

#ifdef PMUREG_IO_H
static inline int cmns3_xp_dtm_fifo_entry_ready_dt_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int d, cmns3_xp_dtm_fifo_entry_ready_dt_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(d - 1U, 4U);
	at.space = PMUREG_MMIO;
	at.address = CMNS3_XP_DTM_FIFO_ENTRY_READY_DT_OFFSET(d);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int cmns3_xp_dtm_fifo_entry_ready_dt_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int d, cmns3_xp_dtm_fifo_entry_ready_dt_t r)
{
	PMUREG_INDEX(d - 1U, 4U);
	at.space = PMUREG_MMIO;
	at.address = CMNS3_XP_DTM_FIFO_ENTRY_READY_DT_OFFSET(d);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- por_dtm_fifo_entry<e>_<w>_dt<d>: por_dtm_fifo_entry<e>_<w> of DTM <d>. ----
 * Source: REGS; K CMN_DTM_OFFSET
 */

#define CMNS3_XP_DTM_FIFO_ENTRY_DT_OFFSET(d, e, w) (0xa120U + 0x200U * (d) + 0x20U * (e) + 8U * (w)) /* d: 1 to 3, e: 0 to 3, w: 0 to 3 */
#define CMNS3_XP_DTM_FIFO_ENTRY_DT_COUNT           48
#define CMNS3_XP_DTM_FIFO_ENTRY_DT_RESET           0x0000000000000000ULL
#define CMNS3_XP_DTM_FIFO_ENTRY_DT_FIFO_DATA_SHIFT 0
#define CMNS3_XP_DTM_FIFO_ENTRY_DT_FIFO_DATA_WIDTH 64
#define CMNS3_XP_DTM_FIFO_ENTRY_DT_FIFO_DATA_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} cmns3_xp_dtm_fifo_entry_dt_t;

typedef struct {
	uint64_t fifo_data; /* 63:0  RO-V The word. */
} cmns3_xp_dtm_fifo_entry_dt_fields_t;

static inline __attribute__((always_inline)) cmns3_xp_dtm_fifo_entry_dt_t cmns3_xp_dtm_fifo_entry_dt_pack(cmns3_xp_dtm_fifo_entry_dt_fields_t f)
{
	cmns3_xp_dtm_fifo_entry_dt_t r;

	r.raw = 0
		| f.fifo_data;
	return r;
}

static inline cmns3_xp_dtm_fifo_entry_dt_fields_t cmns3_xp_dtm_fifo_entry_dt_unpack(cmns3_xp_dtm_fifo_entry_dt_t r)
{
	cmns3_xp_dtm_fifo_entry_dt_fields_t f;

	f.fifo_data = r.raw;
	return f;
}

static inline uint64_t cmns3_xp_dtm_fifo_entry_dt_get(cmns3_xp_dtm_fifo_entry_dt_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define cmns3_xp_dtm_fifo_entry_dt_get_fifo_data(r) cmns3_xp_dtm_fifo_entry_dt_get(r, 0xffffffffffffffffULL, 0)

static inline cmns3_xp_dtm_fifo_entry_dt_t cmns3_xp_dtm_fifo_entry_dt_read(const PMUREG_MEMORY *base, unsigned int d, unsigned int e, unsigned int w)
{
	cmns3_xp_dtm_fifo_entry_dt_t r;

	PMUREG_INDEX(d - 1U, 2U);
	PMUREG_INDEX(e, 3U);
	PMUREG_INDEX(w, 3U);
	r.raw = pmureg_load64(base, CMNS3_XP_DTM_FIFO_ENTRY_DT_OFFSET(d, e, w));
	return r;
}

#ifdef PMUREG_IO_H
static inline int cmns3_xp_dtm_fifo_entry_dt_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int d, unsigned int e, unsigned int w, cmns3_xp_dtm_fifo_entry_dt_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(d - 1U, 2U);
	PMUREG_INDEX(e, 3U);
	PMUREG_INDEX(w, 3U);
	at.space = PMUREG_MMIO;
	at.address = CMNS3_XP_DTM_FIFO_ENTRY_DT_OFFSET(d, e, w);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- por_dtm_wp<n>_config_dt<d>: por_dtm_wp<n>_config of DTM <d>. ----
 * Source: REGS; K CMN_DTM_OFFSET
 */

#define CMNS3_XP_DTM_WP_CONFIG_DT_OFFSET(d, n)              ((((d) < 4U) ? 0xa1a0U : (0xd2a0U)) + 0x200U * (d) + 0x18U * (n)) /* d: 1 to 5, n: 0 to 3 */
#define CMNS3_XP_DTM_WP_CONFIG_DT_COUNT                     20
#define CMNS3_XP_DTM_WP_CONFIG_DT_RESET                     0x0000000000000000ULL
#define CMNS3_XP_DTM_WP_CONFIG_DT_WP_CHN_NUM_SHIFT          19
#define CMNS3_XP_DTM_WP_CONFIG_DT_WP_CHN_NUM_WIDTH          2
#define CMNS3_XP_DTM_WP_CONFIG_DT_WP_CHN_NUM_MASK           0x0000000000180000ULL
#define CMNS3_XP_DTM_WP_CONFIG_DT_WP_DEV_SEL2_SHIFT         17
#define CMNS3_XP_DTM_WP_CONFIG_DT_WP_DEV_SEL2_WIDTH         2
#define CMNS3_XP_DTM_WP_CONFIG_DT_WP_DEV_SEL2_MASK          0x0000000000060000ULL
#define CMNS3_XP_DTM_WP_CONFIG_DT_WP_DBGTRIG_EN_SHIFT       16
#define CMNS3_XP_DTM_WP_CONFIG_DT_WP_DBGTRIG_EN_WIDTH       1
#define CMNS3_XP_DTM_WP_CONFIG_DT_WP_DBGTRIG_EN_MASK        0x0000000000010000ULL
#define CMNS3_XP_DTM_WP_CONFIG_DT_WP_CTRIG_EN_SHIFT         15
#define CMNS3_XP_DTM_WP_CONFIG_DT_WP_CTRIG_EN_WIDTH         1
#define CMNS3_XP_DTM_WP_CONFIG_DT_WP_CTRIG_EN_MASK          0x0000000000008000ULL
#define CMNS3_XP_DTM_WP_CONFIG_DT_WP_CC_EN_SHIFT            14
#define CMNS3_XP_DTM_WP_CONFIG_DT_WP_CC_EN_WIDTH            1
#define CMNS3_XP_DTM_WP_CONFIG_DT_WP_CC_EN_MASK             0x0000000000004000ULL
#define CMNS3_XP_DTM_WP_CONFIG_DT_WP_PKT_TYPE_SHIFT         11
#define CMNS3_XP_DTM_WP_CONFIG_DT_WP_PKT_TYPE_WIDTH         3
#define CMNS3_XP_DTM_WP_CONFIG_DT_WP_PKT_TYPE_MASK          0x0000000000003800ULL
#define CMNS3_XP_DTM_WP_CONFIG_DT_WP_PKT_TYPE_TXNID         0U
#define CMNS3_XP_DTM_WP_CONFIG_DT_WP_PKT_TYPE_OPCODE        1U
#define CMNS3_XP_DTM_WP_CONFIG_DT_WP_PKT_TYPE_SOURCE_TARGET 2U
#define CMNS3_XP_DTM_WP_CONFIG_DT_WP_PKT_TYPE_CONTROL_FLIT  4U
#define CMNS3_XP_DTM_WP_CONFIG_DT_WP_PKT_GEN_SHIFT          10
#define CMNS3_XP_DTM_WP_CONFIG_DT_WP_PKT_GEN_WIDTH          1
#define CMNS3_XP_DTM_WP_CONFIG_DT_WP_PKT_GEN_MASK           0x0000000000000400ULL
#define CMNS3_XP_DTM_WP_CONFIG_DT_WP_COMBINE_SHIFT          9
#define CMNS3_XP_DTM_WP_CONFIG_DT_WP_COMBINE_WIDTH          1
#define CMNS3_XP_DTM_WP_CONFIG_DT_WP_COMBINE_MASK           0x0000000000000200ULL
#define CMNS3_XP_DTM_WP_CONFIG_DT_WP_EXCLUSIVE_SHIFT        8
#define CMNS3_XP_DTM_WP_CONFIG_DT_WP_EXCLUSIVE_WIDTH        1
#define CMNS3_XP_DTM_WP_CONFIG_DT_WP_EXCLUSIVE_MASK         0x0000000000000100ULL
#define CMNS3_XP_DTM_WP_CONFIG_DT_RSVDC_BSEL_SHIFT          6
#define CMNS3_XP_DTM_WP_CONFIG_DT_RSVDC_BSEL_WIDTH          2
#define CMNS3_XP_DTM_WP_CONFIG_DT_RSVDC_BSEL_MASK           0x00000000000000c0ULL
#define CMNS3_XP_DTM_WP_CONFIG_DT_WP_GRP_SHIFT              4
#define CMNS3_XP_DTM_WP_CONFIG_DT_WP_GRP_WIDTH              2
#define CMNS3_XP_DTM_WP_CONFIG_DT_WP_GRP_MASK               0x0000000000000030ULL
#define CMNS3_XP_DTM_WP_CONFIG_DT_WP_CHN_SEL_SHIFT          1
#define CMNS3_XP_DTM_WP_CONFIG_DT_WP_CHN_SEL_WIDTH          3
#define CMNS3_XP_DTM_WP_CONFIG_DT_WP_CHN_SEL_MASK           0x000000000000000eULL
#define CMNS3_XP_DTM_WP_CONFIG_DT_WP_CHN_SEL_REQ            0U
#define CMNS3_XP_DTM_WP_CONFIG_DT_WP_CHN_SEL_RSP            1U
#define CMNS3_XP_DTM_WP_CONFIG_DT_WP_CHN_SEL_SNP            2U
#define CMNS3_XP_DTM_WP_CONFIG_DT_WP_CHN_SEL_DAT            3U
#define CMNS3_XP_DTM_WP_CONFIG_DT_WP_DEV_SEL_SHIFT          0
#define CMNS3_XP_DTM_WP_CONFIG_DT_WP_DEV_SEL_WIDTH          1
#define CMNS3_XP_DTM_WP_CONFIG_DT_WP_DEV_SEL_MASK           0x0000000000000001ULL

typedef struct {
	uint64_t raw;
} cmns3_xp_dtm_wp_config_dt_t;

typedef struct {
	uint64_t wp_chn_num;    /* 20:19 RW Which of the channels of a kind, where there are two. */
	uint64_t wp_dev_sel2;   /* 18:17 RW Bits 2:1 of the port. */
	uint64_t wp_dbgtrig_en; /* 16    RW A match sends a debug trigger. */
	uint64_t wp_ctrig_en;   /* 15    RW A match sends a cross trigger. */
	uint64_t wp_cc_en;      /* 14    RW Traces have a count of cycles. */
	uint64_t wp_pkt_type;   /* 13:11 RW What is traced. */
	uint64_t wp_pkt_gen;    /* 10    RW A match is traced. */
	uint64_t wp_combine;    /* 9     RW Watchpoints 0 and 1, or 2 and 3, are one; in 0 and 2 only. */
	uint64_t wp_exclusive;  /* 8     RW 1: what does not match is meant. */
	uint64_t rsvdc_bsel;    /* 7:6   RW Which byte of the flit's RSVDC is compared. */
	uint64_t wp_grp;        /* 5:4   RW Which fields are compared: 0 the primary group, 1 the secondary, and on. */
	uint64_t wp_chn_sel;    /* 3:1   RW The channel. */
	uint64_t wp_dev_sel;    /* 0     RW Bit 0 of the port. */
} cmns3_xp_dtm_wp_config_dt_fields_t;

static inline __attribute__((always_inline)) cmns3_xp_dtm_wp_config_dt_t cmns3_xp_dtm_wp_config_dt_pack(cmns3_xp_dtm_wp_config_dt_fields_t f)
{
	cmns3_xp_dtm_wp_config_dt_t r;

	r.raw = 0
		| pmureg_put64(f.wp_chn_num, 0x3ULL, 19)
		| pmureg_put64(f.wp_dev_sel2, 0x3ULL, 17)
		| pmureg_put64(f.wp_dbgtrig_en, 0x1ULL, 16)
		| pmureg_put64(f.wp_ctrig_en, 0x1ULL, 15)
		| pmureg_put64(f.wp_cc_en, 0x1ULL, 14)
		| pmureg_put64(f.wp_pkt_type, 0x7ULL, 11)
		| pmureg_put64(f.wp_pkt_gen, 0x1ULL, 10)
		| pmureg_put64(f.wp_combine, 0x1ULL, 9)
		| pmureg_put64(f.wp_exclusive, 0x1ULL, 8)
		| pmureg_put64(f.rsvdc_bsel, 0x3ULL, 6)
		| pmureg_put64(f.wp_grp, 0x3ULL, 4)
		| pmureg_put64(f.wp_chn_sel, 0x7ULL, 1)
		| pmureg_put64(f.wp_dev_sel, 0x1ULL, 0);
	return r;
}

static inline cmns3_xp_dtm_wp_config_dt_fields_t cmns3_xp_dtm_wp_config_dt_unpack(cmns3_xp_dtm_wp_config_dt_t r)
{
	cmns3_xp_dtm_wp_config_dt_fields_t f;

	f.wp_chn_num = (r.raw >> 19) & 0x3ULL;
	f.wp_dev_sel2 = (r.raw >> 17) & 0x3ULL;
	f.wp_dbgtrig_en = (r.raw >> 16) & 0x1ULL;
	f.wp_ctrig_en = (r.raw >> 15) & 0x1ULL;
	f.wp_cc_en = (r.raw >> 14) & 0x1ULL;
	f.wp_pkt_type = (r.raw >> 11) & 0x7ULL;
	f.wp_pkt_gen = (r.raw >> 10) & 0x1ULL;
	f.wp_combine = (r.raw >> 9) & 0x1ULL;
	f.wp_exclusive = (r.raw >> 8) & 0x1ULL;
	f.rsvdc_bsel = (r.raw >> 6) & 0x3ULL;
	f.wp_grp = (r.raw >> 4) & 0x3ULL;
	f.wp_chn_sel = (r.raw >> 1) & 0x7ULL;
	f.wp_dev_sel = r.raw & 0x1ULL;
	return f;
}

static inline uint64_t cmns3_xp_dtm_wp_config_dt_get(cmns3_xp_dtm_wp_config_dt_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline cmns3_xp_dtm_wp_config_dt_t cmns3_xp_dtm_wp_config_dt_with(cmns3_xp_dtm_wp_config_dt_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x00000000001fffffULL & ~mask);
	return r;
}

#define cmns3_xp_dtm_wp_config_dt_get_wp_chn_num(r)            cmns3_xp_dtm_wp_config_dt_get(r, 0x0000000000180000ULL, 19)
#define cmns3_xp_dtm_wp_config_dt_get_wp_dev_sel2(r)           cmns3_xp_dtm_wp_config_dt_get(r, 0x0000000000060000ULL, 17)
#define cmns3_xp_dtm_wp_config_dt_get_wp_dbgtrig_en(r)         cmns3_xp_dtm_wp_config_dt_get(r, 0x0000000000010000ULL, 16)
#define cmns3_xp_dtm_wp_config_dt_get_wp_ctrig_en(r)           cmns3_xp_dtm_wp_config_dt_get(r, 0x0000000000008000ULL, 15)
#define cmns3_xp_dtm_wp_config_dt_get_wp_cc_en(r)              cmns3_xp_dtm_wp_config_dt_get(r, 0x0000000000004000ULL, 14)
#define cmns3_xp_dtm_wp_config_dt_get_wp_pkt_type(r)           cmns3_xp_dtm_wp_config_dt_get(r, 0x0000000000003800ULL, 11)
#define cmns3_xp_dtm_wp_config_dt_get_wp_pkt_gen(r)            cmns3_xp_dtm_wp_config_dt_get(r, 0x0000000000000400ULL, 10)
#define cmns3_xp_dtm_wp_config_dt_get_wp_combine(r)            cmns3_xp_dtm_wp_config_dt_get(r, 0x0000000000000200ULL, 9)
#define cmns3_xp_dtm_wp_config_dt_get_wp_exclusive(r)          cmns3_xp_dtm_wp_config_dt_get(r, 0x0000000000000100ULL, 8)
#define cmns3_xp_dtm_wp_config_dt_get_rsvdc_bsel(r)            cmns3_xp_dtm_wp_config_dt_get(r, 0x00000000000000c0ULL, 6)
#define cmns3_xp_dtm_wp_config_dt_get_wp_grp(r)                cmns3_xp_dtm_wp_config_dt_get(r, 0x0000000000000030ULL, 4)
#define cmns3_xp_dtm_wp_config_dt_get_wp_chn_sel(r)            cmns3_xp_dtm_wp_config_dt_get(r, 0x000000000000000eULL, 1)
#define cmns3_xp_dtm_wp_config_dt_get_wp_dev_sel(r)            cmns3_xp_dtm_wp_config_dt_get(r, 0x0000000000000001ULL, 0)
#define cmns3_xp_dtm_wp_config_dt_with_wp_chn_num(r, value)    PMUREG_WITH(cmns3_xp_dtm_wp_config_dt_with, r, 0x0000000000180000ULL, 19, value)
#define cmns3_xp_dtm_wp_config_dt_with_wp_dev_sel2(r, value)   PMUREG_WITH(cmns3_xp_dtm_wp_config_dt_with, r, 0x0000000000060000ULL, 17, value)
#define cmns3_xp_dtm_wp_config_dt_with_wp_dbgtrig_en(r, value) PMUREG_WITH(cmns3_xp_dtm_wp_config_dt_with, r, 0x0000000000010000ULL, 16, value)
#define cmns3_xp_dtm_wp_config_dt_with_wp_ctrig_en(r, value)   PMUREG_WITH(cmns3_xp_dtm_wp_config_dt_with, r, 0x0000000000008000ULL, 15, value)
#define cmns3_xp_dtm_wp_config_dt_with_wp_cc_en(r, value)      PMUREG_WITH(cmns3_xp_dtm_wp_config_dt_with, r, 0x0000000000004000ULL, 14, value)
#define cmns3_xp_dtm_wp_config_dt_with_wp_pkt_type(r, value)   PMUREG_WITH(cmns3_xp_dtm_wp_config_dt_with, r, 0x0000000000003800ULL, 11, value)
#define cmns3_xp_dtm_wp_config_dt_with_wp_pkt_gen(r, value)    PMUREG_WITH(cmns3_xp_dtm_wp_config_dt_with, r, 0x0000000000000400ULL, 10, value)
#define cmns3_xp_dtm_wp_config_dt_with_wp_combine(r, value)    PMUREG_WITH(cmns3_xp_dtm_wp_config_dt_with, r, 0x0000000000000200ULL, 9, value)
#define cmns3_xp_dtm_wp_config_dt_with_wp_exclusive(r, value)  PMUREG_WITH(cmns3_xp_dtm_wp_config_dt_with, r, 0x0000000000000100ULL, 8, value)
#define cmns3_xp_dtm_wp_config_dt_with_rsvdc_bsel(r, value)    PMUREG_WITH(cmns3_xp_dtm_wp_config_dt_with, r, 0x00000000000000c0ULL, 6, value)
#define cmns3_xp_dtm_wp_config_dt_with_wp_grp(r, value)        PMUREG_WITH(cmns3_xp_dtm_wp_config_dt_with, r, 0x0000000000000030ULL, 4, value)
#define cmns3_xp_dtm_wp_config_dt_with_wp_chn_sel(r, value)    PMUREG_WITH(cmns3_xp_dtm_wp_config_dt_with, r, 0x000000000000000eULL, 1, value)
#define cmns3_xp_dtm_wp_config_dt_with_wp_dev_sel(r, value)    PMUREG_WITH(cmns3_xp_dtm_wp_config_dt_with, r, 0x0000000000000001ULL, 0, value)

static inline int cmns3_xp_dtm_wp_config_dt_check(cmns3_xp_dtm_wp_config_dt_t r)
{
	if (((r.raw >> 1) & 0x7ULL) != 0x0ULL && ((r.raw >> 1) & 0x7ULL) != 0x1ULL && ((r.raw >> 1) & 0x7ULL) != 0x2ULL && ((r.raw >> 1) & 0x7ULL) != 0x3ULL)
		return 0;
	if ((r.raw & 0xffffffffffe00000ULL) != 0x0000000000000000ULL)
		return 1;
	return -1;
}

static inline const char *cmns3_xp_dtm_wp_config_dt_rule(int rule)
{
	switch (rule) {
	case 0:
		return "wp_chn_sel: this value is reserved";
	case 1:
		return "the reserved bits 0xffffffffffe00000 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline cmns3_xp_dtm_wp_config_dt_t cmns3_xp_dtm_wp_config_dt_read(const PMUREG_MEMORY *base, unsigned int d, unsigned int n)
{
	cmns3_xp_dtm_wp_config_dt_t r;

	PMUREG_INDEX(d - 1U, 4U);
	PMUREG_INDEX(n, 3U);
	r.raw = pmureg_load64(base, CMNS3_XP_DTM_WP_CONFIG_DT_OFFSET(d, n));
	return r;
}

static inline void cmns3_xp_dtm_wp_config_dt_write(PMUREG_MEMORY *base, unsigned int d, unsigned int n, cmns3_xp_dtm_wp_config_dt_t r)
{
	PMUREG_INDEX(d - 1U, 4U);
	PMUREG_INDEX(n, 3U);
	pmureg_store64(base, CMNS3_XP_DTM_WP_CONFIG_DT_OFFSET(d, n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int cmns3_xp_dtm_wp_config_dt_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int d, unsigned int n, cmns3_xp_dtm_wp_config_dt_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(d - 1U, 4U);
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MMIO;
	at.address = CMNS3_XP_DTM_WP_CONFIG_DT_OFFSET(d, n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int cmns3_xp_dtm_wp_config_dt_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int d, unsigned int n, cmns3_xp_dtm_wp_config_dt_t r)
{
	PMUREG_INDEX(d - 1U, 4U);
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MMIO;
	at.address = CMNS3_XP_DTM_WP_CONFIG_DT_OFFSET(d, n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- por_dtm_wp<n>_val_dt<d>: por_dtm_wp<n>_val of DTM <d>. ----
 * Source: REGS; K CMN_DTM_OFFSET
 */

#define CMNS3_XP_DTM_WP_VAL_DT_OFFSET(d, n) ((((d) < 4U) ? 0xa1a8U : (0xd2a8U)) + 0x200U * (d) + 0x18U * (n)) /* d: 1 to 5, n: 0 to 3 */
#define CMNS3_XP_DTM_WP_VAL_DT_COUNT        20
#define CMNS3_XP_DTM_WP_VAL_DT_RESET        0x0000000000000000ULL
#define CMNS3_XP_DTM_WP_VAL_DT_VALUE_SHIFT  0
#define CMNS3_XP_DTM_WP_VAL_DT_VALUE_WIDTH  64
#define CMNS3_XP_DTM_WP_VAL_DT_VALUE_MASK   0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} cmns3_xp_dtm_wp_val_dt_t;

typedef struct {
	uint64_t value; /* 63:0  RW Bits of a flit as the channel and the group have them. */
} cmns3_xp_dtm_wp_val_dt_fields_t;

static inline __attribute__((always_inline)) cmns3_xp_dtm_wp_val_dt_t cmns3_xp_dtm_wp_val_dt_pack(cmns3_xp_dtm_wp_val_dt_fields_t f)
{
	cmns3_xp_dtm_wp_val_dt_t r;

	r.raw = 0
		| f.value;
	return r;
}

static inline cmns3_xp_dtm_wp_val_dt_fields_t cmns3_xp_dtm_wp_val_dt_unpack(cmns3_xp_dtm_wp_val_dt_t r)
{
	cmns3_xp_dtm_wp_val_dt_fields_t f;

	f.value = r.raw;
	return f;
}

static inline uint64_t cmns3_xp_dtm_wp_val_dt_get(cmns3_xp_dtm_wp_val_dt_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline cmns3_xp_dtm_wp_val_dt_t cmns3_xp_dtm_wp_val_dt_with(cmns3_xp_dtm_wp_val_dt_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define cmns3_xp_dtm_wp_val_dt_get_value(r)         cmns3_xp_dtm_wp_val_dt_get(r, 0xffffffffffffffffULL, 0)
#define cmns3_xp_dtm_wp_val_dt_with_value(r, value) PMUREG_WITH(cmns3_xp_dtm_wp_val_dt_with, r, 0xffffffffffffffffULL, 0, value)

static inline cmns3_xp_dtm_wp_val_dt_t cmns3_xp_dtm_wp_val_dt_read(const PMUREG_MEMORY *base, unsigned int d, unsigned int n)
{
	cmns3_xp_dtm_wp_val_dt_t r;

	PMUREG_INDEX(d - 1U, 4U);
	PMUREG_INDEX(n, 3U);
	r.raw = pmureg_load64(base, CMNS3_XP_DTM_WP_VAL_DT_OFFSET(d, n));
	return r;
}

static inline void cmns3_xp_dtm_wp_val_dt_write(PMUREG_MEMORY *base, unsigned int d, unsigned int n, cmns3_xp_dtm_wp_val_dt_t r)
{
	PMUREG_INDEX(d - 1U, 4U);
	PMUREG_INDEX(n, 3U);
	pmureg_store64(base, CMNS3_XP_DTM_WP_VAL_DT_OFFSET(d, n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int cmns3_xp_dtm_wp_val_dt_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int d, unsigned int n, cmns3_xp_dtm_wp_val_dt_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(d - 1U, 4U);
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MMIO;
	at.address = CMNS3_XP_DTM_WP_VAL_DT_OFFSET(d, n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int cmns3_xp_dtm_wp_val_dt_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int d, unsigned int n, cmns3_xp_dtm_wp_val_dt_t r)
{
	PMUREG_INDEX(d - 1U, 4U);
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MMIO;
	at.address = CMNS3_XP_DTM_WP_VAL_DT_OFFSET(d, n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- por_dtm_wp<n>_mask_dt<d>: por_dtm_wp<n>_mask of DTM <d>. ----
 * Source: REGS; K CMN_DTM_OFFSET
 */

#define CMNS3_XP_DTM_WP_MASK_DT_OFFSET(d, n) ((((d) < 4U) ? 0xa1b0U : (0xd2b0U)) + 0x200U * (d) + 0x18U * (n)) /* d: 1 to 5, n: 0 to 3 */
#define CMNS3_XP_DTM_WP_MASK_DT_COUNT        20
#define CMNS3_XP_DTM_WP_MASK_DT_RESET        0x0000000000000000ULL
#define CMNS3_XP_DTM_WP_MASK_DT_VALUE_SHIFT  0
#define CMNS3_XP_DTM_WP_MASK_DT_VALUE_WIDTH  64
#define CMNS3_XP_DTM_WP_MASK_DT_VALUE_MASK   0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} cmns3_xp_dtm_wp_mask_dt_t;

typedef struct {
	uint64_t value; /* 63:0  RW Bits of a flit as the channel and the group have them. */
} cmns3_xp_dtm_wp_mask_dt_fields_t;

static inline __attribute__((always_inline)) cmns3_xp_dtm_wp_mask_dt_t cmns3_xp_dtm_wp_mask_dt_pack(cmns3_xp_dtm_wp_mask_dt_fields_t f)
{
	cmns3_xp_dtm_wp_mask_dt_t r;

	r.raw = 0
		| f.value;
	return r;
}

static inline cmns3_xp_dtm_wp_mask_dt_fields_t cmns3_xp_dtm_wp_mask_dt_unpack(cmns3_xp_dtm_wp_mask_dt_t r)
{
	cmns3_xp_dtm_wp_mask_dt_fields_t f;

	f.value = r.raw;
	return f;
}

static inline uint64_t cmns3_xp_dtm_wp_mask_dt_get(cmns3_xp_dtm_wp_mask_dt_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline cmns3_xp_dtm_wp_mask_dt_t cmns3_xp_dtm_wp_mask_dt_with(cmns3_xp_dtm_wp_mask_dt_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define cmns3_xp_dtm_wp_mask_dt_get_value(r)         cmns3_xp_dtm_wp_mask_dt_get(r, 0xffffffffffffffffULL, 0)
#define cmns3_xp_dtm_wp_mask_dt_with_value(r, value) PMUREG_WITH(cmns3_xp_dtm_wp_mask_dt_with, r, 0xffffffffffffffffULL, 0, value)

static inline cmns3_xp_dtm_wp_mask_dt_t cmns3_xp_dtm_wp_mask_dt_read(const PMUREG_MEMORY *base, unsigned int d, unsigned int n)
{
	cmns3_xp_dtm_wp_mask_dt_t r;

	PMUREG_INDEX(d - 1U, 4U);
	PMUREG_INDEX(n, 3U);
	r.raw = pmureg_load64(base, CMNS3_XP_DTM_WP_MASK_DT_OFFSET(d, n));
	return r;
}

static inline void cmns3_xp_dtm_wp_mask_dt_write(PMUREG_MEMORY *base, unsigned int d, unsigned int n, cmns3_xp_dtm_wp_mask_dt_t r)
{
	PMUREG_INDEX(d - 1U, 4U);
	PMUREG_INDEX(n, 3U);
	pmureg_store64(base, CMNS3_XP_DTM_WP_MASK_DT_OFFSET(d, n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int cmns3_xp_dtm_wp_mask_dt_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int d, unsigned int n, cmns3_xp_dtm_wp_mask_dt_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(d - 1U, 4U);
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MMIO;
	at.address = CMNS3_XP_DTM_WP_MASK_DT_OFFSET(d, n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int cmns3_xp_dtm_wp_mask_dt_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int d, unsigned int n, cmns3_xp_dtm_wp_mask_dt_t r)
{
	PMUREG_INDEX(d - 1U, 4U);
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MMIO;
	at.address = CMNS3_XP_DTM_WP_MASK_DT_OFFSET(d, n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- por_dtm_pmsicr_dt<d>: por_dtm_pmsicr of DTM <d>. ----
 * Source: REGS; K CMN_DTM_OFFSET
 */

#define CMNS3_XP_DTM_PMSICR_DT_OFFSET(d)   ((((d) < 4U) ? 0xa200U : (0xd300U)) + 0x200U * (d)) /* d: 1 to 5 */
#define CMNS3_XP_DTM_PMSICR_DT_COUNT       5
#define CMNS3_XP_DTM_PMSICR_DT_RESET       0x0000000000000000ULL
#define CMNS3_XP_DTM_PMSICR_DT_COUNT_SHIFT 0
#define CMNS3_XP_DTM_PMSICR_DT_COUNT_WIDTH 32
#define CMNS3_XP_DTM_PMSICR_DT_COUNT_MASK  0x00000000ffffffffULL

typedef struct {
	uint64_t raw;
} cmns3_xp_dtm_pmsicr_dt_t;

typedef struct {
	uint64_t count; /* 31:0  RW-V The count. */
} cmns3_xp_dtm_pmsicr_dt_fields_t;

static inline __attribute__((always_inline)) cmns3_xp_dtm_pmsicr_dt_t cmns3_xp_dtm_pmsicr_dt_pack(cmns3_xp_dtm_pmsicr_dt_fields_t f)
{
	cmns3_xp_dtm_pmsicr_dt_t r;

	r.raw = 0
		| pmureg_put64(f.count, 0xffffffffULL, 0);
	return r;
}

static inline cmns3_xp_dtm_pmsicr_dt_fields_t cmns3_xp_dtm_pmsicr_dt_unpack(cmns3_xp_dtm_pmsicr_dt_t r)
{
	cmns3_xp_dtm_pmsicr_dt_fields_t f;

	f.count = r.raw & 0xffffffffULL;
	return f;
}

static inline uint64_t cmns3_xp_dtm_pmsicr_dt_get(cmns3_xp_dtm_pmsicr_dt_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline cmns3_xp_dtm_pmsicr_dt_t cmns3_xp_dtm_pmsicr_dt_with(cmns3_xp_dtm_pmsicr_dt_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x00000000ffffffffULL & ~mask);
	return r;
}

#define cmns3_xp_dtm_pmsicr_dt_get_count(r)         cmns3_xp_dtm_pmsicr_dt_get(r, 0x00000000ffffffffULL, 0)
#define cmns3_xp_dtm_pmsicr_dt_with_count(r, value) PMUREG_WITH(cmns3_xp_dtm_pmsicr_dt_with, r, 0x00000000ffffffffULL, 0, value)

static inline int cmns3_xp_dtm_pmsicr_dt_check(cmns3_xp_dtm_pmsicr_dt_t r)
{
	if ((r.raw & 0xffffffff00000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *cmns3_xp_dtm_pmsicr_dt_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffff00000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline cmns3_xp_dtm_pmsicr_dt_t cmns3_xp_dtm_pmsicr_dt_read(const PMUREG_MEMORY *base, unsigned int d)
{
	cmns3_xp_dtm_pmsicr_dt_t r;

	PMUREG_INDEX(d - 1U, 4U);
	r.raw = pmureg_load64(base, CMNS3_XP_DTM_PMSICR_DT_OFFSET(d));
	return r;
}

static inline void cmns3_xp_dtm_pmsicr_dt_write(PMUREG_MEMORY *base, unsigned int d, cmns3_xp_dtm_pmsicr_dt_t r)
{
	PMUREG_INDEX(d - 1U, 4U);
	pmureg_store64(base, CMNS3_XP_DTM_PMSICR_DT_OFFSET(d), r.raw);
}

#ifdef PMUREG_IO_H
static inline int cmns3_xp_dtm_pmsicr_dt_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int d, cmns3_xp_dtm_pmsicr_dt_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(d - 1U, 4U);
	at.space = PMUREG_MMIO;
	at.address = CMNS3_XP_DTM_PMSICR_DT_OFFSET(d);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int cmns3_xp_dtm_pmsicr_dt_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int d, cmns3_xp_dtm_pmsicr_dt_t r)
{
	PMUREG_INDEX(d - 1U, 4U);
	at.space = PMUREG_MMIO;
	at.address = CMNS3_XP_DTM_PMSICR_DT_OFFSET(d);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- por_dtm_pmsirr_dt<d>: por_dtm_pmsirr of DTM <d>. ----
 * Source: REGS; K CMN_DTM_OFFSET
 */

#define CMNS3_XP_DTM_PMSIRR_DT_OFFSET(d)      ((((d) < 4U) ? 0xa208U : (0xd308U)) + 0x200U * (d)) /* d: 1 to 5 */
#define CMNS3_XP_DTM_PMSIRR_DT_COUNT          5
#define CMNS3_XP_DTM_PMSIRR_DT_RESET          0x0000000000000000ULL
#define CMNS3_XP_DTM_PMSIRR_DT_INTERVAL_SHIFT 8
#define CMNS3_XP_DTM_PMSIRR_DT_INTERVAL_WIDTH 24
#define CMNS3_XP_DTM_PMSIRR_DT_INTERVAL_MASK  0x00000000ffffff00ULL

typedef struct {
	uint64_t raw;
} cmns3_xp_dtm_pmsirr_dt_t;

typedef struct {
	uint64_t interval; /* 31:8  RW Bits 31:8 of the number. */
} cmns3_xp_dtm_pmsirr_dt_fields_t;

static inline __attribute__((always_inline)) cmns3_xp_dtm_pmsirr_dt_t cmns3_xp_dtm_pmsirr_dt_pack(cmns3_xp_dtm_pmsirr_dt_fields_t f)
{
	cmns3_xp_dtm_pmsirr_dt_t r;

	r.raw = 0
		| pmureg_put64(f.interval, 0xffffffULL, 8);
	return r;
}

static inline cmns3_xp_dtm_pmsirr_dt_fields_t cmns3_xp_dtm_pmsirr_dt_unpack(cmns3_xp_dtm_pmsirr_dt_t r)
{
	cmns3_xp_dtm_pmsirr_dt_fields_t f;

	f.interval = (r.raw >> 8) & 0xffffffULL;
	return f;
}

static inline uint64_t cmns3_xp_dtm_pmsirr_dt_get(cmns3_xp_dtm_pmsirr_dt_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline cmns3_xp_dtm_pmsirr_dt_t cmns3_xp_dtm_pmsirr_dt_with(cmns3_xp_dtm_pmsirr_dt_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x00000000ffffff00ULL & ~mask);
	return r;
}

#define cmns3_xp_dtm_pmsirr_dt_get_interval(r)         cmns3_xp_dtm_pmsirr_dt_get(r, 0x00000000ffffff00ULL, 8)
#define cmns3_xp_dtm_pmsirr_dt_with_interval(r, value) PMUREG_WITH(cmns3_xp_dtm_pmsirr_dt_with, r, 0x00000000ffffff00ULL, 8, value)

static inline int cmns3_xp_dtm_pmsirr_dt_check(cmns3_xp_dtm_pmsirr_dt_t r)
{
	if ((r.raw & 0xffffffff000000ffULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *cmns3_xp_dtm_pmsirr_dt_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffff000000ff must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline cmns3_xp_dtm_pmsirr_dt_t cmns3_xp_dtm_pmsirr_dt_read(const PMUREG_MEMORY *base, unsigned int d)
{
	cmns3_xp_dtm_pmsirr_dt_t r;

	PMUREG_INDEX(d - 1U, 4U);
	r.raw = pmureg_load64(base, CMNS3_XP_DTM_PMSIRR_DT_OFFSET(d));
	return r;
}

static inline void cmns3_xp_dtm_pmsirr_dt_write(PMUREG_MEMORY *base, unsigned int d, cmns3_xp_dtm_pmsirr_dt_t r)
{
	PMUREG_INDEX(d - 1U, 4U);
	pmureg_store64(base, CMNS3_XP_DTM_PMSIRR_DT_OFFSET(d), r.raw);
}

#ifdef PMUREG_IO_H
static inline int cmns3_xp_dtm_pmsirr_dt_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int d, cmns3_xp_dtm_pmsirr_dt_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(d - 1U, 4U);
	at.space = PMUREG_MMIO;
	at.address = CMNS3_XP_DTM_PMSIRR_DT_OFFSET(d);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int cmns3_xp_dtm_pmsirr_dt_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int d, cmns3_xp_dtm_pmsirr_dt_t r)
{
	PMUREG_INDEX(d - 1U, 4U);
	at.space = PMUREG_MMIO;
	at.address = CMNS3_XP_DTM_PMSIRR_DT_OFFSET(d);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- por_dtm_pmu_config_dt<d>: por_dtm_pmu_config of DTM <d>. ----
 * Source: REGS; K CMN_DTM_OFFSET
 */

#define CMNS3_XP_DTM_PMU_CONFIG_DT_OFFSET(d)                                 ((((d) < 4U) ? 0xa210U : (0xd310U)) + 0x200U * (d)) /* d: 1 to 5 */
#define CMNS3_XP_DTM_PMU_CONFIG_DT_COUNT                                     5
#define CMNS3_XP_DTM_PMU_CONFIG_DT_RESET                                     0x0000000000000000ULL
#define CMNS3_XP_DTM_PMU_CONFIG_DT_PMEVCNT_INPUT_SEL_SHIFT                   32
#define CMNS3_XP_DTM_PMU_CONFIG_DT_PMEVCNT_INPUT_SEL_WIDTH                   32
#define CMNS3_XP_DTM_PMU_CONFIG_DT_PMEVCNT_INPUT_SEL_MASK                    0xffffffff00000000ULL
#define CMNS3_XP_DTM_PMU_CONFIG_DT_PMEVCNT_INPUT_SEL_COUNT                   4
#define CMNS3_XP_DTM_PMU_CONFIG_DT_PMEVCNT_INPUT_SEL_WATCHPOINT_0            0U
#define CMNS3_XP_DTM_PMU_CONFIG_DT_PMEVCNT_INPUT_SEL_WATCHPOINT_1            1U
#define CMNS3_XP_DTM_PMU_CONFIG_DT_PMEVCNT_INPUT_SEL_WATCHPOINT_2            2U
#define CMNS3_XP_DTM_PMU_CONFIG_DT_PMEVCNT_INPUT_SEL_WATCHPOINT_3            3U
#define CMNS3_XP_DTM_PMU_CONFIG_DT_PMEVCNT_INPUT_SEL_XP_EVENT_0              4U
#define CMNS3_XP_DTM_PMU_CONFIG_DT_PMEVCNT_INPUT_SEL_XP_EVENT_1              5U
#define CMNS3_XP_DTM_PMU_CONFIG_DT_PMEVCNT_INPUT_SEL_XP_EVENT_2              6U
#define CMNS3_XP_DTM_PMU_CONFIG_DT_PMEVCNT_INPUT_SEL_XP_EVENT_3              7U
#define CMNS3_XP_DTM_PMU_CONFIG_DT_PMEVCNT_INPUT_SEL_PORT_0_DEVICE_0_EVENT_0 16U
#define CMNS3_XP_DTM_PMU_CONFIG_DT_PMEVCNT_GLOBAL_NUM_SHIFT                  16
#define CMNS3_XP_DTM_PMU_CONFIG_DT_PMEVCNT_GLOBAL_NUM_WIDTH                  16
#define CMNS3_XP_DTM_PMU_CONFIG_DT_PMEVCNT_GLOBAL_NUM_MASK                   0x00000000ffff0000ULL
#define CMNS3_XP_DTM_PMU_CONFIG_DT_PMEVCNT_GLOBAL_NUM_COUNT                  4
#define CMNS3_XP_DTM_PMU_CONFIG_DT_CNTR_RST_SHIFT                            8
#define CMNS3_XP_DTM_PMU_CONFIG_DT_CNTR_RST_WIDTH                            1
#define CMNS3_XP_DTM_PMU_CONFIG_DT_CNTR_RST_MASK                             0x0000000000000100ULL
#define CMNS3_XP_DTM_PMU_CONFIG_DT_PMEVCNT_PAIRED_SHIFT                      4
#define CMNS3_XP_DTM_PMU_CONFIG_DT_PMEVCNT_PAIRED_WIDTH                      4
#define CMNS3_XP_DTM_PMU_CONFIG_DT_PMEVCNT_PAIRED_MASK                       0x00000000000000f0ULL
#define CMNS3_XP_DTM_PMU_CONFIG_DT_PMEVCNT_PAIRED_COUNT                      4
#define CMNS3_XP_DTM_PMU_CONFIG_DT_PMEVCNTALL_COMBINED_SHIFT                 3
#define CMNS3_XP_DTM_PMU_CONFIG_DT_PMEVCNTALL_COMBINED_WIDTH                 1
#define CMNS3_XP_DTM_PMU_CONFIG_DT_PMEVCNTALL_COMBINED_MASK                  0x0000000000000008ULL
#define CMNS3_XP_DTM_PMU_CONFIG_DT_PMEVCNT23_COMBINED_SHIFT                  2
#define CMNS3_XP_DTM_PMU_CONFIG_DT_PMEVCNT23_COMBINED_WIDTH                  1
#define CMNS3_XP_DTM_PMU_CONFIG_DT_PMEVCNT23_COMBINED_MASK                   0x0000000000000004ULL
#define CMNS3_XP_DTM_PMU_CONFIG_DT_PMEVCNT01_COMBINED_SHIFT                  1
#define CMNS3_XP_DTM_PMU_CONFIG_DT_PMEVCNT01_COMBINED_WIDTH                  1
#define CMNS3_XP_DTM_PMU_CONFIG_DT_PMEVCNT01_COMBINED_MASK                   0x0000000000000002ULL
#define CMNS3_XP_DTM_PMU_CONFIG_DT_PMU_EN_SHIFT                              0
#define CMNS3_XP_DTM_PMU_CONFIG_DT_PMU_EN_WIDTH                              1
#define CMNS3_XP_DTM_PMU_CONFIG_DT_PMU_EN_MASK                               0x0000000000000001ULL

typedef struct {
	uint64_t raw;
} cmns3_xp_dtm_pmu_config_dt_t;

typedef struct {
	uint64_t pmevcnt_input_sel;   /* 63:32 RW What counter <n> counts. */
	uint64_t pmevcnt_global_num;  /* 31:16 RW The counter of the DTC that counts overflows of counter <n>: A to H. */
	uint64_t cntr_rst;            /* 8     RW A snapshot clears the counters. */
	uint64_t pmevcnt_paired;      /* 7:4   RW A counter of the DTC counts the overflows of counter <n>. */
	uint64_t pmevcntall_combined; /* 3     RW The four counters are one of 64 bits. */
	uint64_t pmevcnt23_combined;  /* 2     RW Counters 2 and 3 are one of 32 bits. */
	uint64_t pmevcnt01_combined;  /* 1     RW Counters 0 and 1 are one of 32 bits. */
	uint64_t pmu_en;              /* 0     RW 1: the counters count; 0: nothing else here is valid. */
} cmns3_xp_dtm_pmu_config_dt_fields_t;

static inline __attribute__((always_inline)) cmns3_xp_dtm_pmu_config_dt_t cmns3_xp_dtm_pmu_config_dt_pack(cmns3_xp_dtm_pmu_config_dt_fields_t f)
{
	cmns3_xp_dtm_pmu_config_dt_t r;

	r.raw = 0
		| pmureg_put64(f.pmevcnt_input_sel, 0xffffffffULL, 32)
		| pmureg_put64(f.pmevcnt_global_num, 0xffffULL, 16)
		| pmureg_put64(f.cntr_rst, 0x1ULL, 8)
		| pmureg_put64(f.pmevcnt_paired, 0xfULL, 4)
		| pmureg_put64(f.pmevcntall_combined, 0x1ULL, 3)
		| pmureg_put64(f.pmevcnt23_combined, 0x1ULL, 2)
		| pmureg_put64(f.pmevcnt01_combined, 0x1ULL, 1)
		| pmureg_put64(f.pmu_en, 0x1ULL, 0);
	return r;
}

static inline cmns3_xp_dtm_pmu_config_dt_fields_t cmns3_xp_dtm_pmu_config_dt_unpack(cmns3_xp_dtm_pmu_config_dt_t r)
{
	cmns3_xp_dtm_pmu_config_dt_fields_t f;

	f.pmevcnt_input_sel = r.raw >> 32;
	f.pmevcnt_global_num = (r.raw >> 16) & 0xffffULL;
	f.cntr_rst = (r.raw >> 8) & 0x1ULL;
	f.pmevcnt_paired = (r.raw >> 4) & 0xfULL;
	f.pmevcntall_combined = (r.raw >> 3) & 0x1ULL;
	f.pmevcnt23_combined = (r.raw >> 2) & 0x1ULL;
	f.pmevcnt01_combined = (r.raw >> 1) & 0x1ULL;
	f.pmu_en = r.raw & 0x1ULL;
	return f;
}

static inline uint64_t cmns3_xp_dtm_pmu_config_dt_get(cmns3_xp_dtm_pmu_config_dt_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline cmns3_xp_dtm_pmu_config_dt_t cmns3_xp_dtm_pmu_config_dt_with(cmns3_xp_dtm_pmu_config_dt_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0xffffffffffff01ffULL & ~mask);
	return r;
}

#define cmns3_xp_dtm_pmu_config_dt_get_cntr_rst(r)                    cmns3_xp_dtm_pmu_config_dt_get(r, 0x0000000000000100ULL, 8)
#define cmns3_xp_dtm_pmu_config_dt_get_pmevcntall_combined(r)         cmns3_xp_dtm_pmu_config_dt_get(r, 0x0000000000000008ULL, 3)
#define cmns3_xp_dtm_pmu_config_dt_get_pmevcnt23_combined(r)          cmns3_xp_dtm_pmu_config_dt_get(r, 0x0000000000000004ULL, 2)
#define cmns3_xp_dtm_pmu_config_dt_get_pmevcnt01_combined(r)          cmns3_xp_dtm_pmu_config_dt_get(r, 0x0000000000000002ULL, 1)
#define cmns3_xp_dtm_pmu_config_dt_get_pmu_en(r)                      cmns3_xp_dtm_pmu_config_dt_get(r, 0x0000000000000001ULL, 0)
#define cmns3_xp_dtm_pmu_config_dt_with_pmevcnt_input_sel(r, value)   PMUREG_WITH(cmns3_xp_dtm_pmu_config_dt_with, r, 0xffffffff00000000ULL, 32, value)
#define cmns3_xp_dtm_pmu_config_dt_with_pmevcnt_global_num(r, value)  PMUREG_WITH(cmns3_xp_dtm_pmu_config_dt_with, r, 0x00000000ffff0000ULL, 16, value)
#define cmns3_xp_dtm_pmu_config_dt_with_cntr_rst(r, value)            PMUREG_WITH(cmns3_xp_dtm_pmu_config_dt_with, r, 0x0000000000000100ULL, 8, value)
#define cmns3_xp_dtm_pmu_config_dt_with_pmevcnt_paired(r, value)      PMUREG_WITH(cmns3_xp_dtm_pmu_config_dt_with, r, 0x00000000000000f0ULL, 4, value)
#define cmns3_xp_dtm_pmu_config_dt_with_pmevcntall_combined(r, value) PMUREG_WITH(cmns3_xp_dtm_pmu_config_dt_with, r, 0x0000000000000008ULL, 3, value)
#define cmns3_xp_dtm_pmu_config_dt_with_pmevcnt23_combined(r, value)  PMUREG_WITH(cmns3_xp_dtm_pmu_config_dt_with, r, 0x0000000000000004ULL, 2, value)
#define cmns3_xp_dtm_pmu_config_dt_with_pmevcnt01_combined(r, value)  PMUREG_WITH(cmns3_xp_dtm_pmu_config_dt_with, r, 0x0000000000000002ULL, 1, value)
#define cmns3_xp_dtm_pmu_config_dt_with_pmu_en(r, value)              PMUREG_WITH(cmns3_xp_dtm_pmu_config_dt_with, r, 0x0000000000000001ULL, 0, value)

/* Element n of pmevcnt_input_sel, 0 to 3. Another index gives 0; debug builds assert. */
static inline uint64_t cmns3_xp_dtm_pmu_config_dt_get_pmevcnt_input_sel(cmns3_xp_dtm_pmu_config_dt_t r, unsigned int n)
{
	PMUREG_INDEX(n, 3U);
	return n < 4U ? (r.raw >> (32U + 8U * n)) & 0xffULL : 0;
}

/* Element n of pmevcnt_global_num, 0 to 3. Another index gives 0; debug builds assert. */
static inline uint64_t cmns3_xp_dtm_pmu_config_dt_get_pmevcnt_global_num(cmns3_xp_dtm_pmu_config_dt_t r, unsigned int n)
{
	PMUREG_INDEX(n, 3U);
	return n < 4U ? (r.raw >> (16U + 4U * n)) & 0xfULL : 0;
}

/* Element n of pmevcnt_paired, 0 to 3. Another index gives 0; debug builds assert. */
static inline uint64_t cmns3_xp_dtm_pmu_config_dt_get_pmevcnt_paired(cmns3_xp_dtm_pmu_config_dt_t r, unsigned int n)
{
	PMUREG_INDEX(n, 3U);
	return n < 4U ? (r.raw >> (4U + n)) & 0x1ULL : 0;
}

static inline int cmns3_xp_dtm_pmu_config_dt_check(cmns3_xp_dtm_pmu_config_dt_t r)
{
	if ((r.raw & 0x000000000000fe00ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *cmns3_xp_dtm_pmu_config_dt_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfe00 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline cmns3_xp_dtm_pmu_config_dt_t cmns3_xp_dtm_pmu_config_dt_read(const PMUREG_MEMORY *base, unsigned int d)
{
	cmns3_xp_dtm_pmu_config_dt_t r;

	PMUREG_INDEX(d - 1U, 4U);
	r.raw = pmureg_load64(base, CMNS3_XP_DTM_PMU_CONFIG_DT_OFFSET(d));
	return r;
}

static inline void cmns3_xp_dtm_pmu_config_dt_write(PMUREG_MEMORY *base, unsigned int d, cmns3_xp_dtm_pmu_config_dt_t r)
{
	PMUREG_INDEX(d - 1U, 4U);
	pmureg_store64(base, CMNS3_XP_DTM_PMU_CONFIG_DT_OFFSET(d), r.raw);
}

#ifdef PMUREG_IO_H
static inline int cmns3_xp_dtm_pmu_config_dt_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int d, cmns3_xp_dtm_pmu_config_dt_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(d - 1U, 4U);
	at.space = PMUREG_MMIO;
	at.address = CMNS3_XP_DTM_PMU_CONFIG_DT_OFFSET(d);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int cmns3_xp_dtm_pmu_config_dt_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int d, cmns3_xp_dtm_pmu_config_dt_t r)
{
	PMUREG_INDEX(d - 1U, 4U);
	at.space = PMUREG_MMIO;
	at.address = CMNS3_XP_DTM_PMU_CONFIG_DT_OFFSET(d);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- por_dtm_pmevcnt_dt<d>: por_dtm_pmevcnt of DTM <d>. ----
 * Source: REGS; K CMN_DTM_OFFSET
 */

#define CMNS3_XP_DTM_PMEVCNT_DT_OFFSET(d)     ((((d) < 4U) ? 0xa220U : (0xd320U)) + 0x200U * (d)) /* d: 1 to 5 */
#define CMNS3_XP_DTM_PMEVCNT_DT_COUNT         5
#define CMNS3_XP_DTM_PMEVCNT_DT_RESET         0x0000000000000000ULL
#define CMNS3_XP_DTM_PMEVCNT_DT_PMEVCNT_SHIFT 0
#define CMNS3_XP_DTM_PMEVCNT_DT_PMEVCNT_WIDTH 64
#define CMNS3_XP_DTM_PMEVCNT_DT_PMEVCNT_MASK  0xffffffffffffffffULL
#define CMNS3_XP_DTM_PMEVCNT_DT_PMEVCNT_COUNT 4

typedef struct {
	uint64_t raw;
} cmns3_xp_dtm_pmevcnt_dt_t;

typedef struct {
	uint64_t pmevcnt; /* 63:0  RW-V Counter <n>. */
} cmns3_xp_dtm_pmevcnt_dt_fields_t;

static inline __attribute__((always_inline)) cmns3_xp_dtm_pmevcnt_dt_t cmns3_xp_dtm_pmevcnt_dt_pack(cmns3_xp_dtm_pmevcnt_dt_fields_t f)
{
	cmns3_xp_dtm_pmevcnt_dt_t r;

	r.raw = 0
		| f.pmevcnt;
	return r;
}

static inline cmns3_xp_dtm_pmevcnt_dt_fields_t cmns3_xp_dtm_pmevcnt_dt_unpack(cmns3_xp_dtm_pmevcnt_dt_t r)
{
	cmns3_xp_dtm_pmevcnt_dt_fields_t f;

	f.pmevcnt = r.raw;
	return f;
}

static inline cmns3_xp_dtm_pmevcnt_dt_t cmns3_xp_dtm_pmevcnt_dt_with(cmns3_xp_dtm_pmevcnt_dt_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define cmns3_xp_dtm_pmevcnt_dt_with_pmevcnt(r, value) PMUREG_WITH(cmns3_xp_dtm_pmevcnt_dt_with, r, 0xffffffffffffffffULL, 0, value)

/* Element n of pmevcnt, 0 to 3. Another index gives 0; debug builds assert. */
static inline uint64_t cmns3_xp_dtm_pmevcnt_dt_get_pmevcnt(cmns3_xp_dtm_pmevcnt_dt_t r, unsigned int n)
{
	PMUREG_INDEX(n, 3U);
	return n < 4U ? (r.raw >> (16U * n)) & 0xffffULL : 0;
}

static inline cmns3_xp_dtm_pmevcnt_dt_t cmns3_xp_dtm_pmevcnt_dt_read(const PMUREG_MEMORY *base, unsigned int d)
{
	cmns3_xp_dtm_pmevcnt_dt_t r;

	PMUREG_INDEX(d - 1U, 4U);
	r.raw = pmureg_load64(base, CMNS3_XP_DTM_PMEVCNT_DT_OFFSET(d));
	return r;
}

static inline void cmns3_xp_dtm_pmevcnt_dt_write(PMUREG_MEMORY *base, unsigned int d, cmns3_xp_dtm_pmevcnt_dt_t r)
{
	PMUREG_INDEX(d - 1U, 4U);
	pmureg_store64(base, CMNS3_XP_DTM_PMEVCNT_DT_OFFSET(d), r.raw);
}

#ifdef PMUREG_IO_H
static inline int cmns3_xp_dtm_pmevcnt_dt_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int d, cmns3_xp_dtm_pmevcnt_dt_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(d - 1U, 4U);
	at.space = PMUREG_MMIO;
	at.address = CMNS3_XP_DTM_PMEVCNT_DT_OFFSET(d);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int cmns3_xp_dtm_pmevcnt_dt_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int d, cmns3_xp_dtm_pmevcnt_dt_t r)
{
	PMUREG_INDEX(d - 1U, 4U);
	at.space = PMUREG_MMIO;
	at.address = CMNS3_XP_DTM_PMEVCNT_DT_OFFSET(d);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- por_dtm_pmevcnt_dt<d> (combined): por_dtm_pmevcnt (combined) of DTM <d>. ----
 * Source: REGS; K CMN_DTM_OFFSET
 */

#define CMNS3_XP_DTM_PMEVCNT_COMBINED_DT_OFFSET(d)  ((((d) < 4U) ? 0xa220U : (0xd320U)) + 0x200U * (d)) /* d: 1 to 5 */
#define CMNS3_XP_DTM_PMEVCNT_COMBINED_DT_COUNT      5
#define CMNS3_XP_DTM_PMEVCNT_COMBINED_DT_RESET      0x0000000000000000ULL
#define CMNS3_XP_DTM_PMEVCNT_COMBINED_DT_PAIR_SHIFT 0
#define CMNS3_XP_DTM_PMEVCNT_COMBINED_DT_PAIR_WIDTH 64
#define CMNS3_XP_DTM_PMEVCNT_COMBINED_DT_PAIR_MASK  0xffffffffffffffffULL
#define CMNS3_XP_DTM_PMEVCNT_COMBINED_DT_PAIR_COUNT 2

typedef struct {
	uint64_t raw;
} cmns3_xp_dtm_pmevcnt_combined_dt_t;

typedef struct {
	uint64_t pair; /* 63:0  RW-V Counters 0 and 1, 2 and 3. */
} cmns3_xp_dtm_pmevcnt_combined_dt_fields_t;

static inline __attribute__((always_inline)) cmns3_xp_dtm_pmevcnt_combined_dt_t cmns3_xp_dtm_pmevcnt_combined_dt_pack(cmns3_xp_dtm_pmevcnt_combined_dt_fields_t f)
{
	cmns3_xp_dtm_pmevcnt_combined_dt_t r;

	r.raw = 0
		| f.pair;
	return r;
}

static inline cmns3_xp_dtm_pmevcnt_combined_dt_fields_t cmns3_xp_dtm_pmevcnt_combined_dt_unpack(cmns3_xp_dtm_pmevcnt_combined_dt_t r)
{
	cmns3_xp_dtm_pmevcnt_combined_dt_fields_t f;

	f.pair = r.raw;
	return f;
}

static inline cmns3_xp_dtm_pmevcnt_combined_dt_t cmns3_xp_dtm_pmevcnt_combined_dt_with(cmns3_xp_dtm_pmevcnt_combined_dt_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define cmns3_xp_dtm_pmevcnt_combined_dt_with_pair(r, value) PMUREG_WITH(cmns3_xp_dtm_pmevcnt_combined_dt_with, r, 0xffffffffffffffffULL, 0, value)

/* Element n of pair, 0 to 1. Another index gives 0; debug builds assert. */
static inline uint64_t cmns3_xp_dtm_pmevcnt_combined_dt_get_pair(cmns3_xp_dtm_pmevcnt_combined_dt_t r, unsigned int n)
{
	PMUREG_INDEX(n, 1U);
	return n < 2U ? (r.raw >> (32U * n)) & 0xffffffffULL : 0;
}

static inline cmns3_xp_dtm_pmevcnt_combined_dt_t cmns3_xp_dtm_pmevcnt_combined_dt_read(const PMUREG_MEMORY *base, unsigned int d)
{
	cmns3_xp_dtm_pmevcnt_combined_dt_t r;

	PMUREG_INDEX(d - 1U, 4U);
	r.raw = pmureg_load64(base, CMNS3_XP_DTM_PMEVCNT_COMBINED_DT_OFFSET(d));
	return r;
}

static inline void cmns3_xp_dtm_pmevcnt_combined_dt_write(PMUREG_MEMORY *base, unsigned int d, cmns3_xp_dtm_pmevcnt_combined_dt_t r)
{
	PMUREG_INDEX(d - 1U, 4U);
	pmureg_store64(base, CMNS3_XP_DTM_PMEVCNT_COMBINED_DT_OFFSET(d), r.raw);
}

#ifdef PMUREG_IO_H
static inline int cmns3_xp_dtm_pmevcnt_combined_dt_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int d, cmns3_xp_dtm_pmevcnt_combined_dt_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(d - 1U, 4U);
	at.space = PMUREG_MMIO;
	at.address = CMNS3_XP_DTM_PMEVCNT_COMBINED_DT_OFFSET(d);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int cmns3_xp_dtm_pmevcnt_combined_dt_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int d, cmns3_xp_dtm_pmevcnt_combined_dt_t r)
{
	PMUREG_INDEX(d - 1U, 4U);
	at.space = PMUREG_MMIO;
	at.address = CMNS3_XP_DTM_PMEVCNT_COMBINED_DT_OFFSET(d);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- por_dtm_pmevcntsr_dt<d>: por_dtm_pmevcntsr of DTM <d>. ----
 * Source: REGS; K CMN_DTM_OFFSET
 */

#define CMNS3_XP_DTM_PMEVCNTSR_DT_OFFSET(d)     ((((d) < 4U) ? 0xa240U : (0xd340U)) + 0x200U * (d)) /* d: 1 to 5 */
#define CMNS3_XP_DTM_PMEVCNTSR_DT_COUNT         5
#define CMNS3_XP_DTM_PMEVCNTSR_DT_RESET         0x0000000000000000ULL
#define CMNS3_XP_DTM_PMEVCNTSR_DT_PMEVCNT_SHIFT 0
#define CMNS3_XP_DTM_PMEVCNTSR_DT_PMEVCNT_WIDTH 64
#define CMNS3_XP_DTM_PMEVCNTSR_DT_PMEVCNT_MASK  0xffffffffffffffffULL
#define CMNS3_XP_DTM_PMEVCNTSR_DT_PMEVCNT_COUNT 4

typedef struct {
	uint64_t raw;
} cmns3_xp_dtm_pmevcntsr_dt_t;

typedef struct {
	uint64_t pmevcnt; /* 63:0  RW-V Counter <n>. */
} cmns3_xp_dtm_pmevcntsr_dt_fields_t;

static inline __attribute__((always_inline)) cmns3_xp_dtm_pmevcntsr_dt_t cmns3_xp_dtm_pmevcntsr_dt_pack(cmns3_xp_dtm_pmevcntsr_dt_fields_t f)
{
	cmns3_xp_dtm_pmevcntsr_dt_t r;

	r.raw = 0
		| f.pmevcnt;
	return r;
}

static inline cmns3_xp_dtm_pmevcntsr_dt_fields_t cmns3_xp_dtm_pmevcntsr_dt_unpack(cmns3_xp_dtm_pmevcntsr_dt_t r)
{
	cmns3_xp_dtm_pmevcntsr_dt_fields_t f;

	f.pmevcnt = r.raw;
	return f;
}

static inline cmns3_xp_dtm_pmevcntsr_dt_t cmns3_xp_dtm_pmevcntsr_dt_with(cmns3_xp_dtm_pmevcntsr_dt_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define cmns3_xp_dtm_pmevcntsr_dt_with_pmevcnt(r, value) PMUREG_WITH(cmns3_xp_dtm_pmevcntsr_dt_with, r, 0xffffffffffffffffULL, 0, value)

/* Element n of pmevcnt, 0 to 3. Another index gives 0; debug builds assert. */
static inline uint64_t cmns3_xp_dtm_pmevcntsr_dt_get_pmevcnt(cmns3_xp_dtm_pmevcntsr_dt_t r, unsigned int n)
{
	PMUREG_INDEX(n, 3U);
	return n < 4U ? (r.raw >> (16U * n)) & 0xffffULL : 0;
}

static inline cmns3_xp_dtm_pmevcntsr_dt_t cmns3_xp_dtm_pmevcntsr_dt_read(const PMUREG_MEMORY *base, unsigned int d)
{
	cmns3_xp_dtm_pmevcntsr_dt_t r;

	PMUREG_INDEX(d - 1U, 4U);
	r.raw = pmureg_load64(base, CMNS3_XP_DTM_PMEVCNTSR_DT_OFFSET(d));
	return r;
}

static inline void cmns3_xp_dtm_pmevcntsr_dt_write(PMUREG_MEMORY *base, unsigned int d, cmns3_xp_dtm_pmevcntsr_dt_t r)
{
	PMUREG_INDEX(d - 1U, 4U);
	pmureg_store64(base, CMNS3_XP_DTM_PMEVCNTSR_DT_OFFSET(d), r.raw);
}

#ifdef PMUREG_IO_H
static inline int cmns3_xp_dtm_pmevcntsr_dt_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int d, cmns3_xp_dtm_pmevcntsr_dt_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(d - 1U, 4U);
	at.space = PMUREG_MMIO;
	at.address = CMNS3_XP_DTM_PMEVCNTSR_DT_OFFSET(d);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int cmns3_xp_dtm_pmevcntsr_dt_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int d, cmns3_xp_dtm_pmevcntsr_dt_t r)
{
	PMUREG_INDEX(d - 1U, 4U);
	at.space = PMUREG_MMIO;
	at.address = CMNS3_XP_DTM_PMEVCNTSR_DT_OFFSET(d);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- por_mxp_p0_info: What the node is made of; of the configuration node por_info_global. ----
 * Source: K CMN_INFO_DEVICE_ISO_ENABLE; REGS
 */

#define CMNS3_XP_UNIT_INFO_OFFSET                  0x900U
#define CMNS3_XP_UNIT_INFO_DEVICE_ISO_ENABLE_SHIFT 44
#define CMNS3_XP_UNIT_INFO_DEVICE_ISO_ENABLE_WIDTH 1
#define CMNS3_XP_UNIT_INFO_DEVICE_ISO_ENABLE_MASK  0x0000100000000000ULL

typedef struct {
	uint64_t raw;
} cmns3_xp_unit_info_t;

typedef struct {
	uint64_t device_iso_enable; /* 44    RO In the configuration node: nodes may be isolated. */
} cmns3_xp_unit_info_fields_t;

/* Writes 0 to 0xffffefffffffffffULL, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) cmns3_xp_unit_info_t cmns3_xp_unit_info_pack(cmns3_xp_unit_info_fields_t f)
{
	cmns3_xp_unit_info_t r;

	r.raw = 0
		| pmureg_put64(f.device_iso_enable, 0x1ULL, 44);
	return r;
}

static inline cmns3_xp_unit_info_fields_t cmns3_xp_unit_info_unpack(cmns3_xp_unit_info_t r)
{
	cmns3_xp_unit_info_fields_t f;

	f.device_iso_enable = (r.raw >> 44) & 0x1ULL;
	return f;
}

static inline uint64_t cmns3_xp_unit_info_get(cmns3_xp_unit_info_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define cmns3_xp_unit_info_get_device_iso_enable(r) cmns3_xp_unit_info_get(r, 0x0000100000000000ULL, 44)

static inline cmns3_xp_unit_info_t cmns3_xp_unit_info_read(const PMUREG_MEMORY *base)
{
	cmns3_xp_unit_info_t r;

	r.raw = pmureg_load64(base, CMNS3_XP_UNIT_INFO_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int cmns3_xp_unit_info_io_read(struct pmureg_io *io, struct pmureg_place at, cmns3_xp_unit_info_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CMNS3_XP_UNIT_INFO_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- por_mxp_pmu_event_sel (r0): The same in r0. ----
 * Source: REGS; K
 * Note: Bits 1:0 of an event: 1 flit sent, 2 flit waits, 3 half filled flit; 4:2 east, west, north, south, ports 0 to 3; 8:5 REQ, RSP, SNP, DAT, PUB, second RSP, DAT, REQ, SNP. Bits 15:9 of each are reserved.
 */

#define CMNS3_XP_PMU_EVENT_SEL_R0_OFFSET             0xd900U
#define CMNS3_XP_PMU_EVENT_SEL_R0_RESET              0x0000000000000000ULL
#define CMNS3_XP_PMU_EVENT_SEL_R0_PMU_EVENT_ID_SHIFT 0
#define CMNS3_XP_PMU_EVENT_SEL_R0_PMU_EVENT_ID_WIDTH 64
#define CMNS3_XP_PMU_EVENT_SEL_R0_PMU_EVENT_ID_MASK  0xffffffffffffffffULL
#define CMNS3_XP_PMU_EVENT_SEL_R0_PMU_EVENT_ID_COUNT 4

typedef struct {
	uint64_t raw;
} cmns3_xp_pmu_event_sel_r0_t;

typedef struct {
	uint64_t pmu_event_id; /* 63:0  RW What is sent as event <n>; 0: nothing. */
} cmns3_xp_pmu_event_sel_r0_fields_t;

static inline __attribute__((always_inline)) cmns3_xp_pmu_event_sel_r0_t cmns3_xp_pmu_event_sel_r0_pack(cmns3_xp_pmu_event_sel_r0_fields_t f)
{
	cmns3_xp_pmu_event_sel_r0_t r;

	r.raw = 0
		| f.pmu_event_id;
	return r;
}

static inline cmns3_xp_pmu_event_sel_r0_fields_t cmns3_xp_pmu_event_sel_r0_unpack(cmns3_xp_pmu_event_sel_r0_t r)
{
	cmns3_xp_pmu_event_sel_r0_fields_t f;

	f.pmu_event_id = r.raw;
	return f;
}

static inline cmns3_xp_pmu_event_sel_r0_t cmns3_xp_pmu_event_sel_r0_with(cmns3_xp_pmu_event_sel_r0_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define cmns3_xp_pmu_event_sel_r0_with_pmu_event_id(r, value) PMUREG_WITH(cmns3_xp_pmu_event_sel_r0_with, r, 0xffffffffffffffffULL, 0, value)

/* Element n of pmu_event_id, 0 to 3. Another index gives 0; debug builds assert. */
static inline uint64_t cmns3_xp_pmu_event_sel_r0_get_pmu_event_id(cmns3_xp_pmu_event_sel_r0_t r, unsigned int n)
{
	PMUREG_INDEX(n, 3U);
	return n < 4U ? (r.raw >> (16U * n)) & 0xffffULL : 0;
}

static inline cmns3_xp_pmu_event_sel_r0_t cmns3_xp_pmu_event_sel_r0_read(const PMUREG_MEMORY *base)
{
	cmns3_xp_pmu_event_sel_r0_t r;

	r.raw = pmureg_load64(base, CMNS3_XP_PMU_EVENT_SEL_R0_OFFSET);
	return r;
}

static inline void cmns3_xp_pmu_event_sel_r0_write(PMUREG_MEMORY *base, cmns3_xp_pmu_event_sel_r0_t r)
{
	pmureg_store64(base, CMNS3_XP_PMU_EVENT_SEL_R0_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int cmns3_xp_pmu_event_sel_r0_io_read(struct pmureg_io *io, struct pmureg_place at, cmns3_xp_pmu_event_sel_r0_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CMNS3_XP_PMU_EVENT_SEL_R0_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int cmns3_xp_pmu_event_sel_r0_io_write(struct pmureg_io *io, struct pmureg_place at, cmns3_xp_pmu_event_sel_r0_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CMNS3_XP_PMU_EVENT_SEL_R0_OFFSET;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
