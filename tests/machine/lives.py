#!/usr/bin/env python3
"""Random lives on a machine that behaves: sessions and selftests start, die, are restored and meet others. At the end of each
every register that is not a live owner's is as it was, and a live owner has lost nothing.

    tests/machine/lives.py --lives N [--seed N] [--first N]

A life depends on nothing but the seed and its number: --first N --lives 1 repeats one (but for how long things take, where its
clock follows the real one). One in eight is on a Nehalem, whose counters have one register that enables them all, the rest on
two Ivy Bridge-EP sockets, some with boxes that are absent.
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
FREEZE = 1 << 8  # of a box control: its counters stand still
MOST = 80  # accesses, within which most short sessions fall
DEATHS = [signal.SIGKILL] * 5 + [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT, signal.SIGUSR1, signal.SIGUSR2,
                                 signal.SIGALRM, signal.SIGVTALRM, signal.SIGXCPU, signal.SIGPWR]


@dataclass(frozen=True)
class Kind:
    """Units as an event and as a register's name call them; how many there are (0: one without a number), how many counters each
    has, of how many bits."""
    device: str
    key: str
    units: int
    counters: int
    width: int = 48


@dataclass(frozen=True)
class Unit:
    kind: Kind
    number: str  # with its underscore; empty where there is one

    @property
    def name(self) -> str:
        return self.kind.device + self.number

    @property
    def key(self) -> str:
        return self.kind.key + self.number


@dataclass(frozen=True)
class Part:
    system: str
    packages: int
    kinds: tuple[Kind, ...]
    control: str = "ctl"
    counter: str = "ctr"
    enable: str = ""  # the register that lets counters run, a bit each; empty: each control does

    @property
    def units(self) -> list[Unit]:
        return [Unit(kind, f"_{number}" if kind.units else "") for kind in self.kinds for number in range(kind.units or 1)]


IVY = Part("ivbep", 2, (Kind("uncore_cbox", "cbo", 15, 4, 44), Kind("uncore_imc", "imc", 8, 4), Kind("uncore_ha", "ha", 2, 4),
                        Kind("uncore_qpi", "qpi", 3, 4), Kind("uncore_ubox", "ubox", 0, 2, 44), Kind("uncore_pcu", "pcu", 0, 4)))
NEHALEM = Part("nhm", 1, (Kind("uncore", "uncore", 0, 8),), "perfevtsel", "perfcntr", "perf_global_ctrl[0]")
# Boxes that smaller parts lack.
ABSENT = [[f"uncore_cbox_{box}" for box in range(8, 15)], [f"uncore_imc_{channel}" for channel in range(4, 8)],
          ["uncore_ha_1"], ["uncore_qpi_2"]]


@dataclass(frozen=True)
class Someone:
    """Another one's counter, and since which tick it counts."""
    package: int
    unit: Unit
    counter: int
    event: int
    since: int


@dataclass
class Life:
    machine: Machine
    part: Part
    rng: random.Random
    before: State = field(default_factory=dict)
    others: list[Someone] = field(default_factory=list)
    absent: list[str] = field(default_factory=list)
    pool: list[Unit] = field(default_factory=list)  # few, so that one meets another
    mixed: set[str] = field(default_factory=set)  # units in which someone came upon a session's values
    told: list[str] = field(default_factory=list)
    rate: int = 0  # ticks a second
    turns: bool = False  # someone came upon events that take turns

    # ---- Registers ----

    def name(self, package: int, unit: Unit, reg: str, counter: int) -> str:
        return f"{package} {unit.name}.{reg}[{counter}]"

    def write(self, package: int, unit: Unit, reg: str, value: int) -> str:
        return f"write {package} {unit.key}.{reg} {value:#x}"

    def package(self) -> int:
        return self.rng.randrange(self.part.packages)

    # ---- What happens ----

    def units(self) -> list[Unit]:
        return self.rng.sample(self.pool, min(len(self.pool), self.rng.randint(1, 3)))

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

    def ended(self, words: list[str]) -> None:
        """Runs it to its end, whatever that is."""
        self.told.append(" ".join(words))
        done = subprocess.run(words, capture_output=True, text=True, timeout=60)
        self.told.append(f"   {done.returncode}: {done.stderr.strip()}")
        assert done.returncode in (0, 1, *(-number for number in DEATHS)), self.story()

    def end_of(self, words: list[str]) -> None:
        self.mishap()
        self.ended(words)
        self.tell("well")

    def words_of(self, units: list[Unit], more: int, *command: str) -> list[str]:
        """Events for these units, at most so many more than they have counters."""
        most = max(min(unit.kind.counters for unit in units) + more, 1)
        each = [unit for unit in units for _ in range(self.rng.randint(1, most))]
        events = ",".join(f"{unit.name}/event={self.rng.randrange(1, 0x30):#x}/" for unit in each)
        interval = self.rng.choice([[], [], ["-I", "10"], ["--per-socket"]])
        return self.machine.stat(*interval, "-e", events, *command)

    def advance(self) -> str:
        return f"advance {self.rng.randrange(10000)}"

    def count(self) -> None:
        self.end_of(self.words_of(self.units(), self.rng.choice([0, 0, 2]), *self.machine.command(self.advance())))

    def selftest(self) -> None:
        self.end_of(self.machine.words("selftest", self.part.system, self.units()[0].name, "--quiet", "--cpu", str(self.package())))

    def dump(self) -> None:
        self.end_of(self.machine.words("dump", self.part.system))

    def restore(self) -> None:
        """In one go, or killed before it is done."""
        self.end_of(self.machine.words("restore"))

    def two(self) -> None:
        """Another session, or someone else, while one counts; each is ended in its own way."""
        first, someone = self.units(), self.rng.random() < 0.5
        turns = someone and self.rng.random() < 0.5
        words = self.words_of(first, 2 if turns else -8 if someone else 0)
        self.turns |= turns
        self.told.append(" ".join(words) + " &")
        process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        deadline = time.monotonic() + 60
        while process.poll() is None and not self.counts(first):
            if time.monotonic() > deadline:
                process.kill()
                raise AssertionError(f"the first does not count\n{self.story()}")
            time.sleep(0.002)
        if someone:
            self.arrive()
            self.tell(self.advance())
        else:
            others = [unit for unit in self.units() if unit not in first] or self.units()
            # A mishap would meet whichever of both is next.
            self.ended(self.words_of(others, 0, *self.machine.command(self.advance())))
        number = self.rng.choice(DEATHS)
        self.told.append(f"signal {int(number)} to the first")
        process.send_signal(number)
        try:
            _, err = process.communicate(timeout=60)
        except subprocess.TimeoutExpired:
            process.kill()
            raise AssertionError(f"the first lives on\n{self.story()}") from None
        self.told.append(f"   {process.returncode}: {err.strip()}")

    def counts(self, units: list[Unit]) -> bool:
        """Each of those that are there has more controls enabled than others have there, and is not frozen."""
        state, last = self.machine.state(), self.part.packages - 1
        there = [unit for unit in units if unit.name not in self.absent]

        def enabled(unit: Unit) -> int:
            others = sum(other.package == last and other.unit == unit for other in self.others)
            return sum(state[self.name(last, unit, self.part.control, n)] >> 22 & 1 for n in range(unit.kind.counters)) - others

        def runs(unit: Unit) -> bool:
            if self.part.enable:
                return state[f"{last} {unit.name}.{self.part.enable}"] & ~sum(1 << other.counter for other in self.others) != 0
            return not state.get(f"{last} {unit.name}.box_ctl[0]", 0) & FREEZE

        return bool(there) and all(enabled(unit) > 0 and runs(unit) for unit in there)

    def arrive(self) -> None:
        """Someone starts to count, wherever: a unit that counts for us, or that a dead session left changed."""
        # Not what a session writes: a control that holds that, nobody can tell to be theirs.
        package, unit, event = self.package(), self.rng.choice(self.pool), self.rng.randrange(0x30, 0x60)
        counter = self.rng.randrange(unit.kind.counters)
        state = self.machine.state()
        if unit.name in self.absent or any(other.package == package and other.unit == unit for other in self.others):
            return
        if state.get(f"{package} {unit.name}.box_ctl[0]", 0) & FREEZE:
            return
        lines = [self.write(package, unit, f"{self.part.counter}[{counter}]", 0),
                 self.write(package, unit, f"{self.part.control}[{counter}]", EN | event)]
        if self.part.enable:
            enabled = state[f"{package} {unit.name}.{self.part.enable}"]
            lines.append(self.write(package, unit, self.part.enable, enabled | 1 << counter))
        place = f"{package} {unit.name}."
        if any(state[name] != value for name, value in self.before.items() if name.startswith(place)):
            self.mixed.add(place)
        self.machine.tell("rate 0")  # so that no tick falls between
        self.tell(*lines)
        self.others.append(Someone(package, unit, counter, event, self.machine.state()[f"{package} clock.ticks"]))
        self.machine.tell(f"rate {self.rate}")

    def leave(self) -> None:
        """As they found it, but for what others have there."""
        if not self.others:
            return
        other = self.others.pop(self.rng.randrange(len(self.others)))
        state = self.machine.state()
        self.check_other(other, state)
        lines = [self.write(other.package, other.unit, f"{reg}[{other.counter}]",
                            self.before[self.name(other.package, other.unit, reg, other.counter)])
                 for reg in (self.part.control, self.part.counter)]
        if self.part.enable:
            enabled = state[f"{other.package} {other.unit.name}.{self.part.enable}"]
            lines.insert(0, self.write(other.package, other.unit, self.part.enable, enabled & ~(1 << other.counter)))
        self.tell(*lines)

    # ---- What must hold ----

    def check_other(self, other: Someone, state: State) -> None:
        control = self.name(other.package, other.unit, self.part.control, other.counter)
        counter = self.name(other.package, other.unit, self.part.counter, other.counter)
        ticks = state[f"{other.package} clock.ticks"] - other.since
        counted = ticks * (other.event + 1) % (1 << other.unit.kind.width)
        assert state[control] == EN | other.event, f"{control} is {state[control]:#x}\n{self.story()}"
        # Who comes into a unit that we count with stands still with it for as long as we read, or change events.
        held = (self.rate or self.turns) and f"{other.package} {other.unit.name}." in self.mixed and state[counter] < counted
        assert state[counter] == counted or held, f"{counter} is {state[counter]}, not {counted}\n{self.story()}"

    def check(self) -> None:
        restored = subprocess.run(self.machine.words("restore"), capture_output=True, text=True, timeout=60)
        self.told.append(f"restore {restored.returncode}: {restored.stdout}{restored.stderr}")
        assert restored.returncode == 0, self.story()
        state, expected = self.machine.state(), dict(self.before)
        for other in self.others:
            self.check_other(other, state)
            for reg in (self.part.control, self.part.counter):
                place = self.name(other.package, other.unit, reg, other.counter)
                expected[place] = state[place]
            if self.part.enable:
                expected[f"{other.package} {other.unit.name}.{self.part.enable}"] |= 1 << other.counter
        wrong = {name: (f"{value:#x}", f"not {expected[name]:#x}") for name, value in settled(state).items()
                 if value != expected[name] and not self.is_nobodys(name)}
        assert not wrong, f"{wrong}\n{self.story()}"

    def is_nobodys(self, name: str) -> bool:
        """Where someone came upon a session's values, only the controls of single counters are ours to put back: what all counters
        have in common, they use, too, and a counter that is not put back stands still."""
        unit, reg = name.split(".")
        return f"{unit}." in self.mixed and not reg.startswith(f"{self.part.control}[")

    def story(self) -> str:
        return "\n".join(["", *self.told])

    def begin(self) -> None:
        """What is absent, how fast time goes, and how slow accesses are."""
        if self.part is IVY:
            self.absent = [name for group in ABSENT if self.rng.random() < 0.2 for name in group]
            self.tell(*(f"absent {package} {name}" for package in (0, 1) for name in self.absent))
        self.before = self.machine.state()
        self.rate = self.rng.choice([0, 0, 0, 1000, 100_000_000])
        self.tell(f"rate {self.rate}", f"slow {self.rng.choice([0, 0, 0, 0, 50])}")
        self.pool = self.rng.sample(self.part.units, min(7, len(self.part.units)))

    def live(self) -> None:
        self.begin()
        deeds = [self.count] * 6 + [self.two] * 3 + [self.selftest, self.dump, self.arrive, self.arrive, self.leave, self.restore]
        for _ in range(self.rng.randint(1, 4)):
            self.rng.choice(deeds)()
        self.check()
        while self.others:
            self.leave()


def soil(machine: Machine, part: Part, rng: random.Random) -> None:
    """Registers hold what someone left in them; nothing counts."""
    for unit in part.units:
        for package in range(part.packages):
            counter = rng.randrange(unit.kind.counters)
            machine.tell(f"write {package} {unit.key}.{part.control}[{counter}] {rng.randrange(0x10000):#x}",
                         f"write {package} {unit.key}.{part.counter}[{counter}] {rng.randrange(1 << 44):#x}")


def live(folder: Path, seed: int, first: int, lives: int) -> None:
    """Fails with what is needed to see it again."""
    for number in set(DEATHS) - {signal.SIGKILL}:
        if signal.getsignal(number) == signal.SIG_IGN:
            signal.signal(number, signal.SIG_DFL)  # in a script's background; a session would ignore them, too
    machines: dict[str, Machine] = {}
    try:
        for number in range(first, first + lives):
            rng = random.Random(f"{seed} {number}")
            part = rng.choice([NEHALEM] + [IVY] * 7)
            if part.system not in machines:
                machines[part.system] = Machine(folder / part.system, part.system, part.packages)
            machine = machines[part.system]
            machine.reset()
            soil(machine, part, rng)
            try:
                Life(machine, part, rng).live()
            except (AssertionError, subprocess.TimeoutExpired) as error:
                raise AssertionError(f"tests/machine/lives.py --seed {seed} --first {number} --lives 1\n{error}") from None
    finally:
        for machine in machines.values():
            machine.end()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lives", type=int, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        try:
            live(Path(folder), options.seed, options.first, options.lives)
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
