/*
 * AMD I/O memory management units: I/O memory management unit
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
 * Made by pmureg from regdefs/amd/amd_iommu.yaml. Edit that, not this.
 */
#ifndef PMUREG_AMD_IOMMU_IOMMU_H
#define PMUREG_AMD_IOMMU_IOMMU_H

#include <pmureg/access.h>

/* ---- MMIO_CNTR_CONF: How many counters there are. ----
 * Source: INIT init_iommu_perf_ctr
 * Note: The example is invented.
 */

#define AMD_IOMMU_IOMMU_CONF_OFFSET         0x4000U
#define AMD_IOMMU_IOMMU_CONF_BANKS_SHIFT    12
#define AMD_IOMMU_IOMMU_CONF_BANKS_WIDTH    6
#define AMD_IOMMU_IOMMU_CONF_BANKS_MASK     0x0003f000U
#define AMD_IOMMU_IOMMU_CONF_COUNTERS_SHIFT 7
#define AMD_IOMMU_IOMMU_CONF_COUNTERS_WIDTH 4
#define AMD_IOMMU_IOMMU_CONF_COUNTERS_MASK  0x00000780U

typedef struct {
	uint32_t raw;
} amd_iommu_iommu_conf_t;

typedef struct {
	uint32_t BANKS;    /* 17:12 RO Banks. */
	uint32_t COUNTERS; /* 10:7  RO Counters of a bank. */
} amd_iommu_iommu_conf_fields_t;

/* Writes 0 to 0xfffc087fU, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) amd_iommu_iommu_conf_t amd_iommu_iommu_conf_pack(amd_iommu_iommu_conf_fields_t f)
{
	amd_iommu_iommu_conf_t r;

	r.raw = 0
		| pmureg_put32(f.BANKS, 0x3fU, 12)
		| pmureg_put32(f.COUNTERS, 0xfU, 7);
	return r;
}

static inline amd_iommu_iommu_conf_fields_t amd_iommu_iommu_conf_unpack(amd_iommu_iommu_conf_t r)
{
	amd_iommu_iommu_conf_fields_t f;

	f.BANKS = (r.raw >> 12) & 0x3fU;
	f.COUNTERS = (r.raw >> 7) & 0xfU;
	return f;
}

static inline uint32_t amd_iommu_iommu_conf_get(amd_iommu_iommu_conf_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define amd_iommu_iommu_conf_get_BANKS(r)    amd_iommu_iommu_conf_get(r, 0x0003f000U, 12)
#define amd_iommu_iommu_conf_get_COUNTERS(r) amd_iommu_iommu_conf_get(r, 0x00000780U, 7)

static inline amd_iommu_iommu_conf_t amd_iommu_iommu_conf_read(const PMUREG_MEMORY *base)
{
	amd_iommu_iommu_conf_t r;

	r.raw = pmureg_load32(base, AMD_IOMMU_IOMMU_CONF_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int amd_iommu_iommu_conf_io_read(struct pmureg_io *io, struct pmureg_place at, amd_iommu_iommu_conf_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = AMD_IOMMU_IOMMU_CONF_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- IOMMU_PC_COUNTER<n>: Counter <n>. ----
 * Source: K; INIT
 */

#define AMD_IOMMU_IOMMU_COUNTER_OFFSET(n)   (0x40000U + (((n) / 4U) << 12) + (((n) % 4U) << 8)) /* n: 0 to 63 */
#define AMD_IOMMU_IOMMU_COUNTER_COUNT       64
#define AMD_IOMMU_IOMMU_COUNTER_COUNT_SHIFT 0
#define AMD_IOMMU_IOMMU_COUNTER_COUNT_WIDTH 48
#define AMD_IOMMU_IOMMU_COUNTER_COUNT_MASK  0x0000ffffffffffffULL

typedef struct {
	uint64_t raw;
} amd_iommu_iommu_counter_t;

typedef struct {
	uint64_t COUNT; /* 47:0  RW-V The count. */
} amd_iommu_iommu_counter_fields_t;

/* Writes 0 to 0xffff000000000000ULL, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) amd_iommu_iommu_counter_t amd_iommu_iommu_counter_pack(amd_iommu_iommu_counter_fields_t f)
{
	amd_iommu_iommu_counter_t r;

	r.raw = 0
		| pmureg_put64(f.COUNT, 0xffffffffffffULL, 0);
	return r;
}

static inline amd_iommu_iommu_counter_fields_t amd_iommu_iommu_counter_unpack(amd_iommu_iommu_counter_t r)
{
	amd_iommu_iommu_counter_fields_t f;

	f.COUNT = r.raw & 0xffffffffffffULL;
	return f;
}

static inline uint64_t amd_iommu_iommu_counter_get(amd_iommu_iommu_counter_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline amd_iommu_iommu_counter_t amd_iommu_iommu_counter_with(amd_iommu_iommu_counter_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define amd_iommu_iommu_counter_get_COUNT(r)         amd_iommu_iommu_counter_get(r, 0x0000ffffffffffffULL, 0)
#define amd_iommu_iommu_counter_with_COUNT(r, value) PMUREG_WITH(amd_iommu_iommu_counter_with, r, 0x0000ffffffffffffULL, 0, value)

/*
 * Reads high, low, high, until both high halves are equal, so that a carry between them does not matter. After 1,000 tries
 * it returns the value at the last change of the high half.
 */
static inline amd_iommu_iommu_counter_t amd_iommu_iommu_counter_read(const PMUREG_MEMORY *base, unsigned int n)
{
	amd_iommu_iommu_counter_t r;
	uint32_t low, high, again;
	uint32_t tries = 1000;

	PMUREG_INDEX(n, 63U);
	again = pmureg_load32(base, AMD_IOMMU_IOMMU_COUNTER_OFFSET(n) + 4U);
	do {
		high = again;
		low = pmureg_load32(base, AMD_IOMMU_IOMMU_COUNTER_OFFSET(n));
		again = pmureg_load32(base, AMD_IOMMU_IOMMU_COUNTER_OFFSET(n) + 4U);
	} while (high != again && --tries);
	r.raw = (uint64_t)again << 32 | (high == again ? low : 0U);
	return r;
}

static inline void amd_iommu_iommu_counter_write(PMUREG_MEMORY *base, unsigned int n, amd_iommu_iommu_counter_t r)
{
	PMUREG_INDEX(n, 63U);
	pmureg_store32(base, AMD_IOMMU_IOMMU_COUNTER_OFFSET(n), (uint32_t)r.raw);
	pmureg_store32(base, AMD_IOMMU_IOMMU_COUNTER_OFFSET(n) + 4U, (uint32_t)(r.raw >> 32));
}

#ifdef PMUREG_IO_H
static inline int amd_iommu_iommu_counter_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, amd_iommu_iommu_counter_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 63U);
	at.space = PMUREG_MMIO;
	at.address = AMD_IOMMU_IOMMU_COUNTER_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read_halves(io, at, 0, &value);
	r->raw = value;
	return error;
}

static inline int amd_iommu_iommu_counter_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, amd_iommu_iommu_counter_t r)
{
	PMUREG_INDEX(n, 63U);
	at.space = PMUREG_MMIO;
	at.address = AMD_IOMMU_IOMMU_COUNTER_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write_halves(io, at, r.raw);
}
#endif

/* ---- IOMMU_PC_COUNTER_SRC<n>: What counter <n> counts. ----
 * Source: K; INIT
 */

#define AMD_IOMMU_IOMMU_SRC_OFFSET(n)     (0x40008U + (((n) / 4U) << 12) + (((n) % 4U) << 8)) /* n: 0 to 63 */
#define AMD_IOMMU_IOMMU_SRC_COUNT         64
#define AMD_IOMMU_IOMMU_SRC_RESET         0x0000000000000000ULL
#define AMD_IOMMU_IOMMU_SRC_CSOURCE_SHIFT 0
#define AMD_IOMMU_IOMMU_SRC_CSOURCE_WIDTH 8
#define AMD_IOMMU_IOMMU_SRC_CSOURCE_MASK  0x00000000000000ffULL

typedef struct {
	uint64_t raw;
} amd_iommu_iommu_src_t;

typedef struct {
	uint64_t CSOURCE; /* 7:0   RW Event; 0: nothing. */
} amd_iommu_iommu_src_fields_t;

/* Writes 0 to 0xffffffffffffff00ULL, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) amd_iommu_iommu_src_t amd_iommu_iommu_src_pack(amd_iommu_iommu_src_fields_t f)
{
	amd_iommu_iommu_src_t r;

	r.raw = 0
		| pmureg_put64(f.CSOURCE, 0xffULL, 0);
	return r;
}

static inline amd_iommu_iommu_src_fields_t amd_iommu_iommu_src_unpack(amd_iommu_iommu_src_t r)
{
	amd_iommu_iommu_src_fields_t f;

	f.CSOURCE = r.raw & 0xffULL;
	return f;
}

static inline uint64_t amd_iommu_iommu_src_get(amd_iommu_iommu_src_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline amd_iommu_iommu_src_t amd_iommu_iommu_src_with(amd_iommu_iommu_src_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define amd_iommu_iommu_src_get_CSOURCE(r)         amd_iommu_iommu_src_get(r, 0x00000000000000ffULL, 0)
#define amd_iommu_iommu_src_with_CSOURCE(r, value) PMUREG_WITH(amd_iommu_iommu_src_with, r, 0x00000000000000ffULL, 0, value)

/* Two accesses: the low half first. */
static inline amd_iommu_iommu_src_t amd_iommu_iommu_src_read(const PMUREG_MEMORY *base, unsigned int n)
{
	amd_iommu_iommu_src_t r;
	uint32_t low, high;

	PMUREG_INDEX(n, 63U);
	low = pmureg_load32(base, AMD_IOMMU_IOMMU_SRC_OFFSET(n));
	high = pmureg_load32(base, AMD_IOMMU_IOMMU_SRC_OFFSET(n) + 4U);
	r.raw = (uint64_t)high << 32 | low;
	return r;
}

static inline void amd_iommu_iommu_src_write(PMUREG_MEMORY *base, unsigned int n, amd_iommu_iommu_src_t r)
{
	PMUREG_INDEX(n, 63U);
	pmureg_store32(base, AMD_IOMMU_IOMMU_SRC_OFFSET(n), (uint32_t)r.raw);
	pmureg_store32(base, AMD_IOMMU_IOMMU_SRC_OFFSET(n) + 4U, (uint32_t)(r.raw >> 32));
}

#ifdef PMUREG_IO_H
static inline int amd_iommu_iommu_src_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, amd_iommu_iommu_src_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 63U);
	at.space = PMUREG_MMIO;
	at.address = AMD_IOMMU_IOMMU_SRC_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read_halves(io, at, 1, &value);
	r->raw = value;
	return error;
}

static inline int amd_iommu_iommu_src_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, amd_iommu_iommu_src_t r)
{
	PMUREG_INDEX(n, 63U);
	at.space = PMUREG_MMIO;
	at.address = AMD_IOMMU_IOMMU_SRC_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write_halves(io, at, r.raw);
}
#endif

/* ---- IOMMU_PC_PASID_MATCH<n>: Process whose accesses counter <n> counts. ----
 * Source: K; INIT
 */

#define AMD_IOMMU_IOMMU_PASID_OFFSET(n)  (0x40010U + (((n) / 4U) << 12) + (((n) % 4U) << 8)) /* n: 0 to 63 */
#define AMD_IOMMU_IOMMU_PASID_COUNT      64
#define AMD_IOMMU_IOMMU_PASID_MASK_SHIFT 32
#define AMD_IOMMU_IOMMU_PASID_MASK_WIDTH 20
#define AMD_IOMMU_IOMMU_PASID_MASK_MASK  0x000fffff00000000ULL
#define AMD_IOMMU_IOMMU_PASID_EN_SHIFT   31
#define AMD_IOMMU_IOMMU_PASID_EN_WIDTH   1
#define AMD_IOMMU_IOMMU_PASID_EN_MASK    0x0000000080000000ULL
#define AMD_IOMMU_IOMMU_PASID_ID_SHIFT   0
#define AMD_IOMMU_IOMMU_PASID_ID_WIDTH   20
#define AMD_IOMMU_IOMMU_PASID_ID_MASK    0x00000000000fffffULL

typedef struct {
	uint64_t raw;
} amd_iommu_iommu_pasid_t;

typedef struct {
	uint64_t MASK; /* 51:32 RW 1 compares the bit. */
	uint64_t EN;   /* 31    RW 1 counts only what matches. */
	uint64_t ID;   /* 19:0  RW What the compared bits must be. */
} amd_iommu_iommu_pasid_fields_t;

/* Writes 0 to 0xfff000007ff00000ULL, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) amd_iommu_iommu_pasid_t amd_iommu_iommu_pasid_pack(amd_iommu_iommu_pasid_fields_t f)
{
	amd_iommu_iommu_pasid_t r;

	r.raw = 0
		| pmureg_put64(f.MASK, 0xfffffULL, 32)
		| pmureg_put64(f.EN, 0x1ULL, 31)
		| pmureg_put64(f.ID, 0xfffffULL, 0);
	return r;
}

static inline amd_iommu_iommu_pasid_fields_t amd_iommu_iommu_pasid_unpack(amd_iommu_iommu_pasid_t r)
{
	amd_iommu_iommu_pasid_fields_t f;

	f.MASK = (r.raw >> 32) & 0xfffffULL;
	f.EN = (r.raw >> 31) & 0x1ULL;
	f.ID = r.raw & 0xfffffULL;
	return f;
}

static inline uint64_t amd_iommu_iommu_pasid_get(amd_iommu_iommu_pasid_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline amd_iommu_iommu_pasid_t amd_iommu_iommu_pasid_with(amd_iommu_iommu_pasid_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define amd_iommu_iommu_pasid_get_MASK(r)         amd_iommu_iommu_pasid_get(r, 0x000fffff00000000ULL, 32)
#define amd_iommu_iommu_pasid_get_EN(r)           amd_iommu_iommu_pasid_get(r, 0x0000000080000000ULL, 31)
#define amd_iommu_iommu_pasid_get_ID(r)           amd_iommu_iommu_pasid_get(r, 0x00000000000fffffULL, 0)
#define amd_iommu_iommu_pasid_with_MASK(r, value) PMUREG_WITH(amd_iommu_iommu_pasid_with, r, 0x000fffff00000000ULL, 32, value)
#define amd_iommu_iommu_pasid_with_EN(r, value)   PMUREG_WITH(amd_iommu_iommu_pasid_with, r, 0x0000000080000000ULL, 31, value)
#define amd_iommu_iommu_pasid_with_ID(r, value)   PMUREG_WITH(amd_iommu_iommu_pasid_with, r, 0x00000000000fffffULL, 0, value)

/* Two accesses: the low half first. */
static inline amd_iommu_iommu_pasid_t amd_iommu_iommu_pasid_read(const PMUREG_MEMORY *base, unsigned int n)
{
	amd_iommu_iommu_pasid_t r;
	uint32_t low, high;

	PMUREG_INDEX(n, 63U);
	low = pmureg_load32(base, AMD_IOMMU_IOMMU_PASID_OFFSET(n));
	high = pmureg_load32(base, AMD_IOMMU_IOMMU_PASID_OFFSET(n) + 4U);
	r.raw = (uint64_t)high << 32 | low;
	return r;
}

static inline void amd_iommu_iommu_pasid_write(PMUREG_MEMORY *base, unsigned int n, amd_iommu_iommu_pasid_t r)
{
	PMUREG_INDEX(n, 63U);
	pmureg_store32(base, AMD_IOMMU_IOMMU_PASID_OFFSET(n), (uint32_t)r.raw);
	pmureg_store32(base, AMD_IOMMU_IOMMU_PASID_OFFSET(n) + 4U, (uint32_t)(r.raw >> 32));
}

#ifdef PMUREG_IO_H
static inline int amd_iommu_iommu_pasid_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, amd_iommu_iommu_pasid_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 63U);
	at.space = PMUREG_MMIO;
	at.address = AMD_IOMMU_IOMMU_PASID_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read_halves(io, at, 1, &value);
	r->raw = value;
	return error;
}

static inline int amd_iommu_iommu_pasid_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, amd_iommu_iommu_pasid_t r)
{
	PMUREG_INDEX(n, 63U);
	at.space = PMUREG_MMIO;
	at.address = AMD_IOMMU_IOMMU_PASID_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write_halves(io, at, r.raw);
}
#endif

/* ---- IOMMU_PC_DOMID_MATCH<n>: Domain whose accesses counter <n> counts. ----
 * Source: K; INIT
 */

#define AMD_IOMMU_IOMMU_DOMID_OFFSET(n)  (0x40018U + (((n) / 4U) << 12) + (((n) % 4U) << 8)) /* n: 0 to 63 */
#define AMD_IOMMU_IOMMU_DOMID_COUNT      64
#define AMD_IOMMU_IOMMU_DOMID_MASK_SHIFT 32
#define AMD_IOMMU_IOMMU_DOMID_MASK_WIDTH 16
#define AMD_IOMMU_IOMMU_DOMID_MASK_MASK  0x0000ffff00000000ULL
#define AMD_IOMMU_IOMMU_DOMID_EN_SHIFT   31
#define AMD_IOMMU_IOMMU_DOMID_EN_WIDTH   1
#define AMD_IOMMU_IOMMU_DOMID_EN_MASK    0x0000000080000000ULL
#define AMD_IOMMU_IOMMU_DOMID_ID_SHIFT   0
#define AMD_IOMMU_IOMMU_DOMID_ID_WIDTH   16
#define AMD_IOMMU_IOMMU_DOMID_ID_MASK    0x000000000000ffffULL

typedef struct {
	uint64_t raw;
} amd_iommu_iommu_domid_t;

typedef struct {
	uint64_t MASK; /* 47:32 RW 1 compares the bit. */
	uint64_t EN;   /* 31    RW 1 counts only what matches. */
	uint64_t ID;   /* 15:0  RW What the compared bits must be. */
} amd_iommu_iommu_domid_fields_t;

/* Writes 0 to 0xffff00007fff0000ULL, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) amd_iommu_iommu_domid_t amd_iommu_iommu_domid_pack(amd_iommu_iommu_domid_fields_t f)
{
	amd_iommu_iommu_domid_t r;

	r.raw = 0
		| pmureg_put64(f.MASK, 0xffffULL, 32)
		| pmureg_put64(f.EN, 0x1ULL, 31)
		| pmureg_put64(f.ID, 0xffffULL, 0);
	return r;
}

static inline amd_iommu_iommu_domid_fields_t amd_iommu_iommu_domid_unpack(amd_iommu_iommu_domid_t r)
{
	amd_iommu_iommu_domid_fields_t f;

	f.MASK = (r.raw >> 32) & 0xffffULL;
	f.EN = (r.raw >> 31) & 0x1ULL;
	f.ID = r.raw & 0xffffULL;
	return f;
}

static inline uint64_t amd_iommu_iommu_domid_get(amd_iommu_iommu_domid_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline amd_iommu_iommu_domid_t amd_iommu_iommu_domid_with(amd_iommu_iommu_domid_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define amd_iommu_iommu_domid_get_MASK(r)         amd_iommu_iommu_domid_get(r, 0x0000ffff00000000ULL, 32)
#define amd_iommu_iommu_domid_get_EN(r)           amd_iommu_iommu_domid_get(r, 0x0000000080000000ULL, 31)
#define amd_iommu_iommu_domid_get_ID(r)           amd_iommu_iommu_domid_get(r, 0x000000000000ffffULL, 0)
#define amd_iommu_iommu_domid_with_MASK(r, value) PMUREG_WITH(amd_iommu_iommu_domid_with, r, 0x0000ffff00000000ULL, 32, value)
#define amd_iommu_iommu_domid_with_EN(r, value)   PMUREG_WITH(amd_iommu_iommu_domid_with, r, 0x0000000080000000ULL, 31, value)
#define amd_iommu_iommu_domid_with_ID(r, value)   PMUREG_WITH(amd_iommu_iommu_domid_with, r, 0x000000000000ffffULL, 0, value)

/* Two accesses: the low half first. */
static inline amd_iommu_iommu_domid_t amd_iommu_iommu_domid_read(const PMUREG_MEMORY *base, unsigned int n)
{
	amd_iommu_iommu_domid_t r;
	uint32_t low, high;

	PMUREG_INDEX(n, 63U);
	low = pmureg_load32(base, AMD_IOMMU_IOMMU_DOMID_OFFSET(n));
	high = pmureg_load32(base, AMD_IOMMU_IOMMU_DOMID_OFFSET(n) + 4U);
	r.raw = (uint64_t)high << 32 | low;
	return r;
}

static inline void amd_iommu_iommu_domid_write(PMUREG_MEMORY *base, unsigned int n, amd_iommu_iommu_domid_t r)
{
	PMUREG_INDEX(n, 63U);
	pmureg_store32(base, AMD_IOMMU_IOMMU_DOMID_OFFSET(n), (uint32_t)r.raw);
	pmureg_store32(base, AMD_IOMMU_IOMMU_DOMID_OFFSET(n) + 4U, (uint32_t)(r.raw >> 32));
}

#ifdef PMUREG_IO_H
static inline int amd_iommu_iommu_domid_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, amd_iommu_iommu_domid_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 63U);
	at.space = PMUREG_MMIO;
	at.address = AMD_IOMMU_IOMMU_DOMID_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read_halves(io, at, 1, &value);
	r->raw = value;
	return error;
}

static inline int amd_iommu_iommu_domid_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, amd_iommu_iommu_domid_t r)
{
	PMUREG_INDEX(n, 63U);
	at.space = PMUREG_MMIO;
	at.address = AMD_IOMMU_IOMMU_DOMID_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write_halves(io, at, r.raw);
}
#endif

/* ---- IOMMU_PC_DEVID_MATCH<n>: Device whose accesses counter <n> counts. ----
 * Source: K; INIT
 */

#define AMD_IOMMU_IOMMU_DEVID_OFFSET(n)  (0x40020U + (((n) / 4U) << 12) + (((n) % 4U) << 8)) /* n: 0 to 63 */
#define AMD_IOMMU_IOMMU_DEVID_COUNT      64
#define AMD_IOMMU_IOMMU_DEVID_MASK_SHIFT 32
#define AMD_IOMMU_IOMMU_DEVID_MASK_WIDTH 16
#define AMD_IOMMU_IOMMU_DEVID_MASK_MASK  0x0000ffff00000000ULL
#define AMD_IOMMU_IOMMU_DEVID_EN_SHIFT   31
#define AMD_IOMMU_IOMMU_DEVID_EN_WIDTH   1
#define AMD_IOMMU_IOMMU_DEVID_EN_MASK    0x0000000080000000ULL
#define AMD_IOMMU_IOMMU_DEVID_ID_SHIFT   0
#define AMD_IOMMU_IOMMU_DEVID_ID_WIDTH   16
#define AMD_IOMMU_IOMMU_DEVID_ID_MASK    0x000000000000ffffULL

typedef struct {
	uint64_t raw;
} amd_iommu_iommu_devid_t;

typedef struct {
	uint64_t MASK; /* 47:32 RW 1 compares the bit. */
	uint64_t EN;   /* 31    RW 1 counts only what matches. */
	uint64_t ID;   /* 15:0  RW What the compared bits must be. */
} amd_iommu_iommu_devid_fields_t;

/* Writes 0 to 0xffff00007fff0000ULL, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) amd_iommu_iommu_devid_t amd_iommu_iommu_devid_pack(amd_iommu_iommu_devid_fields_t f)
{
	amd_iommu_iommu_devid_t r;

	r.raw = 0
		| pmureg_put64(f.MASK, 0xffffULL, 32)
		| pmureg_put64(f.EN, 0x1ULL, 31)
		| pmureg_put64(f.ID, 0xffffULL, 0);
	return r;
}

static inline amd_iommu_iommu_devid_fields_t amd_iommu_iommu_devid_unpack(amd_iommu_iommu_devid_t r)
{
	amd_iommu_iommu_devid_fields_t f;

	f.MASK = (r.raw >> 32) & 0xffffULL;
	f.EN = (r.raw >> 31) & 0x1ULL;
	f.ID = r.raw & 0xffffULL;
	return f;
}

static inline uint64_t amd_iommu_iommu_devid_get(amd_iommu_iommu_devid_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline amd_iommu_iommu_devid_t amd_iommu_iommu_devid_with(amd_iommu_iommu_devid_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define amd_iommu_iommu_devid_get_MASK(r)         amd_iommu_iommu_devid_get(r, 0x0000ffff00000000ULL, 32)
#define amd_iommu_iommu_devid_get_EN(r)           amd_iommu_iommu_devid_get(r, 0x0000000080000000ULL, 31)
#define amd_iommu_iommu_devid_get_ID(r)           amd_iommu_iommu_devid_get(r, 0x000000000000ffffULL, 0)
#define amd_iommu_iommu_devid_with_MASK(r, value) PMUREG_WITH(amd_iommu_iommu_devid_with, r, 0x0000ffff00000000ULL, 32, value)
#define amd_iommu_iommu_devid_with_EN(r, value)   PMUREG_WITH(amd_iommu_iommu_devid_with, r, 0x0000000080000000ULL, 31, value)
#define amd_iommu_iommu_devid_with_ID(r, value)   PMUREG_WITH(amd_iommu_iommu_devid_with, r, 0x000000000000ffffULL, 0, value)

/* Two accesses: the low half first. */
static inline amd_iommu_iommu_devid_t amd_iommu_iommu_devid_read(const PMUREG_MEMORY *base, unsigned int n)
{
	amd_iommu_iommu_devid_t r;
	uint32_t low, high;

	PMUREG_INDEX(n, 63U);
	low = pmureg_load32(base, AMD_IOMMU_IOMMU_DEVID_OFFSET(n));
	high = pmureg_load32(base, AMD_IOMMU_IOMMU_DEVID_OFFSET(n) + 4U);
	r.raw = (uint64_t)high << 32 | low;
	return r;
}

static inline void amd_iommu_iommu_devid_write(PMUREG_MEMORY *base, unsigned int n, amd_iommu_iommu_devid_t r)
{
	PMUREG_INDEX(n, 63U);
	pmureg_store32(base, AMD_IOMMU_IOMMU_DEVID_OFFSET(n), (uint32_t)r.raw);
	pmureg_store32(base, AMD_IOMMU_IOMMU_DEVID_OFFSET(n) + 4U, (uint32_t)(r.raw >> 32));
}

#ifdef PMUREG_IO_H
static inline int amd_iommu_iommu_devid_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, amd_iommu_iommu_devid_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 63U);
	at.space = PMUREG_MMIO;
	at.address = AMD_IOMMU_IOMMU_DEVID_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read_halves(io, at, 1, &value);
	r->raw = value;
	return error;
}

static inline int amd_iommu_iommu_devid_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, amd_iommu_iommu_devid_t r)
{
	PMUREG_INDEX(n, 63U);
	at.space = PMUREG_MMIO;
	at.address = AMD_IOMMU_IOMMU_DEVID_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write_halves(io, at, r.raw);
}
#endif

/* ---- IOMMU_PC_COUNTER_REPORT<n>: Report of counter <n>, which the driver does not use. ----
 * Source: K; INIT
 */

#define AMD_IOMMU_IOMMU_REPORT_OFFSET(n) (0x40028U + (((n) / 4U) << 12) + (((n) % 4U) << 8)) /* n: 0 to 63 */
#define AMD_IOMMU_IOMMU_REPORT_COUNT     64

typedef struct {
	uint64_t raw;
} amd_iommu_iommu_report_t;

/* Two accesses: the low half first. */
static inline amd_iommu_iommu_report_t amd_iommu_iommu_report_read(const PMUREG_MEMORY *base, unsigned int n)
{
	amd_iommu_iommu_report_t r;
	uint32_t low, high;

	PMUREG_INDEX(n, 63U);
	low = pmureg_load32(base, AMD_IOMMU_IOMMU_REPORT_OFFSET(n));
	high = pmureg_load32(base, AMD_IOMMU_IOMMU_REPORT_OFFSET(n) + 4U);
	r.raw = (uint64_t)high << 32 | low;
	return r;
}

#ifdef PMUREG_IO_H
static inline int amd_iommu_iommu_report_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, amd_iommu_iommu_report_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 63U);
	at.space = PMUREG_MMIO;
	at.address = AMD_IOMMU_IOMMU_REPORT_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read_halves(io, at, 1, &value);
	r->raw = value;
	return error;
}
#endif

#endif
