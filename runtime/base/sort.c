/*
 * sort.c: sorts without a C library: a heapsort, which has no memory, no recursion and no bad case.
 */
#include <pmureg/base.h>

static void swap(unsigned char *a, unsigned char *b, size_t size)
{
	for (size_t i = 0; i < size; i++) {
		const unsigned char kept = a[i];

		a[i] = b[i];
		b[i] = kept;
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
