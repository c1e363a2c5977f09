/*
 * Intel Xeon 7500 and 6500 (Nehalem-EX) uncore: System configuration controller (U-Box)
 *
 * Made by pmureg from regdefs/intel/nhmex.yaml. Edit that, not this.
 */
#ifndef PMUREG_NHMEX_UBOX_H
#define PMUREG_NHMEX_UBOX_H

/*
 * Registers that several blocks share. They are described once, under names of their own (nhmex_boxes_ubox_global_ctl_t and so on):
 * MSR_U_PMON_GLOBAL_CTRL, MSR_U_PMON_EVNT_SEL, MSR_U_PMON_CTR
 */
#include <pmureg/nhmex_boxes/ubox.h>

#endif
