/*
 * verify.h: shared by the files of `pmureg verify`.
 */
#ifndef PMUREG_TOOL_VERIFY_H
#define PMUREG_TOOL_VERIFY_H

#include "tool.h"

#define VERIFY_TEXT 256

enum difference_kind {
	DIFFERENCE_NOT_HERE,      /* described, but not on this machine */
	DIFFERENCE_NOT_DESCRIBED, /* on this machine, but not described */
	DIFFERENCE_RENAMED,       /* an event or term under another name, with the same encoding */
	DIFFERENCE_MEANING,
	DIFFERENCE_WRITING, /* different text with the same meaning */
	DIFFERENCE_UNREADABLE,
	DIFFERENCE_NO_TEXT,  /* not a file, or not a text */
	DIFFERENCE_ANOTHERS, /* the identifier is that of another described device */
	DIFFERENCE_UNKNOWN,  /* a device whose name begins like a described one */
	DIFFERENCE_NOBODYS,  /* the identifier is that of no described device, so its other files are not compared */
	DIFFERENCE_OLDER,    /* as in Linux before the release in `found`; reported together */
	DIFFERENCE_NEWER     /* an event or term of a newer kernel; reported together */
};

struct difference {
	enum difference_kind kind;
	char device[TOOL_NAME], file[2 * TOOL_NAME]; /* format/event */
	char described[VERIFY_TEXT];                 /* the described text; for a renamed event its name */
	char found[VERIFY_TEXT];                     /* the text on this machine, or why it cannot be read */
};

struct verify {
	const struct tool *tool;
	char sysfs[VERIFY_TEXT]; /* the tree to compare */
	int json;
	const struct pmureg_system *system; /* current system */
	struct difference *differences;     /* of the current system */
	size_t count, notes, renamed, others, devices; /* differences; those in writing, in names and of other kernels;
							  compared devices */
	int is_out_of_memory;
	size_t systems, total;              /* all compared systems, and their differences without notes */
};

/* ---- verify_print.c ---- */

/* Returns the number of differences other than names, writing and kernel releases. */
size_t verify_count(const struct verify *verify);
/* Prints the current system, as text or as one JSON object. */
void verify_print(const struct verify *verify);

/* ---- verify_compare.c ---- */

/* Returns how many devices a block may have: one may cover all instances. */
uint16_t verify_device_count(const struct pmureg_block *block);
/* Checks whether the block may have a device of this number that is not on this machine. Sets its name. */
int verify_is_absent(const struct verify *verify, const struct pmureg_block *block, uint16_t number,
		     char name[TOOL_NAME]);
/* Returns the block whose devices have an identifier, or NULL. */
const struct pmureg_block *verify_identified(const struct pmureg_system *system, const char *identifier);
/* Notes a device that is not described, if its name begins like one of the current system. */
void verify_unknown(struct verify *verify, const char *device);
/* Compares a device of this machine with its description. */
void verify_device(struct verify *verify, const struct pmureg_block *block, const char *device);

#endif
