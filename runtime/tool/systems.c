/*
 * systems.c: chooses the machine and the system.
 */
#include "tool.h"

/* Opens the machine of --root and --sysfs, or this one. */
int machine_open(const struct tool *tool, const struct options *options, struct pmureg_machine **machine,
		 struct pmureg_error *error)
{
	const int is_root = options->root && strcmp(options->root, "/") != 0;

	return pmureg_machine_open(options->root, options->sysfs || !is_root ? tool->sysfs : NULL, machine, error);
}

struct pmureg_options library_options(const struct tool *tool, const struct options *options)
{
	return (struct pmureg_options){
		.size = sizeof(struct pmureg_options), .system = options->system, .io = options->io,
		.root = options->root, .run_directory = options->run_directory, .mmio = options->mmio,
		.flags = options->force ? PMUREG_FORCE : 0, .machine = tool->machine, .cpu = (int)options->cpu,
	};
}

const char *whole_name(const struct pmureg_system *system, char text[TOOL_NAME])
{
	pmureg_system_text(system, text, TOOL_NAME);
	return text;
}

int system_choose(const struct tool *tool, const struct pmureg_system **system)
{
	struct pmureg_error error;

	*system = tool->system ? pmureg_system_find(tool->system, &error) : pmureg_machine_system(tool->machine, 0);
	if (!tool->system || *system)
		return 0;
	complain("%s", error.message);
	return -ENOENT;
}

int system_take(struct tool *tool, struct options *options)
{
	char *name = options->words ? options->words[0] : NULL;
	const size_t length = name ? strcspn(name, ":/ *?[") : 0;
	struct pmureg_error error;

	if (!name || name[length] != ':')
		return 0;
	name[length] = '\0';
	if (!pmureg_system_find(name, &error)) {
		complain("%s", error.message);
		return -ENOENT;
	}
	options->words[0] = name + length + 1;
	if (!tool->system || like(tool->system, name)) {
		tool->system = name;
		return 0;
	}
	complain("`%s:` and --system %s differ: name one system", name, tool->system);
	return -EINVAL;
}

/* A name in front of which a system's is sought. */
struct front {
	const char *name;
	char system[TOOL_NAME];
};

static int try_front(void *context, const char *system, const char *title, const char *file)
{
	struct front *front = context;
	const size_t length = strlen(system);

	(void)title;
	(void)file;
	/* Among `soc` and `soc_2` the last match, which is the longest. */
	if (strncasecmp(system, front->name, length) == 0 && !strchr(system, '.') &&
	    (strchr("_", front->name[length]) ||
	     (front->name[length] == '.' && strchr(&front->name[length + 1], '.'))))
		(void)snprintf(front->system, sizeof(front->system), "%s", system);
	return 0;
}

const struct pmureg_system *system_of_name(const char *name)
{
	struct front front = {.name = name, .system = ""};

	(void)pmureg_systems(try_front, &front);
	return front.system[0] ? pmureg_system_find(front.system, NULL) : NULL;
}
