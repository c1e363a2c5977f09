/*
 * Intel Xeon Scalable of the 4th and 5th generation (Sapphire Rapids, Emerald Rapids): Channel of a memory controller
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
 * Made by pmureg from regdefs/intel/spr.yaml. Edit that, not this.
 */
#ifndef PMUREG_SPR_IMC_H
#define PMUREG_SPR_IMC_H

#include <pmureg/access.h>

/*
 * Registers that several blocks share. They are described once, under names of their own (spr_mmio_unit_ctl_t and so on):
 * PMON_UNIT_CTL, PMON_CTL<n>, PMON_CTR<n>
 */
#include <pmureg/spr/mmio.h>

/* ---- PMON_FIXED_CTR: Counts DRAM clocks. ----
 * Source: K SNR_IMC_MMIO_PMON_FIXED_CTR
 */

#define SPR_IMC_FIXED_CTR_OFFSET            0x38U
#define SPR_IMC_FIXED_CTR_RESET             0x0000000000000000ULL
#define SPR_IMC_FIXED_CTR_EVENT_COUNT_SHIFT 0
#define SPR_IMC_FIXED_CTR_EVENT_COUNT_WIDTH 48
#define SPR_IMC_FIXED_CTR_EVENT_COUNT_MASK  0x0000ffffffffffffULL

typedef struct {
	uint64_t raw;
} spr_imc_fixed_ctr_t;

typedef struct {
	uint64_t event_count; /* 47:0  RW-V The count. */
} spr_imc_fixed_ctr_fields_t;

static inline __attribute__((always_inline)) spr_imc_fixed_ctr_t spr_imc_fixed_ctr_pack(spr_imc_fixed_ctr_fields_t f)
{
	spr_imc_fixed_ctr_t r;

	r.raw = 0
		| pmureg_put64(f.event_count, 0xffffffffffffULL, 0);
	return r;
}

static inline spr_imc_fixed_ctr_fields_t spr_imc_fixed_ctr_unpack(spr_imc_fixed_ctr_t r)
{
	spr_imc_fixed_ctr_fields_t f;

	f.event_count = r.raw & 0xffffffffffffULL;
	return f;
}

static inline uint64_t spr_imc_fixed_ctr_get(spr_imc_fixed_ctr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline spr_imc_fixed_ctr_t spr_imc_fixed_ctr_with(spr_imc_fixed_ctr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000ffffffffffffULL & ~mask);
	return r;
}

#define spr_imc_fixed_ctr_get_event_count(r)         spr_imc_fixed_ctr_get(r, 0x0000ffffffffffffULL, 0)
#define spr_imc_fixed_ctr_with_event_count(r, value) PMUREG_WITH(spr_imc_fixed_ctr_with, r, 0x0000ffffffffffffULL, 0, value)

static inline int spr_imc_fixed_ctr_check(spr_imc_fixed_ctr_t r)
{
	if ((r.raw & 0xffff000000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *spr_imc_fixed_ctr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffff000000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline spr_imc_fixed_ctr_t spr_imc_fixed_ctr_read(const PMUREG_MEMORY *base)
{
	spr_imc_fixed_ctr_t r;

	r.raw = pmureg_load64(base, SPR_IMC_FIXED_CTR_OFFSET);
	return r;
}

static inline void spr_imc_fixed_ctr_write(PMUREG_MEMORY *base, spr_imc_fixed_ctr_t r)
{
	pmureg_store64(base, SPR_IMC_FIXED_CTR_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int spr_imc_fixed_ctr_io_read(struct pmureg_io *io, struct pmureg_place at, spr_imc_fixed_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = SPR_IMC_FIXED_CTR_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int spr_imc_fixed_ctr_io_write(struct pmureg_io *io, struct pmureg_place at, spr_imc_fixed_ctr_t r)
{
	at.space = PMUREG_MMIO;
	at.address = SPR_IMC_FIXED_CTR_OFFSET;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMON_FIXED_CTL: Control of the DRAM clock counter. ----
 * Source: K SNR_IMC_MMIO_PMON_FIXED_CTL
 */

#define SPR_IMC_FIXED_CTL_OFFSET      0x54U
#define SPR_IMC_FIXED_CTL_RESET       0x00000000U
#define SPR_IMC_FIXED_CTL_EN_SHIFT    22
#define SPR_IMC_FIXED_CTL_EN_WIDTH    1
#define SPR_IMC_FIXED_CTL_EN_MASK     0x00400000U
#define SPR_IMC_FIXED_CTL_OV_EN_SHIFT 20
#define SPR_IMC_FIXED_CTL_OV_EN_WIDTH 1
#define SPR_IMC_FIXED_CTL_OV_EN_MASK  0x00100000U

typedef struct {
	uint32_t raw;
} spr_imc_fixed_ctl_t;

typedef struct {
	uint32_t en;    /* 22    RW-V 1 lets the fixed counter count. */
	uint32_t ov_en; /* 20    RW-V 1 reports an overflow to the UBox. */
} spr_imc_fixed_ctl_fields_t;

static inline __attribute__((always_inline)) spr_imc_fixed_ctl_t spr_imc_fixed_ctl_pack(spr_imc_fixed_ctl_fields_t f)
{
	spr_imc_fixed_ctl_t r;

	r.raw = 0
		| pmureg_put32(f.en, 0x1U, 22)
		| pmureg_put32(f.ov_en, 0x1U, 20);
	return r;
}

static inline spr_imc_fixed_ctl_fields_t spr_imc_fixed_ctl_unpack(spr_imc_fixed_ctl_t r)
{
	spr_imc_fixed_ctl_fields_t f;

	f.en = (r.raw >> 22) & 0x1U;
	f.ov_en = (r.raw >> 20) & 0x1U;
	return f;
}

static inline uint32_t spr_imc_fixed_ctl_get(spr_imc_fixed_ctl_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline spr_imc_fixed_ctl_t spr_imc_fixed_ctl_with(spr_imc_fixed_ctl_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x00500000U & ~mask);
	return r;
}

#define spr_imc_fixed_ctl_get_en(r)            spr_imc_fixed_ctl_get(r, 0x00400000U, 22)
#define spr_imc_fixed_ctl_get_ov_en(r)         spr_imc_fixed_ctl_get(r, 0x00100000U, 20)
#define spr_imc_fixed_ctl_with_en(r, value)    PMUREG_WITH(spr_imc_fixed_ctl_with, r, 0x00400000U, 22, value)
#define spr_imc_fixed_ctl_with_ov_en(r, value) PMUREG_WITH(spr_imc_fixed_ctl_with, r, 0x00100000U, 20, value)

static inline int spr_imc_fixed_ctl_check(spr_imc_fixed_ctl_t r)
{
	if ((r.raw & 0xffafffffU) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *spr_imc_fixed_ctl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffafffff must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline spr_imc_fixed_ctl_t spr_imc_fixed_ctl_read(const PMUREG_MEMORY *base)
{
	spr_imc_fixed_ctl_t r;

	r.raw = pmureg_load32(base, SPR_IMC_FIXED_CTL_OFFSET);
	return r;
}

static inline void spr_imc_fixed_ctl_write(PMUREG_MEMORY *base, spr_imc_fixed_ctl_t r)
{
	pmureg_store32(base, SPR_IMC_FIXED_CTL_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int spr_imc_fixed_ctl_io_read(struct pmureg_io *io, struct pmureg_place at, spr_imc_fixed_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = SPR_IMC_FIXED_CTL_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int spr_imc_fixed_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, spr_imc_fixed_ctl_t r)
{
	at.space = PMUREG_MMIO;
	at.address = SPR_IMC_FIXED_CTL_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
