"""Packing, unpacking, changing and checking values, run on this machine and, emulated, on AArch64."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from toolchain import INCLUDES, STRICT, need, need_compiler, registers, run

HERE = Path(__file__).resolve().parent
SANITIZED = ["-O1", "-g", "-fsanitize=undefined,address", "-fno-sanitize-recover=all"]
HOSTS = [pytest.param(["gcc"], "c11", flags, id=f"gcc-{name}") for name, flags in (("O0", ["-O0"]), ("O2", ["-O2"]), ("sanitized", SANITIZED))]
HOSTS += [pytest.param(["clang"], "c11", ["-O2"], id="clang-O2"), pytest.param(["clang"], "c2x", SANITIZED, id="clang-sanitized")]


def every_register() -> str:
    """Random fields through pack and unpack for each register; a value's bits outside the fields come back as they must."""
    text = "\nstatic void every_register(void)\n{\n\tint i;\n\n\tfor (i = 0; i < 100; i++) {\n"
    for register in registers():
        if not register.fields:
            continue
        name, mask = register.name, sum(register.fields.values())
        text += f"\t\t{{\n\t\t\t{name}_fields_t f, g;\n\t\t\t{name}_t r, any_r;\n\n"
        for field, member in register.members.items():
            text += f"\t\t\tf.{member} = ({register.raw})any();\n"
        text += f"\t\t\tr = {name}_pack(f);\n\t\t\tg = {name}_unpack(r);\n"
        for field, member in register.members.items():
            ones = register.fields[field] >> register.shifts[field]
            text += f"\t\t\tEQUAL(g.{member}, f.{member} & {ones:#x}ULL);\n"
            if field in register.getters:
                text += f"\t\t\tEQUAL({name}_get_{field}(r), g.{member});\n"
            if field in register.setters:
                text += f"\t\t\tEQUAL({name}_unpack({name}_with_{field}(r, f.{member})).{member}, g.{member});\n"
        text += f"\t\t\tEQUAL({name}_pack(g).raw, r.raw);\n"
        text += f"\t\t\tany_r.raw = ({register.raw})any();\n"
        text += f"\t\t\tEQUAL({name}_pack({name}_unpack(any_r)).raw & {mask:#x}ULL, any_r.raw & {mask:#x}ULL);\n"
        text += f"\t\t\tEQUAL({name}_pack({name}_unpack(any_r)).raw & ~{mask:#x}ULL, {name}_pack(({name}_fields_t){{0}}).raw);\n"
        if "check" in register.functions:
            text += f"\t\t\tEQUAL({name}_check(any_r) >= 0, {name}_rule({name}_check(any_r)) != NULL);\n"
        text += "\t\t}\n"
    return text + "\t}\n}\n"


def program(directory: Path, compiler: list[str], *flags: str) -> Path:
    """The test program, made of values.c and the part that follows from the headers."""
    source = directory / "values.c"
    headers = sorted({register.header for register in registers()})
    source.write_text("".join(f"#include <{header}>\n" for header in headers)
                      + (HERE / "values.c").read_text(encoding="utf-8") + every_register(), encoding="utf-8")
    run(*compiler, *STRICT, "-Wno-missing-field-initializers", *flags, *INCLUDES, source, "-o", directory / "values")
    return directory / "values"


def counted(output: str) -> int:
    found = re.search(r"^(\d+) checks, 0 failures$", output, re.M)
    assert found, output
    return int(found[1])


@pytest.mark.parametrize("compiler, standard, flags", HOSTS)
def test_values(compiler: list[str], standard: str, flags: list[str], tmp_path: Path) -> None:
    need_compiler(compiler)
    assert counted(run(program(tmp_path, compiler, f"-std={standard}", *flags))) > 10_000


def test_values_on_aarch64(tmp_path: Path) -> None:
    """The same program on the other machine."""
    need("aarch64-linux-gnu-gcc", "qemu-aarch64")
    built = program(tmp_path, ["aarch64-linux-gnu-gcc"], "-std=c11", "-O2", "-static")
    assert counted(run("qemu-aarch64", built)) > 10_000
