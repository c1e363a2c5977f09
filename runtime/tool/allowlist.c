/*
 * allowlist.c: `pmureg allowlist`: the MSRs of a system as msr-safe's allowlist has them, so that counting needs no root.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "../io/grow.h"
#include "tool.h"

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

/* ---- What a session touches on the simulated device ---- */

static void note(void *context, const struct pmureg_watched *access)
{
	struct allowlist *list = context;
	struct allowed key = {.address = 0}, *entry;
	struct pmureg_place place;

	if (access->kind == 'b' || !access->reg || access->block->space != PMUREG_MSR)
		return;
	pmureg_register_place(access->system, access->block, access->reg, access->instance, access->element, &place);
	key.address = place.address;
	entry = bsearch(&key, list->entries, list->count, sizeof(key), compare_entries);
	if (!entry)
		return;
	entry->written |= access->kind == 'w';
	entry->read |= access->kind == 'r';
}

/* For a second: of events that are multiplexed, each has its turn. */
static int watch_session(const char *events, struct allowlist *list)
{
	const struct pmureg_options options = {
		.size = sizeof(options), .system = list->system->name, .io = "sim", .watch = note, .watch_context = list,
	};
	struct pmureg *handle;
	struct pmureg_error error = {0}, ignored;
	int code = pmureg_parse(&options, events, &handle, &error);

	if (code) {
		complain_error(&error, events);
		return code;
	}
	code = pmureg_program(handle, 0, &error);
	if (!code)
		code = pmureg_start(handle, &error);
	if (!code)
		code = pmureg_advance(handle, UINT64_C(1000000000), &error);
	if (!code)
		code = pmureg_stop(handle, &error);
	if (pmureg_close(handle, code ? &ignored : &error) && !code)
		code = error.code;
	if (code)
		complain("%s", error.message);
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
		code = watch_session(options->events, &list);
	if (!code)
		code = print(&list, options->session);
	free(list.entries);
	return code ? TOOL_FAILED : finish(stdout);
}
