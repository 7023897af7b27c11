"""Counting the components: what a match is made of, and what lies on the table (NOV-I1 to NOV-I3, NOV-I11)."""

from kontor.games.novgorod.components import NovgorodBox
from kontor.games.novgorod.state import NovgorodOptions, NovgorodState


def kontor(city: str) -> str:
    """Return the id of a city's kontors."""
    return f"kontor:{city}"


def inventory(box: NovgorodBox, seats: int, options: NovgorodOptions) -> list[str]:
    """Return every component of a match, sorted; what goes to the box does not count (NOV-S9)."""
    found = [*box.orders, *box.manufactories, *(kontor(city) for city in box.ring for _ in range(seats))]
    return sorted([*found, *box.special_orders] if options.special_orders else found)  # NOV-S9


def census(s: NovgorodState) -> list[str]:
    """Return every component on the table, sorted."""
    found = [*s.deck, *s.open_orders, *s.manufactory_of.values(), *(each.card for each in s.column)]
    found += [s.cover] if s.cover is not None else []
    for orders in (*s.hands, *s.aside, *s.filed, *s.markers):
        found += orders
    found += [kontor(city) for city, prices in s.stacks.items() for _ in prices]
    found += [kontor(city) for cities in s.kontors for city in cities]
    return sorted(found)
