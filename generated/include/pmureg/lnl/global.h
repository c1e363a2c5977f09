/*
 * Intel Core Ultra 200V (Lunar Lake): Control of the uncore's counters
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
 * Made by pmureg from regdefs/intel/lnl.yaml. Edit that, not this.
 */
#ifndef PMUREG_LNL_GLOBAL_H
#define PMUREG_LNL_GLOBAL_H

#include <pmureg/access.h>

/* ---- MSR_UNC_PERF_GLOBAL_CTRL: Enables the counters. ----
 * Source: K LNL_UNC_MSR_GLOBAL_CTL
 */

#define LNL_GLOBAL_CTRL_ADDRESS  0x240eU
#define LNL_GLOBAL_CTRL_RESET    0x0000000000000000ULL
#define LNL_GLOBAL_CTRL_EN_SHIFT 29
#define LNL_GLOBAL_CTRL_EN_WIDTH 1
#define LNL_GLOBAL_CTRL_EN_MASK  0x0000000020000000ULL

typedef struct {
	uint64_t raw;
} lnl_global_ctrl_t;

typedef struct {
	uint64_t EN; /* 29    RW 1 lets the counters count. */
} lnl_global_ctrl_fields_t;

/* Writes 0 to 0xffffffffdfffffffULL, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) lnl_global_ctrl_t lnl_global_ctrl_pack(lnl_global_ctrl_fields_t f)
{
	lnl_global_ctrl_t r;

	r.raw = 0
		| pmureg_put64(f.EN, 0x1ULL, 29);
	return r;
}

static inline lnl_global_ctrl_fields_t lnl_global_ctrl_unpack(lnl_global_ctrl_t r)
{
	lnl_global_ctrl_fields_t f;

	f.EN = (r.raw >> 29) & 0x1ULL;
	return f;
}

static inline uint64_t lnl_global_ctrl_get(lnl_global_ctrl_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline lnl_global_ctrl_t lnl_global_ctrl_with(lnl_global_ctrl_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define lnl_global_ctrl_get_EN(r)         lnl_global_ctrl_get(r, 0x0000000020000000ULL, 29)
#define lnl_global_ctrl_with_EN(r, value) PMUREG_WITH(lnl_global_ctrl_with, r, 0x0000000020000000ULL, 29, value)

#ifdef PMUREG_HAS_MSR
static inline lnl_global_ctrl_t lnl_global_ctrl_read(void)
{
	lnl_global_ctrl_t r;

	r.raw = pmureg_rdmsr(LNL_GLOBAL_CTRL_ADDRESS);
	return r;
}

static inline void lnl_global_ctrl_write(lnl_global_ctrl_t r)
{
	pmureg_wrmsr(LNL_GLOBAL_CTRL_ADDRESS, r.raw);
}

#ifdef PMUREG_LINUX
static inline int lnl_global_ctrl_read_safe(lnl_global_ctrl_t *r)
{
	uint64_t value = 0;
	int error;

	error = pmureg_rdmsr_safe(LNL_GLOBAL_CTRL_ADDRESS, &value);
	r->raw = value;
	return error;
}

static inline int lnl_global_ctrl_write_safe(lnl_global_ctrl_t r)
{
	return pmureg_wrmsr_safe(LNL_GLOBAL_CTRL_ADDRESS, r.raw);
}
#endif
#else
lnl_global_ctrl_t lnl_global_ctrl_read(void) PMUREG_NO_MSR;
void lnl_global_ctrl_write(lnl_global_ctrl_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int lnl_global_ctrl_io_read(struct pmureg_io *io, struct pmureg_place at, lnl_global_ctrl_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MSR;
	at.address = LNL_GLOBAL_CTRL_ADDRESS;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int lnl_global_ctrl_io_write(struct pmureg_io *io, struct pmureg_place at, lnl_global_ctrl_t r)
{
	at.space = PMUREG_MSR;
	at.address = LNL_GLOBAL_CTRL_ADDRESS;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
