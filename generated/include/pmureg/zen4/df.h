/*
 * AMD Zen 4 (family 19h, EPYC 9004 and Ryzen 7000) core and uncore counters: Data fabric of a socket
 *
 * Made by pmureg from regdefs/amd/zen4.yaml. Edit that, not this.
 */
#ifndef PMUREG_ZEN4_DF_H
#define PMUREG_ZEN4_DF_H

/*
 * Registers that several blocks share. They are described once, under names of their own (zen_df_v2_ctl_t and so on):
 * DF_PERF_CTL<n>, DF_PERF_CTR<n>
 */
#include <pmureg/zen/df_v2.h>

#endif
