"""The yardstick of `kontor bench`, run by the interpreter of `.venv-catanatron`: four random players.

Usage: catanatron_speed.py SECONDS [SEED]; prints one JSON object. Catanatron is GPL-3 and never imported by src/.
"""

import json
import random
import sys
import time
from typing import Any

from catanatron import Color, Game, RandomPlayer

COLORS = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
SAMPLED_STATES = 60
SAMPLE_EVERY = 25


def new_game() -> Game:
    """Set up a game of four."""
    return Game([RandomPlayer(color) for color in COLORS])


def decisions(game: Game) -> int:
    """Count the actions of a game, whose log is named differently in older releases."""
    state = game.state
    return len(state.action_records if hasattr(state, "action_records") else state.actions)


def decisions_per_s(seconds: float) -> float:
    """Play whole games for about this many seconds; return the decisions per second."""
    count = 0
    began = time.perf_counter()
    end = began + seconds
    while True:
        game = new_game()
        game.play()
        count += decisions(game)
        now = time.perf_counter()
        if now >= end:
            return count / (now - began)


def copy_us() -> float:
    """Return the microseconds that it takes to copy a state, sampled from random games."""
    states: list[Any] = []
    game = new_game()
    while len(states) < SAMPLED_STATES:
        if game.winning_color() is not None:
            game = new_game()
        game.play_tick()
        if random.randrange(SAMPLE_EVERY) == 0:  # noqa: S311 - only samples
            states.append(game.copy())
    began = time.perf_counter()
    for state in states:
        state.copy()
    return (time.perf_counter() - began) / len(states) * 1e6


if __name__ == "__main__":
    random.seed(int(sys.argv[2]) if len(sys.argv) > 2 else 0)
    json.dump({"decisions_per_s": decisions_per_s(float(sys.argv[1])), "copy_us": copy_us()}, sys.stdout)
