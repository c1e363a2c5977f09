/*
 * Intel Xeon E5 v2 and E7 v2 (Ivy Bridge-EP and -EX): System configuration agent
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
#ifndef PMUREG_IVBEP_UBOX_H
#define PMUREG_IVBEP_UBOX_H

#include <pmureg/access.h>

/* ---- U_MSR_PMON_CTL<n>: Selects and shapes the event of counter <n>. ----
 * Source: M 2.2
 * Note: PFM has an 8-bit threshold.
 */

#define IVBEP_UBOX_CTL_ADDRESS(n)     (0xc10U + (n)) /* n: 0 to 1 */
#define IVBEP_UBOX_CTL_COUNT          2
#define IVBEP_UBOX_CTL_RESET          0x00000000U
#define IVBEP_UBOX_CTL_ACTING         0x00020000U
#define IVBEP_UBOX_CTL_THRESH_SHIFT   24
#define IVBEP_UBOX_CTL_THRESH_WIDTH   5
#define IVBEP_UBOX_CTL_THRESH_MASK    0x1f000000U
#define IVBEP_UBOX_CTL_EN_SHIFT       22
#define IVBEP_UBOX_CTL_EN_WIDTH       1
#define IVBEP_UBOX_CTL_EN_MASK        0x00400000U
#define IVBEP_UBOX_CTL_OV_EN_SHIFT    20
#define IVBEP_UBOX_CTL_OV_EN_WIDTH    1
#define IVBEP_UBOX_CTL_OV_EN_MASK     0x00100000U
#define IVBEP_UBOX_CTL_EDGE_DET_SHIFT 18
#define IVBEP_UBOX_CTL_EDGE_DET_WIDTH 1
#define IVBEP_UBOX_CTL_EDGE_DET_MASK  0x00040000U
#define IVBEP_UBOX_CTL_RST_SHIFT      17
#define IVBEP_UBOX_CTL_RST_WIDTH      1
#define IVBEP_UBOX_CTL_RST_MASK       0x00020000U
#define IVBEP_UBOX_CTL_UMASK_SHIFT    8
#define IVBEP_UBOX_CTL_UMASK_WIDTH    8
#define IVBEP_UBOX_CTL_UMASK_MASK     0x0000ff00U
#define IVBEP_UBOX_CTL_EV_SEL_SHIFT   0
#define IVBEP_UBOX_CTL_EV_SEL_WIDTH   8
#define IVBEP_UBOX_CTL_EV_SEL_MASK    0x000000ffU

typedef struct {
	uint32_t raw;
} ivbep_ubox_ctl_t;

typedef struct {
	uint32_t thresh;   /* 28:24 RW               0 adds the event's value each cycle; else adds 1 in cycles when the value is at least this. */
	uint32_t en;       /* 22    RW               1 lets this counter count. */
	uint32_t ov_en;    /* 20    RW               1 reports an overflow to the UBox. */
	uint32_t edge_det; /* 18    RW               1 counts rising edges of the threshold compare instead of cycles. */
	uint32_t rst;      /* 17    WO self-clearing Write 1 to zero this counter. */
	uint32_t umask;    /* 15:8  RW               Sub-events. */
	uint32_t ev_sel;   /* 7:0   RW               Event number. */
} ivbep_ubox_ctl_fields_t;

static inline __attribute__((always_inline)) ivbep_ubox_ctl_t ivbep_ubox_ctl_pack(ivbep_ubox_ctl_fields_t f)
{
	ivbep_ubox_ctl_t r;

	r.raw = 0
		| pmureg_put32(f.thresh, 0x1fU, 24)
		| pmureg_put32(f.en, 0x1U, 22)
		| pmureg_put32(f.ov_en, 0x1U, 20)
		| pmureg_put32(f.edge_det, 0x1U, 18)
		| pmureg_put32(f.rst, 0x1U, 17)
		| pmureg_put32(f.umask, 0xffU, 8)
		| pmureg_put32(f.ev_sel, 0xffU, 0);
	return r;
}

static inline ivbep_ubox_ctl_fields_t ivbep_ubox_ctl_unpack(ivbep_ubox_ctl_t r)
{
	ivbep_ubox_ctl_fields_t f;

	f.thresh = (r.raw >> 24) & 0x1fU;
	f.en = (r.raw >> 22) & 0x1U;
	f.ov_en = (r.raw >> 20) & 0x1U;
	f.edge_det = (r.raw >> 18) & 0x1U;
	f.rst = (r.raw >> 17) & 0x1U;
	f.umask = (r.raw >> 8) & 0xffU;
	f.ev_sel = r.raw & 0xffU;
	return f;
}

static inline uint32_t ivbep_ubox_ctl_get(ivbep_ubox_ctl_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline ivbep_ubox_ctl_t ivbep_ubox_ctl_with(ivbep_ubox_ctl_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x1f54ffffU & ~mask);
	return r;
}

#define ivbep_ubox_ctl_get_thresh(r)           ivbep_ubox_ctl_get(r, 0x1f000000U, 24)
#define ivbep_ubox_ctl_get_en(r)               ivbep_ubox_ctl_get(r, 0x00400000U, 22)
#define ivbep_ubox_ctl_get_ov_en(r)            ivbep_ubox_ctl_get(r, 0x00100000U, 20)
#define ivbep_ubox_ctl_get_edge_det(r)         ivbep_ubox_ctl_get(r, 0x00040000U, 18)
#define ivbep_ubox_ctl_get_umask(r)            ivbep_ubox_ctl_get(r, 0x0000ff00U, 8)
#define ivbep_ubox_ctl_get_ev_sel(r)           ivbep_ubox_ctl_get(r, 0x000000ffU, 0)
#define ivbep_ubox_ctl_with_thresh(r, value)   PMUREG_WITH(ivbep_ubox_ctl_with, r, 0x1f000000U, 24, value)
#define ivbep_ubox_ctl_with_en(r, value)       PMUREG_WITH(ivbep_ubox_ctl_with, r, 0x00400000U, 22, value)
#define ivbep_ubox_ctl_with_ov_en(r, value)    PMUREG_WITH(ivbep_ubox_ctl_with, r, 0x00100000U, 20, value)
#define ivbep_ubox_ctl_with_edge_det(r, value) PMUREG_WITH(ivbep_ubox_ctl_with, r, 0x00040000U, 18, value)
#define ivbep_ubox_ctl_with_rst(r, value)      PMUREG_WITH(ivbep_ubox_ctl_with, r, 0x00020000U, 17, value)
#define ivbep_ubox_ctl_with_umask(r, value)    PMUREG_WITH(ivbep_ubox_ctl_with, r, 0x0000ff00U, 8, value)
#define ivbep_ubox_ctl_with_ev_sel(r, value)   PMUREG_WITH(ivbep_ubox_ctl_with, r, 0x000000ffU, 0, value)

static inline int ivbep_ubox_ctl_check(ivbep_ubox_ctl_t r)
{
	if ((r.raw & 0x00a10000U) != 0x00000000U)
		return 0;
	if ((((r.raw >> 18) & 0x1U)) && !(((r.raw >> 24) & 0x1fU) >= 1U))
		return 1;
	if ((r.raw & 0xe0080000U) != 0x00000000U)
		return 2;
	return -1;
}

static inline const char *ivbep_ubox_ctl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "software must write 0x0 to the bits 0xa10000";
	case 1:
		return "edge_det counts rising edges of the threshold compare, so thresh must be at least 1.";
	case 2:
		return "the reserved bits 0xe0080000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline ivbep_ubox_ctl_t ivbep_ubox_ctl_read(unsigned int n)
{
	ivbep_ubox_ctl_t r;

	PMUREG_INDEX(n, 1U);
	r.raw = (uint32_t)pmureg_rdmsr(IVBEP_UBOX_CTL_ADDRESS(n));
	return r;
}

static inline void ivbep_ubox_ctl_write(unsigned int n, ivbep_ubox_ctl_t r)
{
	PMUREG_INDEX(n, 1U);
	pmureg_wrmsr(IVBEP_UBOX_CTL_ADDRESS(n), r.raw);
}

#ifdef PMUREG_LINUX
static inline int ivbep_ubox_ctl_read_safe(unsigned int n, ivbep_ubox_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 1U);
	error = pmureg_rdmsr_safe(IVBEP_UBOX_CTL_ADDRESS(n), &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int ivbep_ubox_ctl_write_safe(unsigned int n, ivbep_ubox_ctl_t r)
{
	PMUREG_INDEX(n, 1U);
	return pmureg_wrmsr_safe(IVBEP_UBOX_CTL_ADDRESS(n), r.raw);
}
#endif
#else
ivbep_ubox_ctl_t ivbep_ubox_ctl_read(unsigned int n) PMUREG_NO_MSR;
void ivbep_ubox_ctl_write(unsigned int n, ivbep_ubox_ctl_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int ivbep_ubox_ctl_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, ivbep_ubox_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 1U);
	at.space = PMUREG_MSR;
	at.address = IVBEP_UBOX_CTL_ADDRESS(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int ivbep_ubox_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, ivbep_ubox_ctl_t r)
{
	PMUREG_INDEX(n, 1U);
	at.space = PMUREG_MSR;
	at.address = IVBEP_UBOX_CTL_ADDRESS(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- U_MSR_PMON_CTR<n>: Counter <n>. ----
 * Source: M 2.2
 */

#define IVBEP_UBOX_CTR_ADDRESS(n)        (0xc16U + (n)) /* n: 0 to 1 */
#define IVBEP_UBOX_CTR_COUNT             2
#define IVBEP_UBOX_CTR_RESET             0x0000000000000000ULL
#define IVBEP_UBOX_CTR_EVENT_COUNT_SHIFT 0
#define IVBEP_UBOX_CTR_EVENT_COUNT_WIDTH 44
#define IVBEP_UBOX_CTR_EVENT_COUNT_MASK  0x00000fffffffffffULL

typedef struct {
	uint64_t raw;
} ivbep_ubox_ctr_t;

typedef struct {
	uint64_t event_count; /* 43:0  RW-V The count. */
} ivbep_ubox_ctr_fields_t;

static inline __attribute__((always_inline)) ivbep_ubox_ctr_t ivbep_ubox_ctr_pack(ivbep_ubox_ctr_fields_t f)
{
	ivbep_ubox_ctr_t r;

	r.raw = 0
		| pmureg_put64(f.event_count, 0xfffffffffffULL, 0);
	return r;
}

static inline ivbep_ubox_ctr_fields_t ivbep_ubox_ctr_unpack(ivbep_ubox_ctr_t r)
{
	ivbep_ubox_ctr_fields_t f;

	f.event_count = r.raw & 0xfffffffffffULL;
	return f;
}

static inline uint64_t ivbep_ubox_ctr_get(ivbep_ubox_ctr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline ivbep_ubox_ctr_t ivbep_ubox_ctr_with(ivbep_ubox_ctr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x00000fffffffffffULL & ~mask);
	return r;
}

#define ivbep_ubox_ctr_get_event_count(r)         ivbep_ubox_ctr_get(r, 0x00000fffffffffffULL, 0)
#define ivbep_ubox_ctr_with_event_count(r, value) PMUREG_WITH(ivbep_ubox_ctr_with, r, 0x00000fffffffffffULL, 0, value)

static inline int ivbep_ubox_ctr_check(ivbep_ubox_ctr_t r)
{
	if ((r.raw & 0xfffff00000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *ivbep_ubox_ctr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffff00000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline ivbep_ubox_ctr_t ivbep_ubox_ctr_read(unsigned int n)
{
	ivbep_ubox_ctr_t r;

	PMUREG_INDEX(n, 1U);
	r.raw = pmureg_rdmsr(IVBEP_UBOX_CTR_ADDRESS(n));
	return r;
}

static inline void ivbep_ubox_ctr_write(unsigned int n, ivbep_ubox_ctr_t r)
{
	PMUREG_INDEX(n, 1U);
	pmureg_wrmsr(IVBEP_UBOX_CTR_ADDRESS(n), r.raw);
}

#ifdef PMUREG_LINUX
static inline int ivbep_ubox_ctr_read_safe(unsigned int n, ivbep_ubox_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 1U);
	error = pmureg_rdmsr_safe(IVBEP_UBOX_CTR_ADDRESS(n), &value);
	r->raw = value;
	return error;
}

static inline int ivbep_ubox_ctr_write_safe(unsigned int n, ivbep_ubox_ctr_t r)
{
	PMUREG_INDEX(n, 1U);
	return pmureg_wrmsr_safe(IVBEP_UBOX_CTR_ADDRESS(n), r.raw);
}
#endif
#else
ivbep_ubox_ctr_t ivbep_ubox_ctr_read(unsigned int n) PMUREG_NO_MSR;
void ivbep_ubox_ctr_write(unsigned int n, ivbep_ubox_ctr_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int ivbep_ubox_ctr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, ivbep_ubox_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 1U);
	at.space = PMUREG_MSR;
	at.address = IVBEP_UBOX_CTR_ADDRESS(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int ivbep_ubox_ctr_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, ivbep_ubox_ctr_t r)
{
	PMUREG_INDEX(n, 1U);
	at.space = PMUREG_MSR;
	at.address = IVBEP_UBOX_CTR_ADDRESS(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- U_MSR_PMON_UCLK_FIXED_CTL: Control of the fixed uncore clock counter. ----
 * Source: M 2.2
 */

#define IVBEP_UBOX_FIXED_CTL_ADDRESS     0xc08U
#define IVBEP_UBOX_FIXED_CTL_RESET       0x00000000U
#define IVBEP_UBOX_FIXED_CTL_EN_SHIFT    22
#define IVBEP_UBOX_FIXED_CTL_EN_WIDTH    1
#define IVBEP_UBOX_FIXED_CTL_EN_MASK     0x00400000U
#define IVBEP_UBOX_FIXED_CTL_OV_EN_SHIFT 20
#define IVBEP_UBOX_FIXED_CTL_OV_EN_WIDTH 1
#define IVBEP_UBOX_FIXED_CTL_OV_EN_MASK  0x00100000U

typedef struct {
	uint32_t raw;
} ivbep_ubox_fixed_ctl_t;

typedef struct {
	uint32_t en;    /* 22    RW-V 1 lets the fixed counter count. */
	uint32_t ov_en; /* 20    RW-V 1 reports an overflow to the UBox. */
} ivbep_ubox_fixed_ctl_fields_t;

static inline __attribute__((always_inline)) ivbep_ubox_fixed_ctl_t ivbep_ubox_fixed_ctl_pack(ivbep_ubox_fixed_ctl_fields_t f)
{
	ivbep_ubox_fixed_ctl_t r;

	r.raw = 0
		| pmureg_put32(f.en, 0x1U, 22)
		| pmureg_put32(f.ov_en, 0x1U, 20);
	return r;
}

static inline ivbep_ubox_fixed_ctl_fields_t ivbep_ubox_fixed_ctl_unpack(ivbep_ubox_fixed_ctl_t r)
{
	ivbep_ubox_fixed_ctl_fields_t f;

	f.en = (r.raw >> 22) & 0x1U;
	f.ov_en = (r.raw >> 20) & 0x1U;
	return f;
}

static inline uint32_t ivbep_ubox_fixed_ctl_get(ivbep_ubox_fixed_ctl_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline ivbep_ubox_fixed_ctl_t ivbep_ubox_fixed_ctl_with(ivbep_ubox_fixed_ctl_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x00500000U & ~mask);
	return r;
}

#define ivbep_ubox_fixed_ctl_get_en(r)            ivbep_ubox_fixed_ctl_get(r, 0x00400000U, 22)
#define ivbep_ubox_fixed_ctl_get_ov_en(r)         ivbep_ubox_fixed_ctl_get(r, 0x00100000U, 20)
#define ivbep_ubox_fixed_ctl_with_en(r, value)    PMUREG_WITH(ivbep_ubox_fixed_ctl_with, r, 0x00400000U, 22, value)
#define ivbep_ubox_fixed_ctl_with_ov_en(r, value) PMUREG_WITH(ivbep_ubox_fixed_ctl_with, r, 0x00100000U, 20, value)

static inline int ivbep_ubox_fixed_ctl_check(ivbep_ubox_fixed_ctl_t r)
{
	if ((r.raw & 0x00200000U) != 0x00000000U)
		return 0;
	if ((r.raw & 0xff8fffffU) != 0x00000000U)
		return 1;
	return -1;
}

static inline const char *ivbep_ubox_fixed_ctl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "software must write 0x0 to the bits 0x200000";
	case 1:
		return "the reserved bits 0xff8fffff must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline ivbep_ubox_fixed_ctl_t ivbep_ubox_fixed_ctl_read(void)
{
	ivbep_ubox_fixed_ctl_t r;

	r.raw = (uint32_t)pmureg_rdmsr(IVBEP_UBOX_FIXED_CTL_ADDRESS);
	return r;
}

static inline void ivbep_ubox_fixed_ctl_write(ivbep_ubox_fixed_ctl_t r)
{
	pmureg_wrmsr(IVBEP_UBOX_FIXED_CTL_ADDRESS, r.raw);
}

#ifdef PMUREG_LINUX
static inline int ivbep_ubox_fixed_ctl_read_safe(ivbep_ubox_fixed_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	error = pmureg_rdmsr_safe(IVBEP_UBOX_FIXED_CTL_ADDRESS, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int ivbep_ubox_fixed_ctl_write_safe(ivbep_ubox_fixed_ctl_t r)
{
	return pmureg_wrmsr_safe(IVBEP_UBOX_FIXED_CTL_ADDRESS, r.raw);
}
#endif
#else
ivbep_ubox_fixed_ctl_t ivbep_ubox_fixed_ctl_read(void) PMUREG_NO_MSR;
void ivbep_ubox_fixed_ctl_write(ivbep_ubox_fixed_ctl_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int ivbep_ubox_fixed_ctl_io_read(struct pmureg_io *io, struct pmureg_place at, ivbep_ubox_fixed_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MSR;
	at.address = IVBEP_UBOX_FIXED_CTL_ADDRESS;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int ivbep_ubox_fixed_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, ivbep_ubox_fixed_ctl_t r)
{
	at.space = PMUREG_MSR;
	at.address = IVBEP_UBOX_FIXED_CTL_ADDRESS;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- U_MSR_PMON_UCLK_FIXED_CTR: Counts uncore clocks. ----
 * Source: M 2.2
 * Note: The manual's table prints 43:0; its text and Linux say 48 bits.
 */

#define IVBEP_UBOX_FIXED_CTR_ADDRESS           0xc09U
#define IVBEP_UBOX_FIXED_CTR_RESET             0x0000000000000000ULL
#define IVBEP_UBOX_FIXED_CTR_EVENT_COUNT_SHIFT 0
#define IVBEP_UBOX_FIXED_CTR_EVENT_COUNT_WIDTH 48
#define IVBEP_UBOX_FIXED_CTR_EVENT_COUNT_MASK  0x0000ffffffffffffULL

typedef struct {
	uint64_t raw;
} ivbep_ubox_fixed_ctr_t;

typedef struct {
	uint64_t event_count; /* 47:0  RW-V The count. */
} ivbep_ubox_fixed_ctr_fields_t;

static inline __attribute__((always_inline)) ivbep_ubox_fixed_ctr_t ivbep_ubox_fixed_ctr_pack(ivbep_ubox_fixed_ctr_fields_t f)
{
	ivbep_ubox_fixed_ctr_t r;

	r.raw = 0
		| pmureg_put64(f.event_count, 0xffffffffffffULL, 0);
	return r;
}

static inline ivbep_ubox_fixed_ctr_fields_t ivbep_ubox_fixed_ctr_unpack(ivbep_ubox_fixed_ctr_t r)
{
	ivbep_ubox_fixed_ctr_fields_t f;

	f.event_count = r.raw & 0xffffffffffffULL;
	return f;
}

static inline uint64_t ivbep_ubox_fixed_ctr_get(ivbep_ubox_fixed_ctr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline ivbep_ubox_fixed_ctr_t ivbep_ubox_fixed_ctr_with(ivbep_ubox_fixed_ctr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000ffffffffffffULL & ~mask);
	return r;
}

#define ivbep_ubox_fixed_ctr_get_event_count(r)         ivbep_ubox_fixed_ctr_get(r, 0x0000ffffffffffffULL, 0)
#define ivbep_ubox_fixed_ctr_with_event_count(r, value) PMUREG_WITH(ivbep_ubox_fixed_ctr_with, r, 0x0000ffffffffffffULL, 0, value)

static inline int ivbep_ubox_fixed_ctr_check(ivbep_ubox_fixed_ctr_t r)
{
	if ((r.raw & 0xffff000000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *ivbep_ubox_fixed_ctr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffff000000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline ivbep_ubox_fixed_ctr_t ivbep_ubox_fixed_ctr_read(void)
{
	ivbep_ubox_fixed_ctr_t r;

	r.raw = pmureg_rdmsr(IVBEP_UBOX_FIXED_CTR_ADDRESS);
	return r;
}

static inline void ivbep_ubox_fixed_ctr_write(ivbep_ubox_fixed_ctr_t r)
{
	pmureg_wrmsr(IVBEP_UBOX_FIXED_CTR_ADDRESS, r.raw);
}

#ifdef PMUREG_LINUX
static inline int ivbep_ubox_fixed_ctr_read_safe(ivbep_ubox_fixed_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	error = pmureg_rdmsr_safe(IVBEP_UBOX_FIXED_CTR_ADDRESS, &value);
	r->raw = value;
	return error;
}

static inline int ivbep_ubox_fixed_ctr_write_safe(ivbep_ubox_fixed_ctr_t r)
{
	return pmureg_wrmsr_safe(IVBEP_UBOX_FIXED_CTR_ADDRESS, r.raw);
}
#endif
#else
ivbep_ubox_fixed_ctr_t ivbep_ubox_fixed_ctr_read(void) PMUREG_NO_MSR;
void ivbep_ubox_fixed_ctr_write(ivbep_ubox_fixed_ctr_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int ivbep_ubox_fixed_ctr_io_read(struct pmureg_io *io, struct pmureg_place at, ivbep_ubox_fixed_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MSR;
	at.address = IVBEP_UBOX_FIXED_CTR_ADDRESS;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int ivbep_ubox_fixed_ctr_io_write(struct pmureg_io *io, struct pmureg_place at, ivbep_ubox_fixed_ctr_t r)
{
	at.space = PMUREG_MSR;
	at.address = IVBEP_UBOX_FIXED_CTR_ADDRESS;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- U_MSR_PMON_BOX_STATUS: Which counters overflowed. ----
 * Source: M 2.2
 */

#define IVBEP_UBOX_BOX_STATUS_ADDRESS  0xc15U
#define IVBEP_UBOX_BOX_STATUS_RESET    0x00000000U
#define IVBEP_UBOX_BOX_STATUS_ACTING   0x00000003U
#define IVBEP_UBOX_BOX_STATUS_OV_SHIFT 0
#define IVBEP_UBOX_BOX_STATUS_OV_WIDTH 2
#define IVBEP_UBOX_BOX_STATUS_OV_MASK  0x00000003U
#define IVBEP_UBOX_BOX_STATUS_OV_COUNT 2

typedef struct {
	uint32_t raw;
} ivbep_ubox_box_status_t;

typedef struct {
	uint32_t ov; /* 1:0   W1C-V Counter <n> overflowed. */
} ivbep_ubox_box_status_fields_t;

static inline __attribute__((always_inline)) ivbep_ubox_box_status_t ivbep_ubox_box_status_pack(ivbep_ubox_box_status_fields_t f)
{
	ivbep_ubox_box_status_t r;

	r.raw = 0
		| pmureg_put32(f.ov, 0x3U, 0);
	return r;
}

static inline ivbep_ubox_box_status_fields_t ivbep_ubox_box_status_unpack(ivbep_ubox_box_status_t r)
{
	ivbep_ubox_box_status_fields_t f;

	f.ov = r.raw & 0x3U;
	return f;
}

static inline ivbep_ubox_box_status_t ivbep_ubox_box_status_with(ivbep_ubox_box_status_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift);
	return r;
}

#define ivbep_ubox_box_status_with_ov(r, value) PMUREG_WITH(ivbep_ubox_box_status_with, r, 0x00000003U, 0, value)

/* Element n of ov, 0 to 1. Another index gives 0; debug builds assert. */
static inline uint32_t ivbep_ubox_box_status_get_ov(ivbep_ubox_box_status_t r, unsigned int n)
{
	PMUREG_INDEX(n, 1U);
	return n < 2U ? (r.raw >> n) & 0x1U : 0;
}

static inline int ivbep_ubox_box_status_check(ivbep_ubox_box_status_t r)
{
	if ((r.raw & 0xfffffffcU) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *ivbep_ubox_box_status_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffc must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline ivbep_ubox_box_status_t ivbep_ubox_box_status_read(void)
{
	ivbep_ubox_box_status_t r;

	r.raw = (uint32_t)pmureg_rdmsr(IVBEP_UBOX_BOX_STATUS_ADDRESS);
	return r;
}

static inline void ivbep_ubox_box_status_write(ivbep_ubox_box_status_t r)
{
	pmureg_wrmsr(IVBEP_UBOX_BOX_STATUS_ADDRESS, r.raw);
}

#ifdef PMUREG_LINUX
static inline int ivbep_ubox_box_status_read_safe(ivbep_ubox_box_status_t *r)
{
	uint64_t value = 0;
	int error;

	error = pmureg_rdmsr_safe(IVBEP_UBOX_BOX_STATUS_ADDRESS, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int ivbep_ubox_box_status_write_safe(ivbep_ubox_box_status_t r)
{
	return pmureg_wrmsr_safe(IVBEP_UBOX_BOX_STATUS_ADDRESS, r.raw);
}
#endif
#else
ivbep_ubox_box_status_t ivbep_ubox_box_status_read(void) PMUREG_NO_MSR;
void ivbep_ubox_box_status_write(ivbep_ubox_box_status_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int ivbep_ubox_box_status_io_read(struct pmureg_io *io, struct pmureg_place at, ivbep_ubox_box_status_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MSR;
	at.address = IVBEP_UBOX_BOX_STATUS_ADDRESS;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int ivbep_ubox_box_status_io_write(struct pmureg_io *io, struct pmureg_place at, ivbep_ubox_box_status_t r)
{
	at.space = PMUREG_MSR;
	at.address = IVBEP_UBOX_BOX_STATUS_ADDRESS;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
