/*
 * facts.c: reads facts about the machine from CPUID, MSRs, PCI configuration space, MIDR_EL1 and the device tree, as
 * registers of their own space. They are never written.
 */
#include "hosted.h"

#include <endian.h>

#if defined(__x86_64__) || defined(__i386__)
#include <cpuid.h>
#endif

#include "list.h"
#include "sim.h"
#include "where.h"

/* ---- The package of a unit ---- */

int io_unit_package(const struct io_unit *unit, struct io_way_options *of)
{
	const uint16_t number = unit->block->socket;
	struct io_banks packages;
	uint64_t socket;
	int code;

	*of = *unit->options;
	if (number == PMUREG_NONE || unit->block->scope != PMUREG_MACHINE)
		return 0;
	socket = pmureg_instance_numbers(&pmureg_block_instances(unit->block)[unit->instance])[number];
	code = io_machine_banks(of->machine, PMUREG_PACKAGE, NULL, &packages, unit->error);
	if (!code && socket >= packages.count)
		code = pmureg_fail(unit->error, -ENOENT, 0, "this machine has no socket %llu",
				   (unsigned long long)socket);
	of->package = (unsigned int)socket;
	of->cpu = code ? of->cpu : packages.list[socket].ids[PMUREG_CPU];
	free(packages.list);
	return code;
}

/* ---- Reading ---- */

/* Reads exactly `size` bytes. Returns 0 or a negative errno value. */
static int facts_read_file(struct io_path path, void *bytes, size_t size, uint64_t at)
{
	const ssize_t got = io_bytes(path, at, bytes, size);

	return got < 0 ? (int)got : (size_t)got == size ? 0 : -EIO;
}

/*
 * Uses the module cpuid, or the instruction if `machine` is the running machine. The instruction tells of the CPU that
 * runs this, so it is not asked about units that only some CPUs have.
 */
static int read_leaf(const struct io_unit *unit, uint32_t leaf, uint32_t sub, uint32_t registers[4])
{
	int code = facts_read_file(io_path(unit->options->machine->root, "dev/cpu/%d/cpuid", unit->options->cpu),
				   registers, 4 * sizeof(*registers), (uint64_t)sub << 32 | leaf);

	for (size_t i = 0; i < 4; i++)
		registers[i] = le32toh(registers[i]);
#if defined(__x86_64__) || defined(__i386__)
	if (code && !(unit->block->scope == PMUREG_CPU && unit->block->present.count) &&
	    strcmp(unit->options->machine->sysfs, "/sys") == 0) {
		__cpuid_count(leaf, sub, registers[0], registers[1], registers[2], registers[3]);
		code = 0;
	}
#endif
	return code;
}

/* Checks the highest leaf first: a processor also answers, with other values, for leaves that it does not have. */
static int facts_read_cpuid(const struct io_unit *unit, const struct pmureg_fact *fact, uint64_t *value)
{
	uint32_t registers[4] = {0};
	int code = read_leaf(unit, fact->id & 0x80000000, 0, registers);

	if (!code && registers[0] < fact->id)
		return pmureg_fail(unit->error, -ENODEV, 0, "this processor has no CPUID leaf 0x%x", fact->id);
	code = code ? code : read_leaf(unit, fact->id, fact->sub, registers);
	if (code)
		return pmureg_fail(unit->error, code, 0, "CPUID of CPU %d: %s; load the module (modprobe cpuid)",
				   unit->options->cpu, strerror(-code));
	*value = registers[fact->register_number];
	return 0;
}

static int read_msr(const struct io_way_options *options, uint64_t address, uint64_t *value,
		    struct pmureg_error *error)
{
	const char *root = options->machine->root;
	int code = facts_read_file(io_path(root, "dev/cpu/%d/msr_safe", options->cpu), value, sizeof(*value), address);

	if (code)
		code = facts_read_file(io_path(root, "dev/cpu/%d/msr", options->cpu), value, sizeof(*value), address);
	if (code)
		return pmureg_fail(error, code, 0, "MSR 0x%llx of CPU %d: %s%s", (unsigned long long)address,
				   options->cpu, strerror(-code),
				   code == -ENOENT ? "; load the module (modprobe msr)" :
				   code == -EIO    ? "" : "; run as root");
	*value = le64toh(*value);
	return 0;
}

static int read_pci(const struct io_unit *unit, const struct pmureg_fact *fact, const uint64_t *numbers,
		    uint64_t *value)
{
	const uint64_t at = pmureg_value_of(pmureg_fact_at(fact), numbers, 0);
	uint64_t bytes = 0;
	char name[PCI_NAME];
	int code = io_pci_id(unit->options, (uint16_t)fact->id, pmureg_value_of(pmureg_fact_nth(fact), numbers, 0), name,
			     unit->error);

	if (code)
		return code;
	code = facts_read_file(io_path(unit->options->machine->sysfs, "bus/pci/devices/%s/config", name), &bytes,
			 fact->bits / 8U, at);
	*value = le64toh(bytes);
	return !code ? 0 :
		       pmureg_fail(unit->error, code, 0, "offset 0x%llx of PCI device %s: %s%s", (unsigned long long)at,
				   name, strerror(-code), code == -EIO || code == -EACCES ? "; run as root" : "");
}

static int read_discovery(const struct io_unit *unit, uint32_t word, uint64_t *value)
{
	const struct pmureg_where *where = pmureg_block_where(unit->block);
	uint64_t words[WHERE_WORDS] = {0};
	int code;

	while (where->kind != PMUREG_WHERE_DISCOVERY)
		where++;
	code = io_words(unit, where, words);
	*value = words[word];
	return code;
}

int io_fact(const struct io_unit *asked, uint32_t index, uint64_t *value)
{
	const struct pmureg_fact *fact = &pmureg_block_facts(asked->block)[index];
	const uint64_t *numbers = pmureg_instance_numbers(&pmureg_block_instances(asked->block)[asked->instance]);
	struct io_way_options of;
	struct io_unit unit = *asked;
	int code = io_unit_package(asked, &of);

	unit.options = &of;
	if (code)
		return code;
	if (fact->kind == PMUREG_FACT_ABOVE)
		code = io_above(&unit, fact->id, value);
	else if (fact->kind == PMUREG_FACT_ADDRESS)
		*value = asked->address;
	else if (fact->kind == PMUREG_FACT_DISCOVERY)
		code = read_discovery(&unit, fact->id, value);
	else if (fact->kind == PMUREG_FACT_PROPERTY)
		code = io_property(&unit, pmureg_fact_name(fact), value);
	else if (fact->kind == PMUREG_FACT_CPUID)
		code = facts_read_cpuid(&unit, fact, value);
	else if (fact->kind == PMUREG_FACT_MSR)
		code = read_msr(&of, pmureg_value_of(pmureg_fact_at(fact), numbers, 0), value, unit.error);
	else if (fact->kind == PMUREG_FACT_PCI)
		code = read_pci(&unit, fact, numbers, value);
	else if (of.machine->processor.midr)
		*value = of.machine->processor.midr;
	else
		code = pmureg_fail(unit.error, -ENODEV, 0, "the kernel does not show MIDR_EL1 in sysfs");
	*value = *value >> fact->low & pmureg_mask(fact->width);
	return code;
}

/* Callback of expressions: returns the value of a fact. */
static int facts_ask(void *asked, uint16_t reg, uint32_t fact, uint16_t field, uint32_t field_element, int whole,
	       uint64_t *value)
{
	const struct io_unit *unit = asked;

	(void)reg, (void)field, (void)field_element, (void)whole;
	if (unit->options->machine)
		return io_fact(unit, fact, value);
	*value = pmureg_sim_fact(unit->block, unit->instance, fact);
	return 0;
}

int io_evaluate(const struct io_unit *unit, struct pmureg_code code, uint64_t more, uint64_t otherwise, uint64_t *value)
{
	const struct pmureg_instance *instance = &pmureg_block_instances(unit->block)[unit->instance];
	uint64_t variables[PMUREG_NUMBERS + 1];
	struct io_unit asked = *unit;
	const struct pmureg_eval eval = {variables, .read = facts_ask, .context = &asked};

	memcpy(variables, pmureg_instance_numbers(instance), unit->block->number_count * sizeof(*variables));
	variables[unit->block->number_count] = more;
	return pmureg_evaluate(code, &eval, otherwise, value);
}

int io_moved(const struct io_unit *unit, const struct pmureg_access *access, uint64_t *address)
{
	const struct pmureg_block *block = unit->block;
	uint64_t variables[PMUREG_NUMBERS + PMUREG_DIMENSIONS] = {0}, moved = 0;
	struct io_unit asked = *unit;
	const struct pmureg_eval eval = {variables, .read = facts_ask, .context = &asked};
	const struct pmureg_register *reg =
		block && access->reg < block->register_count ? &pmureg_block_registers(block)[access->reg] : NULL;
	int code = 0;

	if (block && block->told && access->reg == PMUREG_NONE)
		return pmureg_fail(unit->error, -EINVAL, 0,
				   "read and write `%s` with lists of accesses: the addresses of its registers "
				   "depend on facts",
				   pmureg_block_key(block));
	if (reg && reg->moves.count) {
		pmureg_place_variables(block, reg, unit->instance, access->element, variables);
		code = pmureg_evaluate(pmureg_register_moves(reg), &eval, 0, &moved);
	}
	*address += moved;
	return code;
}

/* ---- The access method ---- */

static int facts_one(struct pmureg_io *io, struct pmureg_access *access)
{
	const struct io_unit unit = io_unit_of(io, &access->place);

	if (access->kind == PMUREG_ACCESS_READ)
		return io_fact(&unit, access->place.address, &access->value);
	if (access->kind == PMUREG_ACCESS_BARRIER)
		return 0;
	return pmureg_fail(unit.error, -EPERM, 0, "facts of the machine cannot be written");
}

static int facts_run(struct pmureg_io *io, struct pmureg_access *list, size_t count, size_t *failed)
{
	return pmureg_io_each(io, list, count, failed, facts_one);
}

const struct io_way io_way_facts = {
	.name = "facts", .space = PMUREG_FACT, .registers = "facts of the machine",
	.size = sizeof(struct io_base), .run = facts_run,
};
