/*
 * list.c: see list.h.
 */
#include <stdio.h>
#include <stdlib.h>

#include "list.h"

static struct io_base *base_of(struct pmureg_io *io)
{
	return (struct io_base *)(void *)io;
}

static int single(struct pmureg_io *io, struct pmureg_access *access)
{
	size_t failed;
	int code = io->prepare(io, access, 1);

	return code ? code : io->run(io, access, 1, &failed);
}

int io_read_one(struct pmureg_io *io, const struct pmureg_place *place, uint64_t *value)
{
	struct pmureg_access access = {.kind = PMUREG_ACCESS_READ, .place = *place};
	int code = single(io, &access);

	*value = code ? 0 : access.value;
	return code;
}

int io_write_one(struct pmureg_io *io, const struct pmureg_place *place, uint64_t value)
{
	return single(io, &(struct pmureg_access){.kind = PMUREG_ACCESS_WRITE, .place = *place, .value = value});
}

static int barrier_alone(struct pmureg_io *io, enum pmureg_barrier barrier)
{
	(void)io;
	io_barrier((uint8_t)barrier);
	return 0;
}

static const char *why(struct pmureg_io *io)
{
	return base_of(io)->why;
}

void *io_new(size_t size, io_prepare *prepare, io_run *run, void (*close)(struct pmureg_io *io))
{
	struct io_base *base = calloc(1, size);

	if (base) {
		base->io = (struct pmureg_io){io_read_one, io_write_one, barrier_alone, prepare, run, why};
		base->close = close;
	}
	return base;
}

void io_close(struct pmureg_io *io)
{
	if (io)
		base_of(io)->close(io);
}

int io_fail(struct io_base *base, int code, const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	(void)vsnprintf(base->why, sizeof(base->why), format, arguments);
	va_end(arguments);
	return code;
}
