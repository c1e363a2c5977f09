/*
 * Intel Xeon E7 (Westmere-EX) uncore: Slice of the last-level cache (C-Box)
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
 * Made by pmureg from regdefs/intel/wsmex.yaml. Edit that, not this.
 */
#ifndef PMUREG_WSMEX_CBOX_H
#define PMUREG_WSMEX_CBOX_H

#include <pmureg/access.h>

/* ---- MSR_C<cbox>_PMON_EVNT_SEL<n>: What counter <n> counts. ----
 * Source: K NHMEX_C0_MSR_PMON_EV_SEL0
 */

#define WSMEX_CBOX_CTL_ADDRESS(cbox, n) (0xd10U + 0x80U * ((cbox) & 1U) + 0x40U * (((cbox) >> 1) & 1U) + 0x20U * (((cbox) >> 2) & 1U) + 0x240U * ((cbox) >> 3) + 2U * (n)) /* cbox: 0 to 9, n: 0 to 5 */
#define WSMEX_CBOX_CTL_COUNT            6
#define WSMEX_CBOX_CTL_RESET            0x0000000000000000ULL
#define WSMEX_CBOX_CTL_TRESH_SHIFT      24
#define WSMEX_CBOX_CTL_TRESH_WIDTH      8
#define WSMEX_CBOX_CTL_TRESH_MASK       0x00000000ff000000ULL
#define WSMEX_CBOX_CTL_INVERT_SHIFT     23
#define WSMEX_CBOX_CTL_INVERT_WIDTH     1
#define WSMEX_CBOX_CTL_INVERT_MASK      0x0000000000800000ULL
#define WSMEX_CBOX_CTL_EN_SHIFT         22
#define WSMEX_CBOX_CTL_EN_WIDTH         1
#define WSMEX_CBOX_CTL_EN_MASK          0x0000000000400000ULL
#define WSMEX_CBOX_CTL_PMI_EN_SHIFT     20
#define WSMEX_CBOX_CTL_PMI_EN_WIDTH     1
#define WSMEX_CBOX_CTL_PMI_EN_MASK      0x0000000000100000ULL
#define WSMEX_CBOX_CTL_EDGE_DET_SHIFT   18
#define WSMEX_CBOX_CTL_EDGE_DET_WIDTH   1
#define WSMEX_CBOX_CTL_EDGE_DET_MASK    0x0000000000040000ULL
#define WSMEX_CBOX_CTL_UMASK_SHIFT      8
#define WSMEX_CBOX_CTL_UMASK_WIDTH      8
#define WSMEX_CBOX_CTL_UMASK_MASK       0x000000000000ff00ULL
#define WSMEX_CBOX_CTL_EV_SEL_SHIFT     0
#define WSMEX_CBOX_CTL_EV_SEL_WIDTH     8
#define WSMEX_CBOX_CTL_EV_SEL_MASK      0x00000000000000ffULL

typedef struct {
	uint64_t raw;
} wsmex_cbox_ctl_t;

typedef struct {
	uint64_t TRESH;    /* 31:24 RW Threshold. */
	uint64_t INVERT;   /* 23    RW 1 counts below the threshold. */
	uint64_t EN;       /* 22    RW 1 counts. */
	uint64_t PMI_EN;   /* 20    RW An overflow interrupts. */
	uint64_t EDGE_DET; /* 18    RW Counts edges. */
	uint64_t UMASK;    /* 15:8  RW Sub-event. */
	uint64_t EV_SEL;   /* 7:0   RW Event. */
} wsmex_cbox_ctl_fields_t;

static inline __attribute__((always_inline)) wsmex_cbox_ctl_t wsmex_cbox_ctl_pack(wsmex_cbox_ctl_fields_t f)
{
	wsmex_cbox_ctl_t r;

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

static inline wsmex_cbox_ctl_fields_t wsmex_cbox_ctl_unpack(wsmex_cbox_ctl_t r)
{
	wsmex_cbox_ctl_fields_t f;

	f.TRESH = (r.raw >> 24) & 0xffULL;
	f.INVERT = (r.raw >> 23) & 0x1ULL;
	f.EN = (r.raw >> 22) & 0x1ULL;
	f.PMI_EN = (r.raw >> 20) & 0x1ULL;
	f.EDGE_DET = (r.raw >> 18) & 0x1ULL;
	f.UMASK = (r.raw >> 8) & 0xffULL;
	f.EV_SEL = r.raw & 0xffULL;
	return f;
}

static inline uint64_t wsmex_cbox_ctl_get(wsmex_cbox_ctl_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline wsmex_cbox_ctl_t wsmex_cbox_ctl_with(wsmex_cbox_ctl_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x00000000ffd4ffffULL & ~mask);
	return r;
}

#define wsmex_cbox_ctl_get_TRESH(r)            wsmex_cbox_ctl_get(r, 0x00000000ff000000ULL, 24)
#define wsmex_cbox_ctl_get_INVERT(r)           wsmex_cbox_ctl_get(r, 0x0000000000800000ULL, 23)
#define wsmex_cbox_ctl_get_EN(r)               wsmex_cbox_ctl_get(r, 0x0000000000400000ULL, 22)
#define wsmex_cbox_ctl_get_PMI_EN(r)           wsmex_cbox_ctl_get(r, 0x0000000000100000ULL, 20)
#define wsmex_cbox_ctl_get_EDGE_DET(r)         wsmex_cbox_ctl_get(r, 0x0000000000040000ULL, 18)
#define wsmex_cbox_ctl_get_UMASK(r)            wsmex_cbox_ctl_get(r, 0x000000000000ff00ULL, 8)
#define wsmex_cbox_ctl_get_EV_SEL(r)           wsmex_cbox_ctl_get(r, 0x00000000000000ffULL, 0)
#define wsmex_cbox_ctl_with_TRESH(r, value)    PMUREG_WITH(wsmex_cbox_ctl_with, r, 0x00000000ff000000ULL, 24, value)
#define wsmex_cbox_ctl_with_INVERT(r, value)   PMUREG_WITH(wsmex_cbox_ctl_with, r, 0x0000000000800000ULL, 23, value)
#define wsmex_cbox_ctl_with_EN(r, value)       PMUREG_WITH(wsmex_cbox_ctl_with, r, 0x0000000000400000ULL, 22, value)
#define wsmex_cbox_ctl_with_PMI_EN(r, value)   PMUREG_WITH(wsmex_cbox_ctl_with, r, 0x0000000000100000ULL, 20, value)
#define wsmex_cbox_ctl_with_EDGE_DET(r, value) PMUREG_WITH(wsmex_cbox_ctl_with, r, 0x0000000000040000ULL, 18, value)
#define wsmex_cbox_ctl_with_UMASK(r, value)    PMUREG_WITH(wsmex_cbox_ctl_with, r, 0x000000000000ff00ULL, 8, value)
#define wsmex_cbox_ctl_with_EV_SEL(r, value)   PMUREG_WITH(wsmex_cbox_ctl_with, r, 0x00000000000000ffULL, 0, value)

static inline int wsmex_cbox_ctl_check(wsmex_cbox_ctl_t r)
{
	if ((r.raw & 0xffffffff002b0000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *wsmex_cbox_ctl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffff002b0000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline wsmex_cbox_ctl_t wsmex_cbox_ctl_read(unsigned int cbox, unsigned int n)
{
	wsmex_cbox_ctl_t r;

	PMUREG_INDEX(cbox, 9U);
	PMUREG_INDEX(n, 5U);
	r.raw = pmureg_rdmsr(WSMEX_CBOX_CTL_ADDRESS(cbox, n));
	return r;
}

static inline void wsmex_cbox_ctl_write(unsigned int cbox, unsigned int n, wsmex_cbox_ctl_t r)
{
	PMUREG_INDEX(cbox, 9U);
	PMUREG_INDEX(n, 5U);
	pmureg_wrmsr(WSMEX_CBOX_CTL_ADDRESS(cbox, n), r.raw);
}

#ifdef PMUREG_LINUX
static inline int wsmex_cbox_ctl_read_safe(unsigned int cbox, unsigned int n, wsmex_cbox_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(cbox, 9U);
	PMUREG_INDEX(n, 5U);
	error = pmureg_rdmsr_safe(WSMEX_CBOX_CTL_ADDRESS(cbox, n), &value);
	r->raw = value;
	return error;
}

static inline int wsmex_cbox_ctl_write_safe(unsigned int cbox, unsigned int n, wsmex_cbox_ctl_t r)
{
	PMUREG_INDEX(cbox, 9U);
	PMUREG_INDEX(n, 5U);
	return pmureg_wrmsr_safe(WSMEX_CBOX_CTL_ADDRESS(cbox, n), r.raw);
}
#endif
#else
wsmex_cbox_ctl_t wsmex_cbox_ctl_read(unsigned int cbox, unsigned int n) PMUREG_NO_MSR;
void wsmex_cbox_ctl_write(unsigned int cbox, unsigned int n, wsmex_cbox_ctl_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int wsmex_cbox_ctl_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int cbox, unsigned int n, wsmex_cbox_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(cbox, 9U);
	PMUREG_INDEX(n, 5U);
	at.space = PMUREG_MSR;
	at.address = WSMEX_CBOX_CTL_ADDRESS(cbox, n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int wsmex_cbox_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int cbox, unsigned int n, wsmex_cbox_ctl_t r)
{
	PMUREG_INDEX(cbox, 9U);
	PMUREG_INDEX(n, 5U);
	at.space = PMUREG_MSR;
	at.address = WSMEX_CBOX_CTL_ADDRESS(cbox, n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- MSR_C<cbox>_PMON_CTR<n>: Counter <n>. ----
 * Source: K NHMEX_C0_MSR_PMON_CTR0
 */

#define WSMEX_CBOX_CTR_ADDRESS(cbox, n) (0xd11U + 0x80U * ((cbox) & 1U) + 0x40U * (((cbox) >> 1) & 1U) + 0x20U * (((cbox) >> 2) & 1U) + 0x240U * ((cbox) >> 3) + 2U * (n)) /* cbox: 0 to 9, n: 0 to 5 */
#define WSMEX_CBOX_CTR_COUNT            6
#define WSMEX_CBOX_CTR_RESET            0x0000000000000000ULL
#define WSMEX_CBOX_CTR_COUNT_SHIFT      0
#define WSMEX_CBOX_CTR_COUNT_WIDTH      48
#define WSMEX_CBOX_CTR_COUNT_MASK       0x0000ffffffffffffULL

typedef struct {
	uint64_t raw;
} wsmex_cbox_ctr_t;

typedef struct {
	uint64_t COUNT; /* 47:0  RW-V The count. */
} wsmex_cbox_ctr_fields_t;

static inline __attribute__((always_inline)) wsmex_cbox_ctr_t wsmex_cbox_ctr_pack(wsmex_cbox_ctr_fields_t f)
{
	wsmex_cbox_ctr_t r;

	r.raw = 0
		| pmureg_put64(f.COUNT, 0xffffffffffffULL, 0);
	return r;
}

static inline wsmex_cbox_ctr_fields_t wsmex_cbox_ctr_unpack(wsmex_cbox_ctr_t r)
{
	wsmex_cbox_ctr_fields_t f;

	f.COUNT = r.raw & 0xffffffffffffULL;
	return f;
}

static inline uint64_t wsmex_cbox_ctr_get(wsmex_cbox_ctr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline wsmex_cbox_ctr_t wsmex_cbox_ctr_with(wsmex_cbox_ctr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000ffffffffffffULL & ~mask);
	return r;
}

#define wsmex_cbox_ctr_get_COUNT(r)         wsmex_cbox_ctr_get(r, 0x0000ffffffffffffULL, 0)
#define wsmex_cbox_ctr_with_COUNT(r, value) PMUREG_WITH(wsmex_cbox_ctr_with, r, 0x0000ffffffffffffULL, 0, value)

static inline int wsmex_cbox_ctr_check(wsmex_cbox_ctr_t r)
{
	if ((r.raw & 0xffff000000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *wsmex_cbox_ctr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffff000000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline wsmex_cbox_ctr_t wsmex_cbox_ctr_read(unsigned int cbox, unsigned int n)
{
	wsmex_cbox_ctr_t r;

	PMUREG_INDEX(cbox, 9U);
	PMUREG_INDEX(n, 5U);
	r.raw = pmureg_rdmsr(WSMEX_CBOX_CTR_ADDRESS(cbox, n));
	return r;
}

static inline void wsmex_cbox_ctr_write(unsigned int cbox, unsigned int n, wsmex_cbox_ctr_t r)
{
	PMUREG_INDEX(cbox, 9U);
	PMUREG_INDEX(n, 5U);
	pmureg_wrmsr(WSMEX_CBOX_CTR_ADDRESS(cbox, n), r.raw);
}

#ifdef PMUREG_LINUX
static inline int wsmex_cbox_ctr_read_safe(unsigned int cbox, unsigned int n, wsmex_cbox_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(cbox, 9U);
	PMUREG_INDEX(n, 5U);
	error = pmureg_rdmsr_safe(WSMEX_CBOX_CTR_ADDRESS(cbox, n), &value);
	r->raw = value;
	return error;
}

static inline int wsmex_cbox_ctr_write_safe(unsigned int cbox, unsigned int n, wsmex_cbox_ctr_t r)
{
	PMUREG_INDEX(cbox, 9U);
	PMUREG_INDEX(n, 5U);
	return pmureg_wrmsr_safe(WSMEX_CBOX_CTR_ADDRESS(cbox, n), r.raw);
}
#endif
#else
wsmex_cbox_ctr_t wsmex_cbox_ctr_read(unsigned int cbox, unsigned int n) PMUREG_NO_MSR;
void wsmex_cbox_ctr_write(unsigned int cbox, unsigned int n, wsmex_cbox_ctr_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int wsmex_cbox_ctr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int cbox, unsigned int n, wsmex_cbox_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(cbox, 9U);
	PMUREG_INDEX(n, 5U);
	at.space = PMUREG_MSR;
	at.address = WSMEX_CBOX_CTR_ADDRESS(cbox, n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int wsmex_cbox_ctr_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int cbox, unsigned int n, wsmex_cbox_ctr_t r)
{
	PMUREG_INDEX(cbox, 9U);
	PMUREG_INDEX(n, 5U);
	at.space = PMUREG_MSR;
	at.address = WSMEX_CBOX_CTR_ADDRESS(cbox, n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- MSR_C<cbox>_PMON_BOX_CTRL: Enables the counters. ----
 * Source: K NHMEX_C0_MSR_PMON_GLOBAL_CTL
 */

#define WSMEX_CBOX_BOX_CTL_ADDRESS(cbox) (0xd00U + 0x80U * ((cbox) & 1U) + 0x40U * (((cbox) >> 1) & 1U) + 0x20U * (((cbox) >> 2) & 1U) + 0x240U * ((cbox) >> 3)) /* cbox: 0 to 9 */
#define WSMEX_CBOX_BOX_CTL_RESET         0x0000000000000000ULL
#define WSMEX_CBOX_BOX_CTL_EN_SHIFT      0
#define WSMEX_CBOX_BOX_CTL_EN_WIDTH      6
#define WSMEX_CBOX_BOX_CTL_EN_MASK       0x000000000000003fULL

typedef struct {
	uint64_t raw;
} wsmex_cbox_box_ctl_t;

typedef struct {
	uint64_t EN; /* 5:0   RW A bit for each counter that counts. */
} wsmex_cbox_box_ctl_fields_t;

static inline __attribute__((always_inline)) wsmex_cbox_box_ctl_t wsmex_cbox_box_ctl_pack(wsmex_cbox_box_ctl_fields_t f)
{
	wsmex_cbox_box_ctl_t r;

	r.raw = 0
		| pmureg_put64(f.EN, 0x3fULL, 0);
	return r;
}

static inline wsmex_cbox_box_ctl_fields_t wsmex_cbox_box_ctl_unpack(wsmex_cbox_box_ctl_t r)
{
	wsmex_cbox_box_ctl_fields_t f;

	f.EN = r.raw & 0x3fULL;
	return f;
}

static inline uint64_t wsmex_cbox_box_ctl_get(wsmex_cbox_box_ctl_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline wsmex_cbox_box_ctl_t wsmex_cbox_box_ctl_with(wsmex_cbox_box_ctl_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x000000000000003fULL & ~mask);
	return r;
}

#define wsmex_cbox_box_ctl_get_EN(r)         wsmex_cbox_box_ctl_get(r, 0x000000000000003fULL, 0)
#define wsmex_cbox_box_ctl_with_EN(r, value) PMUREG_WITH(wsmex_cbox_box_ctl_with, r, 0x000000000000003fULL, 0, value)

static inline int wsmex_cbox_box_ctl_check(wsmex_cbox_box_ctl_t r)
{
	if ((r.raw & 0xffffffffffffffc0ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *wsmex_cbox_box_ctl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffffffffffc0 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline wsmex_cbox_box_ctl_t wsmex_cbox_box_ctl_read(unsigned int cbox)
{
	wsmex_cbox_box_ctl_t r;

	PMUREG_INDEX(cbox, 9U);
	r.raw = pmureg_rdmsr(WSMEX_CBOX_BOX_CTL_ADDRESS(cbox));
	return r;
}

static inline void wsmex_cbox_box_ctl_write(unsigned int cbox, wsmex_cbox_box_ctl_t r)
{
	PMUREG_INDEX(cbox, 9U);
	pmureg_wrmsr(WSMEX_CBOX_BOX_CTL_ADDRESS(cbox), r.raw);
}

#ifdef PMUREG_LINUX
static inline int wsmex_cbox_box_ctl_read_safe(unsigned int cbox, wsmex_cbox_box_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(cbox, 9U);
	error = pmureg_rdmsr_safe(WSMEX_CBOX_BOX_CTL_ADDRESS(cbox), &value);
	r->raw = value;
	return error;
}

static inline int wsmex_cbox_box_ctl_write_safe(unsigned int cbox, wsmex_cbox_box_ctl_t r)
{
	PMUREG_INDEX(cbox, 9U);
	return pmureg_wrmsr_safe(WSMEX_CBOX_BOX_CTL_ADDRESS(cbox), r.raw);
}
#endif
#else
wsmex_cbox_box_ctl_t wsmex_cbox_box_ctl_read(unsigned int cbox) PMUREG_NO_MSR;
void wsmex_cbox_box_ctl_write(unsigned int cbox, wsmex_cbox_box_ctl_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int wsmex_cbox_box_ctl_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int cbox, wsmex_cbox_box_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(cbox, 9U);
	at.space = PMUREG_MSR;
	at.address = WSMEX_CBOX_BOX_CTL_ADDRESS(cbox);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int wsmex_cbox_box_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int cbox, wsmex_cbox_box_ctl_t r)
{
	PMUREG_INDEX(cbox, 9U);
	at.space = PMUREG_MSR;
	at.address = WSMEX_CBOX_BOX_CTL_ADDRESS(cbox);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
