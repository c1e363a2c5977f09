"""YAML to a tree with places, and what shape a description must have."""
