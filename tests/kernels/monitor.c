/*
 * monitor.c: runs a Linux on /dev/kvm as the machine of a described system: its model-specific registers, those of its
 * devices in PCI configuration space (devices.c) and those in memory (where.c) are those of tests/machine/behaving, so
 * that they act and a test can play their part. It is the first process of the Linux that it runs on, and in its folder
 * are:
 *
 *   machine        the system's name, how many cores, and lines: of behaving/control.c, done before the start; of
 *                  devices that nobody describes, but the kernel's driver asks: `device BUS DEVICE FUNCTION ID [OFFSET
 *                  VALUE]`, BUS 0 or 1 of the package, or of model-specific registers: `msr INDEX VALUE`; and of what
 *                  CPUID says: `cpuid LEAF SUBLEAF EAX EBX ECX EDX`, with `-` for every subleaf, `-` for a register
 *                  that says what it said, and `+BITS` for one that also has these bits
 *   linux, initrd  what runs on the machine
 *   *.ko           what makes /dev/kvm
 *
 * The machine's console is ours. Commands come from /dev/ttyS1 and answers go there, each with its length in four bytes
 * before it. Linux: Documentation/virt/kvm/api.rst, Documentation/x86/boot.rst.
 */
#if defined(__x86_64__)
#define _GNU_SOURCE
#include <asm/bootparam.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/reboot.h>
#include <sys/syscall.h>
#include <termios.h>
#include <unistd.h>

#include "channel.h"
#include "monitor.h"

#define MEMORY (192U << 20)
#define PARAMS 0x10000
#define COMMAND_LINE 0x20000
#define KERNEL 0x100000
#define TEXT 0x1000000 /* the decompressed kernel */
#define INITRD 0x8000000
#define FIRMWARE 0xf0000 /* where kernels look for what it says */
#define ACPI_HEAD 36
#define APIC_AT 0xfee00000U

_Noreturn void die(const char *what)
{
	(void)fprintf(stderr, "monitor: %s: %s (%d)\n", what, strerror(errno), errno);
	(void)reboot(RB_POWER_OFF);
	exit(1);
}

int call(int fd, unsigned long request, void *argument, const char *what)
{
	int code = ioctl(fd, request, argument);

	if (code < 0)
		die(what);
	return code;
}

/* ---- The processor ---- */

static void set_leaf(struct kvm_cpuid2 *list, const struct leaf *leaf)
{
	struct kvm_cpuid_entry2 *entry = NULL;

	for (uint32_t i = 0; i < list->nent; i++) {
		if (list->entries[i].function != leaf->function ||
		    (!leaf->is_any && list->entries[i].index != leaf->index))
			continue;
		entry = &list->entries[i];
		for (size_t r = 0; r < 4; r++)
			(&entry->eax)[r] = ((&entry->eax)[r] & leaf->stay[r]) | leaf->bits[r];
	}
	if (entry || list->nent == ENTRIES)
		return;
	list->entries[list->nent++] = (struct kvm_cpuid_entry2){
		.function = leaf->function,
		.index = leaf->index,
		.flags = leaf->is_any ? 0 : KVM_CPUID_FLAG_SIGNIFCANT_INDEX,
		.eax = leaf->bits[0],
		.ebx = leaf->bits[1],
		.ecx = leaf->bits[2],
		.edx = leaf->bits[3],
	};
}

/* The processor of the machine's lines, which nobody virtualises. */
static void set_cpuid(struct monitor *monitor)
{
	struct kvm_cpuid2 *list = calloc(1, sizeof(*list) + ENTRIES * sizeof(list->entries[0]));

	if (!list)
		die("memory");
	list->nent = ENTRIES;
	(void)call(monitor->kvm, KVM_GET_SUPPORTED_CPUID, list, "KVM_GET_SUPPORTED_CPUID");
	for (uint32_t i = 0; i < list->nent; i++) {
		struct kvm_cpuid_entry2 *entry = &list->entries[i];

		if (entry->function == 1) {
			entry->ebx = (entry->ebx & 0xffff) | 1U << 16;
			entry->ecx &= ~(1U << 31 | 1U << 24 | 1U << 21); /* hypervisor, TSC deadline, x2APIC */
		} else if (entry->function >> 8 == 0x400000) {
			entry->eax = entry->ebx = entry->ecx = entry->edx = 0;
		}
	}
	for (size_t i = 0; i < monitor->leaf_count; i++)
		set_leaf(list, &monitor->leaves[i]);
	(void)call(monitor->cpu, KVM_SET_CPUID2, list, "KVM_SET_CPUID2");
	free(list);
}

/* Flat, 32 bits, without paging: as the boot protocol has it. */
static void set_registers(struct monitor *monitor)
{
	const struct kvm_segment flat = {
		.limit = 0xffffffff, .selector = 0x18, .type = 3, .present = 1, .db = 1, .s = 1, .g = 1};
	struct kvm_regs regs = {.rip = KERNEL, .rsi = PARAMS, .rflags = 2};
	struct kvm_sregs sregs;

	(void)call(monitor->cpu, KVM_GET_SREGS, &sregs, "KVM_GET_SREGS");
	sregs.ds = sregs.es = sregs.fs = sregs.gs = sregs.ss = sregs.cs = flat;
	sregs.cs.selector = 0x10;
	sregs.cs.type = 11;
	sregs.cr0 |= 1;
	(void)call(monitor->cpu, KVM_SET_SREGS, &sregs, "KVM_SET_SREGS");
	(void)call(monitor->cpu, KVM_SET_REGS, &regs, "KVM_SET_REGS");
}

/* Accesses to registers that the machine has come to us, and those to registers that KVM has not. */
static void set_filter(struct monitor *monitor)
{
	static unsigned char none[0x1000 / 8];
	struct kvm_enable_cap cap = {
		.cap = KVM_CAP_X86_USER_SPACE_MSR,
		.args = {KVM_MSR_EXIT_REASON_UNKNOWN | KVM_MSR_EXIT_REASON_INVAL | KVM_MSR_EXIT_REASON_FILTER}};
	struct kvm_msr_filter filter = {.flags = KVM_MSR_FILTER_DEFAULT_ALLOW};

	(void)call(monitor->vm, KVM_ENABLE_CAP, &cap, "KVM_CAP_X86_USER_SPACE_MSR");
	filter.ranges[0] =
		(struct kvm_msr_filter_range){KVM_MSR_FILTER_READ | KVM_MSR_FILTER_WRITE, 0x400, 0xc00, none};
	filter.ranges[1] = (struct kvm_msr_filter_range){KVM_MSR_FILTER_READ | KVM_MSR_FILTER_WRITE, 0x40, 0x390, none};
	filter.ranges[2] = (struct kvm_msr_filter_range){KVM_MSR_FILTER_READ | KVM_MSR_FILTER_WRITE, 8, 0x186, none};
	filter.ranges[3] = (struct kvm_msr_filter_range){KVM_MSR_FILTER_READ | KVM_MSR_FILTER_WRITE, 0x50, 0x600, none};
	filter.ranges[4] = (struct kvm_msr_filter_range){KVM_MSR_FILTER_READ, 1, 0x345, none};
	(void)call(monitor->vm, KVM_X86_SET_MSR_FILTER, &filter, "KVM_X86_SET_MSR_FILTER");
}

void add_memory(struct monitor *monitor, uint32_t slot, uint64_t at, unsigned char *bytes, uint64_t size)
{
	struct kvm_userspace_memory_region region = {slot, 0, at, size, (uint64_t)(uintptr_t)bytes};

	(void)call(monitor->vm, KVM_SET_USER_MEMORY_REGION, &region, "KVM_SET_USER_MEMORY_REGION");
}

unsigned char *anonymous(size_t size)
{
	void *bytes = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	if (bytes == MAP_FAILED)
		die("memory");
	return bytes;
}

static void make_machine(struct monitor *monitor)
{
	struct kvm_pit_config pit = {.flags = KVM_PIT_SPEAKER_DUMMY};
	uint64_t identity = 0xffffc000;
	int size;

	monitor->kvm = open("/dev/kvm", O_RDWR | O_CLOEXEC);
	if (monitor->kvm < 0)
		die("/dev/kvm");
	monitor->vm = call(monitor->kvm, KVM_CREATE_VM, NULL, "KVM_CREATE_VM");
	(void)ioctl(monitor->vm, KVM_SET_IDENTITY_MAP_ADDR, &identity);
	(void)ioctl(monitor->vm, KVM_SET_TSS_ADDR, 0xffffd000UL);
	(void)call(monitor->vm, KVM_CREATE_IRQCHIP, NULL, "KVM_CREATE_IRQCHIP");
	(void)call(monitor->vm, KVM_CREATE_PIT2, &pit, "KVM_CREATE_PIT2");
	set_filter(monitor);
	monitor->memory = anonymous(MEMORY);
	monitor->shared = anonymous(CHANNEL_SIZE);
	add_memory(monitor, 0, 0, monitor->memory, MEMORY);
	add_memory(monitor, 1, CHANNEL_AT, monitor->shared, CHANNEL_SIZE);
	monitor->cpu = call(monitor->vm, KVM_CREATE_VCPU, NULL, "KVM_CREATE_VCPU");
	size = call(monitor->kvm, KVM_GET_VCPU_MMAP_SIZE, NULL, "KVM_GET_VCPU_MMAP_SIZE");
	monitor->run = mmap(NULL, (size_t)size, PROT_READ | PROT_WRITE, MAP_SHARED, monitor->cpu, 0);
	if (monitor->run == MAP_FAILED)
		die("KVM_RUN");
	set_cpuid(monitor);
	set_registers(monitor);
}

/* ---- The kernel ---- */

static size_t load(const char *name, unsigned char *to, size_t room)
{
	int fd = open(name, O_RDONLY | O_CLOEXEC);
	size_t done = 0;
	ssize_t got = 1;

	if (fd < 0)
		die(name);
	while (done < room && (got = read(fd, to + done, room - done)) > 0)
		done += (size_t)got;
	if (got != 0)
		die(name);
	(void)close(fd);
	return done;
}

/* Which makes the bytes come to 0. */
static unsigned char checksum(const unsigned char *bytes, size_t size)
{
	unsigned char sum = 0;

	while (size--)
		sum = (unsigned char)(sum + bytes[size]);
	return (unsigned char)-sum;
}

static void set_head(unsigned char *table, const char *name, uint32_t size)
{
	memcpy(table, name, 4);
	memcpy(table + 4, &size, 4);
	table[8] = 1;
	table[9] = checksum(table, size);
}

/*
 * The package's cores, of which only the first runs. The driver has no more C-Boxes than those: Linux before 6.9 takes
 * their number from CPUID, a later one counts what the firmware lists, and Debian's reads no other list than ACPI's. As
 * that table is the only one, Linux soon gives ACPI up.
 * Advanced Configuration and Power Interface 6.5, 5.2.5.3 (RSDP), 5.2.7 (RSDT), 5.2.12 (MADT).
 */
static void list_cores(struct monitor *monitor)
{
	unsigned char *pointer = monitor->memory + FIRMWARE, *root = pointer + 32, *list = root + ACPI_HEAD + 4;
	unsigned char *entry = list + ACPI_HEAD + 8;
	const uint32_t root_at = FIRMWARE + 32, list_at = root_at + ACPI_HEAD + 4, apic_at = APIC_AT;

	memcpy(pointer, "RSD PTR ", 8);
	memcpy(pointer + 16, &root_at, 4);
	pointer[8] = checksum(pointer, 20);
	memcpy(root + ACPI_HEAD, &list_at, 4);
	set_head(root, "RSDT", ACPI_HEAD + 4);
	memcpy(list + ACPI_HEAD, &apic_at, 4);
	list[ACPI_HEAD + 4] = 1; /* interrupt controllers of the PC too */
	for (unsigned char core = 0; core < monitor->cores; core++, entry += 8) {
		entry[1] = 8; /* bytes */
		entry[2] = entry[3] = core;
		entry[4] = 1; /* it could be used: "maxcpus" has Linux not start it */
	}
	set_head(list, "APIC", ACPI_HEAD + 8 + monitor->cores * 8U);
}

static void load_kernel(struct monitor *monitor)
{
	struct boot_params *params = (void *)(monitor->memory + PARAMS);
	char *line = (char *)monitor->memory + COMMAND_LINE;
	unsigned char *file = anonymous(MEMORY);
	const size_t size = load("/linux", file, MEMORY);
	size_t setup;
	int khz;

	memcpy(&params->hdr, file + 0x1f1, sizeof(params->hdr));
	if (params->hdr.header != 0x53726448)
		die("/linux");
	setup = (size_t)((params->hdr.setup_sects ? params->hdr.setup_sects : 4) + 1) * 512;
	memcpy(monitor->memory + KERNEL, file + setup, size - setup);
	(void)munmap(file, MEMORY);
	khz = ioctl(monitor->cpu, KVM_GET_TSC_KHZ, 0);
	(void)snprintf(
		line, 512,
		"earlyprintk=serial,0x3f8,115200,keep %s panic=-1 reboot=t noapic maxcpus=1 pci=lastbus=%u tsc=reliable "
		"tsc_early_khz=%d lpj=4000000 mitigations=off nokaslr no_timer_check nowatchdog random.trust_bootloader=1",
		getenv("verbose") ? "" : "quiet", SECOND_BUS, khz);
	params->hdr.type_of_loader = 0xff;
	params->hdr.loadflags |= LOADED_HIGH;
	params->hdr.cmd_line_ptr = COMMAND_LINE;
	params->hdr.ramdisk_image = INITRD;
	params->hdr.ramdisk_size = (uint32_t)load("/initrd", monitor->memory + INITRD, MEMORY - INITRD);
	params->e820_entries = 3;
	params->e820_table[0] = (struct boot_e820_entry){0, 0x9fc00, 1};
	params->e820_table[1] = (struct boot_e820_entry){0x100000, MEMORY - 0x100000, 1};
	params->e820_table[2] = (struct boot_e820_entry){CONFIG_AT, CONFIG_SIZE, 2};
	list_cores(monitor);
}

/* ---- Registers ---- */

/*
 * KVM lets nobody serve RDPMC, with which drivers read counters. The kernel has one such instruction, in a function that
 * all of them call (native_read_pmc, where it has Xen), before a place of two bytes for a trace that nobody wants. It
 * becomes RDMSR, of a register that KVM does not know: the complement of the counter's number.
 */
static void serve_rdpmc(struct monitor *monitor)
{
	static const unsigned char read[] = {0x89, 0xf9, 0x0f, 0x33, 0x66, 0x90};   /* mov %edi,%ecx; rdpmc; nop */
	static const unsigned char served[] = {0x89, 0xf9, 0xf7, 0xd1, 0x0f, 0x32}; /* mov %edi,%ecx; not %ecx; rdmsr */
	unsigned char *found = memmem(monitor->memory + TEXT, INITRD - TEXT, read, sizeof(read));

	if (!found)
		die("the kernel's RDPMC");
	memcpy(found, served, sizeof(served));
}

/*
 * The register that is meant: of those that have the number, the one that the machine has. AMD64 Architecture
 * Programmer's Manual, volume 3, and Intel's SDM, volume 2B, RDPMC.
 */
static uint32_t register_of(const struct monitor *monitor, uint32_t index)
{
	static const struct numbers {
		uint32_t first, count, at, stride;
	} all[] = {
		{0, 6, 0xc0010201, 2},   {6, 4, 0xc0010241, 2}, {10, 6, 0xc0010231, 2},
		{16, 12, 0xc0010249, 2}, {0, 10, 0x4c1, 1},     {1U << 30, 7, 0x309, 1},
	};
	struct pmureg_place at = {.space = PMUREG_MSR};

	for (size_t i = 0; i < sizeof(all) / sizeof(all[0]); i++) {
		const uint32_t n = ~index - all[i].first;

		at.address = all[i].at + n * all[i].stride;
		if (n < all[i].count && machine_spot(&monitor->machine, &at))
			return at.address;
	}
	return index;
}

/* What nobody describes, and no fact is read from, is 0. What is written to it vanishes. */
static void access_msr(struct monitor *monitor, char kind)
{
	struct kvm_run *run = monitor->run;
	const struct pmureg_place at = {.space = PMUREG_MSR, .address = register_of(monitor, run->msr.index)};
	const struct spot *spot = machine_spot(&monitor->machine, &at);
	uint64_t value = kind == 'w' ? run->msr.data : spot ? 0 : told_there(monitor, PMUREG_FACT_MSR, 0, at.address);

	for (size_t i = 0; i < monitor->asked_count && kind == 'r'; i++)
		if (monitor->asked[i].place == OF_PROCESSOR && monitor->asked[i].at == at.address)
			value = monitor->asked[i].value;
	run->msr.error = 0;
	if (spot && machine_access(&monitor->machine, 0, 0, spot, at.address, kind, &value))
		run->msr.error = 1;
	if (kind == 'r')
		run->msr.data = value;
}

/* ---- The channel ---- */

static void move_all(int fd, unsigned char *bytes, size_t size, char kind)
{
	for (size_t done = 0; done < size;) {
		ssize_t moved =
			kind == 'w' ? write(fd, bytes + done, size - done) : read(fd, bytes + done, size - done);

		if (moved <= 0)
			die("the channel");
		done += (size_t)moved;
	}
}

/* Bytes of the command that waits; 0: none does. */
static uint32_t receive(struct monitor *monitor)
{
	struct pollfd wanted = {.fd = monitor->channel, .events = POLLIN};
	uint32_t size;

	if (poll(&wanted, 1, 0) <= 0)
		return 0;
	move_all(monitor->channel, (unsigned char *)&size, sizeof(size), 'r');
	if (size > CHANNEL_SIZE)
		die("a command that is too long");
	move_all(monitor->channel, monitor->shared, size, 'r');
	return size;
}

/* Lines for the machine's registers; 0, or a positive errno value. */
static uint32_t control(struct monitor *monitor, uint32_t size)
{
	char *line, *rest = NULL;
	int code = 0;

	monitor->shared[size] = '\0';
	for (line = strtok_r((char *)monitor->shared, "\n", &rest); line && !code; line = strtok_r(NULL, "\n", &rest))
		code = machine_control(&monitor->machine, line);
	return (uint32_t)-code;
}

static uint32_t show(struct monitor *monitor, int log)
{
	struct machine *machine = &monitor->machine;
	size_t size = 0;
	char *text = log ? NULL : machine_state(machine, &size);

	if (log) {
		(void)fflush(machine->log);
		size = machine->log_size;
	}
	if (size > CHANNEL_SIZE)
		die("a text that is too long");
	if (size)
		memcpy(monitor->shared, log ? machine->log_text : text, size);
	free(text);
	return (uint32_t)size;
}

/* A write says what is wanted and of how many bytes in the shared page, the next read what came of it. */
static void access_channel(struct monitor *monitor, unsigned char *bytes, size_t size, char kind)
{
	static uint32_t answer;
	uint32_t value;

	if (size != 4)
		return;
	if (kind == 'r') {
		memcpy(bytes, &answer, 4);
		return;
	}
	memcpy(&value, bytes, 4);
	switch (value >> 28) {
	case CHANNEL_RECEIVE:
		answer = receive(monitor);
		break;
	case CHANNEL_SEND:
		if (!monitor->is_ready)
			serve_rdpmc(monitor);
		monitor->is_ready = 1;
		value &= 0xfffffff;
		move_all(monitor->channel, (unsigned char *)&value, sizeof(value), 'w');
		move_all(monitor->channel, monitor->shared, value, 'w');
		break;
	case CHANNEL_CONTROL:
		answer = control(monitor, value & 0xfffffff);
		break;
	default:
		answer = show(monitor, value >> 28 == CHANNEL_LOG);
	}
}

/* ---- Running ---- */

/* A port that nobody serves reads as ones. */
static void access_port(struct monitor *monitor, unsigned int port, unsigned char *bytes, size_t size, char kind)
{
	if (port >= 0xcf8 && port < 0xd00)
		access_pci(monitor, port, bytes, size, kind);
	else if (port == CHANNEL_PORT)
		access_channel(monitor, bytes, size, kind);
	else if (port == 0x3f8 && kind == 'w')
		(void)!write(STDOUT_FILENO, bytes, 1);
	else if (port == 0x3fd && kind == 'r')
		bytes[0] = 0x60; /* it was sent */
	else if (port == 0x71 && kind == 'r')
		bytes[0] = 0; /* a clock that stands still */
	else if (kind == 'r')
		memset(bytes, 255, size);
}

_Noreturn static void run(struct monitor *monitor)
{
	struct kvm_run *run = monitor->run;

	for (;;) {
		if (ioctl(monitor->cpu, KVM_RUN, NULL) < 0 && errno != EINTR && errno != EAGAIN)
			die("KVM_RUN");
		switch (run->exit_reason) {
		case KVM_EXIT_IO:
			for (uint32_t i = 0; i < run->io.count; i++)
				access_port(monitor, run->io.port,
					    (unsigned char *)run + run->io.data_offset + (size_t)i * run->io.size,
					    run->io.size, run->io.direction == KVM_EXIT_IO_OUT ? 'w' : 'r');
			break;
		case KVM_EXIT_MMIO:
			if (run->mmio.phys_addr - CONFIG_AT < CONFIG_SIZE)
				access_config_bytes(monitor, (uint32_t)run->mmio.phys_addr - CONFIG_AT, run->mmio.data,
						    run->mmio.len, run->mmio.is_write ? 'w' : 'r');
			else
				access_mapped(monitor, run->mmio.phys_addr, run->mmio.data, run->mmio.len,
					      run->mmio.is_write ? 'w' : 'r');
			break;
		case KVM_EXIT_X86_RDMSR:
			access_msr(monitor, 'r');
			break;
		case KVM_EXIT_X86_WRMSR:
			access_msr(monitor, 'w');
			break;
		case KVM_EXIT_INTR:
			break;
		case KVM_EXIT_SHUTDOWN:
			(void)reboot(RB_POWER_OFF);
			break;
		default:
			errno = (int)run->exit_reason;
			die("it stopped for a reason with this number");
		}
	}
}

/* ---- Starting ---- */

static void open_channel(struct monitor *monitor)
{
	struct termios raw;

	monitor->channel = open("/dev/ttyS1", O_RDWR | O_NOCTTY | O_CLOEXEC);
	if (monitor->channel < 0 || tcgetattr(monitor->channel, &raw))
		die("/dev/ttyS1");
	cfmakeraw(&raw);
	if (tcsetattr(monitor->channel, TCSANOW, &raw))
		die("/dev/ttyS1");
}

static void load_module(const char *name)
{
	int fd = open(name, O_RDONLY | O_CLOEXEC);

	if (fd < 0 || syscall(SYS_finit_module, fd, "", 0))
		die(name);
	(void)close(fd);
}

/* `device BUS DEVICE FUNCTION ID [OFFSET VALUE]`, `msr INDEX VALUE` */
static int add_asked(struct monitor *monitor, const char *line)
{
	struct asked *asked = &monitor->asked[monitor->asked_count];
	unsigned int bus, device, function;

	if (monitor->asked_count < ASKED && sscanf(line, "msr %i %i", (int *)&asked->at, (int *)&asked->value) == 2) {
		asked->place = OF_PROCESSOR;
		monitor->asked_count++;
		return 0;
	}
	if (monitor->asked_count == ASKED || sscanf(line, "device %u %u %u %i %i %i", &bus, &device, &function,
						    (int *)&asked->id, (int *)&asked->at, (int *)&asked->value) < 4)
		return -EINVAL;
	asked->place = bus << 8 | device << 3 | function;
	monitor->asked_count++;
	return 0;
}

/* `cpuid LEAF SUBLEAF EAX EBX ECX EDX` */
static int add_leaf(struct monitor *monitor, const char *line)
{
	struct leaf *leaf = &monitor->leaves[monitor->leaf_count];
	char subleaf[12], words[4][12];

	if (monitor->leaf_count == LEAVES || sscanf(line, "cpuid %i %11s %11s %11s %11s %11s", (int *)&leaf->function,
						    subleaf, words[0], words[1], words[2], words[3]) != 6)
		return -EINVAL;
	leaf->is_any = subleaf[0] == '-';
	leaf->index = leaf->is_any ? 0 : (uint32_t)strtoul(subleaf, NULL, 0);
	for (size_t i = 0; i < 4; i++) {
		leaf->stay[i] = words[i][0] == '-' || words[i][0] == '+' ? 0xffffffff : 0;
		leaf->bits[i] = words[i][0] == '-' ? 0 : (uint32_t)strtoul(words[i], NULL, 0);
	}
	monitor->leaf_count++;
	return 0;
}

static int read_line(struct monitor *monitor, char *line)
{
	if (strncmp(line, "cpuid ", 6) == 0)
		return add_leaf(monitor, line);
	if (strncmp(line, "device ", 7) == 0 || strncmp(line, "msr ", 4) == 0)
		return add_asked(monitor, line);
	return machine_control(&monitor->machine, line);
}

static void read_machine(struct monitor *monitor)
{
	FILE *file = fopen("/machine", "re");
	char system[32], line[256];
	int code;

	if (!file || fscanf(file, "%31s %hhu%*1[\n]", system, &monitor->cores) != 2)
		die("/machine");
	code = machine_make(&monitor->machine, system, 1);
	while (!code && fgets(line, sizeof(line), file)) {
		line[strcspn(line, "\n")] = '\0';
		code = read_line(monitor, line);
	}
	errno = -code;
	if (code)
		die("/machine");
	(void)fclose(file);
}

int main(void)
{
	static struct monitor monitor;

	if (mount("dev", "/dev", "devtmpfs", 0, ""))
		die("/dev");
	load_module("/irqbypass.ko");
	load_module("/kvm.ko");
	load_module("/kvm-amd.ko");
	open_channel(&monitor);
	read_machine(&monitor);
	make_machine(&monitor);
	place_units(&monitor);
	load_kernel(&monitor);
	run(&monitor);
}
#else
int main(void)
{
	return 1; /* no such processor */
}
#endif
