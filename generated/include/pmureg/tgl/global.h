/*
 * Intel Core of the eleventh generation (Tiger Lake): Control of the uncore's counters
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
 * Made by pmureg from regdefs/intel/tgl.yaml. Edit that, not this.
 */
#ifndef PMUREG_TGL_GLOBAL_H
#define PMUREG_TGL_GLOBAL_H

#include <pmureg/access.h>

/* ---- MSR_UNC_CBO_CONFIG: How many C-Boxes have counters. ----
 * Source: SDM; K ICL_UNC_CBO_CONFIG
 */

#define TGL_GLOBAL_CBO_CONFIG_ADDRESS    0x396U
#define TGL_GLOBAL_CBO_CONFIG_CBOX_SHIFT 0
#define TGL_GLOBAL_CBO_CONFIG_CBOX_WIDTH 4
#define TGL_GLOBAL_CBO_CONFIG_CBOX_MASK  0x000000000000000fULL

typedef struct {
	uint64_t raw;
} tgl_global_cbo_config_t;

typedef struct {
	uint64_t CBox; /* 3:0   RO The number. */
} tgl_global_cbo_config_fields_t;

static inline __attribute__((always_inline)) tgl_global_cbo_config_t tgl_global_cbo_config_pack(tgl_global_cbo_config_fields_t f)
{
	tgl_global_cbo_config_t r;

	r.raw = 0
		| pmureg_put64(f.CBox, 0xfULL, 0);
	return r;
}

static inline tgl_global_cbo_config_fields_t tgl_global_cbo_config_unpack(tgl_global_cbo_config_t r)
{
	tgl_global_cbo_config_fields_t f;

	f.CBox = r.raw & 0xfULL;
	return f;
}

static inline uint64_t tgl_global_cbo_config_get(tgl_global_cbo_config_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define tgl_global_cbo_config_get_CBox(r) tgl_global_cbo_config_get(r, 0x000000000000000fULL, 0)

static inline int tgl_global_cbo_config_check(tgl_global_cbo_config_t r)
{
	if ((r.raw & 0xfffffffffffffff0ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *tgl_global_cbo_config_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffffffffff0 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline tgl_global_cbo_config_t tgl_global_cbo_config_read(void)
{
	tgl_global_cbo_config_t r;

	r.raw = pmureg_rdmsr(TGL_GLOBAL_CBO_CONFIG_ADDRESS);
	return r;
}

#ifdef PMUREG_LINUX
static inline int tgl_global_cbo_config_read_safe(tgl_global_cbo_config_t *r)
{
	uint64_t value = 0;
	int error;

	error = pmureg_rdmsr_safe(TGL_GLOBAL_CBO_CONFIG_ADDRESS, &value);
	r->raw = value;
	return error;
}
#endif
#else
tgl_global_cbo_config_t tgl_global_cbo_config_read(void) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int tgl_global_cbo_config_io_read(struct pmureg_io *io, struct pmureg_place at, tgl_global_cbo_config_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MSR;
	at.address = TGL_GLOBAL_CBO_CONFIG_ADDRESS;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- MSR_UNC_PERF_GLOBAL_CTRL: Enables the counters. ----
 * Source: K SKL_UNC_PERF_GLOBAL_CTL
 */

#define TGL_GLOBAL_CTRL_ADDRESS             0xe01U
#define TGL_GLOBAL_CTRL_RESET               0x0000000000000000ULL
#define TGL_GLOBAL_CTRL_EN_SHIFT            29
#define TGL_GLOBAL_CTRL_EN_WIDTH            1
#define TGL_GLOBAL_CTRL_EN_MASK             0x0000000020000000ULL
#define TGL_GLOBAL_CTRL_PMI_SEL_SLICE_SHIFT 0
#define TGL_GLOBAL_CTRL_PMI_SEL_SLICE_WIDTH 5
#define TGL_GLOBAL_CTRL_PMI_SEL_SLICE_MASK  0x000000000000001fULL

typedef struct {
	uint64_t raw;
} tgl_global_ctrl_t;

typedef struct {
	uint64_t EN;            /* 29    RW 1 lets the counters count. */
	uint64_t PMI_Sel_Slice; /* 4:0   RW A bit for each slice. */
} tgl_global_ctrl_fields_t;

/* Writes 0 to 0xffffffffdfffffe0ULL, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) tgl_global_ctrl_t tgl_global_ctrl_pack(tgl_global_ctrl_fields_t f)
{
	tgl_global_ctrl_t r;

	r.raw = 0
		| pmureg_put64(f.EN, 0x1ULL, 29)
		| pmureg_put64(f.PMI_Sel_Slice, 0x1fULL, 0);
	return r;
}

static inline tgl_global_ctrl_fields_t tgl_global_ctrl_unpack(tgl_global_ctrl_t r)
{
	tgl_global_ctrl_fields_t f;

	f.EN = (r.raw >> 29) & 0x1ULL;
	f.PMI_Sel_Slice = r.raw & 0x1fULL;
	return f;
}

static inline uint64_t tgl_global_ctrl_get(tgl_global_ctrl_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline tgl_global_ctrl_t tgl_global_ctrl_with(tgl_global_ctrl_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define tgl_global_ctrl_get_EN(r)                    tgl_global_ctrl_get(r, 0x0000000020000000ULL, 29)
#define tgl_global_ctrl_get_PMI_Sel_Slice(r)         tgl_global_ctrl_get(r, 0x000000000000001fULL, 0)
#define tgl_global_ctrl_with_EN(r, value)            PMUREG_WITH(tgl_global_ctrl_with, r, 0x0000000020000000ULL, 29, value)
#define tgl_global_ctrl_with_PMI_Sel_Slice(r, value) PMUREG_WITH(tgl_global_ctrl_with, r, 0x000000000000001fULL, 0, value)

#ifdef PMUREG_HAS_MSR
static inline tgl_global_ctrl_t tgl_global_ctrl_read(void)
{
	tgl_global_ctrl_t r;

	r.raw = pmureg_rdmsr(TGL_GLOBAL_CTRL_ADDRESS);
	return r;
}

static inline void tgl_global_ctrl_write(tgl_global_ctrl_t r)
{
	pmureg_wrmsr(TGL_GLOBAL_CTRL_ADDRESS, r.raw);
}

#ifdef PMUREG_LINUX
static inline int tgl_global_ctrl_read_safe(tgl_global_ctrl_t *r)
{
	uint64_t value = 0;
	int error;

	error = pmureg_rdmsr_safe(TGL_GLOBAL_CTRL_ADDRESS, &value);
	r->raw = value;
	return error;
}

static inline int tgl_global_ctrl_write_safe(tgl_global_ctrl_t r)
{
	return pmureg_wrmsr_safe(TGL_GLOBAL_CTRL_ADDRESS, r.raw);
}
#endif
#else
tgl_global_ctrl_t tgl_global_ctrl_read(void) PMUREG_NO_MSR;
void tgl_global_ctrl_write(tgl_global_ctrl_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int tgl_global_ctrl_io_read(struct pmureg_io *io, struct pmureg_place at, tgl_global_ctrl_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MSR;
	at.address = TGL_GLOBAL_CTRL_ADDRESS;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int tgl_global_ctrl_io_write(struct pmureg_io *io, struct pmureg_place at, tgl_global_ctrl_t r)
{
	at.space = PMUREG_MSR;
	at.address = TGL_GLOBAL_CTRL_ADDRESS;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
