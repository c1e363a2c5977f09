/*
 * Intel Atom P5900 (Snow Ridge): every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/intel/snr.yaml. Edit that, not this.
 */
#ifndef PMUREG_SNR_H
#define PMUREG_SNR_H

#include <pmureg/snr/cha.h>
#include <pmureg/snr/iio.h>
#include <pmureg/snr/iio_free_running.h>
#include <pmureg/snr/irp.h>
#include <pmureg/snr/m2pcie.h>
#include <pmureg/snr/pcu.h>
#include <pmureg/snr/ubox.h>
#include <pmureg/snr/m2m.h>
#include <pmureg/snr/pcie3.h>
#include <pmureg/snr/imc.h>
#include <pmureg/snr/imc_free_running.h>
#include <pmureg/snr/core.h>

#endif
