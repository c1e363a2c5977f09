/*
 * folder.h: a folder of files that functions answer for, seen by every process: FUSE's protocol, spoken to the kernel
 * directly, so that it needs no library.
 */
#ifndef BEHAVING_FOLDER_H
#define BEHAVING_FOLDER_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* What one process wants of one open file. */
struct request {
	size_t file;
	uint64_t handle; /* what open() set */
	pid_t pid;
	uint64_t at;
	size_t size;
};

/* Nothing is cached: each read() and write() of a process arrives here once, with its own offset and size. */
struct folder {
	void *context;
	size_t count;
	const char *(*name)(void *context, size_t file);
	uint64_t (*size)(void *context, size_t file);
	int (*open)(void *context, size_t file, uint64_t *handle);
	void (*close)(void *context, size_t file, uint64_t handle);
	/* Bytes moved, or a negative errno value. */
	int (*read)(void *context, const struct request *request, unsigned char *bytes);
	int (*write)(void *context, const struct request *request, const unsigned char *bytes);
};

/*
 * Serves at a folder that exists until SIGTERM, then takes it away. 0, or a negative errno value: it cannot be had
 * here.
 */
int folder_serve(const struct folder *folder, const char *at);

#endif
