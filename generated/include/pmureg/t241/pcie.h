/*
 * NVIDIA Tegra241 (Grace) uncore PMUs: PCIe root ports
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
 * Made by pmureg from regdefs/nvidia/t241.yaml. Edit that, not this.
 */
#ifndef PMUREG_T241_PCIE_H
#define PMUREG_T241_PCIE_H

#include <pmureg/access.h>

/*
 * Registers that several blocks share. They are described once, under names of their own (coresight64_cycles_pmevcntr_t and so on):
 * PMEVCNTR<n>, PMEVTYPER<n>, PMSVR<n>, PMEVFILT2R<n>, PMCNTENSET<i>, PMCNTENCLR<i>, PMINTENSET<i>,
 * PMINTENCLR<i>, PMOVSCLR<i>, PMOVSSET<i>, PMCGCR<i>, PMIMPDEF<i>, PMCFGR, PMCR, PMIIDR, PMCEID<i>, PMSSCR,
 * PMSSRR, PMSCR, PMROOTCR, PMIRQCR0, PMIRQCR1, PMIRQCR2, PMIRQSR, PMITCTRL, PMDEVAFF, PMLAR, PMLSR,
 * PMAUTHSTATUS, PMDEVARCH, PMDEVID, PMDEVTYPE, PMPIDR4, PMPIDR5, PMPIDR6, PMPIDR7, PMPIDR0, PMPIDR1, PMPIDR2,
 * PMPIDR3, PMCIDR0, PMCIDR1, PMCIDR2, PMCIDR3, PMCCNTR
 */
#include <pmureg/coresight/coresight64_cycles.h>

/* ---- PMEVFILTR<n>: First filter of counter <n>. ----
 * Source: CSPMU arm_cspmu.h
 * Page: control
 */

#define T241_PCIE_PMEVFILTR_OFFSET(n)       (0xa00U + 4U * (n)) /* n: 0 to 127 */
#define T241_PCIE_PMEVFILTR_COUNT           128
#define T241_PCIE_PMEVFILTR_ROOT_PORT_SHIFT 0
#define T241_PCIE_PMEVFILTR_ROOT_PORT_WIDTH 10
#define T241_PCIE_PMEVFILTR_ROOT_PORT_MASK  0x000003ffU

typedef struct {
	uint32_t raw;
} t241_pcie_pmevfiltr_t;

typedef struct {
	uint32_t root_port; /* 9:0   RW A bit for each root port. */
} t241_pcie_pmevfiltr_fields_t;

static inline __attribute__((always_inline)) t241_pcie_pmevfiltr_t t241_pcie_pmevfiltr_pack(t241_pcie_pmevfiltr_fields_t f)
{
	t241_pcie_pmevfiltr_t r;

	r.raw = 0
		| pmureg_put32(f.root_port, 0x3ffU, 0);
	return r;
}

static inline t241_pcie_pmevfiltr_fields_t t241_pcie_pmevfiltr_unpack(t241_pcie_pmevfiltr_t r)
{
	t241_pcie_pmevfiltr_fields_t f;

	f.root_port = r.raw & 0x3ffU;
	return f;
}

static inline uint32_t t241_pcie_pmevfiltr_get(t241_pcie_pmevfiltr_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline t241_pcie_pmevfiltr_t t241_pcie_pmevfiltr_with(t241_pcie_pmevfiltr_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x000003ffU & ~mask);
	return r;
}

#define t241_pcie_pmevfiltr_get_root_port(r)         t241_pcie_pmevfiltr_get(r, 0x000003ffU, 0)
#define t241_pcie_pmevfiltr_with_root_port(r, value) PMUREG_WITH(t241_pcie_pmevfiltr_with, r, 0x000003ffU, 0, value)

static inline int t241_pcie_pmevfiltr_check(t241_pcie_pmevfiltr_t r)
{
	if ((r.raw & 0xfffffc00U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *t241_pcie_pmevfiltr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffc00 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline t241_pcie_pmevfiltr_t t241_pcie_pmevfiltr_read(const PMUREG_MEMORY *base, unsigned int n)
{
	t241_pcie_pmevfiltr_t r;

	PMUREG_INDEX(n, 127U);
	r.raw = pmureg_load32(base, T241_PCIE_PMEVFILTR_OFFSET(n));
	return r;
}

static inline void t241_pcie_pmevfiltr_write(PMUREG_MEMORY *base, unsigned int n, t241_pcie_pmevfiltr_t r)
{
	PMUREG_INDEX(n, 127U);
	pmureg_store32(base, T241_PCIE_PMEVFILTR_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int t241_pcie_pmevfiltr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, t241_pcie_pmevfiltr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 127U);
	at.space = PMUREG_MMIO;
	at.address = T241_PCIE_PMEVFILTR_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int t241_pcie_pmevfiltr_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, t241_pcie_pmevfiltr_t r)
{
	PMUREG_INDEX(n, 127U);
	at.space = PMUREG_MMIO;
	at.address = T241_PCIE_PMEVFILTR_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMCCFILTR: Filter of the cycle counter, in the place of PMEVTYPER31. ----
 * Source: NVCSPMU nv_cspmu_set_cc_filter
 * Page: control
 * Note: What the cycle counter does with it is not known.
 */

#define T241_PCIE_PMCCFILTR_OFFSET          0x47cU
#define T241_PCIE_PMCCFILTR_ROOT_PORT_SHIFT 0
#define T241_PCIE_PMCCFILTR_ROOT_PORT_WIDTH 10
#define T241_PCIE_PMCCFILTR_ROOT_PORT_MASK  0x000003ffU

typedef struct {
	uint32_t raw;
} t241_pcie_pmccfiltr_t;

typedef struct {
	uint32_t root_port; /* 9:0   RW A bit for each root port. */
} t241_pcie_pmccfiltr_fields_t;

static inline __attribute__((always_inline)) t241_pcie_pmccfiltr_t t241_pcie_pmccfiltr_pack(t241_pcie_pmccfiltr_fields_t f)
{
	t241_pcie_pmccfiltr_t r;

	r.raw = 0
		| pmureg_put32(f.root_port, 0x3ffU, 0);
	return r;
}

static inline t241_pcie_pmccfiltr_fields_t t241_pcie_pmccfiltr_unpack(t241_pcie_pmccfiltr_t r)
{
	t241_pcie_pmccfiltr_fields_t f;

	f.root_port = r.raw & 0x3ffU;
	return f;
}

static inline uint32_t t241_pcie_pmccfiltr_get(t241_pcie_pmccfiltr_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline t241_pcie_pmccfiltr_t t241_pcie_pmccfiltr_with(t241_pcie_pmccfiltr_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x000003ffU & ~mask);
	return r;
}

#define t241_pcie_pmccfiltr_get_root_port(r)         t241_pcie_pmccfiltr_get(r, 0x000003ffU, 0)
#define t241_pcie_pmccfiltr_with_root_port(r, value) PMUREG_WITH(t241_pcie_pmccfiltr_with, r, 0x000003ffU, 0, value)

static inline int t241_pcie_pmccfiltr_check(t241_pcie_pmccfiltr_t r)
{
	if ((r.raw & 0xfffffc00U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *t241_pcie_pmccfiltr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffc00 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline t241_pcie_pmccfiltr_t t241_pcie_pmccfiltr_read(const PMUREG_MEMORY *base)
{
	t241_pcie_pmccfiltr_t r;

	r.raw = pmureg_load32(base, T241_PCIE_PMCCFILTR_OFFSET);
	return r;
}

static inline void t241_pcie_pmccfiltr_write(PMUREG_MEMORY *base, t241_pcie_pmccfiltr_t r)
{
	pmureg_store32(base, T241_PCIE_PMCCFILTR_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int t241_pcie_pmccfiltr_io_read(struct pmureg_io *io, struct pmureg_place at, t241_pcie_pmccfiltr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = T241_PCIE_PMCCFILTR_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int t241_pcie_pmccfiltr_io_write(struct pmureg_io *io, struct pmureg_place at, t241_pcie_pmccfiltr_t r)
{
	at.space = PMUREG_MMIO;
	at.address = T241_PCIE_PMCCFILTR_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
