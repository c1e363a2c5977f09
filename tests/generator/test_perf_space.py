"""Units of which only perf's attribute is known."""

from __future__ import annotations

DARK = """\
pmureg: 2
system: demo
title: A PMU of which only Linux's side is known
sources: {DRV: its driver}
blocks:
  link:
    title: Link PMU
    source: DRV
    space: perf
    instances: {link: 2}
    registers:
      config:  {at: config,  text: What to count., fields: {63:16: RES0, 15:0: {name: event, text: Event.}}}
      filter:  {at: config1, text: Filters., fields: {63:40: RES0, 39:32: {name: ports, text: Ports.}, 31:0: RES0}}
    terms:
      event: {field: config.event}
      ports: {field: filter.ports}
    events:
      flits: {is: event=0x12, text: Flits.}
    linux: {device: dark_<link>, events: all, event_string: "event=0x{event:x}\\n"}
"""


def test_formats_come_from_the_words(run, folder, tmp_path) -> None:
    (folder / "demo.yaml").write_text(DARK)
    assert run("build", "--regdefs", folder.parent, "--out", tmp_path / "out").status == 0
    sysfs = tmp_path / "out" / "sysfs" / "demo" / "dark_N"
    assert (sysfs / "format" / "event").read_bytes() == b"config:0-15\n"
    assert (sysfs / "format" / "ports").read_bytes() == b"config1:32-39\n"
    assert (sysfs / "events" / "flits").read_bytes() == b"event=0x12\n"


def test_no_such_word(checked) -> None:
    outcome = checked(DARK.replace("at: config1", "at: 4"))
    assert len(outcome.messages) == 1
    assert "`link.filter` is at 0x4, outside its space; correct `at` or the count: perf's attribute has config, config1, config2 and config3" in outcome.err


def test_two_registers_in_one_word(checked) -> None:
    outcome = checked(DARK.replace("at: config1", "at: config"))
    assert len(outcome.messages) == 1 and "are both at 0x0" in outcome.err
