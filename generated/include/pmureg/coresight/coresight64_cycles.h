/*
 * Arm CoreSight performance monitoring unit (MMIO): CoreSight PMU with counters wider than 32 bits
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
 * Made by pmureg from regdefs/arm/coresight.yaml. Edit that, not this.
 */
#ifndef PMUREG_CORESIGHT_CORESIGHT64_CYCLES_H
#define PMUREG_CORESIGHT_CORESIGHT64_CYCLES_H

#include <pmureg/access.h>

/* ---- PMEVCNTR<n>: Event counter <n>. ----
 * Source: CSPMU arm_cspmu.c; ACS
 * Page: counters, or control where the unit has no such page
 * Note: Those behind counter 31, the cycle counter, are not described.
 */

#define CORESIGHT64_CYCLES_PMEVCNTR_OFFSET(n)   (8U * (n)) /* n: 0 to 30 */
#define CORESIGHT64_CYCLES_PMEVCNTR_COUNT       31
#define CORESIGHT64_CYCLES_PMEVCNTR_COUNT_SHIFT 0
#define CORESIGHT64_CYCLES_PMEVCNTR_COUNT_WIDTH 64
#define CORESIGHT64_CYCLES_PMEVCNTR_COUNT_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} coresight64_cycles_pmevcntr_t;

typedef struct {
	uint64_t count; /* 63:0  RW-V The count; bits above PMCFGR.SIZE are RES0. */
} coresight64_cycles_pmevcntr_fields_t;

static inline __attribute__((always_inline)) coresight64_cycles_pmevcntr_t coresight64_cycles_pmevcntr_pack(coresight64_cycles_pmevcntr_fields_t f)
{
	coresight64_cycles_pmevcntr_t r;

	r.raw = 0
		| f.count;
	return r;
}

static inline coresight64_cycles_pmevcntr_fields_t coresight64_cycles_pmevcntr_unpack(coresight64_cycles_pmevcntr_t r)
{
	coresight64_cycles_pmevcntr_fields_t f;

	f.count = r.raw;
	return f;
}

static inline uint64_t coresight64_cycles_pmevcntr_get(coresight64_cycles_pmevcntr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline coresight64_cycles_pmevcntr_t coresight64_cycles_pmevcntr_with(coresight64_cycles_pmevcntr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define coresight64_cycles_pmevcntr_get_count(r)         coresight64_cycles_pmevcntr_get(r, 0xffffffffffffffffULL, 0)
#define coresight64_cycles_pmevcntr_with_count(r, value) PMUREG_WITH(coresight64_cycles_pmevcntr_with, r, 0xffffffffffffffffULL, 0, value)

/*
 * Reads high, low, high, until both high halves are equal, so that a carry between them does not matter. After 1,000 tries
 * it returns the value at the last change of the high half.
 */
static inline coresight64_cycles_pmevcntr_t coresight64_cycles_pmevcntr_read(const PMUREG_MEMORY *base, unsigned int n)
{
	coresight64_cycles_pmevcntr_t r;
	uint32_t low, high, again;
	uint32_t tries = 1000;

	PMUREG_INDEX(n, 30U);
	again = pmureg_load32(base, CORESIGHT64_CYCLES_PMEVCNTR_OFFSET(n) + 4U);
	do {
		high = again;
		low = pmureg_load32(base, CORESIGHT64_CYCLES_PMEVCNTR_OFFSET(n));
		again = pmureg_load32(base, CORESIGHT64_CYCLES_PMEVCNTR_OFFSET(n) + 4U);
	} while (high != again && --tries);
	r.raw = (uint64_t)again << 32 | (high == again ? low : 0U);
	return r;
}

/* One access to the whole register. Use it only if firmware says that the device accepts it. */
static inline coresight64_cycles_pmevcntr_t coresight64_cycles_pmevcntr_read_whole(const PMUREG_MEMORY *base, unsigned int n)
{
	coresight64_cycles_pmevcntr_t r;

	PMUREG_INDEX(n, 30U);
	r.raw = pmureg_load64(base, CORESIGHT64_CYCLES_PMEVCNTR_OFFSET(n));
	return r;
}

static inline void coresight64_cycles_pmevcntr_write(PMUREG_MEMORY *base, unsigned int n, coresight64_cycles_pmevcntr_t r)
{
	PMUREG_INDEX(n, 30U);
	pmureg_store32(base, CORESIGHT64_CYCLES_PMEVCNTR_OFFSET(n), (uint32_t)r.raw);
	pmureg_store32(base, CORESIGHT64_CYCLES_PMEVCNTR_OFFSET(n) + 4U, (uint32_t)(r.raw >> 32));
}

#ifdef PMUREG_IO_H
static inline int coresight64_cycles_pmevcntr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, coresight64_cycles_pmevcntr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 30U);
	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMEVCNTR_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read_halves(io, at, 0, &value);
	r->raw = value;
	return error;
}

static inline int coresight64_cycles_pmevcntr_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, coresight64_cycles_pmevcntr_t r)
{
	PMUREG_INDEX(n, 30U);
	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMEVCNTR_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write_halves(io, at, r.raw);
}
#endif

/* ---- PMEVTYPER<n>: Event of counter <n>. ----
 * Source: CSPMU arm_cspmu.c; ACS
 * Page: control
 */

#define CORESIGHT64_CYCLES_PMEVTYPER_OFFSET(n)   (0x400U + 4U * (n)) /* n: 0 to 30 */
#define CORESIGHT64_CYCLES_PMEVTYPER_COUNT       31
#define CORESIGHT64_CYCLES_PMEVTYPER_EVENT_SHIFT 0
#define CORESIGHT64_CYCLES_PMEVTYPER_EVENT_WIDTH 32
#define CORESIGHT64_CYCLES_PMEVTYPER_EVENT_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} coresight64_cycles_pmevtyper_t;

typedef struct {
	uint32_t event; /* 31:0  RW Implementation defined event number and options. */
} coresight64_cycles_pmevtyper_fields_t;

static inline __attribute__((always_inline)) coresight64_cycles_pmevtyper_t coresight64_cycles_pmevtyper_pack(coresight64_cycles_pmevtyper_fields_t f)
{
	coresight64_cycles_pmevtyper_t r;

	r.raw = 0
		| f.event;
	return r;
}

static inline coresight64_cycles_pmevtyper_fields_t coresight64_cycles_pmevtyper_unpack(coresight64_cycles_pmevtyper_t r)
{
	coresight64_cycles_pmevtyper_fields_t f;

	f.event = r.raw;
	return f;
}

static inline uint32_t coresight64_cycles_pmevtyper_get(coresight64_cycles_pmevtyper_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline coresight64_cycles_pmevtyper_t coresight64_cycles_pmevtyper_with(coresight64_cycles_pmevtyper_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define coresight64_cycles_pmevtyper_get_event(r)         coresight64_cycles_pmevtyper_get(r, 0xffffffffU, 0)
#define coresight64_cycles_pmevtyper_with_event(r, value) PMUREG_WITH(coresight64_cycles_pmevtyper_with, r, 0xffffffffU, 0, value)

static inline coresight64_cycles_pmevtyper_t coresight64_cycles_pmevtyper_read(const PMUREG_MEMORY *base, unsigned int n)
{
	coresight64_cycles_pmevtyper_t r;

	PMUREG_INDEX(n, 30U);
	r.raw = pmureg_load32(base, CORESIGHT64_CYCLES_PMEVTYPER_OFFSET(n));
	return r;
}

static inline void coresight64_cycles_pmevtyper_write(PMUREG_MEMORY *base, unsigned int n, coresight64_cycles_pmevtyper_t r)
{
	PMUREG_INDEX(n, 30U);
	pmureg_store32(base, CORESIGHT64_CYCLES_PMEVTYPER_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int coresight64_cycles_pmevtyper_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, coresight64_cycles_pmevtyper_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 30U);
	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMEVTYPER_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int coresight64_cycles_pmevtyper_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, coresight64_cycles_pmevtyper_t r)
{
	PMUREG_INDEX(n, 30U);
	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMEVTYPER_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMSVR<n>: Value of counter <n> at the last snapshot; where PMCFGR.SS is 1. ----
 * Source: ACS; DSU
 * Page: counters, or control where the unit has no such page
 * Note: In page 1 with the dual-page extension (inferred from PMCG 10).
 */

#define CORESIGHT64_CYCLES_PMSVR_OFFSET(n)   (0x600U + 8U * (n)) /* n: 0 to 63 */
#define CORESIGHT64_CYCLES_PMSVR_COUNT       64
#define CORESIGHT64_CYCLES_PMSVR_COUNT_SHIFT 0
#define CORESIGHT64_CYCLES_PMSVR_COUNT_WIDTH 64
#define CORESIGHT64_CYCLES_PMSVR_COUNT_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} coresight64_cycles_pmsvr_t;

typedef struct {
	uint64_t count; /* 63:0  RO The count; bits above PMCFGR.SIZE are RES0. */
} coresight64_cycles_pmsvr_fields_t;

static inline __attribute__((always_inline)) coresight64_cycles_pmsvr_t coresight64_cycles_pmsvr_pack(coresight64_cycles_pmsvr_fields_t f)
{
	coresight64_cycles_pmsvr_t r;

	r.raw = 0
		| f.count;
	return r;
}

static inline coresight64_cycles_pmsvr_fields_t coresight64_cycles_pmsvr_unpack(coresight64_cycles_pmsvr_t r)
{
	coresight64_cycles_pmsvr_fields_t f;

	f.count = r.raw;
	return f;
}

static inline uint64_t coresight64_cycles_pmsvr_get(coresight64_cycles_pmsvr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define coresight64_cycles_pmsvr_get_count(r) coresight64_cycles_pmsvr_get(r, 0xffffffffffffffffULL, 0)

/*
 * Reads high, low, high, until both high halves are equal, so that a carry between them does not matter. After 1,000 tries
 * it returns the value at the last change of the high half.
 */
static inline coresight64_cycles_pmsvr_t coresight64_cycles_pmsvr_read(const PMUREG_MEMORY *base, unsigned int n)
{
	coresight64_cycles_pmsvr_t r;
	uint32_t low, high, again;
	uint32_t tries = 1000;

	PMUREG_INDEX(n, 63U);
	again = pmureg_load32(base, CORESIGHT64_CYCLES_PMSVR_OFFSET(n) + 4U);
	do {
		high = again;
		low = pmureg_load32(base, CORESIGHT64_CYCLES_PMSVR_OFFSET(n));
		again = pmureg_load32(base, CORESIGHT64_CYCLES_PMSVR_OFFSET(n) + 4U);
	} while (high != again && --tries);
	r.raw = (uint64_t)again << 32 | (high == again ? low : 0U);
	return r;
}

/* One access to the whole register. Use it only if firmware says that the device accepts it. */
static inline coresight64_cycles_pmsvr_t coresight64_cycles_pmsvr_read_whole(const PMUREG_MEMORY *base, unsigned int n)
{
	coresight64_cycles_pmsvr_t r;

	PMUREG_INDEX(n, 63U);
	r.raw = pmureg_load64(base, CORESIGHT64_CYCLES_PMSVR_OFFSET(n));
	return r;
}

#ifdef PMUREG_IO_H
static inline int coresight64_cycles_pmsvr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, coresight64_cycles_pmsvr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 63U);
	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMSVR_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read_halves(io, at, 0, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- PMEVFILT2R<n>: Second filter of counter <n>. ----
 * Source: CSPMU arm_cspmu.h
 * Page: control
 */

#define CORESIGHT64_CYCLES_PMEVFILT2R_OFFSET(n)     (0x800U + 4U * (n)) /* n: 0 to 127 */
#define CORESIGHT64_CYCLES_PMEVFILT2R_COUNT         128
#define CORESIGHT64_CYCLES_PMEVFILT2R_FILTER2_SHIFT 0
#define CORESIGHT64_CYCLES_PMEVFILT2R_FILTER2_WIDTH 32
#define CORESIGHT64_CYCLES_PMEVFILT2R_FILTER2_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} coresight64_cycles_pmevfilt2r_t;

typedef struct {
	uint32_t filter2; /* 31:0  RW Implementation defined second filter. */
} coresight64_cycles_pmevfilt2r_fields_t;

static inline __attribute__((always_inline)) coresight64_cycles_pmevfilt2r_t coresight64_cycles_pmevfilt2r_pack(coresight64_cycles_pmevfilt2r_fields_t f)
{
	coresight64_cycles_pmevfilt2r_t r;

	r.raw = 0
		| f.filter2;
	return r;
}

static inline coresight64_cycles_pmevfilt2r_fields_t coresight64_cycles_pmevfilt2r_unpack(coresight64_cycles_pmevfilt2r_t r)
{
	coresight64_cycles_pmevfilt2r_fields_t f;

	f.filter2 = r.raw;
	return f;
}

static inline uint32_t coresight64_cycles_pmevfilt2r_get(coresight64_cycles_pmevfilt2r_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline coresight64_cycles_pmevfilt2r_t coresight64_cycles_pmevfilt2r_with(coresight64_cycles_pmevfilt2r_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define coresight64_cycles_pmevfilt2r_get_filter2(r)         coresight64_cycles_pmevfilt2r_get(r, 0xffffffffU, 0)
#define coresight64_cycles_pmevfilt2r_with_filter2(r, value) PMUREG_WITH(coresight64_cycles_pmevfilt2r_with, r, 0xffffffffU, 0, value)

static inline coresight64_cycles_pmevfilt2r_t coresight64_cycles_pmevfilt2r_read(const PMUREG_MEMORY *base, unsigned int n)
{
	coresight64_cycles_pmevfilt2r_t r;

	PMUREG_INDEX(n, 127U);
	r.raw = pmureg_load32(base, CORESIGHT64_CYCLES_PMEVFILT2R_OFFSET(n));
	return r;
}

static inline void coresight64_cycles_pmevfilt2r_write(PMUREG_MEMORY *base, unsigned int n, coresight64_cycles_pmevfilt2r_t r)
{
	PMUREG_INDEX(n, 127U);
	pmureg_store32(base, CORESIGHT64_CYCLES_PMEVFILT2R_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int coresight64_cycles_pmevfilt2r_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, coresight64_cycles_pmevfilt2r_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 127U);
	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMEVFILT2R_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int coresight64_cycles_pmevfilt2r_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, coresight64_cycles_pmevfilt2r_t r)
{
	PMUREG_INDEX(n, 127U);
	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMEVFILT2R_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMEVFILTR<n>: First filter of counter <n>. ----
 * Source: CSPMU arm_cspmu.h
 * Page: control
 */

#define CORESIGHT64_CYCLES_PMEVFILTR_OFFSET(n)    (0xa00U + 4U * (n)) /* n: 0 to 127 */
#define CORESIGHT64_CYCLES_PMEVFILTR_COUNT        128
#define CORESIGHT64_CYCLES_PMEVFILTR_FILTER_SHIFT 0
#define CORESIGHT64_CYCLES_PMEVFILTR_FILTER_WIDTH 32
#define CORESIGHT64_CYCLES_PMEVFILTR_FILTER_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} coresight64_cycles_pmevfiltr_t;

typedef struct {
	uint32_t filter; /* 31:0  RW Implementation defined filter. */
} coresight64_cycles_pmevfiltr_fields_t;

static inline __attribute__((always_inline)) coresight64_cycles_pmevfiltr_t coresight64_cycles_pmevfiltr_pack(coresight64_cycles_pmevfiltr_fields_t f)
{
	coresight64_cycles_pmevfiltr_t r;

	r.raw = 0
		| f.filter;
	return r;
}

static inline coresight64_cycles_pmevfiltr_fields_t coresight64_cycles_pmevfiltr_unpack(coresight64_cycles_pmevfiltr_t r)
{
	coresight64_cycles_pmevfiltr_fields_t f;

	f.filter = r.raw;
	return f;
}

static inline uint32_t coresight64_cycles_pmevfiltr_get(coresight64_cycles_pmevfiltr_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline coresight64_cycles_pmevfiltr_t coresight64_cycles_pmevfiltr_with(coresight64_cycles_pmevfiltr_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define coresight64_cycles_pmevfiltr_get_filter(r)         coresight64_cycles_pmevfiltr_get(r, 0xffffffffU, 0)
#define coresight64_cycles_pmevfiltr_with_filter(r, value) PMUREG_WITH(coresight64_cycles_pmevfiltr_with, r, 0xffffffffU, 0, value)

static inline coresight64_cycles_pmevfiltr_t coresight64_cycles_pmevfiltr_read(const PMUREG_MEMORY *base, unsigned int n)
{
	coresight64_cycles_pmevfiltr_t r;

	PMUREG_INDEX(n, 127U);
	r.raw = pmureg_load32(base, CORESIGHT64_CYCLES_PMEVFILTR_OFFSET(n));
	return r;
}

static inline void coresight64_cycles_pmevfiltr_write(PMUREG_MEMORY *base, unsigned int n, coresight64_cycles_pmevfiltr_t r)
{
	PMUREG_INDEX(n, 127U);
	pmureg_store32(base, CORESIGHT64_CYCLES_PMEVFILTR_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int coresight64_cycles_pmevfiltr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, coresight64_cycles_pmevfiltr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 127U);
	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMEVFILTR_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int coresight64_cycles_pmevfiltr_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, coresight64_cycles_pmevfiltr_t r)
{
	PMUREG_INDEX(n, 127U);
	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMEVFILTR_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMCNTENSET<i>: Writing 1 enables a counter; reads the enables. ----
 * Source: CSPMU arm_cspmu.c; ACS
 * Page: control
 */

#define CORESIGHT64_CYCLES_PMCNTENSET_OFFSET(i) (0xc00U + 4U * (i)) /* i: 0 to 7 */
#define CORESIGHT64_CYCLES_PMCNTENSET_COUNT     8
#define CORESIGHT64_CYCLES_PMCNTENSET_ACTING    0xffffffffU
#define CORESIGHT64_CYCLES_PMCNTENSET_P_SHIFT   0
#define CORESIGHT64_CYCLES_PMCNTENSET_P_WIDTH   32
#define CORESIGHT64_CYCLES_PMCNTENSET_P_MASK    0xffffffffU
#define CORESIGHT64_CYCLES_PMCNTENSET_P_COUNT   32

typedef struct {
	uint32_t raw;
} coresight64_cycles_pmcntenset_t;

typedef struct {
	uint32_t P; /* 31:0  W1S Bit of counter 32i + <m>; 0 where there is no such counter. */
} coresight64_cycles_pmcntenset_fields_t;

static inline __attribute__((always_inline)) coresight64_cycles_pmcntenset_t coresight64_cycles_pmcntenset_pack(coresight64_cycles_pmcntenset_fields_t f)
{
	coresight64_cycles_pmcntenset_t r;

	r.raw = 0
		| f.P;
	return r;
}

static inline coresight64_cycles_pmcntenset_fields_t coresight64_cycles_pmcntenset_unpack(coresight64_cycles_pmcntenset_t r)
{
	coresight64_cycles_pmcntenset_fields_t f;

	f.P = r.raw;
	return f;
}

static inline coresight64_cycles_pmcntenset_t coresight64_cycles_pmcntenset_with(coresight64_cycles_pmcntenset_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift);
	return r;
}

#define coresight64_cycles_pmcntenset_with_P(r, value) PMUREG_WITH(coresight64_cycles_pmcntenset_with, r, 0xffffffffU, 0, value)

/* Element m of P, 0 to 31. Another index gives 0; debug builds assert. */
static inline uint32_t coresight64_cycles_pmcntenset_get_P(coresight64_cycles_pmcntenset_t r, unsigned int m)
{
	PMUREG_INDEX(m, 31U);
	return m < 32U ? (r.raw >> m) & 0x1U : 0;
}

static inline coresight64_cycles_pmcntenset_t coresight64_cycles_pmcntenset_read(const PMUREG_MEMORY *base, unsigned int i)
{
	coresight64_cycles_pmcntenset_t r;

	PMUREG_INDEX(i, 7U);
	r.raw = pmureg_load32(base, CORESIGHT64_CYCLES_PMCNTENSET_OFFSET(i));
	return r;
}

static inline void coresight64_cycles_pmcntenset_write(PMUREG_MEMORY *base, unsigned int i, coresight64_cycles_pmcntenset_t r)
{
	PMUREG_INDEX(i, 7U);
	pmureg_store32(base, CORESIGHT64_CYCLES_PMCNTENSET_OFFSET(i), r.raw);
}

#ifdef PMUREG_IO_H
static inline int coresight64_cycles_pmcntenset_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int i, coresight64_cycles_pmcntenset_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(i, 7U);
	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMCNTENSET_OFFSET(i);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int coresight64_cycles_pmcntenset_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int i, coresight64_cycles_pmcntenset_t r)
{
	PMUREG_INDEX(i, 7U);
	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMCNTENSET_OFFSET(i);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMCNTENCLR<i>: Writing 1 disables a counter; reads the enables. ----
 * Source: CSPMU arm_cspmu.c; ACS
 * Page: control
 */

#define CORESIGHT64_CYCLES_PMCNTENCLR_OFFSET(i) (0xc20U + 4U * (i)) /* i: 0 to 7 */
#define CORESIGHT64_CYCLES_PMCNTENCLR_COUNT     8
#define CORESIGHT64_CYCLES_PMCNTENCLR_ACTING    0xffffffffU
#define CORESIGHT64_CYCLES_PMCNTENCLR_P_SHIFT   0
#define CORESIGHT64_CYCLES_PMCNTENCLR_P_WIDTH   32
#define CORESIGHT64_CYCLES_PMCNTENCLR_P_MASK    0xffffffffU
#define CORESIGHT64_CYCLES_PMCNTENCLR_P_COUNT   32

typedef struct {
	uint32_t raw;
} coresight64_cycles_pmcntenclr_t;

typedef struct {
	uint32_t P; /* 31:0  W1C Bit of counter 32i + <m>; 0 where there is no such counter. */
} coresight64_cycles_pmcntenclr_fields_t;

static inline __attribute__((always_inline)) coresight64_cycles_pmcntenclr_t coresight64_cycles_pmcntenclr_pack(coresight64_cycles_pmcntenclr_fields_t f)
{
	coresight64_cycles_pmcntenclr_t r;

	r.raw = 0
		| f.P;
	return r;
}

static inline coresight64_cycles_pmcntenclr_fields_t coresight64_cycles_pmcntenclr_unpack(coresight64_cycles_pmcntenclr_t r)
{
	coresight64_cycles_pmcntenclr_fields_t f;

	f.P = r.raw;
	return f;
}

static inline coresight64_cycles_pmcntenclr_t coresight64_cycles_pmcntenclr_with(coresight64_cycles_pmcntenclr_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift);
	return r;
}

#define coresight64_cycles_pmcntenclr_with_P(r, value) PMUREG_WITH(coresight64_cycles_pmcntenclr_with, r, 0xffffffffU, 0, value)

/* Element m of P, 0 to 31. Another index gives 0; debug builds assert. */
static inline uint32_t coresight64_cycles_pmcntenclr_get_P(coresight64_cycles_pmcntenclr_t r, unsigned int m)
{
	PMUREG_INDEX(m, 31U);
	return m < 32U ? (r.raw >> m) & 0x1U : 0;
}

static inline coresight64_cycles_pmcntenclr_t coresight64_cycles_pmcntenclr_read(const PMUREG_MEMORY *base, unsigned int i)
{
	coresight64_cycles_pmcntenclr_t r;

	PMUREG_INDEX(i, 7U);
	r.raw = pmureg_load32(base, CORESIGHT64_CYCLES_PMCNTENCLR_OFFSET(i));
	return r;
}

static inline void coresight64_cycles_pmcntenclr_write(PMUREG_MEMORY *base, unsigned int i, coresight64_cycles_pmcntenclr_t r)
{
	PMUREG_INDEX(i, 7U);
	pmureg_store32(base, CORESIGHT64_CYCLES_PMCNTENCLR_OFFSET(i), r.raw);
}

#ifdef PMUREG_IO_H
static inline int coresight64_cycles_pmcntenclr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int i, coresight64_cycles_pmcntenclr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(i, 7U);
	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMCNTENCLR_OFFSET(i);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int coresight64_cycles_pmcntenclr_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int i, coresight64_cycles_pmcntenclr_t r)
{
	PMUREG_INDEX(i, 7U);
	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMCNTENCLR_OFFSET(i);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMINTENSET<i>: Writing 1 enables a counter's overflow interrupt; reads the enables. ----
 * Source: CSPMU arm_cspmu.c; ACS
 * Page: control
 */

#define CORESIGHT64_CYCLES_PMINTENSET_OFFSET(i) (0xc40U + 4U * (i)) /* i: 0 to 7 */
#define CORESIGHT64_CYCLES_PMINTENSET_COUNT     8
#define CORESIGHT64_CYCLES_PMINTENSET_ACTING    0xffffffffU
#define CORESIGHT64_CYCLES_PMINTENSET_P_SHIFT   0
#define CORESIGHT64_CYCLES_PMINTENSET_P_WIDTH   32
#define CORESIGHT64_CYCLES_PMINTENSET_P_MASK    0xffffffffU
#define CORESIGHT64_CYCLES_PMINTENSET_P_COUNT   32

typedef struct {
	uint32_t raw;
} coresight64_cycles_pmintenset_t;

typedef struct {
	uint32_t P; /* 31:0  W1S Bit of counter 32i + <m>; 0 where there is no such counter. */
} coresight64_cycles_pmintenset_fields_t;

static inline __attribute__((always_inline)) coresight64_cycles_pmintenset_t coresight64_cycles_pmintenset_pack(coresight64_cycles_pmintenset_fields_t f)
{
	coresight64_cycles_pmintenset_t r;

	r.raw = 0
		| f.P;
	return r;
}

static inline coresight64_cycles_pmintenset_fields_t coresight64_cycles_pmintenset_unpack(coresight64_cycles_pmintenset_t r)
{
	coresight64_cycles_pmintenset_fields_t f;

	f.P = r.raw;
	return f;
}

static inline coresight64_cycles_pmintenset_t coresight64_cycles_pmintenset_with(coresight64_cycles_pmintenset_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift);
	return r;
}

#define coresight64_cycles_pmintenset_with_P(r, value) PMUREG_WITH(coresight64_cycles_pmintenset_with, r, 0xffffffffU, 0, value)

/* Element m of P, 0 to 31. Another index gives 0; debug builds assert. */
static inline uint32_t coresight64_cycles_pmintenset_get_P(coresight64_cycles_pmintenset_t r, unsigned int m)
{
	PMUREG_INDEX(m, 31U);
	return m < 32U ? (r.raw >> m) & 0x1U : 0;
}

static inline coresight64_cycles_pmintenset_t coresight64_cycles_pmintenset_read(const PMUREG_MEMORY *base, unsigned int i)
{
	coresight64_cycles_pmintenset_t r;

	PMUREG_INDEX(i, 7U);
	r.raw = pmureg_load32(base, CORESIGHT64_CYCLES_PMINTENSET_OFFSET(i));
	return r;
}

static inline void coresight64_cycles_pmintenset_write(PMUREG_MEMORY *base, unsigned int i, coresight64_cycles_pmintenset_t r)
{
	PMUREG_INDEX(i, 7U);
	pmureg_store32(base, CORESIGHT64_CYCLES_PMINTENSET_OFFSET(i), r.raw);
}

#ifdef PMUREG_IO_H
static inline int coresight64_cycles_pmintenset_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int i, coresight64_cycles_pmintenset_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(i, 7U);
	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMINTENSET_OFFSET(i);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int coresight64_cycles_pmintenset_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int i, coresight64_cycles_pmintenset_t r)
{
	PMUREG_INDEX(i, 7U);
	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMINTENSET_OFFSET(i);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMINTENCLR<i>: Writing 1 disables a counter's overflow interrupt; reads the enables. ----
 * Source: CSPMU arm_cspmu.c; ACS
 * Page: control
 */

#define CORESIGHT64_CYCLES_PMINTENCLR_OFFSET(i) (0xc60U + 4U * (i)) /* i: 0 to 7 */
#define CORESIGHT64_CYCLES_PMINTENCLR_COUNT     8
#define CORESIGHT64_CYCLES_PMINTENCLR_ACTING    0xffffffffU
#define CORESIGHT64_CYCLES_PMINTENCLR_P_SHIFT   0
#define CORESIGHT64_CYCLES_PMINTENCLR_P_WIDTH   32
#define CORESIGHT64_CYCLES_PMINTENCLR_P_MASK    0xffffffffU
#define CORESIGHT64_CYCLES_PMINTENCLR_P_COUNT   32

typedef struct {
	uint32_t raw;
} coresight64_cycles_pmintenclr_t;

typedef struct {
	uint32_t P; /* 31:0  W1C Bit of counter 32i + <m>; 0 where there is no such counter. */
} coresight64_cycles_pmintenclr_fields_t;

static inline __attribute__((always_inline)) coresight64_cycles_pmintenclr_t coresight64_cycles_pmintenclr_pack(coresight64_cycles_pmintenclr_fields_t f)
{
	coresight64_cycles_pmintenclr_t r;

	r.raw = 0
		| f.P;
	return r;
}

static inline coresight64_cycles_pmintenclr_fields_t coresight64_cycles_pmintenclr_unpack(coresight64_cycles_pmintenclr_t r)
{
	coresight64_cycles_pmintenclr_fields_t f;

	f.P = r.raw;
	return f;
}

static inline coresight64_cycles_pmintenclr_t coresight64_cycles_pmintenclr_with(coresight64_cycles_pmintenclr_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift);
	return r;
}

#define coresight64_cycles_pmintenclr_with_P(r, value) PMUREG_WITH(coresight64_cycles_pmintenclr_with, r, 0xffffffffU, 0, value)

/* Element m of P, 0 to 31. Another index gives 0; debug builds assert. */
static inline uint32_t coresight64_cycles_pmintenclr_get_P(coresight64_cycles_pmintenclr_t r, unsigned int m)
{
	PMUREG_INDEX(m, 31U);
	return m < 32U ? (r.raw >> m) & 0x1U : 0;
}

static inline coresight64_cycles_pmintenclr_t coresight64_cycles_pmintenclr_read(const PMUREG_MEMORY *base, unsigned int i)
{
	coresight64_cycles_pmintenclr_t r;

	PMUREG_INDEX(i, 7U);
	r.raw = pmureg_load32(base, CORESIGHT64_CYCLES_PMINTENCLR_OFFSET(i));
	return r;
}

static inline void coresight64_cycles_pmintenclr_write(PMUREG_MEMORY *base, unsigned int i, coresight64_cycles_pmintenclr_t r)
{
	PMUREG_INDEX(i, 7U);
	pmureg_store32(base, CORESIGHT64_CYCLES_PMINTENCLR_OFFSET(i), r.raw);
}

#ifdef PMUREG_IO_H
static inline int coresight64_cycles_pmintenclr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int i, coresight64_cycles_pmintenclr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(i, 7U);
	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMINTENCLR_OFFSET(i);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int coresight64_cycles_pmintenclr_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int i, coresight64_cycles_pmintenclr_t r)
{
	PMUREG_INDEX(i, 7U);
	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMINTENCLR_OFFSET(i);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMOVSCLR<i>: Writing 1 clears a counter's overflow flag; reads the flags. ----
 * Source: CSPMU arm_cspmu.c; ACS
 * Page: counters, or control where the unit has no such page
 * Note: In page 1 with the dual-page extension.
 */

#define CORESIGHT64_CYCLES_PMOVSCLR_OFFSET(i) (0xc80U + 4U * (i)) /* i: 0 to 7 */
#define CORESIGHT64_CYCLES_PMOVSCLR_COUNT     8
#define CORESIGHT64_CYCLES_PMOVSCLR_ACTING    0xffffffffU
#define CORESIGHT64_CYCLES_PMOVSCLR_P_SHIFT   0
#define CORESIGHT64_CYCLES_PMOVSCLR_P_WIDTH   32
#define CORESIGHT64_CYCLES_PMOVSCLR_P_MASK    0xffffffffU
#define CORESIGHT64_CYCLES_PMOVSCLR_P_COUNT   32

typedef struct {
	uint32_t raw;
} coresight64_cycles_pmovsclr_t;

typedef struct {
	uint32_t P; /* 31:0  W1C-V Bit of counter 32i + <m>; 0 where there is no such counter. */
} coresight64_cycles_pmovsclr_fields_t;

static inline __attribute__((always_inline)) coresight64_cycles_pmovsclr_t coresight64_cycles_pmovsclr_pack(coresight64_cycles_pmovsclr_fields_t f)
{
	coresight64_cycles_pmovsclr_t r;

	r.raw = 0
		| f.P;
	return r;
}

static inline coresight64_cycles_pmovsclr_fields_t coresight64_cycles_pmovsclr_unpack(coresight64_cycles_pmovsclr_t r)
{
	coresight64_cycles_pmovsclr_fields_t f;

	f.P = r.raw;
	return f;
}

static inline coresight64_cycles_pmovsclr_t coresight64_cycles_pmovsclr_with(coresight64_cycles_pmovsclr_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift);
	return r;
}

#define coresight64_cycles_pmovsclr_with_P(r, value) PMUREG_WITH(coresight64_cycles_pmovsclr_with, r, 0xffffffffU, 0, value)

/* Element m of P, 0 to 31. Another index gives 0; debug builds assert. */
static inline uint32_t coresight64_cycles_pmovsclr_get_P(coresight64_cycles_pmovsclr_t r, unsigned int m)
{
	PMUREG_INDEX(m, 31U);
	return m < 32U ? (r.raw >> m) & 0x1U : 0;
}

static inline coresight64_cycles_pmovsclr_t coresight64_cycles_pmovsclr_read(const PMUREG_MEMORY *base, unsigned int i)
{
	coresight64_cycles_pmovsclr_t r;

	PMUREG_INDEX(i, 7U);
	r.raw = pmureg_load32(base, CORESIGHT64_CYCLES_PMOVSCLR_OFFSET(i));
	return r;
}

static inline void coresight64_cycles_pmovsclr_write(PMUREG_MEMORY *base, unsigned int i, coresight64_cycles_pmovsclr_t r)
{
	PMUREG_INDEX(i, 7U);
	pmureg_store32(base, CORESIGHT64_CYCLES_PMOVSCLR_OFFSET(i), r.raw);
}

#ifdef PMUREG_IO_H
static inline int coresight64_cycles_pmovsclr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int i, coresight64_cycles_pmovsclr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(i, 7U);
	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMOVSCLR_OFFSET(i);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int coresight64_cycles_pmovsclr_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int i, coresight64_cycles_pmovsclr_t r)
{
	PMUREG_INDEX(i, 7U);
	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMOVSCLR_OFFSET(i);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMOVSSET<i>: Writing 1 sets a counter's overflow flag; reads the flags. ----
 * Source: CSPMU arm_cspmu.h; ACS
 * Page: counters, or control where the unit has no such page
 * Note: In page 1 with the dual-page extension (inferred from PMCG 10).
 */

#define CORESIGHT64_CYCLES_PMOVSSET_OFFSET(i) (0xcc0U + 4U * (i)) /* i: 0 to 7 */
#define CORESIGHT64_CYCLES_PMOVSSET_COUNT     8
#define CORESIGHT64_CYCLES_PMOVSSET_ACTING    0xffffffffU
#define CORESIGHT64_CYCLES_PMOVSSET_P_SHIFT   0
#define CORESIGHT64_CYCLES_PMOVSSET_P_WIDTH   32
#define CORESIGHT64_CYCLES_PMOVSSET_P_MASK    0xffffffffU
#define CORESIGHT64_CYCLES_PMOVSSET_P_COUNT   32

typedef struct {
	uint32_t raw;
} coresight64_cycles_pmovsset_t;

typedef struct {
	uint32_t P; /* 31:0  W1S-V Bit of counter 32i + <m>; 0 where there is no such counter. */
} coresight64_cycles_pmovsset_fields_t;

static inline __attribute__((always_inline)) coresight64_cycles_pmovsset_t coresight64_cycles_pmovsset_pack(coresight64_cycles_pmovsset_fields_t f)
{
	coresight64_cycles_pmovsset_t r;

	r.raw = 0
		| f.P;
	return r;
}

static inline coresight64_cycles_pmovsset_fields_t coresight64_cycles_pmovsset_unpack(coresight64_cycles_pmovsset_t r)
{
	coresight64_cycles_pmovsset_fields_t f;

	f.P = r.raw;
	return f;
}

static inline coresight64_cycles_pmovsset_t coresight64_cycles_pmovsset_with(coresight64_cycles_pmovsset_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift);
	return r;
}

#define coresight64_cycles_pmovsset_with_P(r, value) PMUREG_WITH(coresight64_cycles_pmovsset_with, r, 0xffffffffU, 0, value)

/* Element m of P, 0 to 31. Another index gives 0; debug builds assert. */
static inline uint32_t coresight64_cycles_pmovsset_get_P(coresight64_cycles_pmovsset_t r, unsigned int m)
{
	PMUREG_INDEX(m, 31U);
	return m < 32U ? (r.raw >> m) & 0x1U : 0;
}

static inline coresight64_cycles_pmovsset_t coresight64_cycles_pmovsset_read(const PMUREG_MEMORY *base, unsigned int i)
{
	coresight64_cycles_pmovsset_t r;

	PMUREG_INDEX(i, 7U);
	r.raw = pmureg_load32(base, CORESIGHT64_CYCLES_PMOVSSET_OFFSET(i));
	return r;
}

static inline void coresight64_cycles_pmovsset_write(PMUREG_MEMORY *base, unsigned int i, coresight64_cycles_pmovsset_t r)
{
	PMUREG_INDEX(i, 7U);
	pmureg_store32(base, CORESIGHT64_CYCLES_PMOVSSET_OFFSET(i), r.raw);
}

#ifdef PMUREG_IO_H
static inline int coresight64_cycles_pmovsset_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int i, coresight64_cycles_pmovsset_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(i, 7U);
	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMOVSSET_OFFSET(i);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int coresight64_cycles_pmovsset_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int i, coresight64_cycles_pmovsset_t r)
{
	PMUREG_INDEX(i, 7U);
	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMOVSSET_OFFSET(i);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMCGCR<i>: Sizes of the counter groups; 0 with one group. ----
 * Source: ACS (as PMCGR); ARM I5.3
 * Page: control
 * Note: Four words are inferred from SPMCGCR; so is where a group starts.
 */

#define CORESIGHT64_CYCLES_PMCGCR_OFFSET(i) (0xce0U + 4U * (i)) /* i: 0 to 3 */
#define CORESIGHT64_CYCLES_PMCGCR_COUNT     4
#define CORESIGHT64_CYCLES_PMCGCR_N_SHIFT   0
#define CORESIGHT64_CYCLES_PMCGCR_N_WIDTH   32
#define CORESIGHT64_CYCLES_PMCGCR_N_MASK    0xffffffffU
#define CORESIGHT64_CYCLES_PMCGCR_N_COUNT   4

typedef struct {
	uint32_t raw;
} coresight64_cycles_pmcgcr_t;

typedef struct {
	uint32_t N; /* 31:0  RO Number of counters in group 4i + <j>. */
} coresight64_cycles_pmcgcr_fields_t;

static inline __attribute__((always_inline)) coresight64_cycles_pmcgcr_t coresight64_cycles_pmcgcr_pack(coresight64_cycles_pmcgcr_fields_t f)
{
	coresight64_cycles_pmcgcr_t r;

	r.raw = 0
		| f.N;
	return r;
}

static inline coresight64_cycles_pmcgcr_fields_t coresight64_cycles_pmcgcr_unpack(coresight64_cycles_pmcgcr_t r)
{
	coresight64_cycles_pmcgcr_fields_t f;

	f.N = r.raw;
	return f;
}

/* Element j of N, 0 to 3. Another index gives 0; debug builds assert. */
static inline uint32_t coresight64_cycles_pmcgcr_get_N(coresight64_cycles_pmcgcr_t r, unsigned int j)
{
	PMUREG_INDEX(j, 3U);
	return j < 4U ? (r.raw >> (8U * j)) & 0xffU : 0;
}

static inline coresight64_cycles_pmcgcr_t coresight64_cycles_pmcgcr_read(const PMUREG_MEMORY *base, unsigned int i)
{
	coresight64_cycles_pmcgcr_t r;

	PMUREG_INDEX(i, 3U);
	r.raw = pmureg_load32(base, CORESIGHT64_CYCLES_PMCGCR_OFFSET(i));
	return r;
}

#ifdef PMUREG_IO_H
static inline int coresight64_cycles_pmcgcr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int i, coresight64_cycles_pmcgcr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(i, 3U);
	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMCGCR_OFFSET(i);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- PMIMPDEF<i>: Implementation defined; not to be touched without a vendor's description. ----
 * Source: CSPMU arm_cspmu.h; ACS
 * Page: control
 */

#define CORESIGHT64_CYCLES_PMIMPDEF_OFFSET(i) (0xd80U + 4U * (i)) /* i: 0 to 31 */
#define CORESIGHT64_CYCLES_PMIMPDEF_COUNT     32

typedef struct {
	uint32_t raw;
} coresight64_cycles_pmimpdef_t;

static inline coresight64_cycles_pmimpdef_t coresight64_cycles_pmimpdef_read(const PMUREG_MEMORY *base, unsigned int i)
{
	coresight64_cycles_pmimpdef_t r;

	PMUREG_INDEX(i, 31U);
	r.raw = pmureg_load32(base, CORESIGHT64_CYCLES_PMIMPDEF_OFFSET(i));
	return r;
}

#ifdef PMUREG_IO_H
static inline int coresight64_cycles_pmimpdef_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int i, coresight64_cycles_pmimpdef_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(i, 31U);
	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMIMPDEF_OFFSET(i);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- PMCFGR: Says what this PMU has; 0 or all ones mean no PMU or no power. ----
 * Source: CSPMU arm_cspmu.h; ACS
 * Page: control
 * Note: Linux accepts sizes that are not listed; the list is FEAT_SPMU's (inferred).
 */

#define CORESIGHT64_CYCLES_PMCFGR_OFFSET       0xe00U
#define CORESIGHT64_CYCLES_PMCFGR_NCG_SHIFT    28
#define CORESIGHT64_CYCLES_PMCFGR_NCG_WIDTH    4
#define CORESIGHT64_CYCLES_PMCFGR_NCG_MASK     0xf0000000U
#define CORESIGHT64_CYCLES_PMCFGR_HDBG_SHIFT   24
#define CORESIGHT64_CYCLES_PMCFGR_HDBG_WIDTH   1
#define CORESIGHT64_CYCLES_PMCFGR_HDBG_MASK    0x01000000U
#define CORESIGHT64_CYCLES_PMCFGR_TRO_SHIFT    23
#define CORESIGHT64_CYCLES_PMCFGR_TRO_WIDTH    1
#define CORESIGHT64_CYCLES_PMCFGR_TRO_MASK     0x00800000U
#define CORESIGHT64_CYCLES_PMCFGR_SS_SHIFT     22
#define CORESIGHT64_CYCLES_PMCFGR_SS_WIDTH     1
#define CORESIGHT64_CYCLES_PMCFGR_SS_MASK      0x00400000U
#define CORESIGHT64_CYCLES_PMCFGR_FZO_SHIFT    21
#define CORESIGHT64_CYCLES_PMCFGR_FZO_WIDTH    1
#define CORESIGHT64_CYCLES_PMCFGR_FZO_MASK     0x00200000U
#define CORESIGHT64_CYCLES_PMCFGR_MSI_SHIFT    20
#define CORESIGHT64_CYCLES_PMCFGR_MSI_WIDTH    1
#define CORESIGHT64_CYCLES_PMCFGR_MSI_MASK     0x00100000U
#define CORESIGHT64_CYCLES_PMCFGR_UEN_SHIFT    19
#define CORESIGHT64_CYCLES_PMCFGR_UEN_WIDTH    1
#define CORESIGHT64_CYCLES_PMCFGR_UEN_MASK     0x00080000U
#define CORESIGHT64_CYCLES_PMCFGR_NA_SHIFT     17
#define CORESIGHT64_CYCLES_PMCFGR_NA_WIDTH     1
#define CORESIGHT64_CYCLES_PMCFGR_NA_MASK      0x00020000U
#define CORESIGHT64_CYCLES_PMCFGR_EX_SHIFT     16
#define CORESIGHT64_CYCLES_PMCFGR_EX_WIDTH     1
#define CORESIGHT64_CYCLES_PMCFGR_EX_MASK      0x00010000U
#define CORESIGHT64_CYCLES_PMCFGR_CCD_SHIFT    15
#define CORESIGHT64_CYCLES_PMCFGR_CCD_WIDTH    1
#define CORESIGHT64_CYCLES_PMCFGR_CCD_MASK     0x00008000U
#define CORESIGHT64_CYCLES_PMCFGR_CC_SHIFT     14
#define CORESIGHT64_CYCLES_PMCFGR_CC_WIDTH     1
#define CORESIGHT64_CYCLES_PMCFGR_CC_MASK      0x00004000U
#define CORESIGHT64_CYCLES_PMCFGR_SIZE_SHIFT   8
#define CORESIGHT64_CYCLES_PMCFGR_SIZE_WIDTH   6
#define CORESIGHT64_CYCLES_PMCFGR_SIZE_MASK    0x00003f00U
#define CORESIGHT64_CYCLES_PMCFGR_SIZE_BITS_8  7U
#define CORESIGHT64_CYCLES_PMCFGR_SIZE_BITS_10 9U
#define CORESIGHT64_CYCLES_PMCFGR_SIZE_BITS_12 11U
#define CORESIGHT64_CYCLES_PMCFGR_SIZE_BITS_16 15U
#define CORESIGHT64_CYCLES_PMCFGR_SIZE_BITS_20 19U
#define CORESIGHT64_CYCLES_PMCFGR_SIZE_BITS_24 23U
#define CORESIGHT64_CYCLES_PMCFGR_SIZE_BITS_32 31U
#define CORESIGHT64_CYCLES_PMCFGR_SIZE_BITS_36 35U
#define CORESIGHT64_CYCLES_PMCFGR_SIZE_BITS_40 39U
#define CORESIGHT64_CYCLES_PMCFGR_SIZE_BITS_44 43U
#define CORESIGHT64_CYCLES_PMCFGR_SIZE_BITS_48 47U
#define CORESIGHT64_CYCLES_PMCFGR_SIZE_BITS_52 51U
#define CORESIGHT64_CYCLES_PMCFGR_SIZE_BITS_56 55U
#define CORESIGHT64_CYCLES_PMCFGR_SIZE_BITS_64 63U
#define CORESIGHT64_CYCLES_PMCFGR_N_SHIFT      0
#define CORESIGHT64_CYCLES_PMCFGR_N_WIDTH      8
#define CORESIGHT64_CYCLES_PMCFGR_N_MASK       0x000000ffU

typedef struct {
	uint32_t raw;
} coresight64_cycles_pmcfgr_t;

typedef struct {
	uint32_t NCG;  /* 31:28 RO Counter groups minus one. */
	uint32_t HDBG; /* 24    RO Halt-on-debug can be chosen. */
	uint32_t TRO;  /* 23    RO Trace output can be chosen. */
	uint32_t SS;   /* 22    RO Snapshots are supported. */
	uint32_t FZO;  /* 21    RO Freeze-on-overflow can be chosen. */
	uint32_t MSI;  /* 20    RO Message-signaled interrupts are supported. */
	uint32_t UEN;  /* 19    RO A user enable register is supported. */
	uint32_t NA;   /* 17    RO Registers may refuse writes while the monitor runs. */
	uint32_t EX;   /* 16    RO Export of events can be chosen. */
	uint32_t CCD;  /* 15    RO The cycle counter has a prescaler. */
	uint32_t CC;   /* 14    RO Counter 31 is a dedicated cycle counter. */
	uint32_t SIZE; /* 13:8  RO Width of the largest counter minus one. */
	uint32_t N;    /* 7:0   RO Number of counters minus one. */
} coresight64_cycles_pmcfgr_fields_t;

static inline __attribute__((always_inline)) coresight64_cycles_pmcfgr_t coresight64_cycles_pmcfgr_pack(coresight64_cycles_pmcfgr_fields_t f)
{
	coresight64_cycles_pmcfgr_t r;

	r.raw = 0
		| pmureg_put32(f.NCG, 0xfU, 28)
		| pmureg_put32(f.HDBG, 0x1U, 24)
		| pmureg_put32(f.TRO, 0x1U, 23)
		| pmureg_put32(f.SS, 0x1U, 22)
		| pmureg_put32(f.FZO, 0x1U, 21)
		| pmureg_put32(f.MSI, 0x1U, 20)
		| pmureg_put32(f.UEN, 0x1U, 19)
		| pmureg_put32(f.NA, 0x1U, 17)
		| pmureg_put32(f.EX, 0x1U, 16)
		| pmureg_put32(f.CCD, 0x1U, 15)
		| pmureg_put32(f.CC, 0x1U, 14)
		| pmureg_put32(f.SIZE, 0x3fU, 8)
		| pmureg_put32(f.N, 0xffU, 0);
	return r;
}

static inline coresight64_cycles_pmcfgr_fields_t coresight64_cycles_pmcfgr_unpack(coresight64_cycles_pmcfgr_t r)
{
	coresight64_cycles_pmcfgr_fields_t f;

	f.NCG = r.raw >> 28;
	f.HDBG = (r.raw >> 24) & 0x1U;
	f.TRO = (r.raw >> 23) & 0x1U;
	f.SS = (r.raw >> 22) & 0x1U;
	f.FZO = (r.raw >> 21) & 0x1U;
	f.MSI = (r.raw >> 20) & 0x1U;
	f.UEN = (r.raw >> 19) & 0x1U;
	f.NA = (r.raw >> 17) & 0x1U;
	f.EX = (r.raw >> 16) & 0x1U;
	f.CCD = (r.raw >> 15) & 0x1U;
	f.CC = (r.raw >> 14) & 0x1U;
	f.SIZE = (r.raw >> 8) & 0x3fU;
	f.N = r.raw & 0xffU;
	return f;
}

static inline uint32_t coresight64_cycles_pmcfgr_get(coresight64_cycles_pmcfgr_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define coresight64_cycles_pmcfgr_get_NCG(r)  coresight64_cycles_pmcfgr_get(r, 0xf0000000U, 28)
#define coresight64_cycles_pmcfgr_get_HDBG(r) coresight64_cycles_pmcfgr_get(r, 0x01000000U, 24)
#define coresight64_cycles_pmcfgr_get_TRO(r)  coresight64_cycles_pmcfgr_get(r, 0x00800000U, 23)
#define coresight64_cycles_pmcfgr_get_SS(r)   coresight64_cycles_pmcfgr_get(r, 0x00400000U, 22)
#define coresight64_cycles_pmcfgr_get_FZO(r)  coresight64_cycles_pmcfgr_get(r, 0x00200000U, 21)
#define coresight64_cycles_pmcfgr_get_MSI(r)  coresight64_cycles_pmcfgr_get(r, 0x00100000U, 20)
#define coresight64_cycles_pmcfgr_get_UEN(r)  coresight64_cycles_pmcfgr_get(r, 0x00080000U, 19)
#define coresight64_cycles_pmcfgr_get_NA(r)   coresight64_cycles_pmcfgr_get(r, 0x00020000U, 17)
#define coresight64_cycles_pmcfgr_get_EX(r)   coresight64_cycles_pmcfgr_get(r, 0x00010000U, 16)
#define coresight64_cycles_pmcfgr_get_CCD(r)  coresight64_cycles_pmcfgr_get(r, 0x00008000U, 15)
#define coresight64_cycles_pmcfgr_get_CC(r)   coresight64_cycles_pmcfgr_get(r, 0x00004000U, 14)
#define coresight64_cycles_pmcfgr_get_SIZE(r) coresight64_cycles_pmcfgr_get(r, 0x00003f00U, 8)
#define coresight64_cycles_pmcfgr_get_N(r)    coresight64_cycles_pmcfgr_get(r, 0x000000ffU, 0)

static inline int coresight64_cycles_pmcfgr_check(coresight64_cycles_pmcfgr_t r)
{
	if ((r.raw >> 28) > 0xeU)
		return 0;
	if (((r.raw >> 8) & 0x3fU) != 0x7U && ((r.raw >> 8) & 0x3fU) != 0x9U && ((r.raw >> 8) & 0x3fU) != 0xbU && ((r.raw >> 8) & 0x3fU) != 0xfU && ((r.raw >> 8) & 0x3fU) != 0x13U && ((r.raw >> 8) & 0x3fU) != 0x17U && ((r.raw >> 8) & 0x3fU) != 0x1fU && ((r.raw >> 8) & 0x3fU) != 0x23U && ((r.raw >> 8) & 0x3fU) != 0x27U && ((r.raw >> 8) & 0x3fU) != 0x2bU && ((r.raw >> 8) & 0x3fU) != 0x2fU && ((r.raw >> 8) & 0x3fU) != 0x33U && ((r.raw >> 8) & 0x3fU) != 0x37U && ((r.raw >> 8) & 0x3fU) != 0x3fU)
		return 1;
	if ((((r.raw >> 8) & 0x3fU) > 0x1fU) && !((r.raw & 0xffU) <= 0x7fU))
		return 2;
	if ((r.raw & 0x0e040000U) != 0x00000000U)
		return 3;
	return -1;
}

static inline const char *coresight64_cycles_pmcfgr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "NCG must be 0 to 14";
	case 1:
		return "SIZE: this value is reserved";
	case 2:
		return "the 64-bit layout has room for 128 counters, so N must be at most 0x7F.";
	case 3:
		return "the reserved bits 0xe040000 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline coresight64_cycles_pmcfgr_t coresight64_cycles_pmcfgr_read(const PMUREG_MEMORY *base)
{
	coresight64_cycles_pmcfgr_t r;

	r.raw = pmureg_load32(base, CORESIGHT64_CYCLES_PMCFGR_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int coresight64_cycles_pmcfgr_io_read(struct pmureg_io *io, struct pmureg_place at, coresight64_cycles_pmcfgr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMCFGR_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- PMCR: Enables and resets the counters. ----
 * Source: CSPMU arm_cspmu.h; ACS
 * Page: control
 */

#define CORESIGHT64_CYCLES_PMCR_OFFSET     0xe04U
#define CORESIGHT64_CYCLES_PMCR_RESET      0x00000000U
#define CORESIGHT64_CYCLES_PMCR_ACTING     0x00000006U
#define CORESIGHT64_CYCLES_PMCR_TRO_SHIFT  11
#define CORESIGHT64_CYCLES_PMCR_TRO_WIDTH  1
#define CORESIGHT64_CYCLES_PMCR_TRO_MASK   0x00000800U
#define CORESIGHT64_CYCLES_PMCR_HDBG_SHIFT 10
#define CORESIGHT64_CYCLES_PMCR_HDBG_WIDTH 1
#define CORESIGHT64_CYCLES_PMCR_HDBG_MASK  0x00000400U
#define CORESIGHT64_CYCLES_PMCR_FZO_SHIFT  9
#define CORESIGHT64_CYCLES_PMCR_FZO_WIDTH  1
#define CORESIGHT64_CYCLES_PMCR_FZO_MASK   0x00000200U
#define CORESIGHT64_CYCLES_PMCR_NA_SHIFT   8
#define CORESIGHT64_CYCLES_PMCR_NA_WIDTH   1
#define CORESIGHT64_CYCLES_PMCR_NA_MASK    0x00000100U
#define CORESIGHT64_CYCLES_PMCR_DP_SHIFT   5
#define CORESIGHT64_CYCLES_PMCR_DP_WIDTH   1
#define CORESIGHT64_CYCLES_PMCR_DP_MASK    0x00000020U
#define CORESIGHT64_CYCLES_PMCR_X_SHIFT    4
#define CORESIGHT64_CYCLES_PMCR_X_WIDTH    1
#define CORESIGHT64_CYCLES_PMCR_X_MASK     0x00000010U
#define CORESIGHT64_CYCLES_PMCR_D_SHIFT    3
#define CORESIGHT64_CYCLES_PMCR_D_WIDTH    1
#define CORESIGHT64_CYCLES_PMCR_D_MASK     0x00000008U
#define CORESIGHT64_CYCLES_PMCR_C_SHIFT    2
#define CORESIGHT64_CYCLES_PMCR_C_WIDTH    1
#define CORESIGHT64_CYCLES_PMCR_C_MASK     0x00000004U
#define CORESIGHT64_CYCLES_PMCR_P_SHIFT    1
#define CORESIGHT64_CYCLES_PMCR_P_WIDTH    1
#define CORESIGHT64_CYCLES_PMCR_P_MASK     0x00000002U
#define CORESIGHT64_CYCLES_PMCR_E_SHIFT    0
#define CORESIGHT64_CYCLES_PMCR_E_WIDTH    1
#define CORESIGHT64_CYCLES_PMCR_E_MASK     0x00000001U

typedef struct {
	uint32_t raw;
} coresight64_cycles_pmcr_t;

typedef struct {
	uint32_t TRO;  /* 11    RW               Trace output of events; only where the configuration register has TRO. */
	uint32_t HDBG; /* 10    RW               Stops counting while the system is halted for debug; only where supported. */
	uint32_t FZO;  /* 9     RW               Stops all counters when one overflows; only where supported. */
	uint32_t NA;   /* 8     RO-V             1 while writes are refused; only where supported. */
	uint32_t DP;   /* 5     RW               Stops the cycle counter where counting is prohibited. */
	uint32_t X;    /* 4     RW               Export of events; where PMCFGR.EX is 1. */
	uint32_t D;    /* 3     RW               1: the cycle counter counts every 64th clock; where PMCFGR.CCD is 1. */
	uint32_t C;    /* 2     WO self-clearing Write 1 to zero the cycle counter; overflow flags stay. */
	uint32_t P;    /* 1     WO self-clearing Write 1 to zero every event counter, not the cycle counter; overflow flags stay. */
	uint32_t E;    /* 0     RW               1: the enabled counters count; 0: all stop and no overflow interrupt is raised. */
} coresight64_cycles_pmcr_fields_t;

static inline __attribute__((always_inline)) coresight64_cycles_pmcr_t coresight64_cycles_pmcr_pack(coresight64_cycles_pmcr_fields_t f)
{
	coresight64_cycles_pmcr_t r;

	r.raw = 0
		| pmureg_put32(f.TRO, 0x1U, 11)
		| pmureg_put32(f.HDBG, 0x1U, 10)
		| pmureg_put32(f.FZO, 0x1U, 9)
		| pmureg_put32(f.NA, 0x1U, 8)
		| pmureg_put32(f.DP, 0x1U, 5)
		| pmureg_put32(f.X, 0x1U, 4)
		| pmureg_put32(f.D, 0x1U, 3)
		| pmureg_put32(f.C, 0x1U, 2)
		| pmureg_put32(f.P, 0x1U, 1)
		| pmureg_put32(f.E, 0x1U, 0);
	return r;
}

static inline coresight64_cycles_pmcr_fields_t coresight64_cycles_pmcr_unpack(coresight64_cycles_pmcr_t r)
{
	coresight64_cycles_pmcr_fields_t f;

	f.TRO = (r.raw >> 11) & 0x1U;
	f.HDBG = (r.raw >> 10) & 0x1U;
	f.FZO = (r.raw >> 9) & 0x1U;
	f.NA = (r.raw >> 8) & 0x1U;
	f.DP = (r.raw >> 5) & 0x1U;
	f.X = (r.raw >> 4) & 0x1U;
	f.D = (r.raw >> 3) & 0x1U;
	f.C = (r.raw >> 2) & 0x1U;
	f.P = (r.raw >> 1) & 0x1U;
	f.E = r.raw & 0x1U;
	return f;
}

static inline uint32_t coresight64_cycles_pmcr_get(coresight64_cycles_pmcr_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline coresight64_cycles_pmcr_t coresight64_cycles_pmcr_with(coresight64_cycles_pmcr_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x00000f39U & ~mask);
	return r;
}

#define coresight64_cycles_pmcr_get_TRO(r)          coresight64_cycles_pmcr_get(r, 0x00000800U, 11)
#define coresight64_cycles_pmcr_get_HDBG(r)         coresight64_cycles_pmcr_get(r, 0x00000400U, 10)
#define coresight64_cycles_pmcr_get_FZO(r)          coresight64_cycles_pmcr_get(r, 0x00000200U, 9)
#define coresight64_cycles_pmcr_get_NA(r)           coresight64_cycles_pmcr_get(r, 0x00000100U, 8)
#define coresight64_cycles_pmcr_get_DP(r)           coresight64_cycles_pmcr_get(r, 0x00000020U, 5)
#define coresight64_cycles_pmcr_get_X(r)            coresight64_cycles_pmcr_get(r, 0x00000010U, 4)
#define coresight64_cycles_pmcr_get_D(r)            coresight64_cycles_pmcr_get(r, 0x00000008U, 3)
#define coresight64_cycles_pmcr_get_E(r)            coresight64_cycles_pmcr_get(r, 0x00000001U, 0)
#define coresight64_cycles_pmcr_with_TRO(r, value)  PMUREG_WITH(coresight64_cycles_pmcr_with, r, 0x00000800U, 11, value)
#define coresight64_cycles_pmcr_with_HDBG(r, value) PMUREG_WITH(coresight64_cycles_pmcr_with, r, 0x00000400U, 10, value)
#define coresight64_cycles_pmcr_with_FZO(r, value)  PMUREG_WITH(coresight64_cycles_pmcr_with, r, 0x00000200U, 9, value)
#define coresight64_cycles_pmcr_with_DP(r, value)   PMUREG_WITH(coresight64_cycles_pmcr_with, r, 0x00000020U, 5, value)
#define coresight64_cycles_pmcr_with_X(r, value)    PMUREG_WITH(coresight64_cycles_pmcr_with, r, 0x00000010U, 4, value)
#define coresight64_cycles_pmcr_with_D(r, value)    PMUREG_WITH(coresight64_cycles_pmcr_with, r, 0x00000008U, 3, value)
#define coresight64_cycles_pmcr_with_C(r, value)    PMUREG_WITH(coresight64_cycles_pmcr_with, r, 0x00000004U, 2, value)
#define coresight64_cycles_pmcr_with_P(r, value)    PMUREG_WITH(coresight64_cycles_pmcr_with, r, 0x00000002U, 1, value)
#define coresight64_cycles_pmcr_with_E(r, value)    PMUREG_WITH(coresight64_cycles_pmcr_with, r, 0x00000001U, 0, value)

static inline int coresight64_cycles_pmcr_check(coresight64_cycles_pmcr_t r)
{
	if ((r.raw & 0xfffff0c0U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *coresight64_cycles_pmcr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffff0c0 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline coresight64_cycles_pmcr_t coresight64_cycles_pmcr_read(const PMUREG_MEMORY *base)
{
	coresight64_cycles_pmcr_t r;

	r.raw = pmureg_load32(base, CORESIGHT64_CYCLES_PMCR_OFFSET);
	return r;
}

static inline void coresight64_cycles_pmcr_write(PMUREG_MEMORY *base, coresight64_cycles_pmcr_t r)
{
	pmureg_store32(base, CORESIGHT64_CYCLES_PMCR_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int coresight64_cycles_pmcr_io_read(struct pmureg_io *io, struct pmureg_place at, coresight64_cycles_pmcr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMCR_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int coresight64_cycles_pmcr_io_write(struct pmureg_io *io, struct pmureg_place at, coresight64_cycles_pmcr_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMCR_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMIIDR: Implementation; when it reads 0 the PMPIDR registers give the same. ----
 * Source: CSPMU arm_cspmu.h; APMT
 * Page: control
 * Note: ProductID is PMPIDR1.PART_1 and PMPIDR0.PART_0, Variant PMPIDR2.REVISION, Revision PMPIDR3.REVAND, Implementer PMPIDR4.DES_2, 0, PMPIDR2.DES_1 and PMPIDR1.DES_0. In Linux a value of APMT that is not 0 replaces it; DEN0117 says to ignore that value where the registers exist.
 */

#define CORESIGHT64_CYCLES_PMIIDR_OFFSET             0xe08U
#define CORESIGHT64_CYCLES_PMIIDR_PRODUCTID_SHIFT    20
#define CORESIGHT64_CYCLES_PMIIDR_PRODUCTID_WIDTH    12
#define CORESIGHT64_CYCLES_PMIIDR_PRODUCTID_MASK     0xfff00000U
#define CORESIGHT64_CYCLES_PMIIDR_VARIANT_SHIFT      16
#define CORESIGHT64_CYCLES_PMIIDR_VARIANT_WIDTH      4
#define CORESIGHT64_CYCLES_PMIIDR_VARIANT_MASK       0x000f0000U
#define CORESIGHT64_CYCLES_PMIIDR_REVISION_SHIFT     12
#define CORESIGHT64_CYCLES_PMIIDR_REVISION_WIDTH     4
#define CORESIGHT64_CYCLES_PMIIDR_REVISION_MASK      0x0000f000U
#define CORESIGHT64_CYCLES_PMIIDR_IMPLEMENTER_SHIFT  0
#define CORESIGHT64_CYCLES_PMIIDR_IMPLEMENTER_WIDTH  12
#define CORESIGHT64_CYCLES_PMIIDR_IMPLEMENTER_MASK   0x00000fffU
#define CORESIGHT64_CYCLES_PMIIDR_IMPLEMENTER_NVIDIA 875U
#define CORESIGHT64_CYCLES_PMIIDR_IMPLEMENTER_ARM    1083U
#define CORESIGHT64_CYCLES_PMIIDR_IMPLEMENTER_AMPERE 2582U

typedef struct {
	uint32_t raw;
} coresight64_cycles_pmiidr_t;

typedef struct {
	uint32_t ProductID;   /* 31:20 RO Part number. */
	uint32_t Variant;     /* 19:16 RO Major revision or variant. */
	uint32_t Revision;    /* 15:12 RO Minor revision. */
	uint32_t Implementer; /* 11:0  RO JEP106 code: continuation codes [11:8], identity [6:0]. */
} coresight64_cycles_pmiidr_fields_t;

static inline __attribute__((always_inline)) coresight64_cycles_pmiidr_t coresight64_cycles_pmiidr_pack(coresight64_cycles_pmiidr_fields_t f)
{
	coresight64_cycles_pmiidr_t r;

	r.raw = 0
		| pmureg_put32(f.ProductID, 0xfffU, 20)
		| pmureg_put32(f.Variant, 0xfU, 16)
		| pmureg_put32(f.Revision, 0xfU, 12)
		| pmureg_put32(f.Implementer, 0xfffU, 0);
	return r;
}

static inline coresight64_cycles_pmiidr_fields_t coresight64_cycles_pmiidr_unpack(coresight64_cycles_pmiidr_t r)
{
	coresight64_cycles_pmiidr_fields_t f;

	f.ProductID = r.raw >> 20;
	f.Variant = (r.raw >> 16) & 0xfU;
	f.Revision = (r.raw >> 12) & 0xfU;
	f.Implementer = r.raw & 0xfffU;
	return f;
}

static inline uint32_t coresight64_cycles_pmiidr_get(coresight64_cycles_pmiidr_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define coresight64_cycles_pmiidr_get_ProductID(r)   coresight64_cycles_pmiidr_get(r, 0xfff00000U, 20)
#define coresight64_cycles_pmiidr_get_Variant(r)     coresight64_cycles_pmiidr_get(r, 0x000f0000U, 16)
#define coresight64_cycles_pmiidr_get_Revision(r)    coresight64_cycles_pmiidr_get(r, 0x0000f000U, 12)
#define coresight64_cycles_pmiidr_get_Implementer(r) coresight64_cycles_pmiidr_get(r, 0x00000fffU, 0)

static inline coresight64_cycles_pmiidr_t coresight64_cycles_pmiidr_read(const PMUREG_MEMORY *base)
{
	coresight64_cycles_pmiidr_t r;

	r.raw = pmureg_load32(base, CORESIGHT64_CYCLES_PMIIDR_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int coresight64_cycles_pmiidr_io_read(struct pmureg_io *io, struct pmureg_place at, coresight64_cycles_pmiidr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMIIDR_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- PMCEID<i>: Common events that are implemented. ----
 * Source: ACS; RENODE
 * Page: control
 */

#define CORESIGHT64_CYCLES_PMCEID_OFFSET(i) (0xe20U + 4U * (i)) /* i: 0 to 3 */
#define CORESIGHT64_CYCLES_PMCEID_COUNT     4
#define CORESIGHT64_CYCLES_PMCEID_ID_SHIFT  0
#define CORESIGHT64_CYCLES_PMCEID_ID_WIDTH  32
#define CORESIGHT64_CYCLES_PMCEID_ID_MASK   0xffffffffU
#define CORESIGHT64_CYCLES_PMCEID_ID_COUNT  32

typedef struct {
	uint32_t raw;
} coresight64_cycles_pmceid_t;

typedef struct {
	uint32_t ID; /* 31:0  RO Event 32i + <k> exists. */
} coresight64_cycles_pmceid_fields_t;

static inline __attribute__((always_inline)) coresight64_cycles_pmceid_t coresight64_cycles_pmceid_pack(coresight64_cycles_pmceid_fields_t f)
{
	coresight64_cycles_pmceid_t r;

	r.raw = 0
		| f.ID;
	return r;
}

static inline coresight64_cycles_pmceid_fields_t coresight64_cycles_pmceid_unpack(coresight64_cycles_pmceid_t r)
{
	coresight64_cycles_pmceid_fields_t f;

	f.ID = r.raw;
	return f;
}

/* Element k of ID, 0 to 31. Another index gives 0; debug builds assert. */
static inline uint32_t coresight64_cycles_pmceid_get_ID(coresight64_cycles_pmceid_t r, unsigned int k)
{
	PMUREG_INDEX(k, 31U);
	return k < 32U ? (r.raw >> k) & 0x1U : 0;
}

static inline coresight64_cycles_pmceid_t coresight64_cycles_pmceid_read(const PMUREG_MEMORY *base, unsigned int i)
{
	coresight64_cycles_pmceid_t r;

	PMUREG_INDEX(i, 3U);
	r.raw = pmureg_load32(base, CORESIGHT64_CYCLES_PMCEID_OFFSET(i));
	return r;
}

#ifdef PMUREG_IO_H
static inline int coresight64_cycles_pmceid_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int i, coresight64_cycles_pmceid_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(i, 3U);
	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMCEID_OFFSET(i);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- PMSSCR: Takes a snapshot of all counters into PMSVR; where PMCFGR.SS is 1. ----
 * Source: ACS; ARM I5.3
 * Page: counters, or control where the unit has no such page
 * Note: Place from ACS, behaviour and page 1 of the dual-page extension inferred; 64 bits wide in PMUv3.
 */

#define CORESIGHT64_CYCLES_PMSSCR_OFFSET   0xe30U
#define CORESIGHT64_CYCLES_PMSSCR_ACTING   0x00000001U
#define CORESIGHT64_CYCLES_PMSSCR_SS_SHIFT 0
#define CORESIGHT64_CYCLES_PMSSCR_SS_WIDTH 1
#define CORESIGHT64_CYCLES_PMSSCR_SS_MASK  0x00000001U

typedef struct {
	uint32_t raw;
} coresight64_cycles_pmsscr_t;

typedef struct {
	uint32_t SS; /* 0     WO self-clearing Write 1 to capture. */
} coresight64_cycles_pmsscr_fields_t;

static inline __attribute__((always_inline)) coresight64_cycles_pmsscr_t coresight64_cycles_pmsscr_pack(coresight64_cycles_pmsscr_fields_t f)
{
	coresight64_cycles_pmsscr_t r;

	r.raw = 0
		| pmureg_put32(f.SS, 0x1U, 0);
	return r;
}

static inline coresight64_cycles_pmsscr_fields_t coresight64_cycles_pmsscr_unpack(coresight64_cycles_pmsscr_t r)
{
	coresight64_cycles_pmsscr_fields_t f;

	f.SS = r.raw & 0x1U;
	return f;
}

static inline coresight64_cycles_pmsscr_t coresight64_cycles_pmsscr_with(coresight64_cycles_pmsscr_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift);
	return r;
}

#define coresight64_cycles_pmsscr_with_SS(r, value) PMUREG_WITH(coresight64_cycles_pmsscr_with, r, 0x00000001U, 0, value)

static inline int coresight64_cycles_pmsscr_check(coresight64_cycles_pmsscr_t r)
{
	if ((r.raw & 0xfffffffeU) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *coresight64_cycles_pmsscr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffe must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline void coresight64_cycles_pmsscr_write(PMUREG_MEMORY *base, coresight64_cycles_pmsscr_t r)
{
	pmureg_store32(base, CORESIGHT64_CYCLES_PMSSCR_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int coresight64_cycles_pmsscr_io_write(struct pmureg_io *io, struct pmureg_place at, coresight64_cycles_pmsscr_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMSSCR_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMSSRR: Which counters a snapshot resets. ----
 * Source: ACS; DSU
 * Page: control
 * Note: DSU-120AE has a snapshot status at 0x638 and saved overflow flags at 0x640, inside PMSVR's places.
 */

#define CORESIGHT64_CYCLES_PMSSRR_OFFSET   0xe38U
#define CORESIGHT64_CYCLES_PMSSRR_RC_SHIFT 31
#define CORESIGHT64_CYCLES_PMSSRR_RC_WIDTH 1
#define CORESIGHT64_CYCLES_PMSSRR_RC_MASK  0x0000000080000000ULL
#define CORESIGHT64_CYCLES_PMSSRR_RP_SHIFT 0
#define CORESIGHT64_CYCLES_PMSSRR_RP_WIDTH 31
#define CORESIGHT64_CYCLES_PMSSRR_RP_MASK  0x000000007fffffffULL
#define CORESIGHT64_CYCLES_PMSSRR_RP_COUNT 31

typedef struct {
	uint64_t raw;
} coresight64_cycles_pmssrr_t;

typedef struct {
	uint64_t RC; /* 31    RW 1 resets the cycle counter after capture. */
	uint64_t RP; /* 30:0  RW 1 resets counter <m> after capture. */
} coresight64_cycles_pmssrr_fields_t;

static inline __attribute__((always_inline)) coresight64_cycles_pmssrr_t coresight64_cycles_pmssrr_pack(coresight64_cycles_pmssrr_fields_t f)
{
	coresight64_cycles_pmssrr_t r;

	r.raw = 0
		| pmureg_put64(f.RC, 0x1ULL, 31)
		| pmureg_put64(f.RP, 0x7fffffffULL, 0);
	return r;
}

static inline coresight64_cycles_pmssrr_fields_t coresight64_cycles_pmssrr_unpack(coresight64_cycles_pmssrr_t r)
{
	coresight64_cycles_pmssrr_fields_t f;

	f.RC = (r.raw >> 31) & 0x1ULL;
	f.RP = r.raw & 0x7fffffffULL;
	return f;
}

static inline uint64_t coresight64_cycles_pmssrr_get(coresight64_cycles_pmssrr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline coresight64_cycles_pmssrr_t coresight64_cycles_pmssrr_with(coresight64_cycles_pmssrr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x00000000ffffffffULL & ~mask);
	return r;
}

#define coresight64_cycles_pmssrr_get_RC(r)         coresight64_cycles_pmssrr_get(r, 0x0000000080000000ULL, 31)
#define coresight64_cycles_pmssrr_with_RC(r, value) PMUREG_WITH(coresight64_cycles_pmssrr_with, r, 0x0000000080000000ULL, 31, value)
#define coresight64_cycles_pmssrr_with_RP(r, value) PMUREG_WITH(coresight64_cycles_pmssrr_with, r, 0x000000007fffffffULL, 0, value)

/* Element m of RP, 0 to 30. Another index gives 0; debug builds assert. */
static inline uint64_t coresight64_cycles_pmssrr_get_RP(coresight64_cycles_pmssrr_t r, unsigned int m)
{
	PMUREG_INDEX(m, 30U);
	return m < 31U ? (r.raw >> m) & 0x1ULL : 0;
}

static inline int coresight64_cycles_pmssrr_check(coresight64_cycles_pmssrr_t r)
{
	if ((r.raw & 0xffffffff00000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *coresight64_cycles_pmssrr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffff00000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

/* Two accesses: the low half first. */
static inline coresight64_cycles_pmssrr_t coresight64_cycles_pmssrr_read(const PMUREG_MEMORY *base)
{
	coresight64_cycles_pmssrr_t r;
	uint32_t low, high;

	low = pmureg_load32(base, CORESIGHT64_CYCLES_PMSSRR_OFFSET);
	high = pmureg_load32(base, CORESIGHT64_CYCLES_PMSSRR_OFFSET + 4U);
	r.raw = (uint64_t)high << 32 | low;
	return r;
}

static inline void coresight64_cycles_pmssrr_write(PMUREG_MEMORY *base, coresight64_cycles_pmssrr_t r)
{
	pmureg_store32(base, CORESIGHT64_CYCLES_PMSSRR_OFFSET, (uint32_t)r.raw);
	pmureg_store32(base, CORESIGHT64_CYCLES_PMSSRR_OFFSET + 4U, (uint32_t)(r.raw >> 32));
}

#ifdef PMUREG_IO_H
static inline int coresight64_cycles_pmssrr_io_read(struct pmureg_io *io, struct pmureg_place at, coresight64_cycles_pmssrr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMSSRR_OFFSET;
	at.bits = 32;
	error = pmureg_io_read_halves(io, at, 1, &value);
	r->raw = value;
	return error;
}

static inline int coresight64_cycles_pmssrr_io_write(struct pmureg_io *io, struct pmureg_place at, coresight64_cycles_pmssrr_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMSSRR_OFFSET;
	at.bits = 32;
	return pmureg_io_write_halves(io, at, r.raw);
}
#endif

/* ---- PMSCR: Secure control: what may be counted and who may access; Secure access only. ----
 * Source: ACS; PMCG 10
 * Page: control
 * Note: Resets are those of the SMMU's PMU (inferred).
 */

#define CORESIGHT64_CYCLES_PMSCR_OFFSET            0xe40U
#define CORESIGHT64_CYCLES_PMSCR_RESET             0x0000000080000006ULL
#define CORESIGHT64_CYCLES_PMSCR_IMPL_SHIFT        31
#define CORESIGHT64_CYCLES_PMSCR_IMPL_WIDTH        1
#define CORESIGHT64_CYCLES_PMSCR_IMPL_MASK         0x0000000080000000ULL
#define CORESIGHT64_CYCLES_PMSCR_NAO_SHIFT         4
#define CORESIGHT64_CYCLES_PMSCR_NAO_WIDTH         1
#define CORESIGHT64_CYCLES_PMSCR_NAO_MASK          0x0000000000000010ULL
#define CORESIGHT64_CYCLES_PMSCR_MSI_MPAM_NS_SHIFT 3
#define CORESIGHT64_CYCLES_PMSCR_MSI_MPAM_NS_WIDTH 1
#define CORESIGHT64_CYCLES_PMSCR_MSI_MPAM_NS_MASK  0x0000000000000008ULL
#define CORESIGHT64_CYCLES_PMSCR_NSMSI_SHIFT       2
#define CORESIGHT64_CYCLES_PMSCR_NSMSI_WIDTH       1
#define CORESIGHT64_CYCLES_PMSCR_NSMSI_MASK        0x0000000000000004ULL
#define CORESIGHT64_CYCLES_PMSCR_NSRA_SHIFT        1
#define CORESIGHT64_CYCLES_PMSCR_NSRA_WIDTH        1
#define CORESIGHT64_CYCLES_PMSCR_NSRA_MASK         0x0000000000000002ULL
#define CORESIGHT64_CYCLES_PMSCR_SO_SHIFT          0
#define CORESIGHT64_CYCLES_PMSCR_SO_WIDTH          1
#define CORESIGHT64_CYCLES_PMSCR_SO_MASK           0x0000000000000001ULL

typedef struct {
	uint64_t raw;
} coresight64_cycles_pmscr_t;

typedef struct {
	uint64_t IMPL;        /* 31    RO 1 when the register is implemented. */
	uint64_t NAO;         /* 4     RW 1 lets events count that belong to no source. */
	uint64_t MSI_MPAM_NS; /* 3     RW MPAM space of the interrupt write. */
	uint64_t NSMSI;       /* 2     RW 1 makes the interrupt write Non-secure. */
	uint64_t NSRA;        /* 1     RW 1 lets Non-secure software access the registers; else they read 0. */
	uint64_t SO;          /* 0     RW 1 lets events of Secure sources count and those of no source. */
} coresight64_cycles_pmscr_fields_t;

/* Writes 0 to 0xffffffff00000000ULL, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) coresight64_cycles_pmscr_t coresight64_cycles_pmscr_pack(coresight64_cycles_pmscr_fields_t f)
{
	coresight64_cycles_pmscr_t r;

	r.raw = 0
		| pmureg_put64(f.IMPL, 0x1ULL, 31)
		| pmureg_put64(f.NAO, 0x1ULL, 4)
		| pmureg_put64(f.MSI_MPAM_NS, 0x1ULL, 3)
		| pmureg_put64(f.NSMSI, 0x1ULL, 2)
		| pmureg_put64(f.NSRA, 0x1ULL, 1)
		| pmureg_put64(f.SO, 0x1ULL, 0);
	return r;
}

static inline coresight64_cycles_pmscr_fields_t coresight64_cycles_pmscr_unpack(coresight64_cycles_pmscr_t r)
{
	coresight64_cycles_pmscr_fields_t f;

	f.IMPL = (r.raw >> 31) & 0x1ULL;
	f.NAO = (r.raw >> 4) & 0x1ULL;
	f.MSI_MPAM_NS = (r.raw >> 3) & 0x1ULL;
	f.NSMSI = (r.raw >> 2) & 0x1ULL;
	f.NSRA = (r.raw >> 1) & 0x1ULL;
	f.SO = r.raw & 0x1ULL;
	return f;
}

static inline uint64_t coresight64_cycles_pmscr_get(coresight64_cycles_pmscr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline coresight64_cycles_pmscr_t coresight64_cycles_pmscr_with(coresight64_cycles_pmscr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0xffffffff8000001fULL & ~mask);
	return r;
}

#define coresight64_cycles_pmscr_get_IMPL(r)                coresight64_cycles_pmscr_get(r, 0x0000000080000000ULL, 31)
#define coresight64_cycles_pmscr_get_NAO(r)                 coresight64_cycles_pmscr_get(r, 0x0000000000000010ULL, 4)
#define coresight64_cycles_pmscr_get_MSI_MPAM_NS(r)         coresight64_cycles_pmscr_get(r, 0x0000000000000008ULL, 3)
#define coresight64_cycles_pmscr_get_NSMSI(r)               coresight64_cycles_pmscr_get(r, 0x0000000000000004ULL, 2)
#define coresight64_cycles_pmscr_get_NSRA(r)                coresight64_cycles_pmscr_get(r, 0x0000000000000002ULL, 1)
#define coresight64_cycles_pmscr_get_SO(r)                  coresight64_cycles_pmscr_get(r, 0x0000000000000001ULL, 0)
#define coresight64_cycles_pmscr_with_NAO(r, value)         PMUREG_WITH(coresight64_cycles_pmscr_with, r, 0x0000000000000010ULL, 4, value)
#define coresight64_cycles_pmscr_with_MSI_MPAM_NS(r, value) PMUREG_WITH(coresight64_cycles_pmscr_with, r, 0x0000000000000008ULL, 3, value)
#define coresight64_cycles_pmscr_with_NSMSI(r, value)       PMUREG_WITH(coresight64_cycles_pmscr_with, r, 0x0000000000000004ULL, 2, value)
#define coresight64_cycles_pmscr_with_NSRA(r, value)        PMUREG_WITH(coresight64_cycles_pmscr_with, r, 0x0000000000000002ULL, 1, value)
#define coresight64_cycles_pmscr_with_SO(r, value)          PMUREG_WITH(coresight64_cycles_pmscr_with, r, 0x0000000000000001ULL, 0, value)

static inline int coresight64_cycles_pmscr_check(coresight64_cycles_pmscr_t r)
{
	if ((r.raw & 0x000000007fffffe0ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *coresight64_cycles_pmscr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0x7fffffe0 must be 0x0";
	default:
		return (const char *)0;
	}
}

/* Two accesses: the low half first. */
static inline coresight64_cycles_pmscr_t coresight64_cycles_pmscr_read(const PMUREG_MEMORY *base)
{
	coresight64_cycles_pmscr_t r;
	uint32_t low, high;

	low = pmureg_load32(base, CORESIGHT64_CYCLES_PMSCR_OFFSET);
	high = pmureg_load32(base, CORESIGHT64_CYCLES_PMSCR_OFFSET + 4U);
	r.raw = (uint64_t)high << 32 | low;
	return r;
}

static inline void coresight64_cycles_pmscr_write(PMUREG_MEMORY *base, coresight64_cycles_pmscr_t r)
{
	pmureg_store32(base, CORESIGHT64_CYCLES_PMSCR_OFFSET, (uint32_t)r.raw);
	pmureg_store32(base, CORESIGHT64_CYCLES_PMSCR_OFFSET + 4U, (uint32_t)(r.raw >> 32));
}

#ifdef PMUREG_IO_H
static inline int coresight64_cycles_pmscr_io_read(struct pmureg_io *io, struct pmureg_place at, coresight64_cycles_pmscr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMSCR_OFFSET;
	at.bits = 32;
	error = pmureg_io_read_halves(io, at, 1, &value);
	r->raw = value;
	return error;
}

static inline int coresight64_cycles_pmscr_io_write(struct pmureg_io *io, struct pmureg_place at, coresight64_cycles_pmscr_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMSCR_OFFSET;
	at.bits = 32;
	return pmureg_io_write_halves(io, at, r.raw);
}
#endif

/* ---- PMROOTCR: Root control: which Root, Realm and sourceless events may be counted; Root access only. ----
 * Source: ARM D24.5 SPMROOTCR_EL3; PMCG 10
 * Page: control
 * Note: Inferred from sister architectures.
 */

#define CORESIGHT64_CYCLES_PMROOTCR_OFFSET     0xe48U
#define CORESIGHT64_CYCLES_PMROOTCR_RESET      0x0000000080000008ULL
#define CORESIGHT64_CYCLES_PMROOTCR_IMPL_SHIFT 31
#define CORESIGHT64_CYCLES_PMROOTCR_IMPL_WIDTH 1
#define CORESIGHT64_CYCLES_PMROOTCR_IMPL_MASK  0x0000000080000000ULL
#define CORESIGHT64_CYCLES_PMROOTCR_NAO_SHIFT  3
#define CORESIGHT64_CYCLES_PMROOTCR_NAO_WIDTH  1
#define CORESIGHT64_CYCLES_PMROOTCR_NAO_MASK   0x0000000000000008ULL
#define CORESIGHT64_CYCLES_PMROOTCR_RLO_SHIFT  1
#define CORESIGHT64_CYCLES_PMROOTCR_RLO_WIDTH  1
#define CORESIGHT64_CYCLES_PMROOTCR_RLO_MASK   0x0000000000000002ULL
#define CORESIGHT64_CYCLES_PMROOTCR_RTO_SHIFT  0
#define CORESIGHT64_CYCLES_PMROOTCR_RTO_WIDTH  1
#define CORESIGHT64_CYCLES_PMROOTCR_RTO_MASK   0x0000000000000001ULL

typedef struct {
	uint64_t raw;
} coresight64_cycles_pmrootcr_t;

typedef struct {
	uint64_t IMPL; /* 31    RO 1 when the register is implemented. */
	uint64_t NAO;  /* 3     RW 1 lets events count that belong to no source. */
	uint64_t RLO;  /* 1     RW 1 lets events of Realm sources count. */
	uint64_t RTO;  /* 0     RW 1 lets events of Root sources count. */
} coresight64_cycles_pmrootcr_fields_t;

/* Writes 0 to 0xffffffff00000000ULL, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) coresight64_cycles_pmrootcr_t coresight64_cycles_pmrootcr_pack(coresight64_cycles_pmrootcr_fields_t f)
{
	coresight64_cycles_pmrootcr_t r;

	r.raw = 0
		| pmureg_put64(f.IMPL, 0x1ULL, 31)
		| pmureg_put64(f.NAO, 0x1ULL, 3)
		| pmureg_put64(f.RLO, 0x1ULL, 1)
		| pmureg_put64(f.RTO, 0x1ULL, 0);
	return r;
}

static inline coresight64_cycles_pmrootcr_fields_t coresight64_cycles_pmrootcr_unpack(coresight64_cycles_pmrootcr_t r)
{
	coresight64_cycles_pmrootcr_fields_t f;

	f.IMPL = (r.raw >> 31) & 0x1ULL;
	f.NAO = (r.raw >> 3) & 0x1ULL;
	f.RLO = (r.raw >> 1) & 0x1ULL;
	f.RTO = r.raw & 0x1ULL;
	return f;
}

static inline uint64_t coresight64_cycles_pmrootcr_get(coresight64_cycles_pmrootcr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline coresight64_cycles_pmrootcr_t coresight64_cycles_pmrootcr_with(coresight64_cycles_pmrootcr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0xffffffff8000000bULL & ~mask);
	return r;
}

#define coresight64_cycles_pmrootcr_get_IMPL(r)        coresight64_cycles_pmrootcr_get(r, 0x0000000080000000ULL, 31)
#define coresight64_cycles_pmrootcr_get_NAO(r)         coresight64_cycles_pmrootcr_get(r, 0x0000000000000008ULL, 3)
#define coresight64_cycles_pmrootcr_get_RLO(r)         coresight64_cycles_pmrootcr_get(r, 0x0000000000000002ULL, 1)
#define coresight64_cycles_pmrootcr_get_RTO(r)         coresight64_cycles_pmrootcr_get(r, 0x0000000000000001ULL, 0)
#define coresight64_cycles_pmrootcr_with_NAO(r, value) PMUREG_WITH(coresight64_cycles_pmrootcr_with, r, 0x0000000000000008ULL, 3, value)
#define coresight64_cycles_pmrootcr_with_RLO(r, value) PMUREG_WITH(coresight64_cycles_pmrootcr_with, r, 0x0000000000000002ULL, 1, value)
#define coresight64_cycles_pmrootcr_with_RTO(r, value) PMUREG_WITH(coresight64_cycles_pmrootcr_with, r, 0x0000000000000001ULL, 0, value)

static inline int coresight64_cycles_pmrootcr_check(coresight64_cycles_pmrootcr_t r)
{
	if ((r.raw & 0x000000007ffffff4ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *coresight64_cycles_pmrootcr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0x7ffffff4 must be 0x0";
	default:
		return (const char *)0;
	}
}

/* Two accesses: the low half first. */
static inline coresight64_cycles_pmrootcr_t coresight64_cycles_pmrootcr_read(const PMUREG_MEMORY *base)
{
	coresight64_cycles_pmrootcr_t r;
	uint32_t low, high;

	low = pmureg_load32(base, CORESIGHT64_CYCLES_PMROOTCR_OFFSET);
	high = pmureg_load32(base, CORESIGHT64_CYCLES_PMROOTCR_OFFSET + 4U);
	r.raw = (uint64_t)high << 32 | low;
	return r;
}

static inline void coresight64_cycles_pmrootcr_write(PMUREG_MEMORY *base, coresight64_cycles_pmrootcr_t r)
{
	pmureg_store32(base, CORESIGHT64_CYCLES_PMROOTCR_OFFSET, (uint32_t)r.raw);
	pmureg_store32(base, CORESIGHT64_CYCLES_PMROOTCR_OFFSET + 4U, (uint32_t)(r.raw >> 32));
}

#ifdef PMUREG_IO_H
static inline int coresight64_cycles_pmrootcr_io_read(struct pmureg_io *io, struct pmureg_place at, coresight64_cycles_pmrootcr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMROOTCR_OFFSET;
	at.bits = 32;
	error = pmureg_io_read_halves(io, at, 1, &value);
	r->raw = value;
	return error;
}

static inline int coresight64_cycles_pmrootcr_io_write(struct pmureg_io *io, struct pmureg_place at, coresight64_cycles_pmrootcr_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMROOTCR_OFFSET;
	at.bits = 32;
	return pmureg_io_write_halves(io, at, r.raw);
}
#endif

/* ---- PMIRQCR0: Address of the interrupt message; where PMCFGR.MSI is 1. ----
 * Source: ACS
 * Page: control
 * Note: Place from ACS; fields inferred from the RAS interrupt registers.
 */

#define CORESIGHT64_CYCLES_PMIRQCR0_OFFSET     0xe80U
#define CORESIGHT64_CYCLES_PMIRQCR0_ADDR_SHIFT 2
#define CORESIGHT64_CYCLES_PMIRQCR0_ADDR_WIDTH 54
#define CORESIGHT64_CYCLES_PMIRQCR0_ADDR_MASK  0x00fffffffffffffcULL

typedef struct {
	uint64_t raw;
} coresight64_cycles_pmirqcr0_t;

typedef struct {
	uint64_t ADDR; /* 55:2  RW Address bits 55:2 of the doorbell. */
} coresight64_cycles_pmirqcr0_fields_t;

static inline __attribute__((always_inline)) coresight64_cycles_pmirqcr0_t coresight64_cycles_pmirqcr0_pack(coresight64_cycles_pmirqcr0_fields_t f)
{
	coresight64_cycles_pmirqcr0_t r;

	r.raw = 0
		| pmureg_put64(f.ADDR, 0x3fffffffffffffULL, 2);
	return r;
}

static inline coresight64_cycles_pmirqcr0_fields_t coresight64_cycles_pmirqcr0_unpack(coresight64_cycles_pmirqcr0_t r)
{
	coresight64_cycles_pmirqcr0_fields_t f;

	f.ADDR = (r.raw >> 2) & 0x3fffffffffffffULL;
	return f;
}

static inline uint64_t coresight64_cycles_pmirqcr0_get(coresight64_cycles_pmirqcr0_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline coresight64_cycles_pmirqcr0_t coresight64_cycles_pmirqcr0_with(coresight64_cycles_pmirqcr0_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x00fffffffffffffcULL & ~mask);
	return r;
}

#define coresight64_cycles_pmirqcr0_get_ADDR(r)         coresight64_cycles_pmirqcr0_get(r, 0x00fffffffffffffcULL, 2)
#define coresight64_cycles_pmirqcr0_with_ADDR(r, value) PMUREG_WITH(coresight64_cycles_pmirqcr0_with, r, 0x00fffffffffffffcULL, 2, value)

static inline int coresight64_cycles_pmirqcr0_check(coresight64_cycles_pmirqcr0_t r)
{
	if ((r.raw & 0xff00000000000003ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *coresight64_cycles_pmirqcr0_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xff00000000000003 must be 0x0";
	default:
		return (const char *)0;
	}
}

/* Two accesses: the low half first. */
static inline coresight64_cycles_pmirqcr0_t coresight64_cycles_pmirqcr0_read(const PMUREG_MEMORY *base)
{
	coresight64_cycles_pmirqcr0_t r;
	uint32_t low, high;

	low = pmureg_load32(base, CORESIGHT64_CYCLES_PMIRQCR0_OFFSET);
	high = pmureg_load32(base, CORESIGHT64_CYCLES_PMIRQCR0_OFFSET + 4U);
	r.raw = (uint64_t)high << 32 | low;
	return r;
}

static inline void coresight64_cycles_pmirqcr0_write(PMUREG_MEMORY *base, coresight64_cycles_pmirqcr0_t r)
{
	pmureg_store32(base, CORESIGHT64_CYCLES_PMIRQCR0_OFFSET, (uint32_t)r.raw);
	pmureg_store32(base, CORESIGHT64_CYCLES_PMIRQCR0_OFFSET + 4U, (uint32_t)(r.raw >> 32));
}

#ifdef PMUREG_IO_H
static inline int coresight64_cycles_pmirqcr0_io_read(struct pmureg_io *io, struct pmureg_place at, coresight64_cycles_pmirqcr0_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMIRQCR0_OFFSET;
	at.bits = 32;
	error = pmureg_io_read_halves(io, at, 1, &value);
	r->raw = value;
	return error;
}

static inline int coresight64_cycles_pmirqcr0_io_write(struct pmureg_io *io, struct pmureg_place at, coresight64_cycles_pmirqcr0_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMIRQCR0_OFFSET;
	at.bits = 32;
	return pmureg_io_write_halves(io, at, r.raw);
}
#endif

/* ---- PMIRQCR1: Data of the interrupt message. ----
 * Source: ACS
 * Page: control
 * Note: Place from ACS; fields inferred from the RAS interrupt registers.
 */

#define CORESIGHT64_CYCLES_PMIRQCR1_OFFSET     0xe88U
#define CORESIGHT64_CYCLES_PMIRQCR1_DATA_SHIFT 0
#define CORESIGHT64_CYCLES_PMIRQCR1_DATA_WIDTH 32
#define CORESIGHT64_CYCLES_PMIRQCR1_DATA_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} coresight64_cycles_pmirqcr1_t;

typedef struct {
	uint32_t DATA; /* 31:0  RW The message. */
} coresight64_cycles_pmirqcr1_fields_t;

static inline __attribute__((always_inline)) coresight64_cycles_pmirqcr1_t coresight64_cycles_pmirqcr1_pack(coresight64_cycles_pmirqcr1_fields_t f)
{
	coresight64_cycles_pmirqcr1_t r;

	r.raw = 0
		| f.DATA;
	return r;
}

static inline coresight64_cycles_pmirqcr1_fields_t coresight64_cycles_pmirqcr1_unpack(coresight64_cycles_pmirqcr1_t r)
{
	coresight64_cycles_pmirqcr1_fields_t f;

	f.DATA = r.raw;
	return f;
}

static inline uint32_t coresight64_cycles_pmirqcr1_get(coresight64_cycles_pmirqcr1_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline coresight64_cycles_pmirqcr1_t coresight64_cycles_pmirqcr1_with(coresight64_cycles_pmirqcr1_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define coresight64_cycles_pmirqcr1_get_DATA(r)         coresight64_cycles_pmirqcr1_get(r, 0xffffffffU, 0)
#define coresight64_cycles_pmirqcr1_with_DATA(r, value) PMUREG_WITH(coresight64_cycles_pmirqcr1_with, r, 0xffffffffU, 0, value)

static inline coresight64_cycles_pmirqcr1_t coresight64_cycles_pmirqcr1_read(const PMUREG_MEMORY *base)
{
	coresight64_cycles_pmirqcr1_t r;

	r.raw = pmureg_load32(base, CORESIGHT64_CYCLES_PMIRQCR1_OFFSET);
	return r;
}

static inline void coresight64_cycles_pmirqcr1_write(PMUREG_MEMORY *base, coresight64_cycles_pmirqcr1_t r)
{
	pmureg_store32(base, CORESIGHT64_CYCLES_PMIRQCR1_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int coresight64_cycles_pmirqcr1_io_read(struct pmureg_io *io, struct pmureg_place at, coresight64_cycles_pmirqcr1_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMIRQCR1_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int coresight64_cycles_pmirqcr1_io_write(struct pmureg_io *io, struct pmureg_place at, coresight64_cycles_pmirqcr1_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMIRQCR1_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMIRQCR2: Attributes and enable of the interrupt message. ----
 * Source: ACS
 * Page: control
 * Note: Place from ACS; fields inferred from the RAS interrupt registers.
 */

#define CORESIGHT64_CYCLES_PMIRQCR2_OFFSET        0xe8cU
#define CORESIGHT64_CYCLES_PMIRQCR2_IRQEN_SHIFT   7
#define CORESIGHT64_CYCLES_PMIRQCR2_IRQEN_WIDTH   1
#define CORESIGHT64_CYCLES_PMIRQCR2_IRQEN_MASK    0x00000080U
#define CORESIGHT64_CYCLES_PMIRQCR2_NSMSI_SHIFT   6
#define CORESIGHT64_CYCLES_PMIRQCR2_NSMSI_WIDTH   1
#define CORESIGHT64_CYCLES_PMIRQCR2_NSMSI_MASK    0x00000040U
#define CORESIGHT64_CYCLES_PMIRQCR2_SH_SHIFT      4
#define CORESIGHT64_CYCLES_PMIRQCR2_SH_WIDTH      2
#define CORESIGHT64_CYCLES_PMIRQCR2_SH_MASK       0x00000030U
#define CORESIGHT64_CYCLES_PMIRQCR2_MEMATTR_SHIFT 0
#define CORESIGHT64_CYCLES_PMIRQCR2_MEMATTR_WIDTH 4
#define CORESIGHT64_CYCLES_PMIRQCR2_MEMATTR_MASK  0x0000000fU

typedef struct {
	uint32_t raw;
} coresight64_cycles_pmirqcr2_t;

typedef struct {
	uint32_t IRQEN;   /* 7     RW 1 sends the message. */
	uint32_t NSMSI;   /* 6     RW 1 makes the write Non-secure. */
	uint32_t SH;      /* 5:4   RW Shareability of the write. */
	uint32_t MemAttr; /* 3:0   RW Memory attributes of the write. */
} coresight64_cycles_pmirqcr2_fields_t;

static inline __attribute__((always_inline)) coresight64_cycles_pmirqcr2_t coresight64_cycles_pmirqcr2_pack(coresight64_cycles_pmirqcr2_fields_t f)
{
	coresight64_cycles_pmirqcr2_t r;

	r.raw = 0
		| pmureg_put32(f.IRQEN, 0x1U, 7)
		| pmureg_put32(f.NSMSI, 0x1U, 6)
		| pmureg_put32(f.SH, 0x3U, 4)
		| pmureg_put32(f.MemAttr, 0xfU, 0);
	return r;
}

static inline coresight64_cycles_pmirqcr2_fields_t coresight64_cycles_pmirqcr2_unpack(coresight64_cycles_pmirqcr2_t r)
{
	coresight64_cycles_pmirqcr2_fields_t f;

	f.IRQEN = (r.raw >> 7) & 0x1U;
	f.NSMSI = (r.raw >> 6) & 0x1U;
	f.SH = (r.raw >> 4) & 0x3U;
	f.MemAttr = r.raw & 0xfU;
	return f;
}

static inline uint32_t coresight64_cycles_pmirqcr2_get(coresight64_cycles_pmirqcr2_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline coresight64_cycles_pmirqcr2_t coresight64_cycles_pmirqcr2_with(coresight64_cycles_pmirqcr2_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x000000ffU & ~mask);
	return r;
}

#define coresight64_cycles_pmirqcr2_get_IRQEN(r)           coresight64_cycles_pmirqcr2_get(r, 0x00000080U, 7)
#define coresight64_cycles_pmirqcr2_get_NSMSI(r)           coresight64_cycles_pmirqcr2_get(r, 0x00000040U, 6)
#define coresight64_cycles_pmirqcr2_get_SH(r)              coresight64_cycles_pmirqcr2_get(r, 0x00000030U, 4)
#define coresight64_cycles_pmirqcr2_get_MemAttr(r)         coresight64_cycles_pmirqcr2_get(r, 0x0000000fU, 0)
#define coresight64_cycles_pmirqcr2_with_IRQEN(r, value)   PMUREG_WITH(coresight64_cycles_pmirqcr2_with, r, 0x00000080U, 7, value)
#define coresight64_cycles_pmirqcr2_with_NSMSI(r, value)   PMUREG_WITH(coresight64_cycles_pmirqcr2_with, r, 0x00000040U, 6, value)
#define coresight64_cycles_pmirqcr2_with_SH(r, value)      PMUREG_WITH(coresight64_cycles_pmirqcr2_with, r, 0x00000030U, 4, value)
#define coresight64_cycles_pmirqcr2_with_MemAttr(r, value) PMUREG_WITH(coresight64_cycles_pmirqcr2_with, r, 0x0000000fU, 0, value)

static inline int coresight64_cycles_pmirqcr2_check(coresight64_cycles_pmirqcr2_t r)
{
	if ((r.raw & 0xffffff00U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *coresight64_cycles_pmirqcr2_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffff00 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline coresight64_cycles_pmirqcr2_t coresight64_cycles_pmirqcr2_read(const PMUREG_MEMORY *base)
{
	coresight64_cycles_pmirqcr2_t r;

	r.raw = pmureg_load32(base, CORESIGHT64_CYCLES_PMIRQCR2_OFFSET);
	return r;
}

static inline void coresight64_cycles_pmirqcr2_write(PMUREG_MEMORY *base, coresight64_cycles_pmirqcr2_t r)
{
	pmureg_store32(base, CORESIGHT64_CYCLES_PMIRQCR2_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int coresight64_cycles_pmirqcr2_io_read(struct pmureg_io *io, struct pmureg_place at, coresight64_cycles_pmirqcr2_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMIRQCR2_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int coresight64_cycles_pmirqcr2_io_write(struct pmureg_io *io, struct pmureg_place at, coresight64_cycles_pmirqcr2_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMIRQCR2_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMIRQSR: Status of the last interrupt message. ----
 * Source: ACS
 * Page: control
 * Note: Fields are not known; taken as read-only here.
 */

#define CORESIGHT64_CYCLES_PMIRQSR_OFFSET 0xef8U

typedef struct {
	uint64_t raw;
} coresight64_cycles_pmirqsr_t;

/* Two accesses: the low half first. */
static inline coresight64_cycles_pmirqsr_t coresight64_cycles_pmirqsr_read(const PMUREG_MEMORY *base)
{
	coresight64_cycles_pmirqsr_t r;
	uint32_t low, high;

	low = pmureg_load32(base, CORESIGHT64_CYCLES_PMIRQSR_OFFSET);
	high = pmureg_load32(base, CORESIGHT64_CYCLES_PMIRQSR_OFFSET + 4U);
	r.raw = (uint64_t)high << 32 | low;
	return r;
}

#ifdef PMUREG_IO_H
static inline int coresight64_cycles_pmirqsr_io_read(struct pmureg_io *io, struct pmureg_place at, coresight64_cycles_pmirqsr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMIRQSR_OFFSET;
	at.bits = 32;
	error = pmureg_io_read_halves(io, at, 1, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- PMITCTRL: Integration mode control. ----
 * Source: ARM I5.3
 * Page: control
 * Note: Place inferred from the common CoreSight block; content is not described here and must stay 0.
 */

#define CORESIGHT64_CYCLES_PMITCTRL_OFFSET 0xf00U

typedef struct {
	uint32_t raw;
} coresight64_cycles_pmitctrl_t;

static inline coresight64_cycles_pmitctrl_t coresight64_cycles_pmitctrl_read(const PMUREG_MEMORY *base)
{
	coresight64_cycles_pmitctrl_t r;

	r.raw = pmureg_load32(base, CORESIGHT64_CYCLES_PMITCTRL_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int coresight64_cycles_pmitctrl_io_read(struct pmureg_io *io, struct pmureg_place at, coresight64_cycles_pmitctrl_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMITCTRL_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- PMDEVAFF: Which cores the PMU belongs to, in the form of MPIDR_EL1. ----
 * Source: ACS; ARM I5.3
 * Page: control
 * Note: With F0V 0 the lowest field that is not 0 marks a group: its lowest set bit and the bits below it stand for any value (0x80 for all of the level), levels above are exact.
 */

#define CORESIGHT64_CYCLES_PMDEVAFF_OFFSET     0xfa8U
#define CORESIGHT64_CYCLES_PMDEVAFF_AFF3_SHIFT 32
#define CORESIGHT64_CYCLES_PMDEVAFF_AFF3_WIDTH 8
#define CORESIGHT64_CYCLES_PMDEVAFF_AFF3_MASK  0x000000ff00000000ULL
#define CORESIGHT64_CYCLES_PMDEVAFF_F0V_SHIFT  31
#define CORESIGHT64_CYCLES_PMDEVAFF_F0V_WIDTH  1
#define CORESIGHT64_CYCLES_PMDEVAFF_F0V_MASK   0x0000000080000000ULL
#define CORESIGHT64_CYCLES_PMDEVAFF_U_SHIFT    30
#define CORESIGHT64_CYCLES_PMDEVAFF_U_WIDTH    1
#define CORESIGHT64_CYCLES_PMDEVAFF_U_MASK     0x0000000040000000ULL
#define CORESIGHT64_CYCLES_PMDEVAFF_MT_SHIFT   24
#define CORESIGHT64_CYCLES_PMDEVAFF_MT_WIDTH   1
#define CORESIGHT64_CYCLES_PMDEVAFF_MT_MASK    0x0000000001000000ULL
#define CORESIGHT64_CYCLES_PMDEVAFF_AFF2_SHIFT 16
#define CORESIGHT64_CYCLES_PMDEVAFF_AFF2_WIDTH 8
#define CORESIGHT64_CYCLES_PMDEVAFF_AFF2_MASK  0x0000000000ff0000ULL
#define CORESIGHT64_CYCLES_PMDEVAFF_AFF1_SHIFT 8
#define CORESIGHT64_CYCLES_PMDEVAFF_AFF1_WIDTH 8
#define CORESIGHT64_CYCLES_PMDEVAFF_AFF1_MASK  0x000000000000ff00ULL
#define CORESIGHT64_CYCLES_PMDEVAFF_AFF0_SHIFT 0
#define CORESIGHT64_CYCLES_PMDEVAFF_AFF0_WIDTH 8
#define CORESIGHT64_CYCLES_PMDEVAFF_AFF0_MASK  0x00000000000000ffULL

typedef struct {
	uint64_t raw;
} coresight64_cycles_pmdevaff_t;

typedef struct {
	uint64_t Aff3; /* 39:32 RO Affinity level 3. */
	uint64_t F0V;  /* 31    RO 1: Aff0 is valid and the PMU belongs to one core. */
	uint64_t U;    /* 30    RO Copy of MPIDR_EL1.U when F0V is 1. */
	uint64_t MT;   /* 24    RO Copy of MPIDR_EL1.MT when F0V is 1. */
	uint64_t Aff2; /* 23:16 RO Affinity level 2 or its group mark. */
	uint64_t Aff1; /* 15:8  RO Affinity level 1 or its group mark. */
	uint64_t Aff0; /* 7:0   RO Affinity level 0 or its group mark. */
} coresight64_cycles_pmdevaff_fields_t;

static inline __attribute__((always_inline)) coresight64_cycles_pmdevaff_t coresight64_cycles_pmdevaff_pack(coresight64_cycles_pmdevaff_fields_t f)
{
	coresight64_cycles_pmdevaff_t r;

	r.raw = 0
		| pmureg_put64(f.Aff3, 0xffULL, 32)
		| pmureg_put64(f.F0V, 0x1ULL, 31)
		| pmureg_put64(f.U, 0x1ULL, 30)
		| pmureg_put64(f.MT, 0x1ULL, 24)
		| pmureg_put64(f.Aff2, 0xffULL, 16)
		| pmureg_put64(f.Aff1, 0xffULL, 8)
		| pmureg_put64(f.Aff0, 0xffULL, 0);
	return r;
}

static inline coresight64_cycles_pmdevaff_fields_t coresight64_cycles_pmdevaff_unpack(coresight64_cycles_pmdevaff_t r)
{
	coresight64_cycles_pmdevaff_fields_t f;

	f.Aff3 = (r.raw >> 32) & 0xffULL;
	f.F0V = (r.raw >> 31) & 0x1ULL;
	f.U = (r.raw >> 30) & 0x1ULL;
	f.MT = (r.raw >> 24) & 0x1ULL;
	f.Aff2 = (r.raw >> 16) & 0xffULL;
	f.Aff1 = (r.raw >> 8) & 0xffULL;
	f.Aff0 = r.raw & 0xffULL;
	return f;
}

static inline uint64_t coresight64_cycles_pmdevaff_get(coresight64_cycles_pmdevaff_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define coresight64_cycles_pmdevaff_get_Aff3(r) coresight64_cycles_pmdevaff_get(r, 0x000000ff00000000ULL, 32)
#define coresight64_cycles_pmdevaff_get_F0V(r)  coresight64_cycles_pmdevaff_get(r, 0x0000000080000000ULL, 31)
#define coresight64_cycles_pmdevaff_get_U(r)    coresight64_cycles_pmdevaff_get(r, 0x0000000040000000ULL, 30)
#define coresight64_cycles_pmdevaff_get_MT(r)   coresight64_cycles_pmdevaff_get(r, 0x0000000001000000ULL, 24)
#define coresight64_cycles_pmdevaff_get_Aff2(r) coresight64_cycles_pmdevaff_get(r, 0x0000000000ff0000ULL, 16)
#define coresight64_cycles_pmdevaff_get_Aff1(r) coresight64_cycles_pmdevaff_get(r, 0x000000000000ff00ULL, 8)
#define coresight64_cycles_pmdevaff_get_Aff0(r) coresight64_cycles_pmdevaff_get(r, 0x00000000000000ffULL, 0)

static inline int coresight64_cycles_pmdevaff_check(coresight64_cycles_pmdevaff_t r)
{
	if ((r.raw & 0xffffff003e000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *coresight64_cycles_pmdevaff_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffff003e000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

/* Two accesses: the low half first. */
static inline coresight64_cycles_pmdevaff_t coresight64_cycles_pmdevaff_read(const PMUREG_MEMORY *base)
{
	coresight64_cycles_pmdevaff_t r;
	uint32_t low, high;

	low = pmureg_load32(base, CORESIGHT64_CYCLES_PMDEVAFF_OFFSET);
	high = pmureg_load32(base, CORESIGHT64_CYCLES_PMDEVAFF_OFFSET + 4U);
	r.raw = (uint64_t)high << 32 | low;
	return r;
}

#ifdef PMUREG_IO_H
static inline int coresight64_cycles_pmdevaff_io_read(struct pmureg_io *io, struct pmureg_place at, coresight64_cycles_pmdevaff_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMDEVAFF_OFFSET;
	at.bits = 32;
	error = pmureg_io_read_halves(io, at, 1, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- PMLAR: Software lock; optional. ----
 * Source: ARM I5.3
 * Page: control
 * Note: Inferred from the common CoreSight block.
 */

#define CORESIGHT64_CYCLES_PMLAR_OFFSET    0xfb0U
#define CORESIGHT64_CYCLES_PMLAR_KEY_SHIFT 0
#define CORESIGHT64_CYCLES_PMLAR_KEY_WIDTH 32
#define CORESIGHT64_CYCLES_PMLAR_KEY_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} coresight64_cycles_pmlar_t;

typedef struct {
	uint32_t KEY; /* 31:0  WO Key that opens the lock. */
} coresight64_cycles_pmlar_fields_t;

static inline __attribute__((always_inline)) coresight64_cycles_pmlar_t coresight64_cycles_pmlar_pack(coresight64_cycles_pmlar_fields_t f)
{
	coresight64_cycles_pmlar_t r;

	r.raw = 0
		| f.KEY;
	return r;
}

static inline coresight64_cycles_pmlar_fields_t coresight64_cycles_pmlar_unpack(coresight64_cycles_pmlar_t r)
{
	coresight64_cycles_pmlar_fields_t f;

	f.KEY = r.raw;
	return f;
}

static inline coresight64_cycles_pmlar_t coresight64_cycles_pmlar_with(coresight64_cycles_pmlar_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define coresight64_cycles_pmlar_with_KEY(r, value) PMUREG_WITH(coresight64_cycles_pmlar_with, r, 0xffffffffU, 0, value)

static inline void coresight64_cycles_pmlar_write(PMUREG_MEMORY *base, coresight64_cycles_pmlar_t r)
{
	pmureg_store32(base, CORESIGHT64_CYCLES_PMLAR_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int coresight64_cycles_pmlar_io_write(struct pmureg_io *io, struct pmureg_place at, coresight64_cycles_pmlar_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMLAR_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMLSR: Status of the software lock; optional. ----
 * Source: ARM I5.3
 * Page: control
 * Note: Inferred from the common CoreSight block; fields are not described here.
 */

#define CORESIGHT64_CYCLES_PMLSR_OFFSET 0xfb4U

typedef struct {
	uint32_t raw;
} coresight64_cycles_pmlsr_t;

static inline coresight64_cycles_pmlsr_t coresight64_cycles_pmlsr_read(const PMUREG_MEMORY *base)
{
	coresight64_cycles_pmlsr_t r;

	r.raw = pmureg_load32(base, CORESIGHT64_CYCLES_PMLSR_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int coresight64_cycles_pmlsr_io_read(struct pmureg_io *io, struct pmureg_place at, coresight64_cycles_pmlsr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMLSR_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- PMAUTHSTATUS: Which kinds of debug are implemented and on. ----
 * Source: ACS; ARM I5.3
 * Page: control
 */

#define CORESIGHT64_CYCLES_PMAUTHSTATUS_OFFSET                0xfb8U
#define CORESIGHT64_CYCLES_PMAUTHSTATUS_RTNID_SHIFT           26
#define CORESIGHT64_CYCLES_PMAUTHSTATUS_RTNID_WIDTH           2
#define CORESIGHT64_CYCLES_PMAUTHSTATUS_RTNID_MASK            0x0c000000U
#define CORESIGHT64_CYCLES_PMAUTHSTATUS_RTNID_NOT_IMPLEMENTED 0U
#define CORESIGHT64_CYCLES_PMAUTHSTATUS_RTNID_DISABLED        2U
#define CORESIGHT64_CYCLES_PMAUTHSTATUS_RTNID_ENABLED         3U
#define CORESIGHT64_CYCLES_PMAUTHSTATUS_RTID_SHIFT            24
#define CORESIGHT64_CYCLES_PMAUTHSTATUS_RTID_WIDTH            2
#define CORESIGHT64_CYCLES_PMAUTHSTATUS_RTID_MASK             0x03000000U
#define CORESIGHT64_CYCLES_PMAUTHSTATUS_RTID_NOT_IMPLEMENTED  0U
#define CORESIGHT64_CYCLES_PMAUTHSTATUS_RTID_DISABLED         2U
#define CORESIGHT64_CYCLES_PMAUTHSTATUS_RTID_ENABLED          3U
#define CORESIGHT64_CYCLES_PMAUTHSTATUS_RLNID_SHIFT           14
#define CORESIGHT64_CYCLES_PMAUTHSTATUS_RLNID_WIDTH           2
#define CORESIGHT64_CYCLES_PMAUTHSTATUS_RLNID_MASK            0x0000c000U
#define CORESIGHT64_CYCLES_PMAUTHSTATUS_RLNID_NOT_IMPLEMENTED 0U
#define CORESIGHT64_CYCLES_PMAUTHSTATUS_RLNID_DISABLED        2U
#define CORESIGHT64_CYCLES_PMAUTHSTATUS_RLNID_ENABLED         3U
#define CORESIGHT64_CYCLES_PMAUTHSTATUS_RLID_SHIFT            12
#define CORESIGHT64_CYCLES_PMAUTHSTATUS_RLID_WIDTH            2
#define CORESIGHT64_CYCLES_PMAUTHSTATUS_RLID_MASK             0x00003000U
#define CORESIGHT64_CYCLES_PMAUTHSTATUS_RLID_NOT_IMPLEMENTED  0U
#define CORESIGHT64_CYCLES_PMAUTHSTATUS_RLID_DISABLED         2U
#define CORESIGHT64_CYCLES_PMAUTHSTATUS_RLID_ENABLED          3U
#define CORESIGHT64_CYCLES_PMAUTHSTATUS_SNID_SHIFT            6
#define CORESIGHT64_CYCLES_PMAUTHSTATUS_SNID_WIDTH            2
#define CORESIGHT64_CYCLES_PMAUTHSTATUS_SNID_MASK             0x000000c0U
#define CORESIGHT64_CYCLES_PMAUTHSTATUS_SNID_NOT_IMPLEMENTED  0U
#define CORESIGHT64_CYCLES_PMAUTHSTATUS_SNID_DISABLED         2U
#define CORESIGHT64_CYCLES_PMAUTHSTATUS_SNID_ENABLED          3U
#define CORESIGHT64_CYCLES_PMAUTHSTATUS_SID_SHIFT             4
#define CORESIGHT64_CYCLES_PMAUTHSTATUS_SID_WIDTH             2
#define CORESIGHT64_CYCLES_PMAUTHSTATUS_SID_MASK              0x00000030U
#define CORESIGHT64_CYCLES_PMAUTHSTATUS_SID_NOT_IMPLEMENTED   0U
#define CORESIGHT64_CYCLES_PMAUTHSTATUS_SID_DISABLED          2U
#define CORESIGHT64_CYCLES_PMAUTHSTATUS_SID_ENABLED           3U
#define CORESIGHT64_CYCLES_PMAUTHSTATUS_NSNID_SHIFT           2
#define CORESIGHT64_CYCLES_PMAUTHSTATUS_NSNID_WIDTH           2
#define CORESIGHT64_CYCLES_PMAUTHSTATUS_NSNID_MASK            0x0000000cU
#define CORESIGHT64_CYCLES_PMAUTHSTATUS_NSNID_NOT_IMPLEMENTED 0U
#define CORESIGHT64_CYCLES_PMAUTHSTATUS_NSNID_DISABLED        2U
#define CORESIGHT64_CYCLES_PMAUTHSTATUS_NSNID_ENABLED         3U
#define CORESIGHT64_CYCLES_PMAUTHSTATUS_NSID_SHIFT            0
#define CORESIGHT64_CYCLES_PMAUTHSTATUS_NSID_WIDTH            2
#define CORESIGHT64_CYCLES_PMAUTHSTATUS_NSID_MASK             0x00000003U
#define CORESIGHT64_CYCLES_PMAUTHSTATUS_NSID_NOT_IMPLEMENTED  0U
#define CORESIGHT64_CYCLES_PMAUTHSTATUS_NSID_DISABLED         2U
#define CORESIGHT64_CYCLES_PMAUTHSTATUS_NSID_ENABLED          3U

typedef struct {
	uint32_t raw;
} coresight64_cycles_pmauthstatus_t;

typedef struct {
	uint32_t RTNID; /* 27:26 RO Root non-invasive. */
	uint32_t RTID;  /* 25:24 RO Root invasive. */
	uint32_t RLNID; /* 15:14 RO Realm non-invasive. */
	uint32_t RLID;  /* 13:12 RO Realm invasive. */
	uint32_t SNID;  /* 7:6   RO Secure non-invasive. */
	uint32_t SID;   /* 5:4   RO Secure invasive. */
	uint32_t NSNID; /* 3:2   RO Non-secure non-invasive. */
	uint32_t NSID;  /* 1:0   RO Non-secure invasive. */
} coresight64_cycles_pmauthstatus_fields_t;

static inline __attribute__((always_inline)) coresight64_cycles_pmauthstatus_t coresight64_cycles_pmauthstatus_pack(coresight64_cycles_pmauthstatus_fields_t f)
{
	coresight64_cycles_pmauthstatus_t r;

	r.raw = 0
		| pmureg_put32(f.RTNID, 0x3U, 26)
		| pmureg_put32(f.RTID, 0x3U, 24)
		| pmureg_put32(f.RLNID, 0x3U, 14)
		| pmureg_put32(f.RLID, 0x3U, 12)
		| pmureg_put32(f.SNID, 0x3U, 6)
		| pmureg_put32(f.SID, 0x3U, 4)
		| pmureg_put32(f.NSNID, 0x3U, 2)
		| pmureg_put32(f.NSID, 0x3U, 0);
	return r;
}

static inline coresight64_cycles_pmauthstatus_fields_t coresight64_cycles_pmauthstatus_unpack(coresight64_cycles_pmauthstatus_t r)
{
	coresight64_cycles_pmauthstatus_fields_t f;

	f.RTNID = (r.raw >> 26) & 0x3U;
	f.RTID = (r.raw >> 24) & 0x3U;
	f.RLNID = (r.raw >> 14) & 0x3U;
	f.RLID = (r.raw >> 12) & 0x3U;
	f.SNID = (r.raw >> 6) & 0x3U;
	f.SID = (r.raw >> 4) & 0x3U;
	f.NSNID = (r.raw >> 2) & 0x3U;
	f.NSID = r.raw & 0x3U;
	return f;
}

static inline uint32_t coresight64_cycles_pmauthstatus_get(coresight64_cycles_pmauthstatus_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define coresight64_cycles_pmauthstatus_get_RTNID(r) coresight64_cycles_pmauthstatus_get(r, 0x0c000000U, 26)
#define coresight64_cycles_pmauthstatus_get_RTID(r)  coresight64_cycles_pmauthstatus_get(r, 0x03000000U, 24)
#define coresight64_cycles_pmauthstatus_get_RLNID(r) coresight64_cycles_pmauthstatus_get(r, 0x0000c000U, 14)
#define coresight64_cycles_pmauthstatus_get_RLID(r)  coresight64_cycles_pmauthstatus_get(r, 0x00003000U, 12)
#define coresight64_cycles_pmauthstatus_get_SNID(r)  coresight64_cycles_pmauthstatus_get(r, 0x000000c0U, 6)
#define coresight64_cycles_pmauthstatus_get_SID(r)   coresight64_cycles_pmauthstatus_get(r, 0x00000030U, 4)
#define coresight64_cycles_pmauthstatus_get_NSNID(r) coresight64_cycles_pmauthstatus_get(r, 0x0000000cU, 2)
#define coresight64_cycles_pmauthstatus_get_NSID(r)  coresight64_cycles_pmauthstatus_get(r, 0x00000003U, 0)

static inline int coresight64_cycles_pmauthstatus_check(coresight64_cycles_pmauthstatus_t r)
{
	if (((r.raw >> 26) & 0x3U) != 0x0U && ((r.raw >> 26) & 0x3U) != 0x2U && ((r.raw >> 26) & 0x3U) != 0x3U)
		return 0;
	if (((r.raw >> 24) & 0x3U) != 0x0U && ((r.raw >> 24) & 0x3U) != 0x2U && ((r.raw >> 24) & 0x3U) != 0x3U)
		return 1;
	if (((r.raw >> 14) & 0x3U) != 0x0U && ((r.raw >> 14) & 0x3U) != 0x2U && ((r.raw >> 14) & 0x3U) != 0x3U)
		return 2;
	if (((r.raw >> 12) & 0x3U) != 0x0U && ((r.raw >> 12) & 0x3U) != 0x2U && ((r.raw >> 12) & 0x3U) != 0x3U)
		return 3;
	if (((r.raw >> 6) & 0x3U) != 0x0U && ((r.raw >> 6) & 0x3U) != 0x2U && ((r.raw >> 6) & 0x3U) != 0x3U)
		return 4;
	if (((r.raw >> 4) & 0x3U) != 0x0U && ((r.raw >> 4) & 0x3U) != 0x2U && ((r.raw >> 4) & 0x3U) != 0x3U)
		return 5;
	if (((r.raw >> 2) & 0x3U) != 0x0U && ((r.raw >> 2) & 0x3U) != 0x2U && ((r.raw >> 2) & 0x3U) != 0x3U)
		return 6;
	if ((r.raw & 0x3U) != 0x0U && (r.raw & 0x3U) != 0x2U && (r.raw & 0x3U) != 0x3U)
		return 7;
	if ((r.raw & 0xf0ff0f00U) != 0x00000000U)
		return 8;
	return -1;
}

static inline const char *coresight64_cycles_pmauthstatus_rule(int rule)
{
	switch (rule) {
	case 0:
		return "RTNID: this value is reserved";
	case 1:
		return "RTID: this value is reserved";
	case 2:
		return "RLNID: this value is reserved";
	case 3:
		return "RLID: this value is reserved";
	case 4:
		return "SNID: this value is reserved";
	case 5:
		return "SID: this value is reserved";
	case 6:
		return "NSNID: this value is reserved";
	case 7:
		return "NSID: this value is reserved";
	case 8:
		return "the reserved bits 0xf0ff0f00 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline coresight64_cycles_pmauthstatus_t coresight64_cycles_pmauthstatus_read(const PMUREG_MEMORY *base)
{
	coresight64_cycles_pmauthstatus_t r;

	r.raw = pmureg_load32(base, CORESIGHT64_CYCLES_PMAUTHSTATUS_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int coresight64_cycles_pmauthstatus_io_read(struct pmureg_io *io, struct pmureg_place at, coresight64_cycles_pmauthstatus_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMAUTHSTATUS_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- PMDEVARCH: Architecture of the component; ARCHITECT 0x23B marks Arm's. ----
 * Source: ACS; ARM I5.3
 * Page: control
 * Note: Relatives have ARCHVER and ARCHPART 0x2A16 (external PMUv3; 0x2A26 with 64-bit registers), 0x0A66 and 0x0A67 (AMU) and 0x2A56 (SMMU); DSU-120AE reads 0x47702A16.
 */

#define CORESIGHT64_CYCLES_PMDEVARCH_OFFSET          0xfbcU
#define CORESIGHT64_CYCLES_PMDEVARCH_ARCHITECT_SHIFT 21
#define CORESIGHT64_CYCLES_PMDEVARCH_ARCHITECT_WIDTH 11
#define CORESIGHT64_CYCLES_PMDEVARCH_ARCHITECT_MASK  0xffe00000U
#define CORESIGHT64_CYCLES_PMDEVARCH_ARCHITECT_ARM   571U
#define CORESIGHT64_CYCLES_PMDEVARCH_PRESENT_SHIFT   20
#define CORESIGHT64_CYCLES_PMDEVARCH_PRESENT_WIDTH   1
#define CORESIGHT64_CYCLES_PMDEVARCH_PRESENT_MASK    0x00100000U
#define CORESIGHT64_CYCLES_PMDEVARCH_REVISION_SHIFT  16
#define CORESIGHT64_CYCLES_PMDEVARCH_REVISION_WIDTH  4
#define CORESIGHT64_CYCLES_PMDEVARCH_REVISION_MASK   0x000f0000U
#define CORESIGHT64_CYCLES_PMDEVARCH_ARCHVER_SHIFT   12
#define CORESIGHT64_CYCLES_PMDEVARCH_ARCHVER_WIDTH   4
#define CORESIGHT64_CYCLES_PMDEVARCH_ARCHVER_MASK    0x0000f000U
#define CORESIGHT64_CYCLES_PMDEVARCH_ARCHPART_SHIFT  0
#define CORESIGHT64_CYCLES_PMDEVARCH_ARCHPART_WIDTH  12
#define CORESIGHT64_CYCLES_PMDEVARCH_ARCHPART_MASK   0x00000fffU

typedef struct {
	uint32_t raw;
} coresight64_cycles_pmdevarch_t;

typedef struct {
	uint32_t ARCHITECT; /* 31:21 RO JEP106 code of the architect. */
	uint32_t PRESENT;   /* 20    RO 1 when the register is implemented. */
	uint32_t REVISION;  /* 19:16 RO Revision of the architecture. */
	uint32_t ARCHVER;   /* 15:12 RO Version of the architecture. */
	uint32_t ARCHPART;  /* 11:0  RO Part of the architecture. */
} coresight64_cycles_pmdevarch_fields_t;

static inline __attribute__((always_inline)) coresight64_cycles_pmdevarch_t coresight64_cycles_pmdevarch_pack(coresight64_cycles_pmdevarch_fields_t f)
{
	coresight64_cycles_pmdevarch_t r;

	r.raw = 0
		| pmureg_put32(f.ARCHITECT, 0x7ffU, 21)
		| pmureg_put32(f.PRESENT, 0x1U, 20)
		| pmureg_put32(f.REVISION, 0xfU, 16)
		| pmureg_put32(f.ARCHVER, 0xfU, 12)
		| pmureg_put32(f.ARCHPART, 0xfffU, 0);
	return r;
}

static inline coresight64_cycles_pmdevarch_fields_t coresight64_cycles_pmdevarch_unpack(coresight64_cycles_pmdevarch_t r)
{
	coresight64_cycles_pmdevarch_fields_t f;

	f.ARCHITECT = r.raw >> 21;
	f.PRESENT = (r.raw >> 20) & 0x1U;
	f.REVISION = (r.raw >> 16) & 0xfU;
	f.ARCHVER = (r.raw >> 12) & 0xfU;
	f.ARCHPART = r.raw & 0xfffU;
	return f;
}

static inline uint32_t coresight64_cycles_pmdevarch_get(coresight64_cycles_pmdevarch_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define coresight64_cycles_pmdevarch_get_ARCHITECT(r) coresight64_cycles_pmdevarch_get(r, 0xffe00000U, 21)
#define coresight64_cycles_pmdevarch_get_PRESENT(r)   coresight64_cycles_pmdevarch_get(r, 0x00100000U, 20)
#define coresight64_cycles_pmdevarch_get_REVISION(r)  coresight64_cycles_pmdevarch_get(r, 0x000f0000U, 16)
#define coresight64_cycles_pmdevarch_get_ARCHVER(r)   coresight64_cycles_pmdevarch_get(r, 0x0000f000U, 12)
#define coresight64_cycles_pmdevarch_get_ARCHPART(r)  coresight64_cycles_pmdevarch_get(r, 0x00000fffU, 0)

static inline coresight64_cycles_pmdevarch_t coresight64_cycles_pmdevarch_read(const PMUREG_MEMORY *base)
{
	coresight64_cycles_pmdevarch_t r;

	r.raw = pmureg_load32(base, CORESIGHT64_CYCLES_PMDEVARCH_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int coresight64_cycles_pmdevarch_io_read(struct pmureg_io *io, struct pmureg_place at, coresight64_cycles_pmdevarch_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMDEVARCH_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- PMDEVID: Implementation defined device configuration. ----
 * Source: ACS
 * Page: control
 */

#define CORESIGHT64_CYCLES_PMDEVID_OFFSET 0xfc8U

typedef struct {
	uint32_t raw;
} coresight64_cycles_pmdevid_t;

static inline coresight64_cycles_pmdevid_t coresight64_cycles_pmdevid_read(const PMUREG_MEMORY *base)
{
	coresight64_cycles_pmdevid_t r;

	r.raw = pmureg_load32(base, CORESIGHT64_CYCLES_PMDEVID_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int coresight64_cycles_pmdevid_io_read(struct pmureg_io *io, struct pmureg_place at, coresight64_cycles_pmdevid_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMDEVID_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- PMDEVTYPE: Type of the component. ----
 * Source: ACS; ARM I5.3
 * Page: control
 */

#define CORESIGHT64_CYCLES_PMDEVTYPE_OFFSET                    0xfccU
#define CORESIGHT64_CYCLES_PMDEVTYPE_RESET                     0x00000006U
#define CORESIGHT64_CYCLES_PMDEVTYPE_SUB_SHIFT                 4
#define CORESIGHT64_CYCLES_PMDEVTYPE_SUB_WIDTH                 4
#define CORESIGHT64_CYCLES_PMDEVTYPE_SUB_MASK                  0x000000f0U
#define CORESIGHT64_CYCLES_PMDEVTYPE_SUB_PROCESSOR             1U
#define CORESIGHT64_CYCLES_PMDEVTYPE_SUB_MMU                   5U
#define CORESIGHT64_CYCLES_PMDEVTYPE_MAJOR_SHIFT               0
#define CORESIGHT64_CYCLES_PMDEVTYPE_MAJOR_WIDTH               4
#define CORESIGHT64_CYCLES_PMDEVTYPE_MAJOR_MASK                0x0000000fU
#define CORESIGHT64_CYCLES_PMDEVTYPE_MAJOR_PERFORMANCE_MONITOR 6U

typedef struct {
	uint32_t raw;
} coresight64_cycles_pmdevtype_t;

typedef struct {
	uint32_t SUB;   /* 7:4   RO What is monitored. */
	uint32_t MAJOR; /* 3:0   RO Class of the component. */
} coresight64_cycles_pmdevtype_fields_t;

static inline __attribute__((always_inline)) coresight64_cycles_pmdevtype_t coresight64_cycles_pmdevtype_pack(coresight64_cycles_pmdevtype_fields_t f)
{
	coresight64_cycles_pmdevtype_t r;

	r.raw = 0
		| pmureg_put32(f.SUB, 0xfU, 4)
		| pmureg_put32(f.MAJOR, 0xfU, 0);
	return r;
}

static inline coresight64_cycles_pmdevtype_fields_t coresight64_cycles_pmdevtype_unpack(coresight64_cycles_pmdevtype_t r)
{
	coresight64_cycles_pmdevtype_fields_t f;

	f.SUB = (r.raw >> 4) & 0xfU;
	f.MAJOR = r.raw & 0xfU;
	return f;
}

static inline uint32_t coresight64_cycles_pmdevtype_get(coresight64_cycles_pmdevtype_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define coresight64_cycles_pmdevtype_get_SUB(r)   coresight64_cycles_pmdevtype_get(r, 0x000000f0U, 4)
#define coresight64_cycles_pmdevtype_get_MAJOR(r) coresight64_cycles_pmdevtype_get(r, 0x0000000fU, 0)

static inline int coresight64_cycles_pmdevtype_check(coresight64_cycles_pmdevtype_t r)
{
	if ((r.raw & 0xffffff00U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *coresight64_cycles_pmdevtype_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffff00 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline coresight64_cycles_pmdevtype_t coresight64_cycles_pmdevtype_read(const PMUREG_MEMORY *base)
{
	coresight64_cycles_pmdevtype_t r;

	r.raw = pmureg_load32(base, CORESIGHT64_CYCLES_PMDEVTYPE_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int coresight64_cycles_pmdevtype_io_read(struct pmureg_io *io, struct pmureg_place at, coresight64_cycles_pmdevtype_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMDEVTYPE_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- PMPIDR4: Peripheral identification 4: designer's continuation code. ----
 * Source: CSPMU arm_cspmu.c; ACS
 * Page: control
 * Note: The example is what the unit tells through PMIIDR.
 */

#define CORESIGHT64_CYCLES_PMPIDR4_OFFSET      0xfd0U
#define CORESIGHT64_CYCLES_PMPIDR4_RESET       0x00000000U
#define CORESIGHT64_CYCLES_PMPIDR4_SIZE_SHIFT  4
#define CORESIGHT64_CYCLES_PMPIDR4_SIZE_WIDTH  4
#define CORESIGHT64_CYCLES_PMPIDR4_SIZE_MASK   0x000000f0U
#define CORESIGHT64_CYCLES_PMPIDR4_DES_2_SHIFT 0
#define CORESIGHT64_CYCLES_PMPIDR4_DES_2_WIDTH 4
#define CORESIGHT64_CYCLES_PMPIDR4_DES_2_MASK  0x0000000fU

typedef struct {
	uint32_t raw;
} coresight64_cycles_pmpidr4_t;

typedef struct {
	uint32_t SIZE;  /* 7:4   RO Pages of the component as a power of two. */
	uint32_t DES_2; /* 3:0   RO Implementer bits 11:8. */
} coresight64_cycles_pmpidr4_fields_t;

static inline __attribute__((always_inline)) coresight64_cycles_pmpidr4_t coresight64_cycles_pmpidr4_pack(coresight64_cycles_pmpidr4_fields_t f)
{
	coresight64_cycles_pmpidr4_t r;

	r.raw = 0
		| pmureg_put32(f.SIZE, 0xfU, 4)
		| pmureg_put32(f.DES_2, 0xfU, 0);
	return r;
}

static inline coresight64_cycles_pmpidr4_fields_t coresight64_cycles_pmpidr4_unpack(coresight64_cycles_pmpidr4_t r)
{
	coresight64_cycles_pmpidr4_fields_t f;

	f.SIZE = (r.raw >> 4) & 0xfU;
	f.DES_2 = r.raw & 0xfU;
	return f;
}

static inline uint32_t coresight64_cycles_pmpidr4_get(coresight64_cycles_pmpidr4_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define coresight64_cycles_pmpidr4_get_SIZE(r)  coresight64_cycles_pmpidr4_get(r, 0x000000f0U, 4)
#define coresight64_cycles_pmpidr4_get_DES_2(r) coresight64_cycles_pmpidr4_get(r, 0x0000000fU, 0)

static inline int coresight64_cycles_pmpidr4_check(coresight64_cycles_pmpidr4_t r)
{
	if ((r.raw & 0xffffff00U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *coresight64_cycles_pmpidr4_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffff00 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline coresight64_cycles_pmpidr4_t coresight64_cycles_pmpidr4_read(const PMUREG_MEMORY *base)
{
	coresight64_cycles_pmpidr4_t r;

	r.raw = pmureg_load32(base, CORESIGHT64_CYCLES_PMPIDR4_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int coresight64_cycles_pmpidr4_io_read(struct pmureg_io *io, struct pmureg_place at, coresight64_cycles_pmpidr4_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMPIDR4_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- PMPIDR5: Peripheral identification 5. ----
 * Source: CSPMU arm_cspmu.c; ACS
 * Page: control
 */

#define CORESIGHT64_CYCLES_PMPIDR5_OFFSET 0xfd4U

typedef struct {
	uint32_t raw;
} coresight64_cycles_pmpidr5_t;

static inline int coresight64_cycles_pmpidr5_check(coresight64_cycles_pmpidr5_t r)
{
	if ((r.raw & 0xffffffffU) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *coresight64_cycles_pmpidr5_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffff must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline coresight64_cycles_pmpidr5_t coresight64_cycles_pmpidr5_read(const PMUREG_MEMORY *base)
{
	coresight64_cycles_pmpidr5_t r;

	r.raw = pmureg_load32(base, CORESIGHT64_CYCLES_PMPIDR5_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int coresight64_cycles_pmpidr5_io_read(struct pmureg_io *io, struct pmureg_place at, coresight64_cycles_pmpidr5_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMPIDR5_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- PMPIDR6: Peripheral identification 6. ----
 * Source: CSPMU arm_cspmu.c; ACS
 * Page: control
 */

#define CORESIGHT64_CYCLES_PMPIDR6_OFFSET 0xfd8U

typedef struct {
	uint32_t raw;
} coresight64_cycles_pmpidr6_t;

static inline int coresight64_cycles_pmpidr6_check(coresight64_cycles_pmpidr6_t r)
{
	if ((r.raw & 0xffffffffU) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *coresight64_cycles_pmpidr6_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffff must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline coresight64_cycles_pmpidr6_t coresight64_cycles_pmpidr6_read(const PMUREG_MEMORY *base)
{
	coresight64_cycles_pmpidr6_t r;

	r.raw = pmureg_load32(base, CORESIGHT64_CYCLES_PMPIDR6_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int coresight64_cycles_pmpidr6_io_read(struct pmureg_io *io, struct pmureg_place at, coresight64_cycles_pmpidr6_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMPIDR6_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- PMPIDR7: Peripheral identification 7. ----
 * Source: CSPMU arm_cspmu.c; ACS
 * Page: control
 */

#define CORESIGHT64_CYCLES_PMPIDR7_OFFSET 0xfdcU

typedef struct {
	uint32_t raw;
} coresight64_cycles_pmpidr7_t;

static inline int coresight64_cycles_pmpidr7_check(coresight64_cycles_pmpidr7_t r)
{
	if ((r.raw & 0xffffffffU) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *coresight64_cycles_pmpidr7_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffff must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline coresight64_cycles_pmpidr7_t coresight64_cycles_pmpidr7_read(const PMUREG_MEMORY *base)
{
	coresight64_cycles_pmpidr7_t r;

	r.raw = pmureg_load32(base, CORESIGHT64_CYCLES_PMPIDR7_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int coresight64_cycles_pmpidr7_io_read(struct pmureg_io *io, struct pmureg_place at, coresight64_cycles_pmpidr7_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMPIDR7_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- PMPIDR0: Peripheral identification 0: part number. ----
 * Source: CSPMU arm_cspmu.c; ACS
 * Page: control
 * Note: The example is what the unit tells through PMIIDR.
 */

#define CORESIGHT64_CYCLES_PMPIDR0_OFFSET       0xfe0U
#define CORESIGHT64_CYCLES_PMPIDR0_PART_0_SHIFT 0
#define CORESIGHT64_CYCLES_PMPIDR0_PART_0_WIDTH 8
#define CORESIGHT64_CYCLES_PMPIDR0_PART_0_MASK  0x000000ffU

typedef struct {
	uint32_t raw;
} coresight64_cycles_pmpidr0_t;

typedef struct {
	uint32_t PART_0; /* 7:0   RO Part number bits 7:0. */
} coresight64_cycles_pmpidr0_fields_t;

static inline __attribute__((always_inline)) coresight64_cycles_pmpidr0_t coresight64_cycles_pmpidr0_pack(coresight64_cycles_pmpidr0_fields_t f)
{
	coresight64_cycles_pmpidr0_t r;

	r.raw = 0
		| pmureg_put32(f.PART_0, 0xffU, 0);
	return r;
}

static inline coresight64_cycles_pmpidr0_fields_t coresight64_cycles_pmpidr0_unpack(coresight64_cycles_pmpidr0_t r)
{
	coresight64_cycles_pmpidr0_fields_t f;

	f.PART_0 = r.raw & 0xffU;
	return f;
}

static inline uint32_t coresight64_cycles_pmpidr0_get(coresight64_cycles_pmpidr0_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define coresight64_cycles_pmpidr0_get_PART_0(r) coresight64_cycles_pmpidr0_get(r, 0x000000ffU, 0)

static inline int coresight64_cycles_pmpidr0_check(coresight64_cycles_pmpidr0_t r)
{
	if ((r.raw & 0xffffff00U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *coresight64_cycles_pmpidr0_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffff00 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline coresight64_cycles_pmpidr0_t coresight64_cycles_pmpidr0_read(const PMUREG_MEMORY *base)
{
	coresight64_cycles_pmpidr0_t r;

	r.raw = pmureg_load32(base, CORESIGHT64_CYCLES_PMPIDR0_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int coresight64_cycles_pmpidr0_io_read(struct pmureg_io *io, struct pmureg_place at, coresight64_cycles_pmpidr0_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMPIDR0_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- PMPIDR1: Peripheral identification 1: designer and part number. ----
 * Source: CSPMU arm_cspmu.c; ACS
 * Page: control
 * Note: The example is what the unit tells through PMIIDR.
 */

#define CORESIGHT64_CYCLES_PMPIDR1_OFFSET       0xfe4U
#define CORESIGHT64_CYCLES_PMPIDR1_DES_0_SHIFT  4
#define CORESIGHT64_CYCLES_PMPIDR1_DES_0_WIDTH  4
#define CORESIGHT64_CYCLES_PMPIDR1_DES_0_MASK   0x000000f0U
#define CORESIGHT64_CYCLES_PMPIDR1_PART_1_SHIFT 0
#define CORESIGHT64_CYCLES_PMPIDR1_PART_1_WIDTH 4
#define CORESIGHT64_CYCLES_PMPIDR1_PART_1_MASK  0x0000000fU

typedef struct {
	uint32_t raw;
} coresight64_cycles_pmpidr1_t;

typedef struct {
	uint32_t DES_0;  /* 7:4   RO Implementer bits 3:0. */
	uint32_t PART_1; /* 3:0   RO Part number bits 11:8. */
} coresight64_cycles_pmpidr1_fields_t;

static inline __attribute__((always_inline)) coresight64_cycles_pmpidr1_t coresight64_cycles_pmpidr1_pack(coresight64_cycles_pmpidr1_fields_t f)
{
	coresight64_cycles_pmpidr1_t r;

	r.raw = 0
		| pmureg_put32(f.DES_0, 0xfU, 4)
		| pmureg_put32(f.PART_1, 0xfU, 0);
	return r;
}

static inline coresight64_cycles_pmpidr1_fields_t coresight64_cycles_pmpidr1_unpack(coresight64_cycles_pmpidr1_t r)
{
	coresight64_cycles_pmpidr1_fields_t f;

	f.DES_0 = (r.raw >> 4) & 0xfU;
	f.PART_1 = r.raw & 0xfU;
	return f;
}

static inline uint32_t coresight64_cycles_pmpidr1_get(coresight64_cycles_pmpidr1_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define coresight64_cycles_pmpidr1_get_DES_0(r)  coresight64_cycles_pmpidr1_get(r, 0x000000f0U, 4)
#define coresight64_cycles_pmpidr1_get_PART_1(r) coresight64_cycles_pmpidr1_get(r, 0x0000000fU, 0)

static inline int coresight64_cycles_pmpidr1_check(coresight64_cycles_pmpidr1_t r)
{
	if ((r.raw & 0xffffff00U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *coresight64_cycles_pmpidr1_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffff00 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline coresight64_cycles_pmpidr1_t coresight64_cycles_pmpidr1_read(const PMUREG_MEMORY *base)
{
	coresight64_cycles_pmpidr1_t r;

	r.raw = pmureg_load32(base, CORESIGHT64_CYCLES_PMPIDR1_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int coresight64_cycles_pmpidr1_io_read(struct pmureg_io *io, struct pmureg_place at, coresight64_cycles_pmpidr1_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMPIDR1_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- PMPIDR2: Peripheral identification 2: revision and designer. ----
 * Source: CSPMU arm_cspmu.c; ACS
 * Page: control
 * Note: The example is what the unit tells through PMIIDR.
 */

#define CORESIGHT64_CYCLES_PMPIDR2_OFFSET         0xfe8U
#define CORESIGHT64_CYCLES_PMPIDR2_RESET          0x00000008U
#define CORESIGHT64_CYCLES_PMPIDR2_REVISION_SHIFT 4
#define CORESIGHT64_CYCLES_PMPIDR2_REVISION_WIDTH 4
#define CORESIGHT64_CYCLES_PMPIDR2_REVISION_MASK  0x000000f0U
#define CORESIGHT64_CYCLES_PMPIDR2_JEDEC_SHIFT    3
#define CORESIGHT64_CYCLES_PMPIDR2_JEDEC_WIDTH    1
#define CORESIGHT64_CYCLES_PMPIDR2_JEDEC_MASK     0x00000008U
#define CORESIGHT64_CYCLES_PMPIDR2_DES_1_SHIFT    0
#define CORESIGHT64_CYCLES_PMPIDR2_DES_1_WIDTH    3
#define CORESIGHT64_CYCLES_PMPIDR2_DES_1_MASK     0x00000007U

typedef struct {
	uint32_t raw;
} coresight64_cycles_pmpidr2_t;

typedef struct {
	uint32_t REVISION; /* 7:4   RO PMIIDR.Variant. */
	uint32_t JEDEC;    /* 3     RO 1: the designer is a JEP106 code. */
	uint32_t DES_1;    /* 2:0   RO Implementer bits 6:4. */
} coresight64_cycles_pmpidr2_fields_t;

static inline __attribute__((always_inline)) coresight64_cycles_pmpidr2_t coresight64_cycles_pmpidr2_pack(coresight64_cycles_pmpidr2_fields_t f)
{
	coresight64_cycles_pmpidr2_t r;

	r.raw = 0
		| pmureg_put32(f.REVISION, 0xfU, 4)
		| pmureg_put32(f.JEDEC, 0x1U, 3)
		| pmureg_put32(f.DES_1, 0x7U, 0);
	return r;
}

static inline coresight64_cycles_pmpidr2_fields_t coresight64_cycles_pmpidr2_unpack(coresight64_cycles_pmpidr2_t r)
{
	coresight64_cycles_pmpidr2_fields_t f;

	f.REVISION = (r.raw >> 4) & 0xfU;
	f.JEDEC = (r.raw >> 3) & 0x1U;
	f.DES_1 = r.raw & 0x7U;
	return f;
}

static inline uint32_t coresight64_cycles_pmpidr2_get(coresight64_cycles_pmpidr2_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define coresight64_cycles_pmpidr2_get_REVISION(r) coresight64_cycles_pmpidr2_get(r, 0x000000f0U, 4)
#define coresight64_cycles_pmpidr2_get_JEDEC(r)    coresight64_cycles_pmpidr2_get(r, 0x00000008U, 3)
#define coresight64_cycles_pmpidr2_get_DES_1(r)    coresight64_cycles_pmpidr2_get(r, 0x00000007U, 0)

static inline int coresight64_cycles_pmpidr2_check(coresight64_cycles_pmpidr2_t r)
{
	if ((r.raw & 0xffffff00U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *coresight64_cycles_pmpidr2_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffff00 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline coresight64_cycles_pmpidr2_t coresight64_cycles_pmpidr2_read(const PMUREG_MEMORY *base)
{
	coresight64_cycles_pmpidr2_t r;

	r.raw = pmureg_load32(base, CORESIGHT64_CYCLES_PMPIDR2_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int coresight64_cycles_pmpidr2_io_read(struct pmureg_io *io, struct pmureg_place at, coresight64_cycles_pmpidr2_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMPIDR2_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- PMPIDR3: Peripheral identification 3: minor revision. ----
 * Source: CSPMU arm_cspmu.c; ACS
 * Page: control
 * Note: The example is what the unit tells through PMIIDR.
 */

#define CORESIGHT64_CYCLES_PMPIDR3_OFFSET       0xfecU
#define CORESIGHT64_CYCLES_PMPIDR3_REVAND_SHIFT 4
#define CORESIGHT64_CYCLES_PMPIDR3_REVAND_WIDTH 4
#define CORESIGHT64_CYCLES_PMPIDR3_REVAND_MASK  0x000000f0U
#define CORESIGHT64_CYCLES_PMPIDR3_CMOD_SHIFT   0
#define CORESIGHT64_CYCLES_PMPIDR3_CMOD_WIDTH   4
#define CORESIGHT64_CYCLES_PMPIDR3_CMOD_MASK    0x0000000fU

typedef struct {
	uint32_t raw;
} coresight64_cycles_pmpidr3_t;

typedef struct {
	uint32_t REVAND; /* 7:4   RO PMIIDR.Revision. */
	uint32_t CMOD;   /* 3:0   RO Not 0 when a customer changed the component. */
} coresight64_cycles_pmpidr3_fields_t;

static inline __attribute__((always_inline)) coresight64_cycles_pmpidr3_t coresight64_cycles_pmpidr3_pack(coresight64_cycles_pmpidr3_fields_t f)
{
	coresight64_cycles_pmpidr3_t r;

	r.raw = 0
		| pmureg_put32(f.REVAND, 0xfU, 4)
		| pmureg_put32(f.CMOD, 0xfU, 0);
	return r;
}

static inline coresight64_cycles_pmpidr3_fields_t coresight64_cycles_pmpidr3_unpack(coresight64_cycles_pmpidr3_t r)
{
	coresight64_cycles_pmpidr3_fields_t f;

	f.REVAND = (r.raw >> 4) & 0xfU;
	f.CMOD = r.raw & 0xfU;
	return f;
}

static inline uint32_t coresight64_cycles_pmpidr3_get(coresight64_cycles_pmpidr3_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define coresight64_cycles_pmpidr3_get_REVAND(r) coresight64_cycles_pmpidr3_get(r, 0x000000f0U, 4)
#define coresight64_cycles_pmpidr3_get_CMOD(r)   coresight64_cycles_pmpidr3_get(r, 0x0000000fU, 0)

static inline int coresight64_cycles_pmpidr3_check(coresight64_cycles_pmpidr3_t r)
{
	if ((r.raw & 0xffffff00U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *coresight64_cycles_pmpidr3_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffff00 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline coresight64_cycles_pmpidr3_t coresight64_cycles_pmpidr3_read(const PMUREG_MEMORY *base)
{
	coresight64_cycles_pmpidr3_t r;

	r.raw = pmureg_load32(base, CORESIGHT64_CYCLES_PMPIDR3_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int coresight64_cycles_pmpidr3_io_read(struct pmureg_io *io, struct pmureg_place at, coresight64_cycles_pmpidr3_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMPIDR3_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- PMCIDR0: Component identification 0. ----
 * Source: CSPMU arm_cspmu.c; ACS
 * Page: control
 */

#define CORESIGHT64_CYCLES_PMCIDR0_OFFSET        0xff0U
#define CORESIGHT64_CYCLES_PMCIDR0_RESET         0x0000000dU
#define CORESIGHT64_CYCLES_PMCIDR0_PRMBL_0_SHIFT 0
#define CORESIGHT64_CYCLES_PMCIDR0_PRMBL_0_WIDTH 8
#define CORESIGHT64_CYCLES_PMCIDR0_PRMBL_0_MASK  0x000000ffU

typedef struct {
	uint32_t raw;
} coresight64_cycles_pmcidr0_t;

typedef struct {
	uint32_t PRMBL_0; /* 7:0   RO Preamble. */
} coresight64_cycles_pmcidr0_fields_t;

static inline __attribute__((always_inline)) coresight64_cycles_pmcidr0_t coresight64_cycles_pmcidr0_pack(coresight64_cycles_pmcidr0_fields_t f)
{
	coresight64_cycles_pmcidr0_t r;

	r.raw = 0
		| pmureg_put32(f.PRMBL_0, 0xffU, 0);
	return r;
}

static inline coresight64_cycles_pmcidr0_fields_t coresight64_cycles_pmcidr0_unpack(coresight64_cycles_pmcidr0_t r)
{
	coresight64_cycles_pmcidr0_fields_t f;

	f.PRMBL_0 = r.raw & 0xffU;
	return f;
}

static inline uint32_t coresight64_cycles_pmcidr0_get(coresight64_cycles_pmcidr0_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define coresight64_cycles_pmcidr0_get_PRMBL_0(r) coresight64_cycles_pmcidr0_get(r, 0x000000ffU, 0)

static inline int coresight64_cycles_pmcidr0_check(coresight64_cycles_pmcidr0_t r)
{
	if ((r.raw & 0xffffff00U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *coresight64_cycles_pmcidr0_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffff00 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline coresight64_cycles_pmcidr0_t coresight64_cycles_pmcidr0_read(const PMUREG_MEMORY *base)
{
	coresight64_cycles_pmcidr0_t r;

	r.raw = pmureg_load32(base, CORESIGHT64_CYCLES_PMCIDR0_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int coresight64_cycles_pmcidr0_io_read(struct pmureg_io *io, struct pmureg_place at, coresight64_cycles_pmcidr0_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMCIDR0_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- PMCIDR1: Component identification 1. ----
 * Source: CSPMU arm_cspmu.c; ACS
 * Page: control
 */

#define CORESIGHT64_CYCLES_PMCIDR1_OFFSET          0xff4U
#define CORESIGHT64_CYCLES_PMCIDR1_RESET           0x00000090U
#define CORESIGHT64_CYCLES_PMCIDR1_CLASS_SHIFT     4
#define CORESIGHT64_CYCLES_PMCIDR1_CLASS_WIDTH     4
#define CORESIGHT64_CYCLES_PMCIDR1_CLASS_MASK      0x000000f0U
#define CORESIGHT64_CYCLES_PMCIDR1_CLASS_CORESIGHT 9U
#define CORESIGHT64_CYCLES_PMCIDR1_PRMBL_1_SHIFT   0
#define CORESIGHT64_CYCLES_PMCIDR1_PRMBL_1_WIDTH   4
#define CORESIGHT64_CYCLES_PMCIDR1_PRMBL_1_MASK    0x0000000fU

typedef struct {
	uint32_t raw;
} coresight64_cycles_pmcidr1_t;

typedef struct {
	uint32_t CLASS;   /* 7:4   RO Component class. */
	uint32_t PRMBL_1; /* 3:0   RO Preamble. */
} coresight64_cycles_pmcidr1_fields_t;

static inline __attribute__((always_inline)) coresight64_cycles_pmcidr1_t coresight64_cycles_pmcidr1_pack(coresight64_cycles_pmcidr1_fields_t f)
{
	coresight64_cycles_pmcidr1_t r;

	r.raw = 0
		| pmureg_put32(f.CLASS, 0xfU, 4)
		| pmureg_put32(f.PRMBL_1, 0xfU, 0);
	return r;
}

static inline coresight64_cycles_pmcidr1_fields_t coresight64_cycles_pmcidr1_unpack(coresight64_cycles_pmcidr1_t r)
{
	coresight64_cycles_pmcidr1_fields_t f;

	f.CLASS = (r.raw >> 4) & 0xfU;
	f.PRMBL_1 = r.raw & 0xfU;
	return f;
}

static inline uint32_t coresight64_cycles_pmcidr1_get(coresight64_cycles_pmcidr1_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define coresight64_cycles_pmcidr1_get_CLASS(r)   coresight64_cycles_pmcidr1_get(r, 0x000000f0U, 4)
#define coresight64_cycles_pmcidr1_get_PRMBL_1(r) coresight64_cycles_pmcidr1_get(r, 0x0000000fU, 0)

static inline int coresight64_cycles_pmcidr1_check(coresight64_cycles_pmcidr1_t r)
{
	if ((r.raw & 0xffffff00U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *coresight64_cycles_pmcidr1_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffff00 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline coresight64_cycles_pmcidr1_t coresight64_cycles_pmcidr1_read(const PMUREG_MEMORY *base)
{
	coresight64_cycles_pmcidr1_t r;

	r.raw = pmureg_load32(base, CORESIGHT64_CYCLES_PMCIDR1_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int coresight64_cycles_pmcidr1_io_read(struct pmureg_io *io, struct pmureg_place at, coresight64_cycles_pmcidr1_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMCIDR1_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- PMCIDR2: Component identification 2. ----
 * Source: CSPMU arm_cspmu.c; ACS
 * Page: control
 */

#define CORESIGHT64_CYCLES_PMCIDR2_OFFSET        0xff8U
#define CORESIGHT64_CYCLES_PMCIDR2_RESET         0x00000005U
#define CORESIGHT64_CYCLES_PMCIDR2_PRMBL_2_SHIFT 0
#define CORESIGHT64_CYCLES_PMCIDR2_PRMBL_2_WIDTH 8
#define CORESIGHT64_CYCLES_PMCIDR2_PRMBL_2_MASK  0x000000ffU

typedef struct {
	uint32_t raw;
} coresight64_cycles_pmcidr2_t;

typedef struct {
	uint32_t PRMBL_2; /* 7:0   RO Preamble. */
} coresight64_cycles_pmcidr2_fields_t;

static inline __attribute__((always_inline)) coresight64_cycles_pmcidr2_t coresight64_cycles_pmcidr2_pack(coresight64_cycles_pmcidr2_fields_t f)
{
	coresight64_cycles_pmcidr2_t r;

	r.raw = 0
		| pmureg_put32(f.PRMBL_2, 0xffU, 0);
	return r;
}

static inline coresight64_cycles_pmcidr2_fields_t coresight64_cycles_pmcidr2_unpack(coresight64_cycles_pmcidr2_t r)
{
	coresight64_cycles_pmcidr2_fields_t f;

	f.PRMBL_2 = r.raw & 0xffU;
	return f;
}

static inline uint32_t coresight64_cycles_pmcidr2_get(coresight64_cycles_pmcidr2_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define coresight64_cycles_pmcidr2_get_PRMBL_2(r) coresight64_cycles_pmcidr2_get(r, 0x000000ffU, 0)

static inline int coresight64_cycles_pmcidr2_check(coresight64_cycles_pmcidr2_t r)
{
	if ((r.raw & 0xffffff00U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *coresight64_cycles_pmcidr2_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffff00 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline coresight64_cycles_pmcidr2_t coresight64_cycles_pmcidr2_read(const PMUREG_MEMORY *base)
{
	coresight64_cycles_pmcidr2_t r;

	r.raw = pmureg_load32(base, CORESIGHT64_CYCLES_PMCIDR2_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int coresight64_cycles_pmcidr2_io_read(struct pmureg_io *io, struct pmureg_place at, coresight64_cycles_pmcidr2_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMCIDR2_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- PMCIDR3: Component identification 3. ----
 * Source: CSPMU arm_cspmu.c; ACS
 * Page: control
 */

#define CORESIGHT64_CYCLES_PMCIDR3_OFFSET        0xffcU
#define CORESIGHT64_CYCLES_PMCIDR3_RESET         0x000000b1U
#define CORESIGHT64_CYCLES_PMCIDR3_PRMBL_3_SHIFT 0
#define CORESIGHT64_CYCLES_PMCIDR3_PRMBL_3_WIDTH 8
#define CORESIGHT64_CYCLES_PMCIDR3_PRMBL_3_MASK  0x000000ffU

typedef struct {
	uint32_t raw;
} coresight64_cycles_pmcidr3_t;

typedef struct {
	uint32_t PRMBL_3; /* 7:0   RO Preamble. */
} coresight64_cycles_pmcidr3_fields_t;

static inline __attribute__((always_inline)) coresight64_cycles_pmcidr3_t coresight64_cycles_pmcidr3_pack(coresight64_cycles_pmcidr3_fields_t f)
{
	coresight64_cycles_pmcidr3_t r;

	r.raw = 0
		| pmureg_put32(f.PRMBL_3, 0xffU, 0);
	return r;
}

static inline coresight64_cycles_pmcidr3_fields_t coresight64_cycles_pmcidr3_unpack(coresight64_cycles_pmcidr3_t r)
{
	coresight64_cycles_pmcidr3_fields_t f;

	f.PRMBL_3 = r.raw & 0xffU;
	return f;
}

static inline uint32_t coresight64_cycles_pmcidr3_get(coresight64_cycles_pmcidr3_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define coresight64_cycles_pmcidr3_get_PRMBL_3(r) coresight64_cycles_pmcidr3_get(r, 0x000000ffU, 0)

static inline int coresight64_cycles_pmcidr3_check(coresight64_cycles_pmcidr3_t r)
{
	if ((r.raw & 0xffffff00U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *coresight64_cycles_pmcidr3_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffff00 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline coresight64_cycles_pmcidr3_t coresight64_cycles_pmcidr3_read(const PMUREG_MEMORY *base)
{
	coresight64_cycles_pmcidr3_t r;

	r.raw = pmureg_load32(base, CORESIGHT64_CYCLES_PMCIDR3_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int coresight64_cycles_pmcidr3_io_read(struct pmureg_io *io, struct pmureg_place at, coresight64_cycles_pmcidr3_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMCIDR3_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- PMCCNTR: Cycle counter, in the place of counter 31. ----
 * Source: CSPMU arm_cspmu.c; RENODE
 * Page: counters, or control where the unit has no such page
 */

#define CORESIGHT64_CYCLES_PMCCNTR_OFFSET      0xf8U
#define CORESIGHT64_CYCLES_PMCCNTR_COUNT_SHIFT 0
#define CORESIGHT64_CYCLES_PMCCNTR_COUNT_WIDTH 64
#define CORESIGHT64_CYCLES_PMCCNTR_COUNT_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} coresight64_cycles_pmccntr_t;

typedef struct {
	uint64_t count; /* 63:0  RW-V The count; bits above PMCFGR.SIZE are RES0. */
} coresight64_cycles_pmccntr_fields_t;

static inline __attribute__((always_inline)) coresight64_cycles_pmccntr_t coresight64_cycles_pmccntr_pack(coresight64_cycles_pmccntr_fields_t f)
{
	coresight64_cycles_pmccntr_t r;

	r.raw = 0
		| f.count;
	return r;
}

static inline coresight64_cycles_pmccntr_fields_t coresight64_cycles_pmccntr_unpack(coresight64_cycles_pmccntr_t r)
{
	coresight64_cycles_pmccntr_fields_t f;

	f.count = r.raw;
	return f;
}

static inline uint64_t coresight64_cycles_pmccntr_get(coresight64_cycles_pmccntr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline coresight64_cycles_pmccntr_t coresight64_cycles_pmccntr_with(coresight64_cycles_pmccntr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define coresight64_cycles_pmccntr_get_count(r)         coresight64_cycles_pmccntr_get(r, 0xffffffffffffffffULL, 0)
#define coresight64_cycles_pmccntr_with_count(r, value) PMUREG_WITH(coresight64_cycles_pmccntr_with, r, 0xffffffffffffffffULL, 0, value)

/*
 * Reads high, low, high, until both high halves are equal, so that a carry between them does not matter. After 1,000 tries
 * it returns the value at the last change of the high half.
 */
static inline coresight64_cycles_pmccntr_t coresight64_cycles_pmccntr_read(const PMUREG_MEMORY *base)
{
	coresight64_cycles_pmccntr_t r;
	uint32_t low, high, again;
	uint32_t tries = 1000;

	again = pmureg_load32(base, CORESIGHT64_CYCLES_PMCCNTR_OFFSET + 4U);
	do {
		high = again;
		low = pmureg_load32(base, CORESIGHT64_CYCLES_PMCCNTR_OFFSET);
		again = pmureg_load32(base, CORESIGHT64_CYCLES_PMCCNTR_OFFSET + 4U);
	} while (high != again && --tries);
	r.raw = (uint64_t)again << 32 | (high == again ? low : 0U);
	return r;
}

/* One access to the whole register. Use it only if firmware says that the device accepts it. */
static inline coresight64_cycles_pmccntr_t coresight64_cycles_pmccntr_read_whole(const PMUREG_MEMORY *base)
{
	coresight64_cycles_pmccntr_t r;

	r.raw = pmureg_load64(base, CORESIGHT64_CYCLES_PMCCNTR_OFFSET);
	return r;
}

static inline void coresight64_cycles_pmccntr_write(PMUREG_MEMORY *base, coresight64_cycles_pmccntr_t r)
{
	pmureg_store32(base, CORESIGHT64_CYCLES_PMCCNTR_OFFSET, (uint32_t)r.raw);
	pmureg_store32(base, CORESIGHT64_CYCLES_PMCCNTR_OFFSET + 4U, (uint32_t)(r.raw >> 32));
}

#ifdef PMUREG_IO_H
static inline int coresight64_cycles_pmccntr_io_read(struct pmureg_io *io, struct pmureg_place at, coresight64_cycles_pmccntr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMCCNTR_OFFSET;
	at.bits = 32;
	error = pmureg_io_read_halves(io, at, 0, &value);
	r->raw = value;
	return error;
}

static inline int coresight64_cycles_pmccntr_io_write(struct pmureg_io *io, struct pmureg_place at, coresight64_cycles_pmccntr_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMCCNTR_OFFSET;
	at.bits = 32;
	return pmureg_io_write_halves(io, at, r.raw);
}
#endif

/* ---- PMCCFILTR: Filter of the cycle counter, in the place of PMEVTYPER31. ----
 * Source: CSPMU arm_cspmu.h; ACS
 * Page: control
 */

#define CORESIGHT64_CYCLES_PMCCFILTR_OFFSET       0x47cU
#define CORESIGHT64_CYCLES_PMCCFILTR_FILTER_SHIFT 0
#define CORESIGHT64_CYCLES_PMCCFILTR_FILTER_WIDTH 32
#define CORESIGHT64_CYCLES_PMCCFILTR_FILTER_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} coresight64_cycles_pmccfiltr_t;

typedef struct {
	uint32_t filter; /* 31:0  RW Implementation defined filter. */
} coresight64_cycles_pmccfiltr_fields_t;

static inline __attribute__((always_inline)) coresight64_cycles_pmccfiltr_t coresight64_cycles_pmccfiltr_pack(coresight64_cycles_pmccfiltr_fields_t f)
{
	coresight64_cycles_pmccfiltr_t r;

	r.raw = 0
		| f.filter;
	return r;
}

static inline coresight64_cycles_pmccfiltr_fields_t coresight64_cycles_pmccfiltr_unpack(coresight64_cycles_pmccfiltr_t r)
{
	coresight64_cycles_pmccfiltr_fields_t f;

	f.filter = r.raw;
	return f;
}

static inline uint32_t coresight64_cycles_pmccfiltr_get(coresight64_cycles_pmccfiltr_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline coresight64_cycles_pmccfiltr_t coresight64_cycles_pmccfiltr_with(coresight64_cycles_pmccfiltr_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define coresight64_cycles_pmccfiltr_get_filter(r)         coresight64_cycles_pmccfiltr_get(r, 0xffffffffU, 0)
#define coresight64_cycles_pmccfiltr_with_filter(r, value) PMUREG_WITH(coresight64_cycles_pmccfiltr_with, r, 0xffffffffU, 0, value)

static inline coresight64_cycles_pmccfiltr_t coresight64_cycles_pmccfiltr_read(const PMUREG_MEMORY *base)
{
	coresight64_cycles_pmccfiltr_t r;

	r.raw = pmureg_load32(base, CORESIGHT64_CYCLES_PMCCFILTR_OFFSET);
	return r;
}

static inline void coresight64_cycles_pmccfiltr_write(PMUREG_MEMORY *base, coresight64_cycles_pmccfiltr_t r)
{
	pmureg_store32(base, CORESIGHT64_CYCLES_PMCCFILTR_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int coresight64_cycles_pmccfiltr_io_read(struct pmureg_io *io, struct pmureg_place at, coresight64_cycles_pmccfiltr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMCCFILTR_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int coresight64_cycles_pmccfiltr_io_write(struct pmureg_io *io, struct pmureg_place at, coresight64_cycles_pmccfiltr_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CORESIGHT64_CYCLES_PMCCFILTR_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
