"""Conditions of the machine and errata: mistakes in them, and what headers and the reference say."""

from __future__ import annotations

import pytest

from describing import ROOT, demo, model, reference_of, run_here
from test_mistakes_shape import TEXTS, on_demo

FACT = ("blocks:\n", "facts:\n  revision: {read: \"midr[3:0]\", example: 1}\nblocks:\n")
READS = "reads:  {is: event=0x10, "


def early(condition: str, more: str = "") -> tuple[str, str]:
    return "    title: Network on chip\n", f"    title: Network on chip\n    conditions: {{early: {condition}}}\n{more}"


GOOD = early("{when: revision < 2, text: the revision is 0 or 1}")


def erratum(text: str, condition: str = "{when: revision < 2, text: the revision is 0 or 1}") -> tuple[str, str]:
    return early(condition, f"    errata:\n      E1: {text}\n")


MISTAKES = [
    on_demo("condition over an unknown fact", early("{when: @revison < 2, text: early}", "    facts: {revision: {read: \"midr[3:0]\", example: 1}}\n"), ("unknown name `revison`", "did you mean `revision`?")),
    on_demo("condition as it was in version 1", early("{@file: peer, text: early}"), ("`file` in `early` is a key of version 1 of the language", "write `when: sysfs(\"FILE\", \"TEXT\")`")),
    on_demo("condition with half a file", early("{when: @sysfs(\"peer\"), text: early}"), ("`sysfs(\"peer\")` needs a file and at least one text", "write `sysfs(\"FILE\", \"TEXT\")`")),
    on_demo("register of no condition", FACT, GOOD, ("      CTRL:\n        at: 0x00\n", "      CTRL:\n        @at: 0x00\n        only: erly\n"),
            ("there is no condition `erly`", "did you mean `early`?")),
    on_demo("field of no condition", FACT, GOOD, ("          0: {name: ENABLE, ", "          @0: {name: ENABLE, only: erly, "), ("there is no condition `erly`", "did you mean `early`?")),
    on_demo("event of no condition", FACT, GOOD, (READS, "reads:  {is: event=0x10, only: @erly, "), ("`erly` under `only` is not a condition, a variant or a number of the instance", "did you mean `early`?")),
    on_demo("register of an expression", ("      CTRL:\n        at: 0x00\n", "      CTRL:\n        at: 0x00\n        only: @noc == 1\n"), ("`only: noc == 1` is not a condition", "write the name of a condition, or `not` and the name")),
    on_demo("register of what is not so", FACT, GOOD, ("      CTRL:\n        at: 0x00\n", "      CTRL:\n        @at: 0x00\n        only: not early\n"),
            ("`not early` negates a condition that has a `when`", "describe the opposite as a separate condition")),
    on_demo("condition of variants and facts", FACT, ("blocks:\n", "variants: {a: A, b: B}\nblocks:\n"), early("{when: @a and revision < 2, text: x}", "    errata:\n      E1: {only: early, events: [reads], text: Wrong., source: TRM}\n"),
            ("`a and revision < 2` mixes variants with other names", "write one condition over variants, and another over facts and numbers")),
    on_demo("condition of every variant", ("blocks:\n", "variants: {a: A, b: B}\nblocks:\n"), early("{when: @a or b, text: x}", "    errata:\n      E1: {only: early, events: [reads], text: Wrong., source: TRM}\n"),
            ("`a or b` is true for every variant", "remove it")),
    on_demo("erratum of no condition", FACT, erratum("@{only: erly, events: [reads], text: Wrong., source: TRM}"), ("there is no condition `erly`", "did you mean `early`?")),
    on_demo("erratum of no event", FACT, erratum("@{only: early, events: [raeds], text: Wrong., source: TRM}"),
            ("erratum `E1` names event `raeds`, which does not exist", "did you mean `reads`?")),
    on_demo("erratum that affects nothing", FACT, erratum("@{only: early, events: [], text: Wrong., source: TRM}"), ("erratum `E1` names no events", "add them to `events`")),
    on_demo("erratum without a source", FACT, erratum("@{only: early, events: [reads], text: Wrong.}"), ("`E1` has no `source`",)),
    on_demo("erratum with a strange name", FACT, early("{when: revision < 2, text: early}", "    errata:\n      @E-1: {only: early, events: [reads], text: Wrong., source: TRM}\n"),
            ("`E-1` under `errata` is not an erratum's number or name",)),
]


@pytest.mark.parametrize(("name", "changes", "words"), MISTAKES)
def test_mistake(name, changes, words, one_mistake):
    one_mistake(TEXTS[name], changes, words, name)


def test_headers_and_reference_say_it(tmp_path) -> None:
    text = demo()
    for old, new in (FACT, erratum("{only: early, events: [reads], text: Reads are lost., source: TRM 9}"),
                     ("        text: Counter <n>.\n", "        text: Counter <n>.\n        only: early\n"),
                     ("{name: ENABLE, ", "{name: ENABLE, only: early, ")):
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    regdefs, out = tmp_path / "regdefs", tmp_path / "generated"
    (regdefs / "acme").mkdir(parents=True)
    (regdefs / "acme" / "demo.yaml").write_text(text)
    done = run_here("build", "--regdefs", regdefs, "--out", out)
    assert done.status == 0, done.err
    header = (out / "include/pmureg/demo/noc.h").read_text()
    assert " * Only: where the revision is 0 or 1\n" in header
    assert "1 counts. (where the revision is 0 or 1) */" in header
    html = (reference_of(regdefs, tmp_path / "reference") / "demo/noc.html").read_text()
    assert "E1: Reads are lost. Only where the revision is 0 or 1. Events: reads. " in html
    assert "<dt>Only</dt><dd>where the revision is 0 or 1</dd>" in html


def test_errata_of_arms_cores() -> None:
    """855827 of the Cortex-A53 (MIDR 0x410FD03x); that of the Neoverse N2 (0x410FD490 to 2) that Linux's metrics allow for."""
    (core, _) = model(ROOT / "regdefs/arm/pmuv3.yaml", ROOT / "regdefs").blocks.values()
    assert core.errata["855827"].events == ["inst_retired", "st_retired", "unaligned_ldst_retired", "exc_taken", "exc_return"]
    texts = {key: core.conditions[erratum.condition].when.text for key, erratum in core.errata.items()}
    assert texts == {"855827": "implementer == 0x41 and part == 0xD03",
                     "n2_stall_slot": "implementer == 0x41 and part == 0xD49 and variant == 0 and revision < 3"}
    assert (core.facts["part"].high, core.facts["part"].low) == (15, 4) and (core.facts["implementer"].high, core.facts["implementer"].low) == (31, 24)
