/*
 * NVIDIA Xavier (Tegra194, Carmel) uncore PMU: descriptor tables for the runtime.
 *
 * Made by pmureg from regdefs/nvidia/carmel.yaml. Edit that, not this.
 */
#include <pmureg/table.h>

extern const struct pmureg_system pmureg_system_carmel;

static const struct pmureg_op ops[] = {
	{PMUREG_OP_CONST, 0, 0, 0xdfa9ULL},
	{PMUREG_OP_BITS, 8, 8, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_EQ, 0, 0, 0},
	{PMUREG_OP_BITS, 0, 8, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_EQ, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0xdfa4ULL},
	{PMUREG_OP_CONST, 0, 0, 0xdfa0ULL},
	{PMUREG_OP_CONST, 0, 0, 0xdfa1ULL},
	{PMUREG_OP_CONST, 0, 0, 0xdfa2ULL},
	{PMUREG_OP_CONST, 0, 0, 0xdfa3ULL},
	{PMUREG_OP_CONST, 0, 0, 0xc790ULL},
	{PMUREG_OP_CONST, 0, 0, 0xc791ULL},
	{PMUREG_OP_CONST, 0, 0, 0xdfa5ULL},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_EQ, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x22000000ULL},
	{PMUREG_OP_CONST, 0, 0, 0x1c00000ULL},
	{PMUREG_OP_SELECT, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0xdfa6ULL},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_EQ, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x1e00ULL},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_SELECT, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0xdfa7ULL},
	{PMUREG_OP_CONST, 0, 0, 0x200ULL},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_EQ, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 1},
	{PMUREG_OP_CONST, 0, 0, 4},
	{PMUREG_OP_SELECT, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_SHL, 0, 0, 0},
	{PMUREG_OP_OR, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 2},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_SHL, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0xdf80ULL},
	{PMUREG_OP_OR, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 2},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_SHL, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0xdf90ULL},
	{PMUREG_OP_OR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0xe790ULL},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 1},
	{PMUREG_OP_VAR, 0, 0, 1},
	{PMUREG_OP_CONST, 0, 0, 4},
	{PMUREG_OP_LE, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x16ULL},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_LE, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x18ULL},
	{PMUREG_OP_LE, 0, 0, 0},
	{PMUREG_OP_LAND, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x50ULL},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_LE, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x53ULL},
	{PMUREG_OP_LE, 0, 0, 0},
	{PMUREG_OP_LAND, 0, 0, 0},
	{PMUREG_OP_LOR, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x56ULL},
	{PMUREG_OP_EQ, 0, 0, 0},
	{PMUREG_OP_LOR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0xc5ULL},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_LE, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0xc6ULL},
	{PMUREG_OP_LE, 0, 0, 0},
	{PMUREG_OP_LAND, 0, 0, 0},
	{PMUREG_OP_LOR, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 2},
	{PMUREG_OP_CONST, 0, 0, 1},
	{PMUREG_OP_EQ, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x19ULL},
	{PMUREG_OP_EQ, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x1dULL},
	{PMUREG_OP_EQ, 0, 0, 0},
	{PMUREG_OP_LOR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x29ULL},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_LE, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x2cULL},
	{PMUREG_OP_LE, 0, 0, 0},
	{PMUREG_OP_LAND, 0, 0, 0},
	{PMUREG_OP_LOR, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 2},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_EQ, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_FIELD, 12, 1, 1},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_FIELD, 1, 4, 1},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_FIELD, 2, 0, 0},
	{PMUREG_OP_LAND, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 1},
	{PMUREG_OP_VAR, 0, 0, 6},
	{PMUREG_OP_SHL, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 6},
	{PMUREG_OP_CONST, 0, 0, 1},
};

static const char *const strings[] = {
	"G",
	"U",
	"carmel_pmu",
};

static const uint64_t words[] = {
	0,
	0,
	1,
	0,
	1,
	1,
	1,
	2,
	1,
	3,
	4,
	0,
	1,
	2,
	3,
};

static const uint16_t indices[] = {
	1,
	2,
	3,
	4,
	0,
	3,
	4,
	0,
	2,
	9,
	14,
	15,
	1,
	11,
	12,
	13,
	10,
	7,
	5,
	6,
	8,
};

static const struct pmureg_value values[] = {
	{.value = 0, .name = "SCF", .text = ""},
	{.value = 1, .name = "L2", .text = ""},
};

static const struct pmureg_action actions[] = {
	{.block = 0, .reg = 11, .field = PMUREG_NONE, .set = 0},
};

static const struct pmureg_setting settings[] = {
	{.index = 0, .code = {ops + 50, 1},},
	{.index = 1, .code = {ops + 51, 1},},
	{.index = 0, .code = {ops + 50, 1},},
	{.index = 0, .code = {ops + 113, 3},},
	{.index = 3, .code = {ops + 117, 1},},
	{.index = 4, .code = {ops + 117, 1},},
};

static const struct pmureg_step steps[] = {
	/* write pmcntenclr */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 3,
	 .setting_count = 1, .settings = settings + 3,},
	/* write pmevtyper[n] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 12,
	 .setting_count = 0, .settings = NULL, .index = {ops + 116, 1},},
	/* write pmevcntr[n] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 11,
	 .setting_count = 0, .settings = NULL, .index = {ops + 116, 1},},
	/* write pmovsclr */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 5,
	 .setting_count = 1, .settings = settings + 3,},
	/* write pmintenclr */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 7,
	 .setting_count = 1, .settings = settings + 3,},
	/* write pmcntenset */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 2,
	 .setting_count = 1, .settings = settings + 3,},
	/* write pmcntenclr */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 3,
	 .setting_count = 1, .settings = settings + 3,},
	/* write pmintenclr */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 7,
	 .setting_count = 1, .settings = settings + 3,},
	/* write pmcr */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 1,
	 .setting_count = 1, .settings = settings + 4,},
	/* write pmcr */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 1,
	 .setting_count = 1, .settings = settings + 5,},
	/* write pmcr */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 1,
	 .setting_count = 0, .settings = NULL,},
	/* isb */
	{.kind = PMUREG_BARRIER, .barrier = PMUREG_ISB, .reg = PMUREG_NONE,
	 .setting_count = 0, .settings = NULL,},
};

static const struct pmureg_reference references[] = {
	{.reg = 11, .field = PMUREG_NONE,}, /* pmevcntr */
};

static const struct pmureg_term_field term_fields[] = {
	{.reg = 12, .field = 1},
};

static const struct pmureg_register_term register_terms[] = {
	{.term = 0, .field = 1, .shift = 0},
};

static const struct pmureg_bit_range ranges[] = {
	{.low = 4, .high = 15},
	{.low = 0, .high = 3},
};

static const struct pmureg_term_value term_values[] = {
	{.term = 0, .value = 0x16ULL},
	{.term = 0, .value = 0x17ULL},
	{.term = 0, .value = 0x18ULL},
	{.term = 0, .value = 0x19ULL},
	{.term = 0, .value = 0x1dULL},
	{.term = 0, .value = 0x29ULL},
	{.term = 0, .value = 0x2aULL},
	{.term = 0, .value = 0x2bULL},
	{.term = 0, .value = 0x2cULL},
	{.term = 0, .value = 0x50ULL},
	{.term = 0, .value = 0x51ULL},
	{.term = 0, .value = 0x52ULL},
	{.term = 0, .value = 0x53ULL},
	{.term = 0, .value = 0x56ULL},
	{.term = 0, .value = 0xc5ULL},
	{.term = 0, .value = 0xc6ULL},
	{.term = 0, .value = 0x200ULL},
	{.term = 0, .value = 0x201ULL},
	{.term = 0, .value = 0x202ULL},
	{.term = 0, .value = 0x203ULL},
	{.term = 0, .value = 0x204ULL},
	{.term = 0, .value = 0x205ULL},
	{.term = 0, .value = 0x206ULL},
	{.term = 0, .value = 0x207ULL},
	{.term = 0, .value = 0x208ULL},
};

/* Hash tables of names: name, hash, length, index. */
static const struct pmureg_name names[] = {
	{"event", 0x06f56694, 5, 0},
	{0},
	{"unit", 0x1f3424fa, 4, 1},
	{0},
	{0},
	{"L3D_CACHE_REFILL", 0xc105e381, 16, 6},
	{0},
	{0},
	{"L2D_CACHE_REFILL_LD", 0xb868ed84, 19, 11},
	{0},
	{"l2d_refill_victim", 0x99076986, 17, 13},
	{0},
	{"BUS_ACCESS", 0x105b6888, 10, 3},
	{"BUS_CYCLES", 0x7ba07b89, 10, 4},
	{"l3d_cache", 0xdf9d7c89, 9, 7},
	{0},
	{0},
	{0},
	{"l2d_refill_ld", 0xbfa3a30e, 13, 11},
	{0},
	{0},
	{0},
	{"l3d_cache_refill", 0xd97f5c92, 16, 6},
	{"L2D_CACHE_WB", 0x5832be13, 12, 2},
	{0},
	{0},
	{"l3d_cache_allocate", 0x778eff16, 18, 5},
	{0},
	{0},
	{0},
	{0},
	{"NV_INT.i5", 0xa1e58d9b, 9, 21},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"L2D_PREFETCH_C0", 0xca3dd0a1, 15, 14},
	{"L2D_PREFETCH_C1", 0xdf3dd0a1, 15, 15},
	{"NV_INT.i2", 0x84978ca1, 9, 18},
	{0},
	{0},
	{"NV_INT.i1", 0x908e3226, 9, 17},
	{0},
	{"L2D_CACHE", 0x8ea656a8, 9, 0},
	{0},
	{0},
	{"L3D_CACHE_ALLOCATE", 0x85b133ab, 18, 5},
	{0},
	{0},
	{"NV_INT.i0", 0x606ad6ae, 9, 16},
	{0},
	{"NV_INT.i3", 0x743a5430, 9, 19},
	{"bus_cycles", 0xe84244b0, 10, 4},
	{0},
	{0},
	{"L2D_CACHE_REFILL_VICTIM", 0x8ab70634, 23, 13},
	{"NV_INT.i6", 0x7f9e2d34, 9, 22},
	{0},
	{0},
	{"L2D_CACHE_REFILL_ST", 0xe35be5b8, 19, 12},
	{"NV_INT.i4", 0xd373a739, 9, 20},
	{"bus_access", 0xe3663139, 10, 3},
	{0},
	{"L3D_CACHE", 0x5003e5bc, 9, 7},
	{"l2d_ld", 0x74543b3d, 6, 9},
	{"l2d_st", 0xbfef3b3d, 6, 10},
	{0},
	{0},
	{0},
	{"l2d", 0x63463642, 3, 0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"l2d_refill_st", 0x9ad6404b, 13, 12},
	{"L3D_CACHE_WB", 0x1ef4b7cc, 12, 8},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"L2D_CACHE_LD", 0x766e825c, 12, 9},
	{"NV_INT.i7", 0x8d36c7dd, 9, 23},
	{0},
	{0},
	{"NV_INT.i8", 0xbfa743e0, 9, 24},
	{0},
	{0},
	{"l2d_refill", 0x9698bbe3, 10, 1},
	{"l3d_cache_wb", 0x07f8b5e3, 12, 8},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"L2D_CACHE_REFILL", 0x03c543ed, 16, 1},
	{0},
	{"L2D_CACHE_ST", 0x19605a6f, 12, 10},
	{"l2d_cache_wb", 0xc18285ef, 12, 2},
	{"l2d_prefetch_c0", 0x10518871, 15, 14},
	{"l2d_prefetch_c1", 0x25518871, 15, 15},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"carmel_l2_0", 0x45437a7f, 11, 15},
	{0},
	{"carmel_l2_2", 0x788e7d02, 11, 19},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"uncore_l2_2", 0x5f249749, 11, 11},
	{"carmel_l2_1", 0x4f62fac9, 11, 17},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"carmel_uncore_scf", 0x2f2cd594, 17, 2},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"carmel_pmu", 0xb8be92db, 10, 0},
	{"carmel_uncore_l2_3", 0x519e5f9b, 18, 6},
	{"carmel_uncore", 0x0e9aae5d, 13, 1},
	{"uncore", 0xf289ea9e, 6, 7},
	{"carmel_l2_3", 0x7adffc5c, 11, 21},
	{0},
	{"l2_0", 0x48194161, 4, 16},
	{0},
	{0},
	{"carmel_uncore_l2_2", 0x2655d1e4, 18, 5},
	{"uncore_l2_0", 0x72959024, 11, 9},
	{"l2_1", 0x58980be5, 4, 18},
	{0},
	{0},
	{"uncore_scf", 0x4ad510a9, 10, 8},
	{"uncore_l2_1", 0x7c32116a, 11, 10},
	{"l2_2", 0xd517ea69, 4, 20},
	{0},
	{"l2_3", 0x9f9694ed, 4, 22},
	{"carmel_uncore_l2_1", 0x0d6a332e, 18, 4},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"carmel_scf", 0xf7f7a376, 10, 13},
	{0},
	{"carmel_uncore_l2_0", 0x30886978, 18, 3},
	{0},
	{0},
	{"scf", 0x0ab3d4bb, 3, 14},
	{0},
	{0},
	{0},
	{"uncore_l2_3", 0x515710ff, 11, 12},
};

/* What names of units stand for. */
static const struct pmureg_unit_entry units[] = {
	{.name = "carmel_pmu", .block = 0, .instance = PMUREG_NONE, .by_linux = 1},
	{.name = "carmel_uncore", .block = 0, .instance = PMUREG_NONE, .by_linux = 0},
	{.name = "carmel_uncore_scf", .block = 0, .instance = 0, .by_linux = 0},
	{.name = "carmel_uncore_l2_0", .block = 0, .instance = 1, .by_linux = 0},
	{.name = "carmel_uncore_l2_1", .block = 0, .instance = 2, .by_linux = 0},
	{.name = "carmel_uncore_l2_2", .block = 0, .instance = 3, .by_linux = 0},
	{.name = "carmel_uncore_l2_3", .block = 0, .instance = 4, .by_linux = 0},
	{.name = "uncore", .block = 0, .instance = PMUREG_NONE, .by_linux = 0},
	{.name = "uncore_scf", .block = 0, .instance = 0, .by_linux = 0},
	{.name = "uncore_l2_0", .block = 0, .instance = 1, .by_linux = 0},
	{.name = "uncore_l2_1", .block = 0, .instance = 2, .by_linux = 0},
	{.name = "uncore_l2_2", .block = 0, .instance = 3, .by_linux = 0},
	{.name = "uncore_l2_3", .block = 0, .instance = 4, .by_linux = 0},
	{.name = "carmel_scf", .block = 0, .instance = 0, .by_linux = 0},
	{.name = "scf", .block = 0, .instance = 0, .by_linux = 0},
	{.name = "carmel_l2_0", .block = 0, .instance = 1, .by_linux = 0},
	{.name = "l2_0", .block = 0, .instance = 1, .by_linux = 0},
	{.name = "carmel_l2_1", .block = 0, .instance = 2, .by_linux = 0},
	{.name = "l2_1", .block = 0, .instance = 2, .by_linux = 0},
	{.name = "carmel_l2_2", .block = 0, .instance = 3, .by_linux = 0},
	{.name = "l2_2", .block = 0, .instance = 3, .by_linux = 0},
	{.name = "carmel_l2_3", .block = 0, .instance = 4, .by_linux = 0},
	{.name = "l2_3", .block = 0, .instance = 4, .by_linux = 0},
};

static const struct pmureg_shape shapes[] = {
	{indices + 4, 1},
};

/* Hash tables of events by their terms. */
static const struct pmureg_event_slot events_by_terms[] = {
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0xd2764982,  23}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0x1d2cfd10,   3}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0x491cc114,  10}, {0x5b4e7e14,  19}, {0, PMUREG_NONE}, {0x34e1d797,  14},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0x3bc8c89b,   2},
	{0x1721a31c,   6}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0xb4f75f29,  22}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0x19684aad,  17}, {0, PMUREG_NONE}, {0xf2d3a5af,   7},
	{0x75f343b0,  20}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0x68a2dc3e,   0}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0x2d73dd46,  15}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0x594aca49,   1}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0x681f43d0,  11}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0x38ef445b,  18},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0xe5a74b5e,  13}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0x8738c462,   4}, {0xefe34a62,  24},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0xb610cf67,   9},
	{0x340fa1e8,   5}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0x0eda4deb,  12},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0x976445f7,  21},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0xd145b87d,   8}, {0xfa0b58fe,  16}, {0, PMUREG_NONE},
};

/* ---- Coherency fabric and L2 caches ---- */

static const struct pmureg_field uncore_pmselr_fields[] = {
	{
		.name = "G", .low = 8, .width = 8, .each = 0, .access = PMUREG_RW,
		.flags = 0,
		.text = "Unit group.",
		.value_count = 2, .values = values + 0,
	},
	{
		.name = "U", .low = 0, .width = 8, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RANGE,
		.text = "Unit in the group.",
		.range_low = 0, .range_high = 3,
	},
};

static const struct pmureg_rule uncore_pmselr_rules[] = {
	{ .when = {ops + 1, 3}, .require = {ops + 4, 3}, .same = 0x0,
	 .text = "group 0 (SCF) has one unit, so U must be 0."},
};

static const struct pmureg_field uncore_pmcr_fields[] = {
	{
		.name = "IMP", .low = 24, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Implementer, 'N'.",
		.reset = 0x4eULL,
	},
	{
		.name = "IDCODE", .low = 16, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Identification code.",
		.reset = 0,
	},
	{
		.name = "N", .low = 11, .width = 5, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Number of counters of the unit.",
		.reset = 2,
	},
	{
		.name = "P", .low = 1, .width = 1, .each = 0, .access = PMUREG_WO,
		.flags = PMUREG_SELF_CLEARING | PMUREG_OPEN,
		.text = "Write 1 to zero the unit's counters.",
		.action_count = 1, .actions = actions + 0,
	},
	{
		.name = "E", .low = 0, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "1: the enabled counters of the unit count; 0: all stop.",
	},
};

static const struct pmureg_field uncore_pmcntenset_fields[] = {
	{
		.name = "P", .low = 0, .width = 2, .each = 1, .access = PMUREG_W1S,
		.flags = PMUREG_OPEN,
		.text = "Bit of counter <n>.",
	},
};

static const struct pmureg_field uncore_pmcntenclr_fields[] = {
	{
		.name = "P", .low = 0, .width = 2, .each = 1, .access = PMUREG_W1C,
		.flags = PMUREG_OPEN,
		.text = "Bit of counter <n>.",
	},
};

static const struct pmureg_field uncore_pmovsset_fields[] = {
	{
		.name = "P", .low = 0, .width = 2, .each = 1, .access = PMUREG_W1S,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "Bit of counter <n>.",
	},
};

static const struct pmureg_field uncore_pmovsclr_fields[] = {
	{
		.name = "P", .low = 0, .width = 2, .each = 1, .access = PMUREG_W1C,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "Bit of counter <n>.",
	},
};

static const struct pmureg_field uncore_pmintenset_fields[] = {
	{
		.name = "P", .low = 0, .width = 2, .each = 1, .access = PMUREG_W1S,
		.flags = PMUREG_OPEN,
		.text = "Bit of counter <n>.",
	},
};

static const struct pmureg_field uncore_pmintenclr_fields[] = {
	{
		.name = "P", .low = 0, .width = 2, .each = 1, .access = PMUREG_W1C,
		.flags = PMUREG_OPEN,
		.text = "Bit of counter <n>.",
	},
};

static const struct pmureg_field uncore_pmceid0_fields[] = {
	{
		.name = "ID", .low = 0, .width = 32, .each = 1, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Event <k> exists.",
	},
};

static const struct pmureg_field uncore_pmceid1_fields[] = {
	{
		.name = "ID", .low = 0, .width = 32, .each = 1, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Event 0x20 + <k> exists.",
	},
};

static const struct pmureg_field uncore_pmcrn_fields[] = {
	{
		.name = "Counters", .low = 8, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Counters in a unit.",
		.reset = 2,
	},
	{
		.name = "Units", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Units in the group: a count, not a count less one.",
	},
};

static const struct pmureg_field uncore_pmevcntr_fields[] = {
	{
		.name = "count", .low = 0, .width = 32, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "The count.",
	},
};

static const struct pmureg_field uncore_pmevtyper_fields[] = {
	{
		.name = "IntCore", .low = 16, .width = 4, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Core that takes the overflow interrupt.",
	},
	{
		.name = "evtCount", .low = 0, .width = 10, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Event number.",
	},
};

static const struct pmureg_register uncore_registers[] = {
	{
		.key = "pmselr", .name = "NV_PMSELR_EL0",
		.text = "Selects the unit that the other registers reach.",
		.source = "HOWTO step 2a; L4T; FGCS", .note = "Whether each core has its own is not known.",
		.width = 64, .access_bits = 64, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 0,
		.roles = PMUREG_CHOOSES_BANKS,
		.places = NULL, .at = {ops + 0, 1},
		.field_count = 2, .fields = uncore_pmselr_fields,
		.rule_count = 1, .rules = uncore_pmselr_rules,
		.masks = {
			.readable = 0xffffULL,
			.writable = 0xffffULL,
		},
	},
	{
		.key = "pmcr", .name = "NV_PMCR_EL0",
		.text = "Enables and resets the counters of the unit.",
		.source = "HOWTO step 1; L4T; DMCE", .note = "Bits 31:16 are known from Tegra186 only.",
		.width = 64, .access_bits = 64, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = 0, .state = 1,
		.places = NULL, .at = {ops + 7, 1},
		.field_count = 5, .fields = uncore_pmcr_fields,
		.masks = {
			.readable = 0xfffff801ULL,
			.writable = 3,
			.acting = 2,
			.self_clearing = 2,
			.reset = 0x4e001000ULL,
			.has_reset = 0xfffff800ULL,
		},
	},
	{
		.key = "pmcntenset", .name = "NV_PMCNTENSET_EL0",
		.text = "Writing 1 enables a counter; reads the enables.",
		.source = "L4T; FGCS; HOWTO step 3 (as NV_PCNTENSET_EL0)",
		.width = 64, .access_bits = 64, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = 0, .state = 2,
		.places = NULL, .at = {ops + 8, 1},
		.field_count = 1, .fields = uncore_pmcntenset_fields,
		.masks = {
			.readable = 3,
			.writable = 3,
			.acting = 3,
			.w1s = 3,
		},
	},
	{
		.key = "pmcntenclr", .name = "NV_PMCNTENCLR_EL0",
		.text = "Writing 1 disables a counter; reads the enables.",
		.source = "L4T; FGCS",
		.width = 64, .access_bits = 64, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = 0, .state = 2,
		.places = NULL, .at = {ops + 9, 1},
		.field_count = 1, .fields = uncore_pmcntenclr_fields,
		.masks = {
			.readable = 3,
			.writable = 3,
			.acting = 3,
			.w1c = 3,
		},
	},
	{
		.key = "pmovsset", .name = "NV_PMOVSSET_EL0",
		.text = "Writing 1 sets an overflow flag; reads the flags.",
		.source = "L4T; FGCS", .note = "Defined but never used by the drivers; behaviour follows from the pair.",
		.width = 64, .access_bits = 64, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = 0, .state = 4,
		.places = NULL, .at = {ops + 10, 1},
		.field_count = 1, .fields = uncore_pmovsset_fields,
		.masks = {
			.readable = 3,
			.writable = 3,
			.acting = 3,
			.w1s = 3,
			.is_volatile = 3,
		},
	},
	{
		.key = "pmovsclr", .name = "NV_PMOVSCLR_EL0",
		.text = "Writing 1 clears an overflow flag; reads the flags.",
		.source = "L4T; FGCS",
		.width = 64, .access_bits = 64, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = 0, .state = 4,
		.places = NULL, .at = {ops + 11, 1},
		.field_count = 1, .fields = uncore_pmovsclr_fields,
		.masks = {
			.readable = 3,
			.writable = 3,
			.acting = 3,
			.w1c = 3,
			.is_volatile = 3,
		},
	},
	{
		.key = "pmintenset", .name = "NV_PMINTENSET_EL1",
		.text = "Writing 1 enables a counter's overflow interrupt; reads the enables.",
		.source = "L4T; FGCS",
		.width = 64, .access_bits = 64, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = 0, .state = 6,
		.places = NULL, .at = {ops + 12, 1},
		.field_count = 1, .fields = uncore_pmintenset_fields,
		.masks = {
			.readable = 3,
			.writable = 3,
			.acting = 3,
			.w1s = 3,
		},
	},
	{
		.key = "pmintenclr", .name = "NV_PMINTENCLR_EL1",
		.text = "Writing 1 disables a counter's overflow interrupt; reads the enables.",
		.source = "L4T; FGCS",
		.width = 64, .access_bits = 64, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = 0, .state = 6,
		.places = NULL, .at = {ops + 13, 1},
		.field_count = 1, .fields = uncore_pmintenclr_fields,
		.masks = {
			.readable = 3,
			.writable = 3,
			.acting = 3,
			.w1c = 3,
		},
	},
	{
		.key = "pmceid0", .name = "NV_PMCEID0_EL0",
		.text = "Which events 0x00 to 0x1F the group has.",
		.source = "FGCS; DMCE; ARM PMCEID0_EL0", .note = "Layout inferred from PMCEID0_EL0. The values follow from the events and are not confirmed. Events from 0x40 up have no bit.",
		.width = 64, .access_bits = 64, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = 1, .state = 8,
		.places = NULL, .at = {ops + 14, 1},
		.field_count = 1, .fields = uncore_pmceid0_fields,
 .example = {ops + 15, 6},
		.masks = {
			.readable = 0xffffffffULL,
		},
	},
	{
		.key = "pmceid1", .name = "NV_PMCEID1_EL0",
		.text = "Which events 0x20 to 0x3F the group has.",
		.source = "FGCS; DMCE; ARM PMCEID0_EL0", .note = "Layout inferred from PMCEID1_EL0. The values follow from the events and are not confirmed.",
		.width = 64, .access_bits = 64, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = 1, .state = 9,
		.places = NULL, .at = {ops + 21, 1},
		.field_count = 1, .fields = uncore_pmceid1_fields,
 .example = {ops + 22, 6},
		.masks = {
			.readable = 0xffffffffULL,
		},
	},
	{
		.key = "pmcrn", .name = "NV_PMCRN_EL0",
		.text = "How many units the group has and how many counters a unit.",
		.source = "HOWTO step 2b; FGCS; DMCE (as NV_PMCRNUNITS)", .note = "What it reads on a part with fewer clusters (Xavier NX) is not known.",
		.width = 64, .access_bits = 64, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = 1, .state = 10,
		.places = NULL, .at = {ops + 28, 1},
		.field_count = 2, .fields = uncore_pmcrn_fields,
 .reset = {ops + 29, 10}, .reset_differs = 0xffULL,
		.masks = {
			.readable = 0xffffULL,
			.reset = 0x200ULL,
			.has_reset = 0xff00ULL,
		},
	},
	{
		.key = "pmevcntr", .name = "NV_PMEVCNTR<n>_EL0",
		.text = "Counter <n>.",
		.source = "L4T; FGCS; HOWTO step 4", .note = "HOWTO says 33 bits, all drivers 32. FGCS sets eight encodings aside, of which Xavier has two.",
		.width = 64, .access_bits = 64, .atomic = 1, .dimensions = 1,
		.count = {2, 1, 1}, .stride = {0, 0, 0}, .elements = 2,
		.page = 0, .pages = 1, .device = 0, .selector = 0, .state = 11,
		.roles = PMUREG_COUNTS,
		.places = NULL, .at = {ops + 39, 5},
		.field_count = 1, .fields = uncore_pmevcntr_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.is_volatile = 0xffffffffULL,
		},
	},
	{
		.key = "pmevtyper", .name = "NV_PMEVTYPER<n>_EL0",
		.text = "Event of counter <n>.",
		.source = "HOWTO step 2c; L4T; DMCE",
		.width = 64, .access_bits = 64, .atomic = 1, .dimensions = 1,
		.count = {2, 1, 1}, .stride = {0, 0, 0}, .elements = 2,
		.page = 0, .pages = 1, .device = 0, .selector = 0, .state = 12,
		.roles = PMUREG_CHOOSES_EVENT,
		.term_count = 1, .terms = register_terms + 0,
		.places = NULL, .at = {ops + 44, 5},
		.field_count = 2, .fields = uncore_pmevtyper_fields,
		.masks = {
			.readable = 0xf03ffULL,
			.writable = 0xf03ffULL,
		},
	},
	{
		.key = "mdcr_el2", .name = "NV_MDCR_EL2",
		.text = "By its name the hypervisor's control of this PMU.",
		.source = "FGCS", .note = "Content is not public; taken as read-only so that nothing writes it.",
		.width = 64, .access_bits = 64, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 13,
		.places = NULL, .at = {ops + 49, 1},
		.masks = {
			.readable = 0,
		},
	},
};

static const struct pmureg_selector uncore_selectors[] = {
	{.key = "unit", .reg = 0, .barrier = PMUREG_ISB,
	 .setting_count = 2, .settings = settings + 0, .mask = 0xffffULL},
	{.key = "group", .reg = 0, .barrier = PMUREG_ISB,
	 .setting_count = 1, .settings = settings + 2, .mask = 0xff00ULL},
};

static const struct pmureg_instance uncore_instances[] = {
	{.name = "scf", .numbers = words + 0, .devices = NULL, .offset = 0x0},
	{.name = "l2_0", .numbers = words + 2, .devices = NULL, .offset = 0x0},
	{.name = "l2_1", .numbers = words + 4, .devices = NULL, .offset = 0x0},
	{.name = "l2_2", .numbers = words + 6, .devices = NULL, .offset = 0x0},
	{.name = "l2_3", .numbers = words + 8, .devices = NULL, .offset = 0x0},
};

static const struct pmureg_term uncore_terms[] = {
	{
		.name = "event", .width = 10, .is_linux = 1,
		.perf_word = 0, .range_count = 1, .ranges = ranges + 0,
		.field_count = 1, .fields = term_fields + 0,
		.text = "Event number.",
	},
	{
		.name = "unit", .width = 4, .is_linux = 1,
		.perf_word = 0, .range_count = 1, .ranges = ranges + 1,
		.field_count = 0, .fields = NULL,
		.text = "Unit: 0 to 3 are the L2 caches, 4 is the SCF.",
	},
};

static const struct pmureg_rule uncore_rules[] = {
	{ .require = {ops + 52, 3}, .same = 0x0,
	 .text = "unit must be 0 to 3 for an L2 or 4 for the SCF."},
	{ .when = {ops + 55, 27}, .require = {ops + 82, 3}, .same = 0x0,
	 .text = "this is an event of the L2 units (unit=0 to unit=3)."},
	{ .when = {ops + 85, 15}, .require = {ops + 100, 3}, .same = 0x0,
	 .text = "this is an event of the SCF (unit=4)."},
};

static const struct pmureg_counter uncore_counters[] = {
	{
		.key = "general", .count = 2, .width = 32, .first = 0,
		.sum = 0, .free = 0, .shares = 0, .reg_count = 1, .regs = references + 0,
		.overflow = {.reg = 4, .field = 0, .field_index = {ops + 50, 1},},
 .selects = {ops + 103, 3}, .runs = {ops + 106, 7},

		.top_rate = 5.0, .program = {steps + 0, 5}, .enable = {steps + 5, 1}, .disable = {steps + 6, 2},
	},
};

static const struct pmureg_event_info uncore_events[] = {
	{
		.name = "L2D_CACHE", .text = "L2 accesses.", .unit = "accesses", .linux_name = "l2d", .linux_string = "event=0x016",
		.term_count = 1, .terms = term_values + 0, .instance_count = 4, .instances = indices + 0, .kind = PMUREG_NONE,
	},
	{
		.name = "L2D_CACHE_REFILL", .text = "Lines that a miss brought into the L2.", .unit = "refills", .linux_name = "l2d_refill", .linux_string = "event=0x017",
		.term_count = 1, .terms = term_values + 1, .instance_count = 4, .instances = indices + 0, .kind = PMUREG_NONE,
	},
	{
		.name = "L2D_CACHE_WB", .text = "Write-backs from the L2.", .unit = "write-backs", .linux_name = "l2d_cache_wb", .linux_string = "event=0x018",
		.term_count = 1, .terms = term_values + 2, .instance_count = 4, .instances = indices + 0, .kind = PMUREG_NONE,
	},
	{
		.name = "BUS_ACCESS", .text = "Accesses on the fabric's bus.", .unit = "accesses", .linux_name = "bus_access", .linux_string = "event=0x019",
		.term_count = 1, .terms = term_values + 3, .instance_count = 1, .instances = indices + 4, .kind = PMUREG_NONE,
	},
	{
		.name = "BUS_CYCLES", .text = "Cycles of the fabric's bus.", .unit = "cycles", .linux_name = "bus_cycles", .linux_string = "event=0x01d",
		.term_count = 1, .terms = term_values + 4, .instance_count = 1, .instances = indices + 4, .kind = PMUREG_NONE,
	},
	{
		.name = "L3D_CACHE_ALLOCATE", .text = "Lines allocated in the L3 without a refill.", .unit = "lines", .linux_name = "l3d_cache_allocate", .linux_string = "event=0x029",
		.term_count = 1, .terms = term_values + 5, .instance_count = 1, .instances = indices + 4, .kind = PMUREG_NONE,
	},
	{
		.name = "L3D_CACHE_REFILL", .text = "Lines that a miss brought into the L3.", .unit = "refills", .linux_name = "l3d_cache_refill", .linux_string = "event=0x02a",
		.term_count = 1, .terms = term_values + 6, .instance_count = 1, .instances = indices + 4, .kind = PMUREG_NONE,
	},
	{
		.name = "L3D_CACHE", .text = "L3 accesses.", .unit = "accesses", .linux_name = "l3d_cache", .linux_string = "event=0x02b",
		.term_count = 1, .terms = term_values + 7, .instance_count = 1, .instances = indices + 4, .kind = PMUREG_NONE,
	},
	{
		.name = "L3D_CACHE_WB", .text = "Write-backs from the L3.", .unit = "write-backs", .linux_name = "l3d_cache_wb", .linux_string = "event=0x02c",
		.term_count = 1, .terms = term_values + 8, .instance_count = 1, .instances = indices + 4, .kind = PMUREG_NONE,
	},
	{
		.name = "L2D_CACHE_LD", .text = "L2 accesses by reads (Arm's L2D_CACHE_RD).", .unit = "accesses", .linux_name = "l2d_ld", .linux_string = "event=0x050",
		.term_count = 1, .terms = term_values + 9, .instance_count = 4, .instances = indices + 0, .kind = PMUREG_NONE,
	},
	{
		.name = "L2D_CACHE_ST", .text = "L2 accesses by writes (Arm's L2D_CACHE_WR).", .unit = "accesses", .linux_name = "l2d_st", .linux_string = "event=0x051",
		.term_count = 1, .terms = term_values + 10, .instance_count = 4, .instances = indices + 0, .kind = PMUREG_NONE,
	},
	{
		.name = "L2D_CACHE_REFILL_LD", .text = "L2 refills caused by reads (Arm's L2D_CACHE_REFILL_RD).", .unit = "refills", .linux_name = "l2d_refill_ld", .linux_string = "event=0x052",
		.term_count = 1, .terms = term_values + 11, .instance_count = 4, .instances = indices + 0, .kind = PMUREG_NONE,
	},
	{
		.name = "L2D_CACHE_REFILL_ST", .text = "L2 refills caused by writes (Arm's L2D_CACHE_REFILL_WR).", .unit = "refills", .linux_name = "l2d_refill_st", .linux_string = "event=0x053",
		.term_count = 1, .terms = term_values + 12, .instance_count = 4, .instances = indices + 0, .kind = PMUREG_NONE,
	},
	{
		.name = "L2D_CACHE_REFILL_VICTIM", .text = "Victim lines written back from the L2 (Arm's L2D_CACHE_WB_VICTIM).", .unit = "write-backs", .linux_name = "l2d_refill_victim", .linux_string = "event=0x056", .note = "The name says refill; the number and an older name say write-back.",
		.term_count = 1, .terms = term_values + 13, .instance_count = 4, .instances = indices + 0, .kind = PMUREG_NONE,
	},
	{
		.name = "L2D_PREFETCH_C0", .text = "L2 prefetches for the cluster's first core.", .unit = "prefetches", .linux_name = "l2d_prefetch_c0", .linux_string = "event=0x0c5", .note = "Meaning read from the name.",
		.term_count = 1, .terms = term_values + 14, .instance_count = 4, .instances = indices + 0, .kind = PMUREG_NONE,
	},
	{
		.name = "L2D_PREFETCH_C1", .text = "L2 prefetches for the cluster's second core.", .unit = "prefetches", .linux_name = "l2d_prefetch_c1", .linux_string = "event=0x0c6", .note = "Meaning read from the name.",
		.term_count = 1, .terms = term_values + 15, .instance_count = 4, .instances = indices + 0, .kind = PMUREG_NONE,
	},
	{
		.name = "NV_INT.i0", .text = "NVIDIA internal; what it counts is not public.", .note = "Any unit in the newest driver, the SCF only in older ones.",
		.term_count = 1, .terms = term_values + 16, .kind = PMUREG_NONE,
	},
	{
		.name = "NV_INT.i1", .text = "NVIDIA internal; what it counts is not public.", .note = "Any unit in the newest driver, the SCF only in older ones.",
		.term_count = 1, .terms = term_values + 17, .kind = PMUREG_NONE,
	},
	{
		.name = "NV_INT.i2", .text = "NVIDIA internal; what it counts is not public.", .note = "Any unit in the newest driver, the SCF only in older ones.",
		.term_count = 1, .terms = term_values + 18, .kind = PMUREG_NONE,
	},
	{
		.name = "NV_INT.i3", .text = "NVIDIA internal; what it counts is not public.", .note = "Any unit in the newest driver, the SCF only in older ones.",
		.term_count = 1, .terms = term_values + 19, .kind = PMUREG_NONE,
	},
	{
		.name = "NV_INT.i4", .text = "NVIDIA internal; what it counts is not public.", .note = "Any unit in the newest driver, the SCF only in older ones.",
		.term_count = 1, .terms = term_values + 20, .kind = PMUREG_NONE,
	},
	{
		.name = "NV_INT.i5", .text = "NVIDIA internal; what it counts is not public.", .note = "Any unit in the newest driver, the SCF only in older ones.",
		.term_count = 1, .terms = term_values + 21, .kind = PMUREG_NONE,
	},
	{
		.name = "NV_INT.i6", .text = "NVIDIA internal; what it counts is not public.", .note = "Any unit in the newest driver, the SCF only in older ones.",
		.term_count = 1, .terms = term_values + 22, .kind = PMUREG_NONE,
	},
	{
		.name = "NV_INT.i7", .text = "NVIDIA internal; what it counts is not public.", .note = "Any unit in the newest driver, the SCF only in older ones.",
		.term_count = 1, .terms = term_values + 23, .kind = PMUREG_NONE,
	},
	{
		.name = "NV_INT.i8", .text = "NVIDIA internal; what it counts is not public.", .note = "Any unit in the newest driver, the SCF only in older ones.",
		.term_count = 1, .terms = term_values + 24, .kind = PMUREG_NONE,
	},
};

static const struct pmureg_block blocks[] = {
	{
		.name = "carmel_uncore", .key = "uncore", .title = "Coherency fabric and L2 caches", .text = "Five units with two counters each: the fabric with its L3 (SCF), and one L2 for each cluster of two cores.",
		.space = PMUREG_SYSREG,
		.number_count = 2, .numbers = strings + 0,
		.device_count = 0, .devices = NULL,
		.instance_count = 5, .instances = uncore_instances, .page_count = 0,
		.register_count = 14, .registers = uncore_registers,
		.selector_count = 2, .selectors = uncore_selectors,
		.term_count = 2, .terms = uncore_terms,
		.rule_count = 3, .rules = uncore_rules,
		.counter_count = 1, .counters = uncore_counters,
		.event_count = 25, .events = uncore_events,
		.reset = {steps + 8, 1},
		.start = {steps + 9, 1},
		.stop = {steps + 10, 2},
		.variables = {.numbers = 2, .leader = 4, .n = 6, .used = 7, .slots = 8, .count = 8},
		.unit_bounds = {3, 3, 4, 0, 0, 0, 14}, .event_bounds = {18, 0, 0, 6, 3, 1, 23},
		.term_names = {names + 0, 0x3}, .event_names = {names + 4, 0x7f},
		.events_by_linux = indices + 5, .linux_count = 16,
		.shape_count = 1, .shapes = shapes + 0,
		.events_by_terms = events_by_terms + 0, .events_by_terms_mask = 0x7f,
		.perf_device = "carmel_pmu",
		.perf_instance_term = 1, .perf_instance_values = words + 10,
	},
};

static const struct pmureg_detect detects[] = {
	{ .family = 0,
		.model_count = 0, .models = NULL,
		.midr = 0x4e000040, .midr_mask = 0xff00fff0,
		.sysfs_count = 0, .sysfs = NULL,
		.variant = PMUREG_NONE,
	},
	{ .family = 0,
		.model_count = 0, .models = NULL,
		.midr = 0x0, .midr_mask = 0x0,
		.sysfs_count = 1, .sysfs = strings + 2,
		.variant = PMUREG_NONE,
	},
};

static const struct pmureg_example examples[] = {
	{.events = "carmel_scf/l3d_cache/,carmel_l2_0/l2d/,carmel_l2_0/l2d_refill/", .text = "L3 accesses, and accesses and refills of the first cluster's L2."},
};

const struct pmureg_system pmureg_system_carmel = {
	.name = "carmel",
	.title = "NVIDIA Xavier (Tegra194, Carmel) uncore PMU",
	.vendor = "nvidia",
	.block_count = 1, .blocks = blocks,
	.unit_names = {names + 132, 0x3f}, .unit_count = 23, .units = units,
	.detect_count = 2, .detects = detects,
	.example_count = 1, .examples = examples,
};
