/*
 * error.h: error numbers, as Linux has them, for code that has no libc; and how messages are put together.
 */
#ifndef PMUREG_CORE_ERROR_H
#define PMUREG_CORE_ERROR_H

#include <stddef.h>
#include <stdint.h>

#include <pmureg/core.h>

enum {
	PMUREG_ENOENT = 2,
	PMUREG_EIO = 5,
	PMUREG_EBUSY = 16,
	PMUREG_EINVAL = 22,
	PMUREG_ENOSPC = 28,
	PMUREG_ERANGE = 34
};

/* A piece of a message: text, a decimal number or a hexadecimal one. */
struct pmureg_piece {
	const char *text; /* NULL: a number */
	size_t length;    /* of text; SIZE_MAX: up to its NUL */
	uint64_t number;
	int hexadecimal;
};

static inline struct pmureg_piece pmureg_text(const char *text)
{
	struct pmureg_piece piece = { text, SIZE_MAX, 0, 0 };

	return piece;
}

static inline struct pmureg_piece pmureg_span(const char *text, size_t length)
{
	struct pmureg_piece piece = { text, length, 0, 0 };

	return piece;
}

static inline struct pmureg_piece pmureg_decimal(uint64_t number)
{
	struct pmureg_piece piece = { NULL, 0, number, 0 };

	return piece;
}

static inline struct pmureg_piece pmureg_hexadecimal(uint64_t number)
{
	struct pmureg_piece piece = { NULL, 0, number, 1 };

	return piece;
}

/* Joins pieces; cuts what does not fit, always ends in NUL. Returns the length that the whole text has. */
size_t pmureg_join(char *to, size_t size, const struct pmureg_piece *pieces, size_t count);

/* Fills in `error` (which may be NULL) and returns `code`. */
int pmureg_fail(struct pmureg_error *error, int code, int column, const struct pmureg_piece *pieces, size_t count);

#ifndef __cplusplus
#define PMUREG_PIECES(...)                                                                                             \
	(const struct pmureg_piece[]){ __VA_ARGS__ },                                                                  \
		sizeof((const struct pmureg_piece[]){ __VA_ARGS__ }) / sizeof(struct pmureg_piece)
#define PMUREG_JOIN(to, size, ...) pmureg_join(to, size, PMUREG_PIECES(__VA_ARGS__))
#define PMUREG_FAIL(error, code, column, ...) pmureg_fail(error, code, column, PMUREG_PIECES(__VA_ARGS__))
#endif

#endif
