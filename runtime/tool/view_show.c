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

/* Draws over what is there. Each line's rest is cleared, and what is below the last line. Nothing may scroll. */
static void draw_again(const struct stat_run *run, FILE *out)
{
	struct winsize size = {.ws_row = LINES, .ws_col = COLUMNS};
	char *text = NULL;
	size_t length;
	FILE *drawn = open_memstream(&text, &length);
	int rows;

	(void)ioctl(STDOUT_FILENO, TIOCGWINSZ, &size);
	if (!size.ws_row || !size.ws_col)
		size = (struct winsize){.ws_row = LINES, .ws_col = COLUMNS};
	if (!drawn) {
		complain("out of memory: nothing is drawn");
		return;
	}
	draw_title(run, drawn);
	view_draw(run->view, drawn, size.ws_col, size.ws_row > 3 ? size.ws_row - 2 : 1);
	(void)fclose(drawn);
	rows = size.ws_row;
	(void)fputs("\033[H", out);
	for (const char *at = text; at && *at && (rows-- > 1 || at == text); at += *at == '\n') {
		(void)fprintf(out, "%.*s\033[K%s", view_fitting(at, size.ws_col), at, rows > 0 ? "\n" : "");
		at = strchrnul(at, '\n');
	}
	(void)fputs("\033[J", out);
	free(text);
}

static void view_print(const struct stat_run *run, const struct output *output)
{
	if (view_take(run->view, &run->samples))
		complain("out of memory: metrics are not shown");
	if (run->view->is_live) {
		draw_again(run, output->stream);
		return;
	}
	draw_title(run, output->stream);
	view_draw(run->view, output->stream, COLUMNS, 0);
	(void)fputc('\n', output->stream);
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
