"""What things are worth to the policy of Cargo Noir, and how willing it is to do them.

The prices were set by hand after regressions over games with varied prices; docs/bots.md has the figures.
"Thought n" is item n of "What a good player thinks about" in docs/rules/cargo_noir.md.
"""

from msgspec.structs import replace

from kontor.core import Record


class BySeats(Record, frozen=True):
    """A price that depends on the number of seats."""

    two: float
    three: float
    four: float
    five: float

    def at(self, seats: int) -> float:
        """Return the price at a table of 2 to 5 seats."""
        return (self.two, self.three, self.four, self.five)[seats - 2]


class Prices(Record, frozen=True):
    """The prices that the policy decides by, in points unless a field says otherwise."""

    # Cards.

    cargo_ship_per_turn: float = 4.3
    """One more ship, in each later turn (thought 3)."""
    warehouse_per_turn: float = 0.8
    """Two more slots, in each later turn (thought 4)."""
    syndicate_per_turn: float = 0.2
    """A Syndicate, in each later turn (thought 9)."""

    # Tiles.

    growth_of_different_tiles: float = 0.35
    """The part of the expected growth of a set of different tiles that counts already, from 0 to 1 (thought 1)."""
    growth_of_equal_tiles: float = 0.6
    """The same for a set of equal tiles, which grows by one."""

    # Coins.

    coin_in_empty_purse: float = 3.3
    """A coin to a player without any (thought 5)."""
    coin_in_full_purse: float = 0.9
    """A coin to a player with very many; at most `coin_in_empty_purse`."""
    halfway_purse: float = 6.0
    """The purse at which a coin is worth the mean of the two, in coins; above 0."""

    # Ports.

    raise_margin: float = 3.0
    """How much more a raise must promise than the best other destination (thought 8)."""
    denied_cargo: float = 0.06
    """To deny a cargo to the keenest rival, as a part of the rival's gain (thought 7)."""
    denied_to_leader: float = 0.0
    """To deny a cargo to the rival who is ahead, as a part of that rival's gain; added to `denied_cargo`."""
    rival_elsewhere: BySeats = BySeats(5.5, 7.5, 8.0, 8.0)
    """What a rival's ship gains elsewhere; more where there are more ports (thought 7)."""
    top_chance: float = 0.9
    """Chance that a keen rival tops a bid if it can, from 0 to 1."""
    top_range: float = 4.0
    """Width of the range in which a rival's chance to top a bid rises from 0 to `top_chance`; above 0."""
    spoil_chance: float = 0.1
    """Chance that a rival in its last turn spoils a bid with leftover coins, from 0 to 1."""

    # The Black Market.

    drawn_tile: BySeats = BySeats(0.88, 1.0, 1.05, 1.1)
    """A tile from the bag, as a part of what it adds."""
    swap_certainty: float = 0.85
    """How sure a swap is, from 0 to 1 (thought 11)."""
    swap_after_ship: float = 0.85
    """Factor of a swap for each other ship of the player at the Black Market, from 0 to 1."""
    draw_before_swap: float = 0.5
    """A draw comes before a swap if it promises more than this part of the swap's gain and a ship is left to swap."""


STYLES: dict[str, Prices] = {
    # Skips trades so that its sets grow, buys ships late, and parts less easily with the coins of a full purse.
    "hoarder": replace(
        Prices(),
        coin_in_full_purse=1.8,
        growth_of_different_tiles=0.5,
        growth_of_equal_tiles=0.75,
        cargo_ship_per_turn=3.2,
    ),
    # Trades early and often, for Cargo Ships and Warehouses that pay in the turns to come.
    "builder": replace(Prices(), cargo_ship_per_turn=7.0, warehouse_per_turn=2.0, syndicate_per_turn=1.0),
    # Bids for the cargo that helps the rival who is ahead, even if it is of little use in the own warehouse.
    "denier": replace(Prices(), denied_to_leader=0.35),
}
