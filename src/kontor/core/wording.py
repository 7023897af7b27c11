"""What texts need to know about a game: a protocol, so that errors and texts do not depend on the contract itself."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import msgspec

from kontor.core.descriptions import Description
from kontor.core.records import Action, GameInfo


class Name(msgspec.Struct, frozen=True):
    """The message that names a thing: its key and its variables; a variable that is a pair (kind, id) is named too."""

    key: str
    variables: Mapping[str, int | str | tuple[str, str | int]] = {}


class Wording(Protocol):
    """The part of a game that its texts are made from; every `Game` has it."""

    @property
    def info(self) -> GameInfo:
        """The facts about the game."""

    @property
    def package(self) -> str:
        """The package whose `messages` folder holds the texts."""

    def vocabulary(self) -> Mapping[str, Sequence[str | int]]:
        """Return the well-formed ids of every kind."""

    def name(self, kind: str, id_: str | int) -> Name:
        """Return the message that names a component."""

    def label_facts(self, view: Any, action: Action) -> Mapping[str, Any]:
        """Return what an action's label says in addition to the action's fields."""

    def question_facts(self, view: Any) -> Mapping[str, Any]:
        """Return what the open question says in addition to its frame's fields."""

    def description(self, view: Any, kind: str, id_: str | int) -> Description | None:
        """Return which message says what a thing is."""
