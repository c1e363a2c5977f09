"""Renders models by templates."""
