/*
 * allowlist.c: `pmureg allowlist`: prints a system's MSRs as an allowlist for msr-safe, so that counting does not need
 * root.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "device.h"

#define TURN_NS UINT64_C(4000000) /* multiplexing interval */

struct allowlist {
	const struct pmureg_system *system;
	char *touched; /* per MSR: 'r' or 'w' if a session reads or writes it; NULL: list all */
};

/* ---- The MSRs of a session, on the simulated device ---- */

static void note(const struct allowlist *list, uint64_t at, char kind)
{
	const struct pmureg_allowed *allowed = pmureg_system_allowed(list->system);

	for (uint16_t i = 0; i < list->system->allowed_count; i++)
		if (allowed[i].address == at && list->touched[i] != 'w')
			list->touched[i] = kind == 'r' ? 'r' : 'w';
}

/* Notes an access, and the MSRs of the unit's facts, which are read first. */
static void note_access(void *context, const struct pmureg_watched *access)
{
	const struct allowlist *list = context;
	const struct pmureg_block *block = access->block;
	const struct pmureg_fact *facts = pmureg_block_facts(block);
	const struct pmureg_eval eval = {
		.variables = pmureg_instance_numbers(&pmureg_block_instances(block)[access->instance])};
	struct pmureg_place place;
	uint64_t at;

	for (uint16_t i = 0; i < block->fact_count; i++)
		if (facts[i].kind == PMUREG_FACT_MSR && !pmureg_evaluate(pmureg_fact_at(&facts[i]), &eval, 0, &at))
			note(list, at, 'r');
	if (access->kind == 'b' || !access->reg || block->space != PMUREG_MSR)
		return;
	pmureg_register_place(list->system, block, access->reg, access->instance, access->element, &place);
	note(list, place.address, access->kind);
}

/* Advances time until each multiplexed event was scheduled, because each rotation programs other registers. */
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
	to.mux_interval_ns = TURN_NS;
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

static void print(const struct allowlist *list)
{
	(void)printf("# %s: %s, for msr-safe\n# MSR      write mask\n", pmureg_system_title(list->system),
		     list->touched ? "the MSRs of a session" : "all described MSRs");
	for (uint16_t i = 0; i < list->system->allowed_count; i++) {
		const struct pmureg_allowed *allowed = &pmureg_system_allowed(list->system)[i];
		const char how = list->touched ? list->touched[i] : 'w';

		if (how)
			(void)printf("0x%08X 0x%016llX # %s\n", (unsigned)allowed->address,
				     how == 'w' ? (unsigned long long)allowed->mask : 0, pmureg_allowed_name(allowed));
	}
}

static int print_session(struct allowlist *list, const struct tool *tool, const struct options *options)
{
	const size_t size = list->system->allowed_count;
	int code;

	list->touched = calloc(size, 1);
	if (!list->touched) {
		complain("out of memory");
		return -ENOMEM;
	}
	code = watch_session(list, tool, options);
	if (!code && !memchr(list->touched, 'r', size) && !memchr(list->touched, 'w', size)) {
		complain("a session with these events accesses no MSR, so msr-safe is not needed");
		code = -ENOENT;
	}
	if (!code)
		print(list);
	free(list->touched);
	return code;
}

int allowlist_run(struct tool *tool, struct options *options)
{
	struct allowlist list = {0};

	if (options->session != (options->events != NULL))
		return wrong_usage(options->command, "--session needs -e EVENTS, and -e needs --session");
	if (system_choose(tool, &list.system))
		return TOOL_FAILED;
	if (!list.system->allowed_count) {
		complain("%s has no MSRs, so msr-safe is not needed; `pmureg verify %s` shows how its registers are "
			 "accessed",
			 pmureg_system_key(list.system), pmureg_system_key(list.system));
		return TOOL_FAILED;
	}
	if (!options->session)
		print(&list);
	else if (print_session(&list, tool, options))
		return TOOL_FAILED;
	return finish(stdout);
}
