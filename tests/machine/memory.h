/*
 * memory.h: what the core may expect of its surroundings.
 */
#ifndef PMUREG_TEST_MEMORY_H
#define PMUREG_TEST_MEMORY_H

#include <stddef.h>
#include <stdint.h>

void *memcpy(void *to, const void *from, size_t size);
void *memmove(void *to, const void *from, size_t size);
void *memset(void *to, int value, size_t size);
int memcmp(const void *a, const void *b, size_t size);

#endif
