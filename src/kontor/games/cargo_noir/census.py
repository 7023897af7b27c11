"""Counting the components: what a match is made of, and what lies on the table (CAR-I1, CAR-I3, CAR-I4, CAR-I9)."""

from kontor.games.cargo_noir.components import CargoNoirBox
from kontor.games.cargo_noir.state import CargoNoirState

COIN = "coin"


def ship(seat: int) -> str:
    """Return the id of a player's ships."""
    return f"ship:{seat}"


def inventory(box: CargoNoirBox, seats: int) -> list[str]:
    """Return every component of a match, sorted."""
    given = box.setup
    found = [*box.tiles_in_play(seats), *[COIN] * given.coins]
    found += [ship(seat) for seat in range(seats) for _ in range(given.start_ships + given.reserve_ships)]
    found += [card.id for card in box.cards.values() for _ in range(card.copies)]
    return sorted(found)


def census(s: CargoNoirState) -> list[str]:
    """Return every component on the table, sorted; the bank may owe coins (CAR-O4)."""
    found = [*s.bag, *s.discard, *s.black_market]
    for tiles in (*s.ports.values(), *s.tiles):
        found += tiles
    coins = s.coin_bank + sum(s.safes) + sum(map(sum, s.stacks.values()))
    found += [COIN] * coins
    for seat in range(s.seats):
        ships = s.docks[seat] + s.reserves[seat] + s.at_casino[seat] + s.at_black_market[seat]
        ships += sum(stacks[seat] > 0 for stacks in s.stacks.values())
        found += [ship(seat)] * ships
    found += [card for cards in s.cards for card in cards]
    found += [card for card, copies in s.piles.items() for _ in range(copies)]
    return sorted(found)
