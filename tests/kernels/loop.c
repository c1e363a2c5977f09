/*
 * loop.c: counts on one CPU, through a PMU of the running kernel, while a loop of two instructions a turn runs there.
 *
 *	loop PMU CPU TURNS CONFIG[:CONFIG1]...    a line for each event: count, enabled and running ns, or `error NUMBER`
 *
 * A file /hold is waited for before the events are read, if its name is in HOLD.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <linux/perf_event.h>
#include <sched.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#define MOST 16

static long type_of(const char *pmu)
{
	char name[128];
	long number = -1;
	FILE *file;

	(void)snprintf(name, sizeof(name), "/sys/bus/event_source/devices/%s/type", pmu);
	file = fopen(name, "re");
	if (file && fscanf(file, "%ld", &number) != 1)
		number = -1;
	if (file)
		(void)fclose(file);
	return number;
}

static void spin(uint64_t turns)
{
#ifdef __aarch64__
	__asm__ volatile("1: subs %0, %0, #1\n\tb.ne 1b" : "+r"(turns) : : "cc");
#else
	__asm__ volatile("1: dec %0\n\tjnz 1b" : "+r"(turns) : : "cc");
#endif
}

int main(int argc, char **argv)
{
	const int cpu = argc > 4 ? atoi(argv[2]) : 0;
	const char *hold = getenv("HOLD");
	int events[MOST], count = 0;
	cpu_set_t there;

	if (argc < 5 || argc > 4 + MOST)
		return 2;
	CPU_ZERO(&there);
	CPU_SET((size_t)cpu, &there);
	if (sched_setaffinity(0, sizeof(there), &there) && !hold)
		return 1;
	for (; count < argc - 4; count++) {
		char *more;
		struct perf_event_attr attr = {
			.size = sizeof(attr),
			.type = (uint32_t)type_of(argv[1]),
			.config = strtoull(argv[4 + count], &more, 0),
			.read_format = PERF_FORMAT_TOTAL_TIME_ENABLED | PERF_FORMAT_TOTAL_TIME_RUNNING,
		};

		if (*more)
			attr.config1 = strtoull(more + 1, NULL, 0);
		events[count] = (int)syscall(SYS_perf_event_open, &attr, -1, cpu, -1, PERF_FLAG_FD_CLOEXEC);
		if (events[count] < 0)
			events[count] = -errno;
	}
	spin(strtoull(argv[3], NULL, 0));
	while (hold && access(hold, F_OK))
		(void)usleep(10000);
	for (int i = 0; i < count; i++) {
		uint64_t values[3];

		if (events[i] < 0)
			(void)printf("error %d\n", -events[i]);
		else if (read(events[i], values, sizeof(values)) != (ssize_t)sizeof(values))
			(void)printf("nothing\n");
		else
			(void)printf("%llu %llu %llu\n", (unsigned long long)values[0], (unsigned long long)values[1],
				     (unsigned long long)values[2]);
	}
	return 0;
}
