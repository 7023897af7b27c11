"""The figures of the box are those of the ledger's section Components."""

import pytest

from kontor.games.novgorod import GAME
from kontor.testing.marks import rule


def test_the_cities_are_those_of_the_ledger() -> None:
    """Ring, goods, prices, incomes and fees; the chord joins Visby and Lübeck."""
    cheap, middle, expensive = ((4, 5, 5, 6), 2), ((5, 6, 6, 7), 3), ((6, 7, 7, 8), 4)
    printed = {
        "novgorod": ("furs", expensive),
        "riga": ("grain", cheap),
        "danzig": ("amber", middle),
        "luebeck": ("salt", cheap),
        "antwerp": ("cloth", expensive),
        "london": ("wool", middle),
        "bergen": ("fish", cheap),
        "visby": ("glass", middle),
    }

    assert GAME.box.ring == tuple(printed)
    for city in GAME.box.cities.values():
        good, (prices, income) = printed[city.id]
        assert (city.good, city.prices, city.income, city.harbour_fee) == (good, prices, income, income)
    assert set(GAME.box.file.map.chord) == {"visby", "luebeck"}
    assert [len(GAME.box.neighbours[city]) for city in GAME.box.ring] == [2, 2, 2, 3, 2, 2, 2, 3]


def test_the_manufactories_are_those_of_the_ledger() -> None:
    """One per good, which it takes alone; one, two and four seals and as many ducats."""
    family = {"clothing": {"furs", "cloth", "wool"}, "provisions": {"salt", "fish", "grain"}}
    second = {"furs": "cloth", "cloth": "wool", "wool": "furs", "salt": "fish", "fish": "grain", "grain": "salt"}
    for maker in GAME.box.manufactories.values():
        good = maker.id.removeprefix("m_")
        goods = [each.goods for each in maker.recipes]
        assert [(each.seals, each.ducats) for each in maker.recipes] == [(1, 1), (2, 2), (4, 4)][: len(goods)]
        if maker.luxury == "jewellery":
            assert goods == [(good,), (good, {"amber": "glass", "glass": "amber"}[good])]
        else:
            assert good in family[maker.luxury]
            assert goods[:2] == [(good,), (good, second[good])]
            assert set(goods[2]) == family[maker.luxury]
    assert {maker.removeprefix("m_") for maker in GAME.box.manufactories} == set(GAME.box.goods)


def test_the_orders_are_those_of_the_ledger() -> None:
    """Eighteen of goods, six of luxuries in all ordered pairs; every pair of neighbours once above and once below."""
    orders = {number: GAME.box.orders[f"o{number}"] for number in range(1, 25)}
    assert (orders[1].upper, orders[1].lower) == (("cloth", "wool"), ("furs", "salt"))
    assert (orders[16].upper, orders[16].lower) == (("grain", "cloth"), ("amber", "salt"))
    assert (orders[21].upper, orders[21].lower) == (("jewellery",), ("clothing",))
    assert len({(orders[n].upper, orders[n].lower) for n in range(19, 25)}) == 6
    neighbours = {
        frozenset((GAME.box.good_of[city], GAME.box.good_of[other]))
        for city in GAME.box.ring
        for other in GAME.box.neighbours[city]
    }
    for row in ("upper", "lower"):
        pairs = [frozenset(getattr(orders[number], row)) for number in range(1, 19)]
        assert {pair for pair in pairs if pair in neighbours} == neighbours
        assert sum(pair in neighbours for pair in pairs) == len(neighbours) == 9
    every_row = [row for number in range(1, 19) for row in (orders[number].upper, orders[number].lower)]
    assert len({frozenset(row) for row in every_row}) == 27
    assert frozenset(("wool", "grain")) not in {frozenset(row) for row in every_row}


def test_bonus_cards_ships_and_the_figures_of_the_rules_are_those_of_the_ledger() -> None:
    """Values, prices, rewards, limits."""
    file = GAME.box.file
    assert {bonus.id: (bonus.high, bonus.low) for bonus in file.bonus} == {
        "kontor8": (6, 3),
        "route5": (4, 2),
        "luxury_merchant": (3, 1),
        "orders3": (4, 2),
        "career3": (5, 3),
        "diversity": (0, 0),
    }
    assert file.diversity.seals_by_distinct == (0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7)
    assert GAME.box.ship_price == {3: 5, 4: 10, 5: 15}
    assert (file.setup.ducats, file.setup.speed, file.prices.order) == (27, 2, 6)
    assert (file.rewards.upper, file.rewards.lower, file.rewards.lower_same_turn) == (2, 2, 3)
    assert (file.limits.open_orders, file.limits.orders_in_progress, file.limits.end_seals) == (4, 3, 30)
    assert (file.merchant.front_ducats, file.merchant.back_seals, file.pirate.front_penalty) == (3, 1, 1)
    assert (file.pirate.cost_most_seals, file.pirate.cost_second_most, file.special_orders.cost_per_card_above) == (
        6,
        3,
        1,
    )


@rule("NOV-XS5")
@pytest.mark.parametrize("number", range(16))
def test_every_part_asks_for_what_the_ledger_prints(number: int) -> None:
    """Goods, luxury, how many crates, cost and seals."""
    printed: tuple[tuple[str, str, int], ...] = (
        ("furs fish", "", 0),
        ("", "provisions", 2),
        ("grain", "clothing", 1),
        ("cloth salt amber", "", 0),
        ("wool salt", "", 0),
        ("", "clothing", 2),
        ("glass", "provisions", 1),
        ("furs grain amber", "", 0),
        ("cloth amber", "", 0),
        ("", "jewellery", 2),
        ("wool", "provisions", 1),
        ("furs salt glass", "", 0),
        ("glass grain", "", 0),
        ("", "clothing", 2),
        ("cloth", "jewellery", 1),
        ("wool fish glass", "", 0),
    )
    card, letter = f"s{number // 4 + 1}", "ABCD"[number % 4]
    part = next(each for each in GAME.box.file.special_order_part if (each.card, each.part) == (card, letter))

    assert (" ".join(part.goods), part.luxury, part.luxury_inputs) == printed[number]
    assert (part.cost, part.seals) == ((1, 2), (4, 5), (3, 4), (2, 3))[number % 4]
