/*
 * Intel Xeon Scalable of the 4th and 5th generation (Sapphire Rapids, Emerald Rapids): Control of all units of a socket
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
 * Made by pmureg from regdefs/intel/spr.yaml. Edit that, not this.
 */
#ifndef PMUREG_SPR_GLOBAL_H
#define PMUREG_SPR_GLOBAL_H

#include <pmureg/access.h>

/* ---- U_MSR_PMON_GLOBAL_CTL: Freezes every unit. ----
 * Source: PCM SPR_MSR_UNCORE_PMON_GLOBAL_CTL; L
 */

#define SPR_GLOBAL_CTL_ADDRESS       0x2ff0U
#define SPR_GLOBAL_CTL_RESET         0x0000000000000000ULL
#define SPR_GLOBAL_CTL_FRZ_ALL_SHIFT 0
#define SPR_GLOBAL_CTL_FRZ_ALL_WIDTH 1
#define SPR_GLOBAL_CTL_FRZ_ALL_MASK  0x0000000000000001ULL

typedef struct {
	uint64_t raw;
} spr_global_ctl_t;

typedef struct {
	uint64_t frz_all; /* 0     RW 1 stops every counter of every unit. */
} spr_global_ctl_fields_t;

/* Writes 0 to 0xfffffffffffffffeULL, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) spr_global_ctl_t spr_global_ctl_pack(spr_global_ctl_fields_t f)
{
	spr_global_ctl_t r;

	r.raw = 0
		| pmureg_put64(f.frz_all, 0x1ULL, 0);
	return r;
}

static inline spr_global_ctl_fields_t spr_global_ctl_unpack(spr_global_ctl_t r)
{
	spr_global_ctl_fields_t f;

	f.frz_all = r.raw & 0x1ULL;
	return f;
}

static inline uint64_t spr_global_ctl_get(spr_global_ctl_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline spr_global_ctl_t spr_global_ctl_with(spr_global_ctl_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define spr_global_ctl_get_frz_all(r)         spr_global_ctl_get(r, 0x0000000000000001ULL, 0)
#define spr_global_ctl_with_frz_all(r, value) PMUREG_WITH(spr_global_ctl_with, r, 0x0000000000000001ULL, 0, value)

#ifdef PMUREG_HAS_MSR
static inline spr_global_ctl_t spr_global_ctl_read(void)
{
	spr_global_ctl_t r;

	r.raw = pmureg_rdmsr(SPR_GLOBAL_CTL_ADDRESS);
	return r;
}

static inline void spr_global_ctl_write(spr_global_ctl_t r)
{
	pmureg_wrmsr(SPR_GLOBAL_CTL_ADDRESS, r.raw);
}

#ifdef PMUREG_LINUX
static inline int spr_global_ctl_read_safe(spr_global_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	error = pmureg_rdmsr_safe(SPR_GLOBAL_CTL_ADDRESS, &value);
	r->raw = value;
	return error;
}

static inline int spr_global_ctl_write_safe(spr_global_ctl_t r)
{
	return pmureg_wrmsr_safe(SPR_GLOBAL_CTL_ADDRESS, r.raw);
}
#endif
#else
spr_global_ctl_t spr_global_ctl_read(void) PMUREG_NO_MSR;
void spr_global_ctl_write(spr_global_ctl_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int spr_global_ctl_io_read(struct pmureg_io *io, struct pmureg_place at, spr_global_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MSR;
	at.address = SPR_GLOBAL_CTL_ADDRESS;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int spr_global_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, spr_global_ctl_t r)
{
	at.space = PMUREG_MSR;
	at.address = SPR_GLOBAL_CTL_ADDRESS;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
