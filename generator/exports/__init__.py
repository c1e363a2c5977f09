"""Writers of other formats: one module for each, with `export(system, unsaid) -> text`."""

FORMATS = {"json": "as_json", "linux": "linux", "pmu-events": "pmu_events", "python": "python", "rdl": "rdl",
           "rust": "rust", "svd": "svd"}    # format: module
