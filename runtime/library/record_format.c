/*
 * record_format.c: the format of a record, and checks that its accesses may be run.
 */
#include "hosted.h"

#include "../core/internal.h"
#include "record.h"

static const char magic[16] = "pmureg undo 6\n";

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

struct record_header *record_lay_out(const struct record_header *header, const char *texts,
				     const struct pmureg_undo *undo, size_t *size)
{
	struct record_header *made;
	struct pmureg_access *list;

	*size = sizeof(*made) + (undo->count + undo->wrote_count) * sizeof(*list) + header->text_size;
	made = calloc(1, *size);
	if (!made)
		return NULL;
	list = (struct pmureg_access *)(void *)(made + 1);
	*made = *header;
	memcpy(made->magic, magic, sizeof(magic));
	made->access_size = sizeof(*list);
	made->count = (uint32_t)undo->count;
	made->wrote_count = (uint32_t)undo->wrote_count;
	if (undo->count)
		memcpy(list, undo->list, undo->count * sizeof(*list));
	if (undo->wrote_count)
		memcpy(list + undo->count, undo->wrote, undo->wrote_count * sizeof(*list));
	memcpy(list + undo->count + undo->wrote_count, texts, header->text_size);
	return made;
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
	struct pmureg_access *list = (struct pmureg_access *)(void *)(header + 1);
	const char *at, *end = (const char *)header + size;

	if (size < sizeof(*header) || memcmp(header->magic, magic, sizeof(magic)) != 0 ||
	    header->access_size != sizeof(*list) || header->sum != record_format_sum_of(header, size) ||
	    size - sizeof(*header) !=
		    ((uint64_t)header->count + header->wrote_count) * sizeof(*list) + header->text_size)
		return -EINVAL;
	header->boot[sizeof(header->boot) - 1] = '\0';
	left->pid = (long)header->pid;
	left->bank = header->bank;
	left->forced = header->forced != 0;
	left->undo = (struct pmureg_undo){list, header->count, list + header->count, header->wrote_count};
	at = (const char *)(list + header->count + header->wrote_count);
	left->system = record_format_take_text(&at, end);
	left->root = record_format_take_text(&at, end);
	left->mmio = record_format_take_text(&at, end);
	return left->system && left->root && left->mmio && at == end ? 0 : -EINVAL;
}

/* ---- Checks ---- */

/* Checks that an access is to a register at its described address. A `written` value must only have writable bits. */
static int is_described(const struct pmureg_system *system, const struct pmureg_access *access, int written)
{
	const struct pmureg_place *place = &access->place;
	const struct pmureg_block *block =
		place->block < system->block_count ? &pmureg_system_blocks(system)[place->block] : NULL;
	const struct pmureg_register *reg;
	struct pmureg_access there;
	uint64_t bits;

	if (!block || place->instance >= block->instance_count || access->reg >= block->register_count ||
	    access->element >= pmureg_block_registers(block)[access->reg].elements || access->half > 2)
		return 0;
	if (written && access->kind == PMUREG_ACCESS_BARRIER)
		return access->barrier <= PMUREG_DSB;
	reg = &pmureg_block_registers(block)[access->reg];
	there = pmureg_access_of(system, block, place->instance, access->reg, access->element);
	if (access->half == 2)
		there.place = pmureg_io_upper(there.place);
	if (memcmp(&there.place, place, sizeof(*place)) != 0)
		return 0;
	if (!written)
		return access->kind <= PMUREG_ACCESS_WRITE && pmureg_can_read(reg) && !access->half;
	bits = reg->masks.writable | reg->masks.acting | reg->masks.ones | pmureg_kept_bits(reg);
	bits = bits >> pmureg_access_shift(access) & pmureg_mask(access->half ? place->bits : reg->width);
	return (access->kind == PMUREG_ACCESS_WRITE || access->kind == PMUREG_ACCESS_MODIFY) && reg->masks.writable &&
	       (access->half != 0) == (pmureg_register_form(reg) != PMUREG_WHOLE) && !(access->value & ~bits);
}

int record_check(const struct record_left *left, const struct pmureg_system *system)
{
	const struct pmureg_undo *undo = &left->undo;
	int is_right = 1;

	for (size_t i = 0; i < undo->count; i++)
		is_right &= is_described(system, &undo->list[i], 1);
	for (size_t i = 0; i < undo->wrote_count; i++)
		is_right &= is_described(system, &undo->wrote[i], 0);
	return is_right ? 0 : -EINVAL;
}

/* ---- Comparing two records ---- */

typedef int is_pair(const struct pmureg_access *a, const struct pmureg_access *b);

/* Checks whether both write the same register. */
static int is_same_control(const struct pmureg_access *a, const struct pmureg_access *b)
{
	return a->kind == PMUREG_ACCESS_WRITE && b->kind == PMUREG_ACCESS_WRITE && pmureg_is_same_register(a, b) &&
	       (a->mask & b->mask);
}

static enum pmureg_scope record_format_scope_of(const struct pmureg_system *system, const struct pmureg_access *access)
{
	return system && access->place.block < system->block_count ?
		       pmureg_system_blocks(system)[access->place.block].scope :
		       PMUREG_PACKAGE;
}

enum pmureg_scope record_scope(const struct record_left *left, const struct pmureg_system *system)
{
	enum pmureg_scope scope = PMUREG_MACHINE;

	for (size_t i = 0; i < left->undo.count; i++)
		if (record_format_scope_of(system, &left->undo.list[i]) > scope)
			scope = record_format_scope_of(system, &left->undo.list[i]);
	return scope;
}

/*
 * Returns the first access of a list that has a pair in the other record, for the same topology element. An access that
 * pairs with the one before it is skipped.
 */
static const struct pmureg_access *find_pair(const struct pmureg_system *system, const struct record_left *left,
					     const struct pmureg_access *list, size_t count,
					     const struct record_left *right, const struct pmureg_access *other,
					     size_t other_count, is_pair *is)
{
	if (strcmp(left->system, right->system) != 0 || strcmp(left->root, right->root) != 0)
		return NULL;
	for (size_t i = 0; i < count; i++)
		for (size_t j = 0; j < other_count && !(i && is(&list[i - 1], &list[i])); j++)
			if (!(j && is(&other[j - 1], &other[j])) && is(&list[i], &other[j]) &&
			    io_is_same_bank(&left->bank, &right->bank, record_format_scope_of(system, &list[i])))
				return &list[i];
	return NULL;
}

int record_meets(const struct record_left *left, const struct record_left *other, const struct pmureg_system *system)
{
	return find_pair(system, left, left->undo.list, left->undo.count, other, other->undo.list, other->undo.count,
			 pmureg_is_same_unit) != NULL;
}

const struct pmureg_access *record_collides(const struct record_left *left, const struct record_left *other,
					    const struct pmureg_system *system)
{
	return find_pair(system, left, left->undo.wrote, left->undo.wrote_count, other, other->undo.wrote,
			 other->undo.wrote_count, is_same_control);
}
