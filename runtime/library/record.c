/*
 * record.c: stores and reads the records that outlive a killed process.
 */
#include "hosted.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include "record.h"

#define SUFFIX ".undo"
#define NEW ".new"
#define NAME 96

struct record {
	const struct run_directory *directory;
	const struct pmureg_system *system;
	char name[NAME];
	struct record_header header;
	char *texts;
	struct record_header *stored; /* the whole file; NULL: nothing is stored */
	size_t size;
	int fd;                       /* holds the file's lock */
};

static int fail_file(struct pmureg_error *error, const struct run_directory *directory, const char *name,
		     const char *what)
{
	return pmureg_fail(error, -errno, 0, "%s/%s cannot be %s: %s", directory->path, name, what, strerror(errno));
}

/* ---- This boot and its processes ---- */

static void read_boot(char *text, size_t size)
{
	memset(text, 0, size);
	if (io_text(io_path(NULL, "proc/sys/kernel/random/boot_id"), text, size))
		text[0] = '\0';
}

/* Returns 0 if /proc is missing or belongs to another pid namespace than ours. */
static uint64_t read_namespace(void)
{
	char own[24] = "";
	struct stat info;

	if (readlink("/proc/self", own, sizeof(own) - 1) < 0 || atol(own) != getpid() ||
	    stat("/proc/self/ns/pid", &info))
		return 0;
	return info.st_ino;
}

/*
 * Returns the process's start time in ticks since the boot, or 0 if there is no such process. Threads of a zombie may
 * still run: the lock shows that.
 */
static uint64_t read_start(long pid, int is_locked)
{
	unsigned long long start;
	char text[512], state;
	const char *at;

	if (io_text(io_path(NULL, "proc/%ld/stat", pid), text, sizeof(text)))
		return 0;
	at = strrchr(text, ')');
	if (!at || sscanf(at, ") %c %*s %*s %*s %*s %*s %*s %*s %*s %*s %*s %*s %*s %*s %*s %*s %*s %*s %*s %llu",
			  &state, &start) != 2)
		return 0;
	return (state == 'Z' || state == 'X') && !is_locked ? 0 : start;
}

/*
 * A forked child may hold the lock of a dead process, so start time is checked if it is known. For processes of other
 * pid namespaces, only the lock tells.
 */
static int is_alive(const struct record_header *header, int is_locked)
{
	const uint64_t here = read_namespace();

	if (!header->start || !here || header->processes != here)
		return is_locked;
	return read_start((long)header->pid, is_locked) == header->start;
}

/* ---- Finding ---- */

static int has_end(const char *name, const char *end)
{
	const size_t length = strlen(name), size = strlen(end);

	return length > size && strcmp(name + length - size, end) == 0;
}

static int is_record(const char *name)
{
	return has_end(name, SUFFIX) || has_end(name, SUFFIX NEW);
}

static int newest_first(const void *a, const void *b)
{
	const struct record_left *one = a, *other = b;

	return (one->file->stored_ns < other->file->stored_ns) - (one->file->stored_ns > other->file->stored_ns);
}

/* Checks whether a record is of an earlier boot. Returns 0 if either boot id is unknown. */
static int is_of_before(const struct record_header *file)
{
	char boot[sizeof(file->boot)];

	read_boot(boot, sizeof(boot));
	return boot[0] && file->boot[0] && strcmp(boot, file->boot) != 0;
}

static int record_read_file(int fd, const struct stat *info, struct record_left *left, struct pmureg_error *error)
{
	const size_t size = (size_t)info->st_size;
	int code = run_check_ours(info, S_IFREG, left->path, error);

	if (code)
		return code;
	left->file = size > RECORD_MOST ? NULL : calloc(1, size + sizeof(*left->file));
	if (!left->file && size <= RECORD_MOST)
		return io_out_of_memory(error);
	code = left->file && read(fd, left->file, size) == info->st_size ? record_decode(left->file, size, left) : -EINVAL;
	if (code != -EINVAL)
		return code ? io_out_of_memory(error) : 0;
	return pmureg_fail(
		error, -EINVAL, 0,
		"%s was written by another version, or is damaged; remove it, and reset the machine if registers "
		"are still changed",
		left->path);
}

/* Loads a record. Returns 0; 1 if the file is not a record or is gone; or an error that says why it is refused. */
static int record_load(const struct run_directory *directory, const char *name, struct record_left *left,
		struct pmureg_error *error)
{
	const int fd = openat(directory->fd, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
	struct stat info = {.st_mode = 0}, now = info;
	int code = 0;

	if (fd < 0 && errno == ENOENT)
		return 1;
	/* O_NOFOLLOW fails with ELOOP for a link, and open() with ENXIO for a socket; neither is a record. */
	if ((fd < 0 && errno != ELOOP && errno != ENXIO) || (fd >= 0 && fstat(fd, &info)))
		code = fail_file(error, directory, name, "read");
	code = code ? code : record_read_file(fd, &info, left, error);
	if (!code)
		left->lives = is_alive(left->file, flock(fd, LOCK_EX | LOCK_NB) != 0);
	/* Its owner may have removed or replaced it before we locked it. */
	if (!code && (fstatat(directory->fd, name, &now, AT_SYMLINK_NOFOLLOW) || now.st_ino != info.st_ino ||
		      now.st_dev != info.st_dev))
		code = 1;
	if (fd >= 0)
		(void)close(fd);
	return code;
}

static void clear(struct record_left *left)
{
	free(left->path);
	free(left->file);
	free(left->undo.list);
	*left = (struct record_left){.path = NULL};
}

/* Returns the first failure. */
static int record_tell_failure(const struct records_found *to, const struct record_left *left,
			const struct pmureg_error *wrong, int code, struct pmureg_error *error, int first)
{
	if (!first && error)
		*error = *wrong;
	if (to->failed)
		to->failed(to->context, left, wrong);
	return first ? first : code;
}

static int hand_out(const struct run_directory *directory, struct record_left *lefts, size_t count,
		    const struct records_found *to, struct pmureg_error *error, int first)
{
	const struct record_left *newer = NULL;
	struct pmureg_error wrong;

	for (size_t i = 0; i < count; i++) {
		const char *name = strrchr(lefts[i].path, '/') + 1;
		int code;

		lefts[i].newer = newer;
		code = is_of_before(lefts[i].file) ? 0 : to->found(to->context, &lefts[i], &wrong);
		if (!code && unlinkat(directory->fd, name, 0))
			code = fail_file(&wrong, directory, name, "removed");
		if (code < 0)
			first = record_tell_failure(to, &lefts[i], &wrong, code, error, first);
		newer = code ? &lefts[i] : newer;
	}
	return first;
}

/* No process is storing while we hold the directory's lock, so a half-written file is of a process that died. */
static int record_take(const struct run_directory *directory, const char *name, struct record_left *left,
		struct pmureg_error *error)
{
	if (has_end(name, NEW) && directory->is_locked)
		(void)unlinkat(directory->fd, name, 0);
	if (has_end(name, NEW))
		return 1;
	if (asprintf(&left->path, "%s/%s", directory->path, name) < 0) {
		left->path = NULL;
		return io_out_of_memory(error);
	}
	return record_load(directory, name, left, error);
}

int records_scan(const struct run_directory *directory, const struct records_found *to, struct pmureg_error *error)
{
	struct record_left *lefts;
	struct pmureg_error wrong;
	struct io_names names;
	size_t count = 0;
	int first = 0;

	errno = -io_names_at(&names, directory->fd, ".");
	if (errno)
		return fail_file(error, directory, ".", "read");
	lefts = calloc(names.count + 1, sizeof(*lefts));
	if (!lefts)
		first = io_out_of_memory(error);
	for (size_t i = 0; lefts && i < names.count; i++) {
		int code =
			is_record(names.names[i]) ? record_take(directory, names.names[i], &lefts[count], &wrong) : 1;

		if (code < 0)
			first = record_tell_failure(to, &lefts[count], &wrong, code, error, first);
		if (code)
			clear(&lefts[count]);
		count += !code;
	}
	io_names_free(&names);
	if (count)
		qsort(lefts, count, sizeof(*lefts), newest_first);
	first = hand_out(directory, lefts, count, to, error, first);
	while (count)
		clear(&lefts[--count]);
	free(lefts);
	return first;
}

/* ---- Storing ---- */

/* Writes file names with the root, because `restore` may run in another folder. */
static void print_maps(FILE *out, const char *root, const char *mmio)
{
	char *here = root[0] ? NULL : get_current_dir_name();
	struct pmureg_word map;

	for (const char *comma = ""; pmureg_word_next(&mmio, &map); comma = ",") {
		const char *equals = memchr(map.text, '=', map.length);
		const int used = equals ? (int)(equals + 1 - map.text) : 0;

		(void)fprintf(out, "%s%.*s", comma, used, map.text);
		if (here && map.text[used] != '/')
			(void)fprintf(out, "%s/", here);
		(void)fprintf(out, "%.*s", (int)map.length - used, map.text + used);
	}
	free(here);
}

static int print_texts(struct record *record, const struct io_way_options *options, struct pmureg_error *error)
{
	const char *under = options->machine->root;
	char *root = under[0] ? realpath(under, NULL) : strdup("");
	size_t size = 0;
	FILE *out = root ? open_memstream(&record->texts, &size) : NULL;

	if (!root)
		return pmureg_fail(error, -errno, 0, "the root %s does not exist: %s", under, strerror(errno));
	if (out) {
		(void)fprintf(out, "%s%c%s%c", pmureg_system_key(options->system), '\0', root, '\0');
		print_maps(out, root, options->mmio ? options->mmio : "");
		(void)fputc('\0', out);
	}
	free(root);
	if (!out || fclose(out))
		return io_out_of_memory(error);
	record->header.text_size = (uint32_t)size;
	return 0;
}

/*
 * The address distinguishes the sessions of a process. The number distinguishes earlier sessions at that address that
 * left a record.
 */
static void name_file(struct record *record)
{
	unsigned before = 0;

	do
		(void)snprintf(record->name, sizeof(record->name), "%ld-%llu-%zx-%u" SUFFIX, (long)record->header.pid,
			       (unsigned long long)record->header.start, (size_t)(uintptr_t)record, before++);
	while (!faccessat(record->directory->fd, record->name, F_OK, 0));
}

int record_open(const struct run_directory *directory, const struct registers *registers, struct record **record,
		struct pmureg_error *error)
{
	struct record *made = calloc(1, sizeof(*made));
	int code;

	*record = made;
	if (!made)
		return io_out_of_memory(error);
	made->directory = directory;
	made->system = registers->options.system;
	made->fd = -1;
	made->header = (struct record_header){
		.processes = read_namespace(), .start = read_start(getpid(), 1), .pid = getpid(),
		.bank = registers->bank,
	};
	read_boot(made->header.boot, sizeof(made->header.boot));
	name_file(made);
	code = print_texts(made, &registers->options, error);
	if (!code)
		return 0;
	record_close(made);
	*record = NULL;
	return code;
}

/* What the kernel has accepted outlives the process, so fsync() is not needed. */
static int record_put(struct record *record, struct pmureg_error *error)
{
	const int folder = record->directory->fd;
	char name[NAME + sizeof(NEW)];
	struct rlimit limit;
	ssize_t written;
	int fd, code;

	record_seal(record->stored, record->size);
	(void)snprintf(name, sizeof(name), "%s" NEW, record->name);
	fd = openat(folder, name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
	if (fd < 0)
		return fail_file(error, record->directory, name, "made");
	written = write(fd, record->stored, record->size);
	/*
	 * A second write() would return the reason, but SIGXFSZ could end the process, so the reason is determined
	 * here.
	 */
	if (written >= 0 && (size_t)written < record->size)
		errno = !getrlimit(RLIMIT_FSIZE, &limit) && limit.rlim_cur < record->size ? EFBIG : ENOSPC;
	if (written < 0 || (size_t)written < record->size || flock(fd, LOCK_EX | LOCK_NB) ||
	    renameat(folder, name, folder, record->name)) {
		code = fail_file(error, record->directory, name, "written");
		(void)unlinkat(folder, name, 0);
		(void)close(fd);
		return code;
	}
	if (record->fd >= 0)
		(void)close(record->fd);
	record->fd = fd;
	return 0;
}

struct asking {
	const struct record *record;
	struct record_left own;
	struct pmureg_error *error;
	int code;
};

/* Checks other sessions' records, because registers do not show a session that has not started yet. */
static int record_ask(void *context, const struct record_left *left, struct pmureg_error *error)
{
	struct asking *asking = context;
	const struct pmureg_compared *taken;
	struct pmureg_access read;
	char what[160];

	(void)error;
	if (asking->code || !left->lives || has_end(left->path, asking->record->name) ||
	    pmureg_undo_check(asking->record->system, &left->undo))
		return 1;
	taken = record_collides(&asking->own, left, asking->record->system);
	if (!taken)
		return 1;
	read = pmureg_compared_read(taken);
	(void)pmureg_access_text(asking->record->system, &read, what, sizeof(what));
	asking->code =
		pmureg_fail(asking->error, -EBUSY, 0,
			    "%s is in use by a session of process %ld: end that, or use --force to take the unit",
			    what, left->pid);
	return 1;
}

static int ask_others(const struct record *record, const struct pmureg_undo *undo, struct pmureg_error *error)
{
	struct asking asking = {
		.record = record,
		.error = error,
		.own = {.system = record->texts,
			.root = strchr(record->texts, '\0') + 1,
			.bank = record->header.bank,
			.undo = *undo},
	};

	(void)records_scan(record->directory, &(struct records_found){.found = record_ask, .context = &asking}, NULL);
	return asking.code;
}

static void drop(struct record *record)
{
	if (record->fd >= 0)
		(void)close(record->fd);
	free(record->stored);
	record->stored = NULL;
	record->fd = -1;
}

int record_store(struct record *record, const struct pmureg_undo *undo, int force, struct pmureg_error *error)
{
	struct timespec now;
	int code = undo && !force ? ask_others(record, undo, error) : 0;

	if (code)
		return code;
	if (!undo) {
		if (record->fd >= 0 && unlinkat(record->directory->fd, record->name, 0) && errno != ENOENT)
			code = fail_file(error, record->directory, record->name, "removed");
		drop(record);
		return code;
	}
	(void)clock_gettime(CLOCK_BOOTTIME, &now);
	record->header.stored_ns = (uint64_t)now.tv_sec * 1000000000 + (uint64_t)now.tv_nsec;
	record->header.forced = (uint64_t)force;
	free(record->stored);
	record->stored = record_lay_out(&record->header, record->texts, undo, &record->size);
	if (!record->stored)
		return io_out_of_memory(error);
	if (record->size > RECORD_MOST)
		return pmureg_fail(error, -EFBIG, 0,
				   "the record of so many events is too large; count fewer at once");
	return record_put(record, error);
}

void record_tell_left(struct pmureg_error *error)
{
	static const char left[] = "; registers may be left changed: `pmureg restore` tries again to restore them";
	char why[sizeof(error->message) - sizeof(left) + 1] = "";

	if (!error)
		return;
	pmureg_text_append(why, sizeof(why), "%s", error->message);
	(void)pmureg_format(error->message, sizeof(error->message), "%s%s", why, left);
}

int record_is_stored(const struct record *record)
{
	return record && record->fd >= 0;
}

void record_close(struct record *record)
{
	if (!record)
		return;
	/* Marks the record as ownerless. A forked child does not, because its parent still uses it. */
	if (record->fd >= 0 && record->stored && record->header.pid == getpid()) {
		record->stored->start = 0;
		(void)record_put(record, NULL);
	}
	drop(record);
	free(record->texts);
	free(record);
}
