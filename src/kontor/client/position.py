"""The position of a match, as records of the game."""

from typing import Any

from kontor.core import Action, AnyGame, Record, View, decode, encode


class Position(Record, frozen=True):
    """A match as the seat sees it."""

    seq: int
    status: str
    seat: int | None
    deciders: tuple[int, ...]
    view: View
    legal: tuple[Action, ...]
    told: tuple[dict[str, Any], ...]

    @property
    def is_mine(self) -> bool:
        """Whether this seat has to decide."""
        return self.seat is not None and self.seat in self.deciders


def read_position(game: AnyGame, seen: dict[str, Any]) -> Position:
    """Read a position as the server sends it."""
    return Position(
        seq=seen["seq"],
        status=seen["status"],
        seat=seen["seat"],
        deciders=tuple(seen["deciders"]),
        view=decode(encode(seen["view"]), game.view_type),
        legal=tuple(decode(encode(action), game.action_union) for action in seen["legal"]),
        told=tuple(seen["told"]),
    )
