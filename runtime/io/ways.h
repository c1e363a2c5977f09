/*
 * ways.h: the access methods, and one io that accesses the registers of a package by all of them. Each method is a row,
 * `const struct io_way`, in the file of its io, and a name in ways.c. No other file lists them.
 */
#ifndef PMUREG_IO_WAYS_H
#define PMUREG_IO_WAYS_H

#include "machine.h"

/* The package whose registers are accessed, and how. */
struct io_way_options {
	struct pmureg_machine *machine;
	const struct pmureg_system *system;
	const char *way;      /* the only method to use; NULL: for each space, the first that opens */
	const char *mmio;     /* addresses of memory-mapped units, "UNIT=FILE@OFFSET,..."; NULL: discover them */
	int cpu;              /* an online CPU of the package */
	unsigned int package; /* its rank: 0 for the machine's first, 1 for its second, whatever their ids */
	int read_only;        /* no writes: fewer rights are needed */
	int is_ours;          /* map only files that no other user could have replaced */
	int catch_faults;     /* memory: report an error instead of SIGBUS; costs some ns a list (see list.h) */
};

struct io_way {
	const char *name;      /* msr */
	uint8_t space;         /* that it accesses */
	const char *registers; /* name of these registers in messages */
	/*
	 * Checks whether the method can be used. Returns 0 or a negative errno value. `answer` says what is available,
	 * or why not and what to do.
	 */
	int (*ask)(struct pmureg_machine *machine, const struct pmureg_system *system, struct pmureg_error *answer);
	/*
	 * The size of its io for one package, a struct that begins with struct io_base, whose options are set. open and
	 * close may be NULL. close is also called if open failed, and does not free the struct itself.
	 */
	size_t size;
	int (*open)(struct pmureg_io *io, struct pmureg_error *error);
	void (*close)(struct pmureg_io *io);
	/* Sets the handle of an access (not of a barrier). NULL: no handle is needed. */
	int (*locate)(struct pmureg_io *io, struct pmureg_access *access);
	/*
	 * Returns how many accesses from the first go in one call (0: 1). NULL: run() takes whole lists with barriers.
	 */
	size_t (*join)(struct pmureg_io *io, const struct pmureg_access *list, size_t count);
	int (*run)(struct pmureg_io *io, struct pmureg_access *list, size_t count,
		   size_t *failed); /* NULL: not on this platform */
};

const struct io_way *io_way_at(size_t index);        /* NULL after the last */
const struct io_way *io_way_find(const char *name);  /* NULL: no such method */
const struct io_way *io_way_of(uint8_t space);       /* the first method for a space */
int io_way_is_needed(const struct io_way *way, const struct pmureg_system *system); /* a unit needs it */

/*
 * Opens an io; close it with io_close(). The message of an error says what is missing. The system must outlive the io,
 * and so must the machine if a block has `where`.
 */
int io_way_open(const struct io_way *way, const struct io_way_options *options, struct pmureg_io **io,
		struct pmureg_error *error);

/* ---- reach.c: the registers of one package by one io, which passes each access to the io of its space ---- */

/* Lives in the caller's memory. An access to a space without an io returns -ENODEV. */
struct io_reach {
	struct pmureg_io io; /* pass on &reach.io */
	struct pmureg_io *ios[PMUREG_SPACES];      /* by enum pmureg_space */
	struct pmureg_error closed[PMUREG_SPACES]; /* why a space is not open */
	size_t open;                               /* number of open spaces */
	struct pmureg_io *last; /* the last io that failed; NULL: none */
	char why[96];
};

/* Initialises without any ios; the caller may fill in `ios`. */
void io_reach_init(struct io_reach *reach);

/*
 * Opens the ios for the blocks that `used` marks (NULL: all blocks). If one cannot be opened, returns the first error
 * and opens the others. Close it in any case.
 */
int io_reach_open(struct io_reach *reach, const struct io_way_options *options, const uint8_t *used,
		  struct pmureg_error *error);
void io_reach_close(struct io_reach *reach);

/* ---- facts.c: facts that the machine reports about itself ---- */

/* A unit whose facts are read, and the error that receives the reason if that fails. */
struct io_unit {
	const struct io_way_options *options; /* no machine: the simulated device */
	const struct pmureg_block *block;     /* NULL: not described */
	uint16_t instance;
	struct pmureg_error *error;
	uint64_t address;                     /* its address, for the number in its device's name */
	const struct where_node *node;        /* the node that may be the unit, while a tree is searched */
};

/*
 * Sets `of` to the unit's package: that of its index `socket`, else the current one. Returns 0 or a negative errno
 * value with a message, as do all of these.
 */
int io_unit_package(const struct io_unit *unit, struct io_way_options *of);

/* Reads a fact of a unit of a machine. */
int io_fact(const struct io_unit *unit, uint32_t index, uint64_t *value);

/* Evaluates an expression over the unit's facts. Its variables are the unit's indices and then `more`. */
int io_evaluate(const struct io_unit *unit, struct pmureg_code code, uint64_t more, uint64_t otherwise,
		uint64_t *value);

/* Adds the difference between the register's actual address and the one from the facts' examples. */
int io_moved(const struct io_unit *unit, const struct pmureg_access *access, uint64_t *address);

/* ---- where.c ---- */

/*
 * Returns the number in the kernel's name of a unit's device, if Linux numbers the units of all packages consecutively,
 * or by address. `bank` is the package's number. Returns -ENODEV if that package has no such unit; another negative
 * errno value if the number is unknown. Sets a message, except for a unit that is not `present`.
 */
int io_unit_number(const struct io_way_options *options, const struct pmureg_block *block, uint16_t instance,
		   unsigned int bank, uint64_t *number, struct pmureg_error *error);

/* ---- mmio_text.c: the user's addresses of memory-mapped units ---- */

/* The address of one page of an instance. */
struct pmureg_mmio_map {
	uint16_t block, instance; /* indices in the system's tables */
	uint16_t page;            /* page of the instance, from 0 */
	uint8_t is_numbered;      /* the page was given: the unit has more than one */
	struct pmureg_word file;
	uint64_t offset;
};

/*
 * Parses `UNIT[.PAGE]=FILE[@OFFSET]` (`soc_noc_0.2=/dev/mem@0x13000000`). The unit may have any of its names; page and
 * offset are 0 by default. The columns of an error count from the first character of `text`, which must outlive `map`.
 */
int pmureg_mmio_parse(const struct pmureg_system *system, struct pmureg_word text, struct pmureg_mmio_map *map,
		      struct pmureg_error *error);

#endif
