/*
 * systems.h: every described system in this build, sorted by name.
 */
#ifndef PMUREG_SYSTEMS_H
#define PMUREG_SYSTEMS_H

#include <stddef.h>

#include <pmureg/table.h>

#ifdef __cplusplus
extern "C" {
#endif

extern const struct pmureg_system *const pmureg_systems[];
extern const size_t pmureg_system_count;

#ifdef __cplusplus
}
#endif

#endif
