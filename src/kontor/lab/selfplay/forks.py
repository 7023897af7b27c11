"""Forks: a purchase that a seat could make or leave is played to the end both ways, with the same luck.

Comparing matches in which something was bought with those in which it was not says little: who buys differs in more
than the purchase. So where a seat has exactly two answers, of which one or both sell something, the other answer is
forced in a copy of the match. The difference is what the answer itself was worth, between these bots.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from kontor.bots import Bot, Budget
from kontor.core import Action, AnyGame, Event, Seat, chance, no_emit
from kontor.core.records import Outcome, tag_of
from kontor.lab.arena.moves import Decided, play_on
from kontor.lab.selfplay.rows import ForkRow

FORK_INTERVAL = 4
"""One possible fork in this many is played, drawn by luck: each costs half a match on average."""


class Fork(NamedTuple):
    """A fork whose other branch has been played to the end."""

    decision: int
    seat: Seat
    question: str
    thing: str
    price: int
    taken: str
    forced: str
    other: Outcome

    def row(self, match: int, deal: int, outcome: Outcome) -> ForkRow:
        """Return the row, once the match itself has ended as well."""
        return ForkRow(
            match=match,
            deal=deal,
            decision=self.decision,
            seat=self.seat,
            question=self.question,
            thing=self.thing,
            price=self.price,
            taken=self.taken,
            forced=self.forced,
            taken_lead=lead_of(outcome, self.seat),
            forced_lead=lead_of(self.other, self.seat),
            taken_share=share_of(outcome, self.seat),
            forced_share=share_of(self.other, self.seat),
        )


def fork_of(game: AnyGame, decided: Decided, bots: Sequence[Bot], budget: Budget, seed: bytes) -> Fork | None:
    """Play the other answer to the end, if there is exactly one, and it is about a purchase, and luck chooses it."""
    taken = decided.decision.action
    others = [action for action in decided.legal if action != taken]
    if len(others) != 1 or tag_of(others[0]) == tag_of(taken):
        return None
    sales = [*sales_by(game, decided, taken), *sales_by(game, decided, others[0])]
    if not sales or chance(seed, "fork", decided.number).below(FORK_INTERVAL):
        return None
    state = decided.state.clone()
    game.advance(state, decided.seat, others[0], no_emit)
    for _ in play_on(game, state, bots, budget, seed, number=decided.number + 1):
        pass
    return Fork(
        decision=decided.number,
        seat=decided.seat,
        question=tag_of(decided.state.frames[-1]),
        thing=thing_of(sales[0]),
        price=max(price_of(sale) or 0 for sale in sales),
        taken=tag_of(taken),
        forced=tag_of(others[0]),
        other=game.final_outcome(state),
    )


def sales_by(game: AnyGame, decided: Decided, action: Action) -> list[Event]:
    """Return the purchases that an action makes at once."""
    found: list[Event] = []
    state: Any = decided.state.clone()
    game.advance(state, decided.seat, action, found.append)
    return [event for event in found if price_of(event) is not None]


def price_of(event: Event) -> int | None:
    """Return what was paid in an event, if it is a purchase."""
    price: int | None = getattr(event, "price", None)
    return price


def thing_of(event: Event) -> str:
    """Return what was bought: what the event moves first."""
    motions = event.motions()
    return motions[0].thing if motions else tag_of(event)


def lead_of(outcome: Outcome, seat: Seat) -> int:
    """Return by how many points a seat is ahead of the best other one."""
    points = {score.seat: score.total for score in outcome.scores}
    return points.pop(seat) - max(points.values())


def share_of(outcome: Outcome, seat: Seat) -> float:
    """Return a seat's share of the win."""
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0
