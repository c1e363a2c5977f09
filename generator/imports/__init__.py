"""Readers of published files: one module for each format.

A module has `collect(paths) -> Given`, from which `import` makes a library of events, or `describe(paths, path,
with_text, only) -> Fresh`, the text of a new file. `only`: patterns for the names of registers.
"""

FORMATS = {"perfmon": "perfmon", "pmu-events": "pmu_events", "sysfs": "sysfs", "aarchmrs": "aarchmrs",
           "kernel-sysreg": "kernel_sysreg", "svd": "svd", "rdl": "rdl"}    # format: module
OF_REGISTERS = ("aarchmrs", "kernel-sysreg", "svd", "rdl")
OF_EVENTS = ("perfmon", "pmu-events")
