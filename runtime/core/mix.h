/*
 * mix.h: the hash of 64-bit words that names, terms and whole tables have; generator/model/index.py computes the same.
 */
#ifndef PMUREG_CORE_MIX_H
#define PMUREG_CORE_MIX_H

#include <stdint.h>

#define PMUREG_FACTOR UINT64_C(0x9E3779B97F4A7C15) /* 2^64 / the golden ratio: gives similar words distant hashes */

/* Adds a word to a hash. */
static inline uint64_t pmureg_mix(uint64_t hash, uint64_t word)
{
	hash = (hash ^ word) * PMUREG_FACTOR;
	return hash ^ hash >> 32;
}

#endif
