/*
 * lend.c: registers that a unit is counted by, and that are another unit's.
 */
#include "internal.h"

/* Whether it is the unit with these numbers; its last one may be told. */
static int has_numbers(const struct pmureg_block *lender, uint16_t instance, const struct pmureg_block *block,
		       const uint64_t *numbers, const uint64_t *last)
{
	for (uint16_t i = 0; i < lender->number_count; i++) {
		const int is_told = last && i + 1 == lender->number_count;
		const uint16_t own =
			is_told ? PMUREG_NONE : pmureg_index_number(block, pmureg_word_of(lender->numbers[i]));

		if (lender->instances[instance].numbers[i] != (own == PMUREG_NONE ? last ? *last : 0 : numbers[own]))
			return 0;
	}
	return 1;
}

int pmureg_find_lender(const struct pmureg_system *system, const struct pmureg_block *block, uint16_t which,
		       const struct pmureg_eval *eval, uint64_t *instance)
{
	const struct pmureg_lender *of = &block->lenders[which];
	const struct pmureg_block *lender = &system->blocks[of->block];
	uint64_t last = 0;
	int code = pmureg_evaluate(of->number, eval, 0, &last);

	if (code)
		return code;
	for (uint16_t i = 0; i < lender->instance_count; i++)
		if (has_numbers(lender, i, block, eval->variables, of->number.count ? &last : NULL)) {
			*instance = i;
			return 0;
		}
	return -PMUREG_ENOENT;
}

struct pmureg_access pmureg_reach_of(const struct pmureg_system *system, const struct pmureg_block *block,
				     uint16_t instance, const uint64_t *lenders, uint16_t reg, uint32_t element)
{
	const struct pmureg_borrowed *borrowed;

	if (reg < block->register_count)
		return pmureg_access_of(system, block, instance, reg, element);
	borrowed = &block->borrowed[reg - block->register_count];
	return pmureg_access_of(system, &system->blocks[block->lenders[borrowed->lender].block],
				(uint16_t)lenders[borrowed->lender], borrowed->reg, element);
}
