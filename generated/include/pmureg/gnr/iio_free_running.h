/*
 * Intel Xeon 6 (Granite Rapids, Sierra Forest), Clearwater Forest and Grand Ridge: Counters of a PCIe stack that always run
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
 * Made by pmureg from regdefs/intel/gnr.yaml. Edit that, not this.
 */
#ifndef PMUREG_GNR_IIO_FREE_RUNNING_H
#define PMUREG_GNR_IIO_FREE_RUNNING_H

#include <pmureg/access.h>

/* ---- PMON_FRCTR_CLK: Cycles of the stack's clock. ----
 * Source: N gnr_iio_freerunning
 */

#define GNR_IIO_FREE_RUNNING_CLK_ADDRESS(iio)      (0x290eU + 0x10U * (iio)) /* iio: 0 to 15 */
#define GNR_IIO_FREE_RUNNING_CLK_RESET             0x0000000000000000ULL
#define GNR_IIO_FREE_RUNNING_CLK_EVENT_COUNT_SHIFT 0
#define GNR_IIO_FREE_RUNNING_CLK_EVENT_COUNT_WIDTH 48
#define GNR_IIO_FREE_RUNNING_CLK_EVENT_COUNT_MASK  0x0000ffffffffffffULL

typedef struct {
	uint64_t raw;
} gnr_iio_free_running_clk_t;

typedef struct {
	uint64_t event_count; /* 47:0  RW-V The count. */
} gnr_iio_free_running_clk_fields_t;

static inline __attribute__((always_inline)) gnr_iio_free_running_clk_t gnr_iio_free_running_clk_pack(gnr_iio_free_running_clk_fields_t f)
{
	gnr_iio_free_running_clk_t r;

	r.raw = 0
		| pmureg_put64(f.event_count, 0xffffffffffffULL, 0);
	return r;
}

static inline gnr_iio_free_running_clk_fields_t gnr_iio_free_running_clk_unpack(gnr_iio_free_running_clk_t r)
{
	gnr_iio_free_running_clk_fields_t f;

	f.event_count = r.raw & 0xffffffffffffULL;
	return f;
}

static inline uint64_t gnr_iio_free_running_clk_get(gnr_iio_free_running_clk_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline gnr_iio_free_running_clk_t gnr_iio_free_running_clk_with(gnr_iio_free_running_clk_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000ffffffffffffULL & ~mask);
	return r;
}

#define gnr_iio_free_running_clk_get_event_count(r)         gnr_iio_free_running_clk_get(r, 0x0000ffffffffffffULL, 0)
#define gnr_iio_free_running_clk_with_event_count(r, value) PMUREG_WITH(gnr_iio_free_running_clk_with, r, 0x0000ffffffffffffULL, 0, value)

static inline int gnr_iio_free_running_clk_check(gnr_iio_free_running_clk_t r)
{
	if ((r.raw & 0xffff000000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *gnr_iio_free_running_clk_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffff000000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline gnr_iio_free_running_clk_t gnr_iio_free_running_clk_read(unsigned int iio)
{
	gnr_iio_free_running_clk_t r;

	PMUREG_INDEX(iio, 15U);
	r.raw = pmureg_rdmsr(GNR_IIO_FREE_RUNNING_CLK_ADDRESS(iio));
	return r;
}

static inline void gnr_iio_free_running_clk_write(unsigned int iio, gnr_iio_free_running_clk_t r)
{
	PMUREG_INDEX(iio, 15U);
	pmureg_wrmsr(GNR_IIO_FREE_RUNNING_CLK_ADDRESS(iio), r.raw);
}

#ifdef PMUREG_LINUX
static inline int gnr_iio_free_running_clk_read_safe(unsigned int iio, gnr_iio_free_running_clk_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(iio, 15U);
	error = pmureg_rdmsr_safe(GNR_IIO_FREE_RUNNING_CLK_ADDRESS(iio), &value);
	r->raw = value;
	return error;
}

static inline int gnr_iio_free_running_clk_write_safe(unsigned int iio, gnr_iio_free_running_clk_t r)
{
	PMUREG_INDEX(iio, 15U);
	return pmureg_wrmsr_safe(GNR_IIO_FREE_RUNNING_CLK_ADDRESS(iio), r.raw);
}
#endif
#else
gnr_iio_free_running_clk_t gnr_iio_free_running_clk_read(unsigned int iio) PMUREG_NO_MSR;
void gnr_iio_free_running_clk_write(unsigned int iio, gnr_iio_free_running_clk_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int gnr_iio_free_running_clk_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int iio, gnr_iio_free_running_clk_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(iio, 15U);
	at.space = PMUREG_MSR;
	at.address = GNR_IIO_FREE_RUNNING_CLK_ADDRESS(iio);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int gnr_iio_free_running_clk_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int iio, gnr_iio_free_running_clk_t r)
{
	PMUREG_INDEX(iio, 15U);
	at.space = PMUREG_MSR;
	at.address = GNR_IIO_FREE_RUNNING_CLK_ADDRESS(iio);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMON_FRCTR_BW_IN<n>: What port <n> has written to memory, in 32 bytes. ----
 * Source: N gnr_iio_freerunning
 */

#define GNR_IIO_FREE_RUNNING_BW_IN_ADDRESS(iio, n)   (0x360eU + 0x80U * (iio) + 0x10U * (n)) /* iio: 0 to 15, n: 0 to 7 */
#define GNR_IIO_FREE_RUNNING_BW_IN_COUNT             8
#define GNR_IIO_FREE_RUNNING_BW_IN_RESET             0x0000000000000000ULL
#define GNR_IIO_FREE_RUNNING_BW_IN_EVENT_COUNT_SHIFT 0
#define GNR_IIO_FREE_RUNNING_BW_IN_EVENT_COUNT_WIDTH 48
#define GNR_IIO_FREE_RUNNING_BW_IN_EVENT_COUNT_MASK  0x0000ffffffffffffULL

typedef struct {
	uint64_t raw;
} gnr_iio_free_running_bw_in_t;

typedef struct {
	uint64_t event_count; /* 47:0  RW-V The count. */
} gnr_iio_free_running_bw_in_fields_t;

static inline __attribute__((always_inline)) gnr_iio_free_running_bw_in_t gnr_iio_free_running_bw_in_pack(gnr_iio_free_running_bw_in_fields_t f)
{
	gnr_iio_free_running_bw_in_t r;

	r.raw = 0
		| pmureg_put64(f.event_count, 0xffffffffffffULL, 0);
	return r;
}

static inline gnr_iio_free_running_bw_in_fields_t gnr_iio_free_running_bw_in_unpack(gnr_iio_free_running_bw_in_t r)
{
	gnr_iio_free_running_bw_in_fields_t f;

	f.event_count = r.raw & 0xffffffffffffULL;
	return f;
}

static inline uint64_t gnr_iio_free_running_bw_in_get(gnr_iio_free_running_bw_in_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline gnr_iio_free_running_bw_in_t gnr_iio_free_running_bw_in_with(gnr_iio_free_running_bw_in_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000ffffffffffffULL & ~mask);
	return r;
}

#define gnr_iio_free_running_bw_in_get_event_count(r)         gnr_iio_free_running_bw_in_get(r, 0x0000ffffffffffffULL, 0)
#define gnr_iio_free_running_bw_in_with_event_count(r, value) PMUREG_WITH(gnr_iio_free_running_bw_in_with, r, 0x0000ffffffffffffULL, 0, value)

static inline int gnr_iio_free_running_bw_in_check(gnr_iio_free_running_bw_in_t r)
{
	if ((r.raw & 0xffff000000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *gnr_iio_free_running_bw_in_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffff000000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline gnr_iio_free_running_bw_in_t gnr_iio_free_running_bw_in_read(unsigned int iio, unsigned int n)
{
	gnr_iio_free_running_bw_in_t r;

	PMUREG_INDEX(iio, 15U);
	PMUREG_INDEX(n, 7U);
	r.raw = pmureg_rdmsr(GNR_IIO_FREE_RUNNING_BW_IN_ADDRESS(iio, n));
	return r;
}

static inline void gnr_iio_free_running_bw_in_write(unsigned int iio, unsigned int n, gnr_iio_free_running_bw_in_t r)
{
	PMUREG_INDEX(iio, 15U);
	PMUREG_INDEX(n, 7U);
	pmureg_wrmsr(GNR_IIO_FREE_RUNNING_BW_IN_ADDRESS(iio, n), r.raw);
}

#ifdef PMUREG_LINUX
static inline int gnr_iio_free_running_bw_in_read_safe(unsigned int iio, unsigned int n, gnr_iio_free_running_bw_in_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(iio, 15U);
	PMUREG_INDEX(n, 7U);
	error = pmureg_rdmsr_safe(GNR_IIO_FREE_RUNNING_BW_IN_ADDRESS(iio, n), &value);
	r->raw = value;
	return error;
}

static inline int gnr_iio_free_running_bw_in_write_safe(unsigned int iio, unsigned int n, gnr_iio_free_running_bw_in_t r)
{
	PMUREG_INDEX(iio, 15U);
	PMUREG_INDEX(n, 7U);
	return pmureg_wrmsr_safe(GNR_IIO_FREE_RUNNING_BW_IN_ADDRESS(iio, n), r.raw);
}
#endif
#else
gnr_iio_free_running_bw_in_t gnr_iio_free_running_bw_in_read(unsigned int iio, unsigned int n) PMUREG_NO_MSR;
void gnr_iio_free_running_bw_in_write(unsigned int iio, unsigned int n, gnr_iio_free_running_bw_in_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int gnr_iio_free_running_bw_in_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int iio, unsigned int n, gnr_iio_free_running_bw_in_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(iio, 15U);
	PMUREG_INDEX(n, 7U);
	at.space = PMUREG_MSR;
	at.address = GNR_IIO_FREE_RUNNING_BW_IN_ADDRESS(iio, n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int gnr_iio_free_running_bw_in_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int iio, unsigned int n, gnr_iio_free_running_bw_in_t r)
{
	PMUREG_INDEX(iio, 15U);
	PMUREG_INDEX(n, 7U);
	at.space = PMUREG_MSR;
	at.address = GNR_IIO_FREE_RUNNING_BW_IN_ADDRESS(iio, n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PMON_FRCTR_BW_OUT<n>: What was sent to port <n>. ----
 * Source: N gnr_iio_freerunning
 */

#define GNR_IIO_FREE_RUNNING_BW_OUT_ADDRESS(iio, n)   (0x2e0eU + 0x80U * (iio) + 0x10U * (n)) /* iio: 0 to 15, n: 0 to 7 */
#define GNR_IIO_FREE_RUNNING_BW_OUT_COUNT             8
#define GNR_IIO_FREE_RUNNING_BW_OUT_RESET             0x0000000000000000ULL
#define GNR_IIO_FREE_RUNNING_BW_OUT_EVENT_COUNT_SHIFT 0
#define GNR_IIO_FREE_RUNNING_BW_OUT_EVENT_COUNT_WIDTH 48
#define GNR_IIO_FREE_RUNNING_BW_OUT_EVENT_COUNT_MASK  0x0000ffffffffffffULL

typedef struct {
	uint64_t raw;
} gnr_iio_free_running_bw_out_t;

typedef struct {
	uint64_t event_count; /* 47:0  RW-V The count. */
} gnr_iio_free_running_bw_out_fields_t;

static inline __attribute__((always_inline)) gnr_iio_free_running_bw_out_t gnr_iio_free_running_bw_out_pack(gnr_iio_free_running_bw_out_fields_t f)
{
	gnr_iio_free_running_bw_out_t r;

	r.raw = 0
		| pmureg_put64(f.event_count, 0xffffffffffffULL, 0);
	return r;
}

static inline gnr_iio_free_running_bw_out_fields_t gnr_iio_free_running_bw_out_unpack(gnr_iio_free_running_bw_out_t r)
{
	gnr_iio_free_running_bw_out_fields_t f;

	f.event_count = r.raw & 0xffffffffffffULL;
	return f;
}

static inline uint64_t gnr_iio_free_running_bw_out_get(gnr_iio_free_running_bw_out_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline gnr_iio_free_running_bw_out_t gnr_iio_free_running_bw_out_with(gnr_iio_free_running_bw_out_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000ffffffffffffULL & ~mask);
	return r;
}

#define gnr_iio_free_running_bw_out_get_event_count(r)         gnr_iio_free_running_bw_out_get(r, 0x0000ffffffffffffULL, 0)
#define gnr_iio_free_running_bw_out_with_event_count(r, value) PMUREG_WITH(gnr_iio_free_running_bw_out_with, r, 0x0000ffffffffffffULL, 0, value)

static inline int gnr_iio_free_running_bw_out_check(gnr_iio_free_running_bw_out_t r)
{
	if ((r.raw & 0xffff000000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *gnr_iio_free_running_bw_out_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffff000000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline gnr_iio_free_running_bw_out_t gnr_iio_free_running_bw_out_read(unsigned int iio, unsigned int n)
{
	gnr_iio_free_running_bw_out_t r;

	PMUREG_INDEX(iio, 15U);
	PMUREG_INDEX(n, 7U);
	r.raw = pmureg_rdmsr(GNR_IIO_FREE_RUNNING_BW_OUT_ADDRESS(iio, n));
	return r;
}

static inline void gnr_iio_free_running_bw_out_write(unsigned int iio, unsigned int n, gnr_iio_free_running_bw_out_t r)
{
	PMUREG_INDEX(iio, 15U);
	PMUREG_INDEX(n, 7U);
	pmureg_wrmsr(GNR_IIO_FREE_RUNNING_BW_OUT_ADDRESS(iio, n), r.raw);
}

#ifdef PMUREG_LINUX
static inline int gnr_iio_free_running_bw_out_read_safe(unsigned int iio, unsigned int n, gnr_iio_free_running_bw_out_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(iio, 15U);
	PMUREG_INDEX(n, 7U);
	error = pmureg_rdmsr_safe(GNR_IIO_FREE_RUNNING_BW_OUT_ADDRESS(iio, n), &value);
	r->raw = value;
	return error;
}

static inline int gnr_iio_free_running_bw_out_write_safe(unsigned int iio, unsigned int n, gnr_iio_free_running_bw_out_t r)
{
	PMUREG_INDEX(iio, 15U);
	PMUREG_INDEX(n, 7U);
	return pmureg_wrmsr_safe(GNR_IIO_FREE_RUNNING_BW_OUT_ADDRESS(iio, n), r.raw);
}
#endif
#else
gnr_iio_free_running_bw_out_t gnr_iio_free_running_bw_out_read(unsigned int iio, unsigned int n) PMUREG_NO_MSR;
void gnr_iio_free_running_bw_out_write(unsigned int iio, unsigned int n, gnr_iio_free_running_bw_out_t r) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int gnr_iio_free_running_bw_out_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int iio, unsigned int n, gnr_iio_free_running_bw_out_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(iio, 15U);
	PMUREG_INDEX(n, 7U);
	at.space = PMUREG_MSR;
	at.address = GNR_IIO_FREE_RUNNING_BW_OUT_ADDRESS(iio, n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int gnr_iio_free_running_bw_out_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int iio, unsigned int n, gnr_iio_free_running_bw_out_t r)
{
	PMUREG_INDEX(iio, 15U);
	PMUREG_INDEX(n, 7U);
	at.space = PMUREG_MSR;
	at.address = GNR_IIO_FREE_RUNNING_BW_OUT_ADDRESS(iio, n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
