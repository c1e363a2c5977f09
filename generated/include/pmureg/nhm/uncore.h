/*
 * Intel Nehalem and Westmere uncore PMU: Uncore of a package
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
 * Made by pmureg from regdefs/intel/nhm.yaml. Edit that, not this.
 */
#ifndef PMUREG_NHM_UNCORE_H
#define PMUREG_NHM_UNCORE_H

#include <pmureg/access.h>

/* ---- MSR_UNCORE_PERF_GLOBAL_CTRL: Enables the counters and routes the overflow interrupt. ----
 * Source: SDM 18.17.2.1
 * Note: Four cores are documented, on Westmere with six cores, too.
 */

#define NHM_UNCORE_PERF_GLOBAL_CTRL_ADDRESS           0x391U
#define NHM_UNCORE_PERF_GLOBAL_CTRL_RESET             0x0000000000000000ULL
#define NHM_UNCORE_PERF_GLOBAL_CTRL_PMI_FRZ_SHIFT     63
#define NHM_UNCORE_PERF_GLOBAL_CTRL_PMI_FRZ_WIDTH     1
#define NHM_UNCORE_PERF_GLOBAL_CTRL_PMI_FRZ_MASK      0x8000000000000000ULL
#define NHM_UNCORE_PERF_GLOBAL_CTRL_EN_PMI_CORE_SHIFT 48
#define NHM_UNCORE_PERF_GLOBAL_CTRL_EN_PMI_CORE_WIDTH 4
#define NHM_UNCORE_PERF_GLOBAL_CTRL_EN_PMI_CORE_MASK  0x000f000000000000ULL
#define NHM_UNCORE_PERF_GLOBAL_CTRL_EN_PMI_CORE_COUNT 4
#define NHM_UNCORE_PERF_GLOBAL_CTRL_EN_FC0_SHIFT      32
#define NHM_UNCORE_PERF_GLOBAL_CTRL_EN_FC0_WIDTH      1
#define NHM_UNCORE_PERF_GLOBAL_CTRL_EN_FC0_MASK       0x0000000100000000ULL
#define NHM_UNCORE_PERF_GLOBAL_CTRL_EN_PC_SHIFT       0
#define NHM_UNCORE_PERF_GLOBAL_CTRL_EN_PC_WIDTH       8
#define NHM_UNCORE_PERF_GLOBAL_CTRL_EN_PC_MASK        0x00000000000000ffULL
#define NHM_UNCORE_PERF_GLOBAL_CTRL_EN_PC_COUNT       8

typedef struct {
	uint64_t raw;
} nhm_uncore_perf_global_ctrl_t;

typedef struct {
	uint64_t PMI_FRZ;     /* 63    RW   1 disables all counters when the interrupt is raised; software enables them again. */
	uint64_t EN_PMI_CORE; /* 51:48 RW   1 sends the overflow interrupt to core <n>. */
	uint64_t EN_FC0;      /* 32    RW-V 1 enables the fixed counter. */
	uint64_t EN_PC;       /* 7:0   RW-V 1 enables counter <n>. */
} nhm_uncore_perf_global_ctrl_fields_t;

static inline __attribute__((always_inline)) nhm_uncore_perf_global_ctrl_t nhm_uncore_perf_global_ctrl_pack(nhm_uncore_perf_global_ctrl_fields_t f)
{
	nhm_uncore_perf_global_ctrl_t r;

	r.raw = 0
		| pmureg_put64(f.PMI_FRZ, 0x1ULL, 63)
		| pmureg_put64(f.EN_PMI_CORE, 0xfULL, 48)
		| pmureg_put64(f.EN_FC0, 0x1ULL, 32)
		| pmureg_put64(f.EN_PC, 0xffULL, 0);
	return r;
}

static inline nhm_uncore_perf_global_ctrl_fields_t nhm_uncore_perf_global_ctrl_unpack(nhm_uncore_perf_global_ctrl_t r)
{
	nhm_uncore_perf_global_ctrl_fields_t f;

	f.PMI_FRZ = r.raw >> 63;
	f.EN_PMI_CORE = (r.raw >> 48) & 0xfULL;
	f.EN_FC0 = (r.raw >> 32) & 0x1ULL;
	f.EN_PC = r.raw & 0xffULL;
	return f;
}

static inline uint64_t nhm_uncore_perf_global_ctrl_get(nhm_uncore_perf_global_ctrl_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline nhm_uncore_perf_global_ctrl_t nhm_uncore_perf_global_ctrl_with(nhm_uncore_perf_global_ctrl_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x800f0001000000ffULL & ~mask);
	return r;
}

#define nhm_uncore_perf_global_ctrl_get_PMI_FRZ(r)             nhm_uncore_perf_global_ctrl_get(r, 0x8000000000000000ULL, 63)
#define nhm_uncore_perf_global_ctrl_get_EN_FC0(r)              nhm_uncore_perf_global_ctrl_get(r, 0x0000000100000000ULL, 32)
#define nhm_uncore_perf_global_ctrl_with_PMI_FRZ(r, value)     PMUREG_WITH(nhm_uncore_perf_global_ctrl_with, r, 0x8000000000000000ULL, 63, value)
#define nhm_uncore_perf_global_ctrl_with_EN_PMI_CORE(r, value) PMUREG_WITH(nhm_uncore_perf_global_ctrl_with, r, 0x000f000000000000ULL, 48, value)
#define nhm_uncore_perf_global_ctrl_with_EN_FC0(r, value)      PMUREG_WITH(nhm_uncore_perf_global_ctrl_with, r, 0x0000000100000000ULL, 32, value)
#define nhm_uncore_perf_global_ctrl_with_EN_PC(r, value)       PMUREG_WITH(nhm_uncore_perf_global_ctrl_with, r, 0x00000000000000ffULL, 0, value)

/* Element n of EN_PMI_CORE, 0 to 3. Another index gives 0; debug builds assert. */
static inline uint64_t nhm_uncore_perf_global_ctrl_get_EN_PMI_CORE(nhm_uncore_perf_global_ctrl_t r, unsigned int n)
{
	PMUREG_INDEX(n, 3U);
	return n < 4U ? (r.raw >> (48U + n)) & 0x1ULL : 0;
}

/* Element n of EN_PC, 0 to 7. Another index gives 0; debug builds assert. */
static inline uint64_t nhm_uncore_perf_global_ctrl_get_EN_PC(nhm_uncore_perf_global_ctrl_t r, unsigned int n)
{
	PMUREG_INDEX(n, 7U);
	return n < 8U ? (r.raw >> n) & 0x1ULL : 0;
}

static inline int nhm_uncore_perf_global_ctrl_check(nhm_uncore_perf_global_ctrl_t r)
{
	if ((r.raw & 0x7ff0fffeffffff00ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *nhm_uncore_perf_global_ctrl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0x7ff0fffeffffff00 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline nhm_uncore_perf_global_ctrl_t nhm_uncore_perf_global_ctrl_read(void)
{
	nhm_uncore_perf_global_ctrl_t r;

	r.raw = pmureg_rdmsr(NHM_UNCORE_PERF_GLOBAL_CTRL_ADDRESS);
	return r;
}

static inline void nhm_uncore_perf_global_ctrl_write(nhm_uncore_perf_global_ctrl_t r)
{
	pmureg_wrmsr(NHM_UNCORE_PERF_GLOBAL_CTRL_ADDRESS, r.raw);
}

#ifdef PMUREG_LINUX
static inline int nhm_uncore_perf_global_ctrl_read_safe(nhm_uncore_perf_global_ctrl_t *r)
{
	uint64_t value = 0;
	int error;

	error = pmureg_rdmsr_safe(NHM_UNCORE_PERF_GLOBAL_CTRL_ADDRESS, &value);
	r->raw = value;
	return error;
}

static inline int nhm_uncore_perf_global_ctrl_write_safe(nhm_uncore_perf_global_ctrl_t r)
{
	return pmureg_wrmsr_safe(NHM_UNCORE_PERF_GLOBAL_CTRL_ADDRESS, r.raw);
}
#endif
#else
nhm_uncore_perf_global_ctrl_t nhm_uncore_perf_global_ctrl_read(void) PMUREG_NO_MSR;
void nhm_uncore_perf_global_ctrl_write(nhm_uncore_perf_global_ctrl_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int nhm_uncore_perf_global_ctrl_io_read(struct pmureg_io *io, struct pmureg_place at, nhm_uncore_perf_global_ctrl_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MSR;
	at.address = NHM_UNCORE_PERF_GLOBAL_CTRL_ADDRESS;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int nhm_uncore_perf_global_ctrl_io_write(struct pmureg_io *io, struct pmureg_place at, nhm_uncore_perf_global_ctrl_t r)
{
	at.space = PMUREG_MSR;
	at.address = NHM_UNCORE_PERF_GLOBAL_CTRL_ADDRESS;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- MSR_UNCORE_PERF_GLOBAL_STATUS: Which counters overflowed. ----
 * Source: SDM 18.17.2.1
 */

#define NHM_UNCORE_PERF_GLOBAL_STATUS_ADDRESS       0x392U
#define NHM_UNCORE_PERF_GLOBAL_STATUS_RESET         0x0000000000000000ULL
#define NHM_UNCORE_PERF_GLOBAL_STATUS_CHG_SHIFT     63
#define NHM_UNCORE_PERF_GLOBAL_STATUS_CHG_WIDTH     1
#define NHM_UNCORE_PERF_GLOBAL_STATUS_CHG_MASK      0x8000000000000000ULL
#define NHM_UNCORE_PERF_GLOBAL_STATUS_OVF_PMI_SHIFT 61
#define NHM_UNCORE_PERF_GLOBAL_STATUS_OVF_PMI_WIDTH 1
#define NHM_UNCORE_PERF_GLOBAL_STATUS_OVF_PMI_MASK  0x2000000000000000ULL
#define NHM_UNCORE_PERF_GLOBAL_STATUS_OVF_FC0_SHIFT 32
#define NHM_UNCORE_PERF_GLOBAL_STATUS_OVF_FC0_WIDTH 1
#define NHM_UNCORE_PERF_GLOBAL_STATUS_OVF_FC0_MASK  0x0000000100000000ULL
#define NHM_UNCORE_PERF_GLOBAL_STATUS_OVF_PC_SHIFT  0
#define NHM_UNCORE_PERF_GLOBAL_STATUS_OVF_PC_WIDTH  8
#define NHM_UNCORE_PERF_GLOBAL_STATUS_OVF_PC_MASK   0x00000000000000ffULL
#define NHM_UNCORE_PERF_GLOBAL_STATUS_OVF_PC_COUNT  8

typedef struct {
	uint64_t raw;
} nhm_uncore_perf_global_status_t;

typedef struct {
	uint64_t CHG;     /* 63    RO-V A bit of this register changed since CHG was cleared. */
	uint64_t OVF_PMI; /* 61    RO-V A counter raised the overflow interrupt. */
	uint64_t OVF_FC0; /* 32    RO-V The fixed counter overflowed. */
	uint64_t OVF_PC;  /* 7:0   RO-V Counter <n> overflowed. */
} nhm_uncore_perf_global_status_fields_t;

static inline __attribute__((always_inline)) nhm_uncore_perf_global_status_t nhm_uncore_perf_global_status_pack(nhm_uncore_perf_global_status_fields_t f)
{
	nhm_uncore_perf_global_status_t r;

	r.raw = 0
		| pmureg_put64(f.CHG, 0x1ULL, 63)
		| pmureg_put64(f.OVF_PMI, 0x1ULL, 61)
		| pmureg_put64(f.OVF_FC0, 0x1ULL, 32)
		| pmureg_put64(f.OVF_PC, 0xffULL, 0);
	return r;
}

static inline nhm_uncore_perf_global_status_fields_t nhm_uncore_perf_global_status_unpack(nhm_uncore_perf_global_status_t r)
{
	nhm_uncore_perf_global_status_fields_t f;

	f.CHG = r.raw >> 63;
	f.OVF_PMI = (r.raw >> 61) & 0x1ULL;
	f.OVF_FC0 = (r.raw >> 32) & 0x1ULL;
	f.OVF_PC = r.raw & 0xffULL;
	return f;
}

static inline uint64_t nhm_uncore_perf_global_status_get(nhm_uncore_perf_global_status_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define nhm_uncore_perf_global_status_get_CHG(r)     nhm_uncore_perf_global_status_get(r, 0x8000000000000000ULL, 63)
#define nhm_uncore_perf_global_status_get_OVF_PMI(r) nhm_uncore_perf_global_status_get(r, 0x2000000000000000ULL, 61)
#define nhm_uncore_perf_global_status_get_OVF_FC0(r) nhm_uncore_perf_global_status_get(r, 0x0000000100000000ULL, 32)

/* Element n of OVF_PC, 0 to 7. Another index gives 0; debug builds assert. */
static inline uint64_t nhm_uncore_perf_global_status_get_OVF_PC(nhm_uncore_perf_global_status_t r, unsigned int n)
{
	PMUREG_INDEX(n, 7U);
	return n < 8U ? (r.raw >> n) & 0x1ULL : 0;
}

static inline int nhm_uncore_perf_global_status_check(nhm_uncore_perf_global_status_t r)
{
	if ((r.raw & 0x5ffffffeffffff00ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *nhm_uncore_perf_global_status_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0x5ffffffeffffff00 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline nhm_uncore_perf_global_status_t nhm_uncore_perf_global_status_read(void)
{
	nhm_uncore_perf_global_status_t r;

	r.raw = pmureg_rdmsr(NHM_UNCORE_PERF_GLOBAL_STATUS_ADDRESS);
	return r;
}

#ifdef PMUREG_LINUX
static inline int nhm_uncore_perf_global_status_read_safe(nhm_uncore_perf_global_status_t *r)
{
	uint64_t value = 0;
	int error;

	error = pmureg_rdmsr_safe(NHM_UNCORE_PERF_GLOBAL_STATUS_ADDRESS, &value);
	r->raw = value;
	return error;
}
#endif
#else
nhm_uncore_perf_global_status_t nhm_uncore_perf_global_status_read(void) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int nhm_uncore_perf_global_status_io_read(struct pmureg_io *io, struct pmureg_place at, nhm_uncore_perf_global_status_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MSR;
	at.address = NHM_UNCORE_PERF_GLOBAL_STATUS_ADDRESS;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- MSR_UNCORE_PERF_GLOBAL_OVF_CTRL: Clears the bits of MSR_UNCORE_PERF_GLOBAL_STATUS. ----
 * Source: SDM 18.17.2.1
 */

#define NHM_UNCORE_PERF_GLOBAL_OVF_CTRL_ADDRESS           0x393U
#define NHM_UNCORE_PERF_GLOBAL_OVF_CTRL_RESET             0x0000000000000000ULL
#define NHM_UNCORE_PERF_GLOBAL_OVF_CTRL_ACTING            0xa0000001000000ffULL
#define NHM_UNCORE_PERF_GLOBAL_OVF_CTRL_CLR_CHG_SHIFT     63
#define NHM_UNCORE_PERF_GLOBAL_OVF_CTRL_CLR_CHG_WIDTH     1
#define NHM_UNCORE_PERF_GLOBAL_OVF_CTRL_CLR_CHG_MASK      0x8000000000000000ULL
#define NHM_UNCORE_PERF_GLOBAL_OVF_CTRL_CLR_OVF_PMI_SHIFT 61
#define NHM_UNCORE_PERF_GLOBAL_OVF_CTRL_CLR_OVF_PMI_WIDTH 1
#define NHM_UNCORE_PERF_GLOBAL_OVF_CTRL_CLR_OVF_PMI_MASK  0x2000000000000000ULL
#define NHM_UNCORE_PERF_GLOBAL_OVF_CTRL_CLR_OVF_FC0_SHIFT 32
#define NHM_UNCORE_PERF_GLOBAL_OVF_CTRL_CLR_OVF_FC0_WIDTH 1
#define NHM_UNCORE_PERF_GLOBAL_OVF_CTRL_CLR_OVF_FC0_MASK  0x0000000100000000ULL
#define NHM_UNCORE_PERF_GLOBAL_OVF_CTRL_CLR_OVF_PC_SHIFT  0
#define NHM_UNCORE_PERF_GLOBAL_OVF_CTRL_CLR_OVF_PC_WIDTH  8
#define NHM_UNCORE_PERF_GLOBAL_OVF_CTRL_CLR_OVF_PC_MASK   0x00000000000000ffULL
#define NHM_UNCORE_PERF_GLOBAL_OVF_CTRL_CLR_OVF_PC_COUNT  8

typedef struct {
	uint64_t raw;
} nhm_uncore_perf_global_ovf_ctrl_t;

typedef struct {
	uint64_t CLR_CHG;     /* 63    WO self-clearing Write 1 to clear CHG. */
	uint64_t CLR_OVF_PMI; /* 61    WO self-clearing Write 1 to clear OVF_PMI. */
	uint64_t CLR_OVF_FC0; /* 32    WO self-clearing Write 1 to clear OVF_FC0. */
	uint64_t CLR_OVF_PC;  /* 7:0   WO self-clearing Write 1 to clear OVF_PC<n>. */
} nhm_uncore_perf_global_ovf_ctrl_fields_t;

static inline __attribute__((always_inline)) nhm_uncore_perf_global_ovf_ctrl_t nhm_uncore_perf_global_ovf_ctrl_pack(nhm_uncore_perf_global_ovf_ctrl_fields_t f)
{
	nhm_uncore_perf_global_ovf_ctrl_t r;

	r.raw = 0
		| pmureg_put64(f.CLR_CHG, 0x1ULL, 63)
		| pmureg_put64(f.CLR_OVF_PMI, 0x1ULL, 61)
		| pmureg_put64(f.CLR_OVF_FC0, 0x1ULL, 32)
		| pmureg_put64(f.CLR_OVF_PC, 0xffULL, 0);
	return r;
}

static inline nhm_uncore_perf_global_ovf_ctrl_fields_t nhm_uncore_perf_global_ovf_ctrl_unpack(nhm_uncore_perf_global_ovf_ctrl_t r)
{
	nhm_uncore_perf_global_ovf_ctrl_fields_t f;

	f.CLR_CHG = r.raw >> 63;
	f.CLR_OVF_PMI = (r.raw >> 61) & 0x1ULL;
	f.CLR_OVF_FC0 = (r.raw >> 32) & 0x1ULL;
	f.CLR_OVF_PC = r.raw & 0xffULL;
	return f;
}

static inline nhm_uncore_perf_global_ovf_ctrl_t nhm_uncore_perf_global_ovf_ctrl_with(nhm_uncore_perf_global_ovf_ctrl_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift);
	return r;
}

#define nhm_uncore_perf_global_ovf_ctrl_with_CLR_CHG(r, value)     PMUREG_WITH(nhm_uncore_perf_global_ovf_ctrl_with, r, 0x8000000000000000ULL, 63, value)
#define nhm_uncore_perf_global_ovf_ctrl_with_CLR_OVF_PMI(r, value) PMUREG_WITH(nhm_uncore_perf_global_ovf_ctrl_with, r, 0x2000000000000000ULL, 61, value)
#define nhm_uncore_perf_global_ovf_ctrl_with_CLR_OVF_FC0(r, value) PMUREG_WITH(nhm_uncore_perf_global_ovf_ctrl_with, r, 0x0000000100000000ULL, 32, value)
#define nhm_uncore_perf_global_ovf_ctrl_with_CLR_OVF_PC(r, value)  PMUREG_WITH(nhm_uncore_perf_global_ovf_ctrl_with, r, 0x00000000000000ffULL, 0, value)

static inline int nhm_uncore_perf_global_ovf_ctrl_check(nhm_uncore_perf_global_ovf_ctrl_t r)
{
	if ((r.raw & 0x5ffffffeffffff00ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *nhm_uncore_perf_global_ovf_ctrl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0x5ffffffeffffff00 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline void nhm_uncore_perf_global_ovf_ctrl_write(nhm_uncore_perf_global_ovf_ctrl_t r)
{
	pmureg_wrmsr(NHM_UNCORE_PERF_GLOBAL_OVF_CTRL_ADDRESS, r.raw);
}

#ifdef PMUREG_LINUX
static inline int nhm_uncore_perf_global_ovf_ctrl_write_safe(nhm_uncore_perf_global_ovf_ctrl_t r)
{
	return pmureg_wrmsr_safe(NHM_UNCORE_PERF_GLOBAL_OVF_CTRL_ADDRESS, r.raw);
}
#endif
#else
void nhm_uncore_perf_global_ovf_ctrl_write(nhm_uncore_perf_global_ovf_ctrl_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int nhm_uncore_perf_global_ovf_ctrl_io_write(struct pmureg_io *io, struct pmureg_place at, nhm_uncore_perf_global_ovf_ctrl_t r)
{
	at.space = PMUREG_MSR;
	at.address = NHM_UNCORE_PERF_GLOBAL_OVF_CTRL_ADDRESS;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- MSR_UNCORE_FIXED_CTR0: Counts uncore clocks. ----
 * Source: SDM 18.17.2.2
 * Also called: MSR_UNCORE_FixedCntr0
 * Note: The SDM's text has the other name. Sandy Bridge has the control here and the counter at 0x395.
 */

#define NHM_UNCORE_FIXED_CTR0_ADDRESS     0x394U
#define NHM_UNCORE_FIXED_CTR0_RESET       0x0000000000000000ULL
#define NHM_UNCORE_FIXED_CTR0_COUNT_SHIFT 0
#define NHM_UNCORE_FIXED_CTR0_COUNT_WIDTH 48
#define NHM_UNCORE_FIXED_CTR0_COUNT_MASK  0x0000ffffffffffffULL

typedef struct {
	uint64_t raw;
} nhm_uncore_fixed_ctr0_t;

typedef struct {
	uint64_t COUNT; /* 47:0  RW-V The count. */
} nhm_uncore_fixed_ctr0_fields_t;

static inline __attribute__((always_inline)) nhm_uncore_fixed_ctr0_t nhm_uncore_fixed_ctr0_pack(nhm_uncore_fixed_ctr0_fields_t f)
{
	nhm_uncore_fixed_ctr0_t r;

	r.raw = 0
		| pmureg_put64(f.COUNT, 0xffffffffffffULL, 0);
	return r;
}

static inline nhm_uncore_fixed_ctr0_fields_t nhm_uncore_fixed_ctr0_unpack(nhm_uncore_fixed_ctr0_t r)
{
	nhm_uncore_fixed_ctr0_fields_t f;

	f.COUNT = r.raw & 0xffffffffffffULL;
	return f;
}

static inline uint64_t nhm_uncore_fixed_ctr0_get(nhm_uncore_fixed_ctr0_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline nhm_uncore_fixed_ctr0_t nhm_uncore_fixed_ctr0_with(nhm_uncore_fixed_ctr0_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000ffffffffffffULL & ~mask);
	return r;
}

#define nhm_uncore_fixed_ctr0_get_COUNT(r)         nhm_uncore_fixed_ctr0_get(r, 0x0000ffffffffffffULL, 0)
#define nhm_uncore_fixed_ctr0_with_COUNT(r, value) PMUREG_WITH(nhm_uncore_fixed_ctr0_with, r, 0x0000ffffffffffffULL, 0, value)

static inline int nhm_uncore_fixed_ctr0_check(nhm_uncore_fixed_ctr0_t r)
{
	if ((r.raw & 0xffff000000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *nhm_uncore_fixed_ctr0_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffff000000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline nhm_uncore_fixed_ctr0_t nhm_uncore_fixed_ctr0_read(void)
{
	nhm_uncore_fixed_ctr0_t r;

	r.raw = pmureg_rdmsr(NHM_UNCORE_FIXED_CTR0_ADDRESS);
	return r;
}

static inline void nhm_uncore_fixed_ctr0_write(nhm_uncore_fixed_ctr0_t r)
{
	pmureg_wrmsr(NHM_UNCORE_FIXED_CTR0_ADDRESS, r.raw);
}

#ifdef PMUREG_LINUX
static inline int nhm_uncore_fixed_ctr0_read_safe(nhm_uncore_fixed_ctr0_t *r)
{
	uint64_t value = 0;
	int error;

	error = pmureg_rdmsr_safe(NHM_UNCORE_FIXED_CTR0_ADDRESS, &value);
	r->raw = value;
	return error;
}

static inline int nhm_uncore_fixed_ctr0_write_safe(nhm_uncore_fixed_ctr0_t r)
{
	return pmureg_wrmsr_safe(NHM_UNCORE_FIXED_CTR0_ADDRESS, r.raw);
}
#endif
#else
nhm_uncore_fixed_ctr0_t nhm_uncore_fixed_ctr0_read(void) PMUREG_NO_MSR;
void nhm_uncore_fixed_ctr0_write(nhm_uncore_fixed_ctr0_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int nhm_uncore_fixed_ctr0_io_read(struct pmureg_io *io, struct pmureg_place at, nhm_uncore_fixed_ctr0_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MSR;
	at.address = NHM_UNCORE_FIXED_CTR0_ADDRESS;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int nhm_uncore_fixed_ctr0_io_write(struct pmureg_io *io, struct pmureg_place at, nhm_uncore_fixed_ctr0_t r)
{
	at.space = PMUREG_MSR;
	at.address = NHM_UNCORE_FIXED_CTR0_ADDRESS;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- MSR_UNCORE_FIXED_CTR_CTRL: Control of the fixed counter. ----
 * Source: SDM 18.17.2.2
 */

#define NHM_UNCORE_FIXED_CTR_CTRL_ADDRESS   0x395U
#define NHM_UNCORE_FIXED_CTR_CTRL_RESET     0x0000000000000000ULL
#define NHM_UNCORE_FIXED_CTR_CTRL_PMI_SHIFT 2
#define NHM_UNCORE_FIXED_CTR_CTRL_PMI_WIDTH 1
#define NHM_UNCORE_FIXED_CTR_CTRL_PMI_MASK  0x0000000000000004ULL
#define NHM_UNCORE_FIXED_CTR_CTRL_EN_SHIFT  0
#define NHM_UNCORE_FIXED_CTR_CTRL_EN_WIDTH  1
#define NHM_UNCORE_FIXED_CTR_CTRL_EN_MASK   0x0000000000000001ULL

typedef struct {
	uint64_t raw;
} nhm_uncore_fixed_ctr_ctrl_t;

typedef struct {
	uint64_t PMI; /* 2     RW 1 raises an interrupt on overflow. */
	uint64_t EN;  /* 0     RW 1 lets the fixed counter count. */
} nhm_uncore_fixed_ctr_ctrl_fields_t;

static inline __attribute__((always_inline)) nhm_uncore_fixed_ctr_ctrl_t nhm_uncore_fixed_ctr_ctrl_pack(nhm_uncore_fixed_ctr_ctrl_fields_t f)
{
	nhm_uncore_fixed_ctr_ctrl_t r;

	r.raw = 0
		| pmureg_put64(f.PMI, 0x1ULL, 2)
		| pmureg_put64(f.EN, 0x1ULL, 0);
	return r;
}

static inline nhm_uncore_fixed_ctr_ctrl_fields_t nhm_uncore_fixed_ctr_ctrl_unpack(nhm_uncore_fixed_ctr_ctrl_t r)
{
	nhm_uncore_fixed_ctr_ctrl_fields_t f;

	f.PMI = (r.raw >> 2) & 0x1ULL;
	f.EN = r.raw & 0x1ULL;
	return f;
}

static inline uint64_t nhm_uncore_fixed_ctr_ctrl_get(nhm_uncore_fixed_ctr_ctrl_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline nhm_uncore_fixed_ctr_ctrl_t nhm_uncore_fixed_ctr_ctrl_with(nhm_uncore_fixed_ctr_ctrl_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000000000000005ULL & ~mask);
	return r;
}

#define nhm_uncore_fixed_ctr_ctrl_get_PMI(r)         nhm_uncore_fixed_ctr_ctrl_get(r, 0x0000000000000004ULL, 2)
#define nhm_uncore_fixed_ctr_ctrl_get_EN(r)          nhm_uncore_fixed_ctr_ctrl_get(r, 0x0000000000000001ULL, 0)
#define nhm_uncore_fixed_ctr_ctrl_with_PMI(r, value) PMUREG_WITH(nhm_uncore_fixed_ctr_ctrl_with, r, 0x0000000000000004ULL, 2, value)
#define nhm_uncore_fixed_ctr_ctrl_with_EN(r, value)  PMUREG_WITH(nhm_uncore_fixed_ctr_ctrl_with, r, 0x0000000000000001ULL, 0, value)

static inline int nhm_uncore_fixed_ctr_ctrl_check(nhm_uncore_fixed_ctr_ctrl_t r)
{
	if ((r.raw & 0xfffffffffffffffaULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *nhm_uncore_fixed_ctr_ctrl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffffffffffa must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline nhm_uncore_fixed_ctr_ctrl_t nhm_uncore_fixed_ctr_ctrl_read(void)
{
	nhm_uncore_fixed_ctr_ctrl_t r;

	r.raw = pmureg_rdmsr(NHM_UNCORE_FIXED_CTR_CTRL_ADDRESS);
	return r;
}

static inline void nhm_uncore_fixed_ctr_ctrl_write(nhm_uncore_fixed_ctr_ctrl_t r)
{
	pmureg_wrmsr(NHM_UNCORE_FIXED_CTR_CTRL_ADDRESS, r.raw);
}

#ifdef PMUREG_LINUX
static inline int nhm_uncore_fixed_ctr_ctrl_read_safe(nhm_uncore_fixed_ctr_ctrl_t *r)
{
	uint64_t value = 0;
	int error;

	error = pmureg_rdmsr_safe(NHM_UNCORE_FIXED_CTR_CTRL_ADDRESS, &value);
	r->raw = value;
	return error;
}

static inline int nhm_uncore_fixed_ctr_ctrl_write_safe(nhm_uncore_fixed_ctr_ctrl_t r)
{
	return pmureg_wrmsr_safe(NHM_UNCORE_FIXED_CTR_CTRL_ADDRESS, r.raw);
}
#endif
#else
nhm_uncore_fixed_ctr_ctrl_t nhm_uncore_fixed_ctr_ctrl_read(void) PMUREG_NO_MSR;
void nhm_uncore_fixed_ctr_ctrl_write(nhm_uncore_fixed_ctr_ctrl_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int nhm_uncore_fixed_ctr_ctrl_io_read(struct pmureg_io *io, struct pmureg_place at, nhm_uncore_fixed_ctr_ctrl_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MSR;
	at.address = NHM_UNCORE_FIXED_CTR_CTRL_ADDRESS;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int nhm_uncore_fixed_ctr_ctrl_io_write(struct pmureg_io *io, struct pmureg_place at, nhm_uncore_fixed_ctr_ctrl_t r)
{
	at.space = PMUREG_MSR;
	at.address = NHM_UNCORE_FIXED_CTR_CTRL_ADDRESS;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- MSR_UNCORE_ADDR_OPCODE_MATCH: Address and opcode that event ADDR_OPCODE_MATCH counts; one filter for all counters. ----
 * Source: SDM 18.17.2.3
 * Note: Documented for Nehalem, too, where no source lists the event that uses it.
 */

#define NHM_UNCORE_ADDR_OPCODE_MATCH_ADDRESS                     0x396U
#define NHM_UNCORE_ADDR_OPCODE_MATCH_RESET                       0x0000000000000000ULL
#define NHM_UNCORE_ADDR_OPCODE_MATCH_MATCHSEL_SHIFT              61
#define NHM_UNCORE_ADDR_OPCODE_MATCH_MATCHSEL_WIDTH              3
#define NHM_UNCORE_ADDR_OPCODE_MATCH_MATCHSEL_MASK               0xe000000000000000ULL
#define NHM_UNCORE_ADDR_OPCODE_MATCH_MATCHSEL_OFF                0U /* Nothing. */
#define NHM_UNCORE_ADDR_OPCODE_MATCH_MATCHSEL_ADDRESS_AND_OPCODE 1U /* Address and opcode. */
#define NHM_UNCORE_ADDR_OPCODE_MATCH_MATCHSEL_OPCODE             2U /* The opcode. */
#define NHM_UNCORE_ADDR_OPCODE_MATCH_MATCHSEL_ADDRESS            4U /* The address. */
#define NHM_UNCORE_ADDR_OPCODE_MATCH_MATCHSEL_ADDRESS_OR_OPCODE  6U /* Address or opcode. */
#define NHM_UNCORE_ADDR_OPCODE_MATCH_OPCODE_SHIFT                40
#define NHM_UNCORE_ADDR_OPCODE_MATCH_OPCODE_WIDTH                8
#define NHM_UNCORE_ADDR_OPCODE_MATCH_OPCODE_MASK                 0x0000ff0000000000ULL
#define NHM_UNCORE_ADDR_OPCODE_MATCH_ADDR_SHIFT                  3
#define NHM_UNCORE_ADDR_OPCODE_MATCH_ADDR_WIDTH                  37
#define NHM_UNCORE_ADDR_OPCODE_MATCH_ADDR_MASK                   0x000000fffffffff8ULL

typedef struct {
	uint64_t raw;
} nhm_uncore_addr_opcode_match_t;

typedef struct {
	uint64_t MatchSel; /* 63:61 RW What must match. */
	uint64_t Opcode;   /* 47:40 RW Bits 7:4 QPI message class (0 home request, 1 snoop response, 14 data response), 3:0 opcode in the class. */
	uint64_t ADDR;     /* 39:3  RW Physical address, bits 39:3. */
} nhm_uncore_addr_opcode_match_fields_t;

static inline __attribute__((always_inline)) nhm_uncore_addr_opcode_match_t nhm_uncore_addr_opcode_match_pack(nhm_uncore_addr_opcode_match_fields_t f)
{
	nhm_uncore_addr_opcode_match_t r;

	r.raw = 0
		| pmureg_put64(f.MatchSel, 0x7ULL, 61)
		| pmureg_put64(f.Opcode, 0xffULL, 40)
		| pmureg_put64(f.ADDR, 0x1fffffffffULL, 3);
	return r;
}

static inline nhm_uncore_addr_opcode_match_fields_t nhm_uncore_addr_opcode_match_unpack(nhm_uncore_addr_opcode_match_t r)
{
	nhm_uncore_addr_opcode_match_fields_t f;

	f.MatchSel = r.raw >> 61;
	f.Opcode = (r.raw >> 40) & 0xffULL;
	f.ADDR = (r.raw >> 3) & 0x1fffffffffULL;
	return f;
}

static inline uint64_t nhm_uncore_addr_opcode_match_get(nhm_uncore_addr_opcode_match_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline nhm_uncore_addr_opcode_match_t nhm_uncore_addr_opcode_match_with(nhm_uncore_addr_opcode_match_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0xe000fffffffffff8ULL & ~mask);
	return r;
}

#define nhm_uncore_addr_opcode_match_get_MatchSel(r)         nhm_uncore_addr_opcode_match_get(r, 0xe000000000000000ULL, 61)
#define nhm_uncore_addr_opcode_match_get_Opcode(r)           nhm_uncore_addr_opcode_match_get(r, 0x0000ff0000000000ULL, 40)
#define nhm_uncore_addr_opcode_match_get_ADDR(r)             nhm_uncore_addr_opcode_match_get(r, 0x000000fffffffff8ULL, 3)
#define nhm_uncore_addr_opcode_match_with_MatchSel(r, value) PMUREG_WITH(nhm_uncore_addr_opcode_match_with, r, 0xe000000000000000ULL, 61, value)
#define nhm_uncore_addr_opcode_match_with_Opcode(r, value)   PMUREG_WITH(nhm_uncore_addr_opcode_match_with, r, 0x0000ff0000000000ULL, 40, value)
#define nhm_uncore_addr_opcode_match_with_ADDR(r, value)     PMUREG_WITH(nhm_uncore_addr_opcode_match_with, r, 0x000000fffffffff8ULL, 3, value)

static inline int nhm_uncore_addr_opcode_match_check(nhm_uncore_addr_opcode_match_t r)
{
	if ((r.raw >> 61) != 0x0ULL && (r.raw >> 61) != 0x1ULL && (r.raw >> 61) != 0x2ULL && (r.raw >> 61) != 0x4ULL && (r.raw >> 61) != 0x6ULL)
		return 0;
	if ((r.raw & 0x1fff000000000007ULL) != 0x0000000000000000ULL)
		return 1;
	return -1;
}

static inline const char *nhm_uncore_addr_opcode_match_rule(int rule)
{
	switch (rule) {
	case 0:
		return "MatchSel: this value is reserved";
	case 1:
		return "the reserved bits 0x1fff000000000007 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline nhm_uncore_addr_opcode_match_t nhm_uncore_addr_opcode_match_read(void)
{
	nhm_uncore_addr_opcode_match_t r;

	r.raw = pmureg_rdmsr(NHM_UNCORE_ADDR_OPCODE_MATCH_ADDRESS);
	return r;
}

static inline void nhm_uncore_addr_opcode_match_write(nhm_uncore_addr_opcode_match_t r)
{
	pmureg_wrmsr(NHM_UNCORE_ADDR_OPCODE_MATCH_ADDRESS, r.raw);
}

#ifdef PMUREG_LINUX
static inline int nhm_uncore_addr_opcode_match_read_safe(nhm_uncore_addr_opcode_match_t *r)
{
	uint64_t value = 0;
	int error;

	error = pmureg_rdmsr_safe(NHM_UNCORE_ADDR_OPCODE_MATCH_ADDRESS, &value);
	r->raw = value;
	return error;
}

static inline int nhm_uncore_addr_opcode_match_write_safe(nhm_uncore_addr_opcode_match_t r)
{
	return pmureg_wrmsr_safe(NHM_UNCORE_ADDR_OPCODE_MATCH_ADDRESS, r.raw);
}
#endif
#else
nhm_uncore_addr_opcode_match_t nhm_uncore_addr_opcode_match_read(void) PMUREG_NO_MSR;
void nhm_uncore_addr_opcode_match_write(nhm_uncore_addr_opcode_match_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int nhm_uncore_addr_opcode_match_io_read(struct pmureg_io *io, struct pmureg_place at, nhm_uncore_addr_opcode_match_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MSR;
	at.address = NHM_UNCORE_ADDR_OPCODE_MATCH_ADDRESS;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int nhm_uncore_addr_opcode_match_io_write(struct pmureg_io *io, struct pmureg_place at, nhm_uncore_addr_opcode_match_t r)
{
	at.space = PMUREG_MSR;
	at.address = NHM_UNCORE_ADDR_OPCODE_MATCH_ADDRESS;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- MSR_UNCORE_PerfCntr<n>: Counter <n>. ----
 * Source: SDM 18.17.2.2
 * Note: One sentence of the SDM names counter 0 twice where counters 0 to 7 are meant.
 */

#define NHM_UNCORE_PERFCNTR_ADDRESS(n)  (0x3b0U + (n)) /* n: 0 to 7 */
#define NHM_UNCORE_PERFCNTR_COUNT       8
#define NHM_UNCORE_PERFCNTR_RESET       0x0000000000000000ULL
#define NHM_UNCORE_PERFCNTR_COUNT_SHIFT 0
#define NHM_UNCORE_PERFCNTR_COUNT_WIDTH 48
#define NHM_UNCORE_PERFCNTR_COUNT_MASK  0x0000ffffffffffffULL

typedef struct {
	uint64_t raw;
} nhm_uncore_perfcntr_t;

typedef struct {
	uint64_t COUNT; /* 47:0  RW-V The count. */
} nhm_uncore_perfcntr_fields_t;

static inline __attribute__((always_inline)) nhm_uncore_perfcntr_t nhm_uncore_perfcntr_pack(nhm_uncore_perfcntr_fields_t f)
{
	nhm_uncore_perfcntr_t r;

	r.raw = 0
		| pmureg_put64(f.COUNT, 0xffffffffffffULL, 0);
	return r;
}

static inline nhm_uncore_perfcntr_fields_t nhm_uncore_perfcntr_unpack(nhm_uncore_perfcntr_t r)
{
	nhm_uncore_perfcntr_fields_t f;

	f.COUNT = r.raw & 0xffffffffffffULL;
	return f;
}

static inline uint64_t nhm_uncore_perfcntr_get(nhm_uncore_perfcntr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline nhm_uncore_perfcntr_t nhm_uncore_perfcntr_with(nhm_uncore_perfcntr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000ffffffffffffULL & ~mask);
	return r;
}

#define nhm_uncore_perfcntr_get_COUNT(r)         nhm_uncore_perfcntr_get(r, 0x0000ffffffffffffULL, 0)
#define nhm_uncore_perfcntr_with_COUNT(r, value) PMUREG_WITH(nhm_uncore_perfcntr_with, r, 0x0000ffffffffffffULL, 0, value)

static inline int nhm_uncore_perfcntr_check(nhm_uncore_perfcntr_t r)
{
	if ((r.raw & 0xffff000000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *nhm_uncore_perfcntr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffff000000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline nhm_uncore_perfcntr_t nhm_uncore_perfcntr_read(unsigned int n)
{
	nhm_uncore_perfcntr_t r;

	PMUREG_INDEX(n, 7U);
	r.raw = pmureg_rdmsr(NHM_UNCORE_PERFCNTR_ADDRESS(n));
	return r;
}

static inline void nhm_uncore_perfcntr_write(unsigned int n, nhm_uncore_perfcntr_t r)
{
	PMUREG_INDEX(n, 7U);
	pmureg_wrmsr(NHM_UNCORE_PERFCNTR_ADDRESS(n), r.raw);
}

#ifdef PMUREG_LINUX
static inline int nhm_uncore_perfcntr_read_safe(unsigned int n, nhm_uncore_perfcntr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 7U);
	error = pmureg_rdmsr_safe(NHM_UNCORE_PERFCNTR_ADDRESS(n), &value);
	r->raw = value;
	return error;
}

static inline int nhm_uncore_perfcntr_write_safe(unsigned int n, nhm_uncore_perfcntr_t r)
{
	PMUREG_INDEX(n, 7U);
	return pmureg_wrmsr_safe(NHM_UNCORE_PERFCNTR_ADDRESS(n), r.raw);
}
#endif
#else
nhm_uncore_perfcntr_t nhm_uncore_perfcntr_read(unsigned int n) PMUREG_NO_MSR;
void nhm_uncore_perfcntr_write(unsigned int n, nhm_uncore_perfcntr_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int nhm_uncore_perfcntr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, nhm_uncore_perfcntr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 7U);
	at.space = PMUREG_MSR;
	at.address = NHM_UNCORE_PERFCNTR_ADDRESS(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int nhm_uncore_perfcntr_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, nhm_uncore_perfcntr_t r)
{
	PMUREG_INDEX(n, 7U);
	at.space = PMUREG_MSR;
	at.address = NHM_UNCORE_PERFCNTR_ADDRESS(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- MSR_UNCORE_PerfEvtSel<n>: Selects and shapes the event of counter <n>. ----
 * Source: SDM 18.17.2.2 figure 18-32
 * Note: Bit 21 is reserved here; L sets it for its any-thread option. PFM always sets PMI, Linux never.
 */

#define NHM_UNCORE_PERFEVTSEL_ADDRESS(n)        (0x3c0U + (n)) /* n: 0 to 7 */
#define NHM_UNCORE_PERFEVTSEL_COUNT             8
#define NHM_UNCORE_PERFEVTSEL_RESET             0x0000000000000000ULL
#define NHM_UNCORE_PERFEVTSEL_ACTING            0x0000000000020000ULL
#define NHM_UNCORE_PERFEVTSEL_CMASK_SHIFT       24
#define NHM_UNCORE_PERFEVTSEL_CMASK_WIDTH       8
#define NHM_UNCORE_PERFEVTSEL_CMASK_MASK        0x00000000ff000000ULL
#define NHM_UNCORE_PERFEVTSEL_INV_SHIFT         23
#define NHM_UNCORE_PERFEVTSEL_INV_WIDTH         1
#define NHM_UNCORE_PERFEVTSEL_INV_MASK          0x0000000000800000ULL
#define NHM_UNCORE_PERFEVTSEL_EN_SHIFT          22
#define NHM_UNCORE_PERFEVTSEL_EN_WIDTH          1
#define NHM_UNCORE_PERFEVTSEL_EN_MASK           0x0000000000400000ULL
#define NHM_UNCORE_PERFEVTSEL_PMI_SHIFT         20
#define NHM_UNCORE_PERFEVTSEL_PMI_WIDTH         1
#define NHM_UNCORE_PERFEVTSEL_PMI_MASK          0x0000000000100000ULL
#define NHM_UNCORE_PERFEVTSEL_E_SHIFT           18
#define NHM_UNCORE_PERFEVTSEL_E_WIDTH           1
#define NHM_UNCORE_PERFEVTSEL_E_MASK            0x0000000000040000ULL
#define NHM_UNCORE_PERFEVTSEL_OCC_CTR_RST_SHIFT 17
#define NHM_UNCORE_PERFEVTSEL_OCC_CTR_RST_WIDTH 1
#define NHM_UNCORE_PERFEVTSEL_OCC_CTR_RST_MASK  0x0000000000020000ULL
#define NHM_UNCORE_PERFEVTSEL_UMASK_SHIFT       8
#define NHM_UNCORE_PERFEVTSEL_UMASK_WIDTH       8
#define NHM_UNCORE_PERFEVTSEL_UMASK_MASK        0x000000000000ff00ULL
#define NHM_UNCORE_PERFEVTSEL_EVENT_SHIFT       0
#define NHM_UNCORE_PERFEVTSEL_EVENT_WIDTH       8
#define NHM_UNCORE_PERFEVTSEL_EVENT_MASK        0x00000000000000ffULL

typedef struct {
	uint64_t raw;
} nhm_uncore_perfevtsel_t;

typedef struct {
	uint64_t CMASK;       /* 31:24 RW               0 adds the event's value each cycle; else adds 1 in cycles when the value is at least this. */
	uint64_t INV;         /* 23    RW               1 turns the compare into less than CMASK. */
	uint64_t EN;          /* 22    RW               1 lets this counter count. */
	uint64_t PMI;         /* 20    RW               1 raises an interrupt on overflow. */
	uint64_t E;           /* 18    RW               1 counts how often the condition becomes true instead of cycles. */
	uint64_t OCC_CTR_RST; /* 17    WO self-clearing Write 1 to zero the queue occupancy behind this event. */
	uint64_t UMASK;       /* 15:8  RW               Sub-events. */
	uint64_t EVENT;       /* 7:0   RW               Event number. */
} nhm_uncore_perfevtsel_fields_t;

static inline __attribute__((always_inline)) nhm_uncore_perfevtsel_t nhm_uncore_perfevtsel_pack(nhm_uncore_perfevtsel_fields_t f)
{
	nhm_uncore_perfevtsel_t r;

	r.raw = 0
		| pmureg_put64(f.CMASK, 0xffULL, 24)
		| pmureg_put64(f.INV, 0x1ULL, 23)
		| pmureg_put64(f.EN, 0x1ULL, 22)
		| pmureg_put64(f.PMI, 0x1ULL, 20)
		| pmureg_put64(f.E, 0x1ULL, 18)
		| pmureg_put64(f.OCC_CTR_RST, 0x1ULL, 17)
		| pmureg_put64(f.UMASK, 0xffULL, 8)
		| pmureg_put64(f.EVENT, 0xffULL, 0);
	return r;
}

static inline nhm_uncore_perfevtsel_fields_t nhm_uncore_perfevtsel_unpack(nhm_uncore_perfevtsel_t r)
{
	nhm_uncore_perfevtsel_fields_t f;

	f.CMASK = (r.raw >> 24) & 0xffULL;
	f.INV = (r.raw >> 23) & 0x1ULL;
	f.EN = (r.raw >> 22) & 0x1ULL;
	f.PMI = (r.raw >> 20) & 0x1ULL;
	f.E = (r.raw >> 18) & 0x1ULL;
	f.OCC_CTR_RST = (r.raw >> 17) & 0x1ULL;
	f.UMASK = (r.raw >> 8) & 0xffULL;
	f.EVENT = r.raw & 0xffULL;
	return f;
}

static inline uint64_t nhm_uncore_perfevtsel_get(nhm_uncore_perfevtsel_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline nhm_uncore_perfevtsel_t nhm_uncore_perfevtsel_with(nhm_uncore_perfevtsel_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x00000000ffd4ffffULL & ~mask);
	return r;
}

#define nhm_uncore_perfevtsel_get_CMASK(r)               nhm_uncore_perfevtsel_get(r, 0x00000000ff000000ULL, 24)
#define nhm_uncore_perfevtsel_get_INV(r)                 nhm_uncore_perfevtsel_get(r, 0x0000000000800000ULL, 23)
#define nhm_uncore_perfevtsel_get_EN(r)                  nhm_uncore_perfevtsel_get(r, 0x0000000000400000ULL, 22)
#define nhm_uncore_perfevtsel_get_PMI(r)                 nhm_uncore_perfevtsel_get(r, 0x0000000000100000ULL, 20)
#define nhm_uncore_perfevtsel_get_E(r)                   nhm_uncore_perfevtsel_get(r, 0x0000000000040000ULL, 18)
#define nhm_uncore_perfevtsel_get_UMASK(r)               nhm_uncore_perfevtsel_get(r, 0x000000000000ff00ULL, 8)
#define nhm_uncore_perfevtsel_get_EVENT(r)               nhm_uncore_perfevtsel_get(r, 0x00000000000000ffULL, 0)
#define nhm_uncore_perfevtsel_with_CMASK(r, value)       PMUREG_WITH(nhm_uncore_perfevtsel_with, r, 0x00000000ff000000ULL, 24, value)
#define nhm_uncore_perfevtsel_with_INV(r, value)         PMUREG_WITH(nhm_uncore_perfevtsel_with, r, 0x0000000000800000ULL, 23, value)
#define nhm_uncore_perfevtsel_with_EN(r, value)          PMUREG_WITH(nhm_uncore_perfevtsel_with, r, 0x0000000000400000ULL, 22, value)
#define nhm_uncore_perfevtsel_with_PMI(r, value)         PMUREG_WITH(nhm_uncore_perfevtsel_with, r, 0x0000000000100000ULL, 20, value)
#define nhm_uncore_perfevtsel_with_E(r, value)           PMUREG_WITH(nhm_uncore_perfevtsel_with, r, 0x0000000000040000ULL, 18, value)
#define nhm_uncore_perfevtsel_with_OCC_CTR_RST(r, value) PMUREG_WITH(nhm_uncore_perfevtsel_with, r, 0x0000000000020000ULL, 17, value)
#define nhm_uncore_perfevtsel_with_UMASK(r, value)       PMUREG_WITH(nhm_uncore_perfevtsel_with, r, 0x000000000000ff00ULL, 8, value)
#define nhm_uncore_perfevtsel_with_EVENT(r, value)       PMUREG_WITH(nhm_uncore_perfevtsel_with, r, 0x00000000000000ffULL, 0, value)

static inline int nhm_uncore_perfevtsel_check(nhm_uncore_perfevtsel_t r)
{
	if ((((r.raw >> 23) & 0x1ULL)) && !(((r.raw >> 24) & 0xffULL) >= 1ULL))
		return 0;
	if ((r.raw & 0xffffffff00290000ULL) != 0x0000000000000000ULL)
		return 1;
	return -1;
}

static inline const char *nhm_uncore_perfevtsel_rule(int rule)
{
	switch (rule) {
	case 0:
		return "INV turns the compare with CMASK round, so CMASK must be at least 1.";
	case 1:
		return "the reserved bits 0xffffffff00290000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline nhm_uncore_perfevtsel_t nhm_uncore_perfevtsel_read(unsigned int n)
{
	nhm_uncore_perfevtsel_t r;

	PMUREG_INDEX(n, 7U);
	r.raw = pmureg_rdmsr(NHM_UNCORE_PERFEVTSEL_ADDRESS(n));
	return r;
}

static inline void nhm_uncore_perfevtsel_write(unsigned int n, nhm_uncore_perfevtsel_t r)
{
	PMUREG_INDEX(n, 7U);
	pmureg_wrmsr(NHM_UNCORE_PERFEVTSEL_ADDRESS(n), r.raw);
}

#ifdef PMUREG_LINUX
static inline int nhm_uncore_perfevtsel_read_safe(unsigned int n, nhm_uncore_perfevtsel_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 7U);
	error = pmureg_rdmsr_safe(NHM_UNCORE_PERFEVTSEL_ADDRESS(n), &value);
	r->raw = value;
	return error;
}

static inline int nhm_uncore_perfevtsel_write_safe(unsigned int n, nhm_uncore_perfevtsel_t r)
{
	PMUREG_INDEX(n, 7U);
	return pmureg_wrmsr_safe(NHM_UNCORE_PERFEVTSEL_ADDRESS(n), r.raw);
}
#endif
#else
nhm_uncore_perfevtsel_t nhm_uncore_perfevtsel_read(unsigned int n) PMUREG_NO_MSR;
void nhm_uncore_perfevtsel_write(unsigned int n, nhm_uncore_perfevtsel_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int nhm_uncore_perfevtsel_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, nhm_uncore_perfevtsel_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 7U);
	at.space = PMUREG_MSR;
	at.address = NHM_UNCORE_PERFEVTSEL_ADDRESS(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int nhm_uncore_perfevtsel_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, nhm_uncore_perfevtsel_t r)
{
	PMUREG_INDEX(n, 7U);
	at.space = PMUREG_MSR;
	at.address = NHM_UNCORE_PERFEVTSEL_ADDRESS(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
