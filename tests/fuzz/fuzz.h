/*
 * fuzz.h: what the fuzz targets share.
 */
#ifndef PMUREG_FUZZ_H
#define PMUREG_FUZZ_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <pmureg/core.h>
#include <pmureg/pmureg.h>
#include <pmureg/systems.h>

/* What must hold for every input; libFuzzer keeps the one for which it does not. */
#define MUST(condition, ...)                                                                                           \
	do {                                                                                                           \
		if (!(condition)) {                                                                                    \
			fprintf(stderr, "%s:%d: %s: ", __FILE__, __LINE__, #condition);                                \
			fprintf(stderr, __VA_ARGS__);                                                                  \
			fputc('\n', stderr);                                                                           \
			abort();                                                                                       \
		}                                                                                                      \
	} while (0)

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* The system that the text's first word names, or one by that word's first letter. Moves the text behind the word. */
static inline const struct pmureg_system *fuzz_system(char **text)
{
	const size_t length = strcspn(*text, " ");
	const unsigned char first = (unsigned char)**text;
	const struct pmureg_system *system;
	char name[32];

	(void)snprintf(name, sizeof(name), "%.*s", length < sizeof(name) ? (int)length : 0, *text);
	system = pmureg_system_find(name, NULL);
	*text += length + ((*text)[length] == ' ');
	return system ? system : pmureg_built_in[first % pmureg_built_in_count];
}

/* The text of an input, in memory of its own so that a read behind its end is seen. */
static inline char *fuzz_text(const uint8_t *data, size_t size)
{
	char *text = malloc(size + 1);

	if (!text)
		abort();
	memcpy(text, data, size);
	text[size] = '\0';
	return text;
}

/* The column of an error is 0, or a place in the text or right behind it. */
static inline void fuzz_column(const char *text, const struct pmureg_error *error)
{
	MUST(error->message[0] && memchr(error->message, '\0', sizeof(error->message)), "no message");
	MUST(error->column >= 0 && (size_t)error->column <= strlen(text) + 1, "column %d of `%s`: %s", error->column,
	     text, error->message);
}

#endif
