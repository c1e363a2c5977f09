/*
 * verify_access.c: whether the registers of a system can be reached here, and what to do where they cannot.
 */
#include "../io/ways.h"
#include "verify.h"

size_t verify_ways(const struct tool *tool, const char *root, const struct pmureg_system *system,
		   struct way ways[VERIFY_WAYS])
{
	struct pmureg_machine machine;
	struct pmureg_error answer;
	const struct io_way *way;
	size_t count = 0;

	if (io_machine_init(&machine, root, tool->sysfs, NULL))
		return 0;
	for (size_t i = 0; (way = io_way_at(i)) && count < VERIFY_WAYS; i++) {
		if (!io_way_is_needed(way, system))
			continue;
		ways[count] = (struct way){.name = way->name, .open = !way->ask(&machine, system, &answer)};
		(void)snprintf(ways[count].text, sizeof(ways[count].text), "%s", answer.message);
		count++;
	}
	io_machine_clear(&machine);
	return count;
}
