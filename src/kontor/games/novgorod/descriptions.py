"""What every thing on the table is: the message that says so, its facts from one seat's view, and its rule."""

from collections.abc import Callable, Mapping
from typing import Any

from kontor.core import Description, Ref, RuleId
from kontor.games.novgorod.component_schema import DECK, HOLD
from kontor.games.novgorod.components import ASIDE, FILED, LOWER, NO, UPPER, YES, NovgorodBox
from kontor.games.novgorod.names import asked, asked_by
from kontor.games.novgorod.view import NovgorodView

RULES: dict[str, RuleId] = {
    "city": "NOV-T1.4",
    "stop": "NOV-T2.1",
    "hold": "NOV-TD3",
    "placeholder": "NOV-T1.5",
    "order": "NOV-TB1",
    "order_back": "NOV-N4",
    "order_deck": "NOV-T3.5",
    "row": "NOV-TB2",
    "aside": "NOV-TB3",
    "filed": "NOV-TB3",
    "recipe": "NOV-TA2",
    "answer": "NOV-A10",
    "side": "NOV-S7",
    "career": "NOV-TC1",
    "special_order": "NOV-XS2",
    "merchant": "NOV-XM4",
    "pirate": "NOV-XP1",
    "bonus_kontor8": "NOV-T3.3",
    "bonus_route5": "NOV-T1.7",
    "bonus_luxury_merchant": "NOV-TA8",
    "bonus_orders3": "NOV-TB8",
    "bonus_career3": "NOV-TC5",
    "bonus_diversity": "NOV-B5",
    "kontor": "NOV-T3.2",
    "ship": "NOV-T3.4",
    "seal": "NOV-E4",
    "ducats": "NOV-T3.1",
    "good": "NOV-T2.1",
    "luxury": "NOV-TA5",
    "privilege_speed": "NOV-T0.4",
    "privilege_income": "NOV-TE2",
    "privilege_order_discount": "NOV-T3.7",
    "privilege_seal": "NOV-T4.2",
    "way": "NOV-A5",
    "mat": "NOV-T0.1",
    "own_mat": "NOV-T0.1",
}
"""The rule that says most about a thing, by the key of its message."""


def things(view: NovgorodView) -> tuple[Ref, ...]:
    """Return what lies on the table although no action names it."""
    bonuses = [f"bonus:{bonus}" for bonus in view.bonuses]
    figures = ["figure:merchant", "figure:pirate"] if view.options.merchant_and_pirate else []
    backs = [f"back:{seat}-0" for seat, player in enumerate(view.players) if player.hidden]
    privileges = [f"privilege:{each}" for each in ("speed", "income", "order_discount", "seal")]
    careers = [f"career:{player.career}" for player in view.players]
    lone = [
        "order:deck",
        "order",
        "stop:hold",
        "placeholder",
        "kontor",
        "ship",
        "seal",
        "ducats",
        "way:produce:riga/riga.0",
    ]
    return (*lone, *bonuses, *figures, *backs, *privileges, *careers)


def description(box: NovgorodBox, view: NovgorodView, kind: str, id_: str | int) -> Description | None:
    """Return what says what a thing is; None for what is not in this game."""
    return KINDS[kind](box, view, str(id_)) if kind in KINDS else None


def described(key: str, now: bool = True, /, **facts: Any) -> Description:
    """Return the description with this key, its rule and its facts."""
    return Description(key, RULES[key], facts, now)


def city(box: NovgorodBox, view: NovgorodView, id_: str) -> Description | None:
    """Return what a city offers, and what a stop there means for the reader."""
    found = box.cities.get(id_)
    if found is None:
        return None
    goods = {"good": ("good", found.good), "luxury": ("luxury", luxury_of(box, view, id_)), "fee": found.harbour_fee}
    stack = view.stacks.get(id_, ())
    own = view.seat is not None and id_ in view.players[view.seat].kontors
    return described("city", **goods, own=own, left=len(stack), price=stack[0] if stack else 0)


def luxury_of(box: NovgorodBox, view: NovgorodView, id_: str) -> str:
    """Return the luxury that the manufactory of a city makes."""
    return box.manufactories[view.manufactory_of[id_]].luxury


def stop(box: NovgorodBox, view: NovgorodView, id_: str) -> Description | None:
    """Return what a stop of the route is, and whether it is used up; or what the hold carries."""
    if id_ == HOLD:
        held = view.players[view.seat].hold if view.seat is not None else None
        good = ("good", box.good_of[held.city]) if held else ""
        return described("hold", view.seat is not None, full=held is not None, good=good)
    if id_ not in box.cities:
        return None
    there = next((each for each in view.route if each.city == id_), None)
    state = "none" if there is None else "used" if there.used else "free"
    facts = {"good": ("good", box.good_of[id_]), "luxury": ("luxury", luxury_of(box, view, id_))}
    return described("stop", **facts, state=state)


def order(box: NovgorodBox, view: NovgorodView, id_: str) -> Description | None:
    """Return what an order asks for, and where the reader sees it; without an id any order that lies face down."""
    if id_ == "":
        return described("order_back", count=sum(player.hidden for player in view.players))
    if id_ == DECK:
        return described("order_deck", count=view.deck)
    if id_ not in box.orders:
        return None
    found = box.orders[id_]
    return described("order", upper=asked(found.upper), lower=asked(found.lower), **place_of_order(view, id_))


def place_of_order(view: NovgorodView, id_: str) -> dict[str, Any]:
    """Return where the reader sees an order lie; `hidden` if the reader does not see it."""
    if id_ in view.open_orders:
        return {"where": "open"}
    if id_ in view.hand:
        return {"where": "hand"}
    for seat, player in enumerate(view.players):
        for where, orders in (("shown", player.hand), ("aside", player.aside), ("filed", player.filed)):
            if id_ in orders:
                return {"where": f"own_{where}" if seat == view.seat else where, "seat": ("seat", seat)}
    return {"where": "hidden"}


def row(box: NovgorodBox, _: NovgorodView, id_: str) -> Description | None:
    """Return what a row of an order asks for; the id is ``ORDER:ROW``, or only the row."""
    order_id, _colon, which = id_.rpartition(":")
    if which not in (UPPER, LOWER) or (order_id and order_id not in box.orders):
        return None
    wanted = {"asked": asked(box.row(order_id, which))} if order_id else {}
    return described("row", bool(order_id), row=which, **wanted)


def special_order(box: NovgorodBox, view: NovgorodView, id_: str) -> Description | None:
    """Return what a special order asks for with the part that it shows now."""
    if id_ not in box.special_orders:
        return None
    shown = next((each for each in view.column if each.card == id_), None)
    if shown is None:
        return described("special_order", False)
    part = box.parts[id_, shown.part]
    facts = {"asked": asked_by(part), "cost": part.cost, "seals": part.seals, "done": shown.fulfilled}
    return described("special_order", **facts, above=view.column.index(shown))


def figure(_: NovgorodBox, view: NovgorodView, id_: str) -> Description | None:
    """Return what the merchant or the pirate does with the side that is played, and where he is."""
    options = view.options
    if not options.merchant_and_pirate or id_ not in ("merchant", "pirate"):
        return None
    at = view.merchant if id_ == "merchant" else view.pirate
    side = options.merchant_side if id_ == "merchant" else options.pirate_side
    return described(id_, at is not None, side=side, city=("city", at) if at else "")


def bonus(box: NovgorodBox, view: NovgorodView, id_: str) -> Description | None:
    """Return what a bonus card asks for, and what it is still worth."""
    if id_ not in box.bonuses:
        return None
    shown, values = view.bonuses.get(id_), box.bonuses[id_]
    worth = values.high if shown == "high" else values.low if shown == "low" else 0
    return described(f"bonus_{id_}", worth=worth)


def career(box: NovgorodBox, view: NovgorodView, id_: str) -> Description | None:
    """Return what a career card is, and how far its owner has come."""
    if id_ not in box.career_cards:
        return None
    seat = next((seat for seat, player in enumerate(view.players) if player.career == id_), None)
    if seat is None:
        return described("career", False)
    player = view.players[seat]
    facts = {"covered": player.covered, "seals": player.seals_per_turn, "mine": seat == view.seat}
    return described("career", seat=("seat", seat), **facts)


def privilege(box: NovgorodBox, view: NovgorodView, id_: str) -> Description | None:
    """Return what a privilege does, and whether the reader still has it."""
    if f"privilege_{id_}" not in RULES:
        return None
    has = view.seat is not None and id_ in view.players[view.seat].privileges
    return described(f"privilege_{id_}", view.seat is not None, number=getattr(box.privileges, id_), has=has)


def own_amount(key: str) -> Callable[[NovgorodBox, NovgorodView, str], Description | None]:
    """Return what describes seals, ducats, kontors or the ship, and how many (how fast) the reader's are."""

    def describe(_: NovgorodBox, view: NovgorodView, __: str) -> Description | None:
        if view.seat is None:
            return described(key, False)
        own = view.players[view.seat]
        counts = {"seal": own.seals, "ducats": own.ducats, "kontor": len(own.kontors), "ship": own.speed}
        return described(key, count=counts[key])

    return describe


def among(
    key: str, ids: Callable[[NovgorodBox], Any]
) -> Callable[[NovgorodBox, NovgorodView, str], Description | None]:
    """Return what describes all things of a kind alike, if the box has them."""
    return lambda box, _, id_: described(key, id=id_) if id_ in ids(box) else None


def place(_: NovgorodBox, __: NovgorodView, id_: str) -> Description | None:
    """Return what the place next to the ship or under it is for."""
    return described(id_) if id_ in (ASIDE, FILED) else None


def recipe(_: NovgorodBox, __: NovgorodView, id_: str) -> Description | None:
    """Return what a recipe is."""
    return described("recipe", number=int(id_) + 1) if id_ in ("0", "1", "2") else None


def mat(_: NovgorodBox, view: NovgorodView, id_: str) -> Description | None:
    """Return what lies before a player, as far as everybody may know."""
    player = view.players[int(id_)]
    orders = len(player.hand) + player.hidden
    facts = {"seals": player.seals, "ducats": player.ducats, "kontors": len(player.kontors), "speed": player.speed}
    key = "own_mat" if int(id_) == view.seat else "mat"
    return described(key, seat=("seat", int(id_)), orders=orders, **facts)


KINDS: Mapping[str, Callable[[NovgorodBox, NovgorodView, str], Description | None]] = {
    "city": city,
    "stop": stop,
    "source": stop,
    "order": order,
    "offer": order,
    "back": lambda box, view, _: order(box, view, ""),
    "row": row,
    "place": place,
    "recipe": recipe,
    "answer": among("answer", lambda _: (YES, NO)),
    "side": among("side", lambda _: ("front", "back")),
    "career": career,
    "special_order": special_order,
    "figure": figure,
    "bonus": bonus,
    "placeholder": lambda _, __, id_: described("placeholder") if id_ == "" else None,
    "kontor": own_amount("kontor"),
    "ship": own_amount("ship"),
    "seal": own_amount("seal"),
    "ducats": own_amount("ducats"),
    "good": among("good", lambda box: box.goods),
    "luxury": among("luxury", lambda box: box.luxuries),
    "privilege": privilege,
    "way": lambda _, __, id_: described("way") if id_ else None,
    "seat": mat,
}
"""What describes the things of each kind."""
