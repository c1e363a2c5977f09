/*
 * machine.c: see machine.h.
 *
 * Places and ids: Intel 329468-002, chapter 2, and the PCI ID repository.
 */
#include <stdio.h>
#include <string.h>

#include "tree.h"

#include "../../runtime/io/list.h"
#include "machine.h"

static const struct {
	unsigned int bus;
	const char *function, *id;
} functions[] = {
	{1, "0e.1", "0x0e30"}, {1, "1c.1", "0x0e38"},                                                 /* HA */
	{1, "10.4", "0x0eb4"}, {1, "10.5", "0x0eb5"}, {1, "10.0", "0x0eb0"}, {1, "10.1", "0x0eb1"}, /* channels 0-3 */
	{1, "1e.4", "0x0ef4"}, {1, "1e.5", "0x0ef5"}, {1, "1e.0", "0x0ef0"}, {1, "1e.1", "0x0ef1"}, /* channels 4-7 */
	{0, "05.6", "0x0e39"},                                                                         /* IRP */
	{1, "08.2", "0x0e32"}, {1, "09.2", "0x0e33"}, {1, "18.2", "0x0e3a"},                         /* QPI */
	/* its match and mask */
	{1, "08.6", "0x0e86"}, {1, "09.6", "0x0e96"}, {1, "18.6", "0x0e46"},
	{1, "08.0", "0x0e80"}, {1, "09.0", "0x0e90"}, {1, "18.0", "0x0e40"},                         /* its link rate */
	{1, "13.1", "0x0e34"},                                                                         /* R2PCIe */
	{1, "13.5", "0x0e36"}, {1, "13.6", "0x0e37"}, {1, "12.5", "0x0e3e"},                         /* R3QPI */
};

static const char *folder(unsigned int package, unsigned int bus, const char *function, const char *file)
{
	static const char *const buses[2][2] = {{"00", "7f"}, {"80", "ff"}};
	static char path[128];

	(void)snprintf(path, sizeof(path), "sys/bus/pci/devices/0000:%s:%s/%s", buses[package][bus], function, file);
	return path;
}

const char *machine_pci(unsigned int package, unsigned int bus, const char *function)
{
	return folder(package, bus, function, "config");
}

void machine_make(const char *root)
{
	tree_put64(root, "dev/cpu/0/msr", 0x2000, 0);
	tree_put64(root, "dev/cpu/1/msr", 0x2000, 0);
	for (unsigned int package = 0; package < 2; package++)
		for (size_t i = 0; i < sizeof(functions) / sizeof(functions[0]); i++) {
			const unsigned int bus = functions[i].bus;

			tree_text(root, folder(package, bus, functions[i].function, "vendor"), "0x8086\n");
			tree_text(root, folder(package, bus, functions[i].function, "device"), functions[i].id);
			tree_text(root, folder(package, bus, functions[i].function, "local_cpulist"),
				  package ? "1\n" : "0\n");
			tree_put32(root, folder(package, bus, functions[i].function, "config"), 0, 0x8086);
			tree_put32(root, folder(package, bus, functions[i].function, "config"), 4092, 0);
		}
}

void socket_open(struct socket *socket, const char *root, unsigned int package)
{
	const struct io_way_options options = {
		.machine = &socket->machine, .system = &pmureg_system_ivbep, .cpu = (int)package, .package = package};
	struct pmureg_error error;

	assert_int_equal(io_machine_init(&socket->machine, root, NULL, &error), 0);
	io_reach_init(&socket->reach);
	assert_int_equal(io_way_open(io_way_find("msr"), &options, &socket->reach.ios[PMUREG_MSR], &error), 0);
	assert_int_equal(io_way_open(io_way_find("pci"), &options, &socket->reach.ios[PMUREG_PCI], &error), 0);
}

void socket_close(struct socket *socket)
{
	io_close(socket->reach.ios[PMUREG_MSR]);
	io_close(socket->reach.ios[PMUREG_PCI]);
}
