/*
 * perf_event.c: translates events to perf attributes by the `format` and `events` files in sysfs, from an event string
 * or from a described event. Also has the kernel's own named events.
 */
#include "hosted.h"

#include <float.h>
#include <linux/perf_event.h>
#include <locale.h>
#include <sys/syscall.h>

#include "../core/parse/lex.h"
#include "perf.h"
#include "ways.h"

/* ---- Names for messages ---- */

/* Collects names for a message, and the name nearest to what was written. */
struct suggestion {
	struct pmureg_nearest guess;
	char list[200];
	size_t used;
};

static int perf_event_suggest(void *context, const char *name)
{
	struct suggestion *suggestion = context;
	const size_t room = sizeof(suggestion->list) - suggestion->used;
	const size_t length =
		pmureg_format(suggestion->list + suggestion->used, room, "%s%s", suggestion->used ? ", " : "", name);

	pmureg_nearest_try(&suggestion->guess, name);
	if (length < room)
		suggestion->used += length;
	else
		suggestion->list[suggestion->used] = '\0'; /* whole names only */
	return 0;
}

/* `sentence` takes the name and a suggestion. */
static int perf_event_fail_name(struct pmureg_error *error, const char *sentence, const struct pmureg_nearest *guess)
{
	return pmureg_fail(error, -ENODEV, 1, sentence, PMUREG_WORD(guess->word),
			   guess->name[0] ? "did you mean '" : "see `pmureg list`", guess->name,
			   guess->name[0] ? "'?" : "");
}

/* ---- Terms ---- */

/* Parser state of an event string. */
struct parsing {
	struct pmureg_machine *machine;
	struct pmureg_perf_event *event;
	struct pmureg_lexer lexer;
};

#define WHOLE_WORDS 3

/* Returns the format of a term, as `config:0-7,21`, and its index among all terms, or NULL if there is no such term. */
static const char *format_of(const struct io_pmu *pmu, struct pmureg_word term, size_t *index)
{
	static const char *const words[WHOLE_WORDS][2] = {
		{"config", "config:0-63"}, {"config1", "config1:0-63"}, {"config2", "config2:0-63"},
	};

	for (*index = 0; *index < pmu->formats.count; ++*index)
		if (pmureg_word_is(term, pmu->formats.names[*index]))
			return pmu->format_texts.names[*index];
	for (size_t i = 0; i < WHOLE_WORDS; i++, ++*index)
		if (pmureg_word_is(term, words[i][0]))
			return words[i][1];
	return NULL;
}

/* Spreads a value over the bit ranges of a format. Sets `width` to their number of bits. */
static int put_value(uint64_t config[3], const char *format, uint64_t value, unsigned int *width)
{
	const char *colon = strchr(format, ':');
	unsigned int number = 0;

	*width = 0;
	if (strncmp(format, "config", 6) != 0 || !colon || colon - format > 7)
		return -EINVAL;
	if (colon - format == 7)
		number = format[6] == '1' ? 1 : format[6] == '2' ? 2 : 3;
	for (const char *at = colon + 1; number < 3; at++) {
		const size_t length = strcspn(at, ",");
		uint64_t low, high, mask;

		if (io_range((struct pmureg_word){at, length}, &low, &high) || high > 63)
			return -EINVAL;
		mask = UINT64_MAX >> (63 - (high - low));
		config[number] = (config[number] & ~(mask << low)) | (value & mask) << low;
		value = high - low == 63 ? 0 : value >> (high - low + 1);
		*width += (unsigned int)(high - low + 1);
		at += length;
		if (!*at)
			return value ? -ERANGE : 0;
	}
	return -EINVAL;
}

static int put_term(struct pmureg_perf_unit *unit, struct pmureg_word term, const char *format, uint64_t value, int at,
		    int value_at, struct pmureg_error *error)
{
	unsigned int width;
	int code = put_value(unit->config, format, value, &width);

	if (code == -ERANGE)
		return pmureg_fail(error, code, value_at,
				   "0x%llx does not fit into %.*s, which has %u bits (%s): at most 0x%llx",
				   (unsigned long long)value, PMUREG_WORD(term), width, format,
				   (unsigned long long)((UINT64_C(1) << width) - 1));
	if (code)
		return pmureg_fail(error, code, at,
				   "format '%s' of %.*s is not supported; only config, config1 and config2 are", format,
				   PMUREG_WORD(term));
	return 0;
}

static int perf_event_fail_term(const struct parsing *parsing, const struct io_pmu *pmu, struct pmureg_word name,
				int at)
{
	struct suggestion names = {.guess.word = name};

	for (size_t i = 0; i < pmu->formats.count; i++)
		(void)perf_event_suggest(&names, pmu->formats.names[i]);
	/* If the folder is missing, only the list of suggestions is shorter. */
	(void)io_kernel_files(parsing->machine, pmu->name, "events", perf_event_suggest, &names);
	if (names.guess.name[0])
		return pmureg_fail(parsing->lexer.error, -EINVAL, at,
				   "%s has no term or event '%.*s'; did you mean '%s'?", pmu->name, PMUREG_WORD(name),
				   names.guess.name);
	return pmureg_fail(parsing->lexer.error, -EINVAL, at,
			   "%s has no term or event '%.*s'; it has: %s%sconfig, config1, config2", pmu->name,
			   PMUREG_WORD(name), names.list, names.used ? ", " : "");
}

static int parse_value(const struct pmureg_lexed_term *term, uint64_t *value, int at, struct pmureg_error *error)
{
	int code = pmureg_number(term->value, value);

	if (code && pmureg_word_is(term->value, "?"))
		return pmureg_fail(error, code, at, "'%.*s' needs a value; write %.*s=NUMBER", PMUREG_WORD(term->name),
				   PMUREG_WORD(term->name));
	if (code == -ERANGE)
		return pmureg_fail(error, code, at, "'%.*s' is more than 64 bits", PMUREG_WORD(term->value));
	if (code)
		return pmureg_fail(error, code, at, "'%.*s' is not a number; write decimal or 0x",
				   PMUREG_WORD(term->value));
	return 0;
}

static int perf_event_parse_terms(struct parsing *parsing, struct pmureg_perf_unit *unit, int is_event_file);

int pmureg_perf_scale(const char *text, double *scale)
{
	/* Independent of the program's locale. */
	const locale_t plain = newlocale(LC_NUMERIC_MASK, "C", (locale_t)0);
	char *end = NULL;

	if (!plain)
		return -ENOMEM;
	*scale = strtod_l(text, &end, plain);
	freelocale(plain);
	/* Limits the scale so that no count becomes infinite. */
	return end == text || *end || !(*scale > 0 && *scale <= DBL_MAX / 18446744073709551616.0) ? -EINVAL : 0;
}

static int use_scale(const struct parsing *parsing, const char *device, struct pmureg_word name, int at)
{
	struct pmureg_perf_event *event = parsing->event;
	char file[PMUREG_PERF_NAME + 16], text[64];
	int code;

	(void)snprintf(file, sizeof(file), "events/%.*s.scale", PMUREG_WORD(name));
	code = io_kernel_file(parsing->machine, device, file, text, sizeof(text));
	if (code == -ENOENT)
		return 0;
	if (code)
		(void)snprintf(text, sizeof(text), "not readable: %s", strerror(-code));
	if (code || pmureg_perf_scale(text, &event->scale))
		return pmureg_fail(parsing->lexer.error, -EINVAL, at,
				   "%s of %s in sysfs is '%s', which is not a valid scale; give the event by its "
				   "terms to count it unscaled",
				   file, device, text);
	(void)snprintf(file, sizeof(file), "events/%.*s.unit", PMUREG_WORD(name));
	if (io_kernel_file(parsing->machine, device, file, event->unit, sizeof(event->unit)))
		event->unit[0] = '\0';
	return 0;
}

/* Uses an event file: its terms, unit and scale. Returns -ENOENT if the PMU has no such file. */
static int use_event_file(const struct parsing *parsing, struct pmureg_perf_unit *unit, struct pmureg_word name, int at)
{
	char file[PMUREG_PERF_NAME + 16], terms[256] = ",", own[PMUREG_PERF_NAME];
	struct pmureg_error wrong;
	struct parsing inner = {parsing->machine, parsing->event, {.start = terms + 1, .at = terms + 1, .error = &wrong}};
	int code;

	if (!io_event_name(parsing->machine, unit->device, name, own))
		return -ENOENT;
	name = pmureg_word_of(own);
	(void)snprintf(file, sizeof(file), "events/%.*s", PMUREG_WORD(name));
	code = io_kernel_file(parsing->machine, unit->device, file, terms + 1, sizeof(terms) - 1);
	if (code && code != -ENOENT)
		return pmureg_fail(parsing->lexer.error, code, at, "%s of %s in sysfs cannot be read: %s", file, unit->device,
				   strerror(-code));
	code = code ? code : use_scale(parsing, unit->device, name, at);
	if (code)
		return code;
	if (!terms[1])
		return pmureg_fail(parsing->lexer.error, -EINVAL, at,
				   "%s of %s in sysfs is empty; give the event by its terms", file, unit->device);
	code = perf_event_parse_terms(&inner, unit, 1);
	return code ? pmureg_fail(parsing->lexer.error, code, at,
				  "event '%.*s' of %s, which is '%.60s' in sysfs: %.120s", PMUREG_WORD(name),
				  unit->device, terms + 1, wrong.message) :
		      0;
}

/* `given` has a bit for each term so far, because a term may be given only once. */
static int parse_term(struct parsing *parsing, struct pmureg_perf_unit *unit, const struct pmureg_lexed_term *term,
		      int is_event_file, uint64_t *given)
{
	struct pmureg_error *error = parsing->lexer.error;
	const int at = pmureg_column(&parsing->lexer, term->name.text);
	const int value_at = term->value.text ? pmureg_column(&parsing->lexer, term->value.text) : at;
	const char *format;
	uint64_t value = 1;
	size_t index;
	int code = term->value.text || is_event_file ? -ENOENT : use_event_file(parsing, unit, term->name, at);

	if (code != -ENOENT)
		return code;
	code = term->value.text ? parse_value(term, &value, value_at, error) : 0;
	if (code)
		return code;
	format = format_of(unit->pmu, term->name, &index);
	if (!format)
		return perf_event_fail_term(parsing, unit->pmu, term->name, at);
	if (index < 64 && *given >> index & 1)
		return pmureg_fail(error, -EINVAL, at, "'%.*s' is given twice", PMUREG_WORD(term->name));
	*given |= index < 64 ? UINT64_C(1) << index : 0;
	return put_term(unit, term->name, format, value, at, value_at, error);
}

static int perf_event_parse_terms(struct parsing *parsing, struct pmureg_perf_unit *unit, int is_event_file)
{
	struct pmureg_lexed_term term;
	uint64_t given = 0;
	int code;

	while ((code = pmureg_lex_term(&parsing->lexer, &term)) > 0) {
		code = parse_term(parsing, unit, &term, is_event_file, &given);
		if (code)
			return code;
	}
	return code;
}

/* ---- Devices ---- */

static int perf_event_add_unit(struct pmureg_machine *machine, struct pmureg_perf_event *event, size_t device,
		    struct pmureg_error *error)
{
	struct pmureg_perf_unit *grown =
		pmureg_grow(event->units, event->unit_count, &event->unit_room, sizeof(*grown));
	const struct io_pmu *pmu = io_pmu(machine, device);

	event->units = grown ? grown : event->units;
	if (!grown || !pmu)
		return io_out_of_memory(error);
	if (pmu->error.code && error)
		*error = pmu->error;
	if (pmu->error.code)
		return pmu->error.code;
	event->units[event->unit_count++] = (struct pmureg_perf_unit){.device = pmu->name, .pmu = pmu};
	return 0;
}

static int add_units(struct pmureg_machine *machine, struct pmureg_perf_event *event, struct pmureg_word name,
		     struct pmureg_error *error)
{
	struct pmureg_nearest guess = {.word = name};
	const struct io_names *devices;
	int code = io_devices(machine, &devices);

	if (code && code != -ENOENT)
		return pmureg_fail(error, code, 1, "the PMUs in sysfs cannot be listed: %s", strerror(-code));
	code = 0;
	for (size_t i = 0; (i = io_device_meant(devices, name, i)) < devices->count && !code; i++)
		code = perf_event_add_unit(machine, event, i, error);
	for (size_t i = 0; i < devices->count && !event->unit_count; i++)
		pmureg_nearest_try(&guess, devices->names[i]);
	return code || event->unit_count ?
		       code :
		       perf_event_fail_name(error, "this machine has no PMU '%.*s'; %s%s%s", &guess);
}

/* ---- The kernel's named events ---- */

static const struct io_pmu software = {.name = "", .type = PERF_TYPE_SOFTWARE},
			   hardware = {.name = "", .type = PERF_TYPE_HARDWARE};

static const struct kernel_event {
	const char *name, *other;
	const struct io_pmu *pmu;
	uint64_t config;
} kernel_events[] = {
	{"cpu-clock", "", &software, PERF_COUNT_SW_CPU_CLOCK},
	{"task-clock", "", &software, PERF_COUNT_SW_TASK_CLOCK},
	{"page-faults", "faults", &software, PERF_COUNT_SW_PAGE_FAULTS},
	{"context-switches", "cs", &software, PERF_COUNT_SW_CONTEXT_SWITCHES},
	{"cpu-migrations", "migrations", &software, PERF_COUNT_SW_CPU_MIGRATIONS},
	{"minor-faults", "", &software, PERF_COUNT_SW_PAGE_FAULTS_MIN},
	{"major-faults", "", &software, PERF_COUNT_SW_PAGE_FAULTS_MAJ},
	{"alignment-faults", "", &software, PERF_COUNT_SW_ALIGNMENT_FAULTS},
	{"emulation-faults", "", &software, PERF_COUNT_SW_EMULATION_FAULTS},
	{"dummy", "", &software, PERF_COUNT_SW_DUMMY},
	{"cgroup-switches", "", &software, 11}, /* since Linux 5.13; not in older headers */
	{"cycles", "cpu-cycles", &hardware, PERF_COUNT_HW_CPU_CYCLES},
	{"instructions", "", &hardware, PERF_COUNT_HW_INSTRUCTIONS},
	{"cache-references", "", &hardware, PERF_COUNT_HW_CACHE_REFERENCES},
	{"cache-misses", "", &hardware, PERF_COUNT_HW_CACHE_MISSES},
	{"branches", "branch-instructions", &hardware, PERF_COUNT_HW_BRANCH_INSTRUCTIONS},
	{"branch-misses", "", &hardware, PERF_COUNT_HW_BRANCH_MISSES},
	{"bus-cycles", "", &hardware, PERF_COUNT_HW_BUS_CYCLES},
	{"stalled-cycles-frontend", "idle-cycles-frontend", &hardware, PERF_COUNT_HW_STALLED_CYCLES_FRONTEND},
	{"stalled-cycles-backend", "idle-cycles-backend", &hardware, PERF_COUNT_HW_STALLED_CYCLES_BACKEND},
	{"ref-cycles", "", &hardware, PERF_COUNT_HW_REF_CPU_CYCLES},
};
#define KERNEL_EVENTS (sizeof(kernel_events) / sizeof(kernel_events[0]))

const char *pmureg_perf_kernel_event(size_t index)
{
	return index < KERNEL_EVENTS ? kernel_events[index].name : NULL;
}

int pmureg_perf_kernel_counts(size_t index)
{
	struct perf_event_attr attr = {.size = sizeof(attr), .type = kernel_events[index].pmu->type,
				       .config = kernel_events[index].config, .disabled = 1, .exclude_kernel = 1,
				       .exclude_hv = 1};
	const int fd = (int)syscall(SYS_perf_event_open, &attr, 0, -1, -1, PERF_FLAG_FD_CLOEXEC), code = errno;

	if (fd >= 0)
		(void)close(fd);
	return fd >= 0 || (code != ENOENT && code != EOPNOTSUPP);
}

/* Finds an event by the part of the name before its modifiers, or returns NULL. */
static const struct kernel_event *find_kernel_event(struct pmureg_word *name)
{
	const char *colon = memchr(name->text, ':', name->length);

	if (colon)
		name->length = (size_t)(colon - name->text);
	for (size_t i = 0; i < KERNEL_EVENTS; i++)
		if (pmureg_word_is(*name, kernel_events[i].name) ||
		    (name->length && pmureg_word_is(*name, kernel_events[i].other)))
			return &kernel_events[i];
	return NULL;
}

static int use_kernel_event(struct pmureg_perf_event *event, struct pmureg_word *name, struct pmureg_error *error)
{
	const struct kernel_event *found = find_kernel_event(name);
	struct pmureg_nearest guess = {.word = *name};

	for (size_t i = 0; i < KERNEL_EVENTS && !found; i++)
		pmureg_nearest_try(&guess, kernel_events[i].name);
	if (!found)
		return perf_event_fail_name(error,
				 "the kernel has no named event '%.*s' (write others as device/term=value/); %s%s%s",
				 &guess);
	event->units = calloc(1, sizeof(*event->units));
	if (!event->units)
		return io_out_of_memory(error);
	event->unit_count = 1;
	event->units[0] = (struct pmureg_perf_unit){.device = "", .pmu = found->pmu, .config = {found->config}};
	/* The kernel counts clocks in nanoseconds. */
	if (found->pmu == &software && found->config <= PERF_COUNT_SW_TASK_CLOCK) {
		event->scale = 1e-6;
		(void)snprintf(event->unit, sizeof(event->unit), "msec");
	}
	return 0;
}

/* ---- Event strings ---- */

/* u, k, h: naming any excludes the others. */
static int parse_modifiers(const struct parsing *parsing)
{
	struct pmureg_perf_event *event = parsing->event;
	const char *at = parsing->lexer.at;

	at += *at == ':';
	if (!*at)
		return 0;
	event->exclude_user = !strchr(at, 'u');
	event->exclude_kernel = !strchr(at, 'k');
	event->exclude_hv = !strchr(at, 'h');
	at += strspn(at, "ukh");
	if (!*at)
		return 0;
	return pmureg_fail(parsing->lexer.error, -EINVAL, pmureg_column(&parsing->lexer, at),
			   "unknown modifier '%c'; u counts user space, k the kernel, h the hypervisor", *at);
}

static int parse(struct parsing *parsing)
{
	struct pmureg_lexer *lexer = &parsing->lexer;
	struct pmureg_word name;
	const char *terms;
	int code;

	if (!pmureg_lex_device(lexer, &name)) {
		code = use_kernel_event(parsing->event, &name, lexer->error);
		lexer->at = name.text + name.length;
		return code ? code : parse_modifiers(parsing);
	}
	terms = lexer->at;
	code = add_units(parsing->machine, parsing->event, name, lexer->error);
	for (size_t i = 0; i < parsing->event->unit_count && !code; i++) {
		lexer->at = terms;
		lexer->name.text = NULL;
		code = perf_event_parse_terms(parsing, &parsing->event->units[i], 0);
	}
	if (code)
		return code;
	if (lexer->at == terms || lexer->at[-1] != '/')
		return pmureg_fail(lexer->error, -EINVAL, pmureg_column(lexer, lexer->at),
				   "the terms need a '/' at the end");
	return parse_modifiers(parsing);
}

int pmureg_perf_event_parse(struct pmureg_machine *machine, const char *text, size_t length,
			    struct pmureg_perf_event *event, struct pmureg_error *error)
{
	struct parsing parsing = {machine, event, {.start = event->text, .at = event->text, .error = error}};
	int code;

	memset(event, 0, sizeof(*event));
	event->scale = 1;
	if (length >= sizeof(event->text))
		return pmureg_fail(error, -EINVAL, 1, "an event has at most %zu characters", sizeof(event->text) - 1);
	memcpy(event->text, text, length);
	code = parse(&parsing);
	if (code)
		pmureg_perf_event_clear(event);
	return code;
}

void pmureg_perf_event_clear(struct pmureg_perf_event *event)
{
	free(event->units);
	event->units = NULL;
	event->unit_count = event->unit_room = 0;
}

int pmureg_perf_has(struct pmureg_machine *machine, const char *text, size_t length)
{
	const char *slash = memchr(text, '/', length);
	struct pmureg_word name = {text, slash ? (size_t)(slash - text) : length};
	const struct io_names *devices;

	if (!slash)
		return find_kernel_event(&name) != NULL;
	return !io_devices(machine, &devices) && io_device_meant(devices, name, 0) < devices->count;
}

/* ---- Described events ---- */

/* A given term must be known to the kernel. A default that the kernel does not know is left to the driver. */
static int describe_unit(const struct pmureg_event *described, uint16_t instance, struct pmureg_perf_unit *unit,
			 struct pmureg_error *error)
{
	const struct pmureg_block *block = described->block;
	const struct pmureg_term *terms = pmureg_block_terms(block);
	const uint64_t *perf_instance_values = pmureg_block_perf_instance_values(block);
	int code = 0;

	for (uint16_t i = 0; i < block->term_count && !code; i++) {
		const int chooses = i == block->perf_instance_term && instance != PMUREG_INSTANCES_ALL;
		const uint64_t value = chooses ? perf_instance_values[instance] : described->terms[i];
		const struct pmureg_word term = pmureg_word_of(pmureg_term_name(&terms[i]));
		size_t index;
		const char *format = format_of(unit->pmu, term, &index);

		if (value && format)
			code = put_term(unit, term, format, value, 0, 0, error);
		else if (value && (chooses || described->given >> i & 1))
			code = pmureg_fail(
				error, -EINVAL, 0,
				"the kernel's driver of %s has no term '%s', which this event needs; use --io direct",
				unit->device, pmureg_term_name(&terms[i]));
	}
	return code;
}

/*
 * Checks whether a device is an instance in one of the packages, if Linux numbers the units of all packages
 * consecutively.
 */
static int perf_event_is_numbered(struct pmureg_machine *machine, const struct pmureg_event *described,
				  uint16_t instance, uint64_t device, struct pmureg_error *error)
{
	struct io_way_options options = {.machine = machine, .system = described->system};
	struct io_banks banks;
	uint64_t number;
	int found = 0;

	if (io_machine_banks(machine, described->block->scope, NULL, &banks, error))
		return 0;
	for (size_t i = 0; i < banks.count && !found; i++) {
		options.cpu = banks.list[i].ids[PMUREG_CPU];
		options.package = banks.list[i].rank;
		found = !io_unit_number(&options, described->block, instance, banks.list[i].number, &number, error) &&
			number == device;
	}
	free(banks.list);
	return found;
}

/*
 * Adds the PMUs of the event's instances that the kernel has. If one PMU covers all instances, a term selects the
 * instance.
 */
static int describe_units(struct pmureg_machine *machine, const struct pmureg_event *described,
			  struct pmureg_perf_event *event, struct pmureg_error *error)
{
	const struct pmureg_block *block = described->block;
	const int all = described->instance == PMUREG_INSTANCES_ALL,
		  is_shared = block->perf_instance_term != PMUREG_NONE;
	const uint16_t first = all ? 0 : described->instance;
	const int is_through = block->perf_number.count != 0;
	const uint16_t end = all && !is_shared && !is_through ? block->instance_count : (uint16_t)(first + 1);
	const struct io_names *devices;
	struct pmureg_error why = {.code = 0};
	char name[PMUREG_PERF_NAME];
	int code = 0;

	(void)io_devices(machine, &devices); /* an error means no devices */
	for (uint16_t i = first; i < end && !code; i++)
		for (size_t device = 0; device < devices->count && !code; device++) {
			uint64_t bank;

			if (!pmureg_unit_is(block, i, pmureg_word_of(devices->names[device]), &bank) ||
			    (block->perf_banks && described->bank != PMUREG_BANKS_ALL && described->bank != bank) ||
			    (is_through && !all && !perf_event_is_numbered(machine, described, i, bank, &why)))
				continue;
			code = perf_event_add_unit(machine, event, device, error);
			if (!code)
				code = describe_unit(described, all ? PMUREG_INSTANCES_ALL : i,
						     &event->units[event->unit_count - 1], error);
		}
	if (code || event->unit_count)
		return code;
	(void)pmureg_unit_linux_name(block, (uint16_t)(end - 1), described->bank, name, sizeof(name));
	return pmureg_fail(error, -ENODEV, 1, "this machine has no PMU '%s'%s%s", name, why.code ? ": " : "",
			   why.code ? why.message : "");
}

int pmureg_perf_event_of(struct pmureg_machine *machine, const struct pmureg_event *described,
			 struct pmureg_perf_event *event, struct pmureg_error *error)
{
	const struct pmureg_described_event *listed = described->listed;
	int code;

	memset(event, 0, sizeof(*event));
	event->scale = 1;
	if (listed && pmureg_described_event_scale(listed))
		(void)pmureg_perf_scale(pmureg_described_event_scale(listed), &event->scale);
	(void)snprintf(event->text, sizeof(event->text), "%.*s", (int)sizeof(event->text) - 1, described->text);
	(void)snprintf(event->unit, sizeof(event->unit), "%s",
		       listed && pmureg_described_event_unit(listed) ? pmureg_described_event_unit(listed) : "");
	code = describe_units(machine, described, event, error);
	if (code)
		pmureg_perf_event_clear(event);
	return code;
}
