/*
 * Arm CoreLink NI-700 network-on-chip interconnect: PMU of a clock domain
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
 * Made by pmureg from regdefs/arm/ni700.yaml. Edit that, not this.
 */
#ifndef PMUREG_NI700_PMU_H
#define PMUREG_NI700_PMU_H

#include <pmureg/access.h>

/* ---- pmu_node_type: Which node this is. ----
 * Source: K NI_NODE_TYPE
 */

#define NI700_PMU_NODE_TYPE_OFFSET          0U
#define NI700_PMU_NODE_TYPE_NODE_ID_SHIFT   16
#define NI700_PMU_NODE_TYPE_NODE_ID_WIDTH   16
#define NI700_PMU_NODE_TYPE_NODE_ID_MASK    0xffff0000U
#define NI700_PMU_NODE_TYPE_NODE_TYPE_SHIFT 0
#define NI700_PMU_NODE_TYPE_NODE_TYPE_WIDTH 16
#define NI700_PMU_NODE_TYPE_NODE_TYPE_MASK  0x0000ffffU
#define NI700_PMU_NODE_TYPE_NODE_TYPE_CFGNI 0U
#define NI700_PMU_NODE_TYPE_NODE_TYPE_VD    1U
#define NI700_PMU_NODE_TYPE_NODE_TYPE_PD    2U
#define NI700_PMU_NODE_TYPE_NODE_TYPE_CD    3U
#define NI700_PMU_NODE_TYPE_NODE_TYPE_ASNI  4U
#define NI700_PMU_NODE_TYPE_NODE_TYPE_AMNI  5U
#define NI700_PMU_NODE_TYPE_NODE_TYPE_PMU   6U
#define NI700_PMU_NODE_TYPE_NODE_TYPE_HSNI  7U
#define NI700_PMU_NODE_TYPE_NODE_TYPE_HMNI  8U
#define NI700_PMU_NODE_TYPE_NODE_TYPE_PMNI  9U

typedef struct {
	uint32_t raw;
} ni700_pmu_node_type_t;

typedef struct {
	uint32_t node_id;   /* 31:16 RO Number among the nodes of the type. */
	uint32_t node_type; /* 15:0  RO Type of the node. */
} ni700_pmu_node_type_fields_t;

static inline __attribute__((always_inline)) ni700_pmu_node_type_t ni700_pmu_node_type_pack(ni700_pmu_node_type_fields_t f)
{
	ni700_pmu_node_type_t r;

	r.raw = 0
		| pmureg_put32(f.node_id, 0xffffU, 16)
		| pmureg_put32(f.node_type, 0xffffU, 0);
	return r;
}

static inline ni700_pmu_node_type_fields_t ni700_pmu_node_type_unpack(ni700_pmu_node_type_t r)
{
	ni700_pmu_node_type_fields_t f;

	f.node_id = r.raw >> 16;
	f.node_type = r.raw & 0xffffU;
	return f;
}

static inline uint32_t ni700_pmu_node_type_get(ni700_pmu_node_type_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define ni700_pmu_node_type_get_node_id(r)   ni700_pmu_node_type_get(r, 0xffff0000U, 16)
#define ni700_pmu_node_type_get_node_type(r) ni700_pmu_node_type_get(r, 0x0000ffffU, 0)

static inline ni700_pmu_node_type_t ni700_pmu_node_type_read(const PMUREG_MEMORY *base)
{
	ni700_pmu_node_type_t r;

	r.raw = pmureg_load32(base, NI700_PMU_NODE_TYPE_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int ni700_pmu_node_type_io_read(struct pmureg_io *io, struct pmureg_place at, ni700_pmu_node_type_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = NI700_PMU_NODE_TYPE_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- node_info: Of a domain how many nodes are below it; of an interface another register. ----
 * Source: K NI_CHILD_NODE_INFO; NCI
 */

#define NI700_PMU_NODE_INFO_OFFSET       4U
#define NI700_PMU_NODE_INFO_NUMBER_SHIFT 0
#define NI700_PMU_NODE_INFO_NUMBER_WIDTH 32
#define NI700_PMU_NODE_INFO_NUMBER_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} ni700_pmu_node_info_t;

typedef struct {
	uint32_t number; /* 31:0  RO Of a domain: how many nodes. */
} ni700_pmu_node_info_fields_t;

static inline __attribute__((always_inline)) ni700_pmu_node_info_t ni700_pmu_node_info_pack(ni700_pmu_node_info_fields_t f)
{
	ni700_pmu_node_info_t r;

	r.raw = 0
		| f.number;
	return r;
}

static inline ni700_pmu_node_info_fields_t ni700_pmu_node_info_unpack(ni700_pmu_node_info_t r)
{
	ni700_pmu_node_info_fields_t f;

	f.number = r.raw;
	return f;
}

static inline uint32_t ni700_pmu_node_info_get(ni700_pmu_node_info_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define ni700_pmu_node_info_get_number(r) ni700_pmu_node_info_get(r, 0xffffffffU, 0)

static inline ni700_pmu_node_info_t ni700_pmu_node_info_read(const PMUREG_MEMORY *base)
{
	ni700_pmu_node_info_t r;

	r.raw = pmureg_load32(base, NI700_PMU_NODE_INFO_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int ni700_pmu_node_info_io_read(struct pmureg_io *io, struct pmureg_place at, ni700_pmu_node_info_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = NI700_PMU_NODE_INFO_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- pmevcntr: Counter <n>. ----
 * Source: K NI_PMEVCNTR
 */

#define NI700_PMU_PMEVCNTR_OFFSET(n)   (8U + 8U * (n)) /* n: 0 to 7 */
#define NI700_PMU_PMEVCNTR_COUNT       8
#define NI700_PMU_PMEVCNTR_RESET       0x00000000U
#define NI700_PMU_PMEVCNTR_COUNT_SHIFT 0
#define NI700_PMU_PMEVCNTR_COUNT_WIDTH 32
#define NI700_PMU_PMEVCNTR_COUNT_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} ni700_pmu_pmevcntr_t;

typedef struct {
	uint32_t count; /* 31:0  RW-V The count. */
} ni700_pmu_pmevcntr_fields_t;

static inline __attribute__((always_inline)) ni700_pmu_pmevcntr_t ni700_pmu_pmevcntr_pack(ni700_pmu_pmevcntr_fields_t f)
{
	ni700_pmu_pmevcntr_t r;

	r.raw = 0
		| f.count;
	return r;
}

static inline ni700_pmu_pmevcntr_fields_t ni700_pmu_pmevcntr_unpack(ni700_pmu_pmevcntr_t r)
{
	ni700_pmu_pmevcntr_fields_t f;

	f.count = r.raw;
	return f;
}

static inline uint32_t ni700_pmu_pmevcntr_get(ni700_pmu_pmevcntr_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline ni700_pmu_pmevcntr_t ni700_pmu_pmevcntr_with(ni700_pmu_pmevcntr_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define ni700_pmu_pmevcntr_get_count(r)         ni700_pmu_pmevcntr_get(r, 0xffffffffU, 0)
#define ni700_pmu_pmevcntr_with_count(r, value) PMUREG_WITH(ni700_pmu_pmevcntr_with, r, 0xffffffffU, 0, value)

static inline ni700_pmu_pmevcntr_t ni700_pmu_pmevcntr_read(const PMUREG_MEMORY *base, unsigned int n)
{
	ni700_pmu_pmevcntr_t r;

	PMUREG_INDEX(n, 7U);
	r.raw = pmureg_load32(base, NI700_PMU_PMEVCNTR_OFFSET(n));
	return r;
}

static inline void ni700_pmu_pmevcntr_write(PMUREG_MEMORY *base, unsigned int n, ni700_pmu_pmevcntr_t r)
{
	PMUREG_INDEX(n, 7U);
	pmureg_store32(base, NI700_PMU_PMEVCNTR_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int ni700_pmu_pmevcntr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, ni700_pmu_pmevcntr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 7U);
	at.space = PMUREG_MMIO;
	at.address = NI700_PMU_PMEVCNTR_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int ni700_pmu_pmevcntr_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, ni700_pmu_pmevcntr_t r)
{
	PMUREG_INDEX(n, 7U);
	at.space = PMUREG_MMIO;
	at.address = NI700_PMU_PMEVCNTR_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- pmccntr: Cycle counter. ----
 * Source: K NI_PMCCNTR_L, NI_PMCCNTR_U
 * Note: PMCCNTR_L and PMCCNTR_U.
 */

#define NI700_PMU_PMCCNTR_OFFSET      0xf8U
#define NI700_PMU_PMCCNTR_RESET       0x0000000000000000ULL
#define NI700_PMU_PMCCNTR_COUNT_SHIFT 0
#define NI700_PMU_PMCCNTR_COUNT_WIDTH 64
#define NI700_PMU_PMCCNTR_COUNT_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} ni700_pmu_pmccntr_t;

typedef struct {
	uint64_t count; /* 63:0  RW-V The count. */
} ni700_pmu_pmccntr_fields_t;

static inline __attribute__((always_inline)) ni700_pmu_pmccntr_t ni700_pmu_pmccntr_pack(ni700_pmu_pmccntr_fields_t f)
{
	ni700_pmu_pmccntr_t r;

	r.raw = 0
		| f.count;
	return r;
}

static inline ni700_pmu_pmccntr_fields_t ni700_pmu_pmccntr_unpack(ni700_pmu_pmccntr_t r)
{
	ni700_pmu_pmccntr_fields_t f;

	f.count = r.raw;
	return f;
}

static inline uint64_t ni700_pmu_pmccntr_get(ni700_pmu_pmccntr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline ni700_pmu_pmccntr_t ni700_pmu_pmccntr_with(ni700_pmu_pmccntr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define ni700_pmu_pmccntr_get_count(r)         ni700_pmu_pmccntr_get(r, 0xffffffffffffffffULL, 0)
#define ni700_pmu_pmccntr_with_count(r, value) PMUREG_WITH(ni700_pmu_pmccntr_with, r, 0xffffffffffffffffULL, 0, value)

/*
 * Reads high, low, high, until both high halves are equal, so that a carry between them does not matter. After 1,000 tries
 * it returns the value at the last change of the high half.
 */
static inline ni700_pmu_pmccntr_t ni700_pmu_pmccntr_read(const PMUREG_MEMORY *base)
{
	ni700_pmu_pmccntr_t r;
	uint32_t low, high, again;
	uint32_t tries = 1000;

	again = pmureg_load32(base, NI700_PMU_PMCCNTR_OFFSET + 4U);
	do {
		high = again;
		low = pmureg_load32(base, NI700_PMU_PMCCNTR_OFFSET);
		again = pmureg_load32(base, NI700_PMU_PMCCNTR_OFFSET + 4U);
	} while (high != again && --tries);
	r.raw = (uint64_t)again << 32 | (high == again ? low : 0U);
	return r;
}

static inline void ni700_pmu_pmccntr_write(PMUREG_MEMORY *base, ni700_pmu_pmccntr_t r)
{
	pmureg_store32(base, NI700_PMU_PMCCNTR_OFFSET, (uint32_t)r.raw);
	pmureg_store32(base, NI700_PMU_PMCCNTR_OFFSET + 4U, (uint32_t)(r.raw >> 32));
}

#ifdef PMUREG_IO_H
static inline int ni700_pmu_pmccntr_io_read(struct pmureg_io *io, struct pmureg_place at, ni700_pmu_pmccntr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = NI700_PMU_PMCCNTR_OFFSET;
	at.bits = 32;
	error = pmureg_io_read_halves(io, at, 0, &value);
	r->raw = value;
	return error;
}

static inline int ni700_pmu_pmccntr_io_write(struct pmureg_io *io, struct pmureg_place at, ni700_pmu_pmccntr_t r)
{
	at.space = PMUREG_MMIO;
	at.address = NI700_PMU_PMCCNTR_OFFSET;
	at.bits = 32;
	return pmureg_io_write_halves(io, at, r.raw);
}
#endif

/* ---- pmevtyper: The interface whose event <n> counter <n> counts. ----
 * Source: K NI_PMEVTYPER
 */

#define NI700_PMU_PMEVTYPER_OFFSET(n)       (0x400U + 4U * (n)) /* n: 0 to 7 */
#define NI700_PMU_PMEVTYPER_COUNT           8
#define NI700_PMU_PMEVTYPER_RESET           0x00000000U
#define NI700_PMU_PMEVTYPER_NODE_TYPE_SHIFT 9
#define NI700_PMU_PMEVTYPER_NODE_TYPE_WIDTH 4
#define NI700_PMU_PMEVTYPER_NODE_TYPE_MASK  0x00001e00U
#define NI700_PMU_PMEVTYPER_NODE_TYPE_ASNI  4U
#define NI700_PMU_PMEVTYPER_NODE_TYPE_AMNI  5U
#define NI700_PMU_PMEVTYPER_NODE_TYPE_HSNI  7U
#define NI700_PMU_PMEVTYPER_NODE_TYPE_HMNI  8U
#define NI700_PMU_PMEVTYPER_NODE_TYPE_PMNI  9U
#define NI700_PMU_PMEVTYPER_NODE_ID_SHIFT   0
#define NI700_PMU_PMEVTYPER_NODE_ID_WIDTH   9
#define NI700_PMU_PMEVTYPER_NODE_ID_MASK    0x000001ffU

typedef struct {
	uint32_t raw;
} ni700_pmu_pmevtyper_t;

typedef struct {
	uint32_t node_type; /* 12:9  RW Type of the interface. */
	uint32_t node_id;   /* 8:0   RW Number of the interface. */
} ni700_pmu_pmevtyper_fields_t;

static inline __attribute__((always_inline)) ni700_pmu_pmevtyper_t ni700_pmu_pmevtyper_pack(ni700_pmu_pmevtyper_fields_t f)
{
	ni700_pmu_pmevtyper_t r;

	r.raw = 0
		| pmureg_put32(f.node_type, 0xfU, 9)
		| pmureg_put32(f.node_id, 0x1ffU, 0);
	return r;
}

static inline ni700_pmu_pmevtyper_fields_t ni700_pmu_pmevtyper_unpack(ni700_pmu_pmevtyper_t r)
{
	ni700_pmu_pmevtyper_fields_t f;

	f.node_type = (r.raw >> 9) & 0xfU;
	f.node_id = r.raw & 0x1ffU;
	return f;
}

static inline uint32_t ni700_pmu_pmevtyper_get(ni700_pmu_pmevtyper_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline ni700_pmu_pmevtyper_t ni700_pmu_pmevtyper_with(ni700_pmu_pmevtyper_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x00001fffU & ~mask);
	return r;
}

#define ni700_pmu_pmevtyper_get_node_type(r)         ni700_pmu_pmevtyper_get(r, 0x00001e00U, 9)
#define ni700_pmu_pmevtyper_get_node_id(r)           ni700_pmu_pmevtyper_get(r, 0x000001ffU, 0)
#define ni700_pmu_pmevtyper_with_node_type(r, value) PMUREG_WITH(ni700_pmu_pmevtyper_with, r, 0x00001e00U, 9, value)
#define ni700_pmu_pmevtyper_with_node_id(r, value)   PMUREG_WITH(ni700_pmu_pmevtyper_with, r, 0x000001ffU, 0, value)

static inline int ni700_pmu_pmevtyper_check(ni700_pmu_pmevtyper_t r)
{
	if ((r.raw & 0xffffe000U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *ni700_pmu_pmevtyper_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffe000 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline ni700_pmu_pmevtyper_t ni700_pmu_pmevtyper_read(const PMUREG_MEMORY *base, unsigned int n)
{
	ni700_pmu_pmevtyper_t r;

	PMUREG_INDEX(n, 7U);
	r.raw = pmureg_load32(base, NI700_PMU_PMEVTYPER_OFFSET(n));
	return r;
}

static inline void ni700_pmu_pmevtyper_write(PMUREG_MEMORY *base, unsigned int n, ni700_pmu_pmevtyper_t r)
{
	PMUREG_INDEX(n, 7U);
	pmureg_store32(base, NI700_PMU_PMEVTYPER_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int ni700_pmu_pmevtyper_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, ni700_pmu_pmevtyper_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 7U);
	at.space = PMUREG_MMIO;
	at.address = NI700_PMU_PMEVTYPER_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int ni700_pmu_pmevtyper_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, ni700_pmu_pmevtyper_t r)
{
	PMUREG_INDEX(n, 7U);
	at.space = PMUREG_MMIO;
	at.address = NI700_PMU_PMEVTYPER_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- pmcntenset: Enables counters. ----
 * Source: K NI_PMCNTENSET
 */

#define NI700_PMU_PMCNTENSET_OFFSET       0xc00U
#define NI700_PMU_PMCNTENSET_RESET        0x00000000U
#define NI700_PMU_PMCNTENSET_ACTING       0x800000ffU
#define NI700_PMU_PMCNTENSET_CYCLES_SHIFT 31
#define NI700_PMU_PMCNTENSET_CYCLES_WIDTH 1
#define NI700_PMU_PMCNTENSET_CYCLES_MASK  0x80000000U
#define NI700_PMU_PMCNTENSET_C_SHIFT      0
#define NI700_PMU_PMCNTENSET_C_WIDTH      8
#define NI700_PMU_PMCNTENSET_C_MASK       0x000000ffU
#define NI700_PMU_PMCNTENSET_C_COUNT      8

typedef struct {
	uint32_t raw;
} ni700_pmu_pmcntenset_t;

typedef struct {
	uint32_t cycles; /* 31    W1S The cycle counter counts. */
	uint32_t c;      /* 7:0   W1S Counter <n> counts. */
} ni700_pmu_pmcntenset_fields_t;

static inline __attribute__((always_inline)) ni700_pmu_pmcntenset_t ni700_pmu_pmcntenset_pack(ni700_pmu_pmcntenset_fields_t f)
{
	ni700_pmu_pmcntenset_t r;

	r.raw = 0
		| pmureg_put32(f.cycles, 0x1U, 31)
		| pmureg_put32(f.c, 0xffU, 0);
	return r;
}

static inline ni700_pmu_pmcntenset_fields_t ni700_pmu_pmcntenset_unpack(ni700_pmu_pmcntenset_t r)
{
	ni700_pmu_pmcntenset_fields_t f;

	f.cycles = r.raw >> 31;
	f.c = r.raw & 0xffU;
	return f;
}

static inline uint32_t ni700_pmu_pmcntenset_get(ni700_pmu_pmcntenset_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline ni700_pmu_pmcntenset_t ni700_pmu_pmcntenset_with(ni700_pmu_pmcntenset_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift);
	return r;
}

#define ni700_pmu_pmcntenset_get_cycles(r)         ni700_pmu_pmcntenset_get(r, 0x80000000U, 31)
#define ni700_pmu_pmcntenset_with_cycles(r, value) PMUREG_WITH(ni700_pmu_pmcntenset_with, r, 0x80000000U, 31, value)
#define ni700_pmu_pmcntenset_with_c(r, value)      PMUREG_WITH(ni700_pmu_pmcntenset_with, r, 0x000000ffU, 0, value)

/* Element n of c, 0 to 7. Another index gives 0; debug builds assert. */
static inline uint32_t ni700_pmu_pmcntenset_get_c(ni700_pmu_pmcntenset_t r, unsigned int n)
{
	PMUREG_INDEX(n, 7U);
	return n < 8U ? (r.raw >> n) & 0x1U : 0;
}

static inline int ni700_pmu_pmcntenset_check(ni700_pmu_pmcntenset_t r)
{
	if ((r.raw & 0x7fffff00U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *ni700_pmu_pmcntenset_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0x7fffff00 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline ni700_pmu_pmcntenset_t ni700_pmu_pmcntenset_read(const PMUREG_MEMORY *base)
{
	ni700_pmu_pmcntenset_t r;

	r.raw = pmureg_load32(base, NI700_PMU_PMCNTENSET_OFFSET);
	return r;
}

static inline void ni700_pmu_pmcntenset_write(PMUREG_MEMORY *base, ni700_pmu_pmcntenset_t r)
{
	pmureg_store32(base, NI700_PMU_PMCNTENSET_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int ni700_pmu_pmcntenset_io_read(struct pmureg_io *io, struct pmureg_place at, ni700_pmu_pmcntenset_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = NI700_PMU_PMCNTENSET_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int ni700_pmu_pmcntenset_io_write(struct pmureg_io *io, struct pmureg_place at, ni700_pmu_pmcntenset_t r)
{
	at.space = PMUREG_MMIO;
	at.address = NI700_PMU_PMCNTENSET_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- pmcntenclr: Disables counters. ----
 * Source: K NI_PMCNTENCLR
 */

#define NI700_PMU_PMCNTENCLR_OFFSET       0xc20U
#define NI700_PMU_PMCNTENCLR_RESET        0x00000000U
#define NI700_PMU_PMCNTENCLR_ACTING       0x800000ffU
#define NI700_PMU_PMCNTENCLR_CYCLES_SHIFT 31
#define NI700_PMU_PMCNTENCLR_CYCLES_WIDTH 1
#define NI700_PMU_PMCNTENCLR_CYCLES_MASK  0x80000000U
#define NI700_PMU_PMCNTENCLR_C_SHIFT      0
#define NI700_PMU_PMCNTENCLR_C_WIDTH      8
#define NI700_PMU_PMCNTENCLR_C_MASK       0x000000ffU
#define NI700_PMU_PMCNTENCLR_C_COUNT      8

typedef struct {
	uint32_t raw;
} ni700_pmu_pmcntenclr_t;

typedef struct {
	uint32_t cycles; /* 31    W1C The cycle counter counts. */
	uint32_t c;      /* 7:0   W1C Counter <n> counts. */
} ni700_pmu_pmcntenclr_fields_t;

static inline __attribute__((always_inline)) ni700_pmu_pmcntenclr_t ni700_pmu_pmcntenclr_pack(ni700_pmu_pmcntenclr_fields_t f)
{
	ni700_pmu_pmcntenclr_t r;

	r.raw = 0
		| pmureg_put32(f.cycles, 0x1U, 31)
		| pmureg_put32(f.c, 0xffU, 0);
	return r;
}

static inline ni700_pmu_pmcntenclr_fields_t ni700_pmu_pmcntenclr_unpack(ni700_pmu_pmcntenclr_t r)
{
	ni700_pmu_pmcntenclr_fields_t f;

	f.cycles = r.raw >> 31;
	f.c = r.raw & 0xffU;
	return f;
}

static inline uint32_t ni700_pmu_pmcntenclr_get(ni700_pmu_pmcntenclr_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline ni700_pmu_pmcntenclr_t ni700_pmu_pmcntenclr_with(ni700_pmu_pmcntenclr_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift);
	return r;
}

#define ni700_pmu_pmcntenclr_get_cycles(r)         ni700_pmu_pmcntenclr_get(r, 0x80000000U, 31)
#define ni700_pmu_pmcntenclr_with_cycles(r, value) PMUREG_WITH(ni700_pmu_pmcntenclr_with, r, 0x80000000U, 31, value)
#define ni700_pmu_pmcntenclr_with_c(r, value)      PMUREG_WITH(ni700_pmu_pmcntenclr_with, r, 0x000000ffU, 0, value)

/* Element n of c, 0 to 7. Another index gives 0; debug builds assert. */
static inline uint32_t ni700_pmu_pmcntenclr_get_c(ni700_pmu_pmcntenclr_t r, unsigned int n)
{
	PMUREG_INDEX(n, 7U);
	return n < 8U ? (r.raw >> n) & 0x1U : 0;
}

static inline int ni700_pmu_pmcntenclr_check(ni700_pmu_pmcntenclr_t r)
{
	if ((r.raw & 0x7fffff00U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *ni700_pmu_pmcntenclr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0x7fffff00 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline ni700_pmu_pmcntenclr_t ni700_pmu_pmcntenclr_read(const PMUREG_MEMORY *base)
{
	ni700_pmu_pmcntenclr_t r;

	r.raw = pmureg_load32(base, NI700_PMU_PMCNTENCLR_OFFSET);
	return r;
}

static inline void ni700_pmu_pmcntenclr_write(PMUREG_MEMORY *base, ni700_pmu_pmcntenclr_t r)
{
	pmureg_store32(base, NI700_PMU_PMCNTENCLR_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int ni700_pmu_pmcntenclr_io_read(struct pmureg_io *io, struct pmureg_place at, ni700_pmu_pmcntenclr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = NI700_PMU_PMCNTENCLR_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int ni700_pmu_pmcntenclr_io_write(struct pmureg_io *io, struct pmureg_place at, ni700_pmu_pmcntenclr_t r)
{
	at.space = PMUREG_MMIO;
	at.address = NI700_PMU_PMCNTENCLR_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- pmintenset: Enables interrupts. ----
 * Source: K NI_PMINTENSET
 */

#define NI700_PMU_PMINTENSET_OFFSET       0xc40U
#define NI700_PMU_PMINTENSET_RESET        0x00000000U
#define NI700_PMU_PMINTENSET_ACTING       0x800000ffU
#define NI700_PMU_PMINTENSET_CYCLES_SHIFT 31
#define NI700_PMU_PMINTENSET_CYCLES_WIDTH 1
#define NI700_PMU_PMINTENSET_CYCLES_MASK  0x80000000U
#define NI700_PMU_PMINTENSET_C_SHIFT      0
#define NI700_PMU_PMINTENSET_C_WIDTH      8
#define NI700_PMU_PMINTENSET_C_MASK       0x000000ffU
#define NI700_PMU_PMINTENSET_C_COUNT      8

typedef struct {
	uint32_t raw;
} ni700_pmu_pmintenset_t;

typedef struct {
	uint32_t cycles; /* 31    W1S An overflow of the cycle counter interrupts. */
	uint32_t c;      /* 7:0   W1S An overflow of counter <n> interrupts. */
} ni700_pmu_pmintenset_fields_t;

static inline __attribute__((always_inline)) ni700_pmu_pmintenset_t ni700_pmu_pmintenset_pack(ni700_pmu_pmintenset_fields_t f)
{
	ni700_pmu_pmintenset_t r;

	r.raw = 0
		| pmureg_put32(f.cycles, 0x1U, 31)
		| pmureg_put32(f.c, 0xffU, 0);
	return r;
}

static inline ni700_pmu_pmintenset_fields_t ni700_pmu_pmintenset_unpack(ni700_pmu_pmintenset_t r)
{
	ni700_pmu_pmintenset_fields_t f;

	f.cycles = r.raw >> 31;
	f.c = r.raw & 0xffU;
	return f;
}

static inline uint32_t ni700_pmu_pmintenset_get(ni700_pmu_pmintenset_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline ni700_pmu_pmintenset_t ni700_pmu_pmintenset_with(ni700_pmu_pmintenset_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift);
	return r;
}

#define ni700_pmu_pmintenset_get_cycles(r)         ni700_pmu_pmintenset_get(r, 0x80000000U, 31)
#define ni700_pmu_pmintenset_with_cycles(r, value) PMUREG_WITH(ni700_pmu_pmintenset_with, r, 0x80000000U, 31, value)
#define ni700_pmu_pmintenset_with_c(r, value)      PMUREG_WITH(ni700_pmu_pmintenset_with, r, 0x000000ffU, 0, value)

/* Element n of c, 0 to 7. Another index gives 0; debug builds assert. */
static inline uint32_t ni700_pmu_pmintenset_get_c(ni700_pmu_pmintenset_t r, unsigned int n)
{
	PMUREG_INDEX(n, 7U);
	return n < 8U ? (r.raw >> n) & 0x1U : 0;
}

static inline int ni700_pmu_pmintenset_check(ni700_pmu_pmintenset_t r)
{
	if ((r.raw & 0x7fffff00U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *ni700_pmu_pmintenset_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0x7fffff00 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline ni700_pmu_pmintenset_t ni700_pmu_pmintenset_read(const PMUREG_MEMORY *base)
{
	ni700_pmu_pmintenset_t r;

	r.raw = pmureg_load32(base, NI700_PMU_PMINTENSET_OFFSET);
	return r;
}

static inline void ni700_pmu_pmintenset_write(PMUREG_MEMORY *base, ni700_pmu_pmintenset_t r)
{
	pmureg_store32(base, NI700_PMU_PMINTENSET_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int ni700_pmu_pmintenset_io_read(struct pmureg_io *io, struct pmureg_place at, ni700_pmu_pmintenset_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = NI700_PMU_PMINTENSET_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int ni700_pmu_pmintenset_io_write(struct pmureg_io *io, struct pmureg_place at, ni700_pmu_pmintenset_t r)
{
	at.space = PMUREG_MMIO;
	at.address = NI700_PMU_PMINTENSET_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- pmintenclr: Disables interrupts. ----
 * Source: K NI_PMINTENCLR
 */

#define NI700_PMU_PMINTENCLR_OFFSET       0xc60U
#define NI700_PMU_PMINTENCLR_RESET        0x00000000U
#define NI700_PMU_PMINTENCLR_ACTING       0x800000ffU
#define NI700_PMU_PMINTENCLR_CYCLES_SHIFT 31
#define NI700_PMU_PMINTENCLR_CYCLES_WIDTH 1
#define NI700_PMU_PMINTENCLR_CYCLES_MASK  0x80000000U
#define NI700_PMU_PMINTENCLR_C_SHIFT      0
#define NI700_PMU_PMINTENCLR_C_WIDTH      8
#define NI700_PMU_PMINTENCLR_C_MASK       0x000000ffU
#define NI700_PMU_PMINTENCLR_C_COUNT      8

typedef struct {
	uint32_t raw;
} ni700_pmu_pmintenclr_t;

typedef struct {
	uint32_t cycles; /* 31    W1C An overflow of the cycle counter interrupts. */
	uint32_t c;      /* 7:0   W1C An overflow of counter <n> interrupts. */
} ni700_pmu_pmintenclr_fields_t;

static inline __attribute__((always_inline)) ni700_pmu_pmintenclr_t ni700_pmu_pmintenclr_pack(ni700_pmu_pmintenclr_fields_t f)
{
	ni700_pmu_pmintenclr_t r;

	r.raw = 0
		| pmureg_put32(f.cycles, 0x1U, 31)
		| pmureg_put32(f.c, 0xffU, 0);
	return r;
}

static inline ni700_pmu_pmintenclr_fields_t ni700_pmu_pmintenclr_unpack(ni700_pmu_pmintenclr_t r)
{
	ni700_pmu_pmintenclr_fields_t f;

	f.cycles = r.raw >> 31;
	f.c = r.raw & 0xffU;
	return f;
}

static inline uint32_t ni700_pmu_pmintenclr_get(ni700_pmu_pmintenclr_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline ni700_pmu_pmintenclr_t ni700_pmu_pmintenclr_with(ni700_pmu_pmintenclr_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift);
	return r;
}

#define ni700_pmu_pmintenclr_get_cycles(r)         ni700_pmu_pmintenclr_get(r, 0x80000000U, 31)
#define ni700_pmu_pmintenclr_with_cycles(r, value) PMUREG_WITH(ni700_pmu_pmintenclr_with, r, 0x80000000U, 31, value)
#define ni700_pmu_pmintenclr_with_c(r, value)      PMUREG_WITH(ni700_pmu_pmintenclr_with, r, 0x000000ffU, 0, value)

/* Element n of c, 0 to 7. Another index gives 0; debug builds assert. */
static inline uint32_t ni700_pmu_pmintenclr_get_c(ni700_pmu_pmintenclr_t r, unsigned int n)
{
	PMUREG_INDEX(n, 7U);
	return n < 8U ? (r.raw >> n) & 0x1U : 0;
}

static inline int ni700_pmu_pmintenclr_check(ni700_pmu_pmintenclr_t r)
{
	if ((r.raw & 0x7fffff00U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *ni700_pmu_pmintenclr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0x7fffff00 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline ni700_pmu_pmintenclr_t ni700_pmu_pmintenclr_read(const PMUREG_MEMORY *base)
{
	ni700_pmu_pmintenclr_t r;

	r.raw = pmureg_load32(base, NI700_PMU_PMINTENCLR_OFFSET);
	return r;
}

static inline void ni700_pmu_pmintenclr_write(PMUREG_MEMORY *base, ni700_pmu_pmintenclr_t r)
{
	pmureg_store32(base, NI700_PMU_PMINTENCLR_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int ni700_pmu_pmintenclr_io_read(struct pmureg_io *io, struct pmureg_place at, ni700_pmu_pmintenclr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = NI700_PMU_PMINTENCLR_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int ni700_pmu_pmintenclr_io_write(struct pmureg_io *io, struct pmureg_place at, ni700_pmu_pmintenclr_t r)
{
	at.space = PMUREG_MMIO;
	at.address = NI700_PMU_PMINTENCLR_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- pmovsclr: Which counters have wrapped. ----
 * Source: K NI_PMOVSCLR
 */

#define NI700_PMU_PMOVSCLR_OFFSET       0xc80U
#define NI700_PMU_PMOVSCLR_RESET        0x00000000U
#define NI700_PMU_PMOVSCLR_ACTING       0x800000ffU
#define NI700_PMU_PMOVSCLR_CYCLES_SHIFT 31
#define NI700_PMU_PMOVSCLR_CYCLES_WIDTH 1
#define NI700_PMU_PMOVSCLR_CYCLES_MASK  0x80000000U
#define NI700_PMU_PMOVSCLR_C_SHIFT      0
#define NI700_PMU_PMOVSCLR_C_WIDTH      8
#define NI700_PMU_PMOVSCLR_C_MASK       0x000000ffU
#define NI700_PMU_PMOVSCLR_C_COUNT      8

typedef struct {
	uint32_t raw;
} ni700_pmu_pmovsclr_t;

typedef struct {
	uint32_t cycles; /* 31    W1C-V The cycle counter has wrapped. */
	uint32_t c;      /* 7:0   W1C-V Counter <n> has wrapped. */
} ni700_pmu_pmovsclr_fields_t;

static inline __attribute__((always_inline)) ni700_pmu_pmovsclr_t ni700_pmu_pmovsclr_pack(ni700_pmu_pmovsclr_fields_t f)
{
	ni700_pmu_pmovsclr_t r;

	r.raw = 0
		| pmureg_put32(f.cycles, 0x1U, 31)
		| pmureg_put32(f.c, 0xffU, 0);
	return r;
}

static inline ni700_pmu_pmovsclr_fields_t ni700_pmu_pmovsclr_unpack(ni700_pmu_pmovsclr_t r)
{
	ni700_pmu_pmovsclr_fields_t f;

	f.cycles = r.raw >> 31;
	f.c = r.raw & 0xffU;
	return f;
}

static inline uint32_t ni700_pmu_pmovsclr_get(ni700_pmu_pmovsclr_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline ni700_pmu_pmovsclr_t ni700_pmu_pmovsclr_with(ni700_pmu_pmovsclr_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift);
	return r;
}

#define ni700_pmu_pmovsclr_get_cycles(r)         ni700_pmu_pmovsclr_get(r, 0x80000000U, 31)
#define ni700_pmu_pmovsclr_with_cycles(r, value) PMUREG_WITH(ni700_pmu_pmovsclr_with, r, 0x80000000U, 31, value)
#define ni700_pmu_pmovsclr_with_c(r, value)      PMUREG_WITH(ni700_pmu_pmovsclr_with, r, 0x000000ffU, 0, value)

/* Element n of c, 0 to 7. Another index gives 0; debug builds assert. */
static inline uint32_t ni700_pmu_pmovsclr_get_c(ni700_pmu_pmovsclr_t r, unsigned int n)
{
	PMUREG_INDEX(n, 7U);
	return n < 8U ? (r.raw >> n) & 0x1U : 0;
}

static inline int ni700_pmu_pmovsclr_check(ni700_pmu_pmovsclr_t r)
{
	if ((r.raw & 0x7fffff00U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *ni700_pmu_pmovsclr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0x7fffff00 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline ni700_pmu_pmovsclr_t ni700_pmu_pmovsclr_read(const PMUREG_MEMORY *base)
{
	ni700_pmu_pmovsclr_t r;

	r.raw = pmureg_load32(base, NI700_PMU_PMOVSCLR_OFFSET);
	return r;
}

static inline void ni700_pmu_pmovsclr_write(PMUREG_MEMORY *base, ni700_pmu_pmovsclr_t r)
{
	pmureg_store32(base, NI700_PMU_PMOVSCLR_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int ni700_pmu_pmovsclr_io_read(struct pmureg_io *io, struct pmureg_place at, ni700_pmu_pmovsclr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = NI700_PMU_PMOVSCLR_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int ni700_pmu_pmovsclr_io_write(struct pmureg_io *io, struct pmureg_place at, ni700_pmu_pmovsclr_t r)
{
	at.space = PMUREG_MMIO;
	at.address = NI700_PMU_PMOVSCLR_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- pmovsset: The same; a written 1 sets. ----
 * Source: K NI_PMOVSSET
 */

#define NI700_PMU_PMOVSSET_OFFSET       0xcc0U
#define NI700_PMU_PMOVSSET_RESET        0x00000000U
#define NI700_PMU_PMOVSSET_ACTING       0x800000ffU
#define NI700_PMU_PMOVSSET_CYCLES_SHIFT 31
#define NI700_PMU_PMOVSSET_CYCLES_WIDTH 1
#define NI700_PMU_PMOVSSET_CYCLES_MASK  0x80000000U
#define NI700_PMU_PMOVSSET_C_SHIFT      0
#define NI700_PMU_PMOVSSET_C_WIDTH      8
#define NI700_PMU_PMOVSSET_C_MASK       0x000000ffU
#define NI700_PMU_PMOVSSET_C_COUNT      8

typedef struct {
	uint32_t raw;
} ni700_pmu_pmovsset_t;

typedef struct {
	uint32_t cycles; /* 31    W1S-V The cycle counter has wrapped. */
	uint32_t c;      /* 7:0   W1S-V Counter <n> has wrapped. */
} ni700_pmu_pmovsset_fields_t;

static inline __attribute__((always_inline)) ni700_pmu_pmovsset_t ni700_pmu_pmovsset_pack(ni700_pmu_pmovsset_fields_t f)
{
	ni700_pmu_pmovsset_t r;

	r.raw = 0
		| pmureg_put32(f.cycles, 0x1U, 31)
		| pmureg_put32(f.c, 0xffU, 0);
	return r;
}

static inline ni700_pmu_pmovsset_fields_t ni700_pmu_pmovsset_unpack(ni700_pmu_pmovsset_t r)
{
	ni700_pmu_pmovsset_fields_t f;

	f.cycles = r.raw >> 31;
	f.c = r.raw & 0xffU;
	return f;
}

static inline uint32_t ni700_pmu_pmovsset_get(ni700_pmu_pmovsset_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline ni700_pmu_pmovsset_t ni700_pmu_pmovsset_with(ni700_pmu_pmovsset_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift);
	return r;
}

#define ni700_pmu_pmovsset_get_cycles(r)         ni700_pmu_pmovsset_get(r, 0x80000000U, 31)
#define ni700_pmu_pmovsset_with_cycles(r, value) PMUREG_WITH(ni700_pmu_pmovsset_with, r, 0x80000000U, 31, value)
#define ni700_pmu_pmovsset_with_c(r, value)      PMUREG_WITH(ni700_pmu_pmovsset_with, r, 0x000000ffU, 0, value)

/* Element n of c, 0 to 7. Another index gives 0; debug builds assert. */
static inline uint32_t ni700_pmu_pmovsset_get_c(ni700_pmu_pmovsset_t r, unsigned int n)
{
	PMUREG_INDEX(n, 7U);
	return n < 8U ? (r.raw >> n) & 0x1U : 0;
}

static inline int ni700_pmu_pmovsset_check(ni700_pmu_pmovsset_t r)
{
	if ((r.raw & 0x7fffff00U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *ni700_pmu_pmovsset_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0x7fffff00 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline ni700_pmu_pmovsset_t ni700_pmu_pmovsset_read(const PMUREG_MEMORY *base)
{
	ni700_pmu_pmovsset_t r;

	r.raw = pmureg_load32(base, NI700_PMU_PMOVSSET_OFFSET);
	return r;
}

static inline void ni700_pmu_pmovsset_write(PMUREG_MEMORY *base, ni700_pmu_pmovsset_t r)
{
	pmureg_store32(base, NI700_PMU_PMOVSSET_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int ni700_pmu_pmovsset_io_read(struct pmureg_io *io, struct pmureg_place at, ni700_pmu_pmovsset_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = NI700_PMU_PMOVSSET_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int ni700_pmu_pmovsset_io_write(struct pmureg_io *io, struct pmureg_place at, ni700_pmu_pmovsset_t r)
{
	at.space = PMUREG_MMIO;
	at.address = NI700_PMU_PMOVSSET_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- pmcfgr: How the PMU was built; 0: only Secure software reaches it. ----
 * Source: K NI_PMCFGR, arm_ni_init_cd
 * Note: The example is invented.
 */

#define NI700_PMU_PMCFGR_OFFSET       0xe00U
#define NI700_PMU_PMCFGR_CONFIG_SHIFT 0
#define NI700_PMU_PMCFGR_CONFIG_WIDTH 32
#define NI700_PMU_PMCFGR_CONFIG_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} ni700_pmu_pmcfgr_t;

typedef struct {
	uint32_t config; /* 31:0  RO Its fields are in Arm's manual alone. */
} ni700_pmu_pmcfgr_fields_t;

static inline __attribute__((always_inline)) ni700_pmu_pmcfgr_t ni700_pmu_pmcfgr_pack(ni700_pmu_pmcfgr_fields_t f)
{
	ni700_pmu_pmcfgr_t r;

	r.raw = 0
		| f.config;
	return r;
}

static inline ni700_pmu_pmcfgr_fields_t ni700_pmu_pmcfgr_unpack(ni700_pmu_pmcfgr_t r)
{
	ni700_pmu_pmcfgr_fields_t f;

	f.config = r.raw;
	return f;
}

static inline uint32_t ni700_pmu_pmcfgr_get(ni700_pmu_pmcfgr_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define ni700_pmu_pmcfgr_get_config(r) ni700_pmu_pmcfgr_get(r, 0xffffffffU, 0)

static inline ni700_pmu_pmcfgr_t ni700_pmu_pmcfgr_read(const PMUREG_MEMORY *base)
{
	ni700_pmu_pmcfgr_t r;

	r.raw = pmureg_load32(base, NI700_PMU_PMCFGR_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int ni700_pmu_pmcfgr_io_read(struct pmureg_io *io, struct pmureg_place at, ni700_pmu_pmcfgr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = NI700_PMU_PMCFGR_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- pmcr: Control. ----
 * Source: K NI_PMCR
 */

#define NI700_PMU_PMCR_OFFSET            0xe04U
#define NI700_PMU_PMCR_RESET             0x00000000U
#define NI700_PMU_PMCR_ACTING            0x00000006U
#define NI700_PMU_PMCR_RESET_CCNT_SHIFT  2
#define NI700_PMU_PMCR_RESET_CCNT_WIDTH  1
#define NI700_PMU_PMCR_RESET_CCNT_MASK   0x00000004U
#define NI700_PMU_PMCR_RESET_EVCNT_SHIFT 1
#define NI700_PMU_PMCR_RESET_EVCNT_WIDTH 1
#define NI700_PMU_PMCR_RESET_EVCNT_MASK  0x00000002U
#define NI700_PMU_PMCR_EN_SHIFT          0
#define NI700_PMU_PMCR_EN_WIDTH          1
#define NI700_PMU_PMCR_EN_MASK           0x00000001U

typedef struct {
	uint32_t raw;
} ni700_pmu_pmcr_t;

typedef struct {
	uint32_t reset_ccnt;  /* 2     WO self-clearing A written 1 zeroes the cycle counter. */
	uint32_t reset_evcnt; /* 1     WO self-clearing A written 1 zeroes the counters of events. */
	uint32_t en;          /* 0     RW               Enabled counters count. */
} ni700_pmu_pmcr_fields_t;

static inline __attribute__((always_inline)) ni700_pmu_pmcr_t ni700_pmu_pmcr_pack(ni700_pmu_pmcr_fields_t f)
{
	ni700_pmu_pmcr_t r;

	r.raw = 0
		| pmureg_put32(f.reset_ccnt, 0x1U, 2)
		| pmureg_put32(f.reset_evcnt, 0x1U, 1)
		| pmureg_put32(f.en, 0x1U, 0);
	return r;
}

static inline ni700_pmu_pmcr_fields_t ni700_pmu_pmcr_unpack(ni700_pmu_pmcr_t r)
{
	ni700_pmu_pmcr_fields_t f;

	f.reset_ccnt = (r.raw >> 2) & 0x1U;
	f.reset_evcnt = (r.raw >> 1) & 0x1U;
	f.en = r.raw & 0x1U;
	return f;
}

static inline uint32_t ni700_pmu_pmcr_get(ni700_pmu_pmcr_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline ni700_pmu_pmcr_t ni700_pmu_pmcr_with(ni700_pmu_pmcr_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x00000001U & ~mask);
	return r;
}

#define ni700_pmu_pmcr_get_en(r)                  ni700_pmu_pmcr_get(r, 0x00000001U, 0)
#define ni700_pmu_pmcr_with_reset_ccnt(r, value)  PMUREG_WITH(ni700_pmu_pmcr_with, r, 0x00000004U, 2, value)
#define ni700_pmu_pmcr_with_reset_evcnt(r, value) PMUREG_WITH(ni700_pmu_pmcr_with, r, 0x00000002U, 1, value)
#define ni700_pmu_pmcr_with_en(r, value)          PMUREG_WITH(ni700_pmu_pmcr_with, r, 0x00000001U, 0, value)

static inline int ni700_pmu_pmcr_check(ni700_pmu_pmcr_t r)
{
	if ((r.raw & 0xfffffff8U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *ni700_pmu_pmcr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffff8 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline ni700_pmu_pmcr_t ni700_pmu_pmcr_read(const PMUREG_MEMORY *base)
{
	ni700_pmu_pmcr_t r;

	r.raw = pmureg_load32(base, NI700_PMU_PMCR_OFFSET);
	return r;
}

static inline void ni700_pmu_pmcr_write(PMUREG_MEMORY *base, ni700_pmu_pmcr_t r)
{
	pmureg_store32(base, NI700_PMU_PMCR_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int ni700_pmu_pmcr_io_read(struct pmureg_io *io, struct pmureg_place at, ni700_pmu_pmcr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = NI700_PMU_PMCR_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int ni700_pmu_pmcr_io_write(struct pmureg_io *io, struct pmureg_place at, ni700_pmu_pmcr_t r)
{
	at.space = PMUREG_MMIO;
	at.address = NI700_PMU_PMCR_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
