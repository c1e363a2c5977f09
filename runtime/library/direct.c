/*
 * direct.c: the backends that count through registers: direct, on this machine with a session for each topology element
 * (package, die, core, ...), and sim, on the simulated device.
 */
#include "direct.h"

#define ROTATION_NS UINT64_C(4000000)

/* Most that a simulated counter adds in a nanosecond of simulated time (see pmureg_sim_advance()). */
#define TOP_STEP 256

#define MOST_STEPS (UINT64_C(1) << 26) /* most steps of simulated time in a call: some minutes of computing */

/* ---- Opening ---- */

/* Adds the topology elements of a scope on which events are counted. */
static int add_banks(struct pmureg *pmureg, enum pmureg_scope scope, struct pmureg_error *error)
{
	struct state *state = pmureg->state;
	const struct io_cpus *among = pmureg->cpus.count && scope ? &pmureg->cpus : NULL;
	struct bank *grown;
	struct io_banks banks;
	size_t used = 0;
	int code;

	while (used < pmureg->event_count &&
	       (pmureg->events[used].is_left_out || pmureg->events[used].described.block->scope != scope))
		used++;
	if (used == pmureg->event_count)
		return 0;
	code = io_machine_banks(pmureg->machine, scope, among, &banks, error);
	if (code)
		return code;
	grown = realloc(state->banks, (state->bank_count + banks.count) * sizeof(*grown));
	state->banks = grown ? grown : state->banks;
	for (size_t i = 0; grown && i < banks.count; i++) {
		struct bank *bank = &grown[state->bank_count++];

		*bank = (struct bank){.pmureg = pmureg, .scope = scope};
		bank->registers.options = (struct io_way_options){
			.machine = pmureg->machine, .system = pmureg->system, .mmio = pmureg->mmio,
		};
		registers_choose(&bank->registers, &banks.list[i]);
	}
	free(banks.list);
	return grown ? 0 : io_out_of_memory(error);
}

/* Returns the upper limit of the units of all events shown as one. */
static size_t units_shown_by(const struct pmureg *pmureg, size_t index)
{
	size_t count = 0;

	for (size_t i = 0; i < pmureg->event_count; i++)
		if (pmureg->events[i].shown_by == index)
			count += pmureg->events[i].described.block->instance_count;
	return count;
}

/*
 * Creates the topology elements (for the simulated device: one), and room for each event's results on each of its
 * units.
 */
static int make_state(struct pmureg *pmureg, struct pmureg_error *error)
{
	struct state *state = calloc(1, sizeof(*state));
	int code = 0;

	pmureg->state = state;
	if (!state)
		return io_out_of_memory(error);
	state->directory.fd = -1;
	if (backend_is_sim(pmureg->backend)) {
		state->banks = calloc(1, sizeof(*state->banks));
		if (!state->banks)
			return io_out_of_memory(error);
		state->bank_count = 1;
		state->banks->pmureg = pmureg;
		state->banks->registers.options.system = pmureg->system;
	}
	for (enum pmureg_scope scope = PMUREG_MACHINE; !backend_is_sim(pmureg->backend) && scope < PMUREG_SCOPES; scope++)
		code = code ? code : add_banks(pmureg, scope, error);
	for (size_t i = 0; i < pmureg->event_count && !code; i++)
		if (event_make_results(&pmureg->events[i], units_shown_by(pmureg, i) * state->bank_count))
			code = io_out_of_memory(error);
	return code;
}

static int open_registers(struct pmureg *pmureg, struct bank *bank, struct pmureg_error *error)
{
	struct registers *registers = &bank->registers;
	uint8_t *used;
	int code;

	if (backend_is_sim(pmureg->backend))
		return registers_simulate(registers, error);
	used = calloc(pmureg->system->block_count, 1);
	for (size_t i = 0; i < pmureg->event_count && used; i++)
		if (!pmureg->events[i].is_left_out && pmureg->events[i].described.block->scope == bank->scope)
			used[pmureg->events[i].described.block - pmureg_system_blocks(pmureg->system)] = 1;
	code = used ? registers_open(registers, used, error) : io_out_of_memory(error);
	free(used);
	return code;
}

/* A group must be of one unit, or of all units of one kind: only a unit counts its events at the same time. */
static int check_groups(struct pmureg *pmureg, struct pmureg_error *error)
{
	const struct event *before = NULL;

	for (pmureg->blamed = 0; pmureg->blamed < pmureg->event_count; pmureg->blamed++) {
		const struct event *event = &pmureg->events[pmureg->blamed];

		if (event->is_left_out || event->shown_by != pmureg->blamed)
			continue;
		if (before && event->group == before->group &&
		    (event->described.block != before->described.block ||
		     event->described.instance != before->described.instance || !elsewhere_is_same(event, before)))
			return pmureg_fail(
				error, -EINVAL, 0,
				"`%s` and `%s` are in one group but on different units, and only one unit counts at "
				"the same time: use two groups",
				before->text, event->text);
		before = event;
	}
	return 0;
}

/* Checks that an event that names a number has a unit with that number. */
static int check_banks(struct pmureg *pmureg, struct pmureg_error *error)
{
	for (pmureg->blamed = 0; pmureg->blamed < pmureg->event_count; pmureg->blamed++) {
		const struct event *event = &pmureg->events[pmureg->blamed];
		size_t b = event->is_left_out ? pmureg->state->bank_count + 1 : 0;

		while (b < pmureg->state->bank_count && !bank_is(&pmureg->state->banks[b], &event->described))
			b++;
		if (b == pmureg->state->bank_count)
			return pmureg_fail(error, -ENODEV, 0, "`%s`: no unit with this number is %s", event->text,
					   !backend_is_sim(pmureg->backend) ?
						   pmureg->cpus.count ? "on the chosen CPUs" : "present" :
					   event->described.block->scope ? "simulated, only one of each kind" :
											       "simulated");
	}
	return 0;
}

static int open_banks(struct pmureg *pmureg, struct pmureg_error *error)
{
	int code = check_groups(pmureg, error);

	code = code ? code : make_state(pmureg, error);
	code = code ? code : check_banks(pmureg, error);
	pmureg->blamed = code ? pmureg->blamed : SIZE_MAX;
	/* Opens all registers before the first write. */
	for (size_t i = 0; !code && i < pmureg->state->bank_count; i++)
		code = open_registers(pmureg, &pmureg->state->banks[i], error);
	/* The lock keeps other processes from checking ownership until all registers are programmed. */
	if (!code && pmureg->backend == &backend_direct) {
		code = run_directory_open(&pmureg->state->directory, pmureg->run_directory, 1, error);
		code = code ? code : run_directory_lock(&pmureg->state->directory, error);
	}
	for (size_t i = 0; !code && i < pmureg->state->bank_count; i++)
		code = bank_open(&pmureg->state->banks[i], error);
	if (pmureg->state)
		run_directory_unlock(&pmureg->state->directory);
	return code;
}

static int direct_open(struct pmureg *pmureg, struct pmureg_error *error)
{
	int code = machine_check(pmureg, pmureg->system, error);

	return code ? code : open_banks(pmureg, error);
}

/* Returns the largest step of simulated time in which no counter wraps twice. */
static uint64_t largest_step(const struct pmureg *pmureg)
{
	unsigned width = 63;

	for (size_t i = 0; i < pmureg->event_count; i++) {
		const struct pmureg_block *block = pmureg->events[i].described.block;
		const struct pmureg_counter *counters = pmureg_block_counters(block);

		for (uint16_t j = 0; j < block->counter_count; j++)
			if (counters[j].width < width)
				width = counters[j].width;
	}
	return width < 9 ? 1 : (UINT64_C(1) << (width - 1)) / TOP_STEP;
}

static int sim_open(struct pmureg *pmureg, struct pmureg_error *error)
{
	int code = pmureg->cpus.count ? pmureg_fail(error, -EINVAL, 0, "CPUs are not simulated; omit -C") : 0;

	code = code ? code : open_banks(pmureg, error);
	if (!code)
		pmureg->state->sim_step = largest_step(pmureg);
	return code;
}

/* ---- Counting ---- */

static int for_each_session(struct pmureg *pmureg, int (*act)(struct pmureg_session *, struct pmureg_error *),
			    struct pmureg_error *error)
{
	int first = 0;

	for (size_t i = 0; i < pmureg->state->bank_count; i++) {
		struct bank *bank = &pmureg->state->banks[i];
		int code = bank->session ? act(bank->session, first ? NULL : error) : 0;

		bank->failed |= code != 0;
		first = first ? first : code;
	}
	return first;
}

static uint64_t rotation_ns(const struct pmureg *pmureg)
{
	const uint64_t interval = pmureg->options.mux_interval_ns ? pmureg->options.mux_interval_ns : ROTATION_NS;

	return pmureg->state->sim_rotation_ns && pmureg->state->sim_rotation_ns < interval ?
		       pmureg->state->sim_rotation_ns :
		       interval;
}

/*
 * Schedules the next rotation after `over`, the time at which this one began: on a slow machine, rotation takes at most
 * half of the time.
 */
static void plan_rotation(struct pmureg *pmureg, uint64_t over)
{
	const uint64_t now = direct_now(pmureg), least = (now - over) / pmureg->state->bank_count,
		       interval = rotation_ns(pmureg);

	pmureg->state->next_rotation = now + (interval > least ? interval : least);
}

static void plan_ahead(struct pmureg *pmureg)
{
	struct state *state = pmureg->state;
	size_t rotations = 0;

	for (size_t i = 0; i < state->bank_count; i++) {
		const struct pmureg_session *session = state->banks[i].session;
		const uint64_t deadline = session ? pmureg_session_deadline(session) : 0;

		rotations += session && pmureg_session_rotations(session) > 1;
		if (deadline && (!state->deadline || deadline < state->deadline))
			state->deadline = deadline;
	}
	if (rotations)
		plan_rotation(pmureg, direct_now(pmureg));
	state->next_read = state->deadline ? direct_now(pmureg) + state->deadline : 0;
	state->next_look = pmureg->until ? direct_now(pmureg) + until_wait(pmureg) : 0;
}

static int direct_start(struct pmureg *pmureg, struct pmureg_error *error)
{
	int code = for_each_session(pmureg, pmureg_session_start, error);

	pmureg->state->start_ns = direct_now(pmureg);
	pmureg->state->running = 1;
	plan_ahead(pmureg);
	return code;
}

static enum pmureg_reason reason_of(int code)
{
	switch (-code) {
	case ENODEV:
	case ENXIO:
	case ENOENT:
		return PMUREG_NO_DEVICE;
	case EPERM:
	case EACCES:
		return PMUREG_NO_PERMISSION;
	case EBUSY:
		return PMUREG_IN_USE;
	default:
		return PMUREG_FAILED;
	}
}

/* Marks an element as failed. Its results keep the reason. */
static void lose(struct bank *bank, int code, const struct pmureg_error *failure)
{
	bank->lost = reason_of(code);
	bank->failed = 1;
	if (!bank->pmureg->failure.code)
		bank->pmureg->failure = *failure;
}

static void read_bank(struct bank *bank)
{
	struct pmureg_error failure;
	int code = bank->lost == PMUREG_COUNTED ? pmureg_session_read(bank->session, bank->counts, &failure) :
						     0;

	if (code)
		lose(bank, code, &failure);
	for (size_t i = 0; i < bank->event_count; i++) {
		struct result *result = bank->results[i];
		const struct pmureg_count *count = &bank->counts[i];
		const uint8_t reason = bank->lost == PMUREG_COUNTED ? count->reason : (uint8_t)bank->lost;

		result->now.value += count->value;
		result->now.enabled_ns += count->enabled_ns;
		result->now.running_ns += count->running_ns;
		result->most = count->value > result->most ? count->value : result->most;
		/* A sum with a missing part is invalid. An event that has only not been scheduled yet is scaled. */
		if (reason > PMUREG_NEVER_SCHEDULED || result->now.reason == PMUREG_NEVER_SCHEDULED)
			result->now.reason = reason;
	}
}

/* Reads all elements. Returns how many are still readable. */
static size_t direct_read_banks(struct pmureg *pmureg)
{
	struct state *state = pmureg->state;
	size_t alive = 0;

	for (size_t i = 0; i < pmureg->event_count; i++)
		for (size_t j = 0; !pmureg->events[i].is_left_out && j < pmureg->events[i].result_count; j++) {
			pmureg->events[i].results[j].now = (struct pmureg_count){.reason = PMUREG_NEVER_SCHEDULED};
			pmureg->events[i].results[j].most = 0;
		}
	for (size_t i = 0; i < state->bank_count; i++) {
		struct bank *bank = &state->banks[i];

		if (!bank->session)
			continue;
		read_bank(bank);
		alive += bank->lost == PMUREG_COUNTED;
	}
	pmureg->now_ns = direct_now(pmureg) - state->start_ns;
	return alive;
}

static void stop_banks(struct pmureg *pmureg)
{
	struct pmureg_error failure;

	for (size_t i = 0; pmureg->state->running && i < pmureg->state->bank_count; i++) {
		struct bank *bank = &pmureg->state->banks[i];
		int code = bank->session ? pmureg_session_stop(bank->session, &failure) : 0;

		if (code && bank->lost == PMUREG_COUNTED)
			lose(bank, code, &failure);
	}
	pmureg->state->running = 0;
}

static int direct_read(struct pmureg *pmureg, struct pmureg_error *error)
{
	struct state *state = pmureg->state;
	size_t alive = direct_read_banks(pmureg);

	if (state->running && pmureg_reached(pmureg)) {
		stop_banks(pmureg);
		alive = direct_read_banks(pmureg);
	}
	if (state->next_read)
		state->next_read = direct_now(pmureg) + state->deadline;
	if (state->next_look)
		state->next_look = direct_now(pmureg) + until_wait(pmureg);
	if (!alive && error)
		*error = pmureg->failure;
	return alive ? 0 : pmureg->failure.code;
}

static int direct_stop(struct pmureg *pmureg, struct pmureg_error *error)
{
	stop_banks(pmureg);
	return direct_read(pmureg, error);
}

static uint64_t direct_earlier(uint64_t a, uint64_t b)
{
	return !a || (b && b < a) ? b : a;
}

static uint64_t direct_due(const struct pmureg *pmureg)
{
	const struct state *state = pmureg->state;

	return state->running ?
		       direct_earlier(state->next_rotation, direct_earlier(state->next_read, state->next_look)) :
		       0;
}

static int direct_tick(struct pmureg *pmureg, struct pmureg_error *error)
{
	struct state *state = pmureg->state;
	const uint64_t at = direct_now(pmureg);
	uint64_t due;

	if (!state->running)
		return 0;
	if (state->next_rotation && at >= state->next_rotation) {
		int code = for_each_session(pmureg, pmureg_session_rotate, error);

		plan_rotation(pmureg, at);
		return code;
	}
	due = direct_earlier(state->next_read, state->next_look);
	return due && at >= due ? direct_read(pmureg, error) : 0;
}

/*
 * Without a given interval, each rotation gets an equal part of the sample of simulated time. So it does if the
 * interval is meant for a machine.
 */
static void share_sample(const struct pmureg *pmureg, uint64_t ns)
{
	struct state *state = pmureg->state;
	const size_t rotations = pmureg_session_rotations(state->banks[0].session);

	state->sim_rotation_ns = pmureg->options.mux_interval_ns && !(pmureg->options.flags & PMUREG_MAY_SIMULATE) ?
					 0 :
					 ns / rotations + (ns % rotations != 0);
	if (state->sim_rotation_ns && state->sim_rotation_ns < state->next_rotation - state->sim_ns)
		state->next_rotation = state->sim_ns + state->sim_rotation_ns;
}

static int check_steps(const struct pmureg *pmureg, uint64_t ns, struct pmureg_error *error)
{
	const struct state *state = pmureg->state;
	const uint64_t interval = state->running && state->next_rotation ? rotation_ns(pmureg) : UINT64_MAX;
	const uint64_t step = interval < state->sim_step ? interval : state->sim_step;

	if (ns / step <= MOST_STEPS)
		return 0;
	return pmureg_fail(error, -ERANGE, 0,
			   "%llu ns of simulated time are too long for one step: the counters must be read every "
			   "%llu ns; advance by at most %llu ns",
			   (unsigned long long)ns, (unsigned long long)step, (unsigned long long)(step * MOST_STEPS));
}

/* Advances in steps, to the next rotation, and never so far that a counter wraps twice. */
static int sim_advance(struct pmureg *pmureg, uint64_t ns, struct pmureg_error *error)
{
	struct state *state = pmureg->state;
	int code;

	if (state->running && state->next_rotation)
		share_sample(pmureg, ns);
	code = check_steps(pmureg, ns, error);
	while (ns && !code && !pmureg_reached(pmureg)) {
		const uint64_t due = state->running ? direct_earlier(state->next_rotation, state->next_look) : 0;
		uint64_t step = ns < state->sim_step ? ns : state->sim_step;

		if (due && due - state->sim_ns < step)
			step = due - state->sim_ns;
		code = pmureg_sim_advance(state->banks[0].registers.sim, step);
		if (code)
			return pmureg_fail(error, code, 0, "the simulated clock stopped: %s", strerror(-code));
		state->sim_ns += step;
		ns -= step;
		if (state->next_rotation && state->sim_ns >= state->next_rotation)
			code = direct_tick(pmureg, error);
		else if ((ns || pmureg->until) && state->running)
			code = direct_read(pmureg, error);
	}
	return code;
}

/* ---- Closing ---- */

static int direct_close(struct pmureg *pmureg, struct pmureg_error *error)
{
	struct state *state = pmureg->state;
	int code = 0;

	for (size_t i = 0; i < state->bank_count; i++) {
		int failed = bank_close(&state->banks[i], code ? NULL : error);

		code = code ? code : failed;
	}
	run_directory_close(&state->directory);
	free(state->banks);
	free(state);
	pmureg->state = NULL;
	return code;
}

const struct backend backend_direct = {
	.name = "direct", .counts = "this unit is counted through its registers",
	.open = direct_open, .start = direct_start, .read = direct_read, .stop = direct_stop, .close = direct_close,
	.due = direct_due, .tick = direct_tick,
};
static const struct backend backend_sim = {
	.name = "sim", .counts = "this is simulated", .is_sim = 1,
	.open = sim_open, .start = direct_start, .read = direct_read, .stop = direct_stop, .close = direct_close,
	.advance = sim_advance,
};

const struct pmureg_part_simulator pmureg_part_simulator = {
	&backend_sim, pmureg_sim_size, pmureg_sim_init, pmureg_sim_io, pmureg_sim_advance, pmureg_sim_faults,
};
