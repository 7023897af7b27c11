"""Counting the components: what a match is made of, and what lies on the table (GOA-I1 to GOA-I3)."""

from kontor.games.goa.components import GoaBox
from kontor.games.goa.frames import components_in
from kontor.games.goa.state import GoaOptions, GoaState


def inventory(box: GoaBox, options: GoaOptions) -> list[str]:
    """Return every component of a match that has an id, sorted; ducats, ships, colonists and spices are unlimited."""
    found = [*box.cards, *box.tiles, *box.colony_of]
    return sorted([*found, *box.bonanza] if options.bonanza else found)


def census(s: GoaState) -> list[str]:
    """Return every component on the table, sorted."""
    found = s.deck + s.expedition_discard  # GOA-I1
    found += [tile for tile in s.grid if tile is not None]
    found += (*s.removed, *s.box, *s.discard_a, *s.discard_b)  # GOA-I2
    for held in (*s.hands, *s.storage, *s.tiles, *s.colony_piles.values(), *map(components_in, s.frames)):
        found += held
    return sorted((*found, *s.corners.values(), *s.bonanza, *s.bonanza_taken))
