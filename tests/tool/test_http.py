"""An output that listens: Prometheus reads the last print of a running session, and clients that misbehave cost no print.

On the simulated device, event 4 of an Ivy Bridge-EP's memory controller adds 5 a tick, of which each interval has a million. The registers of the tree of
files are counted in real time.
"""

from __future__ import annotations

import contextlib
import http.client
import json
import os
import re
import resource
import shutil
import signal
import socket
import subprocess
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from command import ROOT, Run
from test_direct import loaded, machine, msr, state  # noqa: F401

EVENT = "uncore_imc_0/event=0x4/"
TOTAL = 'pmureg_event_total{system="ivbep",unit="uncore_imc_0",event="event=0x4"} '
OPENMETRICS = "application/openmetrics-text;version=1.0.0,text/plain;version=0.0.4;q=0.5,*/*;q=0.1"  # as Prometheus asks
LACKS = not Path("/usr/include/microhttpd.h").exists()
served = pytest.mark.skipif(LACKS, reason="skipped: libmicrohttpd-dev is not installed")
HOSTILE = 1000


def free_port(host: str = "127.0.0.1") -> int:
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as one:
        one.bind((host, 0))
        return int(one.getsockname()[1])


class Session:
    """A running session that listens."""

    def __init__(self, pmureg: Path, folder: Path, host: str = "127.0.0.1", files: int = 0, **more: object) -> None:
        self.host, self.port, self.csv = host, free_port(host), folder / "counts.csv"
        self.address = f"[{host}]:{self.port}" if ":" in host else f"{host}:{self.port}"
        keys = {"system": "ivbep", "io": "sim", "events": EVENT, "interval": "20ms",
                "outputs": [{"format": "openmetrics", "listen": self.address}, {"format": "csv", "file": str(self.csv)},
                            {"format": "openmetrics", "file": str(folder / "counts.prom")}], **more}
        self.path = folder / "memory.yaml"
        self.path.write_text(json.dumps(keys))
        words = ["sh", "-c", f'ulimit -Sn {files}; exec "$0" "$@"', pmureg] if files else [pmureg]
        self.process = subprocess.Popen([*words, "run", self.path], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)

    def ask(self, path: str = "/metrics", method: str = "GET", accept: str | None = None, body: str | None = None) -> tuple[int, dict[str, str], str]:
        connection = http.client.HTTPConnection(self.host, self.port, timeout=60)
        connection.request(method, path, body, {"Accept": accept} if accept else {})
        answer = connection.getresponse()
        return answer.status, dict(answer.getheaders()), answer.read().decode()

    def wait(self) -> str:
        """Until there is a print."""
        end = time.monotonic() + 60
        while True:
            with contextlib.suppress(OSError):
                status, _, text = self.ask()
                if status == 200:
                    return text
            assert time.monotonic() < end and self.process.poll() is None, self.process.communicate()
            time.sleep(0.02)

    def rows(self) -> list[str]:
        return [line for line in self.csv.read_text().splitlines(keepends=True) if line.endswith("\n")]

    def end(self, number: int = signal.SIGTERM) -> str:
        self.process.send_signal(number)
        _, errors = self.process.communicate(timeout=60)
        assert self.process.returncode == -number, errors
        return str(errors)


@pytest.fixture
def session(pmureg: Path, tmp_path: Path) -> Iterator[Session]:
    made = Session(pmureg, tmp_path)
    yield made
    assert made.end() == ""


# ---- What is served ----

@served
def test_the_last_print_is_served(session: Session) -> None:
    """Each print adds 5,000,000. The text is that of a file, which test_openmetrics.py compares with literals."""
    seen = []
    session.wait()
    while len(seen) < 3:
        status, headers, text = session.ask()
        assert status == 200 and headers["Content-Type"] == "text/plain; version=0.0.4; charset=utf-8" and headers["Connection"] == "close"
        assert text.startswith("# HELP pmureg_build_info ") and text.endswith("\n# EOF\n") and 'session="memory"' in text
        count = int(re.findall(re.escape(TOTAL) + r"(\d+)\n", text)[0])
        seen += [count] if count not in seen else []
    assert seen == sorted(seen) and all(count % 5_000_000 == 0 for count in seen)
    text = session.wait()
    if shutil.which("promtool"):
        done = subprocess.run(["promtool", "check", "metrics"], input=text.encode(), capture_output=True)
        assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


@served
def test_openmetrics_for_those_who_ask_for_it(session: Session) -> None:
    """A family of counters has no ending there (OpenMetrics 1.0, "Counter"); the names of its samples are the same in both forms."""
    session.wait()
    _, headers, text = session.ask(accept=OPENMETRICS)
    assert headers["Content-Type"] == "application/openmetrics-text; version=1.0.0; charset=utf-8"
    assert "# TYPE pmureg_event counter\n" in text and "# HELP pmureg_event Count of an event since the start, " in text
    assert "# TYPE pmureg_build_info gauge\n" in text and "\n" + TOTAL in text and text.endswith("\n# EOF\n")
    parser = pytest.importorskip("prometheus_client.openmetrics.parser", reason="skipped: python3-prometheus-client is not installed")
    families = {family.name: family for family in parser.text_string_to_metric_families(text)}
    assert families["pmureg_event"].type == "counter" and families["pmureg_event"].samples[0].name == "pmureg_event_total"
    assert families["pmureg_unit_seconds"].type == "counter" and "pmureg_event_state" not in families


@served
@pytest.mark.parametrize(("method", "path", "status"), [
    ("GET", "/", 200), ("GET", "/metrics?x=1", 200), ("GET", "/metrics/", 404), ("GET", "/x", 404), ("GET", "//metrics", 404), ("GET", "/../metrics", 404),
    ("POST", "/metrics", 405), ("PUT", "/", 405), ("DELETE", "/x", 405), ("OPTIONS", "/metrics", 405), ("HEAD", "/metrics", 200), ("HEAD", "/x", 404)])
def test_paths_and_methods(session: Session, method: str, path: str, status: int) -> None:
    session.wait()
    found, headers, text = session.ask(path, method, body="a=b" if method in ("POST", "PUT") else None)
    assert found == status
    assert (text == "") == (method == "HEAD") and int(headers["Content-Length"]) > 0
    assert headers.get("Allow") == ("GET, HEAD" if status == 405 else None)
    if path == "/" and status == 200:
        assert text == "Counts for Prometheus are at /metrics.\n" and headers["Content-Type"] == "text/plain; charset=utf-8"


@served
def test_before_the_first_print(pmureg: Path, tmp_path: Path) -> None:
    """An hour is not over; 503 tells Prometheus that there is nothing, which is not 0."""
    session = Session(pmureg, tmp_path, interval="1h")
    end = time.monotonic() + 60
    while True:
        with contextlib.suppress(OSError):
            status, _, text = session.ask()
            break
        assert time.monotonic() < end
        time.sleep(0.02)
    assert (status, text) == (503, "Nothing has been counted yet: the first interval has not ended.\n")
    assert session.end() == ""


@served
def test_ipv6(pmureg: Path, tmp_path: Path) -> None:
    try:
        free_port("::1")
    except OSError:
        pytest.skip("skipped: this machine has no ::1")
    session = Session(pmureg, tmp_path, "::1")
    assert TOTAL in session.wait()
    with pytest.raises(OSError), socket.create_connection(("127.0.0.1", session.port), timeout=60):
        pass
    assert session.end() == ""


@served
def test_stat_serves_as_well(pmureg: Path, tmp_path: Path) -> None:
    port = free_port()
    process = subprocess.Popen([pmureg, "stat", "--io", "sim", "--system", "ivbep", "-e", EVENT, "-I", "20", "-o", "/dev/null", "--openmetrics", f"http://127.0.0.1:{port}"])
    session = Session.__new__(Session)
    session.host, session.port, session.process = "127.0.0.1", port, process  # type: ignore[assignment]
    assert TOTAL in session.wait()
    process.send_signal(signal.SIGINT)
    assert process.wait(60) == -signal.SIGINT


@served
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGSEGV, signal.SIGUSR1, signal.SIGRTMIN])
def test_a_signal_reaches_the_thread_that_counts(pmureg: Path, tmp_path: Path, number: int) -> None:
    session = Session(pmureg, tmp_path)
    session.wait()
    threads = [thread for thread in Path(f"/proc/{session.process.pid}/task").iterdir() if thread.name != str(session.process.pid)]
    blocked = [re.findall(r"^SigBlk:\s*(\w+)", (thread / "status").read_text(), re.M)[0] for thread in threads]
    # All but SIGKILL (9) and SIGSTOP (19), and those that a sanitizer's own thread has.
    assert f"{2**64 - 1 - (1 << 8) - (1 << 18):016x}" in blocked
    assert session.end(number) == ""
    assert session.rows()


@served
def test_the_command_has_none_of_our_sockets(pmureg: Path, tmp_path: Path) -> None:
    """Neither the limit of open files, which is raised for clients, nor a descriptor."""
    listed = tmp_path / "listed"
    before = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    command = f"sleep 0.2; ls -l /proc/self/fd > {listed}; ulimit -n >> {listed}"
    subprocess.run([pmureg, "run", "-"], check=True, text=True, capture_output=True, input=json.dumps({
        "system": "ivbep", "io": "sim", "events": EVENT, "interval": "20ms", "command": ["sh", "-c", command],
        "outputs": [{"format": "openmetrics", "listen": f"127.0.0.1:{free_port()}"}, {"format": "csv", "file": "/dev/null"}]}))
    lines = listed.read_text()
    assert "socket:" not in lines and "eventpoll" not in lines and lines.splitlines()[-1] in (str(before), "unlimited")


def test_the_session_of_the_documentation(run: Run, tmp_path: Path) -> None:
    found = re.search(r"^<!-- listen -->\n```yaml\n(.*?)^```", (ROOT / "docs/fleet.md").read_text(), re.M | re.S)
    assert found
    (tmp_path / "s.yaml").write_text(found[1] + "system: ivbep\nio: sim\n")
    assert LACKS or run("run", "--check", str(tmp_path / "s.yaml")).stderr == ""


# ---- What is refused ----

@served
def test_a_port_in_use(pmureg: Path, machine: Path) -> None:  # noqa: F811
    """It is found before any register is written: no file of the machine is touched."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        address = f"127.0.0.1:{other.getsockname()[1]}"
        words = {"system": "ivbep", "io": "direct", "root": str(machine), "events": "uncore_cbox_0/event=0x0/", "interval": "20ms",
                 "outputs": [{"format": "openmetrics", "listen": address}]}
        before = {path: path.stat().st_mtime_ns for path in state(machine)}
        done = subprocess.run([pmureg, "run", "-"], input=json.dumps(words), capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (1, f"pmureg: {address} cannot be listened on: Address already in use; another program does, choose another port\n")
    assert {path: path.stat().st_mtime_ns for path in state(machine)} == before


@served
def test_an_address_of_another_machine(run: Run) -> None:
    """192.0.2.1 is for documentation (RFC 5737)."""
    told = run("stat", "--io", "sim", "--system", "ivbep", "-e", EVENT, "-I", "20", "--openmetrics", "http://192.0.2.1:9101", status=1).stderr
    assert told == "pmureg: 192.0.2.1:9101 cannot be listened on: Cannot assign requested address; this machine has no such address\n"


FAILING = """
#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/socket.h>

static int fails(const char *name, int code)
{
	return strcmp(getenv("FAILING"), name) == 0 ? errno = code : 0;
}

int socket(int family, int type, int protocol) { (void)family; (void)type; (void)protocol; fails("socket", EAFNOSUPPORT); return -1; }
int bind(int file, const struct sockaddr *to, socklen_t size) { (void)file; (void)to; (void)size; fails("bind", EACCES); return -1; }
int eventfd(unsigned int value, int flags) { (void)value; (void)flags; fails("eventfd", EMFILE); return -1; }
int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*work)(void *), void *of)
{
	(void)thread; (void)attributes; (void)work; (void)of;
	return fails("pthread_create", EAGAIN);
}
"""
NOTHING_LEFT = "cannot be served: no thread or no descriptor is left; raise the limits (ulimit -n, ulimit -u)"


@served
@pytest.mark.parametrize(("function", "told"), [
    ("socket", "cannot be listened on: Address family not supported by protocol; a service needs the lines in docs/fleet.md, or else use the other family"),
    ("bind", "cannot be listened on: Permission denied; choose a port of 1024 or above"), ("eventfd", NOTHING_LEFT), ("pthread_create", NOTHING_LEFT)])
def test_what_the_system_refuses(pmureg: Path, machine: Path, msr_device: dict[str, str], tmp_path_factory: pytest.TempPathFactory,  # noqa: F811
                                 function: str, told: str) -> None:
    """As a service's filter of system calls does, or a limit. No file of the machine is touched."""
    folder = tmp_path_factory.mktemp("failing")
    source = re.sub(rf"^(?!int {function}\b|static)(int \w+\(.*?)(?=^int |\Z)", "", FAILING, flags=re.M | re.S)
    (folder / "failing.c").write_text(source)
    subprocess.run(["gcc", "-shared", "-fPIC", folder / "failing.c", "-o", folder / "failing.so"], check=True)
    address = f"127.0.0.1:{free_port()}"
    words = {"system": "ivbep", "io": "direct", "root": str(machine), "events": "uncore_cbox_0/event=0x0/", "interval": "20ms",
             "outputs": [{"format": "openmetrics", "listen": address}]}
    before = {path: path.stat().st_mtime_ns for path in state(machine)}
    env = {**os.environ, **msr_device, "LD_PRELOAD": f"{msr_device['LD_PRELOAD']} {folder / 'failing.so'}", "FAILING": function}
    done = subprocess.run([pmureg, "run", "-"], input=json.dumps(words), capture_output=True, text=True, timeout=60, env=env)
    assert (done.returncode, done.stderr) == (1, f"pmureg: {address} {told}\n")
    assert {path: path.stat().st_mtime_ns for path in state(machine)} == before


BAD = "is not ADDRESS:PORT; write numbers, as in 127.0.0.1:9101 or [::1]:9101"


@pytest.mark.parametrize("address", ["127.0.0.1", "127.0.0.1:", "127.0.0.1:0", "127.0.0.1:65536", "127.0.0.1:x", ":9101", "localhost:9101", "::1:9101", "[::1:9101", "[]:9101",
                                     "[127.0.0.1]:9101", "127.0.0.1:9101/metrics", "127.0.0.1:-1", "256.0.0.1:1", "[::1]9101", "[" + 60 * ":" + "]:1", "", "]:1", "[:1"])
def test_wrong_addresses(run: Run, address: str) -> None:
    told = run("stat", "--io", "sim", "--system", "ivbep", "-e", EVENT, "-I", "20", "--openmetrics", f"http://{address}", status=2).stderr
    assert told.startswith(f"pmureg: `{address}` {BAD}\n")


@served
@pytest.mark.parametrize(("outputs", "more", "told"), [
    ("{format: openmetrics, listen: here}", "interval: 1s", f"3:40: `here` {BAD}"),
    ("{format: csv, listen: '127.0.0.1:1'}", "interval: 1s", "3:24: csv cannot be served; remove `listen`"),
    ("{format: openmetrics, file: x, listen: '127.0.0.1:1'}", "interval: 1s", "3:41: an output is a file or is served; remove `file` or `listen`"),
    ("{format: openmetrics, listen: '127.0.0.1:1', append: true}", "interval: 1s", "3:10: openmetrics files are replaced as a whole; remove `append`"),
    ("{format: openmetrics, listen: '127.0.0.1:1'}", "verbose: false",
     "3:32: `listen` needs an interval, because Prometheus asks while counts are printed; add `interval`"),
    ("{format: openmetrics, listen: '127.0.0.1:1'}", "interval: 5x", "2:11: `interval` must be a time (100ms, 10s, 5min, 2h, at most 99h) or a number of milliseconds, not '5x'"),
    ("[{format: openmetrics, listen: '127.0.0.1:1'}, {format: openmetrics, listen: '127.0.0.1:1'}]", "interval: 1s",
     "3:57: another output goes to 127.0.0.1:1 already; choose another port"),
])
def test_mistakes_in_a_session(run: Run, tmp_path: Path, outputs: str, more: str, told: str) -> None:
    path = tmp_path / "s.yaml"
    path.write_text(f"events: {EVENT}\n{more}\noutputs: {outputs}\nsystem: ivbep\nio: sim\n")
    assert run("run", "--check", str(path), status=1).stderr == f"{path}:{told}\n"


def test_stat_needs_an_interval(run: Run) -> None:
    told = run("stat", "--io", "sim", "--system", "ivbep", "-e", EVENT, "--openmetrics", "http://127.0.0.1:1", status=2).stderr
    assert told.startswith("pmureg: Prometheus asks while counts are printed: give -I, too\n")


# ---- Without the library ----

@pytest.mark.parametrize("is_static", [False, True], ids=["without", "static"])
def test_a_command_that_was_built_without_it(pmureg: Path, tmp_path: Path, is_static: bool) -> None:
    """Files are written as ever. A static program can load no library."""
    build = pmureg.parent
    if is_static and build.name == "san":
        pytest.skip("skipped: no program with a sanitizer is static")
    sanitize = ["-fsanitize=address,undefined"] if build.name == "san" else []
    subprocess.run(["gcc", "-std=c11", *sanitize, "-Wall", "-Wextra", "-Werror", "-DPMUREG_WITHOUT_HTTP", "-I", ROOT / "runtime/include", "-I", ROOT / "runtime",
                    "-c", ROOT / "runtime/tool/output_http.c", "-o", tmp_path / "without.o"], check=True)
    objects = ([build / "tool/main.o", tmp_path / "without.o"], ["-lyaml"]) if not is_static else ([build / "tool/main.o"], ["-static", "-l:libyaml.a"])
    subprocess.run(["gcc", *sanitize, *objects[0], build / "tool.a", "-Wl,-u,pmureg_built_in", ROOT / "build/tables.a", build / "libpmureg.a", *objects[1],
                           "-lm", "-o", tmp_path / "pmureg"], check=True, capture_output=True)
    words = [tmp_path / "pmureg", "stat", "--io", "sim", "--system", "ivbep", "-e", EVENT, "-I", "1", "--interval-count", "1", "-o", "/dev/null", "--openmetrics"]
    done = subprocess.run([*words, "http://127.0.0.1:1"], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (1, "pmureg: this pmureg was built without libmicrohttpd\n")
    subprocess.run([*words, tmp_path / "x.prom"], check=True)
    assert TOTAL + "5000000\n" in (tmp_path / "x.prom").read_text()
    (tmp_path / "s.yaml").write_text(f"system: ivbep\nio: sim\ninterval: 1s\nevents: {EVENT}\noutputs: {{format: openmetrics, listen: '127.0.0.1:1'}}\n")
    done = subprocess.run([tmp_path / "pmureg", "run", "--check", tmp_path / "s.yaml"], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (1, f"{tmp_path}/s.yaml:5:40: this pmureg was built without libmicrohttpd\n")


@served
def test_the_library_is_another(run: Run, tmp_path: Path) -> None:
    """It is loaded when an output needs it; nothing else does."""
    subprocess.run(["gcc", "-shared", "-x", "c", "/dev/null", "-o", tmp_path / "libmicrohttpd.so.12"], check=True)
    env = {**os.environ, "LD_LIBRARY_PATH": str(tmp_path)}
    words = ("stat", "--io", "sim", "--system", "ivbep", "-e", EVENT, "-I", "1", "--interval-count", "1")
    told = run(*words, "--openmetrics", f"http://127.0.0.1:{free_port()}", status=1, env=env).stderr
    assert re.fullmatch(r"pmureg: libmicrohttpd cannot be used: .*undefined symbol: MHD_start_daemon; install the package libmicrohttpd12\n", told)
    run(*words, "-o", "/dev/null", "--openmetrics", str(tmp_path / "x.prom"), env=env)


# ---- Clients that misbehave ----

REQUEST = b"GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n"
MISBEHAVING = [
    b"",                                       # sends nothing
    b"GET /met",                               # and a byte more from time to time
    REQUEST * 20,                              # reads nothing
    b"GET /metrics HTTP/1.1\r\nX: " + 20_000 * b"x",   # a head without an end
    b"\x00\xff\x16\x03\x01" * 50,              # TLS, or nothing at all
    b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000000000\r\n\r\n" + 1000 * b"x",
]


class Attack:
    """A thousand clients at once. Those that are dropped come again."""

    def __init__(self, port: int) -> None:
        self.port, self.most, self.again, self.is_over = port, 0, 0, threading.Event()
        self.sockets: dict[int, socket.socket] = {}
        self.thread = threading.Thread(target=self.go)

    def connect(self, index: int) -> None:
        one = socket.socket()
        one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        one.setblocking(False)
        with contextlib.suppress(BlockingIOError):
            one.connect(("127.0.0.1", self.port))
        self.sockets[index] = one

    def go(self) -> None:
        sent = set[int]()
        while not self.is_over.wait(0.05):
            for index in range(HOSTILE):
                if index not in self.sockets:
                    self.connect(index)
            self.most = max(self.most, len(self.sockets))
            for index, one in list(self.sockets.items()):
                text = MISBEHAVING[index % len(MISBEHAVING)]
                try:
                    if index not in sent:
                        one.send(text or b" ")
                        sent.add(index)
                    elif index % len(MISBEHAVING) == 1:
                        one.send(b"r")
                    elif index % 7 == 0:           # half-open: is gone without a word
                        one.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
                        raise ConnectionError
                except BlockingIOError:
                    pass
                except OSError:
                    self.again += 1
                    one.close()
                    del self.sockets[index]
                    sent.discard(index)

    def __enter__(self) -> Attack:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.is_over.set()
        self.thread.join()
        for one in self.sockets.values():
            one.close()


@pytest.fixture
def many_files() -> Iterator[None]:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    if before[1] != resource.RLIM_INFINITY and before[1] < HOSTILE + 200:
        pytest.skip(f"skipped: only {before[1]} files may be open here")
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, before)


@served
def test_a_thousand_clients_cost_no_print(pmureg: Path, machine: Path, many_files: None) -> None:  # noqa: F811
    """Registers are counted in real time: there is a row for each interval, those of the attack too, and the counts are right. Good clients are answered."""
    before, interval = state(machine), 0.5
    session = Session(pmureg, machine, io="direct", root=str(machine), events="uncore_cbox_0/event=0x0/", interval="500ms")
    session.wait()
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(limit[0], HOSTILE + 200), limit[1]))
    with Attack(session.port) as attack:
        begin, end = len(session.rows()), time.monotonic() + 120
        answers = 0
        while len(session.rows()) < begin + 6 or answers < 10:
            assert time.monotonic() < end
            with contextlib.suppress(ConnectionError):    # while it had not sent its request yet, more than 64 others came
                status, _, text = session.ask()
                assert status == 200 and text.endswith("\n# EOF\n")
                answers += 1
            files = len(os.listdir(f"/proc/{session.process.pid}/fd"))
            assert files < 200, "clients take descriptors that counting may need"
            time.sleep(0.05)
    assert attack.most == HOSTILE and attack.again > HOSTILE
    assert session.end() == ""
    rows = [row.split(",") for row in session.rows()]
    # The last is that of the signal, within an interval.
    assert [int(float(row[0]) / interval) for row in rows[:-1]] == list(range(1, len(rows)))
    assert {row[1] for row in rows} == {"0"}
    after = state(machine)
    assert {path: after[path] for path in before} == before


@served
def test_clients_take_no_descriptor_that_a_print_needs(pmureg: Path, tmp_path: Path) -> None:
    """counts.prom is replaced at every print, which takes one of 40 descriptors; the session would end if there were none."""
    session = Session(pmureg, tmp_path, files=40)
    session.wait()
    with contextlib.ExitStack() as stack:
        for _ in range(60):
            stack.enter_context(socket.create_connection(("127.0.0.1", session.port), timeout=60))
        assert TOTAL in session.wait()
        assert len(os.listdir(f"/proc/{session.process.pid}/fd")) > 60
        before = len(session.rows())
        while len(session.rows()) < before + 5:
            assert session.process.poll() is None, session.process.communicate()
            time.sleep(0.02)
    assert session.end() == ""


@served
def test_a_head_that_is_too_large(session: Session) -> None:
    session.wait()
    with socket.create_connection(("127.0.0.1", session.port), timeout=60) as one:
        with contextlib.suppress(OSError):
            one.sendall(b"GET /metrics HTTP/1.1\r\nX: " + 100_000 * b"x" + b"\r\n\r\n")
        answer = b""
        with contextlib.suppress(ConnectionError):
            answer = one.recv(100)
    assert not answer or answer.split()[1] in (b"413", b"431", b"400")
    assert TOTAL in session.wait()


@served
def test_a_client_that_is_silent_is_dropped(session: Session) -> None:
    """After five seconds."""
    session.wait()
    with socket.create_connection(("127.0.0.1", session.port), timeout=60) as one:
        one.sendall(b"GET /met")
        assert one.recv(1000)[:12] in (b"", b"HTTP/1.1 408")
