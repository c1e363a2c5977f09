/*
 * Arm system PMUs (FEAT_SPMU): descriptor tables for the runtime.
 *
 * Made by pmureg from regdefs/arm/spmu.yaml. Edit that, not this.
 */
#include <pmureg/table.h>

extern const struct pmureg_system pmureg_system_spmu;

static const struct pmureg_op ops[] = {
	{PMUREG_OP_CONST, 0, 0, 0x9ce5ULL},
	{PMUREG_OP_CONST, 0, 0, 0x9ce0ULL},
	{PMUREG_OP_CONST, 0, 0, 0x9ce1ULL},
	{PMUREG_OP_CONST, 0, 0, 0x9ce2ULL},
	{PMUREG_OP_CONST, 0, 0, 0x9ce3ULL},
	{PMUREG_OP_CONST, 0, 0, 0x9cf3ULL},
	{PMUREG_OP_CONST, 0, 0, 0x84f1ULL},
	{PMUREG_OP_CONST, 0, 0, 0x84f2ULL},
	{PMUREG_OP_CONST, 0, 0, 0x9ce4ULL},
	{PMUREG_OP_CONST, 0, 0, 0x84efULL},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 1},
	{PMUREG_OP_ADD, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x683f05ULL},
	{PMUREG_OP_VAR, 0, 0, 1},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_SHL, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x84e8ULL},
	{PMUREG_OP_OR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x84ecULL},
	{PMUREG_OP_CONST, 0, 0, 0x84edULL},
	{PMUREG_OP_CONST, 0, 0, 0x84eeULL},
	{PMUREG_OP_CONST, 0, 0, 0x84ebULL},
	{PMUREG_OP_CONST, 0, 0, 0xacebULL},
	{PMUREG_OP_CONST, 0, 0, 0xa4ebULL},
	{PMUREG_OP_CONST, 0, 0, 0xb4ebULL},
	{PMUREG_OP_CONST, 0, 0, 0xbcf7ULL},
	{PMUREG_OP_CONST, 0, 0, 0xb4f7ULL},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 1},
	{PMUREG_OP_CONST, 0, 0, 0xfULL},
	{PMUREG_OP_AND, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 3},
	{PMUREG_OP_SHR, 0, 0, 0},
	{PMUREG_OP_OR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 3},
	{PMUREG_OP_SHL, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 1},
	{PMUREG_OP_CONST, 0, 0, 7},
	{PMUREG_OP_AND, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_SHL, 0, 0, 0},
	{PMUREG_OP_OR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x9f00ULL},
	{PMUREG_OP_OR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 2},
	{PMUREG_OP_VAR, 0, 0, 1},
	{PMUREG_OP_CONST, 0, 0, 0xfULL},
	{PMUREG_OP_AND, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 3},
	{PMUREG_OP_SHR, 0, 0, 0},
	{PMUREG_OP_OR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 3},
	{PMUREG_OP_SHL, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 1},
	{PMUREG_OP_CONST, 0, 0, 7},
	{PMUREG_OP_AND, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_SHL, 0, 0, 0},
	{PMUREG_OP_OR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x9f00ULL},
	{PMUREG_OP_OR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 4},
	{PMUREG_OP_VAR, 0, 0, 1},
	{PMUREG_OP_CONST, 0, 0, 0xfULL},
	{PMUREG_OP_AND, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 3},
	{PMUREG_OP_SHR, 0, 0, 0},
	{PMUREG_OP_OR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 3},
	{PMUREG_OP_SHL, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 1},
	{PMUREG_OP_CONST, 0, 0, 7},
	{PMUREG_OP_AND, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_SHL, 0, 0, 0},
	{PMUREG_OP_OR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x9f00ULL},
	{PMUREG_OP_OR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 6},
	{PMUREG_OP_VAR, 0, 0, 1},
	{PMUREG_OP_CONST, 0, 0, 0xfULL},
	{PMUREG_OP_AND, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 3},
	{PMUREG_OP_SHR, 0, 0, 0},
	{PMUREG_OP_OR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 3},
	{PMUREG_OP_SHL, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 1},
	{PMUREG_OP_CONST, 0, 0, 7},
	{PMUREG_OP_AND, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_SHL, 0, 0, 0},
	{PMUREG_OP_OR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x9f00ULL},
	{PMUREG_OP_OR, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 1},
	{PMUREG_OP_CONST, 0, 0, 4},
	{PMUREG_OP_SHR, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_FIELD, 21, 0, 1},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_FIELD, 1, 6, 1},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_FIELD, 2, 0, 0},
	{PMUREG_OP_LAND, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_FIELD, 9, 8, 1},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_EQ, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_FIELD, 9, 0, 1},
	{PMUREG_OP_CONST, 0, 0, 0x40ULL},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_FIELD, 9, 9, 1},
	{PMUREG_OP_CONST, 0, 0, 1},
	{PMUREG_OP_ADD, 0, 0, 0},
	{PMUREG_OP_SELECT, 0, 0, 0},
	{PMUREG_OP_SELECT, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_FIELD, 9, 8, 1},
	{PMUREG_OP_CONST, 0, 0, 1},
	{PMUREG_OP_ADD, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_FIELD, 9, 0, 1},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_EQ, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_FIELD, 9, 0, 1},
	{PMUREG_OP_CONST, 0, 0, 1},
	{PMUREG_OP_EQ, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x20ULL},
	{PMUREG_OP_MOD, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x20ULL},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_FIELD, 10, 0, 0},
	{PMUREG_OP_LT, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_FIELD, 9, 0, 1},
	{PMUREG_OP_CONST, 0, 0, 4},
	{PMUREG_OP_LT, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x10ULL},
	{PMUREG_OP_MOD, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x10ULL},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_FIELD, 10, 0, 0},
	{PMUREG_OP_LT, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_FIELD, 9, 0, 1},
	{PMUREG_OP_CONST, 0, 0, 8},
	{PMUREG_OP_LT, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 8},
	{PMUREG_OP_MOD, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 8},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_FIELD, 10, 0, 0},
	{PMUREG_OP_LT, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 4},
	{PMUREG_OP_MOD, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0x20ULL},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 4},
	{PMUREG_OP_DIV, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 8},
	{PMUREG_OP_MOD, 0, 0, 0},
	{PMUREG_OP_FIELD, 10, 0, 0},
	{PMUREG_OP_LT, 0, 0, 0},
	{PMUREG_OP_SELECT, 0, 0, 0},
	{PMUREG_OP_SELECT, 0, 0, 0},
	{PMUREG_OP_SELECT, 0, 0, 0},
	{PMUREG_OP_LOR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_FIELD, 9, 8, 1},
	{PMUREG_OP_CONST, 0, 0, 0x8088888880888a80ULL},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_FIELD, 9, 8, 1},
	{PMUREG_OP_SHR, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 1},
	{PMUREG_OP_AND, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_FIELD, 9, 9, 1},
	{PMUREG_OP_CONST, 0, 0, 0x3fULL},
	{PMUREG_OP_LE, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 1},
	{PMUREG_OP_VAR, 0, 0, 7},
	{PMUREG_OP_SHL, 0, 0, 0},
	{PMUREG_OP_VAR, 0, 0, 7},
	{PMUREG_OP_CONST, 0, 0, 0},
	{PMUREG_OP_NOT, 0, 0, 0},
	{PMUREG_OP_CONST, 0, 0, 1},
};

static const char *const strings[] = {
	"s",
};

static const uint64_t words[] = {
	0,
	1,
	2,
	3,
	4,
	5,
	6,
	7,
	8,
	9,
	0xaULL,
	0xbULL,
	0xcULL,
	0xdULL,
	0xeULL,
	0xfULL,
	0x10ULL,
	0x11ULL,
	0x12ULL,
	0x13ULL,
	0x14ULL,
	0x15ULL,
	0x16ULL,
	0x17ULL,
	0x18ULL,
	0x19ULL,
	0x1aULL,
	0x1bULL,
	0x1cULL,
	0x1dULL,
	0x1eULL,
	0x1fULL,
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
	{.value = 0x23bULL, .name = "ARM", .text = ""},
	{.value = 0, .name = "TRAP", .text = "Reads and writes trap."},
	{.value = 1, .name = "TRAP_WRITES", .text = "Writes trap."},
	{.value = 3, .name = "ALLOW", .text = "Nothing traps."},
};

static const struct pmureg_action actions[] = {
	{.block = 0, .reg = 20, .field = PMUREG_NONE, .set = 0},
};

static const struct pmureg_setting settings[] = {
	{.index = 0, .code = {ops + 96, 1},},
	{.index = 0, .code = {ops + 96, 1},},
	{.index = 1, .code = {ops + 97, 3},},
	{.index = 0, .code = {ops + 211, 3},},
	{.index = 0, .code = {ops + 215, 2},},
	{.index = 5, .code = {ops + 217, 1},},
	{.index = 6, .code = {ops + 217, 1},},
};

static const struct pmureg_step steps[] = {
	/* write spmcntenclr */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 3,
	 .setting_count = 1, .settings = settings + 3,},
	/* write spmintenclr */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 7,
	 .setting_count = 1, .settings = settings + 3,},
	/* write spmovsclr */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 4,
	 .setting_count = 1, .settings = settings + 3,},
	/* write spmevfiltr[n] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 22,
	 .setting_count = 0, .settings = NULL, .index = {ops + 214, 1},},
	/* write spmevfilt2r[n] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 23,
	 .setting_count = 0, .settings = NULL, .index = {ops + 214, 1},},
	/* write spmevtyper[n] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 21,
	 .setting_count = 0, .settings = NULL, .index = {ops + 214, 1},},
	/* write spmevcntr[n] */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 20,
	 .setting_count = 0, .settings = NULL, .index = {ops + 214, 1},},
	/* write spmcntenset */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 2,
	 .setting_count = 1, .settings = settings + 3,},
	/* write spmcntenclr */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 3,
	 .setting_count = 1, .settings = settings + 3,},
	/* write spmcr */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 1,
	 .setting_count = 0, .settings = NULL,},
	/* write spmcntenclr */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 3,
	 .setting_count = 1, .settings = settings + 4,},
	/* write spmintenclr */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 7,
	 .setting_count = 1, .settings = settings + 4,},
	/* write spmovsclr */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 4,
	 .setting_count = 1, .settings = settings + 4,},
	/* write spmcr */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 1,
	 .setting_count = 1, .settings = settings + 5,},
	/* write spmcr */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 1,
	 .setting_count = 1, .settings = settings + 6,},
	/* isb */
	{.kind = PMUREG_BARRIER, .barrier = PMUREG_ISB, .reg = PMUREG_NONE,
	 .setting_count = 0, .settings = NULL,},
	/* write spmcr */
	{.kind = PMUREG_WRITE, .barrier = PMUREG_NO_BARRIER, .reg = 1,
	 .setting_count = 0, .settings = NULL,},
	/* isb */
	{.kind = PMUREG_BARRIER, .barrier = PMUREG_ISB, .reg = PMUREG_NONE,
	 .setting_count = 0, .settings = NULL,},
};

static const struct pmureg_reference references[] = {
	{.reg = 20, .field = PMUREG_NONE,}, /* spmevcntr */
};

static const struct pmureg_term_field term_fields[] = {
	{.reg = 21, .field = 0},
	{.reg = 22, .field = 0},
	{.reg = 23, .field = 0},
};

/* Hash tables of names: name, hash, length, index. */
static const struct pmureg_name names[] = {
	{0},
	{0},
	{"filter2", 0x825b241a, 7, 2},
	{0},
	{"event", 0x06f56694, 5, 0},
	{"filter", 0x141f55cd, 6, 1},
	{0},
	{0},
	{"spmu_21", 0xf3a1a9f5, 7, 15},
	{"spmu_0", 0x0ea05d81, 6, 1},
	{"spmu_1", 0x1ba05d81, 6, 2},
	{"spmu_2", 0x24a05d81, 6, 13},
	{"spmu_22", 0xdca1a9f5, 7, 16},
	{"spmu_23", 0x29a1a9f5, 7, 17},
	{"spmu_24", 0x5aa1a9f5, 7, 18},
	{"spmu_25", 0xa7a1a9f5, 7, 19},
	{"spmu_26", 0xb0a1a9f5, 7, 20},
	{"spmu_27", 0x9da1a9f5, 7, 21},
	{"spmu_28", 0x0ea1a9f5, 7, 22},
	{"spmu_29", 0x1ba1a9f5, 7, 23},
	{"spmu_3", 0x31a05d81, 6, 24},
	{"spmu_30", 0x62daa9f5, 7, 25},
	{"spmu_31", 0x4fdaa9f5, 7, 26},
	{"spmu_4", 0xdaa05d81, 6, 27},
	{"spmu_5", 0xb7a05d81, 6, 28},
	{"spmu_6", 0xf0a05d81, 6, 29},
	{"spmu_7", 0xcda05d81, 6, 30},
	{"spmu_8", 0xa6a05d81, 6, 31},
	{"spmu_9", 0xb3a05d81, 6, 32},
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
	{0},
	{"spmu", 0xee09c9da, 4, 0},
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
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{0},
	{"spmu_10", 0x6a8ca9f5, 7, 3},
	{"spmu_11", 0x778ca9f5, 7, 4},
	{"spmu_12", 0x408ca9f5, 7, 5},
	{"spmu_13", 0xad8ca9f5, 7, 6},
	{"spmu_14", 0xde8ca9f5, 7, 7},
	{"spmu_15", 0x2b8ca9f5, 7, 8},
	{"spmu_16", 0x348ca9f5, 7, 9},
	{"spmu_17", 0x018ca9f5, 7, 10},
	{"spmu_18", 0xb28ca9f5, 7, 11},
	{"spmu_19", 0x9f8ca9f5, 7, 12},
	{"spmu_20", 0xe6a1a9f5, 7, 14},
};

/* What names of units stand for. */
static const struct pmureg_unit_entry units[] = {
	{.block = 0, .instance = PMUREG_NONE, .by_linux = 0}, /* spmu */
	{.block = 0, .instance = 0, .by_linux = 0}, /* spmu_0 */
	{.block = 0, .instance = 1, .by_linux = 0}, /* spmu_1 */
	{.block = 0, .instance = 10, .by_linux = 0}, /* spmu_10 */
	{.block = 0, .instance = 11, .by_linux = 0}, /* spmu_11 */
	{.block = 0, .instance = 12, .by_linux = 0}, /* spmu_12 */
	{.block = 0, .instance = 13, .by_linux = 0}, /* spmu_13 */
	{.block = 0, .instance = 14, .by_linux = 0}, /* spmu_14 */
	{.block = 0, .instance = 15, .by_linux = 0}, /* spmu_15 */
	{.block = 0, .instance = 16, .by_linux = 0}, /* spmu_16 */
	{.block = 0, .instance = 17, .by_linux = 0}, /* spmu_17 */
	{.block = 0, .instance = 18, .by_linux = 0}, /* spmu_18 */
	{.block = 0, .instance = 19, .by_linux = 0}, /* spmu_19 */
	{.block = 0, .instance = 2, .by_linux = 0}, /* spmu_2 */
	{.block = 0, .instance = 20, .by_linux = 0}, /* spmu_20 */
	{.block = 0, .instance = 21, .by_linux = 0}, /* spmu_21 */
	{.block = 0, .instance = 22, .by_linux = 0}, /* spmu_22 */
	{.block = 0, .instance = 23, .by_linux = 0}, /* spmu_23 */
	{.block = 0, .instance = 24, .by_linux = 0}, /* spmu_24 */
	{.block = 0, .instance = 25, .by_linux = 0}, /* spmu_25 */
	{.block = 0, .instance = 26, .by_linux = 0}, /* spmu_26 */
	{.block = 0, .instance = 27, .by_linux = 0}, /* spmu_27 */
	{.block = 0, .instance = 28, .by_linux = 0}, /* spmu_28 */
	{.block = 0, .instance = 29, .by_linux = 0}, /* spmu_29 */
	{.block = 0, .instance = 3, .by_linux = 0}, /* spmu_3 */
	{.block = 0, .instance = 30, .by_linux = 0}, /* spmu_30 */
	{.block = 0, .instance = 31, .by_linux = 0}, /* spmu_31 */
	{.block = 0, .instance = 4, .by_linux = 0}, /* spmu_4 */
	{.block = 0, .instance = 5, .by_linux = 0}, /* spmu_5 */
	{.block = 0, .instance = 6, .by_linux = 0}, /* spmu_6 */
	{.block = 0, .instance = 7, .by_linux = 0}, /* spmu_7 */
	{.block = 0, .instance = 8, .by_linux = 0}, /* spmu_8 */
	{.block = 0, .instance = 9, .by_linux = 0}, /* spmu_9 */
};

/* ---- System PMU ---- */

static const struct pmureg_field spmu_spmselr_fields[] = {
	{
		.name = "SYSPMUSEL", .low = 4, .width = 6, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RANGE,
		.text = "System PMU.",
		.range_low = 0, .range_high = 0x1fULL,
	},
	{
		.name = "BANK", .low = 0, .width = 2, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Counters 16 BANK to 16 BANK + 15 are reached.",
	},
};

static const struct pmureg_field spmu_spmcr_fields[] = {
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
		.name = "EX", .low = 4, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Export of events; where SPMCFGR_EL1.EX is 1.",
	},
	{
		.name = "P", .low = 1, .width = 1, .each = 0, .access = PMUREG_WO,
		.flags = PMUREG_SELF_CLEARING | PMUREG_OPEN,
		.text = "Write 1 to zero every counter; overflow flags stay.",
		.action_count = 1, .actions = actions + 0,
	},
	{
		.name = "E", .low = 0, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1: the enabled counters count; 0: all stop and no overflow interrupt is raised.",
		.reset = 0,
	},
};

static const struct pmureg_field spmu_spmcntenset_fields[] = {
	{
		.name = "P", .low = 0, .width = 64, .each = 1, .access = PMUREG_W1S,
		.flags = PMUREG_OPEN,
		.text = "Bit of counter <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field spmu_spmcntenclr_fields[] = {
	{
		.name = "P", .low = 0, .width = 64, .each = 1, .access = PMUREG_W1C,
		.flags = PMUREG_OPEN,
		.text = "Bit of counter <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field spmu_spmovsclr_fields[] = {
	{
		.name = "P", .low = 0, .width = 64, .each = 1, .access = PMUREG_W1C,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "Bit of counter <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field spmu_spmovsset_fields[] = {
	{
		.name = "P", .low = 0, .width = 64, .each = 1, .access = PMUREG_W1S,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "Bit of counter <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field spmu_spmintenset_fields[] = {
	{
		.name = "P", .low = 0, .width = 64, .each = 1, .access = PMUREG_W1S,
		.flags = PMUREG_OPEN,
		.text = "Bit of counter <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field spmu_spmintenclr_fields[] = {
	{
		.name = "P", .low = 0, .width = 64, .each = 1, .access = PMUREG_W1C,
		.flags = PMUREG_OPEN,
		.text = "Bit of counter <m>; 0 where there is no such counter.",
	},
};

static const struct pmureg_field spmu_spmzr_fields[] = {
	{
		.name = "P", .low = 0, .width = 64, .each = 1, .access = PMUREG_WO,
		.flags = PMUREG_SELF_CLEARING | PMUREG_OPEN,
		.text = "Write 1 to zero counter <m>.",
		.action_count = 1, .actions = actions + 0,
	},
};

static const struct pmureg_field spmu_spmcfgr_fields[] = {
	{
		.name = "NCG", .low = 28, .width = 4, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RANGE,
		.text = "Counter groups minus one.", .unit = "groups",
		.range_low = 0, .range_high = 0xeULL,
		 .means = {ops + 10, 3},
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
		.name = "SIZE", .low = 8, .width = 6, .each = 0, .access = PMUREG_RO,
		.flags = 0,
		.text = "Width of the largest counter minus one.", .unit = "bits",
		.value_count = 14, .values = values + 0,
		 .means = {ops + 10, 3},
	},
	{
		.name = "N", .low = 0, .width = 8, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN | PMUREG_HAS_RANGE,
		.text = "Number of counters minus one.", .unit = "counters",
		.range_low = 0, .range_high = 0x3fULL,
		 .means = {ops + 10, 3},
	},
};

static const struct pmureg_field spmu_spmcgcr_fields[] = {
	{
		.name = "N", .low = 0, .width = 64, .each = 8, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "Number of counters in group 8k + <j>.",
	},
};

static const struct pmureg_field spmu_spmiidr_fields[] = {
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

static const struct pmureg_field spmu_spmdevarch_fields[] = {
	{
		.name = "ARCHITECT", .low = 21, .width = 11, .each = 0, .access = PMUREG_RO,
		.flags = PMUREG_OPEN,
		.text = "JEP106 code of the architect.",
		.value_count = 1, .values = values + 17,
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

static const struct pmureg_field spmu_spmdevaff_fields[] = {
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

static const struct pmureg_field spmu_spmaccessr_el1_fields[] = {
	{
		.name = "P", .low = 0, .width = 64, .each = 2, .access = PMUREG_RW,
		.flags = 0,
		.text = "Access to system PMU <m>; RES0 above SYSPMUID.",
		.value_count = 3, .values = values + 18,
	},
};

static const struct pmureg_field spmu_spmaccessr_el12_fields[] = {
	{
		.name = "P", .low = 0, .width = 64, .each = 2, .access = PMUREG_RW,
		.flags = 0,
		.text = "Access to system PMU <m>; RES0 above SYSPMUID.",
		.value_count = 3, .values = values + 18,
	},
};

static const struct pmureg_field spmu_spmaccessr_el2_fields[] = {
	{
		.name = "P", .low = 0, .width = 64, .each = 2, .access = PMUREG_RW,
		.flags = 0,
		.text = "Access to system PMU <m>; RES0 above SYSPMUID.",
		.value_count = 3, .values = values + 18,
	},
};

static const struct pmureg_field spmu_spmaccessr_el3_fields[] = {
	{
		.name = "P", .low = 0, .width = 64, .each = 2, .access = PMUREG_RW,
		.flags = 0,
		.text = "Access to system PMU <m>; RES0 above SYSPMUID.",
		.value_count = 3, .values = values + 18,
	},
};

static const struct pmureg_field spmu_spmscr_fields[] = {
	{
		.name = "NAO", .low = 4, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets events count that belong to no source.",
		.reset = 0,
	},
	{
		.name = "SO", .low = 0, .width = 1, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN | PMUREG_HAS_RESET,
		.text = "1 lets events of Secure sources count and those of no source.",
		.reset = 0,
	},
};

static const struct pmureg_field spmu_spmrootcr_fields[] = {
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

static const struct pmureg_field spmu_spmevcntr_fields[] = {
	{
		.name = "CNTR", .low = 0, .width = 64, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_VOLATILE | PMUREG_OPEN,
		.text = "The count; bits above the counter's width are RES0.",
	},
};

static const struct pmureg_field spmu_spmevtyper_fields[] = {
	{
		.name = "event", .low = 0, .width = 64, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Implementation defined event number and options.",
	},
};

static const struct pmureg_field spmu_spmevfiltr_fields[] = {
	{
		.name = "filter", .low = 0, .width = 64, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Implementation defined filter.",
	},
};

static const struct pmureg_field spmu_spmevfilt2r_fields[] = {
	{
		.name = "filter2", .low = 0, .width = 64, .each = 0, .access = PMUREG_RW,
		.flags = PMUREG_OPEN,
		.text = "Implementation defined second filter.",
	},
};

static const struct pmureg_register spmu_registers[] = {
	{
		.key = "spmselr", .name = "SPMSELR_EL0",
		.text = "Selects a system PMU and a bank of sixteen counters.",
		.source = "ARM D24.5",
		.width = 64, .access_bits = 64, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 0,
		.places = NULL, .at = {ops + 0, 1},
		.field_count = 2, .fields = spmu_spmselr_fields,
		.masks = {
			.readable = 0x3f3ULL,
			.writable = 0x3f3ULL,
		},
	},
	{
		.key = "spmcr", .name = "SPMCR_EL0",
		.text = "Enables and resets the counters of the system PMU.",
		.source = "ARM D24.5", .note = "TRO and HDBG are read-only from EL0; meanings of TRO, HDBG, FZO, NA and EX are inferred from the family.",
		.width = 64, .access_bits = 64, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = 0, .state = 1,
		.places = NULL, .at = {ops + 1, 1},
		.field_count = 7, .fields = spmu_spmcr_fields,
		.masks = {
			.readable = 0xf11ULL,
			.writable = 0xe13ULL,
			.acting = 2,
			.self_clearing = 2,
			.is_volatile = 0x100ULL,
			.has_reset = 1,
		},
	},
	{
		.key = "spmcntenset", .name = "SPMCNTENSET_EL0",
		.text = "Writing 1 enables a counter; reads the enables.",
		.source = "ARM D24.5",
		.width = 64, .access_bits = 64, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = 0, .state = 2,
		.places = NULL, .at = {ops + 2, 1},
		.field_count = 1, .fields = spmu_spmcntenset_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.writable = 0xffffffffffffffffULL,
			.acting = 0xffffffffffffffffULL,
			.w1s = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "spmcntenclr", .name = "SPMCNTENCLR_EL0",
		.text = "Writing 1 disables a counter; reads the enables.",
		.source = "ARM D24.5",
		.width = 64, .access_bits = 64, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = 0, .state = 2,
		.places = NULL, .at = {ops + 3, 1},
		.field_count = 1, .fields = spmu_spmcntenclr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.writable = 0xffffffffffffffffULL,
			.acting = 0xffffffffffffffffULL,
			.w1c = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "spmovsclr", .name = "SPMOVSCLR_EL0",
		.text = "Writing 1 clears a counter's overflow flag; reads the flags.",
		.source = "ARM D24.5",
		.width = 64, .access_bits = 64, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = 0, .state = 5,
		.places = NULL, .at = {ops + 4, 1},
		.field_count = 1, .fields = spmu_spmovsclr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.writable = 0xffffffffffffffffULL,
			.acting = 0xffffffffffffffffULL,
			.w1c = 0xffffffffffffffffULL,
			.is_volatile = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "spmovsset", .name = "SPMOVSSET_EL0",
		.text = "Writing 1 sets a counter's overflow flag; reads the flags.",
		.source = "ARM D24.5", .note = "CRm is 14, but 12 for SPMOVSCLR_EL0.",
		.width = 64, .access_bits = 64, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = 0, .state = 5,
		.places = NULL, .at = {ops + 5, 1},
		.field_count = 1, .fields = spmu_spmovsset_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.writable = 0xffffffffffffffffULL,
			.acting = 0xffffffffffffffffULL,
			.w1s = 0xffffffffffffffffULL,
			.is_volatile = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "spmintenset", .name = "SPMINTENSET_EL1",
		.text = "Writing 1 enables a counter's overflow interrupt; reads the enables.",
		.source = "ARM D24.5",
		.width = 64, .access_bits = 64, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = 0, .state = 6,
		.places = NULL, .at = {ops + 6, 1},
		.field_count = 1, .fields = spmu_spmintenset_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.writable = 0xffffffffffffffffULL,
			.acting = 0xffffffffffffffffULL,
			.w1s = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "spmintenclr", .name = "SPMINTENCLR_EL1",
		.text = "Writing 1 disables a counter's overflow interrupt; reads the enables.",
		.source = "ARM D24.5",
		.width = 64, .access_bits = 64, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = 0, .state = 6,
		.places = NULL, .at = {ops + 7, 1},
		.field_count = 1, .fields = spmu_spmintenclr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.writable = 0xffffffffffffffffULL,
			.acting = 0xffffffffffffffffULL,
			.w1c = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "spmzr", .name = "SPMZR_EL0",
		.text = "Writing 1 zeroes a counter; cannot be read. FEAT_SPMU2 only.",
		.source = "ARM D24.5",
		.width = 64, .access_bits = 64, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = 0, .state = 8,
		.places = NULL, .at = {ops + 8, 1},
		.field_count = 1, .fields = spmu_spmzr_fields,
		.masks = {
			.writable = 0xffffffffffffffffULL,
			.acting = 0xffffffffffffffffULL,
			.self_clearing = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "spmcfgr", .name = "SPMCFGR_EL1",
		.text = "Says what the system PMU has; 0 when it is absent.",
		.source = "ARM D24.5", .note = "The example is invented for the simulated device (snapshot, freeze-on-overflow, six 64-bit counters).",
		.width = 64, .access_bits = 64, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = 0, .state = 9,
		.places = NULL, .at = {ops + 9, 1},
		.field_count = 10, .fields = spmu_spmcfgr_fields,
 .example = {ops + 13, 1},
		.masks = {
			.readable = 0xf1f33fffULL,
			.ones = 0x80000ULL,
			.read_ones = 0x80000ULL,
		},
	},
	{
		.key = "spmcgcr", .name = "SPMCGCR<k>_EL1",
		.text = "Sizes of the counter groups; 0 with one group.",
		.source = "ARM D24.5", .note = "Group g starts at counter 32g (2 groups), 16g (3 or 4), 8g (5 to 8) or 4g (more).",
		.width = 64, .access_bits = 64, .atomic = 1, .dimensions = 1,
		.count = {2, 1, 1}, .stride = {0, 0, 0}, .elements = 2,
		.page = 0, .pages = 1, .device = 0, .selector = 0, .state = 10,
		.places = NULL, .at = {ops + 14, 5},
		.field_count = 1, .fields = spmu_spmcgcr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "spmiidr", .name = "SPMIIDR_EL1",
		.text = "Implementation of the system PMU; 0 when not implemented.",
		.source = "ARM D24.5",
		.width = 64, .access_bits = 64, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = 0, .state = 11,
		.places = NULL, .at = {ops + 19, 1},
		.field_count = 4, .fields = spmu_spmiidr_fields,
		.masks = {
			.readable = 0xffffffffULL,
		},
	},
	{
		.key = "spmdevarch", .name = "SPMDEVARCH_EL1",
		.text = "Architecture of the system PMU; 0 when not implemented.",
		.source = "ARM D24.5",
		.width = 64, .access_bits = 64, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = 0, .state = 12,
		.places = NULL, .at = {ops + 20, 1},
		.field_count = 5, .fields = spmu_spmdevarch_fields,
		.masks = {
			.readable = 0xffffffffULL,
		},
	},
	{
		.key = "spmdevaff", .name = "SPMDEVAFF_EL1",
		.text = "Which cores the PMU belongs to, in the form of MPIDR_EL1.",
		.source = "ARM D24.5", .note = "With F0V 0 the lowest field that is not 0 marks a group: its lowest set bit and the bits below it stand for any value (0x80 for all of the level), levels above are exact.",
		.width = 64, .access_bits = 64, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = 0, .state = 13,
		.places = NULL, .at = {ops + 21, 1},
		.field_count = 7, .fields = spmu_spmdevaff_fields,
		.masks = {
			.readable = 0xffc1ffffffULL,
		},
	},
	{
		.key = "spmaccessr_el1", .name = "SPMACCESSR_EL1",
		.text = "Which system PMUs EL0 may access.",
		.source = "ARM D24.5", .note = "At EL2 with HCR_EL2.E2H 1 this name reaches SPMACCESSR_EL2.",
		.width = 64, .access_bits = 64, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 14,
		.places = NULL, .at = {ops + 22, 1},
		.field_count = 1, .fields = spmu_spmaccessr_el1_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.writable = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "spmaccessr_el12", .name = "SPMACCESSR_EL12",
		.text = "SPMACCESSR_EL1 as EL2 and EL3 reach it when HCR_EL2.E2H is 1.",
		.source = "ARM D24.5",
		.width = 64, .access_bits = 64, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 14,
		.places = NULL, .at = {ops + 23, 1},
		.field_count = 1, .fields = spmu_spmaccessr_el12_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.writable = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "spmaccessr_el2", .name = "SPMACCESSR_EL2",
		.text = "Which system PMUs EL1 and EL0 may access.",
		.source = "ARM D24.5",
		.width = 64, .access_bits = 64, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 16,
		.places = NULL, .at = {ops + 24, 1},
		.field_count = 1, .fields = spmu_spmaccessr_el2_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.writable = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "spmaccessr_el3", .name = "SPMACCESSR_EL3",
		.text = "Which system PMUs the levels below EL3 may access.",
		.source = "ARM D24.5",
		.width = 64, .access_bits = 64, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = PMUREG_NONE, .state = 17,
		.places = NULL, .at = {ops + 25, 1},
		.field_count = 1, .fields = spmu_spmaccessr_el3_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.writable = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "spmscr", .name = "SPMSCR_EL1",
		.text = "Which Secure and sourceless events may be counted; Secure state only.",
		.source = "ARM D24.5",
		.width = 64, .access_bits = 64, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = 0, .state = 18,
		.places = NULL, .at = {ops + 26, 1},
		.field_count = 2, .fields = spmu_spmscr_fields,
		.masks = {
			.readable = 0x11ULL,
			.writable = 0x11ULL,
			.ones = 0x80000000ULL,
			.read_ones = 0x80000000ULL,
			.has_reset = 0x11ULL,
		},
	},
	{
		.key = "spmrootcr", .name = "SPMROOTCR_EL3",
		.text = "Which Root, Realm and sourceless events may be counted.",
		.source = "ARM D24.5",
		.width = 64, .access_bits = 64, .atomic = 1, .dimensions = 0,
		.count = {1, 1, 1}, .stride = {0, 0, 0}, .elements = 1,
		.page = 0, .pages = 1, .device = 0, .selector = 0, .state = 19,
		.places = NULL, .at = {ops + 27, 1},
		.field_count = 3, .fields = spmu_spmrootcr_fields,
		.masks = {
			.readable = 0xbULL,
			.writable = 0xbULL,
			.ones = 0x80000000ULL,
			.read_ones = 0x80000000ULL,
			.reset = 8,
			.has_reset = 0xbULL,
		},
	},
	{
		.key = "spmevcntr", .name = "SPMEVCNTR<n>_EL0",
		.text = "Counter <n>.",
		.source = "ARM D24.5; LINUX arch/arm64/include/asm/sysreg.h", .note = "Sixteen encodings reach 64 counters; BANK chooses the sixteen.",
		.width = 64, .access_bits = 64, .atomic = 1, .dimensions = 1,
		.count = {64, 1, 1}, .stride = {0, 0, 0}, .elements = 64,
		.page = 0, .pages = 1, .device = 0, .selector = 1, .state = 20,
		.places = NULL, .at = {ops + 28, 17},
		.field_count = 1, .fields = spmu_spmevcntr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.writable = 0xffffffffffffffffULL,
			.is_volatile = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "spmevtyper", .name = "SPMEVTYPER<n>_EL0",
		.text = "Event of counter <n>.",
		.source = "ARM D24.5; LINUX arch/arm64/include/asm/sysreg.h", .note = "Sixteen encodings reach 64 counters; BANK chooses the sixteen.",
		.width = 64, .access_bits = 64, .atomic = 1, .dimensions = 1,
		.count = {64, 1, 1}, .stride = {0, 0, 0}, .elements = 64,
		.page = 0, .pages = 1, .device = 0, .selector = 1, .state = 21,
		.places = NULL, .at = {ops + 45, 17},
		.field_count = 1, .fields = spmu_spmevtyper_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.writable = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "spmevfiltr", .name = "SPMEVFILTR<n>_EL0",
		.text = "First filter of counter <n>.",
		.source = "ARM D24.5; LINUX arch/arm64/include/asm/sysreg.h", .note = "Sixteen encodings reach 64 counters; BANK chooses the sixteen.",
		.width = 64, .access_bits = 64, .atomic = 1, .dimensions = 1,
		.count = {64, 1, 1}, .stride = {0, 0, 0}, .elements = 64,
		.page = 0, .pages = 1, .device = 0, .selector = 1, .state = 22,
		.places = NULL, .at = {ops + 62, 17},
		.field_count = 1, .fields = spmu_spmevfiltr_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.writable = 0xffffffffffffffffULL,
		},
	},
	{
		.key = "spmevfilt2r", .name = "SPMEVFILT2R<n>_EL0",
		.text = "Second filter of counter <n>.",
		.source = "ARM D24.5; LINUX arch/arm64/include/asm/sysreg.h", .note = "Sixteen encodings reach 64 counters; BANK chooses the sixteen.",
		.width = 64, .access_bits = 64, .atomic = 1, .dimensions = 1,
		.count = {64, 1, 1}, .stride = {0, 0, 0}, .elements = 64,
		.page = 0, .pages = 1, .device = 0, .selector = 1, .state = 23,
		.places = NULL, .at = {ops + 79, 17},
		.field_count = 1, .fields = spmu_spmevfilt2r_fields,
		.masks = {
			.readable = 0xffffffffffffffffULL,
			.writable = 0xffffffffffffffffULL,
		},
	},
};

static const struct pmureg_selector spmu_selectors[] = {
	{.key = "pmu", .reg = 0, .barrier = PMUREG_ISB,
	 .setting_count = 1, .settings = settings + 0, .mask = 0x3f0ULL},
	{.key = "counter", .reg = 0, .barrier = PMUREG_ISB,
	 .setting_count = 2, .settings = settings + 1, .mask = 0x3f3ULL},
};

static const struct pmureg_instance spmu_instances[] = {
	{.name = "0", .numbers = words + 0, .devices = NULL, .offset = 0x0},
	{.name = "1", .numbers = words + 1, .devices = NULL, .offset = 0x0},
	{.name = "2", .numbers = words + 2, .devices = NULL, .offset = 0x0},
	{.name = "3", .numbers = words + 3, .devices = NULL, .offset = 0x0},
	{.name = "4", .numbers = words + 4, .devices = NULL, .offset = 0x0},
	{.name = "5", .numbers = words + 5, .devices = NULL, .offset = 0x0},
	{.name = "6", .numbers = words + 6, .devices = NULL, .offset = 0x0},
	{.name = "7", .numbers = words + 7, .devices = NULL, .offset = 0x0},
	{.name = "8", .numbers = words + 8, .devices = NULL, .offset = 0x0},
	{.name = "9", .numbers = words + 9, .devices = NULL, .offset = 0x0},
	{.name = "10", .numbers = words + 10, .devices = NULL, .offset = 0x0},
	{.name = "11", .numbers = words + 11, .devices = NULL, .offset = 0x0},
	{.name = "12", .numbers = words + 12, .devices = NULL, .offset = 0x0},
	{.name = "13", .numbers = words + 13, .devices = NULL, .offset = 0x0},
	{.name = "14", .numbers = words + 14, .devices = NULL, .offset = 0x0},
	{.name = "15", .numbers = words + 15, .devices = NULL, .offset = 0x0},
	{.name = "16", .numbers = words + 16, .devices = NULL, .offset = 0x0},
	{.name = "17", .numbers = words + 17, .devices = NULL, .offset = 0x0},
	{.name = "18", .numbers = words + 18, .devices = NULL, .offset = 0x0},
	{.name = "19", .numbers = words + 19, .devices = NULL, .offset = 0x0},
	{.name = "20", .numbers = words + 20, .devices = NULL, .offset = 0x0},
	{.name = "21", .numbers = words + 21, .devices = NULL, .offset = 0x0},
	{.name = "22", .numbers = words + 22, .devices = NULL, .offset = 0x0},
	{.name = "23", .numbers = words + 23, .devices = NULL, .offset = 0x0},
	{.name = "24", .numbers = words + 24, .devices = NULL, .offset = 0x0},
	{.name = "25", .numbers = words + 25, .devices = NULL, .offset = 0x0},
	{.name = "26", .numbers = words + 26, .devices = NULL, .offset = 0x0},
	{.name = "27", .numbers = words + 27, .devices = NULL, .offset = 0x0},
	{.name = "28", .numbers = words + 28, .devices = NULL, .offset = 0x0},
	{.name = "29", .numbers = words + 29, .devices = NULL, .offset = 0x0},
	{.name = "30", .numbers = words + 30, .devices = NULL, .offset = 0x0},
	{.name = "31", .numbers = words + 31, .devices = NULL, .offset = 0x0},
};

static const struct pmureg_term spmu_terms[] = {
	{
		.name = "event", .width = 64, .is_linux = 0,
		.perf_word = 255, .range_count = 0, .ranges = NULL,
		.field_count = 1, .fields = term_fields + 0,
		.text = "Event number and options of the system PMU.",
	},
	{
		.name = "filter", .width = 64, .is_linux = 0,
		.perf_word = 255, .range_count = 0, .ranges = NULL,
		.field_count = 1, .fields = term_fields + 1,
		.text = "First filter.",
	},
	{
		.name = "filter2", .width = 64, .is_linux = 0,
		.perf_word = 255, .range_count = 0, .ranges = NULL,
		.field_count = 1, .fields = term_fields + 2,
		.text = "Second filter.",
	},
};

static const struct pmureg_rule spmu_general_discover_rules[] = {
	{ .when = {ops + 196, 3}, .require = {ops + 199, 7}, .same = 0x0,
	 .text = "SPMCFGR_EL1.SIZE is reserved, so how wide the counters are is not known."},
	{ .require = {ops + 206, 5}, .same = 0x0,
	 .text = "SPMCFGR_EL1.N is reserved: a system PMU has 64 counters at most."},
};

static const struct pmureg_counter spmu_counters[] = {
	{
		.key = "general", .count = 64, .width = 64, .first = 0,
		.sum = 0, .free = 0, .shares = 0, .reg_count = 1, .regs = references + 0,
		.overflow = {.reg = 5, .field = 0, .field_index = {ops + 96, 1},},
 .selects = {ops + 100, 3}, .runs = {ops + 103, 7}, .discover_count = {ops + 110, 17}, .discover_width = {ops + 127, 5}, .present = {ops + 132, 64},

		.discover_rule_count = 2, .discover_rules = spmu_general_discover_rules,
		.top_rate = 0.0, .program = {steps + 0, 7}, .enable = {steps + 7, 1}, .disable = {steps + 8, 1},
	},
};

static const struct pmureg_block blocks[] = {
	{
		.name = "spmu", .key = "spmu", .title = "System PMU", .text = "Up to 32 PMUs of a core's system, each with up to 64 counters of 1 to 64 bits.",
		.space = PMUREG_SYSREG,
		.number_count = 1, .numbers = strings + 0,
		.device_count = 0, .devices = NULL,
		.instance_count = 32, .instances = spmu_instances, .page_count = 0,
		.register_count = 24, .registers = spmu_registers,
		.selector_count = 2, .selectors = spmu_selectors,
		.term_count = 3, .terms = spmu_terms,
		.counter_count = 1, .counters = spmu_counters,
		.reset = {steps + 9, 5},
		.start = {steps + 14, 2},
		.stop = {steps + 16, 2},
		.term_names = {names + 0, 0x7}, .event_names = {NULL, 0x0},
		.perf_instance_term = PMUREG_NONE, .perf_instance_values = NULL,
	},
};

static const struct pmureg_example examples[] = {
	{.events = "spmu_0/event=0x1/,spmu_0/event=0x2,filter=0x3/", .text = "Two implementation-defined events of system PMU 0."},
};

const struct pmureg_system pmureg_system_spmu = {
	.name = "spmu",
	.title = "Arm system PMUs (FEAT_SPMU)",
	.vendor = "arm",
	.block_count = 1, .blocks = blocks,
	.unit_names = {names + 8, 0x7f}, .units = units,
	.example_count = 1, .examples = examples,
};
