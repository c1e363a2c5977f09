/*
 * Applied Micro X-Gene 3 and Ampere eMAG uncore PMUs: Memory controller
 *
 * Made by pmureg from regdefs/apm/xgene3.yaml. Edit that, not this.
 */
#ifndef PMUREG_XGENE3_MC_H
#define PMUREG_XGENE3_MC_H

/*
 * Registers that several blocks share. They are described once, under names of their own (xgene3_pmu3_pmevtyper_t and so on):
 * PMEVTYPER, PMCNTENSET, PMCNTENCLR, PMINTENSET, PMINTENCLR, PMCR, PMEVCNTR, PMOVSCLR, PMOVSSET
 */
#include <pmureg/xgene3/pmu3.h>

#endif
