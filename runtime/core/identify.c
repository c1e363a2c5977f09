/*
 * identify.c: reads fields and facts of a unit for expressions, and checks whether the unit exists, matches its
 * description, and is in use.
 */
#include "internal.h"

/* ---- Fields and facts ---- */

/* Keeps only the lenders that exist on this machine. */
static int ask_each(struct pmureg_asking *asking, uint16_t which)
{
	const struct pmureg_block *block =
		&pmureg_system_blocks(asking->runner->system)[pmureg_block_lenders(asking->block)[which].block];
	uint64_t there = 0;
	size_t count = 0;

	for (uint64_t left = asking->lenders[which], first = 1; left || first; left = pmureg_lenders_behind(left), first = 0) {
		struct pmureg_asking lender = {.runner = asking->runner, .block = block, .instance = (uint16_t)left};
		int code = pmureg_find_out(&lender, 1);

		if (code && code != -PMUREG_ENOENT)
			return code;
		there = code ? there : pmureg_add_lender(there, count++, lender.instance);
	}
	asking->lenders[which] = there;
	return count ? 0 : -PMUREG_ENOENT;
}

int pmureg_ask_lenders(struct pmureg_asking *asking)
{
	const struct pmureg_runner *runner = asking->runner;
	const struct pmureg_eval eval = {pmureg_asked_numbers(asking), .read = pmureg_ask, .context = asking};
	char unit[64];
	int code = 0;

	for (uint16_t i = 0; i < asking->block->lender_count && !asking->knows_lenders && !code; i++) {
		const struct pmureg_lender *lender = &pmureg_block_lenders(asking->block)[i];

		code = pmureg_find_lender(runner->system, asking->block, i, &eval, &asking->lenders[i]);
		code = code || !lender->is_each ? code : ask_each(asking, i);
		if (code != -PMUREG_ENOENT)
			continue;
		pmureg_unit_any_name(runner->system, asking->block, asking->instance, unit, sizeof(unit));
		pmureg_fail(runner->error, code, 0, "%s borrows counters of %s `%s` that %s", unit,
			    lender->is_each ? "units" : "a unit",
			    pmureg_block_key(&pmureg_system_blocks(runner->system)[lender->block]),
			    lender->is_each ? "this machine does not have" : "is not described");
	}
	asking->knows_lenders = !code;
	return code;
}

/* Reads a register, or finds it among the last ones read. NULL: an error, in `code`. */
static const struct pmureg_access *identify_read_register(struct pmureg_asking *asking, uint16_t reg, uint32_t element,
						 int *code)
{
	struct pmureg_runner *runner = asking->runner;
	struct pmureg_access *next = &asking->known[asking->reads % PMUREG_REMEMBERED];
	struct pmureg_access wanted;

	*code = reg < asking->block->register_count ? 0 : pmureg_ask_lenders(asking);
	if (*code)
		return NULL;
	wanted = pmureg_reach_of(runner, asking->block, asking->instance, asking->lenders, reg, element);
	for (size_t i = 0; i < asking->reads && i < PMUREG_REMEMBERED; i++)
		if (pmureg_is_same_register(&asking->known[i], &wanted))
			return &asking->known[i];
	*next = wanted;
	*code = pmureg_read_once(runner, next, &next->value);
	asking->reads += !*code;
	return *code ? NULL : next;
}

static int identify_read_fact(struct pmureg_asking *asking, uint32_t fact, uint64_t *value)
{
	const struct pmureg_runner *runner = asking->runner;
	const struct pmureg_place place = {
		PMUREG_FACT, 64, pmureg_block_index(runner->system, asking->block), asking->instance, 0, fact};
	const struct pmureg_fact *of = &pmureg_block_facts(asking->block)[fact];
	const int is_read = of->kind == PMUREG_FACT_READ, is_known = asking->fact == fact + 1;
	const int code = is_read  ? pmureg_ask_for(asking, pmureg_fact_at(of), NULL, 0, value) :
			 is_known ? 0 : pmureg_io_read(runner->io, &place, &asking->fact_value);
	const char *why = code ? pmureg_io_why(runner->io) : NULL;
	char unit[64];

	if (!is_read) {
		asking->fact = code ? 0 : fact + 1;
		*value = asking->fact_value;
	}
	if (!code)
		return 0;
	pmureg_unit_any_name(runner->system, asking->block, asking->instance, unit, sizeof(unit));
	return pmureg_fail(runner->error, code, 0, "%s cannot be used: its fact `%s` cannot be read: %s", unit,
			   pmureg_fact_key(of), why ? why : "the machine does not report it");
}

static int identify_read_field(struct pmureg_asking *asking, uint16_t reg, uint32_t element, uint16_t field,
		      uint32_t field_element, int whole, uint64_t *value)
{
	const struct pmureg_register *of = &pmureg_block_registers(asking->block)[reg];
	const struct pmureg_field *fields = pmureg_register_fields(of);
	const uint64_t mask = pmureg_field_mask(&fields[field]);
	const uint64_t reset = pmureg_reset_value(asking->block, of, asking->instance, element);
	const struct pmureg_access *read = NULL;
	int code = element < of->elements ? 0 : -PMUREG_ENOENT;

	/* A field that cannot be read counts as having its reset value. */
	if (!code && (of->masks.readable & mask))
		read = identify_read_register(asking, reg, element, &code);
	if (!code)
		*value = pmureg_field_element(&fields[field], read ? read->value : reset, field_element, whole);
	asking->told |= read != NULL;
	asking->differs |= read && ((read->value ^ reset) & mask);
	return code;
}

int pmureg_ask(void *context, uint16_t reg, uint32_t element, uint16_t field, uint32_t field_element, int whole,
	       uint64_t *value)
{
	struct pmureg_asking *asking = context;

	return reg == PMUREG_NONE ? identify_read_fact(asking, element, value) :
				    identify_read_field(asking, reg, element, field, field_element, whole, value);
}

/* ---- Identification ---- */

static void add_field(const struct pmureg_field *field, uint64_t raw, const char *before, char *text, size_t size)
{
	const uint64_t number = pmureg_field_get(field, raw);
	const struct pmureg_value *value = pmureg_field_value(field, number);

	pmureg_text_append(text, size, "%s0x%llx%s%s%s", before, (unsigned long long)number, value ? " (" : "",
			   value ? pmureg_value_name(value) : "", value ? ")" : "");
}

/* Reports both identification values, and the fields that differ. */
static int fail_other(const struct pmureg_asking *asking, const char *unit, uint64_t found)
{
	const struct pmureg_system *system = asking->runner->system;
	const struct pmureg_block *blocks = pmureg_system_blocks(system);
	const struct pmureg_block *block = asking->block;
	const struct pmureg_register *reg = &pmureg_block_registers(block)[block->identity_reg];
	char fields[160] = "", other[64] = "";

	for (uint16_t i = 0; i < reg->field_count; i++) {
		const struct pmureg_field *field = &pmureg_register_fields(reg)[i];

		if (!((found ^ block->identity) & block->identity_mask & pmureg_field_mask(field)))
			continue;
		pmureg_text_append(fields, sizeof(fields), "%s%s ", fields[0] ? "; " : "", pmureg_field_name(field));
		add_field(field, found, "", fields, sizeof(fields));
		add_field(field, block->identity, ", not ", fields, sizeof(fields));
	}
	for (uint16_t i = 0; i < system->block_count && !other[0]; i++) {
		const struct pmureg_block *like = &blocks[i];

		if (like->identity_mask && !((found ^ like->identity) & like->identity_mask))
			pmureg_unit_any_name(system, like, PMUREG_INSTANCES_ALL, other, sizeof(other));
	}
	return pmureg_fail(asking->runner->error, -PMUREG_EINVAL, 0,
			   "%s is another device%s%s: its %s is 0x%llx, not 0x%llx (%s); give the unit's address, or "
			   "take this device by force",
			   unit, other[0] ? ", of " : "", other, pmureg_register_key(reg), (unsigned long long)found,
			   (unsigned long long)block->identity, fields);
}

int pmureg_identify(struct pmureg_asking *asking)
{
	const struct pmureg_block *block = asking->block;
	const struct pmureg_register *registers = pmureg_block_registers(block);
	const struct pmureg_access *read;
	uint64_t found = 0;
	char unit[64];
	int code = 0;

	if (!block->identity_mask)
		return 0;
	read = identify_read_register(asking, block->identity_reg, 0, &code);
	if (read && !read->value)
		code = pmureg_ask_for(asking, pmureg_block_identity_otherwise(block), NULL, 0, &found);
	else if (read)
		found = read->value;
	if (code)
		return code;
	pmureg_unit_any_name(asking->runner->system, block, asking->instance, unit, sizeof(unit));
	if (!found || found == pmureg_mask(registers[block->identity_reg].width))
		return pmureg_fail(asking->runner->error, -PMUREG_ENOENT, 0,
				   "%s is 0x%llx: %s is absent, without power or not accessible from here",
				   pmureg_register_key(&registers[block->identity_reg]), (unsigned long long)found,
				   unit);
	return (found ^ block->identity) & block->identity_mask ? fail_other(asking, unit, found) : 0;
}

/* ---- Presence ---- */

/* Checks whether an operation is the first to name its fact: an expression may name a fact several times. */
static int is_first_of_fact(struct pmureg_code code, uint16_t at)
{
	for (uint16_t i = 0; i < at; i++)
		if (code.ops[i].code == PMUREG_OP_FACT && code.ops[i].value == code.ops[at].value)
			return 0;
	return code.ops[at].code == PMUREG_OP_FACT;
}

/* Formats the values of an expression's facts, for the end of a message. */
static void add_facts(struct pmureg_asking *asking, struct pmureg_code code, char *text, size_t size)
{
	uint64_t value;

	text[0] = '\0';
	for (uint16_t i = 0; i < code.count; i++)
		if (is_first_of_fact(code, i) && !identify_read_fact(asking, (uint32_t)code.ops[i].value, &value))
			pmureg_text_append(text, size, "%s%s is 0x%llx", text[0] ? ", " : ": ",
					   pmureg_fact_key(&pmureg_block_facts(asking->block)[code.ops[i].value]),
					   (unsigned long long)value);
}

static int fail_pages(struct pmureg_asking *asking, const struct pmureg_page_choice *pages, int has_none)
{
	char unit[64], facts[128];

	add_facts(asking, pmureg_page_choice_told(pages), facts, sizeof(facts));
	pmureg_unit_any_name(asking->runner->system, asking->block, asking->instance, unit, sizeof(unit));
	if (has_none)
		return pmureg_fail(asking->runner->error, -PMUREG_ENOENT, 0, "%s has none of its %u pages (`%s` is false for "
				   "page 0%s)", unit, pages->count, pmureg_page_choice_text(pages), facts);
	return pmureg_fail(asking->runner->error, -PMUREG_EINVAL, 0,
			   "%s has more than the %u pages that are described (`%s` is true for page %u%s)", unit,
			   pages->count, pmureg_page_choice_text(pages), pages->count, facts);
}

/*
 * Finds which pages the unit lacks. Page 0 must exist. `told` must be false for the page after the last one, which no
 * sum would include.
 */
static int find_pages(struct pmureg_asking *asking, const struct pmureg_page_choice *pages)
{
	uint64_t variables[PMUREG_NUMBERS + 1], present;
	int code = 0;

	for (uint16_t i = 0; i < asking->block->number_count; i++)
		variables[i] = pmureg_asked_numbers(asking)[i];
	for (uint16_t i = 0; i <= pages->count && pages->told.count && !code; i++) {
		variables[asking->block->number_count] = i;
		code = pmureg_ask_for(asking, pmureg_page_choice_told(pages), variables, 1, &present);
		if (!code && i && i < pages->count)
			asking->absent |= (uint64_t)!present << (pages->first + i);
		else if (!code && !present == !i)
			code = fail_pages(asking, pages, !i);
	}
	return code;
}

int pmureg_is_present(struct pmureg_asking *asking)
{
	const struct pmureg_block *block = asking->block;
	const struct pmureg_page_choice *page_choices = pmureg_block_page_choices(block);
	char unit[64], facts[128];
	uint64_t present;
	int code = pmureg_ask_for(asking, pmureg_block_present(block), pmureg_asked_numbers(asking), 1, &present);

	for (uint16_t i = 0; i < block->page_choice_count && present && !code; i++)
		code = find_pages(asking, &page_choices[i]);
	if (code || present)
		return code;
	add_facts(asking, pmureg_block_present(block), facts, sizeof(facts));
	pmureg_unit_any_name(asking->runner->system, block, asking->instance, unit, sizeof(unit));
	return pmureg_fail(asking->runner->error, -PMUREG_ENOENT, 0, "this machine has no %s (`%s` is false%s)",
			   unit, pmureg_block_present_text(block), facts);
}

/* Returns the first read of a unit: its identification, a counter, or any register that a read does not change. */
static struct pmureg_access first_register(const struct pmureg_asking *asking)
{
	const struct pmureg_block *block = asking->block;
	const struct pmureg_counter *counters = pmureg_block_counters(block);
	const struct pmureg_counter *counter = block->counter_count && !counters->lender ? counters : NULL;
	uint16_t reg = block->identity_mask ? block->identity_reg : counter ? pmureg_counter_regs(counter)->reg : 0;

	while (!pmureg_can_read(&pmureg_block_registers(block)[reg]) && reg + 1 < block->register_count)
		reg++;
	return pmureg_access_of(asking->runner->system, block, asking->instance, reg,
				counter && reg == pmureg_counter_regs(counter)->reg ?
					pmureg_counted(block, counter, 0, counter->first).first : 0);
}

int pmureg_find_out(struct pmureg_asking *asking, int any)
{
	const struct pmureg_access first = first_register(asking);
	struct pmureg_error *error = asking->runner->error;
	const char *why;
	uint64_t value;
	int code = pmureg_is_present(asking);

	if (code)
		return code;
	asking->runner->error = NULL;
	code = pmureg_read_unsaved(asking->runner, &first, &value);
	asking->runner->error = error;
	if (!code)
		return any ? 0 : pmureg_identify(asking);
	if (code == -PMUREG_EIO || code == -PMUREG_ENODEV)
		code = -PMUREG_ENOENT;
	why = pmureg_io_why(asking->runner->io);
	return pmureg_fail(error, code, 0, "%s", why ? why : "this part has fewer units, or the firmware hides some");
}

/* ---- Use ---- */

static int moves(const struct pmureg_asking *asking, const struct pmureg_counter *counter, uint64_t n)
{
	const struct pmureg_counted counted = pmureg_counted(asking->block, counter, 0, n);
	const struct pmureg_access access = pmureg_reach_of(asking->runner, asking->block, asking->instance,
							    asking->lenders, counted.reg, counted.first);
	uint64_t first, second;
	int code = pmureg_read_unsaved(asking->runner, &access, &first);

	code = code ? code : pmureg_read_unsaved(asking->runner, &access, &second);
	return code ? code : ((first ^ second) & counted.bits) != 0;
}

int pmureg_is_in_use(struct pmureg_asking *asking, const struct pmureg_counter *counter, uint64_t n)
{
	uint64_t runs;
	int code;

	if (!counter->runs.count)
		return 0;
	asking->told = asking->differs = 0;
	code = pmureg_ask_for(asking, pmureg_counter_runs(counter), &n, 0, &runs);
	if (!code && !asking->told)
		return moves(asking, counter, n);
	return code ? code : runs && asking->differs;
}

/* ---- A unit without a session ---- */

#define MOST_SELECTS 8 /* most selectors of a unit and of those from which it borrows */

int pmureg_unit_identify(const struct pmureg_system *system, struct pmureg_io *io, const struct pmureg_block *block,
			 uint16_t instance, unsigned int flags, struct pmureg_error *error)
{
	struct pmureg_saved selects[MOST_SELECTS];
	struct pmureg_runner runner = {
		.system = system, .io = io, .error = error, .saved = selects, .saved_capacity = MOST_SELECTS};
	struct pmureg_asking asking = {.runner = &runner, .block = block, .instance = instance};
	int code = flags & PMUREG_UNIT_FACTS ? pmureg_is_present(&asking) :
					       pmureg_find_out(&asking, (flags & PMUREG_UNIT_ANY) != 0);

	(void)pmureg_put_back_selects(&runner);
	return code;
}

int pmureg_unit_evaluate(const struct pmureg_system *system, struct pmureg_io *io, const struct pmureg_block *block,
			 uint16_t instance, struct pmureg_code code, const uint64_t *variables, uint64_t *value)
{
	struct pmureg_saved selects[MOST_SELECTS];
	struct pmureg_runner runner = {.system = system, .io = io, .saved = selects, .saved_capacity = MOST_SELECTS};
	struct pmureg_asking asking = {.runner = &runner, .block = block, .instance = instance};
	int failed = pmureg_ask_for(&asking, code, variables, 1, value);

	(void)pmureg_put_back_selects(&runner);
	return failed;
}
