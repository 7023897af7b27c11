"""The state of Cargo Noir: mutable, cloned by hand, named in the rulebook's words."""

from typing import Literal

from msgspec import UNSET, UnsetType

from kontor.core import Record, Seat, State
from kontor.games.cargo_noir.frames import CargoNoirFrame

BAG = "bag"
START_PLAYER = "start_player"


class CargoNoirOptions(Record, frozen=True):
    """The options of the ledger's section 4.8; a reading that is unset is the former one (ADR 23)."""

    port_profile: Literal["a", "b"] = "a"
    black_market_slots: int = 8
    final_round_dispatch: bool = True
    coin_supply: Literal["limited", "unlimited"] = "limited"
    start_player: int | Literal["random"] = "random"
    tie_break: Literal["points_then_cost"] | UnsetType = UNSET
    unique_cards: Literal["squares"] | UnsetType = UNSET

    @property
    def cost_breaks_ties(self) -> bool:
        """Whether the cost of the best card decides among players whose best cards have equal points (CAR-O6)."""
        return self.tie_break == "points_then_cost"  # CAR-O6

    @property
    def has_former_uniques(self) -> bool:
        """Whether the unique cards have their former costs and points (CAR-O7)."""
        return self.unique_cards is UNSET  # CAR-O7


class CargoNoirState(State[CargoNoirFrame]):
    """Everything in play. The bag is a list whose last tile is drawn next; lists by seat begin with seat 0."""

    options: CargoNoirOptions
    start_player: Seat
    active: Seat
    round: int
    last_round: int
    bag: list[str]
    discard: list[str]
    black_market: list[str]
    ports: dict[str, list[str]]
    """By open port: its cargo tiles."""
    stacks: dict[str, list[int]]
    """By open port: the coins under each player's ship; 0 without a ship."""
    coin_bank: int
    piles: dict[str, int]
    """By victory card: the copies left to buy."""
    tiles: list[list[str]]
    safes: list[int]
    cards: list[list[str]]
    docks: list[int]
    """Ships next to the family sheets, ready to be sent."""
    reserves: list[int]
    """Ships that wait next to the Cargo Ship cards."""
    at_casino: list[int]
    at_black_market: list[int]
    raised: list[str]
    """The ports where the active player raised in this turn: resolved (CAR-T1.9)."""
    barred: list[str]
    """The ports from which the active player withdrew in this turn (CAR-T1.11)."""
    refills: int
    """Number of times that the discard pile went into the bag."""

    def clone(self) -> "CargoNoirState":
        """Return an independent copy; everything frozen is shared."""
        return CargoNoirState(
            self.seed,
            self.seats,
            self.draws.copy(),
            self.frames.copy(),
            self.options,
            self.start_player,
            self.active,
            self.round,
            self.last_round,
            self.bag.copy(),
            self.discard.copy(),
            self.black_market.copy(),
            {port: tiles.copy() for port, tiles in self.ports.items()},
            {port: stacks.copy() for port, stacks in self.stacks.items()},
            self.coin_bank,
            self.piles.copy(),
            [tiles.copy() for tiles in self.tiles],
            self.safes.copy(),
            [cards.copy() for cards in self.cards],
            self.docks.copy(),
            self.reserves.copy(),
            self.at_casino.copy(),
            self.at_black_market.copy(),
            self.raised.copy(),
            self.barred.copy(),
            self.refills,
        )

    @property
    def in_last_round(self) -> bool:
        """Whether it is the round of everybody's last turn (CAR-E1)."""
        return self.round == self.last_round  # CAR-E1

    @property
    def is_last_turn(self) -> bool:
        """Whether nobody plays after the active player (CAR-E8)."""
        return self.in_last_round and self.left_of(self.active) == self.start_player  # CAR-E8

    def highest_other(self, port: str, seat: Seat) -> int:
        """Return the highest stack of another player in a port; 0 if there is none."""
        return max(stack for other, stack in enumerate(self.stacks[port]) if other != seat)

    def unresolved_ports(self, seat: Seat) -> list[str]:
        """Return the ports where a ship of the active player has not yet acted in this turn (CAR-T1.1, CAR-T1.9)."""
        return [port for port, stacks in self.stacks.items() if stacks[seat] and port not in self.raised]

    def end_ship_actions(self) -> None:
        """End Phase I when every ship of the active player has acted (CAR-D2)."""
        seat = self.active
        if not (self.at_casino[seat] or self.at_black_market[seat] or self.unresolved_ports(seat)):
            self.pop()  # CAR-D2

    def take_from_bank(self, seat: Seat, coins: int) -> int:
        """Pay coins from the bank into a safe, at most what a limited bank has; return the amount (CAR-U3, CAR-O4)."""
        if self.options.coin_supply == "limited":  # CAR-O4
            coins = min(coins, self.coin_bank)  # CAR-U3 CAR-R17
        self.coin_bank -= coins
        self.safes[seat] += coins
        return coins
