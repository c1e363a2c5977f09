/*
 * view_show.c: prints a view at each print of a run; on a terminal over what is there, and at each key.
 */
#include "view.h"

#include <sys/ioctl.h>
#include <unistd.h>

#define COLUMNS 80
#define LINES 24

/* The bytes of block elements need a terminal or a file of UTF-8. */
int view_is_unicode(void)
{
	const char *const names[] = {getenv("LC_ALL"), getenv("LC_CTYPE"), getenv("LANG")};

	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++)
		if (names[i] && *names[i])
			return strcasestr(names[i], "utf-8") || strcasestr(names[i], "utf8");
	return 0;
}

static void draw_title(const struct stat_run *run, FILE *out)
{
	(void)show(out, "%s: %s%s", run->options->metrics, run->is_simulated ? "simulated " : "", run->system);
	(void)fprintf(out, ", %.1f s%s\n", seconds(run->samples.now_ns),
		      run->view->is_live ? "; q quits, s sorts, u hides units, p sockets" : "");
}

/* Returns the bytes of a line that have room. */
static int view_fitting(const char *line, int columns)
{
	const char *at = line;

	while (*at && *at != '\n' && (((unsigned char)*at & 0xc0) == 0x80 || columns-- > 0))
		at++;
	return (int)(at - line);
}

/*
 * Draws over what is there, and says how many lines have no room. Each line's rest is cleared, and what is below the last
 * line. Nothing may scroll.
 */
static void draw_again(const struct stat_run *run, FILE *out)
{
	struct winsize size = {.ws_row = LINES, .ws_col = COLUMNS};
	char *text = NULL, left[64];
	size_t length, all = 0, row = 0, most;
	FILE *drawn = open_memstream(&text, &length);

	(void)ioctl(STDOUT_FILENO, TIOCGWINSZ, &size);
	if (!size.ws_row || !size.ws_col)
		size = (struct winsize){.ws_row = LINES, .ws_col = COLUMNS};
	if (!drawn) {
		complain("out of memory: nothing is drawn");
		return;
	}
	draw_title(run, drawn);
	view_draw(run->view, drawn, size.ws_col);
	(void)fclose(drawn);
	most = size.ws_row > 1 ? size.ws_row - 1U : 1;
	for (const char *end = text; end && (end = strchr(end, '\n')); end++)
		all++;
	(void)fputs("\033[H", out);
	for (const char *at = text; row < all && row < most; at = strchr(at, '\n') + 1) {
		const char *line = row && row + 1 == most && row + 1 < all ? left : at;

		(void)snprintf(left, sizeof(left), "%zu more lines: u hides units, p sockets\n", all - row);
		(void)fprintf(out, "%.*s\033[K%s", view_fitting(line, size.ws_col), line, ++row < size.ws_row ? "\n" : "");
	}
	(void)fputs("\033[J", out);
	free(text);
}

void view_show(const struct stat_run *run, FILE *out)
{
	if (run->view->is_live) {
		draw_again(run, out);
		return;
	}
	draw_title(run, out);
	view_draw(run->view, out, COLUMNS);
	(void)fputc('\n', out);
}

static void view_print(const struct stat_run *run, const struct output *output)
{
	if (view_take(run->view, &run->samples))
		complain("out of memory: metrics are not shown");
	view_show(run, output->stream);
}

static const struct output_functions functions = {.metrics = view_print};
const struct output_format view_format = {.name = "view", .functions = &functions};

int view_key(struct stat_run *run, int key, int is_held_up)
{
	struct view *view = run->view;
	size_t columns = 0;

	for (size_t i = 0; i < view->count; i++)
		if (view_is_one_line(&view->tracks[i], view->tracks))
			columns++;
	if (key == 's')
		view->sort = view->sort < columns ? view->sort + 1 : 0;
	view->hides_units ^= key == 'u';
	view->hides_places ^= key == 'p';
	if (view->count && !is_held_up)
		draw_again(run, run->outputs[0].stream);
	return key == 'q' || key == KEY_GONE;
}
