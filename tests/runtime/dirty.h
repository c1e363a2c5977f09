/*
 * dirty.h: an invented system on which someone has counted before, and events that touch nearly all of its registers.
 */
#ifndef TOY_DIRTY_H
#define TOY_DIRTY_H

#include "bench.h"

void dirty(struct bench *bench);
void add_everything(struct bench *bench);

#endif
