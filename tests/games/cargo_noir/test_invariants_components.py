"""Laws of the components: tiles, coins, ships and cards are never lost, doubled or out of place."""

from collections import Counter
from itertools import chain, pairwise

from games.cargo_noir.matches import matches, plies, states
from kontor.core import seeded
from kontor.games.cargo_noir import GAME, CargoNoirState
from kontor.games.cargo_noir.actions import CloseTrade
from kontor.games.cargo_noir.events import BagRefilled
from kontor.testing.marks import rule

BOX = GAME.box
EDGE = ("cargo_ship", "warehouse", "syndicate")


def fleet(s: CargoNoirState, seat: int) -> int:
    """Count the ships of a player at dock and on the board."""
    in_ports = sum(stacks[seat] > 0 for stacks in s.stacks.values())
    return s.docks[seat] + s.at_casino[seat] + s.at_black_market[seat] + in_ports


@rule("CAR-I1")
def test_there_are_always_fourteen_tiles_of_a_type_and_a_wild_one_for_each_player() -> None:
    """In bag, discard pile, Black Market and ports and with the players, each tile in one place."""
    for s in states():
        tiles = [*s.bag, *s.discard, *s.black_market, *chain(*s.ports.values()), *chain(*s.tiles)]
        assert len(tiles) == len(set(tiles)) == 126 + s.seats
        types = Counter(BOX.type_of[tile] for tile in tiles)
        assert types == dict.fromkeys(BOX.cargo, 14) | {"wild": s.seats}


@rule("CAR-I2")
def test_open_ports_and_the_black_market_are_always_full() -> None:
    """Closed ports hold nothing: they are not even there."""
    for s in states():
        opened = BOX.open_ports(s.options.port_profile, s.seats)
        assert {port: len(tiles) for port, tiles in s.ports.items()} == {port: BOX.ports[port].slots for port in opened}
        assert len(s.black_market) == s.options.black_market_slots
        assert set(s.stacks) == set(opened)


@rule("CAR-I3")
def test_there_are_always_sixty_coins() -> None:
    """No safe is negative, the bank only without a limit; a stack is at least one coin."""
    lowest = Counter[str]()
    for s in states():
        assert s.coin_bank + sum(s.safes) + sum(map(sum, s.stacks.values())) == 60
        assert min(s.safes) >= 0
        assert min(map(min, s.stacks.values())) >= 0
        lowest[s.options.coin_supply] = min(lowest[s.options.coin_supply], s.coin_bank)
    assert lowest["limited"] == 0


@rule("CAR-I4")
def test_every_player_has_five_ships() -> None:
    """A fleet has three and one for each Cargo Ship card, the others wait in the reserve; one per port at most."""
    largest = 0
    for s in states():
        for seat in range(s.seats):
            assert fleet(s, seat) + s.reserves[seat] == 5
            assert fleet(s, seat) == 3 + s.cards[seat].count("cargo_ship") <= 5
            assert min(s.docks[seat], s.reserves[seat], s.at_casino[seat], s.at_black_market[seat]) >= 0
            largest = max(largest, fleet(s, seat))
        assert all(len(stacks) == s.seats for stacks in s.stacks.values())
    assert largest == 5


@rule("CAR-I5")
def test_all_stacks_of_a_port_have_different_heights() -> None:
    """Two and three of them, too."""
    most = 0
    for s in states():
        for stacks in s.stacks.values():
            heights = [coins for coins in stacks if coins]
            assert len(set(heights)) == len(heights)
            most = max(most, len(heights))
    assert most >= 3


@rule("CAR-I9")
def test_there_are_always_54_cards() -> None:
    """Each kind stays constant, and nobody has a third of a Smuggler's Edge kind."""
    kinds = {card.id: card.copies for card in BOX.cards.values()}
    assert sum(kinds.values()) == 54
    for s in states():
        assert Counter(s.piles) + Counter(chain(*s.cards)) == kinds
        assert min(s.piles.values()) >= 0
        assert all(cards.count(card) <= 2 for cards in s.cards for card in EDGE)


@rule("CAR-I10")
def test_points_are_those_of_the_cards_and_change_only_by_a_trade() -> None:
    """They never decrease."""
    trades = 0
    for ply in plies():
        before, after = ([score.total for score in GAME.scores(s)] for s in (ply.before, ply.after))
        figures = BOX.cards_of(ply.after.options.has_former_uniques)
        assert after == [sum(figures[card].points for card in cards) for cards in ply.after.cards]
        if isinstance(ply.action, CloseTrade):
            assert after[ply.seat] > before[ply.seat]
            after[ply.seat] = before[ply.seat]
            trades += 1
        assert after == before
    assert trades > 0


@rule("CAR-I11")
def test_a_tile_can_always_be_drawn() -> None:
    """Bag and discard pile hold at least 38 tiles together, with fewer players more."""
    refilled = 0
    for match in matches():
        s = match[0].before
        board = sum(map(len, s.ports.values())) + len(s.black_market)
        least = 126 + s.seats - board - 10 * (s.seats - 1) - 25
        assert least >= 38
        for ply in match:
            assert len(ply.after.bag) + len(ply.after.discard) >= least
            refilled += sum(isinstance(event, BagRefilled) for event in ply.events)
    assert refilled > 0


@rule("CAR-I14")
def test_one_more_tile_never_lowers_the_best_value() -> None:
    """Over lots of up to 25 tiles, built up tile by tile."""
    for number in range(60):
        rng = seeded(number)
        tiles = rng.shuffled(BOX.tiles_in_play(5))[: 8 + number % 18]
        values = [BOX.best_value(tiles[:count]) for count in range(len(tiles) + 1)]
        assert values[:2] == [0, 1]
        assert all(now < then for now, then in pairwise(values))


@rule("CAR-I14")
def test_equal_tiles_are_worth_more_than_different_ones() -> None:
    """From two tiles on; one tile is worth the same."""
    for count in range(1, 10):
        same = BOX.combos.best_value(["ivory"] * count)
        different = BOX.combos.best_value(BOX.cargo[:count])
        assert same == different if count == 1 else same > different
