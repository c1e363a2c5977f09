"""Energy counters against literals of the kernel's driver: nothing here is computed from the description.

Sources: Linux 6.12, arch/x86/events/rapl.c (rapl_model_match[], model_*, RAPL_EVENT_ATTR_STR, rapl_check_hw_unit(), rapl_scale()),
arch/x86/include/asm/msr-index.h and intel-family.h; of the cores of AMD's processors Linux 6.14, the same file.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from describing import ROOT, model
from driving import Driven
from shown_files import shown_files

SCALE = "2.3283064365386962890625e-10"    # joules of a count: 1 / 2 ** 32
DOMAINS = {"cores": (1, 0x639), "pkg": (2, 0x611), "ram": (3, 0x619), "gpu": (4, 0x641), "psys": (5, 0x64D)}
UNIT = 0x606
# The driver's models: their domains, and those whose unit is 1 / 2 ** n joules whatever the register of units says.
MODELS: dict[str, tuple[set[str], dict[str, int]]] = {
    "snb": ({"cores", "pkg", "gpu"}, {}), "snbep": ({"cores", "pkg", "ram"}, {}), "hsw": ({"cores", "pkg", "ram", "gpu"}, {}),
    "hsx": ({"cores", "pkg", "ram"}, {"ram": 16}), "skl": ({"cores", "pkg", "ram", "gpu", "psys"}, {}),
    "spr": ({"cores", "pkg", "ram", "psys"}, {"psys": 0})}
PROCESSORS = {
    0x2A: "snb", 0x3A: "snb", 0x3E: "snbep", 0x3C: "hsw", 0x45: "hsw", 0x46: "hsw", 0x3D: "hsw", 0x47: "hsw", 0x5C: "hsw", 0x5F: "hsw", 0x7A: "hsw",
    0x3F: "hsx", 0x4F: "hsx", 0x56: "hsx",
    0x55: "hsx", 0x6A: "hsx", 0x6C: "hsx", 0x8F: "spr", 0xCF: "spr",
    **dict.fromkeys((0x4E, 0x5E, 0x8E, 0x9E, 0xA5, 0xA6, 0x7D, 0x7E, 0x8C, 0x8D, 0x97, 0x9A, 0xBE, 0xB7, 0xBA, 0xBF, 0xAC, 0xAA, 0xB5, 0xC6, 0xC5, 0xBD), "skl")}
AMD = sorted(path.stem for path in (ROOT / "regdefs/amd").glob("zen[0-9].yaml"))


def events_of(*domains: str) -> dict[str, str]:
    """The files of these domains."""
    return {name: text for domain in domains for name, text in
            {f"energy-{domain}": f"event=0x0{DOMAINS[domain][0]}", f"energy-{domain}.scale": SCALE, f"energy-{domain}.unit": "Joules"}.items()}


def test_domains_of_each_processor() -> None:
    """Each described processor that the driver knows has the driver's domains, and no other the device."""
    found: dict[int, set[str]] = {}
    for path in (path for path in (ROOT / "regdefs/intel").glob("*.yaml") if "\nsystem:" in path.read_text()):
        system = model(path, ROOT / "regdefs")
        for detect in system.detect:
            assert detect.cpuid is not None
            for first, last in detect.cpuid[2]:
                power = system.blocks.get("rapl")
                wanted = set() if power is None else {
                    name.removeprefix("energy_") for name, event in power.events.items()
                    if not event.condition or detect.variant in ("hsw", "bdw")}
                found |= dict.fromkeys(range(first, last + 1), wanted)
    assert {number: domains for number, domains in found.items() if domains and number != 0x9D} == \
        {number: MODELS[name][0] for number, name in PROCESSORS.items()}    # 0x9D: Ice Lake NNPI, of which Linux has the uncore only


@pytest.mark.parametrize(("system", "domains"), [("ivbep", "snbep"), ("hswep", "hsx"), ("skx", "hsx"), ("icx", "hsx"), ("spr", "spr"), ("snb", "hsw"), ("glm", "hsw"),
                                                 ("skl", "skl"), ("icl", "skl"), ("tgl", "skl"), ("adl", "skl"), ("mtl", "skl"), ("arl", "skl"), ("lnl", "skl")])
def test_files(system: str, domains: str) -> None:
    assert shown_files(system, "format")["power"] == {"event": "config:0-7"}
    assert shown_files(system, "events")["power"] == events_of(*MODELS[domains][0])


@pytest.mark.parametrize("system", AMD)
def test_files_of_amd(system: str) -> None:
    assert shown_files(system, "format")["power"] == shown_files(system, "format")["power_core"] == {"event": "config:0-7"}
    assert shown_files(system, "events")["power"] == events_of("pkg")
    assert shown_files(system, "events")["power_core"] == {"energy-core": "event=0x01", "energy-core.scale": SCALE, "energy-core.unit": "Joules"}


def meter(folder: Path, bases: str, library: str = "intel/rapl.yaml") -> Driven:
    """The described counters, without the rest of a processor."""
    text = f"pmureg: 2\nsystem: meter\ntitle: Energy\nimport: [{library}]\nsources: {{}}\nblocks:\n  rapl: {{base: {bases}}}\n"
    return Driven(folder, text, "meter")


def joules(meter: Driven, event: str, at: int, *commands: str) -> tuple[int, int]:
    """What the register has advanced in a session, and the count. Nothing is written."""
    lines = meter.lines(*commands, f"count {event}")
    reads = [int(line.split()[2], 0) for line in lines if line.startswith(f"r64 {at:#x} ")]
    assert not any(line.startswith("w") for line in lines)
    return reads[-1] - reads[-2], int(lines[-1].split()[1])


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Driven:
    return meter(tmp_path_factory.mktemp("whole"), "rapl_client")


@pytest.mark.parametrize("domain", DOMAINS)
@pytest.mark.parametrize("unit", [14, 16, 10])
def test_counts_are_in_one_unit(whole: Driven, domain: str, unit: int) -> None:
    """rapl_scale(): v << (32 - rapl_hw_unit[cfg - 1]), which is bits 12:8 of the register of units."""
    raw, count = joules(whole, f"meter_rapl/energy-{domain}/", DOMAINS[domain][1], f"poke rapl.unit {0xA0003 | unit << 8:#x}")
    assert raw > 0 and count == raw << 32 - unit


def test_the_memory_of_servers_has_its_own_unit(tmp_path: Path) -> None:
    """RAPL_UNIT_QUIRK_INTEL_HSW"""
    servers = meter(tmp_path, "rapl_server")
    for domain, unit in (("cores", 14), ("pkg", 14), ("ram", 16)):
        raw, count = joules(servers, f"meter_rapl/energy-{domain}/", DOMAINS[domain][1], "poke rapl.unit 0xa0e03")
        assert raw > 0 and count == raw << 32 - unit


def test_which_systems_have_fixed_units() -> None:
    for name in ("hswep", "skx", "icx", "spr", "ivbep", "skl"):
        counters = model(ROOT / f"regdefs/intel/{name}.yaml", ROOT / "regdefs").blocks["rapl"].counters
        fixed = {kind: int(str(counter.discover_shift.text)) for kind, counter in counters.items()
                 if counter.discover_shift and "unit" not in counter.discover_shift.text}
        assert fixed == {"hswep": {"ram": 16}, "skx": {"ram": 16}, "icx": {"ram": 16}, "spr": {"psys": 32}}.get(name, {})


def test_domains_that_are_not_there(whole: Driven) -> None:
    """perf_msr_probe(): a register that cannot be read, or reads 0, is no domain; the others count."""
    events = {domain: f"meter_rapl/energy-{domain}/" for domain in DOMAINS}
    for command in ("poke rapl.gpu 0", f"lack {DOMAINS['gpu'][1]:#x}"):
        for domain in ("cores", "pkg", "ram", "psys"):
            assert joules(whole, events[domain], DOMAINS[domain][1], command)[1] > 0
    assert "lacks the counters" in whole.lines("poke rapl.gpu 0", f"count {events['gpu']}")[-1]
    assert "meter_rapl_gpu" in whole.lines(f"lack {DOMAINS['gpu'][1]:#x}", f"count {events['gpu']}")[-1]


@pytest.mark.parametrize(("base", "event", "at"), [("rapl_zen", "energy-pkg", 0xC001029B), ("rapl_core_zen", "energy-core", 0xC001029A)])
def test_counts_of_amd(tmp_path: Path, base: str, event: str, at: int) -> None:
    """MSR_AMD_PKG_ENERGY_STATUS, MSR_AMD_CORE_ENERGY_STATUS; MSR_AMD_RAPL_POWER_UNIT reads 0xa1003 on such processors."""
    raw, count = joules(meter(tmp_path, base, "amd/zen.yaml"), f"meter_rapl/{event}/", at)
    assert raw > 0 and count == raw << 16


def test_which_processors_of_amd_count() -> None:
    """X86_FEATURE_RAPL: CPUID 0x80000007, bit 14 of EDX."""
    for block in ("rapl", "rapl_core"):
        whole = model(ROOT / "regdefs/amd/zen4.yaml", ROOT / "regdefs").blocks[block]
        fact = whole.facts["rapl"]
        assert (fact.kind, fact.id, fact.sub, fact.register, fact.high, fact.low) == ("cpuid", 0x80000007, 0, 3, 14, 14)
        assert whole.present is not None and whole.present.text == "rapl"
