/*
 * The building blocks of register accessors. The headers of blocks include it.
 *
 * It checks indices and values of fields, and makes one access of each kind. In a program, or without an operating system, an access is an
 * instruction or a volatile access. In Linux (__KERNEL__, without __UBOOT__ and PMUREG_BARE) it is the kernel's own function.
 *
 * Made by pmureg.
 */
#ifndef PMUREG_ACCESS_H
#define PMUREG_ACCESS_H

/* Accesses are Linux's. U-Boot also defines __KERNEL__; others that do must define PMUREG_BARE before the first header. */
#if defined(__KERNEL__) && !defined(__UBOOT__) && !defined(PMUREG_BARE)
#define PMUREG_LINUX
#endif

#ifdef __KERNEL__
#include <linux/types.h>
#else
#include <stdint.h>
#endif
#ifdef PMUREG_LINUX
#include <linux/bug.h>
#include <linux/io.h>
#include <linux/pci.h>
#ifdef CONFIG_X86
#include <asm/msr.h>
#elif defined(CONFIG_ARM64)
#include <asm/sysreg.h>
#endif
#endif

/* A call does not compile unless the compiler can prove that it is never made. */
#define PMUREG_NEVER(why)
/* A name that cannot be used; the error says why. */
#define PMUREG_ABSENT(why)
#ifdef __has_attribute
#if __has_attribute(error)
#undef PMUREG_NEVER
#define PMUREG_NEVER(why) __attribute__((error(why)))
#undef PMUREG_ABSENT
#define PMUREG_ABSENT(why) __attribute__((error(why)))
#endif
#if __has_attribute(unavailable)
#undef PMUREG_ABSENT
#define PMUREG_ABSENT(why) __attribute__((unavailable(why)))
#endif
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Indices, and values of fields ---- */

/*
 * A condition that is true unless the program has a mistake. It is checked only if PMUREG_DEBUG is defined (a false one
 * traps; in Linux it warns), or if the program defines PMUREG_ASSERT, for example as `assert`, before the first header.
 */
#ifndef PMUREG_ASSERT
#if defined(PMUREG_DEBUG) && defined(PMUREG_LINUX)
#define PMUREG_ASSERT(holds) ((void)WARN_ON_ONCE(!(holds)))
#elif defined(PMUREG_DEBUG)
#define PMUREG_ASSERT(holds) ((holds) ? (void)0 : __builtin_trap())
#else
#define PMUREG_ASSERT(holds) ((void)0)
#define PMUREG_NO_ASSERT
#endif
#endif

void pmureg_index_out_of_range(void) PMUREG_NEVER("an index is out of range: the comment at the register's address has the range");
void pmureg_value_too_large(void) PMUREG_NEVER("a constant is too large for its field: the field's _WIDTH says how many bits it has");

/* If an optimising compiler knows that the number is more than `last`, it does not compile. The check costs nothing. */
#define PMUREG_AT_MOST(number, last, never) do { \
	if (__builtin_constant_p(number) && (number) > (last)) \
		never(); \
	PMUREG_ASSERT((number) <= (last)); \
} while (0)

static inline __attribute__((always_inline)) void pmureg_index(unsigned int index, unsigned int last)
{
	if (__builtin_constant_p(index) && index > last)
		pmureg_index_out_of_range();
}

/*
 * gcc compiles a call in a fifth of the time of the condition, and its error still names the accessor. clang's error, and that of an
 * assertion, names only the line of the condition, so for these the condition stays in the accessor.
 */
#if defined(PMUREG_NO_ASSERT) && !defined(__clang__)
#define PMUREG_INDEX(index, last) pmureg_index(index, last)
#else
#define PMUREG_INDEX(index, last) PMUREG_AT_MOST(index, last, pmureg_index_out_of_range)
#endif

/* A constant with other bits than `ones` does not compile, even without optimisation. */
#define PMUREG_FITS(value, ones) \
	((void)(__builtin_constant_p(value) && ((unsigned long long)(value) & ~(unsigned long long)(ones)) ? pmureg_value_too_large() : (void)0))

/* Each _with_FIELD(): checks a constant, then calls the register's own function. */
#define PMUREG_WITH(with, r, mask, shift, value) (PMUREG_FITS(value, (mask) >> (shift)), with(r, mask, shift, value))

/* Returns `value`, cut to the bits `ones` and shifted to the bit `low`. */
static inline __attribute__((always_inline)) uint32_t pmureg_put32(uint64_t value, uint32_t ones, unsigned int low)
{
	PMUREG_AT_MOST(value, ones, pmureg_value_too_large);
	return (uint32_t)(value & ones) << low;
}

/* Returns `value`, cut to the bits `ones` and shifted to the bit `low`. */
static inline __attribute__((always_inline)) uint64_t pmureg_put64(uint64_t value, uint64_t ones, unsigned int low)
{
	PMUREG_AT_MOST(value, ones, pmureg_value_too_large);
	return (uint64_t)(value & ones) << low;
}

/* ---- Memory: `base` is that of the unit's page ---- */

#ifdef PMUREG_LINUX
#define PMUREG_MEMORY volatile void __iomem
static inline uint8_t pmureg_load8(const PMUREG_MEMORY *base, uintptr_t offset)
{
	return readb((const volatile char __iomem *)base + offset);
}

static inline void pmureg_store8(PMUREG_MEMORY *base, uintptr_t offset, uint8_t value)
{
	writeb(value, (volatile char __iomem *)base + offset);
}

static inline uint16_t pmureg_load16(const PMUREG_MEMORY *base, uintptr_t offset)
{
	return readw((const volatile char __iomem *)base + offset);
}

static inline void pmureg_store16(PMUREG_MEMORY *base, uintptr_t offset, uint16_t value)
{
	writew(value, (volatile char __iomem *)base + offset);
}

static inline uint32_t pmureg_load32(const PMUREG_MEMORY *base, uintptr_t offset)
{
	return readl((const volatile char __iomem *)base + offset);
}

static inline void pmureg_store32(PMUREG_MEMORY *base, uintptr_t offset, uint32_t value)
{
	writel(value, (volatile char __iomem *)base + offset);
}

#ifdef readq
static inline uint64_t pmureg_load64(const PMUREG_MEMORY *base, uintptr_t offset)
{
	return readq((const volatile char __iomem *)base + offset);
}

static inline void pmureg_store64(PMUREG_MEMORY *base, uintptr_t offset, uint64_t value)
{
	writeq(value, (volatile char __iomem *)base + offset);
}
#else
#define PMUREG_NO_64 PMUREG_ABSENT("one access of 64 bits: kernels of 64 bits have it")
uint64_t pmureg_load64(const PMUREG_MEMORY *base, uintptr_t offset) PMUREG_NO_64;
void pmureg_store64(PMUREG_MEMORY *base, uintptr_t offset, uint64_t value) PMUREG_NO_64;
#endif
#else
#define PMUREG_MEMORY volatile void
/* Devices are little-endian. */
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define PMUREG_LITTLE(bits, value) __builtin_bswap##bits(value)
#else
#define PMUREG_LITTLE(bits, value) (value)
#endif

static inline uint8_t pmureg_load8(const PMUREG_MEMORY *base, uintptr_t offset)
{
	return *(const volatile uint8_t *)((uintptr_t)base + offset);
}

static inline void pmureg_store8(PMUREG_MEMORY *base, uintptr_t offset, uint8_t value)
{
	*(volatile uint8_t *)((uintptr_t)base + offset) = value;
}

static inline uint16_t pmureg_load16(const PMUREG_MEMORY *base, uintptr_t offset)
{
	return PMUREG_LITTLE(16, *(const volatile uint16_t *)((uintptr_t)base + offset));
}

static inline void pmureg_store16(PMUREG_MEMORY *base, uintptr_t offset, uint16_t value)
{
	*(volatile uint16_t *)((uintptr_t)base + offset) = PMUREG_LITTLE(16, value);
}

static inline uint32_t pmureg_load32(const PMUREG_MEMORY *base, uintptr_t offset)
{
	return PMUREG_LITTLE(32, *(const volatile uint32_t *)((uintptr_t)base + offset));
}

static inline void pmureg_store32(PMUREG_MEMORY *base, uintptr_t offset, uint32_t value)
{
	*(volatile uint32_t *)((uintptr_t)base + offset) = PMUREG_LITTLE(32, value);
}

static inline uint64_t pmureg_load64(const PMUREG_MEMORY *base, uintptr_t offset)
{
	return PMUREG_LITTLE(64, *(const volatile uint64_t *)((uintptr_t)base + offset));
}

static inline void pmureg_store64(PMUREG_MEMORY *base, uintptr_t offset, uint64_t value)
{
	*(volatile uint64_t *)((uintptr_t)base + offset) = PMUREG_LITTLE(64, value);
}
#endif

/* ---- PCI configuration space: `device` is the function, mapped, or in Linux what the kernel has of it. There a failed read is all ones. ---- */

#ifdef PMUREG_LINUX
#define PMUREG_CONFIG struct pci_dev
static inline uint8_t pmureg_config_load8(const PMUREG_CONFIG *device, uintptr_t offset)
{
	uint8_t value = (uint8_t)~0U;

	pci_read_config_byte(device, (int)offset, &value);
	return value;
}

static inline void pmureg_config_store8(const PMUREG_CONFIG *device, uintptr_t offset, uint8_t value)
{
	pci_write_config_byte(device, (int)offset, value);
}

static inline uint16_t pmureg_config_load16(const PMUREG_CONFIG *device, uintptr_t offset)
{
	uint16_t value = (uint16_t)~0U;

	pci_read_config_word(device, (int)offset, &value);
	return value;
}

static inline void pmureg_config_store16(const PMUREG_CONFIG *device, uintptr_t offset, uint16_t value)
{
	pci_write_config_word(device, (int)offset, value);
}

static inline uint32_t pmureg_config_load32(const PMUREG_CONFIG *device, uintptr_t offset)
{
	uint32_t value = (uint32_t)~0U;

	pci_read_config_dword(device, (int)offset, &value);
	return value;
}

static inline void pmureg_config_store32(const PMUREG_CONFIG *device, uintptr_t offset, uint32_t value)
{
	pci_write_config_dword(device, (int)offset, value);
}
#else
#define PMUREG_CONFIG volatile void
#define pmureg_config_load8 pmureg_load8
#define pmureg_config_store8 pmureg_store8
#define pmureg_config_load16 pmureg_load16
#define pmureg_config_store16 pmureg_store16
#define pmureg_config_load32 pmureg_load32
#define pmureg_config_store32 pmureg_store32
#define pmureg_config_load64 pmureg_load64
#define pmureg_config_store64 pmureg_store64
#endif

/* ---- Model-specific registers of x86 ---- */

#if defined(__x86_64__) || defined(__i386__)
#define PMUREG_HAS_MSR
#ifdef PMUREG_LINUX
#ifdef rdmsrq /* since Linux 6.16 */
#define PMUREG_OF_LINUX(name) name##q
#define PMUREG_SAFE_OF_LINUX(name) name##q_safe
#else
#define PMUREG_OF_LINUX(name) name##l
#define PMUREG_SAFE_OF_LINUX(name) name##l_safe
#endif

static inline uint64_t pmureg_rdmsr(uint32_t address)
{
	u64 value;

	PMUREG_OF_LINUX(rdmsr)(address, value);
	return value;
}

static inline void pmureg_wrmsr(uint32_t address, uint64_t value)
{
	PMUREG_OF_LINUX(wrmsr)(address, value);
}

/* 0, or a negative errno value where the processor refused. */
static inline int pmureg_rdmsr_safe(uint32_t address, uint64_t *value)
{
	return PMUREG_SAFE_OF_LINUX(rdmsr)(address, value);
}

static inline int pmureg_wrmsr_safe(uint32_t address, uint64_t value)
{
	return PMUREG_SAFE_OF_LINUX(wrmsr)(address, value);
}
#else
static inline uint64_t pmureg_rdmsr(uint32_t address)
{
	uint32_t low, high;

	__asm__ volatile("rdmsr" : "=a"(low), "=d"(high) : "c"(address));
	return (uint64_t)high << 32 | low;
}

static inline void pmureg_wrmsr(uint32_t address, uint64_t value)
{
	__asm__ volatile("wrmsr" : : "c"(address), "a"((uint32_t)value), "d"((uint32_t)(value >> 32)) : "memory");
}
#endif
#else
#define PMUREG_NO_MSR PMUREG_ABSENT("x86 alone has model-specific registers; through a struct pmureg_io, _io_read() and _io_write() reach them")
#endif

/* ---- System registers of AArch64 ---- */

#ifdef __aarch64__
#define PMUREG_HAS_SYSREG
#ifdef PMUREG_LINUX
#define PMUREG_READ_SYSREG(value, op0, op1, crn, crm, op2) ((value) = read_sysreg_s(sys_reg(op0, op1, crn, crm, op2)))
#define PMUREG_WRITE_SYSREG(value, op0, op1, crn, crm, op2) write_sysreg_s(value, sys_reg(op0, op1, crn, crm, op2))
#else
#define PMUREG_READ_SYSREG(value, op0, op1, crn, crm, op2) \
	__asm__ volatile("mrs %0, S" #op0 "_" #op1 "_C" #crn "_C" #crm "_" #op2 : "=r"(value))
#define PMUREG_WRITE_SYSREG(value, op0, op1, crn, crm, op2) \
	__asm__ volatile("msr S" #op0 "_" #op1 "_C" #crn "_C" #crm "_" #op2 ", %0" : : "r"(value) : "memory")
#endif
#else
#define PMUREG_NO_SYSREG PMUREG_ABSENT("AArch64 alone has system registers; through a struct pmureg_io, _io_read() and _io_write() reach them")
#endif

/* ---- Control and status registers of RISC-V ---- */

#ifdef __riscv
#define PMUREG_HAS_CSR
#if __riscv_xlen == 64
#define PMUREG_HAS_CSR_OF_64
#endif
#endif
#define PMUREG_NO_CSR PMUREG_ABSENT("RISC-V alone has CSRs, and those of 64 bits where a register has as many; through a struct pmureg_io, _io_read() and _io_write() reach them")

#ifdef __cplusplus
}
#endif

#endif
