"""The meaning of each bit of a register, as masks over the whole value: struct pmureg_masks."""

from __future__ import annotations

from functools import cache

from generator.model.model import RESERVED_READ_ONES, RESERVED_READ_ZEROES, RESERVED_WRITE_ONES, Register


class Masks:
    """Masks, named as in the runtime's table."""

    __slots__ = ("readable", "writable", "acting", "w1c", "w1s", "w1t", "by_zero", "by_any", "rc", "rs",
                 "self_clearing", "ones", "zeroes", "read_zeroes", "read_ones", "is_volatile", "reset", "has_reset")

    def __init__(self) -> None:
        for name in self.__slots__:
            setattr(self, name, 0)

    readable: int       # bits that a read shows
    writable: int       # bits that a write may change, or that act
    acting: int         # bits where a write has a side effect: a written 1, unless in `by_zero` or `by_any`
    w1c: int            # the effect: clears,
    w1s: int            # sets,
    w1t: int            # or toggles
    by_zero: int        # of `acting`: a written 0 acts
    by_any: int         # of `acting`: any write acts
    rc: int             # bits that a read clears
    rs: int             # or sets
    self_clearing: int
    ones: int           # bits that software writes as 1
    zeroes: int         # bits that software must write as 0
    read_zeroes: int    # other reserved bits that are 0, and are written so
    read_ones: int      # reserved bits that read 1
    is_volatile: int
    reset: int
    has_reset: int

    def set(self) -> list[tuple[str, int]]:
        """The masks that are not 0."""
        return [(name, getattr(self, name)) for name in self.__slots__ if getattr(self, name)]


_OF_ACCESS = {"W1C": "w1c", "W1S": "w1s", "W1T": "w1t", "W0C": "w1c", "W0S": "w1s", "W0T": "w1t", "WC": "w1c",
              "WS": "w1s",
              "RC": "rc", "RS": "rs"}


@cache
def masks(register: Register) -> Masks:
    """The masks of a register's fields and reserved ranges."""
    result = Masks()
    for field in register.fields:
        mask = field.mask
        if field.reserved:
            result.ones |= mask if field.reserved in RESERVED_WRITE_ONES else 0
            result.read_ones |= mask if field.reserved in RESERVED_READ_ONES else 0
            result.zeroes |= mask if field.reserved == "MBZ" else 0
            result.read_zeroes |= mask if field.reserved in RESERVED_READ_ZEROES else 0
            continue
        result.readable |= mask if field.readable else 0
        result.writable |= mask if field.writable else 0
        result.acting |= mask if field.acts else 0
        result.by_zero |= mask if field.acts_by_zero else 0
        result.by_any |= mask if field.acts_by_any else 0
        result.self_clearing |= mask if field.self_clearing else 0
        result.is_volatile |= mask if field.volatile else 0
        if field.access in _OF_ACCESS:
            name = _OF_ACCESS[field.access]
            setattr(result, name, getattr(result, name) | mask)
        if field.reset is not None:
            result.reset |= field.reset << field.low
            result.has_reset |= mask
    return result
