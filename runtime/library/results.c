/*
 * results.c: results and notices of a handle, and its clock.
 */
#include "handle.h"

#include "../io/files.h"

uint64_t handle_clock_ns(void)
{
	struct timespec now;

	(void)clock_gettime(CLOCK_MONOTONIC, &now);
	return (uint64_t)now.tv_sec * UINT64_C(1000000000) + (uint64_t)now.tv_nsec;
}

void handle_notice(struct pmureg *pmureg, const char *format, ...)
{
	char **grown = pmureg_grow(pmureg->notices, pmureg->notice_count, &pmureg->notice_room, sizeof(*grown));
	char text[512];
	va_list arguments;

	if (!grown)
		return;
	pmureg->notices = grown;
	va_start(arguments, format);
	(void)pmureg_vformat(text, sizeof(text), format, arguments);
	va_end(arguments);
	for (size_t i = 0; i < pmureg->notice_count; i++)
		if (strcmp(grown[i], text) == 0)
			return;
	grown[pmureg->notice_count] = strdup(text);
	pmureg->notice_count += grown[pmureg->notice_count] != NULL;
}

int event_make_results(struct event *event, size_t count)
{
	free(event->results); /* of an open that was repeated without another event */
	event->result_count = 0;
	event->results = calloc(count ? count : 1, sizeof(*event->results));
	for (size_t i = 0; i < count && event->results; i++)
		event->results[i].package = -1;
	return event->results ? 0 : -ENOMEM;
}

/*
 * Sets the unit's topology element. A memory-mapped unit belongs to the whole machine, but its indices may name its
 * package. The simulated machine has one package.
 */
void result_place(struct result *result, const struct pmureg_block *block, const struct io_bank *bank,
		  enum pmureg_scope per)
{
	enum pmureg_scope scope = block->scope < per ? block->scope : per;
	struct io_bank here = *bank;

	if (here.ids[PMUREG_PACKAGE] < 0)
		here.ids[PMUREG_PACKAGE] = 0;
	else if (!scope)
		here.ids[PMUREG_PACKAGE] = -1;
	if (!scope && block->socket != PMUREG_NONE)
		here.ids[PMUREG_PACKAGE] =
			(int)pmureg_instance_numbers(&pmureg_block_instances(block)[result->instance])[block->socket];
	result->package = here.ids[PMUREG_PACKAGE];
	if (result->package >= 0)
		io_bank_label(&here, scope ? scope : PMUREG_PACKAGE, result->place);
}

const char *pmureg_reason_text(enum pmureg_reason reason)
{
	static const char *const texts[] = {
		[PMUREG_COUNTED] = "counted",         [PMUREG_NEVER_SCHEDULED] = "not counted",
		[PMUREG_IMPLAUSIBLE] = "implausible", [PMUREG_TOO_LATE] = "read too late",
		[PMUREG_NO_DEVICE] = "no device",     [PMUREG_NO_PERMISSION] = "no permission",
		[PMUREG_IN_USE] = "in use",           [PMUREG_FAILED] = "failed",
		[PMUREG_FULL] = "counter full",       [PMUREG_NOT_SUPPORTED] = "not supported",
	};

	return (size_t)reason < sizeof(texts) / sizeof(texts[0]) ? texts[reason] : "unknown";
}

/* Copies the members that the caller's version knows. Members of a newer version become 0. */
static int library_results_give(void *to, size_t size, const void *from, size_t known)
{
	const size_t both = size < known ? size : known;

	if (size < sizeof(size))
		return -EINVAL;
	memcpy((unsigned char *)to + sizeof(size), (const unsigned char *)from + sizeof(size), both - sizeof(size));
	memset((unsigned char *)to + both, 0, size - both);
	return 0;
}

int pmureg_result_at(const struct pmureg *pmureg, size_t index, struct pmureg_result *result)
{
	for (size_t i = 0; i < pmureg->event_count; i++) {
		const struct event *event = &pmureg->events[i];
		const struct result *on;

		if (index >= event->result_count) {
			index -= event->result_count;
			continue;
		}
		on = &event->results[index];
		return library_results_give(result, result->size,
					    &(struct pmureg_result){
						    .event = event->name,
						    .unit = on->unit,
						    .package = on->package,
						    .place = on->place,
						    .value = on->now.value,
						    .enabled_ns = on->now.enabled_ns,
						    .running_ns = on->now.running_ns,
						    .reason = (enum pmureg_reason)on->now.reason,
						    .scale = event->scale,
						    .scale_unit = event->scale_unit,
						    .event_index = i,
						    .interval_value = on->now.value - on->before.value,
						    .interval_enabled_ns = on->now.enabled_ns - on->before.enabled_ns,
						    .interval_running_ns = on->now.running_ns - on->before.running_ns,
						    .user_only = event->user_only,
						    .is_of_kind = event->perf.is_by_kind && *on->unit,
					    },
					    sizeof(*result));
	}
	return -ENOENT;
}

uint64_t pmureg_scale(uint64_t value, uint64_t enabled_ns, uint64_t running_ns)
{
	return running_ns ? pmureg_count_scaled(&(struct pmureg_count){value, enabled_ns, running_ns, PMUREG_COUNTED}) :
			    0;
}

uint64_t pmureg_scaled(const struct pmureg_result *result)
{
	return pmureg_scale(result->value, result->enabled_ns, result->running_ns);
}

uint64_t pmureg_elapsed_ns(const struct pmureg *pmureg)
{
	return pmureg->now_ns;
}

void pmureg_interval(struct pmureg *pmureg)
{
	for (size_t i = 0; i < pmureg->event_count; i++)
		for (size_t j = 0; j < pmureg->events[i].result_count; j++)
			pmureg->events[i].results[j].before = pmureg->events[i].results[j].now;
	pmureg->before_ns = pmureg->now_ns;
}
