/*
 * Bus monitors of the Acme B1: Bus monitor
 *
 * For each register: constants for #if and static initialisers; a type of its own, so that two registers cannot be
 * mixed up; and functions on values, which touch no device:
 *
 *	_pack(fields)       the value with these fields, must-write bits filled in, each field cut to its width
 *	_unpack(value)      all fields of a value
 *	_get_FIELD(value)   one field
 *	_with_FIELD(value)  the value with one field changed, ready to be written: bits that act when written as 1 are 0,
 *	                    but for FIELD itself. To act with several at once, pack them.
 *	_check(value)       the first broken rule, or -1; _rule() is its sentence
 *
 * and, where the machine has them, _read() and _write(): one access of the register's whole width. With <pmureg/io.h>
 * included before, _io_read() and _io_write() do the same through a struct pmureg_io; `at` names block, instance and
 * unit: the PCI function, or the page.
 *
 * Made by pmureg from regdefs/acme/busmon.yaml. Edit that, not this.
 */
#ifndef PMUREG_BUSMON_MONITOR_H
#define PMUREG_BUSMON_MONITOR_H

#ifdef __KERNEL__
#include <linux/types.h>
#else
#include <stdint.h>
#endif

/* ---- CTRL: Starts and clears the counters. ----
 * Source: RM 9
 */

#define BUSMON_MONITOR_CTRL_OFFSET    0U
#define BUSMON_MONITOR_CTRL_RESET     0x00000000U
#define BUSMON_MONITOR_CTRL_ACTING    0x00000002U
#define BUSMON_MONITOR_CTRL_CLR_SHIFT 1
#define BUSMON_MONITOR_CTRL_CLR_WIDTH 1
#define BUSMON_MONITOR_CTRL_CLR_MASK  0x00000002U
#define BUSMON_MONITOR_CTRL_EN_SHIFT  0
#define BUSMON_MONITOR_CTRL_EN_WIDTH  1
#define BUSMON_MONITOR_CTRL_EN_MASK   0x00000001U

typedef struct {
	uint32_t raw;
} busmon_monitor_ctrl_t;

typedef struct {
	uint32_t CLR; /* 1     WO self-clearing A written 1 zeroes the counters. */
	uint32_t EN;  /* 0     RW               1 counts. */
} busmon_monitor_ctrl_fields_t;

static inline busmon_monitor_ctrl_t busmon_monitor_ctrl_pack(busmon_monitor_ctrl_fields_t f)
{
	busmon_monitor_ctrl_t r;

	r.raw = 0
		| (f.CLR & 0x1U) << 1
		| (f.EN & 0x1U);
	return r;
}

static inline busmon_monitor_ctrl_fields_t busmon_monitor_ctrl_unpack(busmon_monitor_ctrl_t r)
{
	busmon_monitor_ctrl_fields_t f;

	f.CLR = (r.raw >> 1) & 0x1U;
	f.EN = r.raw & 0x1U;
	return f;
}

static inline uint32_t busmon_monitor_ctrl_get(busmon_monitor_ctrl_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline busmon_monitor_ctrl_t busmon_monitor_ctrl_with(busmon_monitor_ctrl_t r, uint32_t mask, unsigned int shift, uint32_t value)
{
	r.raw = (value << shift & mask) | (r.raw & 0x00000001U & ~mask);
	return r;
}

#define busmon_monitor_ctrl_get_EN(r)          busmon_monitor_ctrl_get(r, BUSMON_MONITOR_CTRL_EN_MASK, BUSMON_MONITOR_CTRL_EN_SHIFT)
#define busmon_monitor_ctrl_with_CLR(r, value) busmon_monitor_ctrl_with(r, BUSMON_MONITOR_CTRL_CLR_MASK, BUSMON_MONITOR_CTRL_CLR_SHIFT, value)
#define busmon_monitor_ctrl_with_EN(r, value)  busmon_monitor_ctrl_with(r, BUSMON_MONITOR_CTRL_EN_MASK, BUSMON_MONITOR_CTRL_EN_SHIFT, value)

static inline int busmon_monitor_ctrl_check(busmon_monitor_ctrl_t r)
{
	if ((r.raw & 0xfffffffcU) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *busmon_monitor_ctrl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffc must be 0x0";
	default:
		return 0;
	}
}

static inline busmon_monitor_ctrl_t busmon_monitor_ctrl_read(const volatile void *base)
{
	busmon_monitor_ctrl_t r;

	r.raw = *(const volatile uint32_t *)((uintptr_t)base + BUSMON_MONITOR_CTRL_OFFSET);
	return r;
}

static inline void busmon_monitor_ctrl_write(volatile void *base, busmon_monitor_ctrl_t r)
{
	*(volatile uint32_t *)((uintptr_t)base + BUSMON_MONITOR_CTRL_OFFSET) = r.raw;
}

#ifdef PMUREG_IO_H
static inline int busmon_monitor_ctrl_io_read(struct pmureg_io *io, struct pmureg_place at, busmon_monitor_ctrl_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = BUSMON_MONITOR_CTRL_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int busmon_monitor_ctrl_io_write(struct pmureg_io *io, struct pmureg_place at, busmon_monitor_ctrl_t r)
{
	at.space = PMUREG_MMIO;
	at.address = BUSMON_MONITOR_CTRL_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- EVSEL: Event of counter <n>. ----
 * Source: RM 9
 */

#define BUSMON_MONITOR_EVSEL_OFFSET(n) (0x10U + 4U * (n))
#define BUSMON_MONITOR_EVSEL_COUNT     4
#define BUSMON_MONITOR_EVSEL_RESET     0x00000000U
#define BUSMON_MONITOR_EVSEL_EV_SHIFT  0
#define BUSMON_MONITOR_EVSEL_EV_WIDTH  6
#define BUSMON_MONITOR_EVSEL_EV_MASK   0x0000003fU

typedef struct {
	uint32_t raw;
} busmon_monitor_evsel_t;

typedef struct {
	uint32_t EV; /* 5:0   RW Event. */
} busmon_monitor_evsel_fields_t;

static inline busmon_monitor_evsel_t busmon_monitor_evsel_pack(busmon_monitor_evsel_fields_t f)
{
	busmon_monitor_evsel_t r;

	r.raw = 0
		| (f.EV & 0x3fU);
	return r;
}

static inline busmon_monitor_evsel_fields_t busmon_monitor_evsel_unpack(busmon_monitor_evsel_t r)
{
	busmon_monitor_evsel_fields_t f;

	f.EV = r.raw & 0x3fU;
	return f;
}

static inline uint32_t busmon_monitor_evsel_get(busmon_monitor_evsel_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline busmon_monitor_evsel_t busmon_monitor_evsel_with(busmon_monitor_evsel_t r, uint32_t mask, unsigned int shift, uint32_t value)
{
	r.raw = (value << shift & mask) | (r.raw & 0x0000003fU & ~mask);
	return r;
}

#define busmon_monitor_evsel_get_EV(r)         busmon_monitor_evsel_get(r, BUSMON_MONITOR_EVSEL_EV_MASK, BUSMON_MONITOR_EVSEL_EV_SHIFT)
#define busmon_monitor_evsel_with_EV(r, value) busmon_monitor_evsel_with(r, BUSMON_MONITOR_EVSEL_EV_MASK, BUSMON_MONITOR_EVSEL_EV_SHIFT, value)

static inline int busmon_monitor_evsel_check(busmon_monitor_evsel_t r)
{
	if ((r.raw & 0xffffffc0U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *busmon_monitor_evsel_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffc0 must be 0x0";
	default:
		return 0;
	}
}

static inline busmon_monitor_evsel_t busmon_monitor_evsel_read(const volatile void *base, unsigned int n)
{
	busmon_monitor_evsel_t r;

	r.raw = *(const volatile uint32_t *)((uintptr_t)base + BUSMON_MONITOR_EVSEL_OFFSET(n));
	return r;
}

static inline void busmon_monitor_evsel_write(volatile void *base, unsigned int n, busmon_monitor_evsel_t r)
{
	*(volatile uint32_t *)((uintptr_t)base + BUSMON_MONITOR_EVSEL_OFFSET(n)) = r.raw;
}

#ifdef PMUREG_IO_H
static inline int busmon_monitor_evsel_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, busmon_monitor_evsel_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = BUSMON_MONITOR_EVSEL_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int busmon_monitor_evsel_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, busmon_monitor_evsel_t r)
{
	at.space = PMUREG_MMIO;
	at.address = BUSMON_MONITOR_EVSEL_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- CNT: Counter <n>. ----
 * Source: RM 9
 */

#define BUSMON_MONITOR_CNT_OFFSET(n)   (0x20U + 4U * (n))
#define BUSMON_MONITOR_CNT_COUNT       4
#define BUSMON_MONITOR_CNT_RESET       0x00000000U
#define BUSMON_MONITOR_CNT_COUNT_SHIFT 0
#define BUSMON_MONITOR_CNT_COUNT_WIDTH 32
#define BUSMON_MONITOR_CNT_COUNT_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} busmon_monitor_cnt_t;

typedef struct {
	uint32_t COUNT; /* 31:0  RW-V The count. */
} busmon_monitor_cnt_fields_t;

static inline busmon_monitor_cnt_t busmon_monitor_cnt_pack(busmon_monitor_cnt_fields_t f)
{
	busmon_monitor_cnt_t r;

	r.raw = 0
		| f.COUNT;
	return r;
}

static inline busmon_monitor_cnt_fields_t busmon_monitor_cnt_unpack(busmon_monitor_cnt_t r)
{
	busmon_monitor_cnt_fields_t f;

	f.COUNT = r.raw;
	return f;
}

static inline uint32_t busmon_monitor_cnt_get(busmon_monitor_cnt_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline busmon_monitor_cnt_t busmon_monitor_cnt_with(busmon_monitor_cnt_t r, uint32_t mask, unsigned int shift, uint32_t value)
{
	r.raw = (value << shift & mask) | (r.raw & 0xffffffffU & ~mask);
	return r;
}

#define busmon_monitor_cnt_get_COUNT(r)         busmon_monitor_cnt_get(r, BUSMON_MONITOR_CNT_COUNT_MASK, BUSMON_MONITOR_CNT_COUNT_SHIFT)
#define busmon_monitor_cnt_with_COUNT(r, value) busmon_monitor_cnt_with(r, BUSMON_MONITOR_CNT_COUNT_MASK, BUSMON_MONITOR_CNT_COUNT_SHIFT, value)

static inline busmon_monitor_cnt_t busmon_monitor_cnt_read(const volatile void *base, unsigned int n)
{
	busmon_monitor_cnt_t r;

	r.raw = *(const volatile uint32_t *)((uintptr_t)base + BUSMON_MONITOR_CNT_OFFSET(n));
	return r;
}

static inline void busmon_monitor_cnt_write(volatile void *base, unsigned int n, busmon_monitor_cnt_t r)
{
	*(volatile uint32_t *)((uintptr_t)base + BUSMON_MONITOR_CNT_OFFSET(n)) = r.raw;
}

#ifdef PMUREG_IO_H
static inline int busmon_monitor_cnt_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, busmon_monitor_cnt_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = BUSMON_MONITOR_CNT_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int busmon_monitor_cnt_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, busmon_monitor_cnt_t r)
{
	at.space = PMUREG_MMIO;
	at.address = BUSMON_MONITOR_CNT_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
