/*
 * mmio_text.c: where memory-mapped units are, as the user writes it.
 */
#include <errno.h>
#include <string.h>

#include "../core/internal.h"
#include "mmio.h"

static struct pmureg_word word_of(const char *text, const char *end)
{
	return (struct pmureg_word){text, (size_t)(end - text)};
}

/* The last `c` before `end`, or NULL. */
static const char *last_of(const char *text, const char *end, char c)
{
	while (end > text)
		if (*--end == c)
			return end;
	return NULL;
}

static int fail_unit(const struct pmureg_system *system, struct pmureg_word word, struct pmureg_error *error)
{
	struct pmureg_nearest nearest = {.word = word};

	pmureg_unit_suggest(system, &nearest);
	if (nearest.name[0])
		return pmureg_fail(error, -ENOENT, 1, "there is no unit `%.*s`; did you mean `%s`?", PMUREG_WORD(word),
				   nearest.name);
	return pmureg_fail(error, -ENOENT, 1, "there is no unit `%.*s` in %s", PMUREG_WORD(word), system->name);
}

static int parse_unit(const struct pmureg_system *system, const char *text, const char *end, struct pmureg_mmio_map *map,
		      struct pmureg_error *error)
{
	struct pmureg_unit_found found;

	if (pmureg_unit_find(system, word_of(text, end), &found))
		return fail_unit(system, word_of(text, end), error);
	if (found.block->space != PMUREG_MMIO)
		return pmureg_fail(error, -EINVAL, 1, "the registers of `%.*s` are not memory-mapped",
				   (int)((size_t)(end - text)), text);
	if (found.instance == PMUREG_INSTANCES_ALL)
		return pmureg_fail(error, -EINVAL, 1,
				   "`%.*s` is several units, and each is somewhere else; name one of them",
				   (int)((size_t)(end - text)), text);
	map->block = pmureg_block_index(system, found.block);
	map->instance = found.instance;
	return 0;
}

/* `.PAGE` behind the unit. */
static int parse_page(const struct pmureg_system *system, const char *text, const char *dot, const char *end,
		      struct pmureg_mmio_map *map, struct pmureg_error *error)
{
	const uint16_t pages = system->blocks[map->block].page_count;
	uint64_t page = 0;

	if (dot && pmureg_number(word_of(dot + 1, end), &page))
		return pmureg_fail(error, -EINVAL, (int)(dot - text) + 2,
				   "the page is not a number; write UNIT.PAGE=FILE@OFFSET");
	if (page && page >= pages)
		return pmureg_fail(error, -ERANGE, (int)(dot - text) + 2, "the unit has no page %llu; it has %llu",
				   (unsigned long long)page, (unsigned long long)pages);
	map->page = (uint16_t)page;
	return 0;
}

static int parse_file(const char *text, const char *file, struct pmureg_mmio_map *map, struct pmureg_error *error)
{
	const char *end = file + strlen(file), *at = last_of(file, end, '@'), *name_end = at ? at : end;

	if (at && pmureg_number(word_of(at + 1, end), &map->offset))
		return pmureg_fail(error, -EINVAL, (int)(at - text) + 2,
				   "the offset is not a number of 64 bits; write FILE@OFFSET");
	if (name_end == file)
		return pmureg_fail(error, -EINVAL, (int)(file - text) + 1, "a file is missing; write UNIT=FILE@OFFSET");
	if ((size_t)(name_end - file) >= sizeof(map->file))
		return pmureg_fail(error, -ENAMETOOLONG, (int)(file - text) + 1, "the file's name is too long");
	memcpy(map->file, file, (size_t)(name_end - file));
	map->file[name_end - file] = '\0';
	return 0;
}

int pmureg_mmio_parse(const struct pmureg_system *system, const char *text, struct pmureg_mmio_map *map,
		      struct pmureg_error *error)
{
	const char *equals = strchr(text, '='), *dot = equals ? last_of(text, equals, '.') : NULL;
	int code;

	memset(map, 0, sizeof(*map));
	if (!equals)
		return pmureg_fail(error, -EINVAL, 1, "write UNIT=FILE@OFFSET, as in unit_0=/dev/mem@0x13000000");
	code = parse_unit(system, text, dot ? dot : equals, map, error);
	if (!code)
		code = parse_page(system, text, dot, equals, map, error);
	return code ? code : parse_file(text, equals + 1, map, error);
}
