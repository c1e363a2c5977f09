/*
 * pmureg.c: the life of a handle.
 */
#include "handle.h"

#include "../io/ways.h"
#include "record.h"

const char *pmureg_version(void)
{
	return PMUREG_VERSION;
}

/* ---- Options ---- */

static int check_pid(long pid, struct pmureg_error *error)
{
	if (pid >= 0 && (long)(pid_t)pid == pid)
		return 0;
	return pmureg_fail(error, -EINVAL, 0, "%ld is no task's number; 0 is this one", pid);
}

/* Of an older caller only the members that it knows; of a newer one those that we know, if the others are 0. */
static int take_options(const struct pmureg_options *given, struct pmureg_options *options, struct pmureg_error *error)
{
	const unsigned known = PMUREG_FORCE | PMUREG_NO_ROTATION | PMUREG_WHOLE_MACHINE | PMUREG_ON_EXEC |
			       PMUREG_MAY_SIMULATE | PMUREG_READ_ONLY | PMUREG_LEAVE_OUT;
	const unsigned char *bytes = (const unsigned char *)given;

	if (!given)
		return 0;
	if (given->size < sizeof(given->size))
		return pmureg_fail(error, -EINVAL, 0, "the size of the options is not set: begin with PMUREG_OPTIONS");
	for (size_t i = sizeof(*options); i < given->size; i++)
		if (bytes[i])
			return pmureg_fail(error, -E2BIG, 0,
					   "an option is set that this version (" PMUREG_VERSION ") does not know");
	memcpy(options, given, given->size < sizeof(*options) ? given->size : sizeof(*options));
	if (options->flags & ~known)
		return pmureg_fail(error, -E2BIG, 0,
				   "a flag is set that this version (" PMUREG_VERSION ") does not know: 0x%x",
				   options->flags & ~known);
	return check_pid(options->pid, error);
}

/* A backend, or a way to registers: then it is counted directly, and only units that are reached so. */
static int take_io(struct pmureg *pmureg, const char *name, struct pmureg_error *error)
{
	static const struct backend *const backends[] = {&backend_perf, &backend_direct, &backend_sim};
	char list[128] = "auto, direct, sim";
	const struct io_way *way;

	if (!name || strcmp(name, "auto") == 0)
		return 0;
	for (size_t i = 0; i < sizeof(backends) / sizeof(backends[0]); i++)
		if (strcmp(name, backends[i]->name) == 0)
			pmureg->asked = backends[i];
	for (size_t i = 0; !pmureg->asked && (way = io_way_at(i)); i++) {
		if (strcmp(name, way->name) == 0) {
			pmureg->asked = &backend_direct;
			pmureg->way = way->name;
		}
		pmureg_text_append(list, sizeof(list), ", %s", way->name);
	}
	return pmureg->asked ? 0 : pmureg_fail(error, -EINVAL, 0, "no io is called '%s'; there are: %s", name, list);
}

/* Texts are copied: the caller's need not outlive the call. */
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
		return pmureg_fail(error, -EINVAL, 0, "processes and threads are counted wherever they run, and at once: "
				   "choose neither CPUs nor the whole machine");
	pmureg->options.per = options->per ? options->per : PMUREG_PACKAGE;
	if (options->per < PMUREG_NODE || options->per > PMUREG_CPU)
		return pmureg_fail(error, -EINVAL, 0, "counts cannot be told apart by scope %d", (int)options->per);
	if (options->cpus && io_cpus_parse(options->cpus, &pmureg->cpus))
		return pmureg_fail(error, -EINVAL, 0, "'%s' is no list of CPUs; write 0-3,8", options->cpus);
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
	code = code ? code : take_io(pmureg, options->io, error);
	code = code ? code : take_texts(pmureg, error);
	if (code || !options->system)
		return code;
	pmureg->named = pmureg_system_find(options->system, error);
	return pmureg->named ? 0 : -ENOENT;
}

/* Nothing is left of a handle that has failed on its way. */
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
	int code = made ? take_options(options, &made->options, error) : io_out_of_memory(error);

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

/* Who is followed, by the kernel alone: it changes counters with tasks. */
static int check_tasks(const struct pmureg *pmureg, struct pmureg_error *error)
{
	if (pmureg->backend == &backend_perf || !(pmureg->pids || pmureg->tids))
		return 0;
	return pmureg_fail(error, -EINVAL, 0, "`%s` is counted for the whole machine: its registers follow no process or "
			   "thread; leave -p and -t out", pmureg->events->text);
}

int handle_check_mmio(const struct pmureg *pmureg, const struct backend *backend, struct pmureg_error *error)
{
	if (!pmureg->mmio || backend == &backend_direct)
		return 0;
	return pmureg_fail(error, -EINVAL, 0, "--mmio is where registers are, and %s: leave it out, or take --io direct",
			   backend == &backend_sim ? "those of a simulated device are nowhere" :
						     "what the kernel's drivers count they find themselves");
}

/* Whether some place is of this page of the unit. */
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

/* `UNIT=` is its only page: if it has the other one, too, that has the counters, and the first reads 0 in their places. */
static void tell_only_page(struct pmureg *pmureg, const struct pmureg_mmio_map *map)
{
	const struct pmureg_block *block = &pmureg->system->blocks[map->block];
	char unit[64];

	for (uint16_t page = 0; !map->is_numbered && block->page_stand_ins && page < block->page_count; page++) {
		if (block->page_stand_ins[page] != map->page || is_page_placed(pmureg, map, page))
			continue;
		(void)pmureg_unit_any_name(pmureg->system, block, map->instance, unit, sizeof(unit));
		handle_notice(pmureg, "%s is taken to have one page, for no other was said; if it has page %u, say "
			      "%s.%u=FILE@OFFSET", unit, page, unit, page);
	}
}

/* Of places that are not needed here, too: what is wrong is said before anything is counted. */
static int check_places(struct pmureg *pmureg, struct pmureg_error *error)
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
		error->column = 0; /* it is not of the events */
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
	code = code ? code : check_places(*pmureg, error);
	return keep_if(code, pmureg);
}

/* ---- The stages of a handle ---- */

/* What may be done from one stage to another: else what is still to be done, or was done already. */
static int check_stage(const struct pmureg *pmureg, enum stage first, enum stage last, struct pmureg_error *error)
{
	static const char *const early[] = {
		[PARSED] = "it has not been programmed", [PROGRAMMED] = "it has not been started",
	};
	static const char *const late[] = {
		[PROGRAMMED] = "it has been programmed already", [STARTED] = "it has been started already",
		[STOPPED] = "it has been stopped, and counts once: open another",
		[PUT_BACK] = "everything has been put back",
	};

	if (pmureg->stage < first)
		return pmureg_fail(error, -EINVAL, 0, "%s", early[pmureg->stage]);
	if (pmureg->stage > last)
		return pmureg_fail(error, pmureg->stage == PUT_BACK ? -EINVAL : -EBUSY, 0, "%s", late[pmureg->stage]);
	return 0;
}

/*
 * What was opened before a fork() is one for both: who stops it, or changes turns, does so for its parent. Reading asks
 * the kernel for nothing else, not even for this.
 */
static int check_owner(const struct pmureg *pmureg, enum stage first, enum stage last, struct pmureg_error *error)
{
	if (pmureg->owner != getpid())
		return pmureg_fail(error, -EPERM, 0, "process %ld opened it: a child of fork() can only close it",
				   (long)pmureg->owner);
	return check_stage(pmureg, first, last, error);
}

/*
 * How many events are left out, because one of them was why nothing could be opened: that one, as perf does, and on
 * registers its whole group, which is counted at one time or not at all. 0: the others cannot go on either.
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
		if (event != blamed && (pmureg->backend == &backend_perf || event->group != blamed->group))
			continue;
		if (event == pmureg->until)
			return 0;
		event->is_left_out = 1;
		count++;
	}
	handle_notice(pmureg, "left out: %s", why->message);
	return count;
}

/* What an event shows that is left out. */
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

/* Registers are touched for what is counted alone: where nothing is left, the first reason is why. */
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
		if (!code && left_out == pmureg->event_count && pmureg->backend != &backend_perf) {
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
		code = pmureg_fail(error, -EINVAL, 0, "only the time of a simulated device can be advanced");
	return code ? code : pmureg->backend->advance(pmureg, ns, error);
}

int pmureg_stop(struct pmureg *pmureg, struct pmureg_error *error)
{
	int code = check_owner(pmureg, STARTED, STOPPED, error);

	if (!code && pmureg->stage == STOPPED)
		code = pmureg_fail(error, -EINVAL, 0, "it has been stopped already");
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
