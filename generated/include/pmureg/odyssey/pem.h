/*
 * Marvell Odyssey uncore PMUs: PCIe interface of a root complex
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
 * Made by pmureg from regdefs/marvell/odyssey.yaml. Edit that, not this.
 */
#ifndef PMUREG_ODYSSEY_PEM_H
#define PMUREG_ODYSSEY_PEM_H

#include <pmureg/access.h>

/* ---- COUNT: Counter of event <n>. ----
 * Source: PEM eventid_to_offset_table
 */

#define ODYSSEY_PEM_COUNT_OFFSET(n)   ((n) == 0U ? 0x0U : (n) == 1U ? 0x8U : (n) == 2U ? 0x10U : (n) == 3U ? 0x100U : (n) == 4U ? 0x108U : (n) == 5U ? 0x110U : (n) == 6U ? 0x200U : (n) == 7U ? 0x300U : (n) == 8U ? 0x400U : (n) == 9U ? 0x408U : (n) == 10U ? 0x500U : (n) == 11U ? 0x508U : (n) == 12U ? 0x510U : (n) == 13U ? 0x600U : (n) == 14U ? 0x608U : (n) == 15U ? 0x610U : (n) == 16U ? 0x700U : (n) == 17U ? 0x800U : (n) == 18U ? 0x900U : (n) == 19U ? 0x908U : (n) == 20U ? 0x910U : (n) == 21U ? 0x2d18U : (n) == 22U ? 0x2d20U : (n) == 23U ? 0x2d28U : (n) == 24U ? 0x2d30U : (n) == 25U ? 0x2d38U : 0x2d40U) /* n: 0 to 26 */
#define ODYSSEY_PEM_COUNT_COUNT       27
#define ODYSSEY_PEM_COUNT_RESET       0x0000000000000000ULL
#define ODYSSEY_PEM_COUNT_COUNT_SHIFT 0
#define ODYSSEY_PEM_COUNT_COUNT_WIDTH 64
#define ODYSSEY_PEM_COUNT_COUNT_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} odyssey_pem_count_t;

typedef struct {
	uint64_t COUNT; /* 63:0  RO-V The count. */
} odyssey_pem_count_fields_t;

static inline __attribute__((always_inline)) odyssey_pem_count_t odyssey_pem_count_pack(odyssey_pem_count_fields_t f)
{
	odyssey_pem_count_t r;

	r.raw = 0
		| f.COUNT;
	return r;
}

static inline odyssey_pem_count_fields_t odyssey_pem_count_unpack(odyssey_pem_count_t r)
{
	odyssey_pem_count_fields_t f;

	f.COUNT = r.raw;
	return f;
}

static inline uint64_t odyssey_pem_count_get(odyssey_pem_count_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define odyssey_pem_count_get_COUNT(r) odyssey_pem_count_get(r, 0xffffffffffffffffULL, 0)

static inline odyssey_pem_count_t odyssey_pem_count_read(const PMUREG_MEMORY *base, unsigned int n)
{
	odyssey_pem_count_t r;

	PMUREG_INDEX(n, 26U);
	r.raw = pmureg_load64(base, ODYSSEY_PEM_COUNT_OFFSET(n));
	return r;
}

#ifdef PMUREG_IO_H
static inline int odyssey_pem_count_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, odyssey_pem_count_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 26U);
	at.space = PMUREG_MMIO;
	at.address = ODYSSEY_PEM_COUNT_OFFSET(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

#endif
