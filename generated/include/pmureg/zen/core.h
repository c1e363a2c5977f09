/*
 * Counters of AMD's cores, L3 caches, data fabric and memory controllers: Core
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
#ifndef PMUREG_ZEN_CORE_H
#define PMUREG_ZEN_CORE_H

#include <pmureg/access.h>

/* ---- PERF_CTL<n>: Chooses the event of counter <n>. ----
 * Source: PPR; APM2; C MSR_F15H_PERF_CTL
 * Also called: MSRC001_0<2 * n + 0x200:x>
 */

#define ZEN_CORE_CTL_ADDRESS(n)             (0xc0010200U + 2U * (n)) /* n: 0 to 5 */
#define ZEN_CORE_CTL_COUNT                  6
#define ZEN_CORE_CTL_RESET                  0x0000000000000000ULL
#define ZEN_CORE_CTL_HOSTGUESTONLY_SHIFT    40
#define ZEN_CORE_CTL_HOSTGUESTONLY_WIDTH    2
#define ZEN_CORE_CTL_HOSTGUESTONLY_MASK     0x0000030000000000ULL
#define ZEN_CORE_CTL_HOSTGUESTONLY_ALL      0U
#define ZEN_CORE_CTL_HOSTGUESTONLY_GUEST    1U
#define ZEN_CORE_CTL_HOSTGUESTONLY_HOST     2U
#define ZEN_CORE_CTL_HOSTGUESTONLY_BOTH     3U
#define ZEN_CORE_CTL_EVENTSELECT_11_8_SHIFT 32
#define ZEN_CORE_CTL_EVENTSELECT_11_8_WIDTH 4
#define ZEN_CORE_CTL_EVENTSELECT_11_8_MASK  0x0000000f00000000ULL
#define ZEN_CORE_CTL_CNTMASK_SHIFT          24
#define ZEN_CORE_CTL_CNTMASK_WIDTH          8
#define ZEN_CORE_CTL_CNTMASK_MASK           0x00000000ff000000ULL
#define ZEN_CORE_CTL_INV_SHIFT              23
#define ZEN_CORE_CTL_INV_WIDTH              1
#define ZEN_CORE_CTL_INV_MASK               0x0000000000800000ULL
#define ZEN_CORE_CTL_EN_SHIFT               22
#define ZEN_CORE_CTL_EN_WIDTH               1
#define ZEN_CORE_CTL_EN_MASK                0x0000000000400000ULL
#define ZEN_CORE_CTL_INT_SHIFT              20
#define ZEN_CORE_CTL_INT_WIDTH              1
#define ZEN_CORE_CTL_INT_MASK               0x0000000000100000ULL
#define ZEN_CORE_CTL_EDGE_SHIFT             18
#define ZEN_CORE_CTL_EDGE_WIDTH             1
#define ZEN_CORE_CTL_EDGE_MASK              0x0000000000040000ULL
#define ZEN_CORE_CTL_OSUSERMODE_SHIFT       16
#define ZEN_CORE_CTL_OSUSERMODE_WIDTH       2
#define ZEN_CORE_CTL_OSUSERMODE_MASK        0x0000000000030000ULL
#define ZEN_CORE_CTL_OSUSERMODE_NONE        0U
#define ZEN_CORE_CTL_OSUSERMODE_USER        1U
#define ZEN_CORE_CTL_OSUSERMODE_OS          2U
#define ZEN_CORE_CTL_OSUSERMODE_ALL         3U
#define ZEN_CORE_CTL_UNITMASK_SHIFT         8
#define ZEN_CORE_CTL_UNITMASK_WIDTH         8
#define ZEN_CORE_CTL_UNITMASK_MASK          0x000000000000ff00ULL
#define ZEN_CORE_CTL_EVENTSELECT_7_0_SHIFT  0
#define ZEN_CORE_CTL_EVENTSELECT_7_0_WIDTH  8
#define ZEN_CORE_CTL_EVENTSELECT_7_0_MASK   0x00000000000000ffULL

typedef struct {
	uint64_t raw;
} zen_core_ctl_t;

typedef struct {
	uint64_t HostGuestOnly;    /* 41:40 RW Whether events of the host, of guests or of both are counted. */
	uint64_t EventSelect_11_8; /* 35:32 RW Event number, bits 11:8. */
	uint64_t CntMask;          /* 31:24 RW 0 adds the event's value each cycle; else adds 1 in cycles when the value is at least this. */
	uint64_t Inv;              /* 23    RW 1 turns the compare with CntMask round: less than. */
	uint64_t En;               /* 22    RW 1 lets the counter count. */
	uint64_t Int;              /* 20    RW 1 raises an interrupt when the counter overflows. */
	uint64_t Edge;             /* 18    RW 1 counts how often the condition becomes true. */
	uint64_t OsUserMode;       /* 17:16 RW Privilege levels that are counted: user is 1 to 3, os is 0. */
	uint64_t UnitMask;         /* 15:8  RW Sub-events. */
	uint64_t EventSelect_7_0;  /* 7:0   RW Event number, bits 7:0. */
} zen_core_ctl_fields_t;

static inline __attribute__((always_inline)) zen_core_ctl_t zen_core_ctl_pack(zen_core_ctl_fields_t f)
{
	zen_core_ctl_t r;

	r.raw = 0
		| pmureg_put64(f.HostGuestOnly, 0x3ULL, 40)
		| pmureg_put64(f.EventSelect_11_8, 0xfULL, 32)
		| pmureg_put64(f.CntMask, 0xffULL, 24)
		| pmureg_put64(f.Inv, 0x1ULL, 23)
		| pmureg_put64(f.En, 0x1ULL, 22)
		| pmureg_put64(f.Int, 0x1ULL, 20)
		| pmureg_put64(f.Edge, 0x1ULL, 18)
		| pmureg_put64(f.OsUserMode, 0x3ULL, 16)
		| pmureg_put64(f.UnitMask, 0xffULL, 8)
		| pmureg_put64(f.EventSelect_7_0, 0xffULL, 0);
	return r;
}

static inline zen_core_ctl_fields_t zen_core_ctl_unpack(zen_core_ctl_t r)
{
	zen_core_ctl_fields_t f;

	f.HostGuestOnly = (r.raw >> 40) & 0x3ULL;
	f.EventSelect_11_8 = (r.raw >> 32) & 0xfULL;
	f.CntMask = (r.raw >> 24) & 0xffULL;
	f.Inv = (r.raw >> 23) & 0x1ULL;
	f.En = (r.raw >> 22) & 0x1ULL;
	f.Int = (r.raw >> 20) & 0x1ULL;
	f.Edge = (r.raw >> 18) & 0x1ULL;
	f.OsUserMode = (r.raw >> 16) & 0x3ULL;
	f.UnitMask = (r.raw >> 8) & 0xffULL;
	f.EventSelect_7_0 = r.raw & 0xffULL;
	return f;
}

static inline uint64_t zen_core_ctl_get(zen_core_ctl_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline zen_core_ctl_t zen_core_ctl_with(zen_core_ctl_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000030fffd7ffffULL & ~mask);
	return r;
}

#define zen_core_ctl_get_HostGuestOnly(r)            zen_core_ctl_get(r, 0x0000030000000000ULL, 40)
#define zen_core_ctl_get_EventSelect_11_8(r)         zen_core_ctl_get(r, 0x0000000f00000000ULL, 32)
#define zen_core_ctl_get_CntMask(r)                  zen_core_ctl_get(r, 0x00000000ff000000ULL, 24)
#define zen_core_ctl_get_Inv(r)                      zen_core_ctl_get(r, 0x0000000000800000ULL, 23)
#define zen_core_ctl_get_En(r)                       zen_core_ctl_get(r, 0x0000000000400000ULL, 22)
#define zen_core_ctl_get_Int(r)                      zen_core_ctl_get(r, 0x0000000000100000ULL, 20)
#define zen_core_ctl_get_Edge(r)                     zen_core_ctl_get(r, 0x0000000000040000ULL, 18)
#define zen_core_ctl_get_OsUserMode(r)               zen_core_ctl_get(r, 0x0000000000030000ULL, 16)
#define zen_core_ctl_get_UnitMask(r)                 zen_core_ctl_get(r, 0x000000000000ff00ULL, 8)
#define zen_core_ctl_get_EventSelect_7_0(r)          zen_core_ctl_get(r, 0x00000000000000ffULL, 0)
#define zen_core_ctl_with_HostGuestOnly(r, value)    PMUREG_WITH(zen_core_ctl_with, r, 0x0000030000000000ULL, 40, value)
#define zen_core_ctl_with_EventSelect_11_8(r, value) PMUREG_WITH(zen_core_ctl_with, r, 0x0000000f00000000ULL, 32, value)
#define zen_core_ctl_with_CntMask(r, value)          PMUREG_WITH(zen_core_ctl_with, r, 0x00000000ff000000ULL, 24, value)
#define zen_core_ctl_with_Inv(r, value)              PMUREG_WITH(zen_core_ctl_with, r, 0x0000000000800000ULL, 23, value)
#define zen_core_ctl_with_En(r, value)               PMUREG_WITH(zen_core_ctl_with, r, 0x0000000000400000ULL, 22, value)
#define zen_core_ctl_with_Int(r, value)              PMUREG_WITH(zen_core_ctl_with, r, 0x0000000000100000ULL, 20, value)
#define zen_core_ctl_with_Edge(r, value)             PMUREG_WITH(zen_core_ctl_with, r, 0x0000000000040000ULL, 18, value)
#define zen_core_ctl_with_OsUserMode(r, value)       PMUREG_WITH(zen_core_ctl_with, r, 0x0000000000030000ULL, 16, value)
#define zen_core_ctl_with_UnitMask(r, value)         PMUREG_WITH(zen_core_ctl_with, r, 0x000000000000ff00ULL, 8, value)
#define zen_core_ctl_with_EventSelect_7_0(r, value)  PMUREG_WITH(zen_core_ctl_with, r, 0x00000000000000ffULL, 0, value)

static inline int zen_core_ctl_check(zen_core_ctl_t r)
{
	if ((r.raw & 0xfffffcf000280000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *zen_core_ctl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffcf000280000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline zen_core_ctl_t zen_core_ctl_read(unsigned int n)
{
	zen_core_ctl_t r;

	PMUREG_INDEX(n, 5U);
	r.raw = pmureg_rdmsr(ZEN_CORE_CTL_ADDRESS(n));
	return r;
}

static inline void zen_core_ctl_write(unsigned int n, zen_core_ctl_t r)
{
	PMUREG_INDEX(n, 5U);
	pmureg_wrmsr(ZEN_CORE_CTL_ADDRESS(n), r.raw);
}

#ifdef PMUREG_LINUX
static inline int zen_core_ctl_read_safe(unsigned int n, zen_core_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 5U);
	error = pmureg_rdmsr_safe(ZEN_CORE_CTL_ADDRESS(n), &value);
	r->raw = value;
	return error;
}

static inline int zen_core_ctl_write_safe(unsigned int n, zen_core_ctl_t r)
{
	PMUREG_INDEX(n, 5U);
	return pmureg_wrmsr_safe(ZEN_CORE_CTL_ADDRESS(n), r.raw);
}
#endif
#else
zen_core_ctl_t zen_core_ctl_read(unsigned int n) PMUREG_NO_MSR;
void zen_core_ctl_write(unsigned int n, zen_core_ctl_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int zen_core_ctl_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, zen_core_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 5U);
	at.space = PMUREG_MSR;
	at.address = ZEN_CORE_CTL_ADDRESS(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int zen_core_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, zen_core_ctl_t r)
{
	PMUREG_INDEX(n, 5U);
	at.space = PMUREG_MSR;
	at.address = ZEN_CORE_CTL_ADDRESS(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PERF_CTR<n>: Counter <n>. ----
 * Source: PPR; APM2; C MSR_F15H_PERF_CTR
 * Also called: MSRC001_0<2 * n + 0x201:x>
 */

#define ZEN_CORE_CTR_ADDRESS(n) (0xc0010201U + 2U * (n)) /* n: 0 to 5 */
#define ZEN_CORE_CTR_COUNT      6
#define ZEN_CORE_CTR_RESET      0x0000000000000000ULL
#define ZEN_CORE_CTR_CTR_SHIFT  0
#define ZEN_CORE_CTR_CTR_WIDTH  48
#define ZEN_CORE_CTR_CTR_MASK   0x0000ffffffffffffULL

typedef struct {
	uint64_t raw;
} zen_core_ctr_t;

typedef struct {
	uint64_t CTR; /* 47:0  RW-V The count. */
} zen_core_ctr_fields_t;

static inline __attribute__((always_inline)) zen_core_ctr_t zen_core_ctr_pack(zen_core_ctr_fields_t f)
{
	zen_core_ctr_t r;

	r.raw = 0
		| pmureg_put64(f.CTR, 0xffffffffffffULL, 0);
	return r;
}

static inline zen_core_ctr_fields_t zen_core_ctr_unpack(zen_core_ctr_t r)
{
	zen_core_ctr_fields_t f;

	f.CTR = r.raw & 0xffffffffffffULL;
	return f;
}

static inline uint64_t zen_core_ctr_get(zen_core_ctr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline zen_core_ctr_t zen_core_ctr_with(zen_core_ctr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000ffffffffffffULL & ~mask);
	return r;
}

#define zen_core_ctr_get_CTR(r)         zen_core_ctr_get(r, 0x0000ffffffffffffULL, 0)
#define zen_core_ctr_with_CTR(r, value) PMUREG_WITH(zen_core_ctr_with, r, 0x0000ffffffffffffULL, 0, value)

static inline int zen_core_ctr_check(zen_core_ctr_t r)
{
	if ((r.raw & 0xffff000000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *zen_core_ctr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffff000000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline zen_core_ctr_t zen_core_ctr_read(unsigned int n)
{
	zen_core_ctr_t r;

	PMUREG_INDEX(n, 5U);
	r.raw = pmureg_rdmsr(ZEN_CORE_CTR_ADDRESS(n));
	return r;
}

static inline void zen_core_ctr_write(unsigned int n, zen_core_ctr_t r)
{
	PMUREG_INDEX(n, 5U);
	pmureg_wrmsr(ZEN_CORE_CTR_ADDRESS(n), r.raw);
}

#ifdef PMUREG_LINUX
static inline int zen_core_ctr_read_safe(unsigned int n, zen_core_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 5U);
	error = pmureg_rdmsr_safe(ZEN_CORE_CTR_ADDRESS(n), &value);
	r->raw = value;
	return error;
}

static inline int zen_core_ctr_write_safe(unsigned int n, zen_core_ctr_t r)
{
	PMUREG_INDEX(n, 5U);
	return pmureg_wrmsr_safe(ZEN_CORE_CTR_ADDRESS(n), r.raw);
}
#endif
#else
zen_core_ctr_t zen_core_ctr_read(unsigned int n) PMUREG_NO_MSR;
void zen_core_ctr_write(unsigned int n, zen_core_ctr_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int zen_core_ctr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, zen_core_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 5U);
	at.space = PMUREG_MSR;
	at.address = ZEN_CORE_CTR_ADDRESS(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int zen_core_ctr_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, zen_core_ctr_t r)
{
	PMUREG_INDEX(n, 5U);
	at.space = PMUREG_MSR;
	at.address = ZEN_CORE_CTR_ADDRESS(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
