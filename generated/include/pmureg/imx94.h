/*
 * NXP i.MX94 DDR controller: every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/nxp/imx94.yaml. Edit that, not this.
 */
#ifndef PMUREG_IMX94_H
#define PMUREG_IMX94_H

#include <pmureg/imx94/ddr.h>

#endif
