/*
 * Intel Xeon 6 (Granite Rapids, Sierra Forest), Clearwater Forest and Grand Ridge: Coherent traffic of a PCIe stack
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
 * functions (see <pmureg/access.h>), and _read_safe() and _write_safe() return an error if the processor refuses the access.
 * If <pmureg/io.h> was included before, _io_read() and _io_write() do the same through a struct pmureg_io; `at` names block,
 * instance and unit: the PCI function, or the page.
 *
 * An optimising compiler refuses a known index that is out of range, and a constant that is too large for its field. With
 * PMUREG_DEBUG, other such indices and values trap.
 *
 * Made by pmureg from regdefs/intel/gnr.yaml. Edit that, not this.
 */
#ifndef PMUREG_GNR_IRP_H
#define PMUREG_GNR_IRP_H

#include <pmureg/access.h>

/* ---- PMON_UNIT_CTL: Freezes and resets the unit. ----
 * Source: K GENERIC_PMON_BOX_CTL_FRZ; PCM
 */

#define GNR_IRP_UNIT_CTL_ADDRESS(irp)   (0x2a00U + 0x10U * (irp)) /* irp: 0 to 15 */
#define GNR_IRP_UNIT_CTL_RESET          0x0000000000000000ULL
#define GNR_IRP_UNIT_CTL_ACTING         0x0000000000000300ULL
#define GNR_IRP_UNIT_CTL_RST_CTRS_SHIFT 9
#define GNR_IRP_UNIT_CTL_RST_CTRS_WIDTH 1
#define GNR_IRP_UNIT_CTL_RST_CTRS_MASK  0x0000000000000200ULL
#define GNR_IRP_UNIT_CTL_RST_CTRL_SHIFT 8
#define GNR_IRP_UNIT_CTL_RST_CTRL_WIDTH 1
#define GNR_IRP_UNIT_CTL_RST_CTRL_MASK  0x0000000000000100ULL
#define GNR_IRP_UNIT_CTL_FRZ_SHIFT      0
#define GNR_IRP_UNIT_CTL_FRZ_WIDTH      1
#define GNR_IRP_UNIT_CTL_FRZ_MASK       0x0000000000000001ULL

typedef struct {
	uint64_t raw;
} gnr_irp_unit_ctl_t;

typedef struct {
	uint64_t rst_ctrs; /* 9     WO self-clearing Write 1 to zero every counter of the unit. */
	uint64_t rst_ctrl; /* 8     WO self-clearing Write 1 to zero every counter control of the unit. */
	uint64_t frz;      /* 0     RW               1 stops every counter of the unit. */
} gnr_irp_unit_ctl_fields_t;

static inline __attribute__((always_inline)) gnr_irp_unit_ctl_t gnr_irp_unit_ctl_pack(gnr_irp_unit_ctl_fields_t f)
{
	gnr_irp_unit_ctl_t r;

	r.raw = 0
		| pmureg_put64(f.rst_ctrs, 0x1ULL, 9)
		| pmureg_put64(f.rst_ctrl, 0x1ULL, 8)
		| pmureg_put64(f.frz, 0x1ULL, 0);
	return r;
}

static inline gnr_irp_unit_ctl_fields_t gnr_irp_unit_ctl_unpack(gnr_irp_unit_ctl_t r)
{
	gnr_irp_unit_ctl_fields_t f;

	f.rst_ctrs = (r.raw >> 9) & 0x1ULL;
	f.rst_ctrl = (r.raw >> 8) & 0x1ULL;
	f.frz = r.raw & 0x1ULL;
	return f;
}

static inline uint64_t gnr_irp_unit_ctl_get(gnr_irp_unit_ctl_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline gnr_irp_unit_ctl_t gnr_irp_unit_ctl_with(gnr_irp_unit_ctl_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000000000000001ULL & ~mask);
	return r;
}

#define gnr_irp_unit_ctl_get_frz(r)              gnr_irp_unit_ctl_get(r, 0x0000000000000001ULL, 0)
#define gnr_irp_unit_ctl_with_rst_ctrs(r, value) PMUREG_WITH(gnr_irp_unit_ctl_with, r, 0x0000000000000200ULL, 9, value)
#define gnr_irp_unit_ctl_with_rst_ctrl(r, value) PMUREG_WITH(gnr_irp_unit_ctl_with, r, 0x0000000000000100ULL, 8, value)
#define gnr_irp_unit_ctl_with_frz(r, value)      PMUREG_WITH(gnr_irp_unit_ctl_with, r, 0x0000000000000001ULL, 0, value)

static inline int gnr_irp_unit_ctl_check(gnr_irp_unit_ctl_t r)
{
	if ((r.raw & 0xfffffffffffffcfeULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *gnr_irp_unit_ctl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffffffffcfe must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline gnr_irp_unit_ctl_t gnr_irp_unit_ctl_read(unsigned int irp)
{
	gnr_irp_unit_ctl_t r;

	PMUREG_INDEX(irp, 15U);
	r.raw = pmureg_rdmsr(GNR_IRP_UNIT_CTL_ADDRESS(irp));
	return r;
}

static inline void gnr_irp_unit_ctl_write(unsigned int irp, gnr_irp_unit_ctl_t r)
{
	PMUREG_INDEX(irp, 15U);
	pmureg_wrmsr(GNR_IRP_UNIT_CTL_ADDRESS(irp), r.raw);
}

#ifdef PMUREG_LINUX
static inline int gnr_irp_unit_ctl_read_safe(unsigned int irp, gnr_irp_unit_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(irp, 15U);
	error = pmureg_rdmsr_safe(GNR_IRP_UNIT_CTL_ADDRESS(irp), &value);
	r->raw = value;
	return error;
}

static inline int gnr_irp_unit_ctl_write_safe(unsigned int irp, gnr_irp_unit_ctl_t r)
{
	PMUREG_INDEX(irp, 15U);
	return pmureg_wrmsr_safe(GNR_IRP_UNIT_CTL_ADDRESS(irp), r.raw);
}
#endif
#else
gnr_irp_unit_ctl_t gnr_irp_unit_ctl_read(unsigned int irp) PMUREG_NO_MSR;
void gnr_irp_unit_ctl_write(unsigned int irp, gnr_irp_unit_ctl_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int gnr_irp_unit_ctl_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int irp, gnr_irp_unit_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(irp, 15U);
	at.space = PMUREG_MSR;
	at.address = GNR_IRP_UNIT_CTL_ADDRESS(irp);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int gnr_irp_unit_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int irp, gnr_irp_unit_ctl_t r)
{
	PMUREG_INDEX(irp, 15U);
	at.space = PMUREG_MSR;
	at.address = GNR_IRP_UNIT_CTL_ADDRESS(irp);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMON_CTL<n>: Selects and shapes the event of counter <n>. ----
 * Source: K
 */

#define GNR_IRP_CTL_ADDRESS(irp, n) (0x2a02U + 0x10U * (irp) + (n)) /* irp: 0 to 15, n: 0 to 3 */
#define GNR_IRP_CTL_COUNT           4
#define GNR_IRP_CTL_RESET           0x0000000000000000ULL
#define GNR_IRP_CTL_ACTING          0x0000000000020000ULL
#define GNR_IRP_CTL_UMASK_EXT_SHIFT 32
#define GNR_IRP_CTL_UMASK_EXT_WIDTH 24
#define GNR_IRP_CTL_UMASK_EXT_MASK  0x00ffffff00000000ULL
#define GNR_IRP_CTL_THRESH_SHIFT    24
#define GNR_IRP_CTL_THRESH_WIDTH    8
#define GNR_IRP_CTL_THRESH_MASK     0x00000000ff000000ULL
#define GNR_IRP_CTL_INV_SHIFT       23
#define GNR_IRP_CTL_INV_WIDTH       1
#define GNR_IRP_CTL_INV_MASK        0x0000000000800000ULL
#define GNR_IRP_CTL_OV_EN_SHIFT     20
#define GNR_IRP_CTL_OV_EN_WIDTH     1
#define GNR_IRP_CTL_OV_EN_MASK      0x0000000000100000ULL
#define GNR_IRP_CTL_EDGE_DET_SHIFT  18
#define GNR_IRP_CTL_EDGE_DET_WIDTH  1
#define GNR_IRP_CTL_EDGE_DET_MASK   0x0000000000040000ULL
#define GNR_IRP_CTL_RST_SHIFT       17
#define GNR_IRP_CTL_RST_WIDTH       1
#define GNR_IRP_CTL_RST_MASK        0x0000000000020000ULL
#define GNR_IRP_CTL_UMASK_SHIFT     8
#define GNR_IRP_CTL_UMASK_WIDTH     8
#define GNR_IRP_CTL_UMASK_MASK      0x000000000000ff00ULL
#define GNR_IRP_CTL_EV_SEL_SHIFT    0
#define GNR_IRP_CTL_EV_SEL_WIDTH    8
#define GNR_IRP_CTL_EV_SEL_MASK     0x00000000000000ffULL

typedef struct {
	uint64_t raw;
} gnr_irp_ctl_t;

typedef struct {
	uint64_t umask_ext; /* 55:32 RW-V             More of the sub-events: what else must match. */
	uint64_t thresh;    /* 31:24 RW-V             0 adds the event's value each cycle; else adds 1 in cycles when the value is at least this. */
	uint64_t inv;       /* 23    RW-V             1 turns the compare into less than thresh. */
	uint64_t ov_en;     /* 20    RW-V             1 reports an overflow to the UBox. */
	uint64_t edge_det;  /* 18    RW-V             1 counts rising edges of the threshold compare instead of cycles. */
	uint64_t rst;       /* 17    WO self-clearing Write 1 to zero this counter. */
	uint64_t umask;     /* 15:8  RW-V             Sub-events. */
	uint64_t ev_sel;    /* 7:0   RW-V             Event number. */
} gnr_irp_ctl_fields_t;

static inline __attribute__((always_inline)) gnr_irp_ctl_t gnr_irp_ctl_pack(gnr_irp_ctl_fields_t f)
{
	gnr_irp_ctl_t r;

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

static inline gnr_irp_ctl_fields_t gnr_irp_ctl_unpack(gnr_irp_ctl_t r)
{
	gnr_irp_ctl_fields_t f;

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

static inline uint64_t gnr_irp_ctl_get(gnr_irp_ctl_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline gnr_irp_ctl_t gnr_irp_ctl_with(gnr_irp_ctl_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x00ffffffff94ffffULL & ~mask);
	return r;
}

#define gnr_irp_ctl_get_umask_ext(r)         gnr_irp_ctl_get(r, 0x00ffffff00000000ULL, 32)
#define gnr_irp_ctl_get_thresh(r)            gnr_irp_ctl_get(r, 0x00000000ff000000ULL, 24)
#define gnr_irp_ctl_get_inv(r)               gnr_irp_ctl_get(r, 0x0000000000800000ULL, 23)
#define gnr_irp_ctl_get_ov_en(r)             gnr_irp_ctl_get(r, 0x0000000000100000ULL, 20)
#define gnr_irp_ctl_get_edge_det(r)          gnr_irp_ctl_get(r, 0x0000000000040000ULL, 18)
#define gnr_irp_ctl_get_umask(r)             gnr_irp_ctl_get(r, 0x000000000000ff00ULL, 8)
#define gnr_irp_ctl_get_ev_sel(r)            gnr_irp_ctl_get(r, 0x00000000000000ffULL, 0)
#define gnr_irp_ctl_with_umask_ext(r, value) PMUREG_WITH(gnr_irp_ctl_with, r, 0x00ffffff00000000ULL, 32, value)
#define gnr_irp_ctl_with_thresh(r, value)    PMUREG_WITH(gnr_irp_ctl_with, r, 0x00000000ff000000ULL, 24, value)
#define gnr_irp_ctl_with_inv(r, value)       PMUREG_WITH(gnr_irp_ctl_with, r, 0x0000000000800000ULL, 23, value)
#define gnr_irp_ctl_with_ov_en(r, value)     PMUREG_WITH(gnr_irp_ctl_with, r, 0x0000000000100000ULL, 20, value)
#define gnr_irp_ctl_with_edge_det(r, value)  PMUREG_WITH(gnr_irp_ctl_with, r, 0x0000000000040000ULL, 18, value)
#define gnr_irp_ctl_with_rst(r, value)       PMUREG_WITH(gnr_irp_ctl_with, r, 0x0000000000020000ULL, 17, value)
#define gnr_irp_ctl_with_umask(r, value)     PMUREG_WITH(gnr_irp_ctl_with, r, 0x000000000000ff00ULL, 8, value)
#define gnr_irp_ctl_with_ev_sel(r, value)    PMUREG_WITH(gnr_irp_ctl_with, r, 0x00000000000000ffULL, 0, value)

static inline int gnr_irp_ctl_check(gnr_irp_ctl_t r)
{
	if ((r.raw & 0xff00000000290000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *gnr_irp_ctl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xff00000000290000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline gnr_irp_ctl_t gnr_irp_ctl_read(unsigned int irp, unsigned int n)
{
	gnr_irp_ctl_t r;

	PMUREG_INDEX(irp, 15U);
	PMUREG_INDEX(n, 3U);
	r.raw = pmureg_rdmsr(GNR_IRP_CTL_ADDRESS(irp, n));
	return r;
}

static inline void gnr_irp_ctl_write(unsigned int irp, unsigned int n, gnr_irp_ctl_t r)
{
	PMUREG_INDEX(irp, 15U);
	PMUREG_INDEX(n, 3U);
	pmureg_wrmsr(GNR_IRP_CTL_ADDRESS(irp, n), r.raw);
}

#ifdef PMUREG_LINUX
static inline int gnr_irp_ctl_read_safe(unsigned int irp, unsigned int n, gnr_irp_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(irp, 15U);
	PMUREG_INDEX(n, 3U);
	error = pmureg_rdmsr_safe(GNR_IRP_CTL_ADDRESS(irp, n), &value);
	r->raw = value;
	return error;
}

static inline int gnr_irp_ctl_write_safe(unsigned int irp, unsigned int n, gnr_irp_ctl_t r)
{
	PMUREG_INDEX(irp, 15U);
	PMUREG_INDEX(n, 3U);
	return pmureg_wrmsr_safe(GNR_IRP_CTL_ADDRESS(irp, n), r.raw);
}
#endif
#else
gnr_irp_ctl_t gnr_irp_ctl_read(unsigned int irp, unsigned int n) PMUREG_NO_MSR;
void gnr_irp_ctl_write(unsigned int irp, unsigned int n, gnr_irp_ctl_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int gnr_irp_ctl_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int irp, unsigned int n, gnr_irp_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(irp, 15U);
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MSR;
	at.address = GNR_IRP_CTL_ADDRESS(irp, n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int gnr_irp_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int irp, unsigned int n, gnr_irp_ctl_t r)
{
	PMUREG_INDEX(irp, 15U);
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MSR;
	at.address = GNR_IRP_CTL_ADDRESS(irp, n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMON_CTR<n>: Counter <n>. ----
 * Source: K
 */

#define GNR_IRP_CTR_ADDRESS(irp, n)   (0x2a08U + 0x10U * (irp) + (n)) /* irp: 0 to 15, n: 0 to 3 */
#define GNR_IRP_CTR_COUNT             4
#define GNR_IRP_CTR_RESET             0x0000000000000000ULL
#define GNR_IRP_CTR_EVENT_COUNT_SHIFT 0
#define GNR_IRP_CTR_EVENT_COUNT_WIDTH 48
#define GNR_IRP_CTR_EVENT_COUNT_MASK  0x0000ffffffffffffULL

typedef struct {
	uint64_t raw;
} gnr_irp_ctr_t;

typedef struct {
	uint64_t event_count; /* 47:0  RW-V The count. */
} gnr_irp_ctr_fields_t;

static inline __attribute__((always_inline)) gnr_irp_ctr_t gnr_irp_ctr_pack(gnr_irp_ctr_fields_t f)
{
	gnr_irp_ctr_t r;

	r.raw = 0
		| pmureg_put64(f.event_count, 0xffffffffffffULL, 0);
	return r;
}

static inline gnr_irp_ctr_fields_t gnr_irp_ctr_unpack(gnr_irp_ctr_t r)
{
	gnr_irp_ctr_fields_t f;

	f.event_count = r.raw & 0xffffffffffffULL;
	return f;
}

static inline uint64_t gnr_irp_ctr_get(gnr_irp_ctr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline gnr_irp_ctr_t gnr_irp_ctr_with(gnr_irp_ctr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000ffffffffffffULL & ~mask);
	return r;
}

#define gnr_irp_ctr_get_event_count(r)         gnr_irp_ctr_get(r, 0x0000ffffffffffffULL, 0)
#define gnr_irp_ctr_with_event_count(r, value) PMUREG_WITH(gnr_irp_ctr_with, r, 0x0000ffffffffffffULL, 0, value)

static inline int gnr_irp_ctr_check(gnr_irp_ctr_t r)
{
	if ((r.raw & 0xffff000000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *gnr_irp_ctr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffff000000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline gnr_irp_ctr_t gnr_irp_ctr_read(unsigned int irp, unsigned int n)
{
	gnr_irp_ctr_t r;

	PMUREG_INDEX(irp, 15U);
	PMUREG_INDEX(n, 3U);
	r.raw = pmureg_rdmsr(GNR_IRP_CTR_ADDRESS(irp, n));
	return r;
}

static inline void gnr_irp_ctr_write(unsigned int irp, unsigned int n, gnr_irp_ctr_t r)
{
	PMUREG_INDEX(irp, 15U);
	PMUREG_INDEX(n, 3U);
	pmureg_wrmsr(GNR_IRP_CTR_ADDRESS(irp, n), r.raw);
}

#ifdef PMUREG_LINUX
static inline int gnr_irp_ctr_read_safe(unsigned int irp, unsigned int n, gnr_irp_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(irp, 15U);
	PMUREG_INDEX(n, 3U);
	error = pmureg_rdmsr_safe(GNR_IRP_CTR_ADDRESS(irp, n), &value);
	r->raw = value;
	return error;
}

static inline int gnr_irp_ctr_write_safe(unsigned int irp, unsigned int n, gnr_irp_ctr_t r)
{
	PMUREG_INDEX(irp, 15U);
	PMUREG_INDEX(n, 3U);
	return pmureg_wrmsr_safe(GNR_IRP_CTR_ADDRESS(irp, n), r.raw);
}
#endif
#else
gnr_irp_ctr_t gnr_irp_ctr_read(unsigned int irp, unsigned int n) PMUREG_NO_MSR;
void gnr_irp_ctr_write(unsigned int irp, unsigned int n, gnr_irp_ctr_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int gnr_irp_ctr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int irp, unsigned int n, gnr_irp_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(irp, 15U);
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MSR;
	at.address = GNR_IRP_CTR_ADDRESS(irp, n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int gnr_irp_ctr_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int irp, unsigned int n, gnr_irp_ctr_t r)
{
	PMUREG_INDEX(irp, 15U);
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MSR;
	at.address = GNR_IRP_CTR_ADDRESS(irp, n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
