/*
 * bare.h: a program on a bare AArch64 machine at EL1: its start, what it prints, and an io that makes the instruction of
 * each access. A program includes it once.
 */
#ifndef PMUREG_TEST_BARE_H
#define PMUREG_TEST_BARE_H

#include <stddef.h>
#include <stdint.h>

#include <pmureg/core.h>

void run(void);                    /* the program */
void trapped(uint64_t *registers); /* what it does when an instruction traps; x0 to x30 */

/* Floating point on (the core's metrics), a stack, and a vector for what traps at this level. The others are never taken. */
__asm__(".globl _start\n"
	"_start:\n"
	"	mov x0, #3 << 20\n"
	"	msr cpacr_el1, x0\n"
	"	adrp x0, vectors\n"
	"	add x0, x0, :lo12:vectors\n"
	"	msr vbar_el1, x0\n"
	"	isb\n"
	"	adrp x0, stack_top\n"
	"	add x0, x0, :lo12:stack_top\n"
	"	mov sp, x0\n"
	"	bl run\n"
	"	.balign 2048\n"
	"vectors:\n"
	"	.space 0x200\n"
	"	b enter\n"
	"enter:\n"
	"	sub sp, sp, #256\n"
	"	stp x0, x1, [sp, #0]\n"
	"	stp x2, x3, [sp, #16]\n"
	"	stp x4, x5, [sp, #32]\n"
	"	stp x6, x7, [sp, #48]\n"
	"	stp x8, x9, [sp, #64]\n"
	"	stp x10, x11, [sp, #80]\n"
	"	stp x12, x13, [sp, #96]\n"
	"	stp x14, x15, [sp, #112]\n"
	"	stp x16, x17, [sp, #128]\n"
	"	stp x18, x19, [sp, #144]\n"
	"	stp x20, x21, [sp, #160]\n"
	"	stp x22, x23, [sp, #176]\n"
	"	stp x24, x25, [sp, #192]\n"
	"	stp x26, x27, [sp, #208]\n"
	"	stp x28, x29, [sp, #224]\n"
	"	str x30, [sp, #240]\n"
	"	mov x0, sp\n"
	"	bl trapped\n"
	"	ldp x0, x1, [sp, #0]\n"
	"	ldp x2, x3, [sp, #16]\n"
	"	ldp x4, x5, [sp, #32]\n"
	"	ldp x6, x7, [sp, #48]\n"
	"	ldp x8, x9, [sp, #64]\n"
	"	ldp x10, x11, [sp, #80]\n"
	"	ldp x12, x13, [sp, #96]\n"
	"	ldp x14, x15, [sp, #112]\n"
	"	ldp x16, x17, [sp, #128]\n"
	"	ldp x18, x19, [sp, #144]\n"
	"	ldp x20, x21, [sp, #160]\n"
	"	ldp x22, x23, [sp, #176]\n"
	"	ldp x24, x25, [sp, #192]\n"
	"	ldp x26, x27, [sp, #208]\n"
	"	ldp x28, x29, [sp, #224]\n"
	"	ldr x30, [sp, #240]\n"
	"	add sp, sp, #256\n"
	"	eret\n"
	"	.bss\n"
	"	.balign 16\n"
	"	.space 1 << 20\n"
	"stack_top:\n"
	"	.text\n");

/* ---- Semihosting: Arm's "Semihosting for AArch32 and AArch64" ---- */

static uint64_t host(uint64_t operation, const void *parameter)
{
	register uint64_t x0 __asm__("x0") = operation;
	register const void *x1 __asm__("x1") = parameter;

	__asm__ volatile("hlt #0xf000" : "+r"(x0) : "r"(x1) : "memory");
	return x0;
}

static void say(const char *text)
{
	(void)host(4, text); /* SYS_WRITE0 */
}

static void end(uint64_t status)
{
	const uint64_t parameters[2] = {0x20026, status}; /* ADP_Stopped_ApplicationExit */

	(void)host(0x18, parameters); /* SYS_EXIT */
	for (;;)
		;
}

static void found(const char *name, uint64_t value)
{
	char text[] = " 0x0000000000000000\n";
	int digit;

	for (digit = 0; digit < 16; digit++)
		text[18 - digit] = "0123456789abcdef"[value >> 4 * digit & 15];
	say(name);
	say(text);
}

static void bare_stuck(void)
{
	uint64_t syndrome, address;

	__asm__ volatile("mrs %0, esr_el1" : "=r"(syndrome));
	__asm__ volatile("mrs %0, elr_el1" : "=r"(address));
	found("exception", syndrome);
	found("at", address);
	end(1);
}

static void sync(void)
{
	__asm__ volatile("isb" : : : "memory");
}

/* ---- An io ---- */

#define RET 0xD65F03C0U

static uint64_t execute(uint32_t instruction, uint64_t x0)
{
	static _Alignas(64) uint32_t code[2];
	uint64_t (*call)(uint64_t) = (uint64_t(*)(uint64_t))(uintptr_t)code;

	((volatile uint32_t *)code)[0] = instruction;
	((volatile uint32_t *)code)[1] = RET;
	__asm__ volatile("dc cvau, %0\n\tdsb ish\n\tic ivau, %0\n\tdsb ish\n\tisb" : : "r"(code) : "memory");
	return call(x0);
}

static int io_one(struct pmureg_io *io, struct pmureg_access *access)
{
	(void)io;
	/* A fact of the machine is asked, too: here nobody tells. */
	if (access->place.space != PMUREG_SYSREG)
		return -5; /* EIO */
	if (access->kind == PMUREG_ACCESS_READ)
		access->value = execute(0xD5200000U | access->place.address << 5, 0);
	else if (access->kind == PMUREG_ACCESS_WRITE)
		(void)execute(0xD5000000U | access->place.address << 5, access->value);
	else if (access->barrier == PMUREG_DSB)
		__asm__ volatile("dsb sy" : : : "memory");
	else
		sync();
	return 0;
}

static int io_run(struct pmureg_io *io, struct pmureg_access *list, size_t count, size_t *failed)
{
	return pmureg_io_each(io, list, count, failed, io_one);
}

static void must(int result, const struct pmureg_error *error)
{
	if (!result)
		return;
	say("failed ");
	say(error->message);
	say("\n");
	end(1);
}

#endif
