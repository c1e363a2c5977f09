/*
 * AmpereOne memory controllers: Memory controller
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
 * Made by pmureg from regdefs/ampere/ampereone.yaml. Edit that, not this.
 */
#ifndef PMUREG_AMPEREONE_MCU_H
#define PMUREG_AMPEREONE_MCU_H

#include <pmureg/access.h>

/*
 * Registers that several blocks share. They are described once, under names of their own (coresight64_cycles_pmevcntr_t and so on):
 * PMEVCNTR<n>, PMEVTYPER<n>, PMSVR<n>, PMEVFILT2R<n>, PMEVFILTR<n>, PMCNTENSET<i>, PMCNTENCLR<i>, PMINTENSET<i>,
 * PMINTENCLR<i>, PMOVSCLR<i>, PMOVSSET<i>, PMCGCR<i>, PMCFGR, PMCR, PMIIDR, PMCEID<i>, PMSSCR, PMSSRR, PMSCR,
 * PMROOTCR, PMIRQCR0, PMIRQCR1, PMIRQCR2, PMIRQSR, PMITCTRL, PMDEVAFF, PMLAR, PMLSR, PMAUTHSTATUS, PMDEVARCH,
 * PMDEVID, PMDEVTYPE, PMPIDR4, PMPIDR5, PMPIDR6, PMPIDR7, PMPIDR0, PMPIDR1, PMPIDR2, PMPIDR3, PMCIDR0, PMCIDR1,
 * PMCIDR2, PMCIDR3, PMCCNTR, PMCCFILTR
 */
#include <pmureg/coresight/coresight64_cycles.h>

/* ---- PMIMPDEF<i>: Implementation defined; not to be touched without a vendor's description. ----
 * Source: CSPMU arm_cspmu.h; ACS
 * Page: control
 */

#define AMPEREONE_MCU_PMIMPDEF_OFFSET(i) (0xd90U + 4U * (i)) /* i: 0 to 27 */
#define AMPEREONE_MCU_PMIMPDEF_COUNT     28

typedef struct {
	uint32_t raw;
} ampereone_mcu_pmimpdef_t;

static inline ampereone_mcu_pmimpdef_t ampereone_mcu_pmimpdef_read(const PMUREG_MEMORY *base, unsigned int i)
{
	ampereone_mcu_pmimpdef_t r;

	PMUREG_INDEX(i, 27U);
	r.raw = pmureg_load32(base, AMPEREONE_MCU_PMIMPDEF_OFFSET(i));
	return r;
}

#ifdef PMUREG_IO_H
static inline int ampereone_mcu_pmimpdef_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int i, ampereone_mcu_pmimpdef_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(i, 27U);
	at.space = PMUREG_MMIO;
	at.address = AMPEREONE_MCU_PMIMPDEF_OFFSET(i);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- PMAUXR0: Threshold of the events that compare with one. ----
 * Source: AMPERE ampere_cspmu_set_ev_filter
 * Page: control
 */

#define AMPEREONE_MCU_PMAUXR0_OFFSET          0xd80U
#define AMPEREONE_MCU_PMAUXR0_THRESHOLD_SHIFT 0
#define AMPEREONE_MCU_PMAUXR0_THRESHOLD_WIDTH 8
#define AMPEREONE_MCU_PMAUXR0_THRESHOLD_MASK  0x000000ffU

typedef struct {
	uint32_t raw;
} ampereone_mcu_pmauxr0_t;

typedef struct {
	uint32_t threshold; /* 7:0   RW What a queue must exceed. */
} ampereone_mcu_pmauxr0_fields_t;

static inline __attribute__((always_inline)) ampereone_mcu_pmauxr0_t ampereone_mcu_pmauxr0_pack(ampereone_mcu_pmauxr0_fields_t f)
{
	ampereone_mcu_pmauxr0_t r;

	r.raw = 0
		| pmureg_put32(f.threshold, 0xffU, 0);
	return r;
}

static inline ampereone_mcu_pmauxr0_fields_t ampereone_mcu_pmauxr0_unpack(ampereone_mcu_pmauxr0_t r)
{
	ampereone_mcu_pmauxr0_fields_t f;

	f.threshold = r.raw & 0xffU;
	return f;
}

static inline uint32_t ampereone_mcu_pmauxr0_get(ampereone_mcu_pmauxr0_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline ampereone_mcu_pmauxr0_t ampereone_mcu_pmauxr0_with(ampereone_mcu_pmauxr0_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x000000ffU & ~mask);
	return r;
}

#define ampereone_mcu_pmauxr0_get_threshold(r)         ampereone_mcu_pmauxr0_get(r, 0x000000ffU, 0)
#define ampereone_mcu_pmauxr0_with_threshold(r, value) PMUREG_WITH(ampereone_mcu_pmauxr0_with, r, 0x000000ffU, 0, value)

static inline int ampereone_mcu_pmauxr0_check(ampereone_mcu_pmauxr0_t r)
{
	if ((r.raw & 0xffffff00U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *ampereone_mcu_pmauxr0_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffff00 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline ampereone_mcu_pmauxr0_t ampereone_mcu_pmauxr0_read(const PMUREG_MEMORY *base)
{
	ampereone_mcu_pmauxr0_t r;

	r.raw = pmureg_load32(base, AMPEREONE_MCU_PMAUXR0_OFFSET);
	return r;
}

static inline void ampereone_mcu_pmauxr0_write(PMUREG_MEMORY *base, ampereone_mcu_pmauxr0_t r)
{
	pmureg_store32(base, AMPEREONE_MCU_PMAUXR0_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int ampereone_mcu_pmauxr0_io_read(struct pmureg_io *io, struct pmureg_place at, ampereone_mcu_pmauxr0_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = AMPEREONE_MCU_PMAUXR0_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int ampereone_mcu_pmauxr0_io_write(struct pmureg_io *io, struct pmureg_place at, ampereone_mcu_pmauxr0_t r)
{
	at.space = PMUREG_MMIO;
	at.address = AMPEREONE_MCU_PMAUXR0_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMAUXR1: Filter of ranks. ----
 * Source: AMPERE ampere_cspmu_set_ev_filter
 * Page: control
 */

#define AMPEREONE_MCU_PMAUXR1_OFFSET     0xd84U
#define AMPEREONE_MCU_PMAUXR1_RANK_SHIFT 0
#define AMPEREONE_MCU_PMAUXR1_RANK_WIDTH 16
#define AMPEREONE_MCU_PMAUXR1_RANK_MASK  0x0000ffffU

typedef struct {
	uint32_t raw;
} ampereone_mcu_pmauxr1_t;

typedef struct {
	uint32_t rank; /* 15:0  RW Filter of ranks, in a form that is not known. */
} ampereone_mcu_pmauxr1_fields_t;

static inline __attribute__((always_inline)) ampereone_mcu_pmauxr1_t ampereone_mcu_pmauxr1_pack(ampereone_mcu_pmauxr1_fields_t f)
{
	ampereone_mcu_pmauxr1_t r;

	r.raw = 0
		| pmureg_put32(f.rank, 0xffffU, 0);
	return r;
}

static inline ampereone_mcu_pmauxr1_fields_t ampereone_mcu_pmauxr1_unpack(ampereone_mcu_pmauxr1_t r)
{
	ampereone_mcu_pmauxr1_fields_t f;

	f.rank = r.raw & 0xffffU;
	return f;
}

static inline uint32_t ampereone_mcu_pmauxr1_get(ampereone_mcu_pmauxr1_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline ampereone_mcu_pmauxr1_t ampereone_mcu_pmauxr1_with(ampereone_mcu_pmauxr1_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x0000ffffU & ~mask);
	return r;
}

#define ampereone_mcu_pmauxr1_get_rank(r)         ampereone_mcu_pmauxr1_get(r, 0x0000ffffU, 0)
#define ampereone_mcu_pmauxr1_with_rank(r, value) PMUREG_WITH(ampereone_mcu_pmauxr1_with, r, 0x0000ffffU, 0, value)

static inline int ampereone_mcu_pmauxr1_check(ampereone_mcu_pmauxr1_t r)
{
	if ((r.raw & 0xffff0000U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *ampereone_mcu_pmauxr1_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffff0000 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline ampereone_mcu_pmauxr1_t ampereone_mcu_pmauxr1_read(const PMUREG_MEMORY *base)
{
	ampereone_mcu_pmauxr1_t r;

	r.raw = pmureg_load32(base, AMPEREONE_MCU_PMAUXR1_OFFSET);
	return r;
}

static inline void ampereone_mcu_pmauxr1_write(PMUREG_MEMORY *base, ampereone_mcu_pmauxr1_t r)
{
	pmureg_store32(base, AMPEREONE_MCU_PMAUXR1_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int ampereone_mcu_pmauxr1_io_read(struct pmureg_io *io, struct pmureg_place at, ampereone_mcu_pmauxr1_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = AMPEREONE_MCU_PMAUXR1_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int ampereone_mcu_pmauxr1_io_write(struct pmureg_io *io, struct pmureg_place at, ampereone_mcu_pmauxr1_t r)
{
	at.space = PMUREG_MMIO;
	at.address = AMPEREONE_MCU_PMAUXR1_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMAUXR2: Filter of banks. ----
 * Source: AMPERE ampere_cspmu_set_ev_filter
 * Page: control
 */

#define AMPEREONE_MCU_PMAUXR2_OFFSET     0xd88U
#define AMPEREONE_MCU_PMAUXR2_BANK_SHIFT 0
#define AMPEREONE_MCU_PMAUXR2_BANK_WIDTH 32
#define AMPEREONE_MCU_PMAUXR2_BANK_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} ampereone_mcu_pmauxr2_t;

typedef struct {
	uint32_t bank; /* 31:0  RW Filter of banks, in a form that is not known. */
} ampereone_mcu_pmauxr2_fields_t;

static inline __attribute__((always_inline)) ampereone_mcu_pmauxr2_t ampereone_mcu_pmauxr2_pack(ampereone_mcu_pmauxr2_fields_t f)
{
	ampereone_mcu_pmauxr2_t r;

	r.raw = 0
		| f.bank;
	return r;
}

static inline ampereone_mcu_pmauxr2_fields_t ampereone_mcu_pmauxr2_unpack(ampereone_mcu_pmauxr2_t r)
{
	ampereone_mcu_pmauxr2_fields_t f;

	f.bank = r.raw;
	return f;
}

static inline uint32_t ampereone_mcu_pmauxr2_get(ampereone_mcu_pmauxr2_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline ampereone_mcu_pmauxr2_t ampereone_mcu_pmauxr2_with(ampereone_mcu_pmauxr2_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define ampereone_mcu_pmauxr2_get_bank(r)         ampereone_mcu_pmauxr2_get(r, 0xffffffffU, 0)
#define ampereone_mcu_pmauxr2_with_bank(r, value) PMUREG_WITH(ampereone_mcu_pmauxr2_with, r, 0xffffffffU, 0, value)

static inline ampereone_mcu_pmauxr2_t ampereone_mcu_pmauxr2_read(const PMUREG_MEMORY *base)
{
	ampereone_mcu_pmauxr2_t r;

	r.raw = pmureg_load32(base, AMPEREONE_MCU_PMAUXR2_OFFSET);
	return r;
}

static inline void ampereone_mcu_pmauxr2_write(PMUREG_MEMORY *base, ampereone_mcu_pmauxr2_t r)
{
	pmureg_store32(base, AMPEREONE_MCU_PMAUXR2_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int ampereone_mcu_pmauxr2_io_read(struct pmureg_io *io, struct pmureg_place at, ampereone_mcu_pmauxr2_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = AMPEREONE_MCU_PMAUXR2_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int ampereone_mcu_pmauxr2_io_write(struct pmureg_io *io, struct pmureg_place at, ampereone_mcu_pmauxr2_t r)
{
	at.space = PMUREG_MMIO;
	at.address = AMPEREONE_MCU_PMAUXR2_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMAUXR3: Named by Linux, but not used. ----
 * Source: AMPERE
 * Page: control
 */

#define AMPEREONE_MCU_PMAUXR3_OFFSET 0xd8cU

typedef struct {
	uint32_t raw;
} ampereone_mcu_pmauxr3_t;

static inline ampereone_mcu_pmauxr3_t ampereone_mcu_pmauxr3_read(const PMUREG_MEMORY *base)
{
	ampereone_mcu_pmauxr3_t r;

	r.raw = pmureg_load32(base, AMPEREONE_MCU_PMAUXR3_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int ampereone_mcu_pmauxr3_io_read(struct pmureg_io *io, struct pmureg_place at, ampereone_mcu_pmauxr3_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = AMPEREONE_MCU_PMAUXR3_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

#endif
