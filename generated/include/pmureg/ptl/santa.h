/*
 * Intel Core Ultra series 3 (Panther Lake) and Wildcat Lake: SANTA, an agent in front of memory
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
 * Made by pmureg from regdefs/intel/ptl.yaml. Edit that, not this.
 */
#ifndef PMUREG_PTL_SANTA_H
#define PMUREG_PTL_SANTA_H

#include <pmureg/access.h>

/* ---- MSR_UNC_SANTA_<unit>_PERFEVTSEL<n>: Selects and shapes the event of counter <n>. ----
 * Source: K ADL_UNC_RAW_EVENT_MASK
 */

#define PTL_SANTA_EVTSEL_ADDRESS(unit, n) (0x2412U + 0x10U * (unit) + (n)) /* unit: 0 to 1, n: 0 to 1 */
#define PTL_SANTA_EVTSEL_COUNT            2
#define PTL_SANTA_EVTSEL_RESET            0x0000000000000000ULL
#define PTL_SANTA_EVTSEL_THRESHOLD_SHIFT  24
#define PTL_SANTA_EVTSEL_THRESHOLD_WIDTH  6
#define PTL_SANTA_EVTSEL_THRESHOLD_MASK   0x000000003f000000ULL
#define PTL_SANTA_EVTSEL_INV_SHIFT        23
#define PTL_SANTA_EVTSEL_INV_WIDTH        1
#define PTL_SANTA_EVTSEL_INV_MASK         0x0000000000800000ULL
#define PTL_SANTA_EVTSEL_EN_SHIFT         22
#define PTL_SANTA_EVTSEL_EN_WIDTH         1
#define PTL_SANTA_EVTSEL_EN_MASK          0x0000000000400000ULL
#define PTL_SANTA_EVTSEL_OVF_EN_SHIFT     20
#define PTL_SANTA_EVTSEL_OVF_EN_WIDTH     1
#define PTL_SANTA_EVTSEL_OVF_EN_MASK      0x0000000000100000ULL
#define PTL_SANTA_EVTSEL_E_SHIFT          18
#define PTL_SANTA_EVTSEL_E_WIDTH          1
#define PTL_SANTA_EVTSEL_E_MASK           0x0000000000040000ULL
#define PTL_SANTA_EVTSEL_UMASK_SHIFT      8
#define PTL_SANTA_EVTSEL_UMASK_WIDTH      8
#define PTL_SANTA_EVTSEL_UMASK_MASK       0x000000000000ff00ULL
#define PTL_SANTA_EVTSEL_EVENT_SHIFT      0
#define PTL_SANTA_EVTSEL_EVENT_WIDTH      8
#define PTL_SANTA_EVTSEL_EVENT_MASK       0x00000000000000ffULL

typedef struct {
	uint64_t raw;
} ptl_santa_evtsel_t;

typedef struct {
	uint64_t THRESHOLD; /* 29:24 RW 0 adds the event's value each cycle; else adds 1 in cycles when the value is at least this. */
	uint64_t INV;       /* 23    RW 1 turns the compare into less than CMASK. */
	uint64_t EN;        /* 22    RW 1 lets this counter count. */
	uint64_t OVF_EN;    /* 20    RW 1 reports an overflow. */
	uint64_t E;         /* 18    RW 1 counts how often the condition becomes true instead of cycles. */
	uint64_t UMASK;     /* 15:8  RW Sub-events. */
	uint64_t EVENT;     /* 7:0   RW Event number. */
} ptl_santa_evtsel_fields_t;

static inline __attribute__((always_inline)) ptl_santa_evtsel_t ptl_santa_evtsel_pack(ptl_santa_evtsel_fields_t f)
{
	ptl_santa_evtsel_t r;

	r.raw = 0
		| pmureg_put64(f.THRESHOLD, 0x3fULL, 24)
		| pmureg_put64(f.INV, 0x1ULL, 23)
		| pmureg_put64(f.EN, 0x1ULL, 22)
		| pmureg_put64(f.OVF_EN, 0x1ULL, 20)
		| pmureg_put64(f.E, 0x1ULL, 18)
		| pmureg_put64(f.UMASK, 0xffULL, 8)
		| pmureg_put64(f.EVENT, 0xffULL, 0);
	return r;
}

static inline ptl_santa_evtsel_fields_t ptl_santa_evtsel_unpack(ptl_santa_evtsel_t r)
{
	ptl_santa_evtsel_fields_t f;

	f.THRESHOLD = (r.raw >> 24) & 0x3fULL;
	f.INV = (r.raw >> 23) & 0x1ULL;
	f.EN = (r.raw >> 22) & 0x1ULL;
	f.OVF_EN = (r.raw >> 20) & 0x1ULL;
	f.E = (r.raw >> 18) & 0x1ULL;
	f.UMASK = (r.raw >> 8) & 0xffULL;
	f.EVENT = r.raw & 0xffULL;
	return f;
}

static inline uint64_t ptl_santa_evtsel_get(ptl_santa_evtsel_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline ptl_santa_evtsel_t ptl_santa_evtsel_with(ptl_santa_evtsel_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x000000003fd4ffffULL & ~mask);
	return r;
}

#define ptl_santa_evtsel_get_THRESHOLD(r)         ptl_santa_evtsel_get(r, 0x000000003f000000ULL, 24)
#define ptl_santa_evtsel_get_INV(r)               ptl_santa_evtsel_get(r, 0x0000000000800000ULL, 23)
#define ptl_santa_evtsel_get_EN(r)                ptl_santa_evtsel_get(r, 0x0000000000400000ULL, 22)
#define ptl_santa_evtsel_get_OVF_EN(r)            ptl_santa_evtsel_get(r, 0x0000000000100000ULL, 20)
#define ptl_santa_evtsel_get_E(r)                 ptl_santa_evtsel_get(r, 0x0000000000040000ULL, 18)
#define ptl_santa_evtsel_get_UMASK(r)             ptl_santa_evtsel_get(r, 0x000000000000ff00ULL, 8)
#define ptl_santa_evtsel_get_EVENT(r)             ptl_santa_evtsel_get(r, 0x00000000000000ffULL, 0)
#define ptl_santa_evtsel_with_THRESHOLD(r, value) PMUREG_WITH(ptl_santa_evtsel_with, r, 0x000000003f000000ULL, 24, value)
#define ptl_santa_evtsel_with_INV(r, value)       PMUREG_WITH(ptl_santa_evtsel_with, r, 0x0000000000800000ULL, 23, value)
#define ptl_santa_evtsel_with_EN(r, value)        PMUREG_WITH(ptl_santa_evtsel_with, r, 0x0000000000400000ULL, 22, value)
#define ptl_santa_evtsel_with_OVF_EN(r, value)    PMUREG_WITH(ptl_santa_evtsel_with, r, 0x0000000000100000ULL, 20, value)
#define ptl_santa_evtsel_with_E(r, value)         PMUREG_WITH(ptl_santa_evtsel_with, r, 0x0000000000040000ULL, 18, value)
#define ptl_santa_evtsel_with_UMASK(r, value)     PMUREG_WITH(ptl_santa_evtsel_with, r, 0x000000000000ff00ULL, 8, value)
#define ptl_santa_evtsel_with_EVENT(r, value)     PMUREG_WITH(ptl_santa_evtsel_with, r, 0x00000000000000ffULL, 0, value)

static inline int ptl_santa_evtsel_check(ptl_santa_evtsel_t r)
{
	if ((r.raw & 0xffffffffc02b0000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *ptl_santa_evtsel_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffffc02b0000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline ptl_santa_evtsel_t ptl_santa_evtsel_read(unsigned int unit, unsigned int n)
{
	ptl_santa_evtsel_t r;

	PMUREG_INDEX(unit, 1U);
	PMUREG_INDEX(n, 1U);
	r.raw = pmureg_rdmsr(PTL_SANTA_EVTSEL_ADDRESS(unit, n));
	return r;
}

static inline void ptl_santa_evtsel_write(unsigned int unit, unsigned int n, ptl_santa_evtsel_t r)
{
	PMUREG_INDEX(unit, 1U);
	PMUREG_INDEX(n, 1U);
	pmureg_wrmsr(PTL_SANTA_EVTSEL_ADDRESS(unit, n), r.raw);
}

#ifdef PMUREG_LINUX
static inline int ptl_santa_evtsel_read_safe(unsigned int unit, unsigned int n, ptl_santa_evtsel_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(unit, 1U);
	PMUREG_INDEX(n, 1U);
	error = pmureg_rdmsr_safe(PTL_SANTA_EVTSEL_ADDRESS(unit, n), &value);
	r->raw = value;
	return error;
}

static inline int ptl_santa_evtsel_write_safe(unsigned int unit, unsigned int n, ptl_santa_evtsel_t r)
{
	PMUREG_INDEX(unit, 1U);
	PMUREG_INDEX(n, 1U);
	return pmureg_wrmsr_safe(PTL_SANTA_EVTSEL_ADDRESS(unit, n), r.raw);
}
#endif
#else
ptl_santa_evtsel_t ptl_santa_evtsel_read(unsigned int unit, unsigned int n) PMUREG_NO_MSR;
void ptl_santa_evtsel_write(unsigned int unit, unsigned int n, ptl_santa_evtsel_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int ptl_santa_evtsel_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int unit, unsigned int n, ptl_santa_evtsel_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(unit, 1U);
	PMUREG_INDEX(n, 1U);
	at.space = PMUREG_MSR;
	at.address = PTL_SANTA_EVTSEL_ADDRESS(unit, n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int ptl_santa_evtsel_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int unit, unsigned int n, ptl_santa_evtsel_t r)
{
	PMUREG_INDEX(unit, 1U);
	PMUREG_INDEX(n, 1U);
	at.space = PMUREG_MSR;
	at.address = PTL_SANTA_EVTSEL_ADDRESS(unit, n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- MSR_UNC_SANTA_<unit>_PERFCTR<n>: Counter <n>. ----
 * Source: SDM; K
 */

#define PTL_SANTA_CTR_ADDRESS(unit, n) (0x2418U + 0x10U * (unit) + (n)) /* unit: 0 to 1, n: 0 to 1 */
#define PTL_SANTA_CTR_COUNT            2
#define PTL_SANTA_CTR_RESET            0x0000000000000000ULL
#define PTL_SANTA_CTR_COUNT_SHIFT      0
#define PTL_SANTA_CTR_COUNT_WIDTH      48
#define PTL_SANTA_CTR_COUNT_MASK       0x0000ffffffffffffULL

typedef struct {
	uint64_t raw;
} ptl_santa_ctr_t;

typedef struct {
	uint64_t COUNT; /* 47:0  RW-V The count. */
} ptl_santa_ctr_fields_t;

static inline __attribute__((always_inline)) ptl_santa_ctr_t ptl_santa_ctr_pack(ptl_santa_ctr_fields_t f)
{
	ptl_santa_ctr_t r;

	r.raw = 0
		| pmureg_put64(f.COUNT, 0xffffffffffffULL, 0);
	return r;
}

static inline ptl_santa_ctr_fields_t ptl_santa_ctr_unpack(ptl_santa_ctr_t r)
{
	ptl_santa_ctr_fields_t f;

	f.COUNT = r.raw & 0xffffffffffffULL;
	return f;
}

static inline uint64_t ptl_santa_ctr_get(ptl_santa_ctr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline ptl_santa_ctr_t ptl_santa_ctr_with(ptl_santa_ctr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000ffffffffffffULL & ~mask);
	return r;
}

#define ptl_santa_ctr_get_COUNT(r)         ptl_santa_ctr_get(r, 0x0000ffffffffffffULL, 0)
#define ptl_santa_ctr_with_COUNT(r, value) PMUREG_WITH(ptl_santa_ctr_with, r, 0x0000ffffffffffffULL, 0, value)

static inline int ptl_santa_ctr_check(ptl_santa_ctr_t r)
{
	if ((r.raw & 0xffff000000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *ptl_santa_ctr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffff000000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline ptl_santa_ctr_t ptl_santa_ctr_read(unsigned int unit, unsigned int n)
{
	ptl_santa_ctr_t r;

	PMUREG_INDEX(unit, 1U);
	PMUREG_INDEX(n, 1U);
	r.raw = pmureg_rdmsr(PTL_SANTA_CTR_ADDRESS(unit, n));
	return r;
}

static inline void ptl_santa_ctr_write(unsigned int unit, unsigned int n, ptl_santa_ctr_t r)
{
	PMUREG_INDEX(unit, 1U);
	PMUREG_INDEX(n, 1U);
	pmureg_wrmsr(PTL_SANTA_CTR_ADDRESS(unit, n), r.raw);
}

#ifdef PMUREG_LINUX
static inline int ptl_santa_ctr_read_safe(unsigned int unit, unsigned int n, ptl_santa_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(unit, 1U);
	PMUREG_INDEX(n, 1U);
	error = pmureg_rdmsr_safe(PTL_SANTA_CTR_ADDRESS(unit, n), &value);
	r->raw = value;
	return error;
}

static inline int ptl_santa_ctr_write_safe(unsigned int unit, unsigned int n, ptl_santa_ctr_t r)
{
	PMUREG_INDEX(unit, 1U);
	PMUREG_INDEX(n, 1U);
	return pmureg_wrmsr_safe(PTL_SANTA_CTR_ADDRESS(unit, n), r.raw);
}
#endif
#else
ptl_santa_ctr_t ptl_santa_ctr_read(unsigned int unit, unsigned int n) PMUREG_NO_MSR;
void ptl_santa_ctr_write(unsigned int unit, unsigned int n, ptl_santa_ctr_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int ptl_santa_ctr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int unit, unsigned int n, ptl_santa_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(unit, 1U);
	PMUREG_INDEX(n, 1U);
	at.space = PMUREG_MSR;
	at.address = PTL_SANTA_CTR_ADDRESS(unit, n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int ptl_santa_ctr_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int unit, unsigned int n, ptl_santa_ctr_t r)
{
	PMUREG_INDEX(unit, 1U);
	PMUREG_INDEX(n, 1U);
	at.space = PMUREG_MSR;
	at.address = PTL_SANTA_CTR_ADDRESS(unit, n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
