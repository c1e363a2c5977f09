/*
 * bench.h: a simulated device with a trace around it, and memory for a session.
 */
#ifndef PMUREG_TEST_BENCH_H
#define PMUREG_TEST_BENCH_H

#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>

#include <cmocka.h>

#include <pmureg/core.h>

#define BENCH_EVENTS 80
#define BENCH_ACCESSES 60000

struct bench {
	const struct pmureg_system *system;
	struct pmureg_sim *sim;
	struct pmureg_trace trace;
	struct pmureg_trace_entry *entries;
	size_t seen; /* entries that a check has gone past */
	void *sim_memory, *memory;
	struct pmureg_event events[BENCH_EVENTS];
	size_t count;
	struct pmureg_session *session;
	struct pmureg_error error;
	struct pmureg_session_options options; /* at first: no rotation */
	struct pmureg_count results[BENCH_EVENTS];
	uint64_t counts[BENCH_EVENTS]; /* the values of the results */
};

void bench_init(struct bench *bench, const struct pmureg_system *system);
void bench_done(struct bench *bench);

/* Parses an event and adds it. */
void bench_add(struct bench *bench, const char *text);

/* Opens; returns what pmureg_session_open() does. */
int bench_open(struct bench *bench);

/* Open and start; time passes; read, stop and close: all must work. */
void bench_begin(struct bench *bench);
void bench_run(struct bench *bench, uint64_t ticks);
void bench_read(struct bench *bench);
void bench_end(struct bench *bench);

/* The error has this code, and this in its message. */
void bench_expect_error(const struct bench *bench, int result, int code, const char *part);

/* One write that is expected. */
struct bench_write {
	uint32_t unit, address;
	uint64_t value;
};

/* The writes since the last call are exactly these, in this order. */
void bench_expect_writes(struct bench *bench, const struct bench_write *writes, size_t count);
#define EXPECT_WRITES(bench, ...)                                                                                      \
	bench_expect_writes(bench, (const struct bench_write[]){__VA_ARGS__},                                          \
			    sizeof((const struct bench_write[]){__VA_ARGS__}) / sizeof(struct bench_write))

/* Of an event's three config words. */
void bench_expect_config(const struct pmureg_event *event, uint64_t a, uint64_t b, uint64_t c);

/* What perf's config words are of an event, and some of the writes that programming makes of it, in order. */
struct bench_vector {
	const char *text;
	uint64_t config[3];
	struct bench_write writes[8];
	size_t count;
};

/* Opens a session of the one event of each vector, in turn. */
void bench_expect_vectors(struct bench *bench, const struct pmureg_system *system, const struct bench_vector *vectors,
			  size_t count);

/* The vector's writes are among all writes so far; no write has gone to this place. */
void bench_expect_some_writes(const struct bench *bench, const struct bench_vector *vector);
void bench_expect_no_write(const struct bench *bench, uint32_t unit, uint32_t address);

/* Passes by all accesses so far; counts reads, writes and barriers since the last call. */
void bench_skip(struct bench *bench);
size_t bench_count(const struct bench *bench, char kind);

/*
 * The state of every register of the system, joined to one number; without counters that nothing stops, or nobody can
 * write.
 */
int bench_counts_by_itself(const struct pmureg_block *block, uint16_t reg);
uint64_t bench_fingerprint(struct bench *bench);

/*
 * A copy of a system's table, for a test that changes members in place; free it with bench_copy_free(). Behind the table
 * are BENCH_ROOM bytes for elements that the table has not.
 */
#define BENCH_ROOM 64
struct pmureg_system *bench_copy(const struct pmureg_system *system);
void *bench_copy_room(struct pmureg_system *copy);
void bench_copy_free(struct pmureg_system *copy);

/* Makes a reference lead to an element of the same table. */
void bench_refer(struct pmureg_ref *ref, const void *element);

/* The index of a block, and of a register in its block, by key. */
unsigned int bench_block(const struct pmureg_system *system, const char *key);
unsigned int bench_register(const struct pmureg_block *block, const char *key);

uint64_t bench_peek(struct bench *bench, unsigned int block, unsigned int reg, unsigned int instance, uint32_t element);
void bench_poke(struct bench *bench, unsigned int block, unsigned int reg, unsigned int instance, uint32_t element,
		uint64_t value);

/* The same with the keys of block and register. */
uint64_t bench_peek_named(struct bench *bench, const char *block, const char *reg, unsigned int instance,
			  uint32_t element);
void bench_poke_named(struct bench *bench, const char *block, const char *reg, unsigned int instance, uint32_t element,
		      uint64_t value);

#endif
