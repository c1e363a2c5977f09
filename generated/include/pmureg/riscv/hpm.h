/*
 * RISC-V hardware performance monitor: Hardware performance monitor of a hart
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
 * functions (see <pmureg/access.h>).
 * If <pmureg/io.h> was included before, _io_read() and _io_write() do the same through a struct pmureg_io; `at` names block,
 * instance and unit: the PCI function, or the page.
 *
 * An optimising compiler refuses a known index that is out of range, and a constant that is too large for its field. With
 * PMUREG_DEBUG, other such indices and values trap.
 *
 * Made by pmureg from regdefs/riscv/riscv.yaml. Edit that, not this.
 */
#ifndef PMUREG_RISCV_HPM_H
#define PMUREG_RISCV_HPM_H

#include <pmureg/access.h>

/* ---- mcountinhibit: Stops counters. ----
 * Source: PRIV, Machine Counter-Inhibit Register
 * Reached from: machine mode; illegal below
 */

#define RISCV_HPM_MCOUNTINHIBIT_NUMBER    0x320U
#define RISCV_HPM_MCOUNTINHIBIT_RESET     0x00000000U
#define RISCV_HPM_MCOUNTINHIBIT_HPM_SHIFT 3
#define RISCV_HPM_MCOUNTINHIBIT_HPM_WIDTH 29
#define RISCV_HPM_MCOUNTINHIBIT_HPM_MASK  0xfffffff8U
#define RISCV_HPM_MCOUNTINHIBIT_HPM_COUNT 29
#define RISCV_HPM_MCOUNTINHIBIT_IR_SHIFT  2
#define RISCV_HPM_MCOUNTINHIBIT_IR_WIDTH  1
#define RISCV_HPM_MCOUNTINHIBIT_IR_MASK   0x00000004U
#define RISCV_HPM_MCOUNTINHIBIT_CY_SHIFT  0
#define RISCV_HPM_MCOUNTINHIBIT_CY_WIDTH  1
#define RISCV_HPM_MCOUNTINHIBIT_CY_MASK   0x00000001U

typedef struct {
	uint32_t raw;
} riscv_hpm_mcountinhibit_t;

typedef struct {
	uint32_t HPM; /* 31:3  RW Counter <n> stands still. */
	uint32_t IR;  /* 2     RW minstret stands still. */
	uint32_t CY;  /* 0     RW mcycle stands still. */
} riscv_hpm_mcountinhibit_fields_t;

static inline __attribute__((always_inline)) riscv_hpm_mcountinhibit_t riscv_hpm_mcountinhibit_pack(riscv_hpm_mcountinhibit_fields_t f)
{
	riscv_hpm_mcountinhibit_t r;

	r.raw = 0
		| pmureg_put32(f.HPM, 0x1fffffffU, 3)
		| pmureg_put32(f.IR, 0x1U, 2)
		| pmureg_put32(f.CY, 0x1U, 0);
	return r;
}

static inline riscv_hpm_mcountinhibit_fields_t riscv_hpm_mcountinhibit_unpack(riscv_hpm_mcountinhibit_t r)
{
	riscv_hpm_mcountinhibit_fields_t f;

	f.HPM = r.raw >> 3;
	f.IR = (r.raw >> 2) & 0x1U;
	f.CY = r.raw & 0x1U;
	return f;
}

static inline uint32_t riscv_hpm_mcountinhibit_get(riscv_hpm_mcountinhibit_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline riscv_hpm_mcountinhibit_t riscv_hpm_mcountinhibit_with(riscv_hpm_mcountinhibit_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0xfffffffdU & ~mask);
	return r;
}

#define riscv_hpm_mcountinhibit_get_IR(r)          riscv_hpm_mcountinhibit_get(r, 0x00000004U, 2)
#define riscv_hpm_mcountinhibit_get_CY(r)          riscv_hpm_mcountinhibit_get(r, 0x00000001U, 0)
#define riscv_hpm_mcountinhibit_with_HPM(r, value) PMUREG_WITH(riscv_hpm_mcountinhibit_with, r, 0xfffffff8U, 3, value)
#define riscv_hpm_mcountinhibit_with_IR(r, value)  PMUREG_WITH(riscv_hpm_mcountinhibit_with, r, 0x00000004U, 2, value)
#define riscv_hpm_mcountinhibit_with_CY(r, value)  PMUREG_WITH(riscv_hpm_mcountinhibit_with, r, 0x00000001U, 0, value)

/* Element n of HPM, 3 to 31. Another index gives 0; debug builds assert. */
static inline uint32_t riscv_hpm_mcountinhibit_get_HPM(riscv_hpm_mcountinhibit_t r, unsigned int n)
{
	PMUREG_INDEX(n - 3U, 28U);
	return n - 3U < 29U ? (r.raw >> (3U + n - 3U)) & 0x1U : 0;
}

static inline int riscv_hpm_mcountinhibit_check(riscv_hpm_mcountinhibit_t r)
{
	if ((r.raw & 0x00000002U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *riscv_hpm_mcountinhibit_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0x2 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_CSR
static inline riscv_hpm_mcountinhibit_t riscv_hpm_mcountinhibit_read(void)
{
	riscv_hpm_mcountinhibit_t r;
	unsigned long value = 0;

	__asm__ volatile("csrr %0, 0x320" : "=r"(value));
	r.raw = (uint32_t)value;
	return r;
}

static inline void riscv_hpm_mcountinhibit_write(riscv_hpm_mcountinhibit_t r)
{
	unsigned long value = r.raw;

	__asm__ volatile("csrw 0x320, %0" : : "r"(value) : "memory");
}

/* Writes, and returns the value before, in one instruction. */
static inline riscv_hpm_mcountinhibit_t riscv_hpm_mcountinhibit_swap(riscv_hpm_mcountinhibit_t r)
{
	unsigned long value = r.raw;

	__asm__ volatile("csrrw %0, 0x320, %0" : "+r"(value) : : "memory");
	r.raw = (uint32_t)value;
	return r;
}
#else
riscv_hpm_mcountinhibit_t riscv_hpm_mcountinhibit_read(void) PMUREG_NO_CSR;
void riscv_hpm_mcountinhibit_write(riscv_hpm_mcountinhibit_t r) PMUREG_NO_CSR;
riscv_hpm_mcountinhibit_t riscv_hpm_mcountinhibit_swap(riscv_hpm_mcountinhibit_t r) PMUREG_NO_CSR;
#endif

#ifdef PMUREG_IO_H
static inline int riscv_hpm_mcountinhibit_io_read(struct pmureg_io *io, struct pmureg_place at, riscv_hpm_mcountinhibit_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_CSR;
	at.address = RISCV_HPM_MCOUNTINHIBIT_NUMBER;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int riscv_hpm_mcountinhibit_io_write(struct pmureg_io *io, struct pmureg_place at, riscv_hpm_mcountinhibit_t r)
{
	at.space = PMUREG_CSR;
	at.address = RISCV_HPM_MCOUNTINHIBIT_NUMBER;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- mcounteren: Opens the copies to the next lower mode. ----
 * Source: PRIV, Machine Counter-Enable Register
 * Reached from: machine mode; illegal below
 */

#define RISCV_HPM_MCOUNTEREN_NUMBER    0x306U
#define RISCV_HPM_MCOUNTEREN_HPM_SHIFT 3
#define RISCV_HPM_MCOUNTEREN_HPM_WIDTH 29
#define RISCV_HPM_MCOUNTEREN_HPM_MASK  0xfffffff8U
#define RISCV_HPM_MCOUNTEREN_HPM_COUNT 29
#define RISCV_HPM_MCOUNTEREN_IR_SHIFT  2
#define RISCV_HPM_MCOUNTEREN_IR_WIDTH  1
#define RISCV_HPM_MCOUNTEREN_IR_MASK   0x00000004U
#define RISCV_HPM_MCOUNTEREN_TM_SHIFT  1
#define RISCV_HPM_MCOUNTEREN_TM_WIDTH  1
#define RISCV_HPM_MCOUNTEREN_TM_MASK   0x00000002U
#define RISCV_HPM_MCOUNTEREN_CY_SHIFT  0
#define RISCV_HPM_MCOUNTEREN_CY_WIDTH  1
#define RISCV_HPM_MCOUNTEREN_CY_MASK   0x00000001U

typedef struct {
	uint32_t raw;
} riscv_hpm_mcounteren_t;

typedef struct {
	uint32_t HPM; /* 31:3  RW hpmcounter<n> can be read below machine mode. */
	uint32_t IR;  /* 2     RW instret can be read below machine mode. */
	uint32_t TM;  /* 1     RW time can be read below machine mode. */
	uint32_t CY;  /* 0     RW cycle can be read below machine mode. */
} riscv_hpm_mcounteren_fields_t;

static inline __attribute__((always_inline)) riscv_hpm_mcounteren_t riscv_hpm_mcounteren_pack(riscv_hpm_mcounteren_fields_t f)
{
	riscv_hpm_mcounteren_t r;

	r.raw = 0
		| pmureg_put32(f.HPM, 0x1fffffffU, 3)
		| pmureg_put32(f.IR, 0x1U, 2)
		| pmureg_put32(f.TM, 0x1U, 1)
		| pmureg_put32(f.CY, 0x1U, 0);
	return r;
}

static inline riscv_hpm_mcounteren_fields_t riscv_hpm_mcounteren_unpack(riscv_hpm_mcounteren_t r)
{
	riscv_hpm_mcounteren_fields_t f;

	f.HPM = r.raw >> 3;
	f.IR = (r.raw >> 2) & 0x1U;
	f.TM = (r.raw >> 1) & 0x1U;
	f.CY = r.raw & 0x1U;
	return f;
}

static inline uint32_t riscv_hpm_mcounteren_get(riscv_hpm_mcounteren_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline riscv_hpm_mcounteren_t riscv_hpm_mcounteren_with(riscv_hpm_mcounteren_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define riscv_hpm_mcounteren_get_IR(r)          riscv_hpm_mcounteren_get(r, 0x00000004U, 2)
#define riscv_hpm_mcounteren_get_TM(r)          riscv_hpm_mcounteren_get(r, 0x00000002U, 1)
#define riscv_hpm_mcounteren_get_CY(r)          riscv_hpm_mcounteren_get(r, 0x00000001U, 0)
#define riscv_hpm_mcounteren_with_HPM(r, value) PMUREG_WITH(riscv_hpm_mcounteren_with, r, 0xfffffff8U, 3, value)
#define riscv_hpm_mcounteren_with_IR(r, value)  PMUREG_WITH(riscv_hpm_mcounteren_with, r, 0x00000004U, 2, value)
#define riscv_hpm_mcounteren_with_TM(r, value)  PMUREG_WITH(riscv_hpm_mcounteren_with, r, 0x00000002U, 1, value)
#define riscv_hpm_mcounteren_with_CY(r, value)  PMUREG_WITH(riscv_hpm_mcounteren_with, r, 0x00000001U, 0, value)

/* Element n of HPM, 3 to 31. Another index gives 0; debug builds assert. */
static inline uint32_t riscv_hpm_mcounteren_get_HPM(riscv_hpm_mcounteren_t r, unsigned int n)
{
	PMUREG_INDEX(n - 3U, 28U);
	return n - 3U < 29U ? (r.raw >> (3U + n - 3U)) & 0x1U : 0;
}

#ifdef PMUREG_HAS_CSR
static inline riscv_hpm_mcounteren_t riscv_hpm_mcounteren_read(void)
{
	riscv_hpm_mcounteren_t r;
	unsigned long value = 0;

	__asm__ volatile("csrr %0, 0x306" : "=r"(value));
	r.raw = (uint32_t)value;
	return r;
}

static inline void riscv_hpm_mcounteren_write(riscv_hpm_mcounteren_t r)
{
	unsigned long value = r.raw;

	__asm__ volatile("csrw 0x306, %0" : : "r"(value) : "memory");
}

/* Writes, and returns the value before, in one instruction. */
static inline riscv_hpm_mcounteren_t riscv_hpm_mcounteren_swap(riscv_hpm_mcounteren_t r)
{
	unsigned long value = r.raw;

	__asm__ volatile("csrrw %0, 0x306, %0" : "+r"(value) : : "memory");
	r.raw = (uint32_t)value;
	return r;
}
#else
riscv_hpm_mcounteren_t riscv_hpm_mcounteren_read(void) PMUREG_NO_CSR;
void riscv_hpm_mcounteren_write(riscv_hpm_mcounteren_t r) PMUREG_NO_CSR;
riscv_hpm_mcounteren_t riscv_hpm_mcounteren_swap(riscv_hpm_mcounteren_t r) PMUREG_NO_CSR;
#endif

#ifdef PMUREG_IO_H
static inline int riscv_hpm_mcounteren_io_read(struct pmureg_io *io, struct pmureg_place at, riscv_hpm_mcounteren_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_CSR;
	at.address = RISCV_HPM_MCOUNTEREN_NUMBER;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int riscv_hpm_mcounteren_io_write(struct pmureg_io *io, struct pmureg_place at, riscv_hpm_mcounteren_t r)
{
	at.space = PMUREG_CSR;
	at.address = RISCV_HPM_MCOUNTEREN_NUMBER;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- mhpmevent<n>: Chooses what counter <n> counts, and in which modes. ----
 * Source: UDB mhpmevent3 to mhpmevent31
 * Reached from: machine mode; illegal below
 * Note: Bits 63 to 58 came with Sscofpmf; without it they belong to the event.
 */

#define RISCV_HPM_MHPMEVENT_NUMBER(n)   (0x320U + (n)) /* n: 3 to 31 */
#define RISCV_HPM_MHPMEVENT_COUNT       29
#define RISCV_HPM_MHPMEVENT_RESET       0x0000000000000000ULL
#define RISCV_HPM_MHPMEVENT_OF_SHIFT    63
#define RISCV_HPM_MHPMEVENT_OF_WIDTH    1
#define RISCV_HPM_MHPMEVENT_OF_MASK     0x8000000000000000ULL
#define RISCV_HPM_MHPMEVENT_MINH_SHIFT  62
#define RISCV_HPM_MHPMEVENT_MINH_WIDTH  1
#define RISCV_HPM_MHPMEVENT_MINH_MASK   0x4000000000000000ULL
#define RISCV_HPM_MHPMEVENT_SINH_SHIFT  61
#define RISCV_HPM_MHPMEVENT_SINH_WIDTH  1
#define RISCV_HPM_MHPMEVENT_SINH_MASK   0x2000000000000000ULL
#define RISCV_HPM_MHPMEVENT_UINH_SHIFT  60
#define RISCV_HPM_MHPMEVENT_UINH_WIDTH  1
#define RISCV_HPM_MHPMEVENT_UINH_MASK   0x1000000000000000ULL
#define RISCV_HPM_MHPMEVENT_VSINH_SHIFT 59
#define RISCV_HPM_MHPMEVENT_VSINH_WIDTH 1
#define RISCV_HPM_MHPMEVENT_VSINH_MASK  0x0800000000000000ULL
#define RISCV_HPM_MHPMEVENT_VUINH_SHIFT 58
#define RISCV_HPM_MHPMEVENT_VUINH_WIDTH 1
#define RISCV_HPM_MHPMEVENT_VUINH_MASK  0x0400000000000000ULL
#define RISCV_HPM_MHPMEVENT_EVENT_SHIFT 0
#define RISCV_HPM_MHPMEVENT_EVENT_WIDTH 58
#define RISCV_HPM_MHPMEVENT_EVENT_MASK  0x03ffffffffffffffULL

typedef struct {
	uint64_t raw;
} riscv_hpm_mhpmevent_t;

typedef struct {
	uint64_t OF;    /* 63    RW-V The counter has overflowed; while it is 1, no further interrupt is asked for. (where the hart has Sscofpmf) */
	uint64_t MINH;  /* 62    RW   Machine mode is not counted. (where the hart has Sscofpmf) */
	uint64_t SINH;  /* 61    RW   Supervisor mode is not counted. (where the hart has Sscofpmf) */
	uint64_t UINH;  /* 60    RW   User mode is not counted. (where the hart has Sscofpmf) */
	uint64_t VSINH; /* 59    RW   A guest's supervisor mode is not counted. (where the hart has Sscofpmf) */
	uint64_t VUINH; /* 58    RW   A guest's user mode is not counted. (where the hart has Sscofpmf) */
	uint64_t EVENT; /* 57:0  RW   Number of the event; 0 counts nothing. */
} riscv_hpm_mhpmevent_fields_t;

static inline __attribute__((always_inline)) riscv_hpm_mhpmevent_t riscv_hpm_mhpmevent_pack(riscv_hpm_mhpmevent_fields_t f)
{
	riscv_hpm_mhpmevent_t r;

	r.raw = 0
		| pmureg_put64(f.OF, 0x1ULL, 63)
		| pmureg_put64(f.MINH, 0x1ULL, 62)
		| pmureg_put64(f.SINH, 0x1ULL, 61)
		| pmureg_put64(f.UINH, 0x1ULL, 60)
		| pmureg_put64(f.VSINH, 0x1ULL, 59)
		| pmureg_put64(f.VUINH, 0x1ULL, 58)
		| pmureg_put64(f.EVENT, 0x3ffffffffffffffULL, 0);
	return r;
}

static inline riscv_hpm_mhpmevent_fields_t riscv_hpm_mhpmevent_unpack(riscv_hpm_mhpmevent_t r)
{
	riscv_hpm_mhpmevent_fields_t f;

	f.OF = r.raw >> 63;
	f.MINH = (r.raw >> 62) & 0x1ULL;
	f.SINH = (r.raw >> 61) & 0x1ULL;
	f.UINH = (r.raw >> 60) & 0x1ULL;
	f.VSINH = (r.raw >> 59) & 0x1ULL;
	f.VUINH = (r.raw >> 58) & 0x1ULL;
	f.EVENT = r.raw & 0x3ffffffffffffffULL;
	return f;
}

static inline uint64_t riscv_hpm_mhpmevent_get(riscv_hpm_mhpmevent_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline riscv_hpm_mhpmevent_t riscv_hpm_mhpmevent_with(riscv_hpm_mhpmevent_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define riscv_hpm_mhpmevent_get_OF(r)            riscv_hpm_mhpmevent_get(r, 0x8000000000000000ULL, 63)
#define riscv_hpm_mhpmevent_get_MINH(r)          riscv_hpm_mhpmevent_get(r, 0x4000000000000000ULL, 62)
#define riscv_hpm_mhpmevent_get_SINH(r)          riscv_hpm_mhpmevent_get(r, 0x2000000000000000ULL, 61)
#define riscv_hpm_mhpmevent_get_UINH(r)          riscv_hpm_mhpmevent_get(r, 0x1000000000000000ULL, 60)
#define riscv_hpm_mhpmevent_get_VSINH(r)         riscv_hpm_mhpmevent_get(r, 0x0800000000000000ULL, 59)
#define riscv_hpm_mhpmevent_get_VUINH(r)         riscv_hpm_mhpmevent_get(r, 0x0400000000000000ULL, 58)
#define riscv_hpm_mhpmevent_get_EVENT(r)         riscv_hpm_mhpmevent_get(r, 0x03ffffffffffffffULL, 0)
#define riscv_hpm_mhpmevent_with_OF(r, value)    PMUREG_WITH(riscv_hpm_mhpmevent_with, r, 0x8000000000000000ULL, 63, value)
#define riscv_hpm_mhpmevent_with_MINH(r, value)  PMUREG_WITH(riscv_hpm_mhpmevent_with, r, 0x4000000000000000ULL, 62, value)
#define riscv_hpm_mhpmevent_with_SINH(r, value)  PMUREG_WITH(riscv_hpm_mhpmevent_with, r, 0x2000000000000000ULL, 61, value)
#define riscv_hpm_mhpmevent_with_UINH(r, value)  PMUREG_WITH(riscv_hpm_mhpmevent_with, r, 0x1000000000000000ULL, 60, value)
#define riscv_hpm_mhpmevent_with_VSINH(r, value) PMUREG_WITH(riscv_hpm_mhpmevent_with, r, 0x0800000000000000ULL, 59, value)
#define riscv_hpm_mhpmevent_with_VUINH(r, value) PMUREG_WITH(riscv_hpm_mhpmevent_with, r, 0x0400000000000000ULL, 58, value)
#define riscv_hpm_mhpmevent_with_EVENT(r, value) PMUREG_WITH(riscv_hpm_mhpmevent_with, r, 0x03ffffffffffffffULL, 0, value)

#ifdef PMUREG_HAS_CSR_OF_64
static inline __attribute__((always_inline)) riscv_hpm_mhpmevent_t riscv_hpm_mhpmevent_read(unsigned int n)
{
	riscv_hpm_mhpmevent_t r;
	unsigned long value = 0;

	PMUREG_INDEX(n - 3U, 28U);
	switch (RISCV_HPM_MHPMEVENT_NUMBER(n)) {
	case 0x323U:
		__asm__ volatile("csrr %0, 0x323" : "=r"(value));
		break;
	case 0x324U:
		__asm__ volatile("csrr %0, 0x324" : "=r"(value));
		break;
	case 0x325U:
		__asm__ volatile("csrr %0, 0x325" : "=r"(value));
		break;
	case 0x326U:
		__asm__ volatile("csrr %0, 0x326" : "=r"(value));
		break;
	case 0x327U:
		__asm__ volatile("csrr %0, 0x327" : "=r"(value));
		break;
	case 0x328U:
		__asm__ volatile("csrr %0, 0x328" : "=r"(value));
		break;
	case 0x329U:
		__asm__ volatile("csrr %0, 0x329" : "=r"(value));
		break;
	case 0x32aU:
		__asm__ volatile("csrr %0, 0x32a" : "=r"(value));
		break;
	case 0x32bU:
		__asm__ volatile("csrr %0, 0x32b" : "=r"(value));
		break;
	case 0x32cU:
		__asm__ volatile("csrr %0, 0x32c" : "=r"(value));
		break;
	case 0x32dU:
		__asm__ volatile("csrr %0, 0x32d" : "=r"(value));
		break;
	case 0x32eU:
		__asm__ volatile("csrr %0, 0x32e" : "=r"(value));
		break;
	case 0x32fU:
		__asm__ volatile("csrr %0, 0x32f" : "=r"(value));
		break;
	case 0x330U:
		__asm__ volatile("csrr %0, 0x330" : "=r"(value));
		break;
	case 0x331U:
		__asm__ volatile("csrr %0, 0x331" : "=r"(value));
		break;
	case 0x332U:
		__asm__ volatile("csrr %0, 0x332" : "=r"(value));
		break;
	case 0x333U:
		__asm__ volatile("csrr %0, 0x333" : "=r"(value));
		break;
	case 0x334U:
		__asm__ volatile("csrr %0, 0x334" : "=r"(value));
		break;
	case 0x335U:
		__asm__ volatile("csrr %0, 0x335" : "=r"(value));
		break;
	case 0x336U:
		__asm__ volatile("csrr %0, 0x336" : "=r"(value));
		break;
	case 0x337U:
		__asm__ volatile("csrr %0, 0x337" : "=r"(value));
		break;
	case 0x338U:
		__asm__ volatile("csrr %0, 0x338" : "=r"(value));
		break;
	case 0x339U:
		__asm__ volatile("csrr %0, 0x339" : "=r"(value));
		break;
	case 0x33aU:
		__asm__ volatile("csrr %0, 0x33a" : "=r"(value));
		break;
	case 0x33bU:
		__asm__ volatile("csrr %0, 0x33b" : "=r"(value));
		break;
	case 0x33cU:
		__asm__ volatile("csrr %0, 0x33c" : "=r"(value));
		break;
	case 0x33dU:
		__asm__ volatile("csrr %0, 0x33d" : "=r"(value));
		break;
	case 0x33eU:
		__asm__ volatile("csrr %0, 0x33e" : "=r"(value));
		break;
	case 0x33fU:
		__asm__ volatile("csrr %0, 0x33f" : "=r"(value));
		break;
	default:
		break;
	}
	r.raw = (uint64_t)value;
	return r;
}

static inline __attribute__((always_inline)) void riscv_hpm_mhpmevent_write(unsigned int n, riscv_hpm_mhpmevent_t r)
{
	unsigned long value = r.raw;

	PMUREG_INDEX(n - 3U, 28U);
	switch (RISCV_HPM_MHPMEVENT_NUMBER(n)) {
	case 0x323U:
		__asm__ volatile("csrw 0x323, %0" : : "r"(value) : "memory");
		break;
	case 0x324U:
		__asm__ volatile("csrw 0x324, %0" : : "r"(value) : "memory");
		break;
	case 0x325U:
		__asm__ volatile("csrw 0x325, %0" : : "r"(value) : "memory");
		break;
	case 0x326U:
		__asm__ volatile("csrw 0x326, %0" : : "r"(value) : "memory");
		break;
	case 0x327U:
		__asm__ volatile("csrw 0x327, %0" : : "r"(value) : "memory");
		break;
	case 0x328U:
		__asm__ volatile("csrw 0x328, %0" : : "r"(value) : "memory");
		break;
	case 0x329U:
		__asm__ volatile("csrw 0x329, %0" : : "r"(value) : "memory");
		break;
	case 0x32aU:
		__asm__ volatile("csrw 0x32a, %0" : : "r"(value) : "memory");
		break;
	case 0x32bU:
		__asm__ volatile("csrw 0x32b, %0" : : "r"(value) : "memory");
		break;
	case 0x32cU:
		__asm__ volatile("csrw 0x32c, %0" : : "r"(value) : "memory");
		break;
	case 0x32dU:
		__asm__ volatile("csrw 0x32d, %0" : : "r"(value) : "memory");
		break;
	case 0x32eU:
		__asm__ volatile("csrw 0x32e, %0" : : "r"(value) : "memory");
		break;
	case 0x32fU:
		__asm__ volatile("csrw 0x32f, %0" : : "r"(value) : "memory");
		break;
	case 0x330U:
		__asm__ volatile("csrw 0x330, %0" : : "r"(value) : "memory");
		break;
	case 0x331U:
		__asm__ volatile("csrw 0x331, %0" : : "r"(value) : "memory");
		break;
	case 0x332U:
		__asm__ volatile("csrw 0x332, %0" : : "r"(value) : "memory");
		break;
	case 0x333U:
		__asm__ volatile("csrw 0x333, %0" : : "r"(value) : "memory");
		break;
	case 0x334U:
		__asm__ volatile("csrw 0x334, %0" : : "r"(value) : "memory");
		break;
	case 0x335U:
		__asm__ volatile("csrw 0x335, %0" : : "r"(value) : "memory");
		break;
	case 0x336U:
		__asm__ volatile("csrw 0x336, %0" : : "r"(value) : "memory");
		break;
	case 0x337U:
		__asm__ volatile("csrw 0x337, %0" : : "r"(value) : "memory");
		break;
	case 0x338U:
		__asm__ volatile("csrw 0x338, %0" : : "r"(value) : "memory");
		break;
	case 0x339U:
		__asm__ volatile("csrw 0x339, %0" : : "r"(value) : "memory");
		break;
	case 0x33aU:
		__asm__ volatile("csrw 0x33a, %0" : : "r"(value) : "memory");
		break;
	case 0x33bU:
		__asm__ volatile("csrw 0x33b, %0" : : "r"(value) : "memory");
		break;
	case 0x33cU:
		__asm__ volatile("csrw 0x33c, %0" : : "r"(value) : "memory");
		break;
	case 0x33dU:
		__asm__ volatile("csrw 0x33d, %0" : : "r"(value) : "memory");
		break;
	case 0x33eU:
		__asm__ volatile("csrw 0x33e, %0" : : "r"(value) : "memory");
		break;
	case 0x33fU:
		__asm__ volatile("csrw 0x33f, %0" : : "r"(value) : "memory");
		break;
	default:
		break;
	}
}

/* Writes, and returns the value before, in one instruction. */
static inline __attribute__((always_inline)) riscv_hpm_mhpmevent_t riscv_hpm_mhpmevent_swap(unsigned int n, riscv_hpm_mhpmevent_t r)
{
	unsigned long value = r.raw;

	PMUREG_INDEX(n - 3U, 28U);
	switch (RISCV_HPM_MHPMEVENT_NUMBER(n)) {
	case 0x323U:
		__asm__ volatile("csrrw %0, 0x323, %0" : "+r"(value) : : "memory");
		break;
	case 0x324U:
		__asm__ volatile("csrrw %0, 0x324, %0" : "+r"(value) : : "memory");
		break;
	case 0x325U:
		__asm__ volatile("csrrw %0, 0x325, %0" : "+r"(value) : : "memory");
		break;
	case 0x326U:
		__asm__ volatile("csrrw %0, 0x326, %0" : "+r"(value) : : "memory");
		break;
	case 0x327U:
		__asm__ volatile("csrrw %0, 0x327, %0" : "+r"(value) : : "memory");
		break;
	case 0x328U:
		__asm__ volatile("csrrw %0, 0x328, %0" : "+r"(value) : : "memory");
		break;
	case 0x329U:
		__asm__ volatile("csrrw %0, 0x329, %0" : "+r"(value) : : "memory");
		break;
	case 0x32aU:
		__asm__ volatile("csrrw %0, 0x32a, %0" : "+r"(value) : : "memory");
		break;
	case 0x32bU:
		__asm__ volatile("csrrw %0, 0x32b, %0" : "+r"(value) : : "memory");
		break;
	case 0x32cU:
		__asm__ volatile("csrrw %0, 0x32c, %0" : "+r"(value) : : "memory");
		break;
	case 0x32dU:
		__asm__ volatile("csrrw %0, 0x32d, %0" : "+r"(value) : : "memory");
		break;
	case 0x32eU:
		__asm__ volatile("csrrw %0, 0x32e, %0" : "+r"(value) : : "memory");
		break;
	case 0x32fU:
		__asm__ volatile("csrrw %0, 0x32f, %0" : "+r"(value) : : "memory");
		break;
	case 0x330U:
		__asm__ volatile("csrrw %0, 0x330, %0" : "+r"(value) : : "memory");
		break;
	case 0x331U:
		__asm__ volatile("csrrw %0, 0x331, %0" : "+r"(value) : : "memory");
		break;
	case 0x332U:
		__asm__ volatile("csrrw %0, 0x332, %0" : "+r"(value) : : "memory");
		break;
	case 0x333U:
		__asm__ volatile("csrrw %0, 0x333, %0" : "+r"(value) : : "memory");
		break;
	case 0x334U:
		__asm__ volatile("csrrw %0, 0x334, %0" : "+r"(value) : : "memory");
		break;
	case 0x335U:
		__asm__ volatile("csrrw %0, 0x335, %0" : "+r"(value) : : "memory");
		break;
	case 0x336U:
		__asm__ volatile("csrrw %0, 0x336, %0" : "+r"(value) : : "memory");
		break;
	case 0x337U:
		__asm__ volatile("csrrw %0, 0x337, %0" : "+r"(value) : : "memory");
		break;
	case 0x338U:
		__asm__ volatile("csrrw %0, 0x338, %0" : "+r"(value) : : "memory");
		break;
	case 0x339U:
		__asm__ volatile("csrrw %0, 0x339, %0" : "+r"(value) : : "memory");
		break;
	case 0x33aU:
		__asm__ volatile("csrrw %0, 0x33a, %0" : "+r"(value) : : "memory");
		break;
	case 0x33bU:
		__asm__ volatile("csrrw %0, 0x33b, %0" : "+r"(value) : : "memory");
		break;
	case 0x33cU:
		__asm__ volatile("csrrw %0, 0x33c, %0" : "+r"(value) : : "memory");
		break;
	case 0x33dU:
		__asm__ volatile("csrrw %0, 0x33d, %0" : "+r"(value) : : "memory");
		break;
	case 0x33eU:
		__asm__ volatile("csrrw %0, 0x33e, %0" : "+r"(value) : : "memory");
		break;
	case 0x33fU:
		__asm__ volatile("csrrw %0, 0x33f, %0" : "+r"(value) : : "memory");
		break;
	default:
		break;
	}
	r.raw = (uint64_t)value;
	return r;
}
#else
riscv_hpm_mhpmevent_t riscv_hpm_mhpmevent_read(unsigned int n) PMUREG_NO_CSR;
void riscv_hpm_mhpmevent_write(unsigned int n, riscv_hpm_mhpmevent_t r) PMUREG_NO_CSR;
riscv_hpm_mhpmevent_t riscv_hpm_mhpmevent_swap(unsigned int n, riscv_hpm_mhpmevent_t r) PMUREG_NO_CSR;
#endif

#ifdef PMUREG_IO_H
static inline int riscv_hpm_mhpmevent_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, riscv_hpm_mhpmevent_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n - 3U, 28U);
	at.space = PMUREG_CSR;
	at.address = RISCV_HPM_MHPMEVENT_NUMBER(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int riscv_hpm_mhpmevent_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, riscv_hpm_mhpmevent_t r)
{
	PMUREG_INDEX(n - 3U, 28U);
	at.space = PMUREG_CSR;
	at.address = RISCV_HPM_MHPMEVENT_NUMBER(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- mcycle: Cycles of the hart. ----
 * Source: PRIV, Hardware Performance Monitor
 * Reached from: machine mode; illegal below
 */

#define RISCV_HPM_MCYCLE_NUMBER      0xb00U
#define RISCV_HPM_MCYCLE_COUNT_SHIFT 0
#define RISCV_HPM_MCYCLE_COUNT_WIDTH 64
#define RISCV_HPM_MCYCLE_COUNT_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} riscv_hpm_mcycle_t;

typedef struct {
	uint64_t COUNT; /* 63:0  RW-V The count. */
} riscv_hpm_mcycle_fields_t;

static inline __attribute__((always_inline)) riscv_hpm_mcycle_t riscv_hpm_mcycle_pack(riscv_hpm_mcycle_fields_t f)
{
	riscv_hpm_mcycle_t r;

	r.raw = 0
		| f.COUNT;
	return r;
}

static inline riscv_hpm_mcycle_fields_t riscv_hpm_mcycle_unpack(riscv_hpm_mcycle_t r)
{
	riscv_hpm_mcycle_fields_t f;

	f.COUNT = r.raw;
	return f;
}

static inline uint64_t riscv_hpm_mcycle_get(riscv_hpm_mcycle_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline riscv_hpm_mcycle_t riscv_hpm_mcycle_with(riscv_hpm_mcycle_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define riscv_hpm_mcycle_get_COUNT(r)         riscv_hpm_mcycle_get(r, 0xffffffffffffffffULL, 0)
#define riscv_hpm_mcycle_with_COUNT(r, value) PMUREG_WITH(riscv_hpm_mcycle_with, r, 0xffffffffffffffffULL, 0, value)

#ifdef PMUREG_HAS_CSR_OF_64
static inline riscv_hpm_mcycle_t riscv_hpm_mcycle_read(void)
{
	riscv_hpm_mcycle_t r;
	unsigned long value = 0;

	__asm__ volatile("csrr %0, 0xb00" : "=r"(value));
	r.raw = (uint64_t)value;
	return r;
}

static inline void riscv_hpm_mcycle_write(riscv_hpm_mcycle_t r)
{
	unsigned long value = r.raw;

	__asm__ volatile("csrw 0xb00, %0" : : "r"(value) : "memory");
}

/* Writes, and returns the value before, in one instruction. */
static inline riscv_hpm_mcycle_t riscv_hpm_mcycle_swap(riscv_hpm_mcycle_t r)
{
	unsigned long value = r.raw;

	__asm__ volatile("csrrw %0, 0xb00, %0" : "+r"(value) : : "memory");
	r.raw = (uint64_t)value;
	return r;
}
#else
riscv_hpm_mcycle_t riscv_hpm_mcycle_read(void) PMUREG_NO_CSR;
void riscv_hpm_mcycle_write(riscv_hpm_mcycle_t r) PMUREG_NO_CSR;
riscv_hpm_mcycle_t riscv_hpm_mcycle_swap(riscv_hpm_mcycle_t r) PMUREG_NO_CSR;
#endif

#ifdef PMUREG_IO_H
static inline int riscv_hpm_mcycle_io_read(struct pmureg_io *io, struct pmureg_place at, riscv_hpm_mcycle_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_CSR;
	at.address = RISCV_HPM_MCYCLE_NUMBER;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int riscv_hpm_mcycle_io_write(struct pmureg_io *io, struct pmureg_place at, riscv_hpm_mcycle_t r)
{
	at.space = PMUREG_CSR;
	at.address = RISCV_HPM_MCYCLE_NUMBER;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- minstret: Instructions that the hart has retired. ----
 * Source: PRIV, Hardware Performance Monitor
 * Reached from: machine mode; illegal below
 */

#define RISCV_HPM_MINSTRET_NUMBER      0xb02U
#define RISCV_HPM_MINSTRET_COUNT_SHIFT 0
#define RISCV_HPM_MINSTRET_COUNT_WIDTH 64
#define RISCV_HPM_MINSTRET_COUNT_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} riscv_hpm_minstret_t;

typedef struct {
	uint64_t COUNT; /* 63:0  RW-V The count. */
} riscv_hpm_minstret_fields_t;

static inline __attribute__((always_inline)) riscv_hpm_minstret_t riscv_hpm_minstret_pack(riscv_hpm_minstret_fields_t f)
{
	riscv_hpm_minstret_t r;

	r.raw = 0
		| f.COUNT;
	return r;
}

static inline riscv_hpm_minstret_fields_t riscv_hpm_minstret_unpack(riscv_hpm_minstret_t r)
{
	riscv_hpm_minstret_fields_t f;

	f.COUNT = r.raw;
	return f;
}

static inline uint64_t riscv_hpm_minstret_get(riscv_hpm_minstret_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline riscv_hpm_minstret_t riscv_hpm_minstret_with(riscv_hpm_minstret_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define riscv_hpm_minstret_get_COUNT(r)         riscv_hpm_minstret_get(r, 0xffffffffffffffffULL, 0)
#define riscv_hpm_minstret_with_COUNT(r, value) PMUREG_WITH(riscv_hpm_minstret_with, r, 0xffffffffffffffffULL, 0, value)

#ifdef PMUREG_HAS_CSR_OF_64
static inline riscv_hpm_minstret_t riscv_hpm_minstret_read(void)
{
	riscv_hpm_minstret_t r;
	unsigned long value = 0;

	__asm__ volatile("csrr %0, 0xb02" : "=r"(value));
	r.raw = (uint64_t)value;
	return r;
}

static inline void riscv_hpm_minstret_write(riscv_hpm_minstret_t r)
{
	unsigned long value = r.raw;

	__asm__ volatile("csrw 0xb02, %0" : : "r"(value) : "memory");
}

/* Writes, and returns the value before, in one instruction. */
static inline riscv_hpm_minstret_t riscv_hpm_minstret_swap(riscv_hpm_minstret_t r)
{
	unsigned long value = r.raw;

	__asm__ volatile("csrrw %0, 0xb02, %0" : "+r"(value) : : "memory");
	r.raw = (uint64_t)value;
	return r;
}
#else
riscv_hpm_minstret_t riscv_hpm_minstret_read(void) PMUREG_NO_CSR;
void riscv_hpm_minstret_write(riscv_hpm_minstret_t r) PMUREG_NO_CSR;
riscv_hpm_minstret_t riscv_hpm_minstret_swap(riscv_hpm_minstret_t r) PMUREG_NO_CSR;
#endif

#ifdef PMUREG_IO_H
static inline int riscv_hpm_minstret_io_read(struct pmureg_io *io, struct pmureg_place at, riscv_hpm_minstret_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_CSR;
	at.address = RISCV_HPM_MINSTRET_NUMBER;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int riscv_hpm_minstret_io_write(struct pmureg_io *io, struct pmureg_place at, riscv_hpm_minstret_t r)
{
	at.space = PMUREG_CSR;
	at.address = RISCV_HPM_MINSTRET_NUMBER;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- mhpmcounter<n>: Counter <n>. ----
 * Source: PRIV, Hardware Performance Monitor
 * Reached from: machine mode; illegal below
 */

#define RISCV_HPM_MHPMCOUNTER_NUMBER(n)   (0xb00U + (n)) /* n: 3 to 31 */
#define RISCV_HPM_MHPMCOUNTER_COUNT       29
#define RISCV_HPM_MHPMCOUNTER_RESET       0x0000000000000000ULL
#define RISCV_HPM_MHPMCOUNTER_COUNT_SHIFT 0
#define RISCV_HPM_MHPMCOUNTER_COUNT_WIDTH 64
#define RISCV_HPM_MHPMCOUNTER_COUNT_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} riscv_hpm_mhpmcounter_t;

typedef struct {
	uint64_t COUNT; /* 63:0  RW-V The count, in as many low bits as are implemented. */
} riscv_hpm_mhpmcounter_fields_t;

static inline __attribute__((always_inline)) riscv_hpm_mhpmcounter_t riscv_hpm_mhpmcounter_pack(riscv_hpm_mhpmcounter_fields_t f)
{
	riscv_hpm_mhpmcounter_t r;

	r.raw = 0
		| f.COUNT;
	return r;
}

static inline riscv_hpm_mhpmcounter_fields_t riscv_hpm_mhpmcounter_unpack(riscv_hpm_mhpmcounter_t r)
{
	riscv_hpm_mhpmcounter_fields_t f;

	f.COUNT = r.raw;
	return f;
}

static inline uint64_t riscv_hpm_mhpmcounter_get(riscv_hpm_mhpmcounter_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline riscv_hpm_mhpmcounter_t riscv_hpm_mhpmcounter_with(riscv_hpm_mhpmcounter_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define riscv_hpm_mhpmcounter_get_COUNT(r)         riscv_hpm_mhpmcounter_get(r, 0xffffffffffffffffULL, 0)
#define riscv_hpm_mhpmcounter_with_COUNT(r, value) PMUREG_WITH(riscv_hpm_mhpmcounter_with, r, 0xffffffffffffffffULL, 0, value)

#ifdef PMUREG_HAS_CSR_OF_64
static inline __attribute__((always_inline)) riscv_hpm_mhpmcounter_t riscv_hpm_mhpmcounter_read(unsigned int n)
{
	riscv_hpm_mhpmcounter_t r;
	unsigned long value = 0;

	PMUREG_INDEX(n - 3U, 28U);
	switch (RISCV_HPM_MHPMCOUNTER_NUMBER(n)) {
	case 0xb03U:
		__asm__ volatile("csrr %0, 0xb03" : "=r"(value));
		break;
	case 0xb04U:
		__asm__ volatile("csrr %0, 0xb04" : "=r"(value));
		break;
	case 0xb05U:
		__asm__ volatile("csrr %0, 0xb05" : "=r"(value));
		break;
	case 0xb06U:
		__asm__ volatile("csrr %0, 0xb06" : "=r"(value));
		break;
	case 0xb07U:
		__asm__ volatile("csrr %0, 0xb07" : "=r"(value));
		break;
	case 0xb08U:
		__asm__ volatile("csrr %0, 0xb08" : "=r"(value));
		break;
	case 0xb09U:
		__asm__ volatile("csrr %0, 0xb09" : "=r"(value));
		break;
	case 0xb0aU:
		__asm__ volatile("csrr %0, 0xb0a" : "=r"(value));
		break;
	case 0xb0bU:
		__asm__ volatile("csrr %0, 0xb0b" : "=r"(value));
		break;
	case 0xb0cU:
		__asm__ volatile("csrr %0, 0xb0c" : "=r"(value));
		break;
	case 0xb0dU:
		__asm__ volatile("csrr %0, 0xb0d" : "=r"(value));
		break;
	case 0xb0eU:
		__asm__ volatile("csrr %0, 0xb0e" : "=r"(value));
		break;
	case 0xb0fU:
		__asm__ volatile("csrr %0, 0xb0f" : "=r"(value));
		break;
	case 0xb10U:
		__asm__ volatile("csrr %0, 0xb10" : "=r"(value));
		break;
	case 0xb11U:
		__asm__ volatile("csrr %0, 0xb11" : "=r"(value));
		break;
	case 0xb12U:
		__asm__ volatile("csrr %0, 0xb12" : "=r"(value));
		break;
	case 0xb13U:
		__asm__ volatile("csrr %0, 0xb13" : "=r"(value));
		break;
	case 0xb14U:
		__asm__ volatile("csrr %0, 0xb14" : "=r"(value));
		break;
	case 0xb15U:
		__asm__ volatile("csrr %0, 0xb15" : "=r"(value));
		break;
	case 0xb16U:
		__asm__ volatile("csrr %0, 0xb16" : "=r"(value));
		break;
	case 0xb17U:
		__asm__ volatile("csrr %0, 0xb17" : "=r"(value));
		break;
	case 0xb18U:
		__asm__ volatile("csrr %0, 0xb18" : "=r"(value));
		break;
	case 0xb19U:
		__asm__ volatile("csrr %0, 0xb19" : "=r"(value));
		break;
	case 0xb1aU:
		__asm__ volatile("csrr %0, 0xb1a" : "=r"(value));
		break;
	case 0xb1bU:
		__asm__ volatile("csrr %0, 0xb1b" : "=r"(value));
		break;
	case 0xb1cU:
		__asm__ volatile("csrr %0, 0xb1c" : "=r"(value));
		break;
	case 0xb1dU:
		__asm__ volatile("csrr %0, 0xb1d" : "=r"(value));
		break;
	case 0xb1eU:
		__asm__ volatile("csrr %0, 0xb1e" : "=r"(value));
		break;
	case 0xb1fU:
		__asm__ volatile("csrr %0, 0xb1f" : "=r"(value));
		break;
	default:
		break;
	}
	r.raw = (uint64_t)value;
	return r;
}

static inline __attribute__((always_inline)) void riscv_hpm_mhpmcounter_write(unsigned int n, riscv_hpm_mhpmcounter_t r)
{
	unsigned long value = r.raw;

	PMUREG_INDEX(n - 3U, 28U);
	switch (RISCV_HPM_MHPMCOUNTER_NUMBER(n)) {
	case 0xb03U:
		__asm__ volatile("csrw 0xb03, %0" : : "r"(value) : "memory");
		break;
	case 0xb04U:
		__asm__ volatile("csrw 0xb04, %0" : : "r"(value) : "memory");
		break;
	case 0xb05U:
		__asm__ volatile("csrw 0xb05, %0" : : "r"(value) : "memory");
		break;
	case 0xb06U:
		__asm__ volatile("csrw 0xb06, %0" : : "r"(value) : "memory");
		break;
	case 0xb07U:
		__asm__ volatile("csrw 0xb07, %0" : : "r"(value) : "memory");
		break;
	case 0xb08U:
		__asm__ volatile("csrw 0xb08, %0" : : "r"(value) : "memory");
		break;
	case 0xb09U:
		__asm__ volatile("csrw 0xb09, %0" : : "r"(value) : "memory");
		break;
	case 0xb0aU:
		__asm__ volatile("csrw 0xb0a, %0" : : "r"(value) : "memory");
		break;
	case 0xb0bU:
		__asm__ volatile("csrw 0xb0b, %0" : : "r"(value) : "memory");
		break;
	case 0xb0cU:
		__asm__ volatile("csrw 0xb0c, %0" : : "r"(value) : "memory");
		break;
	case 0xb0dU:
		__asm__ volatile("csrw 0xb0d, %0" : : "r"(value) : "memory");
		break;
	case 0xb0eU:
		__asm__ volatile("csrw 0xb0e, %0" : : "r"(value) : "memory");
		break;
	case 0xb0fU:
		__asm__ volatile("csrw 0xb0f, %0" : : "r"(value) : "memory");
		break;
	case 0xb10U:
		__asm__ volatile("csrw 0xb10, %0" : : "r"(value) : "memory");
		break;
	case 0xb11U:
		__asm__ volatile("csrw 0xb11, %0" : : "r"(value) : "memory");
		break;
	case 0xb12U:
		__asm__ volatile("csrw 0xb12, %0" : : "r"(value) : "memory");
		break;
	case 0xb13U:
		__asm__ volatile("csrw 0xb13, %0" : : "r"(value) : "memory");
		break;
	case 0xb14U:
		__asm__ volatile("csrw 0xb14, %0" : : "r"(value) : "memory");
		break;
	case 0xb15U:
		__asm__ volatile("csrw 0xb15, %0" : : "r"(value) : "memory");
		break;
	case 0xb16U:
		__asm__ volatile("csrw 0xb16, %0" : : "r"(value) : "memory");
		break;
	case 0xb17U:
		__asm__ volatile("csrw 0xb17, %0" : : "r"(value) : "memory");
		break;
	case 0xb18U:
		__asm__ volatile("csrw 0xb18, %0" : : "r"(value) : "memory");
		break;
	case 0xb19U:
		__asm__ volatile("csrw 0xb19, %0" : : "r"(value) : "memory");
		break;
	case 0xb1aU:
		__asm__ volatile("csrw 0xb1a, %0" : : "r"(value) : "memory");
		break;
	case 0xb1bU:
		__asm__ volatile("csrw 0xb1b, %0" : : "r"(value) : "memory");
		break;
	case 0xb1cU:
		__asm__ volatile("csrw 0xb1c, %0" : : "r"(value) : "memory");
		break;
	case 0xb1dU:
		__asm__ volatile("csrw 0xb1d, %0" : : "r"(value) : "memory");
		break;
	case 0xb1eU:
		__asm__ volatile("csrw 0xb1e, %0" : : "r"(value) : "memory");
		break;
	case 0xb1fU:
		__asm__ volatile("csrw 0xb1f, %0" : : "r"(value) : "memory");
		break;
	default:
		break;
	}
}

/* Writes, and returns the value before, in one instruction. */
static inline __attribute__((always_inline)) riscv_hpm_mhpmcounter_t riscv_hpm_mhpmcounter_swap(unsigned int n, riscv_hpm_mhpmcounter_t r)
{
	unsigned long value = r.raw;

	PMUREG_INDEX(n - 3U, 28U);
	switch (RISCV_HPM_MHPMCOUNTER_NUMBER(n)) {
	case 0xb03U:
		__asm__ volatile("csrrw %0, 0xb03, %0" : "+r"(value) : : "memory");
		break;
	case 0xb04U:
		__asm__ volatile("csrrw %0, 0xb04, %0" : "+r"(value) : : "memory");
		break;
	case 0xb05U:
		__asm__ volatile("csrrw %0, 0xb05, %0" : "+r"(value) : : "memory");
		break;
	case 0xb06U:
		__asm__ volatile("csrrw %0, 0xb06, %0" : "+r"(value) : : "memory");
		break;
	case 0xb07U:
		__asm__ volatile("csrrw %0, 0xb07, %0" : "+r"(value) : : "memory");
		break;
	case 0xb08U:
		__asm__ volatile("csrrw %0, 0xb08, %0" : "+r"(value) : : "memory");
		break;
	case 0xb09U:
		__asm__ volatile("csrrw %0, 0xb09, %0" : "+r"(value) : : "memory");
		break;
	case 0xb0aU:
		__asm__ volatile("csrrw %0, 0xb0a, %0" : "+r"(value) : : "memory");
		break;
	case 0xb0bU:
		__asm__ volatile("csrrw %0, 0xb0b, %0" : "+r"(value) : : "memory");
		break;
	case 0xb0cU:
		__asm__ volatile("csrrw %0, 0xb0c, %0" : "+r"(value) : : "memory");
		break;
	case 0xb0dU:
		__asm__ volatile("csrrw %0, 0xb0d, %0" : "+r"(value) : : "memory");
		break;
	case 0xb0eU:
		__asm__ volatile("csrrw %0, 0xb0e, %0" : "+r"(value) : : "memory");
		break;
	case 0xb0fU:
		__asm__ volatile("csrrw %0, 0xb0f, %0" : "+r"(value) : : "memory");
		break;
	case 0xb10U:
		__asm__ volatile("csrrw %0, 0xb10, %0" : "+r"(value) : : "memory");
		break;
	case 0xb11U:
		__asm__ volatile("csrrw %0, 0xb11, %0" : "+r"(value) : : "memory");
		break;
	case 0xb12U:
		__asm__ volatile("csrrw %0, 0xb12, %0" : "+r"(value) : : "memory");
		break;
	case 0xb13U:
		__asm__ volatile("csrrw %0, 0xb13, %0" : "+r"(value) : : "memory");
		break;
	case 0xb14U:
		__asm__ volatile("csrrw %0, 0xb14, %0" : "+r"(value) : : "memory");
		break;
	case 0xb15U:
		__asm__ volatile("csrrw %0, 0xb15, %0" : "+r"(value) : : "memory");
		break;
	case 0xb16U:
		__asm__ volatile("csrrw %0, 0xb16, %0" : "+r"(value) : : "memory");
		break;
	case 0xb17U:
		__asm__ volatile("csrrw %0, 0xb17, %0" : "+r"(value) : : "memory");
		break;
	case 0xb18U:
		__asm__ volatile("csrrw %0, 0xb18, %0" : "+r"(value) : : "memory");
		break;
	case 0xb19U:
		__asm__ volatile("csrrw %0, 0xb19, %0" : "+r"(value) : : "memory");
		break;
	case 0xb1aU:
		__asm__ volatile("csrrw %0, 0xb1a, %0" : "+r"(value) : : "memory");
		break;
	case 0xb1bU:
		__asm__ volatile("csrrw %0, 0xb1b, %0" : "+r"(value) : : "memory");
		break;
	case 0xb1cU:
		__asm__ volatile("csrrw %0, 0xb1c, %0" : "+r"(value) : : "memory");
		break;
	case 0xb1dU:
		__asm__ volatile("csrrw %0, 0xb1d, %0" : "+r"(value) : : "memory");
		break;
	case 0xb1eU:
		__asm__ volatile("csrrw %0, 0xb1e, %0" : "+r"(value) : : "memory");
		break;
	case 0xb1fU:
		__asm__ volatile("csrrw %0, 0xb1f, %0" : "+r"(value) : : "memory");
		break;
	default:
		break;
	}
	r.raw = (uint64_t)value;
	return r;
}
#else
riscv_hpm_mhpmcounter_t riscv_hpm_mhpmcounter_read(unsigned int n) PMUREG_NO_CSR;
void riscv_hpm_mhpmcounter_write(unsigned int n, riscv_hpm_mhpmcounter_t r) PMUREG_NO_CSR;
riscv_hpm_mhpmcounter_t riscv_hpm_mhpmcounter_swap(unsigned int n, riscv_hpm_mhpmcounter_t r) PMUREG_NO_CSR;
#endif

#ifdef PMUREG_IO_H
static inline int riscv_hpm_mhpmcounter_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, riscv_hpm_mhpmcounter_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n - 3U, 28U);
	at.space = PMUREG_CSR;
	at.address = RISCV_HPM_MHPMCOUNTER_NUMBER(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int riscv_hpm_mhpmcounter_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, riscv_hpm_mhpmcounter_t r)
{
	PMUREG_INDEX(n - 3U, 28U);
	at.space = PMUREG_CSR;
	at.address = RISCV_HPM_MHPMCOUNTER_NUMBER(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- scountovf: The OF bits of all counters in one register, for supervisors. ----
 * Source: UDB scountovf
 * Reached from: supervisor mode and above; illegal in user mode
 * Only: where the hart has Sscofpmf
 */

#define RISCV_HPM_SCOUNTOVF_NUMBER   0xda0U
#define RISCV_HPM_SCOUNTOVF_OF_SHIFT 3
#define RISCV_HPM_SCOUNTOVF_OF_WIDTH 29
#define RISCV_HPM_SCOUNTOVF_OF_MASK  0xfffffff8U
#define RISCV_HPM_SCOUNTOVF_OF_COUNT 29

typedef struct {
	uint32_t raw;
} riscv_hpm_scountovf_t;

typedef struct {
	uint32_t OF; /* 31:3  RO-V Counter <n> has overflowed. */
} riscv_hpm_scountovf_fields_t;

static inline __attribute__((always_inline)) riscv_hpm_scountovf_t riscv_hpm_scountovf_pack(riscv_hpm_scountovf_fields_t f)
{
	riscv_hpm_scountovf_t r;

	r.raw = 0
		| pmureg_put32(f.OF, 0x1fffffffU, 3);
	return r;
}

static inline riscv_hpm_scountovf_fields_t riscv_hpm_scountovf_unpack(riscv_hpm_scountovf_t r)
{
	riscv_hpm_scountovf_fields_t f;

	f.OF = r.raw >> 3;
	return f;
}

/* Element n of OF, 3 to 31. Another index gives 0; debug builds assert. */
static inline uint32_t riscv_hpm_scountovf_get_OF(riscv_hpm_scountovf_t r, unsigned int n)
{
	PMUREG_INDEX(n - 3U, 28U);
	return n - 3U < 29U ? (r.raw >> (3U + n - 3U)) & 0x1U : 0;
}

static inline int riscv_hpm_scountovf_check(riscv_hpm_scountovf_t r)
{
	if ((r.raw & 0x00000007U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *riscv_hpm_scountovf_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0x7 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_CSR
static inline riscv_hpm_scountovf_t riscv_hpm_scountovf_read(void)
{
	riscv_hpm_scountovf_t r;
	unsigned long value = 0;

	__asm__ volatile("csrr %0, 0xda0" : "=r"(value));
	r.raw = (uint32_t)value;
	return r;
}
#else
riscv_hpm_scountovf_t riscv_hpm_scountovf_read(void) PMUREG_NO_CSR;
#endif

#ifdef PMUREG_IO_H
static inline int riscv_hpm_scountovf_io_read(struct pmureg_io *io, struct pmureg_place at, riscv_hpm_scountovf_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_CSR;
	at.address = RISCV_HPM_SCOUNTOVF_NUMBER;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- cycle: The copy of mcycle for all modes. ----
 * Source: LINUX CSR_CYCLE
 */

#define RISCV_HPM_CYCLE_NUMBER      0xc00U
#define RISCV_HPM_CYCLE_COUNT_SHIFT 0
#define RISCV_HPM_CYCLE_COUNT_WIDTH 64
#define RISCV_HPM_CYCLE_COUNT_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} riscv_hpm_cycle_t;

typedef struct {
	uint64_t COUNT; /* 63:0  RO-V The count. */
} riscv_hpm_cycle_fields_t;

static inline __attribute__((always_inline)) riscv_hpm_cycle_t riscv_hpm_cycle_pack(riscv_hpm_cycle_fields_t f)
{
	riscv_hpm_cycle_t r;

	r.raw = 0
		| f.COUNT;
	return r;
}

static inline riscv_hpm_cycle_fields_t riscv_hpm_cycle_unpack(riscv_hpm_cycle_t r)
{
	riscv_hpm_cycle_fields_t f;

	f.COUNT = r.raw;
	return f;
}

static inline uint64_t riscv_hpm_cycle_get(riscv_hpm_cycle_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define riscv_hpm_cycle_get_COUNT(r) riscv_hpm_cycle_get(r, 0xffffffffffffffffULL, 0)

#ifdef PMUREG_HAS_CSR_OF_64
static inline riscv_hpm_cycle_t riscv_hpm_cycle_read(void)
{
	riscv_hpm_cycle_t r;
	unsigned long value = 0;

	__asm__ volatile("csrr %0, 0xc00" : "=r"(value));
	r.raw = (uint64_t)value;
	return r;
}
#else
riscv_hpm_cycle_t riscv_hpm_cycle_read(void) PMUREG_NO_CSR;
#endif

#ifdef PMUREG_IO_H
static inline int riscv_hpm_cycle_io_read(struct pmureg_io *io, struct pmureg_place at, riscv_hpm_cycle_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_CSR;
	at.address = RISCV_HPM_CYCLE_NUMBER;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- instret: The copy of minstret for all modes. ----
 * Source: LINUX CSR_INSTRET
 */

#define RISCV_HPM_INSTRET_NUMBER      0xc02U
#define RISCV_HPM_INSTRET_COUNT_SHIFT 0
#define RISCV_HPM_INSTRET_COUNT_WIDTH 64
#define RISCV_HPM_INSTRET_COUNT_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} riscv_hpm_instret_t;

typedef struct {
	uint64_t COUNT; /* 63:0  RO-V The count. */
} riscv_hpm_instret_fields_t;

static inline __attribute__((always_inline)) riscv_hpm_instret_t riscv_hpm_instret_pack(riscv_hpm_instret_fields_t f)
{
	riscv_hpm_instret_t r;

	r.raw = 0
		| f.COUNT;
	return r;
}

static inline riscv_hpm_instret_fields_t riscv_hpm_instret_unpack(riscv_hpm_instret_t r)
{
	riscv_hpm_instret_fields_t f;

	f.COUNT = r.raw;
	return f;
}

static inline uint64_t riscv_hpm_instret_get(riscv_hpm_instret_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define riscv_hpm_instret_get_COUNT(r) riscv_hpm_instret_get(r, 0xffffffffffffffffULL, 0)

#ifdef PMUREG_HAS_CSR_OF_64
static inline riscv_hpm_instret_t riscv_hpm_instret_read(void)
{
	riscv_hpm_instret_t r;
	unsigned long value = 0;

	__asm__ volatile("csrr %0, 0xc02" : "=r"(value));
	r.raw = (uint64_t)value;
	return r;
}
#else
riscv_hpm_instret_t riscv_hpm_instret_read(void) PMUREG_NO_CSR;
#endif

#ifdef PMUREG_IO_H
static inline int riscv_hpm_instret_io_read(struct pmureg_io *io, struct pmureg_place at, riscv_hpm_instret_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_CSR;
	at.address = RISCV_HPM_INSTRET_NUMBER;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- hpmcounter<n>: The copy of counter <n> for all modes. ----
 * Source: LINUX CSR_HPMCOUNTER3 to CSR_HPMCOUNTER31
 */

#define RISCV_HPM_HPMCOUNTER_NUMBER(n)   (0xc00U + (n)) /* n: 3 to 31 */
#define RISCV_HPM_HPMCOUNTER_COUNT       29
#define RISCV_HPM_HPMCOUNTER_COUNT_SHIFT 0
#define RISCV_HPM_HPMCOUNTER_COUNT_WIDTH 64
#define RISCV_HPM_HPMCOUNTER_COUNT_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} riscv_hpm_hpmcounter_t;

typedef struct {
	uint64_t COUNT; /* 63:0  RO-V The count. */
} riscv_hpm_hpmcounter_fields_t;

static inline __attribute__((always_inline)) riscv_hpm_hpmcounter_t riscv_hpm_hpmcounter_pack(riscv_hpm_hpmcounter_fields_t f)
{
	riscv_hpm_hpmcounter_t r;

	r.raw = 0
		| f.COUNT;
	return r;
}

static inline riscv_hpm_hpmcounter_fields_t riscv_hpm_hpmcounter_unpack(riscv_hpm_hpmcounter_t r)
{
	riscv_hpm_hpmcounter_fields_t f;

	f.COUNT = r.raw;
	return f;
}

static inline uint64_t riscv_hpm_hpmcounter_get(riscv_hpm_hpmcounter_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define riscv_hpm_hpmcounter_get_COUNT(r) riscv_hpm_hpmcounter_get(r, 0xffffffffffffffffULL, 0)

#ifdef PMUREG_HAS_CSR_OF_64
static inline __attribute__((always_inline)) riscv_hpm_hpmcounter_t riscv_hpm_hpmcounter_read(unsigned int n)
{
	riscv_hpm_hpmcounter_t r;
	unsigned long value = 0;

	PMUREG_INDEX(n - 3U, 28U);
	switch (RISCV_HPM_HPMCOUNTER_NUMBER(n)) {
	case 0xc03U:
		__asm__ volatile("csrr %0, 0xc03" : "=r"(value));
		break;
	case 0xc04U:
		__asm__ volatile("csrr %0, 0xc04" : "=r"(value));
		break;
	case 0xc05U:
		__asm__ volatile("csrr %0, 0xc05" : "=r"(value));
		break;
	case 0xc06U:
		__asm__ volatile("csrr %0, 0xc06" : "=r"(value));
		break;
	case 0xc07U:
		__asm__ volatile("csrr %0, 0xc07" : "=r"(value));
		break;
	case 0xc08U:
		__asm__ volatile("csrr %0, 0xc08" : "=r"(value));
		break;
	case 0xc09U:
		__asm__ volatile("csrr %0, 0xc09" : "=r"(value));
		break;
	case 0xc0aU:
		__asm__ volatile("csrr %0, 0xc0a" : "=r"(value));
		break;
	case 0xc0bU:
		__asm__ volatile("csrr %0, 0xc0b" : "=r"(value));
		break;
	case 0xc0cU:
		__asm__ volatile("csrr %0, 0xc0c" : "=r"(value));
		break;
	case 0xc0dU:
		__asm__ volatile("csrr %0, 0xc0d" : "=r"(value));
		break;
	case 0xc0eU:
		__asm__ volatile("csrr %0, 0xc0e" : "=r"(value));
		break;
	case 0xc0fU:
		__asm__ volatile("csrr %0, 0xc0f" : "=r"(value));
		break;
	case 0xc10U:
		__asm__ volatile("csrr %0, 0xc10" : "=r"(value));
		break;
	case 0xc11U:
		__asm__ volatile("csrr %0, 0xc11" : "=r"(value));
		break;
	case 0xc12U:
		__asm__ volatile("csrr %0, 0xc12" : "=r"(value));
		break;
	case 0xc13U:
		__asm__ volatile("csrr %0, 0xc13" : "=r"(value));
		break;
	case 0xc14U:
		__asm__ volatile("csrr %0, 0xc14" : "=r"(value));
		break;
	case 0xc15U:
		__asm__ volatile("csrr %0, 0xc15" : "=r"(value));
		break;
	case 0xc16U:
		__asm__ volatile("csrr %0, 0xc16" : "=r"(value));
		break;
	case 0xc17U:
		__asm__ volatile("csrr %0, 0xc17" : "=r"(value));
		break;
	case 0xc18U:
		__asm__ volatile("csrr %0, 0xc18" : "=r"(value));
		break;
	case 0xc19U:
		__asm__ volatile("csrr %0, 0xc19" : "=r"(value));
		break;
	case 0xc1aU:
		__asm__ volatile("csrr %0, 0xc1a" : "=r"(value));
		break;
	case 0xc1bU:
		__asm__ volatile("csrr %0, 0xc1b" : "=r"(value));
		break;
	case 0xc1cU:
		__asm__ volatile("csrr %0, 0xc1c" : "=r"(value));
		break;
	case 0xc1dU:
		__asm__ volatile("csrr %0, 0xc1d" : "=r"(value));
		break;
	case 0xc1eU:
		__asm__ volatile("csrr %0, 0xc1e" : "=r"(value));
		break;
	case 0xc1fU:
		__asm__ volatile("csrr %0, 0xc1f" : "=r"(value));
		break;
	default:
		break;
	}
	r.raw = (uint64_t)value;
	return r;
}
#else
riscv_hpm_hpmcounter_t riscv_hpm_hpmcounter_read(unsigned int n) PMUREG_NO_CSR;
#endif

#ifdef PMUREG_IO_H
static inline int riscv_hpm_hpmcounter_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, riscv_hpm_hpmcounter_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n - 3U, 28U);
	at.space = PMUREG_CSR;
	at.address = RISCV_HPM_HPMCOUNTER_NUMBER(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

#endif
