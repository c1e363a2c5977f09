#!/usr/bin/env python3
"""Speed of everything that users wait for, each as a ratio against a named baseline of the same run.

    tests/bench/bench.py            all
    tests/bench/bench.py NAME...    only those whose name contains one of the words

CPU time is user and system time of the whole process and its children, the smallest of several runs, with modules that Python has
compiled before (PYTHONDONTWRITEBYTECODE is taken out of the environment). Nothing here
passes or fails: the figures are for people.
"""

from __future__ import annotations

import json
import os
import re
import resource
import shutil
import socket
import subprocess
import sys
import tempfile
import textwrap
import time
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PYTHON = os.environ.get("PYTHON", "/usr/bin/python3")
RUNS = 5
# Where it forbids Python to keep what it compiled, each run compiles all modules again, which users' runs do not.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


@dataclass
class Figure:
    name: str
    seconds: float
    baseline: str
    baseline_seconds: float
    show: Callable[[float], str] = field(default=lambda seconds: scaled(seconds))

    def __str__(self) -> str:
        ratio = self.seconds / self.baseline_seconds if self.baseline_seconds else float("inf")
        return (f"{self.name:44} {self.show(self.seconds):>10}   {ratio:8.2f} x   "
                f"{self.baseline} ({self.show(self.baseline_seconds)})")


def millions(instructions: float) -> str:
    return f"{instructions * 1e-6:.3f} M"


def scaled(seconds: float) -> str:
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("us", 1e-6)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds * 1e9:.3g} ns"


def cpu(command: list[str], folder: Path = ROOT, before: Callable[[], None] = lambda: None, runs: int = RUNS) -> float:
    """CPU seconds of a command, the smallest of some runs."""
    best = float("inf")
    for _ in range(runs):
        before()
        start = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        end = resource.getrusage(resource.RUSAGE_CHILDREN)
        best = min(best, end.ru_utime + end.ru_stime - start.ru_utime - start.ru_stime)
    return best


def wall(command: list[str], folder: Path = ROOT, before: Callable[[], None] = lambda: None, runs: int = 20) -> float:
    """Seconds from start to exit, the median of some runs."""
    times = []
    for _ in range(runs):
        before()
        start = time.perf_counter()
        subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        times.append(time.perf_counter() - start)
    return sorted(times)[len(times) // 2]


def starts(commands: list[list[str]], runs: int = 40) -> list[float]:
    """Seconds from start to exit of each, the smallest of some runs: by turns, so that what else runs here slows all."""
    best = [float("inf")] * len(commands)
    for _ in range(runs):
        for i, command in enumerate(commands):
            start = time.perf_counter()
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            best[i] = min(best[i], time.perf_counter() - start)
    return best


def description(registers: int) -> str:
    """One block of distinct 32-bit registers of eight fields, a line of text each."""
    head = textwrap.dedent("""\
        pmureg: 2
        system: bench
        title: Many registers
        sources: {M: a manual}
        blocks:
          box:
            title: A box
            space: mmio
            source: M
            registers:
        """)
    fields = "".join(f"          {4 * i + 3}:{4 * i}: {{name: FIELD{i}, reset: 0, text: The field number {i} of this register.}}\n"
                     for i in reversed(range(8)))
    body = "".join(f"      CTL{n:05}:\n        at: {4 * n:#x}\n        text: Control register number {n}.\n        fields:\n{fields}"
                   for n in range(registers))
    return head + body


def megabytes(size: float) -> str:
    return f"{size:.0f} MB"


def peak(command: list[str], folder: Path = ROOT) -> float:
    """Megabytes of the largest process of a command, at its largest."""
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL)
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, command)
    return float(used.ru_maxrss) / 1024


def generate(folder: Path) -> list[str]:
    return [PYTHON, "-m", "generator", "build", "--quiet", "--regdefs", str(folder / "regdefs"), "--out", str(folder / "generated")]


def generation(scratch: Path) -> list[Figure]:
    """From nothing; what Python itself and parsing cost of it is told, as nobody can do without."""
    figures = []
    seconds = {}
    for registers in (1, 100, 1000, 10000):
        folder = scratch / f"generate{registers}"
        path = folder / "regdefs" / "acme" / "bench.yaml"
        path.parent.mkdir(parents=True)
        path.write_text(description(registers))
        command = generate(folder)
        parse = [PYTHON, "-c", f"import gc, yaml; gc.disable(); yaml.compose(open({str(path)!r}), Loader=yaml.CSafeLoader)"]
        runs = 1 if registers > 1000 else 3

        def from_nothing(out: Path = folder / "generated") -> None:
            shutil.rmtree(out, ignore_errors=True)

        seconds[registers] = cpu(command, before=from_nothing, runs=runs)
        figures.append(Figure(f"generate {registers} registers, cpu", seconds[registers], "parse the YAML alone", cpu(parse, runs=runs)))
        if registers == 1:
            figures.append(Figure("generate 1 register, cpu", seconds[1], "import yaml and jinja2", cpu([PYTHON, "-c", "import yaml, jinja2"])))
        elif registers >= 1000:
            from_nothing()
            figures.append(Figure(f"generate {registers} registers, memory", peak(command), "parse the YAML alone", peak(parse), megabytes))
    figures.append(Figure("generate 10000 registers, cpu", seconds[10000], "ten times 1000 registers", 10 * seconds[1000]))
    return figures


def stages(scratch: Path) -> list[Figure]:
    """Where the time of 1,000 registers goes."""
    path = scratch / "regdefs" / "acme" / "bench.yaml"
    path.parent.mkdir(parents=True)
    path.write_text(description(1000))
    return printed(ROOT / "tests" / "bench" / "stages.py", str(scratch / "regdefs"), str(scratch / "generated"))


def systems(scratch: Path) -> list[Figure]:
    """Of many descriptions only what is stale is read and rendered."""
    real = scratch / "real"
    shutil.copytree(ROOT / "regdefs", real / "regdefs")
    parse = [PYTHON, "-c", "import gc, sys, yaml; gc.disable()\nfor path in sys.argv[1:]: yaml.compose(open(path), Loader=yaml.CSafeLoader)",
             *map(str, sorted((real / "regdefs").rglob("*.yaml")))]
    # Each time to a folder of its own: where thousands of files have just been removed, ext4 takes four times as long to make new ones.
    out = generate(real)
    figures = [Figure("generate all systems, cpu", min(cpu([*out[:-1], str(real / f"generated{i}")], runs=1) for i in range(3)),
                      "parse their YAML alone", cpu(parse, runs=2))]
    edited = {}
    for count in (20, 200):
        folder = scratch / f"systems{count}"
        (folder / "regdefs" / "acme").mkdir(parents=True)
        for i in range(count):
            (folder / "regdefs" / "acme" / f"soc{i}.yaml").write_text(description(20).replace("system: bench", f"system: soc{i}"))
        subprocess.run(generate(folder), cwd=ROOT, check=True)
        number = 0

        def edit(first: Path = folder / "regdefs" / "acme" / "soc0.yaml") -> None:
            nonlocal number
            number += 1
            first.write_text(first.read_text().replace("title: ", f"title: {number} ", 1))

        edited[count] = cpu(generate(folder), before=edit, runs=3)
    return [*figures, Figure("one edited description of 200, cpu", edited[200], "one of 20", edited[20])]


def importing(scratch: Path) -> list[Figure]:
    """Ten thousand published events: code, sub-event and port differ, every eighth family has no rule."""
    events = [{"Unit": "BOX", "EventCode": hex(i // 64), "UMask": hex(1 << i // 8 % 8 if i % 64 else 0x55), "PortMask": hex(1 << i % 8),
               "EventName": f"UNC_BOX_QUEUE{i // 64}.KIND{chr(65 + i // 8 % 8)}.PART{i % 8}", "Counter": "0,1,2,3", "BriefDescription": f"Entries of {i}"}
              for i in range(10_000)]
    source = scratch / "box.json"
    source.write_text(json.dumps({"Events": events}, indent=1))
    command = [PYTHON, "-m", "generator", "import", "perfmon", str(source), "--no-text"]
    parse = [PYTHON, "-c", f"import json; json.load(open({str(source)!r}))"]
    compose = [PYTHON, "-c", f"from generator import load, source; load.load(source.Source('', open({str(source)!r}).read()), source.Problems())"]
    ours, theirs = cpu(command), cpu(parse)
    return [Figure("import 10000 events, cpu", ours, "json.load of them", theirs),
            Figure("import 10000 events, cpu", ours, "the same as YAML, loaded", cpu(compose, runs=2))]


def build(scratch: Path) -> list[Figure]:
    """A clone is built in full, then after one edited description, then with nothing to do."""
    clone = scratch / "clone"
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    subprocess.run(["ninja", "--quiet"], cwd=clone, check=True, stdout=subprocess.DEVNULL)
    full, after = time.perf_counter() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    shutil.rmtree(clone / "build")
    plain = {**os.environ, "CFLAGS": "-O0", "CPPFLAGS": ""}
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(["ninja", "--quiet"], cwd=clone, check=True, stdout=subprocess.DEVNULL, env=plain)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    unoptimized = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    edited = sorted((clone / "regdefs").rglob("*.yaml"), key=lambda p: p.stat().st_size)[-1]
    number = 0

    def edit() -> None:
        nonlocal number
        number += 1
        text = edited.read_text()
        edited.write_text(text.replace("\ntitle: ", f"\ntitle: {number} ", 1))

    return [Figure("full build, cpu", used, "the same with -O0, nothing generated", unoptimized),
            Figure("full build, start to end", full, "its CPU time", used),
            Figure("ninja after one edited description", wall(["ninja", "--quiet"], clone, edit, runs=3), "full build", full),
            Figure("ninja with no work to do", wall(["ninja", "--quiet"], clone), "true", wall(["true"]))]


def header(scratch: Path) -> list[Figure]:
    folder = scratch / "header"
    path = folder / "regdefs" / "acme" / "bench.yaml"
    path.parent.mkdir(parents=True)
    path.write_text(description(1000))
    subprocess.run(generate(folder), cwd=ROOT, check=True)
    made = folder / "generated" / "include" / "pmureg" / "bench" / "box.h"
    macros = "".join(line for line in made.read_text().splitlines(keepends=True) if line.startswith("#define"))
    (folder / "macros.c").write_text(f"{macros}int x;\n")
    (folder / "all.c").write_text(f'#include "{made}"\nint x;\n')
    flags = ["gcc", "-std=c11", "-O2", "-c", "-o", "/dev/null", "-I", str(folder / "generated" / "include")]
    return [Figure("compile a header of 1000 registers, cpu", cpu([*flags, str(folder / "all.c")]),
                   "its macros alone", cpu([*flags, str(folder / "macros.c")]))]


def library(_: Path) -> list[Figure]:
    """Loading the shared library: the loader writes the address of each thing that it names."""
    ours = ROOT / "build" / "lib" / "libpmureg.so.0"
    if not ours.exists():
        print("skipped: the library is not built (ninja library)")
        return []

    def load(name: str) -> float:
        program = f"import ctypes, time; start = time.process_time(); ctypes.CDLL({name!r}); print(time.process_time() - start)"
        return min(float(subprocess.run([PYTHON, "-c", program], check=True, capture_output=True, text=True).stdout) for _ in range(RUNS))

    return [Figure("load libpmureg.so, cpu", load(str(ours)), "load libyaml", load("libyaml-0.so.2"))]


def tool(scratch: Path) -> list[Figure]:
    pmureg = str(ROOT / "build" / "pmureg")
    event = "msr/tsc/" if Path("/sys/bus/event_source/devices/msr").exists() else "task-clock"
    ours, others = [pmureg, "stat", "-e", event, "true"], ["perf", "stat", "-e", event, "true"]
    if not shutil.which("perf") or subprocess.run(others, capture_output=True).returncode:
        others = ["true"]
        print("skipped: perf stat is not here to compare with (Debian package linux-perf)")
    stat, listing, bare, other = starts([ours, [pmureg, "list"], ["true"], others])
    figures = [Figure("pmureg list", listing, "true", bare), Figure(f"pmureg stat -e {event} true", stat, "true", bare)]
    if others != ["true"]:
        figures.append(Figure(f"pmureg stat -e {event} true", stat, " ".join(others), other))
    if shutil.which("valgrind"):
        figures += user_instructions(scratch, ours, others)
    else:
        print("skipped: valgrind is not here to count instructions with")
    return figures


def intervals(scratch: Path) -> list[Figure]:
    """Prints of the whole machine, twenty events on every CPU: the CPU time of one, user and system."""
    events = ",".join(2 * ["cpu-clock", "task-clock", "page-faults", "context-switches", "cpu-migrations", "minor-faults",
                           "major-faults", "alignment-faults", "emulation-faults", "dummy"])
    used = []
    for program in (str(ROOT / "build" / "pmureg"), "perf"):
        out = scratch / "intervals.csv"
        command = [program, "stat", "-a", "-I", "10", "-x,", "-o", str(out), "-e", events, "--", "sleep", "10"]
        if not shutil.which(program) or subprocess.run([*command[:-1], "0.1"], capture_output=True).returncode:
            print("skipped: perf stat is not here to compare with (Debian package linux-perf), or may not count the whole machine")
            return []
        # One that is later from print to print prints less often.
        used.append(min(cpu(command, runs=1) / (out.read_text().count("\n") / 20) for _ in range(3)))
    return [Figure("pmureg stat -a -I 10, 20 events, a print, cpu", used[0], "perf stat of the same", used[1])]


def permille(seconds: float) -> str:
    return f"{seconds * 1e3:.2f} permille"


def used(process: "subprocess.Popen[bytes]") -> float:
    """CPU seconds of its threads so far."""
    return sum(int((thread / "schedstat").read_text().split()[0]) for thread in Path(f"/proc/{process.pid}/task").iterdir()) * 1e-9


def service(scratch: Path) -> list[Figure]:
    """The sessions of docs/fleet.md, on files that stand for the registers of two sockets: their share of a processor's time in a minute."""
    sys.path.append(str(ROOT / "tests" / "tool"))
    import icelake
    import yaml

    if not shutil.which("prometheus-node-exporter"):
        print("skipped: no node exporter to compare with (Debian package prometheus-node-exporter)")
        return []
    device = scratch / "msr_device.so"
    subprocess.run([os.environ.get("CC", "gcc"), "-O2", "-shared", "-fPIC", "-o", str(device), str(ROOT / "tests/tool/msr_device.c"), "-ldl"], check=True)
    texts = dict(re.findall(r"^<!-- (full|short) -->\n```yaml\n(.*?)^```", (ROOT / "docs/fleet.md").read_text(), re.M | re.S))
    texts["full, without core"] = texts["full"].replace(", core]", "]")
    processes = {}
    for name, text in texts.items():
        for interval in (1, 15):
            folder = scratch / f"{name}.{interval}"
            session = yaml.safe_load(text) | {"io": "direct", "root": str(icelake.build_full(folder)), "run_directory": str(folder), "interval": f"{interval}s",
                                              "outputs": [{"format": "openmetrics", "file": str(folder / "counts.prom")}]}
            (folder / "session.yaml").write_text(json.dumps(session))
            processes[name, interval] = subprocess.Popen([str(ROOT / "build/pmureg"), "run", str(folder / "session.yaml")], env={**os.environ, "LD_PRELOAD": str(device)})
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{one.getsockname()[1]}"
    processes["exporter", 1] = subprocess.Popen(["prometheus-node-exporter", f"--web.listen-address={address}"], stderr=subprocess.DEVNULL)
    time.sleep(2.5)
    before = {key: used(process) for key, process in processes.items()}
    end = time.monotonic() + 60
    while time.monotonic() < end:
        urllib.request.urlopen(f"http://{address}/metrics", timeout=20).read()
        time.sleep(max(0, (end - time.monotonic()) % 1))
    shares = {key: (used(process) - before[key]) / 60 for key, process in processes.items()}
    for process in processes.values():
        process.terminate()
        process.wait()
    scrape = shares.pop(("exporter", 1))
    return [Figure(f"service: {name}, every {interval} s, cpu", seconds, f"a scrape of a node exporter each {interval} s", scrape / interval, permille)
            for (name, interval), seconds in shares.items()]


def answers(scratch: Path) -> list[Figure]:
    """How long a scrape takes that pmureg answers itself, alone and while other processes want the cores; and how late a process is that only sleeps."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{one.getsockname()[1]}"
    (scratch / "session.yaml").write_text(json.dumps({"metrics": ["memory", "links", "io", "core"], "system": "icx", "io": "sim", "interval": "1s",
                                                      "outputs": [{"format": "openmetrics", "listen": address}]}))
    session, figures = subprocess.Popen([str(ROOT / "build/pmureg"), "run", str(scratch / "session.yaml")]), []
    time.sleep(2.5)
    for busy in (0, 11):
        others = [subprocess.Popen([PYTHON, "-c", "while True: pass"]) for _ in range(busy)]
        scrapes, sleeps = [], []
        for _ in range(500):
            begin = time.monotonic()
            time.sleep(0.02)
            middle = time.monotonic()
            urllib.request.urlopen(f"http://{address}/metrics", timeout=20).read()
            sleeps.append(middle - begin - 0.02)
            scrapes.append(time.monotonic() - middle)
        for other in others:
            other.kill()
            other.wait()
        figures += [Figure(f"an answer, {busy} busy processes: {what}", sorted(scrapes)[rank], "how late a sleep ends", sorted(sleeps)[rank])
                    for what, rank in (("median", 250), ("99 %", 495))]
    session.terminate()
    session.wait()
    return figures


def user_instructions(scratch: Path, ours: list[str], others: list[str]) -> list[Figure]:
    """From the loader's first to the last, of the process itself and not of the command that it counts."""
    counts = []
    for command in (ours, others):
        out = scratch / "callgrind.out"
        subprocess.run(["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}", *command], capture_output=True, check=True)
        totals = re.search(r"^(?:summary|totals): (\d+)", out.read_text(), re.MULTILINE)
        if totals is None:
            raise SystemExit(f"{out} has no totals: has callgrind changed?")
        counts.append(int(totals[1]))
    name, baseline = (" ".join([Path(c[0]).name, *c[1:]]) for c in (ours, others))
    return [Figure(f"{name}, user instructions", counts[0], baseline, counts[1], millions)]


def events(scratch: Path) -> list[Figure]:
    """Event strings to bits, ours and another library's."""
    program = scratch / "pfm"
    built = subprocess.run([os.environ.get("CC", "gcc"), "-std=c11", "-O2", str(ROOT / "tests" / "bench" / "pfm.c"), "-lpfm",
                            "-o", str(program)], capture_output=True)
    if built.returncode:
        print("skipped: libpfm4 is not here to compare with (Debian package libpfm4-dev)")
    return printed(ROOT / "build" / "bench" / "event") + (printed(program) if built.returncode == 0 else [])


def reads(_: Path) -> list[Figure]:
    """Cost of a read."""
    return printed(ROOT / "build" / "bench" / "read") + printed(ROOT / "build" / "bench" / "io")


def reference(scratch: Path) -> list[Figure]:
    """In a browser, by its own clock: pages that open, and a key in the search box until what is found is laid out."""
    import browsing

    if not any(map(shutil.which, browsing.BROWSERS)):
        return []
    folder = ROOT / "generated" / "reference"
    largest = max(folder.rglob("*.html"), key=lambda page: page.stat().st_size)
    small = folder / "index.html"
    browser = browsing.Browser(scratch / "profile")
    opened = [min(browser.open(page) for _ in range(RUNS)) for page in (largest, small)]
    keys = [browsing.keys(browser, page) for page in (small, browsing.enlarged(folder, scratch / "enlarged", 10))]
    browser.close()
    made = [Figure(f"open the page of {largest.relative_to(folder)}", opened[0], "the goal", 0.2), Figure("open the list of systems", opened[1], "the goal", 0.2)]
    for of, (median, longest) in zip(("", ", of ten times as much"), keys):
        made += [Figure(f"a key in the search box{of}", median, "the goal", 0.03), Figure(f"the longest of the keys{of}", longest, "the goal", 0.03)]
    return made


def calls(_: Path) -> list[Figure]:
    """System calls of a sample: not a time, but what it is made of."""
    figures = printed(ROOT / "build" / "bench" / "calls")
    for figure in figures:
        figure.show = lambda scaled_by: f"{scaled_by * 1e9:.0f} calls"
    return figures


def printed(program: Path, *arguments: str) -> list[Figure]:
    """Figures that a program prints, `name ns baseline ns` a line."""
    command = [PYTHON] * (program.suffix == ".py") + [str(program), *arguments]
    lines = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    figures = []
    for line in lines.splitlines():
        name, seconds, baseline, baseline_seconds = line.split("\t")
        figures.append(Figure(name, float(seconds) * 1e-9, baseline, float(baseline_seconds) * 1e-9))
    return figures


SUITES = {"generation": generation, "stages": stages, "systems": systems, "importing": importing, "build": build, "header": header, "library": library, "tool": tool, "intervals": intervals, "service": service, "answers": answers, "events": events, "reads": reads,
          "calls": calls, "reference": reference}


def main(words: list[str]) -> int:
    if words in (["--help"], ["-h"]):
        print(__doc__.strip())
        return 0
    print(f"{'what':44} {'time':>10}   {'ratio':>8}     baseline")
    for name, suite in SUITES.items():
        if not words or any(word in name for word in words):
            with tempfile.TemporaryDirectory() as scratch:
                for figure in suite(Path(scratch)):
                    print(figure, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
