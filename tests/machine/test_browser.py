"""The reference in a browser: values are decoded and encoded as the tool does it, everything is found, nothing is wider than its window."""

from __future__ import annotations

import html
import json
import random
import re
import shlex
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from toolchain import contrast, visit

ROOT = Path(__file__).resolve().parent.parent.parent
REFERENCE = ROOT / "generated" / "reference"
TOOL = ROOT / "build" / "pmureg"
Json = Any
EACH = 50  # of the events


def browse(folder: Path, script: str, *data: Path) -> Json:
    """What a script returns, run in a page that has all that the reference has, at most 20 seconds of its own time."""
    page = (REFERENCE / "index.html").read_text().replace('data-root=""', f'data-root="{REFERENCE.as_uri()}/"').replace('src="_/', f'src="{REFERENCE.as_uri()}/_/')
    loads = "".join(f'<script src="{path.as_uri()}"></script>' for path in data)
    return visit(folder, page.replace("</head>", loads + "</head>"), script)


# ---- Values ----

def every_register() -> dict[str, Json]:
    """As the pages of units have them."""
    found: dict[str, Json] = {}
    for path in sorted(REFERENCE.glob("*/*.js")):
        if path.parent.name != "_":
            text = path.read_text()
            found |= json.loads(text[text.index("{}, ") + 4:text.rindex(")")])
    return found


def tool(*words: str) -> tuple[int, str]:
    done = subprocess.run([TOOL, *words], capture_output=True, text=True, timeout=60)
    return done.returncode, done.stdout + done.stderr


def stem(name: str) -> str:
    return name.split("<")[0]


def decoded(register: Json, text: str) -> Json:
    """What `pmureg decode` has printed, as the script says it."""
    lines = [match.groups() for match in re.finditer(r"^  (?:\d+:)?(\d+) +(\S+) +(0x[0-9a-f]+) ?(.*)$", text, re.MULTILINE)]
    fields = []
    for field in register["fields"]:
        own = [(name, value, rest) for _, name, value, rest in lines if name == field["name"]]
        if field.get("each"):  # element by element, but for those that are 0
            elements = ((re.fullmatch(re.escape(stem(field["name"])) + r"\[\d+\]", name), int(low) - field["low"], value) for low, name, value, _ in lines)
            fields.append([field["name"], hex(sum(int(value, 0) << shift for match, shift, value in elements if match))])
        else:
            fields.append([own[0][0], own[0][1], own[0][2]])
    broken = re.search(r"^  (?:invalid to write|not as described): (.*)$", text, re.MULTILINE)
    return {"fields": fields, "broken": broken[1] if broken else ""}


def test_values_are_told_as_the_tool_tells_them(tmp_path: Path) -> None:
    """Of every register any bits, and what is written where any values of its fields are."""
    chance = random.Random(2026)
    registers = every_register()
    assert len(registers) > 500
    raws = {name: hex(chance.getrandbits(register["width"]) & chance.getrandbits(register["width"])) for name, register in registers.items()}
    fields = {name: {field["name"]: hex(chance.choice([0, 1, chance.getrandbits(field["width"])]) & (1 << field["width"]) - 1)
                     for field in register["fields"] if not field.get("fixed") and not field.get("by_zero")} for name, register in registers.items()}
    (tmp_path / "values.js").write_text(f"window.raws = {json.dumps(raws)}; window.fields = {json.dumps(fields)};")
    said = browse(tmp_path, """
        const made = {};
        for (const [name, register] of Object.entries(window.pmuregRegisters)) {
            const raw = window.pmuregEncode(register, window.fields[name]);
            made[name] = { decoded: window.pmuregDecode(register, BigInt(window.raws[name])), raw: "0x" + raw.toString(16), broken: window.pmuregDecode(register, raw).broken };
        }
        return made;""", tmp_path / "values.js", *sorted(path for path in REFERENCE.glob("*/*.js") if path.parent.name != "_"))
    assert set(said) == set(registers)
    with ThreadPoolExecutor(2) as pool:
        told = list(pool.map(lambda name: (name, tool("decode", name, raws[name]), tool("encode", name, *(
            f"{stem(field)}={value}" for field, value in fields[name].items()))), registers))
    for name, (status, text), (encode_status, encode_text) in told:
        assert status == 0, text
        wanted, found = decoded(registers[name], text), said[name]["decoded"]
        for a, b in zip(wanted["fields"], found["fields"], strict=True):
            assert a == b[:len(a)], (name, raws[name])
        assert wanted["broken"] == found["broken"], (name, raws[name])
        assert (said[name]["broken"] in encode_text) if encode_status else int(encode_text, 0) == int(said[name]["raw"], 0), (name, fields[name])
        assert bool(said[name]["broken"]) == bool(encode_status), (name, fields[name], encode_text)


# ---- Search ----

@pytest.mark.parametrize(("text", "kind", "system", "name"), [
    ("0xd12", "register", "ivbep", "C<box>_MSR_PMON_CTL<n>"), ("C0_MSR_PMON_CTL2", "register", "ivbep", "C<box>_MSR_PMON_CTL<n>"),
    ("ivbep_cbo_ctl", "register", "ivbep", "C<box>_MSR_PMON_CTL<n>"), ("3,3,C9,C12,0", "register", "pmuv3", "PMCR_EL0"),
    ("S3_3_C9_C12_0", "register", "pmuv3", "PMCR_EL0"), ("NV_PMSELR_EL0", "register", "carmel", "NV_PMSELR_EL0"),
    ("LLC_LOOKUP.ANY", "event", "ivbep", "LLC_LOOKUP.ANY"), ("UNC_C_LLC_LOOKUP.ANY", "event", "ivbep", "LLC_LOOKUP.ANY"),
    ("Ice Lake", "system", "icx", "icx"), ("ice lake-sp", "system", "icx", "icx"), ("EPYC 9004", "system", "zen4", "zen4"), ("Grace", "system", "t241", "t241"),
    ("uncore_imc_0", "unit", "icx", "uncore_imc_<3 * controller + channel>"), ("amd_umc", "unit", "zen4", "amd_umc_<popcount(active) * package + umc>"),
    ("mhpmcounter7", "register", "riscv", "mhpmcounter<n>"), ("edge_det ivbep cache", "field", "ivbep", "edge_det"), ("filter_opc", "term", "ivbep", "filter_opc"),
])
def test_search_finds(found: dict[str, Json], text: str, kind: str, system: str, name: str) -> None:
    """On the first screen, by whatever name or address it goes; addresses are those of Intel 329468 and of the Arm architecture."""
    assert (kind, system, name) in [(row["kind"], row["system"], row["name"]) for row in found[text][:12]], found[text][:3]


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> dict[str, Json]:
    searches = ["Ice Lake", "ice lake-sp", "EPYC 9004", "Grace", "uncore_imc_0", "amd_umc", "0xd12", "C0_MSR_PMON_CTL2", "ivbep_cbo_ctl", "3,3,C9,C12,0", "S3_3_C9_C12_0", "NV_PMSELR_EL0", "LLC_LOOKUP.ANY", "UNC_C_LLC_LOOKUP.ANY",
                "mhpmcounter7", "edge_det ivbep cache", "filter_opc", "no such thing anywhere"]
    made: dict[str, Json] = browse(tmp_path_factory.mktemp("search"), f"""
        document.querySelector(".search input").dispatchEvent(new Event("focus"));
        const isLoaded = name => window.pmuregSearch(name).some(row => row.kind === "system" && row.system === name);
        for (let i = 0; i < 100 && !(window.pmuregSystems && window.pmuregSystems.every(isLoaded)); i++) await wait(100);
        return Object.fromEntries({json.dumps(searches)}.map(text => [text, window.pmuregSearch(text).map(({{kind, system, name}}) => ({{kind, system, name}}))]));""")
    return made


def test_search_finds_the_same_however_it_was_typed(found: dict[str, Json], tmp_path: Path) -> None:
    """What goes on from the words before is looked for in what those have found: that is a shorter way, not another."""
    words = ["cas_count r", "cas_count re", "clock cycles memory"]
    typed = browse(tmp_path, f"""
        document.querySelector(".search input").dispatchEvent(new Event("focus"));
        for (let i = 0; i < 100 && !(window.pmuregSystems && window.pmuregSearch("zen5").length); i++) await wait(100);
        await wait(500);
        return Object.fromEntries({json.dumps(words)}.map(text => {{
            let last;
            for (let i = 1; i <= text.length; i++) last = window.pmuregSearch(text.slice(0, i));
            window.pmuregSearch("zzz");
            return [text, [last, window.pmuregSearch(text)].map(rows => rows.map(({{kind, system, name}}) => [kind, system, name].join(" ")))];
        }}));""")
    for text, (step, once) in typed.items():
        assert once and sorted(step) == sorted(once), text


def test_search_finds_nothing_where_nothing_is(found: dict[str, Json]) -> None:
    assert found["no such thing anywhere"] == []


# ---- Pages ----

PAGES = ["index.html", "ivbep.html", "ivbep/cbo.html", "pmuv3/pmuv3.html", "cmn700/xp.html", "t410/ucf.html"]


def test_pages_fit_a_phone_and_a_screen(tmp_path: Path) -> None:
    """Each kind of page at four widths: nothing makes it wider than its window, no table than the page. And one that takes a value shows what it says."""
    said = browse(tmp_path, f"""
        const made = {{}};
        for (const width of [390, 820, 1024, 1300]) for (const name of {json.dumps(PAGES)}) {{
            const frame = document.createElement("iframe");
            frame.style = `width: ${{width}}px; height: 900px; border: 0`;
            document.body.append(frame);
            await new Promise(then => {{ frame.onload = then; frame.src = document.body.dataset.root + name; }});
            await wait(50);
            const page = frame.contentDocument, all = page.createElement("style");
            all.textContent = "main > section {{ content-visibility: visible !important; }}";  // what is not in sight, too
            page.head.append(all);
            made[name + " " + width] = [page.documentElement.scrollWidth, page.documentElement.clientWidth, page.querySelectorAll("form.value:not([hidden])").length,
                Array.from(page.querySelectorAll(".scroll")).filter(table => table.scrollWidth > table.clientWidth).map(table => table.getAttribute("aria-label"))];
            if (name === "ivbep/cbo.html") {{
                const article = page.getElementById("ivbep_cbo_ctl"), input = article.querySelector("form.value input");
                const type = (box, text) => {{ box.value = text; box.dispatchEvent(new frame.contentWindow.Event("input", {{ bubbles: true }})); }};
                type(input, "0x400335");
                made["value"] = article.querySelector("form.value output").innerText;
                type(page.getElementById("ivbep_cbo_ctl.edge_det").querySelector("input"), "1");
                made["field"] = [input.value, article.querySelector(".bad").innerText];
                type(input, "0x1ffffffff");
                const said = () => [input.value, input.getAttribute("aria-invalid"), article.querySelector("form.value output").innerText,
                    Array.from(article.querySelectorAll(".fields input")).map(own => own.value + own.nextSibling.textContent).join("")];
                made["wrong"] = said();
                type(input, "lots");
                made["no number"] = said();
                type(page.getElementById("ivbep_cbo_ctl.umask").querySelector("input"), "0x100");
                made["wrong field"] = said();
                type(input, "0x400335");
                made["right again"] = said();
                frame.contentWindow.location.hash = "#ivbep_cbo_ctl=0x24011";
                await wait(50);
                made["linked"] = [input.value, article.querySelector("form.value a").getAttribute("href")];
                const copied = [];
                Object.defineProperty(frame.contentWindow.navigator, "clipboard", {{ value: {{ writeText: text => {{ copied.push(text); return Promise.resolve(); }} }} }});
                page.getElementById("event.ivbep_cbo.TOR_INSERTS.MISS_OPCODE").querySelector("button.copy").click();
                await wait(50);
                made["copied"] = [copied, page.querySelector("button.copy").ownerDocument.getElementById("event.ivbep_cbo.TOR_INSERTS.MISS_OPCODE").querySelector("button").textContent];
            }}
            frame.remove();
        }}
        return made;""")
    for name in PAGES:
        for width in (390, 820, 1024, 1300):
            scrolled, seen, _, wide = said[f"{name} {width}"]
            assert scrolled <= seen == width and not wide, (name, wide)
    assert said["ivbep/cbo.html 390"][2] == 5
    assert said["value"].splitlines() == ["link to this value", "pmureg encode ivbep_cbo_ctl en=0x1 umask=0x3 ev_sel=0x35",
                                          "ivbep_cbo_ctl_pack((ivbep_cbo_ctl_fields_t){.en = 0x1, .umask = 0x3, .ev_sel = 0x35})"]
    assert said["field"] == ["0x00440335", "Invalid value: edge_det counts rising edges of the threshold compare, so thresh must be at least 1.\n"]
    assert said["wrong"] == ["0x1ffffffff", "true", "0x1ffffffff does not fit into 32 bits: at most 0xffffffff.", ""]
    assert said["no number"] == ["lots", "true", "“lots” is not a number: write decimal, 0x or 0b.", ""]
    assert said["wrong field"] == ["", "false", "umask: 0x100 does not fit into 8 bits: at most 0xff.", "0x100"]
    assert said["right again"][:2] == ["0x400335", "false"] and said["right again"][2] == said["value"]
    assert said["linked"] == ["0x00024011", "#ivbep_cbo_ctl=0x24011"]
    assert said["copied"] == [["pmureg stat --system ivbep -e uncore_cbox/TOR_INSERTS.MISS_OPCODE,filter_opc=0x180/"], "copied"]  # RFO, the first that the manual lists
    assert tool("encode", *said["value"].splitlines()[1].split()[2:]) == (0, "0x00400335\n")


def test_the_lines_of_events_count() -> None:
    """On the simulated device, some of each unit; what only a driver can count apart."""
    lines: list[str] = []
    for path in sorted(REFERENCE.glob("*/*.html")):
        lines += re.findall(r'<span class="line"><code>(.*?)</code>', path.read_text())[::EACH]
    assert len(lines) > 9812 // EACH
    for line in lines:
        words = shlex.split(html.unescape(line))
        assert words[:3] == ["pmureg", "stat", "--system"]
        status, text = tool(*words[1:], "--io", "sim", "-x;")
        assert (status == 0 and re.search(r"^\d", text, re.MULTILINE)) or "only a kernel driver can count it" in text, (line, text)


def parts(colour: str) -> tuple[int, int, int]:
    digits = colour[1:] if len(colour) == 7 else "".join(c * 2 for c in colour[1:])
    red, green, blue = (int(digits[i:i + 2], 16) for i in (0, 2, 4))
    return red, green, blue


@pytest.mark.parametrize("look", [0, 1], ids=["light", "dark"])
def test_contrast(look: int) -> None:
    """Whatever is read stands out from what is behind it at least 4.5 times."""
    style = (REFERENCE / "_/reference.css").read_text()
    colours = dict(re.findall(r"--(\w+): (#\w+)", style.split(":root {")[1 + look].split("}")[0]))
    over = {"ink": ["paper", "side", "mark", "rw", "ro", "wo", "acts", "must", "rest"], "link": ["paper", "side", "mark"], "faint": ["paper", "rest", "mark"], "bad": ["paper"]}
    for front, backs in over.items():
        for back in backs:
            assert contrast(parts(colours[front]), parts(colours[back])) >= 4.5, (front, back)
