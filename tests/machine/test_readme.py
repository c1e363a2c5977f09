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
