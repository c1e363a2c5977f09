/*
 * io.h: access to registers.
 *
 * An io runs lists of accesses to a device, a file or a simulated device, or wraps another io (as a trace wraps an MSR
 * file). Programs can write their own: pmureg_io_each() makes an io of one function.
 */
#ifndef PMUREG_IO_H
#define PMUREG_IO_H

#ifdef __KERNEL__
#include <linux/types.h>
#else
#include <stdint.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

typedef __SIZE_TYPE__ pmureg_size; /* size_t, without a header for it */

#define PMUREG_NONE 0xffffU /* no index */

enum pmureg_space {
	PMUREG_SYSREG, /* AArch64 system register: address is op0:op1:CRn:CRm:op2, 16 bits */
	PMUREG_MSR,    /* x86 model-specific register: address is its index */
	PMUREG_PCI,    /* PCI configuration space: unit is the place of a described device, address is the offset */
	PMUREG_MMIO,   /* memory-mapped: unit is the page of the instance, address is the offset */
	PMUREG_PERF,   /* word of a perf_event_attr: address 0 is config, 1 config1, 2 config2, 3 config3 */
	PMUREG_FACT,   /* no register: a number that the machine reports: address is its index in the block's facts */
	PMUREG_CSR     /* RISC-V control and status register: address is its number, 12 bits */
};
#define PMUREG_SPACES 7

/* Returns whether each instance of a block has its own addresses. The other spaces are the same for all instances. */
static inline int pmureg_space_is_private(uint8_t space)
{
	return space == PMUREG_MMIO || space == PMUREG_PERF;
}

enum pmureg_barrier {
	PMUREG_NO_BARRIER,
	PMUREG_ISB,
	PMUREG_DSB
};

/* The target of one access. */
struct pmureg_place {
	uint8_t space;     /* enum pmureg_space */
	uint8_t bits;      /* width of the access: 8, 16, 32 or 64 */
	uint16_t block;    /* index in the system's blocks */
	uint16_t instance; /* index in the block's instances */
	uint16_t unit;     /* see enum pmureg_space */
	uint32_t address;
};

/* run() of an io never gets a modify: the core prepares and runs a read and a write instead. */
enum pmureg_access_kind { PMUREG_ACCESS_READ, PMUREG_ACCESS_WRITE, PMUREG_ACCESS_BARRIER, PMUREG_ACCESS_MODIFY };

/* One access of a list, which is made once and run many times. */
struct pmureg_access {
	uint8_t kind;     /* enum pmureg_access_kind */
	uint8_t barrier;  /* enum pmureg_barrier */
	uint16_t joined;  /* the io's own, from prepare() */
	struct pmureg_place place;
	uint64_t value;   /* the value read, or the value to write */
	uint64_t handle;  /* the io's own, from prepare() */
	uint64_t mask;    /* modify: the bits that change; write: toggle bits, toggled if not as saved */
	uint32_t element; /* with reg: the register of the access, or before the barrier, in the place's block and
			     instance */
	uint16_t reg;     /* PMUREG_NONE: only the place is known */
	uint8_t half;     /* of a register accessed in halves: 1 low, 2 high; 0: the whole register */
	uint8_t selects;  /* the access selects the bank of the next ones */
	uint32_t saved;   /* in a session: the register among those that it has saved, from 1; 0: it is not one */
	uint32_t shared;  /* in an undo: left out if another program has begun to count on the unit */
};

/*
 * Only run() is required; the others may be NULL. prepare() and run() return 0 or a negative errno value.
 *
 * prepare() makes a list ready: it finds files, mappings and instructions, and which neighbours one call can access. It
 * stores the results in `handle` and `joined`. run() runs a prepared list in order and fills in the values read. On an
 * error it sets `failed` to the index of the failed access.
 *
 * A barrier orders all accesses before it, so an io ignores its place.
 *
 * why() says why the last call failed and how to mend it, if the io knows more than the errno value.
 */
struct pmureg_io {
	int (*prepare)(struct pmureg_io *io, struct pmureg_access *list, pmureg_size count);
	int (*run)(struct pmureg_io *io, struct pmureg_access *list, pmureg_size count, pmureg_size *failed);
	const char *(*why)(struct pmureg_io *io);
};

/* Returns why the last call failed; NULL: only the errno value is known. */
static inline const char *pmureg_io_why(struct pmureg_io *io)
{
	const char *why = io->why ? io->why(io) : (const char *)0;

	return why && why[0] ? why : (const char *)0;
}

static inline int pmureg_io_prepare(struct pmureg_io *io, struct pmureg_access *list, pmureg_size count)
{
	return io->prepare ? io->prepare(io, list, count) : 0;
}

static inline int pmureg_io_run(struct pmureg_io *io, struct pmureg_access *list, pmureg_size count,
				pmureg_size *failed)
{
	return io->run(io, list, count, failed);
}

/* Runs a list access by access. With it, the run() of an io is one line, and one() contains the rest. */
static inline int pmureg_io_each(struct pmureg_io *io, struct pmureg_access *list, pmureg_size count,
				 pmureg_size *failed, int (*one)(struct pmureg_io *io, struct pmureg_access *access))
{
	int error = 0;
	pmureg_size i;

	for (i = 0; i < count && !error; i++) {
		*failed = i;
		error = one(io, &list[i]);
	}
	return error;
}

/* Prepares and runs one access. */
static inline int pmureg_io_access(struct pmureg_io *io, struct pmureg_access *access)
{
	pmureg_size failed = 0;
	const int error = pmureg_io_prepare(io, access, 1);

	return error ? error : io->run(io, access, 1, &failed);
}

/* Returns an access to a place whose register is unknown. */
static inline struct pmureg_access pmureg_io_at(enum pmureg_access_kind kind, const struct pmureg_place *place)
{
	const struct pmureg_access access = {(uint8_t)kind, 0, 0, *place, 0, 0, 0, 0, PMUREG_NONE, 0, 0, 0, 0};

	return access;
}

/* On an error, the value read is 0. */
static inline int pmureg_io_read(struct pmureg_io *io, const struct pmureg_place *place, uint64_t *value)
{
	struct pmureg_access access = pmureg_io_at(PMUREG_ACCESS_READ, place);
	const int error = pmureg_io_access(io, &access);

	*value = error ? 0 : access.value;
	return error;
}

static inline int pmureg_io_write(struct pmureg_io *io, const struct pmureg_place *place, uint64_t value)
{
	struct pmureg_access access = pmureg_io_at(PMUREG_ACCESS_WRITE, place);

	access.value = value;
	return pmureg_io_access(io, &access);
}

/* Runs a barrier alone. Its place is the first instance of the first block, which every system has. */
static inline int pmureg_io_barrier(struct pmureg_io *io, enum pmureg_barrier barrier)
{
	const struct pmureg_place nowhere = {0, 0, 0, 0, 0, 0};
	struct pmureg_access access = pmureg_io_at(PMUREG_ACCESS_BARRIER, &nowhere);

	access.barrier = (uint8_t)barrier;
	return pmureg_io_access(io, &access);
}

#define PMUREG_IO_TRIES 1000 /* tries to read a counter in halves */
#define PMUREG_IO_TORN (-5)  /* negative errno value (EIO): the high half changed in every try */

static inline struct pmureg_place pmureg_io_upper(struct pmureg_place place)
{
	place.address += place.bits / 8U;
	return place;
}

/*
 * Reads a register in two accesses of half its bits, the low half at its address. Without `atomic` it reads high, low,
 * high, and repeats until both high halves are equal, so that no carry lies between the halves.
 */
static inline int pmureg_io_read_halves(struct pmureg_io *io, struct pmureg_place low, int atomic, uint64_t *value)
{
	const struct pmureg_place high = pmureg_io_upper(low);
	uint64_t lower = 0, upper = 0, again = 0;
	int error, tries;

	if (atomic) {
		error = pmureg_io_read(io, &low, &lower);
		if (!error)
			error = pmureg_io_read(io, &high, &upper);
		*value = upper << low.bits | lower;
		return error;
	}
	error = pmureg_io_read(io, &high, &again);
	for (tries = 0; !error && tries < PMUREG_IO_TRIES; tries++) {
		upper = again;
		error = pmureg_io_read(io, &low, &lower);
		if (!error)
			error = pmureg_io_read(io, &high, &again);
		*value = upper << low.bits | lower;
		if (upper == again)
			return error;
	}
	return error ? error : PMUREG_IO_TORN;
}

static inline int pmureg_io_write_halves(struct pmureg_io *io, struct pmureg_place low, uint64_t value)
{
	const struct pmureg_place high = pmureg_io_upper(low);
	int error = pmureg_io_write(io, &low, value & (((uint64_t)1 << low.bits) - 1U));

	return error ? error : pmureg_io_write(io, &high, value >> low.bits);
}

#ifdef __cplusplus
}
#endif

#endif
