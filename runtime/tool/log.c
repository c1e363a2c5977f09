/*
 * log.c: `pmureg log`: prints the samples of a log as lines of JSON, oldest first.
 */
#include "ring.h"

#include <fcntl.h>
#include <unistd.h>

#define TRIES 100
#define NS 1000000000 /* in a second */

/*
 * Reads a file. Reads it again while samples are added and some seem to be missing, as one that is being written looks
 * torn. Returns 0 or a negative errno value.
 */
static int log_read(struct ring *ring, int file, const char *name, struct pmureg_error *error)
{
	struct ring_header header;
	uint64_t before = 0;
	int code = 0;

	for (int i = 0; i < TRIES && !code && (!i || (ring->skipped && ring->next != before)); i++) {
		before = ring->next;
		ring_free(ring);
		code = ring_load(ring, file, name, error);
		if (!code)
			code = ring_header(ring, name, &header, error);
		if (!code && ring_index(ring))
			code = pmureg_fail(error, -ENOMEM, 0, "out of memory");
	}
	if (!code && ring->size < header.size)
		complain("%s has only %zu of its %llu bytes", name, ring->size, (unsigned long long)header.size);
	return code;
}

/* Prints each line with two more keys. */
static void log_print(const struct ring_record *record, const char *text)
{
	const char *end;

	for (const char *rest = text, *behind = text + record->size; rest < behind; rest = end + 1) {
		end = memchr(rest, '\n', (size_t)(behind - rest));
		(void)printf("{\"time\": %llu.%06llu, \"seconds\": %llu.%09llu, ",
			     (unsigned long long)(record->time_ns / NS), (unsigned long long)(record->time_ns % NS / 1000),
			     (unsigned long long)(record->length_ns / NS), (unsigned long long)(record->length_ns % NS));
		/* A file of somebody else may have anything. */
		print_shown(stdout, rest + 1, end > rest ? (size_t)(end - rest - 1) : 0);
		(void)putchar('\n');
	}
}

/* `last_ms`: before the newest sample; 0: all. */
static void log_print_all(const struct ring *ring, uint64_t last_ms)
{
	struct ring_record record;
	uint64_t from = 0;

	if (ring->count && last_ms) {
		(void)ring_text(ring, ring->count - 1, &record);
		from = record.time_ns > last_ms * 1000000 ? record.time_ns - last_ms * 1000000 : 0;
	}
	for (size_t i = 0; i < ring->count && !ferror(stdout); i++) {
		const char *text = ring_text(ring, i, &record);

		if (record.time_ns > from || !last_ms)
			log_print(&record, text);
	}
}

int log_run(struct tool *tool, struct options *options)
{
	const char *name = options->word_count ? options->words[0] : NULL;
	struct ring ring = {.bytes = NULL};
	struct pmureg_error error;
	int file, code;

	(void)tool;
	if (!name)
		return wrong_usage(options->command, "no log is given");
	file = open(name, O_RDONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
	code = file < 0 ? pmureg_fail(&error, -errno, 0, "%s cannot be read: %s", name, strerror(errno)) :
			  log_read(&ring, file, name, &error);
	if (code) {
		complain("%s", error.message);
	} else {
		log_print_all(&ring, options->last_ms);
		if (ring.skipped)
			complain("%llu %s of %s skipped: torn by a crash, or damaged", (unsigned long long)ring.skipped,
				 ring.skipped == 1 ? "sample" : "samples", name);
	}
	if (file >= 0)
		(void)close(file);
	ring_free(&ring);
	return finish(stdout) || code ? TOOL_FAILED : TOOL_DONE;
}
