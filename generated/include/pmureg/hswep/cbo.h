/*
 * Intel Xeon E5 v3 and v4, E7 v3 and v4, and D-1500 (Haswell-EP and -EX, Broadwell-EP, -EX and -DE): Slice of the last-level cache with its caching agent
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
 * Made by pmureg from regdefs/intel/hswep.yaml. Edit that, not this.
 */
#ifndef PMUREG_HSWEP_CBO_H
#define PMUREG_HSWEP_CBO_H

#include <pmureg/access.h>

/* ---- C<box>_MSR_PMON_CTL<n>: Selects and shapes the event of counter <n>. ----
 * Source: K; L
 * Note: PFM and Linux's terms have no invert; L has it, and Linux lets it through.
 */

#define HSWEP_CBO_CTL_ADDRESS(box, n) (0xe01U + 0x10U * (box) + (n)) /* box: 0 to 23, n: 0 to 3 */
#define HSWEP_CBO_CTL_COUNT           4
#define HSWEP_CBO_CTL_RESET           0x00000000U
#define HSWEP_CBO_CTL_ACTING          0x00020000U
#define HSWEP_CBO_CTL_THRESH_SHIFT    24
#define HSWEP_CBO_CTL_THRESH_WIDTH    8
#define HSWEP_CBO_CTL_THRESH_MASK     0xff000000U
#define HSWEP_CBO_CTL_EN_SHIFT        22
#define HSWEP_CBO_CTL_EN_WIDTH        1
#define HSWEP_CBO_CTL_EN_MASK         0x00400000U
#define HSWEP_CBO_CTL_TID_EN_SHIFT    19
#define HSWEP_CBO_CTL_TID_EN_WIDTH    1
#define HSWEP_CBO_CTL_TID_EN_MASK     0x00080000U
#define HSWEP_CBO_CTL_EDGE_DET_SHIFT  18
#define HSWEP_CBO_CTL_EDGE_DET_WIDTH  1
#define HSWEP_CBO_CTL_EDGE_DET_MASK   0x00040000U
#define HSWEP_CBO_CTL_RST_SHIFT       17
#define HSWEP_CBO_CTL_RST_WIDTH       1
#define HSWEP_CBO_CTL_RST_MASK        0x00020000U
#define HSWEP_CBO_CTL_UMASK_SHIFT     8
#define HSWEP_CBO_CTL_UMASK_WIDTH     8
#define HSWEP_CBO_CTL_UMASK_MASK      0x0000ff00U
#define HSWEP_CBO_CTL_EV_SEL_SHIFT    0
#define HSWEP_CBO_CTL_EV_SEL_WIDTH    8
#define HSWEP_CBO_CTL_EV_SEL_MASK     0x000000ffU

typedef struct {
	uint32_t raw;
} hswep_cbo_ctl_t;

typedef struct {
	uint32_t thresh;   /* 31:24 RW-V             0 adds the event's value each cycle; else adds 1 in cycles when the value is at least this. */
	uint32_t en;       /* 22    RW-V             1 lets this counter count. */
	uint32_t tid_en;   /* 19    RW-V             1 counts only what the filter names. */
	uint32_t edge_det; /* 18    RW-V             1 counts rising edges of the threshold compare instead of cycles. */
	uint32_t rst;      /* 17    WO self-clearing Write 1 to zero this counter. */
	uint32_t umask;    /* 15:8  RW-V             Sub-events. */
	uint32_t ev_sel;   /* 7:0   RW-V             Event number. */
} hswep_cbo_ctl_fields_t;

static inline __attribute__((always_inline)) hswep_cbo_ctl_t hswep_cbo_ctl_pack(hswep_cbo_ctl_fields_t f)
{
	hswep_cbo_ctl_t r;

	r.raw = 0
		| pmureg_put32(f.thresh, 0xffU, 24)
		| pmureg_put32(f.en, 0x1U, 22)
		| pmureg_put32(f.tid_en, 0x1U, 19)
		| pmureg_put32(f.edge_det, 0x1U, 18)
		| pmureg_put32(f.rst, 0x1U, 17)
		| pmureg_put32(f.umask, 0xffU, 8)
		| pmureg_put32(f.ev_sel, 0xffU, 0);
	return r;
}

static inline hswep_cbo_ctl_fields_t hswep_cbo_ctl_unpack(hswep_cbo_ctl_t r)
{
	hswep_cbo_ctl_fields_t f;

	f.thresh = r.raw >> 24;
	f.en = (r.raw >> 22) & 0x1U;
	f.tid_en = (r.raw >> 19) & 0x1U;
	f.edge_det = (r.raw >> 18) & 0x1U;
	f.rst = (r.raw >> 17) & 0x1U;
	f.umask = (r.raw >> 8) & 0xffU;
	f.ev_sel = r.raw & 0xffU;
	return f;
}

static inline uint32_t hswep_cbo_ctl_get(hswep_cbo_ctl_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline hswep_cbo_ctl_t hswep_cbo_ctl_with(hswep_cbo_ctl_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0xff4cffffU & ~mask);
	return r;
}

#define hswep_cbo_ctl_get_thresh(r)           hswep_cbo_ctl_get(r, 0xff000000U, 24)
#define hswep_cbo_ctl_get_en(r)               hswep_cbo_ctl_get(r, 0x00400000U, 22)
#define hswep_cbo_ctl_get_tid_en(r)           hswep_cbo_ctl_get(r, 0x00080000U, 19)
#define hswep_cbo_ctl_get_edge_det(r)         hswep_cbo_ctl_get(r, 0x00040000U, 18)
#define hswep_cbo_ctl_get_umask(r)            hswep_cbo_ctl_get(r, 0x0000ff00U, 8)
#define hswep_cbo_ctl_get_ev_sel(r)           hswep_cbo_ctl_get(r, 0x000000ffU, 0)
#define hswep_cbo_ctl_with_thresh(r, value)   PMUREG_WITH(hswep_cbo_ctl_with, r, 0xff000000U, 24, value)
#define hswep_cbo_ctl_with_en(r, value)       PMUREG_WITH(hswep_cbo_ctl_with, r, 0x00400000U, 22, value)
#define hswep_cbo_ctl_with_tid_en(r, value)   PMUREG_WITH(hswep_cbo_ctl_with, r, 0x00080000U, 19, value)
#define hswep_cbo_ctl_with_edge_det(r, value) PMUREG_WITH(hswep_cbo_ctl_with, r, 0x00040000U, 18, value)
#define hswep_cbo_ctl_with_rst(r, value)      PMUREG_WITH(hswep_cbo_ctl_with, r, 0x00020000U, 17, value)
#define hswep_cbo_ctl_with_umask(r, value)    PMUREG_WITH(hswep_cbo_ctl_with, r, 0x0000ff00U, 8, value)
#define hswep_cbo_ctl_with_ev_sel(r, value)   PMUREG_WITH(hswep_cbo_ctl_with, r, 0x000000ffU, 0, value)

static inline int hswep_cbo_ctl_check(hswep_cbo_ctl_t r)
{
	if ((((r.raw >> 18) & 0x1U)) && !((r.raw >> 24) >= 1U))
		return 0;
	if ((r.raw & 0x00b10000U) != 0x00000000U)
		return 1;
	return -1;
}

static inline const char *hswep_cbo_ctl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "edge_det counts rising edges of the threshold compare, so thresh must be at least 1.";
	case 1:
		return "the reserved bits 0xb10000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline hswep_cbo_ctl_t hswep_cbo_ctl_read(unsigned int box, unsigned int n)
{
	hswep_cbo_ctl_t r;

	PMUREG_INDEX(box, 23U);
	PMUREG_INDEX(n, 3U);
	r.raw = (uint32_t)pmureg_rdmsr(HSWEP_CBO_CTL_ADDRESS(box, n));
	return r;
}

static inline void hswep_cbo_ctl_write(unsigned int box, unsigned int n, hswep_cbo_ctl_t r)
{
	PMUREG_INDEX(box, 23U);
	PMUREG_INDEX(n, 3U);
	pmureg_wrmsr(HSWEP_CBO_CTL_ADDRESS(box, n), r.raw);
}

#ifdef PMUREG_LINUX
static inline int hswep_cbo_ctl_read_safe(unsigned int box, unsigned int n, hswep_cbo_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(box, 23U);
	PMUREG_INDEX(n, 3U);
	error = pmureg_rdmsr_safe(HSWEP_CBO_CTL_ADDRESS(box, n), &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int hswep_cbo_ctl_write_safe(unsigned int box, unsigned int n, hswep_cbo_ctl_t r)
{
	PMUREG_INDEX(box, 23U);
	PMUREG_INDEX(n, 3U);
	return pmureg_wrmsr_safe(HSWEP_CBO_CTL_ADDRESS(box, n), r.raw);
}
#endif
#else
hswep_cbo_ctl_t hswep_cbo_ctl_read(unsigned int box, unsigned int n) PMUREG_NO_MSR;
void hswep_cbo_ctl_write(unsigned int box, unsigned int n, hswep_cbo_ctl_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int hswep_cbo_ctl_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int box, unsigned int n, hswep_cbo_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(box, 23U);
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MSR;
	at.address = HSWEP_CBO_CTL_ADDRESS(box, n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int hswep_cbo_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int box, unsigned int n, hswep_cbo_ctl_t r)
{
	PMUREG_INDEX(box, 23U);
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MSR;
	at.address = HSWEP_CBO_CTL_ADDRESS(box, n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- C<box>_MSR_PMON_CTR<n>: Counter <n>. ----
 * Source: K; L
 */

#define HSWEP_CBO_CTR_ADDRESS(box, n)   (0xe08U + 0x10U * (box) + (n)) /* box: 0 to 23, n: 0 to 3 */
#define HSWEP_CBO_CTR_COUNT             4
#define HSWEP_CBO_CTR_RESET             0x0000000000000000ULL
#define HSWEP_CBO_CTR_EVENT_COUNT_SHIFT 0
#define HSWEP_CBO_CTR_EVENT_COUNT_WIDTH 48
#define HSWEP_CBO_CTR_EVENT_COUNT_MASK  0x0000ffffffffffffULL

typedef struct {
	uint64_t raw;
} hswep_cbo_ctr_t;

typedef struct {
	uint64_t event_count; /* 47:0  RW-V The count. */
} hswep_cbo_ctr_fields_t;

static inline __attribute__((always_inline)) hswep_cbo_ctr_t hswep_cbo_ctr_pack(hswep_cbo_ctr_fields_t f)
{
	hswep_cbo_ctr_t r;

	r.raw = 0
		| pmureg_put64(f.event_count, 0xffffffffffffULL, 0);
	return r;
}

static inline hswep_cbo_ctr_fields_t hswep_cbo_ctr_unpack(hswep_cbo_ctr_t r)
{
	hswep_cbo_ctr_fields_t f;

	f.event_count = r.raw & 0xffffffffffffULL;
	return f;
}

static inline uint64_t hswep_cbo_ctr_get(hswep_cbo_ctr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline hswep_cbo_ctr_t hswep_cbo_ctr_with(hswep_cbo_ctr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000ffffffffffffULL & ~mask);
	return r;
}

#define hswep_cbo_ctr_get_event_count(r)         hswep_cbo_ctr_get(r, 0x0000ffffffffffffULL, 0)
#define hswep_cbo_ctr_with_event_count(r, value) PMUREG_WITH(hswep_cbo_ctr_with, r, 0x0000ffffffffffffULL, 0, value)

static inline int hswep_cbo_ctr_check(hswep_cbo_ctr_t r)
{
	if ((r.raw & 0xffff000000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *hswep_cbo_ctr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffff000000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline hswep_cbo_ctr_t hswep_cbo_ctr_read(unsigned int box, unsigned int n)
{
	hswep_cbo_ctr_t r;

	PMUREG_INDEX(box, 23U);
	PMUREG_INDEX(n, 3U);
	r.raw = pmureg_rdmsr(HSWEP_CBO_CTR_ADDRESS(box, n));
	return r;
}

static inline void hswep_cbo_ctr_write(unsigned int box, unsigned int n, hswep_cbo_ctr_t r)
{
	PMUREG_INDEX(box, 23U);
	PMUREG_INDEX(n, 3U);
	pmureg_wrmsr(HSWEP_CBO_CTR_ADDRESS(box, n), r.raw);
}

#ifdef PMUREG_LINUX
static inline int hswep_cbo_ctr_read_safe(unsigned int box, unsigned int n, hswep_cbo_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(box, 23U);
	PMUREG_INDEX(n, 3U);
	error = pmureg_rdmsr_safe(HSWEP_CBO_CTR_ADDRESS(box, n), &value);
	r->raw = value;
	return error;
}

static inline int hswep_cbo_ctr_write_safe(unsigned int box, unsigned int n, hswep_cbo_ctr_t r)
{
	PMUREG_INDEX(box, 23U);
	PMUREG_INDEX(n, 3U);
	return pmureg_wrmsr_safe(HSWEP_CBO_CTR_ADDRESS(box, n), r.raw);
}
#endif
#else
hswep_cbo_ctr_t hswep_cbo_ctr_read(unsigned int box, unsigned int n) PMUREG_NO_MSR;
void hswep_cbo_ctr_write(unsigned int box, unsigned int n, hswep_cbo_ctr_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int hswep_cbo_ctr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int box, unsigned int n, hswep_cbo_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(box, 23U);
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MSR;
	at.address = HSWEP_CBO_CTR_ADDRESS(box, n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int hswep_cbo_ctr_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int box, unsigned int n, hswep_cbo_ctr_t r)
{
	PMUREG_INDEX(box, 23U);
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MSR;
	at.address = HSWEP_CBO_CTR_ADDRESS(box, n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- C<box>_MSR_PMON_BOX_CTL: Freezes and resets the box. ----
 * Source: K; L
 */

#define HSWEP_CBO_BOX_CTL_ADDRESS(box)   (0xe00U + 0x10U * (box)) /* box: 0 to 23 */
#define HSWEP_CBO_BOX_CTL_RESET          0x00000000U
#define HSWEP_CBO_BOX_CTL_ACTING         0x00000003U
#define HSWEP_CBO_BOX_CTL_FRZ_EN_SHIFT   16
#define HSWEP_CBO_BOX_CTL_FRZ_EN_WIDTH   1
#define HSWEP_CBO_BOX_CTL_FRZ_EN_MASK    0x00010000U
#define HSWEP_CBO_BOX_CTL_FRZ_SHIFT      8
#define HSWEP_CBO_BOX_CTL_FRZ_WIDTH      1
#define HSWEP_CBO_BOX_CTL_FRZ_MASK       0x00000100U
#define HSWEP_CBO_BOX_CTL_RST_CTRS_SHIFT 1
#define HSWEP_CBO_BOX_CTL_RST_CTRS_WIDTH 1
#define HSWEP_CBO_BOX_CTL_RST_CTRS_MASK  0x00000002U
#define HSWEP_CBO_BOX_CTL_RST_CTRL_SHIFT 0
#define HSWEP_CBO_BOX_CTL_RST_CTRL_WIDTH 1
#define HSWEP_CBO_BOX_CTL_RST_CTRL_MASK  0x00000001U

typedef struct {
	uint32_t raw;
} hswep_cbo_box_ctl_t;

typedef struct {
	uint32_t frz_en;   /* 16    RW               1 lets a freeze of all boxes stop this one. */
	uint32_t frz;      /* 8     WO               1 stops every counter of the box. */
	uint32_t rst_ctrs; /* 1     WO self-clearing Write 1 to zero every counter of the box. */
	uint32_t rst_ctrl; /* 0     WO self-clearing Write 1 to zero every counter control of the box. */
} hswep_cbo_box_ctl_fields_t;

static inline __attribute__((always_inline)) hswep_cbo_box_ctl_t hswep_cbo_box_ctl_pack(hswep_cbo_box_ctl_fields_t f)
{
	hswep_cbo_box_ctl_t r;

	r.raw = 0
		| pmureg_put32(f.frz_en, 0x1U, 16)
		| pmureg_put32(f.frz, 0x1U, 8)
		| pmureg_put32(f.rst_ctrs, 0x1U, 1)
		| pmureg_put32(f.rst_ctrl, 0x1U, 0);
	return r;
}

static inline hswep_cbo_box_ctl_fields_t hswep_cbo_box_ctl_unpack(hswep_cbo_box_ctl_t r)
{
	hswep_cbo_box_ctl_fields_t f;

	f.frz_en = (r.raw >> 16) & 0x1U;
	f.frz = (r.raw >> 8) & 0x1U;
	f.rst_ctrs = (r.raw >> 1) & 0x1U;
	f.rst_ctrl = r.raw & 0x1U;
	return f;
}

static inline uint32_t hswep_cbo_box_ctl_get(hswep_cbo_box_ctl_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline hswep_cbo_box_ctl_t hswep_cbo_box_ctl_with(hswep_cbo_box_ctl_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x00010100U & ~mask);
	return r;
}

#define hswep_cbo_box_ctl_get_frz_en(r)           hswep_cbo_box_ctl_get(r, 0x00010000U, 16)
#define hswep_cbo_box_ctl_with_frz_en(r, value)   PMUREG_WITH(hswep_cbo_box_ctl_with, r, 0x00010000U, 16, value)
#define hswep_cbo_box_ctl_with_frz(r, value)      PMUREG_WITH(hswep_cbo_box_ctl_with, r, 0x00000100U, 8, value)
#define hswep_cbo_box_ctl_with_rst_ctrs(r, value) PMUREG_WITH(hswep_cbo_box_ctl_with, r, 0x00000002U, 1, value)
#define hswep_cbo_box_ctl_with_rst_ctrl(r, value) PMUREG_WITH(hswep_cbo_box_ctl_with, r, 0x00000001U, 0, value)

static inline int hswep_cbo_box_ctl_check(hswep_cbo_box_ctl_t r)
{
	if ((r.raw & 0xfffefefcU) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *hswep_cbo_box_ctl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffefefc must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline hswep_cbo_box_ctl_t hswep_cbo_box_ctl_read(unsigned int box)
{
	hswep_cbo_box_ctl_t r;

	PMUREG_INDEX(box, 23U);
	r.raw = (uint32_t)pmureg_rdmsr(HSWEP_CBO_BOX_CTL_ADDRESS(box));
	return r;
}

static inline void hswep_cbo_box_ctl_write(unsigned int box, hswep_cbo_box_ctl_t r)
{
	PMUREG_INDEX(box, 23U);
	pmureg_wrmsr(HSWEP_CBO_BOX_CTL_ADDRESS(box), r.raw);
}

#ifdef PMUREG_LINUX
static inline int hswep_cbo_box_ctl_read_safe(unsigned int box, hswep_cbo_box_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(box, 23U);
	error = pmureg_rdmsr_safe(HSWEP_CBO_BOX_CTL_ADDRESS(box), &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int hswep_cbo_box_ctl_write_safe(unsigned int box, hswep_cbo_box_ctl_t r)
{
	PMUREG_INDEX(box, 23U);
	return pmureg_wrmsr_safe(HSWEP_CBO_BOX_CTL_ADDRESS(box), r.raw);
}
#endif
#else
hswep_cbo_box_ctl_t hswep_cbo_box_ctl_read(unsigned int box) PMUREG_NO_MSR;
void hswep_cbo_box_ctl_write(unsigned int box, hswep_cbo_box_ctl_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int hswep_cbo_box_ctl_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int box, hswep_cbo_box_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(box, 23U);
	at.space = PMUREG_MSR;
	at.address = HSWEP_CBO_BOX_CTL_ADDRESS(box);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int hswep_cbo_box_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int box, hswep_cbo_box_ctl_t r)
{
	PMUREG_INDEX(box, 23U);
	at.space = PMUREG_MSR;
	at.address = HSWEP_CBO_BOX_CTL_ADDRESS(box);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- C<box>_MSR_PMON_BOX_STATUS: Which counters overflowed. ----
 * Source: L
 */

#define HSWEP_CBO_BOX_STATUS_ADDRESS(box) (0xe07U + 0x10U * (box)) /* box: 0 to 23 */
#define HSWEP_CBO_BOX_STATUS_RESET        0x00000000U
#define HSWEP_CBO_BOX_STATUS_ACTING       0x0000000fU
#define HSWEP_CBO_BOX_STATUS_OV_SHIFT     0
#define HSWEP_CBO_BOX_STATUS_OV_WIDTH     4
#define HSWEP_CBO_BOX_STATUS_OV_MASK      0x0000000fU
#define HSWEP_CBO_BOX_STATUS_OV_COUNT     4

typedef struct {
	uint32_t raw;
} hswep_cbo_box_status_t;

typedef struct {
	uint32_t ov; /* 3:0   W1C-V Counter <n> overflowed. */
} hswep_cbo_box_status_fields_t;

static inline __attribute__((always_inline)) hswep_cbo_box_status_t hswep_cbo_box_status_pack(hswep_cbo_box_status_fields_t f)
{
	hswep_cbo_box_status_t r;

	r.raw = 0
		| pmureg_put32(f.ov, 0xfU, 0);
	return r;
}

static inline hswep_cbo_box_status_fields_t hswep_cbo_box_status_unpack(hswep_cbo_box_status_t r)
{
	hswep_cbo_box_status_fields_t f;

	f.ov = r.raw & 0xfU;
	return f;
}

static inline hswep_cbo_box_status_t hswep_cbo_box_status_with(hswep_cbo_box_status_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift);
	return r;
}

#define hswep_cbo_box_status_with_ov(r, value) PMUREG_WITH(hswep_cbo_box_status_with, r, 0x0000000fU, 0, value)

/* Element n of ov, 0 to 3. Another index gives 0; debug builds assert. */
static inline uint32_t hswep_cbo_box_status_get_ov(hswep_cbo_box_status_t r, unsigned int n)
{
	PMUREG_INDEX(n, 3U);
	return n < 4U ? (r.raw >> n) & 0x1U : 0;
}

static inline int hswep_cbo_box_status_check(hswep_cbo_box_status_t r)
{
	if ((r.raw & 0xfffffff0U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *hswep_cbo_box_status_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffff0 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline hswep_cbo_box_status_t hswep_cbo_box_status_read(unsigned int box)
{
	hswep_cbo_box_status_t r;

	PMUREG_INDEX(box, 23U);
	r.raw = (uint32_t)pmureg_rdmsr(HSWEP_CBO_BOX_STATUS_ADDRESS(box));
	return r;
}

static inline void hswep_cbo_box_status_write(unsigned int box, hswep_cbo_box_status_t r)
{
	PMUREG_INDEX(box, 23U);
	pmureg_wrmsr(HSWEP_CBO_BOX_STATUS_ADDRESS(box), r.raw);
}

#ifdef PMUREG_LINUX
static inline int hswep_cbo_box_status_read_safe(unsigned int box, hswep_cbo_box_status_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(box, 23U);
	error = pmureg_rdmsr_safe(HSWEP_CBO_BOX_STATUS_ADDRESS(box), &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int hswep_cbo_box_status_write_safe(unsigned int box, hswep_cbo_box_status_t r)
{
	PMUREG_INDEX(box, 23U);
	return pmureg_wrmsr_safe(HSWEP_CBO_BOX_STATUS_ADDRESS(box), r.raw);
}
#endif
#else
hswep_cbo_box_status_t hswep_cbo_box_status_read(unsigned int box) PMUREG_NO_MSR;
void hswep_cbo_box_status_write(unsigned int box, hswep_cbo_box_status_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int hswep_cbo_box_status_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int box, hswep_cbo_box_status_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(box, 23U);
	at.space = PMUREG_MSR;
	at.address = HSWEP_CBO_BOX_STATUS_ADDRESS(box);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int hswep_cbo_box_status_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int box, hswep_cbo_box_status_t r)
{
	PMUREG_INDEX(box, 23U);
	at.space = PMUREG_MSR;
	at.address = HSWEP_CBO_BOX_STATUS_ADDRESS(box);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- C<box>_MSR_PMON_BOX_FILTER0: Thread and line-state filter of the four counters. ----
 * Source: K HSWEP_CB0_MSR_PMON_BOX_FILTER; L
 */

#define HSWEP_CBO_FILTER0_ADDRESS(box)   (0xe05U + 0x10U * (box)) /* box: 0 to 23 */
#define HSWEP_CBO_FILTER0_RESET          0x00000000U
#define HSWEP_CBO_FILTER0_STATE_SHIFT    17
#define HSWEP_CBO_FILTER0_STATE_WIDTH    7
#define HSWEP_CBO_FILTER0_STATE_MASK     0x00fe0000U
#define HSWEP_CBO_FILTER0_LINK_3_SHIFT   9
#define HSWEP_CBO_FILTER0_LINK_3_WIDTH   1
#define HSWEP_CBO_FILTER0_LINK_3_MASK    0x00000200U
#define HSWEP_CBO_FILTER0_LINK_2_0_SHIFT 6
#define HSWEP_CBO_FILTER0_LINK_2_0_WIDTH 3
#define HSWEP_CBO_FILTER0_LINK_2_0_MASK  0x000001c0U
#define HSWEP_CBO_FILTER0_TID_SHIFT      0
#define HSWEP_CBO_FILTER0_TID_WIDTH      6
#define HSWEP_CBO_FILTER0_TID_MASK       0x0000003fU

typedef struct {
	uint32_t raw;
} hswep_cbo_filter0_t;

typedef struct {
	uint32_t state;    /* 23:17 RW Line states that LLC_LOOKUP counts, a bit each: I, S, E, M, F, D, M' from bit 0. */
	uint32_t LINK_3;   /* 9     RW Link number, bit 3; undocumented. */
	uint32_t LINK_2_0; /* 8:6   RW Link number for TOR_INSERTS.OPCODE, bits 2:0; undocumented. */
	uint32_t tid;      /* 5:0   RW Thread counted when tid_en is 1: bits 5:1 core, bit 0 thread; 0x3e: requests of devices. */
} hswep_cbo_filter0_fields_t;

static inline __attribute__((always_inline)) hswep_cbo_filter0_t hswep_cbo_filter0_pack(hswep_cbo_filter0_fields_t f)
{
	hswep_cbo_filter0_t r;

	r.raw = 0
		| pmureg_put32(f.state, 0x7fU, 17)
		| pmureg_put32(f.LINK_3, 0x1U, 9)
		| pmureg_put32(f.LINK_2_0, 0x7U, 6)
		| pmureg_put32(f.tid, 0x3fU, 0);
	return r;
}

static inline hswep_cbo_filter0_fields_t hswep_cbo_filter0_unpack(hswep_cbo_filter0_t r)
{
	hswep_cbo_filter0_fields_t f;

	f.state = (r.raw >> 17) & 0x7fU;
	f.LINK_3 = (r.raw >> 9) & 0x1U;
	f.LINK_2_0 = (r.raw >> 6) & 0x7U;
	f.tid = r.raw & 0x3fU;
	return f;
}

static inline uint32_t hswep_cbo_filter0_get(hswep_cbo_filter0_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline hswep_cbo_filter0_t hswep_cbo_filter0_with(hswep_cbo_filter0_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x00fe03ffU & ~mask);
	return r;
}

#define hswep_cbo_filter0_get_state(r)            hswep_cbo_filter0_get(r, 0x00fe0000U, 17)
#define hswep_cbo_filter0_get_LINK_3(r)           hswep_cbo_filter0_get(r, 0x00000200U, 9)
#define hswep_cbo_filter0_get_LINK_2_0(r)         hswep_cbo_filter0_get(r, 0x000001c0U, 6)
#define hswep_cbo_filter0_get_tid(r)              hswep_cbo_filter0_get(r, 0x0000003fU, 0)
#define hswep_cbo_filter0_with_state(r, value)    PMUREG_WITH(hswep_cbo_filter0_with, r, 0x00fe0000U, 17, value)
#define hswep_cbo_filter0_with_LINK_3(r, value)   PMUREG_WITH(hswep_cbo_filter0_with, r, 0x00000200U, 9, value)
#define hswep_cbo_filter0_with_LINK_2_0(r, value) PMUREG_WITH(hswep_cbo_filter0_with, r, 0x000001c0U, 6, value)
#define hswep_cbo_filter0_with_tid(r, value)      PMUREG_WITH(hswep_cbo_filter0_with, r, 0x0000003fU, 0, value)

static inline int hswep_cbo_filter0_check(hswep_cbo_filter0_t r)
{
	if ((r.raw & 0xff01fc00U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *hswep_cbo_filter0_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xff01fc00 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline hswep_cbo_filter0_t hswep_cbo_filter0_read(unsigned int box)
{
	hswep_cbo_filter0_t r;

	PMUREG_INDEX(box, 23U);
	r.raw = (uint32_t)pmureg_rdmsr(HSWEP_CBO_FILTER0_ADDRESS(box));
	return r;
}

static inline void hswep_cbo_filter0_write(unsigned int box, hswep_cbo_filter0_t r)
{
	PMUREG_INDEX(box, 23U);
	pmureg_wrmsr(HSWEP_CBO_FILTER0_ADDRESS(box), r.raw);
}

#ifdef PMUREG_LINUX
static inline int hswep_cbo_filter0_read_safe(unsigned int box, hswep_cbo_filter0_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(box, 23U);
	error = pmureg_rdmsr_safe(HSWEP_CBO_FILTER0_ADDRESS(box), &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int hswep_cbo_filter0_write_safe(unsigned int box, hswep_cbo_filter0_t r)
{
	PMUREG_INDEX(box, 23U);
	return pmureg_wrmsr_safe(HSWEP_CBO_FILTER0_ADDRESS(box), r.raw);
}
#endif
#else
hswep_cbo_filter0_t hswep_cbo_filter0_read(unsigned int box) PMUREG_NO_MSR;
void hswep_cbo_filter0_write(unsigned int box, hswep_cbo_filter0_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int hswep_cbo_filter0_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int box, hswep_cbo_filter0_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(box, 23U);
	at.space = PMUREG_MSR;
	at.address = HSWEP_CBO_FILTER0_ADDRESS(box);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int hswep_cbo_filter0_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int box, hswep_cbo_filter0_t r)
{
	PMUREG_INDEX(box, 23U);
	at.space = PMUREG_MSR;
	at.address = HSWEP_CBO_FILTER0_ADDRESS(box);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- C<box>_MSR_PMON_BOX_FILTER1: Node, opcode and kind filter of the four counters. ----
 * Source: K HSWEP_CB0_MSR_PMON_BOX_FILTER; L
 */

#define HSWEP_CBO_FILTER1_ADDRESS(box) (0xe06U + 0x10U * (box)) /* box: 0 to 23 */
#define HSWEP_CBO_FILTER1_RESET        0x00000000U
#define HSWEP_CBO_FILTER1_ISOC_SHIFT   31
#define HSWEP_CBO_FILTER1_ISOC_WIDTH   1
#define HSWEP_CBO_FILTER1_ISOC_MASK    0x80000000U
#define HSWEP_CBO_FILTER1_NC_SHIFT     30
#define HSWEP_CBO_FILTER1_NC_WIDTH     1
#define HSWEP_CBO_FILTER1_NC_MASK      0x40000000U
#define HSWEP_CBO_FILTER1_C6_SHIFT     29
#define HSWEP_CBO_FILTER1_C6_WIDTH     1
#define HSWEP_CBO_FILTER1_C6_MASK      0x20000000U
#define HSWEP_CBO_FILTER1_OPC_SHIFT    20
#define HSWEP_CBO_FILTER1_OPC_WIDTH    9
#define HSWEP_CBO_FILTER1_OPC_MASK     0x1ff00000U
#define HSWEP_CBO_FILTER1_OPC_RFO      384U /* Demand read for ownership. */
#define HSWEP_CBO_FILTER1_OPC_CRD      385U /* Demand code read. */
#define HSWEP_CBO_FILTER1_OPC_DRD      386U /* Demand data read. */
#define HSWEP_CBO_FILTER1_OPC_PRD      391U /* Partial read, uncached. */
#define HSWEP_CBO_FILTER1_OPC_WCILF    396U /* Full streaming store. */
#define HSWEP_CBO_FILTER1_OPC_WCIL     397U /* Partial streaming store. */
#define HSWEP_CBO_FILTER1_OPC_WIL      399U /* Partial uncached write. */
#define HSWEP_CBO_FILTER1_OPC_PREFRFO  400U /* Prefetch for ownership. */
#define HSWEP_CBO_FILTER1_OPC_PREFCODE 401U /* Code prefetch. */
#define HSWEP_CBO_FILTER1_OPC_PREFDATA 402U /* Data prefetch. */
#define HSWEP_CBO_FILTER1_OPC_PCIWIL   403U /* Write from PCIe to another device, partial. */
#define HSWEP_CBO_FILTER1_OPC_PCIWILF  404U /* Write from PCIe to another device, full line. */
#define HSWEP_CBO_FILTER1_OPC_PCIITOM  412U /* Write from PCIe that allocates. */
#define HSWEP_CBO_FILTER1_OPC_PCIRDCUR 414U /* Read from PCIe. */
#define HSWEP_CBO_FILTER1_OPC_WBMTOI   452U /* Write-back, modified to invalid. */
#define HSWEP_CBO_FILTER1_OPC_WBMTOE   453U /* Write-back, modified to exclusive. */
#define HSWEP_CBO_FILTER1_OPC_ITOM     456U /* Invalid to modified, no data. */
#define HSWEP_CBO_FILTER1_OPC_PCINSRD  484U /* Non-snoop read from PCIe. */
#define HSWEP_CBO_FILTER1_OPC_PCINSWR  485U /* Non-snoop write from PCIe, partial. */
#define HSWEP_CBO_FILTER1_OPC_PCINSWRF 486U /* Non-snoop write from PCIe, full. */
#define HSWEP_CBO_FILTER1_NID_SHIFT    0
#define HSWEP_CBO_FILTER1_NID_WIDTH    16
#define HSWEP_CBO_FILTER1_NID_MASK     0x0000ffffU

typedef struct {
	uint32_t raw;
} hswep_cbo_filter1_t;

typedef struct {
	uint32_t isoc; /* 31    RW 1 matches isochronous requests. */
	uint32_t nc;   /* 30    RW 1 matches non-coherent requests. */
	uint32_t c6;   /* 29    RW 1 matches requests of C6 entry and exit; undocumented. */
	uint32_t opc;  /* 28:20 RW Request opcode. */
	uint32_t nid;  /* 15:0  RW Target nodes that count; bit i for node i. */
} hswep_cbo_filter1_fields_t;

static inline __attribute__((always_inline)) hswep_cbo_filter1_t hswep_cbo_filter1_pack(hswep_cbo_filter1_fields_t f)
{
	hswep_cbo_filter1_t r;

	r.raw = 0
		| pmureg_put32(f.isoc, 0x1U, 31)
		| pmureg_put32(f.nc, 0x1U, 30)
		| pmureg_put32(f.c6, 0x1U, 29)
		| pmureg_put32(f.opc, 0x1ffU, 20)
		| pmureg_put32(f.nid, 0xffffU, 0);
	return r;
}

static inline hswep_cbo_filter1_fields_t hswep_cbo_filter1_unpack(hswep_cbo_filter1_t r)
{
	hswep_cbo_filter1_fields_t f;

	f.isoc = r.raw >> 31;
	f.nc = (r.raw >> 30) & 0x1U;
	f.c6 = (r.raw >> 29) & 0x1U;
	f.opc = (r.raw >> 20) & 0x1ffU;
	f.nid = r.raw & 0xffffU;
	return f;
}

static inline uint32_t hswep_cbo_filter1_get(hswep_cbo_filter1_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline hswep_cbo_filter1_t hswep_cbo_filter1_with(hswep_cbo_filter1_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0xfff0ffffU & ~mask);
	return r;
}

#define hswep_cbo_filter1_get_isoc(r)         hswep_cbo_filter1_get(r, 0x80000000U, 31)
#define hswep_cbo_filter1_get_nc(r)           hswep_cbo_filter1_get(r, 0x40000000U, 30)
#define hswep_cbo_filter1_get_c6(r)           hswep_cbo_filter1_get(r, 0x20000000U, 29)
#define hswep_cbo_filter1_get_opc(r)          hswep_cbo_filter1_get(r, 0x1ff00000U, 20)
#define hswep_cbo_filter1_get_nid(r)          hswep_cbo_filter1_get(r, 0x0000ffffU, 0)
#define hswep_cbo_filter1_with_isoc(r, value) PMUREG_WITH(hswep_cbo_filter1_with, r, 0x80000000U, 31, value)
#define hswep_cbo_filter1_with_nc(r, value)   PMUREG_WITH(hswep_cbo_filter1_with, r, 0x40000000U, 30, value)
#define hswep_cbo_filter1_with_c6(r, value)   PMUREG_WITH(hswep_cbo_filter1_with, r, 0x20000000U, 29, value)
#define hswep_cbo_filter1_with_opc(r, value)  PMUREG_WITH(hswep_cbo_filter1_with, r, 0x1ff00000U, 20, value)
#define hswep_cbo_filter1_with_nid(r, value)  PMUREG_WITH(hswep_cbo_filter1_with, r, 0x0000ffffU, 0, value)

static inline int hswep_cbo_filter1_check(hswep_cbo_filter1_t r)
{
	if ((((r.raw >> 20) & 0x1ffU)) && !(((r.raw >> 20) & 0x1ffU) >= 0x180U))
		return 0;
	if ((r.raw & 0x000f0000U) != 0x00000000U)
		return 1;
	return -1;
}

static inline const char *hswep_cbo_filter1_rule(int rule)
{
	switch (rule) {
	case 0:
		return "The top two bits of opc must be ones; request opcodes are 0x180 to 0x1ff.";
	case 1:
		return "the reserved bits 0xf0000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline hswep_cbo_filter1_t hswep_cbo_filter1_read(unsigned int box)
{
	hswep_cbo_filter1_t r;

	PMUREG_INDEX(box, 23U);
	r.raw = (uint32_t)pmureg_rdmsr(HSWEP_CBO_FILTER1_ADDRESS(box));
	return r;
}

static inline void hswep_cbo_filter1_write(unsigned int box, hswep_cbo_filter1_t r)
{
	PMUREG_INDEX(box, 23U);
	pmureg_wrmsr(HSWEP_CBO_FILTER1_ADDRESS(box), r.raw);
}

#ifdef PMUREG_LINUX
static inline int hswep_cbo_filter1_read_safe(unsigned int box, hswep_cbo_filter1_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(box, 23U);
	error = pmureg_rdmsr_safe(HSWEP_CBO_FILTER1_ADDRESS(box), &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int hswep_cbo_filter1_write_safe(unsigned int box, hswep_cbo_filter1_t r)
{
	PMUREG_INDEX(box, 23U);
	return pmureg_wrmsr_safe(HSWEP_CBO_FILTER1_ADDRESS(box), r.raw);
}
#endif
#else
hswep_cbo_filter1_t hswep_cbo_filter1_read(unsigned int box) PMUREG_NO_MSR;
void hswep_cbo_filter1_write(unsigned int box, hswep_cbo_filter1_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int hswep_cbo_filter1_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int box, hswep_cbo_filter1_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(box, 23U);
	at.space = PMUREG_MSR;
	at.address = HSWEP_CBO_FILTER1_ADDRESS(box);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int hswep_cbo_filter1_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int box, hswep_cbo_filter1_t r)
{
	PMUREG_INDEX(box, 23U);
	at.space = PMUREG_MSR;
	at.address = HSWEP_CBO_FILTER1_ADDRESS(box);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
