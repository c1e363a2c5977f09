/*
 * files.h: what the ios that work on files share.
 */
#ifndef PMUREG_IO_FILES_H
#define PMUREG_IO_FILES_H

#include <stddef.h>

#define IO_PATH 512
#define IO_WHY 256

/* `<root>/<rest>`; root NULL, "" and "/" are the same. 0 or -ENAMETOOLONG. */
int io_path(char *path, size_t size, const char *root, const char *format, ...) __attribute__((format(printf, 4, 5)));

/* A file that holds one number, decimal or with 0x in front. */
int io_file_number(const char *path, long *number);

/* Whether the kernel is locked down: it then lets nobody write registers, not even root. */
int io_locked_down(const char *root);
/* The level of lockdown, as sysfs says it; empty: none. */
void io_lockdown(const char *sysfs, char *level, size_t size);

#endif
