/*
 * verify_print.c: prints the results of `pmureg verify` as text or JSON.
 */
#include "verify.h"

/*
 * JSON kind, JSON key of what was found, and the sentence: @ is the described text, # the text on this machine, $ its
 * owner.
 */
static const struct {
	const char *name, *found, *sentence;
} kinds[] = {
	[DIFFERENCE_NOT_HERE] = {"not-here", "found", "described as `@`, but missing on this machine"},
	[DIFFERENCE_NOT_DESCRIBED] = {"not-described", "found", "`#` on this machine, but not described"},
	[DIFFERENCE_RENAMED] = {"renamed", "found", "`#` is described under the name @"},
	[DIFFERENCE_MEANING] = {"different", "found", "described as `@`, but `#` on this machine"},
	[DIFFERENCE_WRITING] = {"written-differently", "found",
				"described as `@`, but written `#` on this machine, with the same meaning"},
	[DIFFERENCE_UNREADABLE] = {"unreadable", "reason", "cannot be read: #; run as a user who may read it"},
	[DIFFERENCE_NO_TEXT] = {"unreadable", "reason", "cannot be read: #"},
	[DIFFERENCE_ANOTHERS] = {"anothers", "found", "described as `@`, but `#` on this machine, which is that of $"},
	[DIFFERENCE_UNKNOWN] = {"unknown", "found", "begins like @, but is not a described device"},
	[DIFFERENCE_NOBODYS] = {"nobodys", "found", "described as `@`, but `#` on this machine: the device is not "
						    "described, so its other files were not compared"},
	[DIFFERENCE_OLDER] = {"older", "found", ""},
	[DIFFERENCE_NEWER] = {"newer", "found", ""},
};

/* ---- Other kernel releases ---- */

static int is_another_kernels(const struct difference *difference)
{
	return difference->kind == DIFFERENCE_OLDER || difference->kind == DIFFERENCE_NEWER;
}

/* Checks whether both are of the same release. All files of newer kernels count as one release. */
static int is_same_release(const struct difference *a, const struct difference *b)
{
	return a->kind == b->kind && (a->kind == DIFFERENCE_NEWER || strcmp(a->found, b->found) == 0);
}

/* Checks whether this is the first difference of its release. */
static int is_first_of_release(const struct verify *verify, size_t index)
{
	if (!is_another_kernels(&verify->differences[index]))
		return 0;
	for (size_t i = 0; i < index; i++)
		if (is_same_release(&verify->differences[i], &verify->differences[index]))
			return 0;
	return 1;
}

size_t verify_count(const struct verify *verify)
{
	return verify->count - verify->notes - verify->renamed - verify->others;
}

/* Counts the files of a difference's release, and lists their devices. */
static size_t files_of_release(const struct verify *verify, size_t first, char *devices, size_t size)
{
	const char *last = "";
	size_t count = 0;

	devices[0] = '\0';
	for (size_t i = first; i < verify->count; i++) {
		const struct difference *difference = &verify->differences[i];

		if (!is_same_release(difference, &verify->differences[first]))
			continue;
		if (strcmp(last, difference->device) != 0)
			pmureg_text_append(devices, size, "%s%s", count ? ", " : "", difference->device);
		last = difference->device;
		count++;
	}
	return count;
}

/* ---- Text ---- */

static void print_difference(const struct verify *verify, const struct difference *difference)
{
	(void)show(stdout, "    %s: ", difference->file);
	for (const char *at = kinds[difference->kind].sentence; *at; at++)
		(void)show(stdout, "%.*s", *at == '@' || *at == '#' || *at == '$' ? VERIFY_TEXT : 1,
			   *at == '@' ? difference->described :
			   *at == '#' ? difference->found :
			   *at == '$' ? pmureg_block_perf_device(verify_identified(verify->system, difference->found)) :
					at);
	(void)putchar('\n');
}

static void print_differences(const struct verify *verify)
{
	const char *device = "";
	char devices[32 * TOOL_NAME];

	for (size_t i = 0; i < verify->count; i++) {
		const struct difference *difference = &verify->differences[i];

		if (is_another_kernels(difference))
			continue;
		if (strcmp(device, difference->device) != 0) {
			(void)printf("  %s", bold(verify->tool));
			(void)show(stdout, "%s", difference->device);
			(void)printf("%s\n", plain(verify->tool));
		}
		device = difference->device;
		print_difference(verify, difference);
	}
	for (size_t i = 0; i < verify->count; i++)
		if (is_first_of_release(verify, i)) {
			const size_t files = files_of_release(verify, i, devices, sizeof(devices));

			if (verify->differences[i].kind == DIFFERENCE_NEWER)
				(void)show(stdout, "  %zu file%s not described (of another kernel release): %s, for example, of "
						   "%s\n", files, files == 1 ? " is" : "s are",
						   verify->differences[i].file, devices);
			else
				(void)show(stdout, "  %zu files are as in Linux before %s, but described as in %s and later: "
						   "%s\n",
					   files, verify->differences[i].found, verify->differences[i].found, devices);
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
		(void)snprintf(text, sizeof(text), "%s (%u devices)", pmureg_block_perf_device(block), count);
	if (count)
		(void)printf("  not on this machine: %s\n", text);
}

static int print_way(void *context, const struct pmureg_way *way)
{
	(void)context;
	(void)show(stdout, "  %-6s  %s: %s\n", way->name, way->is_open ? "open" : "closed", way->text);
	return 0;
}

static void verify_print_print_system(const struct verify *verify)
{
	(void)printf("%s%s%s  %s: %zu devices compared, %zu differences", bold(verify->tool),
		     pmureg_system_key(verify->system), plain(verify->tool), pmureg_system_title(verify->system),
		     verify->devices, verify_count(verify));
	if (verify->notes)
		(void)printf(", %zu only written differently", verify->notes);
	if (verify->renamed)
		(void)printf(", %zu only renamed", verify->renamed);
	(void)putchar('\n');
	print_differences(verify);
	for (uint16_t i = 0; i < verify->system->block_count; i++)
		print_absent(verify, &pmureg_system_blocks(verify->system)[i]);
	(void)pmureg_ways(verify->tool->machine, verify->system, print_way, NULL);
}

/* ---- JSON ---- */

static void json_differences(const struct verify *verify, struct json *json, const char *name, int notes)
{
	json_open(json, name, '[');
	for (size_t i = 0; i < verify->count; i++) {
		const struct difference *difference = &verify->differences[i];

		if ((difference->kind == DIFFERENCE_WRITING || difference->kind == DIFFERENCE_RENAMED ||
		     difference->kind == DIFFERENCE_NEWER) != notes || difference->kind == DIFFERENCE_OLDER)
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

static void json_older(const struct verify *verify, struct json *json)
{
	char devices[32 * TOOL_NAME];

	json_open(json, "older", '[');
	for (size_t i = 0; i < verify->count; i++) {
		if (verify->differences[i].kind != DIFFERENCE_OLDER || !is_first_of_release(verify, i))
			continue;
		json_open(json, NULL, '{');
		json_text(json, "since", verify->differences[i].found);
		json_value(json, "files", "%zu", files_of_release(verify, i, devices, sizeof(devices)));
		json_text(json, "devices", devices);
		json_close(json, "}");
	}
	json_close(json, "]");
}

static void json_system(const struct verify *verify)
{
	struct json json = {stdout, ""};
	char name[TOOL_NAME];

	json_open(&json, NULL, '{');
	json_text(&json, "system", pmureg_system_key(verify->system));
	json_value(&json, "devices", "%zu", verify->devices);
	json_differences(verify, &json, "differences", 0);
	json_differences(verify, &json, "notes", 1);
	json_older(verify, &json);
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
	(verify->json ? json_system : verify_print_print_system)(verify);
}
