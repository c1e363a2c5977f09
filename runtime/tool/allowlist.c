/*
 * allowlist.c: `pmureg allowlist`: the MSRs of a system as msr-safe's allowlist has them, so that counting needs no root.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "../io/grow.h"
#include "stat.h"

/* An MSR, which several registers may share. */
struct allowed {
	uint32_t address;
	uint64_t mask; /* bits that a write may change */
	int read, written; /* by a session */
	char names[2 * TOOL_NAME];
};

struct allowlist {
	const struct pmureg_system *system;
	struct allowed *entries; /* in the order of their addresses */
	size_t count, room;
};

/* ---- The registers ---- */

static int add(struct allowlist *list, const struct pmureg_block *block, const struct pmureg_register *reg,
	       uint16_t instance, uint32_t element)
{
	struct allowed *entry, *grown;
	const struct pmureg_register_name found = {block, reg, instance, element};
	struct pmureg_place place;

	grown = pmureg_grow(list->entries, list->count, &list->room, sizeof(*grown));
	if (!grown)
		return -ENOMEM;
	list->entries = grown;
	pmureg_register_place(list->system, block, reg, instance, element, &place);
	entry = &list->entries[list->count++];
	*entry = (struct allowed){.address = place.address};
	/* Bits that must be written as 1 change nothing, but a write without them would be refused. */
	if (reg->masks.writable)
		entry->mask = reg->masks.writable | reg->masks.ones;
	(void)pmureg_register_text(&found, entry->names, sizeof(entry->names));
	return 0;
}

static int compare_entries(const void *a, const void *b)
{
	const struct allowed *left = a, *right = b;

	return (left->address > right->address) - (left->address < right->address);
}

/* Registers at one address become one entry. */
static void join(struct allowlist *list)
{
	size_t kept = 0;

	qsort(list->entries, list->count, sizeof(*list->entries), compare_entries);
	for (size_t i = 1; i < list->count; i++) {
		struct allowed *last = &list->entries[kept];
		const struct allowed next = list->entries[i];
		size_t length = strlen(last->names);

		if (next.address != last->address) {
			list->entries[++kept] = next;
			continue;
		}
		last->mask |= next.mask;
		if (!strstr(last->names, next.names))
			(void)snprintf(last->names + length, sizeof(last->names) - length, ", %s", next.names);
	}
	list->count = kept + 1;
}

static int collect(struct allowlist *list)
{
	int code = 0;

	for (uint16_t b = 0; b < list->system->block_count; b++) {
		const struct pmureg_block *block = &list->system->blocks[b];

		for (uint16_t r = 0; block->space == PMUREG_MSR && r < block->register_count; r++) {
			const struct pmureg_register *reg = &block->registers[r];

			for (uint16_t i = 0; i < block->instance_count; i++)
				for (uint32_t e = 0; e < reg->elements && !code; e++)
					if (reg->masks.readable || reg->masks.writable)
						code = add(list, block, reg, i, e);
		}
	}
	if (code) {
		complain("out of memory");
		return code;
	}
	if (!list->count) {
		complain("%s has no MSRs, so msr-safe has nothing to allow; `pmureg verify %s` says how its registers are reached",
			 list->system->name, list->system->name);
		return -ENOENT;
	}
	join(list);
	return 0;
}

/* ---- What a session touches: an io around the simulated device ---- */

struct watch {
	struct pmureg_io io; /* first, so that one becomes the other */
	struct pmureg_io *inner;
	struct allowlist *list;
};

static struct allowed *find(const struct watch *watch, const struct pmureg_place *place)
{
	const struct allowed key = {.address = place->address};

	if (place->space != PMUREG_MSR)
		return NULL;
	return bsearch(&key, watch->list->entries, watch->list->count, sizeof(key), compare_entries);
}

static int watch_read(struct pmureg_io *io, const struct pmureg_place *place, uint64_t *value)
{
	struct watch *watch = (struct watch *)io;
	struct allowed *entry = find(watch, place);

	if (entry)
		entry->read = 1;
	return pmureg_io_read(watch->inner, place, value);
}

static int watch_write(struct pmureg_io *io, const struct pmureg_place *place, uint64_t value)
{
	struct watch *watch = (struct watch *)io;
	struct allowed *entry = find(watch, place);

	if (entry)
		entry->written = 1;
	return pmureg_io_write(watch->inner, place, value);
}

static int run_session(struct watch *watch, const struct pmureg_event *events, size_t count, void *memory, size_t size)
{
	struct pmureg_count *counts = calloc(count, sizeof(*counts));
	struct pmureg_session *session = NULL;
	struct pmureg_error error = {0}, ignored;
	int code;

	if (!counts) {
		complain("out of memory");
		return -ENOMEM;
	}
	code = pmureg_session_open(memory, size, watch->list->system, &watch->io, events, count, NULL, &session, &error);
	if (!code) {
		code = pmureg_session_start(session, &error);
		if (!code)
			code = pmureg_session_read(session, counts, &error);
		/* Once round: every turn programs registers of its own. */
		for (size_t turn = 0; turn < pmureg_session_turns(session) && !code; turn++)
			code = pmureg_session_rotate(session, &error);
		if (!code)
			code = pmureg_session_stop(session, &error);
		if (pmureg_session_close(session, code ? &ignored : &error) && !code)
			code = error.code;
	}
	if (code)
		complain("%s", error.message);
	free(counts);
	return code;
}

static int watch_events(struct allowlist *list, const struct pmureg_event *events, size_t count)
{
	struct watch watch = {.io = {.read = watch_read, .write = watch_write}, .list = list};
	size_t sim_size = pmureg_sim_size(list->system), size = pmureg_session_size(list->system, events, count, NULL);
	void *sim_memory = calloc(1, sim_size + 1), *memory = calloc(1, size + 1);
	struct pmureg_sim *sim = NULL;
	int code = sim_memory && memory ? pmureg_sim_init(sim_memory, sim_size, list->system, &sim) : -ENOMEM;

	if (code) {
		complain("%s cannot be simulated: %s", list->system->name, strerror(-code));
	} else {
		watch.inner = pmureg_sim_io(sim);
		code = run_session(&watch, events, count, memory, size);
	}
	free(memory);
	free(sim_memory);
	return code;
}

static int watch_session(const struct tool *tool, const char *events_text, struct allowlist *list)
{
	struct stat_options options = {.way = WAY_SIM, .lists = {events_text}, .list_count = 1};
	struct tool of_system = *tool;
	struct counting counting = {.cut_off = 0};
	struct pmureg_event *events = NULL;
	int code;

	of_system.system = list->system->name;
	code = stat_events_parse(&of_system, &options, &counting);

	if (!code) {
		events = calloc(counting.handle->event_count, sizeof(*events));
		if (!events)
			code = -ENOMEM;
	}
	for (size_t i = 0; !code && i < counting.handle->event_count; i++) {
		events[i] = counting.handle->events[i].described;
		events[i].group = counting.handle->events[i].group;
	}
	if (!code)
		code = watch_events(list, events, counting.handle->event_count);
	free(events);
	stat_events_free(&counting);
	return code;
}

/* ---- The command ---- */

static int is_listed(const struct allowed *entry, int session)
{
	return !session || entry->read || entry->written;
}

static int print(const struct allowlist *list, int session)
{
	size_t listed = 0;

	for (size_t i = 0; i < list->count; i++)
		listed += (size_t)is_listed(&list->entries[i], session);
	if (!listed) {
		complain("a session with these events touches no MSR, so msr-safe has nothing to allow");
		return -ENOENT;
	}
	(void)printf("# %s: %s, for msr-safe\n# MSR      write mask\n", list->system->title,
		     session ? "the MSRs of a session" : "all described MSRs");
	for (size_t i = 0; i < list->count; i++) {
		const struct allowed *entry = &list->entries[i];

		if (is_listed(entry, session))
			(void)printf("0x%08X 0x%016llX # %s\n", (unsigned)entry->address,
				     (unsigned long long)(session && !entry->written ? 0 : entry->mask), entry->names);
	}
	return 0;
}

int allowlist_run(struct tool *tool, const struct command *command, struct options *options)
{
	struct allowlist list = {.system = NULL};
	int code;

	if (options->session != (options->events != NULL))
		return wrong_usage(command, "--session and -e EVENTS go together");
	if (system_choose(tool, &list.system))
		return TOOL_FAILED;
	code = collect(&list);
	if (!code && options->session)
		code = watch_session(tool, options->events, &list);
	if (!code)
		code = print(&list, options->session);
	free(list.entries);
	return code ? TOOL_FAILED : finish(stdout);
}
