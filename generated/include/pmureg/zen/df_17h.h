/*
 * Counters of AMD's cores, L3 caches, data fabric and memory controllers: Data fabric of a socket
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
 * Made by pmureg from regdefs/amd/zen.yaml. Edit that, not this.
 */
#ifndef PMUREG_ZEN_DF_17H_H
#define PMUREG_ZEN_DF_17H_H

#include <pmureg/access.h>

/* ---- DF_PERF_CTL<n>: Chooses the event of counter <n>. ----
 * Source: PPR; K MSR_F15H_NB_PERF_CTL
 * Also called: MSRC001_0<2 * n + 0x240:x>
 */

#define ZEN_DF_17H_CTL_ADDRESS(n)           (0xc0010240U + 2U * (n)) /* n: 0 to 3 */
#define ZEN_DF_17H_CTL_COUNT                4
#define ZEN_DF_17H_CTL_RESET                0x0000000000000000ULL
#define ZEN_DF_17H_CTL_EVENTSEL_13_12_SHIFT 59
#define ZEN_DF_17H_CTL_EVENTSEL_13_12_WIDTH 2
#define ZEN_DF_17H_CTL_EVENTSEL_13_12_MASK  0x1800000000000000ULL
#define ZEN_DF_17H_CTL_EVENTSEL_11_8_SHIFT  32
#define ZEN_DF_17H_CTL_EVENTSEL_11_8_WIDTH  4
#define ZEN_DF_17H_CTL_EVENTSEL_11_8_MASK   0x0000000f00000000ULL
#define ZEN_DF_17H_CTL_EN_SHIFT             22
#define ZEN_DF_17H_CTL_EN_WIDTH             1
#define ZEN_DF_17H_CTL_EN_MASK              0x0000000000400000ULL
#define ZEN_DF_17H_CTL_UNITMASK_SHIFT       8
#define ZEN_DF_17H_CTL_UNITMASK_WIDTH       8
#define ZEN_DF_17H_CTL_UNITMASK_MASK        0x000000000000ff00ULL
#define ZEN_DF_17H_CTL_EVENTSEL_7_0_SHIFT   0
#define ZEN_DF_17H_CTL_EVENTSEL_7_0_WIDTH   8
#define ZEN_DF_17H_CTL_EVENTSEL_7_0_MASK    0x00000000000000ffULL

typedef struct {
	uint64_t raw;
} zen_df_17h_ctl_t;

typedef struct {
	uint64_t EventSel_13_12; /* 60:59 RW Event number, bits 13:12. */
	uint64_t EventSel_11_8;  /* 35:32 RW Event number, bits 11:8. */
	uint64_t En;             /* 22    RW 1 lets the counter count. */
	uint64_t UnitMask;       /* 15:8  RW Sub-events. */
	uint64_t EventSel_7_0;   /* 7:0   RW Event number, bits 7:0. */
} zen_df_17h_ctl_fields_t;

static inline __attribute__((always_inline)) zen_df_17h_ctl_t zen_df_17h_ctl_pack(zen_df_17h_ctl_fields_t f)
{
	zen_df_17h_ctl_t r;

	r.raw = 0
		| pmureg_put64(f.EventSel_13_12, 0x3ULL, 59)
		| pmureg_put64(f.EventSel_11_8, 0xfULL, 32)
		| pmureg_put64(f.En, 0x1ULL, 22)
		| pmureg_put64(f.UnitMask, 0xffULL, 8)
		| pmureg_put64(f.EventSel_7_0, 0xffULL, 0);
	return r;
}

static inline zen_df_17h_ctl_fields_t zen_df_17h_ctl_unpack(zen_df_17h_ctl_t r)
{
	zen_df_17h_ctl_fields_t f;

	f.EventSel_13_12 = (r.raw >> 59) & 0x3ULL;
	f.EventSel_11_8 = (r.raw >> 32) & 0xfULL;
	f.En = (r.raw >> 22) & 0x1ULL;
	f.UnitMask = (r.raw >> 8) & 0xffULL;
	f.EventSel_7_0 = r.raw & 0xffULL;
	return f;
}

static inline uint64_t zen_df_17h_ctl_get(zen_df_17h_ctl_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline zen_df_17h_ctl_t zen_df_17h_ctl_with(zen_df_17h_ctl_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x1800000f0040ffffULL & ~mask);
	return r;
}

#define zen_df_17h_ctl_get_EventSel_13_12(r)         zen_df_17h_ctl_get(r, 0x1800000000000000ULL, 59)
#define zen_df_17h_ctl_get_EventSel_11_8(r)          zen_df_17h_ctl_get(r, 0x0000000f00000000ULL, 32)
#define zen_df_17h_ctl_get_En(r)                     zen_df_17h_ctl_get(r, 0x0000000000400000ULL, 22)
#define zen_df_17h_ctl_get_UnitMask(r)               zen_df_17h_ctl_get(r, 0x000000000000ff00ULL, 8)
#define zen_df_17h_ctl_get_EventSel_7_0(r)           zen_df_17h_ctl_get(r, 0x00000000000000ffULL, 0)
#define zen_df_17h_ctl_with_EventSel_13_12(r, value) PMUREG_WITH(zen_df_17h_ctl_with, r, 0x1800000000000000ULL, 59, value)
#define zen_df_17h_ctl_with_EventSel_11_8(r, value)  PMUREG_WITH(zen_df_17h_ctl_with, r, 0x0000000f00000000ULL, 32, value)
#define zen_df_17h_ctl_with_En(r, value)             PMUREG_WITH(zen_df_17h_ctl_with, r, 0x0000000000400000ULL, 22, value)
#define zen_df_17h_ctl_with_UnitMask(r, value)       PMUREG_WITH(zen_df_17h_ctl_with, r, 0x000000000000ff00ULL, 8, value)
#define zen_df_17h_ctl_with_EventSel_7_0(r, value)   PMUREG_WITH(zen_df_17h_ctl_with, r, 0x00000000000000ffULL, 0, value)

static inline int zen_df_17h_ctl_check(zen_df_17h_ctl_t r)
{
	if ((r.raw & 0xe7fffff0ffbf0000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *zen_df_17h_ctl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xe7fffff0ffbf0000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline zen_df_17h_ctl_t zen_df_17h_ctl_read(unsigned int n)
{
	zen_df_17h_ctl_t r;

	PMUREG_INDEX(n, 3U);
	r.raw = pmureg_rdmsr(ZEN_DF_17H_CTL_ADDRESS(n));
	return r;
}

static inline void zen_df_17h_ctl_write(unsigned int n, zen_df_17h_ctl_t r)
{
	PMUREG_INDEX(n, 3U);
	pmureg_wrmsr(ZEN_DF_17H_CTL_ADDRESS(n), r.raw);
}

#ifdef PMUREG_LINUX
static inline int zen_df_17h_ctl_read_safe(unsigned int n, zen_df_17h_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 3U);
	error = pmureg_rdmsr_safe(ZEN_DF_17H_CTL_ADDRESS(n), &value);
	r->raw = value;
	return error;
}

static inline int zen_df_17h_ctl_write_safe(unsigned int n, zen_df_17h_ctl_t r)
{
	PMUREG_INDEX(n, 3U);
	return pmureg_wrmsr_safe(ZEN_DF_17H_CTL_ADDRESS(n), r.raw);
}
#endif
#else
zen_df_17h_ctl_t zen_df_17h_ctl_read(unsigned int n) PMUREG_NO_MSR;
void zen_df_17h_ctl_write(unsigned int n, zen_df_17h_ctl_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int zen_df_17h_ctl_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, zen_df_17h_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MSR;
	at.address = ZEN_DF_17H_CTL_ADDRESS(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int zen_df_17h_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, zen_df_17h_ctl_t r)
{
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MSR;
	at.address = ZEN_DF_17H_CTL_ADDRESS(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- DF_PERF_CTR<n>: Counter <n>. ----
 * Source: PPR; K
 * Also called: MSRC001_0<2 * n + 0x241:x>
 */

#define ZEN_DF_17H_CTR_ADDRESS(n) (0xc0010241U + 2U * (n)) /* n: 0 to 3 */
#define ZEN_DF_17H_CTR_COUNT      4
#define ZEN_DF_17H_CTR_RESET      0x0000000000000000ULL
#define ZEN_DF_17H_CTR_CTR_SHIFT  0
#define ZEN_DF_17H_CTR_CTR_WIDTH  48
#define ZEN_DF_17H_CTR_CTR_MASK   0x0000ffffffffffffULL

typedef struct {
	uint64_t raw;
} zen_df_17h_ctr_t;

typedef struct {
	uint64_t CTR; /* 47:0  RW-V The count. */
} zen_df_17h_ctr_fields_t;

static inline __attribute__((always_inline)) zen_df_17h_ctr_t zen_df_17h_ctr_pack(zen_df_17h_ctr_fields_t f)
{
	zen_df_17h_ctr_t r;

	r.raw = 0
		| pmureg_put64(f.CTR, 0xffffffffffffULL, 0);
	return r;
}

static inline zen_df_17h_ctr_fields_t zen_df_17h_ctr_unpack(zen_df_17h_ctr_t r)
{
	zen_df_17h_ctr_fields_t f;

	f.CTR = r.raw & 0xffffffffffffULL;
	return f;
}

static inline uint64_t zen_df_17h_ctr_get(zen_df_17h_ctr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline zen_df_17h_ctr_t zen_df_17h_ctr_with(zen_df_17h_ctr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000ffffffffffffULL & ~mask);
	return r;
}

#define zen_df_17h_ctr_get_CTR(r)         zen_df_17h_ctr_get(r, 0x0000ffffffffffffULL, 0)
#define zen_df_17h_ctr_with_CTR(r, value) PMUREG_WITH(zen_df_17h_ctr_with, r, 0x0000ffffffffffffULL, 0, value)

static inline int zen_df_17h_ctr_check(zen_df_17h_ctr_t r)
{
	if ((r.raw & 0xffff000000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *zen_df_17h_ctr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffff000000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline zen_df_17h_ctr_t zen_df_17h_ctr_read(unsigned int n)
{
	zen_df_17h_ctr_t r;

	PMUREG_INDEX(n, 3U);
	r.raw = pmureg_rdmsr(ZEN_DF_17H_CTR_ADDRESS(n));
	return r;
}

static inline void zen_df_17h_ctr_write(unsigned int n, zen_df_17h_ctr_t r)
{
	PMUREG_INDEX(n, 3U);
	pmureg_wrmsr(ZEN_DF_17H_CTR_ADDRESS(n), r.raw);
}

#ifdef PMUREG_LINUX
static inline int zen_df_17h_ctr_read_safe(unsigned int n, zen_df_17h_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 3U);
	error = pmureg_rdmsr_safe(ZEN_DF_17H_CTR_ADDRESS(n), &value);
	r->raw = value;
	return error;
}

static inline int zen_df_17h_ctr_write_safe(unsigned int n, zen_df_17h_ctr_t r)
{
	PMUREG_INDEX(n, 3U);
	return pmureg_wrmsr_safe(ZEN_DF_17H_CTR_ADDRESS(n), r.raw);
}
#endif
#else
zen_df_17h_ctr_t zen_df_17h_ctr_read(unsigned int n) PMUREG_NO_MSR;
void zen_df_17h_ctr_write(unsigned int n, zen_df_17h_ctr_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int zen_df_17h_ctr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, zen_df_17h_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MSR;
	at.address = ZEN_DF_17H_CTR_ADDRESS(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int zen_df_17h_ctr_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, zen_df_17h_ctr_t r)
{
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MSR;
	at.address = ZEN_DF_17H_CTR_ADDRESS(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
