/*
 * Intel Xeon E5 v2 and E7 v2 (Ivy Bridge-EP and -EX): Power control unit
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
#ifndef PMUREG_IVBEP_PCU_H
#define PMUREG_IVBEP_PCU_H

#include <pmureg/access.h>

/* ---- PCU_MSR_PMON_CTL<n>: Selects and shapes the event of counter <n>. ----
 * Source: M 2.7.3.2
 */

#define IVBEP_PCU_CTL_ADDRESS(n)         (0xc30U + (n)) /* n: 0 to 3 */
#define IVBEP_PCU_CTL_COUNT              4
#define IVBEP_PCU_CTL_RESET              0x00000000U
#define IVBEP_PCU_CTL_ACTING             0x00020000U
#define IVBEP_PCU_CTL_OCC_EDGE_DET_SHIFT 31
#define IVBEP_PCU_CTL_OCC_EDGE_DET_WIDTH 1
#define IVBEP_PCU_CTL_OCC_EDGE_DET_MASK  0x80000000U
#define IVBEP_PCU_CTL_OCC_INVERT_SHIFT   30
#define IVBEP_PCU_CTL_OCC_INVERT_WIDTH   1
#define IVBEP_PCU_CTL_OCC_INVERT_MASK    0x40000000U
#define IVBEP_PCU_CTL_THRESH_SHIFT       24
#define IVBEP_PCU_CTL_THRESH_WIDTH       5
#define IVBEP_PCU_CTL_THRESH_MASK        0x1f000000U
#define IVBEP_PCU_CTL_EN_SHIFT           22
#define IVBEP_PCU_CTL_EN_WIDTH           1
#define IVBEP_PCU_CTL_EN_MASK            0x00400000U
#define IVBEP_PCU_CTL_EV_SEL_EXT_SHIFT   21
#define IVBEP_PCU_CTL_EV_SEL_EXT_WIDTH   1
#define IVBEP_PCU_CTL_EV_SEL_EXT_MASK    0x00200000U
#define IVBEP_PCU_CTL_OV_EN_SHIFT        20
#define IVBEP_PCU_CTL_OV_EN_WIDTH        1
#define IVBEP_PCU_CTL_OV_EN_MASK         0x00100000U
#define IVBEP_PCU_CTL_EDGE_DET_SHIFT     18
#define IVBEP_PCU_CTL_EDGE_DET_WIDTH     1
#define IVBEP_PCU_CTL_EDGE_DET_MASK      0x00040000U
#define IVBEP_PCU_CTL_RST_SHIFT          17
#define IVBEP_PCU_CTL_RST_WIDTH          1
#define IVBEP_PCU_CTL_RST_MASK           0x00020000U
#define IVBEP_PCU_CTL_OCC_SEL_SHIFT      14
#define IVBEP_PCU_CTL_OCC_SEL_WIDTH      2
#define IVBEP_PCU_CTL_OCC_SEL_MASK       0x0000c000U
#define IVBEP_PCU_CTL_OCC_SEL_C0         1U
#define IVBEP_PCU_CTL_OCC_SEL_C3         2U
#define IVBEP_PCU_CTL_OCC_SEL_C6         3U
#define IVBEP_PCU_CTL_EV_SEL_SHIFT       0
#define IVBEP_PCU_CTL_EV_SEL_WIDTH       8
#define IVBEP_PCU_CTL_EV_SEL_MASK        0x000000ffU

typedef struct {
	uint32_t raw;
} ivbep_pcu_ctl_t;

typedef struct {
	uint32_t occ_edge_det; /* 31    RW-V             1 counts rising edges of the occupancy compare. */
	uint32_t occ_invert;   /* 30    RW-V             1 turns the occupancy compare into less than thresh. */
	uint32_t thresh;       /* 28:24 RW-V             0 adds the event's value each cycle; else adds 1 in cycles when the value is at least this. */
	uint32_t en;           /* 22    RW-V             1 lets this counter count. */
	uint32_t ev_sel_ext;   /* 21    RW-V             Ninth bit of the event number. */
	uint32_t ov_en;        /* 20    RW-V             1 reports an overflow to the UBox. */
	uint32_t edge_det;     /* 18    RW-V             1 counts rising edges of the threshold compare instead of cycles. */
	uint32_t rst;          /* 17    WO self-clearing Write 1 to zero this counter. */
	uint32_t occ_sel;      /* 15:14 RW-V             C-state whose cores the occupancy counter adds up. */
	uint32_t ev_sel;       /* 7:0   RW-V             Event number; bit 7 takes the occupancy counter as the source. */
} ivbep_pcu_ctl_fields_t;

static inline __attribute__((always_inline)) ivbep_pcu_ctl_t ivbep_pcu_ctl_pack(ivbep_pcu_ctl_fields_t f)
{
	ivbep_pcu_ctl_t r;

	r.raw = 0
		| pmureg_put32(f.occ_edge_det, 0x1U, 31)
		| pmureg_put32(f.occ_invert, 0x1U, 30)
		| pmureg_put32(f.thresh, 0x1fU, 24)
		| pmureg_put32(f.en, 0x1U, 22)
		| pmureg_put32(f.ev_sel_ext, 0x1U, 21)
		| pmureg_put32(f.ov_en, 0x1U, 20)
		| pmureg_put32(f.edge_det, 0x1U, 18)
		| pmureg_put32(f.rst, 0x1U, 17)
		| pmureg_put32(f.occ_sel, 0x3U, 14)
		| pmureg_put32(f.ev_sel, 0xffU, 0);
	return r;
}

static inline ivbep_pcu_ctl_fields_t ivbep_pcu_ctl_unpack(ivbep_pcu_ctl_t r)
{
	ivbep_pcu_ctl_fields_t f;

	f.occ_edge_det = r.raw >> 31;
	f.occ_invert = (r.raw >> 30) & 0x1U;
	f.thresh = (r.raw >> 24) & 0x1fU;
	f.en = (r.raw >> 22) & 0x1U;
	f.ev_sel_ext = (r.raw >> 21) & 0x1U;
	f.ov_en = (r.raw >> 20) & 0x1U;
	f.edge_det = (r.raw >> 18) & 0x1U;
	f.rst = (r.raw >> 17) & 0x1U;
	f.occ_sel = (r.raw >> 14) & 0x3U;
	f.ev_sel = r.raw & 0xffU;
	return f;
}

static inline uint32_t ivbep_pcu_ctl_get(ivbep_pcu_ctl_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline ivbep_pcu_ctl_t ivbep_pcu_ctl_with(ivbep_pcu_ctl_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0xdf74c0ffU & ~mask);
	return r;
}

#define ivbep_pcu_ctl_get_occ_edge_det(r)         ivbep_pcu_ctl_get(r, 0x80000000U, 31)
#define ivbep_pcu_ctl_get_occ_invert(r)           ivbep_pcu_ctl_get(r, 0x40000000U, 30)
#define ivbep_pcu_ctl_get_thresh(r)               ivbep_pcu_ctl_get(r, 0x1f000000U, 24)
#define ivbep_pcu_ctl_get_en(r)                   ivbep_pcu_ctl_get(r, 0x00400000U, 22)
#define ivbep_pcu_ctl_get_ev_sel_ext(r)           ivbep_pcu_ctl_get(r, 0x00200000U, 21)
#define ivbep_pcu_ctl_get_ov_en(r)                ivbep_pcu_ctl_get(r, 0x00100000U, 20)
#define ivbep_pcu_ctl_get_edge_det(r)             ivbep_pcu_ctl_get(r, 0x00040000U, 18)
#define ivbep_pcu_ctl_get_occ_sel(r)              ivbep_pcu_ctl_get(r, 0x0000c000U, 14)
#define ivbep_pcu_ctl_get_ev_sel(r)               ivbep_pcu_ctl_get(r, 0x000000ffU, 0)
#define ivbep_pcu_ctl_with_occ_edge_det(r, value) PMUREG_WITH(ivbep_pcu_ctl_with, r, 0x80000000U, 31, value)
#define ivbep_pcu_ctl_with_occ_invert(r, value)   PMUREG_WITH(ivbep_pcu_ctl_with, r, 0x40000000U, 30, value)
#define ivbep_pcu_ctl_with_thresh(r, value)       PMUREG_WITH(ivbep_pcu_ctl_with, r, 0x1f000000U, 24, value)
#define ivbep_pcu_ctl_with_en(r, value)           PMUREG_WITH(ivbep_pcu_ctl_with, r, 0x00400000U, 22, value)
#define ivbep_pcu_ctl_with_ev_sel_ext(r, value)   PMUREG_WITH(ivbep_pcu_ctl_with, r, 0x00200000U, 21, value)
#define ivbep_pcu_ctl_with_ov_en(r, value)        PMUREG_WITH(ivbep_pcu_ctl_with, r, 0x00100000U, 20, value)
#define ivbep_pcu_ctl_with_edge_det(r, value)     PMUREG_WITH(ivbep_pcu_ctl_with, r, 0x00040000U, 18, value)
#define ivbep_pcu_ctl_with_rst(r, value)          PMUREG_WITH(ivbep_pcu_ctl_with, r, 0x00020000U, 17, value)
#define ivbep_pcu_ctl_with_occ_sel(r, value)      PMUREG_WITH(ivbep_pcu_ctl_with, r, 0x0000c000U, 14, value)
#define ivbep_pcu_ctl_with_ev_sel(r, value)       PMUREG_WITH(ivbep_pcu_ctl_with, r, 0x000000ffU, 0, value)

static inline int ivbep_pcu_ctl_check(ivbep_pcu_ctl_t r)
{
	if ((r.raw & 0x20810000U) != 0x00000000U)
		return 0;
	if ((((r.raw >> 18) & 0x1U)) && !(((r.raw >> 24) & 0x1fU) >= 1U))
		return 1;
	if (((r.raw >> 31) || ((r.raw >> 30) & 0x1U)) && !((r.raw & 0xffU) & 0x80U))
		return 2;
	if ((((r.raw >> 30) & 0x1U)) && !(((r.raw >> 24) & 0x1fU) >= 1U))
		return 3;
	if (((r.raw & 0xffU) & 0x80U) && !(((r.raw >> 14) & 0x3U)))
		return 4;
	if ((r.raw & 0x00083f00U) != 0x00000000U)
		return 5;
	return -1;
}

static inline const char *ivbep_pcu_ctl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "software must write 0x0 to the bits 0x20810000";
	case 1:
		return "edge_det counts rising edges of the threshold compare, so thresh must be at least 1.";
	case 2:
		return "occ_edge_det and occ_invert act on occupancy events only (ev_sel bit 7).";
	case 3:
		return "occ_invert turns the threshold compare round, so thresh must be at least 1.";
	case 4:
		return "An occupancy event needs occ_sel: 1 for C0, 2 for C3, 3 for C6.";
	case 5:
		return "the reserved bits 0x83f00 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline ivbep_pcu_ctl_t ivbep_pcu_ctl_read(unsigned int n)
{
	ivbep_pcu_ctl_t r;

	PMUREG_INDEX(n, 3U);
	r.raw = (uint32_t)pmureg_rdmsr(IVBEP_PCU_CTL_ADDRESS(n));
	return r;
}

static inline void ivbep_pcu_ctl_write(unsigned int n, ivbep_pcu_ctl_t r)
{
	PMUREG_INDEX(n, 3U);
	pmureg_wrmsr(IVBEP_PCU_CTL_ADDRESS(n), r.raw);
}

#ifdef PMUREG_LINUX
static inline int ivbep_pcu_ctl_read_safe(unsigned int n, ivbep_pcu_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 3U);
	error = pmureg_rdmsr_safe(IVBEP_PCU_CTL_ADDRESS(n), &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int ivbep_pcu_ctl_write_safe(unsigned int n, ivbep_pcu_ctl_t r)
{
	PMUREG_INDEX(n, 3U);
	return pmureg_wrmsr_safe(IVBEP_PCU_CTL_ADDRESS(n), r.raw);
}
#endif
#else
ivbep_pcu_ctl_t ivbep_pcu_ctl_read(unsigned int n) PMUREG_NO_MSR;
void ivbep_pcu_ctl_write(unsigned int n, ivbep_pcu_ctl_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int ivbep_pcu_ctl_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, ivbep_pcu_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MSR;
	at.address = IVBEP_PCU_CTL_ADDRESS(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int ivbep_pcu_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, ivbep_pcu_ctl_t r)
{
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MSR;
	at.address = IVBEP_PCU_CTL_ADDRESS(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PCU_MSR_PMON_CTR<n>: Counter <n>. ----
 * Source: M 2.7.3.2 table 2-122
 */

#define IVBEP_PCU_CTR_ADDRESS(n)        (0xc36U + (n)) /* n: 0 to 3 */
#define IVBEP_PCU_CTR_COUNT             4
#define IVBEP_PCU_CTR_RESET             0x0000000000000000ULL
#define IVBEP_PCU_CTR_EVENT_COUNT_SHIFT 0
#define IVBEP_PCU_CTR_EVENT_COUNT_WIDTH 48
#define IVBEP_PCU_CTR_EVENT_COUNT_MASK  0x0000ffffffffffffULL

typedef struct {
	uint64_t raw;
} ivbep_pcu_ctr_t;

typedef struct {
	uint64_t event_count; /* 47:0  RW-V The count. */
} ivbep_pcu_ctr_fields_t;

static inline __attribute__((always_inline)) ivbep_pcu_ctr_t ivbep_pcu_ctr_pack(ivbep_pcu_ctr_fields_t f)
{
	ivbep_pcu_ctr_t r;

	r.raw = 0
		| pmureg_put64(f.event_count, 0xffffffffffffULL, 0);
	return r;
}

static inline ivbep_pcu_ctr_fields_t ivbep_pcu_ctr_unpack(ivbep_pcu_ctr_t r)
{
	ivbep_pcu_ctr_fields_t f;

	f.event_count = r.raw & 0xffffffffffffULL;
	return f;
}

static inline uint64_t ivbep_pcu_ctr_get(ivbep_pcu_ctr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline ivbep_pcu_ctr_t ivbep_pcu_ctr_with(ivbep_pcu_ctr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000ffffffffffffULL & ~mask);
	return r;
}

#define ivbep_pcu_ctr_get_event_count(r)         ivbep_pcu_ctr_get(r, 0x0000ffffffffffffULL, 0)
#define ivbep_pcu_ctr_with_event_count(r, value) PMUREG_WITH(ivbep_pcu_ctr_with, r, 0x0000ffffffffffffULL, 0, value)

static inline int ivbep_pcu_ctr_check(ivbep_pcu_ctr_t r)
{
	if ((r.raw & 0xffff000000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *ivbep_pcu_ctr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffff000000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline ivbep_pcu_ctr_t ivbep_pcu_ctr_read(unsigned int n)
{
	ivbep_pcu_ctr_t r;

	PMUREG_INDEX(n, 3U);
	r.raw = pmureg_rdmsr(IVBEP_PCU_CTR_ADDRESS(n));
	return r;
}

static inline void ivbep_pcu_ctr_write(unsigned int n, ivbep_pcu_ctr_t r)
{
	PMUREG_INDEX(n, 3U);
	pmureg_wrmsr(IVBEP_PCU_CTR_ADDRESS(n), r.raw);
}

#ifdef PMUREG_LINUX
static inline int ivbep_pcu_ctr_read_safe(unsigned int n, ivbep_pcu_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 3U);
	error = pmureg_rdmsr_safe(IVBEP_PCU_CTR_ADDRESS(n), &value);
	r->raw = value;
	return error;
}

static inline int ivbep_pcu_ctr_write_safe(unsigned int n, ivbep_pcu_ctr_t r)
{
	PMUREG_INDEX(n, 3U);
	return pmureg_wrmsr_safe(IVBEP_PCU_CTR_ADDRESS(n), r.raw);
}
#endif
#else
ivbep_pcu_ctr_t ivbep_pcu_ctr_read(unsigned int n) PMUREG_NO_MSR;
void ivbep_pcu_ctr_write(unsigned int n, ivbep_pcu_ctr_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int ivbep_pcu_ctr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, ivbep_pcu_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MSR;
	at.address = IVBEP_PCU_CTR_ADDRESS(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int ivbep_pcu_ctr_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, ivbep_pcu_ctr_t r)
{
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MSR;
	at.address = IVBEP_PCU_CTR_ADDRESS(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PCU_MSR_PMON_BOX_CTL: Freezes and resets the box. ----
 * Source: M 2.7.3.1 table 2-119
 * Note: Linux writes 0 to bits 17:16 and that works, too; PCM writes bit 16, V1's freeze enable; the manual wants both as ones. frz cannot be read back.
 */

#define IVBEP_PCU_BOX_CTL_ADDRESS        0xc24U
#define IVBEP_PCU_BOX_CTL_RESET          0x00000000U
#define IVBEP_PCU_BOX_CTL_MUST_ONES      0x00030000U
#define IVBEP_PCU_BOX_CTL_ACTING         0x00000003U
#define IVBEP_PCU_BOX_CTL_FRZ_SHIFT      8
#define IVBEP_PCU_BOX_CTL_FRZ_WIDTH      1
#define IVBEP_PCU_BOX_CTL_FRZ_MASK       0x00000100U
#define IVBEP_PCU_BOX_CTL_RST_CTRS_SHIFT 1
#define IVBEP_PCU_BOX_CTL_RST_CTRS_WIDTH 1
#define IVBEP_PCU_BOX_CTL_RST_CTRS_MASK  0x00000002U
#define IVBEP_PCU_BOX_CTL_RST_CTRL_SHIFT 0
#define IVBEP_PCU_BOX_CTL_RST_CTRL_WIDTH 1
#define IVBEP_PCU_BOX_CTL_RST_CTRL_MASK  0x00000001U

typedef struct {
	uint32_t raw;
} ivbep_pcu_box_ctl_t;

typedef struct {
	uint32_t frz;      /* 8     WO               1 stops every counter of the box. */
	uint32_t rst_ctrs; /* 1     WO self-clearing Write 1 to zero every counter of the box. */
	uint32_t rst_ctrl; /* 0     WO self-clearing Write 1 to zero every counter control of the box. */
} ivbep_pcu_box_ctl_fields_t;

static inline __attribute__((always_inline)) ivbep_pcu_box_ctl_t ivbep_pcu_box_ctl_pack(ivbep_pcu_box_ctl_fields_t f)
{
	ivbep_pcu_box_ctl_t r;

	r.raw = IVBEP_PCU_BOX_CTL_MUST_ONES
		| pmureg_put32(f.frz, 0x1U, 8)
		| pmureg_put32(f.rst_ctrs, 0x1U, 1)
		| pmureg_put32(f.rst_ctrl, 0x1U, 0);
	return r;
}

static inline ivbep_pcu_box_ctl_fields_t ivbep_pcu_box_ctl_unpack(ivbep_pcu_box_ctl_t r)
{
	ivbep_pcu_box_ctl_fields_t f;

	f.frz = (r.raw >> 8) & 0x1U;
	f.rst_ctrs = (r.raw >> 1) & 0x1U;
	f.rst_ctrl = r.raw & 0x1U;
	return f;
}

static inline ivbep_pcu_box_ctl_t ivbep_pcu_box_ctl_with(ivbep_pcu_box_ctl_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | IVBEP_PCU_BOX_CTL_MUST_ONES | (r.raw & 0x00000100U & ~mask);
	return r;
}

#define ivbep_pcu_box_ctl_with_frz(r, value)      PMUREG_WITH(ivbep_pcu_box_ctl_with, r, 0x00000100U, 8, value)
#define ivbep_pcu_box_ctl_with_rst_ctrs(r, value) PMUREG_WITH(ivbep_pcu_box_ctl_with, r, 0x00000002U, 1, value)
#define ivbep_pcu_box_ctl_with_rst_ctrl(r, value) PMUREG_WITH(ivbep_pcu_box_ctl_with, r, 0x00000001U, 0, value)

static inline int ivbep_pcu_box_ctl_check(ivbep_pcu_box_ctl_t r)
{
	if ((r.raw & 0x00030000U) != 0x00030000U)
		return 0;
	if ((r.raw & 0xfffcfefcU) != 0x00000000U)
		return 1;
	return -1;
}

static inline const char *ivbep_pcu_box_ctl_rule(int rule)
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
static inline void ivbep_pcu_box_ctl_write(ivbep_pcu_box_ctl_t r)
{
	pmureg_wrmsr(IVBEP_PCU_BOX_CTL_ADDRESS, r.raw);
}

#ifdef PMUREG_LINUX
static inline int ivbep_pcu_box_ctl_write_safe(ivbep_pcu_box_ctl_t r)
{
	return pmureg_wrmsr_safe(IVBEP_PCU_BOX_CTL_ADDRESS, r.raw);
}
#endif
#else
void ivbep_pcu_box_ctl_write(ivbep_pcu_box_ctl_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int ivbep_pcu_box_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, ivbep_pcu_box_ctl_t r)
{
	at.space = PMUREG_MSR;
	at.address = IVBEP_PCU_BOX_CTL_ADDRESS;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PCU_MSR_CORE_C3_CTR: PCU cycles in which some core is in C3; runs always. ----
 * Source: M 2.7.3 table 2-125
 * Note: The SDM gives this address to the C3 residency of a core.
 */

#define IVBEP_PCU_CORE_C3_CTR_ADDRESS           0x3fcU
#define IVBEP_PCU_CORE_C3_CTR_EVENT_COUNT_SHIFT 0
#define IVBEP_PCU_CORE_C3_CTR_EVENT_COUNT_WIDTH 64
#define IVBEP_PCU_CORE_C3_CTR_EVENT_COUNT_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} ivbep_pcu_core_c3_ctr_t;

typedef struct {
	uint64_t event_count; /* 63:0  RO-V The count; cannot be stopped or zeroed. */
} ivbep_pcu_core_c3_ctr_fields_t;

static inline __attribute__((always_inline)) ivbep_pcu_core_c3_ctr_t ivbep_pcu_core_c3_ctr_pack(ivbep_pcu_core_c3_ctr_fields_t f)
{
	ivbep_pcu_core_c3_ctr_t r;

	r.raw = 0
		| f.event_count;
	return r;
}

static inline ivbep_pcu_core_c3_ctr_fields_t ivbep_pcu_core_c3_ctr_unpack(ivbep_pcu_core_c3_ctr_t r)
{
	ivbep_pcu_core_c3_ctr_fields_t f;

	f.event_count = r.raw;
	return f;
}

static inline uint64_t ivbep_pcu_core_c3_ctr_get(ivbep_pcu_core_c3_ctr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define ivbep_pcu_core_c3_ctr_get_event_count(r) ivbep_pcu_core_c3_ctr_get(r, 0xffffffffffffffffULL, 0)

#ifdef PMUREG_HAS_MSR
static inline ivbep_pcu_core_c3_ctr_t ivbep_pcu_core_c3_ctr_read(void)
{
	ivbep_pcu_core_c3_ctr_t r;

	r.raw = pmureg_rdmsr(IVBEP_PCU_CORE_C3_CTR_ADDRESS);
	return r;
}

#ifdef PMUREG_LINUX
static inline int ivbep_pcu_core_c3_ctr_read_safe(ivbep_pcu_core_c3_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	error = pmureg_rdmsr_safe(IVBEP_PCU_CORE_C3_CTR_ADDRESS, &value);
	r->raw = value;
	return error;
}
#endif
#else
ivbep_pcu_core_c3_ctr_t ivbep_pcu_core_c3_ctr_read(void) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int ivbep_pcu_core_c3_ctr_io_read(struct pmureg_io *io, struct pmureg_place at, ivbep_pcu_core_c3_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MSR;
	at.address = IVBEP_PCU_CORE_C3_CTR_ADDRESS;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- PCU_MSR_CORE_C6_CTR: PCU cycles in which some core is in C6; runs always. ----
 * Source: M 2.7.3 table 2-124
 * Note: The SDM gives this address to the C6 residency of a core.
 */

#define IVBEP_PCU_CORE_C6_CTR_ADDRESS           0x3fdU
#define IVBEP_PCU_CORE_C6_CTR_EVENT_COUNT_SHIFT 0
#define IVBEP_PCU_CORE_C6_CTR_EVENT_COUNT_WIDTH 64
#define IVBEP_PCU_CORE_C6_CTR_EVENT_COUNT_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} ivbep_pcu_core_c6_ctr_t;

typedef struct {
	uint64_t event_count; /* 63:0  RO-V The count; cannot be stopped or zeroed. */
} ivbep_pcu_core_c6_ctr_fields_t;

static inline __attribute__((always_inline)) ivbep_pcu_core_c6_ctr_t ivbep_pcu_core_c6_ctr_pack(ivbep_pcu_core_c6_ctr_fields_t f)
{
	ivbep_pcu_core_c6_ctr_t r;

	r.raw = 0
		| f.event_count;
	return r;
}

static inline ivbep_pcu_core_c6_ctr_fields_t ivbep_pcu_core_c6_ctr_unpack(ivbep_pcu_core_c6_ctr_t r)
{
	ivbep_pcu_core_c6_ctr_fields_t f;

	f.event_count = r.raw;
	return f;
}

static inline uint64_t ivbep_pcu_core_c6_ctr_get(ivbep_pcu_core_c6_ctr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define ivbep_pcu_core_c6_ctr_get_event_count(r) ivbep_pcu_core_c6_ctr_get(r, 0xffffffffffffffffULL, 0)

#ifdef PMUREG_HAS_MSR
static inline ivbep_pcu_core_c6_ctr_t ivbep_pcu_core_c6_ctr_read(void)
{
	ivbep_pcu_core_c6_ctr_t r;

	r.raw = pmureg_rdmsr(IVBEP_PCU_CORE_C6_CTR_ADDRESS);
	return r;
}

#ifdef PMUREG_LINUX
static inline int ivbep_pcu_core_c6_ctr_read_safe(ivbep_pcu_core_c6_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	error = pmureg_rdmsr_safe(IVBEP_PCU_CORE_C6_CTR_ADDRESS, &value);
	r->raw = value;
	return error;
}
#endif
#else
ivbep_pcu_core_c6_ctr_t ivbep_pcu_core_c6_ctr_read(void) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int ivbep_pcu_core_c6_ctr_io_read(struct pmureg_io *io, struct pmureg_place at, ivbep_pcu_core_c6_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MSR;
	at.address = IVBEP_PCU_CORE_C6_CTR_ADDRESS;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- PCU_MSR_PMON_BOX_FILTER: Frequencies that the four band events compare with. ----
 * Source: M 2.7.3 table 2-123
 * Note: J names bits 7:0 for DEMOTIONS_CORE<n>, too, as a core select.
 */

#define IVBEP_PCU_FILTER_ADDRESS         0xc34U
#define IVBEP_PCU_FILTER_RESET           0x00000000U
#define IVBEP_PCU_FILTER_FILT31_24_SHIFT 24
#define IVBEP_PCU_FILTER_FILT31_24_WIDTH 8
#define IVBEP_PCU_FILTER_FILT31_24_MASK  0xff000000U
#define IVBEP_PCU_FILTER_FILT23_16_SHIFT 16
#define IVBEP_PCU_FILTER_FILT23_16_WIDTH 8
#define IVBEP_PCU_FILTER_FILT23_16_MASK  0x00ff0000U
#define IVBEP_PCU_FILTER_FILT15_8_SHIFT  8
#define IVBEP_PCU_FILTER_FILT15_8_WIDTH  8
#define IVBEP_PCU_FILTER_FILT15_8_MASK   0x0000ff00U
#define IVBEP_PCU_FILTER_FILT7_0_SHIFT   0
#define IVBEP_PCU_FILTER_FILT7_0_WIDTH   8
#define IVBEP_PCU_FILTER_FILT7_0_MASK    0x000000ffU

typedef struct {
	uint32_t raw;
} ivbep_pcu_filter_t;

typedef struct {
	uint32_t filt31_24; /* 31:24 RW-V Band 3. */
	uint32_t filt23_16; /* 23:16 RW-V Band 2. */
	uint32_t filt15_8;  /* 15:8  RW-V Band 1. */
	uint32_t filt7_0;   /* 7:0   RW-V Band 0. */
} ivbep_pcu_filter_fields_t;

static inline __attribute__((always_inline)) ivbep_pcu_filter_t ivbep_pcu_filter_pack(ivbep_pcu_filter_fields_t f)
{
	ivbep_pcu_filter_t r;

	r.raw = 0
		| pmureg_put32(f.filt31_24, 0xffU, 24)
		| pmureg_put32(f.filt23_16, 0xffU, 16)
		| pmureg_put32(f.filt15_8, 0xffU, 8)
		| pmureg_put32(f.filt7_0, 0xffU, 0);
	return r;
}

static inline ivbep_pcu_filter_fields_t ivbep_pcu_filter_unpack(ivbep_pcu_filter_t r)
{
	ivbep_pcu_filter_fields_t f;

	f.filt31_24 = r.raw >> 24;
	f.filt23_16 = (r.raw >> 16) & 0xffU;
	f.filt15_8 = (r.raw >> 8) & 0xffU;
	f.filt7_0 = r.raw & 0xffU;
	return f;
}

static inline uint32_t ivbep_pcu_filter_get(ivbep_pcu_filter_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline ivbep_pcu_filter_t ivbep_pcu_filter_with(ivbep_pcu_filter_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define ivbep_pcu_filter_get_filt31_24(r)         ivbep_pcu_filter_get(r, 0xff000000U, 24)
#define ivbep_pcu_filter_get_filt23_16(r)         ivbep_pcu_filter_get(r, 0x00ff0000U, 16)
#define ivbep_pcu_filter_get_filt15_8(r)          ivbep_pcu_filter_get(r, 0x0000ff00U, 8)
#define ivbep_pcu_filter_get_filt7_0(r)           ivbep_pcu_filter_get(r, 0x000000ffU, 0)
#define ivbep_pcu_filter_with_filt31_24(r, value) PMUREG_WITH(ivbep_pcu_filter_with, r, 0xff000000U, 24, value)
#define ivbep_pcu_filter_with_filt23_16(r, value) PMUREG_WITH(ivbep_pcu_filter_with, r, 0x00ff0000U, 16, value)
#define ivbep_pcu_filter_with_filt15_8(r, value)  PMUREG_WITH(ivbep_pcu_filter_with, r, 0x0000ff00U, 8, value)
#define ivbep_pcu_filter_with_filt7_0(r, value)   PMUREG_WITH(ivbep_pcu_filter_with, r, 0x000000ffU, 0, value)

#ifdef PMUREG_HAS_MSR
static inline ivbep_pcu_filter_t ivbep_pcu_filter_read(void)
{
	ivbep_pcu_filter_t r;

	r.raw = (uint32_t)pmureg_rdmsr(IVBEP_PCU_FILTER_ADDRESS);
	return r;
}

static inline void ivbep_pcu_filter_write(ivbep_pcu_filter_t r)
{
	pmureg_wrmsr(IVBEP_PCU_FILTER_ADDRESS, r.raw);
}

#ifdef PMUREG_LINUX
static inline int ivbep_pcu_filter_read_safe(ivbep_pcu_filter_t *r)
{
	uint64_t value = 0;
	int error;

	error = pmureg_rdmsr_safe(IVBEP_PCU_FILTER_ADDRESS, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int ivbep_pcu_filter_write_safe(ivbep_pcu_filter_t r)
{
	return pmureg_wrmsr_safe(IVBEP_PCU_FILTER_ADDRESS, r.raw);
}
#endif
#else
ivbep_pcu_filter_t ivbep_pcu_filter_read(void) PMUREG_NO_MSR;
void ivbep_pcu_filter_write(ivbep_pcu_filter_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int ivbep_pcu_filter_io_read(struct pmureg_io *io, struct pmureg_place at, ivbep_pcu_filter_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MSR;
	at.address = IVBEP_PCU_FILTER_ADDRESS;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int ivbep_pcu_filter_io_write(struct pmureg_io *io, struct pmureg_place at, ivbep_pcu_filter_t r)
{
	at.space = PMUREG_MSR;
	at.address = IVBEP_PCU_FILTER_ADDRESS;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PCU_MSR_PMON_BOX_STATUS: Which counters overflowed. ----
 * Source: M 2.7.3.1 table 2-120
 */

#define IVBEP_PCU_BOX_STATUS_ADDRESS  0xc35U
#define IVBEP_PCU_BOX_STATUS_RESET    0x00000000U
#define IVBEP_PCU_BOX_STATUS_ACTING   0x0000000fU
#define IVBEP_PCU_BOX_STATUS_OV_SHIFT 0
#define IVBEP_PCU_BOX_STATUS_OV_WIDTH 4
#define IVBEP_PCU_BOX_STATUS_OV_MASK  0x0000000fU
#define IVBEP_PCU_BOX_STATUS_OV_COUNT 4

typedef struct {
	uint32_t raw;
} ivbep_pcu_box_status_t;

typedef struct {
	uint32_t ov; /* 3:0   W1C-V Counter <n> overflowed. */
} ivbep_pcu_box_status_fields_t;

static inline __attribute__((always_inline)) ivbep_pcu_box_status_t ivbep_pcu_box_status_pack(ivbep_pcu_box_status_fields_t f)
{
	ivbep_pcu_box_status_t r;

	r.raw = 0
		| pmureg_put32(f.ov, 0xfU, 0);
	return r;
}

static inline ivbep_pcu_box_status_fields_t ivbep_pcu_box_status_unpack(ivbep_pcu_box_status_t r)
{
	ivbep_pcu_box_status_fields_t f;

	f.ov = r.raw & 0xfU;
	return f;
}

static inline ivbep_pcu_box_status_t ivbep_pcu_box_status_with(ivbep_pcu_box_status_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift);
	return r;
}

#define ivbep_pcu_box_status_with_ov(r, value) PMUREG_WITH(ivbep_pcu_box_status_with, r, 0x0000000fU, 0, value)

/* Element n of ov, 0 to 3. Another index gives 0; debug builds assert. */
static inline uint32_t ivbep_pcu_box_status_get_ov(ivbep_pcu_box_status_t r, unsigned int n)
{
	PMUREG_INDEX(n, 3U);
	return n < 4U ? (r.raw >> n) & 0x1U : 0;
}

static inline int ivbep_pcu_box_status_check(ivbep_pcu_box_status_t r)
{
	if ((r.raw & 0xfffffff0U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *ivbep_pcu_box_status_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffff0 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline ivbep_pcu_box_status_t ivbep_pcu_box_status_read(void)
{
	ivbep_pcu_box_status_t r;

	r.raw = (uint32_t)pmureg_rdmsr(IVBEP_PCU_BOX_STATUS_ADDRESS);
	return r;
}

static inline void ivbep_pcu_box_status_write(ivbep_pcu_box_status_t r)
{
	pmureg_wrmsr(IVBEP_PCU_BOX_STATUS_ADDRESS, r.raw);
}

#ifdef PMUREG_LINUX
static inline int ivbep_pcu_box_status_read_safe(ivbep_pcu_box_status_t *r)
{
	uint64_t value = 0;
	int error;

	error = pmureg_rdmsr_safe(IVBEP_PCU_BOX_STATUS_ADDRESS, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int ivbep_pcu_box_status_write_safe(ivbep_pcu_box_status_t r)
{
	return pmureg_wrmsr_safe(IVBEP_PCU_BOX_STATUS_ADDRESS, r.raw);
}
#endif
#else
ivbep_pcu_box_status_t ivbep_pcu_box_status_read(void) PMUREG_NO_MSR;
void ivbep_pcu_box_status_write(ivbep_pcu_box_status_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int ivbep_pcu_box_status_io_read(struct pmureg_io *io, struct pmureg_place at, ivbep_pcu_box_status_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MSR;
	at.address = IVBEP_PCU_BOX_STATUS_ADDRESS;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int ivbep_pcu_box_status_io_write(struct pmureg_io *io, struct pmureg_place at, ivbep_pcu_box_status_t r)
{
	at.space = PMUREG_MSR;
	at.address = IVBEP_PCU_BOX_STATUS_ADDRESS;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
