/*
 * internal.h: what the files of the core share and users do not see.
 *
 * A file calls only those before it:
 *
 *	here    eval field metric count register index pattern unit list lend access saved identify
 *	parse/  lex term described event; registers
 *	plan/   memory variables save discover check owner assign steps reads acting rotation queue schedule
 *	run/    wrote undo sample ones results turn running session
 */
#ifndef PMUREG_CORE_INTERNAL_H
#define PMUREG_CORE_INTERNAL_H

#include <stddef.h>
#include <stdint.h>

#include <pmureg/core.h>

/* ---- eval.c ---- */

/* What stands on the stack of an expression; one operation on what it takes from there: its result takes the place. */
union pmureg_item {
	uint64_t whole;
	double real;
};
typedef int pmureg_operation(const struct pmureg_op *op, const void *context, union pmureg_item *at);

int pmureg_walk(struct pmureg_code code, pmureg_operation *operate, const void *context, union pmureg_item *result);

/* An operation of two integers. */
uint64_t pmureg_operate(uint8_t code, uint64_t a, uint64_t b);

/*
 * Of an expression that reads no register: it cannot fail, for tables are checked when they are made. A condition that
 * is not there holds.
 */
uint64_t pmureg_value_of(struct pmureg_code code, const uint64_t *variables, uint64_t otherwise);

static inline int pmureg_holds(struct pmureg_code condition, const uint64_t *variables)
{
	return pmureg_value_of(condition, variables, 1) != 0;
}

/* ---- field.c ---- */

/* That many low bits. */
static inline uint64_t pmureg_mask(unsigned int width)
{
	return width >= 64 ? UINT64_MAX : (UINT64_C(1) << width) - 1;
}

/* Why a value cannot be written, of which only these bits are known; NULL: it can. */
const char *pmureg_bits_check(const struct pmureg_register *reg, uint64_t raw, uint64_t bits, char *text, size_t size);

/* A register's value with the fields that settings decide; `mask` gets their bits, too. */
uint64_t pmureg_put_settings(const struct pmureg_register *reg, const struct pmureg_setting *settings, uint16_t count,
			     const uint64_t *variables, uint64_t raw, uint64_t *mask);

/* The value that has this name, in letters of either case; or NULL. */
const struct pmureg_value *pmureg_field_named(const struct pmureg_field *field, struct pmureg_word name);
/* The value of the field whose name may have been meant, or all that it has, as the end of a message; "": it has none. */
void pmureg_field_suggest(const struct pmureg_field *field, struct pmureg_word name, char *text, size_t size);

/* The bits of an element of a field array; of any other field, all of them. */
static inline uint64_t pmureg_element_mask(const struct pmureg_field *field, uint64_t element)
{
	return field->each && element < field->width / field->each ?
		       pmureg_mask(field->each) << (field->low + element * field->each) : pmureg_field_mask(field);
}

/* The bits of a field, or of the element of it that an expression tells. */
uint64_t pmureg_place_mask(const struct pmureg_field *field, struct pmureg_code element, const uint64_t *variables);

/* A value in those bits, cut to them. */
static inline uint64_t pmureg_in_place(uint64_t mask, uint64_t value)
{
	return value * (mask & (~mask + 1)) & mask;
}

/* An element of a field array, or the whole field: what PMUREG_OP_FIELD pushes. */
uint64_t pmureg_field_element(const struct pmureg_field *field, uint64_t raw, uint32_t element, int whole);

/* ---- count.c ---- */

/* Nanoseconds in which a counter wraps at most half way; 0: not known. */
uint64_t pmureg_half_wrap_ns(unsigned int width, uint64_t top_rate);

/* ---- plan/variables.c ---- */

/*
 * An event's terms with its defaults, as the first ones of as many variables as its block has. `leader` is of its
 * group.
 */
void pmureg_event_in_effect(const struct pmureg_event *event, const struct pmureg_event *leader, uint64_t *variables);

/* ---- register.c ---- */

#define PMUREG_NUMBERS 16 /* most numbers of an instance */

/* How the bits of one element travel. */
enum pmureg_form {
	PMUREG_WHOLE,  /* one access */
	PMUREG_HALVES, /* low at the lower address, then high */
	PMUREG_TORN    /* as halves, and the hardware counts on between them */
};

/* The indices of an element, slowest first: as many as the register has dimensions. */
void pmureg_element_indices(const struct pmureg_register *reg, uint32_t element, uint64_t *indices);

/* What an element is called in brackets: by its index, or where there are several of these, by its number. */
static inline uint32_t pmureg_element_name(const struct pmureg_register *reg, uint32_t element)
{
	return element + (reg->dimensions == 1 ? reg->first[0] : 0);
}

/* The variables of `at`: those behind the numbers of the instance; PMUREG_NUMBERS + PMUREG_DIMENSIONS at most. */
void pmureg_place_variables(const struct pmureg_block *block, const struct pmureg_register *reg, uint16_t instance,
			    uint32_t element, uint64_t *variables);

/* The page of an element of a memory-mapped register, and whether it is among these. */
static inline uint32_t pmureg_page_of(const struct pmureg_register *reg, uint32_t element)
{
	return reg->page + (reg->pages > 1 ? element / (reg->elements / reg->pages) : 0);
}

static inline int pmureg_is_on(uint64_t pages, const struct pmureg_register *reg, uint32_t element)
{
	return pages && pages >> pmureg_page_of(reg, element) & 1;
}

enum pmureg_form pmureg_register_form(const struct pmureg_register *reg);

/* Whether two places are one: what MSRs and system registers are does not depend on the instance. */
int pmureg_place_same(const struct pmureg_place *a, const struct pmureg_place *b);

static inline uint16_t pmureg_block_index(const struct pmureg_system *system, const struct pmureg_block *block)
{
	return (uint16_t)(block - system->blocks);
}

/* What to write to bits that are not meant, so that nothing acts; those bits that act in a value. */
static inline uint64_t pmureg_idle_bits(const struct pmureg_register *reg)
{
	return reg->masks.ones | reg->masks.by_zero;
}

static inline uint64_t pmureg_acting(const struct pmureg_register *reg, uint64_t value)
{
	return (value ^ reg->masks.by_zero) | reg->masks.by_any;
}

/* Bits that a write sets to what it writes; that it changes by acting, and that stay. */
static inline uint64_t pmureg_plain_bits(const struct pmureg_register *reg)
{
	return reg->masks.writable & ~reg->masks.acting;
}

static inline uint64_t pmureg_stateful_bits(const struct pmureg_register *reg)
{
	return reg->masks.w1c | reg->masks.w1s | reg->masks.w1t;
}

/* What one counter is, or adds up, of its i-th register: from `first` on every `step`th element; of each these bits. */
struct pmureg_counted {
	uint16_t reg;
	uint32_t first, step, end;
	uint64_t bits;
};
struct pmureg_counted pmureg_counted(const struct pmureg_block *block, const struct pmureg_counter *counter,
				     uint16_t i, uint64_t n);

int pmureg_can_read(const struct pmureg_register *reg);       /* and nothing changes by that */
static inline uint64_t pmureg_read_changes(const struct pmureg_register *reg)
{
	return reg->masks.rc | reg->masks.rs;
}
uint64_t pmureg_kept_bits(const struct pmureg_register *reg); /* that are not ours: written as they are found */
uint64_t pmureg_lasting_bits(const struct pmureg_register *reg); /* of a control: they stay as they were written */

/* ---- index.c: the generator's hash tables ---- */

/* What a name stands for, in the table's own numbers; PMUREG_NONE: it is not there. */
uint16_t pmureg_names_find(const struct pmureg_names *names, struct pmureg_word word);

/* Where events_by_terms has the events of a shape whose terms have these values. */
uint32_t pmureg_shape_hash(const struct pmureg_shape *shape, const uint64_t *terms);

/* ---- pattern.c: names with index names in angle brackets: `uncore_x_<box>`, `C<box>_CTL<n>` ---- */

#define PMUREG_INDICES 6 /* most indices in one name */

struct pmureg_index {
	struct pmureg_word name;
	uint64_t value;
	int given; /* 0: the word had `<name>` itself */
};

struct pmureg_indices {
	unsigned int count;
	struct pmureg_index index[PMUREG_INDICES + 1];
};

/* Whether a word fits a pattern, each index filled in or left as it is. Letters of either case. */
int pmureg_pattern_match(struct pmureg_word word, const char *pattern, struct pmureg_indices *indices);

/* Whether an instance has the numbers that were given. */
int pmureg_indices_are(const struct pmureg_indices *indices, const struct pmureg_block *block, uint16_t instance);

/* Of a register's indices the first that a name with places for so many has: pages are left out where they are too few. */
unsigned int pmureg_pattern_dimension(const struct pmureg_register *reg, unsigned int indices);

/* Which of the instances' numbers an index name is; PMUREG_NONE: it is of an array of registers. */
uint16_t pmureg_index_number(const struct pmureg_block *block, struct pmureg_word name);

/*
 * Writes the pattern with the numbers of the instance and, where a register and an element of it are meant, the indices
 * of that, behind it in brackets where it has no place for them; what is not known stays as it is. Returns the length.
 */
size_t pmureg_pattern_fill(const struct pmureg_register_name *of, const uint64_t *bank, const char *pattern, char *text,
			   size_t size);

/* ---- unit.c ---- */

/* Takes the system and what stands behind it, as in `SYSTEM:`, off a name, where it is this one. Returns whether it is. */
int pmureg_system_within(const struct pmureg_system *system, char behind, struct pmureg_word *name);
void pmureg_unit_suggest(const struct pmureg_system *system, struct pmureg_nearest *nearest);
/* `box_0 to box_7` for box_9: the units that a name has another number than. Returns whether there are any. */
int pmureg_unit_numbers(const struct pmureg_system *system, struct pmureg_word name, char *text, size_t size);

/* ---- list.c ---- */

/* What a register that chooses banks was told last. */
struct pmureg_bank {
	struct pmureg_place place;
	uint64_t value;
	int known;
};

struct pmureg_list {
	struct pmureg_access *at;
	size_t count, capacity;
	int full; /* something had no room: the generator has miscounted */
	struct pmureg_bank bank;
};

/* How a value is put together from the accesses of a list. */
enum pmureg_joint { PMUREG_ONE, PMUREG_LOW_HIGH, PMUREG_HIGH_LOW_HIGH };

/* A read of an element: its kind, value and mask are for the caller to change. */
struct pmureg_access pmureg_access_of(const struct pmureg_system *system, const struct pmureg_block *block,
				      uint16_t instance, uint16_t reg, uint32_t element);

static inline int pmureg_is_same_unit(const struct pmureg_access *a, const struct pmureg_access *b)
{
	return a->place.block == b->place.block && a->place.instance == b->place.instance;
}

static inline int pmureg_is_same_register(const struct pmureg_access *a, const struct pmureg_access *b)
{
	return pmureg_is_same_unit(a, b) && a->reg == b->reg && a->element == b->element;
}

static inline const struct pmureg_block *pmureg_access_block(const struct pmureg_system *system,
							     const struct pmureg_access *access)
{
	return &system->blocks[access->place.block];
}

static inline const struct pmureg_register *pmureg_access_register(const struct pmureg_system *system,
								   const struct pmureg_access *access)
{
	return &pmureg_access_block(system, access)->registers[access->reg];
}

/* The value and the bits of the whole register that an access of a half is about. */
static inline unsigned int pmureg_access_shift(const struct pmureg_access *access)
{
	return access->half == 2 ? access->place.bits : 0;
}

/* The bits of the whole register that an access acts on where it writes them. */
uint64_t pmureg_access_acts(const struct pmureg_system *system, const struct pmureg_access *access);

/* The select in front of an access, as a number: what is behind one selector and has one number is in one bank. */
uint64_t pmureg_access_select(const struct pmureg_system *system, const struct pmureg_access *access);

/*
 * Adds a read, a write or a modify of an element: selects its bank first, unless the list has done that already; in
 * halves where the register takes them. Adds a barrier as it is, and so any access of another list.
 */
void pmureg_append(const struct pmureg_system *system, struct pmureg_list *list, struct pmureg_access access);
void pmureg_append_joined(const struct pmureg_system *system, struct pmureg_list *list, struct pmureg_access access,
			  enum pmureg_joint joint);
void pmureg_append_plain(struct pmureg_list *list, const struct pmureg_access *access);

/* ---- access.c ---- */

/* A register that the session changes: how it was found. */
struct pmureg_saved {
	struct pmureg_access
		access; /* its value is what was found; selects: nothing but the choice of a bank is changed */
	uint64_t select;
	/* What the session does to it, as far as its lists have been followed. */
	uint64_t left;     /* what it holds then */
	uint64_t touched;  /* bits that are not always as they were found */
	uint64_t flags;    /* of these, those that an overflow sets which is meant */
	uint64_t modified; /* bits that are modified: the rest is another program's, where it is not written as a whole,
			      too */
	int whole;
	uint64_t compared; /* bits that stay as they were written */
	uint64_t expected; /* bits that hold what the current rotation has written, unless another program has, too */
	uint64_t others;   /* bits that counters go by which the session does not count with */
	uint32_t wrote;    /* the number from 1 of the first of its values in what undoes the session; 0: there is
			      none */
	uint8_t is_own;    /* counters go by it which the session counts with */
	uint8_t turn;      /* the control of a counter of multiplexed events: what is known of it in this one */
};

/* A register, or the barrier, and its unit, for messages. */
size_t pmureg_access_text(const struct pmureg_system *system, const struct pmureg_access *access, char *text,
			  size_t size);

/* Where lists are run, and what is known of the registers there. */
struct pmureg_runner {
	const struct pmureg_system *system;
	struct pmureg_io *io;
	struct pmureg_error *error; /* of the call that is being made; NULL once a failure has been told */
	struct pmureg_access failed; /* what that was about */
	void (*watch)(void *context, const struct pmureg_access *access); /* may be NULL */
	void *context;
	int wrote;               /* a register has taken a value, what chooses banks left out */
	int lost;                /* one has not, and does not hold it either */
	struct pmureg_bank bank; /* as single accesses left it */
	struct pmureg_saved *saved;
	size_t saved_listed, saved_count, saved_capacity; /* listed, and how many of those have been read */
	int saved_full;          /* one had no room: the generator has miscounted */
};

/* What the io says in words is more than its errno value, and takes its place. */
int pmureg_fail_io(struct pmureg_runner *runner, const char *doing, const char *what, int code);

/* How the register of an access was found; NULL: it is not listed. */
struct pmureg_saved *pmureg_find_saved(const struct pmureg_runner *runner, const struct pmureg_access *access);

/* What a modify writes over what was found: bits that act are left out, what is not ours stays. */
uint64_t pmureg_modified(const struct pmureg_system *system, const struct pmureg_access *access, uint64_t found);

/* Bits that are not ours, which a list writes: as they were found. */
void pmureg_keep_bits(const struct pmureg_runner *runner, struct pmureg_list *list);

/*
 * Runs a list; an error names the register. `on` does the rest even after a failure, but never behind a select that
 * failed: that is tried again for each register behind it. The first failure is reported.
 */
int pmureg_run(struct pmureg_runner *runner, const struct pmureg_list *list, int on);

/* The same, without some of its accesses; selects and barriers are run. `undo`: for `is_left_out`. */
typedef int pmureg_left_out(const struct pmureg_runner *runner, const struct pmureg_undo *undo,
			    const struct pmureg_access *access);
int pmureg_run_but(struct pmureg_runner *runner, const struct pmureg_list *list, int on, pmureg_left_out *is_left_out,
		   const struct pmureg_undo *undo);

/* Runs a list that the io has prepared, reads and selects, and leaves in it what was read. */
int pmureg_run_prepared(struct pmureg_runner *runner, struct pmureg_list *list);

/* High, low, high, that have been read: again until both highs agree. */
int pmureg_settle(struct pmureg_runner *runner, struct pmureg_access *parts);

/* One register; consecutive accesses to one bank select once. */
int pmureg_write_one(struct pmureg_runner *runner, struct pmureg_access access, uint64_t value);
int pmureg_read_one(struct pmureg_runner *runner, const struct pmureg_access *access, uint64_t *value);

/* ---- saved.c ---- */

/*
 * Lists an element to be saved, unless it is already; `selects`: nothing but the choice of a bank will be changed.
 * Reads those that are new; one that cannot be read, and those behind it, are no longer listed then. -ENOSPC: they had no
 * room.
 */
void pmureg_list_saved(struct pmureg_runner *runner, const struct pmureg_block *block, uint16_t instance, uint16_t reg,
		      uint32_t element, int selects);
int pmureg_read_saved(struct pmureg_runner *runner);

/* Reads a register that is not saved: what chooses its bank is. */
int pmureg_read_unsaved(struct pmureg_runner *runner, const struct pmureg_access *access, uint64_t *value);

/* The writes that restore all, last found first, a counter before the control that lets it run. */
void pmureg_append_saved(const struct pmureg_runner *runner, struct pmureg_list *list);

/*
 * Restores what was selected, where nothing else has been written, all of it even after a failure: the first is
 * reported.
 */
int pmureg_put_back_selects(struct pmureg_runner *runner);

/* ---- lend.c ---- */

/*
 * Which instances of its block a lender of a unit is; the variables are the numbers of the unit. -ENOENT: there is none
 * of the number that the machine tells. Bits 15:0 are the first, bit 15 + k says that the k-th behind it is one, too.
 */
int pmureg_find_lender(const struct pmureg_system *system, const struct pmureg_block *block, uint16_t which,
		       const struct pmureg_eval *eval, uint64_t *instances);
uint64_t pmureg_add_lender(uint64_t instances, size_t count, uint16_t instance); /* behind the `count` that there are */
int pmureg_is_lender(uint64_t instances, uint16_t instance);
uint64_t pmureg_lenders_behind(uint64_t instances); /* those behind the first; 0: none */

/* An access to a register of a unit, or to one that it borrows: to the first of its lenders. */
struct pmureg_access pmureg_reach_of(const struct pmureg_system *system, const struct pmureg_block *block,
				     uint16_t instance, const uint64_t *lenders, uint16_t reg, uint32_t element);

/* ---- identify.c ---- */

#define PMUREG_LENDERS 8    /* most of a block */
#define PMUREG_REMEMBERED 4 /* registers: expressions ask for field after field of the same few */

/* A unit that is asked what it is and has. */
struct pmureg_asking {
	struct pmureg_runner *runner;
	const struct pmureg_block *block;
	uint16_t instance;
	uint64_t lenders[PMUREG_LENDERS]; /* which instances they are that the machine has, where it was asked before */
	int knows_lenders;
	struct pmureg_access known[PMUREG_REMEMBERED];
	size_t reads;
	uint32_t fact;     /* that was read last, from 1: one that no register tells */
	uint64_t fact_value;
	int told, differs; /* a field that was asked for could be read, and is not as after a reset */
	uint64_t absent;   /* mask of pages that it lacks, once it is known to be present */
};

pmureg_field_reader pmureg_ask; /* its context is what asks */

/* An expression over registers and facts of the unit. */
static inline int pmureg_ask_for(struct pmureg_asking *asking, struct pmureg_code code, const uint64_t *variables,
				 uint64_t otherwise, uint64_t *value)
{
	const struct pmureg_eval eval = {.variables = variables, .read = pmureg_ask, .context = asking};

	return pmureg_evaluate(code, &eval, otherwise, value);
}

static inline const uint64_t *pmureg_asked_numbers(const struct pmureg_asking *asking)
{
	return asking->block->instances[asking->instance].numbers;
}

/* 0: the unit is the one that is described, or nothing tells; -EINVAL: another one; -ENOENT: there is none. Says so. */
int pmureg_identify(struct pmureg_asking *asking);

/*
 * 0; -ENOENT: what the machine tells of itself leaves the unit out; -EINVAL: it tells of more pages than are described.
 * Says so. No register is read.
 */
int pmureg_is_present(struct pmureg_asking *asking);

/* The same, and whether it is there at all; `any`: whatever it is. */
int pmureg_find_out(struct pmureg_asking *asking, int any);

/* Which instances lend the unit registers. */
int pmureg_ask_lenders(struct pmureg_asking *asking);

/*
 * Whether someone counts with a counter: 1 where it runs, and not from reset on, or, where nothing tells, it moves; a
 * negative errno value.
 */
int pmureg_is_in_use(struct pmureg_asking *asking, const struct pmureg_counter *counter, uint64_t n);

#endif
