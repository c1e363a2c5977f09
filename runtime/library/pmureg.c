/*
 * pmureg.c: handles: options, events and stages.
 */
#include "handle.h"

#include "../io/ways.h"
#include "record.h"
#include "tables.h"

const char *pmureg_version(void)
{
	return PMUREG_VERSION;
}

/* ---- Options ---- */

static int check_pid(long pid, struct pmureg_error *error)
{
	if (pid >= 0 && (long)(pid_t)pid == pid)
		return 0;
	return pmureg_fail(error, -EINVAL, 0, "%ld is not a task id; use 0 for this task", pid);
}

/* Copies the members that the caller's version knows. Members of a newer version must be 0. */
static int pmureg_take_options(const struct pmureg_options *given, struct pmureg_options *options,
			       struct pmureg_error *error)
{
	const unsigned known = PMUREG_FORCE | PMUREG_NO_ROTATION | PMUREG_WHOLE_MACHINE | PMUREG_ON_EXEC |
			       PMUREG_MAY_SIMULATE | PMUREG_READ_ONLY | PMUREG_LEAVE_OUT;
	const unsigned char *bytes = (const unsigned char *)given;

	if (!given)
		return 0;
	if (given->size < sizeof(given->size))
		return pmureg_fail(error, -EINVAL, 0, "the options have no size: initialise them with PMUREG_OPTIONS");
	for (size_t i = sizeof(*options); i < given->size; i++)
		if (bytes[i])
			return pmureg_fail(error, -E2BIG, 0,
					   "this version (" PMUREG_VERSION ") does not know an option that is set");
	memcpy(options, given, given->size < sizeof(*options) ? given->size : sizeof(*options));
	if (options->flags & ~known)
		return pmureg_fail(error, -E2BIG, 0,
				   "this version (" PMUREG_VERSION ") does not know flag 0x%x",
				   options->flags & ~known);
	return check_pid(options->pid, error);
}

/* Takes a backend, or an access method: then only units with that method are counted, directly. */
static int take_io(struct pmureg *pmureg, const char *name, struct pmureg_error *error)
{
	char list[128] = "auto, direct, sim";
	const struct backend *backend;
	const struct io_way *way;

	if (!name || strcmp(name, "auto") == 0)
		return 0;
	for (size_t i = 0; (backend = backend_at(i)); i++)
		if (strcmp(name, backend->name) == 0)
			pmureg->asked = backend;
	if (!pmureg->asked && (strcmp(name, "perf") == 0 || strcmp(name, "sim") == 0))
		return pmureg_fail(error, -EOPNOTSUPP, 0, "this program was linked without %s: add it to pmureg_parts",
				   *name == 's' ? "simulator" : name);
	for (size_t i = 0; !pmureg->asked && (way = io_way_at(i)); i++) {
		if (strcmp(name, way->name) == 0) {
			pmureg->asked = &backend_direct;
			pmureg->way = way->name;
		}
		pmureg_text_append(list, sizeof(list), ", %s", way->name);
	}
	return pmureg->asked ? 0 : pmureg_fail(error, -EINVAL, 0, "there is no io '%s'; choose one of: %s", name, list);
}

/* Copies the text, which need not outlive the call. */
static int copy(char **to, const char *text)
{
	*to = text ? strdup(text) : NULL;
	return text && !*to;
}

static int take_texts(struct pmureg *pmureg, struct pmureg_error *error)
{
	const struct pmureg_options *options = &pmureg->options;

	if (options->run_directory)
		pmureg->run_directory = strdup(options->run_directory);
	else if (asprintf(&pmureg->run_directory, "%s/run/pmureg", pmureg->machine->root) < 0)
		pmureg->run_directory = NULL;
	if (!pmureg->run_directory || copy(&pmureg->mmio, options->mmio) || copy(&pmureg->metrics, options->metrics) ||
	    copy(&pmureg->pids, options->pids) || copy(&pmureg->tids, options->tids))
		return io_out_of_memory(error);
	if ((options->pids || options->tids) && (options->cpus || options->flags & (PMUREG_WHOLE_MACHINE | PMUREG_ON_EXEC)))
		return pmureg_fail(error, -EINVAL, 0, "processes and threads are counted on all CPUs: do not choose "
						      "CPUs or the whole machine, too");
	pmureg->options.per = options->per ? options->per : PMUREG_PACKAGE;
	if (options->per < PMUREG_NODE || options->per > PMUREG_CPU)
		return pmureg_fail(error, -EINVAL, 0, "counts cannot be reported by scope %d", (int)options->per);
	if (options->cpus && io_cpus_parse(options->cpus, &pmureg->cpus))
		return pmureg_fail(error, -EINVAL, 0, "'%s' is not a list of CPUs; write 0-3,8", options->cpus);
	return 0;
}

static int configure(struct pmureg *pmureg, struct pmureg_error *error)
{
	const struct pmureg_options *options = &pmureg->options;
	int code = 0;

	pmureg->machine = options->machine;
	if (!pmureg->machine) {
		code = pmureg_machine_open(options->root, NULL, &pmureg->machine, error);
		pmureg->owns_machine = 1;
	}
	code = code || !options->tables ? code : tables_add(options->tables, error);
	code = code ? code : take_io(pmureg, options->io, error);
	code = code ? code : take_texts(pmureg, error);
	if (code || !options->system)
		return code;
	pmureg->named = pmureg_system_find(options->system, error);
	return pmureg->named ? 0 : -ENOENT;
}

/* Frees the handle if a step of opening failed. */
static int keep_if(int code, struct pmureg **pmureg)
{
	if (!code)
		return 0;
	(void)pmureg_close(*pmureg, NULL);
	*pmureg = NULL;
	return code;
}

int handle_make(const struct pmureg_options *options, struct pmureg **pmureg, struct pmureg_error *error)
{
	struct pmureg *made = calloc(1, sizeof(*made));
	int code = made ? pmureg_take_options(options, &made->options, error) : io_out_of_memory(error);

	*pmureg = made;
	if (made)
		made->owner = getpid();
	code = code ? code : configure(made, error);
	return keep_if(code, pmureg);
}

/* ---- Events ---- */

const char *pmureg_notice(const struct pmureg *pmureg, size_t index)
{
	return index < pmureg->notice_count ? pmureg->notices[index] : NULL;
}

const char *pmureg_counts_by(const struct pmureg *pmureg)
{
	return pmureg->backend->name;
}

const struct pmureg_system *pmureg_counted_system(const struct pmureg *pmureg)
{
	return pmureg->system;
}

/* Refuses tasks on other backends than perf, because only the kernel switches counters with the task. */
static int check_tasks(const struct pmureg *pmureg, struct pmureg_error *error)
{
	if (backend_is_perf(pmureg->backend) || !(pmureg->pids || pmureg->tids))
		return 0;
	return pmureg_fail(error, -EINVAL, 0, "`%s` is counted for the whole machine, not for a process or "
			   "thread; omit -p and -t", pmureg->events->text);
}

int handle_check_mmio(const struct pmureg *pmureg, const struct backend *backend, struct pmureg_error *error)
{
	if (!pmureg->mmio || backend == &backend_direct)
		return 0;
	return pmureg_fail(error, -EINVAL, 0, "--mmio has no effect, because %s: omit it, or use --io direct",
			   backend_is_sim(backend) ? "simulated registers have no address" :
						     "the kernel's drivers know the addresses");
}

/* Checks whether the options give the address of this page of a unit. */
static int is_page_placed(const struct pmureg *pmureg, const struct pmureg_mmio_map *unit, uint16_t page)
{
	const char *list = pmureg->mmio;
	struct pmureg_mmio_map map;
	struct pmureg_word place;

	while (pmureg_word_next(&list, &place))
		if (!pmureg_mmio_parse(pmureg->system, place, &map, NULL) && map.block == unit->block &&
		    map.instance == unit->instance && map.page == page)
			return 1;
	return 0;
}

/*
 * Notifies the user that `UNIT=` means a unit with one page. If the unit also has the page with the counters, they
 * would read 0 in this page.
 */
static void tell_only_page(struct pmureg *pmureg, const struct pmureg_mmio_map *map)
{
	const struct pmureg_block *block = &pmureg_system_blocks(pmureg->system)[map->block];
	const uint16_t *page_stand_ins = pmureg_block_page_stand_ins(block);
	char unit[64];

	for (uint16_t page = 0; !map->is_numbered && page_stand_ins && page < block->page_count; page++) {
		if (page_stand_ins[page] != map->page || is_page_placed(pmureg, map, page))
			continue;
		(void)pmureg_unit_any_name(pmureg->system, block, map->instance, unit, sizeof(unit));
		handle_notice(pmureg, "%s is assumed to have one page, because only one was given; if it has page "
			      "%u, add %s.%u=FILE@OFFSET", unit, page, unit, page);
	}
}

/* Checks all given addresses, even unused ones, so that mistakes are reported before counting. */
static int pmureg_check_places(struct pmureg *pmureg, struct pmureg_error *error)
{
	const char *list = pmureg->mmio;
	struct pmureg_mmio_map map;
	struct pmureg_word place;
	int code = 0;

	while (!code && pmureg->system && pmureg_word_next(&list, &place)) {
		code = pmureg_mmio_parse(pmureg->system, place, &map, error);
		if (!code)
			tell_only_page(pmureg, &map);
	}
	code = code ? code : handle_check_mmio(pmureg, pmureg->backend, error);
	if (code && error)
		error->column = 0; /* the column is not one of the events */
	return code;
}

int pmureg_parse(const struct pmureg_options *options, const char *events, struct pmureg **pmureg,
		 struct pmureg_error *error)
{
	int code = handle_make(options, pmureg, error);

	if (code)
		return code;
	code = events ? events_add(*pmureg, events, error) : 0;
	code = code ? code : metrics_add_events(*pmureg, error);
	if (!code && !(*pmureg)->event_count)
		code = pmureg_fail(error, -EINVAL, 0, "there is no event to count");
	code = code ? code : check_tasks(*pmureg, error);
	code = code ? code : metrics_check(*pmureg, error);
	code = code ? code : until_take(*pmureg, error);
	code = code ? code : metrics_prepare(*pmureg, error);
	code = code ? code : pmureg_check_places(*pmureg, error);
	return keep_if(code, pmureg);
}

/* ---- Stages ---- */

/* Checks the stage of a handle. The message says which step is missing or was already done. */
static int check_stage(const struct pmureg *pmureg, enum stage first, enum stage last, struct pmureg_error *error)
{
	static const char *const early[] = {
		[PARSED] = "the handle is not programmed", [PROGRAMMED] = "the handle is not started",
	};
	static const char *const late[] = {
		[PROGRAMMED] = "the handle is already programmed", [STARTED] = "the handle is already started",
		[STOPPED] = "a stopped handle cannot be used again: open another",
		[PUT_BACK] = "all registers are restored already: open another handle",
	};

	if (pmureg->stage < first)
		return pmureg_fail(error, -EINVAL, 0, "%s", early[pmureg->stage]);
	if (pmureg->stage > last)
		return pmureg_fail(error, pmureg->stage == PUT_BACK ? -EINVAL : -EBUSY, 0, "%s", late[pmureg->stage]);
	return 0;
}

/*
 * Checks owner and stage. Parent and child of fork() share the session, so a child must not stop it or rotate its
 * events. pmureg_read() does not check the owner, because that would be its only other system call.
 */
static int check_owner(const struct pmureg *pmureg, enum stage first, enum stage last, struct pmureg_error *error)
{
	if (pmureg->owner != getpid())
		return pmureg_fail(error, -EPERM, 0, "process %ld opened the handle: a forked child can only close it",
				   (long)pmureg->owner);
	return check_stage(pmureg, first, last, error);
}

/*
 * Leaves out the blamed event, as perf does, because it is why nothing could be opened. On registers, leaves out its
 * whole group, which is counted at the same time or not at all. Returns the number of events left out, 0 if the others
 * cannot be counted either.
 */
static size_t leave_out(struct pmureg *pmureg, const struct pmureg_error *why)
{
	const struct event *blamed = pmureg->blamed < pmureg->event_count ? &pmureg->events[pmureg->blamed] : NULL;
	struct event *end = pmureg->events + pmureg->event_count;
	size_t count = 0;

	if (!blamed || why->code == -EINTR || !(pmureg->options.flags & PMUREG_LEAVE_OUT) ||
	    (pmureg->options.flags & PMUREG_NO_ROTATION && why->code == -EBUSY))
		return 0;
	for (struct event *event = pmureg->events; event < end; event++) {
		if (event != blamed && (backend_is_perf(pmureg->backend) || event->group != blamed->group))
			continue;
		if (event == pmureg->until)
			return 0;
		event->is_left_out = 1;
		count++;
	}
	handle_notice(pmureg, "not counted: %s", why->message);
	return count;
}

/* Makes a result without a count for each event that was left out. */
static int show_left_out(struct pmureg *pmureg)
{
	for (struct event *event = pmureg->events; event < pmureg->events + pmureg->event_count; event++) {
		if (!event->is_left_out || event != &pmureg->events[event->shown_by])
			continue;
		if (event_make_results(event, 1))
			return -ENOMEM;
		event->result_count = 1;
		event->results->instance = PMUREG_NONE;
		event->results->now.reason = PMUREG_NOT_SUPPORTED;
		(void)pmureg_format(event->results->unit, sizeof(event->results->unit), "%s",
				    strchr(event->text, '/') ? event->device : "");
	}
	return 0;
}

static void drop_notices(struct pmureg *pmureg, size_t from)
{
	while (pmureg->notice_count > from)
		free(pmureg->notices[--pmureg->notice_count]);
}

/* Opens the events that can be counted. If none is left, returns the first reason. */
static int open_what_counts(struct pmureg *pmureg, struct pmureg_error *error)
{
	struct pmureg_error first = {.code = 0}, why = first;
	const size_t notices = pmureg->notice_count;
	size_t left_out = 0, more;
	int code;

	for (;;) {
		pmureg->blamed = SIZE_MAX;
		code = pmureg->backend->open(pmureg, &why);
		more = code ? leave_out(pmureg, &why) : 0;
		if (!more)
			break;
		first = left_out ? first : why;
		left_out += more;
		code = pmureg->state ? pmureg->backend->close(pmureg, &why) : 0;
		code = !code && pmureg->is_left_changed ? why.code : code;
		if (!code && left_out == pmureg->event_count && !backend_is_perf(pmureg->backend)) {
			drop_notices(pmureg, notices);
			why = first;
			code = first.code;
		}
		if (code)
			break;
	}
	if (code && error)
		*error = why;
	return code || !left_out || !show_left_out(pmureg) ? code : io_out_of_memory(error);
}

int pmureg_program(struct pmureg *pmureg, long pid, struct pmureg_error *error)
{
	int code = check_pid(pid, error);

	code = code ? code : check_owner(pmureg, PARSED, PARSED, error);
	if (code)
		return code;
	pmureg->stage = PROGRAMMED;
	if (pid)
		pmureg->options.pid = pid;
	code = open_what_counts(pmureg, error);
	if (!code && metrics_explain(pmureg))
		code = io_out_of_memory(error);
	if (code)
		(void)pmureg_put_back(pmureg, NULL);
	if (code && pmureg->is_left_changed)
		record_tell_left(error);
	return code;
}

int pmureg_open(const struct pmureg_options *options, const char *events, struct pmureg **pmureg,
		struct pmureg_error *error)
{
	int code = pmureg_parse(options, events, pmureg, error);

	return code ? code : keep_if(pmureg_program(*pmureg, 0, error), pmureg);
}

int pmureg_start(struct pmureg *pmureg, struct pmureg_error *error)
{
	int code = check_owner(pmureg, PROGRAMMED, PROGRAMMED, error);

	if (code)
		return code;
	pmureg->stage = STARTED;
	return pmureg->backend->start(pmureg, error);
}

int pmureg_read(struct pmureg *pmureg, struct pmureg_error *error)
{
	int code = check_stage(pmureg, STARTED, STOPPED, error);

	return code ? code : pmureg->backend->read(pmureg, error);
}

int pmureg_first_failure(const struct pmureg *pmureg, struct pmureg_error *error)
{
	if (pmureg->failure.code && error)
		*error = pmureg->failure;
	return pmureg->failure.code;
}

uint64_t pmureg_due_ns(const struct pmureg *pmureg)
{
	return pmureg->state && pmureg->backend->due ? pmureg->backend->due(pmureg) : 0;
}

int pmureg_tick(struct pmureg *pmureg, struct pmureg_error *error)
{
	int code = check_owner(pmureg, PROGRAMMED, STOPPED, error);

	return code || !pmureg->backend->tick ? code : pmureg->backend->tick(pmureg, error);
}

int pmureg_advance(struct pmureg *pmureg, uint64_t ns, struct pmureg_error *error)
{
	int code = check_stage(pmureg, PROGRAMMED, STOPPED, error);

	if (!code && !pmureg->backend->advance)
		code = pmureg_fail(error, -EINVAL, 0, "only simulated time can be advanced; use --io sim");
	return code ? code : pmureg->backend->advance(pmureg, ns, error);
}

int pmureg_stop(struct pmureg *pmureg, struct pmureg_error *error)
{
	int code = check_owner(pmureg, STARTED, STOPPED, error);

	if (!code && pmureg->stage == STOPPED)
		code = pmureg_fail(error, -EINVAL, 0, "the handle is already stopped");
	if (code)
		return code;
	pmureg->stage = STOPPED;
	return pmureg->backend->stop(pmureg, error);
}

int pmureg_put_back(struct pmureg *pmureg, struct pmureg_error *error)
{
	int code;

	if (pmureg->stage != PARSED)
		pmureg->stage = PUT_BACK;
	if (!pmureg->state)
		return 0;
	code = pmureg->backend->close(pmureg, error);
	if (code && pmureg->is_left_changed)
		record_tell_left(error);
	return code;
}

int pmureg_close(struct pmureg *pmureg, struct pmureg_error *error)
{
	int code;

	if (!pmureg)
		return 0;
	code = pmureg_put_back(pmureg, error);
	events_free(pmureg);
	drop_notices(pmureg, 0);
	free(pmureg->notices);
	if (pmureg->owns_machine)
		pmureg_machine_close(pmureg->machine);
	free(pmureg->run_directory);
	free(pmureg->mmio);
	free(pmureg->metrics);
	free(pmureg->pids);
	free(pmureg->tids);
	free(pmureg->cpus.cpus);
	free(pmureg);
	return code;
}
