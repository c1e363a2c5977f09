/*
 * Arm CoreLink CMN-650 coherent mesh network: I/O requester (RN-I)
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
 * Made by pmureg from regdefs/arm/cmn650.yaml. Edit that, not this.
 */
#ifndef PMUREG_CMN650_RNI_H
#define PMUREG_CMN650_RNI_H

#include <pmureg/access.h>

/*
 * Registers that several blocks share. They are described once, under names of their own (cmn_rni_node_info_t and so on):
 * por_rni_node_info, por_rni_child_info
 */
#include <pmureg/cmn/rni.h>

/* ---- por_rni_pmu_event_sel: What the node sends to the DTM of its crosspoint as its events 0 to 3. ----
 * Source: REGS; K CMN_PMU_EVENT_SEL
 */

#define CMN650_RNI_PMU_EVENT_SEL_OFFSET             0x2000U
#define CMN650_RNI_PMU_EVENT_SEL_RESET              0x0000000000000000ULL
#define CMN650_RNI_PMU_EVENT_SEL_PMU_EVENT_ID_SHIFT 0
#define CMN650_RNI_PMU_EVENT_SEL_PMU_EVENT_ID_WIDTH 32
#define CMN650_RNI_PMU_EVENT_SEL_PMU_EVENT_ID_MASK  0x00000000ffffffffULL
#define CMN650_RNI_PMU_EVENT_SEL_PMU_EVENT_ID_COUNT 4

typedef struct {
	uint64_t raw;
} cmn650_rni_pmu_event_sel_t;

typedef struct {
	uint64_t pmu_event_id; /* 31:0  RW What is sent as event <n>; 0: nothing. */
} cmn650_rni_pmu_event_sel_fields_t;

static inline __attribute__((always_inline)) cmn650_rni_pmu_event_sel_t cmn650_rni_pmu_event_sel_pack(cmn650_rni_pmu_event_sel_fields_t f)
{
	cmn650_rni_pmu_event_sel_t r;

	r.raw = 0
		| pmureg_put64(f.pmu_event_id, 0xffffffffULL, 0);
	return r;
}

static inline cmn650_rni_pmu_event_sel_fields_t cmn650_rni_pmu_event_sel_unpack(cmn650_rni_pmu_event_sel_t r)
{
	cmn650_rni_pmu_event_sel_fields_t f;

	f.pmu_event_id = r.raw & 0xffffffffULL;
	return f;
}

static inline cmn650_rni_pmu_event_sel_t cmn650_rni_pmu_event_sel_with(cmn650_rni_pmu_event_sel_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x00000000ffffffffULL & ~mask);
	return r;
}

#define cmn650_rni_pmu_event_sel_with_pmu_event_id(r, value) PMUREG_WITH(cmn650_rni_pmu_event_sel_with, r, 0x00000000ffffffffULL, 0, value)

/* Element n of pmu_event_id, 0 to 3. Another index gives 0; debug builds assert. */
static inline uint64_t cmn650_rni_pmu_event_sel_get_pmu_event_id(cmn650_rni_pmu_event_sel_t r, unsigned int n)
{
	PMUREG_INDEX(n, 3U);
	return n < 4U ? (r.raw >> (8U * n)) & 0xffULL : 0;
}

static inline int cmn650_rni_pmu_event_sel_check(cmn650_rni_pmu_event_sel_t r)
{
	if ((r.raw & 0xffffffff00000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *cmn650_rni_pmu_event_sel_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffff00000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline cmn650_rni_pmu_event_sel_t cmn650_rni_pmu_event_sel_read(const PMUREG_MEMORY *base)
{
	cmn650_rni_pmu_event_sel_t r;

	r.raw = pmureg_load64(base, CMN650_RNI_PMU_EVENT_SEL_OFFSET);
	return r;
}

static inline void cmn650_rni_pmu_event_sel_write(PMUREG_MEMORY *base, cmn650_rni_pmu_event_sel_t r)
{
	pmureg_store64(base, CMN650_RNI_PMU_EVENT_SEL_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int cmn650_rni_pmu_event_sel_io_read(struct pmureg_io *io, struct pmureg_place at, cmn650_rni_pmu_event_sel_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CMN650_RNI_PMU_EVENT_SEL_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int cmn650_rni_pmu_event_sel_io_write(struct pmureg_io *io, struct pmureg_place at, cmn650_rni_pmu_event_sel_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CMN650_RNI_PMU_EVENT_SEL_OFFSET;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
