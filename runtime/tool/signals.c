/*
 * signals.c: signals are blocked and waited for, so no handler runs and nothing is interrupted half-way.
 */
#include "stat.h"

#include <time.h>
#include <unistd.h>

int signals_block(struct signals *signals)
{
	static const int numbers[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};
	const struct sigaction ignored = {.sa_handler = SIG_IGN}, usual = {.sa_handler = SIG_DFL};
	struct sigaction action;

	(void)sigemptyset(&signals->waited);
	(void)sigaddset(&signals->waited, SIGCHLD);
	/* What our caller had us ignore (nohup, a background job of a script) stays ignored. */
	for (size_t i = 0; i < sizeof(numbers) / sizeof(numbers[0]); i++)
		if (sigaction(numbers[i], NULL, &action) == 0 && action.sa_handler != SIG_IGN)
			(void)sigaddset(&signals->waited, numbers[i]);
	/* A reader that goes away must not kill us before the registers are put back. */
	if (sigaction(SIGPIPE, &ignored, NULL) || sigaction(SIGCHLD, &usual, NULL))
		return -errno;
	return sigprocmask(SIG_BLOCK, &signals->waited, &signals->before) ? -errno : 0;
}

uint64_t clock_ns(void)
{
	struct timespec now;

	(void)clock_gettime(CLOCK_MONOTONIC, &now);
	return (uint64_t)now.tv_sec * NS_PER_SEC + (uint64_t)now.tv_nsec;
}

int signals_wait(const struct signals *signals, uint64_t until_ns, int *by_user)
{
	siginfo_t info;

	for (;;) {
		uint64_t now = clock_ns(), rest = until_ns > now ? until_ns - now : 0;
		struct timespec timeout = {.tv_sec = (time_t)(rest / NS_PER_SEC), .tv_nsec = (long)(rest % NS_PER_SEC)};
		int number = until_ns ? sigtimedwait(&signals->waited, &info, &timeout)
				      : sigwaitinfo(&signals->waited, &info);

		if (number > 0) {
			*by_user = info.si_code <= 0;
			return number;
		}
		if (errno != EINTR)
			return 0;
	}
}

/* Ends as the signal would have ended us, so that our caller sees it. */
void signals_die(const struct signals *signals, int number)
{
	const struct sigaction action = {.sa_handler = SIG_DFL};

	(void)sigaction(number, &action, NULL);
	(void)raise(number);
	(void)sigprocmask(SIG_SETMASK, &signals->before, NULL);
}
