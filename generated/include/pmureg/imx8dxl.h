/*
 * NXP i.MX8DXL DDR controller: every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/nxp/imx8dxl.yaml. Edit that, not this.
 */
#ifndef PMUREG_IMX8DXL_H
#define PMUREG_IMX8DXL_H

#include <pmureg/imx8dxl/ddr.h>

#endif
