/*
 * field.c: values of registers and their fields, without access to a device.
 */
#include "internal.h"

uint64_t pmureg_field_mask(const struct pmureg_field *field)
{
	return pmureg_mask(field->width) << field->low;
}

uint64_t pmureg_field_get(const struct pmureg_field *field, uint64_t raw)
{
	return (raw >> field->low) & pmureg_mask(field->width);
}

uint64_t pmureg_field_element(const struct pmureg_field *field, uint64_t raw, uint32_t element, int whole)
{
	uint64_t value = pmureg_field_get(field, raw);

	if (whole || !field->each)
		return value;
	if ((uint64_t)element * field->each >= field->width)
		return 0;
	return (value >> (element * field->each)) & pmureg_mask(field->each);
}

uint64_t pmureg_field_put(const struct pmureg_field *field, uint64_t raw, uint64_t value)
{
	uint64_t mask = pmureg_field_mask(field);

	return (raw & ~mask) | ((value << field->low) & mask);
}

const struct pmureg_value *pmureg_field_value(const struct pmureg_field *field, uint64_t value)
{
	const struct pmureg_value *values = pmureg_field_values(field);
	uint16_t low = 0, high = field->value_count;

	while (low < high) {
		uint16_t middle = (uint16_t)(low + (high - low) / 2);

		if (values[middle].value < value)
			low = (uint16_t)(middle + 1);
		else
			high = middle;
	}
	return low < field->value_count && values[low].value == value ? &values[low] : NULL;
}

const struct pmureg_value *pmureg_field_named(const struct pmureg_field *field, struct pmureg_word name)
{
	const struct pmureg_value *values = pmureg_field_values(field);

	for (uint16_t i = 0; i < field->value_count; i++)
		if (pmureg_word_like(name, pmureg_value_name(&values[i])))
			return &values[i];
	return NULL;
}

void pmureg_field_suggest(const struct pmureg_field *field, struct pmureg_word name, char *text, size_t size)
{
	const struct pmureg_value *values = pmureg_field_values(field);
	struct pmureg_nearest nearest = {.word = name};

	text[0] = '\0';
	for (uint16_t i = 0; i < field->value_count; i++) {
		pmureg_nearest_try(&nearest, pmureg_value_name(&values[i]));
		pmureg_text_append(text, size, "%s%s", i ? ", " : "; it has ", pmureg_value_name(&values[i]));
	}
	if (nearest.name[0])
		pmureg_format(text, size, "; did you mean `%s`?", nearest.name);
}

uint64_t pmureg_field_meaning(const struct pmureg_field *field, uint64_t value)
{
	return pmureg_value_of(pmureg_field_means(field), &value, value);
}

uint64_t pmureg_place_mask(const struct pmureg_field *field, struct pmureg_code element, const uint64_t *variables)
{
	return element.count ? pmureg_element_mask(field, pmureg_value_of(element, variables, 0)) :
			       pmureg_field_mask(field);
}

uint64_t pmureg_put_settings(const struct pmureg_register *reg, const struct pmureg_setting *settings, uint16_t count,
			     const uint64_t *variables, uint64_t raw, uint64_t *mask)
{
	const struct pmureg_field *fields = pmureg_register_fields(reg);

	for (uint16_t i = 0; i < count; i++) {
		const uint64_t bits =
			pmureg_place_mask(&fields[settings[i].index], pmureg_setting_element(&settings[i]), variables);

		raw = (raw & ~bits) |
		      pmureg_in_place(bits, pmureg_value_of(pmureg_setting_code(&settings[i]), variables, 0));
		*mask |= bits;
	}
	return raw;
}

/* ---- Checks ---- */

static const char *check_must_write(const struct pmureg_register *reg, uint64_t raw, char *text, size_t size)
{
	const char *name = pmureg_register_name(reg);
	const int is_read = !reg->masks.writable;
	const unsigned long long lacks = (is_read ? reg->masks.read_ones : reg->masks.ones) & ~raw,
				 has = reg->masks.zeroes & raw;

	if (raw & ~pmureg_mask(reg->width))
		pmureg_format(text, size, "%s has %u bits; 0x%llx is wider.", name, (unsigned int)reg->width,
			      (unsigned long long)raw);
	else if (is_read && lacks)
		pmureg_format(text, size, "Reserved bits of %s read as 1: 0x%llx.", name, lacks);
	else if (is_read && (has | reg->masks.read_zeroes) & raw)
		pmureg_format(text, size, "Reserved bits of %s read as 0: 0x%llx.", name,
			      (unsigned long long)((has | reg->masks.read_zeroes) & raw));
	else if (lacks)
		pmureg_format(text, size, "Reserved bits of %s must be written as 1: set 0x%llx.", name, lacks);
	else if (has)
		pmureg_format(text, size, "Reserved bits of %s must be written as 0: clear 0x%llx.", name, has);
	else
		return NULL;
	return text;
}

int pmureg_field_in_range(const struct pmureg_field *field, uint64_t value)
{
	return !(field->flags & PMUREG_HAS_RANGE) || (value >= field->range_low && value <= field->range_high);
}

int pmureg_field_lists(const struct pmureg_field *field, uint64_t value)
{
	return !field->value_count || (field->flags & PMUREG_OPEN) || pmureg_field_value(field, value);
}

/* Checks one value of a field, or of an element of a field array, against the field's range and list. */
static const char *field_check_value(const struct pmureg_field *field, uint64_t value, char *text, size_t size)
{
	if (!pmureg_field_in_range(field, value))
		pmureg_format(text, size, "%s is 0x%llx, but must be 0x%llx to 0x%llx.", pmureg_field_name(field),
			      (unsigned long long)value, (unsigned long long)field->range_low,
			      (unsigned long long)field->range_high);
	else if (!pmureg_field_lists(field, value))
		pmureg_format(text, size, "%s is 0x%llx, which is reserved.", pmureg_field_name(field),
			      (unsigned long long)value);
	else
		return NULL;
	return text;
}

static const char *check_field(const struct pmureg_register *reg, const struct pmureg_field *field, uint64_t raw,
			       uint64_t bits, char *text, size_t size)
{
	unsigned int each = field->each ? field->each : field->width;
	const char *broken;

	/* The value of a field that cannot be written does not matter. */
	if (!(reg->masks.writable & pmureg_field_mask(field)))
		return NULL;
	for (unsigned int i = 0; i + each <= field->width; i += each) {
		if (~bits >> (field->low + i) & pmureg_mask(each))
			continue;
		broken = field_check_value(field, (raw >> (field->low + i)) & pmureg_mask(each), text, size);
		if (broken)
			return broken;
	}
	return NULL;
}

static int field_holds(const struct pmureg_rule *rule, uint64_t raw)
{
	const struct pmureg_eval eval = {.raw = raw};
	uint64_t when, require;

	if (pmureg_evaluate(pmureg_rule_when(rule), &eval, 1, &when) ||
	    pmureg_evaluate(pmureg_rule_require(rule), &eval, 1, &require))
		return 0;
	return !when || require;
}

const char *pmureg_value_check(const struct pmureg_register *reg, uint64_t raw, char *text, size_t size)
{
	return pmureg_bits_check(reg, raw, UINT64_MAX, text, size);
}

/* Checks rules only if all bits are known, because a rule may use any field. */
const char *pmureg_bits_check(const struct pmureg_register *reg, uint64_t raw, uint64_t bits, char *text, size_t size)
{
	const struct pmureg_rule *rules = pmureg_register_rules(reg);
	const struct pmureg_field *fields = pmureg_register_fields(reg);
	const unsigned long long other = bits == UINT64_MAX ? reg->masks.read_zeroes & raw : 0;
	const char *broken = check_must_write(reg, raw, text, size);

	if (!broken && other) {
		pmureg_format(text, size, "Reserved bits of %s are 0: clear 0x%llx.", pmureg_register_name(reg), other);
		return text;
	}
	for (uint16_t i = 0; i < reg->field_count && !broken; i++)
		broken = check_field(reg, &fields[i], raw, bits, text, size);
	for (uint16_t i = 0; i < reg->rule_count && bits == UINT64_MAX && !broken; i++)
		if (!field_holds(&rules[i], raw))
			broken = pmureg_rule_text(&rules[i]);
	return broken;
}
