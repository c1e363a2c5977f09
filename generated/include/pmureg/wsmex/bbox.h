/*
 * Intel Xeon E7 (Westmere-EX) uncore: Home agent (B-Box)
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
#ifndef PMUREG_WSMEX_BBOX_H
#define PMUREG_WSMEX_BBOX_H

#include <pmureg/access.h>

/* ---- MSR_B<bbox>_PMON_BOX_CTRL: Enables the counters. ----
 * Source: K NHMEX_B0_MSR_PMON_GLOBAL_CTL
 */

#define WSMEX_BBOX_BOX_CTL_ADDRESS(bbox) (0xc20U + 0x40U * (bbox)) /* bbox: 0 to 1 */
#define WSMEX_BBOX_BOX_CTL_RESET         0x0000000000000000ULL
#define WSMEX_BBOX_BOX_CTL_EN_SHIFT      0
#define WSMEX_BBOX_BOX_CTL_EN_WIDTH      4
#define WSMEX_BBOX_BOX_CTL_EN_MASK       0x000000000000000fULL

typedef struct {
	uint64_t raw;
} wsmex_bbox_box_ctl_t;

typedef struct {
	uint64_t EN; /* 3:0   RW A bit for each counter that counts. */
} wsmex_bbox_box_ctl_fields_t;

static inline __attribute__((always_inline)) wsmex_bbox_box_ctl_t wsmex_bbox_box_ctl_pack(wsmex_bbox_box_ctl_fields_t f)
{
	wsmex_bbox_box_ctl_t r;

	r.raw = 0
		| pmureg_put64(f.EN, 0xfULL, 0);
	return r;
}

static inline wsmex_bbox_box_ctl_fields_t wsmex_bbox_box_ctl_unpack(wsmex_bbox_box_ctl_t r)
{
	wsmex_bbox_box_ctl_fields_t f;

	f.EN = r.raw & 0xfULL;
	return f;
}

static inline uint64_t wsmex_bbox_box_ctl_get(wsmex_bbox_box_ctl_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline wsmex_bbox_box_ctl_t wsmex_bbox_box_ctl_with(wsmex_bbox_box_ctl_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x000000000000000fULL & ~mask);
	return r;
}

#define wsmex_bbox_box_ctl_get_EN(r)         wsmex_bbox_box_ctl_get(r, 0x000000000000000fULL, 0)
#define wsmex_bbox_box_ctl_with_EN(r, value) PMUREG_WITH(wsmex_bbox_box_ctl_with, r, 0x000000000000000fULL, 0, value)

static inline int wsmex_bbox_box_ctl_check(wsmex_bbox_box_ctl_t r)
{
	if ((r.raw & 0xfffffffffffffff0ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *wsmex_bbox_box_ctl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffffffffff0 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline wsmex_bbox_box_ctl_t wsmex_bbox_box_ctl_read(unsigned int bbox)
{
	wsmex_bbox_box_ctl_t r;

	PMUREG_INDEX(bbox, 1U);
	r.raw = pmureg_rdmsr(WSMEX_BBOX_BOX_CTL_ADDRESS(bbox));
	return r;
}

static inline void wsmex_bbox_box_ctl_write(unsigned int bbox, wsmex_bbox_box_ctl_t r)
{
	PMUREG_INDEX(bbox, 1U);
	pmureg_wrmsr(WSMEX_BBOX_BOX_CTL_ADDRESS(bbox), r.raw);
}

#ifdef PMUREG_LINUX
static inline int wsmex_bbox_box_ctl_read_safe(unsigned int bbox, wsmex_bbox_box_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(bbox, 1U);
	error = pmureg_rdmsr_safe(WSMEX_BBOX_BOX_CTL_ADDRESS(bbox), &value);
	r->raw = value;
	return error;
}

static inline int wsmex_bbox_box_ctl_write_safe(unsigned int bbox, wsmex_bbox_box_ctl_t r)
{
	PMUREG_INDEX(bbox, 1U);
	return pmureg_wrmsr_safe(WSMEX_BBOX_BOX_CTL_ADDRESS(bbox), r.raw);
}
#endif
#else
wsmex_bbox_box_ctl_t wsmex_bbox_box_ctl_read(unsigned int bbox) PMUREG_NO_MSR;
void wsmex_bbox_box_ctl_write(unsigned int bbox, wsmex_bbox_box_ctl_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int wsmex_bbox_box_ctl_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int bbox, wsmex_bbox_box_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(bbox, 1U);
	at.space = PMUREG_MSR;
	at.address = WSMEX_BBOX_BOX_CTL_ADDRESS(bbox);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int wsmex_bbox_box_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int bbox, wsmex_bbox_box_ctl_t r)
{
	PMUREG_INDEX(bbox, 1U);
	at.space = PMUREG_MSR;
	at.address = WSMEX_BBOX_BOX_CTL_ADDRESS(bbox);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- MSR_B<bbox>_PMON_EVNT_SEL<n>: What counter <n> counts. ----
 * Source: K NHMEX_B0_MSR_PMON_CTL0
 */

#define WSMEX_BBOX_CTL_ADDRESS(bbox, n) (0xc30U + 0x40U * (bbox) + 2U * (n)) /* bbox: 0 to 1, n: 0 to 3 */
#define WSMEX_BBOX_CTL_COUNT            4
#define WSMEX_BBOX_CTL_RESET            0x0000000000000000ULL
#define WSMEX_BBOX_CTL_EV_SEL_SHIFT     1
#define WSMEX_BBOX_CTL_EV_SEL_WIDTH     5
#define WSMEX_BBOX_CTL_EV_SEL_MASK      0x000000000000003eULL
#define WSMEX_BBOX_CTL_EN_SHIFT         0
#define WSMEX_BBOX_CTL_EN_WIDTH         1
#define WSMEX_BBOX_CTL_EN_MASK          0x0000000000000001ULL

typedef struct {
	uint64_t raw;
} wsmex_bbox_ctl_t;

typedef struct {
	uint64_t EV_SEL; /* 5:1   RW Event of this counter. */
	uint64_t EN;     /* 0     RW 1 counts. */
} wsmex_bbox_ctl_fields_t;

static inline __attribute__((always_inline)) wsmex_bbox_ctl_t wsmex_bbox_ctl_pack(wsmex_bbox_ctl_fields_t f)
{
	wsmex_bbox_ctl_t r;

	r.raw = 0
		| pmureg_put64(f.EV_SEL, 0x1fULL, 1)
		| pmureg_put64(f.EN, 0x1ULL, 0);
	return r;
}

static inline wsmex_bbox_ctl_fields_t wsmex_bbox_ctl_unpack(wsmex_bbox_ctl_t r)
{
	wsmex_bbox_ctl_fields_t f;

	f.EV_SEL = (r.raw >> 1) & 0x1fULL;
	f.EN = r.raw & 0x1ULL;
	return f;
}

static inline uint64_t wsmex_bbox_ctl_get(wsmex_bbox_ctl_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline wsmex_bbox_ctl_t wsmex_bbox_ctl_with(wsmex_bbox_ctl_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x000000000000003fULL & ~mask);
	return r;
}

#define wsmex_bbox_ctl_get_EV_SEL(r)         wsmex_bbox_ctl_get(r, 0x000000000000003eULL, 1)
#define wsmex_bbox_ctl_get_EN(r)             wsmex_bbox_ctl_get(r, 0x0000000000000001ULL, 0)
#define wsmex_bbox_ctl_with_EV_SEL(r, value) PMUREG_WITH(wsmex_bbox_ctl_with, r, 0x000000000000003eULL, 1, value)
#define wsmex_bbox_ctl_with_EN(r, value)     PMUREG_WITH(wsmex_bbox_ctl_with, r, 0x0000000000000001ULL, 0, value)

static inline int wsmex_bbox_ctl_check(wsmex_bbox_ctl_t r)
{
	if ((r.raw & 0xffffffffffffffc0ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *wsmex_bbox_ctl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffffffffffc0 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline wsmex_bbox_ctl_t wsmex_bbox_ctl_read(unsigned int bbox, unsigned int n)
{
	wsmex_bbox_ctl_t r;

	PMUREG_INDEX(bbox, 1U);
	PMUREG_INDEX(n, 3U);
	r.raw = pmureg_rdmsr(WSMEX_BBOX_CTL_ADDRESS(bbox, n));
	return r;
}

static inline void wsmex_bbox_ctl_write(unsigned int bbox, unsigned int n, wsmex_bbox_ctl_t r)
{
	PMUREG_INDEX(bbox, 1U);
	PMUREG_INDEX(n, 3U);
	pmureg_wrmsr(WSMEX_BBOX_CTL_ADDRESS(bbox, n), r.raw);
}

#ifdef PMUREG_LINUX
static inline int wsmex_bbox_ctl_read_safe(unsigned int bbox, unsigned int n, wsmex_bbox_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(bbox, 1U);
	PMUREG_INDEX(n, 3U);
	error = pmureg_rdmsr_safe(WSMEX_BBOX_CTL_ADDRESS(bbox, n), &value);
	r->raw = value;
	return error;
}

static inline int wsmex_bbox_ctl_write_safe(unsigned int bbox, unsigned int n, wsmex_bbox_ctl_t r)
{
	PMUREG_INDEX(bbox, 1U);
	PMUREG_INDEX(n, 3U);
	return pmureg_wrmsr_safe(WSMEX_BBOX_CTL_ADDRESS(bbox, n), r.raw);
}
#endif
#else
wsmex_bbox_ctl_t wsmex_bbox_ctl_read(unsigned int bbox, unsigned int n) PMUREG_NO_MSR;
void wsmex_bbox_ctl_write(unsigned int bbox, unsigned int n, wsmex_bbox_ctl_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int wsmex_bbox_ctl_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int bbox, unsigned int n, wsmex_bbox_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(bbox, 1U);
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MSR;
	at.address = WSMEX_BBOX_CTL_ADDRESS(bbox, n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int wsmex_bbox_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int bbox, unsigned int n, wsmex_bbox_ctl_t r)
{
	PMUREG_INDEX(bbox, 1U);
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MSR;
	at.address = WSMEX_BBOX_CTL_ADDRESS(bbox, n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- MSR_B<bbox>_PMON_CTR<n>: Counter <n>. ----
 * Source: K NHMEX_B0_MSR_PMON_CTR0
 */

#define WSMEX_BBOX_CTR_ADDRESS(bbox, n) (0xc31U + 0x40U * (bbox) + 2U * (n)) /* bbox: 0 to 1, n: 0 to 3 */
#define WSMEX_BBOX_CTR_COUNT            4
#define WSMEX_BBOX_CTR_RESET            0x0000000000000000ULL
#define WSMEX_BBOX_CTR_COUNT_SHIFT      0
#define WSMEX_BBOX_CTR_COUNT_WIDTH      48
#define WSMEX_BBOX_CTR_COUNT_MASK       0x0000ffffffffffffULL

typedef struct {
	uint64_t raw;
} wsmex_bbox_ctr_t;

typedef struct {
	uint64_t COUNT; /* 47:0  RW-V The count. */
} wsmex_bbox_ctr_fields_t;

static inline __attribute__((always_inline)) wsmex_bbox_ctr_t wsmex_bbox_ctr_pack(wsmex_bbox_ctr_fields_t f)
{
	wsmex_bbox_ctr_t r;

	r.raw = 0
		| pmureg_put64(f.COUNT, 0xffffffffffffULL, 0);
	return r;
}

static inline wsmex_bbox_ctr_fields_t wsmex_bbox_ctr_unpack(wsmex_bbox_ctr_t r)
{
	wsmex_bbox_ctr_fields_t f;

	f.COUNT = r.raw & 0xffffffffffffULL;
	return f;
}

static inline uint64_t wsmex_bbox_ctr_get(wsmex_bbox_ctr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline wsmex_bbox_ctr_t wsmex_bbox_ctr_with(wsmex_bbox_ctr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000ffffffffffffULL & ~mask);
	return r;
}

#define wsmex_bbox_ctr_get_COUNT(r)         wsmex_bbox_ctr_get(r, 0x0000ffffffffffffULL, 0)
#define wsmex_bbox_ctr_with_COUNT(r, value) PMUREG_WITH(wsmex_bbox_ctr_with, r, 0x0000ffffffffffffULL, 0, value)

static inline int wsmex_bbox_ctr_check(wsmex_bbox_ctr_t r)
{
	if ((r.raw & 0xffff000000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *wsmex_bbox_ctr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffff000000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline wsmex_bbox_ctr_t wsmex_bbox_ctr_read(unsigned int bbox, unsigned int n)
{
	wsmex_bbox_ctr_t r;

	PMUREG_INDEX(bbox, 1U);
	PMUREG_INDEX(n, 3U);
	r.raw = pmureg_rdmsr(WSMEX_BBOX_CTR_ADDRESS(bbox, n));
	return r;
}

static inline void wsmex_bbox_ctr_write(unsigned int bbox, unsigned int n, wsmex_bbox_ctr_t r)
{
	PMUREG_INDEX(bbox, 1U);
	PMUREG_INDEX(n, 3U);
	pmureg_wrmsr(WSMEX_BBOX_CTR_ADDRESS(bbox, n), r.raw);
}

#ifdef PMUREG_LINUX
static inline int wsmex_bbox_ctr_read_safe(unsigned int bbox, unsigned int n, wsmex_bbox_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(bbox, 1U);
	PMUREG_INDEX(n, 3U);
	error = pmureg_rdmsr_safe(WSMEX_BBOX_CTR_ADDRESS(bbox, n), &value);
	r->raw = value;
	return error;
}

static inline int wsmex_bbox_ctr_write_safe(unsigned int bbox, unsigned int n, wsmex_bbox_ctr_t r)
{
	PMUREG_INDEX(bbox, 1U);
	PMUREG_INDEX(n, 3U);
	return pmureg_wrmsr_safe(WSMEX_BBOX_CTR_ADDRESS(bbox, n), r.raw);
}
#endif
#else
wsmex_bbox_ctr_t wsmex_bbox_ctr_read(unsigned int bbox, unsigned int n) PMUREG_NO_MSR;
void wsmex_bbox_ctr_write(unsigned int bbox, unsigned int n, wsmex_bbox_ctr_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int wsmex_bbox_ctr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int bbox, unsigned int n, wsmex_bbox_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(bbox, 1U);
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MSR;
	at.address = WSMEX_BBOX_CTR_ADDRESS(bbox, n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int wsmex_bbox_ctr_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int bbox, unsigned int n, wsmex_bbox_ctr_t r)
{
	PMUREG_INDEX(bbox, 1U);
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MSR;
	at.address = WSMEX_BBOX_CTR_ADDRESS(bbox, n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- MSR_B<bbox>_PMON_MATCH: What messages must be that match events count. ----
 * Source: K NHMEX_B0_MSR_MATCH
 */

#define WSMEX_BBOX_MATCH_ADDRESS(bbox) (0xe45U + 8U * (bbox)) /* bbox: 0 to 1 */
#define WSMEX_BBOX_MATCH_RESET         0x0000000000000000ULL
#define WSMEX_BBOX_MATCH_VALUE_SHIFT   0
#define WSMEX_BBOX_MATCH_VALUE_WIDTH   64
#define WSMEX_BBOX_MATCH_VALUE_MASK    0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} wsmex_bbox_match_t;

typedef struct {
	uint64_t VALUE; /* 63:0  RW The value. */
} wsmex_bbox_match_fields_t;

static inline __attribute__((always_inline)) wsmex_bbox_match_t wsmex_bbox_match_pack(wsmex_bbox_match_fields_t f)
{
	wsmex_bbox_match_t r;

	r.raw = 0
		| f.VALUE;
	return r;
}

static inline wsmex_bbox_match_fields_t wsmex_bbox_match_unpack(wsmex_bbox_match_t r)
{
	wsmex_bbox_match_fields_t f;

	f.VALUE = r.raw;
	return f;
}

static inline uint64_t wsmex_bbox_match_get(wsmex_bbox_match_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline wsmex_bbox_match_t wsmex_bbox_match_with(wsmex_bbox_match_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define wsmex_bbox_match_get_VALUE(r)         wsmex_bbox_match_get(r, 0xffffffffffffffffULL, 0)
#define wsmex_bbox_match_with_VALUE(r, value) PMUREG_WITH(wsmex_bbox_match_with, r, 0xffffffffffffffffULL, 0, value)

#ifdef PMUREG_HAS_MSR
static inline wsmex_bbox_match_t wsmex_bbox_match_read(unsigned int bbox)
{
	wsmex_bbox_match_t r;

	PMUREG_INDEX(bbox, 1U);
	r.raw = pmureg_rdmsr(WSMEX_BBOX_MATCH_ADDRESS(bbox));
	return r;
}

static inline void wsmex_bbox_match_write(unsigned int bbox, wsmex_bbox_match_t r)
{
	PMUREG_INDEX(bbox, 1U);
	pmureg_wrmsr(WSMEX_BBOX_MATCH_ADDRESS(bbox), r.raw);
}

#ifdef PMUREG_LINUX
static inline int wsmex_bbox_match_read_safe(unsigned int bbox, wsmex_bbox_match_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(bbox, 1U);
	error = pmureg_rdmsr_safe(WSMEX_BBOX_MATCH_ADDRESS(bbox), &value);
	r->raw = value;
	return error;
}

static inline int wsmex_bbox_match_write_safe(unsigned int bbox, wsmex_bbox_match_t r)
{
	PMUREG_INDEX(bbox, 1U);
	return pmureg_wrmsr_safe(WSMEX_BBOX_MATCH_ADDRESS(bbox), r.raw);
}
#endif
#else
wsmex_bbox_match_t wsmex_bbox_match_read(unsigned int bbox) PMUREG_NO_MSR;
void wsmex_bbox_match_write(unsigned int bbox, wsmex_bbox_match_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int wsmex_bbox_match_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int bbox, wsmex_bbox_match_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(bbox, 1U);
	at.space = PMUREG_MSR;
	at.address = WSMEX_BBOX_MATCH_ADDRESS(bbox);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int wsmex_bbox_match_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int bbox, wsmex_bbox_match_t r)
{
	PMUREG_INDEX(bbox, 1U);
	at.space = PMUREG_MSR;
	at.address = WSMEX_BBOX_MATCH_ADDRESS(bbox);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- MSR_B<bbox>_PMON_MASK: Which of their bits are compared. ----
 * Source: K NHMEX_B0_MSR_MASK
 */

#define WSMEX_BBOX_MASK_ADDRESS(bbox) (0xe46U + 8U * (bbox)) /* bbox: 0 to 1 */
#define WSMEX_BBOX_MASK_RESET         0x0000000000000000ULL
#define WSMEX_BBOX_MASK_VALUE_SHIFT   0
#define WSMEX_BBOX_MASK_VALUE_WIDTH   64
#define WSMEX_BBOX_MASK_VALUE_MASK    0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} wsmex_bbox_mask_t;

typedef struct {
	uint64_t VALUE; /* 63:0  RW The value. */
} wsmex_bbox_mask_fields_t;

static inline __attribute__((always_inline)) wsmex_bbox_mask_t wsmex_bbox_mask_pack(wsmex_bbox_mask_fields_t f)
{
	wsmex_bbox_mask_t r;

	r.raw = 0
		| f.VALUE;
	return r;
}

static inline wsmex_bbox_mask_fields_t wsmex_bbox_mask_unpack(wsmex_bbox_mask_t r)
{
	wsmex_bbox_mask_fields_t f;

	f.VALUE = r.raw;
	return f;
}

static inline uint64_t wsmex_bbox_mask_get(wsmex_bbox_mask_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline wsmex_bbox_mask_t wsmex_bbox_mask_with(wsmex_bbox_mask_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define wsmex_bbox_mask_get_VALUE(r)         wsmex_bbox_mask_get(r, 0xffffffffffffffffULL, 0)
#define wsmex_bbox_mask_with_VALUE(r, value) PMUREG_WITH(wsmex_bbox_mask_with, r, 0xffffffffffffffffULL, 0, value)

#ifdef PMUREG_HAS_MSR
static inline wsmex_bbox_mask_t wsmex_bbox_mask_read(unsigned int bbox)
{
	wsmex_bbox_mask_t r;

	PMUREG_INDEX(bbox, 1U);
	r.raw = pmureg_rdmsr(WSMEX_BBOX_MASK_ADDRESS(bbox));
	return r;
}

static inline void wsmex_bbox_mask_write(unsigned int bbox, wsmex_bbox_mask_t r)
{
	PMUREG_INDEX(bbox, 1U);
	pmureg_wrmsr(WSMEX_BBOX_MASK_ADDRESS(bbox), r.raw);
}

#ifdef PMUREG_LINUX
static inline int wsmex_bbox_mask_read_safe(unsigned int bbox, wsmex_bbox_mask_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(bbox, 1U);
	error = pmureg_rdmsr_safe(WSMEX_BBOX_MASK_ADDRESS(bbox), &value);
	r->raw = value;
	return error;
}

static inline int wsmex_bbox_mask_write_safe(unsigned int bbox, wsmex_bbox_mask_t r)
{
	PMUREG_INDEX(bbox, 1U);
	return pmureg_wrmsr_safe(WSMEX_BBOX_MASK_ADDRESS(bbox), r.raw);
}
#endif
#else
wsmex_bbox_mask_t wsmex_bbox_mask_read(unsigned int bbox) PMUREG_NO_MSR;
void wsmex_bbox_mask_write(unsigned int bbox, wsmex_bbox_mask_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int wsmex_bbox_mask_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int bbox, wsmex_bbox_mask_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(bbox, 1U);
	at.space = PMUREG_MSR;
	at.address = WSMEX_BBOX_MASK_ADDRESS(bbox);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int wsmex_bbox_mask_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int bbox, wsmex_bbox_mask_t r)
{
	PMUREG_INDEX(bbox, 1U);
	at.space = PMUREG_MSR;
	at.address = WSMEX_BBOX_MASK_ADDRESS(bbox);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
