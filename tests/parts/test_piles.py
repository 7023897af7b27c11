"""What is known of cards from a pile that is reshuffled: their pile, and worlds dealt from it."""

from kontor.core import seeded
from kontor.parts.piles import by_pile, count_by_pile, deal, known_piles

PILE_OF = {"a": 0, "b": 0, "c": 1, "d": 1, "e": 1}


def test_cards_are_sorted_by_the_pile_they_come_from() -> None:
    """Piles without a card stay in their place."""
    assert by_pile(["e", "b", "c"], PILE_OF, 2) == (("b",), ("c", "e"), ())
    assert by_pile([], PILE_OF, 0) == ((),)
    assert by_pile(["c", "b"], PILE_OF, 0) == (("b", "c"),)
    assert count_by_pile(["e", "b", "c"], PILE_OF, 2) == (1, 2, 0)
    assert count_by_pile(["e", "b", "c"], PILE_OF, 0) == (3,)


def test_every_hand_is_dealt_from_the_piles_it_can_come_from() -> None:
    """Whatever the luck; the seat that imagines keeps its own hand."""
    worlds = set()
    for number in range(20):
        hands, rest = deal((("a", "b"), ("c", "d", "e")), [(1, 1), (0, 1), (1, 0)], 2, ("x",), seeded(number))
        assert [len(hand) for hand in hands] == [2, 1, 1]
        assert (PILE_OF[hands[0][0]], PILE_OF[hands[0][1]], PILE_OF[hands[1][0]]) == (0, 1, 1)
        assert hands[2] == ["x"]
        assert sorted([*hands[0], *hands[1], *rest]) == ["a", "b", "c", "d", "e"]
        worlds.add((tuple(map(tuple, hands)), tuple(rest)))
    assert len(worlds) > 5


def test_a_spectator_deals_every_hand() -> None:
    """Nobody's hand is kept."""
    hands, rest = deal((("a", "b"),), [(1,), (1,)], None, (), seeded(1))
    assert sorted([*hands[0], *hands[1]]) == ["a", "b"]
    assert rest == []


def test_the_own_hand_lies_in_the_order_of_its_piles() -> None:
    """Cards are drawn from one pile after the other."""
    assert known_piles((("a",), ("c",)), (1, 2), ("x", "y", "z")) == {"a": 0, "c": 1, "x": 0, "y": 1, "z": 1}
