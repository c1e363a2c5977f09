"""The model in the form that each output needs."""
