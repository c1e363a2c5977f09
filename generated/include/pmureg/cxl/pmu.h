/*
 * CXL PMU of memory devices: PMU of a CXL device
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
 * Made by pmureg from regdefs/cxl/cxl.yaml. Edit that, not this.
 */
#ifndef PMUREG_CXL_PMU_H
#define PMUREG_CXL_PMU_H

#include <pmureg/access.h>

/* ---- CAP: What the PMU has. ----
 * Source: K
 * Note: The example is invented.
 */

#define CXL_PMU_CAP_OFFSET                      0U
#define CXL_PMU_CAP_VERSION_SHIFT               60
#define CXL_PMU_CAP_VERSION_WIDTH               4
#define CXL_PMU_CAP_VERSION_MASK                0xf000000000000000ULL
#define CXL_PMU_CAP_INT_SHIFT                   50
#define CXL_PMU_CAP_INT_WIDTH                   1
#define CXL_PMU_CAP_INT_MASK                    0x0004000000000000ULL
#define CXL_PMU_CAP_FREEZE_SHIFT                49
#define CXL_PMU_CAP_FREEZE_WIDTH                1
#define CXL_PMU_CAP_FREEZE_MASK                 0x0002000000000000ULL
#define CXL_PMU_CAP_WRITEABLE_WHEN_FROZEN_SHIFT 48
#define CXL_PMU_CAP_WRITEABLE_WHEN_FROZEN_WIDTH 1
#define CXL_PMU_CAP_WRITEABLE_WHEN_FROZEN_MASK  0x0001000000000000ULL
#define CXL_PMU_CAP_MSI_N_SHIFT                 44
#define CXL_PMU_CAP_MSI_N_WIDTH                 4
#define CXL_PMU_CAP_MSI_N_MASK                  0x0000f00000000000ULL
#define CXL_PMU_CAP_FILTERS_SUP_SHIFT           32
#define CXL_PMU_CAP_FILTERS_SUP_WIDTH           8
#define CXL_PMU_CAP_FILTERS_SUP_MASK            0x000000ff00000000ULL
#define CXL_PMU_CAP_NUM_EVN_CAP_REG_SUP_SHIFT   20
#define CXL_PMU_CAP_NUM_EVN_CAP_REG_SUP_WIDTH   5
#define CXL_PMU_CAP_NUM_EVN_CAP_REG_SUP_MASK    0x0000000001f00000ULL
#define CXL_PMU_CAP_COUNTER_WIDTH_SHIFT         8
#define CXL_PMU_CAP_COUNTER_WIDTH_WIDTH         8
#define CXL_PMU_CAP_COUNTER_WIDTH_MASK          0x000000000000ff00ULL
#define CXL_PMU_CAP_NUM_COUNTERS_SHIFT          0
#define CXL_PMU_CAP_NUM_COUNTERS_WIDTH          6
#define CXL_PMU_CAP_NUM_COUNTERS_MASK           0x000000000000003fULL

typedef struct {
	uint64_t raw;
} cxl_pmu_cap_t;

typedef struct {
	uint64_t VERSION;               /* 63:60 RO Version of the registers. */
	uint64_t INT;                   /* 50    RO 1: an overflow can interrupt. */
	uint64_t FREEZE;                /* 49    RO 1: counters can be frozen. */
	uint64_t WRITEABLE_WHEN_FROZEN; /* 48    RO 1: frozen counters can be written. */
	uint64_t MSI_N;                 /* 47:44 RO Number of the interrupt. */
	uint64_t FILTERS_SUP;           /* 39:32 RO Which filters there are: bit 0 is that of HDM decoders, bit 1 that of channel, rank and bank. */
	uint64_t NUM_EVN_CAP_REG_SUP;   /* 24:20 RO Number of groups of events. */
	uint64_t COUNTER_WIDTH;         /* 15:8  RO Bits of a counter. */
	uint64_t NUM_COUNTERS;          /* 5:0   RO Number of counters. */
} cxl_pmu_cap_fields_t;

static inline __attribute__((always_inline)) cxl_pmu_cap_t cxl_pmu_cap_pack(cxl_pmu_cap_fields_t f)
{
	cxl_pmu_cap_t r;

	r.raw = 0
		| pmureg_put64(f.VERSION, 0xfULL, 60)
		| pmureg_put64(f.INT, 0x1ULL, 50)
		| pmureg_put64(f.FREEZE, 0x1ULL, 49)
		| pmureg_put64(f.WRITEABLE_WHEN_FROZEN, 0x1ULL, 48)
		| pmureg_put64(f.MSI_N, 0xfULL, 44)
		| pmureg_put64(f.FILTERS_SUP, 0xffULL, 32)
		| pmureg_put64(f.NUM_EVN_CAP_REG_SUP, 0x1fULL, 20)
		| pmureg_put64(f.COUNTER_WIDTH, 0xffULL, 8)
		| pmureg_put64(f.NUM_COUNTERS, 0x3fULL, 0);
	return r;
}

static inline cxl_pmu_cap_fields_t cxl_pmu_cap_unpack(cxl_pmu_cap_t r)
{
	cxl_pmu_cap_fields_t f;

	f.VERSION = r.raw >> 60;
	f.INT = (r.raw >> 50) & 0x1ULL;
	f.FREEZE = (r.raw >> 49) & 0x1ULL;
	f.WRITEABLE_WHEN_FROZEN = (r.raw >> 48) & 0x1ULL;
	f.MSI_N = (r.raw >> 44) & 0xfULL;
	f.FILTERS_SUP = (r.raw >> 32) & 0xffULL;
	f.NUM_EVN_CAP_REG_SUP = (r.raw >> 20) & 0x1fULL;
	f.COUNTER_WIDTH = (r.raw >> 8) & 0xffULL;
	f.NUM_COUNTERS = r.raw & 0x3fULL;
	return f;
}

static inline uint64_t cxl_pmu_cap_get(cxl_pmu_cap_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define cxl_pmu_cap_get_VERSION(r)               cxl_pmu_cap_get(r, 0xf000000000000000ULL, 60)
#define cxl_pmu_cap_get_INT(r)                   cxl_pmu_cap_get(r, 0x0004000000000000ULL, 50)
#define cxl_pmu_cap_get_FREEZE(r)                cxl_pmu_cap_get(r, 0x0002000000000000ULL, 49)
#define cxl_pmu_cap_get_WRITEABLE_WHEN_FROZEN(r) cxl_pmu_cap_get(r, 0x0001000000000000ULL, 48)
#define cxl_pmu_cap_get_MSI_N(r)                 cxl_pmu_cap_get(r, 0x0000f00000000000ULL, 44)
#define cxl_pmu_cap_get_FILTERS_SUP(r)           cxl_pmu_cap_get(r, 0x000000ff00000000ULL, 32)
#define cxl_pmu_cap_get_NUM_EVN_CAP_REG_SUP(r)   cxl_pmu_cap_get(r, 0x0000000001f00000ULL, 20)
#define cxl_pmu_cap_get_COUNTER_WIDTH(r)         cxl_pmu_cap_get(r, 0x000000000000ff00ULL, 8)
#define cxl_pmu_cap_get_NUM_COUNTERS(r)          cxl_pmu_cap_get(r, 0x000000000000003fULL, 0)

static inline int cxl_pmu_cap_check(cxl_pmu_cap_t r)
{
	if ((r.raw & 0x0ff80f00fe0f00c0ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *cxl_pmu_cap_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xff80f00fe0f00c0 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline cxl_pmu_cap_t cxl_pmu_cap_read(const PMUREG_MEMORY *base)
{
	cxl_pmu_cap_t r;

	r.raw = pmureg_load64(base, CXL_PMU_CAP_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int cxl_pmu_cap_io_read(struct pmureg_io *io, struct pmureg_place at, cxl_pmu_cap_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CXL_PMU_CAP_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- OVERFLOW: Which counters have wrapped. ----
 * Source: K
 */

#define CXL_PMU_OVERFLOW_OFFSET  0x10U
#define CXL_PMU_OVERFLOW_ACTING  0xffffffffffffffffULL
#define CXL_PMU_OVERFLOW_C_SHIFT 0
#define CXL_PMU_OVERFLOW_C_WIDTH 64
#define CXL_PMU_OVERFLOW_C_MASK  0xffffffffffffffffULL
#define CXL_PMU_OVERFLOW_C_COUNT 64

typedef struct {
	uint64_t raw;
} cxl_pmu_overflow_t;

typedef struct {
	uint64_t C; /* 63:0  W1C-V 1: counter <m> has wrapped; a written 1 clears it. */
} cxl_pmu_overflow_fields_t;

static inline __attribute__((always_inline)) cxl_pmu_overflow_t cxl_pmu_overflow_pack(cxl_pmu_overflow_fields_t f)
{
	cxl_pmu_overflow_t r;

	r.raw = 0
		| f.C;
	return r;
}

static inline cxl_pmu_overflow_fields_t cxl_pmu_overflow_unpack(cxl_pmu_overflow_t r)
{
	cxl_pmu_overflow_fields_t f;

	f.C = r.raw;
	return f;
}

static inline cxl_pmu_overflow_t cxl_pmu_overflow_with(cxl_pmu_overflow_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift);
	return r;
}

#define cxl_pmu_overflow_with_C(r, value) PMUREG_WITH(cxl_pmu_overflow_with, r, 0xffffffffffffffffULL, 0, value)

/* Element m of C, 0 to 63. Another index gives 0; debug builds assert. */
static inline uint64_t cxl_pmu_overflow_get_C(cxl_pmu_overflow_t r, unsigned int m)
{
	PMUREG_INDEX(m, 63U);
	return m < 64U ? (r.raw >> m) & 0x1ULL : 0;
}

static inline cxl_pmu_overflow_t cxl_pmu_overflow_read(const PMUREG_MEMORY *base)
{
	cxl_pmu_overflow_t r;

	r.raw = pmureg_load64(base, CXL_PMU_OVERFLOW_OFFSET);
	return r;
}

static inline void cxl_pmu_overflow_write(PMUREG_MEMORY *base, cxl_pmu_overflow_t r)
{
	pmureg_store64(base, CXL_PMU_OVERFLOW_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int cxl_pmu_overflow_io_read(struct pmureg_io *io, struct pmureg_place at, cxl_pmu_overflow_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CXL_PMU_OVERFLOW_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int cxl_pmu_overflow_io_write(struct pmureg_io *io, struct pmureg_place at, cxl_pmu_overflow_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CXL_PMU_OVERFLOW_OFFSET;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- FREEZE: Stops counters. ----
 * Source: K
 */

#define CXL_PMU_FREEZE_OFFSET  0x18U
#define CXL_PMU_FREEZE_C_SHIFT 0
#define CXL_PMU_FREEZE_C_WIDTH 64
#define CXL_PMU_FREEZE_C_MASK  0xffffffffffffffffULL
#define CXL_PMU_FREEZE_C_COUNT 64

typedef struct {
	uint64_t raw;
} cxl_pmu_freeze_t;

typedef struct {
	uint64_t C; /* 63:0  RW-V 1: counter <m> stands still. */
} cxl_pmu_freeze_fields_t;

static inline __attribute__((always_inline)) cxl_pmu_freeze_t cxl_pmu_freeze_pack(cxl_pmu_freeze_fields_t f)
{
	cxl_pmu_freeze_t r;

	r.raw = 0
		| f.C;
	return r;
}

static inline cxl_pmu_freeze_fields_t cxl_pmu_freeze_unpack(cxl_pmu_freeze_t r)
{
	cxl_pmu_freeze_fields_t f;

	f.C = r.raw;
	return f;
}

static inline cxl_pmu_freeze_t cxl_pmu_freeze_with(cxl_pmu_freeze_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define cxl_pmu_freeze_with_C(r, value) PMUREG_WITH(cxl_pmu_freeze_with, r, 0xffffffffffffffffULL, 0, value)

/* Element m of C, 0 to 63. Another index gives 0; debug builds assert. */
static inline uint64_t cxl_pmu_freeze_get_C(cxl_pmu_freeze_t r, unsigned int m)
{
	PMUREG_INDEX(m, 63U);
	return m < 64U ? (r.raw >> m) & 0x1ULL : 0;
}

static inline cxl_pmu_freeze_t cxl_pmu_freeze_read(const PMUREG_MEMORY *base)
{
	cxl_pmu_freeze_t r;

	r.raw = pmureg_load64(base, CXL_PMU_FREEZE_OFFSET);
	return r;
}

static inline void cxl_pmu_freeze_write(PMUREG_MEMORY *base, cxl_pmu_freeze_t r)
{
	pmureg_store64(base, CXL_PMU_FREEZE_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int cxl_pmu_freeze_io_read(struct pmureg_io *io, struct pmureg_place at, cxl_pmu_freeze_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CXL_PMU_FREEZE_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int cxl_pmu_freeze_io_write(struct pmureg_io *io, struct pmureg_place at, cxl_pmu_freeze_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CXL_PMU_FREEZE_OFFSET;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- EVENT_CAP: Group <i> of events. ----
 * Source: K
 * Note: The example is invented, with all groups that Linux knows.
 */

#define CXL_PMU_EVENT_CAP_OFFSET(i)              (0x100U + 8U * (i)) /* i: 0 to 31 */
#define CXL_PMU_EVENT_CAP_COUNT                  32
#define CXL_PMU_EVENT_CAP_VENDOR_ID_SHIFT        48
#define CXL_PMU_EVENT_CAP_VENDOR_ID_WIDTH        16
#define CXL_PMU_EVENT_CAP_VENDOR_ID_MASK         0xffff000000000000ULL
#define CXL_PMU_EVENT_CAP_VENDOR_ID_CXL          7832U
#define CXL_PMU_EVENT_CAP_GROUP_ID_SHIFT         32
#define CXL_PMU_EVENT_CAP_GROUP_ID_WIDTH         16
#define CXL_PMU_EVENT_CAP_GROUP_ID_MASK          0x0000ffff00000000ULL
#define CXL_PMU_EVENT_CAP_SUPPORTED_EVENTS_SHIFT 0
#define CXL_PMU_EVENT_CAP_SUPPORTED_EVENTS_WIDTH 32
#define CXL_PMU_EVENT_CAP_SUPPORTED_EVENTS_MASK  0x00000000ffffffffULL

typedef struct {
	uint64_t raw;
} cxl_pmu_event_cap_t;

typedef struct {
	uint64_t VENDOR_ID;        /* 63:48 RO Whose group it is. */
	uint64_t GROUP_ID;         /* 47:32 RO Number of the group. */
	uint64_t SUPPORTED_EVENTS; /* 31:0  RO A bit for each event that can be counted. */
} cxl_pmu_event_cap_fields_t;

static inline __attribute__((always_inline)) cxl_pmu_event_cap_t cxl_pmu_event_cap_pack(cxl_pmu_event_cap_fields_t f)
{
	cxl_pmu_event_cap_t r;

	r.raw = 0
		| pmureg_put64(f.VENDOR_ID, 0xffffULL, 48)
		| pmureg_put64(f.GROUP_ID, 0xffffULL, 32)
		| pmureg_put64(f.SUPPORTED_EVENTS, 0xffffffffULL, 0);
	return r;
}

static inline cxl_pmu_event_cap_fields_t cxl_pmu_event_cap_unpack(cxl_pmu_event_cap_t r)
{
	cxl_pmu_event_cap_fields_t f;

	f.VENDOR_ID = r.raw >> 48;
	f.GROUP_ID = (r.raw >> 32) & 0xffffULL;
	f.SUPPORTED_EVENTS = r.raw & 0xffffffffULL;
	return f;
}

static inline uint64_t cxl_pmu_event_cap_get(cxl_pmu_event_cap_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define cxl_pmu_event_cap_get_VENDOR_ID(r)        cxl_pmu_event_cap_get(r, 0xffff000000000000ULL, 48)
#define cxl_pmu_event_cap_get_GROUP_ID(r)         cxl_pmu_event_cap_get(r, 0x0000ffff00000000ULL, 32)
#define cxl_pmu_event_cap_get_SUPPORTED_EVENTS(r) cxl_pmu_event_cap_get(r, 0x00000000ffffffffULL, 0)

static inline cxl_pmu_event_cap_t cxl_pmu_event_cap_read(const PMUREG_MEMORY *base, unsigned int i)
{
	cxl_pmu_event_cap_t r;

	PMUREG_INDEX(i, 31U);
	r.raw = pmureg_load64(base, CXL_PMU_EVENT_CAP_OFFSET(i));
	return r;
}

#ifdef PMUREG_IO_H
static inline int cxl_pmu_event_cap_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int i, cxl_pmu_event_cap_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(i, 31U);
	at.space = PMUREG_MMIO;
	at.address = CXL_PMU_EVENT_CAP_OFFSET(i);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- COUNTER_CFG: What counter <n> counts. ----
 * Source: K
 */

#define CXL_PMU_COUNTER_CFG_OFFSET(n)              (0x200U + 8U * (n)) /* n: 0 to 63 */
#define CXL_PMU_COUNTER_CFG_COUNT                  64
#define CXL_PMU_COUNTER_CFG_EVENT_GRP_ID_IDX_SHIFT 59
#define CXL_PMU_COUNTER_CFG_EVENT_GRP_ID_IDX_WIDTH 5
#define CXL_PMU_COUNTER_CFG_EVENT_GRP_ID_IDX_MASK  0xf800000000000000ULL
#define CXL_PMU_COUNTER_CFG_EVENTS_SHIFT           24
#define CXL_PMU_COUNTER_CFG_EVENTS_WIDTH           32
#define CXL_PMU_COUNTER_CFG_EVENTS_MASK            0x00ffffffff000000ULL
#define CXL_PMU_COUNTER_CFG_THRESHOLD_SHIFT        16
#define CXL_PMU_COUNTER_CFG_THRESHOLD_WIDTH        8
#define CXL_PMU_COUNTER_CFG_THRESHOLD_MASK         0x0000000000ff0000ULL
#define CXL_PMU_COUNTER_CFG_INVERT_SHIFT           12
#define CXL_PMU_COUNTER_CFG_INVERT_WIDTH           1
#define CXL_PMU_COUNTER_CFG_INVERT_MASK            0x0000000000001000ULL
#define CXL_PMU_COUNTER_CFG_EDGE_SHIFT             11
#define CXL_PMU_COUNTER_CFG_EDGE_WIDTH             1
#define CXL_PMU_COUNTER_CFG_EDGE_MASK              0x0000000000000800ULL
#define CXL_PMU_COUNTER_CFG_FREEZE_ON_OVRFLW_SHIFT 10
#define CXL_PMU_COUNTER_CFG_FREEZE_ON_OVRFLW_WIDTH 1
#define CXL_PMU_COUNTER_CFG_FREEZE_ON_OVRFLW_MASK  0x0000000000000400ULL
#define CXL_PMU_COUNTER_CFG_INT_ON_OVRFLW_SHIFT    9
#define CXL_PMU_COUNTER_CFG_INT_ON_OVRFLW_WIDTH    1
#define CXL_PMU_COUNTER_CFG_INT_ON_OVRFLW_MASK     0x0000000000000200ULL
#define CXL_PMU_COUNTER_CFG_ENABLE_SHIFT           8
#define CXL_PMU_COUNTER_CFG_ENABLE_WIDTH           1
#define CXL_PMU_COUNTER_CFG_ENABLE_MASK            0x0000000000000100ULL
#define CXL_PMU_COUNTER_CFG_TYPE_SHIFT             0
#define CXL_PMU_COUNTER_CFG_TYPE_WIDTH             2
#define CXL_PMU_COUNTER_CFG_TYPE_MASK              0x0000000000000003ULL
#define CXL_PMU_COUNTER_CFG_TYPE_FREE_RUN          0U
#define CXL_PMU_COUNTER_CFG_TYPE_FIXED_FUN         1U
#define CXL_PMU_COUNTER_CFG_TYPE_CONFIGURABLE      2U

typedef struct {
	uint64_t raw;
} cxl_pmu_counter_cfg_t;

typedef struct {
	uint64_t EVENT_GRP_ID_IDX; /* 63:59 RW Which EVENT_CAP the events are of. */
	uint64_t EVENTS;           /* 55:24 RW A bit for each event that is added. */
	uint64_t THRESHOLD;        /* 23:16 RW Threshold; 0 adds the events as they are. */
	uint64_t INVERT;           /* 12    RW 1: turns the comparison with the threshold round. */
	uint64_t EDGE;             /* 11    RW 1: counts how often it begins. */
	uint64_t FREEZE_ON_OVRFLW; /* 10    RW 1: an overflow freezes the counters. */
	uint64_t INT_ON_OVRFLW;    /* 9     RW 1: an overflow interrupts. */
	uint64_t ENABLE;           /* 8     RW 1: it counts. */
	uint64_t TYPE;             /* 1:0   RO Kind of the counter. */
} cxl_pmu_counter_cfg_fields_t;

static inline __attribute__((always_inline)) cxl_pmu_counter_cfg_t cxl_pmu_counter_cfg_pack(cxl_pmu_counter_cfg_fields_t f)
{
	cxl_pmu_counter_cfg_t r;

	r.raw = 0
		| pmureg_put64(f.EVENT_GRP_ID_IDX, 0x1fULL, 59)
		| pmureg_put64(f.EVENTS, 0xffffffffULL, 24)
		| pmureg_put64(f.THRESHOLD, 0xffULL, 16)
		| pmureg_put64(f.INVERT, 0x1ULL, 12)
		| pmureg_put64(f.EDGE, 0x1ULL, 11)
		| pmureg_put64(f.FREEZE_ON_OVRFLW, 0x1ULL, 10)
		| pmureg_put64(f.INT_ON_OVRFLW, 0x1ULL, 9)
		| pmureg_put64(f.ENABLE, 0x1ULL, 8)
		| pmureg_put64(f.TYPE, 0x3ULL, 0);
	return r;
}

static inline cxl_pmu_counter_cfg_fields_t cxl_pmu_counter_cfg_unpack(cxl_pmu_counter_cfg_t r)
{
	cxl_pmu_counter_cfg_fields_t f;

	f.EVENT_GRP_ID_IDX = r.raw >> 59;
	f.EVENTS = (r.raw >> 24) & 0xffffffffULL;
	f.THRESHOLD = (r.raw >> 16) & 0xffULL;
	f.INVERT = (r.raw >> 12) & 0x1ULL;
	f.EDGE = (r.raw >> 11) & 0x1ULL;
	f.FREEZE_ON_OVRFLW = (r.raw >> 10) & 0x1ULL;
	f.INT_ON_OVRFLW = (r.raw >> 9) & 0x1ULL;
	f.ENABLE = (r.raw >> 8) & 0x1ULL;
	f.TYPE = r.raw & 0x3ULL;
	return f;
}

static inline uint64_t cxl_pmu_counter_cfg_get(cxl_pmu_counter_cfg_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline cxl_pmu_counter_cfg_t cxl_pmu_counter_cfg_with(cxl_pmu_counter_cfg_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0xf8ffffffffff1f03ULL & ~mask);
	return r;
}

#define cxl_pmu_counter_cfg_get_EVENT_GRP_ID_IDX(r)         cxl_pmu_counter_cfg_get(r, 0xf800000000000000ULL, 59)
#define cxl_pmu_counter_cfg_get_EVENTS(r)                   cxl_pmu_counter_cfg_get(r, 0x00ffffffff000000ULL, 24)
#define cxl_pmu_counter_cfg_get_THRESHOLD(r)                cxl_pmu_counter_cfg_get(r, 0x0000000000ff0000ULL, 16)
#define cxl_pmu_counter_cfg_get_INVERT(r)                   cxl_pmu_counter_cfg_get(r, 0x0000000000001000ULL, 12)
#define cxl_pmu_counter_cfg_get_EDGE(r)                     cxl_pmu_counter_cfg_get(r, 0x0000000000000800ULL, 11)
#define cxl_pmu_counter_cfg_get_FREEZE_ON_OVRFLW(r)         cxl_pmu_counter_cfg_get(r, 0x0000000000000400ULL, 10)
#define cxl_pmu_counter_cfg_get_INT_ON_OVRFLW(r)            cxl_pmu_counter_cfg_get(r, 0x0000000000000200ULL, 9)
#define cxl_pmu_counter_cfg_get_ENABLE(r)                   cxl_pmu_counter_cfg_get(r, 0x0000000000000100ULL, 8)
#define cxl_pmu_counter_cfg_get_TYPE(r)                     cxl_pmu_counter_cfg_get(r, 0x0000000000000003ULL, 0)
#define cxl_pmu_counter_cfg_with_EVENT_GRP_ID_IDX(r, value) PMUREG_WITH(cxl_pmu_counter_cfg_with, r, 0xf800000000000000ULL, 59, value)
#define cxl_pmu_counter_cfg_with_EVENTS(r, value)           PMUREG_WITH(cxl_pmu_counter_cfg_with, r, 0x00ffffffff000000ULL, 24, value)
#define cxl_pmu_counter_cfg_with_THRESHOLD(r, value)        PMUREG_WITH(cxl_pmu_counter_cfg_with, r, 0x0000000000ff0000ULL, 16, value)
#define cxl_pmu_counter_cfg_with_INVERT(r, value)           PMUREG_WITH(cxl_pmu_counter_cfg_with, r, 0x0000000000001000ULL, 12, value)
#define cxl_pmu_counter_cfg_with_EDGE(r, value)             PMUREG_WITH(cxl_pmu_counter_cfg_with, r, 0x0000000000000800ULL, 11, value)
#define cxl_pmu_counter_cfg_with_FREEZE_ON_OVRFLW(r, value) PMUREG_WITH(cxl_pmu_counter_cfg_with, r, 0x0000000000000400ULL, 10, value)
#define cxl_pmu_counter_cfg_with_INT_ON_OVRFLW(r, value)    PMUREG_WITH(cxl_pmu_counter_cfg_with, r, 0x0000000000000200ULL, 9, value)
#define cxl_pmu_counter_cfg_with_ENABLE(r, value)           PMUREG_WITH(cxl_pmu_counter_cfg_with, r, 0x0000000000000100ULL, 8, value)

static inline int cxl_pmu_counter_cfg_check(cxl_pmu_counter_cfg_t r)
{
	if ((r.raw & 0x070000000000e0fcULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *cxl_pmu_counter_cfg_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0x70000000000e0fc must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline cxl_pmu_counter_cfg_t cxl_pmu_counter_cfg_read(const PMUREG_MEMORY *base, unsigned int n)
{
	cxl_pmu_counter_cfg_t r;

	PMUREG_INDEX(n, 63U);
	r.raw = pmureg_load64(base, CXL_PMU_COUNTER_CFG_OFFSET(n));
	return r;
}

static inline void cxl_pmu_counter_cfg_write(PMUREG_MEMORY *base, unsigned int n, cxl_pmu_counter_cfg_t r)
{
	PMUREG_INDEX(n, 63U);
	pmureg_store64(base, CXL_PMU_COUNTER_CFG_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int cxl_pmu_counter_cfg_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, cxl_pmu_counter_cfg_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 63U);
	at.space = PMUREG_MMIO;
	at.address = CXL_PMU_COUNTER_CFG_OFFSET(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int cxl_pmu_counter_cfg_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, cxl_pmu_counter_cfg_t r)
{
	PMUREG_INDEX(n, 63U);
	at.space = PMUREG_MMIO;
	at.address = CXL_PMU_COUNTER_CFG_OFFSET(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- FILTER_CFG<n>_0: HDM decoders that counter <n> counts for. ----
 * Source: K
 */

#define CXL_PMU_FILTER_CFG_0_OFFSET(n)   (0x400U + 0x20U * (n)) /* n: 0 to 63 */
#define CXL_PMU_FILTER_CFG_0_COUNT       64
#define CXL_PMU_FILTER_CFG_0_VALUE_SHIFT 0
#define CXL_PMU_FILTER_CFG_0_VALUE_WIDTH 32
#define CXL_PMU_FILTER_CFG_0_VALUE_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} cxl_pmu_filter_cfg_0_t;

typedef struct {
	uint32_t VALUE; /* 31:0  RW HDM decoder; all ones are all. */
} cxl_pmu_filter_cfg_0_fields_t;

static inline __attribute__((always_inline)) cxl_pmu_filter_cfg_0_t cxl_pmu_filter_cfg_0_pack(cxl_pmu_filter_cfg_0_fields_t f)
{
	cxl_pmu_filter_cfg_0_t r;

	r.raw = 0
		| f.VALUE;
	return r;
}

static inline cxl_pmu_filter_cfg_0_fields_t cxl_pmu_filter_cfg_0_unpack(cxl_pmu_filter_cfg_0_t r)
{
	cxl_pmu_filter_cfg_0_fields_t f;

	f.VALUE = r.raw;
	return f;
}

static inline uint32_t cxl_pmu_filter_cfg_0_get(cxl_pmu_filter_cfg_0_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline cxl_pmu_filter_cfg_0_t cxl_pmu_filter_cfg_0_with(cxl_pmu_filter_cfg_0_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define cxl_pmu_filter_cfg_0_get_VALUE(r)         cxl_pmu_filter_cfg_0_get(r, 0xffffffffU, 0)
#define cxl_pmu_filter_cfg_0_with_VALUE(r, value) PMUREG_WITH(cxl_pmu_filter_cfg_0_with, r, 0xffffffffU, 0, value)

static inline cxl_pmu_filter_cfg_0_t cxl_pmu_filter_cfg_0_read(const PMUREG_MEMORY *base, unsigned int n)
{
	cxl_pmu_filter_cfg_0_t r;

	PMUREG_INDEX(n, 63U);
	r.raw = pmureg_load32(base, CXL_PMU_FILTER_CFG_0_OFFSET(n));
	return r;
}

static inline void cxl_pmu_filter_cfg_0_write(PMUREG_MEMORY *base, unsigned int n, cxl_pmu_filter_cfg_0_t r)
{
	PMUREG_INDEX(n, 63U);
	pmureg_store32(base, CXL_PMU_FILTER_CFG_0_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int cxl_pmu_filter_cfg_0_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, cxl_pmu_filter_cfg_0_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 63U);
	at.space = PMUREG_MMIO;
	at.address = CXL_PMU_FILTER_CFG_0_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int cxl_pmu_filter_cfg_0_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, cxl_pmu_filter_cfg_0_t r)
{
	PMUREG_INDEX(n, 63U);
	at.space = PMUREG_MMIO;
	at.address = CXL_PMU_FILTER_CFG_0_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- FILTER_CFG<n>_<f>: Filter <f> of counter <n>. ----
 * Source: K
 */

#define CXL_PMU_FILTER_CFG_OFFSET(n, f) (0x400U + 4U * (f) + 0x20U * (n)) /* n: 0 to 63, f: 1 to 7 */
#define CXL_PMU_FILTER_CFG_COUNT        448
#define CXL_PMU_FILTER_CFG_VALUE_SHIFT  0
#define CXL_PMU_FILTER_CFG_VALUE_WIDTH  32
#define CXL_PMU_FILTER_CFG_VALUE_MASK   0xffffffffU

typedef struct {
	uint32_t raw;
} cxl_pmu_filter_cfg_t;

typedef struct {
	uint32_t VALUE; /* 31:0  RW What it wants; all ones want everything. */
} cxl_pmu_filter_cfg_fields_t;

static inline __attribute__((always_inline)) cxl_pmu_filter_cfg_t cxl_pmu_filter_cfg_pack(cxl_pmu_filter_cfg_fields_t f)
{
	cxl_pmu_filter_cfg_t r;

	r.raw = 0
		| f.VALUE;
	return r;
}

static inline cxl_pmu_filter_cfg_fields_t cxl_pmu_filter_cfg_unpack(cxl_pmu_filter_cfg_t r)
{
	cxl_pmu_filter_cfg_fields_t f;

	f.VALUE = r.raw;
	return f;
}

static inline uint32_t cxl_pmu_filter_cfg_get(cxl_pmu_filter_cfg_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline cxl_pmu_filter_cfg_t cxl_pmu_filter_cfg_with(cxl_pmu_filter_cfg_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define cxl_pmu_filter_cfg_get_VALUE(r)         cxl_pmu_filter_cfg_get(r, 0xffffffffU, 0)
#define cxl_pmu_filter_cfg_with_VALUE(r, value) PMUREG_WITH(cxl_pmu_filter_cfg_with, r, 0xffffffffU, 0, value)

static inline cxl_pmu_filter_cfg_t cxl_pmu_filter_cfg_read(const PMUREG_MEMORY *base, unsigned int n, unsigned int f)
{
	cxl_pmu_filter_cfg_t r;

	PMUREG_INDEX(n, 63U);
	PMUREG_INDEX(f - 1U, 6U);
	r.raw = pmureg_load32(base, CXL_PMU_FILTER_CFG_OFFSET(n, f));
	return r;
}

static inline void cxl_pmu_filter_cfg_write(PMUREG_MEMORY *base, unsigned int n, unsigned int f, cxl_pmu_filter_cfg_t r)
{
	PMUREG_INDEX(n, 63U);
	PMUREG_INDEX(f - 1U, 6U);
	pmureg_store32(base, CXL_PMU_FILTER_CFG_OFFSET(n, f), r.raw);
}

#ifdef PMUREG_IO_H
static inline int cxl_pmu_filter_cfg_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, unsigned int f, cxl_pmu_filter_cfg_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 63U);
	PMUREG_INDEX(f - 1U, 6U);
	at.space = PMUREG_MMIO;
	at.address = CXL_PMU_FILTER_CFG_OFFSET(n, f);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int cxl_pmu_filter_cfg_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, unsigned int f, cxl_pmu_filter_cfg_t r)
{
	PMUREG_INDEX(n, 63U);
	PMUREG_INDEX(f - 1U, 6U);
	at.space = PMUREG_MMIO;
	at.address = CXL_PMU_FILTER_CFG_OFFSET(n, f);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- COUNTER: Counter <n>. ----
 * Source: K
 */

#define CXL_PMU_COUNTER_OFFSET(n)   (0xc00U + 8U * (n)) /* n: 0 to 63 */
#define CXL_PMU_COUNTER_COUNT       64
#define CXL_PMU_COUNTER_COUNT_SHIFT 0
#define CXL_PMU_COUNTER_COUNT_WIDTH 64
#define CXL_PMU_COUNTER_COUNT_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} cxl_pmu_counter_t;

typedef struct {
	uint64_t COUNT; /* 63:0  RW-V The count. */
} cxl_pmu_counter_fields_t;

static inline __attribute__((always_inline)) cxl_pmu_counter_t cxl_pmu_counter_pack(cxl_pmu_counter_fields_t f)
{
	cxl_pmu_counter_t r;

	r.raw = 0
		| f.COUNT;
	return r;
}

static inline cxl_pmu_counter_fields_t cxl_pmu_counter_unpack(cxl_pmu_counter_t r)
{
	cxl_pmu_counter_fields_t f;

	f.COUNT = r.raw;
	return f;
}

static inline uint64_t cxl_pmu_counter_get(cxl_pmu_counter_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline cxl_pmu_counter_t cxl_pmu_counter_with(cxl_pmu_counter_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define cxl_pmu_counter_get_COUNT(r)         cxl_pmu_counter_get(r, 0xffffffffffffffffULL, 0)
#define cxl_pmu_counter_with_COUNT(r, value) PMUREG_WITH(cxl_pmu_counter_with, r, 0xffffffffffffffffULL, 0, value)

static inline cxl_pmu_counter_t cxl_pmu_counter_read(const PMUREG_MEMORY *base, unsigned int n)
{
	cxl_pmu_counter_t r;

	PMUREG_INDEX(n, 63U);
	r.raw = pmureg_load64(base, CXL_PMU_COUNTER_OFFSET(n));
	return r;
}

static inline void cxl_pmu_counter_write(PMUREG_MEMORY *base, unsigned int n, cxl_pmu_counter_t r)
{
	PMUREG_INDEX(n, 63U);
	pmureg_store64(base, CXL_PMU_COUNTER_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int cxl_pmu_counter_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, cxl_pmu_counter_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 63U);
	at.space = PMUREG_MMIO;
	at.address = CXL_PMU_COUNTER_OFFSET(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int cxl_pmu_counter_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, cxl_pmu_counter_t r)
{
	PMUREG_INDEX(n, 63U);
	at.space = PMUREG_MMIO;
	at.address = CXL_PMU_COUNTER_OFFSET(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
