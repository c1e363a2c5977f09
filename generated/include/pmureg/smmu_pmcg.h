/*
 * Arm SMMUv3 performance monitor counter groups: every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/arm/smmu_pmcg.yaml. Edit that, not this.
 */
#ifndef PMUREG_SMMU_PMCG_H
#define PMUREG_SMMU_PMCG_H

#include <pmureg/smmu_pmcg/pmcg.h>

#endif
