/*
 * Arm Neoverse CMN S3 coherent mesh network: Fully coherent home node (HN-S), with a slice of the system level cache
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
#ifndef PMUREG_CMNS3_HNS_H
#define PMUREG_CMNS3_HNS_H

#include <pmureg/access.h>

/*
 * Registers that several blocks share. They are described once, under names of their own (cmn_hn_s_node_info_t and so on):
 * cmn_hns_node_info, cmn_hns_child_info
 */
#include <pmureg/cmn/hn_s.h>

/* ---- cmn_hns_pmu_event_sel: What the node sends to the DTM of its crosspoint as its events 0 to 3. ----
 * Source: REGS; K CMN_PMU_EVENT_SEL
 * Note: From r2p0 on an event has 7 bits, and bits 54:52 are pmu_evict_state_sel, 51:48 pmu_enhanced_hbt_lbt_sel, 47:46 pmu_snp_vc_sel, 45:42 pmu_cbusy_snthrottle_sel, 41:40 pmu_sn_home_sel, 39:38 pmu_hbt_lbt_sel, 37:36 pmu_class_occup_id, 35:32 pmu_occup1_id.
 */

#define CMNS3_HNS_PMU_EVENT_SEL_OFFSET                                0xd900U
#define CMNS3_HNS_PMU_EVENT_SEL_RESET                                 0x0000000000000000ULL
#define CMNS3_HNS_PMU_EVENT_SEL_PMU_R2_FILTERS_SHIFT                  45
#define CMNS3_HNS_PMU_EVENT_SEL_PMU_R2_FILTERS_WIDTH                  19
#define CMNS3_HNS_PMU_EVENT_SEL_PMU_R2_FILTERS_MASK                   0xffffe00000000000ULL
#define CMNS3_HNS_PMU_EVENT_SEL_PMU_CBUSY_SNTHROTTLE_SEL_SHIFT        42
#define CMNS3_HNS_PMU_EVENT_SEL_PMU_CBUSY_SNTHROTTLE_SEL_WIDTH        3
#define CMNS3_HNS_PMU_EVENT_SEL_PMU_CBUSY_SNTHROTTLE_SEL_MASK         0x00001c0000000000ULL
#define CMNS3_HNS_PMU_EVENT_SEL_PMU_CBUSY_SNTHROTTLE_SEL_ALL          0U
#define CMNS3_HNS_PMU_EVENT_SEL_PMU_CBUSY_SNTHROTTLE_SEL_GROUP0_READ  1U
#define CMNS3_HNS_PMU_EVENT_SEL_PMU_CBUSY_SNTHROTTLE_SEL_GROUP0_WRITE 2U
#define CMNS3_HNS_PMU_EVENT_SEL_PMU_CBUSY_SNTHROTTLE_SEL_GROUP1_READ  3U
#define CMNS3_HNS_PMU_EVENT_SEL_PMU_CBUSY_SNTHROTTLE_SEL_GROUP1_WRITE 4U
#define CMNS3_HNS_PMU_EVENT_SEL_PMU_CBUSY_SNTHROTTLE_SEL_READ         5U
#define CMNS3_HNS_PMU_EVENT_SEL_PMU_CBUSY_SNTHROTTLE_SEL_WRITE        6U
#define CMNS3_HNS_PMU_EVENT_SEL_PMU_R2_HOME_SHIFT                     41
#define CMNS3_HNS_PMU_EVENT_SEL_PMU_R2_HOME_WIDTH                     1
#define CMNS3_HNS_PMU_EVENT_SEL_PMU_R2_HOME_MASK                      0x0000020000000000ULL
#define CMNS3_HNS_PMU_EVENT_SEL_PMU_SN_HOME_SEL_SHIFT                 39
#define CMNS3_HNS_PMU_EVENT_SEL_PMU_SN_HOME_SEL_WIDTH                 2
#define CMNS3_HNS_PMU_EVENT_SEL_PMU_SN_HOME_SEL_MASK                  0x0000018000000000ULL
#define CMNS3_HNS_PMU_EVENT_SEL_PMU_SN_HOME_SEL_ALL                   0U
#define CMNS3_HNS_PMU_EVENT_SEL_PMU_SN_HOME_SEL_SN                    1U
#define CMNS3_HNS_PMU_EVENT_SEL_PMU_SN_HOME_SEL_HOME                  2U
#define CMNS3_HNS_PMU_EVENT_SEL_PMU_HBT_LBT_SEL_SHIFT                 37
#define CMNS3_HNS_PMU_EVENT_SEL_PMU_HBT_LBT_SEL_WIDTH                 2
#define CMNS3_HNS_PMU_EVENT_SEL_PMU_HBT_LBT_SEL_MASK                  0x0000006000000000ULL
#define CMNS3_HNS_PMU_EVENT_SEL_PMU_HBT_LBT_SEL_ALL                   0U
#define CMNS3_HNS_PMU_EVENT_SEL_PMU_HBT_LBT_SEL_HBT                   1U
#define CMNS3_HNS_PMU_EVENT_SEL_PMU_HBT_LBT_SEL_LBT                   2U
#define CMNS3_HNS_PMU_EVENT_SEL_PMU_CLASS_OCCUP_ID_SHIFT              35
#define CMNS3_HNS_PMU_EVENT_SEL_PMU_CLASS_OCCUP_ID_WIDTH              2
#define CMNS3_HNS_PMU_EVENT_SEL_PMU_CLASS_OCCUP_ID_MASK               0x0000001800000000ULL
#define CMNS3_HNS_PMU_EVENT_SEL_PMU_OCCUP1_ID_SHIFT                   32
#define CMNS3_HNS_PMU_EVENT_SEL_PMU_OCCUP1_ID_WIDTH                   3
#define CMNS3_HNS_PMU_EVENT_SEL_PMU_OCCUP1_ID_MASK                    0x0000000700000000ULL
#define CMNS3_HNS_PMU_EVENT_SEL_PMU_OCCUP1_ID_ALL                     0U
#define CMNS3_HNS_PMU_EVENT_SEL_PMU_OCCUP1_ID_READ                    1U
#define CMNS3_HNS_PMU_EVENT_SEL_PMU_OCCUP1_ID_WRITE                   2U
#define CMNS3_HNS_PMU_EVENT_SEL_PMU_OCCUP1_ID_ATOMIC                  3U
#define CMNS3_HNS_PMU_EVENT_SEL_PMU_OCCUP1_ID_STASH                   4U
#define CMNS3_HNS_PMU_EVENT_SEL_PMU_OCCUP1_ID_RXSNP                   5U
#define CMNS3_HNS_PMU_EVENT_SEL_PMU_OCCUP1_ID_LBT                     6U
#define CMNS3_HNS_PMU_EVENT_SEL_PMU_OCCUP1_ID_HBT                     7U
#define CMNS3_HNS_PMU_EVENT_SEL_PMU_EVENT_ID_SHIFT                    0
#define CMNS3_HNS_PMU_EVENT_SEL_PMU_EVENT_ID_WIDTH                    32
#define CMNS3_HNS_PMU_EVENT_SEL_PMU_EVENT_ID_MASK                     0x00000000ffffffffULL
#define CMNS3_HNS_PMU_EVENT_SEL_PMU_EVENT_ID_COUNT                    4

typedef struct {
	uint64_t raw;
} cmns3_hns_pmu_event_sel_t;

typedef struct {
	uint64_t pmu_r2_filters;           /* 63:45 RW RES0 before r2p0; kept. */
	uint64_t pmu_cbusy_snthrottle_sel; /* 44:42 RW What counts in the events of throttling. */
	uint64_t pmu_r2_home;              /* 41    RW RES0 before r2p0; kept. */
	uint64_t pmu_sn_home_sel;          /* 40:39 RW Which requests count in the events of requests to memory. */
	uint64_t pmu_hbt_lbt_sel;          /* 38:37 RW Which traffic counts in the events that tell it apart. */
	uint64_t pmu_class_occup_id;       /* 36:35 RW The class that counts in the events of classes. */
	uint64_t pmu_occup1_id;            /* 34:32 RW Which requests count in the event of occupancy. */
	uint64_t pmu_event_id;             /* 31:0  RW What is sent as event <n>; 0: nothing. */
} cmns3_hns_pmu_event_sel_fields_t;

static inline __attribute__((always_inline)) cmns3_hns_pmu_event_sel_t cmns3_hns_pmu_event_sel_pack(cmns3_hns_pmu_event_sel_fields_t f)
{
	cmns3_hns_pmu_event_sel_t r;

	r.raw = 0
		| pmureg_put64(f.pmu_r2_filters, 0x7ffffULL, 45)
		| pmureg_put64(f.pmu_cbusy_snthrottle_sel, 0x7ULL, 42)
		| pmureg_put64(f.pmu_r2_home, 0x1ULL, 41)
		| pmureg_put64(f.pmu_sn_home_sel, 0x3ULL, 39)
		| pmureg_put64(f.pmu_hbt_lbt_sel, 0x3ULL, 37)
		| pmureg_put64(f.pmu_class_occup_id, 0x3ULL, 35)
		| pmureg_put64(f.pmu_occup1_id, 0x7ULL, 32)
		| pmureg_put64(f.pmu_event_id, 0xffffffffULL, 0);
	return r;
}

static inline cmns3_hns_pmu_event_sel_fields_t cmns3_hns_pmu_event_sel_unpack(cmns3_hns_pmu_event_sel_t r)
{
	cmns3_hns_pmu_event_sel_fields_t f;

	f.pmu_r2_filters = r.raw >> 45;
	f.pmu_cbusy_snthrottle_sel = (r.raw >> 42) & 0x7ULL;
	f.pmu_r2_home = (r.raw >> 41) & 0x1ULL;
	f.pmu_sn_home_sel = (r.raw >> 39) & 0x3ULL;
	f.pmu_hbt_lbt_sel = (r.raw >> 37) & 0x3ULL;
	f.pmu_class_occup_id = (r.raw >> 35) & 0x3ULL;
	f.pmu_occup1_id = (r.raw >> 32) & 0x7ULL;
	f.pmu_event_id = r.raw & 0xffffffffULL;
	return f;
}

static inline uint64_t cmns3_hns_pmu_event_sel_get(cmns3_hns_pmu_event_sel_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline cmns3_hns_pmu_event_sel_t cmns3_hns_pmu_event_sel_with(cmns3_hns_pmu_event_sel_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define cmns3_hns_pmu_event_sel_get_pmu_r2_filters(r)                   cmns3_hns_pmu_event_sel_get(r, 0xffffe00000000000ULL, 45)
#define cmns3_hns_pmu_event_sel_get_pmu_cbusy_snthrottle_sel(r)         cmns3_hns_pmu_event_sel_get(r, 0x00001c0000000000ULL, 42)
#define cmns3_hns_pmu_event_sel_get_pmu_r2_home(r)                      cmns3_hns_pmu_event_sel_get(r, 0x0000020000000000ULL, 41)
#define cmns3_hns_pmu_event_sel_get_pmu_sn_home_sel(r)                  cmns3_hns_pmu_event_sel_get(r, 0x0000018000000000ULL, 39)
#define cmns3_hns_pmu_event_sel_get_pmu_hbt_lbt_sel(r)                  cmns3_hns_pmu_event_sel_get(r, 0x0000006000000000ULL, 37)
#define cmns3_hns_pmu_event_sel_get_pmu_class_occup_id(r)               cmns3_hns_pmu_event_sel_get(r, 0x0000001800000000ULL, 35)
#define cmns3_hns_pmu_event_sel_get_pmu_occup1_id(r)                    cmns3_hns_pmu_event_sel_get(r, 0x0000000700000000ULL, 32)
#define cmns3_hns_pmu_event_sel_with_pmu_r2_filters(r, value)           PMUREG_WITH(cmns3_hns_pmu_event_sel_with, r, 0xffffe00000000000ULL, 45, value)
#define cmns3_hns_pmu_event_sel_with_pmu_cbusy_snthrottle_sel(r, value) PMUREG_WITH(cmns3_hns_pmu_event_sel_with, r, 0x00001c0000000000ULL, 42, value)
#define cmns3_hns_pmu_event_sel_with_pmu_r2_home(r, value)              PMUREG_WITH(cmns3_hns_pmu_event_sel_with, r, 0x0000020000000000ULL, 41, value)
#define cmns3_hns_pmu_event_sel_with_pmu_sn_home_sel(r, value)          PMUREG_WITH(cmns3_hns_pmu_event_sel_with, r, 0x0000018000000000ULL, 39, value)
#define cmns3_hns_pmu_event_sel_with_pmu_hbt_lbt_sel(r, value)          PMUREG_WITH(cmns3_hns_pmu_event_sel_with, r, 0x0000006000000000ULL, 37, value)
#define cmns3_hns_pmu_event_sel_with_pmu_class_occup_id(r, value)       PMUREG_WITH(cmns3_hns_pmu_event_sel_with, r, 0x0000001800000000ULL, 35, value)
#define cmns3_hns_pmu_event_sel_with_pmu_occup1_id(r, value)            PMUREG_WITH(cmns3_hns_pmu_event_sel_with, r, 0x0000000700000000ULL, 32, value)
#define cmns3_hns_pmu_event_sel_with_pmu_event_id(r, value)             PMUREG_WITH(cmns3_hns_pmu_event_sel_with, r, 0x00000000ffffffffULL, 0, value)

/* Element n of pmu_event_id, 0 to 3. Another index gives 0; debug builds assert. */
static inline uint64_t cmns3_hns_pmu_event_sel_get_pmu_event_id(cmns3_hns_pmu_event_sel_t r, unsigned int n)
{
	PMUREG_INDEX(n, 3U);
	return n < 4U ? (r.raw >> (8U * n)) & 0xffULL : 0;
}

static inline cmns3_hns_pmu_event_sel_t cmns3_hns_pmu_event_sel_read(const PMUREG_MEMORY *base)
{
	cmns3_hns_pmu_event_sel_t r;

	r.raw = pmureg_load64(base, CMNS3_HNS_PMU_EVENT_SEL_OFFSET);
	return r;
}

static inline void cmns3_hns_pmu_event_sel_write(PMUREG_MEMORY *base, cmns3_hns_pmu_event_sel_t r)
{
	pmureg_store64(base, CMNS3_HNS_PMU_EVENT_SEL_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int cmns3_hns_pmu_event_sel_io_read(struct pmureg_io *io, struct pmureg_place at, cmns3_hns_pmu_event_sel_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CMNS3_HNS_PMU_EVENT_SEL_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int cmns3_hns_pmu_event_sel_io_write(struct pmureg_io *io, struct pmureg_place at, cmns3_hns_pmu_event_sel_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CMNS3_HNS_PMU_EVENT_SEL_OFFSET;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- por_<node>_unit_info: What the node is made of; of the configuration node por_info_global. ----
 * Source: K CMN_INFO_DEVICE_ISO_ENABLE; REGS
 */

#define CMNS3_HNS_UNIT_INFO_OFFSET                  0x900U
#define CMNS3_HNS_UNIT_INFO_DEVICE_ISO_ENABLE_SHIFT 44
#define CMNS3_HNS_UNIT_INFO_DEVICE_ISO_ENABLE_WIDTH 1
#define CMNS3_HNS_UNIT_INFO_DEVICE_ISO_ENABLE_MASK  0x0000100000000000ULL

typedef struct {
	uint64_t raw;
} cmns3_hns_unit_info_t;

typedef struct {
	uint64_t device_iso_enable; /* 44    RO In the configuration node: nodes may be isolated. */
} cmns3_hns_unit_info_fields_t;

/* Writes 0 to 0xffffefffffffffffULL, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) cmns3_hns_unit_info_t cmns3_hns_unit_info_pack(cmns3_hns_unit_info_fields_t f)
{
	cmns3_hns_unit_info_t r;

	r.raw = 0
		| pmureg_put64(f.device_iso_enable, 0x1ULL, 44);
	return r;
}

static inline cmns3_hns_unit_info_fields_t cmns3_hns_unit_info_unpack(cmns3_hns_unit_info_t r)
{
	cmns3_hns_unit_info_fields_t f;

	f.device_iso_enable = (r.raw >> 44) & 0x1ULL;
	return f;
}

static inline uint64_t cmns3_hns_unit_info_get(cmns3_hns_unit_info_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define cmns3_hns_unit_info_get_device_iso_enable(r) cmns3_hns_unit_info_get(r, 0x0000100000000000ULL, 44)

static inline cmns3_hns_unit_info_t cmns3_hns_unit_info_read(const PMUREG_MEMORY *base)
{
	cmns3_hns_unit_info_t r;

	r.raw = pmureg_load64(base, CMNS3_HNS_UNIT_INFO_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int cmns3_hns_unit_info_io_read(struct pmureg_io *io, struct pmureg_place at, cmns3_hns_unit_info_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CMNS3_HNS_UNIT_INFO_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

#endif
