/*
 * where_sources.c: the units that one source of `where` lists, and what stands above one of them.
 */
#include "hosted.h"

#include "where.h"

/* Two units in one place: nobody knows which of them it is. */
static int check_apart(const struct where_units *units, const struct pmureg_block *block, const char *by,
		       struct pmureg_error *error)
{
	for (size_t i = 0; i < units->count; i++)
		for (size_t j = 0; j < i; j++) {
			const struct where_page *a = units->list[i].pages, *b = units->list[j].pages;

			if (units->list[i].page_count && units->list[j].page_count &&
			    a->address - b->address < b->size)
				return pmureg_fail(error, -EINVAL, 0, "%s tells of two units `%s` at 0x%llx", by,
						   block->key, (unsigned long long)a->address);
		}
	return 0;
}

const char *const where_names[] = {
	[PMUREG_WHERE_ADDRESS] = "its own registers", [PMUREG_WHERE_APMT] = "ACPI's table APMT",
	[PMUREG_WHERE_IOMEM] = "/proc/iomem", [PMUREG_WHERE_DISCOVERY] = "PMON discovery",
	[PMUREG_WHERE_COMPATIBLE] = "the device tree",
};

int where_list(const struct io_way_options *options, const struct pmureg_block *block,
	       const struct pmureg_where *where, struct where_units *units, struct pmureg_error *error)
{
	int code;

	if (where->kind == PMUREG_WHERE_APMT)
		code = where_apmt(options, block, units, error);
	else
		code = (where->kind == PMUREG_WHERE_IOMEM ? where_iomem : where_tree)(options, where->name, units, error);
	return code ? code : check_apart(units, block, where_names[where->kind], error);
}

int io_above(const struct io_way_options *options, const struct pmureg_block *block, uint16_t instance, uint32_t other,
	     uint64_t *number, struct pmureg_error *error)
{
	struct where_above above = {.block = &options->system->blocks[other]};
	struct where_units units = {0};
	struct where_page found;
	int code = -ENOENT;

	for (uint16_t i = 0; i < block->where_count && code == -ENOENT; i++)
		if (block->where[i].kind != PMUREG_WHERE_ADDRESS && block->where[i].kind != PMUREG_WHERE_DISCOVERY)
			code = where_list(options, block, &block->where[i], &units, error);
	code = code ? code : where_nodes(options, block, instance, &units, &above, &found, error);
	free(units.list);
	*number = above.number;
	return code;
}
