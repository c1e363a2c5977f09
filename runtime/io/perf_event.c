/*
 * perf_event.c: translates events to perf attributes by the `format` and `events` files in sysfs, from an event string
 * or from a described event. Also has the kernel's own named events.
 */
#include "hosted.h"

#include <linux/perf_event.h>
#include <sys/syscall.h>

#include "../core/parse/lex.h"
#include "perf.h"
#include "ways.h"

/* `sentence` takes the name and a suggestion. */
static int perf_event_fail_name(struct pmureg_error *error, const char *sentence, const struct pmureg_nearest *guess)
{
	return pmureg_fail(error, -ENODEV, 1, sentence, PMUREG_WORD(guess->word),
			   guess->name[0] ? "did you mean '" : "see `pmureg list`", guess->name,
			   guess->name[0] ? "'?" : "");
}

/* Parser state of an event string. */
struct parsing {
	struct pmureg_machine *machine;
	struct pmureg_perf_event *event;
	struct pmureg_lexer lexer;
};

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
	event->units[event->unit_count++] = (struct pmureg_perf_unit){.device = pmu->name, .pmu = pmu, .type = pmu->type};
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

/* Returns the errno value with which the kernel refuses an event, or 0. */
static int refusal(uint32_t type, uint64_t config)
{
	struct perf_event_attr attr = {.size = sizeof(attr), .type = type, .config = config, .disabled = 1,
				       .exclude_kernel = 1, .exclude_hv = 1};
	const int fd = (int)syscall(SYS_perf_event_open, &attr, 0, -1, -1, PERF_FLAG_FD_CLOEXEC), code = errno;

	if (fd < 0)
		return code;
	(void)close(fd);
	return 0;
}

int pmureg_perf_kernel_counts(size_t index)
{
	const int code = refusal(kernel_events[index].pmu->type, kernel_events[index].config);

	return code != ENOENT && code != EOPNOTSUPP;
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

/* ---- Kinds of cores ---- */

/* A PMU of cores names them in a file `cpus`; or it has the type of raw events, if all cores are of one kind. */
static int is_of_cores(struct pmureg_machine *machine, const char *device)
{
	char text[1024];

	return !io_kernel_file(machine, device, "cpus", text, sizeof(text));
}

/* The config's upper half chooses the PMU (PERF_PMU_TYPE_SHIFT), since Linux 5.13 or, for some processors, later. */
static void ask_cores(struct pmureg_perf_unit *unit, const struct kernel_event *asked)
{
	unit->type = PERF_TYPE_HARDWARE;
	unit->config[0] = asked->config;
	if (unit->pmu->type != PERF_TYPE_RAW)
		unit->config[0] |= (uint64_t)unit->pmu->type << 32;
}

/* Checks whether the kernel knows which cores are meant; it may still refuse this user. */
static int knows_cores(const struct io_pmu *pmu)
{
	const int code = refusal(PERF_TYPE_HARDWARE, (uint64_t)pmu->type << 32 | PERF_COUNT_HW_CPU_CYCLES);

	return !code || code == EACCES || code == EPERM;
}

/* Uses the PMU of each kind of cores, if there are several, and the kernel tells them apart. */
static int use_kinds(struct pmureg_machine *machine, struct pmureg_perf_event *event, const struct kernel_event *asked,
		     struct pmureg_error *error)
{
	const struct io_names *devices;
	int code = 0;

	/* Cores that are all offline have no part. */
	for (size_t i = 0; code != -ENOMEM && !io_devices(machine, &devices) && i < devices->count; i++)
		if (is_of_cores(machine, devices->names[i]))
			code = perf_event_add_unit(machine, event, i, NULL);
	event->is_by_kind = event->unit_count > 1;
	for (size_t i = 0; i < event->unit_count && event->is_by_kind; i++) {
		ask_cores(&event->units[i], asked);
		event->is_by_kind = knows_cores(event->units[i].pmu) != 0;
	}
	if (!event->is_by_kind)
		pmureg_perf_event_clear(event);
	return code == -ENOMEM ? io_out_of_memory(error) : 0;
}

/* Takes `cycles` in `UNIT/cycles/`, which is no event of the unit's own, as perf does. */
static int take_generic(struct parsing *parsing, struct pmureg_perf_unit *unit)
{
	const char *end = strchr(parsing->lexer.at, '/');
	struct pmureg_word word = {parsing->lexer.at, end ? (size_t)(end - parsing->lexer.at) : 0};
	const struct kernel_event *found = find_kernel_event(&word);
	char name[PMUREG_PERF_NAME];

	if (!found || word.text + word.length != end || found->pmu != &hardware || io_event_name(parsing->machine, unit->device, word, name) ||
	    !(unit->pmu->type == PERF_TYPE_RAW ||
	      (is_of_cores(parsing->machine, unit->device) && knows_cores(unit->pmu))))
		return 0;
	ask_cores(unit, found);
	parsing->lexer.at = end + 1;
	return 1;
}

static int use_kernel_event(struct parsing *parsing, struct pmureg_word *name)
{
	struct pmureg_perf_event *event = parsing->event;
	struct pmureg_error *error = parsing->lexer.error;
	const struct kernel_event *found = find_kernel_event(name);
	struct pmureg_nearest guess = {.word = *name};
	int code;

	for (size_t i = 0; i < KERNEL_EVENTS && !found; i++)
		pmureg_nearest_try(&guess, kernel_events[i].name);
	if (!found)
		return perf_event_fail_name(error,
				 "the kernel has no named event '%.*s' (write others as device/term=value/); %s%s%s",
				 &guess);
	code = found->pmu == &hardware ? use_kinds(parsing->machine, event, found, error) : 0;
	if (code || event->unit_count)
		return code;
	event->units = calloc(1, sizeof(*event->units));
	if (!event->units)
		return io_out_of_memory(error);
	event->unit_count = 1;
	event->units[0] = (struct pmureg_perf_unit){
		.device = "", .pmu = found->pmu, .type = found->pmu->type, .config = {found->config},
	};
	/* The kernel counts clocks in nanoseconds. */
	if (found->pmu == &software && found->config <= PERF_COUNT_SW_TASK_CLOCK) {
		event->scale = 1e-6;
		(void)snprintf(event->unit, sizeof(event->unit), "msec");
	}
	return 0;
}

/* ---- Terms ---- */

/* Uses the scale and unit of a described or a kernel's event, if it has any. */
static void use_scale(struct pmureg_perf_event *event, const struct pmureg_described_event *listed)
{
	const char *scale = listed ? pmureg_described_event_scale(listed) : NULL;
	const char *unit = listed ? pmureg_described_event_unit(listed) : NULL;

	if (scale)
		(void)io_scale(scale, &event->scale);
	if (unit)
		(void)snprintf(event->unit, sizeof(event->unit), "%s", unit);
}

/* Parses the terms of one unit, up to and with the closing slash. */
static int parse_kernel_unit(struct parsing *parsing, struct pmureg_perf_unit *unit)
{
	struct pmureg_event event;
	int code;

	if (take_generic(parsing, unit))
		return 0;
	code = io_pmu_describe(parsing->machine, unit->pmu, &parsing->lexer, &event, parsing->lexer.error);
	if (code)
		return code;
	code = pmureg_kernel_terms_parse(&parsing->lexer, &event, NULL);
	pmureg_event_config(&event, unit->config);
	use_scale(parsing->event, event.listed);
	free((void *)(uintptr_t)event.system);
	return code;
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
		code = use_kernel_event(parsing, &name);
		lexer->at = name.text + name.length;
		return code ? code : parse_modifiers(parsing);
	}
	terms = lexer->at;
	code = add_units(parsing->machine, parsing->event, name, lexer->error);
	for (size_t i = 0; i < parsing->event->unit_count && !code; i++) {
		lexer->at = terms;
		lexer->name.text = NULL;
		code = parse_kernel_unit(parsing, &parsing->event->units[i]);
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

static int has_term(const struct io_pmu *pmu, const char *name)
{
	for (size_t i = 0; i < pmu->formats.count; i++)
		if (strcmp(pmu->formats.names[i], name) == 0)
			return 1;
	return 0;
}

/* A given term must be known to the kernel. A default that the kernel does not know is left to the driver. */
static int describe_terms(const struct pmureg_event *described, uint16_t instance, const struct io_pmu *pmu,
			  struct pmureg_event *event, struct pmureg_error *error)
{
	const struct pmureg_block *block = described->block;
	const struct pmureg_term *terms = pmureg_block_terms(block);
	const uint64_t *perf_instance_values = pmureg_block_perf_instance_values(block);
	int code = 0;

	for (uint16_t i = 0; i < block->term_count && !code; i++) {
		const int chooses = i == block->perf_instance_term && instance != PMUREG_INSTANCES_ALL;
		const uint64_t value = chooses ? perf_instance_values[instance] : described->terms[i];
		const char *name = pmureg_term_name(&terms[i]);
		char text[2 * PMUREG_PERF_NAME];
		struct pmureg_lexer lexer = {.start = text, .at = text, .error = error};

		(void)snprintf(text, sizeof(text), "%s=0x%llx", name, (unsigned long long)value);
		if (value && has_term(pmu, name))
			code = pmureg_kernel_terms_parse(&lexer, event, NULL);
		else if (value && (chooses || described->given >> i & 1))
			code = pmureg_fail(
				error, -EINVAL, 0,
				"the kernel's driver of %s has no term '%s', which this event needs; use --io direct",
				pmu->name, name);
	}
	return code;
}

static int describe_unit(struct pmureg_machine *machine, const struct pmureg_event *described, uint16_t instance,
			 struct pmureg_perf_unit *unit, struct pmureg_error *error)
{
	const struct pmureg_lexer no_events = {.start = "", .at = ""};
	struct pmureg_event event;
	int code = io_pmu_describe(machine, unit->pmu, &no_events, &event, error);

	if (code)
		return code;
	code = describe_terms(described, instance, unit->pmu, &event, error);
	pmureg_event_config(&event, unit->config);
	free((void *)(uintptr_t)event.system);
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
				code = describe_unit(machine, described, all ? PMUREG_INSTANCES_ALL : i,
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
	int code;

	memset(event, 0, sizeof(*event));
	event->scale = 1;
	use_scale(event, described->listed);
	(void)snprintf(event->text, sizeof(event->text), "%.*s", (int)sizeof(event->text) - 1, described->text);
	code = describe_units(machine, described, event, error);
	if (code)
		pmureg_perf_event_clear(event);
	return code;
}
