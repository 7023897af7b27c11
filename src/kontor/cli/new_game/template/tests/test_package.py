"""What the package brings besides rules: a bot that is better than chance, and drawings that fit every position."""

import json
from importlib.resources import files

import pytest
from rich.console import Console

from kontor.boards import read_files
from kontor.bots.knowledge import Policy
from kontor.cli.new_game.template.lagoon import GAME
from kontor.cli.new_game.template.lagoon.board import BOARD
from kontor.cli.new_game.template.lagoon.bots import LagoonPolicy
from kontor.cli.new_game.template.lagoon.drawing import LagoonDrawing
from kontor.cli.new_game.template.lagoon.state import LagoonOptions
from kontor.core import LANGUAGES, Texts, encode, seeded
from kontor.testing.matches import random_match

MATCHES = 60


def is_won_by(policy: Policy, seat: int, number: int) -> bool:
    """Let the policy play one seat against chance; return True if it has more points."""
    rng = seeded(number)
    s = GAME.start(2, LagoonOptions(), rng.bytes(32))
    while deciders := GAME.deciders(s):
        legal = GAME.legal_actions(s, deciders[0])
        action = policy.choose(s, deciders[0], legal, rng) if deciders[0] == seat else rng.pick(legal)
        s = GAME.apply(s, deciders[0], action).state
    return GAME.final_outcome(s).winners == (seat,)


def test_the_bot_beats_chance() -> None:
    """In two of three matches, from both seats."""
    policy = LagoonPolicy(GAME)
    won = sum(is_won_by(policy, number % 2, number) for number in range(MATCHES))
    assert won > MATCHES * 2 / 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_draws_every_position_in_both_languages(language: str) -> None:
    """Without a text that is missing, and within the width."""
    drawing = LagoonDrawing(GAME, Texts(language, GAME, ("Anna", "Bruno")))
    console = Console(width=80, record=True, file=None, quiet=True)
    for ply in random_match(GAME, 2, 7):
        for seat in (0, None):
            view = GAME.view(ply.after, seat)
            for drawn in (drawing.table(view, 80), drawing.hand(view)):
                lines = console.render_lines(drawn or "")
                text = "\n".join("".join(segment.text for segment in line) for line in lines)
                assert "lagoon-" not in text


def test_the_board_can_be_used_and_says_the_same_in_both_languages() -> None:
    """It is written to an interface that Kontor knows, and both files have the same keys."""
    board = read_files("lagoon", BOARD)
    keys = [{line.split(" =")[0] for line in read(name).splitlines() if " = " in line} for name in ("en.ftl", "de.ftl")]
    assert "board.js" in board.files
    assert keys[0] == keys[1]


def test_a_view_is_json_as_the_board_reads_it() -> None:
    """The fields that `board.js` names are there."""
    view = json.loads(encode(GAME.view(GAME.start(2, LagoonOptions(), bytes(32)), 0)))
    assert {"rows", "coins", "hand", "pile", "frames"} <= set(view)
    assert any("lot" in frame for frame in view["frames"])


def read(name: str) -> str:
    """Return a file of the board."""
    return files(BOARD.package).joinpath(name).read_text("utf-8")
