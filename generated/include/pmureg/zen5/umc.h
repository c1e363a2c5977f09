/*
 * AMD Zen 5 (family 1Ah, EPYC 9005 and Ryzen 9000) core and uncore counters: Unified memory controller
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
 * Made by pmureg from regdefs/amd/zen5.yaml. Edit that, not this.
 */
#ifndef PMUREG_ZEN5_UMC_H
#define PMUREG_ZEN5_UMC_H

#include <pmureg/access.h>

/* ---- UMC_PERF_CTL<n>: Chooses the event of counter <n>. ----
 * Source: PPR; K MSR_F19H_UMC_PERF_CTL
 * On a machine: at 0xc0010800 + (2 * (counters / popcount(active))) * umc + 2 * n. The address below has the facts of the simulated device.
 */

#define ZEN5_UMC_CTL_ADDRESS(umc, n)   (0xc0010800U + 8U * (umc) + 2U * (n)) /* umc: 0 to 11, n: 0 to 3 */
#define ZEN5_UMC_CTL_COUNT             4
#define ZEN5_UMC_CTL_RESET             0x0000000000000000ULL
#define ZEN5_UMC_CTL_EN_SHIFT          31
#define ZEN5_UMC_CTL_EN_WIDTH          1
#define ZEN5_UMC_CTL_EN_MASK           0x0000000080000000ULL
#define ZEN5_UMC_CTL_RDWRMASK_SHIFT    8
#define ZEN5_UMC_CTL_RDWRMASK_WIDTH    2
#define ZEN5_UMC_CTL_RDWRMASK_MASK     0x0000000000000300ULL
#define ZEN5_UMC_CTL_RDWRMASK_ALL      0U
#define ZEN5_UMC_CTL_RDWRMASK_READS    1U
#define ZEN5_UMC_CTL_RDWRMASK_WRITES   2U
#define ZEN5_UMC_CTL_RDWRMASK_BOTH     3U
#define ZEN5_UMC_CTL_EVENTSELECT_SHIFT 0
#define ZEN5_UMC_CTL_EVENTSELECT_WIDTH 8
#define ZEN5_UMC_CTL_EVENTSELECT_MASK  0x00000000000000ffULL

typedef struct {
	uint64_t raw;
} zen5_umc_ctl_t;

typedef struct {
	uint64_t En;          /* 31    RW 1 lets the counter count. */
	uint64_t RdWrMask;    /* 9:8   RW Commands that are counted. */
	uint64_t EventSelect; /* 7:0   RW Event number. */
} zen5_umc_ctl_fields_t;

static inline __attribute__((always_inline)) zen5_umc_ctl_t zen5_umc_ctl_pack(zen5_umc_ctl_fields_t f)
{
	zen5_umc_ctl_t r;

	r.raw = 0
		| pmureg_put64(f.En, 0x1ULL, 31)
		| pmureg_put64(f.RdWrMask, 0x3ULL, 8)
		| pmureg_put64(f.EventSelect, 0xffULL, 0);
	return r;
}

static inline zen5_umc_ctl_fields_t zen5_umc_ctl_unpack(zen5_umc_ctl_t r)
{
	zen5_umc_ctl_fields_t f;

	f.En = (r.raw >> 31) & 0x1ULL;
	f.RdWrMask = (r.raw >> 8) & 0x3ULL;
	f.EventSelect = r.raw & 0xffULL;
	return f;
}

static inline uint64_t zen5_umc_ctl_get(zen5_umc_ctl_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline zen5_umc_ctl_t zen5_umc_ctl_with(zen5_umc_ctl_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x00000000800003ffULL & ~mask);
	return r;
}

#define zen5_umc_ctl_get_En(r)                  zen5_umc_ctl_get(r, 0x0000000080000000ULL, 31)
#define zen5_umc_ctl_get_RdWrMask(r)            zen5_umc_ctl_get(r, 0x0000000000000300ULL, 8)
#define zen5_umc_ctl_get_EventSelect(r)         zen5_umc_ctl_get(r, 0x00000000000000ffULL, 0)
#define zen5_umc_ctl_with_En(r, value)          PMUREG_WITH(zen5_umc_ctl_with, r, 0x0000000080000000ULL, 31, value)
#define zen5_umc_ctl_with_RdWrMask(r, value)    PMUREG_WITH(zen5_umc_ctl_with, r, 0x0000000000000300ULL, 8, value)
#define zen5_umc_ctl_with_EventSelect(r, value) PMUREG_WITH(zen5_umc_ctl_with, r, 0x00000000000000ffULL, 0, value)

static inline int zen5_umc_ctl_check(zen5_umc_ctl_t r)
{
	if ((r.raw & 0xffffffff7ffffc00ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *zen5_umc_ctl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffff7ffffc00 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline zen5_umc_ctl_t zen5_umc_ctl_read(unsigned int umc, unsigned int n)
{
	zen5_umc_ctl_t r;

	PMUREG_INDEX(umc, 11U);
	PMUREG_INDEX(n, 3U);
	r.raw = pmureg_rdmsr(ZEN5_UMC_CTL_ADDRESS(umc, n));
	return r;
}

static inline void zen5_umc_ctl_write(unsigned int umc, unsigned int n, zen5_umc_ctl_t r)
{
	PMUREG_INDEX(umc, 11U);
	PMUREG_INDEX(n, 3U);
	pmureg_wrmsr(ZEN5_UMC_CTL_ADDRESS(umc, n), r.raw);
}

#ifdef PMUREG_LINUX
static inline int zen5_umc_ctl_read_safe(unsigned int umc, unsigned int n, zen5_umc_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(umc, 11U);
	PMUREG_INDEX(n, 3U);
	error = pmureg_rdmsr_safe(ZEN5_UMC_CTL_ADDRESS(umc, n), &value);
	r->raw = value;
	return error;
}

static inline int zen5_umc_ctl_write_safe(unsigned int umc, unsigned int n, zen5_umc_ctl_t r)
{
	PMUREG_INDEX(umc, 11U);
	PMUREG_INDEX(n, 3U);
	return pmureg_wrmsr_safe(ZEN5_UMC_CTL_ADDRESS(umc, n), r.raw);
}
#endif
#else
zen5_umc_ctl_t zen5_umc_ctl_read(unsigned int umc, unsigned int n) PMUREG_NO_MSR;
void zen5_umc_ctl_write(unsigned int umc, unsigned int n, zen5_umc_ctl_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int zen5_umc_ctl_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int umc, unsigned int n, zen5_umc_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(umc, 11U);
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MSR;
	at.address = ZEN5_UMC_CTL_ADDRESS(umc, n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int zen5_umc_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int umc, unsigned int n, zen5_umc_ctl_t r)
{
	PMUREG_INDEX(umc, 11U);
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MSR;
	at.address = ZEN5_UMC_CTL_ADDRESS(umc, n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- UMC_PERF_CTR<n>: Counter <n>. ----
 * Source: PPR; K
 * On a machine: at 0xc0010801 + (2 * (counters / popcount(active))) * umc + 2 * n. The address below has the facts of the simulated device.
 */

#define ZEN5_UMC_CTR_ADDRESS(umc, n) (0xc0010801U + 8U * (umc) + 2U * (n)) /* umc: 0 to 11, n: 0 to 3 */
#define ZEN5_UMC_CTR_COUNT           4
#define ZEN5_UMC_CTR_RESET           0x0000000000000000ULL
#define ZEN5_UMC_CTR_OVERFLOW_SHIFT  48
#define ZEN5_UMC_CTR_OVERFLOW_WIDTH  1
#define ZEN5_UMC_CTR_OVERFLOW_MASK   0x0001000000000000ULL
#define ZEN5_UMC_CTR_CTR_SHIFT       0
#define ZEN5_UMC_CTR_CTR_WIDTH       48
#define ZEN5_UMC_CTR_CTR_MASK        0x0000ffffffffffffULL

typedef struct {
	uint64_t raw;
} zen5_umc_ctr_t;

typedef struct {
	uint64_t Overflow; /* 48    RW-V The counter went beyond its 48 bits, and stands still. */
	uint64_t CTR;      /* 47:0  RW-V The count. */
} zen5_umc_ctr_fields_t;

static inline __attribute__((always_inline)) zen5_umc_ctr_t zen5_umc_ctr_pack(zen5_umc_ctr_fields_t f)
{
	zen5_umc_ctr_t r;

	r.raw = 0
		| pmureg_put64(f.Overflow, 0x1ULL, 48)
		| pmureg_put64(f.CTR, 0xffffffffffffULL, 0);
	return r;
}

static inline zen5_umc_ctr_fields_t zen5_umc_ctr_unpack(zen5_umc_ctr_t r)
{
	zen5_umc_ctr_fields_t f;

	f.Overflow = (r.raw >> 48) & 0x1ULL;
	f.CTR = r.raw & 0xffffffffffffULL;
	return f;
}

static inline uint64_t zen5_umc_ctr_get(zen5_umc_ctr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline zen5_umc_ctr_t zen5_umc_ctr_with(zen5_umc_ctr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0001ffffffffffffULL & ~mask);
	return r;
}

#define zen5_umc_ctr_get_Overflow(r)         zen5_umc_ctr_get(r, 0x0001000000000000ULL, 48)
#define zen5_umc_ctr_get_CTR(r)              zen5_umc_ctr_get(r, 0x0000ffffffffffffULL, 0)
#define zen5_umc_ctr_with_Overflow(r, value) PMUREG_WITH(zen5_umc_ctr_with, r, 0x0001000000000000ULL, 48, value)
#define zen5_umc_ctr_with_CTR(r, value)      PMUREG_WITH(zen5_umc_ctr_with, r, 0x0000ffffffffffffULL, 0, value)

static inline int zen5_umc_ctr_check(zen5_umc_ctr_t r)
{
	if ((r.raw & 0xfffe000000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *zen5_umc_ctr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffe000000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline zen5_umc_ctr_t zen5_umc_ctr_read(unsigned int umc, unsigned int n)
{
	zen5_umc_ctr_t r;

	PMUREG_INDEX(umc, 11U);
	PMUREG_INDEX(n, 3U);
	r.raw = pmureg_rdmsr(ZEN5_UMC_CTR_ADDRESS(umc, n));
	return r;
}

static inline void zen5_umc_ctr_write(unsigned int umc, unsigned int n, zen5_umc_ctr_t r)
{
	PMUREG_INDEX(umc, 11U);
	PMUREG_INDEX(n, 3U);
	pmureg_wrmsr(ZEN5_UMC_CTR_ADDRESS(umc, n), r.raw);
}

#ifdef PMUREG_LINUX
static inline int zen5_umc_ctr_read_safe(unsigned int umc, unsigned int n, zen5_umc_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(umc, 11U);
	PMUREG_INDEX(n, 3U);
	error = pmureg_rdmsr_safe(ZEN5_UMC_CTR_ADDRESS(umc, n), &value);
	r->raw = value;
	return error;
}

static inline int zen5_umc_ctr_write_safe(unsigned int umc, unsigned int n, zen5_umc_ctr_t r)
{
	PMUREG_INDEX(umc, 11U);
	PMUREG_INDEX(n, 3U);
	return pmureg_wrmsr_safe(ZEN5_UMC_CTR_ADDRESS(umc, n), r.raw);
}
#endif
#else
zen5_umc_ctr_t zen5_umc_ctr_read(unsigned int umc, unsigned int n) PMUREG_NO_MSR;
void zen5_umc_ctr_write(unsigned int umc, unsigned int n, zen5_umc_ctr_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int zen5_umc_ctr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int umc, unsigned int n, zen5_umc_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(umc, 11U);
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MSR;
	at.address = ZEN5_UMC_CTR_ADDRESS(umc, n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int zen5_umc_ctr_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int umc, unsigned int n, zen5_umc_ctr_t r)
{
	PMUREG_INDEX(umc, 11U);
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MSR;
	at.address = ZEN5_UMC_CTR_ADDRESS(umc, n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
