/*
 * sizes.h: sizes of the elements in a table, the same for every compiler, and names of the sections.
 *
 * Made by pmureg from generator/views/members.py. Edit that, or templates/tables/sizes.h.j2.
 */
#ifndef PMUREG_CORE_TABLE_SIZES_H
#define PMUREG_CORE_TABLE_SIZES_H

#include <pmureg/table.h>

_Static_assert(sizeof(struct pmureg_text) == 4, "text");
_Static_assert(sizeof(struct pmureg_op) == 16, "op");
_Static_assert(sizeof(struct pmureg_value) == 16, "value");
_Static_assert(sizeof(struct pmureg_action) == 8, "action");
_Static_assert(sizeof(struct pmureg_field) == 80, "field");
_Static_assert(sizeof(struct pmureg_rule) == 32, "rule");
_Static_assert(sizeof(struct pmureg_masks) == 144, "masks");
_Static_assert(sizeof(struct pmureg_register_term) == 16, "register_term");
_Static_assert(sizeof(struct pmureg_condition) == 32, "condition");
_Static_assert(sizeof(struct pmureg_erratum) == 12, "erratum");
_Static_assert(sizeof(struct pmureg_register) == 288, "register");
_Static_assert(sizeof(struct pmureg_setting) == 20, "setting");
_Static_assert(sizeof(struct pmureg_fact) == 48, "fact");
_Static_assert(sizeof(struct pmureg_where) == 24, "where");
_Static_assert(sizeof(struct pmureg_nodes) == 52, "nodes");
_Static_assert(sizeof(struct pmureg_lender) == 12, "lender");
_Static_assert(sizeof(struct pmureg_borrowed) == 4, "borrowed");
_Static_assert(sizeof(struct pmureg_same_term) == 4, "same_term");
_Static_assert(sizeof(struct pmureg_counted_by) == 40, "counted_by");
_Static_assert(sizeof(struct pmureg_selector) == 24, "selector");
_Static_assert(sizeof(struct pmureg_pci_device) == 6, "pci_device");
_Static_assert(sizeof(struct pmureg_instance) == 16, "instance");
_Static_assert(sizeof(struct pmureg_variables) == 20, "variables");
_Static_assert(sizeof(struct pmureg_step) == 48, "step");
_Static_assert(sizeof(struct pmureg_steps) == 8, "steps");
_Static_assert(sizeof(struct pmureg_term_field) == 4, "term_field");
_Static_assert(sizeof(struct pmureg_bit_range) == 2, "bit_range");
_Static_assert(sizeof(struct pmureg_term) == 36, "term");
_Static_assert(sizeof(struct pmureg_page_choice) == 24, "page_choice");
_Static_assert(sizeof(struct pmureg_default) == 24, "default");
_Static_assert(sizeof(struct pmureg_pool) == 56, "pool");
_Static_assert(sizeof(struct pmureg_reference) == 20, "reference");
_Static_assert(sizeof(struct pmureg_counter) == 160, "counter");
_Static_assert(sizeof(struct pmureg_line) == 8, "line");
_Static_assert(sizeof(struct pmureg_allowed) == 16, "allowed");
_Static_assert(sizeof(struct pmureg_term_value) == 16, "term_value");
_Static_assert(sizeof(struct pmureg_event_rest) == 72, "event_rest");
_Static_assert(sizeof(struct pmureg_described_event) == 32, "described_event");
_Static_assert(sizeof(struct pmureg_metric) == 32, "metric");
_Static_assert(sizeof(struct pmureg_name) == 12, "name");
_Static_assert(sizeof(struct pmureg_names) == 16, "names");
_Static_assert(sizeof(struct pmureg_shape) == 8, "shape");
_Static_assert(sizeof(struct pmureg_dropped) == 8, "dropped");
_Static_assert(sizeof(struct pmureg_block) == 464, "block");
_Static_assert(sizeof(struct pmureg_span) == 2, "span");
_Static_assert(sizeof(struct pmureg_detect) == 40, "detect");
_Static_assert(sizeof(struct pmureg_product) == 8, "product");
_Static_assert(sizeof(struct pmureg_example) == 8, "example");
_Static_assert(sizeof(struct pmureg_unit_entry) == 12, "unit_entry");
_Static_assert(sizeof(struct pmureg_system) == 104, "system");

static const uint16_t element_sizes[PMUREG_SECTIONS] = {
	[PMUREG_HEAD_SYSTEM] = 104,
	[PMUREG_HEAD_TEXT] = 4,
	[PMUREG_HEAD_SPAN] = 2,
	[PMUREG_HEAD_DETECT] = 40,
	[PMUREG_HEAD_PRODUCT] = 8,
	[PMUREG_HEAD_STRINGS] = 1,
	[PMUREG_COUNTING_U16] = 2,
	[PMUREG_COUNTING_U32] = 4,
	[PMUREG_COUNTING_U64] = 8,
	[PMUREG_COUNTING_TEXT] = 4,
	[PMUREG_COUNTING_OP] = 16,
	[PMUREG_COUNTING_VALUE] = 16,
	[PMUREG_COUNTING_ACTION] = 8,
	[PMUREG_COUNTING_FIELD] = 80,
	[PMUREG_COUNTING_RULE] = 32,
	[PMUREG_COUNTING_REGISTER_TERM] = 16,
	[PMUREG_COUNTING_CONDITION] = 32,
	[PMUREG_COUNTING_ERRATUM] = 12,
	[PMUREG_COUNTING_REGISTER] = 288,
	[PMUREG_COUNTING_SETTING] = 20,
	[PMUREG_COUNTING_FACT] = 48,
	[PMUREG_COUNTING_WHERE] = 24,
	[PMUREG_COUNTING_NODES] = 52,
	[PMUREG_COUNTING_LENDER] = 12,
	[PMUREG_COUNTING_BORROWED] = 4,
	[PMUREG_COUNTING_SAME_TERM] = 4,
	[PMUREG_COUNTING_COUNTED_BY] = 40,
	[PMUREG_COUNTING_SELECTOR] = 24,
	[PMUREG_COUNTING_PCI_DEVICE] = 6,
	[PMUREG_COUNTING_INSTANCE] = 16,
	[PMUREG_COUNTING_STEP] = 48,
	[PMUREG_COUNTING_TERM_FIELD] = 4,
	[PMUREG_COUNTING_BIT_RANGE] = 2,
	[PMUREG_COUNTING_TERM] = 36,
	[PMUREG_COUNTING_PAGE_CHOICE] = 24,
	[PMUREG_COUNTING_DEFAULT] = 24,
	[PMUREG_COUNTING_POOL] = 56,
	[PMUREG_COUNTING_REFERENCE] = 20,
	[PMUREG_COUNTING_COUNTER] = 160,
	[PMUREG_COUNTING_METRIC] = 32,
	[PMUREG_COUNTING_BLOCK] = 464,
	[PMUREG_COUNTING_STRINGS] = 1,
	[PMUREG_NAMES_U16] = 2,
	[PMUREG_NAMES_U64] = 8,
	[PMUREG_NAMES_TEXT] = 4,
	[PMUREG_NAMES_TERM_VALUE] = 16,
	[PMUREG_NAMES_EVENT_REST] = 72,
	[PMUREG_NAMES_DESCRIBED_EVENT] = 32,
	[PMUREG_NAMES_NAME] = 12,
	[PMUREG_NAMES_SHAPE] = 8,
	[PMUREG_NAMES_DROPPED] = 8,
	[PMUREG_NAMES_EXAMPLE] = 8,
	[PMUREG_NAMES_UNIT_ENTRY] = 12,
	[PMUREG_NAMES_STRINGS] = 1,
	[PMUREG_TEXTS_TEXT] = 4,
	[PMUREG_TEXTS_LINE] = 8,
	[PMUREG_TEXTS_ALLOWED] = 16,
	[PMUREG_TEXTS_STRINGS] = 1,
};

/* Texts in the array, not pointers to them: code without relocations can use it. */
static inline const char *section_name(unsigned int section)
{
	static const char names[PMUREG_SECTIONS][23] = {
		[PMUREG_HEAD_SYSTEM] = "HEAD_SYSTEM",
		[PMUREG_HEAD_TEXT] = "HEAD_TEXT",
		[PMUREG_HEAD_SPAN] = "HEAD_SPAN",
		[PMUREG_HEAD_DETECT] = "HEAD_DETECT",
		[PMUREG_HEAD_PRODUCT] = "HEAD_PRODUCT",
		[PMUREG_HEAD_STRINGS] = "HEAD_STRINGS",
		[PMUREG_COUNTING_U16] = "COUNTING_U16",
		[PMUREG_COUNTING_U32] = "COUNTING_U32",
		[PMUREG_COUNTING_U64] = "COUNTING_U64",
		[PMUREG_COUNTING_TEXT] = "COUNTING_TEXT",
		[PMUREG_COUNTING_OP] = "COUNTING_OP",
		[PMUREG_COUNTING_VALUE] = "COUNTING_VALUE",
		[PMUREG_COUNTING_ACTION] = "COUNTING_ACTION",
		[PMUREG_COUNTING_FIELD] = "COUNTING_FIELD",
		[PMUREG_COUNTING_RULE] = "COUNTING_RULE",
		[PMUREG_COUNTING_REGISTER_TERM] = "COUNTING_REGISTER_TERM",
		[PMUREG_COUNTING_CONDITION] = "COUNTING_CONDITION",
		[PMUREG_COUNTING_ERRATUM] = "COUNTING_ERRATUM",
		[PMUREG_COUNTING_REGISTER] = "COUNTING_REGISTER",
		[PMUREG_COUNTING_SETTING] = "COUNTING_SETTING",
		[PMUREG_COUNTING_FACT] = "COUNTING_FACT",
		[PMUREG_COUNTING_WHERE] = "COUNTING_WHERE",
		[PMUREG_COUNTING_NODES] = "COUNTING_NODES",
		[PMUREG_COUNTING_LENDER] = "COUNTING_LENDER",
		[PMUREG_COUNTING_BORROWED] = "COUNTING_BORROWED",
		[PMUREG_COUNTING_SAME_TERM] = "COUNTING_SAME_TERM",
		[PMUREG_COUNTING_COUNTED_BY] = "COUNTING_COUNTED_BY",
		[PMUREG_COUNTING_SELECTOR] = "COUNTING_SELECTOR",
		[PMUREG_COUNTING_PCI_DEVICE] = "COUNTING_PCI_DEVICE",
		[PMUREG_COUNTING_INSTANCE] = "COUNTING_INSTANCE",
		[PMUREG_COUNTING_STEP] = "COUNTING_STEP",
		[PMUREG_COUNTING_TERM_FIELD] = "COUNTING_TERM_FIELD",
		[PMUREG_COUNTING_BIT_RANGE] = "COUNTING_BIT_RANGE",
		[PMUREG_COUNTING_TERM] = "COUNTING_TERM",
		[PMUREG_COUNTING_PAGE_CHOICE] = "COUNTING_PAGE_CHOICE",
		[PMUREG_COUNTING_DEFAULT] = "COUNTING_DEFAULT",
		[PMUREG_COUNTING_POOL] = "COUNTING_POOL",
		[PMUREG_COUNTING_REFERENCE] = "COUNTING_REFERENCE",
		[PMUREG_COUNTING_COUNTER] = "COUNTING_COUNTER",
		[PMUREG_COUNTING_METRIC] = "COUNTING_METRIC",
		[PMUREG_COUNTING_BLOCK] = "COUNTING_BLOCK",
		[PMUREG_COUNTING_STRINGS] = "COUNTING_STRINGS",
		[PMUREG_NAMES_U16] = "NAMES_U16",
		[PMUREG_NAMES_U64] = "NAMES_U64",
		[PMUREG_NAMES_TEXT] = "NAMES_TEXT",
		[PMUREG_NAMES_TERM_VALUE] = "NAMES_TERM_VALUE",
		[PMUREG_NAMES_EVENT_REST] = "NAMES_EVENT_REST",
		[PMUREG_NAMES_DESCRIBED_EVENT] = "NAMES_DESCRIBED_EVENT",
		[PMUREG_NAMES_NAME] = "NAMES_NAME",
		[PMUREG_NAMES_SHAPE] = "NAMES_SHAPE",
		[PMUREG_NAMES_DROPPED] = "NAMES_DROPPED",
		[PMUREG_NAMES_EXAMPLE] = "NAMES_EXAMPLE",
		[PMUREG_NAMES_UNIT_ENTRY] = "NAMES_UNIT_ENTRY",
		[PMUREG_NAMES_STRINGS] = "NAMES_STRINGS",
		[PMUREG_TEXTS_TEXT] = "TEXTS_TEXT",
		[PMUREG_TEXTS_LINE] = "TEXTS_LINE",
		[PMUREG_TEXTS_ALLOWED] = "TEXTS_ALLOWED",
		[PMUREG_TEXTS_STRINGS] = "TEXTS_STRINGS",
	};

	return names[section];
}

#endif
