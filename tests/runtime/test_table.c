/*
 * test_table.c: the check of tables accepts each table that the generator made, and finds what makes one unsafe to use.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <pmureg/systems.h>

#include "bench.h"
#include "drawn.h"
#include "toy.h"

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))
#define ALL ((1U << PMUREG_PARTS) - 1)

static struct pmureg_table *table_of(const struct pmureg_system *system)
{
	return (struct pmureg_table *)((uintptr_t)system - sizeof(struct pmureg_table) -
				       PMUREG_SECTIONS * sizeof(struct pmureg_section));
}

static struct pmureg_section *sections_of(const struct pmureg_system *system)
{
	return (struct pmureg_section *)(void *)(table_of(system) + 1);
}

static int check(const struct pmureg_system *system, unsigned int parts, struct pmureg_error *error)
{
	error->message[0] = '\0';
	return pmureg_table_check(table_of(system), table_of(system)->size, parts, error);
}

/* ---- Good tables ---- */

static void accept(const struct pmureg_system *system)
{
	const struct pmureg_table *table = table_of(system);
	struct pmureg_error error;

	for (unsigned int part = 0; part < PMUREG_PARTS; part++)
		if (check(system, 1U << part, &error))
			fail_msg("%s, part %u: %s", pmureg_system_key(system), part, error.message);
	assert_ptr_equal(pmureg_table_system(table), system);
	assert_int_equal(pmureg_table_sum(table, table->size), table->checksum);
}

static void every_table_is_accepted(void **state)
{
	(void)state;
	accept(&pmureg_system_toy);
	for (size_t i = drawn_first(); i < pmureg_built_in_count; i += drawn_share())
		accept(pmureg_built_in[i]);
}

/* The same as `printf 123456789 | gzip | tail -c 8 | od`, behind a head. */
static void the_sum_is_that_of_zlib(void **state)
{
	char bytes[sizeof(struct pmureg_table) + 9] = {0};

	(void)state;
	memcpy(bytes + sizeof(struct pmureg_table), "123456789", 9);
	assert_int_equal(pmureg_table_sum(bytes, sizeof(bytes)), 0xcbf43926);
}

/* Who only asks what a table describes reads no more than its head. */
static void the_head_alone_is_enough(void **state)
{
	const struct pmureg_table *table = table_of(&pmureg_system_toy);
	struct pmureg_error error;
	void *head = malloc(table->head_size);

	(void)state;
	assert_non_null(head);
	memcpy(head, table, table->head_size);
	assert_int_equal(pmureg_table_check(head, table->head_size, 1U << PMUREG_HEAD_PART, &error), 0);
	assert_string_equal(pmureg_system_key(pmureg_table_system(head)), "toy");
	assert_int_equal(pmureg_table_check(head, table->head_size, ALL, &error), -PMUREG_EINVAL);
	assert_non_null(strstr(error.message, "it was cut short; install it again"));
	free(head);
}

/* ---- The header ---- */

static void refuse_header(const struct pmureg_system *copy, const char *part)
{
	struct pmureg_error error;

	assert_int_equal(check(copy, ALL, &error), -PMUREG_EINVAL);
	if (!strstr(error.message, part))
		fail_msg("\"%s\" is not in: %s", part, error.message);
}

static void headers(void **state)
{
	struct pmureg_system *copy = bench_copy(&pmureg_system_toy);
	struct pmureg_table *table = table_of(copy);
	const struct pmureg_table good = *table;
	const uint16_t one = 1;
	char expected[100];

	(void)state;
	table->magic[7] = '\r';
	refuse_header(copy, "this is no table of pmureg");
	*table = good;
	table->order = 0x3412;
	(void)snprintf(expected, sizeof(expected), "the table is for %s-endian processors",
		       *(const char *)&one ? "big" : "little");
	refuse_header(copy, expected);
	*table = good;
	table->version = PMUREG_TABLE_VERSION + 1;
	(void)snprintf(expected, sizeof(expected), "the table has version %d of the format, made by pmureg ",
		       PMUREG_TABLE_VERSION + 1);
	refuse_header(copy, expected);
	refuse_header(copy, "install a newer library");
	table->maker.to = -1000;
	refuse_header(copy, "made by an unknown program");
	*table = good;
	table->version = PMUREG_TABLE_VERSION - 1;
	refuse_header(copy, "install a newer table");
	*table = good;
	table->section_count--;
	refuse_header(copy, "the table is damaged: its header is wrong; install it again");
	*table = good;
	table->zero = 1;
	refuse_header(copy, "its header is wrong");
	*table = good;
	table->unused = 1;
	refuse_header(copy, "its header is wrong");
	*table = good;
	table->head_size++;
	refuse_header(copy, "its first part has another size");
	*table = good;
	table->system.to += (int32_t)sizeof(struct pmureg_system);
	refuse_header(copy, "`system` of its header");
	*table = good;
	table->maker.to = 0;
	refuse_header(copy, "`maker` of its header is missing");
	*table = good;
	table->head_size += 8;
	refuse_header(copy, "its first part has another size");
	bench_copy_free(copy);
}

static void sizes(void **state)
{
	const struct pmureg_table *table = table_of(&pmureg_system_toy);
	char *bytes = malloc(table->size + 8U);
	struct pmureg_error error;

	(void)state;
	assert_non_null(bytes);
	memcpy(bytes + 4, table, table->size);
	assert_int_equal(pmureg_table_check(bytes + 4, table->size, ALL, &error), -PMUREG_EINVAL);
	assert_non_null(strstr(error.message, "not at a multiple of 8 bytes"));
	memcpy(bytes, table, table->size);
	for (size_t size = 0; size < table->size; size += size < 2000 ? 1 : 997) {
		if (!pmureg_table_check(bytes, size, ALL, &error))
			fail_msg("%zu of %u bytes are accepted", size, table->size);
		assert_non_null(strstr(error.message, size < sizeof(*table) ? "no table" : "cut short"));
	}
	free(bytes);
}

static void sections(void **state)
{
	(void)state;
	for (unsigned int i = 0; i < PMUREG_SECTIONS; i++) {
		struct pmureg_system *copy = bench_copy(&pmureg_system_toy);
		struct pmureg_section *section = &sections_of(copy)[i], good = *section;

		section->at += 4;
		refuse_header(copy, "the table is damaged: its ");
		*section = good;
		section->at = 8;
		refuse_header(copy, "the table is damaged: its ");
		*section = good;
		section->count = UINT32_MAX / 2;
		refuse_header(copy, "the table is damaged: its ");
		bench_copy_free(copy);
	}
}

/* ---- Rules ---- */

#define ROWS(kind, member, it) ((void *)(uintptr_t)pmureg_##kind##_##member(it))
#define EACH_BLOCK(system, block)                                                                                      \
	for (struct pmureg_block *block = (struct pmureg_block *)(uintptr_t)pmureg_system_blocks(system),              \
				 *last = block + (system)->block_count;                                                \
	     block < last; block++)
#define EACH(kind, member, total, owner, it)                                                                           \
	for (struct pmureg_##kind *it = ROWS(block, member, owner), *end = it ? it + (owner)->total : it; it < end;    \
	     it++)
#define EACH_FIELD(owner, field)                                                                                       \
	for (struct pmureg_field *field = ROWS(register, fields, owner),                                               \
				 *none = field ? field + (owner)->field_count : field;                                 \
	     field < none; field++)

/* The first operation of a register's address. */
#define FIRST_OF(reg) ((struct pmureg_op *)(uintptr_t)pmureg_register_at(reg).ops)

/* A change of a table: returns whether the system has what it changes. `part`: of the message. */
struct rule {
	const char *name, *part;
	int (*change)(struct pmureg_system *system);
};

#define RULE(rule) static int rule(struct pmureg_system *system)
#define CHANGE(place, value)                                                                                           \
	do {                                                                                                           \
		(place) = (value);                                                                                     \
		return 1;                                                                                              \
	} while (0)

RULE(text_outside)
{
	EACH_BLOCK(system, block)
		CHANGE(block->key.to, INT32_MAX);
	return 0;
}

RULE(text_missing)
{
	EACH_BLOCK(system, block)
		CHANGE(block->key.to, 0);
	return 0;
}

RULE(rows_between_elements)
{
	EACH_BLOCK(system, block)
		if (block->register_count)
			CHANGE(block->registers.to, block->registers.to + 4);
	return 0;
}

RULE(rows_too_many)
{
	EACH_BLOCK(system, block)
		if (block->term_count && block->term_count < PMUREG_TERMS)
			EACH(register, registers, register_count, block, reg)
				if (reg->field_count)
					CHANGE(reg->field_count, 0xffff);
	return 0;
}

RULE(rows_missing)
{
	EACH_BLOCK(system, block)
		if (block->counter_count)
			CHANGE(block->counters.to, 0);
	return 0;
}

RULE(number_too_large)
{
	EACH_BLOCK(system, block)
		if (block->event_count)
			CHANGE(block->clock, block->event_count);
	return 0;
}

RULE(flag_too_large)
{
	EACH_BLOCK(system, block)
		EACH(counter, counters, counter_count, block, counter)
			CHANGE(counter->saturates, 2);
	return 0;
}

RULE(mask_too_large)
{
	EACH_BLOCK(system, block)
		EACH(described_event, events, event_count, block, event)
			if (block->term_count < 64)
				CHANGE(((struct pmureg_event_rest *)pmureg_described_event_rest(event))->needs,
				       UINT64_C(1) << block->term_count);
	return 0;
}

RULE(variables)
{
	EACH_BLOCK(system, block)
		CHANGE(block->variables.count, (uint16_t)(block->variables.count + 1));
	return 0;
}

RULE(counter_number)
{
	EACH_BLOCK(system, block)
		EACH(counter, counters, counter_count, block, counter)
			CHANGE(counter->number, (uint16_t)(counter->number + 1));
	return 0;
}

RULE(counter_total)
{
	EACH_BLOCK(system, block)
		CHANGE(block->counter_total, (uint16_t)(block->counter_total + 1));
	return 0;
}

RULE(register_total)
{
	CHANGE(system->register_total, system->register_total - 1);
}

RULE(elements)
{
	EACH_BLOCK(system, block)
		EACH(register, registers, register_count, block, reg)
			if (reg->dimensions) {
				reg->elements++;
				CHANGE(system->register_total, system->register_total + block->instance_count);
			}
	return 0;
}

RULE(dimension_zero)
{
	EACH_BLOCK(system, block)
		EACH(register, registers, register_count, block, reg)
			if (reg->dimensions)
				CHANGE(reg->count[0], 0);
	return 0;
}

RULE(access_bits)
{
	EACH_BLOCK(system, block)
		EACH(register, registers, register_count, block, reg)
			CHANGE(reg->access_bits, 12);
	return 0;
}

RULE(page)
{
	EACH_BLOCK(system, block)
		EACH(register, registers, register_count, block, reg)
			if (block->space == PMUREG_MMIO)
				CHANGE(reg->page, block->page_count);
	return 0;
}

RULE(pci_device)
{
	EACH_BLOCK(system, block)
		EACH(register, registers, register_count, block, reg)
			if (block->space == PMUREG_PCI)
				CHANGE(reg->device, block->device_count);
	return 0;
}

RULE(state_of_state)
{
	EACH_BLOCK(system, block) {
		struct pmureg_register *regs = ROWS(block, registers, block);

		for (uint16_t i = 1; i < block->register_count; i++)
			if (regs[0].state == 0 && regs[i].state == i) {
				regs[0].state = i;
				CHANGE(regs[i].state, 0);
			}
	}
	return 0;
}

RULE(field_of_no_bits)
{
	EACH_BLOCK(system, block)
		EACH(register, registers, register_count, block, reg)
			if (reg->field_count)
				CHANGE(((struct pmureg_field *)ROWS(register, fields, reg))->width, 0);
	return 0;
}

RULE(field_outside)
{
	EACH_BLOCK(system, block)
		EACH(register, registers, register_count, block, reg)
			if (reg->field_count)
				CHANGE(((struct pmureg_field *)ROWS(register, fields, reg))->low, 63);
	return 0;
}

RULE(field_array)
{
	EACH_BLOCK(system, block)
		EACH(register, registers, register_count, block, reg)
			EACH_FIELD(reg, field)
				if (field->width == 2)
					CHANGE(field->each, 3);
	return 0;
}

RULE(action_register)
{
	EACH_BLOCK(system, block)
		EACH(register, registers, register_count, block, reg)
			EACH_FIELD(reg, field)
				if (field->action_count)
					CHANGE(((struct pmureg_action *)ROWS(field, actions, field))->reg, 0xfff0);
	return 0;
}

RULE(selector_banked)
{
	EACH_BLOCK(system, block) {
		struct pmureg_register *regs = ROWS(block, registers, block);

		EACH(selector, selectors, selector_count, block, selector)
			CHANGE(regs[selector->reg].selector, 0);
	}
	return 0;
}

RULE(stack_empty)
{
	EACH_BLOCK(system, block)
		EACH(register, registers, register_count, block, reg)
			if (reg->at.count)
				CHANGE(FIRST_OF(reg)->code, PMUREG_OP_ADD);
	return 0;
}

RULE(operation_unknown)
{
	EACH_BLOCK(system, block)
		EACH(register, registers, register_count, block, reg)
			if (reg->at.count)
				CHANGE(FIRST_OF(reg)->code, PMUREG_OP_SELECT + 1);
	return 0;
}

RULE(variable_too_large)
{
	EACH_BLOCK(system, block)
		EACH(register, registers, register_count, block, reg)
			if (reg->at.count) {
				struct pmureg_op *op = FIRST_OF(reg);

				op->value = block->number_count + PMUREG_DIMENSIONS;
				CHANGE(op->code, PMUREG_OP_VAR);
			}
	return 0;
}

RULE(fact_where_none_is_read)
{
	EACH_BLOCK(system, block)
		EACH(register, registers, register_count, block, reg)
			if (reg->at.count)
				CHANGE(FIRST_OF(reg)->code, PMUREG_OP_FACT);
	return 0;
}

RULE(names_full)
{
	EACH_BLOCK(system, block) {
		uint16_t *slots = ROWS(names, slots, &block->event_names);

		for (uint32_t i = 0; i < block->event_names.slot_count; i++)
			if (slots[i] == PMUREG_NONE)
				slots[i] = 0;
		if (slots)
			return 1;
	}
	return 0;
}

RULE(names_odd)
{
	EACH_BLOCK(system, block)
		if (block->event_names.slot_count > 2)
			CHANGE(block->event_names.slot_count, block->event_names.slot_count - 1);
	return 0;
}

RULE(name_too_long)
{
	EACH_BLOCK(system, block)
		if (block->event_names.count)
			CHANGE(((struct pmureg_name *)ROWS(names, list, &block->event_names))->length, 0xffff);
	return 0;
}

RULE(name_of_nothing)
{
	EACH_BLOCK(system, block)
		if (block->event_names.count)
			CHANGE(((struct pmureg_name *)ROWS(names, list, &block->event_names))->index,
			       block->event_count);
	return 0;
}

RULE(terms_full)
{
	EACH_BLOCK(system, block) {
		uint16_t *slots = ROWS(block, events_by_terms, block);

		for (uint32_t i = 0; i < block->events_by_terms_count; i++)
			if (slots[i] == PMUREG_NONE)
				slots[i] = 0;
		if (slots)
			return 1;
	}
	return 0;
}

RULE(instance_of_entry)
{
	struct pmureg_unit_entry *units = ROWS(system, units, system);

	CHANGE(units->instance, 0xfffe);
}

RULE(space_without_registers)
{
	EACH_BLOCK(system, block)
		CHANGE(block->space, PMUREG_FACT);
	return 0;
}

RULE(no_instance)
{
	EACH_BLOCK(system, block)
		if (!block->page_count && !block->perf_instance_values.to) {
			EACH(register, registers, register_count, block, reg)
				system->register_total -= block->instance_count * reg->elements;
			block->instances.to = 0;
			CHANGE(block->instance_count, 0);
		}
	return 0;
}

RULE(list_of_nothing)
{
	EACH_BLOCK(system, block)
		if (block->metric_count)
			CHANGE(block->metric_count, 0);
	return 0;
}

RULE(bounds)
{
	EACH_BLOCK(system, block)
		CHANGE(block->event_bounds[PMUREG_SAVED], UINT32_MAX);
	return 0;
}

RULE(sum_over_no_pages)
{
	EACH_BLOCK(system, block) {
		struct pmureg_register *regs = ROWS(block, registers, block);

		EACH(counter, counters, counter_count, block, counter) {
			struct pmureg_register *reg = &regs[pmureg_counter_regs(counter)->reg];

			if (reg->pages > 1 || counter->sum)
				continue;
			reg->pages = 0;
			CHANGE(counter->sum, PMUREG_SUM_PAGES);
		}
	}
	return 0;
}

RULE(counter_without_register)
{
	EACH_BLOCK(system, block)
		EACH(counter, counters, counter_count, block, counter)
			if (counter->reg_count == 1 && !counter->snapshot) {
				counter->regs.to = 0;
				CHANGE(counter->reg_count, 0);
			}
	return 0;
}

RULE(snapshot_of_no_unit)
{
	EACH_BLOCK(system, block)
		EACH(counter, counters, counter_count, block, counter)
			if (!block->snapshot.count && counter->reg_count > 1) {
				counter->reg_count--;
				CHANGE(counter->snapshot, 1);
			}
	return 0;
}

RULE(part_of_itself)
{
	EACH_BLOCK(system, block)
		EACH(counter, counters, counter_count, block, counter) {
			uint16_t *parts = ROWS(counter, parts, counter);

			if (parts)
				CHANGE(parts[0], counter->number);
		}
	return 0;
}

RULE(lent_kind)
{
	EACH_BLOCK(system, block)
		EACH(counter, counters, counter_count, block, counter)
			if (counter->lender)
				CHANGE(counter->lent, 0xfff0);
	return 0;
}

RULE(borrowed_register)
{
	EACH_BLOCK(system, block)
		EACH(borrowed, borrowed, borrowed_count, block, borrowed)
			CHANGE(borrowed->reg, 0xfff0);
	return 0;
}

RULE(borrowed_another)
{
	EACH_BLOCK(system, block) {
		struct pmureg_register *regs = ROWS(block, registers, block);

		if (block->borrowed_count)
			CHANGE(regs[block->register_count].width, 3);
	}
	return 0;
}

RULE(term_there)
{
	EACH_BLOCK(system, block)
		EACH(counted_by, counted_by, counted_by_count, block, by)
			if (by->term_count)
				CHANGE(((struct pmureg_same_term *)ROWS(counted_by, terms, by))->there, 0xfff0);
	return 0;
}

RULE(pages_of_choice)
{
	EACH_BLOCK(system, block)
		EACH(page_choice, page_choices, page_choice_count, block, choice)
			CHANGE(choice->count, (uint16_t)(block->page_count + 1));
	return 0;
}

RULE(instance_values)
{
	EACH_BLOCK(system, block)
		if (block->perf_instance_term != PMUREG_NONE)
			CHANGE(block->perf_instance_values.to, 0);
	return 0;
}

RULE(variant_titles)
{
	EACH_BLOCK(system, block)
		EACH(described_event, events, event_count, block, event) {
			struct pmureg_event_rest *rest = (struct pmureg_event_rest *)pmureg_described_event_rest(event);

			if (rest->variants)
				CHANGE(rest->variant_titles.to, 0);
		}
	return 0;
}

RULE(variant_of_other_blocks)
{
	struct pmureg_system *variants = ROWS(system, variants, system);

	if (!variants)
		return 0;
	CHANGE(variants->block_count, (uint16_t)(variants->block_count - 1));
}

RULE(variant_of_fewer_units)
{
	struct pmureg_system *variants = ROWS(system, variants, system);

	if (!variants)
		return 0;
	CHANGE(variants->unit_count, (uint16_t)(variants->unit_count - 1));
}

RULE(variant_of_units_elsewhere)
{
	struct pmureg_system *variants = ROWS(system, variants, system);

	if (!variants)
		return 0;
	CHANGE(variants->units.to, variants->units.to + 1);
}

/* Of a system whose variants mean other units by the same names. */
RULE(unit_of_no_block)
{
	struct pmureg_system *variants = ROWS(system, variants, system);

	for (uint16_t i = 0; i < system->variant_count; i++) {
		struct pmureg_unit_entry *units = ROWS(system, units, &variants[i]);

		if (units != ROWS(system, units, system))
			CHANGE(units->block, system->block_count);
	}
	return 0;
}

RULE(variant_of_other_msrs)
{
	struct pmureg_system *variants = ROWS(system, variants, system);

	if (!variants || !variants->allowed_count)
		return 0;
	CHANGE(variants->allowed_count, (uint16_t)(variants->allowed_count - 1));
}

RULE(bits_of_variant)
{
	struct pmureg_system *variants = ROWS(system, variants, system);

	if (!variants)
		return 0;
	CHANGE(variants->variant_mask, 6);
}

RULE(identity_of_nothing)
{
	EACH_BLOCK(system, block)
		if (block->identity_mask)
			CHANGE(block->identity_reg, PMUREG_NONE);
	return 0;
}

RULE(range_of_bits)
{
	EACH_BLOCK(system, block)
		EACH(term, terms, term_count, block, term)
			if (term->range_count) {
				struct pmureg_bit_range *range = ROWS(term, ranges, term);

				range->high = 0;
				CHANGE(range->low, 1);
			}
	return 0;
}

RULE(node_pointer)
{
	EACH_BLOCK(system, block)
		if (block->nodes.to)
			CHANGE(((struct pmureg_nodes *)ROWS(block, nodes, block))->pointer_bits, 0);
	return 0;
}

RULE(fact_of_no_block)
{
	EACH_BLOCK(system, block)
		EACH(fact, facts, fact_count, block, fact)
			if (fact->kind == PMUREG_FACT_ABOVE)
				CHANGE(fact->id, system->block_count);
	return 0;
}

RULE(list_without_end)
{
	const struct pmureg_section *section = &sections_of(system)[PMUREG_NAMES_TEXT];
	struct pmureg_text *texts = (struct pmureg_text *)(void *)((char *)table_of(system) + section->at);

	if (!section->count)
		return 0;
	bench_refer(&texts[section->count - 1].text, pmureg_unit_entry_name(pmureg_system_units(system)));
	return 1;
}

RULE(strings_without_end)
{
	const struct pmureg_section *section = &sections_of(system)[PMUREG_TEXTS_STRINGS];

	CHANGE(((char *)table_of(system))[section->at + section->count - 1], 'x');
}

#define IS(rule, part) {#rule, part, rule}
static const struct rule rules[] = {
	IS(text_outside, "`key` of element 0 of section COUNTING_BLOCK leads outside its section; install it again"),
	IS(text_missing, "`key` of element 0 of section COUNTING_BLOCK is missing"),
	IS(rows_between_elements, "`registers` of element"),
	IS(rows_too_many, "`fields` of element"),
	IS(rows_missing, "`counters` of element"),
	IS(number_too_large, "`clock` of element"),
	IS(flag_too_large, "`saturates` of element"),
	IS(mask_too_large, "`needs` of element 0 of section NAMES_EVENT_REST has too many bits"),
	IS(variables, "`variables` of element 0 of section COUNTING_BLOCK does not follow"),
	IS(counter_number, "`counters` of element"),
	IS(counter_total, "`counter_total` of element"),
	IS(register_total, "`register_total` of element 0 of section HEAD_SYSTEM"),
	IS(elements, "`elements` of element"),
	IS(dimension_zero, "`count` of element"),
	IS(access_bits, "has no access of this width"),
	IS(page, "`page` of element"),
	IS(pci_device, "`device` of element"),
	IS(state_of_state, "`state` of element"),
	IS(field_of_no_bits, "`width` of element"),
	IS(field_outside, "`width` of element"),
	IS(field_array, "`each` of element"),
	IS(action_register, "`reg` of element"),
	IS(selector_banked, "is itself selected, or an array"),
	IS(stack_empty, "has too many or too few values on the stack"),
	IS(operation_unknown, "reads what it cannot"),
	IS(variable_too_large, "reads what it cannot"),
	IS(fact_where_none_is_read, "reads what it cannot"),
	IS(names_full, "`slots` of element 0 of section COUNTING_BLOCK has no free slot"),
	IS(names_odd, "has a size that is no power of two"),
	IS(name_too_long, "`length` of element"),
	IS(name_of_nothing, "`index` of element"),
	IS(terms_full, "`events_by_terms` of element"),
	IS(instance_of_entry, "`instance` of element 0 of section NAMES_UNIT_ENTRY is too large"),
	IS(space_without_registers, "`space` of element"),
	IS(no_instance, "`instance_count` of element"),
	IS(list_of_nothing, "`metrics` of element"),
	IS(bounds, "`unit_bounds` of element 0 of section COUNTING_BLOCK or event_bounds is too large"),
	IS(sum_over_no_pages, "`sum` of element"),
	IS(counter_without_register, "`reg_count` of element"),
	IS(snapshot_of_no_unit, "`snapshot` of element"),
	IS(part_of_itself, "`parts` of element"),
	IS(lent_kind, "`lent` of element"),
	IS(borrowed_register, "`reg` of element"),
	IS(borrowed_another, "`"),
	IS(term_there, "`terms` of element"),
	IS(pages_of_choice, "`count` of element"),
	IS(instance_values, "`perf_instance_values` of element"),
	IS(variant_titles, "`variant_titles` of element"),
	IS(variant_of_other_blocks, "`blocks` of element 1 of section HEAD_SYSTEM is not that of the system"),
	IS(variant_of_fewer_units, "`blocks` of element 1 of section HEAD_SYSTEM is not that of the system"),
	IS(variant_of_units_elsewhere, "`units` of element 1 of section HEAD_SYSTEM"),
	IS(unit_of_no_block, "of section NAMES_UNIT_ENTRY is too large"),
	IS(variant_of_other_msrs, "`blocks` of element 1 of section HEAD_SYSTEM is not that of the system"),
	IS(bits_of_variant, "`variant_mask` of element 1"),
	IS(identity_of_nothing, "`identity_reg` of element"),
	IS(range_of_bits, "`low` of element"),
	IS(node_pointer, "`pointer_bits` of element"),
	IS(fact_of_no_block, "`id` of element"),
	IS(list_without_end, "ends no list"),
	IS(strings_without_end, "does not end in a 0"),
};

/* Makes the change in a copy of the system's table, if it can. Returns whether it could. */
static int break_rule(const struct pmureg_system *system, const struct rule *rule)
{
	struct pmureg_system *copy = bench_copy(system);
	struct pmureg_error error;
	int can = rule->change(copy);

	if (can && !check(copy, ALL, &error))
		fail_msg("%s of %s was not seen", rule->name, pmureg_system_key(system));
	if (can && (!strstr(error.message, rule->part) || strncmp(error.message, "the table is damaged: ", 22) != 0))
		fail_msg("%s of %s: \"%s\" is not in: %s", rule->name, pmureg_system_key(system), rule->part,
			 error.message);
	bench_copy_free(copy);
	return can;
}

static void each_broken_rule_is_seen(void **state)
{
	(void)state;
	for (size_t r = 0; r < COUNT(rules); r++) {
		int is_done = break_rule(&pmureg_system_toy, &rules[r]);

		for (size_t i = 0; i < pmureg_built_in_count && !is_done; i++)
			is_done = break_rule(pmureg_built_in[i], &rules[r]);
		if (!is_done)
			fail_msg("no system has what %s changes", rules[r].name);
	}
}

/* What a part leads to in one that is not checked may be wrong. */
static void other_parts_do_not_matter(void **state)
{
	struct pmureg_system *copy = bench_copy(&pmureg_system_toy);
	struct pmureg_error error;

	(void)state;
	assert_true(text_outside(copy)); /* a name of a block */
	assert_int_equal(check(copy, 1U << PMUREG_COUNTING_PART, &error), 0);
	assert_int_equal(check(copy, 1U << PMUREG_NAMES_PART, &error), -PMUREG_EINVAL);
	bench_copy_free(copy);
	copy = bench_copy(&pmureg_system_toy);
	assert_true(variables(copy));
	assert_int_equal(check(copy, 1U << PMUREG_HEAD_PART, &error), 0);
	assert_int_equal(check(copy, 1U << PMUREG_COUNTING_PART, &error), -PMUREG_EINVAL);
	bench_copy_free(copy);
}

/* ---- Time ---- */

/* Many parents of one long list could take minutes. Here each event has the terms of all. */
static void shared_lists_cost_no_time(void **state)
{
	const struct pmureg_section *section;
	struct pmureg_system *copy = NULL;
	struct pmureg_error error;

	(void)state;
	for (size_t i = 0; i < pmureg_built_in_count && !copy; i++)
		if (pmureg_system_blocks(pmureg_built_in[i])->event_count > 400)
			copy = bench_copy(pmureg_built_in[i]);
	assert_non_null(copy);
	section = &sections_of(copy)[PMUREG_NAMES_TERM_VALUE];
	for (uint32_t i = 0; i < section->count; i++)
		((struct pmureg_term_value *)(void *)((char *)table_of(copy) + section->at))[i].term = 0;
	EACH_BLOCK(copy, block)
		EACH(described_event, events, event_count, block, event) {
			event->term_count = (uint16_t)section->count;
			bench_refer(&event->terms, (char *)table_of(copy) + section->at);
		}
	assert_int_equal(check(copy, ALL, &error), -PMUREG_EINVAL);
	assert_non_null(strstr(error.message, "shares its lists with too many others"));
	bench_copy_free(copy);
}

/* ---- Mutations ---- */

#define MUTATIONS 4000

static uint64_t next(uint64_t *state)
{
	*state = *state * UINT64_C(6364136223846793005) + 1442695040888963407U;
	return *state >> 33;
}

/* Changes one byte of a section, as tests/fuzz/table.c does with all kinds of numbers. */
static void mutate(struct pmureg_system *system, uint64_t *random)
{
	const unsigned int i = (unsigned int)(next(random) % PMUREG_SECTIONS);
	const struct pmureg_section *sections = sections_of(system);
	const uint32_t end = i + 1 < PMUREG_SECTIONS ? sections[i + 1].at : table_of(system)->size;
	unsigned char *bytes = (unsigned char *)table_of(system) + sections[i].at;

	if (end > sections[i].at)
		bytes[next(random) % (end - sections[i].at)] ^= (unsigned char)(1U << next(random) % 8);
}

/* Whatever a table has, its check ends, and reads nothing outside: sanitizers and valgrind look at it. */
static void damaged_tables_do_no_harm(void **state)
{
	uint64_t random = 1;
	int refused = 0;

	(void)state;
	for (int i = 0; i < MUTATIONS; i++) {
		struct pmureg_system *copy = bench_copy(&pmureg_system_toy);
		struct pmureg_error error;

		for (int n = 0; n <= i % 3; n++)
			mutate(copy, &random);
		if (check(copy, ALL, &error)) {
			refused++;
			assert_int_equal(error.code, -PMUREG_EINVAL);
			assert_memory_equal(error.message, "the table is damaged: ", 22);
		}
		bench_copy_free(copy);
	}
	assert_in_range(refused, MUTATIONS / 10, MUTATIONS);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_table_is_accepted),
		cmocka_unit_test(the_sum_is_that_of_zlib),
		cmocka_unit_test(the_head_alone_is_enough),
		cmocka_unit_test(headers),
		cmocka_unit_test(sizes),
		cmocka_unit_test(sections),
		cmocka_unit_test(each_broken_rule_is_seen),
		cmocka_unit_test(other_parts_do_not_matter),
		cmocka_unit_test(shared_lists_cost_no_time),
		cmocka_unit_test(damaged_tables_do_no_harm),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
