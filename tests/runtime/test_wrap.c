/*
 * test_wrap.c: counts of narrow counters against wide integers: every width from 16 to 64 bits, 10^6 schedules
 * together, each fifth of them under valgrind and the sanitizers.
 *
 * A schedule is a start, some stretches in which the counter moves by anything short of a whole wrap, a read after
 * each. What moves by half of 64 bits went back, and is no count.
 */
#include <string.h>

#include "bench.h"
#include "drawn.h"
#include "toy.h"

#define FIRST 16
#define LAST 64

#define SCHEDULES 1000000

/* Where 64 bits are too few: two words. */
struct wide {
	uint64_t low, high;
};

static void wide_add(struct wide *wide, uint64_t more)
{
	wide->low += more;
	wide->high += wide->low < more;
}

/* An io whose only counter has so many bits of a count that never wraps; its control keeps what is written. */
struct hardware {
	struct pmureg_io io;
	struct wide counted;
	uint64_t control;
	uint64_t mask, above; /* what the register holds above the counter */
};

static int hardware_one(struct pmureg_io *io, struct pmureg_access *access)
{
	struct hardware *hardware = (struct hardware *)(void *)io;
	const uint32_t address = access->place.address;

	if (access->kind == PMUREG_ACCESS_READ)
		access->value = address == 0x720 ?
					(hardware->counted.low & hardware->mask) | (hardware->above & ~hardware->mask) :
				address == 0x710 ? hardware->control :
						   0;
	else if (access->kind == PMUREG_ACCESS_WRITE && address == 0x710)
		hardware->control = access->value;
	return 0;
}

static int hardware_run(struct pmureg_io *io, struct pmureg_access *list, size_t count, size_t *failed)
{
	return pmureg_io_each(io, list, count, failed, hardware_one);
}

/* xorshift64*: the same schedules each time. */
static uint64_t random_bits(uint64_t *state)
{
	*state ^= *state >> 12;
	*state ^= *state << 25;
	*state ^= *state >> 27;
	return *state * 0x2545f4914f6cdd1dULL;
}

/* Small steps, any steps, and those that end just before, at or behind a wrap. */
static uint64_t random_step(uint64_t *state, const struct hardware *hardware)
{
	const uint64_t left = hardware->mask - (hardware->counted.low & hardware->mask), bits = random_bits(state);

	switch (bits >> 62) {
	case 0:
		return bits & 0xff;
	case 1:
		return (left + (bits & 3)) & hardware->mask;
	case 2:
		return hardware->mask - (bits & 7);
	default:
		return bits & hardware->mask;
	}
}

static void run_schedule(struct pmureg_session *session, struct hardware *hardware, uint64_t *state)
{
	const uint64_t bits = random_bits(state);
	struct wide begin, passed = {0, 0};
	struct pmureg_count count;
	unsigned int reads = 1 + (unsigned int)(bits & 3);

	hardware->counted.low = random_bits(state);
	hardware->above = bits;
	begin = hardware->counted;
	assert_int_equal(pmureg_session_start(session, NULL), 0);
	while (reads--) {
		uint64_t step = random_step(state, hardware);

		step >>= step >> 63;
		wide_add(&hardware->counted, step);
		wide_add(&passed, step);
		hardware->above = random_bits(state);
		assert_int_equal(pmureg_session_read(session, &count, NULL), 0);
		if (count.value != passed.low || count.value != hardware->counted.low - begin.low)
			fail_msg("mask %#llx: %#llx, not %#llx", (unsigned long long)hardware->mask,
				 (unsigned long long)count.value, (unsigned long long)passed.low);
	}
	assert_int_equal(pmureg_session_stop(session, NULL), 0);
}

static void every_width(void **unused)
{
	struct hardware hardware = {.io = {.run = hardware_run}};
	struct pmureg_session *session;
	struct pmureg_event event;
	static uint64_t memory[8000];
	uint64_t state = 88172645463325252ULL;
	struct pmureg_system *system = bench_copy(&pmureg_system_toy);
	struct pmureg_counter *counter =
		(struct pmureg_counter *)pmureg_block_counters(&pmureg_system_blocks(system)[TOY_CORE]);
	const size_t wanted = SCHEDULES / drawn_share();
	size_t schedules = 0;

	(void)unused;
	for (unsigned int width = FIRST; width <= LAST; width++) {
		counter->width = (uint8_t)width;
		hardware.mask = ~0ULL >> (64 - width);
		assert_int_equal(pmureg_event_parse(system, "core_0/event=1/", &event, NULL), 0);
		assert_int_equal(pmureg_session_open(memory, sizeof(memory), system, &hardware.io, &event, 1, NULL,
						     &session, NULL),
				 0);
		for (size_t i = 0; i <= wanted / (LAST - FIRST + 1); i++, schedules++)
			run_schedule(session, &hardware, &state);
		assert_int_equal(pmureg_session_close(session, NULL), 0);
	}
	bench_copy_free(system);
	assert_true(schedules >= wanted);
}

int main(void)
{
	const struct CMUnitTest tests[] = {cmocka_unit_test(every_width)};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
