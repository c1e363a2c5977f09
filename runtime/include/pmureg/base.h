/*
 * base.h: errors in words, text and numbers, for every layer. Freestanding: no C library is needed.
 */
#ifndef PMUREG_BASE_H
#define PMUREG_BASE_H

#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Errors ---- */

/* Error numbers as Linux has them, for code that has no <errno.h>. Functions return them negative. */
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

/* What went wrong, in words for the user: what, and how to mend it. */
struct pmureg_error {
	int code;          /* negative errno value */
	int column;        /* of the text that was parsed, from 1; 0: the error is not about a place in a text */
	char message[320]; /* where it is longer, it ends in an ellipsis (U+2026) behind a whole word */
};

#if defined(__GNUC__)
#define PMUREG_PRINTF(text, first) __attribute__((__format__(__printf__, text, first)))
#else
#define PMUREG_PRINTF(text, first)
#endif

/*
 * Fills in `error`, which may be NULL, and returns `code`. The format is printf's, as far as messages need it: %s,
 * %.*s, %.9s, %c, %d, %u, %x and %% with the lengths l, ll and z, with a width, and 0 in front of that for leading
 * zeros.
 */
int pmureg_fail(struct pmureg_error *error, int code, int column, const char *format, ...) PMUREG_PRINTF(4, 5);

/* As snprintf(), with the same formats: what does not fit is cut; returns the length that the whole text has. */
size_t pmureg_format(char *to, size_t size, const char *format, ...) PMUREG_PRINTF(3, 4);
size_t pmureg_vformat(char *to, size_t size, const char *format, va_list arguments) PMUREG_PRINTF(3, 0);

/* Puts more behind what the text holds; one that does not fit ends in an ellipsis (U+2026), and takes no more. */
void pmureg_text_append(char *text, size_t size, const char *format, ...) PMUREG_PRINTF(3, 4);

/*
 * What a machine is made of, from the widest on: each of these may have registers of its own, which its CPUs alone
 * reach. A CPU is a hardware thread, a core what threads share.
 */
enum pmureg_scope {
	PMUREG_MACHINE,
	PMUREG_NODE, /* of NUMA: of the CPUs there; nothing has registers for one */
	PMUREG_PACKAGE,
	PMUREG_DIE,
	PMUREG_CACHE, /* of the last level */
	PMUREG_CLUSTER,
	PMUREG_CORE,
	PMUREG_CPU,
	PMUREG_SCOPES
};

/* Why a result is a value, or is none. */
enum pmureg_reason {
	PMUREG_COUNTED,
	PMUREG_NEVER_SCHEDULED, /* its turn has not come */
	PMUREG_IMPLAUSIBLE,     /* it moved further than it can: it is broken, was reset, or someone else writes it */
	PMUREG_TOO_LATE,        /* read so late that the counter may have wrapped more than once */
	PMUREG_NO_DEVICE,       /* it went away */
	PMUREG_NO_PERMISSION,
	PMUREG_IN_USE,          /* another program has changed a control of the unit */
	PMUREG_FAILED,          /* an access failed */
	PMUREG_FULL,            /* its counter stopped where it was full: it is more than that */
	PMUREG_NOT_SUPPORTED    /* it cannot be counted: see PMUREG_LEAVE_OUT */
};

/* ---- Registers ---- */

/* What the name of a register stands for: which element of it, and on which unit. */
struct pmureg_block;
struct pmureg_register;
struct pmureg_register_name {
	const struct pmureg_block *block;
	const struct pmureg_register *reg;
	uint16_t instance; /* 0xffff: none was named */
	uint32_t element;  /* 0xffff: none was named */
};

/* ---- Words ---- */

/* A part of a text that is not ours to cut: no NUL behind it. For messages: %.*s with PMUREG_WORD(word). */
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

/* Without the blanks around it. */
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

struct pmureg_word pmureg_word_of(const char *text);                /* the whole of a text that ends with a NUL; NULL:
								       none */
int pmureg_word_next(const char **list, struct pmureg_word *word);     /* takes one off a list with commas; 0: there is
									  none */
int pmureg_word_is(struct pmureg_word word, const char *text);
int pmureg_word_like(struct pmureg_word word, const char *text);    /* letters of either case */
size_t pmureg_length(const char *text);

/* A number: decimal, 0x, 0b or 0o. 0, -EINVAL (no number) or -ERANGE (more than 64 bits). */
int pmureg_number(struct pmureg_word word, uint64_t *value);
int pmureg_digits(struct pmureg_word word, unsigned int base, uint64_t *value); /* without a prefix */

/* As qsort(), where there is none. */
typedef int pmureg_comparison(const void *a, const void *b, const void *context);
void pmureg_sort(void *list, size_t count, size_t size, pmureg_comparison *compare, const void *context);

/* Keeps the name nearest to a misspelt word. Start with { .word = word }. */
struct pmureg_nearest {
	struct pmureg_word word;
	size_t distance;
	char name[128]; /* empty: nothing is near enough */
};
void pmureg_nearest_try(struct pmureg_nearest *nearest, const char *name);

#ifdef __cplusplus
}
#endif

#endif
