/*
 * choose.c: what of a machine a description means: its processor, and the PCI devices and units of a package.
 */
#include "internal.h"

/* ---- The processor ---- */

int pmureg_detect_fits(const struct pmureg_detect *detect, const struct pmureg_processor *processor)
{
	const struct pmureg_span *models = pmureg_detect_models(detect);
	const char *vendor = pmureg_detect_cpu_vendor(detect);

	if (vendor && detect->family == processor->family && detect->stepping.first <= processor->stepping &&
	    processor->stepping <= detect->stepping.last && pmureg_word_is(pmureg_word_of(vendor), processor->vendor))
		for (uint16_t i = 0; i < detect->model_count; i++)
			if (models[i].first <= processor->model && processor->model <= models[i].last)
				return 1;
	return detect->midr_mask && processor->midr && !((processor->midr ^ detect->midr) & detect->midr_mask);
}

/* ---- Things of a package ---- */

size_t pmureg_choose(const void *things, size_t count, pmureg_package_of *package_of,
		     const struct pmureg_package *package, int any, uint64_t nth)
{
	size_t meant = 0, known = 0, here = 0, seen = 0;

	for (size_t i = 0; i < count; i++) {
		const int id = package_of(things, i);

		meant += id != PMUREG_NOT_MEANT;
		known += id >= 0;
		here += id == package->id;
	}
	if (known ? !here && !any : meant % package->count)
		return count;
	for (size_t i = 0; i < count; i++) {
		const int id = package_of(things, i), wanted = here ? package->id : PMUREG_PACKAGE_UNKNOWN;

		if (id == PMUREG_NOT_MEANT)
			continue;
		if ((known ? id == wanted : seen++ / (meant / package->count) == package->rank) && !nth--)
			return i;
	}
	return count;
}

size_t pmureg_instance_rank(const struct pmureg_block *block, uint16_t instance)
{
	const struct pmureg_instance *instances = pmureg_block_instances(block);
	const uint16_t socket = block->socket;
	size_t rank = 0;

	for (uint16_t i = 0; i < instance; i++)
		rank += socket == PMUREG_NONE || pmureg_instance_numbers(&instances[i])[socket] ==
							 pmureg_instance_numbers(&instances[instance])[socket];
	return rank;
}

/* ---- PCI devices ---- */

static size_t add_meant(struct pmureg_pci_meant *list, size_t count, const struct pmureg_pci_device *device)
{
	for (size_t i = 0; list && i < count; i++) {
		if (list[i].device.place != device->place)
			continue;
		if (list[i].device.id != device->id)
			list[i].other_id = device->id;
		return count;
	}
	if (list)
		list[count] = (struct pmureg_pci_meant){.device = *device};
	return count + 1;
}

size_t pmureg_pci_list(const struct pmureg_system *system, struct pmureg_pci_meant *list)
{
	const struct pmureg_block *blocks = pmureg_system_blocks(system);
	size_t count = 0;

	for (size_t b = 0; b < system->block_count; b++) {
		const struct pmureg_instance *instances = pmureg_block_instances(&blocks[b]);

		if (blocks[b].space != PMUREG_PCI || blocks[b].where_count)
			continue;
		for (size_t i = 0; i < blocks[b].instance_count; i++)
			for (size_t d = 0; d < blocks[b].device_count; d++)
				count = add_meant(list, count, &pmureg_instance_devices(&instances[i])[d]);
	}
	return count;
}

int pmureg_pci_fits(const struct pmureg_pci_meant *meant, const struct pmureg_pci_there *there)
{
	return (there->id == meant->device.id || meant->device.id == PMUREG_NONE ||
		(meant->other_id && there->id == meant->other_id)) &&
	       (meant->device.function == PMUREG_NONE || meant->device.function == there->function);
}

struct looked_for {
	const struct pmureg_pci_meant *meant;
	const struct pmureg_pci_there *there;
};

static int package_of_device(const void *things, size_t index)
{
	const struct looked_for *at = things;

	return pmureg_pci_fits(at->meant, &at->there[index]) ? at->there[index].package : PMUREG_NOT_MEANT;
}

size_t pmureg_pci_nth(const struct pmureg_pci_there *there, size_t count, uint16_t id,
		      const struct pmureg_package *package, uint64_t nth)
{
	const struct pmureg_pci_meant meant = {.device = {.id = id, .function = PMUREG_NONE}};

	return pmureg_choose(&(struct looked_for){&meant, there}, count, package_of_device, package, 0, nth);
}

/* Returns the first or second bus of the package, which has the first device that the package is found to have there. */
static uint64_t choose_bus(const struct pmureg_pci_meant *meant, size_t meant_count,
			   const struct pmureg_pci_there *there, size_t count, const struct pmureg_package *package,
			   unsigned int which)
{
	size_t found = count;

	for (size_t i = 0; i < meant_count && found == count; i++)
		if (meant[i].device.place >> 8 == which)
			found = pmureg_choose(&(struct looked_for){&meant[i], there}, count, package_of_device, package,
					      1, 0);
	return found < count ? there[found].bus : UINT64_MAX;
}

void pmureg_pci_find(struct pmureg_pci_meant *meant, size_t meant_count, const struct pmureg_pci_there *there,
		     size_t count, const struct pmureg_package *package)
{
	const uint64_t buses[2] = {choose_bus(meant, meant_count, there, count, package, 0),
				   choose_bus(meant, meant_count, there, count, package, 1)};

	for (size_t i = 0; i < meant_count; i++) {
		const uint16_t place = meant[i].device.place;

		meant[i].found = count;
		if (place >= PMUREG_PCI_ANYWHERE)
			meant[i].found = pmureg_choose(&(struct looked_for){&meant[i], there}, count, package_of_device,
						       package, 0, 0);
		for (size_t c = 0; place >> 8 < 2 && c < count; c++)
			if (there[c].bus == buses[place >> 8] && pmureg_pci_fits(&meant[i], &there[c]))
				meant[i].found = c;
	}
}
