"""The box: the components of a match, made from a component file."""

from typing import Annotated, TypeAlias

from kontor.core import ComponentData, KontorError, Record, kind

PearlId: TypeAlias = Annotated[str, kind("pearl")]
LEAST_PEARLS = 9
"""Pearls that three players need for a first lot: two in each hand, and some to bid for."""


class LagoonError(KontorError):
    """A component file that cannot be played."""

    package = "kontor.cli.new_game.template.lagoon"


class Purse(Record, frozen=True):
    """What a player begins with."""

    coins: int
    source: str


class Pearl(Record, frozen=True):
    """A pearl, and what it counts."""

    id: str
    value: int
    source: str


class LagoonFile(Record, frozen=True):
    """A component file as it is written."""

    purse: Purse
    pearl: tuple[Pearl, ...]


class LagoonBox:
    """The values of the pearls, and the coins in a purse."""

    def __init__(self, data: ComponentData) -> None:
        file = data.table(LagoonFile)
        playable = len({pearl.id for pearl in file.pearl}) >= LEAST_PEARLS and file.purse.coins > 0
        data.demand(playable, LagoonError("too-little", pearls=LEAST_PEARLS))
        self.values = {pearl.id: pearl.value for pearl in file.pearl}
        self.coins = file.purse.coins
