/*
 * NXP i.MX93 DDR controller: every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/nxp/imx93.yaml. Edit that, not this.
 */
#ifndef PMUREG_IMX93_H
#define PMUREG_IMX93_H

#include <pmureg/imx93/ddr.h>

#endif
