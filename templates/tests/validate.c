/*
 * validate.c: see validate.h.
 */
#include "validate.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define TICKS 1000U
#define EVENT 256   /* longest text of one */
#define PIECE 65536 /* bytes of a file that are read at once */

/* Returns all bytes of a file, or NULL. */
static void *read_all(FILE *file, size_t *size)
{
	unsigned char *bytes = NULL;

	for (*size = 0; !feof(file) && !ferror(file);) {
		unsigned char *more = realloc(bytes, *size + PIECE);

		if (!more)
			break;
		bytes = more;
		*size += fread(bytes + *size, 1, PIECE, file);
	}
	if (feof(file))
		return bytes;
	free(bytes);
	return NULL;
}

const struct pmureg_system *validate_table(int argc, char **argv)
{
	struct pmureg_error error = {.message = "it cannot be read"};
	FILE *file = argc == 2 ? fopen(argv[1], "rb") : NULL;
	size_t size;
	void *table;

	if (!file) {
		fprintf(stderr, argc == 2 ? "%s: the file cannot be opened\n" : "usage: %s TABLE\n",
			argc == 2 ? argv[1] : argv[0]);
		return NULL;
	}
	table = read_all(file, &size);
	fclose(file);
	if (table && !pmureg_table_check(table, size, PMUREG_CHECK_ALL, &error))
		return pmureg_table_system(table);
	fprintf(stderr, "%s: %s\n", argv[1], error.message);
	free(table);
	return NULL;
}

static const struct pmureg_block *find_block(const struct pmureg_system *system, const char *key)
{
	const struct pmureg_block *blocks = pmureg_system_blocks(system);

	for (size_t i = 0; i < system->block_count; i++)
		if (!strcmp(pmureg_block_key(&blocks[i]), key))
			return &blocks[i];
	fail_msg("no block %s", key);
	return NULL;
}

static const struct pmureg_register *find_register(const struct pmureg_block *block, const char *key)
{
	const struct pmureg_register *registers = pmureg_block_registers(block);

	for (size_t i = 0; i < block->register_count; i++)
		if (!strcmp(pmureg_register_key(&registers[i]), key))
			return &registers[i];
	fail_msg("no register %s.%s", pmureg_block_key(block), key);
	return NULL;
}

void validate_places(const struct pmureg_system *system, const struct validate_place *places, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		const struct validate_place *row = &places[i];
		const struct pmureg_block *block = find_block(system, row->block);
		const struct pmureg_register *reg = find_register(block, row->reg);
		struct pmureg_place first, last;

		pmureg_register_place(system, block, reg, 0, 0, &first);
		pmureg_register_place(system, block, reg, (uint16_t)(block->instance_count - 1), reg->elements - 1,
				      &last);
		if (first.address != row->first || last.address != row->last || reg->width != row->bits)
			fail_msg("%s.%s: header %#x to %#x, %zu bits; table %#x to %#x, %u bits",
				 pmureg_block_key(block), pmureg_register_key(reg), row->first, row->last, row->bits,
				 first.address, last.address, reg->width);
	}
}

/* A register's row, and one behind it for each field. */
static void validate_register(const struct pmureg_register *reg, const struct validate_row *rows)
{
	const char *key = pmureg_register_key(reg);
	const uint64_t all = ~0ULL >> (64 - rows->bits);
	uint64_t sum = rows->mask;

	if (rows->bits != reg->width || rows->ones != reg->masks.ones ||
	    rows->packed != (rows->ones | reg->masks.by_zero))
		fail_msg("%s: %u bits, must-write bits %#llx, packed %#llx", key, rows->bits,
			 (unsigned long long)rows->ones, (unsigned long long)rows->packed);
	for (size_t i = 0; i < reg->field_count; i++) {
		const struct pmureg_field *field = &pmureg_register_fields(reg)[i];
		const struct validate_row *row = &rows[1 + i];
		const uint64_t values = ~0ULL >> (64 - field->width);

		if (row->shift != field->low || row->width != field->width || row->mask != values << field->low ||
		    row->packed != (row->mask | rows->packed) || row->unpacked != values)
			fail_msg("%s.%s: shift %u, width %u, mask %#llx, packed %#llx, unpacked %#llx", key,
				 pmureg_field_name(field), row->shift, row->width, (unsigned long long)row->mask,
				 (unsigned long long)row->packed, (unsigned long long)row->unpacked);
		if (sum & row->mask)
			fail_msg("%s.%s: some bits are another field's or reserved", key, pmureg_field_name(field));
		sum |= row->mask;
	}
	if (sum != all)
		fail_msg("%s: bits %#llx are no field's and not reserved", key, (unsigned long long)(all & ~sum));
}

void validate_fields(const struct pmureg_system *system, const struct validate_row *rows, size_t count)
{
	for (size_t i = 0; i < count;) {
		const struct pmureg_register *reg = find_register(find_block(system, rows[i].block), rows[i].reg);
		size_t fields = 0;

		while (i + 1 + fields < count && !rows[i + 1 + fields].reg)
			fields++;
		if (fields != reg->field_count)
			fail_msg("%s: %zu fields in the header, %u in the table", pmureg_register_key(reg), fields,
				 reg->field_count);
		validate_register(reg, &rows[i]);
		i += 1 + fields;
	}
}

/* A simulated device of the system, and what a test does with one element of a register. */
struct device {
	const struct pmureg_system *system;
	const struct pmureg_block *block;
	const struct pmureg_register *reg;
	uint16_t instance;
	uint32_t element;
	struct pmureg_sim *sim;
	void *memory;
};

static void open_device(struct device *device, const struct pmureg_system *system)
{
	size_t size = pmureg_sim_size(system);

	device->system = system;
	device->memory = malloc(size);
	assert_non_null(device->memory);
	assert_int_equal(pmureg_sim_init(device->memory, size, system, &device->sim), 0);
}

static uint64_t device_read(struct device *d)
{
	uint64_t value = 0;

	assert_int_equal(pmureg_register_read(d->system, d->block, d->reg, d->instance, d->element,
					      pmureg_sim_io(d->sim), &value),
			 0);
	return value;
}

static void device_write(struct device *d, uint64_t value)
{
	assert_int_equal(pmureg_register_write(d->system, d->block, d->reg, d->instance, d->element,
					       pmureg_sim_io(d->sim), value),
			 0);
}

static uint64_t device_peek(struct device *d)
{
	uint64_t value = 0;

	assert_int_equal(pmureg_sim_peek(d->sim, d->block, d->reg, d->instance, d->element, &value), 0);
	return value;
}

static void device_poke(struct device *d, uint64_t value)
{
	assert_int_equal(pmureg_sim_poke(d->sim, d->block, d->reg, d->instance, d->element, value), 0);
}

static void expect(struct device *d, const char *what, uint64_t found, uint64_t wanted, uint64_t mask)
{
	if ((found ^ wanted) & mask)
		fail_msg("%s.%s[%u] of instance %u: %s is %#llx, not %#llx (mask %#llx)", pmureg_block_key(d->block),
			 pmureg_register_key(d->reg), d->element, d->instance, what, (unsigned long long)found,
			 (unsigned long long)wanted, (unsigned long long)mask);
}

static uint64_t mask_of(const struct pmureg_register *reg)
{
	return ~0ULL >> (64 - reg->width);
}

/* What a write changes nothing with: must-write bits, and 1 where a 0 acts. */
static uint64_t idle_bits(const struct pmureg_register *reg)
{
	return reg->masks.ones | reg->masks.by_zero;
}

static uint64_t read_changes(const struct pmureg_register *reg)
{
	return reg->masks.rc | reg->masks.rs;
}

/* The bits that read as they were last written. */
static uint64_t plain_bits(const struct pmureg_register *reg)
{
	const struct pmureg_masks *m = &reg->masks;

	return m->by_any ? 0 : m->writable & ~m->acting & m->readable & ~read_changes(reg);
}

static int can_read(const struct pmureg_register *reg)
{
	return reg->masks.readable != 0;
}

static void check_reset(struct device *d)
{
	const struct pmureg_masks *m = &d->reg->masks;
	const uint64_t value = device_read(d);

	expect(d, "a reserved bit", value, m->read_ones, m->read_ones);
	if (!d->reg->example.count)
		expect(d, "the reset value", value, pmureg_reset_value(d->block, d->reg, d->instance, d->element),
		       (m->has_reset | d->reg->reset_differs) & m->readable);
}

/* Read-only fields have one of the described values. */
static void check_identity(struct device *d)
{
	const uint64_t value = device_read(d);

	for (uint16_t i = 0; i < d->reg->field_count; i++) {
		const struct pmureg_field *field = &pmureg_register_fields(d->reg)[i];
		const uint64_t part = pmureg_field_get(field, value);

		if (field->access != PMUREG_RO || (field->flags & PMUREG_VOLATILE) || field->each)
			continue;
		if (!pmureg_field_lists(field, part) || !pmureg_field_in_range(field, part))
			fail_msg("%s.%s: %s has the value %#llx", pmureg_block_key(d->block),
				 pmureg_register_key(d->reg), pmureg_field_name(field), (unsigned long long)part);
	}
}

/* A written pattern reads back, and read-only bits stay as they were before. */
static void check_pattern(struct device *d, uint64_t pattern, uint64_t before)
{
	const struct pmureg_masks *m = &d->reg->masks;
	const uint64_t plain = plain_bits(d->reg), others = before & ~(m->writable | m->acting | m->zeroes);
	const uint64_t wanted = (pattern & plain) | idle_bits(d->reg) | (others & mask_of(d->reg));
	uint64_t value;

	device_write(d, wanted);
	value = device_read(d);
	expect(d, "a written field", value, wanted, d->reg->roles & PMUREG_MAY_BE_NARROWER ? 0 : plain);
	expect(d, "a read-only field", value, before,
	       m->readable & ~m->writable & ~read_changes(d->reg) & ~m->is_volatile);
}

static void check_plain_bits(struct device *d)
{
	static const uint64_t patterns[] = {0, UINT64_MAX, UINT64_C(0x5555555555555555), UINT64_C(0xaaaaaaaaaaaaaaaa)};
	const uint64_t before = d->reg->masks.writable ? device_read(d) : 0;

	for (size_t i = 0; i < sizeof(patterns) / sizeof(patterns[0]) && d->reg->masks.writable; i++)
		check_pattern(d, patterns[i], before);
	for (unsigned int bit = 0; bit < d->reg->width; bit++)
		if (plain_bits(d->reg) >> bit & 1)
			check_pattern(d, UINT64_C(1) << bit, before);
	if (d->reg->masks.writable) /* it counts nothing while the others are tried */
		check_pattern(d, 0, before);
}

static void check_flags(struct device *d)
{
	const struct pmureg_masks *m = &d->reg->masks;
	const uint64_t bits = m->w1c | m->w1s | m->w1t, idle = idle_bits(d->reg);

	if (!bits)
		return;
	device_poke(d, bits);
	device_write(d, idle);
	expect(d, "a flag that is left alone", device_peek(d), bits & ~(m->by_any & m->w1c), bits);
	device_poke(d, bits);
	device_write(d, idle ^ (bits & ~m->by_any));
	expect(d, "a flag that is meant", device_peek(d), m->w1s, bits);
	device_poke(d, 0);
	device_write(d, idle ^ (bits & ~m->by_any));
	expect(d, "a clear flag that is meant", device_peek(d), m->w1s | m->w1t, bits);
}

static void check_reads(struct device *d)
{
	const struct pmureg_masks *m = &d->reg->masks;

	if (!(m->rc | m->rs))
		return;
	device_poke(d, m->rc);
	expect(d, "what a read changes", device_read(d), m->rc, m->rc | m->rs);
	expect(d, "what a read has changed", device_peek(d), m->rs, m->rc | m->rs);
}

static void check_self_clearing(struct device *d)
{
	const struct pmureg_masks *m = &d->reg->masks;

	if (!m->self_clearing || !can_read(d->reg))
		return;
	device_write(d, m->self_clearing | m->ones);
	expect(d, "a self-clearing bit", device_read(d), 0, m->self_clearing);
}

/* Whether nothing but its own bits depends on it: it chooses no bank, and no written 1 acts elsewhere. */
static int stands_alone(const struct pmureg_register *reg)
{
	if (reg->roles & PMUREG_CHOOSES_BANKS)
		return 0;
	for (uint16_t i = 0; i < reg->field_count; i++)
		if (pmureg_register_fields(reg)[i].action_count)
			return 0;
	return 1;
}

void validate_registers(const struct pmureg_system *system)
{
	struct device d;

	open_device(&d, system);
	for (size_t b = 0; b < system->block_count; b++) {
		d.block = &pmureg_system_blocks(system)[b];
		for (size_t r = 0; r < d.block->register_count; r++) {
			d.reg = &pmureg_block_registers(d.block)[r];
			for (int last = 0; last < 2; last++) {
				d.instance = (uint16_t)(last ? d.block->instance_count - 1 : 0);
				d.element = last ? d.reg->elements - 1 : 0;
				assert_int_equal(pmureg_sim_init(d.memory, pmureg_sim_size(system), system, &d.sim), 0);
				if (can_read(d.reg)) {
					check_reset(&d);
					check_identity(&d);
				}
				if (!stands_alone(d.reg))
					continue;
				if (can_read(d.reg))
					check_plain_bits(&d);
				check_flags(&d);
				check_reads(&d);
				check_self_clearing(&d);
				assert_int_equal(pmureg_sim_faults(d.sim, NULL), 0);
			}
		}
	}
	free(d.memory);
}

/*
 * Counts one event with a device of its own, and compares with what the device must have counted. 0: with the examples
 * of the facts there is no such unit.
 */
static int count_one(struct device *d, const struct pmureg_event *event, void *memory, size_t size)
{
	struct pmureg_session *session;
	struct pmureg_error error = {0};
	const char *fault = "";
	struct pmureg_count first, second;
	int code =
		pmureg_session_open(memory, size, d->system, pmureg_sim_io(d->sim), event, 1, NULL, &session, &error);

	if (code == -PMUREG_ENOENT && d->block->present.count)
		return 0;
	if (code)
		fail_msg("%s: %s", event->text, error.message);
	if (pmureg_session_start(session, &error) || pmureg_sim_advance(d->sim, TICKS) ||
	    pmureg_session_read(session, &first, &error) || pmureg_sim_advance(d->sim, 2 * TICKS) ||
	    pmureg_session_read(session, &second, &error) || pmureg_session_stop(session, &error))
		fail_msg("%s: %s", event->text, error.message);
	if (first.value == 0 || first.value % TICKS || second.value != 3 * first.value)
		fail_msg("%s: counted %llu, then %llu", event->text, (unsigned long long)first.value,
			 (unsigned long long)second.value);
	if (pmureg_session_close(session, &error))
		fail_msg("%s: %s", event->text, error.message);
	if (pmureg_sim_faults(d->sim, &fault))
		fail_msg("%s: %s", event->text, fault);
	return 1;
}

/* A value that a term may have: the last of its field's values or range, else all ones; then 1, 2, 4 ... and 0. */
static uint64_t term_value(const struct pmureg_block *block, const struct pmureg_term *term, unsigned int attempt)
{
	const struct pmureg_term_field *fields = pmureg_term_fields(term);

	if (term->field_count == 1 && !attempt) {
		const struct pmureg_register *reg = &pmureg_block_registers(block)[fields[0].reg];
		const struct pmureg_field *field = &pmureg_register_fields(reg)[fields[0].field];

		if (field->value_count)
			return pmureg_field_values(field)[field->value_count - 1].value;
		if (field->range_high)
			return field->range_high;
	}
	return !attempt ? ~0ULL >> (64 - term->width) : attempt <= term->width ? 1ULL << (attempt - 1) : 0;
}

static void write_event(const struct pmureg_system *system, const struct pmureg_block *block,
			const struct pmureg_described_event *listed, uint16_t instance, char text[EVENT],
			unsigned int attempt)
{
	const struct pmureg_term *terms = pmureg_block_terms(block);
	size_t length = pmureg_unit_name(system, block, instance, text, EVENT);

	length += (size_t)snprintf(text + length, EVENT - length, "/%s", pmureg_described_event_name(listed));
	for (size_t t = 0; t < block->term_count; t++)
		if (pmureg_described_event_rest(listed)->needs >> t & 1)
			length += (size_t)snprintf(text + length, EVENT - length, ",%s=0x%llx",
						   pmureg_term_name(&terms[t]),
						   (unsigned long long)term_value(block, &terms[t], attempt));
	snprintf(text + length, EVENT - length, "/");
}

int validate_event(const struct pmureg_system *system, const struct pmureg_described_event *listed, uint16_t instance,
		   struct pmureg_io *io, const struct pmureg_block *block, struct pmureg_event *event)
{
	static _Alignas(16) unsigned char memory[1 << 20];
	struct pmureg_session *session;
	const uint64_t needs = pmureg_described_event_rest(listed)->needs;
	struct pmureg_error error = {0};
	char text[EVENT];
	int code = 1;

	for (unsigned int attempt = 0; code && attempt <= 65 && (!attempt || needs); attempt++) {
		write_event(system, block, listed, instance, text, attempt);
		code = pmureg_event_parse(system, text, event, &error);
		if (!code && needs)
			code = pmureg_session_open(memory, sizeof(memory), system, io, event, 1, NULL, &session,
						   &error);
		if (!code && needs)
			code = pmureg_session_close(session, &error);
	}
	if (code && !needs)
		fail_msg("%s: %s", text, error.message);
	if (code)
		print_message("%s: no value was found that it takes: %s\n", text, error.message);
	return !code;
}

void validate_counting(const struct pmureg_system *system)
{
	struct device d;
	size_t memory_size = 1 << 20;
	void *memory = malloc(memory_size);

	assert_non_null(memory);
	open_device(&d, system);
	for (size_t b = 0; b < system->block_count; b++) {
		d.block = &pmureg_system_blocks(system)[b];
		/* Of a unit whose counters are not described, only its own driver can count the events. */
		for (size_t e = 0; d.block->counter_count && e < d.block->event_count; e++) {
			const struct pmureg_described_event *listed = &pmureg_block_events(d.block)[e];
			const uint16_t *instances = pmureg_described_event_instances(listed);
			const uint16_t count = pmureg_described_event_rest(listed)->instance_count;
			struct pmureg_event event;

			for (int last = 0; last < 2; last++) {
				d.instance = (uint16_t)(last ? d.block->instance_count - 1 : 0);
				if (count)
					d.instance = instances[last ? count - 1 : 0];
				/* Where the last unit is not there, the last of those that are. */
				do {
					if (!validate_event(system, listed, d.instance, pmureg_sim_io(d.sim), d.block,
							    &event))
						break;
					assert_ptr_equal(event.listed, listed);
				} while (!count_one(&d, &event, memory, memory_size) && !count && d.instance--);
			}
		}
	}
	free(memory);
	free(d.memory);
}
