"""Plays a program's memory traffic where there is no machine to count it on: registers of a Tegra410's fabric, in a file.

    traffic.py new FILE     the file, which says that it is one: PMCFGR (seven counters of 64 bits) and PMIIDR
    traffic.py play FILE    two seconds of traffic, in bytes, in the first two counters
"""

import ctypes
import math
import mmap
import sys
import time
from pathlib import Path

COUNTERS, PMCFGR, PMIIDR = 0x1000, 0xE00, 0xE08

# Seconds, GB/s that are read and written at the begin of a phase and at its end: start, scan, copy, sort, sum.
PHASES = [(0.2, (2, 2), (1, 1)), (0.5, (10, 95), (2, 4)), (0.4, (60, 62), (58, 60)), (0.5, (80, 20), (15, 45)), (0.4, (105, 108), (1, 1))]


def rates(at: float) -> tuple[float, float]:
    """Bytes a nanosecond, with the waves of a program that computes in between."""
    for seconds, read, written in PHASES:
        if at < seconds:
            wave, part = 1 + 0.06 * math.sin(40 * at), at / seconds
            return (read[0] + (read[1] - read[0]) * part) * wave, (written[0] + (written[1] - written[0]) * part) * wave
        at -= seconds
    return 0, 0


def main(what: str, path: Path) -> None:
    if what == "new":
        path.write_bytes(bytes(0x2000))
    with path.open("r+b") as file, mmap.mmap(file.fileno(), 0) as mapped:
        registers = (ctypes.c_uint64 * (0x2000 // 8)).from_buffer(mapped)
        if what == "new":
            registers[PMCFGR // 8], registers[PMIIDR // 8] = 0x7F06, 0x2CF2036B
        start = last = time.monotonic()
        while what == "play" and last - start < sum(phase[0] for phase in PHASES):
            time.sleep(0.001)
            now = time.monotonic()
            for i, rate in enumerate(rates(now - start)):
                registers[COUNTERS // 8 + i] += int(rate * (now - last) * 1e9)
            last = now
        del registers


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
