/*
 * NXP i.MX91 DDR controller: every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/nxp/imx91.yaml. Edit that, not this.
 */
#ifndef PMUREG_IMX91_H
#define PMUREG_IMX91_H

#include <pmureg/imx91/ddr.h>

#endif
