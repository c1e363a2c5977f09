/*
 * test_perf.c: the perf io and the detection of systems, on trees of files that stand for sysfs, and with the kernel's
 * own software events.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <ftw.h>
#include <sched.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

#include "../../runtime/io/machine.h"
#include "../../runtime/io/perf.h"

/* Of tests/runtime/machines/. */
extern const struct pmureg_system pmureg_system_another, pmureg_system_another_product, pmureg_system_by_identifier,
	pmureg_system_by_name, pmureg_system_by_place, pmureg_system_by_processor, pmureg_system_one_device;

static const struct pmureg_perf_where task = {.per = PMUREG_PACKAGE}, everywhere = {
	.flags = PMUREG_PERF_ALL_CPUS, .per = PMUREG_PACKAGE,
};

/* ---- What the runtime asks of the C library: this program is linked with --wrap ---- */

static size_t reads, allocations;
static int read_on[64]; /* the CPU of each read */

ssize_t __real_read(int fd, void *bytes, size_t count);
ssize_t __wrap_read(int fd, void *bytes, size_t count);
void *__real_malloc(size_t size);
void *__wrap_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__real_realloc(void *memory, size_t size);
void *__wrap_realloc(void *memory, size_t size);

ssize_t __wrap_read(int fd, void *bytes, size_t count)
{
	if (reads < sizeof(read_on) / sizeof(read_on[0]))
		read_on[reads] = sched_getcpu();
	reads++;
	return __real_read(fd, bytes, count);
}

void *__wrap_malloc(size_t size)
{
	allocations++;
	return __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size)
{
	allocations++;
	return __real_calloc(count, size);
}

void *__wrap_realloc(void *memory, size_t size)
{
	allocations++;
	return __real_realloc(memory, size);
}

/* ---- A tree ---- */

static void make_file(const char *root, const char *name, const char *text)
{
	char path[512];
	FILE *file;

	assert_true(snprintf(path, sizeof(path), "%s/%s", root, name) < (int)sizeof(path));
	for (char *slash = strchr(path + strlen(root) + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
		*slash = '\0';
		if (mkdir(path, 0755))
			assert_int_equal(errno, EEXIST);
		*slash = '/';
	}
	file = fopen(path, "w");
	assert_non_null(file);
	assert_true(fputs(text, file) >= 0);
	assert_int_equal(fclose(file), 0);
}

#define DEVICES "bus/event_source/devices/"

static int make_tree(void **state)
{
	static const char *const files[][2] = {
		{"devices/system/cpu/online", "0\n"},
		{"devices/system/cpu/cpu0/regs/identification/midr_el1", "0x00000000410fd4f1\n"},
		{DEVICES "fabric_2/type", "12\n"},
		{DEVICES "fabric_2/cpumask", "3\n"},
		{DEVICES "fabric_2/identifier", "2cf2036b\n"},
		{DEVICES "fabric_2/format/event", "config:0-7\n"},
		{DEVICES "fabric_10/type", "13\n"},
		{DEVICES "fabric_10/cpumask", "0,2-3\n"},
		{DEVICES "fabric_10/identifier", "2cf2036b\n"},
		{DEVICES "fabric_10/format/event", "config:0-7\n"},
		{DEVICES "cpum_cf/type", "17\n"},
		{DEVICES "memory_87e1c0000000/type", "18\n"},
		{DEVICES "memory_87e1c1000000/type", "19\n"},
		{DEVICES "link_0_rc_1/type", "14\n"},
		{DEVICES "link_0_rc_1/cpumask", "0\n"},
		{DEVICES "box/type", "11\n"},
		{DEVICES "box/format/event", "config:0-7,21\n"},
		{DEVICES "box/format/umask", "config:8-15\n"},
		{DEVICES "box/format/edge", "config:18\n"},
		{DEVICES "box/format/filter", "config1:32-47,60\n"},
		{DEVICES "box/format/match", "config2:0-63\n"},
		{DEVICES "box/format/odd", "config9:0-3\n"},
		{DEVICES "box/events/reads", "event=0x34,umask=0x11\n"},
		{DEVICES "box/events/bytes", "event=0x104,edge\n"},
		{DEVICES "box/events/bytes.scale", "6.103515625e-5\n"},
		{DEVICES "box/events/bytes.unit", "MiB\n"},
		{DEVICES "box/events/asks", "event=?,umask=2\n"},
		{DEVICES "box/events/unscaled", "event=1\n"},
		{DEVICES "box/events/unscaled.scale", "much\n"},
		{DEVICES "box/events/wrong", "evnt=1\n"},
		{DEVICES "core/type", "4\n"},
		{DEVICES "core/cpus", "0-1\n"},
		{DEVICES "core/format/event", "config:0-7\n"},
		/* As Intel's cores have it: the filters of different events are the same bits. */
		{DEVICES "wide/type", "5\n"},
		{DEVICES "wide/format/event", "config:0-7\n"},
		{DEVICES "wide/format/rsp", "config1:0-63\n"},
		{DEVICES "wide/format/latency", "config1:0-15\n"},
		{DEVICES "wide/events/loads", "event=0xcd,latency=3\n"},
		{DEVICES "wide/events/offcore", "event=0xb7,rsp=0x10001\n"},
		{DEVICES "dark/type", "15\n"},
		{DEVICES "dark/cpumask", "\n"},
		{DEVICES "torn/type", "no\n"},
		{DEVICES "torn/format/event", "config:0-7\n"},
		{DEVICES "ring/type", "16\n"},
		{DEVICES "ring/cpumask", "5-2\n"},
		{DEVICES "soft/type", "1\n"},
		{DEVICES "soft/format/event", "config:0-63\n"},
		{DEVICES "soft/events/faults", "event=2\n"},
	};
	static struct pmureg_machine machine;
	char root[] = "/tmp/pmureg-test-XXXXXX";

	if (!mkdtemp(root))
		return -1;
	for (size_t i = 0; i < sizeof(files) / sizeof(files[0]); i++)
		make_file(root, files[i][0], files[i][1]);
	for (int i = 0; i < 62; i++) {
		char name[64];

		(void)snprintf(name, sizeof(name), DEVICES "crowd/format/term%d", i);
		make_file(root, name, "config:0\n");
	}
	make_file(root, DEVICES "crowd/type", "6\n");
	*state = &machine;
	return io_machine_init(&machine, NULL, root, NULL);
}

static int remove_one(const char *path, const struct stat *info, int kind, struct FTW *walk)
{
	(void)info;
	(void)kind;
	(void)walk;
	return remove(path);
}

static int remove_tree(void **state)
{
	struct pmureg_machine *machine = *state;
	int code = nftw(machine->sysfs, remove_one, 8, FTW_DEPTH | FTW_PHYS);

	io_machine_clear(machine);
	return code;
}

static int parse(struct pmureg_machine *machine, const char *text, struct pmureg_perf_event *event,
		 struct pmureg_error *error)
{
	memset(error, 0, sizeof(*error));
	return pmureg_perf_event_parse(machine, text, strlen(text), event, error);
}

/* ---- Parsing ---- */

static void test_config_words(void **state)
{
	static const struct {
		const char *text;
		uint64_t config[3];
	} cases[] = {
		{"box/event=0x34,umask=0x11/", {0x1134, 0, 0}},
		{"box/reads/", {0x1134, 0, 0}},
		{"box/reads,umask=0x3/", {0x0334, 0, 0}},
		{"box/event=0x100/", {0x200000, 0, 0}}, /* bit 8 of the value is bit 21 of config */
		{"box/event=511/", {0x2000ff, 0, 0}},
		{"box/edge/", {0x40000, 0, 0}}, /* alone: 1 */
		{"box/filter=0x1abcd/", {0, 0x1000abcd00000000, 0}},
		{"box/match=0xffffffffffffffff/", {0, 0, UINT64_MAX}},
		{"box/config=0x1234,config1=5,config2=0x6/", {0x1234, 5, 6}},
		{"box/config=0xff00,event=0x34/", {0xff34, 0, 0}},
		{"box/asks,event=0x105/", {0x200205, 0, 0}}, /* the file leaves the value to the user */
		{"box/event=5,asks/", {0x205, 0, 0}},
		{"box/asks,event=0/", {0x200, 0, 0}},
		{"box//", {0, 0, 0}},
	};

	for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
		struct pmureg_perf_event event;
		struct pmureg_error error;

		assert_int_equal(parse(*state, cases[i].text, &event, &error), 0);
		assert_int_equal(event.unit_count, 1);
		assert_int_equal(event.units[0].pmu->type, 11);
		assert_int_equal(event.units[0].config[0], cases[i].config[0]);
		assert_int_equal(event.units[0].config[1], cases[i].config[1]);
		assert_int_equal(event.units[0].config[2], cases[i].config[2]);
		assert_string_equal(event.text, cases[i].text);
		pmureg_perf_event_clear(&event);
	}
}

/*
 * As in perf (Linux, tools/perf/util/pmu.c, pmu_format_value()), a bit that terms share is 1 if one of them says so.
 */
static void test_shared_bits(void **state)
{
	static const struct {
		const char *text;
		uint64_t config, config1;
	} cases[] = {
		{"wide/rsp=0x13,latency=3/", 0, 0x13},
		{"wide/rsp=0x7ffff0012,latency=1/", 0, 0x7ffff0013},
		{"wide/latency=1,rsp=0x7ffff0012/", 0, 0x7ffff0013},
		{"wide/latency=3,rsp=0x13/", 0, 0x13},
		{"wide/loads/", 0xcd, 0x3},
		{"wide/loads,latency=0x1f/", 0xcd, 0x1f},
		{"wide/loads,rsp=0x100000000/", 0xcd, 0x100000003},
		{"wide/config1=0x50000,loads/", 0xcd, 0x50003},
		{"wide/offcore,latency=0x20/", 0xb7, 0x10021},
		{"wide/config=0x1ff,event=3,config1=0x11,latency=0/", 0x1ff, 0x11},
	};

	for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
		struct pmureg_perf_event event;
		struct pmureg_error error;

		assert_int_equal(parse(*state, cases[i].text, &event, &error), 0);
		assert_int_equal(event.units[0].config[0], cases[i].config);
		assert_int_equal(event.units[0].config[1], cases[i].config1);
		pmureg_perf_event_clear(&event);
	}
}

static void test_scale_and_unit(void **state)
{
	struct pmureg_perf_event event;
	struct pmureg_error error;

	assert_int_equal(parse(*state, "box/bytes/", &event, &error), 0);
	assert_int_equal(event.units[0].config[0], 0x240004);
	assert_string_equal(event.unit, "MiB");
	assert_true(event.scale > 6.1035156e-5 && event.scale < 6.1035157e-5);
	pmureg_perf_event_clear(&event);
	assert_int_equal(parse(*state, "box/reads/", &event, &error), 0);
	assert_string_equal(event.unit, "");
	assert_true(event.scale >= 1 && event.scale <= 1);
	pmureg_perf_event_clear(&event);
}

static void test_cpus(void **state)
{
	struct pmureg_perf_event event;
	struct pmureg_error error;

	assert_int_equal(parse(*state, "fabric_10/event=1/", &event, &error), 0);
	assert_int_equal(event.units[0].pmu->is_system_wide, 1);
	assert_int_equal(event.units[0].pmu->cpus.count, 3);
	assert_int_equal(event.units[0].pmu->cpus.cpus[0], 0);
	assert_int_equal(event.units[0].pmu->cpus.cpus[1], 2);
	assert_int_equal(event.units[0].pmu->cpus.cpus[2], 3);
	pmureg_perf_event_clear(&event);
	/* `cpus` says where a core's counters are, and does not make them the machine's. */
	assert_int_equal(parse(*state, "core/event=1/", &event, &error), 0);
	assert_int_equal(event.units[0].pmu->is_system_wide, 0);
	assert_int_equal(event.units[0].pmu->cpus.count, 2);
	pmureg_perf_event_clear(&event);
	assert_int_equal(parse(*state, "box/event=1/", &event, &error), 0);
	assert_int_equal(event.units[0].pmu->is_system_wide, 0);
	assert_int_equal(event.units[0].pmu->cpus.count, 0);
	pmureg_perf_event_clear(&event);
}

static void test_all_devices(void **state)
{
	struct pmureg_perf_event event;
	struct pmureg_error error;

	/* 2 before 10: numbers in names are numbers. */
	assert_int_equal(parse(*state, "fabric/event=7/", &event, &error), 0);
	assert_int_equal(event.unit_count, 2);
	assert_string_equal(event.units[0].device, "fabric_2");
	assert_string_equal(event.units[1].device, "fabric_10");
	assert_int_equal(event.units[0].pmu->type, 12);
	assert_int_equal(event.units[1].pmu->type, 13);
	assert_int_equal(event.units[1].config[0], 7);
	pmureg_perf_event_clear(&event);
	assert_int_equal(parse(*state, "link_*_rc_*/config=1/", &event, &error), 0);
	assert_int_equal(event.unit_count, 1);
	assert_string_equal(event.units[0].device, "link_0_rc_1");
	pmureg_perf_event_clear(&event);
	assert_true(pmureg_perf_has(*state, "fabric/event=7/", 15));
	assert_true(pmureg_perf_has(*state, "fabric_2/event=7/", 17));
	assert_false(pmureg_perf_has(*state, "fabric_3/event=7/", 17));
	assert_false(pmureg_perf_has(*state, "link/event=7/", 13));
	/* An address in hex is a number, two letters are a word: cpum_cf is none of several cpum. */
	assert_int_equal(parse(*state, "memory/config=1/", &event, &error), 0);
	assert_int_equal(event.unit_count, 2);
	assert_string_equal(event.units[1].device, "memory_87e1c1000000");
	pmureg_perf_event_clear(&event);
	assert_false(pmureg_perf_has(*state, "cpum/event=7/", 13));
	assert_false(pmureg_perf_has(*state, "mem/event=7/", 12));
	assert_true(pmureg_perf_has(*state, "page-faults", 11));
	assert_true(pmureg_perf_has(*state, "faults:u", 8));
	assert_false(pmureg_perf_has(*state, "page-fault", 10));
}

static void test_kernel_events(void **state)
{
	static const struct {
		const char *text;
		uint32_t type;
		uint64_t config;
		const char *unit;
	} cases[] = {
		{"cpu-clock", 1, 0, "msec"},  {"task-clock", 1, 1, "msec"},   {"page-faults", 1, 2, ""},
		{"faults", 1, 2, ""},         {"context-switches", 1, 3, ""}, {"cs", 1, 3, ""},
		{"cpu-migrations", 1, 4, ""}, {"migrations", 1, 4, ""},       {"minor-faults", 1, 5, ""},
		{"major-faults", 1, 6, ""},   {"cycles", 0, 0, ""},           {"instructions", 0, 1, ""},
		{"cache-misses", 0, 3, ""},   {"branches", 0, 4, ""},         {"ref-cycles", 0, 9, ""},
	};

	for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
		struct pmureg_perf_event event;
		struct pmureg_error error;

		assert_int_equal(parse(*state, cases[i].text, &event, &error), 0);
		assert_int_equal(event.units[0].pmu->type, cases[i].type);
		assert_int_equal(event.units[0].config[0], cases[i].config);
		assert_string_equal(event.unit, cases[i].unit);
		pmureg_perf_event_clear(&event);
	}
}

static void test_modifiers(void **state)
{
	struct pmureg_perf_event event;
	struct pmureg_error error;

	assert_int_equal(parse(*state, "page-faults:u", &event, &error), 0);
	assert_int_equal(event.exclude_user, 0);
	assert_int_equal(event.exclude_kernel, 1);
	assert_int_equal(event.exclude_hv, 1);
	pmureg_perf_event_clear(&event);
	assert_int_equal(parse(*state, "core/event=1/uk", &event, &error), 0);
	assert_int_equal(event.exclude_user, 0);
	assert_int_equal(event.exclude_kernel, 0);
	assert_int_equal(event.exclude_hv, 1);
	pmureg_perf_event_clear(&event);
	assert_int_equal(parse(*state, "core/event=1/", &event, &error), 0);
	assert_int_equal(event.exclude_user | event.exclude_kernel | event.exclude_hv, 0);
	pmureg_perf_event_clear(&event);
}

#define BOX_TERMS "Terms: edge, event, filter, match, odd, umask, config, config1, config2"

static void test_mistakes(void **state)
{
	static const struct {
		const char *text;
		int code, column;
		const char *message;
	} cases[] = {
		{"bux/event=1/", -ENODEV, 1, "this machine has no PMU 'bux'; did you mean 'box'?"},
		{"something/event=1/", -ENODEV, 1, "this machine has no PMU 'something'; see `pmureg list`"},
		{"../box/event=1/", -ENODEV, 1, "this machine has no PMU '..'; see `pmureg list`"},
		{"page-fault", -ENODEV, 1,
		 "the kernel has no named event 'page-fault' (write others as device/term=value/); did you mean 'page-faults'?"},
		{"box/umsk=1/", -ENOENT, 5, "unknown term or event `umsk`; did you mean `umask`? " BOX_TERMS},
		{"box/event=1,reds/", -ENOENT, 13, "unknown term or event `reds`; did you mean `reads`? " BOX_TERMS},
		{"core/zzz=1/", -ENOENT, 6,
		 "unknown term or event `zzz`: core has 0 named events, and the terms event, config, config1, config2"},
		{"box/umask=0x100/", -ERANGE, 11, "0x100 is too large for `umask`, which has 8 bits: 0 to 0xff"},
		{"box/event=0x200/", -ERANGE, 11, "0x200 is too large for `event`, which has 9 bits: 0 to 0x1ff"},
		{"box/match=0x10000000000000000/", -ERANGE, 11, "`0x10000000000000000` has more than 64 bits"},
		{"box/umask=zz/", -EINVAL, 11, "`zz` is not a number: write `umask=12` or `umask=0x12`"},
		{"box/umask=?/", -EINVAL, 11, "`?` is not a number: write `umask=12` or `umask=0x12`"},
		{"box/umask=/", -EINVAL, 11, "`umask=` has no value: write `umask=12` or `umask=0x12`"},
		{"box/umask=-1/", -EINVAL, 11, "`-1` is not a number: write `umask=12` or `umask=0x12`"},
		{"box/umask=1,,edge/", -EINVAL, 13, "there is no term between the commas"},
		{"box/umask=1,/", -EINVAL, 13, "there is no term between the commas"},
		{"box/edge=0,edge=1/", -EINVAL, 12, "`edge` sets a term that is already set: set it once"},
		{"box/../type/", -ENOENT, 5,
		 "unknown term or event `..`: box has 5 named events, and the terms edge, event, filter, match, odd, umask, "
		 "config, config1, config2"},
		{"box/event=1,reads/", -EINVAL, 13,
		 "`reads` sets `event` to another value: write your value after the event"},
		{"box/reads,bytes/", -EINVAL, 11, "`reads` and `bytes` are two events: write them separately"},
		{"box/umask=1", -EINVAL, 12, "the terms need a '/' at the end"},
		{"box/odd=1/", -EINVAL, 9, "`odd` cannot be set: perf has no place for its bits, `config9:0-3`"},
		{"box/asks/", -EINVAL, 5, "`asks` needs `event`: add `event=…` (config:0-7,21)"},
		{"box/umask=1,wrong/", -ENOENT, 13,
		 "event 'wrong' of box, which is 'evnt=1' in sysfs: unknown term or event `evnt`; did you mean `event`? " BOX_TERMS},
		{"box/unscaled/", -EINVAL, 5,
		 "events/unscaled.scale of box in sysfs is 'much', which is not a valid scale; give the event by its terms to "
		 "count it unscaled"},
		{"crowd/config=1/", -E2BIG, 1, "crowd has more than 61 terms or 65534 events"},
		{"core/event=1/x", -EINVAL, 14,
		 "unknown modifier 'x'; u counts user space, k the kernel, h the hypervisor"},
		{"page-faults:z", -EINVAL, 13,
		 "unknown modifier 'z'; u counts user space, k the kernel, h the hypervisor"},
		{"dark/config=1/", -ENODEV, 1, "dark has no online CPU"},
		{"ring/config=1/", -EINVAL, 1, "the CPUs of ring in sysfs are '5-2', which is not a list"},
		{"torn/event=1/", -EINVAL, 1, "the type of torn in sysfs is 'no', not a number"},
	};

	for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
		struct pmureg_perf_event event;
		struct pmureg_error error;
		int code = parse(*state, cases[i].text, &event, &error);

		assert_string_equal(error.message, cases[i].message);
		assert_int_equal(code, cases[i].code);
		assert_int_equal(error.code, cases[i].code);
		assert_int_equal(error.column, cases[i].column);
		assert_int_equal(event.unit_count, 0);
	}
}

/* Nothing behind the given length is looked at. */
static void test_length(void **state)
{
	struct pmureg_perf_event event;
	struct pmureg_error error;

	assert_int_equal(pmureg_perf_event_parse(*state, "box/event=1/,nonsense", 12, &event, &error), 0);
	assert_string_equal(event.text, "box/event=1/");
	pmureg_perf_event_clear(&event);
}

struct list {
	char text[256];
};

static int add(void *context, const char *name)
{
	struct list *list = context;
	size_t used = strlen(list->text);

	(void)snprintf(list->text + used, sizeof(list->text) - used, "%s ", name);
	return strcmp(name, "umask") == 0; /* stops there */
}

static void test_lists(void **state)
{
	struct list list = {""};
	char text[32];

	assert_int_equal(io_kernel_pmus(*state, add, &list), 0);
	assert_string_equal(
		list.text,
		"box core cpum_cf crowd dark fabric_2 fabric_10 link_0_rc_1 memory_87e1c0000000 memory_87e1c1000000 ring soft torn wide ");
	list.text[0] = '\0';
	assert_int_equal(io_kernel_files(*state, "box", "events", add, &list), 0);
	assert_string_equal(list.text, "asks bytes reads unscaled wrong ");
	list.text[0] = '\0';
	assert_int_equal(io_kernel_files(*state, "box", "format", add, &list), 1);
	assert_string_equal(list.text, "edge event filter match odd umask ");
	assert_int_equal(io_kernel_files(*state, "core", "events", add, &list), -ENOENT);
	assert_int_equal(io_kernel_file(*state, "box", "events/reads", text, sizeof(text)), 0);
	assert_string_equal(text, "event=0x34,umask=0x11");
	assert_int_equal(io_kernel_file(*state, "..", "events/reads", text, sizeof(text)), -ENOENT);
}

/* ---- The kernel's own events ---- */

static int open_here(struct pmureg_machine *machine, const char *const *texts, size_t count, size_t together,
		     struct pmureg_perf_event *events, struct pmureg_perf **perf)
{
	struct pmureg_error error;
	int code;

	for (size_t i = 0; i < count; i++) {
		assert_int_equal(parse(machine, texts[i], &events[i], &error), 0);
		events[i].group = (uint16_t)(1 + i / together);
	}
	code = pmureg_perf_open(machine, events, count, &task, perf, &error);
	if (code == -EACCES || code == -EPERM || code == -ENOSYS) {
		print_message("[  NOTE    ] perf_event_open is refused here: %s\n", error.message);
		for (size_t i = 0; i < count; i++)
			pmureg_perf_event_clear(&events[i]);
		skip();
	}
	if (code)
		print_message("%s\n", error.message);
	return code;
}

static void touch_pages(size_t count)
{
	size_t page = (size_t)sysconf(_SC_PAGESIZE);
	char *memory = mmap(NULL, count * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	assert_true(memory != MAP_FAILED);
	assert_int_equal(madvise(memory, count * page, MADV_NOHUGEPAGE), 0);
	for (size_t i = 0; i < count; i++)
		((volatile char *)memory)[i * page] = 1;
	assert_int_equal(munmap(memory, count * page), 0);
}

static void test_count(void **state)
{
	/* The second one is the same event, found through the tree's device of the kernel's type 1. */
	static const char *const texts[] = {"page-faults", "soft/faults/", "task-clock"};
	struct pmureg_perf_event events[3];
	struct pmureg_perf_count first, second;
	struct pmureg_error error;
	struct pmureg_perf *perf;

	for (int grouped = 0; grouped < 2; grouped++) {
		assert_int_equal(open_here(*state, texts, 3, grouped ? 3 : 1, events, &perf), 0);
		touch_pages(16);
		assert_int_equal(pmureg_perf_read(perf, &error), 0);
		assert_int_equal(pmureg_perf_counts(perf, 0, NULL)[0].value, 0); /* opened, not started */
		assert_int_equal(pmureg_perf_enable(perf, &error), 0);
		touch_pages(256);
		assert_int_equal(pmureg_perf_read(perf, &error), 0);
		first = pmureg_perf_counts(perf, 0, NULL)[0];
		assert_true(first.value >= 256 && first.value < 512);
		assert_true(first.enabled > 0 && first.running == first.enabled);
		assert_true(pmureg_perf_counts(perf, 2, NULL)[0].value > 0);
		if (grouped) {
			second = pmureg_perf_counts(perf, 1, NULL)[0];
			assert_int_equal(second.value, first.value);
			assert_int_equal(second.enabled, first.enabled);
		}
		assert_int_equal(pmureg_perf_disable(perf, &error), 0);
		assert_int_equal(pmureg_perf_read(perf, &error), 0);
		first = pmureg_perf_counts(perf, 0, NULL)[0];
		touch_pages(64);
		assert_int_equal(pmureg_perf_read(perf, &error), 0);
		second = pmureg_perf_counts(perf, 0, NULL)[0];
		assert_int_equal(second.value, first.value);
		assert_int_equal(second.enabled, first.enabled);
		pmureg_perf_close(perf);
		for (size_t i = 0; i < 3; i++)
			pmureg_perf_event_clear(&events[i]);
	}
}

/* A sample is one read() a group, all software events that are alone are one, and it takes no memory. */
static void test_cost_of_a_sample(void **state)
{
	static const char *const texts[] = {"page-faults", "task-clock", "minor-faults", "context-switches"};
	struct pmureg_perf_event events[4];
	struct pmureg_error error;
	struct pmureg_perf *perf;

	for (size_t together = 1; together <= 4; together *= 2) {
		assert_int_equal(open_here(*state, texts, 4, together, events, &perf), 0);
		assert_true(reads > 0 && allocations > 0);
		reads = allocations = 0;
		assert_int_equal(pmureg_perf_enable(perf, &error), 0);
		assert_int_equal(reads, 0);
		for (int i = 0; i < 3; i++)
			assert_int_equal(pmureg_perf_read(perf, &error), 0);
		assert_int_equal(reads, together == 2 ? 6 : 3);
		assert_int_equal(pmureg_perf_disable(perf, &error), 0);
		assert_int_equal(allocations, 0);
		pmureg_perf_close(perf);
		for (size_t i = 0; i < 4; i++)
			pmureg_perf_event_clear(&events[i]);
	}
}

static void test_all_cpus(void **state)
{
	struct pmureg_perf_event event;
	struct pmureg_error error;
	struct pmureg_perf *perf;
	int code;

	/* The tree says that only CPU 0 is online. */
	assert_int_equal(parse(*state, "cpu-clock", &event, &error), 0);
	code = pmureg_perf_open(*state, &event, 1, &everywhere, &perf, &error);
	if (code == -EACCES || code == -EPERM || code == -ENOSYS) {
		assert_non_null(strstr(error.message, code == -ENOSYS ? "CONFIG_PERF_EVENTS" : "perf_event_paranoid"));
		print_message("[  NOTE    ] counting the whole machine is refused here: %s\n", error.message);
		pmureg_perf_event_clear(&event);
		skip();
	}
	assert_int_equal(code, 0);
	assert_int_equal(pmureg_perf_enable(perf, &error), 0);
	(void)usleep(2000);
	assert_int_equal(pmureg_perf_read(perf, &error), 0);
	assert_true(pmureg_perf_counts(perf, 0, NULL)[0].enabled >= 2000000);
	pmureg_perf_close(perf);
	pmureg_perf_event_clear(&event);
}

/*
 * Events of the whole machine are read on the CPU that each is on, which takes no interrupt; the thread is where it was
 * after.
 */
static void test_read_where_it_counts(void **state)
{
	static const char *const texts[] = {"cpu-clock", "page-faults", "context-switches", "cpu-migrations",
					    "cpu-clock", "page-faults", "context-switches", "cpu-migrations"};
	struct pmureg_perf_event events[8];
	struct pmureg_machine machine;
	struct pmureg_error error;
	struct pmureg_perf *perf;
	cpu_set_t before, after;
	int code;

	(void)state;
	assert_int_equal(io_machine_init(&machine, NULL, NULL, &error), 0);
	for (size_t i = 0; i < 8; i++)
		assert_int_equal(parse(&machine, texts[i], &events[i], &error), 0);
	for (uint16_t i = 0; i < 8; i++)
		events[i].group = i / 2; /* software events that are alone would be one group */
	assert_int_equal(sched_getaffinity(0, sizeof(before), &before), 0);
	code = pmureg_perf_open(&machine, events, 8, &everywhere, &perf, &error);
	for (int round = 0; round < 4 && !code && CPU_COUNT(&before) > 1; round++) {
		/* The last time it is bound to one CPU, of its own will. */
		CPU_ZERO(&after);
		CPU_SET((size_t)read_on[4], &after);
		if (round == 3)
			assert_int_equal(sched_setaffinity(0, sizeof(after), &after), 0);
		reads = 0;
		assert_int_equal(pmureg_perf_read(perf, &error), 0);
		/* In the order of the CPUs, four groups on each. */
		assert_true(reads >= 8 && reads % 4 == 0);
		for (size_t i = 0; i < 8; i++)
			assert_int_equal(read_on[i], read_on[i / 4 * 4]);
		assert_true(read_on[4] > read_on[0]);
		assert_int_equal(sched_getaffinity(0, sizeof(after), &after), 0);
		assert_int_equal(CPU_COUNT(&after), round == 3 ? 1 : CPU_COUNT(&before));
		assert_true(CPU_ISSET((size_t)read_on[4], &after));
	}
	assert_int_equal(sched_setaffinity(0, sizeof(before), &before), 0);
	pmureg_perf_close(perf);
	for (size_t i = 0; i < 8; i++)
		pmureg_perf_event_clear(&events[i]);
	io_machine_clear(&machine);
	if (code || CPU_COUNT(&before) < 2)
		skip();
}

static void test_open_mistakes(void **state)
{
	struct pmureg_perf_event events[2];
	struct pmureg_error error;
	struct pmureg_perf *perf;

	const struct io_pmu unknown = {.name = "box", .type = 0x7ffffff0};

	/* No kernel has this type. */
	assert_int_equal(parse(*state, "box/event=1/", &events[0], &error), 0);
	events[0].units[0].pmu = &unknown;
	assert_true(pmureg_perf_open(*state, events, 1, &task, &perf, &error) < 0);
	assert_null(perf);
	assert_true(strlen(error.message) > 10);
	pmureg_perf_event_clear(&events[0]);

	assert_int_equal(parse(*state, "fabric/event=1/", &events[0], &error), 0);
	assert_int_equal(parse(*state, "fabric_2/event=1/", &events[1], &error), 0);
	events[0].group = events[1].group = 1;
	assert_int_equal(pmureg_perf_open(*state, events, 2, &task, &perf, &error), -EINVAL);
	assert_string_equal(error.message,
			    "'fabric/event=1/' and 'fabric_2/event=1/' are on different devices, so they "
			    "cannot be one group");
	pmureg_perf_event_clear(&events[0]);
	pmureg_perf_event_clear(&events[1]);
}

/* ---- Described events ---- */

enum { BOX, FABRIC, MEMORY }; /* of by_place.yaml */

static void test_described(void **state)
{
	const struct pmureg_block *blocks = pmureg_system_blocks(&pmureg_system_by_place);
	struct pmureg_event described = {.block = &blocks[BOX],
					 .listed = &pmureg_block_events(&blocks[BOX])[0],
					 .text = "box/event=0x101,filter=3/",
					 .given = 3,
					 .terms = {0x101, 0x3, 0, 0x20}};
	struct pmureg_perf_event event;
	struct pmureg_error error;

	assert_int_equal(pmureg_perf_event_of(*state, &described, &event, &error), 0);
	assert_int_equal(event.unit_count, 1);
	assert_string_equal(event.units[0].device, "box");
	assert_int_equal(event.units[0].config[0], 0x202001); /* bit 8 of event is bit 21; the umask is a default */
	assert_int_equal(event.units[0].config[1], UINT64_C(3) << 32);
	assert_string_equal(event.unit, "MiB");
	assert_true(event.scale > 0.4 && event.scale < 0.6);
	pmureg_perf_event_clear(&event);

	described.terms[2] = 5; /* a default that the kernel does not know is its own */
	assert_int_equal(pmureg_perf_event_of(*state, &described, &event, &error), 0);
	pmureg_perf_event_clear(&event);
	described.given = 4;
	assert_int_equal(pmureg_perf_event_of(*state, &described, &event, &error), -EINVAL);
	assert_non_null(strstr(error.message, "the kernel's driver of box has no term 'strange'"));
	described.terms[2] = 0;
	described.terms[0] = 0x200;
	assert_int_equal(pmureg_perf_event_of(*state, &described, &event, &error), -ERANGE);
	assert_non_null(strstr(error.message, "0x200 is too large for `event`"));

	/* Of several units, those that the kernel has. */
	described.terms[0] = described.given = 1;
	described.terms[1] = described.terms[3] = 0;
	described.instance = PMUREG_INSTANCES_ALL;
	described.block = &blocks[FABRIC];
	assert_int_equal(pmureg_perf_event_of(*state, &described, &event, &error), 0);
	assert_int_equal(event.unit_count, 2);
	assert_string_equal(event.units[1].device, "fabric_10");
	pmureg_perf_event_clear(&event);
	described.instance = 2;
	assert_int_equal(pmureg_perf_event_of(*state, &described, &event, &error), -ENODEV);
	assert_string_equal(error.message, "this machine has no PMU 'fabric_11'");

	/* A name that nothing counts through is told by the unit's place; without one it is not here. */
	described.block = &blocks[MEMORY];
	described.instance = PMUREG_INSTANCES_ALL;
	described.bank = 0x87e1c1000000;
	assert_int_equal(pmureg_perf_event_of(*state, &described, &event, &error), -EINVAL);
	assert_non_null(strstr(error.message, "the kernel's driver of memory_87e1c1000000 has no term"));
	described.bank++;
	assert_int_equal(pmureg_perf_event_of(*state, &described, &event, &error), -ENODEV);
	assert_string_equal(error.message, "this machine has no PMU 'memory_87e1c1000001'");
	described.bank = PMUREG_BANKS_ALL;

	/* One device for all instances: a term chooses. */
	described.block = &pmureg_system_blocks(&pmureg_system_one_device)[0];
	described.instance = 2;
	assert_int_equal(pmureg_perf_event_of(*state, &described, &event, &error), 0);
	assert_int_equal(event.units[0].config[0], 0x401);
	pmureg_perf_event_clear(&event);
}

/* ---- Detection, guesses ---- */

/* The machine is one of the system's, or not. */
static void expect_machine(struct pmureg_machine *machine, const struct pmureg_system *system, int expected)
{
	assert_ptr_equal(io_machine_is(machine, system), expected ? system : NULL);
}

static void test_detect(void **state)
{
	struct pmureg_machine *machine = *state, nowhere;

	assert_int_equal(machine->processor.midr, 0x410fd4f1);
	assert_string_equal(machine->processor.vendor, ""); /* a tree is another machine than this one */
	expect_machine(machine, &pmureg_system_by_processor, 1);
	expect_machine(machine, &pmureg_system_by_name, 1);
	expect_machine(machine, &pmureg_system_by_place, 1);
	expect_machine(machine, &pmureg_system_another, 0);
	/*
	 * A device that says to be another product is not the one of its name; one that says to be this is, under any
	 * name.
	 */
	expect_machine(machine, &pmureg_system_another_product, 0);
	expect_machine(machine, &pmureg_system_by_identifier, 1);
	assert_int_equal(io_machine_init(&nowhere, "/nonexistent", NULL, NULL), 0);
	assert_int_equal(nowhere.processor.midr, 0);
	expect_machine(&nowhere, &pmureg_system_by_identifier, 0);
	io_machine_clear(&nowhere);
}

static void test_detect_cpuid(void **state)
{
	struct pmureg_machine machine = {.processor = {"SomeVendor12", .family = 6, .model = 0x3e, .stepping = 4}};

	(void)state;
	expect_machine(&machine, &pmureg_system_by_processor, 1);
	machine.processor.stepping = 5;
	expect_machine(&machine, &pmureg_system_by_processor, 0);
	machine.processor.stepping = 2;
	machine.processor.model = 0x3c;
	expect_machine(&machine, &pmureg_system_by_processor, 1);
	machine.processor.model = 0x3b;
	expect_machine(&machine, &pmureg_system_by_processor, 0);
	machine.processor.model = 0x3f;
	expect_machine(&machine, &pmureg_system_by_processor, 0);
	machine.processor.model = 0x1a;
	machine.processor.family = 15;
	expect_machine(&machine, &pmureg_system_by_processor, 0);
	machine.processor.family = 6;
	machine.processor.vendor[0] = 'X';
	expect_machine(&machine, &pmureg_system_by_processor, 0);
#if defined(__x86_64__)
	assert_int_equal(io_machine_init(&machine, NULL, NULL, NULL), 0);
	assert_int_equal(strlen(machine.processor.vendor), 12);
	assert_true(machine.processor.family >= 5);
	io_machine_clear(&machine);
#endif
}

static void test_guess(void **state)
{
	struct pmureg_nearest guess = {.word = {"tresh", 5}};

	(void)state;
	pmureg_nearest_try(&guess, "edge");
	assert_string_equal(guess.name, "");
	pmureg_nearest_try(&guess, "fresh");
	pmureg_nearest_try(&guess, "THRESH"); /* as near: the first one stays */
	assert_string_equal(guess.name, "fresh");
	pmureg_nearest_try(&guess, "tresh");
	assert_string_equal(guess.name, "tresh");
	guess = (struct pmureg_nearest){.word = {"umaks", 5}};
	pmureg_nearest_try(&guess, "umask"); /* a swap is one mistake */
	assert_string_equal(guess.name, "umask");
	assert_int_equal(guess.distance, 1);
	guess = (struct pmureg_nearest){.word = {"x", 1}};
	pmureg_nearest_try(&guess, "y");
	assert_string_equal(guess.name, "");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_config_words),   cmocka_unit_test(test_shared_bits),
		cmocka_unit_test(test_scale_and_unit), cmocka_unit_test(test_cpus),
		cmocka_unit_test(test_all_devices),    cmocka_unit_test(test_kernel_events),
		cmocka_unit_test(test_modifiers),      cmocka_unit_test(test_mistakes),
		cmocka_unit_test(test_length),         cmocka_unit_test(test_lists),
		cmocka_unit_test(test_count),          cmocka_unit_test(test_cost_of_a_sample),
		cmocka_unit_test(test_all_cpus),       cmocka_unit_test(test_read_where_it_counts),
		cmocka_unit_test(test_open_mistakes),  cmocka_unit_test(test_described),
		cmocka_unit_test(test_detect),         cmocka_unit_test(test_detect_cpuid),
		cmocka_unit_test(test_guess),
	};

	return cmocka_run_group_tests_name("perf", tests, make_tree, remove_tree);
}
