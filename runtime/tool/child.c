/*
 * child.c: the command that is counted. It waits in front of its exec until the counters are ready.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "stat.h"

static void run_child(int go, int failure, char **command, const sigset_t *mask)
{
	struct sigaction action;
	char byte;
	int code;

	memset(&action, 0, sizeof(action));
	action.sa_handler = SIG_DFL;
	(void)sigaction(SIGPIPE, &action, NULL);
	/* No byte: the parent gave up. */
	if (read(go, &byte, 1) != 1)
		_exit(TOOL_FAILED);
	(void)sigprocmask(SIG_SETMASK, mask, NULL);
	(void)execvp(command[0], command);
	code = errno;
	/* A short write leaves the parent with "it ended", which is true, too. */
	if (write(failure, &code, sizeof(code)) != (ssize_t)sizeof(code))
		_exit(TOOL_FAILED);
	_exit(TOOL_FAILED);
}

int child_prepare(struct child *child, char **command, const sigset_t *mask)
{
	int go[2], failure[2], code;

	if (pipe2(go, O_CLOEXEC))
		return -errno;
	if (pipe2(failure, O_CLOEXEC)) {
		code = -errno;
		close(go[0]);
		close(go[1]);
		return code;
	}
	child->pid = fork();
	if (child->pid == 0) {
		close(go[1]);
		close(failure[0]);
		run_child(go[0], failure[1], command, mask);
	}
	code = child->pid < 0 ? -errno : 0;
	close(go[0]);
	close(failure[1]);
	child->go = go[1];
	child->failure = failure[0];
	if (code) {
		child->pid = 0;
		close(go[1]);
		close(failure[0]);
	}
	return code;
}

int child_go(struct child *child, char **command)
{
	int code = 0;
	ssize_t got = write(child->go, "", 1);

	close(child->go);
	child->go = -1;
	/* The pipe closes with the exec; only a failure sends something. */
	if (got == 1)
		do
			got = read(child->failure, &code, sizeof(code));
		while (got < 0 && errno == EINTR);
	close(child->failure);
	child->failure = -1;
	if (got == (ssize_t)sizeof(code)) {
		(void)waitpid(child->pid, NULL, 0);
		child->pid = 0;
		complain("'%s' cannot be run: %s", command[0], strerror(code));
		return -code;
	}
	return 0;
}

int child_ended(struct child *child)
{
	pid_t pid;

	do
		pid = wait4(child->pid, &child->status, WNOHANG, &child->usage);
	while (pid < 0 && errno == EINTR);
	return pid != 0;
}

void child_drop(struct child *child)
{
	if (!child->pid || child->go < 0)
		return;
	close(child->go);
	close(child->failure);
	(void)waitpid(child->pid, NULL, 0);
	child->pid = 0;
}

/* As shells do: a signal counts as 128 and its number. */
int child_status(const struct child *child, char **command)
{
	if (WIFEXITED(child->status))
		return WEXITSTATUS(child->status);
	if (!WIFSIGNALED(child->status))
		return TOOL_FAILED;
	complain("'%s' ended by signal %d: %s", command[0], WTERMSIG(child->status),
		 strsignal(WTERMSIG(child->status)));
	return 128 + WTERMSIG(child->status);
}
