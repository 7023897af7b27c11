"""What a seat may know, built up field by field (GOA-H1 to GOA-H8)."""

from typing import Annotated, Literal

from kontor.core import BySeat, Record, Seat, View, by, in_order
from kontor.games.goa.components import BonanzaId, CardId, ColonyId, GoaBox, SpiceId, TileId
from kontor.games.goa.frames import GoaFrame
from kontor.games.goa.grid import FieldId, Place
from kontor.games.goa.scoring import known_scores
from kontor.games.goa.state import GoaOptions, GoaState
from kontor.parts.piles import by_pile, count_by_pile

MARKERS = 5
"""The most auction markers in play: one for each of four players, and the flag's."""


class PlayerView(Record, frozen=True):
    """What everybody knows about a player.

    `hand` counts the hand cards by the deck that they come from (GOA-R49); `shown` is the hand once the match is over.
    """

    ducats: int
    ships: int
    colonists: int
    extra_actions: int
    rows: Annotated[tuple[int, ...], by("column")]
    storage: dict[TileId, tuple[SpiceId, ...]]
    tiles: tuple[TileId, ...]
    hand: tuple[int, ...]
    shown: tuple[CardId, ...]


class GoaView(View, frozen=True):
    """What one seat, or a spectator, may see of a match."""

    options: GoaOptions
    phase: Literal["A", "B"]
    round_no: int
    flag_holder: Seat
    placer: Seat
    markers: Annotated[tuple[Place | None, ...], in_order(MARKERS)]
    grid: Annotated[tuple[TileId | None, ...], by("field")]
    removed: tuple[TileId, ...]
    box: tuple[TileId, ...]
    discard_a: tuple[TileId, ...]
    discard_b: tuple[TileId, ...]
    colony_piles: dict[ColonyId, tuple[TileId, ...]]
    players: BySeat[PlayerView]
    turned: tuple[TileId, ...]
    card_played: bool
    hand: tuple[CardId, ...]
    deck: int
    expedition_discard: tuple[CardId, ...]
    reshuffles: int
    unseen: tuple[tuple[CardId, ...], ...]
    """The expedition cards whose place this seat does not know, by the deck they come from, sorted."""
    corners: tuple[FieldId, ...]
    """The corners that still have a Bonanza tile."""
    bonanza: tuple[BonanzaId, ...]
    """The Bonanza tiles that nobody has seen in this phase, sorted."""
    bonanza_taken: tuple[BonanzaId, ...]
    frames: tuple[GoaFrame, ...]


def unseen_cards(s: GoaState, seat: Seat | None) -> list[str]:
    """Return the expedition cards whose place the seat does not know: deck and other hands (GOA-H4, GOA-H5)."""
    if not s.frames:
        return s.deck.copy()  # GOA-H4
    others = [card for other, hand in enumerate(s.hands) if other != seat for card in hand]  # GOA-H4
    return s.deck + others  # GOA-H5


def covered_bonanza(s: GoaState) -> list[str]:
    """Return the Bonanza tiles that lie face down (GOA-H6)."""
    return sorted((*s.corners.values(), *s.bonanza))  # GOA-H6


def hidden(s: GoaState, seat: Seat | None) -> frozenset[str]:
    """Return all components whose place or face the seat does not know."""
    return frozenset(unseen_cards(s, seat) + covered_bonanza(s))


def view_player(s: GoaState, seat: Seat) -> PlayerView:
    """Return what everybody knows about a player."""
    return PlayerView(
        ducats=s.ducats[seat],  # GOA-H3 GOA-R34
        ships=s.ships[seat],  # GOA-H2
        colonists=s.colonists[seat],  # GOA-H2
        extra_actions=s.extra_actions[seat],  # GOA-H2
        rows=s.rows[seat],  # GOA-H1
        storage=s.storage[seat].copy(),  # GOA-H1
        tiles=s.tiles[seat],  # GOA-H1
        hand=count_by_pile(s.hands[seat], s.pile_of, s.reshuffles),  # GOA-H4 GOA-R49
        shown=() if s.frames else s.hands[seat],  # GOA-H4
    )


def view(box: GoaBox, s: GoaState, seat: Seat | None) -> GoaView:
    """Return all that the seat, or a spectator, may know."""
    return GoaView(
        seat=seat,
        scores=known_scores(box, s, seat),
        options=s.options,
        phase=s.phase,
        round_no=s.round_no,
        flag_holder=s.flag_holder,
        placer=s.placer,
        markers=tuple(s.markers),
        grid=tuple(s.grid),  # GOA-H1
        removed=s.removed,  # GOA-H1 GOA-S2
        box=s.box,  # GOA-H8
        discard_a=s.discard_a,  # GOA-H1
        discard_b=s.discard_b,  # GOA-H1
        colony_piles=s.colony_piles.copy(),  # GOA-H1
        players=tuple(view_player(s, other) for other in range(s.seats)),
        turned=s.turned,  # GOA-H1
        card_played=s.card_played,
        hand=() if seat is None else s.hands[seat],  # GOA-H4
        deck=len(s.deck),  # GOA-H5
        expedition_discard=tuple(s.expedition_discard),  # GOA-H1 GOA-R43
        reshuffles=s.reshuffles,
        unseen=by_pile(unseen_cards(s, seat), s.pile_of, s.reshuffles),  # GOA-R49
        corners=tuple(s.corners),
        bonanza=tuple(covered_bonanza(s)),  # GOA-H6
        bonanza_taken=s.bonanza_taken,  # GOA-H6
        frames=tuple(s.frames),
    )
