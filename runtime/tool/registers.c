/*
 * registers.c: registers by name, and their values in words.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <string.h>

#include "tool.h"

/* Most likely it was the short name, which does not say of which unit. */
static void unknown_register(const char *name)
{
	struct pmureg_nearest guess = {.word = pmureg_word_of(name)};
	char best[TOOL_NAME] = "", before[TOOL_NAME];

	for (size_t i = 0; i < pmureg_system_count; i++) {
		for (uint16_t j = 0; j < pmureg_systems[i]->block_count; j++) {
			const struct pmureg_block *block = &pmureg_systems[i]->blocks[j];

			for (uint16_t k = 0; k < block->register_count; k++) {
				(void)snprintf(before, sizeof(before), "%s", guess.name);
				pmureg_nearest_try(&guess, block->registers[k].key);
				pmureg_nearest_try(&guess, block->registers[k].name);
				if (strcmp(before, guess.name) != 0)
					(void)snprintf(best, sizeof(best), "%s_%s", block->name,
						       block->registers[k].key);
			}
		}
	}
	if (best[0])
		complain("no described system has a register '%s'; did you mean '%s'?", name, best);
	else
		complain("no described system has a register '%s'; `pmureg describe SYSTEM` lists the units and "
			 "`pmureg describe UNIT` their registers", name);
}

static int search_everywhere(const char *name, struct register_found *found)
{
	struct register_found candidate;
	struct pmureg_error error, first = {0};
	char list[256] = "";
	size_t used = 0, count = 0;

	for (size_t i = 0; i < pmureg_system_count; i++) {
		int code = pmureg_register_find(pmureg_systems[i], name, &candidate.name, &error);

		/* What is more telling than "unknown": a bad element, a name of several blocks. */
		if (code && (code != -ENOENT || !first.code))
			first = error;
		if (code)
			continue;
		candidate.system = pmureg_systems[i];
		if (!count++)
			*found = candidate;
		code = snprintf(list + used, sizeof(list) - used, "%s%s", used ? ", " : "", candidate.system->name);
		if (code > 0 && (size_t)code < sizeof(list) - used)
			used += (size_t)code;
	}
	if (count == 1)
		return 0;
	if (count > 1) {
		complain("'%s' is a register of several systems: %s; choose one with --system", name, list);
		return -EINVAL;
	}
	if (first.code && first.code != -ENOENT)
		complain_error(&first, name);
	else
		unknown_register(name);
	return -ENOENT;
}

int register_search(const struct tool *tool, const char *name, struct register_found *found)
{
	struct pmureg_error error;
	int code;

	found->system = tool->system ? NULL : system_of_name(name);
	if (tool->system && system_choose(tool, &found->system))
		return -ENOENT;
	if (!found->system)
		return search_everywhere(name, found);
	code = pmureg_register_find(found->system, name, &found->name, &error);
	if (code)
		complain_error(&error, name);
	return code;
}

void register_title(const struct register_found *found, char *text, size_t size)
{
	(void)snprintf(text, size, "%s_%s", found->name.block->name, found->name.reg->key);
}

void place_text(const struct pmureg_place *place, char *text, size_t size)
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

int hex_digits(const struct pmureg_register *reg)
{
	return reg->width / 4;
}

void print_fields_short(FILE *out, const struct pmureg_register *reg, uint64_t value)
{
	for (uint16_t i = 0; i < reg->field_count; i++) {
		const struct pmureg_field *field = &reg->fields[i];
		uint64_t part = pmureg_field_get(field, value);
		const struct pmureg_value *named = field->each ? NULL : pmureg_field_value(field, part);

		if (!part)
			continue;
		(void)fprintf(out, " %s=", field->name);
		if (named)
			(void)fputs(named->name, out);
		else
			(void)fprintf(out, part < 10 ? "%llu" : "0x%llx", (unsigned long long)part);
	}
}

/* The value that a register gives a term, where the whole term lies in it. */
static int term_value(const struct pmureg_block *block, const struct pmureg_term *term, size_t reg, uint64_t raw,
		      uint64_t *value)
{
	unsigned shift = 0;

	*value = 0;
	for (uint8_t i = 0; i < term->field_count; i++) {
		const struct pmureg_field *field = &block->registers[reg].fields[term->fields[i].field];

		if (term->fields[i].reg != reg || shift > 63)
			return 0;
		*value |= pmureg_field_get(field, raw) << shift;
		shift += field->width;
	}
	return term->field_count > 0;
}

const struct pmureg_event_info *register_event(const struct pmureg_block *block, const struct pmureg_register *reg,
					       uint64_t value)
{
	const struct pmureg_event_info *best = NULL;
	size_t index = (size_t)(reg - block->registers);
	unsigned most = 0;

	for (uint16_t i = 0; i < block->event_count; i++) {
		const struct pmureg_event_info *event = &block->events[i];
		unsigned fit = 0;
		uint64_t part;

		for (uint16_t j = 0; j < event->term_count; j++) {
			if (!term_value(block, &block->terms[event->terms[j].term], index, value, &part)) {
				if (j == 0)
					break; /* the event's number is elsewhere: this register does not tell */
				continue;
			}
			if (part != event->terms[j].value) {
				fit = 0;
				break;
			}
			fit++;
		}
		if (fit > most) {
			most = fit;
			best = event;
		}
	}
	return best;
}

const char *access_text(const struct pmureg_field *field)
{
	static const char *const names[] = {"RO", "RW", "WO", "W1C", "W1S", "W1T", "RC"};
	static const char *const volatiles[] = {"RO-V", "RW-V", "WO-V", "W1C-V", "W1S-V", "W1T-V", "RC-V"};

	if (field->access >= sizeof(names) / sizeof(names[0]))
		return "?";
	return field->flags & PMUREG_VOLATILE ? volatiles[field->access] : names[field->access];
}
