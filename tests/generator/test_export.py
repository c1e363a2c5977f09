"""`export`: described systems in the formats of others, read by what reads those; literals are of manuals."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from contextlib import redirect_stderr
from functools import cache
from importlib import import_module
from io import StringIO
from pathlib import Path
from types import ModuleType
from typing import Any

import jsonschema
import pytest
import yaml

from describing import ROOT, Outcome, demo, model, run_here
from drawn import drawn
from generator.exports import FORMATS
from generator.exports.as_json import schema
from generator.commands.cli import parser
from generator.commands.exporting import run as export
from generator.exports.unsaid import Unsaid
from generator.base.expression import evaluate
from generator.model.model import System

SYSTEMS = sorted(path.stem for path in (ROOT / "regdefs").rglob("*.yaml") if "\nlibrary:" not in path.read_text())


@cache
def described(system: str) -> System:
    return model(next((ROOT / "regdefs").rglob(f"{system}.yaml")), ROOT / "regdefs")


@cache
def exported(form: str, system: str) -> tuple[str, str]:
    """The text, and what is told beside it."""
    unsaid, told = Unsaid(), StringIO()
    text = import_module(f"generator.exports.{FORMATS[form]}").export(described(system), unsaid)
    with redirect_stderr(told):
        unsaid.tell(form)
    return text, told.getvalue()


# ---- The whole model ----

@pytest.mark.parametrize("system", ["ivbep", "spmu", "t410", "zen5", "riscv"])
def test_json_is_as_its_schema_says(system) -> None:
    whole = json.loads(exported("json", system)[0])
    rules = schema()
    jsonschema.Draft202012Validator.check_schema(rules)
    assert not list(jsonschema.Draft202012Validator(rules).iter_errors(whole))
    assert not exported("json", system)[1]


def test_each_member_of_json_is_explained() -> None:
    for name, definition in schema()["$defs"].items():
        assert definition["description"], name
        for member, said in definition.get("properties", {}).items():
            assert said.get("description") or name in ("expression", "tree"), (name, member)


def test_json_has_what_was_inherited_and_the_trees_of_expressions() -> None:
    """CTR3 of CBo 8 is MSR 0xE19 (reference manual of the Xeon E5-2600 v2 uncore, table of CBo MSRs)."""
    block = json.loads(exported("json", "ivbep")[0])["system"]["blocks"]["cbo"]
    instance = next(instance for instance in block["instances"] if instance["name"] == "8")
    assert value(block["registers"]["ctr"]["address"], {**instance["numbers"], "n": 3}) == 0xE19
    fields = {field["name"]: (field["high"], field["low"]) for field in block["registers"]["ctl"]["fields"]}
    assert fields["thresh"] == (31, 24)
    assert fields["ev_sel"] == (7, 0)


def value(tree: Any, names: dict[str, int]) -> int:
    """As a stranger would evaluate it, from the words of the schema."""
    if isinstance(tree, int):
        return tree
    if "name" in tree:
        return names[tree["name"][0][0]]
    a, b = (value(part, names) for part in tree["of"])
    return {"+": a + b, "*": a * b}[tree["op"]]


# ---- Python ----

@cache
def module(system: str) -> ModuleType:
    made = ModuleType(system)
    exec(exported("python", system)[0], made.__dict__)
    return made


def test_python_decodes_and_encodes() -> None:
    ivbep = module("ivbep")
    assert ivbep.decode("ivbep.cbo.CTL", 0x400335) == {
        "thresh": 0, "en": 1, "tid_en": 0, "edge_det": 0, "rst": 0, "umask": 0x03, "ev_sel": 0x35}
    assert ivbep.encode("ivbep.cbo.CTL", ev_sel=0x35, umask=3, en=1) == 0x400335
    assert ivbep.encode("ivbep.cbo.BOX_CTL", frz=1) == 0x30100              # [17:16] must be 1
    assert ivbep.address("ivbep.cbo.ctr", box=8, n=3) == 0xE19
    assert module("riscv").decode("riscv.hpm.mcountinhibit", 0x5)["IR"] == 1


def test_python_knows_a_register_by_each_of_its_names() -> None:
    ivbep = module("ivbep")
    for name in ("ivbep.cbo.CTL", "ivbep.cbo.C<box>_MSR_PMON_CTL<n>", "IVBEP.CBO.c<box>_msr_pmon_ctl<n>"):
        assert ivbep.decode(name, 0x400335)["ev_sel"] == 0x35, name


@pytest.mark.parametrize(("words", "fields"), [
    ("has 8 bits; 0x100 does not fit", {"ev_sel": 0x100}), ("has no field ev_sal; it has thresh", {"ev_sal": 1}), ("has no value some", {"ev_sel": "some"})])
def test_python_refuses_what_does_not_fit(words, fields) -> None:
    with pytest.raises(ValueError, match=words):
        module("ivbep").encode("ivbep.cbo.CTL", **fields)


def test_python_refuses_other_registers_and_values() -> None:
    with pytest.raises(KeyError, match="there is no register 'ivbep.cbo.CTX'"):
        module("ivbep").decode("ivbep.cbo.CTX", 0)
    with pytest.raises(ValueError, match="has 32 bits; 0x100000000 does not fit"):
        module("ivbep").decode("ivbep.cbo.CTL", 1 << 32)
    with pytest.raises(ValueError, match="is read only"):
        module("spmu").encode("spmu.spmu.spmcfgr", N=1)


def test_python_knows_values_and_arrays() -> None:
    spmu = module("spmu")
    assert spmu.decode("spmu.spmu.spmcntenset", 0b1001)["P"][:5] == [1, 0, 0, 1, 0]
    assert spmu.encode("spmu.spmu.spmcntenset", P=[1, 0, 0, 1]) == 0b1001
    assert spmu.meaning("spmu.spmu.spmcfgr", "SIZE", 0b111111)


@pytest.mark.parametrize("system", drawn(SYSTEMS))
def test_python_is_right_about_every_register(system) -> None:
    """Its addresses and fields are the model's, which other tests hold against manuals."""
    made = module(system)
    for block in described(system).blocks.values():
        for register in block.registers.values():
            name = f"{system}.{block.key}.{register.key}"
            assert set(made.decode(name, 0)) == {field.name for field in register.named}
            last = {d.index: d.count - 1 for d in register.dimensions} | block.instances[-1].numbers
            used = made._REGISTERS[name.lower()].address.__code__.co_varnames
            assert made.address(name, **{key: number for key, number in last.items() if key in used}) == evaluate(register.address, last)


# ---- Rust ----

@pytest.mark.nightly
@pytest.mark.skipif(shutil.which("rustc") is None, reason="skipped: no rustc here")
@pytest.mark.skipif(not Path("/proc/self/exe").exists(), reason="skipped: no /proc here, where rustc looks for itself")
def test_rust_compiles_and_says_the_same(tmp_path) -> None:
    sources = []
    for system in SYSTEMS:
        (tmp_path / f"{system}.rs").write_text(exported("rust", system)[0])
        sources.append(f"pub mod {system};\n")
    (tmp_path / "lib.rs").write_text("".join(sources) + """
        const _: () = assert!(ivbep::cbo::Ctl(0x400335).get_ev_sel() == 0x35 && ivbep::cbo::Ctl(0x400335).get_umask() == 3);
        const _: () = assert!(ivbep::cbo::Ctl::new().with_ev_sel(0x35).with_umask(3).with_en(1).0 == 0x400335);
        const _: () = assert!(ivbep::cbo::BoxCtl::new().with_frz(1).0 == 0x30100);
        const _: () = assert!(ivbep::cbo::ctr_address(8, 3) == 0xE19);
        const _: () = assert!(spmu::spmu::Spmcntenset(0).with_p(3, 1).0 == 8);
    """)
    done = subprocess.run(["rustc", "--edition", "2021", "--crate-type", "lib", "-D", "warnings", "--emit", "metadata", "-o", str(tmp_path / "lib"), str(tmp_path / "lib.rs")],
                          capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


# ---- A perf driver: tests/machine/test_kernel.py compiles it ----

def files_of(text: str) -> dict[str, set[tuple[str, str]]]:
    """For each list of files in the driver their names and texts."""
    lists = re.findall(r"^static struct attribute \*(\w+)\[\] = \{\n(.*?)^\};", text, re.M | re.S)
    return {name: {(file, json.loads(f'"{content}"')) for file, content in re.findall(r'_FILE\("(.*?)", "((?:[^"\\]|\\.)*)"\)', body)} for name, body in lists}


def test_a_linux_driver_has_the_registers_of_the_manual() -> None:
    """Intel 253669, 18.17.2: MSRs, and bits of the event selects; 329468-002, 2.3.3: C-Boxes are 0x20 apart."""
    text, told = exported("linux", "nhm")
    assert re.search(r"^#define NHM_UNCORE_PERFEVTSEL\(n\)\t+\(0x3c0 \+ \(n\)\)$", text, re.M)
    assert re.search(r"^#define NHM_UNCORE_PERFEVTSEL_CMASK\t+GENMASK_ULL\(31, 24\)$", text, re.M)
    assert re.search(r"^#define NHM_UNCORE_PERFEVTSEL_EN\t+BIT_ULL\(22\)$", text, re.M)
    assert re.search(r"^#define NHM_UNCORE_PERF_GLOBAL_CTRL_EN_PC\(n\)\t+BIT_ULL\(\(n\)\)$", text, re.M)
    assert re.search(r"^#define NHM_UNCORE_PERF_GLOBAL_CTRL_EN_PMI_CORE\(n\)\t+BIT_ULL\(\(n\) \+ 48\)$", text, re.M)
    assert " * fixed: 48 bits of fixed_ctr0\n" in text and "\tif (counter < 8)\n\t\treturn 48;\n" in text and told == "linux cannot express metrics: 1: uncore\n"
    text = exported("linux", "ivbep")[0]
    assert re.search(r"^#define IVBEP_CBO_CTL\(box, n\)\t+\(.*0x20.*\)$", text, re.M)
    assert '\t"uncore_cbox_0",\n\t"uncore_cbox_1",\n' in text
    assert ("cas_count_read.scale", "6.103515625e-5") in {(name, words.strip()) for name, words in files_of(text)["ivbep_imc_events"]}


@pytest.mark.parametrize("system", drawn(SYSTEMS))
def test_a_linux_driver_has_the_files_of_sysfs(system) -> None:
    """Those that other tests compare with Linux's own drivers."""
    text, told = exported("linux", system)
    if not text:
        assert "linux cannot express units without a Linux device or counters: " in told
        return
    ours = {file for files in files_of(text).values() for file in files}
    folders = {re.sub(r"\d+$", "N", re.sub(r"<[^>]*>", "N", block.linux.device)) for block in described(system).blocks.values() if block.linux and block.counters}
    paths = [path for path in (ROOT / "generated" / "sysfs" / system).glob("*/*/*") if re.sub(r"\d+$", "N", path.parts[-3]) in folders]
    assert paths and {(path.name, path.read_text()) for path in paths} <= ours


def test_nothing_for_a_linux_driver(capsys) -> None:
    assert export("linux", "cmn600", ROOT / "regdefs", None) == 1
    out, err = capsys.readouterr()
    assert out == "" and err.endswith("pmureg: nothing of cmn600 can be expressed in linux\n")


# ---- perf's JSON ----

JEVENTS = "tools/perf/pmu-events"


@pytest.fixture
def jevents(tmp_path: Path) -> Path:
    """perf's own reader, of the kernel's source: where it is unpacked, or as Debian packs it."""
    places = [Path(os.environ["LINUX_SOURCE"])] if "LINUX_SOURCE" in os.environ else sorted(Path("/usr/src").glob("linux-source-*"))
    for place in places:
        if (place / JEVENTS / "jevents.py").is_file():
            return place / JEVENTS / "jevents.py"
    packed = [place for place in (*places, *Path("/usr/src").glob("linux-source-*/*.tar.*")) if ".tar." in place.name]
    if not packed:
        pytest.skip("skipped: the source of Linux is not here: apt-get install linux-source, or set LINUX_SOURCE")
    subprocess.run(["tar", "-xf", packed[-1], "-C", tmp_path, "--strip-components=1", "--wildcards", f"*/{JEVENTS}/*.py"], check=True)
    return tmp_path / JEVENTS / "jevents.py"


def test_perf_has_names_and_terms() -> None:
    """CAS_COUNT.RD is event 0x04, umask 0x03 (Xeon E5-2600 v2 uncore manual); arm_cmn's are a node type and an event id."""
    entries = {(entry.get("Unit"), entry.get("EventName")): entry for entry in json.loads(exported("pmu-events", "ivbep")[0])}
    entry = next(entry for (unit, name), entry in entries.items() if unit == "imc" and str(name).upper() == "CAS_COUNT.RD")
    assert (entry["EventCode"], entry["UMask"], entry["PerPkg"]) == ("0x04", "0x03", "1")
    node = {entry.get("EventName"): entry for entry in json.loads(exported("pmu-events", "cmn700")[0])}["hnf_cache_miss"]
    assert (node["Unit"], node["NodeType"], node["EventidCode"]) == ("arm_cmn", "0x05", "0x1")
    assert "events that need terms from the user: 2: cmn.watchpoint_up" in exported("pmu-events", "cmn700")[1]
    core = {entry.get("EventName"): entry for entry in json.loads(exported("pmu-events", "pmuv3")[0])}["cpu_cycles"]
    assert core["EventCode"] == "0x11" and "Unit" not in core


def test_perf_is_told_whose_event_a_metric_means() -> None:
    """perf shows one metric of a name, and a plain event in a formula is that of every unit that has it."""
    metrics = {entry["MetricName"]: entry for entry in json.loads(exported("pmu-events", "ivbep")[0]) if "MetricName" in entry}
    assert metrics["cbo_clock"]["MetricExpr"] == "(uncore_cbox@CLOCKTICKS@ / (duration_time * 1000000000))"
    assert metrics["ha_clock"]["MetricExpr"] == "(uncore_ha@CLOCKTICKS@ / (duration_time * 1000000000))"
    assert metrics["tor_latency"]["MetricExpr"] == "(TOR_OCCUPANCY.ALL / TOR_INSERTS.ALL)" and "clock" not in metrics


def test_perf_is_told_limits() -> None:
    """As perf's own metrics have them: tma_memory_bound > 0.2 & tma_backend_bound > 0.2, here in percent. Of two kinds of cores, each has its own."""
    metrics = {entry["MetricName"]: entry.get("MetricThreshold") for entry in json.loads(exported("pmu-events", "spr")[0]) if "MetricName" in entry}
    assert (metrics["backend_bound"], metrics["memory_bound"], metrics["retiring"]) == ("backend_bound > 20", "memory_bound > 20 & backend_bound > 20", None)
    both = {entry["MetricName"]: entry.get("MetricThreshold") for entry in json.loads(exported("pmu-events", "mtl")[0]) if "MetricName" in entry}
    assert {"core_bound > 10 & backend_bound > 20", "core_bound > 10 & backend_bound > 10"} <= {
        re.sub(r"\w+?_(core|backend)_bound", r"\1_bound", limit) for limit in both.values() if limit}


@pytest.mark.nightly
def test_perf_makes_its_tables_of_it(tmp_path, jevents) -> None:
    """In those, which `perf list` prints, each event stands once under its unit, with its terms."""
    for arch, systems in (("x86", ("ivbep", "icl", "icx", "zen4")), ("test", ("pmuv3", "cmn700"))):
        for system in systems:
            (tmp_path / arch / system).mkdir(parents=True)
            (tmp_path / arch / system / "uncore.json").write_text(exported("pmu-events", system)[0])
        (tmp_path / arch / "mapfile.csv").write_text("Family-model,Version,Filename,EventType\n" + "".join(f"V-{s},v1,{s},core\n" for s in systems))
    if " model " not in subprocess.run([sys.executable, str(jevents), "--help"], capture_output=True, text=True).stdout:
        pytest.skip("skipped: the source of Linux that is here makes tables of another form: apt-get install linux-source-6.12")
    done = subprocess.run([sys.executable, str(jevents), "x86", "all", str(tmp_path), str(tmp_path / "tables.c")], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    tables = (tmp_path / "tables.c").read_text()
    assert "cas_count.rd\\000uncore" in tables and "event=4,umask=3" in tables
    assert "cpu_cycles\\000" in tables and "event=0x11" in tables
    assert "hnf_cache_miss\\000uncore" in tables and "eventid=1,type=5" in tables
    for system in ("ivbep", "icl", "icx", "zen4", "pmuv3", "cmn700"):
        for entry in json.loads(exported("pmu-events", system)[0]):
            name = entry.get("EventName", entry.get("MetricName"))
            assert f"{name.lower() if 'EventName' in entry else name}\\000" in tables, (system, name)


# ---- SVD and SystemRDL ----

def test_svd_is_where_the_manual_says() -> None:
    """CBo 8: BOX_CTL 0xE04, CTL0 0xE10, CTR0 0xE16; an MSR is eight bytes of the address space."""
    device = ElementTree.fromstring(exported("svd", "ivbep")[0])
    units = {unit.findtext("name"): unit for unit in device.iter("peripheral")}
    eighth, first = units["cbo_8"], units["cbo_0"]
    assert eighth.get("derivedFrom") == "cbo_0"
    base = int(eighth.findtext("baseAddress") or "", 16)
    registers = {register.findtext("name"): register for register in first.iter("register")}
    assert {name: (base + int(registers[name].findtext("addressOffset") or "", 0)) // 8 for name in ("box_ctl", "ctl[%s]", "ctr[%s]")} == {
        "box_ctl": 0xE04, "ctl[%s]": 0xE10, "ctr[%s]": 0xE16}
    assert (registers["ctl[%s]"].findtext("dim"), registers["ctl[%s]"].findtext("dimIncrement")) == ("4", "0x8")
    fields = {field.findtext("name"): field for field in registers["ctl[%s]"].iter("field")}
    assert (fields["thresh"].findtext("bitRange"), fields["umask"].findtext("bitRange")) == ("[31:24]", "[15:8]")


def test_svd_has_what_acts_and_clusters_for_outer_indices() -> None:
    device = ElementTree.fromstring(exported("svd", "t410")[0])
    fields = {(register.findtext("name"), field.findtext("name")): field for register in device.iter("register") for field in register.iter("field")}
    assert fields["pmovsclr[%s]", "P%s"].findtext("modifiedWriteValues") == "oneToClear"
    pages = next(cluster for cluster in device.iter("cluster") if cluster.findtext("register/name") == "mc_req_cntr[%s]")
    assert [element.findtext("dim") for element in (pages, next(pages.iter("register")))] == ["14", "3"]


def test_rdl_is_elaborated_by_its_own_compiler(tmp_path) -> None:
    systemrdl = pytest.importorskip("systemrdl", reason="systemrdl-compiler is no package of Debian")
    for system in ("ivbep", "nhm", "dsu", "zen4", "riscv"):
        (tmp_path / f"{system}.rdl").write_text(exported("rdl", system)[0])
        compiler = systemrdl.RDLCompiler()
        compiler.compile_file(str(tmp_path / f"{system}.rdl"))
        compiler.elaborate()


def test_rdl_has_of_each_element_its_own_reset(tmp_path) -> None:
    """0xE4 of four elements of two bits is 0, 1, 2 and 3."""
    (tmp_path / "acme").mkdir()
    text = demo().replace("    registers:\n", "    registers:\n      ODD: {at: 0x80, text: x, source: TRM 1, fields: {31:8: RES0, 7:0: {name: \"K<k>\", array: 4, reset: 0xE4, text: x}}}\n", 1)
    (tmp_path / "acme/demo.yaml").write_text(text)
    done = run_here("export", "rdl", "demo", "--regdefs", tmp_path)
    assert re.findall(r"} K(\d)\S* = (\w+);", done.out) == [("0", "0x0"), ("1", "0x1"), ("2", "0x2"), ("3", "0x3")], done.out + done.err


def test_rdl_reads_as_a_person_writes_it() -> None:
    """IA32_UNCORE_PERFEVTSEL of Nehalem: eight of them from MSR 0x3C0 on (Intel SDM, volume 3)."""
    text, told = exported("rdl", "nhm")
    assert "addrmap nhm {" in text
    assert "} perfevtsel[8] @" in text and " += 0x8;" in text
    assert "rdl cannot express events: " in told


# ---- Words that are wrong, and files ----

@pytest.mark.parametrize(("words", "told"), [
    (("svd", "ivbap"), "no system `ivbap` is described under regdefs; did you mean `ivbep`?"),
    (("rust", "coresight"), "coresight.yaml is a library; name a system that imports it"),
    (("rdl",), "export rdl needs a system")])
def test_what_cannot_be_exported(run, words, told) -> None:
    outcome: Outcome = run("export", *words, "--regdefs", ROOT / "regdefs")
    assert outcome.status != 0 and not outcome.out
    assert told.replace("under regdefs", f"under {ROOT / 'regdefs'}") in outcome.err


@pytest.mark.parametrize("form", FORMATS)
def test_hostile_words_stay_words(folder, run, form) -> None:
    """Words of a description end no string, comment or element of another language."""
    hostile = json.dumps("a */ b \\ \" c' </x> <!-- \"\"\" {{ x }} // # &amp; %s ]]> \\")
    text = demo()
    for words in ("Starts and clears the counters.", "Network on chip", "Demo SoC interconnect PMU", "Clock cycles.", "Reads in a cycle."):
        assert words in text
        text = text.replace(words, hostile)
    (folder / "demo.yaml").write_text(text)
    outcome = run("export", form, folder / "demo.yaml", "--regdefs", folder.parent)
    assert outcome.status == 0, outcome.err
    if form == "svd":
        assert len(list(ElementTree.fromstring(outcome.out).iter("register"))) == 3
    elif form == "python":
        made: dict[str, Any] = {}
        exec(outcome.out, made)
        assert made["decode"]("demo.noc.CTRL", 1) == {"CLEAR": 0, "ENABLE": 1}
    elif form in ("json", "pmu-events", "grafana"):
        json.loads(outcome.out)
    elif form == "prometheus":
        assert len(yaml.safe_load(outcome.out)["groups"][0]["rules"]) == 5    # two events, one metric on three levels


def test_into_a_file(tmp_path) -> None:
    assert export("python", "riscv", ROOT / "regdefs", tmp_path / "riscv.py") == 0
    assert "decode" in (tmp_path / "riscv.py").read_text()


@pytest.mark.parametrize("words", [
    "reference markdown --into F a b", "export svd --into F a", "import svd --no-text --into F a b", "check --against F a b", "stats --json a b",
    "check -q a b", "import --only x kernel-sysreg --into F a",
])
def test_options_in_front_of_words_and_behind(words) -> None:
    """Each option in each place means the same: Python 3.11 took a list that may be empty to be so at the first option."""
    words = words.split()
    command, rest = words[0], words[1:]
    options = [word for i, word in enumerate(rest) if word.startswith("-") or i and rest[i - 1] in ("--into", "--against", "--only")]
    names = [word for word in rest if word not in options]
    given = [parser().parse_args([command, *order]) for order in (rest, [*options, *names], [*names, *options], [*names[:-1], *options, names[-1]])]
    assert given[1:] == given[:-1] and "a" in str(vars(given[0]))


def test_the_schema_into_a_file(run, tmp_path) -> None:
    outcome = run("export", "json", "--into", tmp_path / "schema.json")
    assert outcome.status == 0 and outcome.out == ""
    assert json.loads((tmp_path / "schema.json").read_text())["$schema"] == "https://json-schema.org/draft/2020-12/schema"
