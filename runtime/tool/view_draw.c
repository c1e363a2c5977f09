/*
 * view_draw.c: draws a view: a line for all units of a kind, for each topology element and for each unit, with a column
 * for each metric. The metric that sorts, or else the first one, has a bar and its history, relative to the largest
 * value that its lines have had.
 */
#include "view.h"

#include <math.h>

#define NAME_LEAST 14    /* columns of a line's name that is longer, at least and at most */
#define NAME_MOST 32
#define BAR 10
#define RIGHT (2 + BAR + 1 + VIEW_HISTORY)
#define NARROW 9         /* columns of a metric, at least and at most */
#define WIDE 18
#define METRICS_MOST 32  /* of a kind of units */
#define STEPS 8          /* of a block element */

/* One kind of units. */
struct drawing {
	const struct view *view;
	FILE *out;
	const struct track *first;                 /* of the kind */
	const struct track *columns[METRICS_MOST]; /* the first track of each metric */
	size_t column_count, shown;                /* shown: as many as there is room for */
	size_t chosen;                             /* the column with the bar */
	int name, width;                           /* columns of the lines' names, and of a metric */
	int has_right;                             /* room for the bar and the history */
	int has_places;                            /* units are of several places */
};

struct line {
	const struct track *track; /* of any metric */
	double key, place_key;     /* what the line and its topology element are sorted by, the largest first */
	const struct track *place; /* the first track of the place, so that places have an order */
};

/* Returns the next track of the kind, or NULL. Start with NULL. */
static const struct track *next_track(const struct drawing *drawing, const struct track *track)
{
	const struct track *end = drawing->view->tracks + drawing->view->count;

	for (track = track ? track + 1 : drawing->view->tracks; track < end; track++)
		if (view_is_one_kind(track, drawing->first))
			return track;
	return NULL;
}

static const struct track *find_cell(const struct drawing *drawing, const struct track *line, size_t column)
{
	const struct track *track = NULL;

	while ((track = next_track(drawing, track)) &&
	       (track->metric != drawing->columns[column]->metric || !view_is_one_line(track, line)))
		continue;
	return track;
}

/* ---- Names of lines ---- */

/* Checks for a unit of one of several places, which has no line of its own: this is its only unit. */
static int is_only_unit(const struct drawing *drawing, const struct track *line)
{
	for (const struct track *track = NULL; (track = next_track(drawing, track));)
		if (track->level == VIEW_PLACE && strcmp(track->place, line->place) == 0)
			return 0;
	return drawing->has_places && *line->place && line->units == 1;
}

/* Returns the length of the name. */
static int line_name(const struct drawing *drawing, const struct track *line, char *text, size_t size)
{
	const int is_only = is_only_unit(drawing, line);

	if (line->level == VIEW_ALL && line->units > 1)
		return snprintf(text, size, "all %zu", line->units);
	return snprintf(text, size, "%s%s%s%s", line->level == VIEW_UNIT ? "  " : "",
			line->units > 1 || is_only ? line->place : "", is_only ? " " : "",
			line->units == 1 ? line->of : "");
}

/* A unit's name that is too long loses its first characters, because the last ones tell it from others. */
static void view_draw_name(const struct drawing *drawing, const struct track *line)
{
	char name[2 * TOOL_NAME];
	const int length = line_name(drawing, line, name, sizeof(name)), over = length - drawing->name;
	const int own = (int)strlen(line->of), at = length - own;

	if (over > 0 && over < own && line->units == 1 && length < (int)sizeof(name))
		memmove(name + at, name + at + over, (size_t)(own - over) + 1);
	(void)show(drawing->out, "%-*.*s", drawing->name, drawing->name, name);
}

/* Metrics have what they need at least; then names; then metrics have the rest. */
static void find_names(struct drawing *drawing, int columns)
{
	int most;

	for (const struct track *track = NULL; (track = next_track(drawing, track));)
		drawing->has_places |= track->units == 1 && strcmp(track->place, drawing->first->place) != 0;
	drawing->name = (int)drawing->first->kind_length;
	for (const struct track *track = NULL; (track = next_track(drawing, track));) {
		const int length = line_name(drawing, track, NULL, 0);

		drawing->name = length > drawing->name ? length : drawing->name;
	}
	most = columns - RIGHT - (int)drawing->column_count * (NARROW + 1);
	most = most < NAME_LEAST ? NAME_LEAST : most > NAME_MOST ? NAME_MOST : most;
	drawing->name = drawing->name < most ? drawing->name : most;
}

/* ---- Lines ---- */

static double sort_key(const struct drawing *drawing, const struct track *line)
{
	const struct track *track = drawing->view->sort ? find_cell(drawing, line, drawing->chosen) : NULL;

	return track && isfinite(track->values[0]) ? track->values[0] : 0;
}

/* Returns 1 if a comes before b: all, then each place with its units. */
static int comes_before(const struct line *a, const struct line *b)
{
	if ((a->track->level == VIEW_ALL) != (b->track->level == VIEW_ALL))
		return a->track->level == VIEW_ALL;
	if (a->place_key > b->place_key || a->place_key < b->place_key)
		return a->place_key > b->place_key;
	if (a->place != b->place)
		return a->place < b->place;
	return a->track->level == b->track->level ? a->key > b->key : a->track->level < b->track->level;
}

static int is_hidden(const struct view *view, enum view_level level)
{
	return (level == VIEW_UNIT && view->hides_units) || (level != VIEW_ALL && view->hides_places);
}

/* Sets what a line's place is sorted by: the place's own value; if it has no line, the unit's. */
static void find_place(const struct drawing *drawing, struct line *line)
{
	line->place_key = line->key;
	for (const struct track *track = NULL; (track = next_track(drawing, track));) {
		if (strcmp(track->place, line->track->place) != 0)
			continue;
		line->place = line->place ? line->place : track;
		if (track->level == VIEW_PLACE) {
			line->place_key = sort_key(drawing, track);
			return;
		}
	}
}

/* Returns the lines in order, and their number. The caller frees them; NULL: out of memory. */
static struct line *view_draw_lines(const struct drawing *drawing, size_t *count)
{
	const struct view *view = drawing->view;
	struct line *lines = calloc(view->count, sizeof(*lines));

	*count = 0;
	for (const struct track *track = NULL; lines && (track = next_track(drawing, track));) {
		struct line line = {.track = track};
		size_t at = 0;

		if (is_hidden(view, track->level))
			continue;
		while (at < *count && !view_is_one_line(lines[at].track, track))
			at++;
		if (at < *count)
			continue;
		line.key = sort_key(drawing, track);
		find_place(drawing, &line);
		for (at = (*count)++; at > 0 && comes_before(&line, &lines[at - 1]); at--)
			lines[at] = lines[at - 1];
		lines[at] = line;
	}
	return lines;
}

/* ---- Columns ---- */

static void find_columns(struct drawing *drawing)
{
	const struct view *view = drawing->view;

	for (const struct track *track = NULL; (track = next_track(drawing, track));) {
		size_t at = 0;

		while (at < drawing->column_count && drawing->columns[at]->metric != track->metric)
			at++;
		if (at == drawing->column_count && at < METRICS_MOST)
			drawing->columns[drawing->column_count++] = track;
	}
	drawing->chosen = view->sort && view->sort <= drawing->column_count ? view->sort - 1 : 0;
}

static void find_widths(struct drawing *drawing, int columns)
{
	const int count = (int)drawing->column_count;
	int room = columns - drawing->name - RIGHT;

	drawing->has_right = room / count > NARROW;
	room = (drawing->has_right ? room : columns - drawing->name) / count - 1;
	drawing->width = room < NARROW ? NARROW : room > WIDE ? WIDE : room;
	drawing->shown = columns > drawing->name ? (size_t)(columns - drawing->name) / (size_t)(drawing->width + 1) : 0;
	drawing->shown = drawing->shown < drawing->column_count ? drawing->shown : drawing->column_count;
}

/* Returns the length of the part of a name that fits a column: up to an underscore, a blank or behind a slash, if it does not fit whole. */
static size_t part_length(const char *name, int width)
{
	size_t length = strlen(name);

	if (length <= (size_t)width)
		return length;
	for (length = (size_t)width; length > 0 && !strchr("_ ", name[length]) && name[length - 1] != '/';)
		length--;
	return length ? length : (size_t)width;
}

/* Returns what is left of a name behind some of its parts. */
static const char *part(const char *name, size_t index, int width)
{
	for (; index > 0 && *name; index--) {
		name += part_length(name, width);
		name += *name == '_' || *name == ' ';
	}
	return name;
}

static size_t count_parts(const char *name, int width)
{
	size_t count = 1;

	while (*part(name, count, width))
		count++;
	return count;
}

/* Names are broken into lines of the head, and have their units below. The last line has all units' kind. */
static void draw_column_names(const struct drawing *drawing)
{
	size_t most = 0, names[METRICS_MOST], measures[METRICS_MOST];

	for (size_t i = 0; i < drawing->shown; i++) {
		names[i] = count_parts(drawing->columns[i]->metric, drawing->width);
		measures[i] = count_parts(drawing->columns[i]->measure, drawing->width);
		most = names[i] + measures[i] > most ? names[i] + measures[i] : most;
	}
	for (size_t at = 0; at < most; at++) {
		const int length = at + 1 == most ? (int)drawing->first->kind_length : 0;

		(void)show(drawing->out, "%-*.*s", drawing->name, length < drawing->name ? length : drawing->name,
			   drawing->first->kind);
		for (size_t i = 0; i < drawing->shown; i++) {
			const struct track *column = drawing->columns[i];
			const size_t first = most - names[i] - measures[i];
			const char *text = at < first		 ? "" :
					   at < first + names[i] ? part(column->metric, at - first, drawing->width) :
								   part(column->measure, at - first - names[i], drawing->width);

			(void)show(drawing->out, "%*.*s", drawing->width + 1, (int)part_length(text, drawing->width), text);
		}
		if (at + 1 == most && drawing->has_right)
			(void)show(drawing->out, "  %.*s", BAR + 1 + VIEW_HISTORY, drawing->columns[drawing->chosen]->metric);
		(void)fputc('\n', drawing->out);
	}
}

/* ---- Cells ---- */

static void draw_value(const struct drawing *drawing, const struct track *track)
{
	const double value = track ? track->values[0] : NAN;
	char text[METRIC_VALUE] = "";

	if (isfinite(value))
		(void)snprintf(text, sizeof(text), value < 1e3 ? "%.2f" : value < 1e9 ? "%.0f" : "%.3g", value);
	else if (track)
		(void)snprintf(text, sizeof(text), "%s", track->why_not ? track->why_not : "-");
	(void)show(drawing->out, "%*.*s", drawing->width + 1, drawing->width, text);
}

/* Returns the largest value that the lines of this level have had. */
static double most_of(const struct drawing *drawing, const struct track *track)
{
	double most = 0;

	for (const struct track *other = NULL; (other = next_track(drawing, other));)
		if (other->level == track->level && other->metric == track->metric && other->most > most)
			most = other->most;
	return most;
}

/* Returns a share of some steps, of all for the most. */
static int share(double value, double most, int steps)
{
	return most > 0 && value > 0 ? (int)(value / most * steps + 0.5) : 0;
}

static void draw_bar(const struct drawing *drawing, const struct track *track, double most)
{
	static const char *const blocks[STEPS] = {"", "▏", "▎", "▍", "▌", "▋", "▊", "▉"};
	const int is_fine = drawing->view->has_blocks, steps = is_fine ? STEPS : 1;
	const int length = isfinite(track->values[0]) ? share(track->values[0], most, BAR * steps) : 0;
	const int is_partial = length % steps != 0;

	for (int i = 0; i < length / steps; i++)
		(void)fputs(is_fine ? "█" : "#", drawing->out);
	(void)fputs(blocks[is_partial ? length % steps : 0], drawing->out);
	(void)fprintf(drawing->out, "%*s", BAR - length / steps - is_partial, "");
}

/* The oldest value first. */
static void draw_history(const struct drawing *drawing, const struct track *track, double most)
{
	static const char *const blocks[STEPS] = {"▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
	static const char plain_ones[STEPS + 1] = "_.-:=+*#";
	size_t known = VIEW_HISTORY;

	while (known > 1 && !isfinite(track->values[known - 1]))
		known--;
	for (size_t i = known; i-- > 0;) {
		const int step = share(track->values[i], most, STEPS - 1);

		if (!isfinite(track->values[i]))
			(void)fputc(' ', drawing->out);
		else if (drawing->view->has_blocks)
			(void)fputs(blocks[step], drawing->out);
		else
			(void)fputc(plain_ones[step], drawing->out);
	}
}

static void draw_line(const struct drawing *drawing, const struct track *line)
{
	const struct track *track = find_cell(drawing, line, drawing->chosen);

	view_draw_name(drawing, line);
	for (size_t i = 0; i < drawing->shown; i++)
		draw_value(drawing, find_cell(drawing, line, i));
	if (track && drawing->has_right) {
		const double most = most_of(drawing, track);

		(void)fputs("  ", drawing->out);
		draw_bar(drawing, track, most);
		(void)fputc(' ', drawing->out);
		draw_history(drawing, track, most);
	}
	(void)fputc('\n', drawing->out);
}

/* ---- The view ---- */

static void draw_kind(struct drawing *drawing, int columns)
{
	size_t count;
	struct line *lines;

	find_columns(drawing);
	find_names(drawing, columns);
	find_widths(drawing, columns);
	draw_column_names(drawing);
	lines = view_draw_lines(drawing, &count);
	if (!lines)
		complain("out of memory: lines are not drawn");
	for (size_t i = 0; i < count; i++)
		draw_line(drawing, lines[i].track);
	if (drawing->shown < drawing->column_count)
		(void)fprintf(drawing->out, "%zu more metrics need a wider terminal\n",
			      drawing->column_count - drawing->shown);
	free(lines);
}

void view_draw(const struct view *view, FILE *out, int columns)
{
	for (size_t i = 0; i < view->count; i++) {
		struct drawing drawing = {.view = view, .out = out, .first = &view->tracks[i]};

		if (next_track(&drawing, NULL) == drawing.first)
			draw_kind(&drawing, columns);
	}
}
