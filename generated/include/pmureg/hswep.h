/*
 * Intel Xeon E5 v3 and v4, E7 v3 and v4, and D-1500 (Haswell-EP and -EX, Broadwell-EP, -EX and -DE): every block.
 *
 * Includes the headers of all blocks. A single block's header compiles faster.
 *
 * Made by pmureg from regdefs/intel/hswep.yaml. Edit that, not this.
 */
#ifndef PMUREG_HSWEP_H
#define PMUREG_HSWEP_H

#include <pmureg/hswep/global.h>
#include <pmureg/hswep/ubox.h>
#include <pmureg/hswep/cbo.h>
#include <pmureg/hswep/sbo.h>
#include <pmureg/hswep/pcu.h>
#include <pmureg/hswep/ha.h>
#include <pmureg/hswep/imc.h>
#include <pmureg/hswep/irp.h>
#include <pmureg/hswep/qpi.h>
#include <pmureg/hswep/r2pcie.h>
#include <pmureg/hswep/r3qpi.h>
#include <pmureg/hswep/core.h>
#include <pmureg/hswep/rapl.h>

#endif
