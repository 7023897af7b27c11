"""Matches for reviews: golden records cut short, and matches of the policy with one bad decision planted."""

from typing import Any

from kontor.bots.search.lookahead import LazyLegalActions, Lookahead
from kontor.core import Action, AnyGame, MatchRecord, Recorder, Seat, Seating, seeded
from kontor.core.registry import game
from kontor.lab.review.story import Played, Story, Told, play_again, story_of
from playthroughs.golden import golden_files, load

TURNS = (2,)
"""How far the planter looks ahead."""
BAD = 0.1
"""A planted decision costs at least this share of the win, in the true world."""


def golden(slug: str) -> tuple[AnyGame, MatchRecord]:
    """Return the shortest golden record of a game, which is one with the fewest seats."""
    return load(golden_files(slug)[0])


def story(slug: str, seat: Seat) -> tuple[AnyGame, Story]:
    """Return a golden match as one seat saw it."""
    box, record = golden(slug)
    return box, story_of(box, play_again(box, record), seat)


def cut(whole: Story, first: int, last: int) -> Story:
    """Return a part of a story: from one step up to another; the result stays."""
    return whole._replace(steps=whole.steps[first:last], end=whole.steps[last].view)


def alike(box: AnyGame, played: Played, seat: Seat, number: int) -> Story:
    """Return the story of a match whose every position is another one that the seat cannot tell from the true one."""
    steps = tuple(
        Told(
            box.view(box.determinize(box.view(state, seat), seeded(number * 1000 + at)), seat),
            decider,
            action if action.seen_by(seat, decider) == action else None,
        )
        for at, (state, decider, action) in enumerate(played.moves)
    )
    return Story(seat, played.last.seats, steps, box.view(played.last, seat), box.final_outcome(played.last))


class Planted:
    """A match of the policy, in which one seat takes one bad decision."""

    def __init__(self, slug: str, seats: int, seat: Seat, after: int) -> None:
        self.box, self.seat = game(slug), seat
        self.ahead = Lookahead(self.box)
        names = [Seating(f"P{number}", "clerk") for number in range(seats)]
        self.recorder = Recorder(self.box, names, self.box.options({}), b"plan" * 8)
        self.step = -1
        """The number of moves before the bad decision."""
        while deciders := self.box.deciders(self.recorder.state):
            decider = deciders[0]
            if self.step < 0 and decider == seat and len(self.recorder.moves) >= after:
                self.plant(decider)
            else:
                self.recorder.play(decider, self.policy(decider))

    def policy(self, decider: Seat) -> Action:
        """Return what the policy does."""
        state: Any = self.recorder.state
        return self.ahead.policy.choose(state, decider, LazyLegalActions(self.box, state, decider), seeded(0))

    def plant(self, decider: Seat) -> None:
        """Take the legal action that looks worst, if it is much worse than the policy's."""
        state: Any = self.recorder.state
        legal = self.box.legal_actions(state, decider)
        promised = {a: self.ahead.shares(state, decider, a, seeded(0), TURNS)[decider] for a in legal}
        good, worst = self.policy(decider), min(legal, key=lambda action: promised[action])
        if promised[good] - promised[worst] > BAD:
            self.step = len(self.recorder.moves)
            self.recorder.play(decider, worst)
        else:
            self.recorder.play(decider, good)

    def played(self) -> Played:
        """Return the match as it was."""
        return play_again(self.box, self.recorder.record())
