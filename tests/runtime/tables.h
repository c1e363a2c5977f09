/*
 * tables.h: an invented system, written by hand, so that the core is tested without the generator.
 *
 * Block `bank`: system registers behind a selector, three instances, counters that are discovered, set/clear pairs.
 * Block `box`: memory-mapped, two sockets of three pages, bits of every kind, a shared filter, a pool of one slot.
 * Block `core`: MSRs with a stride, fixed and constrained counters.
 */
#ifndef TOY_TABLES_H
#define TOY_TABLES_H

#include <pmureg/core.h>

extern const struct pmureg_system toy;

/* The same, but: the core's counters are not described; */
extern const struct pmureg_system toy_without_counters;
/* the box is in PCI configuration space; its `total` has no top rate, or moves by at most 1 a nanosecond; */
extern const struct pmureg_system toy_pci[2];
/* the core's `general` counters have from 16 to 64 bits. */
#define TOY_FIRST_WIDTH 16
#define TOY_LAST_WIDTH 64
extern const struct pmureg_system toy_of_width[TOY_LAST_WIDTH - TOY_FIRST_WIDTH + 1];

enum { TOY_BANK, TOY_BOX, TOY_CORE };

enum { BANK_SEL, BANK_CFG, BANK_CR, BANK_ENSET, BANK_ENCLR, BANK_OVSET, BANK_OVCLR, BANK_CNT, BANK_TYPE };
enum {
	BOX_CTL,
	BOX_STATUS,
	BOX_TOGGLE,
	BOX_ONCE,
	BOX_FILTER,
	BOX_EVENT,
	BOX_COUNT,
	BOX_TOTAL,
	BOX_ADDR,
	BOX_KEY,
	BOX_VIEW
};
enum { CORE_CTL, CORE_EVT, CORE_CTR, CORE_FIXED };

#endif
