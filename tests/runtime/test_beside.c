/*
 * test_beside.c: someone counts with any counter of any unit of any system: a session there is refused and names it, or
 * they lose nothing by it.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <pmureg/systems.h>

#include "bench.h"
#include "kept.h"
#include "core/internal.h"
#include "drawn.h"

/* Of a few systems that are drawn some have little. */
#define ENOUGH(number) (drawn_share() > 1 ? 0 : (number))

#define FIELDS 6  /* most that decide whether a counter runs */
#define EVENTS 6  /* that a session tries on a unit */

static struct bench bench;
static size_t refused, let_in;

/* ---- Someone who counts ---- */

struct field {
	uint16_t reg, field;
	uint32_t element, field_element;
	int whole;
};

/* A counter of the first instance of a block that someone counts with. */
struct someone {
	uint16_t block;
	const struct pmureg_counter *counter;
	uint64_t n;
	struct field fields[FIELDS];
	size_t count;
	int told; /* some of them can be read: else only a counter that moves tells that someone counts */
};

static const struct pmureg_register *reg_of(const struct someone *someone, uint16_t reg)
{
	return &pmureg_block_registers(&pmureg_system_blocks(bench.system)[someone->block])[reg];
}

static int remember(void *context, uint16_t reg, uint32_t element, uint16_t field, uint32_t field_element, int whole,
		    uint64_t *value)
{
	struct someone *someone = context;

	assert_true(someone->count < FIELDS);
	someone->told |= (reg_of(someone, reg)->masks.readable &
			  pmureg_field_mask(&pmureg_register_fields(reg_of(someone, reg))[field])) != 0;
	someone->fields[someone->count++] = (struct field){reg, field, element, field_element, whole};
	*value = 0;
	return 0;
}

static int look(void *context, uint16_t reg, uint32_t element, uint16_t field, uint32_t field_element, int whole,
		uint64_t *value)
{
	const struct someone *someone = context;
	const struct pmureg_field *of = &pmureg_register_fields(reg_of(someone, reg))[field];
	const uint64_t raw = bench_peek(&bench, someone->block, reg, 0, element);

	*value = pmureg_field_get(of, raw);
	if (!whole && of->each)
		*value = *value >> field_element * of->each & ((1ULL << of->each) - 1);
	return 0;
}

static void put(const struct someone *someone, const struct field *field, uint64_t value)
{
	const struct pmureg_register *reg = reg_of(someone, field->reg);
	const struct pmureg_field *of = &pmureg_register_fields(reg)[field->field];
	const unsigned int low = of->low + (field->whole ? 0 : field->field_element * of->each);
	/* Of a register on every page all are written. */
	const uint32_t elements = reg->pages > 1 && reg->elements == reg->pages ? reg->pages : 1;

	for (uint32_t e = 0; e < elements; e++) {
		uint64_t raw = bench_peek(&bench, someone->block, field->reg, 0, field->element + e);

		raw = (raw & ~(1ULL << low)) | value << low;
		bench_poke(&bench, someone->block, field->reg, 0, field->element + e, raw);
	}
}

static uint64_t evaluate(struct someone *someone, struct pmureg_code code, pmureg_field_reader *read)
{
	const struct pmureg_eval eval = {.variables = &someone->n, .read = read, .context = someone};
	uint64_t value;

	assert_int_equal(pmureg_evaluate(code, &eval, 0, &value), 0);
	return value;
}

/*
 * Whatever of the fields must be 1, and whatever 0: as few ones as there can be. What runs from reset on is nobody's.
 */
static int begin_counting(struct someone *someone)
{
	if (evaluate(someone, pmureg_counter_runs(someone->counter), look))
		return 0;
	someone->count = 0;
	(void)evaluate(someone, pmureg_counter_runs(someone->counter), remember);
	if (!someone->told)
		return 0;
	for (unsigned int ones = 0; ones < 1U << someone->count; ones++) {
		for (size_t i = 0; i < someone->count; i++)
			put(someone, &someone->fields[i], ones >> i & 1);
		if (evaluate(someone, pmureg_counter_runs(someone->counter), look))
			return 1;
	}
	return 0;
}

/* What the counter, or each register that it is the sum of, has counted. */
static uint64_t counted(const struct someone *someone)
{
	const struct pmureg_block *block = &pmureg_system_blocks(bench.system)[someone->block];
	uint64_t sum = 0;

	for (uint16_t i = 0; i < someone->counter->reg_count; i++) {
		const struct pmureg_counted of = pmureg_counted(block, someone->counter, i, someone->n);

		for (uint32_t e = of.first; e < of.end; e += of.step)
			sum += (bench_peek(&bench, someone->block, of.reg, 0, e) & of.bits) / (of.bits & (~of.bits + 1));
	}
	return sum;
}

static uint64_t count_for(const struct someone *someone, uint64_t ticks)
{
	const uint64_t before = counted(someone);

	assert_int_equal(pmureg_sim_advance(bench.sim, ticks), 0);
	return counted(someone) - before;
}

/* ---- Beside them ---- */

static struct pmureg_undo kept;

static int keep(void *context, const struct pmureg_undo *undo)
{
	(void)context;
	if (undo) /* else all has been put back */
		kept_take(&kept, undo);
	return 0;
}

static int forget(void **state)
{
	(void)state;
	kept_free(&kept);
	return 0;
}

static void end_session(int dies)
{
	if (dies)
		assert_int_equal(pmureg_undo_run(bench.system, &bench.trace.io, &kept, NULL, NULL, &bench.error), 0);
	else
		bench_end(&bench);
}

/* Whether a unit counts with registers of that block. */
static int is_lender(const struct someone *someone, const struct pmureg_block *block)
{
	const struct pmureg_block *own = &pmureg_system_blocks(bench.system)[someone->block];
	int lends = 0;

	for (uint16_t i = 0; i < own->lender_count; i++)
		lends |= &pmureg_system_blocks(bench.system)[pmureg_block_lenders(own)[i].block] == block;
	return lends;
}

/* The control that says most about their counter is named, by whatever number. */
static void check_refusal(const struct someone *someone)
{
	const struct pmureg_control *owned = bench.options.owned;

	assert_non_null(strstr(bench.error.message, "another program counts with it"));
	assert_true(owned->block == &pmureg_system_blocks(bench.system)[someone->block] ||
		    is_lender(someone, owned->block));
	assert_non_null(strstr(bench.error.message, pmureg_register_key(owned->reg)));
	refused++;
}

static void count_beside(struct someone *someone, const struct pmureg_event *event, int dies)
{
	struct pmureg_control owned;
	const uint64_t rate = count_for(someone, 100);
	uint64_t before, start = counted(someone);
	int code;

	bench.events[0] = *event;
	bench.count = 1;
	bench.options.flags = PMUREG_SESSION_NO_ROTATION | PMUREG_SESSION_ANY_RATE;
	bench.options.keep = keep;
	bench.options.owned = &owned;
	before = bench_fingerprint(&bench);
	assert_true(rate > 0);
	bench.trace.count = 0;
	code = bench_open(&bench);
	if (code == -16)
		check_refusal(someone);
	if (code) {
		assert_int_equal(bench_fingerprint(&bench), before);
		return;
	}
	let_in++;
	assert_null(owned.block);
	assert_int_equal(pmureg_session_start(bench.session, &bench.error), 0);
	bench_run(&bench, 200);
	end_session(dies);
	if (counted(someone) - start != 2 * rate)
		fail_msg("%s: %s beside %s %llu: they counted %llu, not %llu", pmureg_system_key(bench.system),
			 event->text, pmureg_counter_key(someone->counter), (unsigned long long)someone->n,
			 (unsigned long long)(counted(someone) - start), 2ULL * rate);
	assert_int_equal(count_for(someone, 100), rate);
	assert_int_equal(evaluate(someone, pmureg_counter_runs(someone->counter), look), 1);
}

/* Events of the unit that its kinds of counters take, as many as fit. */
static size_t find_events(uint16_t b, struct pmureg_event *events)
{
	const struct pmureg_block *block = &pmureg_system_blocks(bench.system)[b];
	const uint16_t step = block->event_count > EVENTS ? block->event_count / EVENTS : 1;
	char text[192];
	size_t length = pmureg_unit_name(bench.system, block, 0, text, sizeof(text)), count = 0;

	for (uint16_t e = 0; e < block->event_count && count < EVENTS; e = (uint16_t)(e + step)) {
		snprintf(text + length, sizeof(text) - length, "/%s/",
			 pmureg_described_event_name(&pmureg_block_events(block)[e]));
		count += !pmureg_event_parse(bench.system, text, &events[count], &bench.error);
	}
	snprintf(text + length, sizeof(text) - length, "/event=1/");
	return count ? count : !pmureg_event_parse(bench.system, text, events, &bench.error);
}

static void beside_counter(const struct pmureg_system *system, uint16_t b, uint16_t kind, uint16_t counter, int dies)
{
	struct pmureg_event events[EVENTS];
	struct someone someone = {.block = b,
				  .counter = &pmureg_block_counters(&pmureg_system_blocks(system)[b])[kind]};

	someone.n = (uint64_t)someone.counter->first + counter;
	bench_init(&bench, system);
	if (begin_counting(&someone) && count_for(&someone, 10))
		for (size_t i = find_events(b, events); i-- > 0;)
			count_beside(&someone, &events[i], dies);
	bench.trace.count = 0;
	bench_done(&bench);
}

static void each_counter(void (*try)(const struct pmureg_system *system, uint16_t b, uint16_t kind, uint16_t counter,
				     int dies),
			 int dies)
{
	refused = let_in = 0;
	for (size_t s = drawn_first(); s < pmureg_built_in_count; s += drawn_share()) {
		const struct pmureg_system *system = pmureg_built_in[s];
		const struct pmureg_block *blocks = pmureg_system_blocks(system);

		for (uint16_t b = 0; b < system->block_count; b++)
			for (uint16_t k = 0; k < blocks[b].counter_count; k++)
				for (uint16_t i = 0; pmureg_block_counters(&blocks[b])[k].runs.count &&
						     i < pmureg_block_counters(&blocks[b])[k].count;
				     i = (uint16_t)(i * 3 + 1))
					try(system, b, k, i, dies);
	}
	print_message("%zu refused, %zu let in\n", refused, let_in);
}

static void they_lose_nothing(void **state)
{
	(void)state;
	for (int dies = 0; dies < 2; dies++) {
		each_counter(beside_counter, dies);
		assert_true(refused > ENOUGH(100) && let_in > ENOUGH(20));
	}
}

/* ---- Someone who comes when the session counts already ---- */

/* Whether a counter that theirs is joined from is the session's. */
static int takes_part(const struct someone *someone)
{
	const struct pmureg_block *block = &pmureg_system_blocks(bench.system)[someone->block];
	const uint16_t *parts = pmureg_counter_parts(someone->counter);
	int runs = 0;

	for (uint64_t i = 2 * (someone->n - someone->counter->first);
	     parts && i < 2 * (someone->n - someone->counter->first) + 2; i++) {
		struct someone one = {.block = someone->block, .counter = pmureg_block_counters(block)};

		while (parts[i] >= one.counter->number + one.counter->count)
			one.counter++;
		one.n = (uint64_t)one.counter->first + parts[i] - one.counter->number;
		runs |= evaluate(&one, pmureg_counter_runs(one.counter), look) != 0;
	}
	return runs;
}

static void come_after(struct someone *someone, const struct pmureg_event *event, int dies)
{
	uint64_t start, rate;

	bench.events[0] = *event;
	bench.count = 1;
	bench.options.flags = PMUREG_SESSION_NO_ROTATION | PMUREG_SESSION_ANY_RATE;
	bench.options.keep = keep;
	if (bench_open(&bench))
		return;
	assert_int_equal(pmureg_session_start(bench.session, &bench.error), 0);
	if (takes_part(someone) || !begin_counting(someone)) { /* it is the session's */
		end_session(0);
		return;
	}
	rate = count_for(someone, 100);
	start = counted(someone);
	end_session(dies);
	if (counted(someone) != start || count_for(someone, 100) != rate)
		fail_msg("%s: %s before %s %llu: they counted %llu, not %llu", pmureg_system_key(bench.system),
			 event->text, pmureg_counter_key(someone->counter), (unsigned long long)someone->n,
			 (unsigned long long)(counted(someone) - start), (unsigned long long)rate);
	let_in++;
}

static void before_counter(const struct pmureg_system *system, uint16_t b, uint16_t kind, uint16_t counter, int dies)
{
	struct pmureg_event events[EVENTS];
	struct someone someone = {.block = b,
				  .counter = &pmureg_block_counters(&pmureg_system_blocks(system)[b])[kind]};

	someone.n = (uint64_t)someone.counter->first + counter;
	bench_init(&bench, system);
	if (find_events(b, events))
		come_after(&someone, &events[0], dies);
	bench.trace.count = 0;
	bench_done(&bench);
}

static void they_may_come_later(void **state)
{
	(void)state;
	for (int dies = 0; dies < 2; dies++) {
		each_counter(before_counter, dies);
		assert_true(let_in > ENOUGH(20));
	}
}

/* ---- Someone who takes the counter of a session ---- */

/* Chooses another event for the counter. Whether the registers can be read that say what it counts. */
static int take(struct someone *someone)
{
	const struct field *field = someone->fields;
	const struct pmureg_field *of;
	uint64_t raw;

	someone->told = 0;
	someone->count = 0;
	(void)evaluate(someone, pmureg_counter_selects(someone->counter), remember);
	if (!someone->told)
		return 0;
	of = &pmureg_register_fields(reg_of(someone, field->reg))[field->field];
	raw = bench_peek(&bench, someone->block, field->reg, 0, field->element);
	bench_poke(&bench, someone->block, field->reg, 0, field->element,
		   raw ^ 1ULL << (of->low + (field->whole ? 0 : field->field_element * of->each)));
	return 1;
}

static void lose_counter(struct someone *someone, const struct pmureg_event *event)
{
	const uint64_t before = evaluate(someone, pmureg_counter_selects(someone->counter), look);
	struct pmureg_count count;

	bench.events[0] = *event;
	bench.count = 1;
	bench.options.flags = PMUREG_SESSION_NO_ROTATION | PMUREG_SESSION_ANY_RATE;
	if (bench_open(&bench))
		return;
	assert_int_equal(pmureg_session_start(bench.session, &bench.error), 0);
	bench_run(&bench, 100);
	assert_int_equal(bench.results[0].reason, PMUREG_COUNTED);
	/* It is the session's where that has chosen its event: another one may run by the same enable. */
	if (evaluate(someone, pmureg_counter_runs(someone->counter), look) &&
	    evaluate(someone, pmureg_counter_selects(someone->counter), look) != before && take(someone)) {
		for (int reads = 0; reads < 2; reads++) {
			assert_int_equal(pmureg_sim_advance(bench.sim, 100), 0);
			assert_int_equal(pmureg_session_read(bench.session, &count, &bench.error), 0);
			if (count.reason != PMUREG_IN_USE || count.value)
				fail_msg("%s: %s on %s %llu: %llu", pmureg_system_key(bench.system), event->text,
					 pmureg_counter_key(someone->counter), (unsigned long long)someone->n,
					 (unsigned long long)count.value);
		}
		refused++;
	}
	end_session(0);
}

static void lose(const struct pmureg_system *system, uint16_t b, uint16_t kind, uint16_t counter, int dies)
{
	struct pmureg_event events[EVENTS];
	struct someone someone = {.block = b,
				  .counter = &pmureg_block_counters(&pmureg_system_blocks(system)[b])[kind]};

	(void)dies;
	someone.n = (uint64_t)someone.counter->first + counter;
	bench_init(&bench, system);
	if (find_events(b, events) && !evaluate(&someone, pmureg_counter_runs(someone.counter), look))
		lose_counter(&someone, &events[0]);
	bench.trace.count = 0;
	bench_done(&bench);
}

/* What is read from then on is no number: it is what they count. */
static void their_event_is_no_count(void **state)
{
	(void)state;
	each_counter(lose, 0);
	assert_true(refused > ENOUGH(40));
}

/* ---- Two sessions on one unit ---- */

struct session {
	void *memory;
	struct pmureg_session *session;
	const struct pmureg_event *event;
	uint64_t count;
};

/* As records let the library do: who would write what another session writes is refused, whoever counts. */
static int keep_apart(void *context, const struct pmureg_undo *undo)
{
	const struct pmureg_undo *other = context;

	for (size_t i = 0; undo && i < undo->compared_count; i++)
		for (size_t j = 0; j < other->compared_count; j++) {
			const struct pmureg_compared *one = &undo->compared[i], *two = &other->compared[j];

			if (one->kind != PMUREG_COMPARED_WATCHED && two->kind != PMUREG_COMPARED_WATCHED &&
			    one->place.block == two->place.block && one->place.instance == two->place.instance &&
			    one->reg == two->reg && one->element == two->element && (one->mask & two->mask))
				return -16;
		}
	return 0;
}

/* `other`: what undoes one that counts already; or of no session. */
static int begin_session(struct session *session, const struct pmureg_event *event, struct pmureg_undo *other)
{
	const struct pmureg_session_options options = {.size = sizeof(options),
						       .flags = PMUREG_SESSION_NO_ROTATION | PMUREG_SESSION_ANY_RATE,
						       .keep = keep_apart, .context = other};
	const size_t size = pmureg_session_size(bench.system, event, 1, &options);
	int code;

	session->event = event;
	session->memory = malloc(size);
	assert_non_null(session->memory);
	code = pmureg_session_open(session->memory, size, bench.system, pmureg_sim_io(bench.sim), event, 1, &options,
				   &session->session, &bench.error);
	if (!code)
		assert_int_equal(pmureg_session_start(session->session, &bench.error), 0);
	else
		free(session->memory);
	return code;
}

static void finish_session(struct session *session)
{
	struct pmureg_control changed;
	struct pmureg_count count;

	assert_int_equal(pmureg_session_read(session->session, &count, &bench.error), 0);
	session->count = count.value;
	assert_int_equal(pmureg_session_stop(session->session, &bench.error), 0);
	assert_int_equal(pmureg_session_close(session->session, &bench.error), 0);
	assert_int_equal(pmureg_session_changed(session->session, 0, &changed), -2);
	free(session->memory);
}

static uint64_t count_alone(const struct pmureg_event *event, uint64_t ticks)
{
	struct session alone;

	assert_int_equal(begin_session(&alone, event, &(struct pmureg_undo){0}), 0);
	assert_int_equal(pmureg_sim_advance(bench.sim, ticks), 0);
	finish_session(&alone);
	return alone.count;
}

/* The first one ends first, or the second. */
static void count_both(const struct pmureg_event *one, const struct pmureg_event *other, int second_first)
{
	const uint64_t before = bench_fingerprint(&bench);
	const uint64_t wanted = count_alone(one, 200), other_wanted = count_alone(other, 200);
	struct session first, second;
	struct pmureg_undo undo = {0};

	assert_int_equal(begin_session(&first, one, &undo), 0);
	pmureg_session_undo(first.session, &undo);
	if (begin_session(&second, other, &undo)) {
		assert_int_equal(bench.error.code, -16);
		assert_int_equal(pmureg_sim_advance(bench.sim, 200), 0);
		finish_session(&first);
		refused++;
	} else {
		struct pmureg_count half;

		assert_int_equal(pmureg_sim_advance(bench.sim, 100), 0);
		assert_int_equal(pmureg_session_read(second.session, &half, &bench.error), 0);
		/* On a counter of another kind an event may have another number, and so another rate on the model. */
		if (half.value * 2 != other_wanted)
			assert_true(half.value && other->block->counter_count > 1);
		assert_int_equal(pmureg_sim_advance(bench.sim, 100), 0);
		finish_session(second_first ? &second : &first);
		assert_int_equal(pmureg_sim_advance(bench.sim, 100), 0);
		finish_session(second_first ? &first : &second);
		let_in++;
		assert_int_equal(second.count, half.value * (second_first ? 2 : 3));
	}
	if (first.count != wanted && first.count != wanted + wanted / 2)
		fail_msg("%s counted %llu beside %s, not %llu", one->text, (unsigned long long)first.count, other->text,
			 (unsigned long long)wanted);
	if (bench_fingerprint(&bench) != before)
		fail_msg("%s beside %s: registers are not as they were", one->text, other->text);
}

/* Whether registers tell that the counters of a unit run. */
static int is_told(uint16_t b)
{
	struct someone someone = {.block = b, .counter = pmureg_block_counters(&pmureg_system_blocks(bench.system)[b])};

	(void)evaluate(&someone, pmureg_counter_runs(someone.counter), remember);
	return someone.told;
}

static void each_pair(const struct pmureg_system *system, uint16_t b)
{
	struct pmureg_event events[EVENTS];
	size_t count;

	bench_init(&bench, system);
	count = is_told(b) ? find_events(b, events) : 0;
	for (size_t i = 0; i < count; i++)
		for (size_t j = 0; j < 2 * count; j += 7)
			count_both(&events[i], &events[j / 2], j & 1);
	bench_done(&bench);
}

static void two_sessions(void **state)
{
	(void)state;
	refused = let_in = 0;
	for (size_t s = drawn_first(); s < pmureg_built_in_count; s += drawn_share())
		for (uint16_t b = 0; b < pmureg_built_in[s]->block_count; b++)
			if (pmureg_system_blocks(pmureg_built_in[s])[b].counter_count)
				each_pair(pmureg_built_in[s], b);
	print_message("%zu refused, %zu let in\n", refused, let_in);
	assert_true(refused > ENOUGH(100) && let_in > ENOUGH(20));
}

int main(void)
{
	const struct CMUnitTest tests[] = {cmocka_unit_test(they_lose_nothing), cmocka_unit_test(they_may_come_later),
					   cmocka_unit_test(their_event_is_no_count), cmocka_unit_test(two_sessions)};

	return cmocka_run_group_tests(tests, NULL, forget);
}
