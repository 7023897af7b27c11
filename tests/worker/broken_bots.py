"""Bots that are no good, for tests of what becomes of them. Processes find them here by their names."""

import os
import signal
import socket
from collections.abc import Sequence
from dataclasses import dataclass

from kontor.bots import Budget, Clerk, Decision
from kontor.core import Action, AnyGame, View


class Raising:
    """Knows no answer."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def decide(self, view: View, legal: Sequence[Action], budget: Budget, seed: bytes) -> Decision:
        raise RuntimeError("a bug")


class Unborn:
    """Cannot even be made."""

    def __init__(self, game: AnyGame) -> None:
        raise RuntimeError("no knowledge")

    def decide(self, view: View, legal: Sequence[Action], budget: Budget, seed: bytes) -> Decision:
        raise NotImplementedError


class Cheating(Raising):
    """Does what nobody can do: an action of a later question, or of another seat."""

    def decide(self, view: View, legal: Sequence[Action], budget: Budget, seed: bytes) -> Decision:
        return Decision(next(action for verb in self.game.action_types for action in self.illegal(verb, legal)))

    def illegal(self, verb: type[Action], legal: Sequence[Action]) -> list[Action]:
        return [action for action in self.game.well_formed(verb) if action not in legal]


class Endless(Raising):
    """Never comes to an end."""

    def decide(self, view: View, legal: Sequence[Action], budget: Budget, seed: bytes) -> Decision:
        while True:
            pass


class Crashing(Raising):
    """Takes its process with it."""

    def decide(self, view: View, legal: Sequence[Action], budget: Budget, seed: bytes) -> Decision:
        os.kill(os.getpid(), signal.SIGKILL)
        raise NotImplementedError


@dataclass(frozen=True)
class Stalling:
    """A level of clerks that ring up a port with the number of their process, and wait until it hangs up."""

    port: int

    def __call__(self, game: AnyGame) -> "StallingClerk":
        return StallingClerk(game, self.port)


class StallingClerk(Clerk):
    """A clerk that waits on the line; where nobody answers it plays at once."""

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
