/*
 * simulated.c: does with the simulated device of a system what its input says, a line each, and prints what came of it.
 *
 *	event TEXT [GROUP]     adds an event to what is opened next
 *	open, force, rotate    opens a session: alone, by force, with events that take turns; and starts it
 *	advance TICKS          time passes, and the events are read: `counts ...`, or `-` where one has not run yet
 *	turn                   the next events have their turn
 *	close                  ends it: `undone`, or what has been changed by others
 *	poke REGISTER ELEMENT VALUE, peek REGISTER ELEMENT
 *	writes                 what has been written since: `ADDRESS=VALUE ...`
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <pmureg/core.h>

extern const struct pmureg_system SYSTEM;

#define EVENTS 32
#define ACCESSES 20000

static struct pmureg_event events[EVENTS];
static struct pmureg_count counts[EVENTS];
static struct pmureg_trace_entry entries[ACCESSES];
static struct pmureg_trace trace;
static struct pmureg_sim *sim;
static struct pmureg_session *session;
static struct pmureg_error error;
static void *memory;
static size_t event_count, seen;
static uint64_t clock_ns;

static uint64_t now(void *context)
{
	(void)context;
	return clock_ns;
}

static void fail(void)
{
	printf("error %s\n", error.message);
}

static void add_event(const char *text, unsigned int group)
{
	if (pmureg_event_parse(&SYSTEM, text, &events[event_count], &error))
		fail();
	else
		events[event_count++].group = (uint16_t)group;
}

static void open_session(unsigned int flags)
{
	struct pmureg_session_options options = {
		.size = sizeof(options), .flags = flags | PMUREG_SESSION_ANY_RATE, .now = now};
	const size_t size = pmureg_session_size(&SYSTEM, events, event_count, &options);

	free(memory);
	memory = malloc(size);
	if (!memory || pmureg_session_open(memory, size, &SYSTEM, &trace.io, events, event_count, &options, &session, &error) ||
	    pmureg_session_start(session, &error)) {
		fail();
		event_count = 0;
		session = NULL;
	}
}

static void advance(uint64_t ticks)
{
	clock_ns += ticks;
	if (pmureg_sim_advance(sim, ticks) || (session && pmureg_session_read(session, counts, &error))) {
		fail();
		return;
	}
	printf("counts");
	for (size_t i = 0; i < event_count; i++)
		if (counts[i].running_ns)
			printf(" %" PRIu64, counts[i].value);
		else
			printf(" -");
	printf("\n");
}

static void turn(void)
{
	if (pmureg_session_rotate(session, &error))
		fail();
}

static void close_session(void)
{
	struct pmureg_control control;
	size_t changed = 0;

	if (!session)
		return;
	if (pmureg_session_stop(session, &error) || pmureg_session_close(session, &error))
		fail();
	for (; !pmureg_session_changed(session, changed, &control); changed++)
		printf("changed %s %" PRIx64 "\n", pmureg_register_key(control.reg), control.value);
	if (!changed)
		printf("undone\n");
	event_count = 0;
	session = NULL;
}

static uint16_t find(const struct pmureg_block *block, const char *key)
{
	for (uint16_t i = 0; i < block->register_count; i++)
		if (!strcmp(pmureg_register_key(&pmureg_block_registers(block)[i]), key))
			return i;
	printf("error no register %s\n", key);
	exit(2);
}

static void print_writes(void)
{
	for (; seen < trace.count && seen < ACCESSES; seen++)
		if (entries[seen].kind == 'w')
			printf("%" PRIx32 "=%" PRIx64 " ", entries[seen].place.address, entries[seen].value);
	printf("\n");
}

static void do_line(char *line)
{
	const struct pmureg_block *block = &pmureg_system_blocks(&SYSTEM)[0];
	const struct pmureg_register *registers = pmureg_block_registers(block);
	char word[16] = "", name[200] = "";
	unsigned int element = 0;
	uint64_t value = 0;

	(void)sscanf(line, "%15s %199s %u %" SCNi64, word, name, &element, (int64_t *)&value);
	if (!strcmp(word, "event"))
		add_event(name, element);
	else if (!strcmp(word, "open"))
		open_session(PMUREG_SESSION_NO_ROTATION);
	else if (!strcmp(word, "force"))
		open_session(PMUREG_SESSION_NO_ROTATION | PMUREG_SESSION_FORCE);
	else if (!strcmp(word, "rotate"))
		open_session(0);
	else if (!strcmp(word, "advance"))
		advance(strtoull(name, NULL, 0));
	else if (!strcmp(word, "turn"))
		turn();
	else if (!strcmp(word, "close"))
		close_session();
	else if (!strcmp(word, "writes"))
		print_writes();
	else if (!strcmp(word, "poke"))
		(void)pmureg_register_write(&SYSTEM, block, &registers[find(block, name)], 0, element,
					    pmureg_sim_io(sim), value);
	else if (!strcmp(word, "peek") && !pmureg_register_read(&SYSTEM, block, &registers[find(block, name)], 0,
								element, pmureg_sim_io(sim), &value))
		printf("%" PRIx64 "\n", value);
}

int main(void)
{
	const size_t size = pmureg_sim_size(&SYSTEM);
	void *device = malloc(size);
	const char *last = "";
	char line[256];

	if (!device || pmureg_sim_init(device, size, &SYSTEM, &sim))
		return 2;
	pmureg_trace_init(&trace, pmureg_sim_io(sim), entries, ACCESSES);
	while (fgets(line, sizeof(line), stdin))
		do_line(line);
	if (pmureg_sim_faults(sim, &last))
		printf("fault %s\n", last);
	free(memory);
	free(device);
	return 0;
}
