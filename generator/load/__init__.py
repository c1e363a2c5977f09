"""YAML to a tree with places, and the shape of a description."""
