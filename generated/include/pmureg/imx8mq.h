/*
 * NXP i.MX8M Quad DDR controller: every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/nxp/imx8mq.yaml. Edit that, not this.
 */
#ifndef PMUREG_IMX8MQ_H
#define PMUREG_IMX8MQ_H

#include <pmureg/imx8mq/ddr.h>

#endif
