"""The prices that the policy of Borneo decides by.

They were set by hand; only the bots as a whole were measured (docs/bots.md).
"""

from msgspec.structs import replace

from kontor.core import Record


class Prices(Record, frozen=True):
    """The prices that the policy decides by, in points unless a field says otherwise."""

    # Goods and orders.

    unit_at_end: float = 1.0
    """A unit of a spice at the end, without an order."""
    unit_for_another_order: float = 0.6
    """A unit in addition, while there is time for another order."""
    enough_income: float = 10
    """In units, above 0: with this many to come there is time for another order."""
    units_per_distribution: float = 5.0
    """In units: what a port hands out on average, its own card included."""
    own_share: float = 1.3
    """What the player expects to get of them, relative to an equal part."""
    trouble_of_same_spice: float = 2.0
    """Units that must come in for each one that an order of a single spice lacks; at least 1."""
    trouble_of_each_spice: float = 1.35
    """The same for an order that needs every spice."""
    doubt_about_orders: float = 1.5
    """Exponent of the hope for an order: 1 falls linearly with what is lacking, more falls faster."""
    promised_point: float = 0.97
    """A point that the warehouse promises if no order is completed now, relative to a point that is scored now."""
    last_order_of_type: float = 0.5
    """Taking the last order of a type from the rivals."""
    ship_early: float = 0.8
    """What the pirate ship costs while others will probably take it."""
    ship_late: float = 2.0
    """What the pirate ship costs when it will probably stay; the rules take 2 at the end."""

    # Ports and their distributions.

    cargo_card: float = 1.7
    """A cargo card to any player, on average."""
    first_choice: float = 0.25
    """Choosing first in a distribution, in cards."""
    rivals_point: float = 1.2
    """A point for all rivals together, as a loss relative to a point for the player."""
    leading_rivals_point: float = 0.0
    """A point for the leading rival, as a loss in addition to `rivals_point`, relative to a point for the player."""
    next_picker_card: float = 0.25
    """Taking a card from the next player to pick, as a part of what it is worth to that player."""
    danger_on_board: float = 0.8
    """What it costs that the next player can end a port, as a part of the worth of the port card; board edition."""
    danger_in_card_edition: float = 0.25
    """The same in the card edition, where the leader of the company gets the port card of a monopoly."""
    monopoly_chances: tuple[float, ...] = (0.5, 0.45, 0.42, 0.38, 0.24, 0.14, 0.08, 0.04)
    """By the number of flags that a company lacks: its chance of the monopoly of a port; 0 beyond the last."""
    monopoly_part: float = 0.6
    """The part of the distributions that are monopolies, from 0 to 1."""
    shared_picks: tuple[float, ...] = (0.85, 0.25, 0.08)
    """Cards that a merchant of rank 1, 2, 3 picks in a shared distribution, on average; 0 beyond the last."""
    later_monopolies: float = 0.2
    """Monopolies that a company can expect from each port in the stack."""
    triple_in_hand: float = 0.08
    """Monopolies that a company can expect in addition for each triple in the player's hand."""

    # Hand cards: what each is worth if it is kept.

    keep_triple: float = 0.35
    """For each card that its triple company promises to the player."""
    keep_single: float = 0.05
    """For each card that its single company promises to the player."""
    keep_weapon: float = 0.15
    """If its triple company has a merchant of the player, but a rival leads it."""
    keep_second_unit: float = 0.1
    """If it has two units."""

    # Merchants.

    placed_ladder_length: int = 3
    """In ranks: how long a ladder usually is when all merchants are placed."""
    contest_card: float = 0.5
    """What it costs to play a hand card in a contest."""
    repelled_attack: float = 0.8
    """What a repelled attack costs in addition to its cards: the defender may keep a spice."""
    least_transfer_gain: float = 0.3
    """What a transfer must gain at least."""


STYLES: dict[str, Prices] = {
    # Collects for the biggest orders: passes over orders that it could pay and keeps strong cards in hand.
    "hoarder": replace(Prices(), promised_point=1.1, doubt_about_orders=1.0, keep_triple=0.6, keep_second_unit=0.4),
    # Works on ranks for the ports to come: attacks and transfers more, and spends hand cards on it.
    "builder": replace(Prices(), later_monopolies=0.4, contest_card=0.2, repelled_attack=0.4, least_transfer_gain=0.0),
    # Looks at the leading rival first: takes the spices and ranks that this rival wants, and does not share out to it.
    "denier": replace(Prices(), leading_rivals_point=0.8, next_picker_card=0.6, last_order_of_type=1.5),
}
"""By name: the prices of a player who is recognisable at the table."""
