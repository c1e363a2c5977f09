/*
 * members.h: checks of every kind of elements in a table: references and numbers, then the elements that they lead to.
 *
 * Made by pmureg from generator/views/members.py. Edit that, or templates/tables/members.h.j2. rules.c has what no
 * member alone can tell. Each function returns 1, or 0 after a mistake.
 */
#ifndef PMUREG_CORE_TABLE_MEMBERS_H
#define PMUREG_CORE_TABLE_MEMBERS_H

#include "check.h"

static int check_value(struct check *c, const void *element)
{
	const struct pmureg_value *it = element;

	return TEXT_FITS(name, PMUREG_NAMES_STRINGS, 1) &&
	       TEXT_FITS(text, PMUREG_TEXTS_STRINGS, 1);
}

static int check_action(struct check *c, const void *element)
{
	const struct pmureg_action *it = element;
	const struct pmureg_system *system = c->system;

	return IS_BELOW(block, system->block_count, 0) &&
	       IS_BELOW(set, 2, 0) &&
	       pmureg_rule_of_action(c, it);
}

static int check_field(struct check *c, const void *element)
{
	const struct pmureg_field *it = element;

	return TEXT_FITS(name, PMUREG_NAMES_STRINGS, 1) &&
	       ROWS_FIT(aliases, PMUREG_NAMES_TEXT, 1, 1) &&
	       TEXT_FITS(text, PMUREG_TEXTS_STRINGS, 1) &&
	       TEXT_FITS(unit, PMUREG_TEXTS_STRINGS, 0) &&
	       TEXT_FITS(acting, PMUREG_TEXTS_STRINGS, 0) &&
	       ROWS_FIT(notes, PMUREG_TEXTS_TEXT, it->note_count, 0) &&
	       IS_BELOW(low, 64, 0) &&
	       IS_BELOW(width, 65, 0) &&
	       IS_BELOW(access, PMUREG_RS + 1, 0) &&
	       ROWS_FIT(values, PMUREG_COUNTING_VALUE, it->value_count, 0) &&
	       ROWS_FIT(actions, PMUREG_COUNTING_ACTION, it->action_count, 0) &&
	       OPS_FIT(means) &&
	       pmureg_rule_of_field(c, it) &&
	       TEXTS_FIT(aliases, PMUREG_NAMES_TEXT, 1, 1) &&
	       TEXTS_FIT(notes, PMUREG_TEXTS_TEXT, it->note_count, 0) &&
	       each(c, &it->actions, PMUREG_COUNTING_ACTION, it->action_count, c->scope, check_action) &&
	       CODE_FITS(means, scope_of(1, 0, 0));
}

static int check_rule(struct check *c, const void *element)
{
	const struct pmureg_rule *it = element;
	const struct pmureg_block *block = c->block;

	return OPS_FIT(when) &&
	       OPS_FIT(require) &&
	       TEXT_FITS(text, PMUREG_TEXTS_STRINGS, 1) &&
	       IS_MASK(same, block->term_count) &&
	       CODE_FITS(when, c->scope) &&
	       CODE_FITS(require, c->scope);
}

static int check_register_term(struct check *c, const void *element)
{
	const struct pmureg_register_term *it = element;
	const struct pmureg_block *block = c->block;
	const struct pmureg_register *reg = c->reg;

	return IS_BELOW(term, block->term_count, 0) &&
	       IS_BELOW(field, reg->field_count, 0) &&
	       IS_BELOW(shift, 64, 0) &&
	       OPS_FIT(element) &&
	       CODE_FITS(element, scope_of(block->variables.count, 0, 0));
}

static int check_condition(struct check *c, const void *element)
{
	const struct pmureg_condition *it = element;
	const struct pmureg_system *system = c->system;
	const struct pmureg_block *block = c->block;

	return OPS_FIT(when) &&
	       IS_MASK(variants, system->variant_count) &&
	       TEXT_FITS(file, PMUREG_COUNTING_STRINGS, 0) &&
	       ROWS_FIT(begins, PMUREG_COUNTING_TEXT, 1, 1) &&
	       TEXT_FITS(text, PMUREG_TEXTS_STRINGS, 0) &&
	       pmureg_rule_of_condition(c, it) &&
	       CODE_FITS(when, scope_of(block->number_count, READS_FACTS, 0)) &&
	       TEXTS_FIT(begins, PMUREG_COUNTING_TEXT, 1, 1);
}

static int check_erratum(struct check *c, const void *element)
{
	const struct pmureg_erratum *it = element;

	return TEXT_FITS(id, PMUREG_TEXTS_STRINGS, 1) &&
	       TEXT_FITS(text, PMUREG_TEXTS_STRINGS, 1) &&
	       ROWS_FIT(condition, PMUREG_COUNTING_CONDITION, 1, 1) &&
	       each(c, &it->condition, PMUREG_COUNTING_CONDITION, 1, c->scope, check_condition);
}

static int check_register(struct check *c, const void *element)
{
	const struct pmureg_register *it = element;
	const struct pmureg_block *block = c->block;

	if (!(TEXT_FITS(key, PMUREG_NAMES_STRINGS, 1) &&
	       TEXT_FITS(name, PMUREG_NAMES_STRINGS, 1) &&
	       ROWS_FIT(aliases, PMUREG_NAMES_TEXT, 1, 1) &&
	       TEXT_FITS(text, PMUREG_TEXTS_STRINGS, 1) &&
	       TEXT_FITS(source, PMUREG_TEXTS_STRINGS, 0) &&
	       TEXT_FITS(note, PMUREG_TEXTS_STRINGS, 0) &&
	       ROWS_FIT(lines, PMUREG_TEXTS_LINE, it->line_count, 0) &&
	       ROWS_FIT(condition, PMUREG_COUNTING_CONDITION, 1, 1) &&
	       IS_BELOW(width, 65, 0) &&
	       IS_BELOW(access_bits, 65, 0) &&
	       IS_BELOW(atomic, 2, 0) &&
	       IS_BELOW(dimensions, PMUREG_DIMENSIONS + 1, 0) &&
	       IS_BELOW(selector, block->selector_count, 1) &&
	       IS_BELOW(state, reached(block), 0) &&
	       ROWS_FIT(terms, PMUREG_COUNTING_REGISTER_TERM, it->term_count, 0) &&
	       OPS_FIT(at) &&
	       OPS_FIT(moves) &&
	       ROWS_FIT(fields, PMUREG_COUNTING_FIELD, it->field_count, 0) &&
	       ROWS_FIT(rules, PMUREG_COUNTING_RULE, it->rule_count, 0) &&
	       OPS_FIT(reset) &&
	       OPS_FIT(example) &&
	       pmureg_rule_of_register(c, it)))
		return 0;
	c->reg = it;
	return TEXTS_FIT(aliases, PMUREG_NAMES_TEXT, 1, 1) &&
	       each(c, &it->condition, PMUREG_COUNTING_CONDITION, 1, c->scope, check_condition) &&
	       each(c, &it->terms, PMUREG_COUNTING_REGISTER_TERM, it->term_count, c->scope, check_register_term) &&
	       CODE_FITS(at, scope_of(block->number_count + PMUREG_DIMENSIONS, 0, 0)) &&
	       CODE_FITS(moves, scope_of(block->number_count + PMUREG_DIMENSIONS, READS_FACTS, 0)) &&
	       each(c, &it->fields, PMUREG_COUNTING_FIELD, it->field_count, c->scope, check_field) &&
	       each(c, &it->rules, PMUREG_COUNTING_RULE, it->rule_count, scope_of(0, READS_BITS, 0), check_rule) &&
	       CODE_FITS(reset, scope_of(block->number_count + PMUREG_DIMENSIONS, 0, 0)) &&
	       CODE_FITS(example, scope_of(block->number_count + PMUREG_DIMENSIONS, 0, 0));
}

static int check_setting(struct check *c, const void *element)
{
	const struct pmureg_setting *it = element;

	return IS_BELOW(index, c->scope.things, 0) &&
	       OPS_FIT(code) &&
	       OPS_FIT(element) &&
	       CODE_FITS(code, c->scope) &&
	       CODE_FITS(element, c->scope);
}

static int check_fact(struct check *c, const void *element)
{
	const struct pmureg_fact *it = element;
	const struct pmureg_block *block = c->block;

	return TEXT_FITS(key, PMUREG_NAMES_STRINGS, 1) &&
	       IS_BELOW(kind, PMUREG_FACT_READ + 1, 0) &&
	       IS_BELOW(bits, 65, 0) &&
	       IS_BELOW(low, 64, 0) &&
	       IS_BELOW(width, 65, 0) &&
	       IS_BELOW(register_number, 4, 0) &&
	       TEXT_FITS(name, PMUREG_COUNTING_STRINGS, 0) &&
	       OPS_FIT(nth) &&
	       OPS_FIT(at) &&
	       OPS_FIT(example) &&
	       pmureg_rule_of_fact(c, it) &&
	       CODE_FITS(nth, scope_of(block->number_count, 0, 0)) &&
	       CODE_FITS(example, scope_of(block->number_count, 0, 0));
}

static int check_where(struct check *c, const void *element)
{
	const struct pmureg_where *it = element;
	const struct pmureg_block *block = c->block;

	return IS_BELOW(kind, PMUREG_WHERE_COMPATIBLE + 1, 0) &&
	       TEXT_FITS(name, PMUREG_COUNTING_STRINGS, 0) &&
	       OPS_FIT(address) &&
	       OPS_FIT(nth) &&
	       pmureg_rule_of_where(c, it) &&
	       CODE_FITS(address, scope_of(block->number_count + 1, READS_FACTS, 0)) &&
	       CODE_FITS(nth, scope_of(block->number_count, 0, 0));
}

static int check_nodes(struct check *c, const void *element)
{
	const struct pmureg_nodes *it = element;

	return OPS_FIT(child_count) &&
	       OPS_FIT(pointers) &&
	       OPS_FIT(child) &&
	       OPS_FIT(skip) &&
	       OPS_FIT(is) &&
	       OPS_FIT(number) &&
	       pmureg_rule_of_nodes(c, it) &&
	       CODE_FITS(child_count, scope_of(1, READS_FACTS | READS_FIELDS | READS_OWN | READS_WORDS, 0)) &&
	       CODE_FITS(pointers, scope_of(1, READS_FACTS | READS_FIELDS | READS_OWN | READS_WORDS, 0)) &&
	       CODE_FITS(child, scope_of(1, READS_FACTS | READS_FIELDS | READS_OWN | READS_WORDS, 0)) &&
	       CODE_FITS(skip, scope_of(1, READS_FACTS | READS_FIELDS | READS_OWN | READS_WORDS, 0)) &&
	       CODE_FITS(is, scope_of(1, READS_FACTS | READS_FIELDS | READS_OWN | READS_WORDS, 0)) &&
	       CODE_FITS(number, scope_of(1, READS_FACTS | READS_FIELDS | READS_OWN | READS_WORDS, 0));
}

static int check_lender(struct check *c, const void *element)
{
	const struct pmureg_lender *it = element;
	const struct pmureg_system *system = c->system;
	const struct pmureg_block *block = c->block;

	return IS_BELOW(block, system->block_count, 0) &&
	       IS_BELOW(is_each, 2, 0) &&
	       OPS_FIT(number) &&
	       pmureg_rule_of_lender(c, it) &&
	       CODE_FITS(number, scope_of(block->number_count, READS_FACTS, 0));
}

static int check_borrowed(struct check *c, const void *element)
{
	const struct pmureg_borrowed *it = element;
	const struct pmureg_block *block = c->block;

	return IS_BELOW(lender, block->lender_count, 0) &&
	       pmureg_rule_of_borrowed(c, it);
}

static int check_same_term(struct check *c, const void *element)
{
	const struct pmureg_same_term *it = element;
	const struct pmureg_block *block = c->block;

	return IS_BELOW(here, block->term_count, 0);
}

static int check_counted_by(struct check *c, const void *element)
{
	const struct pmureg_counted_by *it = element;
	const struct pmureg_system *system = c->system;
	const struct pmureg_block *block = c->block;

	return IS_BELOW(block, system->block_count, 0) &&
	       OPS_FIT(when) &&
	       OPS_FIT(unit) &&
	       IS_MASK(asked, block->term_count) &&
	       ROWS_FIT(terms, PMUREG_COUNTING_SAME_TERM, it->term_count, 0) &&
	       pmureg_rule_of_counted_by(c, it) &&
	       CODE_FITS(when, scope_of(block->term_count, 0, 0)) &&
	       each_alone(c, &it->terms, PMUREG_COUNTING_SAME_TERM, it->term_count, check_same_term);
}

static int check_selector(struct check *c, const void *element)
{
	const struct pmureg_selector *it = element;
	const struct pmureg_block *block = c->block;

	return TEXT_FITS(key, PMUREG_NAMES_STRINGS, 1) &&
	       IS_BELOW(reg, block->register_count, 0) &&
	       IS_BELOW(data, block->register_count, 1) &&
	       IS_BELOW(barrier, PMUREG_DSB + 1, 0) &&
	       ROWS_FIT(settings, PMUREG_COUNTING_SETTING, it->setting_count, 0) &&
	       pmureg_rule_of_selector(c, it) &&
	       each(c, &it->settings, PMUREG_COUNTING_SETTING, it->setting_count,
	       scope_of(block->number_count + PMUREG_DIMENSIONS + 1, 0, fields_of(block, it->reg)), check_setting);
}

static int check_instance(struct check *c, const void *element)
{
	const struct pmureg_instance *it = element;
	const struct pmureg_block *block = c->block;

	return TEXT_FITS(name, PMUREG_NAMES_STRINGS, 1) &&
	       ROWS_FIT(numbers, PMUREG_COUNTING_U64, block->number_count, 0) &&
	       ROWS_FIT(devices, PMUREG_COUNTING_PCI_DEVICE, block->device_count, 0) &&
	       TEXT_FITS(linux_name, PMUREG_NAMES_STRINGS, 0);
}

static int check_step(struct check *c, const void *element)
{
	const struct pmureg_step *it = element;
	const struct pmureg_block *block = c->block;

	return IS_BELOW(kind, PMUREG_BARRIER + 1, 0) &&
	       IS_BELOW(barrier, PMUREG_DSB + 1, 0) &&
	       IS_BELOW(reg, reached(block) + (it->kind == PMUREG_BARRIER ? 1U : 0U), 0) &&
	       IS_BELOW(every, 2, 0) &&
	       ROWS_FIT(settings, PMUREG_COUNTING_SETTING, it->setting_count, 0) &&
	       OPS_FIT(index) &&
	       OPS_FIT(when) &&
	       each(c, &it->settings, PMUREG_COUNTING_SETTING, it->setting_count, scope_of(block->variables.count,
	       0, fields_of(block, it->reg)), check_setting) &&
	       CODE_FITS(index, scope_of(block->variables.count, 0, 0)) &&
	       CODE_FITS(when, scope_of(block->variables.count, 0, 0));
}

static int check_steps(struct check *c, const void *element)
{
	const struct pmureg_steps *it = element;

	return ROWS_FIT(list, PMUREG_COUNTING_STEP, it->count, 0) &&
	       each(c, &it->list, PMUREG_COUNTING_STEP, it->count, c->scope, check_step);
}

static int check_term_field(struct check *c, const void *element)
{
	const struct pmureg_term_field *it = element;
	const struct pmureg_block *block = c->block;

	return IS_BELOW(reg, reached(block), 0) &&
	       pmureg_rule_of_term_field(c, it);
}

static int check_bit_range(struct check *c, const void *element)
{
	const struct pmureg_bit_range *it = element;

	return IS_BELOW(low, it->high + 1, 0) &&
	       IS_BELOW(high, 64, 0);
}

static int check_term(struct check *c, const void *element)
{
	const struct pmureg_term *it = element;

	return TEXT_FITS(name, PMUREG_NAMES_STRINGS, 1) &&
	       TEXT_FITS(text, PMUREG_TEXTS_STRINGS, 1) &&
	       TEXT_FITS(linux_format, PMUREG_NAMES_STRINGS, 0) &&
	       ROWS_FIT(condition, PMUREG_COUNTING_CONDITION, 1, 1) &&
	       IS_BELOW(width, 65, 0) &&
	       IS_BELOW(is_alias, 2, 0) &&
	       ROWS_FIT(ranges, PMUREG_COUNTING_BIT_RANGE, it->range_count, 0) &&
	       ROWS_FIT(fields, PMUREG_COUNTING_TERM_FIELD, it->field_count, 0) &&
	       TEXT_FITS(since, PMUREG_NAMES_STRINGS, 0) &&
	       pmureg_rule_of_term(c, it) &&
	       each(c, &it->condition, PMUREG_COUNTING_CONDITION, 1, c->scope, check_condition) &&
	       each(c, &it->fields, PMUREG_COUNTING_TERM_FIELD, it->field_count, c->scope, check_term_field);
}

static int check_page_choice(struct check *c, const void *element)
{
	const struct pmureg_page_choice *it = element;
	const struct pmureg_block *block = c->block;

	return OPS_FIT(when) &&
	       OPS_FIT(told) &&
	       TEXT_FITS(text, PMUREG_TEXTS_STRINGS, 0) &&
	       pmureg_rule_of_page_choice(c, it) &&
	       CODE_FITS(when, scope_of(block->variables.n + 1U, 0, 0)) &&
	       CODE_FITS(told, scope_of(block->number_count + 1, READS_FACTS, 0));
}

static int check_default(struct check *c, const void *element)
{
	const struct pmureg_default *it = element;
	const struct pmureg_block *block = c->block;

	return OPS_FIT(when) &&
	       ROWS_FIT(settings, PMUREG_COUNTING_SETTING, it->setting_count, 0) &&
	       CODE_FITS(when, scope_of(block->variables.n, 0, block->term_count)) &&
	       each(c, &it->settings, PMUREG_COUNTING_SETTING, it->setting_count, scope_of(block->variables.n, 0,
	       block->term_count), check_setting);
}

static int check_pool(struct check *c, const void *element)
{
	const struct pmureg_pool *it = element;
	const struct pmureg_block *block = c->block;

	return TEXT_FITS(key, PMUREG_NAMES_STRINGS, 1) &&
	       TEXT_FITS(text, PMUREG_TEXTS_STRINGS, 1) &&
	       OPS_FIT(when) &&
	       IS_MASK(terms, block->term_count) &&
	       IS_MASK(looks, block->term_count) &&
	       CODE_FITS(when, scope_of(block->variables.n, 0, block->term_count)) &&
	       check_steps(c, &it->program) &&
	       check_steps(c, &it->release);
}

static int check_reference(struct check *c, const void *element)
{
	const struct pmureg_reference *it = element;
	const struct pmureg_block *block = c->block;

	return IS_BELOW(reg, reached(block), 0) &&
	       OPS_FIT(index) &&
	       OPS_FIT(field_index) &&
	       pmureg_rule_of_reference(c, it) &&
	       CODE_FITS(index, scope_of(1, 0, 0)) &&
	       CODE_FITS(field_index, scope_of(1, 0, 0));
}

static int check_counter(struct check *c, const void *element)
{
	const struct pmureg_counter *it = element;
	const struct pmureg_block *block = c->block;

	return TEXT_FITS(key, PMUREG_NAMES_STRINGS, 1) &&
	       IS_BELOW(width, 65, 0) &&
	       IS_BELOW(sum, PMUREG_SUM_PAGES + 1, 0) &&
	       IS_BELOW(only_first, 2, 0) &&
	       IS_BELOW(joined, 64, 0) &&
	       IS_BELOW(saturates, 2, 0) &&
	       IS_BELOW(restarts, 2, 0) &&
	       IS_BELOW(snapshot, 2, 0) &&
	       IS_BELOW(probed, 65, 0) &&
	       IS_BELOW(fixed, 2, 0) &&
	       IS_BELOW(chooses, 2, 0) &&
	       ROWS_FIT(parts, PMUREG_COUNTING_U16, 2U * it->count, 1) &&
	       IS_BELOW(lender, block->lender_count + 1U, 0) &&
	       ROWS_FIT(regs, PMUREG_COUNTING_REFERENCE, it->reg_count + (uint32_t)it->snapshot, 0) &&
	       ROWS_FIT(overflow, PMUREG_COUNTING_REFERENCE, it->overflow_count, 0) &&
	       OPS_FIT(allows) &&
	       TEXT_FITS(allows_source, PMUREG_TEXTS_STRINGS, 0) &&
	       IS_MASK(terms, block->term_count) &&
	       OPS_FIT(selects) &&
	       OPS_FIT(runs) &&
	       OPS_FIT(discover_count) &&
	       OPS_FIT(discover_width) &&
	       OPS_FIT(discover_shift) &&
	       OPS_FIT(present) &&
	       OPS_FIT(discover_snapshot) &&
	       ROWS_FIT(discover_rules, PMUREG_COUNTING_RULE, it->discover_rule_count, 0) &&
	       pmureg_rule_of_counter(c, it) &&
	       NUMBERS_FIT(parts, PMUREG_COUNTING_U16, 2U * it->count, block->counter_total, 0) &&
	       each(c, &it->regs, PMUREG_COUNTING_REFERENCE, it->reg_count + (uint32_t)it->snapshot, c->scope,
	       check_reference) &&
	       each(c, &it->overflow, PMUREG_COUNTING_REFERENCE, it->overflow_count, c->scope, check_reference) &&
	       CODE_FITS(allows, scope_of(block->variables.n + 1U, 0, 0)) &&
	       CODE_FITS(selects, scope_of(1, READS_FIELDS, 0)) &&
	       CODE_FITS(runs, scope_of(1, READS_FIELDS, 0)) &&
	       CODE_FITS(discover_count, scope_of(0, READS_FIELDS | READS_FACTS, 0)) &&
	       CODE_FITS(discover_width, scope_of(0, READS_FIELDS | READS_FACTS, 0)) &&
	       CODE_FITS(discover_shift, scope_of(block->term_count, READS_FIELDS | READS_FACTS, 0)) &&
	       CODE_FITS(present, scope_of(1, READS_FIELDS | READS_FACTS, 0)) &&
	       CODE_FITS(discover_snapshot, scope_of(0, READS_FIELDS | READS_FACTS, 0)) &&
	       each(c, &it->discover_rules, PMUREG_COUNTING_RULE, it->discover_rule_count, scope_of(0,
	       READS_FIELDS | READS_FACTS, 0), check_rule) &&
	       check_steps(c, &it->program) &&
	       check_steps(c, &it->enable) &&
	       check_steps(c, &it->disable);
}

static int check_line(struct check *c, const void *element)
{
	const struct pmureg_line *it = element;

	return TEXT_FITS(label, PMUREG_TEXTS_STRINGS, 1) &&
	       TEXT_FITS(text, PMUREG_TEXTS_STRINGS, 1);
}

static int check_allowed(struct check *c, const void *element)
{
	const struct pmureg_allowed *it = element;

	return TEXT_FITS(name, PMUREG_TEXTS_STRINGS, 1);
}

static int check_term_value(struct check *c, const void *element)
{
	const struct pmureg_term_value *it = element;
	const struct pmureg_block *block = c->block;

	return IS_BELOW(term, block->term_count, 0);
}

static int check_event_rest(struct check *c, const void *element)
{
	const struct pmureg_event_rest *it = element;
	const struct pmureg_system *system = c->system;
	const struct pmureg_block *block = c->block;

	return TEXT_FITS(unit, PMUREG_NAMES_STRINGS, 0) &&
	       TEXT_FITS(scale, PMUREG_NAMES_STRINGS, 0) &&
	       TEXT_FITS(note, PMUREG_TEXTS_STRINGS, 0) &&
	       TEXT_FITS(since, PMUREG_NAMES_STRINGS, 0) &&
	       TEXT_FITS(variant_titles, PMUREG_TEXTS_STRINGS, 0) &&
	       ROWS_FIT(condition, PMUREG_COUNTING_CONDITION, 1, 1) &&
	       ROWS_FIT(instances, PMUREG_NAMES_U16, it->instance_count, 0) &&
	       ROWS_FIT(counters_of, PMUREG_NAMES_U64, block->counter_count, 1) &&
	       IS_MASK(needs, block->term_count) &&
	       IS_MASK(variants, system->variant_count) &&
	       IS_MASK(errata, block->erratum_count) &&
	       IS_BELOW(ends_line, 2, 0) &&
	       pmureg_rule_of_event_rest(c, it) &&
	       each(c, &it->condition, PMUREG_COUNTING_CONDITION, 1, c->scope, check_condition) &&
	       NUMBERS_FIT(instances, PMUREG_NAMES_U16, it->instance_count, block->instance_count, 0);
}

static int check_described_event(struct check *c, const void *element)
{
	const struct pmureg_described_event *it = element;

	return TEXT_FITS(name, PMUREG_NAMES_STRINGS, 1) &&
	       TEXT_FITS(text, PMUREG_TEXTS_STRINGS, 1) &&
	       TEXT_FITS(linux_name, PMUREG_NAMES_STRINGS, 0) &&
	       TEXT_FITS(linux_string, PMUREG_NAMES_STRINGS, 0) &&
	       ROWS_FIT(rest, PMUREG_NAMES_EVENT_REST, 1, 0) &&
	       ROWS_FIT(terms, PMUREG_NAMES_TERM_VALUE, it->term_count, 0) &&
	       ROWS_FIT(lines, PMUREG_TEXTS_LINE, it->line_count, 0) &&
	       pmureg_rule_of_described_event(c, it) &&
	       each(c, &it->rest, PMUREG_NAMES_EVENT_REST, 1, c->scope, check_event_rest) &&
	       each_alone(c, &it->terms, PMUREG_NAMES_TERM_VALUE, it->term_count, check_term_value);
}

static int check_metric(struct check *c, const void *element)
{
	const struct pmureg_metric *it = element;
	const struct pmureg_block *block = c->block;

	return TEXT_FITS(name, PMUREG_NAMES_STRINGS, 1) &&
	       TEXT_FITS(text, PMUREG_TEXTS_STRINGS, 1) &&
	       TEXT_FITS(unit, PMUREG_NAMES_STRINGS, 1) &&
	       TEXT_FITS(source, PMUREG_TEXTS_STRINGS, 1) &&
	       TEXT_FITS(view, PMUREG_NAMES_STRINGS, 0) &&
	       OPS_FIT(formula) &&
	       IS_BELOW(adds_up, 2, 0) &&
	       CODE_FITS(formula, scope_of(block->event_count + 1U, 0, 0));
}

static int check_name(struct check *c, const void *element)
{
	const struct pmureg_name *it = element;

	return TEXT_FITS(text, PMUREG_NAMES_STRINGS, 1) &&
	       IS_BELOW(index, c->scope.things, 0) &&
	       pmureg_rule_of_name(c, it);
}

static int check_names(struct check *c, const void *element)
{
	const struct pmureg_names *it = element;

	return ROWS_FIT(slots, PMUREG_NAMES_U16, it->slot_count, 0) &&
	       ROWS_FIT(list, PMUREG_NAMES_NAME, it->count, 0) &&
	       pmureg_rule_of_names(c, it) &&
	       NUMBERS_FIT(slots, PMUREG_NAMES_U16, it->slot_count, it->count, 1) &&
	       each(c, &it->list, PMUREG_NAMES_NAME, it->count, c->scope, check_name);
}

static int check_shape(struct check *c, const void *element)
{
	const struct pmureg_shape *it = element;
	const struct pmureg_block *block = c->block;

	return ROWS_FIT(terms, PMUREG_NAMES_U16, it->count, 0) &&
	       NUMBERS_FIT(terms, PMUREG_NAMES_U16, it->count, block->term_count, 0);
}

static int check_dropped(struct check *c, const void *element)
{
	const struct pmureg_dropped *it = element;

	return TEXT_FITS(release, PMUREG_NAMES_STRINGS, 1) &&
	       TEXT_FITS(name, PMUREG_NAMES_STRINGS, 1);
}

static int check_block(struct check *c, const void *element)
{
	const struct pmureg_block *it = element;
	const struct pmureg_system *system = c->system;
	const struct pmureg_block *block = it;

	if (!(TEXT_FITS(name, PMUREG_NAMES_STRINGS, 1) &&
	       TEXT_FITS(key, PMUREG_NAMES_STRINGS, 1) &&
	       TEXT_FITS(title, PMUREG_TEXTS_STRINGS, 1) &&
	       TEXT_FITS(text, PMUREG_TEXTS_STRINGS, 0) &&
	       ROWS_FIT(shown, PMUREG_TEXTS_TEXT, system->variant_count + 1U, 0) &&
	       IS_BELOW(space, PMUREG_SPACES, 0) &&
	       IS_BELOW(scope, PMUREG_SCOPES, 0) &&
	       IS_BELOW(told, 2, 0) &&
	       IS_BELOW(freezes, 2, 0) &&
	       IS_BELOW(unit_follows, 2, 0) &&
	       IS_BELOW(events_follow, 2, 0) &&
	       IS_BELOW(lists_some, 2, 0) &&
	       IS_BELOW(perf_banks, 2, 0) &&
	       IS_BELOW(number_count, PMUREG_NUMBERS + 1, 0) &&
	       ROWS_FIT(page_sizes, PMUREG_COUNTING_U32, (uint32_t)block->page_count * block->instance_count, 1) &&
	       ROWS_FIT(page_choices, PMUREG_COUNTING_PAGE_CHOICE, it->page_choice_count, 0) &&
	       ROWS_FIT(page_stand_ins, PMUREG_COUNTING_U16, it->page_count, 1) &&
	       ROWS_FIT(numbers, PMUREG_COUNTING_TEXT, it->number_count, 0) &&
	       IS_BELOW(socket, it->number_count, 1) &&
	       IS_BELOW(clock, it->event_count, 1) &&
	       IS_BELOW(erratum_count, 65, 0) &&
	       ROWS_FIT(facts, PMUREG_COUNTING_FACT, it->fact_count, 0) &&
	       ROWS_FIT(errata, PMUREG_COUNTING_ERRATUM, it->erratum_count, 0) &&
	       ROWS_FIT(where, PMUREG_COUNTING_WHERE, it->where_count, 0) &&
	       ROWS_FIT(nodes, PMUREG_COUNTING_NODES, 1, 1) &&
	       OPS_FIT(present) &&
	       TEXT_FITS(present_text, PMUREG_TEXTS_STRINGS, 0) &&
	       ROWS_FIT(devices, PMUREG_COUNTING_TEXT, it->device_count, 0) &&
	       ROWS_FIT(instances, PMUREG_COUNTING_INSTANCE, it->instance_count, 0) &&
	       IS_BELOW(term_count, PMUREG_TERMS + 1, 0) &&
	       IS_BELOW(pool_count, 65, 0) &&
	       IS_BELOW(counter_count, 65, 0) &&
	       ROWS_FIT(selectors, PMUREG_COUNTING_SELECTOR, it->selector_count, 0) &&
	       ROWS_FIT(registers, PMUREG_COUNTING_REGISTER, reached(block), 0) &&
	       ROWS_FIT(borrowed, PMUREG_COUNTING_BORROWED, it->borrowed_count, 0) &&
	       IS_BELOW(lender_count, PMUREG_LENDERS + 1, 0) &&
	       ROWS_FIT(lenders, PMUREG_COUNTING_LENDER, it->lender_count, 0) &&
	       ROWS_FIT(counted_by, PMUREG_COUNTING_COUNTED_BY, it->counted_by_count, 0) &&
	       ROWS_FIT(event_facts, PMUREG_COUNTING_U16, it->event_fact_count, 0) &&
	       ROWS_FIT(terms, PMUREG_COUNTING_TERM, it->term_count, 0) &&
	       ROWS_FIT(defaults, PMUREG_COUNTING_DEFAULT, it->default_count, 0) &&
	       ROWS_FIT(rules, PMUREG_COUNTING_RULE, it->rule_count, 0) &&
	       ROWS_FIT(pools, PMUREG_COUNTING_POOL, it->pool_count, 0) &&
	       ROWS_FIT(counters, PMUREG_COUNTING_COUNTER, it->counter_count, 0) &&
	       IS_BELOW(snapshot_reg, reached(block), 1) &&
	       ROWS_FIT(events, PMUREG_NAMES_DESCRIBED_EVENT, it->event_count, 0) &&
	       ROWS_FIT(events_by_linux, PMUREG_NAMES_U16, it->linux_count, 0) &&
	       ROWS_FIT(shapes, PMUREG_NAMES_SHAPE, it->shape_count, 0) &&
	       ROWS_FIT(events_by_terms, PMUREG_NAMES_U16, it->events_by_terms_count, 0) &&
	       ROWS_FIT(metrics, PMUREG_COUNTING_METRIC, it->metric_count, 0) &&
	       IS_BELOW(identity_reg, reached(block), 1) &&
	       OPS_FIT(identity_otherwise) &&
	       TEXT_FITS(linux_identifier, PMUREG_NAMES_STRINGS, 0) &&
	       ROWS_FIT(dropped, PMUREG_NAMES_DROPPED, it->dropped_count, 0) &&
	       TEXT_FITS(perf_device, PMUREG_NAMES_STRINGS, 0) &&
	       OPS_FIT(perf_number) &&
	       TEXT_FITS(all_name, PMUREG_NAMES_STRINGS, 0) &&
	       IS_BELOW(perf_instance_term, it->term_count, 1) &&
	       ROWS_FIT(perf_instance_values, PMUREG_COUNTING_U64, it->instance_count, 1) &&
	       pmureg_rule_of_block(c, it)))
		return 0;
	c->block = it;
	return TEXTS_FIT(shown, PMUREG_TEXTS_TEXT, system->variant_count + 1U, 0) &&
	       each(c, &it->page_choices, PMUREG_COUNTING_PAGE_CHOICE, it->page_choice_count, c->scope,
	       check_page_choice) &&
	       NUMBERS_FIT(page_stand_ins, PMUREG_COUNTING_U16, it->page_count, it->page_count, 1) &&
	       TEXTS_FIT(numbers, PMUREG_COUNTING_TEXT, it->number_count, 0) &&
	       each(c, &it->facts, PMUREG_COUNTING_FACT, it->fact_count, c->scope, check_fact) &&
	       each(c, &it->errata, PMUREG_COUNTING_ERRATUM, it->erratum_count, c->scope, check_erratum) &&
	       each(c, &it->where, PMUREG_COUNTING_WHERE, it->where_count, c->scope, check_where) &&
	       each(c, &it->nodes, PMUREG_COUNTING_NODES, 1, c->scope, check_nodes) &&
	       CODE_FITS(present, scope_of(block->number_count, READS_FACTS, 0)) &&
	       TEXTS_FIT(devices, PMUREG_COUNTING_TEXT, it->device_count, 0) &&
	       each_alone(c, &it->instances, PMUREG_COUNTING_INSTANCE, it->instance_count, check_instance) &&
	       each(c, &it->selectors, PMUREG_COUNTING_SELECTOR, it->selector_count, c->scope, check_selector) &&
	       each(c, &it->registers, PMUREG_COUNTING_REGISTER, reached(block), c->scope, check_register) &&
	       each(c, &it->borrowed, PMUREG_COUNTING_BORROWED, it->borrowed_count, c->scope, check_borrowed) &&
	       each(c, &it->lenders, PMUREG_COUNTING_LENDER, it->lender_count, c->scope, check_lender) &&
	       each(c, &it->counted_by, PMUREG_COUNTING_COUNTED_BY, it->counted_by_count, c->scope, check_counted_by) &&
	       NUMBERS_FIT(event_facts, PMUREG_COUNTING_U16, it->event_fact_count, it->fact_count, 0) &&
	       each(c, &it->terms, PMUREG_COUNTING_TERM, it->term_count, c->scope, check_term) &&
	       each(c, &it->defaults, PMUREG_COUNTING_DEFAULT, it->default_count, c->scope, check_default) &&
	       each(c, &it->rules, PMUREG_COUNTING_RULE, it->rule_count, scope_of(block->variables.count, 0, 0),
	       check_rule) &&
	       each(c, &it->pools, PMUREG_COUNTING_POOL, it->pool_count, c->scope, check_pool) &&
	       each(c, &it->counters, PMUREG_COUNTING_COUNTER, it->counter_count, c->scope, check_counter) &&
	       check_steps(c, &it->reset) &&
	       check_steps(c, &it->start) &&
	       check_steps(c, &it->stop) &&
	       check_steps(c, &it->finish) &&
	       check_steps(c, &it->snapshot) &&
	       each(c, &it->events, PMUREG_NAMES_DESCRIBED_EVENT, it->event_count, c->scope, check_described_event) &&
	       NUMBERS_FIT(events_by_linux, PMUREG_NAMES_U16, it->linux_count, it->event_count, 0) &&
	       within(c, &it->term_names, scope_of(0, 0, it->term_count), check_names) &&
	       within(c, &it->event_names, scope_of(0, 0, it->event_count), check_names) &&
	       each(c, &it->shapes, PMUREG_NAMES_SHAPE, it->shape_count, c->scope, check_shape) &&
	       NUMBERS_FIT(events_by_terms, PMUREG_NAMES_U16, it->events_by_terms_count, it->event_count, 1) &&
	       each(c, &it->metrics, PMUREG_COUNTING_METRIC, it->metric_count, c->scope, check_metric) &&
	       CODE_FITS(identity_otherwise, scope_of(0, READS_FIELDS | READS_FACTS, 0)) &&
	       CODE_FITS(perf_number, scope_of(block->number_count + 1, READS_FACTS, 0));
}

static int check_detect(struct check *c, const void *element)
{
	const struct pmureg_detect *it = element;
	const struct pmureg_system *system = c->system;

	return TEXT_FITS(cpu_vendor, PMUREG_HEAD_STRINGS, 0) &&
	       ROWS_FIT(models, PMUREG_HEAD_SPAN, it->model_count, 0) &&
	       ROWS_FIT(sysfs, PMUREG_HEAD_TEXT, it->sysfs_count, 0) &&
	       IS_BELOW(variant, system->variant_count, 1) &&
	       TEXTS_FIT(sysfs, PMUREG_HEAD_TEXT, it->sysfs_count, 0);
}

static int check_product(struct check *c, const void *element)
{
	const struct pmureg_product *it = element;

	return TEXT_FITS(device, PMUREG_HEAD_STRINGS, 1) &&
	       TEXT_FITS(identifier, PMUREG_HEAD_STRINGS, 0);
}

static int check_example(struct check *c, const void *element)
{
	const struct pmureg_example *it = element;

	return TEXT_FITS(events, PMUREG_NAMES_STRINGS, 1) &&
	       TEXT_FITS(text, PMUREG_TEXTS_STRINGS, 1);
}

static int check_unit_entry(struct check *c, const void *element)
{
	const struct pmureg_unit_entry *it = element;
	const struct pmureg_system *system = c->system;

	return TEXT_FITS(name, PMUREG_NAMES_STRINGS, 1) &&
	       IS_BELOW(block, system->block_count, 0) &&
	       IS_BELOW(by_linux, 2, 0) &&
	       pmureg_rule_of_unit_entry(c, it);
}

static int check_system(struct check *c, const void *element)
{
	const struct pmureg_system *it = element;

	if (!(TEXT_FITS(key, PMUREG_HEAD_STRINGS, 1) &&
	       TEXT_FITS(title, PMUREG_HEAD_STRINGS, 1) &&
	       TEXT_FITS(vendor, PMUREG_HEAD_STRINGS, 1) &&
	       TEXT_FITS(shown, PMUREG_TEXTS_STRINGS, 0) &&
	       ROWS_FIT(allowed, PMUREG_TEXTS_ALLOWED, it->allowed_count, 0) &&
	       ROWS_FIT(products, PMUREG_HEAD_PRODUCT, it->product_count, 0) &&
	       ROWS_FIT(blocks, PMUREG_COUNTING_BLOCK, it->block_count, 0) &&
	       ROWS_FIT(units, PMUREG_NAMES_UNIT_ENTRY, it->unit_count, 0) &&
	       ROWS_FIT(detects, PMUREG_HEAD_DETECT, it->detect_count, 0) &&
	       TEXT_FITS(processors, PMUREG_HEAD_STRINGS, 0) &&
	       ROWS_FIT(examples, PMUREG_NAMES_EXAMPLE, it->example_count, 0) &&
	       IS_BELOW(variant_count, 65, 0) &&
	       ROWS_FIT(variants, PMUREG_HEAD_SYSTEM, it->variant_count, 0) &&
	       TEXT_FITS(variant, PMUREG_HEAD_STRINGS, 0) &&
	       TEXT_FITS(variant_title, PMUREG_HEAD_STRINGS, 0) &&
	       pmureg_rule_of_system(c, it)))
		return 0;
	c->system = it;
	return each(c, &it->blocks, PMUREG_COUNTING_BLOCK, it->block_count, c->scope, check_block) &&
	       within(c, &it->unit_names, scope_of(0, 0, it->unit_count), check_names) &&
	       each_of(c, PMUREG_NAMES_UNIT_ENTRY, check_unit_entry) &&
	       each(c, &it->detects, PMUREG_HEAD_DETECT, it->detect_count, c->scope, check_detect);
}

/* Sections that are checked at once, because nothing around an element says what is right. */
static int check_plain_sections(struct check *c)
{
	return each_of(c, PMUREG_HEAD_PRODUCT, check_product) &&
	       each_of(c, PMUREG_COUNTING_VALUE, check_value) &&
	       each_of(c, PMUREG_COUNTING_BIT_RANGE, check_bit_range) &&
	       each_of(c, PMUREG_NAMES_DROPPED, check_dropped) &&
	       each_of(c, PMUREG_NAMES_EXAMPLE, check_example) &&
	       each_of(c, PMUREG_TEXTS_LINE, check_line) &&
	       each_of(c, PMUREG_TEXTS_ALLOWED, check_allowed);
}

#endif
