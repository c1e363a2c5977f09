/*
 * Marvell Octeon 10 (CN10K) uncore PMUs: Tag and data units
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
 * Made by pmureg from regdefs/marvell/cn10k.yaml. Edit that, not this.
 */
#ifndef PMUREG_CN10K_TAD_H
#define PMUREG_CN10K_TAD_H

#include <pmureg/access.h>

/* ---- TAD<tad>_PFC<n>: Counter <n>. ----
 * Source: TAD; DT
 */

#define CN10K_TAD_PFC_OFFSET(n)   (0x800U + 8U * (n)) /* n: 0 to 7 */
#define CN10K_TAD_PFC_COUNT       8
#define CN10K_TAD_PFC_COUNT_SHIFT 0
#define CN10K_TAD_PFC_COUNT_WIDTH 64
#define CN10K_TAD_PFC_COUNT_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} cn10k_tad_pfc_t;

typedef struct {
	uint64_t COUNT; /* 63:0  RW-V The count. */
} cn10k_tad_pfc_fields_t;

static inline __attribute__((always_inline)) cn10k_tad_pfc_t cn10k_tad_pfc_pack(cn10k_tad_pfc_fields_t f)
{
	cn10k_tad_pfc_t r;

	r.raw = 0
		| f.COUNT;
	return r;
}

static inline cn10k_tad_pfc_fields_t cn10k_tad_pfc_unpack(cn10k_tad_pfc_t r)
{
	cn10k_tad_pfc_fields_t f;

	f.COUNT = r.raw;
	return f;
}

static inline uint64_t cn10k_tad_pfc_get(cn10k_tad_pfc_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline cn10k_tad_pfc_t cn10k_tad_pfc_with(cn10k_tad_pfc_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define cn10k_tad_pfc_get_COUNT(r)         cn10k_tad_pfc_get(r, 0xffffffffffffffffULL, 0)
#define cn10k_tad_pfc_with_COUNT(r, value) PMUREG_WITH(cn10k_tad_pfc_with, r, 0xffffffffffffffffULL, 0, value)

static inline cn10k_tad_pfc_t cn10k_tad_pfc_read(const PMUREG_MEMORY *base, unsigned int n)
{
	cn10k_tad_pfc_t r;

	PMUREG_INDEX(n, 7U);
	r.raw = pmureg_load64(base, CN10K_TAD_PFC_OFFSET(n));
	return r;
}

static inline void cn10k_tad_pfc_write(PMUREG_MEMORY *base, unsigned int n, cn10k_tad_pfc_t r)
{
	PMUREG_INDEX(n, 7U);
	pmureg_store64(base, CN10K_TAD_PFC_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int cn10k_tad_pfc_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, cn10k_tad_pfc_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 7U);
	at.space = PMUREG_MMIO;
	at.address = CN10K_TAD_PFC_OFFSET(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int cn10k_tad_pfc_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, cn10k_tad_pfc_t r)
{
	PMUREG_INDEX(n, 7U);
	at.space = PMUREG_MMIO;
	at.address = CN10K_TAD_PFC_OFFSET(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- TAD<tad>_PRF<n>: What counter <n> counts. ----
 * Source: TAD; DT
 */

#define CN10K_TAD_PRF_OFFSET(n)    (0x900U + 8U * (n)) /* n: 0 to 7 */
#define CN10K_TAD_PRF_COUNT        8
#define CN10K_TAD_PRF_RESET        0x0000000000000000ULL
#define CN10K_TAD_PRF_CNTSEL_SHIFT 0
#define CN10K_TAD_PRF_CNTSEL_WIDTH 8
#define CN10K_TAD_PRF_CNTSEL_MASK  0x00000000000000ffULL

typedef struct {
	uint64_t raw;
} cn10k_tad_prf_t;

typedef struct {
	uint64_t CNTSEL; /* 7:0   RW Event; 0 stops the counter. */
} cn10k_tad_prf_fields_t;

static inline __attribute__((always_inline)) cn10k_tad_prf_t cn10k_tad_prf_pack(cn10k_tad_prf_fields_t f)
{
	cn10k_tad_prf_t r;

	r.raw = 0
		| pmureg_put64(f.CNTSEL, 0xffULL, 0);
	return r;
}

static inline cn10k_tad_prf_fields_t cn10k_tad_prf_unpack(cn10k_tad_prf_t r)
{
	cn10k_tad_prf_fields_t f;

	f.CNTSEL = r.raw & 0xffULL;
	return f;
}

static inline uint64_t cn10k_tad_prf_get(cn10k_tad_prf_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline cn10k_tad_prf_t cn10k_tad_prf_with(cn10k_tad_prf_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x00000000000000ffULL & ~mask);
	return r;
}

#define cn10k_tad_prf_get_CNTSEL(r)         cn10k_tad_prf_get(r, 0x00000000000000ffULL, 0)
#define cn10k_tad_prf_with_CNTSEL(r, value) PMUREG_WITH(cn10k_tad_prf_with, r, 0x00000000000000ffULL, 0, value)

static inline int cn10k_tad_prf_check(cn10k_tad_prf_t r)
{
	if ((r.raw & 0xffffffffffffff00ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *cn10k_tad_prf_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffffffffff00 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline cn10k_tad_prf_t cn10k_tad_prf_read(const PMUREG_MEMORY *base, unsigned int n)
{
	cn10k_tad_prf_t r;

	PMUREG_INDEX(n, 7U);
	r.raw = pmureg_load64(base, CN10K_TAD_PRF_OFFSET(n));
	return r;
}

static inline void cn10k_tad_prf_write(PMUREG_MEMORY *base, unsigned int n, cn10k_tad_prf_t r)
{
	PMUREG_INDEX(n, 7U);
	pmureg_store64(base, CN10K_TAD_PRF_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int cn10k_tad_prf_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, cn10k_tad_prf_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 7U);
	at.space = PMUREG_MMIO;
	at.address = CN10K_TAD_PRF_OFFSET(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int cn10k_tad_prf_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, cn10k_tad_prf_t r)
{
	PMUREG_INDEX(n, 7U);
	at.space = PMUREG_MMIO;
	at.address = CN10K_TAD_PRF_OFFSET(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
