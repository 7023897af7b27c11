"""The best division of tiles is exact: every division is tried out, and none is better."""

import os
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations_with_replacement, product

import pytest

from games.cargo_noir.table import A, Table
from kontor.core import Rng, seeded
from kontor.games.cargo_noir import GAME
from kontor.games.cargo_noir.actions import BasketCard, CloseBasket, CloseTrade, PayTile
from kontor.games.cargo_noir.combos import Combo, Combos
from kontor.games.cargo_noir.events import CardsBought
from kontor.testing.marks import rule

BOX = GAME.box
CARGO = BOX.cargo
SAME = (0, 1, 4, 9, 16, 25, 36, 49, 64, 81)
DIFFERENT = (0, 1, 3, 6, 10, 15, 21, 28, 36, 45)
TYPES = 9
BAG = [cargo for cargo in CARGO for _ in range(14)] + ["wild"] * 5

Counts = tuple[int, ...]
"""How many tiles there are of each type, the most frequent first; types without a tile are left out."""


def shape(counts: Sequence[int]) -> Counts:
    """Return counts without the names of the types: what tiles are worth does not depend on them."""
    return tuple(sorted(filter(None, counts), reverse=True))


@cache
def tried_out(counts: Counts) -> int:
    """Return the best sum without wild tiles: the first tile is tried in every combination that can hold it."""
    if not counts:
        return 0
    first, others = counts[0], counts[1:]
    best = 0
    for size in range(1, min(first, TYPES) + 1):
        best = max(best, SAME[size] + tried_out(shape((first - size, *others))))
    seen = set()
    for used in product((0, 1), repeat=len(others)):
        left = shape((first - 1, *(count - one for count, one in zip(others, used, strict=True))))
        if left not in seen:
            seen.add(left)
            best = max(best, DIFFERENT[1 + sum(used)] + tried_out(left))
    return best


@cache
def tried_out_with(counts: Counts, wild: int) -> int:
    """Return the best sum: a wild tile is tried as a tile of every type."""
    if not wild:
        return tried_out(counts)
    padded = (*counts, *[0] * (TYPES - len(counts)))
    return max(
        tried_out_with(shape((*padded[:at], padded[at] + 1, *padded[at + 1 :])), wild - 1) for at in range(TYPES)
    )


def slow_value(tiles: Sequence[str]) -> int:
    """Return what tiles are worth, the slow way."""
    have = Counter(tiles)
    return tried_out_with(shape([have[cargo] for cargo in CARGO]), have["wild"])


def random_hand(luck: Rng, size: int, wild: int, kinds: int) -> list[str]:
    """Return tiles of at most this many types."""
    types = luck.shuffled(list(CARGO))[:kinds]
    return [luck.pick(types) for _ in range(size - wild)] + ["wild"] * wild


def random_hands(number: int, least: int, most: int) -> Iterator[list[str]]:
    """Yield hands of many sizes, from tiles of one type to tiles of nine, with up to five wild ones."""
    luck = seeded(number)
    while True:
        size = least + luck.below(most - least + 1)
        yield random_hand(luck, size, luck.below(min(5, size) + 1), 1 + luck.below(TYPES))


def taken(hands: Iterator[list[str]], count: int) -> list[list[str]]:
    """Return this many hands."""
    return [next(hands) for _ in range(count)]


def is_legal(combo: Combo) -> bool:
    """Return True if a combination is one of the rulebook, and worth what the table says."""
    named = [tile for tile in combo.cargo_types if tile != "wild"]
    size = len(combo.cargo_types)
    if not 1 <= size <= TYPES:
        return False
    if combo.kind == "same":
        return len(set(named)) <= 1 and combo.value == SAME[size]
    return len(set(named)) == len(named) and combo.value == DIFFERENT[size]


@rule("CAR-T2.14", "CAR-T2.4", "CAR-T2.6")
def test_the_best_value_of_small_hands_is_that_of_trying_everything() -> None:
    """Five thousand hands of up to nine tiles."""
    for tiles in taken(random_hands(1, 0, 9), 5000):
        assert BOX.combos.best_value(tiles) == slow_value(tiles), tiles


@rule("CAR-T2.14", "CAR-T2.6", "CAR-R26")
def test_the_best_value_of_every_small_shape_is_that_of_trying_everything() -> None:
    """No hand of up to eight tiles is left out: only how often each type occurs matters."""
    for size in range(9):
        for hand in combinations_with_replacement((*CARGO[: min(size, 4)], "wild"), size):
            assert BOX.combos.best_value(hand) == slow_value(hand), hand


@rule("CAR-T2.14", "CAR-R26")
def test_the_best_value_of_large_hands_is_that_of_trying_everything() -> None:
    """Up to twenty-five tiles, also more than nine of a type, with wild tiles."""
    hands = taken(random_hands(2, 10, 19), 150) + taken(random_hands(3, 20, 25), 50)
    assert any(max(Counter(tiles).values()) > TYPES for tiles in hands)
    for tiles in hands:
        assert BOX.combos.best_value(tiles) == slow_value(tiles), tiles


@rule("CAR-T2.14", "CAR-T2.6")
@pytest.mark.parametrize(
    "counts",
    [(7, 7, 1, 1, 1, 1, 1, 1), (8, 8, 4), (8, 8, 1, 1, 1, 1), (7, 7, 6), (8, 7, 5), (14, 6), (11, 9), (10, 10)],
)
def test_wild_tiles_may_fill_up_several_combinations(counts: tuple[int, ...]) -> None:
    """Two types of seven take two wild tiles each, and the singles stay together: nothing is overlooked."""
    tiles = [cargo for cargo, count in zip(CARGO, counts, strict=False) for _ in range(count)]
    for wild in range(6):
        hand = [*tiles, *["wild"] * wild]
        assert BOX.combos.best_value(hand) == slow_value(hand)


@rule("CAR-T2.3", "CAR-T2.4", "CAR-T2.5")
def test_a_division_uses_every_tile_once_in_legal_combinations() -> None:
    """Together they are worth the best value; the most valuable comes first."""
    for tiles in taken(random_hands(4, 0, 25), 1500):
        combos = BOX.combos.division(tiles)
        assert all(map(is_legal, combos)), combos
        assert sorted(tile for combo in combos for tile in combo.cargo_types) == sorted(tiles)
        assert sum(combo.value for combo in combos) == BOX.combos.best_value(tiles)
        assert [combo.value for combo in combos] == sorted((combo.value for combo in combos), reverse=True)


@rule("CAR-T2.14")
def test_a_further_tile_never_lowers_the_value() -> None:
    """Of any type, and a wild one adds at least as much as every other."""
    for tiles in taken(random_hands(5, 0, 14), 300):
        before = BOX.combos.best_value(tiles)
        after = [BOX.combos.best_value([*tiles, cargo]) for cargo in CARGO]
        assert min(after) > before
        assert BOX.combos.best_value([*tiles, "wild"]) == max(after)


@rule("CAR-T2.3", "CAR-T2.6")
@pytest.mark.parametrize("size", range(1, 10))
def test_a_combination_of_one_to_nine_tiles_has_the_value_of_the_table(size: int) -> None:
    """Equal ones, different ones, and wild ones alone."""
    assert BOX.combos.best_value(["gold"] * size) == SAME[size]
    assert BOX.combos.division(CARGO[:size])[0].value == DIFFERENT[size]
    assert BOX.combos.best_value(CARGO[:size]) == DIFFERENT[size]
    assert BOX.combos.best_value(["wild"] * size) == SAME[size]


@rule("CAR-R26")
def test_the_tenth_equal_tile_begins_another_combination() -> None:
    """Nine and one; nine with a tenth wild tile; nine and two."""
    values = [BOX.combos.best_value(["gold"] * count) for count in (9, 10, 11, 14)]
    assert values == [81, 82, 85, 106]
    assert BOX.combos.best_value(["gold"] * 9 + ["wild"]) == 82
    assert [len(combo.cargo_types) for combo in BOX.combos.division(["gold"] * 11)] == [9, 2]
    table = Table().market(*["art"] * 8).tiles(A, *["gold"] * 10).trade(A)
    table.play(A, BasketCard("principality"), CloseBasket(), *[PayTile("gold")] * 10)
    assert table.view(A).trade.value == 82


@rule("CAR-R7")
def test_three_equal_tiles_are_worth_nine() -> None:
    """And not eight, as the scan reads."""
    assert BOX.combos.best_value(["cars"] * 3) == 9
    assert BOX.combos.division(["cars"] * 3) == (Combo("same", ("cars",) * 3, 9),)
    table = Table().tiles(A, *["cars"] * 3, "art").trade(A).play(A, BasketCard("warehouse"), CloseBasket())
    table.play(A, *[PayTile("cars")] * 3, PayTile("art"), CloseTrade())
    assert table.event(CardsBought).value == 10


@rule("CAR-T2.5", "CAR-T2.6")
def test_a_wild_tile_stands_for_a_type_that_is_not_yet_there() -> None:
    """Eight different and a wild tile are nine different; a second type twice is not."""
    eight = CARGO[:8]
    assert BOX.combos.division([*eight, "wild"]) == (Combo("different", (*eight, "wild"), 45),)
    assert BOX.combos.best_value([*eight, eight[0]]) == 37


@rule("CAR-T2.14")
def test_the_order_of_the_tiles_does_not_matter() -> None:
    """Tiles lie in no order."""
    luck = seeded(6)
    for tiles in taken(random_hands(7, 5, 20), 100):
        assert BOX.combos.best_value(luck.shuffled(tiles)) == BOX.combos.best_value(tiles)
        assert BOX.combos.division(luck.shuffled(tiles)) == BOX.combos.division(tiles)


def test_no_tiles_are_worth_nothing() -> None:
    """And make no combination."""
    assert BOX.combos.best_value([]) == 0
    assert BOX.combos.division([]) == ()


@pytest.mark.skipif("MUTANT_UNDER_TEST" in os.environ, reason="mutation testing slows the code down")
def test_twenty_tiles_are_valued_as_fast_as_counting_to_thirty_thousand() -> None:
    """A millisecond on a free machine: on average, for tiles drawn from a full bag, with nothing remembered."""
    luck = seeded(8)
    hands = [luck.shuffled(BAG)[:20] for _ in range(100)]

    def valuing() -> float:
        """Return the time of a hand, each with a table that remembers nothing yet."""
        fresh = [Combos(BOX.file.values, CARGO) for _ in hands]
        began = time.process_time()
        for combos, tiles in zip(fresh, hands, strict=True):
            combos.best_value(tiles)
        return (time.process_time() - began) / len(hands)

    def counting() -> float:
        """Return the time of the yardstick."""
        began, count = time.process_time(), 0
        while count < 30_000 * 20:
            count += 1
        return (time.process_time() - began) / 20

    assert min(valuing() / counting() for _ in range(5)) < 1
