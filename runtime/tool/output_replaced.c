/*
 * output_replaced.c: replaces files atomically at every print, so that readers never see half of one.
 */
#include "stat.h"

#include <fcntl.h>
#include <limits.h>
#include <sys/stat.h>
#include <unistd.h>

#define BEHIND ".XXXXXX"

/* Opens a temporary file with the mode and owner of the file that it will replace. */
static FILE *open_temporary(const char *target, char temporary[PATH_MAX])
{
	const mode_t mask = umask(0);
	struct stat status = {.st_mode = 0666 & ~mask};
	const int is_there = stat(target, &status) == 0;
	int file = -1;

	(void)umask(mask);
	if (snprintf(temporary, PATH_MAX, "%s" BEHIND, target) < PATH_MAX)
		file = mkostemp(temporary, O_CLOEXEC);
	else
		errno = ENAMETOOLONG;
	/* Only a privileged process can keep the owner. */
	if (file >= 0 && is_there && fchown(file, status.st_uid, status.st_gid))
		status.st_mode &= ~(mode_t)(S_ISUID | S_ISGID);
	if (file >= 0 && fchmod(file, status.st_mode & 07777) == 0)
		return fdopen(file, "w");
	if (file >= 0) {
		(void)unlink(temporary);
		(void)close(file);
	}
	return NULL;
}

/* Resolves links. A dangling link leads to a new file; links themselves are not replaced. */
static char *output_replaced_follow(const char *file)
{
	char *real = realpath(file, NULL);
	struct stat status;
	int made;

	if (real || lstat(file, &status))
		return real ? real : strdup(file);
	made = open(file, O_WRONLY | O_CREAT | O_NOCTTY | O_CLOEXEC, 0666);
	if (made >= 0)
		(void)close(made);
	return made >= 0 ? realpath(file, NULL) : NULL;
}

int replaced_open(struct output *output)
{
	char *real = output_replaced_follow(output->file), temporary[PATH_MAX];
	FILE *out = real ? open_temporary(real, temporary) : NULL;
	int code = out ? 0 : -errno;

	free(real);
	if (!out)
		return code;
	output->target = realpath(temporary, NULL);
	if (output->target)
		output->target[strlen(output->target) - strlen(BEHIND)] = '\0';
	else
		code = -errno;
	(void)unlink(temporary);
	(void)fclose(out);
	return code;
}

int replaced_write(const struct stat_run *run, const struct output *output)
{
	char temporary[PATH_MAX];
	FILE *out = open_temporary(output->target, temporary);
	int code = out ? 0 : -errno;

	if (out) {
		output->format->functions->whole(run, out);
		if (ferror(out) || fflush(out))
			code = -errno;
		if (fclose(out) && !code)
			code = -errno;
		if (!code && rename(temporary, output->target))
			code = -errno;
		if (code)
			(void)unlink(temporary);
	}
	if (code)
		complain("%s cannot be written: %s%s", output->file, strerror(-code),
			 access(output->file, F_OK) ? "" : "; its previous contents are unchanged");
	return code;
}
