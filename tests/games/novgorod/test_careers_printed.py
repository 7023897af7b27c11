"""The printed career cards, orders and manufactories: the tables of the ledger against the component file."""

from typing import Any

from games.novgorod.boxes import FORMER_BOX
from kontor.games.novgorod import GAME
from kontor.games.novgorod.component_schema import Side
from kontor.testing.marks import rule

LETTER = {"speed": "S", "income": "I", "order_discount": "O", "seal": "P"}
FRONTS = {
    "c1": "G3,P G2,O L2,I D13,S G2+L2,S",
    "c2": "G3,O G2,I D13,S L2,P G2+L2,I",
    "c3": "G2,I G3,O L2,P D13,S G2+L2,O",
    "c4": "G2,S G3,I D13,O L2,P G2+L2,P",
}
BACKS = {
    "c1": "L2,I G3,P G3,O D13,S G2+L2,O",
    "c2": "G3,O L2,S G3,I D13,P G2+L2,P",
    "c3": "G3,I G3,P D13,O L2,S G2+L2,S",
    "c4": "G3,O G3,S L2,I D13,P G2+L2,I",
}
FORMER_BACKS = {
    "c1": "L1,I G3,P G4,O D13,S G2+L2,O",
    "c2": "G3,O L1,S D13,I G4,P G2+L2,P",
    "c3": "L1,I G3,P D13,O G4,S G2+L2,S",
    "c4": "G3,O L1,S G4,I D13,P G2+L2,I",
}
ORDERS = """cloth+wool/furs+salt cloth+glass/furs+grain fish+glass/salt+wool amber+cloth/wool+fish amber+fish/salt+glass
amber+salt/cloth+fish wool+fish/grain+glass wool+glass/salt+cloth salt+cloth/amber+wool salt+fish/cloth+wool
salt+glass/furs+amber furs+fish/grain+amber furs+wool/fish+glass furs+grain/amber+glass furs+glass/grain+fish
grain+cloth/amber+salt grain+amber/furs+cloth grain+salt/furs+glass clothing/jewellery clothing/provisions
jewellery/clothing jewellery/provisions provisions/clothing provisions/jewellery"""
MAKERS = {
    "m_furs": "clothing furs furs+cloth furs+cloth+wool",
    "m_cloth": "clothing cloth cloth+wool furs+cloth+wool",
    "m_wool": "clothing wool wool+furs furs+cloth+wool",
    "m_salt": "provisions salt salt+fish salt+fish+grain",
    "m_fish": "provisions fish fish+grain salt+fish+grain",
    "m_grain": "provisions grain grain+salt salt+fish+grain",
    "m_amber": "jewellery amber amber+glass",
    "m_glass": "jewellery glass glass+amber",
}


def printed(step: Any) -> str:
    """Return a step as the ledger writes it."""
    costs = (("G", step.goods), ("L", step.luxuries), ("D", step.ducats))
    return "+".join(f"{letter}{number}" for letter, number in costs if number) + "," + LETTER[step.privilege]


@rule("NOV-R1", "NOV-R5")
def test_the_career_cards_are_those_of_the_ledger() -> None:
    """A step for ducats costs 13."""
    sides: tuple[tuple[Side, dict[str, str]], ...] = (("front", FRONTS), ("back", BACKS))
    for side, cards in sides:
        for card, line in cards.items():
            assert " ".join(map(printed, GAME.box.careers[card, side].steps)) == line
            assert "D13" in line


@rule("NOV-R53")
def test_the_backs_cost_only_what_the_rulebook_explains() -> None:
    """All four the same five costs, each in an order of its own, the greatest last; no first step is for ducats."""
    backs = [[printed(step).split(",")[0] for step in GAME.box.careers[card, "back"].steps] for card in BACKS]
    assert all(sorted(costs) == ["D13", "G2+L2", "G3", "G3", "L2"] for costs in backs)
    assert len({tuple(costs) for costs in backs}) == len(backs)
    assert all(costs[-1] == "G2+L2" and "D13" not in costs[:2] for costs in backs)


@rule("NOV-R53")
def test_a_match_that_began_with_the_former_backs_keeps_them() -> None:
    """One luxury and four goods; the fronts are the same."""
    for card, line in FORMER_BACKS.items():
        assert " ".join(map(printed, FORMER_BOX.box.careers[card, "back"].steps)) == line
        assert FORMER_BOX.box.careers[card, "front"] == GAME.box.careers[card, "front"]


@rule("NOV-R1", "NOV-R4")
def test_the_steps_bring_0_0_1_2_3_seals_and_the_top_field_4() -> None:
    """The first two carry the red X."""
    assert len(GAME.box.careers) == 8
    for career in GAME.box.careers.values():
        assert [step.seals for step in career.steps] == [0, 0, 1, 2, 3]
        assert [step.red_x for step in career.steps] == [True, True, False, False, False]
        assert career.top_seals == 4


@rule("NOV-R1")
def test_the_orders_are_those_of_the_ledger() -> None:
    """Twenty-four, by their numbers."""
    for number, rows in enumerate(ORDERS.split(), 1):
        order = GAME.box.orders[f"o{number}"]
        assert "/".join("+".join(row) for row in (order.upper, order.lower)) == rows
    assert len(GAME.box.orders) == 24


@rule("NOV-R1")
def test_the_manufactories_are_those_of_the_ledger() -> None:
    """One, two or three goods bring 1, 2 or 4 seals and as many ducats."""
    assert set(GAME.box.manufactories) == set(MAKERS)
    for maker, line in MAKERS.items():
        found = GAME.box.manufactories[maker]
        assert " ".join([found.luxury, *("+".join(recipe.goods) for recipe in found.recipes)]) == line
        assert all(each.seals == each.ducats == {1: 1, 2: 2, 3: 4}[len(each.goods)] for each in found.recipes)


@rule("NOV-R1")
def test_the_special_orders_bring_a_seal_more_than_they_cost() -> None:
    """Each part has its own cost."""
    assert len(GAME.box.parts) == 16
    for (_card, letter), part in GAME.box.parts.items():
        assert part.cost == {"A": 1, "B": 4, "C": 3, "D": 2}[letter]
        assert part.seals == part.cost + 1
