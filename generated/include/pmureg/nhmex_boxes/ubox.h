/*
 * Boxes of Nehalem-EX's and Westmere-EX's uncore: System configuration controller (U-Box)
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
#ifndef PMUREG_NHMEX_BOXES_UBOX_H
#define PMUREG_NHMEX_BOXES_UBOX_H

#include <pmureg/access.h>

/* ---- MSR_U_PMON_GLOBAL_CTRL: Controls all boxes. ----
 * Source: K NHMEX_U_MSR_PMON_GLOBAL_CTL
 */

#define NHMEX_BOXES_UBOX_GLOBAL_CTL_ADDRESS            0xc00U
#define NHMEX_BOXES_UBOX_GLOBAL_CTL_RESET              0x0000000000000000ULL
#define NHMEX_BOXES_UBOX_GLOBAL_CTL_ACTING             0x0000000020000000ULL
#define NHMEX_BOXES_UBOX_GLOBAL_CTL_FRZ_ALL_SHIFT      31
#define NHMEX_BOXES_UBOX_GLOBAL_CTL_FRZ_ALL_WIDTH      1
#define NHMEX_BOXES_UBOX_GLOBAL_CTL_FRZ_ALL_MASK       0x0000000080000000ULL
#define NHMEX_BOXES_UBOX_GLOBAL_CTL_RST_ALL_SHIFT      29
#define NHMEX_BOXES_UBOX_GLOBAL_CTL_RST_ALL_WIDTH      1
#define NHMEX_BOXES_UBOX_GLOBAL_CTL_RST_ALL_MASK       0x0000000020000000ULL
#define NHMEX_BOXES_UBOX_GLOBAL_CTL_EN_ALL_SHIFT       28
#define NHMEX_BOXES_UBOX_GLOBAL_CTL_EN_ALL_WIDTH       1
#define NHMEX_BOXES_UBOX_GLOBAL_CTL_EN_ALL_MASK        0x0000000010000000ULL
#define NHMEX_BOXES_UBOX_GLOBAL_CTL_PMI_CORE_SEL_SHIFT 1
#define NHMEX_BOXES_UBOX_GLOBAL_CTL_PMI_CORE_SEL_WIDTH 4
#define NHMEX_BOXES_UBOX_GLOBAL_CTL_PMI_CORE_SEL_MASK  0x000000000000001eULL
#define NHMEX_BOXES_UBOX_GLOBAL_CTL_EN_SHIFT           0
#define NHMEX_BOXES_UBOX_GLOBAL_CTL_EN_WIDTH           1
#define NHMEX_BOXES_UBOX_GLOBAL_CTL_EN_MASK            0x0000000000000001ULL

typedef struct {
	uint64_t raw;
} nhmex_boxes_ubox_global_ctl_t;

typedef struct {
	uint64_t FRZ_ALL;      /* 31    RW               1 freezes all counters. */
	uint64_t RST_ALL;      /* 29    WO self-clearing A written 1 resets all boxes. */
	uint64_t EN_ALL;       /* 28    RW               1 lets all boxes count. */
	uint64_t PMI_CORE_SEL; /* 4:1   RW               Which cores an overflow interrupts. */
	uint64_t EN;           /* 0     RW               1 lets this box's counter count. */
} nhmex_boxes_ubox_global_ctl_fields_t;

static inline __attribute__((always_inline)) nhmex_boxes_ubox_global_ctl_t nhmex_boxes_ubox_global_ctl_pack(nhmex_boxes_ubox_global_ctl_fields_t f)
{
	nhmex_boxes_ubox_global_ctl_t r;

	r.raw = 0
		| pmureg_put64(f.FRZ_ALL, 0x1ULL, 31)
		| pmureg_put64(f.RST_ALL, 0x1ULL, 29)
		| pmureg_put64(f.EN_ALL, 0x1ULL, 28)
		| pmureg_put64(f.PMI_CORE_SEL, 0xfULL, 1)
		| pmureg_put64(f.EN, 0x1ULL, 0);
	return r;
}

static inline nhmex_boxes_ubox_global_ctl_fields_t nhmex_boxes_ubox_global_ctl_unpack(nhmex_boxes_ubox_global_ctl_t r)
{
	nhmex_boxes_ubox_global_ctl_fields_t f;

	f.FRZ_ALL = (r.raw >> 31) & 0x1ULL;
	f.RST_ALL = (r.raw >> 29) & 0x1ULL;
	f.EN_ALL = (r.raw >> 28) & 0x1ULL;
	f.PMI_CORE_SEL = (r.raw >> 1) & 0xfULL;
	f.EN = r.raw & 0x1ULL;
	return f;
}

static inline uint64_t nhmex_boxes_ubox_global_ctl_get(nhmex_boxes_ubox_global_ctl_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline nhmex_boxes_ubox_global_ctl_t nhmex_boxes_ubox_global_ctl_with(nhmex_boxes_ubox_global_ctl_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x000000009000001fULL & ~mask);
	return r;
}

#define nhmex_boxes_ubox_global_ctl_get_FRZ_ALL(r)              nhmex_boxes_ubox_global_ctl_get(r, 0x0000000080000000ULL, 31)
#define nhmex_boxes_ubox_global_ctl_get_EN_ALL(r)               nhmex_boxes_ubox_global_ctl_get(r, 0x0000000010000000ULL, 28)
#define nhmex_boxes_ubox_global_ctl_get_PMI_CORE_SEL(r)         nhmex_boxes_ubox_global_ctl_get(r, 0x000000000000001eULL, 1)
#define nhmex_boxes_ubox_global_ctl_get_EN(r)                   nhmex_boxes_ubox_global_ctl_get(r, 0x0000000000000001ULL, 0)
#define nhmex_boxes_ubox_global_ctl_with_FRZ_ALL(r, value)      PMUREG_WITH(nhmex_boxes_ubox_global_ctl_with, r, 0x0000000080000000ULL, 31, value)
#define nhmex_boxes_ubox_global_ctl_with_RST_ALL(r, value)      PMUREG_WITH(nhmex_boxes_ubox_global_ctl_with, r, 0x0000000020000000ULL, 29, value)
#define nhmex_boxes_ubox_global_ctl_with_EN_ALL(r, value)       PMUREG_WITH(nhmex_boxes_ubox_global_ctl_with, r, 0x0000000010000000ULL, 28, value)
#define nhmex_boxes_ubox_global_ctl_with_PMI_CORE_SEL(r, value) PMUREG_WITH(nhmex_boxes_ubox_global_ctl_with, r, 0x000000000000001eULL, 1, value)
#define nhmex_boxes_ubox_global_ctl_with_EN(r, value)           PMUREG_WITH(nhmex_boxes_ubox_global_ctl_with, r, 0x0000000000000001ULL, 0, value)

static inline int nhmex_boxes_ubox_global_ctl_check(nhmex_boxes_ubox_global_ctl_t r)
{
	if ((r.raw & 0xffffffff4fffffe0ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *nhmex_boxes_ubox_global_ctl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffff4fffffe0 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline nhmex_boxes_ubox_global_ctl_t nhmex_boxes_ubox_global_ctl_read(void)
{
	nhmex_boxes_ubox_global_ctl_t r;

	r.raw = pmureg_rdmsr(NHMEX_BOXES_UBOX_GLOBAL_CTL_ADDRESS);
	return r;
}

static inline void nhmex_boxes_ubox_global_ctl_write(nhmex_boxes_ubox_global_ctl_t r)
{
	pmureg_wrmsr(NHMEX_BOXES_UBOX_GLOBAL_CTL_ADDRESS, r.raw);
}

#ifdef PMUREG_LINUX
static inline int nhmex_boxes_ubox_global_ctl_read_safe(nhmex_boxes_ubox_global_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	error = pmureg_rdmsr_safe(NHMEX_BOXES_UBOX_GLOBAL_CTL_ADDRESS, &value);
	r->raw = value;
	return error;
}

static inline int nhmex_boxes_ubox_global_ctl_write_safe(nhmex_boxes_ubox_global_ctl_t r)
{
	return pmureg_wrmsr_safe(NHMEX_BOXES_UBOX_GLOBAL_CTL_ADDRESS, r.raw);
}
#endif
#else
nhmex_boxes_ubox_global_ctl_t nhmex_boxes_ubox_global_ctl_read(void) PMUREG_NO_MSR;
void nhmex_boxes_ubox_global_ctl_write(nhmex_boxes_ubox_global_ctl_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int nhmex_boxes_ubox_global_ctl_io_read(struct pmureg_io *io, struct pmureg_place at, nhmex_boxes_ubox_global_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MSR;
	at.address = NHMEX_BOXES_UBOX_GLOBAL_CTL_ADDRESS;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int nhmex_boxes_ubox_global_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, nhmex_boxes_ubox_global_ctl_t r)
{
	at.space = PMUREG_MSR;
	at.address = NHMEX_BOXES_UBOX_GLOBAL_CTL_ADDRESS;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- MSR_U_PMON_EVNT_SEL: What the counter counts. ----
 * Source: K NHMEX_U_MSR_PMON_EV_SEL
 */

#define NHMEX_BOXES_UBOX_EV_SEL_ADDRESS        0xc10U
#define NHMEX_BOXES_UBOX_EV_SEL_RESET          0x0000000000000000ULL
#define NHMEX_BOXES_UBOX_EV_SEL_EN_SHIFT       22
#define NHMEX_BOXES_UBOX_EV_SEL_EN_WIDTH       1
#define NHMEX_BOXES_UBOX_EV_SEL_EN_MASK        0x0000000000400000ULL
#define NHMEX_BOXES_UBOX_EV_SEL_PMI_EN_SHIFT   20
#define NHMEX_BOXES_UBOX_EV_SEL_PMI_EN_WIDTH   1
#define NHMEX_BOXES_UBOX_EV_SEL_PMI_EN_MASK    0x0000000000100000ULL
#define NHMEX_BOXES_UBOX_EV_SEL_EDGE_DET_SHIFT 18
#define NHMEX_BOXES_UBOX_EV_SEL_EDGE_DET_WIDTH 1
#define NHMEX_BOXES_UBOX_EV_SEL_EDGE_DET_MASK  0x0000000000040000ULL
#define NHMEX_BOXES_UBOX_EV_SEL_EVENT_SHIFT    0
#define NHMEX_BOXES_UBOX_EV_SEL_EVENT_WIDTH    8
#define NHMEX_BOXES_UBOX_EV_SEL_EVENT_MASK     0x00000000000000ffULL

typedef struct {
	uint64_t raw;
} nhmex_boxes_ubox_ev_sel_t;

typedef struct {
	uint64_t EN;       /* 22    RW 1 counts. */
	uint64_t PMI_EN;   /* 20    RW An overflow interrupts. */
	uint64_t EDGE_DET; /* 18    RW Counts edges. */
	uint64_t EVENT;    /* 7:0   RW Event. */
} nhmex_boxes_ubox_ev_sel_fields_t;

static inline __attribute__((always_inline)) nhmex_boxes_ubox_ev_sel_t nhmex_boxes_ubox_ev_sel_pack(nhmex_boxes_ubox_ev_sel_fields_t f)
{
	nhmex_boxes_ubox_ev_sel_t r;

	r.raw = 0
		| pmureg_put64(f.EN, 0x1ULL, 22)
		| pmureg_put64(f.PMI_EN, 0x1ULL, 20)
		| pmureg_put64(f.EDGE_DET, 0x1ULL, 18)
		| pmureg_put64(f.EVENT, 0xffULL, 0);
	return r;
}

static inline nhmex_boxes_ubox_ev_sel_fields_t nhmex_boxes_ubox_ev_sel_unpack(nhmex_boxes_ubox_ev_sel_t r)
{
	nhmex_boxes_ubox_ev_sel_fields_t f;

	f.EN = (r.raw >> 22) & 0x1ULL;
	f.PMI_EN = (r.raw >> 20) & 0x1ULL;
	f.EDGE_DET = (r.raw >> 18) & 0x1ULL;
	f.EVENT = r.raw & 0xffULL;
	return f;
}

static inline uint64_t nhmex_boxes_ubox_ev_sel_get(nhmex_boxes_ubox_ev_sel_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline nhmex_boxes_ubox_ev_sel_t nhmex_boxes_ubox_ev_sel_with(nhmex_boxes_ubox_ev_sel_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x00000000005400ffULL & ~mask);
	return r;
}

#define nhmex_boxes_ubox_ev_sel_get_EN(r)               nhmex_boxes_ubox_ev_sel_get(r, 0x0000000000400000ULL, 22)
#define nhmex_boxes_ubox_ev_sel_get_PMI_EN(r)           nhmex_boxes_ubox_ev_sel_get(r, 0x0000000000100000ULL, 20)
#define nhmex_boxes_ubox_ev_sel_get_EDGE_DET(r)         nhmex_boxes_ubox_ev_sel_get(r, 0x0000000000040000ULL, 18)
#define nhmex_boxes_ubox_ev_sel_get_EVENT(r)            nhmex_boxes_ubox_ev_sel_get(r, 0x00000000000000ffULL, 0)
#define nhmex_boxes_ubox_ev_sel_with_EN(r, value)       PMUREG_WITH(nhmex_boxes_ubox_ev_sel_with, r, 0x0000000000400000ULL, 22, value)
#define nhmex_boxes_ubox_ev_sel_with_PMI_EN(r, value)   PMUREG_WITH(nhmex_boxes_ubox_ev_sel_with, r, 0x0000000000100000ULL, 20, value)
#define nhmex_boxes_ubox_ev_sel_with_EDGE_DET(r, value) PMUREG_WITH(nhmex_boxes_ubox_ev_sel_with, r, 0x0000000000040000ULL, 18, value)
#define nhmex_boxes_ubox_ev_sel_with_EVENT(r, value)    PMUREG_WITH(nhmex_boxes_ubox_ev_sel_with, r, 0x00000000000000ffULL, 0, value)

static inline int nhmex_boxes_ubox_ev_sel_check(nhmex_boxes_ubox_ev_sel_t r)
{
	if ((r.raw & 0xffffffffffabff00ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *nhmex_boxes_ubox_ev_sel_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffffffabff00 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline nhmex_boxes_ubox_ev_sel_t nhmex_boxes_ubox_ev_sel_read(void)
{
	nhmex_boxes_ubox_ev_sel_t r;

	r.raw = pmureg_rdmsr(NHMEX_BOXES_UBOX_EV_SEL_ADDRESS);
	return r;
}

static inline void nhmex_boxes_ubox_ev_sel_write(nhmex_boxes_ubox_ev_sel_t r)
{
	pmureg_wrmsr(NHMEX_BOXES_UBOX_EV_SEL_ADDRESS, r.raw);
}

#ifdef PMUREG_LINUX
static inline int nhmex_boxes_ubox_ev_sel_read_safe(nhmex_boxes_ubox_ev_sel_t *r)
{
	uint64_t value = 0;
	int error;

	error = pmureg_rdmsr_safe(NHMEX_BOXES_UBOX_EV_SEL_ADDRESS, &value);
	r->raw = value;
	return error;
}

static inline int nhmex_boxes_ubox_ev_sel_write_safe(nhmex_boxes_ubox_ev_sel_t r)
{
	return pmureg_wrmsr_safe(NHMEX_BOXES_UBOX_EV_SEL_ADDRESS, r.raw);
}
#endif
#else
nhmex_boxes_ubox_ev_sel_t nhmex_boxes_ubox_ev_sel_read(void) PMUREG_NO_MSR;
void nhmex_boxes_ubox_ev_sel_write(nhmex_boxes_ubox_ev_sel_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int nhmex_boxes_ubox_ev_sel_io_read(struct pmureg_io *io, struct pmureg_place at, nhmex_boxes_ubox_ev_sel_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MSR;
	at.address = NHMEX_BOXES_UBOX_EV_SEL_ADDRESS;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int nhmex_boxes_ubox_ev_sel_io_write(struct pmureg_io *io, struct pmureg_place at, nhmex_boxes_ubox_ev_sel_t r)
{
	at.space = PMUREG_MSR;
	at.address = NHMEX_BOXES_UBOX_EV_SEL_ADDRESS;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- MSR_U_PMON_CTR: The counter. ----
 * Source: K NHMEX_U_MSR_PMON_CTR
 */

#define NHMEX_BOXES_UBOX_CTR_ADDRESS     0xc11U
#define NHMEX_BOXES_UBOX_CTR_RESET       0x0000000000000000ULL
#define NHMEX_BOXES_UBOX_CTR_COUNT_SHIFT 0
#define NHMEX_BOXES_UBOX_CTR_COUNT_WIDTH 48
#define NHMEX_BOXES_UBOX_CTR_COUNT_MASK  0x0000ffffffffffffULL

typedef struct {
	uint64_t raw;
} nhmex_boxes_ubox_ctr_t;

typedef struct {
	uint64_t COUNT; /* 47:0  RW-V The count. */
} nhmex_boxes_ubox_ctr_fields_t;

static inline __attribute__((always_inline)) nhmex_boxes_ubox_ctr_t nhmex_boxes_ubox_ctr_pack(nhmex_boxes_ubox_ctr_fields_t f)
{
	nhmex_boxes_ubox_ctr_t r;

	r.raw = 0
		| pmureg_put64(f.COUNT, 0xffffffffffffULL, 0);
	return r;
}

static inline nhmex_boxes_ubox_ctr_fields_t nhmex_boxes_ubox_ctr_unpack(nhmex_boxes_ubox_ctr_t r)
{
	nhmex_boxes_ubox_ctr_fields_t f;

	f.COUNT = r.raw & 0xffffffffffffULL;
	return f;
}

static inline uint64_t nhmex_boxes_ubox_ctr_get(nhmex_boxes_ubox_ctr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline nhmex_boxes_ubox_ctr_t nhmex_boxes_ubox_ctr_with(nhmex_boxes_ubox_ctr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000ffffffffffffULL & ~mask);
	return r;
}

#define nhmex_boxes_ubox_ctr_get_COUNT(r)         nhmex_boxes_ubox_ctr_get(r, 0x0000ffffffffffffULL, 0)
#define nhmex_boxes_ubox_ctr_with_COUNT(r, value) PMUREG_WITH(nhmex_boxes_ubox_ctr_with, r, 0x0000ffffffffffffULL, 0, value)

static inline int nhmex_boxes_ubox_ctr_check(nhmex_boxes_ubox_ctr_t r)
{
	if ((r.raw & 0xffff000000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *nhmex_boxes_ubox_ctr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffff000000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline nhmex_boxes_ubox_ctr_t nhmex_boxes_ubox_ctr_read(void)
{
	nhmex_boxes_ubox_ctr_t r;

	r.raw = pmureg_rdmsr(NHMEX_BOXES_UBOX_CTR_ADDRESS);
	return r;
}

static inline void nhmex_boxes_ubox_ctr_write(nhmex_boxes_ubox_ctr_t r)
{
	pmureg_wrmsr(NHMEX_BOXES_UBOX_CTR_ADDRESS, r.raw);
}

#ifdef PMUREG_LINUX
static inline int nhmex_boxes_ubox_ctr_read_safe(nhmex_boxes_ubox_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	error = pmureg_rdmsr_safe(NHMEX_BOXES_UBOX_CTR_ADDRESS, &value);
	r->raw = value;
	return error;
}

static inline int nhmex_boxes_ubox_ctr_write_safe(nhmex_boxes_ubox_ctr_t r)
{
	return pmureg_wrmsr_safe(NHMEX_BOXES_UBOX_CTR_ADDRESS, r.raw);
}
#endif
#else
nhmex_boxes_ubox_ctr_t nhmex_boxes_ubox_ctr_read(void) PMUREG_NO_MSR;
void nhmex_boxes_ubox_ctr_write(nhmex_boxes_ubox_ctr_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int nhmex_boxes_ubox_ctr_io_read(struct pmureg_io *io, struct pmureg_place at, nhmex_boxes_ubox_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MSR;
	at.address = NHMEX_BOXES_UBOX_CTR_ADDRESS;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int nhmex_boxes_ubox_ctr_io_write(struct pmureg_io *io, struct pmureg_place at, nhmex_boxes_ubox_ctr_t r)
{
	at.space = PMUREG_MSR;
	at.address = NHMEX_BOXES_UBOX_CTR_ADDRESS;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
