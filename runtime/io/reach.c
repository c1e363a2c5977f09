/*
 * reach.c: see ways.h.
 */
#include "hosted.h"

#include "list.h"

static struct io_reach *reach_of(struct pmureg_io *io)
{
	return (struct io_reach *)(void *)io; /* io is the first member */
}

/* Returns the io of an access's space, or NULL with a reason. */
static struct pmureg_io *io_at(struct io_reach *reach, const struct pmureg_place *place)
{
	const struct io_way *way;

	reach->last = place->space < PMUREG_SPACES ? reach->ios[place->space] : NULL;
	reach->why[0] = '\0';
	way = reach->last ? NULL : io_way_of(place->space);
	if (way)
		(void)pmureg_format(reach->why, sizeof(reach->why),
				    way->space == PMUREG_PERF ? "%s are not registers; count through perf" :
								"no access method for %s is open",
				    way->registers);
	return reach->last;
}

static const char *reach_why(struct pmureg_io *io)
{
	struct io_reach *reach = reach_of(io);

	return reach->last ? pmureg_io_why(reach->last) : reach->why;
}

/* ---- Lists: one call of an inner io for each run of accesses of its space ---- */

/*
 * Returns the length of a run of accesses of one space. A barrier belongs to the access before it; without one it is a
 * run of its own, which needs no inner io.
 */
static size_t stretch(const struct pmureg_access *list, size_t count)
{
	size_t length = 1;

	while (list->kind != PMUREG_ACCESS_BARRIER && length < count &&
	       (list[length].kind == PMUREG_ACCESS_BARRIER || list[length].place.space == list->place.space))
		length++;
	return length;
}

static int reach_prepare(struct pmureg_io *io, struct pmureg_access *list, size_t count)
{
	int code = 0;

	for (size_t i = 0, length; i < count && !code; i += length) {
		struct pmureg_io *inner;

		length = stretch(list + i, count - i);
		if (list[i].kind == PMUREG_ACCESS_BARRIER)
			continue;
		inner = io_at(reach_of(io), &list[i].place);
		code = inner ? pmureg_io_prepare(inner, list + i, length) : -ENODEV;
	}
	return code;
}

static int reach_run(struct pmureg_io *io, struct pmureg_access *list, size_t count, size_t *failed)
{
	struct pmureg_io *inner;
	int code = 0;

	for (size_t i = 0, length, at; i < count && !code; i += length) {
		length = stretch(list + i, count - i);
		at = 0;
		if (list[i].kind == PMUREG_ACCESS_BARRIER)
			io_barrier(list[i].barrier);
		else if ((inner = io_at(reach_of(io), &list[i].place)))
			code = pmureg_io_run(inner, list + i, length, &at);
		else
			code = -ENODEV;
		*failed = i + at;
	}
	return code;
}

void io_reach_init(struct io_reach *reach)
{
	*reach = (struct io_reach){.io = {reach_prepare, reach_run, reach_why}};
}

/* ---- Opening ---- */

/* Opens a space. A space that --io excludes stays closed without an error. */
static int open_space(struct io_reach *reach, const struct io_way_options *options, uint8_t space)
{
	struct pmureg_io **io = &reach->ios[space];
	struct pmureg_error *closed = &reach->closed[space], error;
	const struct io_way *way;
	int code = 0;

	for (size_t i = 0; (way = io_way_at(i)) && !*io; i++) {
		if (way->space != space || space == PMUREG_PERF ||
		    (options->way && strcmp(options->way, way->name) != 0))
			continue;
		code = io_way_open(way, options, io, closed->code ? &error : closed);
	}
	reach->open += *io != NULL;
	if (*io || code)
		return *io ? 0 : code;
	if (space == PMUREG_PERF)
		return pmureg_fail(closed, -EOPNOTSUPP, 0,
				   "its registers are not described; count it through the kernel's driver");
	(void)pmureg_fail(closed, -ENODEV, 0, "excluded by --io %s", options->way);
	return 0;
}

int io_reach_open(struct io_reach *reach, const struct io_way_options *options, const uint8_t *used,
		  struct pmureg_error *error)
{
	const struct pmureg_block *blocks = pmureg_system_blocks(options->system);
	int first = 0;

	io_reach_init(reach);
	first = io_way_open(&io_way_facts, options, &reach->ios[PMUREG_FACT], error);
	for (uint16_t i = 0; i < options->system->block_count; i++) {
		const uint8_t space = blocks[i].space;
		int code;

		if ((used && !used[i]) || reach->ios[space] || reach->closed[space].code)
			continue;
		code = open_space(reach, options, space);
		if (code && !first && error)
			*error = reach->closed[space];
		first = first ? first : code;
	}
	return first;
}

void io_reach_close(struct io_reach *reach)
{
	for (size_t i = 0; i < PMUREG_SPACES; i++) {
		io_close(reach->ios[i]);
		reach->ios[i] = NULL;
	}
}
