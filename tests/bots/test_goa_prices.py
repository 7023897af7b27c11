"""The prices of Goa's policy: each policy has its own, and each style is another player than the plain one."""

from collections.abc import Iterator
from math import isfinite
from typing import Any

import msgspec
import pytest

from kontor.bots.games.goa.policy import GoaPolicy
from kontor.bots.games.goa.prices import STYLES, Prices
from kontor.core import Action, Seat, no_emit, seeded
from kontor.games.goa import GAME, GoaState

PLAIN = GoaPolicy(GAME)
STYLED = {style: GoaPolicy(GAME, prices) for style, prices in STYLES.items()}
SEATS = 3


def match(seed: int) -> GoaState:
    """Return a match that has just begun."""
    return GAME.start(SEATS, GAME.options({}), seeded(seed).bytes(32))


def played(*policies: GoaPolicy) -> list[Action]:
    """Return all decisions of a match, whose seats take the policies in turn."""
    s, rng, found = match(1), seeded(1), list[Action]()
    while s.frames:
        seat = s.frames[-1].deciders[0]
        chosen = policies[seat % len(policies)].choose(s, seat, GAME.legal_actions(s, seat), rng)
        found.append(chosen)
        GAME.advance(s, seat, chosen, no_emit)
    return found


def random_positions() -> Iterator[tuple[GoaState, Seat, list[Action]]]:
    """Yield the positions with a choice in a few matches of random actions: state, seat that decides, legal actions."""
    rng = seeded(4)
    for seed in range(4):
        s = match(seed)
        while s.frames:
            seat = s.frames[-1].deciders[0]
            legal = list(GAME.legal_actions(s, seat))
            if len(legal) > 1:
                yield s, seat, legal
            GAME.advance(s, seat, rng.pick(legal), no_emit)


def numbers(value: Any) -> Iterator[float]:
    """Yield the numbers of a record and of the records in it."""
    for each in msgspec.structs.astuple(value):
        if isinstance(each, msgspec.Struct):
            yield from numbers(each)
        else:
            yield each


def test_policies_with_different_prices_do_not_influence_each_other() -> None:
    """The plain policy decides the same before and after the others have played, and so does a new one."""
    before = played(PLAIN)
    for policy in STYLED.values():
        assert played(policy, PLAIN) != before

    assert played(PLAIN) == before
    assert played(GoaPolicy(GAME)) == before


def test_every_style_decides_differently_from_the_plain_policy() -> None:
    """Somewhere in a few random matches, in the same position."""
    different: set[str] = set()
    for s, seat, legal in random_positions():
        plain = PLAIN.choose(s, seat, legal, seeded(1))
        different |= {style for style, each in STYLED.items() if each.choose(s, seat, legal, seeded(1)) != plain}

    assert different == set(STYLES)


@pytest.mark.parametrize("style", STYLES)
def test_every_style_differs_from_plain_in_a_price_and_has_only_finite_ones(style: str) -> None:
    """A style that equals the plain prices would be no style."""
    assert STYLES[style] != Prices()
    assert all(isfinite(number) for number in numbers(STYLES[style]))


def test_the_policy_offers_the_three_styles() -> None:
    """Their names are the same for every game."""
    assert set(GoaPolicy.styles) == {"hoarder", "builder", "denier"}
