"""The options of a match that concern ports, the Black Market, the coins and the start player."""

from typing import Any

import pytest

from games.cargo_noir.table import A, B, C, D, Table
from kontor.core import Option, Refusal, RefusedError, encode, registry
from kontor.core.rules import OPTION_VALUE
from kontor.games.cargo_noir import GAME, CargoNoirState
from kontor.games.cargo_noir.actions import BasketCard, CloseBasket, CloseTrade, PayTile, ResolveCasino, ResolveWithdraw
from kontor.games.cargo_noir.events import CasinoPaid, SyndicatePaid
from kontor.games.cargo_noir.rules import C5, O1, O2, O4, O5, O6, O7, T1_4
from kontor.testing.marks import rule


def refusal_of(seats: int, **options: Any) -> Refusal | None:
    """Ask whether a table is allowed."""
    return GAME.check_setup(seats, GAME.options(options))


def opening(seats: int, seed: int = 0, **options: Any) -> CargoNoirState:
    """Return an opening position."""
    return GAME.start(seats, GAME.options(options), seed.to_bytes(32, "big"))


def open_ports(seats: int, **options: Any) -> tuple[int, int]:
    """Return how many ports are open, and how many slots they have."""
    ports = opening(seats, **options).ports
    return len(ports), sum(map(len, ports.values()))


@rule("CAR-O1")
def test_profile_a_opens_four_five_six_or_eight_ports() -> None:
    """It is the default, with 10, 13, 16 or 20 slots."""
    assert GAME.info.options[0] == Option("port_profile", ("a", "b"), "a", O1)
    counts = {2: (4, 10), 3: (5, 13), 4: (6, 16), 5: (8, 20)}
    assert {seats: open_ports(seats) for seats in counts} == counts
    assert {seats: open_ports(seats, port_profile="a") for seats in counts} == counts


@rule("CAR-O1")
def test_profile_b_opens_three_five_seven_or_eight_ports() -> None:
    """Two players do without Cape Town, four have Hong Kong too; all but Tanger."""
    counts = {2: (3, 9), 3: (5, 13), 4: (7, 18), 5: (8, 20)}
    assert {seats: open_ports(seats, port_profile="b") for seats in counts} == counts
    assert set(opening(2, port_profile="b").ports) == {"rotterdam", "new_york", "panama"}
    assert set(opening(4).ports) ^ set(opening(4, port_profile="b").ports) == {"hong_kong"}


@rule("CAR-R24")
def test_profile_a_is_the_ruling() -> None:
    """A player who says nothing plays it."""
    assert GAME.options({}).port_profile == "a"
    for seats in (2, 3, 4, 5):
        assert opening(seats).ports == opening(seats, port_profile="a").ports
    assert "cape_town" in opening(2).ports


@rule("CAR-O2")
def test_the_black_market_has_eight_or_six_slots() -> None:
    """With six the bag holds two more; the tiles in play are the same. Seven are refused."""
    assert GAME.info.options[1] == Option("black_market_slots", (8, 6), 8, O2)
    for seats in (2, 3, 4, 5):
        eight, six = opening(seats), opening(seats, black_market_slots=6)
        assert (len(eight.black_market), len(six.black_market)) == (8, 6)
        assert len(six.bag) == len(eight.bag) + 2
        assert GAME.census(six) == GAME.census(eight)
    assert refusal_of(3, black_market_slots=7) == Refusal(OPTION_VALUE, {"option": "black_market_slots", "value": "7"})


@rule("CAR-R25")
def test_eight_slots_are_the_ruling() -> None:
    """A player who says nothing plays with eight."""
    assert GAME.options({}).black_market_slots == 8
    assert len(opening(3).black_market) == 8


@rule("CAR-O4")
def test_the_coins_are_limited_by_default() -> None:
    """Unlimited ones can be chosen."""
    assert GAME.info.options[3] == Option("coin_supply", ("limited", "unlimited"), "limited", O4)
    assert GAME.options({}).coin_supply == "limited"
    assert refusal_of(2, coin_supply="unlimited") is None


@rule("CAR-O4")
def test_an_unlimited_bank_pays_in_full_and_counts_below_zero() -> None:
    """With one coin left a Casino ship brings two; a limited bank pays the one."""
    for coin_supply, paid in (("unlimited", 2), ("limited", 1)):
        table = Table(coin_supply=coin_supply).casino(A, 2).bank(1).ships(A).play(A, ResolveCasino())
        assert table.event(CasinoPaid) == CasinoPaid(A, paid, rule=T1_4)
        assert (table.state.safes[A], table.state.coin_bank) == (7 + paid, 1 - paid)
        table.assert_census()


@rule("CAR-O4")
def test_a_syndicate_is_paid_in_full_by_an_unlimited_bank() -> None:
    """The bank is empty and owes two coins afterwards."""
    table = Table(coin_supply="unlimited").cards(A, "syndicate").stack("panama", A, 1).stack("panama", B, 2)
    table.casino(A).bank(0).ships(A).play(A, ResolveWithdraw("panama"))

    assert table.event(SyndicatePaid) == SyndicatePaid(A, 2, rule=C5)
    assert (table.state.safes[A], table.state.coin_bank) == (7 + 1 + 2, -2)
    table.assert_census()


@rule("CAR-O5")
def test_the_start_player_is_random_or_a_named_seat_that_takes_part() -> None:
    """Seat 3 exists with four players, and is refused with three."""
    assert GAME.info.options[4] == Option("start_player", ("random", 0, 1, 2, 3, 4), "random", O5, names_seat=True)
    assert GAME.options({}).start_player == "random"
    assert [refusal_of(seats, start_player=seats - 1) for seats in (2, 3, 4, 5)] == [None] * 4
    assert refusal_of(3, start_player=D) == Refusal(O5, {"seats": 3, "start_player": D})
    with pytest.raises(RefusedError):
        opening(3, start_player=D)


@rule("CAR-O5")
def test_a_named_start_player_begins() -> None:
    """Whatever the seed."""
    for seed in range(6):
        s = opening(4, seed, start_player=C)
        assert (s.start_player, s.active, GAME.deciders(s)) == (C, C, (C,))


@rule("CAR-O6")
def test_ties_are_read_by_points_and_cost_unless_a_match_began_before() -> None:
    """A new match gets today's reading; stored options without it mean points alone, and leave no byte."""
    tie_break = Option("tie_break", ("points_then_cost", "points"), "points_then_cost", O6, former="points")
    assert GAME.info.options[5] == tie_break
    assert GAME.options({}).cost_breaks_ties
    assert not GAME.options({"tie_break": "points"}).cost_breaks_ties
    assert not GAME.stored_options({}).cost_breaks_ties
    assert b"tie_break" not in encode(GAME.stored_options({}))


FORMER_BOX = "029c3fed2401470764a56e7aed52279ae514d50a8471f076a6aede3ebd61fc6b"
FORMER_ROW = {
    "showbiz": (36, 40),
    "paparazzi": (40, 45),
    "militia": (45, 50),
    "cronies": (49, 55),
    "bank": (64, 75),
    "principality": (81, 100),
}


@rule("CAR-O7")
def test_unique_cards_have_todays_figures_unless_a_match_began_before() -> None:
    """A new match gets the squares; stored options without the reading mean the former row, and leave no byte."""
    unique_cards = Option("unique_cards", ("squares", "former"), "squares", O7, former="former")
    assert GAME.info.options[6] == unique_cards
    assert not GAME.options({}).has_former_uniques
    assert GAME.options({"unique_cards": "former"}).has_former_uniques
    assert GAME.stored_options({}).has_former_uniques
    assert b"unique_cards" not in encode(GAME.stored_options({}))


@rule("CAR-O7")
def test_with_the_former_unique_cards_costs_and_points_are_the_former_ones() -> None:
    """Six equal tiles, worth 36, buy the Militia for 45 points; before they bought Show Business for 40."""
    for row, card, points in (("squares", "militia", 45), ("former", "showbiz", 40)):
        table = Table(unique_cards=row).tiles(A, *["gold"] * 6).trade(A)
        assert (table.check(A, BasketCard("militia")) is None) == (row == "squares")
        table.play(A, BasketCard(card), CloseBasket(), *[PayTile("gold")] * 6, CloseTrade())
        assert (GAME.scores(table.state)[A].total, table.view(B).scores[A].total) == (points, points)


@rule("CAR-R37")
def test_the_costs_of_the_unique_cards_are_the_squares_from_four_to_nine() -> None:
    """So each is the value of equal tiles, the fourth is the 49 that is printed, and all give more than they cost."""
    found = [card for card in GAME.box.cards.values() if card.group == "unique"]
    assert (
        [card.cost for card in found] == [size * size for size in range(4, 10)] == list(GAME.box.file.values.same[4:])
    )
    assert [card.points for card in found] == [20, 30, 45, 60, 80, 100]


@rule("CAR-R37")
def test_the_former_row_is_what_former_matches_had() -> None:
    """Today's box knows it, and the former box, which names one row only, offers no choice."""
    former = registry.game_with("cargo_noir", FORMER_BOX)
    assert former is not None
    for cards in (GAME.box.cards_of(former=True), former.box.cards_of(former=True), former.box.cards_of(former=False)):
        assert {id_: (cards[id_].cost, cards[id_].points) for id_ in FORMER_ROW} == FORMER_ROW
    assert [option.name for option in former.info.options] == [option.name for option in GAME.info.options[:6]]
