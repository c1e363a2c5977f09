/*
 * memory.c: the four functions that compilers call even in freestanding code (GCC manual, "Standards").
 */
#include "memory.h"

void *memcpy(void *to, const void *from, size_t size)
{
	return memmove(to, from, size);
}

void *memmove(void *to, const void *from, size_t size)
{
	volatile unsigned char *t = to;
	const unsigned char *f = from;
	size_t i;

	for (i = 0; i < size; i++) {
		size_t at = (uintptr_t)to < (uintptr_t)from ? i : size - 1 - i;

		t[at] = f[at];
	}
	return to;
}

void *memset(void *to, int value, size_t size)
{
	volatile unsigned char *t = to;

	while (size)
		t[--size] = (unsigned char)value;
	return to;
}

int memcmp(const void *a, const void *b, size_t size)
{
	const unsigned char *x = a, *y = b;
	size_t i;

	for (i = 0; i < size; i++)
		if (x[i] != y[i])
			return x[i] < y[i] ? -1 : 1;
	return 0;
}
