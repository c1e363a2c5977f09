/*
 * Arm CoreLink CI-700 coherent interconnect: Crosspoint (XP) with its debug and trace monitor (DTM)
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
 * Made by pmureg from regdefs/arm/ci700.yaml. Edit that, not this.
 */
#ifndef PMUREG_CI700_XP_H
#define PMUREG_CI700_XP_H

#include <pmureg/access.h>

/*
 * Registers that several blocks share. They are described once, under names of their own (cmn_mxp_child_info_t and so on):
 * por_mxp_child_info, por_mxp_child_pointer_<n>, por_dtm_control, por_dtm_fifo_entry_ready,
 * por_dtm_fifo_entry<e>_<w>, por_dtm_wp<n>_val, por_dtm_wp<n>_mask, por_dtm_pmsicr, por_dtm_pmsirr,
 * por_dtm_pmu_config, por_dtm_pmevcnt, por_dtm_pmevcnt (combined), por_dtm_pmevcntsr, por_dtm_control_dt<d>,
 * por_dtm_fifo_entry_ready_dt<d>, por_dtm_fifo_entry<e>_<w>_dt<d>, por_dtm_wp<n>_val_dt<d>,
 * por_dtm_wp<n>_mask_dt<d>, por_dtm_pmsicr_dt<d>, por_dtm_pmsirr_dt<d>, por_dtm_pmu_config_dt<d>,
 * por_dtm_pmevcnt_dt<d>, por_dtm_pmevcnt_dt<d> (combined), por_dtm_pmevcntsr_dt<d>
 */
#include <pmureg/cmn/mxp.h>

/* ---- por_mxp_node_info: Which node this is. ----
 * Source: REGS; K CMN_NODE_INFO
 */

#define CI700_XP_NODE_INFO_OFFSET                0U
#define CI700_XP_NODE_INFO_LOGICAL_ID_SHIFT      32
#define CI700_XP_NODE_INFO_LOGICAL_ID_WIDTH      16
#define CI700_XP_NODE_INFO_LOGICAL_ID_MASK       0x0000ffff00000000ULL
#define CI700_XP_NODE_INFO_NODE_ID_SHIFT         16
#define CI700_XP_NODE_INFO_NODE_ID_WIDTH         16
#define CI700_XP_NODE_INFO_NODE_ID_MASK          0x00000000ffff0000ULL
#define CI700_XP_NODE_INFO_NODE_TYPE_SHIFT       0
#define CI700_XP_NODE_INFO_NODE_TYPE_WIDTH       16
#define CI700_XP_NODE_INFO_NODE_TYPE_MASK        0x000000000000ffffULL
#define CI700_XP_NODE_INFO_NODE_TYPE_DVM         1U
#define CI700_XP_NODE_INFO_NODE_TYPE_CFG         2U
#define CI700_XP_NODE_INFO_NODE_TYPE_DTC         3U
#define CI700_XP_NODE_INFO_NODE_TYPE_HNI         4U
#define CI700_XP_NODE_INFO_NODE_TYPE_HNF         5U
#define CI700_XP_NODE_INFO_NODE_TYPE_XP          6U
#define CI700_XP_NODE_INFO_NODE_TYPE_SBSX        7U
#define CI700_XP_NODE_INFO_NODE_TYPE_MPAM_S      8U
#define CI700_XP_NODE_INFO_NODE_TYPE_MPAM_NS     9U
#define CI700_XP_NODE_INFO_NODE_TYPE_RNI         10U
#define CI700_XP_NODE_INFO_NODE_TYPE_RND         13U
#define CI700_XP_NODE_INFO_NODE_TYPE_RNSAM       15U
#define CI700_XP_NODE_INFO_NODE_TYPE_MTSX        16U
#define CI700_XP_NODE_INFO_NODE_TYPE_HNP         17U
#define CI700_XP_NODE_INFO_NODE_TYPE_CXRA        256U
#define CI700_XP_NODE_INFO_NODE_TYPE_CXHA        257U
#define CI700_XP_NODE_INFO_NODE_TYPE_CXLA        258U
#define CI700_XP_NODE_INFO_NODE_TYPE_CCRA        259U
#define CI700_XP_NODE_INFO_NODE_TYPE_CCHA        260U
#define CI700_XP_NODE_INFO_NODE_TYPE_CCLA        261U
#define CI700_XP_NODE_INFO_NODE_TYPE_CCLA_RNI    262U
#define CI700_XP_NODE_INFO_NODE_TYPE_HNS         512U
#define CI700_XP_NODE_INFO_NODE_TYPE_HNS_MPAM_S  513U
#define CI700_XP_NODE_INFO_NODE_TYPE_HNS_MPAM_NS 514U
#define CI700_XP_NODE_INFO_NODE_TYPE_APB         4096U

typedef struct {
	uint64_t raw;
} ci700_xp_node_info_t;

typedef struct {
	uint64_t logical_id; /* 47:32 RO Number among the crosspoints, from 0. */
	uint64_t node_id;    /* 31:16 RO Where it is: X, Y, port and device; how many bits each has, the size of the mesh and the ports of the crosspoint decide. */
	uint64_t node_type;  /* 15:0  RO Type of the node. */
} ci700_xp_node_info_fields_t;

/* Writes 0 to 0xffff000000000000ULL, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) ci700_xp_node_info_t ci700_xp_node_info_pack(ci700_xp_node_info_fields_t f)
{
	ci700_xp_node_info_t r;

	r.raw = 0
		| pmureg_put64(f.logical_id, 0xffffULL, 32)
		| pmureg_put64(f.node_id, 0xffffULL, 16)
		| pmureg_put64(f.node_type, 0xffffULL, 0);
	return r;
}

static inline ci700_xp_node_info_fields_t ci700_xp_node_info_unpack(ci700_xp_node_info_t r)
{
	ci700_xp_node_info_fields_t f;

	f.logical_id = (r.raw >> 32) & 0xffffULL;
	f.node_id = (r.raw >> 16) & 0xffffULL;
	f.node_type = r.raw & 0xffffULL;
	return f;
}

static inline uint64_t ci700_xp_node_info_get(ci700_xp_node_info_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define ci700_xp_node_info_get_logical_id(r) ci700_xp_node_info_get(r, 0x0000ffff00000000ULL, 32)
#define ci700_xp_node_info_get_node_id(r)    ci700_xp_node_info_get(r, 0x00000000ffff0000ULL, 16)
#define ci700_xp_node_info_get_node_type(r)  ci700_xp_node_info_get(r, 0x000000000000ffffULL, 0)

static inline ci700_xp_node_info_t ci700_xp_node_info_read(const PMUREG_MEMORY *base)
{
	ci700_xp_node_info_t r;

	r.raw = pmureg_load64(base, CI700_XP_NODE_INFO_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int ci700_xp_node_info_io_read(struct pmureg_io *io, struct pmureg_place at, ci700_xp_node_info_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CI700_XP_NODE_INFO_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- por_mxp_device_port_connect_info_p<p>: What is at port <p>. ----
 * Source: K CI700_CONNECT_INFO_P2_5_OFFSET
 */

#define CI700_XP_CONNECT_INFO_OFFSET(p)               (8U + 8U * (p) + (((p) > 1U) ? 0x10U : (0U))) /* p: 0 to 5 */
#define CI700_XP_CONNECT_INFO_COUNT                   6
#define CI700_XP_CONNECT_INFO_NUM_DCS_D_SHIFT         16
#define CI700_XP_CONNECT_INFO_NUM_DCS_D_WIDTH         16
#define CI700_XP_CONNECT_INFO_NUM_DCS_D_MASK          0x00000000ffff0000ULL
#define CI700_XP_CONNECT_INFO_NUM_DCS_D_COUNT         4
#define CI700_XP_CONNECT_INFO_NUM_CCS_SHIFT           8
#define CI700_XP_CONNECT_INFO_NUM_CCS_WIDTH           4
#define CI700_XP_CONNECT_INFO_NUM_CCS_MASK            0x0000000000000f00ULL
#define CI700_XP_CONNECT_INFO_CAL_CONNECTED_SHIFT     7
#define CI700_XP_CONNECT_INFO_CAL_CONNECTED_WIDTH     1
#define CI700_XP_CONNECT_INFO_CAL_CONNECTED_MASK      0x0000000000000080ULL
#define CI700_XP_CONNECT_INFO_DEVICE_TYPE_SHIFT       0
#define CI700_XP_CONNECT_INFO_DEVICE_TYPE_WIDTH       6
#define CI700_XP_CONNECT_INFO_DEVICE_TYPE_MASK        0x000000000000003fULL
#define CI700_XP_CONNECT_INFO_DEVICE_TYPE_NONE        0U
#define CI700_XP_CONNECT_INFO_DEVICE_TYPE_RN_I        1U
#define CI700_XP_CONNECT_INFO_DEVICE_TYPE_RN_D        2U
#define CI700_XP_CONNECT_INFO_DEVICE_TYPE_RN_F_B      4U
#define CI700_XP_CONNECT_INFO_DEVICE_TYPE_RN_F_B_ESAM 5U
#define CI700_XP_CONNECT_INFO_DEVICE_TYPE_RN_F_A      6U
#define CI700_XP_CONNECT_INFO_DEVICE_TYPE_RN_F_A_ESAM 7U
#define CI700_XP_CONNECT_INFO_DEVICE_TYPE_HN_T        8U
#define CI700_XP_CONNECT_INFO_DEVICE_TYPE_HN_I        9U
#define CI700_XP_CONNECT_INFO_DEVICE_TYPE_HN_D        10U
#define CI700_XP_CONNECT_INFO_DEVICE_TYPE_HN_P        11U
#define CI700_XP_CONNECT_INFO_DEVICE_TYPE_SN_F        12U
#define CI700_XP_CONNECT_INFO_DEVICE_TYPE_SBSX        13U
#define CI700_XP_CONNECT_INFO_DEVICE_TYPE_HN_F        14U
#define CI700_XP_CONNECT_INFO_DEVICE_TYPE_SN_F_E      15U
#define CI700_XP_CONNECT_INFO_DEVICE_TYPE_SN_F_D      16U
#define CI700_XP_CONNECT_INFO_DEVICE_TYPE_CXHA        17U
#define CI700_XP_CONNECT_INFO_DEVICE_TYPE_CXRA        18U
#define CI700_XP_CONNECT_INFO_DEVICE_TYPE_CXRH        19U
#define CI700_XP_CONNECT_INFO_DEVICE_TYPE_RN_F_D      20U
#define CI700_XP_CONNECT_INFO_DEVICE_TYPE_RN_F_D_ESAM 21U
#define CI700_XP_CONNECT_INFO_DEVICE_TYPE_RN_F_C      22U
#define CI700_XP_CONNECT_INFO_DEVICE_TYPE_RN_F_C_ESAM 23U
#define CI700_XP_CONNECT_INFO_DEVICE_TYPE_RN_F_E      24U
#define CI700_XP_CONNECT_INFO_DEVICE_TYPE_RN_F_E_ESAM 25U
#define CI700_XP_CONNECT_INFO_DEVICE_TYPE_HN_S        26U
#define CI700_XP_CONNECT_INFO_DEVICE_TYPE_LCN         27U
#define CI700_XP_CONNECT_INFO_DEVICE_TYPE_MTSX        28U
#define CI700_XP_CONNECT_INFO_DEVICE_TYPE_HN_V        29U
#define CI700_XP_CONNECT_INFO_DEVICE_TYPE_CCG         30U
#define CI700_XP_CONNECT_INFO_DEVICE_TYPE_RN_F_F      32U
#define CI700_XP_CONNECT_INFO_DEVICE_TYPE_RN_F_F_ESAM 33U
#define CI700_XP_CONNECT_INFO_DEVICE_TYPE_SN_F_F      34U

typedef struct {
	uint64_t raw;
} ci700_xp_connect_info_t;

typedef struct {
	uint64_t num_dcs_d;     /* 31:16 RO Credited slices of device <d>. */
	uint64_t num_ccs;       /* 11:8  RO Credited slices of the CAL. */
	uint64_t cal_connected; /* 7     RO Several devices share the port through a CAL. */
	uint64_t device_type;   /* 5:0   RO What is there. */
} ci700_xp_connect_info_fields_t;

static inline __attribute__((always_inline)) ci700_xp_connect_info_t ci700_xp_connect_info_pack(ci700_xp_connect_info_fields_t f)
{
	ci700_xp_connect_info_t r;

	r.raw = 0
		| pmureg_put64(f.num_dcs_d, 0xffffULL, 16)
		| pmureg_put64(f.num_ccs, 0xfULL, 8)
		| pmureg_put64(f.cal_connected, 0x1ULL, 7)
		| pmureg_put64(f.device_type, 0x3fULL, 0);
	return r;
}

static inline ci700_xp_connect_info_fields_t ci700_xp_connect_info_unpack(ci700_xp_connect_info_t r)
{
	ci700_xp_connect_info_fields_t f;

	f.num_dcs_d = (r.raw >> 16) & 0xffffULL;
	f.num_ccs = (r.raw >> 8) & 0xfULL;
	f.cal_connected = (r.raw >> 7) & 0x1ULL;
	f.device_type = r.raw & 0x3fULL;
	return f;
}

static inline uint64_t ci700_xp_connect_info_get(ci700_xp_connect_info_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define ci700_xp_connect_info_get_num_ccs(r)       ci700_xp_connect_info_get(r, 0x0000000000000f00ULL, 8)
#define ci700_xp_connect_info_get_cal_connected(r) ci700_xp_connect_info_get(r, 0x0000000000000080ULL, 7)
#define ci700_xp_connect_info_get_device_type(r)   ci700_xp_connect_info_get(r, 0x000000000000003fULL, 0)

/* Element d of num_dcs_d, 0 to 3. Another index gives 0; debug builds assert. */
static inline uint64_t ci700_xp_connect_info_get_num_dcs_d(ci700_xp_connect_info_t r, unsigned int d)
{
	PMUREG_INDEX(d, 3U);
	return d < 4U ? (r.raw >> (16U + 4U * d)) & 0xfULL : 0;
}

static inline int ci700_xp_connect_info_check(ci700_xp_connect_info_t r)
{
	if ((r.raw & 0xffffffff0000f040ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *ci700_xp_connect_info_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffff0000f040 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline ci700_xp_connect_info_t ci700_xp_connect_info_read(const PMUREG_MEMORY *base, unsigned int p)
{
	ci700_xp_connect_info_t r;

	PMUREG_INDEX(p, 5U);
	r.raw = pmureg_load64(base, CI700_XP_CONNECT_INFO_OFFSET(p));
	return r;
}

#ifdef PMUREG_IO_H
static inline int ci700_xp_connect_info_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int p, ci700_xp_connect_info_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(p, 5U);
	at.space = PMUREG_MMIO;
	at.address = CI700_XP_CONNECT_INFO_OFFSET(p);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- por_mxp_mesh_port_connect_info: The links to the east and to the north: por_mxp_mesh_port_connect_info_east, _north. ----
 * Source: K arm_cmn_device_connect_info
 */

#define CI700_XP_MESH_CONNECT_INFO_OFFSET(d)     (0x18U + 8U * (d)) /* d: 0 to 1 */
#define CI700_XP_MESH_CONNECT_INFO_COUNT         2
#define CI700_XP_MESH_CONNECT_INFO_NUM_MCS_SHIFT 0
#define CI700_XP_MESH_CONNECT_INFO_NUM_MCS_WIDTH 4
#define CI700_XP_MESH_CONNECT_INFO_NUM_MCS_MASK  0x000000000000000fULL

typedef struct {
	uint64_t raw;
} ci700_xp_mesh_connect_info_t;

typedef struct {
	uint64_t num_mcs; /* 3:0   RO Credited slices of the link. */
} ci700_xp_mesh_connect_info_fields_t;

static inline __attribute__((always_inline)) ci700_xp_mesh_connect_info_t ci700_xp_mesh_connect_info_pack(ci700_xp_mesh_connect_info_fields_t f)
{
	ci700_xp_mesh_connect_info_t r;

	r.raw = 0
		| pmureg_put64(f.num_mcs, 0xfULL, 0);
	return r;
}

static inline ci700_xp_mesh_connect_info_fields_t ci700_xp_mesh_connect_info_unpack(ci700_xp_mesh_connect_info_t r)
{
	ci700_xp_mesh_connect_info_fields_t f;

	f.num_mcs = r.raw & 0xfULL;
	return f;
}

static inline uint64_t ci700_xp_mesh_connect_info_get(ci700_xp_mesh_connect_info_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define ci700_xp_mesh_connect_info_get_num_mcs(r) ci700_xp_mesh_connect_info_get(r, 0x000000000000000fULL, 0)

static inline int ci700_xp_mesh_connect_info_check(ci700_xp_mesh_connect_info_t r)
{
	if ((r.raw & 0xfffffffffffffff0ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *ci700_xp_mesh_connect_info_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffffffffff0 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline ci700_xp_mesh_connect_info_t ci700_xp_mesh_connect_info_read(const PMUREG_MEMORY *base, unsigned int d)
{
	ci700_xp_mesh_connect_info_t r;

	PMUREG_INDEX(d, 1U);
	r.raw = pmureg_load64(base, CI700_XP_MESH_CONNECT_INFO_OFFSET(d));
	return r;
}

#ifdef PMUREG_IO_H
static inline int ci700_xp_mesh_connect_info_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int d, ci700_xp_mesh_connect_info_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(d, 1U);
	at.space = PMUREG_MMIO;
	at.address = CI700_XP_MESH_CONNECT_INFO_OFFSET(d);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- por_mxp_pmu_event_sel: What the crosspoint sends to its own DTM as its events 0 to 3. ----
 * Source: K
 * Note: Bits 1:0 of an event: 1 flit sent, 2 flit waits, 3 half filled flit; 4:2 east, west, north, south, ports 0 to 3; 7:5 REQ, RSP, SNP, DAT, PUB, second RSP, DAT.
 */

#define CI700_XP_PMU_EVENT_SEL_OFFSET             0x2000U
#define CI700_XP_PMU_EVENT_SEL_RESET              0x0000000000000000ULL
#define CI700_XP_PMU_EVENT_SEL_PMU_EVENT_ID_SHIFT 0
#define CI700_XP_PMU_EVENT_SEL_PMU_EVENT_ID_WIDTH 32
#define CI700_XP_PMU_EVENT_SEL_PMU_EVENT_ID_MASK  0x00000000ffffffffULL
#define CI700_XP_PMU_EVENT_SEL_PMU_EVENT_ID_COUNT 4

typedef struct {
	uint64_t raw;
} ci700_xp_pmu_event_sel_t;

typedef struct {
	uint64_t pmu_event_id; /* 31:0  RW What is sent as event <n>; 0: nothing. */
} ci700_xp_pmu_event_sel_fields_t;

static inline __attribute__((always_inline)) ci700_xp_pmu_event_sel_t ci700_xp_pmu_event_sel_pack(ci700_xp_pmu_event_sel_fields_t f)
{
	ci700_xp_pmu_event_sel_t r;

	r.raw = 0
		| pmureg_put64(f.pmu_event_id, 0xffffffffULL, 0);
	return r;
}

static inline ci700_xp_pmu_event_sel_fields_t ci700_xp_pmu_event_sel_unpack(ci700_xp_pmu_event_sel_t r)
{
	ci700_xp_pmu_event_sel_fields_t f;

	f.pmu_event_id = r.raw & 0xffffffffULL;
	return f;
}

static inline ci700_xp_pmu_event_sel_t ci700_xp_pmu_event_sel_with(ci700_xp_pmu_event_sel_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x00000000ffffffffULL & ~mask);
	return r;
}

#define ci700_xp_pmu_event_sel_with_pmu_event_id(r, value) PMUREG_WITH(ci700_xp_pmu_event_sel_with, r, 0x00000000ffffffffULL, 0, value)

/* Element n of pmu_event_id, 0 to 3. Another index gives 0; debug builds assert. */
static inline uint64_t ci700_xp_pmu_event_sel_get_pmu_event_id(ci700_xp_pmu_event_sel_t r, unsigned int n)
{
	PMUREG_INDEX(n, 3U);
	return n < 4U ? (r.raw >> (8U * n)) & 0xffULL : 0;
}

static inline int ci700_xp_pmu_event_sel_check(ci700_xp_pmu_event_sel_t r)
{
	if ((r.raw & 0xffffffff00000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *ci700_xp_pmu_event_sel_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffff00000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline ci700_xp_pmu_event_sel_t ci700_xp_pmu_event_sel_read(const PMUREG_MEMORY *base)
{
	ci700_xp_pmu_event_sel_t r;

	r.raw = pmureg_load64(base, CI700_XP_PMU_EVENT_SEL_OFFSET);
	return r;
}

static inline void ci700_xp_pmu_event_sel_write(PMUREG_MEMORY *base, ci700_xp_pmu_event_sel_t r)
{
	pmureg_store64(base, CI700_XP_PMU_EVENT_SEL_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int ci700_xp_pmu_event_sel_io_read(struct pmureg_io *io, struct pmureg_place at, ci700_xp_pmu_event_sel_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CI700_XP_PMU_EVENT_SEL_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int ci700_xp_pmu_event_sel_io_write(struct pmureg_io *io, struct pmureg_place at, ci700_xp_pmu_event_sel_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CI700_XP_PMU_EVENT_SEL_OFFSET;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- por_dtm_wp<n>_config: What watchpoint <n> looks at; 0 and 1 see flits that ports send into the mesh, 2 and 3 what ports receive. ----
 * Source: REGS; K CMN_DTM_WPn_CONFIG
 */

#define CI700_XP_DTM_WP_CONFIG_OFFSET(n)                 (0x21a0U + 0x18U * (n)) /* n: 0 to 3 */
#define CI700_XP_DTM_WP_CONFIG_COUNT                     4
#define CI700_XP_DTM_WP_CONFIG_RESET                     0x0000000000000000ULL
#define CI700_XP_DTM_WP_CONFIG_WP_DEV_SEL2_SHIFT         17
#define CI700_XP_DTM_WP_CONFIG_WP_DEV_SEL2_WIDTH         2
#define CI700_XP_DTM_WP_CONFIG_WP_DEV_SEL2_MASK          0x0000000000060000ULL
#define CI700_XP_DTM_WP_CONFIG_WP_DBGTRIG_EN_SHIFT       16
#define CI700_XP_DTM_WP_CONFIG_WP_DBGTRIG_EN_WIDTH       1
#define CI700_XP_DTM_WP_CONFIG_WP_DBGTRIG_EN_MASK        0x0000000000010000ULL
#define CI700_XP_DTM_WP_CONFIG_WP_CTRIG_EN_SHIFT         15
#define CI700_XP_DTM_WP_CONFIG_WP_CTRIG_EN_WIDTH         1
#define CI700_XP_DTM_WP_CONFIG_WP_CTRIG_EN_MASK          0x0000000000008000ULL
#define CI700_XP_DTM_WP_CONFIG_WP_CC_EN_SHIFT            14
#define CI700_XP_DTM_WP_CONFIG_WP_CC_EN_WIDTH            1
#define CI700_XP_DTM_WP_CONFIG_WP_CC_EN_MASK             0x0000000000004000ULL
#define CI700_XP_DTM_WP_CONFIG_WP_PKT_TYPE_SHIFT         11
#define CI700_XP_DTM_WP_CONFIG_WP_PKT_TYPE_WIDTH         3
#define CI700_XP_DTM_WP_CONFIG_WP_PKT_TYPE_MASK          0x0000000000003800ULL
#define CI700_XP_DTM_WP_CONFIG_WP_PKT_TYPE_TXNID         0U
#define CI700_XP_DTM_WP_CONFIG_WP_PKT_TYPE_OPCODE        1U
#define CI700_XP_DTM_WP_CONFIG_WP_PKT_TYPE_SOURCE_TARGET 2U
#define CI700_XP_DTM_WP_CONFIG_WP_PKT_TYPE_CONTROL_FLIT  4U
#define CI700_XP_DTM_WP_CONFIG_WP_PKT_GEN_SHIFT          10
#define CI700_XP_DTM_WP_CONFIG_WP_PKT_GEN_WIDTH          1
#define CI700_XP_DTM_WP_CONFIG_WP_PKT_GEN_MASK           0x0000000000000400ULL
#define CI700_XP_DTM_WP_CONFIG_WP_COMBINE_SHIFT          9
#define CI700_XP_DTM_WP_CONFIG_WP_COMBINE_WIDTH          1
#define CI700_XP_DTM_WP_CONFIG_WP_COMBINE_MASK           0x0000000000000200ULL
#define CI700_XP_DTM_WP_CONFIG_WP_EXCLUSIVE_SHIFT        8
#define CI700_XP_DTM_WP_CONFIG_WP_EXCLUSIVE_WIDTH        1
#define CI700_XP_DTM_WP_CONFIG_WP_EXCLUSIVE_MASK         0x0000000000000100ULL
#define CI700_XP_DTM_WP_CONFIG_RSVDC_BSEL_SHIFT          6
#define CI700_XP_DTM_WP_CONFIG_RSVDC_BSEL_WIDTH          2
#define CI700_XP_DTM_WP_CONFIG_RSVDC_BSEL_MASK           0x00000000000000c0ULL
#define CI700_XP_DTM_WP_CONFIG_WP_GRP_SHIFT              4
#define CI700_XP_DTM_WP_CONFIG_WP_GRP_WIDTH              2
#define CI700_XP_DTM_WP_CONFIG_WP_GRP_MASK               0x0000000000000030ULL
#define CI700_XP_DTM_WP_CONFIG_WP_CHN_SEL_SHIFT          1
#define CI700_XP_DTM_WP_CONFIG_WP_CHN_SEL_WIDTH          3
#define CI700_XP_DTM_WP_CONFIG_WP_CHN_SEL_MASK           0x000000000000000eULL
#define CI700_XP_DTM_WP_CONFIG_WP_CHN_SEL_REQ            0U
#define CI700_XP_DTM_WP_CONFIG_WP_CHN_SEL_RSP            1U
#define CI700_XP_DTM_WP_CONFIG_WP_CHN_SEL_SNP            2U
#define CI700_XP_DTM_WP_CONFIG_WP_CHN_SEL_DAT            3U
#define CI700_XP_DTM_WP_CONFIG_WP_DEV_SEL_SHIFT          0
#define CI700_XP_DTM_WP_CONFIG_WP_DEV_SEL_WIDTH          1
#define CI700_XP_DTM_WP_CONFIG_WP_DEV_SEL_MASK           0x0000000000000001ULL

typedef struct {
	uint64_t raw;
} ci700_xp_dtm_wp_config_t;

typedef struct {
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
} ci700_xp_dtm_wp_config_fields_t;

/* Writes 0 to 0xfffffffffff80000ULL, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) ci700_xp_dtm_wp_config_t ci700_xp_dtm_wp_config_pack(ci700_xp_dtm_wp_config_fields_t f)
{
	ci700_xp_dtm_wp_config_t r;

	r.raw = 0
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

static inline ci700_xp_dtm_wp_config_fields_t ci700_xp_dtm_wp_config_unpack(ci700_xp_dtm_wp_config_t r)
{
	ci700_xp_dtm_wp_config_fields_t f;

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

static inline uint64_t ci700_xp_dtm_wp_config_get(ci700_xp_dtm_wp_config_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline ci700_xp_dtm_wp_config_t ci700_xp_dtm_wp_config_with(ci700_xp_dtm_wp_config_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define ci700_xp_dtm_wp_config_get_wp_dev_sel2(r)           ci700_xp_dtm_wp_config_get(r, 0x0000000000060000ULL, 17)
#define ci700_xp_dtm_wp_config_get_wp_dbgtrig_en(r)         ci700_xp_dtm_wp_config_get(r, 0x0000000000010000ULL, 16)
#define ci700_xp_dtm_wp_config_get_wp_ctrig_en(r)           ci700_xp_dtm_wp_config_get(r, 0x0000000000008000ULL, 15)
#define ci700_xp_dtm_wp_config_get_wp_cc_en(r)              ci700_xp_dtm_wp_config_get(r, 0x0000000000004000ULL, 14)
#define ci700_xp_dtm_wp_config_get_wp_pkt_type(r)           ci700_xp_dtm_wp_config_get(r, 0x0000000000003800ULL, 11)
#define ci700_xp_dtm_wp_config_get_wp_pkt_gen(r)            ci700_xp_dtm_wp_config_get(r, 0x0000000000000400ULL, 10)
#define ci700_xp_dtm_wp_config_get_wp_combine(r)            ci700_xp_dtm_wp_config_get(r, 0x0000000000000200ULL, 9)
#define ci700_xp_dtm_wp_config_get_wp_exclusive(r)          ci700_xp_dtm_wp_config_get(r, 0x0000000000000100ULL, 8)
#define ci700_xp_dtm_wp_config_get_rsvdc_bsel(r)            ci700_xp_dtm_wp_config_get(r, 0x00000000000000c0ULL, 6)
#define ci700_xp_dtm_wp_config_get_wp_grp(r)                ci700_xp_dtm_wp_config_get(r, 0x0000000000000030ULL, 4)
#define ci700_xp_dtm_wp_config_get_wp_chn_sel(r)            ci700_xp_dtm_wp_config_get(r, 0x000000000000000eULL, 1)
#define ci700_xp_dtm_wp_config_get_wp_dev_sel(r)            ci700_xp_dtm_wp_config_get(r, 0x0000000000000001ULL, 0)
#define ci700_xp_dtm_wp_config_with_wp_dev_sel2(r, value)   PMUREG_WITH(ci700_xp_dtm_wp_config_with, r, 0x0000000000060000ULL, 17, value)
#define ci700_xp_dtm_wp_config_with_wp_dbgtrig_en(r, value) PMUREG_WITH(ci700_xp_dtm_wp_config_with, r, 0x0000000000010000ULL, 16, value)
#define ci700_xp_dtm_wp_config_with_wp_ctrig_en(r, value)   PMUREG_WITH(ci700_xp_dtm_wp_config_with, r, 0x0000000000008000ULL, 15, value)
#define ci700_xp_dtm_wp_config_with_wp_cc_en(r, value)      PMUREG_WITH(ci700_xp_dtm_wp_config_with, r, 0x0000000000004000ULL, 14, value)
#define ci700_xp_dtm_wp_config_with_wp_pkt_type(r, value)   PMUREG_WITH(ci700_xp_dtm_wp_config_with, r, 0x0000000000003800ULL, 11, value)
#define ci700_xp_dtm_wp_config_with_wp_pkt_gen(r, value)    PMUREG_WITH(ci700_xp_dtm_wp_config_with, r, 0x0000000000000400ULL, 10, value)
#define ci700_xp_dtm_wp_config_with_wp_combine(r, value)    PMUREG_WITH(ci700_xp_dtm_wp_config_with, r, 0x0000000000000200ULL, 9, value)
#define ci700_xp_dtm_wp_config_with_wp_exclusive(r, value)  PMUREG_WITH(ci700_xp_dtm_wp_config_with, r, 0x0000000000000100ULL, 8, value)
#define ci700_xp_dtm_wp_config_with_rsvdc_bsel(r, value)    PMUREG_WITH(ci700_xp_dtm_wp_config_with, r, 0x00000000000000c0ULL, 6, value)
#define ci700_xp_dtm_wp_config_with_wp_grp(r, value)        PMUREG_WITH(ci700_xp_dtm_wp_config_with, r, 0x0000000000000030ULL, 4, value)
#define ci700_xp_dtm_wp_config_with_wp_chn_sel(r, value)    PMUREG_WITH(ci700_xp_dtm_wp_config_with, r, 0x000000000000000eULL, 1, value)
#define ci700_xp_dtm_wp_config_with_wp_dev_sel(r, value)    PMUREG_WITH(ci700_xp_dtm_wp_config_with, r, 0x0000000000000001ULL, 0, value)

static inline int ci700_xp_dtm_wp_config_check(ci700_xp_dtm_wp_config_t r)
{
	if (((r.raw >> 1) & 0x7ULL) != 0x0ULL && ((r.raw >> 1) & 0x7ULL) != 0x1ULL && ((r.raw >> 1) & 0x7ULL) != 0x2ULL && ((r.raw >> 1) & 0x7ULL) != 0x3ULL)
		return 0;
	return -1;
}

static inline const char *ci700_xp_dtm_wp_config_rule(int rule)
{
	switch (rule) {
	case 0:
		return "wp_chn_sel: this value is reserved";
	default:
		return (const char *)0;
	}
}

static inline ci700_xp_dtm_wp_config_t ci700_xp_dtm_wp_config_read(const PMUREG_MEMORY *base, unsigned int n)
{
	ci700_xp_dtm_wp_config_t r;

	PMUREG_INDEX(n, 3U);
	r.raw = pmureg_load64(base, CI700_XP_DTM_WP_CONFIG_OFFSET(n));
	return r;
}

static inline void ci700_xp_dtm_wp_config_write(PMUREG_MEMORY *base, unsigned int n, ci700_xp_dtm_wp_config_t r)
{
	PMUREG_INDEX(n, 3U);
	pmureg_store64(base, CI700_XP_DTM_WP_CONFIG_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int ci700_xp_dtm_wp_config_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, ci700_xp_dtm_wp_config_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MMIO;
	at.address = CI700_XP_DTM_WP_CONFIG_OFFSET(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int ci700_xp_dtm_wp_config_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, ci700_xp_dtm_wp_config_t r)
{
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MMIO;
	at.address = CI700_XP_DTM_WP_CONFIG_OFFSET(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- por_dtm_unit_info: The domain of its first DTM. ----
 * Source: K CMN650_DTM_UNIT_INFO
 */

#define CI700_XP_DTM_UNIT_INFO_OFFSET           0x910U
#define CI700_XP_DTM_UNIT_INFO_DTC_DOMAIN_SHIFT 0
#define CI700_XP_DTM_UNIT_INFO_DTC_DOMAIN_WIDTH 2
#define CI700_XP_DTM_UNIT_INFO_DTC_DOMAIN_MASK  0x0000000000000003ULL

typedef struct {
	uint64_t raw;
} ci700_xp_dtm_unit_info_t;

typedef struct {
	uint64_t dtc_domain; /* 1:0   RO The domain, which is the logical id of its DTC. */
} ci700_xp_dtm_unit_info_fields_t;

static inline __attribute__((always_inline)) ci700_xp_dtm_unit_info_t ci700_xp_dtm_unit_info_pack(ci700_xp_dtm_unit_info_fields_t f)
{
	ci700_xp_dtm_unit_info_t r;

	r.raw = 0
		| pmureg_put64(f.dtc_domain, 0x3ULL, 0);
	return r;
}

static inline ci700_xp_dtm_unit_info_fields_t ci700_xp_dtm_unit_info_unpack(ci700_xp_dtm_unit_info_t r)
{
	ci700_xp_dtm_unit_info_fields_t f;

	f.dtc_domain = r.raw & 0x3ULL;
	return f;
}

static inline uint64_t ci700_xp_dtm_unit_info_get(ci700_xp_dtm_unit_info_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define ci700_xp_dtm_unit_info_get_dtc_domain(r) ci700_xp_dtm_unit_info_get(r, 0x0000000000000003ULL, 0)

static inline int ci700_xp_dtm_unit_info_check(ci700_xp_dtm_unit_info_t r)
{
	if ((r.raw & 0xfffffffffffffffcULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *ci700_xp_dtm_unit_info_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffffffffffc must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline ci700_xp_dtm_unit_info_t ci700_xp_dtm_unit_info_read(const PMUREG_MEMORY *base)
{
	ci700_xp_dtm_unit_info_t r;

	r.raw = pmureg_load64(base, CI700_XP_DTM_UNIT_INFO_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int ci700_xp_dtm_unit_info_io_read(struct pmureg_io *io, struct pmureg_place at, ci700_xp_dtm_unit_info_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CI700_XP_DTM_UNIT_INFO_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- por_dtm_wp<n>_config_dt<d>: por_dtm_wp<n>_config of DTM <d>. ----
 * Source: REGS; K CMN_DTM_OFFSET
 */

#define CI700_XP_DTM_WP_CONFIG_DT_OFFSET(d, n)              (0x23a0U + 0x200U * ((d) - 1U) + 0x18U * (n)) /* d: 1 to 3, n: 0 to 3 */
#define CI700_XP_DTM_WP_CONFIG_DT_COUNT                     12
#define CI700_XP_DTM_WP_CONFIG_DT_RESET                     0x0000000000000000ULL
#define CI700_XP_DTM_WP_CONFIG_DT_WP_DEV_SEL2_SHIFT         17
#define CI700_XP_DTM_WP_CONFIG_DT_WP_DEV_SEL2_WIDTH         2
#define CI700_XP_DTM_WP_CONFIG_DT_WP_DEV_SEL2_MASK          0x0000000000060000ULL
#define CI700_XP_DTM_WP_CONFIG_DT_WP_DBGTRIG_EN_SHIFT       16
#define CI700_XP_DTM_WP_CONFIG_DT_WP_DBGTRIG_EN_WIDTH       1
#define CI700_XP_DTM_WP_CONFIG_DT_WP_DBGTRIG_EN_MASK        0x0000000000010000ULL
#define CI700_XP_DTM_WP_CONFIG_DT_WP_CTRIG_EN_SHIFT         15
#define CI700_XP_DTM_WP_CONFIG_DT_WP_CTRIG_EN_WIDTH         1
#define CI700_XP_DTM_WP_CONFIG_DT_WP_CTRIG_EN_MASK          0x0000000000008000ULL
#define CI700_XP_DTM_WP_CONFIG_DT_WP_CC_EN_SHIFT            14
#define CI700_XP_DTM_WP_CONFIG_DT_WP_CC_EN_WIDTH            1
#define CI700_XP_DTM_WP_CONFIG_DT_WP_CC_EN_MASK             0x0000000000004000ULL
#define CI700_XP_DTM_WP_CONFIG_DT_WP_PKT_TYPE_SHIFT         11
#define CI700_XP_DTM_WP_CONFIG_DT_WP_PKT_TYPE_WIDTH         3
#define CI700_XP_DTM_WP_CONFIG_DT_WP_PKT_TYPE_MASK          0x0000000000003800ULL
#define CI700_XP_DTM_WP_CONFIG_DT_WP_PKT_TYPE_TXNID         0U
#define CI700_XP_DTM_WP_CONFIG_DT_WP_PKT_TYPE_OPCODE        1U
#define CI700_XP_DTM_WP_CONFIG_DT_WP_PKT_TYPE_SOURCE_TARGET 2U
#define CI700_XP_DTM_WP_CONFIG_DT_WP_PKT_TYPE_CONTROL_FLIT  4U
#define CI700_XP_DTM_WP_CONFIG_DT_WP_PKT_GEN_SHIFT          10
#define CI700_XP_DTM_WP_CONFIG_DT_WP_PKT_GEN_WIDTH          1
#define CI700_XP_DTM_WP_CONFIG_DT_WP_PKT_GEN_MASK           0x0000000000000400ULL
#define CI700_XP_DTM_WP_CONFIG_DT_WP_COMBINE_SHIFT          9
#define CI700_XP_DTM_WP_CONFIG_DT_WP_COMBINE_WIDTH          1
#define CI700_XP_DTM_WP_CONFIG_DT_WP_COMBINE_MASK           0x0000000000000200ULL
#define CI700_XP_DTM_WP_CONFIG_DT_WP_EXCLUSIVE_SHIFT        8
#define CI700_XP_DTM_WP_CONFIG_DT_WP_EXCLUSIVE_WIDTH        1
#define CI700_XP_DTM_WP_CONFIG_DT_WP_EXCLUSIVE_MASK         0x0000000000000100ULL
#define CI700_XP_DTM_WP_CONFIG_DT_RSVDC_BSEL_SHIFT          6
#define CI700_XP_DTM_WP_CONFIG_DT_RSVDC_BSEL_WIDTH          2
#define CI700_XP_DTM_WP_CONFIG_DT_RSVDC_BSEL_MASK           0x00000000000000c0ULL
#define CI700_XP_DTM_WP_CONFIG_DT_WP_GRP_SHIFT              4
#define CI700_XP_DTM_WP_CONFIG_DT_WP_GRP_WIDTH              2
#define CI700_XP_DTM_WP_CONFIG_DT_WP_GRP_MASK               0x0000000000000030ULL
#define CI700_XP_DTM_WP_CONFIG_DT_WP_CHN_SEL_SHIFT          1
#define CI700_XP_DTM_WP_CONFIG_DT_WP_CHN_SEL_WIDTH          3
#define CI700_XP_DTM_WP_CONFIG_DT_WP_CHN_SEL_MASK           0x000000000000000eULL
#define CI700_XP_DTM_WP_CONFIG_DT_WP_CHN_SEL_REQ            0U
#define CI700_XP_DTM_WP_CONFIG_DT_WP_CHN_SEL_RSP            1U
#define CI700_XP_DTM_WP_CONFIG_DT_WP_CHN_SEL_SNP            2U
#define CI700_XP_DTM_WP_CONFIG_DT_WP_CHN_SEL_DAT            3U
#define CI700_XP_DTM_WP_CONFIG_DT_WP_DEV_SEL_SHIFT          0
#define CI700_XP_DTM_WP_CONFIG_DT_WP_DEV_SEL_WIDTH          1
#define CI700_XP_DTM_WP_CONFIG_DT_WP_DEV_SEL_MASK           0x0000000000000001ULL

typedef struct {
	uint64_t raw;
} ci700_xp_dtm_wp_config_dt_t;

typedef struct {
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
} ci700_xp_dtm_wp_config_dt_fields_t;

/* Writes 0 to 0xfffffffffff80000ULL, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) ci700_xp_dtm_wp_config_dt_t ci700_xp_dtm_wp_config_dt_pack(ci700_xp_dtm_wp_config_dt_fields_t f)
{
	ci700_xp_dtm_wp_config_dt_t r;

	r.raw = 0
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

static inline ci700_xp_dtm_wp_config_dt_fields_t ci700_xp_dtm_wp_config_dt_unpack(ci700_xp_dtm_wp_config_dt_t r)
{
	ci700_xp_dtm_wp_config_dt_fields_t f;

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

static inline uint64_t ci700_xp_dtm_wp_config_dt_get(ci700_xp_dtm_wp_config_dt_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline ci700_xp_dtm_wp_config_dt_t ci700_xp_dtm_wp_config_dt_with(ci700_xp_dtm_wp_config_dt_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define ci700_xp_dtm_wp_config_dt_get_wp_dev_sel2(r)           ci700_xp_dtm_wp_config_dt_get(r, 0x0000000000060000ULL, 17)
#define ci700_xp_dtm_wp_config_dt_get_wp_dbgtrig_en(r)         ci700_xp_dtm_wp_config_dt_get(r, 0x0000000000010000ULL, 16)
#define ci700_xp_dtm_wp_config_dt_get_wp_ctrig_en(r)           ci700_xp_dtm_wp_config_dt_get(r, 0x0000000000008000ULL, 15)
#define ci700_xp_dtm_wp_config_dt_get_wp_cc_en(r)              ci700_xp_dtm_wp_config_dt_get(r, 0x0000000000004000ULL, 14)
#define ci700_xp_dtm_wp_config_dt_get_wp_pkt_type(r)           ci700_xp_dtm_wp_config_dt_get(r, 0x0000000000003800ULL, 11)
#define ci700_xp_dtm_wp_config_dt_get_wp_pkt_gen(r)            ci700_xp_dtm_wp_config_dt_get(r, 0x0000000000000400ULL, 10)
#define ci700_xp_dtm_wp_config_dt_get_wp_combine(r)            ci700_xp_dtm_wp_config_dt_get(r, 0x0000000000000200ULL, 9)
#define ci700_xp_dtm_wp_config_dt_get_wp_exclusive(r)          ci700_xp_dtm_wp_config_dt_get(r, 0x0000000000000100ULL, 8)
#define ci700_xp_dtm_wp_config_dt_get_rsvdc_bsel(r)            ci700_xp_dtm_wp_config_dt_get(r, 0x00000000000000c0ULL, 6)
#define ci700_xp_dtm_wp_config_dt_get_wp_grp(r)                ci700_xp_dtm_wp_config_dt_get(r, 0x0000000000000030ULL, 4)
#define ci700_xp_dtm_wp_config_dt_get_wp_chn_sel(r)            ci700_xp_dtm_wp_config_dt_get(r, 0x000000000000000eULL, 1)
#define ci700_xp_dtm_wp_config_dt_get_wp_dev_sel(r)            ci700_xp_dtm_wp_config_dt_get(r, 0x0000000000000001ULL, 0)
#define ci700_xp_dtm_wp_config_dt_with_wp_dev_sel2(r, value)   PMUREG_WITH(ci700_xp_dtm_wp_config_dt_with, r, 0x0000000000060000ULL, 17, value)
#define ci700_xp_dtm_wp_config_dt_with_wp_dbgtrig_en(r, value) PMUREG_WITH(ci700_xp_dtm_wp_config_dt_with, r, 0x0000000000010000ULL, 16, value)
#define ci700_xp_dtm_wp_config_dt_with_wp_ctrig_en(r, value)   PMUREG_WITH(ci700_xp_dtm_wp_config_dt_with, r, 0x0000000000008000ULL, 15, value)
#define ci700_xp_dtm_wp_config_dt_with_wp_cc_en(r, value)      PMUREG_WITH(ci700_xp_dtm_wp_config_dt_with, r, 0x0000000000004000ULL, 14, value)
#define ci700_xp_dtm_wp_config_dt_with_wp_pkt_type(r, value)   PMUREG_WITH(ci700_xp_dtm_wp_config_dt_with, r, 0x0000000000003800ULL, 11, value)
#define ci700_xp_dtm_wp_config_dt_with_wp_pkt_gen(r, value)    PMUREG_WITH(ci700_xp_dtm_wp_config_dt_with, r, 0x0000000000000400ULL, 10, value)
#define ci700_xp_dtm_wp_config_dt_with_wp_combine(r, value)    PMUREG_WITH(ci700_xp_dtm_wp_config_dt_with, r, 0x0000000000000200ULL, 9, value)
#define ci700_xp_dtm_wp_config_dt_with_wp_exclusive(r, value)  PMUREG_WITH(ci700_xp_dtm_wp_config_dt_with, r, 0x0000000000000100ULL, 8, value)
#define ci700_xp_dtm_wp_config_dt_with_rsvdc_bsel(r, value)    PMUREG_WITH(ci700_xp_dtm_wp_config_dt_with, r, 0x00000000000000c0ULL, 6, value)
#define ci700_xp_dtm_wp_config_dt_with_wp_grp(r, value)        PMUREG_WITH(ci700_xp_dtm_wp_config_dt_with, r, 0x0000000000000030ULL, 4, value)
#define ci700_xp_dtm_wp_config_dt_with_wp_chn_sel(r, value)    PMUREG_WITH(ci700_xp_dtm_wp_config_dt_with, r, 0x000000000000000eULL, 1, value)
#define ci700_xp_dtm_wp_config_dt_with_wp_dev_sel(r, value)    PMUREG_WITH(ci700_xp_dtm_wp_config_dt_with, r, 0x0000000000000001ULL, 0, value)

static inline int ci700_xp_dtm_wp_config_dt_check(ci700_xp_dtm_wp_config_dt_t r)
{
	if (((r.raw >> 1) & 0x7ULL) != 0x0ULL && ((r.raw >> 1) & 0x7ULL) != 0x1ULL && ((r.raw >> 1) & 0x7ULL) != 0x2ULL && ((r.raw >> 1) & 0x7ULL) != 0x3ULL)
		return 0;
	return -1;
}

static inline const char *ci700_xp_dtm_wp_config_dt_rule(int rule)
{
	switch (rule) {
	case 0:
		return "wp_chn_sel: this value is reserved";
	default:
		return (const char *)0;
	}
}

static inline ci700_xp_dtm_wp_config_dt_t ci700_xp_dtm_wp_config_dt_read(const PMUREG_MEMORY *base, unsigned int d, unsigned int n)
{
	ci700_xp_dtm_wp_config_dt_t r;

	PMUREG_INDEX(d - 1U, 2U);
	PMUREG_INDEX(n, 3U);
	r.raw = pmureg_load64(base, CI700_XP_DTM_WP_CONFIG_DT_OFFSET(d, n));
	return r;
}

static inline void ci700_xp_dtm_wp_config_dt_write(PMUREG_MEMORY *base, unsigned int d, unsigned int n, ci700_xp_dtm_wp_config_dt_t r)
{
	PMUREG_INDEX(d - 1U, 2U);
	PMUREG_INDEX(n, 3U);
	pmureg_store64(base, CI700_XP_DTM_WP_CONFIG_DT_OFFSET(d, n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int ci700_xp_dtm_wp_config_dt_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int d, unsigned int n, ci700_xp_dtm_wp_config_dt_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(d - 1U, 2U);
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MMIO;
	at.address = CI700_XP_DTM_WP_CONFIG_DT_OFFSET(d, n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int ci700_xp_dtm_wp_config_dt_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int d, unsigned int n, ci700_xp_dtm_wp_config_dt_t r)
{
	PMUREG_INDEX(d - 1U, 2U);
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MMIO;
	at.address = CI700_XP_DTM_WP_CONFIG_DT_OFFSET(d, n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
