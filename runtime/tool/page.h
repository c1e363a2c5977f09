/*
 * page.h: the texts that the generator makes of a description for `describe` and `allowlist`.
 */
#ifndef PMUREG_TOOL_PAGE_H
#define PMUREG_TOOL_PAGE_H

/* In the order of the tables. */
struct block_pages {
	const char *unit;
	const char *const *registers, *const *events, *const *metrics; /* NULL: none */
};

struct system_pages {
	const char *system;
	const char *allowlist; /* NULL: no MSRs */
	const struct block_pages *blocks;
};

/* For each of pmureg_systems, in order: the system, then its variants. */
extern const struct system_pages *const system_pages[];

#endif
