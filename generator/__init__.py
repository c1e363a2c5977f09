"""pmureg's generator: YAML descriptions of performance-monitoring units in, everything else out."""

VERSION = "0.3.0"
