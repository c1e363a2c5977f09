/*
 * entries.c: reads the index of a folder, see entries.h.
 */
#include "entries.h"

#include <pmureg/base.h>

/* ---- The checksum ---- */

#define PRIME UINT64_C(0x9E3779B97F4A7C15)

/* Each change of one word changes the sum, because each step can be undone. */
static uint64_t entries_mix(uint64_t sum, uint64_t word)
{
	return (sum ^ word) * PRIME;
}

uint64_t pmureg_entries_sum(const struct pmureg_entries *entries, size_t size)
{
	const uint64_t *word = (const void *)entries, *end = word + size / sizeof(*word);
	uint64_t a = word[0], b = word[1], c = word[2], d = 0;

	for (word += sizeof(*entries) / sizeof(*word); word < end; word += PMUREG_ENTRIES_LANES) {
		a = entries_mix(a, word[0]);
		b = entries_mix(b, word[1]);
		c = entries_mix(c, word[2]);
		d = entries_mix(d, word[3]);
	}
	return entries_mix(entries_mix(entries_mix(a, b), c), d);
}

/* ---- Entries ---- */

const struct pmureg_entry *pmureg_entries_next(const struct pmureg_entries *entries, const struct pmureg_entry *entry)
{
	const char *end = (const char *)entries + entries->size;
	const char *next =
		entry ? pmureg_entry_bytes(entry) + pmureg_entry_padded(entry->head_size) : (const char *)(entries + 1);

	/* Behind the last entry are zeroes, fewer than an entry has. */
	return (size_t)(end - next) < sizeof(*entry) ? NULL : (const void *)next;
}

/* ---- The check ---- */

static int is_index(const struct pmureg_entries *entries)
{
	static const char magic[] = PMUREG_ENTRIES_MAGIC;
	size_t i = 0;

	while (i < sizeof(entries->magic) && entries->magic[i] == magic[i])
		i++;
	return i == sizeof(entries->magic);
}

static int entries_fit(const struct pmureg_entries *entries, size_t size)
{
	return size >= sizeof(*entries) && size % (PMUREG_ENTRIES_LANES * sizeof(uint64_t)) == 0 &&
	       entries->size == size && is_index(entries) && entries->version == PMUREG_ENTRIES_VERSION &&
	       entries->table_version == PMUREG_TABLE_VERSION && entries->order == PMUREG_TABLE_ORDER &&
	       entries->sections == PMUREG_SECTIONS && entries->sum == pmureg_entries_sum(entries, size);
}

static int entry_fits(const struct pmureg_entry *entry, size_t room)
{
	return entry->name_size && entry->name_size <= room && pmureg_entry_padded(entry->name_size) <= room &&
	       !pmureg_entry_name(entry)[entry->name_size - 1] && entry->head_size <= room &&
	       pmureg_entry_padded(entry->head_size) <= room - pmureg_entry_padded(entry->name_size) &&
	       entry->head_size >= sizeof(struct pmureg_system) && entry->system % 8 == 0 &&
	       entry->system <= entry->head_size - sizeof(struct pmureg_system);
}

int pmureg_entries_check(const void *bytes, size_t size)
{
	const struct pmureg_entries *entries = bytes;
	const struct pmureg_entry *entry = NULL;
	uint32_t count = 0;

	if (!entries_fit(entries, size))
		return -PMUREG_EINVAL;
	while ((entry = pmureg_entries_next(entries, entry))) {
		if (!entry_fits(entry, (size_t)((const char *)bytes + size - pmureg_entry_name(entry))))
			return -PMUREG_EINVAL;
		count++;
	}
	return count == entries->count ? 0 : -PMUREG_EINVAL;
}
