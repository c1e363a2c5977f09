"""Rules for a model."""
