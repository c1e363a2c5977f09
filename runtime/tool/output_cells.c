/*
 * output_cells.c: CSV cells.
 */
#include "stat.h"

/* Returns the separator. As in perf, \t is its only escape. */
const char *csv_separator(const struct output *output)
{
	const char *separator = output->separator ? output->separator : ",";

	return strcmp(separator, "\\t") == 0 ? "\t" : separator;
}

void csv_quoted(const struct output *output, const char *text)
{
	const int is_quoted = strstr(text, csv_separator(output)) || strchr(text, '"');

	(void)fputs(is_quoted ? "\"" : "", output->stream);
	for (size_t length; *text; text += length) {
		length = *text == '"' ? 1 : strcspn(text, "\"");
		(void)fputs(*text == '"' ? "\"" : "", output->stream);
		print_shown(output->stream, text, length);
	}
	(void)fputs(is_quoted ? "\"" : "", output->stream);
}

void csv_time(const struct stat_run *run, const struct output *output)
{
	if (run->is_summary)
		(void)fprintf(output->stream, "summary%s", csv_separator(output));
	if (has_time(run))
		(void)fprintf(output->stream, "%.9f%s", seconds(run->samples.now_ns), csv_separator(output));
}
