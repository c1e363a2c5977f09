/*
 * session.c: a simulated session without a C library, an operating system's loader or an allocator. What the core may
 * expect of its surroundings is in memory.c.
 *
 * The exit status is 0, or the number of the step that failed.
 */
#include <stddef.h>
#include <stdint.h>

#include <pmureg/core.h>
#include <pmureg/systems.h>

#include "memory.h"

int run(void);

#ifdef __aarch64__
__asm__(".globl _start\n_start:\n\tbl run\n\tmov x8, #93\n\tsvc #0\n");
#else
__asm__(".globl _start\n_start:\n\txor %ebp, %ebp\n\tcall run\n\tmov %eax, %edi\n\tmov $60, %eax\n\tsyscall\n");
#endif

static _Alignas(16) unsigned char device[8 << 20], memory[4 << 20];

static const struct pmureg_system *find(const char *name)
{
	size_t i, length = 0;

	while (name[length])
		length++;
	for (i = 0; i < pmureg_built_in_count; i++)
		if (!memcmp(pmureg_system_key(pmureg_built_in[i]), name, length + 1))
			return pmureg_built_in[i];
	return NULL;
}

/* Counts `text` for 1000 ticks: the simulated device adds ticks * ((event & 0xff) + 1). */
static int count(const char *name, const char *text, uint64_t expected)
{
	const struct pmureg_system *system = find(name);
	struct pmureg_event event;
	struct pmureg_error error;
	struct pmureg_session *session;
	struct pmureg_sim *sim;
	const char *last;
	struct pmureg_count found;

	if (!system)
		return 1;
	if (pmureg_sim_init(device, sizeof(device), system, &sim))
		return 2;
	if (pmureg_event_parse(system, text, &event, &error))
		return 3;
	if (pmureg_session_open(memory, sizeof(memory), system, pmureg_sim_io(sim), &event, 1, NULL, &session, &error))
		return 4;
	if (pmureg_session_start(session, &error) || pmureg_sim_advance(sim, 1000))
		return 5;
	if (pmureg_session_stop(session, &error) || pmureg_sim_advance(sim, 1000))
		return 6;
	if (pmureg_session_read(session, &found, &error))
		return 7;
	if (pmureg_session_close(session, &error) || pmureg_sim_faults(sim, &last))
		return 8;
	return found.value == expected ? 0 : 9;
}

int run(void)
{
	int step = count("ivbep", "uncore_cbox_0/event=0x34,umask=0x11,filter_state=0x3f/", 1000 * 0x35);

	if (step)
		return step;
	step = count("carmel", "carmel_l2_2/event=0x16/", 1000 * 0x17);
	return step ? 10 + step : 0;
}
