/*
 * Intel's client processors of several tiles: What the uncore tells
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
 * functions (see <pmureg/access.h>), and _read_safe() and _write_safe() return an error if the processor refuses the access.
 * If <pmureg/io.h> was included before, _io_read() and _io_write() do the same through a struct pmureg_io; `at` names block,
 * instance and unit: the PCI function, or the page.
 *
 * An optimising compiler refuses a known index that is out of range, and a constant that is too large for its field. With
 * PMUREG_DEBUG, other such indices and values trap.
 *
 * Made by pmureg from regdefs/intel/client_tiles.yaml. Edit that, not this.
 */
#ifndef PMUREG_CLIENT_TILES_UNCORE_H
#define PMUREG_CLIENT_TILES_UNCORE_H

#include <pmureg/access.h>

/* ---- MSR_UNC_CBO_CONFIG: How many C-Boxes have counters. ----
 * Source: SDM; K ICL_UNC_CBO_CONFIG
 */

#define CLIENT_TILES_UNCORE_CBO_CONFIG_ADDRESS    0x396U
#define CLIENT_TILES_UNCORE_CBO_CONFIG_CBOX_SHIFT 0
#define CLIENT_TILES_UNCORE_CBO_CONFIG_CBOX_WIDTH 4
#define CLIENT_TILES_UNCORE_CBO_CONFIG_CBOX_MASK  0x000000000000000fULL

typedef struct {
	uint64_t raw;
} client_tiles_uncore_cbo_config_t;

typedef struct {
	uint64_t CBox; /* 3:0   RO The number. */
} client_tiles_uncore_cbo_config_fields_t;

static inline __attribute__((always_inline)) client_tiles_uncore_cbo_config_t client_tiles_uncore_cbo_config_pack(client_tiles_uncore_cbo_config_fields_t f)
{
	client_tiles_uncore_cbo_config_t r;

	r.raw = 0
		| pmureg_put64(f.CBox, 0xfULL, 0);
	return r;
}

static inline client_tiles_uncore_cbo_config_fields_t client_tiles_uncore_cbo_config_unpack(client_tiles_uncore_cbo_config_t r)
{
	client_tiles_uncore_cbo_config_fields_t f;

	f.CBox = r.raw & 0xfULL;
	return f;
}

static inline uint64_t client_tiles_uncore_cbo_config_get(client_tiles_uncore_cbo_config_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define client_tiles_uncore_cbo_config_get_CBox(r) client_tiles_uncore_cbo_config_get(r, 0x000000000000000fULL, 0)

static inline int client_tiles_uncore_cbo_config_check(client_tiles_uncore_cbo_config_t r)
{
	if ((r.raw & 0xfffffffffffffff0ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *client_tiles_uncore_cbo_config_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xfffffffffffffff0 must be 0x0";
	default:
		return (const char *)0;
	}
}

#ifdef PMUREG_HAS_MSR
static inline client_tiles_uncore_cbo_config_t client_tiles_uncore_cbo_config_read(void)
{
	client_tiles_uncore_cbo_config_t r;

	r.raw = pmureg_rdmsr(CLIENT_TILES_UNCORE_CBO_CONFIG_ADDRESS);
	return r;
}

#ifdef PMUREG_LINUX
static inline int client_tiles_uncore_cbo_config_read_safe(client_tiles_uncore_cbo_config_t *r)
{
	uint64_t value = 0;
	int error;

	error = pmureg_rdmsr_safe(CLIENT_TILES_UNCORE_CBO_CONFIG_ADDRESS, &value);
	r->raw = value;
	return error;
}
#endif
#else
client_tiles_uncore_cbo_config_t client_tiles_uncore_cbo_config_read(void) PMUREG_NO_MSR;
#endif

#ifdef PMUREG_IO_H
static inline int client_tiles_uncore_cbo_config_io_read(struct pmureg_io *io, struct pmureg_place at, client_tiles_uncore_cbo_config_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MSR;
	at.address = CLIENT_TILES_UNCORE_CBO_CONFIG_ADDRESS;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

#endif
