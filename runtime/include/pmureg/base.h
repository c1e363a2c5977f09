/*
 * base.h: error messages, text and numbers, for every layer. Freestanding: needs no C library.
 */
#ifndef PMUREG_BASE_H
#define PMUREG_BASE_H

#ifdef __KERNEL__
#include <linux/limits.h>
#include <linux/stdarg.h>
#include <linux/stddef.h>
#include <linux/types.h>
/* What <stdint.h> has, too. */
#define INT32_MAX S32_MAX
#define UINT16_MAX U16_MAX
#define UINT32_MAX U32_MAX
#define UINT64_MAX U64_MAX
#define UINT64_C(number) number##ULL
#else
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Errors ---- */

/* Linux's error numbers, for code without <errno.h>. Functions return them negative. */
enum {
	PMUREG_ENOENT = 2,
	PMUREG_EINTR = 4,
	PMUREG_EIO = 5,
	PMUREG_EBUSY = 16,
	PMUREG_ENODEV = 19,
	PMUREG_EINVAL = 22,
	PMUREG_ENOSPC = 28,
	PMUREG_ERANGE = 34
};

/* An error for the user: what is wrong, and how to mend it. */
struct pmureg_error {
	int code;          /* negative errno value */
	int column;        /* in the parsed text, from 1; 0: the error is not about a place in a text */
	char message[320]; /* a longer message is cut after a whole word and ends in an ellipsis (U+2026) */
};

#if defined(__GNUC__)
#define PMUREG_PRINTF(text, first) __attribute__((__format__(__printf__, text, first)))
#else
#define PMUREG_PRINTF(text, first)
#endif

/*
 * Fills in `error`, which may be NULL, and returns `code`. The format takes of printf's %s, %.*s, %.9s, %c, %d, %u, %x
 * and %%, with the lengths l, ll and z, a width, and 0 before the width for leading zeros.
 */
int pmureg_fail(struct pmureg_error *error, int code, int column, const char *format, ...) PMUREG_PRINTF(4, 5);

/* As snprintf(), with the same formats. Cuts text that does not fit. Returns the length of the whole text. */
size_t pmureg_format(char *to, size_t size, const char *format, ...) PMUREG_PRINTF(3, 4);
size_t pmureg_vformat(char *to, size_t size, const char *format, va_list arguments) PMUREG_PRINTF(3, 0);

/* Appends to the text. Text that does not fit ends in an ellipsis (U+2026); later calls append nothing. */
void pmureg_text_append(char *text, size_t size, const char *format, ...) PMUREG_PRINTF(3, 4);

/*
 * The parts of a machine, widest first. Each may have its own registers, which only its CPUs access. A CPU is a
 * hardware thread; the threads of a core share it.
 */
enum pmureg_scope {
	PMUREG_MACHINE,
	PMUREG_NODE, /* of NUMA: the CPUs there; no registers belong to a node */
	PMUREG_PACKAGE,
	PMUREG_DIE,
	PMUREG_CACHE, /* of the last level */
	PMUREG_CLUSTER,
	PMUREG_CORE,
	PMUREG_CPU,
	PMUREG_SCOPES
};

/* Why a result has a value or has none. */
enum pmureg_reason {
	PMUREG_COUNTED,
	PMUREG_NEVER_SCHEDULED, /* multiplexed, and no rotation has counted it yet */
	PMUREG_IMPLAUSIBLE,     /* the counter moved further than it can: broken, reset or written by others */
	PMUREG_TOO_LATE,        /* read so late that the counter may have wrapped more than once */
	PMUREG_NO_DEVICE,       /* the device went away */
	PMUREG_NO_PERMISSION,
	PMUREG_IN_USE,          /* another program changed a control of the unit */
	PMUREG_FAILED,          /* an access failed */
	PMUREG_FULL,            /* the counter stopped at its maximum; the count is higher */
	PMUREG_NOT_SUPPORTED    /* the event cannot be counted: see PMUREG_LEAVE_OUT */
};

/* ---- Registers ---- */

/* A register that a name names, with its unit and its element. */
struct pmureg_block;
struct pmureg_register;
struct pmureg_register_name {
	const struct pmureg_block *block;
	const struct pmureg_register *reg;
	uint16_t instance; /* 0xffff: the name has none */
	uint32_t element;  /* 0xffff: the name has none */
};

/* ---- Words ---- */

/* A part of a text, without a NUL after it. For messages: %.*s with PMUREG_WORD(word). */
struct pmureg_word {
	const char *text;
	size_t length;
};
#define PMUREG_WORD(word) (int)(word).length, (word).text

static inline char pmureg_lower(char c)
{
	return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

static inline int pmureg_is_digit(char c)
{
	return c >= '0' && c <= '9';
}

/* Returns the text between two pointers, without the blanks around it. */
static inline struct pmureg_word pmureg_word_trim(const char *from, const char *to)
{
	struct pmureg_word word;

	while (from < to && *from == ' ')
		from++;
	while (from < to && to[-1] == ' ')
		to--;
	word.text = from;
	word.length = (size_t)(to - from);
	return word;
}

struct pmureg_word pmureg_word_of(const char *text);               /* the whole text; NULL: an empty word */
int pmureg_word_next(const char **list, struct pmureg_word *word); /* takes a word off a comma list; 0: no more */
int pmureg_word_is(struct pmureg_word word, const char *text);
int pmureg_word_like(struct pmureg_word word, const char *text);   /* not case-sensitive */
size_t pmureg_length(const char *text);

/* Parses a number: decimal, 0x, 0b or 0o. Returns 0, -EINVAL (no number) or -ERANGE (more than 64 bits). */
int pmureg_number(struct pmureg_word word, uint64_t *value);
int pmureg_digits(struct pmureg_word word, unsigned int base, uint64_t *value); /* without a prefix */

/* As qsort(), for code without a C library. */
typedef int pmureg_comparison(const void *a, const void *b);
void pmureg_sort(void *list, size_t count, size_t size, pmureg_comparison *compare);

/* Finds the name nearest to a misspelt word. Start with { .word = word }, and try each name. */
struct pmureg_nearest {
	struct pmureg_word word;
	size_t distance;
	char name[128]; /* empty: no name is near enough */
};
void pmureg_nearest_try(struct pmureg_nearest *nearest, const char *name);

#ifdef __cplusplus
}
#endif

#endif
