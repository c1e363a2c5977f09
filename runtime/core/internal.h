/*
 * internal.h: what the files of the core share and users do not see.
 */
#ifndef PMUREG_CORE_INTERNAL_H
#define PMUREG_CORE_INTERNAL_H

#include <stddef.h>
#include <stdint.h>

#include <pmureg/pmureg.h>

#include "error.h"

#define T pmureg_text
#define D pmureg_decimal
#define X pmureg_hexadecimal

/* ---- text.c ---- */

/* A part of a text that is not ours to cut: no NUL behind it. */
struct pmureg_word {
	const char *text;
	size_t length;
};

size_t pmureg_length(const char *text);
int pmureg_same(const char *a, const char *b);
int pmureg_word_is(struct pmureg_word word, const char *text);
int pmureg_word_like(struct pmureg_word word, const char *text); /* letters of either case */
int pmureg_word_compare(struct pmureg_word word, const char *text); /* in the order of strcmp() */
char pmureg_lower(char c);
int pmureg_is_digit(char c);

/* A number: decimal, 0x, 0b or 0o. 0, -EINVAL (no number) or -ERANGE (more than 64 bits). */
int pmureg_number(struct pmureg_word word, uint64_t *value);

/* Keeps the name nearest to a misspelt word. Start with { word, NULL, 0 }. */
struct pmureg_nearest {
	struct pmureg_word word;
	const char *name; /* NULL: nothing is near enough */
	size_t distance;
};
void pmureg_nearest_try(struct pmureg_nearest *nearest, const char *name);

/* ---- field.c ---- */

uint64_t pmureg_mask(unsigned int width); /* that many low bits */

/* ---- register.c ---- */

#define PMUREG_NUMBERS 16 /* most numbers of an instance */

/* How the bits of one element travel. */
enum pmureg_form {
	PMUREG_WHOLE,   /* one access */
	PMUREG_HALVES,  /* low at the lower address, then high */
	PMUREG_TORN     /* as halves, and the hardware counts on between them */
};

enum pmureg_form pmureg_register_form(const struct pmureg_register *reg);
int pmureg_place_read(struct pmureg_io *io, const struct pmureg_place *place, enum pmureg_form form, uint64_t *value);
int pmureg_place_write(struct pmureg_io *io, const struct pmureg_place *place, enum pmureg_form form, uint64_t value);

/* Whether two places are one: what MSRs and system registers are does not depend on the instance. */
int pmureg_place_same(const struct pmureg_place *a, const struct pmureg_place *b);

uint16_t pmureg_block_index(const struct pmureg_system *system, const struct pmureg_block *block);

/* ---- name.c ---- */

/*
 * Finds the unit that a device name stands for. `instance` is PMUREG_INSTANCES_ALL where the name fits all of them;
 * `is_linux` says that the name is Linux's, `chooses` that a term chooses the instance there.
 */
struct pmureg_unit_found {
	const struct pmureg_block *block;
	uint16_t instance;
	int by_linux;
};
int pmureg_unit_find(const struct pmureg_system *system, struct pmureg_word name, struct pmureg_unit_found *found);
void pmureg_unit_suggest(const struct pmureg_system *system, struct pmureg_nearest *nearest);

/* The name for messages: Linux's where it tells the instance, else pmureg's. */
size_t pmureg_unit_any_name(const struct pmureg_system *system, const struct pmureg_block *block, uint16_t instance,
			    char *text, size_t size);

/* ---- metric.c, the only file with real numbers ---- */

/* Nanoseconds in which a counter wraps at most half way; 0: not known. */
uint64_t pmureg_half_wrap_ns(unsigned int width, double top_rate);

#endif
