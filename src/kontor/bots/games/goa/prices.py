"""What things are worth to the policy of Goa, and how willing it is to do something: all its figures in one record.

They were set by hand; only the bots as a whole were measured (docs/bots.md). "Thought n" is item n of "What a good
player thinks about" in docs/rules/goa.md. The learned value (`features`) has figures of its own.
"""

from msgspec.structs import replace

from kontor.core import Record


class YieldPrices(Record, frozen=True):
    """By column: what the better yield of the next row is worth for each action turn that is left, in points."""

    ships: float = 0.09
    harvest: float = 0.1
    taxes: float = 0.04
    expedition: float = 0.08
    colony: float = 0.105


class Prices(Record, frozen=True):
    """The prices that the policy decides by, in points unless a field says otherwise."""

    # Goods.

    ship: float = 0.4
    """A ship, with several turns to come."""
    sack: float = 0.3
    """A sack of spice, with several turns to come."""
    colonist: float = 0.3
    """A colonist, with several turns to come and colonies left to found."""
    ducat: float = 0.2
    """A ducat, as long as the player has use for it."""
    goods_fade_turns: float = 8.0
    """With fewer action turns left than this, goods that are not spent lose their worth; above 0."""
    bottleneck_factor: float = 1.25
    """Factor for a ship while there are more sacks than ships, and for a sack while it is the other way round."""
    ample_factor: float = 0.5
    """Factor for a ship or a sack of which there are more than enough."""
    ample_surplus: float = 3.0
    """There are more than enough ships, or sacks, if there are more than this many above the other of the two."""
    useful_ducats: float = 5.0
    """The ducats that a player has use for now, in ducats; above 0."""
    useful_ducats_per_round: float = 5.0
    """The ducats that a player has use for in each round to come, in ducats."""
    being_richest: float = 3.0
    """To have the most ducats at the end."""
    sack_not_lacking: float = 0.1
    """How much a sack helps if no next step lacks it."""
    sack_kept_minimum: float = 0.3
    """A sack that helps less than this is sold."""
    sale_gain_part: float = 0.7
    """The part of the price of sold sacks that is a gain, from 0 to 1."""

    # Steps and actions.

    extra_action: float = 1.6
    """An extra action, and the espionage tile."""
    better_yield: YieldPrices = YieldPrices()
    """What the better yield of the next row is worth, by column."""
    lowest_marker_step: float = 0.3
    """A step of one of several lowest markers: it brings the extra action for all markers nearer."""
    step_cost_part: float = 0.7
    """The part of the cost of a step that is counted, from 0 to 1: sacks and ships are there to be spent."""
    next_step_part: float = 0.6
    """The part of a step that counts for the action that makes it payable, from 0 to 1."""
    extra_action_minimum: float = 1.4
    """What an action must be worth to play the last extra action card before the last round."""

    # Expedition cards.

    unseen_card: float = 1.0
    """The symbol of a card that is drawn unseen, with an empty hand."""
    hand_cards_per_point: float = 6.0
    """With this many cards in hand, a card that is drawn unseen is worth one point more; in cards, above 0."""
    unseen_card_effect: float = 0.4
    """The top part of a card before it is seen, with several turns to come."""
    lone_symbol_discount: float = 0.5
    """How much less a lone symbol counts early on: another card can replace it."""
    lone_symbol_rounds: float = 5.0
    """With this many rounds left, or more, the whole discount of a lone symbol counts; above 0."""
    free_effect_minimum: float = 0.1
    """What a free effect, of a card or a tile, must be worth beyond its cost."""

    # Plantations and colonies.

    field_per_turn: float = 0.05
    """What a field yields for each action turn that is left."""
    first_field_of_spice: float = 0.8
    """The first field of a spice, beyond its sacks."""
    fields_enough: float = 3.0
    """With this many fields of a spice, another plantation of it is worth less; in fields."""
    part_beyond_enough: float = 0.7
    """The part that a plantation is worth if there are enough fields of its spice, from 0 to 1."""
    field_for_any_spice: float = 0.3
    """What a plantation or a colony is worth for allowing any spice."""
    field_choice_handicap: float = 0.01
    """Handicap of a field for each spice that it allows: fields that allow only one are filled first."""
    singles_to_come: float = 0.5
    """The single plantations that the player may still get, for the foreman."""

    # Other tiles.

    red_tile_card: float = 1.2
    """An expedition card that a red tile yields."""
    tile_of_choice: float = 1.5
    """A tile that lets the player choose another one: swap and favor."""
    vice_king_bonus: float = 0.5
    """What the vice-king may bring in addition to the points of the step."""
    corner_tile: float = 0.8
    """The Bonanza tile below a corner."""
    chain_start: float = 0.3
    """To choose where the chain of markers starts, beyond the extra action of the flag."""

    # When a kept tile is used: the highest one comes first, and none below `free_effect_minimum` is used.

    red_tile_now: float = 1.0
    """To use a red tile."""
    duty_now: float = 5.0
    """To fulfil a duty in the last turns."""
    duty_last_turns: float = 2.0
    """With no more action turns to come than this, a duty is fulfilled as soon as it can be."""
    vice_king_now: float = 4.0
    """To use the vice-king when the highest marker stands in row 4, or in the last turns."""
    vice_king_last_turns: float = 1.0
    """With no more action turns to come than this, the vice-king waits no longer."""
    extra_harvest_now: float = 1.0
    """To use an extra harvest when enough fields are free."""
    extra_harvest_fields: float = 5.0
    """Free fields on three tiles that make an extra harvest worth its tile; in fields."""
    espionage_minimum: float = 1.6
    """What an espionage must yield before the last turns, and what it is worth if it saves a founding."""
    espionage_last_turns: float = 2.0
    """With no more action turns to come than this, any espionage that yields something is good enough."""
    other_tile_now: float = 1.0
    """To use a resupply or a swap."""

    # Auctions.

    own_auction_own_part: float = 0.6
    """The part of a tile's worth to the player that the player's own auction brings (thought 9)."""
    own_auction_rival_part: float = 0.5
    """The part of a tile's worth to the keenest rival that the player's own auction brings (thought 9)."""
    bid_part: float = 0.85
    """The part of a tile's worth that is gladly paid (thought 10); above 0."""
    rich_ducats: float = 8.0
    """A player with more ducats than this, plus those for later rounds, bids more (thought 11); in ducats."""
    rich_ducats_per_round: float = 4.0
    """The ducats that are added to `rich_ducats` for each later round; in ducats."""
    last_bid_minimum: float = 0.3
    """Minimum worth of a tile to bid for it in the last round."""
    leader_denial: float = 0.0
    """What it is worth to keep a tile from the leading rival, as a part of its worth to that rival; 0 or more."""


STYLES: dict[str, Prices] = {
    # Holds on to money, sacks and ships: bids little, makes a step only if it brings a lot, spends late.
    "hoarder": replace(
        Prices(),
        ducat=0.24,
        useful_ducats=12.0,
        bid_part=0.75,
        rich_ducats=14.0,
        step_cost_part=1.0,
        goods_fade_turns=5.0,
        sack_kept_minimum=0.15,
    ),
    # Spends goods early on steps to better rows, and money on spices that it cannot grow yet. More for every field
    # (`field_per_turn`) would fit too, but against three others it paid too much for plantations to win.
    "builder": replace(
        Prices(),
        better_yield=YieldPrices(ships=0.15, harvest=0.17, taxes=0.07, expedition=0.08, colony=0.16),
        step_cost_part=0.5,
        first_field_of_spice=1.1,
    ),
    # Bids against the leading rival for what that rival needs, buys it back, and does not offer it.
    "denier": replace(Prices(), leader_denial=0.5),
}
"""By name: the prices of players with other habits than the plain one, each still a sensible player."""
