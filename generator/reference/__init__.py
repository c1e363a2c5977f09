"""Contents of the reference and of `describe`."""
