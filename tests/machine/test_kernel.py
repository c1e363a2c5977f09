"""In Linux the accessors are the kernel's own: a module that uses each of them is compiled and checked as the kernel's own code is, for the kernels of Debian's releases."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from drawn import drawn
from headers import COMPILERS, RELEASES, compiler, headers
from toolchain import GENERATED, ROOT, Register, need, registers, run, systems

SPACE = {"amd64": "msr", "arm64": "sysreg"}
KERNELS = [pytest.param(release, machine, id=f"{release}-{machine}") for release in RELEASES for machine in COMPILERS]
# Each release for one machine, of which one is drawn; `ninja nightly` has the others.
DRAWN = [*drawn(KERNELS[::3] + KERNELS[4:5]), *(pytest.param(*kernel.values, id=kernel.id, marks=[pytest.mark.nightly]) for kernel in (*KERNELS[1:3], KERNELS[5]))]


# ---- The module ----

def uses(register: Register) -> str:
    """Each accessor of a register, with indices and values that are not known, and masks as the kernel's own macros take them."""
    where, kind = ("base", "struct pci_dev *base" if register.is_config else "void __iomem *base") if register.space == "memory" else ("", "")
    indices = ["i"] * len(register.parameters)
    parameters = ", ".join(filter(None, (kind, "unsigned int i", f"{register.name}_t r")))
    text = f"{register.name}_t use_{register.name}({parameters});\n{register.name}_t use_{register.name}({parameters})\n{{\n"
    if "write" in register.functions:
        text += f"\t{register.call('write', where, *indices, 'r')};\n"
    if "read" in register.functions:
        text += f"\tr = {register.call('read', where, *indices)};\n"
    if register.space == "msr":
        text += f"\tif ({register.call('read_safe', *indices, '&r')})\n\t\tr.raw = 0;\n" if "read" in register.functions else ""
        text += f"\tif ({register.call('write_safe', *indices, 'r')})\n\t\tr.raw = 0;\n" if "write" in register.functions else ""
    for field in list(register.fields)[:1]:
        mask = f"{register.name.upper()}_{field.upper()}_MASK"
        text += f"\tr.raw ^= (u{register.bits})FIELD_PREP({mask}, FIELD_GET({mask}, r.raw) & 1);\n"
        text += f"\tr.raw ^= {register.name}_with_{field}(r, i).raw;\n" if field in register.setters else ""
    text += f"\tr.raw ^= {register.name}_pack({register.name}_unpack(r)).raw;\n" if "pack" in register.functions else ""
    return f"{text}\treturn r;\n}}\n"


def used() -> list[Register]:
    of = drawn(systems())
    return [register for register in registers() if register.system in of]


def module(machine: str) -> str:
    text = "#include <linux/bitfield.h>\n#include <linux/module.h>\n" + "".join(f"#include <pmureg/{system}.h>\n" for system in systems())
    return text + "\n".join(uses(register) for register in used() if register.space in ("memory", SPACE[machine]))


def compile(release: str, machine: str, folder: Path, kbuild: str, *units: str) -> str:
    """What the compiler and sparse say of modules."""
    need("make", "sparse", *COMPILERS.values())
    (folder / "Kbuild").write_text(f"obj-m := {' '.join(units)}\n{kbuild}\nccflags-y += -Wundef -g0\n", encoding="utf-8")
    # objtool wants a newer C library. sparse does not know C23's name.
    words = ["make", "-s", "-C", str(headers(release, machine)), f"M={folder}", f"CC={compiler(machine, folder)}", "objtool=true", "W=1", "C=2", "CF=-D__typeof_unqual__=__typeof__", *units]
    words += ["CROSS_COMPILE=aarch64-linux-gnu-"] if machine == "arm64" else []
    done = subprocess.run(words, capture_output=True, text=True, timeout=600)
    said = [line for line in (done.stdout + done.stderr).splitlines() if not re.match(r"make|warning: pahole|  (The kernel was|You are using)", line)]
    assert done.returncode == 0 or said, done.stdout + done.stderr
    return "\n".join(said)


def compile_files(release: str, machine: str, folder: Path, **texts: str) -> str:
    for name, text in texts.items():
        (folder / f"{name}.c").write_text(text, encoding="utf-8")
    return compile(release, machine, folder, f"ccflags-y := -I{GENERATED}", *(f"{name}.o" for name in texts))


@pytest.mark.parametrize("release, machine", DRAWN)
def test_a_module_of_everything(release: str, machine: str, tmp_path: Path) -> None:
    """All accessors of each system that is drawn, with W=1, C=2 and -Wundef: no word. What they end in is the kernel's."""
    assert compile_files(release, machine, tmp_path, unit=module(machine)) == ""
    needs = set(re.findall(r" U (\w+)", run("nm", tmp_path / "unit.o")))
    assert {"pci_read_config_dword", "pci_write_config_dword"} <= needs or not any(register.is_config for register in used())
    assert not {name for name in needs if name.startswith("pmureg")}


@pytest.mark.parametrize("release, machine", DRAWN)
def test_our_module(release: str, machine: str, tmp_path: Path) -> None:
    """The driver: no word. The core in it needs nothing of the kernel but what compilers call by themselves, and no floating point."""
    for folder in ("base", "core", "include"):
        shutil.copytree(ROOT / "runtime" / folder, tmp_path / folder)
    shutil.copytree(ROOT / "runtime" / "linux", tmp_path, dirs_exist_ok=True)
    core = sorted(str(path.relative_to(tmp_path).with_suffix(".o")) for folder in ("base", "core") for path in (tmp_path / folder).rglob("*.c"))
    own = [path.with_suffix(".o").name for path in sorted(tmp_path.glob("*.[cS]" if machine == "arm64" else "*.c"))]
    flags = [line for line in (tmp_path / "Kbuild").read_text(encoding="utf-8").splitlines() if line.startswith("ccflags-y")]
    said = compile(release, machine, tmp_path, "\n".join([f"unit-y := {' '.join(own + core)}", *flags]), "unit.o")
    # sparse does not take what these macros of Linux 7 are made of.
    main = (tmp_path / "main.c").read_text(encoding="utf-8").splitlines()
    odd = [line for line in said.splitlines() if not ((at := re.match(r"main\.c:(\d+):1: error: bad constant expression", line)) and re.match(r"MODULE_|module_", main[int(at[1]) - 1]))]
    assert len(core) > 40 and len(own) == 8 + (machine == "arm64") and odd == []
    exported = {line.split("\t")[1] for line in (headers(release, machine) / "Module.symvers").read_text(encoding="utf-8").splitlines()}
    assert set(re.findall(r" U (\w+)", run("nm", tmp_path / "unit.o"))) - exported == {"__this_module"}
    run({"amd64": "ld", "arm64": "aarch64-linux-gnu-ld"}[machine], "-r", "-o", tmp_path / "core.o", *(tmp_path / name for name in core))
    needs = set(re.findall(r" U (\w+)", run("nm", tmp_path / "core.o")))
    assert not {name for name in needs if not re.match(r"(memset|memcpy|memcmp|memmove|strlen|__fentry__|_mcount)$|__(x86|ubsan|(ref_)?stack_chk)_", name)}


@pytest.mark.parametrize("release, machine", [pytest.param(*kernel.values, id=kernel.id, marks=[] if number == 0 else [pytest.mark.nightly]) for number, kernel in enumerate(KERNELS)])
def test_an_exported_driver(release: str, machine: str, tmp_path: Path) -> None:
    """The start of a driver: no word."""
    texts = {}
    described = sorted(path.stem for path in (ROOT / "generated" / "tables").glob("*.pmu"))
    for system in drawn(described):
        done = subprocess.run([sys.executable, "-m", "generator", "export", "linux", system], cwd=ROOT, capture_output=True, text=True)
        if done.returncode:
            assert done.stderr.endswith(f"pmureg: nothing of {system} can be expressed in linux\n")
            continue
        texts[system] = done.stdout
    assert len(texts) >= 3 and compile_files(release, machine, tmp_path, **texts) == ""


WRONG = """\
#include <pmureg/%s>
#if defined(NOTHING_OF_THE_KIND) || NOTHING_OF_THE_KIND
#endif
uint32_t wrong(void *base);
uint32_t wrong(void *base)
{
	return pmureg_load32(base, 0);
}

void missing(void)
{
}
"""


def test_what_is_wrong_is_told(tmp_path: Path) -> None:
    """-Wundef, W=1 and sparse are at work."""
    said = compile_files("bookworm", "amd64", tmp_path, unit=WRONG % "access.h")
    assert '"NOTHING_OF_THE_KIND" is not defined' in said
    assert "no previous prototype for \u2018missing\u2019" in said or "no previous prototype for 'missing'" in said
    assert "unit.c:7:30: warning: incorrect type in argument 1 (different address spaces)" in said
