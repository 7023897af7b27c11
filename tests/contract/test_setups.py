"""Which setups the checks play: a few games see all that differ in more than who begins."""

from collections.abc import Iterable
from typing import Any

import pytest

from contract.toy import GAME
from kontor.core import AnyGame, registry
from kontor.testing.contract import Plan
from kontor.testing.contract.plan import distinct_setups, ordered_setups, pairs, setups_played


@pytest.mark.parametrize("game", [GAME, *map(registry.game, registry.slugs())], ids=lambda game: game.info.slug)
def test_the_first_setups_are_the_distinct_setups(game: AnyGame) -> None:
    """No setup is lost, and as many games as there are distinct setups see each of them once."""
    setups, count = ordered_setups(game), distinct_setups(game)
    others = [option.name for option in game.info.options if not option.names_seat]

    first = {(seats, *(getattr(options, name) for name in others)) for seats, options in setups[:count]}

    assert len(first) == count
    assert sorted(map(repr, setups)) == sorted(map(repr, game.all_setups()))
    assert Plan(game, "unused").setups == setups


def test_a_setup_that_names_a_seat_comes_later() -> None:
    """Borneo has 22 setups, and each again for every start player."""
    borneo = registry.game("borneo")
    setups = ordered_setups(borneo)

    assert distinct_setups(borneo) == 22
    assert [options.start_player == "random" for _, options in setups] == [True] * 22 + [False] * 84


@pytest.mark.parametrize("slug", registry.slugs())
def test_in_the_setups_that_are_played_every_two_choices_meet(slug: str) -> None:
    """Where a game has more setups than the expensive checks play, no pair of choices that is allowed is left out."""
    game = registry.game(slug)
    setups, count = ordered_setups(game), distinct_setups(game)

    assert met(setups[: setups_played(game)]) == met(setups[:count])


def met(setups: Iterable[tuple[int, Any]]) -> set[Any]:
    """Return every two choices that meet in some setup."""
    return set().union(*map(pairs, setups))
