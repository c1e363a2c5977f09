"""What the machine tells: each wrong use has one message. `@` marks where it must point."""

from __future__ import annotations

import pytest

from test_mistakes_shape import TEXTS, on_cards, on_demo

AT = "    instances: {noc: 2}\n"


def on_facts(name: str, facts: str, present: str, *words: str) -> object:
    return on_demo(name, (AT, f"{AT}    facts: {facts}\n    present: {present}\n"), words)


MISTAKES = [
    on_facts("no source", "{units: @{bits: 1:0, example: 1}}", "noc < units", "fact `units` must be one of `cpuid`, `msr`, `pci` and `midr`"),
    on_facts("two sources", "{units: @{msr: 1, midr: 3:0, example: 1}}", "noc < units", "fact `units` must be one of"),
    on_facts("no such register", "{units: {cpuid: {leaf: 1, register: @rax}, example: 1}}", "noc < units", "must be one of `eax`, `ebx`, `ecx` and `edx`"),
    on_facts("no leaf", "{units: {cpuid: @{register: eax}, example: 1}}", "noc < units", "has no `leaf`"),
    on_facts("no example", "{units: @{msr: 0x10}}", "noc < units", "`units` has no `example`", "what the simulated device tells"),
    on_facts("bits that are not read", "{units: @{cpuid: {leaf: 1, register: eax}, bits: 32:30, example: 1}}", "noc < units",
             "bits 32:30 of fact `units` are not among the 32 that are read", "HIGH at most 31"),
    on_facts("bits upside down", "{units: @{midr: 0:3, example: 1}}", "noc < units", "bits 0:3 of fact `units`", "write HIGH:LOW"),
    on_facts("example that does not fit", "{units: {msr: 0x10, bits: 1:0, example: @4}}", "noc < units", "example 0x4 does not fit the 2 bits of fact `units`"),
    on_facts("no vendor", "{units: @{pci: {id: 0x3457, at: 0x9c}, example: 2}}", "noc < units", "the file has no `pci_vendor`", "add `pci_vendor: NUMBER`"),
    on_facts("named as a number", "{noc: @{msr: 0x10, example: 1}}", "noc > 0", "fact `noc` has the name of a number of the instances"),
    on_facts("named by nobody", "{units: @{msr: 0x10, example: 1}}", "noc < 2", "nothing in block `noc` names the fact `units`", "or remove it"),
    on_facts("unknown name", "{units: {msr: 0x10, example: 2}}", "noc < @unit", "`unit` means nothing here", "did you mean `units`?"),
    on_facts("a register in `present`", "{units: {msr: 0x10, example: 2}}", "noc < units and @CTRL.ENABLE", "`CTRL.ENABLE` means nothing here"),
    on_facts("nothing present", "{units: {msr: 0x10, example: 0}}", "@noc < units", "with the examples of its facts no unit of `noc` is present"),
    on_facts("outside its space", "{units: {msr: @0x100000000, example: 2}}", "noc < units", "fact `units` is at 0x100000000, outside its space"),
    on_facts("place of a name that is none", "{units: {msr: 0x10 + @box, example: 2}}", "noc < units", "`box` means nothing here"),
    on_facts("a function that is none", "{units: {msr: 0x10, example: 2}}", "@max(units) > noc", "`max(units)` is not allowed in an expression"),
    on_demo("of the file, named by nobody", ("blocks:\n", "facts: {units: @{msr: 0x10, example: 1}}\nblocks:\n"),
            ("nothing names the fact `units`", "name it under `present`")),
    on_cards("where of what is not memory-mapped", ("    title: Memory controller", "    where: {apmt: @true}\n    title: Memory controller"),
             ("block `mem` is not memory-mapped, so nothing tells where it is", "remove `where`")),
    on_demo("APMT without an identity", (AT, AT + "    where: {apmt: @true}\n"), ("block `noc` has no `identify` with `is`", "add `identify: {register: NAME, is: NUMBER}`")),
    on_demo("APMT is there or not", (AT, AT + "    where: {apmt: @scf}\n"), ("`apmt` is `scf`, but must be `true`",)),
    on_demo("no such source", (AT, AT + "    where: {@iomen: Coherent fabric}\n"), ("unknown key `iomen` in `where`", "did you mean `iomem`?")),
    on_demo("address of an unknown fact", (AT, AT + "    where: {address: @bar + 0x1000}\n"), ("`bar` means nothing here",)),
    *(on_demo(name, (AT, f"{AT}    where: {{{source}nodes: {nodes}}}\n"), words) for name, source, nodes, *words in (
        ("a tree that nobody finds", "", "@{count: 1, pointers: 0x100, child: pointer, is: 1}", "nothing tells where the tree is in which `noc` is a node", "add `iomem: NAME`"),
        ("nodes of no kind", "iomem: NOC, ", "@{count: 1, pointers: 0x100, child: pointer}", "`nodes` has no `is`"),
        ("nodes read by halves", "iomem: NOC, ", "{count: @CTRL.ENABLE, pointers: 0x100, child: pointer, is: 1}", "register `CTRL` does not take an access of 64 bits"),
        ("a pointer to what is not known", "iomem: NOC, ", "{count: 1, pointers: 0x100, child: @base + pointer, is: 1}", "`base` means nothing here"),
        ("a pointer that depends on a register", "iomem: NOC, ", "{count: 1, pointers: 0x100, child: pointer + @CTRL.ENABLE, is: 1}", "`CTRL.ENABLE` means nothing here"),
        ("a page that is none", "iomem: NOC, ", "{count: 1, pointers: 0x100, child: pointer, is: 1, pages: {@dtc: 1}}", "`pages` names region `dtc`, which is no other page of `noc`"))),
    on_demo("a page of which node", (AT, f"{AT}    regions: {{noc: {{}}, dtc: {{}}}}\n    where: {{iomem: NOC, nodes: @{{count: 1, pointers: 0x100, child: pointer, is: 1}}}}\n"),
            ("`nodes` does not say which node the page `dtc` is", "add `pages: {dtc: EXPRESSION}`")),
    on_cards("not aligned", ("pci_vendor: 0x1234\n", "pci_vendor: 0x1234\nfacts: {caps: {pci: {id: 1, at: @0x9e}, example: 1}}\n"),
             ("    space: pci\n", "    space: pci\n    present: caps\n"), ("fact `caps` is at 0x9e, which is no multiple of 4",)),
]


@pytest.mark.parametrize(("name", "changes", "words"), MISTAKES)
def test_mistake(one_mistake, name, changes, words):
    one_mistake(TEXTS[name], changes, words, name)


def test_a_right_one(checked):
    text = TEXTS["demo"].replace(AT, AT + "    facts: {units: {midr: 3:0, example: 2}}\n    present: noc < popcount(units) + 1\n")
    assert checked(text, "demo").status == 0
