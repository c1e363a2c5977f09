"""A device of perf's whose events units of other blocks count: the hub and its ports, shown as one device, as Linux's arm-cmn shows a mesh."""

from __future__ import annotations

import pytest

from test_borrow import TEXT as UNITS

DEVICE = """\
  all:
    title: Hub and ports
    source: M
    space: perf
    instances: {hub: 2}
    counted_by:
      hub: {when: kind == 1}
      port: {when: kind == 2, unit: not one or INFO.LINE == number}
    registers:
      config:
        at: config
        text: The event.
        fields:
          63:32: {name: number, text: A line.}
          31: {name: one, text: Of that line alone.}
          30:24: {name: kind, text: Of what.}
          23:8: RES0
          7:0: {name: event, text: The event.}
    terms:
      kind: {field: config.kind, text: "1 the hub, 2 its ports."}
      event: {field: config.event, text: The event.}
      one: {field: config.one, text: Of one line.}
      number: {field: config.number, text: The line.}
    linux: {device: acme_hub_<hub>, config: config}
"""
TEXT = UNITS.replace("instances: {port: 8}", "instances: {hub: 2, port: 4}").replace("hub: {number: port // 4, registers", "hub: {registers") + DEVICE


def test_it_is_right(checked) -> None:  # type: ignore[no-untyped-def]
    assert checked(TEXT, "hub").status == 0


def test_which_units_are_meant(checked) -> None:  # type: ignore[no-untyped-def]
    told = checked(TEXT.replace("perf\n    instances: {hub: 2}", "perf\n    instances: {box: 2}").replace("acme_hub_<hub>", "acme_hub_<box>"), "hub").err
    assert "the unit of `hub` is ambiguous: `all` has a number `box`, but `hub` does not; add `box` to the `instances` of `hub`, or compare it in `unit`" in told
    assert "`port` is a term of `all` and a number of `port`; rename one of them" in checked(TEXT.replace("one: {field", "port: {field").replace("not one or", "not port or"), "hub").err
    counting = "    counters:\n      own: {count: 1, width: 32, register: config}\n    linux: {device"
    assert "`all` has `counted_by` and its own counters; remove `counted_by:`" in checked(TEXT.replace("    linux: {device", counting), "hub").err


@pytest.mark.parametrize(("old", "new", "words"), [
    ("hub: {when: kind == 1}", "hab: @{when: kind == 1}", ("`counted_by` names block `hab`, which is not another block with counters", "did you mean `hub`?")),
    ("hub: {when: kind == 1}", "all: @{when: kind == 1}", ("`counted_by` names block `all`, which is not another block with counters", "use one of `hub` and `port`")),
    ("{when: kind == 1}", "{when: @kin == 1}", ("unknown name `kin`", "did you mean `kind`?")),
    ("INFO.LINE == number", "@INFO.LIN == number", ("register `INFO` has no field `LIN`", "did you mean `LINE`?")),
    ("      hub: {when: kind == 1}\n      port: {when: kind == 2", "      port: {@whem: kind == 2", ("unknown key `whem` in `port`", "did you mean `when`?")),
])
def test_mistake(one_mistake, old: str, new: str, words: tuple[str, ...]) -> None:  # type: ignore[no-untyped-def]
    one_mistake(TEXT, ((old, new),), words, "hub")


# The ports have no number of the hub, but a fact.
APART = (TEXT.replace("    instances: {hub: 2, port: 4}\n", "    instances: {port: 8}\n").replace("hub: {registers", "hub: {number: port // 4, registers")
         .replace("INFO.LINE == number}", "INFO.LINE == number and (port // 4 == hub)}").replace("unit: not one or", "unit: port // 4 == hub and not one or port // 4 == hub and"))


def test_a_number_that_units_lack(checked) -> None:  # type: ignore[no-untyped-def]
    """`unit` compares it with what they have; no fact of theirs has its name."""
    assert checked(APART, "hub").status == 0, checked(APART, "hub").err
    assert "`hub` is a number of `all` and a fact of `port`; rename one of them" in checked(APART.replace("      line: {read", "      hub: {read").replace("< line", "< hub"), "hub").err
