/*
 * index.c: `pmureg index`: makes the index of a directory of table files.
 */
#include "tool.h"

int index_run(struct tool *tool, struct options *options)
{
	struct pmureg_error error;

	(void)tool;
	if (!options->word_count)
		return wrong_usage(options->command, "no directory is given");
	if (!pmureg_table_index(options->words[0], &error))
		return TOOL_DONE;
	complain("%s", error.message);
	return TOOL_FAILED;
}
