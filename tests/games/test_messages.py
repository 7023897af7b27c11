"""What people read in every game: whole sentences over whole matches, and no message that nobody speaks."""

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import product
from typing import Any

import pytest

from games.borneo.table import SETUPS as BORNEO_SETUPS
from games.cargo_noir.matches import SETUPS as CARGO_NOIR_SETUPS
from games.goa.table import SETUPS as GOA_SETUPS
from games.novgorod import matches as novgorod
from games.novgorod.table import A, C, Table
from games.reading import Audience, Listening
from kontor.core import LANGUAGES, AnyGame, Event, Texts, registry, seeded
from kontor.testing.contract.message_files import spoken, whole
from kontor.testing.matches import Ply, random_match
from sampling import rotating

PLAYED = ("action-", "event-", "question-", "change-", "deed-", "phase-")
"""How messages begin that are said while a match is played."""
SLUGS = registry.slugs()
Setups = Iterable[tuple[int, dict[str, Any]]]


def matches_of(game: AnyGame, setups: Setups) -> Iterator[Ply[Any]]:
    """Yield the steps of a random match of every setup."""
    for number, (seats, options) in enumerate(setups):
        yield from random_match(game, seats, number, **options)


PLIES: dict[str, Callable[[AnyGame], Iterable[Ply[Any]]]] = {
    "borneo": lambda game: matches_of(game, BORNEO_SETUPS * 4),
    "cargo_noir": lambda game: matches_of(game, CARGO_NOIR_SETUPS),
    "goa": lambda game: matches_of(game, GOA_SETUPS * 3),
    "novgorod": lambda _: novgorod.plies(),
}
"""Enough matches of each game that every message is said in one of them."""


POINTS_AT_THE_END = {"novgorod": {"diversity"}}
"""Sources of points that count only when a match is over."""


def rare_events(game: AnyGame) -> list[Event]:
    """Return what happens at the start of a match, and what hardly any match comes to."""
    happened: list[Event] = []
    for seats in game.info.seats:
        game.settle(game.setup(seats, game.options({}), bytes(32)), happened.append)
    if game.info.slug == "novgorod":
        table = Table().bonuses(diversity="high", route5="high").filed(A, "o1").markers(A, "o2").last_round()
        happened += table.seals_phase(C).settle().events
    return happened


@pytest.mark.slow
@pytest.mark.parametrize("slug", rotating(SLUGS, len(SLUGS)))
def test_every_line_of_random_matches_can_be_read_and_no_message_is_left_over(slug: str) -> None:
    """Questions, labels, what-ifs, refusals, and the log as every seat and a spectator read it."""
    game = registry.game(slug)
    luck, audience = seeded(5), Audience(game)
    audience.hear(rare_events(game), game.info.seats[-1])
    for ply in PLIES[slug](game):
        universe = list(game.universe(ply.before, ply.seat)) if luck.below(20) == 0 else []
        audience.listen(ply, [luck.pick(universe) for _ in universe[:25]])
    for texts in audience.texts:
        assert texts.unsaid(*PLAYED) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_options_points_and_guide_are_whole(slug: str, language: str) -> None:
    """Every value of an option, every source of points, every page of the guide, and nothing else."""
    game = registry.game(slug)
    texts = Listening(language, game)
    for option in game.info.options:
        assert re.match(r"[^:]{1,60}: \S", whole(texts.option(option))), "a title and a colon come first"
        for value in option.choices:
            seat = option.names_seat and isinstance(value, int)
            whole(texts.text(f"option-{option.name}-{'seat' if seat else str(value).lower()}", {"number": 1}))
    pages = [key for key in spoken(game, language) if key.startswith("guide-")]
    assert pages == [f"guide-{number}" for number in range(1, len(pages) + 1)]
    assert 7 <= len(pages) <= 12
    points = [f"score-{source}" for source in (*sources_of_points(game), "total")]
    facts = ("game-title", "game-short", "game-pitch", "game-about", "game-credits")
    assert all(whole(texts.text(key)) for key in (*facts, *pages, *points))
    assert texts.unsaid("option-", "score-", "guide-", "game-") == set()


def sources_of_points(game: AnyGame) -> set[str]:
    """Return every source of points, over all setups."""
    found = set(POINTS_AT_THE_END.get(game.info.slug, ()))
    for seats, options in game.all_setups():
        for score in game.scores(game.start(seats, options, bytes(32))):
            found.update(score.parts)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_every_setup_that_is_not_allowed_says_why(slug: str, language: str) -> None:
    """Over all numbers of seats and all options, allowed or not: each rule that can forbid one does."""
    game = registry.game(slug)
    texts, rules = Texts(language, game), set()
    names = [option.name for option in game.info.options]
    for seats, values in product(range(1, 8), product(*(option.choices for option in game.info.options))):
        refusal = game.check_setup(seats, game.options(dict(zip(names, values, strict=True))))
        if refusal is not None:
            whole(texts.refusal(refusal))
            rules.add(refusal.rule)
    declared = {option.refused_by for option in game.info.options} - {""}
    declared |= {option.rule for option in game.info.options if option.names_seat}
    assert rules == {game.info.seats_rule, *declared}
