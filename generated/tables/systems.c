/*
 * Every described system, in the order of their names.
 *
 * Made by pmureg. Edit the descriptions, not this.
 */
#include <pmureg/systems.h>

extern const struct pmureg_system pmureg_system_carmel;
extern const struct pmureg_system pmureg_system_ivbep;
extern const struct pmureg_system pmureg_system_nhm;
extern const struct pmureg_system pmureg_system_pmuv3;
extern const struct pmureg_system pmureg_system_spmu;
extern const struct pmureg_system pmureg_system_t241;
extern const struct pmureg_system pmureg_system_t410;

const struct pmureg_system *const pmureg_systems[] = {
	&pmureg_system_carmel,
	&pmureg_system_ivbep,
	&pmureg_system_nhm,
	&pmureg_system_pmuv3,
	&pmureg_system_spmu,
	&pmureg_system_t241,
	&pmureg_system_t410,
};

const size_t pmureg_system_count = sizeof(pmureg_systems) / sizeof(pmureg_systems[0]);
