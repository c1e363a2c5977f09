"""Descriptions made from what vendors publish: one file for each format, `FORMATS` is the table of them."""
