/*
 * Uncore of Intel's client processors: Free-running counters of a memory controller
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
#ifndef PMUREG_CLIENT_IMC_FREE_RUNNING_H
#define PMUREG_CLIENT_IMC_FREE_RUNNING_H

#include <pmureg/access.h>

/* ---- total: 64 bytes each that were read or written. ----
 * Source: K tgl_uncore_imc_free_running; K adl_uncore_imc_free_running
 */

#define CLIENT_IMC_FREE_RUNNING_TOTAL_OFFSET      0x40U
#define CLIENT_IMC_FREE_RUNNING_TOTAL_RESET       0x0000000000000000ULL
#define CLIENT_IMC_FREE_RUNNING_TOTAL_COUNT_SHIFT 0
#define CLIENT_IMC_FREE_RUNNING_TOTAL_COUNT_WIDTH 64
#define CLIENT_IMC_FREE_RUNNING_TOTAL_COUNT_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} client_imc_free_running_total_t;

typedef struct {
	uint64_t COUNT; /* 63:0  RO-V The count; it cannot be stopped or zeroed. */
} client_imc_free_running_total_fields_t;

static inline __attribute__((always_inline)) client_imc_free_running_total_t client_imc_free_running_total_pack(client_imc_free_running_total_fields_t f)
{
	client_imc_free_running_total_t r;

	r.raw = 0
		| f.COUNT;
	return r;
}

static inline client_imc_free_running_total_fields_t client_imc_free_running_total_unpack(client_imc_free_running_total_t r)
{
	client_imc_free_running_total_fields_t f;

	f.COUNT = r.raw;
	return f;
}

static inline uint64_t client_imc_free_running_total_get(client_imc_free_running_total_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define client_imc_free_running_total_get_COUNT(r) client_imc_free_running_total_get(r, 0xffffffffffffffffULL, 0)

static inline client_imc_free_running_total_t client_imc_free_running_total_read(const PMUREG_MEMORY *base)
{
	client_imc_free_running_total_t r;

	r.raw = pmureg_load64(base, CLIENT_IMC_FREE_RUNNING_TOTAL_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int client_imc_free_running_total_io_read(struct pmureg_io *io, struct pmureg_place at, client_imc_free_running_total_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CLIENT_IMC_FREE_RUNNING_TOTAL_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- read: 64 bytes each that were read. ----
 * Source: K tgl_uncore_imc_free_running; K adl_uncore_imc_free_running
 */

#define CLIENT_IMC_FREE_RUNNING_READ_OFFSET      0x58U
#define CLIENT_IMC_FREE_RUNNING_READ_RESET       0x0000000000000000ULL
#define CLIENT_IMC_FREE_RUNNING_READ_COUNT_SHIFT 0
#define CLIENT_IMC_FREE_RUNNING_READ_COUNT_WIDTH 64
#define CLIENT_IMC_FREE_RUNNING_READ_COUNT_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} client_imc_free_running_read_t;

typedef struct {
	uint64_t COUNT; /* 63:0  RO-V The count; it cannot be stopped or zeroed. */
} client_imc_free_running_read_fields_t;

static inline __attribute__((always_inline)) client_imc_free_running_read_t client_imc_free_running_read_pack(client_imc_free_running_read_fields_t f)
{
	client_imc_free_running_read_t r;

	r.raw = 0
		| f.COUNT;
	return r;
}

static inline client_imc_free_running_read_fields_t client_imc_free_running_read_unpack(client_imc_free_running_read_t r)
{
	client_imc_free_running_read_fields_t f;

	f.COUNT = r.raw;
	return f;
}

static inline uint64_t client_imc_free_running_read_get(client_imc_free_running_read_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define client_imc_free_running_read_get_COUNT(r) client_imc_free_running_read_get(r, 0xffffffffffffffffULL, 0)

static inline client_imc_free_running_read_t client_imc_free_running_read_read(const PMUREG_MEMORY *base)
{
	client_imc_free_running_read_t r;

	r.raw = pmureg_load64(base, CLIENT_IMC_FREE_RUNNING_READ_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int client_imc_free_running_read_io_read(struct pmureg_io *io, struct pmureg_place at, client_imc_free_running_read_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CLIENT_IMC_FREE_RUNNING_READ_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- write: 64 bytes each that were written. ----
 * Source: K tgl_uncore_imc_free_running; K adl_uncore_imc_free_running
 */

#define CLIENT_IMC_FREE_RUNNING_WRITE_OFFSET      0xa0U
#define CLIENT_IMC_FREE_RUNNING_WRITE_RESET       0x0000000000000000ULL
#define CLIENT_IMC_FREE_RUNNING_WRITE_COUNT_SHIFT 0
#define CLIENT_IMC_FREE_RUNNING_WRITE_COUNT_WIDTH 64
#define CLIENT_IMC_FREE_RUNNING_WRITE_COUNT_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} client_imc_free_running_write_t;

typedef struct {
	uint64_t COUNT; /* 63:0  RO-V The count; it cannot be stopped or zeroed. */
} client_imc_free_running_write_fields_t;

static inline __attribute__((always_inline)) client_imc_free_running_write_t client_imc_free_running_write_pack(client_imc_free_running_write_fields_t f)
{
	client_imc_free_running_write_t r;

	r.raw = 0
		| f.COUNT;
	return r;
}

static inline client_imc_free_running_write_fields_t client_imc_free_running_write_unpack(client_imc_free_running_write_t r)
{
	client_imc_free_running_write_fields_t f;

	f.COUNT = r.raw;
	return f;
}

static inline uint64_t client_imc_free_running_write_get(client_imc_free_running_write_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define client_imc_free_running_write_get_COUNT(r) client_imc_free_running_write_get(r, 0xffffffffffffffffULL, 0)

static inline client_imc_free_running_write_t client_imc_free_running_write_read(const PMUREG_MEMORY *base)
{
	client_imc_free_running_write_t r;

	r.raw = pmureg_load64(base, CLIENT_IMC_FREE_RUNNING_WRITE_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int client_imc_free_running_write_io_read(struct pmureg_io *io, struct pmureg_place at, client_imc_free_running_write_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CLIENT_IMC_FREE_RUNNING_WRITE_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

#endif
