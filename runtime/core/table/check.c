/*
 * check.c: checks that every reference, number and expression of a table is safe to use, so that one from a file can
 * be used like one that was compiled in.
 */
#include <pmureg/core.h>

#include "check.h"
#include "members.h"

/* ---- Sections ---- */

/* Of each part. */
static const uint8_t strings[] = {PMUREG_HEAD_STRINGS, PMUREG_COUNTING_STRINGS, PMUREG_NAMES_STRINGS,
				  PMUREG_TEXTS_STRINGS};
static const uint8_t texts[] = {PMUREG_HEAD_TEXT, PMUREG_COUNTING_TEXT, PMUREG_NAMES_TEXT, PMUREG_TEXTS_TEXT};

/* Checks the elements of a section of texts: each is a text or empty, and the last is empty, as it ends a list. */
static int table_check_texts(struct check *c, unsigned int part)
{
	const unsigned int section = texts[part];
	const struct pmureg_text *all = (const struct pmureg_text *)(const void *)(c->table + c->sections[section].at);
	const uint32_t count = c->sections[section].count;

	if (!is_asked(c, section) || !count)
		return 1;
	for (uint32_t i = 0; i < count; i++) {
		c->element = &all[i];
		if (!text_fits(c, &all[i].text, strings[part], 0, "text"))
			return 0;
	}
	return must(c, !all[count - 1].text.to, "text", "ends no list");
}

/* Checks that a section of strings ends in a 0, so that each of its bytes begins a text. */
static int check_strings(struct check *c, unsigned int part)
{
	const struct pmureg_section *section = &c->sections[strings[part]];
	const char *last = c->table + section->at + section->count - 1;

	if (!(c->parts >> part & 1) || !section->count)
		return 1;
	c->element = last;
	return must(c, !*last, NULL, "does not end in a 0");
}

static int table_check_fail(struct check *c, const char *what)
{
	return pmureg_fail(c->error, -PMUREG_EINVAL, 0, "the table is damaged: %s; install it again", what);
}

/* Checks that the sections are in order, without overlap, and that the first part is at the front. */
static int check_sections(struct check *c)
{
	const struct pmureg_table *table = (const struct pmureg_table *)(const void *)c->table;
	uint32_t end = (uint32_t)(sizeof(*table) + PMUREG_SECTIONS * sizeof(*c->sections));

	for (unsigned int i = 0; i < PMUREG_SECTIONS; i++) {
		const struct pmureg_section *section = &c->sections[i];

		if (section->at % 8 || section->at < end || section->at > table->size ||
		    section->count > (table->size - section->at) / element_sizes[i])
			return table_check_fail(c, "its sections overlap or lie outside of it");
		end = section->at + section->count * element_sizes[i];
		if (i == PMUREG_HEAD_STRINGS && end != table->head_size)
			return table_check_fail(c, "its first part has another size");
	}
	return 0;
}

/* ---- The header ---- */

/* Finds the name of what made a table, which may be of another version: only the header is the same in all of them. */
static struct pmureg_word maker_of(const struct pmureg_table *table, size_t size)
{
	const uint32_t at = (uint32_t)offsetof(struct pmureg_table, maker) + (uint32_t)table->maker.to;
	struct pmureg_word word = {(const char *)table, 0};

	if (at < sizeof(*table) || at >= size)
		return pmureg_word_of("an unknown program");
	word.text += at;
	while (word.length < size - at && word.length < 60 && word.text[word.length] >= ' ' &&
	       word.text[word.length] <= '~')
		word.length++;
	return word;
}

static int check_version(const struct pmureg_table *table, size_t size, struct pmureg_error *error)
{
	const struct pmureg_word maker = maker_of(table, size);

	if (table->version == PMUREG_TABLE_VERSION)
		return 0;
	return pmureg_fail(error, -PMUREG_EINVAL, 0,
			   "the table has version %u of the format, made by %.*s, but this library reads version %u: "
			   "install %s",
			   (unsigned int)table->version, PMUREG_WORD(maker), (unsigned int)PMUREG_TABLE_VERSION,
			   table->version > PMUREG_TABLE_VERSION ? "a newer library" : "a newer table");
}

static int check_header(const struct pmureg_table *table, size_t size, unsigned int parts, struct pmureg_error *error)
{
	static const char magic[] = PMUREG_TABLE_MAGIC;
	const uint16_t other = (PMUREG_TABLE_ORDER & 0xff) << 8 | PMUREG_TABLE_ORDER >> 8, here = 1;
	const int is_little = *(const unsigned char *)&here;
	int code, is_table = size >= sizeof(*table);

	if ((uintptr_t)table % 8)
		return pmureg_fail(error, -PMUREG_EINVAL, 0,
				   "the table is not at a multiple of 8 bytes in memory: move it");
	for (size_t i = 0; i < sizeof(table->magic) && is_table; i++)
		is_table = table->magic[i] == (unsigned char)magic[i];
	if (!is_table)
		return pmureg_fail(error, -PMUREG_EINVAL, 0, "this is no table of pmureg: it does not begin like one");
	if (table->order == other)
		return pmureg_fail(
			error, -PMUREG_EINVAL, 0,
			"the table is for %s-endian processors, but this one is %s-endian: install the other "
			"table",
			is_little ? "big" : "little", is_little ? "little" : "big");
	if (table->order != PMUREG_TABLE_ORDER)
		return pmureg_fail(error, -PMUREG_EINVAL, 0,
				   "the table is damaged: its order of bytes is unknown; install "
				   "it again");
	code = check_version(table, size, error);
	if (code)
		return code;
	if (table->section_count != PMUREG_SECTIONS || table->size > INT32_MAX || table->zero || table->unused ||
	    table->head_size < sizeof(*table) + PMUREG_SECTIONS * sizeof(struct pmureg_section))
		return pmureg_fail(error, -PMUREG_EINVAL, 0,
				   "the table is damaged: its header is wrong; install it again");
	if (size < (parts > 1 ? table->size : table->head_size))
		return pmureg_fail(error, -PMUREG_EINVAL, 0,
				   "the table has %zu bytes instead of %u: it was cut short; install it again", size,
				   (unsigned int)(parts > 1 ? table->size : table->head_size));
	return 0;
}

/* ---- The table ---- */

static int check_contents(struct check *c)
{
	const struct pmureg_table *table = (const struct pmureg_table *)(const void *)c->table;

	for (unsigned int i = 0; i < PMUREG_PARTS; i++)
		if (!check_strings(c, i) || !table_check_texts(c, i))
			return 0;
	if (!check_plain_sections(c))
		return 0;
	c->element = table;
	if (!text_fits(c, &table->maker, PMUREG_HEAD_STRINGS, 1, "maker") ||
	    !rows_fit(c, &table->system, PMUREG_HEAD_SYSTEM, 1, 0, "system") ||
	    !must(c, offset_of(c, &table->system, PMUREG_HEAD_SYSTEM) == 0, "system", "is not the first"))
		return 0;
	return each(c, &table->system, PMUREG_HEAD_SYSTEM, 1, scope_of(0, 0, 0), check_system);
}

int pmureg_table_check(const void *table, size_t size, unsigned int parts, struct pmureg_error *error)
{
	const struct pmureg_table *header = table;
	struct check c = {.table = table, .error = error};
	int code;

	/* Elements of a part hang on those of the parts before it. */
	parts |= 1;
	for (unsigned int i = PMUREG_PARTS; i-- > 1;)
		parts |= (parts >> i & 1) << (i - 1);
	code = check_header(table, size, parts, error);
	if (code)
		return code;
	c.sections = (const struct pmureg_section *)(const void *)(header + 1);
	c.left = header->size;
	c.parts = parts;
	code = check_sections(&c);
	if (code)
		return code;
	for (unsigned int i = 0; i < PMUREG_PARTS; i++)
		c.strings[i] = parts >> i & 1 ? c.sections[strings[i]] : (struct pmureg_section){0, UINT32_MAX};
	return check_contents(&c) ? 0 : -PMUREG_EINVAL;
}

const struct pmureg_system *pmureg_table_system(const void *table)
{
	const struct pmureg_table *header = table;

	return pmureg_at(&header->system);
}

/* Without a table of remainders, and without a branch: it is computed only on demand. */
uint32_t pmureg_table_sum(const void *table, size_t size)
{
	const unsigned char *bytes = table;
	uint32_t rest = UINT32_MAX;

	for (size_t i = sizeof(struct pmureg_table); i < size; i++) {
		rest ^= bytes[i];
		for (int bit = 0; bit < 8; bit++)
			rest = rest >> 1 ^ (0xEDB88320U & (0U - (rest & 1)));
	}
	return ~rest;
}
