/*
 * stat_schema.c: the JSON Schema of a line of `pmureg stat --json`: a count, or a metric.
 */
#define _GNU_SOURCE
#include <string.h>

#include "stat.h"

enum needed { ALWAYS, SOMETIMES };

struct json_key {
	const char *name, *schema, *text;
	enum needed needed;
};

static const struct json_key common[] = {
	{"interval", "\"type\": \"number\", \"minimum\": 0", "With an interval: seconds since the start.", SOMETIMES},
	{"simulated", "\"type\": \"boolean\"", "Whether a simulated device counted.", ALWAYS},
	{"system", "\"type\": \"string\"", "The described system, where one is known.", SOMETIMES},
	{NULL, NULL, NULL, ALWAYS},
};

static const struct json_key of_count[] = {
	{"counter-value", "\"type\": [\"number\", \"null\"], \"minimum\": 0",
	 "Since the last line of this event; scaled up where it did not run all the time. null: it was not counted.", ALWAYS},
	{"unit", "\"type\": \"string\"", "Of the value; empty: a plain count.", ALWAYS},
	{"event", "\"type\": \"string\", \"minLength\": 1", "As it was asked for; of one instance, with its name.", ALWAYS},
	{"event-runtime", "\"type\": \"integer\", \"minimum\": 0", "Nanoseconds in which it had a counter, of all units added up.",
	 ALWAYS},
	{"pcnt-running", "\"type\": \"number\", \"minimum\": 0, \"maximum\": 100", "The share of the time that it had a counter.",
	 ALWAYS},
	{"instance", "\"type\": \"string\", \"minLength\": 1", "With --per-instance: the unit.", SOMETIMES},
	{"socket", "\"type\": \"integer\", \"minimum\": 0", "With --per-socket, and where instances of several sockets are shown.",
	 SOMETIMES},
	{NULL, NULL, NULL, ALWAYS},
};

static const struct json_key of_metric[] = {
	{"metric", "\"type\": \"string\", \"minLength\": 1", "Its name.", ALWAYS},
	{"metric-value", "\"type\": \"number\"", "Over the counts since the last line.", ALWAYS},
	{"metric-unit", "\"type\": \"string\"", "Of the value; may be empty.", ALWAYS},
	{"instance", "\"type\": \"string\"", "The unit that it is about.", ALWAYS},
	{NULL, NULL, NULL, ALWAYS},
};

static const char *print_required(FILE *out, const struct json_key *keys, const char *comma)
{
	for (; keys->name; keys++) {
		if (keys->needed != ALWAYS)
			continue;
		(void)fprintf(out, "%s\"%s\"", comma, keys->name);
		comma = ", ";
	}
	return comma;
}

static void print_keys(FILE *out, const struct json_key *keys, int is_last)
{
	for (; keys->name; keys++) {
		(void)fprintf(out, "        \"%s\": {", keys->name);
		json_text(out, "description", keys->text);
		(void)fprintf(out, ", %s}%s\n", keys->schema, is_last && !keys[1].name ? "" : ",");
	}
}

/* Every reason but that it counted. */
static void print_reason(FILE *out)
{
	const char *comma = "";

	(void)fputs("        \"reason\": {\"description\": \"Why there is no value.\", \"enum\": [", out);
	for (int reason = PMUREG_COUNTED + 1; reason <= PMUREG_FAILED; reason++) {
		(void)fputs(comma, out);
		json_string(out, pmureg_reason_text((enum pmureg_reason)reason));
		comma = ", ";
	}
	(void)fputs("]},\n", out);
}

static void print_object(FILE *out, const char *title, const struct json_key *keys, int has_reason)
{
	(void)fprintf(out, "    {\n      \"title\": \"%s\",\n      \"type\": \"object\",\n      \"additionalProperties\": false,\n"
		      "      \"required\": [", title);
	(void)print_required(out, common, print_required(out, keys, ""));
	(void)fputs("],\n", out);
	if (has_reason)
		(void)fputs("      \"if\": {\"properties\": {\"counter-value\": {\"type\": \"null\"}}},\n"
			    "      \"then\": {\"required\": [\"reason\"]},\n"
			    "      \"else\": {\"properties\": {\"reason\": false}},\n", out);
	(void)fputs("      \"properties\": {\n", out);
	print_keys(out, keys, 0);
	if (has_reason)
		print_reason(out);
	print_keys(out, common, 1);
	(void)fputs("      }\n    }", out);
}

void stat_schema(FILE *out)
{
	(void)fputs("{\n"
		    "  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\",\n"
		    "  \"title\": \"A line of pmureg stat --json\",\n"
		    "  \"oneOf\": [\n", out);
	print_object(out, "A count", of_count, 1);
	(void)fputs(",\n", out);
	print_object(out, "A metric", of_metric, 0);
	(void)fputs("\n  ]\n}\n", out);
}
