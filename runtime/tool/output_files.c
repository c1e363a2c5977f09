/*
 * output_files.c: where counts are printed: files, standard output, or with a command standard error.
 */
#include "stat.h"

#include <fcntl.h>
#include <limits.h>
#include <sys/stat.h>
#include <unistd.h>

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
		if (!output->stream || !output->file || output->stream == stdout ||
		    fstat(fileno(output->stream), &status) || !S_ISREG(status.st_mode) ||
		    ftruncate(fileno(output->stream), 0) == 0)
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

/* The file itself, behind a link, which stays one. NULL: a device or a pipe, of which nothing can be replaced. */
static const char *replaced(const char *file, char real[PATH_MAX])
{
	struct stat status;

	if (stat(file, &status))
		return file;
	return S_ISREG(status.st_mode) ? realpath(file, real) : NULL;
}

/* Under another name until it is complete. The collector is another user: it is readable as a new file would be. */
static FILE *open_temporary(const char *file, char temporary[PATH_MAX])
{
	const mode_t mask = umask(0);
	int fd = -1;

	(void)umask(mask);
	if (snprintf(temporary, PATH_MAX, "%s.XXXXXX", file) < PATH_MAX)
		fd = mkostemp(temporary, O_CLOEXEC);
	else
		errno = ENAMETOOLONG;
	if (fd >= 0 && fchmod(fd, 0666 & ~mask) == 0)
		return fdopen(fd, "w");
	if (fd >= 0) {
		(void)unlink(temporary);
		(void)close(fd);
	}
	return NULL;
}

int replace_file(const struct stat_run *run, const struct output *output)
{
	char real[PATH_MAX], temporary[PATH_MAX];
	const char *target = replaced(output->file, real);
	FILE *out = target ? open_temporary(target, temporary) : fopen(output->file, "we");
	int code = out ? 0 : -errno;

	if (out) {
		output->format->functions->whole(run, out);
		if (ferror(out) || fflush(out))
			code = -errno;
		if (fclose(out) && !code)
			code = -errno;
		if (!code && target && rename(temporary, target))
			code = -errno;
		if (code && target)
			(void)unlink(temporary);
	}
	if (code)
		complain("%s cannot be written: %s%s", output->file, strerror(-code),
			 !target || access(output->file, F_OK) ? "" : "; what it held before is still there");
	return code;
}
