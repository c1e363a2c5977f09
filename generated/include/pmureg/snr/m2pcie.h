/*
 * Intel Atom P5900 (Snow Ridge): Mesh stop of an I/O stack
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
 * Made by pmureg from regdefs/intel/snr.yaml. Edit that, not this.
 */
#ifndef PMUREG_SNR_M2PCIE_H
#define PMUREG_SNR_M2PCIE_H

#include <pmureg/access.h>

/* ---- M2PCIE<stack>_MSR_PMON_CTL<n>: Selects and shapes the event of counter <n>. ----
 * Source: K; L
 */

#define SNR_M2PCIE_CTL_ADDRESS(stack, n) (0x1e58U + 0x10U * (stack) + (n)) /* stack: 0 to 4, n: 0 to 3 */
#define SNR_M2PCIE_CTL_COUNT             4
#define SNR_M2PCIE_CTL_RESET             0x0000000000000000ULL
#define SNR_M2PCIE_CTL_ACTING            0x0000000000020000ULL
#define SNR_M2PCIE_CTL_THRESH_SHIFT      24
#define SNR_M2PCIE_CTL_THRESH_WIDTH      8
#define SNR_M2PCIE_CTL_THRESH_MASK       0x00000000ff000000ULL
#define SNR_M2PCIE_CTL_INVERT_SHIFT      23
#define SNR_M2PCIE_CTL_INVERT_WIDTH      1
#define SNR_M2PCIE_CTL_INVERT_MASK       0x0000000000800000ULL
#define SNR_M2PCIE_CTL_EN_SHIFT          22
#define SNR_M2PCIE_CTL_EN_WIDTH          1
#define SNR_M2PCIE_CTL_EN_MASK           0x0000000000400000ULL
#define SNR_M2PCIE_CTL_OV_EN_SHIFT       20
#define SNR_M2PCIE_CTL_OV_EN_WIDTH       1
#define SNR_M2PCIE_CTL_OV_EN_MASK        0x0000000000100000ULL
#define SNR_M2PCIE_CTL_EDGE_DET_SHIFT    18
#define SNR_M2PCIE_CTL_EDGE_DET_WIDTH    1
#define SNR_M2PCIE_CTL_EDGE_DET_MASK     0x0000000000040000ULL
#define SNR_M2PCIE_CTL_RST_SHIFT         17
#define SNR_M2PCIE_CTL_RST_WIDTH         1
#define SNR_M2PCIE_CTL_RST_MASK          0x0000000000020000ULL
#define SNR_M2PCIE_CTL_UMASK_SHIFT       8
#define SNR_M2PCIE_CTL_UMASK_WIDTH       8
#define SNR_M2PCIE_CTL_UMASK_MASK        0x000000000000ff00ULL
#define SNR_M2PCIE_CTL_EV_SEL_SHIFT      0
#define SNR_M2PCIE_CTL_EV_SEL_WIDTH      8
#define SNR_M2PCIE_CTL_EV_SEL_MASK       0x00000000000000ffULL

typedef struct {
	uint64_t raw;
} snr_m2pcie_ctl_t;

typedef struct {
	uint64_t thresh;   /* 31:24 RW-V             0 adds the event's value each cycle; else adds 1 in cycles when the value is at least this. */
	uint64_t invert;   /* 23    RW-V             1 turns the threshold compare into less than thresh. */
	uint64_t en;       /* 22    RW-V             1 lets this counter count. */
	uint64_t ov_en;    /* 20    RW-V             1 reports an overflow to the UBox. */
	uint64_t edge_det; /* 18    RW-V             1 counts rising edges of the threshold compare instead of cycles. */
	uint64_t rst;      /* 17    WO self-clearing Write 1 to zero this counter. */
	uint64_t umask;    /* 15:8  RW-V             Sub-events. */
	uint64_t ev_sel;   /* 7:0   RW-V             Event number. */
} snr_m2pcie_ctl_fields_t;

static inline __attribute__((always_inline)) snr_m2pcie_ctl_t snr_m2pcie_ctl_pack(snr_m2pcie_ctl_fields_t f)
{
	snr_m2pcie_ctl_t r;

	r.raw = 0
		| pmureg_put64(f.thresh, 0xffULL, 24)
		| pmureg_put64(f.invert, 0x1ULL, 23)
		| pmureg_put64(f.en, 0x1ULL, 22)
		| pmureg_put64(f.ov_en, 0x1ULL, 20)
		| pmureg_put64(f.edge_det, 0x1ULL, 18)
		| pmureg_put64(f.rst, 0x1ULL, 17)
		| pmureg_put64(f.umask, 0xffULL, 8)
		| pmureg_put64(f.ev_sel, 0xffULL, 0);
	return r;
}

static inline snr_m2pcie_ctl_fields_t snr_m2pcie_ctl_unpack(snr_m2pcie_ctl_t r)
{
	snr_m2pcie_ctl_fields_t f;

	f.thresh = (r.raw >> 24) & 0xffULL;
	f.invert = (r.raw >> 23) & 0x1ULL;
	f.en = (r.raw >> 22) & 0x1ULL;
	f.ov_en = (r.raw >> 20) & 0x1ULL;
	f.edge_det = (r.raw >> 18) & 0x1ULL;
	f.rst = (r.raw >> 17) & 0x1ULL;
	f.umask = (r.raw >> 8) & 0xffULL;
	f.ev_sel = r.raw & 0xffULL;
	return f;
}

static inline uint64_t snr_m2pcie_ctl_get(snr_m2pcie_ctl_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline snr_m2pcie_ctl_t snr_m2pcie_ctl_with(snr_m2pcie_ctl_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x00000000ffd4ffffULL & ~mask);
	return r;
}

#define snr_m2pcie_ctl_get_thresh(r)           snr_m2pcie_ctl_get(r, 0x00000000ff000000ULL, 24)
#define snr_m2pcie_ctl_get_invert(r)           snr_m2pcie_ctl_get(r, 0x0000000000800000ULL, 23)
#define snr_m2pcie_ctl_get_en(r)               snr_m2pcie_ctl_get(r, 0x0000000000400000ULL, 22)
#define snr_m2pcie_ctl_get_ov_en(r)            snr_m2pcie_ctl_get(r, 0x0000000000100000ULL, 20)
#define snr_m2pcie_ctl_get_edge_det(r)         snr_m2pcie_ctl_get(r, 0x0000000000040000ULL, 18)
#define snr_m2pcie_ctl_get_umask(r)            snr_m2pcie_ctl_get(r, 0x000000000000ff00ULL, 8)
#define snr_m2pcie_ctl_get_ev_sel(r)           snr_m2pcie_ctl_get(r, 0x00000000000000ffULL, 0)
#define snr_m2pcie_ctl_with_thresh(r, value)   PMUREG_WITH(snr_m2pcie_ctl_with, r, 0x00000000ff000000ULL, 24, value)
#define snr_m2pcie_ctl_with_invert(r, value)   PMUREG_WITH(snr_m2pcie_ctl_with, r, 0x0000000000800000ULL, 23, value)
#define snr_m2pcie_ctl_with_en(r, value)       PMUREG_WITH(snr_m2pcie_ctl_with, r, 0x0000000000400000ULL, 22, value)
#define snr_m2pcie_ctl_with_ov_en(r, value)    PMUREG_WITH(snr_m2pcie_ctl_with, r, 0x0000000000100000ULL, 20, value)
#define snr_m2pcie_ctl_with_edge_det(r, value) PMUREG_WITH(snr_m2pcie_ctl_with, r, 0x0000000000040000ULL, 18, value)
#define snr_m2pcie_ctl_with_rst(r, value)      PMUREG_WITH(snr_m2pcie_ctl_with, r, 0x0000000000020000ULL, 17, value)
#define snr_m2pcie_ctl_with_umask(r, value)    PMUREG_WITH(snr_m2pcie_ctl_with, r, 0x000000000000ff00ULL, 8, value)
#define snr_m2pcie_ctl_with_ev_sel(r, value)   PMUREG_WITH(snr_m2pcie_ctl_with, r, 0x00000000000000ffULL, 0, value)

static inline int snr_m2pcie_ctl_check(snr_m2pcie_ctl_t r)
{
	if ((((r.raw >> 18) & 0x1ULL)) && !(((r.raw >> 24) & 0xffULL) >= 1ULL))
		return 0;
	if ((((r.raw >> 23) & 0x1ULL)) && !(((r.raw >> 24) & 0xffULL) >= 1ULL))
		return 1;
	if ((r.raw & 0xffffffff00290000ULL) != 0x0000000000000000ULL)
		return 2;
	return -1;
}

static inline const char *snr_m2pcie_ctl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "edge_det counts rising edges of the threshold compare, so thresh must be at least 1.";
	case 1:
		return "invert turns the threshold compare round, so thresh must be at least 1.";
	case 2:
		return "the reserved bits 0xffffffff00290000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline snr_m2pcie_ctl_t snr_m2pcie_ctl_read(unsigned int stack, unsigned int n)
{
	snr_m2pcie_ctl_t r;

	PMUREG_INDEX(stack, 4U);
	PMUREG_INDEX(n, 3U);
	r.raw = pmureg_rdmsr(SNR_M2PCIE_CTL_ADDRESS(stack, n));
	return r;
}

static inline void snr_m2pcie_ctl_write(unsigned int stack, unsigned int n, snr_m2pcie_ctl_t r)
{
	PMUREG_INDEX(stack, 4U);
	PMUREG_INDEX(n, 3U);
	pmureg_wrmsr(SNR_M2PCIE_CTL_ADDRESS(stack, n), r.raw);
}

#ifdef PMUREG_LINUX
static inline int snr_m2pcie_ctl_read_safe(unsigned int stack, unsigned int n, snr_m2pcie_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(stack, 4U);
	PMUREG_INDEX(n, 3U);
	error = pmureg_rdmsr_safe(SNR_M2PCIE_CTL_ADDRESS(stack, n), &value);
	r->raw = value;
	return error;
}

static inline int snr_m2pcie_ctl_write_safe(unsigned int stack, unsigned int n, snr_m2pcie_ctl_t r)
{
	PMUREG_INDEX(stack, 4U);
	PMUREG_INDEX(n, 3U);
	return pmureg_wrmsr_safe(SNR_M2PCIE_CTL_ADDRESS(stack, n), r.raw);
}
#endif
#else
snr_m2pcie_ctl_t snr_m2pcie_ctl_read(unsigned int stack, unsigned int n) PMUREG_NO_MSR;
void snr_m2pcie_ctl_write(unsigned int stack, unsigned int n, snr_m2pcie_ctl_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int snr_m2pcie_ctl_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int stack, unsigned int n, snr_m2pcie_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(stack, 4U);
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MSR;
	at.address = SNR_M2PCIE_CTL_ADDRESS(stack, n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int snr_m2pcie_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int stack, unsigned int n, snr_m2pcie_ctl_t r)
{
	PMUREG_INDEX(stack, 4U);
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MSR;
	at.address = SNR_M2PCIE_CTL_ADDRESS(stack, n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- M2PCIE<stack>_MSR_PMON_CTR<n>: Counter <n>. ----
 * Source: K; L
 */

#define SNR_M2PCIE_CTR_ADDRESS(stack, n) (0x1e51U + 0x10U * (stack) + (n)) /* stack: 0 to 4, n: 0 to 3 */
#define SNR_M2PCIE_CTR_COUNT             4
#define SNR_M2PCIE_CTR_RESET             0x0000000000000000ULL
#define SNR_M2PCIE_CTR_EVENT_COUNT_SHIFT 0
#define SNR_M2PCIE_CTR_EVENT_COUNT_WIDTH 48
#define SNR_M2PCIE_CTR_EVENT_COUNT_MASK  0x0000ffffffffffffULL

typedef struct {
	uint64_t raw;
} snr_m2pcie_ctr_t;

typedef struct {
	uint64_t event_count; /* 47:0  RW-V The count. */
} snr_m2pcie_ctr_fields_t;

static inline __attribute__((always_inline)) snr_m2pcie_ctr_t snr_m2pcie_ctr_pack(snr_m2pcie_ctr_fields_t f)
{
	snr_m2pcie_ctr_t r;

	r.raw = 0
		| pmureg_put64(f.event_count, 0xffffffffffffULL, 0);
	return r;
}

static inline snr_m2pcie_ctr_fields_t snr_m2pcie_ctr_unpack(snr_m2pcie_ctr_t r)
{
	snr_m2pcie_ctr_fields_t f;

	f.event_count = r.raw & 0xffffffffffffULL;
	return f;
}

static inline uint64_t snr_m2pcie_ctr_get(snr_m2pcie_ctr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline snr_m2pcie_ctr_t snr_m2pcie_ctr_with(snr_m2pcie_ctr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000ffffffffffffULL & ~mask);
	return r;
}

#define snr_m2pcie_ctr_get_event_count(r)         snr_m2pcie_ctr_get(r, 0x0000ffffffffffffULL, 0)
#define snr_m2pcie_ctr_with_event_count(r, value) PMUREG_WITH(snr_m2pcie_ctr_with, r, 0x0000ffffffffffffULL, 0, value)

static inline int snr_m2pcie_ctr_check(snr_m2pcie_ctr_t r)
{
	if ((r.raw & 0xffff000000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *snr_m2pcie_ctr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffff000000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline snr_m2pcie_ctr_t snr_m2pcie_ctr_read(unsigned int stack, unsigned int n)
{
	snr_m2pcie_ctr_t r;

	PMUREG_INDEX(stack, 4U);
	PMUREG_INDEX(n, 3U);
	r.raw = pmureg_rdmsr(SNR_M2PCIE_CTR_ADDRESS(stack, n));
	return r;
}

static inline void snr_m2pcie_ctr_write(unsigned int stack, unsigned int n, snr_m2pcie_ctr_t r)
{
	PMUREG_INDEX(stack, 4U);
	PMUREG_INDEX(n, 3U);
	pmureg_wrmsr(SNR_M2PCIE_CTR_ADDRESS(stack, n), r.raw);
}

#ifdef PMUREG_LINUX
static inline int snr_m2pcie_ctr_read_safe(unsigned int stack, unsigned int n, snr_m2pcie_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(stack, 4U);
	PMUREG_INDEX(n, 3U);
	error = pmureg_rdmsr_safe(SNR_M2PCIE_CTR_ADDRESS(stack, n), &value);
	r->raw = value;
	return error;
}

static inline int snr_m2pcie_ctr_write_safe(unsigned int stack, unsigned int n, snr_m2pcie_ctr_t r)
{
	PMUREG_INDEX(stack, 4U);
	PMUREG_INDEX(n, 3U);
	return pmureg_wrmsr_safe(SNR_M2PCIE_CTR_ADDRESS(stack, n), r.raw);
}
#endif
#else
snr_m2pcie_ctr_t snr_m2pcie_ctr_read(unsigned int stack, unsigned int n) PMUREG_NO_MSR;
void snr_m2pcie_ctr_write(unsigned int stack, unsigned int n, snr_m2pcie_ctr_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int snr_m2pcie_ctr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int stack, unsigned int n, snr_m2pcie_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(stack, 4U);
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MSR;
	at.address = SNR_M2PCIE_CTR_ADDRESS(stack, n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int snr_m2pcie_ctr_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int stack, unsigned int n, snr_m2pcie_ctr_t r)
{
	PMUREG_INDEX(stack, 4U);
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MSR;
	at.address = SNR_M2PCIE_CTR_ADDRESS(stack, n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- M2PCIE<stack>_MSR_PMON_BOX_CTL: Freezes and resets the box. ----
 * Source: K; L
 */

#define SNR_M2PCIE_BOX_CTL_ADDRESS(stack) (0x1e50U + 0x10U * (stack)) /* stack: 0 to 4 */
#define SNR_M2PCIE_BOX_CTL_RESET          0x00000000U
#define SNR_M2PCIE_BOX_CTL_ACTING         0x00000003U
#define SNR_M2PCIE_BOX_CTL_FRZ_SHIFT      8
#define SNR_M2PCIE_BOX_CTL_FRZ_WIDTH      1
#define SNR_M2PCIE_BOX_CTL_FRZ_MASK       0x00000100U
#define SNR_M2PCIE_BOX_CTL_RST_CTRS_SHIFT 1
#define SNR_M2PCIE_BOX_CTL_RST_CTRS_WIDTH 1
#define SNR_M2PCIE_BOX_CTL_RST_CTRS_MASK  0x00000002U
#define SNR_M2PCIE_BOX_CTL_RST_CTRL_SHIFT 0
#define SNR_M2PCIE_BOX_CTL_RST_CTRL_WIDTH 1
#define SNR_M2PCIE_BOX_CTL_RST_CTRL_MASK  0x00000001U

typedef struct {
	uint32_t raw;
} snr_m2pcie_box_ctl_t;

typedef struct {
	uint32_t frz;      /* 8     WO               1 stops every counter of the box. */
	uint32_t rst_ctrs; /* 1     WO self-clearing Write 1 to zero every counter of the box. */
	uint32_t rst_ctrl; /* 0     WO self-clearing Write 1 to zero every counter control of the box. */
} snr_m2pcie_box_ctl_fields_t;

static inline __attribute__((always_inline)) snr_m2pcie_box_ctl_t snr_m2pcie_box_ctl_pack(snr_m2pcie_box_ctl_fields_t f)
{
	snr_m2pcie_box_ctl_t r;

	r.raw = 0
		| pmureg_put32(f.frz, 0x1U, 8)
		| pmureg_put32(f.rst_ctrs, 0x1U, 1)
		| pmureg_put32(f.rst_ctrl, 0x1U, 0);
	return r;
}

static inline snr_m2pcie_box_ctl_fields_t snr_m2pcie_box_ctl_unpack(snr_m2pcie_box_ctl_t r)
{
	snr_m2pcie_box_ctl_fields_t f;

	f.frz = (r.raw >> 8) & 0x1U;
	f.rst_ctrs = (r.raw >> 1) & 0x1U;
	f.rst_ctrl = r.raw & 0x1U;
	return f;
}

static inline snr_m2pcie_box_ctl_t snr_m2pcie_box_ctl_with(snr_m2pcie_box_ctl_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x00000100U & ~mask);
	return r;
}

#define snr_m2pcie_box_ctl_with_frz(r, value)      PMUREG_WITH(snr_m2pcie_box_ctl_with, r, 0x00000100U, 8, value)
#define snr_m2pcie_box_ctl_with_rst_ctrs(r, value) PMUREG_WITH(snr_m2pcie_box_ctl_with, r, 0x00000002U, 1, value)
#define snr_m2pcie_box_ctl_with_rst_ctrl(r, value) PMUREG_WITH(snr_m2pcie_box_ctl_with, r, 0x00000001U, 0, value)

static inline int snr_m2pcie_box_ctl_check(snr_m2pcie_box_ctl_t r)
{
	if ((r.raw & 0xfffffefcU) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *snr_m2pcie_box_ctl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffefc must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline void snr_m2pcie_box_ctl_write(unsigned int stack, snr_m2pcie_box_ctl_t r)
{
	PMUREG_INDEX(stack, 4U);
	pmureg_wrmsr(SNR_M2PCIE_BOX_CTL_ADDRESS(stack), r.raw);
}

#ifdef PMUREG_LINUX
static inline int snr_m2pcie_box_ctl_write_safe(unsigned int stack, snr_m2pcie_box_ctl_t r)
{
	PMUREG_INDEX(stack, 4U);
	return pmureg_wrmsr_safe(SNR_M2PCIE_BOX_CTL_ADDRESS(stack), r.raw);
}
#endif
#else
void snr_m2pcie_box_ctl_write(unsigned int stack, snr_m2pcie_box_ctl_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int snr_m2pcie_box_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int stack, snr_m2pcie_box_ctl_t r)
{
	PMUREG_INDEX(stack, 4U);
	at.space = PMUREG_MSR;
	at.address = SNR_M2PCIE_BOX_CTL_ADDRESS(stack);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
