/*
 * Synopsys DesignWare PCIe controllers, RAS DES counters: every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/synopsys/dwc_pcie.yaml. Edit that, not this.
 */
#ifndef PMUREG_DWC_PCIE_H
#define PMUREG_DWC_PCIE_H

#include <pmureg/dwc_pcie/port.h>

#endif
