/*
 * Intel Xeon E5 v2 and E7 v2 (Ivy Bridge-EP and -EX): every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/intel/ivbep.yaml. Edit that, not this.
 */
#ifndef PMUREG_IVBEP_H
#define PMUREG_IVBEP_H

#include <pmureg/ivbep/global.h>
#include <pmureg/ivbep/ubox.h>
#include <pmureg/ivbep/cbo.h>
#include <pmureg/ivbep/ha.h>
#include <pmureg/ivbep/imc.h>
#include <pmureg/ivbep/irp.h>
#include <pmureg/ivbep/pcu.h>
#include <pmureg/ivbep/qpi.h>
#include <pmureg/ivbep/r2pcie.h>
#include <pmureg/ivbep/r3qpi.h>
#include <pmureg/ivbep/rapl.h>
#include <pmureg/ivbep/core.h>

#endif
