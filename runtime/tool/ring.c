/*
 * ring.c: finds the records in a log. It trusts nothing but the sum of each record, as a crash or a power cut may have
 * stopped the writer at any byte, and another may go on writing while the file is read.
 */
#include "ring.h"

#include <sys/stat.h>
#include <unistd.h>

static const char file_magic[16] = "pmureg log 1\n";
static const unsigned char record_magic[8] = {0xff, 0xfe, 'p', 'm', 'u', 'r', 'e', 'c'};
#define ORDER 0x01020304U
#define SUM_BEGIN UINT64_C(0xcbf29ce484222325)

/* ---- Sums: FNV-1a, which sees every change of a single byte ---- */

static uint64_t ring_sum(uint64_t sum, const void *from, size_t size)
{
	const unsigned char *bytes = from;

	for (size_t i = 0; i < size; i++)
		sum = (sum ^ bytes[i]) * UINT64_C(0x100000001b3);
	return sum;
}

static uint64_t sum_of_header(const struct ring_header *header)
{
	return ring_sum(SUM_BEGIN, &header->order, sizeof(*header) - offsetof(struct ring_header, order));
}

static uint64_t sum_of_record(const struct ring_record *record, const void *text)
{
	const size_t from = offsetof(struct ring_record, magic);
	const uint64_t sum = ring_sum(SUM_BEGIN, (const unsigned char *)record + from, sizeof(*record) - from);

	return ring_sum(sum, text, (size_t)record->size);
}

void ring_seal_header(struct ring_header *header)
{
	memcpy(header->magic, file_magic, sizeof(file_magic));
	header->order = ORDER;
	header->sum = sum_of_header(header);
}

void ring_seal(struct ring_record *record, const void *text)
{
	memcpy(record->magic, record_magic, sizeof(record_magic));
	record->sum = sum_of_record(record, text);
}

/* ---- The file ---- */

static int ring_refuse(const char *name, struct pmureg_error *error)
{
	return pmureg_fail(error, -EINVAL, 0,
			   "%s is no log that pmureg has written here; move it away, or name another file", name);
}

int ring_load(struct ring *ring, int file, const char *name, struct pmureg_error *error)
{
	struct stat status;
	ssize_t done = 1;
	size_t size;

	*ring = (struct ring){.bytes = NULL};
	if (fstat(file, &status))
		return pmureg_fail(error, -errno, 0, "%s cannot be read: %s", name, strerror(errno));
	if (!S_ISREG(status.st_mode))
		return pmureg_fail(error, -EINVAL, 0, "%s is no regular file, and a log is one; name another", name);
	if (status.st_size < 0 || (uint64_t)status.st_size > RING_MOST)
		return ring_refuse(name, error);
	size = (size_t)status.st_size;
	ring->bytes = malloc(size + 1);
	if (!ring->bytes)
		return pmureg_fail(error, -ENOMEM, 0, "out of memory for the %zu bytes of %s", size, name);
	while (ring->size < size && done) {
		done = pread(file, ring->bytes + ring->size, size - ring->size, (off_t)ring->size);
		if (done < 0 && errno != EINTR)
			return pmureg_fail(error, -errno, 0, "%s cannot be read: %s", name, strerror(errno));
		ring->size += done > 0 ? (size_t)done : 0;
	}
	return 0;
}

void ring_free(struct ring *ring)
{
	free(ring->bytes);
	free(ring->places);
}

int ring_is_new(const struct ring *ring)
{
	for (size_t i = 0; i < ring->size; i++)
		if (ring->bytes[i])
			return 0;
	return 1;
}

/* ---- Records ---- */

/* Checks whether a whole record is at a place. */
static int holds_record(const struct ring *ring, size_t at, struct ring_record *record)
{
	const size_t room = ring->size - at;
	const unsigned char *text = ring->bytes + at + sizeof(*record);

	if (room < sizeof(*record))
		return 0;
	memcpy(record, ring->bytes + at, sizeof(*record));
	return memcmp(record->magic, record_magic, sizeof(record_magic)) == 0 && record->size &&
	       record->size <= room - sizeof(*record) && record->sequence && record->sequence < UINT64_MAX / 2 &&
	       text[0] == '{' && text[record->size - 1] == '\n' && record->sum == sum_of_record(record, text);
}

static int ring_by_sequence(const void *a, const void *b)
{
	const struct ring_place *one = a, *other = b;

	return one->sequence != other->sequence ? (one->sequence > other->sequence ? 1 : -1) :
	       one->at != other->at             ? (one->at > other->at ? 1 : -1) : 0;
}

static size_t behind(const struct ring *ring, size_t at)
{
	struct ring_record record;

	memcpy(&record, ring->bytes + at, sizeof(record));
	return at + sizeof(record) + (size_t)record.size;
}

/* Checks for zeros behind the newest record. */
static int is_zero_behind(const struct ring *ring, size_t most)
{
	for (size_t at = ring->end; at < ring->size && at - ring->end < most; at++)
		if (ring->bytes[at])
			return 0;
	return 1;
}

/*
 * Counts what is missing: between records, behind the newest one, and at the begin of the file. There, a record is
 * always whole, unless the newest one, which did not fit behind the others, is torn. In the first round, it is record 1.
 */
static void count_skipped(struct ring *ring, size_t largest, size_t lowest)
{
	struct ring_record record;
	const int is_torn = !is_zero_behind(ring, RING_END) && !holds_record(ring, ring->end, &record);
	const int lacks_first = ring->count && lowest != RING_HEAD && ring->places[0].at == lowest;
	const int is_at_end = ring->size - ring->end < 2 * largest; /* where zeros are behind the end of each round */
	const int is_first_round = ring->count && !is_at_end && is_zero_behind(ring, SIZE_MAX);

	for (size_t i = 1; i < ring->count; i++)
		ring->skipped += ring->places[i].sequence - ring->places[i - 1].sequence - 1;
	ring->skipped += is_first_round ? ring->places[0].sequence - 1 : is_torn || lacks_first;
	/* A torn record has used its number, so that the gap is still seen when another is written over it. */
	ring->next += is_torn || (lacks_first && is_at_end);
}

static void ring_sort(struct ring *ring)
{
	size_t kept = 0;

	if (ring->count)
		qsort(ring->places, ring->count, sizeof(ring->places[0]), ring_by_sequence);
	for (size_t i = 0; i < ring->count; i++)
		if (!kept || ring->places[i].sequence != ring->places[kept - 1].sequence)
			ring->places[kept++] = ring->places[i];
	ring->count = kept;
}

int ring_index(struct ring *ring)
{
	size_t at = RING_HEAD, largest = 0, lowest;
	const unsigned char *found;
	struct ring_record record;

	for (;;) {
		const size_t from = at + offsetof(struct ring_record, magic);
		struct ring_place *grown;

		found = from >= ring->size ? NULL :
			memmem(ring->bytes + from, ring->size - from, record_magic, sizeof(record_magic));
		if (!found)
			break;
		at = (size_t)(found - ring->bytes) - offsetof(struct ring_record, magic);
		if (!holds_record(ring, at, &record)) {
			at++;
			continue;
		}
		grown = with_room(ring->places, ring->count, sizeof(*grown));
		if (!grown)
			return -ENOMEM;
		ring->places = grown;
		grown[ring->count++] = (struct ring_place){record.sequence, at};
		at = behind(ring, at);
		largest = record.size > largest ? (size_t)record.size : largest;
	}
	lowest = ring->count ? ring->places[0].at : 0;
	ring_sort(ring);
	ring->end = ring->count ? behind(ring, ring->places[ring->count - 1].at) : RING_HEAD;
	ring->next = ring->count ? ring->places[ring->count - 1].sequence + 1 : 1;
	count_skipped(ring, largest + sizeof(record), lowest);
	return 0;
}

int ring_read(struct ring *ring, const char *name, struct pmureg_error *error)
{
	struct ring_header *header = &ring->header;

	if (ring->size < sizeof(*header))
		return ring_refuse(name, error);
	memcpy(header, ring->bytes, sizeof(*header));
	if (memcmp(header->magic, file_magic, sizeof(file_magic)) != 0 || header->order != ORDER ||
	    header->sum != sum_of_header(header) || header->size < RING_LEAST || header->size > RING_MOST ||
	    !memchr(header->system, '\0', sizeof(header->system)))
		return ring_refuse(name, error);
	ring->size = ring->size < header->size ? ring->size : (size_t)header->size;
	return ring_index(ring) ? pmureg_fail(error, -ENOMEM, 0, "out of memory") : 0;
}

char *ring_text(const struct ring *ring, size_t index, struct ring_record *record)
{
	unsigned char *at = ring->bytes + ring->places[index].at;

	memcpy(record, at, sizeof(*record));
	return (char *)at + sizeof(*record);
}
