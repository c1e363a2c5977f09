/*
 * Intel Xeon 6 (Granite Rapids, Sierra Forest), Clearwater Forest and Grand Ridge: PCIe port of 16 lanes
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
 * Made by pmureg from regdefs/intel/gnr.yaml. Edit that, not this.
 */
#ifndef PMUREG_GNR_PCIEX16_H
#define PMUREG_GNR_PCIEX16_H

#include <pmureg/access.h>

/* ---- PMON_UNIT_CTL: Freezes and resets the unit. ----
 * Source: K GENERIC_PMON_BOX_CTL_FRZ; PCM
 */

#define GNR_PCIEX16_UNIT_CTL_OFFSET         0x620U
#define GNR_PCIEX16_UNIT_CTL_RESET          0x00000000U
#define GNR_PCIEX16_UNIT_CTL_ACTING         0x00000300U
#define GNR_PCIEX16_UNIT_CTL_RST_CTRS_SHIFT 9
#define GNR_PCIEX16_UNIT_CTL_RST_CTRS_WIDTH 1
#define GNR_PCIEX16_UNIT_CTL_RST_CTRS_MASK  0x00000200U
#define GNR_PCIEX16_UNIT_CTL_RST_CTRL_SHIFT 8
#define GNR_PCIEX16_UNIT_CTL_RST_CTRL_WIDTH 1
#define GNR_PCIEX16_UNIT_CTL_RST_CTRL_MASK  0x00000100U
#define GNR_PCIEX16_UNIT_CTL_FRZ_SHIFT      0
#define GNR_PCIEX16_UNIT_CTL_FRZ_WIDTH      1
#define GNR_PCIEX16_UNIT_CTL_FRZ_MASK       0x00000001U

typedef struct {
	uint32_t raw;
} gnr_pciex16_unit_ctl_t;

typedef struct {
	uint32_t rst_ctrs; /* 9     WO self-clearing Write 1 to zero every counter of the unit. */
	uint32_t rst_ctrl; /* 8     WO self-clearing Write 1 to zero every counter control of the unit. */
	uint32_t frz;      /* 0     RW               1 stops every counter of the unit. */
} gnr_pciex16_unit_ctl_fields_t;

static inline __attribute__((always_inline)) gnr_pciex16_unit_ctl_t gnr_pciex16_unit_ctl_pack(gnr_pciex16_unit_ctl_fields_t f)
{
	gnr_pciex16_unit_ctl_t r;

	r.raw = 0
		| pmureg_put32(f.rst_ctrs, 0x1U, 9)
		| pmureg_put32(f.rst_ctrl, 0x1U, 8)
		| pmureg_put32(f.frz, 0x1U, 0);
	return r;
}

static inline gnr_pciex16_unit_ctl_fields_t gnr_pciex16_unit_ctl_unpack(gnr_pciex16_unit_ctl_t r)
{
	gnr_pciex16_unit_ctl_fields_t f;

	f.rst_ctrs = (r.raw >> 9) & 0x1U;
	f.rst_ctrl = (r.raw >> 8) & 0x1U;
	f.frz = r.raw & 0x1U;
	return f;
}

static inline uint32_t gnr_pciex16_unit_ctl_get(gnr_pciex16_unit_ctl_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline gnr_pciex16_unit_ctl_t gnr_pciex16_unit_ctl_with(gnr_pciex16_unit_ctl_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x00000001U & ~mask);
	return r;
}

#define gnr_pciex16_unit_ctl_get_frz(r)              gnr_pciex16_unit_ctl_get(r, 0x00000001U, 0)
#define gnr_pciex16_unit_ctl_with_rst_ctrs(r, value) PMUREG_WITH(gnr_pciex16_unit_ctl_with, r, 0x00000200U, 9, value)
#define gnr_pciex16_unit_ctl_with_rst_ctrl(r, value) PMUREG_WITH(gnr_pciex16_unit_ctl_with, r, 0x00000100U, 8, value)
#define gnr_pciex16_unit_ctl_with_frz(r, value)      PMUREG_WITH(gnr_pciex16_unit_ctl_with, r, 0x00000001U, 0, value)

static inline int gnr_pciex16_unit_ctl_check(gnr_pciex16_unit_ctl_t r)
{
	if ((r.raw & 0xfffffcfeU) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *gnr_pciex16_unit_ctl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffcfe must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline gnr_pciex16_unit_ctl_t gnr_pciex16_unit_ctl_read(const PMUREG_CONFIG *device)
{
	gnr_pciex16_unit_ctl_t r;

	r.raw = pmureg_config_load32(device, GNR_PCIEX16_UNIT_CTL_OFFSET);
	return r;
}

static inline void gnr_pciex16_unit_ctl_write(PMUREG_CONFIG *device, gnr_pciex16_unit_ctl_t r)
{
	pmureg_config_store32(device, GNR_PCIEX16_UNIT_CTL_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int gnr_pciex16_unit_ctl_io_read(struct pmureg_io *io, struct pmureg_place at, gnr_pciex16_unit_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_PCI;
	at.address = GNR_PCIEX16_UNIT_CTL_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int gnr_pciex16_unit_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, gnr_pciex16_unit_ctl_t r)
{
	at.space = PMUREG_PCI;
	at.address = GNR_PCIEX16_UNIT_CTL_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMON_CTL<n>: Selects and shapes the event of counter <n>. ----
 * Source: K
 */

#define GNR_PCIEX16_CTL_OFFSET(n)       (0x630U + 8U * (n)) /* n: 0 to 3 */
#define GNR_PCIEX16_CTL_COUNT           4
#define GNR_PCIEX16_CTL_RESET           0x0000000000000000ULL
#define GNR_PCIEX16_CTL_ACTING          0x0000000000020000ULL
#define GNR_PCIEX16_CTL_UMASK_EXT_SHIFT 32
#define GNR_PCIEX16_CTL_UMASK_EXT_WIDTH 24
#define GNR_PCIEX16_CTL_UMASK_EXT_MASK  0x00ffffff00000000ULL
#define GNR_PCIEX16_CTL_THRESH_SHIFT    24
#define GNR_PCIEX16_CTL_THRESH_WIDTH    8
#define GNR_PCIEX16_CTL_THRESH_MASK     0x00000000ff000000ULL
#define GNR_PCIEX16_CTL_INV_SHIFT       23
#define GNR_PCIEX16_CTL_INV_WIDTH       1
#define GNR_PCIEX16_CTL_INV_MASK        0x0000000000800000ULL
#define GNR_PCIEX16_CTL_OV_EN_SHIFT     20
#define GNR_PCIEX16_CTL_OV_EN_WIDTH     1
#define GNR_PCIEX16_CTL_OV_EN_MASK      0x0000000000100000ULL
#define GNR_PCIEX16_CTL_EDGE_DET_SHIFT  18
#define GNR_PCIEX16_CTL_EDGE_DET_WIDTH  1
#define GNR_PCIEX16_CTL_EDGE_DET_MASK   0x0000000000040000ULL
#define GNR_PCIEX16_CTL_RST_SHIFT       17
#define GNR_PCIEX16_CTL_RST_WIDTH       1
#define GNR_PCIEX16_CTL_RST_MASK        0x0000000000020000ULL
#define GNR_PCIEX16_CTL_UMASK_SHIFT     8
#define GNR_PCIEX16_CTL_UMASK_WIDTH     8
#define GNR_PCIEX16_CTL_UMASK_MASK      0x000000000000ff00ULL
#define GNR_PCIEX16_CTL_EV_SEL_SHIFT    0
#define GNR_PCIEX16_CTL_EV_SEL_WIDTH    8
#define GNR_PCIEX16_CTL_EV_SEL_MASK     0x00000000000000ffULL

typedef struct {
	uint64_t raw;
} gnr_pciex16_ctl_t;

typedef struct {
	uint64_t umask_ext; /* 55:32 RW-V             More of the sub-events: what else must match. */
	uint64_t thresh;    /* 31:24 RW-V             0 adds the event's value each cycle; else adds 1 in cycles when the value is at least this. */
	uint64_t inv;       /* 23    RW-V             1 turns the compare into less than thresh. */
	uint64_t ov_en;     /* 20    RW-V             1 reports an overflow to the UBox. */
	uint64_t edge_det;  /* 18    RW-V             1 counts rising edges of the threshold compare instead of cycles. */
	uint64_t rst;       /* 17    WO self-clearing Write 1 to zero this counter. */
	uint64_t umask;     /* 15:8  RW-V             Sub-events. */
	uint64_t ev_sel;    /* 7:0   RW-V             Event number. */
} gnr_pciex16_ctl_fields_t;

static inline __attribute__((always_inline)) gnr_pciex16_ctl_t gnr_pciex16_ctl_pack(gnr_pciex16_ctl_fields_t f)
{
	gnr_pciex16_ctl_t r;

	r.raw = 0
		| pmureg_put64(f.umask_ext, 0xffffffULL, 32)
		| pmureg_put64(f.thresh, 0xffULL, 24)
		| pmureg_put64(f.inv, 0x1ULL, 23)
		| pmureg_put64(f.ov_en, 0x1ULL, 20)
		| pmureg_put64(f.edge_det, 0x1ULL, 18)
		| pmureg_put64(f.rst, 0x1ULL, 17)
		| pmureg_put64(f.umask, 0xffULL, 8)
		| pmureg_put64(f.ev_sel, 0xffULL, 0);
	return r;
}

static inline gnr_pciex16_ctl_fields_t gnr_pciex16_ctl_unpack(gnr_pciex16_ctl_t r)
{
	gnr_pciex16_ctl_fields_t f;

	f.umask_ext = (r.raw >> 32) & 0xffffffULL;
	f.thresh = (r.raw >> 24) & 0xffULL;
	f.inv = (r.raw >> 23) & 0x1ULL;
	f.ov_en = (r.raw >> 20) & 0x1ULL;
	f.edge_det = (r.raw >> 18) & 0x1ULL;
	f.rst = (r.raw >> 17) & 0x1ULL;
	f.umask = (r.raw >> 8) & 0xffULL;
	f.ev_sel = r.raw & 0xffULL;
	return f;
}

static inline uint64_t gnr_pciex16_ctl_get(gnr_pciex16_ctl_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline gnr_pciex16_ctl_t gnr_pciex16_ctl_with(gnr_pciex16_ctl_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x00ffffffff94ffffULL & ~mask);
	return r;
}

#define gnr_pciex16_ctl_get_umask_ext(r)         gnr_pciex16_ctl_get(r, 0x00ffffff00000000ULL, 32)
#define gnr_pciex16_ctl_get_thresh(r)            gnr_pciex16_ctl_get(r, 0x00000000ff000000ULL, 24)
#define gnr_pciex16_ctl_get_inv(r)               gnr_pciex16_ctl_get(r, 0x0000000000800000ULL, 23)
#define gnr_pciex16_ctl_get_ov_en(r)             gnr_pciex16_ctl_get(r, 0x0000000000100000ULL, 20)
#define gnr_pciex16_ctl_get_edge_det(r)          gnr_pciex16_ctl_get(r, 0x0000000000040000ULL, 18)
#define gnr_pciex16_ctl_get_umask(r)             gnr_pciex16_ctl_get(r, 0x000000000000ff00ULL, 8)
#define gnr_pciex16_ctl_get_ev_sel(r)            gnr_pciex16_ctl_get(r, 0x00000000000000ffULL, 0)
#define gnr_pciex16_ctl_with_umask_ext(r, value) PMUREG_WITH(gnr_pciex16_ctl_with, r, 0x00ffffff00000000ULL, 32, value)
#define gnr_pciex16_ctl_with_thresh(r, value)    PMUREG_WITH(gnr_pciex16_ctl_with, r, 0x00000000ff000000ULL, 24, value)
#define gnr_pciex16_ctl_with_inv(r, value)       PMUREG_WITH(gnr_pciex16_ctl_with, r, 0x0000000000800000ULL, 23, value)
#define gnr_pciex16_ctl_with_ov_en(r, value)     PMUREG_WITH(gnr_pciex16_ctl_with, r, 0x0000000000100000ULL, 20, value)
#define gnr_pciex16_ctl_with_edge_det(r, value)  PMUREG_WITH(gnr_pciex16_ctl_with, r, 0x0000000000040000ULL, 18, value)
#define gnr_pciex16_ctl_with_rst(r, value)       PMUREG_WITH(gnr_pciex16_ctl_with, r, 0x0000000000020000ULL, 17, value)
#define gnr_pciex16_ctl_with_umask(r, value)     PMUREG_WITH(gnr_pciex16_ctl_with, r, 0x000000000000ff00ULL, 8, value)
#define gnr_pciex16_ctl_with_ev_sel(r, value)    PMUREG_WITH(gnr_pciex16_ctl_with, r, 0x00000000000000ffULL, 0, value)

static inline int gnr_pciex16_ctl_check(gnr_pciex16_ctl_t r)
{
	if ((r.raw & 0xff00000000290000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *gnr_pciex16_ctl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xff00000000290000 must be 0x0";
	default:
		return (const char *)0;
	}
}

/* Two accesses: the low half first. */
static inline gnr_pciex16_ctl_t gnr_pciex16_ctl_read(const PMUREG_CONFIG *device, unsigned int n)
{
	gnr_pciex16_ctl_t r;
	uint32_t low, high;

	PMUREG_INDEX(n, 3U);
	low = pmureg_config_load32(device, GNR_PCIEX16_CTL_OFFSET(n));
	high = pmureg_config_load32(device, GNR_PCIEX16_CTL_OFFSET(n) + 4U);
	r.raw = (uint64_t)high << 32 | low;
	return r;
}

static inline void gnr_pciex16_ctl_write(PMUREG_CONFIG *device, unsigned int n, gnr_pciex16_ctl_t r)
{
	PMUREG_INDEX(n, 3U);
	pmureg_config_store32(device, GNR_PCIEX16_CTL_OFFSET(n), (uint32_t)r.raw);
	pmureg_config_store32(device, GNR_PCIEX16_CTL_OFFSET(n) + 4U, (uint32_t)(r.raw >> 32));
}

#ifdef PMUREG_IO_H
static inline int gnr_pciex16_ctl_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, gnr_pciex16_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_PCI;
	at.address = GNR_PCIEX16_CTL_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read_halves(io, at, 1, &value);
	r->raw = value;
	return error;
}

static inline int gnr_pciex16_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, gnr_pciex16_ctl_t r)
{
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_PCI;
	at.address = GNR_PCIEX16_CTL_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write_halves(io, at, r.raw);
}
#endif

/* ---- PMON_CTR<n>: Counter <n>. ----
 * Source: K
 */

#define GNR_PCIEX16_CTR_OFFSET(n)         (0x650U + 8U * (n)) /* n: 0 to 3 */
#define GNR_PCIEX16_CTR_COUNT             4
#define GNR_PCIEX16_CTR_RESET             0x0000000000000000ULL
#define GNR_PCIEX16_CTR_EVENT_COUNT_SHIFT 0
#define GNR_PCIEX16_CTR_EVENT_COUNT_WIDTH 48
#define GNR_PCIEX16_CTR_EVENT_COUNT_MASK  0x0000ffffffffffffULL

typedef struct {
	uint64_t raw;
} gnr_pciex16_ctr_t;

typedef struct {
	uint64_t event_count; /* 47:0  RW-V The count. */
} gnr_pciex16_ctr_fields_t;

static inline __attribute__((always_inline)) gnr_pciex16_ctr_t gnr_pciex16_ctr_pack(gnr_pciex16_ctr_fields_t f)
{
	gnr_pciex16_ctr_t r;

	r.raw = 0
		| pmureg_put64(f.event_count, 0xffffffffffffULL, 0);
	return r;
}

static inline gnr_pciex16_ctr_fields_t gnr_pciex16_ctr_unpack(gnr_pciex16_ctr_t r)
{
	gnr_pciex16_ctr_fields_t f;

	f.event_count = r.raw & 0xffffffffffffULL;
	return f;
}

static inline uint64_t gnr_pciex16_ctr_get(gnr_pciex16_ctr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline gnr_pciex16_ctr_t gnr_pciex16_ctr_with(gnr_pciex16_ctr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000ffffffffffffULL & ~mask);
	return r;
}

#define gnr_pciex16_ctr_get_event_count(r)         gnr_pciex16_ctr_get(r, 0x0000ffffffffffffULL, 0)
#define gnr_pciex16_ctr_with_event_count(r, value) PMUREG_WITH(gnr_pciex16_ctr_with, r, 0x0000ffffffffffffULL, 0, value)

static inline int gnr_pciex16_ctr_check(gnr_pciex16_ctr_t r)
{
	if ((r.raw & 0xffff000000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *gnr_pciex16_ctr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffff000000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

/*
 * Reads high, low, high, until both high halves are equal, so that a carry between them does not matter. After 1,000 tries
 * it returns the value at the last change of the high half.
 */
static inline gnr_pciex16_ctr_t gnr_pciex16_ctr_read(const PMUREG_CONFIG *device, unsigned int n)
{
	gnr_pciex16_ctr_t r;
	uint32_t low, high, again;
	uint32_t tries = 1000;

	PMUREG_INDEX(n, 3U);
	again = pmureg_config_load32(device, GNR_PCIEX16_CTR_OFFSET(n) + 4U);
	do {
		high = again;
		low = pmureg_config_load32(device, GNR_PCIEX16_CTR_OFFSET(n));
		again = pmureg_config_load32(device, GNR_PCIEX16_CTR_OFFSET(n) + 4U);
	} while (high != again && --tries);
	r.raw = (uint64_t)again << 32 | (high == again ? low : 0U);
	return r;
}

static inline void gnr_pciex16_ctr_write(PMUREG_CONFIG *device, unsigned int n, gnr_pciex16_ctr_t r)
{
	PMUREG_INDEX(n, 3U);
	pmureg_config_store32(device, GNR_PCIEX16_CTR_OFFSET(n), (uint32_t)r.raw);
	pmureg_config_store32(device, GNR_PCIEX16_CTR_OFFSET(n) + 4U, (uint32_t)(r.raw >> 32));
}

#ifdef PMUREG_IO_H
static inline int gnr_pciex16_ctr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, gnr_pciex16_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_PCI;
	at.address = GNR_PCIEX16_CTR_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read_halves(io, at, 0, &value);
	r->raw = value;
	return error;
}

static inline int gnr_pciex16_ctr_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, gnr_pciex16_ctr_t r)
{
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_PCI;
	at.address = GNR_PCIEX16_CTR_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write_halves(io, at, r.raw);
}
#endif

#endif
