"""Mistakes of every kind in one file are all reported in one run, and nothing that only follows from them."""

from __future__ import annotations

from describing import demo



def lines(outcome) -> list[int]:
    return sorted(line for line, _ in outcome.places())


def test_one_of_each_stage(checked) -> None:
    text = demo()
    changes = {
        "          31:2: RES0\n": "          31:3: RES0\n",                               # bits
        "      reads:  {is: event=0x10,": "      reads:  {is: event=0x100,",               # events
        "        at: 0x40\n": "        at: 0x41\n",                                        # places
        "        text: Chooses the event of counter <n>.\n": "        txt: Chooses.\n",     # keys
        "formula: reads / cycles": "formula: reads / cycle",                               # names
    }
    for old, new in changes.items():
        assert text.count(old) == 1
        text = text.replace(old, new)
    outcome = checked(text)
    wanted = [number for number, line in enumerate(text.splitlines(), 1)
              for mark in ("txt:", "at: 0x41", "0x100", "reads / cycle,") if mark in line]
    control = next(number for number, line in enumerate(text.splitlines(), 1) if "at: 0x00" in line)
    assert outcome.status == 1
    assert lines(outcome) == sorted([*wanted, control])
    assert "5 mistakes; nothing was changed" in outcome.err


def test_what_follows_from_a_mistake_is_not_reported(checked) -> None:
    """The register is unusable, so that terms, counters, steps and events that name it cannot be judged."""
    text = demo().replace("          7:0: {name: EVENT, reset: 0,", "          7:0: {name: EVENT, reset: 0x100,")
    assert len(checked(text).messages) == 1


def test_mistakes_in_two_blocks(checked) -> None:
    text = demo()
    block = text[text.index("  noc:\n"):]
    outcome = checked(text + block.replace("  noc:\n", "  second:\n").replace("31:8: RES0", "31:9: RES0")
                      .replace("demo_noc_", "demo_second_") + "    unknown_key: 1\n")
    assert len(outcome.messages) == 1 and "unknown key `unknown_key`" in outcome.err


def test_what_another_block_has_wrong_is_told(checked) -> None:
    """An entry of the same name, elsewhere, does not follow from the first one's mistake."""
    text = demo()
    block = text[text.index("  noc:\n"):].replace("  noc:\n", "  second:\n").replace("demo_noc_", "demo_second_")
    first = text.replace("          7:0: {name: EVENT, reset: 0,", "          7:0: {name: EVENT, reset: 0x100,")
    outcome = checked(first + block.replace("        at: 0x40\n", "        at: 0x41\n"))
    assert len(outcome.messages) == 2, outcome.err
