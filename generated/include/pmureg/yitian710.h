/*
 * Alibaba Yitian 710 DDR driveways: every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/alibaba/yitian710.yaml. Edit that, not this.
 */
#ifndef PMUREG_YITIAN710_H
#define PMUREG_YITIAN710_H

#include <pmureg/yitian710/drw.h>

#endif
