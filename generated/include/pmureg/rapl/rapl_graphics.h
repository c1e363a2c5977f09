/*
 * Energy counters (RAPL): Energy counters
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
 * Made by pmureg from regdefs/intel/rapl.yaml. Edit that, not this.
 */
#ifndef PMUREG_RAPL_RAPL_GRAPHICS_H
#define PMUREG_RAPL_RAPL_GRAPHICS_H

#include <pmureg/access.h>

/* ---- MSR_RAPL_POWER_UNIT: Units of the other registers. ----
 * Source: RAPL; SDM
 */

#define RAPL_GRAPHICS_UNIT_ADDRESS      0x606U
#define RAPL_GRAPHICS_UNIT_TIME_SHIFT   16
#define RAPL_GRAPHICS_UNIT_TIME_WIDTH   4
#define RAPL_GRAPHICS_UNIT_TIME_MASK    0x00000000000f0000ULL
#define RAPL_GRAPHICS_UNIT_ENERGY_SHIFT 8
#define RAPL_GRAPHICS_UNIT_ENERGY_WIDTH 5
#define RAPL_GRAPHICS_UNIT_ENERGY_MASK  0x0000000000001f00ULL
#define RAPL_GRAPHICS_UNIT_POWER_SHIFT  0
#define RAPL_GRAPHICS_UNIT_POWER_WIDTH  4
#define RAPL_GRAPHICS_UNIT_POWER_MASK   0x000000000000000fULL

typedef struct {
	uint64_t raw;
} rapl_graphics_unit_t;

typedef struct {
	uint64_t TIME;   /* 19:16 RO Of time: 1 / 2 ** TIME seconds. */
	uint64_t ENERGY; /* 12:8  RO Of energy: 1 / 2 ** ENERGY joules. */
	uint64_t POWER;  /* 3:0   RO Of power: 1 / 2 ** POWER watts. */
} rapl_graphics_unit_fields_t;

static inline __attribute__((always_inline)) rapl_graphics_unit_t rapl_graphics_unit_pack(rapl_graphics_unit_fields_t f)
{
	rapl_graphics_unit_t r;

	r.raw = 0
		| pmureg_put64(f.TIME, 0xfULL, 16)
		| pmureg_put64(f.ENERGY, 0x1fULL, 8)
		| pmureg_put64(f.POWER, 0xfULL, 0);
	return r;
}

static inline rapl_graphics_unit_fields_t rapl_graphics_unit_unpack(rapl_graphics_unit_t r)
{
	rapl_graphics_unit_fields_t f;

	f.TIME = (r.raw >> 16) & 0xfULL;
	f.ENERGY = (r.raw >> 8) & 0x1fULL;
	f.POWER = r.raw & 0xfULL;
	return f;
}

static inline uint64_t rapl_graphics_unit_get(rapl_graphics_unit_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define rapl_graphics_unit_get_TIME(r)   rapl_graphics_unit_get(r, 0x00000000000f0000ULL, 16)
#define rapl_graphics_unit_get_ENERGY(r) rapl_graphics_unit_get(r, 0x0000000000001f00ULL, 8)
#define rapl_graphics_unit_get_POWER(r)  rapl_graphics_unit_get(r, 0x000000000000000fULL, 0)

static inline int rapl_graphics_unit_check(rapl_graphics_unit_t r)
{
	if ((r.raw & 0xfffffffffff0e0f0ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *rapl_graphics_unit_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffffff0e0f0 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline rapl_graphics_unit_t rapl_graphics_unit_read(void)
{
	rapl_graphics_unit_t r;

	r.raw = pmureg_rdmsr(RAPL_GRAPHICS_UNIT_ADDRESS);
	return r;
}

#ifdef PMUREG_LINUX
static inline int rapl_graphics_unit_read_safe(rapl_graphics_unit_t *r)
{
	uint64_t value = 0;
	int error;

	error = pmureg_rdmsr_safe(RAPL_GRAPHICS_UNIT_ADDRESS, &value);
	r->raw = value;
	return error;
}
#endif
#else
rapl_graphics_unit_t rapl_graphics_unit_read(void) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int rapl_graphics_unit_io_read(struct pmureg_io *io, struct pmureg_place at, rapl_graphics_unit_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MSR;
	at.address = RAPL_GRAPHICS_UNIT_ADDRESS;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- MSR_PP0_ENERGY_STATUS: Energy of the cores. ----
 * Source: RAPL; SDM
 */

#define RAPL_GRAPHICS_CORES_ADDRESS      0x639U
#define RAPL_GRAPHICS_CORES_ENERGY_SHIFT 0
#define RAPL_GRAPHICS_CORES_ENERGY_WIDTH 32
#define RAPL_GRAPHICS_CORES_ENERGY_MASK  0x00000000ffffffffULL

typedef struct {
	uint64_t raw;
} rapl_graphics_cores_t;

typedef struct {
	uint64_t ENERGY; /* 31:0  RO-V The energy in the domain's unit; it wraps. */
} rapl_graphics_cores_fields_t;

/* Writes 0 to 0xffffffff00000000ULL, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) rapl_graphics_cores_t rapl_graphics_cores_pack(rapl_graphics_cores_fields_t f)
{
	rapl_graphics_cores_t r;

	r.raw = 0
		| pmureg_put64(f.ENERGY, 0xffffffffULL, 0);
	return r;
}

static inline rapl_graphics_cores_fields_t rapl_graphics_cores_unpack(rapl_graphics_cores_t r)
{
	rapl_graphics_cores_fields_t f;

	f.ENERGY = r.raw & 0xffffffffULL;
	return f;
}

static inline uint64_t rapl_graphics_cores_get(rapl_graphics_cores_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define rapl_graphics_cores_get_ENERGY(r) rapl_graphics_cores_get(r, 0x00000000ffffffffULL, 0)

#ifdef PMUREG_HAS_MSR
static inline rapl_graphics_cores_t rapl_graphics_cores_read(void)
{
	rapl_graphics_cores_t r;

	r.raw = pmureg_rdmsr(RAPL_GRAPHICS_CORES_ADDRESS);
	return r;
}

#ifdef PMUREG_LINUX
static inline int rapl_graphics_cores_read_safe(rapl_graphics_cores_t *r)
{
	uint64_t value = 0;
	int error;

	error = pmureg_rdmsr_safe(RAPL_GRAPHICS_CORES_ADDRESS, &value);
	r->raw = value;
	return error;
}
#endif
#else
rapl_graphics_cores_t rapl_graphics_cores_read(void) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int rapl_graphics_cores_io_read(struct pmureg_io *io, struct pmureg_place at, rapl_graphics_cores_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MSR;
	at.address = RAPL_GRAPHICS_CORES_ADDRESS;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- MSR_PKG_ENERGY_STATUS: Energy of the package. ----
 * Source: RAPL; SDM
 */

#define RAPL_GRAPHICS_PKG_ADDRESS      0x611U
#define RAPL_GRAPHICS_PKG_ENERGY_SHIFT 0
#define RAPL_GRAPHICS_PKG_ENERGY_WIDTH 32
#define RAPL_GRAPHICS_PKG_ENERGY_MASK  0x00000000ffffffffULL

typedef struct {
	uint64_t raw;
} rapl_graphics_pkg_t;

typedef struct {
	uint64_t ENERGY; /* 31:0  RO-V The energy in the domain's unit; it wraps. */
} rapl_graphics_pkg_fields_t;

/* Writes 0 to 0xffffffff00000000ULL, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) rapl_graphics_pkg_t rapl_graphics_pkg_pack(rapl_graphics_pkg_fields_t f)
{
	rapl_graphics_pkg_t r;

	r.raw = 0
		| pmureg_put64(f.ENERGY, 0xffffffffULL, 0);
	return r;
}

static inline rapl_graphics_pkg_fields_t rapl_graphics_pkg_unpack(rapl_graphics_pkg_t r)
{
	rapl_graphics_pkg_fields_t f;

	f.ENERGY = r.raw & 0xffffffffULL;
	return f;
}

static inline uint64_t rapl_graphics_pkg_get(rapl_graphics_pkg_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define rapl_graphics_pkg_get_ENERGY(r) rapl_graphics_pkg_get(r, 0x00000000ffffffffULL, 0)

#ifdef PMUREG_HAS_MSR
static inline rapl_graphics_pkg_t rapl_graphics_pkg_read(void)
{
	rapl_graphics_pkg_t r;

	r.raw = pmureg_rdmsr(RAPL_GRAPHICS_PKG_ADDRESS);
	return r;
}

#ifdef PMUREG_LINUX
static inline int rapl_graphics_pkg_read_safe(rapl_graphics_pkg_t *r)
{
	uint64_t value = 0;
	int error;

	error = pmureg_rdmsr_safe(RAPL_GRAPHICS_PKG_ADDRESS, &value);
	r->raw = value;
	return error;
}
#endif
#else
rapl_graphics_pkg_t rapl_graphics_pkg_read(void) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int rapl_graphics_pkg_io_read(struct pmureg_io *io, struct pmureg_place at, rapl_graphics_pkg_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MSR;
	at.address = RAPL_GRAPHICS_PKG_ADDRESS;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- MSR_DRAM_ENERGY_STATUS: Energy of the memory. ----
 * Source: RAPL; SDM
 */

#define RAPL_GRAPHICS_RAM_ADDRESS      0x619U
#define RAPL_GRAPHICS_RAM_ENERGY_SHIFT 0
#define RAPL_GRAPHICS_RAM_ENERGY_WIDTH 32
#define RAPL_GRAPHICS_RAM_ENERGY_MASK  0x00000000ffffffffULL

typedef struct {
	uint64_t raw;
} rapl_graphics_ram_t;

typedef struct {
	uint64_t ENERGY; /* 31:0  RO-V The energy in the domain's unit; it wraps. */
} rapl_graphics_ram_fields_t;

/* Writes 0 to 0xffffffff00000000ULL, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) rapl_graphics_ram_t rapl_graphics_ram_pack(rapl_graphics_ram_fields_t f)
{
	rapl_graphics_ram_t r;

	r.raw = 0
		| pmureg_put64(f.ENERGY, 0xffffffffULL, 0);
	return r;
}

static inline rapl_graphics_ram_fields_t rapl_graphics_ram_unpack(rapl_graphics_ram_t r)
{
	rapl_graphics_ram_fields_t f;

	f.ENERGY = r.raw & 0xffffffffULL;
	return f;
}

static inline uint64_t rapl_graphics_ram_get(rapl_graphics_ram_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define rapl_graphics_ram_get_ENERGY(r) rapl_graphics_ram_get(r, 0x00000000ffffffffULL, 0)

#ifdef PMUREG_HAS_MSR
static inline rapl_graphics_ram_t rapl_graphics_ram_read(void)
{
	rapl_graphics_ram_t r;

	r.raw = pmureg_rdmsr(RAPL_GRAPHICS_RAM_ADDRESS);
	return r;
}

#ifdef PMUREG_LINUX
static inline int rapl_graphics_ram_read_safe(rapl_graphics_ram_t *r)
{
	uint64_t value = 0;
	int error;

	error = pmureg_rdmsr_safe(RAPL_GRAPHICS_RAM_ADDRESS, &value);
	r->raw = value;
	return error;
}
#endif
#else
rapl_graphics_ram_t rapl_graphics_ram_read(void) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int rapl_graphics_ram_io_read(struct pmureg_io *io, struct pmureg_place at, rapl_graphics_ram_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MSR;
	at.address = RAPL_GRAPHICS_RAM_ADDRESS;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- MSR_PP1_ENERGY_STATUS: Energy of the graphics. ----
 * Source: RAPL; SDM
 */

#define RAPL_GRAPHICS_GPU_ADDRESS      0x641U
#define RAPL_GRAPHICS_GPU_ENERGY_SHIFT 0
#define RAPL_GRAPHICS_GPU_ENERGY_WIDTH 32
#define RAPL_GRAPHICS_GPU_ENERGY_MASK  0x00000000ffffffffULL

typedef struct {
	uint64_t raw;
} rapl_graphics_gpu_t;

typedef struct {
	uint64_t ENERGY; /* 31:0  RO-V The energy in the domain's unit; it wraps. */
} rapl_graphics_gpu_fields_t;

/* Writes 0 to 0xffffffff00000000ULL, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) rapl_graphics_gpu_t rapl_graphics_gpu_pack(rapl_graphics_gpu_fields_t f)
{
	rapl_graphics_gpu_t r;

	r.raw = 0
		| pmureg_put64(f.ENERGY, 0xffffffffULL, 0);
	return r;
}

static inline rapl_graphics_gpu_fields_t rapl_graphics_gpu_unpack(rapl_graphics_gpu_t r)
{
	rapl_graphics_gpu_fields_t f;

	f.ENERGY = r.raw & 0xffffffffULL;
	return f;
}

static inline uint64_t rapl_graphics_gpu_get(rapl_graphics_gpu_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define rapl_graphics_gpu_get_ENERGY(r) rapl_graphics_gpu_get(r, 0x00000000ffffffffULL, 0)

#ifdef PMUREG_HAS_MSR
static inline rapl_graphics_gpu_t rapl_graphics_gpu_read(void)
{
	rapl_graphics_gpu_t r;

	r.raw = pmureg_rdmsr(RAPL_GRAPHICS_GPU_ADDRESS);
	return r;
}

#ifdef PMUREG_LINUX
static inline int rapl_graphics_gpu_read_safe(rapl_graphics_gpu_t *r)
{
	uint64_t value = 0;
	int error;

	error = pmureg_rdmsr_safe(RAPL_GRAPHICS_GPU_ADDRESS, &value);
	r->raw = value;
	return error;
}
#endif
#else
rapl_graphics_gpu_t rapl_graphics_gpu_read(void) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int rapl_graphics_gpu_io_read(struct pmureg_io *io, struct pmureg_place at, rapl_graphics_gpu_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MSR;
	at.address = RAPL_GRAPHICS_GPU_ADDRESS;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

#endif
