/*
 * test_threads.c: different handles in different threads at once, and the list of tables that they share, through the
 * public header alone. Built with the thread sanitizer, so that what they share by mistake is seen even when it does no
 * harm.
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <errno.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include <pmureg/pmureg.h>
#include <pmureg/table.h>

#define THREADS 4
#define ROUNDS 20

struct job {
	struct pmureg_machine *machine; /* one for all */
	const char *system, *events;
	uint64_t expected; /* of each result, a round of 1000 ns */
	size_t results, wrong;
};

static int count_event(void *context, const char *event, const char *text)
{
	(void)text;
	*(size_t *)context += strlen(event);
	return 0;
}

static int count_metric(void *context, const struct pmureg_metric_result *metric)
{
	(void)metric;
	++*(size_t *)context;
	return 0;
}

static void check(struct job *job, const struct pmureg *counting, uint64_t expected)
{
	struct pmureg_result result = PMUREG_RESULT;
	size_t i, metrics = 0;

	for (i = 0; pmureg_result_at(counting, i, &result) == 0; i++)
		job->wrong += result.value != expected || result.reason != PMUREG_COUNTED;
	job->results = i;
	job->wrong += pmureg_metrics(counting, count_metric, &metrics) != 0;
}

static void count_once(struct job *job)
{
	struct pmureg_options options = PMUREG_OPTIONS;
	struct pmureg_error error;
	struct pmureg *counting;
	uint64_t round;

	options.system = job->system;
	options.io = "sim";
	options.machine = job->machine;
	job->wrong += pmureg_open(&options, job->events, &counting, &error) != 0;
	if (job->wrong)
		return;
	job->wrong += pmureg_start(counting, &error) != 0;
	for (round = 1; round <= ROUNDS; round++) {
		job->wrong += pmureg_advance(counting, 1000, &error) != 0;
		job->wrong += pmureg_read(counting, &error) != 0;
		check(job, counting, job->expected * round);
	}
	job->wrong += pmureg_stop(counting, &error) != 0;
	job->wrong += pmureg_close(counting, &error) != 0;
}

static void *work(void *context)
{
	struct job *job = context;
	struct pmureg_options options = PMUREG_OPTIONS;
	struct pmureg_error error;
	struct pmureg *counting;
	char text[512];
	uint64_t raw;
	size_t length = 0;

	count_once(job);
	/* And what fails, which writes messages. */
	options.machine = job->machine;
	job->wrong += pmureg_open(&options, "no_such_device/x/", &counting, &error) == 0 ||
		      !strstr(error.message, "no_such_device");
	job->wrong += pmureg_events(job->system, count_event, &length) != 0 || !length;
	job->wrong += pmureg_encode("ivbep", "ivbep_cbo_ctl", "ev_sel=0x35,umask=3,en=1", &raw, &error) != 0 ||
		      raw != 0x400335;
	job->wrong += pmureg_decode("ivbep", "ivbep_cbo_ctl", raw, text, sizeof(text), &error) < 0 ||
		      !strstr(text, "ev_sel=0x35");
	return NULL;
}

/* The low byte of the event's number plus one, in each of 1000 ns. */
static void handles_share_a_machine_alone(void **state)
{
	static const struct job jobs[THREADS] = {
		{.system = "ivbep",
		 .events = "{uncore_imc/cas_count_read/,uncore_imc/cas_count_write/}",
		 .expected = 5000},
		{.system = "ivbep", .events = "uncore_imc_0/cas_count_read/", .expected = 5000},
		{.system = "nhm", .events = "uncore/event=0x2f,umask=1/", .expected = 0x30 * 1000},
		{.system = "ivbep", .events = "uncore_imc/cas_count_read/", .expected = 5000},
	};
	struct job running[THREADS];
	struct pmureg_machine *machine;
	pthread_t threads[THREADS];
	size_t i;

	(void)state;
	assert_int_equal(pmureg_machine_open(NULL, NULL, &machine, NULL), 0);
	memcpy(running, jobs, sizeof(jobs));
	for (i = 0; i < THREADS; i++)
		running[i].machine = machine;
	for (i = 0; i < THREADS; i++)
		assert_int_equal(pthread_create(&threads[i], NULL, work, &running[i]), 0);
	for (i = 0; i < THREADS; i++) {
		assert_int_equal(pthread_join(threads[i], NULL), 0);
		assert_int_equal(running[i].wrong, 0);
	}
	pmureg_machine_close(machine);
	assert_int_equal(running[0].results, 16);
	assert_int_equal(running[1].results, 1);
	assert_int_equal(running[2].results, 1);
	assert_int_equal(running[3].results, 8);
}

/* ---- The list of tables, which all threads share ---- */

#define FINDERS 8

/* Invented, as files have them. */
extern const struct pmureg_table pmureg_table_toy, pmureg_table_another, pmureg_table_by_name;

static char searched[64], late[64], index_of[64], named[64], twin[64];
static pthread_barrier_t together;

struct finder {
	const struct pmureg_system *found, *late, *added, *linked;
	size_t systems, wrong;
};

static void write_table(char path[64], const char *folder, const char *name, const struct pmureg_table *table)
{
	FILE *out;

	(void)snprintf(path, 64, "%s/%s", folder, name);
	out = fopen(path, "we");
	assert_non_null(out);
	assert_int_equal(fwrite(table, table->size, 1, out), 1);
	assert_int_equal(fclose(out), 0);
}

static void *find_all(void *context)
{
	const struct pmureg_system *each = NULL;
	struct finder *finder = context;
	struct pmureg_error error;

	(void)pthread_barrier_wait(&together);
	finder->found = pmureg_system_find("toy", &error);
	finder->late = pmureg_system_find("by_name", &error);
	finder->wrong += !finder->found || !finder->late;
	(void)pthread_barrier_wait(&together);
	finder->wrong += pmureg_table_add(named, &error) != 0;
	finder->added = pmureg_system_find("another", &error);
	finder->linked = pmureg_system_find("nhm", &error);
	finder->wrong += !finder->added || !finder->linked || strcmp(pmureg_system_file(finder->added), named) != 0 ||
			 pmureg_system_file(finder->linked);
	finder->wrong += pmureg_table_add(twin, &error) != -EEXIST || !strstr(error.message, twin);
	while ((each = pmureg_system_next(each)))
		finder->systems++;
	finder->wrong += pmureg_table_problem(0) != NULL;
	return NULL;
}

/*
 * The first call of the process that needs a system searches: here all threads do at once. One system is in the
 * folder's index, and all threads open its table at once; the other came later.
 */
static void threads_find_systems_at_once(void **state)
{
	char folder[] = "/tmp/pmureg-tables-XXXXXX";
	struct finder finders[FINDERS];
	pthread_t threads[FINDERS];

	(void)state;
	assert_non_null(mkdtemp(folder));
	write_table(searched, folder, "toy.pmu", &pmureg_table_toy);
	assert_int_equal(pmureg_table_index(folder, NULL), 0);
	(void)snprintf(index_of, sizeof(index_of), "%s/index", folder);
	write_table(late, folder, "by_name.pmu", &pmureg_table_by_name);
	write_table(named, folder, "another", &pmureg_table_another);
	write_table(twin, folder, "twin", &pmureg_table_another);
	assert_int_equal(setenv("PMUREG_PATH", folder, 1), 0);
	memset(finders, 0, sizeof(finders));
	assert_int_equal(pthread_barrier_init(&together, NULL, FINDERS), 0);
	for (size_t i = 0; i < FINDERS; i++)
		assert_int_equal(pthread_create(&threads[i], NULL, find_all, &finders[i]), 0);
	for (size_t i = 0; i < FINDERS; i++)
		assert_int_equal(pthread_join(threads[i], NULL), 0);
	for (size_t i = 0; i < FINDERS; i++) {
		assert_int_equal(finders[i].wrong, 0);
		assert_ptr_equal(finders[i].found, finders[0].found);
		assert_ptr_equal(finders[i].late, finders[0].late);
		assert_ptr_equal(finders[i].added, finders[0].added);
		assert_ptr_equal(finders[i].linked, finders[0].linked);
		assert_int_equal(finders[i].systems, finders[0].systems);
	}
	assert_true(finders[0].systems > 2);
	(void)pthread_barrier_destroy(&together);
	assert_int_equal(unlink(searched) | unlink(late) | unlink(index_of) | unlink(named) | unlink(twin), 0);
	assert_int_equal(rmdir(folder), 0);
}

int main(void)
{
	/* That of the tables is first: they are searched for once. */
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(threads_find_systems_at_once),
		cmocka_unit_test(handles_share_a_machine_alone),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
