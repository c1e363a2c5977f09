/*
 * trace.c: an io around another that records every access.
 */
#include <pmureg/core.h>

static struct pmureg_trace *trace_of(struct pmureg_io *io)
{
	return (struct pmureg_trace *)(void *)io; /* io is its first member */
}

static void record(struct pmureg_trace *trace, struct pmureg_trace_entry entry)
{
	if (trace->count < trace->capacity)
		trace->entries[trace->count] = entry;
	trace->count++;
}

static int trace_read(struct pmureg_io *io, const struct pmureg_place *place, uint64_t *value)
{
	struct pmureg_trace *trace = trace_of(io);
	struct pmureg_trace_entry entry = {.kind = 'r', .place = *place};
	int code = 0;

	*value = 0;
	if (trace->inner)
		code = pmureg_io_read(trace->inner, place, value);
	entry.value = *value;
	record(trace, entry);
	return code;
}

static int trace_write(struct pmureg_io *io, const struct pmureg_place *place, uint64_t value)
{
	struct pmureg_trace *trace = trace_of(io);
	const struct pmureg_trace_entry entry = {.kind = 'w', .place = *place, .value = value};

	record(trace, entry);
	return trace->inner ? pmureg_io_write(trace->inner, place, value) : 0;
}

static int trace_barrier(struct pmureg_io *io, enum pmureg_barrier barrier)
{
	struct pmureg_trace *trace = trace_of(io);
	const struct pmureg_trace_entry entry = {.kind = 'b', .barrier = (uint8_t)barrier};

	record(trace, entry);
	return trace->inner ? pmureg_io_barrier(trace->inner, barrier) : 0;
}

static const char *trace_why(struct pmureg_io *io)
{
	return trace_of(io)->inner ? pmureg_io_why(trace_of(io)->inner) : NULL;
}

/* Prepared for the inner io: the handles are its. */
static int trace_prepare(struct pmureg_io *io, struct pmureg_access *list, size_t count)
{
	const struct pmureg_trace *trace = trace_of(io);

	return trace->inner ? pmureg_io_prepare(trace->inner, list, count) : 0;
}

static int trace_run(struct pmureg_io *io, struct pmureg_access *list, size_t count, size_t *failed)
{
	static const uint8_t kinds[] = {'r', 'w', 'b'};
	struct pmureg_trace *trace = trace_of(io);
	int code = trace->inner ? pmureg_io_run(trace->inner, list, count, failed) : 0;

	for (size_t i = 0; i < count && !(code && i > *failed); i++) {
		struct pmureg_trace_entry entry = {
			.kind = kinds[list[i].kind], .barrier = list[i].barrier, .place = list[i].place};

		if (!trace->inner && list[i].kind == PMUREG_ACCESS_READ)
			list[i].value = 0;
		entry.value = list[i].value;
		record(trace, entry);
	}
	return code;
}

void pmureg_trace_init(struct pmureg_trace *trace, struct pmureg_io *inner, struct pmureg_trace_entry *entries,
		       size_t capacity)
{
	trace->io.read = trace_read;
	trace->io.write = trace_write;
	trace->io.barrier = trace_barrier;
	trace->io.prepare = trace_prepare;
	trace->io.run = trace_run;
	trace->io.why = trace_why;
	trace->inner = inner;
	trace->entries = entries;
	trace->capacity = capacity;
	trace->count = 0;
}
