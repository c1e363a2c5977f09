/*
 * AMD Zen 2 (family 17h, EPYC 7002 and Ryzen 3000) core and uncore counters: Data fabric of a socket
 *
 * Made by pmureg from regdefs/amd/zen2.yaml. Edit that, not this.
 */
#ifndef PMUREG_ZEN2_DF_H
#define PMUREG_ZEN2_DF_H

/*
 * Registers that several blocks share. They are described once, under names of their own (zen_df_17h_ctl_t and so on):
 * DF_PERF_CTL<n>, DF_PERF_CTR<n>
 */
#include <pmureg/zen/df_17h.h>

#endif
