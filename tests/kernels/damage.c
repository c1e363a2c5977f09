/*
 * damage.c: makes damaged copies of a table.
 *
 *	damage TABLE FOLDER COUNT SEED    FOLDER/bad0.pmu and so on: of each, some bits are wrong, a part is overwritten,
 *	                                  or the end is missing
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define HEADER 40 /* bytes with values of which each may be right */

static uint64_t state;

/* Marsaglia, Xorshift RNGs: 13, 7, 17. */
static size_t draw(size_t below)
{
	state ^= state << 13;
	state ^= state >> 7;
	state ^= state << 17;
	return (size_t)(state % below);
}

/* Returns the new size. */
static size_t damage(unsigned char *bytes, size_t size)
{
	const size_t at = HEADER + draw(size - HEADER);

	switch (draw(4)) {
	case 0:
		return at;
	case 1: {
		const uint32_t value = (uint32_t)draw(3) - 1; /* a count or a distance: all bits, none, or one */
		const size_t word = at / 4 * 4;

		if (word + 4 <= size && memcmp(bytes + word, &value, 4)) {
			memcpy(bytes + word, &value, 4);
			return size;
		}
	} /* fall through */
	default:
		for (size_t bits = 1 + draw(3); bits; bits--) {
			const size_t bit = 8 * HEADER + draw(8 * (size - HEADER));

			bytes[bit / 8] ^= (unsigned char)(1U << bit % 8);
		}
		return size;
	}
}

int main(int argc, char **argv)
{
	static unsigned char good[1 << 20], bad[1 << 20];
	FILE *file = argc == 5 ? fopen(argv[1], "rbe") : NULL;
	const size_t size = file ? fread(good, 1, sizeof(good), file) : 0;

	if (size <= HEADER || size == sizeof(good) || fclose(file))
		return 1;
	state = strtoull(argv[4], NULL, 0) * 0x9E3779B97F4A7C15U + 1;
	for (int i = 0; i < atoi(argv[3]); i++) {
		char path[256];
		size_t left;

		(void)snprintf(path, sizeof(path), "%s/bad%d.pmu", argv[2], i);
		do {
			memcpy(bad, good, size);
			left = damage(bad, size);
		} while (left == size && !memcmp(bad, good, size));
		file = fopen(path, "wbe");
		if (!file || fwrite(bad, 1, left, file) != left || fclose(file))
			return 1;
	}
	return 0;
}
