/*
 * check.h: the parts of which the check of a table is made. members.h, which is generated, and rules.c use them.
 *
 * Each function returns 1, or 0 after it has reported a mistake. Places have 32 bits, because a 64-bit division needs
 * a library that neither kernels nor firmware have.
 */
#ifndef PMUREG_CORE_TABLE_CHECK_H
#define PMUREG_CORE_TABLE_CHECK_H

#include <pmureg/base.h>
#include <pmureg/table.h>

#include "sizes.h"

/* What an expression reads, besides constants and variables. */
enum {
	READS_FACTS = 1,  /* facts of the block */
	READS_FIELDS = 2, /* fields of registers of the block ... */
	READS_OWN = 4,    /* ... but not of borrowed ones ... */
	READS_WORDS = 8,  /* ... and only of registers of 32 or 64 bits */
	READS_BITS = 16   /* bits of a register's value */
};

/* What the elements inside another one may name. */
struct scope {
	uint32_t variables; /* number of variables of expressions */
	uint32_t reads;
	uint32_t things; /* number of the fields or terms that settings set, or of what the names in a table name */
};

struct check {
	const char *table;
	const struct pmureg_section *sections;
	struct pmureg_section strings[PMUREG_PARTS]; /* the sections of strings; of a part not to check: everything */
	uint32_t left;       /* number of elements that may be visited: many parents of one long list cost no more */
	unsigned int parts;  /* mask of the parts to check */
	const void *element; /* the element that is checked, for messages */
	struct scope scope;
	const struct pmureg_system *system; /* the elements around that one */
	const struct pmureg_block *block;
	const struct pmureg_register *reg;
	struct pmureg_error *error;
};

/* Reports a wrong member: "... `settings` of element 12 of section COUNTING_STEP <what>; ...". Returns 0. */
int pmureg_table_fails(const struct check *c, const char *member, const char *what);

/* ---- Numbers ---- */

static inline int must(const struct check *c, int holds, const char *member, const char *what)
{
	return holds || pmureg_table_fails(c, member, what);
}

static inline int is_below(const struct check *c, uint32_t number, uint32_t limit, int or_none, const char *member)
{
	return must(c, number < limit || (or_none && number == PMUREG_NONE), member, "is too large");
}

static inline int is_mask(const struct check *c, uint64_t mask, uint32_t bits, const char *member)
{
	return must(c, !mask || bits >= 64 || !(mask >> bits), member, "has too many bits");
}

/* ---- References ---- */

static inline unsigned int part_of_section(unsigned int section)
{
	return section <= PMUREG_HEAD_STRINGS     ? PMUREG_HEAD_PART :
	       section <= PMUREG_COUNTING_STRINGS ? PMUREG_COUNTING_PART :
	       section <= PMUREG_NAMES_STRINGS    ? PMUREG_NAMES_PART :
						    PMUREG_TEXTS_PART;
}

static inline int is_asked(const struct check *c, unsigned int section)
{
	return c->parts >> part_of_section(section) & 1;
}

/* Returns where a reference leads, in bytes from the start of the section; a huge number if it leads to before it. */
static inline uint32_t offset_of(const struct check *c, const struct pmureg_ref *ref, unsigned int section)
{
	return (uint32_t)((const char *)ref - c->table) + (uint32_t)ref->to - c->sections[section].at;
}

static inline int text_fits(const struct check *c, const struct pmureg_ref *ref, unsigned int section, int always,
			    const char *member)
{
	const struct pmureg_section *strings = &c->strings[part_of_section(section)];
	const uint32_t at = (uint32_t)((const char *)ref - c->table) + (uint32_t)ref->to;

	if (!ref->to)
		return must(c, !always, member, "is missing");
	return must(c, at - strings->at < strings->count, member, "leads outside its section");
}

/* Checks that a reference leads to `count` elements of a section. An empty list has no reference. */
int pmureg_table_rows_fit(const struct check *c, const struct pmureg_ref *ref, unsigned int section, uint32_t count,
			  const char *member);

static inline int rows_fit(const struct check *c, const struct pmureg_ref *ref, unsigned int section, uint32_t count,
			   int or_null, const char *member)
{
	if (!ref->to)
		return must(c, !count || or_null, member, "is missing");
	return !is_asked(c, section) || pmureg_table_rows_fit(c, ref, section, count, member);
}

static inline int ops_fit(const struct check *c, const struct pmureg_code_ref *code, const char *member)
{
	return rows_fit(c, &code->ops, PMUREG_COUNTING_OP, code->count, 0, member);
}

/* ---- What references lead to ---- */

/* Counts `count` elements that are visited. */
static inline int visit(struct check *c, uint32_t count)
{
	if (count > c->left)
		return pmureg_table_fails(c, NULL, "shares its lists with too many others");
	c->left -= count;
	return 1;
}

static inline struct scope scope_of(uint32_t variables, uint32_t reads, uint32_t things)
{
	const struct scope scope = {variables, reads, things};

	return scope;
}

/* Returns the number of registers that a block's expressions reach: its own, and the borrowed ones. */
static inline uint32_t reached(const struct pmureg_block *block)
{
	return (uint32_t)block->register_count + block->borrowed_count;
}

/* Returns the number of fields of a register; 0: there is no such register. */
static inline uint32_t fields_of(const struct pmureg_block *block, uint32_t reg)
{
	return reg < reached(block) ?
		       pmureg_block_registers(block)[reg].field_count :
		       0;
}

typedef int check_element(struct check *c, const void *element);

/* Checks an element inside another one. */
static inline int within(struct check *c, const void *element, struct scope scope, check_element *check)
{
	const struct scope outer = c->scope;

	c->scope = scope;
	if (!check(c, element))
		return 0;
	c->scope = outer;
	return 1;
}

/* Checks each of the elements to which a reference leads. */
int pmureg_table_each(struct check *c, const void *elements, uint32_t size, uint32_t count, struct scope scope,
		      check_element *check);

static inline int each(struct check *c, const struct pmureg_ref *ref, unsigned int section, uint32_t count,
		       struct scope scope, check_element *check)
{
	return !ref->to || !count || !is_asked(c, section) ||
	       pmureg_table_each(c, pmureg_at(ref), element_sizes[section], count, scope, check);
}

/* Checks all elements of a section. */
static inline int each_of(struct check *c, unsigned int section, check_element *check)
{
	const char *at = c->table + c->sections[section].at;

	for (uint32_t i = 0; is_asked(c, section) && i < c->sections[section].count; i++, at += element_sizes[section]) {
		c->element = at;
		if (!check(c, at))
			return 0;
	}
	return 1;
}

/* The same for elements that lead to no others: in some tables most of the elements. */
static inline int each_alone(struct check *c, const struct pmureg_ref *ref, unsigned int section, uint32_t count,
			     check_element *check)
{
	const char *at = pmureg_at(ref);
	const void *parent = c->element;

	if (!at || !is_asked(c, section))
		return 1;
	if (!visit(c, count))
		return 0;
	for (; count; count--, at += element_sizes[section]) {
		c->element = at;
		if (!check(c, at))
			return 0;
	}
	c->element = parent;
	return 1;
}

/* Checks the texts of a list that has a count: none is missing. The sections of texts are checked as a whole before. */
int pmureg_table_texts_fit(struct check *c, const struct pmureg_text *texts, uint32_t count, const char *member);

static inline int texts_fit(struct check *c, const struct pmureg_ref *ref, unsigned int section, uint32_t count,
			    int is_open, const char *member)
{
	return is_open || !ref->to || !is_asked(c, section) || pmureg_table_texts_fit(c, pmureg_at(ref), count, member);
}

/* Checks that each of the numbers is below the limit. All of these lists have 16-bit numbers. */
int pmureg_table_numbers_fit(struct check *c, const uint16_t *numbers, uint32_t count, uint32_t limit, int or_none,
			     const char *member);

static inline int numbers_fit(struct check *c, const struct pmureg_ref *ref, unsigned int section, uint32_t count,
			      uint32_t limit, int or_none, const char *member)
{
	return !ref->to || !is_asked(c, section) ||
	       pmureg_table_numbers_fit(c, pmureg_at(ref), count, limit, or_none, member);
}

/* Checks that an expression can be computed: its stack, and all that it reads. ops_fit() comes first. */
int pmureg_table_code_fits(struct check *c, struct pmureg_code code, struct scope scope, const char *member);

static inline int code_fits(struct check *c, const struct pmureg_code_ref *code, struct scope scope, const char *member)
{
	return !code->count || pmureg_table_code_fits(c, pmureg_code_at(code), scope, member);
}

/* ---- rules.c: what no member alone can tell ---- */

#define RULE(kind) int pmureg_rule_of_##kind(struct check *c, const struct pmureg_##kind *it)
RULE(action);
RULE(field);
RULE(condition);
RULE(register);
RULE(fact);
RULE(where);
RULE(nodes);
RULE(lender);
RULE(borrowed);
RULE(counted_by);
RULE(selector);
RULE(term_field);
RULE(term);
RULE(page_choice);
RULE(reference);
RULE(counter);
RULE(event_rest);
RULE(described_event);
RULE(name);
RULE(names);
RULE(block);
RULE(unit_entry);
RULE(system);

/* ---- Checks of a member of the element `it`, which messages name: for members.h ---- */

#define IS_BELOW(member, limit, or_none) is_below(c, it->member, limit, or_none, #member)
#define IS_MASK(member, bits) is_mask(c, it->member, bits, #member)
#define TEXT_FITS(member, section, always) text_fits(c, &it->member, section, always, #member)
#define ROWS_FIT(member, section, count, or_null) rows_fit(c, &it->member, section, count, or_null, #member)
#define OPS_FIT(member) ops_fit(c, &it->member, #member)
#define TEXTS_FIT(member, section, count, is_open) texts_fit(c, &it->member, section, count, is_open, #member)
#define NUMBERS_FIT(member, section, count, limit, or_none) \
	numbers_fit(c, &it->member, section, count, limit, or_none, #member)
#define CODE_FITS(member, scope) code_fits(c, &it->member, scope, #member)

#endif
