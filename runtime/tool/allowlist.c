/*
 * allowlist.c: `pmureg allowlist`: the MSRs of a system as msr-safe's allowlist has them, so that counting needs no
 * root.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "device.h"

#define TURN_NS UINT64_C(4000000) /* after which others are counted, where events are multiplexed */

/* An MSR, which several registers may share. */
struct allowed {
	uint32_t address;
	uint64_t mask;     /* bits that a write may change */
	int read, written; /* by a session */
	char names[2 * TOOL_NAME];
};

struct allowlist {
	const struct pmureg_system *system;
	struct allowed *entries; /* in the order of their addresses */
	size_t count;
};

/* ---- The registers ---- */

/* The next MSR, from {0} on. */
static int next_msr(const struct pmureg_system *system, struct pmureg_register_name *at)
{
	for (;;) {
		while (at->block && at->block->space == PMUREG_MSR && next_element(at))
			if (at->reg->masks.readable || at->reg->masks.writable)
				return 1;
		if (!next_unit(system, at))
			return 0;
	}
}

static uint32_t address_of(const struct pmureg_system *system, const struct pmureg_register_name *at)
{
	struct pmureg_place place;

	pmureg_register_place(system, at->block, at->reg, at->instance, at->element, &place);
	return place.address;
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
		const struct allowed *next = &list->entries[i];

		if (next->address != last->address) {
			list->entries[++kept] = *next;
			continue;
		}
		last->mask |= next->mask;
		if (!strstr(last->names, next->names))
			text_append(last->names, sizeof(last->names), ", %s", next->names);
	}
	list->count = kept + 1;
}

static int collect(struct allowlist *list)
{
	struct pmureg_register_name at = {0};
	size_t count = 0;

	while (next_msr(list->system, &at))
		count++;
	if (!count) {
		complain("%s has no MSRs, so msr-safe has nothing to allow; `pmureg verify %s` says how its registers "
			 "are reached",
			 list->system->name, list->system->name);
		return -ENOENT;
	}
	list->entries = calloc(count, sizeof(*list->entries));
	if (!list->entries) {
		complain("out of memory");
		return -ENOMEM;
	}
	for (at = (struct pmureg_register_name){0}; next_msr(list->system, &at);) {
		struct allowed *entry = &list->entries[list->count++];

		entry->address = address_of(list->system, &at);
		/* Bits that must be written as 1 change nothing, but a write without them would be refused. */
		entry->mask = at.reg->masks.writable ? at.reg->masks.writable | at.reg->masks.ones : 0;
		(void)pmureg_register_text(&at, entry->names, sizeof(entry->names));
	}
	join(list);
	return 0;
}

/* ---- What a session touches, on the simulated device ---- */

static void note_access(void *context, const struct pmureg_watched *access)
{
	const struct pmureg_register_name at = {access->block, access->reg, access->instance, access->element};
	const struct allowlist *list = context;
	struct allowed key = {0}, *entry;

	if (access->kind == 'b' || !at.reg || at.block->space != PMUREG_MSR)
		return;
	key.address = address_of(list->system, &at);
	entry = bsearch(&key, list->entries, list->count, sizeof(key), compare_entries);
	if (entry && access->kind == 'r')
		entry->read = 1;
	else if (entry)
		entry->written = 1;
}

/* Of events that are multiplexed, each has its time, in which other registers are programmed. */
static int count_all(struct pmureg *handle, struct pmureg_error *error)
{
	struct pmureg_result result = PMUREG_RESULT;
	int code = pmureg_start(handle, error);

	for (size_t i = 0; !code && pmureg_result_at(handle, i, &result) == 0; i++)
		code = pmureg_advance(handle, TURN_NS, error);
	return code ? code : pmureg_stop(handle, error);
}

static int watch_session(struct allowlist *list, const struct tool *tool, const struct options *options)
{
	struct pmureg_options to = library_options(tool, options);
	struct pmureg_error error;
	struct pmureg *handle;
	int code, closed;

	to.io = "sim";
	to.turn_ns = TURN_NS;
	to.watch = note_access;
	to.watch_context = list;
	code = pmureg_open(&to, options->events, &handle, &error);
	if (!code) {
		code = count_all(handle, &error);
		closed = pmureg_close(handle, code ? NULL : &error);
		code = code ? code : closed;
	}
	if (code)
		complain_error(&error, options->events);
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
	struct allowlist list = {0};
	int code;

	if (options->session != (options->events != NULL))
		return wrong_usage(command, "--session and -e EVENTS go together");
	if (system_choose(tool, &list.system))
		return TOOL_FAILED;
	code = collect(&list);
	if (!code && options->session)
		code = watch_session(&list, tool, options);
	if (!code)
		code = print(&list, options->session);
	free(list.entries);
	return code ? TOOL_FAILED : finish(stdout);
}
