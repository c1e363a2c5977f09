/*
 * Marvell (Cavium) ThunderX2 uncore PMUs: Memory controllers
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
 * Made by pmureg from regdefs/marvell/thunderx2.yaml. Edit that, not this.
 */
#ifndef PMUREG_THUNDERX2_DMC_H
#define PMUREG_THUNDERX2_DMC_H

#include <pmureg/access.h>

/* ---- DMC_COUNTER_CTL: Events of the counters. ----
 * Source: K; DOC
 */

#define THUNDERX2_DMC_CTL_OFFSET  0x234U
#define THUNDERX2_DMC_CTL_RESET   0x00000000U
#define THUNDERX2_DMC_CTL_C_SHIFT 0
#define THUNDERX2_DMC_CTL_C_WIDTH 32
#define THUNDERX2_DMC_CTL_C_MASK  0xffffffffU
#define THUNDERX2_DMC_CTL_C_COUNT 4

typedef struct {
	uint32_t raw;
} thunderx2_dmc_ctl_t;

typedef struct {
	uint32_t C; /* 31:0  RW Twice the event of counter <n>; 0 stops it. */
} thunderx2_dmc_ctl_fields_t;

static inline __attribute__((always_inline)) thunderx2_dmc_ctl_t thunderx2_dmc_ctl_pack(thunderx2_dmc_ctl_fields_t f)
{
	thunderx2_dmc_ctl_t r;

	r.raw = 0
		| f.C;
	return r;
}

static inline thunderx2_dmc_ctl_fields_t thunderx2_dmc_ctl_unpack(thunderx2_dmc_ctl_t r)
{
	thunderx2_dmc_ctl_fields_t f;

	f.C = r.raw;
	return f;
}

static inline thunderx2_dmc_ctl_t thunderx2_dmc_ctl_with(thunderx2_dmc_ctl_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define thunderx2_dmc_ctl_with_C(r, value) PMUREG_WITH(thunderx2_dmc_ctl_with, r, 0xffffffffU, 0, value)

/* Element n of C, 0 to 3. Another index gives 0; debug builds assert. */
static inline uint32_t thunderx2_dmc_ctl_get_C(thunderx2_dmc_ctl_t r, unsigned int n)
{
	PMUREG_INDEX(n, 3U);
	return n < 4U ? (r.raw >> (8U * n)) & 0xffU : 0;
}

static inline thunderx2_dmc_ctl_t thunderx2_dmc_ctl_read(const PMUREG_MEMORY *base)
{
	thunderx2_dmc_ctl_t r;

	r.raw = pmureg_load32(base, THUNDERX2_DMC_CTL_OFFSET);
	return r;
}

static inline void thunderx2_dmc_ctl_write(PMUREG_MEMORY *base, thunderx2_dmc_ctl_t r)
{
	pmureg_store32(base, THUNDERX2_DMC_CTL_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int thunderx2_dmc_ctl_io_read(struct pmureg_io *io, struct pmureg_place at, thunderx2_dmc_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = THUNDERX2_DMC_CTL_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int thunderx2_dmc_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, thunderx2_dmc_ctl_t r)
{
	at.space = PMUREG_MMIO;
	at.address = THUNDERX2_DMC_CTL_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- DMC_COUNTER_DATA<n>: Counter <n>. ----
 * Source: K; DOC
 */

#define THUNDERX2_DMC_DATA_OFFSET(n)   (0x240U + 0xcU * (n)) /* n: 0 to 3 */
#define THUNDERX2_DMC_DATA_COUNT       4
#define THUNDERX2_DMC_DATA_COUNT_SHIFT 0
#define THUNDERX2_DMC_DATA_COUNT_WIDTH 32
#define THUNDERX2_DMC_DATA_COUNT_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} thunderx2_dmc_data_t;

typedef struct {
	uint32_t COUNT; /* 31:0  RW-V The count. */
} thunderx2_dmc_data_fields_t;

static inline __attribute__((always_inline)) thunderx2_dmc_data_t thunderx2_dmc_data_pack(thunderx2_dmc_data_fields_t f)
{
	thunderx2_dmc_data_t r;

	r.raw = 0
		| f.COUNT;
	return r;
}

static inline thunderx2_dmc_data_fields_t thunderx2_dmc_data_unpack(thunderx2_dmc_data_t r)
{
	thunderx2_dmc_data_fields_t f;

	f.COUNT = r.raw;
	return f;
}

static inline uint32_t thunderx2_dmc_data_get(thunderx2_dmc_data_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline thunderx2_dmc_data_t thunderx2_dmc_data_with(thunderx2_dmc_data_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define thunderx2_dmc_data_get_COUNT(r)         thunderx2_dmc_data_get(r, 0xffffffffU, 0)
#define thunderx2_dmc_data_with_COUNT(r, value) PMUREG_WITH(thunderx2_dmc_data_with, r, 0xffffffffU, 0, value)

static inline thunderx2_dmc_data_t thunderx2_dmc_data_read(const PMUREG_MEMORY *base, unsigned int n)
{
	thunderx2_dmc_data_t r;

	PMUREG_INDEX(n, 3U);
	r.raw = pmureg_load32(base, THUNDERX2_DMC_DATA_OFFSET(n));
	return r;
}

static inline void thunderx2_dmc_data_write(PMUREG_MEMORY *base, unsigned int n, thunderx2_dmc_data_t r)
{
	PMUREG_INDEX(n, 3U);
	pmureg_store32(base, THUNDERX2_DMC_DATA_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int thunderx2_dmc_data_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, thunderx2_dmc_data_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MMIO;
	at.address = THUNDERX2_DMC_DATA_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int thunderx2_dmc_data_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, thunderx2_dmc_data_t r)
{
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MMIO;
	at.address = THUNDERX2_DMC_DATA_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
