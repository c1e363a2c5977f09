/*
 * sort.c: sorts without a C library. A heapsort needs no extra memory and no recursion, and has no slow case.
 */
#include <pmureg/base.h>

/* Swaps 8 bytes at a time, then the rest. All lists sorted here consist of whole 8-byte words. */
static void swap(unsigned char *a, unsigned char *b, size_t size)
{
	uint64_t one, other;

	for (; size >= sizeof(one); a += sizeof(one), b += sizeof(one), size -= sizeof(one)) {
		__builtin_memcpy(&one, a, sizeof(one));
		__builtin_memcpy(&other, b, sizeof(one));
		__builtin_memcpy(a, &other, sizeof(one));
		__builtin_memcpy(b, &one, sizeof(one));
	}
	while (size--) {
		const unsigned char kept = a[size];

		a[size] = b[size];
		b[size] = kept;
	}
}

void pmureg_sort(void *list, size_t count, size_t size, pmureg_comparison *compare)
{
	unsigned char *const at = list;
	size_t first = count / 2;

	/* Builds the heap from its end. Then moves the largest item behind the heap, and sifts its replacement down. */
	while (count > 1) {
		if (first)
			first--;
		else
			swap(at, at + --count * size, size);
		for (size_t top = first, child = 2 * top + 1; child < count; top = child, child = 2 * top + 1) {
			if (child + 1 < count && compare(at + child * size, at + (child + 1) * size) < 0)
				child++;
			if (compare(at + top * size, at + child * size) >= 0)
				break;
			swap(at + top * size, at + child * size, size);
		}
	}
}
