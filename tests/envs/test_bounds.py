"""Numbers stay within their bounds when people who know the game play: they reach what random play does not."""

from array import array

import pytest

from kontor.bots import Budget, make_bot
from kontor.core import AnyGame, no_emit, registry, seeded
from sampling import rotating, sampled

MATCHES = sampled(push=2, night=60)
KNOWN = {"goa": (6,), "cargo_noir": (103,)}
"""Matches in which former bounds did not hold: hands above the hand limit, and a bank that pays more than it has."""
ONE = Budget(simulations=1)


def out_of_bounds(game: AnyGame, number: int) -> set[str]:
    """Play a match of clerks and of chance in any setup, and return the entries that were out of their bounds."""
    luck = seeded(number)
    seats, options = luck.pick(list(game.all_setups()))
    numbers, clerk = game.numbers(seats), make_bot("clerk", game)
    clerks = {seat for seat in range(seats) if luck.below(3)}
    observers = [numbers.observer(seat) for seat in range(seats)]
    low = array("h", [entry.low for entry in numbers.entries])
    high = array("h", [entry.high for entry in numbers.entries])
    state, found = game.start(seats, options, luck.bytes(32)), set[str]()
    while True:
        for seat, observer in enumerate(observers):
            seen = observer.observe(game.encoded_view(state, seat))
            if any(map(int.__lt__, seen, low)) or any(map(int.__gt__, seen, high)):
                found |= {
                    f"{entry.name} is {value}"
                    for entry, value in zip(numbers.entries, seen, strict=True)
                    if not entry.low <= value <= entry.high
                }
        if not state.frames:
            return found
        seat = game.deciders(state)[0]
        legal = game.legal_actions(state, seat)
        if seat in clerks and len(legal) > 1:
            action = clerk.decide(game.view(state, seat), legal, ONE, luck.bytes(32)).action
        else:
            action = luck.pick(legal)
        game.advance(state, seat, action, no_emit)


@pytest.mark.parametrize("slug", rotating(registry.slugs(), 2))
def test_clerks_stay_within_the_bounds(slug: str) -> None:
    """A Gymnasium space that does not contain an observation breaks what learns from it."""
    game = registry.game(slug)

    numbers = (*range(MATCHES), *KNOWN.get(slug, ()))

    assert [found for number in numbers if (found := out_of_bounds(game, number))] == []
