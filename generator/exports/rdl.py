"""SystemRDL 2.0: an address map with a register file for each kind of unit."""

from __future__ import annotations

from dataclasses import replace

from generator.exports.places import Placed, Unit, element_name, interleaved, units
from generator.exports.unsaid import Unsaid, beside_registers, of_registers
from generator.imports.rdl import ACCESS
from generator.model.masks import masks
from generator.model.model import Field, Register, System
from generator.render.render import environment

# Keywords of SystemRDL; `word` writes a backslash before a name that is one.
KEYWORDS = frozenset("""
    abstract accesstype addressingtype addrmap alias all alternate bit boolean bothedge bridge compact component
    componentwidth constraint cpuif_reset default desc dontcompare donttest encode enum external false field field_reset
    fullalign hw hwclr hwenable hwmask hwset inside internal level longint mem na name negedge nonsticky number
    onreadtype onwritetype posedge property r rclr ref reg regalign regfile rset ruser rw rw1 signal signed string
    struct sw sync this true type unsigned w w1 wclr woclr woset wot wr wset wuser wzc wzs wzt we wel next reset incr
    decr overflow underflow intr counter threshold saturate swmod swacc singlepulse sharedextbus lsb0 msb0 littleendian
    bigendian alignment accesswidth regwidth fieldwidth addressing errextbus ispresent async activehigh activelow halt
    haltmask haltenable enable mask precedence resetsignal parity paritycheck anded ored xored sticky stickybit rsvdset
    onread onwrite hdl_path hdl_path_slice
    """.split())


def export(system: System, unsaid: Unsaid) -> str:
    beside_registers(system, unsaid)
    found = [unit if unit.like else replace(unit, registers=tuple(interleaved(said(unit, unsaid), unsaid, unit.block)))
             for unit in units(system, unsaid, apart=True)]
    for block in system.blocks.values():
        for register in block.registers.values():
            of_registers(block, register, unsaid, field_arrays=False)
            name = f"{block.key}.{register.key}"
            unsaid.of(name, {"bits that software must write as 1": masks(register).ones})
            for f in register.named:
                unsaid.of(f"{name}.{f.name}", {
                    "allowed values": f.range or f.values and not f.open,
                    "self-clearing fields of several bits": f.self_clearing and not pulses(f)})
    env = environment()
    env.filters["s"] = lambda text: " ".join(str(text).split()).replace("\\", "\\\\").replace('"', '\\"')
    return env.get_template("export.rdl.j2").render(
        system=system, units=found, fields=fields, access=ACCESS, pulses=pulses, word=word, hw=hardware, title=title,
        outer=lambda one: one.steps[:-1], inner=lambda one: one.steps[-1:])


def said(unit: Unit, unsaid: Unsaid) -> tuple[Placed, ...]:
    """The registers that SystemRDL can express: with fields, and not at the address of another."""
    for one in unit.registers:
        unsaid.of(f"{unit.block.key}.{one.name}", {
            "registers at the address of another, which are left out": one.taken,
            "registers without fields, which are left out": not one.taken and not one.register.named})
    return tuple(one for one in unit.registers if not one.taken and one.register.named)


def pulses(field: Field) -> bool:
    """Whether a self-clearing field is `singlepulse`, which SystemRDL allows for single bits."""
    return field.self_clearing and (field.each or field.width) == 1 and not field.reset


def fields(register: Register) -> list[tuple[Field, str, int, int, int | None]]:
    """Each field or element of a field array, lowest first: its name, top bit, lowest bit and reset value."""
    result = []
    taken: set[str] = set()
    for field in reversed(register.named):
        for element in field.indices:
            low = field.element_low(element)
            width = field.each or field.width
            name = element_name(field, element) if field.each else field.name
            while name in taken:
                name += "_"
            taken.add(name)
            reset = None if field.reset is None else field.reset >> (low - field.low) & (1 << width) - 1
            result.append((field, name, low + width - 1, low, reset))
    return result


def hardware(field: Field) -> str:
    if field.volatile or field.access in ("RC", "RS"):
        return "rw" if field.writable else "w"
    return "r" if field.writable else "na"


def title(one: Placed) -> str:
    return one.title if one.title != one.name else ""


def word(name: str) -> str:
    return f"\\{name}" if name in KEYWORDS else name
