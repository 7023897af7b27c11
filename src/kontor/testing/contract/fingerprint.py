"""One hash over whole random games: states, legal actions, events, views. Run as a program in a second process."""

import importlib
import sys
from hashlib import sha256

from kontor.core import AnyGame, digest, encode, registry, seeded
from kontor.testing.contract.plan import ordered_setups


def find_game(source: str) -> AnyGame:
    """Return the game of a slug, or of ``module:ATTRIBUTE``."""
    module, _, attribute = source.partition(":")
    if not attribute:
        return registry.game(source)
    found: AnyGame = getattr(importlib.import_module(module), attribute)
    return found


def fingerprint(game: AnyGame, games: int) -> str:
    """Play games from fixed seeds and return the hash of all that happened."""
    total = sha256()
    setups = ordered_setups(game)
    for number in range(games):
        seats, options = setups[number % len(setups)]
        rng = seeded(number)
        state = game.start(seats, options, rng.bytes(32))
        while deciders := game.deciders(state):
            legal = game.legal_actions(state, deciders[0])
            step = game.apply(state, deciders[0], rng.pick(legal))
            total.update(encode((legal, step.events, step.state, game.view(step.state, deciders[0]))))
            state = step.state
    return total.hexdigest()


def numbers_fingerprint(game: AnyGame) -> str:
    """Return one hash over the action ids and the entries of observations for all numbers of seats."""
    return digest([game.numbers(seats).digest() for seats in game.info.seats])


if __name__ == "__main__":
    found, number_of_games = find_game(sys.argv[1]), int(sys.argv[2])
    print(fingerprint(found, number_of_games) if number_of_games else numbers_fingerprint(found))  # noqa: T201
