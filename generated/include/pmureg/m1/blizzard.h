/*
 * Apple M1 and M2 core PMUs: Core PMU of M2's E-cores (Blizzard)
 *
 * Made by pmureg from regdefs/apple/m1.yaml. Edit that, not this.
 */
#ifndef PMUREG_M1_BLIZZARD_H
#define PMUREG_M1_BLIZZARD_H

/*
 * Registers that several blocks share. They are described once, under names of their own (m1_wide_midr_t and so on):
 * MIDR_EL1, PMC<n>_EL1, PMCR0_EL1, PMCR1_EL1, PMCR2_EL1, PMCR3_EL1, PMCR4_EL1, PMESR<n>_EL1, PMSR_EL1
 */
#include <pmureg/m1/wide.h>

#endif
