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

	if (!text_fits(c, &it->name, PMUREG_NAMES_STRINGS, 1, "name") ||
	    !text_fits(c, &it->text, PMUREG_TEXTS_STRINGS, 1, "text"))
		return 0;
	return 1;
}

static int check_action(struct check *c, const void *element)
{
	const struct pmureg_action *it = element;
	const struct pmureg_system *system = c->system;

	if (!is_below(c, it->block, system->block_count, 0, "block") ||
	    !is_below(c, it->set, 2, 0, "set"))
		return 0;
	if (!pmureg_rule_of_action(c, it))
		return 0;
	return 1;
}

static int check_field(struct check *c, const void *element)
{
	const struct pmureg_field *it = element;

	if (!text_fits(c, &it->name, PMUREG_NAMES_STRINGS, 1, "name") ||
	    !rows_fit(c, &it->aliases, PMUREG_NAMES_TEXT, 1, 1, "aliases") ||
	    !text_fits(c, &it->text, PMUREG_TEXTS_STRINGS, 1, "text") ||
	    !text_fits(c, &it->unit, PMUREG_TEXTS_STRINGS, 0, "unit") ||
	    !text_fits(c, &it->acting, PMUREG_TEXTS_STRINGS, 0, "acting") ||
	    !rows_fit(c, &it->notes, PMUREG_TEXTS_TEXT, it->note_count, 0, "notes") ||
	    !is_below(c, it->low, 64, 0, "low") ||
	    !is_below(c, it->width, 65, 0, "width") ||
	    !is_below(c, it->access, PMUREG_RS + 1, 0, "access") ||
	    !rows_fit(c, &it->values, PMUREG_COUNTING_VALUE, it->value_count, 0, "values") ||
	    !rows_fit(c, &it->actions, PMUREG_COUNTING_ACTION, it->action_count, 0, "actions") ||
	    !ops_fit(c, &it->means, "means"))
		return 0;
	if (!pmureg_rule_of_field(c, it))
		return 0;
	return texts_fit(c, &it->aliases, PMUREG_NAMES_TEXT, 1, 1, "aliases") &&
	       texts_fit(c, &it->notes, PMUREG_TEXTS_TEXT, it->note_count, 0, "notes") &&
	       each(c, &it->actions, PMUREG_COUNTING_ACTION, it->action_count, c->scope, check_action) &&
	       code_fits(c, &it->means, scope_of(1, 0, 0), "means");
}

static int check_rule(struct check *c, const void *element)
{
	const struct pmureg_rule *it = element;
	const struct pmureg_block *block = c->block;

	if (!ops_fit(c, &it->when, "when") ||
	    !ops_fit(c, &it->require, "require") ||
	    !text_fits(c, &it->text, PMUREG_TEXTS_STRINGS, 1, "text") ||
	    !is_mask(c, it->same, block->term_count, "same"))
		return 0;
	return code_fits(c, &it->when, c->scope, "when") &&
	       code_fits(c, &it->require, c->scope, "require");
}

static int check_register_term(struct check *c, const void *element)
{
	const struct pmureg_register_term *it = element;
	const struct pmureg_block *block = c->block;
	const struct pmureg_register *reg = c->reg;

	if (!is_below(c, it->term, block->term_count, 0, "term") ||
	    !is_below(c, it->field, reg->field_count, 0, "field") ||
	    !is_below(c, it->shift, 64, 0, "shift") ||
	    !ops_fit(c, &it->element, "element"))
		return 0;
	return code_fits(c, &it->element, scope_of(block->variables.count, 0, 0), "element");
}

static int check_condition(struct check *c, const void *element)
{
	const struct pmureg_condition *it = element;
	const struct pmureg_system *system = c->system;
	const struct pmureg_block *block = c->block;

	if (!ops_fit(c, &it->when, "when") ||
	    !is_mask(c, it->variants, system->variant_count, "variants") ||
	    !text_fits(c, &it->file, PMUREG_COUNTING_STRINGS, 0, "file") ||
	    !rows_fit(c, &it->begins, PMUREG_COUNTING_TEXT, 1, 1, "begins") ||
	    !text_fits(c, &it->text, PMUREG_TEXTS_STRINGS, 0, "text"))
		return 0;
	if (!pmureg_rule_of_condition(c, it))
		return 0;
	return code_fits(c, &it->when, scope_of(block->number_count, READS_FACTS, 0), "when") &&
	       texts_fit(c, &it->begins, PMUREG_COUNTING_TEXT, 1, 1, "begins");
}

static int check_erratum(struct check *c, const void *element)
{
	const struct pmureg_erratum *it = element;

	if (!text_fits(c, &it->id, PMUREG_TEXTS_STRINGS, 1, "id") ||
	    !text_fits(c, &it->text, PMUREG_TEXTS_STRINGS, 1, "text") ||
	    !rows_fit(c, &it->condition, PMUREG_COUNTING_CONDITION, 1, 1, "condition"))
		return 0;
	return each(c, &it->condition, PMUREG_COUNTING_CONDITION, 1, c->scope, check_condition);
}

static int check_register(struct check *c, const void *element)
{
	const struct pmureg_register *it = element;
	const struct pmureg_block *block = c->block;

	if (!text_fits(c, &it->key, PMUREG_NAMES_STRINGS, 1, "key") ||
	    !text_fits(c, &it->name, PMUREG_NAMES_STRINGS, 1, "name") ||
	    !rows_fit(c, &it->aliases, PMUREG_NAMES_TEXT, 1, 1, "aliases") ||
	    !text_fits(c, &it->text, PMUREG_TEXTS_STRINGS, 1, "text") ||
	    !text_fits(c, &it->source, PMUREG_TEXTS_STRINGS, 0, "source") ||
	    !text_fits(c, &it->note, PMUREG_TEXTS_STRINGS, 0, "note") ||
	    !rows_fit(c, &it->lines, PMUREG_TEXTS_LINE, it->line_count, 0, "lines") ||
	    !rows_fit(c, &it->condition, PMUREG_COUNTING_CONDITION, 1, 1, "condition") ||
	    !is_below(c, it->width, 65, 0, "width") ||
	    !is_below(c, it->access_bits, 65, 0, "access_bits") ||
	    !is_below(c, it->atomic, 2, 0, "atomic") ||
	    !is_below(c, it->dimensions, PMUREG_DIMENSIONS + 1, 0, "dimensions") ||
	    !is_below(c, it->selector, block->selector_count, 1, "selector") ||
	    !is_below(c, it->state, reached(block), 0, "state") ||
	    !rows_fit(c, &it->terms, PMUREG_COUNTING_REGISTER_TERM, it->term_count, 0, "terms") ||
	    !ops_fit(c, &it->at, "at") ||
	    !ops_fit(c, &it->moves, "moves") ||
	    !rows_fit(c, &it->fields, PMUREG_COUNTING_FIELD, it->field_count, 0, "fields") ||
	    !rows_fit(c, &it->rules, PMUREG_COUNTING_RULE, it->rule_count, 0, "rules") ||
	    !ops_fit(c, &it->reset, "reset") ||
	    !ops_fit(c, &it->example, "example"))
		return 0;
	if (!pmureg_rule_of_register(c, it))
		return 0;
	c->reg = it;
	return texts_fit(c, &it->aliases, PMUREG_NAMES_TEXT, 1, 1, "aliases") &&
	       each(c, &it->condition, PMUREG_COUNTING_CONDITION, 1, c->scope, check_condition) &&
	       each(c, &it->terms, PMUREG_COUNTING_REGISTER_TERM, it->term_count, c->scope, check_register_term) &&
	       code_fits(c, &it->at, scope_of(block->number_count + PMUREG_DIMENSIONS, 0, 0), "at") &&
	       code_fits(c, &it->moves, scope_of(block->number_count + PMUREG_DIMENSIONS, READS_FACTS, 0), "moves") &&
	       each(c, &it->fields, PMUREG_COUNTING_FIELD, it->field_count, c->scope, check_field) &&
	       each(c, &it->rules, PMUREG_COUNTING_RULE, it->rule_count, scope_of(0, READS_BITS, 0), check_rule) &&
	       code_fits(c, &it->reset, scope_of(block->number_count + PMUREG_DIMENSIONS, 0, 0), "reset") &&
	       code_fits(c, &it->example, scope_of(block->number_count + PMUREG_DIMENSIONS, 0, 0), "example");
}

static int check_setting(struct check *c, const void *element)
{
	const struct pmureg_setting *it = element;

	if (!is_below(c, it->index, c->scope.things, 0, "index") ||
	    !ops_fit(c, &it->code, "code") ||
	    !ops_fit(c, &it->element, "element"))
		return 0;
	return code_fits(c, &it->code, c->scope, "code") &&
	       code_fits(c, &it->element, c->scope, "element");
}

static int check_fact(struct check *c, const void *element)
{
	const struct pmureg_fact *it = element;
	const struct pmureg_block *block = c->block;

	if (!text_fits(c, &it->key, PMUREG_NAMES_STRINGS, 1, "key") ||
	    !is_below(c, it->kind, PMUREG_FACT_READ + 1, 0, "kind") ||
	    !is_below(c, it->bits, 65, 0, "bits") ||
	    !is_below(c, it->low, 64, 0, "low") ||
	    !is_below(c, it->width, 65, 0, "width") ||
	    !is_below(c, it->register_number, 4, 0, "register_number") ||
	    !text_fits(c, &it->name, PMUREG_COUNTING_STRINGS, 0, "name") ||
	    !ops_fit(c, &it->nth, "nth") ||
	    !ops_fit(c, &it->at, "at") ||
	    !ops_fit(c, &it->example, "example"))
		return 0;
	if (!pmureg_rule_of_fact(c, it))
		return 0;
	return code_fits(c, &it->nth, scope_of(block->number_count, 0, 0), "nth") &&
	       code_fits(c, &it->example, scope_of(block->number_count, 0, 0), "example");
}

static int check_where(struct check *c, const void *element)
{
	const struct pmureg_where *it = element;
	const struct pmureg_block *block = c->block;

	if (!is_below(c, it->kind, PMUREG_WHERE_COMPATIBLE + 1, 0, "kind") ||
	    !text_fits(c, &it->name, PMUREG_COUNTING_STRINGS, 0, "name") ||
	    !ops_fit(c, &it->address, "address") ||
	    !ops_fit(c, &it->nth, "nth"))
		return 0;
	if (!pmureg_rule_of_where(c, it))
		return 0;
	return code_fits(c, &it->address, scope_of(block->number_count + 1, READS_FACTS, 0), "address") &&
	       code_fits(c, &it->nth, scope_of(block->number_count, 0, 0), "nth");
}

static int check_nodes(struct check *c, const void *element)
{
	const struct pmureg_nodes *it = element;

	if (!ops_fit(c, &it->child_count, "child_count") ||
	    !ops_fit(c, &it->pointers, "pointers") ||
	    !ops_fit(c, &it->child, "child") ||
	    !ops_fit(c, &it->skip, "skip") ||
	    !ops_fit(c, &it->is, "is") ||
	    !ops_fit(c, &it->number, "number"))
		return 0;
	if (!pmureg_rule_of_nodes(c, it))
		return 0;
	return code_fits(c, &it->child_count, scope_of(1, READS_FIELDS | READS_OWN | READS_WORDS, 0), "child_count") &&
	       code_fits(c, &it->pointers, scope_of(1, READS_FIELDS | READS_OWN | READS_WORDS, 0), "pointers") &&
	       code_fits(c, &it->child, scope_of(1, READS_FIELDS | READS_OWN | READS_WORDS, 0), "child") &&
	       code_fits(c, &it->skip, scope_of(1, READS_FIELDS | READS_OWN | READS_WORDS, 0), "skip") &&
	       code_fits(c, &it->is, scope_of(1, READS_FIELDS | READS_OWN | READS_WORDS, 0), "is") &&
	       code_fits(c, &it->number, scope_of(1, READS_FIELDS | READS_OWN | READS_WORDS, 0), "number");
}

static int check_lender(struct check *c, const void *element)
{
	const struct pmureg_lender *it = element;
	const struct pmureg_system *system = c->system;
	const struct pmureg_block *block = c->block;

	if (!is_below(c, it->block, system->block_count, 0, "block") ||
	    !is_below(c, it->is_each, 2, 0, "is_each") ||
	    !ops_fit(c, &it->number, "number"))
		return 0;
	if (!pmureg_rule_of_lender(c, it))
		return 0;
	return code_fits(c, &it->number, scope_of(block->number_count, READS_FACTS, 0), "number");
}

static int check_borrowed(struct check *c, const void *element)
{
	const struct pmureg_borrowed *it = element;
	const struct pmureg_block *block = c->block;

	if (!is_below(c, it->lender, block->lender_count, 0, "lender"))
		return 0;
	if (!pmureg_rule_of_borrowed(c, it))
		return 0;
	return 1;
}

static int check_same_term(struct check *c, const void *element)
{
	const struct pmureg_same_term *it = element;
	const struct pmureg_block *block = c->block;

	if (!is_below(c, it->here, block->term_count, 0, "here"))
		return 0;
	return 1;
}

static int check_counted_by(struct check *c, const void *element)
{
	const struct pmureg_counted_by *it = element;
	const struct pmureg_system *system = c->system;
	const struct pmureg_block *block = c->block;

	if (!is_below(c, it->block, system->block_count, 0, "block") ||
	    !ops_fit(c, &it->when, "when") ||
	    !ops_fit(c, &it->unit, "unit") ||
	    !is_mask(c, it->asked, block->term_count, "asked") ||
	    !rows_fit(c, &it->terms, PMUREG_COUNTING_SAME_TERM, it->term_count, 0, "terms"))
		return 0;
	if (!pmureg_rule_of_counted_by(c, it))
		return 0;
	return code_fits(c, &it->when, scope_of(block->term_count, 0, 0), "when") &&
	       each_alone(c, &it->terms, PMUREG_COUNTING_SAME_TERM, it->term_count, check_same_term);
}

static int check_selector(struct check *c, const void *element)
{
	const struct pmureg_selector *it = element;
	const struct pmureg_block *block = c->block;

	if (!text_fits(c, &it->key, PMUREG_NAMES_STRINGS, 1, "key") ||
	    !is_below(c, it->reg, block->register_count, 0, "reg") ||
	    !is_below(c, it->data, block->register_count, 1, "data") ||
	    !is_below(c, it->barrier, PMUREG_DSB + 1, 0, "barrier") ||
	    !rows_fit(c, &it->settings, PMUREG_COUNTING_SETTING, it->setting_count, 0, "settings"))
		return 0;
	if (!pmureg_rule_of_selector(c, it))
		return 0;
	return each(c, &it->settings, PMUREG_COUNTING_SETTING, it->setting_count,
	       scope_of(block->number_count + PMUREG_DIMENSIONS + 1, 0, fields_of(block, it->reg)), check_setting);
}

static int check_instance(struct check *c, const void *element)
{
	const struct pmureg_instance *it = element;
	const struct pmureg_block *block = c->block;

	if (!text_fits(c, &it->name, PMUREG_NAMES_STRINGS, 1, "name") ||
	    !rows_fit(c, &it->numbers, PMUREG_COUNTING_U64, block->number_count, 0, "numbers") ||
	    !rows_fit(c, &it->devices, PMUREG_COUNTING_PCI_DEVICE, block->device_count, 0, "devices") ||
	    !text_fits(c, &it->linux_name, PMUREG_NAMES_STRINGS, 0, "linux_name"))
		return 0;
	return 1;
}

static int check_step(struct check *c, const void *element)
{
	const struct pmureg_step *it = element;
	const struct pmureg_block *block = c->block;

	if (!is_below(c, it->kind, PMUREG_BARRIER + 1, 0, "kind") ||
	    !is_below(c, it->barrier, PMUREG_DSB + 1, 0, "barrier") ||
	    !is_below(c, it->reg, reached(block) + (it->kind == PMUREG_BARRIER ? 1U : 0U), 0, "reg") ||
	    !is_below(c, it->every, 2, 0, "every") ||
	    !rows_fit(c, &it->settings, PMUREG_COUNTING_SETTING, it->setting_count, 0, "settings") ||
	    !ops_fit(c, &it->index, "index") ||
	    !ops_fit(c, &it->when, "when"))
		return 0;
	return each(c, &it->settings, PMUREG_COUNTING_SETTING, it->setting_count, scope_of(block->variables.count,
	       0, fields_of(block, it->reg)), check_setting) &&
	       code_fits(c, &it->index, scope_of(block->variables.count, 0, 0), "index") &&
	       code_fits(c, &it->when, scope_of(block->variables.count, 0, 0), "when");
}

static int check_steps(struct check *c, const void *element)
{
	const struct pmureg_steps *it = element;

	if (!rows_fit(c, &it->list, PMUREG_COUNTING_STEP, it->count, 0, "list"))
		return 0;
	return each(c, &it->list, PMUREG_COUNTING_STEP, it->count, c->scope, check_step);
}

static int check_term_field(struct check *c, const void *element)
{
	const struct pmureg_term_field *it = element;
	const struct pmureg_block *block = c->block;

	if (!is_below(c, it->reg, reached(block), 0, "reg"))
		return 0;
	if (!pmureg_rule_of_term_field(c, it))
		return 0;
	return 1;
}

static int check_bit_range(struct check *c, const void *element)
{
	const struct pmureg_bit_range *it = element;

	if (!is_below(c, it->low, it->high + 1, 0, "low") ||
	    !is_below(c, it->high, 64, 0, "high"))
		return 0;
	return 1;
}

static int check_term(struct check *c, const void *element)
{
	const struct pmureg_term *it = element;

	if (!text_fits(c, &it->name, PMUREG_NAMES_STRINGS, 1, "name") ||
	    !text_fits(c, &it->text, PMUREG_TEXTS_STRINGS, 1, "text") ||
	    !text_fits(c, &it->linux_format, PMUREG_NAMES_STRINGS, 0, "linux_format") ||
	    !rows_fit(c, &it->condition, PMUREG_COUNTING_CONDITION, 1, 1, "condition") ||
	    !is_below(c, it->width, 65, 0, "width") ||
	    !is_below(c, it->is_alias, 2, 0, "is_alias") ||
	    !rows_fit(c, &it->ranges, PMUREG_COUNTING_BIT_RANGE, it->range_count, 0, "ranges") ||
	    !rows_fit(c, &it->fields, PMUREG_COUNTING_TERM_FIELD, it->field_count, 0, "fields") ||
	    !text_fits(c, &it->since, PMUREG_NAMES_STRINGS, 0, "since"))
		return 0;
	if (!pmureg_rule_of_term(c, it))
		return 0;
	return each(c, &it->condition, PMUREG_COUNTING_CONDITION, 1, c->scope, check_condition) &&
	       each(c, &it->fields, PMUREG_COUNTING_TERM_FIELD, it->field_count, c->scope, check_term_field);
}

static int check_page_choice(struct check *c, const void *element)
{
	const struct pmureg_page_choice *it = element;
	const struct pmureg_block *block = c->block;

	if (!ops_fit(c, &it->when, "when") ||
	    !ops_fit(c, &it->told, "told") ||
	    !text_fits(c, &it->text, PMUREG_TEXTS_STRINGS, 0, "text"))
		return 0;
	if (!pmureg_rule_of_page_choice(c, it))
		return 0;
	return code_fits(c, &it->when, scope_of(block->variables.n + 1U, 0, 0), "when") &&
	       code_fits(c, &it->told, scope_of(block->number_count + 1, READS_FACTS, 0), "told");
}

static int check_default(struct check *c, const void *element)
{
	const struct pmureg_default *it = element;
	const struct pmureg_block *block = c->block;

	if (!ops_fit(c, &it->when, "when") ||
	    !rows_fit(c, &it->settings, PMUREG_COUNTING_SETTING, it->setting_count, 0, "settings"))
		return 0;
	return code_fits(c, &it->when, scope_of(block->variables.n, 0, block->term_count), "when") &&
	       each(c, &it->settings, PMUREG_COUNTING_SETTING, it->setting_count, scope_of(block->variables.n, 0,
	       block->term_count), check_setting);
}

static int check_pool(struct check *c, const void *element)
{
	const struct pmureg_pool *it = element;
	const struct pmureg_block *block = c->block;

	if (!text_fits(c, &it->key, PMUREG_NAMES_STRINGS, 1, "key") ||
	    !text_fits(c, &it->text, PMUREG_TEXTS_STRINGS, 1, "text") ||
	    !ops_fit(c, &it->when, "when") ||
	    !is_mask(c, it->terms, block->term_count, "terms") ||
	    !is_mask(c, it->looks, block->term_count, "looks"))
		return 0;
	return code_fits(c, &it->when, scope_of(block->variables.n, 0, block->term_count), "when") &&
	       check_steps(c, &it->program) &&
	       check_steps(c, &it->release);
}

static int check_reference(struct check *c, const void *element)
{
	const struct pmureg_reference *it = element;
	const struct pmureg_block *block = c->block;

	if (!is_below(c, it->reg, reached(block), 0, "reg") ||
	    !ops_fit(c, &it->index, "index") ||
	    !ops_fit(c, &it->field_index, "field_index"))
		return 0;
	if (!pmureg_rule_of_reference(c, it))
		return 0;
	return code_fits(c, &it->index, scope_of(1, 0, 0), "index") &&
	       code_fits(c, &it->field_index, scope_of(1, 0, 0), "field_index");
}

static int check_counter(struct check *c, const void *element)
{
	const struct pmureg_counter *it = element;
	const struct pmureg_block *block = c->block;

	if (!text_fits(c, &it->key, PMUREG_NAMES_STRINGS, 1, "key") ||
	    !is_below(c, it->width, 65, 0, "width") ||
	    !is_below(c, it->sum, PMUREG_SUM_PAGES + 1, 0, "sum") ||
	    !is_below(c, it->only_first, 2, 0, "only_first") ||
	    !is_below(c, it->joined, 64, 0, "joined") ||
	    !is_below(c, it->saturates, 2, 0, "saturates") ||
	    !is_below(c, it->restarts, 2, 0, "restarts") ||
	    !is_below(c, it->snapshot, 2, 0, "snapshot") ||
	    !is_below(c, it->probed, 65, 0, "probed") ||
	    !is_below(c, it->fixed, 2, 0, "fixed") ||
	    !is_below(c, it->chooses, 2, 0, "chooses") ||
	    !rows_fit(c, &it->parts, PMUREG_COUNTING_U16, 2U * it->count, 1, "parts") ||
	    !is_below(c, it->lender, block->lender_count + 1U, 0, "lender") ||
	    !rows_fit(c, &it->regs, PMUREG_COUNTING_REFERENCE, it->reg_count + (uint32_t)it->snapshot, 0, "regs") ||
	    !rows_fit(c, &it->overflow, PMUREG_COUNTING_REFERENCE, it->overflow_count, 0, "overflow") ||
	    !ops_fit(c, &it->allows, "allows") ||
	    !text_fits(c, &it->allows_source, PMUREG_TEXTS_STRINGS, 0, "allows_source") ||
	    !is_mask(c, it->terms, block->term_count, "terms") ||
	    !ops_fit(c, &it->selects, "selects") ||
	    !ops_fit(c, &it->runs, "runs") ||
	    !ops_fit(c, &it->discover_count, "discover_count") ||
	    !ops_fit(c, &it->discover_width, "discover_width") ||
	    !ops_fit(c, &it->discover_shift, "discover_shift") ||
	    !ops_fit(c, &it->present, "present") ||
	    !ops_fit(c, &it->discover_snapshot, "discover_snapshot") ||
	    !rows_fit(c, &it->discover_rules, PMUREG_COUNTING_RULE, it->discover_rule_count, 0, "discover_rules"))
		return 0;
	if (!pmureg_rule_of_counter(c, it))
		return 0;
	return numbers_fit(c, &it->parts, PMUREG_COUNTING_U16, 2U * it->count, block->counter_total, 0, "parts") &&
	       each(c, &it->regs, PMUREG_COUNTING_REFERENCE, it->reg_count + (uint32_t)it->snapshot, c->scope,
	       check_reference) &&
	       each(c, &it->overflow, PMUREG_COUNTING_REFERENCE, it->overflow_count, c->scope, check_reference) &&
	       code_fits(c, &it->allows, scope_of(block->variables.n + 1U, 0, 0), "allows") &&
	       code_fits(c, &it->selects, scope_of(1, READS_FIELDS, 0), "selects") &&
	       code_fits(c, &it->runs, scope_of(1, READS_FIELDS, 0), "runs") &&
	       code_fits(c, &it->discover_count, scope_of(0, READS_FIELDS | READS_FACTS, 0), "discover_count") &&
	       code_fits(c, &it->discover_width, scope_of(0, READS_FIELDS | READS_FACTS, 0), "discover_width") &&
	       code_fits(c, &it->discover_shift, scope_of(block->term_count, READS_FIELDS | READS_FACTS, 0),
	       "discover_shift") &&
	       code_fits(c, &it->present, scope_of(1, READS_FIELDS | READS_FACTS, 0), "present") &&
	       code_fits(c, &it->discover_snapshot, scope_of(0, READS_FIELDS | READS_FACTS, 0), "discover_snapshot") &&
	       each(c, &it->discover_rules, PMUREG_COUNTING_RULE, it->discover_rule_count, scope_of(0,
	       READS_FIELDS | READS_FACTS, 0), check_rule) &&
	       check_steps(c, &it->program) &&
	       check_steps(c, &it->enable) &&
	       check_steps(c, &it->disable);
}

static int check_line(struct check *c, const void *element)
{
	const struct pmureg_line *it = element;

	if (!text_fits(c, &it->label, PMUREG_TEXTS_STRINGS, 1, "label") ||
	    !text_fits(c, &it->text, PMUREG_TEXTS_STRINGS, 1, "text"))
		return 0;
	return 1;
}

static int check_allowed(struct check *c, const void *element)
{
	const struct pmureg_allowed *it = element;

	if (!text_fits(c, &it->name, PMUREG_TEXTS_STRINGS, 1, "name"))
		return 0;
	return 1;
}

static int check_term_value(struct check *c, const void *element)
{
	const struct pmureg_term_value *it = element;
	const struct pmureg_block *block = c->block;

	if (!is_below(c, it->term, block->term_count, 0, "term"))
		return 0;
	return 1;
}

static int check_event_rest(struct check *c, const void *element)
{
	const struct pmureg_event_rest *it = element;
	const struct pmureg_system *system = c->system;
	const struct pmureg_block *block = c->block;

	if (!text_fits(c, &it->unit, PMUREG_NAMES_STRINGS, 0, "unit") ||
	    !text_fits(c, &it->scale, PMUREG_NAMES_STRINGS, 0, "scale") ||
	    !text_fits(c, &it->note, PMUREG_TEXTS_STRINGS, 0, "note") ||
	    !text_fits(c, &it->since, PMUREG_NAMES_STRINGS, 0, "since") ||
	    !text_fits(c, &it->variant_titles, PMUREG_TEXTS_STRINGS, 0, "variant_titles") ||
	    !rows_fit(c, &it->condition, PMUREG_COUNTING_CONDITION, 1, 1, "condition") ||
	    !rows_fit(c, &it->instances, PMUREG_NAMES_U16, it->instance_count, 0, "instances") ||
	    !rows_fit(c, &it->counters_of, PMUREG_NAMES_U64, block->counter_count, 1, "counters_of") ||
	    !is_mask(c, it->variants, system->variant_count, "variants") ||
	    !is_mask(c, it->errata, block->erratum_count, "errata") ||
	    !is_below(c, it->ends_line, 2, 0, "ends_line"))
		return 0;
	if (!pmureg_rule_of_event_rest(c, it))
		return 0;
	return each(c, &it->condition, PMUREG_COUNTING_CONDITION, 1, c->scope, check_condition) &&
	       numbers_fit(c, &it->instances, PMUREG_NAMES_U16, it->instance_count, block->instance_count, 0,
	       "instances");
}

static int check_described_event(struct check *c, const void *element)
{
	const struct pmureg_described_event *it = element;
	const struct pmureg_block *block = c->block;

	if (!text_fits(c, &it->name, PMUREG_NAMES_STRINGS, 1, "name") ||
	    !text_fits(c, &it->text, PMUREG_TEXTS_STRINGS, 1, "text") ||
	    !text_fits(c, &it->linux_name, PMUREG_NAMES_STRINGS, 0, "linux_name") ||
	    !text_fits(c, &it->linux_string, PMUREG_NAMES_STRINGS, 0, "linux_string") ||
	    !rows_fit(c, &it->rest, PMUREG_NAMES_EVENT_REST, 1, 0, "rest") ||
	    !rows_fit(c, &it->terms, PMUREG_NAMES_TERM_VALUE, it->term_count, 0, "terms") ||
	    !rows_fit(c, &it->lines, PMUREG_TEXTS_LINE, it->line_count, 0, "lines") ||
	    !is_mask(c, it->needs, block->term_count, "needs"))
		return 0;
	if (!pmureg_rule_of_described_event(c, it))
		return 0;
	return each(c, &it->rest, PMUREG_NAMES_EVENT_REST, 1, c->scope, check_event_rest) &&
	       each_alone(c, &it->terms, PMUREG_NAMES_TERM_VALUE, it->term_count, check_term_value);
}

static int check_metric(struct check *c, const void *element)
{
	const struct pmureg_metric *it = element;
	const struct pmureg_block *block = c->block;

	if (!text_fits(c, &it->name, PMUREG_NAMES_STRINGS, 1, "name") ||
	    !text_fits(c, &it->text, PMUREG_TEXTS_STRINGS, 1, "text") ||
	    !text_fits(c, &it->unit, PMUREG_NAMES_STRINGS, 1, "unit") ||
	    !text_fits(c, &it->source, PMUREG_TEXTS_STRINGS, 1, "source") ||
	    !text_fits(c, &it->view, PMUREG_NAMES_STRINGS, 0, "view") ||
	    !ops_fit(c, &it->formula, "formula") ||
	    !is_below(c, it->adds_up, 2, 0, "adds_up"))
		return 0;
	return code_fits(c, &it->formula, scope_of(block->event_count + 1U, 0, 0), "formula");
}

static int check_name(struct check *c, const void *element)
{
	const struct pmureg_name *it = element;

	if (!text_fits(c, &it->text, PMUREG_NAMES_STRINGS, 1, "text") ||
	    !is_below(c, it->index, c->scope.things, 0, "index"))
		return 0;
	if (!pmureg_rule_of_name(c, it))
		return 0;
	return 1;
}

static int check_names(struct check *c, const void *element)
{
	const struct pmureg_names *it = element;

	if (!rows_fit(c, &it->slots, PMUREG_NAMES_U16, it->slot_count, 0, "slots") ||
	    !rows_fit(c, &it->list, PMUREG_NAMES_NAME, it->count, 0, "list"))
		return 0;
	if (!pmureg_rule_of_names(c, it))
		return 0;
	return numbers_fit(c, &it->slots, PMUREG_NAMES_U16, it->slot_count, it->count, 1, "slots") &&
	       each(c, &it->list, PMUREG_NAMES_NAME, it->count, c->scope, check_name);
}

static int check_shape(struct check *c, const void *element)
{
	const struct pmureg_shape *it = element;
	const struct pmureg_block *block = c->block;

	if (!rows_fit(c, &it->terms, PMUREG_NAMES_U16, it->count, 0, "terms"))
		return 0;
	return numbers_fit(c, &it->terms, PMUREG_NAMES_U16, it->count, block->term_count, 0, "terms");
}

static int check_dropped(struct check *c, const void *element)
{
	const struct pmureg_dropped *it = element;

	if (!text_fits(c, &it->release, PMUREG_NAMES_STRINGS, 1, "release") ||
	    !text_fits(c, &it->name, PMUREG_NAMES_STRINGS, 1, "name"))
		return 0;
	return 1;
}

static int check_block(struct check *c, const void *element)
{
	const struct pmureg_block *it = element;
	const struct pmureg_system *system = c->system;
	const struct pmureg_block *block = it;

	if (!text_fits(c, &it->name, PMUREG_NAMES_STRINGS, 1, "name") ||
	    !text_fits(c, &it->key, PMUREG_NAMES_STRINGS, 1, "key") ||
	    !text_fits(c, &it->title, PMUREG_TEXTS_STRINGS, 1, "title") ||
	    !text_fits(c, &it->text, PMUREG_TEXTS_STRINGS, 0, "text") ||
	    !rows_fit(c, &it->shown, PMUREG_TEXTS_TEXT, system->variant_count + 1U, 0, "shown") ||
	    !is_below(c, it->space, PMUREG_SPACES, 0, "space") ||
	    !is_below(c, it->scope, PMUREG_SCOPES, 0, "scope") ||
	    !is_below(c, it->told, 2, 0, "told") ||
	    !is_below(c, it->freezes, 2, 0, "freezes") ||
	    !is_below(c, it->unit_follows, 2, 0, "unit_follows") ||
	    !is_below(c, it->events_follow, 2, 0, "events_follow") ||
	    !is_below(c, it->lists_some, 2, 0, "lists_some") ||
	    !is_below(c, it->perf_banks, 2, 0, "perf_banks") ||
	    !is_below(c, it->number_count, PMUREG_NUMBERS + 1, 0, "number_count") ||
	    !rows_fit(c, &it->page_sizes, PMUREG_COUNTING_U32, (uint32_t)block->page_count * block->instance_count,
	    1, "page_sizes") ||
	    !rows_fit(c, &it->page_choices, PMUREG_COUNTING_PAGE_CHOICE, it->page_choice_count, 0, "page_choices") ||
	    !rows_fit(c, &it->page_stand_ins, PMUREG_COUNTING_U16, it->page_count, 1, "page_stand_ins") ||
	    !rows_fit(c, &it->numbers, PMUREG_COUNTING_TEXT, it->number_count, 0, "numbers") ||
	    !is_below(c, it->socket, it->number_count, 1, "socket") ||
	    !is_below(c, it->clock, it->event_count, 1, "clock") ||
	    !is_below(c, it->erratum_count, 65, 0, "erratum_count") ||
	    !rows_fit(c, &it->facts, PMUREG_COUNTING_FACT, it->fact_count, 0, "facts") ||
	    !rows_fit(c, &it->errata, PMUREG_COUNTING_ERRATUM, it->erratum_count, 0, "errata") ||
	    !rows_fit(c, &it->where, PMUREG_COUNTING_WHERE, it->where_count, 0, "where") ||
	    !rows_fit(c, &it->nodes, PMUREG_COUNTING_NODES, 1, 1, "nodes") ||
	    !ops_fit(c, &it->present, "present") ||
	    !text_fits(c, &it->present_text, PMUREG_TEXTS_STRINGS, 0, "present_text") ||
	    !rows_fit(c, &it->devices, PMUREG_COUNTING_TEXT, it->device_count, 0, "devices") ||
	    !rows_fit(c, &it->instances, PMUREG_COUNTING_INSTANCE, it->instance_count, 0, "instances") ||
	    !is_below(c, it->term_count, PMUREG_TERMS + 1, 0, "term_count") ||
	    !is_below(c, it->pool_count, 65, 0, "pool_count") ||
	    !is_below(c, it->counter_count, 65, 0, "counter_count") ||
	    !rows_fit(c, &it->selectors, PMUREG_COUNTING_SELECTOR, it->selector_count, 0, "selectors") ||
	    !rows_fit(c, &it->registers, PMUREG_COUNTING_REGISTER, reached(block), 0, "registers") ||
	    !rows_fit(c, &it->borrowed, PMUREG_COUNTING_BORROWED, it->borrowed_count, 0, "borrowed") ||
	    !is_below(c, it->lender_count, PMUREG_LENDERS + 1, 0, "lender_count") ||
	    !rows_fit(c, &it->lenders, PMUREG_COUNTING_LENDER, it->lender_count, 0, "lenders") ||
	    !rows_fit(c, &it->counted_by, PMUREG_COUNTING_COUNTED_BY, it->counted_by_count, 0, "counted_by") ||
	    !rows_fit(c, &it->event_facts, PMUREG_COUNTING_U16, it->event_fact_count, 0, "event_facts") ||
	    !rows_fit(c, &it->terms, PMUREG_COUNTING_TERM, it->term_count, 0, "terms") ||
	    !rows_fit(c, &it->defaults, PMUREG_COUNTING_DEFAULT, it->default_count, 0, "defaults") ||
	    !rows_fit(c, &it->rules, PMUREG_COUNTING_RULE, it->rule_count, 0, "rules") ||
	    !rows_fit(c, &it->pools, PMUREG_COUNTING_POOL, it->pool_count, 0, "pools") ||
	    !rows_fit(c, &it->counters, PMUREG_COUNTING_COUNTER, it->counter_count, 0, "counters") ||
	    !is_below(c, it->snapshot_reg, reached(block), 1, "snapshot_reg") ||
	    !rows_fit(c, &it->events, PMUREG_NAMES_DESCRIBED_EVENT, it->event_count, 0, "events") ||
	    !rows_fit(c, &it->events_by_linux, PMUREG_NAMES_U16, it->linux_count, 0, "events_by_linux") ||
	    !rows_fit(c, &it->shapes, PMUREG_NAMES_SHAPE, it->shape_count, 0, "shapes") ||
	    !rows_fit(c, &it->events_by_terms, PMUREG_NAMES_U16, it->events_by_terms_count, 0, "events_by_terms") ||
	    !rows_fit(c, &it->metrics, PMUREG_COUNTING_METRIC, it->metric_count, 0, "metrics") ||
	    !is_below(c, it->identity_reg, reached(block), 1, "identity_reg") ||
	    !ops_fit(c, &it->identity_otherwise, "identity_otherwise") ||
	    !text_fits(c, &it->linux_identifier, PMUREG_NAMES_STRINGS, 0, "linux_identifier") ||
	    !rows_fit(c, &it->dropped, PMUREG_NAMES_DROPPED, it->dropped_count, 0, "dropped") ||
	    !text_fits(c, &it->perf_device, PMUREG_NAMES_STRINGS, 0, "perf_device") ||
	    !ops_fit(c, &it->perf_number, "perf_number") ||
	    !text_fits(c, &it->all_name, PMUREG_NAMES_STRINGS, 0, "all_name") ||
	    !is_below(c, it->perf_instance_term, it->term_count, 1, "perf_instance_term") ||
	    !rows_fit(c, &it->perf_instance_values, PMUREG_COUNTING_U64, it->instance_count, 1,
	    "perf_instance_values"))
		return 0;
	if (!pmureg_rule_of_block(c, it))
		return 0;
	c->block = it;
	return texts_fit(c, &it->shown, PMUREG_TEXTS_TEXT, system->variant_count + 1U, 0, "shown") &&
	       each(c, &it->page_choices, PMUREG_COUNTING_PAGE_CHOICE, it->page_choice_count, c->scope,
	       check_page_choice) &&
	       numbers_fit(c, &it->page_stand_ins, PMUREG_COUNTING_U16, it->page_count, it->page_count, 1,
	       "page_stand_ins") &&
	       texts_fit(c, &it->numbers, PMUREG_COUNTING_TEXT, it->number_count, 0, "numbers") &&
	       each(c, &it->facts, PMUREG_COUNTING_FACT, it->fact_count, c->scope, check_fact) &&
	       each(c, &it->errata, PMUREG_COUNTING_ERRATUM, it->erratum_count, c->scope, check_erratum) &&
	       each(c, &it->where, PMUREG_COUNTING_WHERE, it->where_count, c->scope, check_where) &&
	       each(c, &it->nodes, PMUREG_COUNTING_NODES, 1, c->scope, check_nodes) &&
	       code_fits(c, &it->present, scope_of(block->number_count, READS_FACTS, 0), "present") &&
	       texts_fit(c, &it->devices, PMUREG_COUNTING_TEXT, it->device_count, 0, "devices") &&
	       each_alone(c, &it->instances, PMUREG_COUNTING_INSTANCE, it->instance_count, check_instance) &&
	       each(c, &it->selectors, PMUREG_COUNTING_SELECTOR, it->selector_count, c->scope, check_selector) &&
	       each(c, &it->registers, PMUREG_COUNTING_REGISTER, reached(block), c->scope, check_register) &&
	       each(c, &it->borrowed, PMUREG_COUNTING_BORROWED, it->borrowed_count, c->scope, check_borrowed) &&
	       each(c, &it->lenders, PMUREG_COUNTING_LENDER, it->lender_count, c->scope, check_lender) &&
	       each(c, &it->counted_by, PMUREG_COUNTING_COUNTED_BY, it->counted_by_count, c->scope, check_counted_by) &&
	       numbers_fit(c, &it->event_facts, PMUREG_COUNTING_U16, it->event_fact_count, it->fact_count, 0,
	       "event_facts") &&
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
	       numbers_fit(c, &it->events_by_linux, PMUREG_NAMES_U16, it->linux_count, it->event_count, 0,
	       "events_by_linux") &&
	       within(c, &it->term_names, scope_of(0, 0, it->term_count), check_names) &&
	       within(c, &it->event_names, scope_of(0, 0, it->event_count), check_names) &&
	       each(c, &it->shapes, PMUREG_NAMES_SHAPE, it->shape_count, c->scope, check_shape) &&
	       numbers_fit(c, &it->events_by_terms, PMUREG_NAMES_U16, it->events_by_terms_count, it->event_count, 1,
	       "events_by_terms") &&
	       each(c, &it->metrics, PMUREG_COUNTING_METRIC, it->metric_count, c->scope, check_metric) &&
	       code_fits(c, &it->identity_otherwise, scope_of(0, READS_FIELDS | READS_FACTS, 0),
	       "identity_otherwise") &&
	       code_fits(c, &it->perf_number, scope_of(block->number_count + 1, READS_FACTS, 0), "perf_number");
}

static int check_detect(struct check *c, const void *element)
{
	const struct pmureg_detect *it = element;
	const struct pmureg_system *system = c->system;

	if (!text_fits(c, &it->cpu_vendor, PMUREG_HEAD_STRINGS, 0, "cpu_vendor") ||
	    !rows_fit(c, &it->models, PMUREG_HEAD_SPAN, it->model_count, 0, "models") ||
	    !rows_fit(c, &it->sysfs, PMUREG_HEAD_TEXT, it->sysfs_count, 0, "sysfs") ||
	    !is_below(c, it->variant, system->variant_count, 1, "variant"))
		return 0;
	return texts_fit(c, &it->sysfs, PMUREG_HEAD_TEXT, it->sysfs_count, 0, "sysfs");
}

static int check_product(struct check *c, const void *element)
{
	const struct pmureg_product *it = element;

	if (!text_fits(c, &it->device, PMUREG_HEAD_STRINGS, 1, "device") ||
	    !text_fits(c, &it->identifier, PMUREG_HEAD_STRINGS, 0, "identifier"))
		return 0;
	return 1;
}

static int check_example(struct check *c, const void *element)
{
	const struct pmureg_example *it = element;

	if (!text_fits(c, &it->events, PMUREG_NAMES_STRINGS, 1, "events") ||
	    !text_fits(c, &it->text, PMUREG_TEXTS_STRINGS, 1, "text"))
		return 0;
	return 1;
}

static int check_unit_entry(struct check *c, const void *element)
{
	const struct pmureg_unit_entry *it = element;
	const struct pmureg_system *system = c->system;

	if (!text_fits(c, &it->name, PMUREG_NAMES_STRINGS, 1, "name") ||
	    !is_below(c, it->block, system->block_count, 0, "block") ||
	    !is_below(c, it->by_linux, 2, 0, "by_linux"))
		return 0;
	if (!pmureg_rule_of_unit_entry(c, it))
		return 0;
	return 1;
}

static int check_system(struct check *c, const void *element)
{
	const struct pmureg_system *it = element;

	if (!text_fits(c, &it->key, PMUREG_HEAD_STRINGS, 1, "key") ||
	    !text_fits(c, &it->title, PMUREG_HEAD_STRINGS, 1, "title") ||
	    !text_fits(c, &it->vendor, PMUREG_HEAD_STRINGS, 1, "vendor") ||
	    !text_fits(c, &it->shown, PMUREG_TEXTS_STRINGS, 0, "shown") ||
	    !rows_fit(c, &it->allowed, PMUREG_TEXTS_ALLOWED, it->allowed_count, 0, "allowed") ||
	    !rows_fit(c, &it->products, PMUREG_HEAD_PRODUCT, it->product_count, 0, "products") ||
	    !rows_fit(c, &it->blocks, PMUREG_COUNTING_BLOCK, it->block_count, 0, "blocks") ||
	    !rows_fit(c, &it->units, PMUREG_NAMES_UNIT_ENTRY, it->unit_count, 0, "units") ||
	    !rows_fit(c, &it->detects, PMUREG_HEAD_DETECT, it->detect_count, 0, "detects") ||
	    !text_fits(c, &it->processors, PMUREG_HEAD_STRINGS, 0, "processors") ||
	    !rows_fit(c, &it->examples, PMUREG_NAMES_EXAMPLE, it->example_count, 0, "examples") ||
	    !is_below(c, it->variant_count, 65, 0, "variant_count") ||
	    !rows_fit(c, &it->variants, PMUREG_HEAD_SYSTEM, it->variant_count, 0, "variants") ||
	    !text_fits(c, &it->variant, PMUREG_HEAD_STRINGS, 0, "variant") ||
	    !text_fits(c, &it->variant_title, PMUREG_HEAD_STRINGS, 0, "variant_title"))
		return 0;
	if (!pmureg_rule_of_system(c, it))
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
