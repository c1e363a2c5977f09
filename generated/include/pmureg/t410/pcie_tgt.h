/*
 * NVIDIA Tegra410 (Vera) uncore PMUs: PCIe root complex, requests to devices
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
 * Made by pmureg from regdefs/nvidia/t410.yaml. Edit that, not this.
 */
#ifndef PMUREG_T410_PCIE_TGT_H
#define PMUREG_T410_PCIE_TGT_H

#include <pmureg/access.h>

/*
 * Registers that several blocks share. They are described once, under names of their own (coresight64_cycles_pmevcntr_t and so on):
 * PMEVCNTR<n>, PMSVR<n>, PMEVFILTR<n>, PMCNTENSET<i>, PMCNTENCLR<i>, PMINTENSET<i>, PMINTENCLR<i>, PMOVSCLR<i>,
 * PMOVSSET<i>, PMCGCR<i>, PMIMPDEF<i>, PMCFGR, PMCR, PMIIDR, PMCEID<i>, PMSSCR, PMSSRR, PMSCR, PMROOTCR,
 * PMIRQCR0, PMIRQCR1, PMIRQCR2, PMIRQSR, PMITCTRL, PMDEVAFF, PMLAR, PMLSR, PMAUTHSTATUS, PMDEVARCH, PMDEVID,
 * PMDEVTYPE, PMPIDR4, PMPIDR5, PMPIDR6, PMPIDR7, PMPIDR0, PMPIDR1, PMPIDR2, PMPIDR3, PMCIDR0, PMCIDR1, PMCIDR2,
 * PMCIDR3, PMCCNTR, PMCCFILTR
 */
#include <pmureg/coresight/coresight64_cycles.h>

/* ---- PMEVTYPER<n>: Event of counter <n>. ----
 * Source: NVCSPMU NV_PCIE_TGT_EV_TYPE_MASK
 * Page: control
 */

#define T410_PCIE_TGT_PMEVTYPER_OFFSET(n)   (0x400U + 4U * (n)) /* n: 0 to 30 */
#define T410_PCIE_TGT_PMEVTYPER_COUNT       31
#define T410_PCIE_TGT_PMEVTYPER_EVENT_SHIFT 0
#define T410_PCIE_TGT_PMEVTYPER_EVENT_WIDTH 3
#define T410_PCIE_TGT_PMEVTYPER_EVENT_MASK  0x00000007U

typedef struct {
	uint32_t raw;
} t410_pcie_tgt_pmevtyper_t;

typedef struct {
	uint32_t event; /* 2:0   RW Event number. */
} t410_pcie_tgt_pmevtyper_fields_t;

static inline __attribute__((always_inline)) t410_pcie_tgt_pmevtyper_t t410_pcie_tgt_pmevtyper_pack(t410_pcie_tgt_pmevtyper_fields_t f)
{
	t410_pcie_tgt_pmevtyper_t r;

	r.raw = 0
		| pmureg_put32(f.event, 0x7U, 0);
	return r;
}

static inline t410_pcie_tgt_pmevtyper_fields_t t410_pcie_tgt_pmevtyper_unpack(t410_pcie_tgt_pmevtyper_t r)
{
	t410_pcie_tgt_pmevtyper_fields_t f;

	f.event = r.raw & 0x7U;
	return f;
}

static inline uint32_t t410_pcie_tgt_pmevtyper_get(t410_pcie_tgt_pmevtyper_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline t410_pcie_tgt_pmevtyper_t t410_pcie_tgt_pmevtyper_with(t410_pcie_tgt_pmevtyper_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x00000007U & ~mask);
	return r;
}

#define t410_pcie_tgt_pmevtyper_get_event(r)         t410_pcie_tgt_pmevtyper_get(r, 0x00000007U, 0)
#define t410_pcie_tgt_pmevtyper_with_event(r, value) PMUREG_WITH(t410_pcie_tgt_pmevtyper_with, r, 0x00000007U, 0, value)

static inline int t410_pcie_tgt_pmevtyper_check(t410_pcie_tgt_pmevtyper_t r)
{
	if ((r.raw & 0xfffffff8U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *t410_pcie_tgt_pmevtyper_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffff8 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline t410_pcie_tgt_pmevtyper_t t410_pcie_tgt_pmevtyper_read(const PMUREG_MEMORY *base, unsigned int n)
{
	t410_pcie_tgt_pmevtyper_t r;

	PMUREG_INDEX(n, 30U);
	r.raw = pmureg_load32(base, T410_PCIE_TGT_PMEVTYPER_OFFSET(n));
	return r;
}

static inline void t410_pcie_tgt_pmevtyper_write(PMUREG_MEMORY *base, unsigned int n, t410_pcie_tgt_pmevtyper_t r)
{
	PMUREG_INDEX(n, 30U);
	pmureg_store32(base, T410_PCIE_TGT_PMEVTYPER_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int t410_pcie_tgt_pmevtyper_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, t410_pcie_tgt_pmevtyper_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 30U);
	at.space = PMUREG_MMIO;
	at.address = T410_PCIE_TGT_PMEVTYPER_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int t410_pcie_tgt_pmevtyper_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, t410_pcie_tgt_pmevtyper_t r)
{
	PMUREG_INDEX(n, 30U);
	at.space = PMUREG_MMIO;
	at.address = T410_PCIE_TGT_PMEVTYPER_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMEVFILT2R<n>: Second filter of counter <n>. ----
 * Source: NVCSPMU NV_PCIE_TGT_FILTER2_*
 * Page: control
 * Note: How ports and address filters combine when both are given is not known.
 */

#define T410_PCIE_TGT_PMEVFILT2R_OFFSET(n)           (0x800U + 4U * (n)) /* n: 0 to 127 */
#define T410_PCIE_TGT_PMEVFILT2R_COUNT               128
#define T410_PCIE_TGT_PMEVFILT2R_DST_ADDR_SLOT_SHIFT 8
#define T410_PCIE_TGT_PMEVFILT2R_DST_ADDR_SLOT_WIDTH 8
#define T410_PCIE_TGT_PMEVFILT2R_DST_ADDR_SLOT_MASK  0x0000ff00U
#define T410_PCIE_TGT_PMEVFILT2R_DST_RP_MASK_SHIFT   0
#define T410_PCIE_TGT_PMEVFILT2R_DST_RP_MASK_WIDTH   8
#define T410_PCIE_TGT_PMEVFILT2R_DST_RP_MASK_MASK    0x000000ffU

typedef struct {
	uint32_t raw;
} t410_pcie_tgt_pmevfilt2r_t;

typedef struct {
	uint32_t dst_addr_slot; /* 15:8  RW A bit for each address filter. */
	uint32_t dst_rp_mask;   /* 7:0   RW A bit for each root port; BAR traffic only. */
} t410_pcie_tgt_pmevfilt2r_fields_t;

static inline __attribute__((always_inline)) t410_pcie_tgt_pmevfilt2r_t t410_pcie_tgt_pmevfilt2r_pack(t410_pcie_tgt_pmevfilt2r_fields_t f)
{
	t410_pcie_tgt_pmevfilt2r_t r;

	r.raw = 0
		| pmureg_put32(f.dst_addr_slot, 0xffU, 8)
		| pmureg_put32(f.dst_rp_mask, 0xffU, 0);
	return r;
}

static inline t410_pcie_tgt_pmevfilt2r_fields_t t410_pcie_tgt_pmevfilt2r_unpack(t410_pcie_tgt_pmevfilt2r_t r)
{
	t410_pcie_tgt_pmevfilt2r_fields_t f;

	f.dst_addr_slot = (r.raw >> 8) & 0xffU;
	f.dst_rp_mask = r.raw & 0xffU;
	return f;
}

static inline uint32_t t410_pcie_tgt_pmevfilt2r_get(t410_pcie_tgt_pmevfilt2r_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline t410_pcie_tgt_pmevfilt2r_t t410_pcie_tgt_pmevfilt2r_with(t410_pcie_tgt_pmevfilt2r_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x0000ffffU & ~mask);
	return r;
}

#define t410_pcie_tgt_pmevfilt2r_get_dst_addr_slot(r)         t410_pcie_tgt_pmevfilt2r_get(r, 0x0000ff00U, 8)
#define t410_pcie_tgt_pmevfilt2r_get_dst_rp_mask(r)           t410_pcie_tgt_pmevfilt2r_get(r, 0x000000ffU, 0)
#define t410_pcie_tgt_pmevfilt2r_with_dst_addr_slot(r, value) PMUREG_WITH(t410_pcie_tgt_pmevfilt2r_with, r, 0x0000ff00U, 8, value)
#define t410_pcie_tgt_pmevfilt2r_with_dst_rp_mask(r, value)   PMUREG_WITH(t410_pcie_tgt_pmevfilt2r_with, r, 0x000000ffU, 0, value)

static inline int t410_pcie_tgt_pmevfilt2r_check(t410_pcie_tgt_pmevfilt2r_t r)
{
	if ((r.raw & 0xffff0000U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *t410_pcie_tgt_pmevfilt2r_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffff0000 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline t410_pcie_tgt_pmevfilt2r_t t410_pcie_tgt_pmevfilt2r_read(const PMUREG_MEMORY *base, unsigned int n)
{
	t410_pcie_tgt_pmevfilt2r_t r;

	PMUREG_INDEX(n, 127U);
	r.raw = pmureg_load32(base, T410_PCIE_TGT_PMEVFILT2R_OFFSET(n));
	return r;
}

static inline void t410_pcie_tgt_pmevfilt2r_write(PMUREG_MEMORY *base, unsigned int n, t410_pcie_tgt_pmevfilt2r_t r)
{
	PMUREG_INDEX(n, 127U);
	pmureg_store32(base, T410_PCIE_TGT_PMEVFILT2R_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int t410_pcie_tgt_pmevfilt2r_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, t410_pcie_tgt_pmevfilt2r_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 127U);
	at.space = PMUREG_MMIO;
	at.address = T410_PCIE_TGT_PMEVFILT2R_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int t410_pcie_tgt_pmevfilt2r_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, t410_pcie_tgt_pmevfilt2r_t r)
{
	PMUREG_INDEX(n, 127U);
	at.space = PMUREG_MMIO;
	at.address = T410_PCIE_TGT_PMEVFILT2R_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- ADDR_CTRL<i>: Turns address filter <i> on. ----
 * Source: NVCSPMU NV_PCIE_TGT_ADDR_*
 * Page: address_filter
 */

#define T410_PCIE_TGT_ADDR_CTRL_OFFSET(i)    (0xd38U + 0x14U * (i)) /* i: 0 to 7 */
#define T410_PCIE_TGT_ADDR_CTRL_COUNT        8
#define T410_PCIE_TGT_ADDR_CTRL_ENABLE_SHIFT 0
#define T410_PCIE_TGT_ADDR_CTRL_ENABLE_WIDTH 1
#define T410_PCIE_TGT_ADDR_CTRL_ENABLE_MASK  0x00000001U

typedef struct {
	uint32_t raw;
} t410_pcie_tgt_addr_ctrl_t;

typedef struct {
	uint32_t ENABLE; /* 0     RW 1: the filter is in use. */
} t410_pcie_tgt_addr_ctrl_fields_t;

static inline __attribute__((always_inline)) t410_pcie_tgt_addr_ctrl_t t410_pcie_tgt_addr_ctrl_pack(t410_pcie_tgt_addr_ctrl_fields_t f)
{
	t410_pcie_tgt_addr_ctrl_t r;

	r.raw = 0
		| pmureg_put32(f.ENABLE, 0x1U, 0);
	return r;
}

static inline t410_pcie_tgt_addr_ctrl_fields_t t410_pcie_tgt_addr_ctrl_unpack(t410_pcie_tgt_addr_ctrl_t r)
{
	t410_pcie_tgt_addr_ctrl_fields_t f;

	f.ENABLE = r.raw & 0x1U;
	return f;
}

static inline uint32_t t410_pcie_tgt_addr_ctrl_get(t410_pcie_tgt_addr_ctrl_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline t410_pcie_tgt_addr_ctrl_t t410_pcie_tgt_addr_ctrl_with(t410_pcie_tgt_addr_ctrl_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x00000001U & ~mask);
	return r;
}

#define t410_pcie_tgt_addr_ctrl_get_ENABLE(r)         t410_pcie_tgt_addr_ctrl_get(r, 0x00000001U, 0)
#define t410_pcie_tgt_addr_ctrl_with_ENABLE(r, value) PMUREG_WITH(t410_pcie_tgt_addr_ctrl_with, r, 0x00000001U, 0, value)

static inline int t410_pcie_tgt_addr_ctrl_check(t410_pcie_tgt_addr_ctrl_t r)
{
	if ((r.raw & 0xfffffffeU) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *t410_pcie_tgt_addr_ctrl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffe must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline t410_pcie_tgt_addr_ctrl_t t410_pcie_tgt_addr_ctrl_read(const PMUREG_MEMORY *base, unsigned int i)
{
	t410_pcie_tgt_addr_ctrl_t r;

	PMUREG_INDEX(i, 7U);
	r.raw = pmureg_load32(base, T410_PCIE_TGT_ADDR_CTRL_OFFSET(i));
	return r;
}

static inline void t410_pcie_tgt_addr_ctrl_write(PMUREG_MEMORY *base, unsigned int i, t410_pcie_tgt_addr_ctrl_t r)
{
	PMUREG_INDEX(i, 7U);
	pmureg_store32(base, T410_PCIE_TGT_ADDR_CTRL_OFFSET(i), r.raw);
}

#ifdef PMUREG_IO_H
static inline int t410_pcie_tgt_addr_ctrl_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int i, t410_pcie_tgt_addr_ctrl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(i, 7U);
	at.space = PMUREG_MMIO;
	at.address = T410_PCIE_TGT_ADDR_CTRL_OFFSET(i);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int t410_pcie_tgt_addr_ctrl_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int i, t410_pcie_tgt_addr_ctrl_t r)
{
	PMUREG_INDEX(i, 7U);
	at.space = PMUREG_MMIO;
	at.address = T410_PCIE_TGT_ADDR_CTRL_OFFSET(i);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- ADDR_BASE<i>: Base of address filter <i>. ----
 * Source: NVCSPMU NV_PCIE_TGT_ADDR_*
 * Page: address_filter
 * Note: The driver's ADDR_BASE_LO and ADDR_BASE_HI.
 */

#define T410_PCIE_TGT_ADDR_BASE_OFFSET(i)  (0xd3cU + 0x14U * (i)) /* i: 0 to 7 */
#define T410_PCIE_TGT_ADDR_BASE_COUNT      8
#define T410_PCIE_TGT_ADDR_BASE_BASE_SHIFT 0
#define T410_PCIE_TGT_ADDR_BASE_BASE_WIDTH 64
#define T410_PCIE_TGT_ADDR_BASE_BASE_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} t410_pcie_tgt_addr_base_t;

typedef struct {
	uint64_t BASE; /* 63:0  RW Compared with the address under the mask. */
} t410_pcie_tgt_addr_base_fields_t;

static inline __attribute__((always_inline)) t410_pcie_tgt_addr_base_t t410_pcie_tgt_addr_base_pack(t410_pcie_tgt_addr_base_fields_t f)
{
	t410_pcie_tgt_addr_base_t r;

	r.raw = 0
		| f.BASE;
	return r;
}

static inline t410_pcie_tgt_addr_base_fields_t t410_pcie_tgt_addr_base_unpack(t410_pcie_tgt_addr_base_t r)
{
	t410_pcie_tgt_addr_base_fields_t f;

	f.BASE = r.raw;
	return f;
}

static inline uint64_t t410_pcie_tgt_addr_base_get(t410_pcie_tgt_addr_base_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline t410_pcie_tgt_addr_base_t t410_pcie_tgt_addr_base_with(t410_pcie_tgt_addr_base_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define t410_pcie_tgt_addr_base_get_BASE(r)         t410_pcie_tgt_addr_base_get(r, 0xffffffffffffffffULL, 0)
#define t410_pcie_tgt_addr_base_with_BASE(r, value) PMUREG_WITH(t410_pcie_tgt_addr_base_with, r, 0xffffffffffffffffULL, 0, value)

/* Two accesses: the low half first. */
static inline t410_pcie_tgt_addr_base_t t410_pcie_tgt_addr_base_read(const PMUREG_MEMORY *base, unsigned int i)
{
	t410_pcie_tgt_addr_base_t r;
	uint32_t low, high;

	PMUREG_INDEX(i, 7U);
	low = pmureg_load32(base, T410_PCIE_TGT_ADDR_BASE_OFFSET(i));
	high = pmureg_load32(base, T410_PCIE_TGT_ADDR_BASE_OFFSET(i) + 4U);
	r.raw = (uint64_t)high << 32 | low;
	return r;
}

static inline void t410_pcie_tgt_addr_base_write(PMUREG_MEMORY *base, unsigned int i, t410_pcie_tgt_addr_base_t r)
{
	PMUREG_INDEX(i, 7U);
	pmureg_store32(base, T410_PCIE_TGT_ADDR_BASE_OFFSET(i), (uint32_t)r.raw);
	pmureg_store32(base, T410_PCIE_TGT_ADDR_BASE_OFFSET(i) + 4U, (uint32_t)(r.raw >> 32));
}

#ifdef PMUREG_IO_H
static inline int t410_pcie_tgt_addr_base_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int i, t410_pcie_tgt_addr_base_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(i, 7U);
	at.space = PMUREG_MMIO;
	at.address = T410_PCIE_TGT_ADDR_BASE_OFFSET(i);
	at.bits = 32;
	error = pmureg_io_read_halves(io, at, 1, &value);
	r->raw = value;
	return error;
}

static inline int t410_pcie_tgt_addr_base_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int i, t410_pcie_tgt_addr_base_t r)
{
	PMUREG_INDEX(i, 7U);
	at.space = PMUREG_MMIO;
	at.address = T410_PCIE_TGT_ADDR_BASE_OFFSET(i);
	at.bits = 32;
	return pmureg_io_write_halves(io, at, r.raw);
}
#endif

/* ---- ADDR_MASK<i>: Mask of address filter <i>. ----
 * Source: NVCSPMU NV_PCIE_TGT_ADDR_*
 * Page: address_filter
 * Note: The driver's ADDR_MASK_LO and ADDR_MASK_HI.
 */

#define T410_PCIE_TGT_ADDR_MASK_OFFSET(i)  (0xd44U + 0x14U * (i)) /* i: 0 to 7 */
#define T410_PCIE_TGT_ADDR_MASK_COUNT      8
#define T410_PCIE_TGT_ADDR_MASK_MASK_SHIFT 0
#define T410_PCIE_TGT_ADDR_MASK_MASK_WIDTH 64
#define T410_PCIE_TGT_ADDR_MASK_MASK_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} t410_pcie_tgt_addr_mask_t;

typedef struct {
	uint64_t MASK; /* 63:0  RW Address bits that are compared. */
} t410_pcie_tgt_addr_mask_fields_t;

static inline __attribute__((always_inline)) t410_pcie_tgt_addr_mask_t t410_pcie_tgt_addr_mask_pack(t410_pcie_tgt_addr_mask_fields_t f)
{
	t410_pcie_tgt_addr_mask_t r;

	r.raw = 0
		| f.MASK;
	return r;
}

static inline t410_pcie_tgt_addr_mask_fields_t t410_pcie_tgt_addr_mask_unpack(t410_pcie_tgt_addr_mask_t r)
{
	t410_pcie_tgt_addr_mask_fields_t f;

	f.MASK = r.raw;
	return f;
}

static inline uint64_t t410_pcie_tgt_addr_mask_get(t410_pcie_tgt_addr_mask_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline t410_pcie_tgt_addr_mask_t t410_pcie_tgt_addr_mask_with(t410_pcie_tgt_addr_mask_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define t410_pcie_tgt_addr_mask_get_MASK(r)         t410_pcie_tgt_addr_mask_get(r, 0xffffffffffffffffULL, 0)
#define t410_pcie_tgt_addr_mask_with_MASK(r, value) PMUREG_WITH(t410_pcie_tgt_addr_mask_with, r, 0xffffffffffffffffULL, 0, value)

/* Two accesses: the low half first. */
static inline t410_pcie_tgt_addr_mask_t t410_pcie_tgt_addr_mask_read(const PMUREG_MEMORY *base, unsigned int i)
{
	t410_pcie_tgt_addr_mask_t r;
	uint32_t low, high;

	PMUREG_INDEX(i, 7U);
	low = pmureg_load32(base, T410_PCIE_TGT_ADDR_MASK_OFFSET(i));
	high = pmureg_load32(base, T410_PCIE_TGT_ADDR_MASK_OFFSET(i) + 4U);
	r.raw = (uint64_t)high << 32 | low;
	return r;
}

static inline void t410_pcie_tgt_addr_mask_write(PMUREG_MEMORY *base, unsigned int i, t410_pcie_tgt_addr_mask_t r)
{
	PMUREG_INDEX(i, 7U);
	pmureg_store32(base, T410_PCIE_TGT_ADDR_MASK_OFFSET(i), (uint32_t)r.raw);
	pmureg_store32(base, T410_PCIE_TGT_ADDR_MASK_OFFSET(i) + 4U, (uint32_t)(r.raw >> 32));
}

#ifdef PMUREG_IO_H
static inline int t410_pcie_tgt_addr_mask_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int i, t410_pcie_tgt_addr_mask_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(i, 7U);
	at.space = PMUREG_MMIO;
	at.address = T410_PCIE_TGT_ADDR_MASK_OFFSET(i);
	at.bits = 32;
	error = pmureg_io_read_halves(io, at, 1, &value);
	r->raw = value;
	return error;
}

static inline int t410_pcie_tgt_addr_mask_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int i, t410_pcie_tgt_addr_mask_t r)
{
	PMUREG_INDEX(i, 7U);
	at.space = PMUREG_MMIO;
	at.address = T410_PCIE_TGT_ADDR_MASK_OFFSET(i);
	at.bits = 32;
	return pmureg_io_write_halves(io, at, r.raw);
}
#endif

#endif
