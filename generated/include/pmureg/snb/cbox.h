/*
 * Intel Core of the second to fifth generation (Sandy Bridge to Broadwell): C-Box, a slice of the last-level cache
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
 * Made by pmureg from regdefs/intel/snb.yaml. Edit that, not this.
 */
#ifndef PMUREG_SNB_CBOX_H
#define PMUREG_SNB_CBOX_H

#include <pmureg/access.h>

/* ---- MSR_UNC_CBO_<box>_PERFEVTSEL<n>: Selects and shapes the event of counter <n>. ----
 * Source: SDM; K SNB_UNC_RAW_EVENT_MASK
 */

#define SNB_CBOX_EVTSEL_ADDRESS(box, n) (0x700U + 0x10U * (box) + (n)) /* box: 0 to 3, n: 0 to 1 */
#define SNB_CBOX_EVTSEL_COUNT           2
#define SNB_CBOX_EVTSEL_RESET           0x0000000000000000ULL
#define SNB_CBOX_EVTSEL_CMASK_SHIFT     24
#define SNB_CBOX_EVTSEL_CMASK_WIDTH     5
#define SNB_CBOX_EVTSEL_CMASK_MASK      0x000000001f000000ULL
#define SNB_CBOX_EVTSEL_INV_SHIFT       23
#define SNB_CBOX_EVTSEL_INV_WIDTH       1
#define SNB_CBOX_EVTSEL_INV_MASK        0x0000000000800000ULL
#define SNB_CBOX_EVTSEL_EN_SHIFT        22
#define SNB_CBOX_EVTSEL_EN_WIDTH        1
#define SNB_CBOX_EVTSEL_EN_MASK         0x0000000000400000ULL
#define SNB_CBOX_EVTSEL_OVF_EN_SHIFT    20
#define SNB_CBOX_EVTSEL_OVF_EN_WIDTH    1
#define SNB_CBOX_EVTSEL_OVF_EN_MASK     0x0000000000100000ULL
#define SNB_CBOX_EVTSEL_E_SHIFT         18
#define SNB_CBOX_EVTSEL_E_WIDTH         1
#define SNB_CBOX_EVTSEL_E_MASK          0x0000000000040000ULL
#define SNB_CBOX_EVTSEL_UMASK_SHIFT     8
#define SNB_CBOX_EVTSEL_UMASK_WIDTH     8
#define SNB_CBOX_EVTSEL_UMASK_MASK      0x000000000000ff00ULL
#define SNB_CBOX_EVTSEL_EVENT_SHIFT     0
#define SNB_CBOX_EVTSEL_EVENT_WIDTH     8
#define SNB_CBOX_EVTSEL_EVENT_MASK      0x00000000000000ffULL

typedef struct {
	uint64_t raw;
} snb_cbox_evtsel_t;

typedef struct {
	uint64_t CMASK;  /* 28:24 RW 0 adds the event's value each cycle; else adds 1 in cycles when the value is at least this. */
	uint64_t INV;    /* 23    RW 1 turns the compare into less than CMASK. */
	uint64_t EN;     /* 22    RW 1 lets this counter count. */
	uint64_t OVF_EN; /* 20    RW 1 reports an overflow. */
	uint64_t E;      /* 18    RW 1 counts how often the condition becomes true instead of cycles. */
	uint64_t UMASK;  /* 15:8  RW Sub-events. */
	uint64_t EVENT;  /* 7:0   RW Event number. */
} snb_cbox_evtsel_fields_t;

static inline __attribute__((always_inline)) snb_cbox_evtsel_t snb_cbox_evtsel_pack(snb_cbox_evtsel_fields_t f)
{
	snb_cbox_evtsel_t r;

	r.raw = 0
		| pmureg_put64(f.CMASK, 0x1fULL, 24)
		| pmureg_put64(f.INV, 0x1ULL, 23)
		| pmureg_put64(f.EN, 0x1ULL, 22)
		| pmureg_put64(f.OVF_EN, 0x1ULL, 20)
		| pmureg_put64(f.E, 0x1ULL, 18)
		| pmureg_put64(f.UMASK, 0xffULL, 8)
		| pmureg_put64(f.EVENT, 0xffULL, 0);
	return r;
}

static inline snb_cbox_evtsel_fields_t snb_cbox_evtsel_unpack(snb_cbox_evtsel_t r)
{
	snb_cbox_evtsel_fields_t f;

	f.CMASK = (r.raw >> 24) & 0x1fULL;
	f.INV = (r.raw >> 23) & 0x1ULL;
	f.EN = (r.raw >> 22) & 0x1ULL;
	f.OVF_EN = (r.raw >> 20) & 0x1ULL;
	f.E = (r.raw >> 18) & 0x1ULL;
	f.UMASK = (r.raw >> 8) & 0xffULL;
	f.EVENT = r.raw & 0xffULL;
	return f;
}

static inline uint64_t snb_cbox_evtsel_get(snb_cbox_evtsel_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline snb_cbox_evtsel_t snb_cbox_evtsel_with(snb_cbox_evtsel_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x000000001fd4ffffULL & ~mask);
	return r;
}

#define snb_cbox_evtsel_get_CMASK(r)          snb_cbox_evtsel_get(r, 0x000000001f000000ULL, 24)
#define snb_cbox_evtsel_get_INV(r)            snb_cbox_evtsel_get(r, 0x0000000000800000ULL, 23)
#define snb_cbox_evtsel_get_EN(r)             snb_cbox_evtsel_get(r, 0x0000000000400000ULL, 22)
#define snb_cbox_evtsel_get_OVF_EN(r)         snb_cbox_evtsel_get(r, 0x0000000000100000ULL, 20)
#define snb_cbox_evtsel_get_E(r)              snb_cbox_evtsel_get(r, 0x0000000000040000ULL, 18)
#define snb_cbox_evtsel_get_UMASK(r)          snb_cbox_evtsel_get(r, 0x000000000000ff00ULL, 8)
#define snb_cbox_evtsel_get_EVENT(r)          snb_cbox_evtsel_get(r, 0x00000000000000ffULL, 0)
#define snb_cbox_evtsel_with_CMASK(r, value)  PMUREG_WITH(snb_cbox_evtsel_with, r, 0x000000001f000000ULL, 24, value)
#define snb_cbox_evtsel_with_INV(r, value)    PMUREG_WITH(snb_cbox_evtsel_with, r, 0x0000000000800000ULL, 23, value)
#define snb_cbox_evtsel_with_EN(r, value)     PMUREG_WITH(snb_cbox_evtsel_with, r, 0x0000000000400000ULL, 22, value)
#define snb_cbox_evtsel_with_OVF_EN(r, value) PMUREG_WITH(snb_cbox_evtsel_with, r, 0x0000000000100000ULL, 20, value)
#define snb_cbox_evtsel_with_E(r, value)      PMUREG_WITH(snb_cbox_evtsel_with, r, 0x0000000000040000ULL, 18, value)
#define snb_cbox_evtsel_with_UMASK(r, value)  PMUREG_WITH(snb_cbox_evtsel_with, r, 0x000000000000ff00ULL, 8, value)
#define snb_cbox_evtsel_with_EVENT(r, value)  PMUREG_WITH(snb_cbox_evtsel_with, r, 0x00000000000000ffULL, 0, value)

static inline int snb_cbox_evtsel_check(snb_cbox_evtsel_t r)
{
	if ((r.raw & 0xffffffffe02b0000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *snb_cbox_evtsel_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffffe02b0000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline snb_cbox_evtsel_t snb_cbox_evtsel_read(unsigned int box, unsigned int n)
{
	snb_cbox_evtsel_t r;

	PMUREG_INDEX(box, 3U);
	PMUREG_INDEX(n, 1U);
	r.raw = pmureg_rdmsr(SNB_CBOX_EVTSEL_ADDRESS(box, n));
	return r;
}

static inline void snb_cbox_evtsel_write(unsigned int box, unsigned int n, snb_cbox_evtsel_t r)
{
	PMUREG_INDEX(box, 3U);
	PMUREG_INDEX(n, 1U);
	pmureg_wrmsr(SNB_CBOX_EVTSEL_ADDRESS(box, n), r.raw);
}

#ifdef PMUREG_LINUX
static inline int snb_cbox_evtsel_read_safe(unsigned int box, unsigned int n, snb_cbox_evtsel_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(box, 3U);
	PMUREG_INDEX(n, 1U);
	error = pmureg_rdmsr_safe(SNB_CBOX_EVTSEL_ADDRESS(box, n), &value);
	r->raw = value;
	return error;
}

static inline int snb_cbox_evtsel_write_safe(unsigned int box, unsigned int n, snb_cbox_evtsel_t r)
{
	PMUREG_INDEX(box, 3U);
	PMUREG_INDEX(n, 1U);
	return pmureg_wrmsr_safe(SNB_CBOX_EVTSEL_ADDRESS(box, n), r.raw);
}
#endif
#else
snb_cbox_evtsel_t snb_cbox_evtsel_read(unsigned int box, unsigned int n) PMUREG_NO_MSR;
void snb_cbox_evtsel_write(unsigned int box, unsigned int n, snb_cbox_evtsel_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int snb_cbox_evtsel_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int box, unsigned int n, snb_cbox_evtsel_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(box, 3U);
	PMUREG_INDEX(n, 1U);
	at.space = PMUREG_MSR;
	at.address = SNB_CBOX_EVTSEL_ADDRESS(box, n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int snb_cbox_evtsel_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int box, unsigned int n, snb_cbox_evtsel_t r)
{
	PMUREG_INDEX(box, 3U);
	PMUREG_INDEX(n, 1U);
	at.space = PMUREG_MSR;
	at.address = SNB_CBOX_EVTSEL_ADDRESS(box, n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- MSR_UNC_CBO_<box>_PERFCTR<n>: Counter <n>. ----
 * Source: SDM; K
 */

#define SNB_CBOX_CTR_ADDRESS(box, n) (0x706U + 0x10U * (box) + (n)) /* box: 0 to 3, n: 0 to 1 */
#define SNB_CBOX_CTR_COUNT           2
#define SNB_CBOX_CTR_RESET           0x0000000000000000ULL
#define SNB_CBOX_CTR_COUNT_SHIFT     0
#define SNB_CBOX_CTR_COUNT_WIDTH     44
#define SNB_CBOX_CTR_COUNT_MASK      0x00000fffffffffffULL

typedef struct {
	uint64_t raw;
} snb_cbox_ctr_t;

typedef struct {
	uint64_t COUNT; /* 43:0  RW-V The count. */
} snb_cbox_ctr_fields_t;

static inline __attribute__((always_inline)) snb_cbox_ctr_t snb_cbox_ctr_pack(snb_cbox_ctr_fields_t f)
{
	snb_cbox_ctr_t r;

	r.raw = 0
		| pmureg_put64(f.COUNT, 0xfffffffffffULL, 0);
	return r;
}

static inline snb_cbox_ctr_fields_t snb_cbox_ctr_unpack(snb_cbox_ctr_t r)
{
	snb_cbox_ctr_fields_t f;

	f.COUNT = r.raw & 0xfffffffffffULL;
	return f;
}

static inline uint64_t snb_cbox_ctr_get(snb_cbox_ctr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline snb_cbox_ctr_t snb_cbox_ctr_with(snb_cbox_ctr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x00000fffffffffffULL & ~mask);
	return r;
}

#define snb_cbox_ctr_get_COUNT(r)         snb_cbox_ctr_get(r, 0x00000fffffffffffULL, 0)
#define snb_cbox_ctr_with_COUNT(r, value) PMUREG_WITH(snb_cbox_ctr_with, r, 0x00000fffffffffffULL, 0, value)

static inline int snb_cbox_ctr_check(snb_cbox_ctr_t r)
{
	if ((r.raw & 0xfffff00000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *snb_cbox_ctr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffff00000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline snb_cbox_ctr_t snb_cbox_ctr_read(unsigned int box, unsigned int n)
{
	snb_cbox_ctr_t r;

	PMUREG_INDEX(box, 3U);
	PMUREG_INDEX(n, 1U);
	r.raw = pmureg_rdmsr(SNB_CBOX_CTR_ADDRESS(box, n));
	return r;
}

static inline void snb_cbox_ctr_write(unsigned int box, unsigned int n, snb_cbox_ctr_t r)
{
	PMUREG_INDEX(box, 3U);
	PMUREG_INDEX(n, 1U);
	pmureg_wrmsr(SNB_CBOX_CTR_ADDRESS(box, n), r.raw);
}

#ifdef PMUREG_LINUX
static inline int snb_cbox_ctr_read_safe(unsigned int box, unsigned int n, snb_cbox_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(box, 3U);
	PMUREG_INDEX(n, 1U);
	error = pmureg_rdmsr_safe(SNB_CBOX_CTR_ADDRESS(box, n), &value);
	r->raw = value;
	return error;
}

static inline int snb_cbox_ctr_write_safe(unsigned int box, unsigned int n, snb_cbox_ctr_t r)
{
	PMUREG_INDEX(box, 3U);
	PMUREG_INDEX(n, 1U);
	return pmureg_wrmsr_safe(SNB_CBOX_CTR_ADDRESS(box, n), r.raw);
}
#endif
#else
snb_cbox_ctr_t snb_cbox_ctr_read(unsigned int box, unsigned int n) PMUREG_NO_MSR;
void snb_cbox_ctr_write(unsigned int box, unsigned int n, snb_cbox_ctr_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int snb_cbox_ctr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int box, unsigned int n, snb_cbox_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(box, 3U);
	PMUREG_INDEX(n, 1U);
	at.space = PMUREG_MSR;
	at.address = SNB_CBOX_CTR_ADDRESS(box, n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int snb_cbox_ctr_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int box, unsigned int n, snb_cbox_ctr_t r)
{
	PMUREG_INDEX(box, 3U);
	PMUREG_INDEX(n, 1U);
	at.space = PMUREG_MSR;
	at.address = SNB_CBOX_CTR_ADDRESS(box, n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
