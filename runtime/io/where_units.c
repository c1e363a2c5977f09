/*
 * where_units.c: what those have in common that tell where units are: lists of them, files, and the machine's memory.
 */
#include "hosted.h"

#include <sys/mman.h>

#include "where.h"

struct where_unit *where_add(struct where_units *units, struct pmureg_error *error)
{
	struct where_unit *grown = pmureg_grow(units->list, units->count, &units->room, sizeof(*grown));

	if (!grown) {
		(void)io_out_of_memory(error);
		return NULL;
	}
	units->list = grown;
	memset(&grown[units->count], 0, sizeof(*grown));
	return &grown[units->count++];
}

int where_bytes(struct io_path path, size_t most, unsigned char **bytes, size_t *size, struct pmureg_error *error)
{
	const int fd = io_open(path, O_RDONLY);
	ssize_t got = fd < 0 ? fd : 1;
	size_t room = 0;

	*bytes = NULL;
	*size = 0;
	while (got > 0 && *size < most) {
		unsigned char *grown = pmureg_grow(*bytes, *size + 1, &room, 1);

		if (!grown) {
			free(*bytes);
			(void)close(fd);
			return io_out_of_memory(error);
		}
		*bytes = grown;
		got = read(fd, grown + *size, room - *size - 1);
		got = got < 0 ? -errno : got;
		*size += got > 0 ? (size_t)got : 0;
	}
	if (fd >= 0)
		(void)close(fd);
	if (!got && *size) {
		(*bytes)[*size] = '\0';
		return 0;
	}
	free(*bytes);
	return got < 0 ? pmureg_fail(error, (int)got, 0, "%s cannot be read: %s", path.text, strerror((int)-got)) :
			 pmureg_fail(error, -EINVAL, 0, "%s has %s bytes", path.text, got ? "too many" : "no");
}

int where_peek(const struct io_way_options *options, uint64_t address, uint32_t *value, struct pmureg_error *error)
{
	const struct io_path path = io_path(options->machine->root, "dev/mem");
	const uint64_t page = (uint64_t)sysconf(_SC_PAGESIZE), inside = address % page;
	const int fd = io_open(path, O_RDONLY | O_SYNC);
	void *mapping = fd < 0 || address % 4 || address > INT64_MAX ?
				MAP_FAILED :
				mmap(NULL, page, PROT_READ, MAP_SHARED, fd, (off_t)(address - inside));
	const int code = fd < 0 ? fd : mapping == MAP_FAILED ? -EACCES : 0;

	if (!code)
		*value = *(volatile uint32_t *)((char *)mapping + inside);
	if (mapping != MAP_FAILED)
		(void)munmap(mapping, page);
	if (fd >= 0)
		(void)close(fd);
	return code ? pmureg_fail(error, code, 0, "%s cannot be read at 0x%llx: %s", path.text,
				  (unsigned long long)address, strerror(-code)) : 0;
}
