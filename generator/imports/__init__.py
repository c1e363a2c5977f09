"""Descriptions made from what vendors publish: one file for each format.

Each has `collect(paths) -> Given`, of which a library of events is made, or `describe(paths, path, with_text, only) ->
Fresh`, the text of the
file itself; `only`: patterns for the names of registers, of formats that have some.
"""

FORMATS = {"perfmon": "perfmon", "pmu-events": "pmu_events", "sysfs": "sysfs", "aarchmrs": "aarchmrs",
           "kernel-sysreg": "kernel_sysreg",
           "svd": "svd", "rdl": "rdl"}    # and its module
OF_REGISTERS = ("aarchmrs", "kernel-sysreg", "svd", "rdl")
