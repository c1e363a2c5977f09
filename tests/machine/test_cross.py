"""The command, built for AArch64, is the same command there: its simulated counts, and what it says where registers trap. The library
is the same on machines of 32 and 64 bits and of both orders of bytes. All run in QEMU's emulation of user programs."""

from __future__ import annotations

import re
import struct
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from drawn import drawn
from toolchain import EMBEDDED, INCLUDES, ROOT, STRICT, TABLES, need, run, together

COMPILER = "aarch64-linux-gnu-gcc"
EMULATOR = "qemu-aarch64"


def some(systems: tuple[str, ...], directory: Path) -> list[Path]:
    """The tables of these systems, and the list of all systems, cut down to them."""
    lines = (TABLES / "systems.c").read_text(encoding="utf-8").splitlines()
    target = directory / "systems.c"
    target.write_text("\n".join(line for line in lines if not (found := re.search(r"\bpmureg_system_(\w+)[;,]$", line))
                                or found[1] in systems) + "\n", encoding="utf-8")
    return [*(TABLES / f"{name}.S" for name in systems), target]


@pytest.fixture(scope="module")
def pmureg(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """All of the command's files; unoptimised, because nobody measures it."""
    need(COMPILER, EMULATOR)
    directory = tmp_path_factory.mktemp("cross")
    sources = [source for part in ("base", "core", "io", "library", "tool") for source in (ROOT / "runtime" / part).rglob("*.c")]
    systems = ("carmel", "ivbep", "nhm", "t241")
    sources += [*some(systems, directory), ROOT / "build" / "tool" / "commands.c"]
    made = [directory / f"{source.parent.name}_{source.stem}.o" for source in sources]
    together([lambda source=source, target=target: run(COMPILER, "-std=c11", "-O0", *STRICT, "-Wno-overlength-strings", *INCLUDES, f"-I{ROOT / 'runtime'}", f"-I{TABLES}", EMBEDDED,
                                                       "-c", source, "-o", target)
              for source, target in zip(sources, made, strict=True)])
    # Debian's cross packages have no libyaml, which only `pmureg run` calls: its functions are nowhere.
    yaml = {line.split()[-1] for line in run("nm", "-u", *made).splitlines() if " U yaml_" in line}
    run(COMPILER, "-static", *made, *(f"-Wl,--defsym={name}=0" for name in sorted(yaml)), "-lm", "-o", directory / "pmureg")
    return [EMULATOR, str(directory / "pmureg")]


def test_it_counts_as_it_does_here(pmureg: list[str]) -> None:
    # A simulated counter adds the low byte of its event plus one a tick: L2D_CACHE_REFILL is 0x17 (Armv8-A, D7.10), 24.
    found = run(*pmureg, "stat", "--io", "sim", "--system", "carmel", "-x,", "-e", "carmel_l2_0/l2d_refill/")
    assert found == "# simulated carmel\n24000000,refills,carmel_l2_0/l2d_refill/,1000000,100.00,,\n"


@pytest.mark.parametrize("system", ["carmel", "ivbep", "nhm"])
def test_it_tests_every_kind_of_register(pmureg: list[str], system: str) -> None:
    assert re.fullmatch(r"simulated: \d+ passed, 0 failed, .*\n", run(*pmureg, "selftest", system, "--io", "sim", "--quiet"))


def test_it_prints_the_same_values(pmureg: list[str]) -> None:
    here = ROOT / "build" / "pmureg"
    need(str(here))
    for words in (["dump", "t241", "--io", "sim", "--json"], ["decode", "ivbep_cbo_ctl", "0x00400335"],
                  ["encode", "ivbep_cbo_ctl", "ev_sel=0x35", "umask=3", "en=1"],
                  ["stat", "--dry-run", "--system", "carmel", "-e", "carmel_l2_0/l2d/"]):
        assert run(*pmureg, *words) == run(here, *words), words


TRAPPED = "of S3_3_C15_C5_1 trapped: user space may not access the register, or this CPU lacks it\n"


@pytest.mark.parametrize("event, where", [
    ("carmel_l2_0/l2d/", "carmel_l2_0/l2d/: no unit of this event could be read: a read"),
    # Of all units that there are: none, and not because the part has fewer. What chooses the bank is read before it is written.
    ("carmel_uncore/l2d_cache/", "carmel_uncore/l2d_cache/: no unit of this event could be read: a read"),
])
def test_registers_that_trap_are_refused_in_words(pmureg: list[str], tmp_path: Path, event: str, where: str) -> None:
    """No user program may touch these, and QEMU's CPU has none of them: SIGILL, which the command turns into an error."""
    online, run_directory = tmp_path / "sys/devices/system/cpu/online", tmp_path / "run"
    online.parent.mkdir(parents=True)
    run_directory.mkdir()
    online.write_text("0\n")
    done = subprocess.run([*pmureg, "--sysfs", str(tmp_path / "sys"), "stat", "--io", "direct", "--system", "carmel", "--force",
                           "--run-directory", str(run_directory), "-e", event], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"pmureg: {where} {TRAPPED}"
    assert not list(run_directory.iterdir())


# ---- The library, on other machines ----

@dataclass(frozen=True)
class Machine:
    compiler: tuple[str, ...]
    linker: str      # which it calls, at the option
    option: str
    root: str        # has its C library, of Debian's cross packages; libgcc.a is not among these: the shared one does
    emulator: str
    bits: int
    order: str = "little"  # of bytes


CLANG = ("clang", "-nostdlibinc")
MACHINES = {
    # gcc, because its position-independent code for it calls thunks.
    "i386": Machine(("gcc", "-m32"), "ld", "-no-pie", "/usr/i686-linux-gnu", "qemu-i386", 32),
    "armhf": Machine((*CLANG, "--target=arm-linux-gnueabihf"), "ld.lld", "-fuse-ld=lld", "/usr/arm-linux-gnueabihf", "qemu-arm", 32),
    # LLVM's linker of Debian 12 links for neither of them.
    "riscv64": Machine((*CLANG, "--target=riscv64-linux-gnu"), "riscv64-linux-gnu-ld", "-no-pie", "/usr/riscv64-linux-gnu", "qemu-riscv64", 64),
    "s390x": Machine((*CLANG, "--target=s390x-linux-gnu"), "s390x-linux-gnu-ld", "-no-pie", "/usr/s390x-linux-gnu", "qemu-s390x", 64, "big"),
}


def library_of(machine: Machine, directory: Path) -> list[str]:
    """What runs cross.c with the shared library, which is linked as build.ninja does: no text relocation, nothing that is nowhere."""
    lib = f"{machine.root}/lib"
    need(machine.compiler[0], machine.linker, machine.emulator, f"{lib}/crt1.o", f"{lib}/libgcc_s.so.1")
    flags = [*machine.compiler, "-isystem", f"{machine.root}/include", "-std=c11", "-O0", *STRICT, *INCLUDES, f"-I{ROOT / 'runtime'}"]
    systems = ("ivbep", "t410", "zen2")
    for system in systems:
        run(sys.executable, "-m", "generator", "table", system, "--byte-order", machine.order, "-o", directory / f"{system}.pmu", cwd=ROOT)
    flags.append(f"-Wa,-I,{directory}")
    runtime = ROOT / "runtime"
    # Each compiler of its own folder: files of one folder may be called as those of another.
    layers = [[*(runtime / "base").glob("*.c"), *(runtime / "core").glob("*.c")], *([*folder.glob("*.c")] for folder in (runtime / "core").iterdir() if folder.is_dir()),
              [*(runtime / "io").glob("*.c")], [*(runtime / "library").glob("*.c"), *some(systems, directory)]]
    folders = [directory / str(i) for i in range(len(layers))]
    for folder in folders:
        folder.mkdir()
    together([lambda sources=sources, folder=folder: run(*flags, "-fPIC", "-fvisibility=hidden", "-c", *sources, cwd=folder)
              for sources, folder in zip(layers, folders, strict=True)])
    (directory / "map").write_text(run(sys.executable, runtime / "library" / "manual.py", "versions", runtime / "include" / "pmureg" / "pmureg.h"))
    link = [*machine.compiler, machine.option, "-Wno-unused-command-line-argument", "-nostdlib", f"-L{lib}"]
    shared, program, made = directory / "libpmureg.so.0", directory / "cross", directory / "cross.o"
    run(*link, "-shared", "-Wl,-z,defs", "-Wl,-z,text", "-Wl,-soname,libpmureg.so.0", f"-Wl,--version-script={directory / 'map'}",
        *(file for folder in folders for file in folder.glob("*.o")), "-lc", "-l:libgcc_s.so.1", "-o", shared)
    run(*flags, "-c", ROOT / "tests" / "machine" / "cross.c", "-o", made)
    run(*link, f"{lib}/crt1.o", f"{lib}/crti.o", made, shared, f"-Wl,-rpath,{directory}", "-lc", "-l:libgcc_s.so.1", f"{lib}/crtn.o", "-o", program)
    return [machine.emulator, "-L", machine.root, str(program)]


def library_here(directory: Path) -> list[str]:
    libraries = [ROOT / "build" / "libpmureg.a", ROOT / "build" / "tables.a"]
    need("gcc", *map(str, libraries))
    run("gcc", "-std=c11", *STRICT, *INCLUDES, ROOT / "tests" / "machine" / "cross.c", "-Wl,-u,pmureg_built_in", *libraries, "-o", directory / "cross")
    return [str(directory / "cross")]


VALUES = """\
uncore_cbox_0 uncore_cbox_0/event=0x35/ 540000000000
uncore_imc_0 uncore_imc_0/cas_count_read/ 50000000000
thresh=0x0
en=0x1
tid_en=0x0
edge_det=0x0
rst=0x0
umask=0x3
ev_sel=0x35
0x400335
12 1 3 35
12400335
18201234
1122334455667788 1122
10:08 11:07 12:06 13:05 14:04 15:03 16:02 17:01 \
a0:88 a1:77 a2:66 a3:55 a4:44 a5:33 a6:22 a7:11 a8:bc a9:9a aa:78 ab:56 ac:34 ad:12 a08:07 a09:0f 
"""
WIDE = {64: "nvidia_cmem_latency_pmu_0.cycle_cntr 0x99aabbccddeeff00",
        32: "a register of 64 bits needs a single access, but this program has 32 bits: use 64-bit pmureg"}
MSR, CONFIG, REGISTERS = "dev/cpu/0/msr", "sys/bus/pci/devices/0000:7f:10.4/config", "registers"


def tree(root: Path) -> dict[str, bytes]:
    """A machine of files. C0_MSR_PMON_BOX_CTL is 0xd04, boxes 0x20 apart; a memory channel's is at 0xf4; bits 17:16 must be ones
    (Intel 329468-002, tables 2-9, 2-13, 2-61). A page of a CoreSight PMU has PMCFGR at 0xe00, PMIIDR at 0xe08 (Arm IHI 0091); Linux's
    driver reads NVLink's cycle counter at 0x86c, memory latency's at 0x818."""
    texts = {"sys/devices/system/cpu/online": "0\n", "sys/devices/system/cpu/cpu0/topology/physical_package_id": "0\n",
             "sys/bus/pci/devices/0000:7f:10.4/vendor": "0x8086\n", "sys/bus/pci/devices/0000:7f:10.4/device": "0x0eb4\n",
             "sys/bus/pci/devices/0000:7f:10.4/local_cpulist": "0\n"}
    files = {MSR: bytearray(8 * 0x2000), CONFIG: bytearray(4096), REGISTERS: bytearray(0x5000)}
    for box in range(15):
        struct.pack_into("<Q", files[MSR], 8 * (0xD04 + 0x20 * box), 0x30000)
    struct.pack_into("<I", files[CONFIG], 0xF4, 0x30000)
    for at, value in ((0xE00, 0x7F06), (0xE08, 0x2CF2036B)):
        struct.pack_into("<I", files[REGISTERS], at, value)
    for at, value in ((0x1000, 0x0000112233445566), (0x286C, 0x1122334455667788), (0x3818, 0x99AABBCCDDEEFF00)):
        struct.pack_into("<Q", files[REGISTERS], at, value)
    found = {name: bytes(data) for name, data in files.items()} | {name: text.encode() for name, text in texts.items()}
    for name, data in found.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_bytes(data)
    # ChL3PmcCfg's index is 0xc0010230 (Linux msr-index.h, MSR_F16H_L2I_PERF_CTL): there is a hole up to there.
    far = root / "far" / MSR
    far.parent.mkdir(parents=True)
    with far.open("wb") as file:
        file.seek(8 * 0xC0010230)
        file.write(struct.pack("<Q", 0xFF0F000000400104))
    return found


@pytest.mark.parametrize("name", drawn(["native", *MACHINES]))
def test_the_library_is_the_same_there(tmp_path: Path, name: str) -> None:
    machine = MACHINES.get(name)
    program, root = library_of(machine, tmp_path) if machine else library_here(tmp_path), tmp_path / "root"
    before = tree(root)

    def told(*words: object) -> str:
        return run(*program, *words, timeout=60)

    def now() -> dict[str, bytes]:
        return {name: (root / name).read_bytes() for name in before}

    # A simulated counter adds the low byte of its event plus one a ns, ten seconds long: more than 32 bits hold.
    assert told("values") == VALUES
    assert told("count", root) == ("uncore_cbox_0 uncore_cbox_0/event=0x35,umask=0x1,filter_opc=0x182/ 1000\n"
                                   "uncore_imc_0 uncore_imc_0/event=0x4,umask=0x3/ 522\n")
    assert now() == before
    # Killed in the midst of it: the controls, C0_MSR_PMON_CTL0 and the channel's first, have bit 22, and the events.
    told("die", root)
    assert now()[MSR][8 * 0xD10:][:8] == bytes([0x35, 0x01, 0x40, 0, 0, 0, 0, 0])
    assert now()[CONFIG][0xD8:][:4] == bytes([0x04, 0x03, 0x40, 0])
    assert told("restore", root) == "ivbep, package 0\n"
    assert now() == before
    assert told("mapped", root) == (
        "nvidia_ucf_pmu_0.pmiidr 0x2cf2036b\nnvidia_ucf_pmu_0.pmevcntr[0] 0x112233445566\n"
        f"nvidia_nvclink_pmu_0.cycle_cntr 0x1122334455667788\n{WIDE[machine.bits if machine else 64]}\n"
        "nvidia_ucf_pmu_0 nvidia_ucf_pmu_0/event=0x1/ 4294968296\n")
    assert now()[REGISTERS][0x1000:][:8] == before[REGISTERS][0x1000:][:8]
    assert told("far", root / "far") == "amd_l3.ctl[0] 0xff0f000000400104\n"
