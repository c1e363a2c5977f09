/*
 * borrow.c: finds the units (lenders) whose counters and registers another unit borrows.
 */
#include "internal.h"

#define BEHIND 16 /* first bit for the instances after the first */

/*
 * Sets `wanted` to the numbers that a lender of the borrower's `numbers` has, and returns their count. The lender's last
 * number is `last` if not NULL; `is_each`: any.
 */
static uint16_t wanted_numbers(const struct pmureg_block *lender, const struct pmureg_block *block,
			       const uint64_t *numbers, const uint64_t *last, int is_each, uint64_t *wanted)
{
	const uint16_t count = lender->number_count > is_each ? (uint16_t)(lender->number_count - is_each) : 0;

	for (uint16_t i = 0; i < count && i < PMUREG_NUMBERS; i++) {
		const char *name = pmureg_text_of(&pmureg_block_numbers(lender)[i]);
		const int is_told = last && i + 1 == lender->number_count;
		const uint16_t own = is_told ? PMUREG_NONE : pmureg_index_number(block, pmureg_word_of(name));

		wanted[i] = own == PMUREG_NONE ? last ? *last : 0 : numbers[own];
	}
	return count;
}

static int has_numbers(const uint64_t *numbers, const uint64_t *wanted, uint16_t count)
{
	for (uint16_t i = 0; i < count; i++)
		if (numbers[i] != wanted[i])
			return 0;
	return 1;
}

uint64_t pmureg_add_lender(uint64_t instances, size_t count, uint16_t instance)
{
	return count ? instances | UINT64_C(1) << (BEHIND - 1 + instance - (uint16_t)instances) : instance;
}

int pmureg_find_lender(const struct pmureg_system *system, const struct pmureg_block *block, uint16_t which,
		       const struct pmureg_eval *eval, uint64_t *instances)
{
	const struct pmureg_lender *of = &pmureg_block_lenders(block)[which];
	const struct pmureg_block *lender = &pmureg_system_blocks(system)[of->block];
	uint64_t last = 0, wanted[PMUREG_NUMBERS];
	int code = pmureg_evaluate(pmureg_lender_number(of), eval, 0, &last), is_found = 0;
	const uint16_t count =
		wanted_numbers(lender, block, eval->variables, of->number.count ? &last : NULL, of->is_each, wanted);

	for (uint16_t i = 0; i < lender->instance_count && !code && (!is_found || of->is_each); i++) {
		if (!has_numbers(pmureg_instance_numbers(&pmureg_block_instances(lender)[i]), wanted, count))
			continue;
		*instances = pmureg_add_lender(*instances, (size_t)is_found, i);
		is_found = 1;
	}
	return code || is_found ? code : -PMUREG_ENOENT;
}

uint64_t pmureg_lenders_behind(uint64_t instances)
{
	const uint16_t first = (uint16_t)instances;

	for (uint16_t i = 0; instances >> (BEHIND + i); i++)
		if (instances >> (BEHIND + i) & 1)
			return instances >> (BEHIND + i + 1) << BEHIND | (first + i + 1U);
	return 0;
}

int pmureg_is_lender(uint64_t instances, uint16_t instance)
{
	while ((uint16_t)instances != instance && pmureg_lenders_behind(instances))
		instances = pmureg_lenders_behind(instances);
	return (uint16_t)instances == instance;
}

struct pmureg_access pmureg_reach_of(const struct pmureg_runner *runner, const struct pmureg_block *block,
				     uint16_t instance, const uint64_t *lenders, uint16_t reg, uint32_t element)
{
	const struct pmureg_borrowed *borrowed;

	if (reg < block->register_count)
		return pmureg_slot_access(runner, block, instance, reg, element);
	borrowed = &pmureg_block_borrowed(block)[reg - block->register_count];
	return pmureg_slot_access(
		runner, &pmureg_system_blocks(runner->system)[pmureg_block_lenders(block)[borrowed->lender].block],
		(uint16_t)lenders[borrowed->lender], borrowed->reg, element);
}
