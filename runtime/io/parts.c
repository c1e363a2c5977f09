/*
 * parts.c: asks the part `discovery`, if the program has it (see <pmureg/parts.h>).
 */
#include "hosted.h"

#include "where.h"

static const struct pmureg_part_discovery *discovery(struct pmureg_error *error)
{
	if (!pmureg_parts.discovery)
		(void)pmureg_fail(error, -EOPNOTSUPP, 0,
				  "the machine must be asked where it is, but this program was linked without "
				  "discovery: add it to pmureg_parts");
	return pmureg_parts.discovery;
}

int io_where(const struct io_unit *unit, uint16_t page, struct io_found *found)
{
	const struct pmureg_part_discovery *part = discovery(unit->error);

	return part ? part->where(unit, page, found) : -EOPNOTSUPP;
}

int io_above(const struct io_unit *unit, uint32_t other, uint64_t *number)
{
	const struct pmureg_part_discovery *part = discovery(unit->error);

	return part ? part->above(unit, other, number) : -EOPNOTSUPP;
}

int io_property(const struct io_unit *unit, const char *name, uint64_t *number)
{
	const struct pmureg_part_discovery *part = discovery(unit->error);

	return part ? part->property(unit, name, number) : -EOPNOTSUPP;
}

int io_words(const struct io_unit *unit, const struct pmureg_where *where, uint64_t words[WHERE_WORDS])
{
	const struct pmureg_part_discovery *part = discovery(unit->error);

	return part ? part->words(unit, where, words) : -EOPNOTSUPP;
}

int io_pci_id(const struct io_way_options *options, uint16_t id, uint64_t nth, char name[PCI_NAME],
	      struct pmureg_error *error)
{
	const struct pmureg_part_discovery *part = discovery(error);

	return part ? part->pci_id(options, id, nth, name, error) : -EOPNOTSUPP;
}

int io_pci_devices(const struct io_way_options *options, struct pci_devices *devices, struct pmureg_error *error)
{
	const struct pmureg_part_discovery *part = discovery(error);

	return part ? part->pci_devices(options, devices, error) : -EOPNOTSUPP;
}
