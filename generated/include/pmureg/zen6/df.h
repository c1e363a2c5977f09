/*
 * AMD Zen 6 (family 1Ah) core and uncore counters: Data fabric of a socket
 *
 * Made by pmureg from regdefs/amd/zen6.yaml. Edit that, not this.
 */
#ifndef PMUREG_ZEN6_DF_H
#define PMUREG_ZEN6_DF_H

/*
 * Registers that several blocks share. They are described once, under names of their own (zen_df_v2_ctl_t and so on):
 * DF_PERF_CTL<n>, DF_PERF_CTR<n>
 */
#include <pmureg/zen/df_v2.h>

#endif
