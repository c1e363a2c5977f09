/*
 * Intel Xeon Scalable of the 4th and 5th generation (Sapphire Rapids, Emerald Rapids): Energy counters
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
#ifndef PMUREG_SPR_RAPL_H
#define PMUREG_SPR_RAPL_H

#include <pmureg/access.h>

/*
 * Registers that several blocks share. They are described once, under names of their own (rapl_memory_unit_t and so on):
 * MSR_RAPL_POWER_UNIT, MSR_PP0_ENERGY_STATUS, MSR_PKG_ENERGY_STATUS, MSR_DRAM_ENERGY_STATUS
 */
#include <pmureg/rapl/rapl_memory.h>

/* ---- MSR_PLATFORM_ENERGY_STATUS: Energy of the platform, in joules. ----
 * Source: RAPL; SDM
 */

#define SPR_RAPL_PSYS_ADDRESS      0x64dU
#define SPR_RAPL_PSYS_ENERGY_SHIFT 0
#define SPR_RAPL_PSYS_ENERGY_WIDTH 32
#define SPR_RAPL_PSYS_ENERGY_MASK  0x00000000ffffffffULL

typedef struct {
	uint64_t raw;
} spr_rapl_psys_t;

typedef struct {
	uint64_t ENERGY; /* 31:0  RO-V The energy in the domain's unit; it wraps. */
} spr_rapl_psys_fields_t;

/* Writes 0 to 0xffffffff00000000ULL, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) spr_rapl_psys_t spr_rapl_psys_pack(spr_rapl_psys_fields_t f)
{
	spr_rapl_psys_t r;

	r.raw = 0
		| pmureg_put64(f.ENERGY, 0xffffffffULL, 0);
	return r;
}

static inline spr_rapl_psys_fields_t spr_rapl_psys_unpack(spr_rapl_psys_t r)
{
	spr_rapl_psys_fields_t f;

	f.ENERGY = r.raw & 0xffffffffULL;
	return f;
}

static inline uint64_t spr_rapl_psys_get(spr_rapl_psys_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define spr_rapl_psys_get_ENERGY(r) spr_rapl_psys_get(r, 0x00000000ffffffffULL, 0)

#ifdef PMUREG_HAS_MSR
static inline spr_rapl_psys_t spr_rapl_psys_read(void)
{
	spr_rapl_psys_t r;

	r.raw = pmureg_rdmsr(SPR_RAPL_PSYS_ADDRESS);
	return r;
}

#ifdef PMUREG_LINUX
static inline int spr_rapl_psys_read_safe(spr_rapl_psys_t *r)
{
	uint64_t value = 0;
	int error;

	error = pmureg_rdmsr_safe(SPR_RAPL_PSYS_ADDRESS, &value);
	r->raw = value;
	return error;
}
#endif
#else
spr_rapl_psys_t spr_rapl_psys_read(void) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int spr_rapl_psys_io_read(struct pmureg_io *io, struct pmureg_place at, spr_rapl_psys_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MSR;
	at.address = SPR_RAPL_PSYS_ADDRESS;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

#endif
