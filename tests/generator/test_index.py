"""The hash tables that the runtime searches: generator/model/index.py."""

from __future__ import annotations

from generator.model.index import NONE, NameRow, event_slots, name_hash, name_slots, placed, shapes, terms_hash


def find(table: tuple[list[int], list[NameRow]], name: str) -> int | None:
    """As the runtime does: from the hash's slot on, up to a free one."""
    slots, rows = table
    first = name_hash(name)
    for at in range(first, first + len(slots)):
        number = slots[at % len(slots)]
        if number == NONE:
            return None
        if rows[number][0] == name:
            return rows[number][3]
    raise AssertionError("no slot is free")


def test_every_name_is_found() -> None:
    names = [f"name{'x' * (i % 40)}{i}" for i in range(1000)]
    table = name_slots((name, i) for i, name in enumerate(names))
    assert [find(table, name) for name in names] == list(range(1000))
    assert find(table, "other") is None
    assert [row[1:3] for row in table[1]] == [(name_hash(name), len(name)) for name in names]


def test_names_of_every_length_differ() -> None:
    words = [letter * length for length in range(1, 60) for letter in "ab"]
    words += ["ab", "ba", "abc", "cba", "acb", "abcdabcd", "abcdefgh1", "1abcdefgh"]
    assert len({name_hash(word) for word in words}) == len(words)


def test_a_table_is_at_most_three_quarters_full() -> None:
    for count in (1, 2, 3, 4, 5, 6, 7, 12, 13, 16, 17, 1000):
        slots = placed((i, i) for i in range(count))
        assert len(slots) & len(slots) - 1 == 0
        assert 4 * count <= 3 * len(slots) < 8 * count + 3


def test_the_first_of_two_meanings_stays() -> None:
    table = name_slots([("read", 7), ("write", 8), ("read", 9)])
    assert find(table, "read") == 7
    assert sum(slot != NONE for slot in table[0]) == len(table[1]) == 2


def test_equal_hashes_keep_their_order() -> None:
    slots = placed([(5, 0), (5, 1), (6, 2), (5, 3)])
    assert len(slots) == 8
    assert [slots[at % 8] for at in range(5, 10)] == [0, 1, 2, 3, NONE]


def test_an_empty_table_has_no_slots() -> None:
    assert name_slots([]) == ([], []) and event_slots([]) == [] and shapes([]) == []


def test_the_shape_with_most_terms_comes_first() -> None:
    assert shapes([[(0, 1)], [(0, 1), (3, 2)], [(0, 9)], [(1, 1)]]) == [(0, 3), (0,), (1,)]


def test_terms_of_equal_values_differ() -> None:
    assert len({terms_hash([(term, value)]) for term in range(64) for value in range(64)}) == 64 * 64
