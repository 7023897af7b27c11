"""Broken bots, to test how the worker copes with them. Its processes import them from here by name."""

import os
import signal
import socket
from collections.abc import Sequence
from dataclasses import dataclass

from kontor.bots import Budget, Clerk, Decision
from kontor.core import Action, AnyGame, View


class Raising:
    """Raises instead of answering."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def decide(self, view: View, legal: Sequence[Action], budget: Budget, seed: bytes) -> Decision:
        raise RuntimeError("a bug")


class Unborn:
    """Cannot even be constructed."""

    def __init__(self, game: AnyGame) -> None:
        raise RuntimeError("no knowledge")

    def decide(self, view: View, legal: Sequence[Action], budget: Budget, seed: bytes) -> Decision:
        raise NotImplementedError


class Cheating(Raising):
    """Answers illegally, with an action for a later question or for another seat."""

    def decide(self, view: View, legal: Sequence[Action], budget: Budget, seed: bytes) -> Decision:
        return Decision(next(action for verb in self.game.action_types for action in self.illegal(verb, legal)))

    def illegal(self, verb: type[Action], legal: Sequence[Action]) -> list[Action]:
        return [action for action in self.game.well_formed(verb) if action not in legal]


class Endless(Raising):
    """Never answers."""

    def decide(self, view: View, legal: Sequence[Action], budget: Budget, seed: bytes) -> Decision:
        while True:
            pass


class Crashing(Raising):
    """Kills its process."""

    def decide(self, view: View, legal: Sequence[Action], budget: Budget, seed: bytes) -> Decision:
        os.kill(os.getpid(), signal.SIGKILL)
        raise NotImplementedError


@dataclass(frozen=True)
class Stalling:
    """A level of clerks that send their process id to a port, and wait until the other side closes the connection."""

    port: int

    def __call__(self, game: AnyGame) -> "StallingClerk":
        return StallingClerk(game, self.port)


class StallingClerk(Clerk):
    """A clerk that waits for the connection to be closed; if nobody listens, it plays at once."""

    def __init__(self, game: AnyGame, port: int) -> None:
        super().__init__(game)
        self.port = port

    def decide(self, view: View, legal: Sequence[Action], budget: Budget, seed: bytes) -> Decision:
        try:
            with socket.create_connection(("127.0.0.1", self.port)) as line:
                line.sendall(f"{os.getpid()}\n".encode())
                line.recv(1)
        except OSError:
            pass
        return super().decide(view, legal, budget, seed)
