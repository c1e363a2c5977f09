/*
 * Applied Micro X-Gene 3 and Ampere eMAG uncore PMUs: pmu3
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
 * Made by pmureg from regdefs/apm/xgene3.yaml. Edit that, not this.
 */
#ifndef PMUREG_XGENE3_PMU3_H
#define PMUREG_XGENE3_PMU3_H

#include <pmureg/access.h>

/* ---- PMEVTYPER: What counter <n> counts. ----
 * Source: K
 */

#define XGENE3_PMU3_PMEVTYPER_OFFSET(n)   (0x400U + 4U * (n)) /* n: 0 to 3 */
#define XGENE3_PMU3_PMEVTYPER_COUNT       4
#define XGENE3_PMU3_PMEVTYPER_EVENT_SHIFT 0
#define XGENE3_PMU3_PMEVTYPER_EVENT_WIDTH 8
#define XGENE3_PMU3_PMEVTYPER_EVENT_MASK  0x000000ffU

typedef struct {
	uint32_t raw;
} xgene3_pmu3_pmevtyper_t;

typedef struct {
	uint32_t EVENT; /* 7:0   RW Event. */
} xgene3_pmu3_pmevtyper_fields_t;

static inline __attribute__((always_inline)) xgene3_pmu3_pmevtyper_t xgene3_pmu3_pmevtyper_pack(xgene3_pmu3_pmevtyper_fields_t f)
{
	xgene3_pmu3_pmevtyper_t r;

	r.raw = 0
		| pmureg_put32(f.EVENT, 0xffU, 0);
	return r;
}

static inline xgene3_pmu3_pmevtyper_fields_t xgene3_pmu3_pmevtyper_unpack(xgene3_pmu3_pmevtyper_t r)
{
	xgene3_pmu3_pmevtyper_fields_t f;

	f.EVENT = r.raw & 0xffU;
	return f;
}

static inline uint32_t xgene3_pmu3_pmevtyper_get(xgene3_pmu3_pmevtyper_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline xgene3_pmu3_pmevtyper_t xgene3_pmu3_pmevtyper_with(xgene3_pmu3_pmevtyper_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x000000ffU & ~mask);
	return r;
}

#define xgene3_pmu3_pmevtyper_get_EVENT(r)         xgene3_pmu3_pmevtyper_get(r, 0x000000ffU, 0)
#define xgene3_pmu3_pmevtyper_with_EVENT(r, value) PMUREG_WITH(xgene3_pmu3_pmevtyper_with, r, 0x000000ffU, 0, value)

static inline int xgene3_pmu3_pmevtyper_check(xgene3_pmu3_pmevtyper_t r)
{
	if ((r.raw & 0xffffff00U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *xgene3_pmu3_pmevtyper_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffff00 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline xgene3_pmu3_pmevtyper_t xgene3_pmu3_pmevtyper_read(const PMUREG_MEMORY *base, unsigned int n)
{
	xgene3_pmu3_pmevtyper_t r;

	PMUREG_INDEX(n, 3U);
	r.raw = pmureg_load32(base, XGENE3_PMU3_PMEVTYPER_OFFSET(n));
	return r;
}

static inline void xgene3_pmu3_pmevtyper_write(PMUREG_MEMORY *base, unsigned int n, xgene3_pmu3_pmevtyper_t r)
{
	PMUREG_INDEX(n, 3U);
	pmureg_store32(base, XGENE3_PMU3_PMEVTYPER_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int xgene3_pmu3_pmevtyper_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, xgene3_pmu3_pmevtyper_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MMIO;
	at.address = XGENE3_PMU3_PMEVTYPER_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int xgene3_pmu3_pmevtyper_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, xgene3_pmu3_pmevtyper_t r)
{
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MMIO;
	at.address = XGENE3_PMU3_PMEVTYPER_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMCNTENSET: Starts counters. ----
 * Source: K
 */

#define XGENE3_PMU3_PMCNTENSET_OFFSET  0xc00U
#define XGENE3_PMU3_PMCNTENSET_RESET   0x00000000U
#define XGENE3_PMU3_PMCNTENSET_ACTING  0x0000000fU
#define XGENE3_PMU3_PMCNTENSET_P_SHIFT 0
#define XGENE3_PMU3_PMCNTENSET_P_WIDTH 4
#define XGENE3_PMU3_PMCNTENSET_P_MASK  0x0000000fU
#define XGENE3_PMU3_PMCNTENSET_P_COUNT 4

typedef struct {
	uint32_t raw;
} xgene3_pmu3_pmcntenset_t;

typedef struct {
	uint32_t P; /* 3:0   W1S A written 1 sets the bit of counter <m>. */
} xgene3_pmu3_pmcntenset_fields_t;

/* Writes 0 to 0xfffffff0U, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) xgene3_pmu3_pmcntenset_t xgene3_pmu3_pmcntenset_pack(xgene3_pmu3_pmcntenset_fields_t f)
{
	xgene3_pmu3_pmcntenset_t r;

	r.raw = 0
		| pmureg_put32(f.P, 0xfU, 0);
	return r;
}

static inline xgene3_pmu3_pmcntenset_fields_t xgene3_pmu3_pmcntenset_unpack(xgene3_pmu3_pmcntenset_t r)
{
	xgene3_pmu3_pmcntenset_fields_t f;

	f.P = r.raw & 0xfU;
	return f;
}

static inline xgene3_pmu3_pmcntenset_t xgene3_pmu3_pmcntenset_with(xgene3_pmu3_pmcntenset_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0xfffffff0U & ~mask);
	return r;
}

#define xgene3_pmu3_pmcntenset_with_P(r, value) PMUREG_WITH(xgene3_pmu3_pmcntenset_with, r, 0x0000000fU, 0, value)

/* Element m of P, 0 to 3. Another index gives 0; debug builds assert. */
static inline uint32_t xgene3_pmu3_pmcntenset_get_P(xgene3_pmu3_pmcntenset_t r, unsigned int m)
{
	PMUREG_INDEX(m, 3U);
	return m < 4U ? (r.raw >> m) & 0x1U : 0;
}

static inline xgene3_pmu3_pmcntenset_t xgene3_pmu3_pmcntenset_read(const PMUREG_MEMORY *base)
{
	xgene3_pmu3_pmcntenset_t r;

	r.raw = pmureg_load32(base, XGENE3_PMU3_PMCNTENSET_OFFSET);
	return r;
}

static inline void xgene3_pmu3_pmcntenset_write(PMUREG_MEMORY *base, xgene3_pmu3_pmcntenset_t r)
{
	pmureg_store32(base, XGENE3_PMU3_PMCNTENSET_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int xgene3_pmu3_pmcntenset_io_read(struct pmureg_io *io, struct pmureg_place at, xgene3_pmu3_pmcntenset_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = XGENE3_PMU3_PMCNTENSET_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int xgene3_pmu3_pmcntenset_io_write(struct pmureg_io *io, struct pmureg_place at, xgene3_pmu3_pmcntenset_t r)
{
	at.space = PMUREG_MMIO;
	at.address = XGENE3_PMU3_PMCNTENSET_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMCNTENCLR: Stops counters. ----
 * Source: K
 */

#define XGENE3_PMU3_PMCNTENCLR_OFFSET  0xc20U
#define XGENE3_PMU3_PMCNTENCLR_ACTING  0x0000000fU
#define XGENE3_PMU3_PMCNTENCLR_P_SHIFT 0
#define XGENE3_PMU3_PMCNTENCLR_P_WIDTH 4
#define XGENE3_PMU3_PMCNTENCLR_P_MASK  0x0000000fU
#define XGENE3_PMU3_PMCNTENCLR_P_COUNT 4

typedef struct {
	uint32_t raw;
} xgene3_pmu3_pmcntenclr_t;

typedef struct {
	uint32_t P; /* 3:0   W1C A written 1 clears the bit of counter <m>. */
} xgene3_pmu3_pmcntenclr_fields_t;

/* Writes 0 to 0xfffffff0U, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) xgene3_pmu3_pmcntenclr_t xgene3_pmu3_pmcntenclr_pack(xgene3_pmu3_pmcntenclr_fields_t f)
{
	xgene3_pmu3_pmcntenclr_t r;

	r.raw = 0
		| pmureg_put32(f.P, 0xfU, 0);
	return r;
}

static inline xgene3_pmu3_pmcntenclr_fields_t xgene3_pmu3_pmcntenclr_unpack(xgene3_pmu3_pmcntenclr_t r)
{
	xgene3_pmu3_pmcntenclr_fields_t f;

	f.P = r.raw & 0xfU;
	return f;
}

static inline xgene3_pmu3_pmcntenclr_t xgene3_pmu3_pmcntenclr_with(xgene3_pmu3_pmcntenclr_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0xfffffff0U & ~mask);
	return r;
}

#define xgene3_pmu3_pmcntenclr_with_P(r, value) PMUREG_WITH(xgene3_pmu3_pmcntenclr_with, r, 0x0000000fU, 0, value)

/* Element m of P, 0 to 3. Another index gives 0; debug builds assert. */
static inline uint32_t xgene3_pmu3_pmcntenclr_get_P(xgene3_pmu3_pmcntenclr_t r, unsigned int m)
{
	PMUREG_INDEX(m, 3U);
	return m < 4U ? (r.raw >> m) & 0x1U : 0;
}

static inline xgene3_pmu3_pmcntenclr_t xgene3_pmu3_pmcntenclr_read(const PMUREG_MEMORY *base)
{
	xgene3_pmu3_pmcntenclr_t r;

	r.raw = pmureg_load32(base, XGENE3_PMU3_PMCNTENCLR_OFFSET);
	return r;
}

static inline void xgene3_pmu3_pmcntenclr_write(PMUREG_MEMORY *base, xgene3_pmu3_pmcntenclr_t r)
{
	pmureg_store32(base, XGENE3_PMU3_PMCNTENCLR_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int xgene3_pmu3_pmcntenclr_io_read(struct pmureg_io *io, struct pmureg_place at, xgene3_pmu3_pmcntenclr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = XGENE3_PMU3_PMCNTENCLR_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int xgene3_pmu3_pmcntenclr_io_write(struct pmureg_io *io, struct pmureg_place at, xgene3_pmu3_pmcntenclr_t r)
{
	at.space = PMUREG_MMIO;
	at.address = XGENE3_PMU3_PMCNTENCLR_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMINTENSET: Enables the overflow interrupt of counters. ----
 * Source: K
 */

#define XGENE3_PMU3_PMINTENSET_OFFSET  0xc40U
#define XGENE3_PMU3_PMINTENSET_RESET   0x00000000U
#define XGENE3_PMU3_PMINTENSET_ACTING  0x0000000fU
#define XGENE3_PMU3_PMINTENSET_P_SHIFT 0
#define XGENE3_PMU3_PMINTENSET_P_WIDTH 4
#define XGENE3_PMU3_PMINTENSET_P_MASK  0x0000000fU
#define XGENE3_PMU3_PMINTENSET_P_COUNT 4

typedef struct {
	uint32_t raw;
} xgene3_pmu3_pmintenset_t;

typedef struct {
	uint32_t P; /* 3:0   W1S A written 1 sets the bit of counter <m>. */
} xgene3_pmu3_pmintenset_fields_t;

/* Writes 0 to 0xfffffff0U, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) xgene3_pmu3_pmintenset_t xgene3_pmu3_pmintenset_pack(xgene3_pmu3_pmintenset_fields_t f)
{
	xgene3_pmu3_pmintenset_t r;

	r.raw = 0
		| pmureg_put32(f.P, 0xfU, 0);
	return r;
}

static inline xgene3_pmu3_pmintenset_fields_t xgene3_pmu3_pmintenset_unpack(xgene3_pmu3_pmintenset_t r)
{
	xgene3_pmu3_pmintenset_fields_t f;

	f.P = r.raw & 0xfU;
	return f;
}

static inline xgene3_pmu3_pmintenset_t xgene3_pmu3_pmintenset_with(xgene3_pmu3_pmintenset_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0xfffffff0U & ~mask);
	return r;
}

#define xgene3_pmu3_pmintenset_with_P(r, value) PMUREG_WITH(xgene3_pmu3_pmintenset_with, r, 0x0000000fU, 0, value)

/* Element m of P, 0 to 3. Another index gives 0; debug builds assert. */
static inline uint32_t xgene3_pmu3_pmintenset_get_P(xgene3_pmu3_pmintenset_t r, unsigned int m)
{
	PMUREG_INDEX(m, 3U);
	return m < 4U ? (r.raw >> m) & 0x1U : 0;
}

static inline xgene3_pmu3_pmintenset_t xgene3_pmu3_pmintenset_read(const PMUREG_MEMORY *base)
{
	xgene3_pmu3_pmintenset_t r;

	r.raw = pmureg_load32(base, XGENE3_PMU3_PMINTENSET_OFFSET);
	return r;
}

static inline void xgene3_pmu3_pmintenset_write(PMUREG_MEMORY *base, xgene3_pmu3_pmintenset_t r)
{
	pmureg_store32(base, XGENE3_PMU3_PMINTENSET_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int xgene3_pmu3_pmintenset_io_read(struct pmureg_io *io, struct pmureg_place at, xgene3_pmu3_pmintenset_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = XGENE3_PMU3_PMINTENSET_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int xgene3_pmu3_pmintenset_io_write(struct pmureg_io *io, struct pmureg_place at, xgene3_pmu3_pmintenset_t r)
{
	at.space = PMUREG_MMIO;
	at.address = XGENE3_PMU3_PMINTENSET_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMINTENCLR: Disables it. ----
 * Source: K
 */

#define XGENE3_PMU3_PMINTENCLR_OFFSET  0xc60U
#define XGENE3_PMU3_PMINTENCLR_ACTING  0x0000000fU
#define XGENE3_PMU3_PMINTENCLR_P_SHIFT 0
#define XGENE3_PMU3_PMINTENCLR_P_WIDTH 4
#define XGENE3_PMU3_PMINTENCLR_P_MASK  0x0000000fU
#define XGENE3_PMU3_PMINTENCLR_P_COUNT 4

typedef struct {
	uint32_t raw;
} xgene3_pmu3_pmintenclr_t;

typedef struct {
	uint32_t P; /* 3:0   W1C A written 1 clears the bit of counter <m>. */
} xgene3_pmu3_pmintenclr_fields_t;

/* Writes 0 to 0xfffffff0U, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) xgene3_pmu3_pmintenclr_t xgene3_pmu3_pmintenclr_pack(xgene3_pmu3_pmintenclr_fields_t f)
{
	xgene3_pmu3_pmintenclr_t r;

	r.raw = 0
		| pmureg_put32(f.P, 0xfU, 0);
	return r;
}

static inline xgene3_pmu3_pmintenclr_fields_t xgene3_pmu3_pmintenclr_unpack(xgene3_pmu3_pmintenclr_t r)
{
	xgene3_pmu3_pmintenclr_fields_t f;

	f.P = r.raw & 0xfU;
	return f;
}

static inline xgene3_pmu3_pmintenclr_t xgene3_pmu3_pmintenclr_with(xgene3_pmu3_pmintenclr_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0xfffffff0U & ~mask);
	return r;
}

#define xgene3_pmu3_pmintenclr_with_P(r, value) PMUREG_WITH(xgene3_pmu3_pmintenclr_with, r, 0x0000000fU, 0, value)

/* Element m of P, 0 to 3. Another index gives 0; debug builds assert. */
static inline uint32_t xgene3_pmu3_pmintenclr_get_P(xgene3_pmu3_pmintenclr_t r, unsigned int m)
{
	PMUREG_INDEX(m, 3U);
	return m < 4U ? (r.raw >> m) & 0x1U : 0;
}

static inline xgene3_pmu3_pmintenclr_t xgene3_pmu3_pmintenclr_read(const PMUREG_MEMORY *base)
{
	xgene3_pmu3_pmintenclr_t r;

	r.raw = pmureg_load32(base, XGENE3_PMU3_PMINTENCLR_OFFSET);
	return r;
}

static inline void xgene3_pmu3_pmintenclr_write(PMUREG_MEMORY *base, xgene3_pmu3_pmintenclr_t r)
{
	pmureg_store32(base, XGENE3_PMU3_PMINTENCLR_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int xgene3_pmu3_pmintenclr_io_read(struct pmureg_io *io, struct pmureg_place at, xgene3_pmu3_pmintenclr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = XGENE3_PMU3_PMINTENCLR_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int xgene3_pmu3_pmintenclr_io_write(struct pmureg_io *io, struct pmureg_place at, xgene3_pmu3_pmintenclr_t r)
{
	at.space = PMUREG_MMIO;
	at.address = XGENE3_PMU3_PMINTENCLR_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMCR: Control of all counters. ----
 * Source: K
 */

#define XGENE3_PMU3_PMCR_OFFSET      0xe04U
#define XGENE3_PMU3_PMCR_RESET       0x00000000U
#define XGENE3_PMU3_PMCR_ACTING      0x00000002U
#define XGENE3_PMU3_PMCR_OTHER_SHIFT 2
#define XGENE3_PMU3_PMCR_OTHER_WIDTH 30
#define XGENE3_PMU3_PMCR_OTHER_MASK  0xfffffffcU
#define XGENE3_PMU3_PMCR_P_SHIFT     1
#define XGENE3_PMU3_PMCR_P_WIDTH     1
#define XGENE3_PMU3_PMCR_P_MASK      0x00000002U
#define XGENE3_PMU3_PMCR_E_SHIFT     0
#define XGENE3_PMU3_PMCR_E_WIDTH     1
#define XGENE3_PMU3_PMCR_E_MASK      0x00000001U

typedef struct {
	uint32_t raw;
} xgene3_pmu3_pmcr_t;

typedef struct {
	uint32_t OTHER; /* 31:2  RW               Not public; it keeps what is there. */
	uint32_t P;     /* 1     WO self-clearing A written 1 zeroes the counters. */
	uint32_t E;     /* 0     RW               1: the enabled counters count. */
} xgene3_pmu3_pmcr_fields_t;

static inline __attribute__((always_inline)) xgene3_pmu3_pmcr_t xgene3_pmu3_pmcr_pack(xgene3_pmu3_pmcr_fields_t f)
{
	xgene3_pmu3_pmcr_t r;

	r.raw = 0
		| pmureg_put32(f.OTHER, 0x3fffffffU, 2)
		| pmureg_put32(f.P, 0x1U, 1)
		| pmureg_put32(f.E, 0x1U, 0);
	return r;
}

static inline xgene3_pmu3_pmcr_fields_t xgene3_pmu3_pmcr_unpack(xgene3_pmu3_pmcr_t r)
{
	xgene3_pmu3_pmcr_fields_t f;

	f.OTHER = r.raw >> 2;
	f.P = (r.raw >> 1) & 0x1U;
	f.E = r.raw & 0x1U;
	return f;
}

static inline uint32_t xgene3_pmu3_pmcr_get(xgene3_pmu3_pmcr_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline xgene3_pmu3_pmcr_t xgene3_pmu3_pmcr_with(xgene3_pmu3_pmcr_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0xfffffffdU & ~mask);
	return r;
}

#define xgene3_pmu3_pmcr_get_OTHER(r)         xgene3_pmu3_pmcr_get(r, 0xfffffffcU, 2)
#define xgene3_pmu3_pmcr_get_E(r)             xgene3_pmu3_pmcr_get(r, 0x00000001U, 0)
#define xgene3_pmu3_pmcr_with_OTHER(r, value) PMUREG_WITH(xgene3_pmu3_pmcr_with, r, 0xfffffffcU, 2, value)
#define xgene3_pmu3_pmcr_with_P(r, value)     PMUREG_WITH(xgene3_pmu3_pmcr_with, r, 0x00000002U, 1, value)
#define xgene3_pmu3_pmcr_with_E(r, value)     PMUREG_WITH(xgene3_pmu3_pmcr_with, r, 0x00000001U, 0, value)

static inline xgene3_pmu3_pmcr_t xgene3_pmu3_pmcr_read(const PMUREG_MEMORY *base)
{
	xgene3_pmu3_pmcr_t r;

	r.raw = pmureg_load32(base, XGENE3_PMU3_PMCR_OFFSET);
	return r;
}

static inline void xgene3_pmu3_pmcr_write(PMUREG_MEMORY *base, xgene3_pmu3_pmcr_t r)
{
	pmureg_store32(base, XGENE3_PMU3_PMCR_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int xgene3_pmu3_pmcr_io_read(struct pmureg_io *io, struct pmureg_place at, xgene3_pmu3_pmcr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = XGENE3_PMU3_PMCR_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int xgene3_pmu3_pmcr_io_write(struct pmureg_io *io, struct pmureg_place at, xgene3_pmu3_pmcr_t r)
{
	at.space = PMUREG_MMIO;
	at.address = XGENE3_PMU3_PMCR_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMEVCNTR: Counter <n>. ----
 * Source: K
 */

#define XGENE3_PMU3_PMEVCNTR_OFFSET(n)   (8U * (n)) /* n: 0 to 3 */
#define XGENE3_PMU3_PMEVCNTR_COUNT       4
#define XGENE3_PMU3_PMEVCNTR_COUNT_SHIFT 0
#define XGENE3_PMU3_PMEVCNTR_COUNT_WIDTH 64
#define XGENE3_PMU3_PMEVCNTR_COUNT_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} xgene3_pmu3_pmevcntr_t;

typedef struct {
	uint64_t COUNT; /* 63:0  RW-V The count. */
} xgene3_pmu3_pmevcntr_fields_t;

static inline __attribute__((always_inline)) xgene3_pmu3_pmevcntr_t xgene3_pmu3_pmevcntr_pack(xgene3_pmu3_pmevcntr_fields_t f)
{
	xgene3_pmu3_pmevcntr_t r;

	r.raw = 0
		| f.COUNT;
	return r;
}

static inline xgene3_pmu3_pmevcntr_fields_t xgene3_pmu3_pmevcntr_unpack(xgene3_pmu3_pmevcntr_t r)
{
	xgene3_pmu3_pmevcntr_fields_t f;

	f.COUNT = r.raw;
	return f;
}

static inline uint64_t xgene3_pmu3_pmevcntr_get(xgene3_pmu3_pmevcntr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline xgene3_pmu3_pmevcntr_t xgene3_pmu3_pmevcntr_with(xgene3_pmu3_pmevcntr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define xgene3_pmu3_pmevcntr_get_COUNT(r)         xgene3_pmu3_pmevcntr_get(r, 0xffffffffffffffffULL, 0)
#define xgene3_pmu3_pmevcntr_with_COUNT(r, value) PMUREG_WITH(xgene3_pmu3_pmevcntr_with, r, 0xffffffffffffffffULL, 0, value)

/*
 * Reads high, low, high, until both high halves are equal, so that a carry between them does not matter. After 1,000 tries
 * it returns the value at the last change of the high half.
 */
static inline xgene3_pmu3_pmevcntr_t xgene3_pmu3_pmevcntr_read(const PMUREG_MEMORY *base, unsigned int n)
{
	xgene3_pmu3_pmevcntr_t r;
	uint32_t low, high, again;
	uint32_t tries = 1000;

	PMUREG_INDEX(n, 3U);
	again = pmureg_load32(base, XGENE3_PMU3_PMEVCNTR_OFFSET(n) + 4U);
	do {
		high = again;
		low = pmureg_load32(base, XGENE3_PMU3_PMEVCNTR_OFFSET(n));
		again = pmureg_load32(base, XGENE3_PMU3_PMEVCNTR_OFFSET(n) + 4U);
	} while (high != again && --tries);
	r.raw = (uint64_t)again << 32 | (high == again ? low : 0U);
	return r;
}

static inline void xgene3_pmu3_pmevcntr_write(PMUREG_MEMORY *base, unsigned int n, xgene3_pmu3_pmevcntr_t r)
{
	PMUREG_INDEX(n, 3U);
	pmureg_store32(base, XGENE3_PMU3_PMEVCNTR_OFFSET(n), (uint32_t)r.raw);
	pmureg_store32(base, XGENE3_PMU3_PMEVCNTR_OFFSET(n) + 4U, (uint32_t)(r.raw >> 32));
}

#ifdef PMUREG_IO_H
static inline int xgene3_pmu3_pmevcntr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, xgene3_pmu3_pmevcntr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MMIO;
	at.address = XGENE3_PMU3_PMEVCNTR_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read_halves(io, at, 0, &value);
	r->raw = value;
	return error;
}

static inline int xgene3_pmu3_pmevcntr_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, xgene3_pmu3_pmevcntr_t r)
{
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MMIO;
	at.address = XGENE3_PMU3_PMEVCNTR_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write_halves(io, at, r.raw);
}
#endif

/* ---- PMOVSCLR: A written 1 clears the overflow of a counter. ----
 * Source: K
 */

#define XGENE3_PMU3_PMOVSCLR_OFFSET  0xc80U
#define XGENE3_PMU3_PMOVSCLR_ACTING  0x0000000fU
#define XGENE3_PMU3_PMOVSCLR_P_SHIFT 0
#define XGENE3_PMU3_PMOVSCLR_P_WIDTH 4
#define XGENE3_PMU3_PMOVSCLR_P_MASK  0x0000000fU
#define XGENE3_PMU3_PMOVSCLR_P_COUNT 4

typedef struct {
	uint32_t raw;
} xgene3_pmu3_pmovsclr_t;

typedef struct {
	uint32_t P; /* 3:0   W1C A written 1 clears the bit of counter <m>. */
} xgene3_pmu3_pmovsclr_fields_t;

/* Writes 0 to 0xfffffff0U, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) xgene3_pmu3_pmovsclr_t xgene3_pmu3_pmovsclr_pack(xgene3_pmu3_pmovsclr_fields_t f)
{
	xgene3_pmu3_pmovsclr_t r;

	r.raw = 0
		| pmureg_put32(f.P, 0xfU, 0);
	return r;
}

static inline xgene3_pmu3_pmovsclr_fields_t xgene3_pmu3_pmovsclr_unpack(xgene3_pmu3_pmovsclr_t r)
{
	xgene3_pmu3_pmovsclr_fields_t f;

	f.P = r.raw & 0xfU;
	return f;
}

static inline xgene3_pmu3_pmovsclr_t xgene3_pmu3_pmovsclr_with(xgene3_pmu3_pmovsclr_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0xfffffff0U & ~mask);
	return r;
}

#define xgene3_pmu3_pmovsclr_with_P(r, value) PMUREG_WITH(xgene3_pmu3_pmovsclr_with, r, 0x0000000fU, 0, value)

/* Element m of P, 0 to 3. Another index gives 0; debug builds assert. */
static inline uint32_t xgene3_pmu3_pmovsclr_get_P(xgene3_pmu3_pmovsclr_t r, unsigned int m)
{
	PMUREG_INDEX(m, 3U);
	return m < 4U ? (r.raw >> m) & 0x1U : 0;
}

static inline xgene3_pmu3_pmovsclr_t xgene3_pmu3_pmovsclr_read(const PMUREG_MEMORY *base)
{
	xgene3_pmu3_pmovsclr_t r;

	r.raw = pmureg_load32(base, XGENE3_PMU3_PMOVSCLR_OFFSET);
	return r;
}

static inline void xgene3_pmu3_pmovsclr_write(PMUREG_MEMORY *base, xgene3_pmu3_pmovsclr_t r)
{
	pmureg_store32(base, XGENE3_PMU3_PMOVSCLR_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int xgene3_pmu3_pmovsclr_io_read(struct pmureg_io *io, struct pmureg_place at, xgene3_pmu3_pmovsclr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = XGENE3_PMU3_PMOVSCLR_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int xgene3_pmu3_pmovsclr_io_write(struct pmureg_io *io, struct pmureg_place at, xgene3_pmu3_pmovsclr_t r)
{
	at.space = PMUREG_MMIO;
	at.address = XGENE3_PMU3_PMOVSCLR_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMOVSSET: Which counters have wrapped. ----
 * Source: K
 */

#define XGENE3_PMU3_PMOVSSET_OFFSET  0xcc0U
#define XGENE3_PMU3_PMOVSSET_RESET   0x00000000U
#define XGENE3_PMU3_PMOVSSET_ACTING  0x0000000fU
#define XGENE3_PMU3_PMOVSSET_P_SHIFT 0
#define XGENE3_PMU3_PMOVSSET_P_WIDTH 4
#define XGENE3_PMU3_PMOVSSET_P_MASK  0x0000000fU
#define XGENE3_PMU3_PMOVSSET_P_COUNT 4

typedef struct {
	uint32_t raw;
} xgene3_pmu3_pmovsset_t;

typedef struct {
	uint32_t P; /* 3:0   W1S A written 1 sets the bit of counter <m>. */
} xgene3_pmu3_pmovsset_fields_t;

/* Writes 0 to 0xfffffff0U, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) xgene3_pmu3_pmovsset_t xgene3_pmu3_pmovsset_pack(xgene3_pmu3_pmovsset_fields_t f)
{
	xgene3_pmu3_pmovsset_t r;

	r.raw = 0
		| pmureg_put32(f.P, 0xfU, 0);
	return r;
}

static inline xgene3_pmu3_pmovsset_fields_t xgene3_pmu3_pmovsset_unpack(xgene3_pmu3_pmovsset_t r)
{
	xgene3_pmu3_pmovsset_fields_t f;

	f.P = r.raw & 0xfU;
	return f;
}

static inline xgene3_pmu3_pmovsset_t xgene3_pmu3_pmovsset_with(xgene3_pmu3_pmovsset_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0xfffffff0U & ~mask);
	return r;
}

#define xgene3_pmu3_pmovsset_with_P(r, value) PMUREG_WITH(xgene3_pmu3_pmovsset_with, r, 0x0000000fU, 0, value)

/* Element m of P, 0 to 3. Another index gives 0; debug builds assert. */
static inline uint32_t xgene3_pmu3_pmovsset_get_P(xgene3_pmu3_pmovsset_t r, unsigned int m)
{
	PMUREG_INDEX(m, 3U);
	return m < 4U ? (r.raw >> m) & 0x1U : 0;
}

static inline xgene3_pmu3_pmovsset_t xgene3_pmu3_pmovsset_read(const PMUREG_MEMORY *base)
{
	xgene3_pmu3_pmovsset_t r;

	r.raw = pmureg_load32(base, XGENE3_PMU3_PMOVSSET_OFFSET);
	return r;
}

static inline void xgene3_pmu3_pmovsset_write(PMUREG_MEMORY *base, xgene3_pmu3_pmovsset_t r)
{
	pmureg_store32(base, XGENE3_PMU3_PMOVSSET_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int xgene3_pmu3_pmovsset_io_read(struct pmureg_io *io, struct pmureg_place at, xgene3_pmu3_pmovsset_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = XGENE3_PMU3_PMOVSSET_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int xgene3_pmu3_pmovsset_io_write(struct pmureg_io *io, struct pmureg_place at, xgene3_pmu3_pmovsset_t r)
{
	at.space = PMUREG_MMIO;
	at.address = XGENE3_PMU3_PMOVSSET_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
