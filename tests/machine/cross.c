/*
 * cross.c: a program of the library, the same on every machine. What it prints, test_cross.py knows from manuals; what it finds
 * in files and what it leaves there is bytes, in the order that a device has them in.
 *
 *	values         nothing is touched
 *	count ROOT     what is in ROOT counts, and is as before
 *	die ROOT       the same, but it ends without a word, and leaves all changed
 *	restore ROOT   which this puts back
 *	mapped ROOT    registers in memory
 *	far ROOT       an MSR behind what 31 bits reach
 */
#include "../../runtime/io/hosted.h"

#include <inttypes.h>

#include <pmureg/pmureg.h>

#include <pmureg/ivbep/cbo.h>
#include <pmureg/ivbep/imc.h>
#include <pmureg/t410/ucf.h>

/* Files in place of MSRs: each has a place of its own, where 8 bytes of neighbours would overlap. PCI's are small. */
static off_t seek(int fd, off_t at)
{
	return lseek(fd, lseek(fd, 0, SEEK_END) > 4096 ? 8 * at : at, SEEK_SET);
}

ssize_t pread(int fd, void *to, size_t size, off_t at)
{
	return seek(fd, at) < 0 ? -1 : read(fd, to, size);
}

ssize_t pwrite(int fd, const void *from, size_t size, off_t at)
{
	return seek(fd, at) < 0 ? -1 : write(fd, from, size);
}

static const char *root;

static void check(int code, const struct pmureg_error *error)
{
	if (!code)
		return;
	printf("%s\n", error->message);
	exit(1);
}

/* As hardware does: bytes of a file change. */
static void put(const char *name, long at, const void *bytes, size_t size)
{
	char path[512];
	FILE *file;

	(void)snprintf(path, sizeof(path), "%s/%s", root, name);
	file = fopen(path, "r+b");
	if (!file || fseek(file, at, SEEK_SET) || fwrite(bytes, size, 1, file) != 1 || fclose(file)) {
		perror(path);
		exit(1);
	}
}

static struct pmureg_options options_of(const char *system, const char *io)
{
	struct pmureg_options options = PMUREG_OPTIONS;

	options.system = system;
	options.io = io;
	options.root = root;
	options.flags = PMUREG_FORCE;
	return options;
}

static struct pmureg *opened(const struct pmureg_options *options, const char *events)
{
	struct pmureg_error error;
	struct pmureg *pmureg;

	check(pmureg_open(options, events, &pmureg, &error), &error);
	check(pmureg_start(pmureg, &error), &error);
	return pmureg;
}

static void print_results(struct pmureg *pmureg)
{
	struct pmureg_result result = PMUREG_RESULT;
	struct pmureg_error error;

	check(pmureg_stop(pmureg, &error), &error);
	for (size_t i = 0; !pmureg_result_at(pmureg, i, &result); i++)
		printf("%s %s %" PRIu64 "\n", result.unit, result.event, pmureg_scaled(&result));
	check(pmureg_close(pmureg, &error), &error);
}

/* ---- Nothing is touched ---- */

static void print_simulated(void)
{
	const struct pmureg_options options = options_of("ivbep", "sim");
	struct pmureg *pmureg = opened(&options, "uncore_cbox_0/event=0x35/,uncore_imc_0/cas_count_read/");
	struct pmureg_error error;

	check(pmureg_advance(pmureg, UINT64_C(10000000000), &error), &error);
	print_results(pmureg);
}

static void print_values(void)
{
	static unsigned char page[0x1000] = {[0xA0] = 0x88, 0x77, 0x66, 0x55, 0x44, 0x33, 0x22, 0x11};
	ivbep_cbo_ctl_fields_t fields;
	struct pmureg_error error;
	uint64_t value;
	char text[512];

	check(pmureg_decode("ivbep", "ivbep_cbo_ctl", 0x00400335, text, sizeof(text), &error) < 0, &error);
	printf("%s", text);
	check(pmureg_encode("ivbep", "ivbep_cbo_ctl", "ev_sel=0x35,umask=3,en=1", &value, &error), &error);
	printf("0x%" PRIx64 "\n", value);

	fields = ivbep_cbo_ctl_unpack((ivbep_cbo_ctl_t){0x12400335});
	printf("%x %x %x %x\n", (unsigned int)fields.thresh, (unsigned int)fields.en, (unsigned int)fields.umask,
	       (unsigned int)fields.ev_sel);
	printf("%" PRIx32 "\n", ivbep_cbo_ctl_pack(fields).raw);
	printf("%" PRIx32 "\n", ivbep_cbo_filter1_pack((ivbep_cbo_filter1_fields_t){.opc = 0x182, .nid = 0x1234}).raw);

	printf("%" PRIx64 " %x\n", ivbep_imc_ctr_read(page, 0).raw, (unsigned int)pmureg_load16(page, 0xA6));
	ivbep_imc_ctr_write(page, 1, (ivbep_imc_ctr_t){UINT64_C(0x0000123456789abc)});
	t410_ucf_pmevfiltr_write(page, 2, (t410_ucf_pmevfiltr_t){0x00000f07});
	pmureg_store64(page, 0x10, UINT64_C(0x0102030405060708));
	for (size_t at = 0; at < sizeof(page); at++)
		if (page[at])
			printf("%zx:%02x ", at, page[at]);
	printf("\n");
}

/* ---- Model-specific registers, and PCI's configuration ---- */

static void count(int dies)
{
	static const unsigned char box[8] = {0xE8, 0x03}, channel[8] = {0x0A, 0x02};
	const struct pmureg_options options = options_of("ivbep", "direct");
	struct pmureg *pmureg = opened(
		&options, "uncore_cbox_0/event=0x35,umask=0x1,filter_opc=0x182/,uncore_imc_0/event=0x4,umask=0x3/");

	put("dev/cpu/0/msr", 8 * 0xD16, box, sizeof(box));
	put("sys/bus/pci/devices/0000:7f:10.4/config", 0xA0, channel, sizeof(channel));
	if (!dies)
		print_results(pmureg);
}

static int print_left(void *context, const struct pmureg_left *left)
{
	(void)context;
	printf("%s, %s\n", left->system, left->text ? left->text : left->place);
	return 0;
}

static void restore(void)
{
	const struct pmureg_options options = options_of(NULL, NULL);
	struct pmureg_error error;

	check(pmureg_restore(&options, print_left, NULL, &error), &error);
}

/* ---- Memory ---- */

static void print_register(struct pmureg_device *device, const char *name)
{
	struct pmureg_register_name found;
	struct pmureg_error error;
	uint64_t value;

	check(pmureg_device_find(device, name, &found, &error), &error);
	if (pmureg_device_read(device, &found, &value, &error))
		printf("%s\n", error.message);
	else
		printf("%s 0x%" PRIx64 "\n", name, value);
}

static void print_mapped(void)
{
	static const unsigned char counted[8] = {0xE8, 0x03, 0, 0, 0x01};
	struct pmureg_options options = options_of("t410", "mmio");
	struct pmureg_device *device;
	struct pmureg_error error;
	struct pmureg *pmureg;

	options.mmio =
		"nvidia_ucf_pmu_0=/registers@0,nvidia_ucf_pmu_0.1=/registers@0x1000,nvidia_nvclink_pmu_0.0=/registers@0x2000,"
		"nvidia_cmem_latency_pmu_0.0=/registers@0x3000";
	check(pmureg_device_open(&options, &device, &error), &error);
	print_register(device, "nvidia_ucf_pmu_0.pmiidr");
	print_register(device, "nvidia_ucf_pmu_0.pmevcntr[0]");
	print_register(device, "nvidia_nvclink_pmu_0.cycle_cntr");
	print_register(device, "nvidia_cmem_latency_pmu_0.cycle_cntr");
	check(pmureg_device_close(device, &error), &error);

	pmureg = opened(&options, "nvidia_ucf_pmu_0/event=0x1/");
	put("registers", 0x1000, counted, sizeof(counted));
	print_results(pmureg);
}

static void print_far(void)
{
	const struct pmureg_options options = options_of("zen2", "msr");
	struct pmureg_device *device;
	struct pmureg_error error;

	check(pmureg_device_open(&options, &device, &error), &error);
	print_register(device, "amd_l3.ctl[0]");
	check(pmureg_device_close(device, &error), &error);
}

int main(int argc, char **argv)
{
	const char *what = argc > 1 ? argv[1] : "";

	root = argc > 2 ? argv[2] : NULL;
	if (!strcmp(what, "values")) {
		print_simulated();
		print_values();
	} else if (!strcmp(what, "count") || !strcmp(what, "die")) {
		count(what[0] == 'd');
	} else if (!strcmp(what, "restore")) {
		restore();
	} else if (!strcmp(what, "mapped")) {
		print_mapped();
	} else if (!strcmp(what, "far")) {
		print_far();
	} else {
		return 2;
	}
	return 0;
}
