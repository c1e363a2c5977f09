"""What tests here may ask for; command.py says what it is."""

from command import counting, counting_all, msr_device, pmureg, run, tree, unknown

__all__ = ["counting", "counting_all", "msr_device", "pmureg", "run", "tree", "unknown"]
