/*
 * facts.c: numbers that the machine tells of itself, in CPUID, MSRs, PCI configuration space and MIDR_EL1, read as if
 * they were registers of a space of their own. Nothing is ever written.
 */
#include "hosted.h"

#include <endian.h>

#if defined(__x86_64__) || defined(__i386__)
#include <cpuid.h>
#endif

#include "../core/internal.h"
#include "list.h"
#include "pci_find.h"
#include "sim.h"
#include "where.h"

struct facts {
	struct io_base base; /* first, so that one becomes the other */
	struct io_way_options options;
};

/* ---- Whose they are ---- */

int io_instance_package(const struct io_way_options *options, const struct pmureg_block *block, uint16_t instance,
			struct io_way_options *of, struct pmureg_error *error)
{
	const uint16_t number = pmureg_index_number(block, pmureg_word_of("socket"));
	struct io_banks packages;
	uint64_t socket;
	int code;

	*of = *options;
	if (number == PMUREG_NONE || block->scope != PMUREG_MACHINE)
		return 0;
	socket = block->instances[instance].numbers[number];
	code = io_machine_banks(options->machine, PMUREG_PACKAGE, NULL, &packages, error);
	if (code)
		return code;
	if (socket >= packages.count)
		code = pmureg_fail(error, -ENOENT, 0, "this machine has no socket %llu", (unsigned long long)socket);
	of->package = (unsigned int)socket;
	of->cpu = code ? options->cpu : packages.list[socket].ids[PMUREG_CPU];
	free(packages.list);
	return code;
}

/* ---- Reading ---- */

/* A file of the CPU; what was read of it, or a negative errno value. */
static int read_file(struct io_path path, void *bytes, size_t size, uint64_t at)
{
	const int fd = io_open(path, O_RDONLY);
	ssize_t moved;
	int code;

	if (fd < 0)
		return fd;
	moved = pread(fd, bytes, size, (off_t)at);
	code = moved == (ssize_t)size ? 0 : moved < 0 ? -errno : -EIO;
	(void)close(fd);
	return code;
}

/* By the module cpuid, else by the instruction, where it is this machine that is asked. */
static int read_leaf(const struct io_way_options *options, uint32_t leaf, uint32_t sub, uint32_t registers[4])
{
	int code = read_file(io_path(options->machine->root, "dev/cpu/%d/cpuid", options->cpu), registers,
			     4 * sizeof(*registers), (uint64_t)sub << 32 | leaf);

	for (size_t i = 0; i < 4 && !code; i++)
		registers[i] = le32toh(registers[i]);
#if defined(__x86_64__) || defined(__i386__)
	if (code && strcmp(options->machine->sysfs, "/sys") == 0) {
		__cpuid_count(leaf, sub, registers[0], registers[1], registers[2], registers[3]);
		code = 0;
	}
#endif
	return code;
}

/* A processor tells nothing of leaves that it has not, and answers all the same. */
static int read_cpuid(const struct io_way_options *options, const struct pmureg_fact *fact, uint64_t *value,
		      struct pmureg_error *error)
{
	uint32_t registers[4] = {0};
	int code = read_leaf(options, fact->id & 0x80000000, 0, registers);

	if (!code && registers[0] < fact->id)
		return pmureg_fail(error, -ENODEV, 0, "this processor has CPUID leaves up to 0x%x, not 0x%x",
				   registers[0], fact->id);
	code = code ? code : read_leaf(options, fact->id, fact->sub, registers);
	if (code)
		return pmureg_fail(error, code, 0, "CPUID of CPU %d: %s; load the module (modprobe cpuid)",
				   options->cpu, strerror(-code));
	*value = registers[fact->register_number];
	return 0;
}

static int read_msr(const struct io_way_options *options, uint64_t address, uint64_t *value,
		    struct pmureg_error *error)
{
	const char *root = options->machine->root;
	int code = read_file(io_path(root, "dev/cpu/%d/msr_safe", options->cpu), value, sizeof(*value), address);

	if (code)
		code = read_file(io_path(root, "dev/cpu/%d/msr", options->cpu), value, sizeof(*value), address);
	if (code)
		return pmureg_fail(error, code, 0, "MSR 0x%llx of CPU %d: %s%s", (unsigned long long)address,
				   options->cpu, strerror(-code),
				   code == -ENOENT ? "; load the module (modprobe msr)" :
				   code == -EIO    ? "" : "; run as root");
	*value = le64toh(*value);
	return 0;
}

static int read_pci(const struct io_way_options *options, const struct pmureg_fact *fact, const uint64_t *numbers,
		    uint64_t *value, struct pmureg_error *error)
{
	const uint64_t at = pmureg_value_of(fact->at, numbers, 0);
	uint64_t bytes = 0;
	char name[PCI_NAME];
	int code = pci_find_id(options, (uint16_t)fact->id, pmureg_value_of(fact->nth, numbers, 0), name, error);

	if (code)
		return code;
	code = read_file(io_path(options->machine->sysfs, "bus/pci/devices/%s/config", name), &bytes, fact->bits / 8U,
			 at);
	if (code)
		return pmureg_fail(error, code, 0, "offset 0x%llx of PCI device %s: %s%s", (unsigned long long)at, name,
				   strerror(-code), code == -EIO || code == -EACCES ? "; run as root" : "");
	*value = le64toh(bytes);
	return 0;
}

static int read_discovery(const struct io_way_options *options, const struct pmureg_block *block, uint16_t instance,
			  uint32_t word, uint64_t *value, struct pmureg_error *error)
{
	const struct pmureg_where *where = block->where;
	uint64_t unit[3] = {0};
	int code;

	while (where->kind != PMUREG_WHERE_DISCOVERY)
		where++;
	code = where_discovery(options, block, instance, where, unit, error);
	*value = unit[word];
	return code;
}

int io_fact(const struct io_way_options *options, const struct pmureg_block *block, uint16_t instance, uint32_t index,
	    uint64_t *value, struct pmureg_error *error)
{
	const struct pmureg_fact *fact = &block->facts[index];
	const uint64_t *numbers = block->instances[instance].numbers;
	struct io_way_options of;
	int code = io_instance_package(options, block, instance, &of, error);

	if (code)
		return code;
	if (fact->kind == PMUREG_FACT_ABOVE)
		code = io_above(&of, block, instance, fact->id, value, error);
	else if (fact->kind == PMUREG_FACT_DISCOVERY)
		code = read_discovery(&of, block, instance, fact->id, value, error);
	else if (fact->kind == PMUREG_FACT_CPUID)
		code = read_cpuid(&of, fact, value, error);
	else if (fact->kind == PMUREG_FACT_MSR)
		code = read_msr(&of, pmureg_value_of(fact->at, numbers, 0), value, error);
	else if (fact->kind == PMUREG_FACT_PCI)
		code = read_pci(&of, fact, numbers, value, error);
	else if (of.machine->midr)
		*value = of.machine->midr;
	else
		code = pmureg_fail(error, -ENODEV, 0, "this machine does not show MIDR_EL1");
	*value = *value >> fact->low & pmureg_mask(fact->width);
	return code;
}

int io_ask_fact(void *asked, uint16_t reg, uint32_t fact, uint16_t field, uint32_t field_element, int whole,
		uint64_t *value)
{
	const struct io_facts_asked *of = asked;

	(void)reg, (void)field, (void)field_element, (void)whole;
	if (of->options->machine)
		return io_fact(of->options, of->block, of->instance, fact, value, of->error);
	*value = pmureg_sim_fact(of->block, of->instance, fact);
	return 0;
}

int io_unit_number(const struct io_way_options *options, const struct pmureg_block *block, uint16_t instance,
		   unsigned int bank, uint64_t *number)
{
	struct pmureg_error error;
	struct io_facts_asked asked = {options, block, instance, &error};
	uint64_t variables[PMUREG_NUMBERS + 1], present;
	const struct pmureg_eval eval = {variables, .read = io_ask_fact, .context = &asked};
	int code;

	memcpy(variables, block->instances[instance].numbers, block->number_count * sizeof(*variables));
	variables[block->number_count] = bank;
	code = pmureg_evaluate(block->present, &eval, 1, &present);
	if (code || !present)
		return code ? code : -ENODEV;
	return pmureg_evaluate(block->perf_number, &eval, 0, number);
}

int io_moved(const struct io_way_options *options, const struct pmureg_access *access, uint64_t *address,
	     struct pmureg_error *error)
{
	const struct pmureg_system *system = options->system;
	const int is_known = system && access->place.block < system->block_count;
	const struct pmureg_block *block = is_known ? &system->blocks[access->place.block] : NULL;
	struct io_facts_asked asked = {options, block, access->place.instance, error};
	uint64_t variables[PMUREG_NUMBERS + PMUREG_DIMENSIONS] = {0}, moved = 0;
	const struct pmureg_eval eval = {variables, .read = io_ask_fact, .context = &asked};
	const struct pmureg_register *reg = block ? block->registers : NULL;
	int code = 0;

	if (block && block->told && access->reg == PMUREG_NONE)
		return pmureg_fail(error, -EINVAL, 0, "only lists of accesses reach the registers of `%s`: facts tell "
				   "where they are", block->key);
	if (block && access->reg < block->register_count && reg[access->reg].moves.count) {
		pmureg_place_variables(block, &reg[access->reg], access->place.instance, access->element, variables);
		code = pmureg_evaluate(reg[access->reg].moves, &eval, 0, &moved);
	}
	*address += moved;
	return code;
}

/* ---- As a way ---- */

static int facts_run(struct pmureg_io *io, struct pmureg_access *list, size_t count, size_t *failed)
{
	const struct io_way_options *options = &((const struct facts *)(void *)io)->options;
	struct pmureg_error error;
	int code = 0;

	for (size_t i = 0; i < count && !code; i++) {
		*failed = i;
		if (list[i].kind == PMUREG_ACCESS_BARRIER)
			continue;
		if (list[i].kind != PMUREG_ACCESS_READ)
			return io_fail(io, -EPERM, "what a machine tells of itself cannot be written");
		code = io_fact(options, &options->system->blocks[list[i].place.block], list[i].place.instance,
			       list[i].place.address, &list[i].value, &error);
		if (code)
			return io_fail(io, code, "%s", error.message);
	}
	return code;
}

static int facts_open(struct pmureg_io *io, const struct io_way_options *options, struct pmureg_error *error)
{
	(void)error;
	((struct facts *)(void *)io)->options = *options;
	return 0;
}

static void facts_close(struct pmureg_io *io)
{
	(void)io;
}

const struct io_way io_way_facts = {
	.name = "facts", .space = PMUREG_FACT, .registers = "what the machine tells of itself",
	.size = sizeof(struct facts), .open = facts_open, .close = facts_close, .run = facts_run,
};
