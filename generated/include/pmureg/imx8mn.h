/*
 * NXP i.MX8M Nano DDR controller: every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/nxp/imx8mn.yaml. Edit that, not this.
 */
#ifndef PMUREG_IMX8MN_H
#define PMUREG_IMX8MN_H

#include <pmureg/imx8mn/ddr.h>

#endif
