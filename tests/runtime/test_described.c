/*
 * test_described.c: every described event of every system, by each of its names and by its terms; and that the
 * generator's hash tables answer as the search without them does.
 */
#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include <pmureg/systems.h>

#include "bench.h"
#include "core/internal.h"
#include "drawn.h"

static struct pmureg_event named, other;
static struct pmureg_error error;
static size_t seen;

/* What is done with each event, or with one in so many, on the first of its instances and on the last. */
typedef void each_event(const struct pmureg_system *system, const struct pmureg_block *block,
			const struct pmureg_described_event *listed, uint16_t instance);

static void for_each(each_event *check, size_t step)
{
	seen = 0;
	for (size_t s = drawn_first(); s < pmureg_built_in_count; s += drawn_share()) {
		const struct pmureg_system *system = pmureg_built_in[s];

		for (uint16_t b = 0; b < system->block_count; b++) {
			const struct pmureg_block *block = &pmureg_system_blocks(system)[b];

			for (size_t e = 0; e < block->event_count; e += step) {
				const struct pmureg_described_event *listed = &pmureg_block_events(block)[e];
				const uint16_t *instances = pmureg_described_event_instances(listed);
				const uint16_t count = pmureg_described_event_rest(listed)->instance_count;

				check(system, block, listed, count ? instances[0] : 0);
				check(system, block, listed,
				      count ? instances[count - 1] : (uint16_t)(block->instance_count - 1));
			}
		}
	}
	assert_true(seen > 0);
}

static void parse(const struct pmureg_system *system, const char *text, struct pmureg_event *event)
{
	if (pmureg_event_parse(system, text, event, &error))
		fail_msg("%s: %s", text, error.message);
	seen++;
}

static void expect_same_terms(const struct pmureg_event *a, const struct pmureg_event *b)
{
	assert_ptr_equal(a->block, b->block);
	assert_int_equal(a->instance, b->instance);
	for (uint16_t i = 0; i < a->block->term_count; i++)
		if (a->terms[i] != b->terms[i])
			fail_msg("%s and %s: %s is 0x%llx and 0x%llx", a->text, b->text,
				 pmureg_term_name(&pmureg_block_terms(a->block)[i]), (unsigned long long)a->terms[i],
				 (unsigned long long)b->terms[i]);
}

static void add(char *text, size_t size, const char *what, const char *name, uint64_t value)
{
	size_t length = strlen(text);

	snprintf(text + length, size - length, "%s%s=0x%llx", what, name, (unsigned long long)value);
}

/* The terms that the user must give, as 0, behind the event. */
static void add_needs(char *text, size_t size, const struct pmureg_block *block,
		      const struct pmureg_described_event *listed)
{
	for (uint16_t i = 0; i < block->term_count; i++)
		if (pmureg_described_event_rest(listed)->needs >> i & 1)
			add(text, size, ",", pmureg_term_name(&pmureg_block_terms(block)[i]), 0);
}

static void write_named(char *text, size_t size, const char *device, const struct pmureg_block *block,
			const struct pmureg_described_event *listed, const char *name)
{
	snprintf(text, size, "%s/%s", device, name);
	add_needs(text, size, block, listed);
}

static void parse_by_our_name(const struct pmureg_system *system, const struct pmureg_block *block,
			      const struct pmureg_described_event *listed, uint16_t instance)
{
	const struct pmureg_term_value *terms = pmureg_described_event_terms(listed);
	char device[64], text[256];

	pmureg_unit_name(system, block, instance, device, sizeof(device));
	write_named(text, sizeof(text), device, block, listed, pmureg_described_event_name(listed));
	parse(system, text, &named);
	assert_ptr_equal(named.block, block);
	assert_int_equal(named.instance, instance);
	assert_ptr_equal(named.listed, listed);
	for (uint16_t i = 0; i < listed->term_count; i++)
		assert_int_equal(named.terms[terms[i].term], terms[i].value);
}

static int says(const struct pmureg_described_event *listed, const struct pmureg_term_value *wanted)
{
	const struct pmureg_term_value *terms = pmureg_described_event_terms(listed);

	for (uint16_t i = 0; i < listed->term_count; i++)
		if (terms[i].term == wanted->term)
			return terms[i].value == wanted->value;
	return 0;
}

static void by_raw_terms(const struct pmureg_system *system, const struct pmureg_block *block,
			 const struct pmureg_described_event *listed, uint16_t instance)
{
	const struct pmureg_term_value *terms = pmureg_described_event_terms(listed);
	char text[256];

	parse_by_our_name(system, block, listed, instance);
	if (!listed->term_count)
		return; /* it has no number */
	pmureg_unit_name(system, block, instance, text, sizeof(text));
	for (uint16_t i = 0; i < listed->term_count; i++)
		add(text, sizeof(text), i ? "," : "/", pmureg_term_name(&pmureg_block_terms(block)[terms[i].term]),
		    terms[i].value);
	add_needs(text, sizeof(text), block, listed);
	parse(system, text, &other);
	expect_same_terms(&named, &other);
	/* Two names may stand for the same terms; then the first is found, of those that say most. */
	assert_non_null(other.listed);
	assert_true(other.listed->term_count > listed->term_count ||
		    (other.listed->term_count == listed->term_count && other.listed <= listed));
	for (uint16_t i = 0; i < listed->term_count; i++)
		assert_true(says(other.listed, &terms[i]));
}

/* A variant that has the event: blocks of different variants may have one name in Linux. */
static const struct pmureg_system *having(const struct pmureg_system *system,
					  const struct pmureg_described_event *listed)
{
	for (uint16_t i = 0; i < system->variant_count; i++)
		if (pmureg_described_event_rest(listed)->variants & pmureg_system_variants(system)[i].variant_mask)
			return &pmureg_system_variants(system)[i];
	return system;
}

static void by_linux_name(const struct pmureg_system *system, const struct pmureg_block *block,
			  const struct pmureg_described_event *listed, uint16_t instance)
{
	char device[64], text[256];

	/* Which unit a number that only the machine tells is, no name says. */
	if (!pmureg_described_event_linux_name(listed) || block->perf_number.count ||
	    !pmureg_unit_linux_name(block, instance, PMUREG_BANKS_ALL, device, sizeof(device)))
		return;
	system = having(system, listed);
	parse_by_our_name(system, block, listed, instance);
	write_named(text, sizeof(text), device, block, listed, pmureg_described_event_linux_name(listed));
	if (block->perf_instance_term != PMUREG_NONE)
		add(text, sizeof(text), ",", pmureg_term_name(&pmureg_block_terms(block)[block->perf_instance_term]),
		    pmureg_block_perf_instance_values(block)[instance]);
	parse(system, text, &other);
	expect_same_terms(&named, &other);
	assert_ptr_equal(other.listed, listed);
}

/* A term without a place in perf's words: without it they are another event's. */
static int has_unplaced(const struct pmureg_block *block, const struct pmureg_described_event *listed)
{
	const struct pmureg_term_value *terms = pmureg_described_event_terms(listed);

	for (uint16_t i = 0; i < listed->term_count; i++)
		if (terms[i].value && !pmureg_block_terms(block)[terms[i].term].range_count)
			return 1;
	return 0;
}

/* perf's words of an event, given as words, are the same words again. */
static void by_config_words(const struct pmureg_system *system, const struct pmureg_block *block,
			    const struct pmureg_described_event *listed, uint16_t instance)
{
	uint64_t words[3], again[3];
	char text[256];

	if (has_unplaced(block, listed))
		return;
	parse_by_our_name(system, block, listed, instance);
	pmureg_event_config(&named, words);
	pmureg_unit_name(system, block, instance, text, sizeof(text));
	add(text, sizeof(text), "/", "config", words[0]);
	add(text, sizeof(text), ",", "config1", words[1]);
	add(text, sizeof(text), ",", "config2", words[2]);
	add_needs(text, sizeof(text), block, listed);
	parse(system, text, &other);
	pmureg_event_config(&other, again);
	assert_memory_equal(words, again, sizeof(words));
}

/* ---- Without the tables: one by one ---- */

static const struct pmureg_described_event *search_name(const struct pmureg_block *block, const char *name)
{
	const struct pmureg_described_event *events = pmureg_block_events(block);

	for (uint16_t i = 0; i < block->event_count; i++)
		if (!strcmp(pmureg_described_event_name(&events[i]), name))
			return &events[i];
	for (uint16_t i = 0; i < block->event_count; i++)
		if (pmureg_described_event_linux_name(&events[i]) &&
		    !strcmp(pmureg_described_event_linux_name(&events[i]), name))
			return &events[i];
	for (uint16_t i = 0; i < block->event_count; i++)
		if (!strcasecmp(pmureg_described_event_name(&events[i]), name))
			return &events[i];
	return NULL;
}

/* Twice the number of its terms, one more where all of them were given; 0: it is not meant. */
static int rank(const struct pmureg_event *event, const struct pmureg_described_event *listed)
{
	const struct pmureg_term_value *terms = pmureg_described_event_terms(listed);
	const uint16_t count = pmureg_described_event_rest(listed)->instance_count;
	int given = 1, exists = !count || event->instance == PMUREG_INSTANCES_ALL;

	for (uint16_t i = 0; i < count; i++)
		exists |= pmureg_described_event_instances(listed)[i] == event->instance;
	for (uint16_t i = 0; i < listed->term_count; i++) {
		if (event->terms[terms[i].term] != terms[i].value)
			return 0;
		given &= (int)(event->given >> terms[i].term & 1);
	}
	return exists && pmureg_event_in_variant(event->system, listed) ? 2 * listed->term_count + given : 0;
}

static void parse_named(const struct pmureg_system *system, const char *text, const char *name)
{
	parse(system, text, &named);
	assert_ptr_equal(named.listed, search_name(named.block, name));
}

static void parse_terms(const struct pmureg_system *system, const char *text)
{
	const struct pmureg_described_event *best = NULL;

	parse(system, text, &named);
	for (uint16_t i = 0; i < named.block->event_count; i++)
		if (rank(&named, &pmureg_block_events(named.block)[i]) > (best ? rank(&named, best) : 0))
			best = &pmureg_block_events(named.block)[i];
	assert_ptr_equal(named.listed, best);
}

static void searched(const struct pmureg_system *system, const struct pmureg_block *block,
		     const struct pmureg_described_event *listed, uint16_t instance)
{
	const char *name = pmureg_described_event_name(listed);
	const struct pmureg_term_value *terms = pmureg_described_event_terms(listed);
	const char *linux_name = pmureg_described_event_linux_name(listed);
	char device[64], text[256], capitals[128];

	pmureg_unit_name(system, block, instance, device, sizeof(device));
	write_named(text, sizeof(text), device, block, listed, name);
	parse_named(system, text, name);
	if (linux_name) {
		write_named(text, sizeof(text), device, block, listed, linux_name);
		parse_named(system, text, linux_name);
	}
	snprintf(text, sizeof(text), "%s/", device);
	for (uint16_t i = 0; i < listed->term_count; i++)
		add(text, sizeof(text), i ? "," : "", pmureg_term_name(&pmureg_block_terms(block)[terms[i].term]),
		    terms[i].value);
	add_needs(text, sizeof(text), block, listed);
	if (listed->term_count)
		parse_terms(system, text);
	/* In capitals, which no table has where the name has small letters. */
	assert_true(strlen(name) < sizeof(capitals));
	for (size_t i = 0; i <= strlen(name); i++)
		capitals[i] = (char)toupper((unsigned char)name[i]);
	write_named(text, sizeof(text), device, block, listed, capitals);
	parse_named(system, text, capitals);
}

static void by_our_name_test(void **state)
{
	(void)state;
	for_each(parse_by_our_name, 1);
}

static void by_raw_terms_test(void **state)
{
	(void)state;
	for_each(by_raw_terms, 1);
}

static void by_linux_name_test(void **state)
{
	(void)state;
	for_each(by_linux_name, 1);
}

static void by_config_words_test(void **state)
{
	(void)state;
	for_each(by_config_words, 1);
}

static void searched_test(void **state)
{
	(void)state;
	for_each(searched, drawn_share()); /* each search goes through all events */
}

/* ---- The tables themselves ---- */

/* Every name is found, by the same hash as the generator's. Returns how many there are. */
static size_t check_names(const struct pmureg_names *names)
{
	const struct pmureg_name *list = pmureg_names_list(names);

	for (uint16_t i = 0; i < names->count; i++) {
		const struct pmureg_word word = {pmureg_name_text(&list[i]), list[i].length};

		assert_int_equal(strlen(word.text), word.length);
		assert_int_equal(pmureg_names_find(names, word), list[i].index);
	}
	return names->count;
}

static void unit_names(void **state)
{
	(void)state;
	for (size_t s = drawn_first(); s < pmureg_built_in_count; s += drawn_share()) {
		const struct pmureg_system *system = pmureg_built_in[s];
		const struct pmureg_unit_entry *entry = pmureg_system_units(system);

		assert_true(check_names(&system->unit_names) > 0);
		for (; entry < pmureg_system_units(system) + system->unit_count; entry++) {
			const struct pmureg_unit_entry *first = pmureg_system_units(system);
			const struct pmureg_word word = {pmureg_unit_entry_name(entry),
							 strlen(pmureg_unit_entry_name(entry))};
			struct pmureg_unit_found found;

			while (strcmp(pmureg_unit_entry_name(first), pmureg_unit_entry_name(entry)) != 0)
				first++;
			assert_int_equal(pmureg_unit_find(system, word, &found), 0);
			assert_int_equal(found.block - pmureg_system_blocks(system), first->block);
			assert_int_equal(found.instance, first->instance);
			assert_int_equal(found.by_linux, first->by_linux);
		}
	}
}

static void terms_and_events(void **state)
{
	size_t terms = 0, events = 0;

	(void)state;
	for (size_t s = drawn_first(); s < pmureg_built_in_count; s += drawn_share()) {
		for (uint16_t b = 0; b < pmureg_built_in[s]->block_count; b++) {
			const struct pmureg_block *block = &pmureg_system_blocks(pmureg_built_in[s])[b];
			size_t found = check_names(&block->term_names);

			assert_int_equal(found, block->term_count);
			terms += found;
			found = check_names(&block->event_names);
			assert_true(found >= block->event_count);
			events += found;
		}
	}
	assert_true(terms > 0 && events > 0);
}

static size_t check_shape_slots(const struct pmureg_block *block, const struct pmureg_described_event *listed)
{
	const uint16_t *slots = pmureg_block_events_by_terms(block);
	const uint32_t mask = block->events_by_terms_count - 1;
	const struct pmureg_shape *shapes = pmureg_block_shapes(block);
	uint64_t terms[PMUREG_TERMS] = {0};
	size_t found = 0;

	for (uint16_t i = 0; i < listed->term_count; i++)
		terms[pmureg_described_event_terms(listed)[i].term] = pmureg_described_event_terms(listed)[i].value;
	for (uint16_t i = 0; i < block->shape_count; i++) {
		/* The event is in one of the slots from its hash on to the next free one. */
		for (uint32_t at = pmureg_shape_hash(&shapes[i], terms) & mask;
		     shapes[i].count == listed->term_count && slots[at] != PMUREG_NONE; at = (at + 1) & mask)
			found += &pmureg_block_events(block)[slots[at]] == listed;
	}
	return found;
}

static void shapes(void **state)
{
	(void)state;
	for (size_t s = drawn_first(); s < pmureg_built_in_count; s += drawn_share()) {
		for (uint16_t b = 0; b < pmureg_built_in[s]->block_count; b++) {
			const struct pmureg_block *block = &pmureg_system_blocks(pmureg_built_in[s])[b];
			const struct pmureg_described_event *events = pmureg_block_events(block);

			for (uint16_t e = 0; e < block->event_count; e++)
				assert_true(!events[e].term_count ||
					    check_shape_slots(block, &events[e]) > 0);
		}
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(by_our_name_test),   cmocka_unit_test(by_raw_terms_test),
		cmocka_unit_test(by_linux_name_test), cmocka_unit_test(by_config_words_test),
		cmocka_unit_test(searched_test),      cmocka_unit_test(unit_names),
		cmocka_unit_test(terms_and_events),   cmocka_unit_test(shapes),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
