/*
 * fields.c: fuzzes names of registers, and values of registers in words and back: eight bytes of a value, and
 * `system register field=value,...`. What a register's value says in words makes that value again.
 */
#include <pmureg/pmureg.h>

#include "fuzz.h"

#define NUMBER 8 /* bytes of the value */

static int can_be_written(const struct pmureg_field *field)
{
	return field->access != PMUREG_RO && field->access != PMUREG_RC;
}

/* Every field by itself: nothing else is set but what must be 1; or a rule forbids it. */
static void check_fields(const struct pmureg_system *system, const struct pmureg_block *block,
			 const struct pmureg_register *reg, uint64_t value)
{
	const char *key = pmureg_register_key(reg);
	char name[256], word[256];

	(void)snprintf(name, sizeof(name), "%s_%s", pmureg_block_name(block), key);
	for (uint16_t i = 0; i < reg->field_count; i++) {
		const struct pmureg_field *field = &pmureg_register_fields(reg)[i];
		const uint64_t mask = pmureg_field_mask(field);
		struct pmureg_error error = {.message = ""};
		uint64_t raw;

		(void)snprintf(word, sizeof(word), "%s=0x%llx", pmureg_field_name(field),
			       (unsigned long long)pmureg_field_get(field, value));
		if (pmureg_encode(pmureg_system_key(system), name, word, &raw, &error)) {
			fuzz_column(word, &error);
			continue;
		}
		MUST(can_be_written(field), "%s of %s can only be read", word, key);
		MUST(raw == (((reg->masks.ones | reg->masks.by_zero) & ~mask) | (value & mask)),
		     "%s of %s gives 0x%llx", word, key, (unsigned long long)raw);
	}
}

/* What pmureg_decode() says, as pmureg_encode() takes it, without what can only be read. */
static void join(const struct pmureg_register *reg, char *text, char *joined)
{
	uint16_t i = 0;

	*joined = '\0';
	for (char *line = strtok(text, "\n"); line; line = strtok(NULL, "\n"), i++) {
		line[strcspn(line, " ")] = '\0';
		if (i < reg->field_count && can_be_written(&pmureg_register_fields(reg)[i]))
			(void)strcat(strcat(joined, *joined ? "," : ""), line);
	}
}

static void check_whole(const struct pmureg_system *system, const char *name, const struct pmureg_register *reg,
			uint64_t value)
{
	static char text[65536], joined[65536];
	struct pmureg_error error = {.message = ""};
	uint64_t again;
	int length = pmureg_decode(pmureg_system_key(system), name, value, text, sizeof(text), &error);

	MUST(length >= 0 && (size_t)length < sizeof(text), "%s: %s", name, error.message);
	join(reg, text, joined);
	MUST(pmureg_encode(pmureg_system_key(system), name, joined, &again, &error) == 0, "%s: `%s`: %s", name, joined,
	     error.message);
	MUST(again == value, "%s: `%s` gives 0x%llx, not 0x%llx", name, joined, (unsigned long long)again,
	     (unsigned long long)value);
}

/* A name that no register has leads to one all the same, so that no input is wasted. */
static void any_register(const struct pmureg_system *system, uint64_t number, struct pmureg_register_name *found)
{
	found->block = &pmureg_system_blocks(system)[number % system->block_count];
	number /= system->block_count;
	found->reg = found->block->register_count ?
			     &pmureg_block_registers(found->block)[number % found->block->register_count] :
			     NULL;
}

static uint64_t cut(const struct pmureg_register *reg, uint64_t value)
{
	return value & (reg->width > 63 ? UINT64_MAX : (UINT64_C(1) << reg->width) - 1);
}

static void check_register(const struct pmureg_system *system, const char *name, const char *fields, uint64_t value)
{
	struct pmureg_register_name found;
	struct pmureg_error error = {.message = ""};
	uint64_t made;

	if (pmureg_register_find(system, name, &found, &error)) {
		any_register(system, value >> 32, &found);
		fuzz_column(name, &error);
		if (found.reg)
			check_fields(system, found.block, found.reg, cut(found.reg, value));
		return;
	}
	MUST(found.instance == PMUREG_INSTANCES_ALL || found.instance < found.block->instance_count,
	     "%s is of no instance", name);
	check_fields(system, found.block, found.reg, cut(found.reg, value));
	error = (struct pmureg_error){.message = ""};
	if (pmureg_encode(pmureg_system_key(system), name, fields, &made, &error))
		fuzz_column(fields, &error);
	else
		check_whole(system, name, found.reg, made);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	uint64_t value;
	const struct pmureg_system *system;
	char *input, *name, *fields;

	if (size < NUMBER)
		return 0;
	memcpy(&value, data, sizeof(value));
	input = name = fuzz_text(data + NUMBER, size - NUMBER);
	system = fuzz_system(&name);
	fields = strchr(name, ' ');
	if (fields)
		*fields++ = '\0';
	check_register(system, name, fields ? fields : "", value);
	free(input);
	return 0;
}
