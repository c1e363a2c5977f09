/*
 * register.c: places of registers, their values after a reset, the selects of banks, and the bits that can be restored.
 */
#include "internal.h"

/* ---- Places ---- */

void pmureg_element_indices(const struct pmureg_register *reg, uint32_t element, uint64_t *indices)
{
	for (unsigned int i = reg->dimensions; i-- > 0;) {
		indices[i] = reg->first[i] + element % reg->count[i];
		element /= reg->count[i];
	}
}

void pmureg_place_variables(const struct pmureg_block *block, const struct pmureg_register *reg, uint16_t instance,
			    uint32_t element, uint64_t *variables)
{
	const struct pmureg_instance *instances = pmureg_block_instances(block);

	for (unsigned int i = 0; i < block->number_count && i < PMUREG_NUMBERS; i++)
		*variables++ = pmureg_instance_numbers(&instances[instance])[i];
	pmureg_element_indices(reg, element, variables);
}

static uint64_t value_there(struct pmureg_code code, const struct pmureg_block *block,
			    const struct pmureg_register *reg, uint16_t instance, uint32_t element)
{
	uint64_t variables[PMUREG_NUMBERS + PMUREG_DIMENSIONS] = {0};

	pmureg_place_variables(block, reg, instance, element, variables);
	return pmureg_value_of(code, variables, 0);
}

struct pmureg_counted pmureg_counted(const struct pmureg_block *block, const struct pmureg_counter *counter,
				     uint16_t i, uint64_t n)
{
	const struct pmureg_reference *of = &pmureg_counter_regs(counter)[i];
	const struct pmureg_register *reg = &pmureg_block_registers(block)[of->reg];
	struct pmureg_counted counted = {.reg = of->reg, .step = 1, .end = reg->elements, .bits = UINT64_MAX};

	if (of->field != PMUREG_NONE)
		counted.bits = pmureg_place_mask(&pmureg_register_fields(reg)[of->field],
						 pmureg_reference_field_index(of), &n);
	if (counter->sum == PMUREG_SUM_ALL)
		return counted;
	counted.first = (uint32_t)pmureg_value_of(pmureg_reference_index(of), &n,
						  of->field == PMUREG_NONE ? n - pmureg_element_name(reg, 0) : 0);
	if (counter->sum == PMUREG_SUM_PAGES && reg->pages)
		counted.step = reg->elements / reg->pages;
	else
		counted.end = counted.first + 1;
	return counted;
}

static uint16_t register_unit_of(const struct pmureg_block *block, const struct pmureg_register *reg, uint16_t instance,
			uint32_t element)
{
	if (block->space == PMUREG_PCI)
		return pmureg_instance_devices(&pmureg_block_instances(block)[instance])[reg->device].place;
	if (block->space == PMUREG_MMIO)
		return (uint16_t)pmureg_page_of(reg, element);
	return 0;
}

void pmureg_register_place(const struct pmureg_system *system, const struct pmureg_block *block,
			   const struct pmureg_register *reg, uint16_t instance, uint32_t element,
			   struct pmureg_place *place)
{
	/* A register of an index and data pair is accessed at the place of the data register. */
	const uint16_t data =
		reg->selector == PMUREG_NONE ? PMUREG_NONE : pmureg_block_selectors(block)[reg->selector].data;
	const struct pmureg_register *there = data == PMUREG_NONE ? reg : &pmureg_block_registers(block)[data];

	element = there == reg ? element : 0;
	place->space = block->space;
	place->bits = there->access_bits;
	place->block = pmureg_block_index(system, block);
	place->instance = instance;
	place->unit = register_unit_of(block, there, instance, element);
	place->address = (uint32_t)value_there(pmureg_register_at(there), block, there, instance, element);
}

/* Writes the place of a device that pmureg searches for on every bus: its id, and its function if this is known. */
static size_t anywhere_text(const struct pmureg_block *block, const struct pmureg_place *place, char *text, size_t size)
{
	const struct pmureg_pci_device *device =
		pmureg_instance_devices(&pmureg_block_instances(block)[place->instance]);
	const struct pmureg_pci_device *last = device + block->device_count - 1;
	char function[8] = "";

	while (device < last && device->place != place->unit)
		device++;
	if (device->function != PMUREG_NONE)
		(void)pmureg_format(function, sizeof(function), ":%02x.%x", device->function >> 3, device->function & 7);
	return pmureg_format(text, size, "PCI %04x%s+0x%02x", device->id, function, place->address);
}

size_t pmureg_place_text(const struct pmureg_system *system, const struct pmureg_place *place, char *text, size_t size)
{
	const unsigned int at = place->address, unit = place->unit;

	switch (place->space) {
	case PMUREG_SYSREG:
		return pmureg_format(text, size, "S%u_%u_C%u_C%u_%u", at >> 14 & 3, at >> 11 & 7, at >> 7 & 15,
				     at >> 3 & 15, at & 7);
	case PMUREG_CSR:
		return pmureg_format(text, size, "CSR 0x%03x", at);
	case PMUREG_MSR:
		return pmureg_format(text, size, "MSR 0x%03x", at);
	case PMUREG_PCI:
		if (unit >= PMUREG_PCI_ANYWHERE)
			return anywhere_text(&pmureg_system_blocks(system)[place->block], place, text, size);
		return pmureg_format(text, size, "PCI %02x:%02x.%x+0x%02x", unit >> 8, unit >> 3 & 31, unit & 7, at);
	case PMUREG_PERF:
		return at ? pmureg_format(text, size, "perf config%u", at) : pmureg_format(text, size, "perf config");
	default:
		return pmureg_format(text, size, "page %u+0x%03x", unit, at);
	}
}

enum pmureg_form pmureg_register_form(const struct pmureg_register *reg)
{
	if (reg->access_bits >= reg->width)
		return PMUREG_WHOLE;
	return reg->atomic ? PMUREG_HALVES : PMUREG_TORN;
}

/* ---- Values ---- */

uint64_t pmureg_reset_value(const struct pmureg_block *block, const struct pmureg_register *reg, uint16_t instance,
			    uint32_t element)
{
	return reg->reset.count ? value_there(pmureg_register_reset(reg), block, reg, instance, element) :
				  reg->masks.reset;
}

uint64_t pmureg_example_value(const struct pmureg_block *block, const struct pmureg_register *reg, uint16_t instance,
			      uint32_t element)
{
	return reg->example.count ? value_there(pmureg_register_example(reg), block, reg, instance, element) :
				    pmureg_reset_value(block, reg, instance, element);
}

void pmureg_register_select(const struct pmureg_block *block, const struct pmureg_register *reg, uint16_t instance,
			    uint32_t element, uint64_t *value, uint64_t *mask)
{
	uint64_t variables[PMUREG_NUMBERS + PMUREG_DIMENSIONS + 1] = {0};
	const struct pmureg_selector *selector;
	const struct pmureg_register *selecting;

	*value = *mask = 0;
	if (reg->selector == PMUREG_NONE)
		return;
	selector = &pmureg_block_selectors(block)[reg->selector];
	selecting = &pmureg_block_registers(block)[selector->reg];
	pmureg_place_variables(block, reg, instance, element, variables);
	if (selector->data != PMUREG_NONE)
		variables[block->number_count + PMUREG_DIMENSIONS] =
			value_there(pmureg_register_at(reg), block, reg, instance, element);
	*value = pmureg_put_settings(selecting, pmureg_selector_settings(selector), selector->setting_count, variables,
				     pmureg_idle_bits(selecting), mask);
}

/* ---- Bits that can be written and restored ---- */

/* A register that a read changes cannot be saved. */
int pmureg_can_read(const struct pmureg_register *reg)
{
	return (reg->masks.readable & (pmureg_plain_bits(reg) | pmureg_stateful_bits(reg))) &&
	       !pmureg_read_changes(reg);
}

uint64_t pmureg_kept_bits(const struct pmureg_register *reg)
{
	if (!pmureg_can_read(reg))
		return 0;
	return ~(reg->masks.writable | reg->masks.acting | reg->masks.zeroes) & pmureg_mask(reg->width);
}

uint64_t pmureg_lasting_bits(const struct pmureg_register *reg)
{
	const uint64_t bits = (pmureg_plain_bits(reg) | pmureg_stateful_bits(reg)) & reg->masks.readable;

	if (!pmureg_can_read(reg) || (reg->roles & PMUREG_COUNTS))
		return 0;
	return reg->roles & PMUREG_CHOOSES_EVENT ? bits : bits & ~reg->masks.is_volatile;
}
