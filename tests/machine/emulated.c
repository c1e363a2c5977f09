/*
 * emulated.c: PMUv3 through the generated header, and through a session of the core, on a bare AArch64 machine at EL1.
 * It prints a line for each finding, `name value`; test_emulator.py knows what they have to be.
 */
#include <stddef.h>
#include <stdint.h>

#include <pmureg/core.h>
#include <pmureg/pmuv3/pmuv3.h>

#include "memory.h"

extern const struct pmureg_system pmureg_system_pmuv3;
void run(void);
void stuck(void);

/* Floating point on (the core's metrics), a stack, vectors that end the program. The other vectors are never taken. */
__asm__(".globl _start\n"
	"_start:\n"
	"	mov x0, #3 << 20\n"
	"	msr cpacr_el1, x0\n"
	"	adrp x0, vectors\n"
	"	add x0, x0, :lo12:vectors\n"
	"	msr vbar_el1, x0\n"
	"	isb\n"
	"	adrp x0, stack_top\n"
	"	add x0, x0, :lo12:stack_top\n"
	"	mov sp, x0\n"
	"	bl run\n"
	"	.balign 2048\n"
	"vectors:\n"
	"	.space 0x200\n"
	"	b stuck\n"
	"	.bss\n"
	"	.balign 16\n"
	"	.space 1 << 20\n"
	"stack_top:\n"
	"	.text\n");

#define ONES (~UINT64_C(0))

/* ---- Semihosting: Arm's "Semihosting for AArch32 and AArch64" ---- */

static uint64_t host(uint64_t operation, const void *parameter)
{
	register uint64_t x0 __asm__("x0") = operation;
	register const void *x1 __asm__("x1") = parameter;

	__asm__ volatile("hlt #0xf000" : "+r"(x0) : "r"(x1) : "memory");
	return x0;
}

static void say(const char *text)
{
	(void)host(4, text); /* SYS_WRITE0 */
}

static void end(uint64_t status)
{
	const uint64_t parameters[2] = {0x20026, status}; /* ADP_Stopped_ApplicationExit */

	(void)host(0x18, parameters); /* SYS_EXIT */
	for (;;)
		;
}

static void found(const char *name, uint64_t value)
{
	char text[] = " 0x0000000000000000\n";
	int digit;

	for (digit = 0; digit < 16; digit++)
		text[18 - digit] = "0123456789abcdef"[value >> 4 * digit & 15];
	say(name);
	say(text);
}

void stuck(void)
{
	uint64_t syndrome, address;

	__asm__ volatile("mrs %0, esr_el1" : "=r"(syndrome));
	__asm__ volatile("mrs %0, elr_el1" : "=r"(address));
	found("exception", syndrome);
	found("at", address);
	end(1);
}

static void sync(void)
{
	__asm__ volatile("isb" : : : "memory");
}

/* ---- The header's accessors ---- */

static int is_at_least(uint64_t version)
{
	const uint64_t own = pmuv3_id_aa64dfr0_get_PMUVer(pmuv3_id_aa64dfr0_read());

	return own >= version && own != PMUV3_ID_AA64DFR0_PMUVER_NOT_PMUV3;
}

static void identify(void)
{
	pmuv3_pmcr_t pmcr = pmuv3_pmcr_read();

	found("PMCR.IMP", pmuv3_pmcr_get_IMP(pmcr));
	found("PMCR.IDCODE", pmuv3_pmcr_get_IDCODE(pmcr));
	found("PMCR.N", pmuv3_pmcr_get_N(pmcr));
	found("PMUVer", pmuv3_id_aa64dfr0_get_PMUVer(pmuv3_id_aa64dfr0_read()));
	found("PMICNTR", pmuv3_id_aa64dfr1_get_PMICNTR(pmuv3_id_aa64dfr1_read()));
	found("PMCEID0", pmuv3_pmceid0_read().raw);
	found("PMCEID1", pmuv3_pmceid1_read().raw);
	if (is_at_least(PMUV3_ID_AA64DFR0_PMUVER_PMUV3P4))
		found("PMMIR", pmuv3_pmmir_read().raw);
}

/* What comes back of all ones, and whether a bit comes back that the description does not have as a field. */
static void writable(const char *name, const char *undescribed, uint64_t value, uint64_t fields)
{
	found(name, value);
	found(undescribed, value & ~fields);
}

#define WRITABLE(name, reg, fields)                                                                                    \
	do {                                                                                                           \
		const pmuv3_##reg##_t before_ = pmuv3_##reg##_read();                                                  \
		pmuv3_##reg##_write((pmuv3_##reg##_t){ONES});                                                          \
		sync();                                                                                                \
		writable(name, name ".undescribed", pmuv3_##reg##_read().raw, fields);                                 \
		pmuv3_##reg##_write(before_);                                                                          \
	} while (0)
#define WRITABLE_ELEMENT(name, reg, n, fields)                                                                         \
	do {                                                                                                           \
		const pmuv3_##reg##_t before_ = pmuv3_##reg##_read(n);                                                 \
		pmuv3_##reg##_write(n, (pmuv3_##reg##_t){ONES});                                                       \
		sync();                                                                                                \
		writable(name, name ".undescribed", pmuv3_##reg##_read(n).raw, fields);                                \
		pmuv3_##reg##_write(n, before_);                                                                       \
	} while (0)

#define LEVELS                                                                                                         \
	(PMUV3_PMCCFILTR_P_MASK | PMUV3_PMCCFILTR_U_MASK | PMUV3_PMCCFILTR_NSK_MASK | PMUV3_PMCCFILTR_NSU_MASK |       \
	 PMUV3_PMCCFILTR_NSH_MASK | PMUV3_PMCCFILTR_M_MASK | PMUV3_PMCCFILTR_SH_MASK | PMUV3_PMCCFILTR_RLK_MASK |      \
	 PMUV3_PMCCFILTR_RLU_MASK | PMUV3_PMCCFILTR_RLH_MASK | PMUV3_PMCCFILTR_VS_MASK)
#define TYPE                                                                                                           \
	(LEVELS | PMUV3_PMEVTYPER_TC_MASK | PMUV3_PMEVTYPER_TE_MASK | PMUV3_PMEVTYPER_SYNC_MASK |                      \
	 PMUV3_PMEVTYPER_TLC_MASK | PMUV3_PMEVTYPER_TH_MASK | PMUV3_PMEVTYPER_MT_MASK | PMUV3_PMEVTYPER_EVTCOUNT_MASK)

static void writable_bits(void)
{
	const pmuv3_pmcr_t all =
		pmuv3_pmcr_pack((pmuv3_pmcr_fields_t){.FZS = 1, .FZO = 1, .LP = 1, .LC = 1, .DP = 1, .X = 1, .D = 1});

	pmuv3_pmcr_write(all);
	sync();
	found("PMCR", pmuv3_pmcr_read().raw);
	pmuv3_pmcr_write((pmuv3_pmcr_t){0});
	sync();
	found("PMCR.zero", pmuv3_pmcr_read().raw);
	WRITABLE("PMSELR", pmselr, PMUV3_PMSELR_SEL_MASK);
	WRITABLE("PMUSERENR", pmuserenr, 0x7f);
	WRITABLE("PMCCFILTR", pmccfiltr, LEVELS);
	WRITABLE_ELEMENT("PMEVTYPER0", pmevtyper, 0, TYPE);
	WRITABLE_ELEMENT("PMEVTYPER3", pmevtyper, 3, TYPE);
	WRITABLE_ELEMENT("PMEVCNTR0", pmevcntr, 0, PMUV3_PMEVCNTR_EVCNT_MASK);
	WRITABLE("PMCCNTR", pmccntr, PMUV3_PMCCNTR_CCNT_MASK);
}

#define PAIR(name, set, clr)                                                                                           \
	do {                                                                                                           \
		pmuv3_##clr##_write((pmuv3_##clr##_t){ONES});                                                          \
		sync();                                                                                                \
		found(name ".cleared", pmuv3_##set##_read().raw);                                                      \
		pmuv3_##set##_write((pmuv3_##set##_t){ONES});                                                          \
		sync();                                                                                                \
		found(name ".set", pmuv3_##clr##_read().raw);                                                          \
		pmuv3_##clr##_write(pmuv3_##clr##_pack((pmuv3_##clr##_fields_t){.P = 2}));                             \
		sync();                                                                                                \
		found(name ".one", pmuv3_##set##_read().raw);                                                          \
		pmuv3_##set##_write((pmuv3_##set##_t){0});                                                             \
		pmuv3_##clr##_write((pmuv3_##clr##_t){0});                                                             \
		sync();                                                                                                \
		found(name ".kept", pmuv3_##clr##_read().raw);                                                         \
		pmuv3_##clr##_write((pmuv3_##clr##_t){ONES});                                                          \
		sync();                                                                                                \
	} while (0)

static void increment(unsigned int counter, unsigned int times)
{
	while (times--)
		pmuv3_pmswinc_write(pmuv3_pmswinc_pack((pmuv3_pmswinc_fields_t){.P = 1U << counter}));
	sync();
}

static void prepare(unsigned int counter, uint64_t count)
{
	pmuv3_pmevtyper_write(counter, pmuv3_pmevtyper_pack((pmuv3_pmevtyper_fields_t){.evtCount = 0}));
	pmuv3_pmevcntr_write(counter, (pmuv3_pmevcntr_t){count});
	pmuv3_pmcntenset_write(pmuv3_pmcntenset_pack((pmuv3_pmcntenset_fields_t){.P = 1U << counter}));
	pmuv3_pmovsclr_write((pmuv3_pmovsclr_t){ONES});
	sync();
}

static void control(pmuv3_pmcr_fields_t fields)
{
	pmuv3_pmcr_write(pmuv3_pmcr_pack(fields));
	sync();
}

static void software_increments(void)
{
	prepare(1, 0);
	control((pmuv3_pmcr_fields_t){.E = 1, .LC = 1});
	increment(1, 37);
	found("counted", pmuv3_pmevcntr_read(1).raw);
	increment(0, 5);
	found("disabled", pmuv3_pmevcntr_read(0).raw);
	control((pmuv3_pmcr_fields_t){.E = 0, .LC = 1});
	increment(1, 5);
	found("stopped", pmuv3_pmevcntr_read(1).raw);
	control((pmuv3_pmcr_fields_t){.E = 1, .LC = 1});
	/* P = 1: EL1, where this runs, is not counted. */
	pmuv3_pmevtyper_write(1, pmuv3_pmevtyper_pack((pmuv3_pmevtyper_fields_t){.evtCount = 0, .P = 1}));
	sync();
	increment(1, 5);
	found("filtered", pmuv3_pmevcntr_read(1).raw);
	control((pmuv3_pmcr_fields_t){.LC = 1, .P = 1});
	found("zeroed", pmuv3_pmevcntr_read(1).raw);
}

static void wrap(const char *name, uint64_t start, unsigned int lp)
{
	prepare(2, start);
	control((pmuv3_pmcr_fields_t){.E = 1, .LC = 1, .LP = lp});
	increment(2, 1);
	found(name, pmuv3_pmovsset_read().raw);
	found("is", pmuv3_pmevcntr_read(2).raw);
	increment(2, 1);
	found(name, pmuv3_pmovsclr_read().raw);
	found("is", pmuv3_pmevcntr_read(2).raw);
	control((pmuv3_pmcr_fields_t){.LC = 1});
}

static void selected(void)
{
	pmuv3_select_counter(3);
	pmuv3_pmxevtyper_write(pmuv3_pmxevtyper_pack((pmuv3_pmxevtyper_fields_t){.evtCount = 0x11, .NSH = 1}));
	pmuv3_pmxevcntr_write((pmuv3_pmxevcntr_t){0x1234});
	sync();
	found("PMEVTYPER3.selected", pmuv3_pmevtyper_read(3).raw);
	found("PMEVCNTR3.selected", pmuv3_pmevcntr_read(3).raw);
	pmuv3_pmselr_write(pmuv3_pmselr_pack((pmuv3_pmselr_fields_t){.SEL = PMUV3_PMSELR_SEL_CYCLES}));
	sync();
	pmuv3_pmxevtyper_write((pmuv3_pmxevtyper_t){PMUV3_PMCCFILTR_U_MASK});
	sync();
	found("PMCCFILTR.selected", pmuv3_pmccfiltr_read().raw);
	pmuv3_pmccfiltr_write((pmuv3_pmccfiltr_t){0});
}

static void loop(uint64_t times)
{
	__asm__ volatile("1: subs %0, %0, #1\n\tb.ne 1b" : "+r"(times) : : "cc");
}

static void cycles(void)
{
	uint64_t first, second;

	pmuv3_pmccntr_write((pmuv3_pmccntr_t){0xFFFFFFFF00000000});
	pmuv3_pmcntenset_write(pmuv3_pmcntenset_pack((pmuv3_pmcntenset_fields_t){.C = 1}));
	control((pmuv3_pmcr_fields_t){.E = 1, .LC = 1});
	first = pmuv3_pmccntr_read().raw;
	loop(1000);
	sync();
	second = pmuv3_pmccntr_read().raw;
	found("cycles.moved", second > first && first >= 0xFFFFFFFF00000000);
	control((pmuv3_pmcr_fields_t){.LC = 1});
	first = pmuv3_pmccntr_read().raw;
	loop(1000);
	found("cycles.stopped", pmuv3_pmccntr_read().raw - first);
	control((pmuv3_pmcr_fields_t){.LC = 1, .C = 1});
	found("cycles.zeroed", pmuv3_pmccntr_read().raw);
}

/* Instructions of a loop, for as many turns, as event counter 4 counts them. */
static uint64_t instructions(uint64_t times)
{
	uint64_t first;

	pmuv3_pmevtyper_write(4, pmuv3_pmevtyper_pack((pmuv3_pmevtyper_fields_t){.evtCount = 0x08}));
	pmuv3_pmcntenset_write(pmuv3_pmcntenset_pack((pmuv3_pmcntenset_fields_t){.P = 1U << 4}));
	control((pmuv3_pmcr_fields_t){.E = 1, .LC = 1});
	first = pmuv3_pmevcntr_read(4).raw;
	loop(times);
	sync();
	first = pmuv3_pmevcntr_read(4).raw - first;
	control((pmuv3_pmcr_fields_t){.LC = 1});
	return first;
}

/* ---- A session of the core: its io makes the instruction of each access ---- */

#define RET 0xD65F03C0U

static uint64_t execute(uint32_t instruction, uint64_t x0)
{
	static _Alignas(64) uint32_t code[2];
	uint64_t (*call)(uint64_t) = (uint64_t(*)(uint64_t))(uintptr_t)code;

	((volatile uint32_t *)code)[0] = instruction;
	((volatile uint32_t *)code)[1] = RET;
	__asm__ volatile("dc cvau, %0\n\tdsb ish\n\tic ivau, %0\n\tdsb ish\n\tisb" : : "r"(code) : "memory");
	return call(x0);
}

static int io_one(struct pmureg_io *io, struct pmureg_access *access)
{
	(void)io;
	/* A fact of the machine is asked, too: here nobody tells. */
	if (access->place.space != PMUREG_SYSREG)
		return -5; /* EIO */
	if (access->kind == PMUREG_ACCESS_READ)
		access->value = execute(0xD5200000U | access->place.address << 5, 0);
	else if (access->kind == PMUREG_ACCESS_WRITE)
		(void)execute(0xD5000000U | access->place.address << 5, access->value);
	else if (access->barrier == PMUREG_DSB)
		__asm__ volatile("dsb sy" : : : "memory");
	else
		sync();
	return 0;
}

static int io_run(struct pmureg_io *io, struct pmureg_access *list, size_t count, size_t *failed)
{
	return pmureg_io_each(io, list, count, failed, io_one);
}

static _Alignas(16) unsigned char memory[4 << 20];
static struct pmureg_event events[3];

static void must(int result, const struct pmureg_error *error)
{
	if (!result)
		return;
	say("failed ");
	say(error->message);
	say("\n");
	end(1);
}

/* Counts twice; the second time the counter of SW_INCR wraps after ten of fifty. */
static void session(uint64_t before_wrap)
{
	static const char *const texts[] = {"armv8_pmuv3_0/sw_incr/", "armv8_pmuv3_0/cpu_cycles/",
					    "armv8_pmuv3_0/inst_retired/"};
	struct pmureg_io io = {.run = io_run};
	struct pmureg_session *session;
	struct pmureg_count counts[3];
	struct pmureg_error error;
	size_t i;

	for (i = 0; i < 3; i++)
		must(pmureg_event_parse(&pmureg_system_pmuv3, texts[i], &events[i], &error), &error);
	must(pmureg_session_open(memory, sizeof(memory), &pmureg_system_pmuv3, &io, events, 3, NULL, &session, &error),
	     &error);
	must(pmureg_session_start(session, &error), &error);
	increment(0, 1000);
	loop(100000);
	must(pmureg_session_read(session, counts, &error), &error);
	found("session.sw_incr", counts[0].value);
	found("session.cycles_moved", counts[1].value >= 200000);
	found("session.instructions_moved", counts[2].value >= 200000 && counts[2].value < 220000);
	must(pmureg_session_stop(session, &error), &error);
	pmuv3_pmevcntr_write(0, (pmuv3_pmevcntr_t){before_wrap});
	must(pmureg_session_start(session, &error), &error);
	increment(0, 50);
	must(pmureg_session_read(session, counts, &error), &error);
	found("session.wrapped", counts[0].value);
	found("session.counter", pmuv3_pmevcntr_read(0).raw);
	must(pmureg_session_close(session, &error), &error);
}

/* The registers as a session found them must be what it leaves. */
static void restored(uint64_t before_wrap)
{
	pmuv3_pmevtyper_write(0, (pmuv3_pmevtyper_t){0x1B});
	pmuv3_pmevcntr_write(0, (pmuv3_pmevcntr_t){77});
	pmuv3_pmevcntr_write(5, (pmuv3_pmevcntr_t){99});
	pmuv3_pmcntenclr_write((pmuv3_pmcntenclr_t){ONES});
	pmuv3_pmovsclr_write((pmuv3_pmovsclr_t){ONES});
	pmuv3_pmovsset_write(pmuv3_pmovsset_pack((pmuv3_pmovsset_fields_t){.P = 8}));
	session(before_wrap);
	found("restored.PMEVTYPER0", pmuv3_pmevtyper_read(0).raw);
	found("restored.PMEVCNTR0", pmuv3_pmevcntr_read(0).raw);
	found("restored.PMEVCNTR5", pmuv3_pmevcntr_read(5).raw);
	found("restored.PMCNTEN", pmuv3_pmcntenset_read().raw);
	found("restored.PMOVS", pmuv3_pmovsset_read().raw);
	found("restored.PMCR.E", pmuv3_pmcr_get_E(pmuv3_pmcr_read()));
}

void run(void)
{
	const int is_long = is_at_least(PMUV3_ID_AA64DFR0_PMUVER_PMUV3P5);

	identify();
	writable_bits();
	PAIR("PMCNTEN", pmcntenset, pmcntenclr);
	PAIR("PMOVS", pmovsset, pmovsclr);
	PAIR("PMINTEN", pmintenset, pmintenclr);
	software_increments();
	wrap("PMOVS.bit31", 0xFFFFFFFE, 0);
	if (is_long)
		wrap("PMOVS.bit63", ONES - 1, 1);
	selected();
	cycles();
	found("instructions", instructions(3000) - instructions(1000));
	restored(is_long ? ONES - 9 : 0xFFFFFFF6);
	end(0);
}
