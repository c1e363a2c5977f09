/*
 * perf_terms.c: the terms of an event string, by the format and events files that sysfs has for the device.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "perf_internal.h"

int perf_column(const struct perf_text *text, const char *at)
{
	return (int)(at - text->start) + 1;
}

int perf_is_word(const char *name, const char *text, size_t length)
{
	return name && strlen(name) == length && memcmp(name, text, length) == 0;
}

int perf_suggest(void *context, const char *name)
{
	struct perf_suggestion *suggestion = context;
	size_t room = sizeof(suggestion->list) - suggestion->used;
	int length;

	pmureg_nearest_try(&suggestion->guess, name);
	length = snprintf(suggestion->list + suggestion->used, room, "%s%s", suggestion->used ? ", " : "", name);
	if (length > 0 && (size_t)length < room)
		suggestion->used += (size_t)length;
	else
		suggestion->list[suggestion->used] = '\0'; /* whole names only */
	return 0;
}

/* Spreads a value over the ranges of a format string, `config1:0-7,32-35`. */
static int put_value(uint64_t config[3], const char *format, uint64_t value, unsigned *width)
{
	unsigned word = 0;
	uint64_t rest = value;

	*width = 0;
	if (strncmp(format, "config", 6) != 0)
		return -EINVAL;
	format += 6;
	if (*format == '1' || *format == '2')
		word = (unsigned)(*format++ - '0');
	if (*format != ':')
		return -EINVAL;
	do {
		char *end;
		unsigned long low, high;
		uint64_t mask;

		format++;
		if (*format < '0' || *format > '9')
			return -EINVAL;
		low = strtoul(format, &end, 10);
		high = low;
		if (*end == '-')
			high = strtoul(end + 1, &end, 10);
		if (high < low || high > 63)
			return -EINVAL;
		format = end;
		mask = high - low == 63 ? UINT64_MAX : (UINT64_C(1) << (high - low + 1)) - 1;
		config[word] = (config[word] & ~(mask << low)) | (rest & mask) << low;
		rest = high - low == 63 ? 0 : rest >> (high - low + 1);
		*width += (unsigned)(high - low + 1);
	} while (*format == ',');
	if (*format != '\0')
		return -EINVAL;
	return rest ? -ERANGE : 0;
}

static int parse_number(const char *text, size_t length, uint64_t *value)
{
	char number[32];
	char *end;

	if (length == 0 || length >= sizeof(number) || text[0] < '0' || text[0] > '9')
		return -EINVAL;
	memcpy(number, text, length);
	number[length] = '\0';
	errno = 0;
	*value = strtoull(number, &end, 0);
	return *end ? -EINVAL : -errno;
}

static int unknown_term(const char *sysfs, const char *device, const char *name, size_t length, int at,
			struct pmureg_error *error)
{
	struct perf_suggestion suggestion = {.guess.word = {name, length}};

	/* A folder that is not there only makes the list shorter. */
	(void)pmureg_perf_formats(sysfs, device, perf_suggest, &suggestion);
	(void)pmureg_perf_events(sysfs, device, perf_suggest, &suggestion);
	if (suggestion.guess.name[0])
		return pmureg_fail(error, -EINVAL, at, "%s has no term or event '%.*s'; did you mean '%s'?", device,
				  (int)length, name, suggestion.guess.name);
	return pmureg_fail(error, -EINVAL, at, "%s has no term or event '%.*s'; it has: %s%sconfig, config1, config2",
			  device, (int)length, name, suggestion.list, suggestion.used ? ", " : "");
}

/* An event file: its terms, its unit and its scale. */
static int use_event_file(const char *sysfs, struct pmureg_perf_event *event, struct pmureg_perf_unit *unit,
			  const char *name, size_t length, int at, struct pmureg_error *error)
{
	char file[PMUREG_PERF_NAME + 16], terms[256], scale[64];
	struct perf_text inner;
	int code;

	if (length >= PMUREG_PERF_NAME || memchr(name, '/', length) || name[0] == '.')
		return -ENOENT;
	(void)snprintf(file, sizeof(file), "events/%.*s", (int)length, name);
	code = pmureg_perf_attribute(sysfs, unit->device, file, terms, sizeof(terms));
	if (code)
		return code;
	(void)snprintf(file, sizeof(file), "events/%.*s.scale", (int)length, name);
	if (pmureg_perf_attribute(sysfs, unit->device, file, scale, sizeof(scale)) == 0) {
		event->scale = strtod(scale, NULL);
		(void)snprintf(file, sizeof(file), "events/%.*s.unit", (int)length, name);
		if (pmureg_perf_attribute(sysfs, unit->device, file, event->unit, sizeof(event->unit)))
			event->unit[0] = '\0';
	}
	inner.start = inner.at = terms;
	inner.end = terms + strlen(terms);
	code = perf_terms_parse(sysfs, event, unit, &inner, 1, error);
	if (code && error) {
		char message[sizeof(error->message)];

		memcpy(message, error->message, sizeof(message));
		return pmureg_fail(error, code, at, "event '%.*s' of %s, which is '%.60s' in sysfs: %.120s", (int)length,
				  name, unit->device, terms, message);
	}
	return code;
}

static int parse_term(const char *sysfs, struct pmureg_perf_event *event, struct pmureg_perf_unit *unit,
		      const struct perf_text *text, const char *name, const char *end, int is_event_file,
		      struct pmureg_error *error)
{
	const char *equals = memchr(name, '=', (size_t)(end - name));
	size_t length = (size_t)((equals ? equals : end) - name);
	char file[PMUREG_PERF_NAME + 16], format[128];
	uint64_t value = 1;
	unsigned width;
	int code, at = perf_column(text, name), value_at = equals ? perf_column(text, equals + 1) : at;

	if (length == 0)
		return pmureg_fail(error, -EINVAL, at, "a term is missing here; write term=value or the name of an event");
	if (length >= PMUREG_PERF_NAME)
		return pmureg_fail(error, -EINVAL, at, "this term's name is too long");
	if (!equals && !is_event_file) {
		code = use_event_file(sysfs, event, unit, name, length, at, error);
		if (code != -ENOENT)
			return code;
	}
	if (equals) {
		code = parse_number(equals + 1, (size_t)(end - equals - 1), &value);
		if (code == -ERANGE)
			return pmureg_fail(error, -ERANGE, value_at, "'%.*s' is more than 64 bits", (int)(end - equals - 1),
					  equals + 1);
		if (code && equals + 1 < end && equals[1] == '?')
			return pmureg_fail(error, -EINVAL, value_at, "'%.*s' needs a value: give %.*s=number", (int)length,
					  name, (int)length, name);
		if (code)
			return pmureg_fail(error, -EINVAL, value_at, "'%.*s' is not a number; write decimal or 0x",
					  (int)(end - equals - 1), equals + 1);
	}
	(void)snprintf(file, sizeof(file), "format/%.*s", (int)length, name);
	code = memchr(name, '/', length) ? -ENOENT
					 : pmureg_perf_attribute(sysfs, unit->device, file, format, sizeof(format));
	if (code && perf_is_word("config", name, length))
		(void)snprintf(format, sizeof(format), "config:0-63");
	else if (code && (perf_is_word("config1", name, length) || perf_is_word("config2", name, length)))
		(void)snprintf(format, sizeof(format), "%.*s:0-63", (int)length, name);
	else if (code)
		return unknown_term(sysfs, unit->device, name, length, at, error);
	code = put_value(unit->config, format, value, &width);
	if (code == -ERANGE)
		return pmureg_fail(error, -ERANGE, value_at, "0x%llx does not fit into %.*s, which has %u bits (%s): at most 0x%llx",
				  (unsigned long long)value, (int)length, name, width, format,
				  (unsigned long long)((UINT64_C(1) << width) - 1));
	if (code)
		return pmureg_fail(error, code, at, "format '%s' of %.*s cannot be used: config, config1 and config2 are known",
				  format, (int)length, name);
	return 0;
}

int perf_terms_parse(const char *sysfs, struct pmureg_perf_event *event, struct pmureg_perf_unit *unit,
		     const struct perf_text *text, int is_event_file, struct pmureg_error *error)
{
	const char *at = text->at;

	if (at == text->end)
		return 0;
	for (;;) {
		const char *end = memchr(at, ',', (size_t)(text->end - at));
		int code = parse_term(sysfs, event, unit, text, at, end ? end : text->end, is_event_file, error);

		if (code || !end)
			return code;
		at = end + 1;
	}
}
