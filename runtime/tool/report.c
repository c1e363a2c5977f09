/*
 * report.c: `pmureg report`: the generator makes the page, because it has the library that draws plots.
 */
#include "tool.h"

#include <unistd.h>

#define GENERATOR "pmureg-gen"
#define FRONT 4 /* words before those of the user */

int report_run(struct tool *tool, struct options *options)
{
	static char generator[] = GENERATOR, report[] = "report", output[] = "-o";
	char *file = options->output ? strdup(options->output) : NULL;
	char **words = calloc(FRONT + options->word_count + 1, sizeof(*words));
	size_t count = 0;

	(void)tool;
	if (!options->word_count || !words || (options->output && !file)) {
		free(words);
		free(file);
		return options->word_count ? (complain("out of memory"), TOOL_FAILED) :
					     wrong_usage(options->command, "no file is given");
	}
	words[count++] = generator;
	words[count++] = report;
	if (file) {
		words[count++] = output;
		words[count++] = file;
	}
	memcpy(words + count, options->words, options->word_count * sizeof(*words));
	(void)execvp(GENERATOR, words);
	complain("%s cannot be run: %s; install it (Debian package pmureg-gen, or the wheel that `ninja dist` makes)", GENERATOR,
		 strerror(errno));
	free(words);
	free(file);
	return TOOL_FAILED;
}
