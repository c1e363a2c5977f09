/*
 * inside.c: the first process of the machine that monitor.c runs. It loads the kernel's modules, then does what
 * commands from the channel say. If systemd is there, it becomes the first process:
 *
 *   any line for sh                       its exit status (128 and more: the signal), standard output and standard
 * error
 *   !begin LINE                           goes on while others are done; prints the process id
 *   !end PROCESS SIGNAL                   as if the line had ended now, so that its answer is that of a line
 *   !open PMU CPU CONFIG [CONFIG1]        counts through the kernel's driver; prints a number for it
 *   !read NUMBER                          prints the count, and for how many ns it was enabled and running
 *   !close NUMBER
 *   !tell LINES                           of behaving/control.c: plays the part of the hardware; so does the command
 * `tell LINE...`
 *   !state                                every register (behaving/state.c)
 *   !log                                  every write so far
 */
#if defined(__x86_64__)
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/perf_event.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/io.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/reboot.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "channel.h"

#define TEXT (CHANNEL_SIZE / 4)
#define BEGUN "/tmp/begun"
#define SYSTEMD "/lib/systemd/systemd"

static char *shared;

/* What a command came to. */
struct answer {
	uint32_t status, out_size, err_size;
	char out[TEXT], err[TEXT];
};

static void say(const char *what)
{
	int fd = open("/dev/kmsg", O_WRONLY | O_CLOEXEC);

	(void)dprintf(fd, "<0>inside: %s: %s\n", what, strerror(errno));
	(void)close(fd);
}

static uint32_t channel(enum channel kind, size_t size)
{
	outl((uint32_t)kind << 28 | (uint32_t)size, CHANNEL_PORT);
	return kind == CHANNEL_SEND ? 0 : inl(CHANNEL_PORT);
}

static int open_channel(void)
{
	int fd = open("/dev/mem", O_RDWR | O_SYNC | O_CLOEXEC);

	if (fd < 0 || iopl(3))
		return -1;
	shared = mmap(NULL, CHANNEL_SIZE, PROT_READ | PROT_WRITE, MAP_SHARED, fd, CHANNEL_AT);
	(void)close(fd);
	return shared == MAP_FAILED ? -1 : 0;
}

/* ---- tell ---- */

static int tell(int count, char **lines)
{
	size_t size = 0;

	for (int i = 0; i < count; i++)
		size += (size_t)snprintf(shared + size, TEXT - size, "%s\n", lines[i]);
	errno = (int)channel(CHANNEL_CONTROL, size);
	if (errno)
		perror("tell");
	return errno ? 1 : 0;
}

/* ---- Counting through the kernel's driver ---- */

static long number_in(const char *format, const char *pmu)
{
	char name[128];
	long number = -1;
	FILE *file;

	(void)snprintf(name, sizeof(name), format, pmu);
	file = fopen(name, "re");
	if (file && fscanf(file, "%ld", &number) != 1)
		number = -1;
	if (file)
		(void)fclose(file);
	return number;
}

static int open_event(const char *words, struct answer *answer)
{
	struct perf_event_attr attr = {.size = sizeof(attr),
				       .read_format = PERF_FORMAT_TOTAL_TIME_ENABLED | PERF_FORMAT_TOTAL_TIME_RUNNING};
	unsigned long long config = 0, config1 = 0;
	char pmu[64] = "";
	long type, fd;
	int cpu = 0;

	if (sscanf(words, "%63s %d %llx %llx", pmu, &cpu, &config, &config1) < 3)
		return EINVAL;
	type = number_in("/sys/bus/event_source/devices/%s/type", pmu);
	if (type < 0)
		return ENODEV;
	attr.type = (uint32_t)type;
	attr.config = config;
	attr.config1 = config1;
	fd = syscall(SYS_perf_event_open, &attr, -1, cpu, -1, PERF_FLAG_FD_CLOEXEC);
	if (fd < 0)
		return errno;
	answer->out_size = (uint32_t)snprintf(answer->out, TEXT, "%ld\n", fd);
	return 0;
}

static int read_event(const char *words, struct answer *answer)
{
	uint64_t values[3];

	if (read(atoi(words), values, sizeof(values)) != (ssize_t)sizeof(values))
		return errno ? errno : EIO;
	answer->out_size = (uint32_t)snprintf(answer->out, TEXT, "%llu %llu %llu\n", (unsigned long long)values[0],
					      (unsigned long long)values[1], (unsigned long long)values[2]);
	return 0;
}

static uint32_t show(enum channel kind, struct answer *answer)
{
	const uint32_t size = channel(kind, 0);

	answer->out_size = size < TEXT ? size : TEXT;
	memcpy(answer->out, shared, answer->out_size);
	return 0;
}

/* ---- Commands ---- */

static uint32_t load(const char *name, char *to)
{
	int fd = open(name, O_RDONLY | O_CLOEXEC);
	ssize_t got, size = 0;

	while (fd >= 0 && (got = read(fd, to + size, (size_t)(TEXT - size))) > 0)
		size += got;
	(void)close(fd);
	return (uint32_t)size;
}

static pid_t begin(const char *line, const char *out, const char *err)
{
	pid_t pid = fork();

	if (pid)
		return pid;
	(void)setsid();
	(void)dup2(open("/dev/null", O_RDONLY), 0);
	(void)dup2(open(out, O_WRONLY | O_CREAT | O_TRUNC, 0600), 1);
	(void)dup2(open(err, O_WRONLY | O_CREAT | O_TRUNC, 0600), 2);
	(void)execl("/bin/sh", "sh", "-c", line, (char *)NULL);
	_exit(127);
}

static uint32_t end(pid_t pid, const char *out, const char *err, struct answer *answer)
{
	int status = 0;

	while (waitpid(pid, &status, 0) < 0 && errno == EINTR) {
	}
	answer->out_size = load(out, answer->out);
	answer->err_size = load(err, answer->err);
	return WIFSIGNALED(status) ? 128U + (uint32_t)WTERMSIG(status) : (uint32_t)WEXITSTATUS(status);
}

static uint32_t run(const char *line, struct answer *answer)
{
	return end(begin(line, "/tmp/out", "/tmp/err"), "/tmp/out", "/tmp/err", answer);
}

static uint32_t begin_own(const char *line, struct answer *answer)
{
	answer->out_size =
		(uint32_t)snprintf(answer->out, TEXT, "%ld\n", (long)begin(line, BEGUN ".out", BEGUN ".err"));
	return 0;
}

static uint32_t end_own(const char *words, struct answer *answer)
{
	long pid = 0;
	int number = 0;

	if (sscanf(words, "%ld %d", &pid, &number) != 2 || pid < 2 || kill((pid_t)pid, number))
		return 255;
	return end((pid_t)pid, BEGUN ".out", BEGUN ".err", answer);
}

static uint32_t do_own(const char *line, struct answer *answer)
{
	if (strncmp(line, "!begin ", 7) == 0)
		return begin_own(line + 7, answer);
	if (strncmp(line, "!end ", 5) == 0)
		return end_own(line + 5, answer);
	if (strncmp(line, "!open ", 6) == 0)
		return (uint32_t)open_event(line + 6, answer);
	if (strncmp(line, "!read ", 6) == 0)
		return (uint32_t)read_event(line + 6, answer);
	if (strncmp(line, "!close ", 7) == 0)
		return close(atoi(line + 7)) ? (uint32_t)errno : 0;
	if (strncmp(line, "!tell ", 6) == 0) {
		memcpy(shared, line + 6, strlen(line + 6));
		return channel(CHANNEL_CONTROL, strlen(line + 6));
	}
	if (strcmp(line, "!state") == 0)
		return show(CHANNEL_STATE, answer);
	return strcmp(line, "!log") == 0 ? show(CHANNEL_LOG, answer) : EINVAL;
}

static void send_answer(const struct answer *answer)
{
	memcpy(shared, answer, 12);
	memcpy(shared + 12, answer->out, answer->out_size);
	memcpy(shared + 12 + answer->out_size, answer->err, answer->err_size);
	(void)channel(CHANNEL_SEND, 12 + answer->out_size + answer->err_size);
}

static void serve(void)
{
	static char line[65536];
	static struct answer answer;
	unsigned int looks = 0; /* since the last command */

	send_answer(&answer); /* it can be told what to do from now on */
	for (;;) {
		size_t size = channel(CHANNEL_RECEIVE, 0);

		/* To look leaves two virtual machines, which an emulated processor takes long for. */
		if (!size || size >= sizeof(line)) {
			(void)usleep(looks++ < 50 ? 2000 : 20000);
			continue;
		}
		looks = 0;
		memcpy(line, shared, size);
		line[size] = '\0';
		answer.out_size = answer.err_size = 0;
		answer.status = line[0] == '!' ? do_own(line, &answer) : run(line, &answer);
		send_answer(&answer);
	}
}

/* ---- Starting ---- */

static void load_module(const char *name)
{
	int fd = open(name, O_RDONLY | O_CLOEXEC);

	/* A driver of what this processor has not. */
	if (fd < 0 || (syscall(SYS_finit_module, fd, "", 0) && errno != ENODEV))
		say(name);
	(void)close(fd);
}

int main(int argc, char **argv)
{
	static const char *const modules[] = {"/msr.ko", "/cpuid.ko", "/intel-uncore.ko", "/rapl.ko"};
	const char *name = strrchr(argv[0], '/');

	if (strcmp(name ? name + 1 : argv[0], "tell") == 0) {
		if (open_channel()) {
			perror("tell");
			return 1;
		}
		return tell(argc - 1, argv + 1);
	}
	(void)mount("proc", "/proc", "proc", 0, "");
	(void)mount("sys", "/sys", "sysfs", 0, "");
	(void)mount("dev", "/dev", "devtmpfs", 0, "");
	(void)setenv("PATH", "/bin", 1);
	for (size_t i = 0; i < sizeof(modules) / sizeof(modules[0]); i++)
		if (access(modules[i], F_OK) == 0)
			load_module(modules[i]);
	if (open_channel()) {
		say("the channel");
	} else if (access(SYSTEMD, X_OK) == 0 && fork()) {
		(void)execl(SYSTEMD, SYSTEMD, (char *)NULL); /* as process 1 */
		say(SYSTEMD);
	} else {
		serve();
	}
	(void)reboot(RB_AUTOBOOT);
	return 1;
}
#else
int main(void)
{
	return 1; /* no such processor */
}
#endif
