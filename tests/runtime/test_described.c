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

static struct pmureg_event named, other;
static struct pmureg_error error;
static size_t seen;

/* What is done with each event, on the first of its instances and on the last. */
typedef void each_event(const struct pmureg_system *system, const struct pmureg_block *block,
			const struct pmureg_described_event *listed, uint16_t instance);

static void for_each(each_event *check)
{
	seen = 0;
	for (size_t s = 0; s < pmureg_built_in_count; s += bench_step()) {
		const struct pmureg_system *system = pmureg_built_in[s];

		for (uint16_t b = 0; b < system->block_count; b++) {
			const struct pmureg_block *block = &system->blocks[b];

			for (uint16_t e = 0; e < block->event_count; e++) {
				const struct pmureg_described_event *listed = &block->events[e];

				check(system, block, listed, listed->instance_count ? listed->instances[0] : 0);
				check(system, block, listed,
				      listed->instance_count ? listed->instances[listed->instance_count - 1] :
							       (uint16_t)(block->instance_count - 1));
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
			fail_msg("%s and %s: %s is 0x%llx and 0x%llx", a->text, b->text, a->block->terms[i].name,
				 (unsigned long long)a->terms[i], (unsigned long long)b->terms[i]);
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
		if (listed->needs >> i & 1)
			add(text, size, ",", block->terms[i].name, 0);
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
	char device[64], text[256];

	pmureg_unit_name(system, block, instance, device, sizeof(device));
	write_named(text, sizeof(text), device, block, listed, listed->name);
	parse(system, text, &named);
	assert_ptr_equal(named.block, block);
	assert_int_equal(named.instance, instance);
	assert_ptr_equal(named.listed, listed);
	for (uint16_t i = 0; i < listed->term_count; i++)
		assert_int_equal(named.terms[listed->terms[i].term], listed->terms[i].value);
}

static int says(const struct pmureg_described_event *listed, const struct pmureg_term_value *wanted)
{
	for (uint16_t i = 0; i < listed->term_count; i++)
		if (listed->terms[i].term == wanted->term)
			return listed->terms[i].value == wanted->value;
	return 0;
}

static void by_raw_terms(const struct pmureg_system *system, const struct pmureg_block *block,
			 const struct pmureg_described_event *listed, uint16_t instance)
{
	char text[256];

	parse_by_our_name(system, block, listed, instance);
	if (!listed->term_count)
		return; /* it has no number */
	pmureg_unit_name(system, block, instance, text, sizeof(text));
	for (uint16_t i = 0; i < listed->term_count; i++)
		add(text, sizeof(text), i ? "," : "/", block->terms[listed->terms[i].term].name,
		    listed->terms[i].value);
	add_needs(text, sizeof(text), block, listed);
	parse(system, text, &other);
	expect_same_terms(&named, &other);
	/* Two names may stand for the same terms; then the first is found, of those that say most. */
	assert_non_null(other.listed);
	assert_true(other.listed->term_count > listed->term_count ||
		    (other.listed->term_count == listed->term_count && other.listed <= listed));
	for (uint16_t i = 0; i < listed->term_count; i++)
		assert_true(says(other.listed, &listed->terms[i]));
}

static void by_linux_name(const struct pmureg_system *system, const struct pmureg_block *block,
			  const struct pmureg_described_event *listed, uint16_t instance)
{
	char device[64], text[256];

	/* Which unit a number that only the machine tells is, no name says. */
	if (!listed->linux_name || block->perf_number.count ||
	    !pmureg_unit_linux_name(block, instance, PMUREG_BANKS_ALL, device, sizeof(device)))
		return;
	parse_by_our_name(system, block, listed, instance);
	write_named(text, sizeof(text), device, block, listed, listed->linux_name);
	if (block->perf_instance_term != PMUREG_NONE)
		add(text, sizeof(text), ",", block->terms[block->perf_instance_term].name,
		    block->perf_instance_values[instance]);
	parse(system, text, &other);
	expect_same_terms(&named, &other);
	assert_ptr_equal(other.listed, listed);
}

/* A term without a place in perf's words: without it they are another event's. */
static int has_unplaced(const struct pmureg_block *block, const struct pmureg_described_event *listed)
{
	for (uint16_t i = 0; i < listed->term_count; i++)
		if (listed->terms[i].value && !block->terms[listed->terms[i].term].range_count)
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
	for (uint16_t i = 0; i < block->event_count; i++)
		if (!strcmp(block->events[i].name, name))
			return &block->events[i];
	for (uint16_t i = 0; i < block->event_count; i++)
		if (block->events[i].linux_name && !strcmp(block->events[i].linux_name, name))
			return &block->events[i];
	for (uint16_t i = 0; i < block->event_count; i++)
		if (!strcasecmp(block->events[i].name, name))
			return &block->events[i];
	return NULL;
}

/* Twice the number of its terms, one more where all of them were given; 0: it is not meant. */
static int rank(const struct pmureg_event *event, const struct pmureg_described_event *listed)
{
	int given = 1, exists = !listed->instance_count || event->instance == PMUREG_INSTANCES_ALL;

	for (uint16_t i = 0; i < listed->instance_count; i++)
		exists |= listed->instances[i] == event->instance;
	for (uint16_t i = 0; i < listed->term_count; i++) {
		if (event->terms[listed->terms[i].term] != listed->terms[i].value)
			return 0;
		given &= (int)(event->given >> listed->terms[i].term & 1);
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
		if (rank(&named, &named.block->events[i]) > (best ? rank(&named, best) : 0))
			best = &named.block->events[i];
	assert_ptr_equal(named.listed, best);
}

static void searched(const struct pmureg_system *system, const struct pmureg_block *block,
		     const struct pmureg_described_event *listed, uint16_t instance)
{
	char device[64], text[256], capitals[128];

	pmureg_unit_name(system, block, instance, device, sizeof(device));
	write_named(text, sizeof(text), device, block, listed, listed->name);
	parse_named(system, text, listed->name);
	if (listed->linux_name) {
		write_named(text, sizeof(text), device, block, listed, listed->linux_name);
		parse_named(system, text, listed->linux_name);
	}
	snprintf(text, sizeof(text), "%s/", device);
	for (uint16_t i = 0; i < listed->term_count; i++)
		add(text, sizeof(text), i ? "," : "", block->terms[listed->terms[i].term].name, listed->terms[i].value);
	add_needs(text, sizeof(text), block, listed);
	if (listed->term_count)
		parse_terms(system, text);
	/* In capitals, which no table has where the name has small letters. */
	assert_true(strlen(listed->name) < sizeof(capitals));
	for (size_t i = 0; i <= strlen(listed->name); i++)
		capitals[i] = (char)toupper((unsigned char)listed->name[i]);
	write_named(text, sizeof(text), device, block, listed, capitals);
	parse_named(system, text, capitals);
}

static void by_our_name_test(void **state)
{
	(void)state;
	for_each(parse_by_our_name);
}

static void by_raw_terms_test(void **state)
{
	(void)state;
	for_each(by_raw_terms);
}

static void by_linux_name_test(void **state)
{
	(void)state;
	for_each(by_linux_name);
}

static void by_config_words_test(void **state)
{
	(void)state;
	for_each(by_config_words);
}

static void searched_test(void **state)
{
	(void)state;
	for_each(searched);
}

/* ---- The tables themselves ---- */

/* Every name is found, by the same hash as the generator's. Returns how many there are. */
static size_t check_names(const struct pmureg_names *names)
{
	size_t count = 0;

	for (uint32_t i = 0; names->slots && i <= names->mask; i++) {
		const struct pmureg_name *name = &names->slots[i];
		const struct pmureg_word word = {name->text, name->length};

		if (!name->text)
			continue;
		count++;
		assert_int_equal(strlen(name->text), name->length);
		assert_int_equal(pmureg_names_find(names, word), name->index);
	}
	return count;
}

static void unit_names(void **state)
{
	(void)state;
	for (size_t s = 0; s < pmureg_built_in_count; s += bench_step()) {
		const struct pmureg_system *system = pmureg_built_in[s];
		const struct pmureg_unit_entry *entry = system->units;

		assert_true(check_names(&system->unit_names) > 0);
		for (; entry < system->units + system->unit_count; entry++) {
			const struct pmureg_unit_entry *first = system->units;
			const struct pmureg_word word = {entry->name, strlen(entry->name)};
			struct pmureg_unit_found found;

			while (strcmp(first->name, entry->name) != 0)
				first++;
			assert_int_equal(pmureg_unit_find(system, word, &found), 0);
			assert_int_equal(found.block - system->blocks, first->block);
			assert_int_equal(found.instance, first->instance);
			assert_int_equal(found.by_linux, first->by_linux);
		}
	}
}

static void terms_and_events(void **state)
{
	size_t terms = 0, events = 0;

	(void)state;
	for (size_t s = 0; s < pmureg_built_in_count; s += bench_step()) {
		for (uint16_t b = 0; b < pmureg_built_in[s]->block_count; b++) {
			const struct pmureg_block *block = &pmureg_built_in[s]->blocks[b];
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
	uint64_t terms[PMUREG_TERMS] = {0};
	size_t found = 0;

	for (uint16_t i = 0; i < listed->term_count; i++)
		terms[listed->terms[i].term] = listed->terms[i].value;
	for (uint16_t i = 0; i < block->shape_count; i++) {
		uint32_t hash = pmureg_shape_hash(&block->shapes[i], terms);

		for (uint32_t at = 0; at <= block->events_by_terms_mask && block->shapes[i].count == listed->term_count;
		     at++)
			found += block->events_by_terms[at].hash == hash &&
				 &block->events[block->events_by_terms[at].event] == listed;
	}
	return found;
}

static void shapes(void **state)
{
	(void)state;
	for (size_t s = 0; s < pmureg_built_in_count; s += bench_step()) {
		for (uint16_t b = 0; b < pmureg_built_in[s]->block_count; b++) {
			const struct pmureg_block *block = &pmureg_built_in[s]->blocks[b];

			for (uint16_t e = 0; e < block->event_count; e++)
				assert_true(!block->events[e].term_count ||
					    check_shape_slots(block, &block->events[e]) > 0);
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
