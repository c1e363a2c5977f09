"""What tests here may ask for; describing.py says what it is."""

from describing import anew, checked, folder, one_mistake, run

__all__ = ["anew", "checked", "folder", "one_mistake", "run"]
