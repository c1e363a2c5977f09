/*
 * Intel Core Ultra 200V (Lunar Lake): Home agent (HBO)
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
 * Made by pmureg from regdefs/intel/lnl.yaml. Edit that, not this.
 */
#ifndef PMUREG_LNL_HBO_H
#define PMUREG_LNL_HBO_H

#include <pmureg/access.h>

/* ---- box_ctl: Freezes the counters. ----
 * Source: K LNL_UNCORE_HBO_BOX_CTL
 */

#define LNL_HBO_BOX_CTL_OFFSET         0x548U
#define LNL_HBO_BOX_CTL_RESET          0x00000000U
#define LNL_HBO_BOX_CTL_ACTING         0x00000006U
#define LNL_HBO_BOX_CTL_RST_CTRS_SHIFT 2
#define LNL_HBO_BOX_CTL_RST_CTRS_WIDTH 1
#define LNL_HBO_BOX_CTL_RST_CTRS_MASK  0x00000004U
#define LNL_HBO_BOX_CTL_RST_CTRL_SHIFT 1
#define LNL_HBO_BOX_CTL_RST_CTRL_WIDTH 1
#define LNL_HBO_BOX_CTL_RST_CTRL_MASK  0x00000002U
#define LNL_HBO_BOX_CTL_FRZ_SHIFT      0
#define LNL_HBO_BOX_CTL_FRZ_WIDTH      1
#define LNL_HBO_BOX_CTL_FRZ_MASK       0x00000001U

typedef struct {
	uint32_t raw;
} lnl_hbo_box_ctl_t;

typedef struct {
	uint32_t RST_CTRS; /* 2     WO self-clearing Write 1 to zero every counter. */
	uint32_t RST_CTRL; /* 1     WO self-clearing Write 1 to zero every counter control. */
	uint32_t FRZ;      /* 0     RW               1 stops every counter. */
} lnl_hbo_box_ctl_fields_t;

/* Writes 0 to 0xfffffff8U, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) lnl_hbo_box_ctl_t lnl_hbo_box_ctl_pack(lnl_hbo_box_ctl_fields_t f)
{
	lnl_hbo_box_ctl_t r;

	r.raw = 0
		| pmureg_put32(f.RST_CTRS, 0x1U, 2)
		| pmureg_put32(f.RST_CTRL, 0x1U, 1)
		| pmureg_put32(f.FRZ, 0x1U, 0);
	return r;
}

static inline lnl_hbo_box_ctl_fields_t lnl_hbo_box_ctl_unpack(lnl_hbo_box_ctl_t r)
{
	lnl_hbo_box_ctl_fields_t f;

	f.RST_CTRS = (r.raw >> 2) & 0x1U;
	f.RST_CTRL = (r.raw >> 1) & 0x1U;
	f.FRZ = r.raw & 0x1U;
	return f;
}

static inline uint32_t lnl_hbo_box_ctl_get(lnl_hbo_box_ctl_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline lnl_hbo_box_ctl_t lnl_hbo_box_ctl_with(lnl_hbo_box_ctl_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0xfffffff9U & ~mask);
	return r;
}

#define lnl_hbo_box_ctl_get_FRZ(r)              lnl_hbo_box_ctl_get(r, 0x00000001U, 0)
#define lnl_hbo_box_ctl_with_RST_CTRS(r, value) PMUREG_WITH(lnl_hbo_box_ctl_with, r, 0x00000004U, 2, value)
#define lnl_hbo_box_ctl_with_RST_CTRL(r, value) PMUREG_WITH(lnl_hbo_box_ctl_with, r, 0x00000002U, 1, value)
#define lnl_hbo_box_ctl_with_FRZ(r, value)      PMUREG_WITH(lnl_hbo_box_ctl_with, r, 0x00000001U, 0, value)

static inline lnl_hbo_box_ctl_t lnl_hbo_box_ctl_read(const PMUREG_MEMORY *base)
{
	lnl_hbo_box_ctl_t r;

	r.raw = pmureg_load32(base, LNL_HBO_BOX_CTL_OFFSET);
	return r;
}

static inline void lnl_hbo_box_ctl_write(PMUREG_MEMORY *base, lnl_hbo_box_ctl_t r)
{
	pmureg_store32(base, LNL_HBO_BOX_CTL_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int lnl_hbo_box_ctl_io_read(struct pmureg_io *io, struct pmureg_place at, lnl_hbo_box_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = LNL_HBO_BOX_CTL_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int lnl_hbo_box_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, lnl_hbo_box_ctl_t r)
{
	at.space = PMUREG_MMIO;
	at.address = LNL_HBO_BOX_CTL_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- ctl: What counter <n> counts; with 0 it counts nothing. ----
 * Source: K LNL_UNC_RAW_EVENT_MASK
 */

#define LNL_HBO_CTL_OFFSET(n)       (0x550U + 4U * (n)) /* n: 0 to 3 */
#define LNL_HBO_CTL_COUNT           4
#define LNL_HBO_CTL_RESET           0x00000000U
#define LNL_HBO_CTL_THRESHOLD_SHIFT 24
#define LNL_HBO_CTL_THRESHOLD_WIDTH 8
#define LNL_HBO_CTL_THRESHOLD_MASK  0xff000000U
#define LNL_HBO_CTL_INV_SHIFT       23
#define LNL_HBO_CTL_INV_WIDTH       1
#define LNL_HBO_CTL_INV_MASK        0x00800000U
#define LNL_HBO_CTL_EDGE_SHIFT      18
#define LNL_HBO_CTL_EDGE_WIDTH      1
#define LNL_HBO_CTL_EDGE_MASK       0x00040000U
#define LNL_HBO_CTL_UMASK_SHIFT     8
#define LNL_HBO_CTL_UMASK_WIDTH     8
#define LNL_HBO_CTL_UMASK_MASK      0x0000ff00U
#define LNL_HBO_CTL_EVENT_SHIFT     0
#define LNL_HBO_CTL_EVENT_WIDTH     8
#define LNL_HBO_CTL_EVENT_MASK      0x000000ffU

typedef struct {
	uint32_t raw;
} lnl_hbo_ctl_t;

typedef struct {
	uint32_t THRESHOLD; /* 31:24 RW 0 adds the event's value each cycle; else adds 1 in cycles when the value is at least this. */
	uint32_t INV;       /* 23    RW 1 turns the compare into less than THRESHOLD. */
	uint32_t EDGE;      /* 18    RW 1 counts how often the condition becomes true. */
	uint32_t UMASK;     /* 15:8  RW Sub-events. */
	uint32_t EVENT;     /* 7:0   RW Event number. */
} lnl_hbo_ctl_fields_t;

static inline __attribute__((always_inline)) lnl_hbo_ctl_t lnl_hbo_ctl_pack(lnl_hbo_ctl_fields_t f)
{
	lnl_hbo_ctl_t r;

	r.raw = 0
		| pmureg_put32(f.THRESHOLD, 0xffU, 24)
		| pmureg_put32(f.INV, 0x1U, 23)
		| pmureg_put32(f.EDGE, 0x1U, 18)
		| pmureg_put32(f.UMASK, 0xffU, 8)
		| pmureg_put32(f.EVENT, 0xffU, 0);
	return r;
}

static inline lnl_hbo_ctl_fields_t lnl_hbo_ctl_unpack(lnl_hbo_ctl_t r)
{
	lnl_hbo_ctl_fields_t f;

	f.THRESHOLD = r.raw >> 24;
	f.INV = (r.raw >> 23) & 0x1U;
	f.EDGE = (r.raw >> 18) & 0x1U;
	f.UMASK = (r.raw >> 8) & 0xffU;
	f.EVENT = r.raw & 0xffU;
	return f;
}

static inline uint32_t lnl_hbo_ctl_get(lnl_hbo_ctl_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline lnl_hbo_ctl_t lnl_hbo_ctl_with(lnl_hbo_ctl_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0xff84ffffU & ~mask);
	return r;
}

#define lnl_hbo_ctl_get_THRESHOLD(r)         lnl_hbo_ctl_get(r, 0xff000000U, 24)
#define lnl_hbo_ctl_get_INV(r)               lnl_hbo_ctl_get(r, 0x00800000U, 23)
#define lnl_hbo_ctl_get_EDGE(r)              lnl_hbo_ctl_get(r, 0x00040000U, 18)
#define lnl_hbo_ctl_get_UMASK(r)             lnl_hbo_ctl_get(r, 0x0000ff00U, 8)
#define lnl_hbo_ctl_get_EVENT(r)             lnl_hbo_ctl_get(r, 0x000000ffU, 0)
#define lnl_hbo_ctl_with_THRESHOLD(r, value) PMUREG_WITH(lnl_hbo_ctl_with, r, 0xff000000U, 24, value)
#define lnl_hbo_ctl_with_INV(r, value)       PMUREG_WITH(lnl_hbo_ctl_with, r, 0x00800000U, 23, value)
#define lnl_hbo_ctl_with_EDGE(r, value)      PMUREG_WITH(lnl_hbo_ctl_with, r, 0x00040000U, 18, value)
#define lnl_hbo_ctl_with_UMASK(r, value)     PMUREG_WITH(lnl_hbo_ctl_with, r, 0x0000ff00U, 8, value)
#define lnl_hbo_ctl_with_EVENT(r, value)     PMUREG_WITH(lnl_hbo_ctl_with, r, 0x000000ffU, 0, value)

static inline int lnl_hbo_ctl_check(lnl_hbo_ctl_t r)
{
	if ((r.raw & 0x007b0000U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *lnl_hbo_ctl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0x7b0000 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline lnl_hbo_ctl_t lnl_hbo_ctl_read(const PMUREG_MEMORY *base, unsigned int n)
{
	lnl_hbo_ctl_t r;

	PMUREG_INDEX(n, 3U);
	r.raw = pmureg_load32(base, LNL_HBO_CTL_OFFSET(n));
	return r;
}

static inline void lnl_hbo_ctl_write(PMUREG_MEMORY *base, unsigned int n, lnl_hbo_ctl_t r)
{
	PMUREG_INDEX(n, 3U);
	pmureg_store32(base, LNL_HBO_CTL_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int lnl_hbo_ctl_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, lnl_hbo_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MMIO;
	at.address = LNL_HBO_CTL_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int lnl_hbo_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, lnl_hbo_ctl_t r)
{
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MMIO;
	at.address = LNL_HBO_CTL_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- ctr: Counter <n>. ----
 * Source: K LNL_UNCORE_HBO_CTR
 */

#define LNL_HBO_CTR_OFFSET(n)   (0x570U + 8U * (n)) /* n: 0 to 3 */
#define LNL_HBO_CTR_COUNT       4
#define LNL_HBO_CTR_RESET       0x0000000000000000ULL
#define LNL_HBO_CTR_COUNT_SHIFT 0
#define LNL_HBO_CTR_COUNT_WIDTH 64
#define LNL_HBO_CTR_COUNT_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} lnl_hbo_ctr_t;

typedef struct {
	uint64_t COUNT; /* 63:0  RW-V The count. */
} lnl_hbo_ctr_fields_t;

static inline __attribute__((always_inline)) lnl_hbo_ctr_t lnl_hbo_ctr_pack(lnl_hbo_ctr_fields_t f)
{
	lnl_hbo_ctr_t r;

	r.raw = 0
		| f.COUNT;
	return r;
}

static inline lnl_hbo_ctr_fields_t lnl_hbo_ctr_unpack(lnl_hbo_ctr_t r)
{
	lnl_hbo_ctr_fields_t f;

	f.COUNT = r.raw;
	return f;
}

static inline uint64_t lnl_hbo_ctr_get(lnl_hbo_ctr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline lnl_hbo_ctr_t lnl_hbo_ctr_with(lnl_hbo_ctr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define lnl_hbo_ctr_get_COUNT(r)         lnl_hbo_ctr_get(r, 0xffffffffffffffffULL, 0)
#define lnl_hbo_ctr_with_COUNT(r, value) PMUREG_WITH(lnl_hbo_ctr_with, r, 0xffffffffffffffffULL, 0, value)

static inline lnl_hbo_ctr_t lnl_hbo_ctr_read(const PMUREG_MEMORY *base, unsigned int n)
{
	lnl_hbo_ctr_t r;

	PMUREG_INDEX(n, 3U);
	r.raw = pmureg_load64(base, LNL_HBO_CTR_OFFSET(n));
	return r;
}

static inline void lnl_hbo_ctr_write(PMUREG_MEMORY *base, unsigned int n, lnl_hbo_ctr_t r)
{
	PMUREG_INDEX(n, 3U);
	pmureg_store64(base, LNL_HBO_CTR_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int lnl_hbo_ctr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, lnl_hbo_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MMIO;
	at.address = LNL_HBO_CTR_OFFSET(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int lnl_hbo_ctr_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, lnl_hbo_ctr_t r)
{
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MMIO;
	at.address = LNL_HBO_CTR_OFFSET(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
