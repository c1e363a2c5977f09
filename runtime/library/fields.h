/*
 * fields.h: the fields of a register, in words and back. Nothing here touches a device.
 */
#ifndef PMUREG_LIBRARY_FIELDS_H
#define PMUREG_LIBRARY_FIELDS_H

#include <pmureg/core.h>

/* A number: decimal, 0x or 0b. 0, or -EINVAL. */
int pmureg_parse_number(const char *text, uint64_t *value);

/*
 * Puts FIELD=VALUE into a value of the register: VALUE is a number or a name that the field has for it, none is 1; of an array
 * of fields FIELD is FIELD[3] or FIELD3. The column of an error counts from the start of `word`.
 */
int pmureg_field_set(const struct pmureg_register *reg, const char *word, uint64_t *raw, struct pmureg_error *error);

#endif
