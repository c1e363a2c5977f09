/*
 * test_event.c: events and lists of events, as people write them.
 */
#include <string.h>

#include "bench.h"
#include "toy.h"

static struct pmureg_event event;
static struct pmureg_error error;

static void parse(const char *text)
{
	int result = pmureg_event_parse(&pmureg_system_toy, text, &event, &error);

	if (result)
		print_error("%s: %s\n", text, error.message);
	assert_int_equal(result, 0);
	assert_string_equal(event.text, text);
	assert_ptr_equal(event.system, &pmureg_system_toy);
}

static void refuse(const char *text, int code, int column, const char *part)
{
	int result = pmureg_event_parse(&pmureg_system_toy, text, &event, &error);

	if (result != code || error.column != column || !strstr(error.message, part))
		print_error("%s: %d:%d: %s\n", text, result, error.column, error.message);
	assert_int_equal(result, code);
	assert_int_equal(error.code, code);
	assert_int_equal(error.column, column);
	assert_non_null(strstr(error.message, part));
}

static void expect_config(uint64_t a, uint64_t b, uint64_t c)
{
	uint64_t config[3];

	pmureg_event_config(&event, config);
	assert_int_equal(config[0], a);
	assert_int_equal(config[1], b);
	assert_int_equal(config[2], c);
}

static void expect_unit(unsigned int block, unsigned int instance)
{
	assert_ptr_equal(event.block, &pmureg_system_blocks(&pmureg_system_toy)[block]);
	assert_int_equal(event.instance, instance);
}

static void devices(void **state)
{
	(void)state;
	parse("toy_box_1/event=1/");
	expect_unit(TOY_BOX, 1);
	parse("toy_box/event=1/");
	expect_unit(TOY_BOX, PMUREG_INSTANCES_ALL);
	parse("toy_box_0/event=1");
	expect_unit(TOY_BOX, 0);
	parse("toy_core_1/event=1/");
	expect_unit(TOY_CORE, 1);
	parse("toy_core/event=1/");
	expect_unit(TOY_CORE, PMUREG_INSTANCES_ALL);
	parse("toy_bank_side_1/event=1/");
	expect_unit(TOY_BANK, 2);
	parse("toy_side_0/event=1/");
	expect_unit(TOY_BANK, 1);
	parse("core_1/event=1/");
	expect_unit(TOY_CORE, 1);
	parse("toy_box_0//");
	expect_unit(TOY_BOX, 0);
	assert_int_equal(event.given, 0);
}

static void instance_by_term(void **state)
{
	(void)state;
	parse("toy_pmu/event=1,unit=4/");
	expect_unit(TOY_BANK, 0);
	expect_config(0x14, 0, 0);
	parse("toy_pmu/event=1/"); /* as Linux has it: 0 */
	expect_unit(TOY_BANK, 1);
	parse("toy_side_1/event=1/");
	expect_config(0x11, 0, 0);
	parse("toy_bank/event=1/");
	expect_unit(TOY_BANK, PMUREG_INSTANCES_ALL);
	parse("toy_bank/event=1,unit=1/");
	expect_unit(TOY_BANK, 2);
	refuse("toy_pmu/event=1,unit=3/", -22, 1, "`unit=3` is not an instance of toy_pmu, which has 4 (top), 0 (side_0)");
	refuse("toy_side_0/event=1,unit=4/", -22, 1, "not an instance of toy_side_0");
	refuse("toy_pmu/TOP_EVENT/", -2, 9, "does not exist on toy_side_0: use toy_top (unit=4)");
	parse("toy_pmu/TOP_EVENT,unit=4/");
	expect_unit(TOY_BANK, 0);
}

static void terms(void **state)
{
	(void)state;
	parse("toy_box_0/event=0x12,mode=3,pages=2,key=0xffffffffffffffff,hint/");
	expect_config(0x110002, 0x23, UINT64_MAX);
	assert_int_equal(event.terms[0], 0x12);
	assert_int_equal(event.terms[5], 1);
	assert_int_equal(event.given, 0x2f);
	parse("toy_box_0/ event = 0b101 , mode=0o2 /");
	assert_int_equal(event.terms[0], 5);
	assert_int_equal(event.terms[1], 2);
	parse("toy_box_0/event=1,mode=writes/"); /* a field's value by its name */
	assert_int_equal(event.terms[1], 2);
	parse("toy_box_0/event=010/"); /* as perf: decimal */
	assert_int_equal(event.terms[0], 10);
}

static void split_ranges(void **state)
{
	(void)state;
	parse("toy_box_0/event=0xab/");
	expect_config(0xa000b, 0, 0);
	parse("toy_box_0/config=0xa000b/");
	assert_int_equal(event.terms[0], 0xab);
	/* Linux shows config:4-40 of `deep`, which is bit 21. */
	parse("toy_core_0/event=1,deep/");
	expect_config(0x200001, 0, 0);
	parse("toy_core_0/config=0x200001/");
	assert_int_equal(event.terms[1], 1);
	assert_int_equal(event.terms[0], 1);
}

static void config_words(void **state)
{
	(void)state;
	parse("toy_box_0/config=0x5,config1=0x12,config2=7/");
	assert_int_equal(event.terms[0], 5);
	assert_int_equal(event.terms[1], 2);
	assert_int_equal(event.terms[2], 1);
	assert_int_equal(event.terms[3], 7);
	expect_config(5, 0x12, 7);
	refuse("toy_box_0/config=0x35/", -22, 18, "no term of this unit has the bits 0x30");
	refuse("toy_box_0/config3=1/", -2, 11, "unknown term or event `config3`");
}

static void named_events(void **state)
{
	(void)state;
	parse("toy_box_0/ALL/");
	assert_string_equal(pmureg_described_event_name(event.listed), "ALL");
	parse("toy_box_0/all/");
	assert_string_equal(pmureg_described_event_name(event.listed), "ALL");
	parse("toy_box_0/all_five/");
	assert_string_equal(pmureg_described_event_name(event.listed), "ALL");
	assert_int_equal(event.terms[0], 5);
	parse("toy_box_0/ALL,mode=1/");
	assert_string_equal(pmureg_described_event_name(event.listed), "ALL");
	parse("toy_box_0/event=5,mode=1/"); /* told by its terms */
	assert_string_equal(pmureg_described_event_name(event.listed), "ALL");
	parse("toy_box_0/event=5,mode=3,hint=0/"); /* most terms win */
	assert_string_equal(pmureg_described_event_name(event.listed), "ALL.BOTH");
	parse("toy_box_0/ALL,event=200/"); /* made into another */
	assert_string_equal(pmureg_described_event_name(event.listed), "TOTAL");
	parse("toy_box_0/event=6/");
	assert_null(event.listed);
	refuse("toy_box_0/ALL,TOTAL/", -22, 15, "`ALL` and `TOTAL` are two events");
}

static void needed_terms(void **state)
{
	(void)state;
	refuse("toy_box_0/ALL.BOTH/", -22, 11, "`ALL.BOTH` needs `hint`: add `hint=…` (Hint.)");
	refuse("toy_box_0/event=5,mode=3/", -22, 0, "needs `hint`");
	parse("toy_box_0/ALL.BOTH,hint=2/");
}

static void mistakes(void **state)
{
	(void)state;
	refuse("toy_bax_0/event=1/", -2, 1, "there is no unit `toy_bax_0`; did you mean `toy_box_0`?");
	refuse("toy_box_7/event=1/", -34, 1, "there is no unit `toy_box_7`: toy has toy_box_0 to toy_box_1");
	refuse("elephant/event=1/", -2, 1, "there is no unit `elephant`: toy has units such as `toy_top`; `pmureg describe toy` lists them");
	refuse("/event=1/", -22, 1, "there is no device");
	refuse("toy_box_0", -22, 10, "there is no event: write `toy_box_0/term=value");
	refuse("toy_box_0/evnt=1/", -2, 11, "did you mean `event`? Terms: event, mode, pages");
	refuse("toy_box_0/ALL.BOT/", -2, 11, "did you mean `ALL.BOTH`?");
	refuse("toy_box_0/zzzzzzzz/", -2, 11, "box has 3 named events, and the terms event, mode");
	refuse("toy_box_0/event=1,event=2/", -22, 19, "`event` sets a term that is already set: set it once");
	refuse("toy_box_0/hint,event=1,hint/", -22, 24, "`hint` sets a term that is already set");
	refuse("toy_box_0/config=1,config=1/", -22, 20, "`config` sets a term that is already set");
	refuse("toy_box_0/event=7,ALL/", -22, 19, "`ALL` sets `event` to another value: write your value after the event");
	refuse("toy_box_0/event=1,,mode=1/", -22, 19, "no term between the commas");
	refuse("toy_box_0/,event=1/", -22, 11, "no term between the commas");
	refuse("toy_box_0/event=/", -22, 17, "`event=` has no value: write `event=12` or `event=0x12`");
	refuse("toy_box_0/event=1x/", -22, 17, "`1x` is not a number");
	refuse("toy_box_0/event=0x/", -22, 17, "is not a number");
	refuse("toy_box_0/key=0x10000000000000000/", -34, 15, "more than 64 bits");
	refuse("toy_box_0/event=0x100/", -34, 17, "0x100 is too large for `event`, which has 8 bits: 0 to 0xff");
	refuse("toy_core_0/deep=2/", -34, 17, "which has 1 bit: 0 to 0x1");
	refuse("toy_box_0/event=1/k", -22, 19, "only perf takes modifiers: omit `k`; a unit that can separate user and kernel mode has terms for it");
	refuse("toy_box_0/event=1/:u", -22, 19, "modifiers");
	assert_int_equal(pmureg_event_parse(&pmureg_system_toy, "nothing", &event, NULL), -2);
}

/* perf's word for what an event is to be called is no term. */
static void names(void **state)
{
	(void)state;
	parse("toy_box_0/event=1,name=what.you-like/");
	expect_config(1, 0, 0);
	parse("toy_box_0/name='a,b:c=1',event=1/");
	expect_config(1, 0, 0);
	parse("toy_box_0/name=x/");
	assert_int_equal(event.given, 0);
	refuse("toy_box_0/event=1,name=/", -22, 24, "`name=` has no value: write `name=TEXT`, or omit it");
	refuse("toy_box_0/event=1,name=''/", -22, 25, "`name=` has no value: write `name=TEXT`, or omit it");
	refuse("toy_box_0/name=a,event=1,name=b/", -22, 26, "`name` is already set");
	refuse("toy_box_0/event=1,name/", -2, 19, "unknown term or event `name`");
}

/* Long input is cut in messages, never written past their end. */
static void long_input(void **state)
{
	char text[2000];

	(void)state;
	memset(text, 'x', sizeof(text));
	text[sizeof(text) - 1] = '\0';
	assert_int_equal(pmureg_event_parse(&pmureg_system_toy, text, &event, &error), -2);
	assert_int_equal(strlen(error.message), sizeof(error.message) - 1);
	memcpy(text, "toy_box_0/event=", 16);
	assert_int_equal(pmureg_event_parse(&pmureg_system_toy, text, &event, &error), -22);
	assert_int_equal(strlen(event.text), sizeof(event.text) - 1);
}

/* ---- Lists ---- */

static void expect_next(const char **list, const char *text, uint16_t *group, int *in_group, unsigned int wanted_group,
			int wanted_in_group)
{
	const char *found;
	int length = pmureg_event_next(list, &found, group, in_group, &error);

	assert_int_equal(length, strlen(text));
	assert_memory_equal(found, text, strlen(text));
	assert_int_equal(*group, wanted_group);
	assert_int_equal(*in_group, wanted_in_group);
}

static void lists(void **state)
{
	const char *list = "a/x=1,y/, {b/x/ ,c//},d/z/,plain,{e/z/}", *found;
	uint16_t group = 0;
	int in_group = 0;

	(void)state;
	expect_next(&list, "a/x=1,y/", &group, &in_group, 1, 0);
	expect_next(&list, "b/x/", &group, &in_group, 2, 1);
	expect_next(&list, "c//", &group, &in_group, 2, 1);
	expect_next(&list, "d/z/", &group, &in_group, 3, 0);
	expect_next(&list, "plain", &group, &in_group, 4, 0);
	expect_next(&list, "e/z/", &group, &in_group, 5, 1);
	assert_int_equal(pmureg_event_next(&list, &found, &group, &in_group, &error), 0);
	assert_int_equal(pmureg_event_next(&list, &found, &group, &in_group, &error), 0);
}

/* Of a whole group: they stand behind it, and each of its events is told. */
static void group_modifiers(void **state)
{
	const char *list = "{a/x,y/, b/z/}:ku ,c:k,{d/x/},{e}:h", *found;
	static const char *const wanted[] = {"ku", "ku", "", "", "h"};
	uint16_t group = 0;
	int in_group = 0;

	(void)state;
	for (size_t i = 0; i < 5; i++) {
		struct pmureg_word modifiers;

		assert_true(pmureg_event_next(&list, &found, &group, &in_group, &error) > 0);
		assert_int_equal(found[0], "abcde"[i]);
		modifiers = in_group ? pmureg_group_modifiers(list) : (struct pmureg_word){"", 0};
		assert_true(pmureg_word_is(modifiers, wanted[i]));
	}
	assert_int_equal(pmureg_event_next(&list, &found, &group, &in_group, &error), 0);
}

static void refuse_list(const char *text, int column, const char *part)
{
	const char *list = text, *before = text, *found;
	uint16_t group = 0;
	int in_group = 0, result;

	do {
		before = list;
		result = pmureg_event_next(&list, &found, &group, &in_group, &error);
	} while (result > 0);
	if (result != -22 || (int)(before - text) + error.column != column || !strstr(error.message, part))
		print_error("%s: %d, %d: %s\n", text, result, (int)(before - text) + error.column, error.message);
	assert_int_equal(result, -22);
	assert_int_equal((int)(before - text) + error.column, column);
	assert_non_null(strstr(error.message, part));
}

static void broken_lists(void **state)
{
	(void)state;
	refuse_list("{a/x/,b/x/", 11, "`{` without `}`");
	refuse_list("a/x/}", 5, "`}` without `{`");
	refuse_list("{{a/x/}}", 2, "a group cannot contain a group");
	refuse_list("a/x/,,b/x/", 6, "there is no event here");
	refuse_list("a/x/,", 6, "no event after the last comma");
	refuse_list("a/x,b", 1, "lacks its closing `/`");
	refuse_list("a/x/ b/x/", 6, "write `,` between events");
	refuse_list("{a/x/}:", 8, "there are no modifiers after `:`");
	refuse_list("{a/x/}:u}", 9, "write `,` between events");
	refuse_list("{a/x/}u", 7, "write `,` between events");
	refuse_list(",a/x/", 1, "there is no event here");
	refuse_list("{}", 2, "there is no event here");
}

static void empty_list(void **state)
{
	const char *list = "  ", *found;
	uint16_t group = 0;
	int in_group = 0;

	(void)state;
	assert_int_equal(pmureg_event_next(&list, &found, &group, &in_group, &error), 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(devices),      cmocka_unit_test(instance_by_term), cmocka_unit_test(terms),
		cmocka_unit_test(split_ranges), cmocka_unit_test(config_words),     cmocka_unit_test(named_events),
		cmocka_unit_test(needed_terms), cmocka_unit_test(mistakes),         cmocka_unit_test(long_input),
		cmocka_unit_test(lists),        cmocka_unit_test(broken_lists),     cmocka_unit_test(empty_list),
		cmocka_unit_test(names),        cmocka_unit_test(group_modifiers),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
