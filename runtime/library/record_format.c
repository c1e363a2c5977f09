/*
 * record_format.c: the format of a record, and checks that its accesses may be run.
 */
#include "hosted.h"

#include "record.h"

static const char magic[16] = "pmureg undo 7\n";

/* FNV-1a, which detects damage. The file's owner protects against malice. */
static uint64_t record_format_sum_of(const struct record_header *header, size_t size)
{
	const unsigned char *bytes = (const unsigned char *)header;
	uint64_t sum = UINT64_C(0xcbf29ce484222325);

	for (size_t i = offsetof(struct record_header, boot); i < size; i++)
		sum = (sum ^ bytes[i]) * UINT64_C(0x100000001b3);
	return sum;
}

void record_seal(struct record_header *header, size_t size)
{
	header->sum = record_format_sum_of(header, size);
}

/* ---- Writing ---- */

static struct record_access stored_access(const struct pmureg_access *access)
{
	return (struct record_access){
		.kind = access->kind, .barrier = access->barrier, .half = access->half, .selects = access->selects,
		.shared = access->shared != 0, .reg = access->reg, .element = access->element, .place = access->place,
		.value = access->value, .mask = access->mask,
	};
}

static struct record_register stored_register(const struct pmureg_compared *one)
{
	return (struct record_register){
		.reg = one->reg, .kind = one->kind, .element = one->element, .first = one->first,
		.count = one->count, .place = one->place, .mask = one->mask,
	};
}

/* The parts of a file behind its header. */
struct parts {
	struct record_access *accesses;
	struct record_register *registers;
	uint64_t *values;
	char *texts;
};

static struct parts record_parts_of(struct record_header *header)
{
	struct parts parts;

	parts.accesses = (struct record_access *)(void *)(header + 1);
	parts.registers = (struct record_register *)(void *)(parts.accesses + header->count);
	parts.values = (uint64_t *)(void *)(parts.registers + header->compared_count);
	parts.texts = (char *)(parts.values + header->value_count);
	return parts;
}

static uint64_t size_of_parts(const struct record_header *header)
{
	return header->count * (uint64_t)sizeof(struct record_access) +
	       header->compared_count * (uint64_t)sizeof(struct record_register) +
	       header->value_count * (uint64_t)sizeof(uint64_t) + header->text_size;
}

struct record_header *record_lay_out(const struct record_header *header, const char *texts,
				     const struct pmureg_undo *undo, size_t *size)
{
	struct record_header all = *header, *made;
	struct parts parts;

	memcpy(all.magic, magic, sizeof(magic));
	all.count = (uint32_t)undo->count;
	all.compared_count = (uint32_t)undo->compared_count;
	all.value_count = (uint32_t)undo->value_count;
	*size = sizeof(all) + (size_t)size_of_parts(&all);
	made = calloc(1, *size);
	if (!made)
		return NULL;
	*made = all;
	parts = record_parts_of(made);
	for (size_t i = 0; i < undo->count; i++)
		parts.accesses[i] = stored_access(&undo->list[i]);
	for (size_t i = 0; i < undo->compared_count; i++)
		parts.registers[i] = stored_register(&undo->compared[i]);
	for (size_t i = 0; i < undo->value_count; i++)
		parts.values[i] = undo->values[i];
	memcpy(parts.texts, texts, header->text_size);
	return made;
}

/* ---- Reading ---- */

static struct pmureg_access read_access(const struct record_access *stored)
{
	return (struct pmureg_access){
		.kind = stored->kind, .barrier = stored->barrier, .half = stored->half, .selects = stored->selects,
		.shared = stored->shared, .reg = stored->reg, .element = stored->element, .place = stored->place,
		.value = stored->value, .mask = stored->mask,
	};
}

static struct pmureg_compared read_register(const struct record_register *stored)
{
	return (struct pmureg_compared){
		.reg = stored->reg, .kind = (uint8_t)stored->kind, .element = stored->element, .first = stored->first,
		.count = stored->count, .place = stored->place, .mask = stored->mask,
	};
}

static int read_undo(const struct record_header *header, const struct parts *parts, struct pmureg_undo *undo)
{
	struct pmureg_access *list =
		calloc(1, header->count * sizeof(*list) + header->compared_count * sizeof(*undo->compared) + 1);

	if (!list)
		return -ENOMEM;
	*undo = (struct pmureg_undo){list, header->count, (struct pmureg_compared *)(void *)(list + header->count),
				     header->compared_count, parts->values, header->value_count};
	for (size_t i = 0; i < undo->count; i++)
		list[i] = read_access(&parts->accesses[i]);
	for (size_t i = 0; i < undo->compared_count; i++)
		undo->compared[i] = read_register(&parts->registers[i]);
	return 0;
}

/* Returns the next 0-terminated text, or NULL if it has no end. */
static const char *record_format_take_text(const char **at, const char *end)
{
	const char *text = *at, *after = memchr(text, '\0', (size_t)(end - text));

	*at = after ? after + 1 : end;
	return after ? text : NULL;
}

int record_decode(struct record_header *header, size_t size, struct record_left *left)
{
	const char *at, *end = (const char *)header + size;
	struct parts parts;

	if (size < sizeof(*header) || memcmp(header->magic, magic, sizeof(magic)) != 0 ||
	    header->sum != record_format_sum_of(header, size) || size - sizeof(*header) != size_of_parts(header))
		return -EINVAL;
	header->boot[sizeof(header->boot) - 1] = '\0';
	left->pid = (long)header->pid;
	left->bank = header->bank;
	left->forced = header->forced != 0;
	parts = record_parts_of(header);
	at = parts.texts;
	left->system = record_format_take_text(&at, end);
	left->root = record_format_take_text(&at, end);
	left->mmio = record_format_take_text(&at, end);
	if (!left->system || !left->root || !left->mmio || at != end)
		return -EINVAL;
	return read_undo(header, &parts, &left->undo);
}

/* ---- Comparing two records ---- */

static enum pmureg_scope record_format_scope_of(const struct pmureg_system *system, const struct pmureg_place *place)
{
	return system && place->block < system->block_count ? pmureg_system_blocks(system)[place->block].scope :
							      PMUREG_PACKAGE;
}

enum pmureg_scope record_scope(const struct record_left *left, const struct pmureg_system *system)
{
	enum pmureg_scope scope = PMUREG_MACHINE;

	for (size_t i = 0; i < left->undo.count; i++)
		if (record_format_scope_of(system, &left->undo.list[i].place) > scope)
			scope = record_format_scope_of(system, &left->undo.list[i].place);
	return scope;
}

static int is_same_machine(const struct record_left *left, const struct record_left *other)
{
	return strcmp(left->system, other->system) == 0 && strcmp(left->root, other->root) == 0;
}

/* Checks whether a place of one record is at the same topology element in the other. */
static int is_same_element(const struct record_left *left, const struct record_left *other,
			   const struct pmureg_system *system, const struct pmureg_place *place)
{
	return io_is_same_bank(&left->bank, &other->bank, record_format_scope_of(system, place));
}

static int is_same_unit(const struct pmureg_place *one, const struct pmureg_place *two)
{
	return one->block == two->block && one->instance == two->instance;
}

/* Checks whether an access is to another unit than the one before it. */
static int is_next_unit(const struct pmureg_undo *undo, size_t i)
{
	return !i || !is_same_unit(&undo->list[i - 1].place, &undo->list[i].place);
}

int record_meets(const struct record_left *left, const struct record_left *other, const struct pmureg_system *system)
{
	const struct pmureg_undo *one = &left->undo, *two = &other->undo;

	for (size_t i = 0; i < one->count && is_same_machine(left, other); i++)
		for (size_t j = 0; j < two->count && is_next_unit(one, i); j++)
			if (is_next_unit(two, j) && is_same_unit(&one->list[i].place, &two->list[j].place) &&
			    is_same_element(left, other, system, &one->list[i].place))
				return 1;
	return 0;
}

/* Checks whether both sessions may write bits of the same register. */
static int is_same_control(const struct pmureg_compared *one, const struct pmureg_compared *two)
{
	return one->kind != PMUREG_COMPARED_WATCHED && two->kind != PMUREG_COMPARED_WATCHED && is_same_unit(&one->place, &two->place) &&
	       one->reg == two->reg && one->element == two->element && (one->mask & two->mask);
}

const struct pmureg_compared *record_collides(const struct record_left *left, const struct record_left *other,
					  const struct pmureg_system *system)
{
	const struct pmureg_undo *one = &left->undo, *two = &other->undo;

	for (size_t i = 0; i < one->compared_count && is_same_machine(left, other); i++)
		for (size_t j = 0; j < two->compared_count; j++)
			if (is_same_control(&one->compared[i], &two->compared[j]) &&
			    is_same_element(left, other, system, &one->compared[i].place))
				return &one->compared[i];
	return NULL;
}
