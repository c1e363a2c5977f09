/* SPDX-License-Identifier: GPL-2.0 OR BSD-2-Clause */
/*
 * Reads and writes a system register whose number only a table tells. The number is part of the
 * instruction, so there is a pair of instructions for each register that a performance monitor may
 * have: of op0 2 and 3, with a CRn of 0 (identification), 9, 11, 14 and 15.
 *
 *	u64 drv_sysreg_read(u64 stub);
 *	void drv_sysreg_write(u64 value, u64 stub);
 *
 * `stub`: number of the pair, from drv_sysreg_stub().
 */
#include <linux/linkage.h>

	.text

/* A return, unlike a branch, needs no landing pad where it leads to. */
SYM_FUNC_START(drv_sysreg_read)
	adr_l	x1, drv_sysreg_stubs
	add	x1, x1, x0, lsl #4
	ret	x1
SYM_FUNC_END(drv_sysreg_read)

SYM_FUNC_START(drv_sysreg_write)
	adr_l	x2, drv_sysreg_stubs
	add	x2, x2, x1, lsl #4
	add	x2, x2, #8
	ret	x2
SYM_FUNC_END(drv_sysreg_write)

	.balign	16
SYM_CODE_START_LOCAL(drv_sysreg_stubs)
	.irp	op0, 2, 3
	.irp	op1, 0, 1, 2, 3, 4, 5, 6, 7
	.irp	crn, 0, 9, 11, 14, 15
	.set	.Lrest, 0 /* CRm and op2 */
	.rept	128
	.inst	0xd5200000 | ((\op0) << 19) | ((\op1) << 16) | ((\crn) << 12) | (.Lrest << 5)
	ret
	.inst	0xd5000000 | ((\op0) << 19) | ((\op1) << 16) | ((\crn) << 12) | (.Lrest << 5)
	ret
	.set	.Lrest, .Lrest + 1
	.endr
	.endr
	.endr
	.endr
SYM_CODE_END(drv_sysreg_stubs)
