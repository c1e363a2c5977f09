/*
 * Intel Xeon E5 v2 and E7 v2 (Ivy Bridge-EP and -EX): QPI link layer
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
#ifndef PMUREG_IVBEP_QPI_H
#define PMUREG_IVBEP_QPI_H

#include <pmureg/access.h>

/* ---- Q_P<port>_PCI_PMON_CTL<n>: Selects and shapes the event of counter <n>. ----
 * Source: M 2.8
 */

#define IVBEP_QPI_CTL_OFFSET(n)        (0xd8U + 4U * (n)) /* n: 0 to 3 */
#define IVBEP_QPI_CTL_COUNT            4
#define IVBEP_QPI_CTL_RESET            0x00000000U
#define IVBEP_QPI_CTL_ACTING           0x00020000U
#define IVBEP_QPI_CTL_THRESH_SHIFT     24
#define IVBEP_QPI_CTL_THRESH_WIDTH     8
#define IVBEP_QPI_CTL_THRESH_MASK      0xff000000U
#define IVBEP_QPI_CTL_EN_SHIFT         22
#define IVBEP_QPI_CTL_EN_WIDTH         1
#define IVBEP_QPI_CTL_EN_MASK          0x00400000U
#define IVBEP_QPI_CTL_EV_SEL_EXT_SHIFT 21
#define IVBEP_QPI_CTL_EV_SEL_EXT_WIDTH 1
#define IVBEP_QPI_CTL_EV_SEL_EXT_MASK  0x00200000U
#define IVBEP_QPI_CTL_OV_EN_SHIFT      20
#define IVBEP_QPI_CTL_OV_EN_WIDTH      1
#define IVBEP_QPI_CTL_OV_EN_MASK       0x00100000U
#define IVBEP_QPI_CTL_EDGE_DET_SHIFT   18
#define IVBEP_QPI_CTL_EDGE_DET_WIDTH   1
#define IVBEP_QPI_CTL_EDGE_DET_MASK    0x00040000U
#define IVBEP_QPI_CTL_RST_SHIFT        17
#define IVBEP_QPI_CTL_RST_WIDTH        1
#define IVBEP_QPI_CTL_RST_MASK         0x00020000U
#define IVBEP_QPI_CTL_UMASK_SHIFT      8
#define IVBEP_QPI_CTL_UMASK_WIDTH      8
#define IVBEP_QPI_CTL_UMASK_MASK       0x0000ff00U
#define IVBEP_QPI_CTL_EV_SEL_SHIFT     0
#define IVBEP_QPI_CTL_EV_SEL_WIDTH     8
#define IVBEP_QPI_CTL_EV_SEL_MASK      0x000000ffU

typedef struct {
	uint32_t raw;
} ivbep_qpi_ctl_t;

typedef struct {
	uint32_t thresh;     /* 31:24 RW-V             0 adds the event's value each cycle; else adds 1 in cycles when the value is at least this. */
	uint32_t en;         /* 22    RW-V             1 lets this counter count. */
	uint32_t ev_sel_ext; /* 21    RW-V             Ninth bit of the event number. */
	uint32_t ov_en;      /* 20    RW-V             1 reports an overflow to the UBox. */
	uint32_t edge_det;   /* 18    RW-V             1 counts rising edges of the threshold compare instead of cycles. */
	uint32_t rst;        /* 17    WO self-clearing Write 1 to zero this counter. */
	uint32_t umask;      /* 15:8  RW-V             Sub-events. */
	uint32_t ev_sel;     /* 7:0   RW-V             Event number. */
} ivbep_qpi_ctl_fields_t;

static inline __attribute__((always_inline)) ivbep_qpi_ctl_t ivbep_qpi_ctl_pack(ivbep_qpi_ctl_fields_t f)
{
	ivbep_qpi_ctl_t r;

	r.raw = 0
		| pmureg_put32(f.thresh, 0xffU, 24)
		| pmureg_put32(f.en, 0x1U, 22)
		| pmureg_put32(f.ev_sel_ext, 0x1U, 21)
		| pmureg_put32(f.ov_en, 0x1U, 20)
		| pmureg_put32(f.edge_det, 0x1U, 18)
		| pmureg_put32(f.rst, 0x1U, 17)
		| pmureg_put32(f.umask, 0xffU, 8)
		| pmureg_put32(f.ev_sel, 0xffU, 0);
	return r;
}

static inline ivbep_qpi_ctl_fields_t ivbep_qpi_ctl_unpack(ivbep_qpi_ctl_t r)
{
	ivbep_qpi_ctl_fields_t f;

	f.thresh = r.raw >> 24;
	f.en = (r.raw >> 22) & 0x1U;
	f.ev_sel_ext = (r.raw >> 21) & 0x1U;
	f.ov_en = (r.raw >> 20) & 0x1U;
	f.edge_det = (r.raw >> 18) & 0x1U;
	f.rst = (r.raw >> 17) & 0x1U;
	f.umask = (r.raw >> 8) & 0xffU;
	f.ev_sel = r.raw & 0xffU;
	return f;
}

static inline uint32_t ivbep_qpi_ctl_get(ivbep_qpi_ctl_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline ivbep_qpi_ctl_t ivbep_qpi_ctl_with(ivbep_qpi_ctl_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0xff74ffffU & ~mask);
	return r;
}

#define ivbep_qpi_ctl_get_thresh(r)             ivbep_qpi_ctl_get(r, 0xff000000U, 24)
#define ivbep_qpi_ctl_get_en(r)                 ivbep_qpi_ctl_get(r, 0x00400000U, 22)
#define ivbep_qpi_ctl_get_ev_sel_ext(r)         ivbep_qpi_ctl_get(r, 0x00200000U, 21)
#define ivbep_qpi_ctl_get_ov_en(r)              ivbep_qpi_ctl_get(r, 0x00100000U, 20)
#define ivbep_qpi_ctl_get_edge_det(r)           ivbep_qpi_ctl_get(r, 0x00040000U, 18)
#define ivbep_qpi_ctl_get_umask(r)              ivbep_qpi_ctl_get(r, 0x0000ff00U, 8)
#define ivbep_qpi_ctl_get_ev_sel(r)             ivbep_qpi_ctl_get(r, 0x000000ffU, 0)
#define ivbep_qpi_ctl_with_thresh(r, value)     PMUREG_WITH(ivbep_qpi_ctl_with, r, 0xff000000U, 24, value)
#define ivbep_qpi_ctl_with_en(r, value)         PMUREG_WITH(ivbep_qpi_ctl_with, r, 0x00400000U, 22, value)
#define ivbep_qpi_ctl_with_ev_sel_ext(r, value) PMUREG_WITH(ivbep_qpi_ctl_with, r, 0x00200000U, 21, value)
#define ivbep_qpi_ctl_with_ov_en(r, value)      PMUREG_WITH(ivbep_qpi_ctl_with, r, 0x00100000U, 20, value)
#define ivbep_qpi_ctl_with_edge_det(r, value)   PMUREG_WITH(ivbep_qpi_ctl_with, r, 0x00040000U, 18, value)
#define ivbep_qpi_ctl_with_rst(r, value)        PMUREG_WITH(ivbep_qpi_ctl_with, r, 0x00020000U, 17, value)
#define ivbep_qpi_ctl_with_umask(r, value)      PMUREG_WITH(ivbep_qpi_ctl_with, r, 0x0000ff00U, 8, value)
#define ivbep_qpi_ctl_with_ev_sel(r, value)     PMUREG_WITH(ivbep_qpi_ctl_with, r, 0x000000ffU, 0, value)

static inline int ivbep_qpi_ctl_check(ivbep_qpi_ctl_t r)
{
	if ((r.raw & 0x00810000U) != 0x00000000U)
		return 0;
	if ((((r.raw >> 18) & 0x1U)) && !((r.raw >> 24) >= 1U))
		return 1;
	return -1;
}

static inline const char *ivbep_qpi_ctl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "software must write 0x0 to the bits 0x810000";
	case 1:
		return "edge_det counts rising edges of the threshold compare, so thresh must be at least 1.";
	default:
		return (const char *)0;
	}
}

static inline ivbep_qpi_ctl_t ivbep_qpi_ctl_read(const PMUREG_CONFIG *device, unsigned int n)
{
	ivbep_qpi_ctl_t r;

	PMUREG_INDEX(n, 3U);
	r.raw = pmureg_config_load32(device, IVBEP_QPI_CTL_OFFSET(n));
	return r;
}

static inline void ivbep_qpi_ctl_write(PMUREG_CONFIG *device, unsigned int n, ivbep_qpi_ctl_t r)
{
	PMUREG_INDEX(n, 3U);
	pmureg_config_store32(device, IVBEP_QPI_CTL_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int ivbep_qpi_ctl_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, ivbep_qpi_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_PCI;
	at.address = IVBEP_QPI_CTL_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int ivbep_qpi_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, ivbep_qpi_ctl_t r)
{
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_PCI;
	at.address = IVBEP_QPI_CTL_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- Q_P<port>_PCI_PMON_CTR<n>: Counter <n>. ----
 * Source: M 2.8
 */

#define IVBEP_QPI_CTR_OFFSET(n)         (0xa0U + 8U * (n)) /* n: 0 to 3 */
#define IVBEP_QPI_CTR_COUNT             4
#define IVBEP_QPI_CTR_RESET             0x0000000000000000ULL
#define IVBEP_QPI_CTR_EVENT_COUNT_SHIFT 0
#define IVBEP_QPI_CTR_EVENT_COUNT_WIDTH 48
#define IVBEP_QPI_CTR_EVENT_COUNT_MASK  0x0000ffffffffffffULL

typedef struct {
	uint64_t raw;
} ivbep_qpi_ctr_t;

typedef struct {
	uint64_t event_count; /* 47:0  RW-V The count. */
} ivbep_qpi_ctr_fields_t;

static inline __attribute__((always_inline)) ivbep_qpi_ctr_t ivbep_qpi_ctr_pack(ivbep_qpi_ctr_fields_t f)
{
	ivbep_qpi_ctr_t r;

	r.raw = 0
		| pmureg_put64(f.event_count, 0xffffffffffffULL, 0);
	return r;
}

static inline ivbep_qpi_ctr_fields_t ivbep_qpi_ctr_unpack(ivbep_qpi_ctr_t r)
{
	ivbep_qpi_ctr_fields_t f;

	f.event_count = r.raw & 0xffffffffffffULL;
	return f;
}

static inline uint64_t ivbep_qpi_ctr_get(ivbep_qpi_ctr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline ivbep_qpi_ctr_t ivbep_qpi_ctr_with(ivbep_qpi_ctr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000ffffffffffffULL & ~mask);
	return r;
}

#define ivbep_qpi_ctr_get_event_count(r)         ivbep_qpi_ctr_get(r, 0x0000ffffffffffffULL, 0)
#define ivbep_qpi_ctr_with_event_count(r, value) PMUREG_WITH(ivbep_qpi_ctr_with, r, 0x0000ffffffffffffULL, 0, value)

/*
 * Reads high, low, high, until both high halves are equal, so that a carry between them does not matter. After 1,000 tries
 * it returns the value at the last change of the high half.
 */
static inline ivbep_qpi_ctr_t ivbep_qpi_ctr_read(const PMUREG_CONFIG *device, unsigned int n)
{
	ivbep_qpi_ctr_t r;
	uint32_t low, high, again;
	uint32_t tries = 1000;

	PMUREG_INDEX(n, 3U);
	again = pmureg_config_load32(device, IVBEP_QPI_CTR_OFFSET(n) + 4U);
	do {
		high = again;
		low = pmureg_config_load32(device, IVBEP_QPI_CTR_OFFSET(n));
		again = pmureg_config_load32(device, IVBEP_QPI_CTR_OFFSET(n) + 4U);
	} while (high != again && --tries);
	r.raw = (uint64_t)again << 32 | (high == again ? low : 0U);
	return r;
}

static inline void ivbep_qpi_ctr_write(PMUREG_CONFIG *device, unsigned int n, ivbep_qpi_ctr_t r)
{
	PMUREG_INDEX(n, 3U);
	pmureg_config_store32(device, IVBEP_QPI_CTR_OFFSET(n), (uint32_t)r.raw);
	pmureg_config_store32(device, IVBEP_QPI_CTR_OFFSET(n) + 4U, (uint32_t)(r.raw >> 32));
}

#ifdef PMUREG_IO_H
static inline int ivbep_qpi_ctr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, ivbep_qpi_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_PCI;
	at.address = IVBEP_QPI_CTR_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read_halves(io, at, 0, &value);
	r->raw = value;
	return error;
}

static inline int ivbep_qpi_ctr_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, ivbep_qpi_ctr_t r)
{
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_PCI;
	at.address = IVBEP_QPI_CTR_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write_halves(io, at, r.raw);
}
#endif

/* ---- Q_P<port>_PCI_PMON_BOX_CTL: Freezes and resets the box. ----
 * Source: M 2.8
 * Note: Linux writes 0 to bits 17:16 and that works, too; PCM writes bit 16, V1's freeze enable; the manual wants both as ones. frz cannot be read back.
 */

#define IVBEP_QPI_BOX_CTL_OFFSET         0xf4U
#define IVBEP_QPI_BOX_CTL_RESET          0x00000000U
#define IVBEP_QPI_BOX_CTL_MUST_ONES      0x00030000U
#define IVBEP_QPI_BOX_CTL_ACTING         0x00000003U
#define IVBEP_QPI_BOX_CTL_FRZ_SHIFT      8
#define IVBEP_QPI_BOX_CTL_FRZ_WIDTH      1
#define IVBEP_QPI_BOX_CTL_FRZ_MASK       0x00000100U
#define IVBEP_QPI_BOX_CTL_RST_CTRS_SHIFT 1
#define IVBEP_QPI_BOX_CTL_RST_CTRS_WIDTH 1
#define IVBEP_QPI_BOX_CTL_RST_CTRS_MASK  0x00000002U
#define IVBEP_QPI_BOX_CTL_RST_CTRL_SHIFT 0
#define IVBEP_QPI_BOX_CTL_RST_CTRL_WIDTH 1
#define IVBEP_QPI_BOX_CTL_RST_CTRL_MASK  0x00000001U

typedef struct {
	uint32_t raw;
} ivbep_qpi_box_ctl_t;

typedef struct {
	uint32_t frz;      /* 8     WO               1 stops every counter of the box. */
	uint32_t rst_ctrs; /* 1     WO self-clearing Write 1 to zero every counter of the box. */
	uint32_t rst_ctrl; /* 0     WO self-clearing Write 1 to zero every counter control of the box. */
} ivbep_qpi_box_ctl_fields_t;

static inline __attribute__((always_inline)) ivbep_qpi_box_ctl_t ivbep_qpi_box_ctl_pack(ivbep_qpi_box_ctl_fields_t f)
{
	ivbep_qpi_box_ctl_t r;

	r.raw = IVBEP_QPI_BOX_CTL_MUST_ONES
		| pmureg_put32(f.frz, 0x1U, 8)
		| pmureg_put32(f.rst_ctrs, 0x1U, 1)
		| pmureg_put32(f.rst_ctrl, 0x1U, 0);
	return r;
}

static inline ivbep_qpi_box_ctl_fields_t ivbep_qpi_box_ctl_unpack(ivbep_qpi_box_ctl_t r)
{
	ivbep_qpi_box_ctl_fields_t f;

	f.frz = (r.raw >> 8) & 0x1U;
	f.rst_ctrs = (r.raw >> 1) & 0x1U;
	f.rst_ctrl = r.raw & 0x1U;
	return f;
}

static inline ivbep_qpi_box_ctl_t ivbep_qpi_box_ctl_with(ivbep_qpi_box_ctl_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | IVBEP_QPI_BOX_CTL_MUST_ONES | (r.raw & 0x00000100U & ~mask);
	return r;
}

#define ivbep_qpi_box_ctl_with_frz(r, value)      PMUREG_WITH(ivbep_qpi_box_ctl_with, r, 0x00000100U, 8, value)
#define ivbep_qpi_box_ctl_with_rst_ctrs(r, value) PMUREG_WITH(ivbep_qpi_box_ctl_with, r, 0x00000002U, 1, value)
#define ivbep_qpi_box_ctl_with_rst_ctrl(r, value) PMUREG_WITH(ivbep_qpi_box_ctl_with, r, 0x00000001U, 0, value)

static inline int ivbep_qpi_box_ctl_check(ivbep_qpi_box_ctl_t r)
{
	if ((r.raw & 0x00030000U) != 0x00030000U)
		return 0;
	return -1;
}

static inline const char *ivbep_qpi_box_ctl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "software must write 0x30000 to the bits 0x30000";
	default:
		return (const char *)0;
	}
}

static inline void ivbep_qpi_box_ctl_write(PMUREG_CONFIG *device, ivbep_qpi_box_ctl_t r)
{
	pmureg_config_store32(device, IVBEP_QPI_BOX_CTL_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int ivbep_qpi_box_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, ivbep_qpi_box_ctl_t r)
{
	at.space = PMUREG_PCI;
	at.address = IVBEP_QPI_BOX_CTL_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- Q_P<port>_PCI_PMON_BOX_STATUS: Which counters overflowed. ----
 * Source: M 2.8
 */

#define IVBEP_QPI_BOX_STATUS_OFFSET   0xf8U
#define IVBEP_QPI_BOX_STATUS_RESET    0x00000000U
#define IVBEP_QPI_BOX_STATUS_ACTING   0x0000000fU
#define IVBEP_QPI_BOX_STATUS_OV_SHIFT 0
#define IVBEP_QPI_BOX_STATUS_OV_WIDTH 4
#define IVBEP_QPI_BOX_STATUS_OV_MASK  0x0000000fU
#define IVBEP_QPI_BOX_STATUS_OV_COUNT 4

typedef struct {
	uint32_t raw;
} ivbep_qpi_box_status_t;

typedef struct {
	uint32_t ov; /* 3:0   W1C-V Counter <n> overflowed. */
} ivbep_qpi_box_status_fields_t;

static inline __attribute__((always_inline)) ivbep_qpi_box_status_t ivbep_qpi_box_status_pack(ivbep_qpi_box_status_fields_t f)
{
	ivbep_qpi_box_status_t r;

	r.raw = 0
		| pmureg_put32(f.ov, 0xfU, 0);
	return r;
}

static inline ivbep_qpi_box_status_fields_t ivbep_qpi_box_status_unpack(ivbep_qpi_box_status_t r)
{
	ivbep_qpi_box_status_fields_t f;

	f.ov = r.raw & 0xfU;
	return f;
}

static inline ivbep_qpi_box_status_t ivbep_qpi_box_status_with(ivbep_qpi_box_status_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift);
	return r;
}

#define ivbep_qpi_box_status_with_ov(r, value) PMUREG_WITH(ivbep_qpi_box_status_with, r, 0x0000000fU, 0, value)

/* Element n of ov, 0 to 3. Another index gives 0; debug builds assert. */
static inline uint32_t ivbep_qpi_box_status_get_ov(ivbep_qpi_box_status_t r, unsigned int n)
{
	PMUREG_INDEX(n, 3U);
	return n < 4U ? (r.raw >> n) & 0x1U : 0;
}

static inline int ivbep_qpi_box_status_check(ivbep_qpi_box_status_t r)
{
	if ((r.raw & 0x00000010U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *ivbep_qpi_box_status_rule(int rule)
{
	switch (rule) {
	case 0:
		return "software must write 0x0 to the bits 0x10";
	default:
		return (const char *)0;
	}
}

static inline ivbep_qpi_box_status_t ivbep_qpi_box_status_read(const PMUREG_CONFIG *device)
{
	ivbep_qpi_box_status_t r;

	r.raw = pmureg_config_load32(device, IVBEP_QPI_BOX_STATUS_OFFSET);
	return r;
}

static inline void ivbep_qpi_box_status_write(PMUREG_CONFIG *device, ivbep_qpi_box_status_t r)
{
	pmureg_config_store32(device, IVBEP_QPI_BOX_STATUS_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int ivbep_qpi_box_status_io_read(struct pmureg_io *io, struct pmureg_place at, ivbep_qpi_box_status_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_PCI;
	at.address = IVBEP_QPI_BOX_STATUS_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int ivbep_qpi_box_status_io_write(struct pmureg_io *io, struct pmureg_place at, ivbep_qpi_box_status_t r)
{
	at.space = PMUREG_PCI;
	at.address = IVBEP_QPI_BOX_STATUS_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- Q_P<port>_PCI_PMON_PKT_MATCH0: Packet header to match, low half. ----
 * Source: M 2.8 table 2-134
 * Note: In extended configuration space, as are the next three; ports CF8 and CFC do not reach it.
 */

#define IVBEP_QPI_PKT_MATCH0_OFFSET          0x228U
#define IVBEP_QPI_PKT_MATCH0_RESET           0x00000000U
#define IVBEP_QPI_PKT_MATCH0_RNID_4_SHIFT    31
#define IVBEP_QPI_PKT_MATCH0_RNID_4_WIDTH    1
#define IVBEP_QPI_PKT_MATCH0_RNID_4_MASK     0x80000000U
#define IVBEP_QPI_PKT_MATCH0_DNID_SHIFT      13
#define IVBEP_QPI_PKT_MATCH0_DNID_WIDTH      5
#define IVBEP_QPI_PKT_MATCH0_DNID_MASK       0x0003e000U
#define IVBEP_QPI_PKT_MATCH0_MC_SHIFT        9
#define IVBEP_QPI_PKT_MATCH0_MC_WIDTH        4
#define IVBEP_QPI_PKT_MATCH0_MC_MASK         0x00001e00U
#define IVBEP_QPI_PKT_MATCH0_MC_HOM_REQUEST  0U
#define IVBEP_QPI_PKT_MATCH0_MC_HOM_RESPONSE 1U
#define IVBEP_QPI_PKT_MATCH0_MC_NDR          2U
#define IVBEP_QPI_PKT_MATCH0_MC_SNP          3U
#define IVBEP_QPI_PKT_MATCH0_MC_NCS          4U
#define IVBEP_QPI_PKT_MATCH0_MC_NCB          12U
#define IVBEP_QPI_PKT_MATCH0_MC_DRS          14U
#define IVBEP_QPI_PKT_MATCH0_OPC_SHIFT       5
#define IVBEP_QPI_PKT_MATCH0_OPC_WIDTH       4
#define IVBEP_QPI_PKT_MATCH0_OPC_MASK        0x000001e0U
#define IVBEP_QPI_PKT_MATCH0_VNW_SHIFT       3
#define IVBEP_QPI_PKT_MATCH0_VNW_WIDTH       2
#define IVBEP_QPI_PKT_MATCH0_VNW_MASK        0x00000018U
#define IVBEP_QPI_PKT_MATCH0_VNW_VN0         0U
#define IVBEP_QPI_PKT_MATCH0_VNW_VN1         1U
#define IVBEP_QPI_PKT_MATCH0_VNW_VNA         2U

typedef struct {
	uint32_t raw;
} ivbep_qpi_pkt_match0_t;

typedef struct {
	uint32_t RNID_4; /* 31    RW Requester node ID, bit 4. */
	uint32_t DNID;   /* 17:13 RW Destination node ID. */
	uint32_t MC;     /* 12:9  RW Message class. */
	uint32_t OPC;    /* 8:5   RW Opcode in the class; its top bit is the long form in DRS, NCB and NCS. */
	uint32_t VNW;    /* 4:3   RW Virtual network; 3 is VNA, too. */
} ivbep_qpi_pkt_match0_fields_t;

static inline __attribute__((always_inline)) ivbep_qpi_pkt_match0_t ivbep_qpi_pkt_match0_pack(ivbep_qpi_pkt_match0_fields_t f)
{
	ivbep_qpi_pkt_match0_t r;

	r.raw = 0
		| pmureg_put32(f.RNID_4, 0x1U, 31)
		| pmureg_put32(f.DNID, 0x1fU, 13)
		| pmureg_put32(f.MC, 0xfU, 9)
		| pmureg_put32(f.OPC, 0xfU, 5)
		| pmureg_put32(f.VNW, 0x3U, 3);
	return r;
}

static inline ivbep_qpi_pkt_match0_fields_t ivbep_qpi_pkt_match0_unpack(ivbep_qpi_pkt_match0_t r)
{
	ivbep_qpi_pkt_match0_fields_t f;

	f.RNID_4 = r.raw >> 31;
	f.DNID = (r.raw >> 13) & 0x1fU;
	f.MC = (r.raw >> 9) & 0xfU;
	f.OPC = (r.raw >> 5) & 0xfU;
	f.VNW = (r.raw >> 3) & 0x3U;
	return f;
}

static inline uint32_t ivbep_qpi_pkt_match0_get(ivbep_qpi_pkt_match0_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline ivbep_qpi_pkt_match0_t ivbep_qpi_pkt_match0_with(ivbep_qpi_pkt_match0_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x8003fff8U & ~mask);
	return r;
}

#define ivbep_qpi_pkt_match0_get_RNID_4(r)         ivbep_qpi_pkt_match0_get(r, 0x80000000U, 31)
#define ivbep_qpi_pkt_match0_get_DNID(r)           ivbep_qpi_pkt_match0_get(r, 0x0003e000U, 13)
#define ivbep_qpi_pkt_match0_get_MC(r)             ivbep_qpi_pkt_match0_get(r, 0x00001e00U, 9)
#define ivbep_qpi_pkt_match0_get_OPC(r)            ivbep_qpi_pkt_match0_get(r, 0x000001e0U, 5)
#define ivbep_qpi_pkt_match0_get_VNW(r)            ivbep_qpi_pkt_match0_get(r, 0x00000018U, 3)
#define ivbep_qpi_pkt_match0_with_RNID_4(r, value) PMUREG_WITH(ivbep_qpi_pkt_match0_with, r, 0x80000000U, 31, value)
#define ivbep_qpi_pkt_match0_with_DNID(r, value)   PMUREG_WITH(ivbep_qpi_pkt_match0_with, r, 0x0003e000U, 13, value)
#define ivbep_qpi_pkt_match0_with_MC(r, value)     PMUREG_WITH(ivbep_qpi_pkt_match0_with, r, 0x00001e00U, 9, value)
#define ivbep_qpi_pkt_match0_with_OPC(r, value)    PMUREG_WITH(ivbep_qpi_pkt_match0_with, r, 0x000001e0U, 5, value)
#define ivbep_qpi_pkt_match0_with_VNW(r, value)    PMUREG_WITH(ivbep_qpi_pkt_match0_with, r, 0x00000018U, 3, value)

static inline int ivbep_qpi_pkt_match0_check(ivbep_qpi_pkt_match0_t r)
{
	if ((r.raw & 0x7ffc0007U) != 0x00000000U)
		return 0;
	if (((r.raw >> 9) & 0xfU) != 0x0U && ((r.raw >> 9) & 0xfU) != 0x1U && ((r.raw >> 9) & 0xfU) != 0x2U && ((r.raw >> 9) & 0xfU) != 0x3U && ((r.raw >> 9) & 0xfU) != 0x4U && ((r.raw >> 9) & 0xfU) != 0xcU && ((r.raw >> 9) & 0xfU) != 0xeU)
		return 1;
	return -1;
}

static inline const char *ivbep_qpi_pkt_match0_rule(int rule)
{
	switch (rule) {
	case 0:
		return "software must write 0x0 to the bits 0x7ffc0007";
	case 1:
		return "MC: this value is reserved";
	default:
		return (const char *)0;
	}
}

static inline ivbep_qpi_pkt_match0_t ivbep_qpi_pkt_match0_read(const PMUREG_CONFIG *device)
{
	ivbep_qpi_pkt_match0_t r;

	r.raw = pmureg_config_load32(device, IVBEP_QPI_PKT_MATCH0_OFFSET);
	return r;
}

static inline void ivbep_qpi_pkt_match0_write(PMUREG_CONFIG *device, ivbep_qpi_pkt_match0_t r)
{
	pmureg_config_store32(device, IVBEP_QPI_PKT_MATCH0_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int ivbep_qpi_pkt_match0_io_read(struct pmureg_io *io, struct pmureg_place at, ivbep_qpi_pkt_match0_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_PCI;
	at.address = IVBEP_QPI_PKT_MATCH0_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int ivbep_qpi_pkt_match0_io_write(struct pmureg_io *io, struct pmureg_place at, ivbep_qpi_pkt_match0_t r)
{
	at.space = PMUREG_PCI;
	at.address = IVBEP_QPI_PKT_MATCH0_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- Q_P<port>_PCI_PMON_PKT_MATCH1: Packet header to match, high half. ----
 * Source: M 2.8 table 2-133
 */

#define IVBEP_QPI_PKT_MATCH1_OFFSET         0x22cU
#define IVBEP_QPI_PKT_MATCH1_RESET          0x00000000U
#define IVBEP_QPI_PKT_MATCH1_RDS_SHIFT      16
#define IVBEP_QPI_PKT_MATCH1_RDS_WIDTH      4
#define IVBEP_QPI_PKT_MATCH1_RDS_MASK       0x000f0000U
#define IVBEP_QPI_PKT_MATCH1_RNID_3_0_SHIFT 0
#define IVBEP_QPI_PKT_MATCH1_RNID_3_0_WIDTH 4
#define IVBEP_QPI_PKT_MATCH1_RNID_3_0_MASK  0x0000000fU

typedef struct {
	uint32_t raw;
} ivbep_qpi_pkt_match1_t;

typedef struct {
	uint32_t RDS;      /* 19:16 RW State of the response data, for DRS opcodes 0 to 2: 8 M, 4 E, 2 S, 1 F, 0 I. */
	uint32_t RNID_3_0; /* 3:0   RW Requester node ID, bits 3:0. */
} ivbep_qpi_pkt_match1_fields_t;

static inline __attribute__((always_inline)) ivbep_qpi_pkt_match1_t ivbep_qpi_pkt_match1_pack(ivbep_qpi_pkt_match1_fields_t f)
{
	ivbep_qpi_pkt_match1_t r;

	r.raw = 0
		| pmureg_put32(f.RDS, 0xfU, 16)
		| pmureg_put32(f.RNID_3_0, 0xfU, 0);
	return r;
}

static inline ivbep_qpi_pkt_match1_fields_t ivbep_qpi_pkt_match1_unpack(ivbep_qpi_pkt_match1_t r)
{
	ivbep_qpi_pkt_match1_fields_t f;

	f.RDS = (r.raw >> 16) & 0xfU;
	f.RNID_3_0 = r.raw & 0xfU;
	return f;
}

static inline uint32_t ivbep_qpi_pkt_match1_get(ivbep_qpi_pkt_match1_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline ivbep_qpi_pkt_match1_t ivbep_qpi_pkt_match1_with(ivbep_qpi_pkt_match1_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x000f000fU & ~mask);
	return r;
}

#define ivbep_qpi_pkt_match1_get_RDS(r)              ivbep_qpi_pkt_match1_get(r, 0x000f0000U, 16)
#define ivbep_qpi_pkt_match1_get_RNID_3_0(r)         ivbep_qpi_pkt_match1_get(r, 0x0000000fU, 0)
#define ivbep_qpi_pkt_match1_with_RDS(r, value)      PMUREG_WITH(ivbep_qpi_pkt_match1_with, r, 0x000f0000U, 16, value)
#define ivbep_qpi_pkt_match1_with_RNID_3_0(r, value) PMUREG_WITH(ivbep_qpi_pkt_match1_with, r, 0x0000000fU, 0, value)

static inline int ivbep_qpi_pkt_match1_check(ivbep_qpi_pkt_match1_t r)
{
	if ((r.raw & 0xfff0fff0U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *ivbep_qpi_pkt_match1_rule(int rule)
{
	switch (rule) {
	case 0:
		return "software must write 0x0 to the bits 0xfff0fff0";
	default:
		return (const char *)0;
	}
}

static inline ivbep_qpi_pkt_match1_t ivbep_qpi_pkt_match1_read(const PMUREG_CONFIG *device)
{
	ivbep_qpi_pkt_match1_t r;

	r.raw = pmureg_config_load32(device, IVBEP_QPI_PKT_MATCH1_OFFSET);
	return r;
}

static inline void ivbep_qpi_pkt_match1_write(PMUREG_CONFIG *device, ivbep_qpi_pkt_match1_t r)
{
	pmureg_config_store32(device, IVBEP_QPI_PKT_MATCH1_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int ivbep_qpi_pkt_match1_io_read(struct pmureg_io *io, struct pmureg_place at, ivbep_qpi_pkt_match1_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_PCI;
	at.address = IVBEP_QPI_PKT_MATCH1_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int ivbep_qpi_pkt_match1_io_write(struct pmureg_io *io, struct pmureg_place at, ivbep_qpi_pkt_match1_t r)
{
	at.space = PMUREG_PCI;
	at.address = IVBEP_QPI_PKT_MATCH1_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- Q_P<port>_PCI_PMON_PKT_MASK0: Bits of PKT_MATCH0 that are compared. ----
 * Source: M 2.8 table 2-136
 */

#define IVBEP_QPI_PKT_MASK0_OFFSET       0x238U
#define IVBEP_QPI_PKT_MASK0_RESET        0x00000000U
#define IVBEP_QPI_PKT_MASK0_RNID_4_SHIFT 31
#define IVBEP_QPI_PKT_MASK0_RNID_4_WIDTH 1
#define IVBEP_QPI_PKT_MASK0_RNID_4_MASK  0x80000000U
#define IVBEP_QPI_PKT_MASK0_DNID_SHIFT   13
#define IVBEP_QPI_PKT_MASK0_DNID_WIDTH   5
#define IVBEP_QPI_PKT_MASK0_DNID_MASK    0x0003e000U
#define IVBEP_QPI_PKT_MASK0_MC_SHIFT     9
#define IVBEP_QPI_PKT_MASK0_MC_WIDTH     4
#define IVBEP_QPI_PKT_MASK0_MC_MASK      0x00001e00U
#define IVBEP_QPI_PKT_MASK0_OPC_SHIFT    5
#define IVBEP_QPI_PKT_MASK0_OPC_WIDTH    4
#define IVBEP_QPI_PKT_MASK0_OPC_MASK     0x000001e0U
#define IVBEP_QPI_PKT_MASK0_VNW_SHIFT    3
#define IVBEP_QPI_PKT_MASK0_VNW_WIDTH    2
#define IVBEP_QPI_PKT_MASK0_VNW_MASK     0x00000018U

typedef struct {
	uint32_t raw;
} ivbep_qpi_pkt_mask0_t;

typedef struct {
	uint32_t RNID_4; /* 31    RW Requester node ID, bit 4. */
	uint32_t DNID;   /* 17:13 RW Destination node ID. */
	uint32_t MC;     /* 12:9  RW Message class. */
	uint32_t OPC;    /* 8:5   RW Opcode in the class; its top bit is the long form in DRS, NCB and NCS. */
	uint32_t VNW;    /* 4:3   RW Virtual network. */
} ivbep_qpi_pkt_mask0_fields_t;

static inline __attribute__((always_inline)) ivbep_qpi_pkt_mask0_t ivbep_qpi_pkt_mask0_pack(ivbep_qpi_pkt_mask0_fields_t f)
{
	ivbep_qpi_pkt_mask0_t r;

	r.raw = 0
		| pmureg_put32(f.RNID_4, 0x1U, 31)
		| pmureg_put32(f.DNID, 0x1fU, 13)
		| pmureg_put32(f.MC, 0xfU, 9)
		| pmureg_put32(f.OPC, 0xfU, 5)
		| pmureg_put32(f.VNW, 0x3U, 3);
	return r;
}

static inline ivbep_qpi_pkt_mask0_fields_t ivbep_qpi_pkt_mask0_unpack(ivbep_qpi_pkt_mask0_t r)
{
	ivbep_qpi_pkt_mask0_fields_t f;

	f.RNID_4 = r.raw >> 31;
	f.DNID = (r.raw >> 13) & 0x1fU;
	f.MC = (r.raw >> 9) & 0xfU;
	f.OPC = (r.raw >> 5) & 0xfU;
	f.VNW = (r.raw >> 3) & 0x3U;
	return f;
}

static inline uint32_t ivbep_qpi_pkt_mask0_get(ivbep_qpi_pkt_mask0_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline ivbep_qpi_pkt_mask0_t ivbep_qpi_pkt_mask0_with(ivbep_qpi_pkt_mask0_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x8003fff8U & ~mask);
	return r;
}

#define ivbep_qpi_pkt_mask0_get_RNID_4(r)         ivbep_qpi_pkt_mask0_get(r, 0x80000000U, 31)
#define ivbep_qpi_pkt_mask0_get_DNID(r)           ivbep_qpi_pkt_mask0_get(r, 0x0003e000U, 13)
#define ivbep_qpi_pkt_mask0_get_MC(r)             ivbep_qpi_pkt_mask0_get(r, 0x00001e00U, 9)
#define ivbep_qpi_pkt_mask0_get_OPC(r)            ivbep_qpi_pkt_mask0_get(r, 0x000001e0U, 5)
#define ivbep_qpi_pkt_mask0_get_VNW(r)            ivbep_qpi_pkt_mask0_get(r, 0x00000018U, 3)
#define ivbep_qpi_pkt_mask0_with_RNID_4(r, value) PMUREG_WITH(ivbep_qpi_pkt_mask0_with, r, 0x80000000U, 31, value)
#define ivbep_qpi_pkt_mask0_with_DNID(r, value)   PMUREG_WITH(ivbep_qpi_pkt_mask0_with, r, 0x0003e000U, 13, value)
#define ivbep_qpi_pkt_mask0_with_MC(r, value)     PMUREG_WITH(ivbep_qpi_pkt_mask0_with, r, 0x00001e00U, 9, value)
#define ivbep_qpi_pkt_mask0_with_OPC(r, value)    PMUREG_WITH(ivbep_qpi_pkt_mask0_with, r, 0x000001e0U, 5, value)
#define ivbep_qpi_pkt_mask0_with_VNW(r, value)    PMUREG_WITH(ivbep_qpi_pkt_mask0_with, r, 0x00000018U, 3, value)

static inline int ivbep_qpi_pkt_mask0_check(ivbep_qpi_pkt_mask0_t r)
{
	if ((r.raw & 0x7ffc0007U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *ivbep_qpi_pkt_mask0_rule(int rule)
{
	switch (rule) {
	case 0:
		return "software must write 0x0 to the bits 0x7ffc0007";
	default:
		return (const char *)0;
	}
}

static inline ivbep_qpi_pkt_mask0_t ivbep_qpi_pkt_mask0_read(const PMUREG_CONFIG *device)
{
	ivbep_qpi_pkt_mask0_t r;

	r.raw = pmureg_config_load32(device, IVBEP_QPI_PKT_MASK0_OFFSET);
	return r;
}

static inline void ivbep_qpi_pkt_mask0_write(PMUREG_CONFIG *device, ivbep_qpi_pkt_mask0_t r)
{
	pmureg_config_store32(device, IVBEP_QPI_PKT_MASK0_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int ivbep_qpi_pkt_mask0_io_read(struct pmureg_io *io, struct pmureg_place at, ivbep_qpi_pkt_mask0_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_PCI;
	at.address = IVBEP_QPI_PKT_MASK0_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int ivbep_qpi_pkt_mask0_io_write(struct pmureg_io *io, struct pmureg_place at, ivbep_qpi_pkt_mask0_t r)
{
	at.space = PMUREG_PCI;
	at.address = IVBEP_QPI_PKT_MASK0_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- Q_P<port>_PCI_PMON_PKT_MASK1: Bits of PKT_MATCH1 that are compared. ----
 * Source: M 2.8 table 2-135
 */

#define IVBEP_QPI_PKT_MASK1_OFFSET         0x23cU
#define IVBEP_QPI_PKT_MASK1_RESET          0x00000000U
#define IVBEP_QPI_PKT_MASK1_RDS_SHIFT      16
#define IVBEP_QPI_PKT_MASK1_RDS_WIDTH      4
#define IVBEP_QPI_PKT_MASK1_RDS_MASK       0x000f0000U
#define IVBEP_QPI_PKT_MASK1_RNID_3_0_SHIFT 0
#define IVBEP_QPI_PKT_MASK1_RNID_3_0_WIDTH 4
#define IVBEP_QPI_PKT_MASK1_RNID_3_0_MASK  0x0000000fU

typedef struct {
	uint32_t raw;
} ivbep_qpi_pkt_mask1_t;

typedef struct {
	uint32_t RDS;      /* 19:16 RW State of the response data, for DRS opcodes 0 to 2: 8 M, 4 E, 2 S, 1 F, 0 I. */
	uint32_t RNID_3_0; /* 3:0   RW Requester node ID, bits 3:0. */
} ivbep_qpi_pkt_mask1_fields_t;

static inline __attribute__((always_inline)) ivbep_qpi_pkt_mask1_t ivbep_qpi_pkt_mask1_pack(ivbep_qpi_pkt_mask1_fields_t f)
{
	ivbep_qpi_pkt_mask1_t r;

	r.raw = 0
		| pmureg_put32(f.RDS, 0xfU, 16)
		| pmureg_put32(f.RNID_3_0, 0xfU, 0);
	return r;
}

static inline ivbep_qpi_pkt_mask1_fields_t ivbep_qpi_pkt_mask1_unpack(ivbep_qpi_pkt_mask1_t r)
{
	ivbep_qpi_pkt_mask1_fields_t f;

	f.RDS = (r.raw >> 16) & 0xfU;
	f.RNID_3_0 = r.raw & 0xfU;
	return f;
}

static inline uint32_t ivbep_qpi_pkt_mask1_get(ivbep_qpi_pkt_mask1_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline ivbep_qpi_pkt_mask1_t ivbep_qpi_pkt_mask1_with(ivbep_qpi_pkt_mask1_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x000f000fU & ~mask);
	return r;
}

#define ivbep_qpi_pkt_mask1_get_RDS(r)              ivbep_qpi_pkt_mask1_get(r, 0x000f0000U, 16)
#define ivbep_qpi_pkt_mask1_get_RNID_3_0(r)         ivbep_qpi_pkt_mask1_get(r, 0x0000000fU, 0)
#define ivbep_qpi_pkt_mask1_with_RDS(r, value)      PMUREG_WITH(ivbep_qpi_pkt_mask1_with, r, 0x000f0000U, 16, value)
#define ivbep_qpi_pkt_mask1_with_RNID_3_0(r, value) PMUREG_WITH(ivbep_qpi_pkt_mask1_with, r, 0x0000000fU, 0, value)

static inline int ivbep_qpi_pkt_mask1_check(ivbep_qpi_pkt_mask1_t r)
{
	if ((r.raw & 0xfff0fff0U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *ivbep_qpi_pkt_mask1_rule(int rule)
{
	switch (rule) {
	case 0:
		return "software must write 0x0 to the bits 0xfff0fff0";
	default:
		return (const char *)0;
	}
}

static inline ivbep_qpi_pkt_mask1_t ivbep_qpi_pkt_mask1_read(const PMUREG_CONFIG *device)
{
	ivbep_qpi_pkt_mask1_t r;

	r.raw = pmureg_config_load32(device, IVBEP_QPI_PKT_MASK1_OFFSET);
	return r;
}

static inline void ivbep_qpi_pkt_mask1_write(PMUREG_CONFIG *device, ivbep_qpi_pkt_mask1_t r)
{
	pmureg_config_store32(device, IVBEP_QPI_PKT_MASK1_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int ivbep_qpi_pkt_mask1_io_read(struct pmureg_io *io, struct pmureg_place at, ivbep_qpi_pkt_mask1_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_PCI;
	at.address = IVBEP_QPI_PKT_MASK1_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int ivbep_qpi_pkt_mask1_io_write(struct pmureg_io *io, struct pmureg_place at, ivbep_qpi_pkt_mask1_t r)
{
	at.space = PMUREG_PCI;
	at.address = IVBEP_QPI_PKT_MASK1_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- QPI_RATE_STATUS: Present speed of the link. ----
 * Source: M 2.8
 */

#define IVBEP_QPI_RATE_STATUS_OFFSET           0xd4U
#define IVBEP_QPI_RATE_STATUS_RESET            0x00000003U
#define IVBEP_QPI_RATE_STATUS_SLOW_MODE_SHIFT  4
#define IVBEP_QPI_RATE_STATUS_SLOW_MODE_WIDTH  1
#define IVBEP_QPI_RATE_STATUS_SLOW_MODE_MASK   0x00000010U
#define IVBEP_QPI_RATE_STATUS_QPI_RATE_SHIFT   0
#define IVBEP_QPI_RATE_STATUS_QPI_RATE_WIDTH   3
#define IVBEP_QPI_RATE_STATUS_QPI_RATE_MASK    0x00000007U
#define IVBEP_QPI_RATE_STATUS_QPI_RATE_GTS_5_6 2U /* 5.6 GT/s. */
#define IVBEP_QPI_RATE_STATUS_QPI_RATE_GTS_6_4 3U /* 6.4 GT/s. */
#define IVBEP_QPI_RATE_STATUS_QPI_RATE_GTS_7_2 4U /* 7.2 GT/s. */
#define IVBEP_QPI_RATE_STATUS_QPI_RATE_GTS_8_0 5U /* 8.0 GT/s. */
#define IVBEP_QPI_RATE_STATUS_QPI_RATE_GTS_8_8 6U /* 8.8 GT/s. */
#define IVBEP_QPI_RATE_STATUS_QPI_RATE_GTS_9_6 7U /* 9.6 GT/s. */

typedef struct {
	uint32_t raw;
} ivbep_qpi_rate_status_t;

typedef struct {
	uint32_t slow_mode; /* 4     RO-V 1 while the link runs at its start-up speed. */
	uint32_t qpi_rate;  /* 2:0   RO-V Speed of the link. */
} ivbep_qpi_rate_status_fields_t;

static inline __attribute__((always_inline)) ivbep_qpi_rate_status_t ivbep_qpi_rate_status_pack(ivbep_qpi_rate_status_fields_t f)
{
	ivbep_qpi_rate_status_t r;

	r.raw = 0
		| pmureg_put32(f.slow_mode, 0x1U, 4)
		| pmureg_put32(f.qpi_rate, 0x7U, 0);
	return r;
}

static inline ivbep_qpi_rate_status_fields_t ivbep_qpi_rate_status_unpack(ivbep_qpi_rate_status_t r)
{
	ivbep_qpi_rate_status_fields_t f;

	f.slow_mode = (r.raw >> 4) & 0x1U;
	f.qpi_rate = r.raw & 0x7U;
	return f;
}

static inline uint32_t ivbep_qpi_rate_status_get(ivbep_qpi_rate_status_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define ivbep_qpi_rate_status_get_slow_mode(r) ivbep_qpi_rate_status_get(r, 0x00000010U, 4)
#define ivbep_qpi_rate_status_get_qpi_rate(r)  ivbep_qpi_rate_status_get(r, 0x00000007U, 0)

static inline int ivbep_qpi_rate_status_check(ivbep_qpi_rate_status_t r)
{
	if ((r.raw & 0xffffffe0U) != 0x00000000U)
		return 0;
	if ((r.raw & 0x7U) != 0x2U && (r.raw & 0x7U) != 0x3U && (r.raw & 0x7U) != 0x4U && (r.raw & 0x7U) != 0x5U && (r.raw & 0x7U) != 0x6U && (r.raw & 0x7U) != 0x7U)
		return 1;
	if ((r.raw & 0x00000008U) != 0x00000000U)
		return 2;
	return -1;
}

static inline const char *ivbep_qpi_rate_status_rule(int rule)
{
	switch (rule) {
	case 0:
		return "software must write 0x0 to the bits 0xffffffe0";
	case 1:
		return "qpi_rate: this value is reserved";
	case 2:
		return "the reserved bits 0x8 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline ivbep_qpi_rate_status_t ivbep_qpi_rate_status_read(const PMUREG_CONFIG *device)
{
	ivbep_qpi_rate_status_t r;

	r.raw = pmureg_config_load32(device, IVBEP_QPI_RATE_STATUS_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int ivbep_qpi_rate_status_io_read(struct pmureg_io *io, struct pmureg_place at, ivbep_qpi_rate_status_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_PCI;
	at.address = IVBEP_QPI_RATE_STATUS_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

#endif
