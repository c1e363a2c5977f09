"""`upgrade`: descriptions of version 1 of the language in version 2, with their comments, or not at all."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from describing import Outcome, run_here
from generator.commands.upgrade import upgraded

HEAD = "pmureg: 1  # the first\nsystem: demo\nblocks:\n  noc:\n"


def brought(block: str) -> str:
    """What becomes of a block's text."""
    text = upgraded(HEAD + block)
    assert text.startswith(HEAD.replace("pmureg: 1", "pmureg: 2"))
    return text[len(HEAD):]


# What stood in a block, and what stands there then.
@pytest.mark.parametrize("old, new", [
    ("    counters:\n      in: {count: 2, free: true, register: A.V}  # both\n", "    counters:\n      in: {count: 2, register: A.V}  # both\n"),
    ("    counters:\n      in: {register: A.V, free: true}\n", "    counters:\n      in: {register: A.V}\n"),
    ("    counters:\n      in:\n        free: true\n        # where they are\n        register: A.V\n", "    counters:\n      in:\n        # where they are\n        register: A.V\n"),
    ("    counters:\n      in:\n        register: A.V\n        free: true  # as the manual says\n    x: y\n", "    counters:\n      in:\n        register: A.V\n          # as the manual says\n    x: y\n"),
    ("    counters: &c\n      in: {free: true, register: A.V}\n  mem:\n    counters: *c\n", "    counters: &c\n      in: {register: A.V}\n  mem:\n    counters: *c\n"),
    ("    selectors:\n      unit: {register: SEL, set: {G: G}, barrier: isb, text: Units., source: M}\n", "    banks:\n      unit: {register: SEL, set: {G: G}, note: Units., source: M}\n"),
    # What is the same under another name.
    ("    selectors: {unit: {register: SEL, set: {G: G}}}\n    registers:\n      A: {at: 4, behind: unit}\n    metrics:\n      a: {formula: x, adds_up: true}\n      b: {adds_up: false, formula: x}\n",
     "    banks: {unit: {register: SEL, set: {G: G}}}\n    registers:\n      A: {at: 4, bank: unit}\n    metrics:\n      a: {formula: x, aggregate: sum}\n      b: {formula: x}\n"),
    ("    terms:\n      a: {field: C.A}\n      b: {perf: \"config1:0-7\"}\n      c: {perf: \"config1:4,7-9\", alias: true}  # wide\n      d: {alias: true, fields: [C.A, C.B]}\n      e: {field: C.E, alias: false}\n",
     "    terms:\n      a: C.A\n      b: {linux: \"config1:0-7\"}\n      c: {linux: \"config1:4,7-9\", overlaps: [b]}  # wide\n      d: {overlaps: [a], field: [C.A, C.B]}\n      e: C.E\n"),
    # Pages.
    ("    regions:\n      page: {count: 14, text: x}  # links\n      more: {count: 2, index: p}\n      last: {absent: page}\n    registers:\n      A: {region: more, at: 4}\n      B: {at: 8, device: last}\n",
     "    pages:\n      page: {array: 14, text: x}  # links\n      more: {array: {p: 2}}\n      last: {otherwise: page}\n    registers:\n      A: {page: more, at: 4}\n      B: {at: 8, page: last}\n"),
    ("    regions:\n      page: {count: 14}\n    terms:\n      m: {pages: {region: page, masks: [0x7f, 0x3f80]}, linux: \"config:0-1\"}\n",
     "    pages:\n      page: {array: 14, only: not m or m >> page // 7 & 1}\n    terms:\n      m: {linux: \"config:0-1\"}\n"),
    ("    regions:\n      page: {count: 4, index: p}\n    terms:\n      m: {pages: {region: page, masks: [1, 12]}, linux: false}\n",
     "    pages:\n      page: {array: {p: 4}, only: not m or m >> 0 & 0x1 >> p & 1 or m >> 1 & 0xc >> p & 1}\n    terms:\n      m: {linux: false}\n"),
    ("    base: more\n    regions: {page: {count: 2}}\n    terms:\n      m: {pages: {region: page, masks: [1, 2]}}\n    x: y\nbases:\n  more: {terms: {m: {linux: \"config:0-1\"}}}\n",
     "    base: more\n    pages: {page: {array: 2, only: not m or m >> page & 1}}\n    x: y\nbases:\n  more: {terms: {m: {linux: \"config:0-1\"}}}\n"),
    ("    instances:\n      - {a: 0, devices: {pmon: {id: 3}}}\n      - a: 1\n        devices: {pmon: {id: 4}}\n", "    instances:\n      - {a: 0, pages: {pmon: {id: 3}}}\n      - a: 1\n        pages: {pmon: {id: 4}}\n"),
    # What Linux calls it.
    ("    terms:\n      a: {field: \"C[n // 4].A[n % 4]\"}\n      b: {since: 6.8, perf: \"config1:0\", text: B}\n      c: {field: ~, fields: [C.A, C.B], linux: true}\n      d: {since: 6.19}\n      e: {field: C.E, linux: false, perf: \"config:1\"}\n      f: {perf: ~}\n",
     "    terms:\n      a: \"C[n // 4].A[n % 4]\"\n      b: {linux: {place: \"config1:0\", since: 6.8}, text: B}\n      c: [C.A, C.B]\n      d: {linux: {since: 6.19}}\n      e: {field: C.E, linux: false}\n      f: {linux: ~}\n"),
    ("    events:\n      a: {is: event=1, linux: {name: a, string: \"event=0x1\"}}\n    perf:\n      device: x\n      event_string: \"event=0x{event:x}\"  # with an end\n",
     "    events:\n      a: {is: event=1, linux: {name: a, string: \"event=0x1\\n\"}}\n    linux:\n      device: x\n      event_string: \"event=0x{event:x}\\n\"  # with an end\n"),
    ("    perf: {device: x, event_newline: false, event_string: event=1}\n", "    linux: {device: x, event_string: \"event=1\"}\n"),
    ("    base: more\n    perf: {event_newline: false}\nbases:\n  more: {perf: {event_string: event=1}}\n", "    base: more\n    linux: {event_string: \"event=1\"}\nbases:\n  more: {linux: {event_string: \"event=1\\n\"}}\n"),
    ("    instances: [{name: a, k: 3, s: 1}, {name: b, k: 4, s: 1}]\n    perf: {instance: {term: u, values: {b: 4, a: 3}}}\n", "    instances: [{name: a, k: 3, s: 1}, {name: b, k: 4, s: 1}]\n    linux: {instance: {u: k}}\n"),
    ("    instances: [{name: a, G: 1, U: 0}, {name: s, G: 0, U: 0}]\n    perf: {instance: {term: u, values: {a: 0, s: 4}}}\n",
     "    instances: [{name: a, G: 1, U: 0}, {name: s, G: 0, U: 0}]\n    linux: {instance: {u: 0 if G == 1 and U == 0 else 4}}\n"),
    # Whom a counter serves.
    ("    counters:\n      fix: {takes: event == 1, register: A.V}\n", "    counters:\n      fix: {allows: event == 1, register: A.V}\n"),
    ("    counters:\n      fix: {register: A.V, takes: event == 1, counter: umask - 2, count: 2}\n", "    counters:\n      fix: {register: A.V, allows: event == 1 and n == umask - 2, count: 2}\n"),
    ("    counters:\n      some: {counter: umask, first: 4, count: 2, register: A}\n", "    counters:\n      some: {allows: n - 4 == umask, register: \"A[4-5]\"}\n"),
    ("    counters:\n      fix:\n        takes: event == 1\n        shares: true\n        register: A.V\n      all:\n        register: B.V\n",
     "    counters:\n      fix:\n        allows: event == 1\n        register: A.V\n      all:\n        register: B.V\n        allows: true\n"),
    ("    counters:\n      fix: {takes: event == 1 or umask, register: A.V}\n      all: {register: B.V, allows: n < 2 if event else n}\n",
     "    counters:\n      fix: {allows: event == 1 or umask, register: A.V}\n      all: {register: B.V, allows: (n < 2 if event else n) and not (event == 1 or umask)}\n"),
    ("    base: more\n    counters:\n      fix: {takes: event == 1, register: A.V}\nbases:\n  more: {counters: {all: {counter: umask}}}\n",
     "    base: more\n    counters:\n      fix: {allows: event == 1, register: A.V}\n      all: {allows: \"n == umask and not (event == 1)\"}\nbases:\n  more: {counters: {all: {allows: n == umask}}}\n"),
    ("    counters:\n      fix: {count: 3, register: A.V}\n    events:\n      a: {is: event=1, on: fix}\n      b: {is: event=1, on: fix, counters: 0-1}\n",
     "    counters:\n      fix: {count: 3, register: A.V}\n    events:\n      a: {is: event=1, counters: {fix: 0-2}}\n      b: {is: event=1, counters: {fix: 0-1}}\n"),
    # System registers.
    ("    registers:\n      A: {at: {op0: 3, op1: 0x3, CRn: 14, CRm: \"8 | n >> 3\", op2: n & 7}, array: 31}\n", "    registers:\n      A: {at: S3_3_C14_C(8 | n >> 3)_(n & 7), array: 31}\n"),
    ("    registers:\n      A:\n        at:\n          op2: 1\n          op0: 2\n          op1: 3\n          CRn: 4\n          CRm: 5\n        text: x\n",
     "    registers:\n      A:\n        at:\n          S2_3_C4_C5_1\n        text: x\n"),
    # Arrays.
    ("    registers:\n      A: {at: 0x10, array: {count: 4, stride: 4}}\n      B:\n        at: 8 | box\n        array: {count: 2, stride: 1, index: k}  # two\n      C: {array: {places: [1, 5], count: 2}, at: 1}\n      D: {at: 0, array: [{count: 4, stride: 0x18, index: e}, {first: 1, count: 3, stride: 8, index: w}]}\n",
     "    registers:\n      A: {at: 0x10 + 4 * n, array: 4}\n      B:\n        at: (8 | box) + k\n        array: {k: 2}  # two\n      C: {array: 2, at: [1, 5]}\n      D: {at: 0x18 * e + 8 * (w - 1), array: {e: 4, w: 1-3}}\n"),
    ("    base: more\n    registers:\n      A: {array: {count: 31}}\n      B: {at: 0x80}\n      C: {array: {stride: 8}}\nbases:\n  more: {registers: {A: {at: 4, array: {count: 2, stride: 4, index: k}}, B: {at: 4, array: &two {count: 2, stride: 4}}, C: {at: 4, array: *two}}}\n",
     "    base: more\n    registers:\n      A: {array: {k: 31}}\n      B: {at: 0x80 + 4 * n}\n      C: {at: 4 + 8 * n}\nbases:\n  more: {registers: {A: {at: 4 + 4 * k, array: {k: 2}}, B: {at: 4 + 4 * n, array: &two 2}, C: {at: 4 + 4 * n, array: *two}}}\n"),
    ("    stride: {box: 0x20, stack: 1}\n", "    at: 0x20 * box + stack\n"),
    ("    base: more\n    at: 0x40\nbases:\n  more:\n    at: 0x10\n    stride: {box: 0x20}\n", "    base: more\n    at: 0x40 + 0x20 * box\nbases:\n  more:\n    at: 0x10 + 0x20 * box\n"),
    # What a device tells of its counters.
    ("    counters:\n      a:\n        width: 64\n        discover: {count: PMCR.N, width: PMCR.S + 1}  # told\n        register: A\n        count: 2\n      b: {register: B, count: 2, discover: {width: ones, example: 40}}\n      c: {register: C, count: 2, snapshot: \"S[n]\", discover: {snapshot: CFG.SS}}\n      d: {register: D, count: 2, discover: {count: 1 if x else 0, present: n or y, shift: 32 - U.E}}\n",
     "    counters:\n      a:\n        only: n < PMCR.N\n        width: PMCR.S + 1  # told\n        register: A\n        count: 2\n      b: {register: B, count: 2, width: probed(40)}\n      c: {register: C, count: 2, snapshot: {register: \"S[n]\", only: CFG.SS}}\n      d: {register: D, count: 2, only: n < (1 if x else 0) and (n or y), shift: 32 - U.E}\n"),
    ("    base: more\n    counters: {a: {width: 32, register: A, count: 2}}\nbases:\n  more:\n    counters:\n      a:\n        discover:\n          # Of the manual.\n          width: X.Y\n          rules:\n            - &one {require: X.Y, text: z}    # one\n            - &two\n              require: X.Z\n              text: z\n            - *one\n        top_rate: 4\n",
     "    base: more\n    counters: {a: {register: A, count: 2}}\nbases:\n  more:\n    counters:\n      a:\n        # Of the manual.\n        width: X.Y\n        rules:\n          - &one {require: X.Y, text: z}    # one\n          - &two\n            require: X.Z\n            text: z\n          - *one\n        top_rate: 4\n"),
    # Who tells where a unit is.
    ("    conditions:\n      gpu: {file: peer, begins: nr_gpu, text: x}\n      new: {text: y, begins: [43c01, 43c02], file: identifier}\n",
     "    conditions:\n      gpu: {when: 'sysfs(\"peer\", \"nr_gpu\")', text: x}\n      new: {text: y, when: 'sysfs(\"identifier\", \"43c01\", \"43c02\")'}\n"),
    ("    where: {discovery: {type: 6, id: imc}}\n    title: x\n", "    where: pmon(6, imc)\n    title: x\n"),
    ("    where:\n      apmt: true\n      iomem: NVDA2021\n", "    where: [apmt(), iomem(\"NVDA2021\")]\n"),
    ("    where: {address: base << 23 | bar << 12}  # memory\n", "    where: base << 23 | bar << 12  # memory\n"),
    ("    where:\n      iomem: ARMHC700\n      nodes:\n        count: N.C     # below\n        is: N.T == 6\n        child: pointer\n",
     "    where: iomem(\"ARMHC700\")\n    tree:\n      count: N.C     # below\n      child: pointer\n    only: N.T == 6\n"),
    ("    where: {nodes: {is: N.T == 2, number: ~}}\nbases:\n  more: {where: {nodes: {is: 1}}, title: y}\n", "    tree: {number: ~}\n    only: N.T == 2\nbases:\n  more: {only: 1, title: y}\n"),
    # Families of events.
    ("    events:\n      a_<ch>: {is: umask=3, array: {index: ch, count: 8, terms: {event: 0x7 + 0x40 * ch}}}  # one\n      b<n>:\n        is: event=0x20,umask=1\n        array: {index: n, count: 3, term: event}\n      c: {is: event=1, sub: {d<n>: {array: {index: n, count: 4, terms: {umask: 1 << n}}, text: x}}}\n      e_<d>_<c>: {array: [{index: d, names: [east, west]}, {index: c, count: 2, terms: {event: d | c << 4}}]}\n",
     "    events:\n      a_<ch>: {is: \"umask=3,event=0x7 + 0x40 * ch\", array: {ch: 8}}  # one\n      b<n>:\n        is: \"event=0x20 + n,umask=1\"\n        array: 3\n      c: {is: event=1, sub: {d<n>: {array: 4, is: umask=1 << n, text: x}}}\n      e_<d>_<c>: {array: {d: [east, west], c: 2}, is: event=d | c << 4}\n"),
    # Field arrays.
    ("    registers:\n      A: {at: 8, fields: {31:16: {name: E<k>, each: 4, text: x}, 15:3: {name: \"HPM<n>\", first: 3, each: 0x1, reset: 0}, 2:0: RES0}}\n",
     "    registers:\n      A: {at: 8, fields: {31:16: {name: E<k>, array: 4, text: x}, 15:3: {name: \"HPM<n>\", array: {n: 3-15}, reset: 0}, 2:0: RES0}}\n"),
    ("    registers:\n      A: {at: 8, fields: {3:0: &ov {name: OV<n>, each: 1, reset: 0}}}\n      B: {at: 9, fields: {5:2: *ov, 1:0: *ov}}\n",
     "    registers:\n      A: {at: 8, fields: {3:0: &ov {name: OV<n>, array: 4, reset: 0}}}\n      B: {at: 9, fields: {5:2: *ov, 1:0: {name: OV<n>, array: 2, reset: 0}}}\n"),
    # Where something exists.
    ("    present: box < 2\n    terms:\n      gpu_mask: {condition: gpu}\n    errata:\n      E: {condition: r0, text: x}\n",
     "    only: box < 2\n    terms:\n      gpu_mask: {only: gpu}\n    errata:\n      E: {only: r0, text: x}\n"),
    ("    registers:\n      A: {at: 0, condition: gpu}\n      B: {at: 8, fields: {0: {name: a, since: Ssco}, 1: {name: b, removed: the 2026 one}}}\n",
     "    registers:\n      A: {at: 0, only: gpu}\n      B: {at: 8, fields: {0: {name: a, only: Ssco}, 1: {name: b, only: before_the_2026_one}}}\n"
     "    conditions: {Ssco: \"it has what Ssco brought\", before_the_2026_one: \"it is as before the 2026 one\"}\n"),
    ("    instances: [{name: l2, G: 1}, {name: scf, G: 0}]\n    events:\n      a: {is: event=1, instances: [l2]}\n      b: {is: event=2, variants: [x, y], condition: gpu}\n"
     "      c: {is: event=3, sub: {d: {variants: [x]}}}\n",
     "    instances: [{name: l2, G: 1}, {name: scf, G: 0}]\n    events:\n      a: {is: event=1, only: G == 1}\n      b: {is: event=2, only: gpu and (x or y)}\n"
     "      c: {is: event=3, sub: {d: {only: x}}}\n"),
    ("    instances: {box: 4}\n    events:\n      a: {is: event=1, instances: [0, 2], linux: true, since: 6.4}\n      b: {is: event=2, linux: {name: x, string: y}, since: 5.1}\n",
     "    instances: {box: 4}\n    events:\n      a: {is: event=1, only: box == 0 or box == 2, linux: {since: 6.4}}\n      b: {is: event=2, linux: {name: x, string: y, since: 5.1}}\n"),
    # What counts.
    ("    counters:\n      a: {register: A}\n      b: {register: A, count: 4}\n      c: {count: 2, first: 3, register: A}\n      d: {register: \"A[2 * n]\", joined: \"A[2 * n + 1]\", width: 64}\n",
     "    counters:\n      a: {register: A, count: 1}\n      b: {register: A, count: 4}\n      c: {register: \"A[3-4]\"}\n      d: {register: \"A[2 * n + 1] << 32 | A[2 * n]\", width: 64}\n"),
    ("    counters:\n      a:\n        register: A\n        sum: true\n      b: {register: A, sum: first}\n      c: {register: A, sum: pages, count: 2}\n      d: {sum: [A, B]}\n",
     "    counters:\n      a:\n        register: \"sum(A[*])\"\n      b: {register: \"any(A[*])\"}\n      c: {register: \"sum(A[n])\", count: 2}\n      d: {register: \"sum(A, B)\"}\n"),
    # Who tells a fact.
    ("    facts:\n      a: {cpuid: {leaf: 0x1, register: eax}, bits: 3:0, example: 1}\n      b: {cpuid: {leaf: 7, subleaf: 1, register: ebx}}\n      c: {msr: 0x10 + box}\n"
     "      d: {pci: {id: 0x3451, at: 0xD0 + 4 * box, n: box}, bits: 5:5}  # one\n      e: {pci: {id: 1, at: 4, width: 64}}\n      f: {midr: 15:4}\n      g: {discovery: counters}\n"
     "      h: {address: true, bits: 63:12}\n      i: {above: xp}\n      j: {read: A.B}\n",
     "    facts:\n      a: {read: \"cpuid(0x1).eax[3:0]\", example: 1}\n      b: {read: \"cpuid(7, 1).ebx\"}\n      c: {read: msr(0x10 + box)}\n"
     "      d: {read: \"pci(0x3451, 0xD0 + 4 * box, box)[5]\"}  # one\n      e: {read: \"pci64(1, 4)\"}\n      f: {read: \"midr[15:4]\"}\n      g: {read: pmon.counters}\n"
     "      h: {read: \"address[63:12]\"}\n      i: {read: parent.xp}\n      j: {read: A.B}\n"),
], ids=["in the middle", "at the end", "a line", "a line with a comment", "an anchor", "a select's barrier", "names", "alias", "pages", "a term that chooses pages", "pages by masks", "pages by a term of the base", "functions", "terms in Linux", "files with an end", "files without", "files without where the base has it", "a term that chooses", "a term that chooses otherwise",
        "takes", "takes and counter", "counter", "shares", "allows beside takes",
        "allows that is inherited", "on", "operands", "operands in lines", "arrays", "arrays that are inherited", "strides", "strides that are inherited", "told by a device", "told by a device in lines", "a file of the device", "discovery", "two tellers", "an address", "a tree", "a kind of nodes", "families", "field arrays", "field arrays that are the same", "only of a block", "only of registers", "only of events", "releases of Linux", "joined and first", "sums", "facts"])
def test_what_follows_from_the_rest(old: str, new: str) -> None:
    assert brought(old) == new
    again = HEAD.replace("pmureg: 1", "pmureg: 2") + new
    assert upgraded(again) == again


def test_addresses_stand_behind_the_text_of_their_document() -> None:
    old = "sources:\n  A: Manual A  # the first\n  B: \"Manual B: 2\"\n  C: Manual C\nlinks:\n  A: https://example.org/a\n  B: 'https://example.org/b?x,y'\ndetect: []\n"
    new = "sources:\n  A: Manual A https://example.org/a  # the first\n  B: \"Manual B: 2 https://example.org/b?x,y\"\n  C: Manual C\ndetect: []\n"
    assert upgraded(old) == upgraded(new) == new
    assert upgraded("sources: {A: Manual A}\nlinks: {A: 'https://example.org/x,[y]'}\n") == "sources: {A: \"Manual A https://example.org/x,[y]\"}\n"


@pytest.mark.parametrize("old, new", [
    ("{raise: CTL, set: {EN: 1 << n, GO: 1}}", "{modify: CTL, set: {EN: old | 1 << n, GO: old | 1}}"),
    ("{lower: CTL, set: {EN: 1 << n, GO: 1}}", "{modify: CTL, set: {EN: old & ~(1 << n), GO: old & ~1}}"),
    ("{raise: CTL, set: {EN: used.a | used.b << 2}}  # all", "{modify: CTL, set: {EN: old | used.a | used.b << 2}}  # all"),
    ("{lower: CTL, set: {EN: (1 << n) | 2}}", "{modify: CTL, set: {EN: old & ~((1 << n) | 2)}}"),
    ("{raise: CTL, set: {EN: n == 2}}", "{modify: CTL, set: {EN: old | (n == 2)}}"),
    ("{raise: CTL, set: {EN: not n}}", "{modify: CTL, set: {EN: old | (not n)}}"),
    ('{lower: CTL, set: {"EN[n]": "ST[n].V"}, when: n}', '{modify: CTL, set: {"EN[n]": "old & ~ST[n].V"}, when: n}'),
])
def test_steps(old: str, new: str) -> None:
    assert brought(f"    sequences:\n      start:\n        - {old}\n") == f"    sequences:\n      start:\n        - {new}\n"
    assert brought(f"    sequences:\n      start:\n        - {new}\n") == f"    sequences:\n      start:\n        - {new}\n"


def test_steps_with_the_same_bits() -> None:
    """An alias goes, where another step does something else with them."""
    old = "    sequences:\n      start: [{raise: CTL, set: &on {EN: used.a}}]\n      stop: [{lower: CTL, set: *on}]\n"
    assert brought(old) == "    sequences:\n      start: [{modify: CTL, set: &on {EN: old | used.a}}]\n      stop: [{modify: CTL, set: {EN: old & ~used.a}}]\n"


@pytest.mark.parametrize("before, now", [("NQu1", "7gWY NQu1"), ("AAAA", "AAAA")], ids=["as it was imported", "changed since"])
def test_imports_know_what_they_wrote(before: str, now: str) -> None:
    """The digest of a register as it is written now stands beside the one of before."""
    register = "    registers:\n      A: {at: %s, array: %s, fields: {63:0: {name: X}}}\n"
    head = "\n# Digests of imported entries: the next import finds by them what was changed here.\n# imported: "
    assert brought(register % ("{op0: 3, op1: 3, CRn: 9, CRm: 12, op2: n}", "{count: 2}") + f"{head}{before}\n") == register % ("S3_3_C9_C12_(n)", "2") + f"{head}{now}\n"


def run(*arguments: str) -> Outcome:
    return run_here("upgrade", *arguments)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two descriptions of version 1, of which the second imports a third."""
    (tmp_path / "acme").mkdir()
    block = "  u:\n    title: U\n    space: msr\n    source: M\n    registers:\n      A: {at: 0x10, text: Counts., fields: {63:0: {name: V, access: RW-V, reset: 0, text: Count.}}}\n"
    counters = "    counters:\n      all: {count: 1, width: 64, register: A, free: true}  # runs always\n"
    (tmp_path / "acme/one.yaml").write_text(f"pmureg: 1\nsystem: one\ntitle: T\nsources: {{M: Manual}}\nblocks:\n{block}{counters}")
    (tmp_path / "acme/more.yaml").write_text(f"pmureg: 1\nlibrary: more\ntitle: T\nsources: {{M: Manual}}\nbases:\n{block}{counters}")
    (tmp_path / "acme/two.yaml").write_text("pmureg: 1\nsystem: two\ntitle: T\nimport: [acme/more.yaml]\nsources: {N: Manual}\nblocks:\n  v: {base: u, title: V}\n")
    return tmp_path


def texts(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text() for path in (folder / "acme").iterdir()}


def test_a_folder(folder: Path) -> None:
    before = texts(folder)
    result = run("--regdefs", str(folder))
    assert result.status == 0 and sorted(result.err.splitlines()) == [f"{folder}/acme/{name}.yaml: is now of version 2" for name in ("more", "one", "two")]
    assert texts(folder) == {name: text.replace("pmureg: 1", "pmureg: 2").replace(", free: true", "") for name, text in before.items()}
    again = run("--regdefs", str(folder))
    assert again.status == 0 and again.err == "every description is of version 2 already\n"


def test_nothing_is_written_where_one_file_would_be_wrong(folder: Path) -> None:
    """A mistake is told with its line, and no file is changed."""
    one = folder / "acme/one.yaml"
    one.write_text(one.read_text().replace("register: A", "register: B"))
    before = texts(folder)
    result = run("--regdefs", str(folder))
    assert result.status == 1 and f"{folder}/acme/one.yaml (of version 2):13:" in result.err and "`B`" in result.err
    assert texts(folder) == before


def test_what_is_no_description(folder: Path) -> None:
    (folder / "acme/one.yaml").write_text("pmureg: 1\nsystem: [\n")
    before = texts(folder)
    result = run("--regdefs", str(folder))
    assert result.status == 1 and "one.yaml:3:1: YAML syntax" in result.err and texts(folder) == before
    assert run(str(folder / "acme/none.yaml")).status == 1


def test_check_says_the_new_spelling(folder: Path) -> None:
    """Of an old key, on its line; the version is told, too."""
    result = run_here("check", "--regdefs", folder, folder / "acme/one.yaml")
    assert result.status == 1
    assert "one.yaml:1:9: `pmureg` is `1`, but must be `2`; `python3 -m generator upgrade` rewrites descriptions of version 1" in result.err
    assert "one.yaml:13:47: `free` in `all` is a key of version 1 of the language; remove it: a counter without `program`, `enable` and `disable` is not programmed; " \
        "`python3 -m generator upgrade` rewrites the file" in result.err


def test_what_strangers_say_in_version_1(tmp_path: Path) -> None:
    """Thirteen descriptions as they were in version 1: everything that is made of them is what is made of those of version 2, byte for byte. Those
    whose systems ship meanwhile, described anew, are in version2."""
    here = Path(__file__).parent
    shutil.copytree(here / "version1", tmp_path / "strangers")
    assert run("--regdefs", str(tmp_path / "strangers")).status == 0
    for path in (here / "version1").glob("*/*.yaml"):
        same = tmp_path / "same" / "strangers" / path.relative_to(here / "version1")
        same.parent.mkdir(parents=True, exist_ok=True)
        name = path.relative_to(here / "version1")
        shutil.copy(next(folder / name for folder in (here / "strangers", here / "version2") if (folder / name).exists()), same)
    outputs = []
    for regdefs, out in ((tmp_path / "strangers", tmp_path / "brought"), (tmp_path / "same" / "strangers", tmp_path / "written")):
        done = run_here("build", "-q", "--regdefs", regdefs, "--out", out)
        assert done.status == 0, done.err
        outputs.append({str(path.relative_to(out)): path.read_bytes() for path in out.rglob("*") if path.is_file() and path.name not in ("STAMPS", "MANIFEST")})
    assert len(outputs[0]) > 100 and outputs[0].keys() == outputs[1].keys()
    assert [name for name, text in outputs[0].items() if text != outputs[1][name]] == []
