/*
 * child.c: the counted command. The child waits before exec until the counters are ready.
 */
#include "stat.h"

#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

static void run_child(int line, char **command, uint64_t mask)
{
	char byte;
	int code;

	/* End of file: the parent gave up. */
	if (read(line, &byte, 1) != 1)
		_exit(TOOL_FAILED);
	(void)signals_mask(SIG_SETMASK, mask, NULL);
	(void)execvp(command[0], command);
	code = errno;
	/* After a short write, the parent reports that the child ended, which is also true. */
	if (write(line, &code, sizeof(code)) != (ssize_t)sizeof(code))
		_exit(TOOL_FAILED);
	_exit(TOOL_FAILED);
}

int child_prepare(struct child *child, char **command, uint64_t mask)
{
	int ends[2], code = 0;

	if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends))
		return -errno;
	child->pid = fork();
	if (child->pid == 0) {
		close(ends[0]);
		run_child(ends[1], command, mask);
	}
	if (child->pid < 0)
		code = -errno;
	close(ends[1]);
	child->line = ends[0];
	if (code)
		child_drop(child);
	return code;
}

/* Closes the line. A child that is still waiting then exits. */
void child_drop(struct child *child)
{
	if (child->line < 0)
		return;
	close(child->line);
	child->line = -1;
	if (child->pid > 0)
		(void)waitpid(child->pid, NULL, 0);
	child->pid = 0;
}

int child_go(struct child *child, char **command)
{
	int code = 0;
	ssize_t got = write(child->line, "", 1);

	/* exec closes the line; only a failure sends an error code. */
	if (got == 1)
		do
			got = read(child->line, &code, sizeof(code));
		while (got < 0 && errno == EINTR);
	if (got == (ssize_t)sizeof(code)) {
		child_drop(child);
		complain("'%s' cannot be run: %s", command[0], strerror(code));
		return code == ENOENT ? 127 : 126; /* exit status as in shells */
	}
	close(child->line);
	child->line = -1;
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

/* As in shells, a signal gives 128 plus its number. */
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
