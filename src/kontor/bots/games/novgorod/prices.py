"""The prices that the policy of Novgorod decides by, and styles of play: the same policy with a few other prices.

"Thought n" is item n of "What a good player thinks about" in docs/rules/novgorod.md.
"""

import msgspec

from kontor.core import Record


class Prices(Record, frozen=True):
    """The prices that the policy decides by, in seals unless a field says otherwise.

    They come from about 25 variants that played against each other; docs/bots.md has the figures.
    """

    ducat: float = 0.32
    """A ducat with several turns to come (thought 11)."""
    enough: int = 12
    """Ducats beyond this count less."""
    spare: float = 0.4
    saving: float = 0.55
    """The part of the best purchase's worth per ducat that a saved ducat counts."""
    slot: tuple[float, ...] = (0.0, 0.0, 0.0, 1.4, 2.6, 3.5)
    """By speed: what its slots bring in a turn (thoughts 2 and 3)."""
    row: float = 0.9
    """A row of an order in progress, if it is easy (thoughts 6 and 7)."""
    red_x: float = 25.0
    """What it costs to end with a red X (NOV-E3)."""
    privileges: tuple[tuple[str, float], ...] = (
        ("seal", 1.0),
        ("speed", 0.9),
        ("income", 0.5),
        ("order_discount", 0.5),
    )
    more_privileges: float = 0.15
    """The part that further privileges are worth: only one is used in a turn."""
    risk: float = 0.3
    """The chance to miss a step at the very end."""
    step_goods: float = 0.8
    step_luxuries: float = 1.6
    step_ducats: float = 0.2
    pace: float = 3.5
    """Turns that a step of the career takes."""
    store: float = 0.75
    visit: float = 0.1
    """How often a kontor is visited, for each slot of the ship."""
    near: float = 0.06
    """How much more often, for each of the player's kontors next to it."""
    earned: float = 0.5
    """The part of an income that is a gain in addition to the saved fee."""
    crowd: float = 0.6
    """The part that a kontor is worth if the player has more kontors than slots."""
    easy: float = 0.7
    """How easy a row of goods from neighbouring cities is."""
    mine: float = 0.2
    """How much easier, for each of the player's kontors in the row."""
    legs: float = 0.12
    """How much harder, for each additional leg."""
    luxury: float = 0.9
    """How easy a row of a luxury is."""
    draft_income: float = 0.9
    draft_near: float = 2.0
    draft_fits: float = 0.8
    draft_wanted: float = 0.5
    draft_order: float = 0.5
    """How much a kontor is preferred to an order in the introductory rounds."""
    pirate: float = 1.0
    """How much more the pirate must hurt elsewhere to be moved, in seals (thought 15)."""
    contested: float = 1.0
    """What a bonus card or a special order counts, as a part of its seals: only one player gets it."""


PLAIN = Prices()
STYLES: dict[str, Prices] = {
    # Saves for the one purchase that is best, and stores goods.
    "hoarder": msgspec.structs.replace(PLAIN, ducat=0.45, enough=20, spare=0.7, saving=0.8, store=1.1),
    # Buys ships and kontors early, before it climbs.
    "builder": msgspec.structs.replace(PLAIN, ducat=0.25, slot=(0.0, 0.0, 0.0, 1.9, 3.5, 4.8), visit=0.14, crowd=0.8),
    # Takes what only one player can have, and moves the pirate against the leader.
    "denier": msgspec.structs.replace(PLAIN, contested=2.0, pirate=0.2),
}
