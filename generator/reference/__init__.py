"""What the reference and `describe` show."""
