"""pmureg stat --openmetrics: the file for the node exporter's textfile collector.

The format's judge is the reader of Prometheus' own client (Debian package python3-prometheus-client).
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from command import Run, need_proc

COUNT = ("stat", "--io", "sim", "--system", "ivbep", "-o", "/dev/null")


def check(path: Path) -> None:
    """It can be read, and has what the collector refuses to be without: each family once, told before its samples, each sample once."""
    parser = pytest.importorskip("prometheus_client.parser", reason="skipped: python3-prometheus-client is not installed")
    families = list(parser.text_string_to_metric_families(path.read_text()))
    assert families and len({family.name for family in families}) == len(families)
    for family in families:
        assert family.documentation and family.samples and family.type in ("counter", "gauge"), family
        # The reader takes the ending away from what it knows to be a counter.
        assert {sample.name for sample in family.samples} == {family.name + ("_total" if family.type == "counter" else "")}
        assert len({(sample.name, *sorted(sample.labels.items())) for sample in family.samples}) == len(family.samples), family
    if shutil.which("promtool"):  # Debian's prometheus has it
        done = subprocess.run(["promtool", "check", "metrics"], input=path.read_bytes(), capture_output=True)
        assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


def samples(path: Path) -> list[str]:
    return [line for line in path.read_text().splitlines() if not line.startswith("#")]


def test_the_whole_file(run: Run, tmp_path: Path) -> None:
    """Event 0x4 adds 5 a tick (pmureg_sim), a sample has 1,000,000 ticks of 1 ns. Linux gives cas_count_read the scale 64 / 2^20
    and the unit MiB (uncore_snbep.c); 5,000,000 of 64 bytes are 320,000,000 bytes. `# EOF` is OpenMetrics' last line, and a
    comment to the collector (Prometheus, exposition formats: lines with # are ignored but for HELP and TYPE)."""
    path = tmp_path / "pmureg.prom"
    run(*COUNT, "-e", "uncore_imc_0/cas_count_read/,uncore_imc_1/event=0x4,umask=0x3/", "--openmetrics", str(path))
    version = run("--version").stdout.split()[1]
    labels = ('{system="ivbep",unit="uncore_imc_0",event="cas_count_read"}', '{system="ivbep",unit="uncore_imc_1",event="event=0x4,umask=0x3"}')
    assert path.read_text() == f"""\
# HELP pmureg_build_info Always 1; its labels are the version, the system, and whether it is simulated.
# TYPE pmureg_build_info gauge
pmureg_build_info{{system="ivbep",version="{version}",simulated="true"}} 1
# HELP pmureg_event_total Count of an event since the start, scaled up if it did not run all the time.
# TYPE pmureg_event_total counter
pmureg_event_total{labels[0]} 5000000
pmureg_event_total{labels[1]} 5000000
# HELP pmureg_event_bytes_total The count of an event that counts data, in bytes.
# TYPE pmureg_event_bytes_total counter
pmureg_event_bytes_total{labels[0]} 320000000
# HELP pmureg_event_enabled_seconds_total Time for which an event was enabled.
# TYPE pmureg_event_enabled_seconds_total counter
pmureg_event_enabled_seconds_total{labels[0]} 0.001000000
pmureg_event_enabled_seconds_total{labels[1]} 0.001000000
# HELP pmureg_event_running_seconds_total Time for which an event had a counter.
# TYPE pmureg_event_running_seconds_total counter
pmureg_event_running_seconds_total{labels[0]} 0.001000000
pmureg_event_running_seconds_total{labels[1]} 0.001000000
# HELP pmureg_unit_seconds_total Time since the start of counting on a unit.
# TYPE pmureg_unit_seconds_total counter
pmureg_unit_seconds_total{{system="ivbep",unit="uncore_imc_0"}} 0.001000000
pmureg_unit_seconds_total{{system="ivbep",unit="uncore_imc_1"}} 0.001000000
# EOF
"""
    check(path)


def test_all_units_and_metrics(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "pmureg.prom"
    run(*COUNT, "--system", "t410", "-M", "all", "-e", "nvidia_ucf_pmu_0/mem_bytes_rd/", "-e", "nvidia_ucf_pmu/cycles/", "--openmetrics", str(path))
    lines = samples(path)
    # mem_bytes_rd adds 36 a tick of 1 ns: 36 bytes/ns are 36 GB/s.
    assert 'pmureg_metric{system="t410",unit="nvidia_ucf_pmu_0",metric="read_bandwidth",measure="GB/s"} 36' in lines
    assert 'pmureg_event_total{system="t410",unit="nvidia_ucf_pmu_1",event="cycles"} 1000000' in lines
    assert path.read_text().endswith("\n# EOF\n")
    check(path)


def test_counters_go_on_from_print_to_print(run: Run, tmp_path: Path) -> None:
    """The table shows what an interval adds, a Prometheus counter never falls."""
    path = tmp_path / "pmureg.prom"
    run(*COUNT, "-I", "1", "--interval-count", "3", "-e", "uncore_imc_0/cas_count_read/", "--openmetrics", str(path))
    assert 'pmureg_event_total{system="ivbep",unit="uncore_imc_0",event="cas_count_read"} 15000000' in samples(path)
    check(path)


def test_an_event_that_is_given_twice(run: Run, tmp_path: Path) -> None:
    """Two samples with one name and the same labels are refused by Prometheus."""
    path = tmp_path / "pmureg.prom"
    run(*COUNT, "-e", "uncore_imc_0/cas_count_read/", "-e", "uncore_imc/cas_count_read/", "--openmetrics", str(path))
    totals = [line for line in samples(path) if line.startswith("pmureg_event_total")]
    assert len(totals) == 8 and len(set(totals)) == 8
    check(path)


@pytest.mark.usefixtures("counting")
def test_this_machine(run: Run, tree: Path, tmp_path: Path) -> None:
    path = tmp_path / "pmureg.prom"
    run("--sysfs", str(tree), "stat", "-o", "/dev/null", "-e", "page-faults,task/event=2/u", "--openmetrics", str(path), "--", "true")
    lines = samples(path)
    assert lines[0].startswith('pmureg_build_info{system="",') and lines[0].endswith('simulated="false"} 1')
    assert lines[1].startswith('pmureg_event_total{system="",unit="",event="page-faults')
    assert lines[2].startswith('pmureg_event_total{system="",unit="task",event="event=2:u"} ')
    check(path)


@pytest.mark.usefixtures("counting")
@pytest.mark.parametrize(("unit", "scale", "family", "factor"), [
    ("Joules", "0.25", "joules", 0.25), ("MiB", "6.103515625e-5", "bytes", 64), ("KB", "1", "bytes", 1000), ("ns", "2", "seconds", 2e-9),
    ("msec", "1", "seconds", 1e-3), ("pages", "4", "scaled", 4), ("pages", "1", None, 1)])
def test_base_units(run: Run, tree: Path, tmp_path: Path, unit: str, scale: str, family: str | None, factor: float) -> None:
    """Bytes, joules and seconds have a family each, whatever a kernel's driver calls them; what is only a name needs none."""
    events, path = tree / "bus/event_source/devices/task/events", tmp_path / "pmureg.prom"
    (events / "faults.unit").write_text(unit)
    (events / "faults.scale").write_text(scale)
    run("--sysfs", str(tree), "stat", "-o", "/dev/null", "-e", "task/faults/u", "--openmetrics", str(path), "--", "true")
    found = {line.split("{")[0]: (line, float(line.split()[-1])) for line in samples(path)}
    families = {name for name in found if name not in ("pmureg_build_info", "pmureg_event_enabled_seconds_total", "pmureg_event_running_seconds_total", "pmureg_unit_seconds_total")}
    assert families == {"pmureg_event_total", *([f"pmureg_event_{family}_total"] if family else [])}
    if family:
        line, value = found[f"pmureg_event_{family}_total"]
        assert value == pytest.approx(found["pmureg_event_total"][1] * factor) and value > 0
        assert (f'measure="{unit}"' in line) == (family == "scaled")
    check(path)


@pytest.mark.usefixtures("counting")
def test_why_an_event_has_no_count(run: Run, tree: Path, tmp_path: Path) -> None:
    path = tmp_path / "pmureg.prom"
    run("--sysfs", str(tree), "stat", "-o", "/dev/null", "-e", "page-faults,task/event=0xff/", "--openmetrics", str(path), "--", "true")
    found = [line for line in samples(path) if 'event="event=0xff"' in line]
    assert found[-1] == 'pmureg_event_state{system="",unit="task",event="event=0xff",reason="not supported"} 1'
    assert not any(line.startswith("pmureg_event_total") for line in found)
    check(path)


def test_the_collector_never_sees_half(run: Run, tmp_path: Path) -> None:
    """The file is another one each time, readable by all, and nothing is left beside it."""
    path = tmp_path / "pmureg.prom"
    path.write_text("old\n")
    with open(path) as before:
        run(*COUNT, "-e", "uncore_imc_0/cas_count_read/", "--openmetrics", str(path), umask=0o022)
        assert before.read() == "old\n"
    assert [entry.name for entry in tmp_path.iterdir()] == ["pmureg.prom"]
    assert path.stat().st_mode & 0o777 == 0o644
    link = tmp_path / "link.prom"
    link.symlink_to(path)
    path.write_text("old\n")
    run(*COUNT, "-e", "uncore_imc_0/cas_count_read/", "--openmetrics", str(link))
    assert link.is_symlink() and "pmureg_event_total" in path.read_text()


def test_links_that_lead_to_no_name_are_not_replaced(pmureg: Path, tmp_path: Path) -> None:
    """As /dev/stdout where standard output is a file that was removed, or one of outside a chroot; and links to nothing."""
    def openmetrics(path: Path, stdout: object = subprocess.DEVNULL) -> "subprocess.CompletedProcess[str]":
        return subprocess.run([pmureg, "stat", "--io", "sim", "-e", "nhm:uncore/event=1/", "-o", os.devnull, "--openmetrics", path],
                              stdout=stdout, stderr=subprocess.PIPE, text=True, timeout=60)

    need_proc("has links to open files")
    link, gone = tmp_path / "link", tmp_path / "gone"
    link.symlink_to("/proc/self/fd/1")
    with gone.open("w+") as removed:
        gone.unlink()
        assert openmetrics(link, removed).returncode == 0
        removed.seek(0)
        assert "pmureg_event_total" in removed.read()
    assert link.is_symlink() and [entry.name for entry in tmp_path.iterdir()] == ["link"]
    link.unlink()
    link.symlink_to("made")
    assert openmetrics(link).returncode == 0
    assert link.is_symlink() and "pmureg_event_total" in (tmp_path / "made").read_text()
    link.unlink()
    link.symlink_to("nowhere/made")
    done = openmetrics(link)
    assert done.returncode == 1 and done.stderr == f"pmureg: {link} cannot be written: No such file or directory\n"
    assert link.is_symlink()


def test_the_mode_of_a_file_that_exists(run: Run, tmp_path: Path) -> None:
    """The collector is another user; one file may be for it alone, another for all to write."""
    path = tmp_path / "pmureg.prom"
    for mode in (0o600, 0o640, 0o666, 0o604):
        path.touch()
        path.chmod(mode)
        run(*COUNT, "-e", "uncore_imc_0/cas_count_read/", "--openmetrics", str(path), umask=0o027)
        assert path.stat().st_mode & 0o7777 == mode
    path.unlink()
    run(*COUNT, "-e", "uncore_imc_0/cas_count_read/", "--openmetrics", str(path), umask=0o027)
    assert path.stat().st_mode & 0o7777 == 0o640


def test_the_owner_of_a_file_that_exists(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "pmureg.prom"
    path.touch()
    try:
        os.chown(path, 1234, 4321)
    except PermissionError:
        pytest.skip("only root gives files away")
    path.chmod(0o640)
    run(*COUNT, "-e", "uncore_imc_0/cas_count_read/", "--openmetrics", str(path))
    status = path.stat()
    assert (status.st_uid, status.st_gid, status.st_mode & 0o7777) == (1234, 4321, 0o640)


@pytest.mark.usefixtures("counting")
@pytest.mark.parametrize("place", ["none/x.prom", ".", "file/x.prom"])
def test_a_bad_path_is_found_before_counting(run: Run, tmp_path: Path, place: str) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "c.csv").write_text("of yesterday\n")
    result = run("stat", "-x,", "-e", "page-faults", "-o", str(tmp_path / "c.csv"), "--openmetrics", str(tmp_path / place), "--",
                 "touch", str(tmp_path / "ran"), status=1)
    assert result.stderr.startswith(f"pmureg: {tmp_path / place} cannot be written: ") and result.stderr.count("\n") == 1
    assert not (tmp_path / "ran").exists() and (tmp_path / "c.csv").read_text() == "of yesterday\n"
    assert sorted(entry.name for entry in tmp_path.iterdir()) == ["c.csv", "file"]


def test_one_text_after_the_other(run: Run) -> None:
    need_proc("/dev/stdout leads to")
    text = run(*COUNT, "-I", "1", "--interval-count", "3", "-e", "uncore_imc_0/cas_count_read/", "--openmetrics", "/dev/stdout").stdout
    assert text.count("# EOF\n") == 3 and "cas_count_read\"} 15000000\n" in text


@pytest.mark.parametrize("option", ["-o", "--openmetrics"])
@pytest.mark.parametrize(("place", "stream"), [
    ("/dev/stdout", 1), ("/proc/self/fd/1", 1), ("/dev/fd/1", 1), ("f", 1), ("/dev/stderr", 2), ("/dev/fd/3", 3), ("link", 3),
])
@pytest.mark.parametrize("into", [">", ">>"])
def test_what_the_caller_has_open_is_written_not_emptied(pmureg: Path, tmp_path: Path, option: str, place: str, stream: int, into: str) -> None:
    if place.startswith("/"):
        need_proc(f"{place} leads to")
    (tmp_path / "f").write_text("of yesterday\n")
    (tmp_path / "link").symlink_to("f")
    where = (tmp_path / "f").stat().st_ino
    other = ["-o", os.devnull] if option == "--openmetrics" else []
    command = shlex.join([str(pmureg), "stat", "--io", "sim", "-e", "nhm:uncore/event=1/", *other, option, place])
    done = subprocess.run(f"{{ echo before >&{stream}; {command}; echo behind >&{stream}; }} {stream}{into} f", shell=True, cwd=tmp_path,
                          capture_output=True, text=True, timeout=60)
    text = (tmp_path / "f").read_text()
    kept = "of yesterday\n" if into == ">>" else ""
    assert text.startswith(f"{kept}before\n") and text.endswith("behind\n"), done.stderr
    assert ("pmureg_event_total{" if option == "--openmetrics" else "uncore/event=1/") in text
    assert (tmp_path / "f").stat().st_ino == where and sorted(entry.name for entry in tmp_path.iterdir()) == ["f", "link"]


# ---- Two outputs that are one file ----

def make_places(folder: Path) -> None:
    (folder / "a").touch()
    (folder / "sub").mkdir()
    (folder / "link").symlink_to("a")
    (folder / "down").symlink_to("sub")
    os.link(folder / "a", folder / "hard")
    os.mkfifo(folder / "fifo")
    (folder / "pipe").symlink_to("fifo")


@pytest.mark.parametrize(("one", "other"), [
    ("a", "a"), ("a", "./a"), ("a", "sub/../a"), ("a", "link"), ("hard", "a"), ("link", "hard"), ("new", "new"), ("new", "./new"),
    ("sub/new", "down/new"), ("fifo", "fifo"), ("fifo", "pipe"), ("/dev/stdout", "/proc/self/fd/1"), ("-", "/dev/stdout"),
])
@pytest.mark.parametrize("formats", [("csv", "json"), ("csv", "openmetrics"), ("openmetrics", "csv"), ("openmetrics", "openmetrics")])
def test_two_outputs_that_are_one_file(run: Run, tmp_path: Path, one: str, other: str, formats: tuple[str, str]) -> None:
    if "/dev/stdout" in (one, other):
        need_proc("/dev/stdout leads to")
    make_places(tmp_path)
    (tmp_path / "a").write_text("of yesterday\n")
    outputs = ", ".join(f"{{format: {format}, file: {place}}}" for format, place in zip(formats, (one, other)))
    (tmp_path / "s.yaml").write_text(f"system: nhm\nio: sim\nevents: uncore/event=1/\noutputs: [{outputs}]\n")
    reader = subprocess.Popen(["cat", tmp_path / "fifo"], stdout=subprocess.DEVNULL) if "fifo" in one else None
    result = run("run", "s.yaml", status=1, cwd=tmp_path)
    if reader:
        reader.kill()
        reader.wait()
    assert "are the same file; give each output its own\n" in result.stderr or "another output goes to" in result.stderr
    assert result.stdout == "" and (tmp_path / "a").read_text() == "of yesterday\n"


def test_two_outputs_of_stat(run: Run, tmp_path: Path) -> None:
    need_proc("/dev/stdout leads to")
    sim = ("stat", "--io", "sim", "--system", "ivbep", "-e", "uncore_imc_0/cas_count_read/")
    for more, names in ((["-o", "x", "--openmetrics", "./x"], "x and ./x"), (["--openmetrics", "/dev/stdout"], "standard output and /dev/stdout"),
                        (["-o", "-", "--openmetrics", "-"], "standard output and standard output")):
        assert run(*sim, *more, status=1, cwd=tmp_path).stderr == f"pmureg: {names} are the same file; give each output its own\n"


def test_two_outputs_that_nobody_mixes_up(run: Run, tmp_path: Path) -> None:
    run("stat", "--io", "sim", "--system", "ivbep", "-e", "uncore_imc_0/cas_count_read/", "-o", "/dev/null", "--openmetrics", "/dev/null")
    (tmp_path / "sub").mkdir()
    run("stat", "--io", "sim", "--system", "ivbep", "-e", "uncore_imc_0/cas_count_read/", "-o", "x", "--openmetrics", "sub/x", cwd=tmp_path)


def test_full_device(run: Run) -> None:
    result = run(*COUNT, "-e", "uncore_imc_0/cas_count_read/", "--openmetrics", "/dev/full", status=1)
    assert result.stderr == "pmureg: /dev/full cannot be written: No space left on device\n"
    assert Path("/dev/full").is_char_device()


def test_full_disk(run: Run, tmp_path: Path) -> None:
    """A file system of one page, which the old file and the new one do not fit in."""
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=4k,nr_inodes=8", "tmpfs", str(tmp_path)], capture_output=True).returncode:
        pytest.skip("no file system can be mounted here")
    try:
        path = tmp_path / "pmureg.prom"
        path.write_text("old\n")
        result = run(*COUNT, "-e", "uncore_imc_0/cas_count_read/", "-I", "1", "--openmetrics", str(path), status=1)
        assert result.stderr == f"pmureg: {path} cannot be written: No space left on device; its previous contents are unchanged\n"
        assert path.read_text() == "old\n"
        assert [entry.name for entry in tmp_path.iterdir()] == ["pmureg.prom"]
    finally:
        subprocess.run(["umount", str(tmp_path)], check=True)


def test_no_folder(run: Run, tmp_path: Path) -> None:
    result = run(*COUNT, "-e", "uncore_imc_0/cas_count_read/", "--openmetrics", str(tmp_path / "none" / "x.prom"), status=1)
    assert result.stderr == f"pmureg: {tmp_path}/none/x.prom cannot be written: No such file or directory\n"


@pytest.mark.parametrize(("arguments", "message"), [
    (["--openmetrics", ""], "pmureg: --openmetrics needs a file's name, or an address\n"),
    (["--io", "trace", "--openmetrics", "x"], "pmureg: --dry-run prints accesses, not counts: omit -x, --json, --openmetrics and --log\n"),
])
def test_wrong_usage(run: Run, arguments: list[str], message: str) -> None:
    assert run("stat", "-e", "uncore_imc_0/clockticks/", *arguments, status=2).stderr.startswith(message)
