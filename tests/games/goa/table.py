"""The scenario table of Goa: components are taken from wherever they lie, so that the census always holds."""

from collections.abc import Iterator
from typing import Any, Self, TypeAlias

from kontor.core import Seat
from kontor.games.goa import GAME, GoaState
from kontor.games.goa.components import COLUMN
from kontor.games.goa.frames import (
    ActionsFrame,
    ActionTurnFrame,
    Auction,
    AuctionsFrame,
    BidFrame,
    ExtraActionsFrame,
    FoundingAttemptFrame,
    GoaFrame,
    PlaceMarkerFrame,
    RoundFrame,
)
from kontor.games.goa.grid import FIELDS, INDEX
from kontor.games.goa.state import without
from kontor.testing import matches as testing
from kontor.testing.scenario import Scenario

A, B, C, D = range(4)
AFTER_REVEAL: dict[str, Any] = {"extra_reveal": "after_reveal"}
AT_ONCE: dict[str, Any] = {"swapped_red_tiles": "at_once"}
BEFORE_ACTION: dict[str, Any] = {"discarding": "before_action"}
IN_FOUNDING: dict[str, Any] = {"effects_during": "founding"}
FREE_FOUNDING: dict[str, Any] = {"espionage_colony": "founding"}
FORMER = {**AFTER_REVEAL, **AT_ONCE, **BEFORE_ACTION, **IN_FOUNDING, **FREE_FOUNDING}
"""The former readings of GOA-R50 to GOA-R54, each by itself and all of them."""
Ply: TypeAlias = testing.Ply[GoaState]


class Table(Scenario[GoaState]):
    """A table of Goa, by default with four players; A holds the flag, and nobody has a spice or a tile yet."""

    def __init__(self, seats: int = 4, **options: Any) -> None:
        super().__init__(GAME, seats, **{"first_revealer": A, **options})
        self.box = GAME.box
        self.flag(A)
        self.state.ducats = [10] * seats

    # Where the components lie.

    def _take(self, id_: str) -> str:
        """Take a card or tile out of wherever it lies; a field of the grid that gives its tile gets one of the box."""
        s = self.state
        for pile in (s.deck, s.expedition_discard):
            if id_ in pile:
                pile.remove(id_)
                return id_
        for seat in range(s.seats):
            s.hands[seat] = without(s.hands[seat], id_)
            s.tiles[seat] = without(s.tiles[seat], id_)
            s.storage[seat].pop(id_, None)
        s.removed, s.box = without(s.removed, id_), without(s.box, id_)
        s.discard_a, s.discard_b = without(s.discard_a, id_), without(s.discard_b, id_)
        s.bonanza, s.bonanza_taken = without(s.bonanza, id_), without(s.bonanza_taken, id_)
        s.colony_piles = {colony: without(pile, id_) for colony, pile in s.colony_piles.items()}
        if id_ in s.grid:
            s.grid[s.grid.index(id_)] = None
        assert id_ in {*self.box.cards, *self.box.tiles, *self.box.colony_of, *self.box.bonanza}, f"no {id_}"
        return id_

    def lay(self, field: str, tile: str) -> Self:
        """Lay a tile on a field of the grid; what lay there goes to the box, and its old field is empty."""
        self.clear(field)
        self.state.grid[INDEX[field]] = self._take(tile)
        return self

    def clear(self, *fields: str) -> Self:
        """Leave these fields of the grid empty."""
        for field in fields:
            tile = self.state.grid[INDEX[field]]
            if tile is not None:
                self.state.grid[INDEX[field]] = None
                self.state.box += (tile,)
        return self

    def only(self, *fields: str) -> Self:
        """Leave tiles on these fields of the grid alone."""
        return self.clear(*(field for field in FIELDS if field not in fields))

    def remove(self, *tiles: str) -> Self:
        """Let exactly these tiles have been removed at the start of a phase (for favor)."""
        self.state.box += self.state.removed
        self.state.removed = ()
        self.state.removed = tuple(self._take(tile) for tile in tiles)
        return self

    def hand(self, seat: Seat, *cards: str) -> Self:
        """Give a player exactly this hand."""
        self.state.deck[:0] = self.state.hands[seat]
        self.state.hands[seat] = ()
        self.state.hands[seat] = tuple(self._take(card) for card in cards)
        return self

    def deck(self, *cards: str) -> Self:
        """Let these cards be drawn or revealed next, the first one first; the rest of the deck lies below."""
        for card in cards:
            self._take(card)
        self.state.deck += reversed(cards)
        return self

    def piles(self, deck: tuple[str, ...], discard: tuple[str, ...]) -> Self:
        """Let exactly these cards lie in the deck (the first one on top) and on the discard pile; D holds the rest."""
        s = self.state
        rest = [card for card in (*s.deck, *s.expedition_discard) if card not in (*deck, *discard)]
        for card in (*deck, *discard):
            self._take(card)
        s.deck, s.expedition_discard = list(reversed(deck)), list(discard)
        s.hands[s.seats - 1] += tuple(rest)
        return self

    def store(self, seat: Seat, tile: str, *spices: str) -> Self:
        """Put a plantation, a crop rotation or a colony tile with these sacks on a player's board."""
        self.state.storage[seat][self._take(tile)] = spices
        return self

    def keep(self, seat: Seat, *tiles: str) -> Self:
        """Let a player keep these tiles (red, one-shot, scoring, swap, face-down single plantations)."""
        for tile in tiles:
            self.state.tiles[seat] += (self._take(tile),)
        return self

    def purse(self, seat: Seat, **amounts: int) -> Self:
        """Set a player's ducats, ships, colonists or extra_actions."""
        for resource, amount in amounts.items():
            getattr(self.state, resource)[seat] = amount
        return self

    def rows(self, seat: Seat, **rows: int) -> Self:
        """Set the rows of a player's markers: ships, harvest, taxes, expedition, colony; the others stay."""
        own = list(self.state.rows[seat])
        for column, row in rows.items():
            own[COLUMN[column]] = row
        self.state.rows[seat] = tuple(own)
        return self

    def flag(self, seat: Seat) -> Self:
        """Let a player hold the flag."""
        self.state.flag_holder = self.state.placer = seat
        return self

    def corner(self, field: str, bonanza: str) -> Self:
        """Put a Bonanza tile below a corner; the tile that lay there goes to the others."""
        s = self.state
        other = next((corner for corner, tile in s.corners.items() if tile == bonanza), None)
        old = s.corners.pop(field, None)
        if other is not None and other != field:
            del s.corners[other]
        self._take(bonanza)
        if old is not None and old != bonanza:
            s.bonanza += (old,)
        s.corners[field] = bonanza
        return self

    def phase_b(self, round_no: int = 5) -> Self:
        """Let this be a round of phase B; the grid stays as it is."""
        self.state.phase, self.state.round_no = "B", round_no
        return self

    # Which question is open.

    def placing(self, flag_holder: Seat = A) -> Self:
        """Begin a round: the flag holder is asked where to put the flag."""
        return self.flag(flag_holder).frame(RoundFrame("placing")).settle()

    def marker(self, seat: Seat, *markers: str) -> Self:
        """Ask a player to place the next marker; these lie there already, the flag with marker 1 first."""
        self.state.markers = list(markers)
        return self.frame(RoundFrame("auctions"), PlaceMarkerFrame(seat, len(markers) + 1))

    def auctions(self, placer: Seat, *markers: str) -> Self:
        """Begin the auctions of these markers, the flag with marker 1 first."""
        self.flag(placer)
        self.state.markers = list(markers)
        return self.frame(RoundFrame("actions"), AuctionsFrame(0)).settle()

    def auction(self, auctioneer: Seat, field: str) -> Self:
        """Open the auction of the tile on a field; it is the last one of the round."""
        s = self.state
        s.placer = auctioneer
        s.markers = [*([None] * s.seats), field]
        auction = Auction(s.seats + 1, auctioneer, field, s.grid[INDEX[field]])
        return self.frame(
            RoundFrame("actions"), AuctionsFrame(s.seats + 1), BidFrame(s.clockwise(auctioneer)[1:], auction)
        )

    def turn(self, seat: Seat, *above: GoaFrame) -> Self:
        """Begin an action turn of a player in the last circle of a round; further frames may lie above it."""
        s = self.state
        s.card_played = False
        turns = 2 * s.seats + (seat - s.flag_holder) % s.seats + 1
        return self.frame(
            RoundFrame("extra_actions"), ActionsFrame(turns), ActionTurnFrame(seat, bool(above)), *above
        ).settle()

    def after_action(self, seat: Seat) -> Self:
        """Let the action of a player be over; he is asked what to use, if he could use something."""
        self.turn(seat)
        self.state.frames[-2:] = [ActionTurnFrame(seat, acted=True)]
        return self.settle()

    def founding(self, seat: Seat, colony: str, *revealed: str, board: int = 0, espionage: bool = False) -> Self:
        """Let a player be founding a colony with these revealed cards, and compare."""
        cards = tuple(self._take(card) for card in revealed)
        return self.turn(seat, FoundingAttemptFrame(seat, colony, board, cards, espionage))

    def extra_actions(self, first: Seat = A) -> Self:
        """Begin the extra actions of a round; the flag holder is the first."""
        self.flag(first)
        return self.frame(RoundFrame("end"), ExtraActionsFrame(self.state.clockwise(first))).settle()

    def end_of_round(self, round_no: int) -> Self:
        """End this round and settle: the next round, phase B, or the scoring follows."""
        self.state.round_no = round_no
        self.state.phase = "A" if round_no <= 4 else "B"
        return self.frame(RoundFrame("end")).settle()

    # What tests look at.

    def row(self, seat: Seat, column: str) -> int:
        """Return the row of a player's marker."""
        return self.state.row(seat, column)

    def stored(self, seat: Seat) -> dict[str, tuple[str, ...]]:
        """Return a player's plantations and colonies with their sacks."""
        return self.state.storage[seat]

    def points(self, seat: Seat) -> dict[str, int]:
        """Return a player's points by source, as if the game ended now."""
        return GAME.scores(self.state)[seat].parts


SETUPS: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {}),
    (2, {"quick_start": True, "bonanza": True, **BEFORE_ACTION}),
    (3, {"bonanza": True, **AFTER_REVEAL, **BEFORE_ACTION, **IN_FOUNDING}),
    (3, {"quick_start": True, "open_money": True, **BEFORE_ACTION, **AT_ONCE}),
    (4, {}),
    (4, {"quick_start": True, "bonanza": True, **BEFORE_ACTION}),
    (4, FORMER),
)
"""One table of every setup, for properties over random play; with cards in hand, which random players throw away."""


def random_match(seats: int, number: int, **options: Any) -> Iterator[Ply]:
    """Play the match of this number at random to its end, step by step."""
    return testing.random_match(GAME, seats, number, **options)
