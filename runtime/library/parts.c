/*
 * parts.c: the parts of a program that does not choose them (see <pmureg/parts.h>), and their backends.
 */
#include "handle.h"

__attribute__((weak)) const struct pmureg_parts pmureg_parts = {
	&pmureg_part_perf,
	&pmureg_part_discovery,
	&pmureg_part_simulator,
	&pmureg_part_table_files,
};

const struct backend *backend_at(size_t index)
{
	const struct backend *all[] = {
		pmureg_parts.perf ? pmureg_parts.perf->backend : NULL,
		&backend_direct,
		pmureg_parts.simulator ? pmureg_parts.simulator->backend : NULL,
	};
	size_t at = 0;

	while (at < sizeof(all) / sizeof(all[0]) && (!all[at] || index--))
		at++;
	return at < sizeof(all) / sizeof(all[0]) ? all[at] : NULL;
}
