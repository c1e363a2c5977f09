"""Descriptions made from what vendors publish: one file for each format, each with `collect(paths) -> Given`."""

FORMATS = {"perfmon": "perfmon", "pmu-events": "pmu_events"}    # and its module
