/*
 * pmu_block.c: describes a PMU of the running kernel as a system of one block, from its files in sysfs, so that its
 * terms and events are those of a described unit.
 */
#include "hosted.h"

#include <float.h>
#include <limits.h>
#include <locale.h>

#include "../core/parse/lex.h"
#include "machine.h"

#define TEXT 256 /* size of the longest file */
#define WORDS 3

/* Terms that every PMU has: the whole words. */
static const char *const words[WORDS][2] = {
	{"config", "config:0-63"},
	{"config1", "config1:0-63"},
	{"config2", "config2:0-63"},
};

/* The system, at the beginning of the memory with all that it refers to. */
struct described {
	struct pmureg_system system;
	struct pmureg_block block;
	struct pmureg_instance instance;
	struct pmureg_unit_entry unit;
};

struct building {
	struct pmureg_machine *machine;
	const struct io_pmu *pmu;
	struct described *made;
	char *next; /* free memory */
};

/* The most memory of a term and of an event, with their texts. */
#define TERM_SIZE (sizeof(struct pmureg_term) + sizeof(struct pmureg_name) + NAME_MAX + 2 * TEXT)
#define EVENT_SIZE                                                                                                     \
	(sizeof(struct pmureg_described_event) + sizeof(struct pmureg_event_rest) + sizeof(struct pmureg_name) +       \
	 NAME_MAX + 8 * TEXT + PMUREG_TERMS * sizeof(struct pmureg_term_value))

/* Takes memory, and sets a reference to it. */
static void *pmu_take(struct building *building, struct pmureg_ref *ref, size_t size)
{
	char *at = building->next;

	building->next += (size + 7) / 8 * 8;
	ref->to = (int32_t)(at - (char *)ref);
	return at;
}

static void pmu_text(struct building *building, struct pmureg_ref *ref, const char *text)
{
	(void)strcpy(pmu_take(building, ref, strlen(text) + 1), text);
}

/* Refers to a text that is there already. */
static void pmu_same(struct pmureg_ref *ref, const struct pmureg_ref *same)
{
	ref->to = (int32_t)((const char *)pmureg_there(same) - (const char *)ref);
}

static void pmu_name(struct pmureg_name *name, const struct pmureg_ref *text, size_t index)
{
	pmu_same(&name->text, text);
	name->length = (uint16_t)strlen(pmureg_name_text(name));
	name->index = (uint16_t)index;
}

/* ---- Terms ---- */

/* Adds the bits of a format, as `config1:0-7,32`. A term that perf's attribute has no place for gets no width. */
static void pmu_bits(struct building *building, struct pmureg_term *term, const char *format)
{
	struct pmureg_bit_range *ranges = pmu_take(building, &term->ranges, TEXT / 2 * sizeof(*ranges));
	const size_t length = strcspn(format, ":");
	unsigned int width = 0;

	term->perf_word = 0xff;
	for (const char *at = format + length; *at; at += strcspn(at, ",")) {
		uint64_t low, high;

		at++;
		if (io_range((struct pmureg_word){at, strcspn(at, ",")}, &low, &high) || width + high - low > 63)
			return;
		ranges[term->range_count++] = (struct pmureg_bit_range){(uint8_t)low, (uint8_t)high};
		width += (unsigned int)(high - low + 1);
	}
	for (uint8_t i = 0; i < WORDS; i++)
		if (pmureg_word_is((struct pmureg_word){format, length}, words[i][0])) {
			term->perf_word = i;
			term->width = (uint8_t)width;
		}
}

static void pmu_terms(struct building *building)
{
	const struct io_pmu *pmu = building->pmu;
	struct pmureg_block *block = &building->made->block;
	const uint16_t count = (uint16_t)(pmu->formats.count + WORDS);
	struct pmureg_term *terms = pmu_take(building, &block->terms, count * sizeof(*terms));
	struct pmureg_name *names = pmu_take(building, &block->term_names.list, count * sizeof(*names));

	block->term_count = block->term_names.count = count;
	for (size_t i = 0; i < count; i++) {
		const char *const *word = i < pmu->formats.count ? NULL : words[i - pmu->formats.count];

		pmu_text(building, &terms[i].name, word ? word[0] : pmu->formats.names[i]);
		pmu_text(building, &terms[i].text, word ? word[1] : pmu->format_texts.names[i]);
		if (!word)
			pmu_same(&terms[i].linux_format, &terms[i].text);
		pmu_name(&names[i], &terms[i].name, i);
		pmu_bits(building, &terms[i], pmureg_term_text(&terms[i]));
	}
}

/* ---- Events ---- */

int io_scale(const char *text, double *scale)
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

/* Returns the column of an event's name in a list of terms, or of any word without a value; or 0. */
static int column_of(const struct pmureg_lexer *terms, const char *event)
{
	struct pmureg_lexer lexer = {.start = terms->start, .at = terms->at};
	struct pmureg_lexed_term term;

	while (pmureg_lex_term(&lexer, &term) > 0)
		if (!term.value.text && (!event || pmureg_word_like(term.name, event)))
			return pmureg_column(&lexer, term.name.text);
	return 0;
}

static int pmu_read(const struct building *building, const char *event, const char *end, char text[TEXT])
{
	char file[NAME_MAX + 16];

	(void)snprintf(file, sizeof(file), "events/%s%s", event, end);
	return io_kernel_file(building->machine, building->pmu->name, file, text, TEXT);
}

/* Sets a reference to the text of a file that an event may lack. */
static void pmu_file(struct building *building, struct pmureg_ref *ref, const char *event, const char *end)
{
	char text[TEXT];
	const int code = pmu_read(building, event, end, text);

	if (code)
		(void)snprintf(text, sizeof(text), "not readable: %s", strerror(-code));
	if (code != -ENOENT)
		pmu_text(building, ref, text);
}

static int pmu_event_terms(struct building *building, struct pmureg_described_event *listed, uint64_t *needs,
			   struct pmureg_error *error)
{
	struct pmureg_event event = {.system = &building->made->system, .block = &building->made->block};
	const char *text = pmureg_described_event_text(listed);
	struct pmureg_lexer lexer = {.start = text, .at = text, .error = error};
	struct pmureg_term_value *values = pmu_take(building, &listed->terms, PMUREG_TERMS * sizeof(*values));
	int code = pmureg_kernel_terms_parse(&lexer, &event, needs);

	for (uint16_t i = 0; i < event.block->term_count && !code; i++)
		if (event.given >> i & 1)
			values[listed->term_count++] = (struct pmureg_term_value){i, event.terms[i]};
	return code;
}

/* `column` is for errors. */
static int pmu_event(struct building *building, struct pmureg_described_event *listed, int column,
		     struct pmureg_error *error)
{
	const char *name = pmureg_described_event_name(listed), *pmu = building->pmu->name, *scale;
	struct pmureg_event_rest *rest = pmu_take(building, &listed->rest, sizeof(*rest));
	struct pmureg_error wrong = {.message = ""};
	char text[TEXT];
	double factor;
	int code = pmu_read(building, name, "", text);

	if (code)
		return pmureg_fail(error, code, column, "events/%s of %s in sysfs cannot be read: %s", name, pmu,
				   strerror(-code));
	pmu_text(building, &listed->text, text);
	pmu_file(building, &rest->scale, name, ".scale");
	pmu_file(building, &rest->unit, name, ".unit");
	scale = pmureg_described_event_scale(listed);
	if (scale && io_scale(scale, &factor))
		return pmureg_fail(error, -EINVAL, column,
				   "events/%s.scale of %s in sysfs is '%s', which is not a valid scale; give the event "
				   "by its terms to count it unscaled",
				   name, pmu, scale);
	if (!text[0])
		return pmureg_fail(error, -EINVAL, column,
				   "events/%s of %s in sysfs is empty; give the event by its terms", name, pmu);
	code = pmu_event_terms(building, listed, &rest->needs, &wrong);
	return code ? pmureg_fail(error, code, column, "event '%s' of %s, which is '%.60s' in sysfs: %s", name, pmu,
				  text, wrong.message) :
		      0;
}

/* Reads all events, or only those that `terms` names. The others have only names. */
static int pmu_events(struct building *building, const struct io_names *events, const struct pmureg_lexer *terms,
		      struct pmureg_error *error)
{
	struct pmureg_block *block = &building->made->block;
	struct pmureg_described_event *list = pmu_take(building, &block->events, events->count * sizeof(*list));
	struct pmureg_name *names = pmu_take(building, &block->event_names.list, events->count * sizeof(*names));
	int code = 0;

	block->event_count = (uint16_t)events->count;
	for (size_t i = 0; i < events->count && !code; i++) {
		const int column = terms ? column_of(terms, events->names[i]) : 0;

		pmu_text(building, &list[i].name, events->names[i]);
		pmu_text(building, &list[i].text, "");
		pmu_name(&names[i], &list[i].name, i);
		if (!terms)
			(void)pmu_event(building, &list[i], 0, NULL);
		else if (column)
			code = pmu_event(building, &list[i], column, error);
	}
	/* Not before: words in the files are terms. */
	block->event_names.count = block->event_count;
	return code;
}

/* ---- The PMU ---- */

static int add_event(void *context, const char *name)
{
	return io_names_add(context, name);
}

/* Makes the system with what parsing an event needs. `terms` NULL: reads what can be read; the block's text says why not. */
static int pmu_build(struct building *building, const struct pmureg_lexer *terms, struct pmureg_error *error)
{
	const struct io_pmu *pmu = building->pmu;
	const size_t term_count = pmu->formats.count + WORDS;
	struct pmureg_error lack = {.message = ""};
	struct io_names events = {0};
	int code = !terms || column_of(terms, NULL) ?
			   io_kernel_files(building->machine, pmu->name, "events", add_event, &events) :
			   0;

	if (code && code != -ENOENT)
		(void)pmureg_fail(&lack, code, 1, "the events of %s cannot be read in sysfs: %s", pmu->name,
				  strerror(-code));
	if (pmu->format_code)
		lack = pmu->error;
	code = 0;
	if (lack.code && terms)
		code = pmureg_fail(error, lack.code, 1, "%s", lack.message);
	else if (term_count > PMUREG_TERMS || events.count >= PMUREG_NONE)
		code = pmureg_fail(error, -E2BIG, 1, "%s has more than %u terms or %u events", pmu->name,
				   PMUREG_TERMS - WORDS, PMUREG_NONE - 1U);
	else
		building->made = calloc(1, sizeof(*building->made) + NAME_MAX + sizeof(lack) + term_count * TERM_SIZE +
						   events.count * EVENT_SIZE);
	if (!code && !building->made)
		code = io_out_of_memory(error);
	if (!code) {
		building->next = (char *)(building->made + 1);
		pmu_text(building, &building->made->block.key, pmu->name);
		pmu_text(building, &building->made->block.text, lack.message);
		building->made->system.blocks.to =
			(int32_t)((char *)&building->made->block - (char *)&building->made->system.blocks);
		pmu_terms(building);
		code = pmu_events(building, &events, terms, error);
	}
	io_names_free(&events);
	if (code)
		free(building->made);
	return code;
}

int io_pmu_describe(struct pmureg_machine *machine, const struct io_pmu *pmu, const struct pmureg_lexer *terms,
		    struct pmureg_event *event, struct pmureg_error *error)
{
	struct building building = {.machine = machine, .pmu = pmu};
	int code = pmu_build(&building, terms, error);

	if (!code)
		*event = (struct pmureg_event){.system = &building.made->system, .block = &building.made->block};
	return code;
}

/* ---- What only lists and pages need ---- */

/* The line of an event's page about its unit, as that of described events. */
static void pmu_unit_line(struct building *building, struct pmureg_described_event *listed)
{
	const char *unit = pmureg_described_event_unit(listed), *scale = pmureg_described_event_scale(listed);
	struct pmureg_line *line = pmu_take(building, &listed->lines, sizeof(*line));
	char text[3 * TEXT];

	if (!unit)
		return;
	(void)snprintf(text, sizeof(text), scale ? "%s (count * %s)" : "%s", unit, scale);
	pmu_text(building, &line->label, "unit");
	pmu_text(building, &line->text, text);
	listed->line_count = 1;
}

static void pmu_unit(struct building *building)
{
	struct described *made = building->made;
	struct pmureg_described_event *events = (void *)(uintptr_t)pmureg_block_events(&made->block);

	pmu_same(&made->block.name, &made->block.key);
	pmu_same(&made->block.title, &made->block.key);
	pmu_same(&made->block.perf_device, &made->block.key);
	pmu_same(&made->system.key, &made->block.key);
	pmu_same(&made->system.title, &made->block.key);
	pmu_same(&made->system.vendor, &made->block.key);
	pmu_same(&made->unit.name, &made->block.key);
	pmu_same(&made->instance.linux_name, &made->block.key);
	pmu_text(building, &made->instance.name, "");
	made->system.units.to = (int32_t)((char *)&made->unit - (char *)&made->system.units);
	made->block.instances.to = (int32_t)((char *)&made->instance - (char *)&made->block.instances);
	made->system.block_count = made->system.unit_count = made->block.instance_count = 1;
	made->block.space = PMUREG_PERF;
	made->block.room = made->block.perf_instance_term = made->block.clock = PMUREG_NONE;
	made->block.socket = made->block.identity_reg = made->block.snapshot_reg = PMUREG_NONE;
	made->unit.by_linux = 1;
	for (uint16_t i = 0; i < made->block.event_count; i++)
		pmu_unit_line(building, &events[i]);
}

int io_pmu_described(struct pmureg_machine *machine, const char *name, const struct pmureg_system **system,
		     struct pmureg_error *error)
{
	const struct io_names *devices;
	const struct io_pmu *pmu;
	size_t device = 0;
	int code = io_devices(machine, &devices);

	while (device < devices->count && strcmp(devices->names[device], name) != 0)
		device++;
	if (code || device == devices->count)
		return pmureg_fail(error, -ENODEV, 1, "this machine has no PMU '%s'", name);
	pmu = io_pmu(machine, device);
	if (!pmu)
		return io_out_of_memory(error);
	(void)pthread_mutex_lock(&machine->lock);
	if (!pmu->described) {
		struct building building = {.machine = machine, .pmu = pmu};

		code = pmu_build(&building, NULL, error);
		if (!code)
			pmu_unit(&building);
		if (!code)
			machine->devices.pmus[device].described = &building.made->system;
	}
	*system = pmu->described;
	(void)pthread_mutex_unlock(&machine->lock);
	return code;
}
