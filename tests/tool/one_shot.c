/*
 * one_shot.c: counts on a monitor whose timer ends counting after one run. ENABLE begins the next run from 0 (Linux
 * 6.12, drivers/perf/amlogic/meson_g12_ddr_pmu.c and meson_ddr_pmu_core.c). Prints what a session reads.
 */
#include <inttypes.h>
#include <stdio.h>

#include <pmureg/core.h>

extern const struct pmureg_system pmureg_system_g12;

enum { CTRL0 = 0x0, PORTS = 0x4, GRANTS = 0x28, CHANNEL = 0x2c, TIMER = 0x3c };
#define ENABLE 0x80000000U

/* Its memory's clock is 1.5 GHz; grants come in every second clock, those of channel 0 in every third. */
struct monitor {
	struct pmureg_io io;
	uint64_t now, begun, ran; /* nanoseconds; clocks of the run so far, once it has been stopped */
	uint32_t registers[0x100 / 4];
	unsigned int starts;
};

static uint64_t clocks(const struct monitor *monitor)
{
	const uint64_t passed = (monitor->now - monitor->begun) * 3 / 2;

	if (!(monitor->registers[CTRL0 / 4] & ENABLE))
		return monitor->ran;
	return passed < monitor->registers[TIMER / 4] ? passed : monitor->registers[TIMER / 4];
}

static uint64_t monitor_read(const struct monitor *monitor, uint32_t address)
{
	return address == GRANTS  ? clocks(monitor) / 2 :
	       address == CHANNEL ? clocks(monitor) / 3 :
				    monitor->registers[address / 4];
}

static void monitor_write(struct monitor *monitor, uint32_t address, uint64_t value)
{
	if (address == CTRL0 && value & ENABLE) {
		monitor->begun = monitor->now;
		monitor->starts++;
	} else if (address == CTRL0) {
		monitor->ran = clocks(monitor);
	}
	monitor->registers[address / 4] = (uint32_t)value;
}

static int monitor_one(struct pmureg_io *io, struct pmureg_access *access)
{
	struct monitor *monitor = (struct monitor *)(void *)io;

	if (access->kind == PMUREG_ACCESS_READ)
		access->value = monitor_read(monitor, access->place.address);
	else if (access->kind == PMUREG_ACCESS_WRITE)
		monitor_write(monitor, access->place.address, access->value);
	return 0;
}

static int monitor_run(struct pmureg_io *io, struct pmureg_access *list, size_t count, size_t *failed)
{
	return pmureg_io_each(io, list, count, failed, monitor_one);
}

static uint64_t now_of(void *context)
{
	return ((const struct monitor *)context)->now;
}

static int told(int code, const struct pmureg_error *error)
{
	if (code)
		printf("%s\n", error->message);
	return code;
}

static void read_after(struct monitor *monitor, struct pmureg_session *session, uint64_t ns, const char *when)
{
	struct pmureg_count counts[2];
	struct pmureg_error error;

	monitor->now += ns;
	if (!told(pmureg_session_read(session, counts, &error), &error))
		printf("%s: %" PRIu64 " %" PRIu64 " reasons %d %d, %u starts\n", when, counts[0].value, counts[1].value,
		       counts[0].reason, counts[1].reason, monitor->starts);
}

int main(void)
{
	static uint64_t memory[4000];
	struct monitor monitor = {.io = {.run = monitor_run}};
	const struct pmureg_session_options options = {
		.size = sizeof(options), .now = now_of, .context = &monitor};
	struct pmureg_session *session;
	struct pmureg_event events[2];
	struct pmureg_error error;

	if (told(pmureg_event_parse(&pmureg_system_g12, "meson_ddr_bw/total_rw_bytes/", &events[0], &error), &error) ||
	    told(pmureg_event_parse(&pmureg_system_g12, "meson_ddr_bw/chan_1_rw_bytes,arm/", &events[1], &error), &error) ||
	    told(pmureg_session_open(memory, sizeof(memory), &pmureg_system_g12, &monitor.io, events, 2, &options, &session,
				     &error), &error) ||
	    told(pmureg_session_start(session, &error), &error))
		return 1;
	printf("deadline: %" PRIu64 " ns\n", pmureg_session_deadline(session));
	for (int i = 0; i < 10; i++)
		read_after(&monitor, session, 1000000000, "after a second");
	monitor.registers[PORTS / 4 + 2] = 4;
	read_after(&monitor, session, 1000000000, "beside another program");
	monitor.registers[PORTS / 4 + 2] = 0;
	monitor.now += 1000000000;
	if (told(pmureg_session_stop(session, &error), &error))
		return 1;
	read_after(&monitor, session, 1000000000, "stopped");
	read_after(&monitor, session, 1000000000, "stopped");
	if (told(pmureg_session_start(session, &error), &error))
		return 1;
	read_after(&monitor, session, 3000000000, "too late");
	return told(pmureg_session_close(session, &error), &error) != 0;
}
