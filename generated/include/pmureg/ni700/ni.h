/*
 * Arm CoreLink NI-700 network-on-chip interconnect: PMU of a clock domain, as perf has it
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
 * Made by pmureg from regdefs/arm/ni700.yaml. Edit that, not this.
 */
#ifndef PMUREG_NI700_NI_H
#define PMUREG_NI700_NI_H

#include <pmureg/access.h>

/* ---- config: The event, and where it is counted. ----
 * Source: K NI_CONFIG_TYPE, NI_CONFIG_NODEID, NI_CONFIG_EVENTID
 */

#define NI700_NI_CONFIG_WORD          0U
#define NI700_NI_CONFIG_EVENTID_SHIFT 32
#define NI700_NI_CONFIG_EVENTID_WIDTH 16
#define NI700_NI_CONFIG_EVENTID_MASK  0x0000ffff00000000ULL
#define NI700_NI_CONFIG_NODEID_SHIFT  16
#define NI700_NI_CONFIG_NODEID_WIDTH  16
#define NI700_NI_CONFIG_NODEID_MASK   0x00000000ffff0000ULL
#define NI700_NI_CONFIG_TYPE_SHIFT    0
#define NI700_NI_CONFIG_TYPE_WIDTH    16
#define NI700_NI_CONFIG_TYPE_MASK     0x000000000000ffffULL

typedef struct {
	uint64_t raw;
} ni700_ni_config_t;

typedef struct {
	uint64_t eventid; /* 47:32 RW The event's number at such an interface. */
	uint64_t nodeid;  /* 31:16 RW The interface: node_type.node_id. */
	uint64_t type;    /* 15:0  RW Type of the interface; 6 counts cycles. */
} ni700_ni_config_fields_t;

static inline __attribute__((always_inline)) ni700_ni_config_t ni700_ni_config_pack(ni700_ni_config_fields_t f)
{
	ni700_ni_config_t r;

	r.raw = 0
		| pmureg_put64(f.eventid, 0xffffULL, 32)
		| pmureg_put64(f.nodeid, 0xffffULL, 16)
		| pmureg_put64(f.type, 0xffffULL, 0);
	return r;
}

static inline ni700_ni_config_fields_t ni700_ni_config_unpack(ni700_ni_config_t r)
{
	ni700_ni_config_fields_t f;

	f.eventid = (r.raw >> 32) & 0xffffULL;
	f.nodeid = (r.raw >> 16) & 0xffffULL;
	f.type = r.raw & 0xffffULL;
	return f;
}

static inline uint64_t ni700_ni_config_get(ni700_ni_config_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline ni700_ni_config_t ni700_ni_config_with(ni700_ni_config_t r, uint64_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put64(value, mask >> shift, shift) | (r.raw & 0x0000ffffffffffffULL & ~mask);
	return r;
}

#define ni700_ni_config_get_eventid(r)         ni700_ni_config_get(r, 0x0000ffff00000000ULL, 32)
#define ni700_ni_config_get_nodeid(r)          ni700_ni_config_get(r, 0x00000000ffff0000ULL, 16)
#define ni700_ni_config_get_type(r)            ni700_ni_config_get(r, 0x000000000000ffffULL, 0)
#define ni700_ni_config_with_eventid(r, value) PMUREG_WITH(ni700_ni_config_with, r, 0x0000ffff00000000ULL, 32, value)
#define ni700_ni_config_with_nodeid(r, value)  PMUREG_WITH(ni700_ni_config_with, r, 0x00000000ffff0000ULL, 16, value)
#define ni700_ni_config_with_type(r, value)    PMUREG_WITH(ni700_ni_config_with, r, 0x000000000000ffffULL, 0, value)

static inline int ni700_ni_config_check(ni700_ni_config_t r)
{
	if ((r.raw & 0xffff000000000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *ni700_ni_config_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffff000000000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_IO_H
static inline int ni700_ni_config_io_read(struct pmureg_io *io, struct pmureg_place at, ni700_ni_config_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_PERF;
	at.address = NI700_NI_CONFIG_WORD;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}

static inline int ni700_ni_config_io_write(struct pmureg_io *io, struct pmureg_place at, ni700_ni_config_t r)
{
	at.space = PMUREG_PERF;
	at.address = NI700_NI_CONFIG_WORD;
	at.bits = 64;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

#endif
