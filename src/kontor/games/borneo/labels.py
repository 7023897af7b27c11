"""What things and actions are called: message keys and their variables, never sentences."""

from collections.abc import Mapping
from typing import Any

from kontor.core import Action, Name
from kontor.games.borneo.actions import SWAP, Attack, EndDefence, PayCard, PlayCargo, RelocateDefender
from kontor.games.borneo.components import BorneoBox
from kontor.games.borneo.frames import DefenceFrame, PaymentFrame, PlacementFrame, RelocationFrame
from kontor.games.borneo.payment import due_index, lay
from kontor.games.borneo.view import BorneoView


def name(box: BorneoBox, kind: str, id_: str | int) -> Name:
    """Return the message that names a thing; cards are named by their flags and goods."""
    match kind, id_:
        case "card", str() if id_ in box.cargo:
            card = box.cargo[id_]
            flags = {f"flag{i}": ("flag_on_card", flag) for i, flag in enumerate(card.flags, 1)}
            return Name("cargo-card", {"spice": ("spice_on_card", card.spice), "units": card.value, **flags})
        case "card", str():
            port = box.ports[id_]
            return Name("port-card", {"name": port.name, "contents": ("spice", port.contents)})
        case "order_piece", str():
            return Name(f"order-{id_.partition(':')[2]}")
        case "port", int():
            return Name("slot", {"number": id_ + 1})
        case "rank", int():
            return Name("rank", {"rank": id_})
        case "rank", str():
            company, rank = id_.split(":")
            return Name("rank-in", {"company": ("company", company), "rank": int(rank)})
        case "destination", str() if id_ != SWAP:
            return Name(f"company-{id_}")
        case "flags", str():
            _, company, card_of_port = id_.split(":")
            return Name("flags-at", {"company": ("company", company), "port": ("card", card_of_port)})
        case _:
            return Name(f"{kind}-{id_}")


def label_facts(box: BorneoBox, view: BorneoView, action: Action) -> Mapping[str, Any]:
    """Return what the label says in addition to the action's fields, from the view alone."""
    frame = view.frames[-1] if view.frames else None
    match action, frame:
        case PlayCargo(slot=slot), _:
            return {"port": ("card", view.ports[slot].port)}
        case Attack(company=company, defender_rank=rank), _:
            return {"defender": ("seat", view.ladders[company][rank - 1])}
        case PayCard(card=card), PaymentFrame():
            due = due_index(frame.missing)
            then = lay(box, frame, card)
            covered = frame.missing[due] - then.missing[due]
            return {"due": ("spice", box.spices[due]), "covered": covered, "pirate": then.pirate == card}
        case EndDefence(), DefenceFrame():
            return {"played": len(frame.contest.defence)}
        case RelocateDefender(to=to), RelocationFrame():
            contest = frame.contest
            return {"company": ("company", contest.company), "rank": contest.attacker_rank, "swap": to == SWAP}
        case _:
            return {}


def question_facts(view: BorneoView) -> Mapping[str, Any]:
    """Return what the open question says in addition to its frame's fields: which of how many merchants is placed."""
    match view.frames[-1] if view.frames else None:
        case PlacementFrame(queue=(seat, *later)):
            placed = sum(ladder.count(seat) for ladder in view.ladders.values())
            return {"number": placed + 1, "merchants": placed + 1 + later.count(seat)}
        case _:
            return {}
