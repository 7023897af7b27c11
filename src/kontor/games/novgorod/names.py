"""What things are called: message keys and their variables, with the figures of the box."""

from kontor.core import Name
from kontor.games.novgorod.component_schema import DECK, HOLD, CareerStep, SpecialOrderPart
from kontor.games.novgorod.components import NovgorodBox

COSTS = {"g": "goods", "l": "luxuries", "d": "ducats"}
"""By the letter of the ledger: what a career step costs."""


def name(box: NovgorodBox, kind: str, id_: str | int) -> Name:
    """Return the message that names a thing; an order is named by its rows, a stop by its city."""
    match kind, id_:
        case (("order" | "offer"), str()) if id_ != DECK:
            return order_name(box, id_)
        case (("stop" | "source"), str()) if id_ != HOLD:
            return Name(f"city-{id_}")
        case "row", str() if ":" in id_:
            order, row = id_.split(":")
            return Name("row-of", {"order": ("order", order), "row": ("row", row)})
        case "recipe", int():
            return Name("recipe", {"number": id_ + 1})
        case "privilege", str():
            return Name(f"privilege-{id_}", {"number": getattr(box.privileges, id_)})
        case "step", str():
            return step_name(box, id_)
        case (("asked" | "cost"), str()):
            return joined_name(box, kind, id_)
        case _:
            return Name(f"{kind}-{id_}")


def order_name(box: NovgorodBox, id_: str) -> Name:
    """Return the message that names an order by its number and its rows."""
    order = box.orders[id_]
    return Name("order-card", {"number": int(id_[1:]), "upper": asked(order.upper), "lower": asked(order.lower)})


def step_name(box: NovgorodBox, id_: str) -> Name:
    """Return the message that names a career step by its cost and its privilege."""
    career, number = id_.split(":")
    step = next(each for each in box.file.career if each.id == career).steps[int(number)]
    return Name("career-step", {"cost": cost_of(step), "privilege": ("privilege", step.privilege)})


def joined_name(box: NovgorodBox, kind: str, id_: str) -> Name:
    """Return the message that names several things that are asked for together, or all that a step costs."""
    rest, _, last = id_.rpartition("+")
    if rest:
        return Name("joined", {"rest": (kind, rest), "last": (kind, last)})
    if kind == "asked":
        return Name(f"luxury-{last}" if last in box.luxuries else f"good-{last}")
    return Name(f"cost-{COSTS[last[0]]}", {"number": int(last[1:])})


def asked(things: tuple[str, ...]) -> tuple[str, str]:
    """Return goods and luxuries that are asked for together, to be named."""
    return ("asked", "+".join(things))


def asked_by(part: SpecialOrderPart) -> tuple[str, str]:
    """Return what a part of a special order asks for, to be named."""
    return asked((*part.goods, part.luxury) if part.luxury else part.goods)


def cost_of(step: CareerStep) -> tuple[str, str]:
    """Return what a career step costs, to be named."""
    parts = {"g": step.goods, "l": step.luxuries, "d": step.ducats}
    return ("cost", "+".join(f"{letter}{number}" for letter, number in parts.items() if number))
