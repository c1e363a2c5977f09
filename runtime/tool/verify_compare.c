/*
 * verify_compare.c: compares one device's files in sysfs with its description: format terms, events, their scales and
 * units.
 */
#include "verify.h"

enum file_kind { FORMAT, EVENT, SCALE, UNIT };

/* A device of this machine and its description. */
struct comparison {
	struct verify *verify;
	const struct pmureg_block *block;
	const char *device;
	enum file_kind kind; /* of the folder that is compared */
	size_t first;        /* its first difference */
};

static void verify_compare_add(const struct comparison *with, enum difference_kind kind, const char *file,
			       const char *described, const char *found)
{
	struct verify *verify = with->verify;
	struct difference *grown = with_room(verify->differences, verify->count, sizeof(*grown));

	verify->is_out_of_memory |= !grown;
	if (!grown)
		return;
	verify->differences = grown;
	grown += verify->count++;
	grown->kind = kind;
	verify->notes += kind == DIFFERENCE_WRITING;
	verify->renamed += kind == DIFFERENCE_RENAMED;
	verify->others += kind == DIFFERENCE_OLDER || kind == DIFFERENCE_NEWER;
	(void)snprintf(grown->device, sizeof(grown->device), "%s", with->device);
	(void)snprintf(grown->file, sizeof(grown->file), "%s", file);
	(void)snprintf(grown->described, sizeof(grown->described), "%s", described);
	(void)snprintf(grown->found, sizeof(grown->found), "%s", found);
}

static void add_unreadable(const struct comparison *with, const char *file, const char *described, int code)
{
	if (code == -EINVAL || code == -EFBIG)
		verify_compare_add(with, DIFFERENCE_NO_TEXT, file, described,
				   code == -EFBIG ? "it is too long" : "it is not text");
	else
		verify_compare_add(with, DIFFERENCE_UNREADABLE, file, described, strerror(-code));
}

/* ---- Comparing meanings ---- */

/* Parses a number. Returns the rest of the text, or NULL if there is none. */
static const char *verify_compare_take_number(const char *text, uint64_t *value)
{
	const struct pmureg_word digits = {text, strspn(text, "0123456789")};

	return pmureg_number(digits, value) ? NULL : text + digits.length;
}

/* Parses a number, or a range as 3-5. Returns the rest of the text, or NULL if there is none. */
static const char *take_range(const char *text, uint64_t *low, uint64_t *high)
{
	text = verify_compare_take_number(text, low);
	*high = *low;
	return text && *text == '-' ? verify_compare_take_number(text + 1, high) : text;
}

/*
 * Parses `config1:0-7,32` to the bits of a value, lowest first, as word * 64 + bit. Returns their number, or 0 if the
 * text is invalid.
 */
static size_t format_bits(const char *text, uint8_t bits[64])
{
	uint64_t word = 0, low, high;
	size_t count = 0;

	if (strncmp(text, "config", 6) != 0)
		return 0;
	text += 6;
	if (*text >= '1' && *text <= '3')
		word = (uint64_t)(*text++ - '0');
	for (char before = ':'; *text == before; before = ',') {
		text = take_range(text + 1, &low, &high);
		if (!text || high > 63 || low > high || count + high - low >= 64)
			return 0;
		for (; low <= high; low++)
			bits[count++] = (uint8_t)(word * 64 + low);
	}
	return *text ? 0 : count;
}

static int same_format(const struct comparison *with, const char *described, const char *found)
{
	uint8_t a[64], b[64];
	const size_t count = format_bits(described, a);

	(void)with;
	return count && count == format_bits(found, b) && memcmp(a, b, count) == 0;
}

static int event_config(const struct comparison *with, const char *terms, uint64_t config[3])
{
	char text[TOOL_NAME + VERIFY_TEXT];
	struct pmureg_event event;

	(void)snprintf(text, sizeof(text), "%s/%s/", with->device, terms);
	if (pmureg_event_parse(with->verify->system, text, &event, NULL))
		return -EINVAL;
	pmureg_event_config(&event, config);
	return 0;
}

static int same_event(const struct comparison *with, const char *described, const char *found)
{
	uint64_t a[3], b[3];

	return !event_config(with, described, a) && !event_config(with, found, b) && memcmp(a, b, sizeof(a)) == 0;
}

static int same_scale(const struct comparison *with, const char *described, const char *found)
{
	char *end_a, *end_b;
	const double a = strtod(described, &end_a), b = strtod(found, &end_b);

	(void)with;
	return end_a != described && end_b != found && !*end_a && !*end_b && a >= b && a <= b;
}

static int same_text(const struct comparison *with, const char *described, const char *found)
{
	(void)with;
	return strcmp(described, found) == 0;
}

/* ---- Files ---- */

/* Their folder and suffix, and whether two texts mean the same. */
static const struct {
	const char *folder, *end;
	int (*same)(const struct comparison *with, const char *described, const char *found);
} kinds[] = {
	[FORMAT] = {"format", "", same_format},
	[EVENT] = {"events", "", same_event},
	[SCALE] = {"events", ".scale", same_scale},
	[UNIT] = {"events", ".unit", same_text},
};

static int verify_compare_read_file(const struct comparison *with, enum file_kind kind, const char *name,
				    char file[2 * TOOL_NAME], char found[VERIFY_TEXT])
{
	(void)snprintf(file, 2 * TOOL_NAME, "%s/%s%s", kinds[kind].folder, name, kinds[kind].end);
	return pmureg_kernel_file(with->verify->tool->machine, with->device, file, found, VERIFY_TEXT);
}

/*
 * Compares a file with its description (NULL: not described). A file that exists without a description, or the reverse,
 * is a difference. `since` is a Linux release, or NULL.
 */
static int compare_file(const struct comparison *with, enum file_kind kind, const char *name, const char *described,
			const char *since)
{
	char file[2 * TOOL_NAME], found[VERIFY_TEXT];
	const int code = verify_compare_read_file(with, kind, name, file, found);

	if (code == -ENOENT && described)
		verify_compare_add(with, since ? DIFFERENCE_OLDER : DIFFERENCE_NOT_HERE, file, described,
				   since ? since : "");
	else if (code && code != -ENOENT)
		add_unreadable(with, file, described ? described : "", code);
	else if (!code && !described)
		verify_compare_add(with, DIFFERENCE_NOT_DESCRIBED, file, "", found);
	else if (!code && strcmp(described, found) != 0)
		verify_compare_add(with,
				   kinds[kind].same(with, described, found) ? DIFFERENCE_WRITING : DIFFERENCE_MEANING,
				   file, described, found);
	return code != -ENOENT;
}

/* Checks a condition on this machine. If it cannot be checked, assumes that it holds. */
static int verify_compare_is_here(const struct comparison *with, const struct pmureg_condition *condition)
{
	char found[VERIFY_TEXT];

	if (condition && !pmureg_condition_in_variant(condition, with->verify->system))
		return 0;
	return !condition || !pmureg_condition_file(condition) ||
	       pmureg_kernel_file(with->verify->tool->machine, with->device, pmureg_condition_file(condition), found,
				  sizeof(found)) ||
	       pmureg_condition_fits(condition, found);
}

/* Checks whether the bits of a format belong to no described term. */
static int verify_compare_is_apart(const struct comparison *with, const char *format)
{
	uint8_t bits[64], theirs[64];
	const size_t count = format_bits(format, bits);

	for (uint16_t i = 0; i < with->block->term_count; i++) {
		const char *linux_format = pmureg_term_linux_format(&pmureg_block_terms(with->block)[i]);
		const size_t others = linux_format ? format_bits(linux_format, theirs) : 0;

		for (size_t a = 0; a < count; a++)
			if (memchr(theirs, bits[a], others))
				return 0;
	}
	return count != 0;
}

/* ---- Terms and events ---- */

/* What a description says of a file of a folder. */
struct described {
	const char *name, *text, *since;
	const struct pmureg_condition *condition;
	const struct pmureg_described_event *event; /* NULL: a term */
};

/* Goes on to the next term or event that Linux has, by the kind of the folder. Start with `next` 0. Returns 0 after the last. */
static int next_described(const struct comparison *with, uint16_t *next, struct described *to)
{
	const struct pmureg_block *block = with->block;

	if (with->kind == EVENT && *next < block->linux_count) {
		to->event = &pmureg_block_events(block)[pmureg_block_events_by_linux(block)[(*next)++]];
		to->name = pmureg_described_event_linux_name(to->event);
		to->text = pmureg_described_event_linux_string(to->event);
		to->since = pmureg_described_event_since(to->event);
		to->condition = pmureg_described_event_condition(to->event);
		return 1;
	}
	while (with->kind == FORMAT && *next < block->term_count) {
		const struct pmureg_term *term = &pmureg_block_terms(block)[(*next)++];

		*to = (struct described){pmureg_term_name(term), pmureg_term_linux_format(term), pmureg_term_since(term),
					 pmureg_term_condition(term), NULL};
		if (to->text)
			return 1;
	}
	return 0;
}

/* Visits a file of a folder. */
static int visit_file(void *context, const char *name)
{
	const struct comparison *with = context;
	char file[2 * TOOL_NAME], other[2 * TOOL_NAME], found[VERIFY_TEXT], text[VERIFY_TEXT];
	const int is_read = verify_compare_read_file(with, with->kind, name, file, found) == 0;
	struct described listed;

	for (uint16_t next = 0; next_described(with, &next, &listed);)
		if (strcmp(listed.name, name) == 0)
			return 0;
	/* Looks for a described one that this machine only has under this name. */
	for (uint16_t next = 0; is_read && next_described(with, &next, &listed);) {
		if (!kinds[with->kind].same(with, listed.text, found) ||
		    verify_compare_read_file(with, with->kind, listed.name, other, text) != -ENOENT)
			continue;
		verify_compare_add(with, DIFFERENCE_RENAMED, file, listed.name, found);
		return 0;
	}
	for (uint16_t i = 0; with->kind == EVENT && i < with->block->dropped_count; i++) {
		const struct pmureg_dropped *dropped = &pmureg_block_dropped(with->block)[i];

		if (!pmureg_pattern_fits(pmureg_dropped_name(dropped), name))
			continue;
		verify_compare_add(with, DIFFERENCE_OLDER, file, "", pmureg_dropped_release(dropped));
		return 0;
	}
	if (is_read && (with->kind == EVENT || verify_compare_is_apart(with, found)))
		verify_compare_add(with, DIFFERENCE_NEWER, file, "", found);
	else
		(void)compare_file(with, with->kind, name, NULL, NULL);
	return 0;
}

static int was_renamed(const struct comparison *with, const char *name)
{
	for (size_t i = with->first; i < with->verify->count; i++)
		if (with->verify->differences[i].kind == DIFFERENCE_RENAMED &&
		    strcmp(with->verify->differences[i].described, name) == 0)
			return 1;
	return 0;
}

/* Checks whether the kernel lists an event, which may be listed only together with another one. */
static int is_listed(const struct comparison *with, const struct described *listed)
{
	char file[2 * TOOL_NAME], text[VERIFY_TEXT];
	const uint16_t together = listed->event ? pmureg_described_event_rest(listed->event)->together : 0;
	struct described other;

	if (!listed->event || !with->block->lists_some ||
	    verify_compare_read_file(with, EVENT, listed->name, file, text) != -ENOENT)
		return 1;
	for (uint16_t next = 0; together && next_described(with, &next, &other);)
		if (pmureg_described_event_rest(other.event)->together == together &&
		    !verify_compare_read_file(with, EVENT, other.name, file, text))
			return 1;
	return 0;
}

static void compare_described(const struct comparison *with, const struct described *listed)
{
	const char *scale = listed->event ? pmureg_described_event_scale(listed->event) : NULL;

	if (!compare_file(with, with->kind, listed->name, listed->text, listed->since) || !listed->event)
		return;
	(void)compare_file(with, SCALE, listed->name, scale, NULL);
	(void)compare_file(with, UNIT, listed->name, scale ? pmureg_described_event_unit(listed->event) : NULL, NULL);
}

/* ---- Devices ---- */

static int verify_compare_is_number(const struct comparison *with, const char *text)
{
	uint64_t value;

	(void)with;
	return !pmureg_number(pmureg_word_of(text), &value);
}

/* Reads the first line of a file of the tree's CPUs; empty if there is none. */
static void read_cpu_file(const struct comparison *with, const char *name, char text[VERIFY_TEXT])
{
	char path[2 * VERIFY_TEXT];
	FILE *file;

	text[0] = '\0';
	(void)snprintf(path, sizeof(path), "%s/devices/system/cpu/%s", with->verify->sysfs, name);
	file = fopen(path, "re");
	if (file && !fgets(text, VERIFY_TEXT, file))
		text[0] = '\0';
	text[strcspn(text, "\n")] = '\0';
	if (file)
		(void)fclose(file);
}

/* Returns one more than the highest CPU of the tree, or UINT64_MAX if it is unknown. */
static uint64_t cpus_known(const struct comparison *with)
{
	char text[VERIFY_TEXT];
	uint64_t last, most = 0;

	read_cpu_file(with, "possible", text);
	for (const char *at = text + strcspn(text, "0123456789"); *at; at += strcspn(at, "0123456789")) {
		at = verify_compare_take_number(at, &last);
		if (!at)
			return UINT64_MAX;
		most = last + 1 > most ? last + 1 : most;
	}
	return most ? most : UINT64_MAX;
}

/* Checks a list of CPUs, as 0-2,3. An empty list means that none is online. */
static int is_cpu_list(const struct comparison *with, const char *text)
{
	const uint64_t most = cpus_known(with);
	uint64_t low, high;

	for (; *text; text += *text == ',') {
		text = take_range(text, &low, &high);
		if (!text || high < low || high >= most || (*text && (*text != ',' || !text[1])))
			return 0;
	}
	return 1;
}

static void verify_compare_package_of(const struct comparison *with, uint64_t cpu, char package[VERIFY_TEXT])
{
	char name[TOOL_NAME];

	(void)snprintf(name, sizeof(name), "cpu%llu/topology/physical_package_id", (unsigned long long)cpu);
	read_cpu_file(with, name, package);
}

/* Checks whether a list has two CPUs of the package of its first CPU, or, without packages in the tree, all CPUs. */
static int has_two_of_one(const struct comparison *with, const char *list)
{
	char first[VERIFY_TEXT], other[VERIFY_TEXT];
	uint64_t begin = 0, low = 0, high = 0;

	(void)verify_compare_take_number(list, &begin);
	verify_compare_package_of(with, begin, first);
	for (const char *text = list; first[0] && *text; text += *text == ',') {
		text = take_range(text, &low, &high);
		for (uint64_t cpu = low; cpu <= high; cpu++) {
			verify_compare_package_of(with, cpu, other);
			if (cpu != begin && strcmp(first, other) == 0)
				return 1;
		}
	}
	read_cpu_file(with, "online", other);
	return !first[0] && strpbrk(list, ",-") && strcmp(list, other) == 0;
}

/* Checks that a list has one CPU of each package. A package may lack one only if some CPU is offline. */
static int is_one_of_each(const struct comparison *with, const char *text)
{
	char possible[VERIFY_TEXT], online[VERIFY_TEXT];

	if (!is_cpu_list(with, text))
		return 0;
	if (*text)
		return !has_two_of_one(with, text);
	read_cpu_file(with, "possible", possible);
	read_cpu_file(with, "online", online);
	return strcmp(possible, online) != 0;
}

/* Compares a file of the device itself. Returns 0 if it is as described. */
static int compare_own(const struct comparison *with, const char *file, const char *described,
		       int (*is_right)(const struct comparison *with, const char *text))
{
	char found[VERIFY_TEXT];
	const int code = pmureg_kernel_file(with->verify->tool->machine, with->device, file, found, sizeof(found));

	if (code == -ENOENT)
		verify_compare_add(with, DIFFERENCE_NOT_HERE, file, described, "");
	else if (code)
		add_unreadable(with, file, described, code);
	else if (is_right ? !is_right(with, found) : !pmureg_pattern_fits(described, found))
		verify_compare_add(with, DIFFERENCE_MEANING, file, described, found);
	else
		return 0;
	return -1;
}

const struct pmureg_block *verify_identified(const struct pmureg_system *system, const char *identifier)
{
	const struct pmureg_block *blocks = pmureg_system_blocks(system);

	for (uint16_t i = 0; i < system->block_count; i++)
		if (pmureg_block_linux_identifier(&blocks[i]) &&
		    pmureg_pattern_fits(pmureg_block_linux_identifier(&blocks[i]), identifier))
			return &blocks[i];
	return NULL;
}

/* The files with a device's CPUs; core PMUs, which also count tasks, have the other one. */
static const char of_units[] = "cpumask", of_cores[] = "cpus";

/* Returns the device's file, or NULL. */
static const char *verify_compare_cpus_of(const struct verify *verify, const char *device)
{
	char text[VERIFY_TEXT];

	if (pmureg_kernel_file(verify->tool->machine, device, of_units, text, sizeof(text)) != -ENOENT)
		return of_units;
	return pmureg_kernel_file(verify->tool->machine, device, of_cores, text, sizeof(text)) != -ENOENT ? of_cores : NULL;
}

/* A copy in which no device has a list of CPUs was made without them. */
static int has_cpus(const struct verify *verify)
{
	char name[TOOL_NAME];

	for (struct pmureg_register_name at = {0}; next_unit(verify->system, &at);) {
		(void)pmureg_unit_linux_name(at.block, at.instance, PMUREG_BANKS_ALL, name, sizeof(name));
		if (verify_compare_cpus_of(verify, name))
			return 1;
	}
	return 0;
}

/* Checks whether the kernel may count tasks with the device, by itself or on each CPU. It then may list no CPUs. */
static int verify_counts_tasks(const struct pmureg_block *block)
{
	return block->scope == PMUREG_CPU || (block->space == PMUREG_PERF && !block->counted_by_count);
}

/* Compares the device's own files. Returns 0 if the device may be what its name says. */
static int compare_device_files(const struct comparison *with)
{
	struct verify *verify = with->verify;
	const char *identifier = pmureg_block_linux_identifier(with->block),
		   *cpus = verify_compare_cpus_of(verify, with->device);
	const int counts_packages = with->block->scope <= PMUREG_PACKAGE && cpus != of_cores;
	struct difference *last;

	(void)compare_own(with, "type", "a number", verify_compare_is_number);
	if (cpus || (has_cpus(verify) && !verify_counts_tasks(with->block)))
		(void)compare_own(with, cpus ? cpus : of_units, counts_packages ? "one CPU of each package" : "a list of CPUs",
				  counts_packages ? is_one_of_each : is_cpu_list);
	if (!identifier || !compare_own(with, "identifier", identifier, NULL) || verify->is_out_of_memory)
		return 0;
	last = &verify->differences[verify->count - 1];
	if (last->kind != DIFFERENCE_MEANING)
		return 0;
	last->kind = verify_identified(verify->system, last->found) ? DIFFERENCE_ANOTHERS : DIFFERENCE_NOBODYS;
	return -1;
}

void verify_unknown(struct verify *verify, const char *device)
{
	const struct comparison with = {.verify = verify, .device = device};

	for (uint16_t i = 0; i < verify->system->block_count; i++) {
		const char *name = pmureg_block_perf_device(&pmureg_system_blocks(verify->system)[i]);
		const size_t length = name ? strcspn(name, "<") : 0;
		const char *rest = device + length;

		if (!length || strncmp(device, name, length) != 0)
			continue;
		/* Only a number after a described name makes it another device of that name. */
		rest += !name[length] && *rest == '_';
		if (!name[length] && (!*rest || rest[strspn(rest, "0123456789")]))
			continue;
		verify_compare_add(&with, DIFFERENCE_UNKNOWN, "name", name, device);
		return;
	}
}

static void compare_folder(struct comparison *with)
{
	struct described listed;
	int code;

	with->first = with->verify->count;
	code = pmureg_kernel_files(with->verify->tool->machine, with->device, kinds[with->kind].folder, visit_file, with);
	/* A missing folder has no files, so each described file is reported as missing. */
	if (code && code != -ENOENT)
		add_unreadable(with, kinds[with->kind].folder, "", code);
	for (uint16_t next = 0; next_described(with, &next, &listed);)
		if (!was_renamed(with, listed.name) && verify_compare_is_here(with, listed.condition) && is_listed(with, &listed))
			compare_described(with, &listed);
}

void verify_device(struct verify *verify, const struct pmureg_block *block, const char *device)
{
	struct comparison with = {.verify = verify, .block = block, .device = device};

	if (compare_device_files(&with))
		return;
	for (; with.kind <= EVENT; with.kind++)
		compare_folder(&with);
}

uint16_t verify_device_count(const struct pmureg_block *block)
{
	return !pmureg_block_perf_device(block)                              ? 0 :
	       block->perf_instance_term != PMUREG_NONE || block->perf_banks ? 1 :
									       block->instance_count;
}

static int is_one_of(void *block, const char *device)
{
	return pmureg_unit_fits(block, device);
}

int verify_is_absent(const struct verify *verify, const struct pmureg_block *block, uint16_t number,
		     char name[TOOL_NAME])
{
	char text[TOOL_NAME];

	if (number >= verify_device_count(block))
		return 0;
	(void)pmureg_unit_linux_name(block, number, PMUREG_BANKS_ALL, name, TOOL_NAME);
	if (block->perf_banks)
		return pmureg_kernel_pmus(verify->tool->machine, is_one_of, (void *)(uintptr_t)block) <= 0;
	/* Reading the folder fails, but with -ENOENT only if it is missing. */
	return pmureg_kernel_file(verify->tool->machine, name, "", text, sizeof(text)) == -ENOENT;
}
