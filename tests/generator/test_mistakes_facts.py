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
    on_facts("no such function", "{units: {read: @cpiud(1).eax, example: 1}}", "noc < units", "`cpiud()` is not a source of facts", "did you mean `cpuid`?"),
    on_facts("a function like no other", "{units: {read: @smbios(1), example: 1}}", "noc < units", "`smbios()` is not a source of facts", "use one of `cpuid`, `msr`"),
    on_facts("no number", "{units: {read: cpuid(@eax).eax, example: 1}}", "noc < units", "`eax` is not a number of at most 32 bits"),
    on_facts("no bits", "{units: {read: @\"msr(0x10)[low]\", example: 1}}", "noc < units", "`[low]` is not a range of bits", "write `[HIGH:LOW]`"),
    on_facts("no such register", "{units: {read: cpuid(1).@rax, example: 1}}", "noc < units", "`rax` behind `cpuid` must be one of `eax`, `ebx`, `ecx` and `edx`", "did you mean `eax`?"),
    on_facts("no leaf", "{units: {read: @cpuid().eax, example: 1}}", "noc < units", "`cpuid().eax` is not a valid use of `cpuid`", "write `cpuid(LEAF, SUBLEAF).eax`"),
    on_facts("no example", "{units: @{read: msr(0x10)}}", "noc < units", "`units` has no `example`", "add `example: NUMBER`, the value on the simulated device"),
    on_facts("bits that are not read", "{units: @{read: \"cpuid(1).eax[32:30]\", example: 1}}", "noc < units",
             "bits 32:30 of fact `units` are outside the 32 bits that are read", "HIGH at most 31"),
    on_facts("bits upside down", "{units: @{read: \"midr[0:3]\", example: 1}}", "noc < units", "bits 0:3 of fact `units`", "write HIGH:LOW"),
    on_facts("example that does not fit", "{units: {read: \"msr(0x10)[1:0]\", example: @4}}", "noc < units", "example 0x4 does not fit the 2 bits of fact `units`"),
    on_facts("no vendor", "{units: @{read: \"pci(0x3457, 0x9c)\", example: 2}}", "noc < units", "the file has no `pci_vendor`", "add `pci_vendor: NUMBER`"),
    on_facts("named as a number", "{noc: @{read: msr(0x10), example: 1}}", "noc > 0", "fact `noc` and a number of the instances of `noc` have the same name"),
    on_facts("named by nobody", "{units: @{read: msr(0x10), example: 1}}", "noc < 2", "nothing in block `noc` uses fact `units`", "or remove it"),
    on_facts("unknown name", "{units: {read: msr(0x10), example: 2}}", "noc < @unit", "unknown name `unit`", "did you mean `units`?"),
    on_facts("a register in `present`", "{units: {read: msr(0x10), example: 2}}", "noc < units and @CTRL.ENABLE", "unknown name `CTRL.ENABLE`"),
    on_facts("nothing present", "{units: {read: msr(0x10), example: 0}}", "@noc < units", "`only` is false for every unit of `noc` with the examples of its facts"),
    on_facts("outside its space", "{units: {read: msr(@0x100000000), example: 2}}", "noc < units", "fact `units` is at 0x100000000, outside its space"),
    on_facts("place of a name that is none", "{units: {read: msr(0x10 + @box), example: 2}}", "noc < units", "unknown name `box`"),
    on_facts("a function that is none", "{units: {read: msr(0x10), example: 2}}", "@max(units) > noc", "`max(units)` is not allowed in an expression"),
    on_demo("of the file, named by nobody", ("blocks:\n", "facts: {units: @{read: msr(0x10), example: 1}}\nblocks:\n"),
            ("nothing uses fact `units`", "use it in `only`, `where`, `conditions`, the `width` of a counter, a step or a rule, or remove it")),
    on_cards("where of what is not memory-mapped", ("    title: Memory controller", "    where: @apmt()\n    title: Memory controller"),
             ("block `mem` has `where`, but is not memory-mapped", "remove `where`")),
    on_demo("APMT without an identity", (AT, AT + "    where: @apmt()\n"), ("block `noc` has no `identify` with `is`", "add `identify: {register: NAME, is: NUMBER}`")),
    on_demo("APMT of one name", (AT, AT + "    where: @apmt(scf)\n"), ("`apmt(scf)` is not a valid use of `apmt`", "write `apmt()`")),
    on_demo("no such source", (AT, AT + "    where: @iomen(\"Coherent fabric\")\n"), ("`iomen()` cannot find a unit", "did you mean `iomem`?")),
    on_demo("a name of a path", (AT, AT + "    where: @iomem(\"a/b\")\n"), ("`a/b` is not a name in /proc/iomem, because it contains `/`", "write the name that /proc/iomem shows behind the colon")),
    on_facts("a fact called as a term", "{event: @{read: msr(0x10), example: 1}}", "noc < event", "fact `event` and a term of `noc` have the same name", "rename one of them"),
    on_demo("two numbers of a device", (AT, AT + "    where: @iomem(\"noc.<n>.<m>\")\n"), ("`noc.<n>.<m>` does not have exactly one number", "write `<n>` in the place of the device's number")),
    on_demo("address of an unknown fact", (AT, AT + "    where: @bar + 0x1000\n"), ("unknown name `bar`",)),
    on_demo("nodes read by halves", (AT, f"{AT}{IOMEM}    tree: {{count: \"@COUNT[0].VALUE\", pointers: 0x100, child: pointer}}\n    only: 1\n"), ("        width: 64\n        text: Counter <n>.", "        width: 64\n        access_width: 32\n        text: Counter <n>."),
            ("register `COUNT` is not read in one access of 32 or 64 bits, but identifies nodes", "remove `access_width`")),
    *(on_demo(name, (AT, f"{AT}{source}    tree: {tree}\n    only: {only}\n"), words) for name, source, tree, only, *words in (
        ("a tree that nobody finds", "", "@{count: 1, pointers: 0x100, child: pointer}", "1", "`noc` has a `tree`, but no `where` that finds it", "add `where: iomem(\"NAME\")`"),
        ("a pointer to what is not known", IOMEM, "{count: 1, pointers: 0x100, child: @base + pointer}", "1", "unknown name `base`"),
        ("a pointer that depends on a register", IOMEM, "{count: 1, pointers: 0x100, child: pointer + @CTRL.ENABLE}", "1", "unknown name `CTRL.ENABLE`"),
        ("a pointer in what a node is", IOMEM, "{count: 1, pointers: 0x100, child: pointer}", "@pointer == 1", "unknown name `pointer`"),
        ("nodes by a far element", IOMEM, "{count: 1, pointers: 0x100, child: pointer}", "\"@COUNT[4].VALUE == 0\"", "register `COUNT` has no element 4", "use 0 to 3"),
        ("nodes that no unit is", IOMEM, "{count: 1, pointers: 0x100, child: pointer}", "\"@COUNT[0].VALUE == 1\"",
         "`only: COUNT[0].VALUE == 1` is false for every unit of `noc`", "correct `only`, or the `example` of its registers"),
        ("a node past the instances", IOMEM, "{count: 1, pointers: 0x100, child: pointer, number: \"@COUNT[0].VALUE + 2\"}", "1",
         "`COUNT[0].VALUE + 2` is not a `noc` of `noc`, which is 0 to 1", "correct `number`, the `example` of its registers, or `instances`"))),
    on_demo("a node of several pages", (AT, f"{AT}    pages: {{noc: {{}}, dtc: {{}}}}\n{IOMEM}    tree: @{{count: 1, pointers: 0x100, child: pointer}}\n    only: 1\n"),
            ("a node has one page, but `noc` has the pages noc, dtc", "describe one page, and take registers of other nodes from their blocks by `borrows`")),
    on_facts("an address outside its space", "{base: {read: msr(0x10), example: 16}}", "noc < base", "register `EVENT` is at 0xffffffffffffffff if all bits of the facts in `at` are 1, outside its space",
             "select bits of a fact by `[HIGH:LOW]`: an MMIO offset has 32 bits", change=("        at: 0x10 + 4 * n\n", "        at: @base + 4 * n\n")),
    on_facts("the name of another fact in that of a device", "{first: {read: msr(0x10), example: 2}}", "noc < first", "unknown name `second`",
             change=("device: demo_noc_<noc>", "device: demo_noc_<@second + noc>")),
    on_demo("an address that nobody tells", (AT, AT + "    facts: {page: @{read: address, example: 2}}\n"), ("device: demo_noc_<noc>", "device: demo_noc_<page:x>"),
            ("fact `page` is the address of a unit of `noc`, but no `where` tells this address", "add `where` to the block")),
    on_cards("an address of what is not mapped", ("    space: pci\n", "    space: pci\n    facts: {page: @{read: address, example: 2}}\n"), ("device: cards_mem_<socket>", "device: cards_mem_<page:x>"), ("      instance: {filter: socket}\n", ""),
             ("fact `page` is the address of a unit of `mem`, but only memory-mapped units have one", "remove the fact")),
    on_facts("an address by which it is found", "{page: {read: address, example: 2}}", "@page > 1", "fact `page` is the address of a unit, which only the name of its device can use",
             "use it only in `device` under `linux`", change=("    space: mmio\n", "    space: mmio\n    where: iomem(\"NOC\")\n")),
    on_facts("an address by which it counts", "{page: @{read: address, example: 2}}", "noc < 2", "fact `page` is the address of a unit", "use it only in `device` under `linux`",
             change=("    space: mmio\n", "    space: mmio\n    where: iomem(\"NOC\")\n    rules: [{require: event != page, text: x}]\n")),
    on_cards("a fact in configuration space", ("    space: pci\n", "    space: pci\n    facts: {first: {read: msr(0x10), example: 2}}\n"), ("at: 0xD8", "at: @first"),
             ("unknown name `first`",)),
    on_demo("a device by a number that is none", ("device: demo_noc_<noc>", "device: demo_noc_<noc * @nok>"), ("unknown name `nok`",)),
    on_facts("a device by what the machine tells and more", "{first: {read: msr(0x10), example: 2}}", "noc < first", "a device name with the expression `<first>` can have no other number and no `instance`",
             "write one expression, or only indices", change=("device: demo_noc_<noc>", "device: demo_<@first:x>_<noc>")),
    on_demo("a device of two instances", ("device: demo_noc_<noc>", "device: demo_<@noc // 2>"), ("2 instances have the device name `demo_0`", "correct the expression")),
    on_demo("a form that is none", ("device: demo_noc_<noc>", "device: demo_<@noc:X>"), ("`<noc:X>` is not a number", "write `<noc:x>` for one in hex")),
    on_demo("a register by a number that is no index", ("      EVENT:\n", "      EVENT:\n        @name: EVENT<n * n>\n"), ("`<n * n>` in the name of register `EVENT` is not an index", "`<2 * n + 1>`")),
    on_demo("discovery without its devices", (AT, AT + "    where: @pmon(6, noc)\n"),
            ("`noc` is found by PMON discovery, but the file does not name the PCI devices with the tables", "add `pci_vendor: NUMBER` and `pmon: NUMBER`")),
    on_demo("discovery without a type", (AT, AT + "    where: @pmon()\n"), ("`pmon()` is not a valid use of `pmon`", "write `pmon(TYPE, ID)`")),
    on_demo("discovery of a type that is none", (AT, AT + "    where: pmon(@noc)\n"), ("`noc` is not a number of 16 bits", "write `pmon(TYPE, ID)`")),
    on_demo("a name without quotes", (AT, AT + "    where: iomem(@NOC)\n"), ("`NOC` is not text in quotes", "write `iomem(\"NAME\")`")),
    on_demo("where as it was in version 1", (AT, AT + "    where: @{iomem: NOC}\n"), ("`where` is a map, but must be an address", "`python3 -m generator upgrade` rewrites descriptions of version 1")),
    on_demo("fact of the device tree elsewhere", (AT, AT + "    facts: {units: @{read: 'property(\"acme,units\")', example: 1}}\n    only: units\n"),
            ("fact `units` comes from the device tree, but block `noc` is not found by it", "add `where: compatible(\"NAME\")` to the block")),
    on_facts("a property that is no name", "{units: {read: 'property(@\"../units\")', example: 1}}", "noc < units", "`\"../units\"` is not a name of a property", "write `property(\"NAME\")`"),
    on_facts("a property without a name", "{units: {read: @property(), example: 1}}", "noc < units", "`property()` is not a valid use of `property`", "write `property(\"NAME\")`"),
    on_demo("an offset over what is not known", (AT, AT + "    where: iomem(\"NOC\") + @stride * page\n"), ("unknown name `stride`",)),
    on_discovered("an offset of what discovery tells", "pmon(6, noc) + @0x1000 * page", "PMON discovery gives the address of one page", "remove the offset"),
    on_demo("an offset of a node", (AT, f"{AT}    where: iomem(\"NOC\") + 0x1000 * @page\n    tree: {{count: 1, pointers: 0x100, child: pointer}}\n    only: 1\n"),
            ("`page` is not known where the root of a tree is searched", "write an offset over other facts and numbers")),
    on_demo("a root by the number of a node", (AT, f"{AT}    facts: {{up: {{read: parent.noc, example: noc}}}}\n    where: iomem(\"NOC\") + @up\n    tree: {{count: 1, pointers: 0x100, child: pointer, number: up}}\n    only: 1\n"),
            ("`up` is not known where the root of a tree is searched", "write an offset over other facts and numbers")),
    on_demo("a node by what no parent tells", (AT, f"{AT}    facts: {{first: {{read: msr(0x10), example: noc}}}}\n{IOMEM}    tree: {{count: 1, pointers: 0x100, child: pointer, number: @first}}\n    only: 1\n"),
            ("fact `first` is not that of a parent, which a node can be identified by", "name registers of the node, and facts with `read: parent.BLOCK`")),
    on_demo("a parent past the instances", (AT, f"{AT}    facts: {{up: {{read: parent.noc, example: noc + 2}}}}\n{IOMEM}    tree: {{count: 1, pointers: 0x100, child: pointer, number: @up}}\n    only: 1\n"),
            ("`up` is not a `noc` of `noc`, which is 0 to 1", "correct `number`, the `example` of its registers, or `instances`")),
    on_cards("discovery of nothing", ("pmureg: 2\n", "@pmureg: 2\npmon: 0x9a7\n"), ("no block uses the `pmon` of the file",)),
    on_discovered("discovery of units that are the same", "@pmon(6)", "number 0 of the discovery table is unit `1` and unit `0`", "write an ID over the numbers of the instance that differs for each unit"),
    on_discovered("discovery of a number that is too large", "pmon(6, @0x10000 + noc)", "number 65536 of the discovery table is unit `0`, but numbers have 16 bits"),
    on_discovered("discovery of an unknown number", "pmon(6, @box)", "unknown name `box`"),
    on_discovered("discovery of several pages", "@pmon(6, noc)", "units of `noc` have several pages, but PMON discovery gives the address of one",
                  change=(AT, AT + "    pages: {one: {}, two: {}}\n")),
    on_demo("fact of discovery elsewhere", ("blocks:\n", "pci_vendor: 1\nblocks:\n"), (AT, AT + "    facts: {units: @{read: pmon.counters, example: 1}}\n    only: units\n"),
            ("fact `units` comes from PMON discovery, but block `noc` is not found by it", "add `where: pmon(TYPE, ID)`")),
    on_discovered("fact that discovery does not tell", "pmon(6, noc)", "`count` behind `pmon` must be one of `counters`", "did you mean `counters`?",
                  change=(AT, AT + "    facts: {units: {read: pmon.@count, example: 1}}\n    only: units\n")),
    on_cards("discovery of described devices", ("pci_vendor: 0x1234\n", "pci_vendor: 0x1234\npmon: 0x9a7\n"),
             ("    title: Memory controller", "    where: @pmon(6, socket)\n    title: Memory controller"),
             ("the PCI functions of `mem` come from `pages` and from PMON discovery", "remove one of them")),
    on_cards("discovery or something else", ("pci_vendor: 0x1234\n", "pci_vendor: 0x1234\npmon: 0x9a7\n"),
             ("    title: MSRs\n", "    title: MSRs\n    where: [@'pmon(6, box)', 'iomem(\"box\")']\n"),
             ("`msrs` has other sources beside PMON discovery under `where`",)),
    on_cards("not aligned to its width", ("pci_vendor: 0x1234\n", "pci_vendor: 0x1234\nfacts: {caps: {read: \"pci64(1, @0x44)\", example: 1}}\n"),
             ("    space: pci\n", "    space: pci\n    only: caps\n"), ("fact `caps` is at 0x44, which is not a multiple of 8", "or read two facts of 32 bits and join them")),
    on_cards("not aligned", ("pci_vendor: 0x1234\n", "pci_vendor: 0x1234\nfacts: {caps: {read: \"pci(1, @0x9e)\", example: 1}}\n"),
             ("    space: pci\n", "    space: pci\n    only: caps\n"), ("fact `caps` is at 0x9e, which is not a multiple of 4",)),
]


@pytest.mark.parametrize(("name", "changes", "words"), MISTAKES)
def test_mistake(one_mistake, name, changes, words):
    one_mistake(TEXTS[name], changes, words, name)


def test_a_right_one(checked):
    text = TEXTS["demo"].replace(AT, AT + "    facts: {units: {read: \"midr[3:0]\", example: 2}}\n    only: noc < popcount(units) + 1\n")
    assert checked(text, "demo").status == 0


# Of pages that the device tree tells the number of.
TAD = (ROOT / "tests/generator/version2/marvell/octeon10.yaml").read_text(encoding="utf-8")
ONLY = "only: tad < tads"


@pytest.mark.parametrize(("name", "changes", "words"), [
    ("pages that no machine has", [("example: 4,", "example: 0,"), (ONLY, f"{ONLY[:6]}@{ONLY[6:]}")],
     ["on the simulated device `tad < tads` does not hold of page 0", "correct it, `array`, or the `example` of a fact"]),
    ("more pages than are described", [("example: 4,", "example: 33,"), (ONLY, f"{ONLY[:6]}@{ONLY[6:]}")],
     ["on the simulated device `tad < tads` holds of page 32, one too many"]),
    ("pages by an unknown fact", [(ONLY, "only: tad < @count")], ["unknown name `count`", "use one of `tad`, `event`, `tads`, `apart` and `size`"]),
    ("more pages than can be told", [("array: 32", "array: 65"), ("    title: Tag", "    @title: Tag")], ["block `tad` has 65 pages"]),
    ("a page by what its registers tell", [("      size: {", "      late: {read: \"PRF[0].CNTSEL\", text: x}\n      size: {"), (ONLY, "only: tad < tads + @late")],
     ["fact `late` is read from registers of the unit, but is needed before the unit is found"]),
    ("a counter that stands alone", [("    counters:\n", "    counters:\n      one: @{register: PRF, allows: event == 255}\n")],
     ["counter `one` is on one of the pages `tad`, which a unit may lack", "write `register: sum(REGISTER[n])`, or remove `only` of the page"]),
])
def test_mistake_in_pages(one_mistake, name, changes, words):
    one_mistake(TAD, changes, words, "octeon10")
