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

	for (uint16_t i = 0; i < verify_device_count(block); i++)
		if (verify_is_absent(verify, block, i, name))
			text_append(text, sizeof(text), "%s%s", count++ ? ", " : "", name);
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

static void json_differences(const struct verify *verify, int notes)
{
	const char *before = "";

	for (size_t i = 0; i < verify->count; i++) {
		const struct difference *difference = &verify->differences[i];

		if ((difference->kind == DIFFERENCE_WRITING) != notes)
			continue;
		(void)printf("%s{", before);
		json_texts("device", difference->device, "file", difference->file, "kind", kinds[difference->kind].name,
			   "described", difference->described, kinds[difference->kind].found, difference->found,
			   (char *)NULL);
		(void)putchar('}');
		before = ", ";
	}
}

static void json_absent(const struct verify *verify)
{
	const char *before = "";
	char name[TOOL_NAME];

	for (struct pmureg_register_name at = {0}; next_unit(verify->system, &at);) {
		if (at.instance >= verify_device_count(at.block) ||
		    !verify_is_absent(verify, at.block, at.instance, name))
			continue;
		(void)fputs(before, stdout);
		json_string(stdout, name);
		before = ", ";
	}
}

static int json_way(void *context, const struct pmureg_way *way)
{
	const char **before = context;

	(void)printf("%s{", *before);
	json_text(stdout, "way", way->name);
	(void)printf(", \"open\": %s, ", way->is_open ? "true" : "false");
	json_text(stdout, "text", way->text);
	(void)putchar('}');
	*before = ", ";
	return 0;
}

static void json_system(const struct verify *verify)
{
	const char *before = "";

	(void)putchar('{');
	json_text(stdout, "system", verify->system->name);
	(void)printf(", \"devices\": %zu, \"differences\": [", verify->devices);
	json_differences(verify, 0);
	(void)fputs("], \"notes\": [", stdout);
	json_differences(verify, 1);
	(void)fputs("], \"absent\": [", stdout);
	json_absent(verify);
	(void)fputs("], \"ways\": [", stdout);
	(void)pmureg_ways(verify->tool->machine, verify->system, json_way, &before);
	(void)fputs("]}\n", stdout);
}

void verify_print(const struct verify *verify)
{
	(verify->json ? json_system : print_system)(verify);
}
