/*
 * Intel Xeon E5 v2 and E7 v2 (Ivy Bridge-EP and -EX): Control of all boxes of a socket
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
 * Made by pmureg from regdefs/intel/ivbep.yaml. Edit that, not this.
 */
#ifndef PMUREG_IVBEP_GLOBAL_H
#define PMUREG_IVBEP_GLOBAL_H

#include <pmureg/access.h>

/* ---- U_MSR_PMON_GLOBAL_CTL: Freezes and unfreezes every box and routes the overflow interrupt. ----
 * Source: M 2.1 table 2-2
 * Note: One sentence of the manual clears a freeze by writing 0; its table has unfrz_all act when written 1.
 */

#define IVBEP_GLOBAL_CTL_ADDRESS            0xc00U
#define IVBEP_GLOBAL_CTL_RESET              0x00000000U
#define IVBEP_GLOBAL_CTL_ACTING             0xa0000000U
#define IVBEP_GLOBAL_CTL_FRZ_ALL_SHIFT      31
#define IVBEP_GLOBAL_CTL_FRZ_ALL_WIDTH      1
#define IVBEP_GLOBAL_CTL_FRZ_ALL_MASK       0x80000000U
#define IVBEP_GLOBAL_CTL_WK_ON_PMI_SHIFT    30
#define IVBEP_GLOBAL_CTL_WK_ON_PMI_WIDTH    1
#define IVBEP_GLOBAL_CTL_WK_ON_PMI_MASK     0x40000000U
#define IVBEP_GLOBAL_CTL_UNFRZ_ALL_SHIFT    29
#define IVBEP_GLOBAL_CTL_UNFRZ_ALL_WIDTH    1
#define IVBEP_GLOBAL_CTL_UNFRZ_ALL_MASK     0x20000000U
#define IVBEP_GLOBAL_CTL_PMI_CORE_SEL_SHIFT 0
#define IVBEP_GLOBAL_CTL_PMI_CORE_SEL_WIDTH 15
#define IVBEP_GLOBAL_CTL_PMI_CORE_SEL_MASK  0x00007fffU

typedef struct {
	uint32_t raw;
} ivbep_global_ctl_t;

typedef struct {
	uint32_t frz_all;      /* 31    WO self-clearing Write 1 to freeze every box. */
	uint32_t wk_on_pmi;    /* 30    RW               1 wakes sleeping cores for the overflow interrupt; 0 leaves them out. */
	uint32_t unfrz_all;    /* 29    WO self-clearing Write 1 to unfreeze every box. */
	uint32_t pmi_core_sel; /* 14:0  RW               Bit i sends the overflow interrupt to core i. */
} ivbep_global_ctl_fields_t;

static inline __attribute__((always_inline)) ivbep_global_ctl_t ivbep_global_ctl_pack(ivbep_global_ctl_fields_t f)
{
	ivbep_global_ctl_t r;

	r.raw = 0
		| pmureg_put32(f.frz_all, 0x1U, 31)
		| pmureg_put32(f.wk_on_pmi, 0x1U, 30)
		| pmureg_put32(f.unfrz_all, 0x1U, 29)
		| pmureg_put32(f.pmi_core_sel, 0x7fffU, 0);
	return r;
}

static inline ivbep_global_ctl_fields_t ivbep_global_ctl_unpack(ivbep_global_ctl_t r)
{
	ivbep_global_ctl_fields_t f;

	f.frz_all = r.raw >> 31;
	f.wk_on_pmi = (r.raw >> 30) & 0x1U;
	f.unfrz_all = (r.raw >> 29) & 0x1U;
	f.pmi_core_sel = r.raw & 0x7fffU;
	return f;
}

static inline uint32_t ivbep_global_ctl_get(ivbep_global_ctl_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline ivbep_global_ctl_t ivbep_global_ctl_with(ivbep_global_ctl_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x40007fffU & ~mask);
	return r;
}

#define ivbep_global_ctl_get_wk_on_pmi(r)            ivbep_global_ctl_get(r, 0x40000000U, 30)
#define ivbep_global_ctl_get_pmi_core_sel(r)         ivbep_global_ctl_get(r, 0x00007fffU, 0)
#define ivbep_global_ctl_with_frz_all(r, value)      PMUREG_WITH(ivbep_global_ctl_with, r, 0x80000000U, 31, value)
#define ivbep_global_ctl_with_wk_on_pmi(r, value)    PMUREG_WITH(ivbep_global_ctl_with, r, 0x40000000U, 30, value)
#define ivbep_global_ctl_with_unfrz_all(r, value)    PMUREG_WITH(ivbep_global_ctl_with, r, 0x20000000U, 29, value)
#define ivbep_global_ctl_with_pmi_core_sel(r, value) PMUREG_WITH(ivbep_global_ctl_with, r, 0x00007fffU, 0, value)

static inline int ivbep_global_ctl_check(ivbep_global_ctl_t r)
{
	if ((r.raw & 0x18000000U) != 0x00000000U)
		return 0;
	if ((r.raw & 0x07ff8000U) != 0x00000000U)
		return 1;
	return -1;
}

static inline const char *ivbep_global_ctl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "software must write 0x0 to the bits 0x18000000";
	case 1:
		return "the reserved bits 0x7ff8000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline ivbep_global_ctl_t ivbep_global_ctl_read(void)
{
	ivbep_global_ctl_t r;

	r.raw = (uint32_t)pmureg_rdmsr(IVBEP_GLOBAL_CTL_ADDRESS);
	return r;
}

static inline void ivbep_global_ctl_write(ivbep_global_ctl_t r)
{
	pmureg_wrmsr(IVBEP_GLOBAL_CTL_ADDRESS, r.raw);
}

#ifdef PMUREG_LINUX
static inline int ivbep_global_ctl_read_safe(ivbep_global_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	error = pmureg_rdmsr_safe(IVBEP_GLOBAL_CTL_ADDRESS, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int ivbep_global_ctl_write_safe(ivbep_global_ctl_t r)
{
	return pmureg_wrmsr_safe(IVBEP_GLOBAL_CTL_ADDRESS, r.raw);
}
#endif
#else
ivbep_global_ctl_t ivbep_global_ctl_read(void) PMUREG_NO_MSR;
void ivbep_global_ctl_write(ivbep_global_ctl_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int ivbep_global_ctl_io_read(struct pmureg_io *io, struct pmureg_place at, ivbep_global_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MSR;
	at.address = IVBEP_GLOBAL_CTL_ADDRESS;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int ivbep_global_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, ivbep_global_ctl_t r)
{
	at.space = PMUREG_MSR;
	at.address = IVBEP_GLOBAL_CTL_ADDRESS;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- U_MSR_PMON_GLOBAL_STATUS: Which boxes reported an overflow. ----
 * Source: L bit places; M 2.1 names
 * Note: No bit is known for QPI port 2, R3QPI link 2 and IRP.
 */

#define IVBEP_GLOBAL_STATUS_ADDRESS          0xc01U
#define IVBEP_GLOBAL_STATUS_RESET            0x00000000U
#define IVBEP_GLOBAL_STATUS_ACTING           0x07ffffffU
#define IVBEP_GLOBAL_STATUS_OV_R2_SHIFT      26
#define IVBEP_GLOBAL_STATUS_OV_R2_WIDTH      1
#define IVBEP_GLOBAL_STATUS_OV_R2_MASK       0x04000000U
#define IVBEP_GLOBAL_STATUS_OV_R3_1_SHIFT    25
#define IVBEP_GLOBAL_STATUS_OV_R3_1_WIDTH    1
#define IVBEP_GLOBAL_STATUS_OV_R3_1_MASK     0x02000000U
#define IVBEP_GLOBAL_STATUS_OV_R3_0_SHIFT    24
#define IVBEP_GLOBAL_STATUS_OV_R3_0_WIDTH    1
#define IVBEP_GLOBAL_STATUS_OV_R3_0_MASK     0x01000000U
#define IVBEP_GLOBAL_STATUS_OV_Q_SHIFT       22
#define IVBEP_GLOBAL_STATUS_OV_Q_WIDTH       2
#define IVBEP_GLOBAL_STATUS_OV_Q_MASK        0x00c00000U
#define IVBEP_GLOBAL_STATUS_OV_Q_COUNT       2
#define IVBEP_GLOBAL_STATUS_OV_M_SHIFT       20
#define IVBEP_GLOBAL_STATUS_OV_M_WIDTH       2
#define IVBEP_GLOBAL_STATUS_OV_M_MASK        0x00300000U
#define IVBEP_GLOBAL_STATUS_OV_M_COUNT       2
#define IVBEP_GLOBAL_STATUS_OV_H_SHIFT       18
#define IVBEP_GLOBAL_STATUS_OV_H_WIDTH       2
#define IVBEP_GLOBAL_STATUS_OV_H_MASK        0x000c0000U
#define IVBEP_GLOBAL_STATUS_OV_H_COUNT       2
#define IVBEP_GLOBAL_STATUS_OV_C_SHIFT       3
#define IVBEP_GLOBAL_STATUS_OV_C_WIDTH       15
#define IVBEP_GLOBAL_STATUS_OV_C_MASK        0x0003fff8U
#define IVBEP_GLOBAL_STATUS_OV_C_COUNT       15
#define IVBEP_GLOBAL_STATUS_OV_P_SHIFT       2
#define IVBEP_GLOBAL_STATUS_OV_P_WIDTH       1
#define IVBEP_GLOBAL_STATUS_OV_P_MASK        0x00000004U
#define IVBEP_GLOBAL_STATUS_OV_U_SHIFT       1
#define IVBEP_GLOBAL_STATUS_OV_U_WIDTH       1
#define IVBEP_GLOBAL_STATUS_OV_U_MASK        0x00000002U
#define IVBEP_GLOBAL_STATUS_OV_U_FIXED_SHIFT 0
#define IVBEP_GLOBAL_STATUS_OV_U_FIXED_WIDTH 1
#define IVBEP_GLOBAL_STATUS_OV_U_FIXED_MASK  0x00000001U

typedef struct {
	uint32_t raw;
} ivbep_global_status_t;

typedef struct {
	uint32_t ov_r2;      /* 26    W1C-V R2PCIe. */
	uint32_t ov_r3_1;    /* 25    W1C-V R3QPI link 1. */
	uint32_t ov_r3_0;    /* 24    W1C-V R3QPI link 0. */
	uint32_t ov_q;       /* 23:22 W1C-V QPI port <n>. */
	uint32_t ov_m;       /* 21:20 W1C-V Memory controller <n>, any channel. */
	uint32_t ov_h;       /* 19:18 W1C-V Home agent <n>. */
	uint32_t ov_c;       /* 17:3  W1C-V CBo <n>. */
	uint32_t ov_p;       /* 2     W1C-V PCU. */
	uint32_t ov_u;       /* 1     W1C-V A UBox counter. */
	uint32_t ov_u_fixed; /* 0     W1C-V The UBox fixed counter. */
} ivbep_global_status_fields_t;

/* Writes 0 to 0xf8000000U, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) ivbep_global_status_t ivbep_global_status_pack(ivbep_global_status_fields_t f)
{
	ivbep_global_status_t r;

	r.raw = 0
		| pmureg_put32(f.ov_r2, 0x1U, 26)
		| pmureg_put32(f.ov_r3_1, 0x1U, 25)
		| pmureg_put32(f.ov_r3_0, 0x1U, 24)
		| pmureg_put32(f.ov_q, 0x3U, 22)
		| pmureg_put32(f.ov_m, 0x3U, 20)
		| pmureg_put32(f.ov_h, 0x3U, 18)
		| pmureg_put32(f.ov_c, 0x7fffU, 3)
		| pmureg_put32(f.ov_p, 0x1U, 2)
		| pmureg_put32(f.ov_u, 0x1U, 1)
		| pmureg_put32(f.ov_u_fixed, 0x1U, 0);
	return r;
}

static inline ivbep_global_status_fields_t ivbep_global_status_unpack(ivbep_global_status_t r)
{
	ivbep_global_status_fields_t f;

	f.ov_r2 = (r.raw >> 26) & 0x1U;
	f.ov_r3_1 = (r.raw >> 25) & 0x1U;
	f.ov_r3_0 = (r.raw >> 24) & 0x1U;
	f.ov_q = (r.raw >> 22) & 0x3U;
	f.ov_m = (r.raw >> 20) & 0x3U;
	f.ov_h = (r.raw >> 18) & 0x3U;
	f.ov_c = (r.raw >> 3) & 0x7fffU;
	f.ov_p = (r.raw >> 2) & 0x1U;
	f.ov_u = (r.raw >> 1) & 0x1U;
	f.ov_u_fixed = r.raw & 0x1U;
	return f;
}

static inline uint32_t ivbep_global_status_get(ivbep_global_status_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline ivbep_global_status_t ivbep_global_status_with(ivbep_global_status_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0xf8000000U & ~mask);
	return r;
}

#define ivbep_global_status_get_ov_r2(r)              ivbep_global_status_get(r, 0x04000000U, 26)
#define ivbep_global_status_get_ov_r3_1(r)            ivbep_global_status_get(r, 0x02000000U, 25)
#define ivbep_global_status_get_ov_r3_0(r)            ivbep_global_status_get(r, 0x01000000U, 24)
#define ivbep_global_status_get_ov_p(r)               ivbep_global_status_get(r, 0x00000004U, 2)
#define ivbep_global_status_get_ov_u(r)               ivbep_global_status_get(r, 0x00000002U, 1)
#define ivbep_global_status_get_ov_u_fixed(r)         ivbep_global_status_get(r, 0x00000001U, 0)
#define ivbep_global_status_with_ov_r2(r, value)      PMUREG_WITH(ivbep_global_status_with, r, 0x04000000U, 26, value)
#define ivbep_global_status_with_ov_r3_1(r, value)    PMUREG_WITH(ivbep_global_status_with, r, 0x02000000U, 25, value)
#define ivbep_global_status_with_ov_r3_0(r, value)    PMUREG_WITH(ivbep_global_status_with, r, 0x01000000U, 24, value)
#define ivbep_global_status_with_ov_q(r, value)       PMUREG_WITH(ivbep_global_status_with, r, 0x00c00000U, 22, value)
#define ivbep_global_status_with_ov_m(r, value)       PMUREG_WITH(ivbep_global_status_with, r, 0x00300000U, 20, value)
#define ivbep_global_status_with_ov_h(r, value)       PMUREG_WITH(ivbep_global_status_with, r, 0x000c0000U, 18, value)
#define ivbep_global_status_with_ov_c(r, value)       PMUREG_WITH(ivbep_global_status_with, r, 0x0003fff8U, 3, value)
#define ivbep_global_status_with_ov_p(r, value)       PMUREG_WITH(ivbep_global_status_with, r, 0x00000004U, 2, value)
#define ivbep_global_status_with_ov_u(r, value)       PMUREG_WITH(ivbep_global_status_with, r, 0x00000002U, 1, value)
#define ivbep_global_status_with_ov_u_fixed(r, value) PMUREG_WITH(ivbep_global_status_with, r, 0x00000001U, 0, value)

/* Element n of ov_q, 0 to 1. Another index gives 0; debug builds assert. */
static inline uint32_t ivbep_global_status_get_ov_q(ivbep_global_status_t r, unsigned int n)
{
	PMUREG_INDEX(n, 1U);
	return n < 2U ? (r.raw >> (22U + n)) & 0x1U : 0;
}

/* Element n of ov_m, 0 to 1. Another index gives 0; debug builds assert. */
static inline uint32_t ivbep_global_status_get_ov_m(ivbep_global_status_t r, unsigned int n)
{
	PMUREG_INDEX(n, 1U);
	return n < 2U ? (r.raw >> (20U + n)) & 0x1U : 0;
}

/* Element n of ov_h, 0 to 1. Another index gives 0; debug builds assert. */
static inline uint32_t ivbep_global_status_get_ov_h(ivbep_global_status_t r, unsigned int n)
{
	PMUREG_INDEX(n, 1U);
	return n < 2U ? (r.raw >> (18U + n)) & 0x1U : 0;
}

/* Element n of ov_c, 0 to 14. Another index gives 0; debug builds assert. */
static inline uint32_t ivbep_global_status_get_ov_c(ivbep_global_status_t r, unsigned int n)
{
	PMUREG_INDEX(n, 14U);
	return n < 15U ? (r.raw >> (3U + n)) & 0x1U : 0;
}

#ifdef PMUREG_HAS_MSR
static inline ivbep_global_status_t ivbep_global_status_read(void)
{
	ivbep_global_status_t r;

	r.raw = (uint32_t)pmureg_rdmsr(IVBEP_GLOBAL_STATUS_ADDRESS);
	return r;
}

static inline void ivbep_global_status_write(ivbep_global_status_t r)
{
	pmureg_wrmsr(IVBEP_GLOBAL_STATUS_ADDRESS, r.raw);
}

#ifdef PMUREG_LINUX
static inline int ivbep_global_status_read_safe(ivbep_global_status_t *r)
{
	uint64_t value = 0;
	int error;

	error = pmureg_rdmsr_safe(IVBEP_GLOBAL_STATUS_ADDRESS, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int ivbep_global_status_write_safe(ivbep_global_status_t r)
{
	return pmureg_wrmsr_safe(IVBEP_GLOBAL_STATUS_ADDRESS, r.raw);
}
#endif
#else
ivbep_global_status_t ivbep_global_status_read(void) PMUREG_NO_MSR;
void ivbep_global_status_write(ivbep_global_status_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int ivbep_global_status_io_read(struct pmureg_io *io, struct pmureg_place at, ivbep_global_status_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MSR;
	at.address = IVBEP_GLOBAL_STATUS_ADDRESS;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int ivbep_global_status_io_write(struct pmureg_io *io, struct pmureg_place at, ivbep_global_status_t r)
{
	at.space = PMUREG_MSR;
	at.address = IVBEP_GLOBAL_STATUS_ADDRESS;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- U_MSR_PMON_GLOBAL_CONFIG: Describes the part; its fields are not known. ----
 * Source: M 2.1
 */

#define IVBEP_GLOBAL_CONFIG_ADDRESS 0xc06U

typedef struct {
	uint32_t raw;
} ivbep_global_config_t;

#ifdef PMUREG_HAS_MSR
static inline ivbep_global_config_t ivbep_global_config_read(void)
{
	ivbep_global_config_t r;

	r.raw = (uint32_t)pmureg_rdmsr(IVBEP_GLOBAL_CONFIG_ADDRESS);
	return r;
}

#ifdef PMUREG_LINUX
static inline int ivbep_global_config_read_safe(ivbep_global_config_t *r)
{
	uint64_t value = 0;
	int error;

	error = pmureg_rdmsr_safe(IVBEP_GLOBAL_CONFIG_ADDRESS, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif
#else
ivbep_global_config_t ivbep_global_config_read(void) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int ivbep_global_config_io_read(struct pmureg_io *io, struct pmureg_place at, ivbep_global_config_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MSR;
	at.address = IVBEP_GLOBAL_CONFIG_ADDRESS;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

#endif
