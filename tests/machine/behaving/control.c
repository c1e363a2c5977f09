/*
 * control.c: what a test does to the machine, a line each:
 *
 *   advance TICKS [PACKAGE]          the clock goes on
 *   rate TICKS                       it follows real time: so many ticks a second; 0: it stands still
 *   slow MICROSECONDS                each access takes so long
 *   poke PACKAGE REGISTER VALUE      sets a register whatever its access attributes: the hardware does
 *   write PACKAGE REGISTER VALUE     writes it, with all that the write does: other software does, unseen by `fail` and
 * `log`
 *   fail r|w|a N TIMES ERRNO [PACKAGE]
 *                                    after N accesses, so many (0: all) fail: reads, writes or any; of one package
 *   signal r|w|a N NUMBER            after N accesses, whoever makes the next one gets a signal
 *   well                             nothing fails any more
 *   absent PACKAGE UNIT              nothing answers there; `present` brings it back
 *   forget                           empties the log
 *   reset                            everything is as it was made
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "machine.h"

#define WORDS 7

static int number_of(const char *word, uint64_t *number)
{
	char *end;

	errno = 0;
	*number = strtoull(word, &end, 0);
	return errno || end == word || *end ? -EINVAL : 0;
}

static int package_of(const struct machine *machine, const char *word, size_t *package)
{
	uint64_t number;

	if (number_of(word, &number) || number >= machine->package_count)
		return -EINVAL;
	*package = (size_t)number;
	return 0;
}

static int advance(struct machine *machine, char **words, size_t count)
{
	size_t package = machine->package_count;
	uint64_t ticks;

	if (number_of(words[1], &ticks) || (count > 2 && package_of(machine, words[2], &package)))
		return -EINVAL;
	return machine_advance(machine, package, ticks);
}

static int set_rate(struct machine *machine, char **words, size_t count)
{
	(void)count;
	machine_catch_up(machine);
	return number_of(words[1], &machine->rate);
}

static int set_slow(struct machine *machine, char **words, size_t count)
{
	(void)count;
	return number_of(words[1], &machine->slow);
}

static int set_register(struct machine *machine, char **words, size_t count)
{
	struct pmureg_sim *sim;
	struct pmureg_register_name found;
	struct pmureg_error error;
	uint64_t value;
	size_t package;

	(void)count;
	if (package_of(machine, words[1], &package) ||
	    pmureg_register_find(machine->system, words[2], &found, &error) || number_of(words[3], &value))
		return -EINVAL;
	if (found.instance == PMUREG_INSTANCES_ALL)
		found.instance = 0;
	if (found.element == PMUREG_NONE)
		found.element = 0;
	sim = machine->packages[package].sim;
	if (words[0][0] == 'p')
		return pmureg_sim_poke(sim, found.block, found.reg, found.instance, found.element, value);
	return pmureg_register_write(machine->system, found.block, found.reg, found.instance, found.element,
				     pmureg_sim_io(sim), value);
}

static int plan(struct machine *machine, struct mishap mishap)
{
	for (size_t i = 0; i < MISHAPS; i++)
		if (!machine->mishaps[i].kind) {
			machine->mishaps[i] = mishap;
			return 0;
		}
	return -ENOSPC;
}

static int fail(struct machine *machine, char **words, size_t count)
{
	struct mishap mishap = {.kind = words[1][0], .package = machine->package_count};
	uint64_t code;

	if (count > 5 && package_of(machine, words[5], &mishap.package))
		return -EINVAL;
	if (!strchr("rwa", mishap.kind) || number_of(words[2], &mishap.after) || number_of(words[3], &mishap.times) ||
	    number_of(words[4], &code) || !code || code > 4095)
		return -EINVAL;
	mishap.code = -(int)code;
	return plan(machine, mishap);
}

static int send_signal(struct machine *machine, char **words, size_t count)
{
	struct mishap mishap = {.kind = words[1][0], .times = 1, .package = machine->package_count};
	uint64_t number;

	(void)count;
	if (!strchr("rwa", mishap.kind) || number_of(words[2], &mishap.after) || number_of(words[3], &number) ||
	    number > 64)
		return -EINVAL;
	mishap.number = (int)number;
	return plan(machine, mishap);
}

static int get_well(struct machine *machine, char **words, size_t count)
{
	(void)words;
	(void)count;
	memset(machine->mishaps, 0, sizeof(machine->mishaps));
	return 0;
}

static int set_absent(struct machine *machine, char **words, size_t count)
{
	const struct pmureg_word name = {words[2], strlen(words[2])};
	struct pmureg_unit_found found;
	size_t package;

	(void)count;
	if (package_of(machine, words[1], &package) || pmureg_unit_find(machine->system, name, &found) ||
	    found.instance == PMUREG_INSTANCES_ALL)
		return -EINVAL;
	*machine_absent(machine, package, (uint16_t)(found.block - pmureg_system_blocks(machine->system)),
			found.instance) = words[0][0] == 'a';
	return 0;
}

static int forget(struct machine *machine, char **words, size_t count)
{
	(void)words;
	(void)count;
	return machine_clear_log(machine);
}

static int reset(struct machine *machine, char **words, size_t count)
{
	(void)words;
	(void)count;
	return machine_reset(machine);
}

static const struct command {
	const char *name;
	size_t least, most; /* words, the name among them */
	int (*act)(struct machine *machine, char **words, size_t count);
} commands[] = {
	{"advance", 2, 3, advance},    {"rate", 2, 2, set_rate},      {"slow", 2, 2, set_slow},
	{"poke", 4, 4, set_register},  {"write", 4, 4, set_register}, {"fail", 5, 6, fail},
	{"signal", 4, 4, send_signal}, {"well", 1, 1, get_well},      {"absent", 3, 3, set_absent},
	{"present", 3, 3, set_absent}, {"forget", 1, 1, forget},      {"reset", 1, 1, reset},
};
#define COMMANDS (sizeof(commands) / sizeof(commands[0]))

int machine_control(struct machine *machine, char *line)
{
	char *words[WORDS], *rest = line;
	size_t count = 0, i;

	while (count < WORDS && (words[count] = strtok_r(count ? NULL : line, " \t", &rest)))
		count++;
	for (i = 0; count && i < COMMANDS; i++)
		if (strcmp(commands[i].name, words[0]) == 0)
			break;
	if (!count)
		return 0;
	if (i == COMMANDS || count < commands[i].least || count > commands[i].most)
		return -EINVAL;
	return commands[i].act(machine, words, count);
}
