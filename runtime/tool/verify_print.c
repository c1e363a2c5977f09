/*
 * verify_print.c: what `pmureg verify` found, for people and for programs.
 */
#include "verify.h"

/* In JSON, with the name of what was found, and in words: @ is what the description says, # what was found. */
static const struct {
	const char *name, *found, *sentence;
} kinds[] = {
	[DIFFERENCE_NOT_HERE] = {"not-here", "found", "described as `@`, but missing on this machine"},
	[DIFFERENCE_NOT_DESCRIBED] = {"not-described", "found", "`#` on this machine, but not described"},
	[DIFFERENCE_RENAMED] = {"renamed", "found", "`#` is described under the name @"},
	[DIFFERENCE_MEANING] = {"different", "found", "described as `@`, but `#` on this machine"},
	[DIFFERENCE_WRITING] = {"written-differently", "found",
				"described as `@`, and `#` on this machine, which means the same"},
	[DIFFERENCE_UNREADABLE] = {"unreadable", "reason", "cannot be read: #; run as a user who may read it"},
};

/* ---- For people ---- */

static void print_differences(const struct verify *verify)
{
	const char *device = "";

	for (size_t i = 0; i < verify->count; i++) {
		const struct difference *difference = &verify->differences[i];

		if (strcmp(device, difference->device) != 0)
			(void)printf("  %s%s%s\n", bold(verify->tool), difference->device, plain(verify->tool));
		device = difference->device;
		(void)printf("    %s: ", difference->file);
		for (const char *at = kinds[difference->kind].sentence; *at; at++)
			(void)printf("%.*s", *at == '@' || *at == '#' ? VERIFY_TEXT : 1,
				     *at == '@' ? difference->described :
				     *at == '#' ? difference->found :
						  at);
		(void)putchar('\n');
	}
}

static void print_absent(const struct verify *verify, const struct pmureg_block *block)
{
	char name[TOOL_NAME], text[32 * TOOL_NAME] = "";
	unsigned count = 0;

	for (uint16_t i = 0; i < block->instance_count; i++)
		if (verify_is_absent(verify, block, i, name))
			pmureg_text_append(text, sizeof(text), "%s%s", count++ ? ", " : "", name);
	if (count > 1 && count == verify_device_count(block))
		(void)snprintf(text, sizeof(text), "%s (%u devices)", block->perf_device, count);
	if (count)
		(void)printf("  not on this machine: %s\n", text);
}

static int print_way(void *context, const struct pmureg_way *way)
{
	(void)context;
	(void)printf("  %-6s  %s: %s\n", way->name, way->is_open ? "open" : "closed", way->text);
	return 0;
}

static void print_system(const struct verify *verify)
{
	(void)printf("%s%s%s  %s: %zu devices compared, %zu differences", bold(verify->tool), verify->system->name,
		     plain(verify->tool), verify->system->title, verify->devices, verify->count - verify->notes);
	(void)printf(verify->notes ? ", %zu only written differently\n" : "\n", verify->notes);
	print_differences(verify);
	for (uint16_t i = 0; i < verify->system->block_count; i++)
		print_absent(verify, &verify->system->blocks[i]);
	(void)pmureg_ways(verify->tool->machine, verify->system, print_way, NULL);
}

/* ---- For programs ---- */

static void json_differences(const struct verify *verify, struct json *json, const char *name, int notes)
{
	json_open(json, name, '[');
	for (size_t i = 0; i < verify->count; i++) {
		const struct difference *difference = &verify->differences[i];

		if ((difference->kind == DIFFERENCE_WRITING) != notes)
			continue;
		json_open(json, NULL, '{');
		json_text(json, "device", difference->device);
		json_text(json, "file", difference->file);
		json_text(json, "kind", kinds[difference->kind].name);
		json_text(json, "described", difference->described);
		json_text(json, kinds[difference->kind].found, difference->found);
		json_close(json, "}");
	}
	json_close(json, "]");
}

static int json_way(void *context, const struct pmureg_way *way)
{
	struct json *json = context;

	json_open(json, NULL, '{');
	json_text(json, "way", way->name);
	json_value(json, "open", way->is_open ? "true" : "false");
	json_text(json, "text", way->text);
	json_close(json, "}");
	return 0;
}

static void json_system(const struct verify *verify)
{
	struct json json = {stdout, ""};
	char name[TOOL_NAME];

	json_open(&json, NULL, '{');
	json_text(&json, "system", verify->system->name);
	json_value(&json, "devices", "%zu", verify->devices);
	json_differences(verify, &json, "differences", 0);
	json_differences(verify, &json, "notes", 1);
	json_open(&json, "absent", '[');
	for (struct pmureg_register_name at = {0}; next_unit(verify->system, &at);)
		if (verify_is_absent(verify, at.block, at.instance, name))
			json_text(&json, NULL, name);
	json_close(&json, "]");
	json_open(&json, "ways", '[');
	(void)pmureg_ways(verify->tool->machine, verify->system, json_way, &json);
	json_close(&json, "]}\n");
}

void verify_print(const struct verify *verify)
{
	(verify->json ? json_system : print_system)(verify);
}
