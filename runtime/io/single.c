/*
 * single.c: a single access is a list of one.
 */
#include <pmureg/core.h>

static int run_one(struct pmureg_io *io, struct pmureg_access *access)
{
	size_t failed;
	int code = pmureg_io_prepare(io, access, 1);

	return code ? code : io->run(io, access, 1, &failed);
}

int pmureg_io_read_listed(struct pmureg_io *io, const struct pmureg_place *place, uint64_t *value)
{
	struct pmureg_access access = {.kind = PMUREG_ACCESS_READ, .place = *place, .reg = PMUREG_NONE};
	int code = run_one(io, &access);

	*value = code ? 0 : access.value;
	return code;
}

int pmureg_io_write_listed(struct pmureg_io *io, const struct pmureg_place *place, uint64_t value)
{
	return run_one(io, &(struct pmureg_access){
				   .kind = PMUREG_ACCESS_WRITE, .place = *place, .value = value, .reg = PMUREG_NONE});
}
