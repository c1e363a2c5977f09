/*
 * output_http.c: serves the text of the last print to Prometheus. libmicrohttpd does this in a thread of its own, which never
 * waits for the thread that counts, and which that thread never waits for.
 */
#include "stat.h"

#include <arpa/inet.h>
#include <sys/socket.h>
#include <unistd.h>

/* ---- The address ---- */

const char *http_address(const char *option)
{
	static const char scheme[] = "http://";

	return option && strncmp(option, scheme, sizeof(scheme) - 1) == 0 ? option + sizeof(scheme) - 1 : NULL;
}

static int http_parse(const char *address, struct sockaddr_storage *to, socklen_t *size)
{
	struct sockaddr_in *four = (struct sockaddr_in *)to;
	struct sockaddr_in6 *six = (struct sockaddr_in6 *)to;
	const char *colon = strrchr(address, ':');
	const int is_six = colon && colon > address && address[0] == '[' && colon[-1] == ']';
	char host[INET6_ADDRSTRLEN];
	uint64_t port;

	if (!colon || pmureg_number(pmureg_word_of(colon + 1), &port) || !port || port > UINT16_MAX ||
	    (size_t)(colon - address) >= sizeof(host))
		return -EINVAL;
	(void)snprintf(host, sizeof(host), "%.*s", (int)(colon - address) - 2 * is_six, address + is_six);
	*to = (struct sockaddr_storage){.ss_family = is_six ? AF_INET6 : AF_INET};
	*size = is_six ? sizeof(*six) : sizeof(*four);
	four->sin_port = htons((uint16_t)port); /* at the same place in both */
	return inet_pton(to->ss_family, host, is_six ? (void *)&six->sin6_addr : (void *)&four->sin_addr) == 1 ?
		       0 :
		       -EINVAL;
}

int http_check(const char *address, struct pmureg_error *error)
{
	struct sockaddr_storage to;
	socklen_t size;

	if (http_parse(address, &to, &size))
		return pmureg_fail(error, -EINVAL, 0,
				   "`%s` is not ADDRESS:PORT; write numbers, as in 127.0.0.1:9101 or [::1]:9101",
				   address);
	return http_is_built_in() ? 0 : pmureg_fail(error, -ENOTSUP, 0, "this pmureg was built without libmicrohttpd");
}

#if __has_include(<microhttpd.h>) && !defined(PMUREG_WITHOUT_HTTP)

#include <dlfcn.h>
#include <microhttpd.h>
#include <poll.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/auxv.h>
#include <sys/eventfd.h>
#include <sys/resource.h>

#define LIBRARY "libmicrohttpd.so.12"
#define CLIENTS 64    /* more than these, and the one that asks for least is dropped */
#define SOCKETS 128   /* most, with those that have been dropped and are not closed yet */
#define OWN_FILES 8   /* that the server needs itself */
#define REQUEST 8192U /* most bytes of a request's head, and of an answer's */
#define SILENCE 5U    /* seconds after which a client that neither sends nor reads is dropped */

/* A static program has no loader, whose address this is. A library would bring a second C library with another heap. */
int http_is_built_in(void)
{
	return getauxval(AT_BASE) != 0;
}

/* ---- The library ---- */

/*
 * Loaded when an output needs it: it brings a TLS library, whose start would take longer than that of all other commands.
 */
static struct {
	__typeof__(&MHD_start_daemon) start;
	__typeof__(&MHD_stop_daemon) stop;
	__typeof__(&MHD_run) run;
	__typeof__(&MHD_get_timeout) timeout;
	__typeof__(&MHD_get_daemon_info) server;
	__typeof__(&MHD_create_response_from_buffer) page;
	__typeof__(&MHD_add_response_header) header;
	__typeof__(&MHD_queue_response) queue;
	__typeof__(&MHD_destroy_response) destroy;
	__typeof__(&MHD_get_connection_info) info;
	__typeof__(&MHD_lookup_connection_value) value;
} library;

static int http_load(void)
{
	static const char *const names[] = {
		"MHD_start_daemon",
		"MHD_stop_daemon",
		"MHD_run",
		"MHD_get_timeout",
		"MHD_get_daemon_info",
		"MHD_create_response_from_buffer",
		"MHD_add_response_header",
		"MHD_queue_response",
		"MHD_destroy_response",
		"MHD_get_connection_info",
		"MHD_lookup_connection_value",
	};
	void *loaded = dlopen(LIBRARY, RTLD_NOW | RTLD_LOCAL), *found[sizeof(names) / sizeof(names[0])];

	_Static_assert(sizeof(found) == sizeof(library), "a name for each function");
	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
		found[i] = loaded ? dlsym(loaded, names[i]) : NULL;
		if (!found[i]) {
			complain("libmicrohttpd cannot be used: %s; install the package libmicrohttpd12", dlerror());
			return -ENOENT;
		}
	}
	memcpy(&library, found, sizeof(library));
	return 0;
}

/* ---- State ---- */

enum form { TEXT, OPENMETRICS, FORMS };
static const char *const types[FORMS] = {
	[TEXT] = "text/plain; version=0.0.4; charset=utf-8",
	[OPENMETRICS] = "application/openmetrics-text; version=1.0.0; charset=utf-8",
};

/* The text of a print, in all forms. */
struct print {
	struct MHD_Response *forms[FORMS];
};

enum page { HINT, UNKNOWN, REFUSED, EARLY, PAGES };
static const struct {
	unsigned int status;
	const char *text;
} pages[PAGES] = {
	[HINT] = {MHD_HTTP_OK, "Counts for Prometheus are at /metrics.\n"},
	[UNKNOWN] = {MHD_HTTP_NOT_FOUND, "There is only /metrics.\n"},
	[REFUSED] = {MHD_HTTP_METHOD_NOT_ALLOWED, "Only GET and HEAD are allowed.\n"},
	[EARLY] = {MHD_HTTP_SERVICE_UNAVAILABLE, "Nothing has been counted yet: the first interval has not ended.\n"},
};

struct client {
	const struct MHD_Connection *connection;
	int file, has_asked, is_dropped;
};

struct http {
	int file; /* that listens, until the library has it; then -1 */
	int stop; /* that ends the thread */
	struct MHD_Daemon *daemon;
	pthread_t thread;
	int has_thread;
	_Atomic(int) is_ready; /* the thread has blocked all signals */
	struct MHD_Response *pages[PAGES];
	/* The last print, until the server's thread takes it. Neither thread waits for the other. */
	_Atomic(struct print *) next;
	/* Of the server's thread alone: */
	struct print *now;
	struct client clients[SOCKETS];
	size_t count;
};

/* Takes ownership of a text that is not constant. Each answer ends its connection. */
static struct MHD_Response *http_make(const char *text, size_t size, enum MHD_ResponseMemoryMode mode, const char *type)
{
	struct MHD_Response *made = library.page(size, (void *)(uintptr_t)text, mode);

	if (made && library.header(made, MHD_HTTP_HEADER_CONTENT_TYPE, type) == MHD_YES &&
	    library.header(made, MHD_HTTP_HEADER_CONNECTION, "close") == MHD_YES)
		return made;
	if (made)
		library.destroy(made);
	return NULL;
}

static void http_free_print(struct print *print)
{
	for (enum form form = 0; print && form < FORMS; form++)
		if (print->forms[form])
			library.destroy(print->forms[form]);
	free(print);
}

/* ---- The server's thread: all signals are blocked there, and messages are the other's ---- */

static struct client *http_client(struct http *http, const struct MHD_Connection *connection)
{
	for (size_t i = 0; i < http->count; i++)
		if (http->clients[i].connection == connection)
			return &http->clients[i];
	return NULL;
}

/*
 * Drops the oldest client that has not sent a whole request yet, or else the oldest, if there are too many. So clients that
 * open connections and ask for nothing, or read nothing, do not keep out those that do.
 */
static void http_drop_one(struct http *http)
{
	struct client *dropped = NULL;
	size_t served = 0;

	for (size_t i = 0; i < http->count; i++) {
		struct client *client = &http->clients[i];

		served += !client->is_dropped;
		if (!client->is_dropped && (!dropped || (dropped->has_asked && !client->has_asked)))
			dropped = client;
	}
	if (served <= CLIENTS || !dropped)
		return;
	dropped->is_dropped = 1;
	(void)shutdown(dropped->file, SHUT_RDWR); /* the library closes it */
}

static void http_on_client(void *context, struct MHD_Connection *connection, void **ignored,
			   enum MHD_ConnectionNotificationCode what)
{
	struct http *http = context;
	struct client *client = http_client(http, connection);

	(void)ignored;
	if (what == MHD_CONNECTION_NOTIFY_STARTED && !client && http->count < SOCKETS) {
		http->clients[http->count++] = (struct client){
			.connection = connection,
			.file = library.info(connection, MHD_CONNECTION_INFO_CONNECTION_FD)->connect_fd,
		};
		http_drop_one(http);
	} else if (what == MHD_CONNECTION_NOTIFY_CLOSED && client) {
		http->count--;
		memmove(client, client + 1, (size_t)(&http->clients[http->count] - client) * sizeof(*client));
	}
}

static enum MHD_Result http_answer_print(struct http *http, struct MHD_Connection *connection)
{
	const char *accept = library.value(connection, MHD_HEADER_KIND, MHD_HTTP_HEADER_ACCEPT);
	struct print *next = atomic_exchange(&http->next, NULL);

	if (next) {
		http_free_print(http->now);
		http->now = next;
	}
	if (!http->now)
		return library.queue(connection, pages[EARLY].status, http->pages[EARLY]);
	return library.queue(
		connection, MHD_HTTP_OK,
		http->now->forms[accept && strcasestr(accept, "application/openmetrics-text") ? OPENMETRICS : TEXT]);
}

static enum MHD_Result http_answer(void *context, struct MHD_Connection *connection, const char *path,
				   const char *method, const char *version, const char *data, size_t *size,
				   void **state)
{
	struct http *http = context;
	struct client *client = http_client(http, connection);
	enum page page;

	(void)version;
	(void)data;
	(void)size;
	(void)state;
	if (client)
		client->has_asked = 1;
	if (strcmp(method, MHD_HTTP_METHOD_GET) != 0 && strcmp(method, MHD_HTTP_METHOD_HEAD) != 0)
		page = REFUSED;
	else if (strcmp(path, "/metrics") == 0)
		return http_answer_print(http, connection);
	else
		page = strcmp(path, "/") == 0 ? HINT : UNKNOWN;
	return library.queue(connection, pages[page].status, http->pages[page]);
}

static void *http_serve(void *context)
{
	struct http *http = context;
	struct pollfd polled[] = {{library.server(http->daemon, MHD_DAEMON_INFO_EPOLL_FD)->epoll_fd, POLLIN, 0},
				  {http->stop, POLLIN, 0}};

	/* The C library has unblocked two of its own, which would end the process here. */
	(void)signals_mask(SIG_SETMASK, ~UINT64_C(0), NULL);
	atomic_store(&http->is_ready, 1);
	while (!polled[1].revents) {
		unsigned long long timeout;
		const int is_limited = library.timeout(http->daemon, &timeout) == MHD_YES;

		(void)poll(polled, 2, is_limited ? (int)(timeout < INT16_MAX ? timeout : INT16_MAX) : -1);
		(void)library.run(http->daemon);
	}
	return NULL;
}

/* ---- The thread that counts ---- */

static int http_listen(const char *address)
{
	struct sockaddr_storage to;
	const int yes = 1;
	socklen_t size = 0;
	int file, code = 0;

	if (http_parse(address, &to, &size))
		return -EINVAL;
	file = socket(to.ss_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
	/* Only connections that have ended are ignored, not another server. */
	if (file < 0 || setsockopt(file, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof(yes)) ||
	    bind(file, (struct sockaddr *)&to, size) || listen(file, SOMAXCONN))
		code = -errno;
	if (code && file >= 0)
		(void)close(file);
	return code ? code : file;
}

static void http_tell(const char *address, int code)
{
	complain("%s cannot be listened on: %s%s", address, strerror(-code),
		 code == -EADDRINUSE    ? "; another program does, choose another port" :
		 code == -EADDRNOTAVAIL ? "; this machine has no such address" :
		 code == -EACCES        ? "; choose a port of 1024 or above" :
		 code == -EAFNOSUPPORT  ? "; a service needs the lines in docs/fleet.md, or else use the other family" :
					  "");
}

int http_open(struct output *output)
{
	struct http *http;

	if (http_load())
		return -ENOENT;
	http = output->http = calloc(1, sizeof(*http));
	if (!http) {
		complain("out of memory");
		return -ENOMEM;
	}
	http->stop = -1;
	http->file = http_listen(output->listen);
	if (http->file < 0) {
		http_tell(output->listen, http->file);
		return http->file;
	}
	for (enum page page = 0; page < PAGES; page++) {
		http->pages[page] = http_make(pages[page].text, strlen(pages[page].text), MHD_RESPMEM_PERSISTENT,
					      "text/plain; charset=utf-8");
		if (!http->pages[page] || (page == REFUSED && library.header(http->pages[page], MHD_HTTP_HEADER_ALLOW,
									     "GET, HEAD") != MHD_YES)) {
			complain("out of memory");
			return -ENOMEM;
		}
	}
	return 0;
}

static int http_fail(const struct output *output)
{
	complain("%s cannot be served: no thread or no descriptor is left; raise the limits (ulimit -n, ulimit -u)",
		 output->listen);
	return -EAGAIN;
}

int http_start(const struct output *output)
{
	struct http *http = output->http;
	uint64_t before = 0;
	struct rlimit limit;

	if (!http)
		return 0;
	/* So that clients take no descriptor that counting needs. The command has its own limit already. */
	if (getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur < limit.rlim_max) {
		limit.rlim_cur = limit.rlim_max - limit.rlim_cur < SOCKETS + OWN_FILES ?
					 limit.rlim_max :
					 limit.rlim_cur + SOCKETS + OWN_FILES;
		(void)setrlimit(RLIMIT_NOFILE, &limit);
	}
	http->stop = eventfd(0, EFD_CLOEXEC);
	if (http->stop < 0)
		return http_fail(output);
	http->daemon =
		library.start(MHD_USE_EPOLL, 0, NULL, NULL, http_answer, http, MHD_OPTION_LISTEN_SOCKET, http->file,
			      MHD_OPTION_CONNECTION_LIMIT, (unsigned int)SOCKETS, MHD_OPTION_CONNECTION_TIMEOUT,
			      SILENCE, MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)REQUEST,
			      MHD_OPTION_NOTIFY_CONNECTION, http_on_client, http, MHD_OPTION_END);
	http->file = -1;
	if (!http->daemon)
		return http_fail(output);
	/* While the thread can still take a signal, nothing has been written that must be restored. */
	(void)signals_mask(SIG_SETMASK, ~UINT64_C(0), &before);
	http->has_thread = pthread_create(&http->thread, NULL, http_serve, http) == 0;
	(void)signals_mask(SIG_SETMASK, before, NULL);
	if (!http->has_thread)
		return http_fail(output);
	while (!atomic_load(&http->is_ready))
		(void)poll(NULL, 0, 1);
	return 0;
}

/* OpenMetrics calls a family of counters without the ending that its samples have; otherwise the forms are equal here. */
static char *http_make_openmetrics(const char *text, size_t *size)
{
	static const char ending[] = "_total";
	const size_t length = sizeof(ending) - 1;
	char *made = malloc(*size + 1), *to = made;

	while (made && *text) {
		const char *next = text + strcspn(text, "\n"), *name = text + strlen("# TYPE ");

		next += *next != '\0';
		if (*text == '#' && name < next) {
			const char *end = name + strcspn(name, " \n");

			if ((size_t)(end - name) > length && memcmp(end - length, ending, length) == 0) {
				memcpy(to, text, (size_t)(end - length - text));
				to += end - length - text;
				text = end;
			}
		}
		memcpy(to, text, (size_t)(next - text));
		to += next - text;
		text = next;
	}
	*size = (size_t)(to - made);
	return made;
}

static struct print *http_print(const struct stat_run *run, const struct output *output)
{
	struct print *print = calloc(1, sizeof(*print));
	char *text = NULL, *other = NULL;
	size_t size = 0, other_size;
	FILE *out = print ? open_memstream(&text, &size) : NULL;
	int is_whole = 0;

	if (out) {
		output->format->functions->whole(run, out);
		is_whole = !ferror(out);
		is_whole &= fclose(out) == 0;
	}
	other_size = size;
	if (is_whole)
		other = http_make_openmetrics(text, &other_size);
	if (other) {
		print->forms[TEXT] = http_make(text, size, MHD_RESPMEM_MUST_FREE, types[TEXT]);
		print->forms[OPENMETRICS] = http_make(other, other_size, MHD_RESPMEM_MUST_FREE, types[OPENMETRICS]);
		if (print->forms[TEXT] && print->forms[OPENMETRICS])
			return print;
	} else {
		free(text);
	}
	http_free_print(print);
	return NULL;
}

int http_write(const struct stat_run *run, const struct output *output)
{
	struct print *print = http_print(run, output);

	if (!print) {
		complain("out of memory: %s cannot be served", output->listen);
		return -ENOMEM;
	}
	/* A print that nobody has asked for. */
	http_free_print(atomic_exchange(&output->http->next, print));
	return 0;
}

void http_close(struct output *output)
{
	struct http *http = output->http;
	const uint64_t one = 1;

	if (!http)
		return;
	if (http->has_thread && write(http->stop, &one, sizeof(one)) == sizeof(one))
		(void)pthread_join(http->thread, NULL);
	if (http->daemon)
		library.stop(http->daemon);
	if (http->file >= 0)
		(void)close(http->file);
	if (http->stop >= 0)
		(void)close(http->stop);
	for (enum page page = 0; page < PAGES; page++)
		if (http->pages[page])
			library.destroy(http->pages[page]);
	http_free_print(http->now);
	http_free_print(atomic_load(&http->next));
	free(http);
	output->http = NULL;
}

#else

int http_is_built_in(void)
{
	return 0;
}

/* http_check() has refused such outputs. */
int http_open(struct output *output)
{
	complain("%s cannot be served: this pmureg was built without libmicrohttpd", output->listen);
	return -ENOTSUP;
}

int http_start(const struct output *output)
{
	(void)output;
	return 0;
}

int http_write(const struct stat_run *run, const struct output *output)
{
	(void)run;
	(void)output;
	return -ENOTSUP;
}

void http_close(struct output *output)
{
	(void)output;
}

#endif
