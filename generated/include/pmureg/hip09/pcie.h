/*
 * HiSilicon Hip09 (Kunpeng) uncore PMUs: PCIe core, as perf has it
 *
 * Each register has constants for #if and static initialisers, a type of its own, so that the compiler refuses one
 * register in place of another, and functions on values, which access no device:
 *
 *	_pack(fields)       the value with these fields, must-write bits filled in, each field cut to its width
 *	_unpack(value)      all fields of a value
 *	_get_FIELD(value)   one field
 *	_with_FIELD(value)  the value with one field changed, ready to be written: other bits that act when written as 1
 *	                    are 0. To act with several at once, pack them.
 *	_check(value)       the first broken rule, or -1; _rule() is its sentence
 *
 * If the machine has the register, _read() and _write() make one access of its whole width; in Linux they call the kernel's
 * functions (see <pmureg/access.h>).
 * If <pmureg/io.h> was included before, _io_read() and _io_write() do the same through a struct pmureg_io; `at` names block,
 * instance and unit: the PCI function, or the page.
 *
 * An optimising compiler refuses a known index that is out of range, and a constant that is too large for its field. With
 * PMUREG_DEBUG, other such indices and values trap.
 *
 * Made by pmureg from regdefs/hisilicon/hip09.yaml. Edit that, not this.
 */
#ifndef PMUREG_HIP09_PCIE_H
#define PMUREG_HIP09_PCIE_H

#include <pmureg/access.h>

/* ---- config: The event. ----
 * Source: PCIE
 */

#define HIP09_PCIE_CONFIG_WORD        0U
#define HIP09_PCIE_CONFIG_EVENT_SHIFT 0
#define HIP09_PCIE_CONFIG_EVENT_WIDTH 17
#define HIP09_PCIE_CONFIG_EVENT_MASK  0x000000000001ffffULL

typedef struct {
	uint64_t raw;
} hip09_pcie_config_t;

typedef struct {
	uint64_t EVENT; /* 16:0  RW The event; bit 16: what is counted beside it. */
} hip09_pcie_config_fields_t;

static inline __attribute__((always_inline)) hip09_pcie_config_t hip09_pcie_config_pack(hip09_pcie_config_fields_t f)
{
	hip09_pcie_config_t r;

	r.raw = 0
		| pmureg_put64(f.EVENT, 0x1ffffULL, 0);
	return r;
}

static inline hip09_pcie_config_fields_t hip09_pcie_config_unpack(hip09_pcie_config_t r)
{
	hip09_pcie_config_fields_t f;

	f.EVENT = r.raw & 0x1ffffULL;
	return f;
}

static inline uint64_t hip09_pcie_config_get(hip09_pcie_config_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline hip09_pcie_config_t hip09_pcie_config_with(hip09_pcie_config_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x000000000001ffffULL & ~mask);
	return r;
}

#define hip09_pcie_config_get_EVENT(r)         hip09_pcie_config_get(r, 0x000000000001ffffULL, 0)
#define hip09_pcie_config_with_EVENT(r, value) PMUREG_WITH(hip09_pcie_config_with, r, 0x000000000001ffffULL, 0, value)

static inline int hip09_pcie_config_check(hip09_pcie_config_t r)
{
	if ((r.raw & 0xfffffffffffe0000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *hip09_pcie_config_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffffffe0000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_IO_H
static inline int hip09_pcie_config_io_read(struct pmureg_io *io, struct pmureg_place at, hip09_pcie_config_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_PERF;
	at.address = HIP09_PCIE_CONFIG_WORD;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int hip09_pcie_config_io_write(struct pmureg_io *io, struct pmureg_place at, hip09_pcie_config_t r)
{
	at.space = PMUREG_PERF;
	at.address = HIP09_PCIE_CONFIG_WORD;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- config1: Conditions. ----
 * Source: PCIE
 */

#define HIP09_PCIE_CONFIG1_WORD            1U
#define HIP09_PCIE_CONFIG1_LEN_MODE_SHIFT  10
#define HIP09_PCIE_CONFIG1_LEN_MODE_WIDTH  2
#define HIP09_PCIE_CONFIG1_LEN_MODE_MASK   0x0000000000000c00ULL
#define HIP09_PCIE_CONFIG1_TRIG_MODE_SHIFT 9
#define HIP09_PCIE_CONFIG1_TRIG_MODE_WIDTH 1
#define HIP09_PCIE_CONFIG1_TRIG_MODE_MASK  0x0000000000000200ULL
#define HIP09_PCIE_CONFIG1_TRIG_LEN_SHIFT  5
#define HIP09_PCIE_CONFIG1_TRIG_LEN_WIDTH  4
#define HIP09_PCIE_CONFIG1_TRIG_LEN_MASK   0x00000000000001e0ULL
#define HIP09_PCIE_CONFIG1_THR_MODE_SHIFT  4
#define HIP09_PCIE_CONFIG1_THR_MODE_WIDTH  1
#define HIP09_PCIE_CONFIG1_THR_MODE_MASK   0x0000000000000010ULL
#define HIP09_PCIE_CONFIG1_THR_LEN_SHIFT   0
#define HIP09_PCIE_CONFIG1_THR_LEN_WIDTH   4
#define HIP09_PCIE_CONFIG1_THR_LEN_MASK    0x000000000000000fULL

typedef struct {
	uint64_t raw;
} hip09_pcie_config1_t;

typedef struct {
	uint64_t LEN_MODE;  /* 11:10 RW 1 headers, 2 payload, 3 and 0 both. */
	uint64_t TRIG_MODE; /* 9     RW Counting begins with a packet that is longer than TRIG_LEN (0), or shorter (1). */
	uint64_t TRIG_LEN;  /* 8:5   RW Counting begins with a packet by its length, 2 to this power DWORDs; 0: at once. */
	uint64_t THR_MODE;  /* 4     RW Counts packets of THR_LEN and more (0), or shorter ones (1). */
	uint64_t THR_LEN;   /* 3:0   RW Length of packets, 2 to this power DWORDs; 0: all. */
} hip09_pcie_config1_fields_t;

static inline __attribute__((always_inline)) hip09_pcie_config1_t hip09_pcie_config1_pack(hip09_pcie_config1_fields_t f)
{
	hip09_pcie_config1_t r;

	r.raw = 0
		| pmureg_put64(f.LEN_MODE, 0x3ULL, 10)
		| pmureg_put64(f.TRIG_MODE, 0x1ULL, 9)
		| pmureg_put64(f.TRIG_LEN, 0xfULL, 5)
		| pmureg_put64(f.THR_MODE, 0x1ULL, 4)
		| pmureg_put64(f.THR_LEN, 0xfULL, 0);
	return r;
}

static inline hip09_pcie_config1_fields_t hip09_pcie_config1_unpack(hip09_pcie_config1_t r)
{
	hip09_pcie_config1_fields_t f;

	f.LEN_MODE = (r.raw >> 10) & 0x3ULL;
	f.TRIG_MODE = (r.raw >> 9) & 0x1ULL;
	f.TRIG_LEN = (r.raw >> 5) & 0xfULL;
	f.THR_MODE = (r.raw >> 4) & 0x1ULL;
	f.THR_LEN = r.raw & 0xfULL;
	return f;
}

static inline uint64_t hip09_pcie_config1_get(hip09_pcie_config1_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline hip09_pcie_config1_t hip09_pcie_config1_with(hip09_pcie_config1_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000000000000fffULL & ~mask);
	return r;
}

#define hip09_pcie_config1_get_LEN_MODE(r)          hip09_pcie_config1_get(r, 0x0000000000000c00ULL, 10)
#define hip09_pcie_config1_get_TRIG_MODE(r)         hip09_pcie_config1_get(r, 0x0000000000000200ULL, 9)
#define hip09_pcie_config1_get_TRIG_LEN(r)          hip09_pcie_config1_get(r, 0x00000000000001e0ULL, 5)
#define hip09_pcie_config1_get_THR_MODE(r)          hip09_pcie_config1_get(r, 0x0000000000000010ULL, 4)
#define hip09_pcie_config1_get_THR_LEN(r)           hip09_pcie_config1_get(r, 0x000000000000000fULL, 0)
#define hip09_pcie_config1_with_LEN_MODE(r, value)  PMUREG_WITH(hip09_pcie_config1_with, r, 0x0000000000000c00ULL, 10, value)
#define hip09_pcie_config1_with_TRIG_MODE(r, value) PMUREG_WITH(hip09_pcie_config1_with, r, 0x0000000000000200ULL, 9, value)
#define hip09_pcie_config1_with_TRIG_LEN(r, value)  PMUREG_WITH(hip09_pcie_config1_with, r, 0x00000000000001e0ULL, 5, value)
#define hip09_pcie_config1_with_THR_MODE(r, value)  PMUREG_WITH(hip09_pcie_config1_with, r, 0x0000000000000010ULL, 4, value)
#define hip09_pcie_config1_with_THR_LEN(r, value)   PMUREG_WITH(hip09_pcie_config1_with, r, 0x000000000000000fULL, 0, value)

static inline int hip09_pcie_config1_check(hip09_pcie_config1_t r)
{
	if ((r.raw & 0xfffffffffffff000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *hip09_pcie_config1_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffffffff000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_IO_H
static inline int hip09_pcie_config1_io_read(struct pmureg_io *io, struct pmureg_place at, hip09_pcie_config1_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_PERF;
	at.address = HIP09_PCIE_CONFIG1_WORD;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int hip09_pcie_config1_io_write(struct pmureg_io *io, struct pmureg_place at, hip09_pcie_config1_t r)
{
	at.space = PMUREG_PERF;
	at.address = HIP09_PCIE_CONFIG1_WORD;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- config2: What is observed. ----
 * Source: PCIE
 */

#define HIP09_PCIE_CONFIG2_WORD       2U
#define HIP09_PCIE_CONFIG2_BDF_SHIFT  16
#define HIP09_PCIE_CONFIG2_BDF_WIDTH  16
#define HIP09_PCIE_CONFIG2_BDF_MASK   0x00000000ffff0000ULL
#define HIP09_PCIE_CONFIG2_PORT_SHIFT 0
#define HIP09_PCIE_CONFIG2_PORT_WIDTH 16
#define HIP09_PCIE_CONFIG2_PORT_MASK  0x000000000000ffffULL

typedef struct {
	uint64_t raw;
} hip09_pcie_config2_t;

typedef struct {
	uint64_t BDF;  /* 31:16 RW Requester: bus in bits 15:8, device in 7:3, function in 2:0. */
	uint64_t PORT; /* 15:0  RW A bit for each root port. */
} hip09_pcie_config2_fields_t;

static inline __attribute__((always_inline)) hip09_pcie_config2_t hip09_pcie_config2_pack(hip09_pcie_config2_fields_t f)
{
	hip09_pcie_config2_t r;

	r.raw = 0
		| pmureg_put64(f.BDF, 0xffffULL, 16)
		| pmureg_put64(f.PORT, 0xffffULL, 0);
	return r;
}

static inline hip09_pcie_config2_fields_t hip09_pcie_config2_unpack(hip09_pcie_config2_t r)
{
	hip09_pcie_config2_fields_t f;

	f.BDF = (r.raw >> 16) & 0xffffULL;
	f.PORT = r.raw & 0xffffULL;
	return f;
}

static inline uint64_t hip09_pcie_config2_get(hip09_pcie_config2_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline hip09_pcie_config2_t hip09_pcie_config2_with(hip09_pcie_config2_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x00000000ffffffffULL & ~mask);
	return r;
}

#define hip09_pcie_config2_get_BDF(r)          hip09_pcie_config2_get(r, 0x00000000ffff0000ULL, 16)
#define hip09_pcie_config2_get_PORT(r)         hip09_pcie_config2_get(r, 0x000000000000ffffULL, 0)
#define hip09_pcie_config2_with_BDF(r, value)  PMUREG_WITH(hip09_pcie_config2_with, r, 0x00000000ffff0000ULL, 16, value)
#define hip09_pcie_config2_with_PORT(r, value) PMUREG_WITH(hip09_pcie_config2_with, r, 0x000000000000ffffULL, 0, value)

static inline int hip09_pcie_config2_check(hip09_pcie_config2_t r)
{
	if ((r.raw & 0xffffffff00000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *hip09_pcie_config2_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffff00000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_IO_H
static inline int hip09_pcie_config2_io_read(struct pmureg_io *io, struct pmureg_place at, hip09_pcie_config2_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_PERF;
	at.address = HIP09_PCIE_CONFIG2_WORD;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int hip09_pcie_config2_io_write(struct pmureg_io *io, struct pmureg_place at, hip09_pcie_config2_t r)
{
	at.space = PMUREG_PERF;
	at.address = HIP09_PCIE_CONFIG2_WORD;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
