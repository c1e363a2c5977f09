/*
 * device.c: chooses registers by the command's words, and opens the device.
 */
#include "device.h"

/* ---- Choosing registers ---- */

static int tool_device_choose(struct device *device, const char *word, int registers)
{
	struct pmureg_register_name *at = &device->chosen[device->chosen_count++];
	struct pmureg_error error;
	int code;

	if (unit_named(device->system, word, strlen(word), at))
		return 0;
	code = registers ? pmureg_register_find(device->system, word, at, &error) :
			   pmureg_unit_unknown(device->system, pmureg_word_of(word), 1, &error);
	if (code)
		complain_error(&error, word);
	return code;
}

const struct pmureg_register_name *device_chosen(const struct device *device, const struct pmureg_register_name *at)
{
	for (size_t i = 0; i < device->chosen_count; i++) {
		const struct pmureg_register_name *by = &device->chosen[i];

		if (by->block == at->block && (by->instance == PMUREG_INSTANCES_ALL || by->instance == at->instance) &&
		    (!at->reg || !by->reg ||
		     (by->reg == at->reg && (by->element == PMUREG_NONE || by->element == at->element))))
			return by;
	}
	return NULL;
}

int device_next(const struct device *device, struct pmureg_register_name *at)
{
	while (next_unit(device->system, at))
		if (!device->chosen_count || device_chosen(device, at))
			return 1;
	return 0;
}

/* ---- Opening ---- */

int device_open(struct device *device, const struct tool *tool, const struct options *options, unsigned flags)
{
	struct pmureg_options to = library_options(tool, options);
	struct pmureg_error error;

	*device = (struct device){.tool = tool, .options = options};
	device->is_simulated = options->io && strcmp(options->io, "sim") == 0;
	if (system_choose(tool, &device->system))
		return -1;
	for (size_t i = 0; i < options->word_count && i < CHOSEN_MOST; i++)
		if (tool_device_choose(device, options->words[i], (flags & PMUREG_READ_ONLY) != 0))
			return -1;
	to.flags |= flags;
	if (signals_block(&device->signals) || output_hold(&device->held)) {
		complain("signals and output cannot be deferred: %s", strerror(errno));
		return -1;
	}
	if (!pmureg_device_open(&to, &device->registers, &error))
		return 0;
	complain("%s", error.message);
	(void)device_close(device);
	return -1;
}

int device_is_stopped(struct device *device)
{
	int by_user, number;

	while (!device->number && (number = signals_wait(&device->signals, 1, NULL, 0, &by_user)))
		device->number = number == SIGCHLD ? 0 : number;
	return device->number != 0;
}

int device_close(struct device *device)
{
	struct pmureg_error error;
	const int code = pmureg_device_close(device->registers, &error);

	if (code)
		complain("%s", error.message);
	signals_unblock(&device->signals, &device->number);
	output_release(&device->held);
	return code ? -1 : 0;
}
