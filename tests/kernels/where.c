/*
 * where.c: what the machine tells of its units, so that drivers find them: registers and devices that facts are read
 * from, the PMON discovery table, and units in memory. All of it is what descriptions say, with the examples of their
 * facts. Linux: arch/x86/events/intel/uncore_discovery.h has the layout of the table.
 */
#if defined(__x86_64__)
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "monitor.h"

#define TABLE_AT 0xa0000000U
#define TABLE_SIZE 0x8000U /* of 1,023 units, in whole pages of memory */
#define WORDS 3            /* of an entry */
#define LISTED (TABLE_SIZE / (WORDS * 8U))
#define MAPPED_AT 0xb0000000U /* of units whose place in memory the table alone tells */
#define MAPPED_STEP 0x10000U

/* A unit of the machine. */
struct unit {
	const struct monitor *monitor;
	const struct pmureg_block *block;
	uint16_t instance;
};

/* ---- Facts ---- */

static uint64_t cpuid_of(const struct monitor *monitor, const struct pmureg_fact *fact)
{
	struct kvm_cpuid2 *list = calloc(1, sizeof(*list) + ENTRIES * sizeof(list->entries[0]));
	uint64_t value = 0;

	if (!list)
		die("memory");
	list->nent = ENTRIES;
	(void)call(monitor->cpu, KVM_GET_CPUID2, list, "KVM_GET_CPUID2");
	for (uint32_t i = 0; i < list->nent; i++) {
		const struct kvm_cpuid_entry2 *entry = &list->entries[i];
		const uint32_t registers[] = {entry->eax, entry->ebx, entry->ecx, entry->edx};

		if (entry->function == fact->id && entry->index == fact->sub)
			value = registers[fact->register_number];
	}
	free(list);
	return value >> fact->low & pmureg_mask(fact->width);
}

static const uint64_t *numbers_of(const struct unit *unit)
{
	return pmureg_instance_numbers(&pmureg_block_instances(unit->block)[unit->instance]);
}

/* CPUID says what the processor is; other facts have their examples. */
static int read_fact(void *context, uint16_t reg, uint32_t index, uint16_t field, uint32_t field_element, int whole,
		     uint64_t *value)
{
	const struct unit *unit = context;
	const struct pmureg_fact *fact = &pmureg_block_facts(unit->block)[index];

	(void)reg, (void)field, (void)field_element, (void)whole;
	*value = fact->kind == PMUREG_FACT_CPUID ? cpuid_of(unit->monitor, fact) :
						   pmureg_value_of(pmureg_fact_example(fact), numbers_of(unit), 0);
	return 0;
}

/* Returns the value of an expression over facts, the unit's numbers and its page. */
static uint64_t evaluate(struct unit *unit, struct pmureg_code code, uint16_t page)
{
	uint64_t variables[PMUREG_NUMBERS + 1], value;
	const struct pmureg_eval eval = {variables, .read = read_fact, .context = unit};

	memcpy(variables, numbers_of(unit), unit->block->number_count * sizeof(variables[0]));
	variables[unit->block->number_count] = page;
	if (pmureg_evaluate(code, &eval, 0, &value))
		die("an address that is over more than facts");
	return value;
}

/* Calls a function for every unit that the machine has when it starts. */
static void each_unit(struct monitor *monitor, void act(struct monitor *monitor, struct unit *unit))
{
	const struct pmureg_system *system = monitor->machine.system;

	for (uint16_t b = 0; b < system->block_count; b++)
		for (uint16_t i = 0; i < pmureg_system_blocks(system)[b].instance_count; i++) {
			struct unit unit = {monitor, &pmureg_system_blocks(system)[b], i};

			if (!*machine_absent(&monitor->machine, 0, b, i))
				act(monitor, &unit);
		}
}

/* Returns the bits of a fact that an access at `at` shows. */
static uint64_t bits_of(struct unit *unit, uint32_t index, uint32_t at)
{
	const struct pmureg_fact *fact = &pmureg_block_facts(unit->block)[index];
	const uint64_t first = pmureg_value_of(pmureg_fact_at(fact), numbers_of(unit), 0);
	/* The address of an MSR counts registers. */
	const uint64_t bytes = fact->kind == PMUREG_FACT_MSR ? 1 : fact->bits / 8U;
	uint64_t value;

	if (at - first >= bytes)
		return 0;
	(void)read_fact(unit, PMUREG_NONE, index, 0, 0, 0, &value);
	return value << fact->low >> 8 * (at - first);
}

uint64_t told_there(const struct monitor *monitor, enum pmureg_fact_kind kind, uint32_t id, uint32_t at)
{
	const struct pmureg_system *system = monitor->machine.system;
	uint64_t value = 0;

	for (uint16_t b = 0; b < system->block_count; b++)
		for (uint16_t i = 0; i < pmureg_system_blocks(system)[b].instance_count; i++) {
			struct unit unit = {monitor, &pmureg_system_blocks(system)[b], i};

			for (uint16_t f = 0; f < unit.block->fact_count; f++)
				if (pmureg_block_facts(unit.block)[f].kind == kind &&
				    (kind == PMUREG_FACT_MSR || pmureg_block_facts(unit.block)[f].id == id))
					value |= bits_of(&unit, f, at);
		}
	return value;
}

static void add_fact_devices(struct monitor *monitor, struct unit *unit)
{
	for (uint16_t f = 0; f < unit->block->fact_count; f++) {
		const struct pmureg_fact *fact = &pmureg_block_facts(unit->block)[f];
		size_t i = 0;

		if (fact->kind != PMUREG_FACT_PCI || fact->id == PMUREG_NONE)
			continue;
		while (i < monitor->asked_count && monitor->asked[i].id != fact->id)
			i++;
		if (i == monitor->asked_count)
			add_device(monitor, fact->id);
	}
}

/* ---- The discovery table ---- */

static uint64_t table[LISTED][WORDS];
static size_t entries;

uint32_t discovery_config(uint32_t at)
{
	switch (at) {
	case 0x04:
		return HAS_CAPABILITIES;
	case 0x10:
		return TABLE_AT;
	case 0x34:
		return EXPRESS_AT;
	case EXPRESS_AT:
		return EXPRESS_CAPABILITY;
	case 0x100:
		return 0x10023; /* the only extended capability is one that a vendor specifies */
	case 0x108:
		return 1; /* it is of PMON discovery, and its table is where register 0x10 says */
	default:
		return 0;
	}
}

/* Returns the offset of a register in its unit. */
static uint64_t behind(const struct unit *unit, const struct pmureg_register *reg, uint64_t begins)
{
	struct pmureg_place place;

	pmureg_register_place(unit->monitor->machine.system, unit->block, reg, unit->instance, 0, &place);
	return place.address - begins;
}

/* Returns the first word of an entry. Facts say how many counters there are; registers, where they and the controls begin. */
static uint64_t counters_of(struct unit *unit, uint64_t begins)
{
	const struct pmureg_register *registers = pmureg_block_registers(unit->block);
	const struct pmureg_reference *counter = pmureg_counter_regs(pmureg_block_counters(unit->block));
	uint64_t word = behind(unit, &registers[counter->reg], begins) << 24, value;
	uint16_t control = 0;

	for (uint16_t f = 0; f < unit->block->fact_count; f++) {
		const struct pmureg_fact *fact = &pmureg_block_facts(unit->block)[f];

		if (fact->kind != PMUREG_FACT_DISCOVERY || fact->id)
			continue;
		(void)read_fact(unit, PMUREG_NONE, f, 0, 0, 0, &value);
		word |= value << fact->low;
	}
	while (control < unit->block->register_count && !(registers[control].roles & PMUREG_CHOOSES_EVENT))
		control++;
	if (control == unit->block->register_count)
		die("a unit of the discovery table without a control");
	return word | behind(unit, &registers[control], begins) << 8;
}

/* Adds the entry of a unit. Its address is described, and behind that of the page, or of the PCI device. */
static void list_unit(struct unit *unit, const struct pmureg_where *where, uint64_t page)
{
	static const uint64_t accesses[] = {[PMUREG_MSR] = 0, [PMUREG_MMIO] = 1, [PMUREG_PCI] = 2};
	const struct pmureg_instance *instance = &pmureg_block_instances(unit->block)[unit->instance];
	const uint64_t begins = evaluate(unit, pmureg_where_address(where), 0);
	uint64_t *words = table[++entries];

	if (entries == LISTED)
		die("more units than a discovery table has");
	if (unit->block->space == PMUREG_PCI)
		page = 1ULL << 31 | told_place(pmureg_instance_devices(instance)) << 12;
	words[0] = accesses[unit->block->space] << 62 | counters_of(unit, begins);
	words[1] = page + begins;
	words[2] = where->type | pmureg_value_of(pmureg_where_nth(where), numbers_of(unit), 0) << 16;
}

/* ---- Units in memory ---- */

static void map_page(struct monitor *monitor, const struct unit *unit, uint16_t page, uint64_t at)
{
	const struct pmureg_block *block = unit->block;
	const struct pmureg_place place = {.space = PMUREG_MMIO,
					   .block = pmureg_block_index(monitor->machine.system, block),
					   .instance = unit->instance,
					   .unit = page};

	monitor->mapped = realloc(monitor->mapped, (monitor->mapped_count + 1) * sizeof(*monitor->mapped));
	if (!monitor->mapped)
		die("memory");
	monitor->mapped[monitor->mapped_count++] = (struct mapped){
		{.place = place}, at, pmureg_block_page_sizes(block)[unit->instance * block->page_count + page]};
}

static void place_unit(struct monitor *monitor, struct unit *unit)
{
	const struct pmureg_block *block = unit->block;
	const struct pmureg_where *where = pmureg_block_where(block);
	const uint64_t next = MAPPED_AT + MAPPED_STEP * monitor->mapped_count;

	if (!block->where_count)
		return;
	if (where->kind == PMUREG_WHERE_DISCOVERY)
		list_unit(unit, where, block->space == PMUREG_MMIO ? next : 0);
	for (uint16_t page = 0; block->space == PMUREG_MMIO && page < block->page_count; page++)
		map_page(monitor, unit, page,
			 where->kind == PMUREG_WHERE_DISCOVERY ? next :
								 evaluate(unit, pmureg_where_address(where), page));
}

void place_units(struct monitor *monitor)
{
	unsigned char *bytes;

	each_unit(monitor, add_fact_devices);
	each_unit(monitor, place_unit);
	if (!monitor->machine.system->discovery)
		return;
	table[0][0] = WORDS << 8 | entries << 16;
	table[0][1] = 1; /* the control of all units, which nobody looks for here */
	bytes = anonymous(TABLE_SIZE);
	memcpy(bytes, table, sizeof(table));
	add_memory(monitor, 2, TABLE_AT, bytes, TABLE_SIZE);
	add_device(monitor, monitor->machine.system->discovery);
}

/* Accesses half of a register; a write leaves the other half as it is. */
static int access_half(struct monitor *monitor, const struct bank *bank, uint64_t at, unsigned char *bytes, char kind)
{
	const struct request request = {.at = at & ~7ULL, .size = 8};
	unsigned char whole[8];
	int code = bank_access(&monitor->machine, bank, &request, 'r', whole);

	if (code < 0)
		return code;
	if (kind == 'r') {
		memcpy(bytes, whole + (at & 4), 4);
		return code;
	}
	memcpy(whole + (at & 4), bytes, 4);
	return bank_access(&monitor->machine, bank, &request, 'w', whole);
}

/* If no register answers, a read gives ones, and a write does nothing. */
void access_mapped(struct monitor *monitor, uint64_t at, unsigned char *bytes, size_t size, char kind)
{
	int code = -EIO;

	for (size_t i = 0; i < monitor->mapped_count && code == -EIO; i++) {
		const struct mapped *page = &monitor->mapped[i];
		const struct request request = {.at = at - page->at, .size = size};

		if (at - page->at >= page->size)
			continue;
		code = bank_access(&monitor->machine, &page->bank, &request, kind, bytes);
		if (code == -EINVAL && size == 4 && at % 4 == 0)
			code = access_half(monitor, &page->bank, request.at, bytes, kind);
	}
	if (code < 0 && kind == 'r')
		memset(bytes, 255, size);
}

#else
extern int nothing_is_told;
int nothing_is_told; /* no such processor */
#endif
