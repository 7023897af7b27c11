"""The positions of finished matches, each as the seat that decided there saw it: all that a search may use."""

from collections.abc import Sequence
from typing import NamedTuple

from kontor.core import Action, AnyGame, MatchRecord, View, chance, seeded
from kontor.core.puzzles import PuzzleOrigin
from kontor.lab.calibration.matches import TRADER, make_players, play_to_end, setup_of
from kontor.lab.review.story import play_again


class Position(NamedTuple):
    """A decision of a finished match, from what its seat was told."""

    view: View
    legal: Sequence[Action]
    """All legal actions of the seat, in their order."""
    played: Action
    step: int
    """The number of moves before it."""


class Searched(NamedTuple):
    """A match that is searched for puzzles."""

    positions: list[Position]
    """Those in which the seat had a choice."""
    origin: PuzzleOrigin
    """Where they come from, as far as it is the same for all of them."""


def match_of_bots(game: AnyGame, seed: int, number: int) -> Searched:
    """Play a match of traders: all editions and numbers of seats take turns."""
    options, seats = setup_of(game, number)
    luck = chance(seeded(seed).bytes(32), f"puzzles/{game.info.slug}", number).bytes(32)
    last = game.start(seats, game.options(options), luck)
    players = [TRADER] * seats
    decided = play_to_end(game, make_players(players, game), last, luck)
    positions = [
        Position(one.view, game.legal_actions(one.state, one.seat), one.action, step)
        for step, one in enumerate(decided)
        if one.legal > 1
    ]
    return Searched(positions, PuzzleOrigin(tuple(players), 0, len(decided), {}, seed=seed, match=number))


def match_of_record(game: AnyGame, record: MatchRecord) -> Searched:
    """Replay a finished match; ReviewError if that is not possible."""
    played = play_again(game, record)
    found = [
        Position(game.view(state, seat), game.legal_actions(state, seat), action, step)
        for step, (state, seat, action) in enumerate(played.moves)
    ]
    players = tuple(seating.kind for seating in record.header.seats)
    origin = PuzzleOrigin(players, 0, len(found), {}, opening=record.opening)
    return Searched([one for one in found if len(one.legal) > 1], origin)
