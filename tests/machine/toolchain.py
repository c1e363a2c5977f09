"""What the machine tests share: compilers, disassembly, and what the generated headers offer."""

from __future__ import annotations

import functools
import html
import json
import os
import re
import shutil
import subprocess
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
GENERATED = ROOT / "generated" / "include"
INCLUDES = [f"-I{GENERATED}", f"-I{ROOT / 'runtime' / 'include'}"]
TABLES = ROOT / "generated" / "tables"
EMBEDDED = f"-Wa,-I,{TABLES}"  # where .incbin of a table's object finds the file
STRICT = ["-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Werror"]

# The C library's headers of the other architecture, where Debian's cross packages have them.
ARM_LIBC = "/usr/aarch64-linux-gnu/include"
X86 = {"gcc": ["gcc"], "clang": ["clang"]}
ARM = {"aarch64-linux-gnu-gcc": ["aarch64-linux-gnu-gcc"],
       "clang-aarch64": ["clang", "--target=aarch64-linux-gnu", "-isystem", ARM_LIBC]}
OBJDUMP = {"x86-64": "objdump", "aarch64": "aarch64-linux-gnu-objdump"}
# Machine and compiler.
TARGETS = [*(pytest.param(("x86-64", compiler), id=name) for name, compiler in X86.items()),
           *(pytest.param(("aarch64", compiler), id=name) for name, compiler in ARM.items())]


def need(*programs: str) -> None:
    """Skips a test whose programs are not installed; where everything is to be there, that is a failure."""
    missing = [program for program in programs if not (shutil.which(program) or Path(program).exists())]
    if missing and os.environ.get("CI") == "true":
        pytest.fail(f"not installed: {', '.join(missing)}")
    if missing:
        pytest.skip(f"skipped: {', '.join(missing)} not installed")


def llvm(tool: str) -> str:
    """That of the newest LLVM, 19 at least: it knows every register's name. Debian has the version behind a dash."""
    named = {int(found[1]): found[0] for folder in os.get_exec_path() for path in Path(folder).glob(f"{tool}-*")
             if (found := re.fullmatch(rf"{tool}-(\d+)", path.name))}
    newest = named[max(named)] if named else tool
    need(newest)
    version = re.search(r"LLVM version (\d+)", run(newest, "--version"))
    if not version or int(version[1]) < 19:
        need(f"{tool}-19")
    return newest


def browser() -> str:
    """A Chromium, the one without windows first."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser")
    found = next(filter(shutil.which, names), names[0])
    need(found)
    return found


def visit(folder: Path, page: str, script: str, *options: str) -> Any:
    """What a script returns, run in a page of this text by a browser, at most 20 seconds of its own time."""
    chromium = browser()
    ends = f"""<pre id="said"></pre><script type="module">
const wait = milliseconds => new Promise(then => setTimeout(then, milliseconds));
document.getElementById("said").textContent = JSON.stringify(await (async () => {{ {script} }})().catch(error => String(error)));
</script></body>"""
    (folder / "page.html").write_text(page.replace("</body>", ends))
    done = subprocess.run([chromium, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--disable-dev-shm-usage", "--allow-file-access-from-files",
                           f"--user-data-dir={folder / 'profile'}", "--virtual-time-budget=20000", "--dump-dom", *options, (folder / "page.html").as_uri()],
                          capture_output=True, text=True, timeout=120)
    said = re.search(r'<pre id="said">(.+?)</pre>', done.stdout, re.DOTALL)
    assert said, done.stderr[-2000:]
    return json.loads(html.unescape(said[1]))


def brightness(red: int, green: int, blue: int) -> float:
    """Relative luminance, as WCAG 2 defines it."""
    red_part, green_part, blue_part = (part / 255 / 12.92 if part / 255 <= 0.04045 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in (red, green, blue))
    return 0.2126 * red_part + 0.7152 * green_part + 0.0722 * blue_part


def contrast(front: tuple[int, int, int], back: tuple[int, int, int]) -> float:
    """How much two colours differ, from 1 to 21, as WCAG 2 defines it."""
    low, high = sorted((brightness(*front), brightness(*back)))
    return (high + 0.05) / (low + 0.05)


def need_compiler(compiler: list[str]) -> None:
    need(compiler[0], *([ARM_LIBC] if ARM_LIBC in compiler else []))


def run(*command: object, cwd: Path | None = None, timeout: int = 120, env: dict[str, str] | None = None) -> str:
    """Standard output of a command that has to succeed."""
    words = [str(word) for word in command]
    done = subprocess.run(words, cwd=cwd, capture_output=True, text=True, timeout=timeout, env=env)
    if done.returncode:
        raise AssertionError(f"{' '.join(words)}\nended with {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


def together(jobs: Iterable[Callable[[], object]]) -> None:
    """Runs all jobs, as many at once as there are processors; fails with the words of all that failed."""
    def attempt(job: Callable[[], object]) -> str:
        try:
            job()
        except AssertionError as failure:
            return str(failure)
        return ""

    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        failures = [words for words in pool.map(attempt, jobs) if words]
    if failures:
        pytest.fail("\n\n".join(failures), pytrace=False)


def build(source: str, directory: Path, compiler: list[str], *flags: str, name: str = "unit") -> Path:
    """The object made of a C text."""
    text = directory / f"{name}.c"
    text.write_text(source, encoding="utf-8")
    target = directory / f"{name}.o"
    run(*compiler, "-std=c11", "-Werror=implicit-function-declaration", *flags, *INCLUDES, "-c", text, "-o", target)
    return target


# ---- Disassembly ----

@dataclass(frozen=True)
class Instruction:
    address: int
    code: str       # the bytes as objdump groups them: one word on AArch64
    mnemonic: str
    operands: str

    @property
    def word(self) -> int:
        return int(self.code, 16)

    @property
    def target(self) -> int | None:
        """Where a branch goes; None for everything else."""
        if not re.match(r"(b(\.\w+)?|cbn?z|tbn?z|j\w+)$", self.mnemonic):
            return None
        found = re.search(r"([0-9a-f]+) <", self.operands)
        return int(found[1], 16) if found else None

    def __str__(self) -> str:
        return f"{self.address:5x}: {self.mnemonic} {self.operands}"


_FILLING = re.compile(r"(nop|data16|cs nop|xchg\s+%ax,%ax|int3|endbr64|bti|hint|udf)")


def disassemble(path: Path, machine: str) -> dict[str, list[Instruction]]:
    """Function name to its instructions, without the filling behind the last one."""
    need(OBJDUMP[machine])
    functions: dict[str, list[Instruction]] = {}
    current: list[Instruction] = []
    for line in run(OBJDUMP[machine], "-d", "-w", path).splitlines():
        if start := re.match(r"[0-9a-f]+ <(.+)>:$", line):
            current = functions.setdefault(start[1], [])
        elif line.startswith(" ") and line.count("\t") >= 2:
            address, code, words = line.split("\t", 2)
            mnemonic, _, operands = words.replace("\t", " ").partition(" ")
            operands = re.sub(r"\s*(//|# ).*", "", operands).strip()
            if not _FILLING.match(f"{mnemonic} {operands}"):
                current.append(Instruction(int(address.strip(" :"), 16), code.strip(), mnemonic, operands))
    return functions


def listing(instructions: list[Instruction]) -> str:
    return "\n".join(map(str, instructions))


_X86_NARROW = re.compile(r"%([abcd][lhx]|[sd]il?|[sb]pl?|r\d+[bw])\b")


def memory_access(instruction: Instruction, machine: str) -> tuple[str, int] | None:
    """('load' or 'store', bits) of an instruction that touches memory; None for every other."""
    name, operands = instruction.mnemonic, instruction.operands
    if machine == "aarch64":
        if "[" not in operands or not (found := re.match(r"(ld|st)(r|ur|p|rs|urs)(b|h|sb|sh|w)?$", name)):
            return None
        bits = {"b": 8, "sb": 8, "h": 16, "sh": 16, "w": 32}.get(found[3] or "", 32 if operands[0] == "w" else 64)
        return ("load" if found[1] == "ld" else "store"), bits * (2 if found[2] == "p" else 1)
    if not re.search(r"\(%|^(0x)?[0-9a-f]+\(|,0x[0-9a-f]+$", operands) or name.startswith(("lea", "nop")):
        return None
    kind = "store" if operands.endswith(")") and not name.startswith(("cmp", "test")) else "load"
    if name.startswith(("movz", "movs")) and len(name) >= 5:
        return kind, {"b": 8, "w": 16, "l": 32}[name[4]]
    if re.match(r"(mov|cmp|test|and|or|add)[bwlq]$", name):
        return kind, {"b": 8, "w": 16, "l": 32, "q": 64}[name[-1]]
    if _X86_NARROW.search(operands):
        return kind, 16 if re.search(r"%([abcd]x|[sd]i|[sb]p|r\d+w)\b", operands.replace("(%rdi", "(")) else 8
    register = re.search(r"%(e\w\w|r\d+d)\b", re.sub(r"\(.*?\)", "", operands))
    return kind, 32 if register else 64


def memory_accesses(instructions: list[Instruction], machine: str) -> list[tuple[str, int]]:
    return [access for access in (memory_access(i, machine) for i in instructions) if access]


# ---- What the headers offer ----

@dataclass
class Register:
    """A register as its header declares it."""

    system: str
    block: str
    name: str                      # ivbep_cbo_ctl
    bits: int
    space: str                     # sysreg, msr, csr, memory or perf
    parameters: tuple[str, ...]    # of its address
    fields: dict[str, int]         # name to mask
    shifts: dict[str, int]
    members: dict[str, str]        # field's name to the struct's member
    getters: frozenset[str]        # fields with a getter for the whole field
    setters: frozenset[str]
    functions: frozenset[str]      # read, write, check, ...
    is_config: bool                # memory, but of PCI's configuration
    begins: dict[str, str]         # the first index of parameters that have a range

    @property
    def header(self) -> str:
        return f"pmureg/{self.system}/{self.block}.h"

    @property
    def raw(self) -> str:
        """What its fields and its value are calculated with."""
        return f"uint{max(32, self.bits)}_t"

    @property
    def firsts(self) -> str:
        """The first index of each parameter."""
        return ", ".join(self.begins.get(name, "0") for name in self.parameters)

    def call(self, function: str, *arguments: str) -> str:
        return f"{self.name}_{function}({', '.join(argument for argument in arguments if argument)})"


def systems() -> list[str]:
    return sorted(path.stem for path in (GENERATED / "pmureg").glob("*.h"))


def headers() -> list[str]:
    """Every generated header, as it is included."""
    return sorted(str(path.relative_to(GENERATED)) for path in GENERATED.rglob("*.h"))


@functools.cache
def registers() -> tuple[Register, ...]:
    found: list[Register] = []
    for header in headers():
        parts = Path(header).parts
        if len(parts) == 3:
            found += _registers(parts[1], parts[2].removesuffix(".h"), (GENERATED / header).read_text(encoding="utf-8"))
    assert found, "no generated header declares a register"
    return tuple(found)


def includes(text: str) -> str:
    """The headers of the registers that a C text speaks of."""
    used = sorted({register.header for register in registers() if f"{register.name}_" in text})
    return "".join(f"#include <{header}>\n" for header in used)


def _registers(system: str, block: str, text: str) -> Iterable[Register]:
    defines = dict(re.findall(r"^#define (\w+)(?:\([\w, ]*\))? +(.+?)(?: /\*.*)?$", text, re.M))
    for bits, name in re.findall(r"^typedef struct \{\n\tuint(8|16|32|64)_t raw;\n\} (\w+)_t;", text, re.M):
        macro = name.upper()
        place = re.search(rf"^#define {macro}_(ENCODING|ADDRESS|NUMBER|OFFSET|WORD)(?:\(([\w, ]*)\))? .*?(/\* by \w+ and)?(?: \w+ \*/)?$", text, re.M)
        assert place, f"{name} has no address"
        struct = re.search(r"^typedef struct \{\n([^}]*)\} " + name + "_fields_t;", text, re.M)
        members = dict.fromkeys(re.findall(r"^\t\w+ (\w+);", struct[1], re.M)) if struct else {}
        names = {member: next(n for n in (member, member.rstrip("_")) if f"{macro}_{n.upper()}_MASK" in defines) for member in members}
        yield Register(
            system, block, name, int(bits), "pair" if place[3] else {"ENCODING": "sysreg", "ADDRESS": "msr", "NUMBER": "csr", "OFFSET": "memory", "WORD": "perf"}[place[1]],
            tuple(place[2].split(", ")) if place[2] else (),
            {field: int(defines[f"{macro}_{field.upper()}_MASK"].rstrip("UL"), 16) for field in names.values()},
            {field: int(defines[f"{macro}_{field.upper()}_SHIFT"]) for field in names.values()},
            {field: member for member, field in names.items()},
            frozenset(re.findall(rf"^#define {name}_get_(\w+)\(r\)", text, re.M)),
            frozenset(re.findall(rf"^#define {name}_with_(\w+)\(r, value\)", text, re.M)),
            frozenset(re.findall(rf"^static inline (?:__attribute__\(\(always_inline\)\) )?[\w *]+?{name}_(read|write|check|rule|pack|unpack)\(", text, re.M)),
            "PMUREG_CONFIG *" in text, dict(re.findall(r"(\w+): (\d+) to \d+", where[1])) if (where := re.search(rf"^#define {macro}_{place[1]}\(.*/\* (.*) \*/$", text, re.M)) else {})
