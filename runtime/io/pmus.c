/*
 * pmus.c: see machine.h. Files are read only when they are needed.
 */
#include "hosted.h"

#include <fnmatch.h>

#include "machine.h"

#define DEVICES "bus/event_source/devices"

/* ---- The kernel's folders ---- */

int io_devices(struct pmureg_machine *machine, const struct io_names **names)
{
	(void)pthread_mutex_lock(&machine->lock);
	if (!machine->devices.asked) {
		machine->devices.code = io_names_read(&machine->devices.names, io_path(machine->sysfs, DEVICES));
		machine->devices.asked = 1;
	}
	(void)pthread_mutex_unlock(&machine->lock);
	*names = &machine->devices.names;
	return machine->devices.code;
}

int io_kernel_pmus(struct pmureg_machine *machine, io_name_found *found, void *context)
{
	const struct io_names *names;
	int code = io_devices(machine, &names);

	for (size_t i = 0; !code && i < names->count; i++)
		code = found(context, names->names[i]);
	return code;
}

/* Checks a PMU's name: it must not lead out of the folder. */
static int is_name(const char *pmu)
{
	return pmu && pmu[0] && pmu[0] != '.' && !strchr(pmu, '/');
}

/* Checks for files that describe an event: NAME.scale, NAME.unit and the like. */
static int is_extra(const char *name)
{
	const char *dot = strrchr(name, '.');

	return dot && dot != name &&
	       (!strcmp(dot, ".scale") || !strcmp(dot, ".unit") || !strcmp(dot, ".per-pkg") ||
		!strcmp(dot, ".snapshot"));
}

int io_kernel_files(struct pmureg_machine *machine, const char *pmu, const char *folder, io_name_found *found,
		    void *context)
{
	struct io_names names;
	int code = -ENOENT;

	if (is_name(pmu))
		code = io_names_read(&names, io_path(machine->sysfs, DEVICES "/%s/%s", pmu, folder));
	if (code)
		return code;
	for (size_t i = 0; i < names.count && !code; i++)
		if (!is_extra(names.names[i]))
			code = found(context, names.names[i]);
	io_names_free(&names);
	return code;
}

int io_kernel_file(struct pmureg_machine *machine, const char *pmu, const char *file, char *text, size_t size)
{
	return is_name(pmu) ? io_whole_text(io_path(machine->sysfs, DEVICES "/%s/%s", pmu, file), text, size) : -ENOENT;
}

struct naming {
	struct pmureg_word word;
	char *name;
};

static int take_like(void *context, const char *name)
{
	const struct naming *naming = context;
	const int is_like = pmureg_word_like(naming->word, name) && strlen(name) < PMUREG_PERF_NAME;

	if (is_like)
		(void)pmureg_format(naming->name, PMUREG_PERF_NAME, "%s", name);
	return is_like;
}

int io_event_name(struct pmureg_machine *machine, const char *pmu, struct pmureg_word word, char name[PMUREG_PERF_NAME])
{
	struct naming naming = {word, name};
	char file[PMUREG_PERF_NAME + 8], terms[256];

	if (!word.length || word.length >= PMUREG_PERF_NAME || memchr(word.text, '/', word.length) || word.text[0] == '.')
		return 0;
	(void)pmureg_format(name, PMUREG_PERF_NAME, "%.*s", PMUREG_WORD(word));
	(void)pmureg_format(file, sizeof(file), "events/%s", name);
	return io_kernel_file(machine, pmu, file, terms, sizeof(terms)) != -ENOENT ||
	       io_kernel_files(machine, pmu, "events", take_like, &naming) > 0;
}

/* Checks whether the rest of a device's name is a number: fabric -> fabric_3, unit -> unit0, memory -> memory_87e1c. */
static int pmus_is_numbered(const char *device, struct pmureg_word word)
{
	const char *rest = device + word.length;
	size_t hex;

	if (strncmp(device, word.text, word.length) != 0)
		return 0;
	if (!rest[strspn(rest, "0123456789_")])
		return strpbrk(rest, "0123456789") != NULL;
	/* More than two hexadecimal digits, as in perf: two letters may be a word, as in cpum_cf. */
	hex = *rest == '_' ? strspn(rest + 1, "0123456789abcdef") : 0;
	return hex > 2 && !rest[1 + hex];
}

size_t io_device_meant(const struct io_names *devices, struct pmureg_word word, size_t from)
{
	char pattern[PMUREG_PERF_NAME];

	for (size_t i = 0; i < devices->count; i++)
		if (pmureg_word_is(word, devices->names[i]))
			return i < from ? devices->count : i;
	(void)pmureg_format(pattern, sizeof(pattern), "%.*s", PMUREG_WORD(word));
	while (from < devices->count && !(strpbrk(pattern, "*?[") ? fnmatch(pattern, devices->names[from], 0) == 0 :
								    pmus_is_numbered(devices->names[from], word)))
		from++;
	return from;
}

/* ---- One PMU ---- */

struct reading {
	struct pmureg_machine *machine;
	struct io_pmu *pmu;
};

static int add_format(void *context, const char *term)
{
	struct reading *reading = context;
	char file[PMUREG_PERF_NAME + 16], text[128];
	int code;

	(void)snprintf(file, sizeof(file), "format/%s", term);
	if (io_kernel_file(reading->machine, reading->pmu->name, file, text, sizeof(text)))
		return 0; /* a term that cannot be read does not exist */
	code = io_names_add(&reading->pmu->format_texts, text);
	return code ? code : io_names_add(&reading->pmu->formats, term);
}

/* Reads a PMU. Without a list of CPUs it counts tasks, too. An unreadable folder is an error that pmu->error keeps. */
static int read_pmu(struct pmureg_machine *machine, struct io_pmu *pmu)
{
	struct reading reading = {machine, pmu};
	char text[1024];
	uint64_t type;
	int code = io_kernel_files(machine, pmu->name, "format", add_format, &reading);

	pmu->format_code = code == -ENOENT ? 0 : code;
	if (pmu->format_code)
		return pmureg_fail(&pmu->error, code, 1, "the terms of %s cannot be read in sysfs: %s", pmu->name,
				   strerror(-code));
	code = io_kernel_file(machine, pmu->name, "type", text, sizeof(text));
	if (code)
		return pmureg_fail(&pmu->error, code, 1, "the type of %s cannot be read in sysfs: %s", pmu->name,
				   strerror(-code));
	if (pmureg_number(pmureg_word_of(text), &type))
		return pmureg_fail(&pmu->error, -EINVAL, 1, "the type of %s in sysfs is '%.40s', not a number",
				   pmu->name, text);
	pmu->type = (uint32_t)type;
	code = io_kernel_file(machine, pmu->name, "cpumask", text, sizeof(text));
	pmu->is_system_wide = !code;
	if (code == -ENOENT)
		code = io_kernel_file(machine, pmu->name, "cpus", text, sizeof(text));
	if (code == -ENOENT)
		return 0;
	if (code)
		return pmureg_fail(&pmu->error, code, 1, "the CPUs of %s cannot be read in sysfs: %s", pmu->name,
				   strerror(-code));
	/* The list is empty if none of its CPUs is online. */
	if (!text[0])
		return pmureg_fail(&pmu->error, -ENODEV, 1, "%s has no online CPU", pmu->name);
	if (io_cpus_parse(text, &pmu->cpus))
		return pmureg_fail(&pmu->error, -EINVAL, 1, "the CPUs of %s in sysfs are '%.40s', which is not a list",
				   pmu->name, text);
	return 0;
}

const struct io_pmu *io_pmu(struct pmureg_machine *machine, size_t device)
{
	const struct io_names *names = &machine->devices.names;
	struct io_pmu *pmu;

	(void)pthread_mutex_lock(&machine->lock);
	if (!machine->devices.pmus)
		machine->devices.pmus = calloc(names->count, sizeof(*pmu));
	pmu = machine->devices.pmus ? &machine->devices.pmus[device] : NULL;
	if (pmu && !pmu->name) {
		pmu->name = names->names[device];
		(void)read_pmu(machine, pmu);
	}
	(void)pthread_mutex_unlock(&machine->lock);
	return pmu;
}

const char *io_identifier(struct pmureg_machine *machine, size_t device)
{
	const struct io_names *names = &machine->devices.names;

	(void)pthread_mutex_lock(&machine->lock);
	if (!machine->devices.identifiers) {
		machine->devices.identifiers = calloc(names->count, IO_IDENTIFIER);
		for (size_t i = 0; i < names->count && machine->devices.identifiers; i++)
			(void)io_kernel_file(machine, names->names[i], "identifier", machine->devices.identifiers[i],
					     IO_IDENTIFIER);
	}
	(void)pthread_mutex_unlock(&machine->lock);
	return machine->devices.identifiers ? machine->devices.identifiers[device] : "";
}

void io_pmus_free(struct pmureg_machine *machine)
{
	for (size_t i = 0; i < machine->devices.names.count && machine->devices.pmus; i++) {
		free(machine->devices.pmus[i].cpus.cpus);
		free(machine->devices.pmus[i].described);
		io_names_free(&machine->devices.pmus[i].formats);
		io_names_free(&machine->devices.pmus[i].format_texts);
	}
	free(machine->devices.pmus);
	free(machine->devices.identifiers);
	io_names_free(&machine->devices.names);
}
