/*
 * signals.c: signals that would end the process are blocked and waited for: nothing is interrupted half-way, and all is
 * put back.
 */
#include "stat.h"

#include <poll.h>
#include <sys/signalfd.h>
#include <sys/syscall.h>
#include <time.h>
#include <ucontext.h>
#include <unistd.h>

/* Whatever comes besides ends a process that does not care for it. */
static const int harmless[] = {SIGKILL, SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU, SIGCONT, SIGURG, SIGWINCH};

/*
 * Where they are blocked, an access that traps would be the end: who executes instructions or maps memory catches them.
 */
static const int trapped[] = {SIGILL, SIGSEGV, SIGBUS, SIGTRAP};
#define TRAPPED (sizeof(trapped) / sizeof(trapped[0]))
static struct sigaction former[TRAPPED];

#define BIT(number) (UINT64_C(1) << ((number)-1))

/* What someone has sent is blocked from now on and sent again, so that it waits with the others. */
static void on_trap(int number, siginfo_t *info, void *context)
{
	sigset_t one;

	(void)sigemptyset(&one);
	(void)sigaddset(&one, number);
	for (size_t i = 0; i < TRAPPED && info->si_code > 0; i++)
		if (trapped[i] == number)
			(void)sigaction(number, &former[i], NULL); /* what trapped is done again */
	if (info->si_code > 0)
		return;
	(void)sigprocmask(SIG_BLOCK, &one, NULL);
	(void)sigaddset(&((ucontext_t *)context)->uc_sigmask, number);
	(void)raise(number);
}

/* The C library keeps two signals to itself and would leave them out, though they, too, end who is sent them. */
int signals_mask(int how, uint64_t mask, uint64_t *before)
{
	return syscall(SYS_rt_sigprocmask, how, &mask, before, sizeof(mask)) ? -errno : 0;
}

/* By our caller: nohup, a background job of a script, and posix_spawn(), which has those two signals ignored. */
static int is_ignored(int number)
{
	struct {
		sighandler_t handler; /* the kernel's form has it first */
		uint64_t rest[8];
	} action = {.handler = SIG_DFL};

	return syscall(SYS_rt_sigaction, number, NULL, &action, sizeof(uint64_t)) == 0 && action.handler == SIG_IGN;
}

int signals_block(struct signals *signals)
{
	const struct sigaction usual = {.sa_handler = SIG_DFL};
	const struct sigaction trap = {.sa_sigaction = on_trap, .sa_flags = SA_SIGINFO};
	uint64_t waited = ~UINT64_C(0), blocked;

	(void)sigaction(SIGCHLD, &usual, NULL);
	for (size_t i = 0; i < sizeof(harmless) / sizeof(harmless[0]); i++)
		waited &= ~BIT(harmless[i]);
	for (int number = 1; number <= 64; number++)
		if (is_ignored(number))
			waited &= ~BIT(number);
	blocked = waited;
	for (size_t i = 0; i < TRAPPED; i++) {
		blocked &= ~BIT(trapped[i]);
		(void)sigaction(trapped[i], &trap, &former[i]);
	}
	signals->file = (int)syscall(SYS_signalfd4, -1, &waited, sizeof(waited), SFD_CLOEXEC | SFD_NONBLOCK);
	return signals->file < 0 ? -errno : signals_mask(SIG_BLOCK, blocked, &signals->before);
}

uint64_t clock_ns(void)
{
	struct timespec now;

	(void)clock_gettime(CLOCK_MONOTONIC, &now);
	return (uint64_t)now.tv_sec * NS_PER_SEC + (uint64_t)now.tv_nsec;
}

int signals_came(void *context)
{
	sigset_t came;

	(void)context;
	return sigpending(&came) == 0 && sigdelset(&came, SIGCHLD) == 0 && !sigisemptyset(&came);
}

/* What the kernel answers a write of ours with: the write says so, too. */
static int is_answer(const struct signalfd_siginfo *info)
{
	return (info->ssi_signo == SIGPIPE || info->ssi_signo == SIGXFSZ) && (pid_t)info->ssi_pid == getpid();
}

int signals_wait(const struct signals *signals, uint64_t until_ns, const struct pending *pending, size_t count,
		 int *by_user)
{
	struct pollfd polled[1 + PENDING_MOST] = {{signals->file, POLLIN, 0}};
	struct signalfd_siginfo info;
	nfds_t files = 1;
	int ready;

	for (size_t i = 0; i < count; i++)
		if (pending[i].sent < pending[i].size)
			polled[files++] = (struct pollfd){pending[i].file, POLLOUT, 0};
	do {
		const uint64_t now = clock_ns(), rest = until_ns > now ? until_ns - now : 0;
		const struct timespec timeout = {(time_t)(rest / NS_PER_SEC), (long)(rest % NS_PER_SEC)};

		ready = ppoll(polled, files, until_ns ? &timeout : NULL, NULL);
		if (ready > 0 && polled[0].revents &&
		    read(signals->file, &info, sizeof(info)) == (ssize_t)sizeof(info) && !is_answer(&info)) {
			*by_user = info.ssi_code <= 0;
			return (int)info.ssi_signo;
		}
	} while (ready < 0 ? errno == EINTR : ready == 1 && polled[0].revents);
	return 0;
}

void signals_unblock(struct signals *signals, int *ended_by)
{
	int by_user, number;

	while ((number = signals_wait(signals, 1, NULL, 0, &by_user)))
		if (number != SIGCHLD && !*ended_by)
			*ended_by = number;
	(void)close(signals->file);
	signals->file = -1;
	for (size_t i = 0; i < TRAPPED; i++)
		(void)sigaction(trapped[i], &former[i], NULL);
	(void)signals_mask(SIG_SETMASK, signals->before, NULL);
}

/* As the signal would have ended us, so that our caller sees it. */
int signals_die(int number)
{
	(void)signal(number, SIG_DFL);
	(void)kill(getpid(), number);
	return 128 + number; /* the first process of a container survives that */
}
