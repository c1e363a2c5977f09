"""Descriptions made from what vendors publish: one file for each format.

Each has `collect(paths) -> Given`, of which a library of events is made, or `describe(paths, path) -> Fresh`, the text of the file itself.
"""

FORMATS = {"perfmon": "perfmon", "pmu-events": "pmu_events", "sysfs": "sysfs"}    # and its module
