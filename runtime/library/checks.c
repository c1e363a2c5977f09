/*
 * checks.c: see checks.h.
 */
#include "../core/internal.h"
#include "checks.h"

#define EVERYTHING UINT64_MAX

int pmureg_spot_read(const struct pmureg_spot *spot, uint64_t *value)
{
	return pmureg_register_read(spot->system, spot->block, spot->reg, spot->instance, spot->element, spot->io,
				    value);
}

int pmureg_spot_write(const struct pmureg_spot *spot, uint64_t value)
{
	return pmureg_register_write(spot->system, spot->block, spot->reg, spot->instance, spot->element, spot->io,
				     value);
}

uint64_t pmureg_check_plain_bits(const struct pmureg_register *reg)
{
	return reg->masks.writable & reg->masks.readable & ~reg->masks.acting & ~reg->masks.rc;
}

/* ---- Comparing ---- */

struct check {
	const struct pmureg_spot *spot;
	pmureg_check_report *report;
	void *context;
	int mistakes;
};

static void expect(struct check *check, const char *what, uint64_t found, uint64_t wanted, uint64_t mask)
{
	if (!((found ^ wanted) & mask))
		return;
	check->report(check->context, check->spot, what, found, wanted, mask);
	check->mistakes++;
}

int pmureg_check_reset(const struct pmureg_spot *spot, uint64_t mask, pmureg_check_report *report, void *context)
{
	const struct pmureg_masks *masks = &spot->reg->masks;
	struct check check = {spot, report, context, 0};
	uint64_t value;
	int code = pmureg_spot_read(spot, &value);

	if (code)
		return code;
	if (!spot->reg->example.count)
		expect(&check, "the reset value", value,
		       pmureg_register_reset(spot->block, spot->reg, spot->instance, spot->element),
		       (masks->has_reset | spot->reg->reset_differs) & masks->readable & mask);
	expect(&check, "a reserved bit", value, masks->read_ones, masks->read_ones & mask);
	return check.mistakes;
}

int pmureg_check_identity(const struct pmureg_spot *spot, pmureg_check_report *report, void *context)
{
	struct check check = {spot, report, context, 0};
	uint64_t value;
	int code = pmureg_spot_read(spot, &value);

	for (uint16_t i = 0; i < spot->reg->field_count && !code; i++) {
		const struct pmureg_field *field = &spot->reg->fields[i];
		uint64_t part = pmureg_field_get(field, value), mask = pmureg_field_mask(field);

		if (field->access != PMUREG_RO || (field->flags & PMUREG_VOLATILE) || field->each)
			continue;
		if (field->value_count && !(field->flags & PMUREG_OPEN) && !pmureg_field_value(field, part))
			expect(&check, "a field with listed values", value, ~value, mask);
		if ((field->flags & PMUREG_HAS_RANGE) && (part < field->range_low || part > field->range_high))
			expect(&check, "a field with a range", value, ~value, mask);
	}
	return code ? code : check.mistakes;
}

/* ---- Read-back ---- */

struct read_back {
	struct check check;
	uint64_t plain, fixed, before; /* bits that are written, that stay; what was found */
	int legal;
};

static int try_pattern(struct read_back *back, uint64_t pattern)
{
	const struct pmureg_spot *spot = back->check.spot;
	const struct pmureg_masks *masks = &spot->reg->masks;
	uint64_t kept = back->before & ~(masks->writable | masks->acting | masks->zeroes);
	uint64_t wanted = (pattern & back->plain) | masks->ones, value;
	char text[320];
	int code;

	if (spot->reg->width < 64)
		kept &= (UINT64_C(1) << spot->reg->width) - 1;
	if (back->legal && pmureg_value_check(spot->reg, wanted, text, sizeof(text)))
		return 0;
	code = pmureg_spot_write(spot, wanted | kept);
	if (!code)
		code = pmureg_spot_read(spot, &value);
	if (code)
		return code;
	expect(&back->check, "a written field", value, pattern, back->plain);
	expect(&back->check, "a read-only field", value, back->before, back->fixed);
	return 0;
}

int pmureg_check_read_back(const struct pmureg_spot *spot, int legal, pmureg_check_report *report, void *context)
{
	static const uint64_t patterns[] = {0, EVERYTHING, UINT64_C(0x5555555555555555), UINT64_C(0xaaaaaaaaaaaaaaaa)};
	const struct pmureg_masks *masks = &spot->reg->masks;
	struct read_back back = {
		.check = {spot, report, context, 0},
		.plain = pmureg_check_plain_bits(spot->reg),
		.fixed = masks->readable & ~masks->writable & ~masks->rc & ~masks->is_volatile,
		.legal = legal,
	};
	int code = masks->writable ? pmureg_spot_read(spot, &back.before) : 0;

	if (code || !masks->writable)
		return code;
	for (unsigned i = 0; i < sizeof(patterns) / sizeof(patterns[0]) && !code && !back.check.mistakes; i++)
		code = try_pattern(&back, patterns[i]);
	for (unsigned i = 0; i < 64 && !code && !back.check.mistakes; i++)
		if (back.plain >> i & 1)
			code = try_pattern(&back, UINT64_C(1) << i);
	return code ? code : back.check.mistakes;
}
