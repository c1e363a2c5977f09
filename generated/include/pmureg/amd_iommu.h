/*
 * AMD I/O memory management units: every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/amd/amd_iommu.yaml. Edit that, not this.
 */
#ifndef PMUREG_AMD_IOMMU_H
#define PMUREG_AMD_IOMMU_H

#include <pmureg/amd_iommu/iommu.h>

#endif
