"""What must hold of a model."""
