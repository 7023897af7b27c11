"""What every thing on the table is: the message that says so, its facts from one seat's view, and its rule."""

from collections.abc import Callable, Mapping
from typing import Any

from kontor.core import Description, Ref, RuleId
from kontor.games.borneo.actions import SWAP
from kontor.games.borneo.component_schema import JOKER
from kontor.games.borneo.components import BorneoBox
from kontor.games.borneo.flags import visible_flags
from kontor.games.borneo.frames import AttackFrame, DefenderFrame
from kontor.games.borneo.view import BorneoView

RULES: dict[str, RuleId] = {
    "cargo": "BOR-T3.1",
    "port_card": "BOR-T3.5",
    "hidden_card": "BOR-H5",
    "port": "BOR-T3.2",
    "order": "BOR-T1.3",
    "spice": "BOR-T1.5",
    "company": "BOR-S6b",
    "company_row": "BOR-S6c",
    "merchant": "BOR-T2.5",
    "merchants": "BOR-S7",
    "free_rank": "BOR-S8",
    "rank": "BOR-D4",
    "swap": "BOR-T2.13b",
    "mat": "BOR-H1",
    "own_mat": "BOR-H1",
    "hand": "BOR-T4.3",
    "draw_pile": "BOR-T4.1",
    "discard_pile": "BOR-H3",
    "port_stack": "BOR-D12",
    "ship": "BOR-VB2",
}
"""The rule that says most about a thing, by the key of its message."""


def things(view: BorneoView) -> tuple[Ref, ...]:
    """Return what lies on the table although no action names it."""
    piles = ("pile:draw", "pile:discard", "pile:ports", "card", "merchant", "hand")
    merchants = tuple(f"merchant:{seat}:0" for seat in range(len(view.players)))
    return (*piles, *merchants, *(("ship",) if view.options.blackbeard else ()))


def description(box: BorneoBox, view: BorneoView, kind: str, id_: str | int) -> Description | None:
    """Return what says what a thing is; None for what is not in this game."""
    return KINDS[kind](box, view, id_) if kind in KINDS else None


def described(key: str, now: bool = True, /, **facts: Any) -> Description:
    """Return the description with this key, its rule and its facts."""
    return Description(key, RULES[key], facts, now)


def card(box: BorneoBox, view: BorneoView, id_: str | int) -> Description | None:
    """Return what a cargo card or a port card is, and where it lies; without an id any card that lies face down."""
    match id_:
        case "":
            return described("hidden_card", hands=sum(sum(player.hand) for player in view.players))
        case str() if id_ in box.cargo:
            cargo = box.cargo[id_]
            flags = {"triple": ("company", cargo.triple), "single": ("company", cargo.single)}
            goods = {"spice": ("spice", cargo.spice), "units": cargo.value}
            return described("cargo", **flags, **goods, **whereabouts(view, id_))
        case str() if id_ in box.ports:
            port = box.ports[id_]
            numbers = {"monopoly": port.monopoly, "limit": port.limit, "contents": ("spice", port.contents)}
            return described("port_card", **numbers, joker=port.contents == JOKER, **whereabouts(view, id_))
        case _:
            return None


def whose_place(view: BorneoView, seat: int | None) -> str:
    """Return how a message selects on the holder of a thing."""
    return "nobody" if seat is None else "mine" if seat == view.seat else "theirs"


def whereabouts(view: BorneoView, id_: str) -> dict[str, Any]:
    """Return where the reader sees a card lie; `hidden` if the reader does not see it."""
    frame = view.frames[-1] if view.frames else None
    if id_ in view.hand:
        return {"where": "hand"}
    for seat, player in enumerate(view.players):
        if id_ in player.warehouse:
            return {"where": whose_place(view, seat), "seat": ("seat", seat)}
    for number, place in enumerate(view.ports):
        if id_ == place.port or id_ in place.cargo:
            return {"where": "port", "slot": ("port", number), "laid": len(place.cargo)}
    if isinstance(frame, AttackFrame | DefenderFrame) and id_ in frame.contest.attack + frame.contest.defence:
        return {"where": "contest"}
    for where, cards in (("discard", view.discard_pile), ("stack", view.port_stack), ("out", view.out_of_game)):
        if id_ in cards:
            return {"where": where}
    return {"where": "hidden"}


def slot(box: BorneoBox, view: BorneoView, number: str | int) -> Description | None:
    """Return what the place of an open port is: its card, the cargo there, and the most flags of one company."""
    if not isinstance(number, int):
        return None
    place = view.ports[number]
    seen = visible_flags(box, place.cargo)
    most = max(map(seen.count, box.companies))
    facts: dict[str, Any] = {"open": place.port is not None, "cards": len(place.cargo), "most": most}
    if place.port is not None:
        port = box.ports[place.port]
        facts |= {"port": ("card", place.port), "monopoly": port.monopoly, "limit": port.limit}
    leaders = [("company", company) for company in box.companies if seen.count(company) == most]
    return described("port", **facts, leaders=leaders)


def order(box: BorneoBox, view: BorneoView, id_: str | int) -> Description | None:
    """Return what an order is: what it asks for, its points, and how many of its type are left."""
    asked = box.orders.get(str(id_).rpartition(":")[2])
    if asked is None:
        return None
    facts = {"asks": asked.kind, "amount": asked.amount, "points": asked.points}
    return described("order", **facts, left=view.orders.get(asked.id, 0))


def spice(box: BorneoBox, view: BorneoView, id_: str | int) -> Description | None:
    """Return what a spice is, and how many units of it the reader has."""
    if id_ not in box.spices:
        return None
    own = view.players[view.seat].warehouse if view.seat is not None else ()
    units = sum(units for held, units in map(box.goods.__getitem__, own) if held == id_)
    return described("spice", view.seat is not None, spice=("spice", id_), units=units)


def company(box: BorneoBox, view: BorneoView, id_: str | int) -> Description | None:
    """Return what a trading company is: how many merchants it has, and the best rank of the reader's own."""
    if id_ == SWAP:
        return described("swap")
    if id_ not in box.companies:
        return None
    ladder = view.ladders[str(id_)]
    spaces = box.editions[view.options.edition].ladder_capacity
    own = [rank for rank, seat in enumerate(ladder, 1) if seat == view.seat]
    facts = {"count": len(ladder), "spaces": spaces, "own": len(own), "rank": own[0] if own else 0}
    return described("company" if spaces else "company_row", company=("company", id_), **facts)


def on_rank(_: BorneoBox, view: BorneoView, id_: str | int) -> Description | None:
    """Return what stands on a rank of a company: a merchant, or nobody."""
    if isinstance(id_, int):
        return described("rank", rank=id_)
    company_id, _colon, digits = id_.partition(":")
    ladder = view.ladders.get(company_id)
    if ladder is None or not digits.isdecimal() or int(digits) < 1:
        return None
    rank = int(digits)
    facts = {"company": ("company", company_id), "rank": rank, "count": len(ladder)}
    if rank > len(ladder):
        return described("free_rank", **facts)
    owner = ladder[rank - 1]
    behind = [place for place, seat in enumerate(ladder, 1) if seat == view.seat and place > rank]
    attacker = min(behind, default=0) if owner != view.seat else 0
    contest = {"attacker": attacker, "bonus": max(0, attacker - rank - 1)}
    return described("merchant", **facts, **contest, seat=("seat", owner), mine=owner == view.seat)


def merchant(_: BorneoBox, view: BorneoView, id_: str | int) -> Description | None:
    """Return what a merchant is; its id begins with its owner's seat, and without one it is anybody's."""
    if id_ == "":
        return described("merchants", mine="any")
    owner = next((seat for seat in range(len(view.players)) if str(id_).partition(":")[0] == str(seat)), None)
    return None if owner is None else described("merchants", seat=("seat", owner), mine=owner == view.seat)


def mat(_: BorneoBox, view: BorneoView, seat: str | int) -> Description | None:
    """Return what lies before a player, as far as the reader may know."""
    player = view.players[int(seat)]
    key = "own_mat" if seat == view.seat else "mat"
    facts = {"hand": sum(player.hand), "goods": len(player.warehouse), "orders": player.completed_count}
    return described(key, seat=("seat", seat), **facts)


def hand(box: BorneoBox, view: BorneoView, id_: str | int) -> Description | None:
    """Return how many cards a hand may hold at the end of a turn, and how many the reader's has."""
    if id_ != "":
        return None
    count = sum(view.players[view.seat].hand) if view.seat is not None else 0
    return described("hand", view.seat is not None, limit=box.limits.hand_limit, count=count)


def pile(_: BorneoBox, view: BorneoView, id_: str | int) -> Description | None:
    """Return what a pile is, and how many cards it has."""
    match id_:
        case "draw":
            return described("draw_pile", count=view.draw_pile)
        case "discard":
            return described("discard_pile", count=len(view.discard_pile))
        case "ports":
            left = [("card", port) for port in view.port_stack]
            return described("port_stack", count=len(left), ports=left)
        case _:
            return None


def ship(_: BorneoBox, view: BorneoView, id_: str | int) -> Description | None:
    """Return what the pirate ship is, and who holds it; only in the variant that has one."""
    if id_ != "" or not view.options.blackbeard:
        return None
    holder = {} if view.ship is None else {"seat": ("seat", view.ship)}
    return described("ship", where=whose_place(view, view.ship), **holder)


KINDS: Mapping[str, Callable[[BorneoBox, BorneoView, str | int], Description | None]] = {
    "card": card,
    "port": slot,
    "order": order,
    "order_piece": order,
    "spice": spice,
    "company": company,
    "destination": company,
    "rank": on_rank,
    "merchant": merchant,
    "seat": mat,
    "pile": pile,
    "hand": hand,
    "ship": ship,
}
"""What describes the things of each kind."""
