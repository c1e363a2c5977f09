/*
 * NVIDIA Tegra410 (Vera) uncore PMUs: CPU memory latency
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
 * Made by pmureg from regdefs/nvidia/t410.yaml. Edit that, not this.
 */
#ifndef PMUREG_T410_CMEM_H
#define PMUREG_T410_CMEM_H

#include <pmureg/access.h>

/* ---- CG_CTRL: Clock of the counters. ----
 * Source: CMEM
 * Page: broadcast
 */

#define T410_CMEM_CG_CTRL_OFFSET       0x800U
#define T410_CMEM_CG_CTRL_ENABLE_SHIFT 0
#define T410_CMEM_CG_CTRL_ENABLE_WIDTH 1
#define T410_CMEM_CG_CTRL_ENABLE_MASK  0x0000000000000001ULL

typedef struct {
	uint64_t raw;
} t410_cmem_cg_ctrl_t;

typedef struct {
	uint64_t ENABLE; /* 0     WO 1: the counters are clocked; needed for any command. */
} t410_cmem_cg_ctrl_fields_t;

static inline __attribute__((always_inline)) t410_cmem_cg_ctrl_t t410_cmem_cg_ctrl_pack(t410_cmem_cg_ctrl_fields_t f)
{
	t410_cmem_cg_ctrl_t r;

	r.raw = 0
		| pmureg_put64(f.ENABLE, 0x1ULL, 0);
	return r;
}

static inline t410_cmem_cg_ctrl_fields_t t410_cmem_cg_ctrl_unpack(t410_cmem_cg_ctrl_t r)
{
	t410_cmem_cg_ctrl_fields_t f;

	f.ENABLE = r.raw & 0x1ULL;
	return f;
}

static inline t410_cmem_cg_ctrl_t t410_cmem_cg_ctrl_with(t410_cmem_cg_ctrl_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000000000000001ULL & ~mask);
	return r;
}

#define t410_cmem_cg_ctrl_with_ENABLE(r, value) PMUREG_WITH(t410_cmem_cg_ctrl_with, r, 0x0000000000000001ULL, 0, value)

static inline int t410_cmem_cg_ctrl_check(t410_cmem_cg_ctrl_t r)
{
	if ((r.raw & 0xfffffffffffffffeULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *t410_cmem_cg_ctrl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffffffffffe must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline void t410_cmem_cg_ctrl_write(PMUREG_MEMORY *base, t410_cmem_cg_ctrl_t r)
{
	pmureg_store64(base, T410_CMEM_CG_CTRL_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int t410_cmem_cg_ctrl_io_write(struct pmureg_io *io, struct pmureg_place at, t410_cmem_cg_ctrl_t r)
{
	at.space = PMUREG_MMIO;
	at.address = T410_CMEM_CG_CTRL_OFFSET;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- CTRL: Starts, stops and clears the counters of all instances. ----
 * Source: CMEM
 * Page: broadcast
 * Note: Whether this is two bits or one code is not known; the driver writes 0, 1 and 2.
 */

#define T410_CMEM_CTRL_OFFSET       0x808U
#define T410_CMEM_CTRL_ACTING       0x0000000000000002ULL
#define T410_CMEM_CTRL_CLEAR_SHIFT  1
#define T410_CMEM_CTRL_CLEAR_WIDTH  1
#define T410_CMEM_CTRL_CLEAR_MASK   0x0000000000000002ULL
#define T410_CMEM_CTRL_ENABLE_SHIFT 0
#define T410_CMEM_CTRL_ENABLE_WIDTH 1
#define T410_CMEM_CTRL_ENABLE_MASK  0x0000000000000001ULL

typedef struct {
	uint64_t raw;
} t410_cmem_ctrl_t;

typedef struct {
	uint64_t CLEAR;  /* 1     WO self-clearing Write 1 to zero the counters. */
	uint64_t ENABLE; /* 0     WO               1: count; 0: stop. */
} t410_cmem_ctrl_fields_t;

static inline __attribute__((always_inline)) t410_cmem_ctrl_t t410_cmem_ctrl_pack(t410_cmem_ctrl_fields_t f)
{
	t410_cmem_ctrl_t r;

	r.raw = 0
		| pmureg_put64(f.CLEAR, 0x1ULL, 1)
		| pmureg_put64(f.ENABLE, 0x1ULL, 0);
	return r;
}

static inline t410_cmem_ctrl_fields_t t410_cmem_ctrl_unpack(t410_cmem_ctrl_t r)
{
	t410_cmem_ctrl_fields_t f;

	f.CLEAR = (r.raw >> 1) & 0x1ULL;
	f.ENABLE = r.raw & 0x1ULL;
	return f;
}

static inline t410_cmem_ctrl_t t410_cmem_ctrl_with(t410_cmem_ctrl_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000000000000001ULL & ~mask);
	return r;
}

#define t410_cmem_ctrl_with_CLEAR(r, value)  PMUREG_WITH(t410_cmem_ctrl_with, r, 0x0000000000000002ULL, 1, value)
#define t410_cmem_ctrl_with_ENABLE(r, value) PMUREG_WITH(t410_cmem_ctrl_with, r, 0x0000000000000001ULL, 0, value)

static inline int t410_cmem_ctrl_check(t410_cmem_ctrl_t r)
{
	if (!(!((r.raw & 0x1ULL) && ((r.raw >> 1) & 0x1ULL))))
		return 0;
	if ((r.raw & 0xfffffffffffffffcULL) != 0x0000000000000000ULL)
		return 1;
	return -1;
}

static inline const char *t410_cmem_ctrl_rule(int rule)
{
	switch (rule) {
	case 0:
		return "set ENABLE or CLEAR, not both: what 3 does is not known.";
	case 1:
		return "the reserved bits 0xfffffffffffffffc must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline void t410_cmem_ctrl_write(PMUREG_MEMORY *base, t410_cmem_ctrl_t r)
{
	pmureg_store64(base, T410_CMEM_CTRL_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int t410_cmem_ctrl_io_write(struct pmureg_io *io, struct pmureg_place at, t410_cmem_ctrl_t r)
{
	at.space = PMUREG_MMIO;
	at.address = T410_CMEM_CTRL_OFFSET;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- STATUS: Overflow of the counters. ----
 * Source: CMEM
 * Page: page
 */

#define T410_CMEM_STATUS_OFFSET        0x810U
#define T410_CMEM_STATUS_MC2_REQ_SHIFT 9
#define T410_CMEM_STATUS_MC2_REQ_WIDTH 1
#define T410_CMEM_STATUS_MC2_REQ_MASK  0x0000000000000200ULL
#define T410_CMEM_STATUS_MC2_AOR_SHIFT 7
#define T410_CMEM_STATUS_MC2_AOR_WIDTH 1
#define T410_CMEM_STATUS_MC2_AOR_MASK  0x0000000000000080ULL
#define T410_CMEM_STATUS_MC1_REQ_SHIFT 6
#define T410_CMEM_STATUS_MC1_REQ_WIDTH 1
#define T410_CMEM_STATUS_MC1_REQ_MASK  0x0000000000000040ULL
#define T410_CMEM_STATUS_MC1_AOR_SHIFT 4
#define T410_CMEM_STATUS_MC1_AOR_WIDTH 1
#define T410_CMEM_STATUS_MC1_AOR_MASK  0x0000000000000010ULL
#define T410_CMEM_STATUS_MC0_REQ_SHIFT 3
#define T410_CMEM_STATUS_MC0_REQ_WIDTH 1
#define T410_CMEM_STATUS_MC0_REQ_MASK  0x0000000000000008ULL
#define T410_CMEM_STATUS_MC0_AOR_SHIFT 1
#define T410_CMEM_STATUS_MC0_AOR_WIDTH 1
#define T410_CMEM_STATUS_MC0_AOR_MASK  0x0000000000000002ULL
#define T410_CMEM_STATUS_CYCLE_SHIFT   0
#define T410_CMEM_STATUS_CYCLE_WIDTH   1
#define T410_CMEM_STATUS_CYCLE_MASK    0x0000000000000001ULL

typedef struct {
	uint64_t raw;
} t410_cmem_status_t;

typedef struct {
	uint64_t MC2_REQ; /* 9     RO-V MC2_REQ_CNTR wrapped. */
	uint64_t MC2_AOR; /* 7     RO-V MC2_AOR_CNTR wrapped. */
	uint64_t MC1_REQ; /* 6     RO-V MC1_REQ_CNTR wrapped. */
	uint64_t MC1_AOR; /* 4     RO-V MC1_AOR_CNTR wrapped. */
	uint64_t MC0_REQ; /* 3     RO-V MC0_REQ_CNTR wrapped. */
	uint64_t MC0_AOR; /* 1     RO-V MC0_AOR_CNTR wrapped. */
	uint64_t CYCLE;   /* 0     RO-V CYCLE_CNTR wrapped. */
} t410_cmem_status_fields_t;

/* Writes 0 to 0x0000000000000124ULL, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) t410_cmem_status_t t410_cmem_status_pack(t410_cmem_status_fields_t f)
{
	t410_cmem_status_t r;

	r.raw = 0
		| pmureg_put64(f.MC2_REQ, 0x1ULL, 9)
		| pmureg_put64(f.MC2_AOR, 0x1ULL, 7)
		| pmureg_put64(f.MC1_REQ, 0x1ULL, 6)
		| pmureg_put64(f.MC1_AOR, 0x1ULL, 4)
		| pmureg_put64(f.MC0_REQ, 0x1ULL, 3)
		| pmureg_put64(f.MC0_AOR, 0x1ULL, 1)
		| pmureg_put64(f.CYCLE, 0x1ULL, 0);
	return r;
}

static inline t410_cmem_status_fields_t t410_cmem_status_unpack(t410_cmem_status_t r)
{
	t410_cmem_status_fields_t f;

	f.MC2_REQ = (r.raw >> 9) & 0x1ULL;
	f.MC2_AOR = (r.raw >> 7) & 0x1ULL;
	f.MC1_REQ = (r.raw >> 6) & 0x1ULL;
	f.MC1_AOR = (r.raw >> 4) & 0x1ULL;
	f.MC0_REQ = (r.raw >> 3) & 0x1ULL;
	f.MC0_AOR = (r.raw >> 1) & 0x1ULL;
	f.CYCLE = r.raw & 0x1ULL;
	return f;
}

static inline uint64_t t410_cmem_status_get(t410_cmem_status_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define t410_cmem_status_get_MC2_REQ(r) t410_cmem_status_get(r, 0x0000000000000200ULL, 9)
#define t410_cmem_status_get_MC2_AOR(r) t410_cmem_status_get(r, 0x0000000000000080ULL, 7)
#define t410_cmem_status_get_MC1_REQ(r) t410_cmem_status_get(r, 0x0000000000000040ULL, 6)
#define t410_cmem_status_get_MC1_AOR(r) t410_cmem_status_get(r, 0x0000000000000010ULL, 4)
#define t410_cmem_status_get_MC0_REQ(r) t410_cmem_status_get(r, 0x0000000000000008ULL, 3)
#define t410_cmem_status_get_MC0_AOR(r) t410_cmem_status_get(r, 0x0000000000000002ULL, 1)
#define t410_cmem_status_get_CYCLE(r)   t410_cmem_status_get(r, 0x0000000000000001ULL, 0)

static inline int t410_cmem_status_check(t410_cmem_status_t r)
{
	if ((r.raw & 0xfffffffffffffc00ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *t410_cmem_status_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffffffffc00 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline t410_cmem_status_t t410_cmem_status_read(const PMUREG_MEMORY *base)
{
	t410_cmem_status_t r;

	r.raw = pmureg_load64(base, T410_CMEM_STATUS_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int t410_cmem_status_io_read(struct pmureg_io *io, struct pmureg_place at, t410_cmem_status_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = T410_CMEM_STATUS_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- CYCLE_CNTR: Cycles. ----
 * Source: CMEM
 * Page: page
 */

#define T410_CMEM_CYCLE_CNTR_OFFSET      0x818U
#define T410_CMEM_CYCLE_CNTR_COUNT_SHIFT 0
#define T410_CMEM_CYCLE_CNTR_COUNT_WIDTH 64
#define T410_CMEM_CYCLE_CNTR_COUNT_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} t410_cmem_cycle_cntr_t;

typedef struct {
	uint64_t count; /* 63:0  RO-V The count. */
} t410_cmem_cycle_cntr_fields_t;

static inline __attribute__((always_inline)) t410_cmem_cycle_cntr_t t410_cmem_cycle_cntr_pack(t410_cmem_cycle_cntr_fields_t f)
{
	t410_cmem_cycle_cntr_t r;

	r.raw = 0
		| f.count;
	return r;
}

static inline t410_cmem_cycle_cntr_fields_t t410_cmem_cycle_cntr_unpack(t410_cmem_cycle_cntr_t r)
{
	t410_cmem_cycle_cntr_fields_t f;

	f.count = r.raw;
	return f;
}

static inline uint64_t t410_cmem_cycle_cntr_get(t410_cmem_cycle_cntr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define t410_cmem_cycle_cntr_get_count(r) t410_cmem_cycle_cntr_get(r, 0xffffffffffffffffULL, 0)

static inline t410_cmem_cycle_cntr_t t410_cmem_cycle_cntr_read(const PMUREG_MEMORY *base)
{
	t410_cmem_cycle_cntr_t r;

	r.raw = pmureg_load64(base, T410_CMEM_CYCLE_CNTR_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int t410_cmem_cycle_cntr_io_read(struct pmureg_io *io, struct pmureg_place at, t410_cmem_cycle_cntr_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = T410_CMEM_CYCLE_CNTR_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- MC<n>_REQ_CNTR: Reads at memory channel <n>. ----
 * Source: CMEM
 * Page: page
 */

#define T410_CMEM_MC_REQ_CNTR_OFFSET(n)   (0x820U + 0x18U * (n)) /* n: 0 to 2 */
#define T410_CMEM_MC_REQ_CNTR_COUNT       3
#define T410_CMEM_MC_REQ_CNTR_COUNT_SHIFT 0
#define T410_CMEM_MC_REQ_CNTR_COUNT_WIDTH 64
#define T410_CMEM_MC_REQ_CNTR_COUNT_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} t410_cmem_mc_req_cntr_t;

typedef struct {
	uint64_t count; /* 63:0  RO-V The count. */
} t410_cmem_mc_req_cntr_fields_t;

static inline __attribute__((always_inline)) t410_cmem_mc_req_cntr_t t410_cmem_mc_req_cntr_pack(t410_cmem_mc_req_cntr_fields_t f)
{
	t410_cmem_mc_req_cntr_t r;

	r.raw = 0
		| f.count;
	return r;
}

static inline t410_cmem_mc_req_cntr_fields_t t410_cmem_mc_req_cntr_unpack(t410_cmem_mc_req_cntr_t r)
{
	t410_cmem_mc_req_cntr_fields_t f;

	f.count = r.raw;
	return f;
}

static inline uint64_t t410_cmem_mc_req_cntr_get(t410_cmem_mc_req_cntr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define t410_cmem_mc_req_cntr_get_count(r) t410_cmem_mc_req_cntr_get(r, 0xffffffffffffffffULL, 0)

static inline t410_cmem_mc_req_cntr_t t410_cmem_mc_req_cntr_read(const PMUREG_MEMORY *base, unsigned int n)
{
	t410_cmem_mc_req_cntr_t r;

	PMUREG_INDEX(n, 2U);
	r.raw = pmureg_load64(base, T410_CMEM_MC_REQ_CNTR_OFFSET(n));
	return r;
}

#ifdef PMUREG_IO_H
static inline int t410_cmem_mc_req_cntr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, t410_cmem_mc_req_cntr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 2U);
	at.space = PMUREG_MMIO;
	at.address = T410_CMEM_MC_REQ_CNTR_OFFSET(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- MC<n>_AOR_CNTR: Reads outstanding in each cycle at memory channel <n>. ----
 * Source: CMEM
 * Page: page
 */

#define T410_CMEM_MC_AOR_CNTR_OFFSET(n)   (0x830U + 0x18U * (n)) /* n: 0 to 2 */
#define T410_CMEM_MC_AOR_CNTR_COUNT       3
#define T410_CMEM_MC_AOR_CNTR_COUNT_SHIFT 0
#define T410_CMEM_MC_AOR_CNTR_COUNT_WIDTH 64
#define T410_CMEM_MC_AOR_CNTR_COUNT_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} t410_cmem_mc_aor_cntr_t;

typedef struct {
	uint64_t count; /* 63:0  RO-V The count. */
} t410_cmem_mc_aor_cntr_fields_t;

static inline __attribute__((always_inline)) t410_cmem_mc_aor_cntr_t t410_cmem_mc_aor_cntr_pack(t410_cmem_mc_aor_cntr_fields_t f)
{
	t410_cmem_mc_aor_cntr_t r;

	r.raw = 0
		| f.count;
	return r;
}

static inline t410_cmem_mc_aor_cntr_fields_t t410_cmem_mc_aor_cntr_unpack(t410_cmem_mc_aor_cntr_t r)
{
	t410_cmem_mc_aor_cntr_fields_t f;

	f.count = r.raw;
	return f;
}

static inline uint64_t t410_cmem_mc_aor_cntr_get(t410_cmem_mc_aor_cntr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define t410_cmem_mc_aor_cntr_get_count(r) t410_cmem_mc_aor_cntr_get(r, 0xffffffffffffffffULL, 0)

static inline t410_cmem_mc_aor_cntr_t t410_cmem_mc_aor_cntr_read(const PMUREG_MEMORY *base, unsigned int n)
{
	t410_cmem_mc_aor_cntr_t r;

	PMUREG_INDEX(n, 2U);
	r.raw = pmureg_load64(base, T410_CMEM_MC_AOR_CNTR_OFFSET(n));
	return r;
}

#ifdef PMUREG_IO_H
static inline int t410_cmem_mc_aor_cntr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, t410_cmem_mc_aor_cntr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 2U);
	at.space = PMUREG_MMIO;
	at.address = T410_CMEM_MC_AOR_CNTR_OFFSET(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

#endif
