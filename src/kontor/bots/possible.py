"""The legal actions of a seat, listed only if somebody wants to see them all."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any, overload

from kontor.core import Action, AnyGame, Seat


class Possible(Sequence[Action]):
    """What a seat may do in a world: asked for one action it checks that one, which is much quicker than a list."""

    def __init__(self, game: AnyGame, world: Any, seat: Seat) -> None:
        self.game, self.world, self.seat = game, world, seat

    @cached_property
    def all(self) -> list[Action]:
        """All of them, in their order."""
        return self.game.legal_actions(self.world, self.seat)

    def __contains__(self, action: object) -> bool:
        """Say whether an action is legal."""
        if "all" in self.__dict__:
            return action in self.all
        return isinstance(action, Action) and self.game.check(self.world, self.seat, action) is None

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self.all)

    def __iter__(self) -> Iterator[Action]:
        """Go through all of them."""
        return iter(self.all)

    @overload
    def __getitem__(self, at: int) -> Action: ...
    @overload
    def __getitem__(self, at: slice) -> list[Action]: ...
    def __getitem__(self, at: int | slice) -> Action | list[Action]:
        """Return one of them, or some."""
        return self.all[at]
