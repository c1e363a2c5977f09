"""What `ninja install` lays down works from there: the command, the library in both forms, its manuals and completion."""

from __future__ import annotations

import functools
import os
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from command import ROOT, SYSTEMS

WARNINGS = ["-std=c11", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Werror"]


def installed(at: Path, **more: str) -> Path:
    """The tree below DESTDIR; the build is up to date already, so only the script runs."""
    subprocess.run([ROOT / "runtime" / "library" / "install.sh"], check=True, capture_output=True,
                   env={**os.environ, "DESTDIR": str(at), **more})
    return at


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed(tmp_path_factory.mktemp("install"), PREFIX="/opt/pmureg")


@pytest.fixture(scope="module")
def with_libdir(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    """The tree with its library in another folder, installed once for all that look for it there."""
    return functools.cache(lambda libdir: installed(tmp_path_factory.mktemp("libdir"), PREFIX="/opt/pmureg", LIBDIR=libdir))


def example() -> str:
    """The program of docs/library.md, as it stands there."""
    found = re.search(r"<!-- library -->\n```c\n(.*?)^```", (ROOT / "docs" / "library.md").read_text(), re.M | re.S)
    assert found
    assert found[1].count("\n") < 60
    return found[1]


def flags(tree: Path, *words: str) -> list[str]:
    """As pkg-config tells a program that builds against the tree."""
    done = subprocess.run(["pkg-config", *words, "pmureg"], check=True, capture_output=True, text=True,
                          env={**os.environ, "PKG_CONFIG_PATH": str(tree / "opt/pmureg/lib/pkgconfig"),
                               "PKG_CONFIG_SYSROOT_DIR": str(tree)})
    return done.stdout.split()


@pytest.mark.parametrize("compiler, linking", [("gcc", "shared"), ("gcc", "static"), ("gcc -flto", "static"), ("clang -flto", "static")])
def test_example_of_readme_counts(tree: Path, tmp_path: Path, compiler: str, linking: str) -> None:
    (tmp_path / "example.c").write_text(example())
    libs = flags(tree, "--libs")
    if linking == "static": # with the tables inside: beside this program are none
        libs = ["-Wl,-u,pmureg_built_in", f"-L{tree}/opt/pmureg/lib", "-l:libpmureg.a", "-lpmureg-tables"]
    subprocess.run([*compiler.split(), *WARNINGS, *flags(tree, "--cflags"), "example.c", "-o", "example", *libs], cwd=tmp_path, check=True)
    done = subprocess.run(["./example"], cwd=tmp_path, capture_output=True, text=True,
                          env={**os.environ, "LD_LIBRARY_PATH": str(tree / "opt/pmureg/lib")})
    assert done.returncode == 0, done.stderr
    # A simulated counter adds the low byte of its event (CAS_COUNT is 0x04) plus one a nanosecond: 5 in each of 1,000,000,
    # on each of eight channels.
    lines = done.stdout.splitlines()
    assert len([line for line in lines if re.search(r"uncore_imc_[0-7] .*5000000", line)]) == 16, done.stdout


def test_tables_are_files(tree: Path, tmp_path: Path) -> None:
    """Of each system one, which the command finds where it was installed, and nowhere else."""
    share, command = tree / "opt/pmureg/share/pmureg", tree / "opt/pmureg/bin/pmureg"
    assert {path.stem for path in share.glob("*.pmu")} == set(SYSTEMS)
    assert {path.stat().st_mode & 0o777 for path in share.glob("*.pmu")} == {0o644}
    listed = subprocess.run([command, "list", "--systems"], check=True, capture_output=True, text=True).stdout.split()
    assert {name.split(".")[0] for name in listed} >= set(SYSTEMS)
    json = subprocess.run([command, "list", "--json"], check=True, capture_output=True, text=True).stdout
    assert '"Table"' not in json
    moved = shutil.copy(command, tmp_path)
    listed = subprocess.run([moved, "list", "--systems"], check=True, capture_output=True, text=True).stdout.split()
    assert Path("/usr/local/share/pmureg").exists() or Path("/usr/share/pmureg").exists() or not listed


def test_a_program_links_the_table_that_it_names(tree: Path, tmp_path: Path) -> None:
    """Each is an object: no other comes along, and no installed file is looked for."""
    (tmp_path / "one.c").write_text("""#include <pmureg/pmureg.h>
#include <pmureg/systems.h>
#include <stdio.h>

extern const struct pmureg_system pmureg_system_nhm;
const struct pmureg_system *const pmureg_built_in[] = {&pmureg_system_nhm, NULL};

int main(void)
{
	for (size_t i = 0; pmureg_system_name(i); i++)
		puts(pmureg_system_name(i));
	return 0;
}
""")
    subprocess.run(["gcc", *WARNINGS, *flags(tree, "--cflags"), "one.c", "-o", "one", f"-L{tree}/opt/pmureg/lib", "-l:libpmureg.a", "-lpmureg-tables"],
                   cwd=tmp_path, check=True)
    (tmp_path / "share").mkdir()
    shutil.copytree(tree / "opt/pmureg/share/pmureg", tmp_path / "share/pmureg")
    assert subprocess.run(["./one"], cwd=tmp_path, check=True, capture_output=True, text=True).stdout == "nhm\n"
    symbols = subprocess.run(["nm", "one"], cwd=tmp_path, check=True, capture_output=True, text=True).stdout
    assert {line.split()[-1] for line in symbols.splitlines() if " pmureg_table_" in line and line.split()[-2] == "R"} == {"pmureg_table_nhm"}


def test_tables_have_an_index(tree: Path, tmp_path: Path) -> None:
    """Where they are used: packages would have one of other times. It is left out if the command is for another machine."""
    assert not (tree / "opt/pmureg/share/pmureg/index").exists()
    copy, words, share = tmp_path / "source", tmp_path / "words", tmp_path / "usr/share/pmureg"
    for name in ("runtime", "build", "generated"):
        (copy / name).mkdir(parents=True)
        for path in (ROOT / name).iterdir():
            (copy / name / path.name).symlink_to(path)
    (copy / "build/lib").unlink()
    shutil.copytree(ROOT / "build/lib", copy / "build/lib")
    words.mkdir()
    (words / "ldconfig").write_text("#!/bin/sh\n")
    (words / "ldconfig").chmod(0o755)
    env = {**os.environ, "PATH": f"{words}:{os.environ['PATH']}", "PREFIX": str(tmp_path / "usr"), "DESTDIR": ""}
    script = copy / "runtime/library/install.sh"
    subprocess.run([script], check=True, capture_output=True, env=env)
    made = (share / "index").read_bytes()
    assert all(name.encode() in made for name in SYSTEMS) and f"{share}/index\n" in (share / "MANIFEST").read_text()
    subprocess.run([tmp_path / "usr/bin/pmureg", "index", share], check=True)
    assert (share / "index").read_bytes() == made
    (copy / "build/lib/pmureg").write_bytes(b"\x7fELF of another machine")
    done = subprocess.run([script], capture_output=True, text=True, env=env)
    assert done.returncode == 0, done.stderr
    assert f"install: the tables have no index yet; `pmureg index {share}` makes it\n" in done.stdout
    assert sorted(path.name for path in share.iterdir()) == sorted(["MANIFEST", *(f"{name}.pmu" for name in SYSTEMS)])


def test_no_stale_file_is_left(tmp_path: Path) -> None:
    """Of a system that was renamed since; what others installed beside ours stays."""
    tree = installed(tmp_path, PREFIX="/opt/pmureg")
    share, list_of = tree / "opt/pmureg/share/pmureg", tree / "opt/pmureg/share/pmureg/MANIFEST"
    names = list_of.read_text().splitlines()
    ours = {f"/{path.relative_to(tree)}" for path in tree.rglob("*") if path.is_file() or path.is_symlink()}
    assert set(names) == ours - {"/opt/pmureg/share/pmureg/MANIFEST"} and len(names) == len(set(names))
    for name in ("share/pmureg/former.pmu", "include/pmureg/former.h", "share/man/man7/pmureg-former.7"):
        (tree / "opt/pmureg" / name).write_text("of an earlier version\n")
        names.append(f"/opt/pmureg/{name}")
    list_of.write_text("".join(f"{name}\n" for name in names))
    shutil.copy(ROOT / "build/invented/tables/another.pmu", share / "another.pmu")
    before = (share / "nhm.pmu").stat().st_ino
    held = (share / "nhm.pmu").open("rb")
    installed(tmp_path, PREFIX="/opt/pmureg")
    left = {f"/{path.relative_to(tree)}" for path in tree.rglob("*") if path.is_file() or path.is_symlink()}
    assert left == ours | {"/opt/pmureg/share/pmureg/another.pmu"}
    # Replaced, not written: who has the old one keeps it.
    assert (share / "nhm.pmu").stat().st_ino != before and held.read() == (share / "nhm.pmu").read_bytes()
    held.close()
    listed = subprocess.run([tree / "opt/pmureg/bin/pmureg", "list", "--systems"], check=True, capture_output=True, text=True).stdout.split()
    assert "another" in listed and "former" not in listed


CMAKE = """cmake_minimum_required(VERSION 3.21)
project(example C)
find_package(pmureg 0.2 REQUIRED)
add_executable(example example.c)
target_link_libraries(example PRIVATE pmureg::pmureg)
"""
MESON = """project('example', 'c')
executable('example', 'example.c', dependencies: dependency('pmureg', version: '>=0.2'))
"""


@pytest.mark.parametrize("program", ["cmake", "meson"])
@pytest.mark.parametrize("libdir", ["/opt/pmureg/lib", "/opt/pmureg/lib/x86_64-linux-gnu"])
def test_build_systems_find_it(with_libdir: Callable[[str], Path], tmp_path: Path, program: str, libdir: str) -> None:
    """Wherever the library lies; a release that is not here is refused."""
    if shutil.which(program) is None:
        assert os.environ.get("CI") != "true", program
        pytest.skip(f"skipped: {program} is not installed")
    tree = with_libdir(libdir)
    (tmp_path / "example.c").write_text(example())
    (tmp_path / "CMakeLists.txt").write_text(CMAKE)
    (tmp_path / "meson.build").write_text(MESON)
    env = {**os.environ, "CMAKE_PREFIX_PATH": f"{tree}/opt/pmureg", "PKG_CONFIG_PATH": f"{tree}{libdir}/pkgconfig", "PKG_CONFIG_SYSROOT_DIR": str(tree),
           "LD_LIBRARY_PATH": f"{tree}{libdir}"}
    steps = {"cmake": ["cmake -S . -B out", "cmake --build out"], "meson": ["meson setup out", "ninja -C out"]}[program]
    for step in [*steps, "out/example"]:
        done = subprocess.run(step.split(), cwd=tmp_path, capture_output=True, text=True, env=env)
        assert done.returncode == 0, done.stdout + done.stderr
    assert "5000000" in done.stdout
    for name in ("CMakeLists.txt", "meson.build"):
        (tmp_path / name).write_text((tmp_path / name).read_text().replace("0.2", "9.9"))
    done = subprocess.run([*steps[0].split()[:-1], "newer"], cwd=tmp_path, capture_output=True, text=True, env=env)
    assert done.returncode != 0 and "9.9" in done.stdout + done.stderr


@pytest.mark.parametrize("compiler", ["g++", "clang++"])
def test_a_program_in_cpp_counts(tree: Path, tmp_path: Path, compiler: str) -> None:
    """With the path to the library in the program, and as an implicit conversion or a name of C++ would not have it."""
    (tmp_path / "program.cpp").write_text("""#include <pmureg/pmureg.h>
#include <memory>

struct closer {
	void operator()(struct pmureg *counting) const { pmureg_close(counting, nullptr); }
};

int main()
{
	struct pmureg_options options = PMUREG_OPTIONS;
	struct pmureg_result result = PMUREG_RESULT;
	struct pmureg *handle = nullptr;

	options.system = "nhm";
	options.io = "sim";
	if (pmureg_open(&options, "uncore/event=0x1/", &handle, nullptr))
		return 1;
	const std::unique_ptr<struct pmureg, closer> counting(handle);
	if (pmureg_start(handle, nullptr) || pmureg_advance(handle, 10, nullptr) || pmureg_stop(handle, nullptr))
		return 2;
	return pmureg_result_at(handle, 0, &result) || result.value != 20 ? 3 : 0;
}
""")
    subprocess.run([compiler, "-std=c++17", *WARNINGS[1:], *flags(tree, "--cflags"), "program.cpp", "-o", "program",
                    *flags(tree, "--libs"), f"-Wl,-rpath,{tree}/opt/pmureg/lib"], cwd=tmp_path, check=True)
    subprocess.run(["./program"], cwd=tmp_path, check=True)


def test_the_program_in_rust_counts(tree: Path, tmp_path: Path) -> None:
    """That of docs/library.md, by the commands there: 5 a nanosecond on each of eight channels."""
    for name in ("bindgen", "rustc"):
        if shutil.which(name) is None:
            pytest.skip(f"skipped: {name} is not installed")
    found = re.search(r"<!-- rust -->\n```rust\n(.*?)^```\n\n```sh\n(.*?)^```", (ROOT / "docs" / "library.md").read_text(), re.M | re.S)
    assert found
    (tmp_path / "count.rs").write_text(found[1])
    library = tree / "opt/pmureg/lib"
    done = subprocess.run(["sh", "-e", "-c", found[2].replace("/usr/include", f"{tree}/opt/pmureg/include")], cwd=tmp_path, capture_output=True, text=True,
                          env={**os.environ, "CPATH": str(tree / "opt/pmureg/include"), "LIBRARY_PATH": str(library), "LD_LIBRARY_PATH": str(library)})
    assert (done.returncode, done.stdout) == (0, "".join(f"uncore_imc_{n} 5000000\n" for n in range(8))), done.stderr
    assert "warning" not in done.stderr
    missing = subprocess.run(["./count"], cwd=tmp_path, capture_output=True, text=True, env={"LD_LIBRARY_PATH": str(ROOT / "build/lib"), "PMUREG_PATH": str(tmp_path)})
    assert missing.returncode == 1 and "there is no described system" in missing.stderr


def test_a_program_reads_registers(tree: Path, tmp_path: Path) -> None:
    """What is installed is enough: MSR 0x391 of nhm, MSR_UNCORE_PERF_GLOBAL_CTRL, resets to 0."""
    (tmp_path / "program.c").write_text("""#include <pmureg/pmureg.h>
#include <stdio.h>

static int show(void *context, const struct pmureg_tested *result)
{
	*(int *)context += result->outcome == PMUREG_TEST_PASSED && result->reg;
	return 0;
}

int main(void)
{
	struct pmureg_options options = PMUREG_OPTIONS;
	struct pmureg_register_name which;
	struct pmureg_device *device;
	struct pmureg_error error;
	uint64_t value = 1;
	int passed = 0;

	options.system = "nhm";
	options.io = "sim";
	if (pmureg_device_open(&options, &device, &error) ||
	    pmureg_device_find(device, "MSR_UNCORE_PERF_GLOBAL_CTRL", &which, &error) ||
	    pmureg_device_unit(device, which.block, 0, &error) || pmureg_device_read(device, &which, &value, &error) ||
	    pmureg_device_test(device, which.block, 0, show, &passed, &error)) {
		fprintf(stderr, "%s\\n", error.message);
		return 1;
	}
	return pmureg_device_close(device, &error) || value || passed < 5;
}
""")
    subprocess.run(["gcc", *WARNINGS, *flags(tree, "--cflags"), "program.c", "-o", "program", *flags(tree, "--libs"),
                    f"-Wl,-rpath,{tree}/opt/pmureg/lib"], cwd=tmp_path, check=True)
    subprocess.run(["./program"], cwd=tmp_path, check=True)


def declared(tree: Path) -> set[str]:
    """The functions of the header."""
    header = (tree / "opt/pmureg/include/pmureg/pmureg.h").read_text()
    found = set(re.findall(r"^PMUREG_API [^;]*?\b(pmureg_\w+)\(", header, re.M))
    assert len(found) > 40
    return found


def test_shared_library_shows_only_its_header(tree: Path) -> None:
    """With a version, which is the soname's: the linker makes a symbol of it, too."""
    listing = subprocess.run(["nm", "-D", "--defined-only", "--with-symbol-versions", tree / "opt/pmureg/lib/libpmureg.so"], check=True,
                             capture_output=True, text=True).stdout
    assert {line.split()[-1] for line in listing.splitlines()} == {"PMUREG_0", *(f"{name}@@PMUREG_0" for name in declared(tree))}


def test_static_library_hides_the_rest(tree: Path) -> None:
    listing = subprocess.run(["nm", "-g", "--defined-only", tree / "opt/pmureg/lib/libpmureg.a"], check=True,
                             capture_output=True, text=True).stdout
    shown = {line.split()[-1] for line in listing.splitlines() if len(line.split()) == 3}
    assert shown and all(name.startswith("pmureg_") for name in shown)
    assert "pmureg_open" in shown and "pmureg_session_open" not in shown


def test_version_is_one(tree: Path) -> None:
    header = (tree / "opt/pmureg/include/pmureg/pmureg.h").read_text()
    version = re.search(r'#define PMUREG_VERSION "(\d+)\.(\d+)\.(\d+)"', header)
    assert version
    parts = [int(re.search(rf"#define PMUREG_VERSION_{name} (\d+)", header)[1])  # type: ignore[index]
             for name in ("MAJOR", "MINOR", "PATCH")]
    assert parts == [int(version[i]) for i in (1, 2, 3)]
    assert flags(tree, "--modversion") == [".".join(version.groups())]
    library = tree / "opt/pmureg/lib"
    assert os.readlink(library / "libpmureg.so") == f"libpmureg.so.{parts[0]}"
    assert os.readlink(library / f"libpmureg.so.{parts[0]}") == f"libpmureg.so.{'.'.join(version.groups())}"
    dynamic = subprocess.run(["readelf", "-d", library / "libpmureg.so"], check=True, capture_output=True, text=True).stdout
    assert f"[libpmureg.so.{parts[0]}]" in dynamic
    needed = re.findall(r"NEEDED.*\[(.+)\]", dynamic)
    assert [name for name in needed if not name.startswith("ld-linux")] == ["libc.so.6"]  # and what thread-local state takes


def test_each_function_has_its_manual(tree: Path) -> None:
    """A link to the one page, which `man` and `whatis` find."""
    pages = tree / "opt/pmureg/share/man/man3"
    assert {path.name for path in pages.iterdir()} == {f"{name}.3" for name in declared(tree)} | {"pmureg.3"}
    assert {os.readlink(path) for path in pages.iterdir() if path.is_symlink()} == {"pmureg.3"}
    text = (pages / "pmureg_open.3").read_text()
    names, what = text[text.index(".SH NAME\n") + 9:text.index("\n.SH LIBRARY")].split(" \\- ")
    assert set(names.split(", ")) == declared(tree) | {"pmureg"} and "\n" not in what
    if shutil.which("lexgrog"):
        done = subprocess.run(["lexgrog", pages / "pmureg.3"], check=True, capture_output=True, text=True)
        assert done.stdout.count('"') == 2 * len(declared(tree)) + 2


def test_a_program_takes_the_core_alone(tree: Path, tmp_path: Path) -> None:
    """What is installed is enough for a program without a C library: an event of nhm on its simulated device, 0x1 + 1 a tick."""
    (tmp_path / "core.c").write_text("""#include <pmureg/core.h>
#include <pmureg/nhm.h>

extern const struct pmureg_system pmureg_system_nhm;
static _Alignas(8) unsigned char device[1 << 20], memory[1 << 20];

int count(void)
{
	struct pmureg_session *session;
	struct pmureg_event event;
	struct pmureg_count found;
	struct pmureg_error error;
	struct pmureg_sim *sim;

	if (pmureg_sim_init(device, sizeof(device), &pmureg_system_nhm, &sim) ||
	    pmureg_event_parse(&pmureg_system_nhm, "uncore/event=0x1/", &event, &error) ||
	    pmureg_session_open(memory, sizeof(memory), &pmureg_system_nhm, pmureg_sim_io(sim), &event, 1, NULL, &session, &error) ||
	    pmureg_session_start(session, &error) || pmureg_sim_advance(sim, 10) || pmureg_session_stop(session, &error) ||
	    pmureg_session_read(session, &found, &error) || pmureg_session_close(session, &error))
		return -1;
	return (int)found.value;
}
""")
    (tmp_path / "main.c").write_text("int count(void);\nint main(void) { return count() != 20; }\n")
    libs = [f"-L{tree}/opt/pmureg/lib", "-lpmureg-core", "-lpmureg-tables"]
    subprocess.run(["gcc", *WARNINGS, "-O1", "-ffreestanding", "-fno-stack-protector", f"-I{tree}/opt/pmureg/include", "-c", "core.c"],
                   cwd=tmp_path, check=True)
    subprocess.run(["ld", "-r", "core.o", *libs, "-o", "whole.o"], cwd=tmp_path, check=True)
    missing = subprocess.run(["nm", "-u", "whole.o"], cwd=tmp_path, check=True, capture_output=True, text=True).stdout.split()[1::2]
    # GCC manual, "Standards": what freestanding code may need; and what position-independent code has from the linker.
    assert set(missing) <= {"memcpy", "memmove", "memset", "memcmp", "_GLOBAL_OFFSET_TABLE_"}
    subprocess.run(["gcc", "main.c", "whole.o", "-o", "core"], cwd=tmp_path, check=True)
    subprocess.run(["./core"], cwd=tmp_path, check=True)


@pytest.mark.parametrize("page", ["man1/pmureg.1", "man3/pmureg.3", "man7/pmureg-ivbep-cbo.7"])
def test_manuals_are_well_formed(tree: Path, page: str) -> None:
    done = subprocess.run(["groff", "-man", "-Tutf8", "-ww", "-z", tree / "opt/pmureg/share/man" / page],
                          capture_output=True, text=True)
    assert done.returncode == 0 and done.stderr == ""
    text = subprocess.run(["groff", "-man", "-Tascii", "-P-cbou", tree / "opt/pmureg/share/man" / page], check=True,
                          capture_output=True, text=True).stdout
    if page.endswith("1"):
        listed = subprocess.run([tree / "opt/pmureg/bin/pmureg", "--help"], check=True,
                                                             capture_output=True, text=True).stdout
        commands = re.findall(r"^  (\w+) +\S", listed[listed.index("commands:"):listed.index("options:")], re.M)
        assert len(commands) > 6
        assert all(re.search(rf"\bpmureg\s+{command}\b", text) for command in commands)
    elif page.endswith("7"):
        assert "C<box>_MSR_PMON_CTL<n> (ivbep_cbo_ctl)" in text
    else:
        assert all(name in text for name in ("pmureg_open(", "pmureg_result_at(", "pmureg_restore(", "PMUREG_IMPLAUSIBLE"))


def test_completion_is_installed(tree: Path) -> None:
    script = tree / "opt/pmureg/share/bash-completion/completions/pmureg"
    done = subprocess.run(["bash", "-c", f"source {script} && complete -p pmureg"], check=True, capture_output=True, text=True)
    assert "-F _pmureg" in done.stdout


def test_installed_header_of_a_system_compiles(tree: Path, tmp_path: Path) -> None:
    (tmp_path / "driver.c").write_text("#include <pmureg/nhm.h>\nint main(void) { return 0; }\n")
    subprocess.run(["gcc", *WARNINGS, *flags(tree, "--cflags"), "-c", "driver.c"], cwd=tmp_path, check=True)


def test_nothing_that_is_installed_names_where_it_was_built(tree: Path) -> None:
    for path in tree.rglob("*"):
        if path.is_file() and not path.is_symlink() and path.suffix in (".pc", ".1", ".3", ".h"):
            assert str(tree) not in path.read_text() and str(ROOT) not in path.read_text(), path


def test_libdir_of_a_distribution(tmp_path: Path) -> None:
    tree = installed(tmp_path, PREFIX="/usr", LIBDIR="/usr/lib/x86_64-linux-gnu")
    assert (tree / "usr/lib/x86_64-linux-gnu/libpmureg.so").is_symlink()
    assert "libdir=/usr/lib/x86_64-linux-gnu" in (tree / "usr/lib/x86_64-linux-gnu/pkgconfig/pmureg.pc").read_text()


def test_relative_prefix_is_refused(tmp_path: Path) -> None:
    done = subprocess.run([ROOT / "runtime" / "library" / "install.sh"], capture_output=True, text=True,
                          env={**os.environ, "DESTDIR": str(tmp_path), "PREFIX": "opt"})
    assert done.returncode == 2 and "absolute" in done.stderr
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("looks, user, said", [
    (True, 0, ""),
    (False, 0, "install: the dynamic linker does not search LIBDIR: add it to a file in /etc/ld.so.conf.d and run `ldconfig`,"
               " or link programs with -Wl,-rpath,LIBDIR\n"),
    (True, 1000, "install: run `ldconfig` as root, so that programs find LIBDIR/libpmureg.so.0\n"),
])
def test_the_dynamic_linker_is_told(tmp_path: Path, looks: bool, user: int, said: str) -> None:
    """By ldconfig itself, with a cache and a list of folders of its own."""
    libdir = tmp_path / "usr" / "lib"
    (tmp_path / "conf").write_text(f"{libdir if looks else tmp_path / 'elsewhere'}\n")
    words = tmp_path / "words"
    words.mkdir()
    for name, does in (("ldconfig", f'exec /sbin/ldconfig -C {tmp_path}/cache -f {tmp_path}/conf "$@"'), ("id", f"echo {user}")):
        (words / name).write_text(f"#!/bin/sh\n{does}\n")
        (words / name).chmod(0o755)
    done = subprocess.run([ROOT / "runtime" / "library" / "install.sh"], check=True, capture_output=True, text=True,
                          env={**os.environ, "PATH": f"{words}:{os.environ['PATH']}", "PREFIX": str(tmp_path / "usr"), "DESTDIR": ""})
    assert "".join(line for line in done.stdout.splitlines(True) if line.startswith("install:")) == said.replace("LIBDIR", str(libdir))
    cache = subprocess.run([words / "ldconfig", "-p"], capture_output=True, text=True).stdout
    assert (f" => {libdir}/libpmureg.so.0\n" in cache) == (looks and not user)
