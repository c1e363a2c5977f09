/*
 * Intel Atom P5900 (Snow Ridge): Free-running counters of a memory controller
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
 * Made by pmureg from regdefs/intel/snr.yaml. Edit that, not this.
 */
#ifndef PMUREG_SNR_IMC_FREE_RUNNING_H
#define PMUREG_SNR_IMC_FREE_RUNNING_H

#include <pmureg/access.h>

/* ---- MC<controller>_PMON_DDR<n>: 64 bytes each that were read (0) and written (1) of DDR. ----
 * Source: K
 */

#define SNR_IMC_FREE_RUNNING_DDR_OFFSET(n)         (0x2290U + 8U * (n)) /* n: 0 to 1 */
#define SNR_IMC_FREE_RUNNING_DDR_COUNT             2
#define SNR_IMC_FREE_RUNNING_DDR_RESET             0x0000000000000000ULL
#define SNR_IMC_FREE_RUNNING_DDR_EVENT_COUNT_SHIFT 0
#define SNR_IMC_FREE_RUNNING_DDR_EVENT_COUNT_WIDTH 48
#define SNR_IMC_FREE_RUNNING_DDR_EVENT_COUNT_MASK  0x0000ffffffffffffULL

typedef struct {
	uint64_t raw;
} snr_imc_free_running_ddr_t;

typedef struct {
	uint64_t event_count; /* 47:0  RO-V The count; it cannot be stopped or zeroed. */
} snr_imc_free_running_ddr_fields_t;

static inline __attribute__((always_inline)) snr_imc_free_running_ddr_t snr_imc_free_running_ddr_pack(snr_imc_free_running_ddr_fields_t f)
{
	snr_imc_free_running_ddr_t r;

	r.raw = 0
		| pmureg_put64(f.event_count, 0xffffffffffffULL, 0);
	return r;
}

static inline snr_imc_free_running_ddr_fields_t snr_imc_free_running_ddr_unpack(snr_imc_free_running_ddr_t r)
{
	snr_imc_free_running_ddr_fields_t f;

	f.event_count = r.raw & 0xffffffffffffULL;
	return f;
}

static inline uint64_t snr_imc_free_running_ddr_get(snr_imc_free_running_ddr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define snr_imc_free_running_ddr_get_event_count(r) snr_imc_free_running_ddr_get(r, 0x0000ffffffffffffULL, 0)

static inline int snr_imc_free_running_ddr_check(snr_imc_free_running_ddr_t r)
{
	if ((r.raw & 0xffff000000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *snr_imc_free_running_ddr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffff000000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline snr_imc_free_running_ddr_t snr_imc_free_running_ddr_read(const PMUREG_MEMORY *base, unsigned int n)
{
	snr_imc_free_running_ddr_t r;

	PMUREG_INDEX(n, 1U);
	r.raw = pmureg_load64(base, SNR_IMC_FREE_RUNNING_DDR_OFFSET(n));
	return r;
}

#ifdef PMUREG_IO_H
static inline int snr_imc_free_running_ddr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, snr_imc_free_running_ddr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 1U);
	at.space = PMUREG_MMIO;
	at.address = SNR_IMC_FREE_RUNNING_DDR_OFFSET(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- MC<controller>_PMON_DCLK: Clocks of the controller. ----
 * Source: K
 */

#define SNR_IMC_FREE_RUNNING_CLK_OFFSET            0x22b0U
#define SNR_IMC_FREE_RUNNING_CLK_RESET             0x0000000000000000ULL
#define SNR_IMC_FREE_RUNNING_CLK_EVENT_COUNT_SHIFT 0
#define SNR_IMC_FREE_RUNNING_CLK_EVENT_COUNT_WIDTH 48
#define SNR_IMC_FREE_RUNNING_CLK_EVENT_COUNT_MASK  0x0000ffffffffffffULL

typedef struct {
	uint64_t raw;
} snr_imc_free_running_clk_t;

typedef struct {
	uint64_t event_count; /* 47:0  RO-V The count; it cannot be stopped or zeroed. */
} snr_imc_free_running_clk_fields_t;

static inline __attribute__((always_inline)) snr_imc_free_running_clk_t snr_imc_free_running_clk_pack(snr_imc_free_running_clk_fields_t f)
{
	snr_imc_free_running_clk_t r;

	r.raw = 0
		| pmureg_put64(f.event_count, 0xffffffffffffULL, 0);
	return r;
}

static inline snr_imc_free_running_clk_fields_t snr_imc_free_running_clk_unpack(snr_imc_free_running_clk_t r)
{
	snr_imc_free_running_clk_fields_t f;

	f.event_count = r.raw & 0xffffffffffffULL;
	return f;
}

static inline uint64_t snr_imc_free_running_clk_get(snr_imc_free_running_clk_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define snr_imc_free_running_clk_get_event_count(r) snr_imc_free_running_clk_get(r, 0x0000ffffffffffffULL, 0)

static inline int snr_imc_free_running_clk_check(snr_imc_free_running_clk_t r)
{
	if ((r.raw & 0xffff000000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *snr_imc_free_running_clk_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffff000000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline snr_imc_free_running_clk_t snr_imc_free_running_clk_read(const PMUREG_MEMORY *base)
{
	snr_imc_free_running_clk_t r;

	r.raw = pmureg_load64(base, SNR_IMC_FREE_RUNNING_CLK_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int snr_imc_free_running_clk_io_read(struct pmureg_io *io, struct pmureg_place at, snr_imc_free_running_clk_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = SNR_IMC_FREE_RUNNING_CLK_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

#endif
