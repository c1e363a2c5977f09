"""`import`: published events as a library. The sources here are small ones of the same form, written for these tests."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from describing import Outcome, model
from generator.model.model import Block

SYSTEM = """\
pmureg: 2
system: soc
title: A chip
import: [vendor/soc_events.yaml]
sources: {M: Manual}
blocks:
  BLOCK:
    base: BLOCK_events
    title: A unit
    source: M
    space: perf
    registers:
      config: {at: config, text: Event., fields: {63:40: RES0, 39:8: {name: umask}, 7:0: {name: event}}}
      config1: {at: config1, text: Filter., fields: {63:32: RES0, 31:16: {name: ch_mask}, 15:8: {name: fc_mask}, 7:0: {name: rdwrmask}}}
    terms:
      event: {field: config.event}
      umask: {field: config.umask}
      ch_mask: {field: config1.ch_mask}
      fc_mask: {field: config1.fc_mask}
      rdwrmask: {field: config1.rdwrmask}
    linux: {device: soc_BLOCK}
"""


def event(name: str, code: int, umask: int = 0, unit: str = "BOX", **more: str) -> dict[str, str]:
    """As perfmon's files have it: all of it texts."""
    return {"Unit": unit, "EventCode": f"0x{code:02X}", "UMask": f"0x{umask:02x}", "PortMask": "0x00", "FCMask": "0x00", "UMaskExt": "0x00",
            "EventName": name, "BriefDescription": "na", "Counter": "0,1,2,3", "Filter": "na", "ExtSel": "0", "Deprecated": "0",
            "FILTER_VALUE": "0", "CounterType": "PGMABLE"} | more


Importing = Callable[..., Outcome]


@pytest.fixture
def perfmon(folder: Path, run: Callable[..., Outcome]) -> Importing:
    """Imports these events, and metrics, into soc_events.yaml."""
    def call(events: list[Any], *options: str, metrics: list[Any] | None = None) -> Outcome:
        (folder / "soc_uncore.json").write_text(json.dumps({"Header": {"Info": "Performance Monitoring Events for a chip - V1.2", "Version": "1.2",
                                                                       "DatePublished": "01/02/2026"}, "Events": events}, indent=1))
        (folder / "soc_metrics.json").write_text(json.dumps({"Header": {"Version": "3"}, "Metrics": metrics or []}))
        return run("import", "perfmon", folder / "soc_uncore.json", folder / "soc_metrics.json", "--into", folder / "soc_events.yaml", *options)
    return call


def unit(folder: Path, name: str = "box") -> Block:
    """The library's base as a unit of a checked system."""
    (folder / "soc.yaml").write_text(SYSTEM.replace("BLOCK", name))
    return model(folder / "soc.yaml", folder.parent).blocks[name]


def test_terms_are_those_of_linux(perfmon, folder) -> None:
    """UMaskExt above UMask, but not beside the masks that say the same; a fixed counter is event 0xff."""
    outcome = perfmon([
        event("UNC_BOX_TOR.MISS", 0x35, 0x01, UMaskExt="0xC817FE", Counter="0"),
        event("UNC_BOX_TOR.HIT", 0x35, 0x02, UMaskExt="0x00"),
        event("UNC_BOX_IO.PART6", 0x84, 0x01, PortMask="0x40", FCMask="0x07", UMaskExt="0x00070400"),
        event("UNC_BOX_CLOCKTICKS", 0x00, 0x01, Counter="FIXED")])
    assert outcome.status == 0, outcome.err
    events = unit(folder).events
    assert events["tor.miss"].terms == {"event": 0x35, "umask": 0xC817FE01}
    assert events["tor.miss"].counters == 0b0001
    assert events["tor.hit"].counters == 0    # all there are
    assert events["io.part6"].terms == {"event": 0x84, "umask": 0x01, "ch_mask": 0x40, "fc_mask": 0x07}
    assert events["clockticks"].terms["event"] == 0xFF
    assert set(events["tor.miss"].aliases) == {"UNC_BOX_TOR.MISS"}
    assert (folder / "soc_events.yaml").read_text().startswith(
        "pmureg: 2\nlibrary: soc_events\ntitle: Events for a chip\nsources:\n"
        '  P: "soc_uncore.json, version 1.2 of 01/02/2026; soc_metrics.json, version 3"\n')


def test_events_of_one_code_are_one_entry(perfmon, folder) -> None:
    perfmon([event("UNC_BOX_RING.UP", 0x1B, 1, Counter="2,3"), event("UNC_BOX_RING.DOWN", 0x1B, 4, Counter="2,3"),
             event("UNC_BOX_RETRY", 0x1C), event("UNC_BOX_RETRY.ANY", 0x1C, 1, Counter="0")])
    text = (folder / "soc_events.yaml").read_text()
    assert ("      ring:\n        is: event=0x1b\n        counters: 2-3\n        source: P\n        sub:\n"
            "          up: {is: umask=0x01}\n          down: {is: umask=0x04}\n") in text
    assert '      retry.any: {is: "event=0x1c,umask=0x01", counters: 0, source: P}\n' in text
    assert unit(folder).events["ring.down"].counters == 0b1100


def squeezed(text: str) -> str:
    """Without what tells the two styles of YAML apart."""
    return re.sub(r"[\s{},]", "", text)


@pytest.mark.parametrize(("events", "line"), [
    ([event(f"UNC_BOX_IO.PART{i}", 0x83, 4, PortMask=f"0x{1 << i:x}", FCMask="0x07") for i in range(8)],
     'io: {is: "event=0x83,umask=0x04,fc_mask=7", source: P, sub: {part<n>: {is: ch_mask=1 << n, array: 8}}}'),
    ([event(f"UNC_BOX_CORE{i}_CYCLES", 0x70 + i) for i in range(15)],
     "core<m>_cycles: {is: event=0x70 + m, array: {m: 15}, source: P}"),
    ([event(f"UNC_BOX_CREDIT.TGR{i + 8}", 0x81, 1 << i) for i in range(3)],
     "credit: {is: event=0x81, source: P, sub: {tgr<n + 8>: {is: umask=1 << n, array: 3}}}"),
    ([event(f"UNC_BOX_RANK{r}.BANK{b}", 0xB0 + r, 0x10 << b) for r in range(4) for b in range(4)],
     "rank<m>: {is: event=0xb0 + m, array: {m: 4}, source: P, sub: {bank<n>: {is: umask=0x10 << n, array: 4}}}"),
])
def test_families_are_one_entry(perfmon, folder, events, line) -> None:
    outcome = perfmon(events)
    assert outcome.status == 0, outcome.err
    assert squeezed(line) in squeezed((folder / "soc_events.yaml").read_text())
    found = {found.name: (found.terms.get("event"), found.terms.get("umask", 0), found.terms.get("ch_mask", 0)) for found in unit(folder).events.values()}
    assert found == {e["EventName"].removeprefix("UNC_BOX_").lower(): tuple(int(e[key], 16) for key in ("EventCode", "UMask", "PortMask")) for e in events}


def test_what_follows_no_rule_is_no_family(perfmon, folder) -> None:
    perfmon([event("UNC_BOX_X.P0", 1, 1), event("UNC_BOX_X.P1", 1, 2), event("UNC_BOX_X.P2", 1, 5), event("UNC_BOX_X.P3", 1, 9)])
    assert "array" not in (folder / "soc_events.yaml").read_text()
    assert unit(folder).events["x.p3"].terms == {"event": 1, "umask": 9}


def test_names_that_were_given_up_are_aliases(perfmon, folder) -> None:
    perfmon([event("UNC_BOX_LOOKUP.ALL", 0x34, 0xFF), event("UNC_BOX_LOOKUP.SOME", 0x34, 1), event("UNC_BOX_OTHER", 2),
             event("UNC_H_FIND.ALL", 0x34, 0xFF, Deprecated="1"), event("UNC_H_LOST", 0x99, Deprecated="1")])
    events = unit(folder).events
    assert set(events["lookup.all"].aliases) == {"UNC_BOX_LOOKUP.ALL", "UNC_H_FIND.ALL"}
    assert events["h_lost"].note == "Deprecated."
    assert set(events["h_lost"].aliases) == {"UNC_H_LOST"}


def test_what_units_share_is_a_base(perfmon, folder) -> None:
    common = [(f"RING{kind}.{way}", 0xA0 + i, 1 << j) for i, kind in enumerate("ABCDE") for j, way in enumerate(("UP", "DOWN", "LEFT", "RIGHT"))]
    perfmon([event(f"UNC_{u}_{name}", code, umask, u) for u in ("BOX", "CRATE") for name, code, umask in common] + [event("UNC_BOX_OWN", 1)])
    text = (folder / "soc_events.yaml").read_text()
    assert "  box_events:\n    base: box_crate_events\n" in text
    assert text.count("ringa:") == 1
    assert text.count("sub: *box_crate_ringa") == 4
    for name, number in (("box", 21), ("crate", 20)):
        events = unit(folder, name).events
        assert len(events) == number
        assert set(events["ringc.left"].aliases) == {f"UNC_{name.upper()}_RINGC.LEFT"}


def test_texts_are_carried_or_left(perfmon, folder) -> None:
    events = [event("UNC_BOX_A", 1, BriefDescription="Lines: read,  and\u00a0written \u00ae"), event("UNC_BOX_B", 2)]
    perfmon(events)
    assert unit(folder).events["a"].text == "Lines: read, and written \u00ae"
    (folder / "soc_events.yaml").unlink()
    perfmon(events, "--no-text")
    assert unit(folder).events["a"].text == ""


def test_metrics_go_to_the_unit_of_their_events(perfmon, folder) -> None:
    def metric(name: str, formula: str, *events: str, constants: tuple[str, ...] = (), unit: str = "MB/sec") -> dict[str, Any]:
        return {"MetricName": name, "Formula": formula, "UnitOfMeasure": unit, "BriefDescription": "x",
                "Events": [{"Name": e, "Alias": chr(97 + i)} for i, e in enumerate(events)],
                "Constants": [{"Name": c, "Alias": c.lower()} for c in constants]}

    outcome = perfmon([event("UNC_BOX_CAS.RD", 4, 3), event("UNC_BOX_CAS.WR", 4, 12), event("UNC_BOX_IDLE", 5), event("UNC_CRATE_X", 1, unit="CRATE")], metrics=[
        metric("read_bw", "( a * (64 / 9.0) / 1000000) / DURATIONTIMEINSECONDS", "UNC_BOX_CAS.RD"),
        metric("Share of reads", "100 * (a / (a + b))", "UNC_BOX_CAS.RD", "UNC_BOX_CAS.WR", unit="percent"),
        metric("two_units", "a / b", "UNC_BOX_CAS.RD", "UNC_CRATE_X"),
        metric("of_sockets", "a / socket_count", "UNC_BOX_CAS.RD", constants=("SOCKET_COUNT",)),
        metric("elsewhere", "a", "INST_RETIRED.ANY"),
        metric("cas.rd", "a + ", "UNC_BOX_CAS.RD"), metric("UNC_BOX_IDLE", "1 - a", "UNC_BOX_CAS.RD")])
    assert outcome.status == 0, outcome.err
    metrics = unit(folder).metrics
    assert set(metrics) == {"read_bw", "share_of_reads"}
    assert metrics["read_bw"].formula.text == "cas.rd * (64 / 9) / 1000000 / (duration_ns / 1000000000)"
    assert (metrics["read_bw"].aggregate, metrics["share_of_reads"].aggregate) == ("sum", "mean")
    assert metrics["share_of_reads"].unit == "%"
    for name in ("two_units", "of_sockets (SOCKET_COUNT)", "elsewhere (INST_RETIRED.ANY)", "cas.rd (", "UNC_BOX_IDLE\n"):
        assert f"    {name}" in outcome.err


def test_what_is_not_carried_is_listed(perfmon, folder) -> None:
    outcome = perfmon([event("UNC_BOX_A", 1), event("UNC_BOX_FREE", 0, CounterType="FREERUN", Counter="3"), event("UNC_BOX_F", 2, Filter="BoxFilter1[7:0]"),
                       event("UNC_BOX_V", 2, 1, Filter="Filter1", FILTER_VALUE="0x40433")])
    assert outcome.status == 0
    assert set(unit(folder).events) == {"a", "f"}
    assert "BOX/UNC_BOX_FREE (3)" in outcome.err
    assert "without their filter `BoxFilter1[7:0]`" in outcome.err and "BOX/UNC_BOX_F\n" in outcome.err
    assert "BOX/UNC_BOX_V (0x40433)" in outcome.err
    assert ("# Carried in part: 1 events carried without their filter `BoxFilter1[7:0]`: add `needs: [TERM]`: BOX/UNC_BOX_F.\n"
            in (folder / "soc_events.yaml").read_text())


def test_what_is_told_holds_nothing_unseen(perfmon) -> None:
    outcome = perfmon([event("UNC_BOX_F", 2, Filter="Box\u001b[31m\u202eFilter", Counter="none\u001b[0m"), event("UNC_BOX_R", 0, CounterType="FREERUN", Counter="\u0007")])
    assert outcome.status == 0
    assert not set(outcome.err) & set("\u001b\u202e\u0007")


# perf's tables

@pytest.fixture
def perf_tables(folder: Path, run: Callable[..., Outcome]) -> Importing:
    def call(entries: Any, **standard: list[dict[str, str]]) -> Outcome:
        arch = folder / "arch"
        (arch / "maker" / "core").mkdir(parents=True)
        for name, content in standard.items():
            (arch / f"{name}.json").write_text(json.dumps(content))
        (arch / "maker" / "core" / "some.json").write_text(json.dumps(entries))
        return run("import", "pmu-events", arch / "maker" / "core", "--into", folder / "soc_events.yaml")
    return call


def test_events_of_perf(perf_tables, folder) -> None:
    outcome = perf_tables([
        {"ArchStdEvent": "L1D_CACHE"}, {"ArchStdEvent": "l1d_cache_refill", "BriefDescription": "Of this core."},
        {"EventName": "mem.read", "EventCode": "0x0a", "RdWrMask": "0x1", "Unit": "BOX", "PerPkg": "1"},
        {"EventName": "flux_rd", "ConfigCode": "0x2c", "Unit": "hi_box,ddr"},
        {"EventName": "cycles.busy", "EventCode": "11", "Filter": "edge=1,thresh=0x10", "SampleAfterValue": "1000"}],
        common=[{"EventName": "L1D_CACHE", "EventCode": "0x04", "BriefDescription": "Accesses."}, {"EventName": "L1D_CACHE_REFILL", "EventCode": "0x03"}])
    assert outcome.status == 0, outcome.err
    text = (folder / "soc_events.yaml").read_text()
    for line in ("l1d_cache: {is: event=0x04, text: Accesses., source: P}", "l1d_cache_refill: {is: event=0x03, text: Of this core., source: P}",
                 'cycles.busy: {is: "event=0x0b,edge=1,thresh=0x10", source: P}', 'mem.read: {is: "event=0x0a,rdwrmask=1", source: P}',
                 "flux_rd: {is: event=0x2c, source: P}"):
        assert line in text
    assert "  hi_box_ddr_events:\n" in text and "  core_events:\n" in text
    assert "hi_box,ddr/flux_rd" in outcome.err    # config as a whole


def test_metrics_of_perf(perf_tables, folder) -> None:
    outcome = perf_tables([
        {"EventName": "rd", "EventCode": "1"}, {"EventName": "wr", "EventCode": "2"},
        {"MetricName": "bandwidth.all", "MetricExpr": "(rd + wr) * 32 / 1e6 / duration_time", "ScaleUnit": "1MB/s"},
        {"MetricName": "share", "MetricExpr": "d_ratio(rd, rd + wr)", "ScaleUnit": "100%"},
        {"MetricName": "sum", "MetricExpr": "share + 1", "ScaleUnit": "9.765625e-4KB"},
        {"MetricName": "slots", "MetricExpr": "rd / #slots"}, {"MetricName": "most", "MetricExpr": "100 * max(rd - 1.5, min(wr, 2))"},
        {"MetricName": "all", "MetricExpr": "max(rd, wr, 1)"}, {"MetricName": "root", "MetricExpr": "sqrt(rd)"},
        {"EventName": "ops.128b_wide", "EventCode": "3"}, {"MetricName": "wide", "MetricExpr": "ops.128b_wide / (rd + ops.128b_wide) * 0.5"}])
    assert outcome.status == 0, outcome.err
    text = (folder / "soc_events.yaml").read_text()
    assert "bandwidth_all: {formula: (rd + wr) * 32 / 1000000 / (duration_ns / 1000000000), unit: MB/s, aggregate: sum, source: P}" in text
    assert 'share: {formula: 100 * (rd / (rd + wr)), unit: "%", source: P}' in text
    assert "sum: {formula: 1 / 1024 * (share + 1), unit: KB, source: P}" in text
    assert "most: {formula: 100 * (rd - 3 / 2 if rd - 3 / 2 > (wr if wr < 2 else 2) else wr if wr < 2 else 2), unit: number, source: P}" in text
    assert "wide: {formula: ops.128b_wide / (rd + ops.128b_wide) * (1 / 2), unit: number, source: P}" in text
    assert "    slots\n" in outcome.err and "metrics that call `sqrt`:\n    root\n" in outcome.err and "    all (" in outcome.err
    wide = unit(folder, "core").metrics["wide"].formula
    assert [str(name) for name in wide.names()] == ["ops.128b_wide", "rd", "ops.128b_wide"]


def test_counters_of_one_thing_have_the_codes_of_perf(perf_tables, folder) -> None:
    """As tools/perf/pmu-events/jevents.py names them (`real_event`): the source's own are 0 in PERFEVTSEL, which counts nothing."""
    outcome = perf_tables([{"EventName": "INST_RETIRED.ANY", "EventCode": "0x00", "UMask": "0x01", "Counter": "Fixed counter 0"},
                           {"EventName": "CPU_CLK_UNHALTED.THREAD_ANY", "EventCode": "0x00", "UMask": "0x02", "AnyThread": "1", "Counter": "Fixed counter 1"},
                           {"EventName": "CPU_CLK_UNHALTED.REF", "EventCode": "0x3C", "UMask": "0x01", "Counter": "0,1"}])
    assert outcome.status == 0, outcome.err
    text = (folder / "soc_events.yaml").read_text()
    assert 'inst_retired.any: {is: event=0xc0' in text
    assert 'thread_any: {is: "event=0x3c,any=1"' in text and "ref: {is: umask=0x03" in text
    assert "without the source's counters: add `counters: {KIND: NUMBER}` if no kind `allows` them:\n    core/INST_RETIRED.ANY (Fixed counter 0)" in outcome.err


@pytest.mark.parametrize("source", ["perfmon", "perf_tables"])
def test_values_of_registers_are_terms(request, source, folder) -> None:
    outcome = request.getfixturevalue(source)([{"EventName": "offcore", "EventCode": "0xB7, 0xBB", "UMask": "0x1", "MSRIndex": "0x1a6,0x1a7", "MSRValue": "0x10001"},
                                               {"EventName": "late", "EventCode": "0xCD", "UMask": "0x1", "MSRIndex": "0x3F6", "MSRValue": "0x80"},
                                               {"EventName": "none", "EventCode": "0xCF", "UMask": "0x1", "MSRIndex": "0", "MSRValue": "0"},
                                               {"EventName": "other", "EventCode": "0xCE", "UMask": "0x1", "MSRIndex": "0x3F9", "MSRValue": "0x80"}])
    assert outcome.status == 0, outcome.err
    text = (folder / "soc_events.yaml").read_text()
    assert 'offcore: {is: "event=0xb7,umask=0x01,offcore_rsp=0x10001"' in text and 'late: {is: "event=0xcd,umask=0x01,ldlat=0x80"' in text
    assert 'none: {is: "event=0xcf,umask=0x01"' in text
    assert "1 events carried without the value of a register whose term is unknown: add it to `is`:\n    core/other (0x3f9)\n" in outcome.err


def test_events_of_a_core(folder, run) -> None:
    source = folder / "core.json"
    source.write_text(json.dumps({"cpu": "Some Core", "events": [{"code": 8, "name": "INST_RETIRED", "description": "Instructions. More of it."},
                                                                  {"code": 0x4005, "name": "STALL", "trm_name": "STALL_ALL", "description": "x"}, {"code": 7}]}))
    outcome = run("import", "pmu-events", source)
    assert outcome.status == 0, outcome.err
    assert "title: Events of Some Core\n" in outcome.out
    assert "inst_retired: {is: event=0x08, text: Instructions, source: P}" in outcome.out
    assert "stall: {is: event=0x4005, aliases: [STALL_ALL], text: x, source: P}" in outcome.out
    assert "without a name" in outcome.err


def test_kinds_of_cores_are_units(folder, run) -> None:
    """As a hybrid processor's: a file for each kind, whose events name no unit. One file alone is the core's."""
    for kind, code in (("big", "0x11"), ("small", "0x22")):
        (folder / f"soc_{kind}_core.json").write_text(json.dumps([
            {"EventName": "A.B", "EventCode": code, "UMask": "0x01", "Counter": "0,1"},
            {"EventName": "INST_RETIRED.ANY", "EventCode": "0x00", "UMask": "0x01", "Counter": "Fixed counter 0"},
            {"EventName": "CPU_CLK_UNHALTED.REF", "EventCode": "0x3c", "UMask": "0x01", "Counter": "0,1"}]))
    files = [folder / f"soc_{kind}_core.json" for kind in ("big", "small")]
    outcome = run("import", "perfmon", *files)
    assert outcome.status == 0, outcome.err
    big, _, small = outcome.out.partition("  small_events:\n")
    assert "  big_events:\n" in big and '{is: "event=0x11,umask=0x01"' in big and '{is: "event=0x22,umask=0x01"' in small
    assert "big/INST_RETIRED.ANY (Fixed counter 0)" in outcome.err and "small/INST_RETIRED.ANY (Fixed counter 0)" in outcome.err
    assert outcome.out.count("{is: event=0xc0") == 2, "code 0 is the fixed counter's; programmable counters know another"
    assert outcome.out.count('{is: "event=0x3c,umask=0x01"') == 2, "a code that programmable counters know stays"
    assert "  core_events:\n" in run("import", "perfmon", files[0]).out


def test_sources_that_differ_are_told(perfmon, folder) -> None:
    """Files of parts of a family: the last is carried."""
    outcome = perfmon([event("UNC_BOX_A", 1, 2), event("UNC_BOX_B", 3), event("UNC_BOX_A", 1, 4), event("UNC_BOX_B", 3)])
    assert outcome.status == 0, outcome.err
    assert "events carried as the last source has them, which is not as another has:\n    BOX/UNC_BOX_A\n" in outcome.err and "UNC_BOX_B" not in outcome.err
    assert unit(folder).events["a"].terms["umask"] == 4


def test_units_are_one_in_letters_of_either_case(perfmon, folder) -> None:
    outcome = perfmon([event("UNC_BOX_A", 1, unit="Box"), event("UNC_BOX_B", 2, unit="BOX"), event("UNC_BOX_C", 3, unit="box")])
    assert outcome.status == 0, outcome.err
    assert set(unit(folder).events) == {"a", "b", "c"}


# What is not as it should be

NESTED = "[" * 100_000
HOSTILE = {
    "nothing": ("", 1, 1, "JSON syntax"),
    "cut off": ('{"Events": [\n {"EventName": "A"', 2, 19, "JSON syntax"),
    "not UTF-8": (b'{"Events": ["\xff"]}', 1, 14, "not UTF-8"),
    "too deep": (NESTED, 1, 65, "nested more than 64 deep"),
    "deep in an event": ('{"Events":\n' + NESTED, 2, 64, "nested more than 64 deep"),
    "twice": ('{"Events": [{"EventName": "A",\n "UMask": "1", "UMask": "2"}]}', 2, 16, "this object has the key `UMask` twice"),
    "no list": ('{"Events":\n  {"A": 1}}', 1, 2, "`Events` is an object, but must be a list"),
    "neither": ('{"Other": []}', 1, 1, "no `Events` and no `Metrics`"),
    "a text": ('{"Events": ["A",\n "B"]}', 1, 13, "an entry is a text"),
    "no unit": ('{"Events": [{"EventName": "A", "Unit": "~"}]}', 1, 32, "`~` is not a name of a unit"),
    "true for a text": ('{"Events": [{"EventName": "A", "Filter": true}]}', 1, 32, "`Filter` is true or false, but must be a text"),
    "no event": ('{"Events": []}', 1, 1, "import can carry no event of this file"),
    "metrics alone": ('{"Metrics": [{"MetricName": "x", "Formula": "1", "Events": []}]}', 1, 1, "import can carry no event of this file"),
    "no name": ('{"Events": [\n{"UMask": "1"}]}', 2, 1, "no `EventName`"),
    "a bad name": ('{"Events": [{"EventName":"A"},\n{"EventName": "no name"}]}', 2, 2, "`no name` is not a name of an event"),
    "a long name": ('{"Events": [{"EventName": "' + "A" * 201 + '"}]}', 1, 14, "is not a name of an event"),
    "an unseen name": ('{"Events": [{"EventName": "A\\u202eB"}]}', 1, 14, "`A B` is not a name of an event"),
    "half a character": ('{"Events": [{"EventName": "A\\ud800"}]}', 1, 14, "is not a name of an event"),
    "control character": ('{"Events": [{"EventName": "A\x01"}]}', 1, 29, "control character"),
    "a list for a number": ('{"Events": [{"EventName": "A", "EventCode": ["0x1"]}]}', 1, 32, "`EventCode` is a list, but must be a text"),
    "no number": ('{"Events": [{"EventName": "A", "EventCode": "0x1",\n"UMask": "many"}]}', 2, 1, "`UMask` is `many`, but must be a number"),
    "too many bits": ('{"Events": [{"EventName": "A", "EventCode": "0x1FFFFFFFFFFFFFFFF"}]}', 1, 32, "does not fit"),
    "below 0": ('{"Events": [{"EventName": "A", "EventCode": -1}]}', 1, 32, "does not fit"),
    "a huge number": ('{"Events": [{"EventName": "A",\n"EventCode": ' + "9" * 5000 + "}]}", 2, 14, "JSON"),
    "not a number": ('{"Events": [{"EventName": "A",\n"EventCode": NaN}]}', 2, 14, "NaN is not a number"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_sources_are_one_error(folder, run, name) -> None:
    content, line, column, words = HOSTILE[name]
    source, into = folder / "soc_uncore.json", folder / "soc_events.yaml"
    source.write_bytes(content if isinstance(content, bytes) else content.encode())
    into.write_text("what was here\n")
    outcome = run("import", "perfmon", source, "--into", into)
    assert outcome.status == 1
    assert "Traceback" not in outcome.err
    assert outcome.places() == [(line, column)], outcome.err
    assert words in outcome.messages[0]["words"]
    assert "; " in outcome.messages[0]["words"]
    assert into.read_text() == "what was here\n"


def test_what_is_too_big_is_not_read(folder, run) -> None:
    source = folder / "soc_uncore.json"
    with open(source, "wb") as stream:
        stream.truncate(100 << 20)
    outcome = run("import", "perfmon", source)
    assert outcome.status == 1 and outcome.out == ""
    assert "the file has 100 MB, more than 64" in outcome.err


def test_a_file_whose_name_is_none(folder, run) -> None:
    outcome = run("import", "perfmon", folder / "none.json", "--into", folder / "core-a5.yaml")
    assert outcome.status == 1 and len(outcome.messages) == 1 and "`core-a5`, the description's name by its file, is not a name" in outcome.err


def test_a_file_that_is_not_there(folder, run) -> None:
    outcome = run("import", "perfmon", folder / "none.json")
    assert outcome.status == 1 and "cannot read the file" in outcome.err


def test_standard_events_must_be_there(perf_tables) -> None:
    outcome = perf_tables([{"ArchStdEvent": "L9_CACHE"}])
    assert outcome.status == 1
    assert "the folders above do not define `l9_cache`" in outcome.err


def test_formats_are_told(run) -> None:
    outcome = run("import", "svn", "x.json")
    assert outcome.status == 2 and "perfmon" in outcome.err and "pmu-events" in outcome.err
