/*
 * Intel Xeon E5 v3 and v4, E7 v3 and v4, and D-1500 (Haswell-EP and -EX, Broadwell-EP, -EX and -DE): Stop between rings and the rest of the uncore
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
#ifndef PMUREG_HSWEP_SBO_H
#define PMUREG_HSWEP_SBO_H

#include <pmureg/access.h>

/* ---- S<sbo>_MSR_PMON_CTL<n>: Selects and shapes the event of counter <n>. ----
 * Source: K; L
 * Note: No ov_en: L sets bit 20 of the other boxes' controls, and neither here nor in a CBo.
 */

#define HSWEP_SBO_CTL_ADDRESS(sbo, n) (0x721U + 0xaU * (sbo) + (n)) /* sbo: 0 to 3, n: 0 to 3 */
#define HSWEP_SBO_CTL_COUNT           4
#define HSWEP_SBO_CTL_RESET           0x00000000U
#define HSWEP_SBO_CTL_ACTING          0x00020000U
#define HSWEP_SBO_CTL_THRESH_SHIFT    24
#define HSWEP_SBO_CTL_THRESH_WIDTH    8
#define HSWEP_SBO_CTL_THRESH_MASK     0xff000000U
#define HSWEP_SBO_CTL_INVERT_SHIFT    23
#define HSWEP_SBO_CTL_INVERT_WIDTH    1
#define HSWEP_SBO_CTL_INVERT_MASK     0x00800000U
#define HSWEP_SBO_CTL_EN_SHIFT        22
#define HSWEP_SBO_CTL_EN_WIDTH        1
#define HSWEP_SBO_CTL_EN_MASK         0x00400000U
#define HSWEP_SBO_CTL_TID_EN_SHIFT    19
#define HSWEP_SBO_CTL_TID_EN_WIDTH    1
#define HSWEP_SBO_CTL_TID_EN_MASK     0x00080000U
#define HSWEP_SBO_CTL_EDGE_DET_SHIFT  18
#define HSWEP_SBO_CTL_EDGE_DET_WIDTH  1
#define HSWEP_SBO_CTL_EDGE_DET_MASK   0x00040000U
#define HSWEP_SBO_CTL_RST_SHIFT       17
#define HSWEP_SBO_CTL_RST_WIDTH       1
#define HSWEP_SBO_CTL_RST_MASK        0x00020000U
#define HSWEP_SBO_CTL_UMASK_SHIFT     8
#define HSWEP_SBO_CTL_UMASK_WIDTH     8
#define HSWEP_SBO_CTL_UMASK_MASK      0x0000ff00U
#define HSWEP_SBO_CTL_EV_SEL_SHIFT    0
#define HSWEP_SBO_CTL_EV_SEL_WIDTH    8
#define HSWEP_SBO_CTL_EV_SEL_MASK     0x000000ffU

typedef struct {
	uint32_t raw;
} hswep_sbo_ctl_t;

typedef struct {
	uint32_t thresh;   /* 31:24 RW-V             0 adds the event's value each cycle; else adds 1 in cycles when the value is at least this. */
	uint32_t invert;   /* 23    RW-V             1 turns the threshold compare into less than thresh. */
	uint32_t en;       /* 22    RW-V             1 lets this counter count. */
	uint32_t tid_en;   /* 19    RW-V             1 filters by thread. */
	uint32_t edge_det; /* 18    RW-V             1 counts rising edges of the threshold compare instead of cycles. */
	uint32_t rst;      /* 17    WO self-clearing Write 1 to zero this counter. */
	uint32_t umask;    /* 15:8  RW-V             Sub-events. */
	uint32_t ev_sel;   /* 7:0   RW-V             Event number. */
} hswep_sbo_ctl_fields_t;

static inline __attribute__((always_inline)) hswep_sbo_ctl_t hswep_sbo_ctl_pack(hswep_sbo_ctl_fields_t f)
{
	hswep_sbo_ctl_t r;

	r.raw = 0
		| pmureg_put32(f.thresh, 0xffU, 24)
		| pmureg_put32(f.invert, 0x1U, 23)
		| pmureg_put32(f.en, 0x1U, 22)
		| pmureg_put32(f.tid_en, 0x1U, 19)
		| pmureg_put32(f.edge_det, 0x1U, 18)
		| pmureg_put32(f.rst, 0x1U, 17)
		| pmureg_put32(f.umask, 0xffU, 8)
		| pmureg_put32(f.ev_sel, 0xffU, 0);
	return r;
}

static inline hswep_sbo_ctl_fields_t hswep_sbo_ctl_unpack(hswep_sbo_ctl_t r)
{
	hswep_sbo_ctl_fields_t f;

	f.thresh = r.raw >> 24;
	f.invert = (r.raw >> 23) & 0x1U;
	f.en = (r.raw >> 22) & 0x1U;
	f.tid_en = (r.raw >> 19) & 0x1U;
	f.edge_det = (r.raw >> 18) & 0x1U;
	f.rst = (r.raw >> 17) & 0x1U;
	f.umask = (r.raw >> 8) & 0xffU;
	f.ev_sel = r.raw & 0xffU;
	return f;
}

static inline uint32_t hswep_sbo_ctl_get(hswep_sbo_ctl_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline hswep_sbo_ctl_t hswep_sbo_ctl_with(hswep_sbo_ctl_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0xffccffffU & ~mask);
	return r;
}

#define hswep_sbo_ctl_get_thresh(r)           hswep_sbo_ctl_get(r, 0xff000000U, 24)
#define hswep_sbo_ctl_get_invert(r)           hswep_sbo_ctl_get(r, 0x00800000U, 23)
#define hswep_sbo_ctl_get_en(r)               hswep_sbo_ctl_get(r, 0x00400000U, 22)
#define hswep_sbo_ctl_get_tid_en(r)           hswep_sbo_ctl_get(r, 0x00080000U, 19)
#define hswep_sbo_ctl_get_edge_det(r)         hswep_sbo_ctl_get(r, 0x00040000U, 18)
#define hswep_sbo_ctl_get_umask(r)            hswep_sbo_ctl_get(r, 0x0000ff00U, 8)
#define hswep_sbo_ctl_get_ev_sel(r)           hswep_sbo_ctl_get(r, 0x000000ffU, 0)
#define hswep_sbo_ctl_with_thresh(r, value)   PMUREG_WITH(hswep_sbo_ctl_with, r, 0xff000000U, 24, value)
#define hswep_sbo_ctl_with_invert(r, value)   PMUREG_WITH(hswep_sbo_ctl_with, r, 0x00800000U, 23, value)
#define hswep_sbo_ctl_with_en(r, value)       PMUREG_WITH(hswep_sbo_ctl_with, r, 0x00400000U, 22, value)
#define hswep_sbo_ctl_with_tid_en(r, value)   PMUREG_WITH(hswep_sbo_ctl_with, r, 0x00080000U, 19, value)
#define hswep_sbo_ctl_with_edge_det(r, value) PMUREG_WITH(hswep_sbo_ctl_with, r, 0x00040000U, 18, value)
#define hswep_sbo_ctl_with_rst(r, value)      PMUREG_WITH(hswep_sbo_ctl_with, r, 0x00020000U, 17, value)
#define hswep_sbo_ctl_with_umask(r, value)    PMUREG_WITH(hswep_sbo_ctl_with, r, 0x0000ff00U, 8, value)
#define hswep_sbo_ctl_with_ev_sel(r, value)   PMUREG_WITH(hswep_sbo_ctl_with, r, 0x000000ffU, 0, value)

static inline int hswep_sbo_ctl_check(hswep_sbo_ctl_t r)
{
	if ((((r.raw >> 18) & 0x1U)) && !((r.raw >> 24) >= 1U))
		return 0;
	if ((((r.raw >> 23) & 0x1U)) && !((r.raw >> 24) >= 1U))
		return 1;
	if ((r.raw & 0x00310000U) != 0x00000000U)
		return 2;
	return -1;
}

static inline const char *hswep_sbo_ctl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "edge_det counts rising edges of the threshold compare, so thresh must be at least 1.";
	case 1:
		return "invert turns the threshold compare round, so thresh must be at least 1.";
	case 2:
		return "the reserved bits 0x310000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline hswep_sbo_ctl_t hswep_sbo_ctl_read(unsigned int sbo, unsigned int n)
{
	hswep_sbo_ctl_t r;

	PMUREG_INDEX(sbo, 3U);
	PMUREG_INDEX(n, 3U);
	r.raw = (uint32_t)pmureg_rdmsr(HSWEP_SBO_CTL_ADDRESS(sbo, n));
	return r;
}

static inline void hswep_sbo_ctl_write(unsigned int sbo, unsigned int n, hswep_sbo_ctl_t r)
{
	PMUREG_INDEX(sbo, 3U);
	PMUREG_INDEX(n, 3U);
	pmureg_wrmsr(HSWEP_SBO_CTL_ADDRESS(sbo, n), r.raw);
}

#ifdef PMUREG_LINUX
static inline int hswep_sbo_ctl_read_safe(unsigned int sbo, unsigned int n, hswep_sbo_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(sbo, 3U);
	PMUREG_INDEX(n, 3U);
	error = pmureg_rdmsr_safe(HSWEP_SBO_CTL_ADDRESS(sbo, n), &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int hswep_sbo_ctl_write_safe(unsigned int sbo, unsigned int n, hswep_sbo_ctl_t r)
{
	PMUREG_INDEX(sbo, 3U);
	PMUREG_INDEX(n, 3U);
	return pmureg_wrmsr_safe(HSWEP_SBO_CTL_ADDRESS(sbo, n), r.raw);
}
#endif
#else
hswep_sbo_ctl_t hswep_sbo_ctl_read(unsigned int sbo, unsigned int n) PMUREG_NO_MSR;
void hswep_sbo_ctl_write(unsigned int sbo, unsigned int n, hswep_sbo_ctl_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int hswep_sbo_ctl_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int sbo, unsigned int n, hswep_sbo_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(sbo, 3U);
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MSR;
	at.address = HSWEP_SBO_CTL_ADDRESS(sbo, n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int hswep_sbo_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int sbo, unsigned int n, hswep_sbo_ctl_t r)
{
	PMUREG_INDEX(sbo, 3U);
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MSR;
	at.address = HSWEP_SBO_CTL_ADDRESS(sbo, n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- S<sbo>_MSR_PMON_CTR<n>: Counter <n>. ----
 * Source: K; L
 */

#define HSWEP_SBO_CTR_ADDRESS(sbo, n)   (0x726U + 0xaU * (sbo) + (n)) /* sbo: 0 to 3, n: 0 to 3 */
#define HSWEP_SBO_CTR_COUNT             4
#define HSWEP_SBO_CTR_RESET             0x0000000000000000ULL
#define HSWEP_SBO_CTR_EVENT_COUNT_SHIFT 0
#define HSWEP_SBO_CTR_EVENT_COUNT_WIDTH 48
#define HSWEP_SBO_CTR_EVENT_COUNT_MASK  0x0000ffffffffffffULL

typedef struct {
	uint64_t raw;
} hswep_sbo_ctr_t;

typedef struct {
	uint64_t event_count; /* 47:0  RW-V The count. */
} hswep_sbo_ctr_fields_t;

static inline __attribute__((always_inline)) hswep_sbo_ctr_t hswep_sbo_ctr_pack(hswep_sbo_ctr_fields_t f)
{
	hswep_sbo_ctr_t r;

	r.raw = 0
		| pmureg_put64(f.event_count, 0xffffffffffffULL, 0);
	return r;
}

static inline hswep_sbo_ctr_fields_t hswep_sbo_ctr_unpack(hswep_sbo_ctr_t r)
{
	hswep_sbo_ctr_fields_t f;

	f.event_count = r.raw & 0xffffffffffffULL;
	return f;
}

static inline uint64_t hswep_sbo_ctr_get(hswep_sbo_ctr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline hswep_sbo_ctr_t hswep_sbo_ctr_with(hswep_sbo_ctr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000ffffffffffffULL & ~mask);
	return r;
}

#define hswep_sbo_ctr_get_event_count(r)         hswep_sbo_ctr_get(r, 0x0000ffffffffffffULL, 0)
#define hswep_sbo_ctr_with_event_count(r, value) PMUREG_WITH(hswep_sbo_ctr_with, r, 0x0000ffffffffffffULL, 0, value)

static inline int hswep_sbo_ctr_check(hswep_sbo_ctr_t r)
{
	if ((r.raw & 0xffff000000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *hswep_sbo_ctr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffff000000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline hswep_sbo_ctr_t hswep_sbo_ctr_read(unsigned int sbo, unsigned int n)
{
	hswep_sbo_ctr_t r;

	PMUREG_INDEX(sbo, 3U);
	PMUREG_INDEX(n, 3U);
	r.raw = pmureg_rdmsr(HSWEP_SBO_CTR_ADDRESS(sbo, n));
	return r;
}

static inline void hswep_sbo_ctr_write(unsigned int sbo, unsigned int n, hswep_sbo_ctr_t r)
{
	PMUREG_INDEX(sbo, 3U);
	PMUREG_INDEX(n, 3U);
	pmureg_wrmsr(HSWEP_SBO_CTR_ADDRESS(sbo, n), r.raw);
}

#ifdef PMUREG_LINUX
static inline int hswep_sbo_ctr_read_safe(unsigned int sbo, unsigned int n, hswep_sbo_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(sbo, 3U);
	PMUREG_INDEX(n, 3U);
	error = pmureg_rdmsr_safe(HSWEP_SBO_CTR_ADDRESS(sbo, n), &value);
	r->raw = value;
	return error;
}

static inline int hswep_sbo_ctr_write_safe(unsigned int sbo, unsigned int n, hswep_sbo_ctr_t r)
{
	PMUREG_INDEX(sbo, 3U);
	PMUREG_INDEX(n, 3U);
	return pmureg_wrmsr_safe(HSWEP_SBO_CTR_ADDRESS(sbo, n), r.raw);
}
#endif
#else
hswep_sbo_ctr_t hswep_sbo_ctr_read(unsigned int sbo, unsigned int n) PMUREG_NO_MSR;
void hswep_sbo_ctr_write(unsigned int sbo, unsigned int n, hswep_sbo_ctr_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int hswep_sbo_ctr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int sbo, unsigned int n, hswep_sbo_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(sbo, 3U);
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MSR;
	at.address = HSWEP_SBO_CTR_ADDRESS(sbo, n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int hswep_sbo_ctr_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int sbo, unsigned int n, hswep_sbo_ctr_t r)
{
	PMUREG_INDEX(sbo, 3U);
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MSR;
	at.address = HSWEP_SBO_CTR_ADDRESS(sbo, n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- S<sbo>_MSR_PMON_BOX_CTL: Freezes and resets the box. ----
 * Source: K; L
 * Note: Linux sets one bit a write, because a write of several bits at once may fault.
 */

#define HSWEP_SBO_BOX_CTL_ADDRESS(sbo)   (0x720U + 0xaU * (sbo)) /* sbo: 0 to 3 */
#define HSWEP_SBO_BOX_CTL_RESET          0x00000000U
#define HSWEP_SBO_BOX_CTL_ACTING         0x00000003U
#define HSWEP_SBO_BOX_CTL_FRZ_EN_SHIFT   16
#define HSWEP_SBO_BOX_CTL_FRZ_EN_WIDTH   1
#define HSWEP_SBO_BOX_CTL_FRZ_EN_MASK    0x00010000U
#define HSWEP_SBO_BOX_CTL_FRZ_SHIFT      8
#define HSWEP_SBO_BOX_CTL_FRZ_WIDTH      1
#define HSWEP_SBO_BOX_CTL_FRZ_MASK       0x00000100U
#define HSWEP_SBO_BOX_CTL_RST_CTRS_SHIFT 1
#define HSWEP_SBO_BOX_CTL_RST_CTRS_WIDTH 1
#define HSWEP_SBO_BOX_CTL_RST_CTRS_MASK  0x00000002U
#define HSWEP_SBO_BOX_CTL_RST_CTRL_SHIFT 0
#define HSWEP_SBO_BOX_CTL_RST_CTRL_WIDTH 1
#define HSWEP_SBO_BOX_CTL_RST_CTRL_MASK  0x00000001U

typedef struct {
	uint32_t raw;
} hswep_sbo_box_ctl_t;

typedef struct {
	uint32_t frz_en;   /* 16    RW               1 lets a freeze of all boxes stop this one. */
	uint32_t frz;      /* 8     WO               1 stops every counter of the box. */
	uint32_t rst_ctrs; /* 1     WO self-clearing Write 1 to zero every counter of the box. */
	uint32_t rst_ctrl; /* 0     WO self-clearing Write 1 to zero every counter control of the box. */
} hswep_sbo_box_ctl_fields_t;

static inline __attribute__((always_inline)) hswep_sbo_box_ctl_t hswep_sbo_box_ctl_pack(hswep_sbo_box_ctl_fields_t f)
{
	hswep_sbo_box_ctl_t r;

	r.raw = 0
		| pmureg_put32(f.frz_en, 0x1U, 16)
		| pmureg_put32(f.frz, 0x1U, 8)
		| pmureg_put32(f.rst_ctrs, 0x1U, 1)
		| pmureg_put32(f.rst_ctrl, 0x1U, 0);
	return r;
}

static inline hswep_sbo_box_ctl_fields_t hswep_sbo_box_ctl_unpack(hswep_sbo_box_ctl_t r)
{
	hswep_sbo_box_ctl_fields_t f;

	f.frz_en = (r.raw >> 16) & 0x1U;
	f.frz = (r.raw >> 8) & 0x1U;
	f.rst_ctrs = (r.raw >> 1) & 0x1U;
	f.rst_ctrl = r.raw & 0x1U;
	return f;
}

static inline uint32_t hswep_sbo_box_ctl_get(hswep_sbo_box_ctl_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline hswep_sbo_box_ctl_t hswep_sbo_box_ctl_with(hswep_sbo_box_ctl_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x00010100U & ~mask);
	return r;
}

#define hswep_sbo_box_ctl_get_frz_en(r)           hswep_sbo_box_ctl_get(r, 0x00010000U, 16)
#define hswep_sbo_box_ctl_with_frz_en(r, value)   PMUREG_WITH(hswep_sbo_box_ctl_with, r, 0x00010000U, 16, value)
#define hswep_sbo_box_ctl_with_frz(r, value)      PMUREG_WITH(hswep_sbo_box_ctl_with, r, 0x00000100U, 8, value)
#define hswep_sbo_box_ctl_with_rst_ctrs(r, value) PMUREG_WITH(hswep_sbo_box_ctl_with, r, 0x00000002U, 1, value)
#define hswep_sbo_box_ctl_with_rst_ctrl(r, value) PMUREG_WITH(hswep_sbo_box_ctl_with, r, 0x00000001U, 0, value)

static inline int hswep_sbo_box_ctl_check(hswep_sbo_box_ctl_t r)
{
	if ((r.raw & 0xfffefefcU) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *hswep_sbo_box_ctl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffefefc must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline hswep_sbo_box_ctl_t hswep_sbo_box_ctl_read(unsigned int sbo)
{
	hswep_sbo_box_ctl_t r;

	PMUREG_INDEX(sbo, 3U);
	r.raw = (uint32_t)pmureg_rdmsr(HSWEP_SBO_BOX_CTL_ADDRESS(sbo));
	return r;
}

static inline void hswep_sbo_box_ctl_write(unsigned int sbo, hswep_sbo_box_ctl_t r)
{
	PMUREG_INDEX(sbo, 3U);
	pmureg_wrmsr(HSWEP_SBO_BOX_CTL_ADDRESS(sbo), r.raw);
}

#ifdef PMUREG_LINUX
static inline int hswep_sbo_box_ctl_read_safe(unsigned int sbo, hswep_sbo_box_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(sbo, 3U);
	error = pmureg_rdmsr_safe(HSWEP_SBO_BOX_CTL_ADDRESS(sbo), &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int hswep_sbo_box_ctl_write_safe(unsigned int sbo, hswep_sbo_box_ctl_t r)
{
	PMUREG_INDEX(sbo, 3U);
	return pmureg_wrmsr_safe(HSWEP_SBO_BOX_CTL_ADDRESS(sbo), r.raw);
}
#endif
#else
hswep_sbo_box_ctl_t hswep_sbo_box_ctl_read(unsigned int sbo) PMUREG_NO_MSR;
void hswep_sbo_box_ctl_write(unsigned int sbo, hswep_sbo_box_ctl_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int hswep_sbo_box_ctl_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int sbo, hswep_sbo_box_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(sbo, 3U);
	at.space = PMUREG_MSR;
	at.address = HSWEP_SBO_BOX_CTL_ADDRESS(sbo);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int hswep_sbo_box_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int sbo, hswep_sbo_box_ctl_t r)
{
	PMUREG_INDEX(sbo, 3U);
	at.space = PMUREG_MSR;
	at.address = HSWEP_SBO_BOX_CTL_ADDRESS(sbo);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- S<sbo>_MSR_PMON_BOX_STATUS: Which counters overflowed. ----
 * Source: L
 */

#define HSWEP_SBO_BOX_STATUS_ADDRESS(sbo) (0x725U + 0xaU * (sbo)) /* sbo: 0 to 3 */
#define HSWEP_SBO_BOX_STATUS_RESET        0x00000000U
#define HSWEP_SBO_BOX_STATUS_ACTING       0x0000000fU
#define HSWEP_SBO_BOX_STATUS_OV_SHIFT     0
#define HSWEP_SBO_BOX_STATUS_OV_WIDTH     4
#define HSWEP_SBO_BOX_STATUS_OV_MASK      0x0000000fU
#define HSWEP_SBO_BOX_STATUS_OV_COUNT     4

typedef struct {
	uint32_t raw;
} hswep_sbo_box_status_t;

typedef struct {
	uint32_t ov; /* 3:0   W1C-V Counter <n> overflowed. */
} hswep_sbo_box_status_fields_t;

static inline __attribute__((always_inline)) hswep_sbo_box_status_t hswep_sbo_box_status_pack(hswep_sbo_box_status_fields_t f)
{
	hswep_sbo_box_status_t r;

	r.raw = 0
		| pmureg_put32(f.ov, 0xfU, 0);
	return r;
}

static inline hswep_sbo_box_status_fields_t hswep_sbo_box_status_unpack(hswep_sbo_box_status_t r)
{
	hswep_sbo_box_status_fields_t f;

	f.ov = r.raw & 0xfU;
	return f;
}

static inline hswep_sbo_box_status_t hswep_sbo_box_status_with(hswep_sbo_box_status_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift);
	return r;
}

#define hswep_sbo_box_status_with_ov(r, value) PMUREG_WITH(hswep_sbo_box_status_with, r, 0x0000000fU, 0, value)

/* Element n of ov, 0 to 3. Another index gives 0; debug builds assert. */
static inline uint32_t hswep_sbo_box_status_get_ov(hswep_sbo_box_status_t r, unsigned int n)
{
	PMUREG_INDEX(n, 3U);
	return n < 4U ? (r.raw >> n) & 0x1U : 0;
}

static inline int hswep_sbo_box_status_check(hswep_sbo_box_status_t r)
{
	if ((r.raw & 0xfffffff0U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *hswep_sbo_box_status_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffff0 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline hswep_sbo_box_status_t hswep_sbo_box_status_read(unsigned int sbo)
{
	hswep_sbo_box_status_t r;

	PMUREG_INDEX(sbo, 3U);
	r.raw = (uint32_t)pmureg_rdmsr(HSWEP_SBO_BOX_STATUS_ADDRESS(sbo));
	return r;
}

static inline void hswep_sbo_box_status_write(unsigned int sbo, hswep_sbo_box_status_t r)
{
	PMUREG_INDEX(sbo, 3U);
	pmureg_wrmsr(HSWEP_SBO_BOX_STATUS_ADDRESS(sbo), r.raw);
}

#ifdef PMUREG_LINUX
static inline int hswep_sbo_box_status_read_safe(unsigned int sbo, hswep_sbo_box_status_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(sbo, 3U);
	error = pmureg_rdmsr_safe(HSWEP_SBO_BOX_STATUS_ADDRESS(sbo), &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int hswep_sbo_box_status_write_safe(unsigned int sbo, hswep_sbo_box_status_t r)
{
	PMUREG_INDEX(sbo, 3U);
	return pmureg_wrmsr_safe(HSWEP_SBO_BOX_STATUS_ADDRESS(sbo), r.raw);
}
#endif
#else
hswep_sbo_box_status_t hswep_sbo_box_status_read(unsigned int sbo) PMUREG_NO_MSR;
void hswep_sbo_box_status_write(unsigned int sbo, hswep_sbo_box_status_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int hswep_sbo_box_status_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int sbo, hswep_sbo_box_status_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(sbo, 3U);
	at.space = PMUREG_MSR;
	at.address = HSWEP_SBO_BOX_STATUS_ADDRESS(sbo);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int hswep_sbo_box_status_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int sbo, hswep_sbo_box_status_t r)
{
	PMUREG_INDEX(sbo, 3U);
	at.space = PMUREG_MSR;
	at.address = HSWEP_SBO_BOX_STATUS_ADDRESS(sbo);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
