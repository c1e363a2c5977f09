/* SPDX-License-Identifier: GPL-2.0 OR BSD-2-Clause */
/*
 * Shared by the files of pmureg.ko, which makes perf PMUs of the units that tables describe.
 */
#ifndef PMUREG_LINUX_DRIVER_H
#define PMUREG_LINUX_DRIVER_H

#include <linux/cpumask.h>
#include <linux/device.h>
#include <linux/hrtimer.h>
#include <linux/list.h>
#include <linux/mutex.h>
#include <linux/perf_event.h>
#include <linux/spinlock.h>

#include <pmureg/core.h>

#define DRV_NAME 64 /* size of a PMU's name */

struct pci_dev;

/* A table, in memory of its own, that has passed the check. */
struct drv_table {
	struct list_head list;
	void *bytes;
	const struct pmureg_system *system; /* or its variant that this machine is */
	bool is_sure;                       /* the processor is one that the system names */
	struct list_head packages;
	unsigned int package_count;
	struct pci_dev **devices; /* of the system's vendor; NULL behind the last: not found */
	struct pmureg_pci_there *there;
	size_t device_count;
	void *scratch; /* of its units' PMUs; drv_mutex is held while it is used */
	size_t scratch_size;
};

/* A package, or the whole machine of one, and the PCI devices that a system describes there. */
struct drv_package {
	struct list_head list;
	struct pmureg_package of;
	size_t count;
	struct pmureg_pci_meant pci[];
};

/* A page of a memory-mapped unit. */
struct drv_page {
	void __iomem *at;
	u64 address, size;
};

/* One unit in one package. */
struct drv_device {
	struct pmureg_io io; /* first member, for casts */
	struct drv_unit *unit;
	const struct drv_package *package;
	struct drv_page *pages;
	u16 instance;
	int bank; /* number of its package or die, as the kernel's topology has it */
	int cpu;  /* that accesses its registers; -1: none of its CPUs is online */
	void *memory;
	struct pmureg_pmu *pmu; /* in it; NULL: it has no events */
	raw_spinlock_t lock;    /* of what perf calls with interrupts off */
	unsigned int users;     /* events that exist; drv_mutex protects it */
	bool is_taken;
	bool is_asleep;           /* the machine is being suspended: no event may come */
	struct list_head running; /* events that have a counter */
	struct hrtimer timer;     /* reads them before a counter wraps twice */
	u64 period;               /* in ns; 0: no counter ever wraps twice */
};

/*
 * Units of one block that are one PMU for perf: those of all packages, or of all instances that a
 * term chooses from.
 */
struct drv_unit {
	struct pmu pmu;
	struct list_head list;
	struct hlist_node node; /* of CPU hotplug */
	const struct drv_table *table;
	const struct pmureg_block *block;
	char name[DRV_NAME];
	bool is_registered;
	cpumask_var_t cpus;
	struct drv_files *files;
	size_t count;
	struct drv_device *devices[];
};

struct drv_event {
	struct list_head list; /* of the device's running events */
	struct perf_event *event;
	struct drv_device *device;
	struct pmureg_pmu_event *made;
	u64 before; /* what the core had counted at the last read */
	u64 memory[];
};

/* The numbers of its instance, for expressions. */
static inline const u64 *drv_numbers(const struct drv_device *device)
{
	const struct pmureg_instance *instances = pmureg_block_instances(device->unit->block);

	return pmureg_instance_numbers(&instances[device->instance]);
}

/* ---- io.c: accesses to registers ---- */

void drv_io_init(struct drv_device *device);
u64 drv_sysreg_read(u64 stub); /* sysreg.S */
void drv_sysreg_write(u64 value, u64 stub);
int drv_msr_read(const struct drv_device *device, u32 address, u64 *value);

/* ---- find.c: what the machine has ---- */

enum drv_match { DRV_OTHER, DRV_UNKNOWN, DRV_HERE }; /* what the processor says of a system */
enum drv_match drv_match(const struct pmureg_system *system, const struct pmureg_system **variant);
int drv_packages_find(struct drv_table *table);
void drv_packages_put(struct drv_table *table);
/*
 * The number of the part of the machine that a CPU belongs to, by the scope of a block; negative:
 * not supported.
 */
int drv_bank(const struct pmureg_block *block, unsigned int cpu);
const struct drv_package *drv_package_of(const struct drv_table *table, unsigned int cpu);
struct pci_dev *drv_pci_of(const struct drv_device *device, u16 place);
int drv_fact(struct drv_device *device, u32 index, u64 *value);

/* ---- where.c: memory-mapped units ---- */

/* Maps the pages of a memory-mapped unit. -ENOENT: nobody says where it is. */
int drv_pages_map(struct drv_device *device);
void drv_pages_unmap(struct drv_device *device);

/* ---- files.c: format, events, cpumask and identifier in sysfs ---- */

int drv_files_make(struct drv_unit *unit);
void drv_files_free(struct drv_unit *unit);

/* ---- units.c: PMUs that come and go ---- */

/* Of all that may sleep: which units there are, making events, taking devices and restoring them. */
extern struct mutex drv_mutex;

/* Finds the device's counters, in memory that it has until it is closed. */
int drv_device_open(struct drv_device *device, struct pmureg_error *error);
void drv_device_close(struct drv_device *device);

int drv_units_init(void);
void drv_units_exit(void);
/* Registers the units of a table that this machine has. What it does not have is left out. */
int drv_units_register(struct drv_table *table);
void drv_units_unregister(void);
/* Calls for each device. `asleep`: from now on no event may come. */
void drv_units_each(void (*call)(struct drv_device *device), bool asleep);

/* ---- event.c: what perf calls ---- */

void drv_event_calls(struct pmu *pmu);
void drv_timer_init(struct drv_device *device);
void drv_timer_set(struct drv_device *device);  /* how often it reads */
void drv_timer_move(struct drv_device *device); /* to the CPU that accesses the device now */

/* A device has a CPU again. Restores it, if that failed when its last event was closed. */
void drv_return(struct drv_device *device);

/* perf shows no error of what it calls with interrupts off. */
void drv_tell(const struct drv_unit *unit, const char *what);

/* ---- suspend.c ---- */

int drv_suspend_init(void);
void drv_suspend_exit(void);

/* ---- main.c ---- */

extern char *drv_units; /* the module's parameter */
extern bool drv_force;
extern bool drv_any_processor;

#endif
