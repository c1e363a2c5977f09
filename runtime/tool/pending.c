/*
 * pending.c: text that waits to be written to a file whose reader may have stopped. Writing never blocks.
 */
#include "output.h"

#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

/*
 * Opens a pipe or a terminal again for this process alone: O_NONBLOCK belongs to the open file, which our caller's
 * shell shares. If opening is not allowed, writes are so small that a pipe takes them whole.
 */
static void open_again(struct pending *pending)
{
	struct stat status;
	char path[64];
	int file;

	if (fstat(pending->file, &status) || S_ISREG(status.st_mode))
		return;
	(void)snprintf(path, sizeof(path), "/proc/self/fd/%d", pending->file);
	pending->must_poll = 1;
	file = (fcntl(pending->file, F_GETFL) & O_ACCMODE) == O_RDONLY ?
		       -1 :
		       open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
	if (file < 0)
		return;
	(void)close(pending->file);
	pending->file = file;
	pending->must_poll = 0;
}

int pending_open(struct pending *pending, int file, const char *name)
{
	*pending = (struct pending){.file = file, .name = name};
	pending->stream = file < 0 ? NULL : open_memstream(&pending->text, &pending->size);
	if (!pending->stream) {
		const int code = -errno;

		(void)close(file);
		return code;
	}
	open_again(pending);
	return 0;
}

int pending_write(struct pending *pending)
{
	int code = fflush(pending->stream) || ferror(pending->stream) ? -ENOMEM : 0;

	while (!code && pending->sent < pending->size) {
		const size_t left = pending->size - pending->sent;
		struct pollfd polled = {pending->file, POLLOUT, 0};
		ssize_t done;

		if (pending->must_poll && poll(&polled, 1, 0) == 0)
			return 1;
		done = write(pending->file, pending->text + pending->sent, left < PIPE_BUF ? left : PIPE_BUF);
		if (done < 0 && errno == EAGAIN)
			return 1;
		if (done >= 0)
			pending->sent += (size_t)done;
		else if (errno != EINTR)
			code = -errno;
	}
	rewind(pending->stream);
	pending->size = pending->sent = 0;
	return code;
}

int pending_close(struct pending *pending)
{
	(void)fclose(pending->stream);
	free(pending->text);
	pending->stream = NULL;
	pending->size = pending->sent = 0;
	return close(pending->file) ? -errno : 0;
}

/* ---- Standard output of commands that print while registers are changed ---- */

int output_hold(struct held *held)
{
	int file = memfd_create("output", MFD_CLOEXEC), code = 0;

	(void)fflush(stdout);
	held->out = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 0);
	complaints = open_memstream(&held->text, &held->size);
	if (file < 0 || held->out < 0 || !complaints || dup2(file, STDOUT_FILENO) < 0)
		code = -errno;
	(void)close(file);
	return code;
}

void output_release(struct held *held)
{
	int file = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 0);
	char text[4096];
	ssize_t size;

	(void)fflush(stdout);
	(void)dup2(held->out, STDOUT_FILENO);
	for (off_t at = 0; (size = pread(file, text, sizeof(text), at)) > 0; at += size)
		(void)fwrite(text, 1, (size_t)size, stdout);
	(void)close(file);
	(void)close(held->out);
	(void)fclose(complaints);
	complaints = NULL;
	(void)fflush(stdout);
	(void)fwrite(held->text, 1, held->size, stderr);
	free(held->text);
}
