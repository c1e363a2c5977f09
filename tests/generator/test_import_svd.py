"""`import svd`: the traps of CMSIS-SVD, in small files written for these tests, and hostile ones."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from describing import Outcome, model
from generator.base.expression import evaluate
from generator.model.model import Block, Field, Register

HEAD = """<?xml version="1.0" encoding="utf-8"?>
<device schemaVersion="1.3">
  <name>SOC</name><version>1.0</version><width>32</width><size>32</size><access>read-write</access>
  <peripherals>
"""
UART = """    <peripheral>
      <name>UART0</name><description>A port</description><baseAddress>0x40001000</baseAddress>
      <registers>
        <register><name>CTRL</name><description>Control</description><addressOffset>0</addressOffset><resetValue>0x05</resetValue>
          <fields>
            <field><name>EN</name><bitOffset>0</bitOffset></field>
            <field><name>MODE</name><lsb>1</lsb><msb>2</msb>
              <enumeratedValues><name>MODES</name>
                <enumeratedValue><name>off</name><value>#00</value></enumeratedValue>
                <enumeratedValue><name>8n1</name><description>Eight bits</description><value>0b01</value></enumeratedValue>
              </enumeratedValues></field>
            <field><name>TWIN</name><bitRange>[4:3]</bitRange><enumeratedValues derivedFrom="MODES"/></field>
            <field derivedFrom="EN"><name>EN2</name><bitOffset>7</bitOffset></field>
          </fields></register>
        <register derivedFrom="CTRL"><name>CTRL2</name><addressOffset>4</addressOffset><resetValue>0</resetValue></register>
      </registers>
    </peripheral>
"""
TAIL = "  </peripherals>\n</device>\n"
Importing = Callable[..., Outcome]


@pytest.fixture
def svd(folder: Path, run: Callable[..., Outcome]) -> Importing:
    """Imports these peripherals into soc.yaml."""
    def call(peripherals: str, *options: str, whole: bytes | None = None) -> Outcome:
        text = HEAD + peripherals + TAIL if whole is None else whole
        (folder / "soc.svd").write_bytes(text if isinstance(text, bytes) else text.encode())
        return run("import", "svd", folder / "soc.svd", "--into", folder / "soc.yaml", *options)
    return call


def peripheral(registers: str, head: str = "<name>UNIT</name><baseAddress>0x1000</baseAddress>") -> str:
    return f"<peripheral>{head}<registers>{registers}</registers></peripheral>"


def register(name: str, offset: int, fields: str = "", more: str = "") -> str:
    return f"<register><name>{name}</name><addressOffset>{offset:#x}</addressOffset>{more}{f'<fields>{fields}</fields>' if fields else ''}</register>"


def field(name: str, high: int, low: int, more: str = "") -> str:
    return f"<field><name>{name}</name><bitRange>[{high}:{low}]</bitRange>{more}</field>"


def blocks(folder: Path) -> dict[str, Block]:
    return model(folder / "soc.yaml", folder.parent).blocks


def places(block: Block) -> dict[str, list[int]]:
    from generator.model.model import element_numbers
    return {one.name: [one.address_at(numbers) for numbers in element_numbers(one)] for one in block.registers.values()}


def named(one: Register) -> dict[str, Field]:
    return one.by_name


def test_what_is_derived_is_made_whole(svd, folder) -> None:
    """Peripherals are instances, registers and fields copies in which something is another, enumerations shared by their names."""
    outcome = svd(UART + '<peripheral derivedFrom="UART0"><name>UART1</name><baseAddress>0x40002000</baseAddress></peripheral>\n')
    assert outcome.status == 0, outcome.err
    uart = blocks(folder)["uart"]
    address = uart.located[0].address
    assert address is not None
    assert {instance.name: evaluate(address.expr, instance.numbers) for instance in uart.instances} == {"0": 0x40001000, "1": 0x40002000}
    first, second = uart.registers.values()
    assert [(one.name, one.bits, one.reset) for one in first.named] == [("EN2", "7", 0), ("TWIN", "4:3", 0), ("MODE", "2:1", 2), ("EN", "0", 1)]
    assert [(one.name, one.reset) for one in second.named] == [("EN2", 0), ("TWIN", 0), ("MODE", 0), ("EN", 0)]
    assert {value.value: (value.name, value.text) for value in named(second)["TWIN"].values} == {0: ("off", ""), 1: ("v8n1", "Eight bits")}
    assert named(first)["MODE"].open


def test_chains_lead_through_others(svd, folder) -> None:
    """A register of a peripheral that is itself derived, and a cluster from one that comes behind."""
    outcome = svd(UART + """
      <peripheral derivedFrom="UART0"><name>SPI</name><baseAddress>0x50000000</baseAddress>
        <registers><register derivedFrom="UART0.CTRL2"><name>EXTRA</name><addressOffset>0x10</addressOffset></register></registers></peripheral>
      <peripheral><name>DMA</name><baseAddress>0x60000000</baseAddress><registers>
        <cluster derivedFrom="B"><name>A</name><addressOffset>0</addressOffset></cluster>
        <cluster><name>B</name><addressOffset>0x20</addressOffset><register derivedFrom="SPI.CTRL"><name>GO</name><addressOffset>4</addressOffset></register></cluster>
      </registers></peripheral>""")
    assert outcome.status == 0, outcome.err
    found = blocks(folder)
    assert places(found["spi"]) == {"CTRL": [0], "CTRL2": [4], "EXTRA": [0x10]}
    assert places(found["dma"]) == {"A_GO": [4], "B_GO": [0x24]}
    assert {one.name for one in found["dma"].registers["a_go"].named} == {"EN", "MODE", "TWIN", "EN2"}


def test_an_element_of_an_array_is_a_source_too(svd, folder) -> None:
    outcome = svd(peripheral(register("P%sCTL", 0, field("PULL", 4, 4), "<dim>2</dim><dimIncrement>4</dimIncrement><dimIndex>A,B</dimIndex>")
                             + '<register derivedFrom="PBCTL"><name>PCCTL</name><addressOffset>0x40</addressOffset></register>'))
    assert outcome.status == 0, outcome.err
    assert named(blocks(folder)["unit"].registers["pcctl"])["PULL"].bits == "4"


@pytest.mark.parametrize(("dims", "name", "expected"), [
    ("<dim>3</dim><dimIncrement>8</dimIncrement>", "R[%s]", {"R<n>": [0x10, 0x18, 0x20]}),
    ("<dim>3</dim><dimIncrement>8</dimIncrement><dimIndex>0-2</dimIndex>", "R%s_X", {"R<n>_X": [0x10, 0x18, 0x20]}),
    ("<dim>2</dim><dimIncrement>4</dimIncrement><dimIndex>A,B</dimIndex>", "R%s", {"RA": [0x10], "RB": [0x14]}),
    ("<dim>3</dim><dimIncrement>4</dimIncrement><dimIndex>C-E</dimIndex>", "R%s", {"RC": [0x10], "RD": [0x14], "RE": [0x18]}),
    ("<dim>2</dim><dimIncrement>0x10</dimIncrement><dimIndex>1-2</dimIndex>", "R%s", {"R<n>": [0x10, 0x20]}),
    ("<dim>2</dim><dimIncrement>0x10</dimIncrement><dimIndex>1,3</dimIndex>", "R%s", {"R1": [0x10], "R3": [0x20]}),
    ("<dim>2</dim><dimIncrement>4</dimIncrement>", "R", {"R_0": [0x10], "R_1": [0x14]})])
def test_arrays_and_their_names(svd, folder, dims, name, expected) -> None:
    outcome = svd(peripheral(register(name, 0x10, more=dims)))
    assert outcome.status == 0, outcome.err
    assert places(blocks(folder)["unit"]) == expected


@pytest.mark.parametrize(("shown", "expected"), [("REG%s", "REG<n>"), ("REG", "r<n>")])
def test_an_array_is_called_as_it_is_shown_if_that_has_an_index(svd, folder, shown, expected) -> None:
    svd(peripheral(register("r%s", 0x10, more=f"<displayName>{shown}</displayName><dim>2</dim><dimIncrement>4</dimIncrement>")))
    assert places(blocks(folder)["unit"]) == {expected: [0x10, 0x14]}


@pytest.mark.parametrize(("base", "offset", "told"), [
    (0xFFFF_FFFF_FFFF_0000, 0, ""), (1 << 64, 0, "`baseAddress` is 0x10000000000000000, which does not fit 64 bits"),
    (0, 0xFFFF_FFF0, ""), (0, 1 << 32, "`addressOffset` is 0x100000000, which does not fit 32 bits")])
def test_a_number_has_as_many_bits_as_its_place(svd, folder, base, offset, told) -> None:
    outcome = svd(peripheral(register("R", offset), f"<name>UNIT</name><baseAddress>{base:#x}</baseAddress>"))
    assert outcome.status == bool(told) and told in outcome.err, outcome.err


def test_clusters_within_clusters(svd, folder) -> None:
    outcome = svd(peripheral("<cluster><dim>2</dim><dimIncrement>0x100</dimIncrement><name>CH[%s]</name><addressOffset>0x40</addressOffset>"
                             "<cluster><name>IN</name><addressOffset>0x10</addressOffset>"
                             + register("DATA[%s]", 4, more="<dim>3</dim><dimIncrement>4</dimIncrement>") + "</cluster></cluster>"))
    assert outcome.status == 0, outcome.err
    assert places(blocks(folder)["unit"]) == {"CH<m>_IN_DATA<n>": [0x54, 0x58, 0x5C, 0x154, 0x158, 0x15C]}


@pytest.mark.parametrize(("said", "word"), [
    ("<access>read-only</access>", "RO"), ("<access>write-only</access>", "WO"), ("", "RW"), ("<access>writeOnce</access>", "WO"),
    *((f"<modifiedWriteValues>{write}</modifiedWriteValues>", word) for write, word in (
        ("oneToClear", "W1C"), ("oneToSet", "W1S"), ("oneToToggle", "W1T"), ("zeroToClear", "W0C"), ("zeroToSet", "W0S"), ("zeroToToggle", "W0T"),
        ("clear", "WC"), ("set", "WS"), ("modify", "RW"))),
    ("<access>read-only</access><readAction>clear</readAction>", "RC"), ("<access>read-only</access><readAction>set</readAction>", "RS")])
def test_what_reads_and_writes_do(svd, folder, said, word) -> None:
    outcome = svd(peripheral(register("R", 0, field("F", 3, 0, said) + field("G", 8, 8))))
    assert outcome.status == 0, outcome.err
    assert named(blocks(folder)["unit"].registers["r"])["F"].access == word


def test_access_is_inherited_from_around(svd, folder) -> None:
    outcome = svd(peripheral(register("R", 0, field("F", 3, 0) + field("G", 8, 8, "<access>write-only</access>")) + register("S", 4, field("F", 0, 0), "<access>read-write</access>"),
                             "<name>UNIT</name><baseAddress>0</baseAddress><access>read-only</access><size>16</size>"))
    assert outcome.status == 0, outcome.err
    first, second = blocks(folder)["unit"].registers.values()
    assert (named(first)["F"].access, named(first)["G"].access, named(second)["F"].access, first.width) == ("RO", "WO", "RW", 16)


def test_reset_is_known_where_the_mask_says(svd, folder) -> None:
    svd(peripheral(register("R", 0, field("A", 3, 0) + field("B", 7, 4), "<resetValue>0x1F53</resetValue><resetMask>0xFF0F</resetMask>")))
    one = blocks(folder)["unit"].registers["r"]
    assert {f.name: f.reset for f in one.named} == {"A": 3, "B": None}
    assert [(f.bits, f.reserved) for f in one.fields if f.reserved] == [("31:13", "RES0"), ("12:8", "RES1")]


def test_limits_of_what_is_written(svd, folder) -> None:
    svd(peripheral(register("R", 0, field("A", 7, 0, "<writeConstraint><range><minimum>2</minimum><maximum>9</maximum></range></writeConstraint>") + field(
        "B", 9, 8, "<writeConstraint><useEnumeratedValues>true</useEnumeratedValues></writeConstraint><enumeratedValues><enumeratedValue><name>X</name><value>1</value>"
        "</enumeratedValue><enumeratedValue><name>rest</name><isDefault>true</isDefault></enumeratedValue></enumeratedValues>"))))
    fields = named(blocks(folder)["unit"].registers["r"])
    assert fields["A"].range == (2, 9)
    assert (fields["B"].open, [value.name for value in fields["B"].values]) == (False, ["X"])


def test_fields_in_arrays(svd, folder) -> None:
    svd(peripheral(register("R", 0, "<field><dim>4</dim><dimIncrement>2</dimIncrement><name>PIN%s</name><bitRange>[1:0]</bitRange></field>"
                            "<field><dim>2</dim><dimIncrement>8</dimIncrement><name>FAR%s</name><bitRange>[16:16]</bitRange></field>")))
    fields = named(blocks(folder)["unit"].registers["r"])
    assert (fields["PIN"].bits, fields["PIN"].each) == ("7:0", 2)
    assert {name: fields[name].bits for name in ("FAR0", "FAR1")} == {"FAR0": "16", "FAR1": "24"}


def test_what_shares_a_place_says_so(svd, folder) -> None:
    """A union: the second view names the first, a third both, and what overlaps an array in part is the same."""
    outcome = svd(peripheral(register("R", 0) + register("R_ALT", 0, more="<alternateRegister>R</alternateRegister>") + register("R_THIRD", 0)
                             + register("A[%s]", 4, more="<dim>2</dim><dimIncrement>4</dimIncrement>") + register("LONG", 0, more="<size>64</size>")))
    assert outcome.status == 0, outcome.err
    found = blocks(folder)["unit"].registers
    assert {key: list(one.overlaps) for key, one in found.items()} == {"r": [], "r_alt": ["r"], "r_third": ["r", "r_alt"], "a": [], "long": ["r", "r_alt", "r_third", "a"]}
    assert "left out" not in outcome.err


@pytest.mark.parametrize(("odd", "told"), [
    (register("ODD", 4, field("F", 3, 0, "<access>sometimes</access>")), "UNIT.ODD (line 5: `access` is `sometimes`)"),
    (register("ODD", 4, more="<access>read-execute</access>"), "UNIT.ODD (line 5: `access` is `read-execute`)"),
    (register("ODD", 4, "<field><name>F</name></field>"), "UNIT.ODD (line 5: `F` has no bits)"),
    ("<cluster><name>C</name><addressOffset>0x40</addressOffset>" + register("ODD", 4, more="<resetValue>much</resetValue>") + "</cluster>", "UNIT.C_ODD (line 5: `resetValue` is `much`"),
    ('<register derivedFrom="B"><name>ODD</name></register><register derivedFrom="Q"><name>B</name></register>', "UNIT.B (line 5: there is no register `Q`")])
def test_a_mistake_costs_one_register(svd, folder, odd, told) -> None:
    """What is told names the peripheral; the other registers, of the same one, too, are there."""
    outcome = svd(peripheral(register("BEFORE", 0) + odd + register("BEHIND", 8)) + peripheral(register("R", 0), "<name>OTHER</name><baseAddress>0x2000</baseAddress>"))
    assert outcome.status == 0, outcome.err
    assert {key: list(block.registers) for key, block in blocks(folder).items()} == {"unit": ["before", "behind"], "other": ["r"]}
    assert "registers with a mistake:\n" in outcome.err and told in outcome.err and told[:12] in (folder / "soc.yaml").read_text()


@pytest.mark.parametrize(("registers", "told"), [
    (register("R", 0, field("A", 40, 33) + field("B", 0, 0)), "1 fields outside their register:\n    UNIT.R.A [40:33]"),
    (register("R", 0, field("A", 4, 0) + field("B", 7, 4)), "1 fields that share bits with others:\n    UNIT.R.B [7:4]"),
    (register("Q", 0) + register("R", 4, more="<size>24</size>"), "1 registers of other than 8, 16, 32 or 64 bits:\n    UNIT.R"),
    (register("R", 0, field("A", 4, 0, "<readAction>modify</readAction>")), "1 fields carried without what a read does (modify):\n    UNIT.R.A"),
    (register("R", 0, field("A", 4, 0, "<access>write-only</access><modifiedWriteValues>oneToSet</modifiedWriteValues>")), "carried without what a write does (oneToSet)"),
    (register("R", 0, field("A", 1, 0, "<enumeratedValues><enumeratedValue><name>x</name><value>#1x</value></enumeratedValue></enumeratedValues>")), "1 values with bits that do not matter")])
def test_what_is_not_carried_is_told(svd, folder, registers, told) -> None:
    outcome = svd(peripheral(registers))
    assert outcome.status == 0, outcome.err
    assert told in outcome.err
    assert any(f"# {words}: " in (folder / "soc.yaml").read_text() for words in ("Left out", "Carried in part"))
    assert blocks(folder)


def test_names_that_c_could_not_have(svd, folder) -> None:
    """`A_WIDTH` beside `A`, two fields of one name, values that are called as others: each is another in C."""
    outcome = svd(peripheral(register("R", 0, field("A", 0, 0) + field("A_WIDTH", 1, 1) + field("A", 2, 2) + field("int", 3, 3, """<enumeratedValues>
        <enumeratedValue><name>MASK</name><value>0</value></enumeratedValue><enumeratedValue><name>1 on!</name><value>1</value></enumeratedValue></enumeratedValues>"""))
        + register("R", 4) + register("R_T", 8)))
    assert outcome.status == 0, outcome.err
    assert [one.name for one in blocks(folder)["unit"].registers["r"].named][0] == "int"


def test_sentences_may_be_left_out(svd, folder) -> None:
    svd(UART, "--no-text")
    text = (folder / "soc.yaml").read_text()
    assert "Control" not in text and "Eight bits" not in text and "A port" not in text
    assert blocks(folder)["uart0"].registers


def test_importing_again_keeps_what_was_added(svd, folder) -> None:
    svd(UART)
    path = folder / "soc.yaml"
    before = path.read_text()
    svd(UART)
    assert path.read_text() == before
    path.write_text(before.replace("text: Control", "text: What starts the port."))
    outcome = svd(UART.replace("<name>EN</name><bitOffset>0", "<name>EN</name><bitOffset>5"))
    assert outcome.status == 0, outcome.err
    text = path.read_text()
    assert "What starts the port." in text
    assert named(blocks(folder)["uart0"].registers["ctrl"])["EN"].bits == "5"


BOMB = b"""<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]><device><name>&c;</name></device>"""


@pytest.mark.parametrize(("whole", "place", "told"), [
    (BOMB, ":1:22: ", "the file has a document type, which may define entities; remove `<!DOCTYPE …>`"),
    (b'<!DOCTYPE d SYSTEM "file:///etc/passwd"><device/>', ":1:1: ", "the file has a document type"),
    (b"<device>" * 100, ":1:513: ", "nested more than 64 deep"),
    (b"<device>\n<name>x</device>", ":2:10: ", "XML syntax: mismatched tag; correct the file"),
    (b"<device><name>&x;</name></device>", ":1:15: ", "XML syntax: undefined entity"),
    (b"", ":1:1: ", "XML syntax: no element found"), (b"\xff\xfe\x00", ":1:", "XML syntax"), (b"<soc/>", ":1:1: ", "the outermost element is `soc`, but must be `device`"),
    (b'<?xml version="1.0" encoding="klingon"?><device/>', ":1:", "XML"),
    (b"<device/>", ":1:1: ", "the file has no register"),
    ((HEAD + peripheral(register("R", 0, "<field><name>F</name></field>")) + TAIL).encode(), ":5:", "`F` has no bits"),
    ((HEAD + peripheral(register("R", 0, "<field><name>F</name><bitRange>7:0</bitRange></field>")) + TAIL).encode(), ":5:", "`bitRange` of `F` is `7:0`; write `[7:0]`"),
    ((HEAD + peripheral(register("R", 0, more="<dim>9999999</dim><dimIncrement>4</dimIncrement>")) + TAIL).encode(), ":5:", "has 9999999 elements, more than 65536"),
    ((HEAD + peripheral(register("R[%s]", 0, more="<dim>2</dim>")) + TAIL).encode(), ":5:", "has `dim`, but no `dimIncrement`"),
    ((HEAD + peripheral(register("R%s", 0, more="<dim>2</dim><dimIncrement>4</dimIncrement><dimIndex>A</dimIndex>")) + TAIL).encode(), ":5:", "`dimIndex` has 1 names, but `dim` is 2"),
    ((HEAD + peripheral('<register derivedFrom="R"><name>R</name><addressOffset>0</addressOffset></register>') + TAIL).encode(), ":5:", "`R` is derived from itself"),
    ((HEAD + peripheral('<register derivedFrom="B"><name>A</name><addressOffset>0</addressOffset></register>'
                        '<register derivedFrom="A"><name>B</name><addressOffset>4</addressOffset></register>') + TAIL).encode(), ":5:", "is derived from itself"),
    ((HEAD + peripheral('<register derivedFrom="Q"><name>R</name><addressOffset>0</addressOffset></register>') + TAIL).encode(), ":5:", "there is no register `Q` to derive from"),
    ((HEAD + peripheral(register("R", 0, more="<size>zwei</size>")) + TAIL).encode(), ":5:", "`size` is `zwei`, but must be a number"),
    ((HEAD + peripheral(register("R", 0, more="<access>sometimes</access>")) + TAIL).encode(), ":5:", "`access` is `sometimes`"),
    ((HEAD + peripheral("<register><name>R</name></register>") + TAIL).encode(), ":5:", "`R` has no `addressOffset`"),
    ((HEAD + peripheral("<register><addressOffset>0</addressOffset></register>") + TAIL).encode(), ":5:", "a register has no `name`"),
    ((HEAD + peripheral(register("R", 0), "<name>UNIT</name>") + TAIL).encode(), ":5:", "`UNIT` has no `baseAddress`")])
def test_hostile_and_broken_files_end_in_one_error(svd, folder, whole, place, told) -> None:
    outcome = svd("", whole=whole)
    assert outcome.status == 1
    assert len(outcome.messages) == 1 and "1 mistake; nothing was changed" in outcome.err, outcome.err
    assert place in outcome.err and told in outcome.err, outcome.err
    assert not (folder / "soc.yaml").exists()


def test_a_file_of_100_mb_is_refused_before_it_is_parsed(svd, folder) -> None:
    with (folder / "soc.svd").open("wb") as stream:
        stream.truncate(100 << 20)
    from generator.imports.xml_file import read
    from generator.base.source import Fatal
    with pytest.raises(Fatal) as refused:
        read(folder / "soc.svd")
    assert "more than 64 MB" in refused.value.problem.what
