"""Counting the components: what a match is made of, and what lies on the table (BOR-I1 to BOR-I4, BOR-I14)."""

from kontor.games.borneo.components import BorneoBox
from kontor.games.borneo.frames import PlacementFrame
from kontor.games.borneo.setup import merchants_per_player
from kontor.games.borneo.state import BorneoOptions, BorneoState

SHIP = "pirate_ship"


def merchant(seat: int) -> str:
    """Return the id of a player's merchants."""
    return f"merchant:{seat}"


def order_piece(order: str) -> str:
    """Return the id of an order of this type as a thing on the table; the type itself is no secret."""
    return f"order_piece:{order}"


def inventory(box: BorneoBox, seats: int, options: BorneoOptions) -> list[str]:
    """Return every component of a match, sorted; what the setup removes does not count."""
    found = [*box.cargo, *box.ports_in_play(options.edition, seats)]
    orders = box.orders_in_play(options.edition, seats)
    found += [order_piece(order) for order, count in orders.items() for _ in range(count)]
    found += [merchant(seat) for seat in range(seats) for _ in range(merchants_per_player(box, options))]
    return sorted([*found, SHIP] if options.blackbeard else found)


def census(s: BorneoState) -> list[str]:
    """Return every component on the table, sorted."""
    found = s.draw_pile + s.discard_pile + s.port_stack + s.out_of_game
    found += [port for port in s.ports if port is not None]
    for cards in (*s.hands, *s.warehouses, *s.cargo, s.cards_in_contest()):
        found += cards
    found += [order_piece(order) for order, count in s.orders.items() for _ in range(count)]
    found += [order_piece(order) for orders in s.completed for order in orders]
    waiting = s.frames[-1].queue if s.frames and isinstance(s.frames[-1], PlacementFrame) else ()
    found += [merchant(seat) for ladder in (*s.ladders.values(), waiting) for seat in ladder]
    return sorted([*found, SHIP] if s.options.blackbeard else found)
