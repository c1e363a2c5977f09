/*
 * dump.c: `pmureg dump`: reads and decodes every readable register.
 */
#include "device.h"
#include "stat.h"

struct dump {
	struct device device;
	int failed;
};

/* Why there is no value. */
enum missing { SKIPPED, ABSENT, FAILED };

/* ---- Output ---- */

/* Prints the unit and, if one is given, the register. */
static void print_head(const struct dump *dump, const struct pmureg_register_name *at)
{
	char unit[TOOL_NAME], name[TOOL_NAME];

	(void)printf("%-16s  ", unit_text(dump->device.system, at->block, at->instance, unit));
	if (!at->reg)
		return;
	(void)pmureg_register_name_text(at, name, sizeof(name));
	(void)printf("%s%-30s%s  ", bold(dump->device.tool), name, plain(dump->device.tool));
}

static struct json open_json(const struct dump *dump, const struct pmureg_register_name *at)
{
	char unit[TOOL_NAME], name[TOOL_NAME], key[2 * TOOL_NAME];
	struct json json = {stdout, ""};

	json_open(&json, NULL, '{');
	json_text(&json, "system", pmureg_system_key(dump->device.system));
	json_value(&json, "simulated", dump->device.is_simulated ? "true" : "false");
	json_text(&json, "unit", unit_text(dump->device.system, at->block, at->instance, unit));
	if (!at->reg)
		return json;
	(void)snprintf(key, sizeof(key), "%s.%s", pmureg_block_key(at->block), pmureg_register_key(at->reg));
	(void)pmureg_register_name_text(at, name, sizeof(name));
	json_text(&json, "register", key);
	json_value(&json, "element", "%u",
		   (unsigned)(at->element + (at->reg->dimensions == 1 ? at->reg->first[0] : 0)));
	json_text(&json, "name", name);
	return json;
}

static void print_json_value(const struct dump *dump, const struct pmureg_register_name *at, uint64_t value)
{
	const struct pmureg_field *fields = pmureg_register_fields(at->reg);
	struct json json = open_json(dump, at);
	char field[TOOL_NAME];

	json_value(&json, "value", "\"0x%0*llx\"", hex_digits(at->reg), (unsigned long long)value);
	json_open(&json, "fields", '{');
	for (uint16_t i = 0; i < at->reg->field_count; i++) {
		(void)snprintf(field, sizeof(field), "%.*s", (int)strcspn(pmureg_field_name(&fields[i]), "<"),
			       pmureg_field_name(&fields[i]));
		json_value(&json, field, "%llu",
			   (unsigned long long)pmureg_field_get(&fields[i], value));
	}
	json_close(&json, "}}\n");
}

/* Prints all fields of a register that the user named. */
static void dump_print_value(const struct dump *dump, const struct pmureg_register_name *at, uint64_t value,
			     int closely)
{
	print_head(dump, at);
	(void)printf("0x%0*llx", hex_digits(at->reg), (unsigned long long)value);
	if (!closely)
		print_fields_short(stdout, at->reg, value);
	print_event_short(stdout, dump->device.system, at, value, UINT64_MAX);
	(void)putchar('\n');
	if (closely)
		print_fields(at->reg, value);
}

/* Prints why there is no value, of a register or of a whole unit. */
static void print_reason(const struct dump *dump, const struct pmureg_register_name *at, enum missing missing,
			 const char *reason)
{
	static const char *const keys[] = {[SKIPPED] = "skipped", [ABSENT] = "absent", [FAILED] = "error"};
	struct json json;

	if (!dump->device.options->json) {
		print_head(dump, at);
		(void)show(stdout, "(%s%s)\n", missing == ABSENT ? "absent: " : "", reason);
		return;
	}
	json = open_json(dump, at);
	json_text(&json, keys[missing], reason);
	json_close(&json, "}\n");
}

/* ---- Reading ---- */

/* Blocks signals until the selectors are restored. Traps (SIGILL, SIGSEGV, ...) are not blocked. */
static int dump_read_register(const struct dump *dump, const struct pmureg_register_name *at, uint64_t *value,
			 struct pmureg_error *error)
{
	const uint64_t traps = UINT64_C(1) << (SIGILL - 1) | UINT64_C(1) << (SIGTRAP - 1) |
			       UINT64_C(1) << (SIGBUS - 1) | UINT64_C(1) << (SIGSEGV - 1);
	uint64_t before;
	const int is_masked = !signals_mask(SIG_BLOCK, ~traps, &before);
	int code = pmureg_device_read(dump->device.registers, at, value, error);

	if (is_masked)
		(void)signals_mask(SIG_SETMASK, before, NULL);
	return code;
}

static void dump_element(struct dump *dump, const struct pmureg_register_name *at)
{
	const struct pmureg_condition *condition = pmureg_register_condition(at->reg);
	const struct pmureg_register_name *by = device_chosen(&dump->device, at);
	struct pmureg_error error;
	uint64_t value = 0;
	int code;

	if (!at->reg->masks.readable || (dump->device.chosen_count && !by))
		return;
	if ((at->reg->masks.rc | at->reg->masks.rs) && !dump->device.options->all) {
		print_reason(dump, at, SKIPPED, "not read, because a read changes it; use --all to read it");
	} else if ((code = dump_read_register(dump, at, &value, &error))) {
		/* A register that only other machines have is not a failure. */
		const int is_absent = code == -ENOENT && (condition || at->reg->pages > 1);

		dump->failed |= !is_absent;
		/* Of pages that the unit lacks, what was named. */
		if (!is_absent || condition || (by && by->reg))
			print_reason(dump, at, is_absent ? ABSENT : FAILED, error.message);
	} else if (dump->device.options->json) {
		print_json_value(dump, at, value);
	} else {
		dump_print_value(dump, at, value, by && by->reg);
	}
}

static void dump_units(struct dump *dump)
{
	if (!dump->device.options->json && dump->device.is_simulated)
		(void)printf("# simulated %s\n", pmureg_system_key(dump->device.system));
	for (struct pmureg_register_name at = {0};
	     !device_is_stopped(&dump->device) && device_next(&dump->device, &at);) {
		struct pmureg_error why;
		const int code = pmureg_device_unit(dump->device.registers, at.block, at.instance, &why);
		const int is_absent = code == -ENOENT || code == -EADDRNOTAVAIL;

		/* A unit that this part lacks is not a failure. */
		dump->failed |= code && !is_absent;
		if (code)
			print_reason(dump, &at, is_absent ? ABSENT : FAILED, why.message);
		while (!code && !device_is_stopped(&dump->device) && next_element(&at))
			dump_element(dump, &at);
	}
}

int dump_run(struct tool *tool, struct options *options)
{
	struct dump dump = {.failed = 0};

	if (device_open(&dump.device, tool, options, PMUREG_READ_ONLY))
		return TOOL_FAILED;
	dump_units(&dump);
	dump.failed |= device_close(&dump.device);
	if (dump.device.number)
		return signals_die(dump.device.number);
	return finish(stdout) || dump.failed ? TOOL_FAILED : TOOL_DONE;
}
