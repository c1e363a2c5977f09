/*
 * trapped.c: system registers that the machine does not have, on a bare AArch64 machine at EL1. Each access traps. The
 * handler decodes the instruction by the rules of the architecture, and serves it from the simulated device. A session of
 * the core and the accessors of the generated headers count on it. test_trapped.py knows what has to be printed.
 */
#include <stddef.h>
#include <stdint.h>

#include <pmureg/carmel/uncore.h>
#include <pmureg/core.h>
#include <pmureg/spmu/spmu.h>

#include "bare.h"
#include "memory.h"

extern const struct pmureg_system pmureg_system_carmel, pmureg_system_spmu;

static const struct pmureg_system *simulated;
static struct pmureg_sim *sim;
static _Alignas(16) unsigned char device[32 << 20], session_memory[8 << 20];

/* ---- The device ---- */

/* Finds the place of a register by its encoding, and makes the access there. */
static int serve(uint32_t encoding, int is_read, uint64_t *value)
{
	const struct pmureg_block *blocks = pmureg_system_blocks(simulated);
	struct pmureg_place place;

	for (uint16_t b = 0; b < simulated->block_count; b++)
		for (uint16_t r = 0; r < blocks[b].register_count; r++) {
			const struct pmureg_register *reg = &pmureg_block_registers(&blocks[b])[r];

			for (uint32_t e = 0; e < reg->elements; e++) {
				pmureg_register_place(simulated, &blocks[b], reg, 0, e, &place);
				if (place.space != PMUREG_SYSREG || place.address != encoding)
					continue;
				return is_read ? pmureg_io_read(pmureg_sim_io(sim), &place, value) :
						 pmureg_io_write(pmureg_sim_io(sim), &place, *value);
			}
		}
	return -1;
}

/* ---- Traps: Arm DDI 0487, C5.1.3 (MRS, MSR), D24.2 (ESR_EL1.EC: 0 unknown, 0x18 a system register) ---- */

static void say_number(uint32_t number)
{
	char text[] = " 00";

	text[1] = (char)('0' + number / 10);
	text[2] = (char)('0' + number % 10);
	say(text);
}

void trapped(uint64_t *registers)
{
	uint64_t syndrome, at, value;
	uint32_t word, rt;

	__asm__ volatile("mrs %0, esr_el1" : "=r"(syndrome));
	__asm__ volatile("mrs %0, elr_el1" : "=r"(at));
	word = *(const volatile uint32_t *)(uintptr_t)at;
	rt = word & 31;
	/* 1101 0101 00L1, then op0 - 2, op1, CRn, CRm, op2 and Rt in 1, 3, 4, 4, 3 and 5 bits. */
	if ((syndrome >> 26 != 0 && syndrome >> 26 != 0x18) || (word & 0xFFD00000) != 0xD5100000)
		bare_stuck();
	value = rt == 31 ? 0 : registers[rt];
	if (serve((word >> 5 & 0x7FFF) | 0x8000, word >> 21 & 1, &value))
		bare_stuck();
	if ((word >> 21 & 1) && rt != 31)
		registers[rt] = value;
	say(word >> 21 & 1 ? "mrs" : "msr");
	say_number(2 + (word >> 19 & 1));
	say_number(word >> 16 & 7);
	say_number(word >> 12 & 15);
	say_number(word >> 8 & 15);
	say_number(word >> 5 & 7);
	found("", value);
	__asm__ volatile("msr elr_el1, %0" : : "r"(at + 4));
}

/* ---- What counts ---- */

static void begin(const char *name, const struct pmureg_system *system)
{
	say(name);
	say("\n");
	simulated = system;
	if (pmureg_sim_init(device, sizeof(device), system, &sim))
		end(2);
}

static void session(const char *event)
{
	struct pmureg_io io = {.run = io_run};
	struct pmureg_session *session;
	struct pmureg_event parsed;
	struct pmureg_count count;
	struct pmureg_error error;

	must(pmureg_event_parse(simulated, event, &parsed, &error), &error);
	must(pmureg_session_open(session_memory, sizeof(session_memory), simulated, &io, &parsed, 1, NULL, &session,
				 &error),
	     &error);
	must(pmureg_session_start(session, &error), &error);
	(void)pmureg_sim_advance(sim, 1000);
	must(pmureg_session_read(session, &count, &error), &error);
	found("counted", count.value);
	must(pmureg_session_stop(session, &error), &error);
	must(pmureg_session_close(session, &error), &error);
}

/* Counter 1 of an L2, by the accessors alone. */
static void by_accessors(void)
{
	carmel_uncore_pmselr_write(carmel_uncore_pmselr_pack((carmel_uncore_pmselr_fields_t){.G = 1, .U = 2}));
	carmel_uncore_pmevtyper_write(1, (carmel_uncore_pmevtyper_t){0x12});
	carmel_uncore_pmcntenset_write((carmel_uncore_pmcntenset_t){2});
	carmel_uncore_pmcr_write(carmel_uncore_pmcr_pack((carmel_uncore_pmcr_fields_t){.E = 1}));
	(void)pmureg_sim_advance(sim, 100);
	found("counted", carmel_uncore_pmevcntr_read(1).raw);
}

void run(void)
{
	begin("carmel", &pmureg_system_carmel);
	session("carmel_l2_1/event=0x11/");
	begin("accessors", &pmureg_system_carmel);
	by_accessors();
	begin("spmu", &pmureg_system_spmu);
	session("spmu_3/event=0x11/");
	end(0);
}
