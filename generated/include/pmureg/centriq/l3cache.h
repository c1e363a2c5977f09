/*
 * Qualcomm Centriq 2400 L3 cache PMU: Slice of the L3 cache
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
 * Made by pmureg from regdefs/qualcomm/centriq.yaml. Edit that, not this.
 */
#ifndef PMUREG_CENTRIQ_L3CACHE_H
#define PMUREG_CENTRIQ_L3CACHE_H

#include <pmureg/access.h>

/* ---- L3_HML3_PM_CR: Control of the monitor. ----
 * Source: K
 */

#define CENTRIQ_L3CACHE_PM_CR_OFFSET    0U
#define CENTRIQ_L3CACHE_PM_CR_ALL_SHIFT 0
#define CENTRIQ_L3CACHE_PM_CR_ALL_WIDTH 32
#define CENTRIQ_L3CACHE_PM_CR_ALL_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} centriq_l3cache_pm_cr_t;

typedef struct {
	uint32_t ALL; /* 31:0  RW Linux writes 0; no bit of it is known. */
} centriq_l3cache_pm_cr_fields_t;

static inline __attribute__((always_inline)) centriq_l3cache_pm_cr_t centriq_l3cache_pm_cr_pack(centriq_l3cache_pm_cr_fields_t f)
{
	centriq_l3cache_pm_cr_t r;

	r.raw = 0
		| f.ALL;
	return r;
}

static inline centriq_l3cache_pm_cr_fields_t centriq_l3cache_pm_cr_unpack(centriq_l3cache_pm_cr_t r)
{
	centriq_l3cache_pm_cr_fields_t f;

	f.ALL = r.raw;
	return f;
}

static inline uint32_t centriq_l3cache_pm_cr_get(centriq_l3cache_pm_cr_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline centriq_l3cache_pm_cr_t centriq_l3cache_pm_cr_with(centriq_l3cache_pm_cr_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define centriq_l3cache_pm_cr_get_ALL(r)         centriq_l3cache_pm_cr_get(r, 0xffffffffU, 0)
#define centriq_l3cache_pm_cr_with_ALL(r, value) PMUREG_WITH(centriq_l3cache_pm_cr_with, r, 0xffffffffU, 0, value)

static inline centriq_l3cache_pm_cr_t centriq_l3cache_pm_cr_read(const PMUREG_MEMORY *base)
{
	centriq_l3cache_pm_cr_t r;

	r.raw = pmureg_load32(base, CENTRIQ_L3CACHE_PM_CR_OFFSET);
	return r;
}

static inline void centriq_l3cache_pm_cr_write(PMUREG_MEMORY *base, centriq_l3cache_pm_cr_t r)
{
	pmureg_store32(base, CENTRIQ_L3CACHE_PM_CR_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int centriq_l3cache_pm_cr_io_read(struct pmureg_io *io, struct pmureg_place at, centriq_l3cache_pm_cr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CENTRIQ_L3CACHE_PM_CR_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int centriq_l3cache_pm_cr_io_write(struct pmureg_io *io, struct pmureg_place at, centriq_l3cache_pm_cr_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CENTRIQ_L3CACHE_PM_CR_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- L3_HML3_PM_CNTCTL(<n>): Control of counter <n>. ----
 * Source: K
 */

#define CENTRIQ_L3CACHE_CNTCTL_OFFSET(n) (0x120U + 8U * (n)) /* n: 0 to 7 */
#define CENTRIQ_L3CACHE_CNTCTL_COUNT     8
#define CENTRIQ_L3CACHE_CNTCTL_ALL_SHIFT 0
#define CENTRIQ_L3CACHE_CNTCTL_ALL_WIDTH 32
#define CENTRIQ_L3CACHE_CNTCTL_ALL_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} centriq_l3cache_cntctl_t;

typedef struct {
	uint32_t ALL; /* 31:0  RW Linux writes 0; no bit of it is known. */
} centriq_l3cache_cntctl_fields_t;

static inline __attribute__((always_inline)) centriq_l3cache_cntctl_t centriq_l3cache_cntctl_pack(centriq_l3cache_cntctl_fields_t f)
{
	centriq_l3cache_cntctl_t r;

	r.raw = 0
		| f.ALL;
	return r;
}

static inline centriq_l3cache_cntctl_fields_t centriq_l3cache_cntctl_unpack(centriq_l3cache_cntctl_t r)
{
	centriq_l3cache_cntctl_fields_t f;

	f.ALL = r.raw;
	return f;
}

static inline uint32_t centriq_l3cache_cntctl_get(centriq_l3cache_cntctl_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline centriq_l3cache_cntctl_t centriq_l3cache_cntctl_with(centriq_l3cache_cntctl_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define centriq_l3cache_cntctl_get_ALL(r)         centriq_l3cache_cntctl_get(r, 0xffffffffU, 0)
#define centriq_l3cache_cntctl_with_ALL(r, value) PMUREG_WITH(centriq_l3cache_cntctl_with, r, 0xffffffffU, 0, value)

static inline centriq_l3cache_cntctl_t centriq_l3cache_cntctl_read(const PMUREG_MEMORY *base, unsigned int n)
{
	centriq_l3cache_cntctl_t r;

	PMUREG_INDEX(n, 7U);
	r.raw = pmureg_load32(base, CENTRIQ_L3CACHE_CNTCTL_OFFSET(n));
	return r;
}

static inline void centriq_l3cache_cntctl_write(PMUREG_MEMORY *base, unsigned int n, centriq_l3cache_cntctl_t r)
{
	PMUREG_INDEX(n, 7U);
	pmureg_store32(base, CENTRIQ_L3CACHE_CNTCTL_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int centriq_l3cache_cntctl_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, centriq_l3cache_cntctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 7U);
	at.space = PMUREG_MMIO;
	at.address = CENTRIQ_L3CACHE_CNTCTL_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int centriq_l3cache_cntctl_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, centriq_l3cache_cntctl_t r)
{
	PMUREG_INDEX(n, 7U);
	at.space = PMUREG_MMIO;
	at.address = CENTRIQ_L3CACHE_CNTCTL_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- L3_HML3_PM_EVTYPE(<n>): Event of counter <n>. ----
 * Source: K
 */

#define CENTRIQ_L3CACHE_EVTYPE_OFFSET(n)   (0x220U + 8U * (n)) /* n: 0 to 7 */
#define CENTRIQ_L3CACHE_EVTYPE_COUNT       8
#define CENTRIQ_L3CACHE_EVTYPE_EVSEL_SHIFT 0
#define CENTRIQ_L3CACHE_EVTYPE_EVSEL_WIDTH 8
#define CENTRIQ_L3CACHE_EVTYPE_EVSEL_MASK  0x000000ffU

typedef struct {
	uint32_t raw;
} centriq_l3cache_evtype_t;

typedef struct {
	uint32_t EVSEL; /* 7:0   RW Event; 0 in a counter that counts the overflows of the one below. */
} centriq_l3cache_evtype_fields_t;

/* Writes 0 to 0xffffff00U, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) centriq_l3cache_evtype_t centriq_l3cache_evtype_pack(centriq_l3cache_evtype_fields_t f)
{
	centriq_l3cache_evtype_t r;

	r.raw = 0
		| pmureg_put32(f.EVSEL, 0xffU, 0);
	return r;
}

static inline centriq_l3cache_evtype_fields_t centriq_l3cache_evtype_unpack(centriq_l3cache_evtype_t r)
{
	centriq_l3cache_evtype_fields_t f;

	f.EVSEL = r.raw & 0xffU;
	return f;
}

static inline uint32_t centriq_l3cache_evtype_get(centriq_l3cache_evtype_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline centriq_l3cache_evtype_t centriq_l3cache_evtype_with(centriq_l3cache_evtype_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define centriq_l3cache_evtype_get_EVSEL(r)         centriq_l3cache_evtype_get(r, 0x000000ffU, 0)
#define centriq_l3cache_evtype_with_EVSEL(r, value) PMUREG_WITH(centriq_l3cache_evtype_with, r, 0x000000ffU, 0, value)

static inline centriq_l3cache_evtype_t centriq_l3cache_evtype_read(const PMUREG_MEMORY *base, unsigned int n)
{
	centriq_l3cache_evtype_t r;

	PMUREG_INDEX(n, 7U);
	r.raw = pmureg_load32(base, CENTRIQ_L3CACHE_EVTYPE_OFFSET(n));
	return r;
}

static inline void centriq_l3cache_evtype_write(PMUREG_MEMORY *base, unsigned int n, centriq_l3cache_evtype_t r)
{
	PMUREG_INDEX(n, 7U);
	pmureg_store32(base, CENTRIQ_L3CACHE_EVTYPE_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int centriq_l3cache_evtype_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, centriq_l3cache_evtype_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 7U);
	at.space = PMUREG_MMIO;
	at.address = CENTRIQ_L3CACHE_EVTYPE_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int centriq_l3cache_evtype_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, centriq_l3cache_evtype_t r)
{
	PMUREG_INDEX(n, 7U);
	at.space = PMUREG_MMIO;
	at.address = CENTRIQ_L3CACHE_EVTYPE_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- L3_HML3_PM_FILTRA: Filter A. ----
 * Source: K
 */

#define CENTRIQ_L3CACHE_FILTRA_OFFSET    0x300U
#define CENTRIQ_L3CACHE_FILTRA_ALL_SHIFT 0
#define CENTRIQ_L3CACHE_FILTRA_ALL_WIDTH 32
#define CENTRIQ_L3CACHE_FILTRA_ALL_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} centriq_l3cache_filtra_t;

typedef struct {
	uint32_t ALL; /* 31:0  RW Linux writes 0; no bit of it is known. */
} centriq_l3cache_filtra_fields_t;

static inline __attribute__((always_inline)) centriq_l3cache_filtra_t centriq_l3cache_filtra_pack(centriq_l3cache_filtra_fields_t f)
{
	centriq_l3cache_filtra_t r;

	r.raw = 0
		| f.ALL;
	return r;
}

static inline centriq_l3cache_filtra_fields_t centriq_l3cache_filtra_unpack(centriq_l3cache_filtra_t r)
{
	centriq_l3cache_filtra_fields_t f;

	f.ALL = r.raw;
	return f;
}

static inline uint32_t centriq_l3cache_filtra_get(centriq_l3cache_filtra_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline centriq_l3cache_filtra_t centriq_l3cache_filtra_with(centriq_l3cache_filtra_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define centriq_l3cache_filtra_get_ALL(r)         centriq_l3cache_filtra_get(r, 0xffffffffU, 0)
#define centriq_l3cache_filtra_with_ALL(r, value) PMUREG_WITH(centriq_l3cache_filtra_with, r, 0xffffffffU, 0, value)

static inline centriq_l3cache_filtra_t centriq_l3cache_filtra_read(const PMUREG_MEMORY *base)
{
	centriq_l3cache_filtra_t r;

	r.raw = pmureg_load32(base, CENTRIQ_L3CACHE_FILTRA_OFFSET);
	return r;
}

static inline void centriq_l3cache_filtra_write(PMUREG_MEMORY *base, centriq_l3cache_filtra_t r)
{
	pmureg_store32(base, CENTRIQ_L3CACHE_FILTRA_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int centriq_l3cache_filtra_io_read(struct pmureg_io *io, struct pmureg_place at, centriq_l3cache_filtra_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CENTRIQ_L3CACHE_FILTRA_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int centriq_l3cache_filtra_io_write(struct pmureg_io *io, struct pmureg_place at, centriq_l3cache_filtra_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CENTRIQ_L3CACHE_FILTRA_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- L3_HML3_PM_FILTRAM: Mask of filter A. ----
 * Source: K
 */

#define CENTRIQ_L3CACHE_FILTRAM_OFFSET    0x304U
#define CENTRIQ_L3CACHE_FILTRAM_ALL_SHIFT 0
#define CENTRIQ_L3CACHE_FILTRAM_ALL_WIDTH 32
#define CENTRIQ_L3CACHE_FILTRAM_ALL_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} centriq_l3cache_filtram_t;

typedef struct {
	uint32_t ALL; /* 31:0  RW Linux writes 0; no bit of it is known. */
} centriq_l3cache_filtram_fields_t;

static inline __attribute__((always_inline)) centriq_l3cache_filtram_t centriq_l3cache_filtram_pack(centriq_l3cache_filtram_fields_t f)
{
	centriq_l3cache_filtram_t r;

	r.raw = 0
		| f.ALL;
	return r;
}

static inline centriq_l3cache_filtram_fields_t centriq_l3cache_filtram_unpack(centriq_l3cache_filtram_t r)
{
	centriq_l3cache_filtram_fields_t f;

	f.ALL = r.raw;
	return f;
}

static inline uint32_t centriq_l3cache_filtram_get(centriq_l3cache_filtram_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline centriq_l3cache_filtram_t centriq_l3cache_filtram_with(centriq_l3cache_filtram_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define centriq_l3cache_filtram_get_ALL(r)         centriq_l3cache_filtram_get(r, 0xffffffffU, 0)
#define centriq_l3cache_filtram_with_ALL(r, value) PMUREG_WITH(centriq_l3cache_filtram_with, r, 0xffffffffU, 0, value)

static inline centriq_l3cache_filtram_t centriq_l3cache_filtram_read(const PMUREG_MEMORY *base)
{
	centriq_l3cache_filtram_t r;

	r.raw = pmureg_load32(base, CENTRIQ_L3CACHE_FILTRAM_OFFSET);
	return r;
}

static inline void centriq_l3cache_filtram_write(PMUREG_MEMORY *base, centriq_l3cache_filtram_t r)
{
	pmureg_store32(base, CENTRIQ_L3CACHE_FILTRAM_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int centriq_l3cache_filtram_io_read(struct pmureg_io *io, struct pmureg_place at, centriq_l3cache_filtram_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CENTRIQ_L3CACHE_FILTRAM_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int centriq_l3cache_filtram_io_write(struct pmureg_io *io, struct pmureg_place at, centriq_l3cache_filtram_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CENTRIQ_L3CACHE_FILTRAM_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- L3_HML3_PM_FILTRB: Filter B. ----
 * Source: K
 */

#define CENTRIQ_L3CACHE_FILTRB_OFFSET    0x308U
#define CENTRIQ_L3CACHE_FILTRB_ALL_SHIFT 0
#define CENTRIQ_L3CACHE_FILTRB_ALL_WIDTH 32
#define CENTRIQ_L3CACHE_FILTRB_ALL_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} centriq_l3cache_filtrb_t;

typedef struct {
	uint32_t ALL; /* 31:0  RW Linux writes 0; no bit of it is known. */
} centriq_l3cache_filtrb_fields_t;

static inline __attribute__((always_inline)) centriq_l3cache_filtrb_t centriq_l3cache_filtrb_pack(centriq_l3cache_filtrb_fields_t f)
{
	centriq_l3cache_filtrb_t r;

	r.raw = 0
		| f.ALL;
	return r;
}

static inline centriq_l3cache_filtrb_fields_t centriq_l3cache_filtrb_unpack(centriq_l3cache_filtrb_t r)
{
	centriq_l3cache_filtrb_fields_t f;

	f.ALL = r.raw;
	return f;
}

static inline uint32_t centriq_l3cache_filtrb_get(centriq_l3cache_filtrb_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline centriq_l3cache_filtrb_t centriq_l3cache_filtrb_with(centriq_l3cache_filtrb_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define centriq_l3cache_filtrb_get_ALL(r)         centriq_l3cache_filtrb_get(r, 0xffffffffU, 0)
#define centriq_l3cache_filtrb_with_ALL(r, value) PMUREG_WITH(centriq_l3cache_filtrb_with, r, 0xffffffffU, 0, value)

static inline centriq_l3cache_filtrb_t centriq_l3cache_filtrb_read(const PMUREG_MEMORY *base)
{
	centriq_l3cache_filtrb_t r;

	r.raw = pmureg_load32(base, CENTRIQ_L3CACHE_FILTRB_OFFSET);
	return r;
}

static inline void centriq_l3cache_filtrb_write(PMUREG_MEMORY *base, centriq_l3cache_filtrb_t r)
{
	pmureg_store32(base, CENTRIQ_L3CACHE_FILTRB_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int centriq_l3cache_filtrb_io_read(struct pmureg_io *io, struct pmureg_place at, centriq_l3cache_filtrb_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CENTRIQ_L3CACHE_FILTRB_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int centriq_l3cache_filtrb_io_write(struct pmureg_io *io, struct pmureg_place at, centriq_l3cache_filtrb_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CENTRIQ_L3CACHE_FILTRB_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- L3_HML3_PM_FILTRBM: Mask of filter B. ----
 * Source: K
 */

#define CENTRIQ_L3CACHE_FILTRBM_OFFSET    0x30cU
#define CENTRIQ_L3CACHE_FILTRBM_ALL_SHIFT 0
#define CENTRIQ_L3CACHE_FILTRBM_ALL_WIDTH 32
#define CENTRIQ_L3CACHE_FILTRBM_ALL_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} centriq_l3cache_filtrbm_t;

typedef struct {
	uint32_t ALL; /* 31:0  RW Linux writes 0; no bit of it is known. */
} centriq_l3cache_filtrbm_fields_t;

static inline __attribute__((always_inline)) centriq_l3cache_filtrbm_t centriq_l3cache_filtrbm_pack(centriq_l3cache_filtrbm_fields_t f)
{
	centriq_l3cache_filtrbm_t r;

	r.raw = 0
		| f.ALL;
	return r;
}

static inline centriq_l3cache_filtrbm_fields_t centriq_l3cache_filtrbm_unpack(centriq_l3cache_filtrbm_t r)
{
	centriq_l3cache_filtrbm_fields_t f;

	f.ALL = r.raw;
	return f;
}

static inline uint32_t centriq_l3cache_filtrbm_get(centriq_l3cache_filtrbm_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline centriq_l3cache_filtrbm_t centriq_l3cache_filtrbm_with(centriq_l3cache_filtrbm_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define centriq_l3cache_filtrbm_get_ALL(r)         centriq_l3cache_filtrbm_get(r, 0xffffffffU, 0)
#define centriq_l3cache_filtrbm_with_ALL(r, value) PMUREG_WITH(centriq_l3cache_filtrbm_with, r, 0xffffffffU, 0, value)

static inline centriq_l3cache_filtrbm_t centriq_l3cache_filtrbm_read(const PMUREG_MEMORY *base)
{
	centriq_l3cache_filtrbm_t r;

	r.raw = pmureg_load32(base, CENTRIQ_L3CACHE_FILTRBM_OFFSET);
	return r;
}

static inline void centriq_l3cache_filtrbm_write(PMUREG_MEMORY *base, centriq_l3cache_filtrbm_t r)
{
	pmureg_store32(base, CENTRIQ_L3CACHE_FILTRBM_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int centriq_l3cache_filtrbm_io_read(struct pmureg_io *io, struct pmureg_place at, centriq_l3cache_filtrbm_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CENTRIQ_L3CACHE_FILTRBM_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int centriq_l3cache_filtrbm_io_write(struct pmureg_io *io, struct pmureg_place at, centriq_l3cache_filtrbm_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CENTRIQ_L3CACHE_FILTRBM_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- L3_HML3_PM_FILTRC: Filter C. ----
 * Source: K
 */

#define CENTRIQ_L3CACHE_FILTRC_OFFSET    0x310U
#define CENTRIQ_L3CACHE_FILTRC_ALL_SHIFT 0
#define CENTRIQ_L3CACHE_FILTRC_ALL_WIDTH 32
#define CENTRIQ_L3CACHE_FILTRC_ALL_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} centriq_l3cache_filtrc_t;

typedef struct {
	uint32_t ALL; /* 31:0  RW Linux writes 0; no bit of it is known. */
} centriq_l3cache_filtrc_fields_t;

static inline __attribute__((always_inline)) centriq_l3cache_filtrc_t centriq_l3cache_filtrc_pack(centriq_l3cache_filtrc_fields_t f)
{
	centriq_l3cache_filtrc_t r;

	r.raw = 0
		| f.ALL;
	return r;
}

static inline centriq_l3cache_filtrc_fields_t centriq_l3cache_filtrc_unpack(centriq_l3cache_filtrc_t r)
{
	centriq_l3cache_filtrc_fields_t f;

	f.ALL = r.raw;
	return f;
}

static inline uint32_t centriq_l3cache_filtrc_get(centriq_l3cache_filtrc_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline centriq_l3cache_filtrc_t centriq_l3cache_filtrc_with(centriq_l3cache_filtrc_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define centriq_l3cache_filtrc_get_ALL(r)         centriq_l3cache_filtrc_get(r, 0xffffffffU, 0)
#define centriq_l3cache_filtrc_with_ALL(r, value) PMUREG_WITH(centriq_l3cache_filtrc_with, r, 0xffffffffU, 0, value)

static inline centriq_l3cache_filtrc_t centriq_l3cache_filtrc_read(const PMUREG_MEMORY *base)
{
	centriq_l3cache_filtrc_t r;

	r.raw = pmureg_load32(base, CENTRIQ_L3CACHE_FILTRC_OFFSET);
	return r;
}

static inline void centriq_l3cache_filtrc_write(PMUREG_MEMORY *base, centriq_l3cache_filtrc_t r)
{
	pmureg_store32(base, CENTRIQ_L3CACHE_FILTRC_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int centriq_l3cache_filtrc_io_read(struct pmureg_io *io, struct pmureg_place at, centriq_l3cache_filtrc_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CENTRIQ_L3CACHE_FILTRC_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int centriq_l3cache_filtrc_io_write(struct pmureg_io *io, struct pmureg_place at, centriq_l3cache_filtrc_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CENTRIQ_L3CACHE_FILTRC_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- L3_HML3_PM_FILTRCM: Mask of filter C. ----
 * Source: K
 */

#define CENTRIQ_L3CACHE_FILTRCM_OFFSET    0x314U
#define CENTRIQ_L3CACHE_FILTRCM_ALL_SHIFT 0
#define CENTRIQ_L3CACHE_FILTRCM_ALL_WIDTH 32
#define CENTRIQ_L3CACHE_FILTRCM_ALL_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} centriq_l3cache_filtrcm_t;

typedef struct {
	uint32_t ALL; /* 31:0  RW Linux writes 0; no bit of it is known. */
} centriq_l3cache_filtrcm_fields_t;

static inline __attribute__((always_inline)) centriq_l3cache_filtrcm_t centriq_l3cache_filtrcm_pack(centriq_l3cache_filtrcm_fields_t f)
{
	centriq_l3cache_filtrcm_t r;

	r.raw = 0
		| f.ALL;
	return r;
}

static inline centriq_l3cache_filtrcm_fields_t centriq_l3cache_filtrcm_unpack(centriq_l3cache_filtrcm_t r)
{
	centriq_l3cache_filtrcm_fields_t f;

	f.ALL = r.raw;
	return f;
}

static inline uint32_t centriq_l3cache_filtrcm_get(centriq_l3cache_filtrcm_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline centriq_l3cache_filtrcm_t centriq_l3cache_filtrcm_with(centriq_l3cache_filtrcm_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define centriq_l3cache_filtrcm_get_ALL(r)         centriq_l3cache_filtrcm_get(r, 0xffffffffU, 0)
#define centriq_l3cache_filtrcm_with_ALL(r, value) PMUREG_WITH(centriq_l3cache_filtrcm_with, r, 0xffffffffU, 0, value)

static inline centriq_l3cache_filtrcm_t centriq_l3cache_filtrcm_read(const PMUREG_MEMORY *base)
{
	centriq_l3cache_filtrcm_t r;

	r.raw = pmureg_load32(base, CENTRIQ_L3CACHE_FILTRCM_OFFSET);
	return r;
}

static inline void centriq_l3cache_filtrcm_write(PMUREG_MEMORY *base, centriq_l3cache_filtrcm_t r)
{
	pmureg_store32(base, CENTRIQ_L3CACHE_FILTRCM_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int centriq_l3cache_filtrcm_io_read(struct pmureg_io *io, struct pmureg_place at, centriq_l3cache_filtrcm_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CENTRIQ_L3CACHE_FILTRCM_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int centriq_l3cache_filtrcm_io_write(struct pmureg_io *io, struct pmureg_place at, centriq_l3cache_filtrcm_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CENTRIQ_L3CACHE_FILTRCM_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- L3_HML3_PM_EVCNTR(<n>): Counter <n>. ----
 * Source: K
 */

#define CENTRIQ_L3CACHE_EVCNTR_OFFSET(n)   (0x420U + 8U * (n)) /* n: 0 to 7 */
#define CENTRIQ_L3CACHE_EVCNTR_COUNT       8
#define CENTRIQ_L3CACHE_EVCNTR_COUNT_SHIFT 0
#define CENTRIQ_L3CACHE_EVCNTR_COUNT_WIDTH 32
#define CENTRIQ_L3CACHE_EVCNTR_COUNT_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} centriq_l3cache_evcntr_t;

typedef struct {
	uint32_t COUNT; /* 31:0  RW-V The count. */
} centriq_l3cache_evcntr_fields_t;

static inline __attribute__((always_inline)) centriq_l3cache_evcntr_t centriq_l3cache_evcntr_pack(centriq_l3cache_evcntr_fields_t f)
{
	centriq_l3cache_evcntr_t r;

	r.raw = 0
		| f.COUNT;
	return r;
}

static inline centriq_l3cache_evcntr_fields_t centriq_l3cache_evcntr_unpack(centriq_l3cache_evcntr_t r)
{
	centriq_l3cache_evcntr_fields_t f;

	f.COUNT = r.raw;
	return f;
}

static inline uint32_t centriq_l3cache_evcntr_get(centriq_l3cache_evcntr_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline centriq_l3cache_evcntr_t centriq_l3cache_evcntr_with(centriq_l3cache_evcntr_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define centriq_l3cache_evcntr_get_COUNT(r)         centriq_l3cache_evcntr_get(r, 0xffffffffU, 0)
#define centriq_l3cache_evcntr_with_COUNT(r, value) PMUREG_WITH(centriq_l3cache_evcntr_with, r, 0xffffffffU, 0, value)

static inline centriq_l3cache_evcntr_t centriq_l3cache_evcntr_read(const PMUREG_MEMORY *base, unsigned int n)
{
	centriq_l3cache_evcntr_t r;

	PMUREG_INDEX(n, 7U);
	r.raw = pmureg_load32(base, CENTRIQ_L3CACHE_EVCNTR_OFFSET(n));
	return r;
}

static inline void centriq_l3cache_evcntr_write(PMUREG_MEMORY *base, unsigned int n, centriq_l3cache_evcntr_t r)
{
	PMUREG_INDEX(n, 7U);
	pmureg_store32(base, CENTRIQ_L3CACHE_EVCNTR_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int centriq_l3cache_evcntr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, centriq_l3cache_evcntr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 7U);
	at.space = PMUREG_MMIO;
	at.address = CENTRIQ_L3CACHE_EVCNTR_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int centriq_l3cache_evcntr_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, centriq_l3cache_evcntr_t r)
{
	PMUREG_INDEX(n, 7U);
	at.space = PMUREG_MMIO;
	at.address = CENTRIQ_L3CACHE_EVCNTR_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- L3_M_BC_CR: Enables the counters. ----
 * Source: K
 */

#define CENTRIQ_L3CACHE_BC_CR_OFFSET       0x500U
#define CENTRIQ_L3CACHE_BC_CR_RESET        0x00000000U
#define CENTRIQ_L3CACHE_BC_CR_ACTING       0x00000002U
#define CENTRIQ_L3CACHE_BC_CR_RESET_SHIFT  1
#define CENTRIQ_L3CACHE_BC_CR_RESET_WIDTH  1
#define CENTRIQ_L3CACHE_BC_CR_RESET_MASK   0x00000002U
#define CENTRIQ_L3CACHE_BC_CR_ENABLE_SHIFT 0
#define CENTRIQ_L3CACHE_BC_CR_ENABLE_WIDTH 1
#define CENTRIQ_L3CACHE_BC_CR_ENABLE_MASK  0x00000001U

typedef struct {
	uint32_t raw;
} centriq_l3cache_bc_cr_t;

typedef struct {
	uint32_t RESET;  /* 1     WO self-clearing Write 1 to reset the counter unit. */
	uint32_t ENABLE; /* 0     RW               1: the enabled counters count. */
} centriq_l3cache_bc_cr_fields_t;

/* Writes 0 to 0xfffffffcU, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) centriq_l3cache_bc_cr_t centriq_l3cache_bc_cr_pack(centriq_l3cache_bc_cr_fields_t f)
{
	centriq_l3cache_bc_cr_t r;

	r.raw = 0
		| pmureg_put32(f.RESET, 0x1U, 1)
		| pmureg_put32(f.ENABLE, 0x1U, 0);
	return r;
}

static inline centriq_l3cache_bc_cr_fields_t centriq_l3cache_bc_cr_unpack(centriq_l3cache_bc_cr_t r)
{
	centriq_l3cache_bc_cr_fields_t f;

	f.RESET = (r.raw >> 1) & 0x1U;
	f.ENABLE = r.raw & 0x1U;
	return f;
}

static inline uint32_t centriq_l3cache_bc_cr_get(centriq_l3cache_bc_cr_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline centriq_l3cache_bc_cr_t centriq_l3cache_bc_cr_with(centriq_l3cache_bc_cr_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0xfffffffdU & ~mask);
	return r;
}

#define centriq_l3cache_bc_cr_get_ENABLE(r)         centriq_l3cache_bc_cr_get(r, 0x00000001U, 0)
#define centriq_l3cache_bc_cr_with_RESET(r, value)  PMUREG_WITH(centriq_l3cache_bc_cr_with, r, 0x00000002U, 1, value)
#define centriq_l3cache_bc_cr_with_ENABLE(r, value) PMUREG_WITH(centriq_l3cache_bc_cr_with, r, 0x00000001U, 0, value)

static inline centriq_l3cache_bc_cr_t centriq_l3cache_bc_cr_read(const PMUREG_MEMORY *base)
{
	centriq_l3cache_bc_cr_t r;

	r.raw = pmureg_load32(base, CENTRIQ_L3CACHE_BC_CR_OFFSET);
	return r;
}

static inline void centriq_l3cache_bc_cr_write(PMUREG_MEMORY *base, centriq_l3cache_bc_cr_t r)
{
	pmureg_store32(base, CENTRIQ_L3CACHE_BC_CR_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int centriq_l3cache_bc_cr_io_read(struct pmureg_io *io, struct pmureg_place at, centriq_l3cache_bc_cr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CENTRIQ_L3CACHE_BC_CR_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int centriq_l3cache_bc_cr_io_write(struct pmureg_io *io, struct pmureg_place at, centriq_l3cache_bc_cr_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CENTRIQ_L3CACHE_BC_CR_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- L3_M_BC_SATROLL_CR: Whether counters saturate or roll over; 0: they roll over. ----
 * Source: K
 */

#define CENTRIQ_L3CACHE_SATROLL_OFFSET    0x504U
#define CENTRIQ_L3CACHE_SATROLL_ALL_SHIFT 0
#define CENTRIQ_L3CACHE_SATROLL_ALL_WIDTH 32
#define CENTRIQ_L3CACHE_SATROLL_ALL_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} centriq_l3cache_satroll_t;

typedef struct {
	uint32_t ALL; /* 31:0  RW Linux writes 0; no bit of it is known. */
} centriq_l3cache_satroll_fields_t;

static inline __attribute__((always_inline)) centriq_l3cache_satroll_t centriq_l3cache_satroll_pack(centriq_l3cache_satroll_fields_t f)
{
	centriq_l3cache_satroll_t r;

	r.raw = 0
		| f.ALL;
	return r;
}

static inline centriq_l3cache_satroll_fields_t centriq_l3cache_satroll_unpack(centriq_l3cache_satroll_t r)
{
	centriq_l3cache_satroll_fields_t f;

	f.ALL = r.raw;
	return f;
}

static inline uint32_t centriq_l3cache_satroll_get(centriq_l3cache_satroll_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline centriq_l3cache_satroll_t centriq_l3cache_satroll_with(centriq_l3cache_satroll_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define centriq_l3cache_satroll_get_ALL(r)         centriq_l3cache_satroll_get(r, 0xffffffffU, 0)
#define centriq_l3cache_satroll_with_ALL(r, value) PMUREG_WITH(centriq_l3cache_satroll_with, r, 0xffffffffU, 0, value)

static inline centriq_l3cache_satroll_t centriq_l3cache_satroll_read(const PMUREG_MEMORY *base)
{
	centriq_l3cache_satroll_t r;

	r.raw = pmureg_load32(base, CENTRIQ_L3CACHE_SATROLL_OFFSET);
	return r;
}

static inline void centriq_l3cache_satroll_write(PMUREG_MEMORY *base, centriq_l3cache_satroll_t r)
{
	pmureg_store32(base, CENTRIQ_L3CACHE_SATROLL_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int centriq_l3cache_satroll_io_read(struct pmureg_io *io, struct pmureg_place at, centriq_l3cache_satroll_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CENTRIQ_L3CACHE_SATROLL_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int centriq_l3cache_satroll_io_write(struct pmureg_io *io, struct pmureg_place at, centriq_l3cache_satroll_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CENTRIQ_L3CACHE_SATROLL_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- L3_M_BC_CNTENSET: Writing 1 enables a counter; reads the enables. ----
 * Source: K
 */

#define CENTRIQ_L3CACHE_CNTENSET_OFFSET  0x508U
#define CENTRIQ_L3CACHE_CNTENSET_RESET   0x00000000U
#define CENTRIQ_L3CACHE_CNTENSET_ACTING  0x000000ffU
#define CENTRIQ_L3CACHE_CNTENSET_C_SHIFT 0
#define CENTRIQ_L3CACHE_CNTENSET_C_WIDTH 8
#define CENTRIQ_L3CACHE_CNTENSET_C_MASK  0x000000ffU
#define CENTRIQ_L3CACHE_CNTENSET_C_COUNT 8

typedef struct {
	uint32_t raw;
} centriq_l3cache_cntenset_t;

typedef struct {
	uint32_t C; /* 7:0   W1S Bit of counter <n>. */
} centriq_l3cache_cntenset_fields_t;

/* Writes 0 to 0xffffff00U, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) centriq_l3cache_cntenset_t centriq_l3cache_cntenset_pack(centriq_l3cache_cntenset_fields_t f)
{
	centriq_l3cache_cntenset_t r;

	r.raw = 0
		| pmureg_put32(f.C, 0xffU, 0);
	return r;
}

static inline centriq_l3cache_cntenset_fields_t centriq_l3cache_cntenset_unpack(centriq_l3cache_cntenset_t r)
{
	centriq_l3cache_cntenset_fields_t f;

	f.C = r.raw & 0xffU;
	return f;
}

static inline centriq_l3cache_cntenset_t centriq_l3cache_cntenset_with(centriq_l3cache_cntenset_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0xffffff00U & ~mask);
	return r;
}

#define centriq_l3cache_cntenset_with_C(r, value) PMUREG_WITH(centriq_l3cache_cntenset_with, r, 0x000000ffU, 0, value)

/* Element n of C, 0 to 7. Another index gives 0; debug builds assert. */
static inline uint32_t centriq_l3cache_cntenset_get_C(centriq_l3cache_cntenset_t r, unsigned int n)
{
	PMUREG_INDEX(n, 7U);
	return n < 8U ? (r.raw >> n) & 0x1U : 0;
}

static inline centriq_l3cache_cntenset_t centriq_l3cache_cntenset_read(const PMUREG_MEMORY *base)
{
	centriq_l3cache_cntenset_t r;

	r.raw = pmureg_load32(base, CENTRIQ_L3CACHE_CNTENSET_OFFSET);
	return r;
}

static inline void centriq_l3cache_cntenset_write(PMUREG_MEMORY *base, centriq_l3cache_cntenset_t r)
{
	pmureg_store32(base, CENTRIQ_L3CACHE_CNTENSET_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int centriq_l3cache_cntenset_io_read(struct pmureg_io *io, struct pmureg_place at, centriq_l3cache_cntenset_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CENTRIQ_L3CACHE_CNTENSET_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int centriq_l3cache_cntenset_io_write(struct pmureg_io *io, struct pmureg_place at, centriq_l3cache_cntenset_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CENTRIQ_L3CACHE_CNTENSET_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- L3_M_BC_CNTENCLR: Writing 1 disables a counter; reads the enables. ----
 * Source: K
 */

#define CENTRIQ_L3CACHE_CNTENCLR_OFFSET  0x50cU
#define CENTRIQ_L3CACHE_CNTENCLR_RESET   0x00000000U
#define CENTRIQ_L3CACHE_CNTENCLR_ACTING  0x000000ffU
#define CENTRIQ_L3CACHE_CNTENCLR_C_SHIFT 0
#define CENTRIQ_L3CACHE_CNTENCLR_C_WIDTH 8
#define CENTRIQ_L3CACHE_CNTENCLR_C_MASK  0x000000ffU
#define CENTRIQ_L3CACHE_CNTENCLR_C_COUNT 8

typedef struct {
	uint32_t raw;
} centriq_l3cache_cntenclr_t;

typedef struct {
	uint32_t C; /* 7:0   W1C Bit of counter <n>. */
} centriq_l3cache_cntenclr_fields_t;

/* Writes 0 to 0xffffff00U, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) centriq_l3cache_cntenclr_t centriq_l3cache_cntenclr_pack(centriq_l3cache_cntenclr_fields_t f)
{
	centriq_l3cache_cntenclr_t r;

	r.raw = 0
		| pmureg_put32(f.C, 0xffU, 0);
	return r;
}

static inline centriq_l3cache_cntenclr_fields_t centriq_l3cache_cntenclr_unpack(centriq_l3cache_cntenclr_t r)
{
	centriq_l3cache_cntenclr_fields_t f;

	f.C = r.raw & 0xffU;
	return f;
}

static inline centriq_l3cache_cntenclr_t centriq_l3cache_cntenclr_with(centriq_l3cache_cntenclr_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0xffffff00U & ~mask);
	return r;
}

#define centriq_l3cache_cntenclr_with_C(r, value) PMUREG_WITH(centriq_l3cache_cntenclr_with, r, 0x000000ffU, 0, value)

/* Element n of C, 0 to 7. Another index gives 0; debug builds assert. */
static inline uint32_t centriq_l3cache_cntenclr_get_C(centriq_l3cache_cntenclr_t r, unsigned int n)
{
	PMUREG_INDEX(n, 7U);
	return n < 8U ? (r.raw >> n) & 0x1U : 0;
}

static inline centriq_l3cache_cntenclr_t centriq_l3cache_cntenclr_read(const PMUREG_MEMORY *base)
{
	centriq_l3cache_cntenclr_t r;

	r.raw = pmureg_load32(base, CENTRIQ_L3CACHE_CNTENCLR_OFFSET);
	return r;
}

static inline void centriq_l3cache_cntenclr_write(PMUREG_MEMORY *base, centriq_l3cache_cntenclr_t r)
{
	pmureg_store32(base, CENTRIQ_L3CACHE_CNTENCLR_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int centriq_l3cache_cntenclr_io_read(struct pmureg_io *io, struct pmureg_place at, centriq_l3cache_cntenclr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CENTRIQ_L3CACHE_CNTENCLR_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int centriq_l3cache_cntenclr_io_write(struct pmureg_io *io, struct pmureg_place at, centriq_l3cache_cntenclr_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CENTRIQ_L3CACHE_CNTENCLR_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- L3_M_BC_INTENSET: Writing 1 enables a counter's interrupt; reads the enables. ----
 * Source: K
 */

#define CENTRIQ_L3CACHE_INTENSET_OFFSET  0x510U
#define CENTRIQ_L3CACHE_INTENSET_RESET   0x00000000U
#define CENTRIQ_L3CACHE_INTENSET_ACTING  0x000000ffU
#define CENTRIQ_L3CACHE_INTENSET_C_SHIFT 0
#define CENTRIQ_L3CACHE_INTENSET_C_WIDTH 8
#define CENTRIQ_L3CACHE_INTENSET_C_MASK  0x000000ffU
#define CENTRIQ_L3CACHE_INTENSET_C_COUNT 8

typedef struct {
	uint32_t raw;
} centriq_l3cache_intenset_t;

typedef struct {
	uint32_t C; /* 7:0   W1S Bit of counter <n>. */
} centriq_l3cache_intenset_fields_t;

/* Writes 0 to 0xffffff00U, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) centriq_l3cache_intenset_t centriq_l3cache_intenset_pack(centriq_l3cache_intenset_fields_t f)
{
	centriq_l3cache_intenset_t r;

	r.raw = 0
		| pmureg_put32(f.C, 0xffU, 0);
	return r;
}

static inline centriq_l3cache_intenset_fields_t centriq_l3cache_intenset_unpack(centriq_l3cache_intenset_t r)
{
	centriq_l3cache_intenset_fields_t f;

	f.C = r.raw & 0xffU;
	return f;
}

static inline centriq_l3cache_intenset_t centriq_l3cache_intenset_with(centriq_l3cache_intenset_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0xffffff00U & ~mask);
	return r;
}

#define centriq_l3cache_intenset_with_C(r, value) PMUREG_WITH(centriq_l3cache_intenset_with, r, 0x000000ffU, 0, value)

/* Element n of C, 0 to 7. Another index gives 0; debug builds assert. */
static inline uint32_t centriq_l3cache_intenset_get_C(centriq_l3cache_intenset_t r, unsigned int n)
{
	PMUREG_INDEX(n, 7U);
	return n < 8U ? (r.raw >> n) & 0x1U : 0;
}

static inline centriq_l3cache_intenset_t centriq_l3cache_intenset_read(const PMUREG_MEMORY *base)
{
	centriq_l3cache_intenset_t r;

	r.raw = pmureg_load32(base, CENTRIQ_L3CACHE_INTENSET_OFFSET);
	return r;
}

static inline void centriq_l3cache_intenset_write(PMUREG_MEMORY *base, centriq_l3cache_intenset_t r)
{
	pmureg_store32(base, CENTRIQ_L3CACHE_INTENSET_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int centriq_l3cache_intenset_io_read(struct pmureg_io *io, struct pmureg_place at, centriq_l3cache_intenset_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CENTRIQ_L3CACHE_INTENSET_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int centriq_l3cache_intenset_io_write(struct pmureg_io *io, struct pmureg_place at, centriq_l3cache_intenset_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CENTRIQ_L3CACHE_INTENSET_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- L3_M_BC_INTENCLR: Writing 1 disables a counter's interrupt; reads the enables. ----
 * Source: K
 */

#define CENTRIQ_L3CACHE_INTENCLR_OFFSET  0x514U
#define CENTRIQ_L3CACHE_INTENCLR_RESET   0x00000000U
#define CENTRIQ_L3CACHE_INTENCLR_ACTING  0x000000ffU
#define CENTRIQ_L3CACHE_INTENCLR_C_SHIFT 0
#define CENTRIQ_L3CACHE_INTENCLR_C_WIDTH 8
#define CENTRIQ_L3CACHE_INTENCLR_C_MASK  0x000000ffU
#define CENTRIQ_L3CACHE_INTENCLR_C_COUNT 8

typedef struct {
	uint32_t raw;
} centriq_l3cache_intenclr_t;

typedef struct {
	uint32_t C; /* 7:0   W1C Bit of counter <n>. */
} centriq_l3cache_intenclr_fields_t;

/* Writes 0 to 0xffffff00U, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) centriq_l3cache_intenclr_t centriq_l3cache_intenclr_pack(centriq_l3cache_intenclr_fields_t f)
{
	centriq_l3cache_intenclr_t r;

	r.raw = 0
		| pmureg_put32(f.C, 0xffU, 0);
	return r;
}

static inline centriq_l3cache_intenclr_fields_t centriq_l3cache_intenclr_unpack(centriq_l3cache_intenclr_t r)
{
	centriq_l3cache_intenclr_fields_t f;

	f.C = r.raw & 0xffU;
	return f;
}

static inline centriq_l3cache_intenclr_t centriq_l3cache_intenclr_with(centriq_l3cache_intenclr_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0xffffff00U & ~mask);
	return r;
}

#define centriq_l3cache_intenclr_with_C(r, value) PMUREG_WITH(centriq_l3cache_intenclr_with, r, 0x000000ffU, 0, value)

/* Element n of C, 0 to 7. Another index gives 0; debug builds assert. */
static inline uint32_t centriq_l3cache_intenclr_get_C(centriq_l3cache_intenclr_t r, unsigned int n)
{
	PMUREG_INDEX(n, 7U);
	return n < 8U ? (r.raw >> n) & 0x1U : 0;
}

static inline centriq_l3cache_intenclr_t centriq_l3cache_intenclr_read(const PMUREG_MEMORY *base)
{
	centriq_l3cache_intenclr_t r;

	r.raw = pmureg_load32(base, CENTRIQ_L3CACHE_INTENCLR_OFFSET);
	return r;
}

static inline void centriq_l3cache_intenclr_write(PMUREG_MEMORY *base, centriq_l3cache_intenclr_t r)
{
	pmureg_store32(base, CENTRIQ_L3CACHE_INTENCLR_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int centriq_l3cache_intenclr_io_read(struct pmureg_io *io, struct pmureg_place at, centriq_l3cache_intenclr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CENTRIQ_L3CACHE_INTENCLR_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int centriq_l3cache_intenclr_io_write(struct pmureg_io *io, struct pmureg_place at, centriq_l3cache_intenclr_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CENTRIQ_L3CACHE_INTENCLR_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- L3_M_BC_GANG: A 1 for an odd counter: it counts the overflows of the one below. ----
 * Source: K
 */

#define CENTRIQ_L3CACHE_GANG_OFFSET  0x718U
#define CENTRIQ_L3CACHE_GANG_RESET   0x00000000U
#define CENTRIQ_L3CACHE_GANG_C_SHIFT 0
#define CENTRIQ_L3CACHE_GANG_C_WIDTH 8
#define CENTRIQ_L3CACHE_GANG_C_MASK  0x000000ffU
#define CENTRIQ_L3CACHE_GANG_C_COUNT 8

typedef struct {
	uint32_t raw;
} centriq_l3cache_gang_t;

typedef struct {
	uint32_t C; /* 7:0   RW Bit of counter <n>. */
} centriq_l3cache_gang_fields_t;

/* Writes 0 to 0xffffff00U, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) centriq_l3cache_gang_t centriq_l3cache_gang_pack(centriq_l3cache_gang_fields_t f)
{
	centriq_l3cache_gang_t r;

	r.raw = 0
		| pmureg_put32(f.C, 0xffU, 0);
	return r;
}

static inline centriq_l3cache_gang_fields_t centriq_l3cache_gang_unpack(centriq_l3cache_gang_t r)
{
	centriq_l3cache_gang_fields_t f;

	f.C = r.raw & 0xffU;
	return f;
}

static inline centriq_l3cache_gang_t centriq_l3cache_gang_with(centriq_l3cache_gang_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define centriq_l3cache_gang_with_C(r, value) PMUREG_WITH(centriq_l3cache_gang_with, r, 0x000000ffU, 0, value)

/* Element n of C, 0 to 7. Another index gives 0; debug builds assert. */
static inline uint32_t centriq_l3cache_gang_get_C(centriq_l3cache_gang_t r, unsigned int n)
{
	PMUREG_INDEX(n, 7U);
	return n < 8U ? (r.raw >> n) & 0x1U : 0;
}

static inline centriq_l3cache_gang_t centriq_l3cache_gang_read(const PMUREG_MEMORY *base)
{
	centriq_l3cache_gang_t r;

	r.raw = pmureg_load32(base, CENTRIQ_L3CACHE_GANG_OFFSET);
	return r;
}

static inline void centriq_l3cache_gang_write(PMUREG_MEMORY *base, centriq_l3cache_gang_t r)
{
	pmureg_store32(base, CENTRIQ_L3CACHE_GANG_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int centriq_l3cache_gang_io_read(struct pmureg_io *io, struct pmureg_place at, centriq_l3cache_gang_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CENTRIQ_L3CACHE_GANG_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int centriq_l3cache_gang_io_write(struct pmureg_io *io, struct pmureg_place at, centriq_l3cache_gang_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CENTRIQ_L3CACHE_GANG_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- L3_M_BC_OVSR: Which counters overflowed; writing 1 clears. ----
 * Source: K
 */

#define CENTRIQ_L3CACHE_OVSR_OFFSET  0x740U
#define CENTRIQ_L3CACHE_OVSR_RESET   0x00000000U
#define CENTRIQ_L3CACHE_OVSR_ACTING  0x000000ffU
#define CENTRIQ_L3CACHE_OVSR_C_SHIFT 0
#define CENTRIQ_L3CACHE_OVSR_C_WIDTH 8
#define CENTRIQ_L3CACHE_OVSR_C_MASK  0x000000ffU
#define CENTRIQ_L3CACHE_OVSR_C_COUNT 8

typedef struct {
	uint32_t raw;
} centriq_l3cache_ovsr_t;

typedef struct {
	uint32_t C; /* 7:0   W1C-V Bit of counter <n>. */
} centriq_l3cache_ovsr_fields_t;

/* Writes 0 to 0xffffff00U, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) centriq_l3cache_ovsr_t centriq_l3cache_ovsr_pack(centriq_l3cache_ovsr_fields_t f)
{
	centriq_l3cache_ovsr_t r;

	r.raw = 0
		| pmureg_put32(f.C, 0xffU, 0);
	return r;
}

static inline centriq_l3cache_ovsr_fields_t centriq_l3cache_ovsr_unpack(centriq_l3cache_ovsr_t r)
{
	centriq_l3cache_ovsr_fields_t f;

	f.C = r.raw & 0xffU;
	return f;
}

static inline centriq_l3cache_ovsr_t centriq_l3cache_ovsr_with(centriq_l3cache_ovsr_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0xffffff00U & ~mask);
	return r;
}

#define centriq_l3cache_ovsr_with_C(r, value) PMUREG_WITH(centriq_l3cache_ovsr_with, r, 0x000000ffU, 0, value)

/* Element n of C, 0 to 7. Another index gives 0; debug builds assert. */
static inline uint32_t centriq_l3cache_ovsr_get_C(centriq_l3cache_ovsr_t r, unsigned int n)
{
	PMUREG_INDEX(n, 7U);
	return n < 8U ? (r.raw >> n) & 0x1U : 0;
}

static inline centriq_l3cache_ovsr_t centriq_l3cache_ovsr_read(const PMUREG_MEMORY *base)
{
	centriq_l3cache_ovsr_t r;

	r.raw = pmureg_load32(base, CENTRIQ_L3CACHE_OVSR_OFFSET);
	return r;
}

static inline void centriq_l3cache_ovsr_write(PMUREG_MEMORY *base, centriq_l3cache_ovsr_t r)
{
	pmureg_store32(base, CENTRIQ_L3CACHE_OVSR_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int centriq_l3cache_ovsr_io_read(struct pmureg_io *io, struct pmureg_place at, centriq_l3cache_ovsr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CENTRIQ_L3CACHE_OVSR_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int centriq_l3cache_ovsr_io_write(struct pmureg_io *io, struct pmureg_place at, centriq_l3cache_ovsr_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CENTRIQ_L3CACHE_OVSR_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- L3_M_BC_IRQCTL: A 1 for a counter: its interrupt comes when its highest bit changes. ----
 * Source: K
 */

#define CENTRIQ_L3CACHE_IRQCTL_OFFSET  0x96cU
#define CENTRIQ_L3CACHE_IRQCTL_RESET   0x00000000U
#define CENTRIQ_L3CACHE_IRQCTL_C_SHIFT 0
#define CENTRIQ_L3CACHE_IRQCTL_C_WIDTH 8
#define CENTRIQ_L3CACHE_IRQCTL_C_MASK  0x000000ffU
#define CENTRIQ_L3CACHE_IRQCTL_C_COUNT 8

typedef struct {
	uint32_t raw;
} centriq_l3cache_irqctl_t;

typedef struct {
	uint32_t C; /* 7:0   RW Bit of counter <n>. */
} centriq_l3cache_irqctl_fields_t;

/* Writes 0 to 0xffffff00U, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) centriq_l3cache_irqctl_t centriq_l3cache_irqctl_pack(centriq_l3cache_irqctl_fields_t f)
{
	centriq_l3cache_irqctl_t r;

	r.raw = 0
		| pmureg_put32(f.C, 0xffU, 0);
	return r;
}

static inline centriq_l3cache_irqctl_fields_t centriq_l3cache_irqctl_unpack(centriq_l3cache_irqctl_t r)
{
	centriq_l3cache_irqctl_fields_t f;

	f.C = r.raw & 0xffU;
	return f;
}

static inline centriq_l3cache_irqctl_t centriq_l3cache_irqctl_with(centriq_l3cache_irqctl_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define centriq_l3cache_irqctl_with_C(r, value) PMUREG_WITH(centriq_l3cache_irqctl_with, r, 0x000000ffU, 0, value)

/* Element n of C, 0 to 7. Another index gives 0; debug builds assert. */
static inline uint32_t centriq_l3cache_irqctl_get_C(centriq_l3cache_irqctl_t r, unsigned int n)
{
	PMUREG_INDEX(n, 7U);
	return n < 8U ? (r.raw >> n) & 0x1U : 0;
}

static inline centriq_l3cache_irqctl_t centriq_l3cache_irqctl_read(const PMUREG_MEMORY *base)
{
	centriq_l3cache_irqctl_t r;

	r.raw = pmureg_load32(base, CENTRIQ_L3CACHE_IRQCTL_OFFSET);
	return r;
}

static inline void centriq_l3cache_irqctl_write(PMUREG_MEMORY *base, centriq_l3cache_irqctl_t r)
{
	pmureg_store32(base, CENTRIQ_L3CACHE_IRQCTL_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int centriq_l3cache_irqctl_io_read(struct pmureg_io *io, struct pmureg_place at, centriq_l3cache_irqctl_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CENTRIQ_L3CACHE_IRQCTL_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int centriq_l3cache_irqctl_io_write(struct pmureg_io *io, struct pmureg_place at, centriq_l3cache_irqctl_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CENTRIQ_L3CACHE_IRQCTL_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
