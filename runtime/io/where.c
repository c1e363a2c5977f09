/*
 * where.c: see where.h. The sources under a block's `where` are tried in order; the first answer is used.
 */
#include "hosted.h"

#include "where.h"

static uint32_t size_of(const struct io_unit *unit, uint16_t page)
{
	return pmureg_block_page_sizes(unit->block)[unit->instance * unit->block->page_count + page];
}

/* Checks that a page has room for the registers and lies within the address space. */
static int where_check_page(const struct io_unit *unit, uint16_t page, const struct where_page *found, const char *by)
{
	const uint64_t size = size_of(unit, page);

	if (found->address && found->address % 8 == 0 && found->size >= size &&
	    found->address <= INT64_MAX - found->size)
		return 0;
	return pmureg_fail(unit->error, -EINVAL, 0,
			   "%s gives 0x%llx bytes at 0x%llx for `%s`, but its registers need 0x%llx bytes at a valid "
			   "address",
			   by, (unsigned long long)found->size, (unsigned long long)found->address,
			   pmureg_block_key(unit->block), (unsigned long long)size);
}

/* ---- One source ---- */

/* The discovery table gives the unit's base address; the described addresses are relative to it. */
static int where_discover(const struct io_unit *unit, const struct pmureg_where *where, struct where_page *found,
		    uint64_t *told)
{
	struct io_way_options options;
	struct io_unit of = *unit;
	uint64_t words[WHERE_WORDS], begins;
	int code = io_unit_package(unit, &options);

	of.options = &options;
	code = code ? code : where_discovery(&of, where, words);
	code = code ? code : io_evaluate(unit, pmureg_where_address(where), 0, 0, &begins);
	if (code)
		return code;
	/* Bit 31 enables configuration access through I/O ports and is not part of the address. */
	if (unit->block->space == PMUREG_PCI)
		words[1] &= ~(1ULL << 31);
	*told = words[1];
	found->address = words[1] - begins;
	/* Domain, bus, device, function and offset have 31 bits; the 12 bits of the offset address a dword. */
	if (unit->block->space == PMUREG_PCI && (words[1] >> 31 || words[1] % 4 || (words[1] ^ found->address) >> 12))
		return pmureg_fail(unit->error, -EINVAL, 0,
				   "PMON discovery gives 0x%llx for `%s`, which is not a valid PCI configuration "
				   "address",
				   (unsigned long long)words[1], pmureg_block_key(unit->block));
	return 0;
}

/* Cuts a range that holds all pages to the part that begins with this page. */
static int begin_at(const struct io_unit *unit, uint16_t page, const struct pmureg_where *where, struct where_page *found)
{
	uint64_t offset;
	int code = io_evaluate(unit, pmureg_where_address(where), page, 0, &offset);

	found->size = offset < found->size ? found->size - offset : 0;
	found->address += offset;
	return code;
}

static int find_listed(const struct io_unit *unit, uint16_t page, const struct pmureg_where *where,
		       struct where_page *found)
{
	const uint16_t range = where->address.count ? 0 : page;
	const struct pmureg_block *block = unit->block;
	const char *by = where_names[where->kind];
	struct where_unit of;
	int code;

	if (pmureg_block_nodes(block))
		return where_nodes(unit, where, NULL, NULL, found);
	code = where_one(unit, where, NULL, &of);
	if (!code && of.page_count > block->page_count)
		code = pmureg_fail(unit->error, -EINVAL, 0, "%s gives %u pages for a unit `%s`, which has %u", by,
				   of.page_count, pmureg_block_key(block), block->page_count);
	if (!code && range >= of.page_count)
		code = pmureg_fail(unit->error, -ENXIO, 0, "%s gives no page %u of this unit `%s`", by, range,
				   pmureg_block_key(block));
	if (code)
		return code;
	*found = of.pages[range];
	return where->address.count ? begin_at(unit, page, where, found) : 0;
}

/* ---- All sources ---- */

int where_find(const struct io_unit *unit, uint16_t page, struct io_found *found)
{
	const int is_memory = unit->block->space == PMUREG_MMIO;
	int code = -EOPNOTSUPP;

	/* If a source does not exist, or has no unit, the next is tried. */
	for (uint16_t i = 0; i < unit->block->where_count && (!i || code == -ENOENT); i++) {
		const struct pmureg_where *where = &pmureg_block_where(unit->block)[i];
		struct where_page at = {0, is_memory ? size_of(unit, page) : 0};
		uint64_t begins = 0;

		if (where->kind == PMUREG_WHERE_ADDRESS)
			code = io_evaluate(unit, pmureg_where_address(where), page, 0, &at.address);
		else if (where->kind == PMUREG_WHERE_DISCOVERY)
			code = where_discover(unit, where, &at, &begins);
		else
			code = find_listed(unit, page, where, &at);
		if (!code && is_memory)
			code = where_check_page(unit, page, &at, where_names[where->kind]);
		if (!code)
			*found = (struct io_found){
				.address = at.address,
				.begins = where->kind == PMUREG_WHERE_DISCOVERY ? begins : at.address,
				.by = where_names[where->kind],
				.is_listed = where->kind != PMUREG_WHERE_ADDRESS,
			};
	}
	return code;
}

const struct pmureg_part_discovery pmureg_part_discovery = {
	where_find, where_find_above, where_property, where_discovery, pci_find_id, pci_find,
};

/* ---- What needs no discovery ---- */

void io_found_text(const struct pmureg_block *block, const struct io_found *found, char *text, size_t size)
{
	char name[PCI_NAME];

	pci_told_name(found->begins, name);
	if (block->space == PMUREG_PCI)
		(void)pmureg_format(text, size, "PCI %s+0x%03llx", name, (unsigned long long)(found->begins & 0xfff));
	else
		(void)pmureg_format(text, size, "%s0x%llx", block->space == PMUREG_MSR ? "MSR " : "",
				    (unsigned long long)found->begins);
}

int io_unit_number(const struct io_way_options *options, const struct pmureg_block *block, uint16_t instance,
		   unsigned int bank, uint64_t *number, struct pmureg_error *error)
{
	const struct pmureg_fact *facts = pmureg_block_facts(block);
	struct io_unit unit = {.options = options, .block = block, .instance = instance, .error = error};
	struct io_found found = {0};
	uint64_t present;
	int code = io_evaluate(&unit, pmureg_block_present(block), bank, 1, &present);

	if (code || !present)
		return code ? code : -ENODEV;
	for (uint16_t i = 0; i < block->fact_count && options->machine && !code; i++)
		if (facts[i].kind == PMUREG_FACT_ADDRESS)
			code = io_where(&unit, 0, &found);
	unit.address = found.address;
	return code ? code : io_evaluate(&unit, pmureg_block_perf_number(block), bank, 0, number);
}
