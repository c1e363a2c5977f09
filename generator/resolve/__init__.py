"""A tree to a model: names to what they mean."""
