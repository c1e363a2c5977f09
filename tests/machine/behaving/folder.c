/*
 * folder.c: see folder.h. The protocol: linux/fuse.h and Documentation/filesystems/fuse in Linux.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/fuse.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#include "folder.h"

#define ROOT FUSE_ROOT_ID /* the folder; its files come after */
#define MOST_WRITTEN 4096
#define FOREVER 3600 /* seconds for which the kernel may keep what a name stands for */

struct serving {
	const struct folder *folder;
	int fd;
	unsigned char in[FUSE_MIN_READ_BUFFER + MOST_WRITTEN], out[1 << 18];
};

static volatile sig_atomic_t ended;

static void end(int number)
{
	(void)number;
	ended = 1;
}

/* ---- Answers ---- */

/* Fails where the process that asked is gone: nothing is to be done about it. */
static void answer(struct serving *serving, const struct fuse_in_header *in, int code, const void *data, size_t size)
{
	struct fuse_out_header out = {
		.len = (uint32_t)(sizeof(out) + (code ? 0 : size)), .error = code, .unique = in->unique};
	struct iovec parts[] = {{&out, sizeof(out)}, {(void *)(uintptr_t)data, size}};

	(void)!writev(serving->fd, parts, code || !size ? 1 : 2);
}

static struct fuse_attr attributes_of(const struct serving *serving, uint64_t node)
{
	const struct folder *folder = serving->folder;
	struct fuse_attr attributes = {.ino = node, .mode = S_IFREG | 0600, .nlink = 1, .blksize = 4096};

	if (node == ROOT)
		attributes.mode = S_IFDIR | 0700;
	else
		attributes.size = folder->size(folder->context, (size_t)(node - ROOT - 1));
	return attributes;
}

static void answer_attributes(struct serving *serving, const struct fuse_in_header *in)
{
	const struct fuse_attr_out out = {.attr_valid = FOREVER, .attr = attributes_of(serving, in->nodeid)};

	answer(serving, in, 0, &out, sizeof(out));
}

static void answer_lookup(struct serving *serving, const struct fuse_in_header *in, const char *name)
{
	const struct folder *folder = serving->folder;

	for (size_t i = 0; i < folder->count; i++) {
		const struct fuse_entry_out out = {.nodeid = ROOT + 1 + i,
						   .entry_valid = FOREVER,
						   .attr_valid = FOREVER,
						   .attr = attributes_of(serving, ROOT + 1 + i)};

		if (strcmp(folder->name(folder->context, i), name) == 0) {
			answer(serving, in, 0, &out, sizeof(out));
			return;
		}
	}
	answer(serving, in, -ENOENT, NULL, 0);
}

static void answer_open(struct serving *serving, const struct fuse_in_header *in)
{
	const struct folder *folder = serving->folder;
	struct fuse_open_out out = {.open_flags = FOPEN_DIRECT_IO};
	int code = 0;

	if (in->nodeid != ROOT)
		code = folder->open(folder->context, (size_t)(in->nodeid - ROOT - 1), &out.fh);
	answer(serving, in, code, &out, sizeof(out));
}

/* Names are numbered by what comes after them. */
static void answer_names(struct serving *serving, const struct fuse_in_header *in, const struct fuse_read_in *wanted)
{
	const struct folder *folder = serving->folder;
	size_t used = 0;

	for (uint64_t i = wanted->offset; i < folder->count; i++) {
		const char *name = folder->name(folder->context, i);
		struct fuse_dirent *entry = (struct fuse_dirent *)(void *)(serving->out + used);
		const size_t size = FUSE_DIRENT_ALIGN(FUSE_NAME_OFFSET + strlen(name));

		if (used + size > wanted->size || used + size > sizeof(serving->out))
			break;
		memset(entry, 0, size);
		*entry = (struct fuse_dirent){
			.ino = ROOT + 1 + i, .off = i + 1, .namelen = (uint32_t)strlen(name), .type = S_IFREG >> 12};
		memcpy(entry->name, name, strlen(name));
		used += size;
	}
	answer(serving, in, 0, serving->out, used);
}

static void answer_read(struct serving *serving, const struct fuse_in_header *in, const struct fuse_read_in *wanted)
{
	const struct request request = {(size_t)(in->nodeid - ROOT - 1), wanted->fh, (pid_t)in->pid, wanted->offset,
					wanted->size < sizeof(serving->out) ? wanted->size : sizeof(serving->out)};
	int moved = serving->folder->read(serving->folder->context, &request, serving->out);

	answer(serving, in, moved < 0 ? moved : 0, serving->out, moved < 0 ? 0 : (size_t)moved);
}

static void answer_write(struct serving *serving, const struct fuse_in_header *in, const struct fuse_write_in *wanted)
{
	const struct request request = {(size_t)(in->nodeid - ROOT - 1), wanted->fh, (pid_t)in->pid, wanted->offset,
					wanted->size};
	int moved = serving->folder->write(serving->folder->context, &request, (const unsigned char *)(wanted + 1));
	const struct fuse_write_out out = {.size = moved < 0 ? 0 : (uint32_t)moved};

	answer(serving, in, moved < 0 ? moved : 0, &out, sizeof(out));
}

static void answer_close(struct serving *serving, const struct fuse_in_header *in, const struct fuse_release_in *closed)
{
	serving->folder->close(serving->folder->context, (size_t)(in->nodeid - ROOT - 1), closed->fh);
	answer(serving, in, 0, NULL, 0);
}

/* Without any of the kernel's options: the plain protocol is enough. */
static void answer_init(struct serving *serving, const struct fuse_in_header *in, const struct fuse_init_in *kernel)
{
	struct fuse_init_out out = {.major = FUSE_KERNEL_VERSION,
				    .minor = FUSE_KERNEL_MINOR_VERSION,
				    .max_write = MOST_WRITTEN,
				    .time_gran = 1};

	if (kernel->minor < out.minor)
		out.minor = kernel->minor;
	answer(serving, in, kernel->major == FUSE_KERNEL_VERSION ? 0 : -EPROTO, &out, sizeof(out));
}

static void answer_one(struct serving *serving)
{
	const struct fuse_in_header *in = (const struct fuse_in_header *)(void *)serving->in;
	const void *body = in + 1;
	const struct fuse_statfs_out no_statistics = {.st = {.bsize = 512, .namelen = 255}};

	switch (in->opcode) {
	case FUSE_INIT:
		answer_init(serving, in, body);
		break;
	case FUSE_LOOKUP:
		answer_lookup(serving, in, body);
		break;
	case FUSE_GETATTR:
	case FUSE_SETATTR:
		answer_attributes(serving, in);
		break; /* `> file` cuts it: there is nothing to cut */
	case FUSE_OPEN:
	case FUSE_OPENDIR:
		answer_open(serving, in);
		break;
	case FUSE_READDIR:
		answer_names(serving, in, body);
		break;
	case FUSE_READ:
		answer_read(serving, in, body);
		break;
	case FUSE_WRITE:
		answer_write(serving, in, body);
		break;
	case FUSE_RELEASE:
		answer_close(serving, in, body);
		break;
	case FUSE_RELEASEDIR:
		answer(serving, in, 0, NULL, 0);
		break;
	case FUSE_STATFS:
		answer(serving, in, 0, &no_statistics, sizeof(no_statistics));
		break;
	case FUSE_FORGET:
	case FUSE_BATCH_FORGET:
	case FUSE_INTERRUPT:
		break; /* no answer is wanted */
	default:
		answer(serving, in, -ENOSYS, NULL, 0);
	}
}

/* ---- Serving ---- */

/* A signal is taken while waiting only, so that none is missed between looking and waiting. */
static int serve(struct serving *serving)
{
	struct pollfd wanted = {.fd = serving->fd, .events = POLLIN};
	sigset_t none;

	(void)sigemptyset(&none);
	while (!ended) {
		ssize_t got;

		if (ppoll(&wanted, 1, NULL, &none) < 0)
			continue;
		got = read(serving->fd, serving->in, sizeof(serving->in));
		if (got >= (ssize_t)sizeof(struct fuse_in_header))
			answer_one(serving);
		else if (got < 0 && errno != EINTR && errno != EAGAIN && errno != ENOENT)
			return errno == ENODEV ? 0 : -errno; /* it was unmounted */
	}
	return 0;
}

static void take_signals(void)
{
	const struct sigaction action = {.sa_handler = end};
	sigset_t ends;

	(void)sigemptyset(&ends);
	(void)sigaddset(&ends, SIGTERM);
	(void)sigaddset(&ends, SIGINT);
	(void)sigprocmask(SIG_BLOCK, &ends, NULL);
	(void)sigaction(SIGTERM, &action, NULL);
	(void)sigaction(SIGINT, &action, NULL);
}

int folder_serve(const struct folder *folder, const char *at)
{
	struct serving *serving = calloc(1, sizeof(*serving));
	char options[96];
	int code = 0;

	if (!serving)
		return -ENOMEM;
	serving->folder = folder;
	serving->fd = open("/dev/fuse", O_RDWR | O_CLOEXEC);
	if (serving->fd < 0) {
		free(serving);
		return -errno;
	}
	take_signals();
	(void)snprintf(options, sizeof(options), "fd=%d,rootmode=40000,user_id=%u,group_id=%u,allow_other", serving->fd,
		       getuid(), getgid());
	if (mount("pmureg", at, "fuse", MS_NOSUID | MS_NODEV, options))
		code = -errno;
	else
		code = serve(serving);
	(void)umount2(at, MNT_DETACH);
	(void)close(serving->fd);
	free(serving);
	return code;
}
