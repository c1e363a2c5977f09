/*
 * NVIDIA Tegra241 (Grace) uncore PMUs: descriptor tables for the runtime.
 *
 * Made by pmureg from regdefs/nvidia/t241.yaml. Edit that, not this.
 */
#include <pmureg/table.h>

extern const struct pmureg_system pmureg_system_t241;

static const struct pmureg_op ops[] = {
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x400ULL},
	{PMUREG_OP_CONST, 0, 0, 0x600ULL},
	{PMUREG_OP_CONST, 0, 0, 0x800ULL},
	{PMUREG_OP_CONST, 0, 0, 0xa00ULL},
	{PMUREG_OP_CONST, 0, 0, 0xc00ULL},
	{PMUREG_OP_CONST, 0, 0, 0xc20ULL},
	{PMUREG_OP_CONST, 0, 0, 0xc40ULL},
	{PMUREG_OP_CONST, 0, 0, 0xc60ULL},
	{PMUREG_OP_CONST, 0, 0, 0xc80ULL},
	{PMUREG_OP_CONST, 0, 0, 0xcc0ULL},
	{PMUREG_OP_CONST, 0, 0, 0xce0ULL},
	{PMUREG_OP_CONST, 0, 0, 0xd80ULL},
	{PMUREG_OP_CONST, 0, 0, 0xe00ULL},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 1},
	{PMUREG_OP_ADD, 0, 0, 0},
	{PMUREG_OP_BITS, 8, 6, 0},
	{PMUREG_OP_CONST, 0, 0, 0x1fULL},
	{PMUREG_OP_GT, 0, 0, 0},
	{PMUREG_OP_BITS, 0, 8, 0},
	{PMUREG_OP_CONST, 0, 0, 0x7fULL},
	{PMUREG_OP_LE, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x7f06ULL},
	{PMUREG_OP_CONST, 0, 0, 0xe04ULL},
	{PMUREG_OP_CONST, 0, 0, 0xe08ULL},
	{PMUREG_OP_CONST, 0, 0, 0x2cf0036bULL},
	{PMUREG_OP_CONST, 0, 0, 0xe20ULL},
	{PMUREG_OP_CONST, 0, 0, 0xe30ULL},
	{PMUREG_OP_CONST, 0, 0, 0xe38ULL},
	{PMUREG_OP_CONST, 0, 0, 0xe40ULL},
	{PMUREG_OP_CONST, 0, 0, 0xe48ULL},
	{PMUREG_OP_CONST, 0, 0, 0xe80ULL},
	{PMUREG_OP_CONST, 0, 0, 0xe88ULL},
	{PMUREG_OP_CONST, 0, 0, 0xe8cULL},
	{PMUREG_OP_CONST, 0, 0, 0xef8ULL},
	{PMUREG_OP_CONST, 0, 0, 0xf00ULL},
	{PMUREG_OP_CONST, 0, 0, 0xfa8ULL},
	{PMUREG_OP_CONST, 0, 0, 0xfb0ULL},
	{PMUREG_OP_CONST, 0, 0, 0xfb4ULL},
	{PMUREG_OP_CONST, 0, 0, 0xfb8ULL},
	{PMUREG_OP_CONST, 0, 0, 0xfbcULL},
	{PMUREG_OP_CONST, 0, 0, 0xfc8ULL},
	{PMUREG_OP_CONST, 0, 0, 0xfccULL},
	{PMUREG_OP_CONST, 0, 0, 0xfd0ULL},
	{PMUREG_OP_CONST, 0, 0, 3},
	{PMUREG_OP_CONST, 0, 0, 0xfd4ULL},
	{PMUREG_OP_CONST, 0, 0, 0xfd8ULL},
	{PMUREG_OP_CONST, 0, 0, 0xfdcULL},
	{PMUREG_OP_CONST, 0, 0, 0xfe0ULL},
	{PMUREG_OP_CONST, 0, 0, 0xcfULL},
	{PMUREG_OP_CONST, 0, 0, 0xfe4ULL},
	{PMUREG_OP_CONST, 0, 0, 0xb2ULL},
	{PMUREG_OP_CONST, 0, 0, 0xfe8ULL},
	{PMUREG_OP_CONST, 0, 0, 0xeULL},
	{PMUREG_OP_CONST, 0, 0, 0xfecULL},
	{PMUREG_OP_CONST, 0, 0, 0xff0ULL},
	{PMUREG_OP_CONST, 0, 0, 0xff4ULL},
	{PMUREG_OP_CONST, 0, 0, 0xff8ULL},
	{PMUREG_OP_CONST, 0, 0, 0xffcULL},
	{PMUREG_OP_CONST, 0, 0, 0xf8ULL},
	{PMUREG_OP_CONST, 0, 0, 0x47cULL},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 5},
	{PMUREG_OP_SHR, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x1fULL},
	{PMUREG_OP_AND, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_FIELD, 1, 0, 1},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_FIELD, 14, 9, 1},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 5},
	{PMUREG_OP_SHR, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x1fULL},
	{PMUREG_OP_AND, 0, 0, 0},
	{PMUREG_OP_FIELD, 5, 0, 0},
	{PMUREG_OP_LAND, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_FIELD, 13, 12, 1},
	{PMUREG_OP_CONST, 0, 0, 1},
	{PMUREG_OP_ADD, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_FIELD, 13, 10, 1},
	{PMUREG_OP_SUB, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_FIELD, 13, 11, 1},
	{PMUREG_OP_CONST, 0, 0, 1},
	{PMUREG_OP_ADD, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_FIELD, 13, 11, 1},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_FIELD, 13, 12, 1},
	{PMUREG_OP_LOR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_FIELD, 13, 0, 1},
	{PMUREG_OP_CONST, 0, 0, 0xfULL},
	{PMUREG_OP_EQ, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_FIELD, 13, 11, 1},
	{PMUREG_OP_CONST, 0, 0, 0x3fULL},
	{PMUREG_OP_EQ, 0, 0, 0},
	{PMUREG_OP_LAND, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_FIELD, 13, 12, 1},
	{PMUREG_OP_CONST, 0, 0, 0xffULL},
	{PMUREG_OP_EQ, 0, 0, 0},
	{PMUREG_OP_LAND, 0, 0, 0},
	{PMUREG_OP_LNOT, 0, 0, 0},
	{PMUREG_OP_LAND, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_FIELD, 13, 11, 1},
	{PMUREG_OP_CONST, 0, 0, 0x1fULL},
	{PMUREG_OP_GT, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_FIELD, 13, 12, 1},
	{PMUREG_OP_CONST, 0, 0, 0x7fULL},
	{PMUREG_OP_LE, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 3},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0xffffffffULL},
	{PMUREG_OP_AND, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 1},
	{PMUREG_OP_VAR, 0, 0, 3},
	{PMUREG_OP_CONST, 0, 0, 0x1fULL},
	{PMUREG_OP_AND, 0, 0, 0},
	{PMUREG_OP_SHL, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 3},
	{PMUREG_OP_CONST, 0, 0, 5},
	{PMUREG_OP_SHR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x1fULL},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x100000000ULL},
	{PMUREG_OP_EQ, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x100000000ULL},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_FIELD, 14, 9, 1},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x1fULL},
	{PMUREG_OP_FIELD, 5, 0, 0},
	{PMUREG_OP_LAND, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_FIELD, 13, 10, 1},
	{PMUREG_OP_CONST, 0, 0, 1},
	{PMUREG_OP_CONST, 0, 0, 0x1fULL},
	{PMUREG_OP_SHL, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 1},
	{PMUREG_OP_VAR, 0, 0, 0x2eULL},
	{PMUREG_OP_CONST, 0, 0, 0x20ULL},
	{PMUREG_OP_MUL, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0x36ULL},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0x35ULL},
	{PMUREG_OP_VAR, 0, 0, 0x36ULL},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0x30ULL},
	{PMUREG_OP_VAR, 0, 0, 0x2fULL},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0x36ULL},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x1030036bULL},
	{PMUREG_OP_CONST, 0, 0, 0xb1ULL},
	{PMUREG_OP_VAR, 0, 0, 1},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_EQ, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x3ffULL},
	{PMUREG_OP_VAR, 0, 0, 5},
	{PMUREG_OP_CONST, 0, 0, 1},
	{PMUREG_OP_VAR, 0, 0, 5},
	{PMUREG_OP_CONST, 0, 0, 0x1fULL},
	{PMUREG_OP_AND, 0, 0, 0},
	{PMUREG_OP_SHL, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 5},
	{PMUREG_OP_CONST, 0, 0, 5},
	{PMUREG_OP_SHR, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 1},
	{PMUREG_OP_VAR, 0, 0, 1},
	{PMUREG_OP_VAR, 0, 0, 0xfULL},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 3},
	{PMUREG_OP_VAR, 0, 0, 0xfULL},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 7},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0xdULL},
	{PMUREG_OP_VAR, 0, 0, 7},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0xdULL},
	{PMUREG_OP_VAR, 0, 0, 7},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0xfULL},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 2},
	{PMUREG_OP_VAR, 0, 0, 0xfULL},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 4},
	{PMUREG_OP_VAR, 0, 0, 0xfULL},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 8},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0xeULL},
	{PMUREG_OP_VAR, 0, 0, 8},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0xeULL},
	{PMUREG_OP_VAR, 0, 0, 8},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0xfULL},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x1050036bULL},
	{PMUREG_OP_CONST, 0, 0, 5},
	{PMUREG_OP_CONST, 0, 0, 0x1040036bULL},
	{PMUREG_OP_CONST, 0, 0, 4},
	{PMUREG_OP_CONST, 0, 0, 0x1060036bULL},
	{PMUREG_OP_CONST, 0, 0, 6},
	{PMUREG_OP_CONST, 0, 0, 0xfULL},
	{PMUREG_OP_CONST, 0, 0, 0xffffffffULL},
	{PMUREG_OP_VAR, 0, 0, 2},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_EQ, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 7},
	{PMUREG_OP_CONST, 0, 0, 1},
	{PMUREG_OP_VAR, 0, 0, 7},
	{PMUREG_OP_CONST, 0, 0, 0x1fULL},
	{PMUREG_OP_AND, 0, 0, 0},
	{PMUREG_OP_SHL, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 7},
	{PMUREG_OP_CONST, 0, 0, 5},
	{PMUREG_OP_SHR, 0, 0, 0},
};

static const char *const strings[] = {
	"socket",
	"pmu",
	"nvidia_scf_pmu_0",
	"nvidia_cnvlink_pmu_0",
	"nvidia_nvlink_c2c0_pmu_0",
	"nvidia_nvlink_c2c1_pmu_0",
};

static const uint64_t words[] = {
	0,
	1,
	2,
	3,
};

static const uint16_t indices[] = {
	65535,
	0,
	1,
	47,
	46,
	48,
	50,
	49,
	52,
	51,
	53,
	0,
	35,
	34,
	36,
	38,
	37,
	40,
	39,
	41,
	45,
	43,
	44,
	42,
	4,
	2,
	3,
	5,
	18,
	6,
	14,
	22,
	10,
	26,
	30,
	19,
	7,
	15,
	23,
	11,
	27,
	31,
	20,
	8,
	16,
	24,
	12,
	28,
	32,
	21,
	9,
	17,
	25,
	13,
	29,
	33,
	0,
	0,
	1,
	2,
	13,
	14,
	7,
	8,
	5,
	6,
	11,
	12,
	3,
	4,
	9,
	10,
};

static const struct pmureg_value values[] = {
	{.value = 7, .name = "BITS_8", .text = ""},
	{.value = 9, .name = "BITS_10", .text = ""},
	{.value = 0xbULL, .name = "BITS_12", .text = ""},
	{.value = 0xfULL, .name = "BITS_16", .text = ""},
	{.value = 0x13ULL, .name = "BITS_20", .text = ""},
	{.value = 0x17ULL, .name = "BITS_24", .text = ""},
	{.value = 0x1fULL, .name = "BITS_32", .text = ""},
	{.value = 0x23ULL, .name = "BITS_36", .text = ""},
	{.value = 0x27ULL, .name = "BITS_40", .text = ""},
	{.value = 0x2bULL, .name = "BITS_44", .text = ""},
	{.value = 0x2fULL, .name = "BITS_48", .text = ""},
	{.value = 0x33ULL, .name = "BITS_52", .text = ""},
	{.value = 0x37ULL, .name = "BITS_56", .text = ""},
	{.value = 0x3fULL, .name = "BITS_64", .text = ""},
	{.value = 0x36bULL, .name = "NVIDIA", .text = ""},
	{.value = 0x43bULL, .name = "ARM", .text = ""},
	{.value = 0xa16ULL, .name = "AMPERE", .text = ""},
	{.value = 0, .name = "NOT_IMPLEMENTED", .text = ""},
	{.value = 2, .name = "DISABLED", .text = ""},
	{.value = 3, .name = "ENABLED", .text = ""},
	{.value = 0x23bULL, .name = "ARM", .text = ""},
	{.value = 1, .name = "PROCESSOR", .text = ""},
	{.value = 5, .name = "MMU", .text = ""},
	{.value = 6, .name = "PERFORMANCE_MONITOR", .text = ""},
	{.value = 9, .name = "CORESIGHT", .text = ""},
};

static const struct pmureg_action actions[] = {
	{.block = 0, .reg = 45, .field = PMUREG_NONE, .set = 0},
	{.block = 0, .reg = 0, .field = PMUREG_NONE, .set = 0},
	{.block = 1, .reg = 45, .field = PMUREG_NONE, .set = 0},
	{.block = 1, .reg = 0, .field = PMUREG_NONE, .set = 0},
	{.block = 2, .reg = 45, .field = PMUREG_NONE, .set = 0},
	{.block = 2, .reg = 0, .field = PMUREG_NONE, .set = 0},
	{.block = 3, .reg = 45, .field = PMUREG_NONE, .set = 0},
	{.block = 3, .reg = 0, .field = PMUREG_NONE, .set = 0},
	{.block = 4, .reg = 45, .field = PMUREG_NONE, .set = 0},
	{.block = 4, .reg = 0, .field = PMUREG_NONE, .set = 0},
	{.block = 5, .reg = 45, .field = PMUREG_NONE, .set = 0},
	{.block = 5, .reg = 0, .field = PMUREG_NONE, .set = 0},
};

static const struct pmureg_setting settings[] = {
	{.index = 0, .code = {ops + 133, 3},},
	{.index = 0, .code = {ops + 136, 5},},
	{.index = 0, .code = {ops + 159, 3},},
	{.index = 7, .code = {ops + 162, 1},},
	{.index = 8, .code = {ops + 162, 1},},
	{.index = 9, .code = {ops + 162, 1},},
	{.index = 1, .code = {ops + 183, 1},},
	{.index = 0, .code = {ops + 185, 5},},
	{.index = 0, .code = {ops + 193, 1},},
	{.index = 1, .code = {ops + 45, 1},},
	{.index = 1, .code = {ops + 238, 1},},
	{.index = 1, .code = {ops + 239, 1},},
	{.index = 2, .code = {ops + 239, 1},},
	{.index = 0, .code = {ops + 244, 5},},
};

static const struct pmureg_step steps[] = {
	/* write pmevcntr[n] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 0,
	 .setting_count = 0, .settings = NULL, .index = {ops + 132, 1},},
	/* write pmevtyper[n] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 1,
	 .setting_count = 1, .settings = settings + 0, .index = {ops + 132, 1},},
	/* write pmevfiltr[n] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 4,
	 .setting_count = 0, .settings = NULL, .index = {ops + 132, 1},},
	/* write pmovsclr[n >> 5] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 9,
	 .setting_count = 1, .settings = settings + 1, .index = {ops + 141, 3},},
	/* write pmintenclr[n >> 5] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 8,
	 .setting_count = 1, .settings = settings + 1, .index = {ops + 141, 3},},
	/* write pmcntenset[n >> 5] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 5,
	 .setting_count = 1, .settings = settings + 1, .index = {ops + 141, 3},},
	/* write pmcntenclr[n >> 5] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 6,
	 .setting_count = 1, .settings = settings + 1, .index = {ops + 141, 3},},
	/* write pmintenclr[n >> 5] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 8,
	 .setting_count = 1, .settings = settings + 1, .index = {ops + 141, 3},},
	/* write pmccntr */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 45,
	 .setting_count = 0, .settings = NULL,},
	/* write pmccfiltr */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 46,
	 .setting_count = 0, .settings = NULL,},
	/* write pmovsclr[0] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 9,
	 .setting_count = 1, .settings = settings + 2, .index = {ops + 0, 1},},
	/* write pmintenclr[0] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 8,
	 .setting_count = 1, .settings = settings + 2, .index = {ops + 0, 1},},
	/* write pmcntenset[0] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 5,
	 .setting_count = 1, .settings = settings + 2, .index = {ops + 0, 1},},
	/* write pmcntenclr[0] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 6,
	 .setting_count = 1, .settings = settings + 2, .index = {ops + 0, 1},},
	/* write pmintenclr[0] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 8,
	 .setting_count = 1, .settings = settings + 2, .index = {ops + 0, 1},},
	/* write pmcr */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 14,
	 .setting_count = 2, .settings = settings + 3,},
	/* write pmcr */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 14,
	 .setting_count = 1, .settings = settings + 5,},
	/* write pmcr */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 14,
	 .setting_count = 0, .settings = NULL,},
	/* write pmevcntr[n] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 0,
	 .setting_count = 0, .settings = NULL, .index = {ops + 184, 1},},
	/* write pmevtyper[n] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 1,
	 .setting_count = 1, .settings = settings + 0, .index = {ops + 184, 1},},
	/* write pmevfiltr[n] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 4,
	 .setting_count = 0, .settings = NULL, .index = {ops + 184, 1},},
	/* write pmovsclr[n >> 5] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 9,
	 .setting_count = 1, .settings = settings + 7, .index = {ops + 190, 3},},
	/* write pmintenclr[n >> 5] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 8,
	 .setting_count = 1, .settings = settings + 7, .index = {ops + 190, 3},},
	/* write pmcntenset[n >> 5] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 5,
	 .setting_count = 1, .settings = settings + 7, .index = {ops + 190, 3},},
	/* write pmcntenclr[n >> 5] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 6,
	 .setting_count = 1, .settings = settings + 7, .index = {ops + 190, 3},},
	/* write pmintenclr[n >> 5] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 8,
	 .setting_count = 1, .settings = settings + 7, .index = {ops + 190, 3},},
	/* write pmccntr */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 45,
	 .setting_count = 0, .settings = NULL,},
	/* write pmccfiltr */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 46,
	 .setting_count = 1, .settings = settings + 8,},
	/* write pmevcntr[n] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 0,
	 .setting_count = 0, .settings = NULL, .index = {ops + 243, 1},},
	/* write pmevtyper[n] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 1,
	 .setting_count = 1, .settings = settings + 0, .index = {ops + 243, 1},},
	/* write pmevfiltr[n] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 4,
	 .setting_count = 0, .settings = NULL, .index = {ops + 243, 1},},
	/* write pmevfilt2r[n] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 3,
	 .setting_count = 0, .settings = NULL, .index = {ops + 243, 1},},
	/* write pmovsclr[n >> 5] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 9,
	 .setting_count = 1, .settings = settings + 13, .index = {ops + 249, 3},},
	/* write pmintenclr[n >> 5] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 8,
	 .setting_count = 1, .settings = settings + 13, .index = {ops + 249, 3},},
	/* write pmcntenset[n >> 5] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 5,
	 .setting_count = 1, .settings = settings + 13, .index = {ops + 249, 3},},
	/* write pmcntenclr[n >> 5] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 6,
	 .setting_count = 1, .settings = settings + 13, .index = {ops + 249, 3},},
	/* write pmintenclr[n >> 5] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 8,
	 .setting_count = 1, .settings = settings + 13, .index = {ops + 249, 3},},
};

static const struct pmureg_reference references[] = {
	{.reg = 0, .field = PMUREG_NONE,}, /* pmevcntr */
	{.reg = 45, .field = PMUREG_NONE,}, /* pmccntr */
};

static const struct pmureg_term_field term_fields[] = {
	{.reg = 4, .field = 0},
	{.reg = 3, .field = 0},
};

static const struct pmureg_register_term register_terms[] = {
	{.term = 1, .field = 0, .shift = 0},
	{.term = 2, .field = 0, .shift = 0},
};

static const struct pmureg_bit_range ranges[] = {
	{.low = 0, .high = 32},
	{.low = 0, .high = 9},
	{.low = 0, .high = 1},
	{.low = 0, .high = 3},
	{.low = 0, .high = 31},
};

static const struct pmureg_term_value term_values[] = {
	{.term = 0, .value = 0x100000000ULL},
	{.term = 0, .value = 0x1dULL},
	{.term = 0, .value = 0xf0ULL},
	{.term = 0, .value = 0xf1ULL},
	{.term = 0, .value = 0xf2ULL},
	{.term = 0, .value = 0xf3ULL},
	{.term = 0, .value = 0x101ULL},
	{.term = 0, .value = 0x102ULL},
	{.term = 0, .value = 0x103ULL},
	{.term = 0, .value = 0x104ULL},
	{.term = 0, .value = 0x109ULL},
	{.term = 0, .value = 0x10aULL},
	{.term = 0, .value = 0x10bULL},
	{.term = 0, .value = 0x10cULL},
	{.term = 0, .value = 0x115ULL},
	{.term = 0, .value = 0x116ULL},
	{.term = 0, .value = 0x117ULL},
	{.term = 0, .value = 0x118ULL},
	{.term = 0, .value = 0x12dULL},
	{.term = 0, .value = 0x12eULL},
	{.term = 0, .value = 0x12fULL},
	{.term = 0, .value = 0x130ULL},
	{.term = 0, .value = 0x135ULL},
	{.term = 0, .value = 0x136ULL},
	{.term = 0, .value = 0x137ULL},
	{.term = 0, .value = 0x138ULL},
	{.term = 0, .value = 0x139ULL},
	{.term = 0, .value = 0x13aULL},
	{.term = 0, .value = 0x13bULL},
	{.term = 0, .value = 0x13cULL},
	{.term = 0, .value = 0x17cULL},
	{.term = 0, .value = 0x17dULL},
	{.term = 0, .value = 0x17eULL},
	{.term = 0, .value = 0x17fULL},
	{.term = 0, .value = 0x16dULL},
	{.term = 0, .value = 0x16eULL},
	{.term = 0, .value = 0x16fULL},
	{.term = 0, .value = 0x173ULL},
	{.term = 0, .value = 0x174ULL},
	{.term = 0, .value = 0x179ULL},
	{.term = 0, .value = 0x17bULL},
	{.term = 0, .value = 0x1a0ULL},
	{.term = 0, .value = 0x1a1ULL},
	{.term = 0, .value = 0x1a2ULL},
	{.term = 0, .value = 0x1a3ULL},
	{.term = 0, .value = 0x1a4ULL},
	{.term = 0, .value = 0x1a5ULL},
	{.term = 0, .value = 0x1a6ULL},
	{.term = 0, .value = 0x1a7ULL},
	{.term = 0, .value = 0x1abULL},
	{.term = 0, .value = 0x1acULL},
	{.term = 0, .value = 0x1b1ULL},
	{.term = 0, .value = 0x1caULL},
	{.term = 0, .value = 0x1dbULL},
	{.term = 0, .value = 0},
	{.term = 0, .value = 1},
	{.term = 0, .value = 2},
	{.term = 0, .value = 3},
	{.term = 0, .value = 4},
	{.term = 0, .value = 5},
	{.term = 0, .value = 6},
	{.term = 0, .value = 7},
	{.term = 0, .value = 8},
	{.term = 0, .value = 9},
	{.term = 0, .value = 0xaULL},
	{.term = 0, .value = 0xbULL},
	{.term = 0, .value = 0xcULL},
	{.term = 0, .value = 0xdULL},
};

/* Hash tables of names: name, hash, length, index. */
static const struct pmureg_name names[] = {
	{"event", 0x06f56694, 5, 0},
	{0},
	{"socket_3_rd_data", 0x5d639b00, 16, 9},
	{"socket_0_rd_access", 0x2cf58b00, 18, 18},
	{"socket_2_rd_outstanding", 0x6a60f902, 23, 16},
	{0},
	{"socket_2_wb_access", 0x6ab0f284, 18, 24},
	{"socket_2_rd_access", 0x08619e05, 18, 20},
	{"socket_2_wb_data", 0xca7ee606, 16, 12},
	{0},
	{0},
	{"socket_0_rd_data", 0xa134cf89, 16, 6},
	{"socket_0_wr_access", 0x3c5cfc09, 18, 26},
	{0},
	{0},
	{0},
	{0},
	{"scf_cache_refill", 0x07fe818f, 16, 3},
	{"cycles", 0x23e9c710, 6, 0},
	{0},
	{"gmem_wb_data", 0x2f683c92, 12, 37},
	{0},
	{0},
	{0},
	{"socket_0_wb_data", 0xe7363596, 16, 10},
	{0},
	{0},
	{"cmem_rd_access", 0xe89db299, 14, 47},
	{0},
	{0},
	{0},
	{"gmem_wr_access", 0x2eaf8a9d, 14, 40},
	{0},
	{0},
	{"gmem_wb_access", 0x0d21e420, 14, 38},
	{"remote_socket_rd_data", 0x351e7aa1, 21, 43},
	{"gmem_rd_outstanding", 0xd912f6a2, 19, 36},
	{0},
	{0},
	{"cmem_rd_data", 0x10cbf9a5, 12, 46},
	{0},
	{0},
	{"remote_socket_wr_total_bytes", 0x589b4728, 28, 42},
	{"socket_1_rd_access", 0x39c376a9, 18, 19},
	{0},
	{0},
	{0},
	{"socket_3_wb_data", 0x0be2812d, 16, 13},
	{"cmem_wb_data", 0x151480ae, 12, 49},
	{0},
	{"bus_cycles", 0xe84244b0, 10, 1},
	{"socket_1_rd_outstanding", 0x861b9731, 23, 15},
	{"socket_1_wb_access", 0x45bf3b31, 18, 23},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"socket_1_wr_data", 0x800e19b9, 16, 31},
	{"socket_3_rd_access", 0xe1c9a63a, 18, 21},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"cmem_rd_outstanding", 0x5acbe0c0, 19, 48},
	{0},
	{0},
	{0},
	{"socket_1_rd_data", 0xa8042ec4, 16, 7},
	{"cmem_wr_data", 0x4c10edc5, 12, 51},
	{0},
	{"scf_cache_allocate", 0xe3cbb247, 18, 2},
	{"remote_socket_rd_access", 0x35b8cfc8, 23, 45},
	{"scf_cache", 0x39fcadc9, 9, 4},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"socket_1_wb_data", 0x5ac612d1, 16, 11},
	{"gmem_rd_data", 0x376172d1, 12, 34},
	{0},
	{0},
	{0},
	{0},
	{"scf_cache_wb", 0xf3777cd7, 12, 5},
	{"socket_0_wb_access", 0xa036b9d8, 18, 22},
	{0},
	{0},
	{0},
	{"cmem_wr_total_bytes", 0x4151a25c, 19, 53},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"socket_1_wr_access", 0x722ae964, 18, 27},
	{0},
	{0},
	{0},
	{0},
	{"gmem_wr_total_bytes", 0x4b8f0f69, 19, 41},
	{0},
	{"gmem_rd_access", 0x9764526b, 14, 35},
	{0},
	{0},
	{"socket_2_wr_data", 0x2f86eaee, 16, 32},
	{"socket_2_wr_access", 0x162defef, 18, 28},
	{0},
	{"remote_socket_rd_outstanding", 0x6566c571, 28, 44},
	{0},
	{"socket_3_wr_access", 0xe7492cf3, 18, 29},
	{0},
	{"socket_3_wr_data", 0x372a95f5, 16, 33},
	{"socket_3_rd_outstanding", 0x26843376, 23, 17},
	{"socket_3_wb_access", 0x0d928477, 18, 25},
	{"gmem_wr_data", 0x12c88978, 12, 39},
	{"socket_2_rd_data", 0x38fc7279, 16, 8},
	{"socket_0_rd_outstanding", 0xa3b79efa, 23, 14},
	{"cmem_wb_access", 0xf036eb75, 14, 50},
	{"cmem_wr_access", 0xf91e4bf7, 14, 52},
	{0},
	{"socket_0_wr_data", 0xbade387e, 16, 30},
	{0},
	{"event", 0x06f56694, 5, 0},
	{0},
	{0},
	{"root_port", 0x9366280b, 9, 1},
	{0},
	{0},
	{0},
	{"total_req_rem", 0xa819cb43, 13, 12},
	{0},
	{0},
	{"rd_bytes_loc", 0x324d0c06, 12, 1},
	{"rd_req_rem", 0xa75bcfe6, 10, 8},
	{"total_req_loc", 0x1d919726, 13, 11},
	{"wr_req_rem", 0x6c0f7869, 10, 10},
	{"rd_req_loc", 0x8863bb8a, 10, 7},
	{0},
	{"rd_cum_outs_loc", 0xac80c88c, 15, 13},
	{"rd_cum_outs_rem", 0x44769e8c, 15, 14},
	{0},
	{0},
	{"cycles", 0x23e9c710, 6, 0},
	{"wr_bytes_loc", 0xb688cab0, 12, 3},
	{"rd_bytes_rem", 0x1ba83012, 12, 2},
	{0},
	{"wr_req_loc", 0x8d268d34, 10, 9},
	{0},
	{0},
	{"wr_bytes_rem", 0x26da6ed7, 12, 4},
	{"total_bytes_loc", 0xadd8c237, 15, 5},
	{"total_bytes_rem", 0x3e34e437, 15, 6},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"event", 0x06f56694, 5, 0},
	{0},
	{0},
	{"port", 0x7d9398cb, 4, 1},
	{"event", 0x06f56694, 5, 0},
	{"rem_socket", 0x768e2825, 10, 1},
	{0},
	{0},
	{0},
	{0},
	{"filter2", 0x825b241a, 7, 2},
	{0},
	{"event", 0x06f56694, 5, 0},
	{"filter", 0x141f55cd, 6, 1},
	{0},
	{0},
	{"cycles", 0x23e9c710, 6, 0},
	{0},
	{"t241_c2c1_1", 0x8d184900, 11, 44},
	{0},
	{0},
	{0},
	{0},
	{"nvidia_pcie_pmu_0", 0x9910d405, 17, 5},
	{0},
	{0},
	{"nvidia_nvlink_c2c1_pmu", 0x98973708, 22, 19},
	{"scf_0", 0xb9ccd509, 5, 55},
	{"scf_1", 0xa6ccd509, 5, 56},
	{"scf_2", 0xd3ccd509, 5, 57},
	{"scf_3", 0xf8ccd509, 5, 58},
	{"other_product", 0xae97580b, 13, 79},
	{0},
	{0},
	{0},
	{"t241_c2c0_3", 0xbbfc4811, 11, 41},
	{0},
	{0},
	{"c2c1_0", 0xfb1fb914, 6, 70},
	{"c2c1_1", 0xd41fb914, 6, 71},
	{"c2c1_2", 0x151fb914, 6, 72},
	{"c2c1_3", 0x0e1fb914, 6, 73},
	{0},
	{0},
	{0},
	{"cnvlink_3", 0x83c04a1b, 9, 78},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"t241_pcie_2", 0xfc70b022, 11, 35},
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
	{0},
	{0},
	{"c2c1", 0x0896a434, 4, 69},
	{0},
	{0},
	{0},
	{0},
	{"t241_scf_3", 0x974b1139, 10, 31},
	{0},
	{0},
	{"nvidia_uncore_pmu", 0x2d8d3d3c, 17, 26},
	{0},
	{"nvidia_cnvlink_pmu", 0xba13913e, 18, 24},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"nvidia_cnvlink_pmu_1", 0x59867944, 20, 21},
	{0},
	{"pcie", 0x3dc24e46, 4, 59},
	{0},
	{0},
	{0},
	{"t241_c2c1_0", 0x87d3c84a, 11, 43},
	{0},
	{"t241_other_product_0", 0xf2e9404c, 20, 53},
	{"pcie_0", 0x18cb9b4c, 6, 60},
	{"pcie_1", 0xe5cb9b4c, 6, 61},
	{"pcie_2", 0x26cb9b4c, 6, 62},
	{"pcie_3", 0x33cb9b4c, 6, 63},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"t241_scf_0", 0xb2ec5158, 10, 28},
	{"t241_scf", 0x6fc68359, 8, 27},
	{0},
	{"t241_other_product", 0xbeaaaf5b, 18, 52},
	{"nvidia_cnvlink_pmu_3", 0xe880ec5c, 20, 23},
	{"t241_cnvlink_0", 0x1fa4425c, 14, 48},
	{"t241_cnvlink_1", 0x2aa4425c, 14, 49},
	{"t241_cnvlink_2", 0x35a4425c, 14, 50},
	{"t241_cnvlink_3", 0xc0a4425c, 14, 51},
	{"cnvlink_1", 0xaf74805d, 9, 76},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"other_product_0", 0xf4c9d467, 15, 80},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"t241_c2c0_0", 0xa0693671, 11, 38},
	{0},
	{0},
	{"nvidia_nvlink_c2c0_pmu_0", 0xbe306d74, 24, 10},
	{"nvidia_nvlink_c2c0_pmu_1", 0x89306d74, 24, 11},
	{"nvidia_nvlink_c2c0_pmu_2", 0x94306d74, 24, 12},
	{"nvidia_nvlink_c2c0_pmu_3", 0x7f306d74, 24, 13},
	{"t241_pcie_3", 0xf63c3178, 11, 36},
	{0},
	{"nvidia_pcie_pmu_3", 0xfd3c257a, 17, 8},
	{0},
	{"nvidia_pcie_pmu_1", 0x9180db7c, 17, 6},
	{0},
	{0},
	{"nvidia_uncore_pmu_0", 0x26d13f7f, 19, 25},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"t241_scf_1", 0xa082a985, 10, 29},
	{0},
	{0},
	{"nvidia_nvlink_c2c0_pmu", 0x9ee99088, 22, 14},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"t241_c2c0", 0xfdf73a8f, 9, 37},
	{"c2c0_0", 0x7f128e90, 6, 65},
	{"c2c0_1", 0x52128e90, 6, 66},
	{"c2c0_2", 0x95128e90, 6, 67},
	{"c2c0_3", 0x68128e90, 6, 68},
	{0},
	{0},
	{0},
	{"t241_pcie_0", 0xd129b397, 11, 33},
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
	{"t241_c2c0_1", 0xae1cb6a4, 11, 39},
	{"nvidia_scf_pmu", 0xf4ed53a5, 14, 4},
	{0},
	{0},
	{0},
	{"t241_cnvlink", 0x997235a9, 12, 47},
	{0},
	{"t241_c2c1_3", 0x987f4aab, 11, 46},
	{0},
	{0},
	{0},
	{0},
	{"c2c0", 0x681113b0, 4, 64},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"nvidia_scf_pmu_0", 0x87bf78b8, 16, 0},
	{"nvidia_scf_pmu_1", 0x9cbf78b8, 16, 1},
	{"nvidia_scf_pmu_2", 0xa9bf78b8, 16, 2},
	{"nvidia_scf_pmu_3", 0x46bf78b8, 16, 3},
	{"scf", 0x0ab3d4bb, 3, 54},
	{0},
	{0},
	{0},
	{"nvidia_cnvlink_pmu_0", 0xdb06ccc0, 20, 20},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"nvidia_pcie_pmu_2", 0x63871ac8, 17, 7},
	{0},
	{0},
	{0},
	{0},
	{"t241_scf_2", 0xa4602acd, 10, 30},
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
	{"nvidia_cnvlink_pmu_2", 0xa80127d8, 20, 22},
	{0},
	{0},
	{0},
	{0},
	{"t241_c2c1_2", 0x9bacc9dd, 11, 45},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"cnvlink_0", 0xb53d63e5, 9, 75},
	{0},
	{0},
	{0},
	{0},
	{"t241_c2c0_2", 0xa5d037ea, 11, 40},
	{"t241_c2c1", 0x260a10ea, 9, 42},
	{0},
	{"t241_pcie_1", 0xf35b30ed, 11, 34},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"nvidia_pcie_pmu", 0xd2760cf4, 15, 9},
	{"nvidia_nvlink_c2c1_pmu_0", 0xb12e42f5, 24, 15},
	{"nvidia_nvlink_c2c1_pmu_1", 0xa42e42f5, 24, 16},
	{"nvidia_nvlink_c2c1_pmu_2", 0x8b2e42f5, 24, 17},
	{"nvidia_nvlink_c2c1_pmu_3", 0xfe2e42f5, 24, 18},
	{"t241_pcie", 0x65da18f9, 9, 32},
	{"cnvlink_2", 0x98d3e9fa, 9, 77},
	{0},
	{0},
	{0},
	{0},
	{"cnvlink", 0x45bd62ff, 7, 74},
};

/* What names of units stand for. */
static const struct pmureg_unit_entry units[] = {
	{.name = "nvidia_scf_pmu_0", .block = 0, .instance = 0, .by_linux = 1},
	{.name = "nvidia_scf_pmu_1", .block = 0, .instance = 1, .by_linux = 1},
	{.name = "nvidia_scf_pmu_2", .block = 0, .instance = 2, .by_linux = 1},
	{.name = "nvidia_scf_pmu_3", .block = 0, .instance = 3, .by_linux = 1},
	{.name = "nvidia_scf_pmu", .block = 0, .instance = PMUREG_NONE, .by_linux = 1},
	{.name = "nvidia_pcie_pmu_0", .block = 1, .instance = 0, .by_linux = 1},
	{.name = "nvidia_pcie_pmu_1", .block = 1, .instance = 1, .by_linux = 1},
	{.name = "nvidia_pcie_pmu_2", .block = 1, .instance = 2, .by_linux = 1},
	{.name = "nvidia_pcie_pmu_3", .block = 1, .instance = 3, .by_linux = 1},
	{.name = "nvidia_pcie_pmu", .block = 1, .instance = PMUREG_NONE, .by_linux = 1},
	{.name = "nvidia_nvlink_c2c0_pmu_0", .block = 2, .instance = 0, .by_linux = 1},
	{.name = "nvidia_nvlink_c2c0_pmu_1", .block = 2, .instance = 1, .by_linux = 1},
	{.name = "nvidia_nvlink_c2c0_pmu_2", .block = 2, .instance = 2, .by_linux = 1},
	{.name = "nvidia_nvlink_c2c0_pmu_3", .block = 2, .instance = 3, .by_linux = 1},
	{.name = "nvidia_nvlink_c2c0_pmu", .block = 2, .instance = PMUREG_NONE, .by_linux = 1},
	{.name = "nvidia_nvlink_c2c1_pmu_0", .block = 3, .instance = 0, .by_linux = 1},
	{.name = "nvidia_nvlink_c2c1_pmu_1", .block = 3, .instance = 1, .by_linux = 1},
	{.name = "nvidia_nvlink_c2c1_pmu_2", .block = 3, .instance = 2, .by_linux = 1},
	{.name = "nvidia_nvlink_c2c1_pmu_3", .block = 3, .instance = 3, .by_linux = 1},
	{.name = "nvidia_nvlink_c2c1_pmu", .block = 3, .instance = PMUREG_NONE, .by_linux = 1},
	{.name = "nvidia_cnvlink_pmu_0", .block = 4, .instance = 0, .by_linux = 1},
	{.name = "nvidia_cnvlink_pmu_1", .block = 4, .instance = 1, .by_linux = 1},
	{.name = "nvidia_cnvlink_pmu_2", .block = 4, .instance = 2, .by_linux = 1},
	{.name = "nvidia_cnvlink_pmu_3", .block = 4, .instance = 3, .by_linux = 1},
	{.name = "nvidia_cnvlink_pmu", .block = 4, .instance = PMUREG_NONE, .by_linux = 1},
	{.name = "nvidia_uncore_pmu_0", .block = 5, .instance = 0, .by_linux = 1},
	{.name = "nvidia_uncore_pmu", .block = 5, .instance = 0, .by_linux = 1},
	{.name = "t241_scf", .block = 0, .instance = PMUREG_NONE, .by_linux = 0},
	{.name = "t241_scf_0", .block = 0, .instance = 0, .by_linux = 0},
	{.name = "t241_scf_1", .block = 0, .instance = 1, .by_linux = 0},
	{.name = "t241_scf_2", .block = 0, .instance = 2, .by_linux = 0},
	{.name = "t241_scf_3", .block = 0, .instance = 3, .by_linux = 0},
	{.name = "t241_pcie", .block = 1, .instance = PMUREG_NONE, .by_linux = 0},
	{.name = "t241_pcie_0", .block = 1, .instance = 0, .by_linux = 0},
	{.name = "t241_pcie_1", .block = 1, .instance = 1, .by_linux = 0},
	{.name = "t241_pcie_2", .block = 1, .instance = 2, .by_linux = 0},
	{.name = "t241_pcie_3", .block = 1, .instance = 3, .by_linux = 0},
	{.name = "t241_c2c0", .block = 2, .instance = PMUREG_NONE, .by_linux = 0},
	{.name = "t241_c2c0_0", .block = 2, .instance = 0, .by_linux = 0},
	{.name = "t241_c2c0_1", .block = 2, .instance = 1, .by_linux = 0},
	{.name = "t241_c2c0_2", .block = 2, .instance = 2, .by_linux = 0},
	{.name = "t241_c2c0_3", .block = 2, .instance = 3, .by_linux = 0},
	{.name = "t241_c2c1", .block = 3, .instance = PMUREG_NONE, .by_linux = 0},
	{.name = "t241_c2c1_0", .block = 3, .instance = 0, .by_linux = 0},
	{.name = "t241_c2c1_1", .block = 3, .instance = 1, .by_linux = 0},
	{.name = "t241_c2c1_2", .block = 3, .instance = 2, .by_linux = 0},
	{.name = "t241_c2c1_3", .block = 3, .instance = 3, .by_linux = 0},
	{.name = "t241_cnvlink", .block = 4, .instance = PMUREG_NONE, .by_linux = 0},
	{.name = "t241_cnvlink_0", .block = 4, .instance = 0, .by_linux = 0},
	{.name = "t241_cnvlink_1", .block = 4, .instance = 1, .by_linux = 0},
	{.name = "t241_cnvlink_2", .block = 4, .instance = 2, .by_linux = 0},
	{.name = "t241_cnvlink_3", .block = 4, .instance = 3, .by_linux = 0},
	{.name = "t241_other_product", .block = 5, .instance = 0, .by_linux = 0},
	{.name = "t241_other_product_0", .block = 5, .instance = 0, .by_linux = 0},
	{.name = "scf", .block = 0, .instance = PMUREG_NONE, .by_linux = 0},
	{.name = "scf_0", .block = 0, .instance = 0, .by_linux = 0},
	{.name = "scf_1", .block = 0, .instance = 1, .by_linux = 0},
	{.name = "scf_2", .block = 0, .instance = 2, .by_linux = 0},
	{.name = "scf_3", .block = 0, .instance = 3, .by_linux = 0},
	{.name = "pcie", .block = 1, .instance = PMUREG_NONE, .by_linux = 0},
	{.name = "pcie_0", .block = 1, .instance = 0, .by_linux = 0},
	{.name = "pcie_1", .block = 1, .instance = 1, .by_linux = 0},
	{.name = "pcie_2", .block = 1, .instance = 2, .by_linux = 0},
	{.name = "pcie_3", .block = 1, .instance = 3, .by_linux = 0},
	{.name = "c2c0", .block = 2, .instance = PMUREG_NONE, .by_linux = 0},
	{.name = "c2c0_0", .block = 2, .instance = 0, .by_linux = 0},
	{.name = "c2c0_1", .block = 2, .instance = 1, .by_linux = 0},
	{.name = "c2c0_2", .block = 2, .instance = 2, .by_linux = 0},
	{.name = "c2c0_3", .block = 2, .instance = 3, .by_linux = 0},
	{.name = "c2c1", .block = 3, .instance = PMUREG_NONE, .by_linux = 0},
	{.name = "c2c1_0", .block = 3, .instance = 0, .by_linux = 0},
	{.name = "c2c1_1", .block = 3, .instance = 1, .by_linux = 0},
	{.name = "c2c1_2", .block = 3, .instance = 2, .by_linux = 0},
	{.name = "c2c1_3", .block = 3, .instance = 3, .by_linux = 0},
	{.name = "cnvlink", .block = 4, .instance = PMUREG_NONE, .by_linux = 0},
	{.name = "cnvlink_0", .block = 4, .instance = 0, .by_linux = 0},
	{.name = "cnvlink_1", .block = 4, .instance = 1, .by_linux = 0},
	{.name = "cnvlink_2", .block = 4, .instance = 2, .by_linux = 0},
	{.name = "cnvlink_3", .block = 4, .instance = 3, .by_linux = 0},
	{.name = "other_product", .block = 5, .instance = 0, .by_linux = 0},
	{.name = "other_product_0", .block = 5, .instance = 0, .by_linux = 0},
};

static const struct pmureg_shape shapes[] = {
	{indices + 56, 1},
};

/* Hash tables of events by their terms. */
static const struct pmureg_event_slot events_by_terms[] = {
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0x10a0af08,  38}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0x899ef70f,  14},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0x8caff812,  19}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0x7f4a7c15,   0}, {0x538b6915,  29}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0x35da941b,  17},
	{0, PMUREG_NONE}, {0xe009591d,  42}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0x45302620,  45}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0x1c77a22d,   6}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0xf7f1a531,   9}, {0x39b92732,  48}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0xcf2d6135,  35}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0x5438f13c,  50}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0x31577c44,  27}, {0xd72f3d45,  51}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0xc32c6f4e,  41}, {0xb47e384f,  52},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0x094a8253,  31},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0xea81ce56,  20}, {0x01d64e57,   2},
	{0, PMUREG_NONE}, {0x1bba2d59,  47}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0xb7b4ff60,  49}, {0xd3c26661,  26}, {0x8738c462,   1}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0x27275865,   3}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0x26c0976c,  11}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0x28c88074,  30}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0xc4185a80,   4}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0x64452087,  46},
	{0x4f648688,  40}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0xf15b638b,  25},
	{0xe82a648b,  34}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0xc1749d90,  12}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0xda7baf94,   8}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0xe7e2859d,  32}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0xada9fbab,  18},
	{0x810a5aab,  43}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0xc993d4b7,  21},
	{0, PMUREG_NONE}, {0x037770b9,  10}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0x3294b5bc,  37}, {0, PMUREG_NONE}, {0xeadc91be,  15}, {0x5c1229bf,  22},
	{0, PMUREG_NONE}, {0x8b02f8c1,  39}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0xa2252cc4,  44}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0xd45893ca,  16}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0xe3ea8bcd,  13}, {0xb31f27ce,  23}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0x3af9a1d8,   7}, {0xbfdae1d8,  53}, {0x96185dda,  24}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0x0ee46ae8,  28}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0xc490bfee,  33}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0xaa4062f6,  36}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0xfd1b4cfc,   5}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0x00000000,   1}, {0x288d3081,   8}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0x9de4644d,  13}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0xa7791913,   4},
	{0, PMUREG_NONE}, {0x7f4a7c15,   0}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0xc2fa0b58,   3}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0xb4516e1f,  12},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0x0be82d63,   9},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0x4ef23226,   7}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0xe17d05ac,   2}, {0xd6c219ec,  11}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0x85f416b1,   5}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0x6b610cf6,   6}, {0, PMUREG_NONE},
	{0xf66d1b38,  10}, {0, PMUREG_NONE}, {0x7e19637a,  14}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
	{0, PMUREG_NONE}, {0x7f4a7c15,   0}, {0, PMUREG_NONE}, {0, PMUREG_NONE},
};

/* ---- Scalable coherency fabric ---- */

static const struct pmureg_field scf_pmevcntr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "The count; bits above PMCFGR.SIZE are RES0.",
	},
};

static const struct pmureg_field scf_pmevtyper_fields[] = {
	{
		.name = "event", .low = 0, .width = 32, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Implementation defined event number and options.",
	},
};

static const struct pmureg_field scf_pmsvr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "The count; bits above PMCFGR.SIZE are RES0.",
	},
};

static const struct pmureg_field scf_pmevfilt2r_fields[] = {
	{
		.name = "filter2", .low = 0, .width = 32, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Implementation defined second filter.",
	},
};

static const struct pmureg_field scf_pmevfiltr_fields[] = {
	{
		.name = "filter", .low = 0, .width = 32, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Implementation defined filter.",
	},
};

static const struct pmureg_field scf_pmcntenset_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1S,
		.flags = PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field scf_pmcntenclr_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1C,
		.flags = PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field scf_pmintenset_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1S,
		.flags = PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field scf_pmintenclr_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1C,
		.flags = PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field scf_pmovsclr_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1C,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field scf_pmovsset_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1S,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field scf_pmcgcr_fields[] = {
	{
		.name = "N", .low = 0, .width = 32, .each = 8, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Number of counters in group 4i + <j>.",
	},
};

static const struct pmureg_field scf_pmcfgr_fields[] = {
	{
		.name = "NCG", .low = 28, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RANGE,
		.text = "Counter groups minus one.", .unit = "groups",
		.range_low = 0, .range_high = 0xeULL,
		 .means = {ops + 14, 3},
	},
	{
		.name = "HDBG", .low = 24, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Halt-on-debug can be chosen.",
	},
	{
		.name = "TRO", .low = 23, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Trace output can be chosen.",
	},
	{
		.name = "SS", .low = 22, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Snapshots are supported.",
	},
	{
		.name = "FZO", .low = 21, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Freeze-on-overflow can be chosen.",
	},
	{
		.name = "MSI", .low = 20, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Message-signaled interrupts are supported.",
	},
	{
		.name = "UEN", .low = 19, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "A user enable register is supported.",
	},
	{
		.name = "NA", .low = 17, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Registers may refuse writes while the monitor runs.",
	},
	{
		.name = "EX", .low = 16, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Export of events can be chosen.",
	},
	{
		.name = "CCD", .low = 15, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "The cycle counter has a prescaler.",
	},
	{
		.name = "CC", .low = 14, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Counter 31 is a dedicated cycle counter.",
	},
	{
		.name = "SIZE", .low = 8, .width = 6, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Width of the largest counter minus one.", .unit = "bits",
		.value_count = 14, .values = values + 0,
		 .means = {ops + 14, 3},
	},
	{
		.name = "N", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Number of counters minus one.", .unit = "counters",
		 .means = {ops + 14, 3},
	},
};

static const struct pmureg_rule scf_pmcfgr_rules[] = {
	{ .when = {ops + 17, 3}, .require = {ops + 20, 3}, .same = 0x0,
	 .text = "the 64-bit layout has room for 128 counters, so N must be at most 0x7F."},
};

static const struct pmureg_field scf_pmcr_fields[] = {
	{
		.name = "TRO", .low = 11, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Trace output of events; only where the configuration register has TRO.",
	},
	{
		.name = "HDBG", .low = 10, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Stops counting while the system is halted for debug; only where supported.",
	},
	{
		.name = "FZO", .low = 9, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Stops all counters when one overflows; only where supported.",
	},
	{
		.name = "NA", .low = 8, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "1 while writes are refused; only where supported.",
	},
	{
		.name = "DP", .low = 5, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Stops the cycle counter where counting is prohibited.",
	},
	{
		.name = "X", .low = 4, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Export of events; where PMCFGR.EX is 1.",
	},
	{
		.name = "D", .low = 3, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "1: the cycle counter counts every 64th clock; where PMCFGR.CCD is 1.",
	},
	{
		.name = "C", .low = 2, .width = 1, .each = 0, .access = PMUREG_WO,
		.flags = PMUREG_SELF_CLEARING | PMUREG_OPEN,
		.text = "Write 1 to zero the cycle counter; overflow flags stay.",
		.action_count = 1, .actions = actions + 0,
	},
	{
		.name = "P", .low = 1, .width = 1, .each = 0, .access = PMUREG_WO,
		.flags = PMUREG_SELF_CLEARING | PMUREG_OPEN,
		.text = "Write 1 to zero every event counter, not the cycle counter; overflow flags stay.",
		.action_count = 1, .actions = actions + 1,
	},
	{
		.name = "E", .low = 0, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1: the enabled counters count; 0: all stop and no overflow interrupt is raised.",
		.reset = 0,
	},
};

static const struct pmureg_field scf_pmiidr_fields[] = {
	{
		.name = "ProductID", .low = 20, .width = 12, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Part number.",
	},
	{
		.name = "Variant", .low = 16, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Major revision or variant.",
	},
	{
		.name = "Revision", .low = 12, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Minor revision.",
	},
	{
		.name = "Implementer", .low = 0, .width = 12, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "JEP106 code: continuation codes [11:8], identity [6:0].",
		.value_count = 3, .values = values + 14,
	},
};

static const struct pmureg_field scf_pmceid_fields[] = {
	{
		.name = "ID", .low = 0, .width = 32, .each = 1, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Event 32i + <k> exists.",
	},
};

static const struct pmureg_field scf_pmsscr_fields[] = {
	{
		.name = "SS", .low = 0, .width = 1, .each = 0, .access = PMUREG_WO,
		.flags = PMUREG_SELF_CLEARING | PMUREG_OPEN,
		.text = "Write 1 to capture.",
	},
};

static const struct pmureg_field scf_pmssrr_fields[] = {
	{
		.name = "RC", .low = 31, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "1 resets the cycle counter after capture.",
	},
	{
		.name = "RP", .low = 0, .width = 31, .each = 1, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "1 resets counter <m> after capture.",
	},
};

static const struct pmureg_field scf_pmscr_fields[] = {
	{
		.name = "IMPL", .low = 31, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 when the register is implemented.",
		.reset = 1,
	},
	{
		.name = "NAO", .low = 4, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets events count that belong to no source.",
		.reset = 0,
	},
	{
		.name = "MSI_MPAM_NS", .low = 3, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "MPAM space of the interrupt write.",
	},
	{
		.name = "NSMSI", .low = 2, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 makes the interrupt write Non-secure.",
		.reset = 1,
	},
	{
		.name = "NSRA", .low = 1, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets Non-secure software access the registers; else they read 0.",
		.reset = 1,
	},
	{
		.name = "SO", .low = 0, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets events of Secure sources count and those of no source.",
		.reset = 0,
	},
};

static const struct pmureg_field scf_pmrootcr_fields[] = {
	{
		.name = "IMPL", .low = 31, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 when the register is implemented.",
		.reset = 1,
	},
	{
		.name = "NAO", .low = 3, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets events count that belong to no source.",
		.reset = 1,
	},
	{
		.name = "RLO", .low = 1, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets events of Realm sources count.",
		.reset = 0,
	},
	{
		.name = "RTO", .low = 0, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets events of Root sources count.",
		.reset = 0,
	},
};

static const struct pmureg_field scf_pmirqcr0_fields[] = {
	{
		.name = "ADDR", .low = 2, .width = 54, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Address bits 55:2 of the doorbell.",
	},
};

static const struct pmureg_field scf_pmirqcr1_fields[] = {
	{
		.name = "DATA", .low = 0, .width = 32, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "The message.",
	},
};

static const struct pmureg_field scf_pmirqcr2_fields[] = {
	{
		.name = "IRQEN", .low = 7, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "1 sends the message.",
	},
	{
		.name = "NSMSI", .low = 6, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "1 makes the write Non-secure.",
	},
	{
		.name = "SH", .low = 4, .width = 2, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Shareability of the write.",
	},
	{
		.name = "MemAttr", .low = 0, .width = 4, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Memory attributes of the write.",
	},
};

static const struct pmureg_field scf_pmdevaff_fields[] = {
	{
		.name = "Aff3", .low = 32, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Affinity level 3.",
	},
	{
		.name = "F0V", .low = 31, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "1: Aff0 is valid and the PMU belongs to one core.",
	},
	{
		.name = "U", .low = 30, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Copy of MPIDR_EL1.U when F0V is 1.",
	},
	{
		.name = "MT", .low = 24, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Copy of MPIDR_EL1.MT when F0V is 1.",
	},
	{
		.name = "Aff2", .low = 16, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Affinity level 2 or its group mark.",
	},
	{
		.name = "Aff1", .low = 8, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Affinity level 1 or its group mark.",
	},
	{
		.name = "Aff0", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Affinity level 0 or its group mark.",
	},
};

static const struct pmureg_field scf_pmlar_fields[] = {
	{
		.name = "KEY", .low = 0, .width = 32, .each = 0, .access = PMUREG_WO,
		.flags = PMUREG_OPEN,
		.text = "Key that opens the lock.",
	},
};

static const struct pmureg_field scf_pmauthstatus_fields[] = {
	{
		.name = "RTNID", .low = 26, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Root non-invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "RTID", .low = 24, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Root invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "RLNID", .low = 14, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Realm non-invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "RLID", .low = 12, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Realm invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "SNID", .low = 6, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Secure non-invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "SID", .low = 4, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Secure invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "NSNID", .low = 2, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Non-secure non-invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "NSID", .low = 0, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Non-secure invasive.",
		.value_count = 3, .values = values + 17,
	},
};

static const struct pmureg_field scf_pmdevarch_fields[] = {
	{
		.name = "ARCHITECT", .low = 21, .width = 11, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "JEP106 code of the architect.",
		.value_count = 1, .values = values + 20,
	},
	{
		.name = "PRESENT", .low = 20, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "1 when the register is implemented.",
	},
	{
		.name = "REVISION", .low = 16, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Revision of the architecture.",
	},
	{
		.name = "ARCHVER", .low = 12, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Version of the architecture.",
	},
	{
		.name = "ARCHPART", .low = 0, .width = 12, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Part of the architecture.",
	},
};

static const struct pmureg_field scf_pmdevtype_fields[] = {
	{
		.name = "SUB", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "What is monitored.",
		.value_count = 2, .values = values + 21,
	},
	{
		.name = "MAJOR", .low = 0, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Class of the component.",
		.reset = 6,
		.value_count = 1, .values = values + 23,
	},
};

static const struct pmureg_field scf_pmpidr4_fields[] = {
	{
		.name = "SIZE", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Pages of the component as a power of two.",
		.reset = 0,
	},
	{
		.name = "DES_2", .low = 0, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Implementer bits 11:8.",
	},
};

static const struct pmureg_field scf_pmpidr0_fields[] = {
	{
		.name = "PART_0", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Part number bits 7:0.",
	},
};

static const struct pmureg_field scf_pmpidr1_fields[] = {
	{
		.name = "DES_0", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Implementer bits 3:0.",
	},
	{
		.name = "PART_1", .low = 0, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Part number bits 11:8.",
	},
};

static const struct pmureg_field scf_pmpidr2_fields[] = {
	{
		.name = "REVISION", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "PMIIDR.Variant.",
	},
	{
		.name = "JEDEC", .low = 3, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1: the designer is a JEP106 code.",
		.reset = 1,
	},
	{
		.name = "DES_1", .low = 0, .width = 3, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Implementer bits 6:4.",
	},
};

static const struct pmureg_field scf_pmpidr3_fields[] = {
	{
		.name = "REVAND", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "PMIIDR.Revision.",
	},
	{
		.name = "CMOD", .low = 0, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Not 0 when a customer changed the component.",
	},
};

static const struct pmureg_field scf_pmcidr0_fields[] = {
	{
		.name = "PRMBL_0", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Preamble.",
		.reset = 0xdULL,
	},
};

static const struct pmureg_field scf_pmcidr1_fields[] = {
	{
		.name = "CLASS", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Component class.",
		.reset = 9,
		.value_count = 1, .values = values + 24,
	},
	{
		.name = "PRMBL_1", .low = 0, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Preamble.",
		.reset = 0,
	},
};

static const struct pmureg_field scf_pmcidr2_fields[] = {
	{
		.name = "PRMBL_2", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Preamble.",
		.reset = 5,
	},
};

static const struct pmureg_field scf_pmcidr3_fields[] = {
	{
		.name = "PRMBL_3", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Preamble.",
		.reset = 0xb1ULL,
	},
};

static const struct pmureg_field scf_pmccntr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "The count; bits above PMCFGR.SIZE are RES0.",
	},
};

static const struct pmureg_field scf_pmccfiltr_fields[] = {
	{
		.name = "filter", .low = 0, .width = 32, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Implementation defined filter.",
	},
};

static const struct pmureg_register scf_registers[] = {
	{
		.key = "pmevcntr", .name = "PMEVCNTR<n>",
		.text = "Event counter <n>.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "Those behind counter 31, the cycle counter, are not described.",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 1,
		.count = {31, 1, 1}, .stride = {8, 0, 0}, .elements = 31,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 0,
		.roles = PMUREG_COUNTS,
		.places = NULL, .at = {ops + 0, 1},
		.field_count = 1, .fields = scf_pmevcntr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.writable = 0xffffffffffffffffULL,
			.is_volatile = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "pmevtyper", .name = "PMEVTYPER<n>",
		.text = "Event of counter <n>.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {31, 1, 1}, .stride = {4, 0, 0}, .elements = 31,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 1,
		.roles = PMUREG_CHOOSES_EVENT,
		.places = NULL, .at = {ops + 1, 1},
		.field_count = 1, .fields = scf_pmevtyper_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
		},
	},
	{
		.key = "pmsvr", .name = "PMSVR<n>",
		.text = "Value of counter <n> at the last snapshot; where PMCFGR.SS is 1.",
		.source = "ACS; DSU", .note = "In page 1 with the dual-page extension (inferred from PMCG 10).",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 1,
		.count = {64, 1, 1}, .stride = {8, 0, 0}, .elements = 64,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 2,
		.places = NULL, .at = {ops + 2, 1},
		.field_count = 1, .fields = scf_pmsvr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "pmevfilt2r", .name = "PMEVFILT2R<n>",
		.text = "Second filter of counter <n>.",
		.source = "CSPMU arm_cspmu.h",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {128, 1, 1}, .stride = {4, 0, 0}, .elements = 128,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 3,
		.places = NULL, .at = {ops + 3, 1},
		.field_count = 1, .fields = scf_pmevfilt2r_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
		},
	},
	{
		.key = "pmevfiltr", .name = "PMEVFILTR<n>",
		.text = "First filter of counter <n>.",
		.source = "NVCSPMU nv_cspmu_event_filter", .note = "Linux has no filter for this unit and writes 0.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {128, 1, 1}, .stride = {4, 0, 0}, .elements = 128,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 4,
		.places = NULL, .at = {ops + 4, 1},
		.field_count = 1, .fields = scf_pmevfiltr_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
		},
	},
	{
		.key = "pmcntenset", .name = "PMCNTENSET<i>",
		.text = "Writing 1 enables a counter; reads the enables.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 5,
		.places = NULL, .at = {ops + 5, 1},
		.field_count = 1, .fields = scf_pmcntenset_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1s = 0xffffffffULL,
		},
	},
	{
		.key = "pmcntenclr", .name = "PMCNTENCLR<i>",
		.text = "Writing 1 disables a counter; reads the enables.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 5,
		.places = NULL, .at = {ops + 6, 1},
		.field_count = 1, .fields = scf_pmcntenclr_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1c = 0xffffffffULL,
		},
	},
	{
		.key = "pmintenset", .name = "PMINTENSET<i>",
		.text = "Writing 1 enables a counter's overflow interrupt; reads the enables.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 7,
		.places = NULL, .at = {ops + 7, 1},
		.field_count = 1, .fields = scf_pmintenset_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1s = 0xffffffffULL,
		},
	},
	{
		.key = "pmintenclr", .name = "PMINTENCLR<i>",
		.text = "Writing 1 disables a counter's overflow interrupt; reads the enables.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 7,
		.places = NULL, .at = {ops + 8, 1},
		.field_count = 1, .fields = scf_pmintenclr_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1c = 0xffffffffULL,
		},
	},
	{
		.key = "pmovsclr", .name = "PMOVSCLR<i>",
		.text = "Writing 1 clears a counter's overflow flag; reads the flags.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "In page 1 with the dual-page extension.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 10,
		.places = NULL, .at = {ops + 9, 1},
		.field_count = 1, .fields = scf_pmovsclr_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1c = 0xffffffffULL,
			.is_volatile = 0xffffffffULL,
		},
	},
	{
		.key = "pmovsset", .name = "PMOVSSET<i>",
		.text = "Writing 1 sets a counter's overflow flag; reads the flags.",
		.source = "CSPMU arm_cspmu.h; ACS", .note = "In page 1 with the dual-page extension (inferred from PMCG 10).",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 10,
		.places = NULL, .at = {ops + 10, 1},
		.field_count = 1, .fields = scf_pmovsset_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1s = 0xffffffffULL,
			.is_volatile = 0xffffffffULL,
		},
	},
	{
		.key = "pmcgcr", .name = "PMCGCR<i>",
		.text = "Sizes of the counter groups; 0 with one group.",
		.source = "ACS (as PMCGR); ARM I5.3", .note = "Four words are inferred from SPMCGCR; so is where a group starts.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {4, 1, 1}, .stride = {4, 0, 0}, .elements = 4,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 11,
		.places = NULL, .at = {ops + 11, 1},
		.field_count = 1, .fields = scf_pmcgcr_fields,
		.masks = {
			.readable = 0xffffffffULL,
		},
	},
	{
		.key = "pmimpdef", .name = "PMIMPDEF<i>",
		.text = "Implementation defined; not to be touched without a vendor's description.",
		.source = "CSPMU arm_cspmu.h; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {32, 1, 1}, .stride = {4, 0, 0}, .elements = 32,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 12,
		.places = NULL, .at = {ops + 12, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmcfgr", .name = "PMCFGR",
		.text = "Says what this PMU has; 0 or all ones mean no PMU or no power.",
		.source = "CSPMU arm_cspmu.h; ACS", .note = "Linux accepts sizes that are not listed; the list is FEAT_SPMU's (inferred).",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 13,
		.places = NULL, .at = {ops + 13, 1},
		.field_count = 13, .fields = scf_pmcfgr_fields,
		.rule_count = 1, .rules = scf_pmcfgr_rules,
 .example = {ops + 23, 1},
		.masks = {
			.readable = 0xf1fbffffULL,
		},
	},
	{
		.key = "pmcr", .name = "PMCR",
		.text = "Enables and resets the counters.",
		.source = "CSPMU arm_cspmu.h; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 14,
		.places = NULL, .at = {ops + 24, 1},
		.field_count = 10, .fields = scf_pmcr_fields,
		.masks = {
			.readable = 0xf39ULL,
			.writable = 0xe3fULL,
			.acting = 6,
			.self_clearing = 6,
			.is_volatile = 0x100ULL,
			.has_reset = 1,
		},
	},
	{
		.key = "pmiidr", .name = "PMIIDR",
		.text = "Implementation; when it reads 0 the PMPIDR registers give the same.",
		.source = "CSPMU arm_cspmu.h; APMT", .note = "Linux compares ProductID, Variant and Revision; a value that firmware gives replaces the register.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 15,
		.places = NULL, .at = {ops + 25, 1},
		.field_count = 4, .fields = scf_pmiidr_fields,
 .example = {ops + 26, 1},
		.masks = {
			.readable = 0xffffffffULL,
		},
	},
	{
		.key = "pmceid", .name = "PMCEID<i>",
		.text = "Common events that are implemented.",
		.source = "ACS; RENODE",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {4, 1, 1}, .stride = {4, 0, 0}, .elements = 4,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 16,
		.places = NULL, .at = {ops + 27, 1},
		.field_count = 1, .fields = scf_pmceid_fields,
		.masks = {
			.readable = 0xffffffffULL,
		},
	},
	{
		.key = "pmsscr", .name = "PMSSCR",
		.text = "Takes a snapshot of all counters into PMSVR; where PMCFGR.SS is 1.",
		.source = "ACS; ARM I5.3", .note = "Place from ACS, behaviour and page 1 of the dual-page extension inferred; 64 bits wide in PMUv3.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 17,
		.places = NULL, .at = {ops + 28, 1},
		.field_count = 1, .fields = scf_pmsscr_fields,
		.masks = {
			.writable = 1,
			.acting = 1,
			.self_clearing = 1,
		},
	},
	{
		.key = "pmssrr", .name = "PMSSRR",
		.text = "Which counters a snapshot resets.",
		.source = "ACS; DSU", .note = "DSU-120AE has a snapshot status at 0x638 and saved overflow flags at 0x640, inside PMSVR's places.",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 18,
		.places = NULL, .at = {ops + 29, 1},
		.field_count = 2, .fields = scf_pmssrr_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
		},
	},
	{
		.key = "pmscr", .name = "PMSCR",
		.text = "Secure control: what may be counted and who may access; Secure access only.",
		.source = "ACS; PMCG 10", .note = "Resets are those of the SMMU's PMU (inferred).",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 19,
		.places = NULL, .at = {ops + 30, 1},
		.field_count = 6, .fields = scf_pmscr_fields,
		.masks = {
			.readable = 0x8000001fULL,
			.writable = 0x1fULL,
			.reset = 0x80000006ULL,
			.has_reset = 0x80000017ULL,
		},
	},
	{
		.key = "pmrootcr", .name = "PMROOTCR",
		.text = "Root control: which Root, Realm and sourceless events may be counted; Root access only.",
		.source = "ARM D24.5 SPMROOTCR_EL3; PMCG 10", .note = "Inferred from sister architectures.",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 20,
		.places = NULL, .at = {ops + 31, 1},
		.field_count = 4, .fields = scf_pmrootcr_fields,
		.masks = {
			.readable = 0x8000000bULL,
			.writable = 0xbULL,
			.reset = 0x80000008ULL,
			.has_reset = 0x8000000bULL,
		},
	},
	{
		.key = "pmirqcr0", .name = "PMIRQCR0",
		.text = "Address of the interrupt message; where PMCFGR.MSI is 1.",
		.source = "ACS", .note = "Place from ACS; fields inferred from the RAS interrupt registers.",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 21,
		.places = NULL, .at = {ops + 32, 1},
		.field_count = 1, .fields = scf_pmirqcr0_fields,
		.masks = {
			.readable = 0xfffffffffffffcULL,
			.writable = 0xfffffffffffffcULL,
		},
	},
	{
		.key = "pmirqcr1", .name = "PMIRQCR1",
		.text = "Data of the interrupt message.",
		.source = "ACS", .note = "Place from ACS; fields inferred from the RAS interrupt registers.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 22,
		.places = NULL, .at = {ops + 33, 1},
		.field_count = 1, .fields = scf_pmirqcr1_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
		},
	},
	{
		.key = "pmirqcr2", .name = "PMIRQCR2",
		.text = "Attributes and enable of the interrupt message.",
		.source = "ACS", .note = "Place from ACS; fields inferred from the RAS interrupt registers.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 23,
		.places = NULL, .at = {ops + 34, 1},
		.field_count = 4, .fields = scf_pmirqcr2_fields,
		.masks = {
			.readable = 0xffULL,
			.writable = 0xffULL,
		},
	},
	{
		.key = "pmirqsr", .name = "PMIRQSR",
		.text = "Status of the last interrupt message.",
		.source = "ACS", .note = "Fields are not known; taken as read-only here.",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 24,
		.places = NULL, .at = {ops + 35, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmitctrl", .name = "PMITCTRL",
		.text = "Integration mode control.",
		.source = "ARM I5.3", .note = "Place inferred from the common CoreSight block; content is not described here and must stay 0.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 25,
		.places = NULL, .at = {ops + 36, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmdevaff", .name = "PMDEVAFF",
		.text = "Which cores the PMU belongs to, in the form of MPIDR_EL1.",
		.source = "ACS; ARM I5.3", .note = "With F0V 0 the lowest field that is not 0 marks a group: its lowest set bit and the bits below it stand for any value (0x80 for all of the level), levels above are exact.",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 26,
		.places = NULL, .at = {ops + 37, 1},
		.field_count = 7, .fields = scf_pmdevaff_fields,
		.masks = {
			.readable = 0xffc1ffffffULL,
		},
	},
	{
		.key = "pmlar", .name = "PMLAR",
		.text = "Software lock; optional.",
		.source = "ARM I5.3", .note = "Inferred from the common CoreSight block.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 27,
		.places = NULL, .at = {ops + 38, 1},
		.field_count = 1, .fields = scf_pmlar_fields,
		.masks = {
			.writable = 0xffffffffULL,
		},
	},
	{
		.key = "pmlsr", .name = "PMLSR",
		.text = "Status of the software lock; optional.",
		.source = "ARM I5.3", .note = "Inferred from the common CoreSight block; fields are not described here.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 28,
		.places = NULL, .at = {ops + 39, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmauthstatus", .name = "PMAUTHSTATUS",
		.text = "Which kinds of debug are implemented and on.",
		.source = "ACS; ARM I5.3",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 29,
		.places = NULL, .at = {ops + 40, 1},
		.field_count = 8, .fields = scf_pmauthstatus_fields,
		.masks = {
			.readable = 0xf00f0ffULL,
		},
	},
	{
		.key = "pmdevarch", .name = "PMDEVARCH",
		.text = "Architecture of the component; ARCHITECT 0x23B marks Arm's.",
		.source = "ACS; ARM I5.3", .note = "Relatives have ARCHVER and ARCHPART 0x2A16 (external PMUv3; 0x2A26 with 64-bit registers), 0x0A66 and 0x0A67 (AMU) and 0x2A56 (SMMU); DSU-120AE reads 0x47702A16.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 30,
		.places = NULL, .at = {ops + 41, 1},
		.field_count = 5, .fields = scf_pmdevarch_fields,
		.masks = {
			.readable = 0xffffffffULL,
		},
	},
	{
		.key = "pmdevid", .name = "PMDEVID",
		.text = "Implementation defined device configuration.",
		.source = "ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 31,
		.places = NULL, .at = {ops + 42, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmdevtype", .name = "PMDEVTYPE",
		.text = "Type of the component.",
		.source = "ACS; ARM I5.3",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 32,
		.places = NULL, .at = {ops + 43, 1},
		.field_count = 2, .fields = scf_pmdevtype_fields,
		.masks = {
			.readable = 0xffULL,
			.reset = 6,
			.has_reset = 0xfULL,
		},
	},
	{
		.key = "pmpidr4", .name = "PMPIDR4",
		.text = "Peripheral identification 4: designer's continuation code.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "Follows from PMIIDR by the rule that Linux has for the case that it reads 0.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 33,
		.places = NULL, .at = {ops + 44, 1},
		.field_count = 2, .fields = scf_pmpidr4_fields,
 .example = {ops + 45, 1},
		.masks = {
			.readable = 0xffULL,
			.has_reset = 0xf0ULL,
		},
	},
	{
		.key = "pmpidr5", .name = "PMPIDR5",
		.text = "Peripheral identification 5.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 34,
		.places = NULL, .at = {ops + 46, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmpidr6", .name = "PMPIDR6",
		.text = "Peripheral identification 6.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 35,
		.places = NULL, .at = {ops + 47, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmpidr7", .name = "PMPIDR7",
		.text = "Peripheral identification 7.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 36,
		.places = NULL, .at = {ops + 48, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmpidr0", .name = "PMPIDR0",
		.text = "Peripheral identification 0: part number.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "Follows from PMIIDR by the rule that Linux has for the case that it reads 0.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 37,
		.places = NULL, .at = {ops + 49, 1},
		.field_count = 1, .fields = scf_pmpidr0_fields,
 .example = {ops + 50, 1},
		.masks = {
			.readable = 0xffULL,
		},
	},
	{
		.key = "pmpidr1", .name = "PMPIDR1",
		.text = "Peripheral identification 1: designer and part number.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "Follows from PMIIDR by the rule that Linux has for the case that it reads 0.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 38,
		.places = NULL, .at = {ops + 51, 1},
		.field_count = 2, .fields = scf_pmpidr1_fields,
 .example = {ops + 52, 1},
		.masks = {
			.readable = 0xffULL,
		},
	},
	{
		.key = "pmpidr2", .name = "PMPIDR2",
		.text = "Peripheral identification 2: revision and designer.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "Follows from PMIIDR by the rule that Linux has for the case that it reads 0.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 39,
		.places = NULL, .at = {ops + 53, 1},
		.field_count = 3, .fields = scf_pmpidr2_fields,
 .example = {ops + 54, 1},
		.masks = {
			.readable = 0xffULL,
			.reset = 8,
			.has_reset = 8,
		},
	},
	{
		.key = "pmpidr3", .name = "PMPIDR3",
		.text = "Peripheral identification 3: minor revision.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "Follows from PMIIDR by the rule that Linux has for the case that it reads 0.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 40,
		.places = NULL, .at = {ops + 55, 1},
		.field_count = 2, .fields = scf_pmpidr3_fields,
 .example = {ops + 0, 1},
		.masks = {
			.readable = 0xffULL,
		},
	},
	{
		.key = "pmcidr0", .name = "PMCIDR0",
		.text = "Component identification 0.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 41,
		.places = NULL, .at = {ops + 56, 1},
		.field_count = 1, .fields = scf_pmcidr0_fields,
		.masks = {
			.readable = 0xffULL,
			.reset = 0xdULL,
			.has_reset = 0xffULL,
		},
	},
	{
		.key = "pmcidr1", .name = "PMCIDR1",
		.text = "Component identification 1.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 42,
		.places = NULL, .at = {ops + 57, 1},
		.field_count = 2, .fields = scf_pmcidr1_fields,
		.masks = {
			.readable = 0xffULL,
			.reset = 0x90ULL,
			.has_reset = 0xffULL,
		},
	},
	{
		.key = "pmcidr2", .name = "PMCIDR2",
		.text = "Component identification 2.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 43,
		.places = NULL, .at = {ops + 58, 1},
		.field_count = 1, .fields = scf_pmcidr2_fields,
		.masks = {
			.readable = 0xffULL,
			.reset = 5,
			.has_reset = 0xffULL,
		},
	},
	{
		.key = "pmcidr3", .name = "PMCIDR3",
		.text = "Component identification 3.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 44,
		.places = NULL, .at = {ops + 59, 1},
		.field_count = 1, .fields = scf_pmcidr3_fields,
		.masks = {
			.readable = 0xffULL,
			.reset = 0xb1ULL,
			.has_reset = 0xffULL,
		},
	},
	{
		.key = "pmccntr", .name = "PMCCNTR",
		.text = "Cycle counter, in the place of counter 31.",
		.source = "CSPMU arm_cspmu.c; RENODE",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 45,
		.roles = PMUREG_COUNTS,
		.places = NULL, .at = {ops + 60, 1},
		.field_count = 1, .fields = scf_pmccntr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.writable = 0xffffffffffffffffULL,
			.is_volatile = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "pmccfiltr", .name = "PMCCFILTR",
		.text = "Filter of the cycle counter, in the place of PMEVTYPER31.",
		.source = "NVCSPMU nv_cspmu_set_cc_filter", .note = "Linux has no filter for this unit and writes 0.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 46,
		.places = NULL, .at = {ops + 61, 1},
		.field_count = 1, .fields = scf_pmccfiltr_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
		},
	},
};

static const struct pmureg_instance scf_instances[] = {
	{.name = "0", .numbers = words + 0, .devices = NULL, .offset = 0x0},
	{.name = "1", .numbers = words + 1, .devices = NULL, .offset = 0x0},
	{.name = "2", .numbers = words + 2, .devices = NULL, .offset = 0x0},
	{.name = "3", .numbers = words + 3, .devices = NULL, .offset = 0x0},
};

static const struct pmureg_term scf_terms[] = {
	{
		.name = "event", .width = 33, .is_linux = 1,
		.perf_word = 0, .range_count = 1, .ranges = ranges + 0,
		.field_count = 0, .fields = NULL,
		.text = "Event number, its low 32 bits in PMEVTYPER; 0x100000000 is the cycle counter.",
	},
};

static const struct pmureg_rule scf_general_discover_rules[] = {
	{ .require = {ops + 96, 26}, .same = 0x0,
	 .text = "PMCFGR reads 0 or all ones: there is no PMU here, it has no power, or it may not be accessed from here."},
	{ .require = {ops + 122, 5}, .same = 0x0,
	 .text = "PMCFGR.SIZE is at most 0x1F: no counter is wider than 32 bits, so counters are 4 bytes apart, but 8 are described."},
	{ .require = {ops + 127, 5}, .same = 0x0,
	 .text = "PMCFGR.N is above 0x7F: there is no room for more than 128 counters that are 8 bytes apart."},
};

static const struct pmureg_rule scf_cycles_discover_rules[] = {
	{ .require = {ops + 96, 26}, .same = 0x0,
	 .text = "PMCFGR reads 0 or all ones: there is no PMU here, it has no power, or it may not be accessed from here."},
	{ .require = {ops + 122, 5}, .same = 0x0,
	 .text = "PMCFGR.SIZE is at most 0x1F: no counter is wider than 32 bits, so counters are 4 bytes apart, but 8 are described."},
	{ .require = {ops + 127, 5}, .same = 0x0,
	 .text = "PMCFGR.N is above 0x7F: there is no room for more than 128 counters that are 8 bytes apart."},
};

static const struct pmureg_counter scf_counters[] = {
	{
		.key = "general", .count = 31, .width = 64, .first = 0,
		.sum = 0, .free = 0, .shares = 0, .reg_count = 1, .regs = references + 0,
		.overflow = {.reg = 10, .field = 0, .index = {ops + 62, 3}, .field_index = {ops + 65, 3},},
 .selects = {ops + 68, 3}, .runs = {ops + 71, 11}, .discover_count = {ops + 82, 9}, .discover_width = {ops + 91, 5},

		.discover_rule_count = 3, .discover_rules = scf_general_discover_rules,
		.top_rate = 0.0, .program = {steps + 0, 3}, .enable = {steps + 3, 3}, .disable = {steps + 6, 2},
	},
	{
		.key = "cycles", .count = 1, .width = 64, .first = 0,
		.sum = 0, .free = 0, .shares = 0, .reg_count = 1, .regs = references + 1,
		.overflow = {.reg = 10, .field = 0, .index = {ops + 0, 1}, .field_index = {ops + 144, 1},},
 .takes = {ops + 145, 3}, .selects = {ops + 148, 1}, .runs = {ops + 149, 7}, .discover_count = {ops + 156, 3}, .discover_width = {ops + 91, 5},

		.discover_rule_count = 3, .discover_rules = scf_cycles_discover_rules,
		.top_rate = 0.0, .program = {steps + 8, 2}, .enable = {steps + 10, 3}, .disable = {steps + 13, 2},
	},
};

static const struct pmureg_event_info scf_events[] = {
	{
		.name = "cycles", .text = "Clock of the fabric.", .unit = "cycles", .linux_name = "cycles", .linux_string = "event=0x100000000",
		.term_count = 1, .terms = term_values + 0, .kind = PMUREG_NONE,
	},
	{
		.name = "bus_cycles", .text = "Bus clock of the fabric.", .unit = "cycles", .linux_name = "bus_cycles", .linux_string = "event=0x1d", .note = "How it differs from cycles is not known.",
		.term_count = 1, .terms = term_values + 1, .kind = PMUREG_NONE,
	},
	{
		.name = "scf_cache_allocate", .text = "Lines put into the system-level cache.", .unit = "lines", .linux_name = "scf_cache_allocate", .linux_string = "event=0xf0", .note = "Meaning read from the name.",
		.term_count = 1, .terms = term_values + 2, .kind = PMUREG_NONE,
	},
	{
		.name = "scf_cache_refill", .text = "Refills of the system-level cache, 64 bytes each.", .unit = "refills", .linux_name = "scf_cache_refill", .linux_string = "event=0xf1", .note = "The 64 bytes were measured on the successor (Tegra410).",
		.term_count = 1, .terms = term_values + 3, .kind = PMUREG_NONE,
	},
	{
		.name = "scf_cache", .text = "Accesses to the system-level cache.", .unit = "requests", .linux_name = "scf_cache", .linux_string = "event=0xf2", .note = "Meaning read from the name.",
		.term_count = 1, .terms = term_values + 4, .kind = PMUREG_NONE,
	},
	{
		.name = "scf_cache_wb", .text = "Lines of 64 bytes written back from the system-level cache.", .unit = "lines", .linux_name = "scf_cache_wb", .linux_string = "event=0xf3", .note = "The 64 bytes were measured on the successor (Tegra410).",
		.term_count = 1, .terms = term_values + 5, .kind = PMUREG_NONE,
	},
	{
		.name = "socket_0_rd_data", .text = "Data read from memory of socket 0.", .linux_name = "socket_0_rd_data", .linux_string = "event=0x101", .note = "Meaning read from the name; the unit is likely 32 bytes, not confirmed.",
		.term_count = 1, .terms = term_values + 6, .kind = PMUREG_NONE,
	},
	{
		.name = "socket_1_rd_data", .text = "Data read from memory of socket 1.", .linux_name = "socket_1_rd_data", .linux_string = "event=0x102", .note = "Meaning read from the name; the unit is likely 32 bytes, not confirmed.",
		.term_count = 1, .terms = term_values + 7, .kind = PMUREG_NONE,
	},
	{
		.name = "socket_2_rd_data", .text = "Data read from memory of socket 2.", .linux_name = "socket_2_rd_data", .linux_string = "event=0x103", .note = "Meaning read from the name; the unit is likely 32 bytes, not confirmed.",
		.term_count = 1, .terms = term_values + 8, .kind = PMUREG_NONE,
	},
	{
		.name = "socket_3_rd_data", .text = "Data read from memory of socket 3.", .linux_name = "socket_3_rd_data", .linux_string = "event=0x104", .note = "Meaning read from the name; the unit is likely 32 bytes, not confirmed.",
		.term_count = 1, .terms = term_values + 9, .kind = PMUREG_NONE,
	},
	{
		.name = "socket_0_wb_data", .text = "Data written back to memory of socket 0.", .linux_name = "socket_0_wb_data", .linux_string = "event=0x109", .note = "Meaning read from the name; the unit is likely 32 bytes, not confirmed.",
		.term_count = 1, .terms = term_values + 10, .kind = PMUREG_NONE,
	},
	{
		.name = "socket_1_wb_data", .text = "Data written back to memory of socket 1.", .linux_name = "socket_1_wb_data", .linux_string = "event=0x10a", .note = "Meaning read from the name; the unit is likely 32 bytes, not confirmed.",
		.term_count = 1, .terms = term_values + 11, .kind = PMUREG_NONE,
	},
	{
		.name = "socket_2_wb_data", .text = "Data written back to memory of socket 2.", .linux_name = "socket_2_wb_data", .linux_string = "event=0x10b", .note = "Meaning read from the name; the unit is likely 32 bytes, not confirmed.",
		.term_count = 1, .terms = term_values + 12, .kind = PMUREG_NONE,
	},
	{
		.name = "socket_3_wb_data", .text = "Data written back to memory of socket 3.", .linux_name = "socket_3_wb_data", .linux_string = "event=0x10c", .note = "Meaning read from the name; the unit is likely 32 bytes, not confirmed.",
		.term_count = 1, .terms = term_values + 13, .kind = PMUREG_NONE,
	},
	{
		.name = "socket_0_rd_outstanding", .text = "Reads to socket 0 outstanding in each cycle.", .unit = "request-cycles", .linux_name = "socket_0_rd_outstanding", .linux_string = "event=0x115", .note = "Meaning read from the name.",
		.term_count = 1, .terms = term_values + 14, .kind = PMUREG_NONE,
	},
	{
		.name = "socket_1_rd_outstanding", .text = "Reads to socket 1 outstanding in each cycle.", .unit = "request-cycles", .linux_name = "socket_1_rd_outstanding", .linux_string = "event=0x116", .note = "Meaning read from the name.",
		.term_count = 1, .terms = term_values + 15, .kind = PMUREG_NONE,
	},
	{
		.name = "socket_2_rd_outstanding", .text = "Reads to socket 2 outstanding in each cycle.", .unit = "request-cycles", .linux_name = "socket_2_rd_outstanding", .linux_string = "event=0x117", .note = "Meaning read from the name.",
		.term_count = 1, .terms = term_values + 16, .kind = PMUREG_NONE,
	},
	{
		.name = "socket_3_rd_outstanding", .text = "Reads to socket 3 outstanding in each cycle.", .unit = "request-cycles", .linux_name = "socket_3_rd_outstanding", .linux_string = "event=0x118", .note = "Meaning read from the name.",
		.term_count = 1, .terms = term_values + 17, .kind = PMUREG_NONE,
	},
	{
		.name = "socket_0_rd_access", .text = "Reads to memory of socket 0.", .unit = "requests", .linux_name = "socket_0_rd_access", .linux_string = "event=0x12d", .note = "Meaning read from the name.",
		.term_count = 1, .terms = term_values + 18, .kind = PMUREG_NONE,
	},
	{
		.name = "socket_1_rd_access", .text = "Reads to memory of socket 1.", .unit = "requests", .linux_name = "socket_1_rd_access", .linux_string = "event=0x12e", .note = "Meaning read from the name.",
		.term_count = 1, .terms = term_values + 19, .kind = PMUREG_NONE,
	},
	{
		.name = "socket_2_rd_access", .text = "Reads to memory of socket 2.", .unit = "requests", .linux_name = "socket_2_rd_access", .linux_string = "event=0x12f", .note = "Meaning read from the name.",
		.term_count = 1, .terms = term_values + 20, .kind = PMUREG_NONE,
	},
	{
		.name = "socket_3_rd_access", .text = "Reads to memory of socket 3.", .unit = "requests", .linux_name = "socket_3_rd_access", .linux_string = "event=0x130", .note = "Meaning read from the name.",
		.term_count = 1, .terms = term_values + 21, .kind = PMUREG_NONE,
	},
	{
		.name = "socket_0_wb_access", .text = "Write-backs to memory of socket 0.", .unit = "requests", .linux_name = "socket_0_wb_access", .linux_string = "event=0x135", .note = "Meaning read from the name.",
		.term_count = 1, .terms = term_values + 22, .kind = PMUREG_NONE,
	},
	{
		.name = "socket_1_wb_access", .text = "Write-backs to memory of socket 1.", .unit = "requests", .linux_name = "socket_1_wb_access", .linux_string = "event=0x136", .note = "Meaning read from the name.",
		.term_count = 1, .terms = term_values + 23, .kind = PMUREG_NONE,
	},
	{
		.name = "socket_2_wb_access", .text = "Write-backs to memory of socket 2.", .unit = "requests", .linux_name = "socket_2_wb_access", .linux_string = "event=0x137", .note = "Meaning read from the name.",
		.term_count = 1, .terms = term_values + 24, .kind = PMUREG_NONE,
	},
	{
		.name = "socket_3_wb_access", .text = "Write-backs to memory of socket 3.", .unit = "requests", .linux_name = "socket_3_wb_access", .linux_string = "event=0x138", .note = "Meaning read from the name.",
		.term_count = 1, .terms = term_values + 25, .kind = PMUREG_NONE,
	},
	{
		.name = "socket_0_wr_access", .text = "Writes to memory of socket 0.", .unit = "requests", .linux_name = "socket_0_wr_access", .linux_string = "event=0x139", .note = "Meaning read from the name.",
		.term_count = 1, .terms = term_values + 26, .kind = PMUREG_NONE,
	},
	{
		.name = "socket_1_wr_access", .text = "Writes to memory of socket 1.", .unit = "requests", .linux_name = "socket_1_wr_access", .linux_string = "event=0x13a", .note = "Meaning read from the name.",
		.term_count = 1, .terms = term_values + 27, .kind = PMUREG_NONE,
	},
	{
		.name = "socket_2_wr_access", .text = "Writes to memory of socket 2.", .unit = "requests", .linux_name = "socket_2_wr_access", .linux_string = "event=0x13b", .note = "Meaning read from the name.",
		.term_count = 1, .terms = term_values + 28, .kind = PMUREG_NONE,
	},
	{
		.name = "socket_3_wr_access", .text = "Writes to memory of socket 3.", .unit = "requests", .linux_name = "socket_3_wr_access", .linux_string = "event=0x13c", .note = "Meaning read from the name.",
		.term_count = 1, .terms = term_values + 29, .kind = PMUREG_NONE,
	},
	{
		.name = "socket_0_wr_data", .text = "Data written to memory of socket 0.", .linux_name = "socket_0_wr_data", .linux_string = "event=0x17c", .note = "Meaning read from the name; the unit is likely 32 bytes, not confirmed.",
		.term_count = 1, .terms = term_values + 30, .kind = PMUREG_NONE,
	},
	{
		.name = "socket_1_wr_data", .text = "Data written to memory of socket 1.", .linux_name = "socket_1_wr_data", .linux_string = "event=0x17d", .note = "Meaning read from the name; the unit is likely 32 bytes, not confirmed.",
		.term_count = 1, .terms = term_values + 31, .kind = PMUREG_NONE,
	},
	{
		.name = "socket_2_wr_data", .text = "Data written to memory of socket 2.", .linux_name = "socket_2_wr_data", .linux_string = "event=0x17e", .note = "Meaning read from the name; the unit is likely 32 bytes, not confirmed.",
		.term_count = 1, .terms = term_values + 32, .kind = PMUREG_NONE,
	},
	{
		.name = "socket_3_wr_data", .text = "Data written to memory of socket 3.", .linux_name = "socket_3_wr_data", .linux_string = "event=0x17f", .note = "Meaning read from the name; the unit is likely 32 bytes, not confirmed.",
		.term_count = 1, .terms = term_values + 33, .kind = PMUREG_NONE,
	},
	{
		.name = "gmem_rd_data", .text = "Data read from GPU memory.", .linux_name = "gmem_rd_data", .linux_string = "event=0x16d", .note = "Meaning read from the name; the unit is likely 32 bytes, not confirmed.",
		.term_count = 1, .terms = term_values + 34, .kind = PMUREG_NONE,
	},
	{
		.name = "gmem_rd_access", .text = "Reads to GPU memory.", .unit = "requests", .linux_name = "gmem_rd_access", .linux_string = "event=0x16e", .note = "Meaning read from the name.",
		.term_count = 1, .terms = term_values + 35, .kind = PMUREG_NONE,
	},
	{
		.name = "gmem_rd_outstanding", .text = "Reads to GPU memory outstanding in each cycle.", .unit = "request-cycles", .linux_name = "gmem_rd_outstanding", .linux_string = "event=0x16f", .note = "Meaning read from the name.",
		.term_count = 1, .terms = term_values + 36, .kind = PMUREG_NONE,
	},
	{
		.name = "gmem_wb_data", .text = "Data written back to GPU memory.", .linux_name = "gmem_wb_data", .linux_string = "event=0x173", .note = "Meaning read from the name; the unit is likely 32 bytes, not confirmed.",
		.term_count = 1, .terms = term_values + 37, .kind = PMUREG_NONE,
	},
	{
		.name = "gmem_wb_access", .text = "Write-backs to GPU memory.", .unit = "requests", .linux_name = "gmem_wb_access", .linux_string = "event=0x174", .note = "Meaning read from the name.",
		.term_count = 1, .terms = term_values + 38, .kind = PMUREG_NONE,
	},
	{
		.name = "gmem_wr_data", .text = "Data written to GPU memory.", .linux_name = "gmem_wr_data", .linux_string = "event=0x179", .note = "Meaning read from the name; the unit is likely 32 bytes, not confirmed.",
		.term_count = 1, .terms = term_values + 39, .kind = PMUREG_NONE,
	},
	{
		.name = "gmem_wr_access", .text = "Writes to GPU memory.", .unit = "requests", .linux_name = "gmem_wr_access", .linux_string = "event=0x17b", .note = "Meaning read from the name.",
		.term_count = 1, .terms = term_values + 40, .kind = PMUREG_NONE,
	},
	{
		.name = "gmem_wr_total_bytes", .text = "Bytes written to GPU memory, of all kinds.", .unit = "bytes", .linux_name = "gmem_wr_total_bytes", .linux_string = "event=0x1a0", .note = "Meaning read from the name.",
		.term_count = 1, .terms = term_values + 41, .kind = PMUREG_NONE,
	},
	{
		.name = "remote_socket_wr_total_bytes", .text = "Bytes written to the remote sockets.", .unit = "bytes", .linux_name = "remote_socket_wr_total_bytes", .linux_string = "event=0x1a1", .note = "Meaning read from the name.",
		.term_count = 1, .terms = term_values + 42, .kind = PMUREG_NONE,
	},
	{
		.name = "remote_socket_rd_data", .text = "Data read from the remote sockets.", .linux_name = "remote_socket_rd_data", .linux_string = "event=0x1a2", .note = "Meaning read from the name; the unit is likely 32 bytes, not confirmed.",
		.term_count = 1, .terms = term_values + 43, .kind = PMUREG_NONE,
	},
	{
		.name = "remote_socket_rd_outstanding", .text = "Reads to the remote sockets outstanding in each cycle.", .unit = "request-cycles", .linux_name = "remote_socket_rd_outstanding", .linux_string = "event=0x1a3", .note = "Meaning read from the name.",
		.term_count = 1, .terms = term_values + 44, .kind = PMUREG_NONE,
	},
	{
		.name = "remote_socket_rd_access", .text = "Reads to the remote sockets.", .unit = "requests", .linux_name = "remote_socket_rd_access", .linux_string = "event=0x1a4", .note = "Meaning read from the name.",
		.term_count = 1, .terms = term_values + 45, .kind = PMUREG_NONE,
	},
	{
		.name = "cmem_rd_data", .text = "Blocks of 32 bytes read from local CPU memory.", .unit = "blocks", .linux_name = "cmem_rd_data", .linux_string = "event=0x1a5",
		.term_count = 1, .terms = term_values + 46, .kind = PMUREG_NONE,
	},
	{
		.name = "cmem_rd_access", .text = "Reads to local CPU memory.", .unit = "requests", .linux_name = "cmem_rd_access", .linux_string = "event=0x1a6", .note = "Meaning read from the name.",
		.term_count = 1, .terms = term_values + 47, .kind = PMUREG_NONE,
	},
	{
		.name = "cmem_rd_outstanding", .text = "Reads to local CPU memory outstanding in each cycle.", .unit = "request-cycles", .linux_name = "cmem_rd_outstanding", .linux_string = "event=0x1a7", .note = "Meaning read from the name.",
		.term_count = 1, .terms = term_values + 48, .kind = PMUREG_NONE,
	},
	{
		.name = "cmem_wb_data", .text = "Data written back to local CPU memory.", .linux_name = "cmem_wb_data", .linux_string = "event=0x1ab", .note = "Meaning read from the name; the unit is likely 32 bytes, not confirmed.",
		.term_count = 1, .terms = term_values + 49, .kind = PMUREG_NONE,
	},
	{
		.name = "cmem_wb_access", .text = "Write-backs to local CPU memory.", .unit = "requests", .linux_name = "cmem_wb_access", .linux_string = "event=0x1ac", .note = "Meaning read from the name.",
		.term_count = 1, .terms = term_values + 50, .kind = PMUREG_NONE,
	},
	{
		.name = "cmem_wr_data", .text = "Data written to local CPU memory.", .linux_name = "cmem_wr_data", .linux_string = "event=0x1b1", .note = "Meaning read from the name; the unit is likely 32 bytes, not confirmed.",
		.term_count = 1, .terms = term_values + 51, .kind = PMUREG_NONE,
	},
	{
		.name = "cmem_wr_access", .text = "Writes to local CPU memory.", .unit = "requests", .linux_name = "cmem_wr_access", .linux_string = "event=0x1ca", .note = "Meaning read from the name.",
		.term_count = 1, .terms = term_values + 52, .kind = PMUREG_NONE,
	},
	{
		.name = "cmem_wr_total_bytes", .text = "Bytes written to local CPU memory, of all kinds.", .unit = "bytes", .linux_name = "cmem_wr_total_bytes", .linux_string = "event=0x1db",
		.term_count = 1, .terms = term_values + 53, .kind = PMUREG_NONE,
	},
};

static const struct pmureg_metric scf_metrics[] = {
	{.name = "local_memory_rd_bandwidth_in_gbps", .text = "Read bandwidth of local CPU memory.", .unit = "GB/s", .formula = {ops + 163, 5}, .source = "cmem_rd_data * 32 / duration_ns"},
	{.name = "local_memory_wr_bandwidth_in_gbps", .text = "Write bandwidth of local CPU memory.", .unit = "GB/s", .formula = {ops + 168, 3}, .source = "cmem_wr_total_bytes / duration_ns"},
	{.name = "local_memory_rd_latency_in_ns", .text = "Read latency of local CPU memory.", .unit = "ns", .formula = {ops + 171, 7}, .source = "cmem_rd_outstanding / cmem_rd_access / (cycles / duration_ns)"},
};

/* ---- PCIe root ports ---- */

static const struct pmureg_field pcie_pmevcntr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "The count; bits above PMCFGR.SIZE are RES0.",
	},
};

static const struct pmureg_field pcie_pmevtyper_fields[] = {
	{
		.name = "event", .low = 0, .width = 32, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Implementation defined event number and options.",
	},
};

static const struct pmureg_field pcie_pmsvr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "The count; bits above PMCFGR.SIZE are RES0.",
	},
};

static const struct pmureg_field pcie_pmevfilt2r_fields[] = {
	{
		.name = "filter2", .low = 0, .width = 32, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Implementation defined second filter.",
	},
};

static const struct pmureg_field pcie_pmevfiltr_fields[] = {
	{
		.name = "root_port", .low = 0, .width = 10, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "A bit for each root port.",
	},
};

static const struct pmureg_field pcie_pmcntenset_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1S,
		.flags = PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field pcie_pmcntenclr_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1C,
		.flags = PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field pcie_pmintenset_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1S,
		.flags = PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field pcie_pmintenclr_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1C,
		.flags = PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field pcie_pmovsclr_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1C,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field pcie_pmovsset_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1S,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field pcie_pmcgcr_fields[] = {
	{
		.name = "N", .low = 0, .width = 32, .each = 8, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Number of counters in group 4i + <j>.",
	},
};

static const struct pmureg_field pcie_pmcfgr_fields[] = {
	{
		.name = "NCG", .low = 28, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RANGE,
		.text = "Counter groups minus one.", .unit = "groups",
		.range_low = 0, .range_high = 0xeULL,
		 .means = {ops + 14, 3},
	},
	{
		.name = "HDBG", .low = 24, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Halt-on-debug can be chosen.",
	},
	{
		.name = "TRO", .low = 23, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Trace output can be chosen.",
	},
	{
		.name = "SS", .low = 22, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Snapshots are supported.",
	},
	{
		.name = "FZO", .low = 21, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Freeze-on-overflow can be chosen.",
	},
	{
		.name = "MSI", .low = 20, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Message-signaled interrupts are supported.",
	},
	{
		.name = "UEN", .low = 19, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "A user enable register is supported.",
	},
	{
		.name = "NA", .low = 17, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Registers may refuse writes while the monitor runs.",
	},
	{
		.name = "EX", .low = 16, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Export of events can be chosen.",
	},
	{
		.name = "CCD", .low = 15, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "The cycle counter has a prescaler.",
	},
	{
		.name = "CC", .low = 14, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Counter 31 is a dedicated cycle counter.",
	},
	{
		.name = "SIZE", .low = 8, .width = 6, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Width of the largest counter minus one.", .unit = "bits",
		.value_count = 14, .values = values + 0,
		 .means = {ops + 14, 3},
	},
	{
		.name = "N", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Number of counters minus one.", .unit = "counters",
		 .means = {ops + 14, 3},
	},
};

static const struct pmureg_rule pcie_pmcfgr_rules[] = {
	{ .when = {ops + 17, 3}, .require = {ops + 20, 3}, .same = 0x0,
	 .text = "the 64-bit layout has room for 128 counters, so N must be at most 0x7F."},
};

static const struct pmureg_field pcie_pmcr_fields[] = {
	{
		.name = "TRO", .low = 11, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Trace output of events; only where the configuration register has TRO.",
	},
	{
		.name = "HDBG", .low = 10, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Stops counting while the system is halted for debug; only where supported.",
	},
	{
		.name = "FZO", .low = 9, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Stops all counters when one overflows; only where supported.",
	},
	{
		.name = "NA", .low = 8, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "1 while writes are refused; only where supported.",
	},
	{
		.name = "DP", .low = 5, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Stops the cycle counter where counting is prohibited.",
	},
	{
		.name = "X", .low = 4, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Export of events; where PMCFGR.EX is 1.",
	},
	{
		.name = "D", .low = 3, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "1: the cycle counter counts every 64th clock; where PMCFGR.CCD is 1.",
	},
	{
		.name = "C", .low = 2, .width = 1, .each = 0, .access = PMUREG_WO,
		.flags = PMUREG_SELF_CLEARING | PMUREG_OPEN,
		.text = "Write 1 to zero the cycle counter; overflow flags stay.",
		.action_count = 1, .actions = actions + 2,
	},
	{
		.name = "P", .low = 1, .width = 1, .each = 0, .access = PMUREG_WO,
		.flags = PMUREG_SELF_CLEARING | PMUREG_OPEN,
		.text = "Write 1 to zero every event counter, not the cycle counter; overflow flags stay.",
		.action_count = 1, .actions = actions + 3,
	},
	{
		.name = "E", .low = 0, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1: the enabled counters count; 0: all stop and no overflow interrupt is raised.",
		.reset = 0,
	},
};

static const struct pmureg_field pcie_pmiidr_fields[] = {
	{
		.name = "ProductID", .low = 20, .width = 12, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Part number.",
	},
	{
		.name = "Variant", .low = 16, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Major revision or variant.",
	},
	{
		.name = "Revision", .low = 12, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Minor revision.",
	},
	{
		.name = "Implementer", .low = 0, .width = 12, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "JEP106 code: continuation codes [11:8], identity [6:0].",
		.value_count = 3, .values = values + 14,
	},
};

static const struct pmureg_field pcie_pmceid_fields[] = {
	{
		.name = "ID", .low = 0, .width = 32, .each = 1, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Event 32i + <k> exists.",
	},
};

static const struct pmureg_field pcie_pmsscr_fields[] = {
	{
		.name = "SS", .low = 0, .width = 1, .each = 0, .access = PMUREG_WO,
		.flags = PMUREG_SELF_CLEARING | PMUREG_OPEN,
		.text = "Write 1 to capture.",
	},
};

static const struct pmureg_field pcie_pmssrr_fields[] = {
	{
		.name = "RC", .low = 31, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "1 resets the cycle counter after capture.",
	},
	{
		.name = "RP", .low = 0, .width = 31, .each = 1, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "1 resets counter <m> after capture.",
	},
};

static const struct pmureg_field pcie_pmscr_fields[] = {
	{
		.name = "IMPL", .low = 31, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 when the register is implemented.",
		.reset = 1,
	},
	{
		.name = "NAO", .low = 4, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets events count that belong to no source.",
		.reset = 0,
	},
	{
		.name = "MSI_MPAM_NS", .low = 3, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "MPAM space of the interrupt write.",
	},
	{
		.name = "NSMSI", .low = 2, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 makes the interrupt write Non-secure.",
		.reset = 1,
	},
	{
		.name = "NSRA", .low = 1, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets Non-secure software access the registers; else they read 0.",
		.reset = 1,
	},
	{
		.name = "SO", .low = 0, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets events of Secure sources count and those of no source.",
		.reset = 0,
	},
};

static const struct pmureg_field pcie_pmrootcr_fields[] = {
	{
		.name = "IMPL", .low = 31, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 when the register is implemented.",
		.reset = 1,
	},
	{
		.name = "NAO", .low = 3, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets events count that belong to no source.",
		.reset = 1,
	},
	{
		.name = "RLO", .low = 1, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets events of Realm sources count.",
		.reset = 0,
	},
	{
		.name = "RTO", .low = 0, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets events of Root sources count.",
		.reset = 0,
	},
};

static const struct pmureg_field pcie_pmirqcr0_fields[] = {
	{
		.name = "ADDR", .low = 2, .width = 54, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Address bits 55:2 of the doorbell.",
	},
};

static const struct pmureg_field pcie_pmirqcr1_fields[] = {
	{
		.name = "DATA", .low = 0, .width = 32, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "The message.",
	},
};

static const struct pmureg_field pcie_pmirqcr2_fields[] = {
	{
		.name = "IRQEN", .low = 7, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "1 sends the message.",
	},
	{
		.name = "NSMSI", .low = 6, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "1 makes the write Non-secure.",
	},
	{
		.name = "SH", .low = 4, .width = 2, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Shareability of the write.",
	},
	{
		.name = "MemAttr", .low = 0, .width = 4, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Memory attributes of the write.",
	},
};

static const struct pmureg_field pcie_pmdevaff_fields[] = {
	{
		.name = "Aff3", .low = 32, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Affinity level 3.",
	},
	{
		.name = "F0V", .low = 31, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "1: Aff0 is valid and the PMU belongs to one core.",
	},
	{
		.name = "U", .low = 30, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Copy of MPIDR_EL1.U when F0V is 1.",
	},
	{
		.name = "MT", .low = 24, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Copy of MPIDR_EL1.MT when F0V is 1.",
	},
	{
		.name = "Aff2", .low = 16, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Affinity level 2 or its group mark.",
	},
	{
		.name = "Aff1", .low = 8, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Affinity level 1 or its group mark.",
	},
	{
		.name = "Aff0", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Affinity level 0 or its group mark.",
	},
};

static const struct pmureg_field pcie_pmlar_fields[] = {
	{
		.name = "KEY", .low = 0, .width = 32, .each = 0, .access = PMUREG_WO,
		.flags = PMUREG_OPEN,
		.text = "Key that opens the lock.",
	},
};

static const struct pmureg_field pcie_pmauthstatus_fields[] = {
	{
		.name = "RTNID", .low = 26, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Root non-invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "RTID", .low = 24, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Root invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "RLNID", .low = 14, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Realm non-invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "RLID", .low = 12, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Realm invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "SNID", .low = 6, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Secure non-invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "SID", .low = 4, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Secure invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "NSNID", .low = 2, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Non-secure non-invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "NSID", .low = 0, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Non-secure invasive.",
		.value_count = 3, .values = values + 17,
	},
};

static const struct pmureg_field pcie_pmdevarch_fields[] = {
	{
		.name = "ARCHITECT", .low = 21, .width = 11, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "JEP106 code of the architect.",
		.value_count = 1, .values = values + 20,
	},
	{
		.name = "PRESENT", .low = 20, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "1 when the register is implemented.",
	},
	{
		.name = "REVISION", .low = 16, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Revision of the architecture.",
	},
	{
		.name = "ARCHVER", .low = 12, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Version of the architecture.",
	},
	{
		.name = "ARCHPART", .low = 0, .width = 12, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Part of the architecture.",
	},
};

static const struct pmureg_field pcie_pmdevtype_fields[] = {
	{
		.name = "SUB", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "What is monitored.",
		.value_count = 2, .values = values + 21,
	},
	{
		.name = "MAJOR", .low = 0, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Class of the component.",
		.reset = 6,
		.value_count = 1, .values = values + 23,
	},
};

static const struct pmureg_field pcie_pmpidr4_fields[] = {
	{
		.name = "SIZE", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Pages of the component as a power of two.",
		.reset = 0,
	},
	{
		.name = "DES_2", .low = 0, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Implementer bits 11:8.",
	},
};

static const struct pmureg_field pcie_pmpidr0_fields[] = {
	{
		.name = "PART_0", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Part number bits 7:0.",
	},
};

static const struct pmureg_field pcie_pmpidr1_fields[] = {
	{
		.name = "DES_0", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Implementer bits 3:0.",
	},
	{
		.name = "PART_1", .low = 0, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Part number bits 11:8.",
	},
};

static const struct pmureg_field pcie_pmpidr2_fields[] = {
	{
		.name = "REVISION", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "PMIIDR.Variant.",
	},
	{
		.name = "JEDEC", .low = 3, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1: the designer is a JEP106 code.",
		.reset = 1,
	},
	{
		.name = "DES_1", .low = 0, .width = 3, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Implementer bits 6:4.",
	},
};

static const struct pmureg_field pcie_pmpidr3_fields[] = {
	{
		.name = "REVAND", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "PMIIDR.Revision.",
	},
	{
		.name = "CMOD", .low = 0, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Not 0 when a customer changed the component.",
	},
};

static const struct pmureg_field pcie_pmcidr0_fields[] = {
	{
		.name = "PRMBL_0", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Preamble.",
		.reset = 0xdULL,
	},
};

static const struct pmureg_field pcie_pmcidr1_fields[] = {
	{
		.name = "CLASS", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Component class.",
		.reset = 9,
		.value_count = 1, .values = values + 24,
	},
	{
		.name = "PRMBL_1", .low = 0, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Preamble.",
		.reset = 0,
	},
};

static const struct pmureg_field pcie_pmcidr2_fields[] = {
	{
		.name = "PRMBL_2", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Preamble.",
		.reset = 5,
	},
};

static const struct pmureg_field pcie_pmcidr3_fields[] = {
	{
		.name = "PRMBL_3", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Preamble.",
		.reset = 0xb1ULL,
	},
};

static const struct pmureg_field pcie_pmccntr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "The count; bits above PMCFGR.SIZE are RES0.",
	},
};

static const struct pmureg_field pcie_pmccfiltr_fields[] = {
	{
		.name = "root_port", .low = 0, .width = 10, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "A bit for each root port.",
	},
};

static const struct pmureg_register pcie_registers[] = {
	{
		.key = "pmevcntr", .name = "PMEVCNTR<n>",
		.text = "Event counter <n>.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "Those behind counter 31, the cycle counter, are not described.",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 1,
		.count = {31, 1, 1}, .stride = {8, 0, 0}, .elements = 31,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 0,
		.roles = PMUREG_COUNTS,
		.places = NULL, .at = {ops + 0, 1},
		.field_count = 1, .fields = pcie_pmevcntr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.writable = 0xffffffffffffffffULL,
			.is_volatile = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "pmevtyper", .name = "PMEVTYPER<n>",
		.text = "Event of counter <n>.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {31, 1, 1}, .stride = {4, 0, 0}, .elements = 31,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 1,
		.roles = PMUREG_CHOOSES_EVENT,
		.places = NULL, .at = {ops + 1, 1},
		.field_count = 1, .fields = pcie_pmevtyper_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
		},
	},
	{
		.key = "pmsvr", .name = "PMSVR<n>",
		.text = "Value of counter <n> at the last snapshot; where PMCFGR.SS is 1.",
		.source = "ACS; DSU", .note = "In page 1 with the dual-page extension (inferred from PMCG 10).",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 1,
		.count = {64, 1, 1}, .stride = {8, 0, 0}, .elements = 64,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 2,
		.places = NULL, .at = {ops + 2, 1},
		.field_count = 1, .fields = pcie_pmsvr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "pmevfilt2r", .name = "PMEVFILT2R<n>",
		.text = "Second filter of counter <n>.",
		.source = "CSPMU arm_cspmu.h",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {128, 1, 1}, .stride = {4, 0, 0}, .elements = 128,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 3,
		.places = NULL, .at = {ops + 3, 1},
		.field_count = 1, .fields = pcie_pmevfilt2r_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
		},
	},
	{
		.key = "pmevfiltr", .name = "PMEVFILTR<n>",
		.text = "First filter of counter <n>.",
		.source = "CSPMU arm_cspmu.h",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {128, 1, 1}, .stride = {4, 0, 0}, .elements = 128,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 4,
		.term_count = 1, .terms = register_terms + 0,
		.places = NULL, .at = {ops + 4, 1},
		.field_count = 1, .fields = pcie_pmevfiltr_fields,
		.masks = {
			.readable = 0x3ffULL,
			.writable = 0x3ffULL,
		},
	},
	{
		.key = "pmcntenset", .name = "PMCNTENSET<i>",
		.text = "Writing 1 enables a counter; reads the enables.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 5,
		.places = NULL, .at = {ops + 5, 1},
		.field_count = 1, .fields = pcie_pmcntenset_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1s = 0xffffffffULL,
		},
	},
	{
		.key = "pmcntenclr", .name = "PMCNTENCLR<i>",
		.text = "Writing 1 disables a counter; reads the enables.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 5,
		.places = NULL, .at = {ops + 6, 1},
		.field_count = 1, .fields = pcie_pmcntenclr_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1c = 0xffffffffULL,
		},
	},
	{
		.key = "pmintenset", .name = "PMINTENSET<i>",
		.text = "Writing 1 enables a counter's overflow interrupt; reads the enables.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 7,
		.places = NULL, .at = {ops + 7, 1},
		.field_count = 1, .fields = pcie_pmintenset_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1s = 0xffffffffULL,
		},
	},
	{
		.key = "pmintenclr", .name = "PMINTENCLR<i>",
		.text = "Writing 1 disables a counter's overflow interrupt; reads the enables.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 7,
		.places = NULL, .at = {ops + 8, 1},
		.field_count = 1, .fields = pcie_pmintenclr_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1c = 0xffffffffULL,
		},
	},
	{
		.key = "pmovsclr", .name = "PMOVSCLR<i>",
		.text = "Writing 1 clears a counter's overflow flag; reads the flags.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "In page 1 with the dual-page extension.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 10,
		.places = NULL, .at = {ops + 9, 1},
		.field_count = 1, .fields = pcie_pmovsclr_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1c = 0xffffffffULL,
			.is_volatile = 0xffffffffULL,
		},
	},
	{
		.key = "pmovsset", .name = "PMOVSSET<i>",
		.text = "Writing 1 sets a counter's overflow flag; reads the flags.",
		.source = "CSPMU arm_cspmu.h; ACS", .note = "In page 1 with the dual-page extension (inferred from PMCG 10).",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 10,
		.places = NULL, .at = {ops + 10, 1},
		.field_count = 1, .fields = pcie_pmovsset_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1s = 0xffffffffULL,
			.is_volatile = 0xffffffffULL,
		},
	},
	{
		.key = "pmcgcr", .name = "PMCGCR<i>",
		.text = "Sizes of the counter groups; 0 with one group.",
		.source = "ACS (as PMCGR); ARM I5.3", .note = "Four words are inferred from SPMCGCR; so is where a group starts.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {4, 1, 1}, .stride = {4, 0, 0}, .elements = 4,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 11,
		.places = NULL, .at = {ops + 11, 1},
		.field_count = 1, .fields = pcie_pmcgcr_fields,
		.masks = {
			.readable = 0xffffffffULL,
		},
	},
	{
		.key = "pmimpdef", .name = "PMIMPDEF<i>",
		.text = "Implementation defined; not to be touched without a vendor's description.",
		.source = "CSPMU arm_cspmu.h; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {32, 1, 1}, .stride = {4, 0, 0}, .elements = 32,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 12,
		.places = NULL, .at = {ops + 12, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmcfgr", .name = "PMCFGR",
		.text = "Says what this PMU has; 0 or all ones mean no PMU or no power.",
		.source = "CSPMU arm_cspmu.h; ACS", .note = "Linux accepts sizes that are not listed; the list is FEAT_SPMU's (inferred).",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 13,
		.places = NULL, .at = {ops + 13, 1},
		.field_count = 13, .fields = pcie_pmcfgr_fields,
		.rule_count = 1, .rules = pcie_pmcfgr_rules,
 .example = {ops + 23, 1},
		.masks = {
			.readable = 0xf1fbffffULL,
		},
	},
	{
		.key = "pmcr", .name = "PMCR",
		.text = "Enables and resets the counters.",
		.source = "CSPMU arm_cspmu.h; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 14,
		.places = NULL, .at = {ops + 24, 1},
		.field_count = 10, .fields = pcie_pmcr_fields,
		.masks = {
			.readable = 0xf39ULL,
			.writable = 0xe3fULL,
			.acting = 6,
			.self_clearing = 6,
			.is_volatile = 0x100ULL,
			.has_reset = 1,
		},
	},
	{
		.key = "pmiidr", .name = "PMIIDR",
		.text = "Implementation; when it reads 0 the PMPIDR registers give the same.",
		.source = "CSPMU arm_cspmu.h; APMT", .note = "Linux compares ProductID, Variant and Revision; a value that firmware gives replaces the register.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 15,
		.places = NULL, .at = {ops + 25, 1},
		.field_count = 4, .fields = pcie_pmiidr_fields,
 .example = {ops + 178, 1},
		.masks = {
			.readable = 0xffffffffULL,
		},
	},
	{
		.key = "pmceid", .name = "PMCEID<i>",
		.text = "Common events that are implemented.",
		.source = "ACS; RENODE",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {4, 1, 1}, .stride = {4, 0, 0}, .elements = 4,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 16,
		.places = NULL, .at = {ops + 27, 1},
		.field_count = 1, .fields = pcie_pmceid_fields,
		.masks = {
			.readable = 0xffffffffULL,
		},
	},
	{
		.key = "pmsscr", .name = "PMSSCR",
		.text = "Takes a snapshot of all counters into PMSVR; where PMCFGR.SS is 1.",
		.source = "ACS; ARM I5.3", .note = "Place from ACS, behaviour and page 1 of the dual-page extension inferred; 64 bits wide in PMUv3.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 17,
		.places = NULL, .at = {ops + 28, 1},
		.field_count = 1, .fields = pcie_pmsscr_fields,
		.masks = {
			.writable = 1,
			.acting = 1,
			.self_clearing = 1,
		},
	},
	{
		.key = "pmssrr", .name = "PMSSRR",
		.text = "Which counters a snapshot resets.",
		.source = "ACS; DSU", .note = "DSU-120AE has a snapshot status at 0x638 and saved overflow flags at 0x640, inside PMSVR's places.",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 18,
		.places = NULL, .at = {ops + 29, 1},
		.field_count = 2, .fields = pcie_pmssrr_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
		},
	},
	{
		.key = "pmscr", .name = "PMSCR",
		.text = "Secure control: what may be counted and who may access; Secure access only.",
		.source = "ACS; PMCG 10", .note = "Resets are those of the SMMU's PMU (inferred).",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 19,
		.places = NULL, .at = {ops + 30, 1},
		.field_count = 6, .fields = pcie_pmscr_fields,
		.masks = {
			.readable = 0x8000001fULL,
			.writable = 0x1fULL,
			.reset = 0x80000006ULL,
			.has_reset = 0x80000017ULL,
		},
	},
	{
		.key = "pmrootcr", .name = "PMROOTCR",
		.text = "Root control: which Root, Realm and sourceless events may be counted; Root access only.",
		.source = "ARM D24.5 SPMROOTCR_EL3; PMCG 10", .note = "Inferred from sister architectures.",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 20,
		.places = NULL, .at = {ops + 31, 1},
		.field_count = 4, .fields = pcie_pmrootcr_fields,
		.masks = {
			.readable = 0x8000000bULL,
			.writable = 0xbULL,
			.reset = 0x80000008ULL,
			.has_reset = 0x8000000bULL,
		},
	},
	{
		.key = "pmirqcr0", .name = "PMIRQCR0",
		.text = "Address of the interrupt message; where PMCFGR.MSI is 1.",
		.source = "ACS", .note = "Place from ACS; fields inferred from the RAS interrupt registers.",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 21,
		.places = NULL, .at = {ops + 32, 1},
		.field_count = 1, .fields = pcie_pmirqcr0_fields,
		.masks = {
			.readable = 0xfffffffffffffcULL,
			.writable = 0xfffffffffffffcULL,
		},
	},
	{
		.key = "pmirqcr1", .name = "PMIRQCR1",
		.text = "Data of the interrupt message.",
		.source = "ACS", .note = "Place from ACS; fields inferred from the RAS interrupt registers.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 22,
		.places = NULL, .at = {ops + 33, 1},
		.field_count = 1, .fields = pcie_pmirqcr1_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
		},
	},
	{
		.key = "pmirqcr2", .name = "PMIRQCR2",
		.text = "Attributes and enable of the interrupt message.",
		.source = "ACS", .note = "Place from ACS; fields inferred from the RAS interrupt registers.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 23,
		.places = NULL, .at = {ops + 34, 1},
		.field_count = 4, .fields = pcie_pmirqcr2_fields,
		.masks = {
			.readable = 0xffULL,
			.writable = 0xffULL,
		},
	},
	{
		.key = "pmirqsr", .name = "PMIRQSR",
		.text = "Status of the last interrupt message.",
		.source = "ACS", .note = "Fields are not known; taken as read-only here.",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 24,
		.places = NULL, .at = {ops + 35, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmitctrl", .name = "PMITCTRL",
		.text = "Integration mode control.",
		.source = "ARM I5.3", .note = "Place inferred from the common CoreSight block; content is not described here and must stay 0.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 25,
		.places = NULL, .at = {ops + 36, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmdevaff", .name = "PMDEVAFF",
		.text = "Which cores the PMU belongs to, in the form of MPIDR_EL1.",
		.source = "ACS; ARM I5.3", .note = "With F0V 0 the lowest field that is not 0 marks a group: its lowest set bit and the bits below it stand for any value (0x80 for all of the level), levels above are exact.",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 26,
		.places = NULL, .at = {ops + 37, 1},
		.field_count = 7, .fields = pcie_pmdevaff_fields,
		.masks = {
			.readable = 0xffc1ffffffULL,
		},
	},
	{
		.key = "pmlar", .name = "PMLAR",
		.text = "Software lock; optional.",
		.source = "ARM I5.3", .note = "Inferred from the common CoreSight block.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 27,
		.places = NULL, .at = {ops + 38, 1},
		.field_count = 1, .fields = pcie_pmlar_fields,
		.masks = {
			.writable = 0xffffffffULL,
		},
	},
	{
		.key = "pmlsr", .name = "PMLSR",
		.text = "Status of the software lock; optional.",
		.source = "ARM I5.3", .note = "Inferred from the common CoreSight block; fields are not described here.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 28,
		.places = NULL, .at = {ops + 39, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmauthstatus", .name = "PMAUTHSTATUS",
		.text = "Which kinds of debug are implemented and on.",
		.source = "ACS; ARM I5.3",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 29,
		.places = NULL, .at = {ops + 40, 1},
		.field_count = 8, .fields = pcie_pmauthstatus_fields,
		.masks = {
			.readable = 0xf00f0ffULL,
		},
	},
	{
		.key = "pmdevarch", .name = "PMDEVARCH",
		.text = "Architecture of the component; ARCHITECT 0x23B marks Arm's.",
		.source = "ACS; ARM I5.3", .note = "Relatives have ARCHVER and ARCHPART 0x2A16 (external PMUv3; 0x2A26 with 64-bit registers), 0x0A66 and 0x0A67 (AMU) and 0x2A56 (SMMU); DSU-120AE reads 0x47702A16.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 30,
		.places = NULL, .at = {ops + 41, 1},
		.field_count = 5, .fields = pcie_pmdevarch_fields,
		.masks = {
			.readable = 0xffffffffULL,
		},
	},
	{
		.key = "pmdevid", .name = "PMDEVID",
		.text = "Implementation defined device configuration.",
		.source = "ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 31,
		.places = NULL, .at = {ops + 42, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmdevtype", .name = "PMDEVTYPE",
		.text = "Type of the component.",
		.source = "ACS; ARM I5.3",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 32,
		.places = NULL, .at = {ops + 43, 1},
		.field_count = 2, .fields = pcie_pmdevtype_fields,
		.masks = {
			.readable = 0xffULL,
			.reset = 6,
			.has_reset = 0xfULL,
		},
	},
	{
		.key = "pmpidr4", .name = "PMPIDR4",
		.text = "Peripheral identification 4: designer's continuation code.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "Follows from PMIIDR by the rule that Linux has for the case that it reads 0.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 33,
		.places = NULL, .at = {ops + 44, 1},
		.field_count = 2, .fields = pcie_pmpidr4_fields,
 .example = {ops + 45, 1},
		.masks = {
			.readable = 0xffULL,
			.has_reset = 0xf0ULL,
		},
	},
	{
		.key = "pmpidr5", .name = "PMPIDR5",
		.text = "Peripheral identification 5.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 34,
		.places = NULL, .at = {ops + 46, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmpidr6", .name = "PMPIDR6",
		.text = "Peripheral identification 6.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 35,
		.places = NULL, .at = {ops + 47, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmpidr7", .name = "PMPIDR7",
		.text = "Peripheral identification 7.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 36,
		.places = NULL, .at = {ops + 48, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmpidr0", .name = "PMPIDR0",
		.text = "Peripheral identification 0: part number.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "Follows from PMIIDR by the rule that Linux has for the case that it reads 0.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 37,
		.places = NULL, .at = {ops + 49, 1},
		.field_count = 1, .fields = pcie_pmpidr0_fields,
 .example = {ops + 45, 1},
		.masks = {
			.readable = 0xffULL,
		},
	},
	{
		.key = "pmpidr1", .name = "PMPIDR1",
		.text = "Peripheral identification 1: designer and part number.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "Follows from PMIIDR by the rule that Linux has for the case that it reads 0.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 38,
		.places = NULL, .at = {ops + 51, 1},
		.field_count = 2, .fields = pcie_pmpidr1_fields,
 .example = {ops + 179, 1},
		.masks = {
			.readable = 0xffULL,
		},
	},
	{
		.key = "pmpidr2", .name = "PMPIDR2",
		.text = "Peripheral identification 2: revision and designer.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "Follows from PMIIDR by the rule that Linux has for the case that it reads 0.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 39,
		.places = NULL, .at = {ops + 53, 1},
		.field_count = 3, .fields = pcie_pmpidr2_fields,
 .example = {ops + 54, 1},
		.masks = {
			.readable = 0xffULL,
			.reset = 8,
			.has_reset = 8,
		},
	},
	{
		.key = "pmpidr3", .name = "PMPIDR3",
		.text = "Peripheral identification 3: minor revision.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "Follows from PMIIDR by the rule that Linux has for the case that it reads 0.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 40,
		.places = NULL, .at = {ops + 55, 1},
		.field_count = 2, .fields = pcie_pmpidr3_fields,
 .example = {ops + 0, 1},
		.masks = {
			.readable = 0xffULL,
		},
	},
	{
		.key = "pmcidr0", .name = "PMCIDR0",
		.text = "Component identification 0.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 41,
		.places = NULL, .at = {ops + 56, 1},
		.field_count = 1, .fields = pcie_pmcidr0_fields,
		.masks = {
			.readable = 0xffULL,
			.reset = 0xdULL,
			.has_reset = 0xffULL,
		},
	},
	{
		.key = "pmcidr1", .name = "PMCIDR1",
		.text = "Component identification 1.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 42,
		.places = NULL, .at = {ops + 57, 1},
		.field_count = 2, .fields = pcie_pmcidr1_fields,
		.masks = {
			.readable = 0xffULL,
			.reset = 0x90ULL,
			.has_reset = 0xffULL,
		},
	},
	{
		.key = "pmcidr2", .name = "PMCIDR2",
		.text = "Component identification 2.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 43,
		.places = NULL, .at = {ops + 58, 1},
		.field_count = 1, .fields = pcie_pmcidr2_fields,
		.masks = {
			.readable = 0xffULL,
			.reset = 5,
			.has_reset = 0xffULL,
		},
	},
	{
		.key = "pmcidr3", .name = "PMCIDR3",
		.text = "Component identification 3.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 44,
		.places = NULL, .at = {ops + 59, 1},
		.field_count = 1, .fields = pcie_pmcidr3_fields,
		.masks = {
			.readable = 0xffULL,
			.reset = 0xb1ULL,
			.has_reset = 0xffULL,
		},
	},
	{
		.key = "pmccntr", .name = "PMCCNTR",
		.text = "Cycle counter, in the place of counter 31.",
		.source = "CSPMU arm_cspmu.c; RENODE",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 45,
		.roles = PMUREG_COUNTS,
		.places = NULL, .at = {ops + 60, 1},
		.field_count = 1, .fields = pcie_pmccntr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.writable = 0xffffffffffffffffULL,
			.is_volatile = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "pmccfiltr", .name = "PMCCFILTR",
		.text = "Filter of the cycle counter, in the place of PMEVTYPER31.",
		.source = "NVCSPMU nv_cspmu_set_cc_filter", .note = "What the cycle counter does with it is not known.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 46,
		.places = NULL, .at = {ops + 61, 1},
		.field_count = 1, .fields = pcie_pmccfiltr_fields,
		.masks = {
			.readable = 0x3ffULL,
			.writable = 0x3ffULL,
		},
	},
};

static const struct pmureg_instance pcie_instances[] = {
	{.name = "0", .numbers = words + 0, .devices = NULL, .offset = 0x0},
	{.name = "1", .numbers = words + 1, .devices = NULL, .offset = 0x0},
	{.name = "2", .numbers = words + 2, .devices = NULL, .offset = 0x0},
	{.name = "3", .numbers = words + 3, .devices = NULL, .offset = 0x0},
};

static const struct pmureg_term pcie_terms[] = {
	{
		.name = "event", .width = 33, .is_linux = 1,
		.perf_word = 0, .range_count = 1, .ranges = ranges + 0,
		.field_count = 0, .fields = NULL,
		.text = "Event number, its low 32 bits in PMEVTYPER; 0x100000000 is the cycle counter.",
	},
	{
		.name = "root_port", .width = 10, .is_linux = 1,
		.perf_word = 1, .range_count = 1, .ranges = ranges + 1,
		.field_count = 1, .fields = term_fields + 0,
		.text = "A bit for each root port.",
	},
};

static const struct pmureg_default pcie_defaults[] = {
	{ .when = {ops + 180, 3}, .setting_count = 1, .settings = settings + 6},
};

static const struct pmureg_rule pcie_general_discover_rules[] = {
	{ .require = {ops + 96, 26}, .same = 0x0,
	 .text = "PMCFGR reads 0 or all ones: there is no PMU here, it has no power, or it may not be accessed from here."},
	{ .require = {ops + 122, 5}, .same = 0x0,
	 .text = "PMCFGR.SIZE is at most 0x1F: no counter is wider than 32 bits, so counters are 4 bytes apart, but 8 are described."},
	{ .require = {ops + 127, 5}, .same = 0x0,
	 .text = "PMCFGR.N is above 0x7F: there is no room for more than 128 counters that are 8 bytes apart."},
};

static const struct pmureg_rule pcie_cycles_discover_rules[] = {
	{ .require = {ops + 96, 26}, .same = 0x0,
	 .text = "PMCFGR reads 0 or all ones: there is no PMU here, it has no power, or it may not be accessed from here."},
	{ .require = {ops + 122, 5}, .same = 0x0,
	 .text = "PMCFGR.SIZE is at most 0x1F: no counter is wider than 32 bits, so counters are 4 bytes apart, but 8 are described."},
	{ .require = {ops + 127, 5}, .same = 0x0,
	 .text = "PMCFGR.N is above 0x7F: there is no room for more than 128 counters that are 8 bytes apart."},
};

static const struct pmureg_counter pcie_counters[] = {
	{
		.key = "general", .count = 31, .width = 64, .first = 0,
		.sum = 0, .free = 0, .shares = 0, .reg_count = 1, .regs = references + 0,
		.overflow = {.reg = 10, .field = 0, .index = {ops + 62, 3}, .field_index = {ops + 65, 3},},
 .selects = {ops + 68, 3}, .runs = {ops + 71, 11}, .discover_count = {ops + 82, 9}, .discover_width = {ops + 91, 5},

		.discover_rule_count = 3, .discover_rules = pcie_general_discover_rules,
		.top_rate = 0.0, .program = {steps + 18, 3}, .enable = {steps + 21, 3}, .disable = {steps + 24, 2},
	},
	{
		.key = "cycles", .count = 1, .width = 64, .first = 0,
		.sum = 0, .free = 0, .shares = 0, .reg_count = 1, .regs = references + 1,
		.overflow = {.reg = 10, .field = 0, .index = {ops + 0, 1}, .field_index = {ops + 144, 1},},
 .takes = {ops + 145, 3}, .selects = {ops + 148, 1}, .runs = {ops + 149, 7}, .discover_count = {ops + 156, 3}, .discover_width = {ops + 91, 5},

		.discover_rule_count = 3, .discover_rules = pcie_cycles_discover_rules,
		.top_rate = 0.0, .program = {steps + 26, 2}, .enable = {steps + 10, 3}, .disable = {steps + 13, 2},
	},
};

static const struct pmureg_event_info pcie_events[] = {
	{
		.name = "cycles", .text = "Clock cycles of the unit.", .unit = "cycles", .linux_name = "cycles", .linux_string = "event=0x100000000",
		.term_count = 1, .terms = term_values + 0, .kind = PMUREG_NONE,
	},
	{
		.name = "rd_bytes_loc", .text = "Bytes read from local memory.", .unit = "bytes", .linux_name = "rd_bytes_loc", .linux_string = "event=0x0",
		.term_count = 1, .terms = term_values + 54, .kind = PMUREG_NONE,
	},
	{
		.name = "rd_bytes_rem", .text = "Bytes read from remote memory.", .unit = "bytes", .linux_name = "rd_bytes_rem", .linux_string = "event=0x1",
		.term_count = 1, .terms = term_values + 55, .kind = PMUREG_NONE,
	},
	{
		.name = "wr_bytes_loc", .text = "Bytes written to local memory.", .unit = "bytes", .linux_name = "wr_bytes_loc", .linux_string = "event=0x2",
		.term_count = 1, .terms = term_values + 56, .kind = PMUREG_NONE,
	},
	{
		.name = "wr_bytes_rem", .text = "Bytes written to remote memory.", .unit = "bytes", .linux_name = "wr_bytes_rem", .linux_string = "event=0x3",
		.term_count = 1, .terms = term_values + 57, .kind = PMUREG_NONE,
	},
	{
		.name = "total_bytes_loc", .text = "Bytes read from and written to local memory.", .unit = "bytes", .linux_name = "total_bytes_loc", .linux_string = "event=0x4",
		.term_count = 1, .terms = term_values + 58, .kind = PMUREG_NONE,
	},
	{
		.name = "total_bytes_rem", .text = "Bytes read from and written to remote memory.", .unit = "bytes", .linux_name = "total_bytes_rem", .linux_string = "event=0x5",
		.term_count = 1, .terms = term_values + 59, .kind = PMUREG_NONE,
	},
	{
		.name = "rd_req_loc", .text = "Reads to local memory.", .unit = "requests", .linux_name = "rd_req_loc", .linux_string = "event=0x6",
		.term_count = 1, .terms = term_values + 60, .kind = PMUREG_NONE,
	},
	{
		.name = "rd_req_rem", .text = "Reads to remote memory.", .unit = "requests", .linux_name = "rd_req_rem", .linux_string = "event=0x7",
		.term_count = 1, .terms = term_values + 61, .kind = PMUREG_NONE,
	},
	{
		.name = "wr_req_loc", .text = "Writes to local memory.", .unit = "requests", .linux_name = "wr_req_loc", .linux_string = "event=0x8",
		.term_count = 1, .terms = term_values + 62, .kind = PMUREG_NONE,
	},
	{
		.name = "wr_req_rem", .text = "Writes to remote memory.", .unit = "requests", .linux_name = "wr_req_rem", .linux_string = "event=0x9",
		.term_count = 1, .terms = term_values + 63, .kind = PMUREG_NONE,
	},
	{
		.name = "total_req_loc", .text = "Reads and writes to local memory.", .unit = "requests", .linux_name = "total_req_loc", .linux_string = "event=0xa",
		.term_count = 1, .terms = term_values + 64, .kind = PMUREG_NONE,
	},
	{
		.name = "total_req_rem", .text = "Reads and writes to remote memory.", .unit = "requests", .linux_name = "total_req_rem", .linux_string = "event=0xb",
		.term_count = 1, .terms = term_values + 65, .kind = PMUREG_NONE,
	},
	{
		.name = "rd_cum_outs_loc", .text = "Reads to local memory outstanding in each cycle.", .unit = "request-cycles", .linux_name = "rd_cum_outs_loc", .linux_string = "event=0xc",
		.term_count = 1, .terms = term_values + 66, .kind = PMUREG_NONE,
	},
	{
		.name = "rd_cum_outs_rem", .text = "Reads to remote memory outstanding in each cycle.", .unit = "request-cycles", .linux_name = "rd_cum_outs_rem", .linux_string = "event=0xd",
		.term_count = 1, .terms = term_values + 67, .kind = PMUREG_NONE,
	},
};

static const struct pmureg_metric pcie_metrics[] = {
	{.name = "rd_bandwidth_loc_in_gbps", .text = "Read bandwidth of local memory.", .unit = "GB/s", .formula = {ops + 194, 3}, .source = "rd_bytes_loc / duration_ns"},
	{.name = "wr_bandwidth_loc_in_gbps", .text = "Write bandwidth of local memory.", .unit = "GB/s", .formula = {ops + 197, 3}, .source = "wr_bytes_loc / duration_ns"},
	{.name = "rd_request_rate_loc", .text = "Reads to local memory in a cycle.", .unit = "requests/cycle", .formula = {ops + 200, 3}, .source = "rd_req_loc / cycles"},
	{.name = "rd_latency_loc_in_cycles", .text = "Read latency of local memory.", .unit = "cycles", .formula = {ops + 203, 3}, .source = "rd_cum_outs_loc / rd_req_loc"},
	{.name = "rd_latency_loc_in_ns", .text = "Read latency of local memory.", .unit = "ns", .formula = {ops + 206, 7}, .source = "rd_latency_loc_in_cycles / (cycles / duration_ns)"},
	{.name = "rd_bandwidth_rem_in_gbps", .text = "Read bandwidth of remote memory.", .unit = "GB/s", .formula = {ops + 213, 3}, .source = "rd_bytes_rem / duration_ns"},
	{.name = "wr_bandwidth_rem_in_gbps", .text = "Write bandwidth of remote memory.", .unit = "GB/s", .formula = {ops + 216, 3}, .source = "wr_bytes_rem / duration_ns"},
	{.name = "rd_request_rate_rem", .text = "Reads to remote memory in a cycle.", .unit = "requests/cycle", .formula = {ops + 219, 3}, .source = "rd_req_rem / cycles"},
	{.name = "rd_latency_rem_in_cycles", .text = "Read latency of remote memory.", .unit = "cycles", .formula = {ops + 222, 3}, .source = "rd_cum_outs_rem / rd_req_rem"},
	{.name = "rd_latency_rem_in_ns", .text = "Read latency of remote memory.", .unit = "ns", .formula = {ops + 225, 7}, .source = "rd_latency_rem_in_cycles / (cycles / duration_ns)"},
};

/* ---- NVLink-C2C0 ---- */

static const struct pmureg_field c2c0_pmevcntr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "The count; bits above PMCFGR.SIZE are RES0.",
	},
};

static const struct pmureg_field c2c0_pmevtyper_fields[] = {
	{
		.name = "event", .low = 0, .width = 32, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Implementation defined event number and options.",
	},
};

static const struct pmureg_field c2c0_pmsvr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "The count; bits above PMCFGR.SIZE are RES0.",
	},
};

static const struct pmureg_field c2c0_pmevfilt2r_fields[] = {
	{
		.name = "filter2", .low = 0, .width = 32, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Implementation defined second filter.",
	},
};

static const struct pmureg_field c2c0_pmevfiltr_fields[] = {
	{
		.name = "port", .low = 0, .width = 2, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "A bit for each port of the link.",
	},
};

static const struct pmureg_field c2c0_pmcntenset_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1S,
		.flags = PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field c2c0_pmcntenclr_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1C,
		.flags = PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field c2c0_pmintenset_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1S,
		.flags = PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field c2c0_pmintenclr_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1C,
		.flags = PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field c2c0_pmovsclr_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1C,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field c2c0_pmovsset_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1S,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field c2c0_pmcgcr_fields[] = {
	{
		.name = "N", .low = 0, .width = 32, .each = 8, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Number of counters in group 4i + <j>.",
	},
};

static const struct pmureg_field c2c0_pmcfgr_fields[] = {
	{
		.name = "NCG", .low = 28, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RANGE,
		.text = "Counter groups minus one.", .unit = "groups",
		.range_low = 0, .range_high = 0xeULL,
		 .means = {ops + 14, 3},
	},
	{
		.name = "HDBG", .low = 24, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Halt-on-debug can be chosen.",
	},
	{
		.name = "TRO", .low = 23, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Trace output can be chosen.",
	},
	{
		.name = "SS", .low = 22, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Snapshots are supported.",
	},
	{
		.name = "FZO", .low = 21, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Freeze-on-overflow can be chosen.",
	},
	{
		.name = "MSI", .low = 20, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Message-signaled interrupts are supported.",
	},
	{
		.name = "UEN", .low = 19, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "A user enable register is supported.",
	},
	{
		.name = "NA", .low = 17, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Registers may refuse writes while the monitor runs.",
	},
	{
		.name = "EX", .low = 16, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Export of events can be chosen.",
	},
	{
		.name = "CCD", .low = 15, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "The cycle counter has a prescaler.",
	},
	{
		.name = "CC", .low = 14, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Counter 31 is a dedicated cycle counter.",
	},
	{
		.name = "SIZE", .low = 8, .width = 6, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Width of the largest counter minus one.", .unit = "bits",
		.value_count = 14, .values = values + 0,
		 .means = {ops + 14, 3},
	},
	{
		.name = "N", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Number of counters minus one.", .unit = "counters",
		 .means = {ops + 14, 3},
	},
};

static const struct pmureg_rule c2c0_pmcfgr_rules[] = {
	{ .when = {ops + 17, 3}, .require = {ops + 20, 3}, .same = 0x0,
	 .text = "the 64-bit layout has room for 128 counters, so N must be at most 0x7F."},
};

static const struct pmureg_field c2c0_pmcr_fields[] = {
	{
		.name = "TRO", .low = 11, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Trace output of events; only where the configuration register has TRO.",
	},
	{
		.name = "HDBG", .low = 10, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Stops counting while the system is halted for debug; only where supported.",
	},
	{
		.name = "FZO", .low = 9, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Stops all counters when one overflows; only where supported.",
	},
	{
		.name = "NA", .low = 8, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "1 while writes are refused; only where supported.",
	},
	{
		.name = "DP", .low = 5, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Stops the cycle counter where counting is prohibited.",
	},
	{
		.name = "X", .low = 4, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Export of events; where PMCFGR.EX is 1.",
	},
	{
		.name = "D", .low = 3, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "1: the cycle counter counts every 64th clock; where PMCFGR.CCD is 1.",
	},
	{
		.name = "C", .low = 2, .width = 1, .each = 0, .access = PMUREG_WO,
		.flags = PMUREG_SELF_CLEARING | PMUREG_OPEN,
		.text = "Write 1 to zero the cycle counter; overflow flags stay.",
		.action_count = 1, .actions = actions + 4,
	},
	{
		.name = "P", .low = 1, .width = 1, .each = 0, .access = PMUREG_WO,
		.flags = PMUREG_SELF_CLEARING | PMUREG_OPEN,
		.text = "Write 1 to zero every event counter, not the cycle counter; overflow flags stay.",
		.action_count = 1, .actions = actions + 5,
	},
	{
		.name = "E", .low = 0, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1: the enabled counters count; 0: all stop and no overflow interrupt is raised.",
		.reset = 0,
	},
};

static const struct pmureg_field c2c0_pmiidr_fields[] = {
	{
		.name = "ProductID", .low = 20, .width = 12, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Part number.",
	},
	{
		.name = "Variant", .low = 16, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Major revision or variant.",
	},
	{
		.name = "Revision", .low = 12, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Minor revision.",
	},
	{
		.name = "Implementer", .low = 0, .width = 12, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "JEP106 code: continuation codes [11:8], identity [6:0].",
		.value_count = 3, .values = values + 14,
	},
};

static const struct pmureg_field c2c0_pmceid_fields[] = {
	{
		.name = "ID", .low = 0, .width = 32, .each = 1, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Event 32i + <k> exists.",
	},
};

static const struct pmureg_field c2c0_pmsscr_fields[] = {
	{
		.name = "SS", .low = 0, .width = 1, .each = 0, .access = PMUREG_WO,
		.flags = PMUREG_SELF_CLEARING | PMUREG_OPEN,
		.text = "Write 1 to capture.",
	},
};

static const struct pmureg_field c2c0_pmssrr_fields[] = {
	{
		.name = "RC", .low = 31, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "1 resets the cycle counter after capture.",
	},
	{
		.name = "RP", .low = 0, .width = 31, .each = 1, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "1 resets counter <m> after capture.",
	},
};

static const struct pmureg_field c2c0_pmscr_fields[] = {
	{
		.name = "IMPL", .low = 31, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 when the register is implemented.",
		.reset = 1,
	},
	{
		.name = "NAO", .low = 4, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets events count that belong to no source.",
		.reset = 0,
	},
	{
		.name = "MSI_MPAM_NS", .low = 3, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "MPAM space of the interrupt write.",
	},
	{
		.name = "NSMSI", .low = 2, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 makes the interrupt write Non-secure.",
		.reset = 1,
	},
	{
		.name = "NSRA", .low = 1, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets Non-secure software access the registers; else they read 0.",
		.reset = 1,
	},
	{
		.name = "SO", .low = 0, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets events of Secure sources count and those of no source.",
		.reset = 0,
	},
};

static const struct pmureg_field c2c0_pmrootcr_fields[] = {
	{
		.name = "IMPL", .low = 31, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 when the register is implemented.",
		.reset = 1,
	},
	{
		.name = "NAO", .low = 3, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets events count that belong to no source.",
		.reset = 1,
	},
	{
		.name = "RLO", .low = 1, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets events of Realm sources count.",
		.reset = 0,
	},
	{
		.name = "RTO", .low = 0, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets events of Root sources count.",
		.reset = 0,
	},
};

static const struct pmureg_field c2c0_pmirqcr0_fields[] = {
	{
		.name = "ADDR", .low = 2, .width = 54, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Address bits 55:2 of the doorbell.",
	},
};

static const struct pmureg_field c2c0_pmirqcr1_fields[] = {
	{
		.name = "DATA", .low = 0, .width = 32, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "The message.",
	},
};

static const struct pmureg_field c2c0_pmirqcr2_fields[] = {
	{
		.name = "IRQEN", .low = 7, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "1 sends the message.",
	},
	{
		.name = "NSMSI", .low = 6, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "1 makes the write Non-secure.",
	},
	{
		.name = "SH", .low = 4, .width = 2, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Shareability of the write.",
	},
	{
		.name = "MemAttr", .low = 0, .width = 4, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Memory attributes of the write.",
	},
};

static const struct pmureg_field c2c0_pmdevaff_fields[] = {
	{
		.name = "Aff3", .low = 32, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Affinity level 3.",
	},
	{
		.name = "F0V", .low = 31, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "1: Aff0 is valid and the PMU belongs to one core.",
	},
	{
		.name = "U", .low = 30, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Copy of MPIDR_EL1.U when F0V is 1.",
	},
	{
		.name = "MT", .low = 24, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Copy of MPIDR_EL1.MT when F0V is 1.",
	},
	{
		.name = "Aff2", .low = 16, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Affinity level 2 or its group mark.",
	},
	{
		.name = "Aff1", .low = 8, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Affinity level 1 or its group mark.",
	},
	{
		.name = "Aff0", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Affinity level 0 or its group mark.",
	},
};

static const struct pmureg_field c2c0_pmlar_fields[] = {
	{
		.name = "KEY", .low = 0, .width = 32, .each = 0, .access = PMUREG_WO,
		.flags = PMUREG_OPEN,
		.text = "Key that opens the lock.",
	},
};

static const struct pmureg_field c2c0_pmauthstatus_fields[] = {
	{
		.name = "RTNID", .low = 26, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Root non-invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "RTID", .low = 24, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Root invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "RLNID", .low = 14, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Realm non-invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "RLID", .low = 12, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Realm invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "SNID", .low = 6, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Secure non-invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "SID", .low = 4, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Secure invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "NSNID", .low = 2, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Non-secure non-invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "NSID", .low = 0, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Non-secure invasive.",
		.value_count = 3, .values = values + 17,
	},
};

static const struct pmureg_field c2c0_pmdevarch_fields[] = {
	{
		.name = "ARCHITECT", .low = 21, .width = 11, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "JEP106 code of the architect.",
		.value_count = 1, .values = values + 20,
	},
	{
		.name = "PRESENT", .low = 20, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "1 when the register is implemented.",
	},
	{
		.name = "REVISION", .low = 16, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Revision of the architecture.",
	},
	{
		.name = "ARCHVER", .low = 12, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Version of the architecture.",
	},
	{
		.name = "ARCHPART", .low = 0, .width = 12, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Part of the architecture.",
	},
};

static const struct pmureg_field c2c0_pmdevtype_fields[] = {
	{
		.name = "SUB", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "What is monitored.",
		.value_count = 2, .values = values + 21,
	},
	{
		.name = "MAJOR", .low = 0, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Class of the component.",
		.reset = 6,
		.value_count = 1, .values = values + 23,
	},
};

static const struct pmureg_field c2c0_pmpidr4_fields[] = {
	{
		.name = "SIZE", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Pages of the component as a power of two.",
		.reset = 0,
	},
	{
		.name = "DES_2", .low = 0, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Implementer bits 11:8.",
	},
};

static const struct pmureg_field c2c0_pmpidr0_fields[] = {
	{
		.name = "PART_0", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Part number bits 7:0.",
	},
};

static const struct pmureg_field c2c0_pmpidr1_fields[] = {
	{
		.name = "DES_0", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Implementer bits 3:0.",
	},
	{
		.name = "PART_1", .low = 0, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Part number bits 11:8.",
	},
};

static const struct pmureg_field c2c0_pmpidr2_fields[] = {
	{
		.name = "REVISION", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "PMIIDR.Variant.",
	},
	{
		.name = "JEDEC", .low = 3, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1: the designer is a JEP106 code.",
		.reset = 1,
	},
	{
		.name = "DES_1", .low = 0, .width = 3, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Implementer bits 6:4.",
	},
};

static const struct pmureg_field c2c0_pmpidr3_fields[] = {
	{
		.name = "REVAND", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "PMIIDR.Revision.",
	},
	{
		.name = "CMOD", .low = 0, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Not 0 when a customer changed the component.",
	},
};

static const struct pmureg_field c2c0_pmcidr0_fields[] = {
	{
		.name = "PRMBL_0", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Preamble.",
		.reset = 0xdULL,
	},
};

static const struct pmureg_field c2c0_pmcidr1_fields[] = {
	{
		.name = "CLASS", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Component class.",
		.reset = 9,
		.value_count = 1, .values = values + 24,
	},
	{
		.name = "PRMBL_1", .low = 0, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Preamble.",
		.reset = 0,
	},
};

static const struct pmureg_field c2c0_pmcidr2_fields[] = {
	{
		.name = "PRMBL_2", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Preamble.",
		.reset = 5,
	},
};

static const struct pmureg_field c2c0_pmcidr3_fields[] = {
	{
		.name = "PRMBL_3", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Preamble.",
		.reset = 0xb1ULL,
	},
};

static const struct pmureg_field c2c0_pmccntr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "The count; bits above PMCFGR.SIZE are RES0.",
	},
};

static const struct pmureg_field c2c0_pmccfiltr_fields[] = {
	{
		.name = "port", .low = 0, .width = 2, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "A bit for each port of the link.",
	},
};

static const struct pmureg_register c2c0_registers[] = {
	{
		.key = "pmevcntr", .name = "PMEVCNTR<n>",
		.text = "Event counter <n>.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "Those behind counter 31, the cycle counter, are not described.",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 1,
		.count = {31, 1, 1}, .stride = {8, 0, 0}, .elements = 31,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 0,
		.roles = PMUREG_COUNTS,
		.places = NULL, .at = {ops + 0, 1},
		.field_count = 1, .fields = c2c0_pmevcntr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.writable = 0xffffffffffffffffULL,
			.is_volatile = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "pmevtyper", .name = "PMEVTYPER<n>",
		.text = "Event of counter <n>.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {31, 1, 1}, .stride = {4, 0, 0}, .elements = 31,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 1,
		.roles = PMUREG_CHOOSES_EVENT,
		.places = NULL, .at = {ops + 1, 1},
		.field_count = 1, .fields = c2c0_pmevtyper_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
		},
	},
	{
		.key = "pmsvr", .name = "PMSVR<n>",
		.text = "Value of counter <n> at the last snapshot; where PMCFGR.SS is 1.",
		.source = "ACS; DSU", .note = "In page 1 with the dual-page extension (inferred from PMCG 10).",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 1,
		.count = {64, 1, 1}, .stride = {8, 0, 0}, .elements = 64,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 2,
		.places = NULL, .at = {ops + 2, 1},
		.field_count = 1, .fields = c2c0_pmsvr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "pmevfilt2r", .name = "PMEVFILT2R<n>",
		.text = "Second filter of counter <n>.",
		.source = "CSPMU arm_cspmu.h",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {128, 1, 1}, .stride = {4, 0, 0}, .elements = 128,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 3,
		.places = NULL, .at = {ops + 3, 1},
		.field_count = 1, .fields = c2c0_pmevfilt2r_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
		},
	},
	{
		.key = "pmevfiltr", .name = "PMEVFILTR<n>",
		.text = "First filter of counter <n>.",
		.source = "CSPMU arm_cspmu.h",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {128, 1, 1}, .stride = {4, 0, 0}, .elements = 128,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 4,
		.term_count = 1, .terms = register_terms + 0,
		.places = NULL, .at = {ops + 4, 1},
		.field_count = 1, .fields = c2c0_pmevfiltr_fields,
		.masks = {
			.readable = 3,
			.writable = 3,
		},
	},
	{
		.key = "pmcntenset", .name = "PMCNTENSET<i>",
		.text = "Writing 1 enables a counter; reads the enables.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 5,
		.places = NULL, .at = {ops + 5, 1},
		.field_count = 1, .fields = c2c0_pmcntenset_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1s = 0xffffffffULL,
		},
	},
	{
		.key = "pmcntenclr", .name = "PMCNTENCLR<i>",
		.text = "Writing 1 disables a counter; reads the enables.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 5,
		.places = NULL, .at = {ops + 6, 1},
		.field_count = 1, .fields = c2c0_pmcntenclr_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1c = 0xffffffffULL,
		},
	},
	{
		.key = "pmintenset", .name = "PMINTENSET<i>",
		.text = "Writing 1 enables a counter's overflow interrupt; reads the enables.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 7,
		.places = NULL, .at = {ops + 7, 1},
		.field_count = 1, .fields = c2c0_pmintenset_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1s = 0xffffffffULL,
		},
	},
	{
		.key = "pmintenclr", .name = "PMINTENCLR<i>",
		.text = "Writing 1 disables a counter's overflow interrupt; reads the enables.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 7,
		.places = NULL, .at = {ops + 8, 1},
		.field_count = 1, .fields = c2c0_pmintenclr_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1c = 0xffffffffULL,
		},
	},
	{
		.key = "pmovsclr", .name = "PMOVSCLR<i>",
		.text = "Writing 1 clears a counter's overflow flag; reads the flags.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "In page 1 with the dual-page extension.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 10,
		.places = NULL, .at = {ops + 9, 1},
		.field_count = 1, .fields = c2c0_pmovsclr_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1c = 0xffffffffULL,
			.is_volatile = 0xffffffffULL,
		},
	},
	{
		.key = "pmovsset", .name = "PMOVSSET<i>",
		.text = "Writing 1 sets a counter's overflow flag; reads the flags.",
		.source = "CSPMU arm_cspmu.h; ACS", .note = "In page 1 with the dual-page extension (inferred from PMCG 10).",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 10,
		.places = NULL, .at = {ops + 10, 1},
		.field_count = 1, .fields = c2c0_pmovsset_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1s = 0xffffffffULL,
			.is_volatile = 0xffffffffULL,
		},
	},
	{
		.key = "pmcgcr", .name = "PMCGCR<i>",
		.text = "Sizes of the counter groups; 0 with one group.",
		.source = "ACS (as PMCGR); ARM I5.3", .note = "Four words are inferred from SPMCGCR; so is where a group starts.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {4, 1, 1}, .stride = {4, 0, 0}, .elements = 4,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 11,
		.places = NULL, .at = {ops + 11, 1},
		.field_count = 1, .fields = c2c0_pmcgcr_fields,
		.masks = {
			.readable = 0xffffffffULL,
		},
	},
	{
		.key = "pmimpdef", .name = "PMIMPDEF<i>",
		.text = "Implementation defined; not to be touched without a vendor's description.",
		.source = "CSPMU arm_cspmu.h; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {32, 1, 1}, .stride = {4, 0, 0}, .elements = 32,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 12,
		.places = NULL, .at = {ops + 12, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmcfgr", .name = "PMCFGR",
		.text = "Says what this PMU has; 0 or all ones mean no PMU or no power.",
		.source = "CSPMU arm_cspmu.h; ACS", .note = "Linux accepts sizes that are not listed; the list is FEAT_SPMU's (inferred).",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 13,
		.places = NULL, .at = {ops + 13, 1},
		.field_count = 13, .fields = c2c0_pmcfgr_fields,
		.rule_count = 1, .rules = c2c0_pmcfgr_rules,
 .example = {ops + 23, 1},
		.masks = {
			.readable = 0xf1fbffffULL,
		},
	},
	{
		.key = "pmcr", .name = "PMCR",
		.text = "Enables and resets the counters.",
		.source = "CSPMU arm_cspmu.h; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 14,
		.places = NULL, .at = {ops + 24, 1},
		.field_count = 10, .fields = c2c0_pmcr_fields,
		.masks = {
			.readable = 0xf39ULL,
			.writable = 0xe3fULL,
			.acting = 6,
			.self_clearing = 6,
			.is_volatile = 0x100ULL,
			.has_reset = 1,
		},
	},
	{
		.key = "pmiidr", .name = "PMIIDR",
		.text = "Implementation; when it reads 0 the PMPIDR registers give the same.",
		.source = "CSPMU arm_cspmu.h; APMT", .note = "Linux compares ProductID, Variant and Revision; a value that firmware gives replaces the register.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 15,
		.places = NULL, .at = {ops + 25, 1},
		.field_count = 4, .fields = c2c0_pmiidr_fields,
 .example = {ops + 232, 1},
		.masks = {
			.readable = 0xffffffffULL,
		},
	},
	{
		.key = "pmceid", .name = "PMCEID<i>",
		.text = "Common events that are implemented.",
		.source = "ACS; RENODE",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {4, 1, 1}, .stride = {4, 0, 0}, .elements = 4,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 16,
		.places = NULL, .at = {ops + 27, 1},
		.field_count = 1, .fields = c2c0_pmceid_fields,
		.masks = {
			.readable = 0xffffffffULL,
		},
	},
	{
		.key = "pmsscr", .name = "PMSSCR",
		.text = "Takes a snapshot of all counters into PMSVR; where PMCFGR.SS is 1.",
		.source = "ACS; ARM I5.3", .note = "Place from ACS, behaviour and page 1 of the dual-page extension inferred; 64 bits wide in PMUv3.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 17,
		.places = NULL, .at = {ops + 28, 1},
		.field_count = 1, .fields = c2c0_pmsscr_fields,
		.masks = {
			.writable = 1,
			.acting = 1,
			.self_clearing = 1,
		},
	},
	{
		.key = "pmssrr", .name = "PMSSRR",
		.text = "Which counters a snapshot resets.",
		.source = "ACS; DSU", .note = "DSU-120AE has a snapshot status at 0x638 and saved overflow flags at 0x640, inside PMSVR's places.",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 18,
		.places = NULL, .at = {ops + 29, 1},
		.field_count = 2, .fields = c2c0_pmssrr_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
		},
	},
	{
		.key = "pmscr", .name = "PMSCR",
		.text = "Secure control: what may be counted and who may access; Secure access only.",
		.source = "ACS; PMCG 10", .note = "Resets are those of the SMMU's PMU (inferred).",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 19,
		.places = NULL, .at = {ops + 30, 1},
		.field_count = 6, .fields = c2c0_pmscr_fields,
		.masks = {
			.readable = 0x8000001fULL,
			.writable = 0x1fULL,
			.reset = 0x80000006ULL,
			.has_reset = 0x80000017ULL,
		},
	},
	{
		.key = "pmrootcr", .name = "PMROOTCR",
		.text = "Root control: which Root, Realm and sourceless events may be counted; Root access only.",
		.source = "ARM D24.5 SPMROOTCR_EL3; PMCG 10", .note = "Inferred from sister architectures.",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 20,
		.places = NULL, .at = {ops + 31, 1},
		.field_count = 4, .fields = c2c0_pmrootcr_fields,
		.masks = {
			.readable = 0x8000000bULL,
			.writable = 0xbULL,
			.reset = 0x80000008ULL,
			.has_reset = 0x8000000bULL,
		},
	},
	{
		.key = "pmirqcr0", .name = "PMIRQCR0",
		.text = "Address of the interrupt message; where PMCFGR.MSI is 1.",
		.source = "ACS", .note = "Place from ACS; fields inferred from the RAS interrupt registers.",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 21,
		.places = NULL, .at = {ops + 32, 1},
		.field_count = 1, .fields = c2c0_pmirqcr0_fields,
		.masks = {
			.readable = 0xfffffffffffffcULL,
			.writable = 0xfffffffffffffcULL,
		},
	},
	{
		.key = "pmirqcr1", .name = "PMIRQCR1",
		.text = "Data of the interrupt message.",
		.source = "ACS", .note = "Place from ACS; fields inferred from the RAS interrupt registers.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 22,
		.places = NULL, .at = {ops + 33, 1},
		.field_count = 1, .fields = c2c0_pmirqcr1_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
		},
	},
	{
		.key = "pmirqcr2", .name = "PMIRQCR2",
		.text = "Attributes and enable of the interrupt message.",
		.source = "ACS", .note = "Place from ACS; fields inferred from the RAS interrupt registers.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 23,
		.places = NULL, .at = {ops + 34, 1},
		.field_count = 4, .fields = c2c0_pmirqcr2_fields,
		.masks = {
			.readable = 0xffULL,
			.writable = 0xffULL,
		},
	},
	{
		.key = "pmirqsr", .name = "PMIRQSR",
		.text = "Status of the last interrupt message.",
		.source = "ACS", .note = "Fields are not known; taken as read-only here.",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 24,
		.places = NULL, .at = {ops + 35, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmitctrl", .name = "PMITCTRL",
		.text = "Integration mode control.",
		.source = "ARM I5.3", .note = "Place inferred from the common CoreSight block; content is not described here and must stay 0.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 25,
		.places = NULL, .at = {ops + 36, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmdevaff", .name = "PMDEVAFF",
		.text = "Which cores the PMU belongs to, in the form of MPIDR_EL1.",
		.source = "ACS; ARM I5.3", .note = "With F0V 0 the lowest field that is not 0 marks a group: its lowest set bit and the bits below it stand for any value (0x80 for all of the level), levels above are exact.",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 26,
		.places = NULL, .at = {ops + 37, 1},
		.field_count = 7, .fields = c2c0_pmdevaff_fields,
		.masks = {
			.readable = 0xffc1ffffffULL,
		},
	},
	{
		.key = "pmlar", .name = "PMLAR",
		.text = "Software lock; optional.",
		.source = "ARM I5.3", .note = "Inferred from the common CoreSight block.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 27,
		.places = NULL, .at = {ops + 38, 1},
		.field_count = 1, .fields = c2c0_pmlar_fields,
		.masks = {
			.writable = 0xffffffffULL,
		},
	},
	{
		.key = "pmlsr", .name = "PMLSR",
		.text = "Status of the software lock; optional.",
		.source = "ARM I5.3", .note = "Inferred from the common CoreSight block; fields are not described here.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 28,
		.places = NULL, .at = {ops + 39, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmauthstatus", .name = "PMAUTHSTATUS",
		.text = "Which kinds of debug are implemented and on.",
		.source = "ACS; ARM I5.3",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 29,
		.places = NULL, .at = {ops + 40, 1},
		.field_count = 8, .fields = c2c0_pmauthstatus_fields,
		.masks = {
			.readable = 0xf00f0ffULL,
		},
	},
	{
		.key = "pmdevarch", .name = "PMDEVARCH",
		.text = "Architecture of the component; ARCHITECT 0x23B marks Arm's.",
		.source = "ACS; ARM I5.3", .note = "Relatives have ARCHVER and ARCHPART 0x2A16 (external PMUv3; 0x2A26 with 64-bit registers), 0x0A66 and 0x0A67 (AMU) and 0x2A56 (SMMU); DSU-120AE reads 0x47702A16.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 30,
		.places = NULL, .at = {ops + 41, 1},
		.field_count = 5, .fields = c2c0_pmdevarch_fields,
		.masks = {
			.readable = 0xffffffffULL,
		},
	},
	{
		.key = "pmdevid", .name = "PMDEVID",
		.text = "Implementation defined device configuration.",
		.source = "ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 31,
		.places = NULL, .at = {ops + 42, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmdevtype", .name = "PMDEVTYPE",
		.text = "Type of the component.",
		.source = "ACS; ARM I5.3",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 32,
		.places = NULL, .at = {ops + 43, 1},
		.field_count = 2, .fields = c2c0_pmdevtype_fields,
		.masks = {
			.readable = 0xffULL,
			.reset = 6,
			.has_reset = 0xfULL,
		},
	},
	{
		.key = "pmpidr4", .name = "PMPIDR4",
		.text = "Peripheral identification 4: designer's continuation code.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "Follows from PMIIDR by the rule that Linux has for the case that it reads 0.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 33,
		.places = NULL, .at = {ops + 44, 1},
		.field_count = 2, .fields = c2c0_pmpidr4_fields,
 .example = {ops + 45, 1},
		.masks = {
			.readable = 0xffULL,
			.has_reset = 0xf0ULL,
		},
	},
	{
		.key = "pmpidr5", .name = "PMPIDR5",
		.text = "Peripheral identification 5.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 34,
		.places = NULL, .at = {ops + 46, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmpidr6", .name = "PMPIDR6",
		.text = "Peripheral identification 6.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 35,
		.places = NULL, .at = {ops + 47, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmpidr7", .name = "PMPIDR7",
		.text = "Peripheral identification 7.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 36,
		.places = NULL, .at = {ops + 48, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmpidr0", .name = "PMPIDR0",
		.text = "Peripheral identification 0: part number.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "Follows from PMIIDR by the rule that Linux has for the case that it reads 0.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 37,
		.places = NULL, .at = {ops + 49, 1},
		.field_count = 1, .fields = c2c0_pmpidr0_fields,
 .example = {ops + 233, 1},
		.masks = {
			.readable = 0xffULL,
		},
	},
	{
		.key = "pmpidr1", .name = "PMPIDR1",
		.text = "Peripheral identification 1: designer and part number.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "Follows from PMIIDR by the rule that Linux has for the case that it reads 0.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 38,
		.places = NULL, .at = {ops + 51, 1},
		.field_count = 2, .fields = c2c0_pmpidr1_fields,
 .example = {ops + 179, 1},
		.masks = {
			.readable = 0xffULL,
		},
	},
	{
		.key = "pmpidr2", .name = "PMPIDR2",
		.text = "Peripheral identification 2: revision and designer.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "Follows from PMIIDR by the rule that Linux has for the case that it reads 0.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 39,
		.places = NULL, .at = {ops + 53, 1},
		.field_count = 3, .fields = c2c0_pmpidr2_fields,
 .example = {ops + 54, 1},
		.masks = {
			.readable = 0xffULL,
			.reset = 8,
			.has_reset = 8,
		},
	},
	{
		.key = "pmpidr3", .name = "PMPIDR3",
		.text = "Peripheral identification 3: minor revision.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "Follows from PMIIDR by the rule that Linux has for the case that it reads 0.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 40,
		.places = NULL, .at = {ops + 55, 1},
		.field_count = 2, .fields = c2c0_pmpidr3_fields,
 .example = {ops + 0, 1},
		.masks = {
			.readable = 0xffULL,
		},
	},
	{
		.key = "pmcidr0", .name = "PMCIDR0",
		.text = "Component identification 0.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 41,
		.places = NULL, .at = {ops + 56, 1},
		.field_count = 1, .fields = c2c0_pmcidr0_fields,
		.masks = {
			.readable = 0xffULL,
			.reset = 0xdULL,
			.has_reset = 0xffULL,
		},
	},
	{
		.key = "pmcidr1", .name = "PMCIDR1",
		.text = "Component identification 1.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 42,
		.places = NULL, .at = {ops + 57, 1},
		.field_count = 2, .fields = c2c0_pmcidr1_fields,
		.masks = {
			.readable = 0xffULL,
			.reset = 0x90ULL,
			.has_reset = 0xffULL,
		},
	},
	{
		.key = "pmcidr2", .name = "PMCIDR2",
		.text = "Component identification 2.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 43,
		.places = NULL, .at = {ops + 58, 1},
		.field_count = 1, .fields = c2c0_pmcidr2_fields,
		.masks = {
			.readable = 0xffULL,
			.reset = 5,
			.has_reset = 0xffULL,
		},
	},
	{
		.key = "pmcidr3", .name = "PMCIDR3",
		.text = "Component identification 3.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 44,
		.places = NULL, .at = {ops + 59, 1},
		.field_count = 1, .fields = c2c0_pmcidr3_fields,
		.masks = {
			.readable = 0xffULL,
			.reset = 0xb1ULL,
			.has_reset = 0xffULL,
		},
	},
	{
		.key = "pmccntr", .name = "PMCCNTR",
		.text = "Cycle counter, in the place of counter 31.",
		.source = "CSPMU arm_cspmu.c; RENODE",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 45,
		.roles = PMUREG_COUNTS,
		.places = NULL, .at = {ops + 60, 1},
		.field_count = 1, .fields = c2c0_pmccntr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.writable = 0xffffffffffffffffULL,
			.is_volatile = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "pmccfiltr", .name = "PMCCFILTR",
		.text = "Filter of the cycle counter, in the place of PMEVTYPER31.",
		.source = "NVCSPMU nv_cspmu_set_cc_filter", .note = "What the cycle counter does with it is not known.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 46,
		.places = NULL, .at = {ops + 61, 1},
		.field_count = 1, .fields = c2c0_pmccfiltr_fields,
		.masks = {
			.readable = 3,
			.writable = 3,
		},
	},
};

static const struct pmureg_instance c2c0_instances[] = {
	{.name = "0", .numbers = words + 0, .devices = NULL, .offset = 0x0},
	{.name = "1", .numbers = words + 1, .devices = NULL, .offset = 0x0},
	{.name = "2", .numbers = words + 2, .devices = NULL, .offset = 0x0},
	{.name = "3", .numbers = words + 3, .devices = NULL, .offset = 0x0},
};

static const struct pmureg_term c2c0_terms[] = {
	{
		.name = "event", .width = 33, .is_linux = 1,
		.perf_word = 0, .range_count = 1, .ranges = ranges + 0,
		.field_count = 0, .fields = NULL,
		.text = "Event number, its low 32 bits in PMEVTYPER; 0x100000000 is the cycle counter.",
	},
	{
		.name = "port", .width = 2, .is_linux = 1,
		.perf_word = 1, .range_count = 1, .ranges = ranges + 2,
		.field_count = 1, .fields = term_fields + 0,
		.text = "A bit for each port: one GPU takes both, two take one each.",
	},
};

static const struct pmureg_default c2c0_defaults[] = {
	{ .when = {ops + 180, 3}, .setting_count = 1, .settings = settings + 9},
};

static const struct pmureg_rule c2c0_general_discover_rules[] = {
	{ .require = {ops + 96, 26}, .same = 0x0,
	 .text = "PMCFGR reads 0 or all ones: there is no PMU here, it has no power, or it may not be accessed from here."},
	{ .require = {ops + 122, 5}, .same = 0x0,
	 .text = "PMCFGR.SIZE is at most 0x1F: no counter is wider than 32 bits, so counters are 4 bytes apart, but 8 are described."},
	{ .require = {ops + 127, 5}, .same = 0x0,
	 .text = "PMCFGR.N is above 0x7F: there is no room for more than 128 counters that are 8 bytes apart."},
};

static const struct pmureg_rule c2c0_cycles_discover_rules[] = {
	{ .require = {ops + 96, 26}, .same = 0x0,
	 .text = "PMCFGR reads 0 or all ones: there is no PMU here, it has no power, or it may not be accessed from here."},
	{ .require = {ops + 122, 5}, .same = 0x0,
	 .text = "PMCFGR.SIZE is at most 0x1F: no counter is wider than 32 bits, so counters are 4 bytes apart, but 8 are described."},
	{ .require = {ops + 127, 5}, .same = 0x0,
	 .text = "PMCFGR.N is above 0x7F: there is no room for more than 128 counters that are 8 bytes apart."},
};

static const struct pmureg_counter c2c0_counters[] = {
	{
		.key = "general", .count = 31, .width = 64, .first = 0,
		.sum = 0, .free = 0, .shares = 0, .reg_count = 1, .regs = references + 0,
		.overflow = {.reg = 10, .field = 0, .index = {ops + 62, 3}, .field_index = {ops + 65, 3},},
 .selects = {ops + 68, 3}, .runs = {ops + 71, 11}, .discover_count = {ops + 82, 9}, .discover_width = {ops + 91, 5},

		.discover_rule_count = 3, .discover_rules = c2c0_general_discover_rules,
		.top_rate = 0.0, .program = {steps + 18, 3}, .enable = {steps + 21, 3}, .disable = {steps + 24, 2},
	},
	{
		.key = "cycles", .count = 1, .width = 64, .first = 0,
		.sum = 0, .free = 0, .shares = 0, .reg_count = 1, .regs = references + 1,
		.overflow = {.reg = 10, .field = 0, .index = {ops + 0, 1}, .field_index = {ops + 144, 1},},
 .takes = {ops + 145, 3}, .selects = {ops + 148, 1}, .runs = {ops + 149, 7}, .discover_count = {ops + 156, 3}, .discover_width = {ops + 91, 5},

		.discover_rule_count = 3, .discover_rules = c2c0_cycles_discover_rules,
		.top_rate = 0.0, .program = {steps + 26, 2}, .enable = {steps + 10, 3}, .disable = {steps + 13, 2},
	},
};

static const struct pmureg_event_info c2c0_events[] = {
	{
		.name = "cycles", .text = "Clock cycles of the unit.", .unit = "cycles", .linux_name = "cycles", .linux_string = "event=0x100000000",
		.term_count = 1, .terms = term_values + 0, .kind = PMUREG_NONE,
	},
	{
		.name = "rd_bytes_loc", .text = "Bytes read from local memory.", .unit = "bytes", .linux_name = "rd_bytes_loc", .linux_string = "event=0x0",
		.term_count = 1, .terms = term_values + 54, .kind = PMUREG_NONE,
	},
	{
		.name = "rd_bytes_rem", .text = "Bytes read from remote memory.", .unit = "bytes", .linux_name = "rd_bytes_rem", .linux_string = "event=0x1",
		.term_count = 1, .terms = term_values + 55, .kind = PMUREG_NONE,
	},
	{
		.name = "wr_bytes_loc", .text = "Bytes written to local memory.", .unit = "bytes", .linux_name = "wr_bytes_loc", .linux_string = "event=0x2",
		.term_count = 1, .terms = term_values + 56, .kind = PMUREG_NONE,
	},
	{
		.name = "wr_bytes_rem", .text = "Bytes written to remote memory.", .unit = "bytes", .linux_name = "wr_bytes_rem", .linux_string = "event=0x3",
		.term_count = 1, .terms = term_values + 57, .kind = PMUREG_NONE,
	},
	{
		.name = "total_bytes_loc", .text = "Bytes read from and written to local memory.", .unit = "bytes", .linux_name = "total_bytes_loc", .linux_string = "event=0x4",
		.term_count = 1, .terms = term_values + 58, .kind = PMUREG_NONE,
	},
	{
		.name = "total_bytes_rem", .text = "Bytes read from and written to remote memory.", .unit = "bytes", .linux_name = "total_bytes_rem", .linux_string = "event=0x5",
		.term_count = 1, .terms = term_values + 59, .kind = PMUREG_NONE,
	},
	{
		.name = "rd_req_loc", .text = "Reads to local memory.", .unit = "requests", .linux_name = "rd_req_loc", .linux_string = "event=0x6",
		.term_count = 1, .terms = term_values + 60, .kind = PMUREG_NONE,
	},
	{
		.name = "rd_req_rem", .text = "Reads to remote memory.", .unit = "requests", .linux_name = "rd_req_rem", .linux_string = "event=0x7",
		.term_count = 1, .terms = term_values + 61, .kind = PMUREG_NONE,
	},
	{
		.name = "wr_req_loc", .text = "Writes to local memory.", .unit = "requests", .linux_name = "wr_req_loc", .linux_string = "event=0x8",
		.term_count = 1, .terms = term_values + 62, .kind = PMUREG_NONE,
	},
	{
		.name = "wr_req_rem", .text = "Writes to remote memory.", .unit = "requests", .linux_name = "wr_req_rem", .linux_string = "event=0x9",
		.term_count = 1, .terms = term_values + 63, .kind = PMUREG_NONE,
	},
	{
		.name = "total_req_loc", .text = "Reads and writes to local memory.", .unit = "requests", .linux_name = "total_req_loc", .linux_string = "event=0xa",
		.term_count = 1, .terms = term_values + 64, .kind = PMUREG_NONE,
	},
	{
		.name = "total_req_rem", .text = "Reads and writes to remote memory.", .unit = "requests", .linux_name = "total_req_rem", .linux_string = "event=0xb",
		.term_count = 1, .terms = term_values + 65, .kind = PMUREG_NONE,
	},
	{
		.name = "rd_cum_outs_loc", .text = "Reads to local memory outstanding in each cycle.", .unit = "request-cycles", .linux_name = "rd_cum_outs_loc", .linux_string = "event=0xc",
		.term_count = 1, .terms = term_values + 66, .kind = PMUREG_NONE,
	},
	{
		.name = "rd_cum_outs_rem", .text = "Reads to remote memory outstanding in each cycle.", .unit = "request-cycles", .linux_name = "rd_cum_outs_rem", .linux_string = "event=0xd",
		.term_count = 1, .terms = term_values + 67, .kind = PMUREG_NONE,
	},
};

static const struct pmureg_metric c2c0_metrics[] = {
	{.name = "rd_bandwidth_loc_in_gbps", .text = "Read bandwidth of local memory.", .unit = "GB/s", .formula = {ops + 194, 3}, .source = "rd_bytes_loc / duration_ns"},
	{.name = "wr_bandwidth_loc_in_gbps", .text = "Write bandwidth of local memory.", .unit = "GB/s", .formula = {ops + 197, 3}, .source = "wr_bytes_loc / duration_ns"},
	{.name = "rd_request_rate_loc", .text = "Reads to local memory in a cycle.", .unit = "requests/cycle", .formula = {ops + 200, 3}, .source = "rd_req_loc / cycles"},
	{.name = "rd_latency_loc_in_cycles", .text = "Read latency of local memory.", .unit = "cycles", .formula = {ops + 203, 3}, .source = "rd_cum_outs_loc / rd_req_loc"},
	{.name = "rd_latency_loc_in_ns", .text = "Read latency of local memory.", .unit = "ns", .formula = {ops + 206, 7}, .source = "rd_latency_loc_in_cycles / (cycles / duration_ns)"},
	{.name = "rd_bandwidth_rem_in_gbps", .text = "Read bandwidth of remote memory.", .unit = "GB/s", .formula = {ops + 213, 3}, .source = "rd_bytes_rem / duration_ns"},
	{.name = "wr_bandwidth_rem_in_gbps", .text = "Write bandwidth of remote memory.", .unit = "GB/s", .formula = {ops + 216, 3}, .source = "wr_bytes_rem / duration_ns"},
	{.name = "rd_request_rate_rem", .text = "Reads to remote memory in a cycle.", .unit = "requests/cycle", .formula = {ops + 219, 3}, .source = "rd_req_rem / cycles"},
	{.name = "rd_latency_rem_in_cycles", .text = "Read latency of remote memory.", .unit = "cycles", .formula = {ops + 222, 3}, .source = "rd_cum_outs_rem / rd_req_rem"},
	{.name = "rd_latency_rem_in_ns", .text = "Read latency of remote memory.", .unit = "ns", .formula = {ops + 225, 7}, .source = "rd_latency_rem_in_cycles / (cycles / duration_ns)"},
};

/* ---- NVLink-C2C1 ---- */

static const struct pmureg_field c2c1_pmevcntr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "The count; bits above PMCFGR.SIZE are RES0.",
	},
};

static const struct pmureg_field c2c1_pmevtyper_fields[] = {
	{
		.name = "event", .low = 0, .width = 32, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Implementation defined event number and options.",
	},
};

static const struct pmureg_field c2c1_pmsvr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "The count; bits above PMCFGR.SIZE are RES0.",
	},
};

static const struct pmureg_field c2c1_pmevfilt2r_fields[] = {
	{
		.name = "filter2", .low = 0, .width = 32, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Implementation defined second filter.",
	},
};

static const struct pmureg_field c2c1_pmevfiltr_fields[] = {
	{
		.name = "port", .low = 0, .width = 2, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "A bit for each port of the link.",
	},
};

static const struct pmureg_field c2c1_pmcntenset_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1S,
		.flags = PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field c2c1_pmcntenclr_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1C,
		.flags = PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field c2c1_pmintenset_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1S,
		.flags = PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field c2c1_pmintenclr_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1C,
		.flags = PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field c2c1_pmovsclr_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1C,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field c2c1_pmovsset_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1S,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field c2c1_pmcgcr_fields[] = {
	{
		.name = "N", .low = 0, .width = 32, .each = 8, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Number of counters in group 4i + <j>.",
	},
};

static const struct pmureg_field c2c1_pmcfgr_fields[] = {
	{
		.name = "NCG", .low = 28, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RANGE,
		.text = "Counter groups minus one.", .unit = "groups",
		.range_low = 0, .range_high = 0xeULL,
		 .means = {ops + 14, 3},
	},
	{
		.name = "HDBG", .low = 24, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Halt-on-debug can be chosen.",
	},
	{
		.name = "TRO", .low = 23, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Trace output can be chosen.",
	},
	{
		.name = "SS", .low = 22, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Snapshots are supported.",
	},
	{
		.name = "FZO", .low = 21, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Freeze-on-overflow can be chosen.",
	},
	{
		.name = "MSI", .low = 20, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Message-signaled interrupts are supported.",
	},
	{
		.name = "UEN", .low = 19, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "A user enable register is supported.",
	},
	{
		.name = "NA", .low = 17, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Registers may refuse writes while the monitor runs.",
	},
	{
		.name = "EX", .low = 16, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Export of events can be chosen.",
	},
	{
		.name = "CCD", .low = 15, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "The cycle counter has a prescaler.",
	},
	{
		.name = "CC", .low = 14, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Counter 31 is a dedicated cycle counter.",
	},
	{
		.name = "SIZE", .low = 8, .width = 6, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Width of the largest counter minus one.", .unit = "bits",
		.value_count = 14, .values = values + 0,
		 .means = {ops + 14, 3},
	},
	{
		.name = "N", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Number of counters minus one.", .unit = "counters",
		 .means = {ops + 14, 3},
	},
};

static const struct pmureg_rule c2c1_pmcfgr_rules[] = {
	{ .when = {ops + 17, 3}, .require = {ops + 20, 3}, .same = 0x0,
	 .text = "the 64-bit layout has room for 128 counters, so N must be at most 0x7F."},
};

static const struct pmureg_field c2c1_pmcr_fields[] = {
	{
		.name = "TRO", .low = 11, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Trace output of events; only where the configuration register has TRO.",
	},
	{
		.name = "HDBG", .low = 10, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Stops counting while the system is halted for debug; only where supported.",
	},
	{
		.name = "FZO", .low = 9, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Stops all counters when one overflows; only where supported.",
	},
	{
		.name = "NA", .low = 8, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "1 while writes are refused; only where supported.",
	},
	{
		.name = "DP", .low = 5, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Stops the cycle counter where counting is prohibited.",
	},
	{
		.name = "X", .low = 4, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Export of events; where PMCFGR.EX is 1.",
	},
	{
		.name = "D", .low = 3, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "1: the cycle counter counts every 64th clock; where PMCFGR.CCD is 1.",
	},
	{
		.name = "C", .low = 2, .width = 1, .each = 0, .access = PMUREG_WO,
		.flags = PMUREG_SELF_CLEARING | PMUREG_OPEN,
		.text = "Write 1 to zero the cycle counter; overflow flags stay.",
		.action_count = 1, .actions = actions + 6,
	},
	{
		.name = "P", .low = 1, .width = 1, .each = 0, .access = PMUREG_WO,
		.flags = PMUREG_SELF_CLEARING | PMUREG_OPEN,
		.text = "Write 1 to zero every event counter, not the cycle counter; overflow flags stay.",
		.action_count = 1, .actions = actions + 7,
	},
	{
		.name = "E", .low = 0, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1: the enabled counters count; 0: all stop and no overflow interrupt is raised.",
		.reset = 0,
	},
};

static const struct pmureg_field c2c1_pmiidr_fields[] = {
	{
		.name = "ProductID", .low = 20, .width = 12, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Part number.",
	},
	{
		.name = "Variant", .low = 16, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Major revision or variant.",
	},
	{
		.name = "Revision", .low = 12, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Minor revision.",
	},
	{
		.name = "Implementer", .low = 0, .width = 12, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "JEP106 code: continuation codes [11:8], identity [6:0].",
		.value_count = 3, .values = values + 14,
	},
};

static const struct pmureg_field c2c1_pmceid_fields[] = {
	{
		.name = "ID", .low = 0, .width = 32, .each = 1, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Event 32i + <k> exists.",
	},
};

static const struct pmureg_field c2c1_pmsscr_fields[] = {
	{
		.name = "SS", .low = 0, .width = 1, .each = 0, .access = PMUREG_WO,
		.flags = PMUREG_SELF_CLEARING | PMUREG_OPEN,
		.text = "Write 1 to capture.",
	},
};

static const struct pmureg_field c2c1_pmssrr_fields[] = {
	{
		.name = "RC", .low = 31, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "1 resets the cycle counter after capture.",
	},
	{
		.name = "RP", .low = 0, .width = 31, .each = 1, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "1 resets counter <m> after capture.",
	},
};

static const struct pmureg_field c2c1_pmscr_fields[] = {
	{
		.name = "IMPL", .low = 31, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 when the register is implemented.",
		.reset = 1,
	},
	{
		.name = "NAO", .low = 4, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets events count that belong to no source.",
		.reset = 0,
	},
	{
		.name = "MSI_MPAM_NS", .low = 3, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "MPAM space of the interrupt write.",
	},
	{
		.name = "NSMSI", .low = 2, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 makes the interrupt write Non-secure.",
		.reset = 1,
	},
	{
		.name = "NSRA", .low = 1, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets Non-secure software access the registers; else they read 0.",
		.reset = 1,
	},
	{
		.name = "SO", .low = 0, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets events of Secure sources count and those of no source.",
		.reset = 0,
	},
};

static const struct pmureg_field c2c1_pmrootcr_fields[] = {
	{
		.name = "IMPL", .low = 31, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 when the register is implemented.",
		.reset = 1,
	},
	{
		.name = "NAO", .low = 3, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets events count that belong to no source.",
		.reset = 1,
	},
	{
		.name = "RLO", .low = 1, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets events of Realm sources count.",
		.reset = 0,
	},
	{
		.name = "RTO", .low = 0, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets events of Root sources count.",
		.reset = 0,
	},
};

static const struct pmureg_field c2c1_pmirqcr0_fields[] = {
	{
		.name = "ADDR", .low = 2, .width = 54, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Address bits 55:2 of the doorbell.",
	},
};

static const struct pmureg_field c2c1_pmirqcr1_fields[] = {
	{
		.name = "DATA", .low = 0, .width = 32, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "The message.",
	},
};

static const struct pmureg_field c2c1_pmirqcr2_fields[] = {
	{
		.name = "IRQEN", .low = 7, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "1 sends the message.",
	},
	{
		.name = "NSMSI", .low = 6, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "1 makes the write Non-secure.",
	},
	{
		.name = "SH", .low = 4, .width = 2, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Shareability of the write.",
	},
	{
		.name = "MemAttr", .low = 0, .width = 4, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Memory attributes of the write.",
	},
};

static const struct pmureg_field c2c1_pmdevaff_fields[] = {
	{
		.name = "Aff3", .low = 32, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Affinity level 3.",
	},
	{
		.name = "F0V", .low = 31, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "1: Aff0 is valid and the PMU belongs to one core.",
	},
	{
		.name = "U", .low = 30, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Copy of MPIDR_EL1.U when F0V is 1.",
	},
	{
		.name = "MT", .low = 24, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Copy of MPIDR_EL1.MT when F0V is 1.",
	},
	{
		.name = "Aff2", .low = 16, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Affinity level 2 or its group mark.",
	},
	{
		.name = "Aff1", .low = 8, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Affinity level 1 or its group mark.",
	},
	{
		.name = "Aff0", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Affinity level 0 or its group mark.",
	},
};

static const struct pmureg_field c2c1_pmlar_fields[] = {
	{
		.name = "KEY", .low = 0, .width = 32, .each = 0, .access = PMUREG_WO,
		.flags = PMUREG_OPEN,
		.text = "Key that opens the lock.",
	},
};

static const struct pmureg_field c2c1_pmauthstatus_fields[] = {
	{
		.name = "RTNID", .low = 26, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Root non-invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "RTID", .low = 24, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Root invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "RLNID", .low = 14, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Realm non-invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "RLID", .low = 12, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Realm invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "SNID", .low = 6, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Secure non-invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "SID", .low = 4, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Secure invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "NSNID", .low = 2, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Non-secure non-invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "NSID", .low = 0, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Non-secure invasive.",
		.value_count = 3, .values = values + 17,
	},
};

static const struct pmureg_field c2c1_pmdevarch_fields[] = {
	{
		.name = "ARCHITECT", .low = 21, .width = 11, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "JEP106 code of the architect.",
		.value_count = 1, .values = values + 20,
	},
	{
		.name = "PRESENT", .low = 20, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "1 when the register is implemented.",
	},
	{
		.name = "REVISION", .low = 16, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Revision of the architecture.",
	},
	{
		.name = "ARCHVER", .low = 12, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Version of the architecture.",
	},
	{
		.name = "ARCHPART", .low = 0, .width = 12, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Part of the architecture.",
	},
};

static const struct pmureg_field c2c1_pmdevtype_fields[] = {
	{
		.name = "SUB", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "What is monitored.",
		.value_count = 2, .values = values + 21,
	},
	{
		.name = "MAJOR", .low = 0, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Class of the component.",
		.reset = 6,
		.value_count = 1, .values = values + 23,
	},
};

static const struct pmureg_field c2c1_pmpidr4_fields[] = {
	{
		.name = "SIZE", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Pages of the component as a power of two.",
		.reset = 0,
	},
	{
		.name = "DES_2", .low = 0, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Implementer bits 11:8.",
	},
};

static const struct pmureg_field c2c1_pmpidr0_fields[] = {
	{
		.name = "PART_0", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Part number bits 7:0.",
	},
};

static const struct pmureg_field c2c1_pmpidr1_fields[] = {
	{
		.name = "DES_0", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Implementer bits 3:0.",
	},
	{
		.name = "PART_1", .low = 0, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Part number bits 11:8.",
	},
};

static const struct pmureg_field c2c1_pmpidr2_fields[] = {
	{
		.name = "REVISION", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "PMIIDR.Variant.",
	},
	{
		.name = "JEDEC", .low = 3, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1: the designer is a JEP106 code.",
		.reset = 1,
	},
	{
		.name = "DES_1", .low = 0, .width = 3, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Implementer bits 6:4.",
	},
};

static const struct pmureg_field c2c1_pmpidr3_fields[] = {
	{
		.name = "REVAND", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "PMIIDR.Revision.",
	},
	{
		.name = "CMOD", .low = 0, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Not 0 when a customer changed the component.",
	},
};

static const struct pmureg_field c2c1_pmcidr0_fields[] = {
	{
		.name = "PRMBL_0", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Preamble.",
		.reset = 0xdULL,
	},
};

static const struct pmureg_field c2c1_pmcidr1_fields[] = {
	{
		.name = "CLASS", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Component class.",
		.reset = 9,
		.value_count = 1, .values = values + 24,
	},
	{
		.name = "PRMBL_1", .low = 0, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Preamble.",
		.reset = 0,
	},
};

static const struct pmureg_field c2c1_pmcidr2_fields[] = {
	{
		.name = "PRMBL_2", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Preamble.",
		.reset = 5,
	},
};

static const struct pmureg_field c2c1_pmcidr3_fields[] = {
	{
		.name = "PRMBL_3", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Preamble.",
		.reset = 0xb1ULL,
	},
};

static const struct pmureg_field c2c1_pmccntr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "The count; bits above PMCFGR.SIZE are RES0.",
	},
};

static const struct pmureg_field c2c1_pmccfiltr_fields[] = {
	{
		.name = "port", .low = 0, .width = 2, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "A bit for each port of the link.",
	},
};

static const struct pmureg_register c2c1_registers[] = {
	{
		.key = "pmevcntr", .name = "PMEVCNTR<n>",
		.text = "Event counter <n>.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "Those behind counter 31, the cycle counter, are not described.",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 1,
		.count = {31, 1, 1}, .stride = {8, 0, 0}, .elements = 31,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 0,
		.roles = PMUREG_COUNTS,
		.places = NULL, .at = {ops + 0, 1},
		.field_count = 1, .fields = c2c1_pmevcntr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.writable = 0xffffffffffffffffULL,
			.is_volatile = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "pmevtyper", .name = "PMEVTYPER<n>",
		.text = "Event of counter <n>.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {31, 1, 1}, .stride = {4, 0, 0}, .elements = 31,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 1,
		.roles = PMUREG_CHOOSES_EVENT,
		.places = NULL, .at = {ops + 1, 1},
		.field_count = 1, .fields = c2c1_pmevtyper_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
		},
	},
	{
		.key = "pmsvr", .name = "PMSVR<n>",
		.text = "Value of counter <n> at the last snapshot; where PMCFGR.SS is 1.",
		.source = "ACS; DSU", .note = "In page 1 with the dual-page extension (inferred from PMCG 10).",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 1,
		.count = {64, 1, 1}, .stride = {8, 0, 0}, .elements = 64,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 2,
		.places = NULL, .at = {ops + 2, 1},
		.field_count = 1, .fields = c2c1_pmsvr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "pmevfilt2r", .name = "PMEVFILT2R<n>",
		.text = "Second filter of counter <n>.",
		.source = "CSPMU arm_cspmu.h",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {128, 1, 1}, .stride = {4, 0, 0}, .elements = 128,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 3,
		.places = NULL, .at = {ops + 3, 1},
		.field_count = 1, .fields = c2c1_pmevfilt2r_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
		},
	},
	{
		.key = "pmevfiltr", .name = "PMEVFILTR<n>",
		.text = "First filter of counter <n>.",
		.source = "CSPMU arm_cspmu.h",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {128, 1, 1}, .stride = {4, 0, 0}, .elements = 128,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 4,
		.term_count = 1, .terms = register_terms + 0,
		.places = NULL, .at = {ops + 4, 1},
		.field_count = 1, .fields = c2c1_pmevfiltr_fields,
		.masks = {
			.readable = 3,
			.writable = 3,
		},
	},
	{
		.key = "pmcntenset", .name = "PMCNTENSET<i>",
		.text = "Writing 1 enables a counter; reads the enables.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 5,
		.places = NULL, .at = {ops + 5, 1},
		.field_count = 1, .fields = c2c1_pmcntenset_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1s = 0xffffffffULL,
		},
	},
	{
		.key = "pmcntenclr", .name = "PMCNTENCLR<i>",
		.text = "Writing 1 disables a counter; reads the enables.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 5,
		.places = NULL, .at = {ops + 6, 1},
		.field_count = 1, .fields = c2c1_pmcntenclr_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1c = 0xffffffffULL,
		},
	},
	{
		.key = "pmintenset", .name = "PMINTENSET<i>",
		.text = "Writing 1 enables a counter's overflow interrupt; reads the enables.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 7,
		.places = NULL, .at = {ops + 7, 1},
		.field_count = 1, .fields = c2c1_pmintenset_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1s = 0xffffffffULL,
		},
	},
	{
		.key = "pmintenclr", .name = "PMINTENCLR<i>",
		.text = "Writing 1 disables a counter's overflow interrupt; reads the enables.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 7,
		.places = NULL, .at = {ops + 8, 1},
		.field_count = 1, .fields = c2c1_pmintenclr_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1c = 0xffffffffULL,
		},
	},
	{
		.key = "pmovsclr", .name = "PMOVSCLR<i>",
		.text = "Writing 1 clears a counter's overflow flag; reads the flags.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "In page 1 with the dual-page extension.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 10,
		.places = NULL, .at = {ops + 9, 1},
		.field_count = 1, .fields = c2c1_pmovsclr_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1c = 0xffffffffULL,
			.is_volatile = 0xffffffffULL,
		},
	},
	{
		.key = "pmovsset", .name = "PMOVSSET<i>",
		.text = "Writing 1 sets a counter's overflow flag; reads the flags.",
		.source = "CSPMU arm_cspmu.h; ACS", .note = "In page 1 with the dual-page extension (inferred from PMCG 10).",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 10,
		.places = NULL, .at = {ops + 10, 1},
		.field_count = 1, .fields = c2c1_pmovsset_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1s = 0xffffffffULL,
			.is_volatile = 0xffffffffULL,
		},
	},
	{
		.key = "pmcgcr", .name = "PMCGCR<i>",
		.text = "Sizes of the counter groups; 0 with one group.",
		.source = "ACS (as PMCGR); ARM I5.3", .note = "Four words are inferred from SPMCGCR; so is where a group starts.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {4, 1, 1}, .stride = {4, 0, 0}, .elements = 4,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 11,
		.places = NULL, .at = {ops + 11, 1},
		.field_count = 1, .fields = c2c1_pmcgcr_fields,
		.masks = {
			.readable = 0xffffffffULL,
		},
	},
	{
		.key = "pmimpdef", .name = "PMIMPDEF<i>",
		.text = "Implementation defined; not to be touched without a vendor's description.",
		.source = "CSPMU arm_cspmu.h; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {32, 1, 1}, .stride = {4, 0, 0}, .elements = 32,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 12,
		.places = NULL, .at = {ops + 12, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmcfgr", .name = "PMCFGR",
		.text = "Says what this PMU has; 0 or all ones mean no PMU or no power.",
		.source = "CSPMU arm_cspmu.h; ACS", .note = "Linux accepts sizes that are not listed; the list is FEAT_SPMU's (inferred).",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 13,
		.places = NULL, .at = {ops + 13, 1},
		.field_count = 13, .fields = c2c1_pmcfgr_fields,
		.rule_count = 1, .rules = c2c1_pmcfgr_rules,
 .example = {ops + 23, 1},
		.masks = {
			.readable = 0xf1fbffffULL,
		},
	},
	{
		.key = "pmcr", .name = "PMCR",
		.text = "Enables and resets the counters.",
		.source = "CSPMU arm_cspmu.h; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 14,
		.places = NULL, .at = {ops + 24, 1},
		.field_count = 10, .fields = c2c1_pmcr_fields,
		.masks = {
			.readable = 0xf39ULL,
			.writable = 0xe3fULL,
			.acting = 6,
			.self_clearing = 6,
			.is_volatile = 0x100ULL,
			.has_reset = 1,
		},
	},
	{
		.key = "pmiidr", .name = "PMIIDR",
		.text = "Implementation; when it reads 0 the PMPIDR registers give the same.",
		.source = "CSPMU arm_cspmu.h; APMT", .note = "Linux compares ProductID, Variant and Revision; a value that firmware gives replaces the register.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 15,
		.places = NULL, .at = {ops + 25, 1},
		.field_count = 4, .fields = c2c1_pmiidr_fields,
 .example = {ops + 234, 1},
		.masks = {
			.readable = 0xffffffffULL,
		},
	},
	{
		.key = "pmceid", .name = "PMCEID<i>",
		.text = "Common events that are implemented.",
		.source = "ACS; RENODE",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {4, 1, 1}, .stride = {4, 0, 0}, .elements = 4,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 16,
		.places = NULL, .at = {ops + 27, 1},
		.field_count = 1, .fields = c2c1_pmceid_fields,
		.masks = {
			.readable = 0xffffffffULL,
		},
	},
	{
		.key = "pmsscr", .name = "PMSSCR",
		.text = "Takes a snapshot of all counters into PMSVR; where PMCFGR.SS is 1.",
		.source = "ACS; ARM I5.3", .note = "Place from ACS, behaviour and page 1 of the dual-page extension inferred; 64 bits wide in PMUv3.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 17,
		.places = NULL, .at = {ops + 28, 1},
		.field_count = 1, .fields = c2c1_pmsscr_fields,
		.masks = {
			.writable = 1,
			.acting = 1,
			.self_clearing = 1,
		},
	},
	{
		.key = "pmssrr", .name = "PMSSRR",
		.text = "Which counters a snapshot resets.",
		.source = "ACS; DSU", .note = "DSU-120AE has a snapshot status at 0x638 and saved overflow flags at 0x640, inside PMSVR's places.",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 18,
		.places = NULL, .at = {ops + 29, 1},
		.field_count = 2, .fields = c2c1_pmssrr_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
		},
	},
	{
		.key = "pmscr", .name = "PMSCR",
		.text = "Secure control: what may be counted and who may access; Secure access only.",
		.source = "ACS; PMCG 10", .note = "Resets are those of the SMMU's PMU (inferred).",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 19,
		.places = NULL, .at = {ops + 30, 1},
		.field_count = 6, .fields = c2c1_pmscr_fields,
		.masks = {
			.readable = 0x8000001fULL,
			.writable = 0x1fULL,
			.reset = 0x80000006ULL,
			.has_reset = 0x80000017ULL,
		},
	},
	{
		.key = "pmrootcr", .name = "PMROOTCR",
		.text = "Root control: which Root, Realm and sourceless events may be counted; Root access only.",
		.source = "ARM D24.5 SPMROOTCR_EL3; PMCG 10", .note = "Inferred from sister architectures.",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 20,
		.places = NULL, .at = {ops + 31, 1},
		.field_count = 4, .fields = c2c1_pmrootcr_fields,
		.masks = {
			.readable = 0x8000000bULL,
			.writable = 0xbULL,
			.reset = 0x80000008ULL,
			.has_reset = 0x8000000bULL,
		},
	},
	{
		.key = "pmirqcr0", .name = "PMIRQCR0",
		.text = "Address of the interrupt message; where PMCFGR.MSI is 1.",
		.source = "ACS", .note = "Place from ACS; fields inferred from the RAS interrupt registers.",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 21,
		.places = NULL, .at = {ops + 32, 1},
		.field_count = 1, .fields = c2c1_pmirqcr0_fields,
		.masks = {
			.readable = 0xfffffffffffffcULL,
			.writable = 0xfffffffffffffcULL,
		},
	},
	{
		.key = "pmirqcr1", .name = "PMIRQCR1",
		.text = "Data of the interrupt message.",
		.source = "ACS", .note = "Place from ACS; fields inferred from the RAS interrupt registers.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 22,
		.places = NULL, .at = {ops + 33, 1},
		.field_count = 1, .fields = c2c1_pmirqcr1_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
		},
	},
	{
		.key = "pmirqcr2", .name = "PMIRQCR2",
		.text = "Attributes and enable of the interrupt message.",
		.source = "ACS", .note = "Place from ACS; fields inferred from the RAS interrupt registers.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 23,
		.places = NULL, .at = {ops + 34, 1},
		.field_count = 4, .fields = c2c1_pmirqcr2_fields,
		.masks = {
			.readable = 0xffULL,
			.writable = 0xffULL,
		},
	},
	{
		.key = "pmirqsr", .name = "PMIRQSR",
		.text = "Status of the last interrupt message.",
		.source = "ACS", .note = "Fields are not known; taken as read-only here.",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 24,
		.places = NULL, .at = {ops + 35, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmitctrl", .name = "PMITCTRL",
		.text = "Integration mode control.",
		.source = "ARM I5.3", .note = "Place inferred from the common CoreSight block; content is not described here and must stay 0.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 25,
		.places = NULL, .at = {ops + 36, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmdevaff", .name = "PMDEVAFF",
		.text = "Which cores the PMU belongs to, in the form of MPIDR_EL1.",
		.source = "ACS; ARM I5.3", .note = "With F0V 0 the lowest field that is not 0 marks a group: its lowest set bit and the bits below it stand for any value (0x80 for all of the level), levels above are exact.",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 26,
		.places = NULL, .at = {ops + 37, 1},
		.field_count = 7, .fields = c2c1_pmdevaff_fields,
		.masks = {
			.readable = 0xffc1ffffffULL,
		},
	},
	{
		.key = "pmlar", .name = "PMLAR",
		.text = "Software lock; optional.",
		.source = "ARM I5.3", .note = "Inferred from the common CoreSight block.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 27,
		.places = NULL, .at = {ops + 38, 1},
		.field_count = 1, .fields = c2c1_pmlar_fields,
		.masks = {
			.writable = 0xffffffffULL,
		},
	},
	{
		.key = "pmlsr", .name = "PMLSR",
		.text = "Status of the software lock; optional.",
		.source = "ARM I5.3", .note = "Inferred from the common CoreSight block; fields are not described here.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 28,
		.places = NULL, .at = {ops + 39, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmauthstatus", .name = "PMAUTHSTATUS",
		.text = "Which kinds of debug are implemented and on.",
		.source = "ACS; ARM I5.3",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 29,
		.places = NULL, .at = {ops + 40, 1},
		.field_count = 8, .fields = c2c1_pmauthstatus_fields,
		.masks = {
			.readable = 0xf00f0ffULL,
		},
	},
	{
		.key = "pmdevarch", .name = "PMDEVARCH",
		.text = "Architecture of the component; ARCHITECT 0x23B marks Arm's.",
		.source = "ACS; ARM I5.3", .note = "Relatives have ARCHVER and ARCHPART 0x2A16 (external PMUv3; 0x2A26 with 64-bit registers), 0x0A66 and 0x0A67 (AMU) and 0x2A56 (SMMU); DSU-120AE reads 0x47702A16.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 30,
		.places = NULL, .at = {ops + 41, 1},
		.field_count = 5, .fields = c2c1_pmdevarch_fields,
		.masks = {
			.readable = 0xffffffffULL,
		},
	},
	{
		.key = "pmdevid", .name = "PMDEVID",
		.text = "Implementation defined device configuration.",
		.source = "ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 31,
		.places = NULL, .at = {ops + 42, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmdevtype", .name = "PMDEVTYPE",
		.text = "Type of the component.",
		.source = "ACS; ARM I5.3",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 32,
		.places = NULL, .at = {ops + 43, 1},
		.field_count = 2, .fields = c2c1_pmdevtype_fields,
		.masks = {
			.readable = 0xffULL,
			.reset = 6,
			.has_reset = 0xfULL,
		},
	},
	{
		.key = "pmpidr4", .name = "PMPIDR4",
		.text = "Peripheral identification 4: designer's continuation code.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "Follows from PMIIDR by the rule that Linux has for the case that it reads 0.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 33,
		.places = NULL, .at = {ops + 44, 1},
		.field_count = 2, .fields = c2c1_pmpidr4_fields,
 .example = {ops + 45, 1},
		.masks = {
			.readable = 0xffULL,
			.has_reset = 0xf0ULL,
		},
	},
	{
		.key = "pmpidr5", .name = "PMPIDR5",
		.text = "Peripheral identification 5.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 34,
		.places = NULL, .at = {ops + 46, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmpidr6", .name = "PMPIDR6",
		.text = "Peripheral identification 6.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 35,
		.places = NULL, .at = {ops + 47, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmpidr7", .name = "PMPIDR7",
		.text = "Peripheral identification 7.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 36,
		.places = NULL, .at = {ops + 48, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmpidr0", .name = "PMPIDR0",
		.text = "Peripheral identification 0: part number.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "Follows from PMIIDR by the rule that Linux has for the case that it reads 0.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 37,
		.places = NULL, .at = {ops + 49, 1},
		.field_count = 1, .fields = c2c1_pmpidr0_fields,
 .example = {ops + 235, 1},
		.masks = {
			.readable = 0xffULL,
		},
	},
	{
		.key = "pmpidr1", .name = "PMPIDR1",
		.text = "Peripheral identification 1: designer and part number.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "Follows from PMIIDR by the rule that Linux has for the case that it reads 0.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 38,
		.places = NULL, .at = {ops + 51, 1},
		.field_count = 2, .fields = c2c1_pmpidr1_fields,
 .example = {ops + 179, 1},
		.masks = {
			.readable = 0xffULL,
		},
	},
	{
		.key = "pmpidr2", .name = "PMPIDR2",
		.text = "Peripheral identification 2: revision and designer.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "Follows from PMIIDR by the rule that Linux has for the case that it reads 0.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 39,
		.places = NULL, .at = {ops + 53, 1},
		.field_count = 3, .fields = c2c1_pmpidr2_fields,
 .example = {ops + 54, 1},
		.masks = {
			.readable = 0xffULL,
			.reset = 8,
			.has_reset = 8,
		},
	},
	{
		.key = "pmpidr3", .name = "PMPIDR3",
		.text = "Peripheral identification 3: minor revision.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "Follows from PMIIDR by the rule that Linux has for the case that it reads 0.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 40,
		.places = NULL, .at = {ops + 55, 1},
		.field_count = 2, .fields = c2c1_pmpidr3_fields,
 .example = {ops + 0, 1},
		.masks = {
			.readable = 0xffULL,
		},
	},
	{
		.key = "pmcidr0", .name = "PMCIDR0",
		.text = "Component identification 0.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 41,
		.places = NULL, .at = {ops + 56, 1},
		.field_count = 1, .fields = c2c1_pmcidr0_fields,
		.masks = {
			.readable = 0xffULL,
			.reset = 0xdULL,
			.has_reset = 0xffULL,
		},
	},
	{
		.key = "pmcidr1", .name = "PMCIDR1",
		.text = "Component identification 1.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 42,
		.places = NULL, .at = {ops + 57, 1},
		.field_count = 2, .fields = c2c1_pmcidr1_fields,
		.masks = {
			.readable = 0xffULL,
			.reset = 0x90ULL,
			.has_reset = 0xffULL,
		},
	},
	{
		.key = "pmcidr2", .name = "PMCIDR2",
		.text = "Component identification 2.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 43,
		.places = NULL, .at = {ops + 58, 1},
		.field_count = 1, .fields = c2c1_pmcidr2_fields,
		.masks = {
			.readable = 0xffULL,
			.reset = 5,
			.has_reset = 0xffULL,
		},
	},
	{
		.key = "pmcidr3", .name = "PMCIDR3",
		.text = "Component identification 3.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 44,
		.places = NULL, .at = {ops + 59, 1},
		.field_count = 1, .fields = c2c1_pmcidr3_fields,
		.masks = {
			.readable = 0xffULL,
			.reset = 0xb1ULL,
			.has_reset = 0xffULL,
		},
	},
	{
		.key = "pmccntr", .name = "PMCCNTR",
		.text = "Cycle counter, in the place of counter 31.",
		.source = "CSPMU arm_cspmu.c; RENODE",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 45,
		.roles = PMUREG_COUNTS,
		.places = NULL, .at = {ops + 60, 1},
		.field_count = 1, .fields = c2c1_pmccntr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.writable = 0xffffffffffffffffULL,
			.is_volatile = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "pmccfiltr", .name = "PMCCFILTR",
		.text = "Filter of the cycle counter, in the place of PMEVTYPER31.",
		.source = "NVCSPMU nv_cspmu_set_cc_filter", .note = "What the cycle counter does with it is not known.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 46,
		.places = NULL, .at = {ops + 61, 1},
		.field_count = 1, .fields = c2c1_pmccfiltr_fields,
		.masks = {
			.readable = 3,
			.writable = 3,
		},
	},
};

static const struct pmureg_instance c2c1_instances[] = {
	{.name = "0", .numbers = words + 0, .devices = NULL, .offset = 0x0},
	{.name = "1", .numbers = words + 1, .devices = NULL, .offset = 0x0},
	{.name = "2", .numbers = words + 2, .devices = NULL, .offset = 0x0},
	{.name = "3", .numbers = words + 3, .devices = NULL, .offset = 0x0},
};

static const struct pmureg_term c2c1_terms[] = {
	{
		.name = "event", .width = 33, .is_linux = 1,
		.perf_word = 0, .range_count = 1, .ranges = ranges + 0,
		.field_count = 0, .fields = NULL,
		.text = "Event number, its low 32 bits in PMEVTYPER; 0x100000000 is the cycle counter.",
	},
	{
		.name = "port", .width = 2, .is_linux = 1,
		.perf_word = 1, .range_count = 1, .ranges = ranges + 2,
		.field_count = 1, .fields = term_fields + 0,
		.text = "A bit for each port: one GPU takes both, two take one each.",
	},
};

static const struct pmureg_default c2c1_defaults[] = {
	{ .when = {ops + 180, 3}, .setting_count = 1, .settings = settings + 9},
};

static const struct pmureg_rule c2c1_general_discover_rules[] = {
	{ .require = {ops + 96, 26}, .same = 0x0,
	 .text = "PMCFGR reads 0 or all ones: there is no PMU here, it has no power, or it may not be accessed from here."},
	{ .require = {ops + 122, 5}, .same = 0x0,
	 .text = "PMCFGR.SIZE is at most 0x1F: no counter is wider than 32 bits, so counters are 4 bytes apart, but 8 are described."},
	{ .require = {ops + 127, 5}, .same = 0x0,
	 .text = "PMCFGR.N is above 0x7F: there is no room for more than 128 counters that are 8 bytes apart."},
};

static const struct pmureg_rule c2c1_cycles_discover_rules[] = {
	{ .require = {ops + 96, 26}, .same = 0x0,
	 .text = "PMCFGR reads 0 or all ones: there is no PMU here, it has no power, or it may not be accessed from here."},
	{ .require = {ops + 122, 5}, .same = 0x0,
	 .text = "PMCFGR.SIZE is at most 0x1F: no counter is wider than 32 bits, so counters are 4 bytes apart, but 8 are described."},
	{ .require = {ops + 127, 5}, .same = 0x0,
	 .text = "PMCFGR.N is above 0x7F: there is no room for more than 128 counters that are 8 bytes apart."},
};

static const struct pmureg_counter c2c1_counters[] = {
	{
		.key = "general", .count = 31, .width = 64, .first = 0,
		.sum = 0, .free = 0, .shares = 0, .reg_count = 1, .regs = references + 0,
		.overflow = {.reg = 10, .field = 0, .index = {ops + 62, 3}, .field_index = {ops + 65, 3},},
 .selects = {ops + 68, 3}, .runs = {ops + 71, 11}, .discover_count = {ops + 82, 9}, .discover_width = {ops + 91, 5},

		.discover_rule_count = 3, .discover_rules = c2c1_general_discover_rules,
		.top_rate = 0.0, .program = {steps + 18, 3}, .enable = {steps + 21, 3}, .disable = {steps + 24, 2},
	},
	{
		.key = "cycles", .count = 1, .width = 64, .first = 0,
		.sum = 0, .free = 0, .shares = 0, .reg_count = 1, .regs = references + 1,
		.overflow = {.reg = 10, .field = 0, .index = {ops + 0, 1}, .field_index = {ops + 144, 1},},
 .takes = {ops + 145, 3}, .selects = {ops + 148, 1}, .runs = {ops + 149, 7}, .discover_count = {ops + 156, 3}, .discover_width = {ops + 91, 5},

		.discover_rule_count = 3, .discover_rules = c2c1_cycles_discover_rules,
		.top_rate = 0.0, .program = {steps + 26, 2}, .enable = {steps + 10, 3}, .disable = {steps + 13, 2},
	},
};

static const struct pmureg_event_info c2c1_events[] = {
	{
		.name = "cycles", .text = "Clock cycles of the unit.", .unit = "cycles", .linux_name = "cycles", .linux_string = "event=0x100000000",
		.term_count = 1, .terms = term_values + 0, .kind = PMUREG_NONE,
	},
	{
		.name = "rd_bytes_loc", .text = "Bytes read from local memory.", .unit = "bytes", .linux_name = "rd_bytes_loc", .linux_string = "event=0x0",
		.term_count = 1, .terms = term_values + 54, .kind = PMUREG_NONE,
	},
	{
		.name = "rd_bytes_rem", .text = "Bytes read from remote memory.", .unit = "bytes", .linux_name = "rd_bytes_rem", .linux_string = "event=0x1",
		.term_count = 1, .terms = term_values + 55, .kind = PMUREG_NONE,
	},
	{
		.name = "wr_bytes_loc", .text = "Bytes written to local memory.", .unit = "bytes", .linux_name = "wr_bytes_loc", .linux_string = "event=0x2",
		.term_count = 1, .terms = term_values + 56, .kind = PMUREG_NONE,
	},
	{
		.name = "wr_bytes_rem", .text = "Bytes written to remote memory.", .unit = "bytes", .linux_name = "wr_bytes_rem", .linux_string = "event=0x3",
		.term_count = 1, .terms = term_values + 57, .kind = PMUREG_NONE,
	},
	{
		.name = "total_bytes_loc", .text = "Bytes read from and written to local memory.", .unit = "bytes", .linux_name = "total_bytes_loc", .linux_string = "event=0x4",
		.term_count = 1, .terms = term_values + 58, .kind = PMUREG_NONE,
	},
	{
		.name = "total_bytes_rem", .text = "Bytes read from and written to remote memory.", .unit = "bytes", .linux_name = "total_bytes_rem", .linux_string = "event=0x5",
		.term_count = 1, .terms = term_values + 59, .kind = PMUREG_NONE,
	},
	{
		.name = "rd_req_loc", .text = "Reads to local memory.", .unit = "requests", .linux_name = "rd_req_loc", .linux_string = "event=0x6",
		.term_count = 1, .terms = term_values + 60, .kind = PMUREG_NONE,
	},
	{
		.name = "rd_req_rem", .text = "Reads to remote memory.", .unit = "requests", .linux_name = "rd_req_rem", .linux_string = "event=0x7",
		.term_count = 1, .terms = term_values + 61, .kind = PMUREG_NONE,
	},
	{
		.name = "wr_req_loc", .text = "Writes to local memory.", .unit = "requests", .linux_name = "wr_req_loc", .linux_string = "event=0x8",
		.term_count = 1, .terms = term_values + 62, .kind = PMUREG_NONE,
	},
	{
		.name = "wr_req_rem", .text = "Writes to remote memory.", .unit = "requests", .linux_name = "wr_req_rem", .linux_string = "event=0x9",
		.term_count = 1, .terms = term_values + 63, .kind = PMUREG_NONE,
	},
	{
		.name = "total_req_loc", .text = "Reads and writes to local memory.", .unit = "requests", .linux_name = "total_req_loc", .linux_string = "event=0xa",
		.term_count = 1, .terms = term_values + 64, .kind = PMUREG_NONE,
	},
	{
		.name = "total_req_rem", .text = "Reads and writes to remote memory.", .unit = "requests", .linux_name = "total_req_rem", .linux_string = "event=0xb",
		.term_count = 1, .terms = term_values + 65, .kind = PMUREG_NONE,
	},
	{
		.name = "rd_cum_outs_loc", .text = "Reads to local memory outstanding in each cycle.", .unit = "request-cycles", .linux_name = "rd_cum_outs_loc", .linux_string = "event=0xc",
		.term_count = 1, .terms = term_values + 66, .kind = PMUREG_NONE,
	},
	{
		.name = "rd_cum_outs_rem", .text = "Reads to remote memory outstanding in each cycle.", .unit = "request-cycles", .linux_name = "rd_cum_outs_rem", .linux_string = "event=0xd",
		.term_count = 1, .terms = term_values + 67, .kind = PMUREG_NONE,
	},
};

static const struct pmureg_metric c2c1_metrics[] = {
	{.name = "rd_bandwidth_loc_in_gbps", .text = "Read bandwidth of local memory.", .unit = "GB/s", .formula = {ops + 194, 3}, .source = "rd_bytes_loc / duration_ns"},
	{.name = "wr_bandwidth_loc_in_gbps", .text = "Write bandwidth of local memory.", .unit = "GB/s", .formula = {ops + 197, 3}, .source = "wr_bytes_loc / duration_ns"},
	{.name = "rd_request_rate_loc", .text = "Reads to local memory in a cycle.", .unit = "requests/cycle", .formula = {ops + 200, 3}, .source = "rd_req_loc / cycles"},
	{.name = "rd_latency_loc_in_cycles", .text = "Read latency of local memory.", .unit = "cycles", .formula = {ops + 203, 3}, .source = "rd_cum_outs_loc / rd_req_loc"},
	{.name = "rd_latency_loc_in_ns", .text = "Read latency of local memory.", .unit = "ns", .formula = {ops + 206, 7}, .source = "rd_latency_loc_in_cycles / (cycles / duration_ns)"},
	{.name = "rd_bandwidth_rem_in_gbps", .text = "Read bandwidth of remote memory.", .unit = "GB/s", .formula = {ops + 213, 3}, .source = "rd_bytes_rem / duration_ns"},
	{.name = "wr_bandwidth_rem_in_gbps", .text = "Write bandwidth of remote memory.", .unit = "GB/s", .formula = {ops + 216, 3}, .source = "wr_bytes_rem / duration_ns"},
	{.name = "rd_request_rate_rem", .text = "Reads to remote memory in a cycle.", .unit = "requests/cycle", .formula = {ops + 219, 3}, .source = "rd_req_rem / cycles"},
	{.name = "rd_latency_rem_in_cycles", .text = "Read latency of remote memory.", .unit = "cycles", .formula = {ops + 222, 3}, .source = "rd_cum_outs_rem / rd_req_rem"},
	{.name = "rd_latency_rem_in_ns", .text = "Read latency of remote memory.", .unit = "ns", .formula = {ops + 225, 7}, .source = "rd_latency_rem_in_cycles / (cycles / duration_ns)"},
};

/* ---- CNVLink ---- */

static const struct pmureg_field cnvlink_pmevcntr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "The count; bits above PMCFGR.SIZE are RES0.",
	},
};

static const struct pmureg_field cnvlink_pmevtyper_fields[] = {
	{
		.name = "event", .low = 0, .width = 32, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Implementation defined event number and options.",
	},
};

static const struct pmureg_field cnvlink_pmsvr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "The count; bits above PMCFGR.SIZE are RES0.",
	},
};

static const struct pmureg_field cnvlink_pmevfilt2r_fields[] = {
	{
		.name = "filter2", .low = 0, .width = 32, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Implementation defined second filter.",
	},
};

static const struct pmureg_field cnvlink_pmevfiltr_fields[] = {
	{
		.name = "rem_socket", .low = 0, .width = 4, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "A bit for each socket.",
	},
};

static const struct pmureg_field cnvlink_pmcntenset_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1S,
		.flags = PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field cnvlink_pmcntenclr_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1C,
		.flags = PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field cnvlink_pmintenset_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1S,
		.flags = PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field cnvlink_pmintenclr_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1C,
		.flags = PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field cnvlink_pmovsclr_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1C,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field cnvlink_pmovsset_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1S,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field cnvlink_pmcgcr_fields[] = {
	{
		.name = "N", .low = 0, .width = 32, .each = 8, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Number of counters in group 4i + <j>.",
	},
};

static const struct pmureg_field cnvlink_pmcfgr_fields[] = {
	{
		.name = "NCG", .low = 28, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RANGE,
		.text = "Counter groups minus one.", .unit = "groups",
		.range_low = 0, .range_high = 0xeULL,
		 .means = {ops + 14, 3},
	},
	{
		.name = "HDBG", .low = 24, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Halt-on-debug can be chosen.",
	},
	{
		.name = "TRO", .low = 23, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Trace output can be chosen.",
	},
	{
		.name = "SS", .low = 22, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Snapshots are supported.",
	},
	{
		.name = "FZO", .low = 21, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Freeze-on-overflow can be chosen.",
	},
	{
		.name = "MSI", .low = 20, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Message-signaled interrupts are supported.",
	},
	{
		.name = "UEN", .low = 19, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "A user enable register is supported.",
	},
	{
		.name = "NA", .low = 17, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Registers may refuse writes while the monitor runs.",
	},
	{
		.name = "EX", .low = 16, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Export of events can be chosen.",
	},
	{
		.name = "CCD", .low = 15, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "The cycle counter has a prescaler.",
	},
	{
		.name = "CC", .low = 14, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Counter 31 is a dedicated cycle counter.",
	},
	{
		.name = "SIZE", .low = 8, .width = 6, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Width of the largest counter minus one.", .unit = "bits",
		.value_count = 14, .values = values + 0,
		 .means = {ops + 14, 3},
	},
	{
		.name = "N", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Number of counters minus one.", .unit = "counters",
		 .means = {ops + 14, 3},
	},
};

static const struct pmureg_rule cnvlink_pmcfgr_rules[] = {
	{ .when = {ops + 17, 3}, .require = {ops + 20, 3}, .same = 0x0,
	 .text = "the 64-bit layout has room for 128 counters, so N must be at most 0x7F."},
};

static const struct pmureg_field cnvlink_pmcr_fields[] = {
	{
		.name = "TRO", .low = 11, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Trace output of events; only where the configuration register has TRO.",
	},
	{
		.name = "HDBG", .low = 10, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Stops counting while the system is halted for debug; only where supported.",
	},
	{
		.name = "FZO", .low = 9, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Stops all counters when one overflows; only where supported.",
	},
	{
		.name = "NA", .low = 8, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "1 while writes are refused; only where supported.",
	},
	{
		.name = "DP", .low = 5, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Stops the cycle counter where counting is prohibited.",
	},
	{
		.name = "X", .low = 4, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Export of events; where PMCFGR.EX is 1.",
	},
	{
		.name = "D", .low = 3, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "1: the cycle counter counts every 64th clock; where PMCFGR.CCD is 1.",
	},
	{
		.name = "C", .low = 2, .width = 1, .each = 0, .access = PMUREG_WO,
		.flags = PMUREG_SELF_CLEARING | PMUREG_OPEN,
		.text = "Write 1 to zero the cycle counter; overflow flags stay.",
		.action_count = 1, .actions = actions + 8,
	},
	{
		.name = "P", .low = 1, .width = 1, .each = 0, .access = PMUREG_WO,
		.flags = PMUREG_SELF_CLEARING | PMUREG_OPEN,
		.text = "Write 1 to zero every event counter, not the cycle counter; overflow flags stay.",
		.action_count = 1, .actions = actions + 9,
	},
	{
		.name = "E", .low = 0, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1: the enabled counters count; 0: all stop and no overflow interrupt is raised.",
		.reset = 0,
	},
};

static const struct pmureg_field cnvlink_pmiidr_fields[] = {
	{
		.name = "ProductID", .low = 20, .width = 12, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Part number.",
	},
	{
		.name = "Variant", .low = 16, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Major revision or variant.",
	},
	{
		.name = "Revision", .low = 12, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Minor revision.",
	},
	{
		.name = "Implementer", .low = 0, .width = 12, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "JEP106 code: continuation codes [11:8], identity [6:0].",
		.value_count = 3, .values = values + 14,
	},
};

static const struct pmureg_field cnvlink_pmceid_fields[] = {
	{
		.name = "ID", .low = 0, .width = 32, .each = 1, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Event 32i + <k> exists.",
	},
};

static const struct pmureg_field cnvlink_pmsscr_fields[] = {
	{
		.name = "SS", .low = 0, .width = 1, .each = 0, .access = PMUREG_WO,
		.flags = PMUREG_SELF_CLEARING | PMUREG_OPEN,
		.text = "Write 1 to capture.",
	},
};

static const struct pmureg_field cnvlink_pmssrr_fields[] = {
	{
		.name = "RC", .low = 31, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "1 resets the cycle counter after capture.",
	},
	{
		.name = "RP", .low = 0, .width = 31, .each = 1, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "1 resets counter <m> after capture.",
	},
};

static const struct pmureg_field cnvlink_pmscr_fields[] = {
	{
		.name = "IMPL", .low = 31, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 when the register is implemented.",
		.reset = 1,
	},
	{
		.name = "NAO", .low = 4, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets events count that belong to no source.",
		.reset = 0,
	},
	{
		.name = "MSI_MPAM_NS", .low = 3, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "MPAM space of the interrupt write.",
	},
	{
		.name = "NSMSI", .low = 2, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 makes the interrupt write Non-secure.",
		.reset = 1,
	},
	{
		.name = "NSRA", .low = 1, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets Non-secure software access the registers; else they read 0.",
		.reset = 1,
	},
	{
		.name = "SO", .low = 0, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets events of Secure sources count and those of no source.",
		.reset = 0,
	},
};

static const struct pmureg_field cnvlink_pmrootcr_fields[] = {
	{
		.name = "IMPL", .low = 31, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 when the register is implemented.",
		.reset = 1,
	},
	{
		.name = "NAO", .low = 3, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets events count that belong to no source.",
		.reset = 1,
	},
	{
		.name = "RLO", .low = 1, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets events of Realm sources count.",
		.reset = 0,
	},
	{
		.name = "RTO", .low = 0, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets events of Root sources count.",
		.reset = 0,
	},
};

static const struct pmureg_field cnvlink_pmirqcr0_fields[] = {
	{
		.name = "ADDR", .low = 2, .width = 54, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Address bits 55:2 of the doorbell.",
	},
};

static const struct pmureg_field cnvlink_pmirqcr1_fields[] = {
	{
		.name = "DATA", .low = 0, .width = 32, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "The message.",
	},
};

static const struct pmureg_field cnvlink_pmirqcr2_fields[] = {
	{
		.name = "IRQEN", .low = 7, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "1 sends the message.",
	},
	{
		.name = "NSMSI", .low = 6, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "1 makes the write Non-secure.",
	},
	{
		.name = "SH", .low = 4, .width = 2, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Shareability of the write.",
	},
	{
		.name = "MemAttr", .low = 0, .width = 4, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Memory attributes of the write.",
	},
};

static const struct pmureg_field cnvlink_pmdevaff_fields[] = {
	{
		.name = "Aff3", .low = 32, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Affinity level 3.",
	},
	{
		.name = "F0V", .low = 31, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "1: Aff0 is valid and the PMU belongs to one core.",
	},
	{
		.name = "U", .low = 30, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Copy of MPIDR_EL1.U when F0V is 1.",
	},
	{
		.name = "MT", .low = 24, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Copy of MPIDR_EL1.MT when F0V is 1.",
	},
	{
		.name = "Aff2", .low = 16, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Affinity level 2 or its group mark.",
	},
	{
		.name = "Aff1", .low = 8, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Affinity level 1 or its group mark.",
	},
	{
		.name = "Aff0", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Affinity level 0 or its group mark.",
	},
};

static const struct pmureg_field cnvlink_pmlar_fields[] = {
	{
		.name = "KEY", .low = 0, .width = 32, .each = 0, .access = PMUREG_WO,
		.flags = PMUREG_OPEN,
		.text = "Key that opens the lock.",
	},
};

static const struct pmureg_field cnvlink_pmauthstatus_fields[] = {
	{
		.name = "RTNID", .low = 26, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Root non-invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "RTID", .low = 24, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Root invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "RLNID", .low = 14, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Realm non-invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "RLID", .low = 12, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Realm invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "SNID", .low = 6, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Secure non-invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "SID", .low = 4, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Secure invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "NSNID", .low = 2, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Non-secure non-invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "NSID", .low = 0, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Non-secure invasive.",
		.value_count = 3, .values = values + 17,
	},
};

static const struct pmureg_field cnvlink_pmdevarch_fields[] = {
	{
		.name = "ARCHITECT", .low = 21, .width = 11, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "JEP106 code of the architect.",
		.value_count = 1, .values = values + 20,
	},
	{
		.name = "PRESENT", .low = 20, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "1 when the register is implemented.",
	},
	{
		.name = "REVISION", .low = 16, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Revision of the architecture.",
	},
	{
		.name = "ARCHVER", .low = 12, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Version of the architecture.",
	},
	{
		.name = "ARCHPART", .low = 0, .width = 12, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Part of the architecture.",
	},
};

static const struct pmureg_field cnvlink_pmdevtype_fields[] = {
	{
		.name = "SUB", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "What is monitored.",
		.value_count = 2, .values = values + 21,
	},
	{
		.name = "MAJOR", .low = 0, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Class of the component.",
		.reset = 6,
		.value_count = 1, .values = values + 23,
	},
};

static const struct pmureg_field cnvlink_pmpidr4_fields[] = {
	{
		.name = "SIZE", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Pages of the component as a power of two.",
		.reset = 0,
	},
	{
		.name = "DES_2", .low = 0, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Implementer bits 11:8.",
	},
};

static const struct pmureg_field cnvlink_pmpidr0_fields[] = {
	{
		.name = "PART_0", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Part number bits 7:0.",
	},
};

static const struct pmureg_field cnvlink_pmpidr1_fields[] = {
	{
		.name = "DES_0", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Implementer bits 3:0.",
	},
	{
		.name = "PART_1", .low = 0, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Part number bits 11:8.",
	},
};

static const struct pmureg_field cnvlink_pmpidr2_fields[] = {
	{
		.name = "REVISION", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "PMIIDR.Variant.",
	},
	{
		.name = "JEDEC", .low = 3, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1: the designer is a JEP106 code.",
		.reset = 1,
	},
	{
		.name = "DES_1", .low = 0, .width = 3, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Implementer bits 6:4.",
	},
};

static const struct pmureg_field cnvlink_pmpidr3_fields[] = {
	{
		.name = "REVAND", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "PMIIDR.Revision.",
	},
	{
		.name = "CMOD", .low = 0, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Not 0 when a customer changed the component.",
	},
};

static const struct pmureg_field cnvlink_pmcidr0_fields[] = {
	{
		.name = "PRMBL_0", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Preamble.",
		.reset = 0xdULL,
	},
};

static const struct pmureg_field cnvlink_pmcidr1_fields[] = {
	{
		.name = "CLASS", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Component class.",
		.reset = 9,
		.value_count = 1, .values = values + 24,
	},
	{
		.name = "PRMBL_1", .low = 0, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Preamble.",
		.reset = 0,
	},
};

static const struct pmureg_field cnvlink_pmcidr2_fields[] = {
	{
		.name = "PRMBL_2", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Preamble.",
		.reset = 5,
	},
};

static const struct pmureg_field cnvlink_pmcidr3_fields[] = {
	{
		.name = "PRMBL_3", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Preamble.",
		.reset = 0xb1ULL,
	},
};

static const struct pmureg_field cnvlink_pmccntr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "The count; bits above PMCFGR.SIZE are RES0.",
	},
};

static const struct pmureg_field cnvlink_pmccfiltr_fields[] = {
	{
		.name = "rem_socket", .low = 0, .width = 4, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "A bit for each socket.",
	},
};

static const struct pmureg_register cnvlink_registers[] = {
	{
		.key = "pmevcntr", .name = "PMEVCNTR<n>",
		.text = "Event counter <n>.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "Those behind counter 31, the cycle counter, are not described.",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 1,
		.count = {31, 1, 1}, .stride = {8, 0, 0}, .elements = 31,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 0,
		.roles = PMUREG_COUNTS,
		.places = NULL, .at = {ops + 0, 1},
		.field_count = 1, .fields = cnvlink_pmevcntr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.writable = 0xffffffffffffffffULL,
			.is_volatile = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "pmevtyper", .name = "PMEVTYPER<n>",
		.text = "Event of counter <n>.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {31, 1, 1}, .stride = {4, 0, 0}, .elements = 31,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 1,
		.roles = PMUREG_CHOOSES_EVENT,
		.places = NULL, .at = {ops + 1, 1},
		.field_count = 1, .fields = cnvlink_pmevtyper_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
		},
	},
	{
		.key = "pmsvr", .name = "PMSVR<n>",
		.text = "Value of counter <n> at the last snapshot; where PMCFGR.SS is 1.",
		.source = "ACS; DSU", .note = "In page 1 with the dual-page extension (inferred from PMCG 10).",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 1,
		.count = {64, 1, 1}, .stride = {8, 0, 0}, .elements = 64,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 2,
		.places = NULL, .at = {ops + 2, 1},
		.field_count = 1, .fields = cnvlink_pmsvr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "pmevfilt2r", .name = "PMEVFILT2R<n>",
		.text = "Second filter of counter <n>.",
		.source = "CSPMU arm_cspmu.h",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {128, 1, 1}, .stride = {4, 0, 0}, .elements = 128,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 3,
		.places = NULL, .at = {ops + 3, 1},
		.field_count = 1, .fields = cnvlink_pmevfilt2r_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
		},
	},
	{
		.key = "pmevfiltr", .name = "PMEVFILTR<n>",
		.text = "First filter of counter <n>.",
		.source = "CSPMU arm_cspmu.h",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {128, 1, 1}, .stride = {4, 0, 0}, .elements = 128,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 4,
		.term_count = 1, .terms = register_terms + 0,
		.places = NULL, .at = {ops + 4, 1},
		.field_count = 1, .fields = cnvlink_pmevfiltr_fields,
		.masks = {
			.readable = 0xfULL,
			.writable = 0xfULL,
		},
	},
	{
		.key = "pmcntenset", .name = "PMCNTENSET<i>",
		.text = "Writing 1 enables a counter; reads the enables.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 5,
		.places = NULL, .at = {ops + 5, 1},
		.field_count = 1, .fields = cnvlink_pmcntenset_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1s = 0xffffffffULL,
		},
	},
	{
		.key = "pmcntenclr", .name = "PMCNTENCLR<i>",
		.text = "Writing 1 disables a counter; reads the enables.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 5,
		.places = NULL, .at = {ops + 6, 1},
		.field_count = 1, .fields = cnvlink_pmcntenclr_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1c = 0xffffffffULL,
		},
	},
	{
		.key = "pmintenset", .name = "PMINTENSET<i>",
		.text = "Writing 1 enables a counter's overflow interrupt; reads the enables.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 7,
		.places = NULL, .at = {ops + 7, 1},
		.field_count = 1, .fields = cnvlink_pmintenset_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1s = 0xffffffffULL,
		},
	},
	{
		.key = "pmintenclr", .name = "PMINTENCLR<i>",
		.text = "Writing 1 disables a counter's overflow interrupt; reads the enables.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 7,
		.places = NULL, .at = {ops + 8, 1},
		.field_count = 1, .fields = cnvlink_pmintenclr_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1c = 0xffffffffULL,
		},
	},
	{
		.key = "pmovsclr", .name = "PMOVSCLR<i>",
		.text = "Writing 1 clears a counter's overflow flag; reads the flags.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "In page 1 with the dual-page extension.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 10,
		.places = NULL, .at = {ops + 9, 1},
		.field_count = 1, .fields = cnvlink_pmovsclr_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1c = 0xffffffffULL,
			.is_volatile = 0xffffffffULL,
		},
	},
	{
		.key = "pmovsset", .name = "PMOVSSET<i>",
		.text = "Writing 1 sets a counter's overflow flag; reads the flags.",
		.source = "CSPMU arm_cspmu.h; ACS", .note = "In page 1 with the dual-page extension (inferred from PMCG 10).",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 10,
		.places = NULL, .at = {ops + 10, 1},
		.field_count = 1, .fields = cnvlink_pmovsset_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1s = 0xffffffffULL,
			.is_volatile = 0xffffffffULL,
		},
	},
	{
		.key = "pmcgcr", .name = "PMCGCR<i>",
		.text = "Sizes of the counter groups; 0 with one group.",
		.source = "ACS (as PMCGR); ARM I5.3", .note = "Four words are inferred from SPMCGCR; so is where a group starts.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {4, 1, 1}, .stride = {4, 0, 0}, .elements = 4,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 11,
		.places = NULL, .at = {ops + 11, 1},
		.field_count = 1, .fields = cnvlink_pmcgcr_fields,
		.masks = {
			.readable = 0xffffffffULL,
		},
	},
	{
		.key = "pmimpdef", .name = "PMIMPDEF<i>",
		.text = "Implementation defined; not to be touched without a vendor's description.",
		.source = "CSPMU arm_cspmu.h; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {32, 1, 1}, .stride = {4, 0, 0}, .elements = 32,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 12,
		.places = NULL, .at = {ops + 12, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmcfgr", .name = "PMCFGR",
		.text = "Says what this PMU has; 0 or all ones mean no PMU or no power.",
		.source = "CSPMU arm_cspmu.h; ACS", .note = "Linux accepts sizes that are not listed; the list is FEAT_SPMU's (inferred).",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 13,
		.places = NULL, .at = {ops + 13, 1},
		.field_count = 13, .fields = cnvlink_pmcfgr_fields,
		.rule_count = 1, .rules = cnvlink_pmcfgr_rules,
 .example = {ops + 23, 1},
		.masks = {
			.readable = 0xf1fbffffULL,
		},
	},
	{
		.key = "pmcr", .name = "PMCR",
		.text = "Enables and resets the counters.",
		.source = "CSPMU arm_cspmu.h; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 14,
		.places = NULL, .at = {ops + 24, 1},
		.field_count = 10, .fields = cnvlink_pmcr_fields,
		.masks = {
			.readable = 0xf39ULL,
			.writable = 0xe3fULL,
			.acting = 6,
			.self_clearing = 6,
			.is_volatile = 0x100ULL,
			.has_reset = 1,
		},
	},
	{
		.key = "pmiidr", .name = "PMIIDR",
		.text = "Implementation; when it reads 0 the PMPIDR registers give the same.",
		.source = "CSPMU arm_cspmu.h; APMT", .note = "Linux compares ProductID, Variant and Revision; a value that firmware gives replaces the register.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 15,
		.places = NULL, .at = {ops + 25, 1},
		.field_count = 4, .fields = cnvlink_pmiidr_fields,
 .example = {ops + 236, 1},
		.masks = {
			.readable = 0xffffffffULL,
		},
	},
	{
		.key = "pmceid", .name = "PMCEID<i>",
		.text = "Common events that are implemented.",
		.source = "ACS; RENODE",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {4, 1, 1}, .stride = {4, 0, 0}, .elements = 4,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 16,
		.places = NULL, .at = {ops + 27, 1},
		.field_count = 1, .fields = cnvlink_pmceid_fields,
		.masks = {
			.readable = 0xffffffffULL,
		},
	},
	{
		.key = "pmsscr", .name = "PMSSCR",
		.text = "Takes a snapshot of all counters into PMSVR; where PMCFGR.SS is 1.",
		.source = "ACS; ARM I5.3", .note = "Place from ACS, behaviour and page 1 of the dual-page extension inferred; 64 bits wide in PMUv3.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 17,
		.places = NULL, .at = {ops + 28, 1},
		.field_count = 1, .fields = cnvlink_pmsscr_fields,
		.masks = {
			.writable = 1,
			.acting = 1,
			.self_clearing = 1,
		},
	},
	{
		.key = "pmssrr", .name = "PMSSRR",
		.text = "Which counters a snapshot resets.",
		.source = "ACS; DSU", .note = "DSU-120AE has a snapshot status at 0x638 and saved overflow flags at 0x640, inside PMSVR's places.",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 18,
		.places = NULL, .at = {ops + 29, 1},
		.field_count = 2, .fields = cnvlink_pmssrr_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
		},
	},
	{
		.key = "pmscr", .name = "PMSCR",
		.text = "Secure control: what may be counted and who may access; Secure access only.",
		.source = "ACS; PMCG 10", .note = "Resets are those of the SMMU's PMU (inferred).",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 19,
		.places = NULL, .at = {ops + 30, 1},
		.field_count = 6, .fields = cnvlink_pmscr_fields,
		.masks = {
			.readable = 0x8000001fULL,
			.writable = 0x1fULL,
			.reset = 0x80000006ULL,
			.has_reset = 0x80000017ULL,
		},
	},
	{
		.key = "pmrootcr", .name = "PMROOTCR",
		.text = "Root control: which Root, Realm and sourceless events may be counted; Root access only.",
		.source = "ARM D24.5 SPMROOTCR_EL3; PMCG 10", .note = "Inferred from sister architectures.",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 20,
		.places = NULL, .at = {ops + 31, 1},
		.field_count = 4, .fields = cnvlink_pmrootcr_fields,
		.masks = {
			.readable = 0x8000000bULL,
			.writable = 0xbULL,
			.reset = 0x80000008ULL,
			.has_reset = 0x8000000bULL,
		},
	},
	{
		.key = "pmirqcr0", .name = "PMIRQCR0",
		.text = "Address of the interrupt message; where PMCFGR.MSI is 1.",
		.source = "ACS", .note = "Place from ACS; fields inferred from the RAS interrupt registers.",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 21,
		.places = NULL, .at = {ops + 32, 1},
		.field_count = 1, .fields = cnvlink_pmirqcr0_fields,
		.masks = {
			.readable = 0xfffffffffffffcULL,
			.writable = 0xfffffffffffffcULL,
		},
	},
	{
		.key = "pmirqcr1", .name = "PMIRQCR1",
		.text = "Data of the interrupt message.",
		.source = "ACS", .note = "Place from ACS; fields inferred from the RAS interrupt registers.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 22,
		.places = NULL, .at = {ops + 33, 1},
		.field_count = 1, .fields = cnvlink_pmirqcr1_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
		},
	},
	{
		.key = "pmirqcr2", .name = "PMIRQCR2",
		.text = "Attributes and enable of the interrupt message.",
		.source = "ACS", .note = "Place from ACS; fields inferred from the RAS interrupt registers.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 23,
		.places = NULL, .at = {ops + 34, 1},
		.field_count = 4, .fields = cnvlink_pmirqcr2_fields,
		.masks = {
			.readable = 0xffULL,
			.writable = 0xffULL,
		},
	},
	{
		.key = "pmirqsr", .name = "PMIRQSR",
		.text = "Status of the last interrupt message.",
		.source = "ACS", .note = "Fields are not known; taken as read-only here.",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 24,
		.places = NULL, .at = {ops + 35, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmitctrl", .name = "PMITCTRL",
		.text = "Integration mode control.",
		.source = "ARM I5.3", .note = "Place inferred from the common CoreSight block; content is not described here and must stay 0.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 25,
		.places = NULL, .at = {ops + 36, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmdevaff", .name = "PMDEVAFF",
		.text = "Which cores the PMU belongs to, in the form of MPIDR_EL1.",
		.source = "ACS; ARM I5.3", .note = "With F0V 0 the lowest field that is not 0 marks a group: its lowest set bit and the bits below it stand for any value (0x80 for all of the level), levels above are exact.",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 26,
		.places = NULL, .at = {ops + 37, 1},
		.field_count = 7, .fields = cnvlink_pmdevaff_fields,
		.masks = {
			.readable = 0xffc1ffffffULL,
		},
	},
	{
		.key = "pmlar", .name = "PMLAR",
		.text = "Software lock; optional.",
		.source = "ARM I5.3", .note = "Inferred from the common CoreSight block.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 27,
		.places = NULL, .at = {ops + 38, 1},
		.field_count = 1, .fields = cnvlink_pmlar_fields,
		.masks = {
			.writable = 0xffffffffULL,
		},
	},
	{
		.key = "pmlsr", .name = "PMLSR",
		.text = "Status of the software lock; optional.",
		.source = "ARM I5.3", .note = "Inferred from the common CoreSight block; fields are not described here.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 28,
		.places = NULL, .at = {ops + 39, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmauthstatus", .name = "PMAUTHSTATUS",
		.text = "Which kinds of debug are implemented and on.",
		.source = "ACS; ARM I5.3",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 29,
		.places = NULL, .at = {ops + 40, 1},
		.field_count = 8, .fields = cnvlink_pmauthstatus_fields,
		.masks = {
			.readable = 0xf00f0ffULL,
		},
	},
	{
		.key = "pmdevarch", .name = "PMDEVARCH",
		.text = "Architecture of the component; ARCHITECT 0x23B marks Arm's.",
		.source = "ACS; ARM I5.3", .note = "Relatives have ARCHVER and ARCHPART 0x2A16 (external PMUv3; 0x2A26 with 64-bit registers), 0x0A66 and 0x0A67 (AMU) and 0x2A56 (SMMU); DSU-120AE reads 0x47702A16.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 30,
		.places = NULL, .at = {ops + 41, 1},
		.field_count = 5, .fields = cnvlink_pmdevarch_fields,
		.masks = {
			.readable = 0xffffffffULL,
		},
	},
	{
		.key = "pmdevid", .name = "PMDEVID",
		.text = "Implementation defined device configuration.",
		.source = "ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 31,
		.places = NULL, .at = {ops + 42, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmdevtype", .name = "PMDEVTYPE",
		.text = "Type of the component.",
		.source = "ACS; ARM I5.3",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 32,
		.places = NULL, .at = {ops + 43, 1},
		.field_count = 2, .fields = cnvlink_pmdevtype_fields,
		.masks = {
			.readable = 0xffULL,
			.reset = 6,
			.has_reset = 0xfULL,
		},
	},
	{
		.key = "pmpidr4", .name = "PMPIDR4",
		.text = "Peripheral identification 4: designer's continuation code.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "Follows from PMIIDR by the rule that Linux has for the case that it reads 0.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 33,
		.places = NULL, .at = {ops + 44, 1},
		.field_count = 2, .fields = cnvlink_pmpidr4_fields,
 .example = {ops + 45, 1},
		.masks = {
			.readable = 0xffULL,
			.has_reset = 0xf0ULL,
		},
	},
	{
		.key = "pmpidr5", .name = "PMPIDR5",
		.text = "Peripheral identification 5.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 34,
		.places = NULL, .at = {ops + 46, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmpidr6", .name = "PMPIDR6",
		.text = "Peripheral identification 6.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 35,
		.places = NULL, .at = {ops + 47, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmpidr7", .name = "PMPIDR7",
		.text = "Peripheral identification 7.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 36,
		.places = NULL, .at = {ops + 48, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmpidr0", .name = "PMPIDR0",
		.text = "Peripheral identification 0: part number.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "Follows from PMIIDR by the rule that Linux has for the case that it reads 0.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 37,
		.places = NULL, .at = {ops + 49, 1},
		.field_count = 1, .fields = cnvlink_pmpidr0_fields,
 .example = {ops + 237, 1},
		.masks = {
			.readable = 0xffULL,
		},
	},
	{
		.key = "pmpidr1", .name = "PMPIDR1",
		.text = "Peripheral identification 1: designer and part number.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "Follows from PMIIDR by the rule that Linux has for the case that it reads 0.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 38,
		.places = NULL, .at = {ops + 51, 1},
		.field_count = 2, .fields = cnvlink_pmpidr1_fields,
 .example = {ops + 179, 1},
		.masks = {
			.readable = 0xffULL,
		},
	},
	{
		.key = "pmpidr2", .name = "PMPIDR2",
		.text = "Peripheral identification 2: revision and designer.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "Follows from PMIIDR by the rule that Linux has for the case that it reads 0.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 39,
		.places = NULL, .at = {ops + 53, 1},
		.field_count = 3, .fields = cnvlink_pmpidr2_fields,
 .example = {ops + 54, 1},
		.masks = {
			.readable = 0xffULL,
			.reset = 8,
			.has_reset = 8,
		},
	},
	{
		.key = "pmpidr3", .name = "PMPIDR3",
		.text = "Peripheral identification 3: minor revision.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "Follows from PMIIDR by the rule that Linux has for the case that it reads 0.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 40,
		.places = NULL, .at = {ops + 55, 1},
		.field_count = 2, .fields = cnvlink_pmpidr3_fields,
 .example = {ops + 0, 1},
		.masks = {
			.readable = 0xffULL,
		},
	},
	{
		.key = "pmcidr0", .name = "PMCIDR0",
		.text = "Component identification 0.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 41,
		.places = NULL, .at = {ops + 56, 1},
		.field_count = 1, .fields = cnvlink_pmcidr0_fields,
		.masks = {
			.readable = 0xffULL,
			.reset = 0xdULL,
			.has_reset = 0xffULL,
		},
	},
	{
		.key = "pmcidr1", .name = "PMCIDR1",
		.text = "Component identification 1.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 42,
		.places = NULL, .at = {ops + 57, 1},
		.field_count = 2, .fields = cnvlink_pmcidr1_fields,
		.masks = {
			.readable = 0xffULL,
			.reset = 0x90ULL,
			.has_reset = 0xffULL,
		},
	},
	{
		.key = "pmcidr2", .name = "PMCIDR2",
		.text = "Component identification 2.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 43,
		.places = NULL, .at = {ops + 58, 1},
		.field_count = 1, .fields = cnvlink_pmcidr2_fields,
		.masks = {
			.readable = 0xffULL,
			.reset = 5,
			.has_reset = 0xffULL,
		},
	},
	{
		.key = "pmcidr3", .name = "PMCIDR3",
		.text = "Component identification 3.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 44,
		.places = NULL, .at = {ops + 59, 1},
		.field_count = 1, .fields = cnvlink_pmcidr3_fields,
		.masks = {
			.readable = 0xffULL,
			.reset = 0xb1ULL,
			.has_reset = 0xffULL,
		},
	},
	{
		.key = "pmccntr", .name = "PMCCNTR",
		.text = "Cycle counter, in the place of counter 31.",
		.source = "CSPMU arm_cspmu.c; RENODE",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 45,
		.roles = PMUREG_COUNTS,
		.places = NULL, .at = {ops + 60, 1},
		.field_count = 1, .fields = cnvlink_pmccntr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.writable = 0xffffffffffffffffULL,
			.is_volatile = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "pmccfiltr", .name = "PMCCFILTR",
		.text = "Filter of the cycle counter, in the place of PMEVTYPER31.",
		.source = "NVCSPMU nv_cspmu_set_cc_filter", .note = "What the cycle counter does with it is not known.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 46,
		.places = NULL, .at = {ops + 61, 1},
		.field_count = 1, .fields = cnvlink_pmccfiltr_fields,
		.masks = {
			.readable = 0xfULL,
			.writable = 0xfULL,
		},
	},
};

static const struct pmureg_instance cnvlink_instances[] = {
	{.name = "0", .numbers = words + 0, .devices = NULL, .offset = 0x0},
	{.name = "1", .numbers = words + 1, .devices = NULL, .offset = 0x0},
	{.name = "2", .numbers = words + 2, .devices = NULL, .offset = 0x0},
	{.name = "3", .numbers = words + 3, .devices = NULL, .offset = 0x0},
};

static const struct pmureg_term cnvlink_terms[] = {
	{
		.name = "event", .width = 33, .is_linux = 1,
		.perf_word = 0, .range_count = 1, .ranges = ranges + 0,
		.field_count = 0, .fields = NULL,
		.text = "Event number, its low 32 bits in PMEVTYPER; 0x100000000 is the cycle counter.",
	},
	{
		.name = "rem_socket", .width = 4, .is_linux = 1,
		.perf_word = 1, .range_count = 1, .ranges = ranges + 3,
		.field_count = 1, .fields = term_fields + 0,
		.text = "A bit for each remote socket.",
	},
};

static const struct pmureg_default cnvlink_defaults[] = {
	{ .when = {ops + 180, 3}, .setting_count = 1, .settings = settings + 10},
};

static const struct pmureg_rule cnvlink_general_discover_rules[] = {
	{ .require = {ops + 96, 26}, .same = 0x0,
	 .text = "PMCFGR reads 0 or all ones: there is no PMU here, it has no power, or it may not be accessed from here."},
	{ .require = {ops + 122, 5}, .same = 0x0,
	 .text = "PMCFGR.SIZE is at most 0x1F: no counter is wider than 32 bits, so counters are 4 bytes apart, but 8 are described."},
	{ .require = {ops + 127, 5}, .same = 0x0,
	 .text = "PMCFGR.N is above 0x7F: there is no room for more than 128 counters that are 8 bytes apart."},
};

static const struct pmureg_rule cnvlink_cycles_discover_rules[] = {
	{ .require = {ops + 96, 26}, .same = 0x0,
	 .text = "PMCFGR reads 0 or all ones: there is no PMU here, it has no power, or it may not be accessed from here."},
	{ .require = {ops + 122, 5}, .same = 0x0,
	 .text = "PMCFGR.SIZE is at most 0x1F: no counter is wider than 32 bits, so counters are 4 bytes apart, but 8 are described."},
	{ .require = {ops + 127, 5}, .same = 0x0,
	 .text = "PMCFGR.N is above 0x7F: there is no room for more than 128 counters that are 8 bytes apart."},
};

static const struct pmureg_counter cnvlink_counters[] = {
	{
		.key = "general", .count = 31, .width = 64, .first = 0,
		.sum = 0, .free = 0, .shares = 0, .reg_count = 1, .regs = references + 0,
		.overflow = {.reg = 10, .field = 0, .index = {ops + 62, 3}, .field_index = {ops + 65, 3},},
 .selects = {ops + 68, 3}, .runs = {ops + 71, 11}, .discover_count = {ops + 82, 9}, .discover_width = {ops + 91, 5},

		.discover_rule_count = 3, .discover_rules = cnvlink_general_discover_rules,
		.top_rate = 0.0, .program = {steps + 18, 3}, .enable = {steps + 21, 3}, .disable = {steps + 24, 2},
	},
	{
		.key = "cycles", .count = 1, .width = 64, .first = 0,
		.sum = 0, .free = 0, .shares = 0, .reg_count = 1, .regs = references + 1,
		.overflow = {.reg = 10, .field = 0, .index = {ops + 0, 1}, .field_index = {ops + 144, 1},},
 .takes = {ops + 145, 3}, .selects = {ops + 148, 1}, .runs = {ops + 149, 7}, .discover_count = {ops + 156, 3}, .discover_width = {ops + 91, 5},

		.discover_rule_count = 3, .discover_rules = cnvlink_cycles_discover_rules,
		.top_rate = 0.0, .program = {steps + 26, 2}, .enable = {steps + 10, 3}, .disable = {steps + 13, 2},
	},
};

static const struct pmureg_event_info cnvlink_events[] = {
	{
		.name = "cycles", .text = "Clock cycles of the unit.", .unit = "cycles", .linux_name = "cycles", .linux_string = "event=0x100000000",
		.term_count = 1, .terms = term_values + 0, .kind = PMUREG_NONE,
	},
	{
		.name = "rd_bytes_loc", .text = "Bytes read from local memory.", .unit = "bytes", .linux_name = "rd_bytes_loc", .linux_string = "event=0x0",
		.term_count = 1, .terms = term_values + 54, .kind = PMUREG_NONE,
	},
	{
		.name = "rd_bytes_rem", .text = "Bytes read from remote memory.", .unit = "bytes", .linux_name = "rd_bytes_rem", .linux_string = "event=0x1",
		.term_count = 1, .terms = term_values + 55, .kind = PMUREG_NONE,
	},
	{
		.name = "wr_bytes_loc", .text = "Bytes written to local memory.", .unit = "bytes", .linux_name = "wr_bytes_loc", .linux_string = "event=0x2",
		.term_count = 1, .terms = term_values + 56, .kind = PMUREG_NONE,
	},
	{
		.name = "wr_bytes_rem", .text = "Bytes written to remote memory.", .unit = "bytes", .linux_name = "wr_bytes_rem", .linux_string = "event=0x3",
		.term_count = 1, .terms = term_values + 57, .kind = PMUREG_NONE,
	},
	{
		.name = "total_bytes_loc", .text = "Bytes read from and written to local memory.", .unit = "bytes", .linux_name = "total_bytes_loc", .linux_string = "event=0x4",
		.term_count = 1, .terms = term_values + 58, .kind = PMUREG_NONE,
	},
	{
		.name = "total_bytes_rem", .text = "Bytes read from and written to remote memory.", .unit = "bytes", .linux_name = "total_bytes_rem", .linux_string = "event=0x5",
		.term_count = 1, .terms = term_values + 59, .kind = PMUREG_NONE,
	},
	{
		.name = "rd_req_loc", .text = "Reads to local memory.", .unit = "requests", .linux_name = "rd_req_loc", .linux_string = "event=0x6",
		.term_count = 1, .terms = term_values + 60, .kind = PMUREG_NONE,
	},
	{
		.name = "rd_req_rem", .text = "Reads to remote memory.", .unit = "requests", .linux_name = "rd_req_rem", .linux_string = "event=0x7",
		.term_count = 1, .terms = term_values + 61, .kind = PMUREG_NONE,
	},
	{
		.name = "wr_req_loc", .text = "Writes to local memory.", .unit = "requests", .linux_name = "wr_req_loc", .linux_string = "event=0x8",
		.term_count = 1, .terms = term_values + 62, .kind = PMUREG_NONE,
	},
	{
		.name = "wr_req_rem", .text = "Writes to remote memory.", .unit = "requests", .linux_name = "wr_req_rem", .linux_string = "event=0x9",
		.term_count = 1, .terms = term_values + 63, .kind = PMUREG_NONE,
	},
	{
		.name = "total_req_loc", .text = "Reads and writes to local memory.", .unit = "requests", .linux_name = "total_req_loc", .linux_string = "event=0xa",
		.term_count = 1, .terms = term_values + 64, .kind = PMUREG_NONE,
	},
	{
		.name = "total_req_rem", .text = "Reads and writes to remote memory.", .unit = "requests", .linux_name = "total_req_rem", .linux_string = "event=0xb",
		.term_count = 1, .terms = term_values + 65, .kind = PMUREG_NONE,
	},
	{
		.name = "rd_cum_outs_loc", .text = "Reads to local memory outstanding in each cycle.", .unit = "request-cycles", .linux_name = "rd_cum_outs_loc", .linux_string = "event=0xc",
		.term_count = 1, .terms = term_values + 66, .kind = PMUREG_NONE,
	},
	{
		.name = "rd_cum_outs_rem", .text = "Reads to remote memory outstanding in each cycle.", .unit = "request-cycles", .linux_name = "rd_cum_outs_rem", .linux_string = "event=0xd",
		.term_count = 1, .terms = term_values + 67, .kind = PMUREG_NONE,
	},
};

static const struct pmureg_metric cnvlink_metrics[] = {
	{.name = "rd_bandwidth_loc_in_gbps", .text = "Read bandwidth of local memory.", .unit = "GB/s", .formula = {ops + 194, 3}, .source = "rd_bytes_loc / duration_ns"},
	{.name = "wr_bandwidth_loc_in_gbps", .text = "Write bandwidth of local memory.", .unit = "GB/s", .formula = {ops + 197, 3}, .source = "wr_bytes_loc / duration_ns"},
	{.name = "rd_request_rate_loc", .text = "Reads to local memory in a cycle.", .unit = "requests/cycle", .formula = {ops + 200, 3}, .source = "rd_req_loc / cycles"},
	{.name = "rd_latency_loc_in_cycles", .text = "Read latency of local memory.", .unit = "cycles", .formula = {ops + 203, 3}, .source = "rd_cum_outs_loc / rd_req_loc"},
	{.name = "rd_latency_loc_in_ns", .text = "Read latency of local memory.", .unit = "ns", .formula = {ops + 206, 7}, .source = "rd_latency_loc_in_cycles / (cycles / duration_ns)"},
	{.name = "rd_bandwidth_rem_in_gbps", .text = "Read bandwidth of remote memory.", .unit = "GB/s", .formula = {ops + 213, 3}, .source = "rd_bytes_rem / duration_ns"},
	{.name = "wr_bandwidth_rem_in_gbps", .text = "Write bandwidth of remote memory.", .unit = "GB/s", .formula = {ops + 216, 3}, .source = "wr_bytes_rem / duration_ns"},
	{.name = "rd_request_rate_rem", .text = "Reads to remote memory in a cycle.", .unit = "requests/cycle", .formula = {ops + 219, 3}, .source = "rd_req_rem / cycles"},
	{.name = "rd_latency_rem_in_cycles", .text = "Read latency of remote memory.", .unit = "cycles", .formula = {ops + 222, 3}, .source = "rd_cum_outs_rem / rd_req_rem"},
	{.name = "rd_latency_rem_in_ns", .text = "Read latency of remote memory.", .unit = "ns", .formula = {ops + 225, 7}, .source = "rd_latency_rem_in_cycles / (cycles / duration_ns)"},
};

/* ---- PMU of a product that Linux does not know ---- */

static const struct pmureg_field other_product_pmevcntr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "The count; bits above PMCFGR.SIZE are RES0.",
	},
};

static const struct pmureg_field other_product_pmevtyper_fields[] = {
	{
		.name = "event", .low = 0, .width = 32, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Implementation defined event number and options.",
	},
};

static const struct pmureg_field other_product_pmsvr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "The count; bits above PMCFGR.SIZE are RES0.",
	},
};

static const struct pmureg_field other_product_pmevfilt2r_fields[] = {
	{
		.name = "filter2", .low = 0, .width = 32, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Implementation defined second filter.",
	},
};

static const struct pmureg_field other_product_pmevfiltr_fields[] = {
	{
		.name = "filter", .low = 0, .width = 32, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Implementation defined filter.",
	},
};

static const struct pmureg_field other_product_pmcntenset_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1S,
		.flags = PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field other_product_pmcntenclr_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1C,
		.flags = PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field other_product_pmintenset_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1S,
		.flags = PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field other_product_pmintenclr_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1C,
		.flags = PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field other_product_pmovsclr_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1C,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field other_product_pmovsset_fields[] = {
	{
		.name = "P", .low = 0, .width = 32, .each = 1, .access = PMUREG_W1S,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "Bit of counter 32i + <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field other_product_pmcgcr_fields[] = {
	{
		.name = "N", .low = 0, .width = 32, .each = 8, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Number of counters in group 4i + <j>.",
	},
};

static const struct pmureg_field other_product_pmcfgr_fields[] = {
	{
		.name = "NCG", .low = 28, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RANGE,
		.text = "Counter groups minus one.", .unit = "groups",
		.range_low = 0, .range_high = 0xeULL,
		 .means = {ops + 14, 3},
	},
	{
		.name = "HDBG", .low = 24, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Halt-on-debug can be chosen.",
	},
	{
		.name = "TRO", .low = 23, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Trace output can be chosen.",
	},
	{
		.name = "SS", .low = 22, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Snapshots are supported.",
	},
	{
		.name = "FZO", .low = 21, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Freeze-on-overflow can be chosen.",
	},
	{
		.name = "MSI", .low = 20, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Message-signaled interrupts are supported.",
	},
	{
		.name = "UEN", .low = 19, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "A user enable register is supported.",
	},
	{
		.name = "NA", .low = 17, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Registers may refuse writes while the monitor runs.",
	},
	{
		.name = "EX", .low = 16, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Export of events can be chosen.",
	},
	{
		.name = "CCD", .low = 15, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "The cycle counter has a prescaler.",
	},
	{
		.name = "CC", .low = 14, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Counter 31 is a dedicated cycle counter.",
	},
	{
		.name = "SIZE", .low = 8, .width = 6, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Width of the largest counter minus one.", .unit = "bits",
		.value_count = 14, .values = values + 0,
		 .means = {ops + 14, 3},
	},
	{
		.name = "N", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Number of counters minus one.", .unit = "counters",
		 .means = {ops + 14, 3},
	},
};

static const struct pmureg_rule other_product_pmcfgr_rules[] = {
	{ .when = {ops + 17, 3}, .require = {ops + 20, 3}, .same = 0x0,
	 .text = "the 64-bit layout has room for 128 counters, so N must be at most 0x7F."},
};

static const struct pmureg_field other_product_pmcr_fields[] = {
	{
		.name = "TRO", .low = 11, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Trace output of events; only where the configuration register has TRO.",
	},
	{
		.name = "HDBG", .low = 10, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Stops counting while the system is halted for debug; only where supported.",
	},
	{
		.name = "FZO", .low = 9, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Stops all counters when one overflows; only where supported.",
	},
	{
		.name = "NA", .low = 8, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "1 while writes are refused; only where supported.",
	},
	{
		.name = "DP", .low = 5, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Stops the cycle counter where counting is prohibited.",
	},
	{
		.name = "X", .low = 4, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Export of events; where PMCFGR.EX is 1.",
	},
	{
		.name = "D", .low = 3, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "1: the cycle counter counts every 64th clock; where PMCFGR.CCD is 1.",
	},
	{
		.name = "C", .low = 2, .width = 1, .each = 0, .access = PMUREG_WO,
		.flags = PMUREG_SELF_CLEARING | PMUREG_OPEN,
		.text = "Write 1 to zero the cycle counter; overflow flags stay.",
		.action_count = 1, .actions = actions + 10,
	},
	{
		.name = "P", .low = 1, .width = 1, .each = 0, .access = PMUREG_WO,
		.flags = PMUREG_SELF_CLEARING | PMUREG_OPEN,
		.text = "Write 1 to zero every event counter, not the cycle counter; overflow flags stay.",
		.action_count = 1, .actions = actions + 11,
	},
	{
		.name = "E", .low = 0, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1: the enabled counters count; 0: all stop and no overflow interrupt is raised.",
		.reset = 0,
	},
};

static const struct pmureg_field other_product_pmiidr_fields[] = {
	{
		.name = "ProductID", .low = 20, .width = 12, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Part number.",
	},
	{
		.name = "Variant", .low = 16, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Major revision or variant.",
	},
	{
		.name = "Revision", .low = 12, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Minor revision.",
	},
	{
		.name = "Implementer", .low = 0, .width = 12, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "JEP106 code: continuation codes [11:8], identity [6:0].",
		.value_count = 3, .values = values + 14,
	},
};

static const struct pmureg_field other_product_pmceid_fields[] = {
	{
		.name = "ID", .low = 0, .width = 32, .each = 1, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Event 32i + <k> exists.",
	},
};

static const struct pmureg_field other_product_pmsscr_fields[] = {
	{
		.name = "SS", .low = 0, .width = 1, .each = 0, .access = PMUREG_WO,
		.flags = PMUREG_SELF_CLEARING | PMUREG_OPEN,
		.text = "Write 1 to capture.",
	},
};

static const struct pmureg_field other_product_pmssrr_fields[] = {
	{
		.name = "RC", .low = 31, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "1 resets the cycle counter after capture.",
	},
	{
		.name = "RP", .low = 0, .width = 31, .each = 1, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "1 resets counter <m> after capture.",
	},
};

static const struct pmureg_field other_product_pmscr_fields[] = {
	{
		.name = "IMPL", .low = 31, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 when the register is implemented.",
		.reset = 1,
	},
	{
		.name = "NAO", .low = 4, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets events count that belong to no source.",
		.reset = 0,
	},
	{
		.name = "MSI_MPAM_NS", .low = 3, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "MPAM space of the interrupt write.",
	},
	{
		.name = "NSMSI", .low = 2, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 makes the interrupt write Non-secure.",
		.reset = 1,
	},
	{
		.name = "NSRA", .low = 1, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets Non-secure software access the registers; else they read 0.",
		.reset = 1,
	},
	{
		.name = "SO", .low = 0, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets events of Secure sources count and those of no source.",
		.reset = 0,
	},
};

static const struct pmureg_field other_product_pmrootcr_fields[] = {
	{
		.name = "IMPL", .low = 31, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 when the register is implemented.",
		.reset = 1,
	},
	{
		.name = "NAO", .low = 3, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets events count that belong to no source.",
		.reset = 1,
	},
	{
		.name = "RLO", .low = 1, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets events of Realm sources count.",
		.reset = 0,
	},
	{
		.name = "RTO", .low = 0, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets events of Root sources count.",
		.reset = 0,
	},
};

static const struct pmureg_field other_product_pmirqcr0_fields[] = {
	{
		.name = "ADDR", .low = 2, .width = 54, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Address bits 55:2 of the doorbell.",
	},
};

static const struct pmureg_field other_product_pmirqcr1_fields[] = {
	{
		.name = "DATA", .low = 0, .width = 32, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "The message.",
	},
};

static const struct pmureg_field other_product_pmirqcr2_fields[] = {
	{
		.name = "IRQEN", .low = 7, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "1 sends the message.",
	},
	{
		.name = "NSMSI", .low = 6, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "1 makes the write Non-secure.",
	},
	{
		.name = "SH", .low = 4, .width = 2, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Shareability of the write.",
	},
	{
		.name = "MemAttr", .low = 0, .width = 4, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Memory attributes of the write.",
	},
};

static const struct pmureg_field other_product_pmdevaff_fields[] = {
	{
		.name = "Aff3", .low = 32, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Affinity level 3.",
	},
	{
		.name = "F0V", .low = 31, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "1: Aff0 is valid and the PMU belongs to one core.",
	},
	{
		.name = "U", .low = 30, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Copy of MPIDR_EL1.U when F0V is 1.",
	},
	{
		.name = "MT", .low = 24, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Copy of MPIDR_EL1.MT when F0V is 1.",
	},
	{
		.name = "Aff2", .low = 16, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Affinity level 2 or its group mark.",
	},
	{
		.name = "Aff1", .low = 8, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Affinity level 1 or its group mark.",
	},
	{
		.name = "Aff0", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Affinity level 0 or its group mark.",
	},
};

static const struct pmureg_field other_product_pmlar_fields[] = {
	{
		.name = "KEY", .low = 0, .width = 32, .each = 0, .access = PMUREG_WO,
		.flags = PMUREG_OPEN,
		.text = "Key that opens the lock.",
	},
};

static const struct pmureg_field other_product_pmauthstatus_fields[] = {
	{
		.name = "RTNID", .low = 26, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Root non-invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "RTID", .low = 24, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Root invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "RLNID", .low = 14, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Realm non-invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "RLID", .low = 12, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Realm invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "SNID", .low = 6, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Secure non-invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "SID", .low = 4, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Secure invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "NSNID", .low = 2, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Non-secure non-invasive.",
		.value_count = 3, .values = values + 17,
	},
	{
		.name = "NSID", .low = 0, .width = 2, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Non-secure invasive.",
		.value_count = 3, .values = values + 17,
	},
};

static const struct pmureg_field other_product_pmdevarch_fields[] = {
	{
		.name = "ARCHITECT", .low = 21, .width = 11, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "JEP106 code of the architect.",
		.value_count = 1, .values = values + 20,
	},
	{
		.name = "PRESENT", .low = 20, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "1 when the register is implemented.",
	},
	{
		.name = "REVISION", .low = 16, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Revision of the architecture.",
	},
	{
		.name = "ARCHVER", .low = 12, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Version of the architecture.",
	},
	{
		.name = "ARCHPART", .low = 0, .width = 12, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Part of the architecture.",
	},
};

static const struct pmureg_field other_product_pmdevtype_fields[] = {
	{
		.name = "SUB", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "What is monitored.",
		.value_count = 2, .values = values + 21,
	},
	{
		.name = "MAJOR", .low = 0, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Class of the component.",
		.reset = 6,
		.value_count = 1, .values = values + 23,
	},
};

static const struct pmureg_field other_product_pmpidr4_fields[] = {
	{
		.name = "SIZE", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Pages of the component as a power of two.",
		.reset = 0,
	},
	{
		.name = "DES_2", .low = 0, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Implementer bits 11:8.",
	},
};

static const struct pmureg_field other_product_pmpidr0_fields[] = {
	{
		.name = "PART_0", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Part number bits 7:0.",
	},
};

static const struct pmureg_field other_product_pmpidr1_fields[] = {
	{
		.name = "DES_0", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Implementer bits 3:0.",
	},
	{
		.name = "PART_1", .low = 0, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Part number bits 11:8.",
	},
};

static const struct pmureg_field other_product_pmpidr2_fields[] = {
	{
		.name = "REVISION", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "PMIIDR.Variant.",
	},
	{
		.name = "JEDEC", .low = 3, .width = 1, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1: the designer is a JEP106 code.",
		.reset = 1,
	},
	{
		.name = "DES_1", .low = 0, .width = 3, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Implementer bits 6:4.",
	},
};

static const struct pmureg_field other_product_pmpidr3_fields[] = {
	{
		.name = "REVAND", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "PMIIDR.Revision.",
	},
	{
		.name = "CMOD", .low = 0, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Not 0 when a customer changed the component.",
	},
};

static const struct pmureg_field other_product_pmcidr0_fields[] = {
	{
		.name = "PRMBL_0", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Preamble.",
		.reset = 0xdULL,
	},
};

static const struct pmureg_field other_product_pmcidr1_fields[] = {
	{
		.name = "CLASS", .low = 4, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Component class.",
		.reset = 9,
		.value_count = 1, .values = values + 24,
	},
	{
		.name = "PRMBL_1", .low = 0, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Preamble.",
		.reset = 0,
	},
};

static const struct pmureg_field other_product_pmcidr2_fields[] = {
	{
		.name = "PRMBL_2", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Preamble.",
		.reset = 5,
	},
};

static const struct pmureg_field other_product_pmcidr3_fields[] = {
	{
		.name = "PRMBL_3", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "Preamble.",
		.reset = 0xb1ULL,
	},
};

static const struct pmureg_field other_product_pmccntr_fields[] = {
	{
		.name = "count", .low = 0, .width = 64, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "The count; bits above PMCFGR.SIZE are RES0.",
	},
};

static const struct pmureg_field other_product_pmccfiltr_fields[] = {
	{
		.name = "filter", .low = 0, .width = 32, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Implementation defined filter.",
	},
};

static const struct pmureg_register other_product_registers[] = {
	{
		.key = "pmevcntr", .name = "PMEVCNTR<n>",
		.text = "Event counter <n>.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "Those behind counter 31, the cycle counter, are not described.",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 1,
		.count = {31, 1, 1}, .stride = {8, 0, 0}, .elements = 31,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 0,
		.roles = PMUREG_COUNTS,
		.places = NULL, .at = {ops + 0, 1},
		.field_count = 1, .fields = other_product_pmevcntr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.writable = 0xffffffffffffffffULL,
			.is_volatile = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "pmevtyper", .name = "PMEVTYPER<n>",
		.text = "Event of counter <n>.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {31, 1, 1}, .stride = {4, 0, 0}, .elements = 31,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 1,
		.roles = PMUREG_CHOOSES_EVENT,
		.places = NULL, .at = {ops + 1, 1},
		.field_count = 1, .fields = other_product_pmevtyper_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
		},
	},
	{
		.key = "pmsvr", .name = "PMSVR<n>",
		.text = "Value of counter <n> at the last snapshot; where PMCFGR.SS is 1.",
		.source = "ACS; DSU", .note = "In page 1 with the dual-page extension (inferred from PMCG 10).",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 1,
		.count = {64, 1, 1}, .stride = {8, 0, 0}, .elements = 64,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 2,
		.places = NULL, .at = {ops + 2, 1},
		.field_count = 1, .fields = other_product_pmsvr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "pmevfilt2r", .name = "PMEVFILT2R<n>",
		.text = "Second filter of counter <n>.",
		.source = "CSPMU arm_cspmu.h",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {128, 1, 1}, .stride = {4, 0, 0}, .elements = 128,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 3,
		.term_count = 1, .terms = register_terms + 1,
		.places = NULL, .at = {ops + 3, 1},
		.field_count = 1, .fields = other_product_pmevfilt2r_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
		},
	},
	{
		.key = "pmevfiltr", .name = "PMEVFILTR<n>",
		.text = "First filter of counter <n>.",
		.source = "CSPMU arm_cspmu.h",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {128, 1, 1}, .stride = {4, 0, 0}, .elements = 128,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 4,
		.term_count = 1, .terms = register_terms + 0,
		.places = NULL, .at = {ops + 4, 1},
		.field_count = 1, .fields = other_product_pmevfiltr_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
		},
	},
	{
		.key = "pmcntenset", .name = "PMCNTENSET<i>",
		.text = "Writing 1 enables a counter; reads the enables.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 5,
		.places = NULL, .at = {ops + 5, 1},
		.field_count = 1, .fields = other_product_pmcntenset_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1s = 0xffffffffULL,
		},
	},
	{
		.key = "pmcntenclr", .name = "PMCNTENCLR<i>",
		.text = "Writing 1 disables a counter; reads the enables.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 5,
		.places = NULL, .at = {ops + 6, 1},
		.field_count = 1, .fields = other_product_pmcntenclr_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1c = 0xffffffffULL,
		},
	},
	{
		.key = "pmintenset", .name = "PMINTENSET<i>",
		.text = "Writing 1 enables a counter's overflow interrupt; reads the enables.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 7,
		.places = NULL, .at = {ops + 7, 1},
		.field_count = 1, .fields = other_product_pmintenset_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1s = 0xffffffffULL,
		},
	},
	{
		.key = "pmintenclr", .name = "PMINTENCLR<i>",
		.text = "Writing 1 disables a counter's overflow interrupt; reads the enables.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 7,
		.places = NULL, .at = {ops + 8, 1},
		.field_count = 1, .fields = other_product_pmintenclr_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1c = 0xffffffffULL,
		},
	},
	{
		.key = "pmovsclr", .name = "PMOVSCLR<i>",
		.text = "Writing 1 clears a counter's overflow flag; reads the flags.",
		.source = "CSPMU arm_cspmu.c; ACS", .note = "In page 1 with the dual-page extension.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 10,
		.places = NULL, .at = {ops + 9, 1},
		.field_count = 1, .fields = other_product_pmovsclr_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1c = 0xffffffffULL,
			.is_volatile = 0xffffffffULL,
		},
	},
	{
		.key = "pmovsset", .name = "PMOVSSET<i>",
		.text = "Writing 1 sets a counter's overflow flag; reads the flags.",
		.source = "CSPMU arm_cspmu.h; ACS", .note = "In page 1 with the dual-page extension (inferred from PMCG 10).",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {8, 1, 1}, .stride = {4, 0, 0}, .elements = 8,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 10,
		.places = NULL, .at = {ops + 10, 1},
		.field_count = 1, .fields = other_product_pmovsset_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
			.acting = 0xffffffffULL,
			.w1s = 0xffffffffULL,
			.is_volatile = 0xffffffffULL,
		},
	},
	{
		.key = "pmcgcr", .name = "PMCGCR<i>",
		.text = "Sizes of the counter groups; 0 with one group.",
		.source = "ACS (as PMCGR); ARM I5.3", .note = "Four words are inferred from SPMCGCR; so is where a group starts.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {4, 1, 1}, .stride = {4, 0, 0}, .elements = 4,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 11,
		.places = NULL, .at = {ops + 11, 1},
		.field_count = 1, .fields = other_product_pmcgcr_fields,
		.masks = {
			.readable = 0xffffffffULL,
		},
	},
	{
		.key = "pmimpdef", .name = "PMIMPDEF<i>",
		.text = "Implementation defined; not to be touched without a vendor's description.",
		.source = "CSPMU arm_cspmu.h; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {32, 1, 1}, .stride = {4, 0, 0}, .elements = 32,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 12,
		.places = NULL, .at = {ops + 12, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmcfgr", .name = "PMCFGR",
		.text = "Says what this PMU has; 0 or all ones mean no PMU or no power.",
		.source = "CSPMU arm_cspmu.h; ACS", .note = "Linux accepts sizes that are not listed; the list is FEAT_SPMU's (inferred).",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 13,
		.places = NULL, .at = {ops + 13, 1},
		.field_count = 13, .fields = other_product_pmcfgr_fields,
		.rule_count = 1, .rules = other_product_pmcfgr_rules,
 .example = {ops + 23, 1},
		.masks = {
			.readable = 0xf1fbffffULL,
		},
	},
	{
		.key = "pmcr", .name = "PMCR",
		.text = "Enables and resets the counters.",
		.source = "CSPMU arm_cspmu.h; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 14,
		.places = NULL, .at = {ops + 24, 1},
		.field_count = 10, .fields = other_product_pmcr_fields,
		.masks = {
			.readable = 0xf39ULL,
			.writable = 0xe3fULL,
			.acting = 6,
			.self_clearing = 6,
			.is_volatile = 0x100ULL,
			.has_reset = 1,
		},
	},
	{
		.key = "pmiidr", .name = "PMIIDR",
		.text = "Implementation; when it reads 0 the PMPIDR registers give the same.",
		.source = "CSPMU arm_cspmu.h; APMT", .note = "ProductID is PMPIDR1.PART_1 and PMPIDR0.PART_0, Variant PMPIDR2.REVISION, Revision PMPIDR3.REVAND, Implementer PMPIDR4.DES_2, 0, PMPIDR2.DES_1 and PMPIDR1.DES_0. In Linux a value of APMT that is not 0 replaces it; DEN0117 says to ignore that value where the registers exist.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 15,
		.places = NULL, .at = {ops + 25, 1},
		.field_count = 4, .fields = other_product_pmiidr_fields,
		.masks = {
			.readable = 0xffffffffULL,
		},
	},
	{
		.key = "pmceid", .name = "PMCEID<i>",
		.text = "Common events that are implemented.",
		.source = "ACS; RENODE",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 1,
		.count = {4, 1, 1}, .stride = {4, 0, 0}, .elements = 4,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 16,
		.places = NULL, .at = {ops + 27, 1},
		.field_count = 1, .fields = other_product_pmceid_fields,
		.masks = {
			.readable = 0xffffffffULL,
		},
	},
	{
		.key = "pmsscr", .name = "PMSSCR",
		.text = "Takes a snapshot of all counters into PMSVR; where PMCFGR.SS is 1.",
		.source = "ACS; ARM I5.3", .note = "Place from ACS, behaviour and page 1 of the dual-page extension inferred; 64 bits wide in PMUv3.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 17,
		.places = NULL, .at = {ops + 28, 1},
		.field_count = 1, .fields = other_product_pmsscr_fields,
		.masks = {
			.writable = 1,
			.acting = 1,
			.self_clearing = 1,
		},
	},
	{
		.key = "pmssrr", .name = "PMSSRR",
		.text = "Which counters a snapshot resets.",
		.source = "ACS; DSU", .note = "DSU-120AE has a snapshot status at 0x638 and saved overflow flags at 0x640, inside PMSVR's places.",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 18,
		.places = NULL, .at = {ops + 29, 1},
		.field_count = 2, .fields = other_product_pmssrr_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
		},
	},
	{
		.key = "pmscr", .name = "PMSCR",
		.text = "Secure control: what may be counted and who may access; Secure access only.",
		.source = "ACS; PMCG 10", .note = "Resets are those of the SMMU's PMU (inferred).",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 19,
		.places = NULL, .at = {ops + 30, 1},
		.field_count = 6, .fields = other_product_pmscr_fields,
		.masks = {
			.readable = 0x8000001fULL,
			.writable = 0x1fULL,
			.reset = 0x80000006ULL,
			.has_reset = 0x80000017ULL,
		},
	},
	{
		.key = "pmrootcr", .name = "PMROOTCR",
		.text = "Root control: which Root, Realm and sourceless events may be counted; Root access only.",
		.source = "ARM D24.5 SPMROOTCR_EL3; PMCG 10", .note = "Inferred from sister architectures.",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 20,
		.places = NULL, .at = {ops + 31, 1},
		.field_count = 4, .fields = other_product_pmrootcr_fields,
		.masks = {
			.readable = 0x8000000bULL,
			.writable = 0xbULL,
			.reset = 0x80000008ULL,
			.has_reset = 0x8000000bULL,
		},
	},
	{
		.key = "pmirqcr0", .name = "PMIRQCR0",
		.text = "Address of the interrupt message; where PMCFGR.MSI is 1.",
		.source = "ACS", .note = "Place from ACS; fields inferred from the RAS interrupt registers.",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 21,
		.places = NULL, .at = {ops + 32, 1},
		.field_count = 1, .fields = other_product_pmirqcr0_fields,
		.masks = {
			.readable = 0xfffffffffffffcULL,
			.writable = 0xfffffffffffffcULL,
		},
	},
	{
		.key = "pmirqcr1", .name = "PMIRQCR1",
		.text = "Data of the interrupt message.",
		.source = "ACS", .note = "Place from ACS; fields inferred from the RAS interrupt registers.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 22,
		.places = NULL, .at = {ops + 33, 1},
		.field_count = 1, .fields = other_product_pmirqcr1_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
		},
	},
	{
		.key = "pmirqcr2", .name = "PMIRQCR2",
		.text = "Attributes and enable of the interrupt message.",
		.source = "ACS", .note = "Place from ACS; fields inferred from the RAS interrupt registers.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 23,
		.places = NULL, .at = {ops + 34, 1},
		.field_count = 4, .fields = other_product_pmirqcr2_fields,
		.masks = {
			.readable = 0xffULL,
			.writable = 0xffULL,
		},
	},
	{
		.key = "pmirqsr", .name = "PMIRQSR",
		.text = "Status of the last interrupt message.",
		.source = "ACS", .note = "Fields are not known; taken as read-only here.",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 24,
		.places = NULL, .at = {ops + 35, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmitctrl", .name = "PMITCTRL",
		.text = "Integration mode control.",
		.source = "ARM I5.3", .note = "Place inferred from the common CoreSight block; content is not described here and must stay 0.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 25,
		.places = NULL, .at = {ops + 36, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmdevaff", .name = "PMDEVAFF",
		.text = "Which cores the PMU belongs to, in the form of MPIDR_EL1.",
		.source = "ACS; ARM I5.3", .note = "With F0V 0 the lowest field that is not 0 marks a group: its lowest set bit and the bits below it stand for any value (0x80 for all of the level), levels above are exact.",
		.width = 64, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 26,
		.places = NULL, .at = {ops + 37, 1},
		.field_count = 7, .fields = other_product_pmdevaff_fields,
		.masks = {
			.readable = 0xffc1ffffffULL,
		},
	},
	{
		.key = "pmlar", .name = "PMLAR",
		.text = "Software lock; optional.",
		.source = "ARM I5.3", .note = "Inferred from the common CoreSight block.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 27,
		.places = NULL, .at = {ops + 38, 1},
		.field_count = 1, .fields = other_product_pmlar_fields,
		.masks = {
			.writable = 0xffffffffULL,
		},
	},
	{
		.key = "pmlsr", .name = "PMLSR",
		.text = "Status of the software lock; optional.",
		.source = "ARM I5.3", .note = "Inferred from the common CoreSight block; fields are not described here.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 28,
		.places = NULL, .at = {ops + 39, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmauthstatus", .name = "PMAUTHSTATUS",
		.text = "Which kinds of debug are implemented and on.",
		.source = "ACS; ARM I5.3",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 29,
		.places = NULL, .at = {ops + 40, 1},
		.field_count = 8, .fields = other_product_pmauthstatus_fields,
		.masks = {
			.readable = 0xf00f0ffULL,
		},
	},
	{
		.key = "pmdevarch", .name = "PMDEVARCH",
		.text = "Architecture of the component; ARCHITECT 0x23B marks Arm's.",
		.source = "ACS; ARM I5.3", .note = "Relatives have ARCHVER and ARCHPART 0x2A16 (external PMUv3; 0x2A26 with 64-bit registers), 0x0A66 and 0x0A67 (AMU) and 0x2A56 (SMMU); DSU-120AE reads 0x47702A16.",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 30,
		.places = NULL, .at = {ops + 41, 1},
		.field_count = 5, .fields = other_product_pmdevarch_fields,
		.masks = {
			.readable = 0xffffffffULL,
		},
	},
	{
		.key = "pmdevid", .name = "PMDEVID",
		.text = "Implementation defined device configuration.",
		.source = "ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 31,
		.places = NULL, .at = {ops + 42, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmdevtype", .name = "PMDEVTYPE",
		.text = "Type of the component.",
		.source = "ACS; ARM I5.3",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 32,
		.places = NULL, .at = {ops + 43, 1},
		.field_count = 2, .fields = other_product_pmdevtype_fields,
		.masks = {
			.readable = 0xffULL,
			.reset = 6,
			.has_reset = 0xfULL,
		},
	},
	{
		.key = "pmpidr4", .name = "PMPIDR4",
		.text = "Peripheral identification 4: designer's continuation code.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 33,
		.places = NULL, .at = {ops + 44, 1},
		.field_count = 2, .fields = other_product_pmpidr4_fields,
		.masks = {
			.readable = 0xffULL,
			.has_reset = 0xf0ULL,
		},
	},
	{
		.key = "pmpidr5", .name = "PMPIDR5",
		.text = "Peripheral identification 5.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 34,
		.places = NULL, .at = {ops + 46, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmpidr6", .name = "PMPIDR6",
		.text = "Peripheral identification 6.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 35,
		.places = NULL, .at = {ops + 47, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmpidr7", .name = "PMPIDR7",
		.text = "Peripheral identification 7.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 36,
		.places = NULL, .at = {ops + 48, 1},
		.masks = {
			.readable = 0,
		},
	},
	{
		.key = "pmpidr0", .name = "PMPIDR0",
		.text = "Peripheral identification 0: part number.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 37,
		.places = NULL, .at = {ops + 49, 1},
		.field_count = 1, .fields = other_product_pmpidr0_fields,
		.masks = {
			.readable = 0xffULL,
		},
	},
	{
		.key = "pmpidr1", .name = "PMPIDR1",
		.text = "Peripheral identification 1: designer and part number.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 38,
		.places = NULL, .at = {ops + 51, 1},
		.field_count = 2, .fields = other_product_pmpidr1_fields,
		.masks = {
			.readable = 0xffULL,
		},
	},
	{
		.key = "pmpidr2", .name = "PMPIDR2",
		.text = "Peripheral identification 2: revision and designer.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 39,
		.places = NULL, .at = {ops + 53, 1},
		.field_count = 3, .fields = other_product_pmpidr2_fields,
		.masks = {
			.readable = 0xffULL,
			.reset = 8,
			.has_reset = 8,
		},
	},
	{
		.key = "pmpidr3", .name = "PMPIDR3",
		.text = "Peripheral identification 3: minor revision.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 40,
		.places = NULL, .at = {ops + 55, 1},
		.field_count = 2, .fields = other_product_pmpidr3_fields,
		.masks = {
			.readable = 0xffULL,
		},
	},
	{
		.key = "pmcidr0", .name = "PMCIDR0",
		.text = "Component identification 0.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 41,
		.places = NULL, .at = {ops + 56, 1},
		.field_count = 1, .fields = other_product_pmcidr0_fields,
		.masks = {
			.readable = 0xffULL,
			.reset = 0xdULL,
			.has_reset = 0xffULL,
		},
	},
	{
		.key = "pmcidr1", .name = "PMCIDR1",
		.text = "Component identification 1.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 42,
		.places = NULL, .at = {ops + 57, 1},
		.field_count = 2, .fields = other_product_pmcidr1_fields,
		.masks = {
			.readable = 0xffULL,
			.reset = 0x90ULL,
			.has_reset = 0xffULL,
		},
	},
	{
		.key = "pmcidr2", .name = "PMCIDR2",
		.text = "Component identification 2.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 43,
		.places = NULL, .at = {ops + 58, 1},
		.field_count = 1, .fields = other_product_pmcidr2_fields,
		.masks = {
			.readable = 0xffULL,
			.reset = 5,
			.has_reset = 0xffULL,
		},
	},
	{
		.key = "pmcidr3", .name = "PMCIDR3",
		.text = "Component identification 3.",
		.source = "CSPMU arm_cspmu.c; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 44,
		.places = NULL, .at = {ops + 59, 1},
		.field_count = 1, .fields = other_product_pmcidr3_fields,
		.masks = {
			.readable = 0xffULL,
			.reset = 0xb1ULL,
			.has_reset = 0xffULL,
		},
	},
	{
		.key = "pmccntr", .name = "PMCCNTR",
		.text = "Cycle counter, in the place of counter 31.",
		.source = "CSPMU arm_cspmu.c; RENODE",
		.width = 64, .access_bits = 32, .atomic = 0, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 1, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 45,
		.roles = PMUREG_COUNTS,
		.places = NULL, .at = {ops + 60, 1},
		.field_count = 1, .fields = other_product_pmccntr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.writable = 0xffffffffffffffffULL,
			.is_volatile = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "pmccfiltr", .name = "PMCCFILTR",
		.text = "Filter of the cycle counter, in the place of PMEVTYPER31.",
		.source = "CSPMU arm_cspmu.h; ACS",
		.width = 32, .access_bits = 32, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 46,
		.places = NULL, .at = {ops + 61, 1},
		.field_count = 1, .fields = other_product_pmccfiltr_fields,
		.masks = {
			.readable = 0xffffffffULL,
			.writable = 0xffffffffULL,
		},
	},
};

static const struct pmureg_instance other_product_instances[] = {
	{.name = "0", .numbers = words + 0, .devices = NULL, .offset = 0x0},
};

static const struct pmureg_term other_product_terms[] = {
	{
		.name = "event", .width = 33, .is_linux = 1,
		.perf_word = 0, .range_count = 1, .ranges = ranges + 0,
		.field_count = 0, .fields = NULL,
		.text = "Event number, its low 32 bits in PMEVTYPER; 0x100000000 is the cycle counter.",
	},
	{
		.name = "filter", .width = 32, .is_linux = 1,
		.perf_word = 1, .range_count = 1, .ranges = ranges + 4,
		.field_count = 1, .fields = term_fields + 0,
		.text = "First filter.",
	},
	{
		.name = "filter2", .width = 32, .is_linux = 1,
		.perf_word = 2, .range_count = 1, .ranges = ranges + 4,
		.field_count = 1, .fields = term_fields + 1,
		.text = "Second filter.",
	},
};

static const struct pmureg_default other_product_defaults[] = {
	{ .when = {ops + 180, 3}, .setting_count = 1, .settings = settings + 11},
	{ .when = {ops + 240, 3}, .setting_count = 1, .settings = settings + 12},
};

static const struct pmureg_rule other_product_general_discover_rules[] = {
	{ .require = {ops + 96, 26}, .same = 0x0,
	 .text = "PMCFGR reads 0 or all ones: there is no PMU here, it has no power, or it may not be accessed from here."},
	{ .require = {ops + 122, 5}, .same = 0x0,
	 .text = "PMCFGR.SIZE is at most 0x1F: no counter is wider than 32 bits, so counters are 4 bytes apart, but 8 are described."},
	{ .require = {ops + 127, 5}, .same = 0x0,
	 .text = "PMCFGR.N is above 0x7F: there is no room for more than 128 counters that are 8 bytes apart."},
};

static const struct pmureg_rule other_product_cycles_discover_rules[] = {
	{ .require = {ops + 96, 26}, .same = 0x0,
	 .text = "PMCFGR reads 0 or all ones: there is no PMU here, it has no power, or it may not be accessed from here."},
	{ .require = {ops + 122, 5}, .same = 0x0,
	 .text = "PMCFGR.SIZE is at most 0x1F: no counter is wider than 32 bits, so counters are 4 bytes apart, but 8 are described."},
	{ .require = {ops + 127, 5}, .same = 0x0,
	 .text = "PMCFGR.N is above 0x7F: there is no room for more than 128 counters that are 8 bytes apart."},
};

static const struct pmureg_counter other_product_counters[] = {
	{
		.key = "general", .count = 31, .width = 64, .first = 0,
		.sum = 0, .free = 0, .shares = 0, .reg_count = 1, .regs = references + 0,
		.overflow = {.reg = 10, .field = 0, .index = {ops + 62, 3}, .field_index = {ops + 65, 3},},
 .selects = {ops + 68, 3}, .runs = {ops + 71, 11}, .discover_count = {ops + 82, 9}, .discover_width = {ops + 91, 5},

		.discover_rule_count = 3, .discover_rules = other_product_general_discover_rules,
		.top_rate = 0.0, .program = {steps + 28, 4}, .enable = {steps + 32, 3}, .disable = {steps + 35, 2},
	},
	{
		.key = "cycles", .count = 1, .width = 64, .first = 0,
		.sum = 0, .free = 0, .shares = 0, .reg_count = 1, .regs = references + 1,
		.overflow = {.reg = 10, .field = 0, .index = {ops + 0, 1}, .field_index = {ops + 144, 1},},
 .takes = {ops + 145, 3}, .selects = {ops + 148, 1}, .runs = {ops + 149, 7}, .discover_count = {ops + 156, 3}, .discover_width = {ops + 91, 5},

		.discover_rule_count = 3, .discover_rules = other_product_cycles_discover_rules,
		.top_rate = 0.0, .program = {steps + 26, 2}, .enable = {steps + 10, 3}, .disable = {steps + 13, 2},
	},
};

static const struct pmureg_event_info other_product_events[] = {
	{
		.name = "cycles", .text = "Clock cycles of the unit.", .unit = "cycles", .linux_name = "cycles", .linux_string = "event=0x100000000",
		.term_count = 1, .terms = term_values + 0, .kind = PMUREG_NONE,
	},
};

static const struct pmureg_block blocks[] = {
	{
		.name = "t241_scf", .key = "scf", .title = "Scalable coherency fabric", .text = "System-level cache, traffic of the CPUs and strongly ordered writes of PCIe, to local and remote memory.",
		.space = PMUREG_MMIO,
		.number_count = 1, .numbers = strings + 0,
		.device_count = 0, .devices = NULL,
		.instance_count = 4, .instances = scf_instances, .page_count = 2,
		.page_stand_ins = indices + 0,
		.register_count = 47, .registers = scf_registers,
		.term_count = 1, .terms = scf_terms,
		.counter_count = 2, .counters = scf_counters,
		.event_count = 54, .events = scf_events,
		.metric_count = 3, .metrics = scf_metrics,
		.reset = {steps + 15, 1},
		.start = {steps + 16, 1},
		.stop = {steps + 17, 1},
		.variables = {.numbers = 1, .leader = 2, .n = 3, .used = 4, .slots = 6, .count = 6},
		.unit_bounds = {1, 1, 1, 0, 0, 0, 102}, .event_bounds = {7, 0, 0, 2, 3, 1, 22},
		.term_names = {names + 0, 0x1}, .event_names = {names + 2, 0x7f},
		.events_by_linux = indices + 2, .linux_count = 54,
		.shape_count = 1, .shapes = shapes + 0,
		.events_by_terms = events_by_terms + 0, .events_by_terms_mask = 0xff,
		.perf_device = "nvidia_scf_pmu_<socket>",
		.perf_instance_term = PMUREG_NONE, .perf_instance_values = NULL,
	},
	{
		.name = "t241_pcie", .key = "pcie", .title = "PCIe root ports", .text = "All reads and writes of the root ports to local and remote memory.",
		.space = PMUREG_MMIO,
		.number_count = 1, .numbers = strings + 0,
		.device_count = 0, .devices = NULL,
		.instance_count = 4, .instances = pcie_instances, .page_count = 2,
		.page_stand_ins = indices + 0,
		.register_count = 47, .registers = pcie_registers,
		.term_count = 2, .terms = pcie_terms,
		.default_count = 1, .defaults = pcie_defaults,
		.counter_count = 2, .counters = pcie_counters,
		.event_count = 15, .events = pcie_events,
		.metric_count = 10, .metrics = pcie_metrics,
		.reset = {steps + 15, 1},
		.start = {steps + 16, 1},
		.stop = {steps + 17, 1},
		.variables = {.numbers = 2, .leader = 3, .n = 5, .used = 6, .slots = 8, .count = 8},
		.unit_bounds = {1, 1, 1, 0, 0, 0, 102}, .event_bounds = {7, 0, 0, 2, 3, 1, 22},
		.term_names = {names + 130, 0x3}, .event_names = {names + 134, 0x1f},
		.events_by_linux = indices + 57, .linux_count = 15,
		.shape_count = 1, .shapes = shapes + 0,
		.events_by_terms = events_by_terms + 256, .events_by_terms_mask = 0x3f,
		.perf_device = "nvidia_pcie_pmu_<socket>",
		.perf_instance_term = PMUREG_NONE, .perf_instance_values = NULL,
	},
	{
		.name = "t241_c2c0", .key = "c2c0", .title = "NVLink-C2C0", .text = "Incoming. With a GPU its ATS-translated and EGM traffic; between two chips (Grace CPU Superchip) reads and relaxed-ordered writes of the other's PCIe devices.",
		.space = PMUREG_MMIO,
		.number_count = 1, .numbers = strings + 0,
		.device_count = 0, .devices = NULL,
		.instance_count = 4, .instances = c2c0_instances, .page_count = 2,
		.page_stand_ins = indices + 0,
		.register_count = 47, .registers = c2c0_registers,
		.term_count = 2, .terms = c2c0_terms,
		.default_count = 1, .defaults = c2c0_defaults,
		.counter_count = 2, .counters = c2c0_counters,
		.event_count = 15, .events = c2c0_events,
		.metric_count = 10, .metrics = c2c0_metrics,
		.reset = {steps + 15, 1},
		.start = {steps + 16, 1},
		.stop = {steps + 17, 1},
		.variables = {.numbers = 2, .leader = 3, .n = 5, .used = 6, .slots = 8, .count = 8},
		.unit_bounds = {1, 1, 1, 0, 0, 0, 102}, .event_bounds = {7, 0, 0, 2, 3, 1, 22},
		.term_names = {names + 166, 0x3}, .event_names = {names + 134, 0x1f},
		.events_by_linux = indices + 57, .linux_count = 15,
		.shape_count = 1, .shapes = shapes + 0,
		.events_by_terms = events_by_terms + 256, .events_by_terms_mask = 0x3f,
		.perf_device = "nvidia_nvlink_c2c0_pmu_<socket>",
		.perf_instance_term = PMUREG_NONE, .perf_instance_values = NULL,
	},
	{
		.name = "t241_c2c1", .key = "c2c1", .title = "NVLink-C2C1", .text = "Incoming traffic of the GPU that is not ATS-translated.",
		.space = PMUREG_MMIO,
		.number_count = 1, .numbers = strings + 0,
		.device_count = 0, .devices = NULL,
		.instance_count = 4, .instances = c2c1_instances, .page_count = 2,
		.page_stand_ins = indices + 0,
		.register_count = 47, .registers = c2c1_registers,
		.term_count = 2, .terms = c2c1_terms,
		.default_count = 1, .defaults = c2c1_defaults,
		.counter_count = 2, .counters = c2c1_counters,
		.event_count = 15, .events = c2c1_events,
		.metric_count = 10, .metrics = c2c1_metrics,
		.reset = {steps + 15, 1},
		.start = {steps + 16, 1},
		.stop = {steps + 17, 1},
		.variables = {.numbers = 2, .leader = 3, .n = 5, .used = 6, .slots = 8, .count = 8},
		.unit_bounds = {1, 1, 1, 0, 0, 0, 102}, .event_bounds = {7, 0, 0, 2, 3, 1, 22},
		.term_names = {names + 166, 0x3}, .event_names = {names + 134, 0x1f},
		.events_by_linux = indices + 57, .linux_count = 15,
		.shape_count = 1, .shapes = shapes + 0,
		.events_by_terms = events_by_terms + 256, .events_by_terms_mask = 0x3f,
		.perf_device = "nvidia_nvlink_c2c1_pmu_<socket>",
		.perf_instance_term = PMUREG_NONE, .perf_instance_values = NULL,
	},
	{
		.name = "t241_cnvlink", .key = "cnvlink", .title = "CNVLink", .text = "Reads and relaxed-ordered writes of remote GPUs and PCIe devices to local memory; who of them cannot be told.",
		.space = PMUREG_MMIO,
		.number_count = 1, .numbers = strings + 0,
		.device_count = 0, .devices = NULL,
		.instance_count = 4, .instances = cnvlink_instances, .page_count = 2,
		.page_stand_ins = indices + 0,
		.register_count = 47, .registers = cnvlink_registers,
		.term_count = 2, .terms = cnvlink_terms,
		.default_count = 1, .defaults = cnvlink_defaults,
		.counter_count = 2, .counters = cnvlink_counters,
		.event_count = 15, .events = cnvlink_events,
		.metric_count = 10, .metrics = cnvlink_metrics,
		.reset = {steps + 15, 1},
		.start = {steps + 16, 1},
		.stop = {steps + 17, 1},
		.variables = {.numbers = 2, .leader = 3, .n = 5, .used = 6, .slots = 8, .count = 8},
		.unit_bounds = {1, 1, 1, 0, 0, 0, 102}, .event_bounds = {7, 0, 0, 2, 3, 1, 22},
		.term_names = {names + 170, 0x3}, .event_names = {names + 134, 0x1f},
		.events_by_linux = indices + 57, .linux_count = 15,
		.shape_count = 1, .shapes = shapes + 0,
		.events_by_terms = events_by_terms + 256, .events_by_terms_mask = 0x3f,
		.perf_device = "nvidia_cnvlink_pmu_<socket>",
		.perf_instance_term = PMUREG_NONE, .perf_instance_values = NULL,
	},
	{
		.name = "t241_other_product", .key = "other_product", .title = "PMU of a product that Linux does not know", .text = "Sessions read a counter high, low, high, which is right everywhere; where firmware says that accesses of 64 bits are atomic, one would do.",
		.space = PMUREG_MMIO,
		.number_count = 1, .numbers = strings + 1,
		.device_count = 0, .devices = NULL,
		.instance_count = 1, .instances = other_product_instances, .page_count = 2,
		.page_stand_ins = indices + 0,
		.register_count = 47, .registers = other_product_registers,
		.term_count = 3, .terms = other_product_terms,
		.default_count = 2, .defaults = other_product_defaults,
		.counter_count = 2, .counters = other_product_counters,
		.event_count = 1, .events = other_product_events,
		.reset = {steps + 15, 1},
		.start = {steps + 16, 1},
		.stop = {steps + 17, 1},
		.variables = {.numbers = 3, .leader = 4, .n = 7, .used = 8, .slots = 10, .count = 10},
		.unit_bounds = {1, 1, 1, 0, 0, 0, 102}, .event_bounds = {8, 0, 0, 2, 3, 1, 24},
		.term_names = {names + 174, 0x7}, .event_names = {names + 182, 0x1},
		.events_by_linux = indices + 56, .linux_count = 1,
		.shape_count = 1, .shapes = shapes + 0,
		.events_by_terms = events_by_terms + 320, .events_by_terms_mask = 0x3,
		.perf_device = "nvidia_uncore_pmu_<pmu>",
		.perf_instance_term = PMUREG_NONE, .perf_instance_values = NULL,
	},
};

static const struct pmureg_detect detects[] = {
	{ .family = 0,
		.model_count = 0, .models = NULL,
		.midr = 0x4100d4f0, .midr_mask = 0xff00fff0,
		.sysfs_count = 0, .sysfs = NULL,
		.variant = PMUREG_NONE,
	},
	{ .family = 0,
		.model_count = 0, .models = NULL,
		.midr = 0x0, .midr_mask = 0x0,
		.sysfs_count = 4, .sysfs = strings + 2,
		.variant = PMUREG_NONE,
	},
};

static const struct pmureg_example examples[] = {
	{.events = "{nvidia_scf_pmu_0/cycles/,nvidia_scf_pmu_0/cmem_rd_data/,nvidia_scf_pmu_0/cmem_rd_access/,nvidia_scf_pmu_0/cmem_rd_outstanding/}", .text = "What bandwidth and latency of reads from socket 0's CPU memory are computed from."},
	{.events = "nvidia_pcie_pmu_0/rd_bytes_loc,root_port=0x3/", .text = "Bytes that root ports 0 and 1 of socket 0 read from its memory."},
	{.events = "nvidia_cnvlink_pmu_0/event=0x0,rem_socket=0xE/", .text = "Bytes that the other sockets read from CPU memory of socket 0."},
};

const struct pmureg_system pmureg_system_t241 = {
	.name = "t241",
	.title = "NVIDIA Tegra241 (Grace) uncore PMUs",
	.vendor = "nvidia",
	.block_count = 6, .blocks = blocks,
	.unit_names = {names + 184, 0xff}, .unit_count = 81, .units = units,
	.detect_count = 2, .detects = detects,
	.example_count = 3, .examples = examples,
};
