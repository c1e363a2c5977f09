/*
 * Intel Xeon E5 v2 and E7 v2 (Ivy Bridge-EP and -EX): Home agent
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
 * Made by pmureg from regdefs/intel/ivbep.yaml. Edit that, not this.
 */
#ifndef PMUREG_IVBEP_HA_H
#define PMUREG_IVBEP_HA_H

#include <pmureg/access.h>

/* ---- HA_PCI_PMON_CTL<n>: Selects and shapes the event of counter <n>. ----
 * Source: M 2.4.2.4
 */

#define IVBEP_HA_CTL_OFFSET(n)       (0xd8U + 4U * (n)) /* n: 0 to 3 */
#define IVBEP_HA_CTL_COUNT           4
#define IVBEP_HA_CTL_RESET           0x00000000U
#define IVBEP_HA_CTL_ACTING          0x00030000U
#define IVBEP_HA_CTL_THRESH_SHIFT    24
#define IVBEP_HA_CTL_THRESH_WIDTH    8
#define IVBEP_HA_CTL_THRESH_MASK     0xff000000U
#define IVBEP_HA_CTL_EN_SHIFT        22
#define IVBEP_HA_CTL_EN_WIDTH        1
#define IVBEP_HA_CTL_EN_MASK         0x00400000U
#define IVBEP_HA_CTL_OV_EN_SHIFT     20
#define IVBEP_HA_CTL_OV_EN_WIDTH     1
#define IVBEP_HA_CTL_OV_EN_MASK      0x00100000U
#define IVBEP_HA_CTL_EDGE_DET_SHIFT  18
#define IVBEP_HA_CTL_EDGE_DET_WIDTH  1
#define IVBEP_HA_CTL_EDGE_DET_MASK   0x00040000U
#define IVBEP_HA_CTL_RST_SHIFT       17
#define IVBEP_HA_CTL_RST_WIDTH       1
#define IVBEP_HA_CTL_RST_MASK        0x00020000U
#define IVBEP_HA_CTL_Q_OCC_RST_SHIFT 16
#define IVBEP_HA_CTL_Q_OCC_RST_WIDTH 1
#define IVBEP_HA_CTL_Q_OCC_RST_MASK  0x00010000U
#define IVBEP_HA_CTL_UMASK_SHIFT     8
#define IVBEP_HA_CTL_UMASK_WIDTH     8
#define IVBEP_HA_CTL_UMASK_MASK      0x0000ff00U
#define IVBEP_HA_CTL_EV_SEL_SHIFT    0
#define IVBEP_HA_CTL_EV_SEL_WIDTH    8
#define IVBEP_HA_CTL_EV_SEL_MASK     0x000000ffU

typedef struct {
	uint32_t raw;
} ivbep_ha_ctl_t;

typedef struct {
	uint32_t thresh;    /* 31:24 RW-V             0 adds the event's value each cycle; else adds 1 in cycles when the value is at least this. */
	uint32_t en;        /* 22    RW-V             1 lets this counter count. */
	uint32_t ov_en;     /* 20    RW-V             1 reports an overflow to the UBox. */
	uint32_t edge_det;  /* 18    RW-V             1 counts rising edges of the threshold compare instead of cycles. */
	uint32_t rst;       /* 17    WO self-clearing Write 1 to zero this counter. */
	uint32_t q_occ_rst; /* 16    WO self-clearing Write 1 to zero the queue occupancy that feeds this counter. */
	uint32_t umask;     /* 15:8  RW-V             Sub-events. */
	uint32_t ev_sel;    /* 7:0   RW-V             Event number. */
} ivbep_ha_ctl_fields_t;

static inline __attribute__((always_inline)) ivbep_ha_ctl_t ivbep_ha_ctl_pack(ivbep_ha_ctl_fields_t f)
{
	ivbep_ha_ctl_t r;

	r.raw = 0
		| pmureg_put32(f.thresh, 0xffU, 24)
		| pmureg_put32(f.en, 0x1U, 22)
		| pmureg_put32(f.ov_en, 0x1U, 20)
		| pmureg_put32(f.edge_det, 0x1U, 18)
		| pmureg_put32(f.rst, 0x1U, 17)
		| pmureg_put32(f.q_occ_rst, 0x1U, 16)
		| pmureg_put32(f.umask, 0xffU, 8)
		| pmureg_put32(f.ev_sel, 0xffU, 0);
	return r;
}

static inline ivbep_ha_ctl_fields_t ivbep_ha_ctl_unpack(ivbep_ha_ctl_t r)
{
	ivbep_ha_ctl_fields_t f;

	f.thresh = r.raw >> 24;
	f.en = (r.raw >> 22) & 0x1U;
	f.ov_en = (r.raw >> 20) & 0x1U;
	f.edge_det = (r.raw >> 18) & 0x1U;
	f.rst = (r.raw >> 17) & 0x1U;
	f.q_occ_rst = (r.raw >> 16) & 0x1U;
	f.umask = (r.raw >> 8) & 0xffU;
	f.ev_sel = r.raw & 0xffU;
	return f;
}

static inline uint32_t ivbep_ha_ctl_get(ivbep_ha_ctl_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline ivbep_ha_ctl_t ivbep_ha_ctl_with(ivbep_ha_ctl_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0xff54ffffU & ~mask);
	return r;
}

#define ivbep_ha_ctl_get_thresh(r)            ivbep_ha_ctl_get(r, 0xff000000U, 24)
#define ivbep_ha_ctl_get_en(r)                ivbep_ha_ctl_get(r, 0x00400000U, 22)
#define ivbep_ha_ctl_get_ov_en(r)             ivbep_ha_ctl_get(r, 0x00100000U, 20)
#define ivbep_ha_ctl_get_edge_det(r)          ivbep_ha_ctl_get(r, 0x00040000U, 18)
#define ivbep_ha_ctl_get_umask(r)             ivbep_ha_ctl_get(r, 0x0000ff00U, 8)
#define ivbep_ha_ctl_get_ev_sel(r)            ivbep_ha_ctl_get(r, 0x000000ffU, 0)
#define ivbep_ha_ctl_with_thresh(r, value)    PMUREG_WITH(ivbep_ha_ctl_with, r, 0xff000000U, 24, value)
#define ivbep_ha_ctl_with_en(r, value)        PMUREG_WITH(ivbep_ha_ctl_with, r, 0x00400000U, 22, value)
#define ivbep_ha_ctl_with_ov_en(r, value)     PMUREG_WITH(ivbep_ha_ctl_with, r, 0x00100000U, 20, value)
#define ivbep_ha_ctl_with_edge_det(r, value)  PMUREG_WITH(ivbep_ha_ctl_with, r, 0x00040000U, 18, value)
#define ivbep_ha_ctl_with_rst(r, value)       PMUREG_WITH(ivbep_ha_ctl_with, r, 0x00020000U, 17, value)
#define ivbep_ha_ctl_with_q_occ_rst(r, value) PMUREG_WITH(ivbep_ha_ctl_with, r, 0x00010000U, 16, value)
#define ivbep_ha_ctl_with_umask(r, value)     PMUREG_WITH(ivbep_ha_ctl_with, r, 0x0000ff00U, 8, value)
#define ivbep_ha_ctl_with_ev_sel(r, value)    PMUREG_WITH(ivbep_ha_ctl_with, r, 0x000000ffU, 0, value)

static inline int ivbep_ha_ctl_check(ivbep_ha_ctl_t r)
{
	if ((r.raw & 0x00a00000U) != 0x00000000U)
		return 0;
	if ((((r.raw >> 18) & 0x1U)) && !((r.raw >> 24) >= 1U))
		return 1;
	return -1;
}

static inline const char *ivbep_ha_ctl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "software must write 0x0 to the bits 0xa00000";
	case 1:
		return "edge_det counts rising edges of the threshold compare, so thresh must be at least 1.";
	default:
		return (const char *)0;
	}
}

static inline ivbep_ha_ctl_t ivbep_ha_ctl_read(const PMUREG_CONFIG *device, unsigned int n)
{
	ivbep_ha_ctl_t r;

	PMUREG_INDEX(n, 3U);
	r.raw = pmureg_config_load32(device, IVBEP_HA_CTL_OFFSET(n));
	return r;
}

static inline void ivbep_ha_ctl_write(PMUREG_CONFIG *device, unsigned int n, ivbep_ha_ctl_t r)
{
	PMUREG_INDEX(n, 3U);
	pmureg_config_store32(device, IVBEP_HA_CTL_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int ivbep_ha_ctl_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, ivbep_ha_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_PCI;
	at.address = IVBEP_HA_CTL_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int ivbep_ha_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, ivbep_ha_ctl_t r)
{
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_PCI;
	at.address = IVBEP_HA_CTL_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- HA_PCI_PMON_CTR<n>: Counter <n>. ----
 * Source: M 2.4.2.4
 */

#define IVBEP_HA_CTR_OFFSET(n)         (0xa0U + 8U * (n)) /* n: 0 to 3 */
#define IVBEP_HA_CTR_COUNT             4
#define IVBEP_HA_CTR_RESET             0x0000000000000000ULL
#define IVBEP_HA_CTR_EVENT_COUNT_SHIFT 0
#define IVBEP_HA_CTR_EVENT_COUNT_WIDTH 48
#define IVBEP_HA_CTR_EVENT_COUNT_MASK  0x0000ffffffffffffULL

typedef struct {
	uint64_t raw;
} ivbep_ha_ctr_t;

typedef struct {
	uint64_t event_count; /* 47:0  RW-V The count. */
} ivbep_ha_ctr_fields_t;

static inline __attribute__((always_inline)) ivbep_ha_ctr_t ivbep_ha_ctr_pack(ivbep_ha_ctr_fields_t f)
{
	ivbep_ha_ctr_t r;

	r.raw = 0
		| pmureg_put64(f.event_count, 0xffffffffffffULL, 0);
	return r;
}

static inline ivbep_ha_ctr_fields_t ivbep_ha_ctr_unpack(ivbep_ha_ctr_t r)
{
	ivbep_ha_ctr_fields_t f;

	f.event_count = r.raw & 0xffffffffffffULL;
	return f;
}

static inline uint64_t ivbep_ha_ctr_get(ivbep_ha_ctr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline ivbep_ha_ctr_t ivbep_ha_ctr_with(ivbep_ha_ctr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000ffffffffffffULL & ~mask);
	return r;
}

#define ivbep_ha_ctr_get_event_count(r)         ivbep_ha_ctr_get(r, 0x0000ffffffffffffULL, 0)
#define ivbep_ha_ctr_with_event_count(r, value) PMUREG_WITH(ivbep_ha_ctr_with, r, 0x0000ffffffffffffULL, 0, value)

/*
 * Reads high, low, high, until both high halves are equal, so that a carry between them does not matter. After 1,000 tries
 * it returns the value at the last change of the high half.
 */
static inline ivbep_ha_ctr_t ivbep_ha_ctr_read(const PMUREG_CONFIG *device, unsigned int n)
{
	ivbep_ha_ctr_t r;
	uint32_t low, high, again;
	uint32_t tries = 1000;

	PMUREG_INDEX(n, 3U);
	again = pmureg_config_load32(device, IVBEP_HA_CTR_OFFSET(n) + 4U);
	do {
		high = again;
		low = pmureg_config_load32(device, IVBEP_HA_CTR_OFFSET(n));
		again = pmureg_config_load32(device, IVBEP_HA_CTR_OFFSET(n) + 4U);
	} while (high != again && --tries);
	r.raw = (uint64_t)again << 32 | (high == again ? low : 0U);
	return r;
}

static inline void ivbep_ha_ctr_write(PMUREG_CONFIG *device, unsigned int n, ivbep_ha_ctr_t r)
{
	PMUREG_INDEX(n, 3U);
	pmureg_config_store32(device, IVBEP_HA_CTR_OFFSET(n), (uint32_t)r.raw);
	pmureg_config_store32(device, IVBEP_HA_CTR_OFFSET(n) + 4U, (uint32_t)(r.raw >> 32));
}

#ifdef PMUREG_IO_H
static inline int ivbep_ha_ctr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, ivbep_ha_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_PCI;
	at.address = IVBEP_HA_CTR_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read_halves(io, at, 0, &value);
	r->raw = value;
	return error;
}

static inline int ivbep_ha_ctr_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, ivbep_ha_ctr_t r)
{
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_PCI;
	at.address = IVBEP_HA_CTR_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write_halves(io, at, r.raw);
}
#endif

/* ---- HA_PCI_PMON_BOX_CTL: Freezes and resets the box. ----
 * Source: M 2.4.2.3 table 2-38
 * Note: Linux writes 0 to bits 17:16 and that works, too; PCM writes bit 16, V1's freeze enable; the manual wants both as ones. frz cannot be read back.
 */

#define IVBEP_HA_BOX_CTL_OFFSET         0xf4U
#define IVBEP_HA_BOX_CTL_RESET          0x00000000U
#define IVBEP_HA_BOX_CTL_MUST_ONES      0x00030000U
#define IVBEP_HA_BOX_CTL_ACTING         0x00000003U
#define IVBEP_HA_BOX_CTL_FRZ_SHIFT      8
#define IVBEP_HA_BOX_CTL_FRZ_WIDTH      1
#define IVBEP_HA_BOX_CTL_FRZ_MASK       0x00000100U
#define IVBEP_HA_BOX_CTL_RST_CTRS_SHIFT 1
#define IVBEP_HA_BOX_CTL_RST_CTRS_WIDTH 1
#define IVBEP_HA_BOX_CTL_RST_CTRS_MASK  0x00000002U
#define IVBEP_HA_BOX_CTL_RST_CTRL_SHIFT 0
#define IVBEP_HA_BOX_CTL_RST_CTRL_WIDTH 1
#define IVBEP_HA_BOX_CTL_RST_CTRL_MASK  0x00000001U

typedef struct {
	uint32_t raw;
} ivbep_ha_box_ctl_t;

typedef struct {
	uint32_t frz;      /* 8     WO               1 stops every counter of the box. */
	uint32_t rst_ctrs; /* 1     WO self-clearing Write 1 to zero every counter of the box. */
	uint32_t rst_ctrl; /* 0     WO self-clearing Write 1 to zero every counter control of the box. */
} ivbep_ha_box_ctl_fields_t;

static inline __attribute__((always_inline)) ivbep_ha_box_ctl_t ivbep_ha_box_ctl_pack(ivbep_ha_box_ctl_fields_t f)
{
	ivbep_ha_box_ctl_t r;

	r.raw = IVBEP_HA_BOX_CTL_MUST_ONES
		| pmureg_put32(f.frz, 0x1U, 8)
		| pmureg_put32(f.rst_ctrs, 0x1U, 1)
		| pmureg_put32(f.rst_ctrl, 0x1U, 0);
	return r;
}

static inline ivbep_ha_box_ctl_fields_t ivbep_ha_box_ctl_unpack(ivbep_ha_box_ctl_t r)
{
	ivbep_ha_box_ctl_fields_t f;

	f.frz = (r.raw >> 8) & 0x1U;
	f.rst_ctrs = (r.raw >> 1) & 0x1U;
	f.rst_ctrl = r.raw & 0x1U;
	return f;
}

static inline ivbep_ha_box_ctl_t ivbep_ha_box_ctl_with(ivbep_ha_box_ctl_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | IVBEP_HA_BOX_CTL_MUST_ONES | (r.raw & 0x00000100U & ~mask);
	return r;
}

#define ivbep_ha_box_ctl_with_frz(r, value)      PMUREG_WITH(ivbep_ha_box_ctl_with, r, 0x00000100U, 8, value)
#define ivbep_ha_box_ctl_with_rst_ctrs(r, value) PMUREG_WITH(ivbep_ha_box_ctl_with, r, 0x00000002U, 1, value)
#define ivbep_ha_box_ctl_with_rst_ctrl(r, value) PMUREG_WITH(ivbep_ha_box_ctl_with, r, 0x00000001U, 0, value)

static inline int ivbep_ha_box_ctl_check(ivbep_ha_box_ctl_t r)
{
	if ((r.raw & 0x00030000U) != 0x00030000U)
		return 0;
	return -1;
}

static inline const char *ivbep_ha_box_ctl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "software must write 0x30000 to the bits 0x30000";
	default:
		return (const char *)0;
	}
}

static inline void ivbep_ha_box_ctl_write(PMUREG_CONFIG *device, ivbep_ha_box_ctl_t r)
{
	pmureg_config_store32(device, IVBEP_HA_BOX_CTL_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int ivbep_ha_box_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, ivbep_ha_box_ctl_t r)
{
	at.space = PMUREG_PCI;
	at.address = IVBEP_HA_BOX_CTL_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- HA_PCI_PMON_BOX_STATUS: Which counters overflowed. ----
 * Source: M 2.4.2.3 table 2-39
 */

#define IVBEP_HA_BOX_STATUS_OFFSET   0xf8U
#define IVBEP_HA_BOX_STATUS_RESET    0x00000000U
#define IVBEP_HA_BOX_STATUS_ACTING   0x0000000fU
#define IVBEP_HA_BOX_STATUS_OV_SHIFT 0
#define IVBEP_HA_BOX_STATUS_OV_WIDTH 4
#define IVBEP_HA_BOX_STATUS_OV_MASK  0x0000000fU
#define IVBEP_HA_BOX_STATUS_OV_COUNT 4

typedef struct {
	uint32_t raw;
} ivbep_ha_box_status_t;

typedef struct {
	uint32_t ov; /* 3:0   W1C-V Counter <n> overflowed. */
} ivbep_ha_box_status_fields_t;

static inline __attribute__((always_inline)) ivbep_ha_box_status_t ivbep_ha_box_status_pack(ivbep_ha_box_status_fields_t f)
{
	ivbep_ha_box_status_t r;

	r.raw = 0
		| pmureg_put32(f.ov, 0xfU, 0);
	return r;
}

static inline ivbep_ha_box_status_fields_t ivbep_ha_box_status_unpack(ivbep_ha_box_status_t r)
{
	ivbep_ha_box_status_fields_t f;

	f.ov = r.raw & 0xfU;
	return f;
}

static inline ivbep_ha_box_status_t ivbep_ha_box_status_with(ivbep_ha_box_status_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift);
	return r;
}

#define ivbep_ha_box_status_with_ov(r, value) PMUREG_WITH(ivbep_ha_box_status_with, r, 0x0000000fU, 0, value)

/* Element n of ov, 0 to 3. Another index gives 0; debug builds assert. */
static inline uint32_t ivbep_ha_box_status_get_ov(ivbep_ha_box_status_t r, unsigned int n)
{
	PMUREG_INDEX(n, 3U);
	return n < 4U ? (r.raw >> n) & 0x1U : 0;
}

static inline int ivbep_ha_box_status_check(ivbep_ha_box_status_t r)
{
	if ((r.raw & 0x00000010U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *ivbep_ha_box_status_rule(int rule)
{
	switch (rule) {
	case 0:
		return "software must write 0x0 to the bits 0x10";
	default:
		return (const char *)0;
	}
}

static inline ivbep_ha_box_status_t ivbep_ha_box_status_read(const PMUREG_CONFIG *device)
{
	ivbep_ha_box_status_t r;

	r.raw = pmureg_config_load32(device, IVBEP_HA_BOX_STATUS_OFFSET);
	return r;
}

static inline void ivbep_ha_box_status_write(PMUREG_CONFIG *device, ivbep_ha_box_status_t r)
{
	pmureg_config_store32(device, IVBEP_HA_BOX_STATUS_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int ivbep_ha_box_status_io_read(struct pmureg_io *io, struct pmureg_place at, ivbep_ha_box_status_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_PCI;
	at.address = IVBEP_HA_BOX_STATUS_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int ivbep_ha_box_status_io_write(struct pmureg_io *io, struct pmureg_place at, ivbep_ha_box_status_t r)
{
	at.space = PMUREG_PCI;
	at.address = IVBEP_HA_BOX_STATUS_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- HA_PCI_PMON_BOX_ADDRMATCH0: Physical address to match, bits 31:6. ----
 * Source: M 2.4.2
 */

#define IVBEP_HA_ADDRMATCH0_OFFSET        0x40U
#define IVBEP_HA_ADDRMATCH0_RESET         0x00000000U
#define IVBEP_HA_ADDRMATCH0_LO_ADDR_SHIFT 6
#define IVBEP_HA_ADDRMATCH0_LO_ADDR_WIDTH 26
#define IVBEP_HA_ADDRMATCH0_LO_ADDR_MASK  0xffffffc0U

typedef struct {
	uint32_t raw;
} ivbep_ha_addrmatch0_t;

typedef struct {
	uint32_t lo_addr; /* 31:6  RW Physical address, bits 31:6. */
} ivbep_ha_addrmatch0_fields_t;

static inline __attribute__((always_inline)) ivbep_ha_addrmatch0_t ivbep_ha_addrmatch0_pack(ivbep_ha_addrmatch0_fields_t f)
{
	ivbep_ha_addrmatch0_t r;

	r.raw = 0
		| pmureg_put32(f.lo_addr, 0x3ffffffU, 6);
	return r;
}

static inline ivbep_ha_addrmatch0_fields_t ivbep_ha_addrmatch0_unpack(ivbep_ha_addrmatch0_t r)
{
	ivbep_ha_addrmatch0_fields_t f;

	f.lo_addr = r.raw >> 6;
	return f;
}

static inline uint32_t ivbep_ha_addrmatch0_get(ivbep_ha_addrmatch0_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline ivbep_ha_addrmatch0_t ivbep_ha_addrmatch0_with(ivbep_ha_addrmatch0_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0xffffffc0U & ~mask);
	return r;
}

#define ivbep_ha_addrmatch0_get_lo_addr(r)         ivbep_ha_addrmatch0_get(r, 0xffffffc0U, 6)
#define ivbep_ha_addrmatch0_with_lo_addr(r, value) PMUREG_WITH(ivbep_ha_addrmatch0_with, r, 0xffffffc0U, 6, value)

static inline ivbep_ha_addrmatch0_t ivbep_ha_addrmatch0_read(const PMUREG_CONFIG *device)
{
	ivbep_ha_addrmatch0_t r;

	r.raw = pmureg_config_load32(device, IVBEP_HA_ADDRMATCH0_OFFSET);
	return r;
}

static inline void ivbep_ha_addrmatch0_write(PMUREG_CONFIG *device, ivbep_ha_addrmatch0_t r)
{
	pmureg_config_store32(device, IVBEP_HA_ADDRMATCH0_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int ivbep_ha_addrmatch0_io_read(struct pmureg_io *io, struct pmureg_place at, ivbep_ha_addrmatch0_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_PCI;
	at.address = IVBEP_HA_ADDRMATCH0_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int ivbep_ha_addrmatch0_io_write(struct pmureg_io *io, struct pmureg_place at, ivbep_ha_addrmatch0_t r)
{
	at.space = PMUREG_PCI;
	at.address = IVBEP_HA_ADDRMATCH0_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- HA_PCI_PMON_BOX_ADDRMATCH1: Physical address to match, bits 45:32. ----
 * Source: M 2.4.2
 */

#define IVBEP_HA_ADDRMATCH1_OFFSET        0x44U
#define IVBEP_HA_ADDRMATCH1_RESET         0x00000000U
#define IVBEP_HA_ADDRMATCH1_HI_ADDR_SHIFT 0
#define IVBEP_HA_ADDRMATCH1_HI_ADDR_WIDTH 14
#define IVBEP_HA_ADDRMATCH1_HI_ADDR_MASK  0x00003fffU

typedef struct {
	uint32_t raw;
} ivbep_ha_addrmatch1_t;

typedef struct {
	uint32_t hi_addr; /* 13:0  RW Physical address, bits 45:32. */
} ivbep_ha_addrmatch1_fields_t;

static inline __attribute__((always_inline)) ivbep_ha_addrmatch1_t ivbep_ha_addrmatch1_pack(ivbep_ha_addrmatch1_fields_t f)
{
	ivbep_ha_addrmatch1_t r;

	r.raw = 0
		| pmureg_put32(f.hi_addr, 0x3fffU, 0);
	return r;
}

static inline ivbep_ha_addrmatch1_fields_t ivbep_ha_addrmatch1_unpack(ivbep_ha_addrmatch1_t r)
{
	ivbep_ha_addrmatch1_fields_t f;

	f.hi_addr = r.raw & 0x3fffU;
	return f;
}

static inline uint32_t ivbep_ha_addrmatch1_get(ivbep_ha_addrmatch1_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline ivbep_ha_addrmatch1_t ivbep_ha_addrmatch1_with(ivbep_ha_addrmatch1_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x00003fffU & ~mask);
	return r;
}

#define ivbep_ha_addrmatch1_get_hi_addr(r)         ivbep_ha_addrmatch1_get(r, 0x00003fffU, 0)
#define ivbep_ha_addrmatch1_with_hi_addr(r, value) PMUREG_WITH(ivbep_ha_addrmatch1_with, r, 0x00003fffU, 0, value)

static inline ivbep_ha_addrmatch1_t ivbep_ha_addrmatch1_read(const PMUREG_CONFIG *device)
{
	ivbep_ha_addrmatch1_t r;

	r.raw = pmureg_config_load32(device, IVBEP_HA_ADDRMATCH1_OFFSET);
	return r;
}

static inline void ivbep_ha_addrmatch1_write(PMUREG_CONFIG *device, ivbep_ha_addrmatch1_t r)
{
	pmureg_config_store32(device, IVBEP_HA_ADDRMATCH1_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int ivbep_ha_addrmatch1_io_read(struct pmureg_io *io, struct pmureg_place at, ivbep_ha_addrmatch1_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_PCI;
	at.address = IVBEP_HA_ADDRMATCH1_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int ivbep_ha_addrmatch1_io_write(struct pmureg_io *io, struct pmureg_place at, ivbep_ha_addrmatch1_t r)
{
	at.space = PMUREG_PCI;
	at.address = IVBEP_HA_ADDRMATCH1_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- HA_PCI_PMON_BOX_OPCODEMATCH: Message class and opcode to match. ----
 * Source: M 2.4.2
 */

#define IVBEP_HA_OPCODEMATCH_OFFSET    0x48U
#define IVBEP_HA_OPCODEMATCH_RESET     0x00000000U
#define IVBEP_HA_OPCODEMATCH_OPC_SHIFT 0
#define IVBEP_HA_OPCODEMATCH_OPC_WIDTH 6
#define IVBEP_HA_OPCODEMATCH_OPC_MASK  0x0000003fU

typedef struct {
	uint32_t raw;
} ivbep_ha_opcodematch_t;

typedef struct {
	uint32_t opc; /* 5:0   RW Bits 5:4 class (0 HOM0, 1 HOM1, 2 NDR, 3 SNP), 3:0 opcode in the class. */
} ivbep_ha_opcodematch_fields_t;

static inline __attribute__((always_inline)) ivbep_ha_opcodematch_t ivbep_ha_opcodematch_pack(ivbep_ha_opcodematch_fields_t f)
{
	ivbep_ha_opcodematch_t r;

	r.raw = 0
		| pmureg_put32(f.opc, 0x3fU, 0);
	return r;
}

static inline ivbep_ha_opcodematch_fields_t ivbep_ha_opcodematch_unpack(ivbep_ha_opcodematch_t r)
{
	ivbep_ha_opcodematch_fields_t f;

	f.opc = r.raw & 0x3fU;
	return f;
}

static inline uint32_t ivbep_ha_opcodematch_get(ivbep_ha_opcodematch_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline ivbep_ha_opcodematch_t ivbep_ha_opcodematch_with(ivbep_ha_opcodematch_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x0000003fU & ~mask);
	return r;
}

#define ivbep_ha_opcodematch_get_opc(r)         ivbep_ha_opcodematch_get(r, 0x0000003fU, 0)
#define ivbep_ha_opcodematch_with_opc(r, value) PMUREG_WITH(ivbep_ha_opcodematch_with, r, 0x0000003fU, 0, value)

static inline ivbep_ha_opcodematch_t ivbep_ha_opcodematch_read(const PMUREG_CONFIG *device)
{
	ivbep_ha_opcodematch_t r;

	r.raw = pmureg_config_load32(device, IVBEP_HA_OPCODEMATCH_OFFSET);
	return r;
}

static inline void ivbep_ha_opcodematch_write(PMUREG_CONFIG *device, ivbep_ha_opcodematch_t r)
{
	pmureg_config_store32(device, IVBEP_HA_OPCODEMATCH_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int ivbep_ha_opcodematch_io_read(struct pmureg_io *io, struct pmureg_place at, ivbep_ha_opcodematch_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_PCI;
	at.address = IVBEP_HA_OPCODEMATCH_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int ivbep_ha_opcodematch_io_write(struct pmureg_io *io, struct pmureg_place at, ivbep_ha_opcodematch_t r)
{
	at.space = PMUREG_PCI;
	at.address = IVBEP_HA_OPCODEMATCH_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
