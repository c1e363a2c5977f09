/*
 * view_track.c: keeps the last values of each metric that a view shows.
 */
#include "view.h"

#include <math.h>

static struct track *view_track_find(const struct view *view, const struct pmureg_metric_result *metric)
{
	for (size_t i = 0; i < view->count; i++) {
		struct track *track = &view->tracks[i];

		if (track->metric == metric->name && track->units == metric->unit_count && strcmp(track->of, metric->of) == 0 &&
		    strcmp(track->place, metric->place) == 0)
			return track;
	}
	return NULL;
}

/* Returns the first result of a metric's event, whose text begins with the kind of its units. */
static const struct pmureg_result *first_result(const struct samples *samples, const struct pmureg_metric_result *metric)
{
	const struct pmureg_result *result = samples->results;

	while (result->event_index != metric->event_index)
		result++;
	return result;
}

static struct track *view_track_add(struct view *view, const struct samples *samples, const struct pmureg_metric_result *metric)
{
	struct track *grown = with_room(view->tracks, view->count, sizeof(*grown));
	const char *event = first_result(samples, metric)->event;

	if (!grown)
		return NULL;
	view->tracks = grown;
	grown += view->count++;
	*grown = (struct track){
		.kind = event, .kind_length = strcspn(event, "/"),
		.metric = metric->name, .measure = metric->unit, .of = metric->of, .place = metric->place,
		.units = metric->unit_count,
	};
	for (size_t i = 0; i < VIEW_HISTORY; i++)
		grown->values[i] = NAN;
	return grown;
}

int view_is_one_kind(const struct track *a, const struct track *b)
{
	return a->kind_length == b->kind_length && strncmp(a->kind, b->kind, a->kind_length) == 0;
}

int view_is_one_line(const struct track *a, const struct track *b)
{
	return a->units == b->units && strcmp(a->of, b->of) == 0 && strcmp(a->place, b->place) == 0;
}

/* The sum of all units of a kind has the most. */
static void view_track_set_levels(struct view *view)
{
	for (size_t i = 0; i < view->count; i++) {
		struct track *track = &view->tracks[i];
		size_t most = 0;

		for (const struct track *other = view->tracks; other < view->tracks + view->count; other++)
			if (view_is_one_kind(track, other) && other->units > most)
				most = other->units;
		track->level = track->units == most ? VIEW_ALL : track->units > 1 ? VIEW_PLACE : VIEW_UNIT;
	}
}

int view_take(struct view *view, const struct samples *samples)
{
	const size_t before = view->count;

	for (size_t i = 0; i < samples->metric_count; i++) {
		const struct pmureg_metric_result *metric = &samples->metrics[i];
		struct track *track = view_track_find(view, metric);

		/* A notice said why, before counting began. */
		if (metric->why_not && strcmp(metric->why_not, pmureg_reason_text(PMUREG_NOT_SUPPORTED)) == 0)
			continue;

		track = track ? track : view_track_add(view, samples, metric);
		if (!track)
			return -ENOMEM;
		memmove(track->values + 1, track->values, (VIEW_HISTORY - 1) * sizeof(*track->values));
		track->values[0] = metric->interval_value;
		track->why_not = metric->why_not;
		if (metric->interval_value > track->most)
			track->most = metric->interval_value;
	}
	if (view->count > before)
		view_track_set_levels(view);
	return 0;
}
