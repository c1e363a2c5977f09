"""The types and functions of <pmureg/pmureg.h>, as ctypes knows them. runtime/library/manual.py makes this file."""

from ctypes import (CFUNCTYPE, POINTER, Structure, c_char, c_char_p, c_double, c_int, c_long, c_size_t, c_uint,
                    c_uint16, c_uint32, c_uint64, c_void_p)
from enum import IntEnum

VERSION = "0.3.0"
SONAME = "libpmureg.so.0"


ENOENT = 2
EINTR = 4
EIO = 5
EBUSY = 16
ENODEV = 19
EINVAL = 22
ENOSPC = 28
ERANGE = 34


class Error(Structure):
    _fields_ = [
        ("code", c_int),
        ("column", c_int),
        ("message", c_char * 320),
    ]


class Scope(IntEnum):
    MACHINE = 0
    NODE = 1
    PACKAGE = 2
    DIE = 3
    CACHE = 4
    CLUSTER = 5
    CORE = 6
    CPU = 7
    SCOPES = 8


class Reason(IntEnum):
    COUNTED = 0
    NEVER_SCHEDULED = 1
    IMPLAUSIBLE = 2
    TOO_LATE = 3
    NO_DEVICE = 4
    NO_PERMISSION = 5
    IN_USE = 6
    FAILED = 7
    FULL = 8
    NOT_SUPPORTED = 9


class RegisterName(Structure):
    _fields_ = [
        ("block", c_void_p),
        ("reg", c_void_p),
        ("instance", c_uint16),
        ("element", c_uint32),
    ]


NameFound = CFUNCTYPE(c_int, c_void_p, c_char_p)


class Way(Structure):
    _fields_ = [
        ("size", c_size_t),
        ("name", c_char_p),
        ("is_open", c_int),
        ("text", c_char_p),
    ]


WayFound = CFUNCTYPE(c_int, c_void_p, POINTER(Way))


FORCE = 1
NO_ROTATION = 2
WHOLE_MACHINE = 4
ON_EXEC = 8
MAY_SIMULATE = 16
READ_ONLY = 32
LEAVE_OUT = 64


class Watched(Structure):
    _fields_ = [
        ("size", c_size_t),
        ("kind", c_char),
        ("package", c_int),
        ("system", c_void_p),
        ("block", c_void_p),
        ("reg", c_void_p),
        ("instance", c_uint16),
        ("element", c_uint32),
        ("half", c_int),
        ("bits", c_int),
        ("value", c_uint64),
        ("place", c_char * 64),
    ]


Watcher = CFUNCTYPE(None, c_void_p, POINTER(Watched))


class Options(Structure):
    _fields_ = [
        ("size", c_size_t),
        ("system", c_char_p),
        ("io", c_char_p),
        ("root", c_char_p),
        ("run_directory", c_char_p),
        ("mmio", c_char_p),
        ("pid", c_long),
        ("flags", c_uint),
        ("mux_interval_ns", c_uint64),
        ("machine", c_void_p),
        ("metrics", c_char_p),
        ("cpu", c_int),
        ("watch", Watcher),
        ("watch_context", c_void_p),
        ("until", c_char_p),
        ("give_up", CFUNCTYPE(c_int, c_void_p)),
        ("cpus", c_char_p),
        ("per", c_int),
        ("pids", c_char_p),
        ("tids", c_char_p),
        ("tables", c_char_p),
    ]


class Left(Structure):
    _fields_ = [
        ("size", c_size_t),
        ("path", c_char_p),
        ("system", c_char_p),
        ("pid", c_long),
        ("count", c_size_t),
        ("package", c_int),
        ("text", c_char_p),
        ("place", c_char_p),
    ]


LeftFound = CFUNCTYPE(c_int, c_void_p, POINTER(Left))


class Result(Structure):
    _fields_ = [
        ("size", c_size_t),
        ("event", c_char_p),
        ("unit", c_char_p),
        ("package", c_int),
        ("value", c_uint64),
        ("enabled_ns", c_uint64),
        ("running_ns", c_uint64),
        ("reason", c_int),
        ("scale", c_double),
        ("scale_unit", c_char_p),
        ("event_index", c_size_t),
        ("interval_value", c_uint64),
        ("interval_enabled_ns", c_uint64),
        ("interval_running_ns", c_uint64),
        ("user_only", c_int),
        ("place", c_char_p),
        ("is_of_kind", c_int),
    ]


class MetricResult(Structure):
    _fields_ = [
        ("size", c_size_t),
        ("name", c_char_p),
        ("unit", c_char_p),
        ("of", c_char_p),
        ("value", c_double),
        ("interval_value", c_double),
        ("package", c_int),
        ("event_index", c_size_t),
        ("unit_count", c_size_t),
        ("filter", c_char_p),
        ("place", c_char_p),
        ("why_not", c_char_p),
        ("view", c_char_p),
    ]


MetricFound = CFUNCTYPE(c_int, c_void_p, POINTER(MetricResult))


class Outcome(IntEnum):
    PASSED = 0
    FAILED = 1
    SKIPPED = 2


class Tested(Structure):
    _fields_ = [
        ("size", c_size_t),
        ("outcome", c_int),
        ("block", c_void_p),
        ("reg", c_void_p),
        ("instance", c_uint16),
        ("element", c_uint32),
        ("text", c_char_p),
        ("is_absent", c_int),
    ]


TestedReport = CFUNCTYPE(c_int, c_void_p, POINTER(Tested))


SystemFound = CFUNCTYPE(c_int, c_void_p, c_char_p, c_char_p, c_char_p)


EventFound = CFUNCTYPE(c_int, c_void_p, c_char_p, c_char_p)


# What each returns, and its parameters.
FUNCTIONS: dict[str, tuple[object, list[object]]] = {
    "pmureg_version": (c_char_p, []),
    "pmureg_machine_open": (c_int, [c_char_p, c_char_p, POINTER(c_void_p), POINTER(Error)]),
    "pmureg_machine_close": (None, [c_void_p]),
    "pmureg_machine_system": (c_void_p, [c_void_p, c_size_t]),
    "pmureg_kernel_pmus": (c_int, [c_void_p, NameFound, c_void_p]),
    "pmureg_kernel_files": (c_int, [c_void_p, c_char_p, c_char_p, NameFound, c_void_p]),
    "pmureg_kernel_file": (c_int, [c_void_p, c_char_p, c_char_p, c_char_p, c_size_t]),
    "pmureg_kernel_pmu": (c_int, [c_void_p, c_char_p, POINTER(c_void_p), POINTER(Error)]),
    "pmureg_ways": (c_int, [c_void_p, c_void_p, WayFound, c_void_p]),
    "pmureg_open": (c_int, [POINTER(Options), c_char_p, POINTER(c_void_p), POINTER(Error)]),
    "pmureg_parse": (c_int, [POINTER(Options), c_char_p, POINTER(c_void_p), POINTER(Error)]),
    "pmureg_program": (c_int, [c_void_p, c_long, POINTER(Error)]),
    "pmureg_counts_by": (c_char_p, [c_void_p]),
    "pmureg_counted_system": (c_void_p, [c_void_p]),
    "pmureg_notice": (c_char_p, [c_void_p, c_size_t]),
    "pmureg_start": (c_int, [c_void_p, POINTER(Error)]),
    "pmureg_stop": (c_int, [c_void_p, POINTER(Error)]),
    "pmureg_read": (c_int, [c_void_p, POINTER(Error)]),
    "pmureg_first_failure": (c_int, [c_void_p, POINTER(Error)]),
    "pmureg_due_ns": (c_uint64, [c_void_p]),
    "pmureg_tick": (c_int, [c_void_p, POINTER(Error)]),
    "pmureg_reached": (c_int, [c_void_p]),
    "pmureg_advance": (c_int, [c_void_p, c_uint64, POINTER(Error)]),
    "pmureg_put_back": (c_int, [c_void_p, POINTER(Error)]),
    "pmureg_close": (c_int, [c_void_p, POINTER(Error)]),
    "pmureg_records": (c_int, [POINTER(Options), LeftFound, c_void_p, POINTER(Error)]),
    "pmureg_restore": (c_int, [POINTER(Options), LeftFound, c_void_p, POINTER(Error)]),
    "pmureg_reason_text": (c_char_p, [c_int]),
    "pmureg_result_at": (c_int, [c_void_p, c_size_t, POINTER(Result)]),
    "pmureg_scaled": (c_uint64, [POINTER(Result)]),
    "pmureg_scale": (c_uint64, [c_uint64, c_uint64, c_uint64]),
    "pmureg_elapsed_ns": (c_uint64, [c_void_p]),
    "pmureg_interval": (None, [c_void_p]),
    "pmureg_metrics": (c_int, [c_void_p, MetricFound, c_void_p]),
    "pmureg_device_open": (c_int, [POINTER(Options), POINTER(c_void_p), POINTER(Error)]),
    "pmureg_device_close": (c_int, [c_void_p, POINTER(Error)]),
    "pmureg_device_system": (c_void_p, [c_void_p]),
    "pmureg_device_find": (c_int, [c_void_p, c_char_p, POINTER(RegisterName), POINTER(Error)]),
    "pmureg_device_unit": (c_int, [c_void_p, c_void_p, c_uint16, POINTER(Error)]),
    "pmureg_device_read": (c_int, [c_void_p, POINTER(RegisterName), POINTER(c_uint64), POINTER(Error)]),
    "pmureg_device_test": (c_int, [c_void_p, c_void_p, c_uint16, TestedReport, c_void_p, POINTER(Error)]),
    "pmureg_table_add": (c_int, [c_char_p, POINTER(Error)]),
    "pmureg_table_index": (c_int, [c_char_p, POINTER(Error)]),
    "pmureg_table_problem": (c_char_p, [c_size_t]),
    "pmureg_system_file": (c_char_p, [c_void_p]),
    "pmureg_system_next": (c_void_p, [c_void_p]),
    "pmureg_systems": (c_int, [SystemFound, c_void_p]),
    "pmureg_system_name": (c_char_p, [c_size_t]),
    "pmureg_system_find": (c_void_p, [c_char_p, POINTER(Error)]),
    "pmureg_events": (c_int, [c_char_p, EventFound, c_void_p]),
    "pmureg_decode": (c_int, [c_char_p, c_char_p, c_uint64, c_char_p, c_size_t, POINTER(Error)]),
    "pmureg_encode": (c_int, [c_char_p, c_char_p, c_char_p, POINTER(c_uint64), POINTER(Error)]),
}
