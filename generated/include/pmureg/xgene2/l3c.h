/*
 * Applied Micro X-Gene 1 and 2 uncore PMUs: L3 cache
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
 * Made by pmureg from regdefs/apm/xgene2.yaml. Edit that, not this.
 */
#ifndef PMUREG_XGENE2_L3C_H
#define PMUREG_XGENE2_L3C_H

#include <pmureg/access.h>

/* ---- PMEVTYPER: What counter <n> counts. ----
 * Source: K; DOC
 */

#define XGENE2_L3C_PMEVTYPER_OFFSET(n)   (0x400U + 4U * (n)) /* n: 0 to 3 */
#define XGENE2_L3C_PMEVTYPER_COUNT       4
#define XGENE2_L3C_PMEVTYPER_EVENT_SHIFT 0
#define XGENE2_L3C_PMEVTYPER_EVENT_WIDTH 8
#define XGENE2_L3C_PMEVTYPER_EVENT_MASK  0x000000ffU

typedef struct {
	uint32_t raw;
} xgene2_l3c_pmevtyper_t;

typedef struct {
	uint32_t EVENT; /* 7:0   RW Event. */
} xgene2_l3c_pmevtyper_fields_t;

static inline __attribute__((always_inline)) xgene2_l3c_pmevtyper_t xgene2_l3c_pmevtyper_pack(xgene2_l3c_pmevtyper_fields_t f)
{
	xgene2_l3c_pmevtyper_t r;

	r.raw = 0
		| pmureg_put32(f.EVENT, 0xffU, 0);
	return r;
}

static inline xgene2_l3c_pmevtyper_fields_t xgene2_l3c_pmevtyper_unpack(xgene2_l3c_pmevtyper_t r)
{
	xgene2_l3c_pmevtyper_fields_t f;

	f.EVENT = r.raw & 0xffU;
	return f;
}

static inline uint32_t xgene2_l3c_pmevtyper_get(xgene2_l3c_pmevtyper_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline xgene2_l3c_pmevtyper_t xgene2_l3c_pmevtyper_with(xgene2_l3c_pmevtyper_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x000000ffU & ~mask);
	return r;
}

#define xgene2_l3c_pmevtyper_get_EVENT(r)         xgene2_l3c_pmevtyper_get(r, 0x000000ffU, 0)
#define xgene2_l3c_pmevtyper_with_EVENT(r, value) PMUREG_WITH(xgene2_l3c_pmevtyper_with, r, 0x000000ffU, 0, value)

static inline int xgene2_l3c_pmevtyper_check(xgene2_l3c_pmevtyper_t r)
{
	if ((r.raw & 0xffffff00U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *xgene2_l3c_pmevtyper_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffff00 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline xgene2_l3c_pmevtyper_t xgene2_l3c_pmevtyper_read(const PMUREG_MEMORY *base, unsigned int n)
{
	xgene2_l3c_pmevtyper_t r;

	PMUREG_INDEX(n, 3U);
	r.raw = pmureg_load32(base, XGENE2_L3C_PMEVTYPER_OFFSET(n));
	return r;
}

static inline void xgene2_l3c_pmevtyper_write(PMUREG_MEMORY *base, unsigned int n, xgene2_l3c_pmevtyper_t r)
{
	PMUREG_INDEX(n, 3U);
	pmureg_store32(base, XGENE2_L3C_PMEVTYPER_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int xgene2_l3c_pmevtyper_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, xgene2_l3c_pmevtyper_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MMIO;
	at.address = XGENE2_L3C_PMEVTYPER_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int xgene2_l3c_pmevtyper_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, xgene2_l3c_pmevtyper_t r)
{
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MMIO;
	at.address = XGENE2_L3C_PMEVTYPER_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMCNTENSET: Starts counters. ----
 * Source: K; DOC
 */

#define XGENE2_L3C_PMCNTENSET_OFFSET  0xc00U
#define XGENE2_L3C_PMCNTENSET_RESET   0x00000000U
#define XGENE2_L3C_PMCNTENSET_ACTING  0x0000000fU
#define XGENE2_L3C_PMCNTENSET_P_SHIFT 0
#define XGENE2_L3C_PMCNTENSET_P_WIDTH 4
#define XGENE2_L3C_PMCNTENSET_P_MASK  0x0000000fU
#define XGENE2_L3C_PMCNTENSET_P_COUNT 4

typedef struct {
	uint32_t raw;
} xgene2_l3c_pmcntenset_t;

typedef struct {
	uint32_t P; /* 3:0   W1S A written 1 sets the bit of counter <m>. */
} xgene2_l3c_pmcntenset_fields_t;

/* Writes 0 to 0xfffffff0U, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) xgene2_l3c_pmcntenset_t xgene2_l3c_pmcntenset_pack(xgene2_l3c_pmcntenset_fields_t f)
{
	xgene2_l3c_pmcntenset_t r;

	r.raw = 0
		| pmureg_put32(f.P, 0xfU, 0);
	return r;
}

static inline xgene2_l3c_pmcntenset_fields_t xgene2_l3c_pmcntenset_unpack(xgene2_l3c_pmcntenset_t r)
{
	xgene2_l3c_pmcntenset_fields_t f;

	f.P = r.raw & 0xfU;
	return f;
}

static inline xgene2_l3c_pmcntenset_t xgene2_l3c_pmcntenset_with(xgene2_l3c_pmcntenset_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0xfffffff0U & ~mask);
	return r;
}

#define xgene2_l3c_pmcntenset_with_P(r, value) PMUREG_WITH(xgene2_l3c_pmcntenset_with, r, 0x0000000fU, 0, value)

/* Element m of P, 0 to 3. Another index gives 0; debug builds assert. */
static inline uint32_t xgene2_l3c_pmcntenset_get_P(xgene2_l3c_pmcntenset_t r, unsigned int m)
{
	PMUREG_INDEX(m, 3U);
	return m < 4U ? (r.raw >> m) & 0x1U : 0;
}

static inline xgene2_l3c_pmcntenset_t xgene2_l3c_pmcntenset_read(const PMUREG_MEMORY *base)
{
	xgene2_l3c_pmcntenset_t r;

	r.raw = pmureg_load32(base, XGENE2_L3C_PMCNTENSET_OFFSET);
	return r;
}

static inline void xgene2_l3c_pmcntenset_write(PMUREG_MEMORY *base, xgene2_l3c_pmcntenset_t r)
{
	pmureg_store32(base, XGENE2_L3C_PMCNTENSET_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int xgene2_l3c_pmcntenset_io_read(struct pmureg_io *io, struct pmureg_place at, xgene2_l3c_pmcntenset_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = XGENE2_L3C_PMCNTENSET_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int xgene2_l3c_pmcntenset_io_write(struct pmureg_io *io, struct pmureg_place at, xgene2_l3c_pmcntenset_t r)
{
	at.space = PMUREG_MMIO;
	at.address = XGENE2_L3C_PMCNTENSET_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMCNTENCLR: Stops counters. ----
 * Source: K; DOC
 */

#define XGENE2_L3C_PMCNTENCLR_OFFSET  0xc20U
#define XGENE2_L3C_PMCNTENCLR_ACTING  0x0000000fU
#define XGENE2_L3C_PMCNTENCLR_P_SHIFT 0
#define XGENE2_L3C_PMCNTENCLR_P_WIDTH 4
#define XGENE2_L3C_PMCNTENCLR_P_MASK  0x0000000fU
#define XGENE2_L3C_PMCNTENCLR_P_COUNT 4

typedef struct {
	uint32_t raw;
} xgene2_l3c_pmcntenclr_t;

typedef struct {
	uint32_t P; /* 3:0   W1C A written 1 clears the bit of counter <m>. */
} xgene2_l3c_pmcntenclr_fields_t;

/* Writes 0 to 0xfffffff0U, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) xgene2_l3c_pmcntenclr_t xgene2_l3c_pmcntenclr_pack(xgene2_l3c_pmcntenclr_fields_t f)
{
	xgene2_l3c_pmcntenclr_t r;

	r.raw = 0
		| pmureg_put32(f.P, 0xfU, 0);
	return r;
}

static inline xgene2_l3c_pmcntenclr_fields_t xgene2_l3c_pmcntenclr_unpack(xgene2_l3c_pmcntenclr_t r)
{
	xgene2_l3c_pmcntenclr_fields_t f;

	f.P = r.raw & 0xfU;
	return f;
}

static inline xgene2_l3c_pmcntenclr_t xgene2_l3c_pmcntenclr_with(xgene2_l3c_pmcntenclr_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0xfffffff0U & ~mask);
	return r;
}

#define xgene2_l3c_pmcntenclr_with_P(r, value) PMUREG_WITH(xgene2_l3c_pmcntenclr_with, r, 0x0000000fU, 0, value)

/* Element m of P, 0 to 3. Another index gives 0; debug builds assert. */
static inline uint32_t xgene2_l3c_pmcntenclr_get_P(xgene2_l3c_pmcntenclr_t r, unsigned int m)
{
	PMUREG_INDEX(m, 3U);
	return m < 4U ? (r.raw >> m) & 0x1U : 0;
}

static inline xgene2_l3c_pmcntenclr_t xgene2_l3c_pmcntenclr_read(const PMUREG_MEMORY *base)
{
	xgene2_l3c_pmcntenclr_t r;

	r.raw = pmureg_load32(base, XGENE2_L3C_PMCNTENCLR_OFFSET);
	return r;
}

static inline void xgene2_l3c_pmcntenclr_write(PMUREG_MEMORY *base, xgene2_l3c_pmcntenclr_t r)
{
	pmureg_store32(base, XGENE2_L3C_PMCNTENCLR_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int xgene2_l3c_pmcntenclr_io_read(struct pmureg_io *io, struct pmureg_place at, xgene2_l3c_pmcntenclr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = XGENE2_L3C_PMCNTENCLR_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int xgene2_l3c_pmcntenclr_io_write(struct pmureg_io *io, struct pmureg_place at, xgene2_l3c_pmcntenclr_t r)
{
	at.space = PMUREG_MMIO;
	at.address = XGENE2_L3C_PMCNTENCLR_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMINTENSET: Enables the overflow interrupt of counters. ----
 * Source: K; DOC
 */

#define XGENE2_L3C_PMINTENSET_OFFSET  0xc40U
#define XGENE2_L3C_PMINTENSET_RESET   0x00000000U
#define XGENE2_L3C_PMINTENSET_ACTING  0x0000000fU
#define XGENE2_L3C_PMINTENSET_P_SHIFT 0
#define XGENE2_L3C_PMINTENSET_P_WIDTH 4
#define XGENE2_L3C_PMINTENSET_P_MASK  0x0000000fU
#define XGENE2_L3C_PMINTENSET_P_COUNT 4

typedef struct {
	uint32_t raw;
} xgene2_l3c_pmintenset_t;

typedef struct {
	uint32_t P; /* 3:0   W1S A written 1 sets the bit of counter <m>. */
} xgene2_l3c_pmintenset_fields_t;

/* Writes 0 to 0xfffffff0U, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) xgene2_l3c_pmintenset_t xgene2_l3c_pmintenset_pack(xgene2_l3c_pmintenset_fields_t f)
{
	xgene2_l3c_pmintenset_t r;

	r.raw = 0
		| pmureg_put32(f.P, 0xfU, 0);
	return r;
}

static inline xgene2_l3c_pmintenset_fields_t xgene2_l3c_pmintenset_unpack(xgene2_l3c_pmintenset_t r)
{
	xgene2_l3c_pmintenset_fields_t f;

	f.P = r.raw & 0xfU;
	return f;
}

static inline xgene2_l3c_pmintenset_t xgene2_l3c_pmintenset_with(xgene2_l3c_pmintenset_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0xfffffff0U & ~mask);
	return r;
}

#define xgene2_l3c_pmintenset_with_P(r, value) PMUREG_WITH(xgene2_l3c_pmintenset_with, r, 0x0000000fU, 0, value)

/* Element m of P, 0 to 3. Another index gives 0; debug builds assert. */
static inline uint32_t xgene2_l3c_pmintenset_get_P(xgene2_l3c_pmintenset_t r, unsigned int m)
{
	PMUREG_INDEX(m, 3U);
	return m < 4U ? (r.raw >> m) & 0x1U : 0;
}

static inline xgene2_l3c_pmintenset_t xgene2_l3c_pmintenset_read(const PMUREG_MEMORY *base)
{
	xgene2_l3c_pmintenset_t r;

	r.raw = pmureg_load32(base, XGENE2_L3C_PMINTENSET_OFFSET);
	return r;
}

static inline void xgene2_l3c_pmintenset_write(PMUREG_MEMORY *base, xgene2_l3c_pmintenset_t r)
{
	pmureg_store32(base, XGENE2_L3C_PMINTENSET_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int xgene2_l3c_pmintenset_io_read(struct pmureg_io *io, struct pmureg_place at, xgene2_l3c_pmintenset_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = XGENE2_L3C_PMINTENSET_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int xgene2_l3c_pmintenset_io_write(struct pmureg_io *io, struct pmureg_place at, xgene2_l3c_pmintenset_t r)
{
	at.space = PMUREG_MMIO;
	at.address = XGENE2_L3C_PMINTENSET_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMINTENCLR: Disables it. ----
 * Source: K; DOC
 */

#define XGENE2_L3C_PMINTENCLR_OFFSET  0xc60U
#define XGENE2_L3C_PMINTENCLR_ACTING  0x0000000fU
#define XGENE2_L3C_PMINTENCLR_P_SHIFT 0
#define XGENE2_L3C_PMINTENCLR_P_WIDTH 4
#define XGENE2_L3C_PMINTENCLR_P_MASK  0x0000000fU
#define XGENE2_L3C_PMINTENCLR_P_COUNT 4

typedef struct {
	uint32_t raw;
} xgene2_l3c_pmintenclr_t;

typedef struct {
	uint32_t P; /* 3:0   W1C A written 1 clears the bit of counter <m>. */
} xgene2_l3c_pmintenclr_fields_t;

/* Writes 0 to 0xfffffff0U, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) xgene2_l3c_pmintenclr_t xgene2_l3c_pmintenclr_pack(xgene2_l3c_pmintenclr_fields_t f)
{
	xgene2_l3c_pmintenclr_t r;

	r.raw = 0
		| pmureg_put32(f.P, 0xfU, 0);
	return r;
}

static inline xgene2_l3c_pmintenclr_fields_t xgene2_l3c_pmintenclr_unpack(xgene2_l3c_pmintenclr_t r)
{
	xgene2_l3c_pmintenclr_fields_t f;

	f.P = r.raw & 0xfU;
	return f;
}

static inline xgene2_l3c_pmintenclr_t xgene2_l3c_pmintenclr_with(xgene2_l3c_pmintenclr_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0xfffffff0U & ~mask);
	return r;
}

#define xgene2_l3c_pmintenclr_with_P(r, value) PMUREG_WITH(xgene2_l3c_pmintenclr_with, r, 0x0000000fU, 0, value)

/* Element m of P, 0 to 3. Another index gives 0; debug builds assert. */
static inline uint32_t xgene2_l3c_pmintenclr_get_P(xgene2_l3c_pmintenclr_t r, unsigned int m)
{
	PMUREG_INDEX(m, 3U);
	return m < 4U ? (r.raw >> m) & 0x1U : 0;
}

static inline xgene2_l3c_pmintenclr_t xgene2_l3c_pmintenclr_read(const PMUREG_MEMORY *base)
{
	xgene2_l3c_pmintenclr_t r;

	r.raw = pmureg_load32(base, XGENE2_L3C_PMINTENCLR_OFFSET);
	return r;
}

static inline void xgene2_l3c_pmintenclr_write(PMUREG_MEMORY *base, xgene2_l3c_pmintenclr_t r)
{
	pmureg_store32(base, XGENE2_L3C_PMINTENCLR_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int xgene2_l3c_pmintenclr_io_read(struct pmureg_io *io, struct pmureg_place at, xgene2_l3c_pmintenclr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = XGENE2_L3C_PMINTENCLR_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int xgene2_l3c_pmintenclr_io_write(struct pmureg_io *io, struct pmureg_place at, xgene2_l3c_pmintenclr_t r)
{
	at.space = PMUREG_MMIO;
	at.address = XGENE2_L3C_PMINTENCLR_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMCR: Control of all counters. ----
 * Source: K; DOC
 */

#define XGENE2_L3C_PMCR_OFFSET      0xe04U
#define XGENE2_L3C_PMCR_RESET       0x00000000U
#define XGENE2_L3C_PMCR_ACTING      0x00000002U
#define XGENE2_L3C_PMCR_OTHER_SHIFT 2
#define XGENE2_L3C_PMCR_OTHER_WIDTH 30
#define XGENE2_L3C_PMCR_OTHER_MASK  0xfffffffcU
#define XGENE2_L3C_PMCR_P_SHIFT     1
#define XGENE2_L3C_PMCR_P_WIDTH     1
#define XGENE2_L3C_PMCR_P_MASK      0x00000002U
#define XGENE2_L3C_PMCR_E_SHIFT     0
#define XGENE2_L3C_PMCR_E_WIDTH     1
#define XGENE2_L3C_PMCR_E_MASK      0x00000001U

typedef struct {
	uint32_t raw;
} xgene2_l3c_pmcr_t;

typedef struct {
	uint32_t OTHER; /* 31:2  RW               Not public; it keeps what is there. */
	uint32_t P;     /* 1     WO self-clearing A written 1 zeroes the counters. */
	uint32_t E;     /* 0     RW               1: the enabled counters count. */
} xgene2_l3c_pmcr_fields_t;

static inline __attribute__((always_inline)) xgene2_l3c_pmcr_t xgene2_l3c_pmcr_pack(xgene2_l3c_pmcr_fields_t f)
{
	xgene2_l3c_pmcr_t r;

	r.raw = 0
		| pmureg_put32(f.OTHER, 0x3fffffffU, 2)
		| pmureg_put32(f.P, 0x1U, 1)
		| pmureg_put32(f.E, 0x1U, 0);
	return r;
}

static inline xgene2_l3c_pmcr_fields_t xgene2_l3c_pmcr_unpack(xgene2_l3c_pmcr_t r)
{
	xgene2_l3c_pmcr_fields_t f;

	f.OTHER = r.raw >> 2;
	f.P = (r.raw >> 1) & 0x1U;
	f.E = r.raw & 0x1U;
	return f;
}

static inline uint32_t xgene2_l3c_pmcr_get(xgene2_l3c_pmcr_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline xgene2_l3c_pmcr_t xgene2_l3c_pmcr_with(xgene2_l3c_pmcr_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0xfffffffdU & ~mask);
	return r;
}

#define xgene2_l3c_pmcr_get_OTHER(r)         xgene2_l3c_pmcr_get(r, 0xfffffffcU, 2)
#define xgene2_l3c_pmcr_get_E(r)             xgene2_l3c_pmcr_get(r, 0x00000001U, 0)
#define xgene2_l3c_pmcr_with_OTHER(r, value) PMUREG_WITH(xgene2_l3c_pmcr_with, r, 0xfffffffcU, 2, value)
#define xgene2_l3c_pmcr_with_P(r, value)     PMUREG_WITH(xgene2_l3c_pmcr_with, r, 0x00000002U, 1, value)
#define xgene2_l3c_pmcr_with_E(r, value)     PMUREG_WITH(xgene2_l3c_pmcr_with, r, 0x00000001U, 0, value)

static inline xgene2_l3c_pmcr_t xgene2_l3c_pmcr_read(const PMUREG_MEMORY *base)
{
	xgene2_l3c_pmcr_t r;

	r.raw = pmureg_load32(base, XGENE2_L3C_PMCR_OFFSET);
	return r;
}

static inline void xgene2_l3c_pmcr_write(PMUREG_MEMORY *base, xgene2_l3c_pmcr_t r)
{
	pmureg_store32(base, XGENE2_L3C_PMCR_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int xgene2_l3c_pmcr_io_read(struct pmureg_io *io, struct pmureg_place at, xgene2_l3c_pmcr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = XGENE2_L3C_PMCR_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int xgene2_l3c_pmcr_io_write(struct pmureg_io *io, struct pmureg_place at, xgene2_l3c_pmcr_t r)
{
	at.space = PMUREG_MMIO;
	at.address = XGENE2_L3C_PMCR_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMEVCNTR: Counter <n>. ----
 * Source: K; DOC
 */

#define XGENE2_L3C_PMEVCNTR_OFFSET(n)   (4U * (n)) /* n: 0 to 3 */
#define XGENE2_L3C_PMEVCNTR_COUNT       4
#define XGENE2_L3C_PMEVCNTR_COUNT_SHIFT 0
#define XGENE2_L3C_PMEVCNTR_COUNT_WIDTH 32
#define XGENE2_L3C_PMEVCNTR_COUNT_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} xgene2_l3c_pmevcntr_t;

typedef struct {
	uint32_t COUNT; /* 31:0  RW-V The count. */
} xgene2_l3c_pmevcntr_fields_t;

static inline __attribute__((always_inline)) xgene2_l3c_pmevcntr_t xgene2_l3c_pmevcntr_pack(xgene2_l3c_pmevcntr_fields_t f)
{
	xgene2_l3c_pmevcntr_t r;

	r.raw = 0
		| f.COUNT;
	return r;
}

static inline xgene2_l3c_pmevcntr_fields_t xgene2_l3c_pmevcntr_unpack(xgene2_l3c_pmevcntr_t r)
{
	xgene2_l3c_pmevcntr_fields_t f;

	f.COUNT = r.raw;
	return f;
}

static inline uint32_t xgene2_l3c_pmevcntr_get(xgene2_l3c_pmevcntr_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline xgene2_l3c_pmevcntr_t xgene2_l3c_pmevcntr_with(xgene2_l3c_pmevcntr_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define xgene2_l3c_pmevcntr_get_COUNT(r)         xgene2_l3c_pmevcntr_get(r, 0xffffffffU, 0)
#define xgene2_l3c_pmevcntr_with_COUNT(r, value) PMUREG_WITH(xgene2_l3c_pmevcntr_with, r, 0xffffffffU, 0, value)

static inline xgene2_l3c_pmevcntr_t xgene2_l3c_pmevcntr_read(const PMUREG_MEMORY *base, unsigned int n)
{
	xgene2_l3c_pmevcntr_t r;

	PMUREG_INDEX(n, 3U);
	r.raw = pmureg_load32(base, XGENE2_L3C_PMEVCNTR_OFFSET(n));
	return r;
}

static inline void xgene2_l3c_pmevcntr_write(PMUREG_MEMORY *base, unsigned int n, xgene2_l3c_pmevcntr_t r)
{
	PMUREG_INDEX(n, 3U);
	pmureg_store32(base, XGENE2_L3C_PMEVCNTR_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int xgene2_l3c_pmevcntr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, xgene2_l3c_pmevcntr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MMIO;
	at.address = XGENE2_L3C_PMEVCNTR_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int xgene2_l3c_pmevcntr_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, xgene2_l3c_pmevcntr_t r)
{
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MMIO;
	at.address = XGENE2_L3C_PMEVCNTR_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMAMR0: Agents whose requests count. ----
 * Source: K; DOC
 */

#define XGENE2_L3C_PMAMR0_OFFSET       0xa00U
#define XGENE2_L3C_PMAMR0_AGENTS_SHIFT 0
#define XGENE2_L3C_PMAMR0_AGENTS_WIDTH 32
#define XGENE2_L3C_PMAMR0_AGENTS_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} xgene2_l3c_pmamr0_t;

typedef struct {
	uint32_t AGENTS; /* 31:0  RW A 1 counts the requests of an agent. */
} xgene2_l3c_pmamr0_fields_t;

static inline __attribute__((always_inline)) xgene2_l3c_pmamr0_t xgene2_l3c_pmamr0_pack(xgene2_l3c_pmamr0_fields_t f)
{
	xgene2_l3c_pmamr0_t r;

	r.raw = 0
		| f.AGENTS;
	return r;
}

static inline xgene2_l3c_pmamr0_fields_t xgene2_l3c_pmamr0_unpack(xgene2_l3c_pmamr0_t r)
{
	xgene2_l3c_pmamr0_fields_t f;

	f.AGENTS = r.raw;
	return f;
}

static inline uint32_t xgene2_l3c_pmamr0_get(xgene2_l3c_pmamr0_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline xgene2_l3c_pmamr0_t xgene2_l3c_pmamr0_with(xgene2_l3c_pmamr0_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define xgene2_l3c_pmamr0_get_AGENTS(r)         xgene2_l3c_pmamr0_get(r, 0xffffffffU, 0)
#define xgene2_l3c_pmamr0_with_AGENTS(r, value) PMUREG_WITH(xgene2_l3c_pmamr0_with, r, 0xffffffffU, 0, value)

static inline xgene2_l3c_pmamr0_t xgene2_l3c_pmamr0_read(const PMUREG_MEMORY *base)
{
	xgene2_l3c_pmamr0_t r;

	r.raw = pmureg_load32(base, XGENE2_L3C_PMAMR0_OFFSET);
	return r;
}

static inline void xgene2_l3c_pmamr0_write(PMUREG_MEMORY *base, xgene2_l3c_pmamr0_t r)
{
	pmureg_store32(base, XGENE2_L3C_PMAMR0_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int xgene2_l3c_pmamr0_io_read(struct pmureg_io *io, struct pmureg_place at, xgene2_l3c_pmamr0_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = XGENE2_L3C_PMAMR0_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int xgene2_l3c_pmamr0_io_write(struct pmureg_io *io, struct pmureg_place at, xgene2_l3c_pmamr0_t r)
{
	at.space = PMUREG_MMIO;
	at.address = XGENE2_L3C_PMAMR0_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMOVSR: Which counters have wrapped. ----
 * Source: K; DOC
 */

#define XGENE2_L3C_PMOVSR_OFFSET  0xc80U
#define XGENE2_L3C_PMOVSR_ACTING  0x0000000fU
#define XGENE2_L3C_PMOVSR_P_SHIFT 0
#define XGENE2_L3C_PMOVSR_P_WIDTH 4
#define XGENE2_L3C_PMOVSR_P_MASK  0x0000000fU
#define XGENE2_L3C_PMOVSR_P_COUNT 4

typedef struct {
	uint32_t raw;
} xgene2_l3c_pmovsr_t;

typedef struct {
	uint32_t P; /* 3:0   W1C A written 1 clears the bit of counter <m>. */
} xgene2_l3c_pmovsr_fields_t;

/* Writes 0 to 0xfffffff0U, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) xgene2_l3c_pmovsr_t xgene2_l3c_pmovsr_pack(xgene2_l3c_pmovsr_fields_t f)
{
	xgene2_l3c_pmovsr_t r;

	r.raw = 0
		| pmureg_put32(f.P, 0xfU, 0);
	return r;
}

static inline xgene2_l3c_pmovsr_fields_t xgene2_l3c_pmovsr_unpack(xgene2_l3c_pmovsr_t r)
{
	xgene2_l3c_pmovsr_fields_t f;

	f.P = r.raw & 0xfU;
	return f;
}

static inline xgene2_l3c_pmovsr_t xgene2_l3c_pmovsr_with(xgene2_l3c_pmovsr_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0xfffffff0U & ~mask);
	return r;
}

#define xgene2_l3c_pmovsr_with_P(r, value) PMUREG_WITH(xgene2_l3c_pmovsr_with, r, 0x0000000fU, 0, value)

/* Element m of P, 0 to 3. Another index gives 0; debug builds assert. */
static inline uint32_t xgene2_l3c_pmovsr_get_P(xgene2_l3c_pmovsr_t r, unsigned int m)
{
	PMUREG_INDEX(m, 3U);
	return m < 4U ? (r.raw >> m) & 0x1U : 0;
}

static inline xgene2_l3c_pmovsr_t xgene2_l3c_pmovsr_read(const PMUREG_MEMORY *base)
{
	xgene2_l3c_pmovsr_t r;

	r.raw = pmureg_load32(base, XGENE2_L3C_PMOVSR_OFFSET);
	return r;
}

static inline void xgene2_l3c_pmovsr_write(PMUREG_MEMORY *base, xgene2_l3c_pmovsr_t r)
{
	pmureg_store32(base, XGENE2_L3C_PMOVSR_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int xgene2_l3c_pmovsr_io_read(struct pmureg_io *io, struct pmureg_place at, xgene2_l3c_pmovsr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = XGENE2_L3C_PMOVSR_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int xgene2_l3c_pmovsr_io_write(struct pmureg_io *io, struct pmureg_place at, xgene2_l3c_pmovsr_t r)
{
	at.space = PMUREG_MMIO;
	at.address = XGENE2_L3C_PMOVSR_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
