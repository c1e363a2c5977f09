"""What tests here may ask for; describing.py says what it is."""

from describing import checked, folder, one_mistake, run

__all__ = ["checked", "folder", "one_mistake", "run"]
