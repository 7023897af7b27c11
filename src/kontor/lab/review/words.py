"""Key moments in words: what was done, what was better, and what speaks against what was done.

The reasons are those of hints: the features that differ between two actions, in the words of the game. They come from
imagined worlds of the seat's view, so they name nothing that the seat could not know.
"""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from kontor.bots.hint_words import drawback, hint_texts, sentences
from kontor.bots.hints import WORLDS, Adviser, Hint
from kontor.core import Action, AnyGame, Seat, Texts, View
from kontor.lab.review.shapes import ReviewedDecision
from kontor.lab.review.story import ReviewError

MIN_DECISIVE = 0.5
"""A loss that is at least this large decided the match."""
SEED = b"review words"
"""What the worlds of reasons come from: the same ones every time."""


class DecisionWords(NamedTuple):
    """A decision that lost something, for its player."""

    question: str
    """What was asked."""
    did: str
    better: str
    why: str
    """One sentence about what the chosen action costs; a general one if no reason can be named."""
    chosen: Action
    rival: Action
    """The better one."""


class Narrator:
    """Puts the decisions of one seat into words."""

    def __init__(self, game: AnyGame, language: str, names: tuple[str, ...], seat: Seat) -> None:
        plain = Texts(language, game, names, reader=seat)
        self.game, self.texts = game, hint_texts(plain, game)
        self.own = Texts(language, game, names, packages=(ReviewError.package,), reader=seat)
        self.adviser = Adviser(game)

    def decision(self, view: View, decision: ReviewedDecision) -> DecisionWords:
        """Return the words for a decision with a loss."""
        assert decision.better is not None
        chosen, better = self._action(decision.chosen), self._action(decision.better)
        why = self.against(view, chosen, better)
        unnamed = "review-decided-match" if (decision.low or 0) >= MIN_DECISIVE else "review-no-single-reason"
        return DecisionWords(
            question=self.own.question(view),
            did=self.own.action(view, chosen),
            better=self.own.action(view, better),
            why=why or self.own.text(unnamed),
            chosen=chosen,
            rival=better,
        )

    def against(self, view: View, chosen: Action, better: Action) -> str:
        """Return in one sentence what the chosen action costs beside a better one; empty without a single reason."""
        return drawback(self.texts, self._reasons(view, chosen, better))

    def praise(self, view: View, best: Action, others: Sequence[Action]) -> str:
        """Return in one sentence what sets the clearly best action apart from others; empty without a single reason."""
        seat, adviser = view.own_seat, self.adviser
        worlds = [adviser.ahead.world(view, SEED, number) for number in range(WORLDS)]
        before = [adviser.count(world, seat)[1] for world in worlds]
        first, *rest = (adviser.look(worlds, seat, action, SEED) for action in (best, *others))
        reasons = adviser.explain(seat, first, rest, before, 1)
        hints = [Hint(best, 1.0, reasons, "clear"), *(Hint(action, 0.0) for action in others)]
        return sentences(self.texts, hints, len(hints))[0] if reasons else ""

    def _action(self, raw: dict[str, object]) -> Action:
        action: Action = msgspec.convert(raw, self.game.action_union)
        return action

    def _reasons(self, view: View, chosen: Action, better: Action) -> Hint:
        """Return the chosen action with what speaks against it beside the better one."""
        seat, adviser = view.own_seat, self.adviser
        worlds = [adviser.ahead.world(view, SEED, number) for number in range(WORLDS)]
        before = [adviser.count(world, seat)[1] for world in worlds]
        did, would = (adviser.look(worlds, seat, action, SEED) for action in (chosen, better))
        return Hint(chosen, did.shares[seat], adviser.explain(seat, did, [would], before, -1))
