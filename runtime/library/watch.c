/*
 * watch.c: an io around another that tells of each access, and which register it is of.
 */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>

#include "watch.h"

/* What was last written to a selecting register: registers of different banks share one address. */
struct selected {
	uint16_t block, reg;
	uint64_t value;
};

struct watch {
	struct pmureg_io io; /* first, so that one becomes the other */
	struct pmureg_io *inner;
	const struct pmureg_system *system;
	int package;
	pmureg_watcher *told;
	void *context;
	struct pmureg_watched last; /* a barrier is of the register before it */
	size_t selected_count;
	struct selected selected[32];
};

static struct selected *find_selected(struct watch *watch, uint16_t block, uint16_t reg)
{
	for (size_t i = 0; i < watch->selected_count; i++)
		if (watch->selected[i].block == block && watch->selected[i].reg == reg)
			return &watch->selected[i];
	if (watch->selected_count == sizeof(watch->selected) / sizeof(watch->selected[0]))
		return NULL;
	watch->selected[watch->selected_count] = (struct selected){block, reg, 0};
	return &watch->selected[watch->selected_count++];
}

static void note_select(struct watch *watch, const struct pmureg_place *place, uint64_t value)
{
	const struct pmureg_block *block = watch->last.block;
	const uint16_t index = (uint16_t)(watch->last.reg - block->registers);

	for (uint16_t i = 0; i < block->selector_count; i++) {
		struct selected *selected = block->selectors[i].reg == index ? find_selected(watch, place->block, index) : NULL;

		if (selected)
			selected->value = value;
	}
}

static int is_selected(struct watch *watch, const struct pmureg_place *at, const struct pmureg_block *block,
		       const struct pmureg_register *reg, uint32_t element)
{
	struct selected *selected;
	uint64_t value, mask;

	if (reg->selector == PMUREG_NONE)
		return 1;
	pmureg_register_select(block, reg, at->instance, element, &value, &mask);
	selected = find_selected(watch, at->block, block->selectors[reg->selector].reg);
	return !selected || ((selected->value ^ value) & mask) == 0;
}

/* The register, element and half of an access; one place may be two registers, one for reads and one for writes. */
static void find_register(struct watch *watch, const struct pmureg_place *at, struct pmureg_watched *found)
{
	for (uint16_t i = 0; i < found->block->register_count; i++) {
		const struct pmureg_register *reg = &found->block->registers[i];
		const unsigned halves = reg->access_bits && reg->access_bits < reg->width ? 2 : 1;

		for (uint32_t j = 0; j < reg->elements; j++) {
			struct pmureg_place place;
			unsigned offset;

			pmureg_register_place(watch->system, found->block, reg, at->instance, j, &place);
			offset = at->address - place.address;
			if (place.space != at->space || place.unit != at->unit || at->address < place.address ||
			    (offset && (halves == 1 || offset != reg->access_bits / 8U)) ||
			    !is_selected(watch, at, found->block, reg, j))
				continue;
			found->reg = reg;
			found->element = j;
			found->half = halves == 1 ? 0 : offset ? 2 : 1;
			if (found->kind == 'w' ? reg->masks.writable : reg->masks.readable)
				return;
		}
	}
}

static void name_place(const struct pmureg_place *place, char *text, size_t size)
{
	unsigned at = place->address, unit = place->unit;

	switch (place->space) {
	case PMUREG_SYSREG:
		(void)snprintf(text, size, "S%u_%u_C%u_C%u_%u", at >> 14 & 3, at >> 11 & 7, at >> 7 & 15, at >> 3 & 15, at & 7);
		break;
	case PMUREG_MSR:
		(void)snprintf(text, size, "MSR 0x%03x", at);
		break;
	case PMUREG_PCI:
		(void)snprintf(text, size, "PCI %02x:%02x.%x+0x%02x", unit >> 8, unit >> 3 & 31, unit & 7, at);
		break;
	case PMUREG_PERF:
		(void)snprintf(text, size, at ? "perf config%u" : "perf config", at);
		break;
	default:
		(void)snprintf(text, size, "page %u+0x%03x", unit, at);
	}
}

static void tell(struct watch *watch, char kind, const struct pmureg_place *place, uint64_t value)
{
	struct pmureg_watched *last = &watch->last;

	*last = (struct pmureg_watched){
		.size = sizeof(*last), .kind = kind, .package = watch->package, .system = watch->system,
		.block = &watch->system->blocks[place->block], .instance = place->instance, .value = value, .bits = place->bits,
	};
	find_register(watch, place, last);
	name_place(place, last->place, sizeof(last->place));
	if (kind == 'w' && last->reg)
		note_select(watch, place, value);
	watch->told(watch->context, last);
}

static int watch_read(struct pmureg_io *io, const struct pmureg_place *place, uint64_t *value)
{
	struct watch *watch = (struct watch *)(void *)io;
	int code = pmureg_io_read(watch->inner, place, value);

	tell(watch, 'r', place, code ? 0 : *value);
	return code;
}

static int watch_write(struct pmureg_io *io, const struct pmureg_place *place, uint64_t value)
{
	struct watch *watch = (struct watch *)(void *)io;

	tell(watch, 'w', place, value);
	return pmureg_io_write(watch->inner, place, value);
}

static int watch_barrier(struct pmureg_io *io, enum pmureg_barrier barrier)
{
	struct watch *watch = (struct watch *)(void *)io;

	watch->last.kind = 'b';
	watch->last.value = barrier;
	(void)snprintf(watch->last.place, sizeof(watch->last.place), "%s", barrier == PMUREG_DSB ? "dsb" : "isb");
	watch->told(watch->context, &watch->last);
	return pmureg_io_barrier(watch->inner, barrier);
}

static const char *watch_why(struct pmureg_io *io)
{
	return pmureg_io_why(((struct watch *)(void *)io)->inner);
}

struct watch *watch_open(const struct pmureg_system *system, int package, struct pmureg_io *inner, pmureg_watcher *told, void *context)
{
	struct watch *watch = calloc(1, sizeof(*watch));

	if (watch)
		*watch = (struct watch){
			.io = {.read = watch_read, .write = watch_write, .barrier = watch_barrier, .why = watch_why},
			.inner = inner, .system = system, .package = package, .told = told, .context = context,
		};
	return watch;
}

struct pmureg_io *watch_io(struct watch *watch)
{
	return &watch->io;
}

void watch_close(struct watch *watch)
{
	free(watch);
}
