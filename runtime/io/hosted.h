/*
 * hosted.h: what nearly every file here takes from the system; the first include of those that do.
 */
#ifndef PMUREG_IO_HOSTED_H
#define PMUREG_IO_HOSTED_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#ifndef __LP64__ /* addresses of registers are offsets of files, and those have 64 bits elsewhere anyway */
#define _FILE_OFFSET_BITS 64
#define _TIME_BITS 64
#endif

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The request of an ioctl(), which has the type that the C library gives it: POSIX's int, or glibc's unsigned long. */
#define IO_REQUEST(request) _Generic(ioctl, int (*)(int, int, ...): (int)(request), default: (request))

#endif
