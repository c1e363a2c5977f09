/*
 * tree.h: a folder of files that stands for a machine's /dev and /sys.
 */
#ifndef PMUREG_TEST_TREE_H
#define PMUREG_TEST_TREE_H

#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>

#include <cmocka.h>

#define TREE_PATH 512

/* Makes an empty one and names it; every assert that fails ends the test. */
void tree_make(char root[TREE_PATH]);
void tree_remove(const char *root);

/* A file with this text; folders above it are made. */
void tree_text(const char *root, const char *name, const char *text);

/* Bytes at a place of a file, which is made and grown as needed: holes read 0. */
void tree_bytes(const char *root, const char *name, uint64_t at, const void *bytes, size_t count);
void tree_put32(const char *root, const char *name, uint64_t at, uint32_t value);
void tree_put64(const char *root, const char *name, uint64_t at, uint64_t value);
uint64_t tree_get64(const char *root, const char *name, uint64_t at);
uint32_t tree_get32(const char *root, const char *name, uint64_t at);

void tree_cut(const char *root, const char *name, uint64_t size);
void tree_mode(const char *root, const char *name, unsigned int mode);
void tree_delete(const char *root, const char *name);

#endif
