/*
 * AmpereOne memory controllers: every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/ampere/ampereone.yaml. Edit that, not this.
 */
#ifndef PMUREG_AMPEREONE_H
#define PMUREG_AMPEREONE_H

#include <pmureg/ampereone/mcu.h>

#endif
