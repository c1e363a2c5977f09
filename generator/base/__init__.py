"""What every stage uses: text, numbers, expressions, mistakes with their places, files."""
