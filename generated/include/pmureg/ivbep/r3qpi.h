/*
 * Intel Xeon E5 v2 and E7 v2 (Ivy Bridge-EP and -EX): Ring to QPI
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
#ifndef PMUREG_IVBEP_R3QPI_H
#define PMUREG_IVBEP_R3QPI_H

#include <pmureg/access.h>

/* ---- R3_L<link>_PCI_PMON_CTL<n>: Selects and shapes the event of counter <n>. ----
 * Source: M 2.10
 */

#define IVBEP_R3QPI_CTL_OFFSET(n)      (0xd8U + 4U * (n)) /* n: 0 to 2 */
#define IVBEP_R3QPI_CTL_COUNT          3
#define IVBEP_R3QPI_CTL_RESET          0x00000000U
#define IVBEP_R3QPI_CTL_ACTING         0x00020000U
#define IVBEP_R3QPI_CTL_THRESH_SHIFT   24
#define IVBEP_R3QPI_CTL_THRESH_WIDTH   8
#define IVBEP_R3QPI_CTL_THRESH_MASK    0xff000000U
#define IVBEP_R3QPI_CTL_EN_SHIFT       22
#define IVBEP_R3QPI_CTL_EN_WIDTH       1
#define IVBEP_R3QPI_CTL_EN_MASK        0x00400000U
#define IVBEP_R3QPI_CTL_OV_EN_SHIFT    20
#define IVBEP_R3QPI_CTL_OV_EN_WIDTH    1
#define IVBEP_R3QPI_CTL_OV_EN_MASK     0x00100000U
#define IVBEP_R3QPI_CTL_EDGE_DET_SHIFT 18
#define IVBEP_R3QPI_CTL_EDGE_DET_WIDTH 1
#define IVBEP_R3QPI_CTL_EDGE_DET_MASK  0x00040000U
#define IVBEP_R3QPI_CTL_RST_SHIFT      17
#define IVBEP_R3QPI_CTL_RST_WIDTH      1
#define IVBEP_R3QPI_CTL_RST_MASK       0x00020000U
#define IVBEP_R3QPI_CTL_UMASK_SHIFT    8
#define IVBEP_R3QPI_CTL_UMASK_WIDTH    8
#define IVBEP_R3QPI_CTL_UMASK_MASK     0x0000ff00U
#define IVBEP_R3QPI_CTL_EV_SEL_SHIFT   0
#define IVBEP_R3QPI_CTL_EV_SEL_WIDTH   8
#define IVBEP_R3QPI_CTL_EV_SEL_MASK    0x000000ffU

typedef struct {
	uint32_t raw;
} ivbep_r3qpi_ctl_t;

typedef struct {
	uint32_t thresh;   /* 31:24 RW-V             0 adds the event's value each cycle; else adds 1 in cycles when the value is at least this. */
	uint32_t en;       /* 22    RW-V             1 lets this counter count. */
	uint32_t ov_en;    /* 20    RW-V             1 reports an overflow to the UBox. */
	uint32_t edge_det; /* 18    RW-V             1 counts rising edges of the threshold compare instead of cycles. */
	uint32_t rst;      /* 17    WO self-clearing Write 1 to zero this counter. */
	uint32_t umask;    /* 15:8  RW-V             Sub-events. */
	uint32_t ev_sel;   /* 7:0   RW-V             Event number. */
} ivbep_r3qpi_ctl_fields_t;

static inline __attribute__((always_inline)) ivbep_r3qpi_ctl_t ivbep_r3qpi_ctl_pack(ivbep_r3qpi_ctl_fields_t f)
{
	ivbep_r3qpi_ctl_t r;

	r.raw = 0
		| pmureg_put32(f.thresh, 0xffU, 24)
		| pmureg_put32(f.en, 0x1U, 22)
		| pmureg_put32(f.ov_en, 0x1U, 20)
		| pmureg_put32(f.edge_det, 0x1U, 18)
		| pmureg_put32(f.rst, 0x1U, 17)
		| pmureg_put32(f.umask, 0xffU, 8)
		| pmureg_put32(f.ev_sel, 0xffU, 0);
	return r;
}

static inline ivbep_r3qpi_ctl_fields_t ivbep_r3qpi_ctl_unpack(ivbep_r3qpi_ctl_t r)
{
	ivbep_r3qpi_ctl_fields_t f;

	f.thresh = r.raw >> 24;
	f.en = (r.raw >> 22) & 0x1U;
	f.ov_en = (r.raw >> 20) & 0x1U;
	f.edge_det = (r.raw >> 18) & 0x1U;
	f.rst = (r.raw >> 17) & 0x1U;
	f.umask = (r.raw >> 8) & 0xffU;
	f.ev_sel = r.raw & 0xffU;
	return f;
}

static inline uint32_t ivbep_r3qpi_ctl_get(ivbep_r3qpi_ctl_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline ivbep_r3qpi_ctl_t ivbep_r3qpi_ctl_with(ivbep_r3qpi_ctl_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0xff54ffffU & ~mask);
	return r;
}

#define ivbep_r3qpi_ctl_get_thresh(r)           ivbep_r3qpi_ctl_get(r, 0xff000000U, 24)
#define ivbep_r3qpi_ctl_get_en(r)               ivbep_r3qpi_ctl_get(r, 0x00400000U, 22)
#define ivbep_r3qpi_ctl_get_ov_en(r)            ivbep_r3qpi_ctl_get(r, 0x00100000U, 20)
#define ivbep_r3qpi_ctl_get_edge_det(r)         ivbep_r3qpi_ctl_get(r, 0x00040000U, 18)
#define ivbep_r3qpi_ctl_get_umask(r)            ivbep_r3qpi_ctl_get(r, 0x0000ff00U, 8)
#define ivbep_r3qpi_ctl_get_ev_sel(r)           ivbep_r3qpi_ctl_get(r, 0x000000ffU, 0)
#define ivbep_r3qpi_ctl_with_thresh(r, value)   PMUREG_WITH(ivbep_r3qpi_ctl_with, r, 0xff000000U, 24, value)
#define ivbep_r3qpi_ctl_with_en(r, value)       PMUREG_WITH(ivbep_r3qpi_ctl_with, r, 0x00400000U, 22, value)
#define ivbep_r3qpi_ctl_with_ov_en(r, value)    PMUREG_WITH(ivbep_r3qpi_ctl_with, r, 0x00100000U, 20, value)
#define ivbep_r3qpi_ctl_with_edge_det(r, value) PMUREG_WITH(ivbep_r3qpi_ctl_with, r, 0x00040000U, 18, value)
#define ivbep_r3qpi_ctl_with_rst(r, value)      PMUREG_WITH(ivbep_r3qpi_ctl_with, r, 0x00020000U, 17, value)
#define ivbep_r3qpi_ctl_with_umask(r, value)    PMUREG_WITH(ivbep_r3qpi_ctl_with, r, 0x0000ff00U, 8, value)
#define ivbep_r3qpi_ctl_with_ev_sel(r, value)   PMUREG_WITH(ivbep_r3qpi_ctl_with, r, 0x000000ffU, 0, value)

static inline int ivbep_r3qpi_ctl_check(ivbep_r3qpi_ctl_t r)
{
	if ((r.raw & 0x00a10000U) != 0x00000000U)
		return 0;
	if ((((r.raw >> 18) & 0x1U)) && !((r.raw >> 24) >= 1U))
		return 1;
	return -1;
}

static inline const char *ivbep_r3qpi_ctl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "software must write 0x0 to the bits 0xa10000";
	case 1:
		return "edge_det counts rising edges of the threshold compare, so thresh must be at least 1.";
	default:
		return (const char *)0;
	}
}

static inline ivbep_r3qpi_ctl_t ivbep_r3qpi_ctl_read(const PMUREG_CONFIG *device, unsigned int n)
{
	ivbep_r3qpi_ctl_t r;

	PMUREG_INDEX(n, 2U);
	r.raw = pmureg_config_load32(device, IVBEP_R3QPI_CTL_OFFSET(n));
	return r;
}

static inline void ivbep_r3qpi_ctl_write(PMUREG_CONFIG *device, unsigned int n, ivbep_r3qpi_ctl_t r)
{
	PMUREG_INDEX(n, 2U);
	pmureg_config_store32(device, IVBEP_R3QPI_CTL_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int ivbep_r3qpi_ctl_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, ivbep_r3qpi_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 2U);
	at.space = PMUREG_PCI;
	at.address = IVBEP_R3QPI_CTL_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int ivbep_r3qpi_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, ivbep_r3qpi_ctl_t r)
{
	PMUREG_INDEX(n, 2U);
	at.space = PMUREG_PCI;
	at.address = IVBEP_R3QPI_CTL_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- R3_L<link>_PCI_PMON_CTR<n>: Counter <n>. ----
 * Source: M 2.10
 */

#define IVBEP_R3QPI_CTR_OFFSET(n)         (0xa0U + 8U * (n)) /* n: 0 to 2 */
#define IVBEP_R3QPI_CTR_COUNT             3
#define IVBEP_R3QPI_CTR_RESET             0x0000000000000000ULL
#define IVBEP_R3QPI_CTR_EVENT_COUNT_SHIFT 0
#define IVBEP_R3QPI_CTR_EVENT_COUNT_WIDTH 44
#define IVBEP_R3QPI_CTR_EVENT_COUNT_MASK  0x00000fffffffffffULL

typedef struct {
	uint64_t raw;
} ivbep_r3qpi_ctr_t;

typedef struct {
	uint64_t event_count; /* 43:0  RW-V The count. */
} ivbep_r3qpi_ctr_fields_t;

static inline __attribute__((always_inline)) ivbep_r3qpi_ctr_t ivbep_r3qpi_ctr_pack(ivbep_r3qpi_ctr_fields_t f)
{
	ivbep_r3qpi_ctr_t r;

	r.raw = 0
		| pmureg_put64(f.event_count, 0xfffffffffffULL, 0);
	return r;
}

static inline ivbep_r3qpi_ctr_fields_t ivbep_r3qpi_ctr_unpack(ivbep_r3qpi_ctr_t r)
{
	ivbep_r3qpi_ctr_fields_t f;

	f.event_count = r.raw & 0xfffffffffffULL;
	return f;
}

static inline uint64_t ivbep_r3qpi_ctr_get(ivbep_r3qpi_ctr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline ivbep_r3qpi_ctr_t ivbep_r3qpi_ctr_with(ivbep_r3qpi_ctr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x00000fffffffffffULL & ~mask);
	return r;
}

#define ivbep_r3qpi_ctr_get_event_count(r)         ivbep_r3qpi_ctr_get(r, 0x00000fffffffffffULL, 0)
#define ivbep_r3qpi_ctr_with_event_count(r, value) PMUREG_WITH(ivbep_r3qpi_ctr_with, r, 0x00000fffffffffffULL, 0, value)

/*
 * Reads high, low, high, until both high halves are equal, so that a carry between them does not matter. After 1,000 tries
 * it returns the value at the last change of the high half.
 */
static inline ivbep_r3qpi_ctr_t ivbep_r3qpi_ctr_read(const PMUREG_CONFIG *device, unsigned int n)
{
	ivbep_r3qpi_ctr_t r;
	uint32_t low, high, again;
	uint32_t tries = 1000;

	PMUREG_INDEX(n, 2U);
	again = pmureg_config_load32(device, IVBEP_R3QPI_CTR_OFFSET(n) + 4U);
	do {
		high = again;
		low = pmureg_config_load32(device, IVBEP_R3QPI_CTR_OFFSET(n));
		again = pmureg_config_load32(device, IVBEP_R3QPI_CTR_OFFSET(n) + 4U);
	} while (high != again && --tries);
	r.raw = (uint64_t)again << 32 | (high == again ? low : 0U);
	return r;
}

static inline void ivbep_r3qpi_ctr_write(PMUREG_CONFIG *device, unsigned int n, ivbep_r3qpi_ctr_t r)
{
	PMUREG_INDEX(n, 2U);
	pmureg_config_store32(device, IVBEP_R3QPI_CTR_OFFSET(n), (uint32_t)r.raw);
	pmureg_config_store32(device, IVBEP_R3QPI_CTR_OFFSET(n) + 4U, (uint32_t)(r.raw >> 32));
}

#ifdef PMUREG_IO_H
static inline int ivbep_r3qpi_ctr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, ivbep_r3qpi_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 2U);
	at.space = PMUREG_PCI;
	at.address = IVBEP_R3QPI_CTR_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read_halves(io, at, 0, &value);
	r->raw = value;
	return error;
}

static inline int ivbep_r3qpi_ctr_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, ivbep_r3qpi_ctr_t r)
{
	PMUREG_INDEX(n, 2U);
	at.space = PMUREG_PCI;
	at.address = IVBEP_R3QPI_CTR_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write_halves(io, at, r.raw);
}
#endif

/* ---- R3_L<link>_PCI_PMON_BOX_CTL: Freezes and resets the box. ----
 * Source: M 2.10
 * Note: The layout of the other boxes is assumed.
 */

#define IVBEP_R3QPI_BOX_CTL_OFFSET         0xf4U
#define IVBEP_R3QPI_BOX_CTL_RESET          0x00000000U
#define IVBEP_R3QPI_BOX_CTL_MUST_ONES      0x00030000U
#define IVBEP_R3QPI_BOX_CTL_ACTING         0x00000003U
#define IVBEP_R3QPI_BOX_CTL_FRZ_SHIFT      8
#define IVBEP_R3QPI_BOX_CTL_FRZ_WIDTH      1
#define IVBEP_R3QPI_BOX_CTL_FRZ_MASK       0x00000100U
#define IVBEP_R3QPI_BOX_CTL_RST_CTRS_SHIFT 1
#define IVBEP_R3QPI_BOX_CTL_RST_CTRS_WIDTH 1
#define IVBEP_R3QPI_BOX_CTL_RST_CTRS_MASK  0x00000002U
#define IVBEP_R3QPI_BOX_CTL_RST_CTRL_SHIFT 0
#define IVBEP_R3QPI_BOX_CTL_RST_CTRL_WIDTH 1
#define IVBEP_R3QPI_BOX_CTL_RST_CTRL_MASK  0x00000001U

typedef struct {
	uint32_t raw;
} ivbep_r3qpi_box_ctl_t;

typedef struct {
	uint32_t frz;      /* 8     WO               1 stops every counter of the box. */
	uint32_t rst_ctrs; /* 1     WO self-clearing Write 1 to zero every counter of the box. */
	uint32_t rst_ctrl; /* 0     WO self-clearing Write 1 to zero every counter control of the box. */
} ivbep_r3qpi_box_ctl_fields_t;

static inline __attribute__((always_inline)) ivbep_r3qpi_box_ctl_t ivbep_r3qpi_box_ctl_pack(ivbep_r3qpi_box_ctl_fields_t f)
{
	ivbep_r3qpi_box_ctl_t r;

	r.raw = IVBEP_R3QPI_BOX_CTL_MUST_ONES
		| pmureg_put32(f.frz, 0x1U, 8)
		| pmureg_put32(f.rst_ctrs, 0x1U, 1)
		| pmureg_put32(f.rst_ctrl, 0x1U, 0);
	return r;
}

static inline ivbep_r3qpi_box_ctl_fields_t ivbep_r3qpi_box_ctl_unpack(ivbep_r3qpi_box_ctl_t r)
{
	ivbep_r3qpi_box_ctl_fields_t f;

	f.frz = (r.raw >> 8) & 0x1U;
	f.rst_ctrs = (r.raw >> 1) & 0x1U;
	f.rst_ctrl = r.raw & 0x1U;
	return f;
}

static inline ivbep_r3qpi_box_ctl_t ivbep_r3qpi_box_ctl_with(ivbep_r3qpi_box_ctl_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | IVBEP_R3QPI_BOX_CTL_MUST_ONES | (r.raw & 0x00000100U & ~mask);
	return r;
}

#define ivbep_r3qpi_box_ctl_with_frz(r, value)      PMUREG_WITH(ivbep_r3qpi_box_ctl_with, r, 0x00000100U, 8, value)
#define ivbep_r3qpi_box_ctl_with_rst_ctrs(r, value) PMUREG_WITH(ivbep_r3qpi_box_ctl_with, r, 0x00000002U, 1, value)
#define ivbep_r3qpi_box_ctl_with_rst_ctrl(r, value) PMUREG_WITH(ivbep_r3qpi_box_ctl_with, r, 0x00000001U, 0, value)

static inline int ivbep_r3qpi_box_ctl_check(ivbep_r3qpi_box_ctl_t r)
{
	if ((r.raw & 0x00030000U) != 0x00030000U)
		return 0;
	return -1;
}

static inline const char *ivbep_r3qpi_box_ctl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "software must write 0x30000 to the bits 0x30000";
	default:
		return (const char *)0;
	}
}

static inline void ivbep_r3qpi_box_ctl_write(PMUREG_CONFIG *device, ivbep_r3qpi_box_ctl_t r)
{
	pmureg_config_store32(device, IVBEP_R3QPI_BOX_CTL_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int ivbep_r3qpi_box_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, ivbep_r3qpi_box_ctl_t r)
{
	at.space = PMUREG_PCI;
	at.address = IVBEP_R3QPI_BOX_CTL_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- R3_L<link>_PCI_PMON_BOX_STATUS: Which counters overflowed. ----
 * Source: M 2.10
 * Note: The bits are inferred from the three counters.
 */

#define IVBEP_R3QPI_BOX_STATUS_OFFSET   0xf8U
#define IVBEP_R3QPI_BOX_STATUS_RESET    0x00000000U
#define IVBEP_R3QPI_BOX_STATUS_ACTING   0x00000007U
#define IVBEP_R3QPI_BOX_STATUS_OV_SHIFT 0
#define IVBEP_R3QPI_BOX_STATUS_OV_WIDTH 3
#define IVBEP_R3QPI_BOX_STATUS_OV_MASK  0x00000007U
#define IVBEP_R3QPI_BOX_STATUS_OV_COUNT 3

typedef struct {
	uint32_t raw;
} ivbep_r3qpi_box_status_t;

typedef struct {
	uint32_t ov; /* 2:0   W1C-V Counter <n> overflowed. */
} ivbep_r3qpi_box_status_fields_t;

static inline __attribute__((always_inline)) ivbep_r3qpi_box_status_t ivbep_r3qpi_box_status_pack(ivbep_r3qpi_box_status_fields_t f)
{
	ivbep_r3qpi_box_status_t r;

	r.raw = 0
		| pmureg_put32(f.ov, 0x7U, 0);
	return r;
}

static inline ivbep_r3qpi_box_status_fields_t ivbep_r3qpi_box_status_unpack(ivbep_r3qpi_box_status_t r)
{
	ivbep_r3qpi_box_status_fields_t f;

	f.ov = r.raw & 0x7U;
	return f;
}

static inline ivbep_r3qpi_box_status_t ivbep_r3qpi_box_status_with(ivbep_r3qpi_box_status_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift);
	return r;
}

#define ivbep_r3qpi_box_status_with_ov(r, value) PMUREG_WITH(ivbep_r3qpi_box_status_with, r, 0x00000007U, 0, value)

/* Element n of ov, 0 to 2. Another index gives 0; debug builds assert. */
static inline uint32_t ivbep_r3qpi_box_status_get_ov(ivbep_r3qpi_box_status_t r, unsigned int n)
{
	PMUREG_INDEX(n, 2U);
	return n < 3U ? (r.raw >> n) & 0x1U : 0;
}

static inline ivbep_r3qpi_box_status_t ivbep_r3qpi_box_status_read(const PMUREG_CONFIG *device)
{
	ivbep_r3qpi_box_status_t r;

	r.raw = pmureg_config_load32(device, IVBEP_R3QPI_BOX_STATUS_OFFSET);
	return r;
}

static inline void ivbep_r3qpi_box_status_write(PMUREG_CONFIG *device, ivbep_r3qpi_box_status_t r)
{
	pmureg_config_store32(device, IVBEP_R3QPI_BOX_STATUS_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int ivbep_r3qpi_box_status_io_read(struct pmureg_io *io, struct pmureg_place at, ivbep_r3qpi_box_status_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_PCI;
	at.address = IVBEP_R3QPI_BOX_STATUS_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int ivbep_r3qpi_box_status_io_write(struct pmureg_io *io, struct pmureg_place at, ivbep_r3qpi_box_status_t r)
{
	at.space = PMUREG_PCI;
	at.address = IVBEP_R3QPI_BOX_STATUS_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
