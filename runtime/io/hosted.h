/*
 * hosted.h: what nearly every file here takes from the system; the first include of those that do.
 */
#ifndef PMUREG_IO_HOSTED_H
#define PMUREG_IO_HOSTED_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#define _FILE_OFFSET_BITS 64 /* on every machine: addresses of registers are offsets of files */
#define _TIME_BITS 64

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#endif
