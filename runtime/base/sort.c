/*
 * sort.c: sorts without a C library: a heapsort, which has no memory, no recursion and no bad case.
 */
#include <pmureg/base.h>

/* By words for as long as there are whole ones, as in all that is sorted here. */
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

void pmureg_sort(void *list, size_t count, size_t size, pmureg_comparison *compare, const void *context)
{
	unsigned char *const at = list;
	size_t first = count / 2;

	/* The heap is built from behind; then the largest goes behind it, and what takes its place sinks. */
	while (count > 1) {
		if (first)
			first--;
		else
			swap(at, at + --count * size, size);
		for (size_t top = first, child = 2 * top + 1; child < count; top = child, child = 2 * top + 1) {
			if (child + 1 < count && compare(at + child * size, at + (child + 1) * size, context) < 0)
				child++;
			if (compare(at + top * size, at + child * size, context) >= 0)
				break;
			swap(at + top * size, at + child * size, size);
		}
	}
}
