/*
 * where_units.c: functions shared by the sources: lists of units, files, and the machine's memory.
 */
#include "hosted.h"

#include <endian.h>
#include <sys/mman.h>
#include <sys/stat.h>

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

int where_by_address(const void *a, const void *b)
{
	const struct where_unit *left = a, *right = b;

	return (left->pages->address > right->pages->address) - (left->pages->address < right->pages->address);
}

/* What the kernel makes when it is read has no size before: where the room was full, it is read again into more. */
int where_bytes(struct io_path path, size_t most, unsigned char **bytes, size_t *size, struct pmureg_error *error)
{
	size_t room = 1 << 14;
	ssize_t got;

	for (*bytes = NULL;; room *= 4) {
		room = room < most ? room : most;
		free(*bytes);
		*bytes = malloc(room);
		if (!*bytes)
			return io_out_of_memory(error);
		got = io_bytes(path, 0, *bytes, room);
		if (got < (ssize_t)room || room == most)
			break;
	}
	*size = got > 0 ? (size_t)got : 0;
	if (*size && *size < room) {
		(*bytes)[*size] = '\0';
		return 0;
	}
	free(*bytes);
	return got < 0 ? pmureg_fail(error, (int)got, 0, "%s cannot be read: %s", path.text, strerror((int)-got)) :
			 pmureg_fail(error, -EINVAL, 0, "%s has %s bytes", path.text, got ? "too many" : "no");
}

int where_memory(const struct io_unit *unit, uint64_t address, size_t count, void *bytes)
{
	const struct io_path path = io_path(unit->options->machine->root, "dev/mem");
	const size_t inside = (size_t)(address % (uint64_t)sysconf(_SC_PAGESIZE));
	const int fd = io_open(path, O_RDONLY | O_SYNC);
	const size_t size = count * sizeof(uint32_t);
	void *mapping = MAP_FAILED;
	struct stat info;
	int code = fd < 0 ? fd : fstat(fd, &info) ? -errno : 0;

	/* Access behind the end of a file would only be noticed by a fault. */
	if (!code && (address > (uint64_t)INT64_MAX - size ||
		      (S_ISREG(info.st_mode) && address + size > (uint64_t)info.st_size)))
		code = -ERANGE;
	if (!code && address % 4 == 0)
		mapping = mmap(NULL, size + inside, PROT_READ, MAP_SHARED, fd, (off_t)(address - inside));
	code = code ? code : mapping == MAP_FAILED ? -EACCES : 0;
	for (size_t i = 0; i < count && !code; i++) {
		const uint32_t dword = ((const volatile uint32_t *)(const volatile void *)((char *)mapping + inside))[i];

		memcpy((char *)bytes + i * sizeof(dword), &dword, sizeof(dword));
	}
	if (mapping != MAP_FAILED)
		(void)munmap(mapping, size + inside);
	if (fd >= 0)
		(void)close(fd);
	return code ? pmureg_fail(unit->error, code, 0, "%s cannot be read at 0x%llx: %s", path.text,
				  (unsigned long long)address, strerror(-code)) : 0;
}
