/*
 * toy.h: the invented system that toy.yaml describes, on which the core is tested, and the numbers of its blocks and
 * registers. test_toy.c compares them with the table.
 */
#ifndef PMUREG_TEST_TOY_H
#define PMUREG_TEST_TOY_H

#include <pmureg/core.h>

extern const struct pmureg_system pmureg_system_toy;

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
