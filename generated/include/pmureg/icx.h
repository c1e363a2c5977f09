/*
 * Intel Xeon of the third generation (Ice Lake-SP and -D): every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/intel/icx.yaml. Edit that, not this.
 */
#ifndef PMUREG_ICX_H
#define PMUREG_ICX_H

#include <pmureg/icx/global.h>
#include <pmureg/icx/cha.h>
#include <pmureg/icx/iio.h>
#include <pmureg/icx/iio_free_running.h>
#include <pmureg/icx/irp.h>
#include <pmureg/icx/m2pcie.h>
#include <pmureg/icx/pcu.h>
#include <pmureg/icx/ubox.h>
#include <pmureg/icx/m2m.h>
#include <pmureg/icx/upi.h>
#include <pmureg/icx/m3upi.h>
#include <pmureg/icx/imc.h>
#include <pmureg/icx/imc_free_running.h>
#include <pmureg/icx/core.h>
#include <pmureg/icx/rapl.h>

#endif
