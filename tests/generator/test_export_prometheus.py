"""`export prometheus`: recording rules, read and run by Prometheus' own promtool. Results are computed by hand from the series of each test.

A machine is scraped every 15 seconds. `0+1500x40` is a counter that begins at 0 and rises by 1500 between scrapes, 40 times: 100 a second.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from describing import ROOT, demo
from drawn import drawn
from generator.commands.exporting import run as export
from generator.exports.rates import base_unit, kinds, labels_of, units
from generator.exports.unsaid import Unsaid
from generator.model.index import unit_name
from test_export import SYSTEMS, described, exported

LEVELS = {"unit", "package", "instance"}


def number_of_metrics(system: str) -> int:
    return sum(len(block.metrics) for block in described(system).blocks.values())


def promtool(*words: object, cwd: Path) -> subprocess.CompletedProcess[str]:
    if shutil.which("promtool") is None:
        assert not os.environ.get("CI"), "README.md's test command installs Prometheus"
        pytest.skip("skipped: promtool is not here (Debian's package prometheus)")
    return subprocess.run(["promtool", *map(str, words)], cwd=cwd, capture_output=True, text=True, timeout=300)


def rules_of(text: str) -> dict[str, str]:
    """Each rule's expression by its name."""
    rules = [rule for group in yaml.safe_load(text)["groups"] for rule in group["rules"] if "record" in rule]
    assert len({rule["record"] for rule in rules}) == len(rules)
    return {rule["record"]: rule["expr"] for rule in rules}


def alerts_of(text: str) -> dict[str, dict[str, Any]]:
    alerts = [rule for group in yaml.safe_load(text)["groups"] for rule in group["rules"] if "alert" in rule]
    assert len({alert["alert"] for alert in alerts}) == len(alerts)
    return {alert["alert"]: alert for alert in alerts}


# ---- All systems ----

@pytest.mark.parametrize("system", drawn(SYSTEMS))
def test_prometheus_accepts_the_rules(tmp_path: Path, system: str) -> None:
    text, told = exported("prometheus", system)
    assert told == "", "each metric of our descriptions is one over rates"
    if not number_of_metrics(system):
        assert text == ""
        return
    (tmp_path / f"{system}.yaml").write_text(text)
    done = promtool("check", "rules", "--lint=all", "--lint-fatal", f"{system}.yaml", cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    rules = rules_of(text)
    assert f"SUCCESS: {len(rules) + len(alerts_of(text))} rules found" in done.stdout
    assert all(re.fullmatch(r"(unit|package|instance):pmureg_[a-z0-9]+(_[a-z0-9]+)+:rate1m", name) for name in rules)


@pytest.mark.parametrize("system", drawn(SYSTEMS))
def test_each_metric_is_recorded_on_each_level(system: str) -> None:
    """And reads nothing but what the file records before it."""
    rules = rules_of(exported("prometheus", system)[0] or "groups: []")
    levels: dict[str, set[str]] = {}
    before: set[str] = set()
    for name, expression in rules.items():
        level, metric, _ = name.split(":")
        levels.setdefault(metric, set()).add(level)
        read = re.findall(r"\w+:\w+:rate1m", expression)
        assert set(read) <= before and (read != []) != ("pmureg_event_total" in expression)
        assert expression.count(f'{{system="{system}"') == (len(read) or 2)
        before.add(name)
    assert all(found in (LEVELS, {"unit"}) for found in levels.values())
    assert sum(found == LEVELS for found in levels.values()) == number_of_metrics(system)


@pytest.mark.parametrize("system", drawn(SYSTEMS))
def test_a_series_is_found_once(system: str) -> None:
    """By all that its unit is called, and by all that its event is called; two events have a name in common only if their terms are the same."""
    whole = described(system)
    for kind in kinds(whole, Unsaid()):
        pattern = units(whole, kind.block)
        own = {unit_name(whole, kind.block, instance) for instance in kind.block.instances}
        own |= {re.sub("<[^>]*>", "7", kind.block.linux.device)} if kind.block.linux and kind.block.banked else set()
        others = {unit_name(whole, block, instance) for block in whole.blocks.values() for instance in block.instances
                  if block is not kind.block and (not (block.variants and kind.block.variants) or {*block.variants} & {*kind.block.variants})}
        assert [name for name in own if not re.fullmatch(pattern, name)] == []
        assert [name for name in others if re.fullmatch(pattern, name)] == []
        called: dict[str, set[object]] = {}
        for name, names in labels_of(kind.block).items():
            event = kind.block.events[name]
            assert re.fullmatch(names, name) and all(re.fullmatch(names, alias.upper()) for alias in event.aliases)
            for one in names.removeprefix("(?i)").split("|"):
                called.setdefault(one, set()).add(frozenset(term for term in event.terms.items() if term[1]) or name)
        assert {name for name, events in called.items() if len(events) > 1} == set()


def test_a_name_is_of_one_kind_of_thing_on_all_systems() -> None:
    meanings: dict[str, set[tuple[str, str]]] = {}
    for system in SYSTEMS:
        for kind in kinds(described(system), Unsaid()):
            for metric in kind.metrics:
                meanings.setdefault(metric.name, set()).add((metric.base, metric.of.aggregate))
    assert len(meanings) > 400 and {name: found for name, found in meanings.items() if len(found) > 1} == {}
    assert {"pmureg_imc_read_bandwidth_bytes_per_second", "pmureg_cbo_clock_hertz", "pmureg_l3_miss_ratio", "pmureg_cha_llc_miss_latency_seconds"} <= set(meanings)


@pytest.mark.parametrize(("unit", "grows", "factor", "base"), [
    ("GB/s", 0, 1e9, "bytes_per_second"), ("MB/s", 0, 1e6, "bytes_per_second"), ("MB/sec", 0, 1e6, "bytes_per_second"), ("MiB", 1, 1048576, "bytes_per_second"),
    ("KiB/s", 0, 1024, "bytes_per_second"), ("GHz", 0, 1e9, "hertz"), ("MHz", 0, 1e6, "hertz"), ("%", 0, 0.01, "ratio"), ("fraction", 0, 1, "ratio"),
    ("slots/slot", 0, 1, "ratio"), ("ns", 0, 1e-9, "seconds"), ("us", 0, 1e-6, "seconds"), ("J", 1, 1, "joules_per_second"), ("Joules", 0, 1, "joules"), ("mW", 0, 0.001, "watts"),
    ("GT/s", 0, 1e9, "transfers_per_second"), ("GFLOP/s", 0, 1e9, "operations_per_second"), ("cycles", 0, 1, "cycles"), ("misses", 1, 1, "misses_per_second"),
    ("instructions per cycle", 0, 1, "instructions_per_cycle"), ("per instruction", 0, 1, "per_instruction"), ("number", 0, 1, ""), ("number", 1, 1, "per_second"),
    ("misses/1000 instructions", 0, 1, "misses_per_1000_instructions")])
def test_base_units(unit: str, grows: int, factor: float, base: str) -> None:
    found, name = base_unit(unit, grows)
    assert (float(found), name) == (factor, base)


# ---- Rules, run ----

class Run:
    """Rules over series, and what they have to record. A series is its labels, and how the counter moves."""

    def __init__(self, folder: Path, rules: str) -> None:
        self.folder, self.rules = folder, rules

    def records(self, series: dict[str, str], *wanted: tuple[str, str, dict[str, float]]) -> None:
        """`wanted`: a time, an expression over recorded names, and its values by labels. Rounded, as rates are not exact."""
        checks = [{"eval_time": time, "expr": f"round({expression}, 0.001)",
                   "exp_samples": [{"labels": f"{{{labels}}}", "value": value} for labels, value in values.items()]} for time, expression, values in wanted]
        test = {"rule_files": ["rules.yaml"], "evaluation_interval": "15s",
                "tests": [{"interval": "15s", "promql_expr_test": checks,
                           "input_series": [*({"series": f"pmureg_event_total{{{labels}}}", "values": values} for labels, values in series.items()), *times(series)]}]}
        (self.folder / "rules.yaml").write_text(self.rules)
        (self.folder / "test.yaml").write_text(json.dumps(test))
        done = promtool("test", "rules", "test.yaml", cwd=self.folder)
        assert done.returncode == 0, done.stdout + done.stderr


def times(series: dict[str, str]) -> list[dict[str, str]]:
    """The time of each unit: 15 seconds where a counter moves, and where it stands still at 0, but not where it stands at what it had."""
    found = {}
    for labels, values in series.items():
        parts, last = list[str](), 0
        for part in values.split():
            begin, step, count = (int(number) for number in re.findall(r"\d+", part.replace("_x", "0+0x")))
            stands = step == 0 and begin > 0
            parts.append(part if part[0] == "_" else f"{last if stands else 15 if parts else 0}+{0 if stands else 15}x{count}")
            last = 15 * count
        found[re.sub(r',event="[^"]*"', "", labels)] = " ".join(parts)
    return [{"series": f'pmureg_unit_seconds_total{{{labels},session="all"}}', "values": values} for labels, values in found.items()]


def of(system: str, folder: Path) -> Run:
    return Run(folder, exported("prometheus", system)[0])


def labels(machine: str, system: str, package: int | None, unit: str = "", event: str = "", place: str = "") -> str:
    every = {"instance": machine, "job": "pmureg", "system": system, "package": "" if package is None else str(package), "unit": unit, "event": event, "place": place}
    return ",".join(f'{name}="{value}"' for name, value in every.items() if value)


def test_a_bandwidth_is_the_sum_and_a_machine_that_is_gone_has_none(tmp_path: Path) -> None:
    """A CAS of Ivy Bridge's memory controller moves 64 bytes. Machine b is not scraped after five minutes."""
    def read(machine: str, package: int, unit: str, event: str = "cas_count_read") -> str:
        return labels(machine, "ivbep", package, unit, event)

    name = "pmureg_imc_read_bandwidth_bytes_per_second:rate1m"
    a = {labels("a", "ivbep", 0, "uncore_imc_0"): 64e6, labels("a", "ivbep", 0, "uncore_imc_1"): 128e6, labels("a", "ivbep", 1, "uncore_imc_0"): 192e6}
    of("ivbep", tmp_path).records(
        {read("a", 0, "uncore_imc_0"): "0+15000000x60",                              # a million a second
         read("a", 0, "uncore_imc_1", "CAS_COUNT.RD"): "7+30000000x60",              # the maker's name
         read("a", 1, "uncore_imc_0", "event=0x04,umask=0x3"): "0+45000000x60",      # its terms
         read("a", 0, "uncore_imc_0", "cas_count.rd"): "0+15000000x60",              # once more: the same count is not added
         read("b", 0, "uncore_imc_0"): "0+60000000x20 _x40",
         read("a", 0, "uncore_imc_0", "cas_count_write"): "0+1000x60",               # other events, units and systems
         read("a", 0, "uncore_imc_0", "cas_count_read_more"): "0+1000x60",
         read("a", 0, "uncore_cbox_0"): "0+1000x60",
         labels("a", "icx", 0, "uncore_imc_0", "cas_count_read"): "0+1000x60"},
        ("4m", f"unit:{name}", {**a, labels("b", "ivbep", 0, "uncore_imc_0"): 256e6}),
        ("4m", f"package:{name}", {labels("a", "ivbep", 0): 192e6, labels("a", "ivbep", 1): 192e6, labels("b", "ivbep", 0): 256e6}),
        ("4m", f"instance:{name}", {labels("a", "ivbep", None): 384e6, labels("b", "ivbep", None): 256e6}),
        ("8m", f"unit:{name}", a),
        ("8m", f"package:{name}", {labels("a", "ivbep", 0): 192e6, labels("a", "ivbep", 1): 192e6}),
        ("8m", f"instance:{name}", {labels("a", "ivbep", None): 384e6}))


def test_a_counter_that_begins_again(tmp_path: Path) -> None:
    """The counter is at 30000 after five minutes and at 1500 one scrape later, which it has counted since its restart: 100 a second all the time."""
    name = "pmureg_imc_write_bandwidth_bytes_per_second:rate1m"
    every = [(time, f"{level}:{name}", {labels("a", "ivbep", 0 if level != "instance" else None, "uncore_imc_3" if level == "unit" else ""): 6400.0})
             for time in ("4m", "5m15s", "5m30s", "6m", "7m") for level in sorted(LEVELS)]
    of("ivbep", tmp_path).records({labels("a", "ivbep", 0, "uncore_imc_3", "cas_count_write"): "0+1500x20 1500+1500x20"}, *every)


def test_a_file_that_nobody_writes_any_more(tmp_path: Path) -> None:
    """The node exporter goes on serving it: the rate is that of the time that was counted, then there is none. It never falls."""
    name = "pmureg_imc_write_bandwidth_bytes_per_second:rate1m"
    there = {labels("a", "ivbep", 0, "uncore_imc_3"): 6400.0}
    of("ivbep", tmp_path).records({labels("a", "ivbep", 0, "uncore_imc_3", "cas_count_write"): "0+1500x20 30000+0x20"},
                                  *((time, f"unit:{name}", there) for time in ("4m", "5m", "5m15s", "5m30s", "5m45s")), ("6m30s", f"unit:{name}", {}), ("8m", f"unit:{name}", {}))


def test_a_latency_of_several_units_is_the_quotient_of_their_sums(tmp_path: Path) -> None:
    """Boxes of 300 entries per 10 requests and of 100 per 40: 30 and 2.5 cycles; together 400 per 50, not the mean 16.25. A box without requests has
    no latency, but its entries count."""
    def box(package: int, number: int, event: str) -> str:
        return labels("a", "ivbep", package, f"uncore_cbox_{number}", event)

    name = "pmureg_cbo_tor_latency_cycles:rate1m"
    of("ivbep", tmp_path).records(
        {box(0, 0, "tor_occupancy.all"): "0+4500x40", box(0, 0, "tor_inserts.all"): "0+150x40",      # 300 and 10 a second
         box(0, 1, "tor_occupancy.all"): "0+1500x40", box(0, 1, "tor_inserts.all"): "0+600x40",
         box(1, 0, "tor_occupancy.all"): "0+1500x40", box(1, 0, "tor_inserts.all"): "0+0x40",
         box(1, 1, "tor_occupancy.all"): "0+1500x40"},                                               # the other event is not counted
        ("5m", f"unit:{name}", {labels("a", "ivbep", 0, "uncore_cbox_0"): 30, labels("a", "ivbep", 0, "uncore_cbox_1"): 2.5}),
        ("5m", f"package:{name}", {labels("a", "ivbep", 0): 8}),
        ("5m", f"instance:{name}", {labels("a", "ivbep", None): 12}))                                # 600 per 50


def test_a_latency_in_seconds_and_a_clock(tmp_path: Path) -> None:
    """30 cycles at 2 GHz, 10 at 3 GHz: 15 ns, 3⅓ ns; together 20 cycles at 2.5 GHz, 8 ns."""
    def cha(number: int, event: str) -> str:
        return labels("a", "gnr", 0, f"uncore_cha_{number}", event)

    of("gnr", tmp_path).records(
        {cha(0, "tor_occupancy.ia_miss_drd"): "0+45000000000x40", cha(0, "tor_inserts.ia_miss_drd"): "0+1500000000x40", cha(0, "clockticks"): "0+30000000000x40",
         cha(1, "tor_occupancy.ia_miss_drd"): "0+15000000000x40", cha(1, "tor_inserts.ia_miss_drd"): "0+1500000000x40", cha(1, "clockticks"): "0+45000000000x40"},
        ("5m", "unit:pmureg_cha_llc_miss_latency_seconds:rate1m * 1e9", {labels("a", "gnr", 0, "uncore_cha_0"): 15, labels("a", "gnr", 0, "uncore_cha_1"): 3.333}),
        ("5m", "package:pmureg_cha_llc_miss_latency_seconds:rate1m * 1e9", {labels("a", "gnr", 0): 8}),
        ("5m", "instance:pmureg_cha_llc_miss_latency_seconds:rate1m * 1e9", {labels("a", "gnr", None): 8}),
        ("5m", "unit:pmureg_cha_clock_hertz:rate1m", {labels("a", "gnr", 0, "uncore_cha_0"): 2e9, labels("a", "gnr", 0, "uncore_cha_1"): 3e9}),
        ("5m", "instance:pmureg_cha_clock_hertz:rate1m", {labels("a", "gnr", None): 2.5e9}))


def test_percent_are_ratios_and_numbers_are_of_a_second(tmp_path: Path) -> None:
    """Of two CPUs: 30 of 100 and 10 of 300 instructions a second are mispredicted branches in 60 and 20 branches; 2 and 3, 4 and 5 misses of TLBs."""
    def cpu(number: int, event: str) -> str:
        return labels("a", "zen1", 0, "cpu", event, f"CPU{number}")

    def at(number: int) -> str:
        return labels("a", "zen1", 0, "cpu", place=f"CPU{number}")

    of("zen1", tmp_path).records(
        {cpu(0, "ex_ret_brn_misp"): "0+450x40", cpu(0, "ex_ret_brn"): "0+900x40", cpu(0, "ex_ret_instr"): "0+1500x40",
         cpu(1, "ex_ret_brn_misp"): "0+150x40", cpu(1, "ex_ret_brn"): "0+300x40", cpu(1, "ex_ret_instr"): "0+4500x40",
         cpu(0, "bp_l1_tlb_miss_l2_hit"): "0+30x40", cpu(0, "bp_l1_tlb_miss_l2_miss"): "0+45x40",
         cpu(1, "bp_l1_tlb_miss_l2_hit"): "0+60x40", cpu(1, "bp_l1_tlb_miss_l2_miss"): "0+75x40",
         **{labels("a", "zen1", 0, "amd_df", f"remote_outbound_data_controller_{i}"): f"0+{15 * 2**i}x40" for i in range(4)}},
        ("5m", "unit:pmureg_core_branch_misprediction_ratio:rate1m", {at(0): 0.5, at(1): 0.5}),
        ("5m", "unit:pmureg_core_branch_mpki_misses_per_1000_instructions:rate1m", {at(0): 300, at(1): 33.333}),
        ("5m", "package:pmureg_core_branch_mpki_misses_per_1000_instructions:rate1m", {labels("a", "zen1", 0): 100}),
        ("5m", "unit:pmureg_core_l1_itlb_misses_per_second:rate1m", {at(0): 5, at(1): 9}),
        ("5m", "instance:pmureg_core_l1_itlb_misses_per_second:rate1m", {labels("a", "zen1", None): 14}),
        # 32 bytes × (1 + 2 + 4 + 8); described once in MiB, once in GB/s
        ("5m", "instance:pmureg_df_all_remote_links_outbound_bytes_per_second:rate1m", {labels("a", "zen1", None): 480}),
        ("5m", "instance:pmureg_df_send_bandwidth_bytes_per_second:rate1m", {labels("a", "zen1", None): 480}))


def test_units_without_a_package_and_names_that_share_a_pattern(tmp_path: Path) -> None:
    """ali_drw is named by its address. uncore_m2m_0 to _3 are spr's units to DDR memory, the others those to HBM."""
    of("yitian710", tmp_path).records(
        {labels("a", "yitian710", None, "ali_drw_2f000", "hif_rd"): "0+1500x40"},
        ("5m", "unit:pmureg_drw_read_bandwidth_bytes_per_second:rate1m", {labels("a", "yitian710", None, "ali_drw_2f000"): 6400}),
        ("5m", "package:pmureg_drw_read_bandwidth_bytes_per_second:rate1m", {}),
        ("5m", "instance:pmureg_drw_read_bandwidth_bytes_per_second:rate1m", {labels("a", "yitian710", None): 6400}))
    clocks = {labels("a", "spr", 0, f"uncore_m2m_{number}", "clockticks"): f"0+{15 * number}x40" for number in (3, 4, 19)}
    of("spr", tmp_path).records(
        clocks,
        ("5m", "unit:pmureg_m2m_clock_hertz:rate1m", {labels("a", "spr", 0, "uncore_m2m_3"): 3}),
        ("5m", "unit:pmureg_m2hbm_clock_hertz:rate1m", {labels("a", "spr", 0, "uncore_m2m_4"): 4, labels("a", "spr", 0, "uncore_m2m_19"): 19}))


# ---- Formulas of all forms, on a system of our own ----

def with_metrics(folder: Path, *formulas: str) -> Path:
    """The demo, with these metrics m0, m1 …"""
    metrics = "".join(f'      m{i}: {{formula: "{formula}", unit: number}}\n' for i, formula in enumerate(formulas))
    text, replaced = re.subn(r"^      read_rate: .*\n", lambda _: metrics, demo(), flags=re.M)
    assert replaced == 1
    (folder / "demo.yaml").write_text(text)
    return folder / "demo.yaml"


def test_every_form_of_a_formula(tmp_path: Path, folder: Path, run) -> None:
    """Units with 10 reads in 40 cycles and 50 in 20."""
    formulas = {                                               # value of unit 0, of unit 1, of both: 60 reads in 60 cycles
        "0 if reads > cycles else cycles - reads": (30, 0, 0),
        "cycles - reads if reads <= cycles else 0": (30, 0, 0),
        "reads if reads > cycles else cycles": (40, 50, 60),
        "1 - reads / cycles": (0.75, -1.5, 0),
        "100 * (cycles - (reads + cycles)) / cycles": (-25, -250, -100),
        "3 * (1 if reads == cycles else 2 if reads < cycles else 5) + 1": (7, 16, 4),
        "2 * reads + 2 * cycles": (100, 140, 240),
        "8 * reads / cycles * (reads / (2 * cycles))": (0.25, 25, 4),
        "1 / (reads / (3 * cycles) / 2)": (24, 2.4, 6),
        "m6 / 10 + (reads - cycles) * 2": (-50, 74, 24),
        "(4 - 2) * reads - 0 * cycles": (20, 100, 120),
        "0 * reads + cycles": (40, 20, 60),
        "reads if (reads if reads > cycles else cycles) > 2 * reads else cycles": (10, 20, 60),
        "1000000 * reads / (duration_ns / 1000)": (10, 50, 30),
    }
    outcome = run("export", "prometheus", with_metrics(folder, *formulas), "--regdefs", folder.parent)
    assert (outcome.status, outcome.err) == (0, "")
    bases = [f"m{i}_per_second" if i in (0, 1, 2, 6, 9, 10, 11, 12) else f"m{i}" for i in range(len(formulas))]
    wanted = [("5m", f"{level}:pmureg_noc_{base}:rate1m", {labels("a", "demo", None, unit): value for unit, value in pairs})
              for base, (one, other, both) in zip(bases, formulas.values())
              for level, pairs in (("unit", [("demo_noc_0", one), ("demo_noc_1", other)]), ("instance", [("", both)]))]
    Run(tmp_path, outcome.out).records(
        {labels("a", "demo", None, "demo_noc_0", "reads"): "0+150x40", labels("a", "demo", None, "demo_noc_0", "cycles"): "0+600x40",
         labels("a", "demo", None, "demo_noc_1", "EVENT=0X10"): "0+750x40", labels("a", "demo", None, "demo_noc_1", "Cycles"): "0+300x40"}, *wanted)


@pytest.mark.parametrize(("formula", "told"), [
    ("reads * cycles", "its value grows as the power 2 of the time"), ("1 / cycles", "its value grows as the power -1 of the time"),
    ("reads + 1", "`(reads + 1)` mixes values that grow with the time and values that do not"),
    ("1 if reads > 5 else 2", "`(1 if (reads > 5) else 2)` mixes values that grow with the time and values that do not"),
    ("reads if 2 > 1 else cycles", "`(reads if (2 > 1) else cycles)` compares numbers"), ("reads / (1 - 1)", "`(reads / (1 - 1))` divides by 0"),
    ("reads > cycles", "`(reads > cycles)`"), ("3", "it has no event"), ("duration_ns / 5", "it has no event")])
def test_a_formula_that_is_not_one_over_rates(folder: Path, run, formula: str, told: str) -> None:
    """Is left out and told. The events of the others are recorded; if there is no other, the command fails."""
    outcome = run("export", "prometheus", with_metrics(folder, formula, "cycles / duration_ns"), "--regdefs", folder.parent)
    assert (outcome.status, outcome.err) == (0, f"prometheus cannot express metrics whose formula is not one over rates: 1: noc.m0 ({told})\n")
    assert set(rules_of(outcome.out)) == {f"{level}:pmureg_noc_m1:rate1m" for level in LEVELS} | {"unit:pmureg_noc_cycles:rate1m"}
    outcome = run("export", "prometheus", with_metrics(folder, formula), "--regdefs", folder.parent)
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err.endswith("pmureg: nothing of demo can be expressed in prometheus\n")


def test_an_event_that_needs_terms(folder: Path, run) -> None:
    path = with_metrics(folder, "reads / cycles")
    text = path.read_text()
    for old, new in (("is: event=0x10,", "is: event=0x10, needs: [tag],"), ("          31:8: RES0\n", "          31:9: RES0\n          8: {name: TAG, reset: 0, text: Tag.}\n"),
                     ('linux: "config:0-7"}\n', 'linux: "config:0-7"}\n      tag: {field: EVENT.TAG, linux: "config:8"}\n')):
        assert text.count(old) == 1
        text = text.replace(old, new)
    path.write_text(text)
    outcome = run("export", "prometheus", path, "--regdefs", folder.parent)
    assert outcome.status == 1 and "noc.m0 (`reads` needs terms from the user)\n" in outcome.err, outcome.err


def test_names_that_would_be_equal(folder: Path, run) -> None:
    """An event's rate and a metric's."""
    path = with_metrics(folder, "reads / cycles")
    path.write_text(path.read_text().replace("      m0:", "      Reads:"))
    outcome = run("export", "prometheus", path, "--regdefs", folder.parent)
    assert set(rules_of(outcome.out)) == {*(f"{level}:pmureg_noc_reads_:rate1m" for level in LEVELS), "unit:pmureg_noc_reads:rate1m", "unit:pmureg_noc_cycles:rate1m"}


def test_words_of_several_lines_stay_in_a_comment(folder: Path, run) -> None:
    text = demo()
    for old, new in (("text: Reads in a cycle.", r'text: "Reads\n- record: x"'), ("unit: requests/cycle", r'unit: "a\nb"'), ("formula: reads / cycles", r'formula: "reads\n / cycles"'), ("title: Demo SoC interconnect PMU", r'title: "Demo\ngroups: []"')):
        assert old in text
        text = text.replace(old, new)
    (folder / "demo.yaml").write_text(text)
    outcome = run("export", "prometheus", folder / "demo.yaml", "--regdefs", folder.parent)
    assert "      # read_rate = reads / cycles in a b: Reads - record: x\n" in outcome.out and outcome.out.startswith("# Demo groups: []: pmureg's metrics")
    assert {name.partition(":")[2] for name in rules_of(outcome.out)} == {"pmureg_noc_cycles:rate1m", "pmureg_noc_reads:rate1m", "pmureg_noc_read_rate_a_b:rate1m"}


# ---- Limits and alerts ----

# In percent, and within the limit of which metric. Linux 6.12, tools/perf/pmu-events/arch/x86/*/*-metrics.json, MetricThreshold of tma_NAME: the same for icelake,
# icelakex, rocketlake, sapphirerapids, skylake, skylakex, tigerlake, haswellx and the P-cores of alderlake and meteorlake; intel/perfmon, *_metrics*.json, Threshold, also
# for GNR, ARL and LNL. Of E-cores: alderlake and meteorlake (cpu_atom), alderlaken, grandridge, sierraforest; what is tma_ifetch_latency and tma_ifetch_bandwidth there
# is fetch_latency and fetch_bandwidth here.
P_CORE = {"frontend_bound": (15, ""), "fetch_latency": (10, "frontend_bound"), "fetch_bandwidth": (20, ""), "bad_speculation": (15, ""),
          "branch_mispredicts": (10, "bad_speculation"), "machine_clears": (10, "bad_speculation"), "backend_bound": (20, ""), "memory_bound": (20, "backend_bound"),
          "core_bound": (10, "backend_bound"), "heavy_operations": (10, "")}
E_CORE = {"frontend_bound": (20, ""), "fetch_latency": (15, "frontend_bound"), "fetch_bandwidth": (10, "frontend_bound"), "bad_speculation": (15, ""),
          "branch_mispredicts": (5, "bad_speculation"), "machine_clears": (5, "bad_speculation"), "backend_bound": (10, ""), "core_bound": (10, "backend_bound"),
          "resource_bound": (20, "backend_bound")}


def test_limits_are_those_of_the_vendor() -> None:
    found = {}
    for system in SYSTEMS:
        for block in described(system).blocks.values():
            limits = {metric.name: (metric.limit.above, metric.limit.within) for metric in block.metrics.values() if metric.limit}
            if limits:
                vendors = E_CORE if "resource_bound" in block.metrics else P_CORE
                assert limits == {name: limit for name, limit in vendors.items() if name in block.metrics}, (system, block.key)
                found.setdefault(system, []).append(block.key)
    assert found.keys() >= {"icl", "rkl", "tgl", "icx", "spr", "skl", "skx", "hswep", "adl", "mtl", "arl", "lnl", "gnr"}


def fired(folder: Path, rules: str, series: dict[str, str], *wanted: tuple[str, str, list[tuple[dict[str, str], dict[str, str]]]]) -> None:
    """`wanted`: a time, the name of an alert, and the labels and annotations of those that fire."""
    checks = [{"eval_time": time, "alertname": name, "exp_alerts": [{"exp_labels": labels, "exp_annotations": told} for labels, told in alerts]} for time, name, alerts in wanted]
    test = {"rule_files": ["rules.yaml"], "evaluation_interval": "15s",
            "tests": [{"interval": "15s", "alert_rule_test": checks, "input_series": [{"series": name, "values": values} for name, values in series.items()]}]}
    (folder / "rules.yaml").write_text(rules)
    (folder / "test.yaml").write_text(json.dumps(test))
    done = promtool("test", "rules", "test.yaml", cwd=folder)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_machine_above_a_limit(tmp_path: Path) -> None:
    """100 slots a second in two CPUs. a: 30 % of them wait for the back end, 25 % for memory. b: 15 % and, which cannot be, 25 %: alone it is not told. c: 30 % for ten
    minutes. d has 20 %, which is not above."""
    def counts(machine: str, slots: str, back: str, memory: str) -> dict[str, str]:
        events = {"topdown.slots": slots, "topdown.backend_bound_slots": back, "topdown.memory_bound_slots": memory}
        every = {labels(machine, "spr", 0, "cpu", event, f"CPU{cpu}"): values for event, values in events.items() for cpu in (0, 1)}
        of_units = {f'pmureg_unit_seconds_total{{{labels(machine, "spr", 0, "cpu", place=f"CPU{cpu}")}}}': "0+15x120" for cpu in (0, 1)}
        return {f"pmureg_event_total{{{of}}}": values for of, values in every.items()} | of_units

    of = {"instance": "a", "job": "pmureg", "system": "spr", "severity": "info"}
    back = ("Share of the slots that stayed empty because the back end could take no more. Deserves a look if backend_bound is above 20 %.")
    memory = ("Part of backend_bound that waited for loads and stores; it does not say for which cache. Deserves a look if memory_bound is above 20 % and backend_bound is "
              "above 20 %.")
    title = described("spr").blocks["core"].title
    fired(tmp_path, exported("prometheus", "spr")[0],
          {**counts("a", "0+1500x120", "0+450x120", "0+375x120"), **counts("b", "0+1500x120", "0+225x120", "0+375x120"),
           **counts("c", "0+1500x120", "0+450x40 18000+150x79", "0+150x120"), **counts("d", "0+1500x120", "0+300x120", "0+150x120")},
          ("14m", "PmuregCoreBackendBound", []),
          ("20m", "PmuregCoreBackendBound", [(of, {"summary": f"{title}: backend_bound of a is 30%.", "description": back})]),
          ("20m", "PmuregCoreMemoryBound", [(of, {"summary": f"{title}: memory_bound of a is 25%.", "description": memory})]),
          ("20m", "PmuregCoreCoreBound", []))    # 5 %


def test_a_session_that_stops_and_an_event_that_is_not_counted(tmp_path: Path) -> None:
    """The session `memory` of a is served until the 20th minute, when the machine is gone. That of b is served, but nobody writes it after the tenth."""
    def series(name: str, machine: str, **more: str) -> str:
        every = {"instance": machine, "system": "ivbep", **more}
        return f"{name}{{{','.join(f'{key}=%s' % json.dumps(value) for key, value in every.items())}}}"

    unit = {"package": "0", "unit": "uncore_imc_0"}
    found = {"severity": "warning", "session": "memory"}
    fired(tmp_path, exported("prometheus", "ivbep")[0], {
        series("pmureg_build_info", "a", session="memory", version="1", simulated="false"): "1x80 _x200",
        series("pmureg_build_info", "b", session="memory", version="1", simulated="false"): "1x40 _x40 1x200",    # scraped again: fine
        series("pmureg_build_info", "c", session="memory", version="1", simulated="false"): "1x40 _x240",
        series("pmureg_build_info", "c", session="memory", version="2", simulated="false"): "_x40 1x240",          # of a newer release
        series("pmureg_unit_seconds_total", "a", session="memory", **unit): "0+15x80 _x200",
        series("pmureg_unit_seconds_total", "b", session="memory", **unit): "0+15x40 600+0x240",
        series("pmureg_event_state", "a", event="cas_count_read", reason="in use", **unit): "_x40 1x20 _x220",    # for five minutes
        series("pmureg_event_state", "b", event="cas_count_write", reason="in use", **unit): "1x280",
        series("pmureg_event_state", "b", event="clockticks", reason="not supported", **unit): "1x280"},    # nothing has gone wrong since it started
        ("14m", "PmuregSessionStopped", []),
        ("19m", "PmuregSessionGone", []),
        ("35m", "PmuregSessionStopped", [({**found, "instance": "b", "system": "ivbep"}, {"summary": "The counts of memory on b are served, but do not change."})]),
        ("65m", "PmuregSessionGone", [({**found, "instance": "a", "system": "ivbep"}, {"summary": "Nothing has served the counts of memory on a for five minutes."})]),
        ("14m", "PmuregEventNotCounted", []),
        ("16m", "PmuregEventNotCounted", [({"severity": "warning", "instance": "b", "system": "ivbep", "event": "cas_count_write", "reason": "in use", **unit},
                                           {"summary": "cas_count_write on uncore_imc_0 of b is not counted: in use."})]))


def with_limits(folder: Path, *metrics: str) -> Path:
    text, replaced = re.subn(r"^      read_rate: .*\n", lambda _: "".join(f"      {metric}\n" for metric in metrics), demo(), flags=re.M)
    assert replaced == 1
    (folder / "demo.yaml").write_text(text.replace("title: Demo SoC interconnect PMU", 'title: "Demo {{ of }}"'))
    return folder / "demo.yaml"


def test_limits_of_all_units_and_texts_that_look_like_templates(tmp_path: Path, folder: Path, run) -> None:
    """0.5 GB/s are 5e8 bytes a second, 2.5 reads a cycle stay. A metric within one that is not recorded has no alert."""
    path = with_limits(folder, 'traffic: {formula: 64 * reads / duration_ns, unit: GB/s, text: "All {{ $labels }} of it.", limit: {above: 0.5, source: TRM 1}}',
                       "rate: {formula: reads / cycles, unit: requests/cycle, limit: {above: 2.5, within: traffic, source: TRM 2}}",
                       "square: {formula: reads * reads, unit: number, limit: {above: 3, source: TRM 3}}",
                       "inner: {formula: cycles / duration_ns, unit: GHz, limit: {above: 1, within: square, source: TRM 3}}")
    outcome = run("export", "prometheus", path, "--regdefs", folder.parent)
    assert outcome.status == 0
    found = {name: alert for name, alert in alerts_of(outcome.out).items() if alert["labels"]["severity"] == "info"}
    assert {name: alert["expr"] for name, alert in found.items()} == {
        "PmuregNocTraffic": 'instance:pmureg_noc_traffic_bytes_per_second:rate1m{system="demo"} > 500000000',
        "PmuregNocRate": 'instance:pmureg_noc_rate_requests_per_cycle:rate1m{system="demo"} > 2.5\nand instance:pmureg_noc_traffic_bytes_per_second:rate1m{system="demo"} > 500000000'}
    (tmp_path / "rules.yaml").write_text(outcome.out)
    done = promtool("check", "rules", "rules.yaml", cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    described_as = found["PmuregNocTraffic"]["annotations"]["description"]
    assert described_as == 'All {{"{{"}} $labels }} of it. Deserves a look if traffic is above 0.5 GB/s.'


# ---- Mistakes ----

@pytest.mark.parametrize("form", ["prometheus", "grafana"])
def test_a_system_without_metrics_and_an_unknown_one(tmp_path: Path, capsys, form: str) -> None:
    system = next(system for system in SYSTEMS if not number_of_metrics(system))
    assert export(form, system, ROOT / "regdefs", tmp_path / "made") == 1
    assert capsys.readouterr() == ("", f"pmureg: nothing of {system} can be expressed in {form}: it has no metrics\n")
    assert export(form, "ivbap", ROOT / "regdefs", tmp_path / "made") == 1
    out, err = capsys.readouterr()
    assert out == "" and err == f"pmureg: no system `ivbap` is described under {ROOT / 'regdefs'}; did you mean `ivbep`?\n"
    assert not (tmp_path / "made").exists()
