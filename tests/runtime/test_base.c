/*
 * test_base.c: messages, words, numbers and the nearest name.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/types.h>

#include <cmocka.h>

#include <pmureg/base.h>

/* What the C library makes of the same is the judge. */
#define SAME(...)                                                                                                      \
	do {                                                                                                           \
		char ours[200], judge[200];                                                                            \
		assert_int_equal(pmureg_format(ours, sizeof(ours), __VA_ARGS__),                                       \
				 snprintf(judge, sizeof(judge), __VA_ARGS__));                                         \
		assert_string_equal(ours, judge);                                                                      \
	} while (0)

static void formats(void **state)
{
	(void)state;
	SAME("%s", "plain");
	SAME("100%% of `%s` and `%s`", "", "a%sb");
	SAME("%.*s|%.*s|%.3s", 4, "abcdef", 9, "abc", "abcdef");
	SAME("%c%c", 'x', '%');
	SAME("%d %d %d", 0, 2147483647, -2147483647 - 1);
	SAME("%ld %lld", -9L, -9223372036854775807LL - 1);
	SAME("%u %lu %llu", 4294967295U, 7UL, 18446744073709551615ULL);
	SAME("%x %lx %llx", 0xabcU, 0UL, 0xfedcba9876543210ULL);
	SAME("%zu %zd %zx", (size_t)12, (ssize_t)-12, (size_t)0x2f);
	SAME("%02x %04x %08llx %02x", 1U, 0xabcdeU, 0x12ULL, 0xffU);
	SAME("[%5d] [%3u] [%03d]", 42, 7U, -5);
}

static void what_does_not_fit_is_cut(void **state)
{
	char text[8];

	(void)state;
	assert_int_equal(pmureg_format(text, sizeof(text), "%s-%d", "abcdef", 12), 9);
	assert_string_equal(text, "abcdef-");
	assert_int_equal(pmureg_format(text, 1, "%s", "abc"), 3);
	assert_string_equal(text, "");
	assert_int_equal(pmureg_format(NULL, 0, "%llu", 1234567ULL), 7);
}

static void appends(void **state)
{
	char text[8] = "";

	(void)state;
	pmureg_text_append(text, sizeof(text), "%s", "ab");
	pmureg_text_append(text, sizeof(text), ", %d", 12);
	assert_string_equal(text, "ab, 12");
	pmureg_text_append(text, sizeof(text), "%s", "cut");
	assert_string_equal(text, "ab, …");
	pmureg_text_append(text, sizeof(text), "%s", "x");
	assert_string_equal(text, "ab, …");
}

/* 319 bytes are kept: a word more, or a character of three bytes more, gives way to `…` (e2 80 a6). */
static void errors_that_run_out_of_room(void **state)
{
	static const struct {
		const char *unit, *end;
		size_t times, length;
	} cases[] = {
		{"0123456 ", "0123456 0123456", 40, 319}, /* fits to the byte, without its last blank */
		{"0123456 ", "0123456 \xe2\x80\xa6", 41, 315},
		{"x ", "x x \xe2\x80\xa6", 200, 319},
		{"x", "xxx\xe2\x80\xa6", 320, 319},
		{"\xe2\x82\xac", "\xe2\x82\xac\xe2\x80\xa6", 107, 318},
	};
	struct pmureg_error error;

	(void)state;
	for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
		char text[512] = "";

		for (size_t n = 0; n < cases[i].times; n++)
			strcat(text, cases[i].unit);
		if (!i)
			text[strlen(text) - 1] = '\0';
		(void)pmureg_fail(&error, -1, 0, "%s", text);
		assert_int_equal(strlen(error.message), cases[i].length);
		assert_string_equal(error.message + strlen(error.message) - strlen(cases[i].end), cases[i].end);
	}
}

static void errors(void **state)
{
	struct pmureg_error error;

	(void)state;
	assert_int_equal(pmureg_fail(NULL, -PMUREG_EINVAL, 3, "%s", "x"), -22);
	assert_int_equal(pmureg_fail(&error, -PMUREG_ENOENT, 3, "no `%s`", "box"), -2);
	assert_int_equal(error.code, -2);
	assert_int_equal(error.column, 3);
	assert_string_equal(error.message, "no `box`");
}

static void number(const char *text, int code, uint64_t value)
{
	uint64_t found = 99;

	assert_int_equal(pmureg_number(pmureg_word_of(text), &found), code);
	assert_true(found == (code ? 99 : value));
}

static void numbers(void **state)
{
	(void)state;
	number("0", 0, 0);
	number("010", 0, 10);
	number("0x1F", 0, 31);
	number("0b101", 0, 5);
	number("0o17", 0, 15);
	number("18446744073709551615", 0, UINT64_MAX);
	number("0xffffffffffffffff", 0, UINT64_MAX);
	number("18446744073709551616", -PMUREG_ERANGE, 0);
	number("0x10000000000000000", -PMUREG_ERANGE, 0);
	number("", -PMUREG_EINVAL, 0);
	number("0x", -PMUREG_EINVAL, 0);
	number("-1", -PMUREG_EINVAL, 0);
	number("12 ", -PMUREG_EINVAL, 0);
	number("0b2", -PMUREG_EINVAL, 0);
	number("1e3", -PMUREG_EINVAL, 0);
}

static void words(void **state)
{
	const char text[] = "  Two words  ";
	const struct pmureg_word word = pmureg_word_trim(text, text + sizeof(text) - 1);

	(void)state;
	assert_true(pmureg_word_is(word, "Two words"));
	assert_false(pmureg_word_is(word, "Two word"));
	assert_false(pmureg_word_is(word, "Two words "));
	assert_false(pmureg_word_is(word, "two words"));
	assert_true(pmureg_word_like(word, "tWO WORDS"));
	assert_int_equal(pmureg_word_of(NULL).length, 0);
	assert_true(pmureg_word_is(pmureg_word_trim("   ", "   "), ""));
}

static const char *nearest(const char *word, const char *const *names)
{
	static struct pmureg_nearest found;

	found = (struct pmureg_nearest){.word = pmureg_word_of(word)};
	for (; *names; names++)
		pmureg_nearest_try(&found, *names);
	return found.name;
}

static void nearest_names(void **state)
{
	static const char *const names[] = {"event", "umask", "edge", "thresh", "THRESHOLD", NULL};
	char long_word[200];

	(void)state;
	assert_string_equal(nearest("evnet", names), "event");  /* a swap is one mistake */
	assert_string_equal(nearest("tresh", names), "thresh");
	assert_string_equal(nearest("treshold", names), "THRESHOLD");
	assert_string_equal(nearest("unlike", names), "");
	assert_string_equal(nearest("x", names), "");
	assert_string_equal(nearest("", names), "");
	memset(long_word, 'e', sizeof(long_word) - 1);
	long_word[sizeof(long_word) - 1] = '\0';
	assert_string_equal(nearest(long_word, names), "");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(formats), cmocka_unit_test(what_does_not_fit_is_cut), cmocka_unit_test(appends), cmocka_unit_test(errors_that_run_out_of_room),
		cmocka_unit_test(errors), cmocka_unit_test(numbers),
		cmocka_unit_test(words), cmocka_unit_test(nearest_names),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
