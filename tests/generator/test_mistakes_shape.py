"""Keys, types and names: what stands where it must not. `@` marks where the message must point."""

from __future__ import annotations

import pytest

from describing import demo
from samples import BANKED, CARDS


def on_demo(id, *changes_and_words):
    *changes, words = changes_and_words
    return pytest.param("demo", tuple(changes), words, id=id)


def on_banked(id, *changes_and_words):
    *changes, words = changes_and_words
    return pytest.param("banked", tuple(changes), words, id=id)


def on_cards(id, *changes_and_words):
    *changes, words = changes_and_words
    return pytest.param("cards", tuple(changes), words, id=id)


TEXTS = {"demo": demo(), "banked": BANKED, "cards": CARDS}

MISTAKES = [
    # Keys
    on_demo("unknown key", ("{name: VALUE, access: RW-V", "{name: VALUE, @acess: RW-V"),
            ("unknown key `acess` in `39:0`", "did you mean `access`?")),
    on_demo("unknown key, nothing near", ("title: Network on chip", "title: Network on chip\n    @zzzz: 1"),
            ("unknown key `zzzz` in `noc`", "use one of `base`, `title`")),
    on_demo("unknown key like one that is there", ("    title: Network on chip", "    title: Network on chip\n    @titel: Network"),
            ("unknown key `titel` in `noc`", "did you mean `title`? It is there already: remove one of the two")),
    on_demo("unknown key like one of another kind", ("    title: Network on chip", "    title: Network on chip\n    @pol: 3"), ("unknown key `pol` in `noc`", "did you mean `pools`? It is a map of a name")),
    on_demo("unknown key at the top", ("detect:", "@detects:"), ("unknown key `detects` in `demo`", "did you mean `detect`?")),
    on_demo("missing key", ("reads:  {is: event=0x10, text: Read requests.}\n    metrics:\n      read_rate: {formula: reads / cycles, ",
                            "reads:  {is: event=0x10, text: Read requests.}\n    metrics:\n      read_rate: @{"),
            ("`read_rate` has no `formula`", "add `formula:`")),
    on_demo("missing name of a field", ("{name: VALUE, access", "@{access"), ("`39:0` has no `name`", "the manual's name")),
    on_demo("missing key at the top", ("pmureg: 2  ", "#"), ("system: demo  ", "@system: demo  "), ("`demo` has no `pmureg`", "add `pmureg:`")),
    on_demo("missing space of a block", ("    title: Network on chip\n    space: mmio", "    @title: Network on chip"),
            ("`noc` has no `space`", "add `space:`")),
    on_demo("duplicate YAML key", ("space: mmio", "space: mmio\n    @title: Again"),
            ("key `title` appears twice in this map (first in line 10)", "remove one of the two")),
    on_demo("duplicate register", ("      EVENT:\n        at: 0x10", "      @CTRL:\n        at: 0x10"),
            ("key `CTRL` appears twice in this map (first in line 14)", "remove one of the two")),
    on_demo("key that is a list", ("space: mmio", "space: mmio\n    @[a, b]: 1"), ("a key is a list or a map", "plain word")),
    # Types
    on_demo("scalar for a map", ("instances: {noc: 2}", "instances: @2"), ("`instances` is `2`, but must be", "write")),
    on_demo("map for a scalar", ("title: Network on chip", "title: @{a: 1}"), ("`title` is a map, but must be text", "write it as in `\"reads: all of them\"`")),
    on_demo("list for a map", ("fields:\n          63:40: RES0\n          39:0: {name: VALUE, access: RW-V, reset: 0, text: The count.}",
                               "fields: @[1]"), ("`fields` is a list, but must be a map",)),
    on_demo("nothing for text", ("text: Chooses the event of counter <n>.", "text: @\"\""), ("`text` is nothing, but must be text",)),
    on_demo("word for a number", ("at: 0x40 + 8 * n\n        array: 4", "at: 0x40 + 8 * n\n        array: @four"),
            ("`array` is `four`, but must be a number above 0",)),
    on_demo("count of 0", ("+ 8 * n\n        array: 4", "+ 8 * n\n        array: @0"), ("`array` is `0`, but must be a number above 0",)),
    on_demo("negative number", ("+ 8 * n\n        array: 4", "+ 8 * n\n        array: @-8"), ("`array` is `-8`, but must be a number above 0",)),
    on_demo("number beyond 64 bits", ("7:0: {name: EVENT, reset", "7:0: {name: EVENT, values: {@0x10000000000000000: A}, reset"),
            ("`0x10000000000000000` under `values` is not a number of at most 64 bits",)),
    on_demo("no YAML octal", ("+ 8 * n\n        array: 4", "+ 8 * n\n        array: @0o9"), ("`array` is `0o9`",)),
    on_demo("choice", ("access: RW-V", "access: @RWV"), ("`access` is `RWV`, but must be one of `RO`", "did you mean `RW-V`?")),
    on_demo("choice, nothing near", ("access: RW-V", "access: @zzz"), ("`access` is `zzz`", "use one of `RO`")),
    on_demo("reserved word", ("31:2: RES0", "31:2: @RES2"), ("`31:2` is `RES2`, but must be one of `RES0`", "did you mean `RES")),
    on_demo("bits", ("31:2: RES0", "@31-2: RES0"), ("`31-2` under `fields` is not bits, `31:24` or `7`",)),
    on_demo("name", ("name: CLEAR", "name: @CLEAR-ALL"), ("`name` is `CLEAR-ALL`, but must be a name",)),
    on_demo("name of a register", ("      EVENT:\n", "      @1EVENT:\n"), ("`1EVENT` under `registers` is not a name",)),
    on_demo("name of an event", ("cycles: {is", "@\"a b\": {is"), ("`a b` under `events` is not a name without blanks",)),
    on_demo("bool", ("self_clearing: true", "self_clearing: @yes"), ("`self_clearing` is `yes`, but must be `true` or `false`",)),
    on_demo("version", ("pmureg: 2 ", "pmureg: @3 "), ("`pmureg` is `3`, but must be `2`",)),
    on_demo("width", ("width: 64", "width: @48"), ("`width` is `48`, but must be one of `8`, `16`, `32` and `64`",)),
    on_cards("item of a list", ("model: [1, 2]", "model: [1, @x]"), ("`model` is `x`, but must be a number",)),
    on_cards("list item of another kind", ("key: [filter]", "key: [@{a: 1}]"), ("`key` is a map, but must be a name",)),
    # The file
    on_demo("neither system nor library", ("system: demo  ", "#"), ("pmureg: 2 ", "@pmureg: 2 "),
            ("the file must name a `system` or a `library`", "add `system: NAME`")),
    on_demo("blocks of a library", ("system: demo  ", "library: demo  "), ("detect:\n  - midr: {implementer: 0x4E, part: 0x123}\n", ""), ("blocks:\n", "@blocks:\n"),
            ("a library cannot have `blocks`", "move them to `bases`")),
    on_demo("both", ("system: demo  ", "library: demo\nsystem: demo  "), ("pmureg: 2 ", "@pmureg: 2 "),
            ("the file must name a `system` or a `library`",)),
    on_demo("another name than the file", ("system: demo  ", "system: @dmeo  "),
            ("`system` is `dmeo`, but the file is `demo.yaml`", "rename one of them (`system: demo`)")),
    on_demo("blocks of another kind", ("blocks:\n", "blocks: @[]\nbases:\n"), ("`blocks` is a list, but must be a map",)),
    on_demo("block that is no map", ("blocks:\n", "blocks:\n  other: @1\n"), ("`other` is `1`, but must be a map of block",)),
    on_demo("name of a block", ("  noc:\n", "  @n-oc:\n"), ("`n-oc` is not a name", "use letters, digits and `_`")),
    on_demo("no such library", ("sources:\n", "import: [@lib/none.yaml]\nsources:\n"), ("there is no library `lib/none.yaml`", "write a path relative to")),
    on_demo("library with a name of no file", ("sources:\n", f"import: [@{'a' * 300}.yaml]\nsources:\n"), ("there is no library `aaa", "write a path relative to")),
    on_demo("folder for a library", ("sources:\n", "import: [@vendor]\nsources:\n"), ("there is no library `vendor`", "write a path relative to")),
    on_demo("device for a library", ("sources:\n", "import: [@/dev/zero]\nsources:\n"), ("`/dev/zero` is outside", "move the library into")),
    on_demo("library of no name", ("sources:\n", "import: [@'']\nsources:\n"), ("`import` is nothing, but must be text",)),
    on_demo("name that is none", ("system: demo  ", "system: @.. "), ("`system` is `..`, but must be a name",)),
    on_demo("not a library", ("sources:\n", "import: [@vendor/demo.yaml]\nsources:\n"), ("`vendor/demo.yaml` is not a library",)),
    # What is inherited
    on_banked("no such base", ("base: core", "base: @cor"), ("there is no `cor` under `bases`", "did you mean `core`?")),
    on_banked("no such layout", ("layout: whole", "layout: @hole"), ("there is no `hole` under `layouts`", "did you mean `whole`?")),
    on_banked("no such base in a list", ("base: core", "base: [core, @cor]"), ("there is no `cor` under `bases`", "did you mean `core`?")),
    on_banked("base of another kind", ("base: core", "base: @{core: 1}"), ("`base` is a map, but must be a name",)),
    on_demo("atomic", ("        width: 64\n        text: Counter", "        width: 64\n        atomic: @acpi\n        text: Counter"),
            ("`atomic` is `acpi`, but must be `true`, `false` or `firmware`",)),
    on_banked("base of itself", ("    title: Core\n", "    title: Core\n    base: @core\n"), ("`core` inherits from itself", "remove this `base:`")),
    on_banked("layout of itself", ("  whole:\n", "  whole:\n    layout: @whole\n"), ("`whole` inherits from itself", "remove this `layout:`")),
    on_banked("part of an inherited field", ("layout: whole", "layout: whole\n        fields: {@3: RES0}"),
              ("bits 3 replace only a part of the inherited field at 7:0", "describe all of bits 7:0")),
    on_banked("number of an instance", ("{name: l2, G: 1,", "{name: l2, G: @one,"), ("`G` of an instance must be a number",)),
    on_banked("other keys than the first instance", ("- {name: l3, G: 0, U: 3}", "- @{name: l3, G: 0}"),
              ("the keys of this instance differ from those of the first", "add `U:`, or correct the first")),
    on_banked("two instances of a name", ("{name: l3,", "@{name: l2,"), ("two instances are called `l2`", "rename one of them")),
    on_demo("place of no index", ("instances: {noc: 2}", "instances: {noc: 2}\n    at: 4 * @nco"), ("unknown name `nco`", "did you mean `noc`?")),
    on_demo("too many instances", ("instances: {noc: 2}", "instances: @{a: 1000, b: 5}"),
            ("5000 instances are more than 4096", "describe fewer")),
    # Sources and texts
    on_demo("links of their own", ("detect:\n", "@links: {TRM: https://example.org/}\ndetect:\n"), ("write each address behind the text of its source",)),
    on_demo("source not listed", ("source: TRM 4.2.1", "source: @TMR 4.2.1"), ("source `TMR` is not listed under `sources`", "did you mean `TRM`?")),
    on_demo("register without source", ("      CTRL:\n        at", "      CTRL:\n        @at"), ("        source: TRM 4.2.1\n", ""),
            ("register `CTRL` has no `source`", "add `source: TAG section`")),
    on_demo("register without text", ("      CTRL:\n        at", "      CTRL:\n        @at"), ("        text: Starts and clears the counters.\n", ""),
            ("register `CTRL` has no `text`", "add one line that says what it is for")),
]


@pytest.mark.parametrize(("name", "changes", "words"), MISTAKES)
def test_mistake(one_mistake, name, changes, words):
    one_mistake(TEXTS[name], changes, words, name)


def test_no_blocks(checked):
    outcome = checked("pmureg: 2\nsystem: demo\ntitle: X\nsources: {M: m}\n")
    assert outcome.places() == [(1, 1)] and "the system has no `blocks`; add `blocks:`" in outcome.err


def test_several_mistakes_in_one_run(checked):
    """Every mistake of one kind is there, in the order of the file."""
    text = demo().replace("access: RW-V", "acess: RW-V").replace("space: mmio", "space: mimo").replace("8 * n\n        array: 4", "8 * n\n        array: x") \
        .replace("unit: cycles,", "unti: cycles,")
    outcome = checked(text)
    assert [m["words"].split(";")[0][:20] for m in outcome.messages] == [
        "`space` is `mimo`, b", "`array` is `x`, but ", "unknown key `acess` ", "unknown key `unti` i"]
    assert outcome.places() == sorted(outcome.places())
    assert "4 mistakes; nothing was changed" in outcome.err


def test_mistakes_of_different_kinds_in_one_run(checked):
    """A wrong name does not hide a wrong event, an overlap not the register at another's place."""
    text = demo().replace("is: event=0x10", "is: evnt=0x10").replace("formula: reads / cycles", "formula: reads / cycels") \
        .replace("at: 0x40", "at: 0x14").replace("linux: \"config:0-7\"", "linux: \"config:0-3\"")
    outcome = checked(text)
    assert len(outcome.messages) == 4, outcome.err


def test_library_that_is_no_yaml(run, folder):
    (folder / "lib.yaml").write_text("a: [")
    (folder / "demo.yaml").write_text(demo().replace("sources:\n", "import: [vendor/lib.yaml]\nsources:\n"))
    outcome = run("check", "--regdefs", folder.parent, folder / "demo.yaml")
    assert outcome.status == 1 and len(outcome.messages) == 1, outcome.err
    assert outcome.messages[0]["file"].endswith("vendor/lib.yaml") and "YAML syntax" in outcome.err


def test_mistake_in_a_library_points_there(run, folder):
    (folder / "lib.yaml").write_text("pmureg: 2\nlibrary: lib\ntitle: L\nsources: {M: m}\nlayouts:\n  a: {fields: {7:0: RES9}}\n")
    (folder / "demo.yaml").write_text(demo().replace("sources:\n", "import: [vendor/lib.yaml]\nsources:\n"))
    outcome = run("check", "--regdefs", folder.parent)
    assert outcome.status == 1 and len(outcome.messages) == 1
    assert outcome.messages[0]["file"].endswith("vendor/lib.yaml") and outcome.places() == [(6, 21)]
