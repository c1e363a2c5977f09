/*
 * Arm SMMUv3 performance monitor counter groups: Performance monitor counter group
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
 * Made by pmureg from regdefs/arm/smmu_pmcg.yaml. Edit that, not this.
 */
#ifndef PMUREG_SMMU_PMCG_PMCG_H
#define PMUREG_SMMU_PMCG_PMCG_H

#include <pmureg/access.h>

/* ---- SMMU_PMCG_EVCNTR<n>: Counter <n>, where counters have more than 32 bits. ----
 * Source: PMCG 10.5.2.1
 * Page: counters, or main where the unit has no such page
 */

#define SMMU_PMCG_PMCG_EVCNTR_OFFSET(n)           (8U * (n)) /* n: 0 to 63 */
#define SMMU_PMCG_PMCG_EVCNTR_COUNT               64
#define SMMU_PMCG_PMCG_EVCNTR_COUNTER_VALUE_SHIFT 0
#define SMMU_PMCG_PMCG_EVCNTR_COUNTER_VALUE_WIDTH 64
#define SMMU_PMCG_PMCG_EVCNTR_COUNTER_VALUE_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} smmu_pmcg_pmcg_evcntr_t;

typedef struct {
	uint64_t COUNTER_VALUE; /* 63:0  RW-V The count; bits above CFGR.SIZE are RES0. */
} smmu_pmcg_pmcg_evcntr_fields_t;

static inline __attribute__((always_inline)) smmu_pmcg_pmcg_evcntr_t smmu_pmcg_pmcg_evcntr_pack(smmu_pmcg_pmcg_evcntr_fields_t f)
{
	smmu_pmcg_pmcg_evcntr_t r;

	r.raw = 0
		| f.COUNTER_VALUE;
	return r;
}

static inline smmu_pmcg_pmcg_evcntr_fields_t smmu_pmcg_pmcg_evcntr_unpack(smmu_pmcg_pmcg_evcntr_t r)
{
	smmu_pmcg_pmcg_evcntr_fields_t f;

	f.COUNTER_VALUE = r.raw;
	return f;
}

static inline uint64_t smmu_pmcg_pmcg_evcntr_get(smmu_pmcg_pmcg_evcntr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline smmu_pmcg_pmcg_evcntr_t smmu_pmcg_pmcg_evcntr_with(smmu_pmcg_pmcg_evcntr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define smmu_pmcg_pmcg_evcntr_get_COUNTER_VALUE(r)         smmu_pmcg_pmcg_evcntr_get(r, 0xffffffffffffffffULL, 0)
#define smmu_pmcg_pmcg_evcntr_with_COUNTER_VALUE(r, value) PMUREG_WITH(smmu_pmcg_pmcg_evcntr_with, r, 0xffffffffffffffffULL, 0, value)

static inline smmu_pmcg_pmcg_evcntr_t smmu_pmcg_pmcg_evcntr_read(const PMUREG_MEMORY *base, unsigned int n)
{
	smmu_pmcg_pmcg_evcntr_t r;

	PMUREG_INDEX(n, 63U);
	r.raw = pmureg_load64(base, SMMU_PMCG_PMCG_EVCNTR_OFFSET(n));
	return r;
}

static inline void smmu_pmcg_pmcg_evcntr_write(PMUREG_MEMORY *base, unsigned int n, smmu_pmcg_pmcg_evcntr_t r)
{
	PMUREG_INDEX(n, 63U);
	pmureg_store64(base, SMMU_PMCG_PMCG_EVCNTR_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int smmu_pmcg_pmcg_evcntr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, smmu_pmcg_pmcg_evcntr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 63U);
	at.space = PMUREG_MMIO;
	at.address = SMMU_PMCG_PMCG_EVCNTR_OFFSET(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int smmu_pmcg_pmcg_evcntr_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, smmu_pmcg_pmcg_evcntr_t r)
{
	PMUREG_INDEX(n, 63U);
	at.space = PMUREG_MMIO;
	at.address = SMMU_PMCG_PMCG_EVCNTR_OFFSET(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- SMMU_PMCG_EVCNTR<n>_32: Counter <n>, where counters have 32 bits. ----
 * Source: PMCG 10.5.2.1
 * Page: counters, or main where the unit has no such page
 * Note: SMMU_PMCG_EVCNTR<n> of the manual, which has one name for both.
 */

#define SMMU_PMCG_PMCG_EVCNTR32_OFFSET(n)           (4U * (n)) /* n: 0 to 63 */
#define SMMU_PMCG_PMCG_EVCNTR32_COUNT               64
#define SMMU_PMCG_PMCG_EVCNTR32_COUNTER_VALUE_SHIFT 0
#define SMMU_PMCG_PMCG_EVCNTR32_COUNTER_VALUE_WIDTH 32
#define SMMU_PMCG_PMCG_EVCNTR32_COUNTER_VALUE_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} smmu_pmcg_pmcg_evcntr32_t;

typedef struct {
	uint32_t COUNTER_VALUE; /* 31:0  RW-V The count. */
} smmu_pmcg_pmcg_evcntr32_fields_t;

static inline __attribute__((always_inline)) smmu_pmcg_pmcg_evcntr32_t smmu_pmcg_pmcg_evcntr32_pack(smmu_pmcg_pmcg_evcntr32_fields_t f)
{
	smmu_pmcg_pmcg_evcntr32_t r;

	r.raw = 0
		| f.COUNTER_VALUE;
	return r;
}

static inline smmu_pmcg_pmcg_evcntr32_fields_t smmu_pmcg_pmcg_evcntr32_unpack(smmu_pmcg_pmcg_evcntr32_t r)
{
	smmu_pmcg_pmcg_evcntr32_fields_t f;

	f.COUNTER_VALUE = r.raw;
	return f;
}

static inline uint32_t smmu_pmcg_pmcg_evcntr32_get(smmu_pmcg_pmcg_evcntr32_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline smmu_pmcg_pmcg_evcntr32_t smmu_pmcg_pmcg_evcntr32_with(smmu_pmcg_pmcg_evcntr32_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define smmu_pmcg_pmcg_evcntr32_get_COUNTER_VALUE(r)         smmu_pmcg_pmcg_evcntr32_get(r, 0xffffffffU, 0)
#define smmu_pmcg_pmcg_evcntr32_with_COUNTER_VALUE(r, value) PMUREG_WITH(smmu_pmcg_pmcg_evcntr32_with, r, 0xffffffffU, 0, value)

static inline smmu_pmcg_pmcg_evcntr32_t smmu_pmcg_pmcg_evcntr32_read(const PMUREG_MEMORY *base, unsigned int n)
{
	smmu_pmcg_pmcg_evcntr32_t r;

	PMUREG_INDEX(n, 63U);
	r.raw = pmureg_load32(base, SMMU_PMCG_PMCG_EVCNTR32_OFFSET(n));
	return r;
}

static inline void smmu_pmcg_pmcg_evcntr32_write(PMUREG_MEMORY *base, unsigned int n, smmu_pmcg_pmcg_evcntr32_t r)
{
	PMUREG_INDEX(n, 63U);
	pmureg_store32(base, SMMU_PMCG_PMCG_EVCNTR32_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int smmu_pmcg_pmcg_evcntr32_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, smmu_pmcg_pmcg_evcntr32_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 63U);
	at.space = PMUREG_MMIO;
	at.address = SMMU_PMCG_PMCG_EVCNTR32_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int smmu_pmcg_pmcg_evcntr32_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, smmu_pmcg_pmcg_evcntr32_t r)
{
	PMUREG_INDEX(n, 63U);
	at.space = PMUREG_MMIO;
	at.address = SMMU_PMCG_PMCG_EVCNTR32_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- SMMU_PMCG_EVTYPER<n>: Event of counter <n>, and how its filter works. ----
 * Source: PMCG 10.5.2.2
 * Page: main
 * Note: Where CFGR.SID_FILTER_TYPE is 1, only element 0 has the filter's fields.
 */

#define SMMU_PMCG_PMCG_EVTYPER_OFFSET(n)                 (0x400U + 4U * (n)) /* n: 0 to 63 */
#define SMMU_PMCG_PMCG_EVTYPER_COUNT                     64
#define SMMU_PMCG_PMCG_EVTYPER_OVFCAP_SHIFT              31
#define SMMU_PMCG_PMCG_EVTYPER_OVFCAP_WIDTH              1
#define SMMU_PMCG_PMCG_EVTYPER_OVFCAP_MASK               0x80000000U
#define SMMU_PMCG_PMCG_EVTYPER_FILTER_SEC_SID_SHIFT      30
#define SMMU_PMCG_PMCG_EVTYPER_FILTER_SEC_SID_WIDTH      1
#define SMMU_PMCG_PMCG_EVTYPER_FILTER_SEC_SID_MASK       0x40000000U
#define SMMU_PMCG_PMCG_EVTYPER_FILTER_SID_SPAN_SHIFT     29
#define SMMU_PMCG_PMCG_EVTYPER_FILTER_SID_SPAN_WIDTH     1
#define SMMU_PMCG_PMCG_EVTYPER_FILTER_SID_SPAN_MASK      0x20000000U
#define SMMU_PMCG_PMCG_EVTYPER_FILTER_REALM_SID_SHIFT    28
#define SMMU_PMCG_PMCG_EVTYPER_FILTER_REALM_SID_WIDTH    1
#define SMMU_PMCG_PMCG_EVTYPER_FILTER_REALM_SID_MASK     0x10000000U
#define SMMU_PMCG_PMCG_EVTYPER_FILTER_MPAM_SP_SHIFT      18
#define SMMU_PMCG_PMCG_EVTYPER_FILTER_MPAM_SP_WIDTH      2
#define SMMU_PMCG_PMCG_EVTYPER_FILTER_MPAM_SP_MASK       0x000c0000U
#define SMMU_PMCG_PMCG_EVTYPER_FILTER_MPAM_SP_SECURE     0U
#define SMMU_PMCG_PMCG_EVTYPER_FILTER_MPAM_SP_NON_SECURE 1U
#define SMMU_PMCG_PMCG_EVTYPER_FILTER_MPAM_SP_REALM      3U
#define SMMU_PMCG_PMCG_EVTYPER_FILTER_PMG_SHIFT          17
#define SMMU_PMCG_PMCG_EVTYPER_FILTER_PMG_WIDTH          1
#define SMMU_PMCG_PMCG_EVTYPER_FILTER_PMG_MASK           0x00020000U
#define SMMU_PMCG_PMCG_EVTYPER_FILTER_PARTID_SHIFT       16
#define SMMU_PMCG_PMCG_EVTYPER_FILTER_PARTID_WIDTH       1
#define SMMU_PMCG_PMCG_EVTYPER_FILTER_PARTID_MASK        0x00010000U
#define SMMU_PMCG_PMCG_EVTYPER_EVENT_SHIFT               0
#define SMMU_PMCG_PMCG_EVTYPER_EVENT_WIDTH               16
#define SMMU_PMCG_PMCG_EVTYPER_EVENT_MASK                0x0000ffffU

typedef struct {
	uint32_t raw;
} smmu_pmcg_pmcg_evtyper_t;

typedef struct {
	uint32_t OVFCAP;           /* 31    RW 1: an overflow copies all counters to SVR; where CFGR.CAPTURE is 1. */
	uint32_t FILTER_SEC_SID;   /* 30    RW 1: counts for Secure StreamIDs, where SCR.SO is 1. */
	uint32_t FILTER_SID_SPAN;  /* 29    RW 1: SMR stands for a span of StreamIDs, all of them if its bits are ones; 0: for one. */
	uint32_t FILTER_REALM_SID; /* 28    RW 1: counts for Realm StreamIDs, where ROOTCR.RLO is 1. */
	uint32_t FILTER_MPAM_SP;   /* 19:18 RW Space of PARTID and PMG in SMR. */
	uint32_t FILTER_PMG;       /* 17    RW 1: counts for the PMG in SMR; where CFGR.FILTER_PARTID_PMG is 1. */
	uint32_t FILTER_PARTID;    /* 16    RW 1: counts for the PARTID in SMR; where CFGR.FILTER_PARTID_PMG is 1. */
	uint32_t EVENT;            /* 15:0  RW Event. */
} smmu_pmcg_pmcg_evtyper_fields_t;

static inline __attribute__((always_inline)) smmu_pmcg_pmcg_evtyper_t smmu_pmcg_pmcg_evtyper_pack(smmu_pmcg_pmcg_evtyper_fields_t f)
{
	smmu_pmcg_pmcg_evtyper_t r;

	r.raw = 0
		| pmureg_put32(f.OVFCAP, 0x1U, 31)
		| pmureg_put32(f.FILTER_SEC_SID, 0x1U, 30)
		| pmureg_put32(f.FILTER_SID_SPAN, 0x1U, 29)
		| pmureg_put32(f.FILTER_REALM_SID, 0x1U, 28)
		| pmureg_put32(f.FILTER_MPAM_SP, 0x3U, 18)
		| pmureg_put32(f.FILTER_PMG, 0x1U, 17)
		| pmureg_put32(f.FILTER_PARTID, 0x1U, 16)
		| pmureg_put32(f.EVENT, 0xffffU, 0);
	return r;
}

static inline smmu_pmcg_pmcg_evtyper_fields_t smmu_pmcg_pmcg_evtyper_unpack(smmu_pmcg_pmcg_evtyper_t r)
{
	smmu_pmcg_pmcg_evtyper_fields_t f;

	f.OVFCAP = r.raw >> 31;
	f.FILTER_SEC_SID = (r.raw >> 30) & 0x1U;
	f.FILTER_SID_SPAN = (r.raw >> 29) & 0x1U;
	f.FILTER_REALM_SID = (r.raw >> 28) & 0x1U;
	f.FILTER_MPAM_SP = (r.raw >> 18) & 0x3U;
	f.FILTER_PMG = (r.raw >> 17) & 0x1U;
	f.FILTER_PARTID = (r.raw >> 16) & 0x1U;
	f.EVENT = r.raw & 0xffffU;
	return f;
}

static inline uint32_t smmu_pmcg_pmcg_evtyper_get(smmu_pmcg_pmcg_evtyper_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline smmu_pmcg_pmcg_evtyper_t smmu_pmcg_pmcg_evtyper_with(smmu_pmcg_pmcg_evtyper_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0xf00fffffU & ~mask);
	return r;
}

#define smmu_pmcg_pmcg_evtyper_get_OVFCAP(r)                   smmu_pmcg_pmcg_evtyper_get(r, 0x80000000U, 31)
#define smmu_pmcg_pmcg_evtyper_get_FILTER_SEC_SID(r)           smmu_pmcg_pmcg_evtyper_get(r, 0x40000000U, 30)
#define smmu_pmcg_pmcg_evtyper_get_FILTER_SID_SPAN(r)          smmu_pmcg_pmcg_evtyper_get(r, 0x20000000U, 29)
#define smmu_pmcg_pmcg_evtyper_get_FILTER_REALM_SID(r)         smmu_pmcg_pmcg_evtyper_get(r, 0x10000000U, 28)
#define smmu_pmcg_pmcg_evtyper_get_FILTER_MPAM_SP(r)           smmu_pmcg_pmcg_evtyper_get(r, 0x000c0000U, 18)
#define smmu_pmcg_pmcg_evtyper_get_FILTER_PMG(r)               smmu_pmcg_pmcg_evtyper_get(r, 0x00020000U, 17)
#define smmu_pmcg_pmcg_evtyper_get_FILTER_PARTID(r)            smmu_pmcg_pmcg_evtyper_get(r, 0x00010000U, 16)
#define smmu_pmcg_pmcg_evtyper_get_EVENT(r)                    smmu_pmcg_pmcg_evtyper_get(r, 0x0000ffffU, 0)
#define smmu_pmcg_pmcg_evtyper_with_OVFCAP(r, value)           PMUREG_WITH(smmu_pmcg_pmcg_evtyper_with, r, 0x80000000U, 31, value)
#define smmu_pmcg_pmcg_evtyper_with_FILTER_SEC_SID(r, value)   PMUREG_WITH(smmu_pmcg_pmcg_evtyper_with, r, 0x40000000U, 30, value)
#define smmu_pmcg_pmcg_evtyper_with_FILTER_SID_SPAN(r, value)  PMUREG_WITH(smmu_pmcg_pmcg_evtyper_with, r, 0x20000000U, 29, value)
#define smmu_pmcg_pmcg_evtyper_with_FILTER_REALM_SID(r, value) PMUREG_WITH(smmu_pmcg_pmcg_evtyper_with, r, 0x10000000U, 28, value)
#define smmu_pmcg_pmcg_evtyper_with_FILTER_MPAM_SP(r, value)   PMUREG_WITH(smmu_pmcg_pmcg_evtyper_with, r, 0x000c0000U, 18, value)
#define smmu_pmcg_pmcg_evtyper_with_FILTER_PMG(r, value)       PMUREG_WITH(smmu_pmcg_pmcg_evtyper_with, r, 0x00020000U, 17, value)
#define smmu_pmcg_pmcg_evtyper_with_FILTER_PARTID(r, value)    PMUREG_WITH(smmu_pmcg_pmcg_evtyper_with, r, 0x00010000U, 16, value)
#define smmu_pmcg_pmcg_evtyper_with_EVENT(r, value)            PMUREG_WITH(smmu_pmcg_pmcg_evtyper_with, r, 0x0000ffffU, 0, value)

static inline int smmu_pmcg_pmcg_evtyper_check(smmu_pmcg_pmcg_evtyper_t r)
{
	if (((r.raw >> 18) & 0x3U) != 0x0U && ((r.raw >> 18) & 0x3U) != 0x1U && ((r.raw >> 18) & 0x3U) != 0x3U)
		return 0;
	if ((r.raw & 0x0ff00000U) != 0x00000000U)
		return 1;
	return -1;
}

static inline const char *smmu_pmcg_pmcg_evtyper_rule(int rule)
{
	switch (rule) {
	case 0:
		return "FILTER_MPAM_SP: this value is reserved";
	case 1:
		return "the reserved bits 0xff00000 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline smmu_pmcg_pmcg_evtyper_t smmu_pmcg_pmcg_evtyper_read(const PMUREG_MEMORY *base, unsigned int n)
{
	smmu_pmcg_pmcg_evtyper_t r;

	PMUREG_INDEX(n, 63U);
	r.raw = pmureg_load32(base, SMMU_PMCG_PMCG_EVTYPER_OFFSET(n));
	return r;
}

static inline void smmu_pmcg_pmcg_evtyper_write(PMUREG_MEMORY *base, unsigned int n, smmu_pmcg_pmcg_evtyper_t r)
{
	PMUREG_INDEX(n, 63U);
	pmureg_store32(base, SMMU_PMCG_PMCG_EVTYPER_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int smmu_pmcg_pmcg_evtyper_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, smmu_pmcg_pmcg_evtyper_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 63U);
	at.space = PMUREG_MMIO;
	at.address = SMMU_PMCG_PMCG_EVTYPER_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int smmu_pmcg_pmcg_evtyper_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, smmu_pmcg_pmcg_evtyper_t r)
{
	PMUREG_INDEX(n, 63U);
	at.space = PMUREG_MMIO;
	at.address = SMMU_PMCG_PMCG_EVTYPER_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- SMMU_PMCG_SVR<n>: Counter <n> at the last capture, where counters have more than 32 bits. ----
 * Source: PMCG 10.5.2.3
 * Page: counters, or main where the unit has no such page
 */

#define SMMU_PMCG_PMCG_SVR_OFFSET(n)                  (0x600U + 8U * (n)) /* n: 0 to 63 */
#define SMMU_PMCG_PMCG_SVR_COUNT                      64
#define SMMU_PMCG_PMCG_SVR_SHADOW_COUNTER_VALUE_SHIFT 0
#define SMMU_PMCG_PMCG_SVR_SHADOW_COUNTER_VALUE_WIDTH 64
#define SMMU_PMCG_PMCG_SVR_SHADOW_COUNTER_VALUE_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} smmu_pmcg_pmcg_svr_t;

typedef struct {
	uint64_t SHADOW_COUNTER_VALUE; /* 63:0  RO-V The count. */
} smmu_pmcg_pmcg_svr_fields_t;

static inline __attribute__((always_inline)) smmu_pmcg_pmcg_svr_t smmu_pmcg_pmcg_svr_pack(smmu_pmcg_pmcg_svr_fields_t f)
{
	smmu_pmcg_pmcg_svr_t r;

	r.raw = 0
		| f.SHADOW_COUNTER_VALUE;
	return r;
}

static inline smmu_pmcg_pmcg_svr_fields_t smmu_pmcg_pmcg_svr_unpack(smmu_pmcg_pmcg_svr_t r)
{
	smmu_pmcg_pmcg_svr_fields_t f;

	f.SHADOW_COUNTER_VALUE = r.raw;
	return f;
}

static inline uint64_t smmu_pmcg_pmcg_svr_get(smmu_pmcg_pmcg_svr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define smmu_pmcg_pmcg_svr_get_SHADOW_COUNTER_VALUE(r) smmu_pmcg_pmcg_svr_get(r, 0xffffffffffffffffULL, 0)

static inline smmu_pmcg_pmcg_svr_t smmu_pmcg_pmcg_svr_read(const PMUREG_MEMORY *base, unsigned int n)
{
	smmu_pmcg_pmcg_svr_t r;

	PMUREG_INDEX(n, 63U);
	r.raw = pmureg_load64(base, SMMU_PMCG_PMCG_SVR_OFFSET(n));
	return r;
}

#ifdef PMUREG_IO_H
static inline int smmu_pmcg_pmcg_svr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, smmu_pmcg_pmcg_svr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 63U);
	at.space = PMUREG_MMIO;
	at.address = SMMU_PMCG_PMCG_SVR_OFFSET(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- SMMU_PMCG_SVR<n>_32: Counter <n> at the last capture, where counters have 32 bits. ----
 * Source: PMCG 10.5.2.3
 * Page: counters, or main where the unit has no such page
 * Note: SMMU_PMCG_SVR<n> of the manual, which has one name for both.
 */

#define SMMU_PMCG_PMCG_SVR32_OFFSET(n)                  (0x600U + 4U * (n)) /* n: 0 to 63 */
#define SMMU_PMCG_PMCG_SVR32_COUNT                      64
#define SMMU_PMCG_PMCG_SVR32_SHADOW_COUNTER_VALUE_SHIFT 0
#define SMMU_PMCG_PMCG_SVR32_SHADOW_COUNTER_VALUE_WIDTH 32
#define SMMU_PMCG_PMCG_SVR32_SHADOW_COUNTER_VALUE_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} smmu_pmcg_pmcg_svr32_t;

typedef struct {
	uint32_t SHADOW_COUNTER_VALUE; /* 31:0  RO-V The count. */
} smmu_pmcg_pmcg_svr32_fields_t;

static inline __attribute__((always_inline)) smmu_pmcg_pmcg_svr32_t smmu_pmcg_pmcg_svr32_pack(smmu_pmcg_pmcg_svr32_fields_t f)
{
	smmu_pmcg_pmcg_svr32_t r;

	r.raw = 0
		| f.SHADOW_COUNTER_VALUE;
	return r;
}

static inline smmu_pmcg_pmcg_svr32_fields_t smmu_pmcg_pmcg_svr32_unpack(smmu_pmcg_pmcg_svr32_t r)
{
	smmu_pmcg_pmcg_svr32_fields_t f;

	f.SHADOW_COUNTER_VALUE = r.raw;
	return f;
}

static inline uint32_t smmu_pmcg_pmcg_svr32_get(smmu_pmcg_pmcg_svr32_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define smmu_pmcg_pmcg_svr32_get_SHADOW_COUNTER_VALUE(r) smmu_pmcg_pmcg_svr32_get(r, 0xffffffffU, 0)

static inline smmu_pmcg_pmcg_svr32_t smmu_pmcg_pmcg_svr32_read(const PMUREG_MEMORY *base, unsigned int n)
{
	smmu_pmcg_pmcg_svr32_t r;

	PMUREG_INDEX(n, 63U);
	r.raw = pmureg_load32(base, SMMU_PMCG_PMCG_SVR32_OFFSET(n));
	return r;
}

#ifdef PMUREG_IO_H
static inline int smmu_pmcg_pmcg_svr32_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, smmu_pmcg_pmcg_svr32_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 63U);
	at.space = PMUREG_MMIO;
	at.address = SMMU_PMCG_PMCG_SVR32_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- SMMU_PMCG_SMR<n>: Filter of counter <n>. ----
 * Source: PMCG 10.5.2.4
 * Page: main
 * Note: Where CFGR.SID_FILTER_TYPE is 1, only element 0 exists. With FILTER_PARTID or FILTER_PMG, bits 23:16 are a PMG and 15:0 a PARTID.
 */

#define SMMU_PMCG_PMCG_SMR_OFFSET(n)      (0xa00U + 4U * (n)) /* n: 0 to 63 */
#define SMMU_PMCG_PMCG_SMR_COUNT          64
#define SMMU_PMCG_PMCG_SMR_STREAMID_SHIFT 0
#define SMMU_PMCG_PMCG_SMR_STREAMID_WIDTH 32
#define SMMU_PMCG_PMCG_SMR_STREAMID_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} smmu_pmcg_pmcg_smr_t;

typedef struct {
	uint32_t STREAMID; /* 31:0  RW StreamID; in a span, its lowest 0 and the bits below it are not compared. */
} smmu_pmcg_pmcg_smr_fields_t;

static inline __attribute__((always_inline)) smmu_pmcg_pmcg_smr_t smmu_pmcg_pmcg_smr_pack(smmu_pmcg_pmcg_smr_fields_t f)
{
	smmu_pmcg_pmcg_smr_t r;

	r.raw = 0
		| f.STREAMID;
	return r;
}

static inline smmu_pmcg_pmcg_smr_fields_t smmu_pmcg_pmcg_smr_unpack(smmu_pmcg_pmcg_smr_t r)
{
	smmu_pmcg_pmcg_smr_fields_t f;

	f.STREAMID = r.raw;
	return f;
}

static inline uint32_t smmu_pmcg_pmcg_smr_get(smmu_pmcg_pmcg_smr_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline smmu_pmcg_pmcg_smr_t smmu_pmcg_pmcg_smr_with(smmu_pmcg_pmcg_smr_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define smmu_pmcg_pmcg_smr_get_STREAMID(r)         smmu_pmcg_pmcg_smr_get(r, 0xffffffffU, 0)
#define smmu_pmcg_pmcg_smr_with_STREAMID(r, value) PMUREG_WITH(smmu_pmcg_pmcg_smr_with, r, 0xffffffffU, 0, value)

static inline smmu_pmcg_pmcg_smr_t smmu_pmcg_pmcg_smr_read(const PMUREG_MEMORY *base, unsigned int n)
{
	smmu_pmcg_pmcg_smr_t r;

	PMUREG_INDEX(n, 63U);
	r.raw = pmureg_load32(base, SMMU_PMCG_PMCG_SMR_OFFSET(n));
	return r;
}

static inline void smmu_pmcg_pmcg_smr_write(PMUREG_MEMORY *base, unsigned int n, smmu_pmcg_pmcg_smr_t r)
{
	PMUREG_INDEX(n, 63U);
	pmureg_store32(base, SMMU_PMCG_PMCG_SMR_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int smmu_pmcg_pmcg_smr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, smmu_pmcg_pmcg_smr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 63U);
	at.space = PMUREG_MMIO;
	at.address = SMMU_PMCG_PMCG_SMR_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int smmu_pmcg_pmcg_smr_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, smmu_pmcg_pmcg_smr_t r)
{
	PMUREG_INDEX(n, 63U);
	at.space = PMUREG_MMIO;
	at.address = SMMU_PMCG_PMCG_SMR_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- SMMU_PMCG_CNTENSET0: Writing 1 enables a counter; reads the enables. ----
 * Source: PMCG 10.5.2.5
 * Page: main
 */

#define SMMU_PMCG_PMCG_CNTENSET_OFFSET      0xc00U
#define SMMU_PMCG_PMCG_CNTENSET_ACTING      0xffffffffffffffffULL
#define SMMU_PMCG_PMCG_CNTENSET_CNTEN_SHIFT 0
#define SMMU_PMCG_PMCG_CNTENSET_CNTEN_WIDTH 64
#define SMMU_PMCG_PMCG_CNTENSET_CNTEN_MASK  0xffffffffffffffffULL
#define SMMU_PMCG_PMCG_CNTENSET_CNTEN_COUNT 64

typedef struct {
	uint64_t raw;
} smmu_pmcg_pmcg_cntenset_t;

typedef struct {
	uint64_t CNTEN; /* 63:0  W1S Counter <m> is enabled; RES0 where there is no such counter. */
} smmu_pmcg_pmcg_cntenset_fields_t;

static inline __attribute__((always_inline)) smmu_pmcg_pmcg_cntenset_t smmu_pmcg_pmcg_cntenset_pack(smmu_pmcg_pmcg_cntenset_fields_t f)
{
	smmu_pmcg_pmcg_cntenset_t r;

	r.raw = 0
		| f.CNTEN;
	return r;
}

static inline smmu_pmcg_pmcg_cntenset_fields_t smmu_pmcg_pmcg_cntenset_unpack(smmu_pmcg_pmcg_cntenset_t r)
{
	smmu_pmcg_pmcg_cntenset_fields_t f;

	f.CNTEN = r.raw;
	return f;
}

static inline smmu_pmcg_pmcg_cntenset_t smmu_pmcg_pmcg_cntenset_with(smmu_pmcg_pmcg_cntenset_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift);
	return r;
}

#define smmu_pmcg_pmcg_cntenset_with_CNTEN(r, value) PMUREG_WITH(smmu_pmcg_pmcg_cntenset_with, r, 0xffffffffffffffffULL, 0, value)

/* Element m of CNTEN, 0 to 63. Another index gives 0; debug builds assert. */
static inline uint64_t smmu_pmcg_pmcg_cntenset_get_CNTEN(smmu_pmcg_pmcg_cntenset_t r, unsigned int m)
{
	PMUREG_INDEX(m, 63U);
	return m < 64U ? (r.raw >> m) & 0x1ULL : 0;
}

static inline smmu_pmcg_pmcg_cntenset_t smmu_pmcg_pmcg_cntenset_read(const PMUREG_MEMORY *base)
{
	smmu_pmcg_pmcg_cntenset_t r;

	r.raw = pmureg_load64(base, SMMU_PMCG_PMCG_CNTENSET_OFFSET);
	return r;
}

static inline void smmu_pmcg_pmcg_cntenset_write(PMUREG_MEMORY *base, smmu_pmcg_pmcg_cntenset_t r)
{
	pmureg_store64(base, SMMU_PMCG_PMCG_CNTENSET_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int smmu_pmcg_pmcg_cntenset_io_read(struct pmureg_io *io, struct pmureg_place at, smmu_pmcg_pmcg_cntenset_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = SMMU_PMCG_PMCG_CNTENSET_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int smmu_pmcg_pmcg_cntenset_io_write(struct pmureg_io *io, struct pmureg_place at, smmu_pmcg_pmcg_cntenset_t r)
{
	at.space = PMUREG_MMIO;
	at.address = SMMU_PMCG_PMCG_CNTENSET_OFFSET;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- SMMU_PMCG_CNTENCLR0: Writing 1 disables a counter; reads the enables. ----
 * Source: PMCG 10.5.2.6
 * Page: main
 */

#define SMMU_PMCG_PMCG_CNTENCLR_OFFSET      0xc20U
#define SMMU_PMCG_PMCG_CNTENCLR_ACTING      0xffffffffffffffffULL
#define SMMU_PMCG_PMCG_CNTENCLR_CNTEN_SHIFT 0
#define SMMU_PMCG_PMCG_CNTENCLR_CNTEN_WIDTH 64
#define SMMU_PMCG_PMCG_CNTENCLR_CNTEN_MASK  0xffffffffffffffffULL
#define SMMU_PMCG_PMCG_CNTENCLR_CNTEN_COUNT 64

typedef struct {
	uint64_t raw;
} smmu_pmcg_pmcg_cntenclr_t;

typedef struct {
	uint64_t CNTEN; /* 63:0  W1C Counter <m> is enabled; RES0 where there is no such counter. */
} smmu_pmcg_pmcg_cntenclr_fields_t;

static inline __attribute__((always_inline)) smmu_pmcg_pmcg_cntenclr_t smmu_pmcg_pmcg_cntenclr_pack(smmu_pmcg_pmcg_cntenclr_fields_t f)
{
	smmu_pmcg_pmcg_cntenclr_t r;

	r.raw = 0
		| f.CNTEN;
	return r;
}

static inline smmu_pmcg_pmcg_cntenclr_fields_t smmu_pmcg_pmcg_cntenclr_unpack(smmu_pmcg_pmcg_cntenclr_t r)
{
	smmu_pmcg_pmcg_cntenclr_fields_t f;

	f.CNTEN = r.raw;
	return f;
}

static inline smmu_pmcg_pmcg_cntenclr_t smmu_pmcg_pmcg_cntenclr_with(smmu_pmcg_pmcg_cntenclr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift);
	return r;
}

#define smmu_pmcg_pmcg_cntenclr_with_CNTEN(r, value) PMUREG_WITH(smmu_pmcg_pmcg_cntenclr_with, r, 0xffffffffffffffffULL, 0, value)

/* Element m of CNTEN, 0 to 63. Another index gives 0; debug builds assert. */
static inline uint64_t smmu_pmcg_pmcg_cntenclr_get_CNTEN(smmu_pmcg_pmcg_cntenclr_t r, unsigned int m)
{
	PMUREG_INDEX(m, 63U);
	return m < 64U ? (r.raw >> m) & 0x1ULL : 0;
}

static inline smmu_pmcg_pmcg_cntenclr_t smmu_pmcg_pmcg_cntenclr_read(const PMUREG_MEMORY *base)
{
	smmu_pmcg_pmcg_cntenclr_t r;

	r.raw = pmureg_load64(base, SMMU_PMCG_PMCG_CNTENCLR_OFFSET);
	return r;
}

static inline void smmu_pmcg_pmcg_cntenclr_write(PMUREG_MEMORY *base, smmu_pmcg_pmcg_cntenclr_t r)
{
	pmureg_store64(base, SMMU_PMCG_PMCG_CNTENCLR_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int smmu_pmcg_pmcg_cntenclr_io_read(struct pmureg_io *io, struct pmureg_place at, smmu_pmcg_pmcg_cntenclr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = SMMU_PMCG_PMCG_CNTENCLR_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int smmu_pmcg_pmcg_cntenclr_io_write(struct pmureg_io *io, struct pmureg_place at, smmu_pmcg_pmcg_cntenclr_t r)
{
	at.space = PMUREG_MMIO;
	at.address = SMMU_PMCG_PMCG_CNTENCLR_OFFSET;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- SMMU_PMCG_INTENSET0: Writing 1 enables a counter's interrupt; reads the enables. ----
 * Source: PMCG 10.5.2.7
 * Page: main
 */

#define SMMU_PMCG_PMCG_INTENSET_OFFSET      0xc40U
#define SMMU_PMCG_PMCG_INTENSET_ACTING      0xffffffffffffffffULL
#define SMMU_PMCG_PMCG_INTENSET_INTEN_SHIFT 0
#define SMMU_PMCG_PMCG_INTENSET_INTEN_WIDTH 64
#define SMMU_PMCG_PMCG_INTENSET_INTEN_MASK  0xffffffffffffffffULL
#define SMMU_PMCG_PMCG_INTENSET_INTEN_COUNT 64

typedef struct {
	uint64_t raw;
} smmu_pmcg_pmcg_intenset_t;

typedef struct {
	uint64_t INTEN; /* 63:0  W1S An overflow of counter <m> interrupts; RES0 where there is no such counter. */
} smmu_pmcg_pmcg_intenset_fields_t;

static inline __attribute__((always_inline)) smmu_pmcg_pmcg_intenset_t smmu_pmcg_pmcg_intenset_pack(smmu_pmcg_pmcg_intenset_fields_t f)
{
	smmu_pmcg_pmcg_intenset_t r;

	r.raw = 0
		| f.INTEN;
	return r;
}

static inline smmu_pmcg_pmcg_intenset_fields_t smmu_pmcg_pmcg_intenset_unpack(smmu_pmcg_pmcg_intenset_t r)
{
	smmu_pmcg_pmcg_intenset_fields_t f;

	f.INTEN = r.raw;
	return f;
}

static inline smmu_pmcg_pmcg_intenset_t smmu_pmcg_pmcg_intenset_with(smmu_pmcg_pmcg_intenset_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift);
	return r;
}

#define smmu_pmcg_pmcg_intenset_with_INTEN(r, value) PMUREG_WITH(smmu_pmcg_pmcg_intenset_with, r, 0xffffffffffffffffULL, 0, value)

/* Element m of INTEN, 0 to 63. Another index gives 0; debug builds assert. */
static inline uint64_t smmu_pmcg_pmcg_intenset_get_INTEN(smmu_pmcg_pmcg_intenset_t r, unsigned int m)
{
	PMUREG_INDEX(m, 63U);
	return m < 64U ? (r.raw >> m) & 0x1ULL : 0;
}

static inline smmu_pmcg_pmcg_intenset_t smmu_pmcg_pmcg_intenset_read(const PMUREG_MEMORY *base)
{
	smmu_pmcg_pmcg_intenset_t r;

	r.raw = pmureg_load64(base, SMMU_PMCG_PMCG_INTENSET_OFFSET);
	return r;
}

static inline void smmu_pmcg_pmcg_intenset_write(PMUREG_MEMORY *base, smmu_pmcg_pmcg_intenset_t r)
{
	pmureg_store64(base, SMMU_PMCG_PMCG_INTENSET_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int smmu_pmcg_pmcg_intenset_io_read(struct pmureg_io *io, struct pmureg_place at, smmu_pmcg_pmcg_intenset_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = SMMU_PMCG_PMCG_INTENSET_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int smmu_pmcg_pmcg_intenset_io_write(struct pmureg_io *io, struct pmureg_place at, smmu_pmcg_pmcg_intenset_t r)
{
	at.space = PMUREG_MMIO;
	at.address = SMMU_PMCG_PMCG_INTENSET_OFFSET;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- SMMU_PMCG_INTENCLR0: Writing 1 disables a counter's interrupt; reads the enables. ----
 * Source: PMCG 10.5.2.8
 * Page: main
 */

#define SMMU_PMCG_PMCG_INTENCLR_OFFSET      0xc60U
#define SMMU_PMCG_PMCG_INTENCLR_ACTING      0xffffffffffffffffULL
#define SMMU_PMCG_PMCG_INTENCLR_INTEN_SHIFT 0
#define SMMU_PMCG_PMCG_INTENCLR_INTEN_WIDTH 64
#define SMMU_PMCG_PMCG_INTENCLR_INTEN_MASK  0xffffffffffffffffULL
#define SMMU_PMCG_PMCG_INTENCLR_INTEN_COUNT 64

typedef struct {
	uint64_t raw;
} smmu_pmcg_pmcg_intenclr_t;

typedef struct {
	uint64_t INTEN; /* 63:0  W1C An overflow of counter <m> interrupts; RES0 where there is no such counter. */
} smmu_pmcg_pmcg_intenclr_fields_t;

static inline __attribute__((always_inline)) smmu_pmcg_pmcg_intenclr_t smmu_pmcg_pmcg_intenclr_pack(smmu_pmcg_pmcg_intenclr_fields_t f)
{
	smmu_pmcg_pmcg_intenclr_t r;

	r.raw = 0
		| f.INTEN;
	return r;
}

static inline smmu_pmcg_pmcg_intenclr_fields_t smmu_pmcg_pmcg_intenclr_unpack(smmu_pmcg_pmcg_intenclr_t r)
{
	smmu_pmcg_pmcg_intenclr_fields_t f;

	f.INTEN = r.raw;
	return f;
}

static inline smmu_pmcg_pmcg_intenclr_t smmu_pmcg_pmcg_intenclr_with(smmu_pmcg_pmcg_intenclr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift);
	return r;
}

#define smmu_pmcg_pmcg_intenclr_with_INTEN(r, value) PMUREG_WITH(smmu_pmcg_pmcg_intenclr_with, r, 0xffffffffffffffffULL, 0, value)

/* Element m of INTEN, 0 to 63. Another index gives 0; debug builds assert. */
static inline uint64_t smmu_pmcg_pmcg_intenclr_get_INTEN(smmu_pmcg_pmcg_intenclr_t r, unsigned int m)
{
	PMUREG_INDEX(m, 63U);
	return m < 64U ? (r.raw >> m) & 0x1ULL : 0;
}

static inline smmu_pmcg_pmcg_intenclr_t smmu_pmcg_pmcg_intenclr_read(const PMUREG_MEMORY *base)
{
	smmu_pmcg_pmcg_intenclr_t r;

	r.raw = pmureg_load64(base, SMMU_PMCG_PMCG_INTENCLR_OFFSET);
	return r;
}

static inline void smmu_pmcg_pmcg_intenclr_write(PMUREG_MEMORY *base, smmu_pmcg_pmcg_intenclr_t r)
{
	pmureg_store64(base, SMMU_PMCG_PMCG_INTENCLR_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int smmu_pmcg_pmcg_intenclr_io_read(struct pmureg_io *io, struct pmureg_place at, smmu_pmcg_pmcg_intenclr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = SMMU_PMCG_PMCG_INTENCLR_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int smmu_pmcg_pmcg_intenclr_io_write(struct pmureg_io *io, struct pmureg_place at, smmu_pmcg_pmcg_intenclr_t r)
{
	at.space = PMUREG_MMIO;
	at.address = SMMU_PMCG_PMCG_INTENCLR_OFFSET;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- SMMU_PMCG_OVSCLR0: Writing 1 clears a counter's overflow flag; reads the flags. ----
 * Source: PMCG 10.5.2.9
 * Page: counters, or main where the unit has no such page
 */

#define SMMU_PMCG_PMCG_OVSCLR_OFFSET    0xc80U
#define SMMU_PMCG_PMCG_OVSCLR_ACTING    0xffffffffffffffffULL
#define SMMU_PMCG_PMCG_OVSCLR_OVS_SHIFT 0
#define SMMU_PMCG_PMCG_OVSCLR_OVS_WIDTH 64
#define SMMU_PMCG_PMCG_OVSCLR_OVS_MASK  0xffffffffffffffffULL
#define SMMU_PMCG_PMCG_OVSCLR_OVS_COUNT 64

typedef struct {
	uint64_t raw;
} smmu_pmcg_pmcg_ovsclr_t;

typedef struct {
	uint64_t OVS; /* 63:0  W1C-V Counter <m> has wrapped; RES0 where there is no such counter. */
} smmu_pmcg_pmcg_ovsclr_fields_t;

static inline __attribute__((always_inline)) smmu_pmcg_pmcg_ovsclr_t smmu_pmcg_pmcg_ovsclr_pack(smmu_pmcg_pmcg_ovsclr_fields_t f)
{
	smmu_pmcg_pmcg_ovsclr_t r;

	r.raw = 0
		| f.OVS;
	return r;
}

static inline smmu_pmcg_pmcg_ovsclr_fields_t smmu_pmcg_pmcg_ovsclr_unpack(smmu_pmcg_pmcg_ovsclr_t r)
{
	smmu_pmcg_pmcg_ovsclr_fields_t f;

	f.OVS = r.raw;
	return f;
}

static inline smmu_pmcg_pmcg_ovsclr_t smmu_pmcg_pmcg_ovsclr_with(smmu_pmcg_pmcg_ovsclr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift);
	return r;
}

#define smmu_pmcg_pmcg_ovsclr_with_OVS(r, value) PMUREG_WITH(smmu_pmcg_pmcg_ovsclr_with, r, 0xffffffffffffffffULL, 0, value)

/* Element m of OVS, 0 to 63. Another index gives 0; debug builds assert. */
static inline uint64_t smmu_pmcg_pmcg_ovsclr_get_OVS(smmu_pmcg_pmcg_ovsclr_t r, unsigned int m)
{
	PMUREG_INDEX(m, 63U);
	return m < 64U ? (r.raw >> m) & 0x1ULL : 0;
}

static inline smmu_pmcg_pmcg_ovsclr_t smmu_pmcg_pmcg_ovsclr_read(const PMUREG_MEMORY *base)
{
	smmu_pmcg_pmcg_ovsclr_t r;

	r.raw = pmureg_load64(base, SMMU_PMCG_PMCG_OVSCLR_OFFSET);
	return r;
}

static inline void smmu_pmcg_pmcg_ovsclr_write(PMUREG_MEMORY *base, smmu_pmcg_pmcg_ovsclr_t r)
{
	pmureg_store64(base, SMMU_PMCG_PMCG_OVSCLR_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int smmu_pmcg_pmcg_ovsclr_io_read(struct pmureg_io *io, struct pmureg_place at, smmu_pmcg_pmcg_ovsclr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = SMMU_PMCG_PMCG_OVSCLR_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int smmu_pmcg_pmcg_ovsclr_io_write(struct pmureg_io *io, struct pmureg_place at, smmu_pmcg_pmcg_ovsclr_t r)
{
	at.space = PMUREG_MMIO;
	at.address = SMMU_PMCG_PMCG_OVSCLR_OFFSET;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- SMMU_PMCG_OVSSET0: Writing 1 sets a counter's overflow flag; reads the flags. ----
 * Source: PMCG 10.5.2.10
 * Page: counters, or main where the unit has no such page
 */

#define SMMU_PMCG_PMCG_OVSSET_OFFSET    0xcc0U
#define SMMU_PMCG_PMCG_OVSSET_ACTING    0xffffffffffffffffULL
#define SMMU_PMCG_PMCG_OVSSET_OVS_SHIFT 0
#define SMMU_PMCG_PMCG_OVSSET_OVS_WIDTH 64
#define SMMU_PMCG_PMCG_OVSSET_OVS_MASK  0xffffffffffffffffULL
#define SMMU_PMCG_PMCG_OVSSET_OVS_COUNT 64

typedef struct {
	uint64_t raw;
} smmu_pmcg_pmcg_ovsset_t;

typedef struct {
	uint64_t OVS; /* 63:0  W1S-V Counter <m> has wrapped; RES0 where there is no such counter. */
} smmu_pmcg_pmcg_ovsset_fields_t;

static inline __attribute__((always_inline)) smmu_pmcg_pmcg_ovsset_t smmu_pmcg_pmcg_ovsset_pack(smmu_pmcg_pmcg_ovsset_fields_t f)
{
	smmu_pmcg_pmcg_ovsset_t r;

	r.raw = 0
		| f.OVS;
	return r;
}

static inline smmu_pmcg_pmcg_ovsset_fields_t smmu_pmcg_pmcg_ovsset_unpack(smmu_pmcg_pmcg_ovsset_t r)
{
	smmu_pmcg_pmcg_ovsset_fields_t f;

	f.OVS = r.raw;
	return f;
}

static inline smmu_pmcg_pmcg_ovsset_t smmu_pmcg_pmcg_ovsset_with(smmu_pmcg_pmcg_ovsset_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift);
	return r;
}

#define smmu_pmcg_pmcg_ovsset_with_OVS(r, value) PMUREG_WITH(smmu_pmcg_pmcg_ovsset_with, r, 0xffffffffffffffffULL, 0, value)

/* Element m of OVS, 0 to 63. Another index gives 0; debug builds assert. */
static inline uint64_t smmu_pmcg_pmcg_ovsset_get_OVS(smmu_pmcg_pmcg_ovsset_t r, unsigned int m)
{
	PMUREG_INDEX(m, 63U);
	return m < 64U ? (r.raw >> m) & 0x1ULL : 0;
}

static inline smmu_pmcg_pmcg_ovsset_t smmu_pmcg_pmcg_ovsset_read(const PMUREG_MEMORY *base)
{
	smmu_pmcg_pmcg_ovsset_t r;

	r.raw = pmureg_load64(base, SMMU_PMCG_PMCG_OVSSET_OFFSET);
	return r;
}

static inline void smmu_pmcg_pmcg_ovsset_write(PMUREG_MEMORY *base, smmu_pmcg_pmcg_ovsset_t r)
{
	pmureg_store64(base, SMMU_PMCG_PMCG_OVSSET_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int smmu_pmcg_pmcg_ovsset_io_read(struct pmureg_io *io, struct pmureg_place at, smmu_pmcg_pmcg_ovsset_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = SMMU_PMCG_PMCG_OVSSET_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int smmu_pmcg_pmcg_ovsset_io_write(struct pmureg_io *io, struct pmureg_place at, smmu_pmcg_pmcg_ovsset_t r)
{
	at.space = PMUREG_MMIO;
	at.address = SMMU_PMCG_PMCG_OVSSET_OFFSET;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- SMMU_PMCG_CAPR: Copies all counters to SVR; where CFGR.CAPTURE is 1. ----
 * Source: PMCG 10.5.2.11
 * Page: counters, or main where the unit has no such page
 */

#define SMMU_PMCG_PMCG_CAPR_OFFSET        0xd88U
#define SMMU_PMCG_PMCG_CAPR_ACTING        0x00000001U
#define SMMU_PMCG_PMCG_CAPR_CAPTURE_SHIFT 0
#define SMMU_PMCG_PMCG_CAPR_CAPTURE_WIDTH 1
#define SMMU_PMCG_PMCG_CAPR_CAPTURE_MASK  0x00000001U

typedef struct {
	uint32_t raw;
} smmu_pmcg_pmcg_capr_t;

typedef struct {
	uint32_t CAPTURE; /* 0     WO self-clearing A written 1 copies them. */
} smmu_pmcg_pmcg_capr_fields_t;

static inline __attribute__((always_inline)) smmu_pmcg_pmcg_capr_t smmu_pmcg_pmcg_capr_pack(smmu_pmcg_pmcg_capr_fields_t f)
{
	smmu_pmcg_pmcg_capr_t r;

	r.raw = 0
		| pmureg_put32(f.CAPTURE, 0x1U, 0);
	return r;
}

static inline smmu_pmcg_pmcg_capr_fields_t smmu_pmcg_pmcg_capr_unpack(smmu_pmcg_pmcg_capr_t r)
{
	smmu_pmcg_pmcg_capr_fields_t f;

	f.CAPTURE = r.raw & 0x1U;
	return f;
}

static inline smmu_pmcg_pmcg_capr_t smmu_pmcg_pmcg_capr_with(smmu_pmcg_pmcg_capr_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift);
	return r;
}

#define smmu_pmcg_pmcg_capr_with_CAPTURE(r, value) PMUREG_WITH(smmu_pmcg_pmcg_capr_with, r, 0x00000001U, 0, value)

static inline int smmu_pmcg_pmcg_capr_check(smmu_pmcg_pmcg_capr_t r)
{
	if ((r.raw & 0xfffffffeU) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *smmu_pmcg_pmcg_capr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffe must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline void smmu_pmcg_pmcg_capr_write(PMUREG_MEMORY *base, smmu_pmcg_pmcg_capr_t r)
{
	pmureg_store32(base, SMMU_PMCG_PMCG_CAPR_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int smmu_pmcg_pmcg_capr_io_write(struct pmureg_io *io, struct pmureg_place at, smmu_pmcg_pmcg_capr_t r)
{
	at.space = PMUREG_MMIO;
	at.address = SMMU_PMCG_PMCG_CAPR_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- SMMU_PMCG_SCR: Secure control: what may be counted, and who has access; Secure access only. ----
 * Source: PMCG 10.5.2.12
 * Page: main
 * Note: Also at 0xE40 where ROOTCR exists. It reads 0 for Non-secure software, and where the group has no Secure state.
 */

#define SMMU_PMCG_PMCG_SCR_OFFSET             0xdf8U
#define SMMU_PMCG_PMCG_SCR_RESET              0x80000006U
#define SMMU_PMCG_PMCG_SCR_READS_AS_ONE_SHIFT 31
#define SMMU_PMCG_PMCG_SCR_READS_AS_ONE_WIDTH 1
#define SMMU_PMCG_PMCG_SCR_READS_AS_ONE_MASK  0x80000000U
#define SMMU_PMCG_PMCG_SCR_NAO_SHIFT          4
#define SMMU_PMCG_PMCG_SCR_NAO_WIDTH          1
#define SMMU_PMCG_PMCG_SCR_NAO_MASK           0x00000010U
#define SMMU_PMCG_PMCG_SCR_MSI_MPAM_NS_SHIFT  3
#define SMMU_PMCG_PMCG_SCR_MSI_MPAM_NS_WIDTH  1
#define SMMU_PMCG_PMCG_SCR_MSI_MPAM_NS_MASK   0x00000008U
#define SMMU_PMCG_PMCG_SCR_NSMSI_SHIFT        2
#define SMMU_PMCG_PMCG_SCR_NSMSI_WIDTH        1
#define SMMU_PMCG_PMCG_SCR_NSMSI_MASK         0x00000004U
#define SMMU_PMCG_PMCG_SCR_NSRA_SHIFT         1
#define SMMU_PMCG_PMCG_SCR_NSRA_WIDTH         1
#define SMMU_PMCG_PMCG_SCR_NSRA_MASK          0x00000002U
#define SMMU_PMCG_PMCG_SCR_SO_SHIFT           0
#define SMMU_PMCG_PMCG_SCR_SO_WIDTH           1
#define SMMU_PMCG_PMCG_SCR_SO_MASK            0x00000001U

typedef struct {
	uint32_t raw;
} smmu_pmcg_pmcg_scr_t;

typedef struct {
	uint32_t READS_AS_ONE; /* 31    RO 1 where the group has a Secure state. */
	uint32_t NAO;          /* 4     RW 1: lets events count that belong to no Security state; where ROOTCR exists. */
	uint32_t MSI_MPAM_NS;  /* 3     RW 1: interrupt messages to Secure memory use Non-secure PARTIDs. */
	uint32_t NSMSI;        /* 2     RW 1: interrupt messages go to Non-secure memory. */
	uint32_t NSRA;         /* 1     RW 1: Non-secure software reaches the registers; 0: they read 0 for it. */
	uint32_t SO;           /* 0     RW 1: Secure StreamIDs may be counted. */
} smmu_pmcg_pmcg_scr_fields_t;

static inline __attribute__((always_inline)) smmu_pmcg_pmcg_scr_t smmu_pmcg_pmcg_scr_pack(smmu_pmcg_pmcg_scr_fields_t f)
{
	smmu_pmcg_pmcg_scr_t r;

	r.raw = 0
		| pmureg_put32(f.READS_AS_ONE, 0x1U, 31)
		| pmureg_put32(f.NAO, 0x1U, 4)
		| pmureg_put32(f.MSI_MPAM_NS, 0x1U, 3)
		| pmureg_put32(f.NSMSI, 0x1U, 2)
		| pmureg_put32(f.NSRA, 0x1U, 1)
		| pmureg_put32(f.SO, 0x1U, 0);
	return r;
}

static inline smmu_pmcg_pmcg_scr_fields_t smmu_pmcg_pmcg_scr_unpack(smmu_pmcg_pmcg_scr_t r)
{
	smmu_pmcg_pmcg_scr_fields_t f;

	f.READS_AS_ONE = r.raw >> 31;
	f.NAO = (r.raw >> 4) & 0x1U;
	f.MSI_MPAM_NS = (r.raw >> 3) & 0x1U;
	f.NSMSI = (r.raw >> 2) & 0x1U;
	f.NSRA = (r.raw >> 1) & 0x1U;
	f.SO = r.raw & 0x1U;
	return f;
}

static inline uint32_t smmu_pmcg_pmcg_scr_get(smmu_pmcg_pmcg_scr_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline smmu_pmcg_pmcg_scr_t smmu_pmcg_pmcg_scr_with(smmu_pmcg_pmcg_scr_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x8000001fU & ~mask);
	return r;
}

#define smmu_pmcg_pmcg_scr_get_READS_AS_ONE(r)        smmu_pmcg_pmcg_scr_get(r, 0x80000000U, 31)
#define smmu_pmcg_pmcg_scr_get_NAO(r)                 smmu_pmcg_pmcg_scr_get(r, 0x00000010U, 4)
#define smmu_pmcg_pmcg_scr_get_MSI_MPAM_NS(r)         smmu_pmcg_pmcg_scr_get(r, 0x00000008U, 3)
#define smmu_pmcg_pmcg_scr_get_NSMSI(r)               smmu_pmcg_pmcg_scr_get(r, 0x00000004U, 2)
#define smmu_pmcg_pmcg_scr_get_NSRA(r)                smmu_pmcg_pmcg_scr_get(r, 0x00000002U, 1)
#define smmu_pmcg_pmcg_scr_get_SO(r)                  smmu_pmcg_pmcg_scr_get(r, 0x00000001U, 0)
#define smmu_pmcg_pmcg_scr_with_NAO(r, value)         PMUREG_WITH(smmu_pmcg_pmcg_scr_with, r, 0x00000010U, 4, value)
#define smmu_pmcg_pmcg_scr_with_MSI_MPAM_NS(r, value) PMUREG_WITH(smmu_pmcg_pmcg_scr_with, r, 0x00000008U, 3, value)
#define smmu_pmcg_pmcg_scr_with_NSMSI(r, value)       PMUREG_WITH(smmu_pmcg_pmcg_scr_with, r, 0x00000004U, 2, value)
#define smmu_pmcg_pmcg_scr_with_NSRA(r, value)        PMUREG_WITH(smmu_pmcg_pmcg_scr_with, r, 0x00000002U, 1, value)
#define smmu_pmcg_pmcg_scr_with_SO(r, value)          PMUREG_WITH(smmu_pmcg_pmcg_scr_with, r, 0x00000001U, 0, value)

static inline int smmu_pmcg_pmcg_scr_check(smmu_pmcg_pmcg_scr_t r)
{
	if ((r.raw & 0x7fffffe0U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *smmu_pmcg_pmcg_scr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0x7fffffe0 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline smmu_pmcg_pmcg_scr_t smmu_pmcg_pmcg_scr_read(const PMUREG_MEMORY *base)
{
	smmu_pmcg_pmcg_scr_t r;

	r.raw = pmureg_load32(base, SMMU_PMCG_PMCG_SCR_OFFSET);
	return r;
}

static inline void smmu_pmcg_pmcg_scr_write(PMUREG_MEMORY *base, smmu_pmcg_pmcg_scr_t r)
{
	pmureg_store32(base, SMMU_PMCG_PMCG_SCR_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int smmu_pmcg_pmcg_scr_io_read(struct pmureg_io *io, struct pmureg_place at, smmu_pmcg_pmcg_scr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = SMMU_PMCG_PMCG_SCR_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int smmu_pmcg_pmcg_scr_io_write(struct pmureg_io *io, struct pmureg_place at, smmu_pmcg_pmcg_scr_t r)
{
	at.space = PMUREG_MMIO;
	at.address = SMMU_PMCG_PMCG_SCR_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- SMMU_PMCG_CFGR: What the group has. ----
 * Source: PMCG 10.5.2.13
 * Page: main
 * Note: The example is invented for the simulated device, which has four counters of 32 bits, a second page and filters of their own.
 */

#define SMMU_PMCG_PMCG_CFGR_OFFSET                  0xe00U
#define SMMU_PMCG_PMCG_CFGR_FILTER_PARTID_PMG_SHIFT 25
#define SMMU_PMCG_PMCG_CFGR_FILTER_PARTID_PMG_WIDTH 1
#define SMMU_PMCG_PMCG_CFGR_FILTER_PARTID_PMG_MASK  0x02000000U
#define SMMU_PMCG_PMCG_CFGR_MPAM_SHIFT              24
#define SMMU_PMCG_PMCG_CFGR_MPAM_WIDTH              1
#define SMMU_PMCG_PMCG_CFGR_MPAM_MASK               0x01000000U
#define SMMU_PMCG_PMCG_CFGR_SID_FILTER_TYPE_SHIFT   23
#define SMMU_PMCG_PMCG_CFGR_SID_FILTER_TYPE_WIDTH   1
#define SMMU_PMCG_PMCG_CFGR_SID_FILTER_TYPE_MASK    0x00800000U
#define SMMU_PMCG_PMCG_CFGR_CAPTURE_SHIFT           22
#define SMMU_PMCG_PMCG_CFGR_CAPTURE_WIDTH           1
#define SMMU_PMCG_PMCG_CFGR_CAPTURE_MASK            0x00400000U
#define SMMU_PMCG_PMCG_CFGR_MSI_SHIFT               21
#define SMMU_PMCG_PMCG_CFGR_MSI_WIDTH               1
#define SMMU_PMCG_PMCG_CFGR_MSI_MASK                0x00200000U
#define SMMU_PMCG_PMCG_CFGR_RELOC_CTRS_SHIFT        20
#define SMMU_PMCG_PMCG_CFGR_RELOC_CTRS_WIDTH        1
#define SMMU_PMCG_PMCG_CFGR_RELOC_CTRS_MASK         0x00100000U
#define SMMU_PMCG_PMCG_CFGR_SIZE_SHIFT              8
#define SMMU_PMCG_PMCG_CFGR_SIZE_WIDTH              6
#define SMMU_PMCG_PMCG_CFGR_SIZE_MASK               0x00003f00U
#define SMMU_PMCG_PMCG_CFGR_SIZE_BITS_32            31U
#define SMMU_PMCG_PMCG_CFGR_SIZE_BITS_36            35U
#define SMMU_PMCG_PMCG_CFGR_SIZE_BITS_40            39U
#define SMMU_PMCG_PMCG_CFGR_SIZE_BITS_44            43U
#define SMMU_PMCG_PMCG_CFGR_SIZE_BITS_48            47U
#define SMMU_PMCG_PMCG_CFGR_SIZE_BITS_64            63U
#define SMMU_PMCG_PMCG_CFGR_NCTR_SHIFT              0
#define SMMU_PMCG_PMCG_CFGR_NCTR_WIDTH              6
#define SMMU_PMCG_PMCG_CFGR_NCTR_MASK               0x0000003fU

typedef struct {
	uint32_t raw;
} smmu_pmcg_pmcg_cfgr_t;

typedef struct {
	uint32_t FILTER_PARTID_PMG; /* 25    RO 1: filters by PARTID and PMG; from SMMUv3.3. */
	uint32_t MPAM;              /* 24    RO 1: interrupt messages have a PARTID and a PMG; from SMMUv3.2. */
	uint32_t SID_FILTER_TYPE;   /* 23    RO 1: one filter is for all counters; 0: each has its own. */
	uint32_t CAPTURE;           /* 22    RO 1: counters can be copied to SVR. */
	uint32_t MSI;               /* 21    RO 1: the group can interrupt by a message. */
	uint32_t RELOC_CTRS;        /* 20    RO 1: page 1 exists, and has the counters, their copies, CAPR, OVSCLR0 and OVSSET0. */
	uint32_t SIZE;              /* 13:8  RO Width of the counters minus one. */
	uint32_t NCTR;              /* 5:0   RO Number of counters minus one. */
} smmu_pmcg_pmcg_cfgr_fields_t;

static inline __attribute__((always_inline)) smmu_pmcg_pmcg_cfgr_t smmu_pmcg_pmcg_cfgr_pack(smmu_pmcg_pmcg_cfgr_fields_t f)
{
	smmu_pmcg_pmcg_cfgr_t r;

	r.raw = 0
		| pmureg_put32(f.FILTER_PARTID_PMG, 0x1U, 25)
		| pmureg_put32(f.MPAM, 0x1U, 24)
		| pmureg_put32(f.SID_FILTER_TYPE, 0x1U, 23)
		| pmureg_put32(f.CAPTURE, 0x1U, 22)
		| pmureg_put32(f.MSI, 0x1U, 21)
		| pmureg_put32(f.RELOC_CTRS, 0x1U, 20)
		| pmureg_put32(f.SIZE, 0x3fU, 8)
		| pmureg_put32(f.NCTR, 0x3fU, 0);
	return r;
}

static inline smmu_pmcg_pmcg_cfgr_fields_t smmu_pmcg_pmcg_cfgr_unpack(smmu_pmcg_pmcg_cfgr_t r)
{
	smmu_pmcg_pmcg_cfgr_fields_t f;

	f.FILTER_PARTID_PMG = (r.raw >> 25) & 0x1U;
	f.MPAM = (r.raw >> 24) & 0x1U;
	f.SID_FILTER_TYPE = (r.raw >> 23) & 0x1U;
	f.CAPTURE = (r.raw >> 22) & 0x1U;
	f.MSI = (r.raw >> 21) & 0x1U;
	f.RELOC_CTRS = (r.raw >> 20) & 0x1U;
	f.SIZE = (r.raw >> 8) & 0x3fU;
	f.NCTR = r.raw & 0x3fU;
	return f;
}

static inline uint32_t smmu_pmcg_pmcg_cfgr_get(smmu_pmcg_pmcg_cfgr_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define smmu_pmcg_pmcg_cfgr_get_FILTER_PARTID_PMG(r) smmu_pmcg_pmcg_cfgr_get(r, 0x02000000U, 25)
#define smmu_pmcg_pmcg_cfgr_get_MPAM(r)              smmu_pmcg_pmcg_cfgr_get(r, 0x01000000U, 24)
#define smmu_pmcg_pmcg_cfgr_get_SID_FILTER_TYPE(r)   smmu_pmcg_pmcg_cfgr_get(r, 0x00800000U, 23)
#define smmu_pmcg_pmcg_cfgr_get_CAPTURE(r)           smmu_pmcg_pmcg_cfgr_get(r, 0x00400000U, 22)
#define smmu_pmcg_pmcg_cfgr_get_MSI(r)               smmu_pmcg_pmcg_cfgr_get(r, 0x00200000U, 21)
#define smmu_pmcg_pmcg_cfgr_get_RELOC_CTRS(r)        smmu_pmcg_pmcg_cfgr_get(r, 0x00100000U, 20)
#define smmu_pmcg_pmcg_cfgr_get_SIZE(r)              smmu_pmcg_pmcg_cfgr_get(r, 0x00003f00U, 8)
#define smmu_pmcg_pmcg_cfgr_get_NCTR(r)              smmu_pmcg_pmcg_cfgr_get(r, 0x0000003fU, 0)

static inline int smmu_pmcg_pmcg_cfgr_check(smmu_pmcg_pmcg_cfgr_t r)
{
	if (((r.raw >> 8) & 0x3fU) != 0x1fU && ((r.raw >> 8) & 0x3fU) != 0x23U && ((r.raw >> 8) & 0x3fU) != 0x27U && ((r.raw >> 8) & 0x3fU) != 0x2bU && ((r.raw >> 8) & 0x3fU) != 0x2fU && ((r.raw >> 8) & 0x3fU) != 0x3fU)
		return 0;
	if ((r.raw & 0xfc0fc0c0U) != 0x00000000U)
		return 1;
	return -1;
}

static inline const char *smmu_pmcg_pmcg_cfgr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "SIZE: this value is reserved";
	case 1:
		return "the reserved bits 0xfc0fc0c0 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline smmu_pmcg_pmcg_cfgr_t smmu_pmcg_pmcg_cfgr_read(const PMUREG_MEMORY *base)
{
	smmu_pmcg_pmcg_cfgr_t r;

	r.raw = pmureg_load32(base, SMMU_PMCG_PMCG_CFGR_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int smmu_pmcg_pmcg_cfgr_io_read(struct pmureg_io *io, struct pmureg_place at, smmu_pmcg_pmcg_cfgr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = SMMU_PMCG_PMCG_CFGR_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- SMMU_PMCG_CR: Starts and stops all counters. ----
 * Source: PMCG 10.5.2.14
 * Page: main
 */

#define SMMU_PMCG_PMCG_CR_OFFSET  0xe04U
#define SMMU_PMCG_PMCG_CR_RESET   0x00000000U
#define SMMU_PMCG_PMCG_CR_E_SHIFT 0
#define SMMU_PMCG_PMCG_CR_E_WIDTH 1
#define SMMU_PMCG_PMCG_CR_E_MASK  0x00000001U

typedef struct {
	uint32_t raw;
} smmu_pmcg_pmcg_cr_t;

typedef struct {
	uint32_t E; /* 0     RW 1: the enabled counters count; 0: all stop. */
} smmu_pmcg_pmcg_cr_fields_t;

static inline __attribute__((always_inline)) smmu_pmcg_pmcg_cr_t smmu_pmcg_pmcg_cr_pack(smmu_pmcg_pmcg_cr_fields_t f)
{
	smmu_pmcg_pmcg_cr_t r;

	r.raw = 0
		| pmureg_put32(f.E, 0x1U, 0);
	return r;
}

static inline smmu_pmcg_pmcg_cr_fields_t smmu_pmcg_pmcg_cr_unpack(smmu_pmcg_pmcg_cr_t r)
{
	smmu_pmcg_pmcg_cr_fields_t f;

	f.E = r.raw & 0x1U;
	return f;
}

static inline uint32_t smmu_pmcg_pmcg_cr_get(smmu_pmcg_pmcg_cr_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline smmu_pmcg_pmcg_cr_t smmu_pmcg_pmcg_cr_with(smmu_pmcg_pmcg_cr_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x00000001U & ~mask);
	return r;
}

#define smmu_pmcg_pmcg_cr_get_E(r)         smmu_pmcg_pmcg_cr_get(r, 0x00000001U, 0)
#define smmu_pmcg_pmcg_cr_with_E(r, value) PMUREG_WITH(smmu_pmcg_pmcg_cr_with, r, 0x00000001U, 0, value)

static inline int smmu_pmcg_pmcg_cr_check(smmu_pmcg_pmcg_cr_t r)
{
	if ((r.raw & 0xfffffffeU) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *smmu_pmcg_pmcg_cr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffe must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline smmu_pmcg_pmcg_cr_t smmu_pmcg_pmcg_cr_read(const PMUREG_MEMORY *base)
{
	smmu_pmcg_pmcg_cr_t r;

	r.raw = pmureg_load32(base, SMMU_PMCG_PMCG_CR_OFFSET);
	return r;
}

static inline void smmu_pmcg_pmcg_cr_write(PMUREG_MEMORY *base, smmu_pmcg_pmcg_cr_t r)
{
	pmureg_store32(base, SMMU_PMCG_PMCG_CR_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int smmu_pmcg_pmcg_cr_io_read(struct pmureg_io *io, struct pmureg_place at, smmu_pmcg_pmcg_cr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = SMMU_PMCG_PMCG_CR_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int smmu_pmcg_pmcg_cr_io_write(struct pmureg_io *io, struct pmureg_place at, smmu_pmcg_pmcg_cr_t r)
{
	at.space = PMUREG_MMIO;
	at.address = SMMU_PMCG_PMCG_CR_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- SMMU_PMCG_IIDR: Implementation; 0 where it does not exist. ----
 * Source: PMCG 10.5.2.15
 * Page: main
 * Note: An MMU-600 reads 0. Linux then takes the same numbers from PIDR0 to PIDR4 (K smmu_pmu_get_iidr). The example is an MMU-700's (product 0x487).
 */

#define SMMU_PMCG_PMCG_IIDR_OFFSET            0xe08U
#define SMMU_PMCG_PMCG_IIDR_PRODUCTID_SHIFT   20
#define SMMU_PMCG_PMCG_IIDR_PRODUCTID_WIDTH   12
#define SMMU_PMCG_PMCG_IIDR_PRODUCTID_MASK    0xfff00000U
#define SMMU_PMCG_PMCG_IIDR_VARIANT_SHIFT     16
#define SMMU_PMCG_PMCG_IIDR_VARIANT_WIDTH     4
#define SMMU_PMCG_PMCG_IIDR_VARIANT_MASK      0x000f0000U
#define SMMU_PMCG_PMCG_IIDR_REVISION_SHIFT    12
#define SMMU_PMCG_PMCG_IIDR_REVISION_WIDTH    4
#define SMMU_PMCG_PMCG_IIDR_REVISION_MASK     0x0000f000U
#define SMMU_PMCG_PMCG_IIDR_IMPLEMENTER_SHIFT 0
#define SMMU_PMCG_PMCG_IIDR_IMPLEMENTER_WIDTH 12
#define SMMU_PMCG_PMCG_IIDR_IMPLEMENTER_MASK  0x00000fffU
#define SMMU_PMCG_PMCG_IIDR_IMPLEMENTER_ARM   1083U

typedef struct {
	uint32_t raw;
} smmu_pmcg_pmcg_iidr_t;

typedef struct {
	uint32_t ProductID;   /* 31:20 RO Part number. */
	uint32_t Variant;     /* 19:16 RO Major revision or variant. */
	uint32_t Revision;    /* 15:12 RO Minor revision. */
	uint32_t Implementer; /* 11:0  RO JEP106 code: continuation codes [11:8], identity [6:0]. */
} smmu_pmcg_pmcg_iidr_fields_t;

static inline __attribute__((always_inline)) smmu_pmcg_pmcg_iidr_t smmu_pmcg_pmcg_iidr_pack(smmu_pmcg_pmcg_iidr_fields_t f)
{
	smmu_pmcg_pmcg_iidr_t r;

	r.raw = 0
		| pmureg_put32(f.ProductID, 0xfffU, 20)
		| pmureg_put32(f.Variant, 0xfU, 16)
		| pmureg_put32(f.Revision, 0xfU, 12)
		| pmureg_put32(f.Implementer, 0xfffU, 0);
	return r;
}

static inline smmu_pmcg_pmcg_iidr_fields_t smmu_pmcg_pmcg_iidr_unpack(smmu_pmcg_pmcg_iidr_t r)
{
	smmu_pmcg_pmcg_iidr_fields_t f;

	f.ProductID = r.raw >> 20;
	f.Variant = (r.raw >> 16) & 0xfU;
	f.Revision = (r.raw >> 12) & 0xfU;
	f.Implementer = r.raw & 0xfffU;
	return f;
}

static inline uint32_t smmu_pmcg_pmcg_iidr_get(smmu_pmcg_pmcg_iidr_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define smmu_pmcg_pmcg_iidr_get_ProductID(r)   smmu_pmcg_pmcg_iidr_get(r, 0xfff00000U, 20)
#define smmu_pmcg_pmcg_iidr_get_Variant(r)     smmu_pmcg_pmcg_iidr_get(r, 0x000f0000U, 16)
#define smmu_pmcg_pmcg_iidr_get_Revision(r)    smmu_pmcg_pmcg_iidr_get(r, 0x0000f000U, 12)
#define smmu_pmcg_pmcg_iidr_get_Implementer(r) smmu_pmcg_pmcg_iidr_get(r, 0x00000fffU, 0)

static inline smmu_pmcg_pmcg_iidr_t smmu_pmcg_pmcg_iidr_read(const PMUREG_MEMORY *base)
{
	smmu_pmcg_pmcg_iidr_t r;

	r.raw = pmureg_load32(base, SMMU_PMCG_PMCG_IIDR_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int smmu_pmcg_pmcg_iidr_io_read(struct pmureg_io *io, struct pmureg_place at, smmu_pmcg_pmcg_iidr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = SMMU_PMCG_PMCG_IIDR_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- SMMU_PMCG_CEID0: Which of the events 0 to 63 the group counts. ----
 * Source: PMCG 10.5.2.16
 * Page: main
 * Note: The example is what Linux names.
 */

#define SMMU_PMCG_PMCG_CEID0_OFFSET  0xe20U
#define SMMU_PMCG_PMCG_CEID0_N_SHIFT 0
#define SMMU_PMCG_PMCG_CEID0_N_WIDTH 64
#define SMMU_PMCG_PMCG_CEID0_N_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} smmu_pmcg_pmcg_ceid0_t;

typedef struct {
	uint64_t N; /* 63:0  RO A bit for each event. */
} smmu_pmcg_pmcg_ceid0_fields_t;

static inline __attribute__((always_inline)) smmu_pmcg_pmcg_ceid0_t smmu_pmcg_pmcg_ceid0_pack(smmu_pmcg_pmcg_ceid0_fields_t f)
{
	smmu_pmcg_pmcg_ceid0_t r;

	r.raw = 0
		| f.N;
	return r;
}

static inline smmu_pmcg_pmcg_ceid0_fields_t smmu_pmcg_pmcg_ceid0_unpack(smmu_pmcg_pmcg_ceid0_t r)
{
	smmu_pmcg_pmcg_ceid0_fields_t f;

	f.N = r.raw;
	return f;
}

static inline uint64_t smmu_pmcg_pmcg_ceid0_get(smmu_pmcg_pmcg_ceid0_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define smmu_pmcg_pmcg_ceid0_get_N(r) smmu_pmcg_pmcg_ceid0_get(r, 0xffffffffffffffffULL, 0)

static inline smmu_pmcg_pmcg_ceid0_t smmu_pmcg_pmcg_ceid0_read(const PMUREG_MEMORY *base)
{
	smmu_pmcg_pmcg_ceid0_t r;

	r.raw = pmureg_load64(base, SMMU_PMCG_PMCG_CEID0_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int smmu_pmcg_pmcg_ceid0_io_read(struct pmureg_io *io, struct pmureg_place at, smmu_pmcg_pmcg_ceid0_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = SMMU_PMCG_PMCG_CEID0_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- SMMU_PMCG_CEID1: Which of the events 64 to 127 the group counts. ----
 * Source: PMCG 10.5.2.17
 * Page: main
 */

#define SMMU_PMCG_PMCG_CEID1_OFFSET  0xe28U
#define SMMU_PMCG_PMCG_CEID1_N_SHIFT 0
#define SMMU_PMCG_PMCG_CEID1_N_WIDTH 64
#define SMMU_PMCG_PMCG_CEID1_N_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} smmu_pmcg_pmcg_ceid1_t;

typedef struct {
	uint64_t N; /* 63:0  RO A bit for each event. */
} smmu_pmcg_pmcg_ceid1_fields_t;

static inline __attribute__((always_inline)) smmu_pmcg_pmcg_ceid1_t smmu_pmcg_pmcg_ceid1_pack(smmu_pmcg_pmcg_ceid1_fields_t f)
{
	smmu_pmcg_pmcg_ceid1_t r;

	r.raw = 0
		| f.N;
	return r;
}

static inline smmu_pmcg_pmcg_ceid1_fields_t smmu_pmcg_pmcg_ceid1_unpack(smmu_pmcg_pmcg_ceid1_t r)
{
	smmu_pmcg_pmcg_ceid1_fields_t f;

	f.N = r.raw;
	return f;
}

static inline uint64_t smmu_pmcg_pmcg_ceid1_get(smmu_pmcg_pmcg_ceid1_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define smmu_pmcg_pmcg_ceid1_get_N(r) smmu_pmcg_pmcg_ceid1_get(r, 0xffffffffffffffffULL, 0)

static inline smmu_pmcg_pmcg_ceid1_t smmu_pmcg_pmcg_ceid1_read(const PMUREG_MEMORY *base)
{
	smmu_pmcg_pmcg_ceid1_t r;

	r.raw = pmureg_load64(base, SMMU_PMCG_PMCG_CEID1_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int smmu_pmcg_pmcg_ceid1_io_read(struct pmureg_io *io, struct pmureg_place at, smmu_pmcg_pmcg_ceid1_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = SMMU_PMCG_PMCG_CEID1_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- SMMU_PMCG_ROOTCR: Root control: what may be counted; only Root software may write it. ----
 * Source: PMCG 10.5.2.18
 * Page: main
 */

#define SMMU_PMCG_PMCG_ROOTCR_OFFSET            0xe48U
#define SMMU_PMCG_PMCG_ROOTCR_RESET             0x80000008U
#define SMMU_PMCG_PMCG_ROOTCR_ROOTCR_IMPL_SHIFT 31
#define SMMU_PMCG_PMCG_ROOTCR_ROOTCR_IMPL_WIDTH 1
#define SMMU_PMCG_PMCG_ROOTCR_ROOTCR_IMPL_MASK  0x80000000U
#define SMMU_PMCG_PMCG_ROOTCR_NAO_SHIFT         3
#define SMMU_PMCG_PMCG_ROOTCR_NAO_WIDTH         1
#define SMMU_PMCG_PMCG_ROOTCR_NAO_MASK          0x00000008U
#define SMMU_PMCG_PMCG_ROOTCR_RLO_SHIFT         1
#define SMMU_PMCG_PMCG_ROOTCR_RLO_WIDTH         1
#define SMMU_PMCG_PMCG_ROOTCR_RLO_MASK          0x00000002U
#define SMMU_PMCG_PMCG_ROOTCR_RTO_SHIFT         0
#define SMMU_PMCG_PMCG_ROOTCR_RTO_WIDTH         1
#define SMMU_PMCG_PMCG_ROOTCR_RTO_MASK          0x00000001U

typedef struct {
	uint32_t raw;
} smmu_pmcg_pmcg_rootcr_t;

typedef struct {
	uint32_t ROOTCR_IMPL; /* 31    RO 1 where the register exists. */
	uint32_t NAO;         /* 3     RW 1: lets events count that belong to no Security state. */
	uint32_t RLO;         /* 1     RW 1: Realm StreamIDs may be counted. */
	uint32_t RTO;         /* 0     RW 1: events of Root state may be counted. */
} smmu_pmcg_pmcg_rootcr_fields_t;

static inline __attribute__((always_inline)) smmu_pmcg_pmcg_rootcr_t smmu_pmcg_pmcg_rootcr_pack(smmu_pmcg_pmcg_rootcr_fields_t f)
{
	smmu_pmcg_pmcg_rootcr_t r;

	r.raw = 0
		| pmureg_put32(f.ROOTCR_IMPL, 0x1U, 31)
		| pmureg_put32(f.NAO, 0x1U, 3)
		| pmureg_put32(f.RLO, 0x1U, 1)
		| pmureg_put32(f.RTO, 0x1U, 0);
	return r;
}

static inline smmu_pmcg_pmcg_rootcr_fields_t smmu_pmcg_pmcg_rootcr_unpack(smmu_pmcg_pmcg_rootcr_t r)
{
	smmu_pmcg_pmcg_rootcr_fields_t f;

	f.ROOTCR_IMPL = r.raw >> 31;
	f.NAO = (r.raw >> 3) & 0x1U;
	f.RLO = (r.raw >> 1) & 0x1U;
	f.RTO = r.raw & 0x1U;
	return f;
}

static inline uint32_t smmu_pmcg_pmcg_rootcr_get(smmu_pmcg_pmcg_rootcr_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline smmu_pmcg_pmcg_rootcr_t smmu_pmcg_pmcg_rootcr_with(smmu_pmcg_pmcg_rootcr_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x8000000bU & ~mask);
	return r;
}

#define smmu_pmcg_pmcg_rootcr_get_ROOTCR_IMPL(r) smmu_pmcg_pmcg_rootcr_get(r, 0x80000000U, 31)
#define smmu_pmcg_pmcg_rootcr_get_NAO(r)         smmu_pmcg_pmcg_rootcr_get(r, 0x00000008U, 3)
#define smmu_pmcg_pmcg_rootcr_get_RLO(r)         smmu_pmcg_pmcg_rootcr_get(r, 0x00000002U, 1)
#define smmu_pmcg_pmcg_rootcr_get_RTO(r)         smmu_pmcg_pmcg_rootcr_get(r, 0x00000001U, 0)
#define smmu_pmcg_pmcg_rootcr_with_NAO(r, value) PMUREG_WITH(smmu_pmcg_pmcg_rootcr_with, r, 0x00000008U, 3, value)
#define smmu_pmcg_pmcg_rootcr_with_RLO(r, value) PMUREG_WITH(smmu_pmcg_pmcg_rootcr_with, r, 0x00000002U, 1, value)
#define smmu_pmcg_pmcg_rootcr_with_RTO(r, value) PMUREG_WITH(smmu_pmcg_pmcg_rootcr_with, r, 0x00000001U, 0, value)

static inline int smmu_pmcg_pmcg_rootcr_check(smmu_pmcg_pmcg_rootcr_t r)
{
	if ((r.raw & 0x7ffffff4U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *smmu_pmcg_pmcg_rootcr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0x7ffffff4 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline smmu_pmcg_pmcg_rootcr_t smmu_pmcg_pmcg_rootcr_read(const PMUREG_MEMORY *base)
{
	smmu_pmcg_pmcg_rootcr_t r;

	r.raw = pmureg_load32(base, SMMU_PMCG_PMCG_ROOTCR_OFFSET);
	return r;
}

static inline void smmu_pmcg_pmcg_rootcr_write(PMUREG_MEMORY *base, smmu_pmcg_pmcg_rootcr_t r)
{
	pmureg_store32(base, SMMU_PMCG_PMCG_ROOTCR_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int smmu_pmcg_pmcg_rootcr_io_read(struct pmureg_io *io, struct pmureg_place at, smmu_pmcg_pmcg_rootcr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = SMMU_PMCG_PMCG_ROOTCR_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int smmu_pmcg_pmcg_rootcr_io_write(struct pmureg_io *io, struct pmureg_place at, smmu_pmcg_pmcg_rootcr_t r)
{
	at.space = PMUREG_MMIO;
	at.address = SMMU_PMCG_PMCG_ROOTCR_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- SMMU_PMCG_IRQ_CTRL: Enables the group's interrupt. ----
 * Source: PMCG 10.5.2.19
 * Page: main
 */

#define SMMU_PMCG_PMCG_IRQ_CTRL_OFFSET      0xe50U
#define SMMU_PMCG_PMCG_IRQ_CTRL_RESET       0x00000000U
#define SMMU_PMCG_PMCG_IRQ_CTRL_IRQEN_SHIFT 0
#define SMMU_PMCG_PMCG_IRQ_CTRL_IRQEN_WIDTH 1
#define SMMU_PMCG_PMCG_IRQ_CTRL_IRQEN_MASK  0x00000001U

typedef struct {
	uint32_t raw;
} smmu_pmcg_pmcg_irq_ctrl_t;

typedef struct {
	uint32_t IRQEN; /* 0     RW 1: overflows interrupt. */
} smmu_pmcg_pmcg_irq_ctrl_fields_t;

static inline __attribute__((always_inline)) smmu_pmcg_pmcg_irq_ctrl_t smmu_pmcg_pmcg_irq_ctrl_pack(smmu_pmcg_pmcg_irq_ctrl_fields_t f)
{
	smmu_pmcg_pmcg_irq_ctrl_t r;

	r.raw = 0
		| pmureg_put32(f.IRQEN, 0x1U, 0);
	return r;
}

static inline smmu_pmcg_pmcg_irq_ctrl_fields_t smmu_pmcg_pmcg_irq_ctrl_unpack(smmu_pmcg_pmcg_irq_ctrl_t r)
{
	smmu_pmcg_pmcg_irq_ctrl_fields_t f;

	f.IRQEN = r.raw & 0x1U;
	return f;
}

static inline uint32_t smmu_pmcg_pmcg_irq_ctrl_get(smmu_pmcg_pmcg_irq_ctrl_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline smmu_pmcg_pmcg_irq_ctrl_t smmu_pmcg_pmcg_irq_ctrl_with(smmu_pmcg_pmcg_irq_ctrl_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x00000001U & ~mask);
	return r;
}

#define smmu_pmcg_pmcg_irq_ctrl_get_IRQEN(r)         smmu_pmcg_pmcg_irq_ctrl_get(r, 0x00000001U, 0)
#define smmu_pmcg_pmcg_irq_ctrl_with_IRQEN(r, value) PMUREG_WITH(smmu_pmcg_pmcg_irq_ctrl_with, r, 0x00000001U, 0, value)

static inline int smmu_pmcg_pmcg_irq_ctrl_check(smmu_pmcg_pmcg_irq_ctrl_t r)
{
	if ((r.raw & 0xfffffffeU) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *smmu_pmcg_pmcg_irq_ctrl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffe must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline smmu_pmcg_pmcg_irq_ctrl_t smmu_pmcg_pmcg_irq_ctrl_read(const PMUREG_MEMORY *base)
{
	smmu_pmcg_pmcg_irq_ctrl_t r;

	r.raw = pmureg_load32(base, SMMU_PMCG_PMCG_IRQ_CTRL_OFFSET);
	return r;
}

static inline void smmu_pmcg_pmcg_irq_ctrl_write(PMUREG_MEMORY *base, smmu_pmcg_pmcg_irq_ctrl_t r)
{
	pmureg_store32(base, SMMU_PMCG_PMCG_IRQ_CTRL_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int smmu_pmcg_pmcg_irq_ctrl_io_read(struct pmureg_io *io, struct pmureg_place at, smmu_pmcg_pmcg_irq_ctrl_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = SMMU_PMCG_PMCG_IRQ_CTRL_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int smmu_pmcg_pmcg_irq_ctrl_io_write(struct pmureg_io *io, struct pmureg_place at, smmu_pmcg_pmcg_irq_ctrl_t r)
{
	at.space = PMUREG_MMIO;
	at.address = SMMU_PMCG_PMCG_IRQ_CTRL_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- SMMU_PMCG_IRQ_CTRLACK: Follows IRQ_CTRL when its change is in effect. ----
 * Source: PMCG 10.5.2.20
 * Page: main
 */

#define SMMU_PMCG_PMCG_IRQ_CTRLACK_OFFSET      0xe54U
#define SMMU_PMCG_PMCG_IRQ_CTRLACK_RESET       0x00000000U
#define SMMU_PMCG_PMCG_IRQ_CTRLACK_IRQEN_SHIFT 0
#define SMMU_PMCG_PMCG_IRQ_CTRLACK_IRQEN_WIDTH 1
#define SMMU_PMCG_PMCG_IRQ_CTRLACK_IRQEN_MASK  0x00000001U

typedef struct {
	uint32_t raw;
} smmu_pmcg_pmcg_irq_ctrlack_t;

typedef struct {
	uint32_t IRQEN; /* 0     RO-V 1: overflows interrupt. */
} smmu_pmcg_pmcg_irq_ctrlack_fields_t;

static inline __attribute__((always_inline)) smmu_pmcg_pmcg_irq_ctrlack_t smmu_pmcg_pmcg_irq_ctrlack_pack(smmu_pmcg_pmcg_irq_ctrlack_fields_t f)
{
	smmu_pmcg_pmcg_irq_ctrlack_t r;

	r.raw = 0
		| pmureg_put32(f.IRQEN, 0x1U, 0);
	return r;
}

static inline smmu_pmcg_pmcg_irq_ctrlack_fields_t smmu_pmcg_pmcg_irq_ctrlack_unpack(smmu_pmcg_pmcg_irq_ctrlack_t r)
{
	smmu_pmcg_pmcg_irq_ctrlack_fields_t f;

	f.IRQEN = r.raw & 0x1U;
	return f;
}

static inline uint32_t smmu_pmcg_pmcg_irq_ctrlack_get(smmu_pmcg_pmcg_irq_ctrlack_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define smmu_pmcg_pmcg_irq_ctrlack_get_IRQEN(r) smmu_pmcg_pmcg_irq_ctrlack_get(r, 0x00000001U, 0)

static inline int smmu_pmcg_pmcg_irq_ctrlack_check(smmu_pmcg_pmcg_irq_ctrlack_t r)
{
	if ((r.raw & 0xfffffffeU) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *smmu_pmcg_pmcg_irq_ctrlack_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffe must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline smmu_pmcg_pmcg_irq_ctrlack_t smmu_pmcg_pmcg_irq_ctrlack_read(const PMUREG_MEMORY *base)
{
	smmu_pmcg_pmcg_irq_ctrlack_t r;

	r.raw = pmureg_load32(base, SMMU_PMCG_PMCG_IRQ_CTRLACK_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int smmu_pmcg_pmcg_irq_ctrlack_io_read(struct pmureg_io *io, struct pmureg_place at, smmu_pmcg_pmcg_irq_ctrlack_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = SMMU_PMCG_PMCG_IRQ_CTRLACK_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- SMMU_PMCG_IRQ_CFG0: Address of the interrupt message; may be written while IRQEN is 0. ----
 * Source: PMCG 10.5.2.21
 * Page: main
 */

#define SMMU_PMCG_PMCG_IRQ_CFG0_OFFSET     0xe58U
#define SMMU_PMCG_PMCG_IRQ_CFG0_ADDR_SHIFT 2
#define SMMU_PMCG_PMCG_IRQ_CFG0_ADDR_WIDTH 54
#define SMMU_PMCG_PMCG_IRQ_CFG0_ADDR_MASK  0x00fffffffffffffcULL

typedef struct {
	uint64_t raw;
} smmu_pmcg_pmcg_irq_cfg0_t;

typedef struct {
	uint64_t ADDR; /* 55:2  RW Bits 55:2 of the address; 0: no message is sent. */
} smmu_pmcg_pmcg_irq_cfg0_fields_t;

static inline __attribute__((always_inline)) smmu_pmcg_pmcg_irq_cfg0_t smmu_pmcg_pmcg_irq_cfg0_pack(smmu_pmcg_pmcg_irq_cfg0_fields_t f)
{
	smmu_pmcg_pmcg_irq_cfg0_t r;

	r.raw = 0
		| pmureg_put64(f.ADDR, 0x3fffffffffffffULL, 2);
	return r;
}

static inline smmu_pmcg_pmcg_irq_cfg0_fields_t smmu_pmcg_pmcg_irq_cfg0_unpack(smmu_pmcg_pmcg_irq_cfg0_t r)
{
	smmu_pmcg_pmcg_irq_cfg0_fields_t f;

	f.ADDR = (r.raw >> 2) & 0x3fffffffffffffULL;
	return f;
}

static inline uint64_t smmu_pmcg_pmcg_irq_cfg0_get(smmu_pmcg_pmcg_irq_cfg0_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline smmu_pmcg_pmcg_irq_cfg0_t smmu_pmcg_pmcg_irq_cfg0_with(smmu_pmcg_pmcg_irq_cfg0_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x00fffffffffffffcULL & ~mask);
	return r;
}

#define smmu_pmcg_pmcg_irq_cfg0_get_ADDR(r)         smmu_pmcg_pmcg_irq_cfg0_get(r, 0x00fffffffffffffcULL, 2)
#define smmu_pmcg_pmcg_irq_cfg0_with_ADDR(r, value) PMUREG_WITH(smmu_pmcg_pmcg_irq_cfg0_with, r, 0x00fffffffffffffcULL, 2, value)

static inline int smmu_pmcg_pmcg_irq_cfg0_check(smmu_pmcg_pmcg_irq_cfg0_t r)
{
	if ((r.raw & 0xff00000000000003ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *smmu_pmcg_pmcg_irq_cfg0_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xff00000000000003 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline smmu_pmcg_pmcg_irq_cfg0_t smmu_pmcg_pmcg_irq_cfg0_read(const PMUREG_MEMORY *base)
{
	smmu_pmcg_pmcg_irq_cfg0_t r;

	r.raw = pmureg_load64(base, SMMU_PMCG_PMCG_IRQ_CFG0_OFFSET);
	return r;
}

static inline void smmu_pmcg_pmcg_irq_cfg0_write(PMUREG_MEMORY *base, smmu_pmcg_pmcg_irq_cfg0_t r)
{
	pmureg_store64(base, SMMU_PMCG_PMCG_IRQ_CFG0_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int smmu_pmcg_pmcg_irq_cfg0_io_read(struct pmureg_io *io, struct pmureg_place at, smmu_pmcg_pmcg_irq_cfg0_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = SMMU_PMCG_PMCG_IRQ_CFG0_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int smmu_pmcg_pmcg_irq_cfg0_io_write(struct pmureg_io *io, struct pmureg_place at, smmu_pmcg_pmcg_irq_cfg0_t r)
{
	at.space = PMUREG_MMIO;
	at.address = SMMU_PMCG_PMCG_IRQ_CFG0_OFFSET;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- SMMU_PMCG_IRQ_CFG1: Data of the interrupt message. ----
 * Source: PMCG 10.5.2.22
 * Page: main
 */

#define SMMU_PMCG_PMCG_IRQ_CFG1_OFFSET     0xe60U
#define SMMU_PMCG_PMCG_IRQ_CFG1_DATA_SHIFT 0
#define SMMU_PMCG_PMCG_IRQ_CFG1_DATA_WIDTH 32
#define SMMU_PMCG_PMCG_IRQ_CFG1_DATA_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} smmu_pmcg_pmcg_irq_cfg1_t;

typedef struct {
	uint32_t DATA; /* 31:0  RW The message. */
} smmu_pmcg_pmcg_irq_cfg1_fields_t;

static inline __attribute__((always_inline)) smmu_pmcg_pmcg_irq_cfg1_t smmu_pmcg_pmcg_irq_cfg1_pack(smmu_pmcg_pmcg_irq_cfg1_fields_t f)
{
	smmu_pmcg_pmcg_irq_cfg1_t r;

	r.raw = 0
		| f.DATA;
	return r;
}

static inline smmu_pmcg_pmcg_irq_cfg1_fields_t smmu_pmcg_pmcg_irq_cfg1_unpack(smmu_pmcg_pmcg_irq_cfg1_t r)
{
	smmu_pmcg_pmcg_irq_cfg1_fields_t f;

	f.DATA = r.raw;
	return f;
}

static inline uint32_t smmu_pmcg_pmcg_irq_cfg1_get(smmu_pmcg_pmcg_irq_cfg1_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline smmu_pmcg_pmcg_irq_cfg1_t smmu_pmcg_pmcg_irq_cfg1_with(smmu_pmcg_pmcg_irq_cfg1_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define smmu_pmcg_pmcg_irq_cfg1_get_DATA(r)         smmu_pmcg_pmcg_irq_cfg1_get(r, 0xffffffffU, 0)
#define smmu_pmcg_pmcg_irq_cfg1_with_DATA(r, value) PMUREG_WITH(smmu_pmcg_pmcg_irq_cfg1_with, r, 0xffffffffU, 0, value)

static inline smmu_pmcg_pmcg_irq_cfg1_t smmu_pmcg_pmcg_irq_cfg1_read(const PMUREG_MEMORY *base)
{
	smmu_pmcg_pmcg_irq_cfg1_t r;

	r.raw = pmureg_load32(base, SMMU_PMCG_PMCG_IRQ_CFG1_OFFSET);
	return r;
}

static inline void smmu_pmcg_pmcg_irq_cfg1_write(PMUREG_MEMORY *base, smmu_pmcg_pmcg_irq_cfg1_t r)
{
	pmureg_store32(base, SMMU_PMCG_PMCG_IRQ_CFG1_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int smmu_pmcg_pmcg_irq_cfg1_io_read(struct pmureg_io *io, struct pmureg_place at, smmu_pmcg_pmcg_irq_cfg1_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = SMMU_PMCG_PMCG_IRQ_CFG1_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int smmu_pmcg_pmcg_irq_cfg1_io_write(struct pmureg_io *io, struct pmureg_place at, smmu_pmcg_pmcg_irq_cfg1_t r)
{
	at.space = PMUREG_MMIO;
	at.address = SMMU_PMCG_PMCG_IRQ_CFG1_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- SMMU_PMCG_IRQ_CFG2: Memory attributes of the interrupt message. ----
 * Source: PMCG 10.5.2.23
 * Page: main
 */

#define SMMU_PMCG_PMCG_IRQ_CFG2_OFFSET           0xe64U
#define SMMU_PMCG_PMCG_IRQ_CFG2_SH_SHIFT         4
#define SMMU_PMCG_PMCG_IRQ_CFG2_SH_WIDTH         2
#define SMMU_PMCG_PMCG_IRQ_CFG2_SH_MASK          0x00000030U
#define SMMU_PMCG_PMCG_IRQ_CFG2_SH_NON_SHAREABLE 0U
#define SMMU_PMCG_PMCG_IRQ_CFG2_SH_OUTER         2U
#define SMMU_PMCG_PMCG_IRQ_CFG2_SH_INNER         3U
#define SMMU_PMCG_PMCG_IRQ_CFG2_MEMATTR_SHIFT    0
#define SMMU_PMCG_PMCG_IRQ_CFG2_MEMATTR_WIDTH    4
#define SMMU_PMCG_PMCG_IRQ_CFG2_MEMATTR_MASK     0x0000000fU

typedef struct {
	uint32_t raw;
} smmu_pmcg_pmcg_irq_cfg2_t;

typedef struct {
	uint32_t SH;      /* 5:4   RW Shareability. */
	uint32_t MEMATTR; /* 3:0   RW Memory type, coded as in a stream table entry; Linux writes 1, Device-nGnRE. */
} smmu_pmcg_pmcg_irq_cfg2_fields_t;

static inline __attribute__((always_inline)) smmu_pmcg_pmcg_irq_cfg2_t smmu_pmcg_pmcg_irq_cfg2_pack(smmu_pmcg_pmcg_irq_cfg2_fields_t f)
{
	smmu_pmcg_pmcg_irq_cfg2_t r;

	r.raw = 0
		| pmureg_put32(f.SH, 0x3U, 4)
		| pmureg_put32(f.MEMATTR, 0xfU, 0);
	return r;
}

static inline smmu_pmcg_pmcg_irq_cfg2_fields_t smmu_pmcg_pmcg_irq_cfg2_unpack(smmu_pmcg_pmcg_irq_cfg2_t r)
{
	smmu_pmcg_pmcg_irq_cfg2_fields_t f;

	f.SH = (r.raw >> 4) & 0x3U;
	f.MEMATTR = r.raw & 0xfU;
	return f;
}

static inline uint32_t smmu_pmcg_pmcg_irq_cfg2_get(smmu_pmcg_pmcg_irq_cfg2_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline smmu_pmcg_pmcg_irq_cfg2_t smmu_pmcg_pmcg_irq_cfg2_with(smmu_pmcg_pmcg_irq_cfg2_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x0000003fU & ~mask);
	return r;
}

#define smmu_pmcg_pmcg_irq_cfg2_get_SH(r)              smmu_pmcg_pmcg_irq_cfg2_get(r, 0x00000030U, 4)
#define smmu_pmcg_pmcg_irq_cfg2_get_MEMATTR(r)         smmu_pmcg_pmcg_irq_cfg2_get(r, 0x0000000fU, 0)
#define smmu_pmcg_pmcg_irq_cfg2_with_SH(r, value)      PMUREG_WITH(smmu_pmcg_pmcg_irq_cfg2_with, r, 0x00000030U, 4, value)
#define smmu_pmcg_pmcg_irq_cfg2_with_MEMATTR(r, value) PMUREG_WITH(smmu_pmcg_pmcg_irq_cfg2_with, r, 0x0000000fU, 0, value)

static inline int smmu_pmcg_pmcg_irq_cfg2_check(smmu_pmcg_pmcg_irq_cfg2_t r)
{
	if (((r.raw >> 4) & 0x3U) != 0x0U && ((r.raw >> 4) & 0x3U) != 0x2U && ((r.raw >> 4) & 0x3U) != 0x3U)
		return 0;
	if ((r.raw & 0xffffffc0U) != 0x00000000U)
		return 1;
	return -1;
}

static inline const char *smmu_pmcg_pmcg_irq_cfg2_rule(int rule)
{
	switch (rule) {
	case 0:
		return "SH: this value is reserved";
	case 1:
		return "the reserved bits 0xffffffc0 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline smmu_pmcg_pmcg_irq_cfg2_t smmu_pmcg_pmcg_irq_cfg2_read(const PMUREG_MEMORY *base)
{
	smmu_pmcg_pmcg_irq_cfg2_t r;

	r.raw = pmureg_load32(base, SMMU_PMCG_PMCG_IRQ_CFG2_OFFSET);
	return r;
}

static inline void smmu_pmcg_pmcg_irq_cfg2_write(PMUREG_MEMORY *base, smmu_pmcg_pmcg_irq_cfg2_t r)
{
	pmureg_store32(base, SMMU_PMCG_PMCG_IRQ_CFG2_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int smmu_pmcg_pmcg_irq_cfg2_io_read(struct pmureg_io *io, struct pmureg_place at, smmu_pmcg_pmcg_irq_cfg2_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = SMMU_PMCG_PMCG_IRQ_CFG2_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int smmu_pmcg_pmcg_irq_cfg2_io_write(struct pmureg_io *io, struct pmureg_place at, smmu_pmcg_pmcg_irq_cfg2_t r)
{
	at.space = PMUREG_MMIO;
	at.address = SMMU_PMCG_PMCG_IRQ_CFG2_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- SMMU_PMCG_IRQ_STATUS: What became of the last message. ----
 * Source: PMCG 10.5.2.24
 * Page: main
 */

#define SMMU_PMCG_PMCG_IRQ_STATUS_OFFSET        0xe68U
#define SMMU_PMCG_PMCG_IRQ_STATUS_IRQ_ABT_SHIFT 0
#define SMMU_PMCG_PMCG_IRQ_STATUS_IRQ_ABT_WIDTH 1
#define SMMU_PMCG_PMCG_IRQ_STATUS_IRQ_ABT_MASK  0x00000001U

typedef struct {
	uint32_t raw;
} smmu_pmcg_pmcg_irq_status_t;

typedef struct {
	uint32_t IRQ_ABT; /* 0     RO-V 1: a message was aborted. */
} smmu_pmcg_pmcg_irq_status_fields_t;

static inline __attribute__((always_inline)) smmu_pmcg_pmcg_irq_status_t smmu_pmcg_pmcg_irq_status_pack(smmu_pmcg_pmcg_irq_status_fields_t f)
{
	smmu_pmcg_pmcg_irq_status_t r;

	r.raw = 0
		| pmureg_put32(f.IRQ_ABT, 0x1U, 0);
	return r;
}

static inline smmu_pmcg_pmcg_irq_status_fields_t smmu_pmcg_pmcg_irq_status_unpack(smmu_pmcg_pmcg_irq_status_t r)
{
	smmu_pmcg_pmcg_irq_status_fields_t f;

	f.IRQ_ABT = r.raw & 0x1U;
	return f;
}

static inline uint32_t smmu_pmcg_pmcg_irq_status_get(smmu_pmcg_pmcg_irq_status_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define smmu_pmcg_pmcg_irq_status_get_IRQ_ABT(r) smmu_pmcg_pmcg_irq_status_get(r, 0x00000001U, 0)

static inline int smmu_pmcg_pmcg_irq_status_check(smmu_pmcg_pmcg_irq_status_t r)
{
	if ((r.raw & 0xfffffffeU) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *smmu_pmcg_pmcg_irq_status_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffe must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline smmu_pmcg_pmcg_irq_status_t smmu_pmcg_pmcg_irq_status_read(const PMUREG_MEMORY *base)
{
	smmu_pmcg_pmcg_irq_status_t r;

	r.raw = pmureg_load32(base, SMMU_PMCG_PMCG_IRQ_STATUS_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int smmu_pmcg_pmcg_irq_status_io_read(struct pmureg_io *io, struct pmureg_place at, smmu_pmcg_pmcg_irq_status_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = SMMU_PMCG_PMCG_IRQ_STATUS_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- SMMU_PMCG_GMPAM: MPAM of interrupt messages; where CFGR.MPAM is 1. ----
 * Source: PMCG 10.5.2.25
 * Page: main
 */

#define SMMU_PMCG_PMCG_GMPAM_OFFSET          0xe6cU
#define SMMU_PMCG_PMCG_GMPAM_RESET           0x00000000U
#define SMMU_PMCG_PMCG_GMPAM_UPDATE_SHIFT    31
#define SMMU_PMCG_PMCG_GMPAM_UPDATE_WIDTH    1
#define SMMU_PMCG_PMCG_GMPAM_UPDATE_MASK     0x80000000U
#define SMMU_PMCG_PMCG_GMPAM_PO_PMG_SHIFT    16
#define SMMU_PMCG_PMCG_GMPAM_PO_PMG_WIDTH    8
#define SMMU_PMCG_PMCG_GMPAM_PO_PMG_MASK     0x00ff0000U
#define SMMU_PMCG_PMCG_GMPAM_PO_PARTID_SHIFT 0
#define SMMU_PMCG_PMCG_GMPAM_PO_PARTID_WIDTH 16
#define SMMU_PMCG_PMCG_GMPAM_PO_PARTID_MASK  0x0000ffffU

typedef struct {
	uint32_t raw;
} smmu_pmcg_pmcg_gmpam_t;

typedef struct {
	uint32_t Update;    /* 31    RW-V Written as 1 with a new value; reads 0 once that is in effect. */
	uint32_t PO_PMG;    /* 23:16 RW   PMG of messages. */
	uint32_t PO_PARTID; /* 15:0  RW   PARTID of messages. */
} smmu_pmcg_pmcg_gmpam_fields_t;

static inline __attribute__((always_inline)) smmu_pmcg_pmcg_gmpam_t smmu_pmcg_pmcg_gmpam_pack(smmu_pmcg_pmcg_gmpam_fields_t f)
{
	smmu_pmcg_pmcg_gmpam_t r;

	r.raw = 0
		| pmureg_put32(f.Update, 0x1U, 31)
		| pmureg_put32(f.PO_PMG, 0xffU, 16)
		| pmureg_put32(f.PO_PARTID, 0xffffU, 0);
	return r;
}

static inline smmu_pmcg_pmcg_gmpam_fields_t smmu_pmcg_pmcg_gmpam_unpack(smmu_pmcg_pmcg_gmpam_t r)
{
	smmu_pmcg_pmcg_gmpam_fields_t f;

	f.Update = r.raw >> 31;
	f.PO_PMG = (r.raw >> 16) & 0xffU;
	f.PO_PARTID = r.raw & 0xffffU;
	return f;
}

static inline uint32_t smmu_pmcg_pmcg_gmpam_get(smmu_pmcg_pmcg_gmpam_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline smmu_pmcg_pmcg_gmpam_t smmu_pmcg_pmcg_gmpam_with(smmu_pmcg_pmcg_gmpam_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x80ffffffU & ~mask);
	return r;
}

#define smmu_pmcg_pmcg_gmpam_get_Update(r)            smmu_pmcg_pmcg_gmpam_get(r, 0x80000000U, 31)
#define smmu_pmcg_pmcg_gmpam_get_PO_PMG(r)            smmu_pmcg_pmcg_gmpam_get(r, 0x00ff0000U, 16)
#define smmu_pmcg_pmcg_gmpam_get_PO_PARTID(r)         smmu_pmcg_pmcg_gmpam_get(r, 0x0000ffffU, 0)
#define smmu_pmcg_pmcg_gmpam_with_Update(r, value)    PMUREG_WITH(smmu_pmcg_pmcg_gmpam_with, r, 0x80000000U, 31, value)
#define smmu_pmcg_pmcg_gmpam_with_PO_PMG(r, value)    PMUREG_WITH(smmu_pmcg_pmcg_gmpam_with, r, 0x00ff0000U, 16, value)
#define smmu_pmcg_pmcg_gmpam_with_PO_PARTID(r, value) PMUREG_WITH(smmu_pmcg_pmcg_gmpam_with, r, 0x0000ffffU, 0, value)

static inline int smmu_pmcg_pmcg_gmpam_check(smmu_pmcg_pmcg_gmpam_t r)
{
	if ((r.raw & 0x7f000000U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *smmu_pmcg_pmcg_gmpam_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0x7f000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline smmu_pmcg_pmcg_gmpam_t smmu_pmcg_pmcg_gmpam_read(const PMUREG_MEMORY *base)
{
	smmu_pmcg_pmcg_gmpam_t r;

	r.raw = pmureg_load32(base, SMMU_PMCG_PMCG_GMPAM_OFFSET);
	return r;
}

static inline void smmu_pmcg_pmcg_gmpam_write(PMUREG_MEMORY *base, smmu_pmcg_pmcg_gmpam_t r)
{
	pmureg_store32(base, SMMU_PMCG_PMCG_GMPAM_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int smmu_pmcg_pmcg_gmpam_io_read(struct pmureg_io *io, struct pmureg_place at, smmu_pmcg_pmcg_gmpam_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = SMMU_PMCG_PMCG_GMPAM_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int smmu_pmcg_pmcg_gmpam_io_write(struct pmureg_io *io, struct pmureg_place at, smmu_pmcg_pmcg_gmpam_t r)
{
	at.space = PMUREG_MMIO;
	at.address = SMMU_PMCG_PMCG_GMPAM_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- SMMU_PMCG_PIDR4: Peripheral identification 4. ----
 * Source: K; PMCG 10.5.1
 * Page: main
 * Note: Implementation defined; as Linux reads it on an MMU-600.
 */

#define SMMU_PMCG_PMCG_PIDR4_OFFSET      0xfd0U
#define SMMU_PMCG_PMCG_PIDR4_DES_2_SHIFT 0
#define SMMU_PMCG_PMCG_PIDR4_DES_2_WIDTH 4
#define SMMU_PMCG_PMCG_PIDR4_DES_2_MASK  0x0000000fU

typedef struct {
	uint32_t raw;
} smmu_pmcg_pmcg_pidr4_t;

typedef struct {
	uint32_t DES_2; /* 3:0   RO Implementer bits 11:8. */
} smmu_pmcg_pmcg_pidr4_fields_t;

/* Writes 0 to 0x000000f0U, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) smmu_pmcg_pmcg_pidr4_t smmu_pmcg_pmcg_pidr4_pack(smmu_pmcg_pmcg_pidr4_fields_t f)
{
	smmu_pmcg_pmcg_pidr4_t r;

	r.raw = 0
		| pmureg_put32(f.DES_2, 0xfU, 0);
	return r;
}

static inline smmu_pmcg_pmcg_pidr4_fields_t smmu_pmcg_pmcg_pidr4_unpack(smmu_pmcg_pmcg_pidr4_t r)
{
	smmu_pmcg_pmcg_pidr4_fields_t f;

	f.DES_2 = r.raw & 0xfU;
	return f;
}

static inline uint32_t smmu_pmcg_pmcg_pidr4_get(smmu_pmcg_pmcg_pidr4_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define smmu_pmcg_pmcg_pidr4_get_DES_2(r) smmu_pmcg_pmcg_pidr4_get(r, 0x0000000fU, 0)

static inline int smmu_pmcg_pmcg_pidr4_check(smmu_pmcg_pmcg_pidr4_t r)
{
	if ((r.raw & 0xffffff00U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *smmu_pmcg_pmcg_pidr4_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffff00 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline smmu_pmcg_pmcg_pidr4_t smmu_pmcg_pmcg_pidr4_read(const PMUREG_MEMORY *base)
{
	smmu_pmcg_pmcg_pidr4_t r;

	r.raw = pmureg_load32(base, SMMU_PMCG_PMCG_PIDR4_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int smmu_pmcg_pmcg_pidr4_io_read(struct pmureg_io *io, struct pmureg_place at, smmu_pmcg_pmcg_pidr4_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = SMMU_PMCG_PMCG_PIDR4_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- SMMU_PMCG_PIDR0: Peripheral identification 0. ----
 * Source: K; PMCG 10.5.1
 * Page: main
 * Note: Implementation defined; as Linux reads it on an MMU-600.
 */

#define SMMU_PMCG_PMCG_PIDR0_OFFSET       0xfe0U
#define SMMU_PMCG_PMCG_PIDR0_PART_0_SHIFT 0
#define SMMU_PMCG_PMCG_PIDR0_PART_0_WIDTH 8
#define SMMU_PMCG_PMCG_PIDR0_PART_0_MASK  0x000000ffU

typedef struct {
	uint32_t raw;
} smmu_pmcg_pmcg_pidr0_t;

typedef struct {
	uint32_t PART_0; /* 7:0   RO Part number bits 7:0. */
} smmu_pmcg_pmcg_pidr0_fields_t;

static inline __attribute__((always_inline)) smmu_pmcg_pmcg_pidr0_t smmu_pmcg_pmcg_pidr0_pack(smmu_pmcg_pmcg_pidr0_fields_t f)
{
	smmu_pmcg_pmcg_pidr0_t r;

	r.raw = 0
		| pmureg_put32(f.PART_0, 0xffU, 0);
	return r;
}

static inline smmu_pmcg_pmcg_pidr0_fields_t smmu_pmcg_pmcg_pidr0_unpack(smmu_pmcg_pmcg_pidr0_t r)
{
	smmu_pmcg_pmcg_pidr0_fields_t f;

	f.PART_0 = r.raw & 0xffU;
	return f;
}

static inline uint32_t smmu_pmcg_pmcg_pidr0_get(smmu_pmcg_pmcg_pidr0_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define smmu_pmcg_pmcg_pidr0_get_PART_0(r) smmu_pmcg_pmcg_pidr0_get(r, 0x000000ffU, 0)

static inline int smmu_pmcg_pmcg_pidr0_check(smmu_pmcg_pmcg_pidr0_t r)
{
	if ((r.raw & 0xffffff00U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *smmu_pmcg_pmcg_pidr0_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffff00 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline smmu_pmcg_pmcg_pidr0_t smmu_pmcg_pmcg_pidr0_read(const PMUREG_MEMORY *base)
{
	smmu_pmcg_pmcg_pidr0_t r;

	r.raw = pmureg_load32(base, SMMU_PMCG_PMCG_PIDR0_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int smmu_pmcg_pmcg_pidr0_io_read(struct pmureg_io *io, struct pmureg_place at, smmu_pmcg_pmcg_pidr0_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = SMMU_PMCG_PMCG_PIDR0_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- SMMU_PMCG_PIDR1: Peripheral identification 1. ----
 * Source: K; PMCG 10.5.1
 * Page: main
 * Note: Implementation defined; as Linux reads it on an MMU-600.
 */

#define SMMU_PMCG_PMCG_PIDR1_OFFSET       0xfe4U
#define SMMU_PMCG_PMCG_PIDR1_DES_0_SHIFT  4
#define SMMU_PMCG_PMCG_PIDR1_DES_0_WIDTH  4
#define SMMU_PMCG_PMCG_PIDR1_DES_0_MASK   0x000000f0U
#define SMMU_PMCG_PMCG_PIDR1_PART_1_SHIFT 0
#define SMMU_PMCG_PMCG_PIDR1_PART_1_WIDTH 4
#define SMMU_PMCG_PMCG_PIDR1_PART_1_MASK  0x0000000fU

typedef struct {
	uint32_t raw;
} smmu_pmcg_pmcg_pidr1_t;

typedef struct {
	uint32_t DES_0;  /* 7:4   RO Implementer bits 3:0. */
	uint32_t PART_1; /* 3:0   RO Part number bits 11:8. */
} smmu_pmcg_pmcg_pidr1_fields_t;

static inline __attribute__((always_inline)) smmu_pmcg_pmcg_pidr1_t smmu_pmcg_pmcg_pidr1_pack(smmu_pmcg_pmcg_pidr1_fields_t f)
{
	smmu_pmcg_pmcg_pidr1_t r;

	r.raw = 0
		| pmureg_put32(f.DES_0, 0xfU, 4)
		| pmureg_put32(f.PART_1, 0xfU, 0);
	return r;
}

static inline smmu_pmcg_pmcg_pidr1_fields_t smmu_pmcg_pmcg_pidr1_unpack(smmu_pmcg_pmcg_pidr1_t r)
{
	smmu_pmcg_pmcg_pidr1_fields_t f;

	f.DES_0 = (r.raw >> 4) & 0xfU;
	f.PART_1 = r.raw & 0xfU;
	return f;
}

static inline uint32_t smmu_pmcg_pmcg_pidr1_get(smmu_pmcg_pmcg_pidr1_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define smmu_pmcg_pmcg_pidr1_get_DES_0(r)  smmu_pmcg_pmcg_pidr1_get(r, 0x000000f0U, 4)
#define smmu_pmcg_pmcg_pidr1_get_PART_1(r) smmu_pmcg_pmcg_pidr1_get(r, 0x0000000fU, 0)

static inline int smmu_pmcg_pmcg_pidr1_check(smmu_pmcg_pmcg_pidr1_t r)
{
	if ((r.raw & 0xffffff00U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *smmu_pmcg_pmcg_pidr1_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffff00 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline smmu_pmcg_pmcg_pidr1_t smmu_pmcg_pmcg_pidr1_read(const PMUREG_MEMORY *base)
{
	smmu_pmcg_pmcg_pidr1_t r;

	r.raw = pmureg_load32(base, SMMU_PMCG_PMCG_PIDR1_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int smmu_pmcg_pmcg_pidr1_io_read(struct pmureg_io *io, struct pmureg_place at, smmu_pmcg_pmcg_pidr1_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = SMMU_PMCG_PMCG_PIDR1_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- SMMU_PMCG_PIDR2: Peripheral identification 2. ----
 * Source: K; PMCG 10.5.1
 * Page: main
 * Note: Implementation defined; as Linux reads it on an MMU-600.
 */

#define SMMU_PMCG_PMCG_PIDR2_OFFSET         0xfe8U
#define SMMU_PMCG_PMCG_PIDR2_REVISION_SHIFT 4
#define SMMU_PMCG_PMCG_PIDR2_REVISION_WIDTH 4
#define SMMU_PMCG_PMCG_PIDR2_REVISION_MASK  0x000000f0U
#define SMMU_PMCG_PMCG_PIDR2_DES_1_SHIFT    0
#define SMMU_PMCG_PMCG_PIDR2_DES_1_WIDTH    3
#define SMMU_PMCG_PMCG_PIDR2_DES_1_MASK     0x00000007U

typedef struct {
	uint32_t raw;
} smmu_pmcg_pmcg_pidr2_t;

typedef struct {
	uint32_t REVISION; /* 7:4   RO IIDR.Variant. */
	uint32_t DES_1;    /* 2:0   RO Implementer bits 6:4. */
} smmu_pmcg_pmcg_pidr2_fields_t;

/* Writes 0 to 0x00000008U, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) smmu_pmcg_pmcg_pidr2_t smmu_pmcg_pmcg_pidr2_pack(smmu_pmcg_pmcg_pidr2_fields_t f)
{
	smmu_pmcg_pmcg_pidr2_t r;

	r.raw = 0
		| pmureg_put32(f.REVISION, 0xfU, 4)
		| pmureg_put32(f.DES_1, 0x7U, 0);
	return r;
}

static inline smmu_pmcg_pmcg_pidr2_fields_t smmu_pmcg_pmcg_pidr2_unpack(smmu_pmcg_pmcg_pidr2_t r)
{
	smmu_pmcg_pmcg_pidr2_fields_t f;

	f.REVISION = (r.raw >> 4) & 0xfU;
	f.DES_1 = r.raw & 0x7U;
	return f;
}

static inline uint32_t smmu_pmcg_pmcg_pidr2_get(smmu_pmcg_pmcg_pidr2_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define smmu_pmcg_pmcg_pidr2_get_REVISION(r) smmu_pmcg_pmcg_pidr2_get(r, 0x000000f0U, 4)
#define smmu_pmcg_pmcg_pidr2_get_DES_1(r)    smmu_pmcg_pmcg_pidr2_get(r, 0x00000007U, 0)

static inline int smmu_pmcg_pmcg_pidr2_check(smmu_pmcg_pmcg_pidr2_t r)
{
	if ((r.raw & 0xffffff00U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *smmu_pmcg_pmcg_pidr2_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffff00 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline smmu_pmcg_pmcg_pidr2_t smmu_pmcg_pmcg_pidr2_read(const PMUREG_MEMORY *base)
{
	smmu_pmcg_pmcg_pidr2_t r;

	r.raw = pmureg_load32(base, SMMU_PMCG_PMCG_PIDR2_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int smmu_pmcg_pmcg_pidr2_io_read(struct pmureg_io *io, struct pmureg_place at, smmu_pmcg_pmcg_pidr2_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = SMMU_PMCG_PMCG_PIDR2_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- SMMU_PMCG_PIDR3: Peripheral identification 3. ----
 * Source: K; PMCG 10.5.1
 * Page: main
 * Note: Implementation defined; as Linux reads it on an MMU-600.
 */

#define SMMU_PMCG_PMCG_PIDR3_OFFSET       0xfecU
#define SMMU_PMCG_PMCG_PIDR3_REVAND_SHIFT 4
#define SMMU_PMCG_PMCG_PIDR3_REVAND_WIDTH 4
#define SMMU_PMCG_PMCG_PIDR3_REVAND_MASK  0x000000f0U

typedef struct {
	uint32_t raw;
} smmu_pmcg_pmcg_pidr3_t;

typedef struct {
	uint32_t REVAND; /* 7:4   RO IIDR.Revision. */
} smmu_pmcg_pmcg_pidr3_fields_t;

/* Writes 0 to 0x0000000fU, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) smmu_pmcg_pmcg_pidr3_t smmu_pmcg_pmcg_pidr3_pack(smmu_pmcg_pmcg_pidr3_fields_t f)
{
	smmu_pmcg_pmcg_pidr3_t r;

	r.raw = 0
		| pmureg_put32(f.REVAND, 0xfU, 4);
	return r;
}

static inline smmu_pmcg_pmcg_pidr3_fields_t smmu_pmcg_pmcg_pidr3_unpack(smmu_pmcg_pmcg_pidr3_t r)
{
	smmu_pmcg_pmcg_pidr3_fields_t f;

	f.REVAND = (r.raw >> 4) & 0xfU;
	return f;
}

static inline uint32_t smmu_pmcg_pmcg_pidr3_get(smmu_pmcg_pmcg_pidr3_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define smmu_pmcg_pmcg_pidr3_get_REVAND(r) smmu_pmcg_pmcg_pidr3_get(r, 0x000000f0U, 4)

static inline int smmu_pmcg_pmcg_pidr3_check(smmu_pmcg_pmcg_pidr3_t r)
{
	if ((r.raw & 0xffffff00U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *smmu_pmcg_pmcg_pidr3_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffff00 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline smmu_pmcg_pmcg_pidr3_t smmu_pmcg_pmcg_pidr3_read(const PMUREG_MEMORY *base)
{
	smmu_pmcg_pmcg_pidr3_t r;

	r.raw = pmureg_load32(base, SMMU_PMCG_PMCG_PIDR3_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int smmu_pmcg_pmcg_pidr3_io_read(struct pmureg_io *io, struct pmureg_place at, smmu_pmcg_pmcg_pidr3_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = SMMU_PMCG_PMCG_PIDR3_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

#endif
