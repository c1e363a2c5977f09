/*
 * log.c: fuzzes what `pmureg log` reads. An input lays out records in a ring and changes bytes of the file. Each record
 * that is found is one that was written, unchanged, and they are in order; the writer can go on behind them.
 */
#include "fuzz.h"

#include "../../runtime/tool/ring.h"

#define RING 8192 /* bytes of the file */
#define TEXTS 80  /* longest text */

static size_t put(unsigned char *file, size_t at, uint64_t sequence, uint8_t length)
{
	char text[TEXTS + 3] = "{";
	struct ring_record record = {.sequence = sequence, .time_ns = sequence, .length_ns = ~sequence, .size = length % TEXTS + 2U};

	memset(text + 1, 'a' + (int)(sequence % 26), record.size - 2);
	text[record.size - 1] = '\n';
	ring_seal(&record, text);
	if (at + sizeof(record) + record.size > RING) {
		memset(file + at, 0, RING - at);
		at = RING_HEAD;
	}
	memcpy(file + at, &record, sizeof(record));
	memcpy(file + at + sizeof(record), text, record.size);
	at += sizeof(record) + record.size;
	memset(file + at, 0, RING - at < RING_END ? RING - at : RING_END);
	return at;
}

static void check_ring(const struct ring *ring, uint64_t written, int is_changed)
{
	uint64_t before = 0;

	for (size_t i = 0; i < ring->count; i++) {
		struct ring_record record;
		const char *text = ring_text(ring, i, &record);

		MUST(record.sequence > before && record.sequence <= written, "%llu", (unsigned long long)record.sequence);
		MUST(record.time_ns == record.sequence && record.length_ns == ~record.sequence, "not what was written");
		MUST(text[0] == '{' && text[record.size - 1] == '\n' && record.size <= TEXTS + 2, "text");
		for (size_t j = 1; j < record.size - 1; j++)
			MUST(text[j] == 'a' + (int)(record.sequence % 26), "text of %llu", (unsigned long long)record.sequence);
		before = record.sequence;
	}
	MUST(ring->end >= RING_HEAD && ring->end <= ring->size, "end %zu", ring->end);
	MUST(ring->next > before && ring->next <= written + 2, "next %llu", (unsigned long long)ring->next);
	MUST(is_changed || (!ring->skipped && before == written && ring->next == written + 1), "%llu skipped",
	     (unsigned long long)ring->skipped);
}

/* The first byte is the number of records; each has a length. The rest are changes: a place, and bits. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct ring ring = {.size = RING};
	const size_t count = size ? data[0] : 0;
	size_t at = RING_HEAD, next = 1;
	int is_changed = 0;

	ring.bytes = calloc(1, RING);
	if (!ring.bytes)
		abort();
	for (size_t i = 0; i < count; i++, next++)
		at = put(ring.bytes, at, i + 1, next < size ? data[next] : 0);
	for (; next + 2 < size; next += 3) {
		ring.bytes[(data[next] * 256U + data[next + 1]) % RING] ^= data[next + 2];
		is_changed |= data[next + 2];
	}
	MUST(ring_index(&ring) == 0, "out of memory");
	check_ring(&ring, count, is_changed);
	ring_free(&ring);
	return 0;
}
