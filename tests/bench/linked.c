/*
 * linked.c: counts one event. tests/lines.py counts the functions that the linker keeps in this program, and the calls
 * that it makes.
 *
 *	linked ROOT >TRACE    by registers alone
 *
 * -DEVERYTHING: with perf, discovery and the simulator. -DCORE: a session of the core on an io of the caller's; it
 * needs no ROOT.
 *
 * TRACE has a word of 8 bytes for each call of an instrumented function, its address, and a 0 for each return.
 */
#include <stdint.h>
#include <stdio.h>

#define EVENT "uncore_cbox_0/clockticks/"

/* ---- The hooks of -finstrument-functions ---- */

static uint64_t trace[1 << 18];
static size_t used;

void __cyg_profile_func_enter(void *function, void *caller);
void __cyg_profile_func_exit(void *function, void *caller);

static void note(uint64_t word)
{
	if (used < sizeof(trace) / sizeof(trace[0]))
		trace[used++] = word;
}

void __cyg_profile_func_enter(void *function, void *caller)
{
	(void)caller;
	note((uintptr_t)function);
}

void __cyg_profile_func_exit(void *function, void *caller)
{
	(void)function;
	(void)caller;
	note(0);
}

/* ---- Counting ---- */

#ifdef CORE

#include <pmureg/core.h>

extern const struct pmureg_system pmureg_system_ivbep;

static int do_nothing(struct pmureg_io *io, struct pmureg_access *access)
{
	(void)io;
	if (access->kind == PMUREG_ACCESS_READ)
		access->value = 0;
	return 0;
}

static int run_nothing(struct pmureg_io *io, struct pmureg_access *list, size_t count, size_t *failed)
{
	return pmureg_io_each(io, list, count, failed, do_nothing);
}

static int count(const char *root, struct pmureg_error *error)
{
	static uint64_t memory[1 << 16];
	const struct pmureg_system *system = &pmureg_system_ivbep;
	struct pmureg_io io = {.run = run_nothing};
	struct pmureg_session *session;
	struct pmureg_count result;
	struct pmureg_event event;

	(void)root;
	return pmureg_event_parse(system, EVENT, &event, error) ||
	       pmureg_session_open(memory, sizeof(memory), system, &io, &event, 1, NULL, &session, error) ||
	       pmureg_session_start(session, error) || pmureg_session_read(session, &result, error) ||
	       pmureg_session_stop(session, error) || pmureg_session_close(session, error);
}

#else

#include <pmureg/pmureg.h>

#ifndef EVERYTHING
const struct pmureg_parts pmureg_parts = {.perf = NULL};
#endif

static int count(const char *root, struct pmureg_error *error)
{
	struct pmureg_options options = PMUREG_OPTIONS;
	struct pmureg_result result = PMUREG_RESULT;
	struct pmureg *handle;

	options.system = "ivbep";
	options.root = root;
#ifdef EVERYTHING
	options.flags = PMUREG_MAY_SIMULATE;
#else
	options.io = "direct";
#endif
	return pmureg_open(&options, EVENT, &handle, error) || pmureg_start(handle, error) ||
	       pmureg_read(handle, error) || pmureg_stop(handle, error) || pmureg_result_at(handle, 0, &result) ||
	       result.reason != PMUREG_COUNTED || pmureg_close(handle, error);
}

#endif

int main(int argc, char **argv)
{
	struct pmureg_error error = {.message = "no count"};

	if (count(argc > 1 ? argv[1] : "", &error)) {
		(void)fprintf(stderr, "%s\n", error.message);
		return 1;
	}
	return fwrite(trace, sizeof(trace[0]), used, stdout) != used;
}
