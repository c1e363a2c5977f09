/*
 * watch.h: an io around another that tells of each access.
 */
#ifndef PMUREG_LIBRARY_WATCH_H
#define PMUREG_LIBRARY_WATCH_H

#include <pmureg/core.h>
#include <pmureg/pmureg.h>

struct watch;

/* NULL: out of memory. */
struct watch *watch_open(const struct pmureg_system *system, int package, struct pmureg_io *inner, pmureg_watcher *told, void *context);
struct pmureg_io *watch_io(struct watch *watch);
void watch_close(struct watch *watch); /* NULL is allowed */

#endif
