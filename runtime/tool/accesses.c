/*
 * accesses.c: prints the accesses of a dry run on the simulated device, with register names and decoded values.
 */
#include "stat.h"

void accesses_head(const struct stat_run *run, const char *what)
{
	if (run->options->dry_run)
		(void)fprintf(run->outputs[0].stream, "# %s\n", what);
}

static void accesses_print_register(FILE *out, const struct pmureg_watched *access)
{
	const struct pmureg_register_name which = {access->block, access->reg, access->instance, access->element};
	const int low = access->half == 2 ? access->reg->access_bits : 0;
	const uint64_t value = access->value << low, bits = access->half ? UINT64_C(0xffffffff) << low : UINT64_MAX;
	char name[TOOL_NAME];

	(void)pmureg_register_name_text(&which, name, sizeof(name));
	(void)fprintf(out, " %s", name);
	if (access->half)
		(void)fprintf(out, " bits %d:%d", low + access->bits - 1, low);
	print_fields_short(out, access->reg, value);
	if (access->kind == 'w')
		print_event_short(out, access->system, &which, value, bits);
}

void accesses_print(void *context, const struct pmureg_watched *access)
{
	struct stat_run *run = context;
	FILE *out = run->outputs[0].stream;
	const int is_write = access->kind == 'w';
	char unit[TOOL_NAME];

	if (access->kind == 'b') {
		(void)fprintf(out, "%s\n", access->place);
		run->barriers++;
		return;
	}
	if (is_write)
		run->writes++;
	else
		run->reads++;
	(void)fprintf(out, "%-5s %-20s %s 0x%0*llx  %s", is_write ? "write" : "read", access->place,
		      is_write ? "<-" : "->", access->bits / 4, (unsigned long long)access->value,
		      unit_text(access->system, access->block, access->instance, unit));
	if (access->reg)
		accesses_print_register(out, access);
	else
		(void)fputs(" (no described register)", out);
	(void)fputc('\n', out);
}

void accesses_end(const struct stat_run *run)
{
	if (run->options->dry_run)
		(void)fprintf(run->outputs[0].stream, "# %zu reads, %zu writes, %zu barriers\n", run->reads,
			      run->writes, run->barriers);
}
