"""Syntax tree to model: resolves names."""
