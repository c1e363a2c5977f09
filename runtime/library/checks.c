/*
 * checks.c: see checks.h.
 */
#include "hosted.h"

#include "checks.h"

uint64_t pmureg_check_plain_bits(const struct pmureg_register *reg)
{
	return reg->masks.by_any ? 0 : pmureg_plain_bits(reg) & reg->masks.readable & ~pmureg_read_changes(reg);
}

static const struct pmureg_register *checks_register_of(const struct pmureg_check *check)
{
	return pmureg_access_register(check->runner.system, &check->at);
}

static void mistake(struct pmureg_check *check, const char *what, uint64_t found, const uint64_t *wanted, uint64_t mask)
{
	check->mistakes++;
	check->report(check, what, found, wanted, mask);
}

static void expect(struct pmureg_check *check, const char *what, uint64_t found, uint64_t wanted, uint64_t mask)
{
	if ((found ^ wanted) & mask)
		mistake(check, what, found, &wanted, mask);
}

int pmureg_check_reset(struct pmureg_check *check, uint64_t mask)
{
	const struct pmureg_register *reg = checks_register_of(check);
	const uint64_t reset = pmureg_reset_value(pmureg_access_block(check->runner.system, &check->at), reg,
						  check->at.place.instance, check->at.element);
	uint64_t value;
	int code = pmureg_read_one(&check->runner, &check->at, &value);

	if (code)
		return code;
	if (!reg->example.count)
		expect(check, "the reset value", value, reset,
		       (reg->masks.has_reset | reg->reset_differs) & reg->masks.readable & mask);
	expect(check, "a reserved bit", value, reg->masks.read_ones, reg->masks.read_ones & mask);
	return 0;
}

int pmureg_check_identity(struct pmureg_check *check)
{
	const struct pmureg_register *reg = checks_register_of(check);
	uint64_t value;
	int code = pmureg_read_one(&check->runner, &check->at, &value);

	for (uint16_t i = 0; i < reg->field_count && !code; i++) {
		const struct pmureg_field *field = &pmureg_register_fields(reg)[i];
		const uint64_t part = pmureg_field_get(field, value), mask = pmureg_field_mask(field);

		if (field->access != PMUREG_RO || (field->flags & PMUREG_VOLATILE) || field->each)
			continue;
		if (!pmureg_field_lists(field, part))
			mistake(check, "a field with listed values", value, NULL, mask);
		if (!pmureg_field_in_range(field, part))
			mistake(check, "a field with a range", value, NULL, mask);
	}
	return code;
}

/* ---- Read-back ---- */

int pmureg_check_pattern(const struct pmureg_register *reg, size_t index, uint64_t before, int legal, uint64_t *value)
{
	static const uint64_t patterns[] = {0, UINT64_MAX, UINT64_C(0x5555555555555555), UINT64_C(0xaaaaaaaaaaaaaaaa)};
	const size_t count = sizeof(patterns) / sizeof(patterns[0]);
	const struct pmureg_masks *masks = &reg->masks;
	const uint64_t plain = pmureg_check_plain_bits(reg);
	const uint64_t pattern = index < count ? patterns[index] : plain & UINT64_C(1) << (index - count);
	const uint64_t wanted = (pattern & plain) | pmureg_idle_bits(reg);
	char text[320];

	*value = wanted | (before & ~(masks->writable | masks->acting | masks->zeroes) & pmureg_mask(reg->width));
	return masks->writable && (index < count || pattern) &&
	       !(legal && pmureg_value_check(reg, wanted, text, sizeof(text)));
}

static int try_pattern(struct pmureg_check *check, uint64_t pattern, uint64_t before)
{
	const struct pmureg_register *reg = checks_register_of(check);
	const struct pmureg_masks *masks = &reg->masks;
	uint64_t value;
	int code = pmureg_write_one(&check->runner, check->at, pattern);

	code = code ? code : pmureg_read_one(&check->runner, &check->at, &value);
	if (code)
		return code;
	expect(check, "a written field", value, pattern,
	       reg->roles & PMUREG_MAY_BE_NARROWER ? 0 : pmureg_check_plain_bits(reg));
	expect(check, "a read-only field", value, before,
	       masks->readable & ~masks->writable & ~pmureg_read_changes(reg) & ~masks->is_volatile);
	return 0;
}

int pmureg_check_read_back(struct pmureg_check *check, int legal)
{
	const struct pmureg_register *reg = checks_register_of(check);
	const size_t mistakes = check->mistakes;
	uint64_t before, pattern;
	int code = reg->masks.writable ? pmureg_read_one(&check->runner, &check->at, &before) : 0;

	for (size_t i = 0; i < PMUREG_CHECK_PATTERNS && reg->masks.writable && !code && check->mistakes == mistakes;
	     i++)
		if (pmureg_check_pattern(reg, i, before, legal, &pattern))
			code = try_pattern(check, pattern, before);
	/* Leave the register at 0, whatever the result: with all bits 0 a unit does not count. */
	if (!code && pmureg_check_pattern(reg, 0, before, legal, &pattern))
		code = pmureg_write_one(&check->runner, check->at, pattern);
	return code;
}
