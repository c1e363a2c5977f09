/*
 * Counters of AMD's cores, L3 caches, data fabric and memory controllers: Energy counters of the cores
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
 * Made by pmureg from regdefs/amd/zen.yaml. Edit that, not this.
 */
#ifndef PMUREG_ZEN_RAPL_CORE_ZEN_H
#define PMUREG_ZEN_RAPL_CORE_ZEN_H

#include <pmureg/access.h>

/* ---- CORE_ENERGY_STAT: Energy of the core. ----
 * Source: RAPL model_amd_hygon; PPR
 */

#define ZEN_RAPL_CORE_ZEN_CORES_ADDRESS      0xc001029aU
#define ZEN_RAPL_CORE_ZEN_CORES_ENERGY_SHIFT 0
#define ZEN_RAPL_CORE_ZEN_CORES_ENERGY_WIDTH 32
#define ZEN_RAPL_CORE_ZEN_CORES_ENERGY_MASK  0x00000000ffffffffULL

typedef struct {
	uint64_t raw;
} zen_rapl_core_zen_cores_t;

typedef struct {
	uint64_t ENERGY; /* 31:0  RO-V The energy in the domain's unit; it wraps. */
} zen_rapl_core_zen_cores_fields_t;

/* Writes 0 to 0xffffffff00000000ULL, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) zen_rapl_core_zen_cores_t zen_rapl_core_zen_cores_pack(zen_rapl_core_zen_cores_fields_t f)
{
	zen_rapl_core_zen_cores_t r;

	r.raw = 0
		| pmureg_put64(f.ENERGY, 0xffffffffULL, 0);
	return r;
}

static inline zen_rapl_core_zen_cores_fields_t zen_rapl_core_zen_cores_unpack(zen_rapl_core_zen_cores_t r)
{
	zen_rapl_core_zen_cores_fields_t f;

	f.ENERGY = r.raw & 0xffffffffULL;
	return f;
}

static inline uint64_t zen_rapl_core_zen_cores_get(zen_rapl_core_zen_cores_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define zen_rapl_core_zen_cores_get_ENERGY(r) zen_rapl_core_zen_cores_get(r, 0x00000000ffffffffULL, 0)

#ifdef PMUREG_HAS_MSR
static inline zen_rapl_core_zen_cores_t zen_rapl_core_zen_cores_read(void)
{
	zen_rapl_core_zen_cores_t r;

	r.raw = pmureg_rdmsr(ZEN_RAPL_CORE_ZEN_CORES_ADDRESS);
	return r;
}

#ifdef PMUREG_LINUX
static inline int zen_rapl_core_zen_cores_read_safe(zen_rapl_core_zen_cores_t *r)
{
	uint64_t value = 0;
	int error;

	error = pmureg_rdmsr_safe(ZEN_RAPL_CORE_ZEN_CORES_ADDRESS, &value);
	r->raw = value;
	return error;
}
#endif
#else
zen_rapl_core_zen_cores_t zen_rapl_core_zen_cores_read(void) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int zen_rapl_core_zen_cores_io_read(struct pmureg_io *io, struct pmureg_place at, zen_rapl_core_zen_cores_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MSR;
	at.address = ZEN_RAPL_CORE_ZEN_CORES_ADDRESS;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

#endif
