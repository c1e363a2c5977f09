/*
 * Arm DynamIQ Shared Unit PMU (DSU, DSU-110, DSU-120): Controls of the exception levels
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
 * Made by pmureg from regdefs/arm/dsu.yaml. Edit that, not this.
 */
#ifndef PMUREG_DSU_EL_CONTROL_H
#define PMUREG_DSU_EL_CONTROL_H

#include <pmureg/access.h>

/* ---- ACTLR_EL2: What EL2 lets EL1 write. ----
 * Source: A76 B2.6
 * Reached from: EL2 and above; UNDEFINED at EL0 and in guests, at EL1
 */

#define DSU_EL_CONTROL_ACTLR_EL2_ENCODING           0xe081U /* op0 3, op1 4, CRn 1, CRm 0, op2 1 */
#define DSU_EL_CONTROL_ACTLR_EL2_RESET              0x0000000000000000ULL
#define DSU_EL_CONTROL_ACTLR_EL2_CLUSTERPMUEN_SHIFT 12
#define DSU_EL_CONTROL_ACTLR_EL2_CLUSTERPMUEN_WIDTH 1
#define DSU_EL_CONTROL_ACTLR_EL2_CLUSTERPMUEN_MASK  0x0000000000001000ULL

typedef struct {
	uint64_t raw;
} dsu_el_control_actlr_el2_t;

typedef struct {
	uint64_t CLUSTERPMUEN; /* 12    RW 1: EL1 writes the CLUSTERPM registers, where EL2 may. */
} dsu_el_control_actlr_el2_fields_t;

/* Writes 0 to 0xffffffffffffefffULL, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) dsu_el_control_actlr_el2_t dsu_el_control_actlr_el2_pack(dsu_el_control_actlr_el2_fields_t f)
{
	dsu_el_control_actlr_el2_t r;

	r.raw = 0
		| pmureg_put64(f.CLUSTERPMUEN, 0x1ULL, 12);
	return r;
}

static inline dsu_el_control_actlr_el2_fields_t dsu_el_control_actlr_el2_unpack(dsu_el_control_actlr_el2_t r)
{
	dsu_el_control_actlr_el2_fields_t f;

	f.CLUSTERPMUEN = (r.raw >> 12) & 0x1ULL;
	return f;
}

static inline uint64_t dsu_el_control_actlr_el2_get(dsu_el_control_actlr_el2_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline dsu_el_control_actlr_el2_t dsu_el_control_actlr_el2_with(dsu_el_control_actlr_el2_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define dsu_el_control_actlr_el2_get_CLUSTERPMUEN(r)         dsu_el_control_actlr_el2_get(r, 0x0000000000001000ULL, 12)
#define dsu_el_control_actlr_el2_with_CLUSTERPMUEN(r, value) PMUREG_WITH(dsu_el_control_actlr_el2_with, r, 0x0000000000001000ULL, 12, value)

#ifdef PMUREG_HAS_SYSREG
static inline dsu_el_control_actlr_el2_t dsu_el_control_actlr_el2_read(void)
{
	dsu_el_control_actlr_el2_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 4, 1, 0, 1);
	r.raw = value;
	return r;
}

static inline void dsu_el_control_actlr_el2_write(dsu_el_control_actlr_el2_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 3, 4, 1, 0, 1);
}
#else
dsu_el_control_actlr_el2_t dsu_el_control_actlr_el2_read(void) PMUREG_NO_SYSREG;
void dsu_el_control_actlr_el2_write(dsu_el_control_actlr_el2_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int dsu_el_control_actlr_el2_io_read(struct pmureg_io *io, struct pmureg_place at, dsu_el_control_actlr_el2_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = DSU_EL_CONTROL_ACTLR_EL2_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int dsu_el_control_actlr_el2_io_write(struct pmureg_io *io, struct pmureg_place at, dsu_el_control_actlr_el2_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = DSU_EL_CONTROL_ACTLR_EL2_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- ACTLR_EL3: What EL3 lets the levels below write. ----
 * Source: TRM; A76 B2.6
 * Reached from: EL3; UNDEFINED below
 * Note: The manual of the unit names the bit; that it is where ACTLR_EL2 has it is inferred.
 */

#define DSU_EL_CONTROL_ACTLR_EL3_ENCODING           0xf081U /* op0 3, op1 6, CRn 1, CRm 0, op2 1 */
#define DSU_EL_CONTROL_ACTLR_EL3_RESET              0x0000000000000000ULL
#define DSU_EL_CONTROL_ACTLR_EL3_CLUSTERPMUEN_SHIFT 12
#define DSU_EL_CONTROL_ACTLR_EL3_CLUSTERPMUEN_WIDTH 1
#define DSU_EL_CONTROL_ACTLR_EL3_CLUSTERPMUEN_MASK  0x0000000000001000ULL

typedef struct {
	uint64_t raw;
} dsu_el_control_actlr_el3_t;

typedef struct {
	uint64_t CLUSTERPMUEN; /* 12    RW 1: the levels below write the CLUSTERPM registers. */
} dsu_el_control_actlr_el3_fields_t;

/* Writes 0 to 0xffffffffffffefffULL, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) dsu_el_control_actlr_el3_t dsu_el_control_actlr_el3_pack(dsu_el_control_actlr_el3_fields_t f)
{
	dsu_el_control_actlr_el3_t r;

	r.raw = 0
		| pmureg_put64(f.CLUSTERPMUEN, 0x1ULL, 12);
	return r;
}

static inline dsu_el_control_actlr_el3_fields_t dsu_el_control_actlr_el3_unpack(dsu_el_control_actlr_el3_t r)
{
	dsu_el_control_actlr_el3_fields_t f;

	f.CLUSTERPMUEN = (r.raw >> 12) & 0x1ULL;
	return f;
}

static inline uint64_t dsu_el_control_actlr_el3_get(dsu_el_control_actlr_el3_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline dsu_el_control_actlr_el3_t dsu_el_control_actlr_el3_with(dsu_el_control_actlr_el3_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define dsu_el_control_actlr_el3_get_CLUSTERPMUEN(r)         dsu_el_control_actlr_el3_get(r, 0x0000000000001000ULL, 12)
#define dsu_el_control_actlr_el3_with_CLUSTERPMUEN(r, value) PMUREG_WITH(dsu_el_control_actlr_el3_with, r, 0x0000000000001000ULL, 12, value)

#ifdef PMUREG_HAS_SYSREG
static inline dsu_el_control_actlr_el3_t dsu_el_control_actlr_el3_read(void)
{
	dsu_el_control_actlr_el3_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 6, 1, 0, 1);
	r.raw = value;
	return r;
}

static inline void dsu_el_control_actlr_el3_write(dsu_el_control_actlr_el3_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 3, 6, 1, 0, 1);
}
#else
dsu_el_control_actlr_el3_t dsu_el_control_actlr_el3_read(void) PMUREG_NO_SYSREG;
void dsu_el_control_actlr_el3_write(dsu_el_control_actlr_el3_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int dsu_el_control_actlr_el3_io_read(struct pmureg_io *io, struct pmureg_place at, dsu_el_control_actlr_el3_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = DSU_EL_CONTROL_ACTLR_EL3_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int dsu_el_control_actlr_el3_io_write(struct pmureg_io *io, struct pmureg_place at, dsu_el_control_actlr_el3_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = DSU_EL_CONTROL_ACTLR_EL3_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- CLUSTERPMMDCR_EL3: What is counted in Secure state, and who reaches the PMU from outside; the cluster's, not the core's. ----
 * Source: TRM
 * Reached from: EL3; UNDEFINED below
 */

#define DSU_EL_CONTROL_PMMDCR_ENCODING    0xf7b3U /* op0 3, op1 6, CRn 15, CRm 6, op2 3 */
#define DSU_EL_CONTROL_PMMDCR_RESET       0x0000000000000000ULL
#define DSU_EL_CONTROL_PMMDCR_EPMAD_SHIFT 1
#define DSU_EL_CONTROL_PMMDCR_EPMAD_WIDTH 1
#define DSU_EL_CONTROL_PMMDCR_EPMAD_MASK  0x0000000000000002ULL
#define DSU_EL_CONTROL_PMMDCR_SPME_SHIFT  0
#define DSU_EL_CONTROL_PMMDCR_SPME_WIDTH  1
#define DSU_EL_CONTROL_PMMDCR_SPME_MASK   0x0000000000000001ULL

typedef struct {
	uint64_t raw;
} dsu_el_control_pmmdcr_t;

typedef struct {
	uint64_t EPMAD; /* 1     RW 1: no Non-secure access by an external debugger. */
	uint64_t SPME;  /* 0     RW 1: events are counted in Secure state, too. */
} dsu_el_control_pmmdcr_fields_t;

static inline __attribute__((always_inline)) dsu_el_control_pmmdcr_t dsu_el_control_pmmdcr_pack(dsu_el_control_pmmdcr_fields_t f)
{
	dsu_el_control_pmmdcr_t r;

	r.raw = 0
		| pmureg_put64(f.EPMAD, 0x1ULL, 1)
		| pmureg_put64(f.SPME, 0x1ULL, 0);
	return r;
}

static inline dsu_el_control_pmmdcr_fields_t dsu_el_control_pmmdcr_unpack(dsu_el_control_pmmdcr_t r)
{
	dsu_el_control_pmmdcr_fields_t f;

	f.EPMAD = (r.raw >> 1) & 0x1ULL;
	f.SPME = r.raw & 0x1ULL;
	return f;
}

static inline uint64_t dsu_el_control_pmmdcr_get(dsu_el_control_pmmdcr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline dsu_el_control_pmmdcr_t dsu_el_control_pmmdcr_with(dsu_el_control_pmmdcr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000000000000003ULL & ~mask);
	return r;
}

#define dsu_el_control_pmmdcr_get_EPMAD(r)         dsu_el_control_pmmdcr_get(r, 0x0000000000000002ULL, 1)
#define dsu_el_control_pmmdcr_get_SPME(r)          dsu_el_control_pmmdcr_get(r, 0x0000000000000001ULL, 0)
#define dsu_el_control_pmmdcr_with_EPMAD(r, value) PMUREG_WITH(dsu_el_control_pmmdcr_with, r, 0x0000000000000002ULL, 1, value)
#define dsu_el_control_pmmdcr_with_SPME(r, value)  PMUREG_WITH(dsu_el_control_pmmdcr_with, r, 0x0000000000000001ULL, 0, value)

static inline int dsu_el_control_pmmdcr_check(dsu_el_control_pmmdcr_t r)
{
	if ((r.raw & 0xfffffffffffffffcULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *dsu_el_control_pmmdcr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffffffffffc must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_SYSREG
static inline dsu_el_control_pmmdcr_t dsu_el_control_pmmdcr_read(void)
{
	dsu_el_control_pmmdcr_t r;
	uint64_t value = 0;

	PMUREG_READ_SYSREG(value, 3, 6, 15, 6, 3);
	r.raw = value;
	return r;
}

static inline void dsu_el_control_pmmdcr_write(dsu_el_control_pmmdcr_t r)
{
	uint64_t value = r.raw;

	PMUREG_WRITE_SYSREG(value, 3, 6, 15, 6, 3);
}
#else
dsu_el_control_pmmdcr_t dsu_el_control_pmmdcr_read(void) PMUREG_NO_SYSREG;
void dsu_el_control_pmmdcr_write(dsu_el_control_pmmdcr_t r) PMUREG_NO_SYSREG;
#endif

#ifdef PMUREG_IO_H
static inline int dsu_el_control_pmmdcr_io_read(struct pmureg_io *io, struct pmureg_place at, dsu_el_control_pmmdcr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_SYSREG;
	at.address = DSU_EL_CONTROL_PMMDCR_ENCODING;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int dsu_el_control_pmmdcr_io_write(struct pmureg_io *io, struct pmureg_place at, dsu_el_control_pmmdcr_t r)
{
	at.space = PMUREG_SYSREG;
	at.address = DSU_EL_CONTROL_PMMDCR_ENCODING;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
