/*
 * Intel Xeon 6 (Granite Rapids, Sierra Forest), Clearwater Forest and Grand Ridge: every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/intel/gnr.yaml. Edit that, not this.
 */
#ifndef PMUREG_GNR_H
#define PMUREG_GNR_H

#include <pmureg/gnr/cha.h>
#include <pmureg/gnr/iio.h>
#include <pmureg/gnr/iio_free_running.h>
#include <pmureg/gnr/irp.h>
#include <pmureg/gnr/mdf.h>
#include <pmureg/gnr/pcu.h>
#include <pmureg/gnr/ubox.h>
#include <pmureg/gnr/imc.h>
#include <pmureg/gnr/b2cmi.h>
#include <pmureg/gnr/b2cxl.h>
#include <pmureg/gnr/b2upi.h>
#include <pmureg/gnr/upi.h>
#include <pmureg/gnr/pciex16.h>
#include <pmureg/gnr/pciex8.h>
#include <pmureg/gnr/cxlcm.h>
#include <pmureg/gnr/cxldp.h>
#include <pmureg/gnr/core.h>
#include <pmureg/gnr/crestmont.h>
#include <pmureg/gnr/darkmont.h>

#endif
