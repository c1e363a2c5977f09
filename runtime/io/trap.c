/*
 * trap.c: see list.h.
 */
#include "hosted.h"

#include <pthread.h>
#include <setjmp.h>
#include <signal.h>

#include "list.h"

#define SIGNALS 3
static const int numbers[SIGNALS] = {SIGILL, SIGSEGV, SIGBUS};

struct trap {
	sigjmp_buf jump;
	int signal;
	struct trap *outer;
};

static _Thread_local struct trap *volatile armed; /* the innermost call of this thread */

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static unsigned int users;
static struct {
	int installed;
	struct sigaction former;
} traps[SIGNALS];

static void hand_on(int number, siginfo_t *info, void *context, const struct sigaction *former)
{
	if (former->sa_flags & SA_SIGINFO) {
		former->sa_sigaction(number, info, context);
	} else if (former->sa_handler != SIG_DFL && former->sa_handler != SIG_IGN) {
		former->sa_handler(number);
	} else if (former->sa_handler == SIG_DFL || info->si_code > 0) {
		/*
		 * A trap repeats when the handler returns, and then ends the process. A signal that was sent must be
		 * raised again.
		 */
		(void)signal(number, SIG_DFL);
		if (info->si_code <= 0)
			(void)raise(number);
	}
}

static void trap_on_trap(int number, siginfo_t *info, void *context)
{
	struct trap *trap = armed;

	if (trap && info->si_code > 0) {
		trap->signal = number;
		siglongjmp(trap->jump, 1);
	}
	for (size_t i = 0; i < SIGNALS; i++)
		if (numbers[i] == number)
			hand_on(number, info, context, &traps[i].former);
}

static int install(size_t i)
{
	struct sigaction action;

	if (traps[i].installed)
		return 0;
	memset(&action, 0, sizeof(action));
	action.sa_sigaction = trap_on_trap;
	action.sa_flags = SA_SIGINFO | SA_NODEFER | SA_ONSTACK; /* NODEFER: siglongjmp() does not restore the signal
								   mask */
	(void)sigemptyset(&action.sa_mask);
	if (sigaction(numbers[i], &action, &traps[i].former))
		return -errno;
	traps[i].installed = 1;
	return 0;
}

/* Keeps the handler if a later handler replaced it, because that one may call this one. */
static void uninstall(size_t i)
{
	struct sigaction now;

	if (!traps[i].installed || sigaction(numbers[i], NULL, &now) || !(now.sa_flags & SA_SIGINFO) ||
	    now.sa_sigaction != trap_on_trap)
		return;
	if (!sigaction(numbers[i], &traps[i].former, NULL))
		traps[i].installed = 0;
}

int io_trap_open(void)
{
	int code = 0;

	(void)pthread_mutex_lock(&lock);
	for (size_t i = 0; i < SIGNALS && !users && !code; i++)
		code = install(i);
	if (!code)
		users++;
	for (size_t i = 0; i < SIGNALS && !users; i++)
		uninstall(i);
	(void)pthread_mutex_unlock(&lock);
	return code;
}

void io_trap_close(void)
{
	(void)pthread_mutex_lock(&lock);
	users--;
	for (size_t i = 0; i < SIGNALS && !users; i++)
		uninstall(i);
	(void)pthread_mutex_unlock(&lock);
}

int io_trap_run(void (*run)(struct io_running *running), struct io_running *running)
{
	struct trap trap = {.outer = armed};

	if (sigsetjmp(trap.jump, 0) == 0) {
		armed = &trap;
		run(running);
	}
	armed = trap.outer;
	return trap.signal;
}
