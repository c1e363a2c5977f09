"""Writers of other formats: one module for each, with `export(system, unsaid) -> text`."""

# Format: module.
FORMATS = {"grafana": "grafana", "json": "as_json", "linux": "linux", "pmu-events": "pmu_events",
           "prometheus": "prometheus", "python": "python", "rdl": "rdl", "rust": "rust", "svd": "svd"}
