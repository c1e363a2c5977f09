"""Used by every stage: text, numbers, expressions, problems with their places, files."""
