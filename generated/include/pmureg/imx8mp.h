/*
 * NXP i.MX8M Plus DDR controller: every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/nxp/imx8mp.yaml. Edit that, not this.
 */
#ifndef PMUREG_IMX8MP_H
#define PMUREG_IMX8MP_H

#include <pmureg/imx8mp/ddr.h>

#endif
