/*
 * AMD Zen 3 (family 19h, EPYC 7003 and Ryzen 5000) core and uncore counters: Data fabric of a socket
 *
 * Made by pmureg from regdefs/amd/zen3.yaml. Edit that, not this.
 */
#ifndef PMUREG_ZEN3_DF_H
#define PMUREG_ZEN3_DF_H

/*
 * Registers that several blocks share. They are described once, under names of their own (zen_df_17h_ctl_t and so on):
 * DF_PERF_CTL<n>, DF_PERF_CTR<n>
 */
#include <pmureg/zen/df_17h.h>

#endif
