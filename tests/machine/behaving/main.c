/*
 * main.c: serves a machine that behaves: its registers as the files through which Linux hands them out, and three files
 * to play its part with.
 *
 *   behaving SYSTEM PACKAGES FOLDER
 *
 * In the folder: msr.PACKAGE as /dev/cpu/N/msr is, pci.PACKAGE.BUS:DEVICE.FUNCTION as a device's `config` (BUS: the
 * package's first or second), mmio.UNIT.PAGE for mapped.c, `control` to be written (control.c), `state` and `log` to be
 * read. Ends at SIGTERM. Exit status 77: it cannot be had here, and why.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>

#include "folder.h"
#include "machine.h"
#include "registers.h"

enum kind { CONTROL, STATE, LOG, REGISTERS };

struct file {
	char name[96];
	enum kind kind;
	struct bank bank; /* of REGISTERS */
};

struct files {
	struct machine machine;
	struct file *list;
	size_t count, room;
};

/* A text that was made when its file was opened, so that it is of one moment however it is read. */
struct text {
	size_t size;
	char *bytes;
};

/* ---- Which files there are ---- */

static void add(struct files *files, struct file file)
{
	for (size_t i = 0; i < files->count; i++)
		if (strcmp(files->list[i].name, file.name) == 0)
			return;
	if (files->count == files->room) {
		files->room = 2 * files->room + 64;
		files->list = realloc(files->list, files->room * sizeof(*files->list));
		if (!files->list)
			abort();
	}
	files->list[files->count++] = file;
}

static void add_msrs(struct files *files, size_t package)
{
	struct file file = {.kind = REGISTERS, .bank = {.package = package, .place = {.space = PMUREG_MSR}}};

	(void)snprintf(file.name, sizeof(file.name), "msr.%zu", package);
	add(files, file);
}

static void add_device(struct files *files, size_t package, const struct pmureg_pci_device *device)
{
	struct file file = {.kind = REGISTERS, .bank = {.package = package, .id = device->id}};
	const unsigned int place = device->place;

	file.bank.place = (struct pmureg_place){.space = PMUREG_PCI, .unit = device->place};
	(void)snprintf(file.name, sizeof(file.name), "pci.%zu.%x:%02x.%x", package, place >> 8, place >> 3 & 31,
		       place & 7);
	add(files, file);
}

/* Mapped units are no package's: they are the first one's. */
static void add_page(struct files *files, uint16_t block, uint16_t instance, uint16_t page)
{
	const struct pmureg_system *system = files->machine.system;
	struct file file = {.kind = REGISTERS};
	char unit[64];

	file.bank.place =
		(struct pmureg_place){.space = PMUREG_MMIO, .block = block, .instance = instance, .unit = page};
	(void)pmureg_unit_any_name(system, &pmureg_system_blocks(system)[block], instance, unit, sizeof(unit));
	(void)snprintf(file.name, sizeof(file.name), "mmio.%s.%u", unit, (unsigned int)page);
	add(files, file);
}

static void add_unit(struct files *files, uint16_t b, uint16_t instance)
{
	const struct pmureg_block *block = &pmureg_system_blocks(files->machine.system)[b];

	for (size_t i = 0; i < files->machine.package_count; i++)
		for (uint16_t d = 0; d < block->device_count; d++)
			add_device(files, i, &pmureg_instance_devices(&pmureg_block_instances(block)[instance])[d]);
	for (uint16_t page = 0; block->space == PMUREG_MMIO && page < block->page_count; page++)
		add_page(files, b, instance, page);
}

static void add_all(struct files *files)
{
	const struct pmureg_system *system = files->machine.system;

	add(files, (struct file){.name = "control", .kind = CONTROL});
	add(files, (struct file){.name = "state", .kind = STATE});
	add(files, (struct file){.name = "log", .kind = LOG});
	for (size_t i = 0; i < files->machine.package_count; i++)
		add_msrs(files, i);
	for (uint16_t b = 0; b < system->block_count; b++)
		for (uint16_t i = 0; i < pmureg_system_blocks(system)[b].instance_count; i++)
			add_unit(files, b, i);
}

static const char *name_of(void *context, size_t file)
{
	return ((struct files *)context)->list[file].name;
}

static uint64_t size_of(void *context, size_t file)
{
	const struct file *wanted = &((struct files *)context)->list[file];

	return wanted->kind == REGISTERS ? bank_size(&wanted->bank) : 0;
}

/* ---- Texts ---- */

static int open_file(void *context, size_t file, uint64_t *handle)
{
	struct files *files = context;
	const enum kind kind = files->list[file].kind;
	struct text *text;

	if (kind != STATE && kind != LOG)
		return 0;
	text = calloc(1, sizeof(*text));
	if (!text)
		return -ENOMEM;
	if (kind == STATE) {
		text->bytes = machine_state(&files->machine, &text->size);
	} else {
		(void)fflush(files->machine.log);
		text->size = files->machine.log_size;
		text->bytes = malloc(text->size + 1);
		if (text->bytes)
			memcpy(text->bytes, files->machine.log_text, text->size);
	}
	*handle = (uint64_t)(uintptr_t)text;
	return text->bytes ? 0 : -ENOMEM;
}

static void close_file(void *context, size_t file, uint64_t handle)
{
	struct text *text = (struct text *)(uintptr_t)handle;

	(void)context;
	(void)file;
	if (text)
		free(text->bytes);
	free(text);
}

static int read_text(const struct request *request, unsigned char *bytes)
{
	const struct text *text = (const struct text *)(uintptr_t)request->handle;
	size_t size = request->size;

	if (request->at >= text->size)
		return 0;
	if (size > text->size - request->at)
		size = text->size - (size_t)request->at;
	memcpy(bytes, text->bytes + request->at, size);
	return (int)size;
}

static int control(struct files *files, const struct request *request, const unsigned char *bytes)
{
	char text[1024], *line, *rest = NULL;
	int code = 0;

	if (request->size >= sizeof(text))
		return -EINVAL;
	memcpy(text, bytes, request->size);
	text[request->size] = '\0';
	for (line = strtok_r(text, "\n", &rest); line && !code; line = strtok_r(NULL, "\n", &rest))
		code = machine_control(&files->machine, line);
	return code ? code : (int)request->size;
}

/* ---- Reading and writing ---- */

static int read_file(void *context, const struct request *request, unsigned char *bytes)
{
	struct files *files = context;
	const enum kind kind = files->list[request->file].kind;

	if (kind == CONTROL)
		return 0;
	if (kind == STATE || kind == LOG)
		return read_text(request, bytes);
	return bank_access(&files->machine, &files->list[request->file].bank, request, 'r', bytes);
}

static int write_file(void *context, const struct request *request, const unsigned char *bytes)
{
	struct files *files = context;
	const enum kind kind = files->list[request->file].kind;
	unsigned char copy[64];

	if (kind == CONTROL)
		return control(files, request, bytes);
	if (kind == STATE || kind == LOG || request->size > sizeof(copy))
		return -EINVAL;
	memcpy(copy, bytes, request->size);
	return bank_access(&files->machine, &files->list[request->file].bank, request, 'w', copy);
}

int main(int argc, char **argv)
{
	struct files files = {.count = 0};
	struct folder folder = {&files, 0, name_of, size_of, open_file, close_file, read_file, write_file};
	int code;

	if (argc != 4) {
		(void)fprintf(stderr, "usage: behaving SYSTEM PACKAGES FOLDER\n");
		return 2;
	}
	(void)prctl(PR_SET_PDEATHSIG, SIGTERM); /* the test that started it is what takes the folder away */
	code = machine_make(&files.machine, argv[1], (size_t)strtoul(argv[2], NULL, 10));
	if (code) {
		(void)fprintf(stderr, "behaving: %s cannot be made: %s\n", argv[1], strerror(-code));
		return 1;
	}
	add_all(&files);
	folder.count = files.count;
	code = folder_serve(&folder, argv[3]);
	if (code)
		(void)fprintf(stderr, "/dev/fuse cannot be used: %s\n", strerror(-code));
	return code ? 77 : 0;
}
