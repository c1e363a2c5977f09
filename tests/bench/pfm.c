/*
 * pfm.c: how fast libpfm4 makes bits of its names for the same units. Built by bench.py where libpfm4-dev is installed.
 *
 * Prints a line as event.c does. Names that it refuses for want of a filter's value are left out.
 */
#define _GNU_SOURCE
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <perfmon/pfmlib.h>

#define ROUNDS 5
#define MOST 8192
#define LONGEST 128

static char names[MOST][LONGEST];
static size_t count;

static double now_ns(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

static int encode(const char *name)
{
	uint64_t codes[8];
	pfm_pmu_encode_arg_t arg = {.size = sizeof(arg), .codes = codes, .count = 8};

	return pfm_get_os_event_encoding(name, PFM_PLM0 | PFM_PLM3, PFM_OS_NONE, &arg);
}

static void add(const char *pmu, const char *event, const char *umask)
{
	if (count == MOST)
		return;
	snprintf(names[count], LONGEST, "%s::%s%s%s", pmu, event, umask ? ":" : "", umask ? umask : "");
	count += encode(names[count]) == PFM_SUCCESS;
}

static void add_event(const char *pmu, int index)
{
	pfm_event_info_t listed = {.size = sizeof(listed)};
	int umasks = 0;

	if (pfm_get_event_info(index, PFM_OS_NONE, &listed) != PFM_SUCCESS)
		return;
	for (int i = 0; i < listed.nattrs; i++) {
		pfm_event_attr_info_t attr = {.size = sizeof(attr)};

		if (pfm_get_event_attr_info(index, i, PFM_OS_NONE, &attr) != PFM_SUCCESS || attr.type != PFM_ATTR_UMASK)
			continue;
		add(pmu, listed.name, attr.name);
		umasks++;
	}
	if (!umasks)
		add(pmu, listed.name, NULL);
}

/* All events of the PMUs whose names begin so. */
static void add_pmus(const char *prefix)
{
	for (int i = 0; i < PFM_PMU_MAX; i++) {
		pfm_pmu_info_t pmu = {.size = sizeof(pmu)};

		if (pfm_get_pmu_info((pfm_pmu_t)i, &pmu) != PFM_SUCCESS ||
		    strncmp(pmu.name, prefix, strlen(prefix)) != 0)
			continue;
		for (int e = pmu.first_event; e != -1; e = pfm_get_event_next(e))
			add_event(pmu.name, e);
	}
}

static volatile uint64_t sink;

static void hash_all(void)
{
	for (size_t i = 0; i < count; i++) {
		uint64_t value = 0xcbf29ce484222325;

		for (const char *at = names[i]; *at; at++)
			value = (value ^ (unsigned char)*at) * 0x100000001b3;
		sink = value;
	}
}

static void encode_all(void)
{
	for (size_t i = 0; i < count; i++)
		sink = (uint64_t)encode(names[i]);
}

static double best_ns(void (*walk)(void))
{
	double best = 1e18;

	for (int round = 0; round < ROUNDS; round++) {
		double start = now_ns(), took;

		walk();
		took = (now_ns() - start) / (double)count;
		if (took < best)
			best = took;
	}
	return best;
}

int main(void)
{
	double ns;

	/* The machine need not have these PMUs. */
	if (setenv("LIBPFM_ENCODE_INACTIVE", "1", 1) || pfm_initialize() != PFM_SUCCESS)
		return 1;
	add_pmus("ivbep_unc");
	add_pmus("nhm_unc");
	if (!count)
		return 1;
	ns = best_ns(encode_all);
	printf("libpfm4, %zu of its names, %.1f M/s\t%g\thash their characters\t%g\n", count, 1e3 / ns, ns,
	       best_ns(hash_all));
	pfm_terminate();
	return 0;
}
