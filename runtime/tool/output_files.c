/*
 * output_files.c: opens and writes the outputs: files, standard output or, with a command, standard error.
 */
#include "stat.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#define PATIENCE NS_PER_SEC /* longest wait for a reader after a signal */
#define HANDED_MOST 1024	/* shells pass only small descriptor numbers */

/* ---- Opening ---- */

static int is_file(const struct output *output)
{
	return output->file && strcmp(output->file, "-") != 0;
}

/* With a command, counts go to standard error, as in perf, because standard output is the command's. */
static int is_message(const struct stat_run *run, const struct output *output)
{
	return !output->file && run->command;
}

static struct pending *pending_of(struct stat_run *run, size_t index)
{
	return &run->pending[is_message(run, &run->outputs[index]) ? 0 : 1 + index];
}

static const char *name_of(const struct stat_run *run, const struct output *output)
{
	return is_message(run, output) ? "standard error" : is_file(output) ? output->file : "standard output";
}

/*
 * Checks for a file to replace: it does not exist, or has a name here. /proc/PID/fd/N of another process may be a
 * removed file.
 */
static int is_replaced(const char *file)
{
	char *real = realpath(file, NULL);
	struct stat status, named;
	int is = stat(file, &status) != 0;

	if (!is && real && stat(real, &named) == 0)
		is = S_ISREG(status.st_mode) && status.st_dev == named.st_dev && status.st_ino == named.st_ino;
	free(real);
	return is;
}

/*
 * Checks whether the file is a descriptor that we inherited, as /dev/stdout and /dev/fd/3 are by any path. (Descriptors
 * that we opened are close-on-exec.) Such a file is written at its current position and neither truncated nor replaced.
 */
static int handed(const char *file)
{
	struct stat named, status;

	if (stat(file, &named))
		return -1;
	for (int fd = STDOUT_FILENO; fd < HANDED_MOST; fd++)
		if (fcntl(fd, F_GETFD) == 0 && (fcntl(fd, F_GETFL) & O_ACCMODE) != O_RDONLY && fstat(fd, &status) == 0 &&
		    status.st_dev == named.st_dev && status.st_ino == named.st_ino)
			return fd;
	return -1;
}

static int open_output(struct stat_run *run, size_t index, struct pmureg_error *error)
{
	struct output *output = &run->outputs[index];
	struct pending *pending = pending_of(run, index);
	const int from = is_file(output) ? handed(output->file) : STDOUT_FILENO;
	int code = 0;

	if (output->format->functions->sample)
		return log_open(run, output, error);
	output->is_handed = from >= 0;
	if (output->format->functions->whole && from < 0 && is_replaced(output->file))
		return replaced_open(output);
	if (is_message(run, output))
		pending->name = name_of(run, output);
	else
		code = pending_open(pending, from >= 0 ? fcntl(from, F_DUPFD_CLOEXEC, 0) :
				    open(output->file, O_WRONLY | O_CREAT | O_NOCTTY | O_CLOEXEC |
						       (output->appends ? O_APPEND : 0), 0666), name_of(run, output));
	output->stream = pending->stream;
	return code;
}

static int find_file(struct stat_run *run, size_t index, struct stat *status)
{
	const char *target = run->outputs[index].target;

	if (run->outputs[index].listen)
		return -1;
	return target ? stat(target, status) : fstat(pending_of(run, index)->file, status);
}

/*
 * Compares files by device and inode, not by name. Only /dev/null may be given twice, because nothing is mixed up
 * there; of devices, terminals are compared.
 */
static int are_one_file(struct stat_run *run, size_t a, size_t b)
{
	const char *target = run->outputs[a].target, *other = run->outputs[b].target;
	struct stat one, another;

	if (target && other && strcmp(target, other) == 0)
		return 1;
	return find_file(run, a, &one) == 0 && find_file(run, b, &another) == 0 && one.st_dev == another.st_dev &&
	       one.st_ino == another.st_ino && (!S_ISCHR(one.st_mode) || isatty(pending_of(run, a)->file));
}

int outputs_open(struct stat_run *run)
{
	int code = pending_open(run->pending, fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 0), NULL);

	if (code)
		complain("standard error cannot be written: %s", strerror(-code));
	for (size_t i = 0; i < run->output_count && !code; i++) {
		struct pmureg_error error = {.code = 0};
		const int listens = run->outputs[i].listen != NULL;

		code = listens ? http_open(&run->outputs[i]) : open_output(run, i, &error);
		if (error.code)
			complain("%s", error.message);
		else if (code && !listens)
			complain("%s cannot be written: %s", name_of(run, &run->outputs[i]), strerror(-code));
		else if (!code && run->options->interval_clear && run->outputs[i].stream && !isatty(pending_of(run, i)->file)) {
			code = -ENOTTY;
			complain("--interval-clear needs a terminal, but %s is none", name_of(run, &run->outputs[i]));
		}
	}
	for (size_t i = 0; i < run->output_count; i++)
		for (size_t j = 0; j < i && !code; j++)
			if (are_one_file(run, i, j)) {
				code = -EINVAL;
				complain("%s and %s are the same file; give each output its own",
					 name_of(run, &run->outputs[j]), name_of(run, &run->outputs[i]));
			}
	complaints = run->pending->stream;
	run->cut_off = code != 0;
	if (code)
		(void)outputs_close(run);
	return code;
}

int outputs_empty(struct stat_run *run)
{
	for (size_t i = 0; i < run->output_count; i++) {
		const struct output *output = &run->outputs[i];
		const int file = pending_of(run, i)->file;
		struct stat status;

		/* Only regular files that we opened are truncated: pipes and devices have no old contents. */
		if (!output->stream || output->appends || output->is_handed || fstat(file, &status) || !S_ISREG(status.st_mode) ||
		    ftruncate(file, 0) == 0)
			continue;
		complain("%s cannot be truncated: %s", output->file, strerror(errno));
		return -EIO;
	}
	return 0;
}

void outputs_reopen(struct stat_run *run)
{
	for (size_t i = 0; i < run->output_count; i++) {
		const struct output *output = &run->outputs[i];
		struct pending *pending = pending_of(run, i);
		struct stat status;
		int file;

		if (!output->stream || output->is_handed || !is_file(output) || fstat(pending->file, &status) || !S_ISREG(status.st_mode))
			continue;
		/* A FIFO that nobody reads is not waited for: registers would stay changed. */
		file = open(output->file, O_WRONLY | O_CREAT | O_APPEND | O_NOCTTY | O_CLOEXEC | O_NONBLOCK, 0666);
		if (file < 0) {
			complain("%s cannot be opened again: %s", output->file, strerror(errno));
			continue;
		}
		(void)pending_write(pending);
		(void)close(pending->file);
		pending->file = file;
	}
}

/* ---- Writing ---- */

static void output_files_fail(struct stat_run *run, const struct pending *pending, int code)
{
	/* EPIPE means that the reader has closed the output, which ends the run without a message. */
	if (code != -EPIPE && !run->cut_off)
		complain("%s cannot be written: %s", pending->name, strerror(-code));
	run->cut_off = 1;
}

int outputs_write(struct stat_run *run)
{
	int left = 0;

	for (struct pending *pending = run->pending; pending < run->pending + PENDING_MOST; pending++) {
		const int code = pending->stream ? pending_write(pending) : 0;

		left |= code > 0;
		if (code < 0 && pending->name)
			output_files_fail(run, pending, code);
	}
	return left;
}

int outputs_close(struct stat_run *run)
{
	const uint64_t until = run->ended_by ? clock_ns() + PATIENCE : 0;
	int by_user, left;

	while ((left = outputs_write(run)) && (!until || clock_ns() < until))
		(void)signals_wait(&run->signals, until, run->pending, PENDING_MOST, &by_user);
	if (left)
		complain("the reader does not read the output: the rest is discarded");
	(void)outputs_write(run);
	complaints = NULL;
	for (struct pending *pending = run->pending; pending < run->pending + PENDING_MOST; pending++) {
		const int code = pending->stream ? pending_close(pending) : 0;

		if (code && pending->name)
			output_files_fail(run, pending, code);
	}
	for (size_t i = 0; i < run->output_count; i++) {
		const int code = log_close(&run->outputs[i]);

		if (code) {
			complain("%s cannot be written: %s", run->outputs[i].file, strerror(-code));
			run->cut_off = 1;
		}
		http_close(&run->outputs[i]);
		free(run->outputs[i].target);
	}
	return run->cut_off ? TOOL_FAILED : TOOL_DONE;
}
