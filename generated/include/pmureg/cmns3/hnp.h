/*
 * Arm Neoverse CMN S3 coherent mesh network: I/O home node between peers (HN-P)
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
#ifndef PMUREG_CMNS3_HNP_H
#define PMUREG_CMNS3_HNP_H

#include <pmureg/access.h>

/*
 * Registers that several blocks share. They are described once, under names of their own (cmn_hnp_node_info_t and so on):
 * por_hnp_node_info, por_hnp_child_info
 */
#include <pmureg/cmn/hnp.h>

/* ---- por_hnp_pmu_event_sel: What the node sends to the DTM of its crosspoint as its events 0 to 3. ----
 * Source: REGS; K
 */

#define CMNS3_HNP_PMU_EVENT_SEL_OFFSET             0xd908U
#define CMNS3_HNP_PMU_EVENT_SEL_RESET              0x0000000000000000ULL
#define CMNS3_HNP_PMU_EVENT_SEL_PMU_EVENT_ID_SHIFT 0
#define CMNS3_HNP_PMU_EVENT_SEL_PMU_EVENT_ID_WIDTH 32
#define CMNS3_HNP_PMU_EVENT_SEL_PMU_EVENT_ID_MASK  0x00000000ffffffffULL
#define CMNS3_HNP_PMU_EVENT_SEL_PMU_EVENT_ID_COUNT 4

typedef struct {
	uint64_t raw;
} cmns3_hnp_pmu_event_sel_t;

typedef struct {
	uint64_t pmu_event_id; /* 31:0  RW What is sent as event <n>; 0: nothing. */
} cmns3_hnp_pmu_event_sel_fields_t;

static inline __attribute__((always_inline)) cmns3_hnp_pmu_event_sel_t cmns3_hnp_pmu_event_sel_pack(cmns3_hnp_pmu_event_sel_fields_t f)
{
	cmns3_hnp_pmu_event_sel_t r;

	r.raw = 0
		| pmureg_put64(f.pmu_event_id, 0xffffffffULL, 0);
	return r;
}

static inline cmns3_hnp_pmu_event_sel_fields_t cmns3_hnp_pmu_event_sel_unpack(cmns3_hnp_pmu_event_sel_t r)
{
	cmns3_hnp_pmu_event_sel_fields_t f;

	f.pmu_event_id = r.raw & 0xffffffffULL;
	return f;
}

static inline cmns3_hnp_pmu_event_sel_t cmns3_hnp_pmu_event_sel_with(cmns3_hnp_pmu_event_sel_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x00000000ffffffffULL & ~mask);
	return r;
}

#define cmns3_hnp_pmu_event_sel_with_pmu_event_id(r, value) PMUREG_WITH(cmns3_hnp_pmu_event_sel_with, r, 0x00000000ffffffffULL, 0, value)

/* Element n of pmu_event_id, 0 to 3. Another index gives 0; debug builds assert. */
static inline uint64_t cmns3_hnp_pmu_event_sel_get_pmu_event_id(cmns3_hnp_pmu_event_sel_t r, unsigned int n)
{
	PMUREG_INDEX(n, 3U);
	return n < 4U ? (r.raw >> (8U * n)) & 0xffULL : 0;
}

static inline int cmns3_hnp_pmu_event_sel_check(cmns3_hnp_pmu_event_sel_t r)
{
	if ((r.raw & 0xffffffff00000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *cmns3_hnp_pmu_event_sel_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffff00000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline cmns3_hnp_pmu_event_sel_t cmns3_hnp_pmu_event_sel_read(const PMUREG_MEMORY *base)
{
	cmns3_hnp_pmu_event_sel_t r;

	r.raw = pmureg_load64(base, CMNS3_HNP_PMU_EVENT_SEL_OFFSET);
	return r;
}

static inline void cmns3_hnp_pmu_event_sel_write(PMUREG_MEMORY *base, cmns3_hnp_pmu_event_sel_t r)
{
	pmureg_store64(base, CMNS3_HNP_PMU_EVENT_SEL_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int cmns3_hnp_pmu_event_sel_io_read(struct pmureg_io *io, struct pmureg_place at, cmns3_hnp_pmu_event_sel_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CMNS3_HNP_PMU_EVENT_SEL_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int cmns3_hnp_pmu_event_sel_io_write(struct pmureg_io *io, struct pmureg_place at, cmns3_hnp_pmu_event_sel_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CMNS3_HNP_PMU_EVENT_SEL_OFFSET;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- por_<node>_unit_info: What the node is made of; of the configuration node por_info_global. ----
 * Source: K CMN_INFO_DEVICE_ISO_ENABLE; REGS
 */

#define CMNS3_HNP_UNIT_INFO_OFFSET                  0x900U
#define CMNS3_HNP_UNIT_INFO_DEVICE_ISO_ENABLE_SHIFT 44
#define CMNS3_HNP_UNIT_INFO_DEVICE_ISO_ENABLE_WIDTH 1
#define CMNS3_HNP_UNIT_INFO_DEVICE_ISO_ENABLE_MASK  0x0000100000000000ULL

typedef struct {
	uint64_t raw;
} cmns3_hnp_unit_info_t;

typedef struct {
	uint64_t device_iso_enable; /* 44    RO In the configuration node: nodes may be isolated. */
} cmns3_hnp_unit_info_fields_t;

/* Writes 0 to 0xffffefffffffffffULL, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) cmns3_hnp_unit_info_t cmns3_hnp_unit_info_pack(cmns3_hnp_unit_info_fields_t f)
{
	cmns3_hnp_unit_info_t r;

	r.raw = 0
		| pmureg_put64(f.device_iso_enable, 0x1ULL, 44);
	return r;
}

static inline cmns3_hnp_unit_info_fields_t cmns3_hnp_unit_info_unpack(cmns3_hnp_unit_info_t r)
{
	cmns3_hnp_unit_info_fields_t f;

	f.device_iso_enable = (r.raw >> 44) & 0x1ULL;
	return f;
}

static inline uint64_t cmns3_hnp_unit_info_get(cmns3_hnp_unit_info_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define cmns3_hnp_unit_info_get_device_iso_enable(r) cmns3_hnp_unit_info_get(r, 0x0000100000000000ULL, 44)

static inline cmns3_hnp_unit_info_t cmns3_hnp_unit_info_read(const PMUREG_MEMORY *base)
{
	cmns3_hnp_unit_info_t r;

	r.raw = pmureg_load64(base, CMNS3_HNP_UNIT_INFO_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int cmns3_hnp_unit_info_io_read(struct pmureg_io *io, struct pmureg_place at, cmns3_hnp_unit_info_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CMNS3_HNP_UNIT_INFO_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

#endif
