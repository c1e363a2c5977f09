/*
 * main.c: serves a machine that behaves: its registers as the files through which Linux hands them out, and three files to
 * play its part with.
 *
 *   behaving SYSTEM PACKAGES FOLDER
 *
 * In the folder: msr.PACKAGE as /dev/cpu/N/msr is, pci.PACKAGE.BUS:DEVICE.FUNCTION as a device's `config` (BUS: the package's
 * first or second), `control` to be written (control.c), `state` and `log` to be read. Ends at SIGTERM. Exit status 77: it
 * cannot be had here, and why.
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

enum kind { CONTROL, STATE, LOG, MSR, PCI };

struct file {
	char name[64];
	enum kind kind;
	size_t package;
	struct pmureg_pci_device device;
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

static void add_devices(struct files *files, size_t package)
{
	const struct pmureg_system *system = files->machine.system;

	for (uint16_t b = 0; b < system->block_count; b++)
		for (uint16_t i = 0; i < system->blocks[b].instance_count; i++)
			for (uint16_t d = 0; d < system->blocks[b].device_count; d++) {
				struct file file = {.kind = PCI, .package = package};
				unsigned int place;

				file.device = system->blocks[b].instances[i].devices[d];
				place = file.device.place;
				(void)snprintf(file.name, sizeof(file.name), "pci.%zu.%x:%02x.%x", package, place >> 8,
					       place >> 3 & 31, place & 7);
				add(files, file);
			}
}

static void add_all(struct files *files)
{
	add(files, (struct file){.name = "control", .kind = CONTROL});
	add(files, (struct file){.name = "state", .kind = STATE});
	add(files, (struct file){.name = "log", .kind = LOG});
	for (size_t i = 0; i < files->machine.package_count; i++) {
		struct file file = {.kind = MSR, .package = i};

		(void)snprintf(file.name, sizeof(file.name), "msr.%zu", i);
		add(files, file);
		add_devices(files, i);
	}
}

static const char *name_of(void *context, size_t file)
{
	return ((struct files *)context)->list[file].name;
}

static uint64_t size_of(void *context, size_t file)
{
	return ((struct files *)context)->list[file].kind == PCI ? PCI_CONFIG : 0;
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

/* ---- Registers ---- */

static int access_file(struct files *files, const struct request *request, char kind, unsigned char *bytes)
{
	const struct file *file = &files->list[request->file];

	if (file->kind == MSR)
		return msr_access(&files->machine, file->package, request, kind, bytes);
	return pci_access(&files->machine, file->package, &file->device, request, kind, bytes);
}

static int read_file(void *context, const struct request *request, unsigned char *bytes)
{
	struct files *files = context;
	const enum kind kind = files->list[request->file].kind;

	if (kind == CONTROL)
		return 0;
	return kind == STATE || kind == LOG ? read_text(request, bytes) : access_file(files, request, 'r', bytes);
}

static int write_file(void *context, const struct request *request, const unsigned char *bytes)
{
	struct files *files = context;
	const enum kind kind = files->list[request->file].kind;
	unsigned char copy[PCI_CONFIG];

	if (kind == CONTROL)
		return control(files, request, bytes);
	if (kind == STATE || kind == LOG || request->size > sizeof(copy))
		return -EINVAL;
	memcpy(copy, bytes, request->size);
	return access_file(files, request, 'w', copy);
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
