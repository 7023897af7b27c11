"""The seam of the bots: budgets, decisions, and that no level knows more than its seat."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from contract.toy import GAME as TOY
from kontor.bots import Budget, BudgetError, make_bot
from kontor.core import AnyGame, Seat, View, decode, encode, no_emit, registry, seeded
from kontor.levels import LevelError, levels_for
from sampling import in_turn, rotating, sampled
from sentences import raises_saying

pytestmark = pytest.mark.slow

GAMES = [registry.game(slug) for slug in registry.slugs()]
FEW = Budget(simulations=sampled(push=2, night=4))
MAX_POSITIONS = sampled(push=8, night=1000)
"""Maximum number of positions of a match that a test looks at."""

EVERY_BOT = pytest.mark.parametrize(
    ("game", "level"),
    rotating([(game, level) for game in GAMES for level in levels_for(game.info.slug)], 3),
    ids=lambda value: value if isinstance(value, str) else value.info.slug,
)
"""Every level in every game; on a push a third of them."""


def positions(game: AnyGame, number: int, every: int) -> list[tuple[View, Seat]]:
    """Return the view of the seat that decides in some positions of a random match, spread over all of it."""
    found = list(regular_positions(game, number, every))
    count = min(len(found), MAX_POSITIONS)
    return [found[at * len(found) // count] for at in range(count)]


def regular_positions(game: AnyGame, number: int, every: int) -> Iterator[tuple[View, Seat]]:
    """Yield one position in `every` of a random match."""
    rng = seeded(number)
    state = game.start(max(game.info.seats), game.options({}), rng.bytes(32))
    count = 0
    while deciders := game.deciders(state):
        seat = deciders[0]
        if count % every == 0:
            yield game.view(state, seat), seat
        game.advance(state, seat, rng.pick(game.legal_actions(state, seat)), no_emit)
        count += 1


@EVERY_BOT
def test_two_states_that_look_alike_give_the_same_decision(game: AnyGame, level: str) -> None:
    """Whatever the other hands, the decks and the luck to come."""
    bot, looked = make_bot(level, game), 0
    for view, seat in positions(game, 3, every=23):
        decisions = []
        for world in (game.determinize(view, seeded(1)), game.determinize(view, seeded(2))):
            legal = game.legal_actions(world, seat)
            decision = bot.decide(game.view(world, seat), legal, FEW, bytes(32))
            assert decision.action in legal
            decisions.append(decision)
        assert decisions[0] == decisions[1]
        looked += 1
    assert looked > 5


@EVERY_BOT
def test_the_same_seed_gives_the_same_decision(game: AnyGame, level: str) -> None:
    """Also from a bot that was just made and remembers nothing."""
    for view, seat in positions(game, 5, every=41):
        legal = game.legal_actions(game.determinize(view, seeded(1)), seat)
        first, second = (make_bot(level, game).decide(view, legal, FEW, b"7" * 32) for _ in range(2))
        assert first == second


@EVERY_BOT
def test_a_view_that_was_sent_gives_the_same_decision(game: AnyGame, level: str) -> None:
    """What is listed in it may come in another order."""
    bot = make_bot(level, game)
    for view, seat in positions(game, 6, every=31):
        sent = decode(encode(view), game.view_type)
        legal = game.legal_actions(game.determinize(view, seeded(1)), seat)
        assert bot.decide(sent, legal, FEW, bytes(32)) == bot.decide(view, legal, FEW, bytes(32))


DECIDE = """
from bots.test_seam import FEW, GAMES, positions
from sampling import rotating
from kontor.bots import make_bot
from kontor.levels import levels_for
from kontor.core import seeded
for game in rotating(GAMES, 2):
    for level in levels_for(game.info.slug):
        bot = make_bot(level, game)
        for view, seat in positions(game, 9, every=67):
            legal = game.legal_actions(game.determinize(view, seeded(1)), seat)
            print(level, bot.decide(view, legal, FEW, b"9" * 32))
"""


@in_turn(1, 4)
def test_decisions_are_the_same_in_every_process() -> None:
    """Whatever the hash seed: no level may lean on the order of a set."""
    folder = str(Path(__file__).parents[1])
    said = [
        subprocess.run(
            [sys.executable, "-c", DECIDE],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": folder},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert said[0] == said[1]
    assert len(said[0].splitlines()) > 20


def test_a_level_says_when_it_does_not_know_a_game() -> None:
    """Only the deckhand plays everything."""
    opening = TOY.start(2, TOY.options({}), bytes(32))
    legal = TOY.legal_actions(opening, 0)
    assert make_bot("deckhand", TOY).decide(TOY.view(opening, 0), legal, FEW, bytes(32)).action in legal
    with raises_saying(LevelError, "Choose one of deckhand"):
        make_bot("clerk", TOY)


WRITTEN = [
    ("0.1s", Budget(seconds=0.1)),
    ("0.1cpu", Budget(seconds=0.1, of_processor=True)),
    ("200sims", Budget(simulations=200)),
]


@pytest.mark.parametrize(("written", "budget"), WRITTEN)
def test_a_budget_is_read_as_it_is_written(written: str, budget: Budget) -> None:
    """Seconds or simulations."""
    assert Budget.read(written) == budget
    assert str(budget) == written


@pytest.mark.parametrize("written", ["", "fast", "10", "-1s", "1.5sims", "s"])
def test_anything_else_is_not_a_budget(written: str) -> None:
    """The error says what to write."""
    with raises_saying(BudgetError, "not a budget"):
        Budget.read(written)
