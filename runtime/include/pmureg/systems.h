/*
 * systems.h: the described systems that a program has without files, because it links libpmureg-tables.a.
 */
#ifndef PMUREG_SYSTEMS_H
#define PMUREG_SYSTEMS_H

#include <stddef.h>

#include <pmureg/table.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * The systems, ended by NULL. To have all of them in a program that links libpmureg.a, link with
 * -Wl,-u,pmureg_built_in. To have only some, define the array, of pmureg_system_NAME. The library then looks for no
 * installed tables.
 */
extern const struct pmureg_system *const pmureg_built_in[];
extern const size_t pmureg_built_in_count;

#ifdef __cplusplus
}
#endif

#endif
