"""The figures of a seat in Cargo Noir: their names, their sizes, and that they move the right way."""

import pytest

from games.cargo_noir.table import A, B, C, Table
from kontor.bots.games.cargo_noir.features import NAMES, CargoNoirFeatures, trades_left
from kontor.bots.value import setup_key
from kontor.core import Seat, registry
from kontor.games.cargo_noir import GAME, CargoNoirState

FEATURES = CargoNoirFeatures(GAME)
UNIQUE = [card.id for card in GAME.box.cards.values() if card.group == "unique"]


def figures(state: CargoNoirState, seat: Seat = A) -> dict[str, float]:
    """Return the figures of a seat by name."""
    return dict(zip(NAMES, FEATURES.of(state, seat), strict=True))


def test_all_options_share_a_table_for_each_number_of_seats() -> None:
    """They answer open questions of the ledger; an edition of Borneo is a game of its own."""
    others = GAME.options({"port_profile": "b", "black_market_slots": 6, "coin_supply": "unlimited"})
    assert setup_key(GAME, 3, others) == setup_key(GAME, 3, GAME.options({})) == "3"
    borneo = registry.game("borneo")
    assert setup_key(borneo, 3, borneo.options({})) == "board/3"


def test_the_order_of_the_bag_does_not_matter() -> None:
    """Nobody knows it."""
    table = Table().tiles(A, "gold", "gold").sending(A)
    before = [FEATURES.of(table.state, seat) for seat in (A, B, C)]
    table.state.bag.reverse()
    assert [FEATURES.of(table.state, seat) for seat in (A, B, C)] == before


def test_equal_tiles_count_more_than_different_ones_and_these_more_than_few() -> None:
    """Thought 1: four equal tiles are worth 16, four different ones 10, two equal ones 4."""
    same = figures(Table().tiles(A, *["gold"] * 4).sending(A).state)["sets"]
    different = figures(Table().tiles(A, "gold", "art", "cars", "ivory").sending(A).state)["sets"]
    two = figures(Table().tiles(A, "gold", "gold").sending(A).state)["sets"]
    assert same * 10 == pytest.approx(different * 16)
    assert different * 4 == pytest.approx(two * 10)


def test_a_bid_that_nobody_can_top_is_safe() -> None:
    """Thought 6: against empty purses one coin is enough."""
    poor, rich = Table().stack("new_york", A, 1), Table().stack("new_york", A, 1).safe(B, 9)
    for table in (poor, rich):
        table.port("new_york", "gold", "gold", "gold").safe(C, 0).tiles(B, "gold", "gold")
    poor.safe(B, 0)
    safe, unsafe = figures(poor.sending(A).state), figures(rich.sending(A).state)
    assert safe["sets"] == unsafe["sets"] > 0
    assert safe["unsafe"] == 0 < unsafe["unsafe"]


def test_the_next_player_can_still_top_a_bid() -> None:
    """Thought 10: B has not moved yet when its turn begins."""
    table = (
        Table(2).stack("new_york", A, 1).port("new_york", "gold", "gold", "gold").safe(B, 9).tiles(B, "gold", "gold")
    )
    assert figures(table.casino(B, 3).ships(B).state, A)["unsafe"] > 0


def test_a_ship_that_was_outbid_captures_nothing() -> None:
    """Thought 7: it costs tempo."""
    table = Table().stack("new_york", A, 1).stack("new_york", B, 2).sending(C)
    assert figures(table.state, A)["outbid"] > figures(table.state, B)["outbid"] == 0
    assert figures(table.state, A)["sets"] == 0 < figures(table.state, B)["sets"]


def test_ships_at_the_black_market_promise_something() -> None:
    """Thought 11: a swap or a draw each, and a second ship adds less than the first."""
    one, two = (figures(Table().at_market(A, ships).sending(B).state)["market"] for ships in (1, 2))
    assert 0 < one < two <= 2 * one


def test_a_cargo_ship_is_worth_less_the_later_it_is() -> None:
    """Thought 3: an early one is the strongest investment; points count more later."""
    early = figures(Table().cards(A, "cargo_ship").sending(A).state)
    late = figures(Table().cards(A, "cargo_ship").round(9).sending(A).state)
    assert early["ships_to_use"] > late["ships_to_use"] > 0
    assert early["points"] < late["points"]


def test_the_first_coins_are_worth_most_and_none_after_the_last_trade() -> None:
    """Thoughts 5 and 15, CAR-E4."""
    table = Table().tiles(A, "gold")
    few, some, many = (figures(table.safe(A, coins).sending(A).state)["coins"] for coins in (0, 5, 10))
    assert few == 0 < many - some < some - few
    after = figures(table.last_round().sending(A).state)
    assert all(after[name] == 0 for name in ("coins", "sets", "growth", "market"))


def test_trades_are_counted_down() -> None:
    """One in each round from the second on; the one of this turn until it is over."""
    table = Table().round(10)
    assert [trades_left(table.ships(B).state, seat) for seat in (A, B, C)] == [1, 2, 2]
    assert [trades_left(table.sending(B).state, seat) for seat in (A, B, C)] == [1, 1, 2]
    opening = Table().round(1).sending(A).state
    assert [trades_left(opening, seat) for seat in (A, B, C)] == [10, 10, 10]
    table.state.frames = []
    assert trades_left(table.state, A) == 0


def test_a_unique_card_within_reach_counts_until_somebody_has_it() -> None:
    """Thought 13: six equal tiles pay the Show Business, a race that others may win."""
    table = Table().tiles(A, *["gold"] * 6).trade(A)
    before = figures(table.state)["unique_near"]
    after = figures(table.cards(B, *UNIQUE).trade(A).state)["unique_near"]
    assert before > after == 0
