/*
 * where_sources.c: lists the units of one source of `where`, and finds the unit above one of them.
 */
#include "hosted.h"

#include "where.h"

/* Refuses two units at one address, because they cannot be distinguished. */
static int check_apart(const struct where_units *units, const struct pmureg_block *block, const char *by,
		       struct pmureg_error *error)
{
	for (size_t i = 0; i < units->count; i++)
		for (size_t j = 0; j < i; j++) {
			const struct where_page *a = units->list[i].pages, *b = units->list[j].pages;

			if (units->list[i].page_count && units->list[j].page_count &&
			    a->address - b->address < b->size)
				return pmureg_fail(error, -EINVAL, 0, "%s lists two units `%s` at 0x%llx", by,
						   block->key, (unsigned long long)a->address);
		}
	return 0;
}

const char *const where_names[] = {
	[PMUREG_WHERE_ADDRESS] = "its own registers", [PMUREG_WHERE_APMT] = "ACPI's table APMT",
	[PMUREG_WHERE_IOMEM] = "/proc/iomem", [PMUREG_WHERE_DISCOVERY] = "PMON discovery",
	[PMUREG_WHERE_COMPATIBLE] = "the device tree",
};

int where_list(const struct io_unit *unit, const struct pmureg_where *where, struct where_units *units)
{
	static where_lister *const listers[] = {[PMUREG_WHERE_APMT] = where_apmt, [PMUREG_WHERE_IOMEM] = where_iomem,
						[PMUREG_WHERE_COMPATIBLE] = where_tree};
	int code = listers[where->kind](unit, where, units);

	return code ? code : check_apart(units, unit->block, where_names[where->kind], unit->error);
}

int io_above(const struct io_unit *unit, uint32_t other, uint64_t *number)
{
	struct where_above above = {.block = &unit->options->system->blocks[other]};
	const struct pmureg_where *where = unit->block->where;
	struct where_units units = {0};
	struct where_page found;
	int code = -ENOENT;

	for (uint16_t i = 0; i < unit->block->where_count && code == -ENOENT; i++)
		if (where[i].kind != PMUREG_WHERE_ADDRESS && where[i].kind != PMUREG_WHERE_DISCOVERY)
			code = where_list(unit, &where[i], &units);
	code = code ? code : where_nodes(unit, &units, &above, &found);
	free(units.list);
	*number = above.number;
	return code;
}
