/*
 * acting.c: a term that was given acts, or is refused: nobody is to think that a filter filters where nothing looks at it.
 */
#include "plan.h"

struct acting {
	struct pmureg_session *session;
	const struct pmureg_unit *unit;
	const struct pmureg_assignment *assignment;
	uint64_t terms; /* mask of those that something looks at */
};

/* All terms that an expression looks at, the leader's too. */
static void look(struct acting *at, struct pmureg_code code)
{
	const struct pmureg_block *block = at->unit->block;

	for (uint16_t i = 0; i < code.count; i++) {
		const uint64_t number = code.ops[i].value, leader = number - block->variables.leader;

		if (code.ops[i].code != PMUREG_OP_VAR)
			continue;
		if (number < block->term_count || leader < block->term_count)
			at->terms |= UINT64_C(1) << (number < block->term_count ? number : leader);
	}
}

/* A condition looks at the terms that decide it: it would come out differently without them. */
static int decide(struct acting *at, struct pmureg_code condition, int *holds)
{
	uint64_t *variables = at->session->variables;
	int code = pmureg_condition(at->session, condition, holds);

	for (uint16_t t = 0; t < at->unit->block->term_count && !code && condition.count; t++) {
		const uint64_t value = variables[t];
		int without;

		variables[t] = 0;
		code = value ? pmureg_condition(at->session, condition, &without) : 0;
		variables[t] = value;
		if (value && without != *holds)
			at->terms |= UINT64_C(1) << t;
	}
	return code;
}

static void look_at_settings(struct acting *at, const struct pmureg_setting *settings, uint16_t count)
{
	for (uint16_t i = 0; i < count; i++)
		look(at, settings[i].code);
}

static int look_at_defaults(struct acting *at)
{
	const struct pmureg_block *block = at->unit->block;
	int code = pmureg_fill_variables(at->session, at->unit, at->assignment, 0), holds;

	for (uint16_t i = 0; i < block->default_count && !code; i++) {
		code = decide(at, block->defaults[i].when, &holds);
		if (holds)
			look_at_settings(at, block->defaults[i].settings, block->defaults[i].setting_count);
	}
	return code ? code : pmureg_fill_variables(at->session, at->unit, at->assignment, 1);
}

static int look_at_steps(struct acting *at, struct pmureg_steps steps)
{
	int code = 0, holds;

	for (uint16_t i = 0; i < steps.count && !code; i++) {
		const struct pmureg_step *step = &steps.steps[i];
		const struct pmureg_register *reg = &at->unit->block->registers[step->kind == PMUREG_BARRIER ? 0 : step->reg];

		code = decide(at, step->when, &holds);
		if (code || !holds || step->kind == PMUREG_BARRIER)
			continue;
		look(at, step->index);
		look_at_settings(at, step->settings, step->setting_count);
		for (uint16_t t = 0; t < reg->term_count && step->kind == PMUREG_WRITE; t++)
			at->terms |= UINT64_C(1) << reg->terms[t].term;
	}
	return code;
}

static int look_at_pools(struct acting *at)
{
	const struct pmureg_block *block = at->unit->block;
	int code = 0;

	for (uint16_t i = 0; i < block->pool_count && !code; i++) {
		if (at->assignment->slots[i] == PMUREG_NONE)
			continue;
		at->terms |= block->pools[i].terms;
		look(at, block->pools[i].when);
		code = look_at_steps(at, block->pools[i].program);
	}
	return code;
}

static int look_at_all(struct acting *at)
{
	const struct pmureg_block *block = at->unit->block;
	const struct pmureg_counter *counter = &block->counters[at->assignment->kind];
	int code = look_at_defaults(at);

	if (block->perf_instance_term != PMUREG_NONE)
		at->terms |= UINT64_C(1) << block->perf_instance_term;
	for (uint16_t t = 0; t < block->term_count && counter->sum; t++)
		if (block->terms[t].page_mask_count)
			at->terms |= UINT64_C(1) << t;
	look(at, counter->takes);
	if (!code)
		code = look_at_steps(at, counter->program);
	if (!code)
		code = look_at_steps(at, counter->enable);
	return code ? code : look_at_pools(at);
}

/* What its description gives it makes the event what it is. */
static uint64_t described_terms(const struct pmureg_event *event)
{
	uint64_t terms = 0;

	for (uint16_t i = 0; event->info && i < event->info->term_count; i++)
		terms |= UINT64_C(1) << event->info->terms[i].term;
	return terms;
}

int pmureg_check_terms(struct pmureg_session *session, const struct pmureg_unit *unit, struct pmureg_error *error)
{
	for (size_t u = 0; u < unit->assignment_count; u++) {
		struct acting at = {.session = session, .unit = unit, .assignment = &unit->assignments[u]};
		const struct pmureg_event *event = at.assignment->event;
		int code = look_at_all(&at);

		if (code)
			return code;
		for (uint16_t t = 0; t < unit->block->term_count; t++)
			if (event->terms[t] && ((event->given & ~described_terms(event) & ~at.terms) >> t & 1))
				return pmureg_fail(error, -PMUREG_EINVAL, 0,
						   "`%s`: `%s` does nothing for this event, because nothing that counts it looks at it: leave it out",
						   event->text, unit->block->terms[t].name);
	}
	return 0;
}
