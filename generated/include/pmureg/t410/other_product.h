/*
 * NVIDIA Tegra410 (Vera) uncore PMUs: PMU of a product that Linux does not know
 *
 * Made by pmureg from regdefs/nvidia/t410.yaml. Edit that, not this.
 */
#ifndef PMUREG_T410_OTHER_PRODUCT_H
#define PMUREG_T410_OTHER_PRODUCT_H

/*
 * Registers that several blocks share. They are described once, under names of their own (coresight64_cycles_pmevcntr_t and so on):
 * PMEVCNTR<n>, PMEVTYPER<n>, PMSVR<n>, PMEVFILT2R<n>, PMEVFILTR<n>, PMCNTENSET<i>, PMCNTENCLR<i>, PMINTENSET<i>,
 * PMINTENCLR<i>, PMOVSCLR<i>, PMOVSSET<i>, PMCGCR<i>, PMIMPDEF<i>, PMCFGR, PMCR, PMIIDR, PMCEID<i>, PMSSCR,
 * PMSSRR, PMSCR, PMROOTCR, PMIRQCR0, PMIRQCR1, PMIRQCR2, PMIRQSR, PMITCTRL, PMDEVAFF, PMLAR, PMLSR,
 * PMAUTHSTATUS, PMDEVARCH, PMDEVID, PMDEVTYPE, PMPIDR4, PMPIDR5, PMPIDR6, PMPIDR7, PMPIDR0, PMPIDR1, PMPIDR2,
 * PMPIDR3, PMCIDR0, PMCIDR1, PMCIDR2, PMCIDR3, PMCCNTR, PMCCFILTR
 */
#include <pmureg/coresight/coresight64_cycles.h>

#endif
