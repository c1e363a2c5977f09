/*
 * Intel Core Ultra series 3 (Panther Lake) and Wildcat Lake: Clock of a compute tile
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
 * Made by pmureg from regdefs/intel/ptl.yaml. Edit that, not this.
 */
#ifndef PMUREG_PTL_CNCU_H
#define PMUREG_PTL_CNCU_H

#include <pmureg/access.h>

/* ---- fixed_ctrl: Control of the fixed counter. ----
 * Source: K MTL_UNC_CNCU_FIXED_CTRL
 */

#define PTL_CNCU_FIXED_CTRL_ADDRESS(unit) (0x2402U + 0x140U * (unit)) /* unit: 0 to 1 */
#define PTL_CNCU_FIXED_CTRL_RESET         0x0000000000000000ULL
#define PTL_CNCU_FIXED_CTRL_EN_SHIFT      22
#define PTL_CNCU_FIXED_CTRL_EN_WIDTH      1
#define PTL_CNCU_FIXED_CTRL_EN_MASK       0x0000000000400000ULL
#define PTL_CNCU_FIXED_CTRL_OVF_EN_SHIFT  20
#define PTL_CNCU_FIXED_CTRL_OVF_EN_WIDTH  1
#define PTL_CNCU_FIXED_CTRL_OVF_EN_MASK   0x0000000000100000ULL

typedef struct {
	uint64_t raw;
} ptl_cncu_fixed_ctrl_t;

typedef struct {
	uint64_t EN;     /* 22    RW 1 lets the fixed counter count. */
	uint64_t OVF_EN; /* 20    RW 1 reports an overflow. */
} ptl_cncu_fixed_ctrl_fields_t;

static inline __attribute__((always_inline)) ptl_cncu_fixed_ctrl_t ptl_cncu_fixed_ctrl_pack(ptl_cncu_fixed_ctrl_fields_t f)
{
	ptl_cncu_fixed_ctrl_t r;

	r.raw = 0
		| pmureg_put64(f.EN, 0x1ULL, 22)
		| pmureg_put64(f.OVF_EN, 0x1ULL, 20);
	return r;
}

static inline ptl_cncu_fixed_ctrl_fields_t ptl_cncu_fixed_ctrl_unpack(ptl_cncu_fixed_ctrl_t r)
{
	ptl_cncu_fixed_ctrl_fields_t f;

	f.EN = (r.raw >> 22) & 0x1ULL;
	f.OVF_EN = (r.raw >> 20) & 0x1ULL;
	return f;
}

static inline uint64_t ptl_cncu_fixed_ctrl_get(ptl_cncu_fixed_ctrl_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline ptl_cncu_fixed_ctrl_t ptl_cncu_fixed_ctrl_with(ptl_cncu_fixed_ctrl_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000000000500000ULL & ~mask);
	return r;
}

#define ptl_cncu_fixed_ctrl_get_EN(r)             ptl_cncu_fixed_ctrl_get(r, 0x0000000000400000ULL, 22)
#define ptl_cncu_fixed_ctrl_get_OVF_EN(r)         ptl_cncu_fixed_ctrl_get(r, 0x0000000000100000ULL, 20)
#define ptl_cncu_fixed_ctrl_with_EN(r, value)     PMUREG_WITH(ptl_cncu_fixed_ctrl_with, r, 0x0000000000400000ULL, 22, value)
#define ptl_cncu_fixed_ctrl_with_OVF_EN(r, value) PMUREG_WITH(ptl_cncu_fixed_ctrl_with, r, 0x0000000000100000ULL, 20, value)

static inline int ptl_cncu_fixed_ctrl_check(ptl_cncu_fixed_ctrl_t r)
{
	if ((r.raw & 0xffffffffffafffffULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *ptl_cncu_fixed_ctrl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffffffafffff must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline ptl_cncu_fixed_ctrl_t ptl_cncu_fixed_ctrl_read(unsigned int unit)
{
	ptl_cncu_fixed_ctrl_t r;

	PMUREG_INDEX(unit, 1U);
	r.raw = pmureg_rdmsr(PTL_CNCU_FIXED_CTRL_ADDRESS(unit));
	return r;
}

static inline void ptl_cncu_fixed_ctrl_write(unsigned int unit, ptl_cncu_fixed_ctrl_t r)
{
	PMUREG_INDEX(unit, 1U);
	pmureg_wrmsr(PTL_CNCU_FIXED_CTRL_ADDRESS(unit), r.raw);
}

#ifdef PMUREG_LINUX
static inline int ptl_cncu_fixed_ctrl_read_safe(unsigned int unit, ptl_cncu_fixed_ctrl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(unit, 1U);
	error = pmureg_rdmsr_safe(PTL_CNCU_FIXED_CTRL_ADDRESS(unit), &value);
	r->raw = value;
	return error;
}

static inline int ptl_cncu_fixed_ctrl_write_safe(unsigned int unit, ptl_cncu_fixed_ctrl_t r)
{
	PMUREG_INDEX(unit, 1U);
	return pmureg_wrmsr_safe(PTL_CNCU_FIXED_CTRL_ADDRESS(unit), r.raw);
}
#endif
#else
ptl_cncu_fixed_ctrl_t ptl_cncu_fixed_ctrl_read(unsigned int unit) PMUREG_NO_MSR;
void ptl_cncu_fixed_ctrl_write(unsigned int unit, ptl_cncu_fixed_ctrl_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int ptl_cncu_fixed_ctrl_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int unit, ptl_cncu_fixed_ctrl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(unit, 1U);
	at.space = PMUREG_MSR;
	at.address = PTL_CNCU_FIXED_CTRL_ADDRESS(unit);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int ptl_cncu_fixed_ctrl_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int unit, ptl_cncu_fixed_ctrl_t r)
{
	PMUREG_INDEX(unit, 1U);
	at.space = PMUREG_MSR;
	at.address = PTL_CNCU_FIXED_CTRL_ADDRESS(unit);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- fixed_ctr: Counts clocks. ----
 * Source: K MTL_UNC_CNCU_FIXED_CTR
 */

#define PTL_CNCU_FIXED_CTR_ADDRESS(unit) (0x2408U + 0x140U * (unit)) /* unit: 0 to 1 */
#define PTL_CNCU_FIXED_CTR_RESET         0x0000000000000000ULL
#define PTL_CNCU_FIXED_CTR_COUNT_SHIFT   0
#define PTL_CNCU_FIXED_CTR_COUNT_WIDTH   48
#define PTL_CNCU_FIXED_CTR_COUNT_MASK    0x0000ffffffffffffULL

typedef struct {
	uint64_t raw;
} ptl_cncu_fixed_ctr_t;

typedef struct {
	uint64_t COUNT; /* 47:0  RW-V The count. */
} ptl_cncu_fixed_ctr_fields_t;

static inline __attribute__((always_inline)) ptl_cncu_fixed_ctr_t ptl_cncu_fixed_ctr_pack(ptl_cncu_fixed_ctr_fields_t f)
{
	ptl_cncu_fixed_ctr_t r;

	r.raw = 0
		| pmureg_put64(f.COUNT, 0xffffffffffffULL, 0);
	return r;
}

static inline ptl_cncu_fixed_ctr_fields_t ptl_cncu_fixed_ctr_unpack(ptl_cncu_fixed_ctr_t r)
{
	ptl_cncu_fixed_ctr_fields_t f;

	f.COUNT = r.raw & 0xffffffffffffULL;
	return f;
}

static inline uint64_t ptl_cncu_fixed_ctr_get(ptl_cncu_fixed_ctr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline ptl_cncu_fixed_ctr_t ptl_cncu_fixed_ctr_with(ptl_cncu_fixed_ctr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000ffffffffffffULL & ~mask);
	return r;
}

#define ptl_cncu_fixed_ctr_get_COUNT(r)         ptl_cncu_fixed_ctr_get(r, 0x0000ffffffffffffULL, 0)
#define ptl_cncu_fixed_ctr_with_COUNT(r, value) PMUREG_WITH(ptl_cncu_fixed_ctr_with, r, 0x0000ffffffffffffULL, 0, value)

static inline int ptl_cncu_fixed_ctr_check(ptl_cncu_fixed_ctr_t r)
{
	if ((r.raw & 0xffff000000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *ptl_cncu_fixed_ctr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffff000000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline ptl_cncu_fixed_ctr_t ptl_cncu_fixed_ctr_read(unsigned int unit)
{
	ptl_cncu_fixed_ctr_t r;

	PMUREG_INDEX(unit, 1U);
	r.raw = pmureg_rdmsr(PTL_CNCU_FIXED_CTR_ADDRESS(unit));
	return r;
}

static inline void ptl_cncu_fixed_ctr_write(unsigned int unit, ptl_cncu_fixed_ctr_t r)
{
	PMUREG_INDEX(unit, 1U);
	pmureg_wrmsr(PTL_CNCU_FIXED_CTR_ADDRESS(unit), r.raw);
}

#ifdef PMUREG_LINUX
static inline int ptl_cncu_fixed_ctr_read_safe(unsigned int unit, ptl_cncu_fixed_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(unit, 1U);
	error = pmureg_rdmsr_safe(PTL_CNCU_FIXED_CTR_ADDRESS(unit), &value);
	r->raw = value;
	return error;
}

static inline int ptl_cncu_fixed_ctr_write_safe(unsigned int unit, ptl_cncu_fixed_ctr_t r)
{
	PMUREG_INDEX(unit, 1U);
	return pmureg_wrmsr_safe(PTL_CNCU_FIXED_CTR_ADDRESS(unit), r.raw);
}
#endif
#else
ptl_cncu_fixed_ctr_t ptl_cncu_fixed_ctr_read(unsigned int unit) PMUREG_NO_MSR;
void ptl_cncu_fixed_ctr_write(unsigned int unit, ptl_cncu_fixed_ctr_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int ptl_cncu_fixed_ctr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int unit, ptl_cncu_fixed_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(unit, 1U);
	at.space = PMUREG_MSR;
	at.address = PTL_CNCU_FIXED_CTR_ADDRESS(unit);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int ptl_cncu_fixed_ctr_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int unit, ptl_cncu_fixed_ctr_t r)
{
	PMUREG_INDEX(unit, 1U);
	at.space = PMUREG_MSR;
	at.address = PTL_CNCU_FIXED_CTR_ADDRESS(unit);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- box_ctl: Enables the counters. ----
 * Source: K MTL_UNC_CNCU_BOX_CTL
 */

#define PTL_CNCU_BOX_CTL_ADDRESS(unit) (0x240eU + 0x140U * (unit)) /* unit: 0 to 1 */
#define PTL_CNCU_BOX_CTL_RESET         0x0000000000000000ULL
#define PTL_CNCU_BOX_CTL_EN_SHIFT      29
#define PTL_CNCU_BOX_CTL_EN_WIDTH      1
#define PTL_CNCU_BOX_CTL_EN_MASK       0x0000000020000000ULL

typedef struct {
	uint64_t raw;
} ptl_cncu_box_ctl_t;

typedef struct {
	uint64_t EN; /* 29    RW 1 lets the counters count. */
} ptl_cncu_box_ctl_fields_t;

/* Writes 0 to 0xffffffffdfffffffULL, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) ptl_cncu_box_ctl_t ptl_cncu_box_ctl_pack(ptl_cncu_box_ctl_fields_t f)
{
	ptl_cncu_box_ctl_t r;

	r.raw = 0
		| pmureg_put64(f.EN, 0x1ULL, 29);
	return r;
}

static inline ptl_cncu_box_ctl_fields_t ptl_cncu_box_ctl_unpack(ptl_cncu_box_ctl_t r)
{
	ptl_cncu_box_ctl_fields_t f;

	f.EN = (r.raw >> 29) & 0x1ULL;
	return f;
}

static inline uint64_t ptl_cncu_box_ctl_get(ptl_cncu_box_ctl_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline ptl_cncu_box_ctl_t ptl_cncu_box_ctl_with(ptl_cncu_box_ctl_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define ptl_cncu_box_ctl_get_EN(r)         ptl_cncu_box_ctl_get(r, 0x0000000020000000ULL, 29)
#define ptl_cncu_box_ctl_with_EN(r, value) PMUREG_WITH(ptl_cncu_box_ctl_with, r, 0x0000000020000000ULL, 29, value)

#ifdef PMUREG_HAS_MSR
static inline ptl_cncu_box_ctl_t ptl_cncu_box_ctl_read(unsigned int unit)
{
	ptl_cncu_box_ctl_t r;

	PMUREG_INDEX(unit, 1U);
	r.raw = pmureg_rdmsr(PTL_CNCU_BOX_CTL_ADDRESS(unit));
	return r;
}

static inline void ptl_cncu_box_ctl_write(unsigned int unit, ptl_cncu_box_ctl_t r)
{
	PMUREG_INDEX(unit, 1U);
	pmureg_wrmsr(PTL_CNCU_BOX_CTL_ADDRESS(unit), r.raw);
}

#ifdef PMUREG_LINUX
static inline int ptl_cncu_box_ctl_read_safe(unsigned int unit, ptl_cncu_box_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(unit, 1U);
	error = pmureg_rdmsr_safe(PTL_CNCU_BOX_CTL_ADDRESS(unit), &value);
	r->raw = value;
	return error;
}

static inline int ptl_cncu_box_ctl_write_safe(unsigned int unit, ptl_cncu_box_ctl_t r)
{
	PMUREG_INDEX(unit, 1U);
	return pmureg_wrmsr_safe(PTL_CNCU_BOX_CTL_ADDRESS(unit), r.raw);
}
#endif
#else
ptl_cncu_box_ctl_t ptl_cncu_box_ctl_read(unsigned int unit) PMUREG_NO_MSR;
void ptl_cncu_box_ctl_write(unsigned int unit, ptl_cncu_box_ctl_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int ptl_cncu_box_ctl_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int unit, ptl_cncu_box_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(unit, 1U);
	at.space = PMUREG_MSR;
	at.address = PTL_CNCU_BOX_CTL_ADDRESS(unit);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int ptl_cncu_box_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int unit, ptl_cncu_box_ctl_t r)
{
	PMUREG_INDEX(unit, 1U);
	at.space = PMUREG_MSR;
	at.address = PTL_CNCU_BOX_CTL_ADDRESS(unit);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
