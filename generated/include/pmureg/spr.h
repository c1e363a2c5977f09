/*
 * Intel Xeon Scalable of the 4th and 5th generation (Sapphire Rapids, Emerald Rapids): every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/intel/spr.yaml. Edit that, not this.
 */
#ifndef PMUREG_SPR_H
#define PMUREG_SPR_H

#include <pmureg/spr/global.h>
#include <pmureg/spr/cha.h>
#include <pmureg/spr/iio.h>
#include <pmureg/spr/iio_free_running.h>
#include <pmureg/spr/irp.h>
#include <pmureg/spr/m2pcie.h>
#include <pmureg/spr/mdf.h>
#include <pmureg/spr/pcu.h>
#include <pmureg/spr/ubox.h>
#include <pmureg/spr/imc.h>
#include <pmureg/spr/imc_free_running.h>
#include <pmureg/spr/hbm.h>
#include <pmureg/spr/m2m.h>
#include <pmureg/spr/m2hbm.h>
#include <pmureg/spr/upi.h>
#include <pmureg/spr/m3upi.h>
#include <pmureg/spr/cxlcm.h>
#include <pmureg/spr/cxldp.h>
#include <pmureg/spr/core.h>
#include <pmureg/spr/rapl.h>

#endif
