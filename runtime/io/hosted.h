/*
 * hosted.h: the system headers that nearly every file here needs. Include it first.
 */
#ifndef PMUREG_IO_HOSTED_H
#define PMUREG_IO_HOSTED_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#ifndef __LP64__ /* register addresses are file offsets, which need 64 bits */
#define _FILE_OFFSET_BITS 64
#define _TIME_BITS 64
#endif

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Converts the request of an ioctl() to the type of the C library: int in POSIX, unsigned long in glibc. */
#define IO_REQUEST(request) _Generic(ioctl, int (*)(int, int, ...): (int)(request), default: (request))

#endif
