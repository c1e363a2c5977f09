"""What reaches the disk, and when."""

from __future__ import annotations

import errno
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from describing import ROOT, demo, run_apart
from generator.commands.build import in_depfile
from samples import BANKED, CARDS


@pytest.fixture
def regdefs(folder: Path) -> Path:
    (folder / "demo.yaml").write_text(demo())
    (folder / "banked.yaml").write_text(BANKED)
    return folder.parent


@pytest.fixture
def out(tmp_path: Path) -> Path:
    return tmp_path / "out"


def state(top: Path) -> dict[str, tuple[bytes, int]]:
    """Every file below a folder, with bytes and time stamp; without what the next run may save itself by it."""
    return {str(path.relative_to(top)): (path.read_bytes(), path.stat().st_mtime_ns)
            for path in sorted(top.rglob("*")) if path.is_file() and path != top / "STAMPS"}


def contents(top: Path) -> dict[str, bytes]:
    return {name: data for name, (data, _) in state(top).items()}


def build(run, regdefs, out, *more):
    return run("build", "--regdefs", regdefs, "--out", out, *more)


def test_second_run_writes_nothing(run, regdefs, out):
    assert build(run, regdefs, out).status == 0
    before = state(out)
    outcome = build(run, regdefs, out)
    assert state(out) == before and ": 0 written, 0 removed" in outcome.out


def test_only_what_changed_is_written(run, regdefs, out):
    build(run, regdefs, out)
    before = state(out)
    path = regdefs / "vendor" / "demo.yaml"
    path.write_text(path.read_text().replace("Clock cycles.", "Cycles of the clock."))
    build(run, regdefs, out)
    after = state(out)
    assert [name for name in after if after[name] != before.get(name)] == ["tables/demo.pmu"]


@pytest.fixture
def rendered(monkeypatch) -> list[str]:
    """The systems that are rendered, in turn."""
    from generator.commands import build as module
    names: list[str] = []
    real = module.renderer().system

    def system(model, shared):
        names.append(model.name)
        return real(model, shared)

    monkeypatch.setattr(os, "sched_getaffinity", lambda pid: {0})  # in this process
    monkeypatch.setattr(module.renderer(), "system", system)
    return names


LIBRARY = "pmureg: 2\nlibrary: lib\ntitle: L\nsources: {M: m}\nbases: {part: {title: Part, space: msr}}\n"


def test_only_what_is_out_of_date_is_rendered(run, regdefs, out, rendered):
    """Whatever it is that a system follows from; every time the outputs are those of a run from nothing."""
    demo_yaml, library = regdefs / "vendor" / "demo.yaml", regdefs / "vendor" / "lib.yaml"

    def renders(*names):
        rendered.clear()
        assert build(run, regdefs, out).status == 0
        assert sorted(rendered) == sorted(names)
        shutil.rmtree(out.parent / "fresh", ignore_errors=True)
        assert build(run, regdefs, out.parent / "fresh").status == 0
        assert contents(out) == contents(out.parent / "fresh")

    renders("banked", "demo")
    renders()
    demo_yaml.write_text(demo().replace("title: Demo", "title: Another"))
    renders("demo")
    library.write_text(LIBRARY)
    renders()
    demo_yaml.write_text(demo().replace("sources:", "import: [vendor/lib.yaml]\nsources:", 1))
    renders("demo")
    library.write_text(LIBRARY.replace("Part", "Whole"))
    renders("demo")
    os.utime(demo_yaml)
    renders()
    (out / "tables" / "demo.pmu").write_text("edited by hand")
    renders("demo")
    (out / "include" / "pmureg" / "banked.h").unlink()
    renders("banked")
    os.utime(out / "tables" / "demo.pmu")
    renders()
    (out / "tables" / "systems.c").unlink()
    renders()
    (regdefs / "vendor" / "banked.yaml").unlink()
    renders()
    (regdefs / "vendor" / "demo_io.yaml").write_text(demo().replace("system: demo", "system: demo_io"))
    renders("demo", "demo_io")
    demo_yaml.rename(regdefs / "vendor" / "dmeo.yaml")
    assert build(run, regdefs, out).status == 1


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"tool": 1}', "\xff", "null", "0\n{}", "[" * 10000])
def test_stamps_that_nobody_understands_are_none(run, regdefs, out, rendered, text):
    build(run, regdefs, out)
    before = contents(out)
    (out / "STAMPS").write_bytes(text.encode("latin-1"))
    rendered.clear()
    assert build(run, regdefs, out).status == 0
    assert sorted(rendered) == ["banked", "demo"] and contents(out) == before


def test_stamps_that_somebody_edited_are_none(run, regdefs, out, rendered):
    build(run, regdefs, out)
    before, stamps = contents(out), (out / "STAMPS").read_text()
    for old, new in (('"cards":[', '"cards":[],"x":['), ("banked", "bonked"), ("groups", "graps"), ("\n", "\n "), ("over all", "all over")):
        rendered.clear()
        (out / "STAMPS").write_text(stamps.replace(old, new))
        assert build(run, regdefs, out).status == 0
        assert sorted(rendered) == ["banked", "demo"] and contents(out) == before


def test_a_mistake_is_told_until_it_is_mended(run, regdefs, out):
    build(run, regdefs, out)
    path = regdefs / "vendor" / "demo.yaml"
    right = path.read_text()
    path.write_text(right.replace("access: RW-V", "access: RX"))
    assert [build(run, regdefs, out).status for _ in range(2)] == [1, 1]
    path.write_text(right)
    assert ": 0 written" in build(run, regdefs, out).out


def test_mistakes_of_several_files_come_in_their_order(regdefs, out):
    """They are read side by side, and a library's mistakes are told once."""
    (regdefs / "vendor" / "lib.yaml").write_text(LIBRARY.replace("space: msr", "spice: msr"))
    for name in ("aa", "bb", "cc"):
        (regdefs / "vendor" / f"{name}.yaml").write_text(
            demo().replace("system: demo", f"system: {name}\nimport: [vendor/lib.yaml]").replace("access: RW-V", "access: RX"))
    outcome = run_apart("build", "--regdefs", regdefs, "--out", out)
    assert outcome.status == 1
    assert sorted(Path(message["file"]).stem for message in outcome.messages) == ["aa", "bb", "cc", "lib"]
    assert not out.exists()


@pytest.mark.parametrize("text", ["a: [", "pmureg: 2\n", demo().replace("access: RW-V", "access: RX"), demo().replace("31:2: RES0", "31:3: RES0")])
def test_a_mistake_changes_nothing(run, regdefs, out, text):
    build(run, regdefs, out)
    before = state(out)
    folders = sorted(path.stat().st_mtime_ns for path in out.rglob("*") if path.is_dir())
    (regdefs / "vendor" / "demo.yaml").write_text(text)
    (regdefs / "vendor" / "banked.yaml").write_text(BANKED.replace("Accesses.", "Other."))
    assert build(run, regdefs, out).status == 1
    assert state(out) == before
    assert sorted(path.stat().st_mtime_ns for path in out.rglob("*") if path.is_dir()) == folders


def test_a_mistake_before_the_first_run_leaves_no_folder(run, regdefs, out):
    (regdefs / "vendor" / "demo.yaml").write_text("a: [")
    assert build(run, regdefs, out, "--depfile", out.parent / "dep.d").status == 1
    assert not out.exists() and not (out.parent / "dep.d").exists()


def test_files_of_a_removed_description_go(run, regdefs, out):
    build(run, regdefs, out)
    before = state(out)
    (out / "include" / "pmureg" / "demo" / "mine.h").write_text("mine")
    (out / "mine.txt").write_text("mine")
    (regdefs / "vendor" / "demo.yaml").unlink()
    assert build(run, regdefs, out).status == 0
    after = state(out)
    assert not [name for name in after if "demo" in name and "mine" not in name]
    assert "include/pmureg/demo/mine.h" in after and "mine.txt" in after
    assert not (out / "sysfs" / "demo").exists(), "empty folders go, too"
    assert after["tables/banked.pmu"] == before["tables/banked.pmu"], "others keep their time stamps"


def test_a_file_that_is_not_in_the_list_is_never_removed(run, regdefs, out, tmp_path):
    """Even a forged list leads to no file outside the folder."""
    build(run, regdefs, out)
    (tmp_path / "precious").write_text("x")
    with open(out / "MANIFEST", "a") as stream:
        stream.write(f"../precious\n{tmp_path}/precious\n\n.\n")
    assert build(run, regdefs, out).status == 0
    assert (tmp_path / "precious").read_text() == "x"


def test_link_in_the_folder_leads_nothing_astray(run, regdefs, out, tmp_path):
    """Files are replaced, not written through links."""
    build(run, regdefs, out)
    target = tmp_path / "target"
    target.write_text("x")
    (out / "tables" / "demo.pmu").unlink()
    (out / "tables" / "demo.pmu").symlink_to(target)
    assert build(run, regdefs, out).status == 0
    assert target.read_text() == "x" and not (out / "tables" / "demo.pmu").is_symlink()
    # Nor is one believed that says the same: what it leads to is not ours.
    for path in (out / "tables" / "demo.pmu", out / "include" / "pmureg" / "demo.h"):
        target.write_bytes(path.read_bytes())
        path.unlink()
        path.symlink_to(target)
        assert build(run, regdefs, out).status == 0
        assert not path.is_symlink() and path.read_bytes() == target.read_bytes()


@pytest.mark.parametrize("after", [0, 1, 5])
def test_full_disk_leaves_the_old_outputs(run, regdefs, out, monkeypatch, after):
    build(run, regdefs, out)
    before = contents(out)
    for name in ("demo", "banked"):
        path = regdefs / "vendor" / f"{name}.yaml"
        path.write_text(path.read_text().replace("title: ", "title: New "))
    opened: dict[int, str] = {}
    left = [after]
    real_open, real_write = os.open, os.write

    def opens(path, flags, *more, **named):
        file = real_open(path, flags, *more, **named)
        opened[file] = str(path)
        return file

    def writes(file, data):
        if opened.get(file, "").startswith(str(out)):
            left[0] -= 1
            if left[0] < 0:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))  # as write() does, without a name
        return real_write(file, data)

    monkeypatch.setattr(os, "open", opens)
    monkeypatch.setattr(os, "write", writes)
    outcome = build(run, regdefs, out)
    assert outcome.status == 1 and f"pmureg: {out}/" in outcome.err and ": No space left on device; " in outcome.err and "Traceback" not in outcome.err
    assert contents(out) == before, "no file changed, no temporary file left"


def test_where_processes_share_no_memory_one_makes_all(run, regdefs, out, monkeypatch):
    """As in a bare chroot, whose /dev/shm is root's alone."""
    def refused(*_arguments: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr("multiprocessing.synchronize._multiprocessing.SemLock", refused)
    outcome = build(run, regdefs, out)
    assert outcome.status == 0, outcome.err
    assert (out / "include" / "pmureg" / "demo.h").is_file() and (out / "include" / "pmureg" / "banked.h").is_file()


def test_folder_in_the_place_of_a_file(run, regdefs, out):
    build(run, regdefs, out)
    (out / "tables" / "demo.pmu").unlink()
    (out / "tables" / "demo.pmu").mkdir()
    before = state(out)
    outcome = build(run, regdefs, out)
    assert outcome.status == 1 and "demo.pmu: Is a directory" in outcome.err and "Traceback" not in outcome.err
    assert state(out) == before


@pytest.mark.parametrize("name", ["tables/demo.pmu", "MANIFEST", "STAMPS"])
def test_pipe_in_the_place_of_a_file(run, regdefs, out, name):
    build(run, regdefs, out)
    (out / name).unlink()
    os.mkfifo(out / name)
    (regdefs / "vendor" / "demo.yaml").write_text(demo().replace("title: ", "title: New "))
    before = state(out)
    outcome = build(run, regdefs, out)
    assert outcome.status == 1 and f"{name}: it is not a regular file; " in outcome.err
    if name != "STAMPS":    # which is last
        assert state(out) == before


@pytest.mark.parametrize("command", [
    ("export", "rust", "demo", "--into"), ("import", "pmu-events", "events.json", "--into"), ("build", "--quiet", "--out", "out", "--depfile"),
    ("build", "--quiet", "--out", "out", "--readme"),
], ids=" ".join)
def test_pipe_to_write_to(regdefs, command):
    (regdefs.parent / "events.json").write_text('[{"EventName": "a", "EventCode": "1", "Unit": "u", "PublicDescription": "t"}]')
    os.mkfifo(regdefs.parent / "pipe.yaml")
    outcome = run_apart(*command, "pipe.yaml", cwd=regdefs.parent, env={**os.environ, "PYTHONPATH": str(ROOT)})
    assert outcome.status == 1 and "pipe.yaml" in outcome.err and "it is not a regular file; " in outcome.err
    assert not (regdefs.parent / "pipe.yaml").is_file()


@pytest.mark.parametrize(("command", "place", "stream"), [
    *((("export", "rust", "demo"), place, stream) for place, stream in (("/dev/stdout", 1), ("/proc/self/fd/1", 1), ("/dev/stderr", 2), ("/dev/fd/3", 3))),
    # A library is called as its file, and `1` is no name.
    *((("import", "pmu-events", "events.json"), place, stream) for place, stream in (("/dev/stdout", 1), ("f.yaml", 1), ("link", 3))),
])
def test_what_the_caller_has_open_is_written_not_replaced(regdefs, command, place, stream):
    if place.startswith("/") and not os.path.exists("/dev/stdout"):
        pytest.skip(f"skipped: {place} leads to nothing here")
    (regdefs.parent / "events.json").write_text('[{"EventName": "a", "EventCode": "1", "Unit": "u", "PublicDescription": "t"}]')
    file, link = regdefs.parent / "f.yaml", regdefs.parent / "link"
    file.write_text("of yesterday\n")
    link.symlink_to("f.yaml")
    was = file.stat().st_ino
    shell = f"{{ echo before >&{stream}; {shlex.join([sys.executable, '-m', 'generator', *command, '--into', place])}; echo behind >&{stream}; }} {stream}>>f.yaml"
    done = subprocess.run(shell, shell=True, cwd=regdefs.parent, env={**os.environ, "PYTHONPATH": str(ROOT)}, capture_output=True, text=True, timeout=60)
    text = file.read_text()
    assert text.startswith("of yesterday\nbefore\n") and text.endswith("behind\n") and text.count("\n") > 6, done.stderr + text
    assert file.stat().st_ino == was and link.is_symlink() and os.path.islink("/dev/stdout") == os.path.exists("/dev/stdout")


def test_file_in_the_place_of_a_folder(run, regdefs, out):
    out.write_text("mine")
    outcome = build(run, regdefs, out)
    assert outcome.status == 1 and "Traceback" not in outcome.err and out.read_text() == "mine"


def test_rename_that_fails_half_way_is_mended_by_the_next_run(run, regdefs, out, monkeypatch):
    build(run, regdefs, out)
    path = regdefs / "vendor" / "demo.yaml"
    path.write_text(demo().replace("title: ", "title: New "))
    real, left = os.replace, [1]

    def fails(source, target):
        left[0] -= 1
        if left[0] < 0:
            raise OSError(errno.EIO, os.strerror(errno.EIO), str(target))
        real(source, target)

    monkeypatch.setattr(os, "replace", fails)
    assert build(run, regdefs, out).status == 1
    assert not list(out.rglob("*.tmp")), "no temporary file is left"
    monkeypatch.setattr(os, "replace", real)
    build(run, regdefs, out)
    fresh = out.parent / "fresh"
    build(run, regdefs, fresh)
    assert contents(out) == contents(fresh)


def test_same_bytes_from_anywhere(regdefs, tmp_path):
    """Neither the working directory nor the order of hashing shows."""
    shutil.copytree(regdefs, tmp_path / "elsewhere" / "regdefs")
    (tmp_path / "elsewhere" / "regdefs" / "vendor" / "cards.yaml").write_text(CARDS)
    (regdefs / "vendor" / "cards.yaml").write_text(CARDS)
    results = []
    for folder, seed in ((regdefs.parent, "0"), (tmp_path / "elsewhere", "1"), (tmp_path / "elsewhere", "4711")):
        env = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)}
        outcome = run_apart("build", "--out", f"out{seed}", cwd=folder, env=env)
        assert outcome.status == 0, outcome.err
        results.append(contents(folder / f"out{seed}"))
    assert results[0] == results[1] == results[2]


def test_no_time_no_path_no_host(run, regdefs, out, tmp_path):
    build(run, regdefs.resolve(), out)
    everything = b"\n".join(contents(out).values()).decode("latin-1")  # table files are no text
    for word in (str(tmp_path), str(ROOT), str(Path.home()) + "/", os.uname().nodename):
        assert word not in everything
    assert not re.search(r"\b20[0-9][0-9]-[01][0-9]-[0-3][0-9]\b", everything)
    assert not re.search(r"\b[0-2][0-9]:[0-5][0-9]:[0-5][0-9]\b", everything)


def test_depfile_names_every_input(run, regdefs, out, tmp_path):
    library = regdefs / "vendor" / "lib.yaml"
    library.write_text("pmureg: 2\nlibrary: lib\ntitle: L\nsources: {M: m}\n")
    depfile = tmp_path / "with blank" / "dep.d"
    assert build(run, regdefs, out, "--depfile", depfile, "--target", "stamp").status == 0
    target, _, names = depfile.read_text().partition(":")
    assert target == "stamp"
    named = {os.path.realpath(name.replace("\\ ", " ")) for name in re.split(r"(?<!\\) +", names.strip())}
    wanted = [*regdefs.rglob("*"), *(ROOT / "generator").rglob("*.py"), *(ROOT / "templates").rglob("*.j2"), *(ROOT / "templates").glob("tests/*.c")]
    assert {os.path.realpath(path) for path in wanted} <= named


def test_outputs_that_the_build_system_knows_are_no_inputs(run, regdefs, out, tmp_path):
    depfile = tmp_path / "dep.d"
    targets = [str(out / "tables" / "demo.pmu"), str(out / "tests" / "demo.c")]
    assert build(run, regdefs, out, "--depfile", depfile, "--target", *targets).status == 0
    target, _, names = depfile.read_text().partition(":")
    assert target == targets[0] and all((Path(target)).is_file() for target in targets)
    assert str(out) not in names and str(regdefs) in names


@pytest.mark.parametrize("name", ["a b", "a#b", "a$b", "a\\b", "a\\ b", "a\\#b", "a:b", "a%b", "\u00e4", "a[b]=(c)"])
def test_ninja_reads_the_depfile(tmp_path, name):
    """Whatever a folder is called: nothing is out of date behind a build, and an edit of the file is seen."""
    if not shutil.which("ninja"):
        pytest.skip("skipped: ninja not installed")
    (tmp_path / name).write_text("x")
    (tmp_path / "dep").write_text(f"out: {in_depfile(name)}\n")
    (tmp_path / "build.ninja").write_text("rule r\n  command = cp dep out.d && touch out\n  depfile = out.d\nbuild out: r\n")

    def ninja() -> str:
        return subprocess.run(["ninja", "-C", tmp_path], capture_output=True, text=True, check=True).stdout

    assert "no work to do" not in ninja()
    assert "no work to do" in ninja()
    os.utime(tmp_path / name, (2e9, 2e9))
    assert "no work to do" not in ninja()


# ---- What editors and programs ask ----

def test_mistakes_as_json(run, regdefs):
    assert json.loads(run("check", "--json", "--regdefs", regdefs).out) == []
    path = regdefs / "vendor" / "demo.yaml"
    path.write_text(demo().replace("access: RW-V", "access: RX").replace("8 * n", "4 * n"))
    outcome = run("check", "--json", "--regdefs", regdefs)
    found = json.loads(outcome.out)
    assert outcome.status == 1 and outcome.err == "" and [list(each) for each in found] == [["file", "line", "column", "what", "mend"]] * 2
    plain = run("check", "--regdefs", regdefs)
    assert [f"{m['file']}:{m['line']}:{m['column']}: {m['what']}; {m['mend']}" for m in found] == [m[0] for m in plain.messages]


def test_folders_and_libraries_are_checked_by_name(run, regdefs):
    (regdefs / "vendor" / "common.yaml").write_text("pmureg: 2\nlibrary: common\ntitle: x\nsources: {}\nbases: {one: {title: x}}\n")
    outcome = run("check", "--regdefs", regdefs, regdefs / "vendor")
    assert outcome.status == 0 and f"{regdefs / 'vendor' / 'common.yaml'}: library, 1 base\n" in outcome.out and "demo.yaml: 1 block, " in outcome.out


def test_watching(regdefs):
    path = regdefs / "vendor" / "demo.yaml"
    # Whoever runs the tests may have interrupts ignored.
    process = subprocess.Popen([sys.executable, "-m", "generator", "check", "--watch", "--regdefs", regdefs], cwd=ROOT, text=True,
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE, preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
    assert process.stdout is not None and process.stderr is not None
    try:
        assert process.stdout.readline() == "2 descriptions are right\n"
        path.write_text(demo().replace("access: RW-V", "access: RX"))
        assert process.stderr.readline() == "\n"
        assert f"{path}:" in process.stderr.readline()
        path.write_text(demo())
        assert process.stdout.readline() == "2 descriptions are right\n"
        process.send_signal(signal.SIGINT)
        assert process.wait(10) == 0 and "Traceback" not in process.stderr.read()
    finally:
        process.kill()


def test_generated_folder_of_the_repository_is_up_to_date(anew):
    ours = contents(anew)
    theirs = {name: data for name, data in contents(ROOT / "generated").items() if not name.startswith("reference/")}  # which has an edge of its own
    assert sorted(ours) == sorted(theirs)
    assert [name for name in ours if ours[name] != theirs[name]] == []


def test_published_schema_is_up_to_date(run):
    assert run("schema").out == (ROOT / "regdefs" / "schema.json").read_text()
