/*
 * Intel Atom P5900 (Snow Ridge): Free-running counters of an I/O stack
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
 * Made by pmureg from regdefs/intel/snr.yaml. Edit that, not this.
 */
#ifndef PMUREG_SNR_IIO_FREE_RUNNING_H
#define PMUREG_SNR_IIO_FREE_RUNNING_H

#include <pmureg/access.h>

/* ---- IIO<stack>_MSR_PMON_IOCLK: Clocks of the stack. ----
 * Source: K; L
 */

#define SNR_IIO_FREE_RUNNING_CLK_ADDRESS(stack)    (0x1eacU + 0x10U * (stack)) /* stack: 0 to 4 */
#define SNR_IIO_FREE_RUNNING_CLK_RESET             0x0000000000000000ULL
#define SNR_IIO_FREE_RUNNING_CLK_EVENT_COUNT_SHIFT 0
#define SNR_IIO_FREE_RUNNING_CLK_EVENT_COUNT_WIDTH 48
#define SNR_IIO_FREE_RUNNING_CLK_EVENT_COUNT_MASK  0x0000ffffffffffffULL

typedef struct {
	uint64_t raw;
} snr_iio_free_running_clk_t;

typedef struct {
	uint64_t event_count; /* 47:0  RO-V The count; it cannot be stopped or zeroed. */
} snr_iio_free_running_clk_fields_t;

static inline __attribute__((always_inline)) snr_iio_free_running_clk_t snr_iio_free_running_clk_pack(snr_iio_free_running_clk_fields_t f)
{
	snr_iio_free_running_clk_t r;

	r.raw = 0
		| pmureg_put64(f.event_count, 0xffffffffffffULL, 0);
	return r;
}

static inline snr_iio_free_running_clk_fields_t snr_iio_free_running_clk_unpack(snr_iio_free_running_clk_t r)
{
	snr_iio_free_running_clk_fields_t f;

	f.event_count = r.raw & 0xffffffffffffULL;
	return f;
}

static inline uint64_t snr_iio_free_running_clk_get(snr_iio_free_running_clk_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define snr_iio_free_running_clk_get_event_count(r) snr_iio_free_running_clk_get(r, 0x0000ffffffffffffULL, 0)

static inline int snr_iio_free_running_clk_check(snr_iio_free_running_clk_t r)
{
	if ((r.raw & 0xffff000000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *snr_iio_free_running_clk_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffff000000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline snr_iio_free_running_clk_t snr_iio_free_running_clk_read(unsigned int stack)
{
	snr_iio_free_running_clk_t r;

	PMUREG_INDEX(stack, 4U);
	r.raw = pmureg_rdmsr(SNR_IIO_FREE_RUNNING_CLK_ADDRESS(stack));
	return r;
}

#ifdef PMUREG_LINUX
static inline int snr_iio_free_running_clk_read_safe(unsigned int stack, snr_iio_free_running_clk_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(stack, 4U);
	error = pmureg_rdmsr_safe(SNR_IIO_FREE_RUNNING_CLK_ADDRESS(stack), &value);
	r->raw = value;
	return error;
}
#endif
#else
snr_iio_free_running_clk_t snr_iio_free_running_clk_read(unsigned int stack) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int snr_iio_free_running_clk_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int stack, snr_iio_free_running_clk_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(stack, 4U);
	at.space = PMUREG_MSR;
	at.address = SNR_IIO_FREE_RUNNING_CLK_ADDRESS(stack);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- IIO<stack>_MSR_PMON_BW_IN_PORT<n>: 32 bytes each that port <n> sent to the socket. ----
 * Source: K; L
 */

#define SNR_IIO_FREE_RUNNING_BW_IN_ADDRESS(stack, n) (0x1f00U + 0x10U * (stack) + (n)) /* stack: 0 to 4, n: 0 to 7 */
#define SNR_IIO_FREE_RUNNING_BW_IN_COUNT             8
#define SNR_IIO_FREE_RUNNING_BW_IN_RESET             0x0000000000000000ULL
#define SNR_IIO_FREE_RUNNING_BW_IN_EVENT_COUNT_SHIFT 0
#define SNR_IIO_FREE_RUNNING_BW_IN_EVENT_COUNT_WIDTH 48
#define SNR_IIO_FREE_RUNNING_BW_IN_EVENT_COUNT_MASK  0x0000ffffffffffffULL

typedef struct {
	uint64_t raw;
} snr_iio_free_running_bw_in_t;

typedef struct {
	uint64_t event_count; /* 47:0  RO-V The count; it cannot be stopped or zeroed. */
} snr_iio_free_running_bw_in_fields_t;

static inline __attribute__((always_inline)) snr_iio_free_running_bw_in_t snr_iio_free_running_bw_in_pack(snr_iio_free_running_bw_in_fields_t f)
{
	snr_iio_free_running_bw_in_t r;

	r.raw = 0
		| pmureg_put64(f.event_count, 0xffffffffffffULL, 0);
	return r;
}

static inline snr_iio_free_running_bw_in_fields_t snr_iio_free_running_bw_in_unpack(snr_iio_free_running_bw_in_t r)
{
	snr_iio_free_running_bw_in_fields_t f;

	f.event_count = r.raw & 0xffffffffffffULL;
	return f;
}

static inline uint64_t snr_iio_free_running_bw_in_get(snr_iio_free_running_bw_in_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define snr_iio_free_running_bw_in_get_event_count(r) snr_iio_free_running_bw_in_get(r, 0x0000ffffffffffffULL, 0)

static inline int snr_iio_free_running_bw_in_check(snr_iio_free_running_bw_in_t r)
{
	if ((r.raw & 0xffff000000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *snr_iio_free_running_bw_in_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffff000000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline snr_iio_free_running_bw_in_t snr_iio_free_running_bw_in_read(unsigned int stack, unsigned int n)
{
	snr_iio_free_running_bw_in_t r;

	PMUREG_INDEX(stack, 4U);
	PMUREG_INDEX(n, 7U);
	r.raw = pmureg_rdmsr(SNR_IIO_FREE_RUNNING_BW_IN_ADDRESS(stack, n));
	return r;
}

#ifdef PMUREG_LINUX
static inline int snr_iio_free_running_bw_in_read_safe(unsigned int stack, unsigned int n, snr_iio_free_running_bw_in_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(stack, 4U);
	PMUREG_INDEX(n, 7U);
	error = pmureg_rdmsr_safe(SNR_IIO_FREE_RUNNING_BW_IN_ADDRESS(stack, n), &value);
	r->raw = value;
	return error;
}
#endif
#else
snr_iio_free_running_bw_in_t snr_iio_free_running_bw_in_read(unsigned int stack, unsigned int n) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int snr_iio_free_running_bw_in_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int stack, unsigned int n, snr_iio_free_running_bw_in_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(stack, 4U);
	PMUREG_INDEX(n, 7U);
	at.space = PMUREG_MSR;
	at.address = SNR_IIO_FREE_RUNNING_BW_IN_ADDRESS(stack, n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

#endif
