/*
 * ringed.c: rdmsr and wrmsr in ring 0 of an x86-64 machine that has nothing else. A hypervisor of one page runs the program as
 * its guest; each access to an MSR leaves the guest, and is served from the simulated device. A session of the core and
 * the accessors of the generated headers count on it. test_trapped.py knows what has to be printed.
 *
 * AMD64 Architecture Programmer's Manual 2 (24593), 15 and appendices B and C: VMCB, its offsets, exit codes.
 */
#include <stddef.h>
#include <stdint.h>

#include <pmureg/core.h>
#include <pmureg/ivbep/cbo.h>
#include <pmureg/nhm/uncore.h>

#include "memory.h"

extern const struct pmureg_system pmureg_system_ivbep, pmureg_system_nhm;
void run(void);
uint64_t enter_guest(uint64_t vmcb, uint64_t *registers);

/* ---- The start, by Xen's PVH protocol: 32 bits, no paging ---- */

__asm__(".section .note.Xen, \"a\", @note\n"
	"	.long 4, 4, 18\n"
	"	.asciz \"Xen\"\n"
	"	.long _start\n"
	"	.section .data\n"
	"	.balign 4096\n"
	"top:	.quad pages + 7\n"
	"	.fill 511, 8, 0\n"
	"pages:	.quad 0x87, 0x40000087\n" /* two pages of 1 GB */
	"	.fill 510, 8, 0\n"
	"gdt:	.quad 0, 0x00AF9B000000FFFF, 0x00CF93000000FFFF\n"
	"gdtr:	.word 23\n"
	"	.long gdt, 0\n"
	"	.bss\n"
	"	.balign 16\n"
	"	.space 1 << 18\n"
	"stack_top:\n"
	"	.space 1 << 18\n"
	".globl guest_stack\n"
	"guest_stack:\n"
	"	.text\n"
	"	.code32\n"
	".globl _start\n"
	"_start:\n"
	"	mov $top, %eax\n"
	"	mov %eax, %cr3\n"
	"	mov $0x20, %eax\n" /* PAE */
	"	mov %eax, %cr4\n"
	"	mov $0xC0000080, %ecx\n"
	"	mov $0x1100, %eax\n" /* EFER: LME, SVME */
	"	xor %edx, %edx\n"
	"	wrmsr\n"
	"	mov $0x80000011, %eax\n" /* PG, ET, PE */
	"	mov %eax, %cr0\n"
	"	lgdt gdtr\n"
	"	ljmp $8, $long_mode\n"
	"	.code64\n"
	"long_mode:\n"
	"	mov $16, %eax\n"
	"	mov %eax, %ds\n"
	"	mov %eax, %es\n"
	"	mov %eax, %ss\n"
	"	mov $stack_top, %rsp\n"
	"	call run\n"
	/* The guest's registers but rax and rsp, in the order of their numbers. */
	".globl enter_guest\n"
	"enter_guest:\n"
	"	push %rbx\n	push %rbp\n	push %r12\n	push %r13\n	push %r14\n	push %r15\n"
	"	push %rsi\n"
	"	mov %rdi, %rax\n"
	"	mov %rsi, %rdi\n"
	"	mov 8(%rdi), %rcx\n	mov 16(%rdi), %rdx\n	mov 24(%rdi), %rbx\n	mov 40(%rdi), %rbp\n"
	"	mov 48(%rdi), %rsi\n	mov 64(%rdi), %r8\n	mov 72(%rdi), %r9\n	mov 80(%rdi), %r10\n"
	"	mov 88(%rdi), %r11\n	mov 96(%rdi), %r12\n	mov 104(%rdi), %r13\n	mov 112(%rdi), %r14\n"
	"	mov 120(%rdi), %r15\n	mov 56(%rdi), %rdi\n"
	"	vmrun %rax\n"
	"	push %rdi\n"
	"	mov 8(%rsp), %rdi\n"
	"	mov %rcx, 8(%rdi)\n	mov %rdx, 16(%rdi)\n	mov %rbx, 24(%rdi)\n	mov %rbp, 40(%rdi)\n"
	"	mov %rsi, 48(%rdi)\n	mov %r8, 64(%rdi)\n	mov %r9, 72(%rdi)\n	mov %r10, 80(%rdi)\n"
	"	mov %r11, 88(%rdi)\n	mov %r12, 96(%rdi)\n	mov %r13, 104(%rdi)\n	mov %r14, 112(%rdi)\n"
	"	mov %r15, 120(%rdi)\n"
	"	pop %rcx\n"
	"	mov %rcx, 56(%rdi)\n"
	"	pop %rsi\n"
	"	pop %r15\n	pop %r14\n	pop %r13\n	pop %r12\n	pop %rbp\n	pop %rbx\n"
	"	ret\n");

extern unsigned char top[], guest_stack[];

/* ---- What it prints: QEMU's isa-debugcon and isa-debug-exit ---- */

static void say(const char *text)
{
	for (; *text; text++)
		__asm__ volatile("outb %0, $0xe9" : : "a"(*text));
}

static void end(unsigned int status)
{
	for (;;)
		__asm__ volatile("outl %0, %%dx" : : "a"(status), "d"(0xf4));
}

static void found(const char *name, uint64_t value)
{
	char text[] = " 0x0000000000000000\n";

	for (int digit = 0; digit < 16; digit++)
		text[18 - digit] = "0123456789abcdef"[value >> 4 * digit & 15];
	say(name);
	say(text);
}

/* ---- The device ---- */

static const struct pmureg_system *simulated;
static struct pmureg_sim *sim;
static _Alignas(16) unsigned char device[64 << 20], session_memory[16 << 20];

/* Finds the place of an MSR by its number, and makes the access there. */
static int serve(uint32_t number, int is_read, uint64_t *value)
{
	const struct pmureg_block *blocks = pmureg_system_blocks(simulated);
	struct pmureg_place place;

	for (uint16_t b = 0; b < simulated->block_count; b++)
		for (uint16_t i = 0; i < blocks[b].instance_count; i++)
			for (uint16_t r = 0; r < blocks[b].register_count; r++) {
				const struct pmureg_register *reg = &pmureg_block_registers(&blocks[b])[r];

				for (uint32_t e = 0; e < reg->elements; e++) {
					pmureg_register_place(simulated, &blocks[b], reg, i, e, &place);
					if (place.space == PMUREG_MSR && place.address == number)
						return is_read ? pmureg_io_read(pmureg_sim_io(sim), &place, value) :
								 pmureg_io_write(pmureg_sim_io(sim), &place, *value);
				}
			}
	return -1;
}

/* ---- The guest ---- */

static uint64_t rdmsr(uint32_t number)
{
	uint32_t low, high;

	__asm__ volatile("rdmsr" : "=a"(low), "=d"(high) : "c"(number));
	return (uint64_t)high << 32 | low;
}

static void wrmsr(uint32_t number, uint64_t value)
{
	__asm__ volatile("wrmsr" : : "a"((uint32_t)value), "d"((uint32_t)(value >> 32)), "c"(number));
}

static int io_one(struct pmureg_io *io, struct pmureg_access *access)
{
	(void)io;
	if (access->kind == PMUREG_ACCESS_BARRIER)
		return 0;
	if (access->place.space != PMUREG_MSR)
		return -5; /* EIO */
	if (access->kind == PMUREG_ACCESS_READ)
		access->value = rdmsr(access->place.address);
	else
		wrmsr(access->place.address, access->value);
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
	end(2);
}

static void begin(const char *name, const struct pmureg_system *system)
{
	say(name);
	say("\n");
	simulated = system;
	if (pmureg_sim_init(device, sizeof(device), system, &sim))
		end(3);
}

static void session(const char *event)
{
	struct pmureg_io io = {.run = io_run};
	struct pmureg_session *session;
	struct pmureg_event parsed;
	struct pmureg_count count;
	struct pmureg_error error;

	must(pmureg_event_parse(simulated, event, &parsed, &error), &error);
	must(pmureg_session_open(session_memory, sizeof(session_memory), simulated, &io, &parsed, 1, NULL, &session,
				 &error),
	     &error);
	must(pmureg_session_start(session, &error), &error);
	(void)pmureg_sim_advance(sim, 1000);
	must(pmureg_session_read(session, &count, &error), &error);
	found("counted", count.value);
	must(pmureg_session_stop(session, &error), &error);
	must(pmureg_session_close(session, &error), &error);
}

/* Counter 2 of the uncore, and counter 3 of C-Box 8, by the accessors alone. */
static void by_accessors(void)
{
	begin("nhm_accessors", &pmureg_system_nhm);
	nhm_uncore_perfevtsel_write(
		2, nhm_uncore_perfevtsel_pack((nhm_uncore_perfevtsel_fields_t){.EVENT = 0x20, .UMASK = 3, .EN = 1}));
	nhm_uncore_perf_global_ctrl_write(
		nhm_uncore_perf_global_ctrl_pack((nhm_uncore_perf_global_ctrl_fields_t){.EN_PC = 4}));
	(void)pmureg_sim_advance(sim, 100);
	found("counted", nhm_uncore_perfcntr_read(2).raw);
	begin("ivbep_accessors", &pmureg_system_ivbep);
	ivbep_cbo_ctl_write(8, 3, ivbep_cbo_ctl_pack((ivbep_cbo_ctl_fields_t){.ev_sel = 0x11, .umask = 4, .en = 1}));
	(void)pmureg_sim_advance(sim, 100);
	found("counted", ivbep_cbo_ctr_read(8, 3).raw);
}

static void guest(void)
{
	begin("nhm", &pmureg_system_nhm);
	session("uncore/event=0x20,umask=0x3/");
	begin("ivbep", &pmureg_system_ivbep);
	session("uncore_cbox_2/event=0x35,umask=0x3,filter_opc=0x182/");
	by_accessors();
	__asm__ volatile("hlt");
}

/* ---- The hypervisor ---- */

static _Alignas(4096) unsigned char vmcb[4096], host_state[4096], permissions[8192];

#define EXIT_HLT 0x78
#define EXIT_MSR 0x7C

static uint64_t *field(unsigned int offset)
{
	return (uint64_t *)(void *)(vmcb + offset);
}

/* The guest has the host's mode, pages and segments, and a stack of its own. */
static void prepare(void)
{
	for (size_t i = 0; i < sizeof(permissions); i++)
		permissions[i] = 0xff;
	*field(0x008) = UINT64_C(0x11) << 56; /* intercepts, byte 0x00F: HLT (24), MSR_PROT (28) */
	*field(0x010) = 1;                    /* VMRUN, which must be */
	*field(0x048) = (uintptr_t)permissions;
	*field(0x058) = 1; /* ASID */
	*field(0x400) = *field(0x420) = *field(0x430) = UINT64_C(0xFFFFFFFF) << 32 | 0xC93 << 16 | 16;
	*field(0x410) = UINT64_C(0xFFFFFFFF) << 32 | 0xA9B << 16 | 8;
	*field(0x4D0) = rdmsr(0xC0000080);
	*field(0x548) = 0x20;
	*field(0x550) = (uintptr_t)top;
	*field(0x558) = 0x80000011;
	*field(0x560) = 0x400;
	*field(0x568) = 0xFFFF0FF0;
	*field(0x570) = 2;
	*field(0x578) = (uintptr_t)guest;
	*field(0x5D8) = (uintptr_t)guest_stack - 8;
	wrmsr(0xC0010117, (uintptr_t)host_state);
}

static void leave(uint64_t *registers)
{
	const uint32_t number = (uint32_t)registers[1];
	const int is_read = !*field(0x078);
	uint64_t value = registers[2] << 32 | (uint32_t)*field(0x5F8);

	if (*field(0x070) == EXIT_HLT)
		end(0);
	if (*field(0x070) != EXIT_MSR || serve(number, is_read, &value)) {
		found("exit", *field(0x070));
		found("at", *field(0x578));
		found("number", number);
		end(4);
	}
	if (is_read) {
		*field(0x5F8) = (uint32_t)value;
		registers[2] = value >> 32;
	}
	*field(0x578) += 2; /* bytes of RDMSR (0F 32) and WRMSR (0F 30) */
	found(is_read ? "rdmsr" : "wrmsr", number);
	found("value", value);
}

void run(void)
{
	uint64_t registers[16] = {0};

	prepare();
	for (;;) {
		(void)enter_guest((uintptr_t)vmcb, registers);
		leave(registers);
	}
}
