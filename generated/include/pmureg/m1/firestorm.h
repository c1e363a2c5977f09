/*
 * Apple M1 and M2 core PMUs: Core PMU of M1's P-cores (Firestorm)
 *
 * Made by pmureg from regdefs/apple/m1.yaml. Edit that, not this.
 */
#ifndef PMUREG_M1_FIRESTORM_H
#define PMUREG_M1_FIRESTORM_H

/*
 * Registers that several blocks share. They are described once, under names of their own (m1_core_midr_t and so on):
 * MIDR_EL1, PMC<n>_EL1, PMCR0_EL1, PMCR1_EL1, PMCR2_EL1, PMCR3_EL1, PMCR4_EL1, PMESR<n>_EL1, PMSR_EL1
 */
#include <pmureg/m1/core.h>

#endif
