/*
 * where_iomem.c: finds units by the name of their memory in /proc/iomem: ` 13000000-13000fff : SOCB0001:00`.
 */
#include "hosted.h"

#include "where.h"

#define MOST (4 << 20)

/*
 * Returns the device of a line: the number after the name (`:00`), 0 if there is none, or the number at `<n>`.
 * UINT64_MAX: the line has another name.
 */
static uint64_t device_of(const char *line, const char *name)
{
	const size_t length = strlen(name);
	const size_t before = strcspn(name, "<");
	char *end;
	uint64_t device;

	if (name[before])
		return pmureg_pattern_fits(name, line) ? strtoull(line + before, NULL, 10) : UINT64_MAX;
	if (strncmp(line, name, length) != 0)
		return UINT64_MAX;
	if (line[length] != ':')
		return line[length] ? UINT64_MAX : 0;
	device = strtoull(line + length + 1, &end, 16);
	return end > line + length + 1 && !*end ? device : UINT64_MAX;
}

static struct where_unit *where_iomem_unit_of(struct where_units *units, uint64_t device, struct pmureg_error *error)
{
	struct where_unit *unit;

	for (size_t i = 0; i < units->count; i++)
		if (units->list[i].device == device)
			return &units->list[i];
	unit = where_add(units, error);
	if (unit) {
		unit->package = -1;
		unit->device = device;
	}
	return unit;
}

static int by_device(const void *a, const void *b)
{
	const struct where_unit *left = a, *right = b;

	return (left->device > right->device) - (left->device < right->device);
}

static int where_iomem_take_line(char *line, const char *name, struct where_units *units, int *is_hidden,
		     struct pmureg_error *error)
{
	char *text = strstr(line, " : "), *end;
	const struct where_page *last;
	uint64_t device, low, high;
	struct where_unit *unit;

	device = text ? device_of(text + 3, name) : UINT64_MAX;
	if (device == UINT64_MAX)
		return 0;
	low = strtoull(line, &end, 16);
	high = *end == '-' ? strtoull(end + 1, &end, 16) : 0;
	if (end != text || high < low || device > UINT16_MAX)
		return pmureg_fail(error, -EINVAL, 0, "/proc/iomem has an invalid line for %s: %s", name,
				   line);
	*is_hidden |= !high;
	unit = where_iomem_unit_of(units, device, error);
	if (!unit)
		return -ENOMEM;
	/* A range in another of the same name is the same memory, claimed by the device's driver, or a part of it. */
	last = unit->page_count ? &unit->pages[unit->page_count - 1] : NULL;
	if (last && low - last->address < last->size) {
		if (high - low < last->size - 1)
			unit->inner = low - last->address;
		return 0;
	}
	if (unit->page_count == WHERE_PAGES)
		return pmureg_fail(error, -EINVAL, 0, "/proc/iomem has more than %d pages of %s", WHERE_PAGES, name);
	unit->pages[unit->page_count++] = (struct where_page){low, high - low + 1};
	return 0;
}

int where_iomem(const struct io_unit *unit, const struct pmureg_where *where, struct where_units *units)
{
	const struct io_path path = io_path(unit->options->machine->root, "proc/iomem");
	int code, is_hidden = 0;
	unsigned char *text;
	char *rest = NULL;
	size_t size;

	code = where_bytes(path, MOST, &text, &size, unit->error);
	if (code)
		return code;
	for (char *line = strtok_r((char *)text, "\n", &rest); line && !code; line = strtok_r(NULL, "\n", &rest))
		code = where_iomem_take_line(line, pmureg_where_name(where), units, &is_hidden, unit->error);
	free(text);
	/* Sorted, because the kernel lists them by address. */
	if (units->count)
		qsort(units->list, units->count, sizeof(*units->list), by_device);
	if (!code && is_hidden)
		return pmureg_fail(unit->error, -EPERM, 0, "%s shows addresses only to root; run as root", path.text);
	return code;
}
