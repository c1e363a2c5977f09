/*
 * Intel Xeon E7 (Westmere-EX) uncore: Power controller (W-Box)
 *
 * Made by pmureg from regdefs/intel/wsmex.yaml. Edit that, not this.
 */
#ifndef PMUREG_WSMEX_WBOX_H
#define PMUREG_WSMEX_WBOX_H

/*
 * Registers that several blocks share. They are described once, under names of their own (nhmex_boxes_wbox_ctl_t and so on):
 * MSR_W_PMON_EVNT_SEL<n>, MSR_W_PMON_CTR<n>, MSR_W_PMON_BOX_CTRL, MSR_W_PMON_FIXED_CTR, MSR_W_PMON_FIXED_CTR_CTL
 */
#include <pmureg/nhmex_boxes/wbox.h>

#endif
