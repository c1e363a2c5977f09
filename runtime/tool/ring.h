/*
 * ring.h: the file of the format `log`: samples in a ring of fixed size, of which each is found and checked by itself.
 */
#ifndef PMUREG_TOOL_RING_H
#define PMUREG_TOOL_RING_H

#include "tool.h"

#define RING_HEAD 4096                   /* the first record is here, behind the header */
#define RING_LEAST (UINT64_C(64) << 10)  /* bytes of a file */
#define RING_USUAL (UINT64_C(64) << 20)
#define RING_MOST (UINT64_C(1) << 30)    /* a reader has the whole file in memory */
#define RING_END 8                       /* zeros behind the newest record, so that the begin of another is seen */

/* Written once. Integers have the byte order of the machine. */
struct ring_header {
	char magic[16];
	uint64_t sum;            /* of all that follows */
	uint32_t order;          /* tells the byte order */
	uint32_t is_simulated;
	uint64_t size;           /* of the file */
	char system[TOOL_NAME];  /* that is counted; "": unknown */
};

/* Before the text of a sample: the lines of output_json.c. */
struct ring_record {
	uint64_t sum;            /* of all that follows, with the text; first, so that no two records begin alike */
	unsigned char magic[8];  /* begins with bytes that no text in UTF-8 has */
	uint64_t sequence;       /* from 1 */
	uint64_t time_ns;        /* end of its interval, since 1970 */
	uint64_t length_ns;      /* of its interval */
	uint64_t size;           /* of the text */
};

/* A file in memory. */
struct ring {
	struct ring_header header;
	unsigned char *bytes;
	size_t size;
	struct ring_place {
		uint64_t sequence;
		size_t at;
	} *places;               /* of whole records, oldest first */
	size_t count;
	size_t end;              /* behind the newest record */
	uint64_t next;           /* sequence number of the next record */
	uint64_t skipped;        /* records that were torn or are damaged, as far as that is seen */
};

void ring_seal_header(struct ring_header *header);
/* Takes the text behind the record, too. */
void ring_seal(struct ring_record *record, const void *text);

/* Reads a regular file. Returns 0 or a negative errno value. Free it in any case. */
int ring_load(struct ring *ring, int file, const char *name, struct pmureg_error *error);
void ring_free(struct ring *ring);
/* Checks whether the file is new: empty, or nothing but zeros. */
int ring_is_new(const struct ring *ring);
/* Reads the header, leaves out what is behind the ring, and finds all records. Returns 0, -EINVAL if a file is no log, or -ENOMEM. */
int ring_read(struct ring *ring, const char *name, struct pmureg_error *error);
/* Finds the records of bytes without a header. Returns 0 or -ENOMEM. */
int ring_index(struct ring *ring);
/* Returns the text of a record. */
char *ring_text(const struct ring *ring, size_t index, struct ring_record *record);

/* ---- log.c ---- */

/* Reads a log. Tells how many samples it lacks. Returns 0, or -1 after printing an error. Free the ring in any case. */
int log_read(struct ring *ring, const char *name);
/* Prints a line of a record with two more keys. */
void log_print_line(const struct ring_record *record, const char *line, const char *end);

#endif
