/*
 * index.c: searches the hash tables that generator/model/index.py makes with the same hash. Names of the running
 * kernel's PMUs have no hash table.
 */
#include "internal.h"

#define FACTOR UINT64_C(0x9E3779B97F4A7C15) /* 2^64 / the golden ratio: gives similar words distant hashes */

static inline uint64_t four(const char *at)
{
	const unsigned char *byte = (const unsigned char *)at;

	return byte[0] | (uint32_t)byte[1] << 8 | (uint32_t)byte[2] << 16 | (uint32_t)byte[3] << 24;
}

/* On a little-endian processor, compilers make one load of it. */
static inline uint64_t eight(const char *at)
{
	const unsigned char *byte = (const unsigned char *)at;

	return byte[0] | (uint64_t)byte[1] << 8 | (uint64_t)byte[2] << 16 | (uint64_t)byte[3] << 24 |
	       (uint64_t)byte[4] << 32 | (uint64_t)byte[5] << 40 | (uint64_t)byte[6] << 48 | (uint64_t)byte[7] << 56;
}

/* Returns a number for one to seven characters, different for each text of this length. */
static inline uint64_t rest(const char *at, size_t length)
{
	const unsigned char *byte = (const unsigned char *)at;

	if (length >= 4)
		return four(at) | four(at + length - 4) << 32;
	return byte[0] | (uint64_t)byte[length / 2] << 8 | (uint64_t)byte[length - 1] << 16;
}

static inline uint64_t index_mix(uint64_t hash, uint64_t word)
{
	hash = (hash ^ word) * FACTOR;
	return hash ^ hash >> 32;
}

static inline uint32_t hash_of(struct pmureg_word word)
{
	uint64_t hash = word.length * FACTOR;

	for (; word.length >= 8; word.text += 8, word.length -= 8)
		hash = index_mix(hash, eight(word.text));
	if (word.length)
		hash = index_mix(hash, rest(word.text, word.length));
	return (uint32_t)hash;
}

static inline int index_same(const char *a, const char *b, size_t length)
{
	for (; length >= 8; a += 8, b += 8, length -= 8)
		if (eight(a) != eight(b))
			return 0;
	return !length || rest(a, length) == rest(b, length);
}

uint16_t pmureg_names_find(const struct pmureg_names *names, struct pmureg_word word)
{
	const struct pmureg_name *list = pmureg_names_list(names);
	const uint16_t *slots = pmureg_names_slots(names);
	const uint32_t hash = hash_of(word), mask = names->slot_count - 1;

	for (uint16_t i = 0; !slots && i < names->count; i++)
		if (pmureg_word_is(word, pmureg_name_text(&list[i])))
			return list[i].index;
	if (!slots)
		return PMUREG_NONE;
	for (uint32_t at = hash & mask; slots[at] != PMUREG_NONE; at = (at + 1) & mask) {
		const struct pmureg_name *name = &list[slots[at]];

		if (name->hash == hash && name->length == word.length &&
		    index_same(pmureg_name_text(name), word.text, word.length))
			return name->index;
	}
	return PMUREG_NONE;
}

uint32_t pmureg_shape_hash(const struct pmureg_shape *shape, const uint64_t *terms)
{
	const uint16_t *of = pmureg_shape_terms(shape);
	uint64_t hash = 0;

	for (uint16_t i = 0; i < shape->count; i++)
		hash = index_mix(hash, terms[of[i]] ^ (uint64_t)of[i] << 48);
	return (uint32_t)hash;
}
