/*
 * AMD (Xilinx) AXI Performance Monitor: Monitor of AXI interfaces
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
 * Made by pmureg from regdefs/xilinx/axipmon.yaml. Edit that, not this.
 */
#ifndef PMUREG_AXIPMON_MONITOR_H
#define PMUREG_AXIPMON_MONITOR_H

#include <pmureg/access.h>

/* ---- GCC_HIGH: Upper half of the global clock counter. ----
 * Source: HW; DRIVER
 */

#define AXIPMON_MONITOR_GCC_HIGH_OFFSET      0U
#define AXIPMON_MONITOR_GCC_HIGH_COUNT_SHIFT 0
#define AXIPMON_MONITOR_GCC_HIGH_COUNT_WIDTH 32
#define AXIPMON_MONITOR_GCC_HIGH_COUNT_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} axipmon_monitor_gcc_high_t;

typedef struct {
	uint32_t COUNT; /* 31:0  RO-V Its upper half; there where it has 64 bits. */
} axipmon_monitor_gcc_high_fields_t;

static inline __attribute__((always_inline)) axipmon_monitor_gcc_high_t axipmon_monitor_gcc_high_pack(axipmon_monitor_gcc_high_fields_t f)
{
	axipmon_monitor_gcc_high_t r;

	r.raw = 0
		| f.COUNT;
	return r;
}

static inline axipmon_monitor_gcc_high_fields_t axipmon_monitor_gcc_high_unpack(axipmon_monitor_gcc_high_t r)
{
	axipmon_monitor_gcc_high_fields_t f;

	f.COUNT = r.raw;
	return f;
}

static inline uint32_t axipmon_monitor_gcc_high_get(axipmon_monitor_gcc_high_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define axipmon_monitor_gcc_high_get_COUNT(r) axipmon_monitor_gcc_high_get(r, 0xffffffffU, 0)

static inline axipmon_monitor_gcc_high_t axipmon_monitor_gcc_high_read(const PMUREG_MEMORY *base)
{
	axipmon_monitor_gcc_high_t r;

	r.raw = pmureg_load32(base, AXIPMON_MONITOR_GCC_HIGH_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int axipmon_monitor_gcc_high_io_read(struct pmureg_io *io, struct pmureg_place at, axipmon_monitor_gcc_high_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = AXIPMON_MONITOR_GCC_HIGH_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- GCC_LOW: Global clock counter. ----
 * Source: HW; DRIVER
 */

#define AXIPMON_MONITOR_GCC_LOW_OFFSET      4U
#define AXIPMON_MONITOR_GCC_LOW_RESET       0x00000000U
#define AXIPMON_MONITOR_GCC_LOW_COUNT_SHIFT 0
#define AXIPMON_MONITOR_GCC_LOW_COUNT_WIDTH 32
#define AXIPMON_MONITOR_GCC_LOW_COUNT_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} axipmon_monitor_gcc_low_t;

typedef struct {
	uint32_t COUNT; /* 31:0  RO-V The count; its lower half where it has 64 bits. */
} axipmon_monitor_gcc_low_fields_t;

static inline __attribute__((always_inline)) axipmon_monitor_gcc_low_t axipmon_monitor_gcc_low_pack(axipmon_monitor_gcc_low_fields_t f)
{
	axipmon_monitor_gcc_low_t r;

	r.raw = 0
		| f.COUNT;
	return r;
}

static inline axipmon_monitor_gcc_low_fields_t axipmon_monitor_gcc_low_unpack(axipmon_monitor_gcc_low_t r)
{
	axipmon_monitor_gcc_low_fields_t f;

	f.COUNT = r.raw;
	return f;
}

static inline uint32_t axipmon_monitor_gcc_low_get(axipmon_monitor_gcc_low_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define axipmon_monitor_gcc_low_get_COUNT(r) axipmon_monitor_gcc_low_get(r, 0xffffffffU, 0)

static inline axipmon_monitor_gcc_low_t axipmon_monitor_gcc_low_read(const PMUREG_MEMORY *base)
{
	axipmon_monitor_gcc_low_t r;

	r.raw = pmureg_load32(base, AXIPMON_MONITOR_GCC_LOW_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int axipmon_monitor_gcc_low_io_read(struct pmureg_io *io, struct pmureg_place at, axipmon_monitor_gcc_low_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = AXIPMON_MONITOR_GCC_LOW_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- SI_HIGH: Upper half of the sample interval. ----
 * Source: HW; DRIVER
 */

#define AXIPMON_MONITOR_SI_HIGH_OFFSET         0x20U
#define AXIPMON_MONITOR_SI_HIGH_INTERVAL_SHIFT 0
#define AXIPMON_MONITOR_SI_HIGH_INTERVAL_WIDTH 32
#define AXIPMON_MONITOR_SI_HIGH_INTERVAL_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} axipmon_monitor_si_high_t;

typedef struct {
	uint32_t INTERVAL; /* 31:0  RW Not used by the driver. */
} axipmon_monitor_si_high_fields_t;

static inline __attribute__((always_inline)) axipmon_monitor_si_high_t axipmon_monitor_si_high_pack(axipmon_monitor_si_high_fields_t f)
{
	axipmon_monitor_si_high_t r;

	r.raw = 0
		| f.INTERVAL;
	return r;
}

static inline axipmon_monitor_si_high_fields_t axipmon_monitor_si_high_unpack(axipmon_monitor_si_high_t r)
{
	axipmon_monitor_si_high_fields_t f;

	f.INTERVAL = r.raw;
	return f;
}

static inline uint32_t axipmon_monitor_si_high_get(axipmon_monitor_si_high_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline axipmon_monitor_si_high_t axipmon_monitor_si_high_with(axipmon_monitor_si_high_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define axipmon_monitor_si_high_get_INTERVAL(r)         axipmon_monitor_si_high_get(r, 0xffffffffU, 0)
#define axipmon_monitor_si_high_with_INTERVAL(r, value) PMUREG_WITH(axipmon_monitor_si_high_with, r, 0xffffffffU, 0, value)

static inline axipmon_monitor_si_high_t axipmon_monitor_si_high_read(const PMUREG_MEMORY *base)
{
	axipmon_monitor_si_high_t r;

	r.raw = pmureg_load32(base, AXIPMON_MONITOR_SI_HIGH_OFFSET);
	return r;
}

static inline void axipmon_monitor_si_high_write(PMUREG_MEMORY *base, axipmon_monitor_si_high_t r)
{
	pmureg_store32(base, AXIPMON_MONITOR_SI_HIGH_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int axipmon_monitor_si_high_io_read(struct pmureg_io *io, struct pmureg_place at, axipmon_monitor_si_high_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = AXIPMON_MONITOR_SI_HIGH_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int axipmon_monitor_si_high_io_write(struct pmureg_io *io, struct pmureg_place at, axipmon_monitor_si_high_t r)
{
	at.space = PMUREG_MMIO;
	at.address = AXIPMON_MONITOR_SI_HIGH_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- SI_LOW: Sample interval. ----
 * Source: HW; DRIVER
 */

#define AXIPMON_MONITOR_SI_LOW_OFFSET         0x24U
#define AXIPMON_MONITOR_SI_LOW_INTERVAL_SHIFT 0
#define AXIPMON_MONITOR_SI_LOW_INTERVAL_WIDTH 32
#define AXIPMON_MONITOR_SI_LOW_INTERVAL_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} axipmon_monitor_si_low_t;

typedef struct {
	uint32_t INTERVAL; /* 31:0  RW Clock cycles from one sample to the next. */
} axipmon_monitor_si_low_fields_t;

static inline __attribute__((always_inline)) axipmon_monitor_si_low_t axipmon_monitor_si_low_pack(axipmon_monitor_si_low_fields_t f)
{
	axipmon_monitor_si_low_t r;

	r.raw = 0
		| f.INTERVAL;
	return r;
}

static inline axipmon_monitor_si_low_fields_t axipmon_monitor_si_low_unpack(axipmon_monitor_si_low_t r)
{
	axipmon_monitor_si_low_fields_t f;

	f.INTERVAL = r.raw;
	return f;
}

static inline uint32_t axipmon_monitor_si_low_get(axipmon_monitor_si_low_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline axipmon_monitor_si_low_t axipmon_monitor_si_low_with(axipmon_monitor_si_low_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define axipmon_monitor_si_low_get_INTERVAL(r)         axipmon_monitor_si_low_get(r, 0xffffffffU, 0)
#define axipmon_monitor_si_low_with_INTERVAL(r, value) PMUREG_WITH(axipmon_monitor_si_low_with, r, 0xffffffffU, 0, value)

static inline axipmon_monitor_si_low_t axipmon_monitor_si_low_read(const PMUREG_MEMORY *base)
{
	axipmon_monitor_si_low_t r;

	r.raw = pmureg_load32(base, AXIPMON_MONITOR_SI_LOW_OFFSET);
	return r;
}

static inline void axipmon_monitor_si_low_write(PMUREG_MEMORY *base, axipmon_monitor_si_low_t r)
{
	pmureg_store32(base, AXIPMON_MONITOR_SI_LOW_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int axipmon_monitor_si_low_io_read(struct pmureg_io *io, struct pmureg_place at, axipmon_monitor_si_low_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = AXIPMON_MONITOR_SI_LOW_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int axipmon_monitor_si_low_io_write(struct pmureg_io *io, struct pmureg_place at, axipmon_monitor_si_low_t r)
{
	at.space = PMUREG_MMIO;
	at.address = AXIPMON_MONITOR_SI_LOW_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- SICR: Control of the sample interval. ----
 * Source: HW; DRIVER
 */

#define AXIPMON_MONITOR_SICR_OFFSET          0x28U
#define AXIPMON_MONITOR_SICR_RESET           0x00000000U
#define AXIPMON_MONITOR_SICR_MCNTR_RST_SHIFT 8
#define AXIPMON_MONITOR_SICR_MCNTR_RST_WIDTH 1
#define AXIPMON_MONITOR_SICR_MCNTR_RST_MASK  0x00000100U
#define AXIPMON_MONITOR_SICR_LOAD_SHIFT      1
#define AXIPMON_MONITOR_SICR_LOAD_WIDTH      1
#define AXIPMON_MONITOR_SICR_LOAD_MASK       0x00000002U
#define AXIPMON_MONITOR_SICR_ENABLE_SHIFT    0
#define AXIPMON_MONITOR_SICR_ENABLE_WIDTH    1
#define AXIPMON_MONITOR_SICR_ENABLE_MASK     0x00000001U

typedef struct {
	uint32_t raw;
} axipmon_monitor_sicr_t;

typedef struct {
	uint32_t MCNTR_RST; /* 8     RW 1: each sample zeroes the metric counters. */
	uint32_t LOAD;      /* 1     RW A written 1 loads the interval. */
	uint32_t ENABLE;    /* 0     RW 1 samples at the end of each interval. */
} axipmon_monitor_sicr_fields_t;

static inline __attribute__((always_inline)) axipmon_monitor_sicr_t axipmon_monitor_sicr_pack(axipmon_monitor_sicr_fields_t f)
{
	axipmon_monitor_sicr_t r;

	r.raw = 0
		| pmureg_put32(f.MCNTR_RST, 0x1U, 8)
		| pmureg_put32(f.LOAD, 0x1U, 1)
		| pmureg_put32(f.ENABLE, 0x1U, 0);
	return r;
}

static inline axipmon_monitor_sicr_fields_t axipmon_monitor_sicr_unpack(axipmon_monitor_sicr_t r)
{
	axipmon_monitor_sicr_fields_t f;

	f.MCNTR_RST = (r.raw >> 8) & 0x1U;
	f.LOAD = (r.raw >> 1) & 0x1U;
	f.ENABLE = r.raw & 0x1U;
	return f;
}

static inline uint32_t axipmon_monitor_sicr_get(axipmon_monitor_sicr_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline axipmon_monitor_sicr_t axipmon_monitor_sicr_with(axipmon_monitor_sicr_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x00000103U & ~mask);
	return r;
}

#define axipmon_monitor_sicr_get_MCNTR_RST(r)         axipmon_monitor_sicr_get(r, 0x00000100U, 8)
#define axipmon_monitor_sicr_get_LOAD(r)              axipmon_monitor_sicr_get(r, 0x00000002U, 1)
#define axipmon_monitor_sicr_get_ENABLE(r)            axipmon_monitor_sicr_get(r, 0x00000001U, 0)
#define axipmon_monitor_sicr_with_MCNTR_RST(r, value) PMUREG_WITH(axipmon_monitor_sicr_with, r, 0x00000100U, 8, value)
#define axipmon_monitor_sicr_with_LOAD(r, value)      PMUREG_WITH(axipmon_monitor_sicr_with, r, 0x00000002U, 1, value)
#define axipmon_monitor_sicr_with_ENABLE(r, value)    PMUREG_WITH(axipmon_monitor_sicr_with, r, 0x00000001U, 0, value)

static inline int axipmon_monitor_sicr_check(axipmon_monitor_sicr_t r)
{
	if ((r.raw & 0xfffffefcU) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *axipmon_monitor_sicr_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffefc must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline axipmon_monitor_sicr_t axipmon_monitor_sicr_read(const PMUREG_MEMORY *base)
{
	axipmon_monitor_sicr_t r;

	r.raw = pmureg_load32(base, AXIPMON_MONITOR_SICR_OFFSET);
	return r;
}

static inline void axipmon_monitor_sicr_write(PMUREG_MEMORY *base, axipmon_monitor_sicr_t r)
{
	pmureg_store32(base, AXIPMON_MONITOR_SICR_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int axipmon_monitor_sicr_io_read(struct pmureg_io *io, struct pmureg_place at, axipmon_monitor_sicr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = AXIPMON_MONITOR_SICR_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int axipmon_monitor_sicr_io_write(struct pmureg_io *io, struct pmureg_place at, axipmon_monitor_sicr_t r)
{
	at.space = PMUREG_MMIO;
	at.address = AXIPMON_MONITOR_SICR_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- SR: Samples the counters when it is read. ----
 * Source: HW; DRIVER
 * Note: A read copies each metric counter to its sampled one, so no session reads it.
 */

#define AXIPMON_MONITOR_SR_OFFSET         0x2cU
#define AXIPMON_MONITOR_SR_INTERVAL_SHIFT 0
#define AXIPMON_MONITOR_SR_INTERVAL_WIDTH 32
#define AXIPMON_MONITOR_SR_INTERVAL_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} axipmon_monitor_sr_t;

typedef struct {
	uint32_t INTERVAL; /* 31:0  RO-V Clock cycles since it was last read. */
} axipmon_monitor_sr_fields_t;

static inline __attribute__((always_inline)) axipmon_monitor_sr_t axipmon_monitor_sr_pack(axipmon_monitor_sr_fields_t f)
{
	axipmon_monitor_sr_t r;

	r.raw = 0
		| f.INTERVAL;
	return r;
}

static inline axipmon_monitor_sr_fields_t axipmon_monitor_sr_unpack(axipmon_monitor_sr_t r)
{
	axipmon_monitor_sr_fields_t f;

	f.INTERVAL = r.raw;
	return f;
}

static inline uint32_t axipmon_monitor_sr_get(axipmon_monitor_sr_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define axipmon_monitor_sr_get_INTERVAL(r) axipmon_monitor_sr_get(r, 0xffffffffU, 0)

static inline axipmon_monitor_sr_t axipmon_monitor_sr_read(const PMUREG_MEMORY *base)
{
	axipmon_monitor_sr_t r;

	r.raw = pmureg_load32(base, AXIPMON_MONITOR_SR_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int axipmon_monitor_sr_io_read(struct pmureg_io *io, struct pmureg_place at, axipmon_monitor_sr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = AXIPMON_MONITOR_SR_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- GIE: Global interrupt enable. ----
 * Source: HW; DRIVER
 */

#define AXIPMON_MONITOR_GIE_OFFSET       0x30U
#define AXIPMON_MONITOR_GIE_RESET        0x00000000U
#define AXIPMON_MONITOR_GIE_ENABLE_SHIFT 0
#define AXIPMON_MONITOR_GIE_ENABLE_WIDTH 1
#define AXIPMON_MONITOR_GIE_ENABLE_MASK  0x00000001U

typedef struct {
	uint32_t raw;
} axipmon_monitor_gie_t;

typedef struct {
	uint32_t ENABLE; /* 0     RW 1 enables the interrupt. */
} axipmon_monitor_gie_fields_t;

static inline __attribute__((always_inline)) axipmon_monitor_gie_t axipmon_monitor_gie_pack(axipmon_monitor_gie_fields_t f)
{
	axipmon_monitor_gie_t r;

	r.raw = 0
		| pmureg_put32(f.ENABLE, 0x1U, 0);
	return r;
}

static inline axipmon_monitor_gie_fields_t axipmon_monitor_gie_unpack(axipmon_monitor_gie_t r)
{
	axipmon_monitor_gie_fields_t f;

	f.ENABLE = r.raw & 0x1U;
	return f;
}

static inline uint32_t axipmon_monitor_gie_get(axipmon_monitor_gie_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline axipmon_monitor_gie_t axipmon_monitor_gie_with(axipmon_monitor_gie_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x00000001U & ~mask);
	return r;
}

#define axipmon_monitor_gie_get_ENABLE(r)         axipmon_monitor_gie_get(r, 0x00000001U, 0)
#define axipmon_monitor_gie_with_ENABLE(r, value) PMUREG_WITH(axipmon_monitor_gie_with, r, 0x00000001U, 0, value)

static inline int axipmon_monitor_gie_check(axipmon_monitor_gie_t r)
{
	if ((r.raw & 0xfffffffeU) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *axipmon_monitor_gie_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffe must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline axipmon_monitor_gie_t axipmon_monitor_gie_read(const PMUREG_MEMORY *base)
{
	axipmon_monitor_gie_t r;

	r.raw = pmureg_load32(base, AXIPMON_MONITOR_GIE_OFFSET);
	return r;
}

static inline void axipmon_monitor_gie_write(PMUREG_MEMORY *base, axipmon_monitor_gie_t r)
{
	pmureg_store32(base, AXIPMON_MONITOR_GIE_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int axipmon_monitor_gie_io_read(struct pmureg_io *io, struct pmureg_place at, axipmon_monitor_gie_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = AXIPMON_MONITOR_GIE_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int axipmon_monitor_gie_io_write(struct pmureg_io *io, struct pmureg_place at, axipmon_monitor_gie_t r)
{
	at.space = PMUREG_MMIO;
	at.address = AXIPMON_MONITOR_GIE_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- IE: Interrupt enables. ----
 * Source: HW; DRIVER
 */

#define AXIPMON_MONITOR_IE_OFFSET             0x34U
#define AXIPMON_MONITOR_IE_MC_OVERFLOW_SHIFT  3
#define AXIPMON_MONITOR_IE_MC_OVERFLOW_WIDTH  10
#define AXIPMON_MONITOR_IE_MC_OVERFLOW_MASK   0x00001ff8U
#define AXIPMON_MONITOR_IE_MC_OVERFLOW_COUNT  10
#define AXIPMON_MONITOR_IE_FIFO_FULL_SHIFT    2
#define AXIPMON_MONITOR_IE_FIFO_FULL_WIDTH    1
#define AXIPMON_MONITOR_IE_FIFO_FULL_MASK     0x00000004U
#define AXIPMON_MONITOR_IE_SIC_OVERFLOW_SHIFT 1
#define AXIPMON_MONITOR_IE_SIC_OVERFLOW_WIDTH 1
#define AXIPMON_MONITOR_IE_SIC_OVERFLOW_MASK  0x00000002U
#define AXIPMON_MONITOR_IE_GCC_OVERFLOW_SHIFT 0
#define AXIPMON_MONITOR_IE_GCC_OVERFLOW_WIDTH 1
#define AXIPMON_MONITOR_IE_GCC_OVERFLOW_MASK  0x00000001U

typedef struct {
	uint32_t raw;
} axipmon_monitor_ie_t;

typedef struct {
	uint32_t MC_OVERFLOW;  /* 12:3  RW Metric counter <m> has wrapped. */
	uint32_t FIFO_FULL;    /* 2     RW The FIFO of the event log is full. */
	uint32_t SIC_OVERFLOW; /* 1     RW The sample interval has passed. */
	uint32_t GCC_OVERFLOW; /* 0     RW The global clock counter has wrapped. */
} axipmon_monitor_ie_fields_t;

static inline __attribute__((always_inline)) axipmon_monitor_ie_t axipmon_monitor_ie_pack(axipmon_monitor_ie_fields_t f)
{
	axipmon_monitor_ie_t r;

	r.raw = 0
		| pmureg_put32(f.MC_OVERFLOW, 0x3ffU, 3)
		| pmureg_put32(f.FIFO_FULL, 0x1U, 2)
		| pmureg_put32(f.SIC_OVERFLOW, 0x1U, 1)
		| pmureg_put32(f.GCC_OVERFLOW, 0x1U, 0);
	return r;
}

static inline axipmon_monitor_ie_fields_t axipmon_monitor_ie_unpack(axipmon_monitor_ie_t r)
{
	axipmon_monitor_ie_fields_t f;

	f.MC_OVERFLOW = (r.raw >> 3) & 0x3ffU;
	f.FIFO_FULL = (r.raw >> 2) & 0x1U;
	f.SIC_OVERFLOW = (r.raw >> 1) & 0x1U;
	f.GCC_OVERFLOW = r.raw & 0x1U;
	return f;
}

static inline uint32_t axipmon_monitor_ie_get(axipmon_monitor_ie_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline axipmon_monitor_ie_t axipmon_monitor_ie_with(axipmon_monitor_ie_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x00001fffU & ~mask);
	return r;
}

#define axipmon_monitor_ie_get_FIFO_FULL(r)            axipmon_monitor_ie_get(r, 0x00000004U, 2)
#define axipmon_monitor_ie_get_SIC_OVERFLOW(r)         axipmon_monitor_ie_get(r, 0x00000002U, 1)
#define axipmon_monitor_ie_get_GCC_OVERFLOW(r)         axipmon_monitor_ie_get(r, 0x00000001U, 0)
#define axipmon_monitor_ie_with_MC_OVERFLOW(r, value)  PMUREG_WITH(axipmon_monitor_ie_with, r, 0x00001ff8U, 3, value)
#define axipmon_monitor_ie_with_FIFO_FULL(r, value)    PMUREG_WITH(axipmon_monitor_ie_with, r, 0x00000004U, 2, value)
#define axipmon_monitor_ie_with_SIC_OVERFLOW(r, value) PMUREG_WITH(axipmon_monitor_ie_with, r, 0x00000002U, 1, value)
#define axipmon_monitor_ie_with_GCC_OVERFLOW(r, value) PMUREG_WITH(axipmon_monitor_ie_with, r, 0x00000001U, 0, value)

/* Element m of MC_OVERFLOW, 0 to 9. Another index gives 0; debug builds assert. */
static inline uint32_t axipmon_monitor_ie_get_MC_OVERFLOW(axipmon_monitor_ie_t r, unsigned int m)
{
	PMUREG_INDEX(m, 9U);
	return m < 10U ? (r.raw >> (3U + m)) & 0x1U : 0;
}

static inline int axipmon_monitor_ie_check(axipmon_monitor_ie_t r)
{
	if ((r.raw & 0xffffe000U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *axipmon_monitor_ie_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffe000 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline axipmon_monitor_ie_t axipmon_monitor_ie_read(const PMUREG_MEMORY *base)
{
	axipmon_monitor_ie_t r;

	r.raw = pmureg_load32(base, AXIPMON_MONITOR_IE_OFFSET);
	return r;
}

static inline void axipmon_monitor_ie_write(PMUREG_MEMORY *base, axipmon_monitor_ie_t r)
{
	pmureg_store32(base, AXIPMON_MONITOR_IE_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int axipmon_monitor_ie_io_read(struct pmureg_io *io, struct pmureg_place at, axipmon_monitor_ie_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = AXIPMON_MONITOR_IE_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int axipmon_monitor_ie_io_write(struct pmureg_io *io, struct pmureg_place at, axipmon_monitor_ie_t r)
{
	at.space = PMUREG_MMIO;
	at.address = AXIPMON_MONITOR_IE_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- IS: Interrupt status. ----
 * Source: UIO xapm_handler; DRIVER XAxiPmon_IntrClear
 * Note: The drivers write what they have read, which clears it.
 */

#define AXIPMON_MONITOR_IS_OFFSET             0x38U
#define AXIPMON_MONITOR_IS_ACTING             0x00001fffU
#define AXIPMON_MONITOR_IS_MC_OVERFLOW_SHIFT  3
#define AXIPMON_MONITOR_IS_MC_OVERFLOW_WIDTH  10
#define AXIPMON_MONITOR_IS_MC_OVERFLOW_MASK   0x00001ff8U
#define AXIPMON_MONITOR_IS_MC_OVERFLOW_COUNT  10
#define AXIPMON_MONITOR_IS_FIFO_FULL_SHIFT    2
#define AXIPMON_MONITOR_IS_FIFO_FULL_WIDTH    1
#define AXIPMON_MONITOR_IS_FIFO_FULL_MASK     0x00000004U
#define AXIPMON_MONITOR_IS_SIC_OVERFLOW_SHIFT 1
#define AXIPMON_MONITOR_IS_SIC_OVERFLOW_WIDTH 1
#define AXIPMON_MONITOR_IS_SIC_OVERFLOW_MASK  0x00000002U
#define AXIPMON_MONITOR_IS_GCC_OVERFLOW_SHIFT 0
#define AXIPMON_MONITOR_IS_GCC_OVERFLOW_WIDTH 1
#define AXIPMON_MONITOR_IS_GCC_OVERFLOW_MASK  0x00000001U

typedef struct {
	uint32_t raw;
} axipmon_monitor_is_t;

typedef struct {
	uint32_t MC_OVERFLOW;  /* 12:3  W1C Metric counter <m> has wrapped. */
	uint32_t FIFO_FULL;    /* 2     W1C The FIFO of the event log is full. */
	uint32_t SIC_OVERFLOW; /* 1     W1C The sample interval has passed. */
	uint32_t GCC_OVERFLOW; /* 0     W1C The global clock counter has wrapped. */
} axipmon_monitor_is_fields_t;

static inline __attribute__((always_inline)) axipmon_monitor_is_t axipmon_monitor_is_pack(axipmon_monitor_is_fields_t f)
{
	axipmon_monitor_is_t r;

	r.raw = 0
		| pmureg_put32(f.MC_OVERFLOW, 0x3ffU, 3)
		| pmureg_put32(f.FIFO_FULL, 0x1U, 2)
		| pmureg_put32(f.SIC_OVERFLOW, 0x1U, 1)
		| pmureg_put32(f.GCC_OVERFLOW, 0x1U, 0);
	return r;
}

static inline axipmon_monitor_is_fields_t axipmon_monitor_is_unpack(axipmon_monitor_is_t r)
{
	axipmon_monitor_is_fields_t f;

	f.MC_OVERFLOW = (r.raw >> 3) & 0x3ffU;
	f.FIFO_FULL = (r.raw >> 2) & 0x1U;
	f.SIC_OVERFLOW = (r.raw >> 1) & 0x1U;
	f.GCC_OVERFLOW = r.raw & 0x1U;
	return f;
}

static inline uint32_t axipmon_monitor_is_get(axipmon_monitor_is_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline axipmon_monitor_is_t axipmon_monitor_is_with(axipmon_monitor_is_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift);
	return r;
}

#define axipmon_monitor_is_get_FIFO_FULL(r)            axipmon_monitor_is_get(r, 0x00000004U, 2)
#define axipmon_monitor_is_get_SIC_OVERFLOW(r)         axipmon_monitor_is_get(r, 0x00000002U, 1)
#define axipmon_monitor_is_get_GCC_OVERFLOW(r)         axipmon_monitor_is_get(r, 0x00000001U, 0)
#define axipmon_monitor_is_with_MC_OVERFLOW(r, value)  PMUREG_WITH(axipmon_monitor_is_with, r, 0x00001ff8U, 3, value)
#define axipmon_monitor_is_with_FIFO_FULL(r, value)    PMUREG_WITH(axipmon_monitor_is_with, r, 0x00000004U, 2, value)
#define axipmon_monitor_is_with_SIC_OVERFLOW(r, value) PMUREG_WITH(axipmon_monitor_is_with, r, 0x00000002U, 1, value)
#define axipmon_monitor_is_with_GCC_OVERFLOW(r, value) PMUREG_WITH(axipmon_monitor_is_with, r, 0x00000001U, 0, value)

/* Element m of MC_OVERFLOW, 0 to 9. Another index gives 0; debug builds assert. */
static inline uint32_t axipmon_monitor_is_get_MC_OVERFLOW(axipmon_monitor_is_t r, unsigned int m)
{
	PMUREG_INDEX(m, 9U);
	return m < 10U ? (r.raw >> (3U + m)) & 0x1U : 0;
}

static inline int axipmon_monitor_is_check(axipmon_monitor_is_t r)
{
	if ((r.raw & 0xffffe000U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *axipmon_monitor_is_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffe000 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline axipmon_monitor_is_t axipmon_monitor_is_read(const PMUREG_MEMORY *base)
{
	axipmon_monitor_is_t r;

	r.raw = pmureg_load32(base, AXIPMON_MONITOR_IS_OFFSET);
	return r;
}

static inline void axipmon_monitor_is_write(PMUREG_MEMORY *base, axipmon_monitor_is_t r)
{
	pmureg_store32(base, AXIPMON_MONITOR_IS_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int axipmon_monitor_is_io_read(struct pmureg_io *io, struct pmureg_place at, axipmon_monitor_is_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = AXIPMON_MONITOR_IS_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int axipmon_monitor_is_io_write(struct pmureg_io *io, struct pmureg_place at, axipmon_monitor_is_t r)
{
	at.space = PMUREG_MMIO;
	at.address = AXIPMON_MONITOR_IS_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- MSR<i>: What metric counters <4 * i> to <4 * i + 3> count. ----
 * Source: DRIVER XAxiPmon_SetMetrics
 */

#define AXIPMON_MONITOR_MSR_OFFSET(i) (0x44U + 4U * (i)) /* i: 0 to 2 */
#define AXIPMON_MONITOR_MSR_COUNT     3
#define AXIPMON_MONITOR_MSR_C_SHIFT   0
#define AXIPMON_MONITOR_MSR_C_WIDTH   32
#define AXIPMON_MONITOR_MSR_C_MASK    0xffffffffU
#define AXIPMON_MONITOR_MSR_C_COUNT   4

typedef struct {
	uint32_t raw;
} axipmon_monitor_msr_t;

typedef struct {
	uint32_t C; /* 31:0  RW Of counter <m> of the four: the metric in the lower five bits, the slot in the upper three. */
} axipmon_monitor_msr_fields_t;

static inline __attribute__((always_inline)) axipmon_monitor_msr_t axipmon_monitor_msr_pack(axipmon_monitor_msr_fields_t f)
{
	axipmon_monitor_msr_t r;

	r.raw = 0
		| f.C;
	return r;
}

static inline axipmon_monitor_msr_fields_t axipmon_monitor_msr_unpack(axipmon_monitor_msr_t r)
{
	axipmon_monitor_msr_fields_t f;

	f.C = r.raw;
	return f;
}

static inline axipmon_monitor_msr_t axipmon_monitor_msr_with(axipmon_monitor_msr_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define axipmon_monitor_msr_with_C(r, value) PMUREG_WITH(axipmon_monitor_msr_with, r, 0xffffffffU, 0, value)

/* Element m of C, 0 to 3. Another index gives 0; debug builds assert. */
static inline uint32_t axipmon_monitor_msr_get_C(axipmon_monitor_msr_t r, unsigned int m)
{
	PMUREG_INDEX(m, 3U);
	return m < 4U ? (r.raw >> (8U * m)) & 0xffU : 0;
}

static inline axipmon_monitor_msr_t axipmon_monitor_msr_read(const PMUREG_MEMORY *base, unsigned int i)
{
	axipmon_monitor_msr_t r;

	PMUREG_INDEX(i, 2U);
	r.raw = pmureg_load32(base, AXIPMON_MONITOR_MSR_OFFSET(i));
	return r;
}

static inline void axipmon_monitor_msr_write(PMUREG_MEMORY *base, unsigned int i, axipmon_monitor_msr_t r)
{
	PMUREG_INDEX(i, 2U);
	pmureg_store32(base, AXIPMON_MONITOR_MSR_OFFSET(i), r.raw);
}

#ifdef PMUREG_IO_H
static inline int axipmon_monitor_msr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int i, axipmon_monitor_msr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(i, 2U);
	at.space = PMUREG_MMIO;
	at.address = AXIPMON_MONITOR_MSR_OFFSET(i);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int axipmon_monitor_msr_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int i, axipmon_monitor_msr_t r)
{
	PMUREG_INDEX(i, 2U);
	at.space = PMUREG_MMIO;
	at.address = AXIPMON_MONITOR_MSR_OFFSET(i);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- MC<n>: Metric counter <n>. ----
 * Source: HW; DRIVER
 */

#define AXIPMON_MONITOR_MC_OFFSET(n)   (0x100U + 0x10U * (n)) /* n: 0 to 9 */
#define AXIPMON_MONITOR_MC_COUNT       10
#define AXIPMON_MONITOR_MC_RESET       0x00000000U
#define AXIPMON_MONITOR_MC_COUNT_SHIFT 0
#define AXIPMON_MONITOR_MC_COUNT_WIDTH 32
#define AXIPMON_MONITOR_MC_COUNT_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} axipmon_monitor_mc_t;

typedef struct {
	uint32_t COUNT; /* 31:0  RO-V The count. */
} axipmon_monitor_mc_fields_t;

static inline __attribute__((always_inline)) axipmon_monitor_mc_t axipmon_monitor_mc_pack(axipmon_monitor_mc_fields_t f)
{
	axipmon_monitor_mc_t r;

	r.raw = 0
		| f.COUNT;
	return r;
}

static inline axipmon_monitor_mc_fields_t axipmon_monitor_mc_unpack(axipmon_monitor_mc_t r)
{
	axipmon_monitor_mc_fields_t f;

	f.COUNT = r.raw;
	return f;
}

static inline uint32_t axipmon_monitor_mc_get(axipmon_monitor_mc_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define axipmon_monitor_mc_get_COUNT(r) axipmon_monitor_mc_get(r, 0xffffffffU, 0)

static inline axipmon_monitor_mc_t axipmon_monitor_mc_read(const PMUREG_MEMORY *base, unsigned int n)
{
	axipmon_monitor_mc_t r;

	PMUREG_INDEX(n, 9U);
	r.raw = pmureg_load32(base, AXIPMON_MONITOR_MC_OFFSET(n));
	return r;
}

#ifdef PMUREG_IO_H
static inline int axipmon_monitor_mc_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, axipmon_monitor_mc_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 9U);
	at.space = PMUREG_MMIO;
	at.address = AXIPMON_MONITOR_MC_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- INC<n>: Incrementer <n>. ----
 * Source: HW; DRIVER
 */

#define AXIPMON_MONITOR_INC_OFFSET(n)   (0x104U + 0x10U * (n)) /* n: 0 to 9 */
#define AXIPMON_MONITOR_INC_COUNT       10
#define AXIPMON_MONITOR_INC_RESET       0x00000000U
#define AXIPMON_MONITOR_INC_COUNT_SHIFT 0
#define AXIPMON_MONITOR_INC_COUNT_WIDTH 32
#define AXIPMON_MONITOR_INC_COUNT_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} axipmon_monitor_inc_t;

typedef struct {
	uint32_t COUNT; /* 31:0  RO-V How often the metric was in the range. */
} axipmon_monitor_inc_fields_t;

static inline __attribute__((always_inline)) axipmon_monitor_inc_t axipmon_monitor_inc_pack(axipmon_monitor_inc_fields_t f)
{
	axipmon_monitor_inc_t r;

	r.raw = 0
		| f.COUNT;
	return r;
}

static inline axipmon_monitor_inc_fields_t axipmon_monitor_inc_unpack(axipmon_monitor_inc_t r)
{
	axipmon_monitor_inc_fields_t f;

	f.COUNT = r.raw;
	return f;
}

static inline uint32_t axipmon_monitor_inc_get(axipmon_monitor_inc_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define axipmon_monitor_inc_get_COUNT(r) axipmon_monitor_inc_get(r, 0xffffffffU, 0)

static inline axipmon_monitor_inc_t axipmon_monitor_inc_read(const PMUREG_MEMORY *base, unsigned int n)
{
	axipmon_monitor_inc_t r;

	PMUREG_INDEX(n, 9U);
	r.raw = pmureg_load32(base, AXIPMON_MONITOR_INC_OFFSET(n));
	return r;
}

#ifdef PMUREG_IO_H
static inline int axipmon_monitor_inc_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, axipmon_monitor_inc_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 9U);
	at.space = PMUREG_MMIO;
	at.address = AXIPMON_MONITOR_INC_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- RANGE<n>: Range of incrementer <n>. ----
 * Source: DRIVER XAxiPmon_SetIncrementerRange
 */

#define AXIPMON_MONITOR_RANGE_OFFSET(n)   (0x108U + 0x10U * (n)) /* n: 0 to 9 */
#define AXIPMON_MONITOR_RANGE_COUNT       10
#define AXIPMON_MONITOR_RANGE_UPPER_SHIFT 16
#define AXIPMON_MONITOR_RANGE_UPPER_WIDTH 16
#define AXIPMON_MONITOR_RANGE_UPPER_MASK  0xffff0000U
#define AXIPMON_MONITOR_RANGE_LOWER_SHIFT 0
#define AXIPMON_MONITOR_RANGE_LOWER_WIDTH 16
#define AXIPMON_MONITOR_RANGE_LOWER_MASK  0x0000ffffU

typedef struct {
	uint32_t raw;
} axipmon_monitor_range_t;

typedef struct {
	uint32_t UPPER; /* 31:16 RW Upper limit. */
	uint32_t LOWER; /* 15:0  RW Lower limit. */
} axipmon_monitor_range_fields_t;

static inline __attribute__((always_inline)) axipmon_monitor_range_t axipmon_monitor_range_pack(axipmon_monitor_range_fields_t f)
{
	axipmon_monitor_range_t r;

	r.raw = 0
		| pmureg_put32(f.UPPER, 0xffffU, 16)
		| pmureg_put32(f.LOWER, 0xffffU, 0);
	return r;
}

static inline axipmon_monitor_range_fields_t axipmon_monitor_range_unpack(axipmon_monitor_range_t r)
{
	axipmon_monitor_range_fields_t f;

	f.UPPER = r.raw >> 16;
	f.LOWER = r.raw & 0xffffU;
	return f;
}

static inline uint32_t axipmon_monitor_range_get(axipmon_monitor_range_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline axipmon_monitor_range_t axipmon_monitor_range_with(axipmon_monitor_range_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define axipmon_monitor_range_get_UPPER(r)         axipmon_monitor_range_get(r, 0xffff0000U, 16)
#define axipmon_monitor_range_get_LOWER(r)         axipmon_monitor_range_get(r, 0x0000ffffU, 0)
#define axipmon_monitor_range_with_UPPER(r, value) PMUREG_WITH(axipmon_monitor_range_with, r, 0xffff0000U, 16, value)
#define axipmon_monitor_range_with_LOWER(r, value) PMUREG_WITH(axipmon_monitor_range_with, r, 0x0000ffffU, 0, value)

static inline axipmon_monitor_range_t axipmon_monitor_range_read(const PMUREG_MEMORY *base, unsigned int n)
{
	axipmon_monitor_range_t r;

	PMUREG_INDEX(n, 9U);
	r.raw = pmureg_load32(base, AXIPMON_MONITOR_RANGE_OFFSET(n));
	return r;
}

static inline void axipmon_monitor_range_write(PMUREG_MEMORY *base, unsigned int n, axipmon_monitor_range_t r)
{
	PMUREG_INDEX(n, 9U);
	pmureg_store32(base, AXIPMON_MONITOR_RANGE_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int axipmon_monitor_range_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, axipmon_monitor_range_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 9U);
	at.space = PMUREG_MMIO;
	at.address = AXIPMON_MONITOR_RANGE_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int axipmon_monitor_range_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, axipmon_monitor_range_t r)
{
	PMUREG_INDEX(n, 9U);
	at.space = PMUREG_MMIO;
	at.address = AXIPMON_MONITOR_RANGE_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- MC<n>LOGEN: Log enable of counter <n>. ----
 * Source: HW; DRIVER
 */

#define AXIPMON_MONITOR_MCLOGEN_OFFSET(n)   (0x10cU + 0x10U * (n)) /* n: 0 to 9 */
#define AXIPMON_MONITOR_MCLOGEN_COUNT       10
#define AXIPMON_MONITOR_MCLOGEN_UPPER_SHIFT 16
#define AXIPMON_MONITOR_MCLOGEN_UPPER_WIDTH 16
#define AXIPMON_MONITOR_MCLOGEN_UPPER_MASK  0xffff0000U
#define AXIPMON_MONITOR_MCLOGEN_LOWER_SHIFT 0
#define AXIPMON_MONITOR_MCLOGEN_LOWER_WIDTH 16
#define AXIPMON_MONITOR_MCLOGEN_LOWER_MASK  0x0000ffffU

typedef struct {
	uint32_t raw;
} axipmon_monitor_mclogen_t;

typedef struct {
	uint32_t UPPER; /* 31:16 RW Upper limit. */
	uint32_t LOWER; /* 15:0  RW Lower limit. */
} axipmon_monitor_mclogen_fields_t;

static inline __attribute__((always_inline)) axipmon_monitor_mclogen_t axipmon_monitor_mclogen_pack(axipmon_monitor_mclogen_fields_t f)
{
	axipmon_monitor_mclogen_t r;

	r.raw = 0
		| pmureg_put32(f.UPPER, 0xffffU, 16)
		| pmureg_put32(f.LOWER, 0xffffU, 0);
	return r;
}

static inline axipmon_monitor_mclogen_fields_t axipmon_monitor_mclogen_unpack(axipmon_monitor_mclogen_t r)
{
	axipmon_monitor_mclogen_fields_t f;

	f.UPPER = r.raw >> 16;
	f.LOWER = r.raw & 0xffffU;
	return f;
}

static inline uint32_t axipmon_monitor_mclogen_get(axipmon_monitor_mclogen_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline axipmon_monitor_mclogen_t axipmon_monitor_mclogen_with(axipmon_monitor_mclogen_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define axipmon_monitor_mclogen_get_UPPER(r)         axipmon_monitor_mclogen_get(r, 0xffff0000U, 16)
#define axipmon_monitor_mclogen_get_LOWER(r)         axipmon_monitor_mclogen_get(r, 0x0000ffffU, 0)
#define axipmon_monitor_mclogen_with_UPPER(r, value) PMUREG_WITH(axipmon_monitor_mclogen_with, r, 0xffff0000U, 16, value)
#define axipmon_monitor_mclogen_with_LOWER(r, value) PMUREG_WITH(axipmon_monitor_mclogen_with, r, 0x0000ffffU, 0, value)

static inline axipmon_monitor_mclogen_t axipmon_monitor_mclogen_read(const PMUREG_MEMORY *base, unsigned int n)
{
	axipmon_monitor_mclogen_t r;

	PMUREG_INDEX(n, 9U);
	r.raw = pmureg_load32(base, AXIPMON_MONITOR_MCLOGEN_OFFSET(n));
	return r;
}

static inline void axipmon_monitor_mclogen_write(PMUREG_MEMORY *base, unsigned int n, axipmon_monitor_mclogen_t r)
{
	PMUREG_INDEX(n, 9U);
	pmureg_store32(base, AXIPMON_MONITOR_MCLOGEN_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int axipmon_monitor_mclogen_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, axipmon_monitor_mclogen_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 9U);
	at.space = PMUREG_MMIO;
	at.address = AXIPMON_MONITOR_MCLOGEN_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int axipmon_monitor_mclogen_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, axipmon_monitor_mclogen_t r)
{
	PMUREG_INDEX(n, 9U);
	at.space = PMUREG_MMIO;
	at.address = AXIPMON_MONITOR_MCLOGEN_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- SMC<n>: Metric counter <n> as it was when SR was read. ----
 * Source: HW; DRIVER
 */

#define AXIPMON_MONITOR_SMC_OFFSET(n)   (0x200U + 0x10U * (n)) /* n: 0 to 9 */
#define AXIPMON_MONITOR_SMC_COUNT       10
#define AXIPMON_MONITOR_SMC_RESET       0x00000000U
#define AXIPMON_MONITOR_SMC_COUNT_SHIFT 0
#define AXIPMON_MONITOR_SMC_COUNT_WIDTH 32
#define AXIPMON_MONITOR_SMC_COUNT_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} axipmon_monitor_smc_t;

typedef struct {
	uint32_t COUNT; /* 31:0  RO-V The count. */
} axipmon_monitor_smc_fields_t;

static inline __attribute__((always_inline)) axipmon_monitor_smc_t axipmon_monitor_smc_pack(axipmon_monitor_smc_fields_t f)
{
	axipmon_monitor_smc_t r;

	r.raw = 0
		| f.COUNT;
	return r;
}

static inline axipmon_monitor_smc_fields_t axipmon_monitor_smc_unpack(axipmon_monitor_smc_t r)
{
	axipmon_monitor_smc_fields_t f;

	f.COUNT = r.raw;
	return f;
}

static inline uint32_t axipmon_monitor_smc_get(axipmon_monitor_smc_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define axipmon_monitor_smc_get_COUNT(r) axipmon_monitor_smc_get(r, 0xffffffffU, 0)

static inline axipmon_monitor_smc_t axipmon_monitor_smc_read(const PMUREG_MEMORY *base, unsigned int n)
{
	axipmon_monitor_smc_t r;

	PMUREG_INDEX(n, 9U);
	r.raw = pmureg_load32(base, AXIPMON_MONITOR_SMC_OFFSET(n));
	return r;
}

#ifdef PMUREG_IO_H
static inline int axipmon_monitor_smc_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, axipmon_monitor_smc_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 9U);
	at.space = PMUREG_MMIO;
	at.address = AXIPMON_MONITOR_SMC_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- SINC<n>: Incrementer <n> as it was when SR was read. ----
 * Source: HW; DRIVER
 */

#define AXIPMON_MONITOR_SINC_OFFSET(n)   (0x204U + 0x10U * (n)) /* n: 0 to 9 */
#define AXIPMON_MONITOR_SINC_COUNT       10
#define AXIPMON_MONITOR_SINC_RESET       0x00000000U
#define AXIPMON_MONITOR_SINC_COUNT_SHIFT 0
#define AXIPMON_MONITOR_SINC_COUNT_WIDTH 32
#define AXIPMON_MONITOR_SINC_COUNT_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} axipmon_monitor_sinc_t;

typedef struct {
	uint32_t COUNT; /* 31:0  RO-V The count. */
} axipmon_monitor_sinc_fields_t;

static inline __attribute__((always_inline)) axipmon_monitor_sinc_t axipmon_monitor_sinc_pack(axipmon_monitor_sinc_fields_t f)
{
	axipmon_monitor_sinc_t r;

	r.raw = 0
		| f.COUNT;
	return r;
}

static inline axipmon_monitor_sinc_fields_t axipmon_monitor_sinc_unpack(axipmon_monitor_sinc_t r)
{
	axipmon_monitor_sinc_fields_t f;

	f.COUNT = r.raw;
	return f;
}

static inline uint32_t axipmon_monitor_sinc_get(axipmon_monitor_sinc_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define axipmon_monitor_sinc_get_COUNT(r) axipmon_monitor_sinc_get(r, 0xffffffffU, 0)

static inline axipmon_monitor_sinc_t axipmon_monitor_sinc_read(const PMUREG_MEMORY *base, unsigned int n)
{
	axipmon_monitor_sinc_t r;

	PMUREG_INDEX(n, 9U);
	r.raw = pmureg_load32(base, AXIPMON_MONITOR_SINC_OFFSET(n));
	return r;
}

#ifdef PMUREG_IO_H
static inline int axipmon_monitor_sinc_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, axipmon_monitor_sinc_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 9U);
	at.space = PMUREG_MMIO;
	at.address = AXIPMON_MONITOR_SINC_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- CTL: Control register. ----
 * Source: HW; DRIVER
 */

#define AXIPMON_MONITOR_CTL_OFFSET                  0x300U
#define AXIPMON_MONITOR_CTL_RESET                   0x00000000U
#define AXIPMON_MONITOR_CTL_FIFO_RESET_SHIFT        25
#define AXIPMON_MONITOR_CTL_FIFO_RESET_WIDTH        1
#define AXIPMON_MONITOR_CTL_FIFO_RESET_MASK         0x02000000U
#define AXIPMON_MONITOR_CTL_GCC_RESET_SHIFT         17
#define AXIPMON_MONITOR_CTL_GCC_RESET_WIDTH         1
#define AXIPMON_MONITOR_CTL_GCC_RESET_MASK          0x00020000U
#define AXIPMON_MONITOR_CTL_GCC_ENABLE_SHIFT        16
#define AXIPMON_MONITOR_CTL_GCC_ENABLE_WIDTH        1
#define AXIPMON_MONITOR_CTL_GCC_ENABLE_MASK         0x00010000U
#define AXIPMON_MONITOR_CTL_EVTLOG_EXTTRIGGER_SHIFT 9
#define AXIPMON_MONITOR_CTL_EVTLOG_EXTTRIGGER_WIDTH 1
#define AXIPMON_MONITOR_CTL_EVTLOG_EXTTRIGGER_MASK  0x00000200U
#define AXIPMON_MONITOR_CTL_EVENTLOG_ENABLE_SHIFT   8
#define AXIPMON_MONITOR_CTL_EVENTLOG_ENABLE_WIDTH   1
#define AXIPMON_MONITOR_CTL_EVENTLOG_ENABLE_MASK    0x00000100U
#define AXIPMON_MONITOR_CTL_RDLATENCY_END_SHIFT     7
#define AXIPMON_MONITOR_CTL_RDLATENCY_END_WIDTH     1
#define AXIPMON_MONITOR_CTL_RDLATENCY_END_MASK      0x00000080U
#define AXIPMON_MONITOR_CTL_RDLATENCY_START_SHIFT   6
#define AXIPMON_MONITOR_CTL_RDLATENCY_START_WIDTH   1
#define AXIPMON_MONITOR_CTL_RDLATENCY_START_MASK    0x00000040U
#define AXIPMON_MONITOR_CTL_WRLATENCY_END_SHIFT     5
#define AXIPMON_MONITOR_CTL_WRLATENCY_END_WIDTH     1
#define AXIPMON_MONITOR_CTL_WRLATENCY_END_MASK      0x00000020U
#define AXIPMON_MONITOR_CTL_WRLATENCY_START_SHIFT   4
#define AXIPMON_MONITOR_CTL_WRLATENCY_START_WIDTH   1
#define AXIPMON_MONITOR_CTL_WRLATENCY_START_MASK    0x00000010U
#define AXIPMON_MONITOR_CTL_IDFILTER_ENABLE_SHIFT   3
#define AXIPMON_MONITOR_CTL_IDFILTER_ENABLE_WIDTH   1
#define AXIPMON_MONITOR_CTL_IDFILTER_ENABLE_MASK    0x00000008U
#define AXIPMON_MONITOR_CTL_MCNTR_EXTTRIGGER_SHIFT  2
#define AXIPMON_MONITOR_CTL_MCNTR_EXTTRIGGER_WIDTH  1
#define AXIPMON_MONITOR_CTL_MCNTR_EXTTRIGGER_MASK   0x00000004U
#define AXIPMON_MONITOR_CTL_MCNTR_RESET_SHIFT       1
#define AXIPMON_MONITOR_CTL_MCNTR_RESET_WIDTH       1
#define AXIPMON_MONITOR_CTL_MCNTR_RESET_MASK        0x00000002U
#define AXIPMON_MONITOR_CTL_MCNTR_ENABLE_SHIFT      0
#define AXIPMON_MONITOR_CTL_MCNTR_ENABLE_WIDTH      1
#define AXIPMON_MONITOR_CTL_MCNTR_ENABLE_MASK       0x00000001U

typedef struct {
	uint32_t raw;
} axipmon_monitor_ctl_t;

typedef struct {
	uint32_t FIFO_RESET;        /* 25    RW 1 empties the FIFO of the event log. */
	uint32_t GCC_RESET;         /* 17    RW 1 zeroes the global clock counter. */
	uint32_t GCC_ENABLE;        /* 16    RW 1: the global clock counter counts. */
	uint32_t EVTLOG_EXTTRIGGER; /* 9     RW 1 lets an external trigger start the event log. */
	uint32_t EVENTLOG_ENABLE;   /* 8     RW 1 writes the event log. */
	uint32_t RDLATENCY_END;     /* 7     RW Where the latency of a read ends: 0 last data, 1 first data. */
	uint32_t RDLATENCY_START;   /* 6     RW Where it begins: 0 the address is issued, 1 accepted. */
	uint32_t WRLATENCY_END;     /* 5     RW Where the latency of a write ends: 0 last data, 1 first data. */
	uint32_t WRLATENCY_START;   /* 4     RW Where it begins: 0 the address is issued, 1 accepted. */
	uint32_t IDFILTER_ENABLE;   /* 3     RW 1: only transactions of the ids in ID and RID count. */
	uint32_t MCNTR_EXTTRIGGER;  /* 2     RW 1 lets an external trigger start the metric counters. */
	uint32_t MCNTR_RESET;       /* 1     RW 1 zeroes the metric counters. */
	uint32_t MCNTR_ENABLE;      /* 0     RW 1: the metric counters count. */
} axipmon_monitor_ctl_fields_t;

static inline __attribute__((always_inline)) axipmon_monitor_ctl_t axipmon_monitor_ctl_pack(axipmon_monitor_ctl_fields_t f)
{
	axipmon_monitor_ctl_t r;

	r.raw = 0
		| pmureg_put32(f.FIFO_RESET, 0x1U, 25)
		| pmureg_put32(f.GCC_RESET, 0x1U, 17)
		| pmureg_put32(f.GCC_ENABLE, 0x1U, 16)
		| pmureg_put32(f.EVTLOG_EXTTRIGGER, 0x1U, 9)
		| pmureg_put32(f.EVENTLOG_ENABLE, 0x1U, 8)
		| pmureg_put32(f.RDLATENCY_END, 0x1U, 7)
		| pmureg_put32(f.RDLATENCY_START, 0x1U, 6)
		| pmureg_put32(f.WRLATENCY_END, 0x1U, 5)
		| pmureg_put32(f.WRLATENCY_START, 0x1U, 4)
		| pmureg_put32(f.IDFILTER_ENABLE, 0x1U, 3)
		| pmureg_put32(f.MCNTR_EXTTRIGGER, 0x1U, 2)
		| pmureg_put32(f.MCNTR_RESET, 0x1U, 1)
		| pmureg_put32(f.MCNTR_ENABLE, 0x1U, 0);
	return r;
}

static inline axipmon_monitor_ctl_fields_t axipmon_monitor_ctl_unpack(axipmon_monitor_ctl_t r)
{
	axipmon_monitor_ctl_fields_t f;

	f.FIFO_RESET = (r.raw >> 25) & 0x1U;
	f.GCC_RESET = (r.raw >> 17) & 0x1U;
	f.GCC_ENABLE = (r.raw >> 16) & 0x1U;
	f.EVTLOG_EXTTRIGGER = (r.raw >> 9) & 0x1U;
	f.EVENTLOG_ENABLE = (r.raw >> 8) & 0x1U;
	f.RDLATENCY_END = (r.raw >> 7) & 0x1U;
	f.RDLATENCY_START = (r.raw >> 6) & 0x1U;
	f.WRLATENCY_END = (r.raw >> 5) & 0x1U;
	f.WRLATENCY_START = (r.raw >> 4) & 0x1U;
	f.IDFILTER_ENABLE = (r.raw >> 3) & 0x1U;
	f.MCNTR_EXTTRIGGER = (r.raw >> 2) & 0x1U;
	f.MCNTR_RESET = (r.raw >> 1) & 0x1U;
	f.MCNTR_ENABLE = r.raw & 0x1U;
	return f;
}

static inline uint32_t axipmon_monitor_ctl_get(axipmon_monitor_ctl_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline axipmon_monitor_ctl_t axipmon_monitor_ctl_with(axipmon_monitor_ctl_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x020303ffU & ~mask);
	return r;
}

#define axipmon_monitor_ctl_get_FIFO_RESET(r)                axipmon_monitor_ctl_get(r, 0x02000000U, 25)
#define axipmon_monitor_ctl_get_GCC_RESET(r)                 axipmon_monitor_ctl_get(r, 0x00020000U, 17)
#define axipmon_monitor_ctl_get_GCC_ENABLE(r)                axipmon_monitor_ctl_get(r, 0x00010000U, 16)
#define axipmon_monitor_ctl_get_EVTLOG_EXTTRIGGER(r)         axipmon_monitor_ctl_get(r, 0x00000200U, 9)
#define axipmon_monitor_ctl_get_EVENTLOG_ENABLE(r)           axipmon_monitor_ctl_get(r, 0x00000100U, 8)
#define axipmon_monitor_ctl_get_RDLATENCY_END(r)             axipmon_monitor_ctl_get(r, 0x00000080U, 7)
#define axipmon_monitor_ctl_get_RDLATENCY_START(r)           axipmon_monitor_ctl_get(r, 0x00000040U, 6)
#define axipmon_monitor_ctl_get_WRLATENCY_END(r)             axipmon_monitor_ctl_get(r, 0x00000020U, 5)
#define axipmon_monitor_ctl_get_WRLATENCY_START(r)           axipmon_monitor_ctl_get(r, 0x00000010U, 4)
#define axipmon_monitor_ctl_get_IDFILTER_ENABLE(r)           axipmon_monitor_ctl_get(r, 0x00000008U, 3)
#define axipmon_monitor_ctl_get_MCNTR_EXTTRIGGER(r)          axipmon_monitor_ctl_get(r, 0x00000004U, 2)
#define axipmon_monitor_ctl_get_MCNTR_RESET(r)               axipmon_monitor_ctl_get(r, 0x00000002U, 1)
#define axipmon_monitor_ctl_get_MCNTR_ENABLE(r)              axipmon_monitor_ctl_get(r, 0x00000001U, 0)
#define axipmon_monitor_ctl_with_FIFO_RESET(r, value)        PMUREG_WITH(axipmon_monitor_ctl_with, r, 0x02000000U, 25, value)
#define axipmon_monitor_ctl_with_GCC_RESET(r, value)         PMUREG_WITH(axipmon_monitor_ctl_with, r, 0x00020000U, 17, value)
#define axipmon_monitor_ctl_with_GCC_ENABLE(r, value)        PMUREG_WITH(axipmon_monitor_ctl_with, r, 0x00010000U, 16, value)
#define axipmon_monitor_ctl_with_EVTLOG_EXTTRIGGER(r, value) PMUREG_WITH(axipmon_monitor_ctl_with, r, 0x00000200U, 9, value)
#define axipmon_monitor_ctl_with_EVENTLOG_ENABLE(r, value)   PMUREG_WITH(axipmon_monitor_ctl_with, r, 0x00000100U, 8, value)
#define axipmon_monitor_ctl_with_RDLATENCY_END(r, value)     PMUREG_WITH(axipmon_monitor_ctl_with, r, 0x00000080U, 7, value)
#define axipmon_monitor_ctl_with_RDLATENCY_START(r, value)   PMUREG_WITH(axipmon_monitor_ctl_with, r, 0x00000040U, 6, value)
#define axipmon_monitor_ctl_with_WRLATENCY_END(r, value)     PMUREG_WITH(axipmon_monitor_ctl_with, r, 0x00000020U, 5, value)
#define axipmon_monitor_ctl_with_WRLATENCY_START(r, value)   PMUREG_WITH(axipmon_monitor_ctl_with, r, 0x00000010U, 4, value)
#define axipmon_monitor_ctl_with_IDFILTER_ENABLE(r, value)   PMUREG_WITH(axipmon_monitor_ctl_with, r, 0x00000008U, 3, value)
#define axipmon_monitor_ctl_with_MCNTR_EXTTRIGGER(r, value)  PMUREG_WITH(axipmon_monitor_ctl_with, r, 0x00000004U, 2, value)
#define axipmon_monitor_ctl_with_MCNTR_RESET(r, value)       PMUREG_WITH(axipmon_monitor_ctl_with, r, 0x00000002U, 1, value)
#define axipmon_monitor_ctl_with_MCNTR_ENABLE(r, value)      PMUREG_WITH(axipmon_monitor_ctl_with, r, 0x00000001U, 0, value)

static inline int axipmon_monitor_ctl_check(axipmon_monitor_ctl_t r)
{
	if ((r.raw & 0xfdfcfc00U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *axipmon_monitor_ctl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfdfcfc00 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline axipmon_monitor_ctl_t axipmon_monitor_ctl_read(const PMUREG_MEMORY *base)
{
	axipmon_monitor_ctl_t r;

	r.raw = pmureg_load32(base, AXIPMON_MONITOR_CTL_OFFSET);
	return r;
}

static inline void axipmon_monitor_ctl_write(PMUREG_MEMORY *base, axipmon_monitor_ctl_t r)
{
	pmureg_store32(base, AXIPMON_MONITOR_CTL_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int axipmon_monitor_ctl_io_read(struct pmureg_io *io, struct pmureg_place at, axipmon_monitor_ctl_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = AXIPMON_MONITOR_CTL_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int axipmon_monitor_ctl_io_write(struct pmureg_io *io, struct pmureg_place at, axipmon_monitor_ctl_t r)
{
	at.space = PMUREG_MMIO;
	at.address = AXIPMON_MONITOR_CTL_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- ID: Ids of the filter. ----
 * Source: HW; DRIVER
 * Note: With a filter of 32 bits all of it is the id of writes, and RID that of reads.
 */

#define AXIPMON_MONITOR_ID_OFFSET    0x304U
#define AXIPMON_MONITOR_ID_RID_SHIFT 16
#define AXIPMON_MONITOR_ID_RID_WIDTH 16
#define AXIPMON_MONITOR_ID_RID_MASK  0xffff0000U
#define AXIPMON_MONITOR_ID_WID_SHIFT 0
#define AXIPMON_MONITOR_ID_WID_WIDTH 16
#define AXIPMON_MONITOR_ID_WID_MASK  0x0000ffffU

typedef struct {
	uint32_t raw;
} axipmon_monitor_id_t;

typedef struct {
	uint32_t RID; /* 31:16 RW Id of reads. */
	uint32_t WID; /* 15:0  RW Id of writes. */
} axipmon_monitor_id_fields_t;

static inline __attribute__((always_inline)) axipmon_monitor_id_t axipmon_monitor_id_pack(axipmon_monitor_id_fields_t f)
{
	axipmon_monitor_id_t r;

	r.raw = 0
		| pmureg_put32(f.RID, 0xffffU, 16)
		| pmureg_put32(f.WID, 0xffffU, 0);
	return r;
}

static inline axipmon_monitor_id_fields_t axipmon_monitor_id_unpack(axipmon_monitor_id_t r)
{
	axipmon_monitor_id_fields_t f;

	f.RID = r.raw >> 16;
	f.WID = r.raw & 0xffffU;
	return f;
}

static inline uint32_t axipmon_monitor_id_get(axipmon_monitor_id_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline axipmon_monitor_id_t axipmon_monitor_id_with(axipmon_monitor_id_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define axipmon_monitor_id_get_RID(r)         axipmon_monitor_id_get(r, 0xffff0000U, 16)
#define axipmon_monitor_id_get_WID(r)         axipmon_monitor_id_get(r, 0x0000ffffU, 0)
#define axipmon_monitor_id_with_RID(r, value) PMUREG_WITH(axipmon_monitor_id_with, r, 0xffff0000U, 16, value)
#define axipmon_monitor_id_with_WID(r, value) PMUREG_WITH(axipmon_monitor_id_with, r, 0x0000ffffU, 0, value)

static inline axipmon_monitor_id_t axipmon_monitor_id_read(const PMUREG_MEMORY *base)
{
	axipmon_monitor_id_t r;

	r.raw = pmureg_load32(base, AXIPMON_MONITOR_ID_OFFSET);
	return r;
}

static inline void axipmon_monitor_id_write(PMUREG_MEMORY *base, axipmon_monitor_id_t r)
{
	pmureg_store32(base, AXIPMON_MONITOR_ID_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int axipmon_monitor_id_io_read(struct pmureg_io *io, struct pmureg_place at, axipmon_monitor_id_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = AXIPMON_MONITOR_ID_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int axipmon_monitor_id_io_write(struct pmureg_io *io, struct pmureg_place at, axipmon_monitor_id_t r)
{
	at.space = PMUREG_MMIO;
	at.address = AXIPMON_MONITOR_ID_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- IDMASK: Bits of the ids that are compared. ----
 * Source: HW; DRIVER
 */

#define AXIPMON_MONITOR_IDMASK_OFFSET    0x308U
#define AXIPMON_MONITOR_IDMASK_RID_SHIFT 16
#define AXIPMON_MONITOR_IDMASK_RID_WIDTH 16
#define AXIPMON_MONITOR_IDMASK_RID_MASK  0xffff0000U
#define AXIPMON_MONITOR_IDMASK_WID_SHIFT 0
#define AXIPMON_MONITOR_IDMASK_WID_WIDTH 16
#define AXIPMON_MONITOR_IDMASK_WID_MASK  0x0000ffffU

typedef struct {
	uint32_t raw;
} axipmon_monitor_idmask_t;

typedef struct {
	uint32_t RID; /* 31:16 RW Mask of reads. */
	uint32_t WID; /* 15:0  RW Mask of writes. */
} axipmon_monitor_idmask_fields_t;

static inline __attribute__((always_inline)) axipmon_monitor_idmask_t axipmon_monitor_idmask_pack(axipmon_monitor_idmask_fields_t f)
{
	axipmon_monitor_idmask_t r;

	r.raw = 0
		| pmureg_put32(f.RID, 0xffffU, 16)
		| pmureg_put32(f.WID, 0xffffU, 0);
	return r;
}

static inline axipmon_monitor_idmask_fields_t axipmon_monitor_idmask_unpack(axipmon_monitor_idmask_t r)
{
	axipmon_monitor_idmask_fields_t f;

	f.RID = r.raw >> 16;
	f.WID = r.raw & 0xffffU;
	return f;
}

static inline uint32_t axipmon_monitor_idmask_get(axipmon_monitor_idmask_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline axipmon_monitor_idmask_t axipmon_monitor_idmask_with(axipmon_monitor_idmask_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define axipmon_monitor_idmask_get_RID(r)         axipmon_monitor_idmask_get(r, 0xffff0000U, 16)
#define axipmon_monitor_idmask_get_WID(r)         axipmon_monitor_idmask_get(r, 0x0000ffffU, 0)
#define axipmon_monitor_idmask_with_RID(r, value) PMUREG_WITH(axipmon_monitor_idmask_with, r, 0xffff0000U, 16, value)
#define axipmon_monitor_idmask_with_WID(r, value) PMUREG_WITH(axipmon_monitor_idmask_with, r, 0x0000ffffU, 0, value)

static inline axipmon_monitor_idmask_t axipmon_monitor_idmask_read(const PMUREG_MEMORY *base)
{
	axipmon_monitor_idmask_t r;

	r.raw = pmureg_load32(base, AXIPMON_MONITOR_IDMASK_OFFSET);
	return r;
}

static inline void axipmon_monitor_idmask_write(PMUREG_MEMORY *base, axipmon_monitor_idmask_t r)
{
	pmureg_store32(base, AXIPMON_MONITOR_IDMASK_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int axipmon_monitor_idmask_io_read(struct pmureg_io *io, struct pmureg_place at, axipmon_monitor_idmask_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = AXIPMON_MONITOR_IDMASK_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int axipmon_monitor_idmask_io_write(struct pmureg_io *io, struct pmureg_place at, axipmon_monitor_idmask_t r)
{
	at.space = PMUREG_MMIO;
	at.address = AXIPMON_MONITOR_IDMASK_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- RID: Id of reads where the filter has 32 bits. ----
 * Source: HW; DRIVER
 */

#define AXIPMON_MONITOR_RID_OFFSET    0x30cU
#define AXIPMON_MONITOR_RID_RID_SHIFT 0
#define AXIPMON_MONITOR_RID_RID_WIDTH 32
#define AXIPMON_MONITOR_RID_RID_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} axipmon_monitor_rid_t;

typedef struct {
	uint32_t RID; /* 31:0  RW Id of reads. */
} axipmon_monitor_rid_fields_t;

static inline __attribute__((always_inline)) axipmon_monitor_rid_t axipmon_monitor_rid_pack(axipmon_monitor_rid_fields_t f)
{
	axipmon_monitor_rid_t r;

	r.raw = 0
		| f.RID;
	return r;
}

static inline axipmon_monitor_rid_fields_t axipmon_monitor_rid_unpack(axipmon_monitor_rid_t r)
{
	axipmon_monitor_rid_fields_t f;

	f.RID = r.raw;
	return f;
}

static inline uint32_t axipmon_monitor_rid_get(axipmon_monitor_rid_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline axipmon_monitor_rid_t axipmon_monitor_rid_with(axipmon_monitor_rid_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define axipmon_monitor_rid_get_RID(r)         axipmon_monitor_rid_get(r, 0xffffffffU, 0)
#define axipmon_monitor_rid_with_RID(r, value) PMUREG_WITH(axipmon_monitor_rid_with, r, 0xffffffffU, 0, value)

static inline axipmon_monitor_rid_t axipmon_monitor_rid_read(const PMUREG_MEMORY *base)
{
	axipmon_monitor_rid_t r;

	r.raw = pmureg_load32(base, AXIPMON_MONITOR_RID_OFFSET);
	return r;
}

static inline void axipmon_monitor_rid_write(PMUREG_MEMORY *base, axipmon_monitor_rid_t r)
{
	pmureg_store32(base, AXIPMON_MONITOR_RID_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int axipmon_monitor_rid_io_read(struct pmureg_io *io, struct pmureg_place at, axipmon_monitor_rid_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = AXIPMON_MONITOR_RID_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int axipmon_monitor_rid_io_write(struct pmureg_io *io, struct pmureg_place at, axipmon_monitor_rid_t r)
{
	at.space = PMUREG_MMIO;
	at.address = AXIPMON_MONITOR_RID_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- RIDMASK: Its bits that are compared. ----
 * Source: HW; DRIVER
 */

#define AXIPMON_MONITOR_RIDMASK_OFFSET    0x310U
#define AXIPMON_MONITOR_RIDMASK_RID_SHIFT 0
#define AXIPMON_MONITOR_RIDMASK_RID_WIDTH 32
#define AXIPMON_MONITOR_RIDMASK_RID_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} axipmon_monitor_ridmask_t;

typedef struct {
	uint32_t RID; /* 31:0  RW Mask of reads. */
} axipmon_monitor_ridmask_fields_t;

static inline __attribute__((always_inline)) axipmon_monitor_ridmask_t axipmon_monitor_ridmask_pack(axipmon_monitor_ridmask_fields_t f)
{
	axipmon_monitor_ridmask_t r;

	r.raw = 0
		| f.RID;
	return r;
}

static inline axipmon_monitor_ridmask_fields_t axipmon_monitor_ridmask_unpack(axipmon_monitor_ridmask_t r)
{
	axipmon_monitor_ridmask_fields_t f;

	f.RID = r.raw;
	return f;
}

static inline uint32_t axipmon_monitor_ridmask_get(axipmon_monitor_ridmask_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline axipmon_monitor_ridmask_t axipmon_monitor_ridmask_with(axipmon_monitor_ridmask_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define axipmon_monitor_ridmask_get_RID(r)         axipmon_monitor_ridmask_get(r, 0xffffffffU, 0)
#define axipmon_monitor_ridmask_with_RID(r, value) PMUREG_WITH(axipmon_monitor_ridmask_with, r, 0xffffffffU, 0, value)

static inline axipmon_monitor_ridmask_t axipmon_monitor_ridmask_read(const PMUREG_MEMORY *base)
{
	axipmon_monitor_ridmask_t r;

	r.raw = pmureg_load32(base, AXIPMON_MONITOR_RIDMASK_OFFSET);
	return r;
}

static inline void axipmon_monitor_ridmask_write(PMUREG_MEMORY *base, axipmon_monitor_ridmask_t r)
{
	pmureg_store32(base, AXIPMON_MONITOR_RIDMASK_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int axipmon_monitor_ridmask_io_read(struct pmureg_io *io, struct pmureg_place at, axipmon_monitor_ridmask_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = AXIPMON_MONITOR_RIDMASK_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int axipmon_monitor_ridmask_io_write(struct pmureg_io *io, struct pmureg_place at, axipmon_monitor_ridmask_t r)
{
	at.space = PMUREG_MMIO;
	at.address = AXIPMON_MONITOR_RIDMASK_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- FEC: Flags that the event log has. ----
 * Source: HW; DRIVER
 */

#define AXIPMON_MONITOR_FEC_OFFSET      0x400U
#define AXIPMON_MONITOR_FEC_FLAGS_SHIFT 0
#define AXIPMON_MONITOR_FEC_FLAGS_WIDTH 32
#define AXIPMON_MONITOR_FEC_FLAGS_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} axipmon_monitor_fec_t;

typedef struct {
	uint32_t FLAGS; /* 31:0  RW A bit for each. */
} axipmon_monitor_fec_fields_t;

static inline __attribute__((always_inline)) axipmon_monitor_fec_t axipmon_monitor_fec_pack(axipmon_monitor_fec_fields_t f)
{
	axipmon_monitor_fec_t r;

	r.raw = 0
		| f.FLAGS;
	return r;
}

static inline axipmon_monitor_fec_fields_t axipmon_monitor_fec_unpack(axipmon_monitor_fec_t r)
{
	axipmon_monitor_fec_fields_t f;

	f.FLAGS = r.raw;
	return f;
}

static inline uint32_t axipmon_monitor_fec_get(axipmon_monitor_fec_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline axipmon_monitor_fec_t axipmon_monitor_fec_with(axipmon_monitor_fec_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define axipmon_monitor_fec_get_FLAGS(r)         axipmon_monitor_fec_get(r, 0xffffffffU, 0)
#define axipmon_monitor_fec_with_FLAGS(r, value) PMUREG_WITH(axipmon_monitor_fec_with, r, 0xffffffffU, 0, value)

static inline axipmon_monitor_fec_t axipmon_monitor_fec_read(const PMUREG_MEMORY *base)
{
	axipmon_monitor_fec_t r;

	r.raw = pmureg_load32(base, AXIPMON_MONITOR_FEC_OFFSET);
	return r;
}

static inline void axipmon_monitor_fec_write(PMUREG_MEMORY *base, axipmon_monitor_fec_t r)
{
	pmureg_store32(base, AXIPMON_MONITOR_FEC_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int axipmon_monitor_fec_io_read(struct pmureg_io *io, struct pmureg_place at, axipmon_monitor_fec_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = AXIPMON_MONITOR_FEC_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int axipmon_monitor_fec_io_write(struct pmureg_io *io, struct pmureg_place at, axipmon_monitor_fec_t r)
{
	at.space = PMUREG_MMIO;
	at.address = AXIPMON_MONITOR_FEC_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- SWD: Data that software writes to the event log. ----
 * Source: HW; DRIVER
 */

#define AXIPMON_MONITOR_SWD_OFFSET     0x404U
#define AXIPMON_MONITOR_SWD_DATA_SHIFT 0
#define AXIPMON_MONITOR_SWD_DATA_WIDTH 32
#define AXIPMON_MONITOR_SWD_DATA_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} axipmon_monitor_swd_t;

typedef struct {
	uint32_t DATA; /* 31:0  RW The data. */
} axipmon_monitor_swd_fields_t;

static inline __attribute__((always_inline)) axipmon_monitor_swd_t axipmon_monitor_swd_pack(axipmon_monitor_swd_fields_t f)
{
	axipmon_monitor_swd_t r;

	r.raw = 0
		| f.DATA;
	return r;
}

static inline axipmon_monitor_swd_fields_t axipmon_monitor_swd_unpack(axipmon_monitor_swd_t r)
{
	axipmon_monitor_swd_fields_t f;

	f.DATA = r.raw;
	return f;
}

static inline uint32_t axipmon_monitor_swd_get(axipmon_monitor_swd_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline axipmon_monitor_swd_t axipmon_monitor_swd_with(axipmon_monitor_swd_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define axipmon_monitor_swd_get_DATA(r)         axipmon_monitor_swd_get(r, 0xffffffffU, 0)
#define axipmon_monitor_swd_with_DATA(r, value) PMUREG_WITH(axipmon_monitor_swd_with, r, 0xffffffffU, 0, value)

static inline axipmon_monitor_swd_t axipmon_monitor_swd_read(const PMUREG_MEMORY *base)
{
	axipmon_monitor_swd_t r;

	r.raw = pmureg_load32(base, AXIPMON_MONITOR_SWD_OFFSET);
	return r;
}

static inline void axipmon_monitor_swd_write(PMUREG_MEMORY *base, axipmon_monitor_swd_t r)
{
	pmureg_store32(base, AXIPMON_MONITOR_SWD_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int axipmon_monitor_swd_io_read(struct pmureg_io *io, struct pmureg_place at, axipmon_monitor_swd_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = AXIPMON_MONITOR_SWD_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int axipmon_monitor_swd_io_write(struct pmureg_io *io, struct pmureg_place at, axipmon_monitor_swd_t r)
{
	at.space = PMUREG_MMIO;
	at.address = AXIPMON_MONITOR_SWD_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
