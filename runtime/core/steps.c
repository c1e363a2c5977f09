/*
 * steps.c: turns the steps of a description into accesses with values, for one unit.
 */
#include "plan.h"

/* What a step is being flattened for. */
struct flattening {
	struct pmureg_session *session;
	const struct pmureg_unit *unit;
	const struct pmureg_use *use; /* NULL: steps of the whole unit */
	enum { OF_PROGRAM, OF_ENABLE, OF_DISABLE, OF_OTHER } part;
	struct pmureg_acts *to;
	struct pmureg_error *error;
};

static int append(struct pmureg_acts *to, const struct pmureg_act *act)
{
	if (to->count == to->capacity)
		return -PMUREG_ENOSPC; /* size.c has miscounted */
	to->acts[to->count++] = *act;
	return 0;
}

/* ---- Selects ---- */

static int is_selected(const struct pmureg_acts *to, const struct pmureg_place *place, uint64_t value, uint64_t mask)
{
	return to->known && pmureg_place_same(&to->selected, place) && !((to->selection ^ value) & mask);
}

static int add_select(struct pmureg_session *session, struct pmureg_acts *to, const struct pmureg_unit *unit,
		      const struct pmureg_act *act)
{
	const struct pmureg_block *block = unit->block;
	const struct pmureg_register *reg = &block->registers[act->reg];
	struct pmureg_act select = { .kind = PMUREG_DO_SELECT };
	const struct pmureg_selector *selector;
	int result;

	if (reg->selector == PMUREG_NONE)
		return 0;
	selector = &block->selectors[reg->selector];
	select.reg = selector->reg;
	select.form = (uint8_t)pmureg_register_form(&block->registers[selector->reg]);
	pmureg_register_select(block, reg, unit->instance, act->element, &select.value, &select.mask);
	pmureg_register_place(session->system, block, &block->registers[selector->reg], unit->instance, 0, &select.place);
	if (is_selected(to, &select.place, select.value, select.mask))
		return 0;
	to->selected = select.place;
	to->selection = select.value;
	to->known = 1;
	result = append(to, &select);
	if (result || selector->barrier == PMUREG_NO_BARRIER)
		return result;
	select.kind = PMUREG_DO_BARRIER;
	select.barrier = selector->barrier;
	return append(to, &select);
}

int pmureg_add_access(struct pmureg_session *session, struct pmureg_acts *to, const struct pmureg_unit *unit,
		      struct pmureg_act act)
{
	const struct pmureg_register *reg = &unit->block->registers[act.reg];
	int result;

	pmureg_register_place(session->system, unit->block, reg, unit->instance, act.element, &act.place);
	act.form = (uint8_t)pmureg_register_form(reg);
	result = add_select(session, to, unit, &act);
	/* A step may write the selecting register itself: then what is selected is no longer known. */
	if (act.kind != PMUREG_DO_READ && to->known && pmureg_place_same(&to->selected, &act.place))
		to->known = 0;
	return result ? result : append(to, &act);
}

/* ---- Values ---- */

/*
 * The fields of a register that the terms of the event at hand go to. `mask` gets the bits of those that were given or
 * that are not 0.
 */
static uint64_t put_terms(const struct flattening *at, const struct pmureg_use *use, uint16_t reg_index, uint64_t raw,
			  uint64_t *mask)
{
	const struct pmureg_block *block = at->unit->block;
	const uint64_t *terms = at->session->variables;
	uint16_t t, f;

	for (t = 0; t < block->term_count; t++) {
		const struct pmureg_term *term = &block->terms[t];
		int meant = terms[t] || (use->event->given >> t & 1);
		unsigned int shift = 0;

		for (f = 0; f < term->field_count; f++) {
			const struct pmureg_field *field =
				&block->registers[term->fields[f].reg].fields[term->fields[f].field];

			/* A term that was not given leaves its bits to another term that shares them. */
			if (meant && term->fields[f].reg == reg_index) {
				raw = pmureg_field_put(field, raw, shift < 64 ? terms[t] >> shift : 0);
				*mask |= pmureg_field_mask(field);
			}
			shift += field->width;
		}
	}
	return raw;
}

static int holds_terms(const struct pmureg_block *block, uint16_t reg_index)
{
	uint16_t t, f;

	for (t = 0; t < block->term_count; t++)
		for (f = 0; f < block->terms[t].field_count; f++)
			if (block->terms[t].fields[f].reg == reg_index)
				return 1;
	return 0;
}

/* Whether all counters of the unit share the register that a step writes. */
static int is_shared(const struct flattening *at, const struct pmureg_step *step)
{
	return at->use && step->kind == PMUREG_WRITE && !step->index.count && holds_terms(at->unit->block, step->reg);
}

static const struct pmureg_steps *part_of(const struct flattening *at, const struct pmureg_use *use)
{
	const struct pmureg_counter *counter = &at->unit->block->counters[use->kind];

	switch (at->part) {
	case OF_PROGRAM:
		return &counter->program;
	case OF_ENABLE:
		return &counter->enable;
	default:
		return &counter->disable;
	}
}

static int writes(const struct pmureg_steps *steps, uint16_t reg_index)
{
	uint16_t i;

	for (i = 0; i < steps->count; i++)
		if (steps->steps[i].kind == PMUREG_WRITE && steps->steps[i].reg == reg_index &&
		    !steps->steps[i].index.count)
			return 1;
	return 0;
}

static int fail_shared(const struct flattening *at, const struct pmureg_use *a, const struct pmureg_use *b,
		       uint16_t reg_index)
{
	return PMUREG_FAIL(at->error, -PMUREG_EINVAL, 0, T("`"), T(a->event->text), T("` and `"), T(b->event->text),
			   T("` want different values of "), T(at->unit->block->registers[reg_index].name),
			   T(", which all counters of the unit share: count them in different groups"));
}

/* Joins what all events of the unit want of a shared register. `mask` stays 0 where none wants anything. */
static int merge_shared(const struct flattening *at, uint16_t reg_index, uint64_t *raw, uint64_t *mask)
{
	const struct pmureg_use *owner = NULL;
	size_t i;

	for (i = 0; i < at->unit->use_count; i++) {
		const struct pmureg_use *use = &at->session->uses[at->unit->first_use + i];
		uint64_t wanted, bits = 0;
		int result = pmureg_fill_variables(at->session, at->unit, use, 1);

		if (result)
			return result;
		if (!writes(part_of(at, use), reg_index))
			continue;
		wanted = put_terms(at, use, reg_index, 0, &bits);
		if ((wanted ^ *raw) & bits & *mask)
			return fail_shared(at, owner, use, reg_index);
		*raw |= wanted;
		*mask |= bits;
		if (bits)
			owner = use;
	}
	return 0;
}

/* Whether an event before this one has already had the shared register written. */
static int is_written_before(const struct flattening *at, uint16_t reg_index)
{
	const struct pmureg_use *use;

	for (use = &at->session->uses[at->unit->first_use]; use < at->use; use++)
		if (writes(part_of(at, use), reg_index))
			return 1;
	return 0;
}

static int put_settings(const struct flattening *at, const struct pmureg_step *step, uint64_t *raw, uint64_t *mask)
{
	const struct pmureg_register *reg = &at->unit->block->registers[step->reg];
	const struct pmureg_eval eval = { .variables = at->session->variables };
	uint16_t i;

	for (i = 0; i < step->setting_count; i++) {
		const struct pmureg_field *field = &reg->fields[step->settings[i].index];
		uint64_t value;
		int result = pmureg_evaluate(step->settings[i].code, &eval, 0, &value);

		if (result)
			return result;
		*raw = pmureg_field_put(field, *raw, value);
		*mask |= pmureg_field_mask(field);
	}
	return 0;
}

/* The value of a step, and the bits that it decides. `skip`: the step is not needed. */
static int value_of(const struct flattening *at, const struct pmureg_step *step, uint64_t *raw, uint64_t *mask, int *skip)
{
	int result = 0;

	*raw = *mask = 0;
	*skip = 0;
	if (is_shared(at, step)) {
		*skip = is_written_before(at, step->reg);
		if (!*skip)
			result = merge_shared(at, step->reg, raw, mask);
		*skip |= !*mask && !step->setting_count;
		if (!result)
			result = pmureg_fill_variables(at->session, at->unit, at->use, 1);
	} else if (at->use && step->kind == PMUREG_WRITE) {
		*raw = put_terms(at, at->use, step->reg, 0, mask);
	}
	if (result || *skip)
		return result;
	*raw |= at->unit->block->registers[step->reg].masks.ones;
	return put_settings(at, step, raw, mask);
}

static int check_value(const struct flattening *at, const struct pmureg_register *reg, uint64_t raw)
{
	char text[160];
	const char *broken = pmureg_value_check(reg, raw, text, sizeof(text));

	if (!broken)
		return 0;
	return PMUREG_FAIL(at->error, -PMUREG_EINVAL, 0, T("`"), T(at->use->event->text), T("`: "), T(broken), T(" ("),
			   T(reg->name), T(")"));
}

/* ---- Steps ---- */

static int fail_element(const struct flattening *at, const struct pmureg_register *reg, uint64_t element)
{
	return PMUREG_FAIL(at->error, -PMUREG_ERANGE, 0, T("the description of "), T(at->unit->block->key),
			   T(" is broken: "), T(reg->key), T(" has no element "), D(element));
}

/* Element 0 of every page, or the one that the step names. */
static int add_elements(const struct flattening *at, const struct pmureg_step *step, struct pmureg_act act)
{
	const struct pmureg_register *reg = &at->unit->block->registers[step->reg];
	const struct pmureg_eval eval = { .variables = at->session->variables };
	const uint32_t pages = reg->pages > 1 ? reg->pages : 1;
	uint64_t element;
	uint32_t page;
	int result = pmureg_evaluate(step->index, &eval, 0, &element);

	if (!result && element >= reg->elements)
		return fail_element(at, reg, element);
	act.element = (uint32_t)element;
	if (step->index.count)
		return result ? result : pmureg_add_access(at->session, at->to, at->unit, act);
	for (page = 0; page < pages && !result; page++) {
		act.element = page * (reg->elements / pages);
		result = pmureg_add_access(at->session, at->to, at->unit, act);
	}
	return result;
}

static int add_barrier(const struct flattening *at, const struct pmureg_step *step)
{
	struct pmureg_act act = { .kind = PMUREG_DO_BARRIER, .barrier = step->barrier };

	act.place.block = pmureg_block_index(at->session->system, at->unit->block);
	act.place.instance = at->unit->instance;
	return append(at->to, &act);
}

static int flatten_step(const struct flattening *at, const struct pmureg_step *step)
{
	struct pmureg_act act = { .kind = PMUREG_DO_WRITE, .reg = step->reg };
	int skip, holds;
	int result = pmureg_condition(at->session, step->when, &holds);

	if (result || !holds)
		return result;
	if (step->kind == PMUREG_BARRIER)
		return add_barrier(at, step);
	result = value_of(at, step, &act.value, &act.mask, &skip);
	if (result || skip)
		return result;
	if (step->kind == PMUREG_MODIFY)
		act.kind = PMUREG_DO_MODIFY;
	else if (at->use && at->part != OF_DISABLE)
		result = check_value(at, &at->unit->block->registers[step->reg], act.value);
	return result ? result : add_elements(at, step, act);
}

static int flatten(struct flattening *at, const struct pmureg_steps *steps)
{
	int result = pmureg_fill_variables(at->session, at->unit, at->use, 1);
	uint16_t i;

	for (i = 0; i < steps->count && !result; i++)
		result = flatten_step(at, &steps->steps[i]);
	return result;
}

/* ---- Units ---- */

static int is_first_in_slot(const struct pmureg_session *session, const struct pmureg_unit *unit,
			    const struct pmureg_use *use, uint16_t pool)
{
	const struct pmureg_use *other;

	if (use->slots[pool] == PMUREG_NONE)
		return 0;
	for (other = &session->uses[unit->first_use]; other < use; other++)
		if (other->slots[pool] == use->slots[pool])
			return 0;
	return 1;
}

static int flatten_pools(struct flattening *at, int release)
{
	const struct pmureg_block *block = at->unit->block;
	size_t u;
	uint16_t i;
	int result = 0;

	at->part = release ? OF_DISABLE : OF_OTHER;
	for (u = 0; u < at->unit->use_count; u++) {
		at->use = &at->session->uses[at->unit->first_use + u];
		for (i = 0; i < block->pool_count && !result; i++)
			if (is_first_in_slot(at->session, at->unit, at->use, i))
				result = flatten(at, release ? &block->pools[i].release : &block->pools[i].program);
	}
	return result;
}

static int flatten_uses(struct flattening *at, int part)
{
	size_t u;
	int result = 0;

	at->part = part == OF_PROGRAM ? OF_PROGRAM : part == OF_ENABLE ? OF_ENABLE : OF_DISABLE;
	for (u = 0; u < at->unit->use_count && !result; u++) {
		at->use = &at->session->uses[at->unit->first_use + u];
		result = flatten(at, part_of(at, at->use));
	}
	return result;
}

static int flatten_whole(struct flattening *at, struct pmureg_acts *to, const struct pmureg_steps *steps)
{
	at->use = NULL;
	at->part = OF_OTHER;
	at->to = to;
	return flatten(at, steps);
}

int pmureg_flatten_unit(struct pmureg_session *session, const struct pmureg_unit *unit, struct pmureg_error *error)
{
	struct flattening at = { session, unit, NULL, OF_OTHER, NULL, error };
	int result = flatten_whole(&at, &session->program, &unit->block->reset);

	if (!result)
		result = flatten_pools(&at, 0);
	if (!result)
		result = flatten_uses(&at, OF_PROGRAM);
	if (!result)
		result = flatten_uses(&at, OF_ENABLE);
	if (!result)
		result = flatten_whole(&at, &session->start, &unit->block->start);
	if (!result)
		result = flatten_whole(&at, &session->stop, &unit->block->stop);
	at.to = &session->finish;
	if (!result)
		result = flatten_uses(&at, OF_DISABLE);
	if (!result)
		result = flatten_pools(&at, 1);
	return result;
}
