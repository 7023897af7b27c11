"""Reviews of matches with a planted blunder: whether it is found, and what is called a loss that is none.

All other decisions of the seat are those of a strong player, who imagined worlds that the review does not know. A named
loss of more than `MAX_FALSE_LOSS` there is a false alarm.
"""

from kontor.core import AnyGame, Record, Seat, registry
from kontor.lab.check.plant import Planted, plant
from kontor.lab.review.budget import QUICK, read_budget
from kontor.lab.review.evaluate import review_story
from kontor.lab.review.shapes import SeatReview
from kontor.lab.review.story import Played, Story, story_of

MAX_FALSE_LOSS = 0.05
"""A larger loss must not be named where the strong player decided."""


class BlunderReview(Record, frozen=True):
    """What the review of a match with a planted blunder says."""

    number: int
    game: str
    seats: int
    steps: int
    """The number of moves of the match."""
    seat: Seat
    step: int
    """The number of moves that were made before the blunder."""
    gap: float
    """What the blunder cost by the rule of planting."""
    loss: float | None
    """What the review says that it cost; None if it names no loss."""
    found: bool
    """Whether it is among the three greatest losses of the seat."""
    agreed: int
    """Other decisions of the seat with a choice: those of the strong player."""
    false_losses: int
    """Those of them with a named loss of more than `MAX_FALSE_LOSS`."""


def review_blunder(games: tuple[str, ...], seed: int, number: int) -> BlunderReview:
    """Plant a blunder and review its seat at the quick budget; the games take turns."""
    game = registry.game(games[number % len(games)])
    planted = plant(game, seed, number // len(games))
    review = review_story(game, story_with(game, planted), read_budget(QUICK, game.info.slug))
    return compare(game, number, planted, review)


def story_with(game: AnyGame, planted: Planted) -> Story:
    """Return what the seat of a planted blunder was told."""
    moves = tuple((one.state, one.seat, one.action) for one in planted.decided)
    return story_of(game, Played(moves, planted.last), planted.seat)


def compare(game: AnyGame, number: int, planted: Planted, review: SeatReview) -> BlunderReview:
    """Compare a review with what was planted, and with the choices of the strong player."""
    losses = {one.step: one.loss for one in review.decisions}
    others = [loss or 0.0 for step, loss in losses.items() if step != planted.step]
    return BlunderReview(
        number=number,
        game=game.info.slug,
        seats=planted.last.seats,
        steps=len(planted.decided),
        seat=planted.seat,
        step=planted.step,
        gap=planted.gap,
        loss=losses.get(planted.step),
        found=any(one.kind == "decision" and one.step == planted.step for one in review.key_moments),
        agreed=len(others),
        false_losses=sum(loss > MAX_FALSE_LOSS for loss in others),
    )
