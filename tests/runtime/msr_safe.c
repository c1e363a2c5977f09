/*
 * msr_safe.c: see msr_safe.h.
 *
 * The structures, the number of the ioctl, the versions and the errno values are msr-safe's own: msr_safe.h, README.md
 * and msr_batch.c of LLNL/msr-safe 1.7; version 2.0 put other structures under the same number.
 */
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "tree.h"

#include "msr_safe.h"

struct msr_batch_op {
	uint16_t cpu;
	uint16_t isrdmsr;
	int32_t err;
	uint32_t msr;
	uint64_t msrdata;
	uint64_t wmask;
};

struct msr_batch_array {
	uint32_t numops;
	struct msr_batch_op *ops;
};

struct module module;

int __wrap_ioctl(int fd, unsigned long request, void *argument);

int __wrap_ioctl(int fd, unsigned long request, void *argument)
{
	struct msr_batch_array *array = argument;
	int result = 0;

	assert_true(fd >= 0);
	assert_int_equal(request, 0xC01063A2UL); /* _IOWR('c', 0xA2, 16 bytes) */
	module.calls++;
	module.ops += array->numops;
	errno = module.fails_whole;
	if (module.fails_whole) {
		module.fails_whole = errno == EINTR ? 0 : errno;
		return -1;
	}
	for (uint32_t i = 0; i < array->numops; i++) {
		struct msr_batch_op *op = &array->ops[i];
		char name[64];

		assert_int_equal(op->isrdmsr, 1);
		if (op->msr == module.refused) {
			op->err = -EACCES;
			errno = EACCES;
			result = -1;
			continue;
		}
		(void)snprintf(name, sizeof(name), "dev/cpu/%u/msr", op->cpu);
		op->msrdata = tree_get64(module.root, name, op->msr);
	}
	return result;
}

void module_reset(const char *root)
{
	memset(&module, 0, sizeof(module));
	module.root = root;
}

void module_load(const char *version)
{
	tree_text(module.root, "dev/cpu/msr_batch", "");
	/* With its 0, as read_version() of the module gives it. */
	if (version)
		tree_bytes(module.root, "dev/cpu/msr_safe_version", 0, version, strlen(version) + 1);
}
