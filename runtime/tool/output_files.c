/*
 * output_files.c: where counts are printed: files, standard output, or with a command standard error.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "stat.h"

/* ---- Streams ---- */

/* A command's output stays its own: the counts go to standard error, as perf's do, but not letter by letter. */
static FILE *open_stream(const struct output *output, int has_command)
{
	const int is_file = output->file && strcmp(output->file, "-") != 0;
	FILE *out;
	int fd;

	if (!is_file && (output->file || !has_command))
		return stdout;
	fd = is_file ? open(output->file, O_WRONLY | O_CREAT | O_CLOEXEC, 0666) : dup(STDERR_FILENO);
	out = fd < 0 ? NULL : fdopen(fd, "w");
	if (!out)
		complain("%s cannot be written: %s", is_file ? output->file : "standard error", strerror(errno));
	return out;
}

int outputs_open(struct stat_run *run)
{
	for (size_t i = 0; i < run->output_count; i++) {
		struct output *output = &run->outputs[i];

		if (output->format->functions->whole)
			continue;
		output->stream = open_stream(output, run->command != NULL);
		if (output->stream)
			continue;
		run->cut_off = 1;
		(void)outputs_close(run);
		return -EIO;
	}
	return 0;
}

int outputs_empty(const struct stat_run *run)
{
	for (size_t i = 0; i < run->output_count; i++) {
		const struct output *output = &run->outputs[i];
		struct stat status;

		/* Pipes and devices hold nothing that could be in the way; what is not ours is not emptied. */
		if (!output->stream || !output->file || output->stream == stdout || fstat(fileno(output->stream), &status) ||
		    !S_ISREG(status.st_mode) || ftruncate(fileno(output->stream), 0) == 0)
			continue;
		complain("%s cannot be emptied: %s", output->file, strerror(errno));
		return -EIO;
	}
	return 0;
}

/* Where writing has failed already, that has been said. */
static int close_stream(FILE *stream, int cut_off)
{
	int status = cut_off ? TOOL_FAILED : finish(stream);

	if (stream == stdout || fclose(stream) == 0 || status != TOOL_DONE)
		return status;
	complain("the output cannot be written: %s", strerror(errno));
	return TOOL_FAILED;
}

int outputs_close(struct stat_run *run)
{
	int status = run->cut_off ? TOOL_FAILED : TOOL_DONE;

	for (size_t i = 0; i < run->output_count; i++) {
		if (run->outputs[i].stream && close_stream(run->outputs[i].stream, run->cut_off))
			status = TOOL_FAILED;
		run->outputs[i].stream = NULL;
	}
	return status;
}

/* ---- Files that are replaced, so that nobody ever reads half of one ---- */

struct target {
	char path[PATH_MAX], temporary[PATH_MAX + 8];
	int in_place; /* a device or a pipe: nothing to replace */
};

static int find_target(struct target *target, const char *file)
{
	struct stat status;
	char *real = NULL;
	int code = 0;

	if (stat(file, &status))
		code = errno == ENOENT ? 0 : -errno;
	else if (S_ISREG(status.st_mode))
		real = realpath(file, NULL); /* through a link, which stays one */
	else
		target->in_place = 1;
	if (real)
		file = real;
	if (!code && strlen(file) >= sizeof(target->path))
		code = -ENAMETOOLONG;
	if (!code) {
		(void)snprintf(target->path, sizeof(target->path), "%s", file);
		(void)snprintf(target->temporary, sizeof(target->temporary), "%s.XXXXXX", file);
	}
	free(real);
	return code;
}

/* The collector is another user: the file is readable as a new one would be. */
static int open_target(struct target *target)
{
	mode_t mask;
	int fd;

	if (target->in_place)
		return open(target->path, O_WRONLY | O_CLOEXEC);
	fd = mkostemp(target->temporary, O_CLOEXEC);
	if (fd < 0)
		return fd;
	mask = umask(0);
	(void)umask(mask);
	if (fchmod(fd, 0666 & ~mask)) {
		int code = errno;

		(void)close(fd);
		(void)unlink(target->temporary);
		errno = code;
		return -1;
	}
	return fd;
}

static int write_target(struct target *target, const char *text, size_t size)
{
	int fd = open_target(target), code = 0;

	if (fd < 0)
		return -errno;
	while (size && !code) {
		ssize_t written = write(fd, text, size);

		if (written < 0 && errno != EINTR)
			code = -errno;
		if (written > 0) {
			text += written;
			size -= (size_t)written;
		}
	}
	if (close(fd) && !code)
		code = -errno;
	if (target->in_place)
		return code;
	if (!code && rename(target->temporary, target->path))
		code = -errno;
	if (code)
		(void)unlink(target->temporary);
	return code;
}

int replace_file(const char *file, const char *text, size_t size)
{
	struct target target = {.in_place = 0};
	int code = find_target(&target, file);

	if (!code)
		code = write_target(&target, text, size);
	if (code)
		complain("%s cannot be written: %s%s", file, strerror(-code),
			 target.in_place || access(file, F_OK) ? "" : "; what it held before is still there");
	return code;
}
