/*
 * Uncore of Intel's client processors: Memory controller
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
 * Made by pmureg from regdefs/intel/client.yaml. Edit that, not this.
 */
#ifndef PMUREG_CLIENT_IMC_H
#define PMUREG_CLIENT_IMC_H

#include <pmureg/access.h>

/* ---- gt_requests: Requests of the graphics, 64 bytes each. ----
 * Source: K SNB_UNCORE_PCI_IMC_GT_REQUESTS_BASE
 */

#define CLIENT_IMC_GT_REQUESTS_OFFSET      0x5040U
#define CLIENT_IMC_GT_REQUESTS_RESET       0x00000000U
#define CLIENT_IMC_GT_REQUESTS_COUNT_SHIFT 0
#define CLIENT_IMC_GT_REQUESTS_COUNT_WIDTH 32
#define CLIENT_IMC_GT_REQUESTS_COUNT_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} client_imc_gt_requests_t;

typedef struct {
	uint32_t COUNT; /* 31:0  RO-V The count; it cannot be stopped or zeroed. */
} client_imc_gt_requests_fields_t;

static inline __attribute__((always_inline)) client_imc_gt_requests_t client_imc_gt_requests_pack(client_imc_gt_requests_fields_t f)
{
	client_imc_gt_requests_t r;

	r.raw = 0
		| f.COUNT;
	return r;
}

static inline client_imc_gt_requests_fields_t client_imc_gt_requests_unpack(client_imc_gt_requests_t r)
{
	client_imc_gt_requests_fields_t f;

	f.COUNT = r.raw;
	return f;
}

static inline uint32_t client_imc_gt_requests_get(client_imc_gt_requests_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define client_imc_gt_requests_get_COUNT(r) client_imc_gt_requests_get(r, 0xffffffffU, 0)

static inline client_imc_gt_requests_t client_imc_gt_requests_read(const PMUREG_MEMORY *base)
{
	client_imc_gt_requests_t r;

	r.raw = pmureg_load32(base, CLIENT_IMC_GT_REQUESTS_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int client_imc_gt_requests_io_read(struct pmureg_io *io, struct pmureg_place at, client_imc_gt_requests_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CLIENT_IMC_GT_REQUESTS_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- ia_requests: Requests of the cores, 64 bytes each. ----
 * Source: K SNB_UNCORE_PCI_IMC_IA_REQUESTS_BASE
 */

#define CLIENT_IMC_IA_REQUESTS_OFFSET      0x5044U
#define CLIENT_IMC_IA_REQUESTS_RESET       0x00000000U
#define CLIENT_IMC_IA_REQUESTS_COUNT_SHIFT 0
#define CLIENT_IMC_IA_REQUESTS_COUNT_WIDTH 32
#define CLIENT_IMC_IA_REQUESTS_COUNT_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} client_imc_ia_requests_t;

typedef struct {
	uint32_t COUNT; /* 31:0  RO-V The count; it cannot be stopped or zeroed. */
} client_imc_ia_requests_fields_t;

static inline __attribute__((always_inline)) client_imc_ia_requests_t client_imc_ia_requests_pack(client_imc_ia_requests_fields_t f)
{
	client_imc_ia_requests_t r;

	r.raw = 0
		| f.COUNT;
	return r;
}

static inline client_imc_ia_requests_fields_t client_imc_ia_requests_unpack(client_imc_ia_requests_t r)
{
	client_imc_ia_requests_fields_t f;

	f.COUNT = r.raw;
	return f;
}

static inline uint32_t client_imc_ia_requests_get(client_imc_ia_requests_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define client_imc_ia_requests_get_COUNT(r) client_imc_ia_requests_get(r, 0xffffffffU, 0)

static inline client_imc_ia_requests_t client_imc_ia_requests_read(const PMUREG_MEMORY *base)
{
	client_imc_ia_requests_t r;

	r.raw = pmureg_load32(base, CLIENT_IMC_IA_REQUESTS_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int client_imc_ia_requests_io_read(struct pmureg_io *io, struct pmureg_place at, client_imc_ia_requests_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CLIENT_IMC_IA_REQUESTS_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- io_requests: Requests of I/O devices, 64 bytes each. ----
 * Source: K SNB_UNCORE_PCI_IMC_IO_REQUESTS_BASE
 */

#define CLIENT_IMC_IO_REQUESTS_OFFSET      0x5048U
#define CLIENT_IMC_IO_REQUESTS_RESET       0x00000000U
#define CLIENT_IMC_IO_REQUESTS_COUNT_SHIFT 0
#define CLIENT_IMC_IO_REQUESTS_COUNT_WIDTH 32
#define CLIENT_IMC_IO_REQUESTS_COUNT_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} client_imc_io_requests_t;

typedef struct {
	uint32_t COUNT; /* 31:0  RO-V The count; it cannot be stopped or zeroed. */
} client_imc_io_requests_fields_t;

static inline __attribute__((always_inline)) client_imc_io_requests_t client_imc_io_requests_pack(client_imc_io_requests_fields_t f)
{
	client_imc_io_requests_t r;

	r.raw = 0
		| f.COUNT;
	return r;
}

static inline client_imc_io_requests_fields_t client_imc_io_requests_unpack(client_imc_io_requests_t r)
{
	client_imc_io_requests_fields_t f;

	f.COUNT = r.raw;
	return f;
}

static inline uint32_t client_imc_io_requests_get(client_imc_io_requests_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define client_imc_io_requests_get_COUNT(r) client_imc_io_requests_get(r, 0xffffffffU, 0)

static inline client_imc_io_requests_t client_imc_io_requests_read(const PMUREG_MEMORY *base)
{
	client_imc_io_requests_t r;

	r.raw = pmureg_load32(base, CLIENT_IMC_IO_REQUESTS_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int client_imc_io_requests_io_read(struct pmureg_io *io, struct pmureg_place at, client_imc_io_requests_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CLIENT_IMC_IO_REQUESTS_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- data_reads: 64 bytes each that were read of the DRAM. ----
 * Source: K SNB_UNCORE_PCI_IMC_DATA_READS_BASE
 */

#define CLIENT_IMC_DATA_READS_OFFSET      0x5050U
#define CLIENT_IMC_DATA_READS_RESET       0x00000000U
#define CLIENT_IMC_DATA_READS_COUNT_SHIFT 0
#define CLIENT_IMC_DATA_READS_COUNT_WIDTH 32
#define CLIENT_IMC_DATA_READS_COUNT_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} client_imc_data_reads_t;

typedef struct {
	uint32_t COUNT; /* 31:0  RO-V The count; it cannot be stopped or zeroed. */
} client_imc_data_reads_fields_t;

static inline __attribute__((always_inline)) client_imc_data_reads_t client_imc_data_reads_pack(client_imc_data_reads_fields_t f)
{
	client_imc_data_reads_t r;

	r.raw = 0
		| f.COUNT;
	return r;
}

static inline client_imc_data_reads_fields_t client_imc_data_reads_unpack(client_imc_data_reads_t r)
{
	client_imc_data_reads_fields_t f;

	f.COUNT = r.raw;
	return f;
}

static inline uint32_t client_imc_data_reads_get(client_imc_data_reads_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define client_imc_data_reads_get_COUNT(r) client_imc_data_reads_get(r, 0xffffffffU, 0)

static inline client_imc_data_reads_t client_imc_data_reads_read(const PMUREG_MEMORY *base)
{
	client_imc_data_reads_t r;

	r.raw = pmureg_load32(base, CLIENT_IMC_DATA_READS_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int client_imc_data_reads_io_read(struct pmureg_io *io, struct pmureg_place at, client_imc_data_reads_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CLIENT_IMC_DATA_READS_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- data_writes: 64 bytes each that were written to the DRAM. ----
 * Source: K SNB_UNCORE_PCI_IMC_DATA_WRITES_BASE
 */

#define CLIENT_IMC_DATA_WRITES_OFFSET      0x5054U
#define CLIENT_IMC_DATA_WRITES_RESET       0x00000000U
#define CLIENT_IMC_DATA_WRITES_COUNT_SHIFT 0
#define CLIENT_IMC_DATA_WRITES_COUNT_WIDTH 32
#define CLIENT_IMC_DATA_WRITES_COUNT_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} client_imc_data_writes_t;

typedef struct {
	uint32_t COUNT; /* 31:0  RO-V The count; it cannot be stopped or zeroed. */
} client_imc_data_writes_fields_t;

static inline __attribute__((always_inline)) client_imc_data_writes_t client_imc_data_writes_pack(client_imc_data_writes_fields_t f)
{
	client_imc_data_writes_t r;

	r.raw = 0
		| f.COUNT;
	return r;
}

static inline client_imc_data_writes_fields_t client_imc_data_writes_unpack(client_imc_data_writes_t r)
{
	client_imc_data_writes_fields_t f;

	f.COUNT = r.raw;
	return f;
}

static inline uint32_t client_imc_data_writes_get(client_imc_data_writes_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define client_imc_data_writes_get_COUNT(r) client_imc_data_writes_get(r, 0xffffffffU, 0)

static inline client_imc_data_writes_t client_imc_data_writes_read(const PMUREG_MEMORY *base)
{
	client_imc_data_writes_t r;

	r.raw = pmureg_load32(base, CLIENT_IMC_DATA_WRITES_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int client_imc_data_writes_io_read(struct pmureg_io *io, struct pmureg_place at, client_imc_data_writes_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CLIENT_IMC_DATA_WRITES_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

#endif
