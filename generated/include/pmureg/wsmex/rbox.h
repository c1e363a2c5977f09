/*
 * Intel Xeon E7 (Westmere-EX) uncore: Router (R-Box)
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
 * Made by pmureg from regdefs/intel/wsmex.yaml. Edit that, not this.
 */
#ifndef PMUREG_WSMEX_RBOX_H
#define PMUREG_WSMEX_RBOX_H

#include <pmureg/access.h>

/* ---- MSR_R<rbox>_PMON_BOX_CTRL: Enables the counters. ----
 * Source: K NHMEX_R_MSR_GLOBAL_CTL
 */

#define WSMEX_RBOX_BOX_CTL_ADDRESS(rbox) (0xe00U + 0x20U * (rbox)) /* rbox: 0 to 1 */
#define WSMEX_RBOX_BOX_CTL_RESET         0x0000000000000000ULL
#define WSMEX_RBOX_BOX_CTL_EN_SHIFT      0
#define WSMEX_RBOX_BOX_CTL_EN_WIDTH      8
#define WSMEX_RBOX_BOX_CTL_EN_MASK       0x00000000000000ffULL

typedef struct {
	uint64_t raw;
} wsmex_rbox_box_ctl_t;

typedef struct {
	uint64_t EN; /* 7:0   RW A bit for each counter that counts. */
} wsmex_rbox_box_ctl_fields_t;

static inline __attribute__((always_inline)) wsmex_rbox_box_ctl_t wsmex_rbox_box_ctl_pack(wsmex_rbox_box_ctl_fields_t f)
{
	wsmex_rbox_box_ctl_t r;

	r.raw = 0
		| pmureg_put64(f.EN, 0xffULL, 0);
	return r;
}

static inline wsmex_rbox_box_ctl_fields_t wsmex_rbox_box_ctl_unpack(wsmex_rbox_box_ctl_t r)
{
	wsmex_rbox_box_ctl_fields_t f;

	f.EN = r.raw & 0xffULL;
	return f;
}

static inline uint64_t wsmex_rbox_box_ctl_get(wsmex_rbox_box_ctl_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline wsmex_rbox_box_ctl_t wsmex_rbox_box_ctl_with(wsmex_rbox_box_ctl_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x00000000000000ffULL & ~mask);
	return r;
}

#define wsmex_rbox_box_ctl_get_EN(r)         wsmex_rbox_box_ctl_get(r, 0x00000000000000ffULL, 0)
#define wsmex_rbox_box_ctl_with_EN(r, value) PMUREG_WITH(wsmex_rbox_box_ctl_with, r, 0x00000000000000ffULL, 0, value)

static inline int wsmex_rbox_box_ctl_check(wsmex_rbox_box_ctl_t r)
{
	if ((r.raw & 0xffffffffffffff00ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *wsmex_rbox_box_ctl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffffffffff00 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline wsmex_rbox_box_ctl_t wsmex_rbox_box_ctl_read(unsigned int rbox)
{
	wsmex_rbox_box_ctl_t r;

	PMUREG_INDEX(rbox, 1U);
	r.raw = pmureg_rdmsr(WSMEX_RBOX_BOX_CTL_ADDRESS(rbox));
	return r;
}

static inline void wsmex_rbox_box_ctl_write(unsigned int rbox, wsmex_rbox_box_ctl_t r)
{
	PMUREG_INDEX(rbox, 1U);
	pmureg_wrmsr(WSMEX_RBOX_BOX_CTL_ADDRESS(rbox), r.raw);
}

#ifdef PMUREG_LINUX
static inline int wsmex_rbox_box_ctl_read_safe(unsigned int rbox, wsmex_rbox_box_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(rbox, 1U);
	error = pmureg_rdmsr_safe(WSMEX_RBOX_BOX_CTL_ADDRESS(rbox), &value);
	r->raw = value;
	return error;
}

static inline int wsmex_rbox_box_ctl_write_safe(unsigned int rbox, wsmex_rbox_box_ctl_t r)
{
	PMUREG_INDEX(rbox, 1U);
	return pmureg_wrmsr_safe(WSMEX_RBOX_BOX_CTL_ADDRESS(rbox), r.raw);
}
#endif
#else
wsmex_rbox_box_ctl_t wsmex_rbox_box_ctl_read(unsigned int rbox) PMUREG_NO_MSR;
void wsmex_rbox_box_ctl_write(unsigned int rbox, wsmex_rbox_box_ctl_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int wsmex_rbox_box_ctl_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int rbox, wsmex_rbox_box_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(rbox, 1U);
	at.space = PMUREG_MSR;
	at.address = WSMEX_RBOX_BOX_CTL_ADDRESS(rbox);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int wsmex_rbox_box_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int rbox, wsmex_rbox_box_ctl_t r)
{
	PMUREG_INDEX(rbox, 1U);
	at.space = PMUREG_MSR;
	at.address = WSMEX_RBOX_BOX_CTL_ADDRESS(rbox);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- MSR_R<rbox>_PMON_IPERF<s>_P<p>: What event <s> of port <p> counts. ----
 * Source: K NHMEX_R_MSR_PORTN_IPERF_CFG0, NHMEX_R_MSR_PORTN_IPERF_CFG1
 */

#define WSMEX_RBOX_IPERF_CFG_ADDRESS(rbox, s, p) (0xe04U + 4U * (rbox) + 0x20U * (s) + (p)) /* rbox: 0 to 1, s: 0 to 1, p: 0 to 3 */
#define WSMEX_RBOX_IPERF_CFG_COUNT               8
#define WSMEX_RBOX_IPERF_CFG_RESET               0x0000000000000000ULL
#define WSMEX_RBOX_IPERF_CFG_VALUE_SHIFT         0
#define WSMEX_RBOX_IPERF_CFG_VALUE_WIDTH         32
#define WSMEX_RBOX_IPERF_CFG_VALUE_MASK          0x00000000ffffffffULL

typedef struct {
	uint64_t raw;
} wsmex_rbox_iperf_cfg_t;

typedef struct {
	uint64_t VALUE; /* 31:0  RW The value. */
} wsmex_rbox_iperf_cfg_fields_t;

static inline __attribute__((always_inline)) wsmex_rbox_iperf_cfg_t wsmex_rbox_iperf_cfg_pack(wsmex_rbox_iperf_cfg_fields_t f)
{
	wsmex_rbox_iperf_cfg_t r;

	r.raw = 0
		| pmureg_put64(f.VALUE, 0xffffffffULL, 0);
	return r;
}

static inline wsmex_rbox_iperf_cfg_fields_t wsmex_rbox_iperf_cfg_unpack(wsmex_rbox_iperf_cfg_t r)
{
	wsmex_rbox_iperf_cfg_fields_t f;

	f.VALUE = r.raw & 0xffffffffULL;
	return f;
}

static inline uint64_t wsmex_rbox_iperf_cfg_get(wsmex_rbox_iperf_cfg_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline wsmex_rbox_iperf_cfg_t wsmex_rbox_iperf_cfg_with(wsmex_rbox_iperf_cfg_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x00000000ffffffffULL & ~mask);
	return r;
}

#define wsmex_rbox_iperf_cfg_get_VALUE(r)         wsmex_rbox_iperf_cfg_get(r, 0x00000000ffffffffULL, 0)
#define wsmex_rbox_iperf_cfg_with_VALUE(r, value) PMUREG_WITH(wsmex_rbox_iperf_cfg_with, r, 0x00000000ffffffffULL, 0, value)

static inline int wsmex_rbox_iperf_cfg_check(wsmex_rbox_iperf_cfg_t r)
{
	if ((r.raw & 0xffffffff00000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *wsmex_rbox_iperf_cfg_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffff00000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline wsmex_rbox_iperf_cfg_t wsmex_rbox_iperf_cfg_read(unsigned int rbox, unsigned int s, unsigned int p)
{
	wsmex_rbox_iperf_cfg_t r;

	PMUREG_INDEX(rbox, 1U);
	PMUREG_INDEX(s, 1U);
	PMUREG_INDEX(p, 3U);
	r.raw = pmureg_rdmsr(WSMEX_RBOX_IPERF_CFG_ADDRESS(rbox, s, p));
	return r;
}

static inline void wsmex_rbox_iperf_cfg_write(unsigned int rbox, unsigned int s, unsigned int p, wsmex_rbox_iperf_cfg_t r)
{
	PMUREG_INDEX(rbox, 1U);
	PMUREG_INDEX(s, 1U);
	PMUREG_INDEX(p, 3U);
	pmureg_wrmsr(WSMEX_RBOX_IPERF_CFG_ADDRESS(rbox, s, p), r.raw);
}

#ifdef PMUREG_LINUX
static inline int wsmex_rbox_iperf_cfg_read_safe(unsigned int rbox, unsigned int s, unsigned int p, wsmex_rbox_iperf_cfg_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(rbox, 1U);
	PMUREG_INDEX(s, 1U);
	PMUREG_INDEX(p, 3U);
	error = pmureg_rdmsr_safe(WSMEX_RBOX_IPERF_CFG_ADDRESS(rbox, s, p), &value);
	r->raw = value;
	return error;
}

static inline int wsmex_rbox_iperf_cfg_write_safe(unsigned int rbox, unsigned int s, unsigned int p, wsmex_rbox_iperf_cfg_t r)
{
	PMUREG_INDEX(rbox, 1U);
	PMUREG_INDEX(s, 1U);
	PMUREG_INDEX(p, 3U);
	return pmureg_wrmsr_safe(WSMEX_RBOX_IPERF_CFG_ADDRESS(rbox, s, p), r.raw);
}
#endif
#else
wsmex_rbox_iperf_cfg_t wsmex_rbox_iperf_cfg_read(unsigned int rbox, unsigned int s, unsigned int p) PMUREG_NO_MSR;
void wsmex_rbox_iperf_cfg_write(unsigned int rbox, unsigned int s, unsigned int p, wsmex_rbox_iperf_cfg_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int wsmex_rbox_iperf_cfg_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int rbox, unsigned int s, unsigned int p, wsmex_rbox_iperf_cfg_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(rbox, 1U);
	PMUREG_INDEX(s, 1U);
	PMUREG_INDEX(p, 3U);
	at.space = PMUREG_MSR;
	at.address = WSMEX_RBOX_IPERF_CFG_ADDRESS(rbox, s, p);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int wsmex_rbox_iperf_cfg_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int rbox, unsigned int s, unsigned int p, wsmex_rbox_iperf_cfg_t r)
{
	PMUREG_INDEX(rbox, 1U);
	PMUREG_INDEX(s, 1U);
	PMUREG_INDEX(p, 3U);
	at.space = PMUREG_MSR;
	at.address = WSMEX_RBOX_IPERF_CFG_ADDRESS(rbox, s, p);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- MSR_R<rbox>_PMON_QLX_P<p>: What events 2 and 3 of port <p> count. ----
 * Source: K NHMEX_R_MSR_PORTN_QLX_CFG
 */

#define WSMEX_RBOX_QLX_CFG_ADDRESS(rbox, p) (0xe0cU + 0x20U * (rbox) + (p)) /* rbox: 0 to 1, p: 0 to 3 */
#define WSMEX_RBOX_QLX_CFG_COUNT            4
#define WSMEX_RBOX_QLX_CFG_RESET            0x0000000000000000ULL
#define WSMEX_RBOX_QLX_CFG_EV_SHIFT         0
#define WSMEX_RBOX_QLX_CFG_EV_WIDTH         16
#define WSMEX_RBOX_QLX_CFG_EV_MASK          0x000000000000ffffULL
#define WSMEX_RBOX_QLX_CFG_EV_COUNT         2

typedef struct {
	uint64_t raw;
} wsmex_rbox_qlx_cfg_t;

typedef struct {
	uint64_t EV; /* 15:0  RW What event <2 + s> counts. */
} wsmex_rbox_qlx_cfg_fields_t;

static inline __attribute__((always_inline)) wsmex_rbox_qlx_cfg_t wsmex_rbox_qlx_cfg_pack(wsmex_rbox_qlx_cfg_fields_t f)
{
	wsmex_rbox_qlx_cfg_t r;

	r.raw = 0
		| pmureg_put64(f.EV, 0xffffULL, 0);
	return r;
}

static inline wsmex_rbox_qlx_cfg_fields_t wsmex_rbox_qlx_cfg_unpack(wsmex_rbox_qlx_cfg_t r)
{
	wsmex_rbox_qlx_cfg_fields_t f;

	f.EV = r.raw & 0xffffULL;
	return f;
}

static inline wsmex_rbox_qlx_cfg_t wsmex_rbox_qlx_cfg_with(wsmex_rbox_qlx_cfg_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x000000000000ffffULL & ~mask);
	return r;
}

#define wsmex_rbox_qlx_cfg_with_EV(r, value) PMUREG_WITH(wsmex_rbox_qlx_cfg_with, r, 0x000000000000ffffULL, 0, value)

/* Element s of EV, 0 to 1. Another index gives 0; debug builds assert. */
static inline uint64_t wsmex_rbox_qlx_cfg_get_EV(wsmex_rbox_qlx_cfg_t r, unsigned int s)
{
	PMUREG_INDEX(s, 1U);
	return s < 2U ? (r.raw >> (8U * s)) & 0xffULL : 0;
}

static inline int wsmex_rbox_qlx_cfg_check(wsmex_rbox_qlx_cfg_t r)
{
	if ((r.raw & 0xffffffffffff0000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *wsmex_rbox_qlx_cfg_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffffffff0000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline wsmex_rbox_qlx_cfg_t wsmex_rbox_qlx_cfg_read(unsigned int rbox, unsigned int p)
{
	wsmex_rbox_qlx_cfg_t r;

	PMUREG_INDEX(rbox, 1U);
	PMUREG_INDEX(p, 3U);
	r.raw = pmureg_rdmsr(WSMEX_RBOX_QLX_CFG_ADDRESS(rbox, p));
	return r;
}

static inline void wsmex_rbox_qlx_cfg_write(unsigned int rbox, unsigned int p, wsmex_rbox_qlx_cfg_t r)
{
	PMUREG_INDEX(rbox, 1U);
	PMUREG_INDEX(p, 3U);
	pmureg_wrmsr(WSMEX_RBOX_QLX_CFG_ADDRESS(rbox, p), r.raw);
}

#ifdef PMUREG_LINUX
static inline int wsmex_rbox_qlx_cfg_read_safe(unsigned int rbox, unsigned int p, wsmex_rbox_qlx_cfg_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(rbox, 1U);
	PMUREG_INDEX(p, 3U);
	error = pmureg_rdmsr_safe(WSMEX_RBOX_QLX_CFG_ADDRESS(rbox, p), &value);
	r->raw = value;
	return error;
}

static inline int wsmex_rbox_qlx_cfg_write_safe(unsigned int rbox, unsigned int p, wsmex_rbox_qlx_cfg_t r)
{
	PMUREG_INDEX(rbox, 1U);
	PMUREG_INDEX(p, 3U);
	return pmureg_wrmsr_safe(WSMEX_RBOX_QLX_CFG_ADDRESS(rbox, p), r.raw);
}
#endif
#else
wsmex_rbox_qlx_cfg_t wsmex_rbox_qlx_cfg_read(unsigned int rbox, unsigned int p) PMUREG_NO_MSR;
void wsmex_rbox_qlx_cfg_write(unsigned int rbox, unsigned int p, wsmex_rbox_qlx_cfg_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int wsmex_rbox_qlx_cfg_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int rbox, unsigned int p, wsmex_rbox_qlx_cfg_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(rbox, 1U);
	PMUREG_INDEX(p, 3U);
	at.space = PMUREG_MSR;
	at.address = WSMEX_RBOX_QLX_CFG_ADDRESS(rbox, p);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int wsmex_rbox_qlx_cfg_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int rbox, unsigned int p, wsmex_rbox_qlx_cfg_t r)
{
	PMUREG_INDEX(rbox, 1U);
	PMUREG_INDEX(p, 3U);
	at.space = PMUREG_MSR;
	at.address = WSMEX_RBOX_QLX_CFG_ADDRESS(rbox, p);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- MSR_R<rbox>_PMON_EVNT_SEL<n>: What counter <n> counts. ----
 * Source: K NHMEX_R_MSR_PMON_CTL0
 * Note: Intel calls those of the second R-Box 8 to 15.
 */

#define WSMEX_RBOX_CTL_ADDRESS(rbox, n) (0xe10U + 0x20U * (rbox) + 2U * (n)) /* rbox: 0 to 1, n: 0 to 7 */
#define WSMEX_RBOX_CTL_COUNT            8
#define WSMEX_RBOX_CTL_RESET            0x0000000000000000ULL
#define WSMEX_RBOX_CTL_PMI_EN_SHIFT     6
#define WSMEX_RBOX_CTL_PMI_EN_WIDTH     1
#define WSMEX_RBOX_CTL_PMI_EN_MASK      0x0000000000000040ULL
#define WSMEX_RBOX_CTL_EV_SEL_SHIFT     1
#define WSMEX_RBOX_CTL_EV_SEL_WIDTH     5
#define WSMEX_RBOX_CTL_EV_SEL_MASK      0x000000000000003eULL
#define WSMEX_RBOX_CTL_EN_SHIFT         0
#define WSMEX_RBOX_CTL_EN_WIDTH         1
#define WSMEX_RBOX_CTL_EN_MASK          0x0000000000000001ULL

typedef struct {
	uint64_t raw;
} wsmex_rbox_ctl_t;

typedef struct {
	uint64_t PMI_EN; /* 6     RW An overflow interrupts. */
	uint64_t EV_SEL; /* 5:1   RW Event. */
	uint64_t EN;     /* 0     RW 1 counts. */
} wsmex_rbox_ctl_fields_t;

static inline __attribute__((always_inline)) wsmex_rbox_ctl_t wsmex_rbox_ctl_pack(wsmex_rbox_ctl_fields_t f)
{
	wsmex_rbox_ctl_t r;

	r.raw = 0
		| pmureg_put64(f.PMI_EN, 0x1ULL, 6)
		| pmureg_put64(f.EV_SEL, 0x1fULL, 1)
		| pmureg_put64(f.EN, 0x1ULL, 0);
	return r;
}

static inline wsmex_rbox_ctl_fields_t wsmex_rbox_ctl_unpack(wsmex_rbox_ctl_t r)
{
	wsmex_rbox_ctl_fields_t f;

	f.PMI_EN = (r.raw >> 6) & 0x1ULL;
	f.EV_SEL = (r.raw >> 1) & 0x1fULL;
	f.EN = r.raw & 0x1ULL;
	return f;
}

static inline uint64_t wsmex_rbox_ctl_get(wsmex_rbox_ctl_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline wsmex_rbox_ctl_t wsmex_rbox_ctl_with(wsmex_rbox_ctl_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x000000000000007fULL & ~mask);
	return r;
}

#define wsmex_rbox_ctl_get_PMI_EN(r)         wsmex_rbox_ctl_get(r, 0x0000000000000040ULL, 6)
#define wsmex_rbox_ctl_get_EV_SEL(r)         wsmex_rbox_ctl_get(r, 0x000000000000003eULL, 1)
#define wsmex_rbox_ctl_get_EN(r)             wsmex_rbox_ctl_get(r, 0x0000000000000001ULL, 0)
#define wsmex_rbox_ctl_with_PMI_EN(r, value) PMUREG_WITH(wsmex_rbox_ctl_with, r, 0x0000000000000040ULL, 6, value)
#define wsmex_rbox_ctl_with_EV_SEL(r, value) PMUREG_WITH(wsmex_rbox_ctl_with, r, 0x000000000000003eULL, 1, value)
#define wsmex_rbox_ctl_with_EN(r, value)     PMUREG_WITH(wsmex_rbox_ctl_with, r, 0x0000000000000001ULL, 0, value)

static inline int wsmex_rbox_ctl_check(wsmex_rbox_ctl_t r)
{
	if ((r.raw & 0xffffffffffffff80ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *wsmex_rbox_ctl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffffffffff80 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline wsmex_rbox_ctl_t wsmex_rbox_ctl_read(unsigned int rbox, unsigned int n)
{
	wsmex_rbox_ctl_t r;

	PMUREG_INDEX(rbox, 1U);
	PMUREG_INDEX(n, 7U);
	r.raw = pmureg_rdmsr(WSMEX_RBOX_CTL_ADDRESS(rbox, n));
	return r;
}

static inline void wsmex_rbox_ctl_write(unsigned int rbox, unsigned int n, wsmex_rbox_ctl_t r)
{
	PMUREG_INDEX(rbox, 1U);
	PMUREG_INDEX(n, 7U);
	pmureg_wrmsr(WSMEX_RBOX_CTL_ADDRESS(rbox, n), r.raw);
}

#ifdef PMUREG_LINUX
static inline int wsmex_rbox_ctl_read_safe(unsigned int rbox, unsigned int n, wsmex_rbox_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(rbox, 1U);
	PMUREG_INDEX(n, 7U);
	error = pmureg_rdmsr_safe(WSMEX_RBOX_CTL_ADDRESS(rbox, n), &value);
	r->raw = value;
	return error;
}

static inline int wsmex_rbox_ctl_write_safe(unsigned int rbox, unsigned int n, wsmex_rbox_ctl_t r)
{
	PMUREG_INDEX(rbox, 1U);
	PMUREG_INDEX(n, 7U);
	return pmureg_wrmsr_safe(WSMEX_RBOX_CTL_ADDRESS(rbox, n), r.raw);
}
#endif
#else
wsmex_rbox_ctl_t wsmex_rbox_ctl_read(unsigned int rbox, unsigned int n) PMUREG_NO_MSR;
void wsmex_rbox_ctl_write(unsigned int rbox, unsigned int n, wsmex_rbox_ctl_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int wsmex_rbox_ctl_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int rbox, unsigned int n, wsmex_rbox_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(rbox, 1U);
	PMUREG_INDEX(n, 7U);
	at.space = PMUREG_MSR;
	at.address = WSMEX_RBOX_CTL_ADDRESS(rbox, n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int wsmex_rbox_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int rbox, unsigned int n, wsmex_rbox_ctl_t r)
{
	PMUREG_INDEX(rbox, 1U);
	PMUREG_INDEX(n, 7U);
	at.space = PMUREG_MSR;
	at.address = WSMEX_RBOX_CTL_ADDRESS(rbox, n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- MSR_R<rbox>_PMON_CTR<n>: Counter <n>. ----
 * Source: K NHMEX_R_MSR_PMON_CNT0
 */

#define WSMEX_RBOX_CTR_ADDRESS(rbox, n) (0xe11U + 0x20U * (rbox) + 2U * (n)) /* rbox: 0 to 1, n: 0 to 7 */
#define WSMEX_RBOX_CTR_COUNT            8
#define WSMEX_RBOX_CTR_RESET            0x0000000000000000ULL
#define WSMEX_RBOX_CTR_COUNT_SHIFT      0
#define WSMEX_RBOX_CTR_COUNT_WIDTH      48
#define WSMEX_RBOX_CTR_COUNT_MASK       0x0000ffffffffffffULL

typedef struct {
	uint64_t raw;
} wsmex_rbox_ctr_t;

typedef struct {
	uint64_t COUNT; /* 47:0  RW-V The count. */
} wsmex_rbox_ctr_fields_t;

static inline __attribute__((always_inline)) wsmex_rbox_ctr_t wsmex_rbox_ctr_pack(wsmex_rbox_ctr_fields_t f)
{
	wsmex_rbox_ctr_t r;

	r.raw = 0
		| pmureg_put64(f.COUNT, 0xffffffffffffULL, 0);
	return r;
}

static inline wsmex_rbox_ctr_fields_t wsmex_rbox_ctr_unpack(wsmex_rbox_ctr_t r)
{
	wsmex_rbox_ctr_fields_t f;

	f.COUNT = r.raw & 0xffffffffffffULL;
	return f;
}

static inline uint64_t wsmex_rbox_ctr_get(wsmex_rbox_ctr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline wsmex_rbox_ctr_t wsmex_rbox_ctr_with(wsmex_rbox_ctr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000ffffffffffffULL & ~mask);
	return r;
}

#define wsmex_rbox_ctr_get_COUNT(r)         wsmex_rbox_ctr_get(r, 0x0000ffffffffffffULL, 0)
#define wsmex_rbox_ctr_with_COUNT(r, value) PMUREG_WITH(wsmex_rbox_ctr_with, r, 0x0000ffffffffffffULL, 0, value)

static inline int wsmex_rbox_ctr_check(wsmex_rbox_ctr_t r)
{
	if ((r.raw & 0xffff000000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *wsmex_rbox_ctr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffff000000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline wsmex_rbox_ctr_t wsmex_rbox_ctr_read(unsigned int rbox, unsigned int n)
{
	wsmex_rbox_ctr_t r;

	PMUREG_INDEX(rbox, 1U);
	PMUREG_INDEX(n, 7U);
	r.raw = pmureg_rdmsr(WSMEX_RBOX_CTR_ADDRESS(rbox, n));
	return r;
}

static inline void wsmex_rbox_ctr_write(unsigned int rbox, unsigned int n, wsmex_rbox_ctr_t r)
{
	PMUREG_INDEX(rbox, 1U);
	PMUREG_INDEX(n, 7U);
	pmureg_wrmsr(WSMEX_RBOX_CTR_ADDRESS(rbox, n), r.raw);
}

#ifdef PMUREG_LINUX
static inline int wsmex_rbox_ctr_read_safe(unsigned int rbox, unsigned int n, wsmex_rbox_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(rbox, 1U);
	PMUREG_INDEX(n, 7U);
	error = pmureg_rdmsr_safe(WSMEX_RBOX_CTR_ADDRESS(rbox, n), &value);
	r->raw = value;
	return error;
}

static inline int wsmex_rbox_ctr_write_safe(unsigned int rbox, unsigned int n, wsmex_rbox_ctr_t r)
{
	PMUREG_INDEX(rbox, 1U);
	PMUREG_INDEX(n, 7U);
	return pmureg_wrmsr_safe(WSMEX_RBOX_CTR_ADDRESS(rbox, n), r.raw);
}
#endif
#else
wsmex_rbox_ctr_t wsmex_rbox_ctr_read(unsigned int rbox, unsigned int n) PMUREG_NO_MSR;
void wsmex_rbox_ctr_write(unsigned int rbox, unsigned int n, wsmex_rbox_ctr_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int wsmex_rbox_ctr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int rbox, unsigned int n, wsmex_rbox_ctr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(rbox, 1U);
	PMUREG_INDEX(n, 7U);
	at.space = PMUREG_MSR;
	at.address = WSMEX_RBOX_CTR_ADDRESS(rbox, n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int wsmex_rbox_ctr_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int rbox, unsigned int n, wsmex_rbox_ctr_t r)
{
	PMUREG_INDEX(rbox, 1U);
	PMUREG_INDEX(n, 7U);
	at.space = PMUREG_MSR;
	at.address = WSMEX_RBOX_CTR_ADDRESS(rbox, n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- MSR_R<rbox>_PMON_MM_CFG_SET<s + 1>_P<p>: Enables the comparison of event <s + 4> of port <p>. ----
 * Source: K NHMEX_R_MSR_PORTN_XBR_SET1_MM_CFG, NHMEX_R_MSR_PORTN_XBR_SET2_MM_CFG
 */

#define WSMEX_RBOX_XBR_MM_CFG_ADDRESS(rbox, s, p) (0xe60U + 0x20U * (rbox) + 0x10U * (s) + 4U * (p)) /* rbox: 0 to 1, s: 0 to 1, p: 0 to 3 */
#define WSMEX_RBOX_XBR_MM_CFG_COUNT               8
#define WSMEX_RBOX_XBR_MM_CFG_RESET               0x0000000000000000ULL
#define WSMEX_RBOX_XBR_MM_CFG_VALUE_SHIFT         0
#define WSMEX_RBOX_XBR_MM_CFG_VALUE_WIDTH         32
#define WSMEX_RBOX_XBR_MM_CFG_VALUE_MASK          0x00000000ffffffffULL

typedef struct {
	uint64_t raw;
} wsmex_rbox_xbr_mm_cfg_t;

typedef struct {
	uint64_t VALUE; /* 31:0  RW The value. */
} wsmex_rbox_xbr_mm_cfg_fields_t;

static inline __attribute__((always_inline)) wsmex_rbox_xbr_mm_cfg_t wsmex_rbox_xbr_mm_cfg_pack(wsmex_rbox_xbr_mm_cfg_fields_t f)
{
	wsmex_rbox_xbr_mm_cfg_t r;

	r.raw = 0
		| pmureg_put64(f.VALUE, 0xffffffffULL, 0);
	return r;
}

static inline wsmex_rbox_xbr_mm_cfg_fields_t wsmex_rbox_xbr_mm_cfg_unpack(wsmex_rbox_xbr_mm_cfg_t r)
{
	wsmex_rbox_xbr_mm_cfg_fields_t f;

	f.VALUE = r.raw & 0xffffffffULL;
	return f;
}

static inline uint64_t wsmex_rbox_xbr_mm_cfg_get(wsmex_rbox_xbr_mm_cfg_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline wsmex_rbox_xbr_mm_cfg_t wsmex_rbox_xbr_mm_cfg_with(wsmex_rbox_xbr_mm_cfg_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x00000000ffffffffULL & ~mask);
	return r;
}

#define wsmex_rbox_xbr_mm_cfg_get_VALUE(r)         wsmex_rbox_xbr_mm_cfg_get(r, 0x00000000ffffffffULL, 0)
#define wsmex_rbox_xbr_mm_cfg_with_VALUE(r, value) PMUREG_WITH(wsmex_rbox_xbr_mm_cfg_with, r, 0x00000000ffffffffULL, 0, value)

static inline int wsmex_rbox_xbr_mm_cfg_check(wsmex_rbox_xbr_mm_cfg_t r)
{
	if ((r.raw & 0xffffffff00000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *wsmex_rbox_xbr_mm_cfg_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffff00000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline wsmex_rbox_xbr_mm_cfg_t wsmex_rbox_xbr_mm_cfg_read(unsigned int rbox, unsigned int s, unsigned int p)
{
	wsmex_rbox_xbr_mm_cfg_t r;

	PMUREG_INDEX(rbox, 1U);
	PMUREG_INDEX(s, 1U);
	PMUREG_INDEX(p, 3U);
	r.raw = pmureg_rdmsr(WSMEX_RBOX_XBR_MM_CFG_ADDRESS(rbox, s, p));
	return r;
}

static inline void wsmex_rbox_xbr_mm_cfg_write(unsigned int rbox, unsigned int s, unsigned int p, wsmex_rbox_xbr_mm_cfg_t r)
{
	PMUREG_INDEX(rbox, 1U);
	PMUREG_INDEX(s, 1U);
	PMUREG_INDEX(p, 3U);
	pmureg_wrmsr(WSMEX_RBOX_XBR_MM_CFG_ADDRESS(rbox, s, p), r.raw);
}

#ifdef PMUREG_LINUX
static inline int wsmex_rbox_xbr_mm_cfg_read_safe(unsigned int rbox, unsigned int s, unsigned int p, wsmex_rbox_xbr_mm_cfg_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(rbox, 1U);
	PMUREG_INDEX(s, 1U);
	PMUREG_INDEX(p, 3U);
	error = pmureg_rdmsr_safe(WSMEX_RBOX_XBR_MM_CFG_ADDRESS(rbox, s, p), &value);
	r->raw = value;
	return error;
}

static inline int wsmex_rbox_xbr_mm_cfg_write_safe(unsigned int rbox, unsigned int s, unsigned int p, wsmex_rbox_xbr_mm_cfg_t r)
{
	PMUREG_INDEX(rbox, 1U);
	PMUREG_INDEX(s, 1U);
	PMUREG_INDEX(p, 3U);
	return pmureg_wrmsr_safe(WSMEX_RBOX_XBR_MM_CFG_ADDRESS(rbox, s, p), r.raw);
}
#endif
#else
wsmex_rbox_xbr_mm_cfg_t wsmex_rbox_xbr_mm_cfg_read(unsigned int rbox, unsigned int s, unsigned int p) PMUREG_NO_MSR;
void wsmex_rbox_xbr_mm_cfg_write(unsigned int rbox, unsigned int s, unsigned int p, wsmex_rbox_xbr_mm_cfg_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int wsmex_rbox_xbr_mm_cfg_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int rbox, unsigned int s, unsigned int p, wsmex_rbox_xbr_mm_cfg_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(rbox, 1U);
	PMUREG_INDEX(s, 1U);
	PMUREG_INDEX(p, 3U);
	at.space = PMUREG_MSR;
	at.address = WSMEX_RBOX_XBR_MM_CFG_ADDRESS(rbox, s, p);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int wsmex_rbox_xbr_mm_cfg_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int rbox, unsigned int s, unsigned int p, wsmex_rbox_xbr_mm_cfg_t r)
{
	PMUREG_INDEX(rbox, 1U);
	PMUREG_INDEX(s, 1U);
	PMUREG_INDEX(p, 3U);
	at.space = PMUREG_MSR;
	at.address = WSMEX_RBOX_XBR_MM_CFG_ADDRESS(rbox, s, p);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- MSR_R<rbox>_PMON_MATCH_SET<s + 1>_P<p>: What packets must be that event <s + 4> of port <p> counts. ----
 * Source: K NHMEX_R_MSR_PORTN_XBR_SET1_MATCH, NHMEX_R_MSR_PORTN_XBR_SET2_MATCH
 */

#define WSMEX_RBOX_XBR_MATCH_ADDRESS(rbox, s, p) (0xe61U + 0x20U * (rbox) + 0x10U * (s) + 4U * (p)) /* rbox: 0 to 1, s: 0 to 1, p: 0 to 3 */
#define WSMEX_RBOX_XBR_MATCH_COUNT               8
#define WSMEX_RBOX_XBR_MATCH_RESET               0x0000000000000000ULL
#define WSMEX_RBOX_XBR_MATCH_VALUE_SHIFT         0
#define WSMEX_RBOX_XBR_MATCH_VALUE_WIDTH         64
#define WSMEX_RBOX_XBR_MATCH_VALUE_MASK          0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} wsmex_rbox_xbr_match_t;

typedef struct {
	uint64_t VALUE; /* 63:0  RW The value. */
} wsmex_rbox_xbr_match_fields_t;

static inline __attribute__((always_inline)) wsmex_rbox_xbr_match_t wsmex_rbox_xbr_match_pack(wsmex_rbox_xbr_match_fields_t f)
{
	wsmex_rbox_xbr_match_t r;

	r.raw = 0
		| f.VALUE;
	return r;
}

static inline wsmex_rbox_xbr_match_fields_t wsmex_rbox_xbr_match_unpack(wsmex_rbox_xbr_match_t r)
{
	wsmex_rbox_xbr_match_fields_t f;

	f.VALUE = r.raw;
	return f;
}

static inline uint64_t wsmex_rbox_xbr_match_get(wsmex_rbox_xbr_match_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline wsmex_rbox_xbr_match_t wsmex_rbox_xbr_match_with(wsmex_rbox_xbr_match_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define wsmex_rbox_xbr_match_get_VALUE(r)         wsmex_rbox_xbr_match_get(r, 0xffffffffffffffffULL, 0)
#define wsmex_rbox_xbr_match_with_VALUE(r, value) PMUREG_WITH(wsmex_rbox_xbr_match_with, r, 0xffffffffffffffffULL, 0, value)

#ifdef PMUREG_HAS_MSR
static inline wsmex_rbox_xbr_match_t wsmex_rbox_xbr_match_read(unsigned int rbox, unsigned int s, unsigned int p)
{
	wsmex_rbox_xbr_match_t r;

	PMUREG_INDEX(rbox, 1U);
	PMUREG_INDEX(s, 1U);
	PMUREG_INDEX(p, 3U);
	r.raw = pmureg_rdmsr(WSMEX_RBOX_XBR_MATCH_ADDRESS(rbox, s, p));
	return r;
}

static inline void wsmex_rbox_xbr_match_write(unsigned int rbox, unsigned int s, unsigned int p, wsmex_rbox_xbr_match_t r)
{
	PMUREG_INDEX(rbox, 1U);
	PMUREG_INDEX(s, 1U);
	PMUREG_INDEX(p, 3U);
	pmureg_wrmsr(WSMEX_RBOX_XBR_MATCH_ADDRESS(rbox, s, p), r.raw);
}

#ifdef PMUREG_LINUX
static inline int wsmex_rbox_xbr_match_read_safe(unsigned int rbox, unsigned int s, unsigned int p, wsmex_rbox_xbr_match_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(rbox, 1U);
	PMUREG_INDEX(s, 1U);
	PMUREG_INDEX(p, 3U);
	error = pmureg_rdmsr_safe(WSMEX_RBOX_XBR_MATCH_ADDRESS(rbox, s, p), &value);
	r->raw = value;
	return error;
}

static inline int wsmex_rbox_xbr_match_write_safe(unsigned int rbox, unsigned int s, unsigned int p, wsmex_rbox_xbr_match_t r)
{
	PMUREG_INDEX(rbox, 1U);
	PMUREG_INDEX(s, 1U);
	PMUREG_INDEX(p, 3U);
	return pmureg_wrmsr_safe(WSMEX_RBOX_XBR_MATCH_ADDRESS(rbox, s, p), r.raw);
}
#endif
#else
wsmex_rbox_xbr_match_t wsmex_rbox_xbr_match_read(unsigned int rbox, unsigned int s, unsigned int p) PMUREG_NO_MSR;
void wsmex_rbox_xbr_match_write(unsigned int rbox, unsigned int s, unsigned int p, wsmex_rbox_xbr_match_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int wsmex_rbox_xbr_match_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int rbox, unsigned int s, unsigned int p, wsmex_rbox_xbr_match_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(rbox, 1U);
	PMUREG_INDEX(s, 1U);
	PMUREG_INDEX(p, 3U);
	at.space = PMUREG_MSR;
	at.address = WSMEX_RBOX_XBR_MATCH_ADDRESS(rbox, s, p);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int wsmex_rbox_xbr_match_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int rbox, unsigned int s, unsigned int p, wsmex_rbox_xbr_match_t r)
{
	PMUREG_INDEX(rbox, 1U);
	PMUREG_INDEX(s, 1U);
	PMUREG_INDEX(p, 3U);
	at.space = PMUREG_MSR;
	at.address = WSMEX_RBOX_XBR_MATCH_ADDRESS(rbox, s, p);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- MSR_R<rbox>_PMON_MASK_SET<s + 1>_P<p>: Which of their bits are compared. ----
 * Source: K NHMEX_R_MSR_PORTN_XBR_SET1_MASK, NHMEX_R_MSR_PORTN_XBR_SET2_MASK
 */

#define WSMEX_RBOX_XBR_MASK_ADDRESS(rbox, s, p) (0xe62U + 0x20U * (rbox) + 0x10U * (s) + 4U * (p)) /* rbox: 0 to 1, s: 0 to 1, p: 0 to 3 */
#define WSMEX_RBOX_XBR_MASK_COUNT               8
#define WSMEX_RBOX_XBR_MASK_RESET               0x0000000000000000ULL
#define WSMEX_RBOX_XBR_MASK_VALUE_SHIFT         0
#define WSMEX_RBOX_XBR_MASK_VALUE_WIDTH         64
#define WSMEX_RBOX_XBR_MASK_VALUE_MASK          0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} wsmex_rbox_xbr_mask_t;

typedef struct {
	uint64_t VALUE; /* 63:0  RW The value. */
} wsmex_rbox_xbr_mask_fields_t;

static inline __attribute__((always_inline)) wsmex_rbox_xbr_mask_t wsmex_rbox_xbr_mask_pack(wsmex_rbox_xbr_mask_fields_t f)
{
	wsmex_rbox_xbr_mask_t r;

	r.raw = 0
		| f.VALUE;
	return r;
}

static inline wsmex_rbox_xbr_mask_fields_t wsmex_rbox_xbr_mask_unpack(wsmex_rbox_xbr_mask_t r)
{
	wsmex_rbox_xbr_mask_fields_t f;

	f.VALUE = r.raw;
	return f;
}

static inline uint64_t wsmex_rbox_xbr_mask_get(wsmex_rbox_xbr_mask_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline wsmex_rbox_xbr_mask_t wsmex_rbox_xbr_mask_with(wsmex_rbox_xbr_mask_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define wsmex_rbox_xbr_mask_get_VALUE(r)         wsmex_rbox_xbr_mask_get(r, 0xffffffffffffffffULL, 0)
#define wsmex_rbox_xbr_mask_with_VALUE(r, value) PMUREG_WITH(wsmex_rbox_xbr_mask_with, r, 0xffffffffffffffffULL, 0, value)

#ifdef PMUREG_HAS_MSR
static inline wsmex_rbox_xbr_mask_t wsmex_rbox_xbr_mask_read(unsigned int rbox, unsigned int s, unsigned int p)
{
	wsmex_rbox_xbr_mask_t r;

	PMUREG_INDEX(rbox, 1U);
	PMUREG_INDEX(s, 1U);
	PMUREG_INDEX(p, 3U);
	r.raw = pmureg_rdmsr(WSMEX_RBOX_XBR_MASK_ADDRESS(rbox, s, p));
	return r;
}

static inline void wsmex_rbox_xbr_mask_write(unsigned int rbox, unsigned int s, unsigned int p, wsmex_rbox_xbr_mask_t r)
{
	PMUREG_INDEX(rbox, 1U);
	PMUREG_INDEX(s, 1U);
	PMUREG_INDEX(p, 3U);
	pmureg_wrmsr(WSMEX_RBOX_XBR_MASK_ADDRESS(rbox, s, p), r.raw);
}

#ifdef PMUREG_LINUX
static inline int wsmex_rbox_xbr_mask_read_safe(unsigned int rbox, unsigned int s, unsigned int p, wsmex_rbox_xbr_mask_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(rbox, 1U);
	PMUREG_INDEX(s, 1U);
	PMUREG_INDEX(p, 3U);
	error = pmureg_rdmsr_safe(WSMEX_RBOX_XBR_MASK_ADDRESS(rbox, s, p), &value);
	r->raw = value;
	return error;
}

static inline int wsmex_rbox_xbr_mask_write_safe(unsigned int rbox, unsigned int s, unsigned int p, wsmex_rbox_xbr_mask_t r)
{
	PMUREG_INDEX(rbox, 1U);
	PMUREG_INDEX(s, 1U);
	PMUREG_INDEX(p, 3U);
	return pmureg_wrmsr_safe(WSMEX_RBOX_XBR_MASK_ADDRESS(rbox, s, p), r.raw);
}
#endif
#else
wsmex_rbox_xbr_mask_t wsmex_rbox_xbr_mask_read(unsigned int rbox, unsigned int s, unsigned int p) PMUREG_NO_MSR;
void wsmex_rbox_xbr_mask_write(unsigned int rbox, unsigned int s, unsigned int p, wsmex_rbox_xbr_mask_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int wsmex_rbox_xbr_mask_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int rbox, unsigned int s, unsigned int p, wsmex_rbox_xbr_mask_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(rbox, 1U);
	PMUREG_INDEX(s, 1U);
	PMUREG_INDEX(p, 3U);
	at.space = PMUREG_MSR;
	at.address = WSMEX_RBOX_XBR_MASK_ADDRESS(rbox, s, p);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int wsmex_rbox_xbr_mask_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int rbox, unsigned int s, unsigned int p, wsmex_rbox_xbr_mask_t r)
{
	PMUREG_INDEX(rbox, 1U);
	PMUREG_INDEX(s, 1U);
	PMUREG_INDEX(p, 3U);
	at.space = PMUREG_MSR;
	at.address = WSMEX_RBOX_XBR_MASK_ADDRESS(rbox, s, p);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
