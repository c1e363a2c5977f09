/*
 * hosted.h: the C library, the operating system and the public headers for every file of the library. Include it first.
 */
#ifndef PMUREG_LIBRARY_HOSTED_H
#define PMUREG_LIBRARY_HOSTED_H

#include "../io/hosted.h"

#include <math.h>
#include <sys/types.h>
#include <time.h>

#include <pmureg/core.h>
#include <pmureg/pmureg.h>
#include <pmureg/systems.h>

#endif
