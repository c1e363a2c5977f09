/*
 * machine.h: the machine behind the files: a simulated device for each package, a clock, and what goes wrong.
 */
#ifndef BEHAVING_MACHINE_H
#define BEHAVING_MACHINE_H

#include <stdio.h>
#include <sys/types.h>

#include <pmureg/core.h>

/* Where each register is; one of 64 bits that takes two accesses is there twice. */
struct spot {
	struct pmureg_place place;
	uint16_t reg;
	uint32_t element;
};

/* What happens at the n-th access from now: it fails, or whoever makes it gets a signal. */
struct mishap {
	char kind;      /* 'r', 'w', 'a' any; 0: none is planned */
	uint64_t after; /* accesses that still go well */
	uint64_t times; /* how often it happens then; 0: for ever */
	int code;       /* what the access fails with: a negative errno value; 0: it goes on, with the signal */
	int number;     /* the signal; 0: none */
	size_t package; /* whose accesses; package_count: all */
};

#define MISHAPS 8

struct package {
	struct pmureg_sim *sim;
	void *memory;
	unsigned char *absent; /* for each unit, see machine_absent() */
	uint64_t ticks;        /* of its clock so far */
};

struct machine {
	const struct pmureg_system *system;
	struct spot *spots;
	size_t spot_count;
	struct package *packages;
	size_t package_count;
	uint64_t rate, since; /* ticks a second of real time; up to when, in ns, it was counted */
	uint64_t slow;        /* microseconds that each access takes */
	struct mishap mishaps[MISHAPS];
	FILE *log; /* of writes */
	char *log_text;
	size_t log_size;
};

/* 0, or a negative errno value. */
int machine_make(struct machine *machine, const char *system, size_t packages);

/* The register at a place; of the place only what tells it is looked at. NULL: there is none. */
const struct spot *machine_spot(const struct machine *machine, const struct pmureg_place *at);

/* One access by a process, in time, with all that can go wrong. 0, or a negative errno value. */
int machine_access(struct machine *machine, pid_t pid, size_t package, const struct spot *spot, uint32_t address,
		   char kind, uint64_t *value);

/* Lets the clock of one package go on, or of all of them (package_count). */
int machine_advance(struct machine *machine, size_t package, uint64_t ticks);

/* Catches up with real time, where the clock follows it. */
void machine_catch_up(struct machine *machine);

/* Whether a unit is missing: its registers answer nobody. */
unsigned char *machine_absent(struct machine *machine, size_t package, uint16_t block, uint16_t instance);

int machine_clear_log(struct machine *machine);

/* Everything as it was made. */
int machine_reset(struct machine *machine);

/* control.c: does one line of words. 0, or a negative errno value. */
int machine_control(struct machine *machine, char *line);

/* state.c: every register of every package, a line each; to be freed. NULL: out of memory. */
char *machine_state(struct machine *machine, size_t *size);

#endif
