/*
 * owner.c: whether someone else counts with the registers that the session is about to take.
 */
#include "run.h"

struct looking {
	struct pmureg_session *session;
	const struct pmureg_unit *unit;
	struct pmureg_access seen; /* the register that says most about the counter, and what it holds */
	int is_ours;                /* the session will write it */
	int is_other;
	int differs; /* a register is not as after a reset */
	int failed;  /* an access did: that is not "cannot be read" */
};

/* What cannot be read speaks neither for nor against: it is taken to be as after a reset. */
static int look(struct looking *looking, const struct pmureg_register *reg, const struct pmureg_access *access,
		uint64_t *value)
{
	const struct pmureg_saved *saved = pmureg_find_saved(&looking->session->runner, access);
	int code;

	if (!pmureg_can_read(reg))
		return 0;
	if (saved)
		*value = saved->access.value;
	looking->is_other |= !saved && reg->elements > 1; /* the register of a counter that the session leaves alone */
	if (saved || looking->is_other)
		return saved ? 0 : -PMUREG_ENOENT;
	code = pmureg_read_unsaved(&looking->session->runner, access, value);
	looking->failed = code != 0;
	return code;
}

static int read_field(void *context, uint16_t reg_index, uint32_t element, uint16_t field, uint32_t field_element,
		      int whole, uint64_t *value)
{
	struct looking *looking = context;
	const struct pmureg_runner *runner = &looking->session->runner;
	const struct pmureg_block *block = looking->unit->block;
	const struct pmureg_register *reg = &block->registers[reg_index];
	const uint16_t instance = looking->unit->instance;
	const uint64_t reset = pmureg_register_reset(block, reg, instance, element);
	struct pmureg_access access;
	uint64_t raw = reset;
	int code;

	if (element >= reg->elements)
		return -PMUREG_ENOENT;
	access = pmureg_access_of(runner->system, block, instance, reg_index, element);
	code = look(looking, reg, &access, &raw);
	if (code)
		return code;
	*value = pmureg_field_element(&reg->fields[field], raw, field_element, whole);
	if (!((raw ^ reset) & reg->masks.readable))
		return 0;
	if (!looking->differs || reg->elements > 1) {
		access.value = raw;
		looking->seen = access;
		looking->is_ours = pmureg_can_read(reg) && pmureg_find_saved(runner, &access);
	}
	looking->differs = 1;
	return 0;
}

static int fail_owned(const struct looking *looking)
{
	const struct pmureg_session *session = looking->session;
	const struct pmureg_access *seen = &looking->seen;
	const struct pmureg_system *system = session->runner.system;
	char what[128];

	if (session->options.owned)
		*session->options.owned = pmureg_control_of(
			system, seen, seen->value,
			pmureg_register_reset(looking->unit->block, pmureg_access_register(system, seen),
					      seen->place.instance, seen->element));
	pmureg_access_text(system, seen, what, sizeof(what));
	return pmureg_fail(session->runner.error, -PMUREG_EBUSY, 0,
			   "%s is 0x%llx: someone else counts with it; end that, or take the unit by force", what,
			   (unsigned long long)seen->value);
}

/* Where nothing tells whether the counter runs: a register that will be programmed is not as after a reset. */
static int check_reset(struct looking *looking, const struct pmureg_list *program)
{
	const struct pmureg_runner *runner = &looking->session->runner;
	const struct pmureg_unit *unit = looking->unit;

	for (size_t i = 0; i < program->count; i++) {
		const struct pmureg_access *access = &program->at[i];
		const struct pmureg_register *reg = pmureg_access_register(runner->system, access);
		const uint64_t told = pmureg_plain_bits(reg) & reg->masks.readable &
				      (reg->masks.has_reset | reg->reset_differs) & ~reg->masks.is_volatile;
		const struct pmureg_saved *saved;
		uint64_t reset;

		if (access->kind == PMUREG_ACCESS_BARRIER || access->selects || (reg->roles & PMUREG_COUNTS) ||
		    pmureg_access_block(runner->system, access) != unit->block ||
		    access->place.instance != unit->instance || !pmureg_can_read(reg))
			continue;
		saved = pmureg_find_saved(runner, access);
		reset = pmureg_register_reset(unit->block, reg, unit->instance, access->element);
		if (saved && ((saved->access.value ^ reset) & told)) {
			looking->seen = saved->access;
			return fail_owned(looking);
		}
	}
	return 0;
}

static int check_counter(struct looking *looking, const struct pmureg_list *program,
			 const struct pmureg_counter *counter, uint64_t n)
{
	const struct pmureg_eval eval = {.variables = &n, .read = read_field, .context = looking};
	uint64_t runs = 0;
	int code;

	looking->differs = looking->failed = looking->is_ours = looking->is_other = 0;
	code = counter->runs.count ? pmureg_evaluate(counter->runs, &eval, 0, &runs) : -PMUREG_ENOENT;
	if (looking->failed)
		return code;
	if (looking->is_other)
		return 0;
	if (code)
		return check_reset(looking, program);
	return runs && looking->differs && looking->is_ours ? fail_owned(looking) : 0;
}

static int check_unit(struct pmureg_session *session, const struct pmureg_rotation *rotation,
		      const struct pmureg_unit *unit)
{
	struct looking looking = {.session = session, .unit = unit};
	const struct pmureg_block *block = unit->block;
	int code = 0;

	/* What resets a unit stops all of its counters, not only those that the session wants. */
	for (uint16_t kind = 0; kind < block->counter_count; kind++)
		for (uint16_t i = 0; !block->counters[kind].free && i < unit->kinds[kind].count && !code; i++)
			if (pmureg_kind_has(&unit->kinds[kind], i))
				code = check_counter(&looking, &rotation->lists[PMUREG_PROGRAM], &block->counters[kind],
						     (uint64_t)block->counters[kind].first + i);
	return code;
}

int pmureg_check_owner(struct pmureg_session *session)
{
	int code = 0;

	if (session->options.flags & PMUREG_SESSION_FORCE)
		return 0;
	for (size_t i = 0; i < session->rotation_count; i++)
		for (size_t u = 0; u < session->rotations[i].unit_count && !code; u++)
			code = check_unit(session, &session->rotations[i], &session->rotations[i].units[u]);
	return code;
}
