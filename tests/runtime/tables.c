/*
 * tables.c: see tables.h. Positional initialisers of operations: code, a, b, value.
 */
#include "tables.h"

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))
#define CODE(array) { array, COUNT(array) }
#define SET(field, ops) { .index = field, .code = CODE(ops) }
#define TERM(number, to, from) { .term = number, .field = to, .shift = from }
#define CONST(v) { PMUREG_OP_CONST, 0, 0, v }
#define VAR(v) { PMUREG_OP_VAR, 0, 0, v }
#define OP(name) { PMUREG_OP_##name, 0, 0, 0 }
#define ANY UINT64_MAX /* terms: whichever */
#define BITS(low, width) { PMUREG_OP_BITS, low, width, 0 }
#define FIELD(reg, field, whole) { PMUREG_OP_FIELD, reg, field, whole }
/* Of an address, where number 0 tells the unit and 1 the index: how far apart they are. */
#define OF_UNIT(stride) VAR(0), CONST(stride), OP(MUL), OP(ADD)
#define EACH(stride) VAR(1), CONST(stride), OP(MUL), OP(ADD)

static const struct pmureg_op zero[] = {CONST(0)};
static const struct pmureg_op one[] = {CONST(1)};
static const struct pmureg_op all[] = {CONST(~0ULL)};

/* ---- bank ---- */

/* Terms 0 event, 1 unit; numbers 2 G, 3 U; 4 n; 5 used. In front of an address: 0 G, 1 U, 2 index. */
static const struct pmureg_op g[] = { VAR(0) };
static const struct pmureg_op u[] = { VAR(1) };
static const struct pmureg_op window[] = { VAR(2), CONST(1), OP(SHR) };
static const struct pmureg_op at_sel[] = { CONST(0x100) };
static const struct pmureg_op at_cfg[] = { CONST(0x101) };
static const struct pmureg_op cfg_example[] = { CONST(0x2702) };
static const struct pmureg_op at_cr[] = { CONST(0x102) };
static const struct pmureg_op at_enset[] = { CONST(0x103) };
static const struct pmureg_op at_enclr[] = { CONST(0x104) };
static const struct pmureg_op at_ovset[] = { CONST(0x105) };
static const struct pmureg_op at_ovclr[] = { CONST(0x106) };
static const struct pmureg_op at_cnt[] = { CONST(0x110), VAR(2), CONST(1), OP(AND), OP(OR) };
static const struct pmureg_op at_type[] = { CONST(0x120), VAR(2), CONST(1), OP(AND), OP(OR) };
static const struct pmureg_op bank_n[] = { VAR(6) };
static const struct pmureg_op bank_bit[] = { CONST(1), VAR(6), OP(SHL) };
static const struct pmureg_op bank_selects[] = { VAR(0), CONST(0), FIELD(BANK_TYPE, 0, 1) };
static const struct pmureg_op bank_runs[] = { CONST(0), CONST(0), FIELD(BANK_CR, 1, 1), CONST(0), VAR(0),
					      FIELD(BANK_ENSET, 0, 0), OP(LAND) };
static const struct pmureg_op bank_flag[] = { VAR(0) };
static const struct pmureg_op bank_count[] = { CONST(0), CONST(0), FIELD(BANK_CFG, 0, 1), CONST(1), OP(ADD) };
static const struct pmureg_op bank_width[] = { CONST(0), CONST(0), FIELD(BANK_CFG, 1, 1), CONST(1), OP(ADD) };
static const struct pmureg_op only_g0[] = { VAR(2), CONST(0), OP(EQ) };
static const struct pmureg_op event_is_9[] = { VAR(0), CONST(9), OP(EQ) };

static const struct pmureg_field sel_fields[] = {
	{.name = "G", .text = "Group.", .low = 8, .width = 8, .access = PMUREG_RW},
	{.name = "U", .text = "Unit.", .low = 4, .width = 4, .access = PMUREG_RW},
	{.name = "W", .text = "Window.", .low = 0, .width = 4, .access = PMUREG_RW},
};
static const struct pmureg_field cfg_fields[] = {
	{.name = "N", .text = "Counters minus one.", .low = 0, .width = 8, .access = PMUREG_RO},
	{.name = "SIZE", .text = "Width minus one.", .low = 8, .width = 8, .access = PMUREG_RO},
};
static const struct pmureg_action zero_counters[] = {{TOY_BANK, BANK_CNT, PMUREG_NONE, 0}};
static const struct pmureg_field cr_fields[] = {
	{ .name = "P", .text = "Zeroes.", .low = 1, .width = 1, .access = PMUREG_WO, .flags = PMUREG_SELF_CLEARING,
	  .action_count = 1, .actions = zero_counters },
	{ .name = "E", .text = "Enables.", .low = 0, .width = 1, .access = PMUREG_RW },
};
static const struct pmureg_field set_fields[] = {
	{.name = "P", .text = "Sets.", .low = 0, .width = 4, .each = 1, .access = PMUREG_W1S},
};
static const struct pmureg_field clear_fields[] = {
	{.name = "P", .text = "Clears.", .low = 0, .width = 4, .each = 1, .access = PMUREG_W1C},
};
static const struct pmureg_field cnt_fields[] = {
	{.name = "V", .text = "Count.", .low = 0, .width = 64, .access = PMUREG_RW, .flags = PMUREG_VOLATILE},
};
static const struct pmureg_field type_fields[] = {
	{.name = "EV", .text = "Event.", .low = 0, .width = 10, .access = PMUREG_RW},
};

static const struct pmureg_setting unit_settings[] = {SET(0, g), SET(1, u)};
static const struct pmureg_setting counter_settings[] = {SET(0, g), SET(1, u), SET(2, window)};
static const struct pmureg_selector bank_selectors[] = {
	{"unit", BANK_SEL, PMUREG_NONE, PMUREG_ISB, 2, unit_settings, 0xfff0},
	{"counter", BANK_SEL, PMUREG_NONE, PMUREG_ISB, 3, counter_settings, 0xffff},
};


/* Terms that go to fields of a register: term, field, shift. */
static const struct pmureg_register_term bank_type_terms[] = {TERM(0, 0, 0)};
static const struct pmureg_register_term box_filter_terms[] = {TERM(1, 3, 0), TERM(5, 1, 0)};
static const struct pmureg_register_term box_event_terms[] = {TERM(0, 1, 0), TERM(4, 1, 0), TERM(4, 0, 8)};
static const struct pmureg_register_term core_evt_terms[] = {TERM(0, 1, 0), TERM(1, 0, 0)};

#define TERMS(array) .term_count = COUNT(array), .terms = array
#define SYSTEM_REGISTER .source = "made up", .width = 64, .access_bits = 64, .atomic = 1
#define PLAIN .elements = 1, .pages = 1
static const struct pmureg_register bank_registers[] = {
	{.key = "sel",
	 .roles = PMUREG_CHOOSES_BANKS,
	 .name = "SEL",
	 .text = "Selects.",
	 SYSTEM_REGISTER,
	 PLAIN,
	 .selector = PMUREG_NONE,
	 .state = BANK_SEL,
	 .at = CODE(at_sel),
	 .field_count = 3,
	 .fields = sel_fields,
	 .masks = {.readable = 0xffff, .writable = 0xffff}},
	{.key = "cfg",
	 .name = "CFG",
	 .text = "Says.",
	 SYSTEM_REGISTER,
	 PLAIN,
	 .selector = 0,
	 .state = BANK_CFG,
	 .at = CODE(at_cfg),
	 .field_count = 2,
	 .fields = cfg_fields,
	 .masks = {.readable = 0xffff},
	 .example = CODE(cfg_example)},
	{.key = "cr",
	 .name = "CR",
	 .text = "Controls.",
	 SYSTEM_REGISTER,
	 PLAIN,
	 .selector = 0,
	 .state = BANK_CR,
	 .at = CODE(at_cr),
	 .field_count = 2,
	 .fields = cr_fields,
	 .masks = {.readable = 1, .writable = 3, .acting = 2, .self_clearing = 2, .has_reset = 1}},
	{.key = "enset",
	 .name = "ENSET",
	 .text = "Enables.",
	 SYSTEM_REGISTER,
	 PLAIN,
	 .selector = 0,
	 .state = BANK_ENSET,
	 .at = CODE(at_enset),
	 .field_count = 1,
	 .fields = set_fields,
	 .masks = {.readable = 15, .writable = 15, .acting = 15, .w1s = 15}},
	{.key = "enclr",
	 .name = "ENCLR",
	 .text = "Disables.",
	 SYSTEM_REGISTER,
	 PLAIN,
	 .selector = 0,
	 .state = BANK_ENSET,
	 .at = CODE(at_enclr),
	 .field_count = 1,
	 .fields = clear_fields,
	 .masks = {.readable = 15, .writable = 15, .acting = 15, .w1c = 15}},
	{.key = "ovset",
	 .name = "OVSET",
	 .text = "Flags.",
	 SYSTEM_REGISTER,
	 PLAIN,
	 .selector = 0,
	 .state = BANK_OVSET,
	 .at = CODE(at_ovset),
	 .field_count = 1,
	 .fields = set_fields,
	 .masks = {.readable = 15, .writable = 15, .acting = 15, .w1s = 15, .is_volatile = 15}},
	{.key = "ovclr",
	 .name = "OVCLR",
	 .text = "Clears flags.",
	 SYSTEM_REGISTER,
	 PLAIN,
	 .selector = 0,
	 .state = BANK_OVSET,
	 .at = CODE(at_ovclr),
	 .field_count = 1,
	 .fields = clear_fields,
	 .masks = {.readable = 15, .writable = 15, .acting = 15, .w1c = 15, .is_volatile = 15}},
	{.key = "cnt",
	 .roles = PMUREG_COUNTS,
	 .name = "CNT<n>",
	 .text = "Counts.",
	 SYSTEM_REGISTER,
	 .dimensions = 1,
	 .count = {4},
	 .elements = 4,
	 .pages = 1,
	 .selector = 1,
	 .state = BANK_CNT,
	 .at = CODE(at_cnt),
	 .field_count = 1,
	 .fields = cnt_fields,
	 .masks = {.readable = ~0ULL, .writable = ~0ULL}},
	{.key = "type",
	 .roles = PMUREG_CHOOSES_EVENT,
	 TERMS(bank_type_terms),
	 .name = "TYPE<n>",
	 .text = "Events.",
	 SYSTEM_REGISTER,
	 .dimensions = 1,
	 .count = {4},
	 .elements = 4,
	 .pages = 1,
	 .selector = 1,
	 .state = BANK_TYPE,
	 .at = CODE(at_type),
	 .field_count = 1,
	 .fields = type_fields,
	 .masks = {.readable = 0x3ff, .writable = 0x3ff}},
};

static const uint64_t bank_numbers[][2] = {{0, 0}, {1, 0}, {1, 1}};
static const struct pmureg_instance bank_instances[] = {
	{"top", bank_numbers[0], NULL, NULL},
	{"side_0", bank_numbers[1], NULL, NULL},
	{"side_1", bank_numbers[2], NULL, NULL},
};
static const struct pmureg_text bank_number_names[] = {{"G"}, {"U"}};

static const struct pmureg_bit_range bank_ranges[] = {{4, 13}, {0, 3}};
static const struct pmureg_term_field bank_event_field[] = {{BANK_TYPE, 0}};
static const struct pmureg_term bank_terms[] = {
	{.name = "event",
	 .text = "Event number.",
	 .width = 10,
	 .linux_format = "config:4-13",
	 .perf_word = 0,
	 .range_count = 1,
	 .ranges = &bank_ranges[0],
	 .field_count = 1,
	 .fields = bank_event_field},
	{.name = "unit",
	 .text = "Unit.",
	 .width = 4,
	 .linux_format = "config:0-3",
	 .perf_word = 0,
	 .range_count = 1,
	 .ranges = &bank_ranges[1]},
};
static const struct pmureg_rule bank_rules[] = {
	{.when = CODE(event_is_9), .require = CODE(only_g0), .text = "event 9 is counted by the top unit only."},
};

static const struct pmureg_setting set_bit[] = {SET(0, bank_bit)};
static const struct pmureg_setting set_all[] = {SET(0, all)};
static const struct pmureg_setting set_reset[] = {SET(0, one)};
static const struct pmureg_setting set_enable[] = {SET(1, one)};
static const struct pmureg_step bank_program[] = {
	{PMUREG_WRITE, 0, BANK_ENCLR, 1, set_bit, {NULL, 0}, {NULL, 0}, ANY, 0, 0},
	{PMUREG_WRITE, 0, BANK_TYPE, 0, NULL, CODE(bank_n), {NULL, 0}, ANY, 0, 0},
	{PMUREG_WRITE, 0, BANK_CNT, 0, NULL, CODE(bank_n), {NULL, 0}, ANY, 0, 0},
};
static const struct pmureg_step bank_enable[] = {{PMUREG_WRITE, 0, BANK_ENSET, 1, set_bit, {NULL, 0}, {NULL, 0}, ANY, 0, 0}};
static const struct pmureg_step bank_disable[] = {{PMUREG_WRITE, 0, BANK_ENCLR, 1, set_bit, {NULL, 0}, {NULL, 0}, ANY, 0, 0}};
static const struct pmureg_step bank_reset[] = {
	{PMUREG_WRITE, 0, BANK_OVCLR, 1, set_all, {NULL, 0}, {NULL, 0}, ANY, 0, 0},
	{PMUREG_WRITE, 0, BANK_CR, 1, set_reset, {NULL, 0}, {NULL, 0}, ANY, 0, 0},
};
static const struct pmureg_step bank_start[] = {
	{PMUREG_MODIFY, 0, BANK_CR, 1, set_enable, {NULL, 0}, {NULL, 0}, ANY, 0, 0},
	{PMUREG_BARRIER, PMUREG_ISB, 0, 0, NULL, {NULL, 0}, {NULL, 0}, ANY, 0, 0},
};
static const struct pmureg_step bank_stop[] = {{PMUREG_WRITE, 0, BANK_CR, 0, NULL, {NULL, 0}, {NULL, 0}, ANY, 0, 0}};

static const struct pmureg_reference bank_overflow[] = {{BANK_OVSET, 0, {NULL, 0}, CODE(bank_flag)}};
static const struct pmureg_reference bank_counted[] = {{BANK_CNT, PMUREG_NONE, {NULL, 0}, {NULL, 0}}};
static const struct pmureg_counter bank_counters[] = {
	{ .key = "general", .count = 4, .width = 48, .reg_count = 1, .regs = bank_counted,
	  .overflow_count = 1, .overflow = bank_overflow, .selects = CODE(bank_selects),
	  .runs = CODE(bank_runs), .discover_count = CODE(bank_count), .discover_width = CODE(bank_width),
	  .top_rate = 4 << 16, .program = { bank_program, 3 }, .enable = { bank_enable, 1 },
	  .disable = { bank_disable, 1 } },
};

static const struct pmureg_term_value ev_1[] = {{0, 1}};
static const struct pmureg_term_value ev_9[] = {{0, 9}};
static const uint16_t top_only[] = {0};
static const struct pmureg_described_event bank_events[] = {
	{ .name = "CYCLES", .text = "Cycles.", .term_count = 1, .terms = ev_1 },
	{ .name = "TOP_EVENT", .text = "Of the top unit.", .linux_name = "top", .term_count = 1, .terms = ev_9,
	  .instance_count = 1, .instances = top_only },
};
static const uint64_t bank_units[] = {4, 0, 1};

/* ---- box ---- */

/* Terms 0 event, 1 mode, 2 pages, 3 key, 4 split, 5 hint; number 6 socket; 7 n; 8, 9 used; 10 slot. */
static const struct pmureg_op at_00[] = {CONST(0x00), OF_UNIT(0x1000)};
static const struct pmureg_op at_04[] = {CONST(0x04), OF_UNIT(0x1000)};
static const struct pmureg_op at_08[] = {CONST(0x08), OF_UNIT(0x1000)};
static const struct pmureg_op at_0c[] = {CONST(0x0c), OF_UNIT(0x1000)};
static const struct pmureg_op at_10[] = {CONST(0x10), OF_UNIT(0x1000)};
static const struct pmureg_op at_20[] = {CONST(0x20), OF_UNIT(0x1000), EACH(8)};
static const struct pmureg_op at_count[] = {CONST(0x30), OF_UNIT(0x1000), EACH(8)};
static const struct pmureg_op at_40[] = {CONST(0x40), OF_UNIT(0x1000)};
static const struct pmureg_op at_50[] = {CONST(0x50), OF_UNIT(0x1000)};
static const struct pmureg_op at_58[] = {CONST(0x58), OF_UNIT(0x1000)};
static const struct pmureg_op box_n[] = {VAR(13)};
static const struct pmureg_op box_event[] = {VAR(0)};
static const struct pmureg_op box_key[] = {VAR(3)};
static const struct pmureg_op box_key_slot[] = {VAR(16), CONST(1), OP(ADD)};
static const struct pmureg_op no_mode[] = {VAR(1), OP(LNOT), VAR(0), CONST(7), OP(EQ), OP(LAND)};
static const struct pmureg_op box_used[] = {VAR(14), CONST(3), OP(EQ)};
static const struct pmureg_op takes_200[] = {VAR(0), CONST(200), OP(EQ)};
static const struct pmureg_op box_selects[] = {VAR(0), CONST(0), FIELD(BOX_EVENT, 1, 1)};
static const struct pmureg_op box_runs[] = {CONST(0), CONST(0), FIELD(BOX_CTL, 1, 1)};
static const struct pmureg_op odd_event[] = {VAR(0), CONST(255), OP(EQ)};
static const struct pmureg_op strict[] = {BITS(0, 4), CONST(3), OP(NE)};
static const struct pmureg_op when_strict[] = {BITS(4, 1)};
static const struct pmureg_op two[] = {CONST(2)};

static const struct pmureg_action box_clears[] = {
	{TOY_BOX, BOX_COUNT, PMUREG_NONE, 0},
	{TOY_CORE, CORE_CTL, 0, 1},
};
static const struct pmureg_field box_ctl_fields[] = {
	{ .name = "CLR", .text = "Zeroes.", .low = 1, .width = 1, .access = PMUREG_WO, .flags = PMUREG_SELF_CLEARING,
	  .action_count = 2, .actions = box_clears },
	{ .name = "EN", .text = "Enables.", .low = 0, .width = 1, .access = PMUREG_RW },
};
static const struct pmureg_field status_fields[] = {
	{.name = "OV", .text = "Flags.", .low = 0, .width = 2, .each = 1, .access = PMUREG_W1C},
};
static const struct pmureg_field toggle_fields[] = {
	{.name = "T", .text = "Toggles.", .low = 0, .width = 4, .access = PMUREG_W1T},
};
static const struct pmureg_field once_fields[] = {
	{.name = "C", .text = "Read once.", .low = 0, .width = 8, .access = PMUREG_RC},
};
static const struct pmureg_value mode_values[] = {
	{.value = 0, .name = "none", .text = ""},
	{.value = 1, .name = "reads", .text = ""},
	{.value = 2, .name = "writes", .text = ""},
	{.value = 3, .name = "both", .text = ""},
};
static const struct pmureg_field filter_fields[] = {
	{ .name = "LIMIT", .text = "Limited.", .low = 12, .width = 4, .access = PMUREG_RW, .flags = PMUREG_HAS_RANGE,
	  .range_low = 0, .range_high = 9 },
	{ .name = "HINT", .text = "Hint.", .low = 8, .width = 4, .access = PMUREG_RW },
	{ .name = "STRICT", .text = "Strict.", .low = 4, .width = 1, .access = PMUREG_RW },
	{ .name = "MODE", .text = "Mode.", .low = 0, .width = 4, .access = PMUREG_RW, .value_count = 4,
	  .values = mode_values },
};
static const struct pmureg_rule filter_rules[] = {
	{.when = CODE(when_strict), .require = CODE(strict), .text = "STRICT does not go with MODE both."},
};
static const struct pmureg_field event_fields[] = {
	{.name = "HIGH", .text = "Upper part.", .low = 16, .width = 4, .access = PMUREG_RW},
	{.name = "EV", .text = "Event.", .low = 0, .width = 8, .access = PMUREG_RW},
};
static const struct pmureg_field count_fields[] = {
	{.name = "V", .text = "Count.", .low = 0, .width = 32, .access = PMUREG_RW},
};
static const struct pmureg_field total_fields[] = {
	{.name = "V", .text = "Count.", .low = 0, .width = 64, .access = PMUREG_RO},
};
static const struct pmureg_field addr_fields[] = {
	{.name = "A", .text = "Address.", .low = 0, .width = 64, .access = PMUREG_RW},
};
static const struct pmureg_field key_fields[] = {
	{.name = "K", .text = "Key.", .low = 0, .width = 8, .access = PMUREG_WO},
};

#define MAPPED .source = "made up", .selector = PMUREG_NONE
#define WORD MAPPED, .width = 32, .access_bits = 32, .atomic = 1
static const uint32_t box_page_sizes[] = {0x48, 0x48, 0x5c, 0x1048, 0x1048, 0x105c};
static const struct pmureg_register box_registers[] = {
	{.key = "ctl",
	 .name = "CTL",
	 .text = "Controls.",
	 WORD,
	 PLAIN,
	 .page = 2,
	 .state = BOX_CTL,
	 .at = CODE(at_00),
	 .field_count = 2,
	 .fields = box_ctl_fields,
	 .masks = {.readable = 1,
		   .writable = 3,
		   .acting = 2,
		   .self_clearing = 2,
		   .ones = 0x10000,
		   .zeroes = 0x100,
		   .read_zeroes = 0x80000000,
		   .has_reset = 1}},
	{.key = "status",
	 .name = "STATUS",
	 .text = "Flags.",
	 WORD,
	 PLAIN,
	 .page = 2,
	 .state = BOX_STATUS,
	 .at = CODE(at_04),
	 .field_count = 1,
	 .fields = status_fields,
	 .masks = {.readable = 3, .writable = 3, .acting = 3, .w1c = 3, .read_ones = 0x80}},
	{.key = "toggle",
	 .name = "TOGGLE",
	 .text = "Toggles.",
	 WORD,
	 PLAIN,
	 .page = 2,
	 .state = BOX_TOGGLE,
	 .at = CODE(at_08),
	 .field_count = 1,
	 .fields = toggle_fields,
	 .masks = {.readable = 15, .writable = 15, .acting = 15, .w1t = 15}},
	{.key = "once",
	 .name = "ONCE",
	 .text = "Read once.",
	 WORD,
	 PLAIN,
	 .page = 2,
	 .state = BOX_ONCE,
	 .at = CODE(at_0c),
	 .field_count = 1,
	 .fields = once_fields,
	 .masks = {.readable = 255, .rc = 255}},
	{.key = "filter",
	 TERMS(box_filter_terms),
	 .name = "FILTER",
	 .text = "Filters all counters.",
	 WORD,
	 PLAIN,
	 .page = 2,
	 .state = BOX_FILTER,
	 .at = CODE(at_10),
	 .field_count = 4,
	 .fields = filter_fields,
	 .rule_count = 1,
	 .rules = filter_rules,
	 .masks = {.readable = 0xff1f, .writable = 0xff1f, .reset = 1, .has_reset = 0xff1f}},
	{.key = "event",
	 .roles = PMUREG_CHOOSES_EVENT,
	 TERMS(box_event_terms),
	 .name = "EVENT<n>",
	 .text = "Events.",
	 WORD,
	 .dimensions = 1,
	 .count = {2},
	 .elements = 2,
	 .pages = 1,
	 .page = 2,
	 .state = BOX_EVENT,
	 .at = CODE(at_20),
	 .field_count = 2,
	 .fields = event_fields,
	 .masks = {.readable = 0xf00ff, .writable = 0xf00ff}},
	{.key = "count",
	 .roles = PMUREG_COUNTS,
	 .name = "COUNT<n>",
	 .text = "Counts.",
	 WORD,
	 .dimensions = 1,
	 .count = {2},
	 .elements = 2,
	 .pages = 1,
	 .page = 2,
	 .state = BOX_COUNT,
	 .at = CODE(at_count),
	 .field_count = 1,
	 .fields = count_fields,
	 .masks = {.readable = ~0U, .writable = ~0U}},
	{.key = "total",
	 .roles = PMUREG_COUNTS,
	 .name = "TOTAL",
	 .text = "Counts by itself.",
	 MAPPED,
	 .width = 64,
	 .access_bits = 32,
	 .atomic = 0,
	 .dimensions = 1,
	 .count = {2},
	 .elements = 2,
	 .pages = 2,
	 .page = 0,
	 .state = BOX_TOTAL,
	 .at = CODE(at_40),
	 .field_count = 1,
	 .fields = total_fields,
	 .masks = {.readable = ~0ULL}},
	{.key = "addr",
	 .name = "ADDR",
	 .text = "64 bits in halves.",
	 MAPPED,
	 .width = 64,
	 .access_bits = 32,
	 .atomic = 1,
	 PLAIN,
	 .page = 2,
	 .state = BOX_ADDR,
	 .at = CODE(at_50),
	 .field_count = 1,
	 .fields = addr_fields,
	 .masks = {.readable = ~0ULL, .writable = ~0ULL}},
	{.key = "key",
	 .name = "KEY",
	 .text = "Write-only.",
	 WORD,
	 PLAIN,
	 .page = 2,
	 .state = BOX_KEY,
	 .at = CODE(at_58),
	 .field_count = 1,
	 .fields = key_fields,
	 .masks = {.writable = 255, .reset = 5, .has_reset = 255}},
	{.key = "view",
	 .name = "VIEW",
	 .text = "Shows FILTER.",
	 WORD,
	 PLAIN,
	 .page = 0,
	 .state = BOX_FILTER,
	 .at = CODE(at_10),
	 .field_count = 4,
	 .fields = filter_fields,
	 .masks = {.readable = 0xff1f}},
};

static const uint64_t box_numbers[] = {0, 1};
static const struct pmureg_instance box_instances[] = {{"0", &box_numbers[0], NULL, NULL}, {"1", &box_numbers[1], NULL, NULL}};
static const struct pmureg_text box_number_names[] = {{"socket"}};

static const struct pmureg_bit_range box_ranges[] = {{0, 3}, {16, 19}, {0, 3}, {4, 5}, {0, 63}, {20, 23}};
static const struct pmureg_term_field box_fields[] = {
	{BOX_EVENT, 1}, {BOX_FILTER, 3}, {BOX_EVENT, 1}, {BOX_EVENT, 0}, {BOX_FILTER, 1},
};
/* not pages or pages >> n & 1 */
static const struct pmureg_op page_chosen[] = {VAR(2), OP(LNOT), VAR(2), VAR(13), OP(SHR), CONST(1), OP(AND), OP(LOR)};
static const struct pmureg_page_choice box_choices[] = {{.first = 0, .count = 2, .when = CODE(page_chosen)}};
static const struct pmureg_term box_terms[] = {
	{.name = "event",
	 .text = "Event number.",
	 .width = 8,
	 .linux_format = "config:0-3,16-19",
	 .perf_word = 0,
	 .range_count = 2,
	 .ranges = &box_ranges[0],
	 .field_count = 1,
	 .fields = &box_fields[0]},
	{.name = "mode",
	 .text = "What passes.",
	 .width = 4,
	 .linux_format = "config1:0-3",
	 .perf_word = 1,
	 .range_count = 1,
	 .ranges = &box_ranges[2],
	 .field_count = 1,
	 .fields = &box_fields[1]},
	{.name = "pages",
	 .text = "Pages to add up.",
	 .width = 2,
	 .linux_format = "config1:4-5",
	 .perf_word = 1,
	 .range_count = 1,
	 .ranges = &box_ranges[3]},
	{.name = "key",
	 .text = "Key.",
	 .width = 64,
	 .linux_format = "config2:0-63",
	 .perf_word = 2,
	 .range_count = 1,
	 .ranges = &box_ranges[4]},
	{.name = "split",
	 .text = "In two fields.",
	 .width = 12,
	 .perf_word = 0xff,
	 .field_count = 2,
	 .fields = &box_fields[2]},
	{.name = "hint",
	 .text = "Hint.",
	 .width = 4,
	 .linux_format = "config:20-23",
	 .perf_word = 0,
	 .range_count = 1,
	 .ranges = &box_ranges[5],
	 .field_count = 1,
	 .fields = &box_fields[4]},
};
static const struct pmureg_setting mode_2[] = {SET(1, two)};
static const struct pmureg_default box_defaults[] = {{CODE(no_mode), 1, mode_2, ANY}};
static const struct pmureg_rule box_rules[] = {
	{.when = CODE(odd_event), .require = CODE(zero), .text = "event 255 is not for use."},
	{.when = {NULL, 0}, .text = "all events of a box have one hint.", .same = 1U << 5},
};

static const struct pmureg_setting addr_key[] = {SET(0, box_key)};
static const struct pmureg_setting key_slot[] = {SET(0, box_key_slot)};
static const struct pmureg_setting ctl_clear[] = {SET(0, one)};
static const struct pmureg_setting ctl_enable[] = {SET(1, one)};
static const struct pmureg_setting toggle_all[] = {SET(0, all)};
static const struct pmureg_setting status_all[] = {SET(0, all)};
static const struct pmureg_step pool_program[] = {
	{PMUREG_WRITE, 0, BOX_ADDR, 1, addr_key, {NULL, 0}, {NULL, 0}, ANY, 0, 0},
	{PMUREG_WRITE, 0, BOX_KEY, 1, key_slot, {NULL, 0}, {NULL, 0}, ANY, 0, 0},
};
static const struct pmureg_step pool_release[] = {{PMUREG_WRITE, 0, BOX_KEY, 0, NULL, {NULL, 0}, {NULL, 0}, ANY, 0, 0}};
static const struct pmureg_pool box_pools[] = {
	{ .key = "slot", .text = "the only key is in use.", .count = 1, .when = CODE(box_key), .terms = 1U << 3,
	  .program = { pool_program, 2 }, .release = { pool_release, 1 } },
};
static const struct pmureg_step box_program[] = {
	{PMUREG_WRITE, 0, BOX_FILTER, 0, NULL, {NULL, 0}, {NULL, 0}, ANY, 0, 0},
	{PMUREG_WRITE, 0, BOX_COUNT, 0, NULL, CODE(box_n), {NULL, 0}, ANY, 0, 0},
	{PMUREG_WRITE, 0, BOX_EVENT, 0, NULL, CODE(box_n), {NULL, 0}, ANY, 0, 0},
	{PMUREG_WRITE, 0, BOX_TOGGLE, 1, toggle_all, {NULL, 0}, CODE(box_used), ANY, 0, 0},
};
static const struct pmureg_step box_disable[] = {{PMUREG_WRITE, 0, BOX_EVENT, 0, NULL, CODE(box_n), {NULL, 0}, ANY, 0, 0}};
static const struct pmureg_step box_reset[] = {
	{PMUREG_WRITE, 0, BOX_CTL, 1, ctl_clear, {NULL, 0}, {NULL, 0}, ANY, 0, 0},
	{PMUREG_WRITE, 0, BOX_STATUS, 1, status_all, {NULL, 0}, {NULL, 0}, ANY, 0, 0},
};
static const struct pmureg_step box_start[] = {{PMUREG_WRITE, 0, BOX_CTL, 1, ctl_enable, {NULL, 0}, {NULL, 0}, ANY, 0, 0}};
static const struct pmureg_step box_stop[] = {{PMUREG_WRITE, 0, BOX_CTL, 0, NULL, {NULL, 0}, {NULL, 0}, ANY, 0, 0}};

static const struct pmureg_reference box_counted[] = {
	{BOX_COUNT, PMUREG_NONE, {NULL, 0}, {NULL, 0}},
	{BOX_TOTAL, PMUREG_NONE, {NULL, 0}, {NULL, 0}},
};
static const struct pmureg_op box_flag[] = {VAR(0)};
static const struct pmureg_reference box_overflow[] = {{BOX_STATUS, 0, {NULL, 0}, CODE(box_flag)}};
/* The second moves by at most `rate` a nanosecond; 0: nobody knows. */
#define BOX_COUNTERS(rate)											       \
	{.key = "general",											       \
	.count = 2,												       \
	.width = 24,												       \
	.reg_count = 1,												       \
	.regs = &box_counted[0],										       \
	.overflow_count = 1,											       \
	.overflow = box_overflow,										       \
	.selects = CODE(box_selects),										       \
	.runs = CODE(box_runs),											       \
	.program = {box_program, 4},										       \
	.disable = {box_disable, 1}},										       \
	{.key = "total",											       \
	.number = 2,												       \
	.terms = ANY,												       \
	.count = 1,												       \
	.width = 64,												       \
	.top_rate = UINT64_C(rate) << 16,									       \
	.sum = 1,												       \
	.fixed = 1,												       \
	.reg_count = 1,												       \
	.regs = &box_counted[1],										       \
	.allows = CODE(takes_200),										       \
	.selects = CODE(box_event),										       \
	.runs = CODE(box_runs)}
static const struct pmureg_counter box_counters[] = {BOX_COUNTERS(0)};
static const struct pmureg_counter box_counters_of_rate_1[] = {BOX_COUNTERS(1)};

static const struct pmureg_term_value box_ev_5[] = {{0, 5}};
static const struct pmureg_term_value box_ev_5_both[] = {{0, 5}, {1, 3}};
static const struct pmureg_term_value box_ev_200[] = {{0, 200}};
static const struct pmureg_described_event box_events[] = {
	{ .name = "ALL", .text = "Five.", .linux_name = "all_five", .term_count = 1, .terms = box_ev_5, .counters = 2 },
	{ .name = "ALL.BOTH", .text = "Five, both.", .term_count = 2, .terms = box_ev_5_both, .needs = 1U << 5 },
	{ .name = "TOTAL", .text = "By itself.", .term_count = 1, .terms = box_ev_200, },
};
static const struct pmureg_op ratio[] = {VAR(0), CONST(64), OP(MUL), VAR(2), OP(DIV)};
static const struct pmureg_op rate[] = {VAR(2), VAR(3), OP(DIV)};
static const struct pmureg_op chosen[] = {VAR(0), CONST(5), OP(GE), CONST(1), CONST(2), OP(SELECT)};
static const struct pmureg_op bad_metric[] = {VAR(0), OP(ADD)};
static const struct pmureg_metric box_metrics[] = {
	{"ratio", "Bytes for each.", "B", CODE(ratio), 0, ""},
	{"rate", "In a nanosecond.", "1/ns", CODE(rate), 0, ""},
	{"chosen", "One of two.", "", CODE(chosen), 0, ""},
	{"bad", "Broken.", "", CODE(bad_metric), 0, ""},
};

/* ---- core ---- */

/* Term 0 event, 1 deep; number 2 core; 3 n; 4, 5 used. */
static const struct pmureg_op at_700[] = { CONST(0x700), OF_UNIT(0x40) };
static const struct pmureg_op at_710[] = { CONST(0x710), OF_UNIT(0x40), EACH(1) };
static const struct pmureg_op at_720[] = { CONST(0x720), OF_UNIT(0x40), EACH(1) };
static const struct pmureg_op at_730[] = { CONST(0x730), OF_UNIT(0x40) };
static const struct pmureg_op core_n[] = { VAR(5) };
static const struct pmureg_op core_selects[] = { VAR(0), CONST(0), FIELD(CORE_EVT, 1, 1) };
static const struct pmureg_op core_runs[] = { CONST(0), CONST(0), FIELD(CORE_CTL, 0, 1), VAR(0), CONST(0),
					      FIELD(CORE_EVT, 0, 1), OP(LAND) };
static const struct pmureg_op takes_fixed[] = { VAR(0), CONST(0x300), OP(EQ) };

static const struct pmureg_field core_ctl_fields[] = {
	{.name = "ON", .text = "On.", .low = 0, .width = 1, .access = PMUREG_RW},
};
static const struct pmureg_field evt_fields[] = {
	{.name = "EN", .text = "Enables.", .low = 22, .width = 1, .access = PMUREG_RW},
	{.name = "EV", .text = "Event.", .low = 0, .width = 10, .access = PMUREG_RW},
};
#define WIDE MAPPED, .width = 32, .access_bits = 64, .atomic = 1 /* as MSRs are moved */
static const struct pmureg_register core_registers[] = {
	{.key = "ctl",
	 .name = "C<core>_CTL",
	 .text = "Controls.",
	 WIDE,
	 PLAIN,
	 .state = CORE_CTL,
	 .at = CODE(at_700),
	 .field_count = 1,
	 .fields = core_ctl_fields,
	 .masks = {.readable = 1, .writable = 1}},
	{.key = "evt",
	 .roles = PMUREG_CHOOSES_EVENT,
	 TERMS(core_evt_terms),
	 .name = "C<core>_EVT<n>",
	 .text = "Events.",
	 WIDE,
	 .dimensions = 1,
	 .count = {3},
	 .elements = 3,
	 .pages = 1,
	 .state = CORE_EVT,
	 .at = CODE(at_710),
	 .field_count = 2,
	 .fields = evt_fields,
	 .masks = {.readable = 0x4003ff, .writable = 0x4003ff}},
	{.key = "ctr",
	 .roles = PMUREG_COUNTS,
	 .name = "C<core>_CTR<n>",
	 .text = "Counts.",
	 MAPPED,
	 .width = 64,
	 .access_bits = 64,
	 .atomic = 1,
	 .dimensions = 1,
	 .count = {3},
	 .elements = 3,
	 .pages = 1,
	 .state = CORE_CTR,
	 .at = CODE(at_720),
	 .field_count = 1,
	 .fields = cnt_fields,
	 .masks = {.readable = 0xfffffffffffULL, .writable = 0xfffffffffffULL}},
	{.key = "fixed",
	 .roles = PMUREG_COUNTS | PMUREG_ALWAYS_RUNS,
	 .name = "CTL",
	 .text = "Counts always.",
	 MAPPED,
	 .width = 64,
	 .access_bits = 64,
	 .atomic = 1,
	 PLAIN,
	 .state = CORE_FIXED,
	 .at = CODE(at_730),
	 .field_count = 1,
	 .fields = total_fields,
	 .masks = {.readable = ~0ULL}},
};
static const uint64_t core_numbers[] = {0, 1};
static const struct pmureg_instance core_instances[] = {{"0", &core_numbers[0], NULL, NULL}, {"1", &core_numbers[1], NULL, NULL}};
static const struct pmureg_text core_number_names[] = {{"core"}};
static const struct pmureg_bit_range core_ranges[] = {{0, 9}, {22, 22}};
static const struct pmureg_term_field core_fields[] = {{CORE_EVT, 1}, {CORE_EVT, 0}};
static const struct pmureg_term core_terms[] = {
	{.name = "event",
	 .text = "Event number.",
	 .width = 10,
	 .linux_format = "config:0-9",
	 .perf_word = 0,
	 .range_count = 1,
	 .ranges = &core_ranges[0],
	 .field_count = 1,
	 .fields = &core_fields[0]},
	/* Linux shows a wider range than the field, as of a slip of its driver. */
	{.name = "deep",
	 .text = "Sets EN.",
	 .width = 1,
	 .linux_format = "config:4-40",
	 .perf_word = 0,
	 .range_count = 1,
	 .ranges = &core_ranges[1],
	 .field_count = 1,
	 .fields = &core_fields[1]},
};
static const struct pmureg_setting evt_enable[] = {SET(0, one)};
static const struct pmureg_setting core_on[] = {SET(0, one)};
static const struct pmureg_setting core_off[] = {SET(0, zero)};
static const struct pmureg_step core_program[] = {
	{PMUREG_WRITE, 0, CORE_EVT, 1, evt_enable, CODE(core_n), {NULL, 0}, ANY, 0, 0}};
static const struct pmureg_step core_start[] = {{PMUREG_MODIFY, 0, CORE_CTL, 1, core_on, {NULL, 0}, {NULL, 0}, ANY, 0, 0}};
static const struct pmureg_step core_stop[] = {{PMUREG_MODIFY, 0, CORE_CTL, 1, core_off, {NULL, 0}, {NULL, 0}, ANY, 0, 0}};
static const struct pmureg_reference core_counted[] = {
	{CORE_CTR, PMUREG_NONE, {NULL, 0}, {NULL, 0}},
	{CORE_FIXED, PMUREG_NONE, {NULL, 0}, {NULL, 0}},
};
#define CORE_COUNTERS(bits)											       \
	{.key = "general",											       \
	.count = 3,												       \
	.width = bits,												       \
	.reg_count = 1,												       \
	.regs = &core_counted[0],										       \
	.selects = CODE(core_selects),										       \
	.runs = CODE(core_runs),										       \
	.top_rate = 80 << 16,											       \
	.program = {core_program, 1}},										       \
	{.key = "fixed",											       \
	.number = 3,												       \
	.terms = ANY,												       \
	.count = 1,												       \
	.width = 64,												       \
	.fixed = 1,												       \
	.reg_count = 1,												       \
	.regs = &core_counted[1],										       \
	.allows = CODE(takes_fixed)}
static const struct pmureg_counter core_counters[] = {CORE_COUNTERS(44)};
static const struct pmureg_term_value core_10[] = {{0, 0x10}}, core_11[] = {{0, 0x11}}, core_12[] = {{0, 0x12}},
				      core_13[] = {{0, 0x13}};
static const struct pmureg_described_event core_events[] = {
	{.name = "ANY", .text = "Any.", .term_count = 1, .terms = core_10},
	{.name = "FIRST", .text = "0.", .term_count = 1, .terms = core_11, .counters = 1},
	{.name = "LOW", .text = "0 and 1.", .term_count = 1, .terms = core_12, .counters = 3},
	{.name = "NEVER", .text = "3.", .term_count = 1, .terms = core_13, .counters = 8},
};

/* ---- The system ---- */

/* More than the blocks take, of each list; registers read; registers saved. */
#define BOUNDS .unit_bounds = {12, 8, 8, 8, 0, 0, 24}, .event_bounds = {20, 0, 0, 12, 12, 4, 24}

static const struct pmureg_unit_entry units[] = {
	{"toy_pmu", TOY_BANK, PMUREG_NONE, 1},
	{"toy_box_0", TOY_BOX, 0, 1},
	{"toy_box_1", TOY_BOX, 1, 1},
	{"toy_box", TOY_BOX, PMUREG_NONE, 1},
	{"toy_bank", TOY_BANK, PMUREG_NONE, 0},
	{"toy_bank_top", TOY_BANK, 0, 0},
	{"toy_bank_side_0", TOY_BANK, 1, 0},
	{"toy_bank_side_1", TOY_BANK, 2, 0},
	{"toy_core", TOY_CORE, PMUREG_NONE, 0},
	{"toy_core_0", TOY_CORE, 0, 0},
	{"toy_core_1", TOY_CORE, 1, 0},
	{"bank", TOY_BANK, PMUREG_NONE, 0},
	{"bank_top", TOY_BANK, 0, 0},
	{"bank_side_0", TOY_BANK, 1, 0},
	{"bank_side_1", TOY_BANK, 2, 0},
	{"toy_top", TOY_BANK, 0, 0},
	{"top", TOY_BANK, 0, 0},
	{"toy_side_0", TOY_BANK, 1, 0},
	{"side_0", TOY_BANK, 1, 0},
	{"toy_side_1", TOY_BANK, 2, 0},
	{"side_1", TOY_BANK, 2, 0},
	{"box", TOY_BOX, PMUREG_NONE, 0},
	{"box_0", TOY_BOX, 0, 0},
	{"box_1", TOY_BOX, 1, 0},
	{"core", TOY_CORE, PMUREG_NONE, 0},
	{"core_0", TOY_CORE, 0, 0},
	{"core_1", TOY_CORE, 1, 0},
};

/* ---- Names and terms, hashed as generator/model/index.py does it ---- */

static const struct pmureg_name unit_names[] = {
	{NULL, 0, 0, 0},
	{NULL, 0, 0, 0},
	{NULL, 0, 0, 0},
	{NULL, 0, 0, 0},
	{"toy_bank_top", 0xb1e075c4, 12, 5},
	{"bank_side_0", 0x4d7a1a44, 11, 13},
	{"top", 0xd50f71c5, 3, 16},
	{"toy_pmu", 0x01f5e2c7, 7, 0},
	{"toy_box", 0xa78864c7, 7, 3},
	{"bank", 0x39c223c7, 4, 11},
	{"toy_top", 0x903236c7, 7, 15},
	{NULL, 0, 0, 0},
	{NULL, 0, 0, 0},
	{"core", 0xa441b58d, 4, 24},
	{NULL, 0, 0, 0},
	{NULL, 0, 0, 0},
	{NULL, 0, 0, 0},
	{"bank_side_1", 0x478b9b91, 11, 14},
	{NULL, 0, 0, 0},
	{NULL, 0, 0, 0},
	{NULL, 0, 0, 0},
	{"toy_core_1", 0x12046ed5, 10, 10},
	{NULL, 0, 0, 0},
	{NULL, 0, 0, 0},
	{NULL, 0, 0, 0},
	{NULL, 0, 0, 0},
	{NULL, 0, 0, 0},
	{"toy_core_0", 0x28a6829b, 10, 9},
	{NULL, 0, 0, 0},
	{"toy_side_1", 0x421874dd, 10, 19},
	{"toy_box_0", 0xdf953f5e, 9, 1},
	{"toy_bank", 0x8cec7e9e, 8, 4},
	{NULL, 0, 0, 0},
	{NULL, 0, 0, 0},
	{NULL, 0, 0, 0},
	{"toy_side_0", 0xf95590e3, 10, 17},
	{"core_0", 0xb4ad2be4, 6, 25},
	{"core_1", 0xa1ad2be4, 6, 26},
	{NULL, 0, 0, 0},
	{NULL, 0, 0, 0},
	{NULL, 0, 0, 0},
	{NULL, 0, 0, 0},
	{NULL, 0, 0, 0},
	{NULL, 0, 0, 0},
	{NULL, 0, 0, 0},
	{NULL, 0, 0, 0},
	{NULL, 0, 0, 0},
	{"side_0", 0x3775276f, 6, 18},
	{"side_1", 0x0c75276f, 6, 20},
	{"toy_core", 0x5bcc8871, 8, 8},
	{NULL, 0, 0, 0},
	{NULL, 0, 0, 0},
	{NULL, 0, 0, 0},
	{NULL, 0, 0, 0},
	{NULL, 0, 0, 0},
	{"toy_box_1", 0xa41e7ab7, 9, 2},
	{"box", 0x75bf3f38, 3, 21},
	{NULL, 0, 0, 0},
	{NULL, 0, 0, 0},
	{"toy_bank_side_0", 0xe2f5e2fb, 15, 6},
	{"toy_bank_side_1", 0xf7f5e2fb, 15, 7},
	{"bank_top", 0xf0ca8e3c, 8, 12},
	{"box_0", 0xe1d34a7c, 5, 22},
	{"box_1", 0xd6d34a7c, 5, 23},
};
static const struct pmureg_name bank_term_names[] = {
	{"event", 0x06f56694, 5, 0},
	{NULL, 0, 0, 0},
	{"unit", 0x1f3424fa, 4, 1},
	{NULL, 0, 0, 0},
};
static const struct pmureg_name bank_event_names[] = {
	{ NULL, 0, 0, 0 },
	{ NULL, 0, 0, 0 },
	{ NULL, 0, 0, 0 },
	{ "TOP_EVENT", 0xc57630c3, 9, 1 },
	{ NULL, 0, 0, 0 },
	{ "CYCLES", 0x38b5a7bd, 6, 0 },
	{ "top", 0xd50f71c5, 3, 1 },
	{ NULL, 0, 0, 0 },
};
static const uint16_t bank_shape_terms[] = {0};
static const struct pmureg_shape bank_shapes[] = {{bank_shape_terms, 1}};
static const struct pmureg_event_slot bank_by_terms[] = {
	{ 0xf66d1b38, 1 },
	{ 0, PMUREG_NONE },
	{ 0, PMUREG_NONE },
	{ 0, PMUREG_NONE },
	{ 0xe17d05ac, 0 },
	{ 0, PMUREG_NONE },
	{ 0, PMUREG_NONE },
	{ 0, PMUREG_NONE },
};
static const struct pmureg_name box_term_names[] = {
	{NULL, 0, 0, 0},
	{NULL, 0, 0, 0},
	{"pages", 0x44659802, 5, 2},
	{"hint", 0xba2600c2, 4, 5},
	{"event", 0x06f56694, 5, 0},
	{"mode", 0x938e5035, 4, 1},
	{"key", 0x64b57434, 3, 3},
	{"split", 0x3f5463a5, 5, 4},
	{NULL, 0, 0, 0},
	{NULL, 0, 0, 0},
	{NULL, 0, 0, 0},
	{NULL, 0, 0, 0},
	{NULL, 0, 0, 0},
	{NULL, 0, 0, 0},
	{NULL, 0, 0, 0},
	{NULL, 0, 0, 0},
};
static const struct pmureg_name box_event_names[] = {
	{NULL, 0, 0, 0},
	{NULL, 0, 0, 0},
	{"ALL", 0x1b06924a, 3, 0},
	{"ALL.BOTH", 0xc7149e43, 8, 1},
	{"TOTAL", 0x69a86b8a, 5, 2},
	{"all_five", 0xeef44fbd, 8, 0},
	{NULL, 0, 0, 0},
	{NULL, 0, 0, 0},
};
static const uint16_t box_shape_terms[] = {0, 1};
static const struct pmureg_shape box_shapes[] = {{box_shape_terms, 2}, {box_shape_terms, 1}};
static const struct pmureg_event_slot box_by_terms[] = {
	{ 0, PMUREG_NONE },
	{ 0, PMUREG_NONE },
	{ 0, PMUREG_NONE },
	{ 0xe967e883, 2 },
	{ 0, PMUREG_NONE },
	{ 0, PMUREG_NONE },
	{ 0x6b610cf6, 0 },
	{ 0x25b6c286, 1 },
	{ 0, PMUREG_NONE },
	{ 0, PMUREG_NONE },
	{ 0, PMUREG_NONE },
	{ 0, PMUREG_NONE },
	{ 0, PMUREG_NONE },
	{ 0, PMUREG_NONE },
	{ 0, PMUREG_NONE },
	{ 0, PMUREG_NONE },
};
static const struct pmureg_name core_term_names[] = {
	{"event", 0x06f56694, 5, 0},
	{NULL, 0, 0, 0},
	{NULL, 0, 0, 0},
	{"deep", 0xc4e7a317, 4, 1},
};
static const struct pmureg_name core_event_names[] = {
	{ NULL, 0, 0, 0 },
	{ "LOW", 0x8dda2501, 3, 2 },
	{ NULL, 0, 0, 0 },
	{ "FIRST", 0xf9555d03, 5, 1 },
	{ "ANY", 0x10a1e004, 3, 0 },
	{ NULL, 0, 0, 0 },
	{ NULL, 0, 0, 0 },
	{ "NEVER", 0x7a14923f, 5, 3 },
};
static const uint16_t core_shape_terms[] = {0};
static const struct pmureg_shape core_shapes[] = {{core_shape_terms, 1}};
static const struct pmureg_event_slot core_by_terms[] = {
	{ 0xecda3670, 2 },
	{ 0, PMUREG_NONE },
	{ 0, PMUREG_NONE },
	{ 0, PMUREG_NONE },
	{ 0xf25d2834, 1 },
	{ 0, PMUREG_NONE },
	{ 0, PMUREG_NONE },
	{ 0x17d05ac7, 0 },
	{ 0, PMUREG_NONE },
	{ 0, PMUREG_NONE },
	{ 0, PMUREG_NONE },
	{ 0xcc993d4b, 3 },
	{ 0, PMUREG_NONE },
	{ 0, PMUREG_NONE },
	{ 0, PMUREG_NONE },
	{ 0, PMUREG_NONE },
};

#define NAMES(array) { array, COUNT(array) - 1 }
#define FOUND_BY(block)                                                                                                \
	.term_names = NAMES(block##_term_names), .event_names = NAMES(block##_event_names),                            \
	.shape_count = COUNT(block##_shapes), .shapes = block##_shapes, .events_by_terms = block##_by_terms,           \
	.events_by_terms_mask = COUNT(block##_by_terms) - 1

#define BANK_BLOCK                                                                                                     \
	{                                                                                                              \
		.name = "toy_bank", .key = "bank", .counter_total = 4, .room = 4,                                      \
		.variables = {.numbers = 2,                                                                            \
			      .leader = 4,                                                                             \
			      .n = 6,                                                                                  \
			      .used = 7,                                                                               \
			      .slots = 8,                                                                              \
			      .until = 8,                                                                              \
			      .siblings = 9,                                                                           \
			      .count = 10},                                                                            \
		BOUNDS, .title = "Banked unit", .space = PMUREG_SYSREG, .number_count = 2,                             \
		.numbers = bank_number_names, .instance_count = 3, .instances = bank_instances, .page_count = 1,       \
		.selector_count = 2, .selectors = bank_selectors, .register_count = COUNT(bank_registers),             \
		.registers = bank_registers, .term_count = 2, .terms = bank_terms, .rule_count = 1,                    \
		.rules = bank_rules, .counter_count = 1, .counters = bank_counters, .reset = {bank_reset, 2},          \
		.start = {bank_start, 2}, .stop = {bank_stop, 1}, .event_count = 2, .events = bank_events,             \
		FOUND_BY(bank), .perf_device = "toy_pmu", .perf_instance_term = 1, .perf_instance_values = bank_units  \
	}
#define BOX_BLOCK(where, units, kinds)                                                                                 \
	{                                                                                                              \
		.name = "toy_box", .key = "box", .counter_total = 3, .room = PMUREG_NONE,                              \
		.variables = {.numbers = 6,                                                                            \
			      .leader = 7,                                                                             \
			      .n = 13,                                                                                 \
			      .used = 14,                                                                              \
			      .slots = 16,                                                                             \
			      .until = 17,                                                                             \
			      .siblings = 18,                                                                          \
			      .count = 19},                                                                            \
		BOUNDS, .title = "Box", .space = where, .number_count = 1, .numbers = box_number_names,                \
		.instance_count = 2, .instances = units, .page_count = 3, .page_sizes = box_page_sizes,                \
		.page_choice_count = COUNT(box_choices), .page_choices = box_choices,                                  \
		.register_count = COUNT(box_registers), .registers = box_registers, .term_count = COUNT(box_terms),    \
		.terms = box_terms, .default_count = 1, .defaults = box_defaults, .rule_count = 2, .rules = box_rules, \
		.pool_count = 1, .pools = box_pools, .counter_count = 2, .counters = kinds, .reset = {box_reset, 2},   \
		.start = {box_start, 1}, .stop = {box_stop, 1}, .event_count = 3, .events = box_events, FOUND_BY(box), \
		.metric_count = COUNT(box_metrics), .metrics = box_metrics, .perf_device = "toy_box_<socket>",         \
		.perf_instance_term = PMUREG_NONE                                                                      \
	}
#define CORE_BLOCK(kind_count, kinds)                                                                                  \
	{                                                                                                              \
		.name = "toy_core", .key = "core", .counter_total = 4, .room = PMUREG_NONE,                            \
		.variables = {.numbers = 2,                                                                            \
			      .leader = 3,                                                                             \
			      .n = 5,                                                                                  \
			      .used = 6,                                                                               \
			      .slots = 8,                                                                              \
			      .until = 8,                                                                              \
			      .siblings = 9,                                                                           \
			      .count = 10},                                                                            \
		BOUNDS, .title = "Core", .space = PMUREG_MSR, .number_count = 1, .numbers = core_number_names,         \
		.instance_count = 2, .instances = core_instances, .page_count = 1,                                     \
		.register_count = COUNT(core_registers), .registers = core_registers, .term_count = 2,                 \
		.terms = core_terms, .counter_count = kind_count, .counters = kinds, .start = {core_start, 1},         \
		.stop = {core_stop, 1}, .event_count = 4, .events = core_events, FOUND_BY(core),                       \
		.perf_instance_term = PMUREG_NONE                                                                      \
	}
#define TOY(list)												       \
	{													       \
	.key = "toy", .title = "Toy system", .vendor = "nobody", .block_count = 3, .blocks = list,		       \
	.register_total = 89, .unit_count = COUNT(units), .units = units, .unit_names = NAMES(unit_names),	       \
	}

static const struct pmureg_block blocks[] = {
	BANK_BLOCK,
	BOX_BLOCK(PMUREG_MMIO, box_instances, box_counters),
	CORE_BLOCK(2, core_counters),
};
const struct pmureg_system toy = TOY(blocks);

/* ---- The same system with one thing changed ---- */

static const struct pmureg_block blocks_without_counters[] = {
	BANK_BLOCK,
	BOX_BLOCK(PMUREG_MMIO, box_instances, box_counters),
	CORE_BLOCK(0, core_counters),
};
const struct pmureg_system toy_without_counters = TOY(blocks_without_counters);

static const struct pmureg_pci_device box_device[] = {{.place = 0x184, .id = 1, .function = 0x84}};
static const struct pmureg_instance pci_instances[] = {{"0", &box_numbers[0], box_device, NULL},
						       {"1", &box_numbers[1], box_device, NULL}};
static const struct pmureg_block pci_blocks[][3] = {
	{BANK_BLOCK, BOX_BLOCK(PMUREG_PCI, pci_instances, box_counters), CORE_BLOCK(2, core_counters)},
	{BANK_BLOCK, BOX_BLOCK(PMUREG_PCI, pci_instances, box_counters_of_rate_1), CORE_BLOCK(2, core_counters)},
};
const struct pmureg_system toy_pci[] = {TOY(pci_blocks[0]), TOY(pci_blocks[1])};

#define EIGHT(row, bits)                                                                                               \
	row(bits), row(bits + 1), row(bits + 2), row(bits + 3), row(bits + 4), row(bits + 5), row(bits + 6),           \
		row(bits + 7)
#define EVERY_WIDTH(row)                                                                                               \
	EIGHT(row, 16), EIGHT(row, 24), EIGHT(row, 32), EIGHT(row, 40), EIGHT(row, 48), EIGHT(row, 56), row(64)
#define COUNTERS_OF_WIDTH(bits) {CORE_COUNTERS(bits)}
#define BLOCKS_OF_WIDTH(bits)                                                                                          \
	{                                                                                                              \
		BANK_BLOCK, BOX_BLOCK(PMUREG_MMIO, box_instances, box_counters),                                       \
			CORE_BLOCK(2, core_counters_of[(bits)-TOY_FIRST_WIDTH])                                        \
	}
#define TOY_OF_WIDTH(bits) TOY(blocks_of[(bits) - TOY_FIRST_WIDTH])
static const struct pmureg_counter core_counters_of[][2] = {EVERY_WIDTH(COUNTERS_OF_WIDTH)};
static const struct pmureg_block blocks_of[][3] = {EVERY_WIDTH(BLOCKS_OF_WIDTH)};
const struct pmureg_system toy_of_width[] = {EVERY_WIDTH(TOY_OF_WIDTH)};
