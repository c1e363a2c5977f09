/*
 * rules.c: rules of a table about several members at once. Without one of them some reader of a table would use a wrong
 * index, shift by too much, divide by 0 or not end.
 */
#include "check.h"

/* ---- Registers of blocks ---- */

/* The registers of all blocks are known to be inside the table before the first block is checked: see check_reach(). */
static const struct pmureg_block *block_at(const struct check *c, uint32_t index)
{
	return &pmureg_system_blocks(c->system)[index];
}

static int has_field(const struct pmureg_block *block, uint16_t reg, uint16_t field)
{
	return field < fields_of(block, reg);
}

/* Returns whether a part's references may be followed. */
static int has_part(const struct check *c, unsigned int part)
{
	return c->parts >> part & 1;
}

RULE(action)
{
	const struct pmureg_block *block = block_at(c, it->block);

	return must(c, it->reg < block->register_count, "reg", "is too large") &&
	       must(c, it->field == PMUREG_NONE || has_field(block, it->reg, it->field), "field", "is too large");
}

RULE(field)
{
	return must(c, it->width && it->low + it->width <= 64 && it->low + it->width <= c->reg->width, "width",
		    "is not within the register") &&
	       must(c, !it->each || (it->each <= it->width && it->width % it->each == 0), "each",
		    "does not divide the width");
}

RULE(condition)
{
	return must(c, it->when.count || it->variants || (it->file.to && it->begins.to), "file", "decides nothing") &&
	       must(c, it->text.to != 0, "text", "is missing");
}

/* An array has the elements that its dimensions say. */
static int check_dimensions(const struct check *c, const struct pmureg_register *it)
{
	uint32_t product = 1;

	for (unsigned int i = 0; i < it->dimensions; i++) {
		if (!it->count[i] || it->count[i] >= PMUREG_NONE || it->elements >= PMUREG_NONE)
			return pmureg_table_fails(c, "count", "is 0 or too large");
		product *= it->count[i];
		if (product > it->elements)
			break;
	}
	return must(c, it->elements == product, "elements", "is not the number of the register's elements") &&
	       must(c, it->pages < 2 || (it->dimensions && it->count[0] == it->pages), "pages",
		    "differs from the first dimension");
}

static int is_access(uint8_t bits)
{
	return bits == 8 || bits == 16 || bits == 32 || bits == 64;
}

/* A register of the block: it has an address, perhaps behind a selector, and shows a state. */
static int check_own(const struct check *c, const struct pmureg_register *it)
{
	const struct pmureg_block *block = c->block;
	const struct pmureg_selector *selector =
		it->selector == PMUREG_NONE ? NULL : &pmureg_block_selectors(block)[it->selector];
	const struct pmureg_register *registers = pmureg_block_registers(block);
	const struct pmureg_register *data =
		selector && selector->data < block->register_count ? &registers[selector->data] : it;

	return must(c, block->space != PMUREG_PCI || it->device < block->device_count, "device", "is too large") &&
	       must(c,
		    block->space != PMUREG_MMIO ||
			    (uint32_t)it->page + (it->pages ? it->pages : 1U) <= block->page_count,
		    "page", "is too large") &&
	       must(c, data->access_bits == it->access_bits, "access_bits", "differs from that of the data register") &&
	       must(c, it->state < block->register_count && registers[it->state].state == it->state, "state",
		    "has a state of its own");
}

/* A borrowed register: its own block has no address of it. */
static int check_copy(const struct check *c, const struct pmureg_register *it, uint32_t index)
{
	return must(c, !it->at.count && !it->moves.count && !it->reset.count && !it->example.count && !it->term_count,
		    "at", "is that of a borrowed register") &&
	       must(c, it->selector == PMUREG_NONE, "selector", "is that of a borrowed register") &&
	       must(c, it->state == index, "state", "is that of a borrowed register");
}

RULE(register)
{
	const uint32_t index = (uint32_t)(it - pmureg_block_registers(c->block));

	return must(c, it->width && is_access(it->access_bits) && it->width <= 2U * it->access_bits, "width",
		    "has no access of this width") &&
	       check_dimensions(c, it) &&
	       (index < c->block->register_count ? check_own(c, it) : check_copy(c, it, index));
}

/* Whether accesses of a register need no other register before. */
static int is_plain(const struct pmureg_block *block, uint16_t reg)
{
	const struct pmureg_register *it = &pmureg_block_registers(block)[reg];

	return it->selector == PMUREG_NONE && it->elements == 1;
}

RULE(selector)
{
	return must(c, is_plain(c->block, it->reg), "reg", "is itself selected, or an array") &&
	       must(c, it->data == PMUREG_NONE || is_plain(c->block, it->data), "data",
		    "is itself selected, or an array");
}

RULE(term_field)
{
	return must(c, has_field(c->block, it->reg, it->field), "field", "is too large");
}

RULE(reference)
{
	return must(c, it->field == PMUREG_NONE || has_field(c->block, it->reg, it->field), "field", "is too large");
}

/* ---- Facts and places ---- */

static int has_discovery(const struct pmureg_block *block)
{
	const struct pmureg_where *where = pmureg_block_where(block);
	uint16_t i = 0;

	while (i < block->where_count && where[i].kind != PMUREG_WHERE_DISCOVERY)
		i++;
	return i < block->where_count;
}

static int check_source(const struct check *c, const struct pmureg_fact *it)
{
	switch (it->kind) {
	case PMUREG_FACT_PCI:
		return must(c, is_access(it->bits), "bits", "is no width of an access");
	case PMUREG_FACT_DISCOVERY:
		return must(c, it->id < 4 && has_discovery(c->block), "id", "is no word of a discovery table");
	case PMUREG_FACT_ABOVE:
		return must(c, it->id < c->system->block_count && c->block->nodes.to && block_at(c, it->id)->nodes.to,
			    "id", "is no block with nodes");
	case PMUREG_FACT_PROPERTY:
		return must(c, it->name.to != 0, "name", "is missing");
	default:
		return 1;
	}
}

RULE(fact)
{
	const struct scope scope =
		it->kind == PMUREG_FACT_READ ? scope_of(0, READS_FIELDS, 0) : scope_of(c->block->number_count, 0, 0);

	return must(c, it->width && it->low + it->width <= 64, "width", "is too large") && check_source(c, it) &&
	       code_fits(c, &it->at, scope, "at");
}

static int is_borrowed_fact(struct check *c, const struct pmureg_block *block, const struct pmureg_fact *fact)
{
	const struct pmureg_code at = pmureg_code_at(&fact->at);

	if (fact->kind != PMUREG_FACT_READ)
		return 0;
	if (!ops_fit(c, &fact->at, "facts") || !visit(c, at.count))
		return 1;
	for (uint16_t i = 0; i < at.count; i++)
		if (at.ops[i].code == PMUREG_OP_FIELD && at.ops[i].a >= block->register_count)
			return 1;
	return 0;
}

/*
 * Checks that an expression reads no fact from borrowed registers. With such expressions pmureg finds lenders, or sees
 * whether one exists: it would search without end.
 */
static int needs_no_lender(struct check *c, const struct pmureg_block *block, const struct pmureg_code_ref *ref,
			   const char *member)
{
	const struct pmureg_code code = pmureg_code_at(ref);

	if (!visit(c, code.count))
		return 0;
	for (uint16_t i = 0; i < code.count && block->borrowed_count; i++)
		if (code.ops[i].code == PMUREG_OP_FACT && code.ops[i].value < block->fact_count &&
		    is_borrowed_fact(c, block, &pmureg_block_facts(block)[code.ops[i].value]))
			return pmureg_table_fails(c, member, "reads a fact from borrowed registers");
	return 1;
}

RULE(where)
{
	const int is_named = it->kind == PMUREG_WHERE_IOMEM || it->kind == PMUREG_WHERE_COMPATIBLE;

	return must(c, !is_named || it->name.to, "name", "is missing");
}

RULE(nodes)
{
	return must(c, it->pointer_bits == 32 || it->pointer_bits == 64, "pointer_bits", "is not 32 or 64") &&
	       must(c, c->block->register_count != 0, "is", "has no registers to read");
}

RULE(page_choice)
{
	const uint32_t end = (uint32_t)it->first + it->count;

	return must(c, it->count && end <= c->block->page_count, "count", "is too large") &&
	       must(c, !it->told.count || (c->block->page_count <= 64 && it->text.to), "told",
		    "is for at most 64 pages, and needs a text") &&
	       needs_no_lender(c, c->block, &it->told, "told");
}

/* ---- Units of other blocks ---- */

#define APART 48 /* most instances between the first lender and the last, see borrow.c */

static int have_equal_numbers(const uint64_t *a, const uint64_t *b, uint16_t count)
{
	for (uint16_t i = 0; i < count; i++)
		if (a[i] != b[i])
			return 0;
	return 1;
}

/* Checks that lenders with the same first numbers are near each other: a mask has one bit for each instance. */
static int rules_check_apart(struct check *c, const struct pmureg_block *lender)
{
	const struct pmureg_instance *instances = pmureg_block_instances(lender);
	const uint16_t count = (uint16_t)(lender->number_count - (lender->number_count > 0));

	for (uint32_t i = 0; i + APART + 1 < lender->instance_count; i++)
		for (uint32_t j = i + APART + 1; j < lender->instance_count; j++) {
			const uint64_t *a = pmureg_instance_numbers(&instances[i]),
				       *b = pmureg_instance_numbers(&instances[j]);

			if (!visit(c, 1))
				return 0;
			if (!a || !b || have_equal_numbers(a, b, count))
				return pmureg_table_fails(c, "is_each", "has too many lenders");
		}
	return 1;
}

RULE(lender)
{
	const struct pmureg_block *lender = block_at(c, it->block);

	return must(c, lender->register_count != 0, "block", "has no registers to lend") &&
	       needs_no_lender(c, c->block, &it->number, "number") && (!it->is_each || rules_check_apart(c, lender));
}

static int is_like(const struct pmureg_register *a, const struct pmureg_register *b)
{
	return a->width == b->width && a->access_bits == b->access_bits && a->elements == b->elements &&
	       a->pages == b->pages && a->field_count == b->field_count;
}

RULE(borrowed)
{
	const struct pmureg_block *block = c->block;
	const struct pmureg_lender *lender = &pmureg_block_lenders(block)[it->lender];
	const uint32_t index = (uint32_t)(it - pmureg_block_borrowed(block)) + block->register_count;
	const struct pmureg_block *of;

	if (!is_below(c, lender->block, c->system->block_count, 0, "lender"))
		return 0;
	of = block_at(c, lender->block);
	return must(c, it->reg < of->register_count, "reg", "is too large") &&
	       must(c, is_like(&pmureg_block_registers(block)[index], &pmureg_block_registers(of)[it->reg]), "reg",
		    "is another register");
}

static int check_terms_there(struct check *c, const struct pmureg_counted_by *it, const struct pmureg_block *units)
{
	const struct pmureg_same_term *terms = pmureg_counted_by_terms(it);

	if (!visit(c, it->term_count))
		return 0;
	for (uint16_t i = 0; i < it->term_count; i++)
		if (!is_below(c, terms[i].there, units->term_count, 0, "terms"))
			return 0;
	return 1;
}

RULE(counted_by)
{
	const struct pmureg_block *device = c->block, *units = block_at(c, it->block);
	int fits = check_terms_there(c, it, units);

	/* `unit` reads registers and facts of the counting unit. */
	c->block = units;
	fits = fits &&
	       code_fits(c, &it->unit,
			 scope_of((uint32_t)device->term_count + units->number_count + device->number_count,
				  READS_FIELDS | READS_FACTS, 0),
			 "unit");
	c->block = device;
	return fits;
}

/* ---- Terms ---- */

RULE(term)
{
	const struct pmureg_bit_range *ranges = pmureg_term_ranges(it);
	uint32_t bits = 0;

	for (uint8_t i = 0; i < it->range_count; i++)
		bits += ranges[i].high - ranges[i].low + 1U;
	return must(c, bits <= 64, "ranges", "has more than 64 bits") &&
	       must(c, it->perf_word < 3 || it->perf_word == 0xff, "perf_word", "is no word of an event");
}

/* ---- Counters ---- */

/* Returns the kind of a counter. The numbers of kinds are known to be in order. */
static uint16_t rules_kind_of(const struct pmureg_block *block, uint16_t number)
{
	const struct pmureg_counter *counters = pmureg_block_counters(block);
	uint16_t kind = block->counter_count;

	while (kind > 1 && number < counters[kind - 1].number)
		kind--;
	return (uint16_t)(kind - 1);
}

/* Checks the parts of joined counters: other counters, the lower ones all of one kind, and each with a bit in masks. */
static int check_parts(struct check *c, const struct pmureg_counter *it)
{
	const struct pmureg_counter *counters = pmureg_block_counters(c->block);
	const uint16_t *parts = pmureg_counter_parts(it);

	if (!parts)
		return 1;
	if (!must(c, it->count && it->count <= 64, "parts", "belongs to no counter, or to more than 64") ||
	    !visit(c, 2U * it->count) ||
	    !pmureg_table_numbers_fit(c, parts, 2U * it->count, c->block->counter_total, 0, "parts"))
		return 0;
	for (uint32_t i = 0; i < 2U * it->count; i++) {
		const uint16_t kind = rules_kind_of(c->block, parts[i]);

		if (counters[kind].parts.to || parts[i] - counters[kind].number >= 64 ||
		    (i % 2 == 0 && kind != rules_kind_of(c->block, parts[0])))
			return pmureg_table_fails(c, "parts", "has a counter that is no part");
	}
	return 1;
}

/* Checks the registers with the value of a counter. */
static int check_values(struct check *c, const struct pmureg_counter *it)
{
	const struct pmureg_reference *regs = pmureg_counter_regs(it);

	if (!must(c, it->reg_count > (it->joined != 0), "reg_count", "is too small") || !visit(c, it->reg_count))
		return 0;
	for (uint32_t i = 0; i < (uint32_t)it->reg_count + it->snapshot; i++) {
		/* An own counter is read before the unit's lenders are known. */
		if (!is_below(c, regs[i].reg, it->lender ? reached(c->block) : c->block->register_count, 0, "regs") ||
		    !must(c, it->sum != PMUREG_SUM_PAGES || pmureg_block_registers(c->block)[regs[i].reg].pages, "sum",
			  "is over pages, but a register has none"))
			return 0;
	}
	return 1;
}

RULE(counter)
{
	const struct pmureg_block *block = c->block;
	const struct pmureg_lender *lenders = pmureg_block_lenders(block);

	if (it->lender && !is_below(c, lenders[it->lender - 1].block, c->system->block_count, 0, "lender"))
		return 0;
	return must(c, !it->lender || it->lent < block_at(c, lenders[it->lender - 1].block)->counter_count, "lent",
		    "is too large") &&
	       must(c, !it->snapshot || block->snapshot.count, "snapshot", "is without one of the unit") &&
	       must(c, !it->chooses || (it->allows.count && it->count <= 64 && it->allows_source.to), "chooses",
		    "is for at most 64 counters, and needs an expression with its text") &&
	       must(c, it->top_rate <= UINT64_C(1) << 48, "top_rate", "is too large") && check_values(c, it) &&
	       check_parts(c, it);
}

/* ---- Events and names ---- */

RULE(event_rest)
{
	return must(c, !it->variants || it->variant_titles.to, "variant_titles", "is missing");
}

RULE(described_event)
{
	return must(c, !it->linux_name.to == !it->linux_string.to, "linux_string", "is without its name");
}

static int is_power_of_two(uint32_t number)
{
	return number && !(number & (number - 1));
}

/* Checks the size of a hash table, and that a search for what it does not have ends at a free slot. */
static int check_slots(struct check *c, const uint16_t *slots, uint32_t count, const char *member)
{
	uint32_t i = 0;

	if (!has_part(c, PMUREG_NAMES_PART))
		return 1;
	if (!must(c, is_power_of_two(count), member, "has a size that is no power of two"))
		return 0;
	while (i < count && slots[i] != PMUREG_NONE)
		i++;
	return must(c, i < count, member, "has no free slot") && visit(c, i);
}

RULE(names)
{
	return must(c, it->slot_count || !it->count, "slot_count", "is 0, but there are names") &&
	       (!it->slot_count || check_slots(c, pmureg_names_slots(it), it->slot_count, "slots"));
}

/* A search compares all characters of names of equal length. */
RULE(name)
{
	const uint32_t behind = c->strings[PMUREG_NAMES_PART].count - offset_of(c, &it->text, PMUREG_NAMES_STRINGS);

	return must(c, it->length < behind && !pmureg_name_text(it)[it->length], "length", "is not that of the text");
}

RULE(unit_entry)
{
	return must(c, it->instance == PMUREG_NONE || it->instance < block_at(c, it->block)->instance_count, "instance",
		    "is too large");
}

/* ---- Blocks ---- */

#define MOST_ACCESSES                                                                                                  \
	(1U << 24) /* in a list for a unit, or for an event: keeps sums far from the end of a number */

/* Checks the indices of variables: first the event's terms, then all that struct pmureg_variables lists. */
static int check_variables(const struct check *c, const struct pmureg_block *it)
{
	const struct pmureg_variables *is = &it->variables;
	const uint32_t leader = (uint32_t)it->term_count + it->number_count, facts = leader + it->term_count;
	const uint32_t n = facts + it->event_fact_count, slots = n + 1 + it->counter_count,
		       until = slots + it->pool_count;

	return must(c,
		    is->numbers == it->term_count && is->leader == leader && is->facts == facts && is->n == n &&
			    is->used == n + 1 && is->slots == slots && is->until == until &&
			    is->siblings == until + 1 && is->snapshot == until + 2 &&
			    is->count == until + 2 + (it->snapshot.count != 0),
		    "variables", "does not follow from the numbers of terms and counters");
}

/* Checks that the counters have consecutive numbers, kind after kind. */
static int check_numbers(struct check *c, const struct pmureg_block *it)
{
	const struct pmureg_counter *counters = pmureg_block_counters(it);
	uint32_t total = 0;

	if (!visit(c, it->counter_count))
		return 0;
	for (uint16_t i = 0; i < it->counter_count; i++) {
		if (!must(c, counters[i].number == total, "counters", "has numbers that are not consecutive"))
			return 0;
		total += counters[i].count;
	}
	return must(c, it->counter_total == total && total < PMUREG_NONE, "counter_total",
		    "is not the number of counters");
}

static int check_bounds(const struct check *c, const struct pmureg_block *it)
{
	for (unsigned int i = 0; i < PMUREG_BOUNDS; i++)
		if (it->unit_bounds[i] > MOST_ACCESSES || it->event_bounds[i] > MOST_ACCESSES)
			return pmureg_table_fails(c, "unit_bounds", "or event_bounds is too large");
	return 1;
}

/* Checks members that need another one. */
static int check_needs(const struct check *c, const struct pmureg_block *it)
{
	return must(c, it->space != PMUREG_FACT, "space", "has no registers") &&
	       must(c, it->instance_count && it->instance_count < PMUREG_NONE, "instance_count", "is 0 or too large") &&
	       must(c, it->event_count < PMUREG_NONE && reached(it) < PMUREG_NONE, "event_count",
		    "or the number of registers is too large") &&
	       must(c, it->perf_instance_term == PMUREG_NONE || it->perf_instance_values.to, "perf_instance_values",
		    "is missing") &&
	       must(c, !it->perf_banks || it->perf_device.to, "perf_device", "is missing") &&
	       must(c, !it->present.count || it->present_text.to, "present_text", "is missing") &&
	       must(c, !it->identity_mask || it->identity_reg < it->register_count, "identity_reg",
		    "is no register of the block itself") &&
	       must(c, !it->snapshot.count || it->snapshot_reg != PMUREG_NONE, "snapshot_reg", "is missing") &&
	       must(c, it->space != PMUREG_MMIO || !it->register_count || it->page_sizes.to, "page_sizes",
		    "is missing");
}

static int check_shapes(struct check *c, const struct pmureg_block *it)
{
	return must(c, it->events_by_terms_count || !it->shape_count, "events_by_terms", "is missing") &&
	       (!it->events_by_terms_count ||
		check_slots(c, pmureg_block_events_by_terms(it), it->events_by_terms_count, "events_by_terms"));
}

RULE(block)
{
	return check_needs(c, it) && needs_no_lender(c, it, &it->present, "present") && check_variables(c, it) &&
	       check_bounds(c, it) && check_numbers(c, it) && check_shapes(c, it);
}

/* ---- The system ---- */

/* Checks that the registers of all blocks are inside the table, because blocks name those of others. */
static int check_reach(struct check *c, const struct pmureg_system *it)
{
	const struct pmureg_block *blocks = pmureg_system_blocks(it);
	uint64_t total = 0;

	if (!visit(c, it->block_count))
		return 0;
	for (uint16_t b = 0; b < it->block_count; b++) {
		const struct pmureg_block *block = &blocks[b];
		const struct pmureg_register *registers = pmureg_block_registers(block);
		uint64_t elements = 0;

		c->element = block;
		if (!rows_fit(c, &block->registers, PMUREG_COUNTING_REGISTER, reached(block), 0, "registers") ||
		    !rows_fit(c, &block->numbers, PMUREG_COUNTING_TEXT, block->number_count, 0, "numbers") ||
		    !texts_fit(c, &block->numbers, PMUREG_COUNTING_TEXT, block->number_count, 0, "numbers") ||
		    !rows_fit(c, &block->instances, PMUREG_COUNTING_INSTANCE, block->instance_count, 0, "instances") ||
		    !visit(c, block->register_count))
			return 0;
		for (uint16_t i = 0; i < block->register_count; i++) {
			if (!is_below(c, registers[i].elements, PMUREG_NONE, 0, "registers"))
				return 0;
			elements += registers[i].elements;
		}
		total += elements * block->instance_count;
	}
	c->element = it;
	return must(c, total == it->register_total && total <= MOST_ACCESSES, "register_total",
		    "is not the number of all elements");
}

static int leads_to(const struct pmureg_ref *ref, const void *to)
{
	return pmureg_at(ref) == to;
}

static int is_same_names(const struct pmureg_names *a, const struct pmureg_names *b)
{
	return a->count == b->count && a->slot_count == b->slot_count && leads_to(&a->slots, pmureg_at(&b->slots)) &&
	       leads_to(&a->list, pmureg_at(&b->list));
}

/* Whether a variant has the same lists as the system, but for the units that its names stand for. */
static int is_same_system(const struct pmureg_system *a, const struct pmureg_system *b)
{
	return a->block_count == b->block_count && leads_to(&a->blocks, pmureg_at(&b->blocks)) &&
	       a->unit_count == b->unit_count && a->detect_count == b->detect_count &&
	       leads_to(&a->detects, pmureg_at(&b->detects)) &&
	       a->product_count == b->product_count && leads_to(&a->products, pmureg_at(&b->products)) &&
	       a->example_count == b->example_count && leads_to(&a->examples, pmureg_at(&b->examples)) &&
	       a->allowed_count == b->allowed_count && leads_to(&a->allowed, pmureg_at(&b->allowed)) &&
	       a->variant_count == b->variant_count && leads_to(&a->variants, pmureg_at(&b->variants)) &&
	       a->register_total == b->register_total && is_same_names(&a->unit_names, &b->unit_names);
}

static int rules_check_texts(const struct check *c, const struct pmureg_system *it)
{
	return text_fits(c, &it->key, PMUREG_HEAD_STRINGS, 1, "key") &&
	       text_fits(c, &it->title, PMUREG_HEAD_STRINGS, 1, "title") &&
	       text_fits(c, &it->vendor, PMUREG_HEAD_STRINGS, 1, "vendor") &&
	       text_fits(c, &it->processors, PMUREG_HEAD_STRINGS, 0, "processors") &&
	       text_fits(c, &it->variant, PMUREG_HEAD_STRINGS, 1, "variant") &&
	       text_fits(c, &it->variant_title, PMUREG_HEAD_STRINGS, 1, "variant_title") &&
	       text_fits(c, &it->shown, PMUREG_TEXTS_STRINGS, 0, "shown");
}

static int check_variants(struct check *c, const struct pmureg_system *it)
{
	const struct pmureg_system *variants = pmureg_system_variants(it);

	if (!visit(c, it->variant_count))
		return 0;
	for (uint16_t i = 0; i < it->variant_count; i++) {
		c->element = &variants[i];
		if (!must(c, is_same_system(&variants[i], it), "blocks", "is not that of the system") ||
		    !rows_fit(c, &variants[i].units, PMUREG_NAMES_UNIT_ENTRY, it->unit_count, 0, "units") ||
		    !must(c, variants[i].variant_mask == UINT64_C(1) << i, "variant_mask",
			  "is not that of this variant") ||
		    !rules_check_texts(c, &variants[i]))
			return 0;
	}
	c->element = it;
	return 1;
}

RULE(system)
{
	return must(c, !it->variant.to && !it->variant_mask, "variant", "is that of a variant") &&
	       must(c, it->block_count && it->block_count < PMUREG_NONE, "block_count", "is 0 or too large") &&
	       must(c, it->unit_count < PMUREG_NONE, "unit_count", "is too large") && check_variants(c, it) &&
	       (!has_part(c, PMUREG_COUNTING_PART) || check_reach(c, it));
}
