"""Where registers are, and what names whom. `@` marks where the message must point."""

from __future__ import annotations

import time

import pytest

from test_mistakes_shape import TEXTS, on_banked, on_cards, on_demo

OVS = "at: S3_3_C15_C4_2"

MISTAKES = [
    on_demo("instances called as what each has registers of", ("    space: mmio\n    instances: {noc: 2}\n", "    space: msr\n    scope: cpu\n    instances: @{cpu: 2}\n"),
            ("        at: 0x00\n", "        at: 0x00\n        width: 32\n"), ("        at: 0x10 + 4 * n\n", "        at: 0x10 + 4 * n\n        width: 32\n"), ("device: demo_noc_<noc>", "device: demo_noc"), ("`instances` have the index `cpu`, but `scope: cpu` already gives each cpu its own registers", "remove the index")),
    # Two at one place
    on_demo("an address divided by an index that begins at 0", ("      EVENT:\n        at: 0x10 + 4 * n\n", "      EVENT:\n        at: @0x10 + 4 // n\n"),
            ("the address of register `EVENT` is divided by `n`, which is 0 if n is 0", "use a divisor that is never 0")),
    on_demo("two registers at one place", ("      EVENT:\n        at: 0x10 + 4 * n\n        array: 4", "      EVENT:\n        @at: 0x00"),
            ("selects: EVENT[n].EVENT\n", "selects: EVENT.EVENT\n"), ("and EVENT[n].EVENT != 0", "and EVENT.EVENT"), ("write: EVENT[n]\n", "write: EVENT\n"),
            ("        disable:\n          - {write: \"EVENT[n]\", set: {EVENT: 0}}\n", ""),
            ("`noc.EVENT` and `noc.CTRL` are both at 0x0", "correct one `at`, or write `overlaps:` for two views of one register")),
    on_demo("array running into its neighbour", ("      COUNT:\n        at", "      COUNT:\n        @at"), ("4 * n\n        array: 4", "4 * n\n        array: 14"),
            ("array element `noc.EVENT[12]` at 0x40 overlaps `noc.COUNT[0]`", "correct `at` or the count of the array")),
    on_demo("array over itself", ("      COUNT:\n        at", "      COUNT:\n        @at"), ("0x40 + 8 * n", "0x40 + 4 * n"), ("width: 64", "width: 64\n        access_width: 32"),
            ("`noc.COUNT[1]` overlaps `noc.COUNT[0]` of the same array at 0x44", "correct the expression in the index")),
    on_demo("index forgotten", ("      COUNT:\n        at", "      COUNT:\n        @at"), ("0x40 + 8 * n", "0x40"),
            ("`noc.COUNT[1]` overlaps `noc.COUNT[0]` of the same array at 0x40", "write the distance of the elements: `at: 0x40 + 8 * n`")),
    on_banked("two system registers of one encoding", ("      ovc:\n        text", "      ovc:\n        @text"), ("S3_3_C15_C4_3", "S3_3_C15_C4_4"),
              ("`unc.ovc` and `unc.cr` are both at 0xdfa4",)),
    on_cards("view that does not say so", ("        overlaps: match\n", ""), ("      over:\n        text", "      over:\n        @text"),
             ("`mem.over` and `mem.match` are both at 0x40",)),
    on_cards("MSRs of two blocks", ("  pages:\n    title", "  more:\n    title: x\n    space: msr\n    source: M\n    registers:\n      a: @{at: 0xD44, text: x, fields: {63:0: RES0}}\n  pages:\n    title"),
             ("`more.a` and `msrs.box_ctl` are both at 0xd44",)),
    on_cards("array into the next box", ("      box_ctl:\n        text", "      box_ctl:\n        @text"), ("at: 0xD04", "at: 0xD04 + n\n        array: 40"),
             ("of the same array at 0xd24",)),
    on_cards("places that overlap", ("      ctr:\n        text", "      ctr:\n        @text"), ("[0xA0, 0xB0, 0xB8, 0xC0]", "[0xA0, 0xA4, 0xB8, 0xC0]"),
             ("`mem.ctr[1]` overlaps `mem.ctr[0]` of the same array at 0xa4",)),
    # Pages that may be absent
    on_demo("no such stand-in", ("    registers:\n      CTRL:", "    pages: {first: {}, second: @{otherwise: frist}}\n    registers:\n      CTRL:"),
            ("`otherwise` of page `second` names `frist`, which does not exist", "did you mean `first`?")),
    on_demo("stand-in for itself", ("    registers:\n      CTRL:", "    pages: {first: {}, second: @{otherwise: second}}\n    registers:\n      CTRL:"),
            ("page `second` stands in for `second`, but may be absent itself", "name a page without `otherwise`")),
    on_demo("stand-in of several pages", ("    registers:\n      CTRL:", "    pages: {first: {}, second: @{otherwise: first, array: 2}}\n    registers:\n      CTRL:"),
            ("page `second` or its stand-in `first` is an array", "remove `array`")),
    on_demo("one place where a page is absent", ("    registers:\n      CTRL:", "    pages: {first: {}, second: {otherwise: first}}\n    registers:\n      CTRL:"),
            ("      COUNT:\n        at: 0x40", "      COUNT:\n        @page: second\n        at: 0x10"), ("overlaps `noc.COUNT[0]`",)),
    # What tells the identity of a unit
    on_demo("identity of no register", ("    registers:\n      CTRL:", "    identify: @{register: CTLR, is: 1}\n    registers:\n      CTRL:"),
            ("`identify` names register `CTLR`, which does not exist", "did you mean `CTRL`?")),
    on_demo("identity of an array", ("    registers:\n      CTRL:", "    identify: @{register: EVENT, is: 1}\n    registers:\n      CTRL:"),
            ("register `EVENT` is an array or cannot be read, so it cannot identify the unit", "name a single readable register")),
    on_demo("identity that does not fit", ("    registers:\n      CTRL:", "    identify: @{register: CTRL, is: 0x100000000}\n    registers:\n      CTRL:"),
            ("0x100000000 does not fit the 32 bits of `CTRL`", "correct `is`")),
    on_demo("identity outside of its mask", ("    registers:\n      CTRL:", "    identify: @{register: CTRL, is: 0x12, mask: 0xf0}\n    registers:\n      CTRL:"),
            ("`is` has bits outside the mask 0xf0", "clear them, or widen `mask`")),
    on_demo("identity from a field that is not there",
            ("    registers:\n      CTRL:", "    identify: {register: CTRL, otherwise: @EVENT.EVNET, is: 1}\n    registers:\n      CTRL:"),
            ("register `EVENT` has no field `EVNET`", "did you mean `EVENT`?")),
    on_demo("condition of a term", ('      event: {field: EVENT.EVENT, linux: "config:0-7"}', '      event: @{field: EVENT.EVENT, linux: "config:0-7", only: gpu}'),
            ("there is no condition `gpu`", "remove the name, because nothing of this kind is described")),
    # Whose they are
    on_demo("scope of what is reached from everywhere", ("    space: mmio\n", "    space: mmio\n    scope: @die\n"),
            ("`scope: die`, but `space: mmio` is reached from every CPU",
             "remove `scope`, or write `instances: {socket: 2}` if each socket has its own units")),
    on_demo("packages that nobody tells", ("    space: mmio\n", "    space: mmio\n    scope: @package\n"),
            ("`scope: package`, but no `where` finds the units of each package", "write `where:` with an address over facts")),
    on_demo("packages and sockets", ("    space: mmio\n", "    space: mmio\n    scope: @package\n    where: 0x1000\n"),
            ("    instances: {noc: 2}\n", "    instances: {socket: 2}\n"), ("demo_noc_<noc>", "demo_noc_<socket>"),
            ("`scope: package`, but `instances` also number the sockets", "remove one of them")),
    on_demo("units that begin by no number", ("    space: mmio\n", "    space: mmio\n    at: 0x100 * @box\n"), ("unknown name `box`", "use one of `noc`")),
    on_banked("units of system registers that begin somewhere", ("    space: sysreg\n", "    space: sysreg\n    at: @0x100\n"),
              ("a block with `space: sysreg` has no base address", "remove `at` of the block")),
    on_cards("scope of PCI devices", ("    space: pci\n", "    space: pci\n    scope: @cache\n"),
             ("`scope: cache`, but PCI devices belong to a package", "remove `scope`, or write `scope: package`")),
    on_cards("no such scope", ("    space: msr\n", "    space: msr\n    scope: @socket\n"), ("`socket`", "`package`, `die`, `cache`, `cluster`, `core` and `cpu`")),
    # Outside the address space
    on_cards("MSR index", ("at: 0xD04", "at: @0xffffffe0"), ("is at 0x100000000, outside its space", "an MSR index has 32 bits")),
    on_cards("PCI offset", ("        at: 0x40\n        page: side\n        fields", "        at: @0x1000\n        page: side\n        fields"), ("        overlaps: match\n", ""),
             ("`mem.match` is at 0x1000, outside its space", "PCI configuration space has 4096 bytes")),
    on_cards("last PCI word", ("[0xA0, 0xB0, 0xB8, 0xC0]", "@[0xA0, 0xB0, 0xB8, 0xffc]"),
             ("`mem.ctr[3]` is at 0xffc, outside its space",)),
    on_demo("MMIO offset", ("        at: 0x40 + 8 * n\n", "        at: @0x100000000 + 8 * n\n"), ("is at 0x100000000, outside its space", "an MMIO offset has 32 bits")),
    on_demo("not aligned", ("        at: 0x10 + 4 * n\n", "        at: @0x12 + 4 * n\n"), ("`noc.EVENT[0]` is at 0x12, which is not a multiple of 4", "or write `access_width: 16`")),
    on_demo("64 bits not aligned", ("        at: 0x40 + 8 * n\n", "        at: @0x44 + 8 * n\n"), ("is at 0x44, which is not a multiple of 8", "or write `access_width: 32`")),
    on_banked("op0", ("S3_3_C15_C4_4", "S@1_3_C15_C4_4"), ("op0 of system register `cr` is 1", "2 or 3")),
    on_banked("op1", ("S3_3_C15_C4_4", "S3_@8_C15_C4_4"), ("op1 of system register `cr` is 8", "0 to 7")),
    on_banked("CRn", ("S3_3_C15_C4_4", "S3_3_C@16_C4_4"), ("CRn of system register `cr` is 16", "0 to 15")),
    on_banked("CRm", ("S3_3_C15_C4_4", "S3_3_C15_C@16_4"), ("CRm of system register `cr` is 16", "0 to 15")),
    on_banked("op2", ("S3_3_C15_C4_4", "S3_3_C15_C4_@8"), ("op2 of system register `cr` is 8", "0 to 7")),
    on_banked("op2 of a late element", ("C0_(n)\n        array: 2", "C0_(@n)\n        array: 9"), ("op2 of system register `cntr` is 8",)),
    *[on_banked(f"{what} for a system register", ("at: S3_3_C15_C4_4", f"at: @{at}"),
                ("`at` of register `cr` does not fit `space: sysreg`", "write `S<op0>_<op1>_C<CRn>_C<CRm>_<op2>`, each a number or an expression in parentheses"))
      for what, at in (("number", "4"), ("four operands", "S3_3_C15_C4"), ("six operands", "S3_3_C15_C4_4_4"), ("index without parentheses", "S3_3_C15_C4_n"),
                       ("operand without its letter", "S3_3_15_C4_4"), ("open parenthesis", "S3_3_C15_C(4_4"))],
    on_banked("mistake in an operand", ("at: S3_3_C15_C4_4", "at: S3_3_C15_C4_(1 + @nn)"), ("unknown name `nn`",)),
    on_banked("operands in a map", ("at: S3_3_C15_C4_4", "at: @{op0: 3, op1: 3, CRn: 15, CRm: 4, op2: 4}"),
              ("`at` is a map, but must be a number or an expression, or the operands of a system register", "`python3 -m generator upgrade` rewrites descriptions of version 1")),
    on_demo("operands for MMIO", ("        at: 0x00", "        at: S@3_3_C1_C1_1"),
            ("`at` of register `CTRL` does not fit `space: mmio`", "write one number or expression")),
    # Arrays
    on_cards("count beside places", ("[0xA0, 0xB0, 0xB8, 0xC0]\n        array: 4", "@[0xA0, 0xB0, 0xB8, 0xC0]\n        array: 3"), ("`at` lists 4 addresses, but there are 3 elements", "list one address for each element, or correct `array`")),
    on_cards("an index named as the instances'", ("      count:\n        text", "      count:\n        @text"), ("8 * j\n        array: {i: 2, j: 3}", "8 * socket\n        array: {i: 2, socket: 3}"), ("two indices of register `count` have the same name",)),
    on_cards("four dimensions", ("      count:\n        text", "      count:\n        @text"), ("8 * j\n        array: {i: 2, j: 3}", "8 * j + 0x100 * k\n        array: {i: 2, j: 3, k: 2}"),
             ("register `count` has 4 dimensions", "at most 3")),
    on_demo("huge array", ("      COUNT:\n        at", "      COUNT:\n        @at"), ("+ 8 * n\n        array: 4", "+ 8 * n\n        array: 4_000_000_000"), ("register `COUNT` has 4000000000 elements", "describe at most 65536")),
    on_demo("unknown index", ("at: 0x40 + 8 * n\n        array: 4", "at: 0x40 + 8 * @m + 8 * n\n        array: 4"), ("unknown name `m`", "use one of `noc` and `n`")),
    # Who names whom
    on_banked("no such selector", ("      cr:\n        text", "      cr:\n        @text"), ("C4_4\n        bank: unit", "C4_4\n        bank: unti"),
              ("`bank` of register `cr` names `unti`, which does not exist", "did you mean `unit`?")),
    on_banked("selector without its register", ("{register: sel,", "@{register: sle,"), ("bank `unit` names register `sle`, which does not exist", "did you mean `sel`?")),
    on_banked("selector behind a selector", ("set: {G: G, U: U}}", "set: {G: G, U: U}}\n      b: @{register: cr, set: {E: 1}}"), ("register `cr` selects a bank, but is itself in bank `unit`", "remove its `bank:`")),
    on_banked("unknown field of a selector", ("set: {G: G, U: U}", "set: {G: G, @V: U}"), ("register `sel` has no field `V`",)),
    on_banked("unknown number of a selector", ("set: {G: G, U: U}", "set: {G: @H, U: U}"), ("unknown name `H`",)),
    on_banked("no such state", ("      ovc:\n        text", "      ovc:\n        @text"), ("state: ovs", "state: osv"), ("`state` of register `ovc` names `osv`", "did you mean `ovs`?")),
    on_cards("no such device", ("      match:\n        text", "      match:\n        @text"), ("        page: side\n        fields", "        page: sdie\n        fields"), ("`page` of register `match` names `sdie`", "did you mean `side`?")),
    on_cards("no such overlap", ("overlaps: match", "overlaps: @matc"), ("`overlaps` of register `over` names `matc`", "did you mean `match`?")),
    on_cards("no such overlap in a list", ("overlaps: match", "overlaps: [match, @matc]"), ("`overlaps` of register `over` names `matc`", "did you mean `match`?")),
    on_cards("no such page", ("      count:\n        text", "      count:\n        @text"), ("        at: 0x10 + 0x40 * i + 8 * j\n", "        at: 0x10 + 0x40 * i + 8 * j\n        page: pgae\n"), ("`page` of register `count` names `pgae`", "did you mean `page`?")),
    on_demo("PCI without devices", ("    title: Network on chip\n    space: mmio", "    @title: Network on chip\n    space: pci"), ("block `noc` is reached through PCI, but its instances have no `pages`",)),
    on_cards("PCI without a vendor", ("pci_vendor: 0x1234\n", ""), ("    title: Memory controller", "    @title: Memory controller"), ("block `mem` is reached through PCI, but the file has no `pci_vendor`", "add `pci_vendor: NUMBER`")),
    on_cards("PCI vendor out of range", ("pci_vendor: 0x1234", "pci_vendor: @0x12345"), ("`pci_vendor` is `0x12345`, but must be a number from 0 to 65535",)),
    on_cards("PCI device without a function", ("{bus: 1, device: 14, function: 1, id: 0x0E30}", "@{device: 14, id: 0x0E30}"), ("page `main` has only one of `device` and `function`", "write both or neither")),
    on_cards("PCI device of a bus and an id", ("{bus: 1, device: 14, function: 1, id: 0x0E30}", "@{bus: 1, id: 0x0E30}"), ("page `main` has `bus: 1`, but no `device` and `function`",)),
    on_cards("one id told apart in two ways", ("{bus: 1, device: 14, function: 1, id: 0x0E30}", "{id: 0x0E30}"), ("{bus: 1, device: 28, function: 1, id: 0x0E38}", "@{id: 0x0E30, device: 28, function: 1}"), ("the functions of id 0xe30 are selected by `device` and `function` here, but by their id at", "select all functions of one id in the same way")),
    on_cards("PCI device without an id", ("{bus: 1, device: 14, function: 1, id: 0x0E30}", "@{device: 14, function: 1}"), ("has no `id`",)),
    on_cards("PCI device out of range", ("bus: 1, device: 14, function: 1", "bus: 1, device: @32, function: 1"), ("`device` is `32`, but must be a number from 0 to 31",)),
    on_cards("PCI function out of range", ("bus: 1, device: 14, function: 1", "bus: 1, device: 14, function: @8"), ("`function` is `8`, but must be a number from 0 to 7",)),
    on_cards("PCI bus out of range", ("bus: 1, device: 14, function: 1", "bus: @2, device: 14, function: 1"), ("`bus` is `2`, but must be a number from 0 to 1",)),
    on_cards("PCI id out of range", ("id: 0x0E30", "id: @0x10000"), ("`id` is `0x10000`, but must be a number from 0 to 65535",)),
]


@pytest.mark.parametrize(("name", "changes", "words"), MISTAKES)
def test_mistake(one_mistake, name, changes, words):
    one_mistake(TEXTS[name], changes, words, name)


def test_many_instances_of_a_big_array(checked):
    """The product of instances and elements is bounded, not just each of them."""
    begin = time.process_time()
    outcome = checked(TEXTS["cards"].replace("instances: {box: 3}", "instances: {box: 4096}").replace("at: 0xD04", "at: 0xD04\n        array: 65536"), "cards")
    assert time.process_time() - begin < 3
    assert outcome.status == 1 and "describe at most 65536" in outcome.err


def test_registers_may_share_a_place_behind_different_banks(checked):
    """One encoding, told apart by the selector."""
    text = TEXTS["banked"].replace("set: {G: G, U: U}}", "set: {G: G, U: U}}\n      other: {register: sel, set: {G: 3}}") \
        .replace("CRm: 4, op2: 3}\n        bank: unit", "CRm: 4, op2: 4}\n        bank: other")
    assert checked(text, "banked").status == 0
