/*
 * view.h: shared by the files of `pmureg view`.
 */
#ifndef PMUREG_TOOL_VIEW_H
#define PMUREG_TOOL_VIEW_H

#include "stat.h"

#define VIEW_HISTORY 10 /* values of a metric that are kept */

enum view_level { VIEW_ALL, VIEW_PLACE, VIEW_UNIT };

/* A metric of a unit, of the units of a topology element, or of all units of a kind. Texts live as long as the handle. */
struct track {
	const char *kind;     /* the name of its units, up to a slash */
	size_t kind_length;
	const char *metric, *measure, *of, *place;
	enum view_level level;
	size_t units;
	const char *why_not;  /* why the last value is none; or NULL */
	double values[VIEW_HISTORY], most; /* the last value first; the largest that was seen */
};

struct view {
	struct track *tracks; /* in the order of the library: units of a kind by topology element, then their sums */
	size_t count;
	int is_live;          /* on a terminal: drawn again and again, by keys, too */
	int has_blocks;       /* the terminal shows block elements of Unicode */
	int hides_places, hides_units;
	size_t sort;          /* the column by which lines are sorted, from 1; 0: none */
};

/* ---- view_log.c ---- */

struct ring;
/* Shows the samples of a log. Returns the exit status. */
int view_log(struct stat_run *run, const struct ring *ring, const struct pmureg_system *system);

/* ---- view_show.c ---- */

extern const struct output_format view_format; /* of a run that has a view */
/* Draws what the view has. */
void view_show(const struct stat_run *run, FILE *out);
/* Takes a key. Returns 1 if it ends the view. While the terminal has not taken what was drawn, no more is. */
int view_key(struct stat_run *run, int key, int is_held_up);
/* Checks whether the locale is one of UTF-8. */
int view_is_unicode(void);

/* ---- view_track.c ---- */

/* Checks whether two tracks are of units of the same kind. */
int view_is_one_kind(const struct track *a, const struct track *b);
/* Checks whether two tracks are of the same units: columns of one line, if they are of one kind. */
int view_is_one_line(const struct track *a, const struct track *b);
/* Takes the metrics of a print. Returns 0 or -ENOMEM. */
int view_take(struct view *view, const struct samples *samples);

/* ---- view_draw.c ---- */

/* Draws all kinds of units, in the columns of a terminal. */
void view_draw(const struct view *view, FILE *out, int columns);

#endif
