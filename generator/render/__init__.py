"""Models to text, by templates."""
