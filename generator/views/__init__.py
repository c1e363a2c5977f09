"""A model as its outputs need it."""
