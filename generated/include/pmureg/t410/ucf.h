/*
 * NVIDIA Tegra410 (Vera) uncore PMUs: Unified coherence fabric
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
#ifndef PMUREG_T410_UCF_H
#define PMUREG_T410_UCF_H

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
 * Source: NVCSPMU ucf_pmu_event_filter
 * Page: control
 */

#define T410_UCF_PMEVFILTR_OFFSET(n)            (0xa00U + 4U * (n)) /* n: 0 to 127 */
#define T410_UCF_PMEVFILTR_COUNT                128
#define T410_UCF_PMEVFILTR_DST_REM_SHIFT        11
#define T410_UCF_PMEVFILTR_DST_REM_WIDTH        1
#define T410_UCF_PMEVFILTR_DST_REM_MASK         0x00000800U
#define T410_UCF_PMEVFILTR_DST_LOC_OTHER_SHIFT  10
#define T410_UCF_PMEVFILTR_DST_LOC_OTHER_WIDTH  1
#define T410_UCF_PMEVFILTR_DST_LOC_OTHER_MASK   0x00000400U
#define T410_UCF_PMEVFILTR_DST_LOC_GMEM_SHIFT   9
#define T410_UCF_PMEVFILTR_DST_LOC_GMEM_WIDTH   1
#define T410_UCF_PMEVFILTR_DST_LOC_GMEM_MASK    0x00000200U
#define T410_UCF_PMEVFILTR_DST_LOC_CMEM_SHIFT   8
#define T410_UCF_PMEVFILTR_DST_LOC_CMEM_WIDTH   1
#define T410_UCF_PMEVFILTR_DST_LOC_CMEM_MASK    0x00000100U
#define T410_UCF_PMEVFILTR_SRC_REM_SHIFT        2
#define T410_UCF_PMEVFILTR_SRC_REM_WIDTH        1
#define T410_UCF_PMEVFILTR_SRC_REM_MASK         0x00000004U
#define T410_UCF_PMEVFILTR_SRC_LOC_CPU_SHIFT    1
#define T410_UCF_PMEVFILTR_SRC_LOC_CPU_WIDTH    1
#define T410_UCF_PMEVFILTR_SRC_LOC_CPU_MASK     0x00000002U
#define T410_UCF_PMEVFILTR_SRC_LOC_NONCPU_SHIFT 0
#define T410_UCF_PMEVFILTR_SRC_LOC_NONCPU_WIDTH 1
#define T410_UCF_PMEVFILTR_SRC_LOC_NONCPU_MASK  0x00000001U

typedef struct {
	uint32_t raw;
} t410_ucf_pmevfiltr_t;

typedef struct {
	uint32_t dst_rem;        /* 11    RW To memory of the other socket. */
	uint32_t dst_loc_other;  /* 10    RW To CXL memory of this socket. */
	uint32_t dst_loc_gmem;   /* 9     RW To GPU memory of this socket. */
	uint32_t dst_loc_cmem;   /* 8     RW To CPU memory of this socket. */
	uint32_t src_rem;        /* 2     RW From the other socket: its CPUs, GPUs and PCIe devices. */
	uint32_t src_loc_cpu;    /* 1     RW From the CPUs of this socket. */
	uint32_t src_loc_noncpu; /* 0     RW From other devices of this socket. */
} t410_ucf_pmevfiltr_fields_t;

static inline __attribute__((always_inline)) t410_ucf_pmevfiltr_t t410_ucf_pmevfiltr_pack(t410_ucf_pmevfiltr_fields_t f)
{
	t410_ucf_pmevfiltr_t r;

	r.raw = 0
		| pmureg_put32(f.dst_rem, 0x1U, 11)
		| pmureg_put32(f.dst_loc_other, 0x1U, 10)
		| pmureg_put32(f.dst_loc_gmem, 0x1U, 9)
		| pmureg_put32(f.dst_loc_cmem, 0x1U, 8)
		| pmureg_put32(f.src_rem, 0x1U, 2)
		| pmureg_put32(f.src_loc_cpu, 0x1U, 1)
		| pmureg_put32(f.src_loc_noncpu, 0x1U, 0);
	return r;
}

static inline t410_ucf_pmevfiltr_fields_t t410_ucf_pmevfiltr_unpack(t410_ucf_pmevfiltr_t r)
{
	t410_ucf_pmevfiltr_fields_t f;

	f.dst_rem = (r.raw >> 11) & 0x1U;
	f.dst_loc_other = (r.raw >> 10) & 0x1U;
	f.dst_loc_gmem = (r.raw >> 9) & 0x1U;
	f.dst_loc_cmem = (r.raw >> 8) & 0x1U;
	f.src_rem = (r.raw >> 2) & 0x1U;
	f.src_loc_cpu = (r.raw >> 1) & 0x1U;
	f.src_loc_noncpu = r.raw & 0x1U;
	return f;
}

static inline uint32_t t410_ucf_pmevfiltr_get(t410_ucf_pmevfiltr_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline t410_ucf_pmevfiltr_t t410_ucf_pmevfiltr_with(t410_ucf_pmevfiltr_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x00000f07U & ~mask);
	return r;
}

#define t410_ucf_pmevfiltr_get_dst_rem(r)                t410_ucf_pmevfiltr_get(r, 0x00000800U, 11)
#define t410_ucf_pmevfiltr_get_dst_loc_other(r)          t410_ucf_pmevfiltr_get(r, 0x00000400U, 10)
#define t410_ucf_pmevfiltr_get_dst_loc_gmem(r)           t410_ucf_pmevfiltr_get(r, 0x00000200U, 9)
#define t410_ucf_pmevfiltr_get_dst_loc_cmem(r)           t410_ucf_pmevfiltr_get(r, 0x00000100U, 8)
#define t410_ucf_pmevfiltr_get_src_rem(r)                t410_ucf_pmevfiltr_get(r, 0x00000004U, 2)
#define t410_ucf_pmevfiltr_get_src_loc_cpu(r)            t410_ucf_pmevfiltr_get(r, 0x00000002U, 1)
#define t410_ucf_pmevfiltr_get_src_loc_noncpu(r)         t410_ucf_pmevfiltr_get(r, 0x00000001U, 0)
#define t410_ucf_pmevfiltr_with_dst_rem(r, value)        PMUREG_WITH(t410_ucf_pmevfiltr_with, r, 0x00000800U, 11, value)
#define t410_ucf_pmevfiltr_with_dst_loc_other(r, value)  PMUREG_WITH(t410_ucf_pmevfiltr_with, r, 0x00000400U, 10, value)
#define t410_ucf_pmevfiltr_with_dst_loc_gmem(r, value)   PMUREG_WITH(t410_ucf_pmevfiltr_with, r, 0x00000200U, 9, value)
#define t410_ucf_pmevfiltr_with_dst_loc_cmem(r, value)   PMUREG_WITH(t410_ucf_pmevfiltr_with, r, 0x00000100U, 8, value)
#define t410_ucf_pmevfiltr_with_src_rem(r, value)        PMUREG_WITH(t410_ucf_pmevfiltr_with, r, 0x00000004U, 2, value)
#define t410_ucf_pmevfiltr_with_src_loc_cpu(r, value)    PMUREG_WITH(t410_ucf_pmevfiltr_with, r, 0x00000002U, 1, value)
#define t410_ucf_pmevfiltr_with_src_loc_noncpu(r, value) PMUREG_WITH(t410_ucf_pmevfiltr_with, r, 0x00000001U, 0, value)

static inline int t410_ucf_pmevfiltr_check(t410_ucf_pmevfiltr_t r)
{
	if ((r.raw & 0xfffff0f8U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *t410_ucf_pmevfiltr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffff0f8 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline t410_ucf_pmevfiltr_t t410_ucf_pmevfiltr_read(const PMUREG_MEMORY *base, unsigned int n)
{
	t410_ucf_pmevfiltr_t r;

	PMUREG_INDEX(n, 127U);
	r.raw = pmureg_load32(base, T410_UCF_PMEVFILTR_OFFSET(n));
	return r;
}

static inline void t410_ucf_pmevfiltr_write(PMUREG_MEMORY *base, unsigned int n, t410_ucf_pmevfiltr_t r)
{
	PMUREG_INDEX(n, 127U);
	pmureg_store32(base, T410_UCF_PMEVFILTR_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int t410_ucf_pmevfiltr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, t410_ucf_pmevfiltr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 127U);
	at.space = PMUREG_MMIO;
	at.address = T410_UCF_PMEVFILTR_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int t410_ucf_pmevfiltr_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, t410_ucf_pmevfiltr_t r)
{
	PMUREG_INDEX(n, 127U);
	at.space = PMUREG_MMIO;
	at.address = T410_UCF_PMEVFILTR_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMCCFILTR: Filter of the cycle counter, in the place of PMEVTYPER31. ----
 * Source: NVCSPMU nv_cspmu_set_cc_filter
 * Page: control
 * Note: What the cycle counter does with it is not known.
 */

#define T410_UCF_PMCCFILTR_OFFSET               0x47cU
#define T410_UCF_PMCCFILTR_DST_REM_SHIFT        11
#define T410_UCF_PMCCFILTR_DST_REM_WIDTH        1
#define T410_UCF_PMCCFILTR_DST_REM_MASK         0x00000800U
#define T410_UCF_PMCCFILTR_DST_LOC_OTHER_SHIFT  10
#define T410_UCF_PMCCFILTR_DST_LOC_OTHER_WIDTH  1
#define T410_UCF_PMCCFILTR_DST_LOC_OTHER_MASK   0x00000400U
#define T410_UCF_PMCCFILTR_DST_LOC_GMEM_SHIFT   9
#define T410_UCF_PMCCFILTR_DST_LOC_GMEM_WIDTH   1
#define T410_UCF_PMCCFILTR_DST_LOC_GMEM_MASK    0x00000200U
#define T410_UCF_PMCCFILTR_DST_LOC_CMEM_SHIFT   8
#define T410_UCF_PMCCFILTR_DST_LOC_CMEM_WIDTH   1
#define T410_UCF_PMCCFILTR_DST_LOC_CMEM_MASK    0x00000100U
#define T410_UCF_PMCCFILTR_SRC_REM_SHIFT        2
#define T410_UCF_PMCCFILTR_SRC_REM_WIDTH        1
#define T410_UCF_PMCCFILTR_SRC_REM_MASK         0x00000004U
#define T410_UCF_PMCCFILTR_SRC_LOC_CPU_SHIFT    1
#define T410_UCF_PMCCFILTR_SRC_LOC_CPU_WIDTH    1
#define T410_UCF_PMCCFILTR_SRC_LOC_CPU_MASK     0x00000002U
#define T410_UCF_PMCCFILTR_SRC_LOC_NONCPU_SHIFT 0
#define T410_UCF_PMCCFILTR_SRC_LOC_NONCPU_WIDTH 1
#define T410_UCF_PMCCFILTR_SRC_LOC_NONCPU_MASK  0x00000001U

typedef struct {
	uint32_t raw;
} t410_ucf_pmccfiltr_t;

typedef struct {
	uint32_t dst_rem;        /* 11    RW To memory of the other socket. */
	uint32_t dst_loc_other;  /* 10    RW To CXL memory of this socket. */
	uint32_t dst_loc_gmem;   /* 9     RW To GPU memory of this socket. */
	uint32_t dst_loc_cmem;   /* 8     RW To CPU memory of this socket. */
	uint32_t src_rem;        /* 2     RW From the other socket: its CPUs, GPUs and PCIe devices. */
	uint32_t src_loc_cpu;    /* 1     RW From the CPUs of this socket. */
	uint32_t src_loc_noncpu; /* 0     RW From other devices of this socket. */
} t410_ucf_pmccfiltr_fields_t;

static inline __attribute__((always_inline)) t410_ucf_pmccfiltr_t t410_ucf_pmccfiltr_pack(t410_ucf_pmccfiltr_fields_t f)
{
	t410_ucf_pmccfiltr_t r;

	r.raw = 0
		| pmureg_put32(f.dst_rem, 0x1U, 11)
		| pmureg_put32(f.dst_loc_other, 0x1U, 10)
		| pmureg_put32(f.dst_loc_gmem, 0x1U, 9)
		| pmureg_put32(f.dst_loc_cmem, 0x1U, 8)
		| pmureg_put32(f.src_rem, 0x1U, 2)
		| pmureg_put32(f.src_loc_cpu, 0x1U, 1)
		| pmureg_put32(f.src_loc_noncpu, 0x1U, 0);
	return r;
}

static inline t410_ucf_pmccfiltr_fields_t t410_ucf_pmccfiltr_unpack(t410_ucf_pmccfiltr_t r)
{
	t410_ucf_pmccfiltr_fields_t f;

	f.dst_rem = (r.raw >> 11) & 0x1U;
	f.dst_loc_other = (r.raw >> 10) & 0x1U;
	f.dst_loc_gmem = (r.raw >> 9) & 0x1U;
	f.dst_loc_cmem = (r.raw >> 8) & 0x1U;
	f.src_rem = (r.raw >> 2) & 0x1U;
	f.src_loc_cpu = (r.raw >> 1) & 0x1U;
	f.src_loc_noncpu = r.raw & 0x1U;
	return f;
}

static inline uint32_t t410_ucf_pmccfiltr_get(t410_ucf_pmccfiltr_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline t410_ucf_pmccfiltr_t t410_ucf_pmccfiltr_with(t410_ucf_pmccfiltr_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x00000f07U & ~mask);
	return r;
}

#define t410_ucf_pmccfiltr_get_dst_rem(r)                t410_ucf_pmccfiltr_get(r, 0x00000800U, 11)
#define t410_ucf_pmccfiltr_get_dst_loc_other(r)          t410_ucf_pmccfiltr_get(r, 0x00000400U, 10)
#define t410_ucf_pmccfiltr_get_dst_loc_gmem(r)           t410_ucf_pmccfiltr_get(r, 0x00000200U, 9)
#define t410_ucf_pmccfiltr_get_dst_loc_cmem(r)           t410_ucf_pmccfiltr_get(r, 0x00000100U, 8)
#define t410_ucf_pmccfiltr_get_src_rem(r)                t410_ucf_pmccfiltr_get(r, 0x00000004U, 2)
#define t410_ucf_pmccfiltr_get_src_loc_cpu(r)            t410_ucf_pmccfiltr_get(r, 0x00000002U, 1)
#define t410_ucf_pmccfiltr_get_src_loc_noncpu(r)         t410_ucf_pmccfiltr_get(r, 0x00000001U, 0)
#define t410_ucf_pmccfiltr_with_dst_rem(r, value)        PMUREG_WITH(t410_ucf_pmccfiltr_with, r, 0x00000800U, 11, value)
#define t410_ucf_pmccfiltr_with_dst_loc_other(r, value)  PMUREG_WITH(t410_ucf_pmccfiltr_with, r, 0x00000400U, 10, value)
#define t410_ucf_pmccfiltr_with_dst_loc_gmem(r, value)   PMUREG_WITH(t410_ucf_pmccfiltr_with, r, 0x00000200U, 9, value)
#define t410_ucf_pmccfiltr_with_dst_loc_cmem(r, value)   PMUREG_WITH(t410_ucf_pmccfiltr_with, r, 0x00000100U, 8, value)
#define t410_ucf_pmccfiltr_with_src_rem(r, value)        PMUREG_WITH(t410_ucf_pmccfiltr_with, r, 0x00000004U, 2, value)
#define t410_ucf_pmccfiltr_with_src_loc_cpu(r, value)    PMUREG_WITH(t410_ucf_pmccfiltr_with, r, 0x00000002U, 1, value)
#define t410_ucf_pmccfiltr_with_src_loc_noncpu(r, value) PMUREG_WITH(t410_ucf_pmccfiltr_with, r, 0x00000001U, 0, value)

static inline int t410_ucf_pmccfiltr_check(t410_ucf_pmccfiltr_t r)
{
	if ((r.raw & 0xfffff0f8U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *t410_ucf_pmccfiltr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffff0f8 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline t410_ucf_pmccfiltr_t t410_ucf_pmccfiltr_read(const PMUREG_MEMORY *base)
{
	t410_ucf_pmccfiltr_t r;

	r.raw = pmureg_load32(base, T410_UCF_PMCCFILTR_OFFSET);
	return r;
}

static inline void t410_ucf_pmccfiltr_write(PMUREG_MEMORY *base, t410_ucf_pmccfiltr_t r)
{
	pmureg_store32(base, T410_UCF_PMCCFILTR_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int t410_ucf_pmccfiltr_io_read(struct pmureg_io *io, struct pmureg_place at, t410_ucf_pmccfiltr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = T410_UCF_PMCCFILTR_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int t410_ucf_pmccfiltr_io_write(struct pmureg_io *io, struct pmureg_place at, t410_ucf_pmccfiltr_t r)
{
	at.space = PMUREG_MMIO;
	at.address = T410_UCF_PMCCFILTR_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
