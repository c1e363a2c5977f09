/*
 * output_log.c: keeps the last samples, as lines of JSON, in a ring on disk: a file of fixed size. A record is written
 * over the oldest ones by one write, and the kernel brings it to the disk.
 */
#include "ring.h"
#include "stat.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

struct ring_writer {
	int file;
	FILE *stream;      /* into memory: the lines of a sample */
	char *text;
	size_t text_size;
	uint64_t size;     /* of the file */
	uint64_t at, next; /* place and number of the next record */
};

/* Returns 0 or a negative errno value. */
static int output_log_write(int file, const void *from, size_t size, uint64_t at)
{
	const char *bytes = from;

	while (size) {
		const ssize_t done = pwrite(file, bytes, size, (off_t)at);

		if (done < 0 && errno != EINTR)
			return -errno;
		if (done > 0) {
			bytes += done;
			at += (uint64_t)done;
			size -= (size_t)done;
		}
	}
	return 0;
}

/* ---- Opening ---- */

/* Allocates the file, so that a full disk is told now. */
static int output_log_make(const struct stat_run *run, const struct output *output, struct pmureg_error *error)
{
	struct ring_writer *writer = output->writer;
	struct ring_header header = {.is_simulated = run->is_simulated != 0, .size = writer->size};
	int code;

	(void)snprintf(header.system, sizeof(header.system), "%s", run->system);
	ring_seal_header(&header);
	code = -posix_fallocate(writer->file, 0, (off_t)writer->size);
	if (!code)
		code = output_log_write(writer->file, &header, sizeof(header), 0);
	if (!code && fsync(writer->file))
		code = -errno;
	return code ? pmureg_fail(error, code, 0, "%s cannot get its %llu KiB: %s", output->file,
				  (unsigned long long)(writer->size >> 10), strerror(-code)) : 0;
}

/* Goes on behind the newest record. */
static int output_log_continue(const struct stat_run *run, const struct output *output, struct ring *ring,
			       struct pmureg_error *error)
{
	struct ring_writer *writer = output->writer;
	const struct ring_header *header = &ring->header;
	int code = ring_read(ring, output->file, error);

	if (code)
		return code;
	if (output->size && output->size != header->size)
		return pmureg_fail(error, -EINVAL, 0, "%s has %llu KiB, not %llu: omit the size, or name another file",
				   output->file, (unsigned long long)(header->size >> 10),
				   (unsigned long long)(output->size >> 10));
	if (strcmp(header->system, run->system) != 0 || (header->is_simulated != 0) != (run->is_simulated != 0))
		return pmureg_fail(error, -EINVAL, 0, "%s is a log of %s%s: name another file", output->file,
				   *header->system ? header->system : "no described system",
				   header->is_simulated ? ", simulated" : "");
	writer->size = header->size;
	writer->at = ring->end;
	writer->next = ring->next;
	/* Of a file that was cut. */
	code = ring->size < header->size ? -posix_fallocate(writer->file, 0, (off_t)header->size) : 0;
	return code ? pmureg_fail(error, code, 0, "%s cannot be extended again: %s", output->file, strerror(-code)) : 0;
}

static int output_log_prepare(const struct stat_run *run, const struct output *output, int is_made,
			      struct pmureg_error *error)
{
	struct ring_writer *writer = output->writer;
	struct ring ring = {.bytes = NULL};
	int code = 0;

	if (flock(writer->file, LOCK_EX | LOCK_NB))
		code = pmureg_fail(error, -errno, 0, "%s cannot be locked: %s", output->file,
				   errno == EWOULDBLOCK ? "another session writes it" : strerror(errno));
	if (!code)
		code = ring_load(&ring, writer->file, output->file, error);
	if (!code && !ring_is_new(&ring))
		code = output_log_continue(run, output, &ring, error);
	else if (!code) {
		code = output_log_make(run, output, error);
		if (code && (is_made ? unlink(output->target) : ftruncate(writer->file, (off_t)ring.size)))
			complain("%s cannot be made as it was: %s", output->file, strerror(errno));
	}
	ring_free(&ring);
	return code;
}

int log_open(const struct stat_run *run, struct output *output, struct pmureg_error *error)
{
	const char *path = output->file;
	struct ring_writer *writer = calloc(1, sizeof(*writer));
	const int flags = O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC;
	int is_made = 0;

	output->writer = writer;
	if (!writer)
		return pmureg_fail(error, -ENOMEM, 0, "out of memory");
	writer->size = output->size ? output->size : RING_USUAL;
	writer->at = RING_HEAD;
	writer->next = 1;
	writer->file = strcmp(path, "-") == 0 ? (errno = ESPIPE, -1) : open(path, flags);
	if (writer->file < 0 && errno == ENOENT) {
		writer->file = open(path, flags | O_CREAT, 0666);
		is_made = 1;
	}
	if (writer->file < 0)
		return pmureg_fail(error, -errno, 0, "%s cannot be written: %s", path,
				   errno == ESPIPE ? "a log is a regular file" : strerror(errno));
	output->target = realpath(path, NULL);
	writer->stream = output->target ? open_memstream(&writer->text, &writer->text_size) : NULL;
	if (!writer->stream)
		return pmureg_fail(error, -errno, 0, "%s cannot be written: %s", path, strerror(errno));
	return output_log_prepare(run, output, is_made, error);
}

int log_close(struct output *output)
{
	struct ring_writer *writer = output->writer;
	int code = 0;

	if (!writer)
		return 0;
	if (writer->stream)
		(void)fclose(writer->stream);
	if (writer->file >= 0 && close(writer->file))
		code = -errno;
	free(writer->text);
	free(writer);
	output->writer = NULL;
	return code;
}

/* ---- Writing ---- */

static void output_log_print_row(const struct stat_run *run, const struct output *output, const struct row *row)
{
	const struct output lines = {.stream = output->writer->stream};

	if (has_time(run))
		output_json.row(run, &lines, row);
}

/* Lays out a record, and zeros behind it, where there is room. Returns NULL if out of memory. */
static char *lay_out(const struct stat_run *run, const struct ring_writer *writer)
{
	struct ring_record record = {.sequence = writer->next, .size = writer->text_size};
	char *bytes = calloc(1, sizeof(record) + writer->text_size + RING_END);
	struct timespec now;

	if (!bytes)
		return NULL;
	(void)clock_gettime(CLOCK_REALTIME, &now);
	record.time_ns = (uint64_t)now.tv_sec * NS_PER_SEC + (uint64_t)now.tv_nsec;
	record.length_ns = run->samples.now_ns - run->samples.before_ns;
	ring_seal(&record, writer->text);
	memcpy(bytes, &record, sizeof(record));
	memcpy(bytes + sizeof(record), writer->text, writer->text_size);
	return bytes;
}

/* Goes back to the begin. What a round before has left behind the end of this one is older than all the rest. */
static int begin_round(struct ring_writer *writer)
{
	const size_t left = (size_t)(writer->size - writer->at);
	char *zeros = calloc(1, left + 1);
	int code = zeros ? output_log_write(writer->file, zeros, left, writer->at) : -ENOMEM;

	free(zeros);
	writer->at = RING_HEAD;
	return code;
}

static int output_log_add(const struct stat_run *run, struct ring_writer *writer)
{
	const size_t size = sizeof(struct ring_record) + writer->text_size;
	size_t room;
	char *bytes;
	int code = 0;

	if (size > writer->size - RING_HEAD)
		return -EFBIG;
	if (size > writer->size - writer->at)
		code = begin_round(writer);
	if (code)
		return code;
	bytes = lay_out(run, writer);
	if (!bytes)
		return -ENOMEM;
	room = (size_t)(writer->size - writer->at) - size;
	code = output_log_write(writer->file, bytes, size + (room < RING_END ? room : RING_END), writer->at);
	free(bytes);
	writer->at += size;
	writer->next++;
	return code;
}

static int output_log_sample(const struct stat_run *run, const struct output *output)
{
	struct ring_writer *writer = output->writer;
	int code = fflush(writer->stream) || ferror(writer->stream) ? -ENOMEM : 0;

	if (!code && writer->text_size)
		code = output_log_add(run, writer);
	rewind(writer->stream);
	if (code)
		complain("%s cannot be written: %s", output->file, code == -EFBIG ?
			 "a sample is larger than the log; name a new file, with a larger size" : strerror(-code));
	return code;
}

const struct output_functions output_log = {.row = output_log_print_row, .sample = output_log_sample};
