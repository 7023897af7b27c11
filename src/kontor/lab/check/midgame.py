"""Matches of mixed bots with one position in their middle, which every seat judges from its own view."""

from kontor.core import chance, registry, seeded
from kontor.lab.calibration.matches import draw_players, make_players, play_to_end, setup_of
from kontor.lab.calibration.sample import Sample, SampledMatch, worlds_for
from kontor.lab.review.imagined import Judge
from kontor.lab.review.shares import PHASES, phase_at

MIDDLE = PHASES // 2
"""The phase of the position: the middle fifth."""


class MidgameMatch(SampledMatch, frozen=True):
    """A match whose samples are all of one position, one of each seat."""

    game: str
    scores: tuple[int, ...]
    """The points of each seat in this position, as far as everybody knows them: those of a spectator's view."""


def sample_midgame(games: tuple[str, ...], seed: int, number: int) -> MidgameMatch:
    """Play one match of mixed bots and let every seat judge a position in its middle; the games take turns."""
    game = registry.game(games[number % len(games)])
    luck = chance(seeded(seed).bytes(32), f"midgame/{game.info.slug}", number // len(games)).bytes(32)
    options, seats = setup_of(game, number // len(games))
    players = draw_players(game, seats, chance(luck, "players", 0))
    last = game.start(seats, game.options(options), luck)
    decided = play_to_end(game, make_players(players, game), last, luck)
    steps = len(decided)
    middle = [step for step in range(steps) if phase_at(step / steps) == MIDDLE]
    step = chance(luck, "position", 0).pick(middle)
    state, judge, worlds = decided[step].state, Judge(game, seats, last.options), worlds_for(game, steps)
    return MidgameMatch(
        number=number,
        options=options,
        players=players,
        steps=steps,
        winners=tuple(game.final_outcome(last).winners),
        samples=tuple(Sample(step, seat, judge.read(game.view(state, seat), step, worlds)) for seat in range(seats)),
        game=game.info.slug,
        scores=tuple(score.total for score in game.view(state, None).scores),
    )
