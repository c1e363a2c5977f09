/*
 * io.h: how registers are reached.
 *
 * An io is one small struct of functions. It can stand for a device, a file, a model, or wrap another io
 * (a trace around an MSR file, say). Users can bring their own.
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

enum pmureg_space {
	PMUREG_SYSREG, /* AArch64 system register: address is op0:op1:CRn:CRm:op2, 16 bits */
	PMUREG_MSR,    /* x86 model-specific register: address is its index */
	PMUREG_PCI,    /* PCI configuration space: unit is the place of a described device, address the offset */
	PMUREG_MMIO,   /* memory-mapped: unit is the page of the instance, address the offset */
	PMUREG_PERF,   /* word of a perf_event_attr: address 0 is config, 1 config1, 2 config2, 3 config3 */
	PMUREG_FACT,   /* no register: a number that the machine tells: address is its index in the block's facts */
	PMUREG_CSR     /* RISC-V control and status register: address is its number, 12 bits */
};
#define PMUREG_SPACES 7

/* Whether each instance of a block has places of its own; the other spaces belong to the whole machine. */
static inline int pmureg_space_is_private(uint8_t space)
{
	return space == PMUREG_MMIO || space == PMUREG_PERF;
}

enum pmureg_barrier {
	PMUREG_NO_BARRIER,
	PMUREG_ISB,
	PMUREG_DSB
};

/* Where one access goes. */
struct pmureg_place {
	uint8_t space;     /* enum pmureg_space */
	uint8_t bits;      /* moved by this access: 8, 16, 32 or 64 */
	uint16_t block;    /* index in the system's blocks */
	uint16_t instance; /* index in the block's instances */
	uint16_t unit;     /* see enum pmureg_space */
	uint32_t address;
};

/* An io never sees a modify: the core reads and writes in its place. */
enum pmureg_access_kind { PMUREG_ACCESS_READ, PMUREG_ACCESS_WRITE, PMUREG_ACCESS_BARRIER, PMUREG_ACCESS_MODIFY };

/* One access of a list that is made once and done again and again. */
struct pmureg_access {
	uint8_t kind;     /* enum pmureg_access_kind */
	uint8_t barrier;  /* enum pmureg_barrier */
	uint16_t joined;  /* the io's own, from prepare() */
	struct pmureg_place place;
	uint64_t value;   /* what a read found, or what is to be written */
	uint64_t handle;  /* the io's own, from prepare() */
	uint64_t mask;    /* of a modify: the bits that change; of a write: those that a 1 turns over, where they are
			     not as found */
	uint32_t element; /* the register that it is for, or that a barrier follows: of the place's block and
			     instance */
	uint16_t reg;
	uint8_t half;     /* of a register that takes two accesses: 1 low, 2 high; 0: the whole */
	uint8_t selects;  /* it chooses the bank of what comes next */
};

/*
 * All functions return 0, or a negative errno value. `barrier` may be NULL, `prepare` with `run`, and `why`.
 *
 * prepare() makes a list ready: it finds files, mappings and instructions, and which neighbours go in one call; what it
 * finds it keeps in `handle` and `joined`. run() does a list that was prepared, in its order, and fills in the values
 * that were read; on an error `failed` is the index of the access that failed.
 *
 * why() says in words why the last call failed and how to mend it, where the io knows more than the errno value tells.
 */
struct pmureg_io {
	int (*read)(struct pmureg_io *io, const struct pmureg_place *place, uint64_t *value);
	int (*write)(struct pmureg_io *io, const struct pmureg_place *place, uint64_t value);
	int (*barrier)(struct pmureg_io *io, enum pmureg_barrier barrier);
	int (*prepare)(struct pmureg_io *io, struct pmureg_access *list, pmureg_size count);
	int (*run)(struct pmureg_io *io, struct pmureg_access *list, pmureg_size count, pmureg_size *failed);
	const char *(*why)(struct pmureg_io *io);
};

static inline int pmureg_io_read(struct pmureg_io *io, const struct pmureg_place *place, uint64_t *value)
{
	return io->read(io, place, value);
}

static inline int pmureg_io_write(struct pmureg_io *io, const struct pmureg_place *place, uint64_t value)
{
	return io->write(io, place, value);
}

static inline int pmureg_io_barrier(struct pmureg_io *io, enum pmureg_barrier barrier)
{
	return io->barrier ? io->barrier(io, barrier) : 0;
}

/* NULL: no more is known than the errno value. */
static inline const char *pmureg_io_why(struct pmureg_io *io)
{
	const char *why = io->why ? io->why(io) : 0;

	return why && why[0] ? why : 0;
}

static inline int pmureg_io_prepare(struct pmureg_io *io, struct pmureg_access *list, pmureg_size count)
{
	return io->prepare ? io->prepare(io, list, count) : 0;
}

static inline int pmureg_io_run(struct pmureg_io *io, struct pmureg_access *list, pmureg_size count,
				pmureg_size *failed)
{
	int error = 0;
	pmureg_size i;

	if (io->run)
		return io->run(io, list, count, failed);
	for (i = 0; i < count && !error; i++) {
		*failed = i;
		if (list[i].kind == PMUREG_ACCESS_READ)
			error = io->read(io, &list[i].place, &list[i].value);
		else if (list[i].kind == PMUREG_ACCESS_WRITE)
			error = io->write(io, &list[i].place, list[i].value);
		else
			error = pmureg_io_barrier(io, (enum pmureg_barrier)list[i].barrier);
	}
	return error;
}

#define PMUREG_IO_TRIES 1000 /* of a counter whose halves are read apart */
#define PMUREG_IO_TORN (-5)  /* negative errno value (EIO): the high half never stayed for one read of the low one */

static inline struct pmureg_place pmureg_io_upper(struct pmureg_place place)
{
	place.address += place.bits / 8U;
	return place;
}

/*
 * A register in two accesses of half its bits, the low one at its address. Not atomic: high, low, high until both highs
 * agree, so that no carry between the words is torn.
 */
static inline int pmureg_io_read_halves(struct pmureg_io *io, struct pmureg_place low, int atomic, uint64_t *value)
{
	const struct pmureg_place high = pmureg_io_upper(low);
	uint64_t lower = 0, upper = 0, again = 0;
	int error, tries;

	if (atomic) {
		error = io->read(io, &low, &lower);
		if (!error)
			error = io->read(io, &high, &upper);
		*value = upper << low.bits | lower;
		return error;
	}
	error = io->read(io, &high, &again);
	for (tries = 0; !error && tries < PMUREG_IO_TRIES; tries++) {
		upper = again;
		error = io->read(io, &low, &lower);
		if (!error)
			error = io->read(io, &high, &again);
		*value = upper << low.bits | lower;
		if (upper == again)
			return error;
	}
	return error ? error : PMUREG_IO_TORN;
}

static inline int pmureg_io_write_halves(struct pmureg_io *io, struct pmureg_place low, uint64_t value)
{
	const struct pmureg_place high = pmureg_io_upper(low);
	int error = io->write(io, &low, value & (((uint64_t)1 << low.bits) - 1U));

	return error ? error : io->write(io, &high, value >> low.bits);
}

#ifdef __cplusplus
}
#endif

#endif
