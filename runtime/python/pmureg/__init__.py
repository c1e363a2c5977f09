"""Counts events of performance-monitoring units with libpmureg.

    with pmureg.Session("soc_box/reads/,soc_box/writes/") as session:
        with session.region("copy"):
            ...  # the code to measure
    session.counts()  # or metrics(), frame()

Options and functions do what their namesakes in <pmureg/pmureg.h> do, with the same syntax of events. An error of the
library is raised as Error. An object that accesses a device restores its registers when it is closed, at the latest
when it is collected or the interpreter exits. The module `header` has the types and parameters of all functions in C.
"""

from .described import Event, System, add_table, decode, encode, events, index_tables, systems, table_problems
from .library import Busy, Denied, Error, version
from .machine import Device, Machine, Record, Way, records, restore
from .session import Count, Metric, Region, Session

__all__ = ["Busy", "Count", "Denied", "Device", "Error", "Event", "Machine", "Metric", "Record", "Region", "Session",
           "System", "Way", "add_table", "decode", "encode", "events", "index_tables", "records", "restore", "systems",
           "table_problems", "version"]
