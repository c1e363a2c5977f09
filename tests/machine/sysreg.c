/*
 * sysreg.c: the system-register io on an AArch64 Linux (or its emulation). The status is the line of what failed.
 *
 * Encodings: Arm ARM DDI 0487, C5.2 (FPCR S3_3_C4_C4_0, FPSR S3_3_C4_C4_1, TPIDR_EL0 S3_3_C13_C0_2, CNTVCT_EL0
 * S3_3_C14_C0_2, SCTLR_EL1 S3_0_C1_C0_0). FPCR holds RMode in 23:22, FPSR QC in 27. Nothing is at S3_7_C15_C15_7.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "io/list.h"
#include "io/ways.h"


#define EXPECT(holds)                                                                                                  \
	do {                                                                                                           \
		if (!(holds))                                                                                          \
			fail(__LINE__);                                                                                \
	} while (0)

#define ENCODING(op0, op1, n, m, op2) ((op0) << 14 | (op1) << 11 | (n) << 7 | (m) << 3 | (op2))

enum {
	FPCR = ENCODING(3, 3, 4, 4, 0), FPSR = ENCODING(3, 3, 4, 4, 1), CNTVCT = ENCODING(3, 3, 14, 0, 2),
	SCTLR = ENCODING(3, 0, 1, 0, 0), MISSING = ENCODING(3, 7, 15, 15, 7)
};

static void fail(int line)
{
	const char text[] = {(char)('0' + line / 100 % 10), (char)('0' + line / 10 % 10), (char)('0' + line % 10),
			     '\n'};

	(void)!write(2, text, sizeof(text));
	_exit(1);
}

static struct pmureg_place place(uint32_t encoding)
{
	const struct pmureg_place at = {.space = PMUREG_SYSREG, .bits = 64, .address = encoding};

	return at;
}

static struct pmureg_access access_of(uint8_t kind, uint32_t encoding, uint64_t value)
{
	const struct pmureg_access access = {
		.kind = kind, .barrier = PMUREG_ISB, .place = place(encoding), .value = value};

	return access;
}

static void values(struct pmureg_io *io)
{
	const struct pmureg_place fpcr = place(FPCR), fpsr = place(FPSR), counter = place(CNTVCT);
	uint64_t was, value, later;

	EXPECT(!pmureg_io_read(io, &fpcr, &was));
	EXPECT(!pmureg_io_write(io, &fpcr, 0x00C00000));
	EXPECT(!pmureg_io_read(io, &fpcr, &value) && value == 0x00C00000);
	EXPECT(!pmureg_io_write(io, &fpcr, was));
	EXPECT(!pmureg_io_write(io, &fpsr, 0x08000000));
	EXPECT(!pmureg_io_read(io, &fpsr, &value) && value == 0x08000000);
	EXPECT(!pmureg_io_write(io, &fpsr, 0));
	EXPECT(!pmureg_io_barrier(io, PMUREG_ISB) && !pmureg_io_barrier(io, PMUREG_DSB));
	EXPECT(!pmureg_io_read(io, &counter, &value));
	for (int i = 0; i < 1000; i++)
		EXPECT(!pmureg_io_read(io, &counter, &later));
	EXPECT(later > value);
}

static void lists(struct pmureg_io *io)
{
	struct pmureg_access list[] = {
		access_of(PMUREG_ACCESS_WRITE, FPSR, 0x08000000), access_of(PMUREG_ACCESS_BARRIER, 0, 0),
		access_of(PMUREG_ACCESS_READ, FPSR, 0),           access_of(PMUREG_ACCESS_WRITE, FPSR, 0),
		access_of(PMUREG_ACCESS_READ, FPSR, 0),           access_of(PMUREG_ACCESS_READ, MISSING, 0),
	};
	size_t failed = 9;

	EXPECT(!pmureg_io_prepare(io, list, 6));
	EXPECT(!pmureg_io_run(io, list, 5, &failed));
	EXPECT(list[2].value == 0x08000000 && list[4].value == 0);
	EXPECT(pmureg_io_run(io, list, 6, &failed) == -EPERM && failed == 5);
}

/* More registers than one page of instructions holds. */
static void many(struct pmureg_io *io)
{
	const struct pmureg_place fpsr = place(FPSR);
	uint64_t value;
	int n = 0;

	for (uint32_t i = 0; i < 1500; i++) {
		struct pmureg_access access = access_of(PMUREG_ACCESS_READ, (uint32_t)ENCODING(2, 0, 0, 0, 0) + i, 0);

		EXPECT(!pmureg_io_prepare(io, &access, 1)); /* made, not executed */
		n += access.handle != 0;
	}
	EXPECT(n == 1500);
	EXPECT(!pmureg_io_write(io, &fpsr, 0x08000000));
	EXPECT(!pmureg_io_read(io, &fpsr, &value) && value == 0x08000000);
	EXPECT(!pmureg_io_write(io, &fpsr, 0));
}

static void traps(struct pmureg_io *io)
{
	const struct pmureg_place closed = place(SCTLR), missing = place(MISSING),
				  msr = {.space = PMUREG_MSR, .bits = 64};
	const struct pmureg_place other = place(ENCODING(1, 0, 7, 5, 0)); /* an instruction cache operation */
	uint64_t value;

	for (int i = 0; i < 3; i++) {
		EXPECT(pmureg_io_read(io, &missing, &value) == -EPERM);
		EXPECT(strstr(pmureg_io_why(io), "a read of S3_7_C15_C15_7 trapped"));
		EXPECT(pmureg_io_write(io, &closed, 0) == -EPERM);
		EXPECT(strstr(pmureg_io_why(io), "a write of S3_0_C1_C0_0 trapped"));
	}
	EXPECT(pmureg_io_read(io, &msr, &value) == -EINVAL);
	EXPECT(pmureg_io_read(io, &other, &value) == -EINVAL);
}

/* The thread runs where it might before, and does the access on the CPU that was asked for. */
static void cpus(void)
{
	const struct pmureg_place fpsr = place(FPSR);
	struct io_way_options options = {.cpu = 0};
	struct pmureg_error error;
	struct pmureg_io *io;
	cpu_set_t before, after;
	uint64_t value;

	EXPECT(!sched_getaffinity(0, sizeof(before), &before));
	for (options.cpu = 0; options.cpu < 2 && CPU_ISSET((size_t)options.cpu, &before); options.cpu++) {
		EXPECT(!io_way_open(&io_way_sysreg, &options, &io, &error));
		EXPECT(!pmureg_io_read(io, &fpsr, &value));
		EXPECT(!sched_getaffinity(0, sizeof(after), &after) && CPU_EQUAL(&before, &after));
		io_close(io);
	}
	options.cpu = 8000;
	EXPECT(io_way_open(&io_way_sysreg, &options, &io, &error) == -ENXIO &&
	       strstr(error.message, "moved to CPU 8000"));
	options.cpu = 8192;
	EXPECT(io_way_open(&io_way_sysreg, &options, &io, &error) == -EINVAL && !io);
}

static void on_trap(int number)
{
	(void)number;
	_exit(0);
}

int main(void)
{
	const struct io_way_options options = {.cpu = -1};
	struct pmureg_error error;
	struct pmureg_io *io, *second;

	EXPECT(signal(SIGILL, on_trap) != SIG_ERR);
	EXPECT(!io_way_open(&io_way_sysreg, &options, &io, &error));
	EXPECT(!io_way_open(&io_way_sysreg, &options, &second, &error));
	values(io);
	lists(io);
	many(io);
	traps(io);
	io_close(io);
	traps(second);
	cpus();
	(void)raise(SIGILL); /* not the io's: goes to the handler that was there, which ends with 0 */
	return 1;
}
