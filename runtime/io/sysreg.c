/*
 * sysreg.c: accesses registers that have instructions of their own, on one CPU: AArch64 system registers (mrs, msr) and
 * RISC-V CSRs (csrr, csrw).
 *
 * The kernel and the firmware decide which registers user space may access; all others trap. A trap becomes an error:
 * -EPERM if user space may not access the register, or the CPU lacks it. While the io is open, handlers of SIGILL,
 * SIGSEGV and SIGBUS are installed (see list.h: other traps go to the previous handlers). A program that must keep its
 * signal handlers does not open this io.
 *
 * Each run() of a list moves the calling thread to the CPU and then restores its affinity. A thread that is already
 * bound to that CPU is not moved.
 *
 * The encoding is part of the instruction, so each register has two functions of two instructions. They are made at
 * first use, in pages that are either writable or executable.
 */
#include "hosted.h"

#include "list.h"

#if defined(__aarch64__) || (defined(__riscv) && __riscv_xlen == 64)

#include <sched.h>
#include <signal.h>
#include <sys/mman.h>

#define MOST_CPUS 8192

#ifdef __aarch64__
#define ENCODINGS 65536U      /* op0:op1:CRn:CRm:op2 */
#define FIRST (ENCODINGS / 2) /* op0 0 and 1 encode other instructions */
#define SHIFT 5               /* bits 20:5 of the instructions */
#define READ 0xD5200000U      /* mrs x0, ... */
#define WRITE 0xD5000000U     /* msr ..., x0 */
#define RET 0xD65F03C0U
#define NAME "S%u_%u_C%u_C%u_%u"
#define NUMBERS(at) (at) >> 14, (at) >> 11 & 7, (at) >> 7 & 15, (at) >> 3 & 15, ((at) & 7)
#else
#define ENCODINGS 4096U
#define FIRST 0U
#define SHIFT 20
#define READ 0x00002573U  /* csrr a0, ... */
#define WRITE 0x00051073U /* csrw ..., a0 */
#define RET 0x00008067U
#define NAME "CSR 0x%03x"
#define NUMBERS(at) (at)
#endif

/* The read and write functions of a register. */
struct pair {
	uint32_t read[2], write[2];
};
#define PAIRS_SIZE ((ENCODINGS - FIRST) * sizeof(struct pair))

typedef uint64_t read_function(void);
typedef void write_function(uint64_t value);

struct sysreg {
	struct io_base base; /* first member, for casts */
	int catches;
	cpu_set_t there[MOST_CPUS / CPU_SETSIZE];  /* affinity: that CPU alone */
	cpu_set_t before[MOST_CPUS / CPU_SETSIZE]; /* the thread's own affinity */
	size_t page_size;
	struct pair *pairs; /* of each encoding; mmap() allocates only the pages in use */
};

/* ---- Instructions ---- */

/* The page is never writable and executable at once. */
static int make_pair(struct sysreg *sysreg, struct pair *pair, uint32_t encoding)
{
	char *page = (char *)((uintptr_t)pair & ~(uintptr_t)(sysreg->page_size - 1));

	if (mprotect(page, sysreg->page_size, PROT_READ | PROT_WRITE))
		return -errno;
	*pair = (struct pair){{READ | encoding << SHIFT, RET}, {WRITE | encoding << SHIFT, RET}};
	if (mprotect(page, sysreg->page_size, PROT_READ | PROT_EXEC)) {
		pair->read[0] = 0; /* marks the pair as not made */
		return -errno;
	}
	__builtin___clear_cache((char *)pair, (char *)(pair + 1));
	return 0;
}

static int sysreg_locate(struct pmureg_io *io, struct pmureg_access *access)
{
	struct sysreg *sysreg = (void *)io;
	const uint32_t encoding = access->place.address;
	struct pair *pair;
	int code = 0;

	if (encoding - FIRST >= ENCODINGS - FIRST)
		return -EINVAL;
	pair = &sysreg->pairs[encoding - FIRST];
	if (!pair->read[0])
		code = make_pair(sysreg, pair, encoding);
	access->handle = (uint64_t)(uintptr_t)pair;
	return code ? pmureg_fail(&sysreg->base.why, code, 0, "memory cannot be made executable here: %s",
				  strerror(-code)) :
		      0;
}

/* ---- The CPU ---- */

static int go_there(struct sysreg *sysreg, int *moved)
{
	*moved = 0;
	if (sysreg->base.options.cpu < 0)
		return 0;
	CPU_ZERO_S(sizeof(sysreg->before), sysreg->before);
	if (sched_getaffinity(0, sizeof(sysreg->before), sysreg->before))
		return -errno;
	if (CPU_EQUAL_S(sizeof(sysreg->before), sysreg->before, sysreg->there))
		return 0;
	if (sched_setaffinity(0, sizeof(sysreg->there), sysreg->there))
		return pmureg_fail(&sysreg->base.why, errno == EINVAL ? -ENXIO : -errno, 0,
				   "the thread cannot be moved to CPU %d: it is offline, or outside this cpuset",
				   sysreg->base.options.cpu);
	*moved = 1;
	return 0;
}

static void come_back(struct sysreg *sysreg, int moved)
{
	if (moved)
		(void)sched_setaffinity(0, sizeof(sysreg->before), sysreg->before);
}

/* ---- Lists ---- */

static void run_all(struct io_running *running)
{
	for (size_t i = 0; i < running->count; i++) {
		struct pmureg_access *access = &running->list[i];
		const struct pair *pair = (const struct pair *)(uintptr_t)access->handle;

		running->at = i;
		if (access->kind == PMUREG_ACCESS_READ)
			access->value = ((read_function *)(uintptr_t)pair->read)();
		else if (access->kind == PMUREG_ACCESS_WRITE)
			((write_function *)(uintptr_t)pair->write)(access->value);
		else
			io_barrier(access->barrier);
	}
}

static int sysreg_run(struct pmureg_io *io, struct pmureg_access *list, size_t count, size_t *failed)
{
	struct sysreg *sysreg = (void *)io;
	struct io_running running = {list, count, 0};
	int moved, number, code = go_there(sysreg, &moved);
	uint32_t at;

	*failed = 0;
	if (code)
		return code;
	number = io_trap_run(run_all, &running);
	come_back(sysreg, moved);
	if (!number)
		return 0;
	*failed = running.at;
	at = list[*failed].place.address;
	return pmureg_fail(&sysreg->base.why, number == SIGILL ? -EPERM : -EOPNOTSUPP, 0,
			   "%s of " NAME " trapped: user space may not access the register, or this CPU lacks it",
			   list[*failed].kind == PMUREG_ACCESS_READ ? "a read" : "a write", NUMBERS(at));
}

/* ---- Opening ---- */

static void sysreg_close(struct pmureg_io *io)
{
	struct sysreg *sysreg = (void *)io;

	if (sysreg->catches)
		io_trap_close();
	if (sysreg->pairs && sysreg->pairs != MAP_FAILED)
		(void)munmap(sysreg->pairs, PAIRS_SIZE);
}

/* CPU -1: wherever the thread runs. */
static int sysreg_open(struct pmureg_io *io, struct pmureg_error *error)
{
	struct sysreg *sysreg = (void *)io;
	int moved, code;

	if (sysreg->base.options.cpu >= MOST_CPUS)
		return pmureg_fail(error, -EINVAL, 0, "CPU %d exceeds the CPU numbers that pmureg supports",
				   sysreg->base.options.cpu);
	sysreg->page_size = (size_t)sysconf(_SC_PAGESIZE);
	sysreg->pairs = mmap(NULL, PAIRS_SIZE, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
	if (sysreg->pairs == MAP_FAILED)
		return io_out_of_memory(error);
	if (sysreg->base.options.cpu >= 0)
		CPU_SET_S((size_t)sysreg->base.options.cpu, sizeof(sysreg->there), sysreg->there);
	code = go_there(sysreg, &moved); /* reports a failure now rather than at the first access */
	if (code)
		return pmureg_fail(error, code, 0, "%s",
				   sysreg->base.why.message[0] ? sysreg->base.why.message : strerror(-code));
	come_back(sysreg, moved);
	code = io_trap_open();
	sysreg->catches = !code;
	return code ? pmureg_fail(error, code, 0, "traps cannot be caught: %s", strerror(-code)) : 0;
}

#define DEVICE                                                                                                         \
	.size = sizeof(struct sysreg), .open = sysreg_open, .close = sysreg_close, .locate = sysreg_locate,            \
	.run = sysreg_run

#endif

#ifdef __aarch64__
#define SYSREGS DEVICE
#else
#define SYSREGS .run = NULL
#endif
#if defined(__riscv) && __riscv_xlen == 64
#define CSRS DEVICE
#else
#define CSRS .run = NULL
#endif

static int sysreg_ask(struct pmureg_machine *machine, const struct pmureg_system *system, struct pmureg_error *answer)
{
	(void)machine, (void)system;
	if (!io_way_sysreg.run)
		return pmureg_fail(answer, -EOPNOTSUPP, 0,
				   "this processor has no AArch64 system registers; run on a machine that has them");
	return pmureg_fail(
		answer, 0, 0,
		"this machine has system registers; only an access shows whether the kernel lets programs use them");
}

static int csr_ask(struct pmureg_machine *machine, const struct pmureg_system *system, struct pmureg_error *answer)
{
	(void)machine, (void)system;
	if (!io_way_csr.run)
		return pmureg_fail(answer, -EOPNOTSUPP, 0,
				   "this processor has no RISC-V CSRs; run on a machine that has them");
	return pmureg_fail(answer, 0, 0,
			   "this machine has CSRs; only an access shows which of them programs may use: never those "
			   "of machine and supervisor mode");
}

const struct io_way io_way_sysreg = {"sysreg", PMUREG_SYSREG, "system registers", sysreg_ask, SYSREGS};
const struct io_way io_way_csr = {"csr", PMUREG_CSR, "CSRs", csr_ask, CSRS};
