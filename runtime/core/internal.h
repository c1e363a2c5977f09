/*
 * internal.h: what the files of the core share and users do not see.
 */
#ifndef PMUREG_CORE_INTERNAL_H
#define PMUREG_CORE_INTERNAL_H

#include <stddef.h>
#include <stdint.h>

#include <pmureg/core.h>

/* ---- field.c ---- */

/* That many low bits. */
static inline uint64_t pmureg_mask(unsigned int width)
{
	return width >= 64 ? UINT64_MAX : (UINT64_C(1) << width) - 1;
}

/* An element of a field array, or the whole field: what PMUREG_OP_FIELD pushes. */
uint64_t pmureg_field_element(const struct pmureg_field *field, uint64_t raw, uint32_t element, int whole);

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

/* Whether a register chooses banks. */
int pmureg_register_selects(const struct pmureg_block *block, const struct pmureg_register *reg);

/* ---- restore.c ---- */

uint64_t pmureg_plain_bits(const struct pmureg_register *reg); /* that a write sets to what it writes */

/*
 * What to write so that a register is as it was found. Bits that a write cannot set go another way: a bit that a written 1
 * sets is set where it was found set, one that a written 1 clears is cleared where it was found clear. One that a written 1
 * turns over depends on what it is by then, and is not in the value.
 */
uint64_t pmureg_restored_value(const struct pmureg_block *block, const struct pmureg_register *reg, uint16_t instance,
			       uint32_t element, uint64_t found);
/* Where only written ones do something, and there are none, nothing needs to be written. */
int pmureg_restores_nothing(const struct pmureg_register *reg, uint64_t value);

/* ---- name.c ---- */

void pmureg_unit_suggest(const struct pmureg_system *system, struct pmureg_nearest *nearest);

/* ---- event.c ---- */

/* Whether the event exists on an instance, and whether all terms are given that it needs. */
int pmureg_event_is_on(const struct pmureg_event *event, uint16_t instance);
int pmureg_event_check_needs(const struct pmureg_event *event, struct pmureg_error *error, int column);

/* An event by exactly its name, ours or Linux's; by our name in letters of either case. NULL: there is none. */
const struct pmureg_event_info *pmureg_event_named(const struct pmureg_block *block, struct pmureg_word name);
const struct pmureg_event_info *pmureg_event_called(const struct pmureg_block *block, struct pmureg_word name);

/* The described event whose terms all agree with the event's; most terms win. NULL: there is none. */
const struct pmureg_event_info *pmureg_event_match(const struct pmureg_event *event);
/* The counters that may count an event; 0: any. */
uint64_t pmureg_event_counters(const struct pmureg_event *event);

/* ---- metric.c, the only file with real numbers ---- */

/* Nanoseconds in which a counter wraps at most half way; 0: not known. */
uint64_t pmureg_half_wrap_ns(unsigned int width, double top_rate);

/* A rate in 1/65536 of a count a nanosecond, rounded up; 0: not known. */
uint64_t pmureg_whole_rate(double top_rate);

#endif
