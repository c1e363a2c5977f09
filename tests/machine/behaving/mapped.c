/*
 * mapped.c: preloaded, makes a mapping of one of the machine's pages of registers behave as a device's: each load and
 * store becomes a pread() or pwrite() of its file at once, where a mapping of a file would be a copy that nobody looks
 * at.
 *
 * The pages are mapped without any right. What touches them faults; the page is filled and opened for one instruction,
 * which the processor then stops behind; what it stored is handed on. Where no register answers, a load gives ones and
 * a store nothing. It knows x86-64; elsewhere it does nothing.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

#if defined(__x86_64__)

#define MOST 64               /* mappings */
#define WRITES 2              /* bit of a page fault's error code */
#define STEP ((greg_t)1 << 8) /* flag of the processor: stop behind one instruction */
#define WIDE 0x48             /* prefix of an instruction, from here to 0x4f: it moves 64 bits */

static struct page {
	char *start;
	size_t size;
	int fd;
	off_t at;
} pages[MOST];

/* The access between its fault and its stop; registers are touched by one thread. */
static struct {
	const struct page *page;
	char *where;
	size_t size;
	int writes;
} open_access;

static struct sigaction handed_on; /* what the program wants done about faults of its own */

static const struct page *page_of(const char *where)
{
	for (size_t i = 0; i < MOST; i++)
		if (pages[i].start && where >= pages[i].start && where < pages[i].start + pages[i].size)
			return &pages[i];
	return NULL;
}

static size_t size_of(const unsigned char *instruction)
{
	return (*instruction & 0xf8) == WIDE ? 8 : 4;
}

static void allow(const struct page *page, int rights)
{
	if (mprotect(page->start, page->size, rights))
		abort();
}

static void on_fault(int number, siginfo_t *info, void *context)
{
	ucontext_t *state = context;
	char *where = info->si_addr;
	const struct page *page = page_of(where);

	if (!page) {
		if (handed_on.sa_flags & SA_SIGINFO)
			handed_on.sa_sigaction(number, info, context);
		else
			(void)signal(number, SIG_DFL);
		return;
	}
	open_access.page = page;
	open_access.where = where;
	open_access.size = size_of((const unsigned char *)state->uc_mcontext.gregs[REG_RIP]);
	open_access.writes = (state->uc_mcontext.gregs[REG_ERR] & WRITES) != 0;
	allow(page, PROT_READ | PROT_WRITE);
	if (!open_access.writes && pread(page->fd, where, open_access.size, page->at + (where - page->start)) < 0)
		memset(where, 0xff, open_access.size);
	state->uc_mcontext.gregs[REG_EFL] |= STEP;
}

static void on_step(int number, siginfo_t *info, void *context)
{
	ucontext_t *state = context;
	const struct page *page = open_access.page;

	(void)number;
	(void)info;
	if (!page)
		return;
	if (open_access.writes)
		(void)!pwrite(page->fd, open_access.where, open_access.size,
			      page->at + (open_access.where - page->start));
	allow(page, PROT_NONE);
	open_access.page = NULL;
	state->uc_mcontext.gregs[REG_EFL] &= ~STEP;
}

static int take(int number, void (*handler)(int, siginfo_t *, void *), struct sigaction *former)
{
	struct sigaction action = {.sa_sigaction = handler, .sa_flags = SA_SIGINFO | SA_NODEFER};
	int (*next)(int, const struct sigaction *, struct sigaction *);

	*(void **)&next = dlsym(RTLD_NEXT, "sigaction");
	return next(number, &action, former);
}

/* The program's handler of faults comes after ours. */
int sigaction(int number, const struct sigaction *action, struct sigaction *former)
{
	int (*next)(int, const struct sigaction *, struct sigaction *);

	*(void **)&next = dlsym(RTLD_NEXT, "sigaction");
	if (number != SIGSEGV || !pages[0].start)
		return next(number, action, former);
	if (former)
		*former = handed_on;
	if (action)
		handed_on = *action;
	return 0;
}

static int is_register_file(int fd)
{
	char link[64], path[4096];
	ssize_t length;

	(void)snprintf(link, sizeof(link), "/proc/self/fd/%d", fd);
	length = readlink(link, path, sizeof(path) - 1);
	if (length < 0)
		return 0;
	path[length] = '\0';
	return strstr(path, "/registers/mmio.") != NULL;
}

void *mmap(void *start, size_t size, int rights, int flags, int fd, off_t at)
{
	void *(*next)(void *, size_t, int, int, int, off_t);
	size_t i = 0;

	*(void **)&next = dlsym(RTLD_NEXT, "mmap");
	if (fd < 0 || !is_register_file(fd))
		return next(start, size, rights, flags, fd, at);
	while (i < MOST && pages[i].start)
		i++;
	if (i == MOST)
		abort();
	pages[i].fd = dup(fd);
	pages[i].at = at;
	pages[i].size = size;
	pages[i].start = next(NULL, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	if (!i && (take(SIGSEGV, on_fault, &handed_on) || take(SIGTRAP, on_step, NULL)))
		abort();
	return pages[i].start;
}

void *mmap64(void *start, size_t size, int rights, int flags, int fd, off64_t at)
{
	return mmap(start, size, rights, flags, fd, at);
}

#else

extern int nothing_is_mapped;
int nothing_is_mapped;

#endif
