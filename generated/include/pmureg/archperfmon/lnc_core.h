/*
 * Architectural performance monitoring of Intel's cores, version 3 and later: Core PMU of the P-cores
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
 * Made by pmureg from regdefs/intel/archperfmon.yaml. Edit that, not this.
 */
#ifndef PMUREG_ARCHPERFMON_LNC_CORE_H
#define PMUREG_ARCHPERFMON_LNC_CORE_H

#include <pmureg/access.h>

/* ---- IA32_PMC_GP<n>_CFG_A: Selects and shapes the event of counter <n>. ----
 * Source: KC MSR_IA32_PMC_V6_GP0_CFG_A
 * Also called: IA32_PERFEVTSEL<n>
 */

#define ARCHPERFMON_LNC_CORE_PERFEVTSEL_ADDRESS(n)    (0x1901U + 4U * (n)) /* n: 0 to 9 */
#define ARCHPERFMON_LNC_CORE_PERFEVTSEL_COUNT         10
#define ARCHPERFMON_LNC_CORE_PERFEVTSEL_RESET         0x0000000000000000ULL
#define ARCHPERFMON_LNC_CORE_PERFEVTSEL_UMASK2_SHIFT  40
#define ARCHPERFMON_LNC_CORE_PERFEVTSEL_UMASK2_WIDTH  8
#define ARCHPERFMON_LNC_CORE_PERFEVTSEL_UMASK2_MASK   0x0000ff0000000000ULL
#define ARCHPERFMON_LNC_CORE_PERFEVTSEL_EQ_SHIFT      36
#define ARCHPERFMON_LNC_CORE_PERFEVTSEL_EQ_WIDTH      1
#define ARCHPERFMON_LNC_CORE_PERFEVTSEL_EQ_MASK       0x0000001000000000ULL
#define ARCHPERFMON_LNC_CORE_PERFEVTSEL_BR_CNTR_SHIFT 35
#define ARCHPERFMON_LNC_CORE_PERFEVTSEL_BR_CNTR_WIDTH 1
#define ARCHPERFMON_LNC_CORE_PERFEVTSEL_BR_CNTR_MASK  0x0000000800000000ULL
#define ARCHPERFMON_LNC_CORE_PERFEVTSEL_CMASK_SHIFT   24
#define ARCHPERFMON_LNC_CORE_PERFEVTSEL_CMASK_WIDTH   8
#define ARCHPERFMON_LNC_CORE_PERFEVTSEL_CMASK_MASK    0x00000000ff000000ULL
#define ARCHPERFMON_LNC_CORE_PERFEVTSEL_INV_SHIFT     23
#define ARCHPERFMON_LNC_CORE_PERFEVTSEL_INV_WIDTH     1
#define ARCHPERFMON_LNC_CORE_PERFEVTSEL_INV_MASK      0x0000000000800000ULL
#define ARCHPERFMON_LNC_CORE_PERFEVTSEL_EN_SHIFT      22
#define ARCHPERFMON_LNC_CORE_PERFEVTSEL_EN_WIDTH      1
#define ARCHPERFMON_LNC_CORE_PERFEVTSEL_EN_MASK       0x0000000000400000ULL
#define ARCHPERFMON_LNC_CORE_PERFEVTSEL_INT_SHIFT     20
#define ARCHPERFMON_LNC_CORE_PERFEVTSEL_INT_WIDTH     1
#define ARCHPERFMON_LNC_CORE_PERFEVTSEL_INT_MASK      0x0000000000100000ULL
#define ARCHPERFMON_LNC_CORE_PERFEVTSEL_PC_SHIFT      19
#define ARCHPERFMON_LNC_CORE_PERFEVTSEL_PC_WIDTH      1
#define ARCHPERFMON_LNC_CORE_PERFEVTSEL_PC_MASK       0x0000000000080000ULL
#define ARCHPERFMON_LNC_CORE_PERFEVTSEL_E_SHIFT       18
#define ARCHPERFMON_LNC_CORE_PERFEVTSEL_E_WIDTH       1
#define ARCHPERFMON_LNC_CORE_PERFEVTSEL_E_MASK        0x0000000000040000ULL
#define ARCHPERFMON_LNC_CORE_PERFEVTSEL_OS_SHIFT      17
#define ARCHPERFMON_LNC_CORE_PERFEVTSEL_OS_WIDTH      1
#define ARCHPERFMON_LNC_CORE_PERFEVTSEL_OS_MASK       0x0000000000020000ULL
#define ARCHPERFMON_LNC_CORE_PERFEVTSEL_USR_SHIFT     16
#define ARCHPERFMON_LNC_CORE_PERFEVTSEL_USR_WIDTH     1
#define ARCHPERFMON_LNC_CORE_PERFEVTSEL_USR_MASK      0x0000000000010000ULL
#define ARCHPERFMON_LNC_CORE_PERFEVTSEL_UMASK_SHIFT   8
#define ARCHPERFMON_LNC_CORE_PERFEVTSEL_UMASK_WIDTH   8
#define ARCHPERFMON_LNC_CORE_PERFEVTSEL_UMASK_MASK    0x000000000000ff00ULL
#define ARCHPERFMON_LNC_CORE_PERFEVTSEL_EVENT_SHIFT   0
#define ARCHPERFMON_LNC_CORE_PERFEVTSEL_EVENT_WIDTH   8
#define ARCHPERFMON_LNC_CORE_PERFEVTSEL_EVENT_MASK    0x00000000000000ffULL

typedef struct {
	uint64_t raw;
} archperfmon_lnc_core_perfevtsel_t;

typedef struct {
	uint64_t UMASK2;  /* 47:40 RW More sub-events. */
	uint64_t EQ;      /* 36    RW 1 compares with CMASK for equality. */
	uint64_t BR_CNTR; /* 35    RW 1 logs the counter in branch records. */
	uint64_t CMASK;   /* 31:24 RW 0 adds the event's value each cycle; else adds 1 in cycles when the value is at least this. */
	uint64_t INV;     /* 23    RW 1 turns the compare into less than CMASK. */
	uint64_t EN;      /* 22    RW 1 lets this counter count. */
	uint64_t INT;     /* 20    RW 1 raises an interrupt on overflow. */
	uint64_t PC;      /* 19    RW Pin control. */
	uint64_t E;       /* 18    RW 1 counts how often the condition becomes true instead of cycles. */
	uint64_t OS;      /* 17    RW 1 counts at privilege level 0. */
	uint64_t USR;     /* 16    RW 1 counts at privilege levels 1, 2 and 3. */
	uint64_t UMASK;   /* 15:8  RW Sub-events. */
	uint64_t EVENT;   /* 7:0   RW Event number. */
} archperfmon_lnc_core_perfevtsel_fields_t;

static inline __attribute__((always_inline)) archperfmon_lnc_core_perfevtsel_t archperfmon_lnc_core_perfevtsel_pack(archperfmon_lnc_core_perfevtsel_fields_t f)
{
	archperfmon_lnc_core_perfevtsel_t r;

	r.raw = 0
		| pmureg_put64(f.UMASK2, 0xffULL, 40)
		| pmureg_put64(f.EQ, 0x1ULL, 36)
		| pmureg_put64(f.BR_CNTR, 0x1ULL, 35)
		| pmureg_put64(f.CMASK, 0xffULL, 24)
		| pmureg_put64(f.INV, 0x1ULL, 23)
		| pmureg_put64(f.EN, 0x1ULL, 22)
		| pmureg_put64(f.INT, 0x1ULL, 20)
		| pmureg_put64(f.PC, 0x1ULL, 19)
		| pmureg_put64(f.E, 0x1ULL, 18)
		| pmureg_put64(f.OS, 0x1ULL, 17)
		| pmureg_put64(f.USR, 0x1ULL, 16)
		| pmureg_put64(f.UMASK, 0xffULL, 8)
		| pmureg_put64(f.EVENT, 0xffULL, 0);
	return r;
}

static inline archperfmon_lnc_core_perfevtsel_fields_t archperfmon_lnc_core_perfevtsel_unpack(archperfmon_lnc_core_perfevtsel_t r)
{
	archperfmon_lnc_core_perfevtsel_fields_t f;

	f.UMASK2 = (r.raw >> 40) & 0xffULL;
	f.EQ = (r.raw >> 36) & 0x1ULL;
	f.BR_CNTR = (r.raw >> 35) & 0x1ULL;
	f.CMASK = (r.raw >> 24) & 0xffULL;
	f.INV = (r.raw >> 23) & 0x1ULL;
	f.EN = (r.raw >> 22) & 0x1ULL;
	f.INT = (r.raw >> 20) & 0x1ULL;
	f.PC = (r.raw >> 19) & 0x1ULL;
	f.E = (r.raw >> 18) & 0x1ULL;
	f.OS = (r.raw >> 17) & 0x1ULL;
	f.USR = (r.raw >> 16) & 0x1ULL;
	f.UMASK = (r.raw >> 8) & 0xffULL;
	f.EVENT = r.raw & 0xffULL;
	return f;
}

static inline uint64_t archperfmon_lnc_core_perfevtsel_get(archperfmon_lnc_core_perfevtsel_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline archperfmon_lnc_core_perfevtsel_t archperfmon_lnc_core_perfevtsel_with(archperfmon_lnc_core_perfevtsel_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000ff18ffdfffffULL & ~mask);
	return r;
}

#define archperfmon_lnc_core_perfevtsel_get_UMASK2(r)          archperfmon_lnc_core_perfevtsel_get(r, 0x0000ff0000000000ULL, 40)
#define archperfmon_lnc_core_perfevtsel_get_EQ(r)              archperfmon_lnc_core_perfevtsel_get(r, 0x0000001000000000ULL, 36)
#define archperfmon_lnc_core_perfevtsel_get_BR_CNTR(r)         archperfmon_lnc_core_perfevtsel_get(r, 0x0000000800000000ULL, 35)
#define archperfmon_lnc_core_perfevtsel_get_CMASK(r)           archperfmon_lnc_core_perfevtsel_get(r, 0x00000000ff000000ULL, 24)
#define archperfmon_lnc_core_perfevtsel_get_INV(r)             archperfmon_lnc_core_perfevtsel_get(r, 0x0000000000800000ULL, 23)
#define archperfmon_lnc_core_perfevtsel_get_EN(r)              archperfmon_lnc_core_perfevtsel_get(r, 0x0000000000400000ULL, 22)
#define archperfmon_lnc_core_perfevtsel_get_INT(r)             archperfmon_lnc_core_perfevtsel_get(r, 0x0000000000100000ULL, 20)
#define archperfmon_lnc_core_perfevtsel_get_PC(r)              archperfmon_lnc_core_perfevtsel_get(r, 0x0000000000080000ULL, 19)
#define archperfmon_lnc_core_perfevtsel_get_E(r)               archperfmon_lnc_core_perfevtsel_get(r, 0x0000000000040000ULL, 18)
#define archperfmon_lnc_core_perfevtsel_get_OS(r)              archperfmon_lnc_core_perfevtsel_get(r, 0x0000000000020000ULL, 17)
#define archperfmon_lnc_core_perfevtsel_get_USR(r)             archperfmon_lnc_core_perfevtsel_get(r, 0x0000000000010000ULL, 16)
#define archperfmon_lnc_core_perfevtsel_get_UMASK(r)           archperfmon_lnc_core_perfevtsel_get(r, 0x000000000000ff00ULL, 8)
#define archperfmon_lnc_core_perfevtsel_get_EVENT(r)           archperfmon_lnc_core_perfevtsel_get(r, 0x00000000000000ffULL, 0)
#define archperfmon_lnc_core_perfevtsel_with_UMASK2(r, value)  PMUREG_WITH(archperfmon_lnc_core_perfevtsel_with, r, 0x0000ff0000000000ULL, 40, value)
#define archperfmon_lnc_core_perfevtsel_with_EQ(r, value)      PMUREG_WITH(archperfmon_lnc_core_perfevtsel_with, r, 0x0000001000000000ULL, 36, value)
#define archperfmon_lnc_core_perfevtsel_with_BR_CNTR(r, value) PMUREG_WITH(archperfmon_lnc_core_perfevtsel_with, r, 0x0000000800000000ULL, 35, value)
#define archperfmon_lnc_core_perfevtsel_with_CMASK(r, value)   PMUREG_WITH(archperfmon_lnc_core_perfevtsel_with, r, 0x00000000ff000000ULL, 24, value)
#define archperfmon_lnc_core_perfevtsel_with_INV(r, value)     PMUREG_WITH(archperfmon_lnc_core_perfevtsel_with, r, 0x0000000000800000ULL, 23, value)
#define archperfmon_lnc_core_perfevtsel_with_EN(r, value)      PMUREG_WITH(archperfmon_lnc_core_perfevtsel_with, r, 0x0000000000400000ULL, 22, value)
#define archperfmon_lnc_core_perfevtsel_with_INT(r, value)     PMUREG_WITH(archperfmon_lnc_core_perfevtsel_with, r, 0x0000000000100000ULL, 20, value)
#define archperfmon_lnc_core_perfevtsel_with_PC(r, value)      PMUREG_WITH(archperfmon_lnc_core_perfevtsel_with, r, 0x0000000000080000ULL, 19, value)
#define archperfmon_lnc_core_perfevtsel_with_E(r, value)       PMUREG_WITH(archperfmon_lnc_core_perfevtsel_with, r, 0x0000000000040000ULL, 18, value)
#define archperfmon_lnc_core_perfevtsel_with_OS(r, value)      PMUREG_WITH(archperfmon_lnc_core_perfevtsel_with, r, 0x0000000000020000ULL, 17, value)
#define archperfmon_lnc_core_perfevtsel_with_USR(r, value)     PMUREG_WITH(archperfmon_lnc_core_perfevtsel_with, r, 0x0000000000010000ULL, 16, value)
#define archperfmon_lnc_core_perfevtsel_with_UMASK(r, value)   PMUREG_WITH(archperfmon_lnc_core_perfevtsel_with, r, 0x000000000000ff00ULL, 8, value)
#define archperfmon_lnc_core_perfevtsel_with_EVENT(r, value)   PMUREG_WITH(archperfmon_lnc_core_perfevtsel_with, r, 0x00000000000000ffULL, 0, value)

static inline int archperfmon_lnc_core_perfevtsel_check(archperfmon_lnc_core_perfevtsel_t r)
{
	if ((((r.raw >> 23) & 0x1ULL)) && !(((r.raw >> 24) & 0xffULL) >= 1ULL))
		return 0;
	if ((r.raw & 0xffff00e700200000ULL) != 0x0000000000000000ULL)
		return 1;
	return -1;
}

static inline const char *archperfmon_lnc_core_perfevtsel_rule(int rule)
{
	switch (rule) {
	case 0:
		return "INV turns the compare with CMASK round, so CMASK must be at least 1.";
	case 1:
		return "the reserved bits 0xffff00e700200000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline archperfmon_lnc_core_perfevtsel_t archperfmon_lnc_core_perfevtsel_read(unsigned int n)
{
	archperfmon_lnc_core_perfevtsel_t r;

	PMUREG_INDEX(n, 9U);
	r.raw = pmureg_rdmsr(ARCHPERFMON_LNC_CORE_PERFEVTSEL_ADDRESS(n));
	return r;
}

static inline void archperfmon_lnc_core_perfevtsel_write(unsigned int n, archperfmon_lnc_core_perfevtsel_t r)
{
	PMUREG_INDEX(n, 9U);
	pmureg_wrmsr(ARCHPERFMON_LNC_CORE_PERFEVTSEL_ADDRESS(n), r.raw);
}

#ifdef PMUREG_LINUX
static inline int archperfmon_lnc_core_perfevtsel_read_safe(unsigned int n, archperfmon_lnc_core_perfevtsel_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 9U);
	error = pmureg_rdmsr_safe(ARCHPERFMON_LNC_CORE_PERFEVTSEL_ADDRESS(n), &value);
	r->raw = value;
	return error;
}

static inline int archperfmon_lnc_core_perfevtsel_write_safe(unsigned int n, archperfmon_lnc_core_perfevtsel_t r)
{
	PMUREG_INDEX(n, 9U);
	return pmureg_wrmsr_safe(ARCHPERFMON_LNC_CORE_PERFEVTSEL_ADDRESS(n), r.raw);
}
#endif
#else
archperfmon_lnc_core_perfevtsel_t archperfmon_lnc_core_perfevtsel_read(unsigned int n) PMUREG_NO_MSR;
void archperfmon_lnc_core_perfevtsel_write(unsigned int n, archperfmon_lnc_core_perfevtsel_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int archperfmon_lnc_core_perfevtsel_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, archperfmon_lnc_core_perfevtsel_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 9U);
	at.space = PMUREG_MSR;
	at.address = ARCHPERFMON_LNC_CORE_PERFEVTSEL_ADDRESS(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int archperfmon_lnc_core_perfevtsel_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, archperfmon_lnc_core_perfevtsel_t r)
{
	PMUREG_INDEX(n, 9U);
	at.space = PMUREG_MSR;
	at.address = ARCHPERFMON_LNC_CORE_PERFEVTSEL_ADDRESS(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- IA32_PMC_GP<n>_CTR: Counter <n>, all of whose bits can be written. ----
 * Source: KC MSR_IA32_PMC_V6_GP0_CTR
 * Also called: IA32_A_PMC<n>, IA32_PMC<n>
 * Note: Linux calls this an alias of the register of earlier versions.
 */

#define ARCHPERFMON_LNC_CORE_PMC_ADDRESS(n)  (0x1900U + 4U * (n)) /* n: 0 to 9 */
#define ARCHPERFMON_LNC_CORE_PMC_COUNT       10
#define ARCHPERFMON_LNC_CORE_PMC_RESET       0x0000000000000000ULL
#define ARCHPERFMON_LNC_CORE_PMC_COUNT_SHIFT 0
#define ARCHPERFMON_LNC_CORE_PMC_COUNT_WIDTH 48
#define ARCHPERFMON_LNC_CORE_PMC_COUNT_MASK  0x0000ffffffffffffULL

typedef struct {
	uint64_t raw;
} archperfmon_lnc_core_pmc_t;

typedef struct {
	uint64_t COUNT; /* 47:0  RW-V The count. */
} archperfmon_lnc_core_pmc_fields_t;

static inline __attribute__((always_inline)) archperfmon_lnc_core_pmc_t archperfmon_lnc_core_pmc_pack(archperfmon_lnc_core_pmc_fields_t f)
{
	archperfmon_lnc_core_pmc_t r;

	r.raw = 0
		| pmureg_put64(f.COUNT, 0xffffffffffffULL, 0);
	return r;
}

static inline archperfmon_lnc_core_pmc_fields_t archperfmon_lnc_core_pmc_unpack(archperfmon_lnc_core_pmc_t r)
{
	archperfmon_lnc_core_pmc_fields_t f;

	f.COUNT = r.raw & 0xffffffffffffULL;
	return f;
}

static inline uint64_t archperfmon_lnc_core_pmc_get(archperfmon_lnc_core_pmc_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline archperfmon_lnc_core_pmc_t archperfmon_lnc_core_pmc_with(archperfmon_lnc_core_pmc_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000ffffffffffffULL & ~mask);
	return r;
}

#define archperfmon_lnc_core_pmc_get_COUNT(r)         archperfmon_lnc_core_pmc_get(r, 0x0000ffffffffffffULL, 0)
#define archperfmon_lnc_core_pmc_with_COUNT(r, value) PMUREG_WITH(archperfmon_lnc_core_pmc_with, r, 0x0000ffffffffffffULL, 0, value)

static inline int archperfmon_lnc_core_pmc_check(archperfmon_lnc_core_pmc_t r)
{
	if ((r.raw & 0xffff000000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *archperfmon_lnc_core_pmc_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffff000000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline archperfmon_lnc_core_pmc_t archperfmon_lnc_core_pmc_read(unsigned int n)
{
	archperfmon_lnc_core_pmc_t r;

	PMUREG_INDEX(n, 9U);
	r.raw = pmureg_rdmsr(ARCHPERFMON_LNC_CORE_PMC_ADDRESS(n));
	return r;
}

static inline void archperfmon_lnc_core_pmc_write(unsigned int n, archperfmon_lnc_core_pmc_t r)
{
	PMUREG_INDEX(n, 9U);
	pmureg_wrmsr(ARCHPERFMON_LNC_CORE_PMC_ADDRESS(n), r.raw);
}

#ifdef PMUREG_LINUX
static inline int archperfmon_lnc_core_pmc_read_safe(unsigned int n, archperfmon_lnc_core_pmc_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 9U);
	error = pmureg_rdmsr_safe(ARCHPERFMON_LNC_CORE_PMC_ADDRESS(n), &value);
	r->raw = value;
	return error;
}

static inline int archperfmon_lnc_core_pmc_write_safe(unsigned int n, archperfmon_lnc_core_pmc_t r)
{
	PMUREG_INDEX(n, 9U);
	return pmureg_wrmsr_safe(ARCHPERFMON_LNC_CORE_PMC_ADDRESS(n), r.raw);
}
#endif
#else
archperfmon_lnc_core_pmc_t archperfmon_lnc_core_pmc_read(unsigned int n) PMUREG_NO_MSR;
void archperfmon_lnc_core_pmc_write(unsigned int n, archperfmon_lnc_core_pmc_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int archperfmon_lnc_core_pmc_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, archperfmon_lnc_core_pmc_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 9U);
	at.space = PMUREG_MSR;
	at.address = ARCHPERFMON_LNC_CORE_PMC_ADDRESS(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int archperfmon_lnc_core_pmc_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, archperfmon_lnc_core_pmc_t r)
{
	PMUREG_INDEX(n, 9U);
	at.space = PMUREG_MSR;
	at.address = ARCHPERFMON_LNC_CORE_PMC_ADDRESS(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- IA32_PMC_FX<n>_CTR: Fixed counter <n>: 0 instructions, 1 cycles of the core, 2 cycles at a fixed rate, 3 slots. ----
 * Source: KC MSR_IA32_PMC_V6_FX0_CTR
 * Also called: IA32_FIXED_CTR<n>
 */

#define ARCHPERFMON_LNC_CORE_FIXED_CTR_ADDRESS(n)  (0x1980U + 4U * (n)) /* n: 0 to 3 */
#define ARCHPERFMON_LNC_CORE_FIXED_CTR_COUNT       4
#define ARCHPERFMON_LNC_CORE_FIXED_CTR_RESET       0x0000000000000000ULL
#define ARCHPERFMON_LNC_CORE_FIXED_CTR_COUNT_SHIFT 0
#define ARCHPERFMON_LNC_CORE_FIXED_CTR_COUNT_WIDTH 48
#define ARCHPERFMON_LNC_CORE_FIXED_CTR_COUNT_MASK  0x0000ffffffffffffULL

typedef struct {
	uint64_t raw;
} archperfmon_lnc_core_fixed_ctr_t;

typedef struct {
	uint64_t COUNT; /* 47:0  RW-V The count. */
} archperfmon_lnc_core_fixed_ctr_fields_t;

static inline __attribute__((always_inline)) archperfmon_lnc_core_fixed_ctr_t archperfmon_lnc_core_fixed_ctr_pack(archperfmon_lnc_core_fixed_ctr_fields_t f)
{
	archperfmon_lnc_core_fixed_ctr_t r;

	r.raw = 0
		| pmureg_put64(f.COUNT, 0xffffffffffffULL, 0);
	return r;
}

static inline archperfmon_lnc_core_fixed_ctr_fields_t archperfmon_lnc_core_fixed_ctr_unpack(archperfmon_lnc_core_fixed_ctr_t r)
{
	archperfmon_lnc_core_fixed_ctr_fields_t f;

	f.COUNT = r.raw & 0xffffffffffffULL;
	return f;
}

static inline uint64_t archperfmon_lnc_core_fixed_ctr_get(archperfmon_lnc_core_fixed_ctr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline archperfmon_lnc_core_fixed_ctr_t archperfmon_lnc_core_fixed_ctr_with(archperfmon_lnc_core_fixed_ctr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000ffffffffffffULL & ~mask);
	return r;
}

#define archperfmon_lnc_core_fixed_ctr_get_COUNT(r)         archperfmon_lnc_core_fixed_ctr_get(r, 0x0000ffffffffffffULL, 0)
#define archperfmon_lnc_core_fixed_ctr_with_COUNT(r, value) PMUREG_WITH(archperfmon_lnc_core_fixed_ctr_with, r, 0x0000ffffffffffffULL, 0, value)

static inline int archperfmon_lnc_core_fixed_ctr_check(archperfmon_lnc_core_fixed_ctr_t r)
{
	if ((r.raw & 0xffff000000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *archperfmon_lnc_core_fixed_ctr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffff000000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline archperfmon_lnc_core_fixed_ctr_t archperfmon_lnc_core_fixed_ctr_read(unsigned int n)
{
	archperfmon_lnc_core_fixed_ctr_t r;

	PMUREG_INDEX(n, 3U);
	r.raw = pmureg_rdmsr(ARCHPERFMON_LNC_CORE_FIXED_CTR_ADDRESS(n));
	return r;
}

static inline void archperfmon_lnc_core_fixed_ctr_write(unsigned int n, archperfmon_lnc_core_fixed_ctr_t r)
{
	PMUREG_INDEX(n, 3U);
	pmureg_wrmsr(ARCHPERFMON_LNC_CORE_FIXED_CTR_ADDRESS(n), r.raw);
}

#ifdef PMUREG_LINUX
static inline int archperfmon_lnc_core_fixed_ctr_read_safe(unsigned int n, archperfmon_lnc_core_fixed_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 3U);
	error = pmureg_rdmsr_safe(ARCHPERFMON_LNC_CORE_FIXED_CTR_ADDRESS(n), &value);
	r->raw = value;
	return error;
}

static inline int archperfmon_lnc_core_fixed_ctr_write_safe(unsigned int n, archperfmon_lnc_core_fixed_ctr_t r)
{
	PMUREG_INDEX(n, 3U);
	return pmureg_wrmsr_safe(ARCHPERFMON_LNC_CORE_FIXED_CTR_ADDRESS(n), r.raw);
}
#endif
#else
archperfmon_lnc_core_fixed_ctr_t archperfmon_lnc_core_fixed_ctr_read(unsigned int n) PMUREG_NO_MSR;
void archperfmon_lnc_core_fixed_ctr_write(unsigned int n, archperfmon_lnc_core_fixed_ctr_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int archperfmon_lnc_core_fixed_ctr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, archperfmon_lnc_core_fixed_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MSR;
	at.address = ARCHPERFMON_LNC_CORE_FIXED_CTR_ADDRESS(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int archperfmon_lnc_core_fixed_ctr_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, archperfmon_lnc_core_fixed_ctr_t r)
{
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MSR;
	at.address = ARCHPERFMON_LNC_CORE_FIXED_CTR_ADDRESS(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- IA32_FIXED_CTR_CTRL: Controls of the fixed counters. ----
 * Source: SDM 20.2.2
 */

#define ARCHPERFMON_LNC_CORE_FIXED_CTR_CTRL_ADDRESS    0x38dU
#define ARCHPERFMON_LNC_CORE_FIXED_CTR_CTRL_RESET      0x0000000000000000ULL
#define ARCHPERFMON_LNC_CORE_FIXED_CTR_CTRL_CTRL_SHIFT 0
#define ARCHPERFMON_LNC_CORE_FIXED_CTR_CTRL_CTRL_WIDTH 16
#define ARCHPERFMON_LNC_CORE_FIXED_CTR_CTRL_CTRL_MASK  0x000000000000ffffULL
#define ARCHPERFMON_LNC_CORE_FIXED_CTR_CTRL_CTRL_COUNT 4

typedef struct {
	uint64_t raw;
} archperfmon_lnc_core_fixed_ctr_ctrl_t;

typedef struct {
	uint64_t CTRL; /* 15:0  RW Of fixed counter <n>: bit 0 counts at privilege level 0, bit 1 at 1 to 3, bit 3 raises an interrupt on overflow. */
} archperfmon_lnc_core_fixed_ctr_ctrl_fields_t;

static inline __attribute__((always_inline)) archperfmon_lnc_core_fixed_ctr_ctrl_t archperfmon_lnc_core_fixed_ctr_ctrl_pack(archperfmon_lnc_core_fixed_ctr_ctrl_fields_t f)
{
	archperfmon_lnc_core_fixed_ctr_ctrl_t r;

	r.raw = 0
		| pmureg_put64(f.CTRL, 0xffffULL, 0);
	return r;
}

static inline archperfmon_lnc_core_fixed_ctr_ctrl_fields_t archperfmon_lnc_core_fixed_ctr_ctrl_unpack(archperfmon_lnc_core_fixed_ctr_ctrl_t r)
{
	archperfmon_lnc_core_fixed_ctr_ctrl_fields_t f;

	f.CTRL = r.raw & 0xffffULL;
	return f;
}

static inline archperfmon_lnc_core_fixed_ctr_ctrl_t archperfmon_lnc_core_fixed_ctr_ctrl_with(archperfmon_lnc_core_fixed_ctr_ctrl_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x000000000000ffffULL & ~mask);
	return r;
}

#define archperfmon_lnc_core_fixed_ctr_ctrl_with_CTRL(r, value) PMUREG_WITH(archperfmon_lnc_core_fixed_ctr_ctrl_with, r, 0x000000000000ffffULL, 0, value)

/* Element n of CTRL, 0 to 3. Another index gives 0; debug builds assert. */
static inline uint64_t archperfmon_lnc_core_fixed_ctr_ctrl_get_CTRL(archperfmon_lnc_core_fixed_ctr_ctrl_t r, unsigned int n)
{
	PMUREG_INDEX(n, 3U);
	return n < 4U ? (r.raw >> (4U * n)) & 0xfULL : 0;
}

static inline int archperfmon_lnc_core_fixed_ctr_ctrl_check(archperfmon_lnc_core_fixed_ctr_ctrl_t r)
{
	if ((r.raw & 0xffffffffffff0000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *archperfmon_lnc_core_fixed_ctr_ctrl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffffffff0000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline archperfmon_lnc_core_fixed_ctr_ctrl_t archperfmon_lnc_core_fixed_ctr_ctrl_read(void)
{
	archperfmon_lnc_core_fixed_ctr_ctrl_t r;

	r.raw = pmureg_rdmsr(ARCHPERFMON_LNC_CORE_FIXED_CTR_CTRL_ADDRESS);
	return r;
}

static inline void archperfmon_lnc_core_fixed_ctr_ctrl_write(archperfmon_lnc_core_fixed_ctr_ctrl_t r)
{
	pmureg_wrmsr(ARCHPERFMON_LNC_CORE_FIXED_CTR_CTRL_ADDRESS, r.raw);
}

#ifdef PMUREG_LINUX
static inline int archperfmon_lnc_core_fixed_ctr_ctrl_read_safe(archperfmon_lnc_core_fixed_ctr_ctrl_t *r)
{
	uint64_t value = 0;
	int error;

	error = pmureg_rdmsr_safe(ARCHPERFMON_LNC_CORE_FIXED_CTR_CTRL_ADDRESS, &value);
	r->raw = value;
	return error;
}

static inline int archperfmon_lnc_core_fixed_ctr_ctrl_write_safe(archperfmon_lnc_core_fixed_ctr_ctrl_t r)
{
	return pmureg_wrmsr_safe(ARCHPERFMON_LNC_CORE_FIXED_CTR_CTRL_ADDRESS, r.raw);
}
#endif
#else
archperfmon_lnc_core_fixed_ctr_ctrl_t archperfmon_lnc_core_fixed_ctr_ctrl_read(void) PMUREG_NO_MSR;
void archperfmon_lnc_core_fixed_ctr_ctrl_write(archperfmon_lnc_core_fixed_ctr_ctrl_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int archperfmon_lnc_core_fixed_ctr_ctrl_io_read(struct pmureg_io *io, struct pmureg_place at, archperfmon_lnc_core_fixed_ctr_ctrl_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MSR;
	at.address = ARCHPERFMON_LNC_CORE_FIXED_CTR_CTRL_ADDRESS;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int archperfmon_lnc_core_fixed_ctr_ctrl_io_write(struct pmureg_io *io, struct pmureg_place at, archperfmon_lnc_core_fixed_ctr_ctrl_t r)
{
	at.space = PMUREG_MSR;
	at.address = ARCHPERFMON_LNC_CORE_FIXED_CTR_CTRL_ADDRESS;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- IA32_PERF_GLOBAL_STATUS: Which counters overflowed, and what froze them. ----
 * Source: SDM 20.2.4.1
 */

#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_ADDRESS                0x38eU
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_RESET                  0x0000000000000000ULL
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_CONDCHGD_SHIFT         63
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_CONDCHGD_WIDTH         1
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_CONDCHGD_MASK          0x8000000000000000ULL
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_OVFDSBUFFER_SHIFT      62
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_OVFDSBUFFER_WIDTH      1
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_OVFDSBUFFER_MASK       0x4000000000000000ULL
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_OVF_UNCORE_SHIFT       61
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_OVF_UNCORE_WIDTH       1
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_OVF_UNCORE_MASK        0x2000000000000000ULL
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_ASCI_SHIFT             60
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_ASCI_WIDTH             1
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_ASCI_MASK              0x1000000000000000ULL
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_CTR_FRZ_SHIFT          59
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_CTR_FRZ_WIDTH          1
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_CTR_FRZ_MASK           0x0800000000000000ULL
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_LBR_FRZ_SHIFT          58
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_LBR_FRZ_WIDTH          1
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_LBR_FRZ_MASK           0x0400000000000000ULL
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_TRACE_TOPA_PMI_SHIFT   55
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_TRACE_TOPA_PMI_WIDTH   1
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_TRACE_TOPA_PMI_MASK    0x0080000000000000ULL
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_OVF_PERF_METRICS_SHIFT 48
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_OVF_PERF_METRICS_WIDTH 1
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_OVF_PERF_METRICS_MASK  0x0001000000000000ULL
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_OVF_FIXED_CTR_SHIFT    32
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_OVF_FIXED_CTR_WIDTH    4
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_OVF_FIXED_CTR_MASK     0x0000000f00000000ULL
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_OVF_FIXED_CTR_COUNT    4
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_OVF_PMC_SHIFT          0
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_OVF_PMC_WIDTH          10
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_OVF_PMC_MASK           0x00000000000003ffULL
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_OVF_PMC_COUNT          10

typedef struct {
	uint64_t raw;
} archperfmon_lnc_core_perf_global_status_t;

typedef struct {
	uint64_t CondChgd;         /* 63    RO-V The state of a counter changed. */
	uint64_t OvfDSBuffer;      /* 62    RO-V The buffer of precise events is nearly full. */
	uint64_t Ovf_Uncore;       /* 61    RO-V An uncore counter overflowed. */
	uint64_t ASCI;             /* 60    RO-V Counts of a secure enclave are in it. */
	uint64_t CTR_Frz;          /* 59    RO-V Counters are frozen by an interrupt. */
	uint64_t LBR_Frz;          /* 58    RO-V Records of branches are frozen by an interrupt. */
	uint64_t Trace_ToPA_PMI;   /* 55    RO-V A region of trace is full. */
	uint64_t OVF_PERF_METRICS; /* 48    RO-V PERF_METRICS overflowed. */
	uint64_t OVF_FIXED_CTR;    /* 35:32 RO-V Fixed counter <n> overflowed. */
	uint64_t OVF_PMC;          /* 9:0   RO-V Counter <n> overflowed. */
} archperfmon_lnc_core_perf_global_status_fields_t;

static inline __attribute__((always_inline)) archperfmon_lnc_core_perf_global_status_t archperfmon_lnc_core_perf_global_status_pack(archperfmon_lnc_core_perf_global_status_fields_t f)
{
	archperfmon_lnc_core_perf_global_status_t r;

	r.raw = 0
		| pmureg_put64(f.CondChgd, 0x1ULL, 63)
		| pmureg_put64(f.OvfDSBuffer, 0x1ULL, 62)
		| pmureg_put64(f.Ovf_Uncore, 0x1ULL, 61)
		| pmureg_put64(f.ASCI, 0x1ULL, 60)
		| pmureg_put64(f.CTR_Frz, 0x1ULL, 59)
		| pmureg_put64(f.LBR_Frz, 0x1ULL, 58)
		| pmureg_put64(f.Trace_ToPA_PMI, 0x1ULL, 55)
		| pmureg_put64(f.OVF_PERF_METRICS, 0x1ULL, 48)
		| pmureg_put64(f.OVF_FIXED_CTR, 0xfULL, 32)
		| pmureg_put64(f.OVF_PMC, 0x3ffULL, 0);
	return r;
}

static inline archperfmon_lnc_core_perf_global_status_fields_t archperfmon_lnc_core_perf_global_status_unpack(archperfmon_lnc_core_perf_global_status_t r)
{
	archperfmon_lnc_core_perf_global_status_fields_t f;

	f.CondChgd = r.raw >> 63;
	f.OvfDSBuffer = (r.raw >> 62) & 0x1ULL;
	f.Ovf_Uncore = (r.raw >> 61) & 0x1ULL;
	f.ASCI = (r.raw >> 60) & 0x1ULL;
	f.CTR_Frz = (r.raw >> 59) & 0x1ULL;
	f.LBR_Frz = (r.raw >> 58) & 0x1ULL;
	f.Trace_ToPA_PMI = (r.raw >> 55) & 0x1ULL;
	f.OVF_PERF_METRICS = (r.raw >> 48) & 0x1ULL;
	f.OVF_FIXED_CTR = (r.raw >> 32) & 0xfULL;
	f.OVF_PMC = r.raw & 0x3ffULL;
	return f;
}

static inline uint64_t archperfmon_lnc_core_perf_global_status_get(archperfmon_lnc_core_perf_global_status_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define archperfmon_lnc_core_perf_global_status_get_CondChgd(r)         archperfmon_lnc_core_perf_global_status_get(r, 0x8000000000000000ULL, 63)
#define archperfmon_lnc_core_perf_global_status_get_OvfDSBuffer(r)      archperfmon_lnc_core_perf_global_status_get(r, 0x4000000000000000ULL, 62)
#define archperfmon_lnc_core_perf_global_status_get_Ovf_Uncore(r)       archperfmon_lnc_core_perf_global_status_get(r, 0x2000000000000000ULL, 61)
#define archperfmon_lnc_core_perf_global_status_get_ASCI(r)             archperfmon_lnc_core_perf_global_status_get(r, 0x1000000000000000ULL, 60)
#define archperfmon_lnc_core_perf_global_status_get_CTR_Frz(r)          archperfmon_lnc_core_perf_global_status_get(r, 0x0800000000000000ULL, 59)
#define archperfmon_lnc_core_perf_global_status_get_LBR_Frz(r)          archperfmon_lnc_core_perf_global_status_get(r, 0x0400000000000000ULL, 58)
#define archperfmon_lnc_core_perf_global_status_get_Trace_ToPA_PMI(r)   archperfmon_lnc_core_perf_global_status_get(r, 0x0080000000000000ULL, 55)
#define archperfmon_lnc_core_perf_global_status_get_OVF_PERF_METRICS(r) archperfmon_lnc_core_perf_global_status_get(r, 0x0001000000000000ULL, 48)

/* Element n of OVF_FIXED_CTR, 0 to 3. Another index gives 0; debug builds assert. */
static inline uint64_t archperfmon_lnc_core_perf_global_status_get_OVF_FIXED_CTR(archperfmon_lnc_core_perf_global_status_t r, unsigned int n)
{
	PMUREG_INDEX(n, 3U);
	return n < 4U ? (r.raw >> (32U + n)) & 0x1ULL : 0;
}

/* Element n of OVF_PMC, 0 to 9. Another index gives 0; debug builds assert. */
static inline uint64_t archperfmon_lnc_core_perf_global_status_get_OVF_PMC(archperfmon_lnc_core_perf_global_status_t r, unsigned int n)
{
	PMUREG_INDEX(n, 9U);
	return n < 10U ? (r.raw >> n) & 0x1ULL : 0;
}

static inline int archperfmon_lnc_core_perf_global_status_check(archperfmon_lnc_core_perf_global_status_t r)
{
	if ((r.raw & 0x037efff0fffffc00ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *archperfmon_lnc_core_perf_global_status_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0x37efff0fffffc00 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline archperfmon_lnc_core_perf_global_status_t archperfmon_lnc_core_perf_global_status_read(void)
{
	archperfmon_lnc_core_perf_global_status_t r;

	r.raw = pmureg_rdmsr(ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_ADDRESS);
	return r;
}

#ifdef PMUREG_LINUX
static inline int archperfmon_lnc_core_perf_global_status_read_safe(archperfmon_lnc_core_perf_global_status_t *r)
{
	uint64_t value = 0;
	int error;

	error = pmureg_rdmsr_safe(ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_ADDRESS, &value);
	r->raw = value;
	return error;
}
#endif
#else
archperfmon_lnc_core_perf_global_status_t archperfmon_lnc_core_perf_global_status_read(void) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int archperfmon_lnc_core_perf_global_status_io_read(struct pmureg_io *io, struct pmureg_place at, archperfmon_lnc_core_perf_global_status_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MSR;
	at.address = ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_ADDRESS;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- IA32_PERF_GLOBAL_CTRL: Lets counters count. ----
 * Source: SDM 20.2.2
 */

#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_CTRL_ADDRESS               0x38fU
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_CTRL_RESET                 0x0000000000000000ULL
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_CTRL_EN_PERF_METRICS_SHIFT 48
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_CTRL_EN_PERF_METRICS_WIDTH 1
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_CTRL_EN_PERF_METRICS_MASK  0x0001000000000000ULL
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_CTRL_EN_FIXED_CTR_SHIFT    32
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_CTRL_EN_FIXED_CTR_WIDTH    4
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_CTRL_EN_FIXED_CTR_MASK     0x0000000f00000000ULL
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_CTRL_EN_FIXED_CTR_COUNT    4
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_CTRL_EN_PMC_SHIFT          0
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_CTRL_EN_PMC_WIDTH          10
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_CTRL_EN_PMC_MASK           0x00000000000003ffULL
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_CTRL_EN_PMC_COUNT          10

typedef struct {
	uint64_t raw;
} archperfmon_lnc_core_perf_global_ctrl_t;

typedef struct {
	uint64_t EN_PERF_METRICS; /* 48    RW   1 lets PERF_METRICS count. */
	uint64_t EN_FIXED_CTR;    /* 35:32 RW-V 1 lets fixed counter <n> count. */
	uint64_t EN_PMC;          /* 9:0   RW-V 1 lets counter <n> count. */
} archperfmon_lnc_core_perf_global_ctrl_fields_t;

static inline __attribute__((always_inline)) archperfmon_lnc_core_perf_global_ctrl_t archperfmon_lnc_core_perf_global_ctrl_pack(archperfmon_lnc_core_perf_global_ctrl_fields_t f)
{
	archperfmon_lnc_core_perf_global_ctrl_t r;

	r.raw = 0
		| pmureg_put64(f.EN_PERF_METRICS, 0x1ULL, 48)
		| pmureg_put64(f.EN_FIXED_CTR, 0xfULL, 32)
		| pmureg_put64(f.EN_PMC, 0x3ffULL, 0);
	return r;
}

static inline archperfmon_lnc_core_perf_global_ctrl_fields_t archperfmon_lnc_core_perf_global_ctrl_unpack(archperfmon_lnc_core_perf_global_ctrl_t r)
{
	archperfmon_lnc_core_perf_global_ctrl_fields_t f;

	f.EN_PERF_METRICS = (r.raw >> 48) & 0x1ULL;
	f.EN_FIXED_CTR = (r.raw >> 32) & 0xfULL;
	f.EN_PMC = r.raw & 0x3ffULL;
	return f;
}

static inline uint64_t archperfmon_lnc_core_perf_global_ctrl_get(archperfmon_lnc_core_perf_global_ctrl_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline archperfmon_lnc_core_perf_global_ctrl_t archperfmon_lnc_core_perf_global_ctrl_with(archperfmon_lnc_core_perf_global_ctrl_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0001000f000003ffULL & ~mask);
	return r;
}

#define archperfmon_lnc_core_perf_global_ctrl_get_EN_PERF_METRICS(r)         archperfmon_lnc_core_perf_global_ctrl_get(r, 0x0001000000000000ULL, 48)
#define archperfmon_lnc_core_perf_global_ctrl_with_EN_PERF_METRICS(r, value) PMUREG_WITH(archperfmon_lnc_core_perf_global_ctrl_with, r, 0x0001000000000000ULL, 48, value)
#define archperfmon_lnc_core_perf_global_ctrl_with_EN_FIXED_CTR(r, value)    PMUREG_WITH(archperfmon_lnc_core_perf_global_ctrl_with, r, 0x0000000f00000000ULL, 32, value)
#define archperfmon_lnc_core_perf_global_ctrl_with_EN_PMC(r, value)          PMUREG_WITH(archperfmon_lnc_core_perf_global_ctrl_with, r, 0x00000000000003ffULL, 0, value)

/* Element n of EN_FIXED_CTR, 0 to 3. Another index gives 0; debug builds assert. */
static inline uint64_t archperfmon_lnc_core_perf_global_ctrl_get_EN_FIXED_CTR(archperfmon_lnc_core_perf_global_ctrl_t r, unsigned int n)
{
	PMUREG_INDEX(n, 3U);
	return n < 4U ? (r.raw >> (32U + n)) & 0x1ULL : 0;
}

/* Element n of EN_PMC, 0 to 9. Another index gives 0; debug builds assert. */
static inline uint64_t archperfmon_lnc_core_perf_global_ctrl_get_EN_PMC(archperfmon_lnc_core_perf_global_ctrl_t r, unsigned int n)
{
	PMUREG_INDEX(n, 9U);
	return n < 10U ? (r.raw >> n) & 0x1ULL : 0;
}

static inline int archperfmon_lnc_core_perf_global_ctrl_check(archperfmon_lnc_core_perf_global_ctrl_t r)
{
	if ((r.raw & 0xfffefff0fffffc00ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *archperfmon_lnc_core_perf_global_ctrl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffefff0fffffc00 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline archperfmon_lnc_core_perf_global_ctrl_t archperfmon_lnc_core_perf_global_ctrl_read(void)
{
	archperfmon_lnc_core_perf_global_ctrl_t r;

	r.raw = pmureg_rdmsr(ARCHPERFMON_LNC_CORE_PERF_GLOBAL_CTRL_ADDRESS);
	return r;
}

static inline void archperfmon_lnc_core_perf_global_ctrl_write(archperfmon_lnc_core_perf_global_ctrl_t r)
{
	pmureg_wrmsr(ARCHPERFMON_LNC_CORE_PERF_GLOBAL_CTRL_ADDRESS, r.raw);
}

#ifdef PMUREG_LINUX
static inline int archperfmon_lnc_core_perf_global_ctrl_read_safe(archperfmon_lnc_core_perf_global_ctrl_t *r)
{
	uint64_t value = 0;
	int error;

	error = pmureg_rdmsr_safe(ARCHPERFMON_LNC_CORE_PERF_GLOBAL_CTRL_ADDRESS, &value);
	r->raw = value;
	return error;
}

static inline int archperfmon_lnc_core_perf_global_ctrl_write_safe(archperfmon_lnc_core_perf_global_ctrl_t r)
{
	return pmureg_wrmsr_safe(ARCHPERFMON_LNC_CORE_PERF_GLOBAL_CTRL_ADDRESS, r.raw);
}
#endif
#else
archperfmon_lnc_core_perf_global_ctrl_t archperfmon_lnc_core_perf_global_ctrl_read(void) PMUREG_NO_MSR;
void archperfmon_lnc_core_perf_global_ctrl_write(archperfmon_lnc_core_perf_global_ctrl_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int archperfmon_lnc_core_perf_global_ctrl_io_read(struct pmureg_io *io, struct pmureg_place at, archperfmon_lnc_core_perf_global_ctrl_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MSR;
	at.address = ARCHPERFMON_LNC_CORE_PERF_GLOBAL_CTRL_ADDRESS;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int archperfmon_lnc_core_perf_global_ctrl_io_write(struct pmureg_io *io, struct pmureg_place at, archperfmon_lnc_core_perf_global_ctrl_t r)
{
	at.space = PMUREG_MSR;
	at.address = ARCHPERFMON_LNC_CORE_PERF_GLOBAL_CTRL_ADDRESS;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- IA32_PERF_GLOBAL_STATUS_RESET: Clears bits of IA32_PERF_GLOBAL_STATUS. ----
 * Source: SDM 20.2.4.2
 * Also called: IA32_PERF_GLOBAL_OVF_CTRL
 */

#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_RESET_ADDRESS                    0x390U
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_RESET_RESET                      0x0000000000000000ULL
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_RESET_ACTING                     0xfc81000f000003ffULL
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_RESET_CLR_CONDCHGD_SHIFT         63
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_RESET_CLR_CONDCHGD_WIDTH         1
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_RESET_CLR_CONDCHGD_MASK          0x8000000000000000ULL
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_RESET_CLR_OVFDSBUFFER_SHIFT      62
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_RESET_CLR_OVFDSBUFFER_WIDTH      1
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_RESET_CLR_OVFDSBUFFER_MASK       0x4000000000000000ULL
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_RESET_CLR_OVF_UNCORE_SHIFT       61
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_RESET_CLR_OVF_UNCORE_WIDTH       1
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_RESET_CLR_OVF_UNCORE_MASK        0x2000000000000000ULL
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_RESET_CLR_ASCI_SHIFT             60
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_RESET_CLR_ASCI_WIDTH             1
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_RESET_CLR_ASCI_MASK              0x1000000000000000ULL
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_RESET_CLR_CTR_FRZ_SHIFT          59
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_RESET_CLR_CTR_FRZ_WIDTH          1
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_RESET_CLR_CTR_FRZ_MASK           0x0800000000000000ULL
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_RESET_CLR_LBR_FRZ_SHIFT          58
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_RESET_CLR_LBR_FRZ_WIDTH          1
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_RESET_CLR_LBR_FRZ_MASK           0x0400000000000000ULL
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_RESET_CLR_TRACE_TOPA_PMI_SHIFT   55
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_RESET_CLR_TRACE_TOPA_PMI_WIDTH   1
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_RESET_CLR_TRACE_TOPA_PMI_MASK    0x0080000000000000ULL
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_RESET_CLR_OVF_PERF_METRICS_SHIFT 48
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_RESET_CLR_OVF_PERF_METRICS_WIDTH 1
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_RESET_CLR_OVF_PERF_METRICS_MASK  0x0001000000000000ULL
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_RESET_CLR_OVF_FIXED_CTR_SHIFT    32
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_RESET_CLR_OVF_FIXED_CTR_WIDTH    4
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_RESET_CLR_OVF_FIXED_CTR_MASK     0x0000000f00000000ULL
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_RESET_CLR_OVF_FIXED_CTR_COUNT    4
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_RESET_CLR_OVF_PMC_SHIFT          0
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_RESET_CLR_OVF_PMC_WIDTH          10
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_RESET_CLR_OVF_PMC_MASK           0x00000000000003ffULL
#define ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_RESET_CLR_OVF_PMC_COUNT          10

typedef struct {
	uint64_t raw;
} archperfmon_lnc_core_perf_global_status_reset_t;

typedef struct {
	uint64_t Clr_CondChgd;         /* 63    WO self-clearing Write 1 to clear CondChgd. */
	uint64_t Clr_OvfDSBuffer;      /* 62    WO self-clearing Write 1 to clear OvfDSBuffer. */
	uint64_t Clr_Ovf_Uncore;       /* 61    WO self-clearing Write 1 to clear Ovf_Uncore. */
	uint64_t Clr_ASCI;             /* 60    WO self-clearing Write 1 to clear ASCI. */
	uint64_t Clr_CTR_Frz;          /* 59    WO self-clearing Write 1 to let the counters count again. */
	uint64_t Clr_LBR_Frz;          /* 58    WO self-clearing Write 1 to let branches be recorded again. */
	uint64_t Clr_Trace_ToPA_PMI;   /* 55    WO self-clearing Write 1 to clear Trace_ToPA_PMI. */
	uint64_t Clr_OVF_PERF_METRICS; /* 48    WO self-clearing Write 1 to clear OVF_PERF_METRICS. */
	uint64_t Clr_OVF_FIXED_CTR;    /* 35:32 WO self-clearing Write 1 to clear OVF_FIXED_CTR<n>. */
	uint64_t Clr_OVF_PMC;          /* 9:0   WO self-clearing Write 1 to clear OVF_PMC<n>. */
} archperfmon_lnc_core_perf_global_status_reset_fields_t;

static inline __attribute__((always_inline)) archperfmon_lnc_core_perf_global_status_reset_t archperfmon_lnc_core_perf_global_status_reset_pack(archperfmon_lnc_core_perf_global_status_reset_fields_t f)
{
	archperfmon_lnc_core_perf_global_status_reset_t r;

	r.raw = 0
		| pmureg_put64(f.Clr_CondChgd, 0x1ULL, 63)
		| pmureg_put64(f.Clr_OvfDSBuffer, 0x1ULL, 62)
		| pmureg_put64(f.Clr_Ovf_Uncore, 0x1ULL, 61)
		| pmureg_put64(f.Clr_ASCI, 0x1ULL, 60)
		| pmureg_put64(f.Clr_CTR_Frz, 0x1ULL, 59)
		| pmureg_put64(f.Clr_LBR_Frz, 0x1ULL, 58)
		| pmureg_put64(f.Clr_Trace_ToPA_PMI, 0x1ULL, 55)
		| pmureg_put64(f.Clr_OVF_PERF_METRICS, 0x1ULL, 48)
		| pmureg_put64(f.Clr_OVF_FIXED_CTR, 0xfULL, 32)
		| pmureg_put64(f.Clr_OVF_PMC, 0x3ffULL, 0);
	return r;
}

static inline archperfmon_lnc_core_perf_global_status_reset_fields_t archperfmon_lnc_core_perf_global_status_reset_unpack(archperfmon_lnc_core_perf_global_status_reset_t r)
{
	archperfmon_lnc_core_perf_global_status_reset_fields_t f;

	f.Clr_CondChgd = r.raw >> 63;
	f.Clr_OvfDSBuffer = (r.raw >> 62) & 0x1ULL;
	f.Clr_Ovf_Uncore = (r.raw >> 61) & 0x1ULL;
	f.Clr_ASCI = (r.raw >> 60) & 0x1ULL;
	f.Clr_CTR_Frz = (r.raw >> 59) & 0x1ULL;
	f.Clr_LBR_Frz = (r.raw >> 58) & 0x1ULL;
	f.Clr_Trace_ToPA_PMI = (r.raw >> 55) & 0x1ULL;
	f.Clr_OVF_PERF_METRICS = (r.raw >> 48) & 0x1ULL;
	f.Clr_OVF_FIXED_CTR = (r.raw >> 32) & 0xfULL;
	f.Clr_OVF_PMC = r.raw & 0x3ffULL;
	return f;
}

static inline archperfmon_lnc_core_perf_global_status_reset_t archperfmon_lnc_core_perf_global_status_reset_with(archperfmon_lnc_core_perf_global_status_reset_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift);
	return r;
}

#define archperfmon_lnc_core_perf_global_status_reset_with_Clr_CondChgd(r, value)         PMUREG_WITH(archperfmon_lnc_core_perf_global_status_reset_with, r, 0x8000000000000000ULL, 63, value)
#define archperfmon_lnc_core_perf_global_status_reset_with_Clr_OvfDSBuffer(r, value)      PMUREG_WITH(archperfmon_lnc_core_perf_global_status_reset_with, r, 0x4000000000000000ULL, 62, value)
#define archperfmon_lnc_core_perf_global_status_reset_with_Clr_Ovf_Uncore(r, value)       PMUREG_WITH(archperfmon_lnc_core_perf_global_status_reset_with, r, 0x2000000000000000ULL, 61, value)
#define archperfmon_lnc_core_perf_global_status_reset_with_Clr_ASCI(r, value)             PMUREG_WITH(archperfmon_lnc_core_perf_global_status_reset_with, r, 0x1000000000000000ULL, 60, value)
#define archperfmon_lnc_core_perf_global_status_reset_with_Clr_CTR_Frz(r, value)          PMUREG_WITH(archperfmon_lnc_core_perf_global_status_reset_with, r, 0x0800000000000000ULL, 59, value)
#define archperfmon_lnc_core_perf_global_status_reset_with_Clr_LBR_Frz(r, value)          PMUREG_WITH(archperfmon_lnc_core_perf_global_status_reset_with, r, 0x0400000000000000ULL, 58, value)
#define archperfmon_lnc_core_perf_global_status_reset_with_Clr_Trace_ToPA_PMI(r, value)   PMUREG_WITH(archperfmon_lnc_core_perf_global_status_reset_with, r, 0x0080000000000000ULL, 55, value)
#define archperfmon_lnc_core_perf_global_status_reset_with_Clr_OVF_PERF_METRICS(r, value) PMUREG_WITH(archperfmon_lnc_core_perf_global_status_reset_with, r, 0x0001000000000000ULL, 48, value)
#define archperfmon_lnc_core_perf_global_status_reset_with_Clr_OVF_FIXED_CTR(r, value)    PMUREG_WITH(archperfmon_lnc_core_perf_global_status_reset_with, r, 0x0000000f00000000ULL, 32, value)
#define archperfmon_lnc_core_perf_global_status_reset_with_Clr_OVF_PMC(r, value)          PMUREG_WITH(archperfmon_lnc_core_perf_global_status_reset_with, r, 0x00000000000003ffULL, 0, value)

static inline int archperfmon_lnc_core_perf_global_status_reset_check(archperfmon_lnc_core_perf_global_status_reset_t r)
{
	if ((r.raw & 0x037efff0fffffc00ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *archperfmon_lnc_core_perf_global_status_reset_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0x37efff0fffffc00 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline void archperfmon_lnc_core_perf_global_status_reset_write(archperfmon_lnc_core_perf_global_status_reset_t r)
{
	pmureg_wrmsr(ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_RESET_ADDRESS, r.raw);
}

#ifdef PMUREG_LINUX
static inline int archperfmon_lnc_core_perf_global_status_reset_write_safe(archperfmon_lnc_core_perf_global_status_reset_t r)
{
	return pmureg_wrmsr_safe(ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_RESET_ADDRESS, r.raw);
}
#endif
#else
void archperfmon_lnc_core_perf_global_status_reset_write(archperfmon_lnc_core_perf_global_status_reset_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int archperfmon_lnc_core_perf_global_status_reset_io_write(struct pmureg_io *io, struct pmureg_place at, archperfmon_lnc_core_perf_global_status_reset_t r)
{
	at.space = PMUREG_MSR;
	at.address = ARCHPERFMON_LNC_CORE_PERF_GLOBAL_STATUS_RESET_ADDRESS;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- MSR_OFFCORE_RSP_<n>: Requests and responses that the event of off-core responses counts: the first or the second of its two codes. ----
 * Source: SDM volume 4; KC
 */

#define ARCHPERFMON_LNC_CORE_OFFCORE_RSP_ADDRESS(n) (0x1a6U + (n)) /* n: 0 to 1 */
#define ARCHPERFMON_LNC_CORE_OFFCORE_RSP_COUNT      2
#define ARCHPERFMON_LNC_CORE_OFFCORE_RSP_RESET      0x0000000000000000ULL
#define ARCHPERFMON_LNC_CORE_OFFCORE_RSP_RSP_SHIFT  0
#define ARCHPERFMON_LNC_CORE_OFFCORE_RSP_RSP_WIDTH  64
#define ARCHPERFMON_LNC_CORE_OFFCORE_RSP_RSP_MASK   0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} archperfmon_lnc_core_offcore_rsp_t;

typedef struct {
	uint64_t RSP; /* 63:0  RW A bit for each kind of request, supplier and answer of snoops; reserved bits differ by model. */
} archperfmon_lnc_core_offcore_rsp_fields_t;

static inline __attribute__((always_inline)) archperfmon_lnc_core_offcore_rsp_t archperfmon_lnc_core_offcore_rsp_pack(archperfmon_lnc_core_offcore_rsp_fields_t f)
{
	archperfmon_lnc_core_offcore_rsp_t r;

	r.raw = 0
		| f.RSP;
	return r;
}

static inline archperfmon_lnc_core_offcore_rsp_fields_t archperfmon_lnc_core_offcore_rsp_unpack(archperfmon_lnc_core_offcore_rsp_t r)
{
	archperfmon_lnc_core_offcore_rsp_fields_t f;

	f.RSP = r.raw;
	return f;
}

static inline uint64_t archperfmon_lnc_core_offcore_rsp_get(archperfmon_lnc_core_offcore_rsp_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline archperfmon_lnc_core_offcore_rsp_t archperfmon_lnc_core_offcore_rsp_with(archperfmon_lnc_core_offcore_rsp_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define archperfmon_lnc_core_offcore_rsp_get_RSP(r)         archperfmon_lnc_core_offcore_rsp_get(r, 0xffffffffffffffffULL, 0)
#define archperfmon_lnc_core_offcore_rsp_with_RSP(r, value) PMUREG_WITH(archperfmon_lnc_core_offcore_rsp_with, r, 0xffffffffffffffffULL, 0, value)

#ifdef PMUREG_HAS_MSR
static inline archperfmon_lnc_core_offcore_rsp_t archperfmon_lnc_core_offcore_rsp_read(unsigned int n)
{
	archperfmon_lnc_core_offcore_rsp_t r;

	PMUREG_INDEX(n, 1U);
	r.raw = pmureg_rdmsr(ARCHPERFMON_LNC_CORE_OFFCORE_RSP_ADDRESS(n));
	return r;
}

static inline void archperfmon_lnc_core_offcore_rsp_write(unsigned int n, archperfmon_lnc_core_offcore_rsp_t r)
{
	PMUREG_INDEX(n, 1U);
	pmureg_wrmsr(ARCHPERFMON_LNC_CORE_OFFCORE_RSP_ADDRESS(n), r.raw);
}

#ifdef PMUREG_LINUX
static inline int archperfmon_lnc_core_offcore_rsp_read_safe(unsigned int n, archperfmon_lnc_core_offcore_rsp_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 1U);
	error = pmureg_rdmsr_safe(ARCHPERFMON_LNC_CORE_OFFCORE_RSP_ADDRESS(n), &value);
	r->raw = value;
	return error;
}

static inline int archperfmon_lnc_core_offcore_rsp_write_safe(unsigned int n, archperfmon_lnc_core_offcore_rsp_t r)
{
	PMUREG_INDEX(n, 1U);
	return pmureg_wrmsr_safe(ARCHPERFMON_LNC_CORE_OFFCORE_RSP_ADDRESS(n), r.raw);
}
#endif
#else
archperfmon_lnc_core_offcore_rsp_t archperfmon_lnc_core_offcore_rsp_read(unsigned int n) PMUREG_NO_MSR;
void archperfmon_lnc_core_offcore_rsp_write(unsigned int n, archperfmon_lnc_core_offcore_rsp_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int archperfmon_lnc_core_offcore_rsp_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, archperfmon_lnc_core_offcore_rsp_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 1U);
	at.space = PMUREG_MSR;
	at.address = ARCHPERFMON_LNC_CORE_OFFCORE_RSP_ADDRESS(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int archperfmon_lnc_core_offcore_rsp_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, archperfmon_lnc_core_offcore_rsp_t r)
{
	PMUREG_INDEX(n, 1U);
	at.space = PMUREG_MSR;
	at.address = ARCHPERFMON_LNC_CORE_OFFCORE_RSP_ADDRESS(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- MSR_PEBS_FRONTEND: Which event of the front end FRONTEND_RETIRED counts. ----
 * Source: SDM volume 4; KC
 */

#define ARCHPERFMON_LNC_CORE_PEBS_FRONTEND_ADDRESS      0x3f7U
#define ARCHPERFMON_LNC_CORE_PEBS_FRONTEND_RESET        0x0000000000000000ULL
#define ARCHPERFMON_LNC_CORE_PEBS_FRONTEND_SELECT_SHIFT 0
#define ARCHPERFMON_LNC_CORE_PEBS_FRONTEND_SELECT_WIDTH 24
#define ARCHPERFMON_LNC_CORE_PEBS_FRONTEND_SELECT_MASK  0x0000000000ffffffULL

typedef struct {
	uint64_t raw;
} archperfmon_lnc_core_pebs_frontend_t;

typedef struct {
	uint64_t SELECT; /* 23:0  RW The event in bits 7:0, a number of cycles in 19:8, a width of bubbles in 22:20. */
} archperfmon_lnc_core_pebs_frontend_fields_t;

static inline __attribute__((always_inline)) archperfmon_lnc_core_pebs_frontend_t archperfmon_lnc_core_pebs_frontend_pack(archperfmon_lnc_core_pebs_frontend_fields_t f)
{
	archperfmon_lnc_core_pebs_frontend_t r;

	r.raw = 0
		| pmureg_put64(f.SELECT, 0xffffffULL, 0);
	return r;
}

static inline archperfmon_lnc_core_pebs_frontend_fields_t archperfmon_lnc_core_pebs_frontend_unpack(archperfmon_lnc_core_pebs_frontend_t r)
{
	archperfmon_lnc_core_pebs_frontend_fields_t f;

	f.SELECT = r.raw & 0xffffffULL;
	return f;
}

static inline uint64_t archperfmon_lnc_core_pebs_frontend_get(archperfmon_lnc_core_pebs_frontend_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline archperfmon_lnc_core_pebs_frontend_t archperfmon_lnc_core_pebs_frontend_with(archperfmon_lnc_core_pebs_frontend_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000000000ffffffULL & ~mask);
	return r;
}

#define archperfmon_lnc_core_pebs_frontend_get_SELECT(r)         archperfmon_lnc_core_pebs_frontend_get(r, 0x0000000000ffffffULL, 0)
#define archperfmon_lnc_core_pebs_frontend_with_SELECT(r, value) PMUREG_WITH(archperfmon_lnc_core_pebs_frontend_with, r, 0x0000000000ffffffULL, 0, value)

static inline int archperfmon_lnc_core_pebs_frontend_check(archperfmon_lnc_core_pebs_frontend_t r)
{
	if ((r.raw & 0xffffffffff000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *archperfmon_lnc_core_pebs_frontend_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffffff000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline archperfmon_lnc_core_pebs_frontend_t archperfmon_lnc_core_pebs_frontend_read(void)
{
	archperfmon_lnc_core_pebs_frontend_t r;

	r.raw = pmureg_rdmsr(ARCHPERFMON_LNC_CORE_PEBS_FRONTEND_ADDRESS);
	return r;
}

static inline void archperfmon_lnc_core_pebs_frontend_write(archperfmon_lnc_core_pebs_frontend_t r)
{
	pmureg_wrmsr(ARCHPERFMON_LNC_CORE_PEBS_FRONTEND_ADDRESS, r.raw);
}

#ifdef PMUREG_LINUX
static inline int archperfmon_lnc_core_pebs_frontend_read_safe(archperfmon_lnc_core_pebs_frontend_t *r)
{
	uint64_t value = 0;
	int error;

	error = pmureg_rdmsr_safe(ARCHPERFMON_LNC_CORE_PEBS_FRONTEND_ADDRESS, &value);
	r->raw = value;
	return error;
}

static inline int archperfmon_lnc_core_pebs_frontend_write_safe(archperfmon_lnc_core_pebs_frontend_t r)
{
	return pmureg_wrmsr_safe(ARCHPERFMON_LNC_CORE_PEBS_FRONTEND_ADDRESS, r.raw);
}
#endif
#else
archperfmon_lnc_core_pebs_frontend_t archperfmon_lnc_core_pebs_frontend_read(void) PMUREG_NO_MSR;
void archperfmon_lnc_core_pebs_frontend_write(archperfmon_lnc_core_pebs_frontend_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int archperfmon_lnc_core_pebs_frontend_io_read(struct pmureg_io *io, struct pmureg_place at, archperfmon_lnc_core_pebs_frontend_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MSR;
	at.address = ARCHPERFMON_LNC_CORE_PEBS_FRONTEND_ADDRESS;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int archperfmon_lnc_core_pebs_frontend_io_write(struct pmureg_io *io, struct pmureg_place at, archperfmon_lnc_core_pebs_frontend_t r)
{
	at.space = PMUREG_MSR;
	at.address = ARCHPERFMON_LNC_CORE_PEBS_FRONTEND_ADDRESS;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- MSR_PEBS_LD_LAT: How long a load takes at least that a precise sample of loads tells. ----
 * Source: SDM volume 4; KC
 */

#define ARCHPERFMON_LNC_CORE_PEBS_LD_LAT_ADDRESS         0x3f6U
#define ARCHPERFMON_LNC_CORE_PEBS_LD_LAT_RESET           0x0000000000000000ULL
#define ARCHPERFMON_LNC_CORE_PEBS_LD_LAT_THRESHOLD_SHIFT 0
#define ARCHPERFMON_LNC_CORE_PEBS_LD_LAT_THRESHOLD_WIDTH 16
#define ARCHPERFMON_LNC_CORE_PEBS_LD_LAT_THRESHOLD_MASK  0x000000000000ffffULL

typedef struct {
	uint64_t raw;
} archperfmon_lnc_core_pebs_ld_lat_t;

typedef struct {
	uint64_t THRESHOLD; /* 15:0  RW Core cycles. */
} archperfmon_lnc_core_pebs_ld_lat_fields_t;

static inline __attribute__((always_inline)) archperfmon_lnc_core_pebs_ld_lat_t archperfmon_lnc_core_pebs_ld_lat_pack(archperfmon_lnc_core_pebs_ld_lat_fields_t f)
{
	archperfmon_lnc_core_pebs_ld_lat_t r;

	r.raw = 0
		| pmureg_put64(f.THRESHOLD, 0xffffULL, 0);
	return r;
}

static inline archperfmon_lnc_core_pebs_ld_lat_fields_t archperfmon_lnc_core_pebs_ld_lat_unpack(archperfmon_lnc_core_pebs_ld_lat_t r)
{
	archperfmon_lnc_core_pebs_ld_lat_fields_t f;

	f.THRESHOLD = r.raw & 0xffffULL;
	return f;
}

static inline uint64_t archperfmon_lnc_core_pebs_ld_lat_get(archperfmon_lnc_core_pebs_ld_lat_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline archperfmon_lnc_core_pebs_ld_lat_t archperfmon_lnc_core_pebs_ld_lat_with(archperfmon_lnc_core_pebs_ld_lat_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x000000000000ffffULL & ~mask);
	return r;
}

#define archperfmon_lnc_core_pebs_ld_lat_get_THRESHOLD(r)         archperfmon_lnc_core_pebs_ld_lat_get(r, 0x000000000000ffffULL, 0)
#define archperfmon_lnc_core_pebs_ld_lat_with_THRESHOLD(r, value) PMUREG_WITH(archperfmon_lnc_core_pebs_ld_lat_with, r, 0x000000000000ffffULL, 0, value)

static inline int archperfmon_lnc_core_pebs_ld_lat_check(archperfmon_lnc_core_pebs_ld_lat_t r)
{
	if ((r.raw & 0xffffffffffff0000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *archperfmon_lnc_core_pebs_ld_lat_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffffffff0000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline archperfmon_lnc_core_pebs_ld_lat_t archperfmon_lnc_core_pebs_ld_lat_read(void)
{
	archperfmon_lnc_core_pebs_ld_lat_t r;

	r.raw = pmureg_rdmsr(ARCHPERFMON_LNC_CORE_PEBS_LD_LAT_ADDRESS);
	return r;
}

static inline void archperfmon_lnc_core_pebs_ld_lat_write(archperfmon_lnc_core_pebs_ld_lat_t r)
{
	pmureg_wrmsr(ARCHPERFMON_LNC_CORE_PEBS_LD_LAT_ADDRESS, r.raw);
}

#ifdef PMUREG_LINUX
static inline int archperfmon_lnc_core_pebs_ld_lat_read_safe(archperfmon_lnc_core_pebs_ld_lat_t *r)
{
	uint64_t value = 0;
	int error;

	error = pmureg_rdmsr_safe(ARCHPERFMON_LNC_CORE_PEBS_LD_LAT_ADDRESS, &value);
	r->raw = value;
	return error;
}

static inline int archperfmon_lnc_core_pebs_ld_lat_write_safe(archperfmon_lnc_core_pebs_ld_lat_t r)
{
	return pmureg_wrmsr_safe(ARCHPERFMON_LNC_CORE_PEBS_LD_LAT_ADDRESS, r.raw);
}
#endif
#else
archperfmon_lnc_core_pebs_ld_lat_t archperfmon_lnc_core_pebs_ld_lat_read(void) PMUREG_NO_MSR;
void archperfmon_lnc_core_pebs_ld_lat_write(archperfmon_lnc_core_pebs_ld_lat_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int archperfmon_lnc_core_pebs_ld_lat_io_read(struct pmureg_io *io, struct pmureg_place at, archperfmon_lnc_core_pebs_ld_lat_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MSR;
	at.address = ARCHPERFMON_LNC_CORE_PEBS_LD_LAT_ADDRESS;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int archperfmon_lnc_core_pebs_ld_lat_io_write(struct pmureg_io *io, struct pmureg_place at, archperfmon_lnc_core_pebs_ld_lat_t r)
{
	at.space = PMUREG_MSR;
	at.address = ARCHPERFMON_LNC_CORE_PEBS_LD_LAT_ADDRESS;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
