/*
 * Intel Core of the second to fifth generation (Sandy Bridge to Broadwell): Memory controller
 *
 * Made by pmureg from regdefs/intel/snb.yaml. Edit that, not this.
 */
#ifndef PMUREG_SNB_IMC_H
#define PMUREG_SNB_IMC_H

/*
 * Registers that several blocks share. They are described once, under names of their own (client_imc_gt_requests_t and so on):
 * gt_requests, ia_requests, io_requests, data_reads, data_writes
 */
#include <pmureg/client/imc.h>

#endif
