/*
 * route.c: see route.h.
 */
#include <errno.h>
#include <stdio.h>

#include "list.h"
#include "ways.h"

static struct pmureg_route *route_of(struct pmureg_io *io)
{
	return (struct pmureg_route *)(void *)io; /* io is its first member */
}

/* The io of an access's space; NULL: there is none, which has been said. */
static struct pmureg_io *io_at(struct pmureg_route *route, const struct pmureg_place *place)
{
	const struct io_way *way;

	route->last = place->space < PMUREG_SPACES ? route->ios[place->space] : NULL;
	route->why[0] = '\0';
	way = route->last ? NULL : io_way_of(place->space);
	if (way)
		(void)snprintf(route->why, sizeof(route->why), way->open ? "no way to %s was opened" : "%s are no registers: count through perf",
			       way->registers);
	return route->last;
}

/* A barrier does not say what it orders: all are told. */
static int route_barrier(struct pmureg_io *io, enum pmureg_barrier barrier)
{
	struct pmureg_route *route = route_of(io);
	int code = 0;

	for (size_t i = 0; i < PMUREG_SPACES && !code; i++) {
		if (!route->ios[i])
			continue;
		route->last = route->ios[i];
		code = pmureg_io_barrier(route->ios[i], barrier);
	}
	return code;
}

static const char *route_why(struct pmureg_io *io)
{
	struct pmureg_route *route = route_of(io);

	return route->last ? pmureg_io_why(route->last) : route->why;
}

/* ---- Lists: one call of an inner io for each stretch that is its own ---- */

/* Barriers stay with what they follow. */
static size_t stretch(const struct pmureg_access *list, size_t count)
{
	size_t length = 1;

	while (length < count && (list[length].kind == PMUREG_ACCESS_BARRIER ||
				  (list->kind != PMUREG_ACCESS_BARRIER && list[length].place.space == list->place.space)))
		length++;
	return length;
}

static int route_prepare(struct pmureg_io *io, struct pmureg_access *list, size_t count)
{
	int code = 0;

	for (size_t i = 0, length; i < count && !code; i += length) {
		length = stretch(list + i, count - i);
		if (list[i].kind != PMUREG_ACCESS_BARRIER) {
			struct pmureg_io *inner = io_at(route_of(io), &list[i].place);

			code = inner ? pmureg_io_prepare(inner, list + i, length) : -ENODEV;
		}
	}
	return code;
}

static int run_barriers(struct pmureg_io *io, const struct pmureg_access *list, size_t count, size_t *failed)
{
	int code = 0;

	for (*failed = 0; *failed < count; ++*failed) {
		code = route_barrier(io, (enum pmureg_barrier)list[*failed].barrier);
		if (code)
			break;
	}
	return code;
}

static int route_run(struct pmureg_io *io, struct pmureg_access *list, size_t count, size_t *failed)
{
	int code = 0;

	for (size_t i = 0, length, at = 0; i < count && !code; i += length) {
		length = stretch(list + i, count - i);
		if (list[i].kind == PMUREG_ACCESS_BARRIER) {
			code = run_barriers(io, list + i, length, &at);
		} else {
			struct pmureg_io *inner = io_at(route_of(io), &list[i].place);

			at = 0;
			code = inner ? pmureg_io_run(inner, list + i, length, &at) : -ENODEV;
		}
		*failed = i + at;
	}
	return code;
}

void pmureg_route_init(struct pmureg_route *route)
{
	*route = (struct pmureg_route){.io = {io_read_one, io_write_one, route_barrier, route_prepare, route_run, route_why}};
}
