/*
 * Intel Xeon Scalable of the first and second generation (Skylake-SP and Cascade Lake-SP): Control of all boxes of a socket
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
 * Made by pmureg from regdefs/intel/skx.yaml. Edit that, not this.
 */
#ifndef PMUREG_SKX_GLOBAL_H
#define PMUREG_SKX_GLOBAL_H

#include <pmureg/access.h>

/* ---- U_MSR_PMON_GLOBAL_CTL: Freezes and unfreezes every box. ----
 * Source: L
 */

#define SKX_GLOBAL_CTL_ADDRESS         0x700U
#define SKX_GLOBAL_CTL_RESET           0x0000000000000000ULL
#define SKX_GLOBAL_CTL_ACTING          0xa000000000000000ULL
#define SKX_GLOBAL_CTL_FRZ_ALL_SHIFT   63
#define SKX_GLOBAL_CTL_FRZ_ALL_WIDTH   1
#define SKX_GLOBAL_CTL_FRZ_ALL_MASK    0x8000000000000000ULL
#define SKX_GLOBAL_CTL_UNFRZ_ALL_SHIFT 61
#define SKX_GLOBAL_CTL_UNFRZ_ALL_WIDTH 1
#define SKX_GLOBAL_CTL_UNFRZ_ALL_MASK  0x2000000000000000ULL

typedef struct {
	uint64_t raw;
} skx_global_ctl_t;

typedef struct {
	uint64_t frz_all;   /* 63    WO self-clearing Write 1 to freeze every box. */
	uint64_t unfrz_all; /* 61    WO self-clearing Write 1 to unfreeze every box. */
} skx_global_ctl_fields_t;

/* Writes 0 to 0x5fffffffffffffffULL, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) skx_global_ctl_t skx_global_ctl_pack(skx_global_ctl_fields_t f)
{
	skx_global_ctl_t r;

	r.raw = 0
		| pmureg_put64(f.frz_all, 0x1ULL, 63)
		| pmureg_put64(f.unfrz_all, 0x1ULL, 61);
	return r;
}

static inline skx_global_ctl_fields_t skx_global_ctl_unpack(skx_global_ctl_t r)
{
	skx_global_ctl_fields_t f;

	f.frz_all = r.raw >> 63;
	f.unfrz_all = (r.raw >> 61) & 0x1ULL;
	return f;
}

static inline skx_global_ctl_t skx_global_ctl_with(skx_global_ctl_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x5fffffffffffffffULL & ~mask);
	return r;
}

#define skx_global_ctl_with_frz_all(r, value)   PMUREG_WITH(skx_global_ctl_with, r, 0x8000000000000000ULL, 63, value)
#define skx_global_ctl_with_unfrz_all(r, value) PMUREG_WITH(skx_global_ctl_with, r, 0x2000000000000000ULL, 61, value)

#ifdef PMUREG_HAS_MSR
static inline void skx_global_ctl_write(skx_global_ctl_t r)
{
	pmureg_wrmsr(SKX_GLOBAL_CTL_ADDRESS, r.raw);
}

#ifdef PMUREG_LINUX
static inline int skx_global_ctl_write_safe(skx_global_ctl_t r)
{
	return pmureg_wrmsr_safe(SKX_GLOBAL_CTL_ADDRESS, r.raw);
}
#endif
#else
void skx_global_ctl_write(skx_global_ctl_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int skx_global_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, skx_global_ctl_t r)
{
	at.space = PMUREG_MSR;
	at.address = SKX_GLOBAL_CTL_ADDRESS;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- U_MSR_PMON_GLOBAL_STATUS: Which boxes reported an overflow. ----
 * Source: L skylakeX_box_map
 * Note: No bit is known for the third M3UPI and the sixth stack.
 */

#define SKX_GLOBAL_STATUS_ADDRESS          0x701U
#define SKX_GLOBAL_STATUS_RESET            0x0000000000000000ULL
#define SKX_GLOBAL_STATUS_ACTING           0xdf00cf807fffffffULL
#define SKX_GLOBAL_STATUS_OV_M2M_SHIFT     62
#define SKX_GLOBAL_STATUS_OV_M2M_WIDTH     2
#define SKX_GLOBAL_STATUS_OV_M2M_MASK      0xc000000000000000ULL
#define SKX_GLOBAL_STATUS_OV_M2M_COUNT     2
#define SKX_GLOBAL_STATUS_OV_IIO_SHIFT     56
#define SKX_GLOBAL_STATUS_OV_IIO_WIDTH     5
#define SKX_GLOBAL_STATUS_OV_IIO_MASK      0x1f00000000000000ULL
#define SKX_GLOBAL_STATUS_OV_IIO_COUNT     5
#define SKX_GLOBAL_STATUS_OV_M3UPI_SHIFT   46
#define SKX_GLOBAL_STATUS_OV_M3UPI_WIDTH   2
#define SKX_GLOBAL_STATUS_OV_M3UPI_MASK    0x0000c00000000000ULL
#define SKX_GLOBAL_STATUS_OV_M3UPI_COUNT   2
#define SKX_GLOBAL_STATUS_OV_UPI_SHIFT     41
#define SKX_GLOBAL_STATUS_OV_UPI_WIDTH     3
#define SKX_GLOBAL_STATUS_OV_UPI_MASK      0x00000e0000000000ULL
#define SKX_GLOBAL_STATUS_OV_UPI_COUNT     3
#define SKX_GLOBAL_STATUS_OV_MC_SHIFT      39
#define SKX_GLOBAL_STATUS_OV_MC_WIDTH      2
#define SKX_GLOBAL_STATUS_OV_MC_MASK       0x0000018000000000ULL
#define SKX_GLOBAL_STATUS_OV_MC_COUNT      2
#define SKX_GLOBAL_STATUS_OV_C_SHIFT       3
#define SKX_GLOBAL_STATUS_OV_C_WIDTH       28
#define SKX_GLOBAL_STATUS_OV_C_MASK        0x000000007ffffff8ULL
#define SKX_GLOBAL_STATUS_OV_C_COUNT       28
#define SKX_GLOBAL_STATUS_OV_P_SHIFT       2
#define SKX_GLOBAL_STATUS_OV_P_WIDTH       1
#define SKX_GLOBAL_STATUS_OV_P_MASK        0x0000000000000004ULL
#define SKX_GLOBAL_STATUS_OV_U_SHIFT       1
#define SKX_GLOBAL_STATUS_OV_U_WIDTH       1
#define SKX_GLOBAL_STATUS_OV_U_MASK        0x0000000000000002ULL
#define SKX_GLOBAL_STATUS_OV_U_FIXED_SHIFT 0
#define SKX_GLOBAL_STATUS_OV_U_FIXED_WIDTH 1
#define SKX_GLOBAL_STATUS_OV_U_FIXED_MASK  0x0000000000000001ULL

typedef struct {
	uint64_t raw;
} skx_global_status_t;

typedef struct {
	uint64_t ov_m2m;     /* 63:62 W1C-V M2M <n>. */
	uint64_t ov_iio;     /* 60:56 W1C-V IIO or IRP of stack <n>. */
	uint64_t ov_m3upi;   /* 47:46 W1C-V M3UPI <n>. */
	uint64_t ov_upi;     /* 43:41 W1C-V UPI link <n>. */
	uint64_t ov_mc;      /* 40:39 W1C-V Memory controller <n>, any channel. */
	uint64_t ov_c;       /* 30:3  W1C-V CHA <n>. */
	uint64_t ov_p;       /* 2     W1C-V PCU. */
	uint64_t ov_u;       /* 1     W1C-V A UBox counter. */
	uint64_t ov_u_fixed; /* 0     W1C-V The UBox fixed counter. */
} skx_global_status_fields_t;

/* Writes 0 to 0x20ff307f80000000ULL, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) skx_global_status_t skx_global_status_pack(skx_global_status_fields_t f)
{
	skx_global_status_t r;

	r.raw = 0
		| pmureg_put64(f.ov_m2m, 0x3ULL, 62)
		| pmureg_put64(f.ov_iio, 0x1fULL, 56)
		| pmureg_put64(f.ov_m3upi, 0x3ULL, 46)
		| pmureg_put64(f.ov_upi, 0x7ULL, 41)
		| pmureg_put64(f.ov_mc, 0x3ULL, 39)
		| pmureg_put64(f.ov_c, 0xfffffffULL, 3)
		| pmureg_put64(f.ov_p, 0x1ULL, 2)
		| pmureg_put64(f.ov_u, 0x1ULL, 1)
		| pmureg_put64(f.ov_u_fixed, 0x1ULL, 0);
	return r;
}

static inline skx_global_status_fields_t skx_global_status_unpack(skx_global_status_t r)
{
	skx_global_status_fields_t f;

	f.ov_m2m = r.raw >> 62;
	f.ov_iio = (r.raw >> 56) & 0x1fULL;
	f.ov_m3upi = (r.raw >> 46) & 0x3ULL;
	f.ov_upi = (r.raw >> 41) & 0x7ULL;
	f.ov_mc = (r.raw >> 39) & 0x3ULL;
	f.ov_c = (r.raw >> 3) & 0xfffffffULL;
	f.ov_p = (r.raw >> 2) & 0x1ULL;
	f.ov_u = (r.raw >> 1) & 0x1ULL;
	f.ov_u_fixed = r.raw & 0x1ULL;
	return f;
}

static inline uint64_t skx_global_status_get(skx_global_status_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline skx_global_status_t skx_global_status_with(skx_global_status_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x20ff307f80000000ULL & ~mask);
	return r;
}

#define skx_global_status_get_ov_p(r)               skx_global_status_get(r, 0x0000000000000004ULL, 2)
#define skx_global_status_get_ov_u(r)               skx_global_status_get(r, 0x0000000000000002ULL, 1)
#define skx_global_status_get_ov_u_fixed(r)         skx_global_status_get(r, 0x0000000000000001ULL, 0)
#define skx_global_status_with_ov_m2m(r, value)     PMUREG_WITH(skx_global_status_with, r, 0xc000000000000000ULL, 62, value)
#define skx_global_status_with_ov_iio(r, value)     PMUREG_WITH(skx_global_status_with, r, 0x1f00000000000000ULL, 56, value)
#define skx_global_status_with_ov_m3upi(r, value)   PMUREG_WITH(skx_global_status_with, r, 0x0000c00000000000ULL, 46, value)
#define skx_global_status_with_ov_upi(r, value)     PMUREG_WITH(skx_global_status_with, r, 0x00000e0000000000ULL, 41, value)
#define skx_global_status_with_ov_mc(r, value)      PMUREG_WITH(skx_global_status_with, r, 0x0000018000000000ULL, 39, value)
#define skx_global_status_with_ov_c(r, value)       PMUREG_WITH(skx_global_status_with, r, 0x000000007ffffff8ULL, 3, value)
#define skx_global_status_with_ov_p(r, value)       PMUREG_WITH(skx_global_status_with, r, 0x0000000000000004ULL, 2, value)
#define skx_global_status_with_ov_u(r, value)       PMUREG_WITH(skx_global_status_with, r, 0x0000000000000002ULL, 1, value)
#define skx_global_status_with_ov_u_fixed(r, value) PMUREG_WITH(skx_global_status_with, r, 0x0000000000000001ULL, 0, value)

/* Element n of ov_m2m, 0 to 1. Another index gives 0; debug builds assert. */
static inline uint64_t skx_global_status_get_ov_m2m(skx_global_status_t r, unsigned int n)
{
	PMUREG_INDEX(n, 1U);
	return n < 2U ? (r.raw >> (62U + n)) & 0x1ULL : 0;
}

/* Element n of ov_iio, 0 to 4. Another index gives 0; debug builds assert. */
static inline uint64_t skx_global_status_get_ov_iio(skx_global_status_t r, unsigned int n)
{
	PMUREG_INDEX(n, 4U);
	return n < 5U ? (r.raw >> (56U + n)) & 0x1ULL : 0;
}

/* Element n of ov_m3upi, 0 to 1. Another index gives 0; debug builds assert. */
static inline uint64_t skx_global_status_get_ov_m3upi(skx_global_status_t r, unsigned int n)
{
	PMUREG_INDEX(n, 1U);
	return n < 2U ? (r.raw >> (46U + n)) & 0x1ULL : 0;
}

/* Element n of ov_upi, 0 to 2. Another index gives 0; debug builds assert. */
static inline uint64_t skx_global_status_get_ov_upi(skx_global_status_t r, unsigned int n)
{
	PMUREG_INDEX(n, 2U);
	return n < 3U ? (r.raw >> (41U + n)) & 0x1ULL : 0;
}

/* Element n of ov_mc, 0 to 1. Another index gives 0; debug builds assert. */
static inline uint64_t skx_global_status_get_ov_mc(skx_global_status_t r, unsigned int n)
{
	PMUREG_INDEX(n, 1U);
	return n < 2U ? (r.raw >> (39U + n)) & 0x1ULL : 0;
}

/* Element n of ov_c, 0 to 27. Another index gives 0; debug builds assert. */
static inline uint64_t skx_global_status_get_ov_c(skx_global_status_t r, unsigned int n)
{
	PMUREG_INDEX(n, 27U);
	return n < 28U ? (r.raw >> (3U + n)) & 0x1ULL : 0;
}

#ifdef PMUREG_HAS_MSR
static inline skx_global_status_t skx_global_status_read(void)
{
	skx_global_status_t r;

	r.raw = pmureg_rdmsr(SKX_GLOBAL_STATUS_ADDRESS);
	return r;
}

static inline void skx_global_status_write(skx_global_status_t r)
{
	pmureg_wrmsr(SKX_GLOBAL_STATUS_ADDRESS, r.raw);
}

#ifdef PMUREG_LINUX
static inline int skx_global_status_read_safe(skx_global_status_t *r)
{
	uint64_t value = 0;
	int error;

	error = pmureg_rdmsr_safe(SKX_GLOBAL_STATUS_ADDRESS, &value);
	r->raw = value;
	return error;
}

static inline int skx_global_status_write_safe(skx_global_status_t r)
{
	return pmureg_wrmsr_safe(SKX_GLOBAL_STATUS_ADDRESS, r.raw);
}
#endif
#else
skx_global_status_t skx_global_status_read(void) PMUREG_NO_MSR;
void skx_global_status_write(skx_global_status_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int skx_global_status_io_read(struct pmureg_io *io, struct pmureg_place at, skx_global_status_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MSR;
	at.address = SKX_GLOBAL_STATUS_ADDRESS;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int skx_global_status_io_write(struct pmureg_io *io, struct pmureg_place at, skx_global_status_t r)
{
	at.space = PMUREG_MSR;
	at.address = SKX_GLOBAL_STATUS_ADDRESS;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- U_MSR_PMON_GLOBAL_CONFIG: Describes the part; its fields are not known. ----
 * Source: L
 */

#define SKX_GLOBAL_CONFIG_ADDRESS 0x702U

typedef struct {
	uint64_t raw;
} skx_global_config_t;

#ifdef PMUREG_HAS_MSR
static inline skx_global_config_t skx_global_config_read(void)
{
	skx_global_config_t r;

	r.raw = pmureg_rdmsr(SKX_GLOBAL_CONFIG_ADDRESS);
	return r;
}

#ifdef PMUREG_LINUX
static inline int skx_global_config_read_safe(skx_global_config_t *r)
{
	uint64_t value = 0;
	int error;

	error = pmureg_rdmsr_safe(SKX_GLOBAL_CONFIG_ADDRESS, &value);
	r->raw = value;
	return error;
}
#endif
#else
skx_global_config_t skx_global_config_read(void) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int skx_global_config_io_read(struct pmureg_io *io, struct pmureg_place at, skx_global_config_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MSR;
	at.address = SKX_GLOBAL_CONFIG_ADDRESS;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

#endif
