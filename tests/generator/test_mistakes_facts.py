"""What the machine tells: each wrong use has one message. `@` marks where it must point."""

from __future__ import annotations

import pytest

from describing import ROOT
from test_mistakes_shape import TEXTS, on_cards, on_demo

AT = "    instances: {noc: 2}\n"


def on_facts(name: str, facts: str, present: str, *words: str, change: tuple[str, str] = ("", "")) -> object:
    return on_demo(name, *([change] if change[0] else []), (AT, f"{AT}    facts: {facts}\n    only: {present}\n"), words)

IOMEM = "    where: iomem(\"NOC\")\n"


def on_discovered(name: str, entry: str, *words: str, change: tuple[str, str] = ("", "")) -> object:
    changes = [change] if change[0] else []
    return on_demo(name, ("blocks:\n", "pci_vendor: 1\npmon: 0x9a7\nblocks:\n"), *changes, (AT, AT + f"    where: {entry}\n"), words)


MISTAKES = [
    on_facts("no source", "{units: @{example: 1}}", "noc < units", "`units` has no `read`"),
    on_facts("no such function", "{units: {read: @cpiud(1).eax, example: 1}}", "noc < units", "`cpiud()` tells no fact", "did you mean `cpuid`?"),
    on_facts("a function like no other", "{units: {read: @smbios(1), example: 1}}", "noc < units", "`smbios()` tells no fact", "use one of `cpuid`, `msr`"),
    on_facts("no number", "{units: {read: cpuid(@eax).eax, example: 1}}", "noc < units", "`eax` is no number of at most 32 bits"),
    on_facts("no bits", "{units: {read: @\"msr(0x10)[low]\", example: 1}}", "noc < units", "`[low]` names no bits", "write `[HIGH:LOW]`"),
    on_facts("no such register", "{units: {read: cpuid(1).@rax, example: 1}}", "noc < units", "`rax` behind `cpuid` must be one of `eax`, `ebx`, `ecx` and `edx`", "did you mean `eax`?"),
    on_facts("no leaf", "{units: {read: @cpuid().eax, example: 1}}", "noc < units", "`cpuid().eax` is no `cpuid` that tells a fact", "write `cpuid(LEAF, SUBLEAF).eax`"),
    on_facts("no example", "{units: @{read: msr(0x10)}}", "noc < units", "`units` has no `example`", "what the simulated device tells"),
    on_facts("bits that are not read", "{units: @{read: \"cpuid(1).eax[32:30]\", example: 1}}", "noc < units",
             "bits 32:30 of fact `units` are not among the 32 that are read", "HIGH at most 31"),
    on_facts("bits upside down", "{units: @{read: \"midr[0:3]\", example: 1}}", "noc < units", "bits 0:3 of fact `units`", "write HIGH:LOW"),
    on_facts("example that does not fit", "{units: {read: \"msr(0x10)[1:0]\", example: @4}}", "noc < units", "example 0x4 does not fit the 2 bits of fact `units`"),
    on_facts("no vendor", "{units: @{read: \"pci(0x3457, 0x9c)\", example: 2}}", "noc < units", "the file has no `pci_vendor`", "add `pci_vendor: NUMBER`"),
    on_facts("named as a number", "{noc: @{read: msr(0x10), example: 1}}", "noc > 0", "fact `noc` has the name of a number of the instances"),
    on_facts("named by nobody", "{units: @{read: msr(0x10), example: 1}}", "noc < 2", "nothing in block `noc` names the fact `units`", "or remove it"),
    on_facts("unknown name", "{units: {read: msr(0x10), example: 2}}", "noc < @unit", "`unit` means nothing here", "did you mean `units`?"),
    on_facts("a register in `present`", "{units: {read: msr(0x10), example: 2}}", "noc < units and @CTRL.ENABLE", "`CTRL.ENABLE` means nothing here"),
    on_facts("nothing present", "{units: {read: msr(0x10), example: 0}}", "@noc < units", "with the examples of its facts no unit of `noc` is present"),
    on_facts("outside its space", "{units: {read: msr(@0x100000000), example: 2}}", "noc < units", "fact `units` is at 0x100000000, outside its space"),
    on_facts("place of a name that is none", "{units: {read: msr(0x10 + @box), example: 2}}", "noc < units", "`box` means nothing here"),
    on_facts("a function that is none", "{units: {read: msr(0x10), example: 2}}", "@max(units) > noc", "`max(units)` is not allowed in an expression"),
    on_demo("of the file, named by nobody", ("blocks:\n", "facts: {units: @{read: msr(0x10), example: 1}}\nblocks:\n"),
            ("nothing names the fact `units`", "name it under `only`")),
    on_cards("where of what is not memory-mapped", ("    title: Memory controller", "    where: @apmt()\n    title: Memory controller"),
             ("block `mem` is not memory-mapped, so nothing tells where it is", "remove `where`")),
    on_demo("APMT without an identity", (AT, AT + "    where: @apmt()\n"), ("block `noc` has no `identify` with `is`", "add `identify: {register: NAME, is: NUMBER}`")),
    on_demo("APMT of one name", (AT, AT + "    where: @apmt(scf)\n"), ("`apmt(scf)` is no `apmt` that tells a place", "write `apmt()`")),
    on_demo("no such source", (AT, AT + "    where: @iomen(\"Coherent fabric\")\n"), ("`iomen()` tells no place", "did you mean `iomem`?")),
    on_demo("a name of a path", (AT, AT + "    where: @iomem(\"a/b\")\n"), ("`a/b` is no name in /proc/iomem that could be found: it has a `/`", "write one name")),
    on_facts("a fact called as a term", "{event: @{read: msr(0x10), example: 1}}", "noc < event", "fact `event` has the name of a term of `noc`", "rename one of them"),
    on_demo("two numbers of a device", (AT, AT + "    where: @iomem(\"noc.<n>.<m>\")\n"), ("`noc.<n>.<m>` has not one number", "write `<n>` where the kernel has that of the device")),
    on_demo("address of an unknown fact", (AT, AT + "    where: @bar + 0x1000\n"), ("`bar` means nothing here",)),
    on_demo("nodes read by halves", (AT, f"{AT}{IOMEM}    tree: {{count: \"@COUNT[0].VALUE\", pointers: 0x100, child: pointer}}\n    only: 1\n"), ("        width: 64\n        text: Counter <n>.", "        width: 64\n        access_width: 32\n        text: Counter <n>."),
            ("register `COUNT` does not take one access of 32 or 64 bits", "leave `access_width` out")),
    *(on_demo(name, (AT, f"{AT}{source}    tree: {tree}\n    only: {only}\n"), words) for name, source, tree, only, *words in (
        ("a tree that nobody finds", "", "@{count: 1, pointers: 0x100, child: pointer}", "1", "nothing tells where the tree is in which `noc` is a node", "add `where: iomem(\"NAME\")`"),
        ("a pointer to what is not known", IOMEM, "{count: 1, pointers: 0x100, child: @base + pointer}", "1", "`base` means nothing here"),
        ("a pointer that depends on a register", IOMEM, "{count: 1, pointers: 0x100, child: pointer + @CTRL.ENABLE}", "1", "`CTRL.ENABLE` means nothing here"),
        ("a pointer in what a node is", IOMEM, "{count: 1, pointers: 0x100, child: pointer}", "@pointer == 1", "`pointer` means nothing here"),
        ("nodes by a far element", IOMEM, "{count: 1, pointers: 0x100, child: pointer}", "\"@COUNT[4].VALUE == 0\"", "register `COUNT` has no element 4", "use 0 to 3"),
        ("nodes that no unit is", IOMEM, "{count: 1, pointers: 0x100, child: pointer}", "\"@COUNT[0].VALUE == 1\"",
         "no unit of `noc` is a node of which `COUNT[0].VALUE == 1` holds", "correct `only`, or the `example` of the registers that it names"),
        ("a node past the instances", IOMEM, "{count: 1, pointers: 0x100, child: pointer, number: \"@COUNT[0].VALUE + 2\"}", "1",
         "`COUNT[0].VALUE + 2` is no `noc` of `noc`: that is 0 to 1", "correct `number`, the `example` of the registers that it names, or `instances`"))),
    on_demo("a node of several pages", (AT, f"{AT}    pages: {{noc: {{}}, dtc: {{}}}}\n{IOMEM}    tree: @{{count: 1, pointers: 0x100, child: pointer}}\n    only: 1\n"),
            ("a node is one page, and `noc` has the pages noc, dtc", "what other nodes have, `borrows` takes from their blocks")),
    on_facts("an address outside its space", "{base: {read: msr(0x10), example: 16}}", "noc < base", "register `EVENT` would be at 0xffffffffffffffff where all bits of the facts in `at` are 1",
             "say which `bits` of a fact are meant", change=("        at: 0x10 + 4 * n\n", "        at: @base + 4 * n\n")),
    on_facts("the name of another fact in that of a device", "{first: {read: msr(0x10), example: 2}}", "noc < first", "`second` means nothing here",
             change=("device: demo_noc_<noc>", "device: demo_noc_<@second + noc>")),
    on_demo("an address that nobody tells", (AT, AT + "    facts: {page: @{read: address, example: 2}}\n"), ("device: demo_noc_<noc>", "device: demo_noc_<page:x>"),
            ("fact `page` is where a unit of `noc` begins, but nothing tells that", "add `where` to the block")),
    on_cards("an address of what is not mapped", ("    space: pci\n", "    space: pci\n    facts: {page: @{read: address, example: 2}}\n"), ("device: cards_mem_<socket>", "device: cards_mem_<page:x>"), ("      instance: {filter: socket}\n", ""),
             ("fact `page` is where a unit of `mem` begins, but only pages of memory have an address", "remove the fact")),
    on_facts("an address by which it is found", "{page: {read: address, example: 2}}", "@page > 1", "fact `page` is the address of a unit, which nothing depends on but the name of its device",
             "name it in `device` under `linux` only", change=("    space: mmio\n", "    space: mmio\n    where: iomem(\"NOC\")\n")),
    on_facts("an address by which it counts", "{page: @{read: address, example: 2}}", "noc < 2", "fact `page` is the address of a unit", "name it in `device` under `linux` only",
             change=("    space: mmio\n", "    space: mmio\n    where: iomem(\"NOC\")\n    rules: [{require: event != page, text: x}]\n")),
    on_cards("a fact in configuration space", ("    space: pci\n", "    space: pci\n    facts: {first: {read: msr(0x10), example: 2}}\n"), ("at: 0xD8", "at: @first"),
             ("`first` means nothing here",)),
    on_demo("a device by a number that is none", ("device: demo_noc_<noc>", "device: demo_noc_<noc * @nok>"), ("`nok` means nothing here",)),
    on_facts("a device by what the machine tells and more", "{first: {read: msr(0x10), example: 2}}", "noc < first", "the name of a device with `<first>` has this one number",
             "write one expression, or indices alone", change=("device: demo_noc_<noc>", "device: demo_<@first:x>_<noc>")),
    on_demo("a device of two instances", ("device: demo_noc_<noc>", "device: demo_<@noc // 2>"), ("2 instances would be device `demo_0`", "correct the expression")),
    on_demo("a form that is none", ("device: demo_noc_<noc>", "device: demo_<@noc:X>"), ("`<noc:X>` is no number", "write `<noc:x>` for one in hex")),
    on_demo("a register by a number that is no index", ("      EVENT:\n", "      EVENT:\n        @name: EVENT<n * n>\n"), ("`<n * n>` in the name of register `EVENT` is no index", "`<2 * n + 1>`")),
    on_demo("discovery without its devices", (AT, AT + "    where: @pmon(6, noc)\n"),
            ("`noc` is found by PMON discovery, but the file does not say which PCI devices have the tables", "add `pci_vendor: NUMBER` and `pmon: NUMBER`")),
    on_demo("discovery without a type", (AT, AT + "    where: @pmon()\n"), ("`pmon()` is no `pmon` that tells a place", "write `pmon(TYPE, ID)`")),
    on_demo("discovery of a type that is none", (AT, AT + "    where: pmon(@noc)\n"), ("`noc` is no type of 16 bits", "write `pmon(TYPE, ID)`")),
    on_demo("a name without quotes", (AT, AT + "    where: iomem(@NOC)\n"), ("`NOC` is no text", "write `iomem(\"NAME\")`")),
    on_demo("where as it was in version 1", (AT, AT + "    where: @{iomem: NOC}\n"), ("`where` is a map, but must be an address", "`python3 -m generator upgrade` rewrites descriptions of version 1")),
    on_demo("fact of the device tree elsewhere", (AT, AT + "    facts: {units: @{read: 'property(\"acme,units\")', example: 1}}\n    only: units\n"),
            ("fact `units` is a property of the device tree, by which block `noc` is not found", "add `where: compatible(\"NAME\")` to the block")),
    on_facts("a property that is no name", "{units: {read: 'property(@\"../units\")', example: 1}}", "noc < units", "`\"../units\"` is no name of a property", "write `property(\"NAME\")`"),
    on_facts("a property without a name", "{units: {read: @property(), example: 1}}", "noc < units", "`property()` is no `property` that tells a fact", "write `property(\"NAME\")`"),
    on_demo("an offset over what is not known", (AT, AT + "    where: iomem(\"NOC\") + @stride * page\n"), ("`stride` means nothing here",)),
    on_discovered("an offset of what discovery tells", "pmon(6, noc) + @0x1000 * page", "PMON discovery tells of one page, so nothing is added to it", "leave the offset out"),
    on_demo("an offset of a node", (AT, f"{AT}    where: iomem(\"NOC\") + @0x1000 * page\n    tree: {{count: 1, pointers: 0x100, child: pointer}}\n    only: 1\n"),
            ("`noc` is a node, which its tree tells the place of", "leave the offset out")),
    on_cards("discovery of nothing", ("pmureg: 2\n", "@pmureg: 2\npmon: 0x9a7\n"), ("nothing is found by the `pmon` of the file",)),
    on_discovered("discovery of units that are the same", "@pmon(6)", "number 0 of the table is unit `1` and unit `0`", "ID is an expression over the numbers"),
    on_discovered("discovery of a number that is too large", "pmon(6, @0x10000 + noc)", "number 65536 of the table is unit `0`: it has 16 bits"),
    on_discovered("discovery of an unknown number", "pmon(6, @box)", "`box` means nothing here"),
    on_discovered("discovery of several pages", "@pmon(6, noc)", "units of `noc` have several pages, of which PMON discovery tells one",
                  change=(AT, AT + "    pages: {one: {}, two: {}}\n")),
    on_demo("fact of discovery elsewhere", ("blocks:\n", "pci_vendor: 1\nblocks:\n"), (AT, AT + "    facts: {units: @{read: pmon.counters, example: 1}}\n    only: units\n"),
            ("fact `units` is of PMON discovery, by which block `noc` is not found", "add `where: pmon(TYPE, ID)`")),
    on_discovered("fact that discovery does not tell", "pmon(6, noc)", "`count` behind `pmon` must be one of `counters`", "did you mean `counters`?",
                  change=(AT, AT + "    facts: {units: {read: pmon.@count, example: 1}}\n    only: units\n")),
    on_cards("discovery of described devices", ("pci_vendor: 0x1234\n", "pci_vendor: 0x1234\npmon: 0x9a7\n"),
             ("    title: Memory controller", "    where: @pmon(6, socket)\n    title: Memory controller"),
             ("the functions of `mem` are said under `pages`, and by PMON discovery", "leave one of them out")),
    on_cards("discovery or something else", ("pci_vendor: 0x1234\n", "pci_vendor: 0x1234\npmon: 0x9a7\n"),
             ("    title: MSRs\n", "    title: MSRs\n    where: [@'pmon(6, box)', 'iomem(\"box\")']\n"),
             ("`msrs` is found by PMON discovery or not at all",)),
    on_cards("not aligned to its width", ("pci_vendor: 0x1234\n", "pci_vendor: 0x1234\nfacts: {caps: {read: \"pci64(1, @0x44)\", example: 1}}\n"),
             ("    space: pci\n", "    space: pci\n    only: caps\n"), ("fact `caps` is at 0x44, which is no multiple of 8", "or read two facts of 32 bits and join them")),
    on_cards("not aligned", ("pci_vendor: 0x1234\n", "pci_vendor: 0x1234\nfacts: {caps: {read: \"pci(1, @0x9e)\", example: 1}}\n"),
             ("    space: pci\n", "    space: pci\n    only: caps\n"), ("fact `caps` is at 0x9e, which is no multiple of 4",)),
]


@pytest.mark.parametrize(("name", "changes", "words"), MISTAKES)
def test_mistake(one_mistake, name, changes, words):
    one_mistake(TEXTS[name], changes, words, name)


def test_a_right_one(checked):
    text = TEXTS["demo"].replace(AT, AT + "    facts: {units: {read: \"midr[3:0]\", example: 2}}\n    only: noc < popcount(units) + 1\n")
    assert checked(text, "demo").status == 0


# Of pages that the device tree tells the number of.
TAD = (ROOT / "tests/generator/strangers/marvell/tad.yaml").read_text(encoding="utf-8")
ONLY = "only: tad < tads"


@pytest.mark.parametrize(("name", "changes", "words"), [
    ("pages that no machine has", [("example: 4,", "example: 0,"), (ONLY, f"{ONLY[:6]}@{ONLY[6:]}")],
     ["on the simulated device `tad < tads` does not hold of page 0", "correct it, `array`, or the `example` of a fact"]),
    ("more pages than are described", [("example: 4,", "example: 33,"), (ONLY, f"{ONLY[:6]}@{ONLY[6:]}")],
     ["on the simulated device `tad < tads` holds of page 32, one too many"]),
    ("pages by an unknown fact", [(ONLY, "only: tad < @count")], ["`count` means nothing here", "use one of `tad`, `event`, `tads`, `apart` and `size`"]),
    ("more pages than can be told", [("array: 32", "array: 65"), ("    title: Tag", "    @title: Tag")], ["block `tad` has 65 pages"]),
    ("a page by what its registers tell", [("      size: {", "      late: {read: \"PRF[0].CNTSEL\", text: x}\n      size: {"), (ONLY, "only: tad < tads + @late")],
     ["fact `late` is read in registers of the unit, which is not found as yet"]),
    ("a counter that stands alone", [("    counters:\n", "    counters:\n      one: @{register: PRF, allows: event == 255}\n")],
     ["a counter `one` stands on one of the pages `tad`, which a unit may lack", "write `register: sum(REGISTER[n])`, or leave `only` of the page out"]),
])
def test_mistake_in_pages(one_mistake, name, changes, words):
    one_mistake(TAD, changes, words, "tad")
