/*
 * NXP i.MX95 DDR controller: every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/nxp/imx95.yaml. Edit that, not this.
 */
#ifndef PMUREG_IMX95_H
#define PMUREG_IMX95_H

#include <pmureg/imx95/ddr.h>

#endif
