"""The command line: `python3 -m generator`, or `pmureg-gen` if it is installed."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from .. import VERSION
from ..exports import FORMATS as EXPORTS
from ..imports import FORMATS, OF_EVENTS, OF_REGISTERS
from .start import PLACES
from ..base.shipped import IN_TREE, IS_INSTALLED, REGDEFS, program
from ..base.text import visible

EXAMPLES = """\
examples:
  python3 -m generator check                             check every description under regdefs/
  python3 -m generator check regdefs/acme/soc.yaml       check one
  python3 -m generator check --watch                     check after each change, until interrupted
  python3 -m generator new acme/soc --space msr          a description to begin with
  python3 -m generator new acme/soc --from-machine       what this machine tells of itself
  python3 -m generator upgrade my/regdefs                rewrite descriptions of version 1 of the language
  python3 -m generator build                             check, then bring generated/ up to date
  python3 -m generator build --regdefs my/regdefs --out my/generated
  python3 -m generator stats                             how much is described: registers, fields, events ...
  python3 -m generator stats --json regdefs/acme/soc.yaml
  python3 -m generator build --readme docs/described.md  build, and renew that table in docs/described.md
  python3 -m generator import perfmon soc_uncore.json    published events as a library; `import --help` has the formats
  python3 -m generator export svd SYSTEM                 for the tools of others; `export --help` has the formats
  python3 -m generator table my/soc.yaml -o soc.pmu      the table file, which `pmureg stat --table soc.pmu` counts with
  python3 -m generator table SYSTEM --texts perfmon soc_uncore.json    with the maker's sentences for events
  python3 -m generator reference html --into html        the reference; or as manual pages, or as Markdown
  python3 -m generator diff v1.0 regdefs                 what changed, and what that breaks
  python3 -m generator report counts.json                an HTML page of what `pmureg stat -j -I 1000` has written
  python3 -m generator schema > schema.json              the language of descriptions, as JSON Schema

exit status: 0 done, 1 mistakes in a description or a file that cannot be written, 2 wrong usage
"""

STATS_EPILOG = """\
columns:
  registers  of systems and of the bases of libraries      formats  terms with a place in perf's config words
  fields     ranges of bits that have a name               metrics  formulas over events
  bits       bits that are a field's or known as reserved  rules    of registers and of events
  events     sub-events included                           sources  documents

examples:
  python3 -m generator stats
  python3 -m generator stats regdefs/acme/soc.yaml
  python3 -m generator stats --json | jq '.[] | {name, registers}'
  python3 -m generator stats --markdown                  the table of docs/described.md, which `ninja` keeps true
"""


IMPORT_EPILOG = """\
formats:
  perfmon        event and metric JSON of a maker of processors: NAME_uncore.json, NAME_core.json, NAME_metrics.json.
                 Of NAME_KIND_core.json for several kinds of cores, each makes a base of its own, `kind_events`
  pmu-events     perf's JSON: a file or a folder in perf's tree (import also reads events that the folders above
                 define), or a vendor's JSON for cores: {"cpu": ..., "events": [{"code": ..., "name": ...}]}
  sysfs          the PMUs that Linux shows in this machine's /sys, or in a copy of another
  aarchmrs       Arm's Registers.json
  kernel-sysreg  Linux's arch/arm64/tools/sysreg
  svd            CMSIS-SVD
  rdl            SystemRDL 2.0: addrmap, regfile, reg, field and enum; parameters, structs, `include and Perl are
                 refused

perfmon and pmu-events make a library: one base for each kind of unit, `box_events`, and one for the events that several
kinds share. To use it, a system says `import: [VENDOR/NAME.yaml]`, and `base: [box_events, ...]` in the block whose
terms the events name. The other formats make a system with a block for each kind of unit; Linux counts the blocks that
sysfs makes (`space: perf`). import writes nothing that `check` refuses.

If the file exists, import renews the facts that came from a source. It keeps texts, notes, units and entries that a
person wrote, and reports each contradiction with its place. Comments at the end of the file record what came from a
source. import lists on standard error what it left out or carried in part.

examples:
  python3 -m generator import perfmon soc_uncore.json soc_uncore_experimental.json metrics/soc_metrics.json
  python3 -m generator import perfmon soc_uncore.json --into regdefs/acme/soc_events.yaml --no-text
  python3 -m generator import pmu-events linux/tools/perf/pmu-events/arch/x86/soc --into regdefs/acme/soc_events.yaml
  python3 -m generator import sysfs --into regdefs/acme/soc.yaml
  python3 -m generator import sysfs copy/sys --into regdefs/acme/soc.yaml
  python3 -m generator import aarchmrs Registers.json --only 'PM*_EL?' --no-text --into regdefs/acme/pmu.yaml
  python3 -m generator import svd soc.svd --into regdefs/acme/soc.yaml
  python3 -m generator import rdl uart.rdl soc.rdl --no-text --into regdefs/acme/soc.yaml
  python3 -m generator import kernel-sysreg linux/arch/arm64/tools/sysreg --only 'PM*' > pmu.yaml

exit status: 0 done, 1 a mistake in a source or in the file (nothing was changed), 2 wrong usage
"""


CHECK_EPILOG = """\
--against compares the descriptions with a release of the architecture, and prints each difference with its place:
registers that are gone, moved, or have other access, elements or bits; fields that are gone, moved or new, or have
other values. It skips IMPDEF bits, and units of which the release lacks half the names.

examples:
  python3 -m generator check
  python3 -m generator check regdefs/acme/soc.yaml --against Registers.json
  python3 -m generator check regdefs/acme/soc.yaml --against Registers.json --only 'PM*_EL0' --only 'PM*_EL1'

exit status: 0 all is right, and nothing differs; 1 a mistake, or a difference; 2 wrong usage
"""


EXPORT_EPILOG = """\
formats:
  grafana     a dashboard: a row for each kind of unit, a panel for each metric, over the rules of `prometheus`
  json        the whole description for other generators, with inherited parts in place and expressions also as trees.
              Without SYSTEM export prints the JSON Schema
  linux       the start of a perf driver in C: registers, formats, events, groups; what is left to write says TODO
  pmu-events  perf's JSON of events and metrics: a file for a folder under tools/perf/pmu-events/arch
  prometheus  recording rules: each metric for each unit, package and machine, over what `stat --openmetrics` writes
  python      one module without dependencies: `decode("soc.box.CTL", 0x400335)`, `encode("soc.box.CTL", event=0x35)`
  rdl         SystemRDL 2.0
  rust        constants and a newtype for each register, `no_std`
  svd         CMSIS-SVD 1.3

export lists on standard error what the format cannot express: each kind, how many, and the first names. Formats for
memory-mapped registers have the numbers of other spaces (MSRs, CSRs, system registers, perf's words) times 8. They have
one page after the other if only the machine tells a base address, or if registers are banked.

examples:
  python3 -m generator export svd soc > soc.svd
  python3 -m generator export rdl my/regdefs/acme/soc.yaml --into soc.rdl
  python3 -m generator export linux soc --into linux/drivers/perf/soc_pmu.c
  python3 -m generator export pmu-events soc --into linux/tools/perf/pmu-events/arch/x86/soc/uncore.json
  python3 -m generator export json > model.schema.json
  python3 -m generator export prometheus soc --into pmureg-soc.yaml

exit status: 0 done, 1 mistakes in the description, nothing that the format can express, or a file that cannot be
written, 2 wrong usage
"""


REFERENCE_EPILOG = """\
A run for all systems removes the files of an earlier run that it does not write again. It changes no other file in the
folder.

examples:
  python3 -m generator table my/soc.yaml -o soc.pmu      the table file, which `pmureg stat --table soc.pmu` counts with
  python3 -m generator reference html --into build/html     index.html, SYSTEM.html, SYSTEM/UNIT.html for each kind
  python3 -m generator reference man --into build/man       pmureg-SYSTEM.7, pmureg-SYSTEM-UNIT.7 for each kind
  python3 -m generator reference markdown --into doc soc    doc/soc.md, doc/soc/UNIT.md, doc/index.md

exit status: 0 done, 1 mistakes in a description, or a file that cannot be written, 2 wrong usage
"""


REPORT_EPILOG = """\
The page has a plot over time of each metric and of the rate of each event, with its lowest and highest value, its mean
and its table. It lists what was multiplexed, and what has a reason instead of a number. It needs no network and no
other file. Without -I the file has no plots, and the page lists its counts.

The last line of a killed run may be cut off: report leaves it out, and says so. Phases are stretches between which the
mean of the main metric changes. report draws with matplotlib (python3-matplotlib).

examples:
  pmureg stat -j -I 1000 -M all -o counts.json -e EVENT -- make
  python3 -m generator report counts.json                   counts.html
  python3 -m generator report counts.json --main clock -o clock.html
  pmureg log counts.log | python3 -m generator report - -o counts.html

exit status: 0 done, 1 the file is not of pmureg, or has several runs; matplotlib is missing; the page cannot be
written; 2 wrong usage
"""


DIFF_EPILOG = """\
examples:
  python3 -m generator diff v1.0 regdefs                 what this release changes
  python3 -m generator diff HEAD:regdefs/acme/soc.yaml regdefs/acme/soc.yaml
  python3 -m generator diff --json old/soc.yaml new/soc.yaml | jq '.[] | select(.breaks)'

exit status: 0 nothing breaks, 1 something does, or a description cannot be read, 2 wrong usage
"""


class _Mixed(argparse.ArgumentParser):
    """Allows options between a command's arguments. Before Python 3.12, argparse takes an optional list as empty at the
    first option."""

    _is_mixing = False

    def parse_known_args(
            self, args: Sequence[str] | None = None,
            namespace: argparse.Namespace | None = None) -> tuple[argparse.Namespace, list[str]]:
        if self._is_mixing or "--" in (args or ()):    # called by the method below; after `--` there are no options
            return super().parse_known_args(args, namespace)
        self._is_mixing = True
        try:
            return self.parse_known_intermixed_args(args, namespace)
        finally:
            self._is_mixing = False


@cache
def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog=program(), epilog=EXAMPLES, formatter_class=argparse.RawDescriptionHelpFormatter,
        description="Check descriptions of performance-monitoring units and generate everything from them.")
    top.add_argument("--version", action="version", version=f"pmureg-gen {VERSION}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=_Mixed)
    regdefs, quiet = _Mixed(add_help=False), _Mixed(add_help=False)
    regdefs.add_argument("--regdefs", type=Path, default=Path("regdefs"), metavar="DIR",
                         help="folder of the descriptions (default: regdefs)")
    quiet.add_argument("-q", "--quiet", action="store_true", help="print mistakes only")

    def command(name: str, help: str, *parents: _Mixed, epilog: str = "",
                description: str = "") -> argparse.ArgumentParser:
        made: argparse.ArgumentParser = commands.add_parser(
            name, help=help, parents=parents, epilog=epilog or None, description=description or None,
            formatter_class=argparse.RawDescriptionHelpFormatter if epilog else argparse.HelpFormatter)
        return made

    check = command("check", "check descriptions", regdefs, quiet, epilog=CHECK_EPILOG)
    check.add_argument("files", nargs="*", type=Path, metavar="FILE",
                       help="descriptions, or folders of them (default: all)")
    check.add_argument("--against", type=Path, metavar="RELEASE",
                       help="compare with a release of the architecture, as `import aarchmrs` and `import "
                            "kernel-sysreg` read it")
    check.add_argument("--only", action="append", default=[], metavar="PATTERN",
                       help="with --against: also report registers of this name (PM*_EL0) that no description has")
    how = check.add_mutually_exclusive_group()
    how.add_argument("--json", action="store_true", help="print mistakes as JSON: file, line, column, what, mend")
    how.add_argument("--watch", action="store_true", help="check again after each change, until interrupted")
    build = command("build", "check all descriptions and generate", regdefs, quiet)
    build.add_argument("--out", type=Path, default=Path("generated"), metavar="DIR",
                       help="folder of the outputs (default: generated)")
    build.add_argument("--readme", type=Path, metavar="FILE", help="a page whose table of `stats` build also updates")
    build.add_argument("--depfile", type=Path, metavar="FILE", help="write the list of files read, for Ninja")
    build.add_argument("--target", nargs="+", default=[], metavar="FILE",
                       help="outputs that the build system knows; the first is the depfile's target")
    table = command("table", "write the table file of a system, which pmureg counts with", regdefs,
                    description="Write the table file of a system. `pmureg stat --table FILE` counts with it.")
    table.add_argument("system", metavar="SYSTEM", help="a described system, or a description")
    table.add_argument("-o", "--into", type=Path, metavar="FILE", help="the file to write (default: SYSTEM.pmu)")
    for ordered in (build, table):
        ordered.add_argument("--byte-order", choices=("little", "big"), default=sys.byteorder,
                             help=f"order of the bytes in table files (default: {sys.byteorder}, as on this machine)")
    stats = command("stats", "count what is described", regdefs, epilog=STATS_EPILOG,
                    description="Count what descriptions have. An array counts as one register, and a unit with many "
                                "instances as one unit.")
    stats.add_argument("files", nargs="*", type=Path, metavar="FILE", help="descriptions (default: all)")
    form = stats.add_mutually_exclusive_group()
    form.add_argument("--json", dest="form", action="store_const", const="json", default="plain", help="as JSON")
    form.add_argument("--markdown", dest="form", action="store_const", const="markdown",
                      help="as docs/described.md shows it")
    imports = command("import", "make a description from what a vendor publishes", epilog=IMPORT_EPILOG,
                      description="Make a description, or a library of events, from what a vendor publishes or Linux "
                                  "shows. import lists on standard error what it left out.")
    imports.add_argument("format", choices=FORMATS, metavar="FORMAT", help=f"format of the files: {', '.join(FORMATS)}")
    imports.add_argument("sources", nargs="*", type=Path, metavar="SOURCE",
                         help="a file, or of pmu-events and sysfs a folder")
    imports.add_argument("--into", type=Path, metavar="FILE", help="the description to write (default: print it)")
    imports.add_argument("--no-text", dest="text", action="store_false",
                         help="leave out the source's sentences, which may be copyrighted; keep numbers and names")
    imports.add_argument("--only", action="append", default=[], metavar="PATTERN",
                         help=f"only registers of this name, `PM*_EL0` or `ext-PM*`; for {', '.join(OF_REGISTERS)} "
                              f"(default: all)")
    exports = command("export", "write a system in another format", regdefs, epilog=EXPORT_EPILOG,
                      description="Write a description in another format. export lists on standard error what the "
                                  "format cannot express.")
    exports.add_argument("format", choices=EXPORTS, metavar="FORMAT",
                         help=f"{', '.join(list(EXPORTS)[:-1])} or {list(EXPORTS)[-1]}")
    exports.add_argument("system", nargs="?", metavar="SYSTEM",
                         help="a described system, or a description; of json: none for its schema")
    exports.add_argument("--into", type=Path, metavar="FILE", help="the file to write (default: print it)")
    reference = command("reference", "write the reference as HTML, manual pages or Markdown", regdefs,
                        epilog=REFERENCE_EPILOG,
                        description="Write the reference as HTML, manual pages or Markdown: a page for each system, "
                                    "and one for each kind of unit.")
    reference.add_argument("format", choices=("html", "man", "markdown"), metavar="FORMAT",
                           help="html, man or markdown")
    reference.add_argument("systems", nargs="*", metavar="SYSTEM", help="a described system (default: all)")
    reference.add_argument("--into", type=Path, required=True, metavar="DIR", help="the folder to write to")
    reference.add_argument("--depfile", type=Path, metavar="FILE", help="write the list of files read, for Ninja")
    for shown in (table, reference):
        shown.add_argument("--texts", nargs=2, action="append", default=[], metavar=("FORMAT", "FILE"),
                           help="instead of our sentences for events, write those of a published file, which belong to "
                                f"its author; FORMAT: {' or '.join(OF_EVENTS)}, as `import` reads it")
    new = command("new", "write a first description, which passes `check` and counts on the simulated device", regdefs)
    new.add_argument("name", metavar="VENDOR/SYSTEM", help="the file is regdefs/VENDOR/SYSTEM.yaml")
    begins = new.add_mutually_exclusive_group()
    begins.add_argument("--space", choices=tuple(PLACES), default="mmio",
                        help="how its registers are accessed (default: mmio)")
    begins.add_argument("--from-machine", nargs="?", const=Path("/"), type=Path, metavar="DIR",
                        help="describe what this machine tells of itself, or a copy of its files in DIR: its "
                             "processor, the PMUs that Linux shows, CPUID's leaves about counters, and as root the "
                             "units of its PMON discovery table; and say which description is nearest")
    diff = command("diff", "print what changed between two states of descriptions", regdefs, epilog=DIFF_EPILOG,
                   description="Print what changed, and what each change breaks: C that includes the headers, event "
                               "strings, counts, or nothing. diff ignores changes that keep the meaning.")
    diff.add_argument("old", metavar="OLD",
                      help="a description, a folder of them, or a revision of git (REVISION or REVISION:FILE)")
    diff.add_argument("new", metavar="NEW", help="the same")
    diff.add_argument("--json", action="store_true", help="as JSON")
    report = command("report", "draw what `pmureg stat -j -I` has written, as one HTML page", epilog=REPORT_EPILOG,
                     description="Make an HTML page of what `pmureg stat -j` or `pmureg run` (format: json) has "
                                 "written.")
    report.add_argument("file", type=Path, metavar="FILE",
                        help="the JSON lines of one run, or of `pmureg log`; -: standard input")
    report.add_argument("-o", "--into", type=Path, metavar="PAGE",
                        help="the file to write (default: counts.html for counts.json)")
    report.add_argument("--main", metavar="NAME",
                        help="the metric or event whose changes are phases (default: the first metric, or else event)")
    upgrade = command("upgrade", "rewrite descriptions of version 1 of the language in version 2", regdefs,
                      description="Rewrite descriptions of version 1 of the language in version 2. upgrade keeps "
                                  "comments and order. If one file would have a mistake, it changes none.")
    upgrade.add_argument("files", nargs="*", type=Path, metavar="FILE",
                         help="descriptions, or folders of them (default: all under --regdefs)")
    schema = command("schema", "print the language of descriptions as JSON Schema")
    schema.add_argument("--page", type=Path, metavar="FILE",
                        help="instead, put the table of all keys between <!-- keys --> and <!-- /keys --> of this page")
    if IS_INSTALLED:
        top.epilog = f"{EXAMPLES}\nthe language of descriptions: {REGDEFS / 'README.md'}\n"
    for each in (top, *commands.choices.values()):
        each.epilog = each.epilog and each.epilog.replace(IN_TREE, program())
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    options = parser().parse_args(arguments)
    if options.command == "import" and not options.sources and options.format != "sysfs":
        parser().error(f"import {options.format} needs the files to import")
    if options.command == "import" and options.only and options.format not in OF_REGISTERS:
        parser().error(f"--only chooses registers, and {options.format} has none")
    if options.command == "check" and (options.watch if options.against else options.only):
        parser().error("--only needs --against" if options.only else "--against checks once; leave --watch out")
    if unknown := [form for form, _ in getattr(options, "texts", ()) if form not in OF_EVENTS]:
        parser().error(f"--texts reads {' and '.join(OF_EVENTS)}, not {unknown[0]}")
    # Imported late, because --help and wrong usage do not need it.
    from . import commands

    try:
        if options.command == "schema":
            if options.page is not None:
                return commands.renew_keys(options.page)
            sys.stdout.write(commands.schema_text())
            return 0
        if options.command == "import":
            from . import importing
            return importing.run(options.format, options.sources, options.into, options.text, options.only)
        if options.command == "export":
            if options.system is None and options.format != "json":
                parser().error(f"export {options.format} needs a system")
            from . import exporting
            return exporting.run(options.format, options.system, options.regdefs, options.into)
        if options.command == "table":
            from . import exporting
            return exporting.write_table(options.system, options.regdefs, options.into, options.byte_order,
                                         options.texts)
        if options.command == "reference":
            from .manuals import run
            return run(options.format, options.into, options.systems, options.regdefs, options.depfile, options.texts)
        if options.command == "report":
            if str(options.file) == "-" and options.into is None:
                parser().error("report - needs a page: -o PAGE")
            from . import report
            return report.run(options.file, options.into, options.main)
        if options.command == "new":
            from .start import new
            return new(options.name, options.space, options.regdefs, options.from_machine)
        if options.command == "upgrade":
            from .upgrade import upgrade
            return upgrade(options.regdefs, options.files)
        if options.command == "diff":
            from .differences import diff
            return diff(options.old, options.new, options.regdefs, options.json)
        if options.command == "check":
            if options.against:
                from .against import check_against
                return check_against(options.against, options.regdefs, options.files, options.only, options.json)
            if options.watch:
                return commands.watch(options.regdefs, options.files, options.quiet)
            return commands.check_files(options.regdefs, options.files, options.quiet, options.json)
        if options.command == "stats":
            return commands.print_stats(options.regdefs, options.files, options.form)
        from .build import build
        return build(options.regdefs, options.out, options.readme, options.depfile, options.target, options.byte_order,
                     options.quiet)
    except OSError as error:
        name = error.filename or "a file"
        print(f"pmureg: {visible(str(name))}: {error.strerror}; make it readable and writable, or name another",
              file=sys.stderr)
        return 1
