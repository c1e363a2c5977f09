/*
 * where.c: see where.h. What a block says under `where` is tried in its order; who tells first is believed.
 */
#include "hosted.h"

#include "../core/internal.h"
#include "where.h"

/* ---- Which of the units ---- */

/* How many instances of the same socket stand before this one. */
static size_t rank_of(const struct pmureg_block *block, uint16_t instance, uint16_t number)
{
	size_t rank = 0;

	for (uint16_t i = 0; i < instance; i++)
		rank += number == PMUREG_NONE ||
			block->instances[i].numbers[number] == block->instances[instance].numbers[number];
	return rank;
}

/*
 * Those of the socket in their order. Where the source tells no packages, or others than the kernel has, the packages
 * have equal shares of them, in their order.
 */
static int choose(const struct io_way_options *options, const struct pmureg_block *block, uint16_t instance,
		  const struct where_units *units, const char *by, const struct where_unit **chosen,
		  struct pmureg_error *error)
{
	const uint16_t number = pmureg_index_number(block, pmureg_word_of("socket"));
	const uint64_t socket = number == PMUREG_NONE ? 0 : block->instances[instance].numbers[number];
	size_t rank = rank_of(block, instance, number), told = 0, share = units->count;
	struct io_banks packages = {.count = 0};
	int code = number == PMUREG_NONE ? 0 :
			   io_machine_banks(options->machine, PMUREG_PACKAGE, NULL, &packages, error);

	for (size_t i = 0; i < units->count && !code; i++)
		for (size_t p = 0; p < packages.count; p++)
			told += units->list[i].package == packages.list[p].ids[PMUREG_PACKAGE];
	if (!code && number != PMUREG_NONE && socket >= packages.count)
		code = pmureg_fail(error, -ENODEV, 0, "this machine has no socket %llu", (unsigned long long)socket);
	else if (!code && packages.count && told != units->count && units->count % packages.count)
		code = pmureg_fail(error, -EINVAL, 0,
				   "%s tells of %zu units `%s` and not which of the %zu sockets they are of", by,
				   units->count, block->key, packages.count);
	if (!code && packages.count && told != units->count)
		share = units->count / packages.count;
	for (size_t i = 0; i < units->count && !code && !*chosen; i++) {
		const int is_here = packages.count && told == units->count ?
					    units->list[i].package == packages.list[socket].ids[PMUREG_PACKAGE] :
					    i / share == socket;

		if (is_here && !rank--)
			*chosen = &units->list[i];
	}
	free(packages.list);
	if (code || *chosen)
		return code;
	return pmureg_fail(error, -ENODEV, 0, "%s tells of %zu units `%s` of this machine, and not of this one", by,
			   units->count, block->key);
}

/* What registers are to be in has room for them, and is nowhere near the end of what there is. */
static int check_page(const struct pmureg_block *block, uint16_t instance, uint16_t page,
		      const struct where_page *found, const char *by, struct pmureg_error *error)
{
	const uint64_t size = block->page_sizes[instance * block->page_count + page];

	if (found->address && found->address % 8 == 0 && found->size >= size &&
	    found->address <= INT64_MAX - found->size)
		return 0;
	return pmureg_fail(error, -EINVAL, 0, "%s tells of 0x%llx bytes at 0x%llx for `%s`: that is no place for its "
					      "registers, which end at 0x%llx", by, (unsigned long long)found->size,
			   (unsigned long long)found->address, block->key, (unsigned long long)size);
}

/* ---- An address of its own numbers ---- */

static int compute(const struct io_way_options *options, const struct pmureg_block *block, uint16_t instance,
		   uint16_t page, struct pmureg_code address, struct where_page *found, struct pmureg_error *error)
{
	struct io_facts_asked asked = {options, block, instance, error};
	uint64_t variables[PMUREG_NUMBERS + 1];
	const struct pmureg_eval eval = {variables, .read = io_ask_fact, .context = &asked};

	memcpy(variables, block->instances[instance].numbers, block->number_count * sizeof(*variables));
	variables[block->number_count] = page;
	found->size = block->page_sizes[instance * block->page_count + page];
	return pmureg_evaluate(address, &eval, 0, &found->address);
}

/* The table tells where the unit begins: its registers are moved along. */
static int discover(const struct io_way_options *options, const struct pmureg_block *block, uint16_t instance,
		    uint16_t page, const struct pmureg_where *where, struct where_page *found, struct pmureg_error *error)
{
	const uint64_t begins = pmureg_value_of(where->address, block->instances[instance].numbers, 0);
	struct io_way_options of;
	uint64_t unit[3];
	int code = io_instance_package(options, block, instance, &of, error);

	code = code ? code : where_discovery(&of, block, instance, where, unit, error);
	if (code)
		return code;
	/* Above domain, bus, device, function and offset is the bit that enables such accesses through ports. */
	if (block->space == PMUREG_PCI)
		unit[1] &= ~(1ULL << 31);
	*found = (struct where_page){unit[1] - begins, 0};
	if (block->space == PMUREG_MMIO)
		found->size = block->page_sizes[instance * block->page_count + page];
	/* Domain, bus, device, function and offset have 31 bits; one of 12 that is of dwords. */
	if (block->space == PMUREG_PCI && (unit[1] >> 31 || unit[1] % 4 || (unit[1] ^ found->address) >> 12))
		return pmureg_fail(error, -EINVAL, 0, "PMON discovery tells of 0x%llx for `%s`: that is no place in PCI "
						      "configuration space", (unsigned long long)unit[1], block->key);
	return 0;
}

/* ---- All of it ---- */

static int find_unit(const struct io_way_options *options, const struct pmureg_block *block, uint16_t instance,
		     uint16_t page, const struct pmureg_where *where, struct where_page *found,
		     struct pmureg_error *error)
{
	struct where_units units = {0};
	const struct where_unit *unit = NULL;
	const char *by = where_names[where->kind];
	int code = where_list(options, block, where, &units, error);

	if (!code && block->nodes) {
		code = where_nodes(options, block, instance, &units, NULL, found, error);
		free(units.list);
		return code;
	}
	code = code ? code : choose(options, block, instance, &units, by, &unit, error);
	if (!code && unit->page_count > block->page_count)
		code = pmureg_fail(error, -EINVAL, 0, "%s tells of %u pages of a unit `%s`, which has %u", by,
				   unit->page_count, block->key, block->page_count);
	if (!code && page >= unit->page_count)
		code = pmureg_fail(error, -ENXIO, 0, "%s tells of no page %u of this unit `%s`", by, page, block->key);
	if (!code)
		*found = unit->pages[page];
	free(units.list);
	return code;
}

int io_where(const struct io_way_options *options, const struct pmureg_block *block, uint16_t instance, uint16_t page,
	     struct io_found *found, struct pmureg_error *error)
{
	int code = -EOPNOTSUPP;

	for (uint16_t i = 0; i < block->where_count; i++) {
		const struct pmureg_where *where = &block->where[i];
		struct where_page at;

		if (where->kind == PMUREG_WHERE_ADDRESS)
			code = compute(options, block, instance, page, where->address, &at, error);
		else if (where->kind == PMUREG_WHERE_DISCOVERY)
			code = discover(options, block, instance, page, where, &at, error);
		else
			code = find_unit(options, block, instance, page, where, &at, error);
		if (!code && block->space == PMUREG_MMIO)
			code = check_page(block, instance, page, &at, where_names[where->kind], error);
		if (!code)
			*found = (struct io_found){at.address, where_names[where->kind]};
		/* A source that is not there says nothing against the next. */
		if (code != -ENOENT)
			return code;
	}
	return code;
}
