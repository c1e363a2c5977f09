/*
 * Boxes of Nehalem-EX's and Westmere-EX's uncore: Power controller (W-Box)
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
 * Made by pmureg from regdefs/intel/nhmex_boxes.yaml. Edit that, not this.
 */
#ifndef PMUREG_NHMEX_BOXES_WBOX_H
#define PMUREG_NHMEX_BOXES_WBOX_H

#include <pmureg/access.h>

/* ---- MSR_W_PMON_EVNT_SEL<n>: What counter <n> counts. ----
 * Source: K nhmex_uncore_wbox; L
 * Note: The driver calls this place NHMEX_W_MSR_PMON_CNT0.
 */

#define NHMEX_BOXES_WBOX_CTL_ADDRESS(n)     (0xc90U + 2U * (n)) /* n: 0 to 3 */
#define NHMEX_BOXES_WBOX_CTL_COUNT          4
#define NHMEX_BOXES_WBOX_CTL_RESET          0x0000000000000000ULL
#define NHMEX_BOXES_WBOX_CTL_TRESH_SHIFT    24
#define NHMEX_BOXES_WBOX_CTL_TRESH_WIDTH    8
#define NHMEX_BOXES_WBOX_CTL_TRESH_MASK     0x00000000ff000000ULL
#define NHMEX_BOXES_WBOX_CTL_INVERT_SHIFT   23
#define NHMEX_BOXES_WBOX_CTL_INVERT_WIDTH   1
#define NHMEX_BOXES_WBOX_CTL_INVERT_MASK    0x0000000000800000ULL
#define NHMEX_BOXES_WBOX_CTL_EN_SHIFT       22
#define NHMEX_BOXES_WBOX_CTL_EN_WIDTH       1
#define NHMEX_BOXES_WBOX_CTL_EN_MASK        0x0000000000400000ULL
#define NHMEX_BOXES_WBOX_CTL_PMI_EN_SHIFT   20
#define NHMEX_BOXES_WBOX_CTL_PMI_EN_WIDTH   1
#define NHMEX_BOXES_WBOX_CTL_PMI_EN_MASK    0x0000000000100000ULL
#define NHMEX_BOXES_WBOX_CTL_EDGE_DET_SHIFT 18
#define NHMEX_BOXES_WBOX_CTL_EDGE_DET_WIDTH 1
#define NHMEX_BOXES_WBOX_CTL_EDGE_DET_MASK  0x0000000000040000ULL
#define NHMEX_BOXES_WBOX_CTL_UMASK_SHIFT    8
#define NHMEX_BOXES_WBOX_CTL_UMASK_WIDTH    8
#define NHMEX_BOXES_WBOX_CTL_UMASK_MASK     0x000000000000ff00ULL
#define NHMEX_BOXES_WBOX_CTL_EV_SEL_SHIFT   0
#define NHMEX_BOXES_WBOX_CTL_EV_SEL_WIDTH   8
#define NHMEX_BOXES_WBOX_CTL_EV_SEL_MASK    0x00000000000000ffULL

typedef struct {
	uint64_t raw;
} nhmex_boxes_wbox_ctl_t;

typedef struct {
	uint64_t TRESH;    /* 31:24 RW Threshold. */
	uint64_t INVERT;   /* 23    RW 1 counts below the threshold. */
	uint64_t EN;       /* 22    RW 1 counts. */
	uint64_t PMI_EN;   /* 20    RW An overflow interrupts. */
	uint64_t EDGE_DET; /* 18    RW Counts edges. */
	uint64_t UMASK;    /* 15:8  RW Sub-event. */
	uint64_t EV_SEL;   /* 7:0   RW Event. */
} nhmex_boxes_wbox_ctl_fields_t;

static inline __attribute__((always_inline)) nhmex_boxes_wbox_ctl_t nhmex_boxes_wbox_ctl_pack(nhmex_boxes_wbox_ctl_fields_t f)
{
	nhmex_boxes_wbox_ctl_t r;

	r.raw = 0
		| pmureg_put64(f.TRESH, 0xffULL, 24)
		| pmureg_put64(f.INVERT, 0x1ULL, 23)
		| pmureg_put64(f.EN, 0x1ULL, 22)
		| pmureg_put64(f.PMI_EN, 0x1ULL, 20)
		| pmureg_put64(f.EDGE_DET, 0x1ULL, 18)
		| pmureg_put64(f.UMASK, 0xffULL, 8)
		| pmureg_put64(f.EV_SEL, 0xffULL, 0);
	return r;
}

static inline nhmex_boxes_wbox_ctl_fields_t nhmex_boxes_wbox_ctl_unpack(nhmex_boxes_wbox_ctl_t r)
{
	nhmex_boxes_wbox_ctl_fields_t f;

	f.TRESH = (r.raw >> 24) & 0xffULL;
	f.INVERT = (r.raw >> 23) & 0x1ULL;
	f.EN = (r.raw >> 22) & 0x1ULL;
	f.PMI_EN = (r.raw >> 20) & 0x1ULL;
	f.EDGE_DET = (r.raw >> 18) & 0x1ULL;
	f.UMASK = (r.raw >> 8) & 0xffULL;
	f.EV_SEL = r.raw & 0xffULL;
	return f;
}

static inline uint64_t nhmex_boxes_wbox_ctl_get(nhmex_boxes_wbox_ctl_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline nhmex_boxes_wbox_ctl_t nhmex_boxes_wbox_ctl_with(nhmex_boxes_wbox_ctl_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x00000000ffd4ffffULL & ~mask);
	return r;
}

#define nhmex_boxes_wbox_ctl_get_TRESH(r)            nhmex_boxes_wbox_ctl_get(r, 0x00000000ff000000ULL, 24)
#define nhmex_boxes_wbox_ctl_get_INVERT(r)           nhmex_boxes_wbox_ctl_get(r, 0x0000000000800000ULL, 23)
#define nhmex_boxes_wbox_ctl_get_EN(r)               nhmex_boxes_wbox_ctl_get(r, 0x0000000000400000ULL, 22)
#define nhmex_boxes_wbox_ctl_get_PMI_EN(r)           nhmex_boxes_wbox_ctl_get(r, 0x0000000000100000ULL, 20)
#define nhmex_boxes_wbox_ctl_get_EDGE_DET(r)         nhmex_boxes_wbox_ctl_get(r, 0x0000000000040000ULL, 18)
#define nhmex_boxes_wbox_ctl_get_UMASK(r)            nhmex_boxes_wbox_ctl_get(r, 0x000000000000ff00ULL, 8)
#define nhmex_boxes_wbox_ctl_get_EV_SEL(r)           nhmex_boxes_wbox_ctl_get(r, 0x00000000000000ffULL, 0)
#define nhmex_boxes_wbox_ctl_with_TRESH(r, value)    PMUREG_WITH(nhmex_boxes_wbox_ctl_with, r, 0x00000000ff000000ULL, 24, value)
#define nhmex_boxes_wbox_ctl_with_INVERT(r, value)   PMUREG_WITH(nhmex_boxes_wbox_ctl_with, r, 0x0000000000800000ULL, 23, value)
#define nhmex_boxes_wbox_ctl_with_EN(r, value)       PMUREG_WITH(nhmex_boxes_wbox_ctl_with, r, 0x0000000000400000ULL, 22, value)
#define nhmex_boxes_wbox_ctl_with_PMI_EN(r, value)   PMUREG_WITH(nhmex_boxes_wbox_ctl_with, r, 0x0000000000100000ULL, 20, value)
#define nhmex_boxes_wbox_ctl_with_EDGE_DET(r, value) PMUREG_WITH(nhmex_boxes_wbox_ctl_with, r, 0x0000000000040000ULL, 18, value)
#define nhmex_boxes_wbox_ctl_with_UMASK(r, value)    PMUREG_WITH(nhmex_boxes_wbox_ctl_with, r, 0x000000000000ff00ULL, 8, value)
#define nhmex_boxes_wbox_ctl_with_EV_SEL(r, value)   PMUREG_WITH(nhmex_boxes_wbox_ctl_with, r, 0x00000000000000ffULL, 0, value)

static inline int nhmex_boxes_wbox_ctl_check(nhmex_boxes_wbox_ctl_t r)
{
	if ((r.raw & 0xffffffff002b0000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *nhmex_boxes_wbox_ctl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffff002b0000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline nhmex_boxes_wbox_ctl_t nhmex_boxes_wbox_ctl_read(unsigned int n)
{
	nhmex_boxes_wbox_ctl_t r;

	PMUREG_INDEX(n, 3U);
	r.raw = pmureg_rdmsr(NHMEX_BOXES_WBOX_CTL_ADDRESS(n));
	return r;
}

static inline void nhmex_boxes_wbox_ctl_write(unsigned int n, nhmex_boxes_wbox_ctl_t r)
{
	PMUREG_INDEX(n, 3U);
	pmureg_wrmsr(NHMEX_BOXES_WBOX_CTL_ADDRESS(n), r.raw);
}

#ifdef PMUREG_LINUX
static inline int nhmex_boxes_wbox_ctl_read_safe(unsigned int n, nhmex_boxes_wbox_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 3U);
	error = pmureg_rdmsr_safe(NHMEX_BOXES_WBOX_CTL_ADDRESS(n), &value);
	r->raw = value;
	return error;
}

static inline int nhmex_boxes_wbox_ctl_write_safe(unsigned int n, nhmex_boxes_wbox_ctl_t r)
{
	PMUREG_INDEX(n, 3U);
	return pmureg_wrmsr_safe(NHMEX_BOXES_WBOX_CTL_ADDRESS(n), r.raw);
}
#endif
#else
nhmex_boxes_wbox_ctl_t nhmex_boxes_wbox_ctl_read(unsigned int n) PMUREG_NO_MSR;
void nhmex_boxes_wbox_ctl_write(unsigned int n, nhmex_boxes_wbox_ctl_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int nhmex_boxes_wbox_ctl_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, nhmex_boxes_wbox_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MSR;
	at.address = NHMEX_BOXES_WBOX_CTL_ADDRESS(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int nhmex_boxes_wbox_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, nhmex_boxes_wbox_ctl_t r)
{
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MSR;
	at.address = NHMEX_BOXES_WBOX_CTL_ADDRESS(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- MSR_W_PMON_CTR<n>: Counter <n>. ----
 * Source: K nhmex_uncore_wbox; L
 * Note: The driver calls this place NHMEX_W_MSR_PMON_EVT_SEL0.
 */

#define NHMEX_BOXES_WBOX_CTR_ADDRESS(n)  (0xc91U + 2U * (n)) /* n: 0 to 3 */
#define NHMEX_BOXES_WBOX_CTR_COUNT       4
#define NHMEX_BOXES_WBOX_CTR_RESET       0x0000000000000000ULL
#define NHMEX_BOXES_WBOX_CTR_COUNT_SHIFT 0
#define NHMEX_BOXES_WBOX_CTR_COUNT_WIDTH 48
#define NHMEX_BOXES_WBOX_CTR_COUNT_MASK  0x0000ffffffffffffULL

typedef struct {
	uint64_t raw;
} nhmex_boxes_wbox_ctr_t;

typedef struct {
	uint64_t COUNT; /* 47:0  RW-V The count. */
} nhmex_boxes_wbox_ctr_fields_t;

static inline __attribute__((always_inline)) nhmex_boxes_wbox_ctr_t nhmex_boxes_wbox_ctr_pack(nhmex_boxes_wbox_ctr_fields_t f)
{
	nhmex_boxes_wbox_ctr_t r;

	r.raw = 0
		| pmureg_put64(f.COUNT, 0xffffffffffffULL, 0);
	return r;
}

static inline nhmex_boxes_wbox_ctr_fields_t nhmex_boxes_wbox_ctr_unpack(nhmex_boxes_wbox_ctr_t r)
{
	nhmex_boxes_wbox_ctr_fields_t f;

	f.COUNT = r.raw & 0xffffffffffffULL;
	return f;
}

static inline uint64_t nhmex_boxes_wbox_ctr_get(nhmex_boxes_wbox_ctr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline nhmex_boxes_wbox_ctr_t nhmex_boxes_wbox_ctr_with(nhmex_boxes_wbox_ctr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000ffffffffffffULL & ~mask);
	return r;
}

#define nhmex_boxes_wbox_ctr_get_COUNT(r)         nhmex_boxes_wbox_ctr_get(r, 0x0000ffffffffffffULL, 0)
#define nhmex_boxes_wbox_ctr_with_COUNT(r, value) PMUREG_WITH(nhmex_boxes_wbox_ctr_with, r, 0x0000ffffffffffffULL, 0, value)

static inline int nhmex_boxes_wbox_ctr_check(nhmex_boxes_wbox_ctr_t r)
{
	if ((r.raw & 0xffff000000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *nhmex_boxes_wbox_ctr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffff000000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline nhmex_boxes_wbox_ctr_t nhmex_boxes_wbox_ctr_read(unsigned int n)
{
	nhmex_boxes_wbox_ctr_t r;

	PMUREG_INDEX(n, 3U);
	r.raw = pmureg_rdmsr(NHMEX_BOXES_WBOX_CTR_ADDRESS(n));
	return r;
}

static inline void nhmex_boxes_wbox_ctr_write(unsigned int n, nhmex_boxes_wbox_ctr_t r)
{
	PMUREG_INDEX(n, 3U);
	pmureg_wrmsr(NHMEX_BOXES_WBOX_CTR_ADDRESS(n), r.raw);
}

#ifdef PMUREG_LINUX
static inline int nhmex_boxes_wbox_ctr_read_safe(unsigned int n, nhmex_boxes_wbox_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 3U);
	error = pmureg_rdmsr_safe(NHMEX_BOXES_WBOX_CTR_ADDRESS(n), &value);
	r->raw = value;
	return error;
}

static inline int nhmex_boxes_wbox_ctr_write_safe(unsigned int n, nhmex_boxes_wbox_ctr_t r)
{
	PMUREG_INDEX(n, 3U);
	return pmureg_wrmsr_safe(NHMEX_BOXES_WBOX_CTR_ADDRESS(n), r.raw);
}
#endif
#else
nhmex_boxes_wbox_ctr_t nhmex_boxes_wbox_ctr_read(unsigned int n) PMUREG_NO_MSR;
void nhmex_boxes_wbox_ctr_write(unsigned int n, nhmex_boxes_wbox_ctr_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int nhmex_boxes_wbox_ctr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, nhmex_boxes_wbox_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MSR;
	at.address = NHMEX_BOXES_WBOX_CTR_ADDRESS(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int nhmex_boxes_wbox_ctr_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, nhmex_boxes_wbox_ctr_t r)
{
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MSR;
	at.address = NHMEX_BOXES_WBOX_CTR_ADDRESS(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- MSR_W_PMON_BOX_CTRL: Enables the counters. ----
 * Source: K NHMEX_W_MSR_GLOBAL_CTL
 */

#define NHMEX_BOXES_WBOX_BOX_CTL_ADDRESS        0xc80U
#define NHMEX_BOXES_WBOX_BOX_CTL_RESET          0x0000000000000000ULL
#define NHMEX_BOXES_WBOX_BOX_CTL_FIXED_EN_SHIFT 31
#define NHMEX_BOXES_WBOX_BOX_CTL_FIXED_EN_WIDTH 1
#define NHMEX_BOXES_WBOX_BOX_CTL_FIXED_EN_MASK  0x0000000080000000ULL
#define NHMEX_BOXES_WBOX_BOX_CTL_EN_SHIFT       0
#define NHMEX_BOXES_WBOX_BOX_CTL_EN_WIDTH       4
#define NHMEX_BOXES_WBOX_BOX_CTL_EN_MASK        0x000000000000000fULL

typedef struct {
	uint64_t raw;
} nhmex_boxes_wbox_box_ctl_t;

typedef struct {
	uint64_t FIXED_EN; /* 31    RW The fixed counter counts. */
	uint64_t EN;       /* 3:0   RW A bit for each counter that counts. */
} nhmex_boxes_wbox_box_ctl_fields_t;

static inline __attribute__((always_inline)) nhmex_boxes_wbox_box_ctl_t nhmex_boxes_wbox_box_ctl_pack(nhmex_boxes_wbox_box_ctl_fields_t f)
{
	nhmex_boxes_wbox_box_ctl_t r;

	r.raw = 0
		| pmureg_put64(f.FIXED_EN, 0x1ULL, 31)
		| pmureg_put64(f.EN, 0xfULL, 0);
	return r;
}

static inline nhmex_boxes_wbox_box_ctl_fields_t nhmex_boxes_wbox_box_ctl_unpack(nhmex_boxes_wbox_box_ctl_t r)
{
	nhmex_boxes_wbox_box_ctl_fields_t f;

	f.FIXED_EN = (r.raw >> 31) & 0x1ULL;
	f.EN = r.raw & 0xfULL;
	return f;
}

static inline uint64_t nhmex_boxes_wbox_box_ctl_get(nhmex_boxes_wbox_box_ctl_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline nhmex_boxes_wbox_box_ctl_t nhmex_boxes_wbox_box_ctl_with(nhmex_boxes_wbox_box_ctl_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x000000008000000fULL & ~mask);
	return r;
}

#define nhmex_boxes_wbox_box_ctl_get_FIXED_EN(r)         nhmex_boxes_wbox_box_ctl_get(r, 0x0000000080000000ULL, 31)
#define nhmex_boxes_wbox_box_ctl_get_EN(r)               nhmex_boxes_wbox_box_ctl_get(r, 0x000000000000000fULL, 0)
#define nhmex_boxes_wbox_box_ctl_with_FIXED_EN(r, value) PMUREG_WITH(nhmex_boxes_wbox_box_ctl_with, r, 0x0000000080000000ULL, 31, value)
#define nhmex_boxes_wbox_box_ctl_with_EN(r, value)       PMUREG_WITH(nhmex_boxes_wbox_box_ctl_with, r, 0x000000000000000fULL, 0, value)

static inline int nhmex_boxes_wbox_box_ctl_check(nhmex_boxes_wbox_box_ctl_t r)
{
	if ((r.raw & 0xffffffff7ffffff0ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *nhmex_boxes_wbox_box_ctl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffff7ffffff0 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline nhmex_boxes_wbox_box_ctl_t nhmex_boxes_wbox_box_ctl_read(void)
{
	nhmex_boxes_wbox_box_ctl_t r;

	r.raw = pmureg_rdmsr(NHMEX_BOXES_WBOX_BOX_CTL_ADDRESS);
	return r;
}

static inline void nhmex_boxes_wbox_box_ctl_write(nhmex_boxes_wbox_box_ctl_t r)
{
	pmureg_wrmsr(NHMEX_BOXES_WBOX_BOX_CTL_ADDRESS, r.raw);
}

#ifdef PMUREG_LINUX
static inline int nhmex_boxes_wbox_box_ctl_read_safe(nhmex_boxes_wbox_box_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	error = pmureg_rdmsr_safe(NHMEX_BOXES_WBOX_BOX_CTL_ADDRESS, &value);
	r->raw = value;
	return error;
}

static inline int nhmex_boxes_wbox_box_ctl_write_safe(nhmex_boxes_wbox_box_ctl_t r)
{
	return pmureg_wrmsr_safe(NHMEX_BOXES_WBOX_BOX_CTL_ADDRESS, r.raw);
}
#endif
#else
nhmex_boxes_wbox_box_ctl_t nhmex_boxes_wbox_box_ctl_read(void) PMUREG_NO_MSR;
void nhmex_boxes_wbox_box_ctl_write(nhmex_boxes_wbox_box_ctl_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int nhmex_boxes_wbox_box_ctl_io_read(struct pmureg_io *io, struct pmureg_place at, nhmex_boxes_wbox_box_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MSR;
	at.address = NHMEX_BOXES_WBOX_BOX_CTL_ADDRESS;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int nhmex_boxes_wbox_box_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, nhmex_boxes_wbox_box_ctl_t r)
{
	at.space = PMUREG_MSR;
	at.address = NHMEX_BOXES_WBOX_BOX_CTL_ADDRESS;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- MSR_W_PMON_FIXED_CTR: Counts clocks of the uncore. ----
 * Source: K NHMEX_W_MSR_PMON_FIXED_CTR
 */

#define NHMEX_BOXES_WBOX_FIXED_CTR_ADDRESS     0x394U
#define NHMEX_BOXES_WBOX_FIXED_CTR_RESET       0x0000000000000000ULL
#define NHMEX_BOXES_WBOX_FIXED_CTR_COUNT_SHIFT 0
#define NHMEX_BOXES_WBOX_FIXED_CTR_COUNT_WIDTH 48
#define NHMEX_BOXES_WBOX_FIXED_CTR_COUNT_MASK  0x0000ffffffffffffULL

typedef struct {
	uint64_t raw;
} nhmex_boxes_wbox_fixed_ctr_t;

typedef struct {
	uint64_t COUNT; /* 47:0  RW-V The count. */
} nhmex_boxes_wbox_fixed_ctr_fields_t;

static inline __attribute__((always_inline)) nhmex_boxes_wbox_fixed_ctr_t nhmex_boxes_wbox_fixed_ctr_pack(nhmex_boxes_wbox_fixed_ctr_fields_t f)
{
	nhmex_boxes_wbox_fixed_ctr_t r;

	r.raw = 0
		| pmureg_put64(f.COUNT, 0xffffffffffffULL, 0);
	return r;
}

static inline nhmex_boxes_wbox_fixed_ctr_fields_t nhmex_boxes_wbox_fixed_ctr_unpack(nhmex_boxes_wbox_fixed_ctr_t r)
{
	nhmex_boxes_wbox_fixed_ctr_fields_t f;

	f.COUNT = r.raw & 0xffffffffffffULL;
	return f;
}

static inline uint64_t nhmex_boxes_wbox_fixed_ctr_get(nhmex_boxes_wbox_fixed_ctr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline nhmex_boxes_wbox_fixed_ctr_t nhmex_boxes_wbox_fixed_ctr_with(nhmex_boxes_wbox_fixed_ctr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000ffffffffffffULL & ~mask);
	return r;
}

#define nhmex_boxes_wbox_fixed_ctr_get_COUNT(r)         nhmex_boxes_wbox_fixed_ctr_get(r, 0x0000ffffffffffffULL, 0)
#define nhmex_boxes_wbox_fixed_ctr_with_COUNT(r, value) PMUREG_WITH(nhmex_boxes_wbox_fixed_ctr_with, r, 0x0000ffffffffffffULL, 0, value)

static inline int nhmex_boxes_wbox_fixed_ctr_check(nhmex_boxes_wbox_fixed_ctr_t r)
{
	if ((r.raw & 0xffff000000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *nhmex_boxes_wbox_fixed_ctr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffff000000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline nhmex_boxes_wbox_fixed_ctr_t nhmex_boxes_wbox_fixed_ctr_read(void)
{
	nhmex_boxes_wbox_fixed_ctr_t r;

	r.raw = pmureg_rdmsr(NHMEX_BOXES_WBOX_FIXED_CTR_ADDRESS);
	return r;
}

static inline void nhmex_boxes_wbox_fixed_ctr_write(nhmex_boxes_wbox_fixed_ctr_t r)
{
	pmureg_wrmsr(NHMEX_BOXES_WBOX_FIXED_CTR_ADDRESS, r.raw);
}

#ifdef PMUREG_LINUX
static inline int nhmex_boxes_wbox_fixed_ctr_read_safe(nhmex_boxes_wbox_fixed_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	error = pmureg_rdmsr_safe(NHMEX_BOXES_WBOX_FIXED_CTR_ADDRESS, &value);
	r->raw = value;
	return error;
}

static inline int nhmex_boxes_wbox_fixed_ctr_write_safe(nhmex_boxes_wbox_fixed_ctr_t r)
{
	return pmureg_wrmsr_safe(NHMEX_BOXES_WBOX_FIXED_CTR_ADDRESS, r.raw);
}
#endif
#else
nhmex_boxes_wbox_fixed_ctr_t nhmex_boxes_wbox_fixed_ctr_read(void) PMUREG_NO_MSR;
void nhmex_boxes_wbox_fixed_ctr_write(nhmex_boxes_wbox_fixed_ctr_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int nhmex_boxes_wbox_fixed_ctr_io_read(struct pmureg_io *io, struct pmureg_place at, nhmex_boxes_wbox_fixed_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MSR;
	at.address = NHMEX_BOXES_WBOX_FIXED_CTR_ADDRESS;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int nhmex_boxes_wbox_fixed_ctr_io_write(struct pmureg_io *io, struct pmureg_place at, nhmex_boxes_wbox_fixed_ctr_t r)
{
	at.space = PMUREG_MSR;
	at.address = NHMEX_BOXES_WBOX_FIXED_CTR_ADDRESS;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- MSR_W_PMON_FIXED_CTR_CTL: Control of the fixed counter. ----
 * Source: K NHMEX_W_MSR_PMON_FIXED_CTL
 */

#define NHMEX_BOXES_WBOX_FIXED_CTL_ADDRESS  0x395U
#define NHMEX_BOXES_WBOX_FIXED_CTL_RESET    0x0000000000000000ULL
#define NHMEX_BOXES_WBOX_FIXED_CTL_EN_SHIFT 0
#define NHMEX_BOXES_WBOX_FIXED_CTL_EN_WIDTH 1
#define NHMEX_BOXES_WBOX_FIXED_CTL_EN_MASK  0x0000000000000001ULL

typedef struct {
	uint64_t raw;
} nhmex_boxes_wbox_fixed_ctl_t;

typedef struct {
	uint64_t EN; /* 0     RW 1 counts. */
} nhmex_boxes_wbox_fixed_ctl_fields_t;

static inline __attribute__((always_inline)) nhmex_boxes_wbox_fixed_ctl_t nhmex_boxes_wbox_fixed_ctl_pack(nhmex_boxes_wbox_fixed_ctl_fields_t f)
{
	nhmex_boxes_wbox_fixed_ctl_t r;

	r.raw = 0
		| pmureg_put64(f.EN, 0x1ULL, 0);
	return r;
}

static inline nhmex_boxes_wbox_fixed_ctl_fields_t nhmex_boxes_wbox_fixed_ctl_unpack(nhmex_boxes_wbox_fixed_ctl_t r)
{
	nhmex_boxes_wbox_fixed_ctl_fields_t f;

	f.EN = r.raw & 0x1ULL;
	return f;
}

static inline uint64_t nhmex_boxes_wbox_fixed_ctl_get(nhmex_boxes_wbox_fixed_ctl_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline nhmex_boxes_wbox_fixed_ctl_t nhmex_boxes_wbox_fixed_ctl_with(nhmex_boxes_wbox_fixed_ctl_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000000000000001ULL & ~mask);
	return r;
}

#define nhmex_boxes_wbox_fixed_ctl_get_EN(r)         nhmex_boxes_wbox_fixed_ctl_get(r, 0x0000000000000001ULL, 0)
#define nhmex_boxes_wbox_fixed_ctl_with_EN(r, value) PMUREG_WITH(nhmex_boxes_wbox_fixed_ctl_with, r, 0x0000000000000001ULL, 0, value)

static inline int nhmex_boxes_wbox_fixed_ctl_check(nhmex_boxes_wbox_fixed_ctl_t r)
{
	if ((r.raw & 0xfffffffffffffffeULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *nhmex_boxes_wbox_fixed_ctl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffffffffffe must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline nhmex_boxes_wbox_fixed_ctl_t nhmex_boxes_wbox_fixed_ctl_read(void)
{
	nhmex_boxes_wbox_fixed_ctl_t r;

	r.raw = pmureg_rdmsr(NHMEX_BOXES_WBOX_FIXED_CTL_ADDRESS);
	return r;
}

static inline void nhmex_boxes_wbox_fixed_ctl_write(nhmex_boxes_wbox_fixed_ctl_t r)
{
	pmureg_wrmsr(NHMEX_BOXES_WBOX_FIXED_CTL_ADDRESS, r.raw);
}

#ifdef PMUREG_LINUX
static inline int nhmex_boxes_wbox_fixed_ctl_read_safe(nhmex_boxes_wbox_fixed_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	error = pmureg_rdmsr_safe(NHMEX_BOXES_WBOX_FIXED_CTL_ADDRESS, &value);
	r->raw = value;
	return error;
}

static inline int nhmex_boxes_wbox_fixed_ctl_write_safe(nhmex_boxes_wbox_fixed_ctl_t r)
{
	return pmureg_wrmsr_safe(NHMEX_BOXES_WBOX_FIXED_CTL_ADDRESS, r.raw);
}
#endif
#else
nhmex_boxes_wbox_fixed_ctl_t nhmex_boxes_wbox_fixed_ctl_read(void) PMUREG_NO_MSR;
void nhmex_boxes_wbox_fixed_ctl_write(nhmex_boxes_wbox_fixed_ctl_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int nhmex_boxes_wbox_fixed_ctl_io_read(struct pmureg_io *io, struct pmureg_place at, nhmex_boxes_wbox_fixed_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MSR;
	at.address = NHMEX_BOXES_WBOX_FIXED_CTL_ADDRESS;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int nhmex_boxes_wbox_fixed_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, nhmex_boxes_wbox_fixed_ctl_t r)
{
	at.space = PMUREG_MSR;
	at.address = NHMEX_BOXES_WBOX_FIXED_CTL_ADDRESS;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
