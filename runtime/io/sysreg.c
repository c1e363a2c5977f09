/*
 * sysreg.c: see sysreg.h.
 *
 * The encoding is part of the instruction, so each register gets two functions of two instructions each, made when it is
 * first needed, in pages that are either writable or executable.
 */
#define _GNU_SOURCE
#include <errno.h>

#include "sysreg.h"

#ifndef __aarch64__

int pmureg_sysreg_open(const struct pmureg_sysreg_options *options, struct pmureg_io **io, struct pmureg_error *error)
{
	(void)options;
	*io = NULL;
	return pmureg_fail(error, -EOPNOTSUPP, 0, "this processor has no AArch64 system registers; run on the machine that has them");
}

void pmureg_sysreg_close(struct pmureg_io *io)
{
	(void)io;
}

#else

#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "barrier.h"
#include "files.h"
#include "trap.h"

#define MOST_CPUS 8192
#define ENCODINGS 65536U /* op0:op1:CRn:CRm:op2 */

/* The encoding goes into bits 20:5. */
#define MRS_X0 0xD5200000U
#define MSR_X0 0xD5000000U
#define RET 0xD65F03C0U

/* The two functions of a register. */
struct pair {
	uint32_t read[2], write[2];
};

typedef uint64_t read_function(void);
typedef void write_function(uint64_t value);

struct page {
	struct page *next;
	struct pair *pairs;
	size_t used;
};

struct sysreg {
	struct pmureg_io io; /* first, so that one becomes the other */
	int cpu;
	cpu_set_t *there, *before; /* that CPU alone; where the thread might run */
	size_t set_size, page_size;
	struct page *pages;        /* the newest first */
	struct pair **made;        /* of each encoding, or NULL */
	char why[IO_WHY];
};

static struct sysreg *sysreg_of(struct pmureg_io *io)
{
	return (struct sysreg *)(void *)io;
}

static const char *sysreg_why(struct pmureg_io *io)
{
	return sysreg_of(io)->why;
}

/* ---- Instructions ---- */

static int add_page(struct sysreg *sysreg)
{
	struct page *page = calloc(1, sizeof(*page));
	void *memory;

	if (!page)
		return -ENOMEM;
	memory = mmap(NULL, sysreg->page_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	if (memory == MAP_FAILED) {
		free(page);
		return -ENOMEM;
	}
	page->pairs = memory;
	page->next = sysreg->pages;
	sysreg->pages = page;
	return 0;
}

static int make_pair(struct sysreg *sysreg, uint32_t encoding, struct pair **made)
{
	struct page *page = sysreg->pages;
	struct pair *pair;
	int code = 0;

	if (!page || (page->used + 1) * sizeof(*pair) > sysreg->page_size) {
		code = add_page(sysreg);
		page = sysreg->pages;
	}
	if (code)
		return code;
	if (mprotect(page->pairs, sysreg->page_size, PROT_READ | PROT_WRITE))
		return -errno;
	pair = &page->pairs[page->used];
	*pair = (struct pair){{MRS_X0 | encoding << 5, RET}, {MSR_X0 | encoding << 5, RET}};
	if (mprotect(page->pairs, sysreg->page_size, PROT_READ | PROT_EXEC))
		return -errno;
	__builtin___clear_cache((char *)pair, (char *)(pair + 1));
	page->used++;
	*made = pair;
	return 0;
}

static int pair_of(struct sysreg *sysreg, const struct pmureg_place *place, struct pair **pair)
{
	int code;

	sysreg->why[0] = '\0';
	/* op0 0 and 1 are other instructions */
	if (place->space != PMUREG_SYSREG || place->address >= ENCODINGS || place->address < ENCODINGS / 2)
		return -EINVAL;
	if (!sysreg->made[place->address]) {
		code = make_pair(sysreg, place->address, &sysreg->made[place->address]);
		if (code) {
			(void)snprintf(sysreg->why, sizeof(sysreg->why), "no memory may be made executable here: %s", strerror(-code));
			return code;
		}
	}
	*pair = sysreg->made[place->address];
	return 0;
}

/* ---- The CPU ---- */

static int go_there(struct sysreg *sysreg, int *moved)
{
	*moved = 0;
	if (sysreg->cpu < 0)
		return 0;
	CPU_ZERO_S(sysreg->set_size, sysreg->before);
	if (sched_getaffinity(0, sysreg->set_size, sysreg->before))
		return -errno;
	if (CPU_EQUAL_S(sysreg->set_size, sysreg->before, sysreg->there))
		return 0;
	if (sched_setaffinity(0, sysreg->set_size, sysreg->there)) {
		(void)snprintf(sysreg->why, sizeof(sysreg->why), "the thread cannot be moved to CPU %d: it is offline, or outside this cpuset",
			       sysreg->cpu);
		return errno == EINVAL ? -ENXIO : -errno;
	}
	*moved = 1;
	return 0;
}

static void come_back(struct sysreg *sysreg, int moved)
{
	if (moved)
		(void)sched_setaffinity(0, sysreg->set_size, sysreg->before);
}

/* ---- Lists; a single access is a list of one ---- */

struct running {
	struct pmureg_access *list;
	size_t count;
	volatile size_t at;
};

static int run_all(void *context)
{
	struct running *running = context;

	for (size_t i = 0; i < running->count; i++) {
		struct pmureg_access *access = &running->list[i];
		const struct pair *pair = (const struct pair *)(uintptr_t)access->handle;

		running->at = i;
		if (access->kind == PMUREG_ACCESS_READ)
			access->value = ((read_function *)(uintptr_t)pair->read)();
		else if (access->kind == PMUREG_ACCESS_WRITE)
			((write_function *)(uintptr_t)pair->write)(access->value);
		else
			io_barrier((enum pmureg_barrier)access->barrier);
	}
	return 0;
}

static int fail_trap(struct sysreg *sysreg, const struct pmureg_access *access, int number)
{
	const uint32_t at = access->place.address;

	(void)snprintf(sysreg->why, sizeof(sysreg->why),
		       "%s of S%u_%u_C%u_C%u_%u trapped: the kernel keeps the register from user space, or this CPU lacks it",
		       access->kind == PMUREG_ACCESS_READ ? "a read" : "a write", at >> 14, at >> 11 & 7, at >> 7 & 15, at >> 3 & 15, at & 7);
	return number == SIGILL ? -EPERM : -EOPNOTSUPP;
}

static int sysreg_prepare(struct pmureg_io *io, struct pmureg_access *list, size_t count)
{
	int code = 0;

	for (size_t i = 0; i < count && !code; i++) {
		struct pair *pair = NULL;

		if (list[i].kind != PMUREG_ACCESS_BARRIER)
			code = pair_of(sysreg_of(io), &list[i].place, &pair);
		list[i].handle = (uint64_t)(uintptr_t)pair;
	}
	return code;
}

static int sysreg_run(struct pmureg_io *io, struct pmureg_access *list, size_t count, size_t *failed)
{
	struct sysreg *sysreg = sysreg_of(io);
	struct running running = {list, count, 0};
	int moved, number, code = go_there(sysreg, &moved);

	*failed = 0;
	if (code)
		return code;
	code = io_trap_call(run_all, &running, &number);
	come_back(sysreg, moved);
	*failed = running.at;
	return number ? fail_trap(sysreg, &list[running.at], number) : code;
}

static int run_one(struct pmureg_io *io, struct pmureg_access *access)
{
	size_t failed;
	int code = sysreg_prepare(io, access, 1);

	return code ? code : sysreg_run(io, access, 1, &failed);
}

static int sysreg_read(struct pmureg_io *io, const struct pmureg_place *place, uint64_t *value)
{
	struct pmureg_access access = {.kind = PMUREG_ACCESS_READ, .place = *place};
	int code = run_one(io, &access);

	*value = access.value;
	return code;
}

static int sysreg_write(struct pmureg_io *io, const struct pmureg_place *place, uint64_t value)
{
	struct pmureg_access access = {.kind = PMUREG_ACCESS_WRITE, .place = *place, .value = value};

	return run_one(io, &access);
}

static int sysreg_barrier(struct pmureg_io *io, enum pmureg_barrier barrier)
{
	(void)io;
	io_barrier(barrier);
	return 0;
}

/* ---- Opening ---- */

static void release(struct sysreg *sysreg)
{
	while (sysreg->pages) {
		struct page *page = sysreg->pages;

		sysreg->pages = page->next;
		(void)munmap(page->pairs, sysreg->page_size);
		free(page);
	}
	CPU_FREE(sysreg->there);
	CPU_FREE(sysreg->before);
	free(sysreg->made);
	free(sysreg);
}

static struct sysreg *allocate(int cpu)
{
	struct sysreg *sysreg = calloc(1, sizeof(*sysreg));

	if (!sysreg)
		return NULL;
	sysreg->io = (struct pmureg_io){.read = sysreg_read, .write = sysreg_write, .barrier = sysreg_barrier,
					.prepare = sysreg_prepare, .run = sysreg_run, .why = sysreg_why};
	sysreg->cpu = cpu;
	sysreg->page_size = (size_t)sysconf(_SC_PAGESIZE);
	sysreg->set_size = CPU_ALLOC_SIZE(MOST_CPUS);
	sysreg->there = CPU_ALLOC(MOST_CPUS);
	sysreg->before = CPU_ALLOC(MOST_CPUS);
	sysreg->made = calloc(ENCODINGS, sizeof(*sysreg->made));
	if (sysreg->there && sysreg->before && sysreg->made)
		return sysreg;
	release(sysreg);
	return NULL;
}

int pmureg_sysreg_open(const struct pmureg_sysreg_options *options, struct pmureg_io **io, struct pmureg_error *error)
{
	struct sysreg *sysreg;
	int moved, code;

	*io = NULL;
	if (options->cpu >= MOST_CPUS)
		return pmureg_fail(error, -EINVAL, 0, "CPU %d is more than this program can name", options->cpu);
	sysreg = allocate(options->cpu);
	if (!sysreg)
		return pmureg_fail(error, -ENOMEM, 0, "out of memory");
	CPU_ZERO_S(sysreg->set_size, sysreg->there);
	if (options->cpu >= 0)
		CPU_SET_S((size_t)options->cpu, sysreg->set_size, sysreg->there);
	code = go_there(sysreg, &moved); /* better said now than at the first access */
	if (code) {
		(void)pmureg_fail(error, code, 0, "%s", sysreg->why[0] ? sysreg->why : strerror(-code));
		release(sysreg);
		return code;
	}
	come_back(sysreg, moved);
	code = io_trap_open();
	if (code) {
		release(sysreg);
		return pmureg_fail(error, code, 0, "traps cannot be caught: %s", strerror(-code));
	}
	*io = &sysreg->io;
	return 0;
}

void pmureg_sysreg_close(struct pmureg_io *io)
{
	if (!io)
		return;
	io_trap_close();
	release(sysreg_of(io));
}

#endif
