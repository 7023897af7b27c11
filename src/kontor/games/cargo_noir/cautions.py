"""What an action gives away for good although the player could still have it, from that player's view alone."""

from collections.abc import Sequence

from kontor.core import Action, Caution
from kontor.games.cargo_noir.actions import BasketCard, CloseTrade, SkipTrade
from kontor.games.cargo_noir.components import CargoNoirBox
from kontor.games.cargo_noir.rules import E4, T2_7, T2_11
from kontor.games.cargo_noir.view import CargoNoirView

MIN_SURPLUS = 3
"""Value paid above the cost that is worth a word; less than that often cannot be helped."""


def cautions(_: CargoNoirBox, view: CargoNoirView, action: Action, legal: Sequence[Action]) -> tuple[Caution, ...]:
    """Return what an action gives away: cargo that would buy a card, and value above a price."""
    if view.seat is None:
        return ()
    match action:
        case SkipTrade():
            return skipping(view, view.seat, [each.card for each in legal if isinstance(each, BasketCard)])
        case CloseTrade() if view.trade and (lost := view.trade.value - view.trade.cost) >= MIN_SURPLUS:
            facts = {"value": view.trade.value, "cost": view.trade.cost, "lost": lost}
            return (Caution("surplus", T2_7, (), facts),)
        case _:
            return ()


def skipping(view: CargoNoirView, seat: int, payable: Sequence[str]) -> tuple[Caution, ...]:
    """Return what is lost without a trade: everything in the last turn, before that what does not fit."""
    if not payable:
        return ()
    refs = tuple(f"card:{card}" for card in payable)
    own = view.players[seat]
    if view.round == view.last_round:
        return (Caution("last_trade", E4, refs, {"cards": len(payable)}),)
    over = len(own.tiles) - own.capacity
    return (Caution("overflow", T2_11, refs, {"tiles": over}),) if over > 0 else ()
