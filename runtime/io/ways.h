/*
 * ways.h: the ways to reach registers, and the registers of one package by all of them. Each is a row, `const struct
 * io_way`, in the file of its io, and a name in ways.c; nobody else knows which there are.
 */
#ifndef PMUREG_IO_WAYS_H
#define PMUREG_IO_WAYS_H

#include "machine.h"

/* Whose registers are meant, and what is known of the way to them. */
struct io_way_options {
	struct pmureg_machine *machine;
	const struct pmureg_system *system;
	const char *way;      /* the only one to take; NULL: each space by its first one that is open */
	const char *mmio;     /* where memory-mapped units are, "UNIT=FILE@OFFSET,..."; NULL: nobody said it */
	int cpu;              /* one of the package's that is online */
	unsigned int package; /* its rank: 0 for the machine's first one, 1 for its second, whatever their ids are */
	int read_only;        /* nothing will be written: fewer rights are enough */
	int is_ours;          /* only files where nobody but root and this user can have put others are opened: mapped
				 ones */
	int catch_faults;     /* memory: an error where the process would end by SIGBUS; some ns a list (see list.h) */
};

struct io_way {
	const char *name;      /* msr */
	uint8_t space;         /* that it reaches */
	const char *registers; /* what these are called in messages */
	/*
	 * 0: it is open here; else an errno value. `answer` says what was found, or what bars it and how to mend that.
	 */
	int (*ask)(struct pmureg_machine *machine, const struct pmureg_system *system, struct pmureg_error *answer);
	/*
	 * Its io for one package, a struct of this size that begins with struct io_base, options and all. open and close may be
	 * NULL; the latter comes after an open that failed, too, and leaves the struct itself.
	 */
	size_t size;
	int (*open)(struct pmureg_io *io, struct pmureg_error *error);
	void (*close)(struct pmureg_io *io);
	/* Finds the place of an access that is no barrier: fills in its handle. NULL: none is needed. */
	int (*locate)(struct pmureg_io *io, struct pmureg_access *access);
	/* How many accesses from the first on one call does; 0 is 1. NULL: run() takes whole lists, with barriers. */
	size_t (*join)(struct pmureg_io *io, const struct pmureg_access *list, size_t count);
	int (*run)(struct pmureg_io *io, struct pmureg_access *list, size_t count,
		   size_t *failed); /* NULL: there is none here */
};

const struct io_way *io_way_at(size_t index);        /* NULL behind the last one */
const struct io_way *io_way_find(const char *name);  /* NULL: there is none of this name */
const struct io_way *io_way_of(uint8_t space);       /* the first one to a space */
int io_way_is_needed(const struct io_way *way, const struct pmureg_system *system); /* units are reached so */

/* To be closed with io_close(); or says what is missing. The system must outlive it, and the
 * machine where a block says `where`. */
int io_way_open(const struct io_way *way, const struct io_way_options *options, struct pmureg_io **io,
		struct pmureg_error *error);

/* ---- reach.c: the registers of one package, by one io that hands each access to the io of its space ---- */

/* Lives in the caller's memory. An access to a space without an io gives -ENODEV. */
struct io_reach {
	struct pmureg_io io; /* hand &reach.io on */
	struct pmureg_io *ios[PMUREG_SPACES];      /* by enum pmureg_space */
	struct pmureg_error closed[PMUREG_SPACES]; /* of what is not open: why */
	size_t open;                               /* how many spaces are */
	struct pmureg_io *last; /* that failed; NULL: none of them */
	char why[96];
};

/* Nothing is reached: `ios` may be filled in by hand. */
void io_reach_init(struct io_reach *reach);

/*
 * Opens what the blocks need of which `used` says so (NULL: all of them do). Not 0: something that is needed cannot be
 * opened, and the first of that is said; the rest is open all the same. Close it in any case.
 */
int io_reach_open(struct io_reach *reach, const struct io_way_options *options, const uint8_t *used,
		  struct pmureg_error *error);
void io_reach_close(struct io_reach *reach);

/* ---- facts.c: what the machine tells of itself ---- */

/* A unit that the machine is asked about, and who hears why nobody can tell. */
struct io_unit {
	const struct io_way_options *options; /* without a machine it is the simulated device's */
	const struct pmureg_block *block;     /* NULL: it is none that is described */
	uint16_t instance;
	struct pmureg_error *error;
	uint64_t address;                     /* where it is, for the number in its device's name */
};

/*
 * The package that it is of: of its number called `socket`, else the one at hand. 0 or a negative errno value, and says why;
 * so do all of these.
 */
int io_unit_package(const struct io_unit *unit, struct io_way_options *of);

/* An expression over its facts; variables: its numbers, then one more. */
int io_evaluate(const struct io_unit *unit, struct pmureg_code code, uint64_t more, uint64_t otherwise,
		uint64_t *value);

/* Adds to an address how far the register of the access is from where the examples of facts have it. */
int io_moved(const struct io_unit *unit, const struct pmureg_access *access, uint64_t *address);

/* ---- where.c ---- */

/*
 * The number in the name of the device that is a unit of a bank, where Linux numbers all of them through, or has where
 * it is; `bank` is the bank's own. -ENODEV: that has no such unit; another negative errno value: nothing tells. Says why,
 * but of a unit that is not `present`.
 */
int io_unit_number(const struct io_way_options *options, const struct pmureg_block *block, uint16_t instance,
		   unsigned int bank, uint64_t *number, struct pmureg_error *error);

/* ---- mmio_text.c: where memory-mapped units are, as the user says it ---- */

/* Where one page of an instance is. */
struct pmureg_mmio_map {
	uint16_t block, instance; /* indices in the system's tables */
	uint16_t page;            /* of the instance, from 0 */
	uint8_t is_numbered;      /* the page was named: the unit has more than this one */
	struct pmureg_word file;
	uint64_t offset;
};

/*
 * Parses `UNIT[.PAGE]=FILE[@OFFSET]` (`soc_noc_0.2=/dev/mem@0x13000000`): the unit by any of its names, page and offset
 * 0 unless given. The columns of an error count from the first character of `text`, in which the file's name stays.
 */
int pmureg_mmio_parse(const struct pmureg_system *system, struct pmureg_word text, struct pmureg_mmio_map *map,
		      struct pmureg_error *error);

#endif
