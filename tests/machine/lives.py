#!/usr/bin/env python3
"""Random lives on a machine that behaves: sessions and selftests start, die, are restored and meet others. At the end of each
every register that is not a live owner's is as it was, and a live owner has lost nothing.

    tests/machine/lives.py --lives N [--seed N] [--first N] [--bold]

A life depends on nothing but the seed and its number: --first N --lives 1 repeats one. --bold: sessions also begin on units
that a dead one left changed, and others start to count there.
"""

from __future__ import annotations

import argparse
import random
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from served import Machine, State, settled

EN = 1 << 22
MOST = 80  # accesses, within which most short sessions fall
TICKS = "0 uncore_pcu.core_c3_ctr[0]"  # counts every tick
DEATHS = [signal.SIGKILL, signal.SIGKILL, signal.SIGINT, signal.SIGTERM, signal.SIGHUP]
# What counts, as an event names it: its block, how many units there are (0: one without a number), how many counters each has.
KINDS = {"uncore_cbox": ("cbo", 15, 4), "uncore_imc": ("imc", 8, 4), "uncore_ha": ("ha", 2, 4), "uncore_qpi": ("qpi", 3, 4),
         "uncore_ubox": ("ubox", 0, 2), "uncore_pcu": ("pcu", 0, 4)}


@dataclass(frozen=True)
class Unit:
    kind: str
    number: str  # with its underscore; empty where there is one

    @property
    def name(self) -> str:
        return self.kind + self.number

    @property
    def key(self) -> str:
        return KINDS[self.kind][0] + self.number

    @property
    def counters(self) -> int:
        return KINDS[self.kind][2]


UNITS = [Unit(kind, f"_{number}" if count else "") for kind, (_, count, _) in KINDS.items() for number in range(count or 1)]


@dataclass(frozen=True)
class Someone:
    """Another one's counter: the register's names in `state` and in `write`, and since which tick it counts."""
    package: int
    unit: Unit
    counter: int
    event: int
    since: int


@dataclass
class Life:
    machine: Machine
    rng: random.Random
    bold: bool
    before: State = field(default_factory=dict)
    others: list[Someone] = field(default_factory=list)
    pool: list[Unit] = field(default_factory=list)  # few, so that one meets another
    left: set[Unit] = field(default_factory=set)  # units that a dead process may have left changed
    told: list[str] = field(default_factory=list)

    # ---- What happens ----

    def units(self) -> list[Unit]:
        """One to three, none that a dead one has left; where those are all, others."""
        free = [unit for unit in self.pool if self.bold or unit not in self.left]
        free = free or [unit for unit in UNITS if unit not in self.left]
        return self.rng.sample(free, min(len(free), self.rng.randint(1, 3)))

    def mishap(self) -> None:
        kind, after = self.rng.choice("rwa"), self.rng.randrange(MOST)
        what = self.rng.choice(["nothing", "fail", "signal", "signal"])
        if what == "fail":
            self.tell(f"fail {kind} {after} {self.rng.choice([1, 1, 3])} {self.rng.choice([5, 6, 19])}")  # EIO, ENXIO, ENODEV
        elif what == "signal":
            self.tell(f"signal {kind} {after} {int(self.rng.choice(DEATHS))}")

    def tell(self, *lines: str) -> None:
        self.told += lines
        self.machine.tell(*lines)

    def end_of(self, words: list[str], units: list[Unit]) -> None:
        """Runs it to its end, whatever that is."""
        self.mishap()
        self.told.append(" ".join(words))
        done = subprocess.run(words, capture_output=True, text=True, timeout=60)
        self.told.append(f"   {done.returncode}: {done.stderr.strip()}")
        self.machine.tell("well")
        assert done.returncode in (0, 1, *(-number for number in DEATHS)), self.story()
        if done.returncode:
            self.left |= set(units)

    def words_of(self, units: list[Unit], *command: str) -> list[str]:
        most = min(unit.counters for unit in units) + self.rng.choice([0, 0, 2])
        each = [unit for unit in units for _ in range(self.rng.randint(1, most))]
        events = ",".join(f"{unit.name}/event={self.rng.randrange(1, 0x30):#x}/" for unit in each)
        return self.machine.stat("-e", events, *command)

    def count(self) -> None:
        units = self.units()
        self.end_of(self.words_of(units, *self.machine.command(f"advance {self.rng.randrange(10000)}")), units)

    def selftest(self) -> None:
        unit = self.units()[0]
        self.end_of(self.machine.words("selftest", "ivbep", unit.name, "--quiet", "--cpu", str(self.rng.randrange(2))), [unit])

    def dump(self) -> None:
        self.end_of(self.machine.words("dump", "ivbep"), [])

    def two(self) -> None:
        """Another session while one counts; each is ended in its own way."""
        first = self.units()
        words = self.words_of(first)
        self.told.append(" ".join(words) + " &")
        process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        while process.poll() is None and not self.counts(first):
            time.sleep(0.002)
        units = self.units()
        command = self.machine.command(f"advance {self.rng.randrange(10000)}")
        # A mishap would meet whichever of both is next.
        words = self.words_of([unit for unit in units if unit not in first] or units, *command)
        done = subprocess.run(words, capture_output=True, text=True, timeout=60)
        self.told.append(f"{' '.join(words)}\n   {done.returncode}: {done.stderr.strip()}")
        process.send_signal(self.rng.choice(DEATHS))
        _, err = process.communicate(timeout=20)
        self.told.append(f"   the first: {process.returncode}: {err.strip()}")
        if process.returncode:
            self.left |= set(first)

    def counts(self, units: list[Unit]) -> bool:
        state = self.machine.state()
        mine = {(other.package, other.unit, other.counter) for other in self.others}
        return all(any(state[f"1 {unit.name}.ctl[{n}]"] & EN for n in range(unit.counters) if (1, unit, n) not in mine)
                   for unit in units)

    def arrive(self) -> None:
        """Someone starts to count, where nobody does."""
        package, unit, event = self.rng.randrange(2), self.rng.choice(self.pool), self.rng.randrange(0x30)
        counter = self.rng.randrange(unit.counters)
        if (unit in self.left and not self.bold) or any(other.unit == unit for other in self.others):
            return
        self.tell(f"write {package} {unit.key}.ctr[{counter}] 0", f"write {package} {unit.key}.ctl[{counter}] {EN | event:#x}")
        self.others.append(Someone(package, unit, counter, event, self.machine.state()[TICKS]))

    def leave(self) -> None:
        if self.others:
            other = self.others.pop(self.rng.randrange(len(self.others)))
            self.check_other(other, self.machine.state())
            for reg in ("ctl", "ctr"):
                value = self.before[f"{other.package} {other.unit.name}.{reg}[{other.counter}]"]
                self.tell(f"write {other.package} {other.unit.key}.{reg}[{other.counter}] {value:#x}")

    def restore(self) -> None:
        """In one go, or killed before it is done."""
        self.end_of(self.machine.words("restore"), [])

    # ---- What must hold ----

    def check_other(self, other: Someone, state: State) -> None:
        place = f"{other.package} {other.unit.name}.%s[{other.counter}]"
        width = 44 if other.unit.kind in ("uncore_cbox", "uncore_ubox") else 48
        counted = (state[TICKS] - other.since) * (other.event + 1) % (1 << width)
        assert state[place % "ctl"] == EN | other.event, f"{place % 'ctl'} is {state[place % 'ctl']:#x}\n{self.story()}"
        assert state[place % "ctr"] == counted, f"{place % 'ctr'} is {state[place % 'ctr']}, not {counted}\n{self.story()}"

    def check(self) -> None:
        restored = subprocess.run(self.machine.words("restore"), capture_output=True, text=True, timeout=60)
        self.told.append(f"restore {restored.returncode}: {restored.stdout}{restored.stderr}")
        assert restored.returncode == 0, self.story()
        state, expected = self.machine.state(), dict(self.before)
        for other in self.others:
            self.check_other(other, state)
            for reg in ("ctl", "ctr"):
                place = f"{other.package} {other.unit.name}.{reg}[{other.counter}]"
                expected[place] = state[place]
        wrong = {name: (f"{value:#x}", f"not {expected[name]:#x}") for name, value in settled(state).items()
                 if value != expected[name]}
        assert not wrong, f"{wrong}\n{self.story()}"

    def story(self) -> str:
        return "\n".join(["", *self.told])

    def live(self) -> None:
        self.before = self.machine.state()
        self.pool = self.rng.sample(UNITS, 7)
        deeds = [self.count] * 6 + [self.two] * 2 + [self.selftest, self.dump, self.arrive, self.arrive, self.leave, self.restore]
        for _ in range(self.rng.randint(1, 4)):
            self.rng.choice(deeds)()
        self.check()
        while self.others:
            self.leave()


def soil(machine: Machine, rng: random.Random) -> None:
    """Registers hold what someone left in them; nothing counts."""
    for unit in UNITS:
        for package in (0, 1):
            counter = rng.randrange(unit.counters)
            machine.tell(f"write {package} {unit.key}.ctl[{counter}] {rng.randrange(0x10000):#x}",
                         f"write {package} {unit.key}.ctr[{counter}] {rng.randrange(1 << 44):#x}")


def live(folder: Path, seed: int, first: int, lives: int, bold: bool = False) -> None:
    """Fails with what is needed to see it again."""
    machine = Machine(folder / "machine", "ivbep", 2)
    try:
        for number in range(first, first + lives):
            rng = random.Random(f"{seed} {number}")
            machine.reset()
            soil(machine, rng)
            try:
                Life(machine, rng, bold).live()
            except (AssertionError, subprocess.TimeoutExpired) as error:
                again = f"tests/machine/lives.py --seed {seed} --first {number} --lives 1" + " --bold" * bold
                raise AssertionError(f"{again}\n{error}") from None
    finally:
        machine.end()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lives", type=int, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--bold", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        try:
            live(Path(folder), options.seed, options.first, options.lives, options.bold)
        except AssertionError as error:
            print(error, file=sys.stderr)
            return 1
        except pytest.skip.Exception as why:
            print(why, file=sys.stderr)
            return 0
    print(f"{options.lives} lives: every register is as it was")
    return 0


if __name__ == "__main__":
    sys.exit(main())
