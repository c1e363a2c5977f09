/*
 * NVIDIA Xavier (Tegra194, Carmel) uncore PMU: Coherency fabric and L2 caches
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
 * Made by pmureg from regdefs/nvidia/carmel.yaml. Edit that, not this.
 */
#ifndef PMUREG_CARMEL_UNCORE_H
#define PMUREG_CARMEL_UNCORE_H

#include <pmureg/access.h>

/* ---- NV_PMSELR_EL0: Selects the unit that the other registers reach. ----
 * Source: HOWTO step 2a; L4T; FGCS
 * Note: Whether each core has its own is not known.
 */

#define CARMEL_UNCORE_PMSELR_ENCODING 0xdfa9U /* op0 3, op1 3, CRn 15, CRm 5, op2 1 */
#define CARMEL_UNCORE_PMSELR_G_SHIFT  8
#define CARMEL_UNCORE_PMSELR_G_WIDTH  8
#define CARMEL_UNCORE_PMSELR_G_MASK   0x000000000000ff00ULL
#define CARMEL_UNCORE_PMSELR_G_SCF    0U
#define CARMEL_UNCORE_PMSELR_G_L2     1U
#define CARMEL_UNCORE_PMSELR_U_SHIFT  0
#define CARMEL_UNCORE_PMSELR_U_WIDTH  8
#define CARMEL_UNCORE_PMSELR_U_MASK   0x00000000000000ffULL

typedef struct {
	uint64_t raw;
} carmel_uncore_pmselr_t;

typedef struct {
	uint64_t G; /* 15:8  RW Unit group. */
	uint64_t U; /* 7:0   RW Unit in the group. */
} carmel_uncore_pmselr_fields_t;

static inline __attribute__((always_inline)) carmel_uncore_pmselr_t carmel_uncore_pmselr_pack(carmel_uncore_pmselr_fields_t f)
{
	carmel_uncore_pmselr_t r;

	r.raw = 0
		| pmureg_put64(f.G, 0xffULL, 8)
		| pmureg_put64(f.U, 0xffULL, 0);
	return r;
}

static inline carmel_uncore_pmselr_fields_t carmel_uncore_pmselr_unpack(carmel_uncore_pmselr_t r)
{
	carmel_uncore_pmselr_fields_t f;

	f.G = (r.raw >> 8) & 0xffULL;
	f.U = r.raw & 0xffULL;
	return f;
}

static inline uint64_t carmel_uncore_pmselr_get(carmel_uncore_pmselr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline carmel_uncore_pmselr_t carmel_uncore_pmselr_with(carmel_uncore_pmselr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x000000000000ffffULL & ~mask);
	return r;
}

#define carmel_uncore_pmselr_get_G(r)         carmel_uncore_pmselr_get(r, 0x000000000000ff00ULL, 8)
#define carmel_uncore_pmselr_get_U(r)         carmel_uncore_pmselr_get(r, 0x00000000000000ffULL, 0)
#define carmel_uncore_pmselr_with_G(r, value) PMUREG_WITH(carmel_uncore_pmselr_with, r, 0x000000000000ff00ULL, 8, value)
#define carmel_uncore_pmselr_with_U(r, value) PMUREG_WITH(carmel_uncore_pmselr_with, r, 0x00000000000000ffULL, 0, value)

static inline int carmel_uncore_pmselr_check(carmel_uncore_pmselr_t r)
{
	if (((r.raw >> 8) & 0xffULL) != 0x0ULL && ((r.raw >> 8) & 0xffULL) != 0x1ULL)
		return 0;
	if ((r.raw & 0xffULL) > 0x3ULL)
		return 1;
	if ((((r.raw >> 8) & 0xffULL) == 0ULL) && !((r.raw & 0xffULL) == 0ULL))
		return 2;
	if ((r.raw & 0xffffffffffff0000ULL) != 0x0000000000000000ULL)
		return 3;
	return -1;
}

static inline const char *carmel_uncore_pmselr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "G: this value is reserved";
	case 1:
		return "U must be 0 to 3";
	case 2:
		return "group 0 (SCF) has one unit, so U must be 0.";
	case 3:
		return "the reserved bits 0xffffffffffff0000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline carmel_uncore_pmselr_t carmel_uncore_pmselr_read(void)
{
	carmel_uncore_pmselr_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 3, 15, 5, 1);
	r.raw = value;
	return r;
}

static inline void carmel_uncore_pmselr_write(carmel_uncore_pmselr_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 3, 3, 15, 5, 1);
}
#else
carmel_uncore_pmselr_t carmel_uncore_pmselr_read(void) PMUREG_NO_SYSREG;
void carmel_uncore_pmselr_write(carmel_uncore_pmselr_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int carmel_uncore_pmselr_io_read(struct pmureg_io *io, struct pmureg_place at, carmel_uncore_pmselr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = CARMEL_UNCORE_PMSELR_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int carmel_uncore_pmselr_io_write(struct pmureg_io *io, struct pmureg_place at, carmel_uncore_pmselr_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = CARMEL_UNCORE_PMSELR_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- NV_PMCR_EL0: Enables and resets the counters of the unit. ----
 * Source: HOWTO step 1; L4T; DMCE
 * Note: Bits 31:16 are known from Tegra186 only.
 */

#define CARMEL_UNCORE_PMCR_ENCODING     0xdfa4U /* op0 3, op1 3, CRn 15, CRm 4, op2 4 */
#define CARMEL_UNCORE_PMCR_RESET        0x000000004e001000ULL
#define CARMEL_UNCORE_PMCR_ACTING       0x0000000000000002ULL
#define CARMEL_UNCORE_PMCR_IMP_SHIFT    24
#define CARMEL_UNCORE_PMCR_IMP_WIDTH    8
#define CARMEL_UNCORE_PMCR_IMP_MASK     0x00000000ff000000ULL
#define CARMEL_UNCORE_PMCR_IDCODE_SHIFT 16
#define CARMEL_UNCORE_PMCR_IDCODE_WIDTH 8
#define CARMEL_UNCORE_PMCR_IDCODE_MASK  0x0000000000ff0000ULL
#define CARMEL_UNCORE_PMCR_N_SHIFT      11
#define CARMEL_UNCORE_PMCR_N_WIDTH      5
#define CARMEL_UNCORE_PMCR_N_MASK       0x000000000000f800ULL
#define CARMEL_UNCORE_PMCR_P_SHIFT      1
#define CARMEL_UNCORE_PMCR_P_WIDTH      1
#define CARMEL_UNCORE_PMCR_P_MASK       0x0000000000000002ULL
#define CARMEL_UNCORE_PMCR_E_SHIFT      0
#define CARMEL_UNCORE_PMCR_E_WIDTH      1
#define CARMEL_UNCORE_PMCR_E_MASK       0x0000000000000001ULL

typedef struct {
	uint64_t raw;
} carmel_uncore_pmcr_t;

typedef struct {
	uint64_t IMP;    /* 31:24 RO               Implementer, 'N'. */
	uint64_t IDCODE; /* 23:16 RO               Identification code. */
	uint64_t N;      /* 15:11 RO               Number of counters of the unit. */
	uint64_t P;      /* 1     WO self-clearing Write 1 to zero the unit's counters. */
	uint64_t E;      /* 0     RW               1: the enabled counters of the unit count; 0: all stop. */
} carmel_uncore_pmcr_fields_t;

static inline __attribute__((always_inline)) carmel_uncore_pmcr_t carmel_uncore_pmcr_pack(carmel_uncore_pmcr_fields_t f)
{
	carmel_uncore_pmcr_t r;

	r.raw = 0
		| pmureg_put64(f.IMP, 0xffULL, 24)
		| pmureg_put64(f.IDCODE, 0xffULL, 16)
		| pmureg_put64(f.N, 0x1fULL, 11)
		| pmureg_put64(f.P, 0x1ULL, 1)
		| pmureg_put64(f.E, 0x1ULL, 0);
	return r;
}

static inline carmel_uncore_pmcr_fields_t carmel_uncore_pmcr_unpack(carmel_uncore_pmcr_t r)
{
	carmel_uncore_pmcr_fields_t f;

	f.IMP = (r.raw >> 24) & 0xffULL;
	f.IDCODE = (r.raw >> 16) & 0xffULL;
	f.N = (r.raw >> 11) & 0x1fULL;
	f.P = (r.raw >> 1) & 0x1ULL;
	f.E = r.raw & 0x1ULL;
	return f;
}

static inline uint64_t carmel_uncore_pmcr_get(carmel_uncore_pmcr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline carmel_uncore_pmcr_t carmel_uncore_pmcr_with(carmel_uncore_pmcr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x00000000fffff801ULL & ~mask);
	return r;
}

#define carmel_uncore_pmcr_get_IMP(r)       carmel_uncore_pmcr_get(r, 0x00000000ff000000ULL, 24)
#define carmel_uncore_pmcr_get_IDCODE(r)    carmel_uncore_pmcr_get(r, 0x0000000000ff0000ULL, 16)
#define carmel_uncore_pmcr_get_N(r)         carmel_uncore_pmcr_get(r, 0x000000000000f800ULL, 11)
#define carmel_uncore_pmcr_get_E(r)         carmel_uncore_pmcr_get(r, 0x0000000000000001ULL, 0)
#define carmel_uncore_pmcr_with_P(r, value) PMUREG_WITH(carmel_uncore_pmcr_with, r, 0x0000000000000002ULL, 1, value)
#define carmel_uncore_pmcr_with_E(r, value) PMUREG_WITH(carmel_uncore_pmcr_with, r, 0x0000000000000001ULL, 0, value)

static inline int carmel_uncore_pmcr_check(carmel_uncore_pmcr_t r)
{
	if ((r.raw & 0xffffffff000007fcULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *carmel_uncore_pmcr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffff000007fc must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline carmel_uncore_pmcr_t carmel_uncore_pmcr_read(void)
{
	carmel_uncore_pmcr_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 3, 15, 4, 4);
	r.raw = value;
	return r;
}

static inline void carmel_uncore_pmcr_write(carmel_uncore_pmcr_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 3, 3, 15, 4, 4);
}
#else
carmel_uncore_pmcr_t carmel_uncore_pmcr_read(void) PMUREG_NO_SYSREG;
void carmel_uncore_pmcr_write(carmel_uncore_pmcr_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int carmel_uncore_pmcr_io_read(struct pmureg_io *io, struct pmureg_place at, carmel_uncore_pmcr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = CARMEL_UNCORE_PMCR_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int carmel_uncore_pmcr_io_write(struct pmureg_io *io, struct pmureg_place at, carmel_uncore_pmcr_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = CARMEL_UNCORE_PMCR_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- NV_PMCNTENSET_EL0: Writing 1 enables a counter; reads the enables. ----
 * Source: L4T; FGCS; HOWTO step 3
 * Also called: NV_PCNTENSET_EL0
 * Note: HOWTO writes it without its M.
 */

#define CARMEL_UNCORE_PMCNTENSET_ENCODING 0xdfa0U /* op0 3, op1 3, CRn 15, CRm 4, op2 0 */
#define CARMEL_UNCORE_PMCNTENSET_ACTING   0x0000000000000003ULL
#define CARMEL_UNCORE_PMCNTENSET_P_SHIFT  0
#define CARMEL_UNCORE_PMCNTENSET_P_WIDTH  2
#define CARMEL_UNCORE_PMCNTENSET_P_MASK   0x0000000000000003ULL
#define CARMEL_UNCORE_PMCNTENSET_P_COUNT  2

typedef struct {
	uint64_t raw;
} carmel_uncore_pmcntenset_t;

typedef struct {
	uint64_t P; /* 1:0   W1S Bit of counter <n>. */
} carmel_uncore_pmcntenset_fields_t;

static inline __attribute__((always_inline)) carmel_uncore_pmcntenset_t carmel_uncore_pmcntenset_pack(carmel_uncore_pmcntenset_fields_t f)
{
	carmel_uncore_pmcntenset_t r;

	r.raw = 0
		| pmureg_put64(f.P, 0x3ULL, 0);
	return r;
}

static inline carmel_uncore_pmcntenset_fields_t carmel_uncore_pmcntenset_unpack(carmel_uncore_pmcntenset_t r)
{
	carmel_uncore_pmcntenset_fields_t f;

	f.P = r.raw & 0x3ULL;
	return f;
}

static inline carmel_uncore_pmcntenset_t carmel_uncore_pmcntenset_with(carmel_uncore_pmcntenset_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift);
	return r;
}

#define carmel_uncore_pmcntenset_with_P(r, value) PMUREG_WITH(carmel_uncore_pmcntenset_with, r, 0x0000000000000003ULL, 0, value)

/* Element n of P, 0 to 1. Another index gives 0; debug builds assert. */
static inline uint64_t carmel_uncore_pmcntenset_get_P(carmel_uncore_pmcntenset_t r, unsigned int n)
{
	PMUREG_INDEX(n, 1U);
	return n < 2U ? (r.raw >> n) & 0x1ULL : 0;
}

static inline int carmel_uncore_pmcntenset_check(carmel_uncore_pmcntenset_t r)
{
	if ((r.raw & 0xfffffffffffffffcULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *carmel_uncore_pmcntenset_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffffffffffc must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline carmel_uncore_pmcntenset_t carmel_uncore_pmcntenset_read(void)
{
	carmel_uncore_pmcntenset_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 3, 15, 4, 0);
	r.raw = value;
	return r;
}

static inline void carmel_uncore_pmcntenset_write(carmel_uncore_pmcntenset_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 3, 3, 15, 4, 0);
}
#else
carmel_uncore_pmcntenset_t carmel_uncore_pmcntenset_read(void) PMUREG_NO_SYSREG;
void carmel_uncore_pmcntenset_write(carmel_uncore_pmcntenset_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int carmel_uncore_pmcntenset_io_read(struct pmureg_io *io, struct pmureg_place at, carmel_uncore_pmcntenset_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = CARMEL_UNCORE_PMCNTENSET_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int carmel_uncore_pmcntenset_io_write(struct pmureg_io *io, struct pmureg_place at, carmel_uncore_pmcntenset_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = CARMEL_UNCORE_PMCNTENSET_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- NV_PMCNTENCLR_EL0: Writing 1 disables a counter; reads the enables. ----
 * Source: L4T; FGCS
 */

#define CARMEL_UNCORE_PMCNTENCLR_ENCODING 0xdfa1U /* op0 3, op1 3, CRn 15, CRm 4, op2 1 */
#define CARMEL_UNCORE_PMCNTENCLR_ACTING   0x0000000000000003ULL
#define CARMEL_UNCORE_PMCNTENCLR_P_SHIFT  0
#define CARMEL_UNCORE_PMCNTENCLR_P_WIDTH  2
#define CARMEL_UNCORE_PMCNTENCLR_P_MASK   0x0000000000000003ULL
#define CARMEL_UNCORE_PMCNTENCLR_P_COUNT  2

typedef struct {
	uint64_t raw;
} carmel_uncore_pmcntenclr_t;

typedef struct {
	uint64_t P; /* 1:0   W1C Bit of counter <n>. */
} carmel_uncore_pmcntenclr_fields_t;

static inline __attribute__((always_inline)) carmel_uncore_pmcntenclr_t carmel_uncore_pmcntenclr_pack(carmel_uncore_pmcntenclr_fields_t f)
{
	carmel_uncore_pmcntenclr_t r;

	r.raw = 0
		| pmureg_put64(f.P, 0x3ULL, 0);
	return r;
}

static inline carmel_uncore_pmcntenclr_fields_t carmel_uncore_pmcntenclr_unpack(carmel_uncore_pmcntenclr_t r)
{
	carmel_uncore_pmcntenclr_fields_t f;

	f.P = r.raw & 0x3ULL;
	return f;
}

static inline carmel_uncore_pmcntenclr_t carmel_uncore_pmcntenclr_with(carmel_uncore_pmcntenclr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift);
	return r;
}

#define carmel_uncore_pmcntenclr_with_P(r, value) PMUREG_WITH(carmel_uncore_pmcntenclr_with, r, 0x0000000000000003ULL, 0, value)

/* Element n of P, 0 to 1. Another index gives 0; debug builds assert. */
static inline uint64_t carmel_uncore_pmcntenclr_get_P(carmel_uncore_pmcntenclr_t r, unsigned int n)
{
	PMUREG_INDEX(n, 1U);
	return n < 2U ? (r.raw >> n) & 0x1ULL : 0;
}

static inline int carmel_uncore_pmcntenclr_check(carmel_uncore_pmcntenclr_t r)
{
	if ((r.raw & 0xfffffffffffffffcULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *carmel_uncore_pmcntenclr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffffffffffc must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline carmel_uncore_pmcntenclr_t carmel_uncore_pmcntenclr_read(void)
{
	carmel_uncore_pmcntenclr_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 3, 15, 4, 1);
	r.raw = value;
	return r;
}

static inline void carmel_uncore_pmcntenclr_write(carmel_uncore_pmcntenclr_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 3, 3, 15, 4, 1);
}
#else
carmel_uncore_pmcntenclr_t carmel_uncore_pmcntenclr_read(void) PMUREG_NO_SYSREG;
void carmel_uncore_pmcntenclr_write(carmel_uncore_pmcntenclr_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int carmel_uncore_pmcntenclr_io_read(struct pmureg_io *io, struct pmureg_place at, carmel_uncore_pmcntenclr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = CARMEL_UNCORE_PMCNTENCLR_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int carmel_uncore_pmcntenclr_io_write(struct pmureg_io *io, struct pmureg_place at, carmel_uncore_pmcntenclr_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = CARMEL_UNCORE_PMCNTENCLR_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- NV_PMOVSSET_EL0: Writing 1 sets an overflow flag; reads the flags. ----
 * Source: L4T; FGCS
 * Note: Defined but never used by the drivers; behaviour follows from the pair.
 */

#define CARMEL_UNCORE_PMOVSSET_ENCODING 0xdfa2U /* op0 3, op1 3, CRn 15, CRm 4, op2 2 */
#define CARMEL_UNCORE_PMOVSSET_ACTING   0x0000000000000003ULL
#define CARMEL_UNCORE_PMOVSSET_P_SHIFT  0
#define CARMEL_UNCORE_PMOVSSET_P_WIDTH  2
#define CARMEL_UNCORE_PMOVSSET_P_MASK   0x0000000000000003ULL
#define CARMEL_UNCORE_PMOVSSET_P_COUNT  2

typedef struct {
	uint64_t raw;
} carmel_uncore_pmovsset_t;

typedef struct {
	uint64_t P; /* 1:0   W1S-V Bit of counter <n>. */
} carmel_uncore_pmovsset_fields_t;

static inline __attribute__((always_inline)) carmel_uncore_pmovsset_t carmel_uncore_pmovsset_pack(carmel_uncore_pmovsset_fields_t f)
{
	carmel_uncore_pmovsset_t r;

	r.raw = 0
		| pmureg_put64(f.P, 0x3ULL, 0);
	return r;
}

static inline carmel_uncore_pmovsset_fields_t carmel_uncore_pmovsset_unpack(carmel_uncore_pmovsset_t r)
{
	carmel_uncore_pmovsset_fields_t f;

	f.P = r.raw & 0x3ULL;
	return f;
}

static inline carmel_uncore_pmovsset_t carmel_uncore_pmovsset_with(carmel_uncore_pmovsset_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift);
	return r;
}

#define carmel_uncore_pmovsset_with_P(r, value) PMUREG_WITH(carmel_uncore_pmovsset_with, r, 0x0000000000000003ULL, 0, value)

/* Element n of P, 0 to 1. Another index gives 0; debug builds assert. */
static inline uint64_t carmel_uncore_pmovsset_get_P(carmel_uncore_pmovsset_t r, unsigned int n)
{
	PMUREG_INDEX(n, 1U);
	return n < 2U ? (r.raw >> n) & 0x1ULL : 0;
}

static inline int carmel_uncore_pmovsset_check(carmel_uncore_pmovsset_t r)
{
	if ((r.raw & 0xfffffffffffffffcULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *carmel_uncore_pmovsset_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffffffffffc must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline carmel_uncore_pmovsset_t carmel_uncore_pmovsset_read(void)
{
	carmel_uncore_pmovsset_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 3, 15, 4, 2);
	r.raw = value;
	return r;
}

static inline void carmel_uncore_pmovsset_write(carmel_uncore_pmovsset_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 3, 3, 15, 4, 2);
}
#else
carmel_uncore_pmovsset_t carmel_uncore_pmovsset_read(void) PMUREG_NO_SYSREG;
void carmel_uncore_pmovsset_write(carmel_uncore_pmovsset_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int carmel_uncore_pmovsset_io_read(struct pmureg_io *io, struct pmureg_place at, carmel_uncore_pmovsset_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = CARMEL_UNCORE_PMOVSSET_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int carmel_uncore_pmovsset_io_write(struct pmureg_io *io, struct pmureg_place at, carmel_uncore_pmovsset_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = CARMEL_UNCORE_PMOVSSET_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- NV_PMOVSCLR_EL0: Writing 1 clears an overflow flag; reads the flags. ----
 * Source: L4T; FGCS
 */

#define CARMEL_UNCORE_PMOVSCLR_ENCODING 0xdfa3U /* op0 3, op1 3, CRn 15, CRm 4, op2 3 */
#define CARMEL_UNCORE_PMOVSCLR_ACTING   0x0000000000000003ULL
#define CARMEL_UNCORE_PMOVSCLR_P_SHIFT  0
#define CARMEL_UNCORE_PMOVSCLR_P_WIDTH  2
#define CARMEL_UNCORE_PMOVSCLR_P_MASK   0x0000000000000003ULL
#define CARMEL_UNCORE_PMOVSCLR_P_COUNT  2

typedef struct {
	uint64_t raw;
} carmel_uncore_pmovsclr_t;

typedef struct {
	uint64_t P; /* 1:0   W1C-V Bit of counter <n>. */
} carmel_uncore_pmovsclr_fields_t;

static inline __attribute__((always_inline)) carmel_uncore_pmovsclr_t carmel_uncore_pmovsclr_pack(carmel_uncore_pmovsclr_fields_t f)
{
	carmel_uncore_pmovsclr_t r;

	r.raw = 0
		| pmureg_put64(f.P, 0x3ULL, 0);
	return r;
}

static inline carmel_uncore_pmovsclr_fields_t carmel_uncore_pmovsclr_unpack(carmel_uncore_pmovsclr_t r)
{
	carmel_uncore_pmovsclr_fields_t f;

	f.P = r.raw & 0x3ULL;
	return f;
}

static inline carmel_uncore_pmovsclr_t carmel_uncore_pmovsclr_with(carmel_uncore_pmovsclr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift);
	return r;
}

#define carmel_uncore_pmovsclr_with_P(r, value) PMUREG_WITH(carmel_uncore_pmovsclr_with, r, 0x0000000000000003ULL, 0, value)

/* Element n of P, 0 to 1. Another index gives 0; debug builds assert. */
static inline uint64_t carmel_uncore_pmovsclr_get_P(carmel_uncore_pmovsclr_t r, unsigned int n)
{
	PMUREG_INDEX(n, 1U);
	return n < 2U ? (r.raw >> n) & 0x1ULL : 0;
}

static inline int carmel_uncore_pmovsclr_check(carmel_uncore_pmovsclr_t r)
{
	if ((r.raw & 0xfffffffffffffffcULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *carmel_uncore_pmovsclr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffffffffffc must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline carmel_uncore_pmovsclr_t carmel_uncore_pmovsclr_read(void)
{
	carmel_uncore_pmovsclr_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 3, 15, 4, 3);
	r.raw = value;
	return r;
}

static inline void carmel_uncore_pmovsclr_write(carmel_uncore_pmovsclr_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 3, 3, 15, 4, 3);
}
#else
carmel_uncore_pmovsclr_t carmel_uncore_pmovsclr_read(void) PMUREG_NO_SYSREG;
void carmel_uncore_pmovsclr_write(carmel_uncore_pmovsclr_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int carmel_uncore_pmovsclr_io_read(struct pmureg_io *io, struct pmureg_place at, carmel_uncore_pmovsclr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = CARMEL_UNCORE_PMOVSCLR_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int carmel_uncore_pmovsclr_io_write(struct pmureg_io *io, struct pmureg_place at, carmel_uncore_pmovsclr_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = CARMEL_UNCORE_PMOVSCLR_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- NV_PMINTENSET_EL1: Writing 1 enables a counter's overflow interrupt; reads the enables. ----
 * Source: L4T; FGCS
 * Reached from: EL1 and above; UNDEFINED at EL0
 */

#define CARMEL_UNCORE_PMINTENSET_ENCODING 0xc790U /* op0 3, op1 0, CRn 15, CRm 2, op2 0 */
#define CARMEL_UNCORE_PMINTENSET_ACTING   0x0000000000000003ULL
#define CARMEL_UNCORE_PMINTENSET_P_SHIFT  0
#define CARMEL_UNCORE_PMINTENSET_P_WIDTH  2
#define CARMEL_UNCORE_PMINTENSET_P_MASK   0x0000000000000003ULL
#define CARMEL_UNCORE_PMINTENSET_P_COUNT  2

typedef struct {
	uint64_t raw;
} carmel_uncore_pmintenset_t;

typedef struct {
	uint64_t P; /* 1:0   W1S Bit of counter <n>. */
} carmel_uncore_pmintenset_fields_t;

static inline __attribute__((always_inline)) carmel_uncore_pmintenset_t carmel_uncore_pmintenset_pack(carmel_uncore_pmintenset_fields_t f)
{
	carmel_uncore_pmintenset_t r;

	r.raw = 0
		| pmureg_put64(f.P, 0x3ULL, 0);
	return r;
}

static inline carmel_uncore_pmintenset_fields_t carmel_uncore_pmintenset_unpack(carmel_uncore_pmintenset_t r)
{
	carmel_uncore_pmintenset_fields_t f;

	f.P = r.raw & 0x3ULL;
	return f;
}

static inline carmel_uncore_pmintenset_t carmel_uncore_pmintenset_with(carmel_uncore_pmintenset_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift);
	return r;
}

#define carmel_uncore_pmintenset_with_P(r, value) PMUREG_WITH(carmel_uncore_pmintenset_with, r, 0x0000000000000003ULL, 0, value)

/* Element n of P, 0 to 1. Another index gives 0; debug builds assert. */
static inline uint64_t carmel_uncore_pmintenset_get_P(carmel_uncore_pmintenset_t r, unsigned int n)
{
	PMUREG_INDEX(n, 1U);
	return n < 2U ? (r.raw >> n) & 0x1ULL : 0;
}

static inline int carmel_uncore_pmintenset_check(carmel_uncore_pmintenset_t r)
{
	if ((r.raw & 0xfffffffffffffffcULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *carmel_uncore_pmintenset_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffffffffffc must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline carmel_uncore_pmintenset_t carmel_uncore_pmintenset_read(void)
{
	carmel_uncore_pmintenset_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 0, 15, 2, 0);
	r.raw = value;
	return r;
}

static inline void carmel_uncore_pmintenset_write(carmel_uncore_pmintenset_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 3, 0, 15, 2, 0);
}
#else
carmel_uncore_pmintenset_t carmel_uncore_pmintenset_read(void) PMUREG_NO_SYSREG;
void carmel_uncore_pmintenset_write(carmel_uncore_pmintenset_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int carmel_uncore_pmintenset_io_read(struct pmureg_io *io, struct pmureg_place at, carmel_uncore_pmintenset_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = CARMEL_UNCORE_PMINTENSET_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int carmel_uncore_pmintenset_io_write(struct pmureg_io *io, struct pmureg_place at, carmel_uncore_pmintenset_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = CARMEL_UNCORE_PMINTENSET_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- NV_PMINTENCLR_EL1: Writing 1 disables a counter's overflow interrupt; reads the enables. ----
 * Source: L4T; FGCS
 * Reached from: EL1 and above; UNDEFINED at EL0
 */

#define CARMEL_UNCORE_PMINTENCLR_ENCODING 0xc791U /* op0 3, op1 0, CRn 15, CRm 2, op2 1 */
#define CARMEL_UNCORE_PMINTENCLR_ACTING   0x0000000000000003ULL
#define CARMEL_UNCORE_PMINTENCLR_P_SHIFT  0
#define CARMEL_UNCORE_PMINTENCLR_P_WIDTH  2
#define CARMEL_UNCORE_PMINTENCLR_P_MASK   0x0000000000000003ULL
#define CARMEL_UNCORE_PMINTENCLR_P_COUNT  2

typedef struct {
	uint64_t raw;
} carmel_uncore_pmintenclr_t;

typedef struct {
	uint64_t P; /* 1:0   W1C Bit of counter <n>. */
} carmel_uncore_pmintenclr_fields_t;

static inline __attribute__((always_inline)) carmel_uncore_pmintenclr_t carmel_uncore_pmintenclr_pack(carmel_uncore_pmintenclr_fields_t f)
{
	carmel_uncore_pmintenclr_t r;

	r.raw = 0
		| pmureg_put64(f.P, 0x3ULL, 0);
	return r;
}

static inline carmel_uncore_pmintenclr_fields_t carmel_uncore_pmintenclr_unpack(carmel_uncore_pmintenclr_t r)
{
	carmel_uncore_pmintenclr_fields_t f;

	f.P = r.raw & 0x3ULL;
	return f;
}

static inline carmel_uncore_pmintenclr_t carmel_uncore_pmintenclr_with(carmel_uncore_pmintenclr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift);
	return r;
}

#define carmel_uncore_pmintenclr_with_P(r, value) PMUREG_WITH(carmel_uncore_pmintenclr_with, r, 0x0000000000000003ULL, 0, value)

/* Element n of P, 0 to 1. Another index gives 0; debug builds assert. */
static inline uint64_t carmel_uncore_pmintenclr_get_P(carmel_uncore_pmintenclr_t r, unsigned int n)
{
	PMUREG_INDEX(n, 1U);
	return n < 2U ? (r.raw >> n) & 0x1ULL : 0;
}

static inline int carmel_uncore_pmintenclr_check(carmel_uncore_pmintenclr_t r)
{
	if ((r.raw & 0xfffffffffffffffcULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *carmel_uncore_pmintenclr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffffffffffc must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline carmel_uncore_pmintenclr_t carmel_uncore_pmintenclr_read(void)
{
	carmel_uncore_pmintenclr_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 0, 15, 2, 1);
	r.raw = value;
	return r;
}

static inline void carmel_uncore_pmintenclr_write(carmel_uncore_pmintenclr_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 3, 0, 15, 2, 1);
}
#else
carmel_uncore_pmintenclr_t carmel_uncore_pmintenclr_read(void) PMUREG_NO_SYSREG;
void carmel_uncore_pmintenclr_write(carmel_uncore_pmintenclr_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int carmel_uncore_pmintenclr_io_read(struct pmureg_io *io, struct pmureg_place at, carmel_uncore_pmintenclr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = CARMEL_UNCORE_PMINTENCLR_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int carmel_uncore_pmintenclr_io_write(struct pmureg_io *io, struct pmureg_place at, carmel_uncore_pmintenclr_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = CARMEL_UNCORE_PMINTENCLR_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- NV_PMCEID0_EL0: Which events 0x00 to 0x1F the group has. ----
 * Source: FGCS; DMCE; ARM PMCEID0_EL0
 * Note: Layout inferred from PMCEID0_EL0. The values follow from the events and are not confirmed. Events from 0x40 up have no bit.
 */

#define CARMEL_UNCORE_PMCEID0_ENCODING 0xdfa5U /* op0 3, op1 3, CRn 15, CRm 4, op2 5 */
#define CARMEL_UNCORE_PMCEID0_ID_SHIFT 0
#define CARMEL_UNCORE_PMCEID0_ID_WIDTH 32
#define CARMEL_UNCORE_PMCEID0_ID_MASK  0x00000000ffffffffULL
#define CARMEL_UNCORE_PMCEID0_ID_COUNT 32

typedef struct {
	uint64_t raw;
} carmel_uncore_pmceid0_t;

typedef struct {
	uint64_t ID; /* 31:0  RO Event <k> exists. */
} carmel_uncore_pmceid0_fields_t;

static inline __attribute__((always_inline)) carmel_uncore_pmceid0_t carmel_uncore_pmceid0_pack(carmel_uncore_pmceid0_fields_t f)
{
	carmel_uncore_pmceid0_t r;

	r.raw = 0
		| pmureg_put64(f.ID, 0xffffffffULL, 0);
	return r;
}

static inline carmel_uncore_pmceid0_fields_t carmel_uncore_pmceid0_unpack(carmel_uncore_pmceid0_t r)
{
	carmel_uncore_pmceid0_fields_t f;

	f.ID = r.raw & 0xffffffffULL;
	return f;
}

/* Element k of ID, 0 to 31. Another index gives 0; debug builds assert. */
static inline uint64_t carmel_uncore_pmceid0_get_ID(carmel_uncore_pmceid0_t r, unsigned int k)
{
	PMUREG_INDEX(k, 31U);
	return k < 32U ? (r.raw >> k) & 0x1ULL : 0;
}

static inline int carmel_uncore_pmceid0_check(carmel_uncore_pmceid0_t r)
{
	if ((r.raw & 0xffffffff00000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *carmel_uncore_pmceid0_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffff00000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline carmel_uncore_pmceid0_t carmel_uncore_pmceid0_read(void)
{
	carmel_uncore_pmceid0_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 3, 15, 4, 5);
	r.raw = value;
	return r;
}
#else
carmel_uncore_pmceid0_t carmel_uncore_pmceid0_read(void) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int carmel_uncore_pmceid0_io_read(struct pmureg_io *io, struct pmureg_place at, carmel_uncore_pmceid0_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = CARMEL_UNCORE_PMCEID0_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- NV_PMCEID1_EL0: Which events 0x20 to 0x3F the group has. ----
 * Source: FGCS; DMCE; ARM PMCEID0_EL0
 * Note: Layout inferred from PMCEID1_EL0. The values follow from the events and are not confirmed.
 */

#define CARMEL_UNCORE_PMCEID1_ENCODING 0xdfa6U /* op0 3, op1 3, CRn 15, CRm 4, op2 6 */
#define CARMEL_UNCORE_PMCEID1_ID_SHIFT 0
#define CARMEL_UNCORE_PMCEID1_ID_WIDTH 32
#define CARMEL_UNCORE_PMCEID1_ID_MASK  0x00000000ffffffffULL
#define CARMEL_UNCORE_PMCEID1_ID_COUNT 32

typedef struct {
	uint64_t raw;
} carmel_uncore_pmceid1_t;

typedef struct {
	uint64_t ID; /* 31:0  RO Event 0x20 + <k> exists. */
} carmel_uncore_pmceid1_fields_t;

static inline __attribute__((always_inline)) carmel_uncore_pmceid1_t carmel_uncore_pmceid1_pack(carmel_uncore_pmceid1_fields_t f)
{
	carmel_uncore_pmceid1_t r;

	r.raw = 0
		| pmureg_put64(f.ID, 0xffffffffULL, 0);
	return r;
}

static inline carmel_uncore_pmceid1_fields_t carmel_uncore_pmceid1_unpack(carmel_uncore_pmceid1_t r)
{
	carmel_uncore_pmceid1_fields_t f;

	f.ID = r.raw & 0xffffffffULL;
	return f;
}

/* Element k of ID, 0 to 31. Another index gives 0; debug builds assert. */
static inline uint64_t carmel_uncore_pmceid1_get_ID(carmel_uncore_pmceid1_t r, unsigned int k)
{
	PMUREG_INDEX(k, 31U);
	return k < 32U ? (r.raw >> k) & 0x1ULL : 0;
}

static inline int carmel_uncore_pmceid1_check(carmel_uncore_pmceid1_t r)
{
	if ((r.raw & 0xffffffff00000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *carmel_uncore_pmceid1_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffff00000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline carmel_uncore_pmceid1_t carmel_uncore_pmceid1_read(void)
{
	carmel_uncore_pmceid1_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 3, 15, 4, 6);
	r.raw = value;
	return r;
}
#else
carmel_uncore_pmceid1_t carmel_uncore_pmceid1_read(void) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int carmel_uncore_pmceid1_io_read(struct pmureg_io *io, struct pmureg_place at, carmel_uncore_pmceid1_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = CARMEL_UNCORE_PMCEID1_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- NV_PMCRN_EL0: How many units the group has and how many counters a unit. ----
 * Source: HOWTO step 2b; FGCS; DMCE
 * Also called: NV_PMCRNUNITS
 * Note: What it reads on a part with fewer clusters (Xavier NX) is not known.
 */

#define CARMEL_UNCORE_PMCRN_ENCODING       0xdfa7U /* op0 3, op1 3, CRn 15, CRm 4, op2 7 */
#define CARMEL_UNCORE_PMCRN_RESET          0x0000000000000200ULL
#define CARMEL_UNCORE_PMCRN_COUNTERS_SHIFT 8
#define CARMEL_UNCORE_PMCRN_COUNTERS_WIDTH 8
#define CARMEL_UNCORE_PMCRN_COUNTERS_MASK  0x000000000000ff00ULL
#define CARMEL_UNCORE_PMCRN_UNITS_SHIFT    0
#define CARMEL_UNCORE_PMCRN_UNITS_WIDTH    8
#define CARMEL_UNCORE_PMCRN_UNITS_MASK     0x00000000000000ffULL

typedef struct {
	uint64_t raw;
} carmel_uncore_pmcrn_t;

typedef struct {
	uint64_t Counters; /* 15:8  RO Counters in a unit. */
	uint64_t Units;    /* 7:0   RO Units in the group: a count, not a count less one. */
} carmel_uncore_pmcrn_fields_t;

static inline __attribute__((always_inline)) carmel_uncore_pmcrn_t carmel_uncore_pmcrn_pack(carmel_uncore_pmcrn_fields_t f)
{
	carmel_uncore_pmcrn_t r;

	r.raw = 0
		| pmureg_put64(f.Counters, 0xffULL, 8)
		| pmureg_put64(f.Units, 0xffULL, 0);
	return r;
}

static inline carmel_uncore_pmcrn_fields_t carmel_uncore_pmcrn_unpack(carmel_uncore_pmcrn_t r)
{
	carmel_uncore_pmcrn_fields_t f;

	f.Counters = (r.raw >> 8) & 0xffULL;
	f.Units = r.raw & 0xffULL;
	return f;
}

static inline uint64_t carmel_uncore_pmcrn_get(carmel_uncore_pmcrn_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define carmel_uncore_pmcrn_get_Counters(r) carmel_uncore_pmcrn_get(r, 0x000000000000ff00ULL, 8)
#define carmel_uncore_pmcrn_get_Units(r)    carmel_uncore_pmcrn_get(r, 0x00000000000000ffULL, 0)

static inline int carmel_uncore_pmcrn_check(carmel_uncore_pmcrn_t r)
{
	if ((r.raw & 0xffffffffffff0000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *carmel_uncore_pmcrn_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffffffff0000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline carmel_uncore_pmcrn_t carmel_uncore_pmcrn_read(void)
{
	carmel_uncore_pmcrn_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 3, 15, 4, 7);
	r.raw = value;
	return r;
}
#else
carmel_uncore_pmcrn_t carmel_uncore_pmcrn_read(void) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int carmel_uncore_pmcrn_io_read(struct pmureg_io *io, struct pmureg_place at, carmel_uncore_pmcrn_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = CARMEL_UNCORE_PMCRN_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- NV_PMEVCNTR<n>_EL0: Counter <n>. ----
 * Source: L4T; FGCS; HOWTO step 4
 * Note: HOWTO says 33 bits, all drivers 32. FGCS sets eight encodings aside, of which Xavier has two.
 */

#define CARMEL_UNCORE_PMEVCNTR_ENCODING(n) (0xdf80U | (n)) /* op0 3, op1 3, CRn 15, CRm 0, op2 n */ /* n: 0 to 1 */
#define CARMEL_UNCORE_PMEVCNTR_COUNT       2
#define CARMEL_UNCORE_PMEVCNTR_COUNT_SHIFT 0
#define CARMEL_UNCORE_PMEVCNTR_COUNT_WIDTH 32
#define CARMEL_UNCORE_PMEVCNTR_COUNT_MASK  0x00000000ffffffffULL

typedef struct {
	uint64_t raw;
} carmel_uncore_pmevcntr_t;

typedef struct {
	uint64_t count; /* 31:0  RW-V The count. */
} carmel_uncore_pmevcntr_fields_t;

static inline __attribute__((always_inline)) carmel_uncore_pmevcntr_t carmel_uncore_pmevcntr_pack(carmel_uncore_pmevcntr_fields_t f)
{
	carmel_uncore_pmevcntr_t r;

	r.raw = 0
		| pmureg_put64(f.count, 0xffffffffULL, 0);
	return r;
}

static inline carmel_uncore_pmevcntr_fields_t carmel_uncore_pmevcntr_unpack(carmel_uncore_pmevcntr_t r)
{
	carmel_uncore_pmevcntr_fields_t f;

	f.count = r.raw & 0xffffffffULL;
	return f;
}

static inline uint64_t carmel_uncore_pmevcntr_get(carmel_uncore_pmevcntr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline carmel_uncore_pmevcntr_t carmel_uncore_pmevcntr_with(carmel_uncore_pmevcntr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x00000000ffffffffULL & ~mask);
	return r;
}

#define carmel_uncore_pmevcntr_get_count(r)         carmel_uncore_pmevcntr_get(r, 0x00000000ffffffffULL, 0)
#define carmel_uncore_pmevcntr_with_count(r, value) PMUREG_WITH(carmel_uncore_pmevcntr_with, r, 0x00000000ffffffffULL, 0, value)

static inline int carmel_uncore_pmevcntr_check(carmel_uncore_pmevcntr_t r)
{
	if ((r.raw & 0xffffffff00000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *carmel_uncore_pmevcntr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffff00000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline __attribute__((always_inline)) carmel_uncore_pmevcntr_t carmel_uncore_pmevcntr_read(unsigned int n)
{
	carmel_uncore_pmevcntr_t r;
	uint64_t value = 0;

	PMUREG_INDEX(n, 1U);
	switch (CARMEL_UNCORE_PMEVCNTR_ENCODING(n)) {
	case 0xdf80U:
		PMUREG_READ_SYSREG(value, 3, 3, 15, 0, 0);
		break;
	case 0xdf81U:
		PMUREG_READ_SYSREG(value, 3, 3, 15, 0, 1);
		break;
	default:
		break;
	}
	r.raw = value;
	return r;
}

static inline __attribute__((always_inline)) void carmel_uncore_pmevcntr_write(unsigned int n, carmel_uncore_pmevcntr_t r)
{
	uint64_t value = r.raw;

	PMUREG_INDEX(n, 1U);
	switch (CARMEL_UNCORE_PMEVCNTR_ENCODING(n)) {
	case 0xdf80U:
		PMUREG_WRITE_SYSREG(value, 3, 3, 15, 0, 0);
		break;
	case 0xdf81U:
		PMUREG_WRITE_SYSREG(value, 3, 3, 15, 0, 1);
		break;
	default:
		break;
	}
}
#else
carmel_uncore_pmevcntr_t carmel_uncore_pmevcntr_read(unsigned int n) PMUREG_NO_SYSREG;
void carmel_uncore_pmevcntr_write(unsigned int n, carmel_uncore_pmevcntr_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int carmel_uncore_pmevcntr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, carmel_uncore_pmevcntr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 1U);
	at.space = PMUREG_SYSREG;
	at.address = CARMEL_UNCORE_PMEVCNTR_ENCODING(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int carmel_uncore_pmevcntr_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, carmel_uncore_pmevcntr_t r)
{
	PMUREG_INDEX(n, 1U);
	at.space = PMUREG_SYSREG;
	at.address = CARMEL_UNCORE_PMEVCNTR_ENCODING(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- NV_PMEVTYPER<n>_EL0: Event of counter <n>. ----
 * Source: HOWTO step 2c; L4T; DMCE
 */

#define CARMEL_UNCORE_PMEVTYPER_ENCODING(n)    (0xdf90U | (n)) /* op0 3, op1 3, CRn 15, CRm 2, op2 n */ /* n: 0 to 1 */
#define CARMEL_UNCORE_PMEVTYPER_COUNT          2
#define CARMEL_UNCORE_PMEVTYPER_INTCORE_SHIFT  16
#define CARMEL_UNCORE_PMEVTYPER_INTCORE_WIDTH  4
#define CARMEL_UNCORE_PMEVTYPER_INTCORE_MASK   0x00000000000f0000ULL
#define CARMEL_UNCORE_PMEVTYPER_EVTCOUNT_SHIFT 0
#define CARMEL_UNCORE_PMEVTYPER_EVTCOUNT_WIDTH 10
#define CARMEL_UNCORE_PMEVTYPER_EVTCOUNT_MASK  0x00000000000003ffULL

typedef struct {
	uint64_t raw;
} carmel_uncore_pmevtyper_t;

typedef struct {
	uint64_t IntCore;  /* 19:16 RW Core that takes the overflow interrupt. Also called int_core. */
	uint64_t evtCount; /* 9:0   RW Event number. */
} carmel_uncore_pmevtyper_fields_t;

static inline __attribute__((always_inline)) carmel_uncore_pmevtyper_t carmel_uncore_pmevtyper_pack(carmel_uncore_pmevtyper_fields_t f)
{
	carmel_uncore_pmevtyper_t r;

	r.raw = 0
		| pmureg_put64(f.IntCore, 0xfULL, 16)
		| pmureg_put64(f.evtCount, 0x3ffULL, 0);
	return r;
}

static inline carmel_uncore_pmevtyper_fields_t carmel_uncore_pmevtyper_unpack(carmel_uncore_pmevtyper_t r)
{
	carmel_uncore_pmevtyper_fields_t f;

	f.IntCore = (r.raw >> 16) & 0xfULL;
	f.evtCount = r.raw & 0x3ffULL;
	return f;
}

static inline uint64_t carmel_uncore_pmevtyper_get(carmel_uncore_pmevtyper_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline carmel_uncore_pmevtyper_t carmel_uncore_pmevtyper_with(carmel_uncore_pmevtyper_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x00000000000f03ffULL & ~mask);
	return r;
}

#define carmel_uncore_pmevtyper_get_IntCore(r)          carmel_uncore_pmevtyper_get(r, 0x00000000000f0000ULL, 16)
#define carmel_uncore_pmevtyper_get_evtCount(r)         carmel_uncore_pmevtyper_get(r, 0x00000000000003ffULL, 0)
#define carmel_uncore_pmevtyper_with_IntCore(r, value)  PMUREG_WITH(carmel_uncore_pmevtyper_with, r, 0x00000000000f0000ULL, 16, value)
#define carmel_uncore_pmevtyper_with_evtCount(r, value) PMUREG_WITH(carmel_uncore_pmevtyper_with, r, 0x00000000000003ffULL, 0, value)

static inline int carmel_uncore_pmevtyper_check(carmel_uncore_pmevtyper_t r)
{
	if ((r.raw & 0xfffffffffff0fc00ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *carmel_uncore_pmevtyper_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffffff0fc00 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline __attribute__((always_inline)) carmel_uncore_pmevtyper_t carmel_uncore_pmevtyper_read(unsigned int n)
{
	carmel_uncore_pmevtyper_t r;
	uint64_t value = 0;

	PMUREG_INDEX(n, 1U);
	switch (CARMEL_UNCORE_PMEVTYPER_ENCODING(n)) {
	case 0xdf90U:
		PMUREG_READ_SYSREG(value, 3, 3, 15, 2, 0);
		break;
	case 0xdf91U:
		PMUREG_READ_SYSREG(value, 3, 3, 15, 2, 1);
		break;
	default:
		break;
	}
	r.raw = value;
	return r;
}

static inline __attribute__((always_inline)) void carmel_uncore_pmevtyper_write(unsigned int n, carmel_uncore_pmevtyper_t r)
{
	uint64_t value = r.raw;

	PMUREG_INDEX(n, 1U);
	switch (CARMEL_UNCORE_PMEVTYPER_ENCODING(n)) {
	case 0xdf90U:
		PMUREG_WRITE_SYSREG(value, 3, 3, 15, 2, 0);
		break;
	case 0xdf91U:
		PMUREG_WRITE_SYSREG(value, 3, 3, 15, 2, 1);
		break;
	default:
		break;
	}
}
#else
carmel_uncore_pmevtyper_t carmel_uncore_pmevtyper_read(unsigned int n) PMUREG_NO_SYSREG;
void carmel_uncore_pmevtyper_write(unsigned int n, carmel_uncore_pmevtyper_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int carmel_uncore_pmevtyper_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, carmel_uncore_pmevtyper_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 1U);
	at.space = PMUREG_SYSREG;
	at.address = CARMEL_UNCORE_PMEVTYPER_ENCODING(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int carmel_uncore_pmevtyper_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, carmel_uncore_pmevtyper_t r)
{
	PMUREG_INDEX(n, 1U);
	at.space = PMUREG_SYSREG;
	at.address = CARMEL_UNCORE_PMEVTYPER_ENCODING(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- NV_MDCR_EL2: By its name the hypervisor's control of this PMU. ----
 * Source: FGCS
 * Reached from: EL2 and above; UNDEFINED at EL0 and in guests, at EL1
 * Note: Content is not public; taken as read-only so that nothing writes it.
 */

#define CARMEL_UNCORE_MDCR_EL2_ENCODING 0xe790U /* op0 3, op1 4, CRn 15, CRm 2, op2 0 */

typedef struct {
	uint64_t raw;
} carmel_uncore_mdcr_el2_t;

#ifdef PMUREG_HAS_SYSREG
static inline carmel_uncore_mdcr_el2_t carmel_uncore_mdcr_el2_read(void)
{
	carmel_uncore_mdcr_el2_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 4, 15, 2, 0);
	r.raw = value;
	return r;
}
#else
carmel_uncore_mdcr_el2_t carmel_uncore_mdcr_el2_read(void) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int carmel_uncore_mdcr_el2_io_read(struct pmureg_io *io, struct pmureg_place at, carmel_uncore_mdcr_el2_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = CARMEL_UNCORE_MDCR_EL2_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

#ifdef PMUREG_HAS_SYSREG

/* Selects the bank of the registers behind `unit`, and waits until the selection takes effect. */
static inline void carmel_uncore_select_unit(unsigned int G, unsigned int U)
{
	carmel_uncore_pmselr_t r;

	PMUREG_INDEX(G, 1U);
	PMUREG_INDEX(U, 3U);
	r.raw = 0
		| pmureg_put64((uint64_t)(G), 0xffULL, 8)
		| pmureg_put64((uint64_t)(U), 0xffULL, 0);
	carmel_uncore_pmselr_write(r);
	__asm__ volatile("isb" : : : "memory");
}

/* Selects the bank of the registers behind `group`, and waits until the selection takes effect. */
static inline void carmel_uncore_select_group(unsigned int G)
{
	carmel_uncore_pmselr_t r;

	PMUREG_INDEX(G, 1U);
	r.raw = 0
		| pmureg_put64((uint64_t)(G), 0xffULL, 8);
	carmel_uncore_pmselr_write(r);
	__asm__ volatile("isb" : : : "memory");
}
#else
void carmel_uncore_select_unit(unsigned int G, unsigned int U) PMUREG_NO_SYSREG;
void carmel_uncore_select_group(unsigned int G) PMUREG_NO_SYSREG;
#endif

#endif
