"""The generator as others install it: from a wheel, in a folder that has nothing of this tree."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import zipfile
from pathlib import Path

import pytest
import yaml

from toolchain import ROOT, need, run

PYTHON = "/usr/bin/python3"
PAGE = (ROOT / "docs" / "describing.md").read_text()
# The tutorial's bus monitor; its second counter's control is at 0x14.
MONITOR = next(block for block in re.findall(r"^```yaml\n(.*?)^```", (ROOT / "regdefs" / "README.md").read_text(), re.M | re.S) if "system: busmon" in block)
# Built on a base of the installed libraries.
CHIP = """pmureg: 2
system: chip
title: Acme's chip
import: [nvidia/cspmu.yaml]
sources:
  TRM: Acme chip reference manual
blocks:
  fabric:
    base: nvidia_other_product
    title: Fabric
    instances: {pmu: 2}
    linux: {device: acme_fabric_pmu_<pmu>}
"""


def recipe(name: str) -> str:
    found = re.search(rf"<!-- own-{name} -->\n```\w+\n(.*?)^```", PAGE, re.M | re.S)
    assert found
    return found[1]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """As `ninja dist` makes it, of a copy of what git tracks: a build leaves files in its tree."""
    need("pip3")
    copy = tmp_path_factory.mktemp("sources") / "pmureg"
    for name in ("generator", "templates", "regdefs", "runtime/python"):
        shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, copy)
    run(PYTHON, "-m", "pip", "wheel", "-q", "--no-index", "--no-deps", "--no-build-isolation", "-w", copy / "wheels", ".", cwd=copy)
    made, = (copy / "wheels").iterdir()
    return made


@pytest.fixture(scope="module")
def bin(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the command, in a virtual environment that has Debian's Jinja2 and PyYAML."""
    at = tmp_path_factory.mktemp("venv")
    run(PYTHON, "-m", "venv", "--system-site-packages", at)
    run(at / "bin" / "pip", "install", "-q", "--no-index", wheel)
    return at / "bin"


@pytest.fixture
def own(bin: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with one description."""
    monkeypatch.setenv("PATH", f"{bin}:{os.environ['PATH']}")
    monkeypatch.chdir(tmp_path)
    described(tmp_path, "busmon", MONITOR)
    return tmp_path


def described(folder: Path, name: str, text: str) -> Path:
    path = folder / "hw" / "acme" / f"{name}.yaml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return path


def files(top: Path) -> dict[str, bytes]:
    return {str(path.relative_to(top)): path.read_bytes() for path in sorted(top.rglob("*")) if path.is_file() and path.name != "STAMPS"}


def test_its_version_is_the_library_s(wheel: Path) -> None:
    version = re.search(r'#define PMUREG_VERSION "(.+)"', (ROOT / "runtime/include/pmureg/pmureg.h").read_text())
    assert version and wheel.name == f"pmureg_gen-{version[1]}-py3-none-any.whl"


def test_the_wheel_has_every_file(wheel: Path) -> None:
    """Of the generator, its templates and the descriptions, and of the module that counts, and nothing else."""
    wanted = {f"pmureg_gen/{path.relative_to(ROOT / 'generator')}" for path in (ROOT / "generator").rglob("*.py")}
    wanted |= {f"pmureg_gen/{path.relative_to(ROOT)}" for path in [*(ROOT / "templates").rglob("*.j2"), *(ROOT / "templates").glob("tests/*.[ch]"), *(ROOT / "regdefs").rglob("*.*")] if path.is_file()}
    wanted |= {f"pmureg/{name}" for name in ("__init__.py", "described.py", "header.py", "library.py", "lines.py", "machine.py", "session.py", "py.typed")}
    with zipfile.ZipFile(wheel) as archive:
        assert {name for name in archive.namelist() if ".dist-info/" not in name} == wanted


def test_it_makes_what_the_tree_makes(own: Path) -> None:
    run("pmureg-gen", "build", "-q", "--regdefs", ROOT / "regdefs", "--out", own / "gen")
    for folder in ("include", "sysfs", "tables", "tests"):
        assert files(own / "gen" / folder) == files(ROOT / "generated" / folder), folder


def test_help_names_the_command_and_the_language(own: Path) -> None:
    text = run("pmureg-gen", "--help")
    assert text.startswith("usage: pmureg-gen ") and "\n  pmureg-gen check " in text and "python3 -m" not in text
    language = re.search(r"^the language of descriptions: (.+)$", text, re.M)
    assert language and Path(language[1]).read_bytes() == (ROOT / "regdefs" / "README.md").read_bytes()
    assert run("pmureg-gen", "import", "--help").count("python3 -m") == 0


def test_a_first_description(own: Path) -> None:
    assert run("pmureg-gen", "new", "acme/demo", "--regdefs", "hw") == "hw/acme/demo.yaml\n"
    assert "#     pmureg-gen check hw/acme/demo.yaml\n#     pmureg-gen table hw/acme/demo.yaml -o demo.pmu\n" in (own / "hw/acme/demo.yaml").read_text()
    assert run("pmureg-gen", "check", "--regdefs", "hw") == "hw/acme/busmon.yaml: 1 block, 3 registers, 2 events\nhw/acme/demo.yaml: 1 block, 3 registers, 2 events\n"


def test_advice_names_the_command(own: Path) -> None:
    path = described(own, "busmon", MONITOR.replace("at: 0x10 + 4 * n, array: 4,", "at: 0x10, array: {count: 4, stride: 4},"))
    done = subprocess.run(["pmureg-gen", "check", "--regdefs", "hw"], capture_output=True, text=True)
    assert done.returncode == 1 and f"{path.relative_to(own)}:20:" in done.stderr and "`pmureg-gen upgrade` rewrites" in done.stderr


def test_a_base_of_an_installed_library(own: Path) -> None:
    """PMCFGR of Arm's CoreSight PMU architecture is at 0xE00; its header stands under its library's name."""
    (own / "hw/acme/busmon.yaml").unlink()
    described(own, "chip", CHIP)
    run("pmureg-gen", "build", "-q", "--regdefs", "hw", "--out", "gen", "--depfile", "gen.d", "--target", "gen/MANIFEST")
    program = own / "chip.c"
    program.write_text('#include <pmureg/chip/fabric.h>\n_Static_assert(CORESIGHT64_CYCLES_PMCFGR_OFFSET == 0xe00, "PMCFGR");\n')
    run("gcc", "-std=c11", "-Wall", "-Wextra", "-Werror", "-fsyntax-only", "-Igen/include", program)
    read = (own / "gen.d").read_text().split()
    assert [Path(name).name for name in read if name.endswith(".yaml")] == ["coresight.yaml", "cspmu.yaml", "chip.yaml"]
    assert all(Path(name).exists() for name in read[1:])


def test_a_library_of_one_s_own_comes_first(own: Path) -> None:
    """It is taken as soon as it is there, and no more when it is gone."""
    (own / "hw/acme/busmon.yaml").unlink()
    described(own, "chip", CHIP)
    build = ["pmureg-gen", "build", "-q", "--regdefs", "hw", "--out", "gen"]
    run(*build)
    header, before = own / "gen/include/pmureg/chip/fabric.h", files(own / "gen")
    library = own / "hw/nvidia/cspmu.yaml"
    library.parent.mkdir()
    library.write_text((ROOT / "regdefs/nvidia/cspmu.yaml").read_text().replace("set: {filter: 0xFFFFFFFF}", "set: {filter: 0xFFFF}"))
    run(*build)
    assert files(own / "gen") != before
    library.unlink()
    run(*build)
    assert files(own / "gen") == before and header.exists()


def test_a_library_that_is_nowhere(own: Path) -> None:
    described(own, "chip", CHIP.replace("nvidia/cspmu.yaml", "nvidia/cspm.yaml"))
    done = subprocess.run(["pmureg-gen", "build", "--regdefs", "hw", "--out", "gen"], capture_output=True, text=True)
    assert done.returncode == 1 and not (own / "gen").exists()
    assert "hw/acme/chip.yaml:4:10: there is no library `nvidia/cspm.yaml`; write a path relative to hw, or to the generator's own descriptions\n" in done.stderr


def git(*words: str) -> None:
    run("git", "-c", "user.name=acme", "-c", "user.email=acme@example.org", *words)


@pytest.mark.parametrize(("change", "status"), [(("text: Read beats.", "text: Read beats of the bus."), 0), (("0x10 + 4 * n", "0x40 + 8 * n"), 1)])
def test_the_workflow(own: Path, change: tuple[str, str], status: int) -> None:
    """Each step but those that install; a moved register breaks users since the last tag, a clearer text does not."""
    git("init", "-q", ".")
    git("add", "hw")
    git("commit", "-qm", "one")
    git("tag", "v1")
    described(own, "busmon", MONITOR.replace(*change))
    git("commit", "-qam", "two")
    steps = [step["run"] for step in yaml.safe_load(recipe("workflow"))["jobs"]["descriptions"]["steps"] if not step.get("run", "pip").startswith("pip")]
    assert len(steps) == 4
    results = [subprocess.run(step, shell=True, capture_output=True, text=True) for step in steps]
    assert [result.returncode for result in results] == [0, status, 0, 0], results
    assert ("Breaks C that includes the header" in results[1].stdout) == (status == 1)
