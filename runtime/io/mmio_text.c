/*
 * mmio_text.c: parses the user's addresses of memory-mapped units (--mmio).
 */
#include "hosted.h"

#include "ways.h"

/* Returns the part of a word before a character, and the part behind it. */
static struct pmureg_word before(struct pmureg_word word, const char *at)
{
	return (struct pmureg_word){word.text, (size_t)(at - word.text)};
}

static struct pmureg_word mmio_text_behind(struct pmureg_word word, const char *at)
{
	return (struct pmureg_word){at + 1, (size_t)(word.text + word.length - at - 1)};
}

static int parse_unit(const struct pmureg_system *system, struct pmureg_word word, struct pmureg_mmio_map *map,
		      struct pmureg_error *error)
{
	struct pmureg_unit_found found;

	if (pmureg_unit_find(system, word, &found))
		return pmureg_unit_unknown(system, word, 1, error);
	if (found.block->space != PMUREG_MMIO)
		return pmureg_fail(error, -EINVAL, 1, "the registers of `%.*s` are not memory-mapped",
				   PMUREG_WORD(word));
	if (found.instance == PMUREG_INSTANCES_ALL)
		return pmureg_fail(error, -EINVAL, 1,
				   "`%.*s` means several units with different addresses; name one of them",
				   PMUREG_WORD(word));
	map->block = pmureg_block_index(system, found.block);
	map->instance = found.instance;
	return 0;
}

/* Parses the `.PAGE` after the unit. */
static int parse_page(const struct pmureg_system *system, struct pmureg_word word, int column,
		      struct pmureg_mmio_map *map, struct pmureg_error *error)
{
	const uint16_t pages = pmureg_system_blocks(system)[map->block].page_count;
	uint64_t page;

	if (pmureg_number(word, &page))
		return pmureg_fail(error, -EINVAL, column, "the page is not a number; write UNIT.PAGE=FILE@OFFSET");
	if (page && page >= pages)
		return pmureg_fail(error, -ERANGE, column, "the unit has no page %llu; it has %u",
				   (unsigned long long)page, pages);
	map->page = (uint16_t)page;
	map->is_numbered = 1;
	return 0;
}

static int parse_file(struct pmureg_word word, int column, struct pmureg_mmio_map *map, struct pmureg_error *error)
{
	const char *at = memrchr(word.text, '@', word.length);

	if (at && pmureg_number(mmio_text_behind(word, at), &map->offset))
		return pmureg_fail(error, -EINVAL, column + (int)(at - word.text) + 1,
				   "the offset is not a number of 64 bits; write FILE@OFFSET");
	map->file = at ? before(word, at) : word;
	if (!map->file.length)
		return pmureg_fail(error, -EINVAL, column, "a file is missing; write UNIT=FILE@OFFSET");
	return 0;
}

int pmureg_mmio_parse(const struct pmureg_system *system, struct pmureg_word text, struct pmureg_mmio_map *map,
		      struct pmureg_error *error)
{
	const char *equals = memchr(text.text, '=', text.length);
	struct pmureg_word unit;
	const char *dot;
	int code;

	*map = (struct pmureg_mmio_map){0};
	if (!equals)
		return pmureg_fail(error, -EINVAL, 1, "write UNIT=FILE@OFFSET, as in unit_0=/dev/mem@0x13000000");
	unit = before(text, equals);
	dot = memrchr(unit.text, '.', unit.length);
	code = parse_unit(system, dot ? before(unit, dot) : unit, map, error);
	if (!code && dot)
		code = parse_page(system, mmio_text_behind(unit, dot), (int)(dot - text.text) + 2, map, error);
	return code ? code : parse_file(mmio_text_behind(text, equals), (int)(equals - text.text) + 2, map, error);
}
