/*
 * emulated.c: PMUv3 through the generated header, and through a session of the core, on a bare AArch64 machine at EL1.
 * It prints a line for each finding, `name value`; test_emulator.py knows what they have to be.
 */
#include <stddef.h>
#include <stdint.h>

#include <pmureg/core.h>
#include <pmureg/pmuv3/pmuv3.h>

#include "bare.h"
#include "memory.h"

extern const struct pmureg_system pmureg_system_pmuv3;
void trapped(uint64_t *registers)
{
	(void)registers;
	bare_stuck();
}

#define ONES (~UINT64_C(0))

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

/* ---- A session of the core ---- */

static _Alignas(16) unsigned char memory[4 << 20];
static struct pmureg_event events[3];

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
