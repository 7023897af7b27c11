"""What a player can do: one frozen record for each verb."""

from kontor.cli.new_game.template.lagoon.components import PearlId
from kontor.core import Action, Amount


class Bid(Action, frozen=True, tag="bid"):
    """Offer coins for the lot."""

    coins: Amount


class Pass(Action, frozen=True, tag="pass"):
    """Offer nothing for this lot."""


class Lay(Action, frozen=True, tag="lay"):
    """Lay a pearl of the own hand into the own row."""

    pearl: PearlId
