/*
 * calls.c: how many system calls a sample takes over every counter of an Ivy Bridge-EP socket, on files that stand for
 * it, against one call for each access that its registers take when they are read one by one.
 *
 * Prints a line a figure: name, calls, baseline, its calls, tab-separated.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../runtime/calls.h"
#include "../runtime/machine.h"
#include "../runtime/msr_safe.h"
#include "../runtime/tree.h"

#define EVENTS 64
#define ACCESSES 4096

static char root[TREE_PATH];
static struct pmureg_event events[EVENTS];
static size_t event_count;

/*
 * Fifteen CBos, two HAs, eight channels, three QPI ports, R2PCIe, three R3QPIs, PCU, UBox and IRP, all counters of
 * each.
 */
static void add_all(void)
{
	static const struct {
		const char *event;
		unsigned int times;
	} all[] = {
		{"uncore_cbox/CLOCKTICKS/", 4}, {"uncore_ha/CLOCKTICKS/", 4}, {"uncore_imc/DCLOCKTICKS/", 4},
		{"uncore_imc/clockticks/", 1}, {"uncore_qpi/CLOCKTICKS/", 4}, {"uncore_r2pcie/CLOCKTICKS/", 4},
		{"uncore_r3qpi/CLOCKTICKS/", 3}, {"uncore_pcu/CLOCKTICKS/", 4}, {"uncore_ubox/event=0x45/", 2},
		{"uncore_ubox/UCLK/", 1}, {"uncore_irp/CLOCKTICKS,half=0/", 2}, {"uncore_irp/CLOCKTICKS,half=1/", 2},
	};
	struct pmureg_error error;

	for (size_t i = 0; i < sizeof(all) / sizeof(all[0]); i++) {
		for (unsigned int k = 0; k < all[i].times; k++) {
			if (pmureg_event_parse(&pmureg_system_ivbep, all[i].event, &events[event_count++], &error)) {
				(void)fprintf(stderr, "%s: %s\n", all[i].event, error.message);
				exit(1);
			}
		}
	}
}

/* The calls of one sample, and the accesses that it is made of. */
static size_t sample(size_t *accesses)
{
	static struct pmureg_trace_entry entries[ACCESSES];
	struct pmureg_count counts[EVENTS];
	struct pmureg_session *session;
	struct pmureg_trace trace;
	struct pmureg_error error;
	struct socket socket;
	size_t size = pmureg_session_size(&pmureg_system_ivbep, events, event_count, NULL), before;
	void *memory = malloc(size);

	socket_open(&socket, root, 0);
	pmureg_trace_init(&trace, &socket.reach.io, entries, ACCESSES);
	if (!memory ||
	    pmureg_session_open(memory, size, &pmureg_system_ivbep, &trace.io, events, event_count, NULL, &session,
				&error) ||
	    pmureg_session_start(session, &error) || pmureg_session_read(session, counts, &error)) {
		(void)fprintf(stderr, "%s\n", memory ? error.message : "out of memory");
		exit(1);
	}
	calls_reset();
	module.calls = 0;
	before = trace.count;
	if (pmureg_session_read(session, counts, &error))
		exit(1);
	size = calls.reads + calls.writes + module.calls;
	*accesses = trace.count - before;
	(void)pmureg_session_close(session, &error);
	socket_close(&socket);
	free(memory);
	return size;
}

int main(void)
{
	size_t accesses, used;

	tree_make(root);
	machine_make(root);
	add_all();
	module_reset(root);
	used = sample(&accesses);
	(void)printf("a full socket, msr and pci\t%zu\tone call an access\t%zu\n", used, accesses);
	module_load("1.7.0");
	used = sample(&accesses);
	(void)printf("a full socket, msr_batch and pci\t%zu\tone call an access\t%zu\n", used, accesses);
	tree_remove(root);
	return 0;
}
