/*
 * Arm CoreLink coherent mesh network (CMN): Mesh, as Linux counts it
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
 * Made by pmureg from regdefs/arm/cmn.yaml. Edit that, not this.
 */
#ifndef PMUREG_CMN_MESH_H
#define PMUREG_CMN_MESH_H

#include <pmureg/access.h>

/* ---- config: The event, and where it is counted. ----
 * Source: K CMN_CONFIG_*
 */

#define CMN_MESH_CONFIG_WORD               0U
#define CMN_MESH_CONFIG_WP_EXCLUSIVE_SHIFT 58
#define CMN_MESH_CONFIG_WP_EXCLUSIVE_WIDTH 1
#define CMN_MESH_CONFIG_WP_EXCLUSIVE_MASK  0x0400000000000000ULL
#define CMN_MESH_CONFIG_WP_GRP_SHIFT       56
#define CMN_MESH_CONFIG_WP_GRP_WIDTH       2
#define CMN_MESH_CONFIG_WP_GRP_MASK        0x0300000000000000ULL
#define CMN_MESH_CONFIG_WP_CHN_SEL_SHIFT   51
#define CMN_MESH_CONFIG_WP_CHN_SEL_WIDTH   5
#define CMN_MESH_CONFIG_WP_CHN_SEL_MASK    0x00f8000000000000ULL
#define CMN_MESH_CONFIG_WP_CHN_SEL_REQ     0U
#define CMN_MESH_CONFIG_WP_CHN_SEL_RSP     1U
#define CMN_MESH_CONFIG_WP_CHN_SEL_SNP     2U
#define CMN_MESH_CONFIG_WP_CHN_SEL_DAT     3U
#define CMN_MESH_CONFIG_WP_DEV_SEL_SHIFT   48
#define CMN_MESH_CONFIG_WP_DEV_SEL_WIDTH   3
#define CMN_MESH_CONFIG_WP_DEV_SEL_MASK    0x0007000000000000ULL
#define CMN_MESH_CONFIG_NODEID_SHIFT       32
#define CMN_MESH_CONFIG_NODEID_WIDTH       16
#define CMN_MESH_CONFIG_NODEID_MASK        0x0000ffff00000000ULL
#define CMN_MESH_CONFIG_BYNODEID_SHIFT     31
#define CMN_MESH_CONFIG_BYNODEID_WIDTH     1
#define CMN_MESH_CONFIG_BYNODEID_MASK      0x0000000080000000ULL
#define CMN_MESH_CONFIG_OCCUPID_SHIFT      27
#define CMN_MESH_CONFIG_OCCUPID_WIDTH      4
#define CMN_MESH_CONFIG_OCCUPID_MASK       0x0000000078000000ULL
#define CMN_MESH_CONFIG_EVENTID_SHIFT      16
#define CMN_MESH_CONFIG_EVENTID_WIDTH      11
#define CMN_MESH_CONFIG_EVENTID_MASK       0x0000000007ff0000ULL
#define CMN_MESH_CONFIG_TYPE_SHIFT         0
#define CMN_MESH_CONFIG_TYPE_WIDTH         16
#define CMN_MESH_CONFIG_TYPE_MASK          0x000000000000ffffULL

typedef struct {
	uint64_t raw;
} cmn_mesh_config_t;

typedef struct {
	uint64_t wp_exclusive; /* 58    RW 1: the watchpoint counts what does not match. */
	uint64_t wp_grp;       /* 57:56 RW Which fields of a flit are compared: 0 the primary group, 1 the secondary, and on. */
	uint64_t wp_chn_sel;   /* 55:51 RW The channel. */
	uint64_t wp_dev_sel;   /* 50:48 RW The port of the crosspoint, 0 and on. */
	uint64_t nodeid;       /* 47:32 RW The node, where bynodeid is 1: por_<node>_node_info.node_id. */
	uint64_t bynodeid;     /* 31    RW 1: only the node nodeid counts. */
	uint64_t occupid;      /* 30:27 RW What an event of occupancy counts; of a watchpoint wp_combine. */
	uint64_t eventid;      /* 26:16 RW The event's number at such a node; of a watchpoint 0 up, 2 down. */
	uint64_t type;         /* 15:0  RW Type of the nodes; 0x3 counts cycles, 0x7770 stands for watchpoints. */
} cmn_mesh_config_fields_t;

static inline __attribute__((always_inline)) cmn_mesh_config_t cmn_mesh_config_pack(cmn_mesh_config_fields_t f)
{
	cmn_mesh_config_t r;

	r.raw = 0
		| pmureg_put64(f.wp_exclusive, 0x1ULL, 58)
		| pmureg_put64(f.wp_grp, 0x3ULL, 56)
		| pmureg_put64(f.wp_chn_sel, 0x1fULL, 51)
		| pmureg_put64(f.wp_dev_sel, 0x7ULL, 48)
		| pmureg_put64(f.nodeid, 0xffffULL, 32)
		| pmureg_put64(f.bynodeid, 0x1ULL, 31)
		| pmureg_put64(f.occupid, 0xfULL, 27)
		| pmureg_put64(f.eventid, 0x7ffULL, 16)
		| pmureg_put64(f.type, 0xffffULL, 0);
	return r;
}

static inline cmn_mesh_config_fields_t cmn_mesh_config_unpack(cmn_mesh_config_t r)
{
	cmn_mesh_config_fields_t f;

	f.wp_exclusive = (r.raw >> 58) & 0x1ULL;
	f.wp_grp = (r.raw >> 56) & 0x3ULL;
	f.wp_chn_sel = (r.raw >> 51) & 0x1fULL;
	f.wp_dev_sel = (r.raw >> 48) & 0x7ULL;
	f.nodeid = (r.raw >> 32) & 0xffffULL;
	f.bynodeid = (r.raw >> 31) & 0x1ULL;
	f.occupid = (r.raw >> 27) & 0xfULL;
	f.eventid = (r.raw >> 16) & 0x7ffULL;
	f.type = r.raw & 0xffffULL;
	return f;
}

static inline uint64_t cmn_mesh_config_get(cmn_mesh_config_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline cmn_mesh_config_t cmn_mesh_config_with(cmn_mesh_config_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x07ffffffffffffffULL & ~mask);
	return r;
}

#define cmn_mesh_config_get_wp_exclusive(r)         cmn_mesh_config_get(r, 0x0400000000000000ULL, 58)
#define cmn_mesh_config_get_wp_grp(r)               cmn_mesh_config_get(r, 0x0300000000000000ULL, 56)
#define cmn_mesh_config_get_wp_chn_sel(r)           cmn_mesh_config_get(r, 0x00f8000000000000ULL, 51)
#define cmn_mesh_config_get_wp_dev_sel(r)           cmn_mesh_config_get(r, 0x0007000000000000ULL, 48)
#define cmn_mesh_config_get_nodeid(r)               cmn_mesh_config_get(r, 0x0000ffff00000000ULL, 32)
#define cmn_mesh_config_get_bynodeid(r)             cmn_mesh_config_get(r, 0x0000000080000000ULL, 31)
#define cmn_mesh_config_get_occupid(r)              cmn_mesh_config_get(r, 0x0000000078000000ULL, 27)
#define cmn_mesh_config_get_eventid(r)              cmn_mesh_config_get(r, 0x0000000007ff0000ULL, 16)
#define cmn_mesh_config_get_type(r)                 cmn_mesh_config_get(r, 0x000000000000ffffULL, 0)
#define cmn_mesh_config_with_wp_exclusive(r, value) PMUREG_WITH(cmn_mesh_config_with, r, 0x0400000000000000ULL, 58, value)
#define cmn_mesh_config_with_wp_grp(r, value)       PMUREG_WITH(cmn_mesh_config_with, r, 0x0300000000000000ULL, 56, value)
#define cmn_mesh_config_with_wp_chn_sel(r, value)   PMUREG_WITH(cmn_mesh_config_with, r, 0x00f8000000000000ULL, 51, value)
#define cmn_mesh_config_with_wp_dev_sel(r, value)   PMUREG_WITH(cmn_mesh_config_with, r, 0x0007000000000000ULL, 48, value)
#define cmn_mesh_config_with_nodeid(r, value)       PMUREG_WITH(cmn_mesh_config_with, r, 0x0000ffff00000000ULL, 32, value)
#define cmn_mesh_config_with_bynodeid(r, value)     PMUREG_WITH(cmn_mesh_config_with, r, 0x0000000080000000ULL, 31, value)
#define cmn_mesh_config_with_occupid(r, value)      PMUREG_WITH(cmn_mesh_config_with, r, 0x0000000078000000ULL, 27, value)
#define cmn_mesh_config_with_eventid(r, value)      PMUREG_WITH(cmn_mesh_config_with, r, 0x0000000007ff0000ULL, 16, value)
#define cmn_mesh_config_with_type(r, value)         PMUREG_WITH(cmn_mesh_config_with, r, 0x000000000000ffffULL, 0, value)

static inline int cmn_mesh_config_check(cmn_mesh_config_t r)
{
	if ((r.raw & 0xf800000000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *cmn_mesh_config_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xf800000000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_IO_H
static inline int cmn_mesh_config_io_read(struct pmureg_io *io, struct pmureg_place at, cmn_mesh_config_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_PERF;
	at.address = CMN_MESH_CONFIG_WORD;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int cmn_mesh_config_io_write(struct pmureg_io *io, struct pmureg_place at, cmn_mesh_config_t r)
{
	at.space = PMUREG_PERF;
	at.address = CMN_MESH_CONFIG_WORD;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- config1: What a watchpoint takes for a match. ----
 * Source: K CMN_CONFIG1_WP_VAL, CMN_CONFIG2_WP_MASK
 */

#define CMN_MESH_CONFIG1_WORD         1U
#define CMN_MESH_CONFIG1_WP_VAL_SHIFT 0
#define CMN_MESH_CONFIG1_WP_VAL_WIDTH 64
#define CMN_MESH_CONFIG1_WP_VAL_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} cmn_mesh_config1_t;

typedef struct {
	uint64_t wp_val; /* 63:0  RW Bits of the flit. */
} cmn_mesh_config1_fields_t;

static inline __attribute__((always_inline)) cmn_mesh_config1_t cmn_mesh_config1_pack(cmn_mesh_config1_fields_t f)
{
	cmn_mesh_config1_t r;

	r.raw = 0
		| f.wp_val;
	return r;
}

static inline cmn_mesh_config1_fields_t cmn_mesh_config1_unpack(cmn_mesh_config1_t r)
{
	cmn_mesh_config1_fields_t f;

	f.wp_val = r.raw;
	return f;
}

static inline uint64_t cmn_mesh_config1_get(cmn_mesh_config1_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline cmn_mesh_config1_t cmn_mesh_config1_with(cmn_mesh_config1_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define cmn_mesh_config1_get_wp_val(r)         cmn_mesh_config1_get(r, 0xffffffffffffffffULL, 0)
#define cmn_mesh_config1_with_wp_val(r, value) PMUREG_WITH(cmn_mesh_config1_with, r, 0xffffffffffffffffULL, 0, value)

#ifdef PMUREG_IO_H
static inline int cmn_mesh_config1_io_read(struct pmureg_io *io, struct pmureg_place at, cmn_mesh_config1_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_PERF;
	at.address = CMN_MESH_CONFIG1_WORD;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int cmn_mesh_config1_io_write(struct pmureg_io *io, struct pmureg_place at, cmn_mesh_config1_t r)
{
	at.space = PMUREG_PERF;
	at.address = CMN_MESH_CONFIG1_WORD;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- config2: What does not matter to it. ----
 * Source: K CMN_CONFIG1_WP_VAL, CMN_CONFIG2_WP_MASK
 */

#define CMN_MESH_CONFIG2_WORD          2U
#define CMN_MESH_CONFIG2_WP_MASK_SHIFT 0
#define CMN_MESH_CONFIG2_WP_MASK_WIDTH 64
#define CMN_MESH_CONFIG2_WP_MASK_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} cmn_mesh_config2_t;

typedef struct {
	uint64_t wp_mask; /* 63:0  RW Bits that are 1 are not compared. */
} cmn_mesh_config2_fields_t;

static inline __attribute__((always_inline)) cmn_mesh_config2_t cmn_mesh_config2_pack(cmn_mesh_config2_fields_t f)
{
	cmn_mesh_config2_t r;

	r.raw = 0
		| f.wp_mask;
	return r;
}

static inline cmn_mesh_config2_fields_t cmn_mesh_config2_unpack(cmn_mesh_config2_t r)
{
	cmn_mesh_config2_fields_t f;

	f.wp_mask = r.raw;
	return f;
}

static inline uint64_t cmn_mesh_config2_get(cmn_mesh_config2_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline cmn_mesh_config2_t cmn_mesh_config2_with(cmn_mesh_config2_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define cmn_mesh_config2_get_wp_mask(r)         cmn_mesh_config2_get(r, 0xffffffffffffffffULL, 0)
#define cmn_mesh_config2_with_wp_mask(r, value) PMUREG_WITH(cmn_mesh_config2_with, r, 0xffffffffffffffffULL, 0, value)

#ifdef PMUREG_IO_H
static inline int cmn_mesh_config2_io_read(struct pmureg_io *io, struct pmureg_place at, cmn_mesh_config2_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_PERF;
	at.address = CMN_MESH_CONFIG2_WORD;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int cmn_mesh_config2_io_write(struct pmureg_io *io, struct pmureg_place at, cmn_mesh_config2_t r)
{
	at.space = PMUREG_PERF;
	at.address = CMN_MESH_CONFIG2_WORD;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
