"""What the broken twins are made with."""

from collections.abc import Sequence
from typing import Any, ClassVar, TypeAlias

import msgspec

from contract.toy.game import Auction, Laying, Pearls, PearlsState, Round
from kontor.core import Phase

Twins: TypeAlias = dict[str, tuple[tuple[type[Pearls], str], ...]]
"""For each check the twins that it must see, each with a piece of the sentence in which it says so."""

replace = msgspec.structs.replace


class TwinWithPhases(Pearls):
    """A twin whose phases are others, in the places of those of the toy."""

    auction: ClassVar[type[Auction]] = Auction
    laying: ClassVar[type[Laying]] = Laying

    def make_phases(self) -> Sequence[Phase[PearlsState, Any, Any]]:
        return (Round(), self.auction(), self.laying())


def with_auction(phase: type[Auction]) -> type[Pearls]:
    """Return the toy with another auction."""
    return type(f"With{phase.__name__}", (TwinWithPhases,), {"auction": phase})


def with_laying(phase: type[Laying], **fields: Any) -> type[Pearls]:
    """Return the toy with another way to lay pearls."""
    return type(f"With{phase.__name__}", (TwinWithPhases,), {"laying": phase, **fields})
