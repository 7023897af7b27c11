"""What a seat gets at the end of a match. Before the end every reward is 0: points on the way may be secret."""

from collections.abc import Callable
from typing import TypeAlias

from kontor.core import Outcome
from kontor.envs.errors import EnvError

Reward: TypeAlias = Callable[[Outcome], tuple[float, ...]]
"""Returns for each seat what the end of a match is worth to it."""


def share(outcome: Outcome) -> tuple[float, ...]:
    """Return each seat's share of the win: 1 for a winner alone, 1/n for n who share the first place, otherwise 0.

    The shares add up to 1, or to 0 where the rules let nobody win.
    """
    winners = outcome.winners
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(outcome.places)))


def points(outcome: Outcome) -> tuple[float, ...]:
    """Return each seat's points. A seat that the rules do not score has lost, and has its points all the same."""
    return tuple(float(score.total) for score in sorted(outcome.scores, key=lambda score: score.seat))


def lead(outcome: Outcome) -> tuple[float, ...]:
    """Return by how many points each seat is ahead of the best other one; negative if it is behind."""
    own = points(outcome)
    return tuple(mine - max(other for at, other in enumerate(own) if at != seat) for seat, mine in enumerate(own))


REWARDS: dict[str, Reward] = {"share": share, "points": points, "lead": lead}
"""By name: the rewards that an environment can be made with."""


def reward_named(reward: str | Reward) -> Reward:
    """Return the reward of a name, or a function of the caller's own as it is."""
    if not isinstance(reward, str):
        return reward
    if reward not in REWARDS:
        raise EnvError(f"there is no reward {reward!r}; choose one of {', '.join(REWARDS)}, or pass a function")
    return REWARDS[reward]
