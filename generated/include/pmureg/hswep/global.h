/*
 * Intel Xeon E5 v3 and v4, E7 v3 and v4, and D-1500 (Haswell-EP and -EX, Broadwell-EP, -EX and -DE): Control of all boxes of a socket
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
 * Made by pmureg from regdefs/intel/hswep.yaml. Edit that, not this.
 */
#ifndef PMUREG_HSWEP_GLOBAL_H
#define PMUREG_HSWEP_GLOBAL_H

#include <pmureg/access.h>

/* ---- U_MSR_PMON_GLOBAL_CTL: Freezes and unfreezes every box. ----
 * Source: L
 */

#define HSWEP_GLOBAL_CTL_ADDRESS         0x700U
#define HSWEP_GLOBAL_CTL_RESET           0x00000000U
#define HSWEP_GLOBAL_CTL_ACTING          0xa0000000U
#define HSWEP_GLOBAL_CTL_FRZ_ALL_SHIFT   31
#define HSWEP_GLOBAL_CTL_FRZ_ALL_WIDTH   1
#define HSWEP_GLOBAL_CTL_FRZ_ALL_MASK    0x80000000U
#define HSWEP_GLOBAL_CTL_UNFRZ_ALL_SHIFT 29
#define HSWEP_GLOBAL_CTL_UNFRZ_ALL_WIDTH 1
#define HSWEP_GLOBAL_CTL_UNFRZ_ALL_MASK  0x20000000U

typedef struct {
	uint32_t raw;
} hswep_global_ctl_t;

typedef struct {
	uint32_t frz_all;   /* 31    WO self-clearing Write 1 to freeze every box. */
	uint32_t unfrz_all; /* 29    WO self-clearing Write 1 to unfreeze every box. */
} hswep_global_ctl_fields_t;

/* Writes 0 to 0x5fffffffU, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) hswep_global_ctl_t hswep_global_ctl_pack(hswep_global_ctl_fields_t f)
{
	hswep_global_ctl_t r;

	r.raw = 0
		| pmureg_put32(f.frz_all, 0x1U, 31)
		| pmureg_put32(f.unfrz_all, 0x1U, 29);
	return r;
}

static inline hswep_global_ctl_fields_t hswep_global_ctl_unpack(hswep_global_ctl_t r)
{
	hswep_global_ctl_fields_t f;

	f.frz_all = r.raw >> 31;
	f.unfrz_all = (r.raw >> 29) & 0x1U;
	return f;
}

static inline hswep_global_ctl_t hswep_global_ctl_with(hswep_global_ctl_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x5fffffffU & ~mask);
	return r;
}

#define hswep_global_ctl_with_frz_all(r, value)   PMUREG_WITH(hswep_global_ctl_with, r, 0x80000000U, 31, value)
#define hswep_global_ctl_with_unfrz_all(r, value) PMUREG_WITH(hswep_global_ctl_with, r, 0x20000000U, 29, value)

#ifdef PMUREG_HAS_MSR
static inline void hswep_global_ctl_write(hswep_global_ctl_t r)
{
	pmureg_wrmsr(HSWEP_GLOBAL_CTL_ADDRESS, r.raw);
}

#ifdef PMUREG_LINUX
static inline int hswep_global_ctl_write_safe(hswep_global_ctl_t r)
{
	return pmureg_wrmsr_safe(HSWEP_GLOBAL_CTL_ADDRESS, r.raw);
}
#endif
#else
void hswep_global_ctl_write(hswep_global_ctl_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int hswep_global_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, hswep_global_ctl_t r)
{
	at.space = PMUREG_MSR;
	at.address = HSWEP_GLOBAL_CTL_ADDRESS;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- U_MSR_PMON_GLOBAL_STATUS: Which boxes reported an overflow. ----
 * Source: L box maps
 * Note: L has no bits of CBos, SBos and QPI port 2.
 */

#define HSWEP_GLOBAL_STATUS_ADDRESS          0x701U
#define HSWEP_GLOBAL_STATUS_RESET            0x0000000000000000ULL
#define HSWEP_GLOBAL_STATUS_ACTING           0x000000043fe00007ULL
#define HSWEP_GLOBAL_STATUS_OV_I_SHIFT       34
#define HSWEP_GLOBAL_STATUS_OV_I_WIDTH       1
#define HSWEP_GLOBAL_STATUS_OV_I_MASK        0x0000000400000000ULL
#define HSWEP_GLOBAL_STATUS_OV_R2_SHIFT      29
#define HSWEP_GLOBAL_STATUS_OV_R2_WIDTH      1
#define HSWEP_GLOBAL_STATUS_OV_R2_MASK       0x0000000020000000ULL
#define HSWEP_GLOBAL_STATUS_OV_R3Q_SHIFT     27
#define HSWEP_GLOBAL_STATUS_OV_R3Q_WIDTH     2
#define HSWEP_GLOBAL_STATUS_OV_R3Q_MASK      0x0000000018000000ULL
#define HSWEP_GLOBAL_STATUS_OV_R3Q_COUNT     2
#define HSWEP_GLOBAL_STATUS_OV_Q_SHIFT       25
#define HSWEP_GLOBAL_STATUS_OV_Q_WIDTH       2
#define HSWEP_GLOBAL_STATUS_OV_Q_MASK        0x0000000006000000ULL
#define HSWEP_GLOBAL_STATUS_OV_Q_COUNT       2
#define HSWEP_GLOBAL_STATUS_OV_M_SHIFT       23
#define HSWEP_GLOBAL_STATUS_OV_M_WIDTH       2
#define HSWEP_GLOBAL_STATUS_OV_M_MASK        0x0000000001800000ULL
#define HSWEP_GLOBAL_STATUS_OV_M_COUNT       2
#define HSWEP_GLOBAL_STATUS_OV_H_SHIFT       21
#define HSWEP_GLOBAL_STATUS_OV_H_WIDTH       2
#define HSWEP_GLOBAL_STATUS_OV_H_MASK        0x0000000000600000ULL
#define HSWEP_GLOBAL_STATUS_OV_H_COUNT       2
#define HSWEP_GLOBAL_STATUS_OV_P_SHIFT       2
#define HSWEP_GLOBAL_STATUS_OV_P_WIDTH       1
#define HSWEP_GLOBAL_STATUS_OV_P_MASK        0x0000000000000004ULL
#define HSWEP_GLOBAL_STATUS_OV_U_SHIFT       1
#define HSWEP_GLOBAL_STATUS_OV_U_WIDTH       1
#define HSWEP_GLOBAL_STATUS_OV_U_MASK        0x0000000000000002ULL
#define HSWEP_GLOBAL_STATUS_OV_U_FIXED_SHIFT 0
#define HSWEP_GLOBAL_STATUS_OV_U_FIXED_WIDTH 1
#define HSWEP_GLOBAL_STATUS_OV_U_FIXED_MASK  0x0000000000000001ULL

typedef struct {
	uint64_t raw;
} hswep_global_status_t;

typedef struct {
	uint64_t ov_i;       /* 34    W1C-V IRP. */
	uint64_t ov_r2;      /* 29    W1C-V R2PCIe. */
	uint64_t ov_r3q;     /* 28:27 W1C-V R3QPI link <n>. */
	uint64_t ov_q;       /* 26:25 W1C-V QPI port <n>. */
	uint64_t ov_m;       /* 24:23 W1C-V Memory controller <n>, any channel. */
	uint64_t ov_h;       /* 22:21 W1C-V Home agent <n>. */
	uint64_t ov_p;       /* 2     W1C-V PCU. */
	uint64_t ov_u;       /* 1     W1C-V A UBox counter. */
	uint64_t ov_u_fixed; /* 0     W1C-V The UBox fixed counter. */
} hswep_global_status_fields_t;

/* Writes 0 to 0xfffffffbc01ffff8ULL, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) hswep_global_status_t hswep_global_status_pack(hswep_global_status_fields_t f)
{
	hswep_global_status_t r;

	r.raw = 0
		| pmureg_put64(f.ov_i, 0x1ULL, 34)
		| pmureg_put64(f.ov_r2, 0x1ULL, 29)
		| pmureg_put64(f.ov_r3q, 0x3ULL, 27)
		| pmureg_put64(f.ov_q, 0x3ULL, 25)
		| pmureg_put64(f.ov_m, 0x3ULL, 23)
		| pmureg_put64(f.ov_h, 0x3ULL, 21)
		| pmureg_put64(f.ov_p, 0x1ULL, 2)
		| pmureg_put64(f.ov_u, 0x1ULL, 1)
		| pmureg_put64(f.ov_u_fixed, 0x1ULL, 0);
	return r;
}

static inline hswep_global_status_fields_t hswep_global_status_unpack(hswep_global_status_t r)
{
	hswep_global_status_fields_t f;

	f.ov_i = (r.raw >> 34) & 0x1ULL;
	f.ov_r2 = (r.raw >> 29) & 0x1ULL;
	f.ov_r3q = (r.raw >> 27) & 0x3ULL;
	f.ov_q = (r.raw >> 25) & 0x3ULL;
	f.ov_m = (r.raw >> 23) & 0x3ULL;
	f.ov_h = (r.raw >> 21) & 0x3ULL;
	f.ov_p = (r.raw >> 2) & 0x1ULL;
	f.ov_u = (r.raw >> 1) & 0x1ULL;
	f.ov_u_fixed = r.raw & 0x1ULL;
	return f;
}

static inline uint64_t hswep_global_status_get(hswep_global_status_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline hswep_global_status_t hswep_global_status_with(hswep_global_status_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0xfffffffbc01ffff8ULL & ~mask);
	return r;
}

#define hswep_global_status_get_ov_i(r)               hswep_global_status_get(r, 0x0000000400000000ULL, 34)
#define hswep_global_status_get_ov_r2(r)              hswep_global_status_get(r, 0x0000000020000000ULL, 29)
#define hswep_global_status_get_ov_p(r)               hswep_global_status_get(r, 0x0000000000000004ULL, 2)
#define hswep_global_status_get_ov_u(r)               hswep_global_status_get(r, 0x0000000000000002ULL, 1)
#define hswep_global_status_get_ov_u_fixed(r)         hswep_global_status_get(r, 0x0000000000000001ULL, 0)
#define hswep_global_status_with_ov_i(r, value)       PMUREG_WITH(hswep_global_status_with, r, 0x0000000400000000ULL, 34, value)
#define hswep_global_status_with_ov_r2(r, value)      PMUREG_WITH(hswep_global_status_with, r, 0x0000000020000000ULL, 29, value)
#define hswep_global_status_with_ov_r3q(r, value)     PMUREG_WITH(hswep_global_status_with, r, 0x0000000018000000ULL, 27, value)
#define hswep_global_status_with_ov_q(r, value)       PMUREG_WITH(hswep_global_status_with, r, 0x0000000006000000ULL, 25, value)
#define hswep_global_status_with_ov_m(r, value)       PMUREG_WITH(hswep_global_status_with, r, 0x0000000001800000ULL, 23, value)
#define hswep_global_status_with_ov_h(r, value)       PMUREG_WITH(hswep_global_status_with, r, 0x0000000000600000ULL, 21, value)
#define hswep_global_status_with_ov_p(r, value)       PMUREG_WITH(hswep_global_status_with, r, 0x0000000000000004ULL, 2, value)
#define hswep_global_status_with_ov_u(r, value)       PMUREG_WITH(hswep_global_status_with, r, 0x0000000000000002ULL, 1, value)
#define hswep_global_status_with_ov_u_fixed(r, value) PMUREG_WITH(hswep_global_status_with, r, 0x0000000000000001ULL, 0, value)

/* Element n of ov_r3q, 0 to 1. Another index gives 0; debug builds assert. */
static inline uint64_t hswep_global_status_get_ov_r3q(hswep_global_status_t r, unsigned int n)
{
	PMUREG_INDEX(n, 1U);
	return n < 2U ? (r.raw >> (27U + n)) & 0x1ULL : 0;
}

/* Element n of ov_q, 0 to 1. Another index gives 0; debug builds assert. */
static inline uint64_t hswep_global_status_get_ov_q(hswep_global_status_t r, unsigned int n)
{
	PMUREG_INDEX(n, 1U);
	return n < 2U ? (r.raw >> (25U + n)) & 0x1ULL : 0;
}

/* Element n of ov_m, 0 to 1. Another index gives 0; debug builds assert. */
static inline uint64_t hswep_global_status_get_ov_m(hswep_global_status_t r, unsigned int n)
{
	PMUREG_INDEX(n, 1U);
	return n < 2U ? (r.raw >> (23U + n)) & 0x1ULL : 0;
}

/* Element n of ov_h, 0 to 1. Another index gives 0; debug builds assert. */
static inline uint64_t hswep_global_status_get_ov_h(hswep_global_status_t r, unsigned int n)
{
	PMUREG_INDEX(n, 1U);
	return n < 2U ? (r.raw >> (21U + n)) & 0x1ULL : 0;
}

#ifdef PMUREG_HAS_MSR
static inline hswep_global_status_t hswep_global_status_read(void)
{
	hswep_global_status_t r;

	r.raw = pmureg_rdmsr(HSWEP_GLOBAL_STATUS_ADDRESS);
	return r;
}

static inline void hswep_global_status_write(hswep_global_status_t r)
{
	pmureg_wrmsr(HSWEP_GLOBAL_STATUS_ADDRESS, r.raw);
}

#ifdef PMUREG_LINUX
static inline int hswep_global_status_read_safe(hswep_global_status_t *r)
{
	uint64_t value = 0;
	int error;

	error = pmureg_rdmsr_safe(HSWEP_GLOBAL_STATUS_ADDRESS, &value);
	r->raw = value;
	return error;
}

static inline int hswep_global_status_write_safe(hswep_global_status_t r)
{
	return pmureg_wrmsr_safe(HSWEP_GLOBAL_STATUS_ADDRESS, r.raw);
}
#endif
#else
hswep_global_status_t hswep_global_status_read(void) PMUREG_NO_MSR;
void hswep_global_status_write(hswep_global_status_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int hswep_global_status_io_read(struct pmureg_io *io, struct pmureg_place at, hswep_global_status_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MSR;
	at.address = HSWEP_GLOBAL_STATUS_ADDRESS;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int hswep_global_status_io_write(struct pmureg_io *io, struct pmureg_place at, hswep_global_status_t r)
{
	at.space = PMUREG_MSR;
	at.address = HSWEP_GLOBAL_STATUS_ADDRESS;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- U_MSR_PMON_GLOBAL_CONFIG: Describes the part; its fields are not known. ----
 * Source: L
 */

#define HSWEP_GLOBAL_CONFIG_ADDRESS 0x702U

typedef struct {
	uint64_t raw;
} hswep_global_config_t;

#ifdef PMUREG_HAS_MSR
static inline hswep_global_config_t hswep_global_config_read(void)
{
	hswep_global_config_t r;

	r.raw = pmureg_rdmsr(HSWEP_GLOBAL_CONFIG_ADDRESS);
	return r;
}

#ifdef PMUREG_LINUX
static inline int hswep_global_config_read_safe(hswep_global_config_t *r)
{
	uint64_t value = 0;
	int error;

	error = pmureg_rdmsr_safe(HSWEP_GLOBAL_CONFIG_ADDRESS, &value);
	r->raw = value;
	return error;
}
#endif
#else
hswep_global_config_t hswep_global_config_read(void) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int hswep_global_config_io_read(struct pmureg_io *io, struct pmureg_place at, hswep_global_config_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MSR;
	at.address = HSWEP_GLOBAL_CONFIG_ADDRESS;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

#endif
