/*
 * Intel Core Ultra (Arrow Lake-S, -HX and -H): Core PMU of the E-cores (Skymont)
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
#ifndef PMUREG_ARL_ATOM_H
#define PMUREG_ARL_ATOM_H

#include <pmureg/access.h>

/*
 * Registers that several blocks share. They are described once, under names of their own (archperfmon_skt_core_fixed_ctr_ctrl_t and so on):
 * IA32_FIXED_CTR_CTRL, IA32_PERF_GLOBAL_STATUS, IA32_PERF_GLOBAL_CTRL, IA32_PERF_GLOBAL_STATUS_RESET,
 * MSR_OFFCORE_RSP_<n>, MSR_PEBS_LD_LAT, MSR_SNOOP_RSP_<n>
 */
#include <pmureg/archperfmon/skt_core.h>

/* ---- IA32_PMC_GP<n>_CFG_A: Selects and shapes the event of counter <n>. ----
 * Source: KC MSR_IA32_PMC_V6_GP0_CFG_A
 * Also called: IA32_PERFEVTSEL<n>
 * On a machine: at (version >= 6) ? 0x1901 + 4 * n : (0x186 + n). The address below has the facts of the simulated device.
 * Note: Version 6 has it at 0x1901 + 4 * <n>, version 5 at 0x186 + <n>.
 */

#define ARL_ATOM_PERFEVTSEL_ADDRESS(n)    ((1U) ? 0x1901U + 4U * (n) : (0x186U + (n))) /* n: 0 to 7 */
#define ARL_ATOM_PERFEVTSEL_COUNT         8
#define ARL_ATOM_PERFEVTSEL_RESET         0x0000000000000000ULL
#define ARL_ATOM_PERFEVTSEL_UMASK2_SHIFT  40
#define ARL_ATOM_PERFEVTSEL_UMASK2_WIDTH  8
#define ARL_ATOM_PERFEVTSEL_UMASK2_MASK   0x0000ff0000000000ULL
#define ARL_ATOM_PERFEVTSEL_EQ_SHIFT      36
#define ARL_ATOM_PERFEVTSEL_EQ_WIDTH      1
#define ARL_ATOM_PERFEVTSEL_EQ_MASK       0x0000001000000000ULL
#define ARL_ATOM_PERFEVTSEL_BR_CNTR_SHIFT 35
#define ARL_ATOM_PERFEVTSEL_BR_CNTR_WIDTH 1
#define ARL_ATOM_PERFEVTSEL_BR_CNTR_MASK  0x0000000800000000ULL
#define ARL_ATOM_PERFEVTSEL_CMASK_SHIFT   24
#define ARL_ATOM_PERFEVTSEL_CMASK_WIDTH   8
#define ARL_ATOM_PERFEVTSEL_CMASK_MASK    0x00000000ff000000ULL
#define ARL_ATOM_PERFEVTSEL_INV_SHIFT     23
#define ARL_ATOM_PERFEVTSEL_INV_WIDTH     1
#define ARL_ATOM_PERFEVTSEL_INV_MASK      0x0000000000800000ULL
#define ARL_ATOM_PERFEVTSEL_EN_SHIFT      22
#define ARL_ATOM_PERFEVTSEL_EN_WIDTH      1
#define ARL_ATOM_PERFEVTSEL_EN_MASK       0x0000000000400000ULL
#define ARL_ATOM_PERFEVTSEL_INT_SHIFT     20
#define ARL_ATOM_PERFEVTSEL_INT_WIDTH     1
#define ARL_ATOM_PERFEVTSEL_INT_MASK      0x0000000000100000ULL
#define ARL_ATOM_PERFEVTSEL_PC_SHIFT      19
#define ARL_ATOM_PERFEVTSEL_PC_WIDTH      1
#define ARL_ATOM_PERFEVTSEL_PC_MASK       0x0000000000080000ULL
#define ARL_ATOM_PERFEVTSEL_E_SHIFT       18
#define ARL_ATOM_PERFEVTSEL_E_WIDTH       1
#define ARL_ATOM_PERFEVTSEL_E_MASK        0x0000000000040000ULL
#define ARL_ATOM_PERFEVTSEL_OS_SHIFT      17
#define ARL_ATOM_PERFEVTSEL_OS_WIDTH      1
#define ARL_ATOM_PERFEVTSEL_OS_MASK       0x0000000000020000ULL
#define ARL_ATOM_PERFEVTSEL_USR_SHIFT     16
#define ARL_ATOM_PERFEVTSEL_USR_WIDTH     1
#define ARL_ATOM_PERFEVTSEL_USR_MASK      0x0000000000010000ULL
#define ARL_ATOM_PERFEVTSEL_UMASK_SHIFT   8
#define ARL_ATOM_PERFEVTSEL_UMASK_WIDTH   8
#define ARL_ATOM_PERFEVTSEL_UMASK_MASK    0x000000000000ff00ULL
#define ARL_ATOM_PERFEVTSEL_EVENT_SHIFT   0
#define ARL_ATOM_PERFEVTSEL_EVENT_WIDTH   8
#define ARL_ATOM_PERFEVTSEL_EVENT_MASK    0x00000000000000ffULL

typedef struct {
	uint64_t raw;
} arl_atom_perfevtsel_t;

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
} arl_atom_perfevtsel_fields_t;

static inline __attribute__((always_inline)) arl_atom_perfevtsel_t arl_atom_perfevtsel_pack(arl_atom_perfevtsel_fields_t f)
{
	arl_atom_perfevtsel_t r;

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

static inline arl_atom_perfevtsel_fields_t arl_atom_perfevtsel_unpack(arl_atom_perfevtsel_t r)
{
	arl_atom_perfevtsel_fields_t f;

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

static inline uint64_t arl_atom_perfevtsel_get(arl_atom_perfevtsel_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline arl_atom_perfevtsel_t arl_atom_perfevtsel_with(arl_atom_perfevtsel_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000ff18ffdfffffULL & ~mask);
	return r;
}

#define arl_atom_perfevtsel_get_UMASK2(r)          arl_atom_perfevtsel_get(r, 0x0000ff0000000000ULL, 40)
#define arl_atom_perfevtsel_get_EQ(r)              arl_atom_perfevtsel_get(r, 0x0000001000000000ULL, 36)
#define arl_atom_perfevtsel_get_BR_CNTR(r)         arl_atom_perfevtsel_get(r, 0x0000000800000000ULL, 35)
#define arl_atom_perfevtsel_get_CMASK(r)           arl_atom_perfevtsel_get(r, 0x00000000ff000000ULL, 24)
#define arl_atom_perfevtsel_get_INV(r)             arl_atom_perfevtsel_get(r, 0x0000000000800000ULL, 23)
#define arl_atom_perfevtsel_get_EN(r)              arl_atom_perfevtsel_get(r, 0x0000000000400000ULL, 22)
#define arl_atom_perfevtsel_get_INT(r)             arl_atom_perfevtsel_get(r, 0x0000000000100000ULL, 20)
#define arl_atom_perfevtsel_get_PC(r)              arl_atom_perfevtsel_get(r, 0x0000000000080000ULL, 19)
#define arl_atom_perfevtsel_get_E(r)               arl_atom_perfevtsel_get(r, 0x0000000000040000ULL, 18)
#define arl_atom_perfevtsel_get_OS(r)              arl_atom_perfevtsel_get(r, 0x0000000000020000ULL, 17)
#define arl_atom_perfevtsel_get_USR(r)             arl_atom_perfevtsel_get(r, 0x0000000000010000ULL, 16)
#define arl_atom_perfevtsel_get_UMASK(r)           arl_atom_perfevtsel_get(r, 0x000000000000ff00ULL, 8)
#define arl_atom_perfevtsel_get_EVENT(r)           arl_atom_perfevtsel_get(r, 0x00000000000000ffULL, 0)
#define arl_atom_perfevtsel_with_UMASK2(r, value)  PMUREG_WITH(arl_atom_perfevtsel_with, r, 0x0000ff0000000000ULL, 40, value)
#define arl_atom_perfevtsel_with_EQ(r, value)      PMUREG_WITH(arl_atom_perfevtsel_with, r, 0x0000001000000000ULL, 36, value)
#define arl_atom_perfevtsel_with_BR_CNTR(r, value) PMUREG_WITH(arl_atom_perfevtsel_with, r, 0x0000000800000000ULL, 35, value)
#define arl_atom_perfevtsel_with_CMASK(r, value)   PMUREG_WITH(arl_atom_perfevtsel_with, r, 0x00000000ff000000ULL, 24, value)
#define arl_atom_perfevtsel_with_INV(r, value)     PMUREG_WITH(arl_atom_perfevtsel_with, r, 0x0000000000800000ULL, 23, value)
#define arl_atom_perfevtsel_with_EN(r, value)      PMUREG_WITH(arl_atom_perfevtsel_with, r, 0x0000000000400000ULL, 22, value)
#define arl_atom_perfevtsel_with_INT(r, value)     PMUREG_WITH(arl_atom_perfevtsel_with, r, 0x0000000000100000ULL, 20, value)
#define arl_atom_perfevtsel_with_PC(r, value)      PMUREG_WITH(arl_atom_perfevtsel_with, r, 0x0000000000080000ULL, 19, value)
#define arl_atom_perfevtsel_with_E(r, value)       PMUREG_WITH(arl_atom_perfevtsel_with, r, 0x0000000000040000ULL, 18, value)
#define arl_atom_perfevtsel_with_OS(r, value)      PMUREG_WITH(arl_atom_perfevtsel_with, r, 0x0000000000020000ULL, 17, value)
#define arl_atom_perfevtsel_with_USR(r, value)     PMUREG_WITH(arl_atom_perfevtsel_with, r, 0x0000000000010000ULL, 16, value)
#define arl_atom_perfevtsel_with_UMASK(r, value)   PMUREG_WITH(arl_atom_perfevtsel_with, r, 0x000000000000ff00ULL, 8, value)
#define arl_atom_perfevtsel_with_EVENT(r, value)   PMUREG_WITH(arl_atom_perfevtsel_with, r, 0x00000000000000ffULL, 0, value)

static inline int arl_atom_perfevtsel_check(arl_atom_perfevtsel_t r)
{
	if ((((r.raw >> 23) & 0x1ULL)) && !(((r.raw >> 24) & 0xffULL) >= 1ULL))
		return 0;
	if ((r.raw & 0xffff00e700200000ULL) != 0x0000000000000000ULL)
		return 1;
	return -1;
}

static inline const char *arl_atom_perfevtsel_rule(int rule)
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
static inline arl_atom_perfevtsel_t arl_atom_perfevtsel_read(unsigned int n)
{
	arl_atom_perfevtsel_t r;

	PMUREG_INDEX(n, 7U);
	r.raw = pmureg_rdmsr(ARL_ATOM_PERFEVTSEL_ADDRESS(n));
	return r;
}

static inline void arl_atom_perfevtsel_write(unsigned int n, arl_atom_perfevtsel_t r)
{
	PMUREG_INDEX(n, 7U);
	pmureg_wrmsr(ARL_ATOM_PERFEVTSEL_ADDRESS(n), r.raw);
}

#ifdef PMUREG_LINUX
static inline int arl_atom_perfevtsel_read_safe(unsigned int n, arl_atom_perfevtsel_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 7U);
	error = pmureg_rdmsr_safe(ARL_ATOM_PERFEVTSEL_ADDRESS(n), &value);
	r->raw = value;
	return error;
}

static inline int arl_atom_perfevtsel_write_safe(unsigned int n, arl_atom_perfevtsel_t r)
{
	PMUREG_INDEX(n, 7U);
	return pmureg_wrmsr_safe(ARL_ATOM_PERFEVTSEL_ADDRESS(n), r.raw);
}
#endif
#else
arl_atom_perfevtsel_t arl_atom_perfevtsel_read(unsigned int n) PMUREG_NO_MSR;
void arl_atom_perfevtsel_write(unsigned int n, arl_atom_perfevtsel_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int arl_atom_perfevtsel_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, arl_atom_perfevtsel_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 7U);
	at.space = PMUREG_MSR;
	at.address = ARL_ATOM_PERFEVTSEL_ADDRESS(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int arl_atom_perfevtsel_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, arl_atom_perfevtsel_t r)
{
	PMUREG_INDEX(n, 7U);
	at.space = PMUREG_MSR;
	at.address = ARL_ATOM_PERFEVTSEL_ADDRESS(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- IA32_PMC_GP<n>_CTR: Counter <n>, all of whose bits can be written. ----
 * Source: KC MSR_IA32_PMC_V6_GP0_CTR
 * Also called: IA32_A_PMC<n>, IA32_PMC<n>
 * On a machine: at (version >= 6) ? 0x1900 + 4 * n : (0x4c1 + n). The address below has the facts of the simulated device.
 * Note: Version 6 has it at 0x1900 + 4 * <n>, version 5 at 0x4C1 + <n>.
 */

#define ARL_ATOM_PMC_ADDRESS(n)  ((1U) ? 0x1900U + 4U * (n) : (0x4c1U + (n))) /* n: 0 to 7 */
#define ARL_ATOM_PMC_COUNT       8
#define ARL_ATOM_PMC_RESET       0x0000000000000000ULL
#define ARL_ATOM_PMC_COUNT_SHIFT 0
#define ARL_ATOM_PMC_COUNT_WIDTH 48
#define ARL_ATOM_PMC_COUNT_MASK  0x0000ffffffffffffULL

typedef struct {
	uint64_t raw;
} arl_atom_pmc_t;

typedef struct {
	uint64_t COUNT; /* 47:0  RW-V The count. */
} arl_atom_pmc_fields_t;

static inline __attribute__((always_inline)) arl_atom_pmc_t arl_atom_pmc_pack(arl_atom_pmc_fields_t f)
{
	arl_atom_pmc_t r;

	r.raw = 0
		| pmureg_put64(f.COUNT, 0xffffffffffffULL, 0);
	return r;
}

static inline arl_atom_pmc_fields_t arl_atom_pmc_unpack(arl_atom_pmc_t r)
{
	arl_atom_pmc_fields_t f;

	f.COUNT = r.raw & 0xffffffffffffULL;
	return f;
}

static inline uint64_t arl_atom_pmc_get(arl_atom_pmc_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline arl_atom_pmc_t arl_atom_pmc_with(arl_atom_pmc_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000ffffffffffffULL & ~mask);
	return r;
}

#define arl_atom_pmc_get_COUNT(r)         arl_atom_pmc_get(r, 0x0000ffffffffffffULL, 0)
#define arl_atom_pmc_with_COUNT(r, value) PMUREG_WITH(arl_atom_pmc_with, r, 0x0000ffffffffffffULL, 0, value)

static inline int arl_atom_pmc_check(arl_atom_pmc_t r)
{
	if ((r.raw & 0xffff000000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *arl_atom_pmc_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffff000000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline arl_atom_pmc_t arl_atom_pmc_read(unsigned int n)
{
	arl_atom_pmc_t r;

	PMUREG_INDEX(n, 7U);
	r.raw = pmureg_rdmsr(ARL_ATOM_PMC_ADDRESS(n));
	return r;
}

static inline void arl_atom_pmc_write(unsigned int n, arl_atom_pmc_t r)
{
	PMUREG_INDEX(n, 7U);
	pmureg_wrmsr(ARL_ATOM_PMC_ADDRESS(n), r.raw);
}

#ifdef PMUREG_LINUX
static inline int arl_atom_pmc_read_safe(unsigned int n, arl_atom_pmc_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 7U);
	error = pmureg_rdmsr_safe(ARL_ATOM_PMC_ADDRESS(n), &value);
	r->raw = value;
	return error;
}

static inline int arl_atom_pmc_write_safe(unsigned int n, arl_atom_pmc_t r)
{
	PMUREG_INDEX(n, 7U);
	return pmureg_wrmsr_safe(ARL_ATOM_PMC_ADDRESS(n), r.raw);
}
#endif
#else
arl_atom_pmc_t arl_atom_pmc_read(unsigned int n) PMUREG_NO_MSR;
void arl_atom_pmc_write(unsigned int n, arl_atom_pmc_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int arl_atom_pmc_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, arl_atom_pmc_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 7U);
	at.space = PMUREG_MSR;
	at.address = ARL_ATOM_PMC_ADDRESS(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int arl_atom_pmc_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, arl_atom_pmc_t r)
{
	PMUREG_INDEX(n, 7U);
	at.space = PMUREG_MSR;
	at.address = ARL_ATOM_PMC_ADDRESS(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- IA32_PMC_FX<n>_CTR: Fixed counter <n>: 0 instructions, 1 cycles of the core, 2 cycles at a fixed rate; 4 slots of wrong speculation, 5 left empty by the front end, 6 whose operations retired. ----
 * Source: KC MSR_IA32_PMC_V6_FX0_CTR
 * Also called: IA32_FIXED_CTR<n>
 * On a machine: at (version >= 6) ? 0x1980 + 4 * n : (0x309 + n). The address below has the facts of the simulated device.
 * Note: Version 6 has it at 0x1980 + 4 * <n>, version 5 at 0x309 + <n>.
 */

#define ARL_ATOM_FIXED_CTR_ADDRESS(n)  ((1U) ? 0x1980U + 4U * (n) : (0x309U + (n))) /* n: 0 to 6 */
#define ARL_ATOM_FIXED_CTR_COUNT       7
#define ARL_ATOM_FIXED_CTR_RESET       0x0000000000000000ULL
#define ARL_ATOM_FIXED_CTR_COUNT_SHIFT 0
#define ARL_ATOM_FIXED_CTR_COUNT_WIDTH 48
#define ARL_ATOM_FIXED_CTR_COUNT_MASK  0x0000ffffffffffffULL

typedef struct {
	uint64_t raw;
} arl_atom_fixed_ctr_t;

typedef struct {
	uint64_t COUNT; /* 47:0  RW-V The count. */
} arl_atom_fixed_ctr_fields_t;

static inline __attribute__((always_inline)) arl_atom_fixed_ctr_t arl_atom_fixed_ctr_pack(arl_atom_fixed_ctr_fields_t f)
{
	arl_atom_fixed_ctr_t r;

	r.raw = 0
		| pmureg_put64(f.COUNT, 0xffffffffffffULL, 0);
	return r;
}

static inline arl_atom_fixed_ctr_fields_t arl_atom_fixed_ctr_unpack(arl_atom_fixed_ctr_t r)
{
	arl_atom_fixed_ctr_fields_t f;

	f.COUNT = r.raw & 0xffffffffffffULL;
	return f;
}

static inline uint64_t arl_atom_fixed_ctr_get(arl_atom_fixed_ctr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline arl_atom_fixed_ctr_t arl_atom_fixed_ctr_with(arl_atom_fixed_ctr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000ffffffffffffULL & ~mask);
	return r;
}

#define arl_atom_fixed_ctr_get_COUNT(r)         arl_atom_fixed_ctr_get(r, 0x0000ffffffffffffULL, 0)
#define arl_atom_fixed_ctr_with_COUNT(r, value) PMUREG_WITH(arl_atom_fixed_ctr_with, r, 0x0000ffffffffffffULL, 0, value)

static inline int arl_atom_fixed_ctr_check(arl_atom_fixed_ctr_t r)
{
	if ((r.raw & 0xffff000000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *arl_atom_fixed_ctr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffff000000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline arl_atom_fixed_ctr_t arl_atom_fixed_ctr_read(unsigned int n)
{
	arl_atom_fixed_ctr_t r;

	PMUREG_INDEX(n, 6U);
	r.raw = pmureg_rdmsr(ARL_ATOM_FIXED_CTR_ADDRESS(n));
	return r;
}

static inline void arl_atom_fixed_ctr_write(unsigned int n, arl_atom_fixed_ctr_t r)
{
	PMUREG_INDEX(n, 6U);
	pmureg_wrmsr(ARL_ATOM_FIXED_CTR_ADDRESS(n), r.raw);
}

#ifdef PMUREG_LINUX
static inline int arl_atom_fixed_ctr_read_safe(unsigned int n, arl_atom_fixed_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 6U);
	error = pmureg_rdmsr_safe(ARL_ATOM_FIXED_CTR_ADDRESS(n), &value);
	r->raw = value;
	return error;
}

static inline int arl_atom_fixed_ctr_write_safe(unsigned int n, arl_atom_fixed_ctr_t r)
{
	PMUREG_INDEX(n, 6U);
	return pmureg_wrmsr_safe(ARL_ATOM_FIXED_CTR_ADDRESS(n), r.raw);
}
#endif
#else
arl_atom_fixed_ctr_t arl_atom_fixed_ctr_read(unsigned int n) PMUREG_NO_MSR;
void arl_atom_fixed_ctr_write(unsigned int n, arl_atom_fixed_ctr_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int arl_atom_fixed_ctr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, arl_atom_fixed_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 6U);
	at.space = PMUREG_MSR;
	at.address = ARL_ATOM_FIXED_CTR_ADDRESS(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int arl_atom_fixed_ctr_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, arl_atom_fixed_ctr_t r)
{
	PMUREG_INDEX(n, 6U);
	at.space = PMUREG_MSR;
	at.address = ARL_ATOM_FIXED_CTR_ADDRESS(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
