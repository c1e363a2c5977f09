/*
 * event.c: how fast event strings become bits, over every described event of every system.
 *
 * Prints a line a figure: name, ns, baseline, ns of the baseline, tab-separated. The baseline touches each character of
 * the same strings once: less no parser can do.
 */
#define _GNU_SOURCE
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <pmureg/core.h>
#include <pmureg/systems.h>

#define ROUNDS 9
#define LONGEST 128

struct line {
	const struct pmureg_system *system;
	char text[LONGEST];
};

struct lines {
	struct line *line;
	size_t count, room;
};

static double now_ns(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

/* ---- The strings ---- */

enum form { OUR_NAMES, LINUX_NAMES, TERMS };

/* `term=0x1,…` of the event, and a 0 for what it needs besides. */
static void add_terms(char *text, const struct pmureg_block *block, const struct pmureg_described_event *listed,
		      int values)
{
	const struct pmureg_term *terms = pmureg_block_terms(block);

	for (uint16_t i = 0; values && i < listed->term_count; i++)
		snprintf(text + strlen(text), LONGEST - strlen(text), "%s%s=%#llx", i ? "," : "",
			 pmureg_term_name(&terms[pmureg_described_event_terms(listed)[i].term]),
			 (unsigned long long)pmureg_described_event_terms(listed)[i].value);
	for (uint16_t i = 0; i < block->term_count; i++)
		if (pmureg_described_event_rest(listed)->needs >> i & 1)
			snprintf(text + strlen(text), LONGEST - strlen(text), ",%s=0", pmureg_term_name(&terms[i]));
}

/* 0: Linux has no such name. */
static int write_line(struct line *line, const struct pmureg_block *block, const struct pmureg_described_event *listed,
		      enum form form)
{
	uint16_t instance = pmureg_described_event_rest(listed)->instance_count ? pmureg_described_event_instances(listed)[0] : 0;
	char device[64];

	if (form == LINUX_NAMES &&
	    (!pmureg_described_event_linux_name(listed) || block->perf_instance_term != PMUREG_NONE))
		return 0;
	if (form == LINUX_NAMES && !pmureg_unit_linux_name(block, instance, PMUREG_BANKS_ALL, device, sizeof(device)))
		return 0;
	if (form != LINUX_NAMES)
		pmureg_unit_name(line->system, block, instance, device, sizeof(device));
	snprintf(line->text, LONGEST, "%s/%s", device,
		 form == OUR_NAMES   ? pmureg_described_event_name(listed) :
		 form == LINUX_NAMES ? pmureg_described_event_linux_name(listed) :
				       "");
	add_terms(line->text, block, listed, form == TERMS);
	strncat(line->text, "/", LONGEST - strlen(line->text) - 1);
	return 1;
}

static void add_block(struct lines *lines, const struct pmureg_system *system, const struct pmureg_block *block,
		      enum form form)
{
	for (uint16_t e = 0; e < block->event_count; e++) {
		if (lines->count == lines->room) {
			lines->room = lines->room ? lines->room * 2 : 1024;
			lines->line = realloc(lines->line, lines->room * sizeof(*lines->line));
			if (!lines->line)
				exit(1);
		}
		lines->line[lines->count].system = system;
		lines->count +=
			(size_t)write_line(&lines->line[lines->count], block, &pmureg_block_events(block)[e], form);
	}
}

static struct lines every_event(enum form form)
{
	struct lines lines = {0};

	for (size_t s = 0; s < pmureg_built_in_count; s++)
		for (uint16_t b = 0; b < pmureg_built_in[s]->block_count; b++)
			add_block(&lines, pmureg_built_in[s], &pmureg_system_blocks(pmureg_built_in[s])[b], form);
	return lines;
}

/* ---- The two walks over them ---- */

static void parse(const struct line *line)
{
	struct pmureg_event event;
	struct pmureg_error error;

	if (pmureg_event_parse(line->system, line->text, &event, &error)) {
		fprintf(stderr, "%s: %s\n", line->text, error.message);
		exit(1);
	}
}

static volatile uint64_t sink;

/* FNV-1a. */
static void hash(const struct line *line)
{
	uint64_t value = 0xcbf29ce484222325;

	for (const char *at = line->text; *at; at++)
		value = (value ^ (unsigned char)*at) * 0x100000001b3;
	sink = value;
}

/* The smallest of some rounds, in ns a string. */
static double best_ns(const struct lines *lines, void (*walk)(const struct line *line))
{
	double best = 1e18;

	for (int round = 0; round < ROUNDS; round++) {
		double start = now_ns(), took;

		for (size_t i = 0; i < lines->count; i++)
			walk(&lines->line[i]);
		took = (now_ns() - start) / (double)lines->count;
		if (took < best)
			best = took;
	}
	return best;
}

static void measure(const char *name, enum form form)
{
	struct lines lines = every_event(form);
	double ns = best_ns(&lines, parse);

	printf("parse %zu events, %s, %.1f M/s\t%g\thash their characters\t%g\n", lines.count, name, 1e3 / ns, ns,
	       best_ns(&lines, hash));
	free(lines.line);
}

int main(void)
{
	measure("device/name/", OUR_NAMES);
	measure("Linux's names", LINUX_NAMES);
	measure("device/term=n,…/", TERMS);
	return 0;
}
