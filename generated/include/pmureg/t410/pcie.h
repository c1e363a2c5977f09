/*
 * NVIDIA Tegra410 (Vera) uncore PMUs: PCIe root complex, requests of devices
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
#ifndef PMUREG_T410_PCIE_H
#define PMUREG_T410_PCIE_H

#include <pmureg/access.h>

/*
 * Registers that several blocks share. They are described once, under names of their own (coresight64_cycles_pmevcntr_t and so on):
 * PMEVCNTR<n>, PMEVTYPER<n>, PMSVR<n>, PMCNTENSET<i>, PMCNTENCLR<i>, PMINTENSET<i>, PMINTENCLR<i>, PMOVSCLR<i>,
 * PMOVSSET<i>, PMCGCR<i>, PMIMPDEF<i>, PMCFGR, PMCR, PMIIDR, PMCEID<i>, PMSSCR, PMSSRR, PMSCR, PMROOTCR,
 * PMIRQCR0, PMIRQCR1, PMIRQCR2, PMIRQSR, PMITCTRL, PMDEVAFF, PMLAR, PMLSR, PMAUTHSTATUS, PMDEVARCH, PMDEVID,
 * PMDEVTYPE, PMPIDR4, PMPIDR5, PMPIDR6, PMPIDR7, PMPIDR0, PMPIDR1, PMPIDR2, PMPIDR3, PMCIDR0, PMCIDR1, PMCIDR2,
 * PMCIDR3, PMCCNTR
 */
#include <pmureg/coresight/coresight64_cycles.h>

/* ---- PMEVFILT2R<n>: Second filter of counter <n>. ----
 * Source: NVCSPMU nv_cspmu_event_filter2
 * Page: control
 */

#define T410_PCIE_PMEVFILT2R_OFFSET(n)              (0x800U + 4U * (n)) /* n: 0 to 127 */
#define T410_PCIE_PMEVFILT2R_COUNT                  128
#define T410_PCIE_PMEVFILT2R_DST_REM_SHIFT          4
#define T410_PCIE_PMEVFILT2R_DST_REM_WIDTH          1
#define T410_PCIE_PMEVFILT2R_DST_REM_MASK           0x00000010U
#define T410_PCIE_PMEVFILT2R_DST_LOC_PCIE_CXL_SHIFT 3
#define T410_PCIE_PMEVFILT2R_DST_LOC_PCIE_CXL_WIDTH 1
#define T410_PCIE_PMEVFILT2R_DST_LOC_PCIE_CXL_MASK  0x00000008U
#define T410_PCIE_PMEVFILT2R_DST_LOC_PCIE_P2P_SHIFT 2
#define T410_PCIE_PMEVFILT2R_DST_LOC_PCIE_P2P_WIDTH 1
#define T410_PCIE_PMEVFILT2R_DST_LOC_PCIE_P2P_MASK  0x00000004U
#define T410_PCIE_PMEVFILT2R_DST_LOC_GMEM_SHIFT     1
#define T410_PCIE_PMEVFILT2R_DST_LOC_GMEM_WIDTH     1
#define T410_PCIE_PMEVFILT2R_DST_LOC_GMEM_MASK      0x00000002U
#define T410_PCIE_PMEVFILT2R_DST_LOC_CMEM_SHIFT     0
#define T410_PCIE_PMEVFILT2R_DST_LOC_CMEM_WIDTH     1
#define T410_PCIE_PMEVFILT2R_DST_LOC_CMEM_MASK      0x00000001U

typedef struct {
	uint32_t raw;
} t410_pcie_pmevfilt2r_t;

typedef struct {
	uint32_t dst_rem;          /* 4     RW To remote memory. */
	uint32_t dst_loc_pcie_cxl; /* 3     RW To local CXL memory. */
	uint32_t dst_loc_pcie_p2p; /* 2     RW To a local PCIe peer. */
	uint32_t dst_loc_gmem;     /* 1     RW To local GPU memory. */
	uint32_t dst_loc_cmem;     /* 0     RW To local CPU memory. */
} t410_pcie_pmevfilt2r_fields_t;

static inline __attribute__((always_inline)) t410_pcie_pmevfilt2r_t t410_pcie_pmevfilt2r_pack(t410_pcie_pmevfilt2r_fields_t f)
{
	t410_pcie_pmevfilt2r_t r;

	r.raw = 0
		| pmureg_put32(f.dst_rem, 0x1U, 4)
		| pmureg_put32(f.dst_loc_pcie_cxl, 0x1U, 3)
		| pmureg_put32(f.dst_loc_pcie_p2p, 0x1U, 2)
		| pmureg_put32(f.dst_loc_gmem, 0x1U, 1)
		| pmureg_put32(f.dst_loc_cmem, 0x1U, 0);
	return r;
}

static inline t410_pcie_pmevfilt2r_fields_t t410_pcie_pmevfilt2r_unpack(t410_pcie_pmevfilt2r_t r)
{
	t410_pcie_pmevfilt2r_fields_t f;

	f.dst_rem = (r.raw >> 4) & 0x1U;
	f.dst_loc_pcie_cxl = (r.raw >> 3) & 0x1U;
	f.dst_loc_pcie_p2p = (r.raw >> 2) & 0x1U;
	f.dst_loc_gmem = (r.raw >> 1) & 0x1U;
	f.dst_loc_cmem = r.raw & 0x1U;
	return f;
}

static inline uint32_t t410_pcie_pmevfilt2r_get(t410_pcie_pmevfilt2r_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline t410_pcie_pmevfilt2r_t t410_pcie_pmevfilt2r_with(t410_pcie_pmevfilt2r_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x0000001fU & ~mask);
	return r;
}

#define t410_pcie_pmevfilt2r_get_dst_rem(r)                  t410_pcie_pmevfilt2r_get(r, 0x00000010U, 4)
#define t410_pcie_pmevfilt2r_get_dst_loc_pcie_cxl(r)         t410_pcie_pmevfilt2r_get(r, 0x00000008U, 3)
#define t410_pcie_pmevfilt2r_get_dst_loc_pcie_p2p(r)         t410_pcie_pmevfilt2r_get(r, 0x00000004U, 2)
#define t410_pcie_pmevfilt2r_get_dst_loc_gmem(r)             t410_pcie_pmevfilt2r_get(r, 0x00000002U, 1)
#define t410_pcie_pmevfilt2r_get_dst_loc_cmem(r)             t410_pcie_pmevfilt2r_get(r, 0x00000001U, 0)
#define t410_pcie_pmevfilt2r_with_dst_rem(r, value)          PMUREG_WITH(t410_pcie_pmevfilt2r_with, r, 0x00000010U, 4, value)
#define t410_pcie_pmevfilt2r_with_dst_loc_pcie_cxl(r, value) PMUREG_WITH(t410_pcie_pmevfilt2r_with, r, 0x00000008U, 3, value)
#define t410_pcie_pmevfilt2r_with_dst_loc_pcie_p2p(r, value) PMUREG_WITH(t410_pcie_pmevfilt2r_with, r, 0x00000004U, 2, value)
#define t410_pcie_pmevfilt2r_with_dst_loc_gmem(r, value)     PMUREG_WITH(t410_pcie_pmevfilt2r_with, r, 0x00000002U, 1, value)
#define t410_pcie_pmevfilt2r_with_dst_loc_cmem(r, value)     PMUREG_WITH(t410_pcie_pmevfilt2r_with, r, 0x00000001U, 0, value)

static inline int t410_pcie_pmevfilt2r_check(t410_pcie_pmevfilt2r_t r)
{
	if ((r.raw & 0xffffffe0U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *t410_pcie_pmevfilt2r_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffe0 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline t410_pcie_pmevfilt2r_t t410_pcie_pmevfilt2r_read(const PMUREG_MEMORY *base, unsigned int n)
{
	t410_pcie_pmevfilt2r_t r;

	PMUREG_INDEX(n, 127U);
	r.raw = pmureg_load32(base, T410_PCIE_PMEVFILT2R_OFFSET(n));
	return r;
}

static inline void t410_pcie_pmevfilt2r_write(PMUREG_MEMORY *base, unsigned int n, t410_pcie_pmevfilt2r_t r)
{
	PMUREG_INDEX(n, 127U);
	pmureg_store32(base, T410_PCIE_PMEVFILT2R_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int t410_pcie_pmevfilt2r_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, t410_pcie_pmevfilt2r_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 127U);
	at.space = PMUREG_MMIO;
	at.address = T410_PCIE_PMEVFILT2R_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int t410_pcie_pmevfilt2r_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, t410_pcie_pmevfilt2r_t r)
{
	PMUREG_INDEX(n, 127U);
	at.space = PMUREG_MMIO;
	at.address = T410_PCIE_PMEVFILT2R_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMEVFILTR<n>: First filter of counter <n>. ----
 * Source: NVCSPMU pcie_v2_pmu_event_filter
 * Page: control
 * Note: The BDF stands in each counter's register, but the hardware has one for all; only the rules below enforce it.
 */

#define T410_PCIE_PMEVFILTR_OFFSET(n)         (0xa00U + 4U * (n)) /* n: 0 to 127 */
#define T410_PCIE_PMEVFILTR_COUNT             128
#define T410_PCIE_PMEVFILTR_SRC_BDF_EN_SHIFT  24
#define T410_PCIE_PMEVFILTR_SRC_BDF_EN_WIDTH  1
#define T410_PCIE_PMEVFILTR_SRC_BDF_EN_MASK   0x01000000U
#define T410_PCIE_PMEVFILTR_SRC_BDF_SHIFT     8
#define T410_PCIE_PMEVFILTR_SRC_BDF_WIDTH     16
#define T410_PCIE_PMEVFILTR_SRC_BDF_MASK      0x00ffff00U
#define T410_PCIE_PMEVFILTR_SRC_RP_MASK_SHIFT 0
#define T410_PCIE_PMEVFILTR_SRC_RP_MASK_WIDTH 8
#define T410_PCIE_PMEVFILTR_SRC_RP_MASK_MASK  0x000000ffU

typedef struct {
	uint32_t raw;
} t410_pcie_pmevfiltr_t;

typedef struct {
	uint32_t src_bdf_en;  /* 24    RW Takes one device instead of root ports. */
	uint32_t src_bdf;     /* 23:8  RW The device: bus << 8, device << 3, function. */
	uint32_t src_rp_mask; /* 7:0   RW A bit for each root port. */
} t410_pcie_pmevfiltr_fields_t;

static inline __attribute__((always_inline)) t410_pcie_pmevfiltr_t t410_pcie_pmevfiltr_pack(t410_pcie_pmevfiltr_fields_t f)
{
	t410_pcie_pmevfiltr_t r;

	r.raw = 0
		| pmureg_put32(f.src_bdf_en, 0x1U, 24)
		| pmureg_put32(f.src_bdf, 0xffffU, 8)
		| pmureg_put32(f.src_rp_mask, 0xffU, 0);
	return r;
}

static inline t410_pcie_pmevfiltr_fields_t t410_pcie_pmevfiltr_unpack(t410_pcie_pmevfiltr_t r)
{
	t410_pcie_pmevfiltr_fields_t f;

	f.src_bdf_en = (r.raw >> 24) & 0x1U;
	f.src_bdf = (r.raw >> 8) & 0xffffU;
	f.src_rp_mask = r.raw & 0xffU;
	return f;
}

static inline uint32_t t410_pcie_pmevfiltr_get(t410_pcie_pmevfiltr_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline t410_pcie_pmevfiltr_t t410_pcie_pmevfiltr_with(t410_pcie_pmevfiltr_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x01ffffffU & ~mask);
	return r;
}

#define t410_pcie_pmevfiltr_get_src_bdf_en(r)          t410_pcie_pmevfiltr_get(r, 0x01000000U, 24)
#define t410_pcie_pmevfiltr_get_src_bdf(r)             t410_pcie_pmevfiltr_get(r, 0x00ffff00U, 8)
#define t410_pcie_pmevfiltr_get_src_rp_mask(r)         t410_pcie_pmevfiltr_get(r, 0x000000ffU, 0)
#define t410_pcie_pmevfiltr_with_src_bdf_en(r, value)  PMUREG_WITH(t410_pcie_pmevfiltr_with, r, 0x01000000U, 24, value)
#define t410_pcie_pmevfiltr_with_src_bdf(r, value)     PMUREG_WITH(t410_pcie_pmevfiltr_with, r, 0x00ffff00U, 8, value)
#define t410_pcie_pmevfiltr_with_src_rp_mask(r, value) PMUREG_WITH(t410_pcie_pmevfiltr_with, r, 0x000000ffU, 0, value)

static inline int t410_pcie_pmevfiltr_check(t410_pcie_pmevfiltr_t r)
{
	if ((r.raw & 0xfe000000U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *t410_pcie_pmevfiltr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfe000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline t410_pcie_pmevfiltr_t t410_pcie_pmevfiltr_read(const PMUREG_MEMORY *base, unsigned int n)
{
	t410_pcie_pmevfiltr_t r;

	PMUREG_INDEX(n, 127U);
	r.raw = pmureg_load32(base, T410_PCIE_PMEVFILTR_OFFSET(n));
	return r;
}

static inline void t410_pcie_pmevfiltr_write(PMUREG_MEMORY *base, unsigned int n, t410_pcie_pmevfiltr_t r)
{
	PMUREG_INDEX(n, 127U);
	pmureg_store32(base, T410_PCIE_PMEVFILTR_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int t410_pcie_pmevfiltr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, t410_pcie_pmevfiltr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 127U);
	at.space = PMUREG_MMIO;
	at.address = T410_PCIE_PMEVFILTR_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int t410_pcie_pmevfiltr_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, t410_pcie_pmevfiltr_t r)
{
	PMUREG_INDEX(n, 127U);
	at.space = PMUREG_MMIO;
	at.address = T410_PCIE_PMEVFILTR_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMCCFILTR: Filter of the cycle counter, in the place of PMEVTYPER31. ----
 * Source: NVCSPMU nv_cspmu_set_cc_filter
 * Page: control
 * Note: What the cycle counter does with it is not known.
 */

#define T410_PCIE_PMCCFILTR_OFFSET            0x47cU
#define T410_PCIE_PMCCFILTR_SRC_BDF_EN_SHIFT  24
#define T410_PCIE_PMCCFILTR_SRC_BDF_EN_WIDTH  1
#define T410_PCIE_PMCCFILTR_SRC_BDF_EN_MASK   0x01000000U
#define T410_PCIE_PMCCFILTR_SRC_BDF_SHIFT     8
#define T410_PCIE_PMCCFILTR_SRC_BDF_WIDTH     16
#define T410_PCIE_PMCCFILTR_SRC_BDF_MASK      0x00ffff00U
#define T410_PCIE_PMCCFILTR_SRC_RP_MASK_SHIFT 0
#define T410_PCIE_PMCCFILTR_SRC_RP_MASK_WIDTH 8
#define T410_PCIE_PMCCFILTR_SRC_RP_MASK_MASK  0x000000ffU

typedef struct {
	uint32_t raw;
} t410_pcie_pmccfiltr_t;

typedef struct {
	uint32_t src_bdf_en;  /* 24    RW Takes one device instead of root ports. */
	uint32_t src_bdf;     /* 23:8  RW The device: bus << 8, device << 3, function. */
	uint32_t src_rp_mask; /* 7:0   RW A bit for each root port. */
} t410_pcie_pmccfiltr_fields_t;

static inline __attribute__((always_inline)) t410_pcie_pmccfiltr_t t410_pcie_pmccfiltr_pack(t410_pcie_pmccfiltr_fields_t f)
{
	t410_pcie_pmccfiltr_t r;

	r.raw = 0
		| pmureg_put32(f.src_bdf_en, 0x1U, 24)
		| pmureg_put32(f.src_bdf, 0xffffU, 8)
		| pmureg_put32(f.src_rp_mask, 0xffU, 0);
	return r;
}

static inline t410_pcie_pmccfiltr_fields_t t410_pcie_pmccfiltr_unpack(t410_pcie_pmccfiltr_t r)
{
	t410_pcie_pmccfiltr_fields_t f;

	f.src_bdf_en = (r.raw >> 24) & 0x1U;
	f.src_bdf = (r.raw >> 8) & 0xffffU;
	f.src_rp_mask = r.raw & 0xffU;
	return f;
}

static inline uint32_t t410_pcie_pmccfiltr_get(t410_pcie_pmccfiltr_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline t410_pcie_pmccfiltr_t t410_pcie_pmccfiltr_with(t410_pcie_pmccfiltr_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x01ffffffU & ~mask);
	return r;
}

#define t410_pcie_pmccfiltr_get_src_bdf_en(r)          t410_pcie_pmccfiltr_get(r, 0x01000000U, 24)
#define t410_pcie_pmccfiltr_get_src_bdf(r)             t410_pcie_pmccfiltr_get(r, 0x00ffff00U, 8)
#define t410_pcie_pmccfiltr_get_src_rp_mask(r)         t410_pcie_pmccfiltr_get(r, 0x000000ffU, 0)
#define t410_pcie_pmccfiltr_with_src_bdf_en(r, value)  PMUREG_WITH(t410_pcie_pmccfiltr_with, r, 0x01000000U, 24, value)
#define t410_pcie_pmccfiltr_with_src_bdf(r, value)     PMUREG_WITH(t410_pcie_pmccfiltr_with, r, 0x00ffff00U, 8, value)
#define t410_pcie_pmccfiltr_with_src_rp_mask(r, value) PMUREG_WITH(t410_pcie_pmccfiltr_with, r, 0x000000ffU, 0, value)

static inline int t410_pcie_pmccfiltr_check(t410_pcie_pmccfiltr_t r)
{
	if ((r.raw & 0xfe000000U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *t410_pcie_pmccfiltr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfe000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline t410_pcie_pmccfiltr_t t410_pcie_pmccfiltr_read(const PMUREG_MEMORY *base)
{
	t410_pcie_pmccfiltr_t r;

	r.raw = pmureg_load32(base, T410_PCIE_PMCCFILTR_OFFSET);
	return r;
}

static inline void t410_pcie_pmccfiltr_write(PMUREG_MEMORY *base, t410_pcie_pmccfiltr_t r)
{
	pmureg_store32(base, T410_PCIE_PMCCFILTR_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int t410_pcie_pmccfiltr_io_read(struct pmureg_io *io, struct pmureg_place at, t410_pcie_pmccfiltr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = T410_PCIE_PMCCFILTR_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int t410_pcie_pmccfiltr_io_write(struct pmureg_io *io, struct pmureg_place at, t410_pcie_pmccfiltr_t r)
{
	at.space = PMUREG_MMIO;
	at.address = T410_PCIE_PMCCFILTR_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
