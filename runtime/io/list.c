/*
 * list.c: see list.h.
 */
#include "hosted.h"

#include "list.h"

static struct io_base *io_list_base_of(struct pmureg_io *io)
{
	return (struct io_base *)(void *)io;
}

struct io_unit io_unit_of(struct pmureg_io *io, const struct pmureg_place *place)
{
	const struct pmureg_system *system = io_list_base_of(io)->options.system;
	const int is_described = system && place->block < system->block_count;

	return (struct io_unit){&io_list_base_of(io)->options,
				is_described ? &pmureg_system_blocks(system)[place->block] : NULL, place->instance,
				&io_list_base_of(io)->why, 0, NULL};
}

static const char *why(struct pmureg_io *io)
{
	return io_list_base_of(io)->why.message;
}

/* ---- Lists ---- */

static int prepare(struct pmureg_io *io, struct pmureg_access *list, size_t count)
{
	const struct io_way *way = io_list_base_of(io)->way;
	int code = 0;

	io_list_base_of(io)->why.message[0] = '\0';
	for (size_t i = 0; i < count && !code; i++) {
		if (list[i].kind == PMUREG_ACCESS_BARRIER)
			continue;
		code = list[i].place.space == way->space ? 0 : -EINVAL;
		if (!code && way->locate)
			code = way->locate(io, &list[i]);
	}
	for (size_t i = 0; i < count && way->join && !code; i += list[i].joined ? list[i].joined : 1)
		list[i].joined = (uint16_t)way->join(io, list + i, count - i);
	return code;
}

/* Runs joined accesses in one call. Barriers are skipped, because a system call does not need one. */
static int run_joined(struct pmureg_io *io, struct pmureg_access *list, size_t count, size_t *failed)
{
	int code = 0;

	for (size_t i = 0, length, at; i < count && !code; i += length) {
		length = list[i].joined && list[i].joined <= count - i ? list[i].joined : 1;
		at = 0;
		if (list[i].kind != PMUREG_ACCESS_BARRIER)
			code = io_list_base_of(io)->way->run(io, list + i, length, &at);
		*failed = i + at;
	}
	return code;
}

/* ---- Opening ---- */

int io_way_open(const struct io_way *way, const struct io_way_options *options, struct pmureg_io **io,
		struct pmureg_error *error)
{
	struct io_base *base = way->run ? calloc(1, way->size) : NULL;
	int code;

	*io = NULL;
	if (!way->run)
		return way->ask(options->machine, options->system, error);
	if (!base)
		return io_out_of_memory(error);
	base->way = way;
	base->options = *options;
	base->io = (struct pmureg_io){prepare, way->join ? run_joined : way->run, why};
	code = way->open ? way->open(&base->io, error) : 0;
	if (code)
		io_close(&base->io);
	else
		*io = &base->io;
	return code;
}

void io_close(struct pmureg_io *io)
{
	if (io && io_list_base_of(io)->way->close)
		io_list_base_of(io)->way->close(io);
	free(io);
}
