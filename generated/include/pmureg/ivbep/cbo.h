/*
 * Intel Xeon E5 v2 and E7 v2 (Ivy Bridge-EP and -EX): Slice of the last-level cache with its caching agent
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
 * Made by pmureg from regdefs/intel/ivbep.yaml. Edit that, not this.
 */
#ifndef PMUREG_IVBEP_CBO_H
#define PMUREG_IVBEP_CBO_H

#include <pmureg/access.h>

/* ---- C<box>_MSR_PMON_CTL<n>: Selects and shapes the event of counter <n>. ----
 * Source: M 2.3.3.2 table 2-14
 * Note: The manual's table reserves bits 21:20, to be written 0, so there is no ov_en, though its text has a control that sends an overflow, so that all uncore counting freezes after N events from 2^44 - N. Bit 23 inverts the compare on other parts.
 */

#define IVBEP_CBO_CTL_ADDRESS(box, n) (0xd10U + 0x20U * (box) + (n)) /* box: 0 to 14, n: 0 to 3 */
#define IVBEP_CBO_CTL_COUNT           4
#define IVBEP_CBO_CTL_RESET           0x00000000U
#define IVBEP_CBO_CTL_ACTING          0x00020000U
#define IVBEP_CBO_CTL_THRESH_SHIFT    24
#define IVBEP_CBO_CTL_THRESH_WIDTH    8
#define IVBEP_CBO_CTL_THRESH_MASK     0xff000000U
#define IVBEP_CBO_CTL_EN_SHIFT        22
#define IVBEP_CBO_CTL_EN_WIDTH        1
#define IVBEP_CBO_CTL_EN_MASK         0x00400000U
#define IVBEP_CBO_CTL_TID_EN_SHIFT    19
#define IVBEP_CBO_CTL_TID_EN_WIDTH    1
#define IVBEP_CBO_CTL_TID_EN_MASK     0x00080000U
#define IVBEP_CBO_CTL_EDGE_DET_SHIFT  18
#define IVBEP_CBO_CTL_EDGE_DET_WIDTH  1
#define IVBEP_CBO_CTL_EDGE_DET_MASK   0x00040000U
#define IVBEP_CBO_CTL_RST_SHIFT       17
#define IVBEP_CBO_CTL_RST_WIDTH       1
#define IVBEP_CBO_CTL_RST_MASK        0x00020000U
#define IVBEP_CBO_CTL_UMASK_SHIFT     8
#define IVBEP_CBO_CTL_UMASK_WIDTH     8
#define IVBEP_CBO_CTL_UMASK_MASK      0x0000ff00U
#define IVBEP_CBO_CTL_EV_SEL_SHIFT    0
#define IVBEP_CBO_CTL_EV_SEL_WIDTH    8
#define IVBEP_CBO_CTL_EV_SEL_MASK     0x000000ffU

typedef struct {
	uint32_t raw;
} ivbep_cbo_ctl_t;

typedef struct {
	uint32_t thresh;   /* 31:24 RW-V             0 adds the event's value each cycle; else adds 1 in cycles when the value is at least this. */
	uint32_t en;       /* 22    RW-V             1 lets this counter count. */
	uint32_t tid_en;   /* 19    RW-V             1 counts only what filter0.tid names. */
	uint32_t edge_det; /* 18    RW-V             1 counts rising edges of the threshold compare instead of cycles. */
	uint32_t rst;      /* 17    WO self-clearing Write 1 to zero this counter. */
	uint32_t umask;    /* 15:8  RW-V             Sub-events. */
	uint32_t ev_sel;   /* 7:0   RW-V             Event number. */
} ivbep_cbo_ctl_fields_t;

static inline __attribute__((always_inline)) ivbep_cbo_ctl_t ivbep_cbo_ctl_pack(ivbep_cbo_ctl_fields_t f)
{
	ivbep_cbo_ctl_t r;

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

static inline ivbep_cbo_ctl_fields_t ivbep_cbo_ctl_unpack(ivbep_cbo_ctl_t r)
{
	ivbep_cbo_ctl_fields_t f;

	f.thresh = r.raw >> 24;
	f.en = (r.raw >> 22) & 0x1U;
	f.tid_en = (r.raw >> 19) & 0x1U;
	f.edge_det = (r.raw >> 18) & 0x1U;
	f.rst = (r.raw >> 17) & 0x1U;
	f.umask = (r.raw >> 8) & 0xffU;
	f.ev_sel = r.raw & 0xffU;
	return f;
}

static inline uint32_t ivbep_cbo_ctl_get(ivbep_cbo_ctl_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline ivbep_cbo_ctl_t ivbep_cbo_ctl_with(ivbep_cbo_ctl_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0xff4cffffU & ~mask);
	return r;
}

#define ivbep_cbo_ctl_get_thresh(r)           ivbep_cbo_ctl_get(r, 0xff000000U, 24)
#define ivbep_cbo_ctl_get_en(r)               ivbep_cbo_ctl_get(r, 0x00400000U, 22)
#define ivbep_cbo_ctl_get_tid_en(r)           ivbep_cbo_ctl_get(r, 0x00080000U, 19)
#define ivbep_cbo_ctl_get_edge_det(r)         ivbep_cbo_ctl_get(r, 0x00040000U, 18)
#define ivbep_cbo_ctl_get_umask(r)            ivbep_cbo_ctl_get(r, 0x0000ff00U, 8)
#define ivbep_cbo_ctl_get_ev_sel(r)           ivbep_cbo_ctl_get(r, 0x000000ffU, 0)
#define ivbep_cbo_ctl_with_thresh(r, value)   PMUREG_WITH(ivbep_cbo_ctl_with, r, 0xff000000U, 24, value)
#define ivbep_cbo_ctl_with_en(r, value)       PMUREG_WITH(ivbep_cbo_ctl_with, r, 0x00400000U, 22, value)
#define ivbep_cbo_ctl_with_tid_en(r, value)   PMUREG_WITH(ivbep_cbo_ctl_with, r, 0x00080000U, 19, value)
#define ivbep_cbo_ctl_with_edge_det(r, value) PMUREG_WITH(ivbep_cbo_ctl_with, r, 0x00040000U, 18, value)
#define ivbep_cbo_ctl_with_rst(r, value)      PMUREG_WITH(ivbep_cbo_ctl_with, r, 0x00020000U, 17, value)
#define ivbep_cbo_ctl_with_umask(r, value)    PMUREG_WITH(ivbep_cbo_ctl_with, r, 0x0000ff00U, 8, value)
#define ivbep_cbo_ctl_with_ev_sel(r, value)   PMUREG_WITH(ivbep_cbo_ctl_with, r, 0x000000ffU, 0, value)

static inline int ivbep_cbo_ctl_check(ivbep_cbo_ctl_t r)
{
	if ((r.raw & 0x00b10000U) != 0x00000000U)
		return 0;
	if ((((r.raw >> 18) & 0x1U)) && !((r.raw >> 24) >= 1U))
		return 1;
	return -1;
}

static inline const char *ivbep_cbo_ctl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "software must write 0x0 to the bits 0xb10000";
	case 1:
		return "edge_det counts rising edges of the threshold compare, so thresh must be at least 1.";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline ivbep_cbo_ctl_t ivbep_cbo_ctl_read(unsigned int box, unsigned int n)
{
	ivbep_cbo_ctl_t r;

	PMUREG_INDEX(box, 14U);
	PMUREG_INDEX(n, 3U);
	r.raw = (uint32_t)pmureg_rdmsr(IVBEP_CBO_CTL_ADDRESS(box, n));
	return r;
}

static inline void ivbep_cbo_ctl_write(unsigned int box, unsigned int n, ivbep_cbo_ctl_t r)
{
	PMUREG_INDEX(box, 14U);
	PMUREG_INDEX(n, 3U);
	pmureg_wrmsr(IVBEP_CBO_CTL_ADDRESS(box, n), r.raw);
}

#ifdef PMUREG_LINUX
static inline int ivbep_cbo_ctl_read_safe(unsigned int box, unsigned int n, ivbep_cbo_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(box, 14U);
	PMUREG_INDEX(n, 3U);
	error = pmureg_rdmsr_safe(IVBEP_CBO_CTL_ADDRESS(box, n), &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int ivbep_cbo_ctl_write_safe(unsigned int box, unsigned int n, ivbep_cbo_ctl_t r)
{
	PMUREG_INDEX(box, 14U);
	PMUREG_INDEX(n, 3U);
	return pmureg_wrmsr_safe(IVBEP_CBO_CTL_ADDRESS(box, n), r.raw);
}
#endif
#else
ivbep_cbo_ctl_t ivbep_cbo_ctl_read(unsigned int box, unsigned int n) PMUREG_NO_MSR;
void ivbep_cbo_ctl_write(unsigned int box, unsigned int n, ivbep_cbo_ctl_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int ivbep_cbo_ctl_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int box, unsigned int n, ivbep_cbo_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(box, 14U);
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MSR;
	at.address = IVBEP_CBO_CTL_ADDRESS(box, n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int ivbep_cbo_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int box, unsigned int n, ivbep_cbo_ctl_t r)
{
	PMUREG_INDEX(box, 14U);
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MSR;
	at.address = IVBEP_CBO_CTL_ADDRESS(box, n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- C<box>_MSR_PMON_CTR<n>: Counter <n>; a carry out of bit 43 is its overflow. ----
 * Source: M 2.3.3.2 table 2-15
 */

#define IVBEP_CBO_CTR_ADDRESS(box, n)   (0xd16U + 0x20U * (box) + (n)) /* box: 0 to 14, n: 0 to 3 */
#define IVBEP_CBO_CTR_COUNT             4
#define IVBEP_CBO_CTR_RESET             0x0000000000000000ULL
#define IVBEP_CBO_CTR_EVENT_COUNT_SHIFT 0
#define IVBEP_CBO_CTR_EVENT_COUNT_WIDTH 44
#define IVBEP_CBO_CTR_EVENT_COUNT_MASK  0x00000fffffffffffULL

typedef struct {
	uint64_t raw;
} ivbep_cbo_ctr_t;

typedef struct {
	uint64_t event_count; /* 43:0  RW-V The count. */
} ivbep_cbo_ctr_fields_t;

static inline __attribute__((always_inline)) ivbep_cbo_ctr_t ivbep_cbo_ctr_pack(ivbep_cbo_ctr_fields_t f)
{
	ivbep_cbo_ctr_t r;

	r.raw = 0
		| pmureg_put64(f.event_count, 0xfffffffffffULL, 0);
	return r;
}

static inline ivbep_cbo_ctr_fields_t ivbep_cbo_ctr_unpack(ivbep_cbo_ctr_t r)
{
	ivbep_cbo_ctr_fields_t f;

	f.event_count = r.raw & 0xfffffffffffULL;
	return f;
}

static inline uint64_t ivbep_cbo_ctr_get(ivbep_cbo_ctr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline ivbep_cbo_ctr_t ivbep_cbo_ctr_with(ivbep_cbo_ctr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x00000fffffffffffULL & ~mask);
	return r;
}

#define ivbep_cbo_ctr_get_event_count(r)         ivbep_cbo_ctr_get(r, 0x00000fffffffffffULL, 0)
#define ivbep_cbo_ctr_with_event_count(r, value) PMUREG_WITH(ivbep_cbo_ctr_with, r, 0x00000fffffffffffULL, 0, value)

static inline int ivbep_cbo_ctr_check(ivbep_cbo_ctr_t r)
{
	if ((r.raw & 0xfffff00000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *ivbep_cbo_ctr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffff00000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline ivbep_cbo_ctr_t ivbep_cbo_ctr_read(unsigned int box, unsigned int n)
{
	ivbep_cbo_ctr_t r;

	PMUREG_INDEX(box, 14U);
	PMUREG_INDEX(n, 3U);
	r.raw = pmureg_rdmsr(IVBEP_CBO_CTR_ADDRESS(box, n));
	return r;
}

static inline void ivbep_cbo_ctr_write(unsigned int box, unsigned int n, ivbep_cbo_ctr_t r)
{
	PMUREG_INDEX(box, 14U);
	PMUREG_INDEX(n, 3U);
	pmureg_wrmsr(IVBEP_CBO_CTR_ADDRESS(box, n), r.raw);
}

#ifdef PMUREG_LINUX
static inline int ivbep_cbo_ctr_read_safe(unsigned int box, unsigned int n, ivbep_cbo_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(box, 14U);
	PMUREG_INDEX(n, 3U);
	error = pmureg_rdmsr_safe(IVBEP_CBO_CTR_ADDRESS(box, n), &value);
	r->raw = value;
	return error;
}

static inline int ivbep_cbo_ctr_write_safe(unsigned int box, unsigned int n, ivbep_cbo_ctr_t r)
{
	PMUREG_INDEX(box, 14U);
	PMUREG_INDEX(n, 3U);
	return pmureg_wrmsr_safe(IVBEP_CBO_CTR_ADDRESS(box, n), r.raw);
}
#endif
#else
ivbep_cbo_ctr_t ivbep_cbo_ctr_read(unsigned int box, unsigned int n) PMUREG_NO_MSR;
void ivbep_cbo_ctr_write(unsigned int box, unsigned int n, ivbep_cbo_ctr_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int ivbep_cbo_ctr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int box, unsigned int n, ivbep_cbo_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(box, 14U);
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MSR;
	at.address = IVBEP_CBO_CTR_ADDRESS(box, n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int ivbep_cbo_ctr_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int box, unsigned int n, ivbep_cbo_ctr_t r)
{
	PMUREG_INDEX(box, 14U);
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MSR;
	at.address = IVBEP_CBO_CTR_ADDRESS(box, n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- C<box>_MSR_PMON_BOX_CTL: Freezes and resets the box. ----
 * Source: M 2.3.3.1 table 2-13
 * Note: Linux writes 0 to bits 17:16 and that works, too; PCM writes bit 16, V1's freeze enable; the manual wants both as ones. frz cannot be read back.
 */

#define IVBEP_CBO_BOX_CTL_ADDRESS(box)   (0xd04U + 0x20U * (box)) /* box: 0 to 14 */
#define IVBEP_CBO_BOX_CTL_RESET          0x00000000U
#define IVBEP_CBO_BOX_CTL_MUST_ONES      0x00030000U
#define IVBEP_CBO_BOX_CTL_ACTING         0x00000003U
#define IVBEP_CBO_BOX_CTL_FRZ_SHIFT      8
#define IVBEP_CBO_BOX_CTL_FRZ_WIDTH      1
#define IVBEP_CBO_BOX_CTL_FRZ_MASK       0x00000100U
#define IVBEP_CBO_BOX_CTL_RST_CTRS_SHIFT 1
#define IVBEP_CBO_BOX_CTL_RST_CTRS_WIDTH 1
#define IVBEP_CBO_BOX_CTL_RST_CTRS_MASK  0x00000002U
#define IVBEP_CBO_BOX_CTL_RST_CTRL_SHIFT 0
#define IVBEP_CBO_BOX_CTL_RST_CTRL_WIDTH 1
#define IVBEP_CBO_BOX_CTL_RST_CTRL_MASK  0x00000001U

typedef struct {
	uint32_t raw;
} ivbep_cbo_box_ctl_t;

typedef struct {
	uint32_t frz;      /* 8     WO               1 stops every counter of the box. */
	uint32_t rst_ctrs; /* 1     WO self-clearing Write 1 to zero every counter of the box. */
	uint32_t rst_ctrl; /* 0     WO self-clearing Write 1 to zero every counter control of the box. */
} ivbep_cbo_box_ctl_fields_t;

static inline __attribute__((always_inline)) ivbep_cbo_box_ctl_t ivbep_cbo_box_ctl_pack(ivbep_cbo_box_ctl_fields_t f)
{
	ivbep_cbo_box_ctl_t r;

	r.raw = IVBEP_CBO_BOX_CTL_MUST_ONES
		| pmureg_put32(f.frz, 0x1U, 8)
		| pmureg_put32(f.rst_ctrs, 0x1U, 1)
		| pmureg_put32(f.rst_ctrl, 0x1U, 0);
	return r;
}

static inline ivbep_cbo_box_ctl_fields_t ivbep_cbo_box_ctl_unpack(ivbep_cbo_box_ctl_t r)
{
	ivbep_cbo_box_ctl_fields_t f;

	f.frz = (r.raw >> 8) & 0x1U;
	f.rst_ctrs = (r.raw >> 1) & 0x1U;
	f.rst_ctrl = r.raw & 0x1U;
	return f;
}

static inline ivbep_cbo_box_ctl_t ivbep_cbo_box_ctl_with(ivbep_cbo_box_ctl_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | IVBEP_CBO_BOX_CTL_MUST_ONES | (r.raw & 0x00000100U & ~mask);
	return r;
}

#define ivbep_cbo_box_ctl_with_frz(r, value)      PMUREG_WITH(ivbep_cbo_box_ctl_with, r, 0x00000100U, 8, value)
#define ivbep_cbo_box_ctl_with_rst_ctrs(r, value) PMUREG_WITH(ivbep_cbo_box_ctl_with, r, 0x00000002U, 1, value)
#define ivbep_cbo_box_ctl_with_rst_ctrl(r, value) PMUREG_WITH(ivbep_cbo_box_ctl_with, r, 0x00000001U, 0, value)

static inline int ivbep_cbo_box_ctl_check(ivbep_cbo_box_ctl_t r)
{
	if ((r.raw & 0x00030000U) != 0x00030000U)
		return 0;
	if ((r.raw & 0xfffcfefcU) != 0x00000000U)
		return 1;
	return -1;
}

static inline const char *ivbep_cbo_box_ctl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "software must write 0x30000 to the bits 0x30000";
	case 1:
		return "the reserved bits 0xfffcfefc must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline void ivbep_cbo_box_ctl_write(unsigned int box, ivbep_cbo_box_ctl_t r)
{
	PMUREG_INDEX(box, 14U);
	pmureg_wrmsr(IVBEP_CBO_BOX_CTL_ADDRESS(box), r.raw);
}

#ifdef PMUREG_LINUX
static inline int ivbep_cbo_box_ctl_write_safe(unsigned int box, ivbep_cbo_box_ctl_t r)
{
	PMUREG_INDEX(box, 14U);
	return pmureg_wrmsr_safe(IVBEP_CBO_BOX_CTL_ADDRESS(box), r.raw);
}
#endif
#else
void ivbep_cbo_box_ctl_write(unsigned int box, ivbep_cbo_box_ctl_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int ivbep_cbo_box_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int box, ivbep_cbo_box_ctl_t r)
{
	PMUREG_INDEX(box, 14U);
	at.space = PMUREG_MSR;
	at.address = IVBEP_CBO_BOX_CTL_ADDRESS(box);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- C<box>_MSR_PMON_BOX_FILTER: Thread and line-state filter of the four counters. ----
 * Source: M 2.3.3.3 table 2-16
 * Note: The manual wants one kind of filter at a time.
 */

#define IVBEP_CBO_FILTER0_ADDRESS(box) (0xd14U + 0x20U * (box)) /* box: 0 to 14 */
#define IVBEP_CBO_FILTER0_RESET        0x00000000U
#define IVBEP_CBO_FILTER0_STATE_SHIFT  17
#define IVBEP_CBO_FILTER0_STATE_WIDTH  6
#define IVBEP_CBO_FILTER0_STATE_MASK   0x007e0000U
#define IVBEP_CBO_FILTER0_LINK_SHIFT   5
#define IVBEP_CBO_FILTER0_LINK_WIDTH   4
#define IVBEP_CBO_FILTER0_LINK_MASK    0x000001e0U
#define IVBEP_CBO_FILTER0_TID_SHIFT    0
#define IVBEP_CBO_FILTER0_TID_WIDTH    5
#define IVBEP_CBO_FILTER0_TID_MASK     0x0000001fU

typedef struct {
	uint32_t raw;
} ivbep_cbo_filter0_t;

typedef struct {
	uint32_t state; /* 22:17 RW Line states that LLC_LOOKUP counts, a bit each: I, S, E, M, F, M' from bit 0. */
	uint32_t link;  /* 8:5   RW Link number for RxR_IPQ_RETRY.QPI_CREDITS; undocumented, keep 0. */
	uint32_t tid;   /* 4:0   RW Thread counted when tid_en is 1: bit 4 no thread's, 3:1 core, 0 thread; 0x1f belongs to none. */
} ivbep_cbo_filter0_fields_t;

static inline __attribute__((always_inline)) ivbep_cbo_filter0_t ivbep_cbo_filter0_pack(ivbep_cbo_filter0_fields_t f)
{
	ivbep_cbo_filter0_t r;

	r.raw = 0
		| pmureg_put32(f.state, 0x3fU, 17)
		| pmureg_put32(f.link, 0xfU, 5)
		| pmureg_put32(f.tid, 0x1fU, 0);
	return r;
}

static inline ivbep_cbo_filter0_fields_t ivbep_cbo_filter0_unpack(ivbep_cbo_filter0_t r)
{
	ivbep_cbo_filter0_fields_t f;

	f.state = (r.raw >> 17) & 0x3fU;
	f.link = (r.raw >> 5) & 0xfU;
	f.tid = r.raw & 0x1fU;
	return f;
}

static inline uint32_t ivbep_cbo_filter0_get(ivbep_cbo_filter0_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline ivbep_cbo_filter0_t ivbep_cbo_filter0_with(ivbep_cbo_filter0_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x007e01ffU & ~mask);
	return r;
}

#define ivbep_cbo_filter0_get_state(r)         ivbep_cbo_filter0_get(r, 0x007e0000U, 17)
#define ivbep_cbo_filter0_get_link(r)          ivbep_cbo_filter0_get(r, 0x000001e0U, 5)
#define ivbep_cbo_filter0_get_tid(r)           ivbep_cbo_filter0_get(r, 0x0000001fU, 0)
#define ivbep_cbo_filter0_with_state(r, value) PMUREG_WITH(ivbep_cbo_filter0_with, r, 0x007e0000U, 17, value)
#define ivbep_cbo_filter0_with_link(r, value)  PMUREG_WITH(ivbep_cbo_filter0_with, r, 0x000001e0U, 5, value)
#define ivbep_cbo_filter0_with_tid(r, value)   PMUREG_WITH(ivbep_cbo_filter0_with, r, 0x0000001fU, 0, value)

static inline int ivbep_cbo_filter0_check(ivbep_cbo_filter0_t r)
{
	if ((r.raw & 0xff81fe00U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *ivbep_cbo_filter0_rule(int rule)
{
	switch (rule) {
	case 0:
		return "software must write 0x0 to the bits 0xff81fe00";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline ivbep_cbo_filter0_t ivbep_cbo_filter0_read(unsigned int box)
{
	ivbep_cbo_filter0_t r;

	PMUREG_INDEX(box, 14U);
	r.raw = (uint32_t)pmureg_rdmsr(IVBEP_CBO_FILTER0_ADDRESS(box));
	return r;
}

static inline void ivbep_cbo_filter0_write(unsigned int box, ivbep_cbo_filter0_t r)
{
	PMUREG_INDEX(box, 14U);
	pmureg_wrmsr(IVBEP_CBO_FILTER0_ADDRESS(box), r.raw);
}

#ifdef PMUREG_LINUX
static inline int ivbep_cbo_filter0_read_safe(unsigned int box, ivbep_cbo_filter0_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(box, 14U);
	error = pmureg_rdmsr_safe(IVBEP_CBO_FILTER0_ADDRESS(box), &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int ivbep_cbo_filter0_write_safe(unsigned int box, ivbep_cbo_filter0_t r)
{
	PMUREG_INDEX(box, 14U);
	return pmureg_wrmsr_safe(IVBEP_CBO_FILTER0_ADDRESS(box), r.raw);
}
#endif
#else
ivbep_cbo_filter0_t ivbep_cbo_filter0_read(unsigned int box) PMUREG_NO_MSR;
void ivbep_cbo_filter0_write(unsigned int box, ivbep_cbo_filter0_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int ivbep_cbo_filter0_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int box, ivbep_cbo_filter0_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(box, 14U);
	at.space = PMUREG_MSR;
	at.address = IVBEP_CBO_FILTER0_ADDRESS(box);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int ivbep_cbo_filter0_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int box, ivbep_cbo_filter0_t r)
{
	PMUREG_INDEX(box, 14U);
	at.space = PMUREG_MSR;
	at.address = IVBEP_CBO_FILTER0_ADDRESS(box);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- C<box>_MSR_PMON_BOX_FILTER1: Node, opcode and kind filter of the four counters. ----
 * Source: M 2.3.3.3
 * Note: The manual prints the reserved field as 19:15, over nid's top bit.
 */

#define IVBEP_CBO_FILTER1_ADDRESS(box) (0xd1aU + 0x20U * (box)) /* box: 0 to 14 */
#define IVBEP_CBO_FILTER1_RESET        0x00000000U
#define IVBEP_CBO_FILTER1_ISOC_SHIFT   31
#define IVBEP_CBO_FILTER1_ISOC_WIDTH   1
#define IVBEP_CBO_FILTER1_ISOC_MASK    0x80000000U
#define IVBEP_CBO_FILTER1_NC_SHIFT     30
#define IVBEP_CBO_FILTER1_NC_WIDTH     1
#define IVBEP_CBO_FILTER1_NC_MASK      0x40000000U
#define IVBEP_CBO_FILTER1_C6_SHIFT     29
#define IVBEP_CBO_FILTER1_C6_WIDTH     1
#define IVBEP_CBO_FILTER1_C6_MASK      0x20000000U
#define IVBEP_CBO_FILTER1_OPC_SHIFT    20
#define IVBEP_CBO_FILTER1_OPC_WIDTH    9
#define IVBEP_CBO_FILTER1_OPC_MASK     0x1ff00000U
#define IVBEP_CBO_FILTER1_OPC_RFO      384U /* Demand read for ownership. */
#define IVBEP_CBO_FILTER1_OPC_CRD      385U /* Demand code read. */
#define IVBEP_CBO_FILTER1_OPC_DRD      386U /* Demand data read. */
#define IVBEP_CBO_FILTER1_OPC_PRD      391U /* Partial read, uncached. */
#define IVBEP_CBO_FILTER1_OPC_WCILF    396U /* Full streaming store. */
#define IVBEP_CBO_FILTER1_OPC_WCIL     397U /* Partial streaming store. */
#define IVBEP_CBO_FILTER1_OPC_PREFRFO  400U /* Prefetch for ownership. */
#define IVBEP_CBO_FILTER1_OPC_PREFCODE 401U /* Code prefetch. */
#define IVBEP_CBO_FILTER1_OPC_PREFDATA 402U /* Data prefetch. */
#define IVBEP_CBO_FILTER1_OPC_PCIWIL   403U /* Write from PCIe. */
#define IVBEP_CBO_FILTER1_OPC_PCIWILF  404U /* Write from PCIe, full line. */
#define IVBEP_CBO_FILTER1_OPC_PCIPRD   405U /* Partial read from PCIe. */
#define IVBEP_CBO_FILTER1_OPC_PCIITOM  412U /* Ownership for a full write from PCIe. */
#define IVBEP_CBO_FILTER1_OPC_PCIRDCUR 414U /* Read from PCIe. */
#define IVBEP_CBO_FILTER1_OPC_WBMTOI   452U /* Write-back, modified to invalid. */
#define IVBEP_CBO_FILTER1_OPC_WBMTOE   453U /* Write-back, modified to exclusive. */
#define IVBEP_CBO_FILTER1_OPC_ITOM     456U /* Invalid to modified, no data. */
#define IVBEP_CBO_FILTER1_OPC_PCINSRD  484U /* Non-snoop read from PCIe. */
#define IVBEP_CBO_FILTER1_OPC_PCINSWR  485U /* Non-snoop write from PCIe, partial. */
#define IVBEP_CBO_FILTER1_OPC_PCINSWRF 486U /* Non-snoop write from PCIe, full. */
#define IVBEP_CBO_FILTER1_NID_SHIFT    0
#define IVBEP_CBO_FILTER1_NID_WIDTH    16
#define IVBEP_CBO_FILTER1_NID_MASK     0x0000ffffU

typedef struct {
	uint32_t raw;
} ivbep_cbo_filter1_t;

typedef struct {
	uint32_t isoc; /* 31    RW 1 matches isochronous requests. */
	uint32_t nc;   /* 30    RW 1 matches non-coherent requests. */
	uint32_t c6;   /* 29    RW 1 matches requests of C6 entry and exit; undocumented, keep 0. */
	uint32_t opc;  /* 28:20 RW Request opcode; compares requests from the core queue only. */
	uint32_t nid;  /* 15:0  RW Target nodes that count; bit i for node i. */
} ivbep_cbo_filter1_fields_t;

static inline __attribute__((always_inline)) ivbep_cbo_filter1_t ivbep_cbo_filter1_pack(ivbep_cbo_filter1_fields_t f)
{
	ivbep_cbo_filter1_t r;

	r.raw = 0
		| pmureg_put32(f.isoc, 0x1U, 31)
		| pmureg_put32(f.nc, 0x1U, 30)
		| pmureg_put32(f.c6, 0x1U, 29)
		| pmureg_put32(f.opc, 0x1ffU, 20)
		| pmureg_put32(f.nid, 0xffffU, 0);
	return r;
}

static inline ivbep_cbo_filter1_fields_t ivbep_cbo_filter1_unpack(ivbep_cbo_filter1_t r)
{
	ivbep_cbo_filter1_fields_t f;

	f.isoc = r.raw >> 31;
	f.nc = (r.raw >> 30) & 0x1U;
	f.c6 = (r.raw >> 29) & 0x1U;
	f.opc = (r.raw >> 20) & 0x1ffU;
	f.nid = r.raw & 0xffffU;
	return f;
}

static inline uint32_t ivbep_cbo_filter1_get(ivbep_cbo_filter1_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline ivbep_cbo_filter1_t ivbep_cbo_filter1_with(ivbep_cbo_filter1_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0xfff0ffffU & ~mask);
	return r;
}

#define ivbep_cbo_filter1_get_isoc(r)         ivbep_cbo_filter1_get(r, 0x80000000U, 31)
#define ivbep_cbo_filter1_get_nc(r)           ivbep_cbo_filter1_get(r, 0x40000000U, 30)
#define ivbep_cbo_filter1_get_c6(r)           ivbep_cbo_filter1_get(r, 0x20000000U, 29)
#define ivbep_cbo_filter1_get_opc(r)          ivbep_cbo_filter1_get(r, 0x1ff00000U, 20)
#define ivbep_cbo_filter1_get_nid(r)          ivbep_cbo_filter1_get(r, 0x0000ffffU, 0)
#define ivbep_cbo_filter1_with_isoc(r, value) PMUREG_WITH(ivbep_cbo_filter1_with, r, 0x80000000U, 31, value)
#define ivbep_cbo_filter1_with_nc(r, value)   PMUREG_WITH(ivbep_cbo_filter1_with, r, 0x40000000U, 30, value)
#define ivbep_cbo_filter1_with_c6(r, value)   PMUREG_WITH(ivbep_cbo_filter1_with, r, 0x20000000U, 29, value)
#define ivbep_cbo_filter1_with_opc(r, value)  PMUREG_WITH(ivbep_cbo_filter1_with, r, 0x1ff00000U, 20, value)
#define ivbep_cbo_filter1_with_nid(r, value)  PMUREG_WITH(ivbep_cbo_filter1_with, r, 0x0000ffffU, 0, value)

static inline int ivbep_cbo_filter1_check(ivbep_cbo_filter1_t r)
{
	if ((r.raw & 0x000f0000U) != 0x00000000U)
		return 0;
	if ((((r.raw >> 20) & 0x1ffU)) && !(((r.raw >> 20) & 0x1ffU) >= 0x180U))
		return 1;
	return -1;
}

static inline const char *ivbep_cbo_filter1_rule(int rule)
{
	switch (rule) {
	case 0:
		return "software must write 0x0 to the bits 0xf0000";
	case 1:
		return "The top two bits of opc must be ones; request opcodes are 0x180 to 0x1ff.";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline ivbep_cbo_filter1_t ivbep_cbo_filter1_read(unsigned int box)
{
	ivbep_cbo_filter1_t r;

	PMUREG_INDEX(box, 14U);
	r.raw = (uint32_t)pmureg_rdmsr(IVBEP_CBO_FILTER1_ADDRESS(box));
	return r;
}

static inline void ivbep_cbo_filter1_write(unsigned int box, ivbep_cbo_filter1_t r)
{
	PMUREG_INDEX(box, 14U);
	pmureg_wrmsr(IVBEP_CBO_FILTER1_ADDRESS(box), r.raw);
}

#ifdef PMUREG_LINUX
static inline int ivbep_cbo_filter1_read_safe(unsigned int box, ivbep_cbo_filter1_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(box, 14U);
	error = pmureg_rdmsr_safe(IVBEP_CBO_FILTER1_ADDRESS(box), &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int ivbep_cbo_filter1_write_safe(unsigned int box, ivbep_cbo_filter1_t r)
{
	PMUREG_INDEX(box, 14U);
	return pmureg_wrmsr_safe(IVBEP_CBO_FILTER1_ADDRESS(box), r.raw);
}
#endif
#else
ivbep_cbo_filter1_t ivbep_cbo_filter1_read(unsigned int box) PMUREG_NO_MSR;
void ivbep_cbo_filter1_write(unsigned int box, ivbep_cbo_filter1_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int ivbep_cbo_filter1_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int box, ivbep_cbo_filter1_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(box, 14U);
	at.space = PMUREG_MSR;
	at.address = IVBEP_CBO_FILTER1_ADDRESS(box);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int ivbep_cbo_filter1_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int box, ivbep_cbo_filter1_t r)
{
	PMUREG_INDEX(box, 14U);
	at.space = PMUREG_MSR;
	at.address = IVBEP_CBO_FILTER1_ADDRESS(box);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
