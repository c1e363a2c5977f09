/*
 * register.c: where registers are, and single accesses to them.
 */
#include "internal.h"

uint16_t pmureg_block_index(const struct pmureg_system *system, const struct pmureg_block *block)
{
	return (uint16_t)(block - system->blocks);
}

/* ---- Places ---- */

/* The indices of an element, slowest first, behind the numbers of the instance: the variables of `at`. */
static void place_variables(const struct pmureg_block *block, const struct pmureg_register *reg, uint16_t instance,
			    uint32_t element, uint64_t *variables)
{
	unsigned int i;

	for (i = 0; i < block->number_count && i < PMUREG_NUMBERS; i++)
		variables[i] = block->instances[instance].numbers[i];
	variables += i;
	for (i = reg->dimensions; i-- > 0;) {
		variables[i] = element % reg->count[i];
		element /= reg->count[i];
	}
}

static uint32_t address_of(const struct pmureg_block *block, const struct pmureg_register *reg, const uint64_t *variables,
			   uint32_t element)
{
	const struct pmureg_eval eval = { .variables = variables };
	const uint64_t *index = variables + block->number_count;
	uint64_t address = 0;
	unsigned int i;

	if (reg->places)
		return reg->places[element % (reg->pages > 1 ? reg->elements / reg->pages : reg->elements)];
	if (pmureg_evaluate(reg->at, &eval, 0, &address))
		return 0; /* tables are checked when they are made: `at` reads no registers and cannot fail */
	for (i = 0; i < reg->dimensions; i++)
		address += index[i] * reg->stride[i];
	return (uint32_t)address;
}

static uint8_t access_bits(const struct pmureg_block *block, const struct pmureg_register *reg)
{
	/* Instructions move 64 bits of MSRs and system registers, however few the register has; perf's words have 64. */
	if (block->space == PMUREG_MSR || block->space == PMUREG_SYSREG || block->space == PMUREG_PERF)
		return 64;
	return reg->access_bits ? reg->access_bits : reg->width;
}

static uint16_t unit_of(const struct pmureg_block *block, const struct pmureg_register *reg, uint16_t instance,
			const uint64_t *index)
{
	if (block->space == PMUREG_PCI)
		return block->instances[instance].devices[reg->device].place;
	if (block->space == PMUREG_MMIO)
		return (uint16_t)(reg->page + (reg->pages > 1 ? index[0] : 0));
	return 0;
}

void pmureg_register_place(const struct pmureg_system *system, const struct pmureg_block *block,
			   const struct pmureg_register *reg, uint16_t instance, uint32_t element,
			   struct pmureg_place *place)
{
	uint64_t variables[PMUREG_NUMBERS + PMUREG_DIMENSIONS] = { 0 };

	place_variables(block, reg, instance, element, variables);
	place->space = block->space;
	place->bits = access_bits(block, reg);
	place->block = pmureg_block_index(system, block);
	place->instance = instance;
	place->unit = unit_of(block, reg, instance, variables + block->number_count);
	place->address = address_of(block, reg, variables, element) + block->instances[instance].offset;
}

static uint64_t value_there(struct pmureg_code code, const struct pmureg_block *block, const struct pmureg_register *reg,
			    uint16_t instance, uint32_t element)
{
	uint64_t variables[PMUREG_NUMBERS + PMUREG_DIMENSIONS] = { 0 };
	const struct pmureg_eval eval = { .variables = variables };
	uint64_t value = 0;

	place_variables(block, reg, instance, element, variables);
	return pmureg_evaluate(code, &eval, 0, &value) ? 0 : value; /* as for `at` */
}

uint64_t pmureg_register_reset(const struct pmureg_block *block, const struct pmureg_register *reg, uint16_t instance,
			       uint32_t element)
{
	return reg->reset.count ? value_there(reg->reset, block, reg, instance, element) : reg->masks.reset;
}

uint64_t pmureg_register_example(const struct pmureg_block *block, const struct pmureg_register *reg, uint16_t instance,
				 uint32_t element)
{
	return reg->example.count ? value_there(reg->example, block, reg, instance, element) :
				    pmureg_register_reset(block, reg, instance, element);
}

int pmureg_place_same(const struct pmureg_place *a, const struct pmureg_place *b)
{
	if (a->space != b->space || a->unit != b->unit || a->address != b->address)
		return 0;
	return !pmureg_space_is_private(a->space) || (a->block == b->block && a->instance == b->instance);
}

/* ---- Banks ---- */

void pmureg_register_select(const struct pmureg_block *block, const struct pmureg_register *reg, uint16_t instance,
			    uint32_t element, uint64_t *value, uint64_t *mask)
{
	uint64_t variables[PMUREG_NUMBERS + PMUREG_DIMENSIONS] = { 0 };
	const struct pmureg_eval eval = { .variables = variables };
	const struct pmureg_selector *selector;
	const struct pmureg_register *selecting;
	uint64_t setting = 0;
	uint16_t i;

	*value = *mask = 0;
	if (reg->selector == PMUREG_NONE)
		return;
	selector = &block->selectors[reg->selector];
	selecting = &block->registers[selector->reg];
	place_variables(block, reg, instance, element, variables);
	*value = selecting->masks.ones;
	for (i = 0; i < selector->setting_count; i++) {
		if (pmureg_evaluate(selector->settings[i].code, &eval, 0, &setting))
			continue; /* as for `at` */
		*value = pmureg_field_put(&selecting->fields[selector->settings[i].index], *value, setting);
	}
	*mask = selector->mask;
}

int pmureg_register_selects(const struct pmureg_block *block, const struct pmureg_register *reg)
{
	uint16_t i;

	for (i = 0; i < block->selector_count; i++)
		if (&block->registers[block->selectors[i].reg] == reg)
			return 1;
	return 0;
}

static int select_bank(const struct pmureg_system *system, const struct pmureg_block *block,
		       const struct pmureg_register *reg, uint16_t instance, uint32_t element, struct pmureg_io *io)
{
	const struct pmureg_selector *selector;
	struct pmureg_place place;
	uint64_t value, mask;
	int result;

	if (reg->selector == PMUREG_NONE)
		return 0;
	selector = &block->selectors[reg->selector];
	pmureg_register_select(block, reg, instance, element, &value, &mask);
	pmureg_register_place(system, block, &block->registers[selector->reg], instance, 0, &place);
	result = pmureg_place_write(io, &place, pmureg_register_form(&block->registers[selector->reg]), value);
	if (result || selector->barrier == PMUREG_NO_BARRIER)
		return result;
	return pmureg_io_barrier(io, (enum pmureg_barrier)selector->barrier);
}

/* ---- Accesses ---- */

enum pmureg_form pmureg_register_form(const struct pmureg_register *reg)
{
	if (reg->width != 64 || reg->access_bits != 32)
		return PMUREG_WHOLE;
	return reg->atomic ? PMUREG_HALVES : PMUREG_TORN;
}

int pmureg_place_read(struct pmureg_io *io, const struct pmureg_place *place, enum pmureg_form form, uint64_t *value)
{
	if (form == PMUREG_WHOLE)
		return pmureg_io_read(io, place, value);
	return pmureg_io_read64(io, *place, form == PMUREG_HALVES, value);
}

int pmureg_place_write(struct pmureg_io *io, const struct pmureg_place *place, enum pmureg_form form, uint64_t value)
{
	return form == PMUREG_WHOLE ? pmureg_io_write(io, place, value) : pmureg_io_write64(io, *place, value);
}

/* Selects the element's bank and says where it is. */
static int reach(const struct pmureg_system *system, const struct pmureg_block *block, const struct pmureg_register *reg,
		 uint16_t instance, uint32_t element, struct pmureg_io *io, struct pmureg_place *place)
{
	if (instance >= block->instance_count || element >= reg->elements)
		return -PMUREG_EINVAL;
	pmureg_register_place(system, block, reg, instance, element, place);
	return select_bank(system, block, reg, instance, element, io);
}

int pmureg_register_read(const struct pmureg_system *system, const struct pmureg_block *block,
			 const struct pmureg_register *reg, uint16_t instance, uint32_t element, struct pmureg_io *io,
			 uint64_t *value)
{
	struct pmureg_place place;
	int result = reach(system, block, reg, instance, element, io, &place);

	return result ? result : pmureg_place_read(io, &place, pmureg_register_form(reg), value);
}

int pmureg_register_write(const struct pmureg_system *system, const struct pmureg_block *block,
			  const struct pmureg_register *reg, uint16_t instance, uint32_t element,
			  struct pmureg_io *io, uint64_t value)
{
	struct pmureg_place place;
	int result = reach(system, block, reg, instance, element, io, &place);

	return result ? result : pmureg_place_write(io, &place, pmureg_register_form(reg), value);
}
