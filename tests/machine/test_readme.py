"""What README.md and docs/ show is what happens: the C compiles as it stands there, commands print what stands below them."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import xml.etree.ElementTree
from pathlib import Path

import pytest

from toolchain import ROOT, need

FLAGS = ["-std=c11", "-O2", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Werror",
         f"-I{ROOT / 'generated' / 'include'}"]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
CONSOLE = [(page, block) for page in PAGES for block in re.findall(r"^```console\n(.*?)^```", page.read_text(), re.M | re.S)]


def snippet() -> tuple[str, str]:
    """Its includes, and its statements."""
    found = re.findall(r"^```c\n(.*?)^```", (ROOT / "README.md").read_text(), re.M | re.S)
    assert len(found) == 1
    lines = found[0].splitlines(keepends=True)
    return "".join(l for l in lines if l.startswith("#")), "".join(l for l in lines if not l.startswith("#"))


@pytest.mark.parametrize("compiler", ["gcc", "clang"])
def test_snippet_writes_what_its_comment_says(tmp_path: Path, compiler: str) -> None:
    need(compiler, "objdump")
    includes, statements = snippet()
    (tmp_path / "readme.c").write_text(f"{includes}void f(void);\nvoid f(void)\n{{\n{statements}}}\n")
    subprocess.run([compiler, *FLAGS, "-c", "readme.c", "-o", "readme.o"], cwd=tmp_path, check=True)
    code = subprocess.run(["objdump", "-d", "-M", "intel", "readme.o"], cwd=tmp_path, check=True, capture_output=True,
                          text=True).stdout
    # wrmsr 0xd12 of event 0x35, umask 3, enabled.
    assert re.search(r"mov +ecx,0xd12", code) and re.search(r"mov +eax,0x400335", code)
    assert len(re.findall(r"\bwrmsr\b", code)) == 1


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What commands touch is a copy; the rest is this tree's."""
    made = tmp_path_factory.mktemp("tree")
    for name in ("build", "generated", "generator", "templates", "runtime"):
        (made / name).symlink_to(ROOT / name)
    for name in ("regdefs", "docs"):
        shutil.copytree(ROOT / name, made / name)
    return made


@pytest.mark.parametrize(("page", "block"), CONSOLE, ids=[f"{page.name}: {block.splitlines()[0]}" for page, block in CONSOLE])
def test_commands_print_what_stands_below_them(tree: Path, page: Path, block: str) -> None:
    """`…` stands for any characters of a line; blank lines around all of it do not count."""
    need(*(name for name in ("gnuplot",) if name in block))
    if " --io mmio " in block and not Path("/sys/devices/system/cpu/online").exists():
        pytest.skip("skipped: no /sys here, which lists the CPUs")
    parts = re.split(r"^\$ (.*)\n", block, flags=re.M)
    assert parts[0] == "" and len(parts) > 2
    for command, wanted in zip(parts[1::2], parts[2::2]):
        done = subprocess.run(command, shell=True, cwd=tree, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=120,
                              env=os.environ | {"PATH": f"/usr/bin:{os.environ['PATH']}"})
        pattern = ".*".join(map(re.escape, wanted.strip("\n").split("…")))
        assert re.fullmatch(pattern, done.stdout.strip("\n")), f"{page.name}: {command}\n{done.stdout}"


def test_the_picture_is_drawn(tree: Path) -> None:
    """By what stands in docs/counting.md: two lines, of as many points as intervals, that rise and fall; as in the committed one."""
    need("gnuplot")
    page = ROOT / "docs" / "counting.md"
    if not (tree / "bandwidth.svg").exists():
        test_commands_print_what_stands_below_them(tree, page, page.read_text().split("<!-- picture -->\n```console\n")[1].split("```")[0])
    for picture in (tree / "bandwidth.svg", ROOT / "docs" / "bandwidth.svg"):
        drawn = xml.etree.ElementTree.parse(picture)
        lines = [found.get("d", "") for found in drawn.iter("{http://www.w3.org/2000/svg}path") if found.get("d", "").count("L") > 40]
        assert len(lines) == 2
        for line in lines:
            heights = [float(point.split(",")[1]) for point in re.findall(r"[-\d.]+,[-\d.]+", line)]
            assert max(heights) - min(heights) > 50
        texts = [text.strip() for text in drawn.getroot().itertext()]
        assert {"read", "written", "GB/s", "seconds"} <= set(texts)


@pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text()):
        assert (page.parent / target).exists(), target


# ---- Every command line ----

RUNS, NO_FILE, HERE = "it runs", "it says that the reader's own file is not there", "what it says is this machine's: status 0 or 1"
GENERATOR = r"python3 -m generator "
# What a line needs beyond README's first command: the first pattern that fits says how it is tried, else it has to run. A word of the
# page says to readers what it needs; a file of tests has the test that does what the line says.
HOW = [
    (r"\$?SUDO|command -v npm|npm install|ninja demo$|ninja test$", "tests/tool/test_debian.py"),
    (r"make -C runtime/linux|sudo (install -D -t /lib/firmware|insmod build/linux)|perf stat -a -e uncore_imc_0/", "tests/kernels/test_module.py"),
    (r"sudo (apt install \.\./pmureg-dkms|modprobe pmureg|dkms install|mokutil --import)", "tests/machine/test_dkms.py"),
    (r"(sudo )?(cp \w+\.yaml /etc/pmureg/|systemctl )", "tests/tool/test_service.py"),
    (r"podman |kubectl |sed -E 's/#", "tests/machine/test_container.py"),
    (r"sudo (useradd --system|chgrp) pmureg", "tests/kernels/test_systemd.py"),
    (r"sudo ", "MSRs need root"),
    (r"build/pmureg stat --mmio busmon_monitor_0=/dev/mem@", "On the chip, as root"),
    (r"pip install |apt install \./pmureg-gen", "tests/machine/test_installed.py"),
    (r"build/pmureg list bandwidth$", HERE),  # not every machine has an event of that name
    (r"build/pmureg (restore|stat -[aeI] .*(cpu-clock|page-faults|msr/tsc))|.*\[page-faults, ", HERE),
    (r"build/pmureg report ", "tests/tool/test_report_command.py"),
    (r"build/pmureg (log|view -i) ", NO_FILE),
    (GENERATOR + r"report bandwidth.json", "python3-matplotlib"),
    (GENERATOR + r"report counts.json", NO_FILE),
    (r"build/pmureg run (--check )?session.yaml|build/pmureg verify .*copy/of/sys", NO_FILE),
    (r"build/pmureg verify", HERE),
    (r"gnuplot", "gnuplot-nox"),
    (r"promtool ", "Debian's package `prometheus`"),
    (r"ninja$|ninja build/pmureg$|build/pmureg stat --system demo", "tests/generator/test_new.py"),
    (r"pmureg-gen |build/pmureg stat --table busmon.pmu", "tests/machine/test_out_of_tree.py"),
    (r".*busmon", "tests/tool/test_strangers.py"),
    (r"cc program.c|bindgen |rustc ", "tests/tool/test_install.py"),
    (r"cc .*(-c count.c|-lpmureg-core)", "`ninja install`"),
    (GENERATOR + r".* --texts |build/pmureg list --table icx.pmu", "tests/tool/test_texts.py"),
    (GENERATOR + r"new \S+ --from-machine", HERE),
    (GENERATOR + r"check --watch|" + GENERATOR + r"build", "tests/generator/test_outputs.py"),
    (GENERATOR + r"diff ", "git"),
    (GENERATOR + r"upgrade", "tests/generator/test_upgrade.py"),
    (GENERATOR + r"import sysfs (copy|--into)", "tests/generator/test_import_sysfs.py"),
    (GENERATOR + r"import |" + GENERATOR + r"check .*Registers|" + GENERATOR + r".* my/", NO_FILE),
    (r"man ", "`ninja install`"),
    (r"build/pmureg index /etc/pmureg/tables$", "tests/tool/test_index.py"),
    (r"dpkg-buildpackage |apt-get build-dep ", "tests/tool/test_debian.py"),
    (r"modprobe msr$", "MSRs need root"),
    (r"setcap cap_perfmon=ep$", "tests/tool/test_rights.py"),
]
# Some would take long, never end, or touch this machine.
INSTEAD = [
    (r"^pmureg |(?<=[|] )pmureg |(?<=[(])pmureg ", "build/pmureg "), (r" \| (jq|man) .*", ""), (r"\bsleep 1$", "sleep 0"), (r"-I 1000?0?\b(?! --interval)", "-I 1 --interval-count 1"),
    (r"-I 100 --interval-count 3", "-I 1 --interval-count 3"), (r"/var/lib/prometheus/node-exporter/", ""), (r"pmureg (dump|selftest) ivbep", r"pmureg \1 --io sim ivbep"),
    (r"pmureg restore", "pmureg restore --run-directory none"), (r"\bSYSTEM\b|(?<=export svd )ivbep", "riscv"), (r"new acme/soc\b", "new acme/other"), (r"(?<=-o bandwidth.csv).*-- make", " -e msr/tsc/ -- true"),
]


def lines_of(text: str) -> list[str]:
    """Those of its blocks and indented ones, and what is quoted in a sentence and has a word behind the command's name."""
    shown = [line for block in re.findall(r"^```sh\n(.*?)^```", text, re.M | re.S) for line in block.replace("\\\n", " ").splitlines()]
    sentences = re.sub(r"^```.*?^```", "", text, flags=re.M | re.S)
    shown += re.findall(r"^ {4}((?:python3 -m|ninja|build/pmureg|pmureg|sudo|cc) ?.*)$", sentences, re.M)
    shown += [line.replace("\n", " ") for line in re.findall(r"`((?:build/pmureg|python3 -m generator|sudo|man|dpkg-buildpackage|apt-get|modprobe|setcap) [^`]*)`", sentences)]
    return [re.sub(r"\s+#(?!\d).*|\s{3,}\S.*", "", line) for line in shown]


def helped(*command: str) -> str:
    return subprocess.run([*command, "--help"], cwd=ROOT, capture_output=True, text=True, check=True, timeout=60).stdout


def examples(text: str) -> list[str]:
    """Of a text of help, whose lines of a manual page are the same: words stand behind three blanks or more."""
    behind = text.partition("\nexamples:\n")[2].partition("\n\n")[0]
    return [re.sub(r"\s{3,}\S.*", "", line.strip()) for line in behind.splitlines()]


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tree with one system, so that what goes over all takes no time, and with one that a reader has begun."""
    made = tmp_path_factory.mktemp("begun")
    (made / "build").mkdir()
    for name in ("build/pmureg", "generator", "templates", "runtime"):
        (made / name).symlink_to(ROOT / name)
    for path in [*(ROOT / "regdefs").glob("*.*"), *(ROOT / "regdefs").glob("riscv/*")]:
        (made / path.relative_to(ROOT)).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, made / path.relative_to(ROOT))
    shutil.copytree(ROOT / "docs", made / "docs")
    subprocess.run([PYTHON, "-m", "generator", "new", "acme/soc"], cwd=made, check=True, capture_output=True, timeout=60)
    return made


@pytest.fixture
def few(begun: Path, tmp_path: Path) -> Path:
    """That tree, for the commands of one page."""
    return Path(shutil.copytree(begun, tmp_path / "few", symlinks=True))


PYTHON = "/usr/bin/python3"
TEXTS = [*(str(page.relative_to(ROOT)) for page in PAGES), "regdefs/README.md", "CONTRIBUTING.md", "pmureg --help", "generator --help"]


def shown(text: str) -> tuple[str, list[str]]:
    """A page, and its command lines."""
    if text == "pmureg --help":
        listed = re.findall(r"^  (\w+) ", helped("build/pmureg").partition("commands:")[2], re.M)
        commands = [command for command in listed if command != "pmureg"]
        assert {"stat", "run", "list"} <= set(commands)
        pages = [helped("build/pmureg", command) for command in commands]
        return "\n".join(pages), [line for page in pages for line in examples(page)]
    if text == "generator --help":
        pages = [helped(PYTHON, "-m", "generator", *command) for command in ([], ["check"], ["stats"], ["import"], ["export"], ["reference"], ["diff"])]
        return "\n".join(pages), [line for page in pages for line in examples(page)]
    page = (ROOT / text).read_text()
    return page, lines_of(page)


@pytest.mark.parametrize("text", TEXTS)
def test_every_command_line_runs_or_says_what_it_needs(few: Path, text: str) -> None:
    """After README's first command alone. A new line has to run, or stands in HOW."""
    page, lines = shown(text)
    assert lines or text in ("docs/speed.md", "docs/described.md", "CONTRIBUTING.md")
    wrong = [why for line in dict.fromkeys(lines) if line if (why := tried(few, page, line))]
    assert not wrong, "\n".join(wrong)


def tried(few: Path, page: str, line: str) -> str:
    """What is wrong with it; nothing: it is as HOW says."""
    for pattern, instead in INSTEAD:
        line = re.sub(pattern, instead, line)
    how = next((how for pattern, how in HOW if re.match(pattern, line)), RUNS)
    if how not in (RUNS, NO_FILE, HERE):
        is_said = (ROOT / how).is_file() if how.startswith("tests/") else how in page
        return "" if is_said else f"{line}: nobody says that it needs {how}"
    if not re.match(r"(build/pmureg|python3 -m generator|echo|source) ?", line):
        return f"{line}: a command that the table HOW does not know"
    done = subprocess.run(["bash", "-c", line], cwd=few, capture_output=True, text=True, timeout=60, stdin=subprocess.DEVNULL,
                          env=os.environ | {"PATH": f"/usr/bin:{os.environ['PATH']}"})
    wanted = {RUNS: (0,), NO_FILE: (1,), HERE: (0, 1)}[how]
    is_so = done.returncode in wanted and (how != NO_FILE or re.search(r"No such file|no system|is described under|nothing in", done.stderr))
    return "" if is_so else f"{line}: {how}, but status {done.returncode}: {done.stderr[-300:]}"


def test_ninja_knows_what_pages_ask_it_for() -> None:
    known = {line.partition(":")[0] for line in
             subprocess.run(["ninja", "-t", "targets", "all"], cwd=ROOT, capture_output=True, text=True, check=True, timeout=60).stdout.splitlines()}
    asked = {target for page in [*PAGES, ROOT / "regdefs" / "README.md", ROOT / "CONTRIBUTING.md"]
             for quoted in re.findall(r"(?:`|^)(?:[A-Z_]+=\S+ )*ninja ([^`#\n]+)", page.read_text(), re.M) for target in quoted.split()}
    assert {"demo", "test", "help", "install"} <= asked
    assert asked - {"-t", "clean"} <= known


def test_the_core_links_as_its_page_says(tmp_path: Path) -> None:
    """With what `ninja install` would install, where the compiler looks."""
    need("cc")
    page = (ROOT / "docs" / "driver.md").read_text()
    code = re.search(r"<!-- core -->\n```c\n(.*?)^```", page, re.M | re.S)
    assert code
    (tmp_path / "count.c").write_text(code[1])
    (tmp_path / "main.c").write_text("""#include <stdint.h>
int count_cycles(volatile void *page0, volatile void *page1, void (*wait)(void), uint64_t *cycles);
static uint32_t pages[2][4096];
static void wait(void) { }
int main(void) { uint64_t cycles; return count_cycles(pages[0], pages[1], wait, &cycles) > 0; }
""")
    (tmp_path / "libpmureg-core.a").symlink_to(ROOT / "build" / "libpmureg-core.a")
    (tmp_path / "libpmureg-tables.a").symlink_to(ROOT / "build" / "tables.a")
    lines = [line for line in lines_of(page) if line.startswith("cc ")]
    assert len(lines) == 2
    for line in lines:
        subprocess.run(line, shell=True, cwd=tmp_path, check=True, timeout=60, env=os.environ | {
            "CPATH": f"{ROOT / 'generated/include'}:{ROOT / 'runtime/include'}", "LIBRARY_PATH": str(tmp_path)})
    assert (tmp_path / "a.out").exists()
