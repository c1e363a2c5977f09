/*
 * msr.c: model-specific registers of one CPU, through /dev/cpu/N/msr or msr-safe's /dev/cpu/N/msr_safe.
 *
 * One pread() a register, and none besides. Where msr-safe's /dev/cpu/msr_batch can be opened, registers that stand
 * together in a prepared list are read with one ioctl().
 */
#include "hosted.h"

#include <endian.h>
#include <sys/ioctl.h>

#include "list.h"
#include "where.h"

#define REGISTERS "model-specific registers"

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
	struct io_base base; /* first, so that one becomes the other */
	int fd, batch_fd;
	int is_safe; /* the file is msr-safe's */
	struct batch_op *ops; /* BATCH_MOST of them */
};

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
	return pmureg_fail(&msr->base.why, code, 0, "MSR 0x%x of CPU %d cannot be %s%s", address, msr->base.options.cpu,
			   what, mend);
}

/* ---- Lists ---- */

/* The index of the register, wherever the machine says that its unit is. */
static int msr_locate(struct pmureg_io *io, struct pmureg_access *access)
{
	struct msr *msr = (void *)io;
	const struct io_unit unit = io_unit_of(io, &access->place);
	struct io_found found = {.by = "what the machine says of itself"};
	int code;

	access->handle = access->place.address;
	if (!unit.block)
		return 0;
	code = io_moved(&unit, access, &access->handle);
	code = code || !unit.block->where_count ? code : io_where(&unit, 0, &found);
	access->handle += found.address;
	if (code || access->handle <= UINT32_MAX)
		return code;
	return pmureg_fail(&msr->base.why, -EINVAL, 0, "%s tells of MSR 0x%llx for `%s`: there is no such index",
			   found.by, (unsigned long long)access->handle, unit.block->key);
}

static size_t msr_join(struct pmureg_io *io, const struct pmureg_access *list, size_t count)
{
	const struct msr *msr = (void *)io;
	size_t length = 0;

	while (msr->batch_fd >= 0 && length < count && length < BATCH_MOST && list[length].kind == PMUREG_ACCESS_READ)
		length++;
	return length;
}

static int run_one(struct msr *msr, struct pmureg_access *access)
{
	const int is_read = access->kind == PMUREG_ACCESS_READ;
	uint64_t value = htole64(access->value); /* a copied machine may be looked at on another one */
	const ssize_t moved = is_read ? io_read_at(msr->fd, &value, 8, access->handle) :
				      io_write_at(msr->fd, &value, 8, access->handle);

	if (moved == 8) {
		access->value = le64toh(value);
		return 0;
	}
	/* MSRs have no end, but a file in their place does. */
	return fail_access(msr, moved < 0 ? -errno : -EIO, is_read ? "read" : "written", (uint32_t)access->handle);
}

/*
 * One ioctl() for all. An op that fails leaves its errno value; a module that refuses batches as such is not asked
 * again, and the list not done.
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
			return fail_access(msr, msr->ops[i].error, "read", (uint32_t)list[i].handle);
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
		code = run_one(msr, &list[i]);
	}
	return code;
}

/* ---- Opening ---- */

/* Of a file, its CPU and strerror(). */
static const struct io_bar bars[] = {
	{-ENOENT, 0, "there is no %s; load the module (modprobe msr), or hand the file into the container"},
	{-EACCES, -EPERM, "%s of CPU %d cannot be opened: %s; run as root, or with rights on the file and "
			  "CAP_SYS_RAWIO, or let msr-safe allow what `pmureg allowlist` prints"},
	{-ENXIO, 0, "%s: CPU %d is offline; choose another one of its package"},
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

/* What lets MSRs be read and refuses every write later: better said before anything is programmed. */
static int check_writes(const struct pmureg_machine *machine, struct pmureg_error *error)
{
	static const char parameter[] = "module/msr/parameters/allow_writes";
	char text[16];
	int code = io_check_lockdown(machine, REGISTERS, error);

	if (!code && !io_text(io_path(machine->sysfs, "%s", parameter), text, sizeof(text)) && !strcmp(text, "off"))
		return pmureg_fail(error, -EPERM, 0, "the module msr was told to refuse writes; write `on` to %s/%s",
				   machine->sysfs, parameter);
	return code;
}

/* msr-safe's file is preferred; the kernel's own serves where that one is missing or not for this user. */
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
 * From version 2 on the module has other structures under the same number, and takes a read for a write. It tells its
 * version since 1.6; whoever may not read that does without batches.
 */
static int has_old_batch(const char *root)
{
	char text[32];
	uint64_t version;
	int code = io_text(io_path(root, "dev/cpu/msr_safe_version"), text, sizeof(text));

	if (code)
		return code == -ENOENT;
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

/* A session opens those of one CPU a package; which ones, nobody knows yet. */
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
