/*
 * bench.c: see bench.h.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <pmureg/systems.h>

#include "bench.h"
#include "io/sim.h"

/*
 * The last linked system's device as it is at first. Some tests begin with a new device thousands of times, and to sort
 * its cells takes longer than what they try then. Only tables that are linked are remembered: others change.
 */
static struct {
	const struct pmureg_system *system;
	struct pmureg_sim *sim;
} fresh;

static void forget_fresh(void)
{
	free(fresh.sim);
}

static int is_linked(const struct pmureg_system *system)
{
	size_t i = 0;

	while (i < pmureg_built_in_count && pmureg_built_in[i] != system)
		i++;
	return i < pmureg_built_in_count;
}

static void remember_fresh(const struct pmureg_system *system, size_t size)
{
	struct pmureg_sim *sim;

	if (!fresh.sim)
		assert_int_equal(atexit(forget_fresh), 0);
	free(fresh.sim);
	fresh.sim = malloc(size);
	fresh.system = system;
	assert_non_null(fresh.sim);
	assert_int_equal(pmureg_sim_init(fresh.sim, size, system, &sim), 0);
	assert_ptr_equal(sim, fresh.sim);
}

static void make_device(struct bench *bench, size_t size)
{
	bench->sim_memory = malloc(size);
	assert_non_null(bench->sim_memory);
	if (!is_linked(bench->system)) {
		assert_int_equal(pmureg_sim_init(bench->sim_memory, size, bench->system, &bench->sim), 0);
		return;
	}
	if (fresh.system != bench->system)
		remember_fresh(bench->system, size);
	memcpy(bench->sim_memory, fresh.sim, sizeof(*fresh.sim) + fresh.sim->count * sizeof(*fresh.sim->cells));
	bench->sim = bench->sim_memory;
	bench->sim->cells = (struct pmureg_cell *)(void *)(bench->sim + 1);
}

void bench_init(struct bench *bench, const struct pmureg_system *system)
{
	memset(bench, 0, sizeof(*bench));
	bench->system = system;
	bench->options.size = sizeof(bench->options);
	bench->options.flags = PMUREG_SESSION_NO_ROTATION;
	make_device(bench, pmureg_sim_size(system));
	bench->entries = calloc(BENCH_ACCESSES, sizeof(*bench->entries));
	assert_non_null(bench->entries);
	pmureg_trace_init(&bench->trace, pmureg_sim_io(bench->sim), bench->entries, BENCH_ACCESSES);
}

/* ---- Copies of tables ---- */

/* The system follows the sections, which follow the header. */
#define SYSTEM_AT (sizeof(struct pmureg_table) + PMUREG_SECTIONS * sizeof(struct pmureg_section))

struct pmureg_system *bench_copy(const struct pmureg_system *system)
{
	const char *table = (const char *)system - SYSTEM_AT;
	const uint32_t size = ((const struct pmureg_table *)(const void *)table)->size;
	char *copy = malloc(size + BENCH_ROOM);

	assert_non_null(copy);
	memcpy(copy, table, size);
	return (struct pmureg_system *)(void *)(copy + SYSTEM_AT);
}

void *bench_copy_room(struct pmureg_system *copy)
{
	char *table = (char *)copy - SYSTEM_AT;

	return table + ((struct pmureg_table *)(void *)table)->size;
}

void bench_copy_free(struct pmureg_system *copy)
{
	free((char *)copy - SYSTEM_AT);
}

void bench_refer(struct pmureg_ref *ref, const void *element)
{
	ref->to = (int32_t)((const char *)element - (const char *)ref);
}

void bench_done(struct bench *bench)
{
	const char *last;
	uint64_t faults = pmureg_sim_faults(bench->sim, &last);

	if (faults)
		print_error("the simulated device complains: %s\n", last);
	assert_int_equal(faults, 0);
	assert_true(bench->trace.count <= BENCH_ACCESSES);
	free(bench->memory);
	free(bench->entries);
	free(bench->sim_memory);
}

void bench_add(struct bench *bench, const char *text)
{
	int result = pmureg_event_parse(bench->system, text, &bench->events[bench->count], &bench->error);

	if (result)
		print_error("%s: %s\n", text, bench->error.message);
	assert_int_equal(result, 0);
	bench->count++;
}

int bench_open(struct bench *bench)
{
	size_t size = pmureg_session_size(bench->system, bench->events, bench->count, &bench->options);

	free(bench->memory);
	bench->memory = malloc(size);
	assert_non_null(bench->memory);
	return pmureg_session_open(bench->memory, size, bench->system, &bench->trace.io, bench->events, bench->count,
				   &bench->options, &bench->session, &bench->error);
}

void bench_begin(struct bench *bench)
{
	int result = bench_open(bench);

	if (result)
		print_error("open: %s\n", bench->error.message);
	assert_int_equal(result, 0);
	assert_int_equal(pmureg_session_start(bench->session, &bench->error), 0);
}

void bench_read(struct bench *bench)
{
	size_t i;

	assert_int_equal(pmureg_session_read(bench->session, bench->results, &bench->error), 0);
	for (i = 0; i < bench->count; i++)
		bench->counts[i] = bench->results[i].value;
}

void bench_run(struct bench *bench, uint64_t ticks)
{
	assert_int_equal(pmureg_sim_advance(bench->sim, ticks), 0);
	bench_read(bench);
}

void bench_end(struct bench *bench)
{
	assert_int_equal(pmureg_session_stop(bench->session, &bench->error), 0);
	assert_int_equal(pmureg_session_close(bench->session, &bench->error), 0);
}

void bench_expect_error(const struct bench *bench, int result, int code, const char *part)
{
	if (result != code || !strstr(bench->error.message, part))
		print_error("wanted %d and `%s`, got %d and `%s`\n", code, part, result, bench->error.message);
	assert_int_equal(result, code);
	assert_int_equal(bench->error.code, code);
	assert_non_null(strstr(bench->error.message, part));
}

void bench_expect_writes(struct bench *bench, const struct bench_write *writes, size_t count)
{
	size_t i, found = 0;

	for (i = bench->seen; i < bench->trace.count; i++) {
		const struct pmureg_trace_entry *entry = &bench->entries[i];

		if (entry->kind != 'w')
			continue;
		if (found >= count || entry->place.unit != writes[found].unit ||
		    entry->place.address != writes[found].address || entry->value != writes[found].value)
			print_error("write %zu is %x:%#x <- %#llx\n", found, entry->place.unit, entry->place.address,
				    (unsigned long long)entry->value);
		assert_true(found < count);
		assert_int_equal(entry->place.unit, writes[found].unit);
		assert_int_equal(entry->place.address, writes[found].address);
		assert_int_equal(entry->value, writes[found].value);
		found++;
	}
	assert_int_equal(found, count);
	bench_skip(bench);
}

void bench_expect_config(const struct pmureg_event *event, uint64_t a, uint64_t b, uint64_t c)
{
	uint64_t config[3];

	pmureg_event_config(event, config);
	if (config[0] != a || config[1] != b || config[2] != c)
		print_error("%s\n", event->text);
	assert_int_equal(config[0], a);
	assert_int_equal(config[1], b);
	assert_int_equal(config[2], c);
}

static int is_write(const struct pmureg_trace_entry *entry, uint32_t unit, uint32_t address)
{
	return entry->kind == 'w' && entry->place.unit == unit && entry->place.address == address;
}

void bench_expect_some_writes(const struct bench *bench, const struct bench_vector *vector)
{
	size_t i, found = 0;

	for (i = 0; i < bench->trace.count && found < vector->count; i++)
		found += is_write(&bench->entries[i], vector->writes[found].unit, vector->writes[found].address) &&
			 bench->entries[i].value == vector->writes[found].value;
	if (found < vector->count)
		print_error("%s: no write %#x <- %#llx\n", vector->text, vector->writes[found].address,
			    (unsigned long long)vector->writes[found].value);
	assert_int_equal(found, vector->count);
}

void bench_expect_no_write(const struct bench *bench, uint32_t unit, uint32_t address)
{
	size_t i;

	for (i = 0; i < bench->trace.count; i++)
		assert_false(is_write(&bench->entries[i], unit, address));
}

void bench_expect_vectors(struct bench *bench, const struct pmureg_system *system, const struct bench_vector *vectors,
			  size_t count)
{
	size_t i;

	for (i = 0; i < count; i++) {
		bench_init(bench, system);
		bench_add(bench, vectors[i].text);
		bench_expect_config(&bench->events[0], vectors[i].config[0], vectors[i].config[1],
				    vectors[i].config[2]);
		bench_begin(bench);
		bench_expect_some_writes(bench, &vectors[i]);
		bench_end(bench);
		bench_done(bench);
	}
}

void bench_skip(struct bench *bench)
{
	bench->seen = bench->trace.count;
}

size_t bench_count(const struct bench *bench, char kind)
{
	size_t i, count = 0;

	for (i = bench->seen; i < bench->trace.count; i++)
		count += bench->entries[i].kind == (uint8_t)kind;
	return count;
}

int bench_counts_by_itself(const struct pmureg_block *block, uint16_t reg)
{
	const struct pmureg_counter *counters = pmureg_block_counters(block);
	uint16_t i, r;

	for (i = 0; i < block->counter_count; i++)
		for (r = 0; r < counters[i].reg_count; r++)
			if (pmureg_counter_regs(&counters[i])[r].reg == reg)
				return !pmureg_block_registers(block)[reg].masks.writable ||
				       (counters[i].fixed && !counters[i].runs.count);
	return 0;
}

uint64_t bench_fingerprint(struct bench *bench)
{
	const struct pmureg_sim *sim = bench->sim;
	uint64_t print = 1;

	for (size_t i = 0; i < sim->count; i++) {
		const struct pmureg_cell *cell = &sim->cells[i];

		if (!bench_counts_by_itself(cell->block, (uint16_t)(cell->reg - pmureg_block_registers(cell->block))))
			print = print * 0x9e3779b97f4a7c15ULL + cell->value;
	}
	return print;
}

uint64_t bench_peek(struct bench *bench, unsigned int block, unsigned int reg, unsigned int instance, uint32_t element)
{
	const struct pmureg_block *b = &pmureg_system_blocks(bench->system)[block];
	uint64_t value;

	assert_int_equal(
		pmureg_sim_peek(bench->sim, b, &pmureg_block_registers(b)[reg], (uint16_t)instance, element, &value),
		0);
	return value;
}

void bench_poke(struct bench *bench, unsigned int block, unsigned int reg, unsigned int instance, uint32_t element,
		uint64_t value)
{
	const struct pmureg_block *b = &pmureg_system_blocks(bench->system)[block];

	assert_int_equal(
		pmureg_sim_poke(bench->sim, b, &pmureg_block_registers(b)[reg], (uint16_t)instance, element, value), 0);
}

unsigned int bench_register(const struct pmureg_block *block, const char *key)
{
	uint16_t i;

	for (i = 0; i < block->register_count; i++)
		if (!strcmp(pmureg_register_key(&pmureg_block_registers(block)[i]), key))
			return i;
	fail_msg("no register %s", key);
	return 0;
}

unsigned int bench_block(const struct pmureg_system *system, const char *key)
{
	uint16_t i;

	for (i = 0; i < system->block_count; i++)
		if (!strcmp(pmureg_block_key(&pmureg_system_blocks(system)[i]), key))
			return i;
	fail_msg("no block %s", key);
	return 0;
}

uint64_t bench_peek_named(struct bench *bench, const char *block, const char *reg, unsigned int instance,
			  uint32_t element)
{
	unsigned int b = bench_block(bench->system, block);

	return bench_peek(bench, b, bench_register(&pmureg_system_blocks(bench->system)[b], reg), instance, element);
}

void bench_poke_named(struct bench *bench, const char *block, const char *reg, unsigned int instance, uint32_t element,
		      uint64_t value)
{
	unsigned int b = bench_block(bench->system, block);

	bench_poke(bench, b, bench_register(&pmureg_system_blocks(bench->system)[b], reg), instance, element, value);
}
