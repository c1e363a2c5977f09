/*
 * verify.h: what the files of `pmureg verify` share.
 */
#ifndef PMUREG_TOOL_VERIFY_H
#define PMUREG_TOOL_VERIFY_H

#include "tool.h"

#define VERIFY_TEXT 256

enum difference_kind {
	DIFFERENCE_NOT_HERE,      /* described, but not on this machine */
	DIFFERENCE_NOT_DESCRIBED, /* on this machine only */
	DIFFERENCE_RENAMED,       /* an event or a term under another name: no difference in what can be counted */
	DIFFERENCE_MEANING,
	DIFFERENCE_WRITING, /* other characters, but the same meaning */
	DIFFERENCE_UNREADABLE,
	DIFFERENCE_NO_TEXT,  /* no file, or no text in it, that anyone could read */
	DIFFERENCE_ANOTHERS, /* the identifier is that of another described device */
	DIFFERENCE_UNKNOWN,  /* a device, with the beginning of a described one's name */
	DIFFERENCE_NOBODYS,  /* the identifier is that of no described device: nothing else of it is compared */
	DIFFERENCE_OLDER,    /* as in Linux before the release in `found`: told of all together */
	DIFFERENCE_NEWER     /* an event or a term that the kernel has besides: told of all together */
};

struct difference {
	enum difference_kind kind;
	char device[TOOL_NAME], file[2 * TOOL_NAME]; /* format/event */
	char described[VERIFY_TEXT];                 /* what the description says; of what is renamed: its name */
	char found[VERIFY_TEXT];                     /* what this machine says, or why it says nothing */
};

struct verify {
	const struct tool *tool;
	char sysfs[VERIFY_TEXT]; /* where it is looked for */
	int json;
	const struct pmureg_system *system; /* at hand */
	struct difference *differences;     /* of it */
	size_t count, notes, renamed, others, devices; /* differences, those in writing or in names alone and those of an
							  older or a newer kernel; devices compared */
	int is_out_of_memory;
	size_t systems, total;              /* all that were compared, and their differences, notes left out */
};

/* ---- verify_print.c ---- */

/* How many differences there are that are more than names, writing, or another kernel. */
size_t verify_count(const struct verify *verify);
/* The system at hand, for people, or as one JSON object. */
void verify_print(const struct verify *verify);

/* ---- verify_compare.c ---- */

/* How many devices of a block there may be: one may stand for all instances. */
uint16_t verify_device_count(const struct pmureg_block *block);
/* Whether there may be a device of that number, but it is not on this machine; and its name. */
int verify_is_absent(const struct verify *verify, const struct pmureg_block *block, uint16_t number,
		     char name[TOOL_NAME]);
/* The block whose devices have an identifier; NULL: none of the system. */
const struct pmureg_block *verify_identified(const struct pmureg_system *system, const char *identifier);
/* Notes a device that nothing describes, if its name begins as that of one of the system at hand. */
void verify_unknown(struct verify *verify, const char *device);
/* Compares what one device of this machine says with its description. */
void verify_device(struct verify *verify, const struct pmureg_block *block, const char *device);

#endif
