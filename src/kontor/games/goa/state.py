"""The state of Goa: mutable, cloned by hand, named in the rulebook's words."""

from typing import Literal

from msgspec import UNSET, UnsetType

from kontor.core import Record, Seat, State
from kontor.games.goa.components import COLUMN
from kontor.games.goa.frames import GoaFrame

START_PLAYER = "start_player"
TILES = "tiles"
EXPEDITIONS = "expedition_deck"
BONANZA = "bonanza"


class GoaOptions(Record, frozen=True):
    """The options GOA-O2 to GOA-O5, and the readings (GOA-O6), which are unset where the former one holds."""

    quick_start: bool = False
    bonanza: bool = False
    first_revealer: int | Literal["random"] = "random"
    open_money: bool = False
    extra_reveal: Literal["start"] | UnsetType = UNSET
    swapped_red_tiles: Literal["next_phase"] | UnsetType = UNSET
    discarding: Literal["any_time"] | UnsetType = UNSET
    effects_during: Literal["any_action"] | UnsetType = UNSET
    espionage_colony: Literal["number"] | UnsetType = UNSET

    @property
    def reveals_from_the_start(self) -> bool:
        """Whether the card for one more reveal is played at the start of a founding (GOA-R50)."""
        return self.extra_reveal is not UNSET

    @property
    def swapped_red_tiles_wait(self) -> bool:
        """Whether a red tile got by swap can be used only from the next action phase on (GOA-R51)."""
        return self.swapped_red_tiles is not UNSET

    @property
    def discards_any_time(self) -> bool:
        """Whether cards may be discarded at any moment of the own action turn (GOA-R52)."""
        return self.discarding is not UNSET

    @property
    def pauses_in_any_action(self) -> bool:
        """Whether harvests and expeditions pause for free effects, too (GOA-R53)."""
        return self.effects_during is not UNSET

    @property
    def spies_colonists(self) -> bool:
        """Whether espionage on the colony column gives colonists in an own founding (GOA-R54)."""
        return self.espionage_colony is not UNSET


class GoaState(State[GoaFrame]):
    """Everything on the table.

    Piles are lists whose last card is on top. What rarely changes is a tuple that is replaced, so that clones share
    it. By seat: `ducats`, `ships`, `colonists`, `extra_actions`, `rows` of the markers in the order of the columns,
    `hands`, `storage` (plantations and colonies with the sacks on them) and `tiles` (all others that are kept, replaced
    single plantations among them).
    """

    options: GoaOptions
    phase: Literal["A", "B"]
    round_no: int
    flag_holder: Seat
    placer: Seat
    """Who placed the flag in this round."""
    markers: list[str | None]
    """Where the auction markers lie, marker 1 (with the flag) first; None when back on its owner's board."""
    grid: list[str | None]
    removed: tuple[str, ...]
    box: tuple[str, ...]
    """The tiles that are not in play: those of phase B before it, the left-overs of phase A after it."""
    discard_a: tuple[str, ...]
    discard_b: tuple[str, ...]
    colony_piles: dict[str, tuple[str, ...]]
    deck: list[str]
    expedition_discard: list[str]
    reshuffles: int
    pile_of: dict[str, int]
    """By expedition card: the deck that it was last shuffled into (GOA-R49)."""
    ducats: list[int]
    ships: list[int]
    colonists: list[int]
    extra_actions: list[int]
    rows: list[tuple[int, ...]]
    hands: list[tuple[str, ...]]
    storage: list[dict[str, tuple[str, ...]]]
    tiles: list[tuple[str, ...]]
    turned: tuple[str, ...]
    """The tiles that are turned over: red ones used or got by swap in this round, fulfilled duties."""
    card_played: bool
    """Whether the active player has played a card in this action turn (GOA-C2)."""
    corners: dict[str, str]
    """By corner field: the Bonanza tile below it, face down."""
    bonanza: tuple[str, ...]
    """The Bonanza tiles that lie in no corner in this phase, face down."""
    bonanza_taken: tuple[str, ...]

    def clone(self) -> "GoaState":
        """Return an independent copy; everything frozen and `pile_of` is shared."""
        return GoaState(
            self.seed,
            self.seats,
            self.draws.copy(),
            self.frames.copy(),
            self.options,
            self.phase,
            self.round_no,
            self.flag_holder,
            self.placer,
            self.markers.copy(),
            self.grid.copy(),
            self.removed,
            self.box,
            self.discard_a,
            self.discard_b,
            self.colony_piles.copy(),
            self.deck.copy(),
            self.expedition_discard.copy(),
            self.reshuffles,
            self.pile_of,
            self.ducats.copy(),
            self.ships.copy(),
            self.colonists.copy(),
            self.extra_actions.copy(),
            self.rows.copy(),
            self.hands.copy(),
            [stored.copy() for stored in self.storage],
            self.tiles.copy(),
            self.turned,
            self.card_played,
            self.corners.copy(),
            self.bonanza,
            self.bonanza_taken,
        )

    def row(self, seat: Seat, column: str) -> int:
        """Return the row of a player's marker, 1 at the top."""
        return self.rows[seat][COLUMN[column]]

    def tile_at(self, field: int) -> str:
        """Return the tile of a field that has one; LookupError if it is empty."""
        tile = self.grid[field]
        if tile is None:
            raise LookupError(f"there is no tile on field {field}")
        return tile

    def tiles_on_grid(self) -> list[int]:
        """Return the fields that have a tile."""
        return [index for index, tile in enumerate(self.grid) if tile is not None]

    def cards_left(self) -> int:
        """Return how many expedition cards can be drawn or revealed (GOA-L4)."""
        return len(self.deck) + len(self.expedition_discard)


def without(items: tuple[str, ...], item: str) -> tuple[str, ...]:
    """Return the items without this one."""
    return tuple(other for other in items if other != item)
