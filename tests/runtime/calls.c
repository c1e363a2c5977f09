/*
 * calls.c: see calls.h.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <string.h>
#include <sys/types.h>

#include "calls.h"

struct calls calls;

ssize_t __real_pread(int fd, void *bytes, size_t count, off_t at);
ssize_t __real_pwrite(int fd, const void *bytes, size_t count, off_t at);
ssize_t __wrap_pread(int fd, void *bytes, size_t count, off_t at);
ssize_t __wrap_pwrite(int fd, const void *bytes, size_t count, off_t at);
ssize_t __wrap___pread_chk(int fd, void *bytes, size_t count, off_t at, size_t size);

void calls_reset(void)
{
	memset(&calls, 0, sizeof(calls));
}

void calls_fail(size_t more, int with)
{
	calls.fail_at = calls.reads + calls.writes + more + 1;
	calls.fail_with = with;
}

/* Whether this call is the one that fails; a short one has its count halved. */
static int fails(size_t *count)
{
	if (calls.reads + calls.writes != calls.fail_at)
		return 0;
	if (!calls.fail_with) {
		*count /= 2;
		return 0;
	}
	errno = calls.fail_with;
	return 1;
}

ssize_t __wrap_pread(int fd, void *bytes, size_t count, off_t at)
{
	calls.reads++;
	if (count > calls.most)
		calls.most = count;
	return fails(&count) ? -1 : __real_pread(fd, bytes, count, at);
}

/* So it is called where _FORTIFY_SOURCE checks what is copied. */
ssize_t __wrap___pread_chk(int fd, void *bytes, size_t count, off_t at, size_t size)
{
	(void)size;
	return __wrap_pread(fd, bytes, count, at);
}

ssize_t __wrap_pwrite(int fd, const void *bytes, size_t count, off_t at)
{
	calls.writes++;
	return fails(&count) ? -1 : __real_pwrite(fd, bytes, count, at);
}
