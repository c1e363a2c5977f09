/*
 * hosted.h: what every file of the library has: a C library with its operating system, and the public headers. First.
 */
#ifndef PMUREG_LIBRARY_HOSTED_H
#define PMUREG_LIBRARY_HOSTED_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#ifndef __LP64__ /* addresses of registers are offsets of files, and those have 64 bits elsewhere anyway */
#define _FILE_OFFSET_BITS 64
#define _TIME_BITS 64
#endif
#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

#include <pmureg/core.h>
#include <pmureg/pmureg.h>
#include <pmureg/systems.h>

#endif
