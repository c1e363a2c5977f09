/*
 * NXP i.MX8M Mini DDR controller: every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/nxp/imx8mm.yaml. Edit that, not this.
 */
#ifndef PMUREG_IMX8MM_H
#define PMUREG_IMX8MM_H

#include <pmureg/imx8mm/ddr.h>

#endif
