/*
 * validate_choice.c: every event on every counter that may count it, and on no other.
 *
 * A unit is given one event as often as counters may count it: each copy then has one of these counters to itself, and
 * one copy more must be refused however many other counters are free.
 */
#include "validate.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define TICKS 1000U
#define MEMORY ((size_t)1 << 20)
#define MOST 136 /* counters that one event may have, and one more */

/* A counter of a unit: its kind, and its number there. */
struct slot {
	const struct pmureg_counter *kind;
	uint16_t number;
};

struct choice {
	const struct pmureg_system *system;
	const struct pmureg_block *block;
	const struct pmureg_described_event *listed;
	struct pmureg_event events[MOST];
	struct slot slots[MOST]; /* the counters that may count it, in order */
	size_t slot_count;
	struct pmureg_sim *sim;
	void *sim_memory, *memory;
	struct pmureg_error error;
};

/* An expression that reads no register; an empty one is `otherwise`. */
static uint64_t value_of(struct pmureg_code code, const uint64_t *variables, uint64_t otherwise)
{
	const struct pmureg_eval eval = {.variables = variables};
	uint64_t value = 0;

	assert_int_equal(pmureg_evaluate(code, &eval, otherwise, &value), 0);
	return value;
}

/* A field of a register's value, or one element of it. */
static uint64_t part_of(const struct pmureg_field *field, uint64_t raw, uint32_t element, int whole)
{
	const uint64_t all = pmureg_field_get(field, raw);

	if (whole || !field->each)
		return all;
	return element < field->width / field->each ? all >> (element * field->each) & ~0ULL >> (64 - field->each) : 0;
}

/* A field as the device holds it, or a fact as it tells it. */
static int read_field(void *context, uint16_t reg_index, uint32_t element, uint16_t field, uint32_t field_element,
		      int whole, uint64_t *value)
{
	const struct choice *c = context;
	const uint16_t instance = c->events[0].instance;
	const struct pmureg_register *reg;
	int code;

	if (reg_index == PMUREG_NONE && pmureg_block_facts(c->block)[element].kind == PMUREG_FACT_READ)
		return pmureg_evaluate(pmureg_fact_at(&pmureg_block_facts(c->block)[element]),
				       &(struct pmureg_eval){.read = read_field, .context = context}, 0, value);
	if (reg_index == PMUREG_NONE) {
		*value = value_of(pmureg_fact_example(&pmureg_block_facts(c->block)[element]),
				  pmureg_instance_numbers(&pmureg_block_instances(c->block)[instance]), 0);
		return 0;
	}
	reg = &pmureg_block_registers(c->block)[reg_index];
	code = pmureg_sim_peek(c->sim, c->block, reg, instance, element, value);
	*value = part_of(&pmureg_register_fields(reg)[field], *value, field_element, whole);
	return code;
}

/* What the kinds are asked with: the event's terms, alone in its group, the numbers of its unit and what that tells. */
static uint64_t *variables_of(struct choice *c, uint64_t n)
{
	const struct pmureg_variables *at = &c->block->variables;
	const struct pmureg_event *event = &c->events[0];
	uint64_t *variables = calloc(at->count, sizeof(*variables));

	assert_non_null(variables);
	memcpy(variables, event->terms, c->block->term_count * sizeof(*variables));
	memcpy(variables + at->leader, event->terms, c->block->term_count * sizeof(*variables));
	memcpy(variables + at->numbers, pmureg_instance_numbers(&pmureg_block_instances(c->block)[event->instance]),
	       c->block->number_count * sizeof(*variables));
	for (uint16_t i = 0; i < c->block->event_fact_count; i++)
		assert_int_equal(read_field(c, PMUREG_NONE, pmureg_block_event_facts(c->block)[i], 0, 0, 1,
					    &variables[at->facts + i]),
				 0);
	variables[at->n] = n;
	return variables;
}

/* `allows` of the kind: the event, and the counter. */
static int allows(struct choice *c, const struct pmureg_counter *kind, uint16_t number)
{
	uint64_t *variables = variables_of(c, (uint64_t)kind->first + number);
	const int allowed = value_of(pmureg_counter_allows(kind), variables, 1) != 0;

	free(variables);
	return allowed;
}

/* Whether the unit has that one at all. */
static int is_there(struct choice *c, const struct pmureg_counter *kind, uint16_t number)
{
	const uint64_t n = (uint64_t)kind->first + number;
	const struct pmureg_eval eval = {.variables = &n, .read = read_field, .context = c};
	uint64_t present = 0;

	assert_int_equal(pmureg_evaluate(pmureg_counter_present(kind), &eval, 1, &present), 0);
	return present != 0;
}

/* Whether a kind that says so may count the event with one of its counters, there or not. */
static int is_allowed(struct choice *c)
{
	for (uint16_t i = 0; i < c->block->counter_count; i++)
		for (uint16_t n = 0;
		     pmureg_block_counters(c->block)[i].allows.count && n < pmureg_block_counters(c->block)[i].count;
		     n++)
			if (allows(c, &pmureg_block_counters(c->block)[i], n))
				return 1;
	return 0;
}

/*
 * The counters that the event names; else those whose kind allows it, and where none does, those of the kinds that do
 * not say what they allow.
 */
static void find_slots(struct choice *c)
{
	const uint64_t *named = pmureg_described_event_counters_of(c->listed);
	const uint64_t counters = pmureg_described_event_rest(c->listed)->counters;
	const int said = is_allowed(c);

	c->slot_count = 0;
	for (uint16_t k = 0; k < c->block->counter_count; k++) {
		const struct pmureg_counter *kind = &pmureg_block_counters(c->block)[k];

		for (uint16_t i = 0; i < kind->count; i++) {
			const int may = named              ? (int)(named[k] >> i & 1) :
					kind->allows.count ? allows(c, kind, i) :
							     !said;

			if (!may || !is_there(c, kind, i) || (counters && !(counters >> i & 1)))
				continue;
			assert_true(c->slot_count + 1 < MOST);
			c->slots[c->slot_count++] = (struct slot){kind, i};
		}
	}
}

/* How many of its pages the unit has. */
static uint64_t pages_of(struct choice *c, const struct pmureg_register *reg)
{
	uint64_t variables[PMUREG_NUMBERS + 1] = {0}, there = reg->pages, present;
	const struct pmureg_eval eval = {.variables = variables, .read = read_field, .context = c};

	memcpy(variables, pmureg_instance_numbers(&pmureg_block_instances(c->block)[c->events[0].instance]),
	       c->block->number_count * sizeof(*variables));
	for (uint16_t i = 0; i < c->block->page_choice_count; i++)
		for (uint16_t n = 0; pmureg_block_page_choices(c->block)[i].first == reg->page && n < reg->pages; n++) {
			variables[c->block->number_count] = n;
			assert_int_equal(
				pmureg_evaluate(pmureg_page_choice_told(&pmureg_block_page_choices(c->block)[i]), &eval,
						1, &present),
				0);
			there -= !present;
		}
	return there;
}

/* The registers that a counter is the sum of. */
static uint64_t parts(struct choice *c, const struct pmureg_counter *kind)
{
	uint64_t elements = 0;

	if (!kind->sum || kind->only_first)
		return 1;
	for (uint16_t i = 0; i < kind->reg_count; i++) {
		const struct pmureg_register *reg = &pmureg_block_registers(c->block)[pmureg_counter_regs(kind)[i].reg];
		const uint32_t on_page = reg->pages > 1 ? reg->elements / reg->pages : reg->elements;

		elements += (reg->pages > 1 ? pages_of(c, reg) : 1) * (kind->sum == PMUREG_SUM_PAGES ? 1 : on_page);
	}
	return elements;
}

/* Whether the field that chooses is the term's, all of it. */
static int is_event(const struct pmureg_term *term, struct pmureg_code selects)
{
	const struct pmureg_term_field *fields = pmureg_term_fields(term);
	const struct pmureg_op *last = selects.count ? &selects.ops[selects.count - 1] : NULL;

	return last && last->code == PMUREG_OP_FIELD && term->field_count == 1 && fields[0].reg == last->a &&
	       fields[0].field == last->b;
}

/*
 * What each of them adds for each tick of the simulated device: see pmureg_sim. The number is the one that was given,
 * where a term stands for the field that chooses; else what was programmed.
 */
static uint64_t rate(struct choice *c, const struct slot *slot)
{
	const uint64_t n = (uint64_t)slot->kind->first + slot->number;
	const struct pmureg_eval eval = {.variables = &n, .read = read_field, .context = c};
	uint64_t number = 0;

	for (uint16_t i = 0; i < c->block->term_count; i++)
		if (is_event(&pmureg_block_terms(c->block)[i], pmureg_counter_selects(slot->kind)))
			return (c->events[0].terms[i] & 0xff) + 1;
	assert_int_equal(pmureg_evaluate(pmureg_counter_selects(slot->kind), &eval, 0, &number), 0);
	return (number & 0xff) + 1;
}

/* Each that it counts stands for 2 to the power of that; where registers tell. */
static uint64_t shift(struct choice *c, const struct pmureg_counter *kind)
{
	const struct pmureg_eval eval = {.variables = c->events[0].terms, .read = read_field, .context = c};
	uint64_t number = 0;

	assert_int_equal(pmureg_evaluate(pmureg_counter_discover_shift(kind), &eval, 0, &number), 0);
	return number;
}

static int open_copies(struct choice *c, size_t count, struct pmureg_session **session)
{
	/* All at once, and yet no group: there are units whose drivers take none. */
	const struct pmureg_session_options options = {.size = sizeof(options), .flags = PMUREG_SESSION_NO_ROTATION};

	for (size_t i = 1; i < count; i++)
		c->events[i] = c->events[0];
	return pmureg_session_open(c->memory, MEMORY, c->system, pmureg_sim_io(c->sim), c->events, count, &options,
				   session, &c->error);
}

/* What the counter's own register holds, or its field, where it has one to itself. */
static void check_register(const struct choice *c, const struct slot *slot, uint64_t wanted)
{
	const struct pmureg_reference *of = &pmureg_counter_regs(slot->kind)[0];
	const struct pmureg_register *reg = &pmureg_block_registers(c->block)[of->reg];
	const uint64_t n = (uint64_t)slot->kind->first + slot->number;
	uint64_t value = 0;

	if (slot->kind->sum || slot->kind->fixed || slot->kind->restarts)
		return;
	assert_int_equal(
		pmureg_sim_peek(c->sim, c->block, reg, c->events[0].instance,
				(uint32_t)value_of(pmureg_reference_index(of), &n,
						   of->field == PMUREG_NONE ? n - pmureg_element_name(reg, 0) : 0),
				&value),
		0);
	if (of->field != PMUREG_NONE)
		value = part_of(&pmureg_register_fields(reg)[of->field], value,
				(uint32_t)value_of(pmureg_reference_field_index(of), &n, 0), !of->field_index.count);
	if (value != wanted)
		fail_msg("%s: counter %u of `%s` holds %llu, not %llu", c->events[0].text, slot->number,
			 pmureg_counter_key(slot->kind), (unsigned long long)value, (unsigned long long)wanted);
}

static void count_copies(struct choice *c, size_t count)
{
	struct pmureg_session *session;
	struct pmureg_count counts[MOST];

	if (open_copies(c, count, &session) || pmureg_session_start(session, &c->error) ||
	    pmureg_sim_advance(c->sim, TICKS) || pmureg_session_read(session, counts, &c->error))
		fail_msg("%s, %zu times: %s", c->events[0].text, count, c->error.message);
	for (size_t i = 0; i < count; i++) {
		const uint64_t held = TICKS * rate(c, &c->slots[i]) * parts(c, c->slots[i].kind);
		const uint64_t wanted = held << shift(c, c->slots[i].kind);

		if (counts[i].value != wanted)
			fail_msg("%s: copy %zu of %zu counted %llu, not %llu", c->events[0].text, i, count,
				 (unsigned long long)counts[i].value, (unsigned long long)wanted);
		check_register(c, &c->slots[i], held);
	}
	if (pmureg_session_stop(session, &c->error) || pmureg_session_close(session, &c->error))
		fail_msg("%s: %s", c->events[0].text, c->error.message);
}

/* Whether counters of several kinds may count it. */
static int of_several_kinds(const struct choice *c)
{
	return c->slots[0].kind != c->slots[c->slot_count - 1].kind;
}

/* Whether all counters of all those kinds may. */
static int any_counter(struct choice *c)
{
	size_t all = 0;

	for (size_t i = 0; i < c->slot_count; i++)
		if (i == 0 || c->slots[i].kind != c->slots[i - 1].kind)
			for (uint16_t n = 0; n < c->slots[i].kind->count; n++)
				all += (size_t)is_there(c, c->slots[i].kind, n);
	return !pmureg_described_event_rest(c->listed)->counters &&
	       !pmureg_described_event_counters_of(c->listed) && c->slot_count == all;
}

/* `only counters 0, 1`; of several kinds `only counters fixed 0, general 1` */
static void name_slots(const struct choice *c, size_t count, char *text, size_t size)
{
	size_t length = (size_t)snprintf(text, size, "only counter%s", count == 1 ? "" : "s");

	for (size_t i = 0; i < count && length < size; i++)
		length += (size_t)snprintf(text + length, size - length, "%s %s%s%u", i ? "," : "",
					   of_several_kinds(c) ? pmureg_counter_key(c->slots[i].kind) : "",
					   of_several_kinds(c) ? " " : "", c->slots[i].number);
}

/* The sentence says which counters there are for the event, and of which unit. */
static void refuse_one_more(struct choice *c, size_t count)
{
	struct pmureg_session *session;
	char unit[128], start[520], counters[64];
	int result = open_copies(c, count + 1, &session);

	pmureg_unit_any_name(c->system, c->block, c->events[0].instance, unit, sizeof(unit));
	if (!any_counter(c))
		name_slots(c, count, counters, sizeof(counters));
	else
		snprintf(counters, sizeof(counters), "%zu counter%s", count, count == 1 ? "" : "s");
	snprintf(start, sizeof(start), "`%s`: %s of %s can count it, but other events of the group use ",
		 c->events[0].text, counters, unit);
	if (result != -16 || strncmp(c->error.message, start, strlen(start)))
		fail_msg("%s, %zu times: %d: %s", c->events[0].text, count + 1, result,
			 result ? c->error.message : "counts");
}

/* How many copies the unit takes: all of its counters, or as many as its registers say that it has. */
static size_t how_many(struct choice *c)
{
	size_t count = c->slot_count;
	struct pmureg_session *session;

	for (; count > 1 && c->slots[c->slot_count - 1].kind->discover_count.count; count--) {
		if (open_copies(c, count, &session))
			continue;
		assert_int_equal(pmureg_session_close(session, &c->error), 0);
		break;
	}
	return count;
}

static void check_event(struct choice *c)
{
	const char *fault = "";
	size_t count;

	find_slots(c);
	assert_true(c->slot_count > 0);
	if (c->slots[0].kind->fixed) {
		count_copies(c, 1);
		return;
	}
	count = how_many(c);
	count_copies(c, count);
	refuse_one_more(c, count);
	if (pmureg_sim_faults(c->sim, &fault))
		fail_msg("%s: %s", c->events[0].text, fault);
}

void validate_choice(const struct pmureg_system *system)
{
	struct choice *c = calloc(1, sizeof(*c));
	size_t size = pmureg_sim_size(system);

	assert_non_null(c);
	c->system = system;
	c->memory = malloc(MEMORY);
	c->sim_memory = malloc(size);
	assert_non_null(c->memory);
	assert_non_null(c->sim_memory);
	assert_int_equal(pmureg_sim_init(c->sim_memory, size, system, &c->sim), 0);
	for (uint16_t b = 0; b < system->block_count; b++) {
		c->block = &pmureg_system_blocks(system)[b];
		/* Of a unit whose counters are not described, only its own driver can count the events. */
		for (uint16_t e = 0; c->block->counter_count && e < c->block->event_count; e++) {
			const uint16_t *instances;

			c->listed = &pmureg_block_events(c->block)[e];
			instances = pmureg_described_event_instances(c->listed);
			if (validate_event(system, c->listed, instances ? instances[0] : 0, pmureg_sim_io(c->sim),
					   c->block, &c->events[0]))
				check_event(c);
		}
	}
	free(c->sim_memory);
	free(c->memory);
	free(c);
}
