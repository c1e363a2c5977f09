/*
 * Intel Xeon Scalable of the first and second generation (Skylake-SP and Cascade Lake-SP): every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/intel/skx.yaml. Edit that, not this.
 */
#ifndef PMUREG_SKX_H
#define PMUREG_SKX_H

#include <pmureg/skx/global.h>
#include <pmureg/skx/cha.h>
#include <pmureg/skx/iio.h>
#include <pmureg/skx/iio_free_running.h>
#include <pmureg/skx/irp.h>
#include <pmureg/skx/pcu.h>
#include <pmureg/skx/ubox.h>
#include <pmureg/skx/m2m.h>
#include <pmureg/skx/m2pcie.h>
#include <pmureg/skx/upi.h>
#include <pmureg/skx/m3upi.h>
#include <pmureg/skx/imc.h>
#include <pmureg/skx/core.h>
#include <pmureg/skx/rapl.h>

#endif
