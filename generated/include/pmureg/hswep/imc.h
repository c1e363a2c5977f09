/*
 * Intel Xeon E5 v3 and v4, E7 v3 and v4, and D-1500 (Haswell-EP and -EX, Broadwell-EP, -EX and -DE): Memory controller channel
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
 * Made by pmureg from regdefs/intel/hswep.yaml. Edit that, not this.
 */
#ifndef PMUREG_HSWEP_IMC_H
#define PMUREG_HSWEP_IMC_H

#include <pmureg/access.h>

/* ---- MC_CH<ch>_PCI_PMON_CTL<n>: Selects and shapes the event of counter <n>. ----
 * Source: K; L
 */

#define HSWEP_IMC_CTL_OFFSET(n)      (0xd8U + 4U * (n)) /* n: 0 to 3 */
#define HSWEP_IMC_CTL_COUNT          4
#define HSWEP_IMC_CTL_RESET          0x00000000U
#define HSWEP_IMC_CTL_ACTING         0x00020000U
#define HSWEP_IMC_CTL_THRESH_SHIFT   24
#define HSWEP_IMC_CTL_THRESH_WIDTH   8
#define HSWEP_IMC_CTL_THRESH_MASK    0xff000000U
#define HSWEP_IMC_CTL_INVERT_SHIFT   23
#define HSWEP_IMC_CTL_INVERT_WIDTH   1
#define HSWEP_IMC_CTL_INVERT_MASK    0x00800000U
#define HSWEP_IMC_CTL_EN_SHIFT       22
#define HSWEP_IMC_CTL_EN_WIDTH       1
#define HSWEP_IMC_CTL_EN_MASK        0x00400000U
#define HSWEP_IMC_CTL_OV_EN_SHIFT    20
#define HSWEP_IMC_CTL_OV_EN_WIDTH    1
#define HSWEP_IMC_CTL_OV_EN_MASK     0x00100000U
#define HSWEP_IMC_CTL_EDGE_DET_SHIFT 18
#define HSWEP_IMC_CTL_EDGE_DET_WIDTH 1
#define HSWEP_IMC_CTL_EDGE_DET_MASK  0x00040000U
#define HSWEP_IMC_CTL_RST_SHIFT      17
#define HSWEP_IMC_CTL_RST_WIDTH      1
#define HSWEP_IMC_CTL_RST_MASK       0x00020000U
#define HSWEP_IMC_CTL_UMASK_SHIFT    8
#define HSWEP_IMC_CTL_UMASK_WIDTH    8
#define HSWEP_IMC_CTL_UMASK_MASK     0x0000ff00U
#define HSWEP_IMC_CTL_EV_SEL_SHIFT   0
#define HSWEP_IMC_CTL_EV_SEL_WIDTH   8
#define HSWEP_IMC_CTL_EV_SEL_MASK    0x000000ffU

typedef struct {
	uint32_t raw;
} hswep_imc_ctl_t;

typedef struct {
	uint32_t thresh;   /* 31:24 RW-V             0 adds the event's value each cycle; else adds 1 in cycles when the value is at least this. */
	uint32_t invert;   /* 23    RW-V             1 turns the threshold compare into less than thresh. */
	uint32_t en;       /* 22    RW-V             1 lets this counter count. */
	uint32_t ov_en;    /* 20    RW-V             1 reports an overflow to the UBox. */
	uint32_t edge_det; /* 18    RW-V             1 counts rising edges of the threshold compare instead of cycles. */
	uint32_t rst;      /* 17    WO self-clearing Write 1 to zero this counter. */
	uint32_t umask;    /* 15:8  RW-V             Sub-events. */
	uint32_t ev_sel;   /* 7:0   RW-V             Event number. */
} hswep_imc_ctl_fields_t;

static inline __attribute__((always_inline)) hswep_imc_ctl_t hswep_imc_ctl_pack(hswep_imc_ctl_fields_t f)
{
	hswep_imc_ctl_t r;

	r.raw = 0
		| pmureg_put32(f.thresh, 0xffU, 24)
		| pmureg_put32(f.invert, 0x1U, 23)
		| pmureg_put32(f.en, 0x1U, 22)
		| pmureg_put32(f.ov_en, 0x1U, 20)
		| pmureg_put32(f.edge_det, 0x1U, 18)
		| pmureg_put32(f.rst, 0x1U, 17)
		| pmureg_put32(f.umask, 0xffU, 8)
		| pmureg_put32(f.ev_sel, 0xffU, 0);
	return r;
}

static inline hswep_imc_ctl_fields_t hswep_imc_ctl_unpack(hswep_imc_ctl_t r)
{
	hswep_imc_ctl_fields_t f;

	f.thresh = r.raw >> 24;
	f.invert = (r.raw >> 23) & 0x1U;
	f.en = (r.raw >> 22) & 0x1U;
	f.ov_en = (r.raw >> 20) & 0x1U;
	f.edge_det = (r.raw >> 18) & 0x1U;
	f.rst = (r.raw >> 17) & 0x1U;
	f.umask = (r.raw >> 8) & 0xffU;
	f.ev_sel = r.raw & 0xffU;
	return f;
}

static inline uint32_t hswep_imc_ctl_get(hswep_imc_ctl_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline hswep_imc_ctl_t hswep_imc_ctl_with(hswep_imc_ctl_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0xffd4ffffU & ~mask);
	return r;
}

#define hswep_imc_ctl_get_thresh(r)           hswep_imc_ctl_get(r, 0xff000000U, 24)
#define hswep_imc_ctl_get_invert(r)           hswep_imc_ctl_get(r, 0x00800000U, 23)
#define hswep_imc_ctl_get_en(r)               hswep_imc_ctl_get(r, 0x00400000U, 22)
#define hswep_imc_ctl_get_ov_en(r)            hswep_imc_ctl_get(r, 0x00100000U, 20)
#define hswep_imc_ctl_get_edge_det(r)         hswep_imc_ctl_get(r, 0x00040000U, 18)
#define hswep_imc_ctl_get_umask(r)            hswep_imc_ctl_get(r, 0x0000ff00U, 8)
#define hswep_imc_ctl_get_ev_sel(r)           hswep_imc_ctl_get(r, 0x000000ffU, 0)
#define hswep_imc_ctl_with_thresh(r, value)   PMUREG_WITH(hswep_imc_ctl_with, r, 0xff000000U, 24, value)
#define hswep_imc_ctl_with_invert(r, value)   PMUREG_WITH(hswep_imc_ctl_with, r, 0x00800000U, 23, value)
#define hswep_imc_ctl_with_en(r, value)       PMUREG_WITH(hswep_imc_ctl_with, r, 0x00400000U, 22, value)
#define hswep_imc_ctl_with_ov_en(r, value)    PMUREG_WITH(hswep_imc_ctl_with, r, 0x00100000U, 20, value)
#define hswep_imc_ctl_with_edge_det(r, value) PMUREG_WITH(hswep_imc_ctl_with, r, 0x00040000U, 18, value)
#define hswep_imc_ctl_with_rst(r, value)      PMUREG_WITH(hswep_imc_ctl_with, r, 0x00020000U, 17, value)
#define hswep_imc_ctl_with_umask(r, value)    PMUREG_WITH(hswep_imc_ctl_with, r, 0x0000ff00U, 8, value)
#define hswep_imc_ctl_with_ev_sel(r, value)   PMUREG_WITH(hswep_imc_ctl_with, r, 0x000000ffU, 0, value)

static inline int hswep_imc_ctl_check(hswep_imc_ctl_t r)
{
	if ((((r.raw >> 18) & 0x1U)) && !((r.raw >> 24) >= 1U))
		return 0;
	if ((((r.raw >> 23) & 0x1U)) && !((r.raw >> 24) >= 1U))
		return 1;
	if ((r.raw & 0x00290000U) != 0x00000000U)
		return 2;
	return -1;
}

static inline const char *hswep_imc_ctl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "edge_det counts rising edges of the threshold compare, so thresh must be at least 1.";
	case 1:
		return "invert turns the threshold compare round, so thresh must be at least 1.";
	case 2:
		return "the reserved bits 0x290000 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline hswep_imc_ctl_t hswep_imc_ctl_read(const PMUREG_CONFIG *device, unsigned int n)
{
	hswep_imc_ctl_t r;

	PMUREG_INDEX(n, 3U);
	r.raw = pmureg_config_load32(device, HSWEP_IMC_CTL_OFFSET(n));
	return r;
}

static inline void hswep_imc_ctl_write(PMUREG_CONFIG *device, unsigned int n, hswep_imc_ctl_t r)
{
	PMUREG_INDEX(n, 3U);
	pmureg_config_store32(device, HSWEP_IMC_CTL_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int hswep_imc_ctl_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, hswep_imc_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_PCI;
	at.address = HSWEP_IMC_CTL_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int hswep_imc_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, hswep_imc_ctl_t r)
{
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_PCI;
	at.address = HSWEP_IMC_CTL_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- MC_CH<ch>_PCI_PMON_CTR<n>: Counter <n>. ----
 * Source: K; L
 */

#define HSWEP_IMC_CTR_OFFSET(n)         (0xa0U + 8U * (n)) /* n: 0 to 3 */
#define HSWEP_IMC_CTR_COUNT             4
#define HSWEP_IMC_CTR_RESET             0x0000000000000000ULL
#define HSWEP_IMC_CTR_EVENT_COUNT_SHIFT 0
#define HSWEP_IMC_CTR_EVENT_COUNT_WIDTH 48
#define HSWEP_IMC_CTR_EVENT_COUNT_MASK  0x0000ffffffffffffULL

typedef struct {
	uint64_t raw;
} hswep_imc_ctr_t;

typedef struct {
	uint64_t event_count; /* 47:0  RW-V The count. */
} hswep_imc_ctr_fields_t;

static inline __attribute__((always_inline)) hswep_imc_ctr_t hswep_imc_ctr_pack(hswep_imc_ctr_fields_t f)
{
	hswep_imc_ctr_t r;

	r.raw = 0
		| pmureg_put64(f.event_count, 0xffffffffffffULL, 0);
	return r;
}

static inline hswep_imc_ctr_fields_t hswep_imc_ctr_unpack(hswep_imc_ctr_t r)
{
	hswep_imc_ctr_fields_t f;

	f.event_count = r.raw & 0xffffffffffffULL;
	return f;
}

static inline uint64_t hswep_imc_ctr_get(hswep_imc_ctr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline hswep_imc_ctr_t hswep_imc_ctr_with(hswep_imc_ctr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000ffffffffffffULL & ~mask);
	return r;
}

#define hswep_imc_ctr_get_event_count(r)         hswep_imc_ctr_get(r, 0x0000ffffffffffffULL, 0)
#define hswep_imc_ctr_with_event_count(r, value) PMUREG_WITH(hswep_imc_ctr_with, r, 0x0000ffffffffffffULL, 0, value)

static inline int hswep_imc_ctr_check(hswep_imc_ctr_t r)
{
	if ((r.raw & 0xffff000000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *hswep_imc_ctr_rule(int rule)
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
static inline hswep_imc_ctr_t hswep_imc_ctr_read(const PMUREG_CONFIG *device, unsigned int n)
{
	hswep_imc_ctr_t r;
	uint32_t low, high, again;
	uint32_t tries = 1000;

	PMUREG_INDEX(n, 3U);
	again = pmureg_config_load32(device, HSWEP_IMC_CTR_OFFSET(n) + 4U);
	do {
		high = again;
		low = pmureg_config_load32(device, HSWEP_IMC_CTR_OFFSET(n));
		again = pmureg_config_load32(device, HSWEP_IMC_CTR_OFFSET(n) + 4U);
	} while (high != again && --tries);
	r.raw = (uint64_t)again << 32 | (high == again ? low : 0U);
	return r;
}

static inline void hswep_imc_ctr_write(PMUREG_CONFIG *device, unsigned int n, hswep_imc_ctr_t r)
{
	PMUREG_INDEX(n, 3U);
	pmureg_config_store32(device, HSWEP_IMC_CTR_OFFSET(n), (uint32_t)r.raw);
	pmureg_config_store32(device, HSWEP_IMC_CTR_OFFSET(n) + 4U, (uint32_t)(r.raw >> 32));
}

#ifdef PMUREG_IO_H
static inline int hswep_imc_ctr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, hswep_imc_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_PCI;
	at.address = HSWEP_IMC_CTR_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read_halves(io, at, 0, &value);
	r->raw = value;
	return error;
}

static inline int hswep_imc_ctr_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, hswep_imc_ctr_t r)
{
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_PCI;
	at.address = HSWEP_IMC_CTR_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write_halves(io, at, r.raw);
}
#endif

/* ---- MC_CH<ch>_PCI_PMON_BOX_CTL: Freezes and resets the box. ----
 * Source: K; L
 */

#define HSWEP_IMC_BOX_CTL_OFFSET         0xf4U
#define HSWEP_IMC_BOX_CTL_RESET          0x00000000U
#define HSWEP_IMC_BOX_CTL_ACTING         0x00000003U
#define HSWEP_IMC_BOX_CTL_FRZ_EN_SHIFT   16
#define HSWEP_IMC_BOX_CTL_FRZ_EN_WIDTH   1
#define HSWEP_IMC_BOX_CTL_FRZ_EN_MASK    0x00010000U
#define HSWEP_IMC_BOX_CTL_FRZ_SHIFT      8
#define HSWEP_IMC_BOX_CTL_FRZ_WIDTH      1
#define HSWEP_IMC_BOX_CTL_FRZ_MASK       0x00000100U
#define HSWEP_IMC_BOX_CTL_RST_CTRS_SHIFT 1
#define HSWEP_IMC_BOX_CTL_RST_CTRS_WIDTH 1
#define HSWEP_IMC_BOX_CTL_RST_CTRS_MASK  0x00000002U
#define HSWEP_IMC_BOX_CTL_RST_CTRL_SHIFT 0
#define HSWEP_IMC_BOX_CTL_RST_CTRL_WIDTH 1
#define HSWEP_IMC_BOX_CTL_RST_CTRL_MASK  0x00000001U

typedef struct {
	uint32_t raw;
} hswep_imc_box_ctl_t;

typedef struct {
	uint32_t frz_en;   /* 16    RW               1 lets a freeze of all boxes stop this one. */
	uint32_t frz;      /* 8     WO               1 stops every counter of the box. */
	uint32_t rst_ctrs; /* 1     WO self-clearing Write 1 to zero every counter of the box, the fixed one, too. */
	uint32_t rst_ctrl; /* 0     WO self-clearing Write 1 to zero every counter control of the box, the fixed one's, too. */
} hswep_imc_box_ctl_fields_t;

static inline __attribute__((always_inline)) hswep_imc_box_ctl_t hswep_imc_box_ctl_pack(hswep_imc_box_ctl_fields_t f)
{
	hswep_imc_box_ctl_t r;

	r.raw = 0
		| pmureg_put32(f.frz_en, 0x1U, 16)
		| pmureg_put32(f.frz, 0x1U, 8)
		| pmureg_put32(f.rst_ctrs, 0x1U, 1)
		| pmureg_put32(f.rst_ctrl, 0x1U, 0);
	return r;
}

static inline hswep_imc_box_ctl_fields_t hswep_imc_box_ctl_unpack(hswep_imc_box_ctl_t r)
{
	hswep_imc_box_ctl_fields_t f;

	f.frz_en = (r.raw >> 16) & 0x1U;
	f.frz = (r.raw >> 8) & 0x1U;
	f.rst_ctrs = (r.raw >> 1) & 0x1U;
	f.rst_ctrl = r.raw & 0x1U;
	return f;
}

static inline uint32_t hswep_imc_box_ctl_get(hswep_imc_box_ctl_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline hswep_imc_box_ctl_t hswep_imc_box_ctl_with(hswep_imc_box_ctl_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x00010100U & ~mask);
	return r;
}

#define hswep_imc_box_ctl_get_frz_en(r)           hswep_imc_box_ctl_get(r, 0x00010000U, 16)
#define hswep_imc_box_ctl_with_frz_en(r, value)   PMUREG_WITH(hswep_imc_box_ctl_with, r, 0x00010000U, 16, value)
#define hswep_imc_box_ctl_with_frz(r, value)      PMUREG_WITH(hswep_imc_box_ctl_with, r, 0x00000100U, 8, value)
#define hswep_imc_box_ctl_with_rst_ctrs(r, value) PMUREG_WITH(hswep_imc_box_ctl_with, r, 0x00000002U, 1, value)
#define hswep_imc_box_ctl_with_rst_ctrl(r, value) PMUREG_WITH(hswep_imc_box_ctl_with, r, 0x00000001U, 0, value)

static inline int hswep_imc_box_ctl_check(hswep_imc_box_ctl_t r)
{
	if ((r.raw & 0xfffefefcU) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *hswep_imc_box_ctl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffefefc must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline hswep_imc_box_ctl_t hswep_imc_box_ctl_read(const PMUREG_CONFIG *device)
{
	hswep_imc_box_ctl_t r;

	r.raw = pmureg_config_load32(device, HSWEP_IMC_BOX_CTL_OFFSET);
	return r;
}

static inline void hswep_imc_box_ctl_write(PMUREG_CONFIG *device, hswep_imc_box_ctl_t r)
{
	pmureg_config_store32(device, HSWEP_IMC_BOX_CTL_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int hswep_imc_box_ctl_io_read(struct pmureg_io *io, struct pmureg_place at, hswep_imc_box_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_PCI;
	at.address = HSWEP_IMC_BOX_CTL_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int hswep_imc_box_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, hswep_imc_box_ctl_t r)
{
	at.space = PMUREG_PCI;
	at.address = HSWEP_IMC_BOX_CTL_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- MC_CH<ch>_PCI_PMON_BOX_STATUS: Which counters overflowed. ----
 * Source: L
 * Note: The places are those of the generation before (M).
 */

#define HSWEP_IMC_BOX_STATUS_OFFSET         0xf8U
#define HSWEP_IMC_BOX_STATUS_RESET          0x00000000U
#define HSWEP_IMC_BOX_STATUS_ACTING         0x0000001fU
#define HSWEP_IMC_BOX_STATUS_OV_SHIFT       1
#define HSWEP_IMC_BOX_STATUS_OV_WIDTH       4
#define HSWEP_IMC_BOX_STATUS_OV_MASK        0x0000001eU
#define HSWEP_IMC_BOX_STATUS_OV_COUNT       4
#define HSWEP_IMC_BOX_STATUS_OV_FIXED_SHIFT 0
#define HSWEP_IMC_BOX_STATUS_OV_FIXED_WIDTH 1
#define HSWEP_IMC_BOX_STATUS_OV_FIXED_MASK  0x00000001U

typedef struct {
	uint32_t raw;
} hswep_imc_box_status_t;

typedef struct {
	uint32_t ov;       /* 4:1   W1C-V Counter <n> overflowed. */
	uint32_t ov_fixed; /* 0     W1C-V The fixed counter overflowed. */
} hswep_imc_box_status_fields_t;

static inline __attribute__((always_inline)) hswep_imc_box_status_t hswep_imc_box_status_pack(hswep_imc_box_status_fields_t f)
{
	hswep_imc_box_status_t r;

	r.raw = 0
		| pmureg_put32(f.ov, 0xfU, 1)
		| pmureg_put32(f.ov_fixed, 0x1U, 0);
	return r;
}

static inline hswep_imc_box_status_fields_t hswep_imc_box_status_unpack(hswep_imc_box_status_t r)
{
	hswep_imc_box_status_fields_t f;

	f.ov = (r.raw >> 1) & 0xfU;
	f.ov_fixed = r.raw & 0x1U;
	return f;
}

static inline uint32_t hswep_imc_box_status_get(hswep_imc_box_status_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline hswep_imc_box_status_t hswep_imc_box_status_with(hswep_imc_box_status_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift);
	return r;
}

#define hswep_imc_box_status_get_ov_fixed(r)         hswep_imc_box_status_get(r, 0x00000001U, 0)
#define hswep_imc_box_status_with_ov(r, value)       PMUREG_WITH(hswep_imc_box_status_with, r, 0x0000001eU, 1, value)
#define hswep_imc_box_status_with_ov_fixed(r, value) PMUREG_WITH(hswep_imc_box_status_with, r, 0x00000001U, 0, value)

/* Element n of ov, 0 to 3. Another index gives 0; debug builds assert. */
static inline uint32_t hswep_imc_box_status_get_ov(hswep_imc_box_status_t r, unsigned int n)
{
	PMUREG_INDEX(n, 3U);
	return n < 4U ? (r.raw >> (1U + n)) & 0x1U : 0;
}

static inline int hswep_imc_box_status_check(hswep_imc_box_status_t r)
{
	if ((r.raw & 0xffffffe0U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *hswep_imc_box_status_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffe0 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline hswep_imc_box_status_t hswep_imc_box_status_read(const PMUREG_CONFIG *device)
{
	hswep_imc_box_status_t r;

	r.raw = pmureg_config_load32(device, HSWEP_IMC_BOX_STATUS_OFFSET);
	return r;
}

static inline void hswep_imc_box_status_write(PMUREG_CONFIG *device, hswep_imc_box_status_t r)
{
	pmureg_config_store32(device, HSWEP_IMC_BOX_STATUS_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int hswep_imc_box_status_io_read(struct pmureg_io *io, struct pmureg_place at, hswep_imc_box_status_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_PCI;
	at.address = HSWEP_IMC_BOX_STATUS_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int hswep_imc_box_status_io_write(struct pmureg_io *io, struct pmureg_place at, hswep_imc_box_status_t r)
{
	at.space = PMUREG_PCI;
	at.address = HSWEP_IMC_BOX_STATUS_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- MC_CH<ch>_PCI_PMON_FIXED_CTR: Counts DRAM clocks. ----
 * Source: K; L
 */

#define HSWEP_IMC_FIXED_CTR_OFFSET            0xd0U
#define HSWEP_IMC_FIXED_CTR_RESET             0x0000000000000000ULL
#define HSWEP_IMC_FIXED_CTR_EVENT_COUNT_SHIFT 0
#define HSWEP_IMC_FIXED_CTR_EVENT_COUNT_WIDTH 48
#define HSWEP_IMC_FIXED_CTR_EVENT_COUNT_MASK  0x0000ffffffffffffULL

typedef struct {
	uint64_t raw;
} hswep_imc_fixed_ctr_t;

typedef struct {
	uint64_t event_count; /* 47:0  RW-V The count. */
} hswep_imc_fixed_ctr_fields_t;

static inline __attribute__((always_inline)) hswep_imc_fixed_ctr_t hswep_imc_fixed_ctr_pack(hswep_imc_fixed_ctr_fields_t f)
{
	hswep_imc_fixed_ctr_t r;

	r.raw = 0
		| pmureg_put64(f.event_count, 0xffffffffffffULL, 0);
	return r;
}

static inline hswep_imc_fixed_ctr_fields_t hswep_imc_fixed_ctr_unpack(hswep_imc_fixed_ctr_t r)
{
	hswep_imc_fixed_ctr_fields_t f;

	f.event_count = r.raw & 0xffffffffffffULL;
	return f;
}

static inline uint64_t hswep_imc_fixed_ctr_get(hswep_imc_fixed_ctr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline hswep_imc_fixed_ctr_t hswep_imc_fixed_ctr_with(hswep_imc_fixed_ctr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000ffffffffffffULL & ~mask);
	return r;
}

#define hswep_imc_fixed_ctr_get_event_count(r)         hswep_imc_fixed_ctr_get(r, 0x0000ffffffffffffULL, 0)
#define hswep_imc_fixed_ctr_with_event_count(r, value) PMUREG_WITH(hswep_imc_fixed_ctr_with, r, 0x0000ffffffffffffULL, 0, value)

static inline int hswep_imc_fixed_ctr_check(hswep_imc_fixed_ctr_t r)
{
	if ((r.raw & 0xffff000000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *hswep_imc_fixed_ctr_rule(int rule)
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
static inline hswep_imc_fixed_ctr_t hswep_imc_fixed_ctr_read(const PMUREG_CONFIG *device)
{
	hswep_imc_fixed_ctr_t r;
	uint32_t low, high, again;
	uint32_t tries = 1000;

	again = pmureg_config_load32(device, HSWEP_IMC_FIXED_CTR_OFFSET + 4U);
	do {
		high = again;
		low = pmureg_config_load32(device, HSWEP_IMC_FIXED_CTR_OFFSET);
		again = pmureg_config_load32(device, HSWEP_IMC_FIXED_CTR_OFFSET + 4U);
	} while (high != again && --tries);
	r.raw = (uint64_t)again << 32 | (high == again ? low : 0U);
	return r;
}

static inline void hswep_imc_fixed_ctr_write(PMUREG_CONFIG *device, hswep_imc_fixed_ctr_t r)
{
	pmureg_config_store32(device, HSWEP_IMC_FIXED_CTR_OFFSET, (uint32_t)r.raw);
	pmureg_config_store32(device, HSWEP_IMC_FIXED_CTR_OFFSET + 4U, (uint32_t)(r.raw >> 32));
}

#ifdef PMUREG_IO_H
static inline int hswep_imc_fixed_ctr_io_read(struct pmureg_io *io, struct pmureg_place at, hswep_imc_fixed_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_PCI;
	at.address = HSWEP_IMC_FIXED_CTR_OFFSET;
	at.bits = 32;
	error = pmureg_io_read_halves(io, at, 0, &value);
	r->raw = value;
	return error;
}

static inline int hswep_imc_fixed_ctr_io_write(struct pmureg_io *io, struct pmureg_place at, hswep_imc_fixed_ctr_t r)
{
	at.space = PMUREG_PCI;
	at.address = HSWEP_IMC_FIXED_CTR_OFFSET;
	at.bits = 32;
	return pmureg_io_write_halves(io, at, r.raw);
}
#endif

/* ---- MC_CH<ch>_PCI_PMON_FIXED_CTL: Control of the DRAM clock counter. ----
 * Source: K; L; PCM
 */

#define HSWEP_IMC_FIXED_CTL_OFFSET      0xf0U
#define HSWEP_IMC_FIXED_CTL_RESET       0x00000000U
#define HSWEP_IMC_FIXED_CTL_ACTING      0x00080000U
#define HSWEP_IMC_FIXED_CTL_EN_SHIFT    22
#define HSWEP_IMC_FIXED_CTL_EN_WIDTH    1
#define HSWEP_IMC_FIXED_CTL_EN_MASK     0x00400000U
#define HSWEP_IMC_FIXED_CTL_OV_EN_SHIFT 20
#define HSWEP_IMC_FIXED_CTL_OV_EN_WIDTH 1
#define HSWEP_IMC_FIXED_CTL_OV_EN_MASK  0x00100000U
#define HSWEP_IMC_FIXED_CTL_RST_SHIFT   19
#define HSWEP_IMC_FIXED_CTL_RST_WIDTH   1
#define HSWEP_IMC_FIXED_CTL_RST_MASK    0x00080000U

typedef struct {
	uint32_t raw;
} hswep_imc_fixed_ctl_t;

typedef struct {
	uint32_t en;    /* 22    RW-V             1 lets the fixed counter count. */
	uint32_t ov_en; /* 20    RW-V             1 reports an overflow to the UBox. */
	uint32_t rst;   /* 19    WO self-clearing Write 1 to zero the fixed counter. */
} hswep_imc_fixed_ctl_fields_t;

static inline __attribute__((always_inline)) hswep_imc_fixed_ctl_t hswep_imc_fixed_ctl_pack(hswep_imc_fixed_ctl_fields_t f)
{
	hswep_imc_fixed_ctl_t r;

	r.raw = 0
		| pmureg_put32(f.en, 0x1U, 22)
		| pmureg_put32(f.ov_en, 0x1U, 20)
		| pmureg_put32(f.rst, 0x1U, 19);
	return r;
}

static inline hswep_imc_fixed_ctl_fields_t hswep_imc_fixed_ctl_unpack(hswep_imc_fixed_ctl_t r)
{
	hswep_imc_fixed_ctl_fields_t f;

	f.en = (r.raw >> 22) & 0x1U;
	f.ov_en = (r.raw >> 20) & 0x1U;
	f.rst = (r.raw >> 19) & 0x1U;
	return f;
}

static inline uint32_t hswep_imc_fixed_ctl_get(hswep_imc_fixed_ctl_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline hswep_imc_fixed_ctl_t hswep_imc_fixed_ctl_with(hswep_imc_fixed_ctl_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x00500000U & ~mask);
	return r;
}

#define hswep_imc_fixed_ctl_get_en(r)            hswep_imc_fixed_ctl_get(r, 0x00400000U, 22)
#define hswep_imc_fixed_ctl_get_ov_en(r)         hswep_imc_fixed_ctl_get(r, 0x00100000U, 20)
#define hswep_imc_fixed_ctl_with_en(r, value)    PMUREG_WITH(hswep_imc_fixed_ctl_with, r, 0x00400000U, 22, value)
#define hswep_imc_fixed_ctl_with_ov_en(r, value) PMUREG_WITH(hswep_imc_fixed_ctl_with, r, 0x00100000U, 20, value)
#define hswep_imc_fixed_ctl_with_rst(r, value)   PMUREG_WITH(hswep_imc_fixed_ctl_with, r, 0x00080000U, 19, value)

static inline int hswep_imc_fixed_ctl_check(hswep_imc_fixed_ctl_t r)
{
	if ((r.raw & 0xffa7ffffU) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *hswep_imc_fixed_ctl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffa7ffff must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline hswep_imc_fixed_ctl_t hswep_imc_fixed_ctl_read(const PMUREG_CONFIG *device)
{
	hswep_imc_fixed_ctl_t r;

	r.raw = pmureg_config_load32(device, HSWEP_IMC_FIXED_CTL_OFFSET);
	return r;
}

static inline void hswep_imc_fixed_ctl_write(PMUREG_CONFIG *device, hswep_imc_fixed_ctl_t r)
{
	pmureg_config_store32(device, HSWEP_IMC_FIXED_CTL_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int hswep_imc_fixed_ctl_io_read(struct pmureg_io *io, struct pmureg_place at, hswep_imc_fixed_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_PCI;
	at.address = HSWEP_IMC_FIXED_CTL_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int hswep_imc_fixed_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, hswep_imc_fixed_ctl_t r)
{
	at.space = PMUREG_PCI;
	at.address = HSWEP_IMC_FIXED_CTL_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
