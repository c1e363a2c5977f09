/*
 * session_schema.c: the JSON Schema of session files, from the table of their keys: for editors, and for those who write
 * such files with programs. It says what can be said without knowing systems and their events.
 */
#define _GNU_SOURCE
#include "session.h"

#define TEXT "\"type\": \"string\", \"minLength\": 1"

/* One, or a list. */
static void one_or_list(FILE *out, const char *one, const char *item)
{
	(void)fprintf(out, "\"oneOf\": [{\"$ref\": \"#/$defs/%s\"}, {\"type\": \"array\", \"minItems\": 1, \"items\": {\"$ref\": "
		      "\"#/$defs/%s\"}}]", one, item);
}

static void choice(FILE *out, const char *const *words)
{
	(void)fputs("\"enum\": [", out);
	for (size_t i = 0; words[i]; i++)
		(void)fprintf(out, "%s\"%s\"", i ? ", " : "", words[i]);
	(void)fputc(']', out);
}

static void print_kind(FILE *out, const struct session_key *key)
{
	switch (key->kind) {
	case SESSION_TEXT:
		(void)fputs(TEXT, out);
		return;
	case SESSION_NUMBER:
		(void)fprintf(out, "\"type\": \"integer\", \"minimum\": 1, \"maximum\": %llu", (unsigned long long)key->most);
		return;
	case SESSION_FLAG:
		(void)fputs("\"type\": \"boolean\"", out);
		return;
	case SESSION_MS:
	case SESSION_NS:
		(void)fputs("\"$ref\": \"#/$defs/time\"", out);
		return;
	case SESSION_IO:
		choice(out, session_ios);
		return;
	case SESSION_EVENT_LIST:
		one_or_list(out, "event", "item");
		return;
	case SESSION_METRIC_LIST:
		one_or_list(out, "metric", "metric");
		return;
	case SESSION_COMMAND:
		(void)fprintf(out, "\"oneOf\": [{\"$ref\": \"#/$defs/word\"}, {\"type\": \"array\", \"minItems\": 1, \"maxItems\": %d, "
			      "\"items\": {\"$ref\": \"#/$defs/word\"}}]", SESSION_WORDS);
		return;
	case SESSION_PLACES:
		one_or_list(out, "place", "place");
		return;
	default:
		one_or_list(out, "output", "output");
		return;
	}
}

static void print_output(FILE *out)
{
	(void)fputs("    \"format\": {", out);
	choice(out, session_formats);
	(void)fputs("},\n"
		    "    \"output\": {\n"
		    "      \"oneOf\": [\n"
		    "        {\"enum\": [\"table\", \"csv\", \"json\"]},\n"
		    "        {\n"
		    "          \"type\": \"object\",\n"
		    "          \"required\": [\"format\"],\n"
		    "          \"additionalProperties\": false,\n"
		    "          \"properties\": {\n"
		    "            \"format\": {\"$ref\": \"#/$defs/format\"},\n"
		    "            \"file\": {\"description\": \"- is standard output.\", " TEXT "},\n", out);
	(void)fprintf(out, "            \"separator\": {\"description\": \"Of csv; a comma without it.\", " TEXT ", \"maxLength\": %d}\n",
		      SESSION_SEPARATOR);
	(void)fputs("          },\n"
		    "          \"allOf\": [\n"
		    "            {\"if\": {\"properties\": {\"format\": {\"const\": \"openmetrics\"}}}, \"then\": {\"required\": [\"file\"]}},\n"
		    "            {\"if\": {\"required\": [\"separator\"]}, \"then\": {\"properties\": {\"format\": {\"const\": \"csv\"}}}}\n"
		    "          ]\n"
		    "        }\n"
		    "      ]\n"
		    "    }\n", out);
}

static void print_definitions(FILE *out)
{
	(void)fputs("  \"$defs\": {\n"
		    "    \"time\": {\n"
		    "      \"description\": \"A number is milliseconds.\",\n"
		    "      \"oneOf\": [\n"
		    "        {\"type\": \"integer\", \"minimum\": 1, \"maximum\": 99999999},\n"
		    "        {\"type\": \"string\", \"pattern\": "
		    "\"^([1-9][0-9]{0,7} ?ms|[1-9][0-9]{0,4} ?s|[1-9][0-9]{0,3} ?min|[1-9][0-9]? ?h)$\"}\n"
		    "      ]\n"
		    "    },\n"
		    "    \"event\": {\n"
		    "      \"oneOf\": [\n"
		    "        {" TEXT "},\n"
		    "        {\n"
		    "          \"description\": \"Some instances of a unit whose name is written without a number.\",\n"
		    "          \"type\": \"object\",\n"
		    "          \"required\": [\"event\", \"instances\"],\n"
		    "          \"additionalProperties\": false,\n"
		    "          \"properties\": {\n"
		    "            \"event\": {" TEXT "},\n"
		    "            \"instances\": {\"oneOf\": [{\"$ref\": \"#/$defs/instance\"}, {\"type\": \"array\", \"minItems\": 1, "
		    "\"items\": {\"$ref\": \"#/$defs/instance\"}}]}\n"
		    "          }\n"
		    "        }\n"
		    "      ]\n"
		    "    },\n"
		    "    \"instance\": {\"type\": \"integer\", \"minimum\": 0, \"maximum\": 9999},\n"
		    "    \"item\": {\n"
		    "      \"oneOf\": [\n"
		    "        {\"$ref\": \"#/$defs/event\"},\n"
		    "        {\"description\": \"A group: counted together.\", \"type\": \"array\", \"minItems\": 1, \"items\": {\"$ref\": "
		    "\"#/$defs/event\"}}\n"
		    "      ]\n"
		    "    },\n"
		    "    \"metric\": {\"description\": \"all: those that the counted events give.\", " TEXT "},\n"
		    "    \"word\": {\"type\": [\"string\", \"number\", \"boolean\"], \"minLength\": 1},\n"
		    "    \"place\": {\"description\": \"UNIT=FILE@OFFSET\", \"type\": \"string\", \"pattern\": \"^[^,]*=[^,]*$\"},\n", out);
	print_output(out);
	(void)fputs("  }\n", out);
}

void session_schema(FILE *out)
{
	(void)fputs("{\n"
		    "  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\",\n"
		    "  \"title\": \"A session of pmureg run\",\n"
		    "  \"type\": \"object\",\n"
		    "  \"additionalProperties\": false,\n"
		    "  \"anyOf\": [{\"required\": [\"events\"]}, {\"required\": [\"metrics\"]}],\n"
		    "  \"dependentRequired\": {\"count\": [\"interval\"]},\n"
		    "  \"properties\": {\n", out);
	for (const struct session_key *key = session_keys; key->name; key++) {
		(void)fprintf(out, "    \"%s\": {", key->name);
		json_text(out, "description", key->text);
		(void)fputs(", ", out);
		print_kind(out, key);
		(void)fprintf(out, "}%s\n", key[1].name ? "," : "");
	}
	(void)fputs("  },\n", out);
	print_definitions(out);
	(void)fputs("}\n", out);
}
