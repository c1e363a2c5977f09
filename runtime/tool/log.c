/*
 * log.c: `pmureg log`: prints the samples of a log as lines of JSON, oldest first.
 */
#include "ring.h"

#include <fcntl.h>
#include <unistd.h>

#define TRIES 100
#define NS 1000000000 /* in a second */

/* Reads a file again while samples are added and some seem to be missing, as one that is being written looks torn. */
static int log_read_file(struct ring *ring, int file, const char *name, struct pmureg_error *error)
{
	uint64_t before = 0;
	int code = 0;

	for (int i = 0; i < TRIES && !code && (!i || (ring->skipped && ring->next != before)); i++) {
		before = ring->next;
		ring_free(ring);
		code = ring_load(ring, file, name, error);
		if (!code)
			code = ring_read(ring, name, error);
	}
	return code;
}

int log_read(struct ring *ring, const char *name)
{
	const int file = open(name, O_RDONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
	struct pmureg_error error;
	const int code = file < 0 ? pmureg_fail(&error, -errno, 0, "%s cannot be read: %s", name, strerror(errno)) :
				    log_read_file(ring, file, name, &error);

	if (file >= 0)
		(void)close(file);
	if (code) {
		complain("%s", error.message);
		return -1;
	}
	if (ring->size < ring->header.size)
		complain("%s has only %zu of its %llu bytes", name, ring->size, (unsigned long long)ring->header.size);
	if (ring->skipped)
		complain("%llu %s of %s skipped: torn by a crash, or damaged", (unsigned long long)ring->skipped,
			 ring->skipped == 1 ? "sample" : "samples", name);
	return 0;
}

void log_print_line(const struct ring_record *record, const char *line, const char *end)
{
	(void)printf("{\"time\": %llu.%06llu, \"seconds\": %llu.%09llu, ", (unsigned long long)(record->time_ns / NS),
		     (unsigned long long)(record->time_ns % NS / 1000), (unsigned long long)(record->length_ns / NS),
		     (unsigned long long)(record->length_ns % NS));
	/* A file of somebody else may have anything. */
	print_shown(stdout, line + 1, end > line ? (size_t)(end - line - 1) : 0);
	(void)putchar('\n');
}

/* `last_ms`: before the newest sample; 0: all. */
static void log_print(const struct ring *ring, uint64_t last_ms)
{
	struct ring_record record;
	uint64_t from = 0;

	if (ring->count && last_ms) {
		(void)ring_text(ring, ring->count - 1, &record);
		from = record.time_ns > last_ms * 1000000 ? record.time_ns - last_ms * 1000000 : 0;
	}
	for (size_t i = 0; i < ring->count && !ferror(stdout); i++) {
		const char *line = ring_text(ring, i, &record), *behind = line + record.size;

		for (const char *end; line < behind && (record.time_ns > from || !last_ms); line = end + 1) {
			end = memchr(line, '\n', (size_t)(behind - line));
			log_print_line(&record, line, end);
		}
	}
}

int log_run(struct tool *tool, struct options *options)
{
	struct ring ring = {.bytes = NULL};
	int code;

	(void)tool;
	if (!options->word_count)
		return wrong_usage(options->command, "no log is given");
	code = log_read(&ring, options->words[0]);
	if (!code)
		log_print(&ring, options->last_ms);
	ring_free(&ring);
	return finish(stdout) || code ? TOOL_FAILED : TOOL_DONE;
}
