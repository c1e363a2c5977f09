/*
 * where_discovery.c: finds units in PMON discovery tables. Each package has PCI devices with a vendor-specific
 * capability that names a BAR. The BAR maps the table: three 64-bit words for all units, then three for each unit.
 */
#include "hosted.h"

#include <endian.h>

#include "list.h"
#include "pci_find.h"
#include "where.h"

#define CAPABILITIES 0x100 /* first extended capability in configuration space */
#define SPACE 0x1000
#define VENDOR_SPECIFIC 0x23
#define PMON 1 /* capability id for PMON discovery */
#define BARS 6

/* Offsets in such a capability. */
enum { KIND = 8, BAR_SELECT = 12 };

/* Spaces by their number in an entry. Higher numbers are reserved. */
static const uint8_t spaces[] = {PMUREG_MSR, PMUREG_MMIO, PMUREG_PCI};

static uint64_t bits(uint64_t word, unsigned int low, uint8_t width)
{
	return word >> low & pmureg_mask(width);
}

/* ---- The capability, and its BAR ---- */

/* A PCI device with its configuration space open. */
struct device {
	const struct io_unit *unit;
	const char *name;
	int fd;
};

static int fail_config(const struct device *device, int code)
{
	return pmureg_fail(device->unit->error, code, 0,
			   "configuration space of PCI device %s cannot be read: %s; run as root", device->name,
			   strerror(-code));
}

static int read32(const struct device *device, uint32_t at, uint32_t *value)
{
	uint32_t bytes;

	if (io_read_at(device->fd, &bytes, sizeof(bytes), at) != (ssize_t)sizeof(bytes))
		return fail_config(device, -EPERM);
	*value = le32toh(bytes);
	return 0;
}

/* Reads the address in the BAR that a capability names. */
static int read_bar(const struct device *device, uint32_t capability, uint64_t *address)
{
	uint32_t select = 0, low = 0, high = 0;
	int code = read32(device, capability + BAR_SELECT, &select);

	if (!code && select >= BARS)
		return pmureg_fail(device->unit->error, -EINVAL, 0,
				   "PCI device %s names BAR %u for its PMON discovery table, but has %d", device->name,
				   select, BARS);
	code = code ? code : read32(device, 0x10 + 4 * select, &low);
	if (!code && (low & 4) && select + 1 < BARS)
		code = read32(device, 0x14 + 4 * select, &high);
	*address = (uint64_t)high << 32 | (low & ~UINT32_C(15));
	if (!code && ((low & 11) || !*address || (low & 4 && select + 1 == BARS)))
		return pmureg_fail(device->unit->error, -EINVAL, 0,
				   "BAR %u of PCI device %s is 0x%x, which is not a valid address of a PMON "
				   "discovery table", select,
				   device->name, low);
	return code;
}

/* Returns the next capability with a table after one (0: the first), or 0. */
static int next_capability(const struct device *device, uint32_t *at)
{
	uint32_t head = 0, kind = 0, next = CAPABILITIES;
	int code = *at ? read32(device, *at, &head) : 0;

	if (*at)
		next = head >> 20 & ~3U;
	for (unsigned int left = SPACE / 8; next >= CAPABILITIES && left-- && !code; next = head >> 20 & ~3U) {
		*at = next;
		code = read32(device, next, &head);
		if (code || !head || head == UINT32_MAX)
			break;
		code = (head & 0xffff) == VENDOR_SPECIFIC ? read32(device, next + KIND, &kind) : 0;
		if (!code && (head & 0xffff) == VENDOR_SPECIFIC && (kind & 0xffff) == PMON)
			return 0;
	}
	*at = 0;
	return code;
}

/* ---- The table ---- */

static int where_discovery_is_nothing(const uint64_t words[3])
{
	return !words[0] || !words[1] || words[0] == UINT64_MAX || words[1] == UINT64_MAX || words[2] == UINT64_MAX;
}

static int read_words(const struct io_unit *unit, uint64_t address, size_t count, uint64_t *words)
{
	int code = where_memory(unit, address, 2 * count, words);

	for (size_t i = 0; i < count && !code; i++)
		words[i] = le64toh(words[i]);
	return code;
}

/* Returns the number of units of the type before this one. A unit that two tables list has one position. */
static uint64_t position_of(const struct io_discovered *found, const uint64_t *one)
{
	uint64_t next = 0;

	for (size_t i = 0; i < found->count; i++) {
		const uint64_t *before = found->units[i];

		if (bits(before[2], 0, 16) != bits(one[2], 0, 16))
			continue;
		if (bits(before[2], 16, 16) == bits(one[2], 16, 16))
			return before[3];
		next = before[3] + 1;
	}
	return next;
}

static int take_table(const struct io_unit *unit, const char *name, uint64_t address, struct io_discovered *found)
{
	uint64_t first[3], *words;
	size_t stride, count;
	int code = read_words(unit, address, 3, first);

	if (code)
		return code;
	stride = (size_t)bits(first[0], 8, 8);
	count = (size_t)bits(first[0], 16, 10);
	if (where_discovery_is_nothing(first) || stride < 3 || !count)
		return pmureg_fail(
			unit->error, -EINVAL, 0,
			"PCI device %s has a PMON discovery table at 0x%llx, but its contents are not valid: 0x%llx "
			"0x%llx 0x%llx",
			name, (unsigned long long)address, (unsigned long long)first[0], (unsigned long long)first[1],
			(unsigned long long)first[2]);
	words = calloc((count + 1) * stride, sizeof(*words));
	code = words ? read_words(unit, address, (count + 1) * stride, words) : io_out_of_memory(unit->error);
	for (size_t i = 1; i <= count && !code; i++) {
		const uint64_t *one = words + i * stride;
		uint64_t(*grown)[WHERE_WORDS];

		/* Skips gaps, and units whose entry says that they are not usable. */
		if (where_discovery_is_nothing(one) || bits(one[0], 62, 2) >= sizeof(spaces) || !bits(one[0], 8, 8) ||
		    !bits(one[0], 24, 8))
			continue;
		grown = pmureg_grow(found->units, found->count, &found->room, sizeof(*grown));
		if (!grown) {
			code = io_out_of_memory(unit->error);
			break;
		}
		found->units = grown;
		memcpy(grown[found->count], one, 3 * sizeof(*one));
		grown[found->count][3] = position_of(found, one);
		found->count++;
	}
	free(words);
	return code;
}

static int take_device(const struct io_unit *unit, const char *name, struct io_discovered *found, size_t *tables)
{
	const struct io_path config = io_path(unit->options->machine->sysfs, "bus/pci/devices/%s/config", name);
	const struct device device = {unit, name, io_open(config, O_RDONLY)};
	uint32_t capability = 0;
	uint64_t address = 0;
	int code = device.fd < 0 ? fail_config(&device, device.fd) : next_capability(&device, &capability);

	while (!code && capability) {
		code = read_bar(&device, capability, &address);
		code = code ? code : take_table(unit, name, address, found);
		*tables += 1;
		code = code ? code : next_capability(&device, &capability);
	}
	if (device.fd >= 0)
		(void)close(device.fd);
	return code;
}

/* Reads the tables of all devices of the package. */
static int read_tables(const struct io_unit *unit, struct io_discovered *found)
{
	const struct io_way_options *options = unit->options;
	const uint16_t id = options->system->discovery;
	size_t tables = 0;
	char name[PCI_NAME];
	int code = pci_find_id(options, id, 0, name, unit->error);

	for (uint64_t nth = 1; !code; nth++) {
		code = take_device(unit, name, found, &tables);
		if (!code && pci_find_id(options, id, nth, name, NULL))
			break;
	}
	if (!code && !tables)
		code = pmureg_fail(unit->error, -ENODEV, 0,
				   "no PCI device %04x:%04x of package %u has a PMON discovery table",
				   options->system->pci_vendor, id, options->package);
	return code;
}

/* ---- One unit ---- */

/* Reads the tables once. The machine keeps the result. */
static int tables_of(const struct io_unit *unit, const struct io_discovered **of)
{
	const struct io_way_options *options = unit->options;
	struct io_discovered *found = options->machine->discovered;
	int code;

	while (found && (found->system != options->system || found->package != options->package))
		found = found->next;
	*of = found;
	if (found)
		return 0;
	found = calloc(1, sizeof(*found));
	if (!found)
		return io_out_of_memory(unit->error);
	*found = (struct io_discovered){
		.system = options->system, .package = options->package, .next = options->machine->discovered};
	code = read_tables(unit, found);
	if (code) {
		free(found->units);
		free(found);
		return code;
	}
	options->machine->discovered = found;
	*of = found;
	return 0;
}

static int where_discovery_find(const struct io_discovered *found, const struct pmureg_where *where, uint64_t id,
		uint64_t unit[WHERE_WORDS], struct pmureg_error *error)
{
	const uint64_t *is = NULL;

	for (size_t i = 0; i < found->count; i++)
		if (bits(found->units[i][2], 0, 16) == where->type && bits(found->units[i][2], 16, 16) == id) {
			/* Equal entries in two tables are one unit. */
			if (is && memcmp(is, found->units[i], sizeof(found->units[i])) != 0)
				return pmureg_fail(
					error, -EINVAL, 0,
					"the PMON discovery tables of package %u tell of two units of type %u with number %llu, at 0x%llx and 0x%llx",
					found->package, where->type, (unsigned long long)id, (unsigned long long)is[1],
					(unsigned long long)found->units[i][1]);
			is = found->units[i];
		}
	for (size_t i = 0; is && i < found->count; i++)
		if (found->units[i][1] == is[1] && !((found->units[i][0] ^ is[0]) >> 62) &&
		    bits(found->units[i][2], 0, 16) == where->type && bits(found->units[i][2], 16, 16) != id)
			return pmureg_fail(
				error, -EINVAL, 0,
				"the PMON discovery tables of package %u tell of two units of type %u at 0x%llx, numbers %llu and %llu",
				found->package, where->type, (unsigned long long)is[1], (unsigned long long)id,
				(unsigned long long)bits(found->units[i][2], 16, 16));
	if (!is)
		return pmureg_fail(
			error, -ENODEV, 0,
			"the PMON discovery tables of package %u tell of no unit of type %u with number %llu",
			found->package, where->type, (unsigned long long)id);
	memcpy(unit, is, WHERE_WORDS * sizeof(*unit));
	return 0;
}

int where_discovery(const struct io_unit *unit, const struct pmureg_where *where, uint64_t words[WHERE_WORDS])
{
	const uint64_t id =
		pmureg_value_of(pmureg_where_nth(where),
				pmureg_instance_numbers(&pmureg_block_instances(unit->block)[unit->instance]), 0);
	const struct io_discovered *found;
	int code;

	(void)pthread_mutex_lock(&unit->options->machine->lock);
	code = tables_of(unit, &found);
	(void)pthread_mutex_unlock(&unit->options->machine->lock);
	code = code ? code : where_discovery_find(found, where, id, words, unit->error);
	if (!code && spaces[bits(words[0], 62, 2)] != unit->block->space)
		code = pmureg_fail(
			unit->error, -EINVAL, 0,
			"the PMON discovery tables of package %u tell of a unit of type %u with number %llu that is reached by another way than `%s`",
			unit->options->package, where->type, (unsigned long long)id, pmureg_block_key(unit->block));
	return code;
}
