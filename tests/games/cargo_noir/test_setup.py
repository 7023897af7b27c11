"""The opening position: ports, tiles, coins, ships and cards."""

from collections import Counter
from itertools import chain
from typing import Any

from games.cargo_noir.matches import matches
from games.cargo_noir.table import A, B, C, Table
from kontor.core import Event, Refusal
from kontor.games.cargo_noir import GAME, CargoNoirState
from kontor.games.cargo_noir.actions import BasketCard, ResolveCapture, SendShip
from kontor.games.cargo_noir.events import RoundBegan
from kontor.games.cargo_noir.rules import S1, T0_2
from kontor.testing.marks import rule

OPEN = {
    2: {"rotterdam", "new_york", "panama", "cape_town"},
    3: {"rotterdam", "new_york", "panama", "cape_town", "bombay"},
    4: {"rotterdam", "new_york", "panama", "cape_town", "bombay", "rio"},
    5: {"rotterdam", "new_york", "panama", "cape_town", "bombay", "rio", "hong_kong", "tanger"},
}
SLOTS = {
    "rotterdam": 4,
    "new_york": 3,
    "panama": 2,
    "cape_town": 1,
    "bombay": 3,
    "rio": 3,
    "hong_kong": 2,
    "tanger": 2,
}
EDGE = {"cargo_ship": 8, "warehouse": 8, "syndicate": 8}
SIMPLE = {"villa": 6, "yacht": 6, "dive_bar": 6, "night_club": 6}
UNIQUE = {"showbiz": 1, "paparazzi": 1, "militia": 1, "cronies": 1, "bank": 1, "principality": 1}


def opening(seats: int, seed: int = 0, **options: Any) -> CargoNoirState:
    """Return an opening position."""
    return GAME.start(seats, GAME.options(options), seed.to_bytes(32, "big"))


def all_tiles(s: CargoNoirState) -> list[str]:
    """Return all tiles of the opening."""
    return [*s.bag, *s.black_market, *chain(*s.ports.values())]


@rule("CAR-S1")
def test_the_open_ports_follow_the_number_of_players() -> None:
    """Four with two players, all eight with five; a closed port has neither cargo nor stacks."""
    for seats, ports in OPEN.items():
        s = opening(seats)
        assert set(s.ports) == ports
        assert s.stacks == {port: [0] * seats for port in s.ports}


@rule("CAR-S1")
def test_a_closed_port_cannot_be_visited() -> None:
    """With three players Rio is closed, with four it is open."""
    for seats, refusal in ((3, Refusal(S1, {"port": "rio"})), (4, None)):
        table = Table(seats).sending(A)
        assert table.check(A, SendShip("rio")) == refusal
        assert (SendShip("rio") in table.legal(A)) is (refusal is None)


@rule("CAR-S1")
def test_no_ship_acts_in_a_closed_port() -> None:
    """Rio has no cargo to capture with three players."""
    table = Table(3).casino(A).ships(A)

    assert table.check(A, ResolveCapture("rio")) == Refusal(S1, {"port": "rio"})


@rule("CAR-S2")
def test_all_normal_tiles_and_a_wild_one_for_each_player_are_in_play() -> None:
    """Fourteen of each of nine types; the other wild tiles leave the game."""
    for seats in (2, 3, 4, 5):
        tiles = all_tiles(opening(seats))
        assert len(tiles) == len(set(tiles)) == 126 + seats
        types = Counter(GAME.box.type_of[tile] for tile in tiles)
        assert types.pop("wild") == seats
        assert (len(types), set(types.values())) == (9, {14})


@rule("CAR-S2")
def test_the_bag_is_mixed() -> None:
    """Another seed gives another order, the same seed the same one."""
    assert opening(3, 1).bag != opening(3, 2).bag
    assert opening(3, 1).bag == opening(3, 1).bag
    assert opening(3, 1).bag != sorted(opening(3, 1).bag)


@rule("CAR-S3")
def test_every_slot_of_the_black_market_and_the_open_ports_holds_a_tile() -> None:
    """Eighteen, 21, 24 or 28 tiles come from the bag; they differ from seed to seed."""
    for seats, on_board in ((2, 18), (3, 21), (4, 24), (5, 28)):
        s = opening(seats)
        assert len(s.black_market) == 8
        assert {port: len(tiles) for port, tiles in s.ports.items()} == {port: SLOTS[port] for port in OPEN[seats]}
        assert len(s.bag) == 126 + seats - on_board
        assert s.discard == []
    assert len({tuple(opening(3, seed).black_market) for seed in range(9)}) == 9
    assert len({tuple(opening(3, seed).ports["rotterdam"]) for seed in range(9)}) == 9


@rule("CAR-S4")
def test_everybody_has_three_ships_and_seven_coins_and_the_rest_is_the_bank() -> None:
    """Sixty coins in all; nobody owns a tile or a card."""
    for seats, bank in ((2, 46), (3, 39), (4, 32), (5, 25)):
        s = opening(seats)
        assert (s.safes, s.docks) == ([7] * seats, [3] * seats)
        assert s.coin_bank == bank == 60 - 7 * seats
        assert (s.at_casino, s.at_black_market) == ([0] * seats, [0] * seats)
        assert (s.tiles, s.cards) == ([[] for _ in range(seats)], [[] for _ in range(seats)])


@rule("CAR-S5")
def test_three_piles_of_eight_smugglers_edge_cards_and_two_ships_of_each_colour_next_to_them() -> None:
    """The ships of colours that nobody plays stay in the box."""
    for seats in (2, 5):
        s = opening(seats)
        assert {card: s.piles[card] for card in EDGE} == EDGE
        assert s.reserves == [2] * seats


@rule("CAR-S6")
def test_four_piles_of_six_simple_cards_and_six_unique_cards() -> None:
    """Thirteen piles with the Smuggler's Edge, 54 cards, and everybody sees them."""
    s = opening(4)
    assert s.piles == EDGE | SIMPLE | UNIQUE
    assert sum(s.piles.values()) == 54
    for seat in (A, B, None):
        assert GAME.view(s, seat).piles == s.piles


@rule("CAR-S6")
def test_every_pile_can_be_bought_from_in_phase_two() -> None:
    """Nine equal tiles and nine more of another type pay for any card."""
    table = Table().tiles(A, *["ivory"] * 9, *["gold"] * 9).trade(A)

    assert table.offered(A, BasketCard) == [BasketCard(card) for card in EDGE | SIMPLE | UNIQUE]


@rule("CAR-S7")
def test_without_a_named_seat_the_start_player_is_drawn_by_lot() -> None:
    """Over many openings everybody begins, nobody else does, and the same seed draws the same player."""
    for seats in (2, 3, 4, 5):
        openings = [opening(seats, seed) for seed in range(50)]
        assert {s.start_player for s in openings} == set(range(seats))
        assert all(GAME.deciders(s) == (s.start_player,) for s in openings)
        assert [s.start_player for s in openings] == [opening(seats, seed).start_player for seed in range(50)]


@rule("CAR-S7")
def test_the_start_player_never_changes() -> None:
    """In random matches the marker stays where it was."""
    for match in matches():
        assert {ply.after.start_player for ply in match} == {match[0].before.start_player}


@rule("CAR-S8")
def test_the_round_marker_starts_in_front_of_space_one() -> None:
    """The first turn of the start player advances it to 1."""
    events: list[Event] = []
    options = GAME.options({"start_player": C})
    s = GAME.setup(3, options, bytes(32))
    assert s.round == 0

    GAME.settle(s, events.append)
    assert (s.round, s.active, GAME.deciders(s)) == (1, C, (C,))
    assert events[0] == RoundBegan(1, last=False, rule=T0_2)
