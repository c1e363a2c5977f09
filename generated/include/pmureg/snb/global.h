/*
 * Intel Core of the second to fifth generation (Sandy Bridge to Broadwell): Control of the uncore's counters, and its clock
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
 * functions (see <pmureg/access.h>), and _read_safe() and _write_safe() return an error if the processor refuses the access.
 * If <pmureg/io.h> was included before, _io_read() and _io_write() do the same through a struct pmureg_io; `at` names block,
 * instance and unit: the PCI function, or the page.
 *
 * An optimising compiler refuses a known index that is out of range, and a constant that is too large for its field. With
 * PMUREG_DEBUG, other such indices and values trap.
 *
 * Made by pmureg from regdefs/intel/snb.yaml. Edit that, not this.
 */
#ifndef PMUREG_SNB_GLOBAL_H
#define PMUREG_SNB_GLOBAL_H

#include <pmureg/access.h>

/*
 * Registers that several blocks share. They are described once, under names of their own (client_old_global_fixed_ctrl_t and so on):
 * MSR_UNC_PERF_FIXED_CTRL, MSR_UNC_PERF_FIXED_CTR, MSR_UNC_CBO_CONFIG
 */
#include <pmureg/client/old_global.h>

/* ---- MSR_UNC_PERF_GLOBAL_CTRL: Enables the counters. ----
 * Source: SDM; K SNB_UNC_PERF_GLOBAL_CTL
 */

#define SNB_GLOBAL_CTRL_ADDRESS             0x391U
#define SNB_GLOBAL_CTRL_RESET               0x0000000000000000ULL
#define SNB_GLOBAL_CTRL_FREEZE_SHIFT        31
#define SNB_GLOBAL_CTRL_FREEZE_WIDTH        1
#define SNB_GLOBAL_CTRL_FREEZE_MASK         0x0000000080000000ULL
#define SNB_GLOBAL_CTRL_WAKEPMI_SHIFT       30
#define SNB_GLOBAL_CTRL_WAKEPMI_WIDTH       1
#define SNB_GLOBAL_CTRL_WAKEPMI_MASK        0x0000000040000000ULL
#define SNB_GLOBAL_CTRL_EN_SHIFT            29
#define SNB_GLOBAL_CTRL_EN_WIDTH            1
#define SNB_GLOBAL_CTRL_EN_MASK             0x0000000020000000ULL
#define SNB_GLOBAL_CTRL_PMI_SEL_SLICE_SHIFT 0
#define SNB_GLOBAL_CTRL_PMI_SEL_SLICE_WIDTH 5
#define SNB_GLOBAL_CTRL_PMI_SEL_SLICE_MASK  0x000000000000001fULL

typedef struct {
	uint64_t raw;
} snb_global_ctrl_t;

typedef struct {
	uint64_t FREEZE;        /* 31    RW 1 stops all counters when one overflows. */
	uint64_t WakePMI;       /* 30    RW 1 wakes cores for the overflow interrupt. */
	uint64_t EN;            /* 29    RW 1 lets all counters of the uncore count. */
	uint64_t PMI_Sel_Slice; /* 4:0   RW A bit for each slice. */
} snb_global_ctrl_fields_t;

static inline __attribute__((always_inline)) snb_global_ctrl_t snb_global_ctrl_pack(snb_global_ctrl_fields_t f)
{
	snb_global_ctrl_t r;

	r.raw = 0
		| pmureg_put64(f.FREEZE, 0x1ULL, 31)
		| pmureg_put64(f.WakePMI, 0x1ULL, 30)
		| pmureg_put64(f.EN, 0x1ULL, 29)
		| pmureg_put64(f.PMI_Sel_Slice, 0x1fULL, 0);
	return r;
}

static inline snb_global_ctrl_fields_t snb_global_ctrl_unpack(snb_global_ctrl_t r)
{
	snb_global_ctrl_fields_t f;

	f.FREEZE = (r.raw >> 31) & 0x1ULL;
	f.WakePMI = (r.raw >> 30) & 0x1ULL;
	f.EN = (r.raw >> 29) & 0x1ULL;
	f.PMI_Sel_Slice = r.raw & 0x1fULL;
	return f;
}

static inline uint64_t snb_global_ctrl_get(snb_global_ctrl_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline snb_global_ctrl_t snb_global_ctrl_with(snb_global_ctrl_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x00000000e000001fULL & ~mask);
	return r;
}

#define snb_global_ctrl_get_FREEZE(r)                snb_global_ctrl_get(r, 0x0000000080000000ULL, 31)
#define snb_global_ctrl_get_WakePMI(r)               snb_global_ctrl_get(r, 0x0000000040000000ULL, 30)
#define snb_global_ctrl_get_EN(r)                    snb_global_ctrl_get(r, 0x0000000020000000ULL, 29)
#define snb_global_ctrl_get_PMI_Sel_Slice(r)         snb_global_ctrl_get(r, 0x000000000000001fULL, 0)
#define snb_global_ctrl_with_FREEZE(r, value)        PMUREG_WITH(snb_global_ctrl_with, r, 0x0000000080000000ULL, 31, value)
#define snb_global_ctrl_with_WakePMI(r, value)       PMUREG_WITH(snb_global_ctrl_with, r, 0x0000000040000000ULL, 30, value)
#define snb_global_ctrl_with_EN(r, value)            PMUREG_WITH(snb_global_ctrl_with, r, 0x0000000020000000ULL, 29, value)
#define snb_global_ctrl_with_PMI_Sel_Slice(r, value) PMUREG_WITH(snb_global_ctrl_with, r, 0x000000000000001fULL, 0, value)

static inline int snb_global_ctrl_check(snb_global_ctrl_t r)
{
	if ((r.raw & 0xffffffff1fffffe0ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *snb_global_ctrl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffff1fffffe0 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline snb_global_ctrl_t snb_global_ctrl_read(void)
{
	snb_global_ctrl_t r;

	r.raw = pmureg_rdmsr(SNB_GLOBAL_CTRL_ADDRESS);
	return r;
}

static inline void snb_global_ctrl_write(snb_global_ctrl_t r)
{
	pmureg_wrmsr(SNB_GLOBAL_CTRL_ADDRESS, r.raw);
}

#ifdef PMUREG_LINUX
static inline int snb_global_ctrl_read_safe(snb_global_ctrl_t *r)
{
	uint64_t value = 0;
	int error;

	error = pmureg_rdmsr_safe(SNB_GLOBAL_CTRL_ADDRESS, &value);
	r->raw = value;
	return error;
}

static inline int snb_global_ctrl_write_safe(snb_global_ctrl_t r)
{
	return pmureg_wrmsr_safe(SNB_GLOBAL_CTRL_ADDRESS, r.raw);
}
#endif
#else
snb_global_ctrl_t snb_global_ctrl_read(void) PMUREG_NO_MSR;
void snb_global_ctrl_write(snb_global_ctrl_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int snb_global_ctrl_io_read(struct pmureg_io *io, struct pmureg_place at, snb_global_ctrl_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MSR;
	at.address = SNB_GLOBAL_CTRL_ADDRESS;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int snb_global_ctrl_io_write(struct pmureg_io *io, struct pmureg_place at, snb_global_ctrl_t r)
{
	at.space = PMUREG_MSR;
	at.address = SNB_GLOBAL_CTRL_ADDRESS;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- MSR_UNC_PERF_GLOBAL_STATUS: Which units have counters that overflowed. ----
 * Source: SDM
 * Note: How a bit is cleared is not known; no session writes it.
 */

#define SNB_GLOBAL_STATUS_ADDRESS     0x392U
#define SNB_GLOBAL_STATUS_RESET       0x0000000000000000ULL
#define SNB_GLOBAL_STATUS_CBOX_SHIFT  3
#define SNB_GLOBAL_STATUS_CBOX_WIDTH  1
#define SNB_GLOBAL_STATUS_CBOX_MASK   0x0000000000000008ULL
#define SNB_GLOBAL_STATUS_ARB_SHIFT   1
#define SNB_GLOBAL_STATUS_ARB_WIDTH   1
#define SNB_GLOBAL_STATUS_ARB_MASK    0x0000000000000002ULL
#define SNB_GLOBAL_STATUS_FIXED_SHIFT 0
#define SNB_GLOBAL_STATUS_FIXED_WIDTH 1
#define SNB_GLOBAL_STATUS_FIXED_MASK  0x0000000000000001ULL

typedef struct {
	uint64_t raw;
} snb_global_status_t;

typedef struct {
	uint64_t CBox;  /* 3     RW-V A counter of a C-Box overflowed. */
	uint64_t ARB;   /* 1     RW-V A counter of the ARB unit overflowed. */
	uint64_t Fixed; /* 0     RW-V The fixed counter overflowed. */
} snb_global_status_fields_t;

static inline __attribute__((always_inline)) snb_global_status_t snb_global_status_pack(snb_global_status_fields_t f)
{
	snb_global_status_t r;

	r.raw = 0
		| pmureg_put64(f.CBox, 0x1ULL, 3)
		| pmureg_put64(f.ARB, 0x1ULL, 1)
		| pmureg_put64(f.Fixed, 0x1ULL, 0);
	return r;
}

static inline snb_global_status_fields_t snb_global_status_unpack(snb_global_status_t r)
{
	snb_global_status_fields_t f;

	f.CBox = (r.raw >> 3) & 0x1ULL;
	f.ARB = (r.raw >> 1) & 0x1ULL;
	f.Fixed = r.raw & 0x1ULL;
	return f;
}

static inline uint64_t snb_global_status_get(snb_global_status_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline snb_global_status_t snb_global_status_with(snb_global_status_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x000000000000000bULL & ~mask);
	return r;
}

#define snb_global_status_get_CBox(r)          snb_global_status_get(r, 0x0000000000000008ULL, 3)
#define snb_global_status_get_ARB(r)           snb_global_status_get(r, 0x0000000000000002ULL, 1)
#define snb_global_status_get_Fixed(r)         snb_global_status_get(r, 0x0000000000000001ULL, 0)
#define snb_global_status_with_CBox(r, value)  PMUREG_WITH(snb_global_status_with, r, 0x0000000000000008ULL, 3, value)
#define snb_global_status_with_ARB(r, value)   PMUREG_WITH(snb_global_status_with, r, 0x0000000000000002ULL, 1, value)
#define snb_global_status_with_Fixed(r, value) PMUREG_WITH(snb_global_status_with, r, 0x0000000000000001ULL, 0, value)

static inline int snb_global_status_check(snb_global_status_t r)
{
	if ((r.raw & 0xfffffffffffffff4ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *snb_global_status_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffffffffff4 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline snb_global_status_t snb_global_status_read(void)
{
	snb_global_status_t r;

	r.raw = pmureg_rdmsr(SNB_GLOBAL_STATUS_ADDRESS);
	return r;
}

static inline void snb_global_status_write(snb_global_status_t r)
{
	pmureg_wrmsr(SNB_GLOBAL_STATUS_ADDRESS, r.raw);
}

#ifdef PMUREG_LINUX
static inline int snb_global_status_read_safe(snb_global_status_t *r)
{
	uint64_t value = 0;
	int error;

	error = pmureg_rdmsr_safe(SNB_GLOBAL_STATUS_ADDRESS, &value);
	r->raw = value;
	return error;
}

static inline int snb_global_status_write_safe(snb_global_status_t r)
{
	return pmureg_wrmsr_safe(SNB_GLOBAL_STATUS_ADDRESS, r.raw);
}
#endif
#else
snb_global_status_t snb_global_status_read(void) PMUREG_NO_MSR;
void snb_global_status_write(snb_global_status_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int snb_global_status_io_read(struct pmureg_io *io, struct pmureg_place at, snb_global_status_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MSR;
	at.address = SNB_GLOBAL_STATUS_ADDRESS;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int snb_global_status_io_write(struct pmureg_io *io, struct pmureg_place at, snb_global_status_t r)
{
	at.space = PMUREG_MSR;
	at.address = SNB_GLOBAL_STATUS_ADDRESS;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
