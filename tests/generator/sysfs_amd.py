"""What Linux 6.12 shows of the cores, caches, fabric and memory controllers of AMD's processors from Zen on (test_sysfs.py).

Sources: arch/x86/events/amd/uncore.c (amd_*, which lists no events) and core.c (cpu: amd_zen*_perfmon_event_map, in the form of
x86_event_sysfs_show()).
"""

from __future__ import annotations

CORE = """
    cmask config:24-31
    edge config:18
    event config:0-7,32-35
    inv config:23
    umask config:8-15
"""
L3_ZEN1 = """
    event config:0-7
    slicemask config:48-51
    threadmask config:56-63
    umask config:8-15
"""
L3_ZEN3 = """
    coreid config:42-44
    enallcores config:47
    enallslices config:46
    event config:0-7
    sliceid config:48-50
    threadmask config:56-57
    umask config:8-15
"""
DF_ZEN1 = """
    event config:0-7,32-35,59-60
    umask config:8-15
"""
DF_ZEN4 = """
    event config:0-7,32-37
    umask config:8-15,24-27
"""
UMC = """
    event config:0-7
    rdwrmask config:8-9
"""
EVENTS = """
    branch-instructions event=0xc2
    branch-misses event=0xc3
    cache-misses event=0x64,umask=0x09
    cache-references event=0x60,umask=0xff
    cpu-cycles event=0x76
    instructions event=0xc0
"""
EVENTS_ZEN1 = f"""{EVENTS}    stalled-cycles-backend event=0x87,umask=0x01
    stalled-cycles-frontend event=0x87,umask=0x02
"""
EVENTS_ZEN2 = f"""{EVENTS}    stalled-cycles-frontend event=0xa9
"""
EVENTS_ZEN4 = f"""{EVENTS_ZEN2}    ref-cycles event=0x120,umask=0x01
"""

FILES = (
    {f"zen{n}/cpu/format": CORE for n in range(1, 7)}
    | {f"zen{n}/cpu/events": EVENTS_ZEN1 if n == 1 else EVENTS_ZEN2 if n < 4 else EVENTS_ZEN4 for n in range(1, 7)}
    | {f"zen{n}/amd_l3/format": L3_ZEN1 if n < 3 else L3_ZEN3 for n in range(1, 7)}
    | {f"zen{n}/amd_df/format": DF_ZEN1 if n < 4 else DF_ZEN4 for n in range(1, 7)}
    | {f"zen{n}/amd_umc_N/format": UMC for n in range(4, 7)}
)
