/*
 * mmio.c: see mmio.h.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "barrier.h"
#include "files.h"
#include "mmio.h"
#include "trap.h"

/* One page of an instance. */
struct page {
	uint16_t block, instance, page;
	uint32_t size;    /* up to the end of its last register */
	char *registers;
	void *mapping;    /* which begins at a page of the machine, MAP_FAILED: not mapped */
	size_t length;
};

struct mmio {
	struct pmureg_io io; /* first, so that one becomes the other */
	const struct pmureg_system *system;
	struct page *pages;
	size_t count;
	int read_only, catches;
	char why[IO_WHY];
};

static struct mmio *mmio_of(struct pmureg_io *io)
{
	return (struct mmio *)(void *)io;
}

static const char *mmio_why(struct pmureg_io *io)
{
	return mmio_of(io)->why;
}

/* ---- Where a register is ---- */

static struct page *find_page(const struct mmio *mmio, const struct pmureg_place *place, uint32_t number)
{
	for (size_t i = 0; i < mmio->count; i++)
		if (mmio->pages[i].page == number && mmio->pages[i].instance == place->instance &&
		    mmio->pages[i].block == place->block)
			return &mmio->pages[i];
	return NULL;
}

/* The page that has the registers of one which the unit lacks; PMUREG_NONE: it lacks none. */
static uint32_t stand_in(const struct pmureg_block *block, uint32_t page)
{
	return block->page_stand_ins && page < block->page_count ? block->page_stand_ins[page] : PMUREG_NONE;
}

static struct page *page_of(const struct mmio *mmio, const struct pmureg_place *place)
{
	struct page *page = find_page(mmio, place, place->unit);

	if (page || place->block >= mmio->system->block_count)
		return page;
	return find_page(mmio, place, stand_in(&mmio->system->blocks[place->block], place->unit));
}

static int fail_missing(struct mmio *mmio, const struct pmureg_place *place)
{
	char unit[64] = "this unit";

	if (place->block < mmio->system->block_count)
		(void)pmureg_unit_name(mmio->system, &mmio->system->blocks[place->block], place->instance, unit, sizeof(unit));
	(void)snprintf(mmio->why, sizeof(mmio->why), "where page %u of %s is was not said; say it as %s.%u=FILE@OFFSET", place->unit,
		       unit, unit, place->unit);
	return -ENODEV;
}

static int reach(struct mmio *mmio, const struct pmureg_place *place, int is_write, char **where)
{
	const struct page *page = page_of(mmio, place);
	const uint32_t bytes = place->bits / 8U;

	mmio->why[0] = '\0';
	if (place->space != PMUREG_MMIO || (place->bits != 32 && place->bits != 64) || place->address % bytes)
		return -EINVAL;
	if (!page)
		return fail_missing(mmio, place);
	if (place->address > page->size || bytes > page->size - place->address)
		return -EINVAL;
	if (is_write && mmio->read_only) {
		(void)snprintf(mmio->why, sizeof(mmio->why), "the registers were opened for reading only");
		return -EPERM;
	}
	*where = page->registers + place->address;
	return 0;
}

/* ---- Loads and stores ---- */

static uint64_t load(const void *where, uint8_t bits)
{
	return bits == 64 ? *(const volatile uint64_t *)where : *(const volatile uint32_t *)where;
}

static void store(void *where, uint8_t bits, uint64_t value)
{
	if (bits == 64)
		*(volatile uint64_t *)where = value;
	else
		*(volatile uint32_t *)where = (uint32_t)value;
}

struct running {
	struct pmureg_access *list;
	size_t count;
	volatile size_t at;
};

static void *pointer_of(const struct pmureg_access *access)
{
	return (void *)(uintptr_t)access->handle;
}

static void run_one(struct pmureg_access *access)
{
	if (access->kind == PMUREG_ACCESS_READ)
		access->value = load(pointer_of(access), access->place.bits);
	else if (access->kind == PMUREG_ACCESS_WRITE)
		store(pointer_of(access), access->place.bits, access->value);
	else
		io_barrier((enum pmureg_barrier)access->barrier);
}

static int run_watched(void *context)
{
	struct running *running = context;

	for (size_t i = 0; i < running->count; i++) {
		running->at = i;
		run_one(&running->list[i]);
	}
	return 0;
}

static int mmio_prepare(struct pmureg_io *io, struct pmureg_access *list, size_t count)
{
	int code = 0;

	for (size_t i = 0; i < count && !code; i++) {
		char *where = NULL;

		if (list[i].kind != PMUREG_ACCESS_BARRIER)
			code = reach(mmio_of(io), &list[i].place, list[i].kind == PMUREG_ACCESS_WRITE, &where);
		list[i].handle = (uint64_t)(uintptr_t)where;
	}
	return code;
}

static int mmio_run(struct pmureg_io *io, struct pmureg_access *list, size_t count, size_t *failed)
{
	struct mmio *mmio = mmio_of(io);
	struct running running = {list, count, 0};
	int number, code;

	if (!mmio->catches) {
		for (size_t i = 0; i < count; i++)
			run_one(&list[i]);
		return 0;
	}
	code = io_trap_call(run_watched, &running, &number);
	*failed = running.at;
	if (!number)
		return code;
	(void)snprintf(mmio->why, sizeof(mmio->why), "no register answers at offset 0x%x: the file ends, or the device is off or was removed",
		       list[running.at].place.address);
	return -EIO;
}

static int single(struct pmureg_io *io, struct pmureg_access *access)
{
	size_t failed;
	int code = mmio_prepare(io, access, 1);

	return code ? code : mmio_run(io, access, 1, &failed);
}

static int mmio_read(struct pmureg_io *io, const struct pmureg_place *place, uint64_t *value)
{
	struct pmureg_access access = {.kind = PMUREG_ACCESS_READ, .place = *place};
	int code = single(io, &access);

	*value = access.value;
	return code;
}

static int mmio_write(struct pmureg_io *io, const struct pmureg_place *place, uint64_t value)
{
	struct pmureg_access access = {.kind = PMUREG_ACCESS_WRITE, .place = *place, .value = value};

	return single(io, &access);
}

static int mmio_barrier(struct pmureg_io *io, enum pmureg_barrier barrier)
{
	(void)io;
	io_barrier(barrier);
	return 0;
}

/* ---- Opening ---- */

/* Where the last register of a page ends. */
static uint32_t size_of_page(const struct pmureg_system *system, const struct pmureg_mmio_map *map)
{
	const struct pmureg_block *block = &system->blocks[map->block];
	uint32_t size = 0;

	for (size_t r = 0; r < block->register_count; r++)
		for (uint32_t e = 0; e < block->registers[r].elements; e++) {
			struct pmureg_place place;
			uint32_t end;

			pmureg_register_place(system, block, &block->registers[r], map->instance, e, &place);
			end = place.address + block->registers[r].width / 8U;
			if ((place.unit == map->page || stand_in(block, place.unit) == map->page) && end > size)
				size = end;
		}
	return size;
}

static int fail_map(const struct pmureg_mmio_map *map, int code, struct pmureg_error *error)
{
	switch (code) {
	case -EPERM:
	case -EACCES:
		return pmureg_fail(error, code, 0, "%s may not be mapped at 0x%llx; run as root; where a driver of the kernel holds the registers, "
				   "or the kernel is locked down, count through perf", map->file, (unsigned long long)map->offset);
	case -ENOENT:
	case -ENXIO:
	case -ENODEV:
		return pmureg_fail(error, code, 0, "%s cannot be mapped: %s; name /dev/mem, a UIO device or a file", map->file, strerror(-code));
	default:
		return pmureg_fail(error, code, 0, "%s cannot be mapped at 0x%llx: %s", map->file, (unsigned long long)map->offset,
				   strerror(-code));
	}
}

/* A file that is too short would be noticed by a fault only. */
static int check_length(int fd, const struct pmureg_mmio_map *map, uint32_t size, struct pmureg_error *error)
{
	struct stat info;

	if (fstat(fd, &info))
		return fail_map(map, -errno, error);
	if (!S_ISREG(info.st_mode) || (map->offset <= (uint64_t)info.st_size && size <= (uint64_t)info.st_size - map->offset))
		return 0;
	return pmureg_fail(error, -ERANGE, 0, "%s has %lld bytes, but the registers end at 0x%llx", map->file, (long long)info.st_size,
			   (unsigned long long)(map->offset + size));
}

static int map_page(const struct pmureg_mmio_options *options, const struct pmureg_mmio_map *map, int fd, struct page *page,
		    struct pmureg_error *error)
{
	const uint64_t inside = map->offset % (uint64_t)sysconf(_SC_PAGESIZE);
	int code = check_length(fd, map, page->size, error);

	if (code)
		return code;
	if (map->offset > INT64_MAX || map->offset % 8)
		return pmureg_fail(error, -EINVAL, 0, "0x%llx is no place for registers", (unsigned long long)map->offset);
	page->length = (size_t)inside + page->size;
	page->mapping = mmap(NULL, page->length, PROT_READ | (options->read_only ? 0 : PROT_WRITE), MAP_SHARED, fd,
			     (off_t)(map->offset - inside));
	if (page->mapping == MAP_FAILED)
		return fail_map(map, -errno, error);
	page->registers = (char *)page->mapping + inside;
	return 0;
}

static int open_page(struct mmio *mmio, const struct pmureg_mmio_options *options, const struct pmureg_mmio_map *map,
		     struct pmureg_error *error)
{
	struct page *page = &mmio->pages[mmio->count];
	const struct pmureg_place place = {.block = map->block, .instance = map->instance, .unit = map->page};
	char path[IO_PATH];
	int fd, code = 0;

	if (map->block >= mmio->system->block_count || mmio->system->blocks[map->block].space != PMUREG_MMIO ||
	    map->instance >= mmio->system->blocks[map->block].instance_count)
		return pmureg_fail(error, -EINVAL, 0, "%s is mapped for a unit that is not there", map->file);
	if (find_page(mmio, &place, map->page))
		return pmureg_fail(error, -EINVAL, 0, "%s: this page of the unit has a place already", map->file);
	*page = (struct page){map->block, map->instance, map->page, size_of_page(mmio->system, map), NULL, MAP_FAILED, 0};
	if (!page->size)
		return pmureg_fail(error, -EINVAL, 0, "%s: the unit has no registers in page %u", map->file, map->page);
	if (options->root && options->root[0])
		code = io_path(path, sizeof(path), options->root, "%s", map->file + (map->file[0] == '/'));
	else
		(void)snprintf(path, sizeof(path), "%s", map->file);
	if (code)
		return fail_map(map, code, error);
	fd = open(path, (options->read_only ? O_RDONLY : O_RDWR) | O_SYNC | O_CLOEXEC);
	if (fd < 0)
		return fail_map(map, -errno, error);
	code = map_page(options, map, fd, page, error);
	(void)close(fd);
	mmio->count += !code;
	return code;
}

static void release(struct mmio *mmio)
{
	for (size_t i = 0; i < mmio->count; i++)
		(void)munmap(mmio->pages[i].mapping, mmio->pages[i].length);
	free(mmio->pages);
	free(mmio);
}

int pmureg_mmio_open(const struct pmureg_mmio_options *options, struct pmureg_io **io, struct pmureg_error *error)
{
	struct mmio *mmio = calloc(1, sizeof(*mmio));
	int code = 0;

	*io = NULL;
	if (mmio)
		mmio->pages = calloc(options->map_count ? options->map_count : 1, sizeof(*mmio->pages));
	if (!mmio || !mmio->pages) {
		free(mmio);
		return pmureg_fail(error, -ENOMEM, 0, "out of memory");
	}
	mmio->io = (struct pmureg_io){.read = mmio_read, .write = mmio_write, .barrier = mmio_barrier, .prepare = mmio_prepare,
				      .run = mmio_run, .why = mmio_why};
	mmio->system = options->system;
	mmio->read_only = options->read_only;
	for (size_t i = 0; i < options->map_count && !code; i++)
		code = open_page(mmio, options, &options->maps[i], error);
	if (!code && options->catch_faults) {
		code = io_trap_open();
		if (code)
			(void)pmureg_fail(error, code, 0, "faults cannot be caught: %s", strerror(-code));
	}
	if (code) {
		release(mmio);
		return code;
	}
	mmio->catches = options->catch_faults;
	*io = &mmio->io;
	return 0;
}

void pmureg_mmio_close(struct pmureg_io *io)
{
	if (!io)
		return;
	if (mmio_of(io)->catches)
		io_trap_close();
	release(mmio_of(io));
}
