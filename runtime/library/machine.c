/*
 * machine.c: the functions of pmureg.h about this machine, its kernel and the access methods.
 */
#include "handle.h"
#include "tables.h"

#include "../io/machine.h"
#include "../io/ways.h"

int pmureg_machine_open(const char *root, const char *sysfs, struct pmureg_machine **machine,
			struct pmureg_error *error)
{
	struct pmureg_machine *made = calloc(1, sizeof(*made));
	int code = made ? io_machine_init(made, root, sysfs, error) : io_out_of_memory(error);

	*machine = code ? NULL : made;
	if (code)
		free(made);
	return code;
}

void pmureg_machine_close(struct pmureg_machine *machine)
{
	if (machine)
		io_machine_clear(machine);
	free(machine);
}

const struct pmureg_system *machine_system(struct pmureg_machine *machine, size_t index, int *is_sure)
{
	const struct pmureg_system *found;
	int is_more = 1;

	/* A table's head says which machines it is for. Only the tables of this machine are opened in whole. */
	for (int sure = 1; sure >= 0 && is_more; sure--) {
		is_more = 0;
		for (struct table *table = NULL; (table = table_next(table));) {
			const struct pmureg_system *head = table_head(table);

			found = head ? io_machine_may_be(machine, head, is_sure) : NULL;
			is_more |= found && !*is_sure;
			found = found && *is_sure == sure ? table_use(table, found, NULL) : NULL;
			if (found && !index--)
				return found;
		}
	}
	return NULL;
}

const struct pmureg_system *pmureg_machine_system(struct pmureg_machine *machine, size_t index)
{
	int is_sure;

	return machine_system(machine, index, &is_sure);
}

/* Checks conditions of the event and its terms on this machine. */
static int check_conditions(struct pmureg_machine *machine, const struct pmureg_event *event, uint16_t instance,
			    struct pmureg_error *error)
{
	const struct pmureg_block *block = event->block;
	const struct pmureg_term *terms = pmureg_block_terms(block);
	const struct pmureg_described_event *listed = event->listed;
	const struct pmureg_condition *condition = event->is_named ? pmureg_described_event_condition(listed) : NULL;
	int code = 1;

	/* Events given by number are not checked, because the drivers count them on all machines. */
	if (condition)
		code = io_condition_check(machine, event->system, block, instance, condition,
					  pmureg_described_event_name(listed), error);
	for (uint16_t i = 0; i < block->term_count && code >= 0; i++)
		if (event->given >> i & 1 && pmureg_term_condition(&terms[i]))
			code = io_condition_check(machine, event->system, block, instance,
						  pmureg_term_condition(&terms[i]), pmureg_term_name(&terms[i]), error);
	return code;
}

int machine_check_event(struct pmureg_machine *machine, const struct pmureg_event *event, struct pmureg_error *error)
{
	int code = 0, has = 0, lacks = 0;

	for (uint16_t i = 0; i < event->block->instance_count && !code; i++) {
		int found;

		if (event->instance != PMUREG_INSTANCES_ALL && event->instance != i)
			continue;
		code = io_unit_check(machine, event->block, i, error);
		found = code ? code : check_conditions(machine, event, i, error);
		has |= found == 0;
		lacks |= found < 0;
	}
	return code ? code : lacks && !has ? -ENOENT : 0;
}

int machine_check(const struct pmureg *pmureg, const struct pmureg_system *system, struct pmureg_error *error)
{
	if ((pmureg->options.flags & PMUREG_FORCE) || (pmureg->mmio && !system->detect_count))
		return 0;
	return io_machine_check(pmureg->machine, system, error);
}

int pmureg_kernel_pmus(struct pmureg_machine *machine, pmureg_name_found *found, void *context)
{
	return io_kernel_pmus(machine, found, context);
}

int pmureg_kernel_files(struct pmureg_machine *machine, const char *pmu, const char *folder, pmureg_name_found *found,
			void *context)
{
	const struct pmureg_part_perf *part = pmureg_parts.perf;
	const char *name;
	int code = 0;

	if (pmu)
		return io_kernel_files(machine, pmu, folder, found, context);
	for (size_t i = 0; part && (name = part->kernel_event(i)) && !code; i++)
		code = part->kernel_counts(i) ? found(context, name) : 0;
	return code;
}

int pmureg_kernel_pmu(struct pmureg_machine *machine, const char *name, const struct pmureg_system **system,
		      struct pmureg_error *error)
{
	return io_pmu_described(machine, name, system, error);
}

int pmureg_kernel_file(struct pmureg_machine *machine, const char *pmu, const char *file, char *text, size_t size)
{
	return io_kernel_file(machine, pmu, file, text, size);
}

int pmureg_ways(struct pmureg_machine *machine, const struct pmureg_system *system, pmureg_way_found *found,
		void *context)
{
	const struct io_way *way;
	int code = 0;

	for (size_t i = 0; (way = io_way_at(i)) && !code; i++) {
		struct pmureg_error answer = {.message = ""};
		int closed;

		if (!io_way_is_needed(way, system))
			continue;
		closed = way->ask(machine, system, &answer);
		code = found(context,
			     &(struct pmureg_way){sizeof(struct pmureg_way), way->name, !closed, answer.message});
	}
	return code;
}
