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
