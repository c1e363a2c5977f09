"""SystemRDL: the register files of an address map as blocks. rdl_file.py reads a subset of the language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from math import prod
from pathlib import Path

from generator.imports.given import Fresh, Lost
from generator.imports.mapped import Array, Unit, access_word, described, in_c, register, word_of
from generator.imports.rdl_file import Component, Instance, Scope, Value, read
from generator.imports.registers import Bits, Choice, Register
from generator.base.source import Fatal, Problem, Source, Where

FILE = "device.yaml"
MOST_REGISTERS = 100_000
MOST_ELEMENTS = 1 << 16
# Access words: `sw`, `onwrite` and `onread`.
ACCESS = {"RO": ("r", "", ""), "RW": ("rw", "", ""), "WO": ("w", "", ""), "W1C": ("rw", "woclr", ""),
          "W1S": ("rw", "woset", ""), "W1T": ("rw", "wot", ""), "W0C": ("rw", "wzc", ""), "W0S": ("rw", "wzs", ""),
          "W0T": ("rw", "wzt", ""), "WC": ("rw", "wclr", ""), "WS": ("rw", "wset", ""), "RC": ("r", "", "rclr"),
          "RS": ("r", "", "rset")}
SOFTWARE = {"rw": "RW", "r": "RO", "w": "WO", "rw1": "RW", "w1": "WO"}
# Properties that import reads, and those of the hardware's inside, which software cannot see.
SILENT = frozenset("""
    name desc sw hw reset encode onwrite onread woclr woset rclr rset singlepulse regwidth accesswidth fieldwidth we wel
    hwset hwclr swmod swacc next addressing alignment lsb0 msb0 littleendian bigendian shared hwenable hwmask anded ored
    xored dontcompare donttest errextbus sharedextbus ispresent precedence resetsignal hdl_path hdl_path_slice
    hdl_path_gate hdl_path_gate_slice bridge rsvdset rsvdsetX paritycheck
    """.split())
_CHANGES = ("hwset", "hwclr", "we", "wel", "counter", "intr", "incr", "decr", "next", "sticky", "stickybit")
_WRITTEN = ("rw", "w", "rw1", "w1")

Dynamic = list[tuple[tuple[str, ...], str, Value]]


@dataclass
class Placed:
    """An instance at its address."""

    instance: Instance
    at: int
    stride: int
    properties: dict[str, Value]
    dynamic: Dynamic


class Map:
    """An address map as registers."""

    def __init__(self, source: Source, lost: Lost) -> None:
        self.source, self.lost = source, lost
        self.sizes: dict[int, int] = {}
        self.count = 0

    def fail(self, offset: int, what: str, mend: str) -> Fatal:
        return Fatal(Problem(Where(self.source, offset), what, mend))

    def size(self, of: Component, properties: dict[str, Value]) -> int:
        """The size of an element in bytes."""
        if of.kind == "reg":
            return width_of(properties) // 8 or 1
        if id(of) not in self.sizes:
            self.sizes[id(of)] = max((one.at + self.total(one) for one in self.placed(of, [])), default=0)
        return self.sizes[id(of)]

    def total(self, one: Placed) -> int:
        # includes the gap after the last element
        return elements(one.instance) * one.stride if one.instance.array else self.size(one.instance.of, one.properties)

    def placed(self, of: Component, dynamic: Dynamic) -> Iterator[Placed]:
        """The instances in a map or a register file with their addresses. Without `@`, an instance follows the one
        before it, on a multiple of its size."""
        end = 0
        mode = of.properties.get("addressing", "regalign")
        for instance in of.instances:
            if instance.of.kind not in ("addrmap", "regfile", "reg"):
                kinds = {"mem": "memories", "signal": "signals"}
                self.lost.add(kinds.get(instance.of.kind, "fields outside of registers"),
                              f"{of.name or of.kind}.{instance.name}")
                continue
            ours = [(way[1:], name, value) for way, name, value in [*dynamic, *of.dynamic]
                    if way[:1] == (instance.name,)]
            properties = instance.of.properties | {name: value for way, name, value in ours if not way}
            if properties.get("ispresent") == 0:
                continue
            size = self.size(instance.of, properties)
            stride = size if instance.stride is None else instance.stride
            # each map of a bridge has an address space of its own
            at = 0 if instance.at is None and of.properties.get("bridge") else instance.at
            if at is None:
                whole = elements(instance) * stride if instance.array else size
                step = {"compact": 1 if instance.of.kind != "reg"
                        else number_of(properties, "accesswidth", width_of(properties)) // 8,
                        "fullalign": rounded(whole)}.get(str(mode), rounded(size))
                step = max(step, 1, instance.align or 1, number_of(of.properties, "alignment", 1))
                at = -(-end // step) * step
            one = Placed(instance, at, stride, properties, [entry for entry in ours if entry[0]])
            end = at + self.total(one)
            yield one

    def units(self, top: Component) -> Iterator[Unit]:
        """A unit for each register file or map in the outermost map, and one for the outermost map's own registers."""
        own: list[Register] = []
        known: dict[tuple[int, str], list[Register]] = {}
        for one in self.placed(top, []):
            name, of = one.instance.name, one.instance.of
            if of.kind == "reg":
                own += self.register(one, "", "", 0, [], top.name)
                continue
            key = (id(of), repr(one.dynamic))
            if key not in known:
                known[key] = [made for inner in self.placed(of, one.dynamic)
                              for made in self.flat(inner, "", "", 0, [], name)]
                in_c(known[key])
            for number in range(elements(one.instance)):
                yield Unit(f"{word_of(name)}_{number}" if one.instance.array else word_of(name),
                           one.at + number * one.stride, known[key],
                           str(one.properties.get("name") or "") or name, str(one.properties.get("desc") or ""))
        if own:
            in_c(own)
            yield Unit(word_of(top.name or "top"), 0, own, str(top.properties.get("name") or "") or top.name or "top",
                       str(top.properties.get("desc") or ""))

    def flat(self, one: Placed, before: str, title: str, offset: int, arrays: list[Array],
             where: str) -> Iterator[Register]:
        """The registers of a register or of a register file."""
        if one.instance.of.kind == "reg":
            yield from self.register(one, before, title, offset, arrays, where)
            return
        inner = list(self.placed(one.instance.of, one.dynamic))
        own, index = f"{one.instance.name}_", ""
        if len(inner) == 1 and one.instance.array and one.instance.name.startswith(f"{inner[0].instance.name}_"):
            own, index = "", one.instance.name[len(inner[0].instance.name) + 1:]
        dims = [*arrays, *dimensions(one, index)]
        marks = "%s" * len(one.instance.array) if own else ""
        for entry in inner:
            yield from self.flat(entry, before + own, f"{title}{own[:-1]}{marks}_" if own else title, offset + one.at,
                                 dims, where)

    def register(self, one: Placed, before: str, title: str, offset: int, arrays: list[Array],
                 where: str) -> Iterator[Register]:
        self.count += 1
        if self.count > MOST_REGISTERS:
            raise self.fail(one.instance.offset, f"the map has more than {MOST_REGISTERS} registers",
                            "name a smaller map")
        name = f"{before}{one.instance.name}"
        if elements(one.instance) > MOST_ELEMENTS:
            self.lost.add(f"arrays of more than {MOST_ELEMENTS} elements", f"{where}.{name}")
            return
        self.unsaid(one.properties, f"{where}.{name}")
        width = width_of(one.properties)
        fields = list(self.fields(one, width, f"{where}.{name}"))
        made = register(f"{title}{one.instance.name}{'%s' * len(one.instance.array)}", offset + one.at, width, fields,
                        [*arrays, *dimensions(one, "")], (0, 0), f"{where}.{name}", self.lost)
        if made is None:
            return
        said = str(one.properties.get("name") or "")
        made.key = word_of(name, "r_")
        made.name = said.replace("\n", " ") if said and len(said) <= 80 else made.name
        made.text = str(one.properties.get("desc") or "") or f"{made.name}."
        made.access_width = 32 if width == 64 and one.properties.get("accesswidth") == 32 else made.access_width
        yield made

    # Fields

    def fields(self, one: Placed, width: int, where: str) -> Iterator[Bits]:
        of = one.instance.of
        dynamic = [*one.dynamic, *of.dynamic]
        free = 0
        for instance in of.instances:
            if instance.of.kind != "field":
                self.lost.add("signals", f"{where}.{instance.name}")
                continue
            properties = instance.of.properties | ({"reset": instance.reset} if instance.resets else {}) | {
                name: value for way, name, value in dynamic if way == (instance.name,)}
            if properties.get("ispresent") == 0:
                continue
            if instance.bits is None:
                bits = instance.array[0] if instance.array else number_of(properties, "fieldwidth", 1)
                high, low = free + bits - 1, free
            else:
                high, low = max(instance.bits), min(instance.bits)
            free = high + 1
            if not 0 <= low <= high < 1 << 16:
                raise self.fail(instance.offset, f"`{instance.name}` has no bits", "write `[7:0]`")
            yield self.field(instance, properties, high, low, f"{where}.{instance.name}")

    def field(self, instance: Instance, properties: dict[str, Value], high: int, low: int, where: str) -> Bits:
        self.unsaid(properties, where)
        made = Bits(high, low, word_of(instance.name, "f_"), access=self.access(properties, where))
        reset = properties.get("reset")
        if isinstance(reset, int):
            made.reset = reset & (1 << made.width) - 1
        elif "reset" in properties:
            self.lost.add("reset values that are a signal or another field", where)
        made.text = str(properties.get("desc") or properties.get("name") or "")
        made.self_clearing = bool(properties.get("singlepulse"))
        encode = properties.get("encode")
        enum = instance.of.enums.get(encode) if isinstance(encode, str) else None
        if encode is not None and enum is None:
            raise self.fail(instance.offset, f"there is no enum `{str(encode)[:80]}`", "define it before this field")
        for value, name, text in enum or ():
            if value >= 1 << made.width or any(value == known for known, _, _ in made.values):
                self.lost.add("values that do not fit their field, or have a name already", f"{where} {value}")
            else:
                made.values.append((value, word_of(name), text))
        made.open = bool(made.values) and len(made.values) < 1 << min(made.width, 32)
        return made

    def access(self, properties: dict[str, Value], where: str) -> str:
        """The access word of a field."""
        said = str(properties.get("sw", "rw"))
        if said not in SOFTWARE:
            self.lost.add("fields carried as read only that software cannot access", where)
        if said in ("rw1", "w1"):
            self.lost.add("fields carried as writable more than once", where)
        write, read = (str(properties.get(key) or next((name for name in names if properties.get(name)), ""))
                       for key, names in (("onwrite", ("woclr", "woset")), ("onread", ("rclr", "rset"))))
        word = access_word(SOFTWARE.get(said, "RO"), write, read, ACCESS, where, self.lost)
        changes = str(properties.get("hw", "rw")) in _WRITTEN or any(properties.get(name, 0) != 0 for name in _CHANGES)
        return f"{word}-V" if changes and word not in ("RC", "RS") else word

    def unsaid(self, properties: dict[str, Value], where: str) -> None:
        for name in properties:
            if name not in SILENT and name not in _CHANGES:
                self.lost.add(f"properties `{name[:40]}`", where)


def number_of(properties: dict[str, Value], name: str, otherwise: int) -> int:
    value = properties.get(name, otherwise)
    return value if isinstance(value, int) and 0 < value < 1 << 32 else otherwise


def width_of(properties: dict[str, Value]) -> int:
    return number_of(properties, "regwidth", 32)


def rounded(size: int) -> int:
    """The next power of two."""
    return 1 << max(size - 1, 0).bit_length()


def elements(instance: Instance) -> int:
    return prod(max(size, 1) for size in instance.array)


def dimensions(one: Placed, index: str) -> list[Array]:
    """The dimensions of an instance. The last is the fastest, and has the instance's stride."""
    result: list[Array] = []
    stride = one.stride
    for count in reversed(one.instance.array):
        result.insert(0, Array(count, stride))
        stride *= count
    return [replace(result[0], index=index), *result[1:]] if index and result else result


def describe(paths: list[Path], path: Path, with_text: bool, only: Iterable[str] = ()) -> Fresh:
    """A description of the outermost address map: the last one that no other map contains."""
    lost, scope, choice = Lost(), Scope(), Choice(only)
    tops: list[Component] = []
    for one in paths:
        source, tops = read(one, lost, scope)
    if not tops:
        raise Fatal(Problem(Where(source, 0), "the file has no addrmap", "write `addrmap NAME { … };`"))
    used = {id(instance.of) for component in scope.types.values() for instance in component.instances}
    top = next((component for component in reversed(tops) if id(component) not in used), tops[-1])
    mapped = Map(source, lost)
    found = list(mapped.units(top))
    for registers in {id(unit.registers): unit.registers for unit in found}.values():
        registers[:] = [one for one in registers if choice(one.name)]
    choice.check(source)
    if not any(unit.registers for unit in found):
        raise Fatal(Problem(Where(source, top.offset), "the file has no register", "name a map of registers"))
    title = str(top.properties.get("name") or "") if with_text else ""
    return described(path, title or f"Registers of {top.name or path.stem}", [one.name for one in paths], found,
                     with_text, choice, lost)
