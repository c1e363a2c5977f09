"""A syntax tree and its libraries to the model of a system."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from copy import copy
from functools import lru_cache
from itertools import product
from pathlib import Path
from types import MappingProxyType

from ..base import text
from ..model.elements import expressions, held_bits, how_many
from ..base.expression import MASK64, named
from ..load.tree import Map, Node, Scalar, Seq, entries, is_null, load, maps, read_source, without
from ..load.merge import CutOut, Inheritance
from ..model.model import (Block, Borrow, Citation, CountedBy, Detect, Function, Dimension, Erratum, Example,
                                   Fact, Home, Identify, Import, Instance, Page, Register, Bank, Source, System)
from .only import Among, Only, resolve_only
from ..load.reader import Reader
from .fact import resolve_fact
from ..base.record import record
from .counting import (UNSAID, count_events, resolve_counters, resolve_defaults, perf_words, resolve_events,
                                        resolve_metrics, resolve_linux, resolve_pools, resolve_steps, resolve_terms)
from .words import Words
from .where import resolve_condition, resolve_present, resolve_tree, resolve_where
from .register import indices_of, resolve_register, resolve_rule, settings
from ..load.shape import BLOCK, FILE, INSTANCE_NAME, PRIVATE, REGISTER, REWRITTEN, check_node
from ..base.shipped import REGDEFS
from ..base.source import Fatal, Lost, Misspelt, Problem, Problems, UnknownSource
from ..base.write import state_of

MOST_INSTANCES = 4096


class Description:
    """One file: its tree, and the mistakes in its YAML."""

    def __init__(self, path: Path, name: str, tree: Map, mistakes: list[Problem]) -> None:
        self.path, self.name, self.tree, self.mistakes = path, name, tree, mistakes
        self.is_cut = False  # mistakes have been cut out of the tree, or of a library's


_MOST_LIBRARIES = 64
# Each importer needs them again. By name, with the state of the file.
_libraries: dict[str, tuple[tuple[int, ...] | None, Description]] = {}


def load_description(path: Path, name: str, problems: Problems) -> Description:
    """The tree of a file. Also checks the shape of a library."""
    state, known = state_of(path), _libraries.get(name)
    if known is None or known[0] != state:
        own = Problems()
        tree = load(read_source(path, name), own)
        known = state, Description(path, name, tree, own.found)
        if is_library(tree):
            check_file(tree, path, own)
            if len(_libraries) >= _MOST_LIBRARIES:
                _libraries.clear()
            _libraries[name] = known
    for problem in known[1].mistakes:
        problems.take(problem)
    return known[1]


def is_library(tree: Map) -> bool:
    return tree.get("library") is not None


def resolve(description: Description, root: Path, problems: Problems,
            known: dict[str, Map] | None = None) -> System | None:
    """The model; None if mistakes leave nothing to build. `known`: trees of libraries by file name."""
    before = problems.count
    tree = description.tree
    files = [description.name]
    trees = [*imported(tree, root, files, problems, known), tree]
    has_sources = problems.count == before and all(isinstance(t.get("sources"), Map) for t in trees)
    right = check_file(tree, description.path, problems, description.is_cut)
    readers = [Reader(t, problems) for t in trees]
    documents = {tag: documented(node.text) for t in trees for tag, node in entries(t, "sources")
                 if isinstance(node, Scalar)}
    sources = {tag: shown for tag, (shown, _) in documents.items()}
    cited = [*(citation for t in trees[:-1] for citation in citations_of_library(t)), *citations(tree)]
    if has_sources:
        check_citations(cited, sources, problems)
    layouts = Inheritance(_maps(trees, "layouts"), "layout", problems)
    bases = Inheritance(_maps(trees, "bases"), "base", problems)
    if problems.count > before:
        return None
    blocks = {}
    owners = {name: own_name(t) for t in trees for name in _maps([t], "bases")}
    reader = Reader(tree, problems)
    facts = resolve_facts(reader)
    for key, node in reader.maps("blocks"):
        found = problems.count
        merged = bases.resolve(node.node)
        if description.is_cut:
            merged = without(merged, lambda inner: isinstance(inner, CutOut))
        if not any(merged is block for block in right):
            # with `~` for entries that it would have inherited
            is_partial = problems.count > found or bases.is_broken(node.node)
            check_node(merged, BLOCK, key, problems, is_partial)
        if problems.count == before:
            homes = [Home(owners[name], name) for name in bases.ancestors(node.node)]
            blocks[key] = resolve_block(key, merged, layouts, homes, problems, facts, reader.text_map("variants"))
    if problems.count == before:
        lend(blocks, problems)
        for block in blocks.values():
            complete(block)
            for counter in block.counters.values():    # of registers that are not there
                counter.first, counter.count = max(counter.first, 0), max(counter.count, 1)
                counter.width = max(counter.width, 1)
    if problems.count > before:
        return None
    return System(
        where=tree.where, path=_shown(description.path, root), name=reader.text("system"), title=reader.text("title"),
        text=reader.text("text"), note=reader.text("note"), vendor=description.path.parent.name, sources=sources,
        links={tag: link for tag, (_, link) in documents.items() if link}, pci_vendor=reader.number("pci_vendor", 0),
        discovery=reader.number("pmon", 0), variants=reader.text_map("variants"), facts=facts,
        detect=[resolve_detect(d) for d in reader.map_list("detect")],
        examples=[Example(e.place("events"), e.text("events"), e.text("text")) for e in reader.map_list("examples")],
        blocks=blocks, unknown=[line for r in readers for line in r.texts("unknown")], citations=cited, files=files,
        imports=[Import(r.text("title"), r.text("note")) for r in readers[:-1]])


_LINK = re.compile(r"\s*(?<!\S)(https?://[^\s<>\"']+)")


def documented(source: str) -> tuple[str, str]:
    """The shown text of a document, and its public address; empty if it has none."""
    found = _LINK.search(source)
    shown = source[:found.start()] + source[found.end():] if found is not None else source
    return " ".join(shown.split()) or source.strip(), found[1] if found is not None else ""


# The keys that the registers of a base need; only systems complete the rest of a block.
_OF_REGISTERS = ("title", "text", "source", "note", "space", "scope", "instances", "at", "pages", "conditions", "banks",
                 "registers")


class Bases:
    """The bases of one file whose registers are complete."""

    def __init__(self, description: Description, root: Path) -> None:
        self.problems = Problems()  # not reported: a base can be a part of a block
        trees = [*imported(description.tree, root, [description.name], self.problems), description.tree]
        self.name, self.path = own_name(description.tree), _shown(description.path, root)
        self.title = Reader(description.tree, self.problems).text("title")
        self.layouts = Inheritance(_maps(trees, "layouts"), "layout", self.problems)
        self.bases = Inheritance(_maps(trees, "bases"), "base", self.problems)
        self.blocks: dict[str, Block | None] = {}

    def block(self, name: str) -> Block | None:
        """A base as a block; None if it is incomplete."""
        if name not in self.blocks:
            before = self.problems.count
            merged = self.bases.resolve(self.bases.entries[name])
            node = Map(merged.where, {key: merged.items[key] for key in _OF_REGISTERS if key in merged.items},
                       merged.keys)
            check_node(node, BLOCK, name, self.problems)
            block = (resolve_block(name, node, self.layouts, [], self.problems) if self.problems.count == before
                     else None)
            self.blocks[name] = block if self.problems.count == before else None
        return self.blocks[name]


@record(frozen=True)
class Library:
    """A library for the inventory: its `bases`, without what they inherit from one another, and without their events.
    """

    name: str
    path: str
    title: str
    blocks: list[Block]
    events: int
    sources: int


def resolve_library(description: Description, root: Path, problems: Problems) -> Library:
    """A library for the inventory. A base can be incomplete; only its uses are checked."""
    tree, files = description.tree, [description.name]
    layouts = Inheritance(_maps([*imported(tree, root, files, problems), tree], "layouts"), "layout", problems)
    incomplete = Problems()
    reader = Reader(tree, problems)
    blocks, events = [], 0
    for name, base in reader.maps("bases"):
        own = without(base.node, is_null)
        events += count_events(Reader(own, incomplete))
        own.items.pop("events", None)
        blocks.append(resolve_block(name, own, layouts, [], incomplete))
    return Library(reader.text("library"), _shown(description.path, root), reader.text("title"), blocks, events,
                   len(entries(tree, "sources")))


def _shown(path: Path, root: Path) -> str:
    """The path of a description in outputs, independent of where the folder is."""
    return str(root.resolve().name / path.relative_to(root)) if path.is_relative_to(root) else path.name


def check_file(tree: Map, path: Path, problems: Problems, is_cut: bool = False) -> list[Node]:
    """Checks the shape of a file. Returns the valid blocks without a base; the others are checked after merging."""
    right = []
    blocks = tree.get("blocks")
    shallow = Map(tree.where, {k: v for k, v in tree.items.items() if k not in ("blocks", "bases", "layouts")},
                  tree.keys)
    check_node(shallow, FILE, path.stem, problems)
    for key, kind in (("blocks", BLOCK), ("bases", BLOCK), ("layouts", REGISTER)):
        node = tree.get(key)
        if node is not None and not isinstance(node, Map):
            check_node(node, FILE.keys[key].type, key, problems)
        elif node is not None:
            for name, entry in node:
                if not text.is_name(name):
                    problems.misnamed(node.keys[name], f"`{name}` is not a name",
                                      "use letters, digits and `_`, a letter first", text.as_name(name, node.items))
                if key == "blocks" and not is_cut and is_whole(entry, name):
                    right.append(entry)
                else:
                    check_node(entry, kind, name, problems, partial=True)
                if key == "layouts" and isinstance(entry, Map) and entry.get("at") is not None:
                    problems.add(entry.keys["at"], f"layout `{name}` has `at`, but each register has its own address",
                                 "move `at` to the registers")
    kinds = [key for key in ("system", "library") if tree.get(key) is not None]
    misspelt = {problem.right for problem in problems.found if isinstance(problem, Misspelt)}
    if len(kinds) != 1:
        if not misspelt & {"system", "library"}:
            problems.add(tree.where, "the file must name a `system` or a `library`", "add `system: NAME`")
        return right
    own = tree.get(kinds[0])
    if isinstance(own, Scalar) and own.text != path.stem and text.is_name(own.text):
        problems.add(own.where, f"`{kinds[0]}` is `{own.text}`, but the file is `{path.name}`",
                     f"rename one of them (`{kinds[0]}: {path.stem}`)")
    if kinds[0] == "library" and blocks is not None:
        problems.add(tree.keys["blocks"], "a library cannot have `blocks`",
                     "move them to `bases`, and name them under `base` in the blocks of a system")
    if (kinds[0] == "system" and "blocks" not in misspelt
            and (blocks is None or isinstance(blocks, Map) and not blocks.items)):
        problems.add(tree.where, "the system has no `blocks`", "add `blocks:`")
    return right


def is_whole(block: Node, name: str) -> bool:
    """Whether a block without a base is complete."""
    problems = Problems()
    if isinstance(block, Map) and "base" not in block.items:
        check_node(block, BLOCK, name, problems)
        return not problems
    return False


def imported(tree: Map, root: Path, files: list[str], problems: Problems,
             known: dict[str, Map] | None = None) -> list[Map]:
    """The trees of all imported libraries, in the order of dependencies. Does not read `known` ones again."""
    known = {} if known is None else known
    result: list[Map] = []
    node = tree.get("import")
    for item in node.items if isinstance(node, Seq) else []:
        if not isinstance(item, Scalar) or not item.text.strip():
            continue
        path = _library_path(item, root, problems)
        file_name = str(path)
        if path is None or file_name in files[1:]:
            continue
        try:
            library = known.get(file_name) or load_description(path, file_name, problems).tree
        except Fatal as fatal:
            problems.take(Lost(fatal.problem.where, fatal.problem.what, fatal.problem.mend))
            known[file_name] = Map(fatal.problem.where)
            continue
        if file_name not in known and not is_library(library):
            problems.add(item.where, f"`{item.text}` is not a library", "import a file with `library:`")
            continue
        known[file_name] = library
        files.append(file_name)
        result += imported(library, root, files, problems, known)
        result.append(library)
    return result


def _library_path(item: Scalar, root: Path, problems: Problems) -> Path | None:
    """Finds a library in the folder of the descriptions, or else among those that travel with the generator."""
    try:
        if not (root / item.text).resolve().is_relative_to(root.resolve()):
            problems.add(item.where, f"`{item.text}` is outside {root}",
                         f"move the library into {root}, and write its path relative to {root}")
            return None
        for folder in (root, REGDEFS):
            if (folder / item.text).is_file():
                return folder / item.text
    except (OSError, ValueError):  # longer than names of files are, or with a NUL
        pass
    problems.add(item.where, f"there is no library `{item.text}`",
                 f"write a path relative to {root}, or to the generator's own descriptions")
    return None


def own_name(tree: Map) -> str:
    """The name of the system or library."""
    own = tree.get("system") or tree.get("library")
    return own.text if isinstance(own, Scalar) else ""


def _maps(trees: list[Map], key: str) -> dict[str, Map]:
    return {name: node for tree in trees for name, node in entries(tree, key) if isinstance(node, Map)}


def resolve_block(key: str, node: Map, layouts: Inheritance, bases: list[Home], problems: Problems,
                  facts: Mapping[str, Fact] = MappingProxyType({}), variants: Collection[str] = ()) -> Block:
    reader = Reader(node, problems)
    space = reader.text("space")
    dimensions, instances = resolve_instances(reader)
    located, nodes = resolve_where(reader), resolve_tree(reader)
    of_variants, present = resolve_present(reader, variants) if nodes is None else ([], None)
    for source in located if space == "pci" else []:
        if source.kind == "discovery":
            add_told(source, instances)
    pages = [resolve_page(name, r) for name, r in reader.maps("pages")]
    if not pages and space == "mmio":
        pages = [Page(where=reader.where, key="page", count=1, index="page", otherwise="", only=None)]
    page_counts = {page.key: (page.count, page.index) for page in pages} or dict.fromkeys(instances[0].pages, (1, ""))
    begins, own_facts = reader.expression("at"), resolve_facts(reader)
    registers = {name: resolve_register(name, r.node, space, layouts, page_counts, begins, problems,
                                        {**facts, **own_facts})
                 for name, r in reader.maps("registers")}
    identify = reader.map("identify")
    sequences = reader.map("sequences") or Reader(Map(reader.where), problems)
    scope = reader.text("scope", "machine" if space in PRIVATE else "package")
    linux, words = resolve_linux(reader, {*instances[0].numbers, scope}), Words(reader)
    block = Block(
        **reader.described(), key=key, title=reader.text("title", key), space=space, dimensions=dimensions,
        instances=instances, begins=begins, pages=pages, scope_at=reader.place("scope"), scope=scope,
        banks={name: resolve_bank(name, space, r) for name, r in reader.maps("banks")}, registers=registers,
        terms=resolve_terms(reader, registers, perf_words(space, registers, linux.config if linux else "")),
        defaults=resolve_defaults(reader), rules=[resolve_rule(r, True) for r in reader.map_list("rules")],
        pools=resolve_pools(reader), counters=resolve_counters(reader),
        reset=resolve_steps(sequences, "reset"), start=resolve_steps(sequences, "start"),
        stop=resolve_steps(sequences, "stop"), finish=resolve_steps(sequences, "finish"),
        snapshot=resolve_steps(sequences, "snapshot"),
        events=resolve_events(reader, words, Among([n for n, _ in reader.maps("conditions")], variants, instances,
                                                   Only(variants=of_variants))),
        aliases=reader.places("aliases"), words=words.named,
        clock=reader.text("clock"), clock_at=reader.place("clock"), metrics=resolve_metrics(reader), linux=linux,
        unknown=reader.texts("unknown"), identify=resolve_identify(identify) if identify is not None else None,
        conditions={name: resolve_condition(r, variants) for name, r in reader.maps("conditions")},
        errata={key: Erratum(**r.described(), key=key, condition=resolve_only(r).condition, events=r.texts("events"))
                for key, r in reader.maps("errata")},
        facts=own_facts, variants=of_variants, present=present, located=located, nodes=nodes,
        bases=bases,
        borrows={name: resolve_borrow(name, r) for name, r in reader.maps("borrows")},
        counted_by={name: CountedBy(where=r.where, block=name, when=r.expression("when"), unit=r.expression("unit"))
                    for name, r in reader.maps("counted_by")},
        reached=registers, event_facts=[])
    complete(block)
    if block.clock not in block.events and block.clock_at.source is not block.where.source:
        block.clock = ""  # of a base, whose event the block has removed
    of_events = named(*expressions(block)) - {*block.terms, *block.numbers}
    asked = {*own_facts, *named(*block.asks()), *of_events}
    block.facts = {name: fact for name, fact in {**facts, **own_facts}.items() if name in asked}
    block.event_facts = [name for name in block.facts if name in of_events]
    return block


def complete(block: Block) -> None:
    """Derives first index, count and width of counters from their registers; of borrowed registers once they are
    known."""
    for counter in block.counters.values():
        known = (counter.registers and all(one.register in block.reached
                                           and (not one.field or one.field in block.reached[one.register].by_name)
                                           for one in counter.registers))
        if counter.first == UNSAID and known:
            register, field = block.reached[counter.registers[0].register], counter.registers[0].field
            counter.first = register.by_name[field].first if field else register.first
        if counter.count == UNSAID and known:
            counter.count = how_many(block, counter)
        if counter.width == UNSAID and known:
            counter.width = min(sum(held_bits(block, one) for one in counter.registers[:2 if counter.joined else 1]),
                                64)


def resolve_borrow(block: str, reader: Reader) -> Borrow:
    each = reader.text("number") == "*"
    return Borrow(where=reader.where, block=block, number=None if each else reader.expression("number"), each=each,
                  registers=reader.text_map("registers") or {name: name for name in reader.texts("registers")})


def lend(blocks: dict[str, Block], problems: Problems) -> None:
    """Adds borrowed registers to the borrowing blocks."""
    for block in blocks.values():
        for borrow in block.borrows.values():
            lender = blocks.get(borrow.block)
            if lender is None or lender is block:
                problems.unknown(borrow.where, f"`borrows` names block `{borrow.block}`, which is not another block of "
                                               "the file", borrow.block, [key for key in blocks if key != block.key])
                continue
            for name, there in borrow.registers.items():
                if there not in lender.registers:
                    problems.unknown(borrow.where, f"`borrows` names register `{there}`, which block `{lender.key}` "
                                                   "does not have", there, lender.registers)
                elif unlendable(lender.registers[there], lender):
                    problems.add(borrow.where, f"register `{there}` of `{lender.key}` cannot be borrowed: "
                                               f"{unlendable(lender.registers[there], lender)}", "remove it")
                elif name in block.reached:
                    problems.add(borrow.where, f"`{block.key}` has two registers with the name `{name}`",
                                 f"write `registers: {{OTHER: {there}}}` to give the borrowed register another name")
                else:
                    lent = copy(lender.registers[there])
                    lent.key, lent.page, lent.condition, lent.lent = name, "", "", (lender.key, there)
                    lent.lenders = (len({i.numbers[lender.numbers[-1]] for i in lender.instances}) if borrow.each
                                    and lender.numbers else 1)
                    block.reached = {**block.reached, name: lent}


def unlendable(register: Register, lender: Block) -> str:
    """Why a register cannot be borrowed; empty if it can."""
    if lender.pages_of(register) > 1:
        return "it is on several pages"
    if any(field.clears or field.sets for field in register.named):
        return "a write to it changes other registers"
    return "it is in a bank" if register.bank else ""


def add_told(source: Source, instances: list[Instance]) -> None:
    """Gives instances without `pages` the PCI function that PMON discovery tells."""
    for instance in instances:
        if not instance.pages:
            instance.pages = {"unit": Function(where=source.where, key="unit", id=0, bus=None, device=None,
                                               function=None, told=(source, instance.numbers))}


def resolve_facts(reader: Reader) -> dict[str, Fact]:
    return {name: resolve_fact(name, r) for name, r in reader.maps("facts")}


def resolve_identify(reader: Reader) -> Identify:
    if reader.has("mask") and not (reader.has("is") and reader.number("mask")):
        reader.problems.add(reader.place("mask"), "`mask` selects bits of `is` to compare, but there are none",
                            "add `is: NUMBER`, or remove `mask`")
    elif reader.has("is") and not reader.number("is"):
        reader.problems.add(reader.place("is"), "`is` cannot be 0, because a unit that reads 0 is absent or has no "
                                                "power", "remove `is` if the number is not known")
    return Identify(where=reader.where, register=reader.text("register"), otherwise=reader.expression("otherwise"),
                    is_=reader.number("is"), mask=reader.number("mask", MASK64) if reader.has("is") else 0,
                    source=reader.text("source"))


def resolve_bank(key: str, space: str, reader: Reader) -> Bank:
    return Bank(**reader.described(), key=key, register=reader.text("register"), set=settings(reader, "set"),
                barrier="isb" if space == "sysreg" else "", data=reader.text("data"))


def resolve_instances(reader: Reader) -> tuple[list[Dimension], list[Instance]]:
    node = reader.node_of("instances")
    if isinstance(node, Map):
        counted = reader.map("instances")
        assert counted is not None
        dimensions = [Dimension(counted.place(name), name, counted.number(name)) for name, _ in node]
        total = 1
        for dimension in dimensions:
            total *= dimension.count
        if total > MOST_INSTANCES:
            reader.problems.add(node.where, f"{total} instances are more than {MOST_INSTANCES}", "describe fewer")
            dimensions = dimensions[:1]
            dimensions[0].count = 1
        instances = [Instance(where=node.where, name="_".join(map(str, numbers)),
                              numbers={d.index: number for d, number in zip(dimensions, numbers)}, pages={})
                     for numbers in product(*(range(d.count) for d in dimensions))]
        return dimensions, instances
    listed = reader.map_list("instances")
    named = [resolve_instance(r, str(i) if len(listed) > 1 else "") for i, r in enumerate(listed)]
    return [], named or [Instance(where=reader.where, name="", numbers={}, pages={})]


def resolve_page(key: str, reader: Reader) -> Page:
    equal = indices_of(reader)
    if len(equal) > 1 or equal and equal[0].first:
        reader.problems.add(reader.place("array"),
                            f"`array` of page `{key}` has {'several indices' if len(equal) > 1 else 'no page 0'}",
                            "write how many pages there are: `4`, or `{n: 4}`")
    return Page(where=reader.where, key=key, count=equal[0].count if equal else 1,
                index=(equal[0].index if equal else "") or key, otherwise=reader.text("otherwise"),
                only=reader.expression("only"), text=reader.text("text"))


def resolve_instance(reader: Reader, default_name: str) -> Instance:
    numbers: dict[str, int] = {}
    for key, node in reader.node:
        if key in ("name", "pages"):
            continue
        value = text.number(node.text) if isinstance(node, Scalar) else None
        if value is None:
            reader.problems.add(node.where, f"`{key}` of an instance must be a number",
                                "write a number" if not isinstance(node, Map)
                                else f"write `pages: {{NAME: {{id, device, function}}}}`; {REWRITTEN}")
        numbers[key] = value or 0
    name = reader.text("name", default_name)
    if reader.has("name") and not text.is_instance_name(name):
        INSTANCE_NAME.wrong(Scalar(reader.place("name"), name), "name", reader.problems)
    return Instance(where=reader.where, name=name, numbers=numbers, pages={
        key: Function(where=page.where, key=key, id=page.number("id"), bus=page.optional_number("bus"),
                      device=page.optional_number("device"), function=page.optional_number("function"))
        for key, page in (reader.maps("pages") if reader.map("pages") is not None else [])})


def resolve_detect(reader: Reader) -> Detect:
    cpuid, midr = reader.map("cpuid"), reader.map("midr")
    return Detect(
        where=reader.where, sysfs=reader.texts("sysfs"), variant=reader.text("variant"),
        cpuid=(cpuid.text("vendor"), cpuid.number("family"), cpuid.spans("model")) if cpuid else None,
        midr=(midr.number("implementer"), midr.number("part")) if midr else None,
        midr_variant=midr.optional_number("variant") if midr else None,
        stepping=cpuid.span("stepping", 15) if cpuid else (0, 15))


def check_citations(citations: list[Citation], sources: dict[str, str], problems: Problems) -> None:
    """Checks that each part of each `source:` begins with a known tag."""
    for citation in citations:
        for part in citation.text.split(";"):
            tag = part.split()[0].rstrip(",:") if part.split() else ""
            if tag not in sources:
                problems.take(UnknownSource(citation.where, f"source `{tag}` is not listed under `sources`",
                                            text.mend_unknown(tag, sources), (tag,)))


@lru_cache(_MOST_LIBRARIES)
def citations_of_library(tree: Map) -> list[Citation]:
    """The same of a library, which many import, and whose tree nobody changes."""
    return citations(tree)


def citations(node: Node) -> list[Citation]:
    """Every `source:` of a tree."""
    sources = (current.items.get("source") for current in maps(node))
    return [Citation(source.where, source.text) for source in sources if isinstance(source, Scalar)]

