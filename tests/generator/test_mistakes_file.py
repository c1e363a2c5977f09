"""Files that are no YAML, or no description: one message at the right place, never a traceback."""

from __future__ import annotations

import os
import re
import time
from pathlib import Path

import pytest

from describing import ROOT, demo, run_apart
from generator.commands.commands import taken

BOMB = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n" + "".join(
    f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]\n" for n in range(1, 12))
MAP_BOMB = "a0: &a0 {x: x, y: y}\n" + "".join(f"a{n}: &a{n} {{x: *a{n - 1}, y: *a{n - 1}}}\n" for n in range(1, 60))

CHAIN = "a0: &a0 [x]\n" + "".join(f"a{n}: &a{n} [*a{n - 1}]\n" for n in range(1, 5000))

FILES = [
    pytest.param(b"", (1, 1), "the file is empty", id="empty"),
    pytest.param(b"# only a comment\n", (1, 1), "the file is empty", id="comment"),
    pytest.param(b"- a\n- b\n", (1, 1), "the top level of the file is not a map", id="list"),
    pytest.param(b"hello\n", (1, 1), "the top level of the file is not a map", id="scalar"),
    pytest.param(b"a: [1, 2\nb: 3\n", (2, 2), "YAML syntax: did not find expected ',' or ']'", id="bracket"),
    pytest.param(b"a: 1\n\tb: 2\n", (2, 1), "YAML syntax: found a tab character that violates indentation", id="tab"),
    pytest.param(b"a: 'x\n", (2, 1), "YAML syntax: found unexpected end of stream", id="quote"),
    pytest.param(b"a: *nowhere\n", (1, 4), "YAML syntax: found undefined alias", id="alias"),
    pytest.param(b"a: 1\n--- \nb: 2\n", (2, 1), "YAML syntax: but found another document", id="two documents"),
    pytest.param(b"a: 1\nb: \x00\n", (2, 4), "YAML syntax: a character that YAML does not allow", id="NUL"),
    pytest.param(b"a: 1\nb: x\x07\n", (2, 5), "YAML syntax: a character that YAML does not allow", id="bell"),
    pytest.param(b"a: 1\nb: caf\xe9\n", (2, 7), "byte 0xe9 is not UTF-8", id="Latin-1"),
    pytest.param("a: 1\n".encode("utf-16"), (1, 1), "byte 0xff is not UTF-8", id="UTF-16"),
    pytest.param(b"a: &x 1\nb: &x 2\nc: *x\n", (2, 4), "YAML syntax: second occurrence", id="two anchors"),
    pytest.param(b"a: &a [*a]\n", (1, 4), "an alias refers to the anchor that contains it", id="cycle"),
    pytest.param(b"a: &a {b: {c: *a}}\n", (1, 4), "an alias refers to the anchor that contains it", id="map cycle"),
    pytest.param(b"[" * 100_000, (1, 100), "nested more than 100 deep", id="100000 brackets"),
    pytest.param(b"a: " + b"{b: " * 5_000, (1, 396), "nested more than 100 deep", id="5000 maps"),
    pytest.param(b"a: " + b"[" * 900 + b"]" * 900, (1, 102), "nested more than 100 deep", id="900 brackets"),
    pytest.param(BOMB.encode(), (7, 5), "aliases expand to more than", id="list bomb"),
    pytest.param(MAP_BOMB.encode(), (19, 6), "aliases expand to more than", id="map bomb"),
    pytest.param(CHAIN.encode(), (100, 6), "aliases nest more than 100 deep", id="chain of aliases"),
]


@pytest.mark.parametrize(("data", "place", "words"), FILES)
def test_file(checked, data, place, words):
    begin = time.process_time()
    outcome = checked(data)
    assert time.process_time() - begin < 2
    assert outcome.status == 1
    assert "Traceback" not in outcome.err
    assert len(outcome.messages) == 1, outcome.err
    assert words in outcome.messages[0]["words"] and "; " in outcome.messages[0]["words"]
    if place is not None:
        assert outcome.places() == [place], outcome.err


@pytest.mark.parametrize("data", [b"[" * 100_000, b"a: " + b"[" * 900 + b"]" * 900, BOMB.encode()])
def test_no_crash_in_a_process_of_its_own(tmp_path, data):
    (tmp_path / "demo.yaml").write_bytes(data)
    outcome = run_apart("check", tmp_path / "demo.yaml")
    assert outcome.status == 1 and len(outcome.messages) == 1 and "Traceback" not in outcome.err


def test_byte_order_mark(checked):
    assert checked(b"\xef\xbb\xbf" + demo().encode()).status == 0
    outcome = checked(b"\xef\xbb\xbf" + demo().replace("pmureg: 2 ", "pmureg: 3 ").encode())
    assert outcome.places() == [(1, 9)]


@pytest.mark.parametrize("end", ["\r\n", "\r"])
def test_line_ends(checked, end):
    """Other systems' line ends do not shift positions."""
    assert checked(demo().replace("\n", end)).status == 0
    outcome = checked(demo().replace("access: RW-V", "access: RX").replace("\n", end))
    unix = checked(demo().replace("access: RW-V", "access: RX"))
    assert outcome.status == 1 and len(outcome.places()) == 1
    assert outcome.places() == unix.places()


def test_characters_beyond_ascii_do_not_shift_columns(checked):
    outcome = checked(demo().replace("{name: VALUE, access: RW-V,", "{name: VALUE, text: Zähler ⏱ 𝟙, access: RX,")
                      .replace("text: The count.}", "}"))
    line = next(line for line in outcome.err.splitlines() if "𝟙" in line)
    assert outcome.places()[0][1] == line[4:].index("RX") + 1


def test_message_shows_the_line_with_a_caret(checked):
    outcome = checked(demo().replace("access: RW-V", "access: RX"))
    lines = outcome.err.splitlines()
    assert lines[1].strip().startswith("39:0:") and lines[2].index("^") == lines[1].index("RX")


def test_missing_file(run, tmp_path):
    outcome = run("check", tmp_path / "none.yaml")
    assert outcome.status == 1 and outcome.places() == [(1, 1)]
    assert "cannot read the file: No such file or directory; name a readable YAML file" in outcome.err


def test_folder_instead_of_a_file(run, tmp_path):
    outcome = run("check", tmp_path)
    assert outcome.status == 1 and "cannot read the file: Is a directory" in outcome.err


@pytest.mark.parametrize("what", ["/dev/zero", "terminal", "fifo"])
@pytest.mark.parametrize("command", [("check",), ("import", "svd"), ("import", "perfmon"), ("check", "demo.yaml", "--against")])
def test_what_never_ends_is_no_description(tmp_path, what, command):
    """A terminal and a pipe that nobody writes would be waited for."""
    (tmp_path / "demo.yaml").write_text(demo())
    os.mkfifo(tmp_path / "fifo")
    master, slave = os.openpty()
    path = {"fifo": str(tmp_path / "fifo"), "terminal": os.ttyname(slave)}.get(what, what)
    outcome = run_apart(*command, path, cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(ROOT)})
    os.close(master)
    os.close(slave)
    assert outcome.status == 1 and f"{path}" in outcome.err and "it is not a regular file; " in outcome.err


def test_large_file(run, tmp_path):
    with (tmp_path / "large.yaml").open("wb") as large:
        large.truncate((256 << 20) + 1)
    outcome = run("check", tmp_path / "large.yaml")
    assert outcome.status == 1 and outcome.places() == [(1, 1)] and "the file has more than 256 MB; name a description" in outcome.err


def test_link_to_nowhere_is_not_passed_over(run, folder):
    (folder / "soc.yaml").symlink_to("nowhere.yaml")
    (folder / "demo.yaml").write_text(demo())
    outcome = run("check", "--regdefs", folder.parent)
    assert outcome.status == 1 and len(outcome.messages) == 1 and "soc.yaml:1:1: cannot read the file: No such file or directory" in outcome.err


def test_library_named_by_what_is_no_name(checked):
    outcome = checked(demo().replace("sources:\n", "import: [\"a\\0b\"]\nsources:\n"))
    assert outcome.status == 1 and "U+0000 is a control character" in outcome.err and "Traceback" not in outcome.err


def test_libraries_that_import_each_other(checked, folder):
    """Each is taken once."""
    for name, other in (("a", "b"), ("b", "a")):
        (folder / f"{name}.yaml").write_text(f"pmureg: 2\nlibrary: {name}\ntitle: T\nimport: [vendor/{other}.yaml]\nsources: {{M: m}}\n")
    assert checked(demo().replace("sources:\n", "import: [vendor/a.yaml]\nsources:\n")).status == 0


def test_the_same_mistake_eight_thousand_times(checked):
    """What a script has written wrongly: each is told, in a time that grows with their number alone."""
    registers = "".join(f"      R{i}:\n        at: {0x1000 + 4 * i:#x}\n        text: T\n        source: TRM\n        fields:\n" +
                        "".join(f"          {bit}: {{name: F{bit}, rest: 0, text: T}}\n" for bit in range(32)) for i in range(250))
    begin = time.process_time()
    outcome = checked(demo().replace("    registers:\n", "    registers:\n" + registers))
    assert time.process_time() - begin < 10
    assert len(outcome.messages) == 8000 and "8000 mistakes; nothing was changed" in outcome.err


def test_unreadable_file(run, tmp_path):
    (tmp_path / "demo.yaml").write_text(demo())
    (tmp_path / "demo.yaml").chmod(0)
    am_root = os.geteuid() == 0
    if am_root:
        os.seteuid(65534)  # nobody: root may read everything
    try:
        outcome = run("check", tmp_path / "demo.yaml")
    finally:
        if am_root:
            os.seteuid(0)
    assert outcome.status == 1 and "cannot read the file: Permission denied" in outcome.err


def test_no_description_at_all(run, tmp_path):
    for command in (["check"], ["build", "--out", tmp_path / "out"]):
        outcome = run(*command, "--regdefs", tmp_path)
        assert outcome.status == 1 and "there is no description here; write regdefs/" in outcome.err
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("name", ["io", "systems", "index"])
def test_a_system_that_is_called_as_our_own_files(one_mistake, name):
    """<pmureg/io.h>, generated/tables/systems.c, generated/reference/index.html."""
    one_mistake(demo(), (("system: demo ", f"@system: {name} "),), (f"`{name}` is the name of a file of pmureg", "another name"), name)


@pytest.mark.parametrize("name", ["title", "next", "check"])
def test_a_system_that_is_called_as_our_functions(one_mistake, name):
    """pmureg_system_title(), pmureg_system_next(), pmureg_table_check(), where it would be pmureg_system_NAME and pmureg_table_NAME."""
    one_mistake(demo(), (("system: demo ", f"@system: {name} "),), (f"`{name}` is part of the name of a function of pmureg in C", "another name"), name)


def test_no_system_can_be_called_as_a_function_of_the_runtime():
    texts = [path.read_text() for path in (ROOT / "runtime").rglob("*.h")]
    names = {name for text in texts for name in re.findall(r"\bpmureg_(?:system|table)_(\w+)\(", text)}
    assert {"blocks", "check", "find", "within"} <= names
    assert sorted(name for name in names if not taken(name)) == []


def test_names_of_two_systems_that_are_one_in_c(run, folder):
    """demo's block noc_io with CTRL, and demo_noc's block io with it: a program may include both."""
    (folder / "demo.yaml").write_text(demo().replace("  noc:\n", "  noc_io:\n", 1))
    (folder / "demo_noc.yaml").write_text(demo().replace("system: demo ", "system: demo_noc ").replace("  noc:\n", "  io:\n", 1))
    outcome = run("check", "--regdefs", folder.parent)
    assert outcome.status == 1 and len(outcome.messages) == 3
    assert "system `demo` also has a register that is `demo_noc_io_ctrl` in C; rename the block" in outcome.err


def test_two_systems_of_one_name(run, folder):
    other = folder.parent / "other"
    other.mkdir()
    for place in (folder, other):
        (place / "demo.yaml").write_text(demo())
    outcome = run("check", "--regdefs", folder.parent)
    assert outcome.status == 1 and len(outcome.messages) == 1
    assert f"{other}/demo.yaml also describes system `demo`; rename one of the files" in outcome.err
    assert outcome.messages[0]["file"] == str(folder / "demo.yaml") and outcome.places() == [(1, 1)]


def test_every_file_is_looked_at(run, folder):
    """A file that cannot be read does not hide the mistakes of the others."""
    (folder / "a.yaml").write_text("a: [")
    (folder / "b.yaml").write_bytes(b"\xff")
    (folder / "demo.yaml").write_text(demo().replace("access: RW-V", "access: RX"))
    outcome = run("check", "--regdefs", folder.parent)
    assert [Path(m["file"]).name for m in outcome.messages] == ["a.yaml", "b.yaml", "demo.yaml"]
    assert "3 mistakes; nothing was changed" in outcome.err


def test_wrong_usage(run):
    for arguments in ([], ["frob"], ["build", "--frob"], ["check", "--regdefs"], ["schema", "x"]):
        outcome = run(*arguments)
        assert outcome.status == 2 and "usage: python3 -m generator" in outcome.err and not outcome.out


def test_help(run):
    for arguments in (["--help"], ["check", "--help"], ["build", "--help"], ["schema", "--help"]):
        outcome = run(*arguments)
        assert outcome.status == 0 and "usage: python3 -m generator" in outcome.out and not outcome.err
    assert "exit status: 0 done, 1 mistakes" in run("--help").out
