/*
 * table.c: fuzzes the check of tables. An input names a system and up to three changes of its table. If the check
 * accepts the changed table, the core lists it, parses its events, and counts them in a session on the simulated
 * device.
 */
#include "fuzz.h"
#include "toy.h"

#define MOST_BYTES 600000     /* of a table: of larger ones the check takes too long for many inputs */
#define MOST_CELLS 4000       /* of a simulated device: larger ones take longer than all the rest */
#define MOST_MEMORY 100000000 /* of a session */
#define EVENTS 4
#define TOYS 4 /* one table of as many is a described system's */

/* ---- Inputs ---- */

enum { FLIP, RANDOM, LIMIT, STEP, OTHER, CHANGES }; /* how a number of the table is changed */

struct change {
	uint8_t section; /* PMUREG_SECTIONS: the header or the list of sections */
	uint8_t how;
	uint8_t bytes; /* 1, 2, 4 or 8 as a power of two: of the number */
	uint8_t unused;
	uint32_t place; /* in the section, modulo its size */
	uint64_t value;
};

/* Bits of what a session counts. */
enum { SESSION_GROUPS = 1, SESSION_FORCE = 2, SESSION_UNTIL = 4, SESSION_OF_ONE = 8, SESSION_LISTS = 16 };

struct input {
	uint8_t system, count;
	uint8_t session; /* of these bits */
	uint8_t unused[5];
	struct change changes[3];
};

static const uint64_t limits[] = {0,
				  1,
				  2,
				  3,
				  7,
				  8,
				  15,
				  16,
				  31,
				  32,
				  33,
				  48,
				  63,
				  64,
				  65,
				  127,
				  128,
				  255,
				  256,
				  0x7fff,
				  0x8000,
				  0xfffe,
				  0xffff,
				  0x10000,
				  0x7fffffff,
				  0x80000000,
				  0xffffffff,
				  UINT64_MAX,
				  UINT64_C(1) << 63};

/* A generator of random numbers whose state is one word. */
static uint64_t next(uint64_t *state)
{
	*state ^= *state << 13;
	*state ^= *state >> 7;
	*state ^= *state << 17;
	return *state;
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned int seed);

/* Makes a new input, or replaces one change of an input. Sections are chosen evenly: most of them are small. */
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned int seed)
{
	uint64_t state = (seed + UINT64_C(1)) * UINT64_C(0x9E3779B97F4A7C15);
	struct input input = {0};

	if (most < sizeof(input))
		return size;
	if (size == sizeof(input) && next(&state) % 2)
		memcpy(&input, data, size);
	else
		input.system = (uint8_t)next(&state);
	input.count = (uint8_t)(1 + next(&state) % 3);
	input.session = (uint8_t)next(&state);
	for (size_t i = next(&state) % 3; i < 3; i++)
		input.changes[i] = (struct change){.section = (uint8_t)(next(&state) % (PMUREG_SECTIONS + 1)),
						   .how = (uint8_t)(next(&state) % CHANGES),
						   .bytes = (uint8_t)(next(&state) % 4),
						   .place = (uint32_t)next(&state),
						   .value = next(&state)};
	memcpy(data, &input, sizeof(input));
	return sizeof(input);
}

/* The table of a system that is part of this program. Its first element is the system. */
static const struct pmureg_table *table_of(const struct pmureg_system *system)
{
	return (const struct pmureg_table *)(const void *)((const char *)system - sizeof(struct pmureg_table) -
							   PMUREG_SECTIONS * sizeof(struct pmureg_section));
}

/* Mostly returns the invented system's table, whose sessions are short; else one of those that are not too large. */
static const struct pmureg_table *choose_table(uint8_t number)
{
	size_t i = number / TOYS % pmureg_built_in_count;

	if (number % TOYS)
		return table_of(&pmureg_system_toy);
	while (table_of(pmureg_built_in[i])->size > MOST_BYTES)
		i = (i + 1) % pmureg_built_in_count;
	return table_of(pmureg_built_in[i]);
}

static void change(char *table, size_t size, const struct change *change)
{
	const struct pmureg_section *sections = (const void *)(table + sizeof(struct pmureg_table));
	const unsigned int section = change->section % (PMUREG_SECTIONS + 1);
	const size_t bytes = (size_t)1 << change->bytes % 4;
	const size_t first = section == PMUREG_SECTIONS ? 0 : sections[section].at;
	const size_t end = section == PMUREG_SECTIONS ?
				   sizeof(struct pmureg_table) + PMUREG_SECTIONS * sizeof(*sections) :
			   section + 1 == PMUREG_SECTIONS ? size :
							    sections[section + 1].at;
	uint64_t number = 0;
	size_t at;

	/* An earlier change may have moved the section. */
	if (first + bytes > end || end > size)
		return;
	at = (first + change->place % (end - first)) / bytes * bytes;
	at = at + bytes > size ? size - bytes : at;
	memcpy(&number, table + at, bytes);
	switch (change->how % CHANGES) {
	case FLIP:
		number ^= UINT64_C(1) << change->value % (8 * bytes);
		break;
	case RANDOM:
		number = change->value;
		break;
	case LIMIT:
		number = limits[change->value % (sizeof(limits) / sizeof(*limits))];
		break;
	case STEP:
		number += change->value % 9 - 4;
		break;
	default:
		memcpy(&number, table + change->value % (size - bytes), bytes);
	}
	memcpy(table + at, &number, bytes);
}

/* ---- Listing ---- */

static size_t listed; /* characters: keeps the compiler from leaving out the reads */

static void list(const char *text)
{
	listed += text ? strlen(text) : 0;
}

static void list_texts(const struct pmureg_text *texts, uint32_t count)
{
	for (uint32_t i = 0; texts && i < count && pmureg_text_of(&texts[i]); i++)
		list(pmureg_text_of(&texts[i]));
}

static void list_condition(const struct pmureg_condition *condition)
{
	if (!condition)
		return;
	list(pmureg_condition_file(condition));
	list_texts(pmureg_condition_begins(condition), UINT32_MAX);
	list(pmureg_condition_text(condition));
}

static void list_field(const struct pmureg_field *field)
{
	char text[100];

	list(pmureg_field_name(field));
	list(pmureg_field_text(field));
	list(pmureg_field_unit(field));
	list_texts(pmureg_field_aliases(field), UINT32_MAX);
	for (uint16_t i = 0; i < field->value_count; i++) {
		const struct pmureg_value *value = &pmureg_field_values(field)[i];

		list(pmureg_value_name(value));
		list(pmureg_value_text(value));
		(void)snprintf(text, sizeof(text), "%p", (const void *)pmureg_field_value(field, value->value));
	}
}

static void list_register(const struct pmureg_system *system, const struct pmureg_block *block, uint16_t index)
{
	const struct pmureg_register *reg = &pmureg_block_registers(block)[index];
	const struct pmureg_register_name name = {block, reg, (uint16_t)(block->instance_count - 1), reg->elements - 1};
	struct pmureg_place place;
	char text[300];

	list(pmureg_register_key(reg));
	list(pmureg_register_source(reg));
	list(pmureg_register_note(reg));
	list_texts(pmureg_register_aliases(reg), UINT32_MAX);
	list_condition(pmureg_register_condition(reg));
	for (uint16_t i = 0; i < reg->field_count; i++)
		list_field(&pmureg_register_fields(reg)[i]);
	for (uint16_t i = 0; i < reg->rule_count; i++)
		list(pmureg_rule_text(&pmureg_register_rules(reg)[i]));
	list(pmureg_value_check(reg, listed, text, sizeof(text)));
	list(pmureg_value_check(reg, UINT64_MAX, text, sizeof(text)));
	if (index >= block->register_count)
		return;
	pmureg_register_place(system, block, reg, name.instance, name.element, &place);
	(void)pmureg_place_text(system, &place, text, sizeof(text));
	list(text);
}

static void list_block(const struct pmureg_system *system, const struct pmureg_block *block)
{
	list(pmureg_block_title(block));
	list(pmureg_block_text(block));
	list_texts(pmureg_block_shown(block), system->variant_count + 1U);
	list_texts(pmureg_block_numbers(block), block->number_count);
	list_texts(pmureg_block_devices(block), block->device_count);
	for (uint16_t i = 0; i < block->instance_count; i++) {
		list(pmureg_instance_name(&pmureg_block_instances(block)[i]));
		list(pmureg_instance_linux_name(&pmureg_block_instances(block)[i]));
	}
	for (uint32_t i = 0; i < (uint32_t)block->register_count + block->borrowed_count; i++)
		list_register(system, block, (uint16_t)i);
	for (uint16_t i = 0; i < block->term_count; i++) {
		list(pmureg_term_name(&pmureg_block_terms(block)[i]));
		list(pmureg_term_text(&pmureg_block_terms(block)[i]));
		list_condition(pmureg_term_condition(&pmureg_block_terms(block)[i]));
	}
	for (uint16_t i = 0; i < block->event_count; i++) {
		const struct pmureg_described_event *event = &pmureg_block_events(block)[i];

		list(pmureg_described_event_text(event));
		list(pmureg_described_event_note(event));
		list(pmureg_described_event_linux_string(event));
		list(pmureg_described_event_variant_titles(event));
		list_condition(pmureg_described_event_condition(event));
	}
	for (uint16_t i = 0; i < block->metric_count; i++) {
		list(pmureg_metric_name(&pmureg_block_metrics(block)[i]));
		list(pmureg_metric_source(&pmureg_block_metrics(block)[i]));
	}
	for (uint16_t i = 0; i < block->dropped_count; i++)
		list(pmureg_dropped_name(&pmureg_block_dropped(block)[i]));
}

static void list_all(const struct pmureg_system *system)
{
	list(pmureg_system_title(system));
	list(pmureg_system_vendor(system));
	list(pmureg_system_processors(system));
	list(pmureg_system_shown(system));
	for (uint16_t i = 0; i < system->allowed_count; i++)
		list(pmureg_allowed_name(&pmureg_system_allowed(system)[i]));
	for (uint16_t i = 0; i < system->variant_count; i++)
		list(pmureg_system_variant_title(&pmureg_system_variants(system)[i]));
	for (uint16_t i = 0; i < system->example_count; i++)
		list(pmureg_example_events(&pmureg_system_examples(system)[i]));
	for (uint16_t i = 0; i < system->block_count; i++)
		list_block(system, &pmureg_system_blocks(system)[i]);
}

/* ---- Parsing ---- */

/* Parses `unit/terms/`, and adds it to the events if it is one. */
static void parse(const struct pmureg_system *system, const char *unit, const char *terms, struct pmureg_event *events,
		  size_t *count)
{
	struct pmureg_error error = {.message = ""};
	struct pmureg_event *event = &events[*count < EVENTS ? *count : EVENTS - 1];
	uint64_t config[3];
	char text[600];

	(void)snprintf(text, sizeof(text), "%.200s/%.300s/", unit, terms);
	if (pmureg_event_parse(system, text, event, &error)) {
		fuzz_column(text, &error);
		return;
	}
	pmureg_event_config(event, config);
	*count += *count < EVENTS;
}

/* Gives a value to each of the block's terms. */
static void parse_terms(const struct pmureg_system *system, const struct pmureg_block *block, const char *unit,
			struct pmureg_event *events, size_t *count)
{
	char terms[300] = "";
	size_t used = 0;

	for (uint16_t i = 0; i < block->term_count && used < sizeof(terms); i++)
		used += (size_t)snprintf(terms + used, sizeof(terms) - used, "%s%.40s=1", i ? "," : "",
					 pmureg_term_name(&pmureg_block_terms(block)[i]));
	parse(system, unit, terms, events, count);
}

static void parse_all(const struct pmureg_system *system, struct pmureg_event *events, size_t *count)
{
	for (uint16_t b = 0; b < system->block_count; b++) {
		const struct pmureg_block *block = &pmureg_system_blocks(system)[b];
		const uint16_t step = (uint16_t)(block->event_count / 10 + 1);
		char unit[128];

		(void)pmureg_unit_any_name(system, block, PMUREG_INSTANCES_ALL, unit, sizeof(unit));
		for (uint32_t i = 0; i < block->event_count; i += step)
			parse(system, unit, pmureg_described_event_name(&pmureg_block_events(block)[i]), events, count);
		(void)pmureg_unit_any_name(system, block, (uint16_t)(block->instance_count - 1), unit, sizeof(unit));
		parse(system, unit, "config=0x1,config1=0xff", events, count);
		parse(system, unit, "no_event", events, count);
		parse_terms(system, block, unit, events, count);
	}
	parse(system, "no_unit_7", "event=1", events, count);
}

/* ---- Accesses ---- */

/* The simulated device, and a look at each access: no session may ask for a register that the table does not have. */
struct watched {
	struct pmureg_io io;
	struct pmureg_sim *sim;
	const struct pmureg_system *system;
};

static int is_at(const struct pmureg_place *reg, const struct pmureg_place *place, uint32_t offset)
{
	return reg->unit == place->unit && reg->address + offset == place->address &&
	       (!pmureg_space_is_private(place->space) ||
		(reg->block == place->block && reg->instance == place->instance));
}

/* Returns whether one of the block's registers, or its upper half, is at the place. */
static int block_has(const struct pmureg_system *system, const struct pmureg_block *block,
		     const struct pmureg_place *place)
{
	for (uint16_t i = 0; i < block->instance_count; i++)
		for (uint16_t r = 0; r < block->register_count; r++)
			for (uint32_t e = 0; e < pmureg_block_registers(block)[r].elements; e++) {
				struct pmureg_place other;

				pmureg_register_place(system, block, &pmureg_block_registers(block)[r], i, e, &other);
				if (is_at(&other, place, 0) || is_at(&other, place, other.bits / 8U))
					return 1;
			}
	return 0;
}

static void watch(struct watched *watched, const struct pmureg_place *place)
{
	const struct pmureg_system *system = watched->system;
	int has = 0;

	MUST(place->block < system->block_count, "block %u", (unsigned int)place->block);
	MUST(place->instance < pmureg_system_blocks(system)[place->block].instance_count, "instance %u",
	     (unsigned int)place->instance);
	if (place->space == PMUREG_FACT) {
		MUST(place->address < pmureg_system_blocks(system)[place->block].fact_count, "fact %u", place->address);
		return;
	}
	for (uint16_t i = 0; i < system->block_count && !has; i++)
		has = pmureg_system_blocks(system)[i].space == place->space &&
		      block_has(system, &pmureg_system_blocks(system)[i], place);
	MUST(has, "no register at address 0x%x", place->address);
}

/* It is enough to look at what the simulated device refuses, as it has all registers of the table. */
static int watched_one(struct pmureg_io *io, struct pmureg_access *access)
{
	struct watched *watched = (struct watched *)(void *)io;
	const int code = pmureg_io_access(pmureg_sim_io(watched->sim), access);

	if (code)
		watch(watched, &access->place);
	return code;
}

static int watched_run(struct pmureg_io *io, struct pmureg_access *list, size_t count, size_t *failed)
{
	return pmureg_io_each(io, list, count, failed, watched_one);
}

/* ---- Counting ---- */

static int64_t now_ns;

static uint64_t now(void *context)
{
	(void)context;
	return (uint64_t)(now_ns += 1000);
}

/* Opens a session of some events, counts, and closes it. Each step may fail, but not break. */
static void count_on(struct watched *watched, struct pmureg_io *io, const struct pmureg_event *events, size_t count,
		     unsigned int flags)
{
	const struct pmureg_system *system = watched->system;
	const struct pmureg_session_options options = {.size = sizeof(options), .flags = flags, .now = now};
	const size_t size = pmureg_session_size(system, events, count, &options);
	struct pmureg_error error = {.message = ""};
	struct pmureg_count counts[EVENTS];
	struct pmureg_session *session;
	void *memory = size < MOST_MEMORY ? malloc(size) : NULL;

	if (!memory)
		return;
	if (!pmureg_session_open(memory, size, system, io, events, count, &options, &session, &error)) {
		(void)pmureg_session_start(session, &error);
		for (int i = 0; i < 3; i++) {
			(void)pmureg_sim_advance(watched->sim, UINT64_C(0x7fffffff) << i);
			(void)pmureg_session_read(session, counts, &error);
			(void)pmureg_session_rotate(session, &error);
		}
		(void)pmureg_session_stop(session, &error);
		(void)pmureg_session_close(session, &error);
	}
	free(memory);
}

/* Lists go to the simulated device itself, which prepares them as a whole; or each access is looked at. */
static void live(const struct pmureg_system *system, struct pmureg_event *events, size_t count, unsigned int session)
{
	void *memory = system->register_total < MOST_CELLS ? malloc(pmureg_sim_size(system)) : NULL;
	struct watched watched = {.io = {.run = watched_run}, .system = system};

	if (!memory)
		return;
	MUST(!pmureg_sim_init(memory, pmureg_sim_size(system), system, &watched.sim), "no simulated device");
	for (size_t i = 0; i < count; i++)
		events[i].group = (uint16_t)(session & SESSION_GROUPS ? 1 + i / 2 : 0);
	events[0].until = session & SESSION_UNTIL ? 1000 : 0;
	count_on(&watched, session & SESSION_LISTS ? pmureg_sim_io(watched.sim) : &watched.io, events,
		 session & SESSION_OF_ONE ? 1 : count, session & SESSION_FORCE ? PMUREG_SESSION_FORCE : 0);
	free(memory);
}

static void use(const struct pmureg_system *system, unsigned int session)
{
	static struct pmureg_event events[EVENTS];
	size_t count = 0;

	list_all(system);
	parse_all(system, events, &count);
	if (count)
		live(system, events, count, session);
	for (uint16_t i = 0; i < system->variant_count && i < 2; i++)
		parse_all(&pmureg_system_variants(system)[i], events, &count);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct pmureg_error error = {.message = ""};
	const struct pmureg_table *table;
	struct input input;
	char *copy;

	if (size != sizeof(input))
		return 0;
	memcpy(&input, data, size);
	table = choose_table(input.system);
	copy = malloc(table->size);
	if (!copy)
		abort();
	memcpy(copy, table, table->size);
	for (size_t i = 0; i < input.count % 4U; i++)
		change(copy, table->size, &input.changes[i]);
	if (!pmureg_table_check(copy, table->size, (1U << PMUREG_PARTS) - 1, &error)) {
		MUST(!pmureg_table_check(copy, table->size, 1U << PMUREG_NAMES_PART, &error), "a part: %s",
		     error.message);
		use(pmureg_table_system(copy), input.session);
	} else {
		MUST(input.count % 4, "the table itself: %s", error.message);
		fuzz_column("", &error);
	}
	free(copy);
	return 0;
}
