/*
 * Arm Neoverse CMN S3 coherent mesh network: Configuration node (CFG)
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
 * Made by pmureg from regdefs/arm/cmns3.yaml. Edit that, not this.
 */
#ifndef PMUREG_CMNS3_CFG_H
#define PMUREG_CMNS3_CFG_H

#include <pmureg/access.h>

/*
 * Registers that several blocks share. They are described once, under names of their own (cmn_cfg_node_info_t and so on):
 * por_cfgm_node_info, por_cfgm_child_info, por_cfgm_periph_id_0_periph_id_1, por_cfgm_periph_id_2_periph_id_3,
 * por_cfgm_periph_id_4_periph_id_5
 */
#include <pmureg/cmn/cfg.h>

/* ---- por_cfgm_child_pointer_<n>: Crosspoint <n>. ----
 * Source: REGS; K CMN_CHILD_NODE_ADDR
 */

#define CMNS3_CFG_CHILD_POINTER_OFFSET(n)      (0x100U + 8U * (n)) /* n: 0 to 143 */
#define CMNS3_CFG_CHILD_POINTER_COUNT          144
#define CMNS3_CFG_CHILD_POINTER_EXTERNAL_SHIFT 31
#define CMNS3_CFG_CHILD_POINTER_EXTERNAL_WIDTH 1
#define CMNS3_CFG_CHILD_POINTER_EXTERNAL_MASK  0x0000000080000000ULL
#define CMNS3_CFG_CHILD_POINTER_ISOLATED_SHIFT 30
#define CMNS3_CFG_CHILD_POINTER_ISOLATED_WIDTH 1
#define CMNS3_CFG_CHILD_POINTER_ISOLATED_MASK  0x0000000040000000ULL
#define CMNS3_CFG_CHILD_POINTER_ADDRESS_SHIFT  0
#define CMNS3_CFG_CHILD_POINTER_ADDRESS_WIDTH  30
#define CMNS3_CFG_CHILD_POINTER_ADDRESS_MASK   0x000000003fffffffULL

typedef struct {
	uint64_t raw;
} cmns3_cfg_child_pointer_t;

typedef struct {
	uint64_t external; /* 31    RO The node is not the mesh's own. */
	uint64_t isolated; /* 30    RO RES0 up to CMN-700. */
	uint64_t address;  /* 29:0  RO Its offset from the beginning of the mesh's registers. */
} cmns3_cfg_child_pointer_fields_t;

static inline __attribute__((always_inline)) cmns3_cfg_child_pointer_t cmns3_cfg_child_pointer_pack(cmns3_cfg_child_pointer_fields_t f)
{
	cmns3_cfg_child_pointer_t r;

	r.raw = 0
		| pmureg_put64(f.external, 0x1ULL, 31)
		| pmureg_put64(f.isolated, 0x1ULL, 30)
		| pmureg_put64(f.address, 0x3fffffffULL, 0);
	return r;
}

static inline cmns3_cfg_child_pointer_fields_t cmns3_cfg_child_pointer_unpack(cmns3_cfg_child_pointer_t r)
{
	cmns3_cfg_child_pointer_fields_t f;

	f.external = (r.raw >> 31) & 0x1ULL;
	f.isolated = (r.raw >> 30) & 0x1ULL;
	f.address = r.raw & 0x3fffffffULL;
	return f;
}

static inline uint64_t cmns3_cfg_child_pointer_get(cmns3_cfg_child_pointer_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define cmns3_cfg_child_pointer_get_external(r) cmns3_cfg_child_pointer_get(r, 0x0000000080000000ULL, 31)
#define cmns3_cfg_child_pointer_get_isolated(r) cmns3_cfg_child_pointer_get(r, 0x0000000040000000ULL, 30)
#define cmns3_cfg_child_pointer_get_address(r)  cmns3_cfg_child_pointer_get(r, 0x000000003fffffffULL, 0)

static inline int cmns3_cfg_child_pointer_check(cmns3_cfg_child_pointer_t r)
{
	if ((r.raw & 0xffffffff00000000ULL) != 0x0000000000000000ULL)
		return 0;
	return -1;
}

static inline const char *cmns3_cfg_child_pointer_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffffffff00000000 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline cmns3_cfg_child_pointer_t cmns3_cfg_child_pointer_read(const PMUREG_MEMORY *base, unsigned int n)
{
	cmns3_cfg_child_pointer_t r;

	PMUREG_INDEX(n, 143U);
	r.raw = pmureg_load64(base, CMNS3_CFG_CHILD_POINTER_OFFSET(n));
	return r;
}

#ifdef PMUREG_IO_H
static inline int cmns3_cfg_child_pointer_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, cmns3_cfg_child_pointer_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 143U);
	at.space = PMUREG_MMIO;
	at.address = CMNS3_CFG_CHILD_POINTER_OFFSET(n);
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- por_info_global: How the mesh was built. ----
 * Source: K CMN_CFGM_INFO_GLOBAL; REGS
 * Note: From r2p0 on por_info_global_1 tells of all channels.
 */

#define CMNS3_CFG_INFO_GLOBAL_OFFSET                   0x900U
#define CMNS3_CFG_INFO_GLOBAL_MULTIPLE_DTM_EN_SHIFT    63
#define CMNS3_CFG_INFO_GLOBAL_MULTIPLE_DTM_EN_WIDTH    1
#define CMNS3_CFG_INFO_GLOBAL_MULTIPLE_DTM_EN_MASK     0x8000000000000000ULL
#define CMNS3_CFG_INFO_GLOBAL_MULTIPLE_DTM_EN_R2_SHIFT 59
#define CMNS3_CFG_INFO_GLOBAL_MULTIPLE_DTM_EN_R2_WIDTH 1
#define CMNS3_CFG_INFO_GLOBAL_MULTIPLE_DTM_EN_R2_MASK  0x0800000000000000ULL
#define CMNS3_CFG_INFO_GLOBAL_RSP_VC_NUM_SHIFT         52
#define CMNS3_CFG_INFO_GLOBAL_RSP_VC_NUM_WIDTH         2
#define CMNS3_CFG_INFO_GLOBAL_RSP_VC_NUM_MASK          0x0030000000000000ULL
#define CMNS3_CFG_INFO_GLOBAL_DAT_VC_NUM_SHIFT         50
#define CMNS3_CFG_INFO_GLOBAL_DAT_VC_NUM_WIDTH         2
#define CMNS3_CFG_INFO_GLOBAL_DAT_VC_NUM_MASK          0x000c000000000000ULL

typedef struct {
	uint64_t raw;
} cmns3_cfg_info_global_t;

typedef struct {
	uint64_t multiple_dtm_en;    /* 63    RO Crosspoints with more than two ports have more than one DTM. */
	uint64_t multiple_dtm_en_r2; /* 59    RO From r2p0 on the same as bit 63 before. */
	uint64_t rsp_vc_num;         /* 53:52 RO Response channels. */
	uint64_t dat_vc_num;         /* 51:50 RO Data channels. */
} cmns3_cfg_info_global_fields_t;

/* Writes 0 to 0x77c3ffffffffffffULL, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) cmns3_cfg_info_global_t cmns3_cfg_info_global_pack(cmns3_cfg_info_global_fields_t f)
{
	cmns3_cfg_info_global_t r;

	r.raw = 0
		| pmureg_put64(f.multiple_dtm_en, 0x1ULL, 63)
		| pmureg_put64(f.multiple_dtm_en_r2, 0x1ULL, 59)
		| pmureg_put64(f.rsp_vc_num, 0x3ULL, 52)
		| pmureg_put64(f.dat_vc_num, 0x3ULL, 50);
	return r;
}

static inline cmns3_cfg_info_global_fields_t cmns3_cfg_info_global_unpack(cmns3_cfg_info_global_t r)
{
	cmns3_cfg_info_global_fields_t f;

	f.multiple_dtm_en = r.raw >> 63;
	f.multiple_dtm_en_r2 = (r.raw >> 59) & 0x1ULL;
	f.rsp_vc_num = (r.raw >> 52) & 0x3ULL;
	f.dat_vc_num = (r.raw >> 50) & 0x3ULL;
	return f;
}

static inline uint64_t cmns3_cfg_info_global_get(cmns3_cfg_info_global_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define cmns3_cfg_info_global_get_multiple_dtm_en(r)    cmns3_cfg_info_global_get(r, 0x8000000000000000ULL, 63)
#define cmns3_cfg_info_global_get_multiple_dtm_en_r2(r) cmns3_cfg_info_global_get(r, 0x0800000000000000ULL, 59)
#define cmns3_cfg_info_global_get_rsp_vc_num(r)         cmns3_cfg_info_global_get(r, 0x0030000000000000ULL, 52)
#define cmns3_cfg_info_global_get_dat_vc_num(r)         cmns3_cfg_info_global_get(r, 0x000c000000000000ULL, 50)

static inline cmns3_cfg_info_global_t cmns3_cfg_info_global_read(const PMUREG_MEMORY *base)
{
	cmns3_cfg_info_global_t r;

	r.raw = pmureg_load64(base, CMNS3_CFG_INFO_GLOBAL_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int cmns3_cfg_info_global_io_read(struct pmureg_io *io, struct pmureg_place at, cmns3_cfg_info_global_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CMNS3_CFG_INFO_GLOBAL_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- por_info_global_1: More of that. ----
 * Source: K CMN_CFGM_INFO_GLOBAL_1; REGS
 * Note: Before r2p0.
 */

#define CMNS3_CFG_INFO_GLOBAL_1_OFFSET           0x908U
#define CMNS3_CFG_INFO_GLOBAL_1_SNP_VC_NUM_SHIFT 2
#define CMNS3_CFG_INFO_GLOBAL_1_SNP_VC_NUM_WIDTH 2
#define CMNS3_CFG_INFO_GLOBAL_1_SNP_VC_NUM_MASK  0x000000000000000cULL
#define CMNS3_CFG_INFO_GLOBAL_1_REQ_VC_NUM_SHIFT 0
#define CMNS3_CFG_INFO_GLOBAL_1_REQ_VC_NUM_WIDTH 2
#define CMNS3_CFG_INFO_GLOBAL_1_REQ_VC_NUM_MASK  0x0000000000000003ULL

typedef struct {
	uint64_t raw;
} cmns3_cfg_info_global_1_t;

typedef struct {
	uint64_t snp_vc_num; /* 3:2   RO Snoop channels. */
	uint64_t req_vc_num; /* 1:0   RO Request channels. */
} cmns3_cfg_info_global_1_fields_t;

/* Writes 0 to 0xfffffffffffffff0ULL, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) cmns3_cfg_info_global_1_t cmns3_cfg_info_global_1_pack(cmns3_cfg_info_global_1_fields_t f)
{
	cmns3_cfg_info_global_1_t r;

	r.raw = 0
		| pmureg_put64(f.snp_vc_num, 0x3ULL, 2)
		| pmureg_put64(f.req_vc_num, 0x3ULL, 0);
	return r;
}

static inline cmns3_cfg_info_global_1_fields_t cmns3_cfg_info_global_1_unpack(cmns3_cfg_info_global_1_t r)
{
	cmns3_cfg_info_global_1_fields_t f;

	f.snp_vc_num = (r.raw >> 2) & 0x3ULL;
	f.req_vc_num = r.raw & 0x3ULL;
	return f;
}

static inline uint64_t cmns3_cfg_info_global_1_get(cmns3_cfg_info_global_1_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define cmns3_cfg_info_global_1_get_snp_vc_num(r) cmns3_cfg_info_global_1_get(r, 0x000000000000000cULL, 2)
#define cmns3_cfg_info_global_1_get_req_vc_num(r) cmns3_cfg_info_global_1_get(r, 0x0000000000000003ULL, 0)

static inline cmns3_cfg_info_global_1_t cmns3_cfg_info_global_1_read(const PMUREG_MEMORY *base)
{
	cmns3_cfg_info_global_1_t r;

	r.raw = pmureg_load64(base, CMNS3_CFG_INFO_GLOBAL_1_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int cmns3_cfg_info_global_1_io_read(struct pmureg_io *io, struct pmureg_place at, cmns3_cfg_info_global_1_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CMNS3_CFG_INFO_GLOBAL_1_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

/* ---- por_info_global (isolation): What the node is made of; of the configuration node por_info_global. ----
 * Source: K CMN_INFO_DEVICE_ISO_ENABLE; REGS
 */

#define CMNS3_CFG_UNIT_INFO_OFFSET                  0x900U
#define CMNS3_CFG_UNIT_INFO_DEVICE_ISO_ENABLE_SHIFT 44
#define CMNS3_CFG_UNIT_INFO_DEVICE_ISO_ENABLE_WIDTH 1
#define CMNS3_CFG_UNIT_INFO_DEVICE_ISO_ENABLE_MASK  0x0000100000000000ULL

typedef struct {
	uint64_t raw;
} cmns3_cfg_unit_info_t;

typedef struct {
	uint64_t device_iso_enable; /* 44    RO In the configuration node: nodes may be isolated. */
} cmns3_cfg_unit_info_fields_t;

/* Writes 0 to 0xffffefffffffffffULL, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) cmns3_cfg_unit_info_t cmns3_cfg_unit_info_pack(cmns3_cfg_unit_info_fields_t f)
{
	cmns3_cfg_unit_info_t r;

	r.raw = 0
		| pmureg_put64(f.device_iso_enable, 0x1ULL, 44);
	return r;
}

static inline cmns3_cfg_unit_info_fields_t cmns3_cfg_unit_info_unpack(cmns3_cfg_unit_info_t r)
{
	cmns3_cfg_unit_info_fields_t f;

	f.device_iso_enable = (r.raw >> 44) & 0x1ULL;
	return f;
}

static inline uint64_t cmns3_cfg_unit_info_get(cmns3_cfg_unit_info_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define cmns3_cfg_unit_info_get_device_iso_enable(r) cmns3_cfg_unit_info_get(r, 0x0000100000000000ULL, 44)

static inline cmns3_cfg_unit_info_t cmns3_cfg_unit_info_read(const PMUREG_MEMORY *base)
{
	cmns3_cfg_unit_info_t r;

	r.raw = pmureg_load64(base, CMNS3_CFG_UNIT_INFO_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int cmns3_cfg_unit_info_io_read(struct pmureg_io *io, struct pmureg_place at, cmns3_cfg_unit_info_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = CMNS3_CFG_UNIT_INFO_OFFSET;
	at.bits = 64;
	error = pmureg_io_read(io, &at, &value);
	r->raw = value;
	return error;
}
#endif

#endif
