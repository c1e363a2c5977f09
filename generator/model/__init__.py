"""The model, and what follows from it."""
