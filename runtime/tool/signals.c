/*
 * signals.c: blocks signals that would end the process, and waits for them. So nothing is interrupted, and all
 * registers are restored.
 */
#include "stat.h"

#include <poll.h>
#include <sys/signalfd.h>
#include <sys/syscall.h>
#include <time.h>
#include <ucontext.h>
#include <unistd.h>

/* All other signals end a process that does not handle them. */
static const int harmless[] = {SIGKILL, SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU, SIGCONT, SIGURG, SIGWINCH};

/*
 * Blocked synchronous signals would kill the process at a trap, so that code with instructions or mappings could not
 * catch them.
 */
static const int trapped[] = {SIGILL, SIGSEGV, SIGBUS, SIGTRAP};
#define TRAPPED (sizeof(trapped) / sizeof(trapped[0]))
static struct sigaction former[TRAPPED];

#define BIT(number) (UINT64_C(1) << ((number)-1))

/*
 * Handles a synchronous signal that another process sent: from now on it is blocked and raised again, so that it waits
 * like the others.
 */
static void signals_on_trap(int number, siginfo_t *info, void *context)
{
	sigset_t one;

	(void)sigemptyset(&one);
	(void)sigaddset(&one, number);
	for (size_t i = 0; i < TRAPPED && info->si_code > 0; i++)
		if (trapped[i] == number)
			(void)sigaction(number, &former[i], NULL); /* a trap repeats when the handler returns */
	if (info->si_code > 0)
		return;
	(void)sigprocmask(SIG_BLOCK, &one, NULL);
	(void)sigaddset(&((ucontext_t *)context)->uc_sigmask, number);
	(void)raise(number);
}

/* Uses the system call, because the C library hides two real-time signals, which also end the process. */
int signals_mask(int how, uint64_t mask, uint64_t *before)
{
	return syscall(SYS_rt_sigprocmask, how, &mask, before, sizeof(mask)) ? -errno : 0;
}

/* Ignored by our caller: nohup, a background job of a script, or posix_spawn(), which ignores those two signals. */
static int is_ignored(int number)
{
	struct {
		sighandler_t handler; /* first member of the kernel's struct */
		uint64_t rest[8];
	} action = {.handler = SIG_DFL};

	return syscall(SYS_rt_sigaction, number, NULL, &action, sizeof(uint64_t)) == 0 && action.handler == SIG_IGN;
}

static int is_in_front(void)
{
	return tcgetpgrp(STDIN_FILENO) == getpgrp();
}

/* Keys come without a line end, and are not shown. A shell changes this when it stops, continues or moves us. */
static void take_keys(struct signals *signals)
{
	struct termios now;

	signals->has_keys = signals->wants_keys && is_in_front() && tcgetattr(STDIN_FILENO, &now) == 0;
	if (!signals->has_keys || !(now.c_lflag & (tcflag_t)(ICANON | ECHO)))
		return;
	signals->keys_before = now;
	signals->has_changed = 1;
	now.c_lflag &= ~(tcflag_t)(ICANON | ECHO);
	now.c_cc[VMIN] = 1;
	now.c_cc[VTIME] = 0;
	(void)tcsetattr(STDIN_FILENO, TCSANOW, &now);
}

/* A terminal that another program has in front is that program's. */
static void give_keys(struct signals *signals)
{
	if (signals->has_changed && is_in_front())
		(void)tcsetattr(STDIN_FILENO, TCSANOW, &signals->keys_before);
	signals->has_changed = 0;
}

/* Stops as usual, but with the terminal as it was. Returns when a shell continues us. */
static void signals_rest(struct signals *signals)
{
	give_keys(signals);
	(void)raise(SIGTSTP);
	(void)signals_mask(SIG_UNBLOCK, BIT(SIGTSTP), NULL);
	(void)signals_mask(SIG_BLOCK, BIT(SIGTSTP), NULL);
}

static int read_key(void)
{
	unsigned char key;

	return read(STDIN_FILENO, &key, 1) == 1 ? key : KEY_GONE;
}

int signals_block(struct signals *signals)
{
	const struct sigaction usual = {.sa_handler = SIG_DFL};
	const struct sigaction trap = {.sa_sigaction = signals_on_trap, .sa_flags = SA_SIGINFO};
	uint64_t waited = ~UINT64_C(0), blocked;

	(void)sigaction(SIGCHLD, &usual, NULL);
	for (size_t i = 0; i < sizeof(harmless) / sizeof(harmless[0]); i++)
		waited &= ~BIT(harmless[i]);
	waited |= signals->wants_keys ? BIT(SIGTSTP) : 0;
	for (int number = 1; number <= 64; number++)
		if (is_ignored(number))
			waited &= ~BIT(number);
	blocked = waited;
	for (size_t i = 0; i < TRAPPED; i++) {
		blocked &= ~BIT(trapped[i]);
		(void)sigaction(trapped[i], &trap, &former[i]);
	}
	signals->file = (int)syscall(SYS_signalfd4, -1, &waited, sizeof(waited), SFD_CLOEXEC | SFD_NONBLOCK);
	if (signals->file < 0)
		return -errno;
	return signals_mask(SIG_BLOCK, blocked, &signals->before);
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
	return sigpending(&came) == 0 && sigdelset(&came, SIGCHLD) == 0 && sigdelset(&came, SIGTSTP) == 0 &&
	       !sigisemptyset(&came);
}

/* Checks for a signal that the kernel sent because of our own write, whose error is handled there. */
static int is_answer(const struct signalfd_siginfo *info)
{
	return (info->ssi_signo == SIGPIPE || info->ssi_signo == SIGXFSZ) && (pid_t)info->ssi_pid == getpid();
}

int signals_wait(struct signals *signals, uint64_t until_ns, const struct pending *pending, size_t count, int *by_user)
{
	struct pollfd polled[2 + PENDING_MOST] = {{signals->file, POLLIN, 0}};
	struct signalfd_siginfo info;
	nfds_t files = 2;
	int ready;

	take_keys(signals);
	/* A negative descriptor is not waited for. */
	polled[1] = (struct pollfd){signals->has_keys ? STDIN_FILENO : -1, POLLIN, 0};
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
			if (info.ssi_signo != SIGTSTP)
				return (int)info.ssi_signo;
			signals_rest(signals);
			return 0;
		}
		if (ready > 0 && polled[1].revents)
			return -read_key();
	} while (ready < 0 ? errno == EINTR : ready == 1 && polled[0].revents);
	return 0;
}

void signals_unblock(struct signals *signals, int *ended_by)
{
	int by_user, number;

	give_keys(signals);
	signals->wants_keys = 0;
	while ((number = signals_wait(signals, 1, NULL, 0, &by_user)))
		if (number != SIGCHLD && !*ended_by)
			*ended_by = number;
	(void)close(signals->file);
	signals->file = -1;
	for (size_t i = 0; i < TRAPPED; i++)
		(void)sigaction(trapped[i], &former[i], NULL);
	(void)signals_mask(SIG_SETMASK, signals->before, NULL);
}

/* Ends the process by the signal, so that our caller sees it. */
int signals_die(int number)
{
	(void)signal(number, SIG_DFL);
	(void)kill(getpid(), number);
	return 128 + number; /* the first process of a container survives */
}
