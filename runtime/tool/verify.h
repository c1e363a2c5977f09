/*
 * verify.h: what the files of `pmureg verify` share.
 */
#ifndef PMUREG_TOOL_VERIFY_H
#define PMUREG_TOOL_VERIFY_H

#include "tool.h"

#define VERIFY_TEXT 256
#define VERIFY_SENTENCE 768

enum difference_kind {
	DIFFERENCE_NOT_HERE,      /* described, but not on this machine */
	DIFFERENCE_NOT_DESCRIBED, /* on this machine only */
	DIFFERENCE_RENAMED,       /* an event under another name */
	DIFFERENCE_MEANING,
	DIFFERENCE_WRITING,       /* other characters, but the same meaning */
	DIFFERENCE_UNREADABLE
};

struct difference {
	enum difference_kind kind;
	char device[TOOL_NAME], file[2 * TOOL_NAME]; /* format/event */
	char described[VERIFY_TEXT];                 /* what the description says; of a renamed event: its name */
	char found[VERIFY_TEXT];                     /* what this machine says, or why it says nothing */
};

struct differences {
	struct difference *list;
	size_t count, room;
};

struct verify {
	const struct tool *tool;
	const char *root;
	int json;
	const struct pmureg_system *system; /* at hand */
	struct differences differences;     /* of it */
	size_t devices, notes;              /* compared, of it; differences that are in writing only */
	size_t systems, total;              /* all that were compared, and their differences, notes not counted */
};

/* Other characters that mean the same. */
static inline int is_note(const struct difference *difference)
{
	return difference->kind == DIFFERENCE_WRITING;
}

/* ---- verify.c ---- */

/* How many devices of a block there may be. */
uint16_t verify_device_count(const struct pmureg_block *block);
/* Calls for each described device that is not here; `each` may be NULL. Returns how many. */
size_t verify_each_absent(const struct tool *tool, const struct pmureg_block *block,
			  void (*each)(const char *device, size_t before));

/* ---- verify_print.c ---- */

/* The system at hand, for people, or as one JSON object. */
void verify_print(const struct verify *verify);

/* ---- verify_compare.c ---- */

/* Compares what one device of this machine says with its description. 0 or -ENOMEM. */
int verify_device(const struct tool *tool, const struct pmureg_system *system, const struct pmureg_block *block,
		  const char *device, struct differences *differences);

/* ---- verify_access.c ---- */

/* One described way to reach registers, and what stands in the way. */
struct way {
	const char *name; /* msr */
	int open;
	char text[VERIFY_SENTENCE]; /* what is missing and how to mend it; of an open way: what was found */
};
#define VERIFY_WAYS 8

/* The ways that the system's units need. `root` holds dev and proc. Returns how many. */
size_t verify_ways(const struct tool *tool, const char *root, const struct pmureg_system *system,
		   struct way ways[VERIFY_WAYS]);

#endif
