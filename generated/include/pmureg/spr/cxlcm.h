/*
 * Intel Xeon Scalable of the 4th and 5th generation (Sapphire Rapids, Emerald Rapids) uncore PMON: CXL port, packing and flits (CXLCM)
 *
 * For each register: constants for #if and static initialisers; a type of its own, so that two registers cannot be
 * mixed up; and functions on values, which touch no device:
 *
 *	_pack(fields)       the value with these fields, must-write bits filled in, each field cut to its width
 *	_unpack(value)      all fields of a value
 *	_get_FIELD(value)   one field
 *	_with_FIELD(value)  the value with one field changed, ready to be written: bits that act when written as 1 are 0,
 *	                    but for FIELD itself. To act with several at once, pack them.
 *	_check(value)       the first broken rule, or -1; _rule() is its sentence
 *
 * and, where the machine has them, _read() and _write(): one access of the register's whole width, in Linux by the kernel's own
 * functions (see <pmureg/access.h>).
 * With <pmureg/io.h> included before, _io_read() and _io_write() do the same through a struct pmureg_io; `at` names block,
 * instance and unit: the PCI function, or the page. An index that is known and out of range does not compile.
 *
 * Made by pmureg from regdefs/intel/spr.yaml. Edit that, not this.
 */
#ifndef PMUREG_SPR_CXLCM_H
#define PMUREG_SPR_CXLCM_H

#include <pmureg/access.h>

/* ---- config: What to count. ----
 * Source: K spr_uncore_cxlcm
 */

#define SPR_CXLCM_CONFIG_WORD            0U
#define SPR_CXLCM_CONFIG_RESET           0x0000000000000000ULL
#define SPR_CXLCM_CONFIG_UMASK_EXT_SHIFT 32
#define SPR_CXLCM_CONFIG_UMASK_EXT_WIDTH 24
#define SPR_CXLCM_CONFIG_UMASK_EXT_MASK  0x00ffffff00000000ULL
#define SPR_CXLCM_CONFIG_THRESH_SHIFT    24
#define SPR_CXLCM_CONFIG_THRESH_WIDTH    8
#define SPR_CXLCM_CONFIG_THRESH_MASK     0x00000000ff000000ULL
#define SPR_CXLCM_CONFIG_INV_SHIFT       23
#define SPR_CXLCM_CONFIG_INV_WIDTH       1
#define SPR_CXLCM_CONFIG_INV_MASK        0x0000000000800000ULL
#define SPR_CXLCM_CONFIG_EDGE_DET_SHIFT  18
#define SPR_CXLCM_CONFIG_EDGE_DET_WIDTH  1
#define SPR_CXLCM_CONFIG_EDGE_DET_MASK   0x0000000000040000ULL
#define SPR_CXLCM_CONFIG_UMASK_SHIFT     8
#define SPR_CXLCM_CONFIG_UMASK_WIDTH     8
#define SPR_CXLCM_CONFIG_UMASK_MASK      0x000000000000ff00ULL
#define SPR_CXLCM_CONFIG_EV_SEL_SHIFT    0
#define SPR_CXLCM_CONFIG_EV_SEL_WIDTH    8
#define SPR_CXLCM_CONFIG_EV_SEL_MASK     0x00000000000000ffULL

typedef struct {
	uint64_t raw;
} spr_cxlcm_config_t;

typedef struct {
	uint64_t umask_ext; /* 55:32 RW-V More of the sub-events: what else must match. */
	uint64_t thresh;    /* 31:24 RW-V 0 adds the event's value each cycle; else adds 1 in cycles when the value is at least this. */
	uint64_t inv;       /* 23    RW-V 1 turns the compare into less than thresh. */
	uint64_t edge_det;  /* 18    RW-V 1 counts rising edges of the threshold compare instead of cycles. */
	uint64_t umask;     /* 15:8  RW-V Sub-events. */
	uint64_t ev_sel;    /* 7:0   RW-V Event number. */
} spr_cxlcm_config_fields_t;

static inline spr_cxlcm_config_t spr_cxlcm_config_pack(spr_cxlcm_config_fields_t f)
{
	spr_cxlcm_config_t r;

	r.raw = 0
		| (f.umask_ext & 0xffffffULL) << 32
		| (f.thresh & 0xffULL) << 24
		| (f.inv & 0x1ULL) << 23
		| (f.edge_det & 0x1ULL) << 18
		| (f.umask & 0xffULL) << 8
		| (f.ev_sel & 0xffULL);
	return r;
}

static inline spr_cxlcm_config_fields_t spr_cxlcm_config_unpack(spr_cxlcm_config_t r)
{
	spr_cxlcm_config_fields_t f;

	f.umask_ext = (r.raw >> 32) & 0xffffffULL;
	f.thresh = (r.raw >> 24) & 0xffULL;
	f.inv = (r.raw >> 23) & 0x1ULL;
	f.edge_det = (r.raw >> 18) & 0x1ULL;
	f.umask = (r.raw >> 8) & 0xffULL;
	f.ev_sel = r.raw & 0xffULL;
	return f;
}

static inline uint64_t spr_cxlcm_config_get(spr_cxlcm_config_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline spr_cxlcm_config_t spr_cxlcm_config_with(spr_cxlcm_config_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = (value << shift & mask) | (r.raw & 0x00ffffffff84ffffULL & ~mask);
	return r;
}

#define spr_cxlcm_config_get_umask_ext(r)         spr_cxlcm_config_get(r, 0x00ffffff00000000ULL, 32)
#define spr_cxlcm_config_get_thresh(r)            spr_cxlcm_config_get(r, 0x00000000ff000000ULL, 24)
#define spr_cxlcm_config_get_inv(r)               spr_cxlcm_config_get(r, 0x0000000000800000ULL, 23)
#define spr_cxlcm_config_get_edge_det(r)          spr_cxlcm_config_get(r, 0x0000000000040000ULL, 18)
#define spr_cxlcm_config_get_umask(r)             spr_cxlcm_config_get(r, 0x000000000000ff00ULL, 8)
#define spr_cxlcm_config_get_ev_sel(r)            spr_cxlcm_config_get(r, 0x00000000000000ffULL, 0)
#define spr_cxlcm_config_with_umask_ext(r, value) spr_cxlcm_config_with(r, 0x00ffffff00000000ULL, 32, value)
#define spr_cxlcm_config_with_thresh(r, value)    spr_cxlcm_config_with(r, 0x00000000ff000000ULL, 24, value)
#define spr_cxlcm_config_with_inv(r, value)       spr_cxlcm_config_with(r, 0x0000000000800000ULL, 23, value)
#define spr_cxlcm_config_with_edge_det(r, value)  spr_cxlcm_config_with(r, 0x0000000000040000ULL, 18, value)
#define spr_cxlcm_config_with_umask(r, value)     spr_cxlcm_config_with(r, 0x000000000000ff00ULL, 8, value)
#define spr_cxlcm_config_with_ev_sel(r, value)    spr_cxlcm_config_with(r, 0x00000000000000ffULL, 0, value)

static inline int spr_cxlcm_config_check(spr_cxlcm_config_t r)
{
	if ((r.raw & 0xff000000007b0000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *spr_cxlcm_config_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xff000000007b0000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_IO_H
static inline int spr_cxlcm_config_io_read(struct pmureg_io *io, struct pmureg_place at, spr_cxlcm_config_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_PERF;
	at.address = SPR_CXLCM_CONFIG_WORD;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int spr_cxlcm_config_io_write(struct pmureg_io *io, struct pmureg_place at, spr_cxlcm_config_t r)
{
	at.space = PMUREG_PERF;
	at.address = SPR_CXLCM_CONFIG_WORD;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
