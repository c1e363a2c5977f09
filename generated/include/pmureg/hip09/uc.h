/*
 * HiSilicon Hip09 (Kunpeng) uncore PMUs: Uncore cache of a cluster (UC)
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
#ifndef PMUREG_HIP09_UC_H
#define PMUREG_HIP09_UC_H

#include <pmureg/access.h>

/* ---- INT_MASK: A 1 masks the overflow interrupt of a counter. ----
 * Source: UC
 */

#define HIP09_UC_INT_MASK_OFFSET  0x800U
#define HIP09_UC_INT_MASK_RESET   0x00000000U
#define HIP09_UC_INT_MASK_C_SHIFT 0
#define HIP09_UC_INT_MASK_C_WIDTH 8
#define HIP09_UC_INT_MASK_C_MASK  0x000000ffU
#define HIP09_UC_INT_MASK_C_COUNT 8

typedef struct {
	uint32_t raw;
} hip09_uc_int_mask_t;

typedef struct {
	uint32_t C; /* 7:0   RW Bit of counter <m>. */
} hip09_uc_int_mask_fields_t;

/* Writes 0 to 0xffffff00U, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) hip09_uc_int_mask_t hip09_uc_int_mask_pack(hip09_uc_int_mask_fields_t f)
{
	hip09_uc_int_mask_t r;

	r.raw = 0
		| pmureg_put32(f.C, 0xffU, 0);
	return r;
}

static inline hip09_uc_int_mask_fields_t hip09_uc_int_mask_unpack(hip09_uc_int_mask_t r)
{
	hip09_uc_int_mask_fields_t f;

	f.C = r.raw & 0xffU;
	return f;
}

static inline hip09_uc_int_mask_t hip09_uc_int_mask_with(hip09_uc_int_mask_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define hip09_uc_int_mask_with_C(r, value) PMUREG_WITH(hip09_uc_int_mask_with, r, 0x000000ffU, 0, value)

/* Element m of C, 0 to 7. Another index gives 0; debug builds assert. */
static inline uint32_t hip09_uc_int_mask_get_C(hip09_uc_int_mask_t r, unsigned int m)
{
	PMUREG_INDEX(m, 7U);
	return m < 8U ? (r.raw >> m) & 0x1U : 0;
}

static inline hip09_uc_int_mask_t hip09_uc_int_mask_read(const PMUREG_MEMORY *base)
{
	hip09_uc_int_mask_t r;

	r.raw = pmureg_load32(base, HIP09_UC_INT_MASK_OFFSET);
	return r;
}

static inline void hip09_uc_int_mask_write(PMUREG_MEMORY *base, hip09_uc_int_mask_t r)
{
	pmureg_store32(base, HIP09_UC_INT_MASK_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int hip09_uc_int_mask_io_read(struct pmureg_io *io, struct pmureg_place at, hip09_uc_int_mask_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = HIP09_UC_INT_MASK_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int hip09_uc_int_mask_io_write(struct pmureg_io *io, struct pmureg_place at, hip09_uc_int_mask_t r)
{
	at.space = PMUREG_MMIO;
	at.address = HIP09_UC_INT_MASK_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- INT_STATUS: Which counters have wrapped. ----
 * Source: UC
 */

#define HIP09_UC_INT_STATUS_OFFSET  0x808U
#define HIP09_UC_INT_STATUS_RESET   0x00000000U
#define HIP09_UC_INT_STATUS_C_SHIFT 0
#define HIP09_UC_INT_STATUS_C_WIDTH 8
#define HIP09_UC_INT_STATUS_C_MASK  0x000000ffU
#define HIP09_UC_INT_STATUS_C_COUNT 8

typedef struct {
	uint32_t raw;
} hip09_uc_int_status_t;

typedef struct {
	uint32_t C; /* 7:0   RO-V Bit of counter <m>. */
} hip09_uc_int_status_fields_t;

/* Writes 0 to 0xffffff00U, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) hip09_uc_int_status_t hip09_uc_int_status_pack(hip09_uc_int_status_fields_t f)
{
	hip09_uc_int_status_t r;

	r.raw = 0
		| pmureg_put32(f.C, 0xffU, 0);
	return r;
}

static inline hip09_uc_int_status_fields_t hip09_uc_int_status_unpack(hip09_uc_int_status_t r)
{
	hip09_uc_int_status_fields_t f;

	f.C = r.raw & 0xffU;
	return f;
}

/* Element m of C, 0 to 7. Another index gives 0; debug builds assert. */
static inline uint32_t hip09_uc_int_status_get_C(hip09_uc_int_status_t r, unsigned int m)
{
	PMUREG_INDEX(m, 7U);
	return m < 8U ? (r.raw >> m) & 0x1U : 0;
}

static inline hip09_uc_int_status_t hip09_uc_int_status_read(const PMUREG_MEMORY *base)
{
	hip09_uc_int_status_t r;

	r.raw = pmureg_load32(base, HIP09_UC_INT_STATUS_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int hip09_uc_int_status_io_read(struct pmureg_io *io, struct pmureg_place at, hip09_uc_int_status_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = HIP09_UC_INT_STATUS_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- EVENT_CTRL: Starts and stops the counters. ----
 * Source: UC
 */

#define HIP09_UC_EVENT_CTRL_OFFSET            0x1c00U
#define HIP09_UC_EVENT_CTRL_RESET             0x00000000U
#define HIP09_UC_EVENT_CTRL_OTHER_HIGH_SHIFT  30
#define HIP09_UC_EVENT_CTRL_OTHER_HIGH_WIDTH  2
#define HIP09_UC_EVENT_CTRL_OTHER_HIGH_MASK   0xc0000000U
#define HIP09_UC_EVENT_CTRL_TRACETAG_EN_SHIFT 29
#define HIP09_UC_EVENT_CTRL_TRACETAG_EN_WIDTH 1
#define HIP09_UC_EVENT_CTRL_TRACETAG_EN_MASK  0x20000000U
#define HIP09_UC_EVENT_CTRL_URING_SHIFT       27
#define HIP09_UC_EVENT_CTRL_URING_WIDTH       2
#define HIP09_UC_EVENT_CTRL_URING_MASK        0x18000000U
#define HIP09_UC_EVENT_CTRL_GLB_EN_SHIFT      26
#define HIP09_UC_EVENT_CTRL_GLB_EN_WIDTH      1
#define HIP09_UC_EVENT_CTRL_GLB_EN_MASK       0x04000000U
#define HIP09_UC_EVENT_CTRL_OTHER_SHIFT       8
#define HIP09_UC_EVENT_CTRL_OTHER_WIDTH       18
#define HIP09_UC_EVENT_CTRL_OTHER_MASK        0x03ffff00U
#define HIP09_UC_EVENT_CTRL_C_SHIFT           0
#define HIP09_UC_EVENT_CTRL_C_WIDTH           8
#define HIP09_UC_EVENT_CTRL_C_MASK            0x000000ffU
#define HIP09_UC_EVENT_CTRL_C_COUNT           8

typedef struct {
	uint32_t raw;
} hip09_uc_event_ctrl_t;

typedef struct {
	uint32_t OTHER_HIGH;  /* 31:30 RW Not public; it keeps what is there. */
	uint32_t TRACETAG_EN; /* 29    RW Named by the driver, which does not write it. */
	uint32_t URING;       /* 28:27 RW 1 and 3 the channel uring_ext, 2 the channel uring, 0 both. */
	uint32_t GLB_EN;      /* 26    RW 1: the enabled counters count. */
	uint32_t OTHER;       /* 25:8  RW Not public; it keeps what is there. */
	uint32_t C;           /* 7:0   RW Counter <m> counts. */
} hip09_uc_event_ctrl_fields_t;

static inline __attribute__((always_inline)) hip09_uc_event_ctrl_t hip09_uc_event_ctrl_pack(hip09_uc_event_ctrl_fields_t f)
{
	hip09_uc_event_ctrl_t r;

	r.raw = 0
		| pmureg_put32(f.OTHER_HIGH, 0x3U, 30)
		| pmureg_put32(f.TRACETAG_EN, 0x1U, 29)
		| pmureg_put32(f.URING, 0x3U, 27)
		| pmureg_put32(f.GLB_EN, 0x1U, 26)
		| pmureg_put32(f.OTHER, 0x3ffffU, 8)
		| pmureg_put32(f.C, 0xffU, 0);
	return r;
}

static inline hip09_uc_event_ctrl_fields_t hip09_uc_event_ctrl_unpack(hip09_uc_event_ctrl_t r)
{
	hip09_uc_event_ctrl_fields_t f;

	f.OTHER_HIGH = r.raw >> 30;
	f.TRACETAG_EN = (r.raw >> 29) & 0x1U;
	f.URING = (r.raw >> 27) & 0x3U;
	f.GLB_EN = (r.raw >> 26) & 0x1U;
	f.OTHER = (r.raw >> 8) & 0x3ffffU;
	f.C = r.raw & 0xffU;
	return f;
}

static inline uint32_t hip09_uc_event_ctrl_get(hip09_uc_event_ctrl_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline hip09_uc_event_ctrl_t hip09_uc_event_ctrl_with(hip09_uc_event_ctrl_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define hip09_uc_event_ctrl_get_OTHER_HIGH(r)          hip09_uc_event_ctrl_get(r, 0xc0000000U, 30)
#define hip09_uc_event_ctrl_get_TRACETAG_EN(r)         hip09_uc_event_ctrl_get(r, 0x20000000U, 29)
#define hip09_uc_event_ctrl_get_URING(r)               hip09_uc_event_ctrl_get(r, 0x18000000U, 27)
#define hip09_uc_event_ctrl_get_GLB_EN(r)              hip09_uc_event_ctrl_get(r, 0x04000000U, 26)
#define hip09_uc_event_ctrl_get_OTHER(r)               hip09_uc_event_ctrl_get(r, 0x03ffff00U, 8)
#define hip09_uc_event_ctrl_with_OTHER_HIGH(r, value)  PMUREG_WITH(hip09_uc_event_ctrl_with, r, 0xc0000000U, 30, value)
#define hip09_uc_event_ctrl_with_TRACETAG_EN(r, value) PMUREG_WITH(hip09_uc_event_ctrl_with, r, 0x20000000U, 29, value)
#define hip09_uc_event_ctrl_with_URING(r, value)       PMUREG_WITH(hip09_uc_event_ctrl_with, r, 0x18000000U, 27, value)
#define hip09_uc_event_ctrl_with_GLB_EN(r, value)      PMUREG_WITH(hip09_uc_event_ctrl_with, r, 0x04000000U, 26, value)
#define hip09_uc_event_ctrl_with_OTHER(r, value)       PMUREG_WITH(hip09_uc_event_ctrl_with, r, 0x03ffff00U, 8, value)
#define hip09_uc_event_ctrl_with_C(r, value)           PMUREG_WITH(hip09_uc_event_ctrl_with, r, 0x000000ffU, 0, value)

/* Element m of C, 0 to 7. Another index gives 0; debug builds assert. */
static inline uint32_t hip09_uc_event_ctrl_get_C(hip09_uc_event_ctrl_t r, unsigned int m)
{
	PMUREG_INDEX(m, 7U);
	return m < 8U ? (r.raw >> m) & 0x1U : 0;
}

static inline hip09_uc_event_ctrl_t hip09_uc_event_ctrl_read(const PMUREG_MEMORY *base)
{
	hip09_uc_event_ctrl_t r;

	r.raw = pmureg_load32(base, HIP09_UC_EVENT_CTRL_OFFSET);
	return r;
}

static inline void hip09_uc_event_ctrl_write(PMUREG_MEMORY *base, hip09_uc_event_ctrl_t r)
{
	pmureg_store32(base, HIP09_UC_EVENT_CTRL_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int hip09_uc_event_ctrl_io_read(struct pmureg_io *io, struct pmureg_place at, hip09_uc_event_ctrl_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = HIP09_UC_EVENT_CTRL_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int hip09_uc_event_ctrl_io_write(struct pmureg_io *io, struct pmureg_place at, hip09_uc_event_ctrl_t r)
{
	at.space = PMUREG_MMIO;
	at.address = HIP09_UC_EVENT_CTRL_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- VERSION: Version of the PMU. ----
 * Source: UC
 */

#define HIP09_UC_VERSION_OFFSET        0x1cf0U
#define HIP09_UC_VERSION_VERSION_SHIFT 0
#define HIP09_UC_VERSION_VERSION_WIDTH 32
#define HIP09_UC_VERSION_VERSION_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} hip09_uc_version_t;

typedef struct {
	uint32_t VERSION; /* 31:0  RO Version; Linux shows it as `identifier`. */
} hip09_uc_version_fields_t;

static inline __attribute__((always_inline)) hip09_uc_version_t hip09_uc_version_pack(hip09_uc_version_fields_t f)
{
	hip09_uc_version_t r;

	r.raw = 0
		| f.VERSION;
	return r;
}

static inline hip09_uc_version_fields_t hip09_uc_version_unpack(hip09_uc_version_t r)
{
	hip09_uc_version_fields_t f;

	f.VERSION = r.raw;
	return f;
}

static inline uint32_t hip09_uc_version_get(hip09_uc_version_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define hip09_uc_version_get_VERSION(r) hip09_uc_version_get(r, 0xffffffffU, 0)

static inline hip09_uc_version_t hip09_uc_version_read(const PMUREG_MEMORY *base)
{
	hip09_uc_version_t r;

	r.raw = pmureg_load32(base, HIP09_UC_VERSION_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int hip09_uc_version_io_read(struct pmureg_io *io, struct pmureg_place at, hip09_uc_version_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = HIP09_UC_VERSION_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- EVENT_TYPE: Events of counters <4 * n> to <4 * n + 3>. ----
 * Source: UC
 */

#define HIP09_UC_EVENT_TYPE_OFFSET(n) (0x1d00U + 4U * (n)) /* n: 0 to 1 */
#define HIP09_UC_EVENT_TYPE_COUNT     2
#define HIP09_UC_EVENT_TYPE_E_SHIFT   0
#define HIP09_UC_EVENT_TYPE_E_WIDTH   32
#define HIP09_UC_EVENT_TYPE_E_MASK    0xffffffffU
#define HIP09_UC_EVENT_TYPE_E_COUNT   4

typedef struct {
	uint32_t raw;
} hip09_uc_event_type_t;

typedef struct {
	uint32_t E; /* 31:0  RW Event of counter <m> of the four. */
} hip09_uc_event_type_fields_t;

static inline __attribute__((always_inline)) hip09_uc_event_type_t hip09_uc_event_type_pack(hip09_uc_event_type_fields_t f)
{
	hip09_uc_event_type_t r;

	r.raw = 0
		| f.E;
	return r;
}

static inline hip09_uc_event_type_fields_t hip09_uc_event_type_unpack(hip09_uc_event_type_t r)
{
	hip09_uc_event_type_fields_t f;

	f.E = r.raw;
	return f;
}

static inline hip09_uc_event_type_t hip09_uc_event_type_with(hip09_uc_event_type_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define hip09_uc_event_type_with_E(r, value) PMUREG_WITH(hip09_uc_event_type_with, r, 0xffffffffU, 0, value)

/* Element m of E, 0 to 3. Another index gives 0; debug builds assert. */
static inline uint32_t hip09_uc_event_type_get_E(hip09_uc_event_type_t r, unsigned int m)
{
	PMUREG_INDEX(m, 3U);
	return m < 4U ? (r.raw >> (8U * m)) & 0xffU : 0;
}

static inline hip09_uc_event_type_t hip09_uc_event_type_read(const PMUREG_MEMORY *base, unsigned int n)
{
	hip09_uc_event_type_t r;

	PMUREG_INDEX(n, 1U);
	r.raw = pmureg_load32(base, HIP09_UC_EVENT_TYPE_OFFSET(n));
	return r;
}

static inline void hip09_uc_event_type_write(PMUREG_MEMORY *base, unsigned int n, hip09_uc_event_type_t r)
{
	PMUREG_INDEX(n, 1U);
	pmureg_store32(base, HIP09_UC_EVENT_TYPE_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int hip09_uc_event_type_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, hip09_uc_event_type_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 1U);
	at.space = PMUREG_MMIO;
	at.address = HIP09_UC_EVENT_TYPE_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int hip09_uc_event_type_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, hip09_uc_event_type_t r)
{
	PMUREG_INDEX(n, 1U);
	at.space = PMUREG_MMIO;
	at.address = HIP09_UC_EVENT_TYPE_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- CNTR: Counter <n>. ----
 * Source: UC
 */

#define HIP09_UC_CNTR_OFFSET(n)   (0x1e00U + 8U * (n)) /* n: 0 to 7 */
#define HIP09_UC_CNTR_COUNT       8
#define HIP09_UC_CNTR_COUNT_SHIFT 0
#define HIP09_UC_CNTR_COUNT_WIDTH 64
#define HIP09_UC_CNTR_COUNT_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} hip09_uc_cntr_t;

typedef struct {
	uint64_t COUNT; /* 63:0  RW-V The count. */
} hip09_uc_cntr_fields_t;

static inline __attribute__((always_inline)) hip09_uc_cntr_t hip09_uc_cntr_pack(hip09_uc_cntr_fields_t f)
{
	hip09_uc_cntr_t r;

	r.raw = 0
		| f.COUNT;
	return r;
}

static inline hip09_uc_cntr_fields_t hip09_uc_cntr_unpack(hip09_uc_cntr_t r)
{
	hip09_uc_cntr_fields_t f;

	f.COUNT = r.raw;
	return f;
}

static inline uint64_t hip09_uc_cntr_get(hip09_uc_cntr_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline hip09_uc_cntr_t hip09_uc_cntr_with(hip09_uc_cntr_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define hip09_uc_cntr_get_COUNT(r)         hip09_uc_cntr_get(r, 0xffffffffffffffffULL, 0)
#define hip09_uc_cntr_with_COUNT(r, value) PMUREG_WITH(hip09_uc_cntr_with, r, 0xffffffffffffffffULL, 0, value)

static inline hip09_uc_cntr_t hip09_uc_cntr_read(const PMUREG_MEMORY *base, unsigned int n)
{
	hip09_uc_cntr_t r;

	PMUREG_INDEX(n, 7U);
	r.raw = pmureg_load64(base, HIP09_UC_CNTR_OFFSET(n));
	return r;
}

static inline void hip09_uc_cntr_write(PMUREG_MEMORY *base, unsigned int n, hip09_uc_cntr_t r)
{
	PMUREG_INDEX(n, 7U);
	pmureg_store64(base, HIP09_UC_CNTR_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int hip09_uc_cntr_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, hip09_uc_cntr_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 7U);
	at.space = PMUREG_MMIO;
	at.address = HIP09_UC_CNTR_OFFSET(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int hip09_uc_cntr_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, hip09_uc_cntr_t r)
{
	PMUREG_INDEX(n, 7U);
	at.space = PMUREG_MMIO;
	at.address = HIP09_UC_CNTR_OFFSET(n);
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- INT_CLEAR: A written 1 clears the overflow of a counter. ----
 * Source: UC
 */

#define HIP09_UC_INT_CLEAR_OFFSET  0x80cU
#define HIP09_UC_INT_CLEAR_ACTING  0x000000ffU
#define HIP09_UC_INT_CLEAR_C_SHIFT 0
#define HIP09_UC_INT_CLEAR_C_WIDTH 8
#define HIP09_UC_INT_CLEAR_C_MASK  0x000000ffU
#define HIP09_UC_INT_CLEAR_C_COUNT 8

typedef struct {
	uint32_t raw;
} hip09_uc_int_clear_t;

typedef struct {
	uint32_t C; /* 7:0   WO self-clearing Bit of counter <m>. */
} hip09_uc_int_clear_fields_t;

static inline __attribute__((always_inline)) hip09_uc_int_clear_t hip09_uc_int_clear_pack(hip09_uc_int_clear_fields_t f)
{
	hip09_uc_int_clear_t r;

	r.raw = 0
		| pmureg_put32(f.C, 0xffU, 0);
	return r;
}

static inline hip09_uc_int_clear_fields_t hip09_uc_int_clear_unpack(hip09_uc_int_clear_t r)
{
	hip09_uc_int_clear_fields_t f;

	f.C = r.raw & 0xffU;
	return f;
}

static inline hip09_uc_int_clear_t hip09_uc_int_clear_with(hip09_uc_int_clear_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift);
	return r;
}

#define hip09_uc_int_clear_with_C(r, value) PMUREG_WITH(hip09_uc_int_clear_with, r, 0x000000ffU, 0, value)

static inline int hip09_uc_int_clear_check(hip09_uc_int_clear_t r)
{
	if ((r.raw & 0xffffff00U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *hip09_uc_int_clear_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffff00 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline void hip09_uc_int_clear_write(PMUREG_MEMORY *base, hip09_uc_int_clear_t r)
{
	pmureg_store32(base, HIP09_UC_INT_CLEAR_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int hip09_uc_int_clear_io_write(struct pmureg_io *io, struct pmureg_place at, hip09_uc_int_clear_t r)
{
	at.space = PMUREG_MMIO;
	at.address = HIP09_UC_INT_CLEAR_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- TRACETAG_CTRL: What gets a trace tag. ----
 * Source: UC
 */

#define HIP09_UC_TRACETAG_CTRL_OFFSET           0x1b2cU
#define HIP09_UC_TRACETAG_CTRL_RESET            0x00000000U
#define HIP09_UC_TRACETAG_CTRL_OTHER_HIGH_SHIFT 10
#define HIP09_UC_TRACETAG_CTRL_OTHER_HIGH_WIDTH 22
#define HIP09_UC_TRACETAG_CTRL_OTHER_HIGH_MASK  0xfffffc00U
#define HIP09_UC_TRACETAG_CTRL_REQ_SHIFT        7
#define HIP09_UC_TRACETAG_CTRL_REQ_WIDTH        3
#define HIP09_UC_TRACETAG_CTRL_REQ_MASK         0x00000380U
#define HIP09_UC_TRACETAG_CTRL_OTHER_SHIFT      4
#define HIP09_UC_TRACETAG_CTRL_OTHER_WIDTH      3
#define HIP09_UC_TRACETAG_CTRL_OTHER_MASK       0x00000070U
#define HIP09_UC_TRACETAG_CTRL_SRCID_EN_SHIFT   3
#define HIP09_UC_TRACETAG_CTRL_SRCID_EN_WIDTH   1
#define HIP09_UC_TRACETAG_CTRL_SRCID_EN_MASK    0x00000008U
#define HIP09_UC_TRACETAG_CTRL_REQ_EN_SHIFT     2
#define HIP09_UC_TRACETAG_CTRL_REQ_EN_WIDTH     1
#define HIP09_UC_TRACETAG_CTRL_REQ_EN_MASK      0x00000004U
#define HIP09_UC_TRACETAG_CTRL_OTHER_LOW_SHIFT  1
#define HIP09_UC_TRACETAG_CTRL_OTHER_LOW_WIDTH  1
#define HIP09_UC_TRACETAG_CTRL_OTHER_LOW_MASK   0x00000002U
#define HIP09_UC_TRACETAG_CTRL_MARK_EN_SHIFT    0
#define HIP09_UC_TRACETAG_CTRL_MARK_EN_WIDTH    1
#define HIP09_UC_TRACETAG_CTRL_MARK_EN_MASK     0x00000001U

typedef struct {
	uint32_t raw;
} hip09_uc_tracetag_ctrl_t;

typedef struct {
	uint32_t OTHER_HIGH; /* 31:10 RW Not public; it keeps what is there. */
	uint32_t REQ;        /* 9:7   RW 4: reads. */
	uint32_t OTHER;      /* 6:4   RW Not public; it keeps what is there. */
	uint32_t SRCID_EN;   /* 3     RW Tags by sources. */
	uint32_t REQ_EN;     /* 2     RW Tags by requests. */
	uint32_t OTHER_LOW;  /* 1     RW Not public; it keeps what is there. */
	uint32_t MARK_EN;    /* 0     RW Tags are set. */
} hip09_uc_tracetag_ctrl_fields_t;

static inline __attribute__((always_inline)) hip09_uc_tracetag_ctrl_t hip09_uc_tracetag_ctrl_pack(hip09_uc_tracetag_ctrl_fields_t f)
{
	hip09_uc_tracetag_ctrl_t r;

	r.raw = 0
		| pmureg_put32(f.OTHER_HIGH, 0x3fffffU, 10)
		| pmureg_put32(f.REQ, 0x7U, 7)
		| pmureg_put32(f.OTHER, 0x7U, 4)
		| pmureg_put32(f.SRCID_EN, 0x1U, 3)
		| pmureg_put32(f.REQ_EN, 0x1U, 2)
		| pmureg_put32(f.OTHER_LOW, 0x1U, 1)
		| pmureg_put32(f.MARK_EN, 0x1U, 0);
	return r;
}

static inline hip09_uc_tracetag_ctrl_fields_t hip09_uc_tracetag_ctrl_unpack(hip09_uc_tracetag_ctrl_t r)
{
	hip09_uc_tracetag_ctrl_fields_t f;

	f.OTHER_HIGH = r.raw >> 10;
	f.REQ = (r.raw >> 7) & 0x7U;
	f.OTHER = (r.raw >> 4) & 0x7U;
	f.SRCID_EN = (r.raw >> 3) & 0x1U;
	f.REQ_EN = (r.raw >> 2) & 0x1U;
	f.OTHER_LOW = (r.raw >> 1) & 0x1U;
	f.MARK_EN = r.raw & 0x1U;
	return f;
}

static inline uint32_t hip09_uc_tracetag_ctrl_get(hip09_uc_tracetag_ctrl_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline hip09_uc_tracetag_ctrl_t hip09_uc_tracetag_ctrl_with(hip09_uc_tracetag_ctrl_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define hip09_uc_tracetag_ctrl_get_OTHER_HIGH(r)         hip09_uc_tracetag_ctrl_get(r, 0xfffffc00U, 10)
#define hip09_uc_tracetag_ctrl_get_REQ(r)                hip09_uc_tracetag_ctrl_get(r, 0x00000380U, 7)
#define hip09_uc_tracetag_ctrl_get_OTHER(r)              hip09_uc_tracetag_ctrl_get(r, 0x00000070U, 4)
#define hip09_uc_tracetag_ctrl_get_SRCID_EN(r)           hip09_uc_tracetag_ctrl_get(r, 0x00000008U, 3)
#define hip09_uc_tracetag_ctrl_get_REQ_EN(r)             hip09_uc_tracetag_ctrl_get(r, 0x00000004U, 2)
#define hip09_uc_tracetag_ctrl_get_OTHER_LOW(r)          hip09_uc_tracetag_ctrl_get(r, 0x00000002U, 1)
#define hip09_uc_tracetag_ctrl_get_MARK_EN(r)            hip09_uc_tracetag_ctrl_get(r, 0x00000001U, 0)
#define hip09_uc_tracetag_ctrl_with_OTHER_HIGH(r, value) PMUREG_WITH(hip09_uc_tracetag_ctrl_with, r, 0xfffffc00U, 10, value)
#define hip09_uc_tracetag_ctrl_with_REQ(r, value)        PMUREG_WITH(hip09_uc_tracetag_ctrl_with, r, 0x00000380U, 7, value)
#define hip09_uc_tracetag_ctrl_with_OTHER(r, value)      PMUREG_WITH(hip09_uc_tracetag_ctrl_with, r, 0x00000070U, 4, value)
#define hip09_uc_tracetag_ctrl_with_SRCID_EN(r, value)   PMUREG_WITH(hip09_uc_tracetag_ctrl_with, r, 0x00000008U, 3, value)
#define hip09_uc_tracetag_ctrl_with_REQ_EN(r, value)     PMUREG_WITH(hip09_uc_tracetag_ctrl_with, r, 0x00000004U, 2, value)
#define hip09_uc_tracetag_ctrl_with_OTHER_LOW(r, value)  PMUREG_WITH(hip09_uc_tracetag_ctrl_with, r, 0x00000002U, 1, value)
#define hip09_uc_tracetag_ctrl_with_MARK_EN(r, value)    PMUREG_WITH(hip09_uc_tracetag_ctrl_with, r, 0x00000001U, 0, value)

static inline hip09_uc_tracetag_ctrl_t hip09_uc_tracetag_ctrl_read(const PMUREG_MEMORY *base)
{
	hip09_uc_tracetag_ctrl_t r;

	r.raw = pmureg_load32(base, HIP09_UC_TRACETAG_CTRL_OFFSET);
	return r;
}

static inline void hip09_uc_tracetag_ctrl_write(PMUREG_MEMORY *base, hip09_uc_tracetag_ctrl_t r)
{
	pmureg_store32(base, HIP09_UC_TRACETAG_CTRL_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int hip09_uc_tracetag_ctrl_io_read(struct pmureg_io *io, struct pmureg_place at, hip09_uc_tracetag_ctrl_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = HIP09_UC_TRACETAG_CTRL_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int hip09_uc_tracetag_ctrl_io_write(struct pmureg_io *io, struct pmureg_place at, hip09_uc_tracetag_ctrl_t r)
{
	at.space = PMUREG_MMIO;
	at.address = HIP09_UC_TRACETAG_CTRL_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- SRCID_CTRL: Wherefrom what is counted comes. ----
 * Source: UC
 */

#define HIP09_UC_SRCID_CTRL_OFFSET           0x1b40U
#define HIP09_UC_SRCID_CTRL_RESET            0x00000000U
#define HIP09_UC_SRCID_CTRL_OTHER_HIGH_SHIFT 15
#define HIP09_UC_SRCID_CTRL_OTHER_HIGH_WIDTH 17
#define HIP09_UC_SRCID_CTRL_OTHER_HIGH_MASK  0xffff8000U
#define HIP09_UC_SRCID_CTRL_SRCID_SHIFT      1
#define HIP09_UC_SRCID_CTRL_SRCID_WIDTH      14
#define HIP09_UC_SRCID_CTRL_SRCID_MASK       0x00007ffeU
#define HIP09_UC_SRCID_CTRL_OTHER_LOW_SHIFT  0
#define HIP09_UC_SRCID_CTRL_OTHER_LOW_WIDTH  1
#define HIP09_UC_SRCID_CTRL_OTHER_LOW_MASK   0x00000001U

typedef struct {
	uint32_t raw;
} hip09_uc_srcid_ctrl_t;

typedef struct {
	uint32_t OTHER_HIGH; /* 31:15 RW Not public; it keeps what is there. */
	uint32_t SRCID;      /* 14:1  RW The id. */
	uint32_t OTHER_LOW;  /* 0     RW Not public; it keeps what is there. */
} hip09_uc_srcid_ctrl_fields_t;

static inline __attribute__((always_inline)) hip09_uc_srcid_ctrl_t hip09_uc_srcid_ctrl_pack(hip09_uc_srcid_ctrl_fields_t f)
{
	hip09_uc_srcid_ctrl_t r;

	r.raw = 0
		| pmureg_put32(f.OTHER_HIGH, 0x1ffffU, 15)
		| pmureg_put32(f.SRCID, 0x3fffU, 1)
		| pmureg_put32(f.OTHER_LOW, 0x1U, 0);
	return r;
}

static inline hip09_uc_srcid_ctrl_fields_t hip09_uc_srcid_ctrl_unpack(hip09_uc_srcid_ctrl_t r)
{
	hip09_uc_srcid_ctrl_fields_t f;

	f.OTHER_HIGH = r.raw >> 15;
	f.SRCID = (r.raw >> 1) & 0x3fffU;
	f.OTHER_LOW = r.raw & 0x1U;
	return f;
}

static inline uint32_t hip09_uc_srcid_ctrl_get(hip09_uc_srcid_ctrl_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline hip09_uc_srcid_ctrl_t hip09_uc_srcid_ctrl_with(hip09_uc_srcid_ctrl_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define hip09_uc_srcid_ctrl_get_OTHER_HIGH(r)         hip09_uc_srcid_ctrl_get(r, 0xffff8000U, 15)
#define hip09_uc_srcid_ctrl_get_SRCID(r)              hip09_uc_srcid_ctrl_get(r, 0x00007ffeU, 1)
#define hip09_uc_srcid_ctrl_get_OTHER_LOW(r)          hip09_uc_srcid_ctrl_get(r, 0x00000001U, 0)
#define hip09_uc_srcid_ctrl_with_OTHER_HIGH(r, value) PMUREG_WITH(hip09_uc_srcid_ctrl_with, r, 0xffff8000U, 15, value)
#define hip09_uc_srcid_ctrl_with_SRCID(r, value)      PMUREG_WITH(hip09_uc_srcid_ctrl_with, r, 0x00007ffeU, 1, value)
#define hip09_uc_srcid_ctrl_with_OTHER_LOW(r, value)  PMUREG_WITH(hip09_uc_srcid_ctrl_with, r, 0x00000001U, 0, value)

static inline hip09_uc_srcid_ctrl_t hip09_uc_srcid_ctrl_read(const PMUREG_MEMORY *base)
{
	hip09_uc_srcid_ctrl_t r;

	r.raw = pmureg_load32(base, HIP09_UC_SRCID_CTRL_OFFSET);
	return r;
}

static inline void hip09_uc_srcid_ctrl_write(PMUREG_MEMORY *base, hip09_uc_srcid_ctrl_t r)
{
	pmureg_store32(base, HIP09_UC_SRCID_CTRL_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int hip09_uc_srcid_ctrl_io_read(struct pmureg_io *io, struct pmureg_place at, hip09_uc_srcid_ctrl_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = HIP09_UC_SRCID_CTRL_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int hip09_uc_srcid_ctrl_io_write(struct pmureg_io *io, struct pmureg_place at, hip09_uc_srcid_ctrl_t r)
{
	at.space = PMUREG_MMIO;
	at.address = HIP09_UC_SRCID_CTRL_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
