/*
 * accesses.c: what --io trace shows: each access of a session, the register it goes to, and what its value says.
 */
#define _GNU_SOURCE
#include <stdlib.h>
#include <string.h>

#include "stat.h"

#define CAPACITY 65536

/* What was last written to a selecting register: registers of different banks share one address. */
struct selected {
	uint16_t block, reg;
	uint64_t value;
};

struct accesses {
	const struct pmureg_system *system;
	struct pmureg_trace trace;
	size_t reads, writes, barriers;
	size_t selected_count;
	struct selected selected[32];
	struct pmureg_trace_entry entries[CAPACITY];
};

struct accesses *accesses_new(const struct pmureg_system *system, struct pmureg_io *inner)
{
	struct accesses *accesses = malloc(sizeof(*accesses));

	if (!accesses)
		return NULL;
	accesses->system = system;
	accesses->reads = accesses->writes = accesses->barriers = accesses->selected_count = 0;
	pmureg_trace_init(&accesses->trace, inner, accesses->entries, CAPACITY);
	return accesses;
}

struct pmureg_io *accesses_io(struct accesses *accesses)
{
	return &accesses->trace.io;
}

static struct selected *find_selected(struct accesses *accesses, uint16_t block, uint16_t reg)
{
	for (size_t i = 0; i < accesses->selected_count; i++)
		if (accesses->selected[i].block == block && accesses->selected[i].reg == reg)
			return &accesses->selected[i];
	if (accesses->selected_count == sizeof(accesses->selected) / sizeof(accesses->selected[0]))
		return NULL;
	accesses->selected[accesses->selected_count] = (struct selected){block, reg, 0};
	return &accesses->selected[accesses->selected_count++];
}

static void note_select(struct accesses *accesses, const struct pmureg_trace_entry *entry,
			const struct pmureg_block *block, const struct pmureg_register *reg)
{
	uint16_t index = (uint16_t)(reg - block->registers);

	for (uint16_t i = 0; i < block->selector_count; i++) {
		struct selected *selected;

		if (block->selectors[i].reg != index)
			continue;
		selected = find_selected(accesses, entry->place.block, index);
		if (selected)
			selected->value = entry->value;
	}
}

static int is_selected(struct accesses *accesses, const struct pmureg_place *at, const struct pmureg_block *block,
		       const struct pmureg_register *reg, uint32_t element)
{
	struct selected *selected;
	uint64_t value, mask;

	if (reg->selector == PMUREG_NONE)
		return 1;
	pmureg_register_select(block, reg, at->instance, element, &value, &mask);
	selected = find_selected(accesses, at->block, block->selectors[reg->selector].reg);
	return !selected || ((selected->value ^ value) & mask) == 0;
}

/* The register and element of an access; `part` counts accesses of one element. */
static const struct pmureg_register *find_register(struct accesses *accesses, const struct pmureg_trace_entry *entry,
						   uint32_t *element, unsigned *part)
{
	const struct pmureg_place *at = &entry->place;
	const struct pmureg_block *block = &accesses->system->blocks[at->block];
	const struct pmureg_register *second = NULL;
	uint32_t second_element = 0;
	unsigned second_part = 0;

	for (uint16_t i = 0; i < block->register_count; i++) {
		const struct pmureg_register *reg = &block->registers[i];
		uint64_t bits = entry->kind == 'w' ? reg->masks.writable : reg->masks.readable;

		for (uint32_t j = 0; j < reg->elements; j++) {
			struct pmureg_place place;
			unsigned parts = reg->access_bits && reg->access_bits < reg->width ? (unsigned)(reg->width / reg->access_bits) : 1U;

			pmureg_register_place(accesses->system, block, reg, at->instance, j, &place);
			if (place.space != at->space || place.unit != at->unit || at->address < place.address)
				continue;
			*part = parts > 1 ? (at->address - place.address) / (reg->access_bits / 8U) : 0;
			if (*part >= parts || (parts == 1 && at->address != place.address) ||
			    !is_selected(accesses, at, block, reg, j))
				continue;
			*element = j;
			if (bits)
				return reg;
			/* One place may be two registers, one for reads and one for writes. */
			second = reg;
			second_element = j;
			second_part = *part;
		}
	}
	*element = second_element;
	*part = second_part;
	return second;
}

static void print_access(struct accesses *accesses, FILE *out, const struct pmureg_trace_entry *entry)
{
	const struct pmureg_block *block = &accesses->system->blocks[entry->place.block];
	const struct pmureg_register *reg;
	char where[64], unit[TOOL_NAME], name[TOOL_NAME];
	uint32_t element;
	unsigned part;

	(void)pmureg_place_text(&entry->place, where, sizeof(where));
	unit_name(accesses->system, block, entry->place.instance, unit, sizeof(unit));
	(void)fprintf(out, "%-5s %-20s %s 0x%0*llx  ", entry->kind == 'w' ? "write" : "read", where,
		      entry->kind == 'w' ? "<-" : "->", entry->place.bits / 4, (unsigned long long)entry->value);
	reg = find_register(accesses, entry, &element, &part);
	if (!reg) {
		(void)fprintf(out, "%s (no register is described here)\n", unit);
		return;
	}
	(void)pmureg_register_text(&(struct pmureg_register_name){block, reg, entry->place.instance, element}, name, sizeof(name));
	(void)fprintf(out, "%s %s", unit, name);
	if (reg->access_bits < reg->width)
		(void)fprintf(out, " bits %u:%u", (part + 1) * reg->access_bits - 1, part * reg->access_bits);
	print_fields_short(out, reg, reg->access_bits < reg->width ? entry->value << part * reg->access_bits : entry->value);
	if (entry->kind == 'w')
		print_event_short(out, block, reg, entry->value);
	(void)fputc('\n', out);
	if (entry->kind == 'w')
		note_select(accesses, entry, block, reg);
}

void accesses_print(struct accesses *accesses, FILE *out, const char *what)
{
	static const char *const barriers[] = {"", "isb", "dsb"};
	size_t count = accesses->trace.count < CAPACITY ? accesses->trace.count : CAPACITY;

	(void)fprintf(out, "# %s\n", what);
	for (size_t i = 0; i < count; i++) {
		const struct pmureg_trace_entry *entry = &accesses->entries[i];

		if (entry->kind == 'b') {
			(void)fprintf(out, "%s\n", entry->barrier < 3 ? barriers[entry->barrier] : "barrier");
			accesses->barriers++;
			continue;
		}
		if (entry->kind == 'w')
			accesses->writes++;
		else
			accesses->reads++;
		print_access(accesses, out, entry);
	}
	if (accesses->trace.count > count)
		(void)fprintf(out, "# %zu more accesses are not shown\n", accesses->trace.count - count);
	accesses->trace.count = 0;
}

void accesses_free(struct accesses *accesses, FILE *out)
{
	if (out)
		(void)fprintf(out, "# %zu reads, %zu writes, %zu barriers\n", accesses->reads, accesses->writes, accesses->barriers);
	free(accesses);
}
