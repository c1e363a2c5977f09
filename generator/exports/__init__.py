"""Described systems in the formats of others: one file for each, with `export(system, unsaid) -> text`."""

# and its module
FORMATS = {"json": "as_json", "pmu-events": "pmu_events", "python": "python", "rdl": "rdl", "rust": "rust",
           "svd": "svd"}
