/*
 * metrics.h: described metrics, from the counts of one unit.
 */
#ifndef PMUREG_LIBRARY_METRICS_H
#define PMUREG_LIBRARY_METRICS_H

#include "counting.h"

struct metric_value {
	const char *name, *unit;
	const char *on; /* the unit that it is about, */
	int package;    /* of this package; -1: of none */
	size_t event;   /* the event that it is shown with: the first that it is made of */
	double value;
	double interval; /* from what has been counted since it was shown last; not a number: not enough was */
	const struct pmureg_block *block;
	const struct pmureg_metric *metric;
};

enum metrics_since { METRICS_SINCE_START, METRICS_SINCE_SHOWN };

/* Calls `found` for each metric that the counts give, until that returns non-zero, which is returned; or -ENOMEM. */
typedef int metrics_found(void *context, const struct metric_value *value);
int metrics_compute(const struct pmureg *counting, uint64_t duration_ns, enum metrics_since since, metrics_found *found,
		    void *context);

/* Adds the events that the metrics of the options need, of this machine or of the system that was named. 0 or a negative errno value. */
int metrics_add_events(struct pmureg *counting, struct pmureg_error *error);
/* Whether the counted system has them. 0 or a negative errno value. */
int metrics_check(struct pmureg *counting, struct pmureg_error *error);
/* Whether the options ask for it. */
int metrics_wanted_by(const struct pmureg *counting, const struct pmureg_block *block, const struct pmureg_metric *metric);

#endif
