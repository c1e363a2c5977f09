"""Plain data, and what follows from it."""
