/*
 * Intel Core Ultra (Arrow Lake-S, -HX and -H): Core PMU of the low-power E-cores (Crestmont)
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
 * Made by pmureg from regdefs/intel/arl.yaml. Edit that, not this.
 */
#ifndef PMUREG_ARL_LOWPOWER_H
#define PMUREG_ARL_LOWPOWER_H

#include <pmureg/access.h>

/*
 * Registers that several blocks share. They are described once, under names of their own (archperfmon_cmt_core_fixed_ctr_ctrl_t and so on):
 * IA32_FIXED_CTR_CTRL, IA32_PERF_GLOBAL_STATUS, IA32_PERF_GLOBAL_CTRL, IA32_PERF_GLOBAL_STATUS_RESET,
 * MSR_OFFCORE_RSP_<n>, MSR_PEBS_LD_LAT, MSR_SNOOP_RSP_<n>
 */
#include <pmureg/archperfmon/cmt_core.h>

/* ---- IA32_PERFEVTSEL<n>: Selects and shapes the event of counter <n>. ----
 * Source: SDM 20.2.1.1; KC
 * On a machine: at (version >= 6) ? 0x1901 + 4 * n : (0x186 + n). The address below has the facts of the simulated device.
 * Note: Version 6 has it at 0x1901 + 4 * <n>, version 5 at 0x186 + <n>.
 */

#define ARL_LOWPOWER_PERFEVTSEL_ADDRESS(n)  ((0U) ? 0x1901U + 4U * (n) : (0x186U + (n))) /* n: 0 to 7 */
#define ARL_LOWPOWER_PERFEVTSEL_COUNT       8
#define ARL_LOWPOWER_PERFEVTSEL_RESET       0x0000000000000000ULL
#define ARL_LOWPOWER_PERFEVTSEL_CMASK_SHIFT 24
#define ARL_LOWPOWER_PERFEVTSEL_CMASK_WIDTH 8
#define ARL_LOWPOWER_PERFEVTSEL_CMASK_MASK  0x00000000ff000000ULL
#define ARL_LOWPOWER_PERFEVTSEL_INV_SHIFT   23
#define ARL_LOWPOWER_PERFEVTSEL_INV_WIDTH   1
#define ARL_LOWPOWER_PERFEVTSEL_INV_MASK    0x0000000000800000ULL
#define ARL_LOWPOWER_PERFEVTSEL_EN_SHIFT    22
#define ARL_LOWPOWER_PERFEVTSEL_EN_WIDTH    1
#define ARL_LOWPOWER_PERFEVTSEL_EN_MASK     0x0000000000400000ULL
#define ARL_LOWPOWER_PERFEVTSEL_INT_SHIFT   20
#define ARL_LOWPOWER_PERFEVTSEL_INT_WIDTH   1
#define ARL_LOWPOWER_PERFEVTSEL_INT_MASK    0x0000000000100000ULL
#define ARL_LOWPOWER_PERFEVTSEL_PC_SHIFT    19
#define ARL_LOWPOWER_PERFEVTSEL_PC_WIDTH    1
#define ARL_LOWPOWER_PERFEVTSEL_PC_MASK     0x0000000000080000ULL
#define ARL_LOWPOWER_PERFEVTSEL_E_SHIFT     18
#define ARL_LOWPOWER_PERFEVTSEL_E_WIDTH     1
#define ARL_LOWPOWER_PERFEVTSEL_E_MASK      0x0000000000040000ULL
#define ARL_LOWPOWER_PERFEVTSEL_OS_SHIFT    17
#define ARL_LOWPOWER_PERFEVTSEL_OS_WIDTH    1
#define ARL_LOWPOWER_PERFEVTSEL_OS_MASK     0x0000000000020000ULL
#define ARL_LOWPOWER_PERFEVTSEL_USR_SHIFT   16
#define ARL_LOWPOWER_PERFEVTSEL_USR_WIDTH   1
#define ARL_LOWPOWER_PERFEVTSEL_USR_MASK    0x0000000000010000ULL
#define ARL_LOWPOWER_PERFEVTSEL_UMASK_SHIFT 8
#define ARL_LOWPOWER_PERFEVTSEL_UMASK_WIDTH 8
#define ARL_LOWPOWER_PERFEVTSEL_UMASK_MASK  0x000000000000ff00ULL
#define ARL_LOWPOWER_PERFEVTSEL_EVENT_SHIFT 0
#define ARL_LOWPOWER_PERFEVTSEL_EVENT_WIDTH 8
#define ARL_LOWPOWER_PERFEVTSEL_EVENT_MASK  0x00000000000000ffULL

typedef struct {
	uint64_t raw;
} arl_lowpower_perfevtsel_t;

typedef struct {
	uint64_t CMASK; /* 31:24 RW 0 adds the event's value each cycle; else adds 1 in cycles when the value is at least this. */
	uint64_t INV;   /* 23    RW 1 turns the compare into less than CMASK. */
	uint64_t EN;    /* 22    RW 1 lets this counter count. */
	uint64_t INT;   /* 20    RW 1 raises an interrupt on overflow. */
	uint64_t PC;    /* 19    RW Pin control. */
	uint64_t E;     /* 18    RW 1 counts how often the condition becomes true instead of cycles. */
	uint64_t OS;    /* 17    RW 1 counts at privilege level 0. */
	uint64_t USR;   /* 16    RW 1 counts at privilege levels 1, 2 and 3. */
	uint64_t UMASK; /* 15:8  RW Sub-events. */
	uint64_t EVENT; /* 7:0   RW Event number. */
} arl_lowpower_perfevtsel_fields_t;

static inline __attribute__((always_inline)) arl_lowpower_perfevtsel_t arl_lowpower_perfevtsel_pack(arl_lowpower_perfevtsel_fields_t f)
{
	arl_lowpower_perfevtsel_t r;

	r.raw = 0
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

static inline arl_lowpower_perfevtsel_fields_t arl_lowpower_perfevtsel_unpack(arl_lowpower_perfevtsel_t r)
{
	arl_lowpower_perfevtsel_fields_t f;

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

static inline uint64_t arl_lowpower_perfevtsel_get(arl_lowpower_perfevtsel_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline arl_lowpower_perfevtsel_t arl_lowpower_perfevtsel_with(arl_lowpower_perfevtsel_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x00000000ffdfffffULL & ~mask);
	return r;
}

#define arl_lowpower_perfevtsel_get_CMASK(r)         arl_lowpower_perfevtsel_get(r, 0x00000000ff000000ULL, 24)
#define arl_lowpower_perfevtsel_get_INV(r)           arl_lowpower_perfevtsel_get(r, 0x0000000000800000ULL, 23)
#define arl_lowpower_perfevtsel_get_EN(r)            arl_lowpower_perfevtsel_get(r, 0x0000000000400000ULL, 22)
#define arl_lowpower_perfevtsel_get_INT(r)           arl_lowpower_perfevtsel_get(r, 0x0000000000100000ULL, 20)
#define arl_lowpower_perfevtsel_get_PC(r)            arl_lowpower_perfevtsel_get(r, 0x0000000000080000ULL, 19)
#define arl_lowpower_perfevtsel_get_E(r)             arl_lowpower_perfevtsel_get(r, 0x0000000000040000ULL, 18)
#define arl_lowpower_perfevtsel_get_OS(r)            arl_lowpower_perfevtsel_get(r, 0x0000000000020000ULL, 17)
#define arl_lowpower_perfevtsel_get_USR(r)           arl_lowpower_perfevtsel_get(r, 0x0000000000010000ULL, 16)
#define arl_lowpower_perfevtsel_get_UMASK(r)         arl_lowpower_perfevtsel_get(r, 0x000000000000ff00ULL, 8)
#define arl_lowpower_perfevtsel_get_EVENT(r)         arl_lowpower_perfevtsel_get(r, 0x00000000000000ffULL, 0)
#define arl_lowpower_perfevtsel_with_CMASK(r, value) PMUREG_WITH(arl_lowpower_perfevtsel_with, r, 0x00000000ff000000ULL, 24, value)
#define arl_lowpower_perfevtsel_with_INV(r, value)   PMUREG_WITH(arl_lowpower_perfevtsel_with, r, 0x0000000000800000ULL, 23, value)
#define arl_lowpower_perfevtsel_with_EN(r, value)    PMUREG_WITH(arl_lowpower_perfevtsel_with, r, 0x0000000000400000ULL, 22, value)
#define arl_lowpower_perfevtsel_with_INT(r, value)   PMUREG_WITH(arl_lowpower_perfevtsel_with, r, 0x0000000000100000ULL, 20, value)
#define arl_lowpower_perfevtsel_with_PC(r, value)    PMUREG_WITH(arl_lowpower_perfevtsel_with, r, 0x0000000000080000ULL, 19, value)
#define arl_lowpower_perfevtsel_with_E(r, value)     PMUREG_WITH(arl_lowpower_perfevtsel_with, r, 0x0000000000040000ULL, 18, value)
#define arl_lowpower_perfevtsel_with_OS(r, value)    PMUREG_WITH(arl_lowpower_perfevtsel_with, r, 0x0000000000020000ULL, 17, value)
#define arl_lowpower_perfevtsel_with_USR(r, value)   PMUREG_WITH(arl_lowpower_perfevtsel_with, r, 0x0000000000010000ULL, 16, value)
#define arl_lowpower_perfevtsel_with_UMASK(r, value) PMUREG_WITH(arl_lowpower_perfevtsel_with, r, 0x000000000000ff00ULL, 8, value)
#define arl_lowpower_perfevtsel_with_EVENT(r, value) PMUREG_WITH(arl_lowpower_perfevtsel_with, r, 0x00000000000000ffULL, 0, value)

static inline int arl_lowpower_perfevtsel_check(arl_lowpower_perfevtsel_t r)
{
	if ((((r.raw >> 23) & 0x1ULL)) && !(((r.raw >> 24) & 0xffULL) >= 1ULL))
		return 0;
	if ((r.raw & 0xffffffff00200000ULL) != 0x0000000000000000ULL)
		return 1;
	return -1;
}

static inline const char *arl_lowpower_perfevtsel_rule(int rule)
{
	switch (rule) {
	case 0:
		return "INV turns the compare with CMASK round, so CMASK must be at least 1.";
	case 1:
		return "the reserved bits 0xffffffff00200000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline arl_lowpower_perfevtsel_t arl_lowpower_perfevtsel_read(unsigned int n)
{
	arl_lowpower_perfevtsel_t r;

	PMUREG_INDEX(n, 7U);
	r.raw = pmureg_rdmsr(ARL_LOWPOWER_PERFEVTSEL_ADDRESS(n));
	return r;
}

static inline void arl_lowpower_perfevtsel_write(unsigned int n, arl_lowpower_perfevtsel_t r)
{
	PMUREG_INDEX(n, 7U);
	pmureg_wrmsr(ARL_LOWPOWER_PERFEVTSEL_ADDRESS(n), r.raw);
}

#ifdef PMUREG_LINUX
static inline int arl_lowpower_perfevtsel_read_safe(unsigned int n, arl_lowpower_perfevtsel_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 7U);
	error = pmureg_rdmsr_safe(ARL_LOWPOWER_PERFEVTSEL_ADDRESS(n), &value);
	r->raw = value;
	return error;
}

static inline int arl_lowpower_perfevtsel_write_safe(unsigned int n, arl_lowpower_perfevtsel_t r)
{
	PMUREG_INDEX(n, 7U);
	return pmureg_wrmsr_safe(ARL_LOWPOWER_PERFEVTSEL_ADDRESS(n), r.raw);
}
#endif
#else
arl_lowpower_perfevtsel_t arl_lowpower_perfevtsel_read(unsigned int n) PMUREG_NO_MSR;
void arl_lowpower_perfevtsel_write(unsigned int n, arl_lowpower_perfevtsel_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int arl_lowpower_perfevtsel_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, arl_lowpower_perfevtsel_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 7U);
	at.space = PMUREG_MSR;
	at.address = ARL_LOWPOWER_PERFEVTSEL_ADDRESS(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int arl_lowpower_perfevtsel_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, arl_lowpower_perfevtsel_t r)
{
	PMUREG_INDEX(n, 7U);
	at.space = PMUREG_MSR;
	at.address = ARL_LOWPOWER_PERFEVTSEL_ADDRESS(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- IA32_A_PMC<n>: Counter <n>, all of whose bits can be written. ----
 * Source: SDM 20.2.6
 * Also called: IA32_PMC<n>
 * On a machine: at (version >= 6) ? 0x1900 + 4 * n : (0x4c1 + n). The address below has the facts of the simulated device.
 * Note: Version 6 has it at 0x1900 + 4 * <n>, version 5 at 0x4C1 + <n>.
 */

#define ARL_LOWPOWER_PMC_ADDRESS(n)  ((0U) ? 0x1900U + 4U * (n) : (0x4c1U + (n))) /* n: 0 to 7 */
#define ARL_LOWPOWER_PMC_COUNT       8
#define ARL_LOWPOWER_PMC_RESET       0x0000000000000000ULL
#define ARL_LOWPOWER_PMC_COUNT_SHIFT 0
#define ARL_LOWPOWER_PMC_COUNT_WIDTH 48
#define ARL_LOWPOWER_PMC_COUNT_MASK  0x0000ffffffffffffULL

typedef struct {
	uint64_t raw;
} arl_lowpower_pmc_t;

typedef struct {
	uint64_t COUNT; /* 47:0  RW-V The count. */
} arl_lowpower_pmc_fields_t;

static inline __attribute__((always_inline)) arl_lowpower_pmc_t arl_lowpower_pmc_pack(arl_lowpower_pmc_fields_t f)
{
	arl_lowpower_pmc_t r;

	r.raw = 0
		| pmureg_put64(f.COUNT, 0xffffffffffffULL, 0);
	return r;
}

static inline arl_lowpower_pmc_fields_t arl_lowpower_pmc_unpack(arl_lowpower_pmc_t r)
{
	arl_lowpower_pmc_fields_t f;

	f.COUNT = r.raw & 0xffffffffffffULL;
	return f;
}

static inline uint64_t arl_lowpower_pmc_get(arl_lowpower_pmc_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline arl_lowpower_pmc_t arl_lowpower_pmc_with(arl_lowpower_pmc_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000ffffffffffffULL & ~mask);
	return r;
}

#define arl_lowpower_pmc_get_COUNT(r)         arl_lowpower_pmc_get(r, 0x0000ffffffffffffULL, 0)
#define arl_lowpower_pmc_with_COUNT(r, value) PMUREG_WITH(arl_lowpower_pmc_with, r, 0x0000ffffffffffffULL, 0, value)

static inline int arl_lowpower_pmc_check(arl_lowpower_pmc_t r)
{
	if ((r.raw & 0xffff000000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *arl_lowpower_pmc_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffff000000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline arl_lowpower_pmc_t arl_lowpower_pmc_read(unsigned int n)
{
	arl_lowpower_pmc_t r;

	PMUREG_INDEX(n, 7U);
	r.raw = pmureg_rdmsr(ARL_LOWPOWER_PMC_ADDRESS(n));
	return r;
}

static inline void arl_lowpower_pmc_write(unsigned int n, arl_lowpower_pmc_t r)
{
	PMUREG_INDEX(n, 7U);
	pmureg_wrmsr(ARL_LOWPOWER_PMC_ADDRESS(n), r.raw);
}

#ifdef PMUREG_LINUX
static inline int arl_lowpower_pmc_read_safe(unsigned int n, arl_lowpower_pmc_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 7U);
	error = pmureg_rdmsr_safe(ARL_LOWPOWER_PMC_ADDRESS(n), &value);
	r->raw = value;
	return error;
}

static inline int arl_lowpower_pmc_write_safe(unsigned int n, arl_lowpower_pmc_t r)
{
	PMUREG_INDEX(n, 7U);
	return pmureg_wrmsr_safe(ARL_LOWPOWER_PMC_ADDRESS(n), r.raw);
}
#endif
#else
arl_lowpower_pmc_t arl_lowpower_pmc_read(unsigned int n) PMUREG_NO_MSR;
void arl_lowpower_pmc_write(unsigned int n, arl_lowpower_pmc_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int arl_lowpower_pmc_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, arl_lowpower_pmc_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 7U);
	at.space = PMUREG_MSR;
	at.address = ARL_LOWPOWER_PMC_ADDRESS(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int arl_lowpower_pmc_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, arl_lowpower_pmc_t r)
{
	PMUREG_INDEX(n, 7U);
	at.space = PMUREG_MSR;
	at.address = ARL_LOWPOWER_PMC_ADDRESS(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- IA32_FIXED_CTR<n>: Fixed counter <n>: 0 instructions, 1 cycles of the core, 2 cycles at a fixed rate. ----
 * Source: SDM 20.2.2
 * On a machine: at (version >= 6) ? 0x1980 + 4 * n : (0x309 + n). The address below has the facts of the simulated device.
 * Note: Version 6 has it at 0x1980 + 4 * <n>, version 5 at 0x309 + <n>.
 */

#define ARL_LOWPOWER_FIXED_CTR_ADDRESS(n)  ((0U) ? 0x1980U + 4U * (n) : (0x309U + (n))) /* n: 0 to 2 */
#define ARL_LOWPOWER_FIXED_CTR_COUNT       3
#define ARL_LOWPOWER_FIXED_CTR_RESET       0x0000000000000000ULL
#define ARL_LOWPOWER_FIXED_CTR_COUNT_SHIFT 0
#define ARL_LOWPOWER_FIXED_CTR_COUNT_WIDTH 48
#define ARL_LOWPOWER_FIXED_CTR_COUNT_MASK  0x0000ffffffffffffULL

typedef struct {
	uint64_t raw;
} arl_lowpower_fixed_ctr_t;

typedef struct {
	uint64_t COUNT; /* 47:0  RW-V The count. */
} arl_lowpower_fixed_ctr_fields_t;

static inline __attribute__((always_inline)) arl_lowpower_fixed_ctr_t arl_lowpower_fixed_ctr_pack(arl_lowpower_fixed_ctr_fields_t f)
{
	arl_lowpower_fixed_ctr_t r;

	r.raw = 0
		| pmureg_put64(f.COUNT, 0xffffffffffffULL, 0);
	return r;
}

static inline arl_lowpower_fixed_ctr_fields_t arl_lowpower_fixed_ctr_unpack(arl_lowpower_fixed_ctr_t r)
{
	arl_lowpower_fixed_ctr_fields_t f;

	f.COUNT = r.raw & 0xffffffffffffULL;
	return f;
}

static inline uint64_t arl_lowpower_fixed_ctr_get(arl_lowpower_fixed_ctr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline arl_lowpower_fixed_ctr_t arl_lowpower_fixed_ctr_with(arl_lowpower_fixed_ctr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000ffffffffffffULL & ~mask);
	return r;
}

#define arl_lowpower_fixed_ctr_get_COUNT(r)         arl_lowpower_fixed_ctr_get(r, 0x0000ffffffffffffULL, 0)
#define arl_lowpower_fixed_ctr_with_COUNT(r, value) PMUREG_WITH(arl_lowpower_fixed_ctr_with, r, 0x0000ffffffffffffULL, 0, value)

static inline int arl_lowpower_fixed_ctr_check(arl_lowpower_fixed_ctr_t r)
{
	if ((r.raw & 0xffff000000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *arl_lowpower_fixed_ctr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffff000000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline arl_lowpower_fixed_ctr_t arl_lowpower_fixed_ctr_read(unsigned int n)
{
	arl_lowpower_fixed_ctr_t r;

	PMUREG_INDEX(n, 2U);
	r.raw = pmureg_rdmsr(ARL_LOWPOWER_FIXED_CTR_ADDRESS(n));
	return r;
}

static inline void arl_lowpower_fixed_ctr_write(unsigned int n, arl_lowpower_fixed_ctr_t r)
{
	PMUREG_INDEX(n, 2U);
	pmureg_wrmsr(ARL_LOWPOWER_FIXED_CTR_ADDRESS(n), r.raw);
}

#ifdef PMUREG_LINUX
static inline int arl_lowpower_fixed_ctr_read_safe(unsigned int n, arl_lowpower_fixed_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 2U);
	error = pmureg_rdmsr_safe(ARL_LOWPOWER_FIXED_CTR_ADDRESS(n), &value);
	r->raw = value;
	return error;
}

static inline int arl_lowpower_fixed_ctr_write_safe(unsigned int n, arl_lowpower_fixed_ctr_t r)
{
	PMUREG_INDEX(n, 2U);
	return pmureg_wrmsr_safe(ARL_LOWPOWER_FIXED_CTR_ADDRESS(n), r.raw);
}
#endif
#else
arl_lowpower_fixed_ctr_t arl_lowpower_fixed_ctr_read(unsigned int n) PMUREG_NO_MSR;
void arl_lowpower_fixed_ctr_write(unsigned int n, arl_lowpower_fixed_ctr_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int arl_lowpower_fixed_ctr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, arl_lowpower_fixed_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 2U);
	at.space = PMUREG_MSR;
	at.address = ARL_LOWPOWER_FIXED_CTR_ADDRESS(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int arl_lowpower_fixed_ctr_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, arl_lowpower_fixed_ctr_t r)
{
	PMUREG_INDEX(n, 2U);
	at.space = PMUREG_MSR;
	at.address = ARL_LOWPOWER_FIXED_CTR_ADDRESS(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
