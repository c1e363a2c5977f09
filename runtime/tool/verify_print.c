/*
 * verify_print.c: what `pmureg verify` found, for people and for programs.
 */
#include <string.h>

#include "verify.h"

/* ---- For people ---- */

static void print_difference(const struct difference *difference)
{
	const char *file = difference->file, *described = difference->described, *found = difference->found;

	switch (difference->kind) {
	case DIFFERENCE_NOT_HERE:
		(void)printf("    %s: described as `%s`, but missing on this machine\n", file, described);
		break;
	case DIFFERENCE_NOT_DESCRIBED:
		(void)printf("    %s: `%s` on this machine, but not described\n", file, found);
		break;
	case DIFFERENCE_RENAMED:
		(void)printf("    %s: `%s` is described under the name %s\n", file, found, described);
		break;
	case DIFFERENCE_MEANING:
		(void)printf("    %s: described as `%s`, but `%s` on this machine\n", file, described, found);
		break;
	case DIFFERENCE_WRITING:
		(void)printf("    %s: described as `%s`, and `%s` on this machine, which means the same\n", file, described, found);
		break;
	default:
		(void)printf("    %s: cannot be read: %s; run as a user who may read it\n", file, found);
	}
}

static void print_differences(const struct verify *verify)
{
	const char *device = "";

	for (size_t i = 0; i < verify->differences.count; i++) {
		const struct difference *difference = &verify->differences.list[i];

		if (strcmp(device, difference->device) != 0)
			(void)printf("  %s%s%s\n", bold(verify->tool), difference->device, plain(verify->tool));
		device = difference->device;
		print_difference(difference);
	}
}

static void print_absent(const char *device, size_t before)
{
	(void)printf("%s%s", before ? ", " : "", device);
}

static void print_system(const struct verify *verify)
{
	struct way ways[VERIFY_WAYS];
	size_t count = verify_ways(verify->tool, verify->root, verify->system, ways);

	(void)printf("%s%s%s  %s: %zu devices compared, %zu differences", bold(verify->tool), verify->system->name,
		     plain(verify->tool), verify->system->title, verify->devices, verify->differences.count - verify->notes);
	(void)printf(verify->notes ? ", %zu only written differently\n" : "\n", verify->notes);
	print_differences(verify);
	for (uint16_t i = 0; i < verify->system->block_count; i++) {
		const struct pmureg_block *block = &verify->system->blocks[i];

		size_t absent = verify_each_absent(verify->tool, block, NULL);

		if (!absent)
			continue;
		(void)printf("  not on this machine: ");
		if (absent > 1 && absent == verify_device_count(block))
			(void)printf("%s (%zu devices)", block->perf_device, absent);
		else
			(void)verify_each_absent(verify->tool, block, print_absent);
		(void)putchar('\n');
	}
	for (size_t i = 0; i < count; i++)
		(void)printf("  %-6s  %s: %s\n", ways[i].name, ways[i].open ? "open" : "closed", ways[i].text);
}

/* ---- For programs ---- */

static void json_difference(const struct difference *difference)
{
	static const char *const kinds[] = {"not-here", "not-described", "renamed", "different", "written-differently",
					    "unreadable"};

	(void)fputs("{", stdout);
	json_text(stdout, "device", difference->device);
	(void)fputs(", ", stdout);
	json_text(stdout, "file", difference->file);
	(void)fputs(", ", stdout);
	json_text(stdout, "kind", kinds[difference->kind]);
	(void)fputs(", ", stdout);
	json_text(stdout, "described", difference->described);
	(void)fputs(", ", stdout);
	json_text(stdout, difference->kind == DIFFERENCE_UNREADABLE ? "reason" : "found", difference->found);
	(void)fputs("}", stdout);
}

static void json_differences(const struct verify *verify, int notes)
{
	const char *before = "";

	for (size_t i = 0; i < verify->differences.count; i++) {
		if (is_note(&verify->differences.list[i]) != notes)
			continue;
		(void)fputs(before, stdout);
		json_difference(&verify->differences.list[i]);
		before = ", ";
	}
}

static void json_absent(const char *device, size_t before)
{
	(void)fputs(before ? ", " : "", stdout);
	json_string(stdout, device);
}

static void json_system(const struct verify *verify)
{
	struct way ways[VERIFY_WAYS];
	size_t count = verify_ways(verify->tool, verify->root, verify->system, ways), absent = 0;

	(void)fputs("{", stdout);
	json_text(stdout, "system", verify->system->name);
	(void)printf(", \"devices\": %zu, \"differences\": [", verify->devices);
	json_differences(verify, 0);
	(void)fputs("], \"notes\": [", stdout);
	json_differences(verify, 1);
	(void)fputs("], \"absent\": [", stdout);
	for (uint16_t i = 0; i < verify->system->block_count; i++) {
		if (!verify_each_absent(verify->tool, &verify->system->blocks[i], NULL))
			continue;
		(void)fputs(absent++ ? ", " : "", stdout);
		(void)verify_each_absent(verify->tool, &verify->system->blocks[i], json_absent);
	}
	(void)fputs("], \"ways\": [", stdout);
	for (size_t i = 0; i < count; i++) {
		(void)fputs(i ? ", {" : "{", stdout);
		json_text(stdout, "way", ways[i].name);
		(void)printf(", \"open\": %s, ", ways[i].open ? "true" : "false");
		json_text(stdout, "text", ways[i].text);
		(void)fputs("}", stdout);
	}
	(void)fputs("]}\n", stdout);
}

void verify_print(const struct verify *verify)
{
	(verify->json ? json_system : print_system)(verify);
}
