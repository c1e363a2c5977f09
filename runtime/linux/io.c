// SPDX-License-Identifier: GPL-2.0 OR BSD-2-Clause
/*
 * An io of the core's that accesses a unit's registers by the kernel's own functions. prepare()
 * finds what run() needs, so that run() neither sleeps nor searches.
 */
#include <linux/io.h>
#include <linux/pci.h>
#include <linux/smp.h>
#ifdef CONFIG_X86
#include <asm/msr.h>
#endif

#include "driver.h"

/* With interrupts off, perf has called on a CPU of the device's part of the machine. */
static bool __maybe_unused drv_is_near(const struct drv_device *device)
{
	const int cpu = (int)raw_smp_processor_id();

	return cpu == device->cpu ||
	       drv_bank(device->unit->block, (unsigned int)cpu) == device->bank;
}

/* ---- Model-specific registers ---- */

#ifdef CONFIG_X86
#ifndef rdmsrq /* Linux before 6.16 */
#define rdmsrq_safe rdmsrl_safe
#define wrmsrq_safe wrmsrl_safe
#define rdmsrq_safe_on_cpu rdmsrl_safe_on_cpu
#define wrmsrq_safe_on_cpu wrmsrl_safe_on_cpu
#endif

int drv_msr_read(const struct drv_device *device, u32 address, u64 *value)
{
	if (!irqs_disabled())
		return rdmsrq_safe_on_cpu(device->cpu, address, value);
	return drv_is_near(device) ? rdmsrq_safe(address, value) : -EIO;
}

static int drv_msr_write(const struct drv_device *device, u32 address, u64 value)
{
	if (!irqs_disabled())
		return wrmsrq_safe_on_cpu(device->cpu, address, value);
	return drv_is_near(device) ? wrmsrq_safe(address, value) : -EIO;
}

static int drv_msr(const struct drv_device *device, struct pmureg_access *access)
{
	const u32 address = (u32)access->handle;
	u64 value = 0;
	int code;

	if (access->kind == PMUREG_ACCESS_WRITE)
		return drv_msr_write(device, address, access->value);
	code = drv_msr_read(device, address, &value);
	access->value = value;
	return code;
}
#else
static int drv_msr(const struct drv_device *device, struct pmureg_access *access)
{
	return -ENODEV;
}
#endif

/* ---- System registers ---- */

#ifdef CONFIG_ARM64
/* Returns the number of a register's instructions in sysreg.S, or -EINVAL. */
static int drv_sysreg_stub(u32 address)
{
	static const u8 crns[] = {0, 9, 11, 14, 15};
	const u32 op0 = address >> 14, crn = address >> 7 & 15;
	size_t i;

	for (i = 0; i < ARRAY_SIZE(crns); i++)
		if (op0 >= 2 && op0 <= 3 && crns[i] == crn)
			return (int)((((op0 - 2) * 8 + (address >> 11 & 7)) * ARRAY_SIZE(crns) +
				      i) * 128 +
				     (address & 127));
	return -EINVAL;
}

static void drv_sysreg_here(void *context)
{
	struct pmureg_access *access = context;

	if (access->kind == PMUREG_ACCESS_READ)
		access->value = drv_sysreg_read(access->handle);
	else
		drv_sysreg_write(access->value, access->handle);
}

static int drv_sysreg(const struct drv_device *device, struct pmureg_access *access)
{
	if (!irqs_disabled())
		return smp_call_function_single(device->cpu, drv_sysreg_here, access, 1);
	if (!drv_is_near(device))
		return -EIO;
	drv_sysreg_here(access);
	return 0;
}
#else
static int drv_sysreg_stub(u32 address)
{
	return -ENODEV;
}

static int drv_sysreg(const struct drv_device *device, struct pmureg_access *access)
{
	return -ENODEV;
}
#endif

/* ---- PCI configuration space ---- */

/* All bits of a device that is gone read as 1. */
static int drv_pci_read(struct pci_dev *dev, struct pmureg_access *access)
{
	u32 value = 0, id;
	u16 word = 0;
	u8 byte = 0;
	int code;

	switch (access->place.bits) {
	case 8:
		code = pci_read_config_byte(dev, access->place.address, &byte);
		value = byte;
		break;
	case 16:
		code = pci_read_config_word(dev, access->place.address, &word);
		value = word;
		break;
	default:
		code = pci_read_config_dword(dev, access->place.address, &value);
	}
	access->value = value;
	if (!code && value == U32_MAX && !pci_read_config_dword(dev, PCI_VENDOR_ID, &id) &&
	    id == U32_MAX)
		return -ENODEV;
	return code ? -EIO : 0;
}

static int drv_pci_write(struct pci_dev *dev, const struct pmureg_access *access)
{
	int code;

	switch (access->place.bits) {
	case 8:
		code = pci_write_config_byte(dev, access->place.address, (u8)access->value);
		break;
	case 16:
		code = pci_write_config_word(dev, access->place.address, (u16)access->value);
		break;
	default:
		code = pci_write_config_dword(dev, access->place.address, (u32)access->value);
	}
	return code ? -EIO : 0;
}

/* ---- Memory ---- */

static int drv_memory(struct pmureg_access *access)
{
	void __iomem *at = (void __iomem *)(uintptr_t)access->handle;
	const bool is_read = access->kind == PMUREG_ACCESS_READ;

	switch (access->place.bits) {
	case 8:
		is_read ? (void)(access->value = readb(at)) : writeb((u8)access->value, at);
		return 0;
	case 16:
		is_read ? (void)(access->value = readw(at)) : writew((u16)access->value, at);
		return 0;
	case 32:
		is_read ? (void)(access->value = readl(at)) : writel((u32)access->value, at);
		return 0;
#ifdef CONFIG_64BIT
	case 64:
		is_read ? (void)(access->value = readq(at)) : writeq(access->value, at);
		return 0;
#endif
	}
	return -EINVAL;
}

/* ---- The io ---- */

static int drv_moved(const struct drv_device *device, const struct pmureg_access *access,
		     u64 *moved)
{
	const struct pmureg_block *block = device->unit->block;
	const struct pmureg_register *reg;
	u64 variables[PMUREG_NUMBERS + PMUREG_DIMENSIONS] = {0};
	struct pmureg_io *io = (struct pmureg_io *)&device->io;

	*moved = 0;
	if (!block->told || access->reg >= block->register_count)
		return 0;
	reg = &pmureg_block_registers(block)[access->reg];
	if (!reg->moves.count)
		return 0;
	pmureg_place_variables(block, reg, access->place.instance, access->element, variables);
	return pmureg_unit_evaluate(device->unit->table->system, io, block, access->place.instance,
				    pmureg_register_moves(reg), variables, moved);
}

static int drv_prepare_one(struct pmureg_io *io, struct pmureg_access *access)
{
	struct drv_device *device = container_of(io, struct drv_device, io);
	const struct pmureg_place *place = &access->place;
	const struct pci_dev *dev;
	u64 moved;
	int code;

	if (access->kind == PMUREG_ACCESS_BARRIER || place->space == PMUREG_FACT)
		return 0;
	code = drv_moved(device, access, &moved);
	if (code)
		return code;
	switch (place->space) {
	case PMUREG_SYSREG:
		code = drv_sysreg_stub(place->address);
		access->handle = (u64)code;
		return code < 0 ? code : 0;
	case PMUREG_MSR:
		access->handle = place->address + moved;
		return access->handle > U32_MAX ? -EINVAL : 0;
	case PMUREG_PCI:
		dev = drv_pci_of(device, place->unit);
		access->handle = (uintptr_t)dev;
		return dev && place->bits <= 32 ? 0 : -ENODEV;
	case PMUREG_MMIO:
		if (!device->pages ||
		    &pmureg_system_blocks(device->unit->table->system)[place->block] !=
			    device->unit->block ||
		    place->instance != device->instance ||
		    place->unit >= device->unit->block->page_count ||
		    !device->pages[place->unit].at)
			return -ENODEV;
		if (place->address + moved + place->bits / 8 > device->pages[place->unit].size)
			return -EINVAL;
		access->handle = (uintptr_t)device->pages[place->unit].at + place->address + moved;
		return 0;
	}
	return -ENODEV;
}

static int drv_prepare(struct pmureg_io *io, struct pmureg_access *list, pmureg_size count)
{
	int code = 0;

	for (; count && !code; count--)
		code = drv_prepare_one(io, list++);
	return code;
}

/* Where accesses are made on another CPU, its entry and exit from the call order them. */
static int drv_barrier(const struct drv_device *device, u8 barrier)
{
	mb(); /* whoever describes a register says where its accesses must not move */
#ifdef CONFIG_ARM64
	if (barrier == PMUREG_ISB)
		isb();
#endif
	return 0;
}

static int drv_one(struct pmureg_io *io, struct pmureg_access *access)
{
	struct drv_device *device = container_of(io, struct drv_device, io);
	struct pci_dev *dev = (struct pci_dev *)(uintptr_t)access->handle;
	u64 value;
	int code;

	if (access->kind == PMUREG_ACCESS_BARRIER)
		return drv_barrier(device, access->barrier);
	switch (access->place.space) {
	case PMUREG_SYSREG:
		return drv_sysreg(device, access);
	case PMUREG_MSR:
		return drv_msr(device, access);
	case PMUREG_PCI:
		return access->kind == PMUREG_ACCESS_READ ? drv_pci_read(dev, access) :
							    drv_pci_write(dev, access);
	case PMUREG_MMIO:
		return drv_memory(access);
	case PMUREG_FACT:
		code = access->kind == PMUREG_ACCESS_READ ?
			       drv_fact(device, access->place.address, &value) :
			       -EPERM;
		access->value = code ? 0 : value;
		return code;
	}
	return -ENODEV;
}

static int drv_run(struct pmureg_io *io, struct pmureg_access *list, pmureg_size count,
		   pmureg_size *failed)
{
	return pmureg_io_each(io, list, count, failed, drv_one);
}

void drv_io_init(struct drv_device *device)
{
	device->io = (struct pmureg_io){.prepare = drv_prepare, .run = drv_run};
}
