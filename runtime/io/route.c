/*
 * route.c: see route.h.
 */
#include <errno.h>
#include <stddef.h>

#include "route.h"

static struct pmureg_route *route_of(struct pmureg_io *io)
{
	return (struct pmureg_route *)(void *)io; /* io is its first member */
}

static int fail_missing(struct pmureg_route *route, unsigned int space)
{
	static const char *const why[PMUREG_SPACES] = {
		[PMUREG_SYSREG] = "no way to system registers was opened",
		[PMUREG_MSR] = "no way to model-specific registers was opened",
		[PMUREG_PCI] = "no way to PCI configuration space was opened",
		[PMUREG_MMIO] = "no way to memory-mapped registers was opened",
		[PMUREG_PERF] = "a word of a perf event is no register: count through perf",
	};

	route->last = NULL;
	route->why = space < PMUREG_SPACES ? why[space] : NULL;
	return -ENODEV;
}

static struct pmureg_io *io_at(struct pmureg_route *route, const struct pmureg_place *place)
{
	route->last = place->space < PMUREG_SPACES ? route->ios[place->space] : NULL;
	return route->last;
}

static int route_read(struct pmureg_io *io, const struct pmureg_place *place, uint64_t *value)
{
	struct pmureg_io *inner = io_at(route_of(io), place);

	*value = 0;
	return inner ? inner->read(inner, place, value) : fail_missing(route_of(io), place->space);
}

static int route_write(struct pmureg_io *io, const struct pmureg_place *place, uint64_t value)
{
	struct pmureg_io *inner = io_at(route_of(io), place);

	return inner ? inner->write(inner, place, value) : fail_missing(route_of(io), place->space);
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
	struct pmureg_route *route = route_of(io);
	size_t i, length;
	int code = 0;

	for (i = 0; i < count && !code; i += length) {
		struct pmureg_io *inner = io_at(route, &list[i].place);

		length = stretch(list + i, count - i);
		if (list[i].kind != PMUREG_ACCESS_BARRIER)
			code = inner ? pmureg_io_prepare(inner, list + i, length) : fail_missing(route, list[i].place.space);
	}
	return code;
}

static int run_barriers(struct pmureg_io *io, const struct pmureg_access *list, size_t count, size_t *failed)
{
	int code = 0;

	for (size_t i = 0; i < count && !code; i++) {
		*failed = i;
		code = route_barrier(io, (enum pmureg_barrier)list[i].barrier);
	}
	return code;
}

static int route_run(struct pmureg_io *io, struct pmureg_access *list, size_t count, size_t *failed)
{
	struct pmureg_route *route = route_of(io);
	size_t i, length, at = 0;
	int code = 0;

	for (i = 0; i < count && !code; i += length) {
		struct pmureg_io *inner = io_at(route, &list[i].place);

		length = stretch(list + i, count - i);
		at = 0;
		if (list[i].kind == PMUREG_ACCESS_BARRIER)
			code = run_barriers(io, list + i, length, &at);
		else
			code = inner ? pmureg_io_run(inner, list + i, length, &at) : fail_missing(route, list[i].place.space);
		*failed = i + at;
	}
	return code;
}

void pmureg_route_init(struct pmureg_route *route)
{
	*route = (struct pmureg_route){.io = {.read = route_read, .write = route_write, .barrier = route_barrier,
					      .prepare = route_prepare, .run = route_run, .why = route_why}};
}
