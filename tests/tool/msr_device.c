/*
 * msr_device.c: preloaded, makes a plain file called `msr` behave as the kernel's device does: each register has an
 * offset of its own, where a plain file would let the 8 bytes of neighbours overlap. Accesses fail as the file `fails`
 * beside it says: `r` or `w` and an errno value, and behind it how many writes of the process go well before; or `k`
 * and which write kills the process, from 1.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static int writes;

/* The place of a register in the file; -1: errno says why it fails. */
static off_t place_of(int fd, off_t at, char kind)
{
	char link[64], path[512];
	ssize_t length;
	char fails = 0;
	int number = 0, well = 0;
	FILE *in;

	(void)snprintf(link, sizeof(link), "/proc/self/fd/%d", fd);
	length = readlink(link, path, sizeof(path) - 8);
	if (length < 4 || memcmp(path + length - 4, "/msr", 4) != 0)
		return at;
	memcpy(path + length - 3, "fails", sizeof("fails"));
	in = fopen(path, "r");
	if (in && fscanf(in, "%c %d %d", &fails, &number, &well) < 2)
		fails = 0;
	if (in)
		(void)fclose(in);
	writes += kind == 'w';
	if (fails == 'k' && kind == 'w' && writes == number)
		(void)raise(SIGKILL);
	errno = number;
	return fails == kind && (kind == 'r' || writes > well) ? -1 : at * 8;
}

ssize_t pread(int fd, void *to, size_t size, off_t at)
{
	const off_t place = place_of(fd, at, 'r');
	ssize_t (*next)(int, void *, size_t, off_t);

	*(void **)&next = dlsym(RTLD_NEXT, "pread");
	return place < 0 ? -1 : next(fd, to, size, place);
}

ssize_t pwrite(int fd, const void *from, size_t size, off_t at)
{
	const off_t place = place_of(fd, at, 'w');
	ssize_t (*next)(int, const void *, size_t, off_t);

	*(void **)&next = dlsym(RTLD_NEXT, "pwrite");
	return place < 0 ? -1 : next(fd, from, size, place);
}

ssize_t pread64(int fd, void *to, size_t size, off64_t at)
{
	return pread(fd, to, size, at);
}

ssize_t pwrite64(int fd, const void *from, size_t size, off64_t at)
{
	return pwrite(fd, from, size, at);
}
