"""A style is the policy of a game with a few other prices: it plays differently, and changes nobody else."""

from collections.abc import Iterator
from itertools import islice
from math import isfinite
from typing import Any

import msgspec
import pytest

from kontor.bots.knowledge import Policy, policy_of, styles_of
from kontor.core import Action, AnyGame, Seat, no_emit, registry, seeded

STYLES = ["hoarder", "builder", "denier"]
DECISIONS = 240
"""Decisions of a match that are compared."""


def asked(game: AnyGame, policy: Policy) -> Iterator[tuple[Any, Seat, list[Action]]]:
    """Yield the questions with a choice of matches that a policy plays with itself."""
    rng = seeded(4)
    setups = list(game.all_setups())
    for seats, options in (setups[0], setups[-1], setups[len(setups) // 2]):
        state = game.start(seats, options, rng.bytes(32))
        while deciders := game.deciders(state):
            legal = game.legal_actions(state, deciders[0])
            if len(legal) > 1:
                yield state, deciders[0], legal
            game.advance(state, deciders[0], policy.choose(state, deciders[0], legal, rng), no_emit)


def decisions(game: AnyGame, policy: Policy) -> list[Action]:
    """Return what a policy decides at the first questions of a plain match."""
    questions = islice(asked(game, policy_of(game)), DECISIONS)
    return [policy.choose(state, seat, legal, seeded(1)) for state, seat, legal in questions]


@pytest.mark.parametrize("slug", registry.slugs())
def test_every_game_has_the_same_styles(slug: str) -> None:
    """So that people and the gate meet them by the same names everywhere."""
    assert list(styles_of(registry.game(slug))) == STYLES


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("slug", registry.slugs())
def test_a_style_has_other_prices_and_decides_otherwise(slug: str, style: str) -> None:
    """Sometimes, not always: most decisions of a sensible player are the same in all styles."""
    game = registry.game(slug)
    plain, prices = type(styles_of(game)[style])(), styles_of(game)[style]
    assert prices != plain
    assert all(isfinite(number) for number in numbers(msgspec.to_builtins(prices)))
    found = list(zip(decisions(game, policy_of(game)), decisions(game, policy_of(game, style)), strict=True))
    assert 0 < sum(one != other for one, other in found) < DECISIONS / 2


@pytest.mark.parametrize("slug", registry.slugs())
def test_styles_in_one_process_do_not_change_each_other(slug: str) -> None:
    """What is remembered for one must not be found by another."""
    game = registry.game(slug)
    plain = policy_of(game)
    before = decisions(game, plain)
    for style in STYLES:
        decisions(game, policy_of(game, style))
    assert decisions(game, plain) == decisions(game, policy_of(game)) == before


def numbers(value: Any) -> Iterator[float]:
    """Yield the numbers in plain data."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list | tuple):
        for each in value:
            yield from numbers(each)
    elif isinstance(value, int | float):
        yield value
