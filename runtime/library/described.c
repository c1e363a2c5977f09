/*
 * described.c: finds described systems and lists their events by name.
 */
#include "handle.h"
#include "tables.h"

static int is_called(const struct pmureg_system *system, struct pmureg_word name)
{
	char text[UNIT_NAME];

	pmureg_system_text(system, text, sizeof(text));
	return pmureg_word_like(name, text);
}

/* Returns the head of the named system in a table; NULL: the table has it not. */
static const struct pmureg_system *library_described_find_in(const struct table *table, struct pmureg_word name)
{
	const struct pmureg_system *system = table_head(table);

	if (!system || pmureg_word_like(name, pmureg_system_key(system)))
		return system;
	for (uint16_t i = 0; name.text && memchr(name.text, '.', name.length) && i < system->variant_count; i++)
		if (is_called(&pmureg_system_variants(system)[i], name))
			return &pmureg_system_variants(system)[i];
	return NULL;
}

static void library_described_suggest(const struct pmureg_system *system, struct pmureg_nearest *nearest)
{
	char text[UNIT_NAME];

	pmureg_system_text(system, text, sizeof(text));
	pmureg_nearest_try(nearest, text);
}

/* Fails, with a name near the misspelt one, or with all names. */
static void library_described_fail_name(struct pmureg_word name, struct pmureg_error *error)
{
	struct pmureg_nearest nearest = {.word = name};
	const struct pmureg_system *system;
	char list[256] = "";

	for (struct table *table = NULL; (table = table_next(table));) {
		system = table_head(table);
		if (!system)
			continue;
		pmureg_text_append(list, sizeof(list), "%s%s", list[0] ? ", " : "", pmureg_system_key(system));
		library_described_suggest(system, &nearest);
		for (uint16_t i = 0; i < system->variant_count; i++)
			library_described_suggest(&pmureg_system_variants(system)[i], &nearest);
	}
	if (!list[0])
		(void)pmureg_fail(error, -ENOENT, 0,
				  "there is no described system: no table file was found; install pmureg's, or name "
				  "one with --table");
	else
		(void)pmureg_fail(error, -ENOENT, 0,
				  nearest.name[0] ? "there is no described system '%.*s'; did you mean '%s'?" :
						    "there is no described system '%.*s'; choose one of: %s",
				  PMUREG_WORD(name), nearest.name[0] ? nearest.name : list);
}

/* Fails with the reason why the file NAME.pmu cannot be used, if there is one. */
static int is_file_useless(struct pmureg_word name, struct pmureg_error *error)
{
	const char *dot = memchr(name.text, '.', name.length);
	char file[UNIT_NAME];

	name.length = dot ? (size_t)(dot - name.text) : name.length;
	(void)pmureg_format(file, sizeof(file), "%.*s.pmu", PMUREG_WORD(name));
	for (struct table *table = NULL; (table = table_next(table));)
		if (!table_head(table) && strcmp(table_file_name(table), file) == 0)
			return !table_use(table, NULL, error);
	return 0;
}

const struct pmureg_system *pmureg_system_find(const char *name, struct pmureg_error *error)
{
	const struct pmureg_word word = pmureg_word_of(name);
	const struct pmureg_system *found;

	if (tables_find(error))
		return NULL;
	for (struct table *table = NULL; (table = table_next(table));) {
		found = library_described_find_in(table, word);
		if (found)
			return table_use(table, found, error);
	}
	if (!name || !is_file_useless(word, error))
		library_described_fail_name(word, error);
	return NULL;
}

/* Of the heads alone: no file is opened. */
int pmureg_systems(pmureg_system_found *found, void *context)
{
	char name[UNIT_NAME];
	int code = 0;

	for (struct table *table = NULL; !code && (table = table_next(table));) {
		const struct pmureg_system *head = table_head(table);

		if (!table_is_listed(table))
			continue;
		code = found(context, pmureg_system_key(head), pmureg_system_title(head), table_path(table));
		for (uint16_t i = 0; i < head->variant_count && !code; i++) {
			const struct pmureg_system *variant = &pmureg_system_variants(head)[i];

			pmureg_system_text(variant, name, sizeof(name));
			code = found(context, name, pmureg_system_variant_title(variant), table_path(table));
		}
	}
	return code;
}

const char *pmureg_system_name(size_t index)
{
	for (struct table *table = NULL; (table = table_next(table));)
		if (table_is_listed(table) && !index--)
			return pmureg_system_key(table_head(table));
	return NULL;
}

int pmureg_events(const char *system, pmureg_event_found *found, void *context)
{
	const struct pmureg_system *described = pmureg_system_find(system, NULL);
	char unit[UNIT_NAME], text[2 * UNIT_NAME];
	int code = 0;

	if (!described)
		return -ENOENT;
	for (uint16_t i = 0; i < described->block_count; i++) {
		const struct pmureg_block *block = &pmureg_system_blocks(described)[i];
		const struct pmureg_described_event *events = pmureg_block_events(block);

		(void)pmureg_unit_any_name(described, block, PMUREG_INSTANCES_ALL, unit, sizeof(unit));
		for (uint16_t j = 0; j < block->event_count && !code; j++) {
			(void)pmureg_format(text, sizeof(text), "%s/%s/", unit,
					    pmureg_described_event_name(&events[j]));
			code = found(context, text, pmureg_described_event_text(&events[j]));
		}
	}
	return code;
}
