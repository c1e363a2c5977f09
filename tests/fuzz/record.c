/*
 * record.c: fuzzes what `pmureg restore` reads. An input names a system and changes bytes of the record of a session on
 * it. What is accepted has the right sum, writes nothing but described registers where they are, and can be undone.
 */
#include "fuzz.h"

#include "../../runtime/core/internal.h"
#include "../../runtime/library/record.h"

#define MOST_DEVICE 300000 /* bytes of a simulated device: of larger ones a session takes too long */
#define EVENTS 3           /* of a session */

enum { RIGHT_SUM = 1 }; /* makes the sum right, so that the rest is met, too */

struct input {
	uint8_t system, flags;
	struct change {
		uint8_t place[2], bits;
	} changes[8]; /* as many as the input has */
};

/* FNV-1a, from behind the sum on. */
static uint64_t sum(const uint8_t *bytes, size_t size)
{
	uint64_t value = 14695981039346656037ULL;

	for (size_t i = 24; i < size; i++)
		value = (value ^ bytes[i]) * 1099511628211ULL;
	return value;
}

static void check_access(const struct pmureg_system *system, const struct pmureg_access *access)
{
	const struct pmureg_block *blocks = pmureg_system_blocks(system);
	const struct pmureg_register *reg;
	struct pmureg_place place;

	MUST(access->place.block < system->block_count, "block %u", access->place.block);
	MUST(access->place.instance < blocks[access->place.block].instance_count, "instance %u",
	     access->place.instance);
	MUST(access->reg < blocks[access->place.block].register_count, "register %u", access->reg);
	reg = &pmureg_block_registers(&blocks[access->place.block])[access->reg];
	MUST(access->element < reg->elements, "%s[%u]", pmureg_register_key(reg), access->element);
	if (access->kind == PMUREG_ACCESS_BARRIER)
		return;
	MUST(access->kind == PMUREG_ACCESS_WRITE || access->kind == PMUREG_ACCESS_MODIFY, "kind %u", access->kind);
	pmureg_register_place(system, &blocks[access->place.block], reg, access->place.instance,
			      access->element, &place);
	MUST(access->place.space == place.space && access->place.unit == place.unit &&
		     access->place.bits == place.bits &&
		     access->place.address == place.address + (access->half == 2 ? 4 : 0),
	     "%s at 0x%x", pmureg_register_key(reg), access->place.address);
}

static void check_all(const struct record_left *left, const struct pmureg_system *system)
{
	if (pmureg_undo_check(system, &left->undo))
		return;
	for (size_t i = 0; i < left->undo.count; i++) {
		const struct pmureg_access *access = &left->undo.list[i];
		const struct pmureg_register *reg;

		check_access(system, access);
		reg = &pmureg_block_registers(&pmureg_system_blocks(system)[access->place.block])[access->reg];
		MUST(access->kind == PMUREG_ACCESS_BARRIER || reg->masks.writable, "%s is not for writing",
		     pmureg_register_key(reg));
		MUST(access->kind == PMUREG_ACCESS_BARRIER || access->half ||
		     !(access->value & reg->masks.zeroes & ~reg->masks.writable & ~reg->masks.ones), "0x%llx of %s",
		     (unsigned long long)access->value, pmureg_register_key(reg));
	}
	for (size_t i = 0; i < left->undo.compared_count; i++) {
		const struct pmureg_compared *one = &left->undo.compared[i];
		const struct pmureg_access access = {
			.kind = PMUREG_ACCESS_WRITE, .place = one->place, .element = one->element, .reg = one->reg};

		check_access(system, &access);
		MUST(one->count && (uint64_t)one->first + one->count <= left->undo.value_count, "values %u to %u",
		     one->first, one->first + one->count);
	}
}

/* ---- The record of a session ---- */

/* A system with its simulated device, and a record of a session on it. */
struct base {
	const struct pmureg_system *system;
	struct pmureg_sim *sim;
	struct record_header *record;
	size_t size;
};

static int keep(void *context, const struct pmureg_undo *undo)
{
	struct base *base = context;
	char texts[64] = {0};
	const size_t name = (size_t)snprintf(texts, sizeof(texts) - 2, "%s", pmureg_system_key(base->system));
	/* With root and mmio, which are empty. */
	const struct record_header header = {.pid = 1, .text_size = (uint32_t)name + 3};

	if (undo && !base->record)
		base->record = record_lay_out(&header, texts, undo, &base->size);
	return 0;
}

/* Parses the first events that can be counted by registers, one a block. */
static size_t choose_events(const struct pmureg_system *system, struct pmureg_event *events)
{
	size_t count = 0;
	char text[600], unit[128];

	for (uint16_t b = 0; b < system->block_count && count < EVENTS; b++) {
		const struct pmureg_block *block = &pmureg_system_blocks(system)[b];

		if (!block->counter_count || !block->event_count)
			continue;
		(void)pmureg_unit_any_name(system, block, 0, unit, sizeof(unit));
		(void)snprintf(text, sizeof(text), "%s/%s/", unit,
			       pmureg_described_event_name(&pmureg_block_events(block)[0]));
		count += pmureg_event_parse(system, text, &events[count], NULL) == 0;
	}
	return count;
}

/* Counts on the simulated device. The record says how to undo what is left on it. */
static void make(struct base *base)
{
	const struct pmureg_session_options options = {.size = sizeof(options), .keep = keep, .context = base,
						       .flags = PMUREG_SESSION_FORCE | PMUREG_SESSION_ANY_RATE};
	const size_t device = pmureg_sim_size(base->system);
	struct pmureg_event events[EVENTS];
	const size_t count = choose_events(base->system, events);
	const size_t size = pmureg_session_size(base->system, events, count, &options);
	struct pmureg_session *session;
	struct pmureg_error error;
	void *memory = malloc(size);

	if (!memory || pmureg_sim_init(malloc(device), device, base->system, &base->sim))
		abort();
	MUST(pmureg_session_open(memory, size, base->system, pmureg_sim_io(base->sim), events, count, &options, &session,
				 &error) == 0 && base->record,
	     "%s", error.message);
	free(memory);
}

/* Returns the base of one of the systems that are small enough. */
static struct base *choose(uint8_t number)
{
	static struct base bases[64];
	static size_t count;
	static int is_made;
	struct pmureg_event events[EVENTS];

	for (size_t i = 0; !is_made && i < pmureg_built_in_count; i++)
		if (pmureg_sim_size(pmureg_built_in[i]) < MOST_DEVICE && choose_events(pmureg_built_in[i], events) &&
		    count < sizeof(bases) / sizeof(*bases))
			bases[count++].system = pmureg_built_in[i];
	is_made = 1;
	MUST(count, "no system is small enough");
	if (!bases[number % count].record)
		make(&bases[number % count]);
	return &bases[number % count];
}

/* ---- Inputs ---- */

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct record_left left = {.path = "f"};
	struct input input = {0};
	struct base *base;
	uint8_t *file;
	uint64_t right;
	int is_whole, is_accepted = 0;

	if (size < 2)
		return 0;
	memcpy(&input, data, size < sizeof(input) ? size : sizeof(input));
	base = choose(input.system);
	file = malloc(base->size);
	if (!file)
		abort();
	memcpy(file, base->record, base->size);
	for (size_t i = 0; i < sizeof(input.changes) / sizeof(*input.changes); i++)
		file[(input.changes[i].place[0] * 256U + input.changes[i].place[1]) % base->size] ^= input.changes[i].bits;
	right = sum(file, base->size);
	if (input.flags & RIGHT_SUM)
		memcpy(file + 16, &right, sizeof(right));
	is_whole = size == 2 && (input.flags & RIGHT_SUM);
	if (!record_decode((struct record_header *)(void *)file, base->size, &left)) {
		is_accepted = !pmureg_undo_check(base->system, &left.undo);
		MUST(memcmp(file + 16, &right, sizeof(right)) == 0, "its sum is wrong");
		check_all(&left, base->system);
		(void)record_meets(&left, &left, NULL);
		(void)record_collides(&left, &left, NULL);
		if (is_accepted)
			(void)pmureg_undo_run(base->system, pmureg_sim_io(base->sim), &left.undo, NULL, NULL, NULL);
	}
	MUST(is_accepted || !is_whole, "the record of a session is refused");
	free(left.undo.list);
	free(file);
	return 0;
}
