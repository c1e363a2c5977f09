/*
 * msr.c: see msr.h.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "files.h"
#include "msr.h"
#include "perf_internal.h"

/* ---- msr-safe's batch interface, as of its versions 1.x ---- */

struct batch_op {
	uint16_t cpu;
	uint16_t is_read;
	int32_t error;
	uint32_t msr;
	uint64_t value;
	uint64_t write_mask; /* what the allowlist lets be written; filled in by the module */
};

struct batch {
	uint32_t count;
	struct batch_op *ops;
};

#define BATCH_IOCTL _IOWR('c', 0xA2, struct batch)
#define BATCH_MOST 4096 /* the module copies the whole batch into memory that is contiguous */

struct msr {
	struct pmureg_io io; /* first, so that one becomes the other */
	int cpu, fd, batch_fd;
	int is_safe; /* the file is msr-safe's */
	struct batch_op *ops;
	size_t room;
	char why[IO_WHY];
};

static struct msr *msr_of(struct pmureg_io *io)
{
	return (struct msr *)(void *)io;
}

static const char *msr_why(struct pmureg_io *io)
{
	return msr_of(io)->why;
}

/* ---- Failures ---- */

static int fail_access(struct msr *msr, int code, const char *what, uint32_t address)
{
	const char *mend = "";

	if (code == -EIO)
		mend = ": this CPU has no such register, or not with these bits";
	else if (code == -ENXIO)
		mend = ": the CPU went offline; bring it back, or count on another one of its package";
	else if (code == -EACCES && msr->is_safe)
		mend = ": it is not on msr-safe's list; have it added to /dev/cpu/msr_allowlist";
	else if (code == -EROFS)
		mend = ": msr-safe's list lets none of its bits be written; see /dev/cpu/msr_allowlist";
	else if (code == -EPERM)
		mend = ": the kernel forbids it (lockdown, or allow_writes of the module msr)";
	(void)snprintf(msr->why, sizeof(msr->why), "MSR 0x%x of CPU %d cannot be %s%s", address, msr->cpu, what, mend);
	return code;
}

/* errno, or the end of the file, which MSRs do not have but a file in their place does. */
static int result_of(ssize_t moved)
{
	if (moved == 8)
		return 0;
	return moved < 0 ? -errno : -EIO;
}

/* ---- Single accesses ---- */

static int msr_read(struct pmureg_io *io, const struct pmureg_place *place, uint64_t *value)
{
	struct msr *msr = msr_of(io);
	int code;

	*value = 0;
	if (place->space != PMUREG_MSR)
		return fail_access(msr, -EINVAL, "meant", place->address);
	code = result_of(pread(msr->fd, value, sizeof(*value), (off_t)place->address));
	return code ? fail_access(msr, code, "read", place->address) : 0;
}

static int msr_write(struct pmureg_io *io, const struct pmureg_place *place, uint64_t value)
{
	struct msr *msr = msr_of(io);
	int code;

	if (place->space != PMUREG_MSR)
		return fail_access(msr, -EINVAL, "meant", place->address);
	code = result_of(pwrite(msr->fd, &value, sizeof(value), (off_t)place->address));
	return code ? fail_access(msr, code, "written", place->address) : 0;
}

/* ---- Lists ---- */

static size_t reads_from(const struct pmureg_access *list, size_t count)
{
	size_t length = 0;

	while (length < count && length < BATCH_MOST && list[length].kind == PMUREG_ACCESS_READ &&
	       list[length].place.space == PMUREG_MSR)
		length++;
	return length;
}

static int make_room(struct msr *msr, size_t count)
{
	struct batch_op *ops;

	if (count <= msr->room)
		return 0;
	ops = realloc(msr->ops, count * sizeof(*ops));
	if (!ops)
		return -ENOMEM;
	msr->ops = ops;
	msr->room = count;
	return 0;
}

static int msr_prepare(struct pmureg_io *io, struct pmureg_access *list, size_t count)
{
	struct msr *msr = msr_of(io);
	size_t i = 0;
	int code = 0;

	while (i < count && !code) {
		size_t length = msr->batch_fd >= 0 ? reads_from(list + i, count - i) : 0;

		list[i].joined = (uint16_t)length;
		if (length > 1)
			code = make_room(msr, length);
		i += length ? length : 1;
	}
	return code;
}

/* One ioctl() for all. An op that fails leaves its errno value; `refused`: none did, but the batch was not done. */
static int run_batch(struct msr *msr, struct pmureg_access *list, size_t count, size_t *failed, int *refused)
{
	struct batch batch = {.count = (uint32_t)count, .ops = msr->ops};
	int code;

	memset(msr->ops, 0, count * sizeof(*msr->ops));
	for (size_t i = 0; i < count; i++) {
		msr->ops[i].cpu = (uint16_t)msr->cpu;
		msr->ops[i].is_read = 1;
		msr->ops[i].msr = list[i].place.address;
	}
	*refused = 0;
	code = ioctl(msr->batch_fd, BATCH_IOCTL, &batch) ? -errno : 0;
	for (size_t i = 0; i < count; i++) {
		list[i].value = msr->ops[i].value;
		if (!msr->ops[i].error)
			continue;
		*failed += i;
		return fail_access(msr, msr->ops[i].error, "read", list[i].place.address);
	}
	*refused = code != 0;
	return code;
}

static int run_one(struct pmureg_io *io, struct pmureg_access *access)
{
	if (access->kind == PMUREG_ACCESS_READ)
		return msr_read(io, &access->place, &access->value);
	return access->kind == PMUREG_ACCESS_WRITE ? msr_write(io, &access->place, access->value) : 0;
}

static int run_singly(struct msr *msr, struct pmureg_access *list, size_t count, size_t *failed)
{
	const size_t first = *failed;
	int code = 0;

	for (size_t i = 0; i < count && !code; i++) {
		*failed = first + i;
		code = run_one(&msr->io, &list[i]);
	}
	return code;
}

/* A module that refuses batches is not asked again. */
static int run_joined(struct msr *msr, struct pmureg_access *list, size_t count, size_t *failed)
{
	int refused = 1, code = 0;

	if (msr->batch_fd >= 0)
		code = run_batch(msr, list, count, failed, &refused);
	if (!refused)
		return code;
	if (msr->batch_fd >= 0)
		(void)close(msr->batch_fd);
	msr->batch_fd = -1;
	return run_singly(msr, list, count, failed);
}

static int msr_run(struct pmureg_io *io, struct pmureg_access *list, size_t count, size_t *failed)
{
	size_t i = 0;
	int code = 0;

	while (i < count && !code) {
		size_t length = list[i].joined > 1 && list[i].joined <= count - i ? list[i].joined : 1;

		*failed = i;
		code = length > 1 ? run_joined(msr_of(io), list + i, length, failed) : run_one(io, &list[i]);
		i += length;
	}
	return code;
}

/* ---- Opening ---- */

/* Why there is no file for the CPU. */
static int fail_missing(const struct pmureg_msr_options *options, const char *path, struct pmureg_error *error)
{
	char other[IO_PATH];
	long online;

	if (!io_path(other, sizeof(other), options->root, "sys/devices/system/cpu/cpu%d/online", options->cpu) &&
	    !io_file_number(other, &online) && !online)
		return pmureg_fail(error, -ENXIO, 0, "CPU %d is offline; choose another one of its package", options->cpu);
	if (!io_path(other, sizeof(other), options->root, "sys/devices/system/cpu") && !access(other, F_OK) &&
	    !io_path(other, sizeof(other), options->root, "sys/devices/system/cpu/cpu%d", options->cpu) && access(other, F_OK))
		return pmureg_fail(error, -ENXIO, 0, "this machine has no CPU %d", options->cpu);
	return pmureg_fail(error, -ENOENT, 0, "there is no %s; load the module (modprobe msr), or hand the file into the container",
			   path);
}

static int fail_open(const struct pmureg_msr_options *options, const char *path, int code, struct pmureg_error *error)
{
	switch (code) {
	case -ENOENT:
		return fail_missing(options, path, error);
	case -EACCES:
	case -EPERM:
		return pmureg_fail(error, code, 0, "%s may not be opened; run as root, or with rights on the file and CAP_SYS_RAWIO, "
				   "or have msr-safe installed", path);
	case -ENXIO:
		return pmureg_fail(error, code, 0, "CPU %d is offline; choose another one of its package", options->cpu);
	case -EIO:
		return pmureg_fail(error, code, 0, "CPU %d has no model-specific registers", options->cpu);
	default:
		return pmureg_fail(error, code, 0, "%s cannot be opened: %s", path, strerror(-code));
	}
}

/* What lets msrs be read and refuses every write later: better said before anything is programmed. */
static int check_writes(const struct pmureg_msr_options *options, struct pmureg_error *error)
{
	char path[IO_PATH], text[16];

	if (io_locked_down(options->root))
		return pmureg_fail(error, -EPERM, 0, "the kernel is locked down (see /sys/kernel/security/lockdown) and lets nobody write "
				   "model-specific registers; boot without lockdown, or count through perf");
	if (!io_path(path, sizeof(path), options->root, "sys/module/msr/parameters/allow_writes") &&
	    !perf_file_read(path, text, sizeof(text)) && !strcmp(text, "off"))
		return pmureg_fail(error, -EPERM, 0, "the module msr was told to refuse writes; write `on` to %s", path);
	return 0;
}

/* msr-safe's file is preferred; the kernel's own serves where that one is missing or not for this user. */
static int open_file(struct msr *msr, const struct pmureg_msr_options *options, struct pmureg_error *error)
{
	static const char *const names[] = {"msr_safe", "msr"};
	const int flags = (options->read_only ? O_RDONLY : O_RDWR) | O_CLOEXEC;
	char path[IO_PATH], best[IO_PATH] = "";
	int code = 0, why = -ENOENT;

	for (size_t i = 0; i < 2 && msr->fd < 0; i++) {
		code = io_path(path, sizeof(path), options->root, "dev/cpu/%d/%s", options->cpu, names[i]);
		if (code)
			return pmureg_fail(error, code, 0, "the root %s is too long a path", options->root);
		msr->fd = open(path, flags);
		msr->is_safe = !i;
		if (msr->fd < 0 && (errno != ENOENT || !best[0])) {
			why = -errno;
			(void)memcpy(best, path, sizeof(best));
		}
	}
	if (msr->fd < 0)
		return fail_open(options, why == -ENOENT ? path : best, why, error);
	return msr->is_safe || options->read_only ? 0 : check_writes(options, error);
}

/*
 * From version 2 on the module has other structures under the same number, and takes a read for a write. It tells its
 * version since 1.6; whoever may not read that does without batches.
 */
static int has_old_batch(const char *root)
{
	char path[IO_PATH], text[32];

	if (io_path(path, sizeof(path), root, "dev/cpu/msr_safe_version") || access(path, F_OK))
		return 1;
	return !perf_file_read(path, text, sizeof(text)) && strtol(text, NULL, 10) < 2;
}

static void open_batch(struct msr *msr, const char *root)
{
	char path[IO_PATH];

	if (!io_path(path, sizeof(path), root, "dev/cpu/msr_batch") && has_old_batch(root))
		msr->batch_fd = open(path, O_RDONLY | O_CLOEXEC);
}

int pmureg_msr_open(const struct pmureg_msr_options *options, struct pmureg_io **io, struct pmureg_error *error)
{
	struct msr *msr = calloc(1, sizeof(*msr));
	int code;

	*io = NULL;
	if (!msr)
		return pmureg_fail(error, -ENOMEM, 0, "out of memory");
	msr->io = (struct pmureg_io){.read = msr_read, .write = msr_write, .prepare = msr_prepare, .run = msr_run, .why = msr_why};
	msr->cpu = options->cpu;
	msr->fd = msr->batch_fd = -1;
	code = open_file(msr, options, error);
	if (code) {
		pmureg_msr_close(&msr->io);
		return code;
	}
	open_batch(msr, options->root);
	*io = &msr->io;
	return 0;
}

void pmureg_msr_close(struct pmureg_io *io)
{
	struct msr *msr = io ? msr_of(io) : NULL;

	if (!msr)
		return;
	if (msr->fd >= 0)
		(void)close(msr->fd);
	if (msr->batch_fd >= 0)
		(void)close(msr->batch_fd);
	free(msr->ops);
	free(msr);
}
