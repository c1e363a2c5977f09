/*
 * Intel Xeon Scalable of the 4th and 5th generation (Sapphire Rapids, Emerald Rapids): Counters of a memory controller that always run
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
#ifndef PMUREG_SPR_IMC_FREE_RUNNING_H
#define PMUREG_SPR_IMC_FREE_RUNNING_H

#include <pmureg/access.h>

/* ---- FRCTR_DCLK: Cycles of the DRAM clock. ----
 * Source: K spr_imc_freerunning
 */

#define SPR_IMC_FREE_RUNNING_CLK_OFFSET            0x22b0U
#define SPR_IMC_FREE_RUNNING_CLK_RESET             0x0000000000000000ULL
#define SPR_IMC_FREE_RUNNING_CLK_EVENT_COUNT_SHIFT 0
#define SPR_IMC_FREE_RUNNING_CLK_EVENT_COUNT_WIDTH 48
#define SPR_IMC_FREE_RUNNING_CLK_EVENT_COUNT_MASK  0x0000ffffffffffffULL

typedef struct {
	uint64_t raw;
} spr_imc_free_running_clk_t;

typedef struct {
	uint64_t event_count; /* 47:0  RW-V The count. */
} spr_imc_free_running_clk_fields_t;

static inline __attribute__((always_inline)) spr_imc_free_running_clk_t spr_imc_free_running_clk_pack(spr_imc_free_running_clk_fields_t f)
{
	spr_imc_free_running_clk_t r;

	r.raw = 0
		| pmureg_put64(f.event_count, 0xffffffffffffULL, 0);
	return r;
}

static inline spr_imc_free_running_clk_fields_t spr_imc_free_running_clk_unpack(spr_imc_free_running_clk_t r)
{
	spr_imc_free_running_clk_fields_t f;

	f.event_count = r.raw & 0xffffffffffffULL;
	return f;
}

static inline uint64_t spr_imc_free_running_clk_get(spr_imc_free_running_clk_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline spr_imc_free_running_clk_t spr_imc_free_running_clk_with(spr_imc_free_running_clk_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000ffffffffffffULL & ~mask);
	return r;
}

#define spr_imc_free_running_clk_get_event_count(r)         spr_imc_free_running_clk_get(r, 0x0000ffffffffffffULL, 0)
#define spr_imc_free_running_clk_with_event_count(r, value) PMUREG_WITH(spr_imc_free_running_clk_with, r, 0x0000ffffffffffffULL, 0, value)

static inline int spr_imc_free_running_clk_check(spr_imc_free_running_clk_t r)
{
	if ((r.raw & 0xffff000000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *spr_imc_free_running_clk_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffff000000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline spr_imc_free_running_clk_t spr_imc_free_running_clk_read(const PMUREG_MEMORY *base)
{
	spr_imc_free_running_clk_t r;

	r.raw = pmureg_load64(base, SPR_IMC_FREE_RUNNING_CLK_OFFSET);
	return r;
}

static inline void spr_imc_free_running_clk_write(PMUREG_MEMORY *base, spr_imc_free_running_clk_t r)
{
	pmureg_store64(base, SPR_IMC_FREE_RUNNING_CLK_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int spr_imc_free_running_clk_io_read(struct pmureg_io *io, struct pmureg_place at, spr_imc_free_running_clk_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = SPR_IMC_FREE_RUNNING_CLK_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int spr_imc_free_running_clk_io_write(struct pmureg_io *io, struct pmureg_place at, spr_imc_free_running_clk_t r)
{
	at.space = PMUREG_MMIO;
	at.address = SPR_IMC_FREE_RUNNING_CLK_OFFSET;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- FRCTR_RPQ: Entries of the read queue summed per cycle. ----
 * Source: K spr_imc_freerunning
 */

#define SPR_IMC_FREE_RUNNING_RPQ_OFFSET            0x2318U
#define SPR_IMC_FREE_RUNNING_RPQ_RESET             0x0000000000000000ULL
#define SPR_IMC_FREE_RUNNING_RPQ_EVENT_COUNT_SHIFT 0
#define SPR_IMC_FREE_RUNNING_RPQ_EVENT_COUNT_WIDTH 48
#define SPR_IMC_FREE_RUNNING_RPQ_EVENT_COUNT_MASK  0x0000ffffffffffffULL

typedef struct {
	uint64_t raw;
} spr_imc_free_running_rpq_t;

typedef struct {
	uint64_t event_count; /* 47:0  RW-V The count. */
} spr_imc_free_running_rpq_fields_t;

static inline __attribute__((always_inline)) spr_imc_free_running_rpq_t spr_imc_free_running_rpq_pack(spr_imc_free_running_rpq_fields_t f)
{
	spr_imc_free_running_rpq_t r;

	r.raw = 0
		| pmureg_put64(f.event_count, 0xffffffffffffULL, 0);
	return r;
}

static inline spr_imc_free_running_rpq_fields_t spr_imc_free_running_rpq_unpack(spr_imc_free_running_rpq_t r)
{
	spr_imc_free_running_rpq_fields_t f;

	f.event_count = r.raw & 0xffffffffffffULL;
	return f;
}

static inline uint64_t spr_imc_free_running_rpq_get(spr_imc_free_running_rpq_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline spr_imc_free_running_rpq_t spr_imc_free_running_rpq_with(spr_imc_free_running_rpq_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000ffffffffffffULL & ~mask);
	return r;
}

#define spr_imc_free_running_rpq_get_event_count(r)         spr_imc_free_running_rpq_get(r, 0x0000ffffffffffffULL, 0)
#define spr_imc_free_running_rpq_with_event_count(r, value) PMUREG_WITH(spr_imc_free_running_rpq_with, r, 0x0000ffffffffffffULL, 0, value)

static inline int spr_imc_free_running_rpq_check(spr_imc_free_running_rpq_t r)
{
	if ((r.raw & 0xffff000000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *spr_imc_free_running_rpq_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffff000000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline spr_imc_free_running_rpq_t spr_imc_free_running_rpq_read(const PMUREG_MEMORY *base)
{
	spr_imc_free_running_rpq_t r;

	r.raw = pmureg_load64(base, SPR_IMC_FREE_RUNNING_RPQ_OFFSET);
	return r;
}

static inline void spr_imc_free_running_rpq_write(PMUREG_MEMORY *base, spr_imc_free_running_rpq_t r)
{
	pmureg_store64(base, SPR_IMC_FREE_RUNNING_RPQ_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int spr_imc_free_running_rpq_io_read(struct pmureg_io *io, struct pmureg_place at, spr_imc_free_running_rpq_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = SPR_IMC_FREE_RUNNING_RPQ_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int spr_imc_free_running_rpq_io_write(struct pmureg_io *io, struct pmureg_place at, spr_imc_free_running_rpq_t r)
{
	at.space = PMUREG_MMIO;
	at.address = SPR_IMC_FREE_RUNNING_RPQ_OFFSET;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- FRCTR_WPQ: Entries of the write queue summed per cycle. ----
 * Source: K spr_imc_freerunning
 */

#define SPR_IMC_FREE_RUNNING_WPQ_OFFSET            0x2320U
#define SPR_IMC_FREE_RUNNING_WPQ_RESET             0x0000000000000000ULL
#define SPR_IMC_FREE_RUNNING_WPQ_EVENT_COUNT_SHIFT 0
#define SPR_IMC_FREE_RUNNING_WPQ_EVENT_COUNT_WIDTH 48
#define SPR_IMC_FREE_RUNNING_WPQ_EVENT_COUNT_MASK  0x0000ffffffffffffULL

typedef struct {
	uint64_t raw;
} spr_imc_free_running_wpq_t;

typedef struct {
	uint64_t event_count; /* 47:0  RW-V The count. */
} spr_imc_free_running_wpq_fields_t;

static inline __attribute__((always_inline)) spr_imc_free_running_wpq_t spr_imc_free_running_wpq_pack(spr_imc_free_running_wpq_fields_t f)
{
	spr_imc_free_running_wpq_t r;

	r.raw = 0
		| pmureg_put64(f.event_count, 0xffffffffffffULL, 0);
	return r;
}

static inline spr_imc_free_running_wpq_fields_t spr_imc_free_running_wpq_unpack(spr_imc_free_running_wpq_t r)
{
	spr_imc_free_running_wpq_fields_t f;

	f.event_count = r.raw & 0xffffffffffffULL;
	return f;
}

static inline uint64_t spr_imc_free_running_wpq_get(spr_imc_free_running_wpq_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline spr_imc_free_running_wpq_t spr_imc_free_running_wpq_with(spr_imc_free_running_wpq_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000ffffffffffffULL & ~mask);
	return r;
}

#define spr_imc_free_running_wpq_get_event_count(r)         spr_imc_free_running_wpq_get(r, 0x0000ffffffffffffULL, 0)
#define spr_imc_free_running_wpq_with_event_count(r, value) PMUREG_WITH(spr_imc_free_running_wpq_with, r, 0x0000ffffffffffffULL, 0, value)

static inline int spr_imc_free_running_wpq_check(spr_imc_free_running_wpq_t r)
{
	if ((r.raw & 0xffff000000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *spr_imc_free_running_wpq_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffff000000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline spr_imc_free_running_wpq_t spr_imc_free_running_wpq_read(const PMUREG_MEMORY *base)
{
	spr_imc_free_running_wpq_t r;

	r.raw = pmureg_load64(base, SPR_IMC_FREE_RUNNING_WPQ_OFFSET);
	return r;
}

static inline void spr_imc_free_running_wpq_write(PMUREG_MEMORY *base, spr_imc_free_running_wpq_t r)
{
	pmureg_store64(base, SPR_IMC_FREE_RUNNING_WPQ_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int spr_imc_free_running_wpq_io_read(struct pmureg_io *io, struct pmureg_place at, spr_imc_free_running_wpq_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = SPR_IMC_FREE_RUNNING_WPQ_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int spr_imc_free_running_wpq_io_write(struct pmureg_io *io, struct pmureg_place at, spr_imc_free_running_wpq_t r)
{
	at.space = PMUREG_MMIO;
	at.address = SPR_IMC_FREE_RUNNING_WPQ_OFFSET;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
