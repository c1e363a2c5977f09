"""What the tool prints of a system: lines that are wrapped, and texts that C takes as they are."""

from __future__ import annotations

import subprocess

from describing import ROOT, model
from generator.views.examples import candidates, examples, unit_names
from generator.reference.pages import BOLD, NAME, line, row
from generator.render.render import c_lines
from samples import BANKED

REGDEFS = ROOT / "regdefs"


def test_rows_are_wrapped_at_their_column():
    words = " ".join(["four"] * 30)
    first, second = row(10, "  front   ", words).splitlines()
    assert first == "  front   " + " ".join(["four"] * 18) and len(first) <= 100
    assert second == " " * 10 + " ".join(["four"] * 12)
    assert row(10, "  front   ", "w" * 120) == f"  front   {'w' * 120}\n", "a long word is not broken"
    assert row(3, "   ") == "   \n"


def test_a_line_without_a_text_is_none():
    assert line("note", "") == ""
    assert line("rules", "One.", "", "Two.").splitlines() == ["  \2rules   \3  One.", "  \2        \3  Two."]


def test_texts_in_c_are_what_they_were(tmp_path):
    text = f'{BOLD}a "b" \\n ??/ é{NAME}1\n\n\tend\n'
    for made in (text, text[:-1], "", "\n"):
        program = tmp_path / "text.c"
        program.write_text(f"#include <stdio.h>\nint main(void) {{ return fputs({c_lines(made)}, stdout) < 0; }}\n")
        subprocess.run(["gcc", "-std=c11", "-Wall", "-Werror", program, "-o", tmp_path / "text"], check=True)
        assert subprocess.run([tmp_path / "text"], check=True, capture_output=True).stdout == made.encode()


def test_what_stands_in_the_examples_of_help(folder):
    """Of the first system that has such things; a line for which no system has any is left out where it is compiled."""
    (folder / "banked.yaml").write_text(BANKED)
    banked, t241 = model(folder / "banked.yaml", folder.parent), model(REGDEFS / "nvidia" / "t241.yaml", REGDEFS)
    assert examples([(candidates(system), unit_names(system)) for system in (banked, t241)]) == {
        "system": "banked", "unit": "banked_l2", "event": "banked_unc/access/", "event_system": "banked",
        "pattern": "*access*", "register": "banked_unc_sel", "register_system": "banked", "field": "U", "value": "0x1"}
    assert examples([]) == {}


def test_where_the_pages_of_a_unit_end():
    """Of each of four sockets: behind CIDR3 at 0xFFC, the last of a CoreSight PMU, and in its second page behind 0xE30."""
    block = model(REGDEFS / "nvidia" / "t241.yaml", REGDEFS).blocks["scf"]
    assert block.page_sizes() == 4 * [0x1000, 0xE34]
