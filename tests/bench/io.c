/*
 * io.c: what reading a list of registers costs through each io that works on files, against the same calls or loads
 * made bare.
 *
 * The files are on tmpfs where there is one, so that the calls cost what calls cost and no device is waited for.
 *
 * Prints a line a figure: name, ns, baseline, ns of the baseline, tab-separated.
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include <pmureg/core.h>
#include <pmureg/systems.h>

#include "io/list.h"
#include "io/ways.h"

#define ROUNDS 15
#define MOST 8

static char root[64];

struct reading {
	struct pmureg_io *io;
	struct pmureg_access list[2 * MOST];
	size_t count;
	int fd;                       /* of the baseline */
	const volatile char *mapped;
	uint64_t sum;
};

static double now_ns(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

static double round_ns(void (*call)(struct reading *), struct reading *reading, unsigned int times)
{
	double start = now_ns();

	for (unsigned int i = 0; i < times; i++)
		call(reading);
	return (now_ns() - start) / times;
}

/* Both in turn, so that what else the machine does strikes both; the best of each. */
static void measure(const char *name, const char *baseline, void (*ours)(struct reading *),
		    void (*bare)(struct reading *), struct reading *reading, unsigned int times)
{
	double best[2] = {1e18, 1e18};

	for (int round = 0; round < ROUNDS; round++)
		for (int which = 0; which < 2; which++) {
			double took = round_ns(which ? bare : ours, reading, times);

			if (took < best[which])
				best[which] = took;
		}
	printf("%s\t%g\t%s\t%g\n", name, best[0], baseline, best[1]);
}

static void fail(const char *what)
{
	fprintf(stderr, "%s\n", what);
	exit(1);
}

/* ---- Files ---- */

static const char *file(const char *name, size_t size)
{
	static char path[512];
	int fd;

	snprintf(path, sizeof(path), "%s/%s", root, name);
	for (char *slash = strchr(path + strlen(root) + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
		*slash = '\0';
		(void)mkdir(path, 0755);
		*slash = '/';
	}
	fd = open(path, O_RDWR | O_CREAT, 0644);
	if (fd < 0 || ftruncate(fd, (off_t)size))
		fail(path);
	close(fd);
	return path;
}

static void text(const char *name, const char *words)
{
	FILE *to = fopen(file(name, 0), "w");

	if (!to || fputs(words, to) < 0 || fclose(to))
		fail(name);
}

/* ---- What is measured ---- */

static void run(struct reading *reading)
{
	size_t failed;

	if (pmureg_io_run(reading->io, reading->list, reading->count, &failed))
		fail(pmureg_io_why(reading->io));
}

static void bare_preads(struct reading *reading)
{
	uint64_t value;

	for (size_t i = 0; i < reading->count; i++) {
		if (pread(reading->fd, &value, sizeof(value), (off_t)reading->list[i].place.address) != sizeof(value))
			fail("pread");
		reading->sum += value;
	}
}

static void bare_pread(struct reading *reading)
{
	unsigned char bytes[8 * MOST];
	const size_t size = 4 * reading->count;

	if (pread(reading->fd, bytes, size, (off_t)reading->list[0].place.address) != (ssize_t)size)
		fail("pread");
	reading->sum += bytes[0];
}

static void bare_loads(struct reading *reading)
{
	for (size_t i = 0; i < reading->count; i++)
		reading->sum += *(const volatile uint32_t *)(reading->mapped + reading->list[i].place.address);
}

static void prepare(struct reading *reading, size_t count)
{
	reading->count = count;
	if (pmureg_io_prepare(reading->io, reading->list, count))
		fail(pmureg_io_why(reading->io));
}

static void open_way(const char *name, struct io_way_options options, struct pmureg_io **io)
{
	struct pmureg_machine machine;
	struct pmureg_error error;

	options.machine = &machine;
	if (io_machine_init(&machine, root, NULL, &error) || io_way_open(io_way_find(name), &options, io, &error))
		fail(error.message);
}

static void measure_msr(size_t count)
{
	struct reading reading = {.fd = open(file("dev/cpu/0/msr", 65536), O_RDWR)};
	char name[64];

	open_way("msr", (struct io_way_options){0}, &reading.io);
	for (uint32_t i = 0; i < count; i++)
		reading.list[i] =
			(struct pmureg_access){.place = {.space = PMUREG_MSR, .bits = 64, .address = 0x100 + i}};
	prepare(&reading, count);
	snprintf(name, sizeof(name), "read %zu MSRs", count);
	measure(name, "as many bare pread(8)", run, bare_preads, &reading, 20000);
	io_close(reading.io);
	close(reading.fd);
}

/* The first block of a space, in whatever system; of PCI, whose device has its place. */
static const struct pmureg_block *find_block(uint8_t space, const struct pmureg_system **system)
{
	for (size_t s = 0; s < pmureg_built_in_count; s++)
		for (size_t b = 0; b < pmureg_built_in[s]->block_count; b++) {
			const struct pmureg_block *block = &pmureg_system_blocks(pmureg_built_in[s])[b];

			if (block->space == space &&
			    (space != PMUREG_PCI ||
			     pmureg_instance_devices(pmureg_block_instances(block))->place < PMUREG_PCI_ANYWHERE)) {
				*system = pmureg_built_in[s];
				return block;
			}
		}
	return NULL;
}

static void measure_pci(size_t count)
{
	struct io_way_options options = {0};
	const struct pmureg_block *block = find_block(PMUREG_PCI, &options.system);
	struct reading reading = {.fd = -1};
	char name[128], id[16];
	uint16_t place;

	if (!block)
		return;
	place = pmureg_instance_devices(&pmureg_block_instances(block)[0])[0].place;
	snprintf(name, sizeof(name), "sys/bus/pci/devices/0000:7f:%02x.%x/vendor", place >> 3 & 31, place & 7);
	snprintf(id, sizeof(id), "0x%x\n", options.system->pci_vendor);
	text(name, id);
	strcpy(strrchr(name, '/'), "/device");
	snprintf(id, sizeof(id), "0x%x\n", pmureg_instance_devices(&pmureg_block_instances(block)[0])[0].id);
	text(name, id);
	strcpy(strrchr(name, '/'), "/config");
	reading.fd = open(file(name, 4096), O_RDWR);
	open_way("pci", options, &reading.io);
	for (uint32_t i = 0; i < 2 * count; i++)
		reading.list[i] = (struct pmureg_access){
			.place = {.space = PMUREG_PCI, .bits = 32, .unit = place, .address = 0xA0 + 4 * i}};
	prepare(&reading, 2 * count);
	snprintf(name, sizeof(name), "read %zu counters of a PCI device", count);
	measure(name, "one bare pread()", run, bare_pread, &reading, 20000);
	io_close(reading.io);
	close(reading.fd);
}

static void measure_mmio(size_t count, int catch_faults)
{
	struct io_way_options options = {.catch_faults = catch_faults};
	const struct pmureg_block *block = find_block(PMUREG_MMIO, &options.system);
	struct reading reading = {.fd = open(file("mem", 1 << 20), O_RDWR)};
	char name[64], maps[128];

	if (!block)
		return;
	(void)pmureg_unit_name(options.system, block, 0, name, sizeof(name));
	snprintf(maps, sizeof(maps), "%s=/mem", name);
	options.mmio = maps;
	open_way("mmio", options, &reading.io);
	reading.mapped = mmap(NULL, 1 << 20, PROT_READ, MAP_SHARED, reading.fd, 0);
	for (uint32_t i = 0; i < count; i++)
		reading.list[i] = (struct pmureg_access){
			.place = {.space = PMUREG_MMIO,
				  .bits = 32,
				  .block = (uint16_t)(block - pmureg_system_blocks(options.system)),
				  .address = 4 * i}};
	prepare(&reading, count);
	snprintf(name, sizeof(name), "read %zu MMIO registers%s", count, catch_faults ? ", faults caught" : "");
	measure(name, "as many bare loads", run, bare_loads, &reading, 200000);
	io_close(reading.io);
	close(reading.fd);
}

int main(void)
{
	static const size_t counts[] = {1, 4, 8};
	char command[128];

	snprintf(root, sizeof(root), "%s/pmureg-bench-XXXXXX", access("/dev/shm", W_OK) ? "/tmp" : "/dev/shm");
	if (!mkdtemp(root))
		fail(root);
	for (size_t i = 0; i < 3; i++)
		measure_msr(counts[i]);
	for (size_t i = 0; i < 3; i++)
		measure_pci(counts[i]);
	for (size_t i = 0; i < 3; i++)
		measure_mmio(counts[i], 0);
	measure_mmio(8, 1);
	snprintf(command, sizeof(command), "rm -r %s", root);
	return system(command) != 0;
}
