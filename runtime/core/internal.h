/*
 * internal.h: declarations that the files of the core share, and that users do not see.
 *
 * A file calls only the files before it:
 *
 *	here    eval field metric count register index pattern unit list slot borrow access saved identify choose
 *	parse/  lex term described event; registers
 *	plan/   memory variables save discover check owner assign steps reads used_terms rotation queue schedule
 *	run/    follow make_undo undo sample probe_width results rotate running session
 *	        pmu_memory pmu_lists pmu_event pmu
 *	table/  fits rules check; entries, which needs nothing of all these
 */
#ifndef PMUREG_CORE_INTERNAL_H
#define PMUREG_CORE_INTERNAL_H

#include <pmureg/core.h>

/* ---- eval.c ---- */

/* A value on the stack of an expression. An operation has its operands at `at`; its result replaces the first. */
union pmureg_item {
	uint64_t whole;
	double real;
};
typedef int pmureg_operation(const struct pmureg_op *op, const void *context, union pmureg_item *at);

int pmureg_walk(struct pmureg_code code, pmureg_operation *operate, const void *context, union pmureg_item *result);

/* Computes an operation of two integers. */
uint64_t pmureg_operate(uint8_t code, uint64_t a, uint64_t b);

/* ---- field.c ---- */

/* As pmureg_value_check(), for a value of which only `bits` are known. Rules apply only if all bits are known. */
const char *pmureg_bits_check(const struct pmureg_register *reg, uint64_t raw, uint64_t bits, char *text, size_t size);

/* Returns `raw` with the fields that the settings set, and adds the bits of these fields to `mask`. */
uint64_t pmureg_put_settings(const struct pmureg_register *reg, const struct pmureg_setting *settings, uint16_t count,
			     const uint64_t *variables, uint64_t raw, uint64_t *mask);

/* Returns the bits of an element of a field array, or all bits of any other field. */
static inline uint64_t pmureg_element_mask(const struct pmureg_field *field, uint64_t element)
{
	return field->each && element < field->width / field->each ?
		       pmureg_mask(field->each) << (field->low + element * field->each) : pmureg_field_mask(field);
}

/* Returns the bits of a field, or of its element whose index the expression gives. */
uint64_t pmureg_place_mask(const struct pmureg_field *field, struct pmureg_code element, const uint64_t *variables);

/* Returns a value shifted to the lowest bit of `mask` and cut to the mask. */
static inline uint64_t pmureg_in_place(uint64_t mask, uint64_t value)
{
	return value * (mask & (~mask + 1)) & mask;
}

/* ---- count.c ---- */

/*
 * Returns the nanoseconds in which a counter counts at most half of its range. If no top_rate is described, 8 counts in a
 * nanosecond are assumed, and at least 10 ms.
 */
uint64_t pmureg_half_wrap_ns(unsigned int width, uint64_t top_rate);

/* ---- register.c ---- */

/* How an element is accessed. */
enum pmureg_form {
	PMUREG_WHOLE,  /* in one access */
	PMUREG_HALVES, /* in two accesses, first the low half, at the lower address */
	PMUREG_TORN    /* as halves, but the hardware may count between the two accesses */
};

/* Finds the indices of an element, one for each dimension of the register, slowest first. */
void pmureg_element_indices(const struct pmureg_register *reg, uint32_t element, uint64_t *indices);

/* The page of an element of a memory-mapped register, and whether it is among these: an element may not exist. */
static inline uint32_t pmureg_page_of(const struct pmureg_register *reg, uint32_t element)
{
	return reg->page + (reg->pages > 1 ? element / (reg->elements / reg->pages) : 0);
}

static inline int pmureg_is_on(uint64_t pages, const struct pmureg_register *reg, uint32_t element)
{
	return pages && pmureg_page_of(reg, element) < 64 && pages >> pmureg_page_of(reg, element) & 1;
}

enum pmureg_form pmureg_register_form(const struct pmureg_register *reg);

/*
 * Checks whether two places are the same. For MSRs and system registers the instance does not matter. Two blocks have
 * one address only if no processor has both; the simulated machine has.
 */
static inline int pmureg_place_same(const struct pmureg_place *a, const struct pmureg_place *b)
{
	return a->space == b->space && a->unit == b->unit && a->address == b->address && a->block == b->block &&
	       (!pmureg_space_is_private(a->space) || a->instance == b->instance);
}

/* Returns the bits that have a side effect if `value` is written. Only the bits of masks.acting are meaningful. */
static inline uint64_t pmureg_acting(const struct pmureg_register *reg, uint64_t value)
{
	return (value ^ reg->masks.by_zero) | reg->masks.by_any;
}

/* Return the bits that a write sets to the written value, and the bits that W1C, W1S or W1T change. */
static inline uint64_t pmureg_plain_bits(const struct pmureg_register *reg)
{
	return reg->masks.writable & ~reg->masks.acting;
}

static inline uint64_t pmureg_stateful_bits(const struct pmureg_register *reg)
{
	return reg->masks.w1c | reg->masks.w1s | reg->masks.w1t;
}

/* The part of a counter's register that the counter reads or adds up: these bits of every `step`th element. */
struct pmureg_counted {
	uint16_t reg;
	uint32_t first, step, end; /* elements; `end` is after the last */
	uint64_t bits;             /* the counter's bits in each element */
};
/* Returns this part for the i-th register of counter `n` of a kind. */
struct pmureg_counted pmureg_counted(const struct pmureg_block *block, const struct pmureg_counter *counter,
				     uint16_t i, uint64_t n);

int pmureg_can_read(const struct pmureg_register *reg); /* whether its state can be read without side effects */
static inline uint64_t pmureg_read_changes(const struct pmureg_register *reg)
{
	return reg->masks.rc | reg->masks.rs;
}
uint64_t pmureg_kept_bits(const struct pmureg_register *reg); /* undefined bits: each write keeps their saved value */
uint64_t pmureg_lasting_bits(const struct pmureg_register *reg); /* bits that keep a written value; 0 for a counter */

/* ---- index.c: the generator's hash tables ---- */

/* Returns the index that the table has for a name, or PMUREG_NONE. Case-sensitive. */
uint16_t pmureg_names_find(const struct pmureg_names *names, struct pmureg_word word);

/* Returns the hash under which events_by_terms has the events of a shape with these term values. */
uint32_t pmureg_shape_hash(const struct pmureg_shape *shape, const uint64_t *terms);

/* ---- pattern.c: names with index names in angle brackets: `uncore_x_<box>`, `C<box>_CTL<n>` ---- */

#define PMUREG_INDICES 6 /* most indices in one name */

struct pmureg_index {
	struct pmureg_word name;
	uint64_t value;
	int given; /* 0: the word has no number here, but stands for all: `<name>`, `n`, `{3-0}` */
};

struct pmureg_indices {
	unsigned int count;
	struct pmureg_index index[PMUREG_INDICES + 1];
};

/* Checks whether a word matches a pattern, and gets its indices. Not case-sensitive. */
int pmureg_pattern_match(struct pmureg_word word, const char *pattern, struct pmureg_indices *indices);

/* Checks whether an instance has the numbers that the indices give. */
int pmureg_indices_are(const struct pmureg_indices *indices, const struct pmureg_block *block, uint16_t instance);

/* Returns the register's first dimension in a name with `indices` indices: 1, without the page, if they are too few. */
unsigned int pmureg_pattern_dimension(const struct pmureg_register *reg, unsigned int indices);

/*
 * Writes the pattern with the numbers of the instance, the indices of the element if `of` has one, and the bank's
 * number. Indices without a place in the pattern follow it in brackets. Unknown ones stay as they are. Returns the
 * length.
 */
size_t pmureg_pattern_fill(const struct pmureg_register_name *of, const uint64_t *bank, const char *pattern, char *text,
			   size_t size);

/* ---- unit.c ---- */

/* Removes this system's name and the character `behind`, as in `SYSTEM:`, from a name. Returns whether it was there. */
int pmureg_system_within(const struct pmureg_system *system, char behind, struct pmureg_word *name);

/* ---- list.c ---- */

/* The value last written to a selector. */
struct pmureg_bank {
	struct pmureg_place place;
	uint64_t value;
	int known;
};

struct pmureg_list {
	struct pmureg_access *at;
	size_t count, capacity;
	int full;        /* an access did not fit, because the generator's bounds are wrong */
	int is_prepared; /* the io has prepared it */
	struct pmureg_bank bank;
};

static inline void pmureg_list_clear(struct pmureg_list *list)
{
	*list = (struct pmureg_list){.at = list->at, .capacity = list->capacity};
}

/* The accesses of a list that make up one value. */
enum pmureg_joint { PMUREG_ONE, PMUREG_LOW_HIGH, PMUREG_HIGH_LOW_HIGH };

/* Returns a read of an element. The caller may change its kind, value and mask. */
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

/* Checks whether two accesses are to the same half of the same register, or to the whole. */
static inline int pmureg_is_same_part(const struct pmureg_access *a, const struct pmureg_access *b)
{
	return pmureg_is_same_register(a, b) && a->half == b->half;
}

/* Returns the entry of an undo for the register of an access. Its values are still missing. */
static inline struct pmureg_compared pmureg_compared_of(const struct pmureg_access *access, uint64_t mask)
{
	return (struct pmureg_compared){
		.place = access->place, .element = access->element, .reg = access->reg, .mask = mask};
}

static inline int pmureg_compared_is_of(const struct pmureg_compared *one, const struct pmureg_access *access)
{
	return one->place.block == access->place.block && one->place.instance == access->place.instance &&
	       one->reg == access->reg && one->element == access->element;
}

static inline const struct pmureg_block *pmureg_access_block(const struct pmureg_system *system,
							     const struct pmureg_access *access)
{
	return &pmureg_system_blocks(system)[access->place.block];
}

static inline const struct pmureg_register *pmureg_access_register(const struct pmureg_system *system,
								   const struct pmureg_access *access)
{
	return &pmureg_block_registers(pmureg_access_block(system, access))[access->reg];
}

/* Returns the position of the access in the register: 0, or the width of the low half for the high half. */
static inline unsigned int pmureg_access_shift(const struct pmureg_access *access)
{
	return access->half == 2 ? access->place.bits : 0;
}

/* Returns the bits of the whole register that have a side effect when the access writes its value. */
uint64_t pmureg_access_acts(const struct pmureg_system *system, const struct pmureg_access *access);

/* Returns the value of the selector for an access: accesses with the same selector and value are in the same bank. */
uint64_t pmureg_access_select(const struct pmureg_system *system, const struct pmureg_access *access);

/*
 * pmureg_append() adds a read, write or modify of an element, in halves if the register needs them, and before it the
 * select of its bank if the list has not made it yet. pmureg_append_plain() adds an access unchanged, as a barrier.
 */
void pmureg_append(const struct pmureg_system *system, struct pmureg_list *list, struct pmureg_access access);
void pmureg_append_joined(const struct pmureg_system *system, struct pmureg_list *list, struct pmureg_access access,
			  enum pmureg_joint joint);
void pmureg_append_plain(struct pmureg_list *list, const struct pmureg_access *access);

/* ---- access.c ---- */

/* A register that the session changes, with its value from before the session. */
struct pmureg_saved {
	struct pmureg_access access; /* value: the saved one; selects: only the choice of a bank changes */
	uint64_t select;             /* of the register's bank: pmureg_access_select() */
	/* The effects of the session's lists, as far as make_undo.c has followed them. */
	uint64_t left;     /* the value that the lists leave */
	uint64_t touched;  /* bits that do not keep their saved value */
	uint64_t flags;    /* overflow flags among them, set by the counter of an event that ends the session */
	uint64_t modified; /* bits that are modified; the others may belong to other programs, unless `whole` */
	int whole;         /* a write sets the whole register */
	uint64_t compared; /* bits that keep a written value, so that a change by another program shows */
	uint64_t expected; /* bits that have the current rotation's value unless another program changed them */
	uint64_t others;   /* bits that control counters which the session does not use */
	uint32_t last_note; /* the last value that make_undo.c has noted of it, from 1; 0: none */
	uint32_t listed;   /* index from 1 in the undo's `compared`; 0: it is not compared */
	uint8_t is_own;    /* it controls counters that the session uses */
	uint8_t state;     /* control of a multiplexed counter: its state in this change of rotations, see rotate.c */
};

/* Runs lists on an io, and has the registers saved from it. */
struct pmureg_runner {
	const struct pmureg_system *system;
	struct pmureg_io *io;
	struct pmureg_error *error;  /* of the current call; NULL after the first failure is reported */
	struct pmureg_access failed; /* the access that failed */
	void (*watch)(void *context, const struct pmureg_access *access); /* may be NULL */
	void *context;           /* of `watch` */
	int has_written;         /* a write succeeded; selects of banks do not count */
	int unrestored;          /* a write failed, and the register does not hold the value anyway */
	struct pmureg_bank bank; /* the bank that the last single access selected */
	struct pmureg_saved *saved;
	size_t saved_listed, saved_count, saved_capacity; /* listed; of these with their value read; room */
	int saved_full;          /* a register did not fit, because the generator's bounds are wrong */
	struct pmureg_slot *slots; /* begin as zeros */
	uint32_t slot_count;       /* 0: no slots, so nothing is known */
	int remembers;             /* a value that was read need not be read again: until the session writes */
};

/* ---- slot.c ---- */

/* What is known of a register. */
struct pmureg_slot {
	uint16_t block, instance, reg;
	uint8_t is_used, has_value;
	uint32_t element;
	uint32_t saved; /* index from 1 among the listed registers, if it was found there; else 0 */
	struct pmureg_place place;
	uint64_t select; /* pmureg_access_select() */
	uint64_t value;  /* if has_value: as the session has found it */
};

/* Returns the slot of a register, or NULL: there is no room for it. */
struct pmureg_slot *pmureg_slot_of(const struct pmureg_runner *runner, const struct pmureg_block *block,
				   uint16_t instance, uint16_t reg, uint32_t element);

/* As pmureg_access_of(), but computes the place only once. */
struct pmureg_access pmureg_slot_access(const struct pmureg_runner *runner, const struct pmureg_block *block,
					uint16_t instance, uint16_t reg, uint32_t element);

/* Reports a failure: `doing` and `what`, then the io's own sentence, or if it has none the errno value. */
int pmureg_fail_io(struct pmureg_runner *runner, const char *doing, const char *what, int code);

/* Returns the saved state of an access's register, or NULL. */
struct pmureg_saved *pmureg_find_saved(const struct pmureg_runner *runner, const struct pmureg_access *access);

/* Returns the value that a modify writes over `found`: keeps the bits of other owners, triggers no side effects. */
uint64_t pmureg_modified(const struct pmureg_system *system, const struct pmureg_access *access, uint64_t found);

/* Gives the undefined bits in the writes of a list their saved value. */
void pmureg_keep_bits(const struct pmureg_runner *runner, struct pmureg_list *list);

/*
 * Runs a list. An error names the register. `on`: continues after a failure, and returns the first one. If a select
 * failed, it is repeated before each register of the bank, which is accessed only if the select succeeds.
 */
int pmureg_run(struct pmureg_runner *runner, const struct pmureg_list *list, int on);

/* The same, but omits the accesses for which `is_left_out` is true; selects and barriers always run. */
typedef int pmureg_left_out(const struct pmureg_runner *runner, const struct pmureg_undo *undo,
			    const struct pmureg_access *access);
int pmureg_run_but(struct pmureg_runner *runner, const struct pmureg_list *list, int on, pmureg_left_out *is_left_out,
		   const struct pmureg_undo *undo);

/* Runs a list of reads and selects that the io has prepared, and stores the values read in it. */
int pmureg_run_prepared(struct pmureg_runner *runner, struct pmureg_list *list);

/* Finishes a read of high, low, high: repeats it until both high halves are equal. */
int pmureg_settle(struct pmureg_runner *runner, struct pmureg_access *parts);

/* Write and read one register. Consecutive accesses to one bank select it once. */
int pmureg_write_one(struct pmureg_runner *runner, struct pmureg_access access, uint64_t value);
int pmureg_read_one(struct pmureg_runner *runner, const struct pmureg_access *access, uint64_t *value);

/* ---- saved.c ---- */

/*
 * pmureg_list_saved() lists an element to save, once; `selects`: only its choice of a bank will change.
 * pmureg_read_saved() reads the listed elements that are new. On an error it removes the unread ones from the list.
 * -ENOSPC: a listed element did not fit.
 */
void pmureg_list_saved(struct pmureg_runner *runner, const struct pmureg_block *block, uint16_t instance, uint16_t reg,
		      uint32_t element, int selects);
int pmureg_read_saved(struct pmureg_runner *runner);

/* Reads a register without saving it. Saves the selector of its bank first. The second one only reads what the session
 * does not remember. */
int pmureg_read_unsaved(struct pmureg_runner *runner, const struct pmureg_access *access, uint64_t *value);
int pmureg_read_once(struct pmureg_runner *runner, const struct pmureg_access *access, uint64_t *value);

/* Adds the writes that restore one saved register; or all: counters before controls, each in reverse order of saving. */
void pmureg_append_one_saved(const struct pmureg_runner *runner, struct pmureg_list *list,
			     const struct pmureg_saved *saved);
void pmureg_append_saved(const struct pmureg_runner *runner, struct pmureg_list *list);

/*
 * Restores all selectors, when nothing else has been written. Continues after a failure, and returns the first one.
 */
int pmureg_put_back_selects(struct pmureg_runner *runner);

/* ---- borrow.c ---- */

/*
 * Finds the instances from which a unit borrows registers, for lender `which` of its block. The variables of `eval` are
 * the unit's numbers. -ENOENT: no instance has the number that the machine reports. In `instances`, bits 15:0 are the
 * first instance, and bit 15 + k says that the k-th instance after it is one, too.
 */
int pmureg_find_lender(const struct pmureg_system *system, const struct pmureg_block *block, uint16_t which,
		       const struct pmureg_eval *eval, uint64_t *instances);
uint64_t pmureg_add_lender(uint64_t instances, size_t count, uint16_t instance); /* `instances` has `count` */
int pmureg_is_lender(uint64_t instances, uint16_t instance);
uint64_t pmureg_lenders_behind(uint64_t instances); /* without the first; 0: no more */

/* Returns an access to a register of a unit; for a borrowed register, to that of the first lender. */
struct pmureg_access pmureg_reach_of(const struct pmureg_runner *runner, const struct pmureg_block *block,
				     uint16_t instance, const uint64_t *lenders, uint16_t reg, uint32_t element);

/* ---- identify.c ---- */

#define PMUREG_REMEMBERED 4 /* registers in the cache: an expression reads many fields of few registers */

/* Reads the registers and facts of a unit for expressions. */
struct pmureg_asking {
	struct pmureg_runner *runner;
	const struct pmureg_block *block;
	uint16_t instance;
	uint64_t lenders[PMUREG_LENDERS];              /* for each lender of the block: its instances, see borrow.c */
	int knows_lenders;                             /* `lenders` is filled in */
	struct pmureg_access known[PMUREG_REMEMBERED]; /* the last registers read, with their values */
	size_t reads;                                  /* number of registers read */
	uint32_t fact;                                 /* the last fact read, apart from registers, from 1; 0: none */
	uint64_t fact_value;
	int told, differs; /* a field could be read; a field read differs from its reset value */
	uint64_t absent;   /* mask of pages that the unit lacks; set by pmureg_is_present() */
};

pmureg_field_reader pmureg_ask; /* context: struct pmureg_asking */

/* Computes an expression over registers and facts of the unit. */
static inline int pmureg_ask_for(struct pmureg_asking *asking, struct pmureg_code code, const uint64_t *variables,
				 uint64_t otherwise, uint64_t *value)
{
	const struct pmureg_eval eval = {.variables = variables, .read = pmureg_ask, .context = asking};

	return pmureg_evaluate(code, &eval, otherwise, value);
}

static inline const uint64_t *pmureg_asked_numbers(const struct pmureg_asking *asking)
{
	return pmureg_instance_numbers(&pmureg_block_instances(asking->block)[asking->instance]);
}

/* Checks the unit's identification, if it has one. -EINVAL: it is another device; -ENOENT: it is absent. */
int pmureg_identify(struct pmureg_asking *asking);

/*
 * Checks by the machine's facts, without a register access, whether the unit exists. -ENOENT: it does not; -EINVAL: it has
 * more pages than are described.
 */
int pmureg_is_present(struct pmureg_asking *asking);

/* The same, then reads a register of the unit, then unless `any` checks its identification. */
int pmureg_find_out(struct pmureg_asking *asking, int any);

/* Finds the instances from which the unit borrows registers. */
int pmureg_ask_lenders(struct pmureg_asking *asking);

/*
 * Returns 1 if a counter is in use: it runs, and its controls differ from their reset values; or if these cannot be
 * read, its value changes. Else 0, or a negative errno value.
 */
int pmureg_is_in_use(struct pmureg_asking *asking, const struct pmureg_counter *counter, uint64_t n);

#endif
