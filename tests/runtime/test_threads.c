/*
 * test_threads.c: different handles in different threads at once, through the public header alone. Built with the
 * thread sanitizer, so that what they share by mistake is seen even when it does no harm.
 */
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include <pmureg/pmureg.h>

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

int main(void)
{
	const struct CMUnitTest tests[] = {cmocka_unit_test(handles_share_a_machine_alone)};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
