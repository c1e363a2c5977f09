/*
 * completion.c: `pmureg completion bash`: a script made from the tables of commands and options.
 */
#include <string.h>

#include "tool.h"

static void complete_system(FILE *out, const char *before, const struct pmureg_system *system)
{
	char name[TOOL_NAME];

	(void)fprintf(out, "%s%s", before, system->name);
	for (uint16_t i = 0; i < system->variant_count; i++) {
		system_name(&system->variants[i], name, sizeof(name));
		(void)fprintf(out, " %s", name);
	}
}

static void print_systems(FILE *out)
{
	for (size_t i = 0; i < pmureg_system_count; i++)
		complete_system(out, i ? " " : "", pmureg_systems[i]);
}

static void print_options(FILE *out, const struct command *command)
{
	for (const struct option *option = command->options; option->name; option++) {
		(void)fprintf(out, "%s--%s", option == command->options ? "" : " ", option->name);
		if (option->letter)
			(void)fprintf(out, " -%c", option->letter);
	}
}

/* The commands whose first word is a system, as a pattern. */
static void print_taking_system(FILE *out)
{
	const char *before = "";

	for (size_t i = 0; i < command_count; i++) {
		if (!commands[i]->takes_system)
			continue;
		(void)fprintf(out, "%s%s", before, commands[i]->name);
		before = "|";
	}
}

static void print_script(FILE *out)
{
	(void)fputs("# bash completion for pmureg; load it with: source <(pmureg completion bash)\n"
		    "_pmureg()\n{\n"
		    "\tlocal word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} at=1 systems='", out);
	print_systems(out);
	(void)fputs("'\n\tlocal system=() i options words= list head\n"
		    "\t# bash takes --option=value for three words.\n"
		    "\tif [[ $word == = ]]; then\n\t\tword=\n"
		    "\telif [[ $before == = ]]; then\n\t\tbefore=${COMP_WORDS[COMP_CWORD-2]}\n"
		    "\t\t[[ ${COMP_WORDS[COMP_CWORD-3]} == --mmio ]] && before=--root\n\tfi\n"
		    "\tfor ((i = 1; i < COMP_CWORD; i++)); do\n"
		    "\t\t[[ ${COMP_WORDS[i]} == --system ]] || continue\n"
		    "\t\t[[ ${COMP_WORDS[i+1]} == = ]] && ((i++))\n"
		    "\t\tsystem=(--system \"${COMP_WORDS[i+1]}\")\n"
		    "\tdone\n"
		    "\twhile [[ ${COMP_WORDS[at]} == --sysfs ]] && ((at < COMP_CWORD)); do\n"
		    "\t\t[[ ${COMP_WORDS[at+1]} == = ]] && ((at++))\n\t\t((at += 2))\n\tdone\n"
		    "\tcase ${COMP_WORDS[at]} in\n\t", out);
	print_taking_system(out);
	(void)fputs(")\n\t\t((COMP_CWORD > at + 1)) && system=(--system \"${COMP_WORDS[at+1]}\") ;;\n\tesac\n"
		    "\tCOMPREPLY=()\n"
		    "\tcase $before in\n"
		    "\t--system)\n\t\tCOMPREPLY=($(compgen -W \"$systems\" -- \"$word\"))\n\t\treturn ;;\n"
		    "\t--io)\n\t\tif [[ ${COMP_WORDS[at]} == stat ]]; then\n"
		    "\t\t\tCOMPREPLY=($(compgen -W 'auto perf direct msr pci mmio sysreg sim trace' -- \"$word\"))\n\t\telse\n"
		    "\t\t\tCOMPREPLY=($(compgen -W 'auto direct msr pci mmio sysreg sim' -- \"$word\"))\n\t\tfi\n\t\treturn ;;\n"
		    "\t-o|--output|--openmetrics|--root|--sysfs|--run-directory)\n"
		    "\t\tCOMPREPLY=($(compgen -f -- \"$word\"))\n\t\tcompopt -o filenames\n\t\treturn ;;\n"
		    "\t--mmio)\n\t\tlist=$(pmureg list --names \"${system[@]}\" 2>/dev/null | sed -n 's|^\\([^/]*\\)/$|\\1=|p')\n"
		    "\t\tCOMPREPLY=($(compgen -W \"$list\" -- \"$word\"))\n\t\tcompopt -o nospace\n\t\treturn ;;\n"
		    "\t-e|--event)\n"
		    "\t\t# Of a list, the event behind the last comma that is not between slashes.\n"
		    "\t\thead=\n"
		    "\t\tif [[ $word =~ ^(\\{?([^/,]+(/[^/]*/?)?,\\{?)*)(.*)$ ]]; then\n"
		    "\t\t\thead=${BASH_REMATCH[1]}\n"
		    "\t\t\tword=${BASH_REMATCH[4]}\n"
		    "\t\tfi\n"
		    "\t\tlist=$(pmureg list --names \"${system[@]}\" 2>/dev/null)\n"
		    "\t\tCOMPREPLY=($(compgen -P \"$head\" -W \"$list\" -- \"$word\"))\n"
		    "\t\tcompopt -o nospace\n"
		    "\t\treturn ;;\n"
		    "\tesac\n"
		    "\tif ((COMP_CWORD <= at)); then\n"
		    "\t\tCOMPREPLY=($(compgen -W '", out);
	for (size_t i = 0; i < command_count; i++)
		(void)fprintf(out, "%s ", commands[i]->name);
	(void)fputs("--help --version --sysfs' -- \"$word\"))\n"
		    "\t\treturn\n\tfi\n"
		    "\tcase ${COMP_WORDS[at]} in\n", out);
	for (size_t i = 0; i < command_count; i++) {
		(void)fprintf(out, "\t%s) options='", commands[i]->name);
		print_options(out, commands[i]);
		(void)fprintf(out, "%s' ;;\n", strcmp(commands[i]->name, "completion") == 0 ? " bash" : "");
	}
	(void)fputs("\tesac\n"
		    "\tcase ${COMP_WORDS[at]} in\n\t", out);
	print_taking_system(out);
	(void)fputs(")\n\t\tif ((COMP_CWORD == at + 1)); then\n\t\t\twords=$systems\n"
		    "\t\telif [[ $word != -* ]]; then\n"
		    "\t\t\twords=$(pmureg list --names \"${system[@]}\" 2>/dev/null | sed -n 's|^\\([^/]*\\)/$|\\1|p')\n"
		    "\t\tfi ;;\n\tesac\n"
		    "\tif [[ ${COMP_WORDS[at]} == describe && $word != -* ]]; then\n"
		    "\t\tlist=$(pmureg list --names \"${system[@]}\" 2>/dev/null)\n"
		    "\t\tCOMPREPLY=($(compgen -W \"$list\" -- \"$word\"))\n"
		    "\telif [[ ${COMP_WORDS[at]} == run && $word != -* ]]; then\n"
		    "\t\tCOMPREPLY=($(compgen -f -X '!*.yaml' -- \"$word\") $(compgen -f -X '!*.yml' -- \"$word\") $(compgen -d -- \"$word\"))\n"
		    "\t\tcompopt -o filenames\n"
		    "\telse\n"
		    "\t\tCOMPREPLY=($(compgen -W \"$options $words\" -- \"$word\"))\n"
		    "\tfi\n"
		    "}\n"
		    "complete -F _pmureg pmureg\n", out);
}

static const struct option options[] = {HELP_OPTION, NO_OPTION};

static int run(struct tool *tool, const struct command *command, int argc, char **argv)
{
	struct arguments arguments = {.command = command, .argc = argc, .argv = argv};
	int next, shells = 0;

	(void)tool;
	while ((next = arguments_next(&arguments)) != ARGUMENT_END) {
		if (next < ARGUMENT_WORD)
			return arguments_status(next);
		if (strcmp(arguments.value, "bash") != 0)
			return wrong_usage(command, "no completion for '%s'; there is one for bash", arguments.value);
		shells++;
	}
	if (shells != 1)
		return wrong_usage(command, "for which shell? There is one for bash");
	print_script(stdout);
	return finish(stdout);
}

static void examples(FILE *out)
{
	(void)fputs("  source <(pmureg completion bash)\n", out);
}

const struct command command_completion = {
	.name = "completion",
	.usage = "bash",
	.text = "print a shell's completion script",
	.options = options,
	.examples = examples,
	.run = run,
};
