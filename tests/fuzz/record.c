/*
 * record.c: fuzzes what `pmureg restore` reads: one byte, and a record. What is taken has the right sum, and writes
 * nothing but described registers where they are. By its first bit the byte says whether the sum is made right, so that
 * the rest is met, too.
 */
#include "fuzz.h"

#include "../../runtime/library/record.h"

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
	if (record_check(left, system))
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
	for (size_t i = 0; i < left->undo.wrote_count; i++)
		check_access(system, &left->undo.wrote[i]);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct record_left left = {.path = "f"};
	uint8_t *file;
	uint64_t right;

	if (size < 1 + 24)
		return 0;
	file = malloc(--size);
	if (!file)
		abort();
	memcpy(file, data + 1, size);
	right = sum(file, size);
	if (data[0] & 1)
		memcpy(file + 16, &right, sizeof(right));
	if (!record_decode((struct record_header *)(void *)file, size, &left)) {
		MUST(memcmp(file + 16, &right, sizeof(right)) == 0, "its sum is wrong");
		for (size_t i = 0; i < pmureg_built_in_count; i++)
			if (strcmp(pmureg_system_key(pmureg_built_in[i]), left.system) == 0)
				check_all(&left, pmureg_built_in[i]);
		(void)record_meets(&left, &left, NULL);
		(void)record_collides(&left, &left, NULL);
	}
	free(file);
	return 0;
}
