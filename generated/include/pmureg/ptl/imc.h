/*
 * Intel Core Ultra series 3 (Panther Lake) and Wildcat Lake: Memory controller
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
 * Made by pmureg from regdefs/intel/ptl.yaml. Edit that, not this.
 */
#ifndef PMUREG_PTL_IMC_H
#define PMUREG_PTL_IMC_H

#include <pmureg/access.h>

/* ---- config: The event. ----
 * Source: KP generic_uncore_formats_attr
 */

#define PTL_IMC_CONFIG_WORD         0U
#define PTL_IMC_CONFIG_THRESH_SHIFT 24
#define PTL_IMC_CONFIG_THRESH_WIDTH 8
#define PTL_IMC_CONFIG_THRESH_MASK  0x00000000ff000000ULL
#define PTL_IMC_CONFIG_INV_SHIFT    23
#define PTL_IMC_CONFIG_INV_WIDTH    1
#define PTL_IMC_CONFIG_INV_MASK     0x0000000000800000ULL
#define PTL_IMC_CONFIG_EDGE_SHIFT   18
#define PTL_IMC_CONFIG_EDGE_WIDTH   1
#define PTL_IMC_CONFIG_EDGE_MASK    0x0000000000040000ULL
#define PTL_IMC_CONFIG_UMASK_SHIFT  8
#define PTL_IMC_CONFIG_UMASK_WIDTH  8
#define PTL_IMC_CONFIG_UMASK_MASK   0x000000000000ff00ULL
#define PTL_IMC_CONFIG_EVENT_SHIFT  0
#define PTL_IMC_CONFIG_EVENT_WIDTH  8
#define PTL_IMC_CONFIG_EVENT_MASK   0x00000000000000ffULL

typedef struct {
	uint64_t raw;
} ptl_imc_config_t;

typedef struct {
	uint64_t thresh; /* 31:24 RW 0 adds the event's value each cycle; else adds 1 in cycles when the value is at least this. */
	uint64_t inv;    /* 23    RW 1 turns the compare into less than thresh. */
	uint64_t edge;   /* 18    RW 1 counts how often the condition becomes true. */
	uint64_t umask;  /* 15:8  RW Sub-events. */
	uint64_t event;  /* 7:0   RW Event number. */
} ptl_imc_config_fields_t;

static inline __attribute__((always_inline)) ptl_imc_config_t ptl_imc_config_pack(ptl_imc_config_fields_t f)
{
	ptl_imc_config_t r;

	r.raw = 0
		| pmureg_put64(f.thresh, 0xffULL, 24)
		| pmureg_put64(f.inv, 0x1ULL, 23)
		| pmureg_put64(f.edge, 0x1ULL, 18)
		| pmureg_put64(f.umask, 0xffULL, 8)
		| pmureg_put64(f.event, 0xffULL, 0);
	return r;
}

static inline ptl_imc_config_fields_t ptl_imc_config_unpack(ptl_imc_config_t r)
{
	ptl_imc_config_fields_t f;

	f.thresh = (r.raw >> 24) & 0xffULL;
	f.inv = (r.raw >> 23) & 0x1ULL;
	f.edge = (r.raw >> 18) & 0x1ULL;
	f.umask = (r.raw >> 8) & 0xffULL;
	f.event = r.raw & 0xffULL;
	return f;
}

static inline uint64_t ptl_imc_config_get(ptl_imc_config_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline ptl_imc_config_t ptl_imc_config_with(ptl_imc_config_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x00000000ff84ffffULL & ~mask);
	return r;
}

#define ptl_imc_config_get_thresh(r)         ptl_imc_config_get(r, 0x00000000ff000000ULL, 24)
#define ptl_imc_config_get_inv(r)            ptl_imc_config_get(r, 0x0000000000800000ULL, 23)
#define ptl_imc_config_get_edge(r)           ptl_imc_config_get(r, 0x0000000000040000ULL, 18)
#define ptl_imc_config_get_umask(r)          ptl_imc_config_get(r, 0x000000000000ff00ULL, 8)
#define ptl_imc_config_get_event(r)          ptl_imc_config_get(r, 0x00000000000000ffULL, 0)
#define ptl_imc_config_with_thresh(r, value) PMUREG_WITH(ptl_imc_config_with, r, 0x00000000ff000000ULL, 24, value)
#define ptl_imc_config_with_inv(r, value)    PMUREG_WITH(ptl_imc_config_with, r, 0x0000000000800000ULL, 23, value)
#define ptl_imc_config_with_edge(r, value)   PMUREG_WITH(ptl_imc_config_with, r, 0x0000000000040000ULL, 18, value)
#define ptl_imc_config_with_umask(r, value)  PMUREG_WITH(ptl_imc_config_with, r, 0x000000000000ff00ULL, 8, value)
#define ptl_imc_config_with_event(r, value)  PMUREG_WITH(ptl_imc_config_with, r, 0x00000000000000ffULL, 0, value)

static inline int ptl_imc_config_check(ptl_imc_config_t r)
{
	if ((r.raw & 0xffffffff007b0000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *ptl_imc_config_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffff007b0000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_IO_H
static inline int ptl_imc_config_io_read(struct pmureg_io *io, struct pmureg_place at, ptl_imc_config_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_PERF;
	at.address = PTL_IMC_CONFIG_WORD;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int ptl_imc_config_io_write(struct pmureg_io *io, struct pmureg_place at, ptl_imc_config_t r)
{
	at.space = PMUREG_PERF;
	at.address = PTL_IMC_CONFIG_WORD;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
