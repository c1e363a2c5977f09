/*
 * Counters of AMD's cores, L3 caches, data fabric and memory controllers: Energy counters
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
#ifndef PMUREG_ZEN_RAPL_ZEN_H
#define PMUREG_ZEN_RAPL_ZEN_H

#include <pmureg/access.h>

/* ---- RAPL_PWR_UNIT: Units of the other registers. ----
 * Source: RAPL model_amd_hygon; PPR
 */

#define ZEN_RAPL_ZEN_UNIT_ADDRESS      0xc0010299U
#define ZEN_RAPL_ZEN_UNIT_TIME_SHIFT   16
#define ZEN_RAPL_ZEN_UNIT_TIME_WIDTH   4
#define ZEN_RAPL_ZEN_UNIT_TIME_MASK    0x00000000000f0000ULL
#define ZEN_RAPL_ZEN_UNIT_ENERGY_SHIFT 8
#define ZEN_RAPL_ZEN_UNIT_ENERGY_WIDTH 5
#define ZEN_RAPL_ZEN_UNIT_ENERGY_MASK  0x0000000000001f00ULL
#define ZEN_RAPL_ZEN_UNIT_POWER_SHIFT  0
#define ZEN_RAPL_ZEN_UNIT_POWER_WIDTH  4
#define ZEN_RAPL_ZEN_UNIT_POWER_MASK   0x000000000000000fULL

typedef struct {
	uint64_t raw;
} zen_rapl_zen_unit_t;

typedef struct {
	uint64_t TIME;   /* 19:16 RO Of time: 1 / 2 ** TIME seconds. */
	uint64_t ENERGY; /* 12:8  RO Of energy: 1 / 2 ** ENERGY joules. */
	uint64_t POWER;  /* 3:0   RO Of power: 1 / 2 ** POWER watts. */
} zen_rapl_zen_unit_fields_t;

static inline __attribute__((always_inline)) zen_rapl_zen_unit_t zen_rapl_zen_unit_pack(zen_rapl_zen_unit_fields_t f)
{
	zen_rapl_zen_unit_t r;

	r.raw = 0
		| pmureg_put64(f.TIME, 0xfULL, 16)
		| pmureg_put64(f.ENERGY, 0x1fULL, 8)
		| pmureg_put64(f.POWER, 0xfULL, 0);
	return r;
}

static inline zen_rapl_zen_unit_fields_t zen_rapl_zen_unit_unpack(zen_rapl_zen_unit_t r)
{
	zen_rapl_zen_unit_fields_t f;

	f.TIME = (r.raw >> 16) & 0xfULL;
	f.ENERGY = (r.raw >> 8) & 0x1fULL;
	f.POWER = r.raw & 0xfULL;
	return f;
}

static inline uint64_t zen_rapl_zen_unit_get(zen_rapl_zen_unit_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define zen_rapl_zen_unit_get_TIME(r)   zen_rapl_zen_unit_get(r, 0x00000000000f0000ULL, 16)
#define zen_rapl_zen_unit_get_ENERGY(r) zen_rapl_zen_unit_get(r, 0x0000000000001f00ULL, 8)
#define zen_rapl_zen_unit_get_POWER(r)  zen_rapl_zen_unit_get(r, 0x000000000000000fULL, 0)

static inline int zen_rapl_zen_unit_check(zen_rapl_zen_unit_t r)
{
	if ((r.raw & 0xfffffffffff0e0f0ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *zen_rapl_zen_unit_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffffff0e0f0 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline zen_rapl_zen_unit_t zen_rapl_zen_unit_read(void)
{
	zen_rapl_zen_unit_t r;

	r.raw = pmureg_rdmsr(ZEN_RAPL_ZEN_UNIT_ADDRESS);
	return r;
}

#ifdef PMUREG_LINUX
static inline int zen_rapl_zen_unit_read_safe(zen_rapl_zen_unit_t *r)
{
	uint64_t value = 0;
	int error;

	error = pmureg_rdmsr_safe(ZEN_RAPL_ZEN_UNIT_ADDRESS, &value);
	r->raw = value;
	return error;
}
#endif
#else
zen_rapl_zen_unit_t zen_rapl_zen_unit_read(void) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int zen_rapl_zen_unit_io_read(struct pmureg_io *io, struct pmureg_place at, zen_rapl_zen_unit_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MSR;
	at.address = ZEN_RAPL_ZEN_UNIT_ADDRESS;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- PKG_ENERGY_STAT: Energy of the package. ----
 * Source: RAPL model_amd_hygon; PPR
 */

#define ZEN_RAPL_ZEN_PKG_ADDRESS      0xc001029bU
#define ZEN_RAPL_ZEN_PKG_ENERGY_SHIFT 0
#define ZEN_RAPL_ZEN_PKG_ENERGY_WIDTH 32
#define ZEN_RAPL_ZEN_PKG_ENERGY_MASK  0x00000000ffffffffULL

typedef struct {
	uint64_t raw;
} zen_rapl_zen_pkg_t;

typedef struct {
	uint64_t ENERGY; /* 31:0  RO-V The energy in the domain's unit; it wraps. */
} zen_rapl_zen_pkg_fields_t;

/* Writes 0 to 0xffffffff00000000ULL, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) zen_rapl_zen_pkg_t zen_rapl_zen_pkg_pack(zen_rapl_zen_pkg_fields_t f)
{
	zen_rapl_zen_pkg_t r;

	r.raw = 0
		| pmureg_put64(f.ENERGY, 0xffffffffULL, 0);
	return r;
}

static inline zen_rapl_zen_pkg_fields_t zen_rapl_zen_pkg_unpack(zen_rapl_zen_pkg_t r)
{
	zen_rapl_zen_pkg_fields_t f;

	f.ENERGY = r.raw & 0xffffffffULL;
	return f;
}

static inline uint64_t zen_rapl_zen_pkg_get(zen_rapl_zen_pkg_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define zen_rapl_zen_pkg_get_ENERGY(r) zen_rapl_zen_pkg_get(r, 0x00000000ffffffffULL, 0)

#ifdef PMUREG_HAS_MSR
static inline zen_rapl_zen_pkg_t zen_rapl_zen_pkg_read(void)
{
	zen_rapl_zen_pkg_t r;

	r.raw = pmureg_rdmsr(ZEN_RAPL_ZEN_PKG_ADDRESS);
	return r;
}

#ifdef PMUREG_LINUX
static inline int zen_rapl_zen_pkg_read_safe(zen_rapl_zen_pkg_t *r)
{
	uint64_t value = 0;
	int error;

	error = pmureg_rdmsr_safe(ZEN_RAPL_ZEN_PKG_ADDRESS, &value);
	r->raw = value;
	return error;
}
#endif
#else
zen_rapl_zen_pkg_t zen_rapl_zen_pkg_read(void) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int zen_rapl_zen_pkg_io_read(struct pmureg_io *io, struct pmureg_place at, zen_rapl_zen_pkg_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MSR;
	at.address = ZEN_RAPL_ZEN_PKG_ADDRESS;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

#endif
