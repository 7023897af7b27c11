"""How people name things of Borneo: ports by name, merchants by owner or by company and rank."""

from collections.abc import Sequence

from kontor.core import Action, Ref, Texts
from kontor.games.borneo import BorneoView
from kontor.games.borneo.actions import (
    AddAttackCard,
    AddDefenceCard,
    Attack,
    ChooseOrder,
    DiscardExcess,
    PayCard,
    PlayCargo,
    TakeCargo,
    TransferMerchant,
)
from kontor.games.borneo.components import BorneoBox


def also_called(box: BorneoBox, texts: Texts, view: BorneoView) -> dict[Ref, Sequence[str]]:
    """Return further names of ports and ranks."""
    names: dict[Ref, Sequence[str]] = {}
    for slot, place in enumerate(view.ports):
        if place.port is not None:
            names[f"port:{slot}"] = [box.ports[place.port].name]
    for company, ladder in view.ladders.items():
        called = texts.name("company", company)
        for rank, seat in enumerate(ladder, 1):
            owner = texts.name("seat", seat)
            words = [f"{called} {rank}", f"{called} {texts.text('borneo-at-rank', {'rank': rank})}"]
            names[f"rank:{company}:{rank}"] = [*words, owner, f"{owner} {called}"]
    return names


def is_plausible(box: BorneoBox, view: BorneoView, action: Action) -> bool:
    """Return True if the action names the viewer's cards and merchants, cargo in a port, or a possible order."""
    match action:
        case PlayCargo(card) | AddAttackCard(card) | AddDefenceCard(card) | DiscardExcess(card):
            return card in view.hand
        case PayCard(card):
            return view.seat is not None and card in view.players[view.seat].warehouse
        case TakeCargo(card):
            return any(card in place.cargo for place in view.ports if place.port is None)
        case ChooseOrder(order, spice):
            return (box.orders[order].kind == "same") == (spice is not None)
        case TransferMerchant(company, rank, _):
            return own(view, company, rank)
        case Attack(company, rank, better):
            return own(view, company, rank) and better < rank
        case _:
            return True


def own(view: BorneoView, company: str, rank: int) -> bool:
    """Return True if the viewer has a merchant there."""
    return rank <= len(view.ladders[company]) and view.ladders[company][rank - 1] == view.seat
