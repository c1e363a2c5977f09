/*
 * msr_device.c: preloaded, makes a plain file called `msr` behave as the kernel's device does: each register has an offset
 * of its own, where a plain file would let the 8 bytes of neighbours overlap.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static int is_msr(int fd)
{
	char link[64], path[512];
	ssize_t length;

	(void)snprintf(link, sizeof(link), "/proc/self/fd/%d", fd);
	length = readlink(link, path, sizeof(path) - 1);
	if (length < 4)
		return 0;
	path[length] = '\0';
	return strcmp(path + length - 4, "/msr") == 0;
}

ssize_t pread(int fd, void *to, size_t size, off_t at)
{
	ssize_t (*next)(int, void *, size_t, off_t);

	*(void **)&next = dlsym(RTLD_NEXT, "pread");
	return next(fd, to, size, is_msr(fd) ? at * 8 : at);
}

ssize_t pwrite(int fd, const void *from, size_t size, off_t at)
{
	ssize_t (*next)(int, const void *, size_t, off_t);

	*(void **)&next = dlsym(RTLD_NEXT, "pwrite");
	return next(fd, from, size, is_msr(fd) ? at * 8 : at);
}

ssize_t pread64(int fd, void *to, size_t size, off64_t at)
{
	return pread(fd, to, size, at);
}

ssize_t pwrite64(int fd, const void *from, size_t size, off64_t at)
{
	return pwrite(fd, from, size, at);
}
