"""The opening position: the map, the stacks, the orders, what everybody begins with, bonus and career cards."""

from collections import Counter
from itertools import chain
from typing import Any

from games.novgorod.layout import Opening
from games.novgorod.table import A, B, C, Table
from kontor.core import Option, Refusal
from kontor.games.novgorod import GAME, NovgorodState
from kontor.games.novgorod.actions import ChooseCareerSide
from kontor.games.novgorod.events import SideChosen
from kontor.games.novgorod.frames import CareerSideFrame, IntroFrame, PickFrame, TurnFrame
from kontor.games.novgorod.rules import O1, O2, S7
from kontor.testing.marks import rule

RING = ("novgorod", "riga", "danzig", "luebeck", "antwerp", "london", "bergen", "visby")
SEEDS = range(40)


def opening(seats: int, seed: int = 0, **options: Any) -> NovgorodState:
    """Return an opening position."""
    return Opening(seats, seed.to_bytes(32, "big"), **options).state


def openings(seats: int, **options: Any) -> list[NovgorodState]:
    """Return openings of many seeds."""
    return [opening(seats, seed, **options) for seed in SEEDS]


@rule("NOV-S1")
def test_eight_cities_lie_on_a_ring_and_a_chord_joins_visby_and_luebeck() -> None:
    """Each has two neighbours, these two have three."""
    ring = {city: {RING[at - 1], RING[(at + 1) % 8]} for at, city in enumerate(RING)}
    ring["visby"].add("luebeck")
    ring["luebeck"].add("visby")
    assert GAME.box.ring == RING
    assert {city: set(found) for city, found in GAME.box.neighbours.items()} == ring


@rule("NOV-S1")
def test_each_city_has_its_own_good() -> None:
    """Eight goods, none twice."""
    goods = ("furs", "grain", "amber", "salt", "cloth", "wool", "fish", "glass")
    assert tuple(GAME.box.good_of[city] for city in RING) == goods
    assert GAME.box.goods == goods


@rule("NOV-S2")
def test_the_eight_manufactories_are_shuffled_to_the_eight_cities() -> None:
    """One next to each city; over many openings every one comes to Novgorod."""
    everywhere = openings(3)
    for s in everywhere:
        assert tuple(s.manufactory_of) == RING
        assert sorted(s.manufactory_of.values()) == sorted(GAME.box.manufactories)
    assert {s.manufactory_of["novgorod"] for s in everywhere} == set(GAME.box.manufactories)


@rule("NOV-S3", "NOV-X1")
def test_the_kontors_of_a_city_lie_cheapest_on_top_and_fewer_players_have_fewer() -> None:
    """Three players do without a middle price, two also without the most expensive."""
    cheap, middle, expensive = ("riga", "luebeck", "bergen"), ("danzig", "london", "visby"), ("novgorod", "antwerp")
    prices = {2: ([4, 5], [5, 6], [6, 7]), 3: ([4, 5, 6], [5, 6, 7], [6, 7, 8])}
    prices[4] = ([4, 5, 5, 6], [5, 6, 6, 7], [6, 7, 7, 8])
    for seats, lists in prices.items():
        expected = {
            city: stack for cities, stack in zip((cheap, middle, expensive), lists, strict=True) for city in cities
        }
        assert opening(seats).stacks == expected


@rule("NOV-S4", "NOV-X2")
def test_everybody_has_one_secret_order_and_two_more_than_players_are_open() -> None:
    """Four, five or six; the rest is the deck."""
    for seats, shown in ((2, 4), (3, 5), (4, 6)):
        s = opening(seats)
        assert [len(hand) for hand in s.hands] == [1] * seats
        assert len(s.open_orders) == shown
        assert len(s.deck) == 24 - seats - shown
        everything = [*s.deck, *s.open_orders, *chain(*s.hands)]
        assert sorted(everything) == sorted(GAME.box.orders)
        assert s.known == []


@rule("NOV-S4")
def test_the_orders_are_shuffled() -> None:
    """Over many openings most orders are dealt to A, and the decks differ."""
    everywhere = openings(2)
    assert len({s.hands[A][0] for s in everywhere}) > 12
    assert len({tuple(s.deck) for s in everywhere}) == len(everywhere)
    assert opening(2, 1).deck == opening(2, 1).deck


@rule("NOV-S5", "NOV-X3", "NOV-R35")
def test_everybody_begins_with_27_ducats_no_seals_and_speed_2() -> None:
    """And without kontors, stored goods and filed orders."""
    for seats in (2, 3, 4):
        s = opening(seats)
        assert (s.ducats, s.speeds) == ([27] * seats, [2] * seats)
        assert (s.seals, [s.total_seals(seat) for seat in range(seats)]) == ([{} for _ in range(seats)], [0] * seats)
        assert (s.kontors, s.holds) == ([[] for _ in range(seats)], [None] * seats)
        assert s.aside == s.filed == s.markers == [[] for _ in range(seats)]
        assert (s.unmarked, s.picked, s.route) == ([0] * seats, [0] * seats, [])


@rule("NOV-S6", "NOV-O2")
def test_the_bonus_cards_of_a_first_game_are_kontor8_and_route5() -> None:
    """Whatever the seed; both with their high values, and nobody has them."""
    for s in openings(3, first_game=True):
        assert s.bonuses == {"kontor8": "high", "route5": "high"}
        assert s.bonus_of == s.bonus_now == {"kontor8": [], "route5": []}


@rule("NOV-S6")
def test_otherwise_two_of_the_six_bonus_cards_are_opened_by_lot() -> None:
    """Over many openings each of the six is there in about a third of them."""
    everywhere = openings(3)
    assert all(len(s.bonuses) == 2 and set(s.bonuses.values()) == {"high"} for s in everywhere)
    seen = Counter(bonus for s in everywhere for bonus in s.bonuses)
    assert set(seen) == set(GAME.box.bonuses)
    assert max(seen.values()) < len(everywhere) * 2 // 3
    assert {frozenset(s.bonus_of) for s in everywhere} == {frozenset(s.bonuses) for s in everywhere}


@rule("NOV-S7")
def test_everybody_gets_a_career_card_by_lot_with_no_step_covered() -> None:
    """Over many openings A gets each of the four."""
    everywhere = openings(3)
    for s in everywhere:
        assert len(set(s.careers)) == len(s.careers) == 3
        assert set(s.careers) <= set(GAME.box.career_cards)
        assert (s.covered, s.sides) == ([0, 0, 0], ["front"] * 3)
    assert {s.careers[A] for s in everywhere} == {"c1", "c2", "c3", "c4"}


@rule("NOV-S7", "NOV-R8")
def test_the_sides_are_chosen_openly_from_the_start_player_clockwise() -> None:
    """B begins; then C and A; the draft follows."""
    table = Table()
    table.state.start_player = B
    table.choose_sides(B, C, A)
    for seat, side in ((B, "back"), (C, "front"), (A, "back")):
        assert table.deciders == (seat,)
        assert table.legal(seat) == [ChooseCareerSide("front"), ChooseCareerSide("back")]
        table.play(seat, ChooseCareerSide(side))
        assert table.events[0] == SideChosen(seat, table.state.careers[seat], side, rule=S7)
        assert table.event(SideChosen).seen_by(None) == table.events[0]
        assert table.state.sides[seat] == side
    assert table.state.frames[-1] == PickFrame(A, asked=True)


@rule("NOV-R8")
def test_the_start_player_is_asked_first_for_the_side() -> None:
    """Any of them, and all the others after that."""
    for s in openings(4):
        queue = tuple((s.start_player + place) % 4 for place in range(4))
        assert s.frames[-1] == CareerSideFrame(queue)


@rule("NOV-S7", "NOV-O2")
def test_in_a_first_game_nobody_chooses_a_side() -> None:
    """All cards show their fronts, and the draft begins at once."""
    assert GAME.info.options[0] == Option("first_game", (False, True), default=False, rule=O2)
    for s in openings(3, first_game=True):
        assert s.sides == ["front"] * 3
        assert isinstance(s.frames[-1], PickFrame)
        assert not any(isinstance(frame, CareerSideFrame) for frame in s.frames)
    assert GAME.options({}).first_game is False
    assert isinstance(opening(3).frames[-1], CareerSideFrame)


@rule("NOV-S8")
def test_the_lowest_career_card_makes_the_start_player() -> None:
    """Over many openings every seat is it, and has the first turn."""
    everywhere = openings(3)
    for s in everywhere:
        numbers = [int(card[1:]) for card in s.careers]
        assert numbers[s.start_player] == min(numbers)
        assert s.active == s.start_player
    assert {s.start_player for s in everywhere} == {A, B, C}


@rule("NOV-S9")
def test_what_is_not_needed_is_out_of_the_game() -> None:
    """Expensive kontors, other bonus and career cards, and without the expert parts their cards."""
    s = opening(2)
    census = GAME.census(s)
    assert census == GAME.inventory(2, GAME.options({}))
    assert sum(each.startswith("kontor:") for each in census) == 16
    assert (len(s.bonuses), len(s.careers)) == (2, 2)
    assert (s.merchant, s.pirate, s.column, s.cover) == (None, None, [], None)


@rule("NOV-S10")
def test_first_the_sides_then_the_draft_then_the_first_turn() -> None:
    """The map and the cards lie there before anybody is asked; the cover comes off the deck after the display."""
    plain, special = opening(3, 7), opening(3, 7, special_orders=True)
    assert [type(frame) for frame in plain.frames] == [TurnFrame, IntroFrame, CareerSideFrame]
    assert plain.frames[0] == TurnFrame("begin")
    assert plain.round == 0
    assert (special.hands, special.open_orders) == (plain.hands, plain.open_orders)
    assert [*special.deck, special.cover] == plain.deck


@rule("NOV-O1")
def test_two_to_four_players_take_part() -> None:
    """One and five are refused."""
    assert GAME.info.seats == (2, 3, 4)
    for seats in (1, 5):
        refusal = Refusal(O1, {"seats": seats, "least": 2, "most": 4})
        assert GAME.check_setup(seats, GAME.options({})) == refusal
    assert all(GAME.check_setup(seats, GAME.options({})) is None for seats in (2, 3, 4))


@rule("NOV-R1")
def test_the_card_values_come_from_the_data_file() -> None:
    """The career cards, orders and bonuses have the reconstructed values of the ledger."""
    box = GAME.box
    assert (box.row("o16", "upper"), box.row("o16", "lower")) == (("grain", "cloth"), ("amber", "salt"))
    assert (box.row("o21", "upper"), box.row("o21", "lower")) == (("jewellery",), ("clothing",))
    assert {bonus: (card.high, card.low) for bonus, card in box.bonuses.items() if bonus != "diversity"} == {
        "kontor8": (6, 3),
        "route5": (4, 2),
        "luxury_merchant": (3, 1),
        "orders3": (4, 2),
        "career3": (5, 3),
    }
    assert box.ship_price == {3: 5, 4: 10, 5: 15}
