/*
 * msr.c: accesses model-specific registers of one CPU through /dev/cpu/N/msr, or msr-safe's /dev/cpu/N/msr_safe.
 *
 * Each register takes one pread(). If msr-safe's /dev/cpu/msr_batch can be opened, adjacent reads of a prepared list
 * take one ioctl().
 */
#include "hosted.h"

#include <endian.h>
#include <sys/ioctl.h>

#include "list.h"
#include "where.h"

#define REGISTERS "model-specific registers"

/* ---- Batch interface of msr-safe 1.x ---- */

struct batch_op {
	uint16_t cpu;
	uint16_t is_read;
	int32_t error;
	uint32_t msr;
	uint64_t value;
	uint64_t write_mask; /* writable bits by the allowlist; filled in by the module */
};

struct batch {
	uint32_t count;
	struct batch_op *ops;
};

#define BATCH_IOCTL _IOWR('c', 0xA2, struct batch)
#define BATCH_MOST 4096 /* the module copies the whole batch into contiguous memory */

struct msr {
	struct io_base base; /* first member, for casts */
	int fd, batch_fd;
	int is_safe; /* the file is that of msr-safe */
	struct batch_op *ops; /* BATCH_MOST of them */
};

/* ---- Failures ---- */

static int msr_fail_access(struct msr *msr, int code, const char *what, uint32_t address)
{
	const char *mend = "";

	if (code == -EIO)
		mend = ": this CPU lacks the register or these bits of it";
	else if (code == -ENXIO)
		mend = ": the CPU went offline; enable it, or count on another CPU of its package";
	else if (code == -EACCES && msr->is_safe)
		mend = ": msr-safe's allowlist lacks it; add it to /dev/cpu/msr_allowlist";
	else if (code == -EROFS)
		mend = ": msr-safe's allowlist makes it read-only; see /dev/cpu/msr_allowlist";
	else if (code == -EPERM)
		mend = ": the kernel forbids it (lockdown, or allow_writes of the module msr)";
	return pmureg_fail(&msr->base.why, code, 0, "MSR 0x%x of CPU %d cannot be %s%s", address, msr->base.options.cpu,
			   what, mend);
}

/* ---- Lists ---- */

/* Sets the register's index. If the machine reports the unit's base address, the index is relative to that. */
static int msr_locate(struct pmureg_io *io, struct pmureg_access *access)
{
	struct msr *msr = (void *)io;
	const struct io_unit unit = io_unit_of(io, &access->place);
	struct io_found found = {.by = "the machine's facts"};
	int code;

	access->handle = access->place.address;
	if (!unit.block)
		return 0;
	code = io_moved(&unit, access, &access->handle);
	code = code || !unit.block->where_count ? code : io_where(&unit, 0, &found);
	access->handle += found.address;
	if (code || access->handle <= UINT32_MAX)
		return code;
	return pmureg_fail(&msr->base.why, -EINVAL, 0, "%s gives MSR 0x%llx for `%s`, which is not a valid index",
			   found.by, (unsigned long long)access->handle, pmureg_block_key(unit.block));
}

static size_t msr_join(struct pmureg_io *io, const struct pmureg_access *list, size_t count)
{
	const struct msr *msr = (void *)io;
	size_t length = 0;

	while (msr->batch_fd >= 0 && length < count && length < BATCH_MOST && list[length].kind == PMUREG_ACCESS_READ)
		length++;
	return length;
}

static int msr_run_one(struct msr *msr, struct pmureg_access *access)
{
	const int is_read = access->kind == PMUREG_ACCESS_READ;
	uint64_t value = htole64(access->value); /* A copied machine may be read on a machine of the other byte order.
						    */
	const ssize_t moved = is_read ? io_read_at(msr->fd, &value, 8, access->handle) :
				      io_write_at(msr->fd, &value, 8, access->handle);

	if (moved == 8) {
		access->value = le64toh(value);
		return 0;
	}
	/* A short read can only come from a file that replaces the device. */
	return msr_fail_access(msr, moved < 0 ? -errno : -EIO, is_read ? "read" : "written", (uint32_t)access->handle);
}

/*
 * Reads all with one ioctl(). An operation that fails stores its errno value. If the module refuses batches at all,
 * none are tried again, and the caller runs the list without.
 */
static int run_batch(struct msr *msr, struct pmureg_access *list, size_t count, size_t *failed)
{
	struct batch batch = {.count = (uint32_t)count, .ops = msr->ops};
	int code;

	for (size_t i = 0; i < count; i++)
		msr->ops[i] = (struct batch_op){
			.cpu = (uint16_t)msr->base.options.cpu, .is_read = 1, .msr = (uint32_t)list[i].handle};
	do
		code = ioctl(msr->batch_fd, IO_REQUEST(BATCH_IOCTL), &batch);
	while (code < 0 && errno == EINTR);
	for (size_t i = 0; i < count; i++) {
		list[i].value = msr->ops[i].value;
		*failed = i;
		if (msr->ops[i].error)
			return msr_fail_access(msr, msr->ops[i].error, "read", (uint32_t)list[i].handle);
	}
	if (code) {
		(void)close(msr->batch_fd);
		msr->batch_fd = -1;
	}
	return 0;
}

static int msr_run(struct pmureg_io *io, struct pmureg_access *list, size_t count, size_t *failed)
{
	struct msr *msr = (void *)io;
	int code = 0;

	if (count > 1 && msr->batch_fd >= 0)
		code = run_batch(msr, list, count, failed);
	if (count > 1 && msr->batch_fd >= 0)
		return code;
	for (size_t i = 0; i < count && !code; i++) {
		*failed = i;
		code = msr_run_one(msr, &list[i]);
	}
	return code;
}

/* ---- Opening ---- */

/* Arguments: file, CPU, strerror(). */
static const struct io_bar bars[] = {
	{-ENOENT, 0, "there is no %s; load the module (modprobe msr), or give the container access to the file"},
	{-EACCES, -EPERM, "%s of CPU %d cannot be opened: %s; run as root, with rights on the file and "
			  "CAP_SYS_RAWIO, or with msr-safe and the allowlist that `pmureg allowlist` prints"},
	{-ENXIO, 0, "%s: CPU %d is offline; choose another CPU of its package"},
	{-EIO, 0, "%s: CPU %d has no model-specific registers"},
	{0, 0, "%s of CPU %d cannot be opened: %s"},
};

static int fail_open(const struct io_way_options *options, struct io_path path, int code, struct pmureg_error *error)
{
	const struct io_path cpus = io_path(options->machine->sysfs, "devices/system/cpu");
	const struct io_path cpu = io_path(cpus.text, "cpu%d", options->cpu);

	if (code == -ENOENT && io_number(io_path(cpu.text, "online"), 1) == 0)
		code = -ENXIO;
	else if (code == -ENOENT && !access(cpus.text, F_OK) && access(cpu.text, F_OK))
		return pmureg_fail(error, -ENXIO, 0, "this machine has no CPU %d", options->cpu);
	return io_barred(error, code, bars, path.text, options->cpu, strerror(-code));
}

/*
 * Some settings allow reads and refuse writes. Checked before the first write, so that nothing is programmed by half.
 */
static int check_writes(const struct pmureg_machine *machine, struct pmureg_error *error)
{
	static const char parameter[] = "module/msr/parameters/allow_writes";
	char text[16];
	int code = io_check_lockdown(machine, REGISTERS, error);

	if (!code && !io_text(io_path(machine->sysfs, "%s", parameter), text, sizeof(text)) && !strcmp(text, "off"))
		return pmureg_fail(error, -EPERM, 0, "the module msr refuses writes; write `on` to %s/%s",
				   machine->sysfs, parameter);
	return code;
}

/* Prefers msr-safe's file. Uses the kernel's if msr-safe's is missing or not accessible for this user. */
static int open_file(struct msr *msr, struct pmureg_error *error)
{
	const struct io_way_options *options = &msr->base.options;
	const struct io_path own = io_path(options->machine->root, "dev/cpu/%d/msr", options->cpu);
	const struct io_path safe = io_path(options->machine->root, "dev/cpu/%d/msr_safe", options->cpu);
	const int flags = options->read_only ? O_RDONLY : O_RDWR, barred = io_open(safe, flags);

	msr->is_safe = barred >= 0;
	msr->fd = msr->is_safe ? barred : io_open(own, flags);
	if (msr->fd >= 0)
		return msr->is_safe || options->read_only ? 0 : check_writes(options->machine, error);
	return msr->fd == -ENOENT && barred != -ENOENT ? fail_open(options, safe, barred, error) :
							 fail_open(options, own, msr->fd, error);
}

/*
 * Checks for version 1 of msr-safe's batches. Version 2 has other structures under the same ioctl number and takes a
 * read for a write. The module reports its version since 1.6. If the version cannot be read, batches are not used.
 */
static int has_old_batch(const char *root)
{
	char text[32] = ""; /* with a 0 at its end, which is no text to others */
	uint64_t version;
	const ssize_t got = io_bytes(io_path(root, "dev/cpu/msr_safe_version"), 0, text, sizeof(text) - 1);

	if (got < 0)
		return got == -ENOENT;
	return !pmureg_number((struct pmureg_word){text, strcspn(text, ".")}, &version) && version < 2;
}

static void msr_close(struct pmureg_io *io)
{
	struct msr *msr = (void *)io;

	if (msr->fd >= 0)
		(void)close(msr->fd);
	if (msr->batch_fd >= 0)
		(void)close(msr->batch_fd);
	free(msr->ops);
}

static int msr_open(struct pmureg_io *io, struct pmureg_error *error)
{
	struct msr *msr = (void *)io;
	const char *root = msr->base.options.machine->root;
	int code;

	msr->batch_fd = -1;
	code = open_file(msr, error);
	if (!code && has_old_batch(root))
		msr->batch_fd = io_open(io_path(root, "dev/cpu/msr_batch"), O_RDONLY);
	if (msr->batch_fd >= 0)
		msr->ops = calloc(BATCH_MOST, sizeof(*msr->ops));
	return msr->batch_fd >= 0 && !msr->ops ? io_out_of_memory(error) : code;
}

/* Checks all CPUs, because the CPU of each package that a session will use is not known yet. */
static int msr_ask(struct pmureg_machine *machine, const struct pmureg_system *system, struct pmureg_error *answer)
{
	const struct io_path online = io_path(machine->sysfs, "devices/system/cpu/online");
	int first = 0, code = 0;
	struct io_cpus cpus, boot = {&first, 1};
	const struct io_cpus *all = io_cpus_read(&cpus, online) ? &boot : &cpus;

	for (size_t i = 0; i < all->count && !code; i++) {
		struct pmureg_io *io;

		code = io_way_open(
			&io_way_msr,
			&(struct io_way_options){.machine = machine, .system = system, .cpu = all->cpus[i]}, &io,
			answer);
		io_close(io);
	}
	free(cpus.cpus);
	return code ? code : pmureg_fail(answer, 0, 0, "the MSRs of %zu CPUs can be opened", all->count);
}

const struct io_way io_way_msr = {
	"msr", PMUREG_MSR, REGISTERS, msr_ask,
	sizeof(struct msr), msr_open, msr_close, msr_locate, msr_join, msr_run,
};
