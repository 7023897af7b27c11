"""The prices and styles of Cargo Noir's policy: they stay apart, and each style is a player of its own."""

from collections.abc import Sequence
from functools import cache
from math import isfinite

import msgspec
import pytest

from kontor.bots.games.cargo_noir.policy import CargoNoirPolicy
from kontor.bots.games.cargo_noir.prices import STYLES, Prices
from kontor.core import Action, Seat, no_emit, seeded
from kontor.games.cargo_noir import GAME, CargoNoirState

MATCHES = 3
Question = tuple[CargoNoirState, Seat, Sequence[Action]]


@cache
def questions() -> tuple[Question, ...]:
    """Return every real choice of some random matches, with the position it was asked in."""
    found: list[Question] = []
    for match in range(MATCHES):
        rng = seeded(match)
        s = GAME.start(2 + match, GAME.options({}), rng.bytes(32))
        while s.frames:
            seat = s.frames[-1].deciders[0]
            legal = GAME.legal_actions(s, seat)
            if len(legal) > 1:
                found.append((s.clone(), seat, legal))
            GAME.advance(s, seat, rng.pick(legal), no_emit)
    return tuple(found)


def decisions(policy: CargoNoirPolicy) -> list[Action]:
    """Return what a policy answers to all questions."""
    return [policy.choose(s, seat, legal, seeded(1)) for s, seat, legal in questions()]


def numbers(prices: object) -> dict[str, float]:
    """Return all prices by name; those of a nested record as `name.seats`."""
    return {
        f"{name}.{key}" if isinstance(value, dict) else name: number
        for name, value in msgspec.to_builtins(prices).items()
        for key, number in (value.items() if isinstance(value, dict) else [("", value)])
    }


def test_a_policy_decides_the_same_after_others_with_different_prices_have_played() -> None:
    """Nothing that a policy remembers is shared with a policy of other prices."""
    before, plain = decisions(CargoNoirPolicy(GAME)), CargoNoirPolicy(GAME)
    for prices in STYLES.values():
        decisions(CargoNoirPolicy(GAME, prices))

    assert decisions(plain) == before
    assert decisions(plain) == before  # with everything remembered
    assert decisions(CargoNoirPolicy(GAME)) == before


@pytest.mark.parametrize("style", STYLES)
def test_every_style_decides_differently_from_the_plain_policy_somewhere(style: str) -> None:
    """A style that never decides differently is no style."""
    assert decisions(CargoNoirPolicy(GAME, STYLES[style])) != decisions(CargoNoirPolicy(GAME))


@pytest.mark.parametrize("style", STYLES)
def test_every_style_has_a_price_of_its_own_and_only_finite_prices(style: str) -> None:
    """A price that is infinite or not a number would make every comparison with it meaningless."""
    plain, styled = numbers(Prices()), numbers(STYLES[style])

    assert styled.keys() == plain.keys()
    assert any(styled[name] != plain[name] for name in plain)
    assert all(isfinite(number) for number in styled.values())
    assert CargoNoirPolicy.styles[style] is STYLES[style]
