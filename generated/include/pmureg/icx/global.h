/*
 * Intel Xeon of the third generation (Ice Lake-SP and -D): Control of all boxes of a socket
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
 * Made by pmureg from regdefs/intel/icx.yaml. Edit that, not this.
 */
#ifndef PMUREG_ICX_GLOBAL_H
#define PMUREG_ICX_GLOBAL_H

#include <pmureg/access.h>

/* ---- U_MSR_PMON_GLOBAL_CTL: Freezes and unfreezes every box. ----
 * Source: L
 */

#define ICX_GLOBAL_CTL_ADDRESS         0x700U
#define ICX_GLOBAL_CTL_RESET           0x0000000000000000ULL
#define ICX_GLOBAL_CTL_ACTING          0xa000000000000000ULL
#define ICX_GLOBAL_CTL_FRZ_ALL_SHIFT   63
#define ICX_GLOBAL_CTL_FRZ_ALL_WIDTH   1
#define ICX_GLOBAL_CTL_FRZ_ALL_MASK    0x8000000000000000ULL
#define ICX_GLOBAL_CTL_UNFRZ_ALL_SHIFT 61
#define ICX_GLOBAL_CTL_UNFRZ_ALL_WIDTH 1
#define ICX_GLOBAL_CTL_UNFRZ_ALL_MASK  0x2000000000000000ULL

typedef struct {
	uint64_t raw;
} icx_global_ctl_t;

typedef struct {
	uint64_t frz_all;   /* 63    WO self-clearing Write 1 to freeze every box. */
	uint64_t unfrz_all; /* 61    WO self-clearing Write 1 to unfreeze every box. */
} icx_global_ctl_fields_t;

/* Writes 0 to 0x5fffffffffffffffULL, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) icx_global_ctl_t icx_global_ctl_pack(icx_global_ctl_fields_t f)
{
	icx_global_ctl_t r;

	r.raw = 0
		| pmureg_put64(f.frz_all, 0x1ULL, 63)
		| pmureg_put64(f.unfrz_all, 0x1ULL, 61);
	return r;
}

static inline icx_global_ctl_fields_t icx_global_ctl_unpack(icx_global_ctl_t r)
{
	icx_global_ctl_fields_t f;

	f.frz_all = r.raw >> 63;
	f.unfrz_all = (r.raw >> 61) & 0x1ULL;
	return f;
}

static inline icx_global_ctl_t icx_global_ctl_with(icx_global_ctl_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x5fffffffffffffffULL & ~mask);
	return r;
}

#define icx_global_ctl_with_frz_all(r, value)   PMUREG_WITH(icx_global_ctl_with, r, 0x8000000000000000ULL, 63, value)
#define icx_global_ctl_with_unfrz_all(r, value) PMUREG_WITH(icx_global_ctl_with, r, 0x2000000000000000ULL, 61, value)

#ifdef PMUREG_HAS_MSR
static inline void icx_global_ctl_write(icx_global_ctl_t r)
{
	pmureg_wrmsr(ICX_GLOBAL_CTL_ADDRESS, r.raw);
}

#ifdef PMUREG_LINUX
static inline int icx_global_ctl_write_safe(icx_global_ctl_t r)
{
	return pmureg_wrmsr_safe(ICX_GLOBAL_CTL_ADDRESS, r.raw);
}
#endif
#else
void icx_global_ctl_write(icx_global_ctl_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int icx_global_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, icx_global_ctl_t r)
{
	at.space = PMUREG_MSR;
	at.address = ICX_GLOBAL_CTL_ADDRESS;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- U_MSR_PMON_GLOBAL_STATUS<n>: Which boxes reported an overflow, a bit each. ----
 * Source: L
 */

#define ICX_GLOBAL_STATUS_ADDRESS(n) (0x70eU + (n)) /* n: 0 to 1 */
#define ICX_GLOBAL_STATUS_COUNT      2
#define ICX_GLOBAL_STATUS_RESET      0x0000000000000000ULL
#define ICX_GLOBAL_STATUS_ACTING     0xffffffffffffffffULL
#define ICX_GLOBAL_STATUS_OV_SHIFT   0
#define ICX_GLOBAL_STATUS_OV_WIDTH   64
#define ICX_GLOBAL_STATUS_OV_MASK    0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} icx_global_status_t;

typedef struct {
	uint64_t ov; /* 63:0  W1C-V A bit for each box that reported an overflow; whose is not known. */
} icx_global_status_fields_t;

static inline __attribute__((always_inline)) icx_global_status_t icx_global_status_pack(icx_global_status_fields_t f)
{
	icx_global_status_t r;

	r.raw = 0
		| f.ov;
	return r;
}

static inline icx_global_status_fields_t icx_global_status_unpack(icx_global_status_t r)
{
	icx_global_status_fields_t f;

	f.ov = r.raw;
	return f;
}

static inline uint64_t icx_global_status_get(icx_global_status_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline icx_global_status_t icx_global_status_with(icx_global_status_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift);
	return r;
}

#define icx_global_status_get_ov(r)         icx_global_status_get(r, 0xffffffffffffffffULL, 0)
#define icx_global_status_with_ov(r, value) PMUREG_WITH(icx_global_status_with, r, 0xffffffffffffffffULL, 0, value)

#ifdef PMUREG_HAS_MSR
static inline icx_global_status_t icx_global_status_read(unsigned int n)
{
	icx_global_status_t r;

	PMUREG_INDEX(n, 1U);
	r.raw = pmureg_rdmsr(ICX_GLOBAL_STATUS_ADDRESS(n));
	return r;
}

static inline void icx_global_status_write(unsigned int n, icx_global_status_t r)
{
	PMUREG_INDEX(n, 1U);
	pmureg_wrmsr(ICX_GLOBAL_STATUS_ADDRESS(n), r.raw);
}

#ifdef PMUREG_LINUX
static inline int icx_global_status_read_safe(unsigned int n, icx_global_status_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 1U);
	error = pmureg_rdmsr_safe(ICX_GLOBAL_STATUS_ADDRESS(n), &value);
	r->raw = value;
	return error;
}

static inline int icx_global_status_write_safe(unsigned int n, icx_global_status_t r)
{
	PMUREG_INDEX(n, 1U);
	return pmureg_wrmsr_safe(ICX_GLOBAL_STATUS_ADDRESS(n), r.raw);
}
#endif
#else
icx_global_status_t icx_global_status_read(unsigned int n) PMUREG_NO_MSR;
void icx_global_status_write(unsigned int n, icx_global_status_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int icx_global_status_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, icx_global_status_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 1U);
	at.space = PMUREG_MSR;
	at.address = ICX_GLOBAL_STATUS_ADDRESS(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int icx_global_status_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, icx_global_status_t r)
{
	PMUREG_INDEX(n, 1U);
	at.space = PMUREG_MSR;
	at.address = ICX_GLOBAL_STATUS_ADDRESS(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
