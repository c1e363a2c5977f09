/*
 * Intel Xeon Scalable of the first and second generation (Skylake-SP and Cascade Lake-SP): Caching and home agent
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
 * Made by pmureg from regdefs/intel/skx.yaml. Edit that, not this.
 */
#ifndef PMUREG_SKX_CHA_H
#define PMUREG_SKX_CHA_H

#include <pmureg/access.h>

/* ---- C<cha>_MSR_PMON_CTL<n>: Selects and shapes the event of counter <n>. ----
 * Source: K; L
 */

#define SKX_CHA_CTL_ADDRESS(cha, n) (0xe01U + 0x10U * (cha) + (n)) /* cha: 0 to 27, n: 0 to 3 */
#define SKX_CHA_CTL_COUNT           4
#define SKX_CHA_CTL_RESET           0x0000000000000000ULL
#define SKX_CHA_CTL_ACTING          0x0000000000020000ULL
#define SKX_CHA_CTL_THRESH_SHIFT    24
#define SKX_CHA_CTL_THRESH_WIDTH    8
#define SKX_CHA_CTL_THRESH_MASK     0x00000000ff000000ULL
#define SKX_CHA_CTL_INVERT_SHIFT    23
#define SKX_CHA_CTL_INVERT_WIDTH    1
#define SKX_CHA_CTL_INVERT_MASK     0x0000000000800000ULL
#define SKX_CHA_CTL_EN_SHIFT        22
#define SKX_CHA_CTL_EN_WIDTH        1
#define SKX_CHA_CTL_EN_MASK         0x0000000000400000ULL
#define SKX_CHA_CTL_OV_EN_SHIFT     20
#define SKX_CHA_CTL_OV_EN_WIDTH     1
#define SKX_CHA_CTL_OV_EN_MASK      0x0000000000100000ULL
#define SKX_CHA_CTL_TID_EN_SHIFT    19
#define SKX_CHA_CTL_TID_EN_WIDTH    1
#define SKX_CHA_CTL_TID_EN_MASK     0x0000000000080000ULL
#define SKX_CHA_CTL_EDGE_DET_SHIFT  18
#define SKX_CHA_CTL_EDGE_DET_WIDTH  1
#define SKX_CHA_CTL_EDGE_DET_MASK   0x0000000000040000ULL
#define SKX_CHA_CTL_RST_SHIFT       17
#define SKX_CHA_CTL_RST_WIDTH       1
#define SKX_CHA_CTL_RST_MASK        0x0000000000020000ULL
#define SKX_CHA_CTL_UMASK_SHIFT     8
#define SKX_CHA_CTL_UMASK_WIDTH     8
#define SKX_CHA_CTL_UMASK_MASK      0x000000000000ff00ULL
#define SKX_CHA_CTL_EV_SEL_SHIFT    0
#define SKX_CHA_CTL_EV_SEL_WIDTH    8
#define SKX_CHA_CTL_EV_SEL_MASK     0x00000000000000ffULL

typedef struct {
	uint64_t raw;
} skx_cha_ctl_t;

typedef struct {
	uint64_t thresh;   /* 31:24 RW-V             0 adds the event's value each cycle; else adds 1 in cycles when the value is at least this. */
	uint64_t invert;   /* 23    RW-V             1 turns the threshold compare into less than thresh. */
	uint64_t en;       /* 22    RW-V             1 lets this counter count. */
	uint64_t ov_en;    /* 20    RW-V             1 reports an overflow to the UBox. */
	uint64_t tid_en;   /* 19    RW-V             1 counts only what filter0.tid names. */
	uint64_t edge_det; /* 18    RW-V             1 counts rising edges of the threshold compare instead of cycles. */
	uint64_t rst;      /* 17    WO self-clearing Write 1 to zero this counter. */
	uint64_t umask;    /* 15:8  RW-V             Sub-events. */
	uint64_t ev_sel;   /* 7:0   RW-V             Event number. */
} skx_cha_ctl_fields_t;

static inline __attribute__((always_inline)) skx_cha_ctl_t skx_cha_ctl_pack(skx_cha_ctl_fields_t f)
{
	skx_cha_ctl_t r;

	r.raw = 0
		| pmureg_put64(f.thresh, 0xffULL, 24)
		| pmureg_put64(f.invert, 0x1ULL, 23)
		| pmureg_put64(f.en, 0x1ULL, 22)
		| pmureg_put64(f.ov_en, 0x1ULL, 20)
		| pmureg_put64(f.tid_en, 0x1ULL, 19)
		| pmureg_put64(f.edge_det, 0x1ULL, 18)
		| pmureg_put64(f.rst, 0x1ULL, 17)
		| pmureg_put64(f.umask, 0xffULL, 8)
		| pmureg_put64(f.ev_sel, 0xffULL, 0);
	return r;
}

static inline skx_cha_ctl_fields_t skx_cha_ctl_unpack(skx_cha_ctl_t r)
{
	skx_cha_ctl_fields_t f;

	f.thresh = (r.raw >> 24) & 0xffULL;
	f.invert = (r.raw >> 23) & 0x1ULL;
	f.en = (r.raw >> 22) & 0x1ULL;
	f.ov_en = (r.raw >> 20) & 0x1ULL;
	f.tid_en = (r.raw >> 19) & 0x1ULL;
	f.edge_det = (r.raw >> 18) & 0x1ULL;
	f.rst = (r.raw >> 17) & 0x1ULL;
	f.umask = (r.raw >> 8) & 0xffULL;
	f.ev_sel = r.raw & 0xffULL;
	return f;
}

static inline uint64_t skx_cha_ctl_get(skx_cha_ctl_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline skx_cha_ctl_t skx_cha_ctl_with(skx_cha_ctl_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x00000000ffdcffffULL & ~mask);
	return r;
}

#define skx_cha_ctl_get_thresh(r)           skx_cha_ctl_get(r, 0x00000000ff000000ULL, 24)
#define skx_cha_ctl_get_invert(r)           skx_cha_ctl_get(r, 0x0000000000800000ULL, 23)
#define skx_cha_ctl_get_en(r)               skx_cha_ctl_get(r, 0x0000000000400000ULL, 22)
#define skx_cha_ctl_get_ov_en(r)            skx_cha_ctl_get(r, 0x0000000000100000ULL, 20)
#define skx_cha_ctl_get_tid_en(r)           skx_cha_ctl_get(r, 0x0000000000080000ULL, 19)
#define skx_cha_ctl_get_edge_det(r)         skx_cha_ctl_get(r, 0x0000000000040000ULL, 18)
#define skx_cha_ctl_get_umask(r)            skx_cha_ctl_get(r, 0x000000000000ff00ULL, 8)
#define skx_cha_ctl_get_ev_sel(r)           skx_cha_ctl_get(r, 0x00000000000000ffULL, 0)
#define skx_cha_ctl_with_thresh(r, value)   PMUREG_WITH(skx_cha_ctl_with, r, 0x00000000ff000000ULL, 24, value)
#define skx_cha_ctl_with_invert(r, value)   PMUREG_WITH(skx_cha_ctl_with, r, 0x0000000000800000ULL, 23, value)
#define skx_cha_ctl_with_en(r, value)       PMUREG_WITH(skx_cha_ctl_with, r, 0x0000000000400000ULL, 22, value)
#define skx_cha_ctl_with_ov_en(r, value)    PMUREG_WITH(skx_cha_ctl_with, r, 0x0000000000100000ULL, 20, value)
#define skx_cha_ctl_with_tid_en(r, value)   PMUREG_WITH(skx_cha_ctl_with, r, 0x0000000000080000ULL, 19, value)
#define skx_cha_ctl_with_edge_det(r, value) PMUREG_WITH(skx_cha_ctl_with, r, 0x0000000000040000ULL, 18, value)
#define skx_cha_ctl_with_rst(r, value)      PMUREG_WITH(skx_cha_ctl_with, r, 0x0000000000020000ULL, 17, value)
#define skx_cha_ctl_with_umask(r, value)    PMUREG_WITH(skx_cha_ctl_with, r, 0x000000000000ff00ULL, 8, value)
#define skx_cha_ctl_with_ev_sel(r, value)   PMUREG_WITH(skx_cha_ctl_with, r, 0x00000000000000ffULL, 0, value)

static inline int skx_cha_ctl_check(skx_cha_ctl_t r)
{
	if ((((r.raw >> 18) & 0x1ULL)) && !(((r.raw >> 24) & 0xffULL) >= 1ULL))
		return 0;
	if ((((r.raw >> 23) & 0x1ULL)) && !(((r.raw >> 24) & 0xffULL) >= 1ULL))
		return 1;
	if ((r.raw & 0xffffffff00210000ULL) != 0x0000000000000000ULL)
		return 2;
	return -1;
}

static inline const char *skx_cha_ctl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "edge_det counts rising edges of the threshold compare, so thresh must be at least 1.";
	case 1:
		return "invert turns the threshold compare round, so thresh must be at least 1.";
	case 2:
		return "the reserved bits 0xffffffff00210000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline skx_cha_ctl_t skx_cha_ctl_read(unsigned int cha, unsigned int n)
{
	skx_cha_ctl_t r;

	PMUREG_INDEX(cha, 27U);
	PMUREG_INDEX(n, 3U);
	r.raw = pmureg_rdmsr(SKX_CHA_CTL_ADDRESS(cha, n));
	return r;
}

static inline void skx_cha_ctl_write(unsigned int cha, unsigned int n, skx_cha_ctl_t r)
{
	PMUREG_INDEX(cha, 27U);
	PMUREG_INDEX(n, 3U);
	pmureg_wrmsr(SKX_CHA_CTL_ADDRESS(cha, n), r.raw);
}

#ifdef PMUREG_LINUX
static inline int skx_cha_ctl_read_safe(unsigned int cha, unsigned int n, skx_cha_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(cha, 27U);
	PMUREG_INDEX(n, 3U);
	error = pmureg_rdmsr_safe(SKX_CHA_CTL_ADDRESS(cha, n), &value);
	r->raw = value;
	return error;
}

static inline int skx_cha_ctl_write_safe(unsigned int cha, unsigned int n, skx_cha_ctl_t r)
{
	PMUREG_INDEX(cha, 27U);
	PMUREG_INDEX(n, 3U);
	return pmureg_wrmsr_safe(SKX_CHA_CTL_ADDRESS(cha, n), r.raw);
}
#endif
#else
skx_cha_ctl_t skx_cha_ctl_read(unsigned int cha, unsigned int n) PMUREG_NO_MSR;
void skx_cha_ctl_write(unsigned int cha, unsigned int n, skx_cha_ctl_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int skx_cha_ctl_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int cha, unsigned int n, skx_cha_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(cha, 27U);
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MSR;
	at.address = SKX_CHA_CTL_ADDRESS(cha, n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int skx_cha_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int cha, unsigned int n, skx_cha_ctl_t r)
{
	PMUREG_INDEX(cha, 27U);
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MSR;
	at.address = SKX_CHA_CTL_ADDRESS(cha, n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- C<cha>_MSR_PMON_CTR<n>: Counter <n>. ----
 * Source: K; L
 */

#define SKX_CHA_CTR_ADDRESS(cha, n)   (0xe08U + 0x10U * (cha) + (n)) /* cha: 0 to 27, n: 0 to 3 */
#define SKX_CHA_CTR_COUNT             4
#define SKX_CHA_CTR_RESET             0x0000000000000000ULL
#define SKX_CHA_CTR_EVENT_COUNT_SHIFT 0
#define SKX_CHA_CTR_EVENT_COUNT_WIDTH 48
#define SKX_CHA_CTR_EVENT_COUNT_MASK  0x0000ffffffffffffULL

typedef struct {
	uint64_t raw;
} skx_cha_ctr_t;

typedef struct {
	uint64_t event_count; /* 47:0  RW-V The count. */
} skx_cha_ctr_fields_t;

static inline __attribute__((always_inline)) skx_cha_ctr_t skx_cha_ctr_pack(skx_cha_ctr_fields_t f)
{
	skx_cha_ctr_t r;

	r.raw = 0
		| pmureg_put64(f.event_count, 0xffffffffffffULL, 0);
	return r;
}

static inline skx_cha_ctr_fields_t skx_cha_ctr_unpack(skx_cha_ctr_t r)
{
	skx_cha_ctr_fields_t f;

	f.event_count = r.raw & 0xffffffffffffULL;
	return f;
}

static inline uint64_t skx_cha_ctr_get(skx_cha_ctr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline skx_cha_ctr_t skx_cha_ctr_with(skx_cha_ctr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000ffffffffffffULL & ~mask);
	return r;
}

#define skx_cha_ctr_get_event_count(r)         skx_cha_ctr_get(r, 0x0000ffffffffffffULL, 0)
#define skx_cha_ctr_with_event_count(r, value) PMUREG_WITH(skx_cha_ctr_with, r, 0x0000ffffffffffffULL, 0, value)

static inline int skx_cha_ctr_check(skx_cha_ctr_t r)
{
	if ((r.raw & 0xffff000000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *skx_cha_ctr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffff000000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline skx_cha_ctr_t skx_cha_ctr_read(unsigned int cha, unsigned int n)
{
	skx_cha_ctr_t r;

	PMUREG_INDEX(cha, 27U);
	PMUREG_INDEX(n, 3U);
	r.raw = pmureg_rdmsr(SKX_CHA_CTR_ADDRESS(cha, n));
	return r;
}

static inline void skx_cha_ctr_write(unsigned int cha, unsigned int n, skx_cha_ctr_t r)
{
	PMUREG_INDEX(cha, 27U);
	PMUREG_INDEX(n, 3U);
	pmureg_wrmsr(SKX_CHA_CTR_ADDRESS(cha, n), r.raw);
}

#ifdef PMUREG_LINUX
static inline int skx_cha_ctr_read_safe(unsigned int cha, unsigned int n, skx_cha_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(cha, 27U);
	PMUREG_INDEX(n, 3U);
	error = pmureg_rdmsr_safe(SKX_CHA_CTR_ADDRESS(cha, n), &value);
	r->raw = value;
	return error;
}

static inline int skx_cha_ctr_write_safe(unsigned int cha, unsigned int n, skx_cha_ctr_t r)
{
	PMUREG_INDEX(cha, 27U);
	PMUREG_INDEX(n, 3U);
	return pmureg_wrmsr_safe(SKX_CHA_CTR_ADDRESS(cha, n), r.raw);
}
#endif
#else
skx_cha_ctr_t skx_cha_ctr_read(unsigned int cha, unsigned int n) PMUREG_NO_MSR;
void skx_cha_ctr_write(unsigned int cha, unsigned int n, skx_cha_ctr_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int skx_cha_ctr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int cha, unsigned int n, skx_cha_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(cha, 27U);
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MSR;
	at.address = SKX_CHA_CTR_ADDRESS(cha, n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int skx_cha_ctr_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int cha, unsigned int n, skx_cha_ctr_t r)
{
	PMUREG_INDEX(cha, 27U);
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MSR;
	at.address = SKX_CHA_CTR_ADDRESS(cha, n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- C<cha>_MSR_PMON_BOX_CTL: Freezes and resets the box. ----
 * Source: K; L
 */

#define SKX_CHA_BOX_CTL_ADDRESS(cha)   (0xe00U + 0x10U * (cha)) /* cha: 0 to 27 */
#define SKX_CHA_BOX_CTL_RESET          0x00000000U
#define SKX_CHA_BOX_CTL_ACTING         0x00000003U
#define SKX_CHA_BOX_CTL_FRZ_SHIFT      8
#define SKX_CHA_BOX_CTL_FRZ_WIDTH      1
#define SKX_CHA_BOX_CTL_FRZ_MASK       0x00000100U
#define SKX_CHA_BOX_CTL_RST_CTRS_SHIFT 1
#define SKX_CHA_BOX_CTL_RST_CTRS_WIDTH 1
#define SKX_CHA_BOX_CTL_RST_CTRS_MASK  0x00000002U
#define SKX_CHA_BOX_CTL_RST_CTRL_SHIFT 0
#define SKX_CHA_BOX_CTL_RST_CTRL_WIDTH 1
#define SKX_CHA_BOX_CTL_RST_CTRL_MASK  0x00000001U

typedef struct {
	uint32_t raw;
} skx_cha_box_ctl_t;

typedef struct {
	uint32_t frz;      /* 8     WO               1 stops every counter of the box. */
	uint32_t rst_ctrs; /* 1     WO self-clearing Write 1 to zero every counter of the box. */
	uint32_t rst_ctrl; /* 0     WO self-clearing Write 1 to zero every counter control of the box. */
} skx_cha_box_ctl_fields_t;

/* Writes 0 to 0x00030000U, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) skx_cha_box_ctl_t skx_cha_box_ctl_pack(skx_cha_box_ctl_fields_t f)
{
	skx_cha_box_ctl_t r;

	r.raw = 0
		| pmureg_put32(f.frz, 0x1U, 8)
		| pmureg_put32(f.rst_ctrs, 0x1U, 1)
		| pmureg_put32(f.rst_ctrl, 0x1U, 0);
	return r;
}

static inline skx_cha_box_ctl_fields_t skx_cha_box_ctl_unpack(skx_cha_box_ctl_t r)
{
	skx_cha_box_ctl_fields_t f;

	f.frz = (r.raw >> 8) & 0x1U;
	f.rst_ctrs = (r.raw >> 1) & 0x1U;
	f.rst_ctrl = r.raw & 0x1U;
	return f;
}

static inline skx_cha_box_ctl_t skx_cha_box_ctl_with(skx_cha_box_ctl_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x00030100U & ~mask);
	return r;
}

#define skx_cha_box_ctl_with_frz(r, value)      PMUREG_WITH(skx_cha_box_ctl_with, r, 0x00000100U, 8, value)
#define skx_cha_box_ctl_with_rst_ctrs(r, value) PMUREG_WITH(skx_cha_box_ctl_with, r, 0x00000002U, 1, value)
#define skx_cha_box_ctl_with_rst_ctrl(r, value) PMUREG_WITH(skx_cha_box_ctl_with, r, 0x00000001U, 0, value)

static inline int skx_cha_box_ctl_check(skx_cha_box_ctl_t r)
{
	if ((r.raw & 0xfffcfefcU) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *skx_cha_box_ctl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffcfefc must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline void skx_cha_box_ctl_write(unsigned int cha, skx_cha_box_ctl_t r)
{
	PMUREG_INDEX(cha, 27U);
	pmureg_wrmsr(SKX_CHA_BOX_CTL_ADDRESS(cha), r.raw);
}

#ifdef PMUREG_LINUX
static inline int skx_cha_box_ctl_write_safe(unsigned int cha, skx_cha_box_ctl_t r)
{
	PMUREG_INDEX(cha, 27U);
	return pmureg_wrmsr_safe(SKX_CHA_BOX_CTL_ADDRESS(cha), r.raw);
}
#endif
#else
void skx_cha_box_ctl_write(unsigned int cha, skx_cha_box_ctl_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int skx_cha_box_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int cha, skx_cha_box_ctl_t r)
{
	PMUREG_INDEX(cha, 27U);
	at.space = PMUREG_MSR;
	at.address = SKX_CHA_BOX_CTL_ADDRESS(cha);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- C<cha>_MSR_PMON_BOX_STATUS: Which counters overflowed. ----
 * Source: L
 */

#define SKX_CHA_BOX_STATUS_ADDRESS(cha) (0xe07U + 0x10U * (cha)) /* cha: 0 to 27 */
#define SKX_CHA_BOX_STATUS_RESET        0x00000000U
#define SKX_CHA_BOX_STATUS_ACTING       0x0000000fU
#define SKX_CHA_BOX_STATUS_OV_SHIFT     0
#define SKX_CHA_BOX_STATUS_OV_WIDTH     4
#define SKX_CHA_BOX_STATUS_OV_MASK      0x0000000fU
#define SKX_CHA_BOX_STATUS_OV_COUNT     4

typedef struct {
	uint32_t raw;
} skx_cha_box_status_t;

typedef struct {
	uint32_t ov; /* 3:0   W1C-V Counter <n> overflowed. */
} skx_cha_box_status_fields_t;

static inline __attribute__((always_inline)) skx_cha_box_status_t skx_cha_box_status_pack(skx_cha_box_status_fields_t f)
{
	skx_cha_box_status_t r;

	r.raw = 0
		| pmureg_put32(f.ov, 0xfU, 0);
	return r;
}

static inline skx_cha_box_status_fields_t skx_cha_box_status_unpack(skx_cha_box_status_t r)
{
	skx_cha_box_status_fields_t f;

	f.ov = r.raw & 0xfU;
	return f;
}

static inline skx_cha_box_status_t skx_cha_box_status_with(skx_cha_box_status_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift);
	return r;
}

#define skx_cha_box_status_with_ov(r, value) PMUREG_WITH(skx_cha_box_status_with, r, 0x0000000fU, 0, value)

/* Element n of ov, 0 to 3. Another index gives 0; debug builds assert. */
static inline uint32_t skx_cha_box_status_get_ov(skx_cha_box_status_t r, unsigned int n)
{
	PMUREG_INDEX(n, 3U);
	return n < 4U ? (r.raw >> n) & 0x1U : 0;
}

static inline int skx_cha_box_status_check(skx_cha_box_status_t r)
{
	if ((r.raw & 0xfffffff0U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *skx_cha_box_status_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffff0 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline skx_cha_box_status_t skx_cha_box_status_read(unsigned int cha)
{
	skx_cha_box_status_t r;

	PMUREG_INDEX(cha, 27U);
	r.raw = (uint32_t)pmureg_rdmsr(SKX_CHA_BOX_STATUS_ADDRESS(cha));
	return r;
}

static inline void skx_cha_box_status_write(unsigned int cha, skx_cha_box_status_t r)
{
	PMUREG_INDEX(cha, 27U);
	pmureg_wrmsr(SKX_CHA_BOX_STATUS_ADDRESS(cha), r.raw);
}

#ifdef PMUREG_LINUX
static inline int skx_cha_box_status_read_safe(unsigned int cha, skx_cha_box_status_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(cha, 27U);
	error = pmureg_rdmsr_safe(SKX_CHA_BOX_STATUS_ADDRESS(cha), &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int skx_cha_box_status_write_safe(unsigned int cha, skx_cha_box_status_t r)
{
	PMUREG_INDEX(cha, 27U);
	return pmureg_wrmsr_safe(SKX_CHA_BOX_STATUS_ADDRESS(cha), r.raw);
}
#endif
#else
skx_cha_box_status_t skx_cha_box_status_read(unsigned int cha) PMUREG_NO_MSR;
void skx_cha_box_status_write(unsigned int cha, skx_cha_box_status_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int skx_cha_box_status_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int cha, skx_cha_box_status_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(cha, 27U);
	at.space = PMUREG_MSR;
	at.address = SKX_CHA_BOX_STATUS_ADDRESS(cha);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int skx_cha_box_status_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int cha, skx_cha_box_status_t r)
{
	PMUREG_INDEX(cha, 27U);
	at.space = PMUREG_MSR;
	at.address = SKX_CHA_BOX_STATUS_ADDRESS(cha);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- C<cha>_MSR_PMON_BOX_FILTER0: Thread, link and line-state filter of the four counters. ----
 * Source: K; L
 */

#define SKX_CHA_FILTER0_ADDRESS(cha) (0xe05U + 0x10U * (cha)) /* cha: 0 to 27 */
#define SKX_CHA_FILTER0_RESET        0x0000000000000000ULL
#define SKX_CHA_FILTER0_STATE_SHIFT  17
#define SKX_CHA_FILTER0_STATE_WIDTH  10
#define SKX_CHA_FILTER0_STATE_MASK   0x0000000007fe0000ULL
#define SKX_CHA_FILTER0_LINK_SHIFT   9
#define SKX_CHA_FILTER0_LINK_WIDTH   4
#define SKX_CHA_FILTER0_LINK_MASK    0x0000000000001e00ULL
#define SKX_CHA_FILTER0_TID_SHIFT    0
#define SKX_CHA_FILTER0_TID_WIDTH    9
#define SKX_CHA_FILTER0_TID_MASK     0x00000000000001ffULL

typedef struct {
	uint64_t raw;
} skx_cha_filter0_t;

typedef struct {
	uint64_t state; /* 26:17 RW States that lookups must find, a bit each, from bit 0: I, S, E and H of the snoop filter, S, E, M, F; bits 8 and 9 are not known. */
	uint64_t link;  /* 12:9  RW UPI link whose credits are counted. */
	uint64_t tid;   /* 8:0   RW Thread that is counted when tid_en is 1: bits 8:3 the core, 2:0 its thread. */
} skx_cha_filter0_fields_t;

static inline __attribute__((always_inline)) skx_cha_filter0_t skx_cha_filter0_pack(skx_cha_filter0_fields_t f)
{
	skx_cha_filter0_t r;

	r.raw = 0
		| pmureg_put64(f.state, 0x3ffULL, 17)
		| pmureg_put64(f.link, 0xfULL, 9)
		| pmureg_put64(f.tid, 0x1ffULL, 0);
	return r;
}

static inline skx_cha_filter0_fields_t skx_cha_filter0_unpack(skx_cha_filter0_t r)
{
	skx_cha_filter0_fields_t f;

	f.state = (r.raw >> 17) & 0x3ffULL;
	f.link = (r.raw >> 9) & 0xfULL;
	f.tid = r.raw & 0x1ffULL;
	return f;
}

static inline uint64_t skx_cha_filter0_get(skx_cha_filter0_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline skx_cha_filter0_t skx_cha_filter0_with(skx_cha_filter0_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000000007fe1fffULL & ~mask);
	return r;
}

#define skx_cha_filter0_get_state(r)         skx_cha_filter0_get(r, 0x0000000007fe0000ULL, 17)
#define skx_cha_filter0_get_link(r)          skx_cha_filter0_get(r, 0x0000000000001e00ULL, 9)
#define skx_cha_filter0_get_tid(r)           skx_cha_filter0_get(r, 0x00000000000001ffULL, 0)
#define skx_cha_filter0_with_state(r, value) PMUREG_WITH(skx_cha_filter0_with, r, 0x0000000007fe0000ULL, 17, value)
#define skx_cha_filter0_with_link(r, value)  PMUREG_WITH(skx_cha_filter0_with, r, 0x0000000000001e00ULL, 9, value)
#define skx_cha_filter0_with_tid(r, value)   PMUREG_WITH(skx_cha_filter0_with, r, 0x00000000000001ffULL, 0, value)

static inline int skx_cha_filter0_check(skx_cha_filter0_t r)
{
	if ((r.raw & 0xfffffffff801e000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *skx_cha_filter0_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffff801e000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline skx_cha_filter0_t skx_cha_filter0_read(unsigned int cha)
{
	skx_cha_filter0_t r;

	PMUREG_INDEX(cha, 27U);
	r.raw = pmureg_rdmsr(SKX_CHA_FILTER0_ADDRESS(cha));
	return r;
}

static inline void skx_cha_filter0_write(unsigned int cha, skx_cha_filter0_t r)
{
	PMUREG_INDEX(cha, 27U);
	pmureg_wrmsr(SKX_CHA_FILTER0_ADDRESS(cha), r.raw);
}

#ifdef PMUREG_LINUX
static inline int skx_cha_filter0_read_safe(unsigned int cha, skx_cha_filter0_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(cha, 27U);
	error = pmureg_rdmsr_safe(SKX_CHA_FILTER0_ADDRESS(cha), &value);
	r->raw = value;
	return error;
}

static inline int skx_cha_filter0_write_safe(unsigned int cha, skx_cha_filter0_t r)
{
	PMUREG_INDEX(cha, 27U);
	return pmureg_wrmsr_safe(SKX_CHA_FILTER0_ADDRESS(cha), r.raw);
}
#endif
#else
skx_cha_filter0_t skx_cha_filter0_read(unsigned int cha) PMUREG_NO_MSR;
void skx_cha_filter0_write(unsigned int cha, skx_cha_filter0_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int skx_cha_filter0_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int cha, skx_cha_filter0_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(cha, 27U);
	at.space = PMUREG_MSR;
	at.address = SKX_CHA_FILTER0_ADDRESS(cha);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int skx_cha_filter0_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int cha, skx_cha_filter0_t r)
{
	PMUREG_INDEX(cha, 27U);
	at.space = PMUREG_MSR;
	at.address = SKX_CHA_FILTER0_ADDRESS(cha);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- C<cha>_MSR_PMON_BOX_FILTER1: Opcode and target filter of the TOR events of the four counters. ----
 * Source: K SKX_CHA_MSR_PMON_BOX_FILTER; L; PFM skx_cha_filt1
 * Note: K and L name bit 29 c6. Linux does not write it, and PFM has it reserved.
 */

#define SKX_CHA_FILTER1_ADDRESS(cha)    (0xe06U + 0x10U * (cha)) /* cha: 0 to 27 */
#define SKX_CHA_FILTER1_RESET           0x0000000000000000ULL
#define SKX_CHA_FILTER1_ISOC_SHIFT      31
#define SKX_CHA_FILTER1_ISOC_WIDTH      1
#define SKX_CHA_FILTER1_ISOC_MASK       0x0000000080000000ULL
#define SKX_CHA_FILTER1_NC_SHIFT        30
#define SKX_CHA_FILTER1_NC_WIDTH        1
#define SKX_CHA_FILTER1_NC_MASK         0x0000000040000000ULL
#define SKX_CHA_FILTER1_OPC1_SHIFT      19
#define SKX_CHA_FILTER1_OPC1_WIDTH      10
#define SKX_CHA_FILTER1_OPC1_MASK       0x000000001ff80000ULL
#define SKX_CHA_FILTER1_OPC0_SHIFT      9
#define SKX_CHA_FILTER1_OPC0_WIDTH      10
#define SKX_CHA_FILTER1_OPC0_MASK       0x000000000007fe00ULL
#define SKX_CHA_FILTER1_OPC0_RFO        512U /* Read for ownership of a core. */
#define SKX_CHA_FILTER1_OPC0_CRD        513U /* Code read of a core. */
#define SKX_CHA_FILTER1_OPC0_DRD        514U /* Data read of a core. */
#define SKX_CHA_FILTER1_OPC0_PRD        519U /* Partial read, uncached. */
#define SKX_CHA_FILTER1_OPC0_WCILF      524U /* Full streaming store. */
#define SKX_CHA_FILTER1_OPC0_WCIL       525U /* Partial streaming store. */
#define SKX_CHA_FILTER1_OPC0_WIL        527U /* Partial write, uncached. */
#define SKX_CHA_FILTER1_OPC0_RDCUR      542U /* Read of a device, which changes no state. */
#define SKX_CHA_FILTER1_OPC0_WBMTOI     580U /* Write-back, modified to invalid. */
#define SKX_CHA_FILTER1_OPC0_WBMTOE     581U /* Write-back, modified to exclusive. */
#define SKX_CHA_FILTER1_OPC0_WBEFTOI    582U /* Clean line given up, to invalid. */
#define SKX_CHA_FILTER1_OPC0_WBEFTOE    583U /* Clean line given up, to exclusive. */
#define SKX_CHA_FILTER1_OPC0_ITOM       584U /* Ownership for a full write, no data. */
#define SKX_CHA_FILTER1_OPC0_LLCPREFRFO 600U /* Prefetch into the cache for ownership. */
#define SKX_CHA_FILTER1_OPC0_LLCPREFCRD 601U /* Prefetch of code into the cache. */
#define SKX_CHA_FILTER1_OPC0_LLCPREFDRD 602U /* Prefetch of data into the cache. */
#define SKX_CHA_FILTER1_NOT_NM_SHIFT    5
#define SKX_CHA_FILTER1_NOT_NM_WIDTH    1
#define SKX_CHA_FILTER1_NOT_NM_MASK     0x0000000000000020ULL
#define SKX_CHA_FILTER1_NM_SHIFT        4
#define SKX_CHA_FILTER1_NM_WIDTH        1
#define SKX_CHA_FILTER1_NM_MASK         0x0000000000000010ULL
#define SKX_CHA_FILTER1_ALL_OPC_SHIFT   3
#define SKX_CHA_FILTER1_ALL_OPC_WIDTH   1
#define SKX_CHA_FILTER1_ALL_OPC_MASK    0x0000000000000008ULL
#define SKX_CHA_FILTER1_LOC_SHIFT       1
#define SKX_CHA_FILTER1_LOC_WIDTH       1
#define SKX_CHA_FILTER1_LOC_MASK        0x0000000000000002ULL
#define SKX_CHA_FILTER1_REM_SHIFT       0
#define SKX_CHA_FILTER1_REM_WIDTH       1
#define SKX_CHA_FILTER1_REM_MASK        0x0000000000000001ULL

typedef struct {
	uint64_t raw;
} skx_cha_filter1_t;

typedef struct {
	uint64_t isoc;    /* 31    RW 1 matches isochronous requests. */
	uint64_t nc;      /* 30    RW 1 matches non-coherent requests. */
	uint64_t opc1;    /* 28:19 RW A second opcode to match. */
	uint64_t opc0;    /* 18:9  RW Opcode to match. */
	uint64_t not_nm;  /* 5     RW 1 matches requests to other than near memory. */
	uint64_t nm;      /* 4     RW 1 matches requests to near memory. */
	uint64_t all_opc; /* 3     RW 1 matches every opcode; 0 those in opc0 and opc1. */
	uint64_t loc;     /* 1     RW 1 matches requests to this socket. */
	uint64_t rem;     /* 0     RW 1 matches requests to other sockets. */
} skx_cha_filter1_fields_t;

static inline __attribute__((always_inline)) skx_cha_filter1_t skx_cha_filter1_pack(skx_cha_filter1_fields_t f)
{
	skx_cha_filter1_t r;

	r.raw = 0
		| pmureg_put64(f.isoc, 0x1ULL, 31)
		| pmureg_put64(f.nc, 0x1ULL, 30)
		| pmureg_put64(f.opc1, 0x3ffULL, 19)
		| pmureg_put64(f.opc0, 0x3ffULL, 9)
		| pmureg_put64(f.not_nm, 0x1ULL, 5)
		| pmureg_put64(f.nm, 0x1ULL, 4)
		| pmureg_put64(f.all_opc, 0x1ULL, 3)
		| pmureg_put64(f.loc, 0x1ULL, 1)
		| pmureg_put64(f.rem, 0x1ULL, 0);
	return r;
}

static inline skx_cha_filter1_fields_t skx_cha_filter1_unpack(skx_cha_filter1_t r)
{
	skx_cha_filter1_fields_t f;

	f.isoc = (r.raw >> 31) & 0x1ULL;
	f.nc = (r.raw >> 30) & 0x1ULL;
	f.opc1 = (r.raw >> 19) & 0x3ffULL;
	f.opc0 = (r.raw >> 9) & 0x3ffULL;
	f.not_nm = (r.raw >> 5) & 0x1ULL;
	f.nm = (r.raw >> 4) & 0x1ULL;
	f.all_opc = (r.raw >> 3) & 0x1ULL;
	f.loc = (r.raw >> 1) & 0x1ULL;
	f.rem = r.raw & 0x1ULL;
	return f;
}

static inline uint64_t skx_cha_filter1_get(skx_cha_filter1_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline skx_cha_filter1_t skx_cha_filter1_with(skx_cha_filter1_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x00000000dffffe3bULL & ~mask);
	return r;
}

#define skx_cha_filter1_get_isoc(r)            skx_cha_filter1_get(r, 0x0000000080000000ULL, 31)
#define skx_cha_filter1_get_nc(r)              skx_cha_filter1_get(r, 0x0000000040000000ULL, 30)
#define skx_cha_filter1_get_opc1(r)            skx_cha_filter1_get(r, 0x000000001ff80000ULL, 19)
#define skx_cha_filter1_get_opc0(r)            skx_cha_filter1_get(r, 0x000000000007fe00ULL, 9)
#define skx_cha_filter1_get_not_nm(r)          skx_cha_filter1_get(r, 0x0000000000000020ULL, 5)
#define skx_cha_filter1_get_nm(r)              skx_cha_filter1_get(r, 0x0000000000000010ULL, 4)
#define skx_cha_filter1_get_all_opc(r)         skx_cha_filter1_get(r, 0x0000000000000008ULL, 3)
#define skx_cha_filter1_get_loc(r)             skx_cha_filter1_get(r, 0x0000000000000002ULL, 1)
#define skx_cha_filter1_get_rem(r)             skx_cha_filter1_get(r, 0x0000000000000001ULL, 0)
#define skx_cha_filter1_with_isoc(r, value)    PMUREG_WITH(skx_cha_filter1_with, r, 0x0000000080000000ULL, 31, value)
#define skx_cha_filter1_with_nc(r, value)      PMUREG_WITH(skx_cha_filter1_with, r, 0x0000000040000000ULL, 30, value)
#define skx_cha_filter1_with_opc1(r, value)    PMUREG_WITH(skx_cha_filter1_with, r, 0x000000001ff80000ULL, 19, value)
#define skx_cha_filter1_with_opc0(r, value)    PMUREG_WITH(skx_cha_filter1_with, r, 0x000000000007fe00ULL, 9, value)
#define skx_cha_filter1_with_not_nm(r, value)  PMUREG_WITH(skx_cha_filter1_with, r, 0x0000000000000020ULL, 5, value)
#define skx_cha_filter1_with_nm(r, value)      PMUREG_WITH(skx_cha_filter1_with, r, 0x0000000000000010ULL, 4, value)
#define skx_cha_filter1_with_all_opc(r, value) PMUREG_WITH(skx_cha_filter1_with, r, 0x0000000000000008ULL, 3, value)
#define skx_cha_filter1_with_loc(r, value)     PMUREG_WITH(skx_cha_filter1_with, r, 0x0000000000000002ULL, 1, value)
#define skx_cha_filter1_with_rem(r, value)     PMUREG_WITH(skx_cha_filter1_with, r, 0x0000000000000001ULL, 0, value)

static inline int skx_cha_filter1_check(skx_cha_filter1_t r)
{
	if ((r.raw & 0xffffffff200001c4ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *skx_cha_filter1_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffff200001c4 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline skx_cha_filter1_t skx_cha_filter1_read(unsigned int cha)
{
	skx_cha_filter1_t r;

	PMUREG_INDEX(cha, 27U);
	r.raw = pmureg_rdmsr(SKX_CHA_FILTER1_ADDRESS(cha));
	return r;
}

static inline void skx_cha_filter1_write(unsigned int cha, skx_cha_filter1_t r)
{
	PMUREG_INDEX(cha, 27U);
	pmureg_wrmsr(SKX_CHA_FILTER1_ADDRESS(cha), r.raw);
}

#ifdef PMUREG_LINUX
static inline int skx_cha_filter1_read_safe(unsigned int cha, skx_cha_filter1_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(cha, 27U);
	error = pmureg_rdmsr_safe(SKX_CHA_FILTER1_ADDRESS(cha), &value);
	r->raw = value;
	return error;
}

static inline int skx_cha_filter1_write_safe(unsigned int cha, skx_cha_filter1_t r)
{
	PMUREG_INDEX(cha, 27U);
	return pmureg_wrmsr_safe(SKX_CHA_FILTER1_ADDRESS(cha), r.raw);
}
#endif
#else
skx_cha_filter1_t skx_cha_filter1_read(unsigned int cha) PMUREG_NO_MSR;
void skx_cha_filter1_write(unsigned int cha, skx_cha_filter1_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int skx_cha_filter1_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int cha, skx_cha_filter1_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(cha, 27U);
	at.space = PMUREG_MSR;
	at.address = SKX_CHA_FILTER1_ADDRESS(cha);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int skx_cha_filter1_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int cha, skx_cha_filter1_t r)
{
	PMUREG_INDEX(cha, 27U);
	at.space = PMUREG_MSR;
	at.address = SKX_CHA_FILTER1_ADDRESS(cha);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
