/*
 * record.c: the files that outlive a killed process.
 */
#include "hosted.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>

#include "../core/internal.h"
#include "record.h"

#define MAGIC "pmureg undo 3\n"
#define SUFFIX ".undo"
#define NEW ".new"
#define NAME 96
#define MOST ((size_t)64 << 20) /* bytes: a larger file is none of ours */
#define WAITS 1000              /* of 10 ms */

/* Behind it stand the accesses that put back, those that were written, and the texts: system, root and mmio, each with its end. */
struct header {
	char magic[16];
	uint64_t sum; /* of all that is behind it */
	char boot[40];
	uint64_t stored_ns;            /* since the boot */
	uint64_t processes, start;     /* the pid is one of this namespace, of the process that was started then; 0: nobody knows */
	int64_t pid;
	int32_t package, cpu;
	uint32_t access_size, count, wrote_count, text_size;
};

struct record {
	const struct run_directory *directory;
	char name[NAME];
	struct header header;
	char *texts;
	struct header *stored; /* the whole file; NULL: nothing is */
	size_t size;
	int fd;                /* of what is stored: holds its lock */
};

/* ---- This boot and its processes ---- */

/* What was stored before it is no longer true. Empty: nobody knows. */
static void read_boot(char text[40])
{
	memset(text, 0, 40);
	if (io_text(io_path(NULL, "proc/sys/kernel/random/boot_id"), text, 40))
		text[0] = '\0';
}

/* Which processes pids here are of, if /proc has the same. */
static uint64_t read_namespace(void)
{
	char own[24] = "";
	struct stat info;

	if (readlink("/proc/self", own, sizeof(own) - 1) < 0 || atol(own) != getpid() || stat("/proc/self/ns/pid", &info))
		return 0;
	return info.st_ino;
}

/* When it was started, in ticks since the boot. 0: there is no such process; or it is a zombie, of which threads may live. */
static uint64_t read_start(long pid, int *is_zombie)
{
	unsigned long long start;
	char text[512], state, *end;

	*is_zombie = 0;
	if (io_text(io_path(NULL, "proc/%ld/stat", pid), text, sizeof(text)) || !(end = strrchr(text, ')')) ||
	    sscanf(end, ") %c %*s %*s %*s %*s %*s %*s %*s %*s %*s %*s %*s %*s %*s %*s %*s %*s %*s %*s %llu", &state, &start) != 2)
		return 0;
	*is_zombie = state == 'Z' || state == 'X';
	return start;
}

/* A lock tells of processes that cannot be seen from here; but a child that was forked may hold it still. */
static int is_alive(const struct header *header, int is_locked)
{
	const uint64_t here = read_namespace();
	int is_zombie;

	if (!header->start || !here || header->processes != here)
		return is_locked;
	return read_start((long)header->pid, &is_zombie) == header->start && (!is_zombie || is_locked);
}

/* ---- The run directory ---- */

static int fail_file(struct pmureg_error *error, const struct run_directory *directory, const char *name, const char *what)
{
	return pmureg_fail(error, -errno, 0, "%s/%s cannot be %s: %s", directory->path, name, what, strerror(errno));
}

static int fail_directory(struct pmureg_error *error, const char *path, const char *what)
{
	return pmureg_fail(error, -errno, 0,
			   "%s cannot be %s: %s; it holds what is put back should this process be killed: choose "
			   "another place with --run-directory",
			   path, what, strerror(errno));
}

/* Whoever else may write it may have written it. */
static int check_ours(const struct stat *info, mode_t type, const char *path, struct pmureg_error *error)
{
	const char *why = NULL;

	if ((info->st_mode & S_IFMT) != type)
		why = "it is no regular file";
	else if (info->st_uid && info->st_uid != geteuid())
		why = "it belongs to someone else";
	else if (info->st_mode & (S_IWGRP | S_IWOTH))
		why = "others may write it";
	else if (type == S_IFREG && info->st_nlink > 1)
		why = "it has another name";
	return why ? pmureg_fail(error, -EPERM, 0,
				 "%s is not trusted: %s; remove it, or make it root's alone if you know what is in it "
				 "(chown root, chmod go-w)",
				 path, why) :
		     0;
}

static int make_directory(const char *path, struct pmureg_error *error)
{
	char *part = strdup(path);
	int code = part ? 0 : io_out_of_memory(error);

	for (size_t i = 1; !code && i <= strlen(path); i++) {
		if (path[i] != '/' && path[i] != '\0')
			continue;
		part[i] = '\0';
		if (mkdir(part, path[i] ? 0755 : 0700) && errno != EEXIST)
			code = fail_directory(error, part, "made");
		part[i] = path[i];
	}
	free(part);
	return code;
}

int run_directory_open(struct run_directory *directory, const char *path, int make, struct pmureg_error *error)
{
	struct stat info;
	int code = make ? make_directory(path, error) : 0;

	*directory = (struct run_directory){.path = path, .fd = -1};
	if (code)
		return code;
	directory->fd = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	if (directory->fd < 0 && errno == ENOENT)
		return -ENOENT;
	if (directory->fd < 0 || fstat(directory->fd, &info) || (make && faccessat(directory->fd, ".", W_OK, AT_EACCESS)))
		return fail_directory(error, path, make ? "written" : "read");
	return check_ours(&info, S_IFDIR, path, error);
}

int run_directory_lock(struct run_directory *directory, struct pmureg_error *error)
{
	const struct timespec rest = {.tv_nsec = 10000000};

	for (int i = 0; flock(directory->fd, LOCK_EX | LOCK_NB); i++) {
		if (errno != EWOULDBLOCK)
			return fail_directory(error, directory->path, "locked");
		if (i == WAITS)
			return pmureg_fail(error, -EBUSY, 0,
					   "another process has been opening a session or putting back for %d s: it holds the "
					   "lock of %s; end it, then try again",
					   WAITS / 100, directory->path);
		(void)nanosleep(&rest, NULL);
	}
	directory->is_locked = 1;
	return 0;
}

void run_directory_unlock(struct run_directory *directory)
{
	if (directory->is_locked)
		(void)flock(directory->fd, LOCK_UN);
	directory->is_locked = 0;
}

void run_directory_close(struct run_directory *directory)
{
	if (directory->fd >= 0)
		(void)close(directory->fd);
	directory->fd = -1;
}

/* ---- Storing ---- */

/* FNV-1a: against damage, not against malice. */
static uint64_t sum_of(const struct header *header, size_t size)
{
	const unsigned char *bytes = (const unsigned char *)header;
	uint64_t sum = UINT64_C(0xcbf29ce484222325);

	for (size_t i = offsetof(struct header, boot); i < size; i++)
		sum = (sum ^ bytes[i]) * UINT64_C(0x100000001b3);
	return sum;
}

/* Who restores may stand elsewhere. */
static void write_maps(FILE *out, const char *root, const char *mmio)
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

static int take_texts(struct record *record, const struct io_way_options *options)
{
	char *root = options->machine->root[0] ? realpath(options->machine->root, NULL) : strdup("");
	size_t size = 0;
	FILE *out = open_memstream(&record->texts, &size);

	if (root && out) {
		(void)fprintf(out, "%s%c%s%c", options->system->name, 0, root, 0);
		write_maps(out, root, options->mmio ? options->mmio : "");
		(void)fputc(0, out);
	}
	free(root);
	if (!out || fclose(out) || !root)
		return -ENOMEM;
	record->header.text_size = (uint32_t)size;
	return 0;
}

/* The address tells the sessions of one process apart, the number those that had it before and left something to put back. */
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
	const struct io_way_options *options = &registers->options;
	struct record *made = calloc(1, sizeof(*made));
	int is_zombie;

	*record = made;
	if (!made)
		return io_out_of_memory(error);
	made->directory = directory;
	made->fd = -1;
	made->header = (struct header){
		.magic = MAGIC, .pid = getpid(), .processes = read_namespace(), .start = read_start(getpid(), &is_zombie),
		.package = registers->package, .cpu = options->cpu, .access_size = sizeof(struct pmureg_access),
	};
	read_boot(made->header.boot);
	name_file(made);
	if (!take_texts(made, options))
		return 0;
	record_close(made);
	*record = NULL;
	return io_out_of_memory(error);
}

/* What the kernel has taken stays, whatever becomes of the process. */
static int put(struct record *record, struct pmureg_error *error)
{
	const int folder = record->directory->fd;
	char name[NAME + sizeof(NEW)];
	ssize_t written;
	int fd, code;

	record->stored->sum = sum_of(record->stored, record->size);
	(void)snprintf(name, sizeof(name), "%s" NEW, record->name);
	fd = openat(folder, name, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
	if (fd < 0)
		return fail_file(error, record->directory, name, "made");
	written = write(fd, record->stored, record->size);
	if (written >= 0 && (size_t)written < record->size)
		errno = ENOSPC;
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

static int forget(struct record *record)
{
	if (record->fd >= 0) {
		(void)unlinkat(record->directory->fd, record->name, 0);
		(void)close(record->fd);
	}
	record->fd = -1;
	return 0;
}

/* One behind the other in memory, as in the file. */
static struct header *lay_out(const struct record *record, const struct pmureg_undo *undo, size_t size)
{
	struct header *header = malloc(size);
	struct pmureg_access *list;
	struct timespec now;

	if (!header)
		return NULL;
	(void)clock_gettime(CLOCK_BOOTTIME, &now);
	*header = record->header;
	header->stored_ns = (uint64_t)now.tv_sec * 1000000000 + (uint64_t)now.tv_nsec;
	header->count = (uint32_t)undo->count;
	header->wrote_count = (uint32_t)undo->wrote_count;
	list = (struct pmureg_access *)(void *)(header + 1);
	memcpy(list, undo->list, undo->count * sizeof(*list));
	if (undo->wrote_count)
		memcpy(list + undo->count, undo->wrote, undo->wrote_count * sizeof(*list));
	memcpy(list + undo->count + undo->wrote_count, record->texts, header->text_size);
	return header;
}
