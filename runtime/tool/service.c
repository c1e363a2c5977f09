/*
 * service.c: tells systemd how a service does, as sd_notify(3) describes it: that it counts, and that it still does.
 */
#include "stat.h"

#include <stddef.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

/* Returns the address of the socket that systemd gave us, "" for none. */
static const char *socket_of_systemd(void)
{
	const char *path = getenv("NOTIFY_SOCKET");

	return path && (*path == '/' || *path == '@') ? path : "";
}

int service_is_one(void)
{
	return *socket_of_systemd() != '\0';
}

/* A message that is lost is none that counting should end for. */
void service_tell(const char *format, ...)
{
	const char *path = socket_of_systemd();
	struct sockaddr_un to = {.sun_family = AF_UNIX};
	const size_t length = strlen(path);
	va_list arguments;
	char *text = NULL;
	int file, size;

	if (!length || length >= sizeof(to.sun_path))
		return;
	memcpy(to.sun_path, path, length);
	if (*path == '@') /* a name that is in no folder */
		to.sun_path[0] = '\0';
	va_start(arguments, format);
	size = vasprintf(&text, format, arguments);
	va_end(arguments);
	file = size < 0 ? -1 : socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
	if (file >= 0) {
		(void)sendto(file, text, (size_t)size, MSG_NOSIGNAL, (const struct sockaddr *)&to,
			     (socklen_t)(offsetof(struct sockaddr_un, sun_path) + length));
		(void)close(file);
	}
	if (size >= 0)
		free(text);
}

static uint64_t number_of_variable(const char *variable)
{
	const char *text = getenv(variable);
	uint64_t number;

	return text && !pmureg_number(pmureg_word_of(text), &number) ? number : 0;
}

/* Half of what systemd waits for. It may mean another process, which we are a child of. */
uint64_t service_feed_ns(void)
{
	const uint64_t whose = number_of_variable("WATCHDOG_PID");

	return !service_is_one() || (whose && whose != (uint64_t)getpid()) ? 0 : number_of_variable("WATCHDOG_USEC") * 1000 / 2;
}
