/*
 * format.c: formats messages as printf() does, without a C library.
 */
#include <pmureg/base.h>

/* The destination of the text. `length` counts also the characters that do not fit in `size`. */
struct sink {
	char *to;
	size_t size, length;
};

static void put_characters(struct sink *sink, const char *text, size_t length)
{
	for (size_t i = 0; i < length; i++, sink->length++)
		if (sink->length + 1 < sink->size)
			sink->to[sink->length] = text[i];
}

static void format_put(struct sink *sink, char c)
{
	put_characters(sink, &c, 1);
}

/* One conversion: %08llx has zeros, width 8, precision -1, longs 2. */
struct conversion {
	int zeros, width, precision, longs;
};

static void put_text(struct sink *sink, const char *text, int precision)
{
	size_t length = 0;

	while (length != (size_t)precision && text[length])
		length++;
	put_characters(sink, text, length);
}

static void put_number(struct sink *sink, struct conversion how, unsigned long long number, unsigned int base,
		       int is_negative)
{
	char digits[20];
	int count = 0;

	do {
		digits[count++] = "0123456789abcdef"[number % base];
		number /= base;
	} while (number);
	for (int i = count + is_negative; i < how.width && !how.zeros; i++)
		format_put(sink, ' ');
	if (is_negative)
		format_put(sink, '-');
	for (int i = count + is_negative; i < how.width && how.zeros; i++)
		format_put(sink, '0');
	while (count)
		format_put(sink, digits[--count]);
}

/* Parses the text between the % and the letter. `takes_precision`: the precision (*) is in the arguments. */
static const char *read_conversion(const char *format, struct conversion *how, int *takes_precision)
{
	how->zeros = *format == '0';
	how->width = how->longs = *takes_precision = 0;
	how->precision = -1;
	for (; *format >= '0' && *format <= '9'; format++)
		how->width = how->width * 10 + (*format - '0');
	if (format[0] == '.' && format[1] == '*') {
		*takes_precision = 1;
		format += 2;
	} else if (format[0] == '.') {
		for (how->precision = 0, format++; *format >= '0' && *format <= '9'; format++)
			how->precision = how->precision * 10 + (*format - '0');
	}
	for (; *format == 'l' || *format == 'z'; format++)
		how->longs += *format == 'l' ? 1 : 3;
	return format;
}

size_t pmureg_vformat(char *to, size_t size, const char *format, va_list arguments)
{
	struct sink sink = {to, size, 0};

	for (; *format; format++) {
		struct conversion how;
		int takes_precision;

		if (*format != '%') {
			const char *plain = format;

			while (format[1] && format[1] != '%')
				format++;
			put_characters(&sink, plain, (size_t)(format - plain) + 1);
			continue;
		}
		format = read_conversion(format + 1, &how, &takes_precision);
		if (takes_precision)
			how.precision = va_arg(arguments, int);
		if (*format == 's') {
			put_text(&sink, va_arg(arguments, const char *), how.precision);
		} else if (*format == 'c') {
			format_put(&sink, (char)va_arg(arguments, int));
		} else if (*format == 'd' || *format == 'u' || *format == 'x') {
			const unsigned long long raw = how.longs >= 3 ? va_arg(arguments, size_t) :
						       how.longs == 2 ? va_arg(arguments, unsigned long long) :
						       how.longs == 1 ? va_arg(arguments, unsigned long) :
									va_arg(arguments, unsigned int);
			const long long number = how.longs > 1 ? (long long)raw : how.longs ? (long)raw : (int)raw;
			const int is_negative = *format == 'd' && number < 0;

			put_number(&sink, how, is_negative ? -(unsigned long long)number : raw,
				   *format == 'x' ? 16 : 10, is_negative);
		} else {
			format_put(&sink, *format ? *format : '%');
		}
		if (!*format)
			break;
	}
	if (size)
		to[sink.length < size ? sink.length : size - 1] = '\0';
	return sink.length;
}

size_t pmureg_format(char *to, size_t size, const char *format, ...)
{
	va_list arguments;
	size_t length;

	va_start(arguments, format);
	length = pmureg_vformat(to, size, format, arguments);
	va_end(arguments);
	return length;
}

static const char cut_off[] = "…";

static int is_cut_off(const char *text, size_t length)
{
	const size_t at = length - (sizeof(cut_off) - 1);

	return length >= sizeof(cut_off) - 1 &&
	       pmureg_word_is((struct pmureg_word){text + at, sizeof(cut_off) - 1}, cut_off);
}

/* Ends a text that was cut after its last whole word, or if this would drop more than half, after a whole character. */
static void end_cut_off(char *text, size_t size, size_t length)
{
	size_t most, end;

	if (length < size || size < sizeof(cut_off))
		return;
	for (end = most = size - sizeof(cut_off); end && text[end - 1] != ' '; end--)
		;
	for (end = end > most / 2 ? end : most; end && ((unsigned char)text[end] & 0xC0) == 0x80; end--)
		;
	for (size_t i = 0; i < sizeof(cut_off); i++)
		text[end + i] = cut_off[i];
}

void pmureg_text_append(char *text, size_t size, const char *format, ...)
{
	const size_t used = pmureg_length(text);
	va_list arguments;

	if (is_cut_off(text, used))
		return;
	va_start(arguments, format);
	end_cut_off(text, size, used + pmureg_vformat(text + used, size - used, format, arguments));
	va_end(arguments);
}

int pmureg_fail(struct pmureg_error *error, int code, int column, const char *format, ...)
{
	va_list arguments;

	if (!error)
		return code;
	error->code = code;
	error->column = column;
	va_start(arguments, format);
	end_cut_off(error->message, sizeof(error->message),
		    pmureg_vformat(error->message, sizeof(error->message), format, arguments));
	va_end(arguments);
	return code;
}
