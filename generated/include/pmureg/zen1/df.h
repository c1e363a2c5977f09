/*
 * AMD Zen 1 and Zen+ (family 17h, EPYC 7001, Ryzen 1000 and 2000) core and uncore counters: Data fabric of a socket
 *
 * Made by pmureg from regdefs/amd/zen1.yaml. Edit that, not this.
 */
#ifndef PMUREG_ZEN1_DF_H
#define PMUREG_ZEN1_DF_H

/*
 * Registers that several blocks share. They are described once, under names of their own (zen_df_17h_ctl_t and so on):
 * DF_PERF_CTL<n>, DF_PERF_CTR<n>
 */
#include <pmureg/zen/df_17h.h>

#endif
