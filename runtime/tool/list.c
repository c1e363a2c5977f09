/*
 * list.c: `pmureg list`: lists what can be counted on this machine and on the described systems.
 */
#include "tool.h"

#define TERMS 200   /* of a PMU, joined */
#define MOST_HERE 4 /* most systems of this machine whose registers are kept open */

/* One line of the list: something to count or print, or a system (only name and text). */
struct item {
	const char *name, *text;       /* name: as stat takes it; text may be NULL */
	const char *unit, *own;        /* the unit, and the name without it; may be NULL */
	const char *encoding, *type;   /* JSON: the terms, and perf's event type; may be NULL */
	const char *scale, *measure;   /* JSON: scale and unit of the count; may be NULL */
	const struct pmureg_metric *metric;
	const char *file;              /* of a system that is not installed with pmureg; else NULL */
};

struct listing {
	const struct tool *tool;
	const char *pattern; /* NULL: all */
	int only_metrics, only_count;
	int is_unit;         /* the pattern is the name of the current unit: list all of it */
	struct json *json;   /* output is JSON; else NULL */
	int wanted;          /* the match quality that is listed in this pass; 0: any */
	int is_any;          /* no system was named, and this machine is not a described one */
	list_taker *take;    /* receives names if only these are wanted; else NULL */
	void *context;
	size_t found;
	int is_short;        /* something could not be read (reported already) */
	const struct pmureg_system *system; /* current system; NULL: this machine's PMUs */
	/* Opened devices of this machine's systems; NULL: their registers cannot be read. */
	struct pmureg_device *registers[MOST_HERE];
	int is_open[MOST_HERE];
	/* Headings to print before the next item. */
	const char *heading;
	int system_is_due;
	const struct pmureg_block *block;
};

/* ---- Lines ---- */

/* Opens the registers if this machine is the system and permits reading. Then the list knows which units are absent. */
static struct pmureg_device *registers_here(struct listing *listing)
{
	struct pmureg_options to = PMUREG_OPTIONS;
	const struct pmureg_system *here;
	size_t i = 0;

	while ((here = pmureg_machine_system(listing->tool->machine, i)) &&
	       pmureg_system_blocks(here) != pmureg_system_blocks(listing->system))
		i++;
	if (!here || i >= MOST_HERE)
		return NULL;
	to.machine = listing->tool->machine;
	to.system = pmureg_system_key(listing->system);
	to.flags = PMUREG_READ_ONLY;
	if (!listing->is_open[i] && pmureg_device_open(&to, &listing->registers[i], NULL))
		listing->registers[i] = NULL;
	listing->is_open[i] = 1;
	return listing->registers[i];
}

static void print_block(struct listing *listing)
{
	const struct pmureg_block *block = listing->block;
	struct pmureg_device *registers = registers_here(listing);
	struct pmureg_error where;
	char name[TOOL_NAME];
	size_t absent = 0;

	(void)printf("\n%s%s%s: %s", bold(listing->tool), unit_text(listing->system, block, PMUREG_INSTANCES_ALL, name),
		     plain(listing->tool), pmureg_block_title(block));
	if (block->instance_count > 1) {
		const uint16_t last = (uint16_t)(block->instance_count - 1);

		(void)printf(", %u units (%s", last + 1U, unit_text(listing->system, block, 0, name));
		(void)printf(" ... %s)", unit_text(listing->system, block, last, name));
	}
	if (block->perf_banks)
		(void)printf(", each is %s", pmureg_block_perf_device(block));
	for (uint16_t i = 0; registers && i < block->instance_count; i++)
		if (pmureg_device_unit(registers, block, i, NULL) == -ENOENT)
			(void)printf("%s%s",
				     absent++ ? ", " : "; absent here: ", unit_text(listing->system, block, i, name));
	(void)putchar('\n');
	for (uint16_t i = 0; registers && i < block->instance_count; i++) {
		const int code = pmureg_device_unit(registers, block, i, &where);

		if ((!code || code == -EADDRNOTAVAIL) && where.message[0])
			(void)printf("  %s is %s\n", unit_text(listing->system, block, i, name), where.message);
	}
}

static void tool_list_print_system(const struct tool *tool, const struct pmureg_system *system)
{
	const char *variant = pmureg_system_variant(system) ? pmureg_system_variant_title(system) : NULL;
	const char *file = pmureg_system_file(system);
	char name[TOOL_NAME];

	(void)printf("%s%s%s: %s%s%s", bold(tool), whole_name(system, name), plain(tool), pmureg_system_title(system),
		     variant ? ": " : "", variant ? variant : "");
	if (file)
		(void)show(stdout, " (from %s)", file);
	(void)putchar('\n');
}

static void print_headings(struct listing *listing)
{
	if (listing->take || listing->json || listing->only_count)
		return;
	if (listing->heading)
		(void)printf("%s%s%s\n", bold(listing->tool), listing->heading, plain(listing->tool));
	if (listing->system_is_due)
		tool_list_print_system(listing->tool, listing->system);
	if (listing->block)
		print_block(listing);
	listing->heading = NULL;
	listing->system_is_due = 0;
	listing->block = NULL;
}

static enum fit better(enum fit a, enum fit b)
{
	return a > b ? a : b;
}

/* Matches the name, or the name without the unit. A pattern with * must match a whole name. */
static enum fit fit_name(const struct listing *listing, const char *name, const char *own)
{
	const enum fit whole = listing->pattern && !listing->is_unit ? fit(name, listing->pattern) : FITS_WORD;

	return own && listing->pattern ? better(whole, fit(own, listing->pattern)) : whole;
}

/* Matches the name, the unit, or a described text. */
static enum fit fit_of(const struct listing *listing, const struct item *item)
{
	const char *pattern = listing->pattern;
	const int has_text = pattern && listing->system && item->text && !listing->take && !strpbrk(pattern, "*?[");

	return better(better(fit_name(listing, item->name, item->own), fit_name(listing, item->name, item->unit)),
		      has_text ? fit(item->text, pattern) : FITS_NOT);
}

static int is_wanted(const struct listing *listing, enum fit found)
{
	return listing->wanted ? (int)found == listing->wanted : found != FITS_NOT;
}

/* Prints an item with the keys of `perf list --json`. Only `System` and `Table` are our own. */
static void print_json(struct listing *listing, const struct item *item)
{
	struct json *json = listing->json;
	const char *file = listing->system ? pmureg_system_file(listing->system) : item->file;
	char whole[TOOL_NAME], scale_unit[TOOL_NAME];

	json->comma = listing->found > 1 ? ",\n" : "\n";
	json_open(json, NULL, '{');
	if (listing->system || !item->type)
		json_text(json, "System", listing->system ? whole_name(listing->system, whole) : item->name);
	if (file)
		json_text(json, "Table", file);
	if (item->unit)
		json_text(json, "Unit", item->unit);
	if (item->type && !item->metric)
		json_text(json, "EventName", item->name);
	if (item->metric) {
		json_text(json, "MetricName", item->own);
		json_text(json, "MetricExpr", pmureg_metric_source(item->metric));
		if (pmureg_metric_view(item->metric))
			json_text(json, "MetricGroup", pmureg_metric_view(item->metric));
	}
	if (item->type)
		json_text(json, "EventType", item->type);
	if (item->text && *item->text)
		json_text(json, "BriefDescription", item->text);
	if (item->encoding)
		json_text(json, "Encoding", item->encoding);
	if (item->measure && *item->measure) {
		(void)snprintf(scale_unit, sizeof(scale_unit), "%s%s", item->scale && *item->scale ? item->scale : "1", item->measure);
		json_text(json, "ScaleUnit", scale_unit);
	}
	json_close(json, "}");
}

static void tool_list_print_line(struct listing *listing, const struct item *item)
{
	listing->found++;
	if (listing->only_count)
		return;
	if (listing->take) {
		listing->take(listing->context, listing->only_metrics ? item->own : item->name);
		return;
	}
	if (listing->json) {
		print_json(listing, item);
		return;
	}
	print_headings(listing);
	wrap(stdout, item->text ? item->text : "", 52, show(stdout, "  %-48s  ", item->name));
	if (item->file)
		(void)show(stdout, "%52sfrom %s\n", "", item->file);
}

static void print_item(struct listing *listing, const struct item *item)
{
	if (is_wanted(listing, fit_of(listing, item)) && (!listing->only_metrics || item->metric))
		tool_list_print_line(listing, item);
}

/* ---- Described systems ---- */

/* Matches the event's other names. Sets `name` to the best one, with its unit. */
static enum fit fit_otherwise(const struct listing *listing, const struct pmureg_block *block, const char *unit,
			      const struct pmureg_described_event *event, char name[2 * TOOL_NAME])
{
	const struct pmureg_names *names = &block->event_names;
	const struct pmureg_name *list = pmureg_names_list(names);
	enum fit best = FITS_NOT;

	for (uint16_t i = 0; listing->pattern && i < names->count; i++) {
		char other[2 * TOOL_NAME];

		if (&pmureg_block_events(block)[list[i].index] != event)
			continue;
		(void)snprintf(other, sizeof(other), "%s/%s/", unit, pmureg_name_text(&list[i]));
		if (fit_name(listing, other, pmureg_name_text(&list[i])) > best) {
			best = fit_name(listing, other, pmureg_name_text(&list[i]));
			memcpy(name, other, sizeof(other));
		}
	}
	return best;
}

/* Lists an event. If only some variants have it and no variant is chosen, the text says which. */
static void list_event(struct listing *listing, const struct pmureg_block *block, const char *unit,
		       const struct pmureg_described_event *event)
{
	const struct pmureg_condition *condition = pmureg_described_event_condition(event);
	char name[2 * TOOL_NAME], other[2 * TOOL_NAME], text[512], terms[LONGEST_TERMS], encoding[TOOL_NAME + LONGEST_TERMS];
	const char *own_name = pmureg_described_event_name(event), *what = pmureg_described_event_text(event);
	struct item item = {name,
			    text,
			    unit,
			    own_name,
			    encoding,
			    "Described event",
			    pmureg_described_event_scale(event),
			    pmureg_described_event_unit(event),
			    NULL,
			    NULL};
	enum fit own, others;

	if (listing->only_metrics || !pmureg_event_in_variant(listing->system, event))
		return;
	(void)snprintf(name, sizeof(name), "%s/%s/", unit, own_name);
	(void)snprintf(text, sizeof(text), "%s", what ? what : "");
	if (!pmureg_system_variant(listing->system) && pmureg_described_event_variant_titles(event))
		pmureg_text_append(text, sizeof(text), " (%s)", pmureg_described_event_variant_titles(event));
	if (condition)
		pmureg_text_append(text, sizeof(text), " (where %s)", pmureg_condition_text(condition));
	(void)snprintf(encoding, sizeof(encoding), "%s/%s/", unit, event_terms_text(block, event, terms));
	own = fit_of(listing, &item);
	others = fit_otherwise(listing, block, unit, event, other);
	/* For completion, the name must begin like the pattern. */
	item.name = listing->take && !own ? other : name;
	if (is_wanted(listing, better(own, others)))
		tool_list_print_line(listing, &item);
}

/*
 * Returns a unit's name for stat: with `SYSTEM:` if several systems have a unit of this name and this machine is none
 * of them.
 */
static const char *full_name(const struct listing *listing, const struct pmureg_block *block, uint16_t instance,
			     char text[TOOL_NAME])
{
	char unit[TOOL_NAME];
	struct pmureg_register_name at;
	size_t count = 0;

	(void)unit_text(listing->system, block, instance, unit);
	for (const struct pmureg_system *each = NULL; listing->is_any && (each = pmureg_system_next(each));)
		count += unit_named(each, unit, strlen(unit), &at) != 0;
	(void)snprintf(text, TOOL_NAME, "%s%s%.*s", count > 1 ? pmureg_system_key(listing->system) : "",
		       count > 1 ? ":" : "", TOOL_NAME / 2, unit);
	return text;
}

static void list_block(struct listing *listing, const struct pmureg_block *block)
{
	char unit[TOOL_NAME], name[2 * TOOL_NAME];
	struct pmureg_register_name at;

	listing->is_unit = listing->pattern && !listing->take &&
			   unit_named(listing->system, listing->pattern, strlen(listing->pattern), &at) && at.block == block;
	/* For completion, also lists devices with their numbers. */
	for (uint16_t i = 0; i < block->instance_count && listing->take && block->term_count; i++) {
		(void)snprintf(name, sizeof(name), "%s/", full_name(listing, block, i, unit));
		print_item(listing, &(struct item){.name = name});
	}
	listing->block = block;
	/* A unit without named events is listed, too, because its events can be given by terms. */
	if (!block->event_count && block->term_count && !listing->pattern && !listing->take)
		print_headings(listing);
	(void)full_name(listing, block, PMUREG_INSTANCES_ALL, unit);
	for (uint16_t i = 0; i < block->event_count; i++)
		list_event(listing, block, unit, &pmureg_block_events(block)[i]);
	for (uint16_t i = 0; i < block->metric_count && (!listing->take || listing->only_metrics); i++) {
		const struct pmureg_metric *metric = &pmureg_block_metrics(block)[i];

		(void)snprintf(name, sizeof(name), "%s.%s", unit, pmureg_metric_name(metric));
		print_item(listing, &(struct item){name, pmureg_metric_text(metric), unit, pmureg_metric_name(metric),
						   NULL, "Metric", NULL, pmureg_metric_unit(metric), metric, NULL});
	}
	listing->is_unit = 0;
	listing->block = NULL;
}

static void list_system(struct listing *listing, const struct pmureg_system *system)
{
	listing->system = system;
	listing->system_is_due = 1;
	if (!listing->pattern)
		print_headings(listing);
	for (uint16_t i = 0; i < system->block_count; i++)
		list_block(listing, &pmureg_system_blocks(system)[i]);
	if (!listing->system_is_due && !listing->take)
		(void)putchar('\n');
	listing->system = NULL;
	listing->system_is_due = 0;
}

static int list_one(void *context, const char *name, const char *title, const char *file)
{
	print_item(context, &(struct item){.name = name, .text = title, .file = file});
	return 0;
}

/* Lists all systems and their variants. */
static void print_systems(struct listing *listing)
{
	(void)pmureg_systems(list_one, listing);
}

void list_systems(list_taker *take, void *context)
{
	print_systems(&(struct listing){.take = take, .context = context});
}

/* ---- This machine ---- */

static int list_kernel_event(void *context, const char *name)
{
	print_item(context, &(struct item){.name = name, .text = "counted by the kernel itself", .type = "Software event"});
	return 0;
}

static void list_pmu_event(struct listing *listing, const struct pmureg_block *pmu,
			   const struct pmureg_described_event *event)
{
	const char *unit = pmureg_block_key(pmu), *own = pmureg_described_event_name(event);
	const char *terms = pmureg_described_event_text(event);
	char name[2 * TOOL_NAME], encoding[2 * TOOL_NAME];

	(void)snprintf(name, sizeof(name), "%s/%s/", unit, own);
	(void)snprintf(encoding, sizeof(encoding), "%s/%s/", unit, terms);
	print_item(listing,
		   &(struct item){name, terms, unit, own, *terms ? encoding : NULL, "Kernel PMU event",
				  pmureg_described_event_scale(event), pmureg_described_event_unit(event), NULL, NULL});
}

/* An event of a PMU without terms of its own cannot be given by hand. */
static void list_pmu_terms(struct listing *listing, const struct pmureg_block *pmu)
{
	const char *unit = pmureg_block_key(pmu);
	char terms[TERMS] = "", name[2 * TOOL_NAME + TERMS];

	for (uint16_t i = 0; i < pmu->term_count; i++) {
		const struct pmureg_term *term = &pmureg_block_terms(pmu)[i];

		if (pmureg_term_linux_format(term) && strlen(terms) + strlen(pmureg_term_name(term)) + 2 < TERMS)
			pmureg_text_append(terms, TERMS, "%s%s=", *terms ? "," : "", pmureg_term_name(term));
	}
	(void)snprintf(name, sizeof(name), "%s/%s%s", unit, listing->take ? "" : terms, listing->take ? "" : "/");
	if (*terms)
		print_item(listing, &(struct item){name, "terms", unit, NULL, NULL, "Raw event descriptor", NULL, NULL,
						   NULL, NULL});
}

/* Continues after a PMU that cannot be read. */
static int list_pmu(void *context, const char *name)
{
	struct listing *listing = context;
	const struct pmureg_system *system;
	const struct pmureg_block *pmu;
	struct pmureg_error error;

	const int code = pmureg_kernel_pmu(listing->tool->machine, name, &system, &error);

	pmu = code ? NULL : pmureg_system_blocks(system);
	if (code || *pmureg_block_text(pmu)) {
		complain("%s", code ? error.message : pmureg_block_text(pmu));
		listing->is_short = 1;
	}
	if (code)
		return 0;
	list_pmu_terms(listing, pmu);
	for (uint16_t i = 0; i < pmu->event_count; i++)
		list_pmu_event(listing, pmu, &pmureg_block_events(pmu)[i]);
	return 0;
}

static int list_machine(struct listing *listing)
{
	int code;

	listing->heading = "This machine's PMUs";
	code = pmureg_kernel_pmus(listing->tool->machine, list_pmu, listing);
	if (code && code != -ENOENT) {
		complain("this machine's PMUs cannot be listed: %s", strerror(-code));
		return TOOL_FAILED;
	}
	code = pmureg_kernel_files(listing->tool->machine, NULL, NULL, list_kernel_event, listing);
	return code || listing->is_short ? TOOL_FAILED : TOOL_DONE;
}

/* ---- The command ---- */

/*
 * Lists the chosen system or those of this machine; otherwise, with a pattern, all systems, so that users can search
 * for an event.
 */
static void list_described(struct listing *listing, const struct pmureg_system *system)
{
	const struct pmureg_system *here;

	if (listing->tool->system)
		list_system(listing, system);
	/* A machine is several systems if its cores and its uncore are described separately. */
	for (size_t i = 0; !listing->tool->system && (here = pmureg_machine_system(listing->tool->machine, i)); i++)
		list_system(listing, here);
	listing->is_any |= !system && listing->pattern;
	for (const struct pmureg_system *each = NULL; !system && listing->is_any && (each = pmureg_system_next(each));)
		list_system(listing, each);
}

/* ---- Names ---- */

static void print_taken(void *context, const char *name)
{
	(void)show(context, "%s\n", name);
}

/* Suggests `unit/event/` as a whole, and its parts. */
static void try_name(void *context, const char *name)
{
	struct pmureg_nearest *nearest = context;
	const char *slash = strchr(name, '/'), *unit = slash ? memchr(name, ':', (size_t)(slash - name)) : NULL;
	char part[2 * TOOL_NAME];

	pmureg_nearest_try(nearest, name);
	if (!slash || strchr(nearest->word.text, '/'))
		return;
	unit = unit ? unit + 1 : name;
	(void)snprintf(part, sizeof(part), "%.*s", (int)(slash - unit), unit);
	pmureg_nearest_try(nearest, part);
	(void)snprintf(part, sizeof(part), "%.*s", (int)strcspn(slash + 1, "/"), slash + 1);
	pmureg_nearest_try(nearest, part);
}

void list_names(const struct tool *tool, const struct pmureg_system *system, int is_any, const char *pattern,
		list_taker *take, void *context)
{
	struct listing listing = {.tool = tool, .is_any = is_any, .pattern = pattern, .take = take, .context = context};

	if (system)
		list_system(&listing, system);
	else
		list_described(&listing, NULL);
	if (!system)
		(void)list_machine(&listing);
}

void names_try(const struct tool *tool, const struct pmureg_system *system, struct pmureg_nearest *nearest)
{
	list_names(tool, system, !system, NULL, try_name, nearest);
	for (const struct pmureg_system *each = NULL; (each = pmureg_system_next(each));) {
		struct subject of = {.system = each};

		pmureg_nearest_try(nearest, pmureg_system_key(each));
		for (size_t i = 0; (!system || pmureg_system_blocks(system) == pmureg_system_blocks(each)) && metric_at(&of, i); i++)
			pmureg_nearest_try(nearest, pmureg_metric_name(of.metric));
	}
}

/* Lists all matches: first those in which the pattern is a whole word. */
static int list_all(struct listing *listing, const struct pmureg_system *system)
{
	listing->wanted = listing->pattern && !listing->take ? FITS_WORD : 0;
	do
		list_described(listing, system);
	while (listing->wanted && --listing->wanted);
	for (size_t i = 0; i < MOST_HERE; i++)
		(void)pmureg_device_close(listing->registers[i], NULL);
	if (!system && !listing->pattern && !listing->take && !listing->only_metrics) {
		listing->heading = "Described systems (list one with --system NAME, simulate it with --io sim)";
		print_systems(listing);
		if (!listing->json)
			(void)puts(pmureg_machine_system(listing->tool->machine, 0) ?
					   "" :
					   "\nNo description fits this machine. `pmureg-gen new VENDOR/SYSTEM "
					   "--from-machine` begins one, and says which is nearest.\n");
	}
	return listing->tool->system ? TOOL_DONE : list_machine(listing);
}

int list_finds(const struct tool *tool, const char *system, const char *pattern)
{
	struct tool other = *tool;
	struct listing listing = {.tool = &other, .pattern = pattern, .only_count = 1};
	const struct pmureg_system *chosen;

	other.system = system;
	return !system_choose(&other, &chosen) && !list_all(&listing, chosen) && listing.found;
}

static int nothing_matches(const struct listing *listing, const struct pmureg_system *system)
{
	struct pmureg_nearest guess = {.word = pmureg_word_of(listing->pattern)};
	const int is_any = !listing->tool->system;
	struct pmureg_register_name at;
	int code = -ENOENT;

	for (const struct pmureg_system *each = NULL; code && (each = pmureg_system_next(each));)
		if (is_any || pmureg_system_blocks(each) == pmureg_system_blocks(system))
			code = pmureg_register_find(each, listing->pattern, &at, NULL);
	if (!code) {
		complain("no unit, event or metric matches '%s', but a register does; see `pmureg describe '%s'`",
			 listing->pattern, listing->pattern);
		return TOOL_FAILED;
	}
	names_try(listing->tool, system, &guess);
	if (pmureg_system_find(listing->pattern, NULL))
		complain("nothing matches '%s', but a system has this name; see `pmureg list --system %s`",
			 listing->pattern, listing->pattern);
	else
		complain("nothing matches '%s'%s%s%s", listing->pattern, guess.name[0] ? "; did you mean '" : "", guess.name,
			 guess.name[0] ? "'?" : "");
	return TOOL_FAILED;
}

static int list(struct listing *listing)
{
	const struct pmureg_system *system;
	int status;

	if (system_choose(listing->tool, &system))
		return TOOL_FAILED;
	status = list_all(listing, system);
	if (status || !listing->pattern || listing->found || listing->take)
		return status;
	return nothing_matches(listing, system);
}

int list_run(struct tool *tool, struct options *options)
{
	struct listing listing = {.tool = tool, .context = stdout};
	struct json json = {stdout, ""};
	int status = TOOL_DONE;

	if (options->json && (options->names || options->systems))
		return wrong_usage(options->command, "--json includes what --names and --systems print: omit them");
	if (system_take(tool, options))
		return TOOL_FAILED;
	listing.pattern = options->words[0];
	listing.take = options->names ? print_taken : NULL;
	/* perf uses these words for all metrics. */
	listing.only_metrics = listing.pattern && (like(listing.pattern, "metric") || like(listing.pattern, "metrics"));
	listing.pattern = listing.only_metrics ? NULL : listing.pattern;
	pager_begin(tool);
	if (options->json) {
		listing.json = &json;
		json_open(&json, NULL, '[');
	}
	if (options->systems)
		list_systems(print_taken, stdout);
	else
		status = list(&listing);
	if (options->json)
		json_close(&json, "\n]\n");
	return pager_end(status);
}
