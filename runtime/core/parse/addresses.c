/*
 * addresses.c: finds registers by their addresses, as pmureg_place_text() writes them.
 */
#include "parse.h"

/* A search, and its results so far. */
struct search {
	const struct pmureg_system *system;
	const struct pmureg_unit_found *unit; /* NULL: any */
	struct pmureg_word front;             /* the address without its number: `MSR ` */
	uint64_t number;
	int has_number;
	int any_bus;                        /* the bus of a PCI device need not match */
	struct pmureg_register_name *found; /* the last register found */
	char *names;                        /* of all registers found */
	size_t size, count;                 /* of `names`; registers found */
};

/* Removes the number from `MSR 0xd10`. Returns 0 if the text has none, as `S3_0_C9_C12_1`. */
static int cut_number(struct pmureg_word *text, uint64_t *number)
{
	struct pmureg_word digits = *text;

	while (digits.length > 2 && !(digits.text[0] == '0' && (digits.text[1] == 'x' || digits.text[1] == 'X'))) {
		digits.text++;
		digits.length--;
	}
	if (digits.length < 3 || pmureg_number(digits, number))
		return 0;
	text->length -= digits.length;
	return 1;
}

int pmureg_is_address(struct pmureg_word text)
{
	uint64_t number;

	if (!cut_number(&text, &number))
		return 0;
	for (size_t i = 0; i < text.length; i++)
		if (text.text[i] == ' ')
			return 1;
	return !text.length;
}

/* Returns the part of `PCI ff:10.4+` after the bus number; an empty word for other texts. */
static struct pmureg_word behind_bus(struct pmureg_word text)
{
	const char *end = text.text + text.length;
	const int has_bus = text.length > 8 && end[-6] == ':' && (end[-9] == ' ' || end[-9] == ':');

	return (struct pmureg_word){end - (has_bus ? 6 : 0), has_bus ? 6 : 0};
}

static int is_number_alone(const struct search *search)
{
	return search->has_number && !search->front.length;
}

/* A number alone identifies an MSR or CSR, and in a named unit any register. */
static int may_have(const struct search *search, const struct pmureg_block *block)
{
	if (search->unit)
		return search->unit->block == block;
	return is_number_alone(search) ? block->space == PMUREG_MSR || block->space == PMUREG_CSR :
					 !pmureg_space_is_private(block->space);
}

static int is_there(const struct search *search, const struct pmureg_register_name *at)
{
	struct pmureg_word front, wanted = search->front;
	struct pmureg_place place;
	uint64_t number;
	char text[64];

	pmureg_register_place(search->system, at->block, at->reg, at->instance, at->element, &place);
	if (search->has_number && place.address != search->number)
		return 0;
	if (is_number_alone(search))
		return 1;
	(void)pmureg_place_text(search->system, &place, text, sizeof(text));
	front = pmureg_word_of(text);
	if (cut_number(&front, &number) != search->has_number)
		return 0;
	text[front.length] = '\0';
	if (search->any_bus) {
		wanted = behind_bus(wanted);
		front.text += front.length < wanted.length ? 0 : front.length - wanted.length;
	}
	return wanted.length && pmureg_word_like(wanted, front.text);
}

/* Adds a result. Units or elements with the same address count as one register of any unit or element. */
static void addresses_add(struct search *search, const struct pmureg_register_name *at)
{
	struct pmureg_register_name *found = search->found;

	if (found->reg != at->reg) {
		*found = *at;
		pmureg_text_append(search->names, search->size, "%s`%s.%s`", search->count++ ? ", " : "",
				   pmureg_block_key(at->block), pmureg_register_key(at->reg));
	}
	if (found->instance != at->instance)
		found->instance = PMUREG_INSTANCES_ALL;
	if (found->element != at->element)
		found->element = PMUREG_NONE;
}

static void search_elements(struct search *search, struct pmureg_register_name at)
{
	const uint16_t selector = at.reg->selector;

	/* A register of an index and data pair has no address of its own. */
	if (selector != PMUREG_NONE && pmureg_block_selectors(at.block)[selector].data != PMUREG_NONE)
		return;
	for (at.element = 0; at.element < at.reg->elements; at.element++)
		if (is_there(search, &at))
			addresses_add(search, &at);
}

static void search_block(struct search *search, const struct pmureg_block *block)
{
	const struct pmureg_register *registers = pmureg_block_registers(block);
	const int is_one = search->unit && search->unit->instance != PMUREG_INSTANCES_ALL;
	const uint16_t first = is_one ? search->unit->instance : 0;
	const uint16_t end = is_one ? (uint16_t)(first + 1) : block->instance_count;

	for (uint16_t reg = 0; reg < block->register_count; reg++)
		for (uint16_t instance = first; instance < end; instance++)
			search_elements(search, (struct pmureg_register_name){block, &registers[reg], instance, 0});
}

size_t pmureg_address_find(const struct pmureg_system *system, struct pmureg_word address,
			   const struct pmureg_unit_found *unit, struct pmureg_register_name *found, char *names,
			   size_t size)
{
	const struct pmureg_block *blocks = pmureg_system_blocks(system);
	struct search search = {.system = system, .unit = unit, .front = address, .found = found, .names = names, .size = size};

	search.has_number = cut_number(&search.front, &search.number);
	found->reg = NULL;
	do {
		for (uint16_t i = 0; i < system->block_count; i++)
			if (may_have(&search, &blocks[i]))
				search_block(&search, &blocks[i]);
	} while (!search.count && !search.any_bus++ && behind_bus(search.front).length);
	return search.count;
}
