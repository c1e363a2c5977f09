/*
 * fits.c: the parts of a check that are functions of their own: messages, lists, and expressions.
 */
#include "check.h"

/* ---- Messages ---- */

/* Returns the section of the element, or PMUREG_SECTIONS; `index`: its number there. */
static unsigned int section_of(const struct check *c, uint32_t *index)
{
	const uint32_t at = (uint32_t)((const char *)c->element - c->table);

	for (unsigned int i = 0; i < PMUREG_SECTIONS; i++) {
		const uint32_t offset = at - c->sections[i].at;

		*index = offset / element_sizes[i];
		if (c->sections[i].at <= at && *index < c->sections[i].count)
			return i;
	}
	return PMUREG_SECTIONS;
}

int pmureg_table_fails(const struct check *c, const char *member, const char *what)
{
	char element[64] = "its header";
	uint32_t index;
	const unsigned int section = section_of(c, &index);

	if (section < PMUREG_SECTIONS)
		(void)pmureg_format(element, sizeof(element), "element %u of section %s", (unsigned int)index,
				    section_name(section));
	(void)pmureg_fail(c->error, -PMUREG_EINVAL, 0, "the table is damaged: %s%s%s%s %s; install it again",
			  member ? "`" : "", member ? member : "", member ? "` of " : "", element, what);
	return 0;
}

/* ---- Lists ---- */

int pmureg_table_rows_fit(const struct check *c, const struct pmureg_ref *ref, unsigned int section, uint32_t count,
			  const char *member)
{
	const uint32_t size = element_sizes[section], all = c->sections[section].count;
	const uint32_t offset = offset_of(c, ref, section), index = offset / size;

	/* Readers may look whether there is a list, or at its count. */
	return must(c, count != 0, member, "leads to a list without elements") &&
	       must(c, index <= all && count <= all - index && index * size == offset, member,
		    "leads outside its section");
}

int pmureg_table_each(struct check *c, const void *elements, uint32_t size, uint32_t count, struct scope scope,
		      check_element *check)
{
	const struct scope outer = c->scope;
	const void *parent = c->element;
	const char *at = elements;

	if (!visit(c, count))
		return 0;
	c->scope = scope;
	for (; count; count--, at += size) {
		c->element = at;
		if (!check(c, at))
			return 0;
	}
	c->scope = outer;
	c->element = parent;
	return 1;
}

int pmureg_table_texts_fit(struct check *c, const struct pmureg_text *texts, uint32_t count, const char *member)
{
	if (!visit(c, count))
		return 0;
	for (uint32_t i = 0; i < count; i++)
		if (!must(c, texts[i].text.to != 0, member, "has too few texts"))
			return 0;
	return 1;
}

int pmureg_table_numbers_fit(struct check *c, const uint16_t *numbers, uint32_t count, uint32_t limit, int or_none,
			     const char *member)
{
	uint16_t most = 0;

	if (!visit(c, count))
		return 0;
	/* PMUREG_NONE + 1 is 0 in 16 bits. */
	for (const uint16_t *end = numbers + count; numbers < end; numbers++) {
		const uint16_t number = (uint16_t)(*numbers + (or_none != 0));

		most = number > most ? number : most;
	}
	return must(c, !count || most < limit + (or_none != 0), member, "has a number that is too large");
}

/* ---- Expressions ---- */

static int field_fits(const struct check *c, const struct pmureg_op *op, uint32_t reads)
{
	const uint32_t most = reads & READS_OWN ? c->block->register_count :
						  reached(c->block);
	const struct pmureg_register *reg;

	if (!(reads & READS_FIELDS) || op->a >= most || op->b >= fields_of(c->block, op->a))
		return 0;
	reg = &pmureg_block_registers(c->block)[op->a];
	return !(reads & READS_WORDS) || reg->width == 32 || reg->width == 64;
}

/* Checks what an operation reads. */
static int operand_fits(const struct check *c, const struct pmureg_op *op, const struct scope *scope)
{
	switch (op->code) {
	case PMUREG_OP_VAR:
		return op->value < scope->variables;
	case PMUREG_OP_FACT:
		return (scope->reads & READS_FACTS) && op->value < c->block->fact_count;
	case PMUREG_OP_BITS:
		return (scope->reads & READS_BITS) && op->b && op->b <= 64U && op->a <= 64U - op->b;
	case PMUREG_OP_FIELD:
		return field_fits(c, op, scope->reads);
	default:
		return op->code <= PMUREG_OP_SELECT;
	}
}

int pmureg_table_code_fits(struct check *c, struct pmureg_code code, struct scope scope, const char *member)
{
	uint32_t depth = 0;

	if (!visit(c, code.count))
		return 0;
	for (const struct pmureg_op *op = code.ops; op < code.ops + code.count; op++) {
		const unsigned int taken = pmureg_op_takes(op->code);

		if (!operand_fits(c, op, &scope))
			return pmureg_table_fails(c, member, "reads what it cannot");
		if (depth < taken || depth - taken >= PMUREG_STACK)
			return pmureg_table_fails(c, member, "has too many or too few values on the stack");
		depth += 1 - taken;
	}
	return must(c, depth == 1, member, "leaves more than one value on the stack");
}
