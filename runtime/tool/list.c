/*
 * list.c: `pmureg list`: what can be counted, here and on the described systems.
 */
#include "tool.h"

#define TERMS 200   /* of a PMU, joined */
#define MOST_HERE 4 /* systems that this machine is, whose registers are kept open */

struct listing {
	const struct tool *tool;
	const char *pattern; /* NULL: everything */
	int wanted;          /* how well an item fits the pattern that is listed in this turn; 0: however well */
	int is_any;          /* no system was named, and this machine is none */
	list_taker *take;    /* of names, where only those are wanted; else NULL */
	void *context;
	size_t found;
	int is_short;        /* something could not be read: it was said */
	const struct pmureg_system *system; /* at hand; NULL: this machine's own PMUs */
	const char *pmu;
	/* Of the systems that this machine is, once they were opened; NULL: their registers cannot be read. */
	struct pmureg_device *registers[MOST_HERE];
	int is_open[MOST_HERE];
	/* Headings that are printed in front of the next item: */
	const char *heading;
	int system_is_due;
	const struct pmureg_block *block;
};

/* ---- Lines ---- */

/* Where this machine is the system, and lets us read them: which units it has is then known. */
static struct pmureg_device *registers_here(struct listing *listing)
{
	struct pmureg_options to = PMUREG_OPTIONS;
	const struct pmureg_system *here;
	size_t i = 0;

	while ((here = pmureg_machine_system(listing->tool->machine, i)) && here->blocks != listing->system->blocks)
		i++;
	if (!here || i >= MOST_HERE)
		return NULL;
	to.machine = listing->tool->machine;
	to.system = listing->system->name;
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
		     plain(listing->tool), block->title);
	if (block->instance_count > 1) {
		const uint16_t last = (uint16_t)(block->instance_count - 1);

		(void)printf(", %u units (%s", last + 1U, unit_text(listing->system, block, 0, name));
		(void)printf(" ... %s)", unit_text(listing->system, block, last, name));
	}
	if (block->perf_banks)
		(void)printf(", each is %s", block->perf_device);
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

static void print_headings(struct listing *listing)
{
	const struct pmureg_system *system = listing->system;
	char name[TOOL_NAME];

	if (listing->take)
		return;
	if (listing->heading)
		(void)printf("%s%s%s\n", bold(listing->tool), listing->heading, plain(listing->tool));
	if (listing->system_is_due)
		(void)printf("%s%s%s: %s%s%s\n", bold(listing->tool), whole_name(system, name), plain(listing->tool),
			     system->title, system->variant ? ": " : "", system->variant ? system->variant_title : "");
	if (listing->block)
		print_block(listing);
	listing->heading = NULL;
	listing->system_is_due = 0;
	listing->block = NULL;
}

/* By its name, and of what is described by its text. */
static enum fit fit_of(const struct listing *listing, const char *name, const char *text)
{
	const char *pattern = listing->pattern;
	const int has_text = pattern && listing->system && text && !listing->take && !strpbrk(pattern, "*?[");
	const enum fit by_name = pattern ? fit(name, pattern) : FITS_WORD;
	const enum fit by_text = has_text ? fit(text, pattern) : FITS_NOT;

	return by_text > by_name ? by_text : by_name;
}

static int is_wanted(const struct listing *listing, enum fit found)
{
	return listing->wanted ? (int)found == listing->wanted : found != FITS_NOT;
}

static void print_line(struct listing *listing, const char *name, const char *text)
{
	listing->found++;
	if (listing->take) {
		listing->take(listing->context, name);
		return;
	}
	print_headings(listing);
	wrap(stdout, text ? text : "", 52, show(stdout, "  %-48s  ", name));
}

static void print_item(struct listing *listing, const char *name, const char *text)
{
	if (is_wanted(listing, fit_of(listing, name, text)))
		print_line(listing, name, text);
}

/* ---- Described systems ---- */

/* The same by the event's other names; the best of them, with its unit, is `name`. */
static enum fit fit_otherwise(const struct listing *listing, const struct pmureg_block *block, const char *unit,
			      const struct pmureg_described_event *event, char name[2 * TOOL_NAME])
{
	const struct pmureg_names *names = &block->event_names;
	enum fit best = FITS_NOT;

	for (uint32_t i = 0; listing->pattern && i <= names->mask; i++) {
		char other[2 * TOOL_NAME];

		if (!names->slots[i].text || &block->events[names->slots[i].index] != event)
			continue;
		(void)snprintf(other, sizeof(other), "%s/%s/", unit, names->slots[i].text);
		if (fit(other, listing->pattern) > best) {
			best = fit(other, listing->pattern);
			memcpy(name, other, sizeof(other));
		}
	}
	return best;
}

/* Where some variants of the system lack the event, and nothing says which variant is meant: those that have it. */
static void list_event(struct listing *listing, const struct pmureg_block *block, const char *unit,
		       const struct pmureg_described_event *event)
{
	char name[2 * TOOL_NAME], other[2 * TOOL_NAME], text[512];
	enum fit own, others;

	if (!pmureg_event_in_variant(listing->system, event))
		return;
	(void)snprintf(name, sizeof(name), "%s/%s/", unit, event->name);
	(void)snprintf(text, sizeof(text), "%s", event->text ? event->text : "");
	if (!listing->system->variant && event->variant_titles)
		pmureg_text_append(text, sizeof(text), " (%s)", event->variant_titles);
	if (event->condition)
		pmureg_text_append(text, sizeof(text), " (where %s)", event->condition->text);
	own = fit_of(listing, name, text);
	others = fit_otherwise(listing, block, unit, event, other);
	/* For completion, it goes on as it began. */
	if (is_wanted(listing, own > others ? own : others))
		print_line(listing, listing->take && !own ? other : name, text);
}

/* As it can be given to stat: with `SYSTEM:` where the machine is none of several systems that have a unit of this name. */
static const char *full_name(const struct listing *listing, const struct pmureg_block *block, uint16_t instance,
			     char text[TOOL_NAME])
{
	char unit[TOOL_NAME];
	struct pmureg_register_name at;
	size_t count = 0;

	(void)unit_text(listing->system, block, instance, unit);
	for (size_t i = 0; listing->is_any && i < pmureg_system_count; i++)
		count += unit_named(pmureg_systems[i], unit, strlen(unit), &at) != 0;
	(void)snprintf(text, TOOL_NAME, "%s%s%.*s", count > 1 ? listing->system->name : "", count > 1 ? ":" : "",
		       TOOL_NAME / 2, unit);
	return text;
}

static void list_block(struct listing *listing, const struct pmureg_block *block)
{
	char unit[TOOL_NAME], name[2 * TOOL_NAME];

	/* For completion: the devices, too, with their numbers. */
	for (uint16_t i = 0; i < block->instance_count && listing->take && block->term_count; i++) {
		(void)snprintf(name, sizeof(name), "%s/", full_name(listing, block, i, unit));
		print_item(listing, name, NULL);
	}
	listing->block = block;
	/* A unit without named events counts, too: its terms are given by hand. */
	if (!block->event_count && block->term_count && !listing->pattern && !listing->take)
		print_headings(listing);
	(void)full_name(listing, block, PMUREG_INSTANCES_ALL, unit);
	for (uint16_t i = 0; i < block->event_count; i++)
		list_event(listing, block, unit, &block->events[i]);
	for (uint16_t i = 0; i < block->metric_count && !listing->take; i++) {
		(void)snprintf(name, sizeof(name), "%s.%s", unit, block->metrics[i].name);
		print_item(listing, name, block->metrics[i].text);
	}
	listing->block = NULL;
}

static void list_system(struct listing *listing, const struct pmureg_system *system)
{
	listing->system = system;
	listing->system_is_due = 1;
	if (!listing->pattern)
		print_headings(listing);
	for (uint16_t i = 0; i < system->block_count; i++)
		list_block(listing, &system->blocks[i]);
	if (!listing->system_is_due && !listing->take)
		(void)putchar('\n');
	listing->system = NULL;
	listing->system_is_due = 0;
}

/* All of them, and what they can be. */
static void print_systems(struct listing *listing)
{
	char name[TOOL_NAME];

	for (size_t i = 0; i < pmureg_system_count; i++) {
		const struct pmureg_system *system = pmureg_systems[i];

		print_item(listing, system->name, system->title);
		for (uint16_t j = 0; j < system->variant_count; j++)
			print_item(listing, whole_name(&system->variants[j], name), system->variants[j].variant_title);
	}
}

void list_systems(list_taker *take, void *context)
{
	print_systems(&(struct listing){.take = take, .context = context});
}

/* ---- This machine ---- */

static int list_kernel_event(void *context, const char *name)
{
	print_item(context, name, "counted by the kernel itself");
	return 0;
}

static int list_pmu_event(void *context, const char *event)
{
	struct listing *listing = context;
	char name[2 * TOOL_NAME], file[TOOL_NAME], terms[TOOL_NAME];

	(void)snprintf(name, sizeof(name), "%s/%s/", listing->pmu, event);
	(void)snprintf(file, sizeof(file), "events/%s", event);
	if (listing->take || pmureg_kernel_file(listing->tool->machine, listing->pmu, file, terms, sizeof(terms)))
		terms[0] = '\0';
	print_item(listing, name, terms);
	return 0;
}

static int add_term(void *context, const char *name)
{
	char *terms = context;

	if (strlen(terms) + strlen(name) + 2 < TERMS)
		pmureg_text_append(terms, TERMS, "%s%s=", *terms ? "," : "", name);
	return 0;
}

static void tell_unread(struct listing *listing, const char *what, int code)
{
	if (!code || code == -ENOENT)
		return;
	complain("the %s of %s cannot be read in sysfs: %s", what, listing->pmu, strerror(-code));
	listing->is_short = 1;
}

/* Those behind one that cannot be read are listed all the same. */
static int list_pmu(void *context, const char *pmu)
{
	struct listing *listing = context;
	char terms[TERMS] = "", name[2 * TOOL_NAME + TERMS];
	int code;

	listing->pmu = pmu;
	code = pmureg_kernel_files(listing->tool->machine, pmu, "format", add_term, terms);
	tell_unread(listing, "terms", code);
	/* A PMU without terms cannot be given an event by hand. */
	if (code == 0 && *terms) {
		(void)snprintf(name, sizeof(name), "%s/%s%s", pmu, listing->take ? "" : terms,
			       listing->take ? "" : "/");
		print_item(listing, name, "terms");
	}
	tell_unread(listing, "events",
		    pmureg_kernel_files(listing->tool->machine, pmu, "events", list_pmu_event, listing));
	return 0;
}

static int list_machine(struct listing *listing)
{
	int code;

	listing->heading = "This machine's PMUs";
	code = pmureg_kernel_pmus(listing->tool->machine, list_pmu, listing);
	if (code && code != -ENOENT) {
		complain("the PMUs of this machine cannot be listed: %s", strerror(-code));
		return TOOL_FAILED;
	}
	code = pmureg_kernel_files(listing->tool->machine, NULL, NULL, list_kernel_event, listing);
	return code || listing->is_short ? TOOL_FAILED : TOOL_DONE;
}

/* ---- The command ---- */

/* The one that is meant, or those that this machine is; else, with a pattern, all: nobody should have to know where an event is. */
static void list_described(struct listing *listing, const struct pmureg_system *system)
{
	const struct pmureg_system *here;

	if (listing->tool->system)
		list_system(listing, system);
	/* A machine is several systems where its cores are described apart from what is around them. */
	for (size_t i = 0; !listing->tool->system && (here = pmureg_machine_system(listing->tool->machine, i)); i++)
		list_system(listing, here);
	listing->is_any |= !system && listing->pattern;
	for (size_t i = 0; !system && listing->is_any && i < pmureg_system_count; i++)
		list_system(listing, pmureg_systems[i]);
}

/* ---- Names ---- */

static void print_taken(void *context, const char *name)
{
	(void)show(context, "%s", name);
	(void)putchar('\n');
}

/* `unit/event/`: each of its parts may be what was meant, too. */
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
	for (size_t i = 0; i < pmureg_system_count; i++) {
		const struct pmureg_block *blocks = pmureg_systems[i]->blocks;

		pmureg_nearest_try(nearest, pmureg_systems[i]->name);
		for (uint16_t b = 0; (!system || system->blocks == blocks) && b < pmureg_systems[i]->block_count; b++)
			for (uint16_t m = 0; m < blocks[b].metric_count; m++)
				pmureg_nearest_try(nearest, blocks[b].metrics[m].name);
	}
}

static int list(struct listing *listing)
{
	struct pmureg_nearest guess = {.word = pmureg_word_of(listing->pattern)};
	const struct pmureg_system *system;

	if (system_choose(listing->tool, &system))
		return TOOL_FAILED;
	/* Where it is a word of its own comes first. */
	listing->wanted = listing->pattern && !listing->take ? FITS_WORD : 0;
	do
		list_described(listing, system);
	while (listing->wanted && --listing->wanted);
	for (size_t i = 0; i < MOST_HERE; i++)
		(void)pmureg_device_close(listing->registers[i], NULL);
	if (!system && !listing->pattern && !listing->take) {
		listing->heading = "Described systems (--system NAME lists one, --io sim counts on its model)";
		print_systems(listing);
		(void)putchar('\n');
	}
	if (!listing->tool->system && list_machine(listing))
		return TOOL_FAILED;
	if (!listing->pattern || listing->found || listing->take)
		return TOOL_DONE;
	names_try(listing->tool, system, &guess);
	if (strcmp(guess.name, listing->pattern) == 0)
		complain("nothing matches '%s', but a system is called so: `pmureg list --system %s` lists it", guess.name, guess.name);
	else
		complain("nothing matches '%s'%s%s%s", listing->pattern, guess.name[0] ? "; did you mean '" : "", guess.name,
			 guess.name[0] ? "'?" : "");
	return TOOL_FAILED;
}

int list_run(struct tool *tool, struct options *options)
{
	struct listing listing = {.tool = tool, .context = stdout};
	int status = TOOL_DONE;

	if (system_take(tool, options))
		return TOOL_FAILED;
	listing.pattern = options->words[0];
	listing.take = options->names ? print_taken : NULL;
	pager_begin(tool);
	if (options->systems)
		list_systems(print_taken, stdout);
	else
		status = list(&listing);
	return pager_end(status);
}
