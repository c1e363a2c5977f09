/*
 * output_files.c: where counts are printed: files, standard output, or with a command standard error.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "stat.h"

/* A command's output stays its own: the counts go to standard error, as perf's do, but not letter by letter. */
static FILE *open_beside(void)
{
	int fd = dup(STDERR_FILENO);
	FILE *out = fd < 0 ? NULL : fdopen(fd, "w");

	if (!out)
		complain("standard error cannot be written: %s", strerror(errno));
	return out;
}

static FILE *open_file(const char *file)
{
	int fd = open(file, O_WRONLY | O_CREAT | O_CLOEXEC, 0666);
	FILE *out = fd < 0 ? NULL : fdopen(fd, "w");

	if (!out)
		complain("%s cannot be written: %s", file, strerror(errno));
	return out;
}

static FILE *open_output(const struct output *output, int has_command)
{
	if (output->file && strcmp(output->file, "-") != 0)
		return open_file(output->file);
	return output->file || !has_command ? stdout : open_beside();
}

int outputs_open(struct stat_options *options)
{
	for (size_t i = 0; i < options->output_count; i++) {
		struct output *output = &options->outputs[i];

		if (output->kind == OUTPUT_OPENMETRICS)
			continue;
		output->stream = open_output(output, options->command != NULL);
		if (output->stream)
			continue;
		(void)outputs_close(options, 1);
		return -EIO;
	}
	return 0;
}

int outputs_empty(struct stat_options *options)
{
	for (size_t i = 0; i < options->output_count; i++) {
		const struct output *output = &options->outputs[i];
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

static int close_output(struct output *output, int cut_off)
{
	int status = cut_off ? TOOL_FAILED : finish(output->stream);

	if (output->stream != stdout && fclose(output->stream) && status == TOOL_DONE) {
		complain("the output cannot be written: %s", strerror(errno));
		status = TOOL_FAILED;
	}
	output->stream = NULL;
	return status;
}

int outputs_close(struct stat_options *options, int cut_off)
{
	int status = cut_off ? TOOL_FAILED : TOOL_DONE;

	for (size_t i = 0; i < options->output_count; i++)
		if (options->outputs[i].stream && close_output(&options->outputs[i], cut_off))
			status = TOOL_FAILED;
	return status;
}
