/*
 * Arm Neoverse CMN S3 coherent mesh network: Debug and trace controller (DTC)
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
 * Made by pmureg from regdefs/arm/cmns3.yaml. Edit that, not this.
 */
#ifndef PMUREG_CMNS3_DTC_H
#define PMUREG_CMNS3_DTC_H

#include <pmureg/access.h>

/*
 * Registers that several blocks share. They are described once, under names of their own (cmn_dtc_node_info_t and so on):
 * por_dt_node_info, por_dt_child_info, por_dt_dtc_ctl, por_dt_trigger_status, por_dt_trigger_status_clr
 */
#include <pmureg/cmn/dtc.h>

/* ---- por_dt_pmcr: Enables the PMU; that of domain 0 enables it in the whole mesh. ----
 * Source: REGS; K CMN_DT_PMCR
 */

#define CMNS3_DTC_PMCR_OFFSET             0xda00U
#define CMNS3_DTC_PMCR_RESET              0x0000000000000000ULL
#define CMNS3_DTC_PMCR_OVFL_INTR_EN_SHIFT 6
#define CMNS3_DTC_PMCR_OVFL_INTR_EN_WIDTH 1
#define CMNS3_DTC_PMCR_OVFL_INTR_EN_MASK  0x0000000000000040ULL
#define CMNS3_DTC_PMCR_CNTR_RST_SHIFT     5
#define CMNS3_DTC_PMCR_CNTR_RST_WIDTH     1
#define CMNS3_DTC_PMCR_CNTR_RST_MASK      0x0000000000000020ULL
#define CMNS3_DTC_PMCR_CNTCFG_SHIFT       1
#define CMNS3_DTC_PMCR_CNTCFG_WIDTH       4
#define CMNS3_DTC_PMCR_CNTCFG_MASK        0x000000000000001eULL
#define CMNS3_DTC_PMCR_CNTCFG_COUNT       4
#define CMNS3_DTC_PMCR_PMU_EN_SHIFT       0
#define CMNS3_DTC_PMCR_PMU_EN_WIDTH       1
#define CMNS3_DTC_PMCR_PMU_EN_MASK        0x0000000000000001ULL

typedef struct {
	uint64_t raw;
} cmns3_dtc_pmcr_t;

typedef struct {
	uint64_t ovfl_intr_en; /* 6     RW An overflow asserts INTREQPMU. */
	uint64_t cntr_rst;     /* 5     RW A snapshot clears the counters. */
	uint64_t cntcfg;       /* 4:1   RW Counters 2<n> and 2<n> + 1 are one of 64 bits. */
	uint64_t pmu_en;       /* 0     RW 1: counters count. */
} cmns3_dtc_pmcr_fields_t;

static inline __attribute__((always_inline)) cmns3_dtc_pmcr_t cmns3_dtc_pmcr_pack(cmns3_dtc_pmcr_fields_t f)
{
	cmns3_dtc_pmcr_t r;

	r.raw = 0
		| pmureg_put64(f.ovfl_intr_en, 0x1ULL, 6)
		| pmureg_put64(f.cntr_rst, 0x1ULL, 5)
		| pmureg_put64(f.cntcfg, 0xfULL, 1)
		| pmureg_put64(f.pmu_en, 0x1ULL, 0);
	return r;
}

static inline cmns3_dtc_pmcr_fields_t cmns3_dtc_pmcr_unpack(cmns3_dtc_pmcr_t r)
{
	cmns3_dtc_pmcr_fields_t f;

	f.ovfl_intr_en = (r.raw >> 6) & 0x1ULL;
	f.cntr_rst = (r.raw >> 5) & 0x1ULL;
	f.cntcfg = (r.raw >> 1) & 0xfULL;
	f.pmu_en = r.raw & 0x1ULL;
	return f;
}

static inline uint64_t cmns3_dtc_pmcr_get(cmns3_dtc_pmcr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline cmns3_dtc_pmcr_t cmns3_dtc_pmcr_with(cmns3_dtc_pmcr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x000000000000007fULL & ~mask);
	return r;
}

#define cmns3_dtc_pmcr_get_ovfl_intr_en(r)         cmns3_dtc_pmcr_get(r, 0x0000000000000040ULL, 6)
#define cmns3_dtc_pmcr_get_cntr_rst(r)             cmns3_dtc_pmcr_get(r, 0x0000000000000020ULL, 5)
#define cmns3_dtc_pmcr_get_pmu_en(r)               cmns3_dtc_pmcr_get(r, 0x0000000000000001ULL, 0)
#define cmns3_dtc_pmcr_with_ovfl_intr_en(r, value) PMUREG_WITH(cmns3_dtc_pmcr_with, r, 0x0000000000000040ULL, 6, value)
#define cmns3_dtc_pmcr_with_cntr_rst(r, value)     PMUREG_WITH(cmns3_dtc_pmcr_with, r, 0x0000000000000020ULL, 5, value)
#define cmns3_dtc_pmcr_with_cntcfg(r, value)       PMUREG_WITH(cmns3_dtc_pmcr_with, r, 0x000000000000001eULL, 1, value)
#define cmns3_dtc_pmcr_with_pmu_en(r, value)       PMUREG_WITH(cmns3_dtc_pmcr_with, r, 0x0000000000000001ULL, 0, value)

/* Element n of cntcfg, 0 to 3. Another index gives 0; debug builds assert. */
static inline uint64_t cmns3_dtc_pmcr_get_cntcfg(cmns3_dtc_pmcr_t r, unsigned int n)
{
	PMUREG_INDEX(n, 3U);
	return n < 4U ? (r.raw >> (1U + n)) & 0x1ULL : 0;
}

static inline int cmns3_dtc_pmcr_check(cmns3_dtc_pmcr_t r)
{
	if ((r.raw & 0xffffffffffffff80ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *cmns3_dtc_pmcr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffffffffff80 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline cmns3_dtc_pmcr_t cmns3_dtc_pmcr_read(const PMUREG_MEMORY *base)
{
	cmns3_dtc_pmcr_t r;

	r.raw = pmureg_load64(base, CMNS3_DTC_PMCR_OFFSET);
	return r;
}

static inline void cmns3_dtc_pmcr_write(PMUREG_MEMORY *base, cmns3_dtc_pmcr_t r)
{
	pmureg_store64(base, CMNS3_DTC_PMCR_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int cmns3_dtc_pmcr_io_read(struct pmureg_io *io, struct pmureg_place at, cmns3_dtc_pmcr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CMNS3_DTC_PMCR_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int cmns3_dtc_pmcr_io_write(struct pmureg_io *io, struct pmureg_place at, cmns3_dtc_pmcr_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CMNS3_DTC_PMCR_OFFSET;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- por_dt_pmevcnt<n>: Counters A and B, C and D, E and F, G and H. ----
 * Source: REGS; K CMN_DT_PMEVCNT
 */

#define CMNS3_DTC_PMEVCNT_OFFSET(n)     (0xd900U + 0x10U * (n)) /* n: 0 to 3 */
#define CMNS3_DTC_PMEVCNT_COUNT         4
#define CMNS3_DTC_PMEVCNT_RESET         0x0000000000000000ULL
#define CMNS3_DTC_PMEVCNT_PMEVCNT_SHIFT 0
#define CMNS3_DTC_PMEVCNT_PMEVCNT_WIDTH 64
#define CMNS3_DTC_PMEVCNT_PMEVCNT_MASK  0xffffffffffffffffULL
#define CMNS3_DTC_PMEVCNT_PMEVCNT_COUNT 2

typedef struct {
	uint64_t raw;
} cmns3_dtc_pmevcnt_t;

typedef struct {
	uint64_t pmevcnt; /* 63:0  RW-V Counters A and B, C and D, E and F, G and H. */
} cmns3_dtc_pmevcnt_fields_t;

static inline __attribute__((always_inline)) cmns3_dtc_pmevcnt_t cmns3_dtc_pmevcnt_pack(cmns3_dtc_pmevcnt_fields_t f)
{
	cmns3_dtc_pmevcnt_t r;

	r.raw = 0
		| f.pmevcnt;
	return r;
}

static inline cmns3_dtc_pmevcnt_fields_t cmns3_dtc_pmevcnt_unpack(cmns3_dtc_pmevcnt_t r)
{
	cmns3_dtc_pmevcnt_fields_t f;

	f.pmevcnt = r.raw;
	return f;
}

static inline cmns3_dtc_pmevcnt_t cmns3_dtc_pmevcnt_with(cmns3_dtc_pmevcnt_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define cmns3_dtc_pmevcnt_with_pmevcnt(r, value) PMUREG_WITH(cmns3_dtc_pmevcnt_with, r, 0xffffffffffffffffULL, 0, value)

/* Element n of pmevcnt, 0 to 1. Another index gives 0; debug builds assert. */
static inline uint64_t cmns3_dtc_pmevcnt_get_pmevcnt(cmns3_dtc_pmevcnt_t r, unsigned int n)
{
	PMUREG_INDEX(n, 1U);
	return n < 2U ? (r.raw >> (32U * n)) & 0xffffffffULL : 0;
}

static inline cmns3_dtc_pmevcnt_t cmns3_dtc_pmevcnt_read(const PMUREG_MEMORY *base, unsigned int n)
{
	cmns3_dtc_pmevcnt_t r;

	PMUREG_INDEX(n, 3U);
	r.raw = pmureg_load64(base, CMNS3_DTC_PMEVCNT_OFFSET(n));
	return r;
}

static inline void cmns3_dtc_pmevcnt_write(PMUREG_MEMORY *base, unsigned int n, cmns3_dtc_pmevcnt_t r)
{
	PMUREG_INDEX(n, 3U);
	pmureg_store64(base, CMNS3_DTC_PMEVCNT_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int cmns3_dtc_pmevcnt_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, cmns3_dtc_pmevcnt_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MMIO;
	at.address = CMNS3_DTC_PMEVCNT_OFFSET(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int cmns3_dtc_pmevcnt_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, cmns3_dtc_pmevcnt_t r)
{
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MMIO;
	at.address = CMNS3_DTC_PMEVCNT_OFFSET(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- por_dt_pmccntr: Cycle counter. ----
 * Source: REGS; K CMN_DT_PMCCNTR
 */

#define CMNS3_DTC_PMCCNTR_OFFSET        0xd940U
#define CMNS3_DTC_PMCCNTR_RESET         0x0000000000000000ULL
#define CMNS3_DTC_PMCCNTR_PMCCNTR_SHIFT 0
#define CMNS3_DTC_PMCCNTR_PMCCNTR_WIDTH 40
#define CMNS3_DTC_PMCCNTR_PMCCNTR_MASK  0x000000ffffffffffULL

typedef struct {
	uint64_t raw;
} cmns3_dtc_pmccntr_t;

typedef struct {
	uint64_t pmccntr; /* 39:0  RW-V Cycles. */
} cmns3_dtc_pmccntr_fields_t;

static inline __attribute__((always_inline)) cmns3_dtc_pmccntr_t cmns3_dtc_pmccntr_pack(cmns3_dtc_pmccntr_fields_t f)
{
	cmns3_dtc_pmccntr_t r;

	r.raw = 0
		| pmureg_put64(f.pmccntr, 0xffffffffffULL, 0);
	return r;
}

static inline cmns3_dtc_pmccntr_fields_t cmns3_dtc_pmccntr_unpack(cmns3_dtc_pmccntr_t r)
{
	cmns3_dtc_pmccntr_fields_t f;

	f.pmccntr = r.raw & 0xffffffffffULL;
	return f;
}

static inline uint64_t cmns3_dtc_pmccntr_get(cmns3_dtc_pmccntr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline cmns3_dtc_pmccntr_t cmns3_dtc_pmccntr_with(cmns3_dtc_pmccntr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x000000ffffffffffULL & ~mask);
	return r;
}

#define cmns3_dtc_pmccntr_get_pmccntr(r)         cmns3_dtc_pmccntr_get(r, 0x000000ffffffffffULL, 0)
#define cmns3_dtc_pmccntr_with_pmccntr(r, value) PMUREG_WITH(cmns3_dtc_pmccntr_with, r, 0x000000ffffffffffULL, 0, value)

static inline int cmns3_dtc_pmccntr_check(cmns3_dtc_pmccntr_t r)
{
	if ((r.raw & 0xffffff0000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *cmns3_dtc_pmccntr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffff0000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline cmns3_dtc_pmccntr_t cmns3_dtc_pmccntr_read(const PMUREG_MEMORY *base)
{
	cmns3_dtc_pmccntr_t r;

	r.raw = pmureg_load64(base, CMNS3_DTC_PMCCNTR_OFFSET);
	return r;
}

static inline void cmns3_dtc_pmccntr_write(PMUREG_MEMORY *base, cmns3_dtc_pmccntr_t r)
{
	pmureg_store64(base, CMNS3_DTC_PMCCNTR_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int cmns3_dtc_pmccntr_io_read(struct pmureg_io *io, struct pmureg_place at, cmns3_dtc_pmccntr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CMNS3_DTC_PMCCNTR_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int cmns3_dtc_pmccntr_io_write(struct pmureg_io *io, struct pmureg_place at, cmns3_dtc_pmccntr_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CMNS3_DTC_PMCCNTR_OFFSET;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- por_dt_pmevcntsr<n>: The counters as they were at the last snapshot. ----
 * Source: REGS; K CMN_DT_PMEVCNTSR
 */

#define CMNS3_DTC_PMEVCNTSR_OFFSET(n)     (0xd950U + 0x10U * (n)) /* n: 0 to 3 */
#define CMNS3_DTC_PMEVCNTSR_COUNT         4
#define CMNS3_DTC_PMEVCNTSR_RESET         0x0000000000000000ULL
#define CMNS3_DTC_PMEVCNTSR_PMEVCNT_SHIFT 0
#define CMNS3_DTC_PMEVCNTSR_PMEVCNT_WIDTH 64
#define CMNS3_DTC_PMEVCNTSR_PMEVCNT_MASK  0xffffffffffffffffULL
#define CMNS3_DTC_PMEVCNTSR_PMEVCNT_COUNT 2

typedef struct {
	uint64_t raw;
} cmns3_dtc_pmevcntsr_t;

typedef struct {
	uint64_t pmevcnt; /* 63:0  RW-V Counters A and B, C and D, E and F, G and H. */
} cmns3_dtc_pmevcntsr_fields_t;

static inline __attribute__((always_inline)) cmns3_dtc_pmevcntsr_t cmns3_dtc_pmevcntsr_pack(cmns3_dtc_pmevcntsr_fields_t f)
{
	cmns3_dtc_pmevcntsr_t r;

	r.raw = 0
		| f.pmevcnt;
	return r;
}

static inline cmns3_dtc_pmevcntsr_fields_t cmns3_dtc_pmevcntsr_unpack(cmns3_dtc_pmevcntsr_t r)
{
	cmns3_dtc_pmevcntsr_fields_t f;

	f.pmevcnt = r.raw;
	return f;
}

static inline cmns3_dtc_pmevcntsr_t cmns3_dtc_pmevcntsr_with(cmns3_dtc_pmevcntsr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define cmns3_dtc_pmevcntsr_with_pmevcnt(r, value) PMUREG_WITH(cmns3_dtc_pmevcntsr_with, r, 0xffffffffffffffffULL, 0, value)

/* Element n of pmevcnt, 0 to 1. Another index gives 0; debug builds assert. */
static inline uint64_t cmns3_dtc_pmevcntsr_get_pmevcnt(cmns3_dtc_pmevcntsr_t r, unsigned int n)
{
	PMUREG_INDEX(n, 1U);
	return n < 2U ? (r.raw >> (32U * n)) & 0xffffffffULL : 0;
}

static inline cmns3_dtc_pmevcntsr_t cmns3_dtc_pmevcntsr_read(const PMUREG_MEMORY *base, unsigned int n)
{
	cmns3_dtc_pmevcntsr_t r;

	PMUREG_INDEX(n, 3U);
	r.raw = pmureg_load64(base, CMNS3_DTC_PMEVCNTSR_OFFSET(n));
	return r;
}

static inline void cmns3_dtc_pmevcntsr_write(PMUREG_MEMORY *base, unsigned int n, cmns3_dtc_pmevcntsr_t r)
{
	PMUREG_INDEX(n, 3U);
	pmureg_store64(base, CMNS3_DTC_PMEVCNTSR_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int cmns3_dtc_pmevcntsr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, cmns3_dtc_pmevcntsr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MMIO;
	at.address = CMNS3_DTC_PMEVCNTSR_OFFSET(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int cmns3_dtc_pmevcntsr_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, cmns3_dtc_pmevcntsr_t r)
{
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MMIO;
	at.address = CMNS3_DTC_PMEVCNTSR_OFFSET(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- por_dt_pmccntrsr: The cycle counter as it was at the last snapshot. ----
 * Source: REGS; K CMN_DT_PMCCNTRSR
 */

#define CMNS3_DTC_PMCCNTRSR_OFFSET          0xd990U
#define CMNS3_DTC_PMCCNTRSR_RESET           0x0000000000000000ULL
#define CMNS3_DTC_PMCCNTRSR_PMCCNTRSR_SHIFT 0
#define CMNS3_DTC_PMCCNTRSR_PMCCNTRSR_WIDTH 40
#define CMNS3_DTC_PMCCNTRSR_PMCCNTRSR_MASK  0x000000ffffffffffULL

typedef struct {
	uint64_t raw;
} cmns3_dtc_pmccntrsr_t;

typedef struct {
	uint64_t pmccntrsr; /* 39:0  RW-V Cycles. */
} cmns3_dtc_pmccntrsr_fields_t;

static inline __attribute__((always_inline)) cmns3_dtc_pmccntrsr_t cmns3_dtc_pmccntrsr_pack(cmns3_dtc_pmccntrsr_fields_t f)
{
	cmns3_dtc_pmccntrsr_t r;

	r.raw = 0
		| pmureg_put64(f.pmccntrsr, 0xffffffffffULL, 0);
	return r;
}

static inline cmns3_dtc_pmccntrsr_fields_t cmns3_dtc_pmccntrsr_unpack(cmns3_dtc_pmccntrsr_t r)
{
	cmns3_dtc_pmccntrsr_fields_t f;

	f.pmccntrsr = r.raw & 0xffffffffffULL;
	return f;
}

static inline uint64_t cmns3_dtc_pmccntrsr_get(cmns3_dtc_pmccntrsr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline cmns3_dtc_pmccntrsr_t cmns3_dtc_pmccntrsr_with(cmns3_dtc_pmccntrsr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x000000ffffffffffULL & ~mask);
	return r;
}

#define cmns3_dtc_pmccntrsr_get_pmccntrsr(r)         cmns3_dtc_pmccntrsr_get(r, 0x000000ffffffffffULL, 0)
#define cmns3_dtc_pmccntrsr_with_pmccntrsr(r, value) PMUREG_WITH(cmns3_dtc_pmccntrsr_with, r, 0x000000ffffffffffULL, 0, value)

static inline int cmns3_dtc_pmccntrsr_check(cmns3_dtc_pmccntrsr_t r)
{
	if ((r.raw & 0xffffff0000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *cmns3_dtc_pmccntrsr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffff0000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline cmns3_dtc_pmccntrsr_t cmns3_dtc_pmccntrsr_read(const PMUREG_MEMORY *base)
{
	cmns3_dtc_pmccntrsr_t r;

	r.raw = pmureg_load64(base, CMNS3_DTC_PMCCNTRSR_OFFSET);
	return r;
}

static inline void cmns3_dtc_pmccntrsr_write(PMUREG_MEMORY *base, cmns3_dtc_pmccntrsr_t r)
{
	pmureg_store64(base, CMNS3_DTC_PMCCNTRSR_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int cmns3_dtc_pmccntrsr_io_read(struct pmureg_io *io, struct pmureg_place at, cmns3_dtc_pmccntrsr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CMNS3_DTC_PMCCNTRSR_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int cmns3_dtc_pmccntrsr_io_write(struct pmureg_io *io, struct pmureg_place at, cmns3_dtc_pmccntrsr_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CMNS3_DTC_PMCCNTRSR_OFFSET;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- por_dt_pmovsr: Which counters overflowed. ----
 * Source: REGS; K CMN_DT_PMOVSR
 */

#define CMNS3_DTC_PMOVSR_OFFSET       0xda18U
#define CMNS3_DTC_PMOVSR_RESET        0x0000000000000000ULL
#define CMNS3_DTC_PMOVSR_CYCLES_SHIFT 8
#define CMNS3_DTC_PMOVSR_CYCLES_WIDTH 1
#define CMNS3_DTC_PMOVSR_CYCLES_MASK  0x0000000000000100ULL
#define CMNS3_DTC_PMOVSR_PMOVSR_SHIFT 0
#define CMNS3_DTC_PMOVSR_PMOVSR_WIDTH 8
#define CMNS3_DTC_PMOVSR_PMOVSR_MASK  0x00000000000000ffULL
#define CMNS3_DTC_PMOVSR_PMOVSR_COUNT 8

typedef struct {
	uint64_t raw;
} cmns3_dtc_pmovsr_t;

typedef struct {
	uint64_t cycles; /* 8     RO-V The cycle counter did. */
	uint64_t pmovsr; /* 7:0   RO-V Counter <n> did; 0 is A. */
} cmns3_dtc_pmovsr_fields_t;

static inline __attribute__((always_inline)) cmns3_dtc_pmovsr_t cmns3_dtc_pmovsr_pack(cmns3_dtc_pmovsr_fields_t f)
{
	cmns3_dtc_pmovsr_t r;

	r.raw = 0
		| pmureg_put64(f.cycles, 0x1ULL, 8)
		| pmureg_put64(f.pmovsr, 0xffULL, 0);
	return r;
}

static inline cmns3_dtc_pmovsr_fields_t cmns3_dtc_pmovsr_unpack(cmns3_dtc_pmovsr_t r)
{
	cmns3_dtc_pmovsr_fields_t f;

	f.cycles = (r.raw >> 8) & 0x1ULL;
	f.pmovsr = r.raw & 0xffULL;
	return f;
}

static inline uint64_t cmns3_dtc_pmovsr_get(cmns3_dtc_pmovsr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define cmns3_dtc_pmovsr_get_cycles(r) cmns3_dtc_pmovsr_get(r, 0x0000000000000100ULL, 8)

/* Element n of pmovsr, 0 to 7. Another index gives 0; debug builds assert. */
static inline uint64_t cmns3_dtc_pmovsr_get_pmovsr(cmns3_dtc_pmovsr_t r, unsigned int n)
{
	PMUREG_INDEX(n, 7U);
	return n < 8U ? (r.raw >> n) & 0x1ULL : 0;
}

static inline int cmns3_dtc_pmovsr_check(cmns3_dtc_pmovsr_t r)
{
	if ((r.raw & 0xfffffffffffffe00ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *cmns3_dtc_pmovsr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffffffffe00 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline cmns3_dtc_pmovsr_t cmns3_dtc_pmovsr_read(const PMUREG_MEMORY *base)
{
	cmns3_dtc_pmovsr_t r;

	r.raw = pmureg_load64(base, CMNS3_DTC_PMOVSR_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int cmns3_dtc_pmovsr_io_read(struct pmureg_io *io, struct pmureg_place at, cmns3_dtc_pmovsr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CMNS3_DTC_PMOVSR_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- por_dt_pmovsr_clr: Clears those flags. ----
 * Source: REGS; K CMN_DT_PMOVSR_CLR
 */

#define CMNS3_DTC_PMOVSR_CLR_OFFSET           0xda20U
#define CMNS3_DTC_PMOVSR_CLR_ACTING           0x00000000000001ffULL
#define CMNS3_DTC_PMOVSR_CLR_CYCLES_SHIFT     8
#define CMNS3_DTC_PMOVSR_CLR_CYCLES_WIDTH     1
#define CMNS3_DTC_PMOVSR_CLR_CYCLES_MASK      0x0000000000000100ULL
#define CMNS3_DTC_PMOVSR_CLR_PMOVSR_CLR_SHIFT 0
#define CMNS3_DTC_PMOVSR_CLR_PMOVSR_CLR_WIDTH 8
#define CMNS3_DTC_PMOVSR_CLR_PMOVSR_CLR_MASK  0x00000000000000ffULL
#define CMNS3_DTC_PMOVSR_CLR_PMOVSR_CLR_COUNT 8

typedef struct {
	uint64_t raw;
} cmns3_dtc_pmovsr_clr_t;

typedef struct {
	uint64_t cycles;     /* 8     WO self-clearing Write 1 to clear that of the cycle counter. */
	uint64_t pmovsr_clr; /* 7:0   WO self-clearing Write 1 to clear that of counter <n>. */
} cmns3_dtc_pmovsr_clr_fields_t;

static inline __attribute__((always_inline)) cmns3_dtc_pmovsr_clr_t cmns3_dtc_pmovsr_clr_pack(cmns3_dtc_pmovsr_clr_fields_t f)
{
	cmns3_dtc_pmovsr_clr_t r;

	r.raw = 0
		| pmureg_put64(f.cycles, 0x1ULL, 8)
		| pmureg_put64(f.pmovsr_clr, 0xffULL, 0);
	return r;
}

static inline cmns3_dtc_pmovsr_clr_fields_t cmns3_dtc_pmovsr_clr_unpack(cmns3_dtc_pmovsr_clr_t r)
{
	cmns3_dtc_pmovsr_clr_fields_t f;

	f.cycles = (r.raw >> 8) & 0x1ULL;
	f.pmovsr_clr = r.raw & 0xffULL;
	return f;
}

static inline cmns3_dtc_pmovsr_clr_t cmns3_dtc_pmovsr_clr_with(cmns3_dtc_pmovsr_clr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift);
	return r;
}

#define cmns3_dtc_pmovsr_clr_with_cycles(r, value)     PMUREG_WITH(cmns3_dtc_pmovsr_clr_with, r, 0x0000000000000100ULL, 8, value)
#define cmns3_dtc_pmovsr_clr_with_pmovsr_clr(r, value) PMUREG_WITH(cmns3_dtc_pmovsr_clr_with, r, 0x00000000000000ffULL, 0, value)

static inline int cmns3_dtc_pmovsr_clr_check(cmns3_dtc_pmovsr_clr_t r)
{
	if ((r.raw & 0xfffffffffffffe00ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *cmns3_dtc_pmovsr_clr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffffffffe00 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline void cmns3_dtc_pmovsr_clr_write(PMUREG_MEMORY *base, cmns3_dtc_pmovsr_clr_t r)
{
	pmureg_store64(base, CMNS3_DTC_PMOVSR_CLR_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int cmns3_dtc_pmovsr_clr_io_write(struct pmureg_io *io, struct pmureg_place at, cmns3_dtc_pmovsr_clr_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CMNS3_DTC_PMOVSR_CLR_OFFSET;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- por_dt_pmssr: Which counters the last snapshot took. ----
 * Source: REGS; K CMN_DT_PMSSR
 */

#define CMNS3_DTC_PMSSR_OFFSET              0xda28U
#define CMNS3_DTC_PMSSR_RESET               0x0000000000000000ULL
#define CMNS3_DTC_PMSSR_SS_PIN_ACTIVE_SHIFT 16
#define CMNS3_DTC_PMSSR_SS_PIN_ACTIVE_WIDTH 1
#define CMNS3_DTC_PMSSR_SS_PIN_ACTIVE_MASK  0x0000000000010000ULL
#define CMNS3_DTC_PMSSR_SS_CFG_ACTIVE_SHIFT 15
#define CMNS3_DTC_PMSSR_SS_CFG_ACTIVE_WIDTH 1
#define CMNS3_DTC_PMSSR_SS_CFG_ACTIVE_MASK  0x0000000000008000ULL
#define CMNS3_DTC_PMSSR_SS_CYCLES_SHIFT     8
#define CMNS3_DTC_PMSSR_SS_CYCLES_WIDTH     1
#define CMNS3_DTC_PMSSR_SS_CYCLES_MASK      0x0000000000000100ULL
#define CMNS3_DTC_PMSSR_SS_STATUS_SHIFT     0
#define CMNS3_DTC_PMSSR_SS_STATUS_WIDTH     8
#define CMNS3_DTC_PMSSR_SS_STATUS_MASK      0x00000000000000ffULL
#define CMNS3_DTC_PMSSR_SS_STATUS_COUNT     8

typedef struct {
	uint64_t raw;
} cmns3_dtc_pmssr_t;

typedef struct {
	uint64_t ss_pin_active; /* 16    RO-V PMUSNAPSHOTREQ asked for one. */
	uint64_t ss_cfg_active; /* 15    RO-V por_dt_pmsrr asked for one. */
	uint64_t ss_cycles;     /* 8     RO-V The cycle counter was taken. */
	uint64_t ss_status;     /* 7:0   RO-V Counter <n> was taken; 0 is A. */
} cmns3_dtc_pmssr_fields_t;

static inline __attribute__((always_inline)) cmns3_dtc_pmssr_t cmns3_dtc_pmssr_pack(cmns3_dtc_pmssr_fields_t f)
{
	cmns3_dtc_pmssr_t r;

	r.raw = 0
		| pmureg_put64(f.ss_pin_active, 0x1ULL, 16)
		| pmureg_put64(f.ss_cfg_active, 0x1ULL, 15)
		| pmureg_put64(f.ss_cycles, 0x1ULL, 8)
		| pmureg_put64(f.ss_status, 0xffULL, 0);
	return r;
}

static inline cmns3_dtc_pmssr_fields_t cmns3_dtc_pmssr_unpack(cmns3_dtc_pmssr_t r)
{
	cmns3_dtc_pmssr_fields_t f;

	f.ss_pin_active = (r.raw >> 16) & 0x1ULL;
	f.ss_cfg_active = (r.raw >> 15) & 0x1ULL;
	f.ss_cycles = (r.raw >> 8) & 0x1ULL;
	f.ss_status = r.raw & 0xffULL;
	return f;
}

static inline uint64_t cmns3_dtc_pmssr_get(cmns3_dtc_pmssr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define cmns3_dtc_pmssr_get_ss_pin_active(r) cmns3_dtc_pmssr_get(r, 0x0000000000010000ULL, 16)
#define cmns3_dtc_pmssr_get_ss_cfg_active(r) cmns3_dtc_pmssr_get(r, 0x0000000000008000ULL, 15)
#define cmns3_dtc_pmssr_get_ss_cycles(r)     cmns3_dtc_pmssr_get(r, 0x0000000000000100ULL, 8)

/* Element n of ss_status, 0 to 7. Another index gives 0; debug builds assert. */
static inline uint64_t cmns3_dtc_pmssr_get_ss_status(cmns3_dtc_pmssr_t r, unsigned int n)
{
	PMUREG_INDEX(n, 7U);
	return n < 8U ? (r.raw >> n) & 0x1ULL : 0;
}

static inline int cmns3_dtc_pmssr_check(cmns3_dtc_pmssr_t r)
{
	if ((r.raw & 0xfffffffffffe7e00ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *cmns3_dtc_pmssr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffffffe7e00 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline cmns3_dtc_pmssr_t cmns3_dtc_pmssr_read(const PMUREG_MEMORY *base)
{
	cmns3_dtc_pmssr_t r;

	r.raw = pmureg_load64(base, CMNS3_DTC_PMSSR_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int cmns3_dtc_pmssr_io_read(struct pmureg_io *io, struct pmureg_place at, cmns3_dtc_pmssr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CMNS3_DTC_PMSSR_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- por_dt_pmsrr: Takes a snapshot of all counters of the domain and of its DTMs. ----
 * Source: REGS; K CMN_DT_PMSRR
 */

#define CMNS3_DTC_PMSRR_OFFSET       0xda30U
#define CMNS3_DTC_PMSRR_ACTING       0x0000000000000001ULL
#define CMNS3_DTC_PMSRR_SS_REQ_SHIFT 0
#define CMNS3_DTC_PMSRR_SS_REQ_WIDTH 1
#define CMNS3_DTC_PMSRR_SS_REQ_MASK  0x0000000000000001ULL

typedef struct {
	uint64_t raw;
} cmns3_dtc_pmsrr_t;

typedef struct {
	uint64_t ss_req; /* 0     WO self-clearing Write 1 to take one. */
} cmns3_dtc_pmsrr_fields_t;

static inline __attribute__((always_inline)) cmns3_dtc_pmsrr_t cmns3_dtc_pmsrr_pack(cmns3_dtc_pmsrr_fields_t f)
{
	cmns3_dtc_pmsrr_t r;

	r.raw = 0
		| pmureg_put64(f.ss_req, 0x1ULL, 0);
	return r;
}

static inline cmns3_dtc_pmsrr_fields_t cmns3_dtc_pmsrr_unpack(cmns3_dtc_pmsrr_t r)
{
	cmns3_dtc_pmsrr_fields_t f;

	f.ss_req = r.raw & 0x1ULL;
	return f;
}

static inline cmns3_dtc_pmsrr_t cmns3_dtc_pmsrr_with(cmns3_dtc_pmsrr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift);
	return r;
}

#define cmns3_dtc_pmsrr_with_ss_req(r, value) PMUREG_WITH(cmns3_dtc_pmsrr_with, r, 0x0000000000000001ULL, 0, value)

static inline int cmns3_dtc_pmsrr_check(cmns3_dtc_pmsrr_t r)
{
	if ((r.raw & 0xfffffffffffffffeULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *cmns3_dtc_pmsrr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffffffffffe must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline void cmns3_dtc_pmsrr_write(PMUREG_MEMORY *base, cmns3_dtc_pmsrr_t r)
{
	pmureg_store64(base, CMNS3_DTC_PMSRR_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int cmns3_dtc_pmsrr_io_write(struct pmureg_io *io, struct pmureg_place at, cmns3_dtc_pmsrr_t r)
{
	at.space = PMUREG_MMIO;
	at.address = CMNS3_DTC_PMSRR_OFFSET;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- por_<node>_unit_info: What the node is made of; of the configuration node por_info_global. ----
 * Source: K CMN_INFO_DEVICE_ISO_ENABLE; REGS
 */

#define CMNS3_DTC_UNIT_INFO_OFFSET                  0x900U
#define CMNS3_DTC_UNIT_INFO_DEVICE_ISO_ENABLE_SHIFT 44
#define CMNS3_DTC_UNIT_INFO_DEVICE_ISO_ENABLE_WIDTH 1
#define CMNS3_DTC_UNIT_INFO_DEVICE_ISO_ENABLE_MASK  0x0000100000000000ULL

typedef struct {
	uint64_t raw;
} cmns3_dtc_unit_info_t;

typedef struct {
	uint64_t device_iso_enable; /* 44    RO In the configuration node: nodes may be isolated. */
} cmns3_dtc_unit_info_fields_t;

/* Writes 0 to 0xffffefffffffffffULL, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) cmns3_dtc_unit_info_t cmns3_dtc_unit_info_pack(cmns3_dtc_unit_info_fields_t f)
{
	cmns3_dtc_unit_info_t r;

	r.raw = 0
		| pmureg_put64(f.device_iso_enable, 0x1ULL, 44);
	return r;
}

static inline cmns3_dtc_unit_info_fields_t cmns3_dtc_unit_info_unpack(cmns3_dtc_unit_info_t r)
{
	cmns3_dtc_unit_info_fields_t f;

	f.device_iso_enable = (r.raw >> 44) & 0x1ULL;
	return f;
}

static inline uint64_t cmns3_dtc_unit_info_get(cmns3_dtc_unit_info_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define cmns3_dtc_unit_info_get_device_iso_enable(r) cmns3_dtc_unit_info_get(r, 0x0000100000000000ULL, 44)

static inline cmns3_dtc_unit_info_t cmns3_dtc_unit_info_read(const PMUREG_MEMORY *base)
{
	cmns3_dtc_unit_info_t r;

	r.raw = pmureg_load64(base, CMNS3_DTC_UNIT_INFO_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int cmns3_dtc_unit_info_io_read(struct pmureg_io *io, struct pmureg_place at, cmns3_dtc_unit_info_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CMNS3_DTC_UNIT_INFO_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

#endif
