/*
 * Intel Xeon 7500 and 6500 (Nehalem-EX) uncore: Memory controller (M-Box)
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
 * Made by pmureg from regdefs/intel/nhmex.yaml. Edit that, not this.
 */
#ifndef PMUREG_NHMEX_MBOX_H
#define PMUREG_NHMEX_MBOX_H

#include <pmureg/access.h>

/* ---- MSR_M<mbox>_PMON_BOX_CTRL: Enables the counters. ----
 * Source: K NHMEX_M0_MSR_GLOBAL_CTL
 */

#define NHMEX_MBOX_BOX_CTL_ADDRESS(mbox) (0xca0U + 0x40U * (mbox)) /* mbox: 0 to 1 */
#define NHMEX_MBOX_BOX_CTL_RESET         0x0000000000000000ULL
#define NHMEX_MBOX_BOX_CTL_EN_SHIFT      0
#define NHMEX_MBOX_BOX_CTL_EN_WIDTH      6
#define NHMEX_MBOX_BOX_CTL_EN_MASK       0x000000000000003fULL

typedef struct {
	uint64_t raw;
} nhmex_mbox_box_ctl_t;

typedef struct {
	uint64_t EN; /* 5:0   RW A bit for each counter that counts. */
} nhmex_mbox_box_ctl_fields_t;

static inline __attribute__((always_inline)) nhmex_mbox_box_ctl_t nhmex_mbox_box_ctl_pack(nhmex_mbox_box_ctl_fields_t f)
{
	nhmex_mbox_box_ctl_t r;

	r.raw = 0
		| pmureg_put64(f.EN, 0x3fULL, 0);
	return r;
}

static inline nhmex_mbox_box_ctl_fields_t nhmex_mbox_box_ctl_unpack(nhmex_mbox_box_ctl_t r)
{
	nhmex_mbox_box_ctl_fields_t f;

	f.EN = r.raw & 0x3fULL;
	return f;
}

static inline uint64_t nhmex_mbox_box_ctl_get(nhmex_mbox_box_ctl_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline nhmex_mbox_box_ctl_t nhmex_mbox_box_ctl_with(nhmex_mbox_box_ctl_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x000000000000003fULL & ~mask);
	return r;
}

#define nhmex_mbox_box_ctl_get_EN(r)         nhmex_mbox_box_ctl_get(r, 0x000000000000003fULL, 0)
#define nhmex_mbox_box_ctl_with_EN(r, value) PMUREG_WITH(nhmex_mbox_box_ctl_with, r, 0x000000000000003fULL, 0, value)

static inline int nhmex_mbox_box_ctl_check(nhmex_mbox_box_ctl_t r)
{
	if ((r.raw & 0xffffffffffffffc0ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *nhmex_mbox_box_ctl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffffffffffc0 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline nhmex_mbox_box_ctl_t nhmex_mbox_box_ctl_read(unsigned int mbox)
{
	nhmex_mbox_box_ctl_t r;

	PMUREG_INDEX(mbox, 1U);
	r.raw = pmureg_rdmsr(NHMEX_MBOX_BOX_CTL_ADDRESS(mbox));
	return r;
}

static inline void nhmex_mbox_box_ctl_write(unsigned int mbox, nhmex_mbox_box_ctl_t r)
{
	PMUREG_INDEX(mbox, 1U);
	pmureg_wrmsr(NHMEX_MBOX_BOX_CTL_ADDRESS(mbox), r.raw);
}

#ifdef PMUREG_LINUX
static inline int nhmex_mbox_box_ctl_read_safe(unsigned int mbox, nhmex_mbox_box_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(mbox, 1U);
	error = pmureg_rdmsr_safe(NHMEX_MBOX_BOX_CTL_ADDRESS(mbox), &value);
	r->raw = value;
	return error;
}

static inline int nhmex_mbox_box_ctl_write_safe(unsigned int mbox, nhmex_mbox_box_ctl_t r)
{
	PMUREG_INDEX(mbox, 1U);
	return pmureg_wrmsr_safe(NHMEX_MBOX_BOX_CTL_ADDRESS(mbox), r.raw);
}
#endif
#else
nhmex_mbox_box_ctl_t nhmex_mbox_box_ctl_read(unsigned int mbox) PMUREG_NO_MSR;
void nhmex_mbox_box_ctl_write(unsigned int mbox, nhmex_mbox_box_ctl_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int nhmex_mbox_box_ctl_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int mbox, nhmex_mbox_box_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(mbox, 1U);
	at.space = PMUREG_MSR;
	at.address = NHMEX_MBOX_BOX_CTL_ADDRESS(mbox);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int nhmex_mbox_box_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int mbox, nhmex_mbox_box_ctl_t r)
{
	PMUREG_INDEX(mbox, 1U);
	at.space = PMUREG_MSR;
	at.address = NHMEX_MBOX_BOX_CTL_ADDRESS(mbox);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- MSR_M<mbox>_PMON_DSP: Chooses events of the scheduler, dispatch. ----
 * Source: K NHMEX_M0_MSR_PMU_DSP
 */

#define NHMEX_MBOX_DSP_ADDRESS(mbox) (0xca5U + 0x40U * (mbox)) /* mbox: 0 to 1 */
#define NHMEX_MBOX_DSP_RESET         0x0000000000000000ULL
#define NHMEX_MBOX_DSP_VALUE_SHIFT   0
#define NHMEX_MBOX_DSP_VALUE_WIDTH   32
#define NHMEX_MBOX_DSP_VALUE_MASK    0x00000000ffffffffULL

typedef struct {
	uint64_t raw;
} nhmex_mbox_dsp_t;

typedef struct {
	uint64_t VALUE; /* 31:0  RW The value. */
} nhmex_mbox_dsp_fields_t;

static inline __attribute__((always_inline)) nhmex_mbox_dsp_t nhmex_mbox_dsp_pack(nhmex_mbox_dsp_fields_t f)
{
	nhmex_mbox_dsp_t r;

	r.raw = 0
		| pmureg_put64(f.VALUE, 0xffffffffULL, 0);
	return r;
}

static inline nhmex_mbox_dsp_fields_t nhmex_mbox_dsp_unpack(nhmex_mbox_dsp_t r)
{
	nhmex_mbox_dsp_fields_t f;

	f.VALUE = r.raw & 0xffffffffULL;
	return f;
}

static inline uint64_t nhmex_mbox_dsp_get(nhmex_mbox_dsp_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline nhmex_mbox_dsp_t nhmex_mbox_dsp_with(nhmex_mbox_dsp_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x00000000ffffffffULL & ~mask);
	return r;
}

#define nhmex_mbox_dsp_get_VALUE(r)         nhmex_mbox_dsp_get(r, 0x00000000ffffffffULL, 0)
#define nhmex_mbox_dsp_with_VALUE(r, value) PMUREG_WITH(nhmex_mbox_dsp_with, r, 0x00000000ffffffffULL, 0, value)

static inline int nhmex_mbox_dsp_check(nhmex_mbox_dsp_t r)
{
	if ((r.raw & 0xffffffff00000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *nhmex_mbox_dsp_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffff00000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline nhmex_mbox_dsp_t nhmex_mbox_dsp_read(unsigned int mbox)
{
	nhmex_mbox_dsp_t r;

	PMUREG_INDEX(mbox, 1U);
	r.raw = pmureg_rdmsr(NHMEX_MBOX_DSP_ADDRESS(mbox));
	return r;
}

static inline void nhmex_mbox_dsp_write(unsigned int mbox, nhmex_mbox_dsp_t r)
{
	PMUREG_INDEX(mbox, 1U);
	pmureg_wrmsr(NHMEX_MBOX_DSP_ADDRESS(mbox), r.raw);
}

#ifdef PMUREG_LINUX
static inline int nhmex_mbox_dsp_read_safe(unsigned int mbox, nhmex_mbox_dsp_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(mbox, 1U);
	error = pmureg_rdmsr_safe(NHMEX_MBOX_DSP_ADDRESS(mbox), &value);
	r->raw = value;
	return error;
}

static inline int nhmex_mbox_dsp_write_safe(unsigned int mbox, nhmex_mbox_dsp_t r)
{
	PMUREG_INDEX(mbox, 1U);
	return pmureg_wrmsr_safe(NHMEX_MBOX_DSP_ADDRESS(mbox), r.raw);
}
#endif
#else
nhmex_mbox_dsp_t nhmex_mbox_dsp_read(unsigned int mbox) PMUREG_NO_MSR;
void nhmex_mbox_dsp_write(unsigned int mbox, nhmex_mbox_dsp_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int nhmex_mbox_dsp_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int mbox, nhmex_mbox_dsp_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(mbox, 1U);
	at.space = PMUREG_MSR;
	at.address = NHMEX_MBOX_DSP_ADDRESS(mbox);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int nhmex_mbox_dsp_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int mbox, nhmex_mbox_dsp_t r)
{
	PMUREG_INDEX(mbox, 1U);
	at.space = PMUREG_MSR;
	at.address = NHMEX_MBOX_DSP_ADDRESS(mbox);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- MSR_M<mbox>_PMON_ISS: Chooses events of issue. ----
 * Source: K NHMEX_M0_MSR_PMU_ISS
 */

#define NHMEX_MBOX_ISS_ADDRESS(mbox) (0xca6U + 0x40U * (mbox)) /* mbox: 0 to 1 */
#define NHMEX_MBOX_ISS_RESET         0x0000000000000000ULL
#define NHMEX_MBOX_ISS_VALUE_SHIFT   0
#define NHMEX_MBOX_ISS_VALUE_WIDTH   32
#define NHMEX_MBOX_ISS_VALUE_MASK    0x00000000ffffffffULL

typedef struct {
	uint64_t raw;
} nhmex_mbox_iss_t;

typedef struct {
	uint64_t VALUE; /* 31:0  RW The value. */
} nhmex_mbox_iss_fields_t;

static inline __attribute__((always_inline)) nhmex_mbox_iss_t nhmex_mbox_iss_pack(nhmex_mbox_iss_fields_t f)
{
	nhmex_mbox_iss_t r;

	r.raw = 0
		| pmureg_put64(f.VALUE, 0xffffffffULL, 0);
	return r;
}

static inline nhmex_mbox_iss_fields_t nhmex_mbox_iss_unpack(nhmex_mbox_iss_t r)
{
	nhmex_mbox_iss_fields_t f;

	f.VALUE = r.raw & 0xffffffffULL;
	return f;
}

static inline uint64_t nhmex_mbox_iss_get(nhmex_mbox_iss_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline nhmex_mbox_iss_t nhmex_mbox_iss_with(nhmex_mbox_iss_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x00000000ffffffffULL & ~mask);
	return r;
}

#define nhmex_mbox_iss_get_VALUE(r)         nhmex_mbox_iss_get(r, 0x00000000ffffffffULL, 0)
#define nhmex_mbox_iss_with_VALUE(r, value) PMUREG_WITH(nhmex_mbox_iss_with, r, 0x00000000ffffffffULL, 0, value)

static inline int nhmex_mbox_iss_check(nhmex_mbox_iss_t r)
{
	if ((r.raw & 0xffffffff00000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *nhmex_mbox_iss_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffff00000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline nhmex_mbox_iss_t nhmex_mbox_iss_read(unsigned int mbox)
{
	nhmex_mbox_iss_t r;

	PMUREG_INDEX(mbox, 1U);
	r.raw = pmureg_rdmsr(NHMEX_MBOX_ISS_ADDRESS(mbox));
	return r;
}

static inline void nhmex_mbox_iss_write(unsigned int mbox, nhmex_mbox_iss_t r)
{
	PMUREG_INDEX(mbox, 1U);
	pmureg_wrmsr(NHMEX_MBOX_ISS_ADDRESS(mbox), r.raw);
}

#ifdef PMUREG_LINUX
static inline int nhmex_mbox_iss_read_safe(unsigned int mbox, nhmex_mbox_iss_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(mbox, 1U);
	error = pmureg_rdmsr_safe(NHMEX_MBOX_ISS_ADDRESS(mbox), &value);
	r->raw = value;
	return error;
}

static inline int nhmex_mbox_iss_write_safe(unsigned int mbox, nhmex_mbox_iss_t r)
{
	PMUREG_INDEX(mbox, 1U);
	return pmureg_wrmsr_safe(NHMEX_MBOX_ISS_ADDRESS(mbox), r.raw);
}
#endif
#else
nhmex_mbox_iss_t nhmex_mbox_iss_read(unsigned int mbox) PMUREG_NO_MSR;
void nhmex_mbox_iss_write(unsigned int mbox, nhmex_mbox_iss_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int nhmex_mbox_iss_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int mbox, nhmex_mbox_iss_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(mbox, 1U);
	at.space = PMUREG_MSR;
	at.address = NHMEX_MBOX_ISS_ADDRESS(mbox);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int nhmex_mbox_iss_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int mbox, nhmex_mbox_iss_t r)
{
	PMUREG_INDEX(mbox, 1U);
	at.space = PMUREG_MSR;
	at.address = NHMEX_MBOX_ISS_ADDRESS(mbox);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- MSR_M<mbox>_PMON_MAP: Chooses events of the mapper. ----
 * Source: K NHMEX_M0_MSR_PMU_MAP
 */

#define NHMEX_MBOX_MAP_ADDRESS(mbox) (0xca7U + 0x40U * (mbox)) /* mbox: 0 to 1 */
#define NHMEX_MBOX_MAP_RESET         0x0000000000000000ULL
#define NHMEX_MBOX_MAP_VALUE_SHIFT   0
#define NHMEX_MBOX_MAP_VALUE_WIDTH   32
#define NHMEX_MBOX_MAP_VALUE_MASK    0x00000000ffffffffULL

typedef struct {
	uint64_t raw;
} nhmex_mbox_map_t;

typedef struct {
	uint64_t VALUE; /* 31:0  RW The value. */
} nhmex_mbox_map_fields_t;

static inline __attribute__((always_inline)) nhmex_mbox_map_t nhmex_mbox_map_pack(nhmex_mbox_map_fields_t f)
{
	nhmex_mbox_map_t r;

	r.raw = 0
		| pmureg_put64(f.VALUE, 0xffffffffULL, 0);
	return r;
}

static inline nhmex_mbox_map_fields_t nhmex_mbox_map_unpack(nhmex_mbox_map_t r)
{
	nhmex_mbox_map_fields_t f;

	f.VALUE = r.raw & 0xffffffffULL;
	return f;
}

static inline uint64_t nhmex_mbox_map_get(nhmex_mbox_map_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline nhmex_mbox_map_t nhmex_mbox_map_with(nhmex_mbox_map_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x00000000ffffffffULL & ~mask);
	return r;
}

#define nhmex_mbox_map_get_VALUE(r)         nhmex_mbox_map_get(r, 0x00000000ffffffffULL, 0)
#define nhmex_mbox_map_with_VALUE(r, value) PMUREG_WITH(nhmex_mbox_map_with, r, 0x00000000ffffffffULL, 0, value)

static inline int nhmex_mbox_map_check(nhmex_mbox_map_t r)
{
	if ((r.raw & 0xffffffff00000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *nhmex_mbox_map_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffff00000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline nhmex_mbox_map_t nhmex_mbox_map_read(unsigned int mbox)
{
	nhmex_mbox_map_t r;

	PMUREG_INDEX(mbox, 1U);
	r.raw = pmureg_rdmsr(NHMEX_MBOX_MAP_ADDRESS(mbox));
	return r;
}

static inline void nhmex_mbox_map_write(unsigned int mbox, nhmex_mbox_map_t r)
{
	PMUREG_INDEX(mbox, 1U);
	pmureg_wrmsr(NHMEX_MBOX_MAP_ADDRESS(mbox), r.raw);
}

#ifdef PMUREG_LINUX
static inline int nhmex_mbox_map_read_safe(unsigned int mbox, nhmex_mbox_map_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(mbox, 1U);
	error = pmureg_rdmsr_safe(NHMEX_MBOX_MAP_ADDRESS(mbox), &value);
	r->raw = value;
	return error;
}

static inline int nhmex_mbox_map_write_safe(unsigned int mbox, nhmex_mbox_map_t r)
{
	PMUREG_INDEX(mbox, 1U);
	return pmureg_wrmsr_safe(NHMEX_MBOX_MAP_ADDRESS(mbox), r.raw);
}
#endif
#else
nhmex_mbox_map_t nhmex_mbox_map_read(unsigned int mbox) PMUREG_NO_MSR;
void nhmex_mbox_map_write(unsigned int mbox, nhmex_mbox_map_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int nhmex_mbox_map_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int mbox, nhmex_mbox_map_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(mbox, 1U);
	at.space = PMUREG_MSR;
	at.address = NHMEX_MBOX_MAP_ADDRESS(mbox);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int nhmex_mbox_map_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int mbox, nhmex_mbox_map_t r)
{
	PMUREG_INDEX(mbox, 1U);
	at.space = PMUREG_MSR;
	at.address = NHMEX_MBOX_MAP_ADDRESS(mbox);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- MSR_M<mbox>_PMON_MSC_THR: Chooses events of throttling. ----
 * Source: K NHMEX_M0_MSR_PMU_MSC_THR
 */

#define NHMEX_MBOX_MSC_THR_ADDRESS(mbox) (0xca8U + 0x40U * (mbox)) /* mbox: 0 to 1 */
#define NHMEX_MBOX_MSC_THR_RESET         0x0000000000000000ULL
#define NHMEX_MBOX_MSC_THR_VALUE_SHIFT   0
#define NHMEX_MBOX_MSC_THR_VALUE_WIDTH   32
#define NHMEX_MBOX_MSC_THR_VALUE_MASK    0x00000000ffffffffULL

typedef struct {
	uint64_t raw;
} nhmex_mbox_msc_thr_t;

typedef struct {
	uint64_t VALUE; /* 31:0  RW The value. */
} nhmex_mbox_msc_thr_fields_t;

static inline __attribute__((always_inline)) nhmex_mbox_msc_thr_t nhmex_mbox_msc_thr_pack(nhmex_mbox_msc_thr_fields_t f)
{
	nhmex_mbox_msc_thr_t r;

	r.raw = 0
		| pmureg_put64(f.VALUE, 0xffffffffULL, 0);
	return r;
}

static inline nhmex_mbox_msc_thr_fields_t nhmex_mbox_msc_thr_unpack(nhmex_mbox_msc_thr_t r)
{
	nhmex_mbox_msc_thr_fields_t f;

	f.VALUE = r.raw & 0xffffffffULL;
	return f;
}

static inline uint64_t nhmex_mbox_msc_thr_get(nhmex_mbox_msc_thr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline nhmex_mbox_msc_thr_t nhmex_mbox_msc_thr_with(nhmex_mbox_msc_thr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x00000000ffffffffULL & ~mask);
	return r;
}

#define nhmex_mbox_msc_thr_get_VALUE(r)         nhmex_mbox_msc_thr_get(r, 0x00000000ffffffffULL, 0)
#define nhmex_mbox_msc_thr_with_VALUE(r, value) PMUREG_WITH(nhmex_mbox_msc_thr_with, r, 0x00000000ffffffffULL, 0, value)

static inline int nhmex_mbox_msc_thr_check(nhmex_mbox_msc_thr_t r)
{
	if ((r.raw & 0xffffffff00000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *nhmex_mbox_msc_thr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffff00000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline nhmex_mbox_msc_thr_t nhmex_mbox_msc_thr_read(unsigned int mbox)
{
	nhmex_mbox_msc_thr_t r;

	PMUREG_INDEX(mbox, 1U);
	r.raw = pmureg_rdmsr(NHMEX_MBOX_MSC_THR_ADDRESS(mbox));
	return r;
}

static inline void nhmex_mbox_msc_thr_write(unsigned int mbox, nhmex_mbox_msc_thr_t r)
{
	PMUREG_INDEX(mbox, 1U);
	pmureg_wrmsr(NHMEX_MBOX_MSC_THR_ADDRESS(mbox), r.raw);
}

#ifdef PMUREG_LINUX
static inline int nhmex_mbox_msc_thr_read_safe(unsigned int mbox, nhmex_mbox_msc_thr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(mbox, 1U);
	error = pmureg_rdmsr_safe(NHMEX_MBOX_MSC_THR_ADDRESS(mbox), &value);
	r->raw = value;
	return error;
}

static inline int nhmex_mbox_msc_thr_write_safe(unsigned int mbox, nhmex_mbox_msc_thr_t r)
{
	PMUREG_INDEX(mbox, 1U);
	return pmureg_wrmsr_safe(NHMEX_MBOX_MSC_THR_ADDRESS(mbox), r.raw);
}
#endif
#else
nhmex_mbox_msc_thr_t nhmex_mbox_msc_thr_read(unsigned int mbox) PMUREG_NO_MSR;
void nhmex_mbox_msc_thr_write(unsigned int mbox, nhmex_mbox_msc_thr_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int nhmex_mbox_msc_thr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int mbox, nhmex_mbox_msc_thr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(mbox, 1U);
	at.space = PMUREG_MSR;
	at.address = NHMEX_MBOX_MSC_THR_ADDRESS(mbox);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int nhmex_mbox_msc_thr_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int mbox, nhmex_mbox_msc_thr_t r)
{
	PMUREG_INDEX(mbox, 1U);
	at.space = PMUREG_MSR;
	at.address = NHMEX_MBOX_MSC_THR_ADDRESS(mbox);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- MSR_M<mbox>_PMON_PGT: Chooses events of the page table. ----
 * Source: K NHMEX_M0_MSR_PMU_PGT
 */

#define NHMEX_MBOX_PGT_ADDRESS(mbox) (0xca9U + 0x40U * (mbox)) /* mbox: 0 to 1 */
#define NHMEX_MBOX_PGT_RESET         0x0000000000000000ULL
#define NHMEX_MBOX_PGT_VALUE_SHIFT   0
#define NHMEX_MBOX_PGT_VALUE_WIDTH   32
#define NHMEX_MBOX_PGT_VALUE_MASK    0x00000000ffffffffULL

typedef struct {
	uint64_t raw;
} nhmex_mbox_pgt_t;

typedef struct {
	uint64_t VALUE; /* 31:0  RW The value. */
} nhmex_mbox_pgt_fields_t;

static inline __attribute__((always_inline)) nhmex_mbox_pgt_t nhmex_mbox_pgt_pack(nhmex_mbox_pgt_fields_t f)
{
	nhmex_mbox_pgt_t r;

	r.raw = 0
		| pmureg_put64(f.VALUE, 0xffffffffULL, 0);
	return r;
}

static inline nhmex_mbox_pgt_fields_t nhmex_mbox_pgt_unpack(nhmex_mbox_pgt_t r)
{
	nhmex_mbox_pgt_fields_t f;

	f.VALUE = r.raw & 0xffffffffULL;
	return f;
}

static inline uint64_t nhmex_mbox_pgt_get(nhmex_mbox_pgt_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline nhmex_mbox_pgt_t nhmex_mbox_pgt_with(nhmex_mbox_pgt_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x00000000ffffffffULL & ~mask);
	return r;
}

#define nhmex_mbox_pgt_get_VALUE(r)         nhmex_mbox_pgt_get(r, 0x00000000ffffffffULL, 0)
#define nhmex_mbox_pgt_with_VALUE(r, value) PMUREG_WITH(nhmex_mbox_pgt_with, r, 0x00000000ffffffffULL, 0, value)

static inline int nhmex_mbox_pgt_check(nhmex_mbox_pgt_t r)
{
	if ((r.raw & 0xffffffff00000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *nhmex_mbox_pgt_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffff00000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline nhmex_mbox_pgt_t nhmex_mbox_pgt_read(unsigned int mbox)
{
	nhmex_mbox_pgt_t r;

	PMUREG_INDEX(mbox, 1U);
	r.raw = pmureg_rdmsr(NHMEX_MBOX_PGT_ADDRESS(mbox));
	return r;
}

static inline void nhmex_mbox_pgt_write(unsigned int mbox, nhmex_mbox_pgt_t r)
{
	PMUREG_INDEX(mbox, 1U);
	pmureg_wrmsr(NHMEX_MBOX_PGT_ADDRESS(mbox), r.raw);
}

#ifdef PMUREG_LINUX
static inline int nhmex_mbox_pgt_read_safe(unsigned int mbox, nhmex_mbox_pgt_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(mbox, 1U);
	error = pmureg_rdmsr_safe(NHMEX_MBOX_PGT_ADDRESS(mbox), &value);
	r->raw = value;
	return error;
}

static inline int nhmex_mbox_pgt_write_safe(unsigned int mbox, nhmex_mbox_pgt_t r)
{
	PMUREG_INDEX(mbox, 1U);
	return pmureg_wrmsr_safe(NHMEX_MBOX_PGT_ADDRESS(mbox), r.raw);
}
#endif
#else
nhmex_mbox_pgt_t nhmex_mbox_pgt_read(unsigned int mbox) PMUREG_NO_MSR;
void nhmex_mbox_pgt_write(unsigned int mbox, nhmex_mbox_pgt_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int nhmex_mbox_pgt_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int mbox, nhmex_mbox_pgt_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(mbox, 1U);
	at.space = PMUREG_MSR;
	at.address = NHMEX_MBOX_PGT_ADDRESS(mbox);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int nhmex_mbox_pgt_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int mbox, nhmex_mbox_pgt_t r)
{
	PMUREG_INDEX(mbox, 1U);
	at.space = PMUREG_MSR;
	at.address = NHMEX_MBOX_PGT_ADDRESS(mbox);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- MSR_M<mbox>_PMON_PLD: Chooses events of the payload queue. ----
 * Source: K NHMEX_M0_MSR_PMU_PLD
 */

#define NHMEX_MBOX_PLD_ADDRESS(mbox) (0xcaaU + 0x40U * (mbox)) /* mbox: 0 to 1 */
#define NHMEX_MBOX_PLD_RESET         0x0000000000000000ULL
#define NHMEX_MBOX_PLD_VALUE_SHIFT   0
#define NHMEX_MBOX_PLD_VALUE_WIDTH   32
#define NHMEX_MBOX_PLD_VALUE_MASK    0x00000000ffffffffULL

typedef struct {
	uint64_t raw;
} nhmex_mbox_pld_t;

typedef struct {
	uint64_t VALUE; /* 31:0  RW The value. */
} nhmex_mbox_pld_fields_t;

static inline __attribute__((always_inline)) nhmex_mbox_pld_t nhmex_mbox_pld_pack(nhmex_mbox_pld_fields_t f)
{
	nhmex_mbox_pld_t r;

	r.raw = 0
		| pmureg_put64(f.VALUE, 0xffffffffULL, 0);
	return r;
}

static inline nhmex_mbox_pld_fields_t nhmex_mbox_pld_unpack(nhmex_mbox_pld_t r)
{
	nhmex_mbox_pld_fields_t f;

	f.VALUE = r.raw & 0xffffffffULL;
	return f;
}

static inline uint64_t nhmex_mbox_pld_get(nhmex_mbox_pld_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline nhmex_mbox_pld_t nhmex_mbox_pld_with(nhmex_mbox_pld_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x00000000ffffffffULL & ~mask);
	return r;
}

#define nhmex_mbox_pld_get_VALUE(r)         nhmex_mbox_pld_get(r, 0x00000000ffffffffULL, 0)
#define nhmex_mbox_pld_with_VALUE(r, value) PMUREG_WITH(nhmex_mbox_pld_with, r, 0x00000000ffffffffULL, 0, value)

static inline int nhmex_mbox_pld_check(nhmex_mbox_pld_t r)
{
	if ((r.raw & 0xffffffff00000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *nhmex_mbox_pld_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffff00000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline nhmex_mbox_pld_t nhmex_mbox_pld_read(unsigned int mbox)
{
	nhmex_mbox_pld_t r;

	PMUREG_INDEX(mbox, 1U);
	r.raw = pmureg_rdmsr(NHMEX_MBOX_PLD_ADDRESS(mbox));
	return r;
}

static inline void nhmex_mbox_pld_write(unsigned int mbox, nhmex_mbox_pld_t r)
{
	PMUREG_INDEX(mbox, 1U);
	pmureg_wrmsr(NHMEX_MBOX_PLD_ADDRESS(mbox), r.raw);
}

#ifdef PMUREG_LINUX
static inline int nhmex_mbox_pld_read_safe(unsigned int mbox, nhmex_mbox_pld_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(mbox, 1U);
	error = pmureg_rdmsr_safe(NHMEX_MBOX_PLD_ADDRESS(mbox), &value);
	r->raw = value;
	return error;
}

static inline int nhmex_mbox_pld_write_safe(unsigned int mbox, nhmex_mbox_pld_t r)
{
	PMUREG_INDEX(mbox, 1U);
	return pmureg_wrmsr_safe(NHMEX_MBOX_PLD_ADDRESS(mbox), r.raw);
}
#endif
#else
nhmex_mbox_pld_t nhmex_mbox_pld_read(unsigned int mbox) PMUREG_NO_MSR;
void nhmex_mbox_pld_write(unsigned int mbox, nhmex_mbox_pld_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int nhmex_mbox_pld_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int mbox, nhmex_mbox_pld_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(mbox, 1U);
	at.space = PMUREG_MSR;
	at.address = NHMEX_MBOX_PLD_ADDRESS(mbox);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int nhmex_mbox_pld_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int mbox, nhmex_mbox_pld_t r)
{
	PMUREG_INDEX(mbox, 1U);
	at.space = PMUREG_MSR;
	at.address = NHMEX_MBOX_PLD_ADDRESS(mbox);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- MSR_M<mbox>_PMON_ZDP: Chooses what events 0xd to 0x10 count. ----
 * Source: K NHMEX_M0_MSR_PMU_ZDP_CTL_FVC
 */

#define NHMEX_MBOX_ZDP_CTL_FVC_ADDRESS(mbox) (0xcabU + 0x40U * (mbox)) /* mbox: 0 to 1 */
#define NHMEX_MBOX_ZDP_CTL_FVC_RESET         0x0000000000000000ULL
#define NHMEX_MBOX_ZDP_CTL_FVC_VALUE_SHIFT   0
#define NHMEX_MBOX_ZDP_CTL_FVC_VALUE_WIDTH   32
#define NHMEX_MBOX_ZDP_CTL_FVC_VALUE_MASK    0x00000000ffffffffULL

typedef struct {
	uint64_t raw;
} nhmex_mbox_zdp_ctl_fvc_t;

typedef struct {
	uint64_t VALUE; /* 31:0  RW The value. */
} nhmex_mbox_zdp_ctl_fvc_fields_t;

static inline __attribute__((always_inline)) nhmex_mbox_zdp_ctl_fvc_t nhmex_mbox_zdp_ctl_fvc_pack(nhmex_mbox_zdp_ctl_fvc_fields_t f)
{
	nhmex_mbox_zdp_ctl_fvc_t r;

	r.raw = 0
		| pmureg_put64(f.VALUE, 0xffffffffULL, 0);
	return r;
}

static inline nhmex_mbox_zdp_ctl_fvc_fields_t nhmex_mbox_zdp_ctl_fvc_unpack(nhmex_mbox_zdp_ctl_fvc_t r)
{
	nhmex_mbox_zdp_ctl_fvc_fields_t f;

	f.VALUE = r.raw & 0xffffffffULL;
	return f;
}

static inline uint64_t nhmex_mbox_zdp_ctl_fvc_get(nhmex_mbox_zdp_ctl_fvc_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline nhmex_mbox_zdp_ctl_fvc_t nhmex_mbox_zdp_ctl_fvc_with(nhmex_mbox_zdp_ctl_fvc_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x00000000ffffffffULL & ~mask);
	return r;
}

#define nhmex_mbox_zdp_ctl_fvc_get_VALUE(r)         nhmex_mbox_zdp_ctl_fvc_get(r, 0x00000000ffffffffULL, 0)
#define nhmex_mbox_zdp_ctl_fvc_with_VALUE(r, value) PMUREG_WITH(nhmex_mbox_zdp_ctl_fvc_with, r, 0x00000000ffffffffULL, 0, value)

static inline int nhmex_mbox_zdp_ctl_fvc_check(nhmex_mbox_zdp_ctl_fvc_t r)
{
	if ((r.raw & 0xffffffff00000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *nhmex_mbox_zdp_ctl_fvc_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffff00000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline nhmex_mbox_zdp_ctl_fvc_t nhmex_mbox_zdp_ctl_fvc_read(unsigned int mbox)
{
	nhmex_mbox_zdp_ctl_fvc_t r;

	PMUREG_INDEX(mbox, 1U);
	r.raw = pmureg_rdmsr(NHMEX_MBOX_ZDP_CTL_FVC_ADDRESS(mbox));
	return r;
}

static inline void nhmex_mbox_zdp_ctl_fvc_write(unsigned int mbox, nhmex_mbox_zdp_ctl_fvc_t r)
{
	PMUREG_INDEX(mbox, 1U);
	pmureg_wrmsr(NHMEX_MBOX_ZDP_CTL_FVC_ADDRESS(mbox), r.raw);
}

#ifdef PMUREG_LINUX
static inline int nhmex_mbox_zdp_ctl_fvc_read_safe(unsigned int mbox, nhmex_mbox_zdp_ctl_fvc_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(mbox, 1U);
	error = pmureg_rdmsr_safe(NHMEX_MBOX_ZDP_CTL_FVC_ADDRESS(mbox), &value);
	r->raw = value;
	return error;
}

static inline int nhmex_mbox_zdp_ctl_fvc_write_safe(unsigned int mbox, nhmex_mbox_zdp_ctl_fvc_t r)
{
	PMUREG_INDEX(mbox, 1U);
	return pmureg_wrmsr_safe(NHMEX_MBOX_ZDP_CTL_FVC_ADDRESS(mbox), r.raw);
}
#endif
#else
nhmex_mbox_zdp_ctl_fvc_t nhmex_mbox_zdp_ctl_fvc_read(unsigned int mbox) PMUREG_NO_MSR;
void nhmex_mbox_zdp_ctl_fvc_write(unsigned int mbox, nhmex_mbox_zdp_ctl_fvc_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int nhmex_mbox_zdp_ctl_fvc_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int mbox, nhmex_mbox_zdp_ctl_fvc_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(mbox, 1U);
	at.space = PMUREG_MSR;
	at.address = NHMEX_MBOX_ZDP_CTL_FVC_ADDRESS(mbox);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int nhmex_mbox_zdp_ctl_fvc_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int mbox, nhmex_mbox_zdp_ctl_fvc_t r)
{
	PMUREG_INDEX(mbox, 1U);
	at.space = PMUREG_MSR;
	at.address = NHMEX_MBOX_ZDP_CTL_FVC_ADDRESS(mbox);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- MSR_M<mbox>_PMON_EVNT_SEL<n>: What counter <n> counts. ----
 * Source: K NHMEX_M0_MSR_PMU_CTL0
 */

#define NHMEX_MBOX_CTL_ADDRESS(mbox, n)   (0xcb0U + 0x40U * (mbox) + 2U * (n)) /* mbox: 0 to 1, n: 0 to 5 */
#define NHMEX_MBOX_CTL_COUNT              6
#define NHMEX_MBOX_CTL_RESET              0x0000000000000000ULL
#define NHMEX_MBOX_CTL_SET_FLAG_SEL_SHIFT 19
#define NHMEX_MBOX_CTL_SET_FLAG_SEL_WIDTH 3
#define NHMEX_MBOX_CTL_SET_FLAG_SEL_MASK  0x0000000000380000ULL
#define NHMEX_MBOX_CTL_INC_SEL_SHIFT      9
#define NHMEX_MBOX_CTL_INC_SEL_WIDTH      5
#define NHMEX_MBOX_CTL_INC_SEL_MASK       0x0000000000003e00ULL
#define NHMEX_MBOX_CTL_FLAG_MODE_SHIFT    7
#define NHMEX_MBOX_CTL_FLAG_MODE_WIDTH    1
#define NHMEX_MBOX_CTL_FLAG_MODE_MASK     0x0000000000000080ULL
#define NHMEX_MBOX_CTL_WRAP_MODE_SHIFT    6
#define NHMEX_MBOX_CTL_WRAP_MODE_WIDTH    1
#define NHMEX_MBOX_CTL_WRAP_MODE_MASK     0x0000000000000040ULL
#define NHMEX_MBOX_CTL_STORAGE_MODE_SHIFT 4
#define NHMEX_MBOX_CTL_STORAGE_MODE_WIDTH 2
#define NHMEX_MBOX_CTL_STORAGE_MODE_MASK  0x0000000000000030ULL
#define NHMEX_MBOX_CTL_COUNT_MODE_SHIFT   2
#define NHMEX_MBOX_CTL_COUNT_MODE_WIDTH   2
#define NHMEX_MBOX_CTL_COUNT_MODE_MASK    0x000000000000000cULL
#define NHMEX_MBOX_CTL_PMI_EN_SHIFT       1
#define NHMEX_MBOX_CTL_PMI_EN_WIDTH       1
#define NHMEX_MBOX_CTL_PMI_EN_MASK        0x0000000000000002ULL
#define NHMEX_MBOX_CTL_EN_SHIFT           0
#define NHMEX_MBOX_CTL_EN_WIDTH           1
#define NHMEX_MBOX_CTL_EN_MASK            0x0000000000000001ULL

typedef struct {
	uint64_t raw;
} nhmex_mbox_ctl_t;

typedef struct {
	uint64_t SET_FLAG_SEL; /* 21:19 RW Event in flag mode. */
	uint64_t INC_SEL;      /* 13:9  RW Event. */
	uint64_t FLAG_MODE;    /* 7     RW 1: SET_FLAG_SEL is the event. */
	uint64_t WRAP_MODE;    /* 6     RW The counter wraps. */
	uint64_t STORAGE_MODE; /* 5:4   RW What is stored. */
	uint64_t COUNT_MODE;   /* 3:2   RW How it counts. */
	uint64_t PMI_EN;       /* 1     RW An overflow interrupts. */
	uint64_t EN;           /* 0     RW 1 counts. */
} nhmex_mbox_ctl_fields_t;

static inline __attribute__((always_inline)) nhmex_mbox_ctl_t nhmex_mbox_ctl_pack(nhmex_mbox_ctl_fields_t f)
{
	nhmex_mbox_ctl_t r;

	r.raw = 0
		| pmureg_put64(f.SET_FLAG_SEL, 0x7ULL, 19)
		| pmureg_put64(f.INC_SEL, 0x1fULL, 9)
		| pmureg_put64(f.FLAG_MODE, 0x1ULL, 7)
		| pmureg_put64(f.WRAP_MODE, 0x1ULL, 6)
		| pmureg_put64(f.STORAGE_MODE, 0x3ULL, 4)
		| pmureg_put64(f.COUNT_MODE, 0x3ULL, 2)
		| pmureg_put64(f.PMI_EN, 0x1ULL, 1)
		| pmureg_put64(f.EN, 0x1ULL, 0);
	return r;
}

static inline nhmex_mbox_ctl_fields_t nhmex_mbox_ctl_unpack(nhmex_mbox_ctl_t r)
{
	nhmex_mbox_ctl_fields_t f;

	f.SET_FLAG_SEL = (r.raw >> 19) & 0x7ULL;
	f.INC_SEL = (r.raw >> 9) & 0x1fULL;
	f.FLAG_MODE = (r.raw >> 7) & 0x1ULL;
	f.WRAP_MODE = (r.raw >> 6) & 0x1ULL;
	f.STORAGE_MODE = (r.raw >> 4) & 0x3ULL;
	f.COUNT_MODE = (r.raw >> 2) & 0x3ULL;
	f.PMI_EN = (r.raw >> 1) & 0x1ULL;
	f.EN = r.raw & 0x1ULL;
	return f;
}

static inline uint64_t nhmex_mbox_ctl_get(nhmex_mbox_ctl_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline nhmex_mbox_ctl_t nhmex_mbox_ctl_with(nhmex_mbox_ctl_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000000000383effULL & ~mask);
	return r;
}

#define nhmex_mbox_ctl_get_SET_FLAG_SEL(r)         nhmex_mbox_ctl_get(r, 0x0000000000380000ULL, 19)
#define nhmex_mbox_ctl_get_INC_SEL(r)              nhmex_mbox_ctl_get(r, 0x0000000000003e00ULL, 9)
#define nhmex_mbox_ctl_get_FLAG_MODE(r)            nhmex_mbox_ctl_get(r, 0x0000000000000080ULL, 7)
#define nhmex_mbox_ctl_get_WRAP_MODE(r)            nhmex_mbox_ctl_get(r, 0x0000000000000040ULL, 6)
#define nhmex_mbox_ctl_get_STORAGE_MODE(r)         nhmex_mbox_ctl_get(r, 0x0000000000000030ULL, 4)
#define nhmex_mbox_ctl_get_COUNT_MODE(r)           nhmex_mbox_ctl_get(r, 0x000000000000000cULL, 2)
#define nhmex_mbox_ctl_get_PMI_EN(r)               nhmex_mbox_ctl_get(r, 0x0000000000000002ULL, 1)
#define nhmex_mbox_ctl_get_EN(r)                   nhmex_mbox_ctl_get(r, 0x0000000000000001ULL, 0)
#define nhmex_mbox_ctl_with_SET_FLAG_SEL(r, value) PMUREG_WITH(nhmex_mbox_ctl_with, r, 0x0000000000380000ULL, 19, value)
#define nhmex_mbox_ctl_with_INC_SEL(r, value)      PMUREG_WITH(nhmex_mbox_ctl_with, r, 0x0000000000003e00ULL, 9, value)
#define nhmex_mbox_ctl_with_FLAG_MODE(r, value)    PMUREG_WITH(nhmex_mbox_ctl_with, r, 0x0000000000000080ULL, 7, value)
#define nhmex_mbox_ctl_with_WRAP_MODE(r, value)    PMUREG_WITH(nhmex_mbox_ctl_with, r, 0x0000000000000040ULL, 6, value)
#define nhmex_mbox_ctl_with_STORAGE_MODE(r, value) PMUREG_WITH(nhmex_mbox_ctl_with, r, 0x0000000000000030ULL, 4, value)
#define nhmex_mbox_ctl_with_COUNT_MODE(r, value)   PMUREG_WITH(nhmex_mbox_ctl_with, r, 0x000000000000000cULL, 2, value)
#define nhmex_mbox_ctl_with_PMI_EN(r, value)       PMUREG_WITH(nhmex_mbox_ctl_with, r, 0x0000000000000002ULL, 1, value)
#define nhmex_mbox_ctl_with_EN(r, value)           PMUREG_WITH(nhmex_mbox_ctl_with, r, 0x0000000000000001ULL, 0, value)

static inline int nhmex_mbox_ctl_check(nhmex_mbox_ctl_t r)
{
	if ((r.raw & 0xffffffffffc7c100ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *nhmex_mbox_ctl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffffffc7c100 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline nhmex_mbox_ctl_t nhmex_mbox_ctl_read(unsigned int mbox, unsigned int n)
{
	nhmex_mbox_ctl_t r;

	PMUREG_INDEX(mbox, 1U);
	PMUREG_INDEX(n, 5U);
	r.raw = pmureg_rdmsr(NHMEX_MBOX_CTL_ADDRESS(mbox, n));
	return r;
}

static inline void nhmex_mbox_ctl_write(unsigned int mbox, unsigned int n, nhmex_mbox_ctl_t r)
{
	PMUREG_INDEX(mbox, 1U);
	PMUREG_INDEX(n, 5U);
	pmureg_wrmsr(NHMEX_MBOX_CTL_ADDRESS(mbox, n), r.raw);
}

#ifdef PMUREG_LINUX
static inline int nhmex_mbox_ctl_read_safe(unsigned int mbox, unsigned int n, nhmex_mbox_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(mbox, 1U);
	PMUREG_INDEX(n, 5U);
	error = pmureg_rdmsr_safe(NHMEX_MBOX_CTL_ADDRESS(mbox, n), &value);
	r->raw = value;
	return error;
}

static inline int nhmex_mbox_ctl_write_safe(unsigned int mbox, unsigned int n, nhmex_mbox_ctl_t r)
{
	PMUREG_INDEX(mbox, 1U);
	PMUREG_INDEX(n, 5U);
	return pmureg_wrmsr_safe(NHMEX_MBOX_CTL_ADDRESS(mbox, n), r.raw);
}
#endif
#else
nhmex_mbox_ctl_t nhmex_mbox_ctl_read(unsigned int mbox, unsigned int n) PMUREG_NO_MSR;
void nhmex_mbox_ctl_write(unsigned int mbox, unsigned int n, nhmex_mbox_ctl_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int nhmex_mbox_ctl_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int mbox, unsigned int n, nhmex_mbox_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(mbox, 1U);
	PMUREG_INDEX(n, 5U);
	at.space = PMUREG_MSR;
	at.address = NHMEX_MBOX_CTL_ADDRESS(mbox, n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int nhmex_mbox_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int mbox, unsigned int n, nhmex_mbox_ctl_t r)
{
	PMUREG_INDEX(mbox, 1U);
	PMUREG_INDEX(n, 5U);
	at.space = PMUREG_MSR;
	at.address = NHMEX_MBOX_CTL_ADDRESS(mbox, n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- MSR_M<mbox>_PMON_CTR<n>: Counter <n>. ----
 * Source: K NHMEX_M0_MSR_PMU_CNT0
 */

#define NHMEX_MBOX_CTR_ADDRESS(mbox, n) (0xcb1U + 0x40U * (mbox) + 2U * (n)) /* mbox: 0 to 1, n: 0 to 5 */
#define NHMEX_MBOX_CTR_COUNT            6
#define NHMEX_MBOX_CTR_RESET            0x0000000000000000ULL
#define NHMEX_MBOX_CTR_COUNT_SHIFT      0
#define NHMEX_MBOX_CTR_COUNT_WIDTH      48
#define NHMEX_MBOX_CTR_COUNT_MASK       0x0000ffffffffffffULL

typedef struct {
	uint64_t raw;
} nhmex_mbox_ctr_t;

typedef struct {
	uint64_t COUNT; /* 47:0  RW-V The count. */
} nhmex_mbox_ctr_fields_t;

static inline __attribute__((always_inline)) nhmex_mbox_ctr_t nhmex_mbox_ctr_pack(nhmex_mbox_ctr_fields_t f)
{
	nhmex_mbox_ctr_t r;

	r.raw = 0
		| pmureg_put64(f.COUNT, 0xffffffffffffULL, 0);
	return r;
}

static inline nhmex_mbox_ctr_fields_t nhmex_mbox_ctr_unpack(nhmex_mbox_ctr_t r)
{
	nhmex_mbox_ctr_fields_t f;

	f.COUNT = r.raw & 0xffffffffffffULL;
	return f;
}

static inline uint64_t nhmex_mbox_ctr_get(nhmex_mbox_ctr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline nhmex_mbox_ctr_t nhmex_mbox_ctr_with(nhmex_mbox_ctr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000ffffffffffffULL & ~mask);
	return r;
}

#define nhmex_mbox_ctr_get_COUNT(r)         nhmex_mbox_ctr_get(r, 0x0000ffffffffffffULL, 0)
#define nhmex_mbox_ctr_with_COUNT(r, value) PMUREG_WITH(nhmex_mbox_ctr_with, r, 0x0000ffffffffffffULL, 0, value)

static inline int nhmex_mbox_ctr_check(nhmex_mbox_ctr_t r)
{
	if ((r.raw & 0xffff000000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *nhmex_mbox_ctr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffff000000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline nhmex_mbox_ctr_t nhmex_mbox_ctr_read(unsigned int mbox, unsigned int n)
{
	nhmex_mbox_ctr_t r;

	PMUREG_INDEX(mbox, 1U);
	PMUREG_INDEX(n, 5U);
	r.raw = pmureg_rdmsr(NHMEX_MBOX_CTR_ADDRESS(mbox, n));
	return r;
}

static inline void nhmex_mbox_ctr_write(unsigned int mbox, unsigned int n, nhmex_mbox_ctr_t r)
{
	PMUREG_INDEX(mbox, 1U);
	PMUREG_INDEX(n, 5U);
	pmureg_wrmsr(NHMEX_MBOX_CTR_ADDRESS(mbox, n), r.raw);
}

#ifdef PMUREG_LINUX
static inline int nhmex_mbox_ctr_read_safe(unsigned int mbox, unsigned int n, nhmex_mbox_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(mbox, 1U);
	PMUREG_INDEX(n, 5U);
	error = pmureg_rdmsr_safe(NHMEX_MBOX_CTR_ADDRESS(mbox, n), &value);
	r->raw = value;
	return error;
}

static inline int nhmex_mbox_ctr_write_safe(unsigned int mbox, unsigned int n, nhmex_mbox_ctr_t r)
{
	PMUREG_INDEX(mbox, 1U);
	PMUREG_INDEX(n, 5U);
	return pmureg_wrmsr_safe(NHMEX_MBOX_CTR_ADDRESS(mbox, n), r.raw);
}
#endif
#else
nhmex_mbox_ctr_t nhmex_mbox_ctr_read(unsigned int mbox, unsigned int n) PMUREG_NO_MSR;
void nhmex_mbox_ctr_write(unsigned int mbox, unsigned int n, nhmex_mbox_ctr_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int nhmex_mbox_ctr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int mbox, unsigned int n, nhmex_mbox_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(mbox, 1U);
	PMUREG_INDEX(n, 5U);
	at.space = PMUREG_MSR;
	at.address = NHMEX_MBOX_CTR_ADDRESS(mbox, n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int nhmex_mbox_ctr_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int mbox, unsigned int n, nhmex_mbox_ctr_t r)
{
	PMUREG_INDEX(mbox, 1U);
	PMUREG_INDEX(n, 5U);
	at.space = PMUREG_MSR;
	at.address = NHMEX_MBOX_CTR_ADDRESS(mbox, n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- MSR_M<mbox>_PMON_MM_CFG: Enables the comparison of addresses. ----
 * Source: K NHMEX_M0_MSR_PMU_MM_CFG
 */

#define NHMEX_MBOX_MM_CFG_ADDRESS(mbox) (0xe54U + 8U * (mbox)) /* mbox: 0 to 1 */
#define NHMEX_MBOX_MM_CFG_RESET         0x0000000000000000ULL
#define NHMEX_MBOX_MM_CFG_EN_SHIFT      63
#define NHMEX_MBOX_MM_CFG_EN_WIDTH      1
#define NHMEX_MBOX_MM_CFG_EN_MASK       0x8000000000000000ULL

typedef struct {
	uint64_t raw;
} nhmex_mbox_mm_cfg_t;

typedef struct {
	uint64_t EN; /* 63    RW 1 compares. */
} nhmex_mbox_mm_cfg_fields_t;

static inline __attribute__((always_inline)) nhmex_mbox_mm_cfg_t nhmex_mbox_mm_cfg_pack(nhmex_mbox_mm_cfg_fields_t f)
{
	nhmex_mbox_mm_cfg_t r;

	r.raw = 0
		| pmureg_put64(f.EN, 0x1ULL, 63);
	return r;
}

static inline nhmex_mbox_mm_cfg_fields_t nhmex_mbox_mm_cfg_unpack(nhmex_mbox_mm_cfg_t r)
{
	nhmex_mbox_mm_cfg_fields_t f;

	f.EN = r.raw >> 63;
	return f;
}

static inline uint64_t nhmex_mbox_mm_cfg_get(nhmex_mbox_mm_cfg_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline nhmex_mbox_mm_cfg_t nhmex_mbox_mm_cfg_with(nhmex_mbox_mm_cfg_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x8000000000000000ULL & ~mask);
	return r;
}

#define nhmex_mbox_mm_cfg_get_EN(r)         nhmex_mbox_mm_cfg_get(r, 0x8000000000000000ULL, 63)
#define nhmex_mbox_mm_cfg_with_EN(r, value) PMUREG_WITH(nhmex_mbox_mm_cfg_with, r, 0x8000000000000000ULL, 63, value)

static inline int nhmex_mbox_mm_cfg_check(nhmex_mbox_mm_cfg_t r)
{
	if ((r.raw & 0x7fffffffffffffffULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *nhmex_mbox_mm_cfg_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0x7fffffffffffffff must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline nhmex_mbox_mm_cfg_t nhmex_mbox_mm_cfg_read(unsigned int mbox)
{
	nhmex_mbox_mm_cfg_t r;

	PMUREG_INDEX(mbox, 1U);
	r.raw = pmureg_rdmsr(NHMEX_MBOX_MM_CFG_ADDRESS(mbox));
	return r;
}

static inline void nhmex_mbox_mm_cfg_write(unsigned int mbox, nhmex_mbox_mm_cfg_t r)
{
	PMUREG_INDEX(mbox, 1U);
	pmureg_wrmsr(NHMEX_MBOX_MM_CFG_ADDRESS(mbox), r.raw);
}

#ifdef PMUREG_LINUX
static inline int nhmex_mbox_mm_cfg_read_safe(unsigned int mbox, nhmex_mbox_mm_cfg_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(mbox, 1U);
	error = pmureg_rdmsr_safe(NHMEX_MBOX_MM_CFG_ADDRESS(mbox), &value);
	r->raw = value;
	return error;
}

static inline int nhmex_mbox_mm_cfg_write_safe(unsigned int mbox, nhmex_mbox_mm_cfg_t r)
{
	PMUREG_INDEX(mbox, 1U);
	return pmureg_wrmsr_safe(NHMEX_MBOX_MM_CFG_ADDRESS(mbox), r.raw);
}
#endif
#else
nhmex_mbox_mm_cfg_t nhmex_mbox_mm_cfg_read(unsigned int mbox) PMUREG_NO_MSR;
void nhmex_mbox_mm_cfg_write(unsigned int mbox, nhmex_mbox_mm_cfg_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int nhmex_mbox_mm_cfg_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int mbox, nhmex_mbox_mm_cfg_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(mbox, 1U);
	at.space = PMUREG_MSR;
	at.address = NHMEX_MBOX_MM_CFG_ADDRESS(mbox);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int nhmex_mbox_mm_cfg_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int mbox, nhmex_mbox_mm_cfg_t r)
{
	PMUREG_INDEX(mbox, 1U);
	at.space = PMUREG_MSR;
	at.address = NHMEX_MBOX_MM_CFG_ADDRESS(mbox);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- MSR_M<mbox>_PMON_ADDR_MATCH: What the address must be. ----
 * Source: K nhmex_mbox_msr_enable_event
 */

#define NHMEX_MBOX_ADDR_MATCH_ADDRESS(mbox) (0xe55U + 8U * (mbox)) /* mbox: 0 to 1 */
#define NHMEX_MBOX_ADDR_MATCH_RESET         0x0000000000000000ULL
#define NHMEX_MBOX_ADDR_MATCH_ADDR_SHIFT    0
#define NHMEX_MBOX_ADDR_MATCH_ADDR_WIDTH    34
#define NHMEX_MBOX_ADDR_MATCH_ADDR_MASK     0x00000003ffffffffULL

typedef struct {
	uint64_t raw;
} nhmex_mbox_addr_match_t;

typedef struct {
	uint64_t ADDR; /* 33:0  RW The address. */
} nhmex_mbox_addr_match_fields_t;

static inline __attribute__((always_inline)) nhmex_mbox_addr_match_t nhmex_mbox_addr_match_pack(nhmex_mbox_addr_match_fields_t f)
{
	nhmex_mbox_addr_match_t r;

	r.raw = 0
		| pmureg_put64(f.ADDR, 0x3ffffffffULL, 0);
	return r;
}

static inline nhmex_mbox_addr_match_fields_t nhmex_mbox_addr_match_unpack(nhmex_mbox_addr_match_t r)
{
	nhmex_mbox_addr_match_fields_t f;

	f.ADDR = r.raw & 0x3ffffffffULL;
	return f;
}

static inline uint64_t nhmex_mbox_addr_match_get(nhmex_mbox_addr_match_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline nhmex_mbox_addr_match_t nhmex_mbox_addr_match_with(nhmex_mbox_addr_match_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x00000003ffffffffULL & ~mask);
	return r;
}

#define nhmex_mbox_addr_match_get_ADDR(r)         nhmex_mbox_addr_match_get(r, 0x00000003ffffffffULL, 0)
#define nhmex_mbox_addr_match_with_ADDR(r, value) PMUREG_WITH(nhmex_mbox_addr_match_with, r, 0x00000003ffffffffULL, 0, value)

static inline int nhmex_mbox_addr_match_check(nhmex_mbox_addr_match_t r)
{
	if ((r.raw & 0xfffffffc00000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *nhmex_mbox_addr_match_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffc00000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline nhmex_mbox_addr_match_t nhmex_mbox_addr_match_read(unsigned int mbox)
{
	nhmex_mbox_addr_match_t r;

	PMUREG_INDEX(mbox, 1U);
	r.raw = pmureg_rdmsr(NHMEX_MBOX_ADDR_MATCH_ADDRESS(mbox));
	return r;
}

static inline void nhmex_mbox_addr_match_write(unsigned int mbox, nhmex_mbox_addr_match_t r)
{
	PMUREG_INDEX(mbox, 1U);
	pmureg_wrmsr(NHMEX_MBOX_ADDR_MATCH_ADDRESS(mbox), r.raw);
}

#ifdef PMUREG_LINUX
static inline int nhmex_mbox_addr_match_read_safe(unsigned int mbox, nhmex_mbox_addr_match_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(mbox, 1U);
	error = pmureg_rdmsr_safe(NHMEX_MBOX_ADDR_MATCH_ADDRESS(mbox), &value);
	r->raw = value;
	return error;
}

static inline int nhmex_mbox_addr_match_write_safe(unsigned int mbox, nhmex_mbox_addr_match_t r)
{
	PMUREG_INDEX(mbox, 1U);
	return pmureg_wrmsr_safe(NHMEX_MBOX_ADDR_MATCH_ADDRESS(mbox), r.raw);
}
#endif
#else
nhmex_mbox_addr_match_t nhmex_mbox_addr_match_read(unsigned int mbox) PMUREG_NO_MSR;
void nhmex_mbox_addr_match_write(unsigned int mbox, nhmex_mbox_addr_match_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int nhmex_mbox_addr_match_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int mbox, nhmex_mbox_addr_match_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(mbox, 1U);
	at.space = PMUREG_MSR;
	at.address = NHMEX_MBOX_ADDR_MATCH_ADDRESS(mbox);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int nhmex_mbox_addr_match_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int mbox, nhmex_mbox_addr_match_t r)
{
	PMUREG_INDEX(mbox, 1U);
	at.space = PMUREG_MSR;
	at.address = NHMEX_MBOX_ADDR_MATCH_ADDRESS(mbox);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- MSR_M<mbox>_PMON_ADDR_MASK: Which of its bits are compared. ----
 * Source: K nhmex_mbox_msr_enable_event
 */

#define NHMEX_MBOX_ADDR_MASK_ADDRESS(mbox) (0xe56U + 8U * (mbox)) /* mbox: 0 to 1 */
#define NHMEX_MBOX_ADDR_MASK_RESET         0x0000000000000000ULL
#define NHMEX_MBOX_ADDR_MASK_MASK_SHIFT    0
#define NHMEX_MBOX_ADDR_MASK_MASK_WIDTH    27
#define NHMEX_MBOX_ADDR_MASK_MASK_MASK     0x0000000007ffffffULL

typedef struct {
	uint64_t raw;
} nhmex_mbox_addr_mask_t;

typedef struct {
	uint64_t MASK; /* 26:0  RW The bits. */
} nhmex_mbox_addr_mask_fields_t;

static inline __attribute__((always_inline)) nhmex_mbox_addr_mask_t nhmex_mbox_addr_mask_pack(nhmex_mbox_addr_mask_fields_t f)
{
	nhmex_mbox_addr_mask_t r;

	r.raw = 0
		| pmureg_put64(f.MASK, 0x7ffffffULL, 0);
	return r;
}

static inline nhmex_mbox_addr_mask_fields_t nhmex_mbox_addr_mask_unpack(nhmex_mbox_addr_mask_t r)
{
	nhmex_mbox_addr_mask_fields_t f;

	f.MASK = r.raw & 0x7ffffffULL;
	return f;
}

static inline uint64_t nhmex_mbox_addr_mask_get(nhmex_mbox_addr_mask_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline nhmex_mbox_addr_mask_t nhmex_mbox_addr_mask_with(nhmex_mbox_addr_mask_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000000007ffffffULL & ~mask);
	return r;
}

#define nhmex_mbox_addr_mask_get_MASK(r)         nhmex_mbox_addr_mask_get(r, 0x0000000007ffffffULL, 0)
#define nhmex_mbox_addr_mask_with_MASK(r, value) PMUREG_WITH(nhmex_mbox_addr_mask_with, r, 0x0000000007ffffffULL, 0, value)

static inline int nhmex_mbox_addr_mask_check(nhmex_mbox_addr_mask_t r)
{
	if ((r.raw & 0xfffffffff8000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *nhmex_mbox_addr_mask_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffff8000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline nhmex_mbox_addr_mask_t nhmex_mbox_addr_mask_read(unsigned int mbox)
{
	nhmex_mbox_addr_mask_t r;

	PMUREG_INDEX(mbox, 1U);
	r.raw = pmureg_rdmsr(NHMEX_MBOX_ADDR_MASK_ADDRESS(mbox));
	return r;
}

static inline void nhmex_mbox_addr_mask_write(unsigned int mbox, nhmex_mbox_addr_mask_t r)
{
	PMUREG_INDEX(mbox, 1U);
	pmureg_wrmsr(NHMEX_MBOX_ADDR_MASK_ADDRESS(mbox), r.raw);
}

#ifdef PMUREG_LINUX
static inline int nhmex_mbox_addr_mask_read_safe(unsigned int mbox, nhmex_mbox_addr_mask_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(mbox, 1U);
	error = pmureg_rdmsr_safe(NHMEX_MBOX_ADDR_MASK_ADDRESS(mbox), &value);
	r->raw = value;
	return error;
}

static inline int nhmex_mbox_addr_mask_write_safe(unsigned int mbox, nhmex_mbox_addr_mask_t r)
{
	PMUREG_INDEX(mbox, 1U);
	return pmureg_wrmsr_safe(NHMEX_MBOX_ADDR_MASK_ADDRESS(mbox), r.raw);
}
#endif
#else
nhmex_mbox_addr_mask_t nhmex_mbox_addr_mask_read(unsigned int mbox) PMUREG_NO_MSR;
void nhmex_mbox_addr_mask_write(unsigned int mbox, nhmex_mbox_addr_mask_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int nhmex_mbox_addr_mask_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int mbox, nhmex_mbox_addr_mask_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(mbox, 1U);
	at.space = PMUREG_MSR;
	at.address = NHMEX_MBOX_ADDR_MASK_ADDRESS(mbox);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int nhmex_mbox_addr_mask_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int mbox, nhmex_mbox_addr_mask_t r)
{
	PMUREG_INDEX(mbox, 1U);
	at.space = PMUREG_MSR;
	at.address = NHMEX_MBOX_ADDR_MASK_ADDRESS(mbox);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
