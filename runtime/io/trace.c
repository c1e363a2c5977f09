/*
 * trace.c: an io that records every access and passes it to another io.
 */
#include <pmureg/core.h>

static struct pmureg_trace *trace_of(struct pmureg_io *io)
{
	return (struct pmureg_trace *)(void *)io; /* io is the first member */
}

static void record(struct pmureg_trace *trace, const struct pmureg_access *access)
{
	static const uint8_t kinds[] = {'r', 'w', 'b'};

	if (trace->count < trace->capacity)
		trace->entries[trace->count] = (struct pmureg_trace_entry){
			.kind = kinds[access->kind],
			.barrier = access->barrier,
			.place = access->place,
			.value = access->value,
		};
	trace->count++;
}

static const char *trace_why(struct pmureg_io *io)
{
	return trace_of(io)->inner ? pmureg_io_why(trace_of(io)->inner) : NULL;
}

/* The handles belong to the inner io. */
static int trace_prepare(struct pmureg_io *io, struct pmureg_access *list, size_t count)
{
	return trace_of(io)->inner ? pmureg_io_prepare(trace_of(io)->inner, list, count) : 0;
}

static int trace_run(struct pmureg_io *io, struct pmureg_access *list, size_t count, size_t *failed)
{
	struct pmureg_io *inner = trace_of(io)->inner;
	int code = inner ? pmureg_io_run(inner, list, count, failed) : 0;

	for (size_t i = 0; i < count && !(code && i > *failed); i++) {
		if (!inner && list[i].kind == PMUREG_ACCESS_READ)
			list[i].value = 0;
		record(trace_of(io), &list[i]);
	}
	return code;
}

void pmureg_trace_init(struct pmureg_trace *trace, struct pmureg_io *inner, struct pmureg_trace_entry *entries,
		       size_t capacity)
{
	*trace = (struct pmureg_trace){
		.io = {trace_prepare, trace_run, trace_why},
		.inner = inner,
		.entries = entries,
		.capacity = capacity,
	};
}
