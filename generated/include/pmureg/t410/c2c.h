/*
 * NVIDIA Tegra410 (Vera) uncore PMUs: NVLink-C2C latency
 *
 * Made by pmureg from regdefs/nvidia/t410.yaml. Edit that, not this.
 */
#ifndef PMUREG_T410_C2C_H
#define PMUREG_T410_C2C_H

/*
 * Registers that several blocks share. They are described once, under names of their own (t410_link_ctrl_t and so on):
 * CTRL, IN_STATUS, CYCLE_CNTR, IN_RD_CUM_OUTS_CNTR, IN_RD_REQ_CNTR, IN_WR_CUM_OUTS_CNTR, IN_WR_REQ_CNTR,
 * OUT_STATUS, OUT_RD_CUM_OUTS_CNTR, OUT_RD_REQ_CNTR, OUT_WR_CUM_OUTS_CNTR, OUT_WR_REQ_CNTR
 */
#include <pmureg/t410/t410_link.h>

#endif
